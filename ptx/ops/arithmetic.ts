// Generated from kernels/ops/arithmetic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/arithmetic.cu`. */
export const ARITHMETIC: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry arithmetic_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256,1,1
{
.reg .pred %p<88>;
.reg .b16 %rs<9>;
.reg .f32 %f<81>;
.reg .b32 %r<535>;
.reg .b64 %rd<217>;
ld.param.u64 %rd61,[p0];
ld.param.v2.u32 {%r476,%r231},[p1+32];
ld.param.v2.u32 {%r232,%r233},[p1+40];
ld.param.u64 %rd66,[p2];
ld.param.v2.u32 {%r477,%r235},[p3+32];
ld.param.v2.u32 {%r236,%r237},[p3+40];
ld.param.u64 %rd71,[p4];
ld.param.v2.u32 {%r478,%r479},[p5+32];
ld.param.v2.u32 {%r240,%r241},[p5+40];
ld.param.u32 %r228,[p6];
ld.param.f32 %f3,[p8];
ld.param.u64 %rd213,[p5+24];
ld.param.u64 %rd212,[p5+16];
ld.param.u64 %rd211,[p5+8];
ld.param.u64 %rd72,[p5];
ld.param.u64 %rd209,[p3+24];
ld.param.u64 %rd208,[p3+16];
ld.param.u64 %rd207,[p3+8];
ld.param.u64 %rd67,[p3];
ld.param.u64 %rd205,[p1+24];
ld.param.u64 %rd204,[p1+16];
ld.param.u64 %rd203,[p1+8];
ld.param.u64 %rd62,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r233,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd76,%rd61;
mul.wide.s32 %rd77,%r1,40;
add.s64 %rd78,%rd76,%rd77;
ld.global.v2.u32 {%r476,%r243},[%rd78+32];
ld.global.u64 %rd205,[%rd78+24];
ld.global.u64 %rd204,[%rd78+16];
ld.global.u64 %rd203,[%rd78+8];
ld.global.u64 %rd202,[%rd78];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd79,%r1;
mul.lo.s64 %rd80,%rd62,%rd79;
add.s64 %rd202,%rd61,%rd80;
$0_3:
setp.eq.s32 %p2,%r237,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd81,%rd66;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r477,%r245},[%rd83+32];
ld.global.u64 %rd209,[%rd83+24];
ld.global.u64 %rd208,[%rd83+16];
ld.global.u64 %rd207,[%rd83+8];
ld.global.u64 %rd206,[%rd83];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd67,%rd84;
add.s64 %rd206,%rd66,%rd85;
$0_6:
setp.eq.s32 %p3,%r241,0;
@%p3 bra $0_8;
cvta.to.global.u64 %rd86,%rd71;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r478,%r479},[%rd88+32];
ld.global.u64 %rd213,[%rd88+24];
ld.global.u64 %rd212,[%rd88+16];
ld.global.u64 %rd211,[%rd88+8];
ld.global.u64 %rd210,[%rd88];
bra.uni $0_9;
$0_8:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd72,%rd89;
add.s64 %rd210,%rd71,%rd90;
$0_9:
mov.u32 %r248,%ctaid.x;
shl.b32 %r249,%r248,6;
mov.u32 %r250,%tid.x;
add.s32 %r251,%r249,%r250;
shl.b32 %r21,%r251,2;
mov.u32 %r252,%ctaid.y;
shl.b32 %r253,%r252,3;
mov.u32 %r254,%tid.y;
add.s32 %r22,%r253,%r254;
setp.ge.s32 %p4,%r21,%r478;
setp.ge.s32 %p5,%r22,%r479;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r240,1;
or.pred %p8,%p6,%p7;
@%p8 bra $0_145;
add.s32 %r26,%r21,4;
add.s32 %r27,%r21,128;
cvt.s64.s32 %rd91,%r27;
add.s32 %r28,%r21,132;
add.s32 %r29,%r21,1;
add.s32 %r30,%r21,2;
add.s32 %r31,%r21,129;
cvt.s64.s32 %rd92,%r31;
add.s32 %r32,%r21,3;
add.s32 %r33,%r21,130;
cvt.s64.s32 %rd93,%r33;
add.s32 %r34,%r21,131;
cvt.s64.s32 %rd94,%r34;
cvt.s64.s32 %rd95,%r22;
mul.lo.s64 %rd96,%rd211,%rd95;
add.s64 %rd216,%rd210,%rd96;
mul.lo.s64 %rd97,%rd203,%rd95;
add.s64 %rd215,%rd202,%rd97;
cvt.s64.s32 %rd42,%r21;
add.s64 %rd43,%rd42,128;
mul.lo.s64 %rd44,%rd204,%rd94;
mul.lo.s64 %rd45,%rd204,%rd93;
mul.lo.s64 %rd98,%rd207,%rd95;
add.s64 %rd214,%rd206,%rd98;
mul.lo.s64 %rd47,%rd204,%rd92;
mul.lo.s64 %rd48,%rd204,%rd91;
mov.u32 %r480,0;
$0_11:
.pragma "nounroll";
ld.param.f32 %f80,[p11];
setp.eq.s32 %p9,%r480,0;
@%p9 bra $0_14;
ld.param.f32 %f80,[p12];
setp.ne.s32 %p10,%r480,1;
@%p10 bra $0_13;
bra.uni $0_14;
$0_13:
ld.param.f32 %f77,[p14];
ld.param.f32 %f76,[p13];
setp.eq.s32 %p11,%r480,2;
selp.f32 %f80,%f76,%f77,%p11;
$0_14:
setp.eq.s64 %p12,%rd204,1;
@%p12 bra $0_31;
bra.uni $0_15;
$0_31:
setp.le.s32 %p21,%r26,%r476;
add.s64 %rd55,%rd215,%rd42;
and.b64 %rd115,%rd55,3;
setp.eq.s64 %p22,%rd115,0;
and.pred %p23,%p21,%p22;
@%p23 bra $0_41;
bra.uni $0_32;
$0_41:
add.s64 %rd191,%rd215,%rd42;
ld.u32 %r76,[%rd191];
bra.uni $0_42;
$0_15:
setp.ge.s32 %p13,%r21,%r476;
mov.u32 %r76,0;
@%p13 bra $0_17;
mul.lo.s64 %rd100,%rd204,%rd42;
add.s64 %rd101,%rd215,%rd100;
ld.u8 %r76,[%rd101];
$0_17:
setp.ge.s32 %p14,%r29,%r476;
@%p14 bra $0_19;
or.b32 %r267,%r21,1;
cvt.s64.s32 %rd102,%r267;
mul.lo.s64 %rd103,%rd204,%rd102;
add.s64 %rd104,%rd215,%rd103;
ld.u8 %rs1,[%rd104];
mul.wide.u16 %r268,%rs1,256;
or.b32 %r76,%r268,%r76;
$0_19:
setp.ge.s32 %p15,%r30,%r476;
@%p15 bra $0_21;
or.b32 %r274,%r21,2;
cvt.s64.s32 %rd105,%r274;
mul.lo.s64 %rd106,%rd204,%rd105;
add.s64 %rd107,%rd215,%rd106;
ld.u8 %r275,[%rd107];
shl.b32 %r276,%r275,16;
or.b32 %r76,%r276,%r76;
$0_21:
setp.ge.s32 %p16,%r32,%r476;
@%p16 bra $0_23;
or.b32 %r282,%r21,3;
cvt.s64.s32 %rd108,%r282;
mul.lo.s64 %rd109,%rd204,%rd108;
add.s64 %rd110,%rd215,%rd109;
ld.u8 %r283,[%rd110];
shl.b32 %r284,%r283,24;
or.b32 %r76,%r284,%r76;
$0_23:
setp.ge.s32 %p17,%r27,%r476;
mov.u32 %r75,0;
@%p17 bra $0_25;
add.s64 %rd111,%rd215,%rd48;
ld.u8 %r75,[%rd111];
$0_25:
setp.ge.s32 %p18,%r31,%r476;
@%p18 bra $0_27;
add.s64 %rd112,%rd215,%rd47;
ld.u8 %rs2,[%rd112];
mul.wide.u16 %r286,%rs2,256;
or.b32 %r75,%r286,%r75;
$0_27:
setp.ge.s32 %p19,%r33,%r476;
@%p19 bra $0_29;
add.s64 %rd113,%rd215,%rd45;
ld.u8 %r287,[%rd113];
shl.b32 %r288,%r287,16;
or.b32 %r75,%r288,%r75;
$0_29:
setp.ge.s32 %p20,%r34,%r476;
@%p20 bra $0_54;
add.s64 %rd114,%rd215,%rd44;
ld.u8 %r289,[%rd114];
shl.b32 %r290,%r289,24;
or.b32 %r75,%r290,%r75;
bra.uni $0_54;
$0_32:
setp.ge.s32 %p24,%r21,%r476;
mov.u32 %r76,0;
@%p24 bra $0_34;
add.s64 %rd190,%rd215,%rd42;
ld.u8 %r76,[%rd190];
$0_34:
setp.ge.s32 %p25,%r29,%r476;
@%p25 bra $0_36;
add.s64 %rd189,%rd215,%rd42;
ld.u8 %rs3,[%rd189+1];
mul.wide.u16 %r292,%rs3,256;
or.b32 %r76,%r292,%r76;
$0_36:
setp.ge.s32 %p26,%r30,%r476;
@%p26 bra $0_38;
add.s64 %rd188,%rd215,%rd42;
ld.u8 %r293,[%rd188+2];
shl.b32 %r294,%r293,16;
or.b32 %r76,%r294,%r76;
$0_38:
setp.ge.s32 %p27,%r32,%r476;
@%p27 bra $0_42;
add.s64 %rd187,%rd215,%rd42;
ld.u8 %r295,[%rd187+3];
shl.b32 %r296,%r295,24;
or.b32 %r76,%r296,%r76;
$0_42:
add.s64 %rd116,%rd215,%rd43;
and.b64 %rd117,%rd116,3;
setp.eq.s64 %p28,%rd117,0;
setp.le.s32 %p29,%r28,%r476;
and.pred %p30,%p29,%p28;
@%p30 bra $0_52;
bra.uni $0_43;
$0_52:
add.s64 %rd186,%rd215,%rd42;
ld.u32 %r75,[%rd186+128];
bra.uni $0_54;
$0_43:
setp.ge.s32 %p31,%r27,%r476;
mov.u32 %r75,0;
@%p31 bra $0_45;
add.s64 %rd185,%rd215,%rd42;
ld.u8 %r75,[%rd185+128];
$0_45:
setp.ge.s32 %p32,%r31,%r476;
@%p32 bra $0_47;
add.s64 %rd184,%rd215,%rd42;
ld.u8 %rs4,[%rd184+129];
mul.wide.u16 %r298,%rs4,256;
or.b32 %r75,%r298,%r75;
$0_47:
setp.ge.s32 %p33,%r33,%r476;
@%p33 bra $0_49;
add.s64 %rd183,%rd215,%rd42;
ld.u8 %r299,[%rd183+130];
shl.b32 %r300,%r299,16;
or.b32 %r75,%r300,%r75;
$0_49:
setp.ge.s32 %p34,%r34,%r476;
@%p34 bra $0_54;
add.s64 %rd182,%rd215,%rd42;
ld.u8 %r301,[%rd182+131];
shl.b32 %r302,%r301,24;
or.b32 %r75,%r302,%r75;
$0_54:
ld.param.u32 %r457,[p7];
setp.eq.s32 %p35,%r457,0;
@%p35 bra $0_56;
cvt.rzi.s32.f32 %r127,%f80;
mov.u32 %r128,%r127;
mov.u32 %r129,%r127;
mov.u32 %r130,%r127;
mov.u32 %r131,%r127;
mov.u32 %r132,%r127;
mov.u32 %r133,%r127;
mov.u32 %r134,%r127;
bra.uni $0_97;
$0_56:
setp.eq.s64 %p36,%rd208,1;
@%p36 bra $0_73;
bra.uni $0_57;
$0_73:
setp.le.s32 %p45,%r26,%r477;
add.s64 %rd56,%rd214,%rd42;
and.b64 %rd142,%rd56,3;
setp.eq.s64 %p46,%rd142,0;
and.pred %p47,%p45,%p46;
@%p47 bra $0_83;
bra.uni $0_74;
$0_83:
add.s64 %rd201,%rd214,%rd42;
ld.u32 %r501,[%rd201];
bra.uni $0_84;
$0_57:
setp.ge.s32 %p37,%r21,%r477;
mov.u32 %r501,0;
@%p37 bra $0_59;
mul.lo.s64 %rd119,%rd208,%rd42;
add.s64 %rd120,%rd214,%rd119;
ld.u8 %r501,[%rd120];
$0_59:
setp.ge.s32 %p38,%r29,%r477;
@%p38 bra $0_61;
or.b32 %r314,%r21,1;
cvt.s64.s32 %rd121,%r314;
mul.lo.s64 %rd122,%rd208,%rd121;
add.s64 %rd123,%rd214,%rd122;
ld.u8 %rs5,[%rd123];
mul.wide.u16 %r315,%rs5,256;
or.b32 %r501,%r315,%r501;
$0_61:
setp.ge.s32 %p39,%r30,%r477;
@%p39 bra $0_63;
or.b32 %r321,%r21,2;
cvt.s64.s32 %rd124,%r321;
mul.lo.s64 %rd125,%rd208,%rd124;
add.s64 %rd126,%rd214,%rd125;
ld.u8 %r322,[%rd126];
shl.b32 %r323,%r322,16;
or.b32 %r501,%r323,%r501;
$0_63:
setp.ge.s32 %p40,%r32,%r477;
@%p40 bra $0_65;
or.b32 %r329,%r21,3;
cvt.s64.s32 %rd127,%r329;
mul.lo.s64 %rd128,%rd208,%rd127;
add.s64 %rd129,%rd214,%rd128;
ld.u8 %r330,[%rd129];
shl.b32 %r331,%r330,24;
or.b32 %r501,%r331,%r501;
$0_65:
setp.ge.s32 %p41,%r27,%r477;
mov.u32 %r513,0;
@%p41 bra $0_67;
mul.lo.s64 %rd131,%rd208,%rd91;
add.s64 %rd132,%rd214,%rd131;
ld.u8 %r513,[%rd132];
$0_67:
setp.ge.s32 %p42,%r31,%r477;
@%p42 bra $0_69;
mul.lo.s64 %rd134,%rd208,%rd92;
add.s64 %rd135,%rd214,%rd134;
ld.u8 %rs6,[%rd135];
mul.wide.u16 %r345,%rs6,256;
or.b32 %r513,%r345,%r513;
$0_69:
setp.ge.s32 %p43,%r33,%r477;
@%p43 bra $0_71;
mul.lo.s64 %rd137,%rd208,%rd93;
add.s64 %rd138,%rd214,%rd137;
ld.u8 %r352,[%rd138];
shl.b32 %r353,%r352,16;
or.b32 %r513,%r353,%r513;
$0_71:
setp.ge.s32 %p44,%r34,%r477;
@%p44 bra $0_96;
mul.lo.s64 %rd140,%rd208,%rd94;
add.s64 %rd141,%rd214,%rd140;
ld.u8 %r360,[%rd141];
shl.b32 %r361,%r360,24;
or.b32 %r513,%r361,%r513;
bra.uni $0_96;
$0_74:
setp.ge.s32 %p48,%r21,%r477;
mov.u32 %r501,0;
@%p48 bra $0_76;
add.s64 %rd200,%rd214,%rd42;
ld.u8 %r501,[%rd200];
$0_76:
setp.ge.s32 %p49,%r29,%r477;
@%p49 bra $0_78;
add.s64 %rd199,%rd214,%rd42;
ld.u8 %rs7,[%rd199+1];
mul.wide.u16 %r363,%rs7,256;
or.b32 %r501,%r363,%r501;
$0_78:
setp.ge.s32 %p50,%r30,%r477;
@%p50 bra $0_80;
add.s64 %rd198,%rd214,%rd42;
ld.u8 %r364,[%rd198+2];
shl.b32 %r365,%r364,16;
or.b32 %r501,%r365,%r501;
$0_80:
setp.ge.s32 %p51,%r32,%r477;
@%p51 bra $0_84;
add.s64 %rd197,%rd214,%rd42;
ld.u8 %r366,[%rd197+3];
shl.b32 %r367,%r366,24;
or.b32 %r501,%r367,%r501;
$0_84:
add.s64 %rd143,%rd214,%rd43;
and.b64 %rd144,%rd143,3;
setp.eq.s64 %p52,%rd144,0;
setp.le.s32 %p53,%r28,%r477;
and.pred %p54,%p53,%p52;
@%p54 bra $0_94;
bra.uni $0_85;
$0_94:
add.s64 %rd196,%rd214,%rd42;
ld.u32 %r513,[%rd196+128];
bra.uni $0_96;
$0_85:
setp.ge.s32 %p55,%r27,%r477;
mov.u32 %r513,0;
@%p55 bra $0_87;
add.s64 %rd195,%rd214,%rd42;
ld.u8 %r513,[%rd195+128];
$0_87:
setp.ge.s32 %p56,%r31,%r477;
@%p56 bra $0_89;
add.s64 %rd194,%rd214,%rd42;
ld.u8 %rs8,[%rd194+129];
mul.wide.u16 %r369,%rs8,256;
or.b32 %r513,%r369,%r513;
$0_89:
setp.ge.s32 %p57,%r33,%r477;
@%p57 bra $0_91;
add.s64 %rd193,%rd214,%rd42;
ld.u8 %r370,[%rd193+130];
shl.b32 %r371,%r370,16;
or.b32 %r513,%r371,%r513;
$0_91:
setp.ge.s32 %p58,%r34,%r477;
@%p58 bra $0_96;
add.s64 %rd192,%rd214,%rd42;
ld.u8 %r372,[%rd192+131];
shl.b32 %r373,%r372,24;
or.b32 %r513,%r373,%r513;
$0_96:
and.b32 %r134,%r501,255;
shr.u32 %r374,%r501,8;
and.b32 %r133,%r374,255;
shr.u32 %r375,%r501,16;
and.b32 %r132,%r375,255;
shr.u32 %r131,%r501,24;
and.b32 %r130,%r513,255;
shr.u32 %r376,%r513,8;
and.b32 %r129,%r376,255;
shr.u32 %r377,%r513,16;
and.b32 %r128,%r377,255;
shr.u32 %r127,%r513,24;
$0_97:
and.b32 %r135,%r76,255;
shr.u32 %r378,%r76,8;
and.b32 %r136,%r378,255;
shr.u32 %r379,%r76,16;
and.b32 %r137,%r379,255;
and.b32 %r139,%r75,255;
shr.u32 %r380,%r75,8;
and.b32 %r140,%r380,255;
shr.u32 %r381,%r75,16;
and.b32 %r141,%r381,255;
setp.gt.s32 %p59,%r228,2;
@%p59 bra $0_101;
setp.eq.s32 %p63,%r228,0;
@%p63 bra $0_109;
setp.eq.s32 %p64,%r228,1;
@%p64 bra $0_108;
setp.eq.s32 %p65,%r228,2;
@%p65 bra $0_107;
bra.uni $0_110;
$0_107:
shr.u32 %r467,%r75,24;
shr.u32 %r466,%r76,24;
cvt.rn.f32.s32 %f42,%r135;
mul.f32 %f43,%f42,%f3;
cvt.rn.f32.s32 %f44,%r134;
mul.f32 %f45,%f43,%f44;
cvt.rni.s32.f32 %r534,%f45;
cvt.rn.f32.s32 %f46,%r136;
mul.f32 %f47,%f46,%f3;
cvt.rn.f32.s32 %f48,%r133;
mul.f32 %f49,%f47,%f48;
cvt.rni.s32.f32 %r533,%f49;
cvt.rn.f32.s32 %f50,%r137;
mul.f32 %f51,%f50,%f3;
cvt.rn.f32.s32 %f52,%r132;
mul.f32 %f53,%f51,%f52;
cvt.rni.s32.f32 %r532,%f53;
cvt.rn.f32.s32 %f54,%r466;
mul.f32 %f55,%f54,%f3;
cvt.rn.f32.s32 %f56,%r131;
mul.f32 %f57,%f55,%f56;
cvt.rni.s32.f32 %r531,%f57;
cvt.rn.f32.s32 %f58,%r139;
mul.f32 %f59,%f58,%f3;
cvt.rn.f32.s32 %f60,%r130;
mul.f32 %f61,%f59,%f60;
cvt.rni.s32.f32 %r530,%f61;
cvt.rn.f32.s32 %f62,%r140;
mul.f32 %f63,%f62,%f3;
cvt.rn.f32.s32 %f64,%r129;
mul.f32 %f65,%f63,%f64;
cvt.rni.s32.f32 %r529,%f65;
cvt.rn.f32.s32 %f66,%r141;
mul.f32 %f67,%f66,%f3;
cvt.rn.f32.s32 %f68,%r128;
mul.f32 %f69,%f67,%f68;
cvt.rni.s32.f32 %r528,%f69;
cvt.rn.f32.s32 %f70,%r467;
mul.f32 %f71,%f70,%f3;
cvt.rn.f32.s32 %f72,%r127;
mul.f32 %f73,%f71,%f72;
cvt.rni.s32.f32 %r527,%f73;
bra.uni $0_111;
$0_101:
setp.eq.s32 %p60,%r228,3;
@%p60 bra $0_106;
setp.eq.s32 %p61,%r228,4;
@%p61 bra $0_105;
setp.ne.s32 %p62,%r228,5;
@%p62 bra $0_110;
shr.u32 %r461,%r75,24;
shr.u32 %r460,%r76,24;
min.s32 %r534,%r135,%r134;
min.s32 %r533,%r136,%r133;
min.s32 %r532,%r137,%r132;
min.s32 %r531,%r460,%r131;
min.s32 %r530,%r139,%r130;
min.s32 %r529,%r140,%r129;
min.s32 %r528,%r141,%r128;
min.s32 %r527,%r461,%r127;
bra.uni $0_111;
$0_109:
shr.u32 %r471,%r75,24;
shr.u32 %r470,%r76,24;
add.s32 %r534,%r134,%r135;
add.s32 %r533,%r133,%r136;
add.s32 %r532,%r132,%r137;
add.s32 %r531,%r131,%r470;
add.s32 %r530,%r130,%r139;
add.s32 %r529,%r129,%r140;
add.s32 %r528,%r128,%r141;
add.s32 %r527,%r127,%r471;
bra.uni $0_111;
$0_108:
shr.u32 %r469,%r75,24;
shr.u32 %r468,%r76,24;
sub.s32 %r534,%r135,%r134;
sub.s32 %r533,%r136,%r133;
sub.s32 %r532,%r137,%r132;
sub.s32 %r531,%r468,%r131;
sub.s32 %r530,%r139,%r130;
sub.s32 %r529,%r140,%r129;
sub.s32 %r528,%r141,%r128;
sub.s32 %r527,%r469,%r127;
bra.uni $0_111;
$0_106:
shr.u32 %r465,%r75,24;
shr.u32 %r464,%r76,24;
ld.param.f32 %f79,[p10];
ld.param.f32 %f78,[p9];
cvt.rn.f32.s32 %f10,%r135;
cvt.rn.f32.s32 %f11,%r134;
fma.rn.f32 %f12,%f11,%f78,%f79;
fma.rn.f32 %f13,%f10,%f3,%f12;
cvt.rni.s32.f32 %r534,%f13;
cvt.rn.f32.s32 %f14,%r133;
fma.rn.f32 %f15,%f14,%f78,%f79;
cvt.rn.f32.s32 %f16,%r136;
fma.rn.f32 %f17,%f16,%f3,%f15;
cvt.rni.s32.f32 %r533,%f17;
cvt.rn.f32.s32 %f18,%r132;
fma.rn.f32 %f19,%f18,%f78,%f79;
cvt.rn.f32.s32 %f20,%r137;
fma.rn.f32 %f21,%f20,%f3,%f19;
cvt.rni.s32.f32 %r532,%f21;
cvt.rn.f32.s32 %f22,%r131;
fma.rn.f32 %f23,%f22,%f78,%f79;
cvt.rn.f32.s32 %f24,%r464;
fma.rn.f32 %f25,%f24,%f3,%f23;
cvt.rni.s32.f32 %r531,%f25;
cvt.rn.f32.s32 %f26,%r130;
fma.rn.f32 %f27,%f26,%f78,%f79;
cvt.rn.f32.s32 %f28,%r139;
fma.rn.f32 %f29,%f28,%f3,%f27;
cvt.rni.s32.f32 %r530,%f29;
cvt.rn.f32.s32 %f30,%r129;
fma.rn.f32 %f31,%f30,%f78,%f79;
cvt.rn.f32.s32 %f32,%r140;
fma.rn.f32 %f33,%f32,%f3,%f31;
cvt.rni.s32.f32 %r529,%f33;
cvt.rn.f32.s32 %f34,%r128;
fma.rn.f32 %f35,%f34,%f78,%f79;
cvt.rn.f32.s32 %f36,%r141;
fma.rn.f32 %f37,%f36,%f3,%f35;
cvt.rni.s32.f32 %r528,%f37;
cvt.rn.f32.s32 %f38,%r127;
fma.rn.f32 %f39,%f38,%f78,%f79;
cvt.rn.f32.s32 %f40,%r465;
fma.rn.f32 %f41,%f40,%f3,%f39;
cvt.rni.s32.f32 %r527,%f41;
bra.uni $0_111;
$0_105:
shr.u32 %r463,%r75,24;
shr.u32 %r462,%r76,24;
sub.s32 %r382,%r135,%r134;
abs.s32 %r534,%r382;
sub.s32 %r383,%r136,%r133;
abs.s32 %r533,%r383;
sub.s32 %r384,%r137,%r132;
abs.s32 %r532,%r384;
sub.s32 %r385,%r462,%r131;
abs.s32 %r531,%r385;
sub.s32 %r386,%r139,%r130;
abs.s32 %r530,%r386;
sub.s32 %r387,%r140,%r129;
abs.s32 %r529,%r387;
sub.s32 %r388,%r141,%r128;
abs.s32 %r528,%r388;
sub.s32 %r389,%r463,%r127;
abs.s32 %r527,%r389;
bra.uni $0_111;
$0_110:
shr.u32 %r459,%r75,24;
shr.u32 %r458,%r76,24;
max.s32 %r534,%r135,%r134;
max.s32 %r533,%r136,%r133;
max.s32 %r532,%r137,%r132;
max.s32 %r531,%r458,%r131;
max.s32 %r530,%r139,%r130;
max.s32 %r529,%r140,%r129;
max.s32 %r528,%r141,%r128;
max.s32 %r527,%r459,%r127;
$0_111:
max.s32 %r390,%r534,0;
min.s32 %r207,%r390,255;
max.s32 %r391,%r533,0;
min.s32 %r208,%r391,255;
max.s32 %r392,%r532,0;
min.s32 %r209,%r392,255;
max.s32 %r393,%r531,0;
min.s32 %r210,%r393,255;
max.s32 %r394,%r530,0;
min.s32 %r211,%r394,255;
max.s32 %r395,%r529,0;
min.s32 %r212,%r395,255;
max.s32 %r396,%r528,0;
min.s32 %r213,%r396,255;
max.s32 %r397,%r527,0;
min.s32 %r214,%r397,255;
setp.eq.s64 %p66,%rd212,1;
@%p66 bra $0_126;
bra.uni $0_112;
$0_126:
setp.le.s32 %p74,%r26,%r478;
add.s64 %rd57,%rd216,%rd42;
and.b64 %rd169,%rd57,3;
setp.eq.s64 %p75,%rd169,0;
and.pred %p76,%p74,%p75;
@%p76 bra $0_133;
bra.uni $0_127;
$0_133:
add.s64 %rd181,%rd216,%rd42;
shl.b32 %r445,%r208,8;
or.b32 %r446,%r445,%r207;
shl.b32 %r447,%r209,16;
or.b32 %r448,%r447,%r446;
shl.b32 %r449,%r210,24;
or.b32 %r450,%r449,%r448;
st.u32 [%rd181],%r450;
bra.uni $0_134;
$0_112:
setp.ge.s32 %p67,%r29,%r478;
mul.lo.s64 %rd146,%rd212,%rd42;
add.s64 %rd147,%rd216,%rd146;
st.u8 [%rd147],%r207;
@%p67 bra $0_114;
or.b32 %r408,%r21,1;
cvt.s64.s32 %rd148,%r408;
mul.lo.s64 %rd149,%rd212,%rd148;
add.s64 %rd150,%rd216,%rd149;
st.u8 [%rd150],%r208;
$0_114:
setp.ge.s32 %p68,%r30,%r478;
@%p68 bra $0_116;
or.b32 %r414,%r21,2;
cvt.s64.s32 %rd151,%r414;
mul.lo.s64 %rd152,%rd212,%rd151;
add.s64 %rd153,%rd216,%rd152;
st.u8 [%rd153],%r209;
$0_116:
setp.ge.s32 %p69,%r32,%r478;
@%p69 bra $0_118;
or.b32 %r420,%r21,3;
cvt.s64.s32 %rd154,%r420;
mul.lo.s64 %rd155,%rd212,%rd154;
add.s64 %rd156,%rd216,%rd155;
st.u8 [%rd156],%r210;
$0_118:
setp.ge.s32 %p70,%r27,%r478;
@%p70 bra $0_120;
mul.lo.s64 %rd158,%rd212,%rd91;
add.s64 %rd159,%rd216,%rd158;
st.u8 [%rd159],%r211;
$0_120:
setp.ge.s32 %p71,%r31,%r478;
@%p71 bra $0_122;
mul.lo.s64 %rd161,%rd212,%rd92;
add.s64 %rd162,%rd216,%rd161;
st.u8 [%rd162],%r212;
$0_122:
setp.ge.s32 %p72,%r33,%r478;
@%p72 bra $0_124;
mul.lo.s64 %rd164,%rd212,%rd93;
add.s64 %rd165,%rd216,%rd164;
st.u8 [%rd165],%r213;
$0_124:
setp.ge.s32 %p73,%r34,%r478;
@%p73 bra $0_144;
max.s32 %r473,%r527,0;
min.s32 %r472,%r473,255;
mul.lo.s64 %rd167,%rd212,%rd94;
add.s64 %rd168,%rd216,%rd167;
st.u8 [%rd168],%r472;
bra.uni $0_144;
$0_127:
add.s64 %rd172,%rd216,%rd42;
setp.ge.s32 %p77,%r29,%r478;
st.u8 [%rd172],%r207;
@%p77 bra $0_129;
add.s64 %rd180,%rd216,%rd42;
st.u8 [%rd180+1],%r208;
$0_129:
setp.ge.s32 %p78,%r30,%r478;
@%p78 bra $0_131;
add.s64 %rd179,%rd216,%rd42;
st.u8 [%rd179+2],%r209;
$0_131:
setp.ge.s32 %p79,%r32,%r478;
@%p79 bra $0_134;
add.s64 %rd178,%rd216,%rd42;
st.u8 [%rd178+3],%r210;
$0_134:
setp.le.s32 %p80,%r28,%r478;
add.s64 %rd170,%rd216,%rd43;
and.b64 %rd171,%rd170,3;
setp.eq.s64 %p81,%rd171,0;
and.pred %p82,%p80,%p81;
@%p82 bra $0_143;
bra.uni $0_135;
$0_143:
add.s64 %rd177,%rd216,%rd42;
shl.b32 %r451,%r214,24;
shl.b32 %r452,%r213,16;
shl.b32 %r453,%r212,8;
or.b32 %r454,%r453,%r211;
or.b32 %r455,%r452,%r454;
or.b32 %r456,%r451,%r455;
st.u32 [%rd177+128],%r456;
bra.uni $0_144;
$0_135:
setp.ge.s32 %p83,%r27,%r478;
@%p83 bra $0_137;
add.s64 %rd176,%rd216,%rd42;
st.u8 [%rd176+128],%r211;
$0_137:
setp.ge.s32 %p84,%r31,%r478;
@%p84 bra $0_139;
add.s64 %rd175,%rd216,%rd42;
st.u8 [%rd175+129],%r212;
$0_139:
setp.ge.s32 %p85,%r33,%r478;
@%p85 bra $0_141;
add.s64 %rd174,%rd216,%rd42;
st.u8 [%rd174+130],%r213;
$0_141:
setp.ge.s32 %p86,%r34,%r478;
@%p86 bra $0_144;
max.s32 %r475,%r527,0;
min.s32 %r474,%r475,255;
add.s64 %rd173,%rd216,%rd42;
st.u8 [%rd173+131],%r474;
$0_144:
add.s64 %rd216,%rd216,%rd213;
add.s64 %rd215,%rd215,%rd205;
add.s64 %rd214,%rd214,%rd209;
add.s32 %r480,%r480,1;
setp.lt.s32 %p87,%r480,%r240;
@%p87 bra $0_11;
$0_145:
ret;
}
.visible .entry arithmetic_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256,1,1
{
.reg .pred %p<88>;
.reg .f32 %f<79>;
.reg .b32 %r<859>;
.reg .b64 %rd<185>;
ld.param.u64 %rd55,[p0];
ld.param.v2.u32 {%r792,%r241},[p1+32];
ld.param.v2.u32 {%r242,%r243},[p1+40];
ld.param.u64 %rd60,[p2];
ld.param.v2.u32 {%r793,%r245},[p3+32];
ld.param.v2.u32 {%r246,%r247},[p3+40];
ld.param.u64 %rd65,[p4];
ld.param.v2.u32 {%r794,%r795},[p5+32];
ld.param.v2.u32 {%r250,%r251},[p5+40];
ld.param.u32 %r238,[p6];
ld.param.f32 %f3,[p8];
ld.param.f32 %f4,[p9];
ld.param.f32 %f5,[p10];
ld.param.u64 %rd181,[p5+24];
ld.param.u64 %rd180,[p5+16];
ld.param.u64 %rd179,[p5+8];
ld.param.u64 %rd66,[p5];
ld.param.u64 %rd177,[p3+24];
ld.param.u64 %rd176,[p3+16];
ld.param.u64 %rd175,[p3+8];
ld.param.u64 %rd61,[p3];
ld.param.u64 %rd173,[p1+24];
ld.param.u64 %rd172,[p1+16];
ld.param.u64 %rd171,[p1+8];
ld.param.u64 %rd56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r243,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd70,%rd55;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r792,%r253},[%rd72+32];
ld.global.u64 %rd173,[%rd72+24];
ld.global.u64 %rd172,[%rd72+16];
ld.global.u64 %rd171,[%rd72+8];
ld.global.u64 %rd170,[%rd72];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd56,%rd73;
add.s64 %rd170,%rd55,%rd74;
$1_3:
setp.eq.s32 %p2,%r247,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd75,%rd60;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r793,%r255},[%rd77+32];
ld.global.u64 %rd177,[%rd77+24];
ld.global.u64 %rd176,[%rd77+16];
ld.global.u64 %rd175,[%rd77+8];
ld.global.u64 %rd174,[%rd77];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd61,%rd78;
add.s64 %rd174,%rd60,%rd79;
$1_6:
setp.eq.s32 %p3,%r251,0;
@%p3 bra $1_8;
cvta.to.global.u64 %rd80,%rd65;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r794,%r795},[%rd82+32];
ld.global.u64 %rd181,[%rd82+24];
ld.global.u64 %rd180,[%rd82+16];
ld.global.u64 %rd179,[%rd82+8];
ld.global.u64 %rd178,[%rd82];
bra.uni $1_9;
$1_8:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd66,%rd83;
add.s64 %rd178,%rd65,%rd84;
$1_9:
mov.u32 %r258,%ctaid.x;
shl.b32 %r259,%r258,6;
mov.u32 %r260,%tid.x;
add.s32 %r261,%r259,%r260;
shl.b32 %r262,%r261,2;
mov.u32 %r263,%ctaid.y;
shl.b32 %r264,%r263,3;
mov.u32 %r265,%tid.y;
add.s32 %r21,%r264,%r265;
setp.ge.s32 %p4,%r262,%r794;
setp.ge.s32 %p5,%r21,%r795;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r250,1;
or.pred %p8,%p6,%p7;
@%p8 bra $1_145;
cvt.s64.s32 %rd85,%r21;
mul.lo.s64 %rd86,%rd179,%rd85;
add.s64 %rd184,%rd178,%rd86;
mul.lo.s64 %rd87,%rd171,%rd85;
add.s64 %rd183,%rd170,%rd87;
mul.lo.s64 %rd88,%rd175,%rd85;
add.s64 %rd182,%rd174,%rd88;
mov.u32 %r796,0;
$1_11:
.pragma "nounroll";
ld.param.f32 %f78,[p11];
setp.eq.s32 %p9,%r796,0;
@%p9 bra $1_14;
ld.param.f32 %f78,[p12];
setp.ne.s32 %p10,%r796,1;
@%p10 bra $1_13;
bra.uni $1_14;
$1_13:
ld.param.f32 %f77,[p14];
ld.param.f32 %f76,[p13];
setp.eq.s32 %p11,%r796,2;
selp.f32 %f78,%f76,%f77,%p11;
$1_14:
setp.eq.s64 %p12,%rd172,2;
@%p12 bra $1_31;
bra.uni $1_15;
$1_31:
add.s32 %r378,%r262,4;
setp.le.s32 %p21,%r378,%r792;
mul.wide.s32 %rd113,%r262,2;
add.s64 %rd49,%rd183,%rd113;
and.b64 %rd114,%rd49,7;
setp.eq.s64 %p22,%rd114,0;
and.pred %p23,%p21,%p22;
@%p23 bra $1_41;
bra.uni $1_32;
$1_41:
ld.v2.u32 {%r798,%r800},[%rd49];
bra.uni $1_42;
$1_15:
setp.ge.s32 %p13,%r262,%r792;
mov.u32 %r798,0;
@%p13 bra $1_17;
cvt.s64.s32 %rd89,%r262;
mul.lo.s64 %rd90,%rd172,%rd89;
add.s64 %rd91,%rd183,%rd90;
ld.u16 %r798,[%rd91];
$1_17:
or.b32 %r283,%r262,1;
setp.ge.s32 %p14,%r283,%r792;
@%p14 bra $1_19;
cvt.s64.s32 %rd92,%r283;
mul.lo.s64 %rd93,%rd172,%rd92;
add.s64 %rd94,%rd183,%rd93;
ld.u16 %r290,[%rd94];
shl.b32 %r291,%r290,16;
or.b32 %r798,%r291,%r798;
$1_19:
or.b32 %r298,%r262,2;
setp.ge.s32 %p15,%r298,%r792;
mov.u32 %r800,0;
@%p15 bra $1_21;
cvt.s64.s32 %rd95,%r298;
mul.lo.s64 %rd96,%rd172,%rd95;
add.s64 %rd97,%rd183,%rd96;
ld.u16 %r800,[%rd97];
$1_21:
or.b32 %r310,%r262,3;
setp.ge.s32 %p16,%r310,%r792;
@%p16 bra $1_23;
cvt.s64.s32 %rd98,%r310;
mul.lo.s64 %rd99,%rd172,%rd98;
add.s64 %rd100,%rd183,%rd99;
ld.u16 %r317,[%rd100];
shl.b32 %r318,%r317,16;
or.b32 %r800,%r318,%r800;
$1_23:
add.s32 %r325,%r262,128;
setp.ge.s32 %p17,%r325,%r792;
mov.u32 %r802,0;
@%p17 bra $1_25;
cvt.s64.s32 %rd101,%r325;
mul.lo.s64 %rd102,%rd172,%rd101;
add.s64 %rd103,%rd183,%rd102;
ld.u16 %r802,[%rd103];
$1_25:
add.s32 %r337,%r262,129;
setp.ge.s32 %p18,%r337,%r792;
@%p18 bra $1_27;
cvt.s64.s32 %rd104,%r337;
mul.lo.s64 %rd105,%rd172,%rd104;
add.s64 %rd106,%rd183,%rd105;
ld.u16 %r344,[%rd106];
shl.b32 %r345,%r344,16;
or.b32 %r802,%r345,%r802;
$1_27:
add.s32 %r352,%r262,130;
setp.ge.s32 %p19,%r352,%r792;
mov.u32 %r813,0;
@%p19 bra $1_29;
cvt.s64.s32 %rd107,%r352;
mul.lo.s64 %rd108,%rd172,%rd107;
add.s64 %rd109,%rd183,%rd108;
ld.u16 %r813,[%rd109];
$1_29:
add.s32 %r364,%r262,131;
setp.ge.s32 %p20,%r364,%r792;
@%p20 bra $1_54;
cvt.s64.s32 %rd110,%r364;
mul.lo.s64 %rd111,%rd172,%rd110;
add.s64 %rd112,%rd183,%rd111;
ld.u16 %r371,[%rd112];
shl.b32 %r372,%r371,16;
or.b32 %r813,%r372,%r813;
bra.uni $1_54;
$1_32:
setp.ge.s32 %p24,%r262,%r792;
mov.u32 %r798,0;
@%p24 bra $1_34;
ld.u16 %r798,[%rd49];
$1_34:
or.b32 %r390,%r262,1;
setp.ge.s32 %p25,%r390,%r792;
@%p25 bra $1_36;
ld.u16 %r391,[%rd49+2];
shl.b32 %r392,%r391,16;
or.b32 %r798,%r392,%r798;
$1_36:
or.b32 %r399,%r262,2;
setp.ge.s32 %p26,%r399,%r792;
mov.u32 %r800,0;
@%p26 bra $1_38;
ld.u16 %r800,[%rd49+4];
$1_38:
or.b32 %r405,%r262,3;
setp.ge.s32 %p27,%r405,%r792;
@%p27 bra $1_42;
ld.u16 %r406,[%rd49+6];
shl.b32 %r407,%r406,16;
or.b32 %r800,%r407,%r800;
$1_42:
add.s32 %r415,%r262,132;
setp.le.s32 %p28,%r415,%r792;
and.b64 %rd115,%rd183,7;
setp.eq.s64 %p29,%rd115,0;
and.pred %p30,%p28,%p29;
@%p30 bra $1_52;
bra.uni $1_43;
$1_52:
ld.v2.u32 {%r802,%r813},[%rd49+256];
bra.uni $1_54;
$1_43:
add.s32 %r422,%r262,128;
setp.ge.s32 %p31,%r422,%r792;
mov.u32 %r802,0;
@%p31 bra $1_45;
ld.u16 %r802,[%rd49+256];
$1_45:
add.s32 %r428,%r262,129;
setp.ge.s32 %p32,%r428,%r792;
@%p32 bra $1_47;
ld.u16 %r429,[%rd49+258];
shl.b32 %r430,%r429,16;
or.b32 %r802,%r430,%r802;
$1_47:
add.s32 %r437,%r262,130;
setp.ge.s32 %p33,%r437,%r792;
mov.u32 %r813,0;
@%p33 bra $1_49;
ld.u16 %r813,[%rd49+260];
$1_49:
add.s32 %r443,%r262,131;
setp.ge.s32 %p34,%r443,%r792;
@%p34 bra $1_54;
ld.u16 %r444,[%rd49+262];
shl.b32 %r445,%r444,16;
or.b32 %r813,%r445,%r813;
$1_54:
ld.param.u32 %r791,[p7];
setp.eq.s32 %p35,%r791,0;
@%p35 bra $1_56;
cvt.rzi.s32.f32 %r137,%f78;
mov.u32 %r138,%r137;
mov.u32 %r139,%r137;
mov.u32 %r140,%r137;
mov.u32 %r141,%r137;
mov.u32 %r142,%r137;
mov.u32 %r143,%r137;
mov.u32 %r144,%r137;
bra.uni $1_97;
$1_56:
setp.eq.s64 %p36,%rd176,2;
@%p36 bra $1_73;
bra.uni $1_57;
$1_73:
add.s32 %r559,%r262,4;
setp.le.s32 %p45,%r559,%r793;
mul.wide.s32 %rd140,%r262,2;
add.s64 %rd50,%rd182,%rd140;
and.b64 %rd141,%rd50,7;
setp.eq.s64 %p46,%rd141,0;
and.pred %p47,%p45,%p46;
@%p47 bra $1_83;
bra.uni $1_74;
$1_83:
ld.v2.u32 {%r821,%r823},[%rd50];
bra.uni $1_84;
$1_57:
setp.ge.s32 %p37,%r262,%r793;
mov.u32 %r821,0;
@%p37 bra $1_59;
cvt.s64.s32 %rd116,%r262;
mul.lo.s64 %rd117,%rd176,%rd116;
add.s64 %rd118,%rd182,%rd117;
ld.u16 %r821,[%rd118];
$1_59:
or.b32 %r464,%r262,1;
setp.ge.s32 %p38,%r464,%r793;
@%p38 bra $1_61;
cvt.s64.s32 %rd119,%r464;
mul.lo.s64 %rd120,%rd176,%rd119;
add.s64 %rd121,%rd182,%rd120;
ld.u16 %r471,[%rd121];
shl.b32 %r472,%r471,16;
or.b32 %r821,%r472,%r821;
$1_61:
or.b32 %r479,%r262,2;
setp.ge.s32 %p39,%r479,%r793;
mov.u32 %r823,0;
@%p39 bra $1_63;
cvt.s64.s32 %rd122,%r479;
mul.lo.s64 %rd123,%rd176,%rd122;
add.s64 %rd124,%rd182,%rd123;
ld.u16 %r823,[%rd124];
$1_63:
or.b32 %r491,%r262,3;
setp.ge.s32 %p40,%r491,%r793;
@%p40 bra $1_65;
cvt.s64.s32 %rd125,%r491;
mul.lo.s64 %rd126,%rd176,%rd125;
add.s64 %rd127,%rd182,%rd126;
ld.u16 %r498,[%rd127];
shl.b32 %r499,%r498,16;
or.b32 %r823,%r499,%r823;
$1_65:
add.s32 %r506,%r262,128;
setp.ge.s32 %p41,%r506,%r793;
mov.u32 %r825,0;
@%p41 bra $1_67;
cvt.s64.s32 %rd128,%r506;
mul.lo.s64 %rd129,%rd176,%rd128;
add.s64 %rd130,%rd182,%rd129;
ld.u16 %r825,[%rd130];
$1_67:
add.s32 %r518,%r262,129;
setp.ge.s32 %p42,%r518,%r793;
@%p42 bra $1_69;
cvt.s64.s32 %rd131,%r518;
mul.lo.s64 %rd132,%rd176,%rd131;
add.s64 %rd133,%rd182,%rd132;
ld.u16 %r525,[%rd133];
shl.b32 %r526,%r525,16;
or.b32 %r825,%r526,%r825;
$1_69:
add.s32 %r533,%r262,130;
setp.ge.s32 %p43,%r533,%r793;
mov.u32 %r836,0;
@%p43 bra $1_71;
cvt.s64.s32 %rd134,%r533;
mul.lo.s64 %rd135,%rd176,%rd134;
add.s64 %rd136,%rd182,%rd135;
ld.u16 %r836,[%rd136];
$1_71:
add.s32 %r545,%r262,131;
setp.ge.s32 %p44,%r545,%r793;
@%p44 bra $1_96;
cvt.s64.s32 %rd137,%r545;
mul.lo.s64 %rd138,%rd176,%rd137;
add.s64 %rd139,%rd182,%rd138;
ld.u16 %r552,[%rd139];
shl.b32 %r553,%r552,16;
or.b32 %r836,%r553,%r836;
bra.uni $1_96;
$1_74:
setp.ge.s32 %p48,%r262,%r793;
mov.u32 %r821,0;
@%p48 bra $1_76;
ld.u16 %r821,[%rd50];
$1_76:
or.b32 %r571,%r262,1;
setp.ge.s32 %p49,%r571,%r793;
@%p49 bra $1_78;
ld.u16 %r572,[%rd50+2];
shl.b32 %r573,%r572,16;
or.b32 %r821,%r573,%r821;
$1_78:
or.b32 %r580,%r262,2;
setp.ge.s32 %p50,%r580,%r793;
mov.u32 %r823,0;
@%p50 bra $1_80;
ld.u16 %r823,[%rd50+4];
$1_80:
or.b32 %r586,%r262,3;
setp.ge.s32 %p51,%r586,%r793;
@%p51 bra $1_84;
ld.u16 %r587,[%rd50+6];
shl.b32 %r588,%r587,16;
or.b32 %r823,%r588,%r823;
$1_84:
add.s32 %r596,%r262,132;
setp.le.s32 %p52,%r596,%r793;
and.b64 %rd142,%rd182,7;
setp.eq.s64 %p53,%rd142,0;
and.pred %p54,%p52,%p53;
@%p54 bra $1_94;
bra.uni $1_85;
$1_94:
ld.v2.u32 {%r825,%r836},[%rd50+256];
bra.uni $1_96;
$1_85:
add.s32 %r603,%r262,128;
setp.ge.s32 %p55,%r603,%r793;
mov.u32 %r825,0;
@%p55 bra $1_87;
ld.u16 %r825,[%rd50+256];
$1_87:
add.s32 %r609,%r262,129;
setp.ge.s32 %p56,%r609,%r793;
@%p56 bra $1_89;
ld.u16 %r610,[%rd50+258];
shl.b32 %r611,%r610,16;
or.b32 %r825,%r611,%r825;
$1_89:
add.s32 %r618,%r262,130;
setp.ge.s32 %p57,%r618,%r793;
mov.u32 %r836,0;
@%p57 bra $1_91;
ld.u16 %r836,[%rd50+260];
$1_91:
add.s32 %r624,%r262,131;
setp.ge.s32 %p58,%r624,%r793;
@%p58 bra $1_96;
ld.u16 %r625,[%rd50+262];
shl.b32 %r626,%r625,16;
or.b32 %r836,%r626,%r836;
$1_96:
and.b32 %r144,%r821,65535;
shr.u32 %r143,%r821,16;
and.b32 %r142,%r823,65535;
shr.u32 %r141,%r823,16;
and.b32 %r140,%r825,65535;
shr.u32 %r139,%r825,16;
and.b32 %r138,%r836,65535;
shr.u32 %r137,%r836,16;
$1_97:
and.b32 %r145,%r798,65535;
shr.u32 %r146,%r798,16;
and.b32 %r147,%r800,65535;
shr.u32 %r148,%r800,16;
and.b32 %r149,%r802,65535;
shr.u32 %r150,%r802,16;
and.b32 %r151,%r813,65535;
shr.u32 %r152,%r813,16;
setp.gt.s32 %p59,%r238,2;
@%p59 bra $1_101;
setp.eq.s32 %p63,%r238,0;
@%p63 bra $1_109;
setp.eq.s32 %p64,%r238,1;
@%p64 bra $1_108;
setp.eq.s32 %p65,%r238,2;
@%p65 bra $1_107;
bra.uni $1_110;
$1_107:
cvt.rn.f32.s32 %f42,%r145;
mul.f32 %f43,%f42,%f3;
cvt.rn.f32.s32 %f44,%r144;
mul.f32 %f45,%f43,%f44;
cvt.rni.s32.f32 %r858,%f45;
cvt.rn.f32.s32 %f46,%r146;
mul.f32 %f47,%f46,%f3;
cvt.rn.f32.s32 %f48,%r143;
mul.f32 %f49,%f47,%f48;
cvt.rni.s32.f32 %r857,%f49;
cvt.rn.f32.s32 %f50,%r147;
mul.f32 %f51,%f50,%f3;
cvt.rn.f32.s32 %f52,%r142;
mul.f32 %f53,%f51,%f52;
cvt.rni.s32.f32 %r856,%f53;
cvt.rn.f32.s32 %f54,%r148;
mul.f32 %f55,%f54,%f3;
cvt.rn.f32.s32 %f56,%r141;
mul.f32 %f57,%f55,%f56;
cvt.rni.s32.f32 %r855,%f57;
cvt.rn.f32.s32 %f58,%r149;
mul.f32 %f59,%f58,%f3;
cvt.rn.f32.s32 %f60,%r140;
mul.f32 %f61,%f59,%f60;
cvt.rni.s32.f32 %r854,%f61;
cvt.rn.f32.s32 %f62,%r150;
mul.f32 %f63,%f62,%f3;
cvt.rn.f32.s32 %f64,%r139;
mul.f32 %f65,%f63,%f64;
cvt.rni.s32.f32 %r853,%f65;
cvt.rn.f32.s32 %f66,%r151;
mul.f32 %f67,%f66,%f3;
cvt.rn.f32.s32 %f68,%r138;
mul.f32 %f69,%f67,%f68;
cvt.rni.s32.f32 %r852,%f69;
cvt.rn.f32.s32 %f70,%r152;
mul.f32 %f71,%f70,%f3;
cvt.rn.f32.s32 %f72,%r137;
mul.f32 %f73,%f71,%f72;
cvt.rni.s32.f32 %r851,%f73;
bra.uni $1_111;
$1_101:
setp.eq.s32 %p60,%r238,3;
@%p60 bra $1_106;
setp.eq.s32 %p61,%r238,4;
@%p61 bra $1_105;
setp.ne.s32 %p62,%r238,5;
@%p62 bra $1_110;
min.s32 %r858,%r145,%r144;
min.s32 %r857,%r146,%r143;
min.s32 %r856,%r147,%r142;
min.s32 %r855,%r148,%r141;
min.s32 %r854,%r149,%r140;
min.s32 %r853,%r150,%r139;
min.s32 %r852,%r151,%r138;
min.s32 %r851,%r152,%r137;
bra.uni $1_111;
$1_109:
add.s32 %r858,%r144,%r145;
add.s32 %r857,%r143,%r146;
add.s32 %r856,%r142,%r147;
add.s32 %r855,%r141,%r148;
add.s32 %r854,%r140,%r149;
add.s32 %r853,%r139,%r150;
add.s32 %r852,%r138,%r151;
add.s32 %r851,%r137,%r152;
bra.uni $1_111;
$1_108:
sub.s32 %r858,%r145,%r144;
sub.s32 %r857,%r146,%r143;
sub.s32 %r856,%r147,%r142;
sub.s32 %r855,%r148,%r141;
sub.s32 %r854,%r149,%r140;
sub.s32 %r853,%r150,%r139;
sub.s32 %r852,%r151,%r138;
sub.s32 %r851,%r152,%r137;
bra.uni $1_111;
$1_106:
cvt.rn.f32.s32 %f10,%r145;
cvt.rn.f32.s32 %f11,%r144;
fma.rn.f32 %f12,%f11,%f4,%f5;
fma.rn.f32 %f13,%f10,%f3,%f12;
cvt.rni.s32.f32 %r858,%f13;
cvt.rn.f32.s32 %f14,%r143;
fma.rn.f32 %f15,%f14,%f4,%f5;
cvt.rn.f32.s32 %f16,%r146;
fma.rn.f32 %f17,%f16,%f3,%f15;
cvt.rni.s32.f32 %r857,%f17;
cvt.rn.f32.s32 %f18,%r142;
fma.rn.f32 %f19,%f18,%f4,%f5;
cvt.rn.f32.s32 %f20,%r147;
fma.rn.f32 %f21,%f20,%f3,%f19;
cvt.rni.s32.f32 %r856,%f21;
cvt.rn.f32.s32 %f22,%r141;
fma.rn.f32 %f23,%f22,%f4,%f5;
cvt.rn.f32.s32 %f24,%r148;
fma.rn.f32 %f25,%f24,%f3,%f23;
cvt.rni.s32.f32 %r855,%f25;
cvt.rn.f32.s32 %f26,%r140;
fma.rn.f32 %f27,%f26,%f4,%f5;
cvt.rn.f32.s32 %f28,%r149;
fma.rn.f32 %f29,%f28,%f3,%f27;
cvt.rni.s32.f32 %r854,%f29;
cvt.rn.f32.s32 %f30,%r139;
fma.rn.f32 %f31,%f30,%f4,%f5;
cvt.rn.f32.s32 %f32,%r150;
fma.rn.f32 %f33,%f32,%f3,%f31;
cvt.rni.s32.f32 %r853,%f33;
cvt.rn.f32.s32 %f34,%r138;
fma.rn.f32 %f35,%f34,%f4,%f5;
cvt.rn.f32.s32 %f36,%r151;
fma.rn.f32 %f37,%f36,%f3,%f35;
cvt.rni.s32.f32 %r852,%f37;
cvt.rn.f32.s32 %f38,%r137;
fma.rn.f32 %f39,%f38,%f4,%f5;
cvt.rn.f32.s32 %f40,%r152;
fma.rn.f32 %f41,%f40,%f3,%f39;
cvt.rni.s32.f32 %r851,%f41;
bra.uni $1_111;
$1_105:
sub.s32 %r629,%r145,%r144;
abs.s32 %r858,%r629;
sub.s32 %r630,%r146,%r143;
abs.s32 %r857,%r630;
sub.s32 %r631,%r147,%r142;
abs.s32 %r856,%r631;
sub.s32 %r632,%r148,%r141;
abs.s32 %r855,%r632;
sub.s32 %r633,%r149,%r140;
abs.s32 %r854,%r633;
sub.s32 %r634,%r150,%r139;
abs.s32 %r853,%r634;
sub.s32 %r635,%r151,%r138;
abs.s32 %r852,%r635;
sub.s32 %r636,%r152,%r137;
abs.s32 %r851,%r636;
bra.uni $1_111;
$1_110:
max.s32 %r858,%r145,%r144;
max.s32 %r857,%r146,%r143;
max.s32 %r856,%r147,%r142;
max.s32 %r855,%r148,%r141;
max.s32 %r854,%r149,%r140;
max.s32 %r853,%r150,%r139;
max.s32 %r852,%r151,%r138;
max.s32 %r851,%r152,%r137;
$1_111:
max.s32 %r637,%r858,0;
min.s32 %r217,%r637,65535;
max.s32 %r638,%r857,0;
min.s32 %r218,%r638,65535;
max.s32 %r639,%r856,0;
min.s32 %r219,%r639,65535;
max.s32 %r640,%r855,0;
min.s32 %r220,%r640,65535;
max.s32 %r641,%r854,0;
min.s32 %r221,%r641,65535;
max.s32 %r642,%r853,0;
min.s32 %r222,%r642,65535;
max.s32 %r643,%r852,0;
min.s32 %r223,%r643,65535;
max.s32 %r644,%r851,0;
min.s32 %r224,%r644,65535;
setp.eq.s64 %p66,%rd180,2;
@%p66 bra $1_126;
bra.uni $1_112;
$1_126:
add.s32 %r734,%r262,4;
setp.le.s32 %p74,%r734,%r794;
mul.wide.s32 %rd167,%r262,2;
add.s64 %rd51,%rd184,%rd167;
and.b64 %rd168,%rd51,7;
setp.eq.s64 %p75,%rd168,0;
and.pred %p76,%p74,%p75;
@%p76 bra $1_133;
bra.uni $1_127;
$1_133:
shl.b32 %r753,%r218,16;
shl.b32 %r754,%r220,16;
or.b32 %r755,%r754,%r219;
or.b32 %r756,%r753,%r217;
st.v2.u32 [%rd51],{%r756,%r755};
bra.uni $1_134;
$1_112:
or.b32 %r650,%r262,1;
setp.ge.s32 %p67,%r650,%r794;
cvt.s64.s32 %rd143,%r262;
mul.lo.s64 %rd144,%rd180,%rd143;
add.s64 %rd145,%rd184,%rd144;
st.u16 [%rd145],%r217;
@%p67 bra $1_114;
cvt.s64.s32 %rd146,%r650;
mul.lo.s64 %rd147,%rd180,%rd146;
add.s64 %rd148,%rd184,%rd147;
st.u16 [%rd148],%r218;
$1_114:
or.b32 %r662,%r262,2;
setp.ge.s32 %p68,%r662,%r794;
@%p68 bra $1_116;
cvt.s64.s32 %rd149,%r662;
mul.lo.s64 %rd150,%rd180,%rd149;
add.s64 %rd151,%rd184,%rd150;
st.u16 [%rd151],%r219;
$1_116:
or.b32 %r674,%r262,3;
setp.ge.s32 %p69,%r674,%r794;
@%p69 bra $1_118;
cvt.s64.s32 %rd152,%r674;
mul.lo.s64 %rd153,%rd180,%rd152;
add.s64 %rd154,%rd184,%rd153;
st.u16 [%rd154],%r220;
$1_118:
add.s32 %r686,%r262,128;
setp.ge.s32 %p70,%r686,%r794;
@%p70 bra $1_120;
cvt.s64.s32 %rd155,%r686;
mul.lo.s64 %rd156,%rd180,%rd155;
add.s64 %rd157,%rd184,%rd156;
st.u16 [%rd157],%r221;
$1_120:
add.s32 %r698,%r262,129;
setp.ge.s32 %p71,%r698,%r794;
@%p71 bra $1_122;
cvt.s64.s32 %rd158,%r698;
mul.lo.s64 %rd159,%rd180,%rd158;
add.s64 %rd160,%rd184,%rd159;
st.u16 [%rd160],%r222;
$1_122:
add.s32 %r710,%r262,130;
setp.ge.s32 %p72,%r710,%r794;
@%p72 bra $1_124;
cvt.s64.s32 %rd161,%r710;
mul.lo.s64 %rd162,%rd180,%rd161;
add.s64 %rd163,%rd184,%rd162;
st.u16 [%rd163],%r223;
$1_124:
add.s32 %r722,%r262,131;
setp.ge.s32 %p73,%r722,%r794;
@%p73 bra $1_144;
cvt.s64.s32 %rd164,%r722;
mul.lo.s64 %rd165,%rd180,%rd164;
add.s64 %rd166,%rd184,%rd165;
st.u16 [%rd166],%r224;
bra.uni $1_144;
$1_127:
or.b32 %r740,%r262,1;
setp.ge.s32 %p77,%r740,%r794;
st.u16 [%rd51],%r217;
@%p77 bra $1_129;
st.u16 [%rd51+2],%r218;
$1_129:
or.b32 %r746,%r262,2;
setp.ge.s32 %p78,%r746,%r794;
@%p78 bra $1_131;
st.u16 [%rd51+4],%r219;
$1_131:
or.b32 %r752,%r262,3;
setp.ge.s32 %p79,%r752,%r794;
@%p79 bra $1_134;
st.u16 [%rd51+6],%r220;
$1_134:
add.s32 %r762,%r262,132;
setp.le.s32 %p80,%r762,%r794;
and.b64 %rd169,%rd184,7;
setp.eq.s64 %p81,%rd169,0;
and.pred %p82,%p80,%p81;
@%p82 bra $1_143;
bra.uni $1_135;
$1_143:
shl.b32 %r787,%r222,16;
shl.b32 %r788,%r224,16;
or.b32 %r789,%r788,%r223;
or.b32 %r790,%r787,%r221;
st.v2.u32 [%rd51+256],{%r790,%r789};
bra.uni $1_144;
$1_135:
add.s32 %r768,%r262,128;
setp.ge.s32 %p83,%r768,%r794;
@%p83 bra $1_137;
st.u16 [%rd51+256],%r221;
$1_137:
add.s32 %r774,%r262,129;
setp.ge.s32 %p84,%r774,%r794;
@%p84 bra $1_139;
st.u16 [%rd51+258],%r222;
$1_139:
add.s32 %r780,%r262,130;
setp.ge.s32 %p85,%r780,%r794;
@%p85 bra $1_141;
st.u16 [%rd51+260],%r223;
$1_141:
add.s32 %r786,%r262,131;
setp.ge.s32 %p86,%r786,%r794;
@%p86 bra $1_144;
st.u16 [%rd51+262],%r224;
$1_144:
add.s64 %rd184,%rd184,%rd181;
add.s64 %rd183,%rd183,%rd173;
add.s64 %rd182,%rd182,%rd177;
add.s32 %r796,%r796,1;
setp.lt.s32 %p87,%r796,%r250;
@%p87 bra $1_11;
$1_145:
ret;
}
.visible .entry arithmetic_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256,1,1
{
.reg .pred %p<88>;
.reg .f32 %f<79>;
.reg .b32 %r<867>;
.reg .b64 %rd<185>;
ld.param.u64 %rd55,[p0];
ld.param.v2.u32 {%r800,%r241},[p1+32];
ld.param.v2.u32 {%r242,%r243},[p1+40];
ld.param.u64 %rd60,[p2];
ld.param.v2.u32 {%r801,%r245},[p3+32];
ld.param.v2.u32 {%r246,%r247},[p3+40];
ld.param.u64 %rd65,[p4];
ld.param.v2.u32 {%r802,%r803},[p5+32];
ld.param.v2.u32 {%r250,%r251},[p5+40];
ld.param.u32 %r238,[p6];
ld.param.f32 %f3,[p8];
ld.param.f32 %f4,[p9];
ld.param.f32 %f5,[p10];
ld.param.u64 %rd181,[p5+24];
ld.param.u64 %rd180,[p5+16];
ld.param.u64 %rd179,[p5+8];
ld.param.u64 %rd66,[p5];
ld.param.u64 %rd177,[p3+24];
ld.param.u64 %rd176,[p3+16];
ld.param.u64 %rd175,[p3+8];
ld.param.u64 %rd61,[p3];
ld.param.u64 %rd173,[p1+24];
ld.param.u64 %rd172,[p1+16];
ld.param.u64 %rd171,[p1+8];
ld.param.u64 %rd56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r243,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd70,%rd55;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r800,%r253},[%rd72+32];
ld.global.u64 %rd173,[%rd72+24];
ld.global.u64 %rd172,[%rd72+16];
ld.global.u64 %rd171,[%rd72+8];
ld.global.u64 %rd170,[%rd72];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd56,%rd73;
add.s64 %rd170,%rd55,%rd74;
$2_3:
setp.eq.s32 %p2,%r247,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd75,%rd60;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r801,%r255},[%rd77+32];
ld.global.u64 %rd177,[%rd77+24];
ld.global.u64 %rd176,[%rd77+16];
ld.global.u64 %rd175,[%rd77+8];
ld.global.u64 %rd174,[%rd77];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd61,%rd78;
add.s64 %rd174,%rd60,%rd79;
$2_6:
setp.eq.s32 %p3,%r251,0;
@%p3 bra $2_8;
cvta.to.global.u64 %rd80,%rd65;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r802,%r803},[%rd82+32];
ld.global.u64 %rd181,[%rd82+24];
ld.global.u64 %rd180,[%rd82+16];
ld.global.u64 %rd179,[%rd82+8];
ld.global.u64 %rd178,[%rd82];
bra.uni $2_9;
$2_8:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd66,%rd83;
add.s64 %rd178,%rd65,%rd84;
$2_9:
mov.u32 %r258,%ctaid.x;
shl.b32 %r259,%r258,6;
mov.u32 %r260,%tid.x;
add.s32 %r261,%r259,%r260;
shl.b32 %r262,%r261,2;
mov.u32 %r263,%ctaid.y;
shl.b32 %r264,%r263,3;
mov.u32 %r265,%tid.y;
add.s32 %r21,%r264,%r265;
setp.ge.s32 %p4,%r262,%r802;
setp.ge.s32 %p5,%r21,%r803;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r250,1;
or.pred %p8,%p6,%p7;
@%p8 bra $2_145;
cvt.s64.s32 %rd85,%r21;
mul.lo.s64 %rd86,%rd179,%rd85;
add.s64 %rd184,%rd178,%rd86;
mul.lo.s64 %rd87,%rd171,%rd85;
add.s64 %rd183,%rd170,%rd87;
mul.lo.s64 %rd88,%rd175,%rd85;
add.s64 %rd182,%rd174,%rd88;
mov.u32 %r804,0;
$2_11:
.pragma "nounroll";
ld.param.f32 %f78,[p11];
setp.eq.s32 %p9,%r804,0;
@%p9 bra $2_14;
ld.param.f32 %f78,[p12];
setp.ne.s32 %p10,%r804,1;
@%p10 bra $2_13;
bra.uni $2_14;
$2_13:
ld.param.f32 %f77,[p14];
ld.param.f32 %f76,[p13];
setp.eq.s32 %p11,%r804,2;
selp.f32 %f78,%f76,%f77,%p11;
$2_14:
setp.eq.s64 %p12,%rd172,2;
@%p12 bra $2_31;
bra.uni $2_15;
$2_31:
add.s32 %r378,%r262,4;
setp.le.s32 %p21,%r378,%r800;
mul.wide.s32 %rd113,%r262,2;
add.s64 %rd49,%rd183,%rd113;
and.b64 %rd114,%rd49,7;
setp.eq.s64 %p22,%rd114,0;
and.pred %p23,%p21,%p22;
@%p23 bra $2_41;
bra.uni $2_32;
$2_41:
ld.v2.u32 {%r806,%r808},[%rd49];
bra.uni $2_42;
$2_15:
setp.ge.s32 %p13,%r262,%r800;
mov.u32 %r806,0;
@%p13 bra $2_17;
cvt.s64.s32 %rd89,%r262;
mul.lo.s64 %rd90,%rd172,%rd89;
add.s64 %rd91,%rd183,%rd90;
ld.u16 %r806,[%rd91];
$2_17:
or.b32 %r283,%r262,1;
setp.ge.s32 %p14,%r283,%r800;
@%p14 bra $2_19;
cvt.s64.s32 %rd92,%r283;
mul.lo.s64 %rd93,%rd172,%rd92;
add.s64 %rd94,%rd183,%rd93;
ld.u16 %r290,[%rd94];
shl.b32 %r291,%r290,16;
or.b32 %r806,%r291,%r806;
$2_19:
or.b32 %r298,%r262,2;
setp.ge.s32 %p15,%r298,%r800;
mov.u32 %r808,0;
@%p15 bra $2_21;
cvt.s64.s32 %rd95,%r298;
mul.lo.s64 %rd96,%rd172,%rd95;
add.s64 %rd97,%rd183,%rd96;
ld.u16 %r808,[%rd97];
$2_21:
or.b32 %r310,%r262,3;
setp.ge.s32 %p16,%r310,%r800;
@%p16 bra $2_23;
cvt.s64.s32 %rd98,%r310;
mul.lo.s64 %rd99,%rd172,%rd98;
add.s64 %rd100,%rd183,%rd99;
ld.u16 %r317,[%rd100];
shl.b32 %r318,%r317,16;
or.b32 %r808,%r318,%r808;
$2_23:
add.s32 %r325,%r262,128;
setp.ge.s32 %p17,%r325,%r800;
mov.u32 %r810,0;
@%p17 bra $2_25;
cvt.s64.s32 %rd101,%r325;
mul.lo.s64 %rd102,%rd172,%rd101;
add.s64 %rd103,%rd183,%rd102;
ld.u16 %r810,[%rd103];
$2_25:
add.s32 %r337,%r262,129;
setp.ge.s32 %p18,%r337,%r800;
@%p18 bra $2_27;
cvt.s64.s32 %rd104,%r337;
mul.lo.s64 %rd105,%rd172,%rd104;
add.s64 %rd106,%rd183,%rd105;
ld.u16 %r344,[%rd106];
shl.b32 %r345,%r344,16;
or.b32 %r810,%r345,%r810;
$2_27:
add.s32 %r352,%r262,130;
setp.ge.s32 %p19,%r352,%r800;
mov.u32 %r821,0;
@%p19 bra $2_29;
cvt.s64.s32 %rd107,%r352;
mul.lo.s64 %rd108,%rd172,%rd107;
add.s64 %rd109,%rd183,%rd108;
ld.u16 %r821,[%rd109];
$2_29:
add.s32 %r364,%r262,131;
setp.ge.s32 %p20,%r364,%r800;
@%p20 bra $2_54;
cvt.s64.s32 %rd110,%r364;
mul.lo.s64 %rd111,%rd172,%rd110;
add.s64 %rd112,%rd183,%rd111;
ld.u16 %r371,[%rd112];
shl.b32 %r372,%r371,16;
or.b32 %r821,%r372,%r821;
bra.uni $2_54;
$2_32:
setp.ge.s32 %p24,%r262,%r800;
mov.u32 %r806,0;
@%p24 bra $2_34;
ld.u16 %r806,[%rd49];
$2_34:
or.b32 %r390,%r262,1;
setp.ge.s32 %p25,%r390,%r800;
@%p25 bra $2_36;
ld.u16 %r391,[%rd49+2];
shl.b32 %r392,%r391,16;
or.b32 %r806,%r392,%r806;
$2_36:
or.b32 %r399,%r262,2;
setp.ge.s32 %p26,%r399,%r800;
mov.u32 %r808,0;
@%p26 bra $2_38;
ld.u16 %r808,[%rd49+4];
$2_38:
or.b32 %r405,%r262,3;
setp.ge.s32 %p27,%r405,%r800;
@%p27 bra $2_42;
ld.u16 %r406,[%rd49+6];
shl.b32 %r407,%r406,16;
or.b32 %r808,%r407,%r808;
$2_42:
add.s32 %r415,%r262,132;
setp.le.s32 %p28,%r415,%r800;
and.b64 %rd115,%rd183,7;
setp.eq.s64 %p29,%rd115,0;
and.pred %p30,%p28,%p29;
@%p30 bra $2_52;
bra.uni $2_43;
$2_52:
ld.v2.u32 {%r810,%r821},[%rd49+256];
bra.uni $2_54;
$2_43:
add.s32 %r422,%r262,128;
setp.ge.s32 %p31,%r422,%r800;
mov.u32 %r810,0;
@%p31 bra $2_45;
ld.u16 %r810,[%rd49+256];
$2_45:
add.s32 %r428,%r262,129;
setp.ge.s32 %p32,%r428,%r800;
@%p32 bra $2_47;
ld.u16 %r429,[%rd49+258];
shl.b32 %r430,%r429,16;
or.b32 %r810,%r430,%r810;
$2_47:
add.s32 %r437,%r262,130;
setp.ge.s32 %p33,%r437,%r800;
mov.u32 %r821,0;
@%p33 bra $2_49;
ld.u16 %r821,[%rd49+260];
$2_49:
add.s32 %r443,%r262,131;
setp.ge.s32 %p34,%r443,%r800;
@%p34 bra $2_54;
ld.u16 %r444,[%rd49+262];
shl.b32 %r445,%r444,16;
or.b32 %r821,%r445,%r821;
$2_54:
ld.param.u32 %r799,[p7];
setp.eq.s32 %p35,%r799,0;
@%p35 bra $2_56;
cvt.rzi.s32.f32 %r137,%f78;
mov.u32 %r138,%r137;
mov.u32 %r139,%r137;
mov.u32 %r140,%r137;
mov.u32 %r141,%r137;
mov.u32 %r142,%r137;
mov.u32 %r143,%r137;
mov.u32 %r144,%r137;
bra.uni $2_97;
$2_56:
setp.eq.s64 %p36,%rd176,2;
@%p36 bra $2_73;
bra.uni $2_57;
$2_73:
add.s32 %r559,%r262,4;
setp.le.s32 %p45,%r559,%r801;
mul.wide.s32 %rd140,%r262,2;
add.s64 %rd50,%rd182,%rd140;
and.b64 %rd141,%rd50,7;
setp.eq.s64 %p46,%rd141,0;
and.pred %p47,%p45,%p46;
@%p47 bra $2_83;
bra.uni $2_74;
$2_83:
ld.v2.u32 {%r829,%r831},[%rd50];
bra.uni $2_84;
$2_57:
setp.ge.s32 %p37,%r262,%r801;
mov.u32 %r829,0;
@%p37 bra $2_59;
cvt.s64.s32 %rd116,%r262;
mul.lo.s64 %rd117,%rd176,%rd116;
add.s64 %rd118,%rd182,%rd117;
ld.u16 %r829,[%rd118];
$2_59:
or.b32 %r464,%r262,1;
setp.ge.s32 %p38,%r464,%r801;
@%p38 bra $2_61;
cvt.s64.s32 %rd119,%r464;
mul.lo.s64 %rd120,%rd176,%rd119;
add.s64 %rd121,%rd182,%rd120;
ld.u16 %r471,[%rd121];
shl.b32 %r472,%r471,16;
or.b32 %r829,%r472,%r829;
$2_61:
or.b32 %r479,%r262,2;
setp.ge.s32 %p39,%r479,%r801;
mov.u32 %r831,0;
@%p39 bra $2_63;
cvt.s64.s32 %rd122,%r479;
mul.lo.s64 %rd123,%rd176,%rd122;
add.s64 %rd124,%rd182,%rd123;
ld.u16 %r831,[%rd124];
$2_63:
or.b32 %r491,%r262,3;
setp.ge.s32 %p40,%r491,%r801;
@%p40 bra $2_65;
cvt.s64.s32 %rd125,%r491;
mul.lo.s64 %rd126,%rd176,%rd125;
add.s64 %rd127,%rd182,%rd126;
ld.u16 %r498,[%rd127];
shl.b32 %r499,%r498,16;
or.b32 %r831,%r499,%r831;
$2_65:
add.s32 %r506,%r262,128;
setp.ge.s32 %p41,%r506,%r801;
mov.u32 %r833,0;
@%p41 bra $2_67;
cvt.s64.s32 %rd128,%r506;
mul.lo.s64 %rd129,%rd176,%rd128;
add.s64 %rd130,%rd182,%rd129;
ld.u16 %r833,[%rd130];
$2_67:
add.s32 %r518,%r262,129;
setp.ge.s32 %p42,%r518,%r801;
@%p42 bra $2_69;
cvt.s64.s32 %rd131,%r518;
mul.lo.s64 %rd132,%rd176,%rd131;
add.s64 %rd133,%rd182,%rd132;
ld.u16 %r525,[%rd133];
shl.b32 %r526,%r525,16;
or.b32 %r833,%r526,%r833;
$2_69:
add.s32 %r533,%r262,130;
setp.ge.s32 %p43,%r533,%r801;
mov.u32 %r844,0;
@%p43 bra $2_71;
cvt.s64.s32 %rd134,%r533;
mul.lo.s64 %rd135,%rd176,%rd134;
add.s64 %rd136,%rd182,%rd135;
ld.u16 %r844,[%rd136];
$2_71:
add.s32 %r545,%r262,131;
setp.ge.s32 %p44,%r545,%r801;
@%p44 bra $2_96;
cvt.s64.s32 %rd137,%r545;
mul.lo.s64 %rd138,%rd176,%rd137;
add.s64 %rd139,%rd182,%rd138;
ld.u16 %r552,[%rd139];
shl.b32 %r553,%r552,16;
or.b32 %r844,%r553,%r844;
bra.uni $2_96;
$2_74:
setp.ge.s32 %p48,%r262,%r801;
mov.u32 %r829,0;
@%p48 bra $2_76;
ld.u16 %r829,[%rd50];
$2_76:
or.b32 %r571,%r262,1;
setp.ge.s32 %p49,%r571,%r801;
@%p49 bra $2_78;
ld.u16 %r572,[%rd50+2];
shl.b32 %r573,%r572,16;
or.b32 %r829,%r573,%r829;
$2_78:
or.b32 %r580,%r262,2;
setp.ge.s32 %p50,%r580,%r801;
mov.u32 %r831,0;
@%p50 bra $2_80;
ld.u16 %r831,[%rd50+4];
$2_80:
or.b32 %r586,%r262,3;
setp.ge.s32 %p51,%r586,%r801;
@%p51 bra $2_84;
ld.u16 %r587,[%rd50+6];
shl.b32 %r588,%r587,16;
or.b32 %r831,%r588,%r831;
$2_84:
add.s32 %r596,%r262,132;
setp.le.s32 %p52,%r596,%r801;
and.b64 %rd142,%rd182,7;
setp.eq.s64 %p53,%rd142,0;
and.pred %p54,%p52,%p53;
@%p54 bra $2_94;
bra.uni $2_85;
$2_94:
ld.v2.u32 {%r833,%r844},[%rd50+256];
bra.uni $2_96;
$2_85:
add.s32 %r603,%r262,128;
setp.ge.s32 %p55,%r603,%r801;
mov.u32 %r833,0;
@%p55 bra $2_87;
ld.u16 %r833,[%rd50+256];
$2_87:
add.s32 %r609,%r262,129;
setp.ge.s32 %p56,%r609,%r801;
@%p56 bra $2_89;
ld.u16 %r610,[%rd50+258];
shl.b32 %r611,%r610,16;
or.b32 %r833,%r611,%r833;
$2_89:
add.s32 %r618,%r262,130;
setp.ge.s32 %p57,%r618,%r801;
mov.u32 %r844,0;
@%p57 bra $2_91;
ld.u16 %r844,[%rd50+260];
$2_91:
add.s32 %r624,%r262,131;
setp.ge.s32 %p58,%r624,%r801;
@%p58 bra $2_96;
ld.u16 %r625,[%rd50+262];
shl.b32 %r626,%r625,16;
or.b32 %r844,%r626,%r844;
$2_96:
cvt.s32.s16 %r144,%r829;
and.b32 %r629,%r829,-65536;
shr.s32 %r143,%r629,16;
cvt.s32.s16 %r142,%r831;
and.b32 %r630,%r831,-65536;
shr.s32 %r141,%r630,16;
cvt.s32.s16 %r140,%r833;
and.b32 %r631,%r833,-65536;
shr.s32 %r139,%r631,16;
cvt.s32.s16 %r138,%r844;
and.b32 %r632,%r844,-65536;
shr.s32 %r137,%r632,16;
$2_97:
cvt.s32.s16 %r145,%r806;
and.b32 %r633,%r806,-65536;
shr.s32 %r146,%r633,16;
cvt.s32.s16 %r147,%r808;
and.b32 %r634,%r808,-65536;
shr.s32 %r148,%r634,16;
cvt.s32.s16 %r149,%r810;
and.b32 %r635,%r810,-65536;
shr.s32 %r150,%r635,16;
cvt.s32.s16 %r151,%r821;
and.b32 %r636,%r821,-65536;
shr.s32 %r152,%r636,16;
setp.gt.s32 %p59,%r238,2;
@%p59 bra $2_101;
setp.eq.s32 %p63,%r238,0;
@%p63 bra $2_109;
setp.eq.s32 %p64,%r238,1;
@%p64 bra $2_108;
setp.eq.s32 %p65,%r238,2;
@%p65 bra $2_107;
bra.uni $2_110;
$2_107:
cvt.rn.f32.s32 %f42,%r145;
mul.f32 %f43,%f42,%f3;
cvt.rn.f32.s32 %f44,%r144;
mul.f32 %f45,%f43,%f44;
cvt.rni.s32.f32 %r866,%f45;
cvt.rn.f32.s32 %f46,%r146;
mul.f32 %f47,%f46,%f3;
cvt.rn.f32.s32 %f48,%r143;
mul.f32 %f49,%f47,%f48;
cvt.rni.s32.f32 %r865,%f49;
cvt.rn.f32.s32 %f50,%r147;
mul.f32 %f51,%f50,%f3;
cvt.rn.f32.s32 %f52,%r142;
mul.f32 %f53,%f51,%f52;
cvt.rni.s32.f32 %r864,%f53;
cvt.rn.f32.s32 %f54,%r148;
mul.f32 %f55,%f54,%f3;
cvt.rn.f32.s32 %f56,%r141;
mul.f32 %f57,%f55,%f56;
cvt.rni.s32.f32 %r863,%f57;
cvt.rn.f32.s32 %f58,%r149;
mul.f32 %f59,%f58,%f3;
cvt.rn.f32.s32 %f60,%r140;
mul.f32 %f61,%f59,%f60;
cvt.rni.s32.f32 %r862,%f61;
cvt.rn.f32.s32 %f62,%r150;
mul.f32 %f63,%f62,%f3;
cvt.rn.f32.s32 %f64,%r139;
mul.f32 %f65,%f63,%f64;
cvt.rni.s32.f32 %r861,%f65;
cvt.rn.f32.s32 %f66,%r151;
mul.f32 %f67,%f66,%f3;
cvt.rn.f32.s32 %f68,%r138;
mul.f32 %f69,%f67,%f68;
cvt.rni.s32.f32 %r860,%f69;
cvt.rn.f32.s32 %f70,%r152;
mul.f32 %f71,%f70,%f3;
cvt.rn.f32.s32 %f72,%r137;
mul.f32 %f73,%f71,%f72;
cvt.rni.s32.f32 %r859,%f73;
bra.uni $2_111;
$2_101:
setp.eq.s32 %p60,%r238,3;
@%p60 bra $2_106;
setp.eq.s32 %p61,%r238,4;
@%p61 bra $2_105;
setp.ne.s32 %p62,%r238,5;
@%p62 bra $2_110;
min.s32 %r866,%r145,%r144;
min.s32 %r865,%r146,%r143;
min.s32 %r864,%r147,%r142;
min.s32 %r863,%r148,%r141;
min.s32 %r862,%r149,%r140;
min.s32 %r861,%r150,%r139;
min.s32 %r860,%r151,%r138;
min.s32 %r859,%r152,%r137;
bra.uni $2_111;
$2_109:
add.s32 %r866,%r144,%r145;
add.s32 %r865,%r143,%r146;
add.s32 %r864,%r142,%r147;
add.s32 %r863,%r141,%r148;
add.s32 %r862,%r140,%r149;
add.s32 %r861,%r139,%r150;
add.s32 %r860,%r138,%r151;
add.s32 %r859,%r137,%r152;
bra.uni $2_111;
$2_108:
sub.s32 %r866,%r145,%r144;
sub.s32 %r865,%r146,%r143;
sub.s32 %r864,%r147,%r142;
sub.s32 %r863,%r148,%r141;
sub.s32 %r862,%r149,%r140;
sub.s32 %r861,%r150,%r139;
sub.s32 %r860,%r151,%r138;
sub.s32 %r859,%r152,%r137;
bra.uni $2_111;
$2_106:
cvt.rn.f32.s32 %f10,%r145;
cvt.rn.f32.s32 %f11,%r144;
fma.rn.f32 %f12,%f11,%f4,%f5;
fma.rn.f32 %f13,%f10,%f3,%f12;
cvt.rni.s32.f32 %r866,%f13;
cvt.rn.f32.s32 %f14,%r143;
fma.rn.f32 %f15,%f14,%f4,%f5;
cvt.rn.f32.s32 %f16,%r146;
fma.rn.f32 %f17,%f16,%f3,%f15;
cvt.rni.s32.f32 %r865,%f17;
cvt.rn.f32.s32 %f18,%r142;
fma.rn.f32 %f19,%f18,%f4,%f5;
cvt.rn.f32.s32 %f20,%r147;
fma.rn.f32 %f21,%f20,%f3,%f19;
cvt.rni.s32.f32 %r864,%f21;
cvt.rn.f32.s32 %f22,%r141;
fma.rn.f32 %f23,%f22,%f4,%f5;
cvt.rn.f32.s32 %f24,%r148;
fma.rn.f32 %f25,%f24,%f3,%f23;
cvt.rni.s32.f32 %r863,%f25;
cvt.rn.f32.s32 %f26,%r140;
fma.rn.f32 %f27,%f26,%f4,%f5;
cvt.rn.f32.s32 %f28,%r149;
fma.rn.f32 %f29,%f28,%f3,%f27;
cvt.rni.s32.f32 %r862,%f29;
cvt.rn.f32.s32 %f30,%r139;
fma.rn.f32 %f31,%f30,%f4,%f5;
cvt.rn.f32.s32 %f32,%r150;
fma.rn.f32 %f33,%f32,%f3,%f31;
cvt.rni.s32.f32 %r861,%f33;
cvt.rn.f32.s32 %f34,%r138;
fma.rn.f32 %f35,%f34,%f4,%f5;
cvt.rn.f32.s32 %f36,%r151;
fma.rn.f32 %f37,%f36,%f3,%f35;
cvt.rni.s32.f32 %r860,%f37;
cvt.rn.f32.s32 %f38,%r137;
fma.rn.f32 %f39,%f38,%f4,%f5;
cvt.rn.f32.s32 %f40,%r152;
fma.rn.f32 %f41,%f40,%f3,%f39;
cvt.rni.s32.f32 %r859,%f41;
bra.uni $2_111;
$2_105:
sub.s32 %r637,%r145,%r144;
abs.s32 %r866,%r637;
sub.s32 %r638,%r146,%r143;
abs.s32 %r865,%r638;
sub.s32 %r639,%r147,%r142;
abs.s32 %r864,%r639;
sub.s32 %r640,%r148,%r141;
abs.s32 %r863,%r640;
sub.s32 %r641,%r149,%r140;
abs.s32 %r862,%r641;
sub.s32 %r642,%r150,%r139;
abs.s32 %r861,%r642;
sub.s32 %r643,%r151,%r138;
abs.s32 %r860,%r643;
sub.s32 %r644,%r152,%r137;
abs.s32 %r859,%r644;
bra.uni $2_111;
$2_110:
max.s32 %r866,%r145,%r144;
max.s32 %r865,%r146,%r143;
max.s32 %r864,%r147,%r142;
max.s32 %r863,%r148,%r141;
max.s32 %r862,%r149,%r140;
max.s32 %r861,%r150,%r139;
max.s32 %r860,%r151,%r138;
max.s32 %r859,%r152,%r137;
$2_111:
max.s32 %r645,%r866,-32768;
min.s32 %r217,%r645,32767;
max.s32 %r646,%r865,-32768;
min.s32 %r218,%r646,32767;
max.s32 %r647,%r864,-32768;
min.s32 %r219,%r647,32767;
max.s32 %r648,%r863,-32768;
min.s32 %r220,%r648,32767;
max.s32 %r649,%r862,-32768;
min.s32 %r221,%r649,32767;
max.s32 %r650,%r861,-32768;
min.s32 %r222,%r650,32767;
max.s32 %r651,%r860,-32768;
min.s32 %r223,%r651,32767;
max.s32 %r652,%r859,-32768;
min.s32 %r224,%r652,32767;
setp.eq.s64 %p66,%rd180,2;
@%p66 bra $2_126;
bra.uni $2_112;
$2_126:
add.s32 %r742,%r262,4;
setp.le.s32 %p74,%r742,%r802;
mul.wide.s32 %rd167,%r262,2;
add.s64 %rd51,%rd184,%rd167;
and.b64 %rd168,%rd51,7;
setp.eq.s64 %p75,%rd168,0;
and.pred %p76,%p74,%p75;
@%p76 bra $2_133;
bra.uni $2_127;
$2_133:
and.b32 %r761,%r217,65535;
and.b32 %r762,%r219,65535;
prmt.b32 %r763,%r220,%r762,4180;
prmt.b32 %r764,%r218,%r761,4180;
st.v2.u32 [%rd51],{%r764,%r763};
bra.uni $2_134;
$2_112:
or.b32 %r658,%r262,1;
setp.ge.s32 %p67,%r658,%r802;
cvt.s64.s32 %rd143,%r262;
mul.lo.s64 %rd144,%rd180,%rd143;
add.s64 %rd145,%rd184,%rd144;
st.u16 [%rd145],%r217;
@%p67 bra $2_114;
cvt.s64.s32 %rd146,%r658;
mul.lo.s64 %rd147,%rd180,%rd146;
add.s64 %rd148,%rd184,%rd147;
st.u16 [%rd148],%r218;
$2_114:
or.b32 %r670,%r262,2;
setp.ge.s32 %p68,%r670,%r802;
@%p68 bra $2_116;
cvt.s64.s32 %rd149,%r670;
mul.lo.s64 %rd150,%rd180,%rd149;
add.s64 %rd151,%rd184,%rd150;
st.u16 [%rd151],%r219;
$2_116:
or.b32 %r682,%r262,3;
setp.ge.s32 %p69,%r682,%r802;
@%p69 bra $2_118;
cvt.s64.s32 %rd152,%r682;
mul.lo.s64 %rd153,%rd180,%rd152;
add.s64 %rd154,%rd184,%rd153;
st.u16 [%rd154],%r220;
$2_118:
add.s32 %r694,%r262,128;
setp.ge.s32 %p70,%r694,%r802;
@%p70 bra $2_120;
cvt.s64.s32 %rd155,%r694;
mul.lo.s64 %rd156,%rd180,%rd155;
add.s64 %rd157,%rd184,%rd156;
st.u16 [%rd157],%r221;
$2_120:
add.s32 %r706,%r262,129;
setp.ge.s32 %p71,%r706,%r802;
@%p71 bra $2_122;
cvt.s64.s32 %rd158,%r706;
mul.lo.s64 %rd159,%rd180,%rd158;
add.s64 %rd160,%rd184,%rd159;
st.u16 [%rd160],%r222;
$2_122:
add.s32 %r718,%r262,130;
setp.ge.s32 %p72,%r718,%r802;
@%p72 bra $2_124;
cvt.s64.s32 %rd161,%r718;
mul.lo.s64 %rd162,%rd180,%rd161;
add.s64 %rd163,%rd184,%rd162;
st.u16 [%rd163],%r223;
$2_124:
add.s32 %r730,%r262,131;
setp.ge.s32 %p73,%r730,%r802;
@%p73 bra $2_144;
cvt.s64.s32 %rd164,%r730;
mul.lo.s64 %rd165,%rd180,%rd164;
add.s64 %rd166,%rd184,%rd165;
st.u16 [%rd166],%r224;
bra.uni $2_144;
$2_127:
or.b32 %r748,%r262,1;
setp.ge.s32 %p77,%r748,%r802;
st.u16 [%rd51],%r217;
@%p77 bra $2_129;
st.u16 [%rd51+2],%r218;
$2_129:
or.b32 %r754,%r262,2;
setp.ge.s32 %p78,%r754,%r802;
@%p78 bra $2_131;
st.u16 [%rd51+4],%r219;
$2_131:
or.b32 %r760,%r262,3;
setp.ge.s32 %p79,%r760,%r802;
@%p79 bra $2_134;
st.u16 [%rd51+6],%r220;
$2_134:
add.s32 %r770,%r262,132;
setp.le.s32 %p80,%r770,%r802;
and.b64 %rd169,%rd184,7;
setp.eq.s64 %p81,%rd169,0;
and.pred %p82,%p80,%p81;
@%p82 bra $2_143;
bra.uni $2_135;
$2_143:
and.b32 %r795,%r221,65535;
and.b32 %r796,%r223,65535;
prmt.b32 %r797,%r224,%r796,4180;
prmt.b32 %r798,%r222,%r795,4180;
st.v2.u32 [%rd51+256],{%r798,%r797};
bra.uni $2_144;
$2_135:
add.s32 %r776,%r262,128;
setp.ge.s32 %p83,%r776,%r802;
@%p83 bra $2_137;
st.u16 [%rd51+256],%r221;
$2_137:
add.s32 %r782,%r262,129;
setp.ge.s32 %p84,%r782,%r802;
@%p84 bra $2_139;
st.u16 [%rd51+258],%r222;
$2_139:
add.s32 %r788,%r262,130;
setp.ge.s32 %p85,%r788,%r802;
@%p85 bra $2_141;
st.u16 [%rd51+260],%r223;
$2_141:
add.s32 %r794,%r262,131;
setp.ge.s32 %p86,%r794,%r802;
@%p86 bra $2_144;
st.u16 [%rd51+262],%r224;
$2_144:
add.s64 %rd184,%rd184,%rd181;
add.s64 %rd183,%rd183,%rd173;
add.s64 %rd182,%rd182,%rd177;
add.s32 %r804,%r804,1;
setp.lt.s32 %p87,%r804,%r250;
@%p87 bra $2_11;
$2_145:
ret;
}
.visible .entry arithmetic_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256,1,1
{
.reg .pred %p<88>;
.reg .b16 %rs<41>;
.reg .f32 %f<199>;
.reg .b32 %r<738>;
.reg .b64 %rd<185>;
ld.param.u64 %rd55,[p0];
ld.param.v2.u32 {%r687,%r144},[p1+32];
ld.param.v2.u32 {%r145,%r146},[p1+40];
ld.param.u64 %rd60,[p2];
ld.param.v2.u32 {%r688,%r148},[p3+32];
ld.param.v2.u32 {%r149,%r150},[p3+40];
ld.param.u64 %rd65,[p4];
ld.param.v2.u32 {%r689,%r690},[p5+32];
ld.param.v2.u32 {%r153,%r154},[p5+40];
ld.param.u32 %r141,[p6];
ld.param.f32 %f107,[p8];
ld.param.f32 %f108,[p9];
ld.param.f32 %f109,[p10];
ld.param.u64 %rd181,[p5+24];
ld.param.u64 %rd180,[p5+16];
ld.param.u64 %rd179,[p5+8];
ld.param.u64 %rd66,[p5];
ld.param.u64 %rd177,[p3+24];
ld.param.u64 %rd176,[p3+16];
ld.param.u64 %rd175,[p3+8];
ld.param.u64 %rd61,[p3];
ld.param.u64 %rd173,[p1+24];
ld.param.u64 %rd172,[p1+16];
ld.param.u64 %rd171,[p1+8];
ld.param.u64 %rd56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r146,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd70,%rd55;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r687,%r156},[%rd72+32];
ld.global.u64 %rd173,[%rd72+24];
ld.global.u64 %rd172,[%rd72+16];
ld.global.u64 %rd171,[%rd72+8];
ld.global.u64 %rd170,[%rd72];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd56,%rd73;
add.s64 %rd170,%rd55,%rd74;
$3_3:
setp.eq.s32 %p2,%r150,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd75,%rd60;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r688,%r158},[%rd77+32];
ld.global.u64 %rd177,[%rd77+24];
ld.global.u64 %rd176,[%rd77+16];
ld.global.u64 %rd175,[%rd77+8];
ld.global.u64 %rd174,[%rd77];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd61,%rd78;
add.s64 %rd174,%rd60,%rd79;
$3_6:
setp.eq.s32 %p3,%r154,0;
@%p3 bra $3_8;
cvta.to.global.u64 %rd80,%rd65;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r689,%r690},[%rd82+32];
ld.global.u64 %rd181,[%rd82+24];
ld.global.u64 %rd180,[%rd82+16];
ld.global.u64 %rd179,[%rd82+8];
ld.global.u64 %rd178,[%rd82];
bra.uni $3_9;
$3_8:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd66,%rd83;
add.s64 %rd178,%rd65,%rd84;
$3_9:
mov.u32 %r161,%ctaid.x;
shl.b32 %r162,%r161,6;
mov.u32 %r163,%tid.x;
add.s32 %r164,%r162,%r163;
shl.b32 %r165,%r164,2;
mov.u32 %r166,%ctaid.y;
shl.b32 %r167,%r166,3;
mov.u32 %r168,%tid.y;
add.s32 %r21,%r167,%r168;
setp.ge.s32 %p4,%r165,%r689;
setp.ge.s32 %p5,%r21,%r690;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r153,1;
or.pred %p8,%p6,%p7;
@%p8 bra $3_145;
cvt.s64.s32 %rd85,%r21;
mul.lo.s64 %rd86,%rd179,%rd85;
add.s64 %rd184,%rd178,%rd86;
mul.lo.s64 %rd87,%rd171,%rd85;
add.s64 %rd183,%rd170,%rd87;
mul.lo.s64 %rd88,%rd175,%rd85;
add.s64 %rd182,%rd174,%rd88;
mov.u32 %r691,0;
$3_11:
.pragma "nounroll";
ld.param.f32 %f35,[p11];
setp.eq.s32 %p9,%r691,0;
@%p9 bra $3_14;
ld.param.f32 %f35,[p12];
setp.ne.s32 %p10,%r691,1;
@%p10 bra $3_13;
bra.uni $3_14;
$3_13:
ld.param.f32 %f173,[p14];
ld.param.f32 %f172,[p13];
setp.eq.s32 %p11,%r691,2;
selp.f32 %f35,%f172,%f173,%p11;
$3_14:
setp.eq.s64 %p12,%rd172,2;
@%p12 bra $3_31;
bra.uni $3_15;
$3_31:
add.s32 %r281,%r165,4;
setp.le.s32 %p21,%r281,%r687;
mul.wide.s32 %rd113,%r165,2;
add.s64 %rd49,%rd183,%rd113;
and.b64 %rd114,%rd49,7;
setp.eq.s64 %p22,%rd114,0;
and.pred %p23,%p21,%p22;
@%p23 bra $3_41;
bra.uni $3_32;
$3_41:
ld.v2.u32 {%r714,%r713},[%rd49];
bra.uni $3_42;
$3_15:
setp.ge.s32 %p13,%r165,%r687;
mov.u32 %r714,0;
@%p13 bra $3_17;
cvt.s64.s32 %rd89,%r165;
mul.lo.s64 %rd90,%rd172,%rd89;
add.s64 %rd91,%rd183,%rd90;
ld.u16 %r714,[%rd91];
$3_17:
or.b32 %r186,%r165,1;
setp.ge.s32 %p14,%r186,%r687;
@%p14 bra $3_19;
cvt.s64.s32 %rd92,%r186;
mul.lo.s64 %rd93,%rd172,%rd92;
add.s64 %rd94,%rd183,%rd93;
ld.u16 %r193,[%rd94];
shl.b32 %r194,%r193,16;
or.b32 %r714,%r194,%r714;
$3_19:
or.b32 %r201,%r165,2;
setp.ge.s32 %p15,%r201,%r687;
mov.u32 %r713,0;
@%p15 bra $3_21;
cvt.s64.s32 %rd95,%r201;
mul.lo.s64 %rd96,%rd172,%rd95;
add.s64 %rd97,%rd183,%rd96;
ld.u16 %r713,[%rd97];
$3_21:
or.b32 %r213,%r165,3;
setp.ge.s32 %p16,%r213,%r687;
@%p16 bra $3_23;
cvt.s64.s32 %rd98,%r213;
mul.lo.s64 %rd99,%rd172,%rd98;
add.s64 %rd100,%rd183,%rd99;
ld.u16 %r220,[%rd100];
shl.b32 %r221,%r220,16;
or.b32 %r713,%r221,%r713;
$3_23:
add.s32 %r228,%r165,128;
setp.ge.s32 %p17,%r228,%r687;
mov.u32 %r712,0;
@%p17 bra $3_25;
cvt.s64.s32 %rd101,%r228;
mul.lo.s64 %rd102,%rd172,%rd101;
add.s64 %rd103,%rd183,%rd102;
ld.u16 %r712,[%rd103];
$3_25:
add.s32 %r240,%r165,129;
setp.ge.s32 %p18,%r240,%r687;
@%p18 bra $3_27;
cvt.s64.s32 %rd104,%r240;
mul.lo.s64 %rd105,%rd172,%rd104;
add.s64 %rd106,%rd183,%rd105;
ld.u16 %r247,[%rd106];
shl.b32 %r248,%r247,16;
or.b32 %r712,%r248,%r712;
$3_27:
add.s32 %r255,%r165,130;
setp.ge.s32 %p19,%r255,%r687;
mov.u32 %r711,0;
@%p19 bra $3_29;
cvt.s64.s32 %rd107,%r255;
mul.lo.s64 %rd108,%rd172,%rd107;
add.s64 %rd109,%rd183,%rd108;
ld.u16 %r711,[%rd109];
$3_29:
add.s32 %r267,%r165,131;
setp.ge.s32 %p20,%r267,%r687;
@%p20 bra $3_54;
cvt.s64.s32 %rd110,%r267;
mul.lo.s64 %rd111,%rd172,%rd110;
add.s64 %rd112,%rd183,%rd111;
ld.u16 %r274,[%rd112];
shl.b32 %r275,%r274,16;
or.b32 %r711,%r275,%r711;
bra.uni $3_54;
$3_32:
setp.ge.s32 %p24,%r165,%r687;
mov.u32 %r714,0;
@%p24 bra $3_34;
ld.u16 %r714,[%rd49];
$3_34:
or.b32 %r293,%r165,1;
setp.ge.s32 %p25,%r293,%r687;
@%p25 bra $3_36;
ld.u16 %r294,[%rd49+2];
shl.b32 %r295,%r294,16;
or.b32 %r714,%r295,%r714;
$3_36:
or.b32 %r302,%r165,2;
setp.ge.s32 %p26,%r302,%r687;
mov.u32 %r713,0;
@%p26 bra $3_38;
ld.u16 %r713,[%rd49+4];
$3_38:
or.b32 %r308,%r165,3;
setp.ge.s32 %p27,%r308,%r687;
@%p27 bra $3_42;
ld.u16 %r309,[%rd49+6];
shl.b32 %r310,%r309,16;
or.b32 %r713,%r310,%r713;
$3_42:
add.s32 %r318,%r165,132;
setp.le.s32 %p28,%r318,%r687;
and.b64 %rd115,%rd183,7;
setp.eq.s64 %p29,%rd115,0;
and.pred %p30,%p28,%p29;
@%p30 bra $3_52;
bra.uni $3_43;
$3_52:
ld.v2.u32 {%r712,%r711},[%rd49+256];
bra.uni $3_54;
$3_43:
add.s32 %r325,%r165,128;
setp.ge.s32 %p31,%r325,%r687;
mov.u32 %r712,0;
@%p31 bra $3_45;
ld.u16 %r712,[%rd49+256];
$3_45:
add.s32 %r331,%r165,129;
setp.ge.s32 %p32,%r331,%r687;
@%p32 bra $3_47;
ld.u16 %r332,[%rd49+258];
shl.b32 %r333,%r332,16;
or.b32 %r712,%r333,%r712;
$3_47:
add.s32 %r340,%r165,130;
setp.ge.s32 %p33,%r340,%r687;
mov.u32 %r711,0;
@%p33 bra $3_49;
ld.u16 %r711,[%rd49+260];
$3_49:
add.s32 %r346,%r165,131;
setp.ge.s32 %p34,%r346,%r687;
@%p34 bra $3_54;
ld.u16 %r347,[%rd49+262];
shl.b32 %r348,%r347,16;
or.b32 %r711,%r348,%r711;
$3_54:
ld.param.u32 %r686,[p7];
setp.eq.s32 %p35,%r686,0;
@%p35 bra $3_56;
cvt.u16.u32 %rs9,%r714;
cvt.f32.f16 %f34,%rs9;
shr.u32 %r351,%r714,16;
cvt.u16.u32 %rs10,%r351;
cvt.f32.f16 %f33,%rs10;
cvt.u16.u32 %rs11,%r713;
cvt.f32.f16 %f32,%rs11;
shr.u32 %r352,%r713,16;
cvt.u16.u32 %rs12,%r352;
cvt.f32.f16 %f31,%rs12;
cvt.u16.u32 %rs13,%r712;
cvt.f32.f16 %f30,%rs13;
shr.u32 %r353,%r712,16;
cvt.u16.u32 %rs14,%r353;
cvt.f32.f16 %f29,%rs14;
cvt.u16.u32 %rs15,%r711;
cvt.f32.f16 %f28,%rs15;
shr.u32 %r354,%r711,16;
cvt.u16.u32 %rs16,%r354;
cvt.f32.f16 %f27,%rs16;
mov.f32 %f36,%f35;
mov.f32 %f37,%f35;
mov.f32 %f38,%f35;
mov.f32 %f39,%f35;
mov.f32 %f40,%f35;
mov.f32 %f41,%f35;
mov.f32 %f42,%f35;
bra.uni $3_97;
$3_56:
setp.eq.s64 %p36,%rd176,2;
@%p36 bra $3_73;
bra.uni $3_57;
$3_73:
add.s32 %r466,%r165,4;
setp.le.s32 %p45,%r466,%r688;
mul.wide.s32 %rd140,%r165,2;
add.s64 %rd50,%rd182,%rd140;
and.b64 %rd141,%rd50,7;
setp.eq.s64 %p46,%rd141,0;
and.pred %p47,%p45,%p46;
@%p47 bra $3_83;
bra.uni $3_74;
$3_83:
ld.v2.u32 {%r716,%r718},[%rd50];
bra.uni $3_84;
$3_57:
setp.ge.s32 %p37,%r165,%r688;
mov.u32 %r716,0;
@%p37 bra $3_59;
cvt.s64.s32 %rd116,%r165;
mul.lo.s64 %rd117,%rd176,%rd116;
add.s64 %rd118,%rd182,%rd117;
ld.u16 %r716,[%rd118];
$3_59:
or.b32 %r371,%r165,1;
setp.ge.s32 %p38,%r371,%r688;
@%p38 bra $3_61;
cvt.s64.s32 %rd119,%r371;
mul.lo.s64 %rd120,%rd176,%rd119;
add.s64 %rd121,%rd182,%rd120;
ld.u16 %r378,[%rd121];
shl.b32 %r379,%r378,16;
or.b32 %r716,%r379,%r716;
$3_61:
or.b32 %r386,%r165,2;
setp.ge.s32 %p39,%r386,%r688;
mov.u32 %r718,0;
@%p39 bra $3_63;
cvt.s64.s32 %rd122,%r386;
mul.lo.s64 %rd123,%rd176,%rd122;
add.s64 %rd124,%rd182,%rd123;
ld.u16 %r718,[%rd124];
$3_63:
or.b32 %r398,%r165,3;
setp.ge.s32 %p40,%r398,%r688;
@%p40 bra $3_65;
cvt.s64.s32 %rd125,%r398;
mul.lo.s64 %rd126,%rd176,%rd125;
add.s64 %rd127,%rd182,%rd126;
ld.u16 %r405,[%rd127];
shl.b32 %r406,%r405,16;
or.b32 %r718,%r406,%r718;
$3_65:
add.s32 %r413,%r165,128;
setp.ge.s32 %p41,%r413,%r688;
mov.u32 %r720,0;
@%p41 bra $3_67;
cvt.s64.s32 %rd128,%r413;
mul.lo.s64 %rd129,%rd176,%rd128;
add.s64 %rd130,%rd182,%rd129;
ld.u16 %r720,[%rd130];
$3_67:
add.s32 %r425,%r165,129;
setp.ge.s32 %p42,%r425,%r688;
@%p42 bra $3_69;
cvt.s64.s32 %rd131,%r425;
mul.lo.s64 %rd132,%rd176,%rd131;
add.s64 %rd133,%rd182,%rd132;
ld.u16 %r432,[%rd133];
shl.b32 %r433,%r432,16;
or.b32 %r720,%r433,%r720;
$3_69:
add.s32 %r440,%r165,130;
setp.ge.s32 %p43,%r440,%r688;
mov.u32 %r731,0;
@%p43 bra $3_71;
cvt.s64.s32 %rd134,%r440;
mul.lo.s64 %rd135,%rd176,%rd134;
add.s64 %rd136,%rd182,%rd135;
ld.u16 %r731,[%rd136];
$3_71:
add.s32 %r452,%r165,131;
setp.ge.s32 %p44,%r452,%r688;
@%p44 bra $3_96;
cvt.s64.s32 %rd137,%r452;
mul.lo.s64 %rd138,%rd176,%rd137;
add.s64 %rd139,%rd182,%rd138;
ld.u16 %r459,[%rd139];
shl.b32 %r460,%r459,16;
or.b32 %r731,%r460,%r731;
bra.uni $3_96;
$3_74:
setp.ge.s32 %p48,%r165,%r688;
mov.u32 %r716,0;
@%p48 bra $3_76;
ld.u16 %r716,[%rd50];
$3_76:
or.b32 %r478,%r165,1;
setp.ge.s32 %p49,%r478,%r688;
@%p49 bra $3_78;
ld.u16 %r479,[%rd50+2];
shl.b32 %r480,%r479,16;
or.b32 %r716,%r480,%r716;
$3_78:
or.b32 %r487,%r165,2;
setp.ge.s32 %p50,%r487,%r688;
mov.u32 %r718,0;
@%p50 bra $3_80;
ld.u16 %r718,[%rd50+4];
$3_80:
or.b32 %r493,%r165,3;
setp.ge.s32 %p51,%r493,%r688;
@%p51 bra $3_84;
ld.u16 %r494,[%rd50+6];
shl.b32 %r495,%r494,16;
or.b32 %r718,%r495,%r718;
$3_84:
add.s32 %r503,%r165,132;
setp.le.s32 %p52,%r503,%r688;
and.b64 %rd142,%rd182,7;
setp.eq.s64 %p53,%rd142,0;
and.pred %p54,%p52,%p53;
@%p54 bra $3_94;
bra.uni $3_85;
$3_94:
ld.v2.u32 {%r720,%r731},[%rd50+256];
bra.uni $3_96;
$3_85:
add.s32 %r510,%r165,128;
setp.ge.s32 %p55,%r510,%r688;
mov.u32 %r720,0;
@%p55 bra $3_87;
ld.u16 %r720,[%rd50+256];
$3_87:
add.s32 %r516,%r165,129;
setp.ge.s32 %p56,%r516,%r688;
@%p56 bra $3_89;
ld.u16 %r517,[%rd50+258];
shl.b32 %r518,%r517,16;
or.b32 %r720,%r518,%r720;
$3_89:
add.s32 %r525,%r165,130;
setp.ge.s32 %p57,%r525,%r688;
mov.u32 %r731,0;
@%p57 bra $3_91;
ld.u16 %r731,[%rd50+260];
$3_91:
add.s32 %r531,%r165,131;
setp.ge.s32 %p58,%r531,%r688;
@%p58 bra $3_96;
ld.u16 %r532,[%rd50+262];
shl.b32 %r533,%r532,16;
or.b32 %r731,%r533,%r731;
$3_96:
cvt.u16.u32 %rs17,%r714;
cvt.f32.f16 %f34,%rs17;
cvt.u16.u32 %rs18,%r716;
cvt.f32.f16 %f42,%rs18;
shr.u32 %r536,%r714,16;
cvt.u16.u32 %rs19,%r536;
cvt.f32.f16 %f33,%rs19;
shr.u32 %r537,%r716,16;
cvt.u16.u32 %rs20,%r537;
cvt.f32.f16 %f41,%rs20;
cvt.u16.u32 %rs21,%r713;
cvt.f32.f16 %f32,%rs21;
cvt.u16.u32 %rs22,%r718;
cvt.f32.f16 %f40,%rs22;
shr.u32 %r538,%r713,16;
cvt.u16.u32 %rs23,%r538;
cvt.f32.f16 %f31,%rs23;
shr.u32 %r539,%r718,16;
cvt.u16.u32 %rs24,%r539;
cvt.f32.f16 %f39,%rs24;
cvt.u16.u32 %rs25,%r712;
cvt.f32.f16 %f30,%rs25;
cvt.u16.u32 %rs26,%r720;
cvt.f32.f16 %f38,%rs26;
shr.u32 %r540,%r712,16;
cvt.u16.u32 %rs27,%r540;
cvt.f32.f16 %f29,%rs27;
shr.u32 %r541,%r720,16;
cvt.u16.u32 %rs28,%r541;
cvt.f32.f16 %f37,%rs28;
cvt.u16.u32 %rs29,%r711;
cvt.f32.f16 %f28,%rs29;
cvt.u16.u32 %rs30,%r731;
cvt.f32.f16 %f36,%rs30;
shr.u32 %r542,%r711,16;
cvt.u16.u32 %rs31,%r542;
cvt.f32.f16 %f27,%rs31;
shr.u32 %r543,%r731,16;
cvt.u16.u32 %rs32,%r543;
cvt.f32.f16 %f35,%rs32;
$3_97:
setp.gt.s32 %p59,%r141,2;
@%p59 bra $3_101;
setp.eq.s32 %p63,%r141,0;
@%p63 bra $3_109;
setp.eq.s32 %p64,%r141,1;
@%p64 bra $3_108;
setp.eq.s32 %p65,%r141,2;
@%p65 bra $3_107;
bra.uni $3_110;
$3_107:
mul.f32 %f154,%f34,%f107;
mul.f32 %f198,%f154,%f42;
mul.f32 %f155,%f33,%f107;
mul.f32 %f197,%f155,%f41;
mul.f32 %f156,%f32,%f107;
mul.f32 %f196,%f156,%f40;
mul.f32 %f157,%f31,%f107;
mul.f32 %f195,%f157,%f39;
mul.f32 %f158,%f30,%f107;
mul.f32 %f194,%f158,%f38;
mul.f32 %f159,%f29,%f107;
mul.f32 %f193,%f159,%f37;
mul.f32 %f160,%f28,%f107;
mul.f32 %f192,%f160,%f36;
mul.f32 %f161,%f27,%f107;
mul.f32 %f191,%f161,%f35;
bra.uni $3_111;
$3_101:
setp.eq.s32 %p60,%r141,3;
@%p60 bra $3_106;
setp.eq.s32 %p61,%r141,4;
@%p61 bra $3_105;
setp.ne.s32 %p62,%r141,5;
@%p62 bra $3_110;
min.f32 %f198,%f34,%f42;
min.f32 %f197,%f33,%f41;
min.f32 %f196,%f32,%f40;
min.f32 %f195,%f31,%f39;
min.f32 %f194,%f30,%f38;
min.f32 %f193,%f29,%f37;
min.f32 %f192,%f28,%f36;
min.f32 %f191,%f27,%f35;
bra.uni $3_111;
$3_109:
add.f32 %f198,%f34,%f42;
add.f32 %f197,%f33,%f41;
add.f32 %f196,%f32,%f40;
add.f32 %f195,%f31,%f39;
add.f32 %f194,%f30,%f38;
add.f32 %f193,%f29,%f37;
add.f32 %f192,%f28,%f36;
add.f32 %f191,%f27,%f35;
bra.uni $3_111;
$3_108:
sub.f32 %f198,%f34,%f42;
sub.f32 %f197,%f33,%f41;
sub.f32 %f196,%f32,%f40;
sub.f32 %f195,%f31,%f39;
sub.f32 %f194,%f30,%f38;
sub.f32 %f193,%f29,%f37;
sub.f32 %f192,%f28,%f36;
sub.f32 %f191,%f27,%f35;
bra.uni $3_111;
$3_106:
fma.rn.f32 %f146,%f42,%f108,%f109;
fma.rn.f32 %f198,%f34,%f107,%f146;
fma.rn.f32 %f147,%f41,%f108,%f109;
fma.rn.f32 %f197,%f33,%f107,%f147;
fma.rn.f32 %f148,%f40,%f108,%f109;
fma.rn.f32 %f196,%f32,%f107,%f148;
fma.rn.f32 %f149,%f39,%f108,%f109;
fma.rn.f32 %f195,%f31,%f107,%f149;
fma.rn.f32 %f150,%f38,%f108,%f109;
fma.rn.f32 %f194,%f30,%f107,%f150;
fma.rn.f32 %f151,%f37,%f108,%f109;
fma.rn.f32 %f193,%f29,%f107,%f151;
fma.rn.f32 %f152,%f36,%f108,%f109;
fma.rn.f32 %f192,%f28,%f107,%f152;
fma.rn.f32 %f153,%f35,%f108,%f109;
fma.rn.f32 %f191,%f27,%f107,%f153;
bra.uni $3_111;
$3_105:
sub.f32 %f138,%f34,%f42;
abs.f32 %f198,%f138;
sub.f32 %f139,%f33,%f41;
abs.f32 %f197,%f139;
sub.f32 %f140,%f32,%f40;
abs.f32 %f196,%f140;
sub.f32 %f141,%f31,%f39;
abs.f32 %f195,%f141;
sub.f32 %f142,%f30,%f38;
abs.f32 %f194,%f142;
sub.f32 %f143,%f29,%f37;
abs.f32 %f193,%f143;
sub.f32 %f144,%f28,%f36;
abs.f32 %f192,%f144;
sub.f32 %f145,%f27,%f35;
abs.f32 %f191,%f145;
bra.uni $3_111;
$3_110:
max.f32 %f198,%f34,%f42;
max.f32 %f197,%f33,%f41;
max.f32 %f196,%f32,%f40;
max.f32 %f195,%f31,%f39;
max.f32 %f194,%f30,%f38;
max.f32 %f193,%f29,%f37;
max.f32 %f192,%f28,%f36;
max.f32 %f191,%f27,%f35;
$3_111:
cvt.rn.f16.f32 %rs33,%f198;
cvt.rn.f16.f32 %rs34,%f197;
cvt.rn.f16.f32 %rs35,%f196;
cvt.rn.f16.f32 %rs36,%f195;
cvt.rn.f16.f32 %rs37,%f194;
cvt.rn.f16.f32 %rs38,%f193;
cvt.rn.f16.f32 %rs39,%f192;
cvt.rn.f16.f32 %rs40,%f191;
setp.eq.s64 %p66,%rd180,2;
@%p66 bra $3_126;
bra.uni $3_112;
$3_126:
add.s32 %r633,%r165,4;
setp.le.s32 %p74,%r633,%r689;
mul.wide.s32 %rd167,%r165,2;
add.s64 %rd51,%rd184,%rd167;
and.b64 %rd168,%rd51,7;
setp.eq.s64 %p75,%rd168,0;
and.pred %p76,%p74,%p75;
@%p76 bra $3_133;
bra.uni $3_127;
$3_133:
mov.b32 %r652,{%rs35,%rs36};
mov.b32 %r653,{%rs33,%rs34};
st.v2.u32 [%rd51],{%r653,%r652};
bra.uni $3_134;
$3_112:
or.b32 %r549,%r165,1;
setp.ge.s32 %p67,%r549,%r689;
cvt.s64.s32 %rd143,%r165;
mul.lo.s64 %rd144,%rd180,%rd143;
add.s64 %rd145,%rd184,%rd144;
st.u16 [%rd145],%rs33;
@%p67 bra $3_114;
cvt.s64.s32 %rd146,%r549;
mul.lo.s64 %rd147,%rd180,%rd146;
add.s64 %rd148,%rd184,%rd147;
st.u16 [%rd148],%rs34;
$3_114:
or.b32 %r561,%r165,2;
setp.ge.s32 %p68,%r561,%r689;
@%p68 bra $3_116;
cvt.s64.s32 %rd149,%r561;
mul.lo.s64 %rd150,%rd180,%rd149;
add.s64 %rd151,%rd184,%rd150;
st.u16 [%rd151],%rs35;
$3_116:
or.b32 %r573,%r165,3;
setp.ge.s32 %p69,%r573,%r689;
@%p69 bra $3_118;
cvt.s64.s32 %rd152,%r573;
mul.lo.s64 %rd153,%rd180,%rd152;
add.s64 %rd154,%rd184,%rd153;
st.u16 [%rd154],%rs36;
$3_118:
add.s32 %r585,%r165,128;
setp.ge.s32 %p70,%r585,%r689;
@%p70 bra $3_120;
cvt.s64.s32 %rd155,%r585;
mul.lo.s64 %rd156,%rd180,%rd155;
add.s64 %rd157,%rd184,%rd156;
st.u16 [%rd157],%rs37;
$3_120:
add.s32 %r597,%r165,129;
setp.ge.s32 %p71,%r597,%r689;
@%p71 bra $3_122;
cvt.s64.s32 %rd158,%r597;
mul.lo.s64 %rd159,%rd180,%rd158;
add.s64 %rd160,%rd184,%rd159;
st.u16 [%rd160],%rs38;
$3_122:
add.s32 %r609,%r165,130;
setp.ge.s32 %p72,%r609,%r689;
@%p72 bra $3_124;
cvt.s64.s32 %rd161,%r609;
mul.lo.s64 %rd162,%rd180,%rd161;
add.s64 %rd163,%rd184,%rd162;
st.u16 [%rd163],%rs39;
$3_124:
add.s32 %r621,%r165,131;
setp.ge.s32 %p73,%r621,%r689;
@%p73 bra $3_144;
cvt.s64.s32 %rd164,%r621;
mul.lo.s64 %rd165,%rd180,%rd164;
add.s64 %rd166,%rd184,%rd165;
st.u16 [%rd166],%rs40;
bra.uni $3_144;
$3_127:
or.b32 %r639,%r165,1;
setp.ge.s32 %p77,%r639,%r689;
st.u16 [%rd51],%rs33;
@%p77 bra $3_129;
st.u16 [%rd51+2],%rs34;
$3_129:
or.b32 %r645,%r165,2;
setp.ge.s32 %p78,%r645,%r689;
@%p78 bra $3_131;
st.u16 [%rd51+4],%rs35;
$3_131:
or.b32 %r651,%r165,3;
setp.ge.s32 %p79,%r651,%r689;
@%p79 bra $3_134;
st.u16 [%rd51+6],%rs36;
$3_134:
add.s32 %r659,%r165,132;
setp.le.s32 %p80,%r659,%r689;
and.b64 %rd169,%rd184,7;
setp.eq.s64 %p81,%rd169,0;
and.pred %p82,%p80,%p81;
@%p82 bra $3_143;
bra.uni $3_135;
$3_143:
mov.b32 %r684,{%rs39,%rs40};
mov.b32 %r685,{%rs37,%rs38};
st.v2.u32 [%rd51+256],{%r685,%r684};
bra.uni $3_144;
$3_135:
add.s32 %r665,%r165,128;
setp.ge.s32 %p83,%r665,%r689;
@%p83 bra $3_137;
st.u16 [%rd51+256],%rs37;
$3_137:
add.s32 %r671,%r165,129;
setp.ge.s32 %p84,%r671,%r689;
@%p84 bra $3_139;
st.u16 [%rd51+258],%rs38;
$3_139:
add.s32 %r677,%r165,130;
setp.ge.s32 %p85,%r677,%r689;
@%p85 bra $3_141;
st.u16 [%rd51+260],%rs39;
$3_141:
add.s32 %r683,%r165,131;
setp.ge.s32 %p86,%r683,%r689;
@%p86 bra $3_144;
st.u16 [%rd51+262],%rs40;
$3_144:
add.s64 %rd184,%rd184,%rd181;
add.s64 %rd183,%rd183,%rd173;
add.s64 %rd182,%rd182,%rd177;
add.s32 %r691,%r691,1;
setp.lt.s32 %p87,%r691,%r153;
@%p87 bra $3_11;
$3_145:
ret;
}
.visible .entry arithmetic_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256,1,1
{
.reg .pred %p<88>;
.reg .f32 %f<193>;
.reg .b32 %r<422>;
.reg .b64 %rd<215>;
ld.param.u64 %rd66,[p0];
ld.param.v2.u32 {%r355,%r194},[p1+32];
ld.param.v2.u32 {%r195,%r196},[p1+40];
ld.param.u64 %rd71,[p2];
ld.param.v2.u32 {%r356,%r198},[p3+32];
ld.param.v2.u32 {%r199,%r200},[p3+40];
ld.param.u64 %rd76,[p4];
ld.param.v2.u32 {%r357,%r358},[p5+32];
ld.param.v2.u32 {%r203,%r204},[p5+40];
ld.param.u32 %r191,[p6];
ld.param.f32 %f83,[p8];
ld.param.u64 %rd211,[p5+24];
ld.param.u64 %rd210,[p5+16];
ld.param.u64 %rd209,[p5+8];
ld.param.u64 %rd77,[p5];
ld.param.u64 %rd207,[p3+24];
ld.param.u64 %rd206,[p3+16];
ld.param.u64 %rd205,[p3+8];
ld.param.u64 %rd72,[p3];
ld.param.u64 %rd203,[p1+24];
ld.param.u64 %rd202,[p1+16];
ld.param.u64 %rd201,[p1+8];
ld.param.u64 %rd67,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r196,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd81,%rd66;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r355,%r206},[%rd83+32];
ld.global.u64 %rd203,[%rd83+24];
ld.global.u64 %rd202,[%rd83+16];
ld.global.u64 %rd201,[%rd83+8];
ld.global.u64 %rd200,[%rd83];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd67,%rd84;
add.s64 %rd200,%rd66,%rd85;
$4_3:
setp.eq.s32 %p2,%r200,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd86,%rd71;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r356,%r208},[%rd88+32];
ld.global.u64 %rd207,[%rd88+24];
ld.global.u64 %rd206,[%rd88+16];
ld.global.u64 %rd205,[%rd88+8];
ld.global.u64 %rd204,[%rd88];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd72,%rd89;
add.s64 %rd204,%rd71,%rd90;
$4_6:
setp.eq.s32 %p3,%r204,0;
@%p3 bra $4_8;
cvta.to.global.u64 %rd91,%rd76;
mul.wide.s32 %rd92,%r1,40;
add.s64 %rd93,%rd91,%rd92;
ld.global.v2.u32 {%r357,%r358},[%rd93+32];
ld.global.u64 %rd211,[%rd93+24];
ld.global.u64 %rd210,[%rd93+16];
ld.global.u64 %rd209,[%rd93+8];
ld.global.u64 %rd208,[%rd93];
bra.uni $4_9;
$4_8:
cvt.s64.s32 %rd94,%r1;
mul.lo.s64 %rd95,%rd77,%rd94;
add.s64 %rd208,%rd76,%rd95;
$4_9:
mov.u32 %r211,%ctaid.x;
shl.b32 %r212,%r211,6;
mov.u32 %r213,%tid.x;
add.s32 %r214,%r212,%r213;
shl.b32 %r21,%r214,2;
mov.u32 %r215,%ctaid.y;
shl.b32 %r216,%r215,3;
mov.u32 %r217,%tid.y;
add.s32 %r22,%r216,%r217;
setp.ge.s32 %p4,%r21,%r357;
setp.ge.s32 %p5,%r22,%r358;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r203,1;
or.pred %p8,%p6,%p7;
@%p8 bra $4_144;
mul.wide.s32 %rd40,%r21,4;
add.s32 %r26,%r21,4;
add.s32 %r27,%r21,128;
cvt.s64.s32 %rd96,%r27;
add.s32 %r28,%r21,132;
add.s32 %r29,%r21,1;
cvt.s64.s32 %rd97,%r29;
add.s32 %r30,%r21,2;
cvt.s64.s32 %rd98,%r30;
add.s32 %r31,%r21,129;
cvt.s64.s32 %rd99,%r31;
add.s32 %r32,%r21,3;
cvt.s64.s32 %rd100,%r32;
add.s32 %r33,%r21,130;
cvt.s64.s32 %rd101,%r33;
add.s32 %r34,%r21,131;
cvt.s64.s32 %rd102,%r34;
cvt.s64.s32 %rd103,%r22;
mul.lo.s64 %rd104,%rd209,%rd103;
add.s64 %rd214,%rd208,%rd104;
mul.lo.s64 %rd42,%rd210,%rd98;
mul.lo.s64 %rd105,%rd201,%rd103;
add.s64 %rd213,%rd200,%rd105;
add.s64 %rd44,%rd40,512;
mul.lo.s64 %rd45,%rd202,%rd102;
mul.lo.s64 %rd46,%rd202,%rd101;
mul.lo.s64 %rd106,%rd205,%rd103;
add.s64 %rd212,%rd204,%rd106;
mul.lo.s64 %rd48,%rd206,%rd102;
mul.lo.s64 %rd49,%rd202,%rd99;
mul.lo.s64 %rd50,%rd202,%rd96;
mul.lo.s64 %rd51,%rd202,%rd100;
mul.lo.s64 %rd52,%rd202,%rd98;
mul.lo.s64 %rd53,%rd202,%rd97;
mov.u32 %r359,0;
$4_11:
.pragma "nounroll";
ld.param.f32 %f11,[p11];
setp.eq.s32 %p9,%r359,0;
@%p9 bra $4_14;
ld.param.f32 %f11,[p12];
setp.ne.s32 %p10,%r359,1;
@%p10 bra $4_13;
bra.uni $4_14;
$4_13:
ld.param.f32 %f173,[p14];
ld.param.f32 %f172,[p13];
setp.eq.s32 %p11,%r359,2;
selp.f32 %f11,%f172,%f173,%p11;
$4_14:
setp.eq.s64 %p12,%rd202,4;
@%p12 bra $4_31;
bra.uni $4_15;
$4_31:
setp.le.s32 %p21,%r26,%r355;
add.s64 %rd60,%rd213,%rd40;
and.b64 %rd117,%rd60,15;
setp.eq.s64 %p22,%rd117,0;
and.pred %p23,%p21,%p22;
@%p23 bra $4_41;
bra.uni $4_32;
$4_41:
add.s64 %rd179,%rd213,%rd40;
ld.v4.u32 {%r106,%r105,%r104,%r103},[%rd179];
bra.uni $4_42;
$4_15:
setp.ge.s32 %p13,%r21,%r355;
mov.u32 %r105,0;
mov.u32 %r106,%r105;
@%p13 bra $4_17;
cvt.s64.s32 %rd107,%r21;
mul.lo.s64 %rd108,%rd202,%rd107;
add.s64 %rd109,%rd213,%rd108;
ld.u32 %r106,[%rd109];
$4_17:
setp.ge.s32 %p14,%r29,%r355;
@%p14 bra $4_19;
add.s64 %rd110,%rd213,%rd53;
ld.u32 %r105,[%rd110];
$4_19:
setp.ge.s32 %p15,%r30,%r355;
mov.u32 %r103,0;
mov.u32 %r104,%r103;
@%p15 bra $4_21;
add.s64 %rd111,%rd213,%rd52;
ld.u32 %r104,[%rd111];
$4_21:
setp.ge.s32 %p16,%r32,%r355;
@%p16 bra $4_23;
add.s64 %rd112,%rd213,%rd51;
ld.u32 %r103,[%rd112];
$4_23:
setp.ge.s32 %p17,%r27,%r355;
mov.u32 %r101,0;
mov.u32 %r102,%r101;
@%p17 bra $4_25;
add.s64 %rd113,%rd213,%rd50;
ld.u32 %r102,[%rd113];
$4_25:
setp.ge.s32 %p18,%r31,%r355;
@%p18 bra $4_27;
add.s64 %rd114,%rd213,%rd49;
ld.u32 %r101,[%rd114];
$4_27:
setp.ge.s32 %p19,%r33,%r355;
mov.u32 %r99,0;
mov.u32 %r100,%r99;
@%p19 bra $4_29;
add.s64 %rd115,%rd213,%rd46;
ld.u32 %r100,[%rd115];
$4_29:
setp.ge.s32 %p20,%r34,%r355;
@%p20 bra $4_54;
add.s64 %rd116,%rd213,%rd45;
ld.u32 %r99,[%rd116];
bra.uni $4_54;
$4_32:
setp.ge.s32 %p24,%r21,%r355;
mov.u32 %r105,0;
mov.u32 %r106,%r105;
@%p24 bra $4_34;
add.s64 %rd178,%rd213,%rd40;
ld.u32 %r106,[%rd178];
$4_34:
setp.ge.s32 %p25,%r29,%r355;
@%p25 bra $4_36;
add.s64 %rd177,%rd213,%rd40;
ld.u32 %r105,[%rd177+4];
$4_36:
setp.ge.s32 %p26,%r30,%r355;
mov.u32 %r103,0;
mov.u32 %r104,%r103;
@%p26 bra $4_38;
add.s64 %rd176,%rd213,%rd40;
ld.u32 %r104,[%rd176+8];
$4_38:
setp.ge.s32 %p27,%r32,%r355;
@%p27 bra $4_42;
add.s64 %rd175,%rd213,%rd40;
ld.u32 %r103,[%rd175+12];
$4_42:
add.s64 %rd118,%rd213,%rd44;
and.b64 %rd119,%rd118,15;
setp.eq.s64 %p28,%rd119,0;
setp.le.s32 %p29,%r28,%r355;
and.pred %p30,%p29,%p28;
@%p30 bra $4_52;
bra.uni $4_43;
$4_52:
add.s64 %rd174,%rd213,%rd40;
ld.v4.u32 {%r102,%r101,%r100,%r99},[%rd174+512];
bra.uni $4_54;
$4_43:
setp.ge.s32 %p31,%r27,%r355;
mov.u32 %r101,0;
mov.u32 %r102,%r101;
@%p31 bra $4_45;
add.s64 %rd173,%rd213,%rd40;
ld.u32 %r102,[%rd173+512];
$4_45:
setp.ge.s32 %p32,%r31,%r355;
@%p32 bra $4_47;
add.s64 %rd172,%rd213,%rd40;
ld.u32 %r101,[%rd172+516];
$4_47:
setp.ge.s32 %p33,%r33,%r355;
mov.u32 %r99,0;
mov.u32 %r100,%r99;
@%p33 bra $4_49;
add.s64 %rd171,%rd213,%rd40;
ld.u32 %r100,[%rd171+520];
$4_49:
setp.ge.s32 %p34,%r34,%r355;
@%p34 bra $4_54;
add.s64 %rd170,%rd213,%rd40;
ld.u32 %r99,[%rd170+524];
$4_54:
ld.param.u32 %r354,[p7];
setp.ne.s32 %p35,%r354,0;
mov.f32 %f12,%f11;
mov.f32 %f13,%f11;
mov.f32 %f14,%f11;
mov.f32 %f15,%f11;
mov.f32 %f16,%f11;
mov.f32 %f17,%f11;
mov.f32 %f18,%f11;
@%p35 bra $4_96;
setp.eq.s64 %p36,%rd206,4;
@%p36 bra $4_72;
bra.uni $4_56;
$4_72:
setp.le.s32 %p45,%r26,%r356;
add.s64 %rd61,%rd212,%rd40;
and.b64 %rd142,%rd61,15;
setp.eq.s64 %p46,%rd142,0;
and.pred %p47,%p45,%p46;
@%p47 bra $4_82;
bra.uni $4_73;
$4_82:
add.s64 %rd189,%rd212,%rd40;
ld.v4.u32 {%r421,%r420,%r419,%r418},[%rd189];
bra.uni $4_83;
$4_56:
setp.ge.s32 %p37,%r21,%r356;
mov.u32 %r420,0;
mov.u32 %r421,%r420;
@%p37 bra $4_58;
cvt.s64.s32 %rd120,%r21;
mul.lo.s64 %rd121,%rd206,%rd120;
add.s64 %rd122,%rd212,%rd121;
ld.u32 %r421,[%rd122];
$4_58:
setp.ge.s32 %p38,%r29,%r356;
@%p38 bra $4_60;
or.b32 %r260,%r21,1;
cvt.s64.s32 %rd123,%r260;
mul.lo.s64 %rd124,%rd206,%rd123;
add.s64 %rd125,%rd212,%rd124;
ld.u32 %r420,[%rd125];
$4_60:
setp.ge.s32 %p39,%r30,%r356;
mov.u32 %r418,0;
mov.u32 %r419,%r418;
@%p39 bra $4_62;
or.b32 %r267,%r21,2;
cvt.s64.s32 %rd126,%r267;
mul.lo.s64 %rd127,%rd206,%rd126;
add.s64 %rd128,%rd212,%rd127;
ld.u32 %r419,[%rd128];
$4_62:
setp.ge.s32 %p40,%r32,%r356;
@%p40 bra $4_64;
or.b32 %r274,%r21,3;
cvt.s64.s32 %rd129,%r274;
mul.lo.s64 %rd130,%rd206,%rd129;
add.s64 %rd131,%rd212,%rd130;
ld.u32 %r418,[%rd131];
$4_64:
setp.ge.s32 %p41,%r27,%r356;
mov.u32 %r416,0;
mov.u32 %r417,%r416;
@%p41 bra $4_66;
mul.lo.s64 %rd133,%rd206,%rd96;
add.s64 %rd134,%rd212,%rd133;
ld.u32 %r417,[%rd134];
$4_66:
setp.ge.s32 %p42,%r31,%r356;
@%p42 bra $4_68;
mul.lo.s64 %rd136,%rd206,%rd99;
add.s64 %rd137,%rd212,%rd136;
ld.u32 %r416,[%rd137];
$4_68:
setp.ge.s32 %p43,%r33,%r356;
mov.u32 %r413,0;
mov.u32 %r415,%r413;
@%p43 bra $4_70;
mul.lo.s64 %rd139,%rd206,%rd101;
add.s64 %rd140,%rd212,%rd139;
ld.u32 %r415,[%rd140];
$4_70:
setp.ge.s32 %p44,%r34,%r356;
@%p44 bra $4_95;
add.s64 %rd141,%rd212,%rd48;
ld.u32 %r413,[%rd141];
bra.uni $4_95;
$4_73:
setp.ge.s32 %p48,%r21,%r356;
mov.u32 %r420,0;
mov.u32 %r421,%r420;
@%p48 bra $4_75;
add.s64 %rd188,%rd212,%rd40;
ld.u32 %r421,[%rd188];
$4_75:
setp.ge.s32 %p49,%r29,%r356;
@%p49 bra $4_77;
add.s64 %rd187,%rd212,%rd40;
ld.u32 %r420,[%rd187+4];
$4_77:
setp.ge.s32 %p50,%r30,%r356;
mov.u32 %r418,0;
mov.u32 %r419,%r418;
@%p50 bra $4_79;
add.s64 %rd186,%rd212,%rd40;
ld.u32 %r419,[%rd186+8];
$4_79:
setp.ge.s32 %p51,%r32,%r356;
@%p51 bra $4_83;
add.s64 %rd185,%rd212,%rd40;
ld.u32 %r418,[%rd185+12];
$4_83:
add.s64 %rd143,%rd212,%rd44;
and.b64 %rd144,%rd143,15;
setp.eq.s64 %p52,%rd144,0;
setp.le.s32 %p53,%r28,%r356;
and.pred %p54,%p53,%p52;
@%p54 bra $4_93;
bra.uni $4_84;
$4_93:
add.s64 %rd184,%rd212,%rd40;
ld.v4.u32 {%r417,%r416,%r415,%r413},[%rd184+512];
bra.uni $4_95;
$4_84:
setp.ge.s32 %p55,%r27,%r356;
mov.u32 %r416,0;
mov.u32 %r417,%r416;
@%p55 bra $4_86;
add.s64 %rd183,%rd212,%rd40;
ld.u32 %r417,[%rd183+512];
$4_86:
setp.ge.s32 %p56,%r31,%r356;
@%p56 bra $4_88;
add.s64 %rd182,%rd212,%rd40;
ld.u32 %r416,[%rd182+516];
$4_88:
setp.ge.s32 %p57,%r33,%r356;
mov.u32 %r413,0;
mov.u32 %r415,%r413;
@%p57 bra $4_90;
add.s64 %rd181,%rd212,%rd40;
ld.u32 %r415,[%rd181+520];
$4_90:
setp.ge.s32 %p58,%r34,%r356;
@%p58 bra $4_95;
add.s64 %rd180,%rd212,%rd40;
ld.u32 %r413,[%rd180+524];
$4_95:
mov.b32 %f18,%r421;
mov.b32 %f17,%r420;
mov.b32 %f16,%r419;
mov.b32 %f15,%r418;
mov.b32 %f14,%r417;
mov.b32 %f13,%r416;
mov.b32 %f12,%r415;
mov.b32 %f11,%r413;
$4_96:
setp.gt.s32 %p59,%r191,2;
@%p59 bra $4_100;
setp.eq.s32 %p63,%r191,0;
@%p63 bra $4_108;
setp.eq.s32 %p64,%r191,1;
@%p64 bra $4_107;
setp.eq.s32 %p65,%r191,2;
@%p65 bra $4_106;
bra.uni $4_109;
$4_106:
mov.b32 %f130,%r106;
mul.f32 %f131,%f130,%f83;
mul.f32 %f192,%f131,%f18;
mov.b32 %f132,%r105;
mul.f32 %f133,%f132,%f83;
mul.f32 %f191,%f133,%f17;
mov.b32 %f134,%r104;
mul.f32 %f135,%f134,%f83;
mul.f32 %f190,%f135,%f16;
mov.b32 %f136,%r103;
mul.f32 %f137,%f136,%f83;
mul.f32 %f189,%f137,%f15;
mov.b32 %f138,%r102;
mul.f32 %f139,%f138,%f83;
mul.f32 %f188,%f139,%f14;
mov.b32 %f140,%r101;
mul.f32 %f141,%f140,%f83;
mul.f32 %f187,%f141,%f13;
mov.b32 %f142,%r100;
mul.f32 %f143,%f142,%f83;
mul.f32 %f186,%f143,%f12;
mov.b32 %f144,%r99;
mul.f32 %f145,%f144,%f83;
mul.f32 %f185,%f145,%f11;
bra.uni $4_110;
$4_100:
setp.eq.s32 %p60,%r191,3;
@%p60 bra $4_105;
setp.eq.s32 %p61,%r191,4;
@%p61 bra $4_104;
setp.ne.s32 %p62,%r191,5;
@%p62 bra $4_109;
mov.b32 %f90,%r106;
min.f32 %f192,%f90,%f18;
mov.b32 %f91,%r105;
min.f32 %f191,%f91,%f17;
mov.b32 %f92,%r104;
min.f32 %f190,%f92,%f16;
mov.b32 %f93,%r103;
min.f32 %f189,%f93,%f15;
mov.b32 %f94,%r102;
min.f32 %f188,%f94,%f14;
mov.b32 %f95,%r101;
min.f32 %f187,%f95,%f13;
mov.b32 %f96,%r100;
min.f32 %f186,%f96,%f12;
mov.b32 %f97,%r99;
min.f32 %f185,%f97,%f11;
bra.uni $4_110;
$4_108:
mov.b32 %f154,%r106;
add.f32 %f192,%f18,%f154;
mov.b32 %f155,%r105;
add.f32 %f191,%f17,%f155;
mov.b32 %f156,%r104;
add.f32 %f190,%f16,%f156;
mov.b32 %f157,%r103;
add.f32 %f189,%f15,%f157;
mov.b32 %f158,%r102;
add.f32 %f188,%f14,%f158;
mov.b32 %f159,%r101;
add.f32 %f187,%f13,%f159;
mov.b32 %f160,%r100;
add.f32 %f186,%f12,%f160;
mov.b32 %f161,%r99;
add.f32 %f185,%f11,%f161;
bra.uni $4_110;
$4_107:
mov.b32 %f146,%r106;
sub.f32 %f192,%f146,%f18;
mov.b32 %f147,%r105;
sub.f32 %f191,%f147,%f17;
mov.b32 %f148,%r104;
sub.f32 %f190,%f148,%f16;
mov.b32 %f149,%r103;
sub.f32 %f189,%f149,%f15;
mov.b32 %f150,%r102;
sub.f32 %f188,%f150,%f14;
mov.b32 %f151,%r101;
sub.f32 %f187,%f151,%f13;
mov.b32 %f152,%r100;
sub.f32 %f186,%f152,%f12;
mov.b32 %f153,%r99;
sub.f32 %f185,%f153,%f11;
bra.uni $4_110;
$4_105:
ld.param.f32 %f175,[p10];
ld.param.f32 %f174,[p9];
mov.b32 %f114,%r106;
fma.rn.f32 %f115,%f18,%f174,%f175;
fma.rn.f32 %f192,%f114,%f83,%f115;
fma.rn.f32 %f116,%f17,%f174,%f175;
mov.b32 %f117,%r105;
fma.rn.f32 %f191,%f117,%f83,%f116;
fma.rn.f32 %f118,%f16,%f174,%f175;
mov.b32 %f119,%r104;
fma.rn.f32 %f190,%f119,%f83,%f118;
fma.rn.f32 %f120,%f15,%f174,%f175;
mov.b32 %f121,%r103;
fma.rn.f32 %f189,%f121,%f83,%f120;
fma.rn.f32 %f122,%f14,%f174,%f175;
mov.b32 %f123,%r102;
fma.rn.f32 %f188,%f123,%f83,%f122;
fma.rn.f32 %f124,%f13,%f174,%f175;
mov.b32 %f125,%r101;
fma.rn.f32 %f187,%f125,%f83,%f124;
fma.rn.f32 %f126,%f12,%f174,%f175;
mov.b32 %f127,%r100;
fma.rn.f32 %f186,%f127,%f83,%f126;
fma.rn.f32 %f128,%f11,%f174,%f175;
mov.b32 %f129,%r99;
fma.rn.f32 %f185,%f129,%f83,%f128;
bra.uni $4_110;
$4_104:
mov.b32 %f98,%r106;
sub.f32 %f99,%f98,%f18;
abs.f32 %f192,%f99;
mov.b32 %f100,%r105;
sub.f32 %f101,%f100,%f17;
abs.f32 %f191,%f101;
mov.b32 %f102,%r104;
sub.f32 %f103,%f102,%f16;
abs.f32 %f190,%f103;
mov.b32 %f104,%r103;
sub.f32 %f105,%f104,%f15;
abs.f32 %f189,%f105;
mov.b32 %f106,%r102;
sub.f32 %f107,%f106,%f14;
abs.f32 %f188,%f107;
mov.b32 %f108,%r101;
sub.f32 %f109,%f108,%f13;
abs.f32 %f187,%f109;
mov.b32 %f110,%r100;
sub.f32 %f111,%f110,%f12;
abs.f32 %f186,%f111;
mov.b32 %f112,%r99;
sub.f32 %f113,%f112,%f11;
abs.f32 %f185,%f113;
bra.uni $4_110;
$4_109:
mov.b32 %f162,%r106;
max.f32 %f192,%f162,%f18;
mov.b32 %f163,%r105;
max.f32 %f191,%f163,%f17;
mov.b32 %f164,%r104;
max.f32 %f190,%f164,%f16;
mov.b32 %f165,%r103;
max.f32 %f189,%f165,%f15;
mov.b32 %f166,%r102;
max.f32 %f188,%f166,%f14;
mov.b32 %f167,%r101;
max.f32 %f187,%f167,%f13;
mov.b32 %f168,%r100;
max.f32 %f186,%f168,%f12;
mov.b32 %f169,%r99;
max.f32 %f185,%f169,%f11;
$4_110:
setp.eq.s64 %p66,%rd210,4;
@%p66 bra $4_125;
bra.uni $4_111;
$4_125:
setp.le.s32 %p74,%r26,%r357;
add.s64 %rd62,%rd214,%rd40;
and.b64 %rd167,%rd62,15;
setp.eq.s64 %p75,%rd167,0;
and.pred %p76,%p74,%p75;
@%p76 bra $4_132;
bra.uni $4_126;
$4_132:
add.s64 %rd199,%rd214,%rd40;
st.v4.f32 [%rd199],{%f192,%f191,%f190,%f189};
bra.uni $4_133;
$4_111:
setp.ge.s32 %p67,%r29,%r357;
cvt.s64.s32 %rd145,%r21;
mul.lo.s64 %rd146,%rd210,%rd145;
add.s64 %rd147,%rd214,%rd146;
st.f32 [%rd147],%f192;
@%p67 bra $4_113;
or.b32 %r323,%r21,1;
cvt.s64.s32 %rd148,%r323;
mul.lo.s64 %rd149,%rd210,%rd148;
add.s64 %rd150,%rd214,%rd149;
st.f32 [%rd150],%f191;
$4_113:
setp.ge.s32 %p68,%r30,%r357;
@%p68 bra $4_115;
add.s64 %rd151,%rd214,%rd42;
st.f32 [%rd151],%f190;
$4_115:
setp.ge.s32 %p69,%r32,%r357;
@%p69 bra $4_117;
or.b32 %r329,%r21,3;
cvt.s64.s32 %rd152,%r329;
mul.lo.s64 %rd153,%rd210,%rd152;
add.s64 %rd154,%rd214,%rd153;
st.f32 [%rd154],%f189;
$4_117:
setp.ge.s32 %p70,%r27,%r357;
@%p70 bra $4_119;
mul.lo.s64 %rd156,%rd210,%rd96;
add.s64 %rd157,%rd214,%rd156;
st.f32 [%rd157],%f188;
$4_119:
setp.ge.s32 %p71,%r31,%r357;
@%p71 bra $4_121;
mul.lo.s64 %rd159,%rd210,%rd99;
add.s64 %rd160,%rd214,%rd159;
st.f32 [%rd160],%f187;
$4_121:
setp.ge.s32 %p72,%r33,%r357;
@%p72 bra $4_123;
mul.lo.s64 %rd162,%rd210,%rd101;
add.s64 %rd163,%rd214,%rd162;
st.f32 [%rd163],%f186;
$4_123:
setp.ge.s32 %p73,%r34,%r357;
@%p73 bra $4_143;
mul.lo.s64 %rd165,%rd210,%rd102;
add.s64 %rd166,%rd214,%rd165;
st.f32 [%rd166],%f185;
bra.uni $4_143;
$4_126:
add.s64 %rd190,%rd214,%rd40;
setp.ge.s32 %p77,%r29,%r357;
st.f32 [%rd190],%f192;
@%p77 bra $4_128;
add.s64 %rd198,%rd214,%rd40;
st.f32 [%rd198+4],%f191;
$4_128:
setp.ge.s32 %p78,%r30,%r357;
@%p78 bra $4_130;
add.s64 %rd197,%rd214,%rd40;
st.f32 [%rd197+8],%f190;
$4_130:
setp.ge.s32 %p79,%r32,%r357;
@%p79 bra $4_133;
add.s64 %rd196,%rd214,%rd40;
st.f32 [%rd196+12],%f189;
$4_133:
setp.le.s32 %p80,%r28,%r357;
add.s64 %rd168,%rd214,%rd44;
and.b64 %rd169,%rd168,15;
setp.eq.s64 %p81,%rd169,0;
and.pred %p82,%p80,%p81;
@%p82 bra $4_142;
bra.uni $4_134;
$4_142:
add.s64 %rd195,%rd214,%rd40;
st.v4.f32 [%rd195+512],{%f188,%f187,%f186,%f185};
bra.uni $4_143;
$4_134:
setp.ge.s32 %p83,%r27,%r357;
@%p83 bra $4_136;
add.s64 %rd194,%rd214,%rd40;
st.f32 [%rd194+512],%f188;
$4_136:
setp.ge.s32 %p84,%r31,%r357;
@%p84 bra $4_138;
add.s64 %rd193,%rd214,%rd40;
st.f32 [%rd193+516],%f187;
$4_138:
setp.ge.s32 %p85,%r33,%r357;
@%p85 bra $4_140;
add.s64 %rd192,%rd214,%rd40;
st.f32 [%rd192+520],%f186;
$4_140:
setp.ge.s32 %p86,%r34,%r357;
@%p86 bra $4_143;
add.s64 %rd191,%rd214,%rd40;
st.f32 [%rd191+524],%f185;
$4_143:
add.s64 %rd214,%rd214,%rd211;
add.s64 %rd213,%rd213,%rd203;
add.s64 %rd212,%rd212,%rd207;
add.s32 %r359,%r359,1;
setp.lt.s32 %p87,%r359,%r203;
@%p87 bra $4_11;
$4_144:
ret;
}
.visible .entry arithmetic_any(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .u32 p15,
.param .u32 p16
)
.maxntid 256,1,1
{
.reg .pred %p<68>;
.reg .b16 %rs<14>;
.reg .f32 %f<90>;
.reg .b32 %r<99>;
.reg .b64 %rd<116>;
ld.param.u64 %rd50,[p0];
ld.param.v2.u32 {%r43,%r44},[p1+40];
ld.param.u64 %rd55,[p2];
ld.param.v2.u32 {%r47,%r48},[p3+40];
ld.param.u64 %rd60,[p4];
ld.param.v2.u32 {%r96,%r97},[p5+32];
ld.param.v2.u32 {%r51,%r52},[p5+40];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.f32 %f38,[p8];
ld.param.f32 %f39,[p9];
ld.param.f32 %f40,[p10];
ld.param.f32 %f41,[p11];
ld.param.f32 %f42,[p12];
ld.param.f32 %f43,[p13];
ld.param.f32 %f44,[p14];
ld.param.u32 %r39,[p15];
ld.param.u32 %r40,[p16];
ld.param.u64 %rd112,[p5+24];
ld.param.u64 %rd111,[p5+16];
ld.param.u64 %rd110,[p5+8];
ld.param.u64 %rd61,[p5];
ld.param.u64 %rd108,[p3+24];
ld.param.u64 %rd107,[p3+16];
ld.param.u64 %rd106,[p3+8];
ld.param.u64 %rd56,[p3];
ld.param.u64 %rd104,[p1+24];
ld.param.u64 %rd103,[p1+16];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd51,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r44,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd65,%rd50;
mul.wide.s32 %rd66,%r1,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.u64 %rd104,[%rd67+24];
ld.global.u64 %rd103,[%rd67+16];
ld.global.u64 %rd102,[%rd67+8];
ld.global.u64 %rd101,[%rd67];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd68,%r1;
mul.lo.s64 %rd69,%rd51,%rd68;
add.s64 %rd101,%rd50,%rd69;
$5_3:
setp.eq.s32 %p2,%r48,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd70,%rd55;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.u64 %rd108,[%rd72+24];
ld.global.u64 %rd107,[%rd72+16];
ld.global.u64 %rd106,[%rd72+8];
ld.global.u64 %rd105,[%rd72];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd56,%rd73;
add.s64 %rd105,%rd55,%rd74;
$5_6:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $5_8;
cvta.to.global.u64 %rd75,%rd60;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r96,%r97},[%rd77+32];
ld.global.u64 %rd112,[%rd77+24];
ld.global.u64 %rd111,[%rd77+16];
ld.global.u64 %rd110,[%rd77+8];
ld.global.u64 %rd109,[%rd77];
bra.uni $5_9;
$5_8:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd61,%rd78;
add.s64 %rd109,%rd60,%rd79;
$5_9:
mov.u32 %r62,%ctaid.x;
shl.b32 %r63,%r62,5;
mov.u32 %r64,%tid.x;
add.s32 %r21,%r63,%r64;
mov.u32 %r65,%ctaid.y;
shl.b32 %r66,%r65,3;
mov.u32 %r67,%tid.y;
add.s32 %r22,%r66,%r67;
setp.ge.s32 %p4,%r21,%r96;
setp.ge.s32 %p5,%r22,%r97;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r51,1;
or.pred %p8,%p6,%p7;
@%p8 bra $5_87;
cvt.s64.s32 %rd80,%r21;
mul.lo.s64 %rd81,%rd107,%rd80;
cvt.s64.s32 %rd82,%r22;
mul.lo.s64 %rd83,%rd106,%rd82;
add.s64 %rd84,%rd81,%rd83;
add.s64 %rd115,%rd105,%rd84;
mul.lo.s64 %rd85,%rd111,%rd80;
mul.lo.s64 %rd86,%rd110,%rd82;
add.s64 %rd87,%rd85,%rd86;
add.s64 %rd114,%rd109,%rd87;
mul.lo.s64 %rd88,%rd103,%rd80;
mul.lo.s64 %rd89,%rd102,%rd82;
add.s64 %rd90,%rd88,%rd89;
add.s64 %rd113,%rd101,%rd90;
mov.u32 %r98,0;
$5_11:
.pragma "nounroll";
setp.gt.s32 %p9,%r39,1;
@%p9 bra $5_14;
setp.eq.s32 %p12,%r39,0;
@%p12 bra $5_19;
setp.eq.s32 %p13,%r39,1;
@%p13 bra $5_18;
bra.uni $5_20;
$5_18:
ld.global.nc.u16 %rs4,[%rd113];
cvt.rn.f32.u16 %f6,%rs4;
bra.uni $5_21;
$5_14:
setp.eq.s32 %p10,%r39,2;
@%p10 bra $5_17;
setp.ne.s32 %p11,%r39,3;
@%p11 bra $5_20;
ld.global.nc.u16 %rs1,[%rd113];
cvt.f32.f16 %f6,%rs1;
bra.uni $5_21;
$5_19:
ld.global.nc.u8 %r69,[%rd113];
cvt.u16.u32 %rs5,%r69;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f6,%rs6;
bra.uni $5_21;
$5_17:
ld.global.nc.s16 %rs3,[%rd113];
cvt.rn.f32.s16 %f6,%rs3;
bra.uni $5_21;
$5_20:
ld.global.nc.f32 %f6,[%rd113];
$5_21:
setp.eq.s32 %p14,%r98,0;
mov.f32 %f14,%f41;
@%p14 bra $5_24;
setp.ne.s32 %p15,%r98,1;
mov.f32 %f14,%f42;
@%p15 bra $5_23;
bra.uni $5_24;
$5_23:
setp.eq.s32 %p16,%r98,2;
selp.f32 %f14,%f43,%f44,%p16;
$5_24:
setp.ne.s32 %p17,%r38,0;
@%p17 bra $5_35;
bra.uni $5_25;
$5_35:
setp.lt.s32 %p23,%r37,7;
@%p23 bra $5_62;
bra.uni $5_36;
$5_62:
setp.gt.s32 %p55,%r37,2;
@%p55 bra $5_66;
setp.eq.s32 %p59,%r37,0;
@%p59 bra $5_74;
setp.eq.s32 %p60,%r37,1;
@%p60 bra $5_73;
setp.eq.s32 %p61,%r37,2;
@%p61 bra $5_72;
bra.uni $5_75;
$5_72:
mul.f32 %f83,%f6,%f38;
mul.f32 %f89,%f83,%f14;
bra.uni $5_76;
$5_36:
setp.gt.s32 %p24,%r37,10;
@%p24 bra $5_42;
setp.gt.s32 %p30,%r37,8;
@%p30 bra $5_40;
setp.eq.s32 %p33,%r37,7;
@%p33 bra $5_59;
setp.eq.s32 %p34,%r37,8;
@%p34 bra $5_58;
bra.uni $5_61;
$5_58:
mul.f32 %f77,%f14,%f14;
fma.rn.f32 %f78,%f6,%f6,%f77;
sqrt.rn.f32 %f89,%f78;
bra.uni $5_76;
$5_25:
@%p9 bra $5_28;
setp.eq.s32 %p21,%r39,0;
@%p21 bra $5_33;
setp.eq.s32 %p22,%r39,1;
@%p22 bra $5_32;
bra.uni $5_34;
$5_32:
ld.global.nc.u16 %rs10,[%rd115];
cvt.rn.f32.u16 %f14,%rs10;
bra.uni $5_35;
$5_66:
setp.eq.s32 %p56,%r37,3;
@%p56 bra $5_71;
setp.eq.s32 %p57,%r37,4;
@%p57 bra $5_70;
setp.ne.s32 %p58,%r37,5;
@%p58 bra $5_75;
min.f32 %f89,%f6,%f14;
bra.uni $5_76;
$5_42:
setp.gt.s32 %p25,%r37,12;
@%p25 bra $5_45;
setp.eq.s32 %p28,%r37,11;
@%p28 bra $5_50;
setp.eq.s32 %p29,%r37,12;
@%p29 bra $5_49;
bra.uni $5_61;
$5_49:
setp.lt.f32 %p37,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p37;
bra.uni $5_76;
$5_28:
setp.eq.s32 %p19,%r39,2;
@%p19 bra $5_31;
setp.ne.s32 %p20,%r39,3;
@%p20 bra $5_34;
ld.global.nc.u16 %rs7,[%rd115];
cvt.f32.f16 %f14,%rs7;
bra.uni $5_35;
$5_40:
setp.eq.s32 %p31,%r37,9;
@%p31 bra $5_52;
setp.eq.s32 %p32,%r37,10;
@%p32 bra $5_51;
bra.uni $5_61;
$5_51:
setp.eq.f32 %p39,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p39;
bra.uni $5_76;
$5_45:
setp.eq.s32 %p26,%r37,13;
@%p26 bra $5_48;
setp.ne.s32 %p27,%r37,14;
@%p27 bra $5_61;
setp.gt.f32 %p35,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p35;
bra.uni $5_76;
$5_33:
ld.global.nc.u8 %r70,[%rd115];
cvt.u16.u32 %rs11,%r70;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f14,%rs12;
bra.uni $5_35;
$5_31:
ld.global.nc.s16 %rs9,[%rd115];
cvt.rn.f32.s16 %f14,%rs9;
bra.uni $5_35;
$5_34:
ld.global.nc.f32 %f14,[%rd115];
bra.uni $5_35;
$5_74:
add.f32 %f89,%f6,%f14;
bra.uni $5_76;
$5_73:
sub.f32 %f89,%f6,%f14;
bra.uni $5_76;
$5_71:
fma.rn.f32 %f82,%f14,%f39,%f40;
fma.rn.f32 %f89,%f6,%f38,%f82;
bra.uni $5_76;
$5_70:
sub.f32 %f81,%f6,%f14;
abs.f32 %f89,%f81;
bra.uni $5_76;
$5_75:
max.f32 %f89,%f6,%f14;
bra.uni $5_76;
$5_59:
setp.lt.s32 %p51,%r40,3;
setp.eq.f32 %p52,%f14,0f00000000;
mov.f32 %f89,0f00000000;
and.pred %p53,%p51,%p52;
@%p53 bra $5_76;
mul.f32 %f80,%f6,%f38;
div.rn.f32 %f89,%f80,%f14;
bra.uni $5_76;
$5_50:
setp.neu.f32 %p38,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p38;
bra.uni $5_76;
$5_52:
abs.f32 %f20,%f6;
setp.eq.f32 %p40,%f20,0f00000000;
abs.f32 %f21,%f14;
setp.eq.f32 %p41,%f21,0f00000000;
and.pred %p42,%p40,%p41;
@%p42 bra $5_56;
bra.uni $5_53;
$5_56:
mov.b32 %r81,%f6;
shr.s32 %r82,%r81,31;
and.b32 %r83,%r82,1078530011;
mov.b32 %r84,%f14;
and.b32 %r85,%r84,-2147483648;
or.b32 %r86,%r85,%r83;
mov.b32 %f88,%r86;
bra.uni $5_57;
$5_48:
setp.le.f32 %p36,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p36;
bra.uni $5_76;
$5_61:
setp.ge.f32 %p54,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p54;
bra.uni $5_76;
$5_53:
setp.eq.f32 %p43,%f20,0f7F800000;
setp.eq.f32 %p44,%f21,0f7F800000;
and.pred %p45,%p43,%p44;
@%p45 bra $5_55;
bra.uni $5_54;
$5_55:
mov.b32 %r76,%f6;
setp.lt.s32 %p49,%r76,0;
selp.b32 %r77,1075235812,1061752795,%p49;
mov.b32 %r78,%f14;
and.b32 %r79,%r78,-2147483648;
or.b32 %r80,%r79,%r77;
mov.b32 %f88,%r80;
bra.uni $5_57;
$5_54:
max.f32 %f49,%f21,%f20;
min.f32 %f50,%f21,%f20;
div.rn.f32 %f51,%f50,%f49;
mul.rn.f32 %f52,%f51,%f51;
mov.f32 %f53,0fC0B59883;
mov.f32 %f54,0fBF52C7EA;
fma.rn.f32 %f55,%f52,%f54,%f53;
mov.f32 %f56,0fC0D21907;
fma.rn.f32 %f57,%f55,%f52,%f56;
mul.f32 %f58,%f52,%f57;
mul.f32 %f59,%f51,%f58;
add.f32 %f60,%f52,0f41355DC0;
mov.f32 %f61,0f41E6BD60;
fma.rn.f32 %f62,%f60,%f52,%f61;
mov.f32 %f63,0f419D92C8;
fma.rn.f32 %f64,%f62,%f52,%f63;
rcp.rn.f32 %f65,%f64;
fma.rn.f32 %f66,%f59,%f65,%f51;
mov.f32 %f67,0f3FC90FDB;
sub.f32 %f68,%f67,%f66;
setp.gt.f32 %p46,%f21,%f20;
selp.f32 %f69,%f68,%f66,%p46;
mov.b32 %r71,%f6;
setp.lt.s32 %p47,%r71,0;
mov.f32 %f70,0f40490FDB;
sub.f32 %f71,%f70,%f69;
selp.f32 %f72,%f71,%f69,%p47;
mov.b32 %r72,%f72;
mov.b32 %r73,%f14;
and.b32 %r74,%r73,-2147483648;
or.b32 %r75,%r74,%r72;
mov.b32 %f73,%r75;
add.f32 %f74,%f20,%f21;
setp.le.f32 %p48,%f74,0f7F800000;
selp.f32 %f88,%f73,%f74,%p48;
$5_57:
add.f32 %f75,%f88,0f40C90FDB;
setp.lt.f32 %p50,%f88,0f00000000;
selp.f32 %f76,%f75,%f88,%p50;
mul.f32 %f89,%f76,%f38;
$5_76:
setp.gt.s32 %p62,%r40,1;
@%p62 bra $5_79;
setp.eq.s32 %p65,%r40,0;
@%p65 bra $5_84;
setp.eq.s32 %p66,%r40,1;
@%p66 bra $5_83;
bra.uni $5_85;
$5_83:
cvt.rni.s32.f32 %r90,%f89;
max.s32 %r91,%r90,0;
min.s32 %r92,%r91,65535;
st.u16 [%rd114],%r92;
bra.uni $5_86;
$5_79:
setp.eq.s32 %p63,%r40,2;
@%p63 bra $5_82;
setp.ne.s32 %p64,%r40,3;
@%p64 bra $5_85;
cvt.rn.f16.f32 %rs13,%f89;
st.u16 [%rd114],%rs13;
bra.uni $5_86;
$5_84:
cvt.rni.s32.f32 %r93,%f89;
max.s32 %r94,%r93,0;
min.s32 %r95,%r94,255;
st.u8 [%rd114],%r95;
bra.uni $5_86;
$5_82:
cvt.rni.s32.f32 %r87,%f89;
max.s32 %r88,%r87,-32768;
min.s32 %r89,%r88,32767;
st.u16 [%rd114],%r89;
bra.uni $5_86;
$5_85:
st.f32 [%rd114],%f89;
$5_86:
add.s64 %rd115,%rd115,%rd108;
add.s64 %rd114,%rd114,%rd112;
add.s64 %rd113,%rd113,%rd104;
add.s32 %r98,%r98,1;
setp.lt.s32 %p67,%r98,%r51;
@%p67 bra $5_11;
$5_87:
ret;
}
.visible .entry unary(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .f32 p5,
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<55>;
.reg .b16 %rs<8>;
.reg .f32 %f<184>;
.reg .b32 %r<92>;
.reg .b64 %rd<77>;
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r34,%r35},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r89,%r90},[p3+32];
ld.param.v2.u32 {%r38,%r39},[p3+40];
ld.param.u32 %r29,[p4];
ld.param.f32 %f34,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u64 %rd74,[p3+24];
ld.param.u64 %rd73,[p3+16];
ld.param.u64 %rd72,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd70,[p1+24];
ld.param.u64 %rd69,[p1+16];
ld.param.u64 %rd68,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r35,0;
@%p2 bra $6_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.u64 %rd70,[%rd46+24];
ld.global.u64 %rd69,[%rd46+16];
ld.global.u64 %rd68,[%rd46+8];
ld.global.u64 %rd67,[%rd46];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd67,%rd34,%rd48;
$6_3:
setp.eq.s32 %p3,%r39,0;
@%p3 bra $6_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r89,%r90},[%rd51+32];
ld.global.u64 %rd74,[%rd51+24];
ld.global.u64 %rd73,[%rd51+16];
ld.global.u64 %rd72,[%rd51+8];
ld.global.u64 %rd71,[%rd51];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd71,%rd39,%rd53;
$6_6:
mov.u32 %r44,%ctaid.x;
shl.b32 %r45,%r44,5;
mov.u32 %r46,%tid.x;
add.s32 %r15,%r45,%r46;
mov.u32 %r47,%ctaid.y;
shl.b32 %r48,%r47,3;
mov.u32 %r49,%tid.y;
add.s32 %r16,%r48,%r49;
setp.ge.s32 %p4,%r15,%r89;
setp.ge.s32 %p5,%r16,%r90;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r38,1;
or.pred %p8,%p6,%p7;
@%p8 bra $6_57;
mul.f32 %f2,%f34,0f39000000;
setp.ge.f32 %p9,%f34,0f00000000;
selp.b32 %r17,2139095040,0,%p9;
mov.u32 %r91,0;
or.b32 %r18,%r17,-2147483648;
cvt.s64.s32 %rd54,%r15;
mul.lo.s64 %rd55,%rd69,%rd54;
cvt.s64.s32 %rd56,%r16;
mul.lo.s64 %rd57,%rd68,%rd56;
add.s64 %rd58,%rd55,%rd57;
add.s64 %rd76,%rd67,%rd58;
mul.lo.s64 %rd59,%rd73,%rd54;
mul.lo.s64 %rd60,%rd72,%rd56;
add.s64 %rd61,%rd59,%rd60;
add.s64 %rd75,%rd71,%rd61;
$6_8:
.pragma "nounroll";
setp.gt.s32 %p10,%r30,1;
@%p10 bra $6_11;
setp.eq.s32 %p13,%r30,0;
@%p13 bra $6_16;
setp.eq.s32 %p14,%r30,1;
@%p14 bra $6_15;
bra.uni $6_17;
$6_15:
ld.global.nc.u16 %rs4,[%rd76];
cvt.rn.f32.u16 %f8,%rs4;
bra.uni $6_18;
$6_11:
setp.eq.s32 %p11,%r30,2;
@%p11 bra $6_14;
setp.ne.s32 %p12,%r30,3;
@%p12 bra $6_17;
ld.global.nc.u16 %rs1,[%rd76];
cvt.f32.f16 %f8,%rs1;
bra.uni $6_18;
$6_16:
ld.global.nc.u8 %r51,[%rd76];
cvt.u16.u32 %rs5,%r51;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f8,%rs6;
bra.uni $6_18;
$6_14:
ld.global.nc.s16 %rs3,[%rd76];
cvt.rn.f32.s16 %f8,%rs3;
bra.uni $6_18;
$6_17:
ld.global.nc.f32 %f8,[%rd76];
$6_18:
setp.gt.s32 %p15,%r29,1;
@%p15 bra $6_21;
bra.uni $6_19;
$6_21:
setp.eq.s32 %p16,%r29,2;
@%p16 bra $6_28;
setp.eq.s32 %p17,%r29,3;
@%p17 bra $6_27;
setp.ne.s32 %p18,%r29,4;
@%p18 bra $6_31;
setp.lt.f32 %p21,%f8,0f00800000;
mul.f32 %f37,%f8,0f4B000000;
selp.f32 %f9,%f37,%f8,%p21;
selp.f32 %f38,0fC1B80000,0f00000000,%p21;
mov.b32 %r52,%f9;
add.s32 %r53,%r52,-1059760811;
and.b32 %r54,%r53,-8388608;
sub.s32 %r55,%r52,%r54;
mov.b32 %f39,%r55;
cvt.rn.f32.s32 %f40,%r54;
mov.f32 %f41,0f34000000;
fma.rn.f32 %f42,%f40,%f41,%f38;
add.f32 %f43,%f39,0fBF800000;
mov.f32 %f44,0f3E1039F6;
mov.f32 %f45,0fBE055027;
fma.rn.f32 %f46,%f45,%f43,%f44;
mov.f32 %f47,0fBDF8CDCC;
fma.rn.f32 %f48,%f46,%f43,%f47;
mov.f32 %f49,0f3E0F2955;
fma.rn.f32 %f50,%f48,%f43,%f49;
mov.f32 %f51,0fBE2AD8B9;
fma.rn.f32 %f52,%f50,%f43,%f51;
mov.f32 %f53,0f3E4CED0B;
fma.rn.f32 %f54,%f52,%f43,%f53;
mov.f32 %f55,0fBE7FFF22;
fma.rn.f32 %f56,%f54,%f43,%f55;
mov.f32 %f57,0f3EAAAA78;
fma.rn.f32 %f58,%f56,%f43,%f57;
mov.f32 %f59,0fBF000000;
fma.rn.f32 %f60,%f58,%f43,%f59;
mul.f32 %f61,%f43,%f60;
fma.rn.f32 %f62,%f61,%f43,%f43;
mov.f32 %f63,0f3F317218;
fma.rn.f32 %f179,%f42,%f63,%f62;
setp.lt.u32 %p22,%r52,2139095040;
@%p22 bra $6_26;
mov.f32 %f64,0f7F800000;
fma.rn.f32 %f179,%f9,%f64,%f64;
$6_26:
setp.eq.f32 %p23,%f9,0f00000000;
selp.f32 %f183,0fFF800000,%f179,%p23;
bra.uni $6_46;
$6_19:
setp.eq.s32 %p19,%r29,0;
@%p19 bra $6_30;
setp.eq.s32 %p20,%r29,1;
@%p20 bra $6_29;
bra.uni $6_31;
$6_29:
mul.f32 %f183,%f8,%f8;
bra.uni $6_46;
$6_28:
sqrt.rn.f32 %f183,%f8;
bra.uni $6_46;
$6_27:
mov.f32 %f65,0f3F000000;
mov.f32 %f66,0f3BBB989D;
fma.rn.f32 %f67,%f8,%f66,%f65;
mov.f32 %f68,0f3FB8AA3B;
mov.f32 %f69,0f437C0000;
cvt.sat.f32.f32 %f70,%f67;
mov.f32 %f71,0f4B400001;
fma.rm.f32 %f72,%f70,%f69,%f71;
add.f32 %f73,%f72,0fCB40007F;
neg.f32 %f74,%f73;
fma.rn.f32 %f75,%f8,%f68,%f74;
mov.f32 %f76,0f32A57060;
fma.rn.f32 %f77,%f8,%f76,%f75;
mov.b32 %r56,%f72;
shl.b32 %r57,%r56,23;
mov.b32 %f78,%r57;
ex2.approx.ftz.f32 %f79,%f77;
mul.f32 %f183,%f79,%f78;
bra.uni $6_46;
$6_30:
abs.f32 %f183,%f8;
bra.uni $6_46;
$6_31:
abs.f32 %f19,%f8;
setp.lt.f32 %p24,%f19,0f00800000;
mul.f32 %f84,%f19,0f4B800000;
selp.f32 %f85,%f84,%f19,%p24;
selp.f32 %f86,0fC3170000,0fC2FE0000,%p24;
mov.b32 %r58,%f85;
and.b32 %r59,%r58,8388607;
or.b32 %r60,%r59,1065353216;
mov.b32 %f87,%r60;
shr.u32 %r61,%r58,23;
cvt.rn.f32.u32 %f88,%r61;
add.f32 %f89,%f86,%f88;
setp.gt.f32 %p25,%f87,0f3FB504F3;
mul.f32 %f90,%f87,0f3F000000;
add.f32 %f91,%f89,0f3F800000;
selp.f32 %f92,%f91,%f89,%p25;
selp.f32 %f93,%f90,%f87,%p25;
add.f32 %f94,%f93,0fBF800000;
add.f32 %f95,%f93,0f3F800000;
rcp.approx.ftz.f32 %f96,%f95;
add.f32 %f97,%f94,%f94;
mul.f32 %f98,%f97,%f96;
mul.f32 %f99,%f98,%f98;
mov.f32 %f100,0f3C4CAF63;
mov.f32 %f101,0f3B18F0FE;
fma.rn.f32 %f102,%f101,%f99,%f100;
mov.f32 %f103,0f3DAAAABD;
fma.rn.f32 %f104,%f102,%f99,%f103;
mul.rn.f32 %f105,%f104,%f99;
mul.rn.f32 %f106,%f105,%f98;
sub.f32 %f107,%f94,%f98;
add.f32 %f108,%f107,%f107;
neg.f32 %f109,%f98;
fma.rn.f32 %f110,%f109,%f94,%f108;
mul.rn.f32 %f111,%f96,%f110;
add.f32 %f112,%f106,%f98;
sub.f32 %f113,%f98,%f112;
add.f32 %f114,%f106,%f113;
add.f32 %f115,%f111,%f114;
add.f32 %f116,%f112,%f115;
sub.f32 %f117,%f112,%f116;
add.f32 %f118,%f115,%f117;
mov.f32 %f119,0f3F317200;
mul.rn.f32 %f120,%f92,%f119;
mov.f32 %f121,0f35BFBE8E;
mul.rn.f32 %f122,%f92,%f121;
add.f32 %f123,%f120,%f116;
sub.f32 %f124,%f120,%f123;
add.f32 %f125,%f116,%f124;
add.f32 %f126,%f118,%f125;
add.f32 %f127,%f122,%f126;
add.f32 %f128,%f123,%f127;
sub.f32 %f129,%f123,%f128;
add.f32 %f130,%f127,%f129;
abs.f32 %f20,%f34;
setp.gt.f32 %p26,%f20,0f77F684DF;
selp.f32 %f131,%f2,%f34,%p26;
mul.rn.f32 %f132,%f131,%f128;
neg.f32 %f133,%f132;
fma.rn.f32 %f134,%f131,%f128,%f133;
fma.rn.f32 %f135,%f131,%f130,%f134;
mov.f32 %f136,0f00000000;
fma.rn.f32 %f137,%f136,%f128,%f135;
add.rn.f32 %f138,%f132,%f137;
neg.f32 %f139,%f138;
add.rn.f32 %f140,%f132,%f139;
add.rn.f32 %f141,%f140,%f137;
mov.b32 %r62,%f138;
setp.eq.s32 %p27,%r62,1118925336;
add.s32 %r63,%r62,-1;
mov.b32 %f142,%r63;
add.f32 %f143,%f141,0f37000000;
selp.f32 %f21,%f143,%f141,%p27;
selp.f32 %f144,%f142,%f138,%p27;
mov.f32 %f145,0f3FB8AA3B;
mul.rn.f32 %f146,%f144,%f145;
cvt.rzi.f32.f32 %f147,%f146;
abs.f32 %f148,%f147;
setp.gt.f32 %p28,%f148,0f42FC0000;
mov.b32 %r64,%f147;
and.b32 %r65,%r64,-2147483648;
or.b32 %r66,%r65,1123811328;
mov.b32 %f149,%r66;
selp.f32 %f150,%f149,%f147,%p28;
mov.f32 %f151,0fBF317218;
fma.rn.f32 %f152,%f150,%f151,%f144;
mov.f32 %f153,0f3102E308;
fma.rn.f32 %f154,%f150,%f153,%f152;
mul.f32 %f155,%f154,0f3FB8AA3B;
add.f32 %f156,%f150,0f4B40007F;
mov.b32 %r67,%f156;
shl.b32 %r68,%r67,23;
mov.b32 %f157,%r68;
ex2.approx.ftz.f32 %f158,%f155;
mul.f32 %f22,%f158,%f157;
setp.eq.f32 %p29,%f22,0f7F800000;
mov.f32 %f180,0f7F800000;
@%p29 bra $6_33;
fma.rn.f32 %f180,%f22,%f21,%f22;
$6_33:
mul.f32 %f170,%f34,0f3F000000;
cvt.rzi.f32.f32 %f169,%f170;
add.f32 %f168,%f169,%f169;
sub.f32 %f167,%f34,%f168;
abs.f32 %f166,%f167;
setp.lt.f32 %p30,%f8,0f00000000;
setp.eq.f32 %p31,%f166,0f3F800000;
and.pred %p1,%p30,%p31;
setp.eq.f32 %p32,%f8,0f00000000;
@%p32 bra $6_37;
bra.uni $6_34;
$6_37:
add.f32 %f162,%f8,%f8;
mov.b32 %r71,%f162;
selp.b32 %r72,%r71,0,%p31;
or.b32 %r73,%r72,2139095040;
setp.lt.f32 %p36,%f34,0f00000000;
selp.b32 %r74,%r73,%r72,%p36;
mov.b32 %f182,%r74;
bra.uni $6_38;
$6_34:
mov.b32 %r69,%f180;
xor.b32 %r70,%r69,-2147483648;
mov.b32 %f159,%r70;
selp.f32 %f182,%f159,%f180,%p1;
setp.geu.f32 %p33,%f8,0f00000000;
@%p33 bra $6_38;
cvt.rzi.f32.f32 %f160,%f34;
setp.eq.f32 %p34,%f160,%f34;
@%p34 bra $6_38;
mov.f32 %f182,0f7FFFFFFF;
$6_38:
abs.f32 %f172,%f34;
abs.f32 %f171,%f8;
add.f32 %f163,%f171,%f172;
mov.b32 %r75,%f163;
setp.lt.s32 %p37,%r75,2139095040;
@%p37 bra $6_45;
abs.f32 %f174,%f34;
abs.f32 %f173,%f8;
setp.gtu.f32 %p38,%f173,0f7F800000;
setp.gtu.f32 %p39,%f174,0f7F800000;
or.pred %p40,%p38,%p39;
@%p40 bra $6_44;
bra.uni $6_40;
$6_44:
add.f32 %f182,%f8,%f34;
bra.uni $6_45;
$6_40:
abs.f32 %f175,%f34;
setp.eq.f32 %p41,%f175,0f7F800000;
@%p41 bra $6_43;
bra.uni $6_41;
$6_43:
abs.f32 %f177,%f8;
setp.lt.f32 %p43,%f34,0f00000000;
setp.gt.f32 %p44,%f177,0f3F800000;
selp.b32 %r77,2139095040,0,%p44;
xor.b32 %r78,%r77,2139095040;
selp.b32 %r79,%r78,%r77,%p43;
mov.b32 %f164,%r79;
setp.eq.f32 %p45,%f8,0fBF800000;
selp.f32 %f182,0f3F800000,%f164,%p45;
bra.uni $6_45;
$6_41:
abs.f32 %f176,%f8;
setp.neu.f32 %p42,%f176,0f7F800000;
@%p42 bra $6_45;
selp.b32 %r76,%r18,%r17,%p1;
mov.b32 %f182,%r76;
$6_45:
setp.eq.f32 %p46,%f8,0f3F800000;
setp.eq.f32 %p47,%f34,0f00000000;
or.pred %p48,%p47,%p46;
selp.f32 %f183,0f3F800000,%f182,%p48;
$6_46:
setp.gt.s32 %p49,%r31,1;
@%p49 bra $6_49;
setp.eq.s32 %p52,%r31,0;
@%p52 bra $6_54;
setp.eq.s32 %p53,%r31,1;
@%p53 bra $6_53;
bra.uni $6_55;
$6_53:
cvt.rni.s32.f32 %r83,%f183;
max.s32 %r84,%r83,0;
min.s32 %r85,%r84,65535;
st.u16 [%rd75],%r85;
bra.uni $6_56;
$6_49:
setp.eq.s32 %p50,%r31,2;
@%p50 bra $6_52;
setp.ne.s32 %p51,%r31,3;
@%p51 bra $6_55;
cvt.rn.f16.f32 %rs7,%f183;
st.u16 [%rd75],%rs7;
bra.uni $6_56;
$6_54:
cvt.rni.s32.f32 %r86,%f183;
max.s32 %r87,%r86,0;
min.s32 %r88,%r87,255;
st.u8 [%rd75],%r88;
bra.uni $6_56;
$6_52:
cvt.rni.s32.f32 %r80,%f183;
max.s32 %r81,%r80,-32768;
min.s32 %r82,%r81,32767;
st.u16 [%rd75],%r82;
bra.uni $6_56;
$6_55:
st.f32 [%rd75],%f183;
$6_56:
add.s64 %rd76,%rd76,%rd70;
add.s64 %rd75,%rd75,%rd74;
add.s32 %r91,%r91,1;
setp.lt.s32 %p54,%r91,%r38;
@%p54 bra $6_8;
$6_57:
ret;
}
.visible .entry bitwise_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<110>;
.reg .b16 %rs<9>;
.reg .b32 %r<713>;
.reg .b64 %rd<224>;
ld.param.u64 %rd65,[p0];
ld.param.v2.u32 {%r669,%r136},[p1+32];
ld.param.v2.u32 {%r137,%r138},[p1+40];
ld.param.u64 %rd70,[p2];
ld.param.v2.u32 {%r670,%r140},[p3+32];
ld.param.v2.u32 {%r141,%r142},[p3+40];
ld.param.u64 %rd75,[p4];
ld.param.v2.u32 {%r671,%r672},[p5+32];
ld.param.v2.u32 {%r145,%r146},[p5+40];
ld.param.u32 %r129,[p6];
ld.param.u32 %r130,[p7];
ld.param.u64 %rd220,[p5+24];
ld.param.u64 %rd219,[p5+16];
ld.param.u64 %rd218,[p5+8];
ld.param.u64 %rd76,[p5];
ld.param.u64 %rd216,[p3+24];
ld.param.u64 %rd215,[p3+16];
ld.param.u64 %rd214,[p3+8];
ld.param.u64 %rd71,[p3];
ld.param.u64 %rd212,[p1+24];
ld.param.u64 %rd211,[p1+16];
ld.param.u64 %rd210,[p1+8];
ld.param.u64 %rd66,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r138,0;
@%p2 bra $7_2;
cvta.to.global.u64 %rd80,%rd65;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r669,%r148},[%rd82+32];
ld.global.u64 %rd212,[%rd82+24];
ld.global.u64 %rd211,[%rd82+16];
ld.global.u64 %rd210,[%rd82+8];
ld.global.u64 %rd209,[%rd82];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd66,%rd83;
add.s64 %rd209,%rd65,%rd84;
$7_3:
setp.eq.s32 %p3,%r142,0;
@%p3 bra $7_5;
cvta.to.global.u64 %rd85,%rd70;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.v2.u32 {%r670,%r150},[%rd87+32];
ld.global.u64 %rd216,[%rd87+24];
ld.global.u64 %rd215,[%rd87+16];
ld.global.u64 %rd214,[%rd87+8];
ld.global.u64 %rd213,[%rd87];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd71,%rd88;
add.s64 %rd213,%rd70,%rd89;
$7_6:
setp.eq.s32 %p4,%r146,0;
@%p4 bra $7_8;
cvta.to.global.u64 %rd90,%rd75;
mul.wide.s32 %rd91,%r1,40;
add.s64 %rd92,%rd90,%rd91;
ld.global.v2.u32 {%r671,%r672},[%rd92+32];
ld.global.u64 %rd220,[%rd92+24];
ld.global.u64 %rd219,[%rd92+16];
ld.global.u64 %rd218,[%rd92+8];
ld.global.u64 %rd223,[%rd92];
bra.uni $7_9;
$7_8:
cvt.s64.s32 %rd93,%r1;
mul.lo.s64 %rd94,%rd76,%rd93;
add.s64 %rd223,%rd75,%rd94;
$7_9:
mov.u32 %r153,%ctaid.x;
shl.b32 %r154,%r153,6;
mov.u32 %r155,%tid.x;
add.s32 %r156,%r154,%r155;
shl.b32 %r21,%r156,2;
mov.u32 %r157,%ctaid.y;
shl.b32 %r158,%r157,3;
mov.u32 %r159,%tid.y;
add.s32 %r22,%r158,%r159;
setp.ge.s32 %p5,%r21,%r671;
setp.ge.s32 %p6,%r22,%r672;
or.pred %p7,%p5,%p6;
setp.lt.s32 %p8,%r145,1;
or.pred %p9,%p7,%p8;
@%p9 bra $7_133;
setp.eq.s64 %p1,%rd219,1;
add.s32 %r161,%r21,128;
cvt.s64.s32 %rd95,%r161;
add.s32 %r162,%r21,1;
cvt.s64.s32 %rd96,%r162;
add.s32 %r163,%r21,2;
cvt.s64.s32 %rd97,%r163;
add.s32 %r164,%r21,129;
cvt.s64.s32 %rd98,%r164;
add.s32 %r165,%r21,3;
cvt.s64.s32 %rd99,%r165;
add.s32 %r166,%r21,130;
cvt.s64.s32 %rd100,%r166;
add.s32 %r167,%r21,131;
cvt.s64.s32 %rd101,%r167;
mul.lo.s64 %rd102,%rd219,%rd96;
cvt.s64.s32 %rd103,%r22;
mul.lo.s64 %rd104,%rd218,%rd103;
add.s64 %rd39,%rd102,%rd104;
mul.lo.s64 %rd105,%rd219,%rd97;
add.s64 %rd40,%rd105,%rd104;
mul.lo.s64 %rd106,%rd219,%rd99;
add.s64 %rd41,%rd106,%rd104;
mul.lo.s64 %rd107,%rd219,%rd98;
add.s64 %rd42,%rd107,%rd104;
mul.lo.s64 %rd108,%rd219,%rd100;
add.s64 %rd43,%rd108,%rd104;
mul.lo.s64 %rd109,%rd219,%rd101;
add.s64 %rd44,%rd109,%rd104;
mul.lo.s64 %rd110,%rd219,%rd95;
add.s64 %rd45,%rd110,%rd104;
cvt.s64.s32 %rd111,%r21;
mul.lo.s64 %rd112,%rd219,%rd111;
add.s64 %rd46,%rd104,%rd112;
mul.lo.s64 %rd113,%rd214,%rd103;
add.s64 %rd222,%rd213,%rd113;
mul.lo.s64 %rd114,%rd210,%rd103;
add.s64 %rd221,%rd209,%rd114;
mov.u32 %r673,0;
bra.uni $7_11;
$7_73:
setp.ge.s32 %p49,%r21,%r670;
mov.u32 %r695,0;
@%p49 bra $7_75;
add.s64 %rd203,%rd222,%rd111;
ld.u8 %r695,[%rd203];
$7_75:
or.b32 %r468,%r21,1;
setp.ge.s32 %p50,%r468,%r670;
@%p50 bra $7_77;
add.s64 %rd202,%rd222,%rd111;
ld.u8 %rs7,[%rd202+1];
mul.wide.u16 %r469,%rs7,256;
or.b32 %r695,%r469,%r695;
$7_77:
or.b32 %r475,%r21,2;
setp.ge.s32 %p51,%r475,%r670;
@%p51 bra $7_79;
add.s64 %rd201,%rd222,%rd111;
ld.u8 %r476,[%rd201+2];
shl.b32 %r477,%r476,16;
or.b32 %r695,%r477,%r695;
$7_79:
or.b32 %r483,%r21,3;
setp.ge.s32 %p52,%r483,%r670;
@%p52 bra $7_83;
add.s64 %rd200,%rd222,%rd111;
ld.u8 %r484,[%rd200+3];
shl.b32 %r485,%r484,24;
or.b32 %r695,%r485,%r695;
$7_83:
add.s32 %r491,%r21,132;
setp.le.s32 %p53,%r491,%r670;
and.b64 %rd168,%rd222,3;
setp.eq.s64 %p54,%rd168,0;
and.pred %p55,%p53,%p54;
@%p55 bra $7_93;
bra.uni $7_84;
$7_93:
add.s64 %rd199,%rd222,%rd111;
ld.u32 %r699,[%rd199+128];
bra.uni $7_95;
$7_84:
setp.ge.s32 %p56,%r161,%r670;
mov.u32 %r699,0;
@%p56 bra $7_86;
add.s64 %rd198,%rd222,%rd111;
ld.u8 %r699,[%rd198+128];
$7_86:
setp.ge.s32 %p57,%r164,%r670;
@%p57 bra $7_88;
add.s64 %rd197,%rd222,%rd111;
ld.u8 %rs8,[%rd197+129];
mul.wide.u16 %r505,%rs8,256;
or.b32 %r699,%r505,%r699;
$7_88:
setp.ge.s32 %p58,%r166,%r670;
@%p58 bra $7_90;
add.s64 %rd196,%rd222,%rd111;
ld.u8 %r512,[%rd196+130];
shl.b32 %r513,%r512,16;
or.b32 %r699,%r513,%r699;
$7_90:
setp.ge.s32 %p59,%r167,%r670;
@%p59 bra $7_95;
add.s64 %rd195,%rd222,%rd111;
ld.u8 %r520,[%rd195+131];
shl.b32 %r521,%r520,24;
or.b32 %r699,%r521,%r699;
bra.uni $7_95;
$7_11:
.pragma "nounroll";
ld.param.u32 %r674,[p8];
setp.eq.s32 %p10,%r673,0;
@%p10 bra $7_14;
ld.param.u32 %r674,[p9];
setp.ne.s32 %p11,%r673,1;
@%p11 bra $7_13;
bra.uni $7_14;
$7_13:
ld.param.u32 %r667,[p11];
ld.param.u32 %r666,[p10];
setp.eq.s32 %p12,%r673,2;
selp.b32 %r674,%r666,%r667,%p12;
$7_14:
setp.eq.s64 %p13,%rd211,1;
@%p13 bra $7_31;
bra.uni $7_15;
$7_31:
add.s32 %r279,%r21,4;
setp.le.s32 %p22,%r279,%r669;
add.s64 %rd56,%rd221,%rd111;
and.b64 %rd140,%rd56,3;
setp.eq.s64 %p23,%rd140,0;
and.pred %p24,%p22,%p23;
@%p24 bra $7_41;
bra.uni $7_32;
$7_41:
add.s64 %rd194,%rd221,%rd111;
ld.u32 %r676,[%rd194];
bra.uni $7_42;
$7_15:
setp.ge.s32 %p14,%r21,%r669;
mov.u32 %r676,0;
@%p14 bra $7_17;
mul.lo.s64 %rd116,%rd211,%rd111;
add.s64 %rd117,%rd221,%rd116;
ld.u8 %r676,[%rd117];
$7_17:
or.b32 %r184,%r21,1;
setp.ge.s32 %p15,%r184,%r669;
@%p15 bra $7_19;
cvt.s64.s32 %rd118,%r184;
mul.lo.s64 %rd119,%rd211,%rd118;
add.s64 %rd120,%rd221,%rd119;
ld.u8 %rs1,[%rd120];
mul.wide.u16 %r191,%rs1,256;
or.b32 %r676,%r191,%r676;
$7_19:
or.b32 %r197,%r21,2;
setp.ge.s32 %p16,%r197,%r669;
@%p16 bra $7_21;
cvt.s64.s32 %rd121,%r197;
mul.lo.s64 %rd122,%rd211,%rd121;
add.s64 %rd123,%rd221,%rd122;
ld.u8 %r204,[%rd123];
shl.b32 %r205,%r204,16;
or.b32 %r676,%r205,%r676;
$7_21:
or.b32 %r211,%r21,3;
setp.ge.s32 %p17,%r211,%r669;
@%p17 bra $7_23;
cvt.s64.s32 %rd124,%r211;
mul.lo.s64 %rd125,%rd211,%rd124;
add.s64 %rd126,%rd221,%rd125;
ld.u8 %r218,[%rd126];
shl.b32 %r219,%r218,24;
or.b32 %r676,%r219,%r676;
$7_23:
setp.ge.s32 %p18,%r161,%r669;
mov.u32 %r680,0;
@%p18 bra $7_25;
mul.lo.s64 %rd128,%rd211,%rd95;
add.s64 %rd129,%rd221,%rd128;
ld.u8 %r680,[%rd129];
$7_25:
setp.ge.s32 %p19,%r164,%r669;
@%p19 bra $7_27;
mul.lo.s64 %rd131,%rd211,%rd98;
add.s64 %rd132,%rd221,%rd131;
ld.u8 %rs2,[%rd132];
mul.wide.u16 %r245,%rs2,256;
or.b32 %r680,%r245,%r680;
$7_27:
setp.ge.s32 %p20,%r166,%r669;
@%p20 bra $7_29;
mul.lo.s64 %rd134,%rd211,%rd100;
add.s64 %rd135,%rd221,%rd134;
ld.u8 %r258,[%rd135];
shl.b32 %r259,%r258,16;
or.b32 %r680,%r259,%r680;
$7_29:
setp.ge.s32 %p21,%r167,%r669;
@%p21 bra $7_54;
mul.lo.s64 %rd137,%rd211,%rd101;
add.s64 %rd138,%rd221,%rd137;
ld.u8 %r272,[%rd138];
shl.b32 %r273,%r272,24;
or.b32 %r680,%r273,%r680;
bra.uni $7_54;
$7_32:
setp.ge.s32 %p25,%r21,%r669;
mov.u32 %r676,0;
@%p25 bra $7_34;
add.s64 %rd193,%rd221,%rd111;
ld.u8 %r676,[%rd193];
$7_34:
or.b32 %r291,%r21,1;
setp.ge.s32 %p26,%r291,%r669;
@%p26 bra $7_36;
add.s64 %rd192,%rd221,%rd111;
ld.u8 %rs3,[%rd192+1];
mul.wide.u16 %r292,%rs3,256;
or.b32 %r676,%r292,%r676;
$7_36:
or.b32 %r298,%r21,2;
setp.ge.s32 %p27,%r298,%r669;
@%p27 bra $7_38;
add.s64 %rd191,%rd221,%rd111;
ld.u8 %r299,[%rd191+2];
shl.b32 %r300,%r299,16;
or.b32 %r676,%r300,%r676;
$7_38:
or.b32 %r306,%r21,3;
setp.ge.s32 %p28,%r306,%r669;
@%p28 bra $7_42;
add.s64 %rd190,%rd221,%rd111;
ld.u8 %r307,[%rd190+3];
shl.b32 %r308,%r307,24;
or.b32 %r676,%r308,%r676;
$7_42:
add.s32 %r314,%r21,132;
setp.le.s32 %p29,%r314,%r669;
and.b64 %rd141,%rd221,3;
setp.eq.s64 %p30,%rd141,0;
and.pred %p31,%p29,%p30;
@%p31 bra $7_52;
bra.uni $7_43;
$7_52:
add.s64 %rd189,%rd221,%rd111;
ld.u32 %r680,[%rd189+128];
bra.uni $7_54;
$7_43:
setp.ge.s32 %p32,%r161,%r669;
mov.u32 %r680,0;
@%p32 bra $7_45;
add.s64 %rd188,%rd221,%rd111;
ld.u8 %r680,[%rd188+128];
$7_45:
setp.ge.s32 %p33,%r164,%r669;
@%p33 bra $7_47;
add.s64 %rd187,%rd221,%rd111;
ld.u8 %rs4,[%rd187+129];
mul.wide.u16 %r328,%rs4,256;
or.b32 %r680,%r328,%r680;
$7_47:
setp.ge.s32 %p34,%r166,%r669;
@%p34 bra $7_49;
add.s64 %rd186,%rd221,%rd111;
ld.u8 %r335,[%rd186+130];
shl.b32 %r336,%r335,16;
or.b32 %r680,%r336,%r680;
$7_49:
setp.ge.s32 %p35,%r167,%r669;
@%p35 bra $7_54;
add.s64 %rd185,%rd221,%rd111;
ld.u8 %r343,[%rd185+131];
shl.b32 %r344,%r343,24;
or.b32 %r680,%r344,%r680;
$7_54:
setp.ne.s32 %p36,%r130,0;
mov.u32 %r699,%r680;
mov.u32 %r695,%r676;
@%p36 bra $7_95;
bra.uni $7_55;
$7_95:
setp.eq.s32 %p60,%r130,0;
@%p60 bra $7_114;
mul.lo.s32 %r668,%r674,16843009;
setp.eq.s32 %p61,%r129,2;
selp.b32 %r522,%r668,-1,%p61;
xor.b32 %r523,%r522,%r676;
or.b32 %r524,%r668,%r676;
setp.eq.s32 %p62,%r129,1;
selp.b32 %r525,%r524,%r523,%p62;
and.b32 %r526,%r668,%r676;
setp.eq.s32 %p63,%r129,0;
selp.b32 %r112,%r526,%r525,%p63;
add.s64 %rd58,%rd223,%rd46;
and.b64 %rd169,%rd58,3;
setp.eq.s64 %p64,%rd169,0;
add.s32 %r532,%r21,4;
setp.le.s32 %p65,%r532,%r671;
and.pred %p66,%p1,%p65;
and.pred %p67,%p66,%p64;
@%p67 bra $7_103;
bra.uni $7_97;
$7_103:
st.u32 [%rd58],%r112;
bra.uni $7_104;
$7_55:
setp.eq.s64 %p37,%rd215,1;
@%p37 bra $7_72;
bra.uni $7_56;
$7_72:
add.s32 %r456,%r21,4;
setp.le.s32 %p46,%r456,%r670;
add.s64 %rd57,%rd222,%rd111;
and.b64 %rd167,%rd57,3;
setp.eq.s64 %p47,%rd167,0;
and.pred %p48,%p46,%p47;
@%p48 bra $7_82;
bra.uni $7_73;
$7_82:
add.s64 %rd204,%rd222,%rd111;
ld.u32 %r695,[%rd204];
bra.uni $7_83;
$7_114:
setp.eq.s32 %p82,%r129,2;
selp.b32 %r592,%r695,-1,%p82;
xor.b32 %r593,%r592,%r676;
or.b32 %r594,%r695,%r676;
setp.eq.s32 %p83,%r129,1;
selp.b32 %r595,%r594,%r593,%p83;
and.b32 %r596,%r695,%r676;
setp.eq.s32 %p84,%r129,0;
selp.b32 %r114,%r596,%r595,%p84;
add.s64 %rd60,%rd223,%rd46;
and.b64 %rd177,%rd60,3;
setp.eq.s64 %p85,%rd177,0;
add.s32 %r602,%r21,4;
setp.le.s32 %p86,%r602,%r671;
and.pred %p87,%p1,%p86;
and.pred %p88,%p87,%p85;
@%p88 bra $7_121;
bra.uni $7_115;
$7_121:
st.u32 [%rd60],%r114;
bra.uni $7_122;
$7_97:
or.b32 %r538,%r21,1;
setp.ge.s32 %p68,%r538,%r671;
st.u8 [%rd58],%r112;
@%p68 bra $7_99;
shr.u32 %r539,%r112,8;
add.s64 %rd170,%rd223,%rd39;
st.u8 [%rd170],%r539;
$7_99:
or.b32 %r545,%r21,2;
setp.ge.s32 %p69,%r545,%r671;
@%p69 bra $7_101;
shr.u32 %r546,%r112,16;
add.s64 %rd171,%rd223,%rd40;
st.u8 [%rd171],%r546;
$7_101:
or.b32 %r552,%r21,3;
setp.ge.s32 %p70,%r552,%r671;
@%p70 bra $7_104;
shr.u32 %r553,%r112,24;
add.s64 %rd172,%rd223,%rd41;
st.u8 [%rd172],%r553;
$7_104:
mul.lo.s32 %r663,%r674,16843009;
setp.eq.s32 %p106,%r129,2;
selp.b32 %r662,%r663,-1,%p106;
setp.eq.s32 %p105,%r129,0;
setp.eq.s32 %p104,%r129,1;
xor.b32 %r555,%r662,%r680;
or.b32 %r556,%r663,%r680;
selp.b32 %r557,%r556,%r555,%p104;
and.b32 %r558,%r663,%r680;
selp.b32 %r113,%r558,%r557,%p105;
add.s64 %rd59,%rd223,%rd45;
and.b64 %rd173,%rd59,3;
setp.eq.s64 %p74,%rd173,0;
add.s32 %r564,%r21,132;
setp.le.s32 %p75,%r564,%r671;
and.pred %p76,%p1,%p75;
and.pred %p77,%p76,%p74;
@%p77 bra $7_113;
bra.uni $7_105;
$7_113:
add.s64 %rd206,%rd223,%rd45;
st.u32 [%rd206],%r113;
bra.uni $7_132;
$7_105:
setp.ge.s32 %p78,%r161,%r671;
@%p78 bra $7_107;
add.s64 %rd205,%rd223,%rd45;
st.u8 [%rd205],%r113;
$7_107:
setp.ge.s32 %p79,%r164,%r671;
@%p79 bra $7_109;
shr.u32 %r577,%r113,8;
add.s64 %rd174,%rd223,%rd42;
st.u8 [%rd174],%r577;
$7_109:
setp.ge.s32 %p80,%r166,%r671;
@%p80 bra $7_111;
shr.u32 %r584,%r113,16;
add.s64 %rd175,%rd223,%rd43;
st.u8 [%rd175],%r584;
$7_111:
setp.ge.s32 %p81,%r167,%r671;
@%p81 bra $7_132;
shr.u32 %r591,%r113,24;
add.s64 %rd176,%rd223,%rd44;
st.u8 [%rd176],%r591;
bra.uni $7_132;
$7_56:
setp.ge.s32 %p38,%r21,%r670;
mov.u32 %r695,0;
@%p38 bra $7_58;
mul.lo.s64 %rd143,%rd215,%rd111;
add.s64 %rd144,%rd222,%rd143;
ld.u8 %r695,[%rd144];
$7_58:
or.b32 %r361,%r21,1;
setp.ge.s32 %p39,%r361,%r670;
@%p39 bra $7_60;
cvt.s64.s32 %rd145,%r361;
mul.lo.s64 %rd146,%rd215,%rd145;
add.s64 %rd147,%rd222,%rd146;
ld.u8 %rs5,[%rd147];
mul.wide.u16 %r368,%rs5,256;
or.b32 %r695,%r368,%r695;
$7_60:
or.b32 %r374,%r21,2;
setp.ge.s32 %p40,%r374,%r670;
@%p40 bra $7_62;
cvt.s64.s32 %rd148,%r374;
mul.lo.s64 %rd149,%rd215,%rd148;
add.s64 %rd150,%rd222,%rd149;
ld.u8 %r381,[%rd150];
shl.b32 %r382,%r381,16;
or.b32 %r695,%r382,%r695;
$7_62:
or.b32 %r388,%r21,3;
setp.ge.s32 %p41,%r388,%r670;
@%p41 bra $7_64;
cvt.s64.s32 %rd151,%r388;
mul.lo.s64 %rd152,%rd215,%rd151;
add.s64 %rd153,%rd222,%rd152;
ld.u8 %r395,[%rd153];
shl.b32 %r396,%r395,24;
or.b32 %r695,%r396,%r695;
$7_64:
setp.ge.s32 %p42,%r161,%r670;
mov.u32 %r699,0;
@%p42 bra $7_66;
mul.lo.s64 %rd155,%rd215,%rd95;
add.s64 %rd156,%rd222,%rd155;
ld.u8 %r699,[%rd156];
$7_66:
setp.ge.s32 %p43,%r164,%r670;
@%p43 bra $7_68;
mul.lo.s64 %rd158,%rd215,%rd98;
add.s64 %rd159,%rd222,%rd158;
ld.u8 %rs6,[%rd159];
mul.wide.u16 %r422,%rs6,256;
or.b32 %r699,%r422,%r699;
$7_68:
setp.ge.s32 %p44,%r166,%r670;
@%p44 bra $7_70;
mul.lo.s64 %rd161,%rd215,%rd100;
add.s64 %rd162,%rd222,%rd161;
ld.u8 %r435,[%rd162];
shl.b32 %r436,%r435,16;
or.b32 %r699,%r436,%r699;
$7_70:
setp.ge.s32 %p45,%r167,%r670;
@%p45 bra $7_95;
mul.lo.s64 %rd164,%rd215,%rd101;
add.s64 %rd165,%rd222,%rd164;
ld.u8 %r449,[%rd165];
shl.b32 %r450,%r449,24;
or.b32 %r699,%r450,%r699;
bra.uni $7_95;
$7_115:
or.b32 %r608,%r21,1;
setp.ge.s32 %p89,%r608,%r671;
st.u8 [%rd60],%r114;
@%p89 bra $7_117;
shr.u32 %r609,%r114,8;
add.s64 %rd178,%rd223,%rd39;
st.u8 [%rd178],%r609;
$7_117:
or.b32 %r615,%r21,2;
setp.ge.s32 %p90,%r615,%r671;
@%p90 bra $7_119;
shr.u32 %r616,%r114,16;
add.s64 %rd179,%rd223,%rd40;
st.u8 [%rd179],%r616;
$7_119:
or.b32 %r622,%r21,3;
setp.ge.s32 %p91,%r622,%r671;
@%p91 bra $7_122;
shr.u32 %r623,%r114,24;
add.s64 %rd180,%rd223,%rd41;
st.u8 [%rd180],%r623;
$7_122:
setp.eq.s32 %p109,%r129,0;
setp.eq.s32 %p108,%r129,1;
setp.eq.s32 %p107,%r129,2;
selp.b32 %r624,%r699,-1,%p107;
xor.b32 %r625,%r624,%r680;
or.b32 %r626,%r699,%r680;
selp.b32 %r627,%r626,%r625,%p108;
and.b32 %r628,%r699,%r680;
selp.b32 %r115,%r628,%r627,%p109;
add.s64 %rd61,%rd223,%rd45;
and.b64 %rd181,%rd61,3;
setp.eq.s64 %p95,%rd181,0;
add.s32 %r634,%r21,132;
setp.le.s32 %p96,%r634,%r671;
and.pred %p97,%p1,%p96;
and.pred %p98,%p97,%p95;
@%p98 bra $7_131;
bra.uni $7_123;
$7_131:
add.s64 %rd208,%rd223,%rd45;
st.u32 [%rd208],%r115;
bra.uni $7_132;
$7_123:
setp.ge.s32 %p99,%r161,%r671;
@%p99 bra $7_125;
add.s64 %rd207,%rd223,%rd45;
st.u8 [%rd207],%r115;
$7_125:
setp.ge.s32 %p100,%r164,%r671;
@%p100 bra $7_127;
shr.u32 %r647,%r115,8;
add.s64 %rd182,%rd223,%rd42;
st.u8 [%rd182],%r647;
$7_127:
setp.ge.s32 %p101,%r166,%r671;
@%p101 bra $7_129;
shr.u32 %r654,%r115,16;
add.s64 %rd183,%rd223,%rd43;
st.u8 [%rd183],%r654;
$7_129:
setp.ge.s32 %p102,%r167,%r671;
@%p102 bra $7_132;
shr.u32 %r661,%r115,24;
add.s64 %rd184,%rd223,%rd44;
st.u8 [%rd184],%r661;
$7_132:
add.s64 %rd223,%rd223,%rd220;
add.s64 %rd222,%rd222,%rd216;
add.s64 %rd221,%rd221,%rd212;
add.s32 %r673,%r673,1;
setp.lt.s32 %p103,%r673,%r145;
@%p103 bra $7_11;
$7_133:
ret;
}
.visible .entry bitwise_2(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<108>;
.reg .b32 %r<662>;
.reg .b64 %rd<204>;
ld.param.u64 %rd65,[p0];
ld.param.v2.u32 {%r606,%r175},[p1+32];
ld.param.v2.u32 {%r176,%r177},[p1+40];
ld.param.u64 %rd70,[p2];
ld.param.v2.u32 {%r607,%r179},[p3+32];
ld.param.v2.u32 {%r180,%r181},[p3+40];
ld.param.u64 %rd75,[p4];
ld.param.v2.u32 {%r608,%r609},[p5+32];
ld.param.v2.u32 {%r184,%r185},[p5+40];
ld.param.u32 %r168,[p6];
ld.param.u32 %r169,[p7];
ld.param.u64 %rd200,[p5+24];
ld.param.u64 %rd199,[p5+16];
ld.param.u64 %rd198,[p5+8];
ld.param.u64 %rd76,[p5];
ld.param.u64 %rd196,[p3+24];
ld.param.u64 %rd195,[p3+16];
ld.param.u64 %rd194,[p3+8];
ld.param.u64 %rd71,[p3];
ld.param.u64 %rd192,[p1+24];
ld.param.u64 %rd191,[p1+16];
ld.param.u64 %rd190,[p1+8];
ld.param.u64 %rd66,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r177,0;
@%p2 bra $8_2;
cvta.to.global.u64 %rd80,%rd65;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r606,%r187},[%rd82+32];
ld.global.u64 %rd192,[%rd82+24];
ld.global.u64 %rd191,[%rd82+16];
ld.global.u64 %rd190,[%rd82+8];
ld.global.u64 %rd189,[%rd82];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd66,%rd83;
add.s64 %rd189,%rd65,%rd84;
$8_3:
setp.eq.s32 %p3,%r181,0;
@%p3 bra $8_5;
cvta.to.global.u64 %rd85,%rd70;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.v2.u32 {%r607,%r189},[%rd87+32];
ld.global.u64 %rd196,[%rd87+24];
ld.global.u64 %rd195,[%rd87+16];
ld.global.u64 %rd194,[%rd87+8];
ld.global.u64 %rd193,[%rd87];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd71,%rd88;
add.s64 %rd193,%rd70,%rd89;
$8_6:
setp.eq.s32 %p4,%r185,0;
@%p4 bra $8_8;
cvta.to.global.u64 %rd90,%rd75;
mul.wide.s32 %rd91,%r1,40;
add.s64 %rd92,%rd90,%rd91;
ld.global.v2.u32 {%r608,%r609},[%rd92+32];
ld.global.u64 %rd200,[%rd92+24];
ld.global.u64 %rd199,[%rd92+16];
ld.global.u64 %rd198,[%rd92+8];
ld.global.u64 %rd203,[%rd92];
bra.uni $8_9;
$8_8:
cvt.s64.s32 %rd93,%r1;
mul.lo.s64 %rd94,%rd76,%rd93;
add.s64 %rd203,%rd75,%rd94;
$8_9:
mov.u32 %r192,%ctaid.x;
shl.b32 %r193,%r192,6;
mov.u32 %r194,%tid.x;
add.s32 %r195,%r193,%r194;
shl.b32 %r21,%r195,2;
mov.u32 %r196,%ctaid.y;
shl.b32 %r197,%r196,3;
mov.u32 %r198,%tid.y;
add.s32 %r22,%r197,%r198;
setp.ge.s32 %p5,%r21,%r608;
setp.ge.s32 %p6,%r22,%r609;
or.pred %p7,%p5,%p6;
setp.lt.s32 %p8,%r184,1;
or.pred %p9,%p7,%p8;
@%p9 bra $8_143;
setp.eq.s64 %p1,%rd199,2;
cvt.s64.s32 %rd95,%r21;
add.s32 %r200,%r21,128;
cvt.s64.s32 %rd96,%r200;
add.s32 %r201,%r21,1;
cvt.s64.s32 %rd97,%r201;
add.s32 %r202,%r21,2;
cvt.s64.s32 %rd98,%r202;
add.s32 %r26,%r21,129;
cvt.s64.s32 %rd99,%r26;
add.s32 %r203,%r21,3;
cvt.s64.s32 %rd100,%r203;
add.s32 %r27,%r21,130;
cvt.s64.s32 %rd101,%r27;
add.s32 %r28,%r21,131;
cvt.s64.s32 %rd102,%r28;
mul.lo.s64 %rd103,%rd199,%rd97;
cvt.s64.s32 %rd104,%r22;
mul.lo.s64 %rd105,%rd198,%rd104;
add.s64 %rd39,%rd103,%rd105;
mul.lo.s64 %rd106,%rd199,%rd98;
add.s64 %rd40,%rd106,%rd105;
mul.lo.s64 %rd107,%rd199,%rd100;
add.s64 %rd41,%rd107,%rd105;
mul.lo.s64 %rd108,%rd199,%rd99;
add.s64 %rd42,%rd108,%rd105;
mul.lo.s64 %rd109,%rd199,%rd101;
add.s64 %rd43,%rd109,%rd105;
mul.lo.s64 %rd110,%rd199,%rd102;
add.s64 %rd44,%rd110,%rd105;
mul.lo.s64 %rd111,%rd199,%rd96;
add.s64 %rd45,%rd111,%rd105;
mul.lo.s64 %rd112,%rd199,%rd95;
add.s64 %rd46,%rd105,%rd112;
mul.lo.s64 %rd113,%rd194,%rd104;
add.s64 %rd202,%rd193,%rd113;
mul.lo.s64 %rd114,%rd190,%rd104;
add.s64 %rd201,%rd189,%rd114;
mov.u32 %r610,0;
bra.uni $8_11;
$8_73:
setp.ge.s32 %p49,%r21,%r607;
mov.u32 %r657,0;
@%p49 bra $8_75;
ld.u16 %r657,[%rd57];
$8_75:
or.b32 %r454,%r21,1;
setp.ge.s32 %p50,%r454,%r607;
@%p50 bra $8_77;
ld.u16 %r455,[%rd57+2];
shl.b32 %r456,%r455,16;
or.b32 %r657,%r456,%r657;
$8_77:
or.b32 %r463,%r21,2;
setp.ge.s32 %p51,%r463,%r607;
mov.u32 %r656,0;
@%p51 bra $8_79;
ld.u16 %r656,[%rd57+4];
$8_79:
or.b32 %r469,%r21,3;
setp.ge.s32 %p52,%r469,%r607;
@%p52 bra $8_83;
ld.u16 %r470,[%rd57+6];
shl.b32 %r471,%r470,16;
or.b32 %r656,%r471,%r656;
$8_83:
add.s32 %r479,%r21,132;
setp.le.s32 %p53,%r479,%r607;
and.b64 %rd168,%rd202,7;
setp.eq.s64 %p54,%rd168,0;
and.pred %p55,%p53,%p54;
@%p55 bra $8_93;
bra.uni $8_84;
$8_93:
ld.v2.u32 {%r655,%r654},[%rd57+256];
bra.uni $8_95;
$8_84:
setp.ge.s32 %p56,%r200,%r607;
mov.u32 %r655,0;
@%p56 bra $8_86;
ld.u16 %r655,[%rd57+256];
$8_86:
setp.ge.s32 %p57,%r26,%r607;
@%p57 bra $8_88;
ld.u16 %r487,[%rd57+258];
shl.b32 %r488,%r487,16;
or.b32 %r655,%r488,%r655;
$8_88:
setp.ge.s32 %p58,%r27,%r607;
mov.u32 %r654,0;
@%p58 bra $8_90;
ld.u16 %r654,[%rd57+260];
$8_90:
setp.ge.s32 %p59,%r28,%r607;
@%p59 bra $8_95;
ld.u16 %r490,[%rd57+262];
shl.b32 %r491,%r490,16;
or.b32 %r654,%r491,%r654;
bra.uni $8_95;
$8_11:
.pragma "nounroll";
ld.param.u32 %r611,[p8];
setp.eq.s32 %p10,%r610,0;
@%p10 bra $8_14;
ld.param.u32 %r611,[p9];
setp.ne.s32 %p11,%r610,1;
@%p11 bra $8_13;
bra.uni $8_14;
$8_13:
ld.param.u32 %r605,[p11];
ld.param.u32 %r604,[p10];
setp.eq.s32 %p12,%r610,2;
selp.b32 %r611,%r604,%r605,%p12;
$8_14:
mul.lo.s32 %r32,%r611,65537;
setp.eq.s64 %p13,%rd191,2;
@%p13 bra $8_31;
bra.uni $8_15;
$8_31:
add.s32 %r297,%r21,4;
setp.le.s32 %p22,%r297,%r606;
mul.wide.s32 %rd139,%r21,2;
add.s64 %rd56,%rd201,%rd139;
and.b64 %rd140,%rd56,7;
setp.eq.s64 %p23,%rd140,0;
and.pred %p24,%p22,%p23;
@%p24 bra $8_41;
bra.uni $8_32;
$8_41:
ld.v2.u32 {%r83,%r82},[%rd56];
bra.uni $8_42;
$8_15:
setp.ge.s32 %p14,%r21,%r606;
mov.u32 %r83,0;
@%p14 bra $8_17;
mul.lo.s64 %rd116,%rd191,%rd95;
add.s64 %rd117,%rd201,%rd116;
ld.u16 %r83,[%rd117];
$8_17:
or.b32 %r220,%r21,1;
setp.ge.s32 %p15,%r220,%r606;
@%p15 bra $8_19;
cvt.s64.s32 %rd118,%r220;
mul.lo.s64 %rd119,%rd191,%rd118;
add.s64 %rd120,%rd201,%rd119;
ld.u16 %r227,[%rd120];
shl.b32 %r228,%r227,16;
or.b32 %r83,%r228,%r83;
$8_19:
or.b32 %r235,%r21,2;
setp.ge.s32 %p16,%r235,%r606;
mov.u32 %r82,0;
@%p16 bra $8_21;
cvt.s64.s32 %rd121,%r235;
mul.lo.s64 %rd122,%rd191,%rd121;
add.s64 %rd123,%rd201,%rd122;
ld.u16 %r82,[%rd123];
$8_21:
or.b32 %r247,%r21,3;
setp.ge.s32 %p17,%r247,%r606;
@%p17 bra $8_23;
cvt.s64.s32 %rd124,%r247;
mul.lo.s64 %rd125,%rd191,%rd124;
add.s64 %rd126,%rd201,%rd125;
ld.u16 %r254,[%rd126];
shl.b32 %r255,%r254,16;
or.b32 %r82,%r255,%r82;
$8_23:
setp.ge.s32 %p18,%r200,%r606;
mov.u32 %r81,0;
@%p18 bra $8_25;
mul.lo.s64 %rd128,%rd191,%rd96;
add.s64 %rd129,%rd201,%rd128;
ld.u16 %r81,[%rd129];
$8_25:
setp.ge.s32 %p19,%r26,%r606;
@%p19 bra $8_27;
mul.lo.s64 %rd131,%rd191,%rd99;
add.s64 %rd132,%rd201,%rd131;
ld.u16 %r275,[%rd132];
shl.b32 %r276,%r275,16;
or.b32 %r81,%r276,%r81;
$8_27:
setp.ge.s32 %p20,%r27,%r606;
mov.u32 %r80,0;
@%p20 bra $8_29;
mul.lo.s64 %rd134,%rd191,%rd101;
add.s64 %rd135,%rd201,%rd134;
ld.u16 %r80,[%rd135];
$8_29:
setp.ge.s32 %p21,%r28,%r606;
@%p21 bra $8_54;
mul.lo.s64 %rd137,%rd191,%rd102;
add.s64 %rd138,%rd201,%rd137;
ld.u16 %r290,[%rd138];
shl.b32 %r291,%r290,16;
or.b32 %r80,%r291,%r80;
bra.uni $8_54;
$8_32:
setp.ge.s32 %p25,%r21,%r606;
mov.u32 %r83,0;
@%p25 bra $8_34;
ld.u16 %r83,[%rd56];
$8_34:
or.b32 %r309,%r21,1;
setp.ge.s32 %p26,%r309,%r606;
@%p26 bra $8_36;
ld.u16 %r310,[%rd56+2];
shl.b32 %r311,%r310,16;
or.b32 %r83,%r311,%r83;
$8_36:
or.b32 %r318,%r21,2;
setp.ge.s32 %p27,%r318,%r606;
mov.u32 %r82,0;
@%p27 bra $8_38;
ld.u16 %r82,[%rd56+4];
$8_38:
or.b32 %r324,%r21,3;
setp.ge.s32 %p28,%r324,%r606;
@%p28 bra $8_42;
ld.u16 %r325,[%rd56+6];
shl.b32 %r326,%r325,16;
or.b32 %r82,%r326,%r82;
$8_42:
add.s32 %r334,%r21,132;
setp.le.s32 %p29,%r334,%r606;
and.b64 %rd141,%rd201,7;
setp.eq.s64 %p30,%rd141,0;
and.pred %p31,%p29,%p30;
@%p31 bra $8_52;
bra.uni $8_43;
$8_52:
ld.v2.u32 {%r81,%r80},[%rd56+256];
bra.uni $8_54;
$8_43:
setp.ge.s32 %p32,%r200,%r606;
mov.u32 %r81,0;
@%p32 bra $8_45;
ld.u16 %r81,[%rd56+256];
$8_45:
setp.ge.s32 %p33,%r26,%r606;
@%p33 bra $8_47;
ld.u16 %r342,[%rd56+258];
shl.b32 %r343,%r342,16;
or.b32 %r81,%r343,%r81;
$8_47:
setp.ge.s32 %p34,%r27,%r606;
mov.u32 %r80,0;
@%p34 bra $8_49;
ld.u16 %r80,[%rd56+260];
$8_49:
setp.ge.s32 %p35,%r28,%r606;
@%p35 bra $8_54;
ld.u16 %r345,[%rd56+262];
shl.b32 %r346,%r345,16;
or.b32 %r80,%r346,%r80;
$8_54:
setp.ne.s32 %p36,%r169,0;
mov.u32 %r654,%r80;
mov.u32 %r655,%r81;
mov.u32 %r656,%r82;
mov.u32 %r657,%r83;
@%p36 bra $8_95;
bra.uni $8_55;
$8_95:
setp.eq.s32 %p60,%r169,0;
@%p60 bra $8_124;
setp.eq.s32 %p61,%r168,0;
@%p61 bra $8_100;
setp.eq.s32 %p62,%r168,2;
@%p62 bra $8_99;
bra.uni $8_98;
$8_99:
xor.b32 %r659,%r32,%r83;
xor.b32 %r658,%r32,%r82;
bra.uni $8_101;
$8_55:
setp.eq.s64 %p37,%rd195,2;
@%p37 bra $8_72;
bra.uni $8_56;
$8_72:
add.s32 %r442,%r21,4;
setp.le.s32 %p46,%r442,%r607;
mul.wide.s32 %rd166,%r21,2;
add.s64 %rd57,%rd202,%rd166;
and.b64 %rd167,%rd57,7;
setp.eq.s64 %p47,%rd167,0;
and.pred %p48,%p46,%p47;
@%p48 bra $8_82;
bra.uni $8_73;
$8_82:
ld.v2.u32 {%r657,%r656},[%rd57];
bra.uni $8_83;
$8_124:
setp.eq.s32 %p82,%r168,2;
selp.b32 %r542,%r657,-1,%p82;
xor.b32 %r543,%r542,%r83;
or.b32 %r544,%r657,%r83;
setp.eq.s32 %p83,%r168,1;
selp.b32 %r545,%r544,%r543,%p83;
and.b32 %r546,%r657,%r83;
setp.eq.s32 %p84,%r168,0;
selp.b32 %r151,%r546,%r545,%p84;
selp.b32 %r547,%r656,-1,%p82;
xor.b32 %r548,%r547,%r82;
or.b32 %r549,%r656,%r82;
selp.b32 %r550,%r549,%r548,%p83;
and.b32 %r551,%r656,%r82;
selp.b32 %r152,%r551,%r550,%p84;
add.s64 %rd60,%rd203,%rd46;
and.b64 %rd177,%rd60,7;
setp.eq.s64 %p85,%rd177,0;
add.s32 %r557,%r21,4;
setp.le.s32 %p86,%r557,%r608;
and.pred %p87,%p1,%p86;
and.pred %p88,%p87,%p85;
@%p88 bra $8_131;
bra.uni $8_125;
$8_131:
st.v2.u32 [%rd60],{%r151,%r152};
bra.uni $8_132;
$8_100:
and.b32 %r659,%r32,%r83;
and.b32 %r658,%r32,%r82;
bra.uni $8_101;
$8_98:
setp.eq.s32 %p63,%r168,1;
not.b32 %r494,%r83;
or.b32 %r495,%r32,%r83;
selp.b32 %r659,%r495,%r494,%p63;
not.b32 %r496,%r82;
or.b32 %r497,%r32,%r82;
selp.b32 %r658,%r497,%r496,%p63;
$8_101:
add.s64 %rd58,%rd203,%rd46;
and.b64 %rd169,%rd58,7;
setp.eq.s64 %p64,%rd169,0;
add.s32 %r503,%r21,4;
setp.le.s32 %p65,%r503,%r608;
and.pred %p66,%p1,%p65;
and.pred %p67,%p66,%p64;
@%p67 bra $8_108;
bra.uni $8_102;
$8_108:
st.v2.u32 [%rd58],{%r659,%r658};
bra.uni $8_109;
$8_102:
or.b32 %r509,%r21,1;
setp.ge.s32 %p68,%r509,%r608;
st.u16 [%rd58],%r659;
@%p68 bra $8_104;
shr.u32 %r510,%r659,16;
add.s64 %rd170,%rd203,%rd39;
st.u16 [%rd170],%r510;
$8_104:
or.b32 %r516,%r21,2;
setp.ge.s32 %p69,%r516,%r608;
@%p69 bra $8_106;
add.s64 %rd171,%rd203,%rd40;
st.u16 [%rd171],%r658;
$8_106:
or.b32 %r522,%r21,3;
setp.ge.s32 %p70,%r522,%r608;
@%p70 bra $8_109;
shr.u32 %r523,%r658,16;
add.s64 %rd172,%rd203,%rd41;
st.u16 [%rd172],%r523;
$8_109:
setp.eq.s32 %p107,%r168,0;
@%p107 bra $8_113;
setp.eq.s32 %p72,%r168,2;
@%p72 bra $8_112;
bra.uni $8_111;
$8_112:
xor.b32 %r661,%r32,%r81;
xor.b32 %r660,%r32,%r80;
bra.uni $8_114;
$8_113:
and.b32 %r661,%r32,%r81;
and.b32 %r660,%r32,%r80;
bra.uni $8_114;
$8_111:
setp.eq.s32 %p73,%r168,1;
not.b32 %r524,%r81;
or.b32 %r525,%r32,%r81;
selp.b32 %r661,%r525,%r524,%p73;
not.b32 %r526,%r80;
or.b32 %r527,%r32,%r80;
selp.b32 %r660,%r527,%r526,%p73;
$8_114:
add.s64 %rd59,%rd203,%rd45;
and.b64 %rd173,%rd59,7;
setp.eq.s64 %p74,%rd173,0;
add.s32 %r533,%r21,132;
setp.le.s32 %p75,%r533,%r608;
and.pred %p76,%p1,%p75;
and.pred %p77,%p76,%p74;
@%p77 bra $8_123;
bra.uni $8_115;
$8_123:
add.s64 %rd186,%rd203,%rd45;
st.v2.u32 [%rd186],{%r661,%r660};
bra.uni $8_142;
$8_115:
setp.ge.s32 %p78,%r200,%r608;
@%p78 bra $8_117;
add.s64 %rd185,%rd203,%rd45;
st.u16 [%rd185],%r661;
$8_117:
setp.ge.s32 %p79,%r26,%r608;
@%p79 bra $8_119;
shr.u32 %r540,%r661,16;
add.s64 %rd174,%rd203,%rd42;
st.u16 [%rd174],%r540;
$8_119:
setp.ge.s32 %p80,%r27,%r608;
@%p80 bra $8_121;
add.s64 %rd175,%rd203,%rd43;
st.u16 [%rd175],%r660;
$8_121:
setp.ge.s32 %p81,%r28,%r608;
@%p81 bra $8_142;
shr.u32 %r541,%r660,16;
add.s64 %rd176,%rd203,%rd44;
st.u16 [%rd176],%r541;
bra.uni $8_142;
$8_56:
setp.ge.s32 %p38,%r21,%r607;
mov.u32 %r657,0;
@%p38 bra $8_58;
mul.lo.s64 %rd143,%rd195,%rd95;
add.s64 %rd144,%rd202,%rd143;
ld.u16 %r657,[%rd144];
$8_58:
or.b32 %r365,%r21,1;
setp.ge.s32 %p39,%r365,%r607;
@%p39 bra $8_60;
cvt.s64.s32 %rd145,%r365;
mul.lo.s64 %rd146,%rd195,%rd145;
add.s64 %rd147,%rd202,%rd146;
ld.u16 %r372,[%rd147];
shl.b32 %r373,%r372,16;
or.b32 %r657,%r373,%r657;
$8_60:
or.b32 %r380,%r21,2;
setp.ge.s32 %p40,%r380,%r607;
mov.u32 %r656,0;
@%p40 bra $8_62;
cvt.s64.s32 %rd148,%r380;
mul.lo.s64 %rd149,%rd195,%rd148;
add.s64 %rd150,%rd202,%rd149;
ld.u16 %r656,[%rd150];
$8_62:
or.b32 %r392,%r21,3;
setp.ge.s32 %p41,%r392,%r607;
@%p41 bra $8_64;
cvt.s64.s32 %rd151,%r392;
mul.lo.s64 %rd152,%rd195,%rd151;
add.s64 %rd153,%rd202,%rd152;
ld.u16 %r399,[%rd153];
shl.b32 %r400,%r399,16;
or.b32 %r656,%r400,%r656;
$8_64:
setp.ge.s32 %p42,%r200,%r607;
mov.u32 %r655,0;
@%p42 bra $8_66;
mul.lo.s64 %rd155,%rd195,%rd96;
add.s64 %rd156,%rd202,%rd155;
ld.u16 %r655,[%rd156];
$8_66:
setp.ge.s32 %p43,%r26,%r607;
@%p43 bra $8_68;
mul.lo.s64 %rd158,%rd195,%rd99;
add.s64 %rd159,%rd202,%rd158;
ld.u16 %r420,[%rd159];
shl.b32 %r421,%r420,16;
or.b32 %r655,%r421,%r655;
$8_68:
setp.ge.s32 %p44,%r27,%r607;
mov.u32 %r654,0;
@%p44 bra $8_70;
mul.lo.s64 %rd161,%rd195,%rd101;
add.s64 %rd162,%rd202,%rd161;
ld.u16 %r654,[%rd162];
$8_70:
setp.ge.s32 %p45,%r28,%r607;
@%p45 bra $8_95;
mul.lo.s64 %rd164,%rd195,%rd102;
add.s64 %rd165,%rd202,%rd164;
ld.u16 %r435,[%rd165];
shl.b32 %r436,%r435,16;
or.b32 %r654,%r436,%r654;
bra.uni $8_95;
$8_125:
or.b32 %r563,%r21,1;
setp.ge.s32 %p89,%r563,%r608;
st.u16 [%rd60],%r151;
@%p89 bra $8_127;
shr.u32 %r564,%r151,16;
add.s64 %rd178,%rd203,%rd39;
st.u16 [%rd178],%r564;
$8_127:
or.b32 %r570,%r21,2;
setp.ge.s32 %p90,%r570,%r608;
@%p90 bra $8_129;
add.s64 %rd179,%rd203,%rd40;
st.u16 [%rd179],%r152;
$8_129:
or.b32 %r576,%r21,3;
setp.ge.s32 %p91,%r576,%r608;
@%p91 bra $8_132;
shr.u32 %r577,%r152,16;
add.s64 %rd180,%rd203,%rd41;
st.u16 [%rd180],%r577;
$8_132:
setp.eq.s32 %p106,%r168,0;
setp.eq.s32 %p105,%r168,1;
setp.eq.s32 %p104,%r168,2;
selp.b32 %r578,%r655,-1,%p104;
xor.b32 %r579,%r578,%r81;
or.b32 %r580,%r655,%r81;
selp.b32 %r581,%r580,%r579,%p105;
and.b32 %r582,%r655,%r81;
selp.b32 %r153,%r582,%r581,%p106;
selp.b32 %r583,%r654,-1,%p104;
xor.b32 %r584,%r583,%r80;
or.b32 %r585,%r654,%r80;
selp.b32 %r586,%r585,%r584,%p105;
and.b32 %r587,%r654,%r80;
selp.b32 %r154,%r587,%r586,%p106;
add.s64 %rd61,%rd203,%rd45;
and.b64 %rd181,%rd61,7;
setp.eq.s64 %p95,%rd181,0;
add.s32 %r593,%r21,132;
setp.le.s32 %p96,%r593,%r608;
and.pred %p97,%p1,%p96;
and.pred %p98,%p97,%p95;
@%p98 bra $8_141;
bra.uni $8_133;
$8_141:
add.s64 %rd188,%rd203,%rd45;
st.v2.u32 [%rd188],{%r153,%r154};
bra.uni $8_142;
$8_133:
setp.ge.s32 %p99,%r200,%r608;
@%p99 bra $8_135;
add.s64 %rd187,%rd203,%rd45;
st.u16 [%rd187],%r153;
$8_135:
setp.ge.s32 %p100,%r26,%r608;
@%p100 bra $8_137;
shr.u32 %r600,%r153,16;
add.s64 %rd182,%rd203,%rd42;
st.u16 [%rd182],%r600;
$8_137:
setp.ge.s32 %p101,%r27,%r608;
@%p101 bra $8_139;
add.s64 %rd183,%rd203,%rd43;
st.u16 [%rd183],%r154;
$8_139:
setp.ge.s32 %p102,%r28,%r608;
@%p102 bra $8_142;
shr.u32 %r601,%r154,16;
add.s64 %rd184,%rd203,%rd44;
st.u16 [%rd184],%r601;
$8_142:
add.s64 %rd203,%rd203,%rd200;
add.s64 %rd202,%rd202,%rd196;
add.s64 %rd201,%rd201,%rd192;
add.s32 %r610,%r610,1;
setp.lt.s32 %p103,%r610,%r184;
@%p103 bra $8_11;
$8_143:
ret;
}
.visible .entry bitwise_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<104>;
.reg .b32 %r<567>;
.reg .b64 %rd<204>;
ld.param.u64 %rd65,[p0];
ld.param.v2.u32 {%r491,%r238},[p1+32];
ld.param.v2.u32 {%r239,%r240},[p1+40];
ld.param.u64 %rd70,[p2];
ld.param.v2.u32 {%r492,%r242},[p3+32];
ld.param.v2.u32 {%r243,%r244},[p3+40];
ld.param.u64 %rd75,[p4];
ld.param.v2.u32 {%r493,%r494},[p5+32];
ld.param.v2.u32 {%r247,%r248},[p5+40];
ld.param.u32 %r231,[p6];
ld.param.u32 %r232,[p7];
ld.param.u64 %rd200,[p5+24];
ld.param.u64 %rd199,[p5+16];
ld.param.u64 %rd198,[p5+8];
ld.param.u64 %rd76,[p5];
ld.param.u64 %rd196,[p3+24];
ld.param.u64 %rd195,[p3+16];
ld.param.u64 %rd194,[p3+8];
ld.param.u64 %rd71,[p3];
ld.param.u64 %rd192,[p1+24];
ld.param.u64 %rd191,[p1+16];
ld.param.u64 %rd190,[p1+8];
ld.param.u64 %rd66,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r240,0;
@%p3 bra $9_2;
cvta.to.global.u64 %rd80,%rd65;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r491,%r250},[%rd82+32];
ld.global.u64 %rd192,[%rd82+24];
ld.global.u64 %rd191,[%rd82+16];
ld.global.u64 %rd190,[%rd82+8];
ld.global.u64 %rd189,[%rd82];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd66,%rd83;
add.s64 %rd189,%rd65,%rd84;
$9_3:
setp.eq.s32 %p4,%r244,0;
@%p4 bra $9_5;
cvta.to.global.u64 %rd85,%rd70;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.v2.u32 {%r492,%r252},[%rd87+32];
ld.global.u64 %rd196,[%rd87+24];
ld.global.u64 %rd195,[%rd87+16];
ld.global.u64 %rd194,[%rd87+8];
ld.global.u64 %rd193,[%rd87];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd71,%rd88;
add.s64 %rd193,%rd70,%rd89;
$9_6:
setp.eq.s32 %p5,%r248,0;
@%p5 bra $9_8;
cvta.to.global.u64 %rd90,%rd75;
mul.wide.s32 %rd91,%r1,40;
add.s64 %rd92,%rd90,%rd91;
ld.global.v2.u32 {%r493,%r494},[%rd92+32];
ld.global.u64 %rd200,[%rd92+24];
ld.global.u64 %rd199,[%rd92+16];
ld.global.u64 %rd198,[%rd92+8];
ld.global.u64 %rd203,[%rd92];
bra.uni $9_9;
$9_8:
cvt.s64.s32 %rd93,%r1;
mul.lo.s64 %rd94,%rd76,%rd93;
add.s64 %rd203,%rd75,%rd94;
$9_9:
mov.u32 %r255,%ctaid.x;
shl.b32 %r256,%r255,6;
mov.u32 %r257,%tid.x;
add.s32 %r258,%r256,%r257;
shl.b32 %r21,%r258,2;
mov.u32 %r259,%ctaid.y;
shl.b32 %r260,%r259,3;
mov.u32 %r261,%tid.y;
add.s32 %r22,%r260,%r261;
setp.ge.s32 %p6,%r21,%r493;
setp.ge.s32 %p7,%r22,%r494;
or.pred %p8,%p6,%p7;
setp.lt.s32 %p9,%r247,1;
or.pred %p10,%p8,%p9;
@%p10 bra $9_143;
cvt.s64.s32 %rd95,%r21;
add.s32 %r26,%r21,128;
cvt.s64.s32 %rd96,%r26;
add.s32 %r263,%r21,4;
setp.le.s32 %p11,%r263,%r493;
setp.eq.s64 %p12,%rd199,4;
and.pred %p1,%p12,%p11;
add.s32 %r27,%r21,1;
cvt.s64.s32 %rd97,%r27;
add.s32 %r264,%r21,132;
setp.le.s32 %p13,%r264,%r493;
and.pred %p2,%p12,%p13;
add.s32 %r28,%r21,2;
cvt.s64.s32 %rd98,%r28;
add.s32 %r29,%r21,129;
cvt.s64.s32 %rd99,%r29;
add.s32 %r30,%r21,3;
cvt.s64.s32 %rd100,%r30;
add.s32 %r31,%r21,130;
cvt.s64.s32 %rd101,%r31;
add.s32 %r32,%r21,131;
cvt.s64.s32 %rd102,%r32;
mul.lo.s64 %rd103,%rd199,%rd97;
cvt.s64.s32 %rd104,%r22;
mul.lo.s64 %rd105,%rd198,%rd104;
add.s64 %rd39,%rd103,%rd105;
mul.lo.s64 %rd106,%rd199,%rd98;
add.s64 %rd40,%rd106,%rd105;
mul.lo.s64 %rd107,%rd199,%rd100;
add.s64 %rd41,%rd107,%rd105;
mul.lo.s64 %rd108,%rd199,%rd99;
add.s64 %rd42,%rd108,%rd105;
mul.lo.s64 %rd109,%rd199,%rd101;
add.s64 %rd43,%rd109,%rd105;
mul.lo.s64 %rd110,%rd199,%rd102;
add.s64 %rd44,%rd110,%rd105;
mul.lo.s64 %rd111,%rd199,%rd96;
add.s64 %rd45,%rd111,%rd105;
mul.lo.s64 %rd112,%rd199,%rd95;
add.s64 %rd46,%rd105,%rd112;
mul.lo.s64 %rd113,%rd194,%rd104;
add.s64 %rd202,%rd193,%rd113;
mul.lo.s64 %rd114,%rd190,%rd104;
add.s64 %rd201,%rd189,%rd114;
mov.u32 %r495,0;
bra.uni $9_11;
$9_73:
setp.ge.s32 %p53,%r21,%r492;
mov.u32 %r557,0;
mov.u32 %r558,%r557;
@%p53 bra $9_75;
ld.u32 %r558,[%rd57];
$9_75:
setp.ge.s32 %p54,%r27,%r492;
@%p54 bra $9_77;
ld.u32 %r557,[%rd57+4];
$9_77:
setp.ge.s32 %p55,%r28,%r492;
mov.u32 %r555,0;
mov.u32 %r556,%r555;
@%p55 bra $9_79;
ld.u32 %r556,[%rd57+8];
$9_79:
setp.ge.s32 %p56,%r30,%r492;
@%p56 bra $9_83;
ld.u32 %r555,[%rd57+12];
$9_83:
setp.le.s32 %p57,%r264,%r492;
and.b64 %rd168,%rd202,15;
setp.eq.s64 %p58,%rd168,0;
and.pred %p59,%p57,%p58;
@%p59 bra $9_93;
bra.uni $9_84;
$9_93:
ld.v4.u32 {%r554,%r553,%r552,%r551},[%rd57+512];
bra.uni $9_95;
$9_84:
setp.ge.s32 %p60,%r26,%r492;
mov.u32 %r553,0;
mov.u32 %r554,%r553;
@%p60 bra $9_86;
ld.u32 %r554,[%rd57+512];
$9_86:
setp.ge.s32 %p61,%r29,%r492;
@%p61 bra $9_88;
ld.u32 %r553,[%rd57+516];
$9_88:
setp.ge.s32 %p62,%r31,%r492;
mov.u32 %r551,0;
mov.u32 %r552,%r551;
@%p62 bra $9_90;
ld.u32 %r552,[%rd57+520];
$9_90:
setp.ge.s32 %p63,%r32,%r492;
@%p63 bra $9_95;
ld.u32 %r551,[%rd57+524];
bra.uni $9_95;
$9_11:
.pragma "nounroll";
ld.param.u32 %r496,[p8];
setp.eq.s32 %p14,%r495,0;
@%p14 bra $9_14;
ld.param.u32 %r496,[p9];
setp.ne.s32 %p15,%r495,1;
@%p15 bra $9_13;
bra.uni $9_14;
$9_13:
ld.param.u32 %r490,[p11];
ld.param.u32 %r489,[p10];
setp.eq.s32 %p16,%r495,2;
selp.b32 %r496,%r489,%r490,%p16;
$9_14:
setp.eq.s64 %p17,%rd191,4;
@%p17 bra $9_31;
bra.uni $9_15;
$9_31:
setp.le.s32 %p26,%r263,%r491;
mul.wide.s32 %rd139,%r21,4;
add.s64 %rd56,%rd201,%rd139;
and.b64 %rd140,%rd56,15;
setp.eq.s64 %p27,%rd140,0;
and.pred %p28,%p26,%p27;
@%p28 bra $9_41;
bra.uni $9_32;
$9_41:
ld.v4.u32 {%r106,%r105,%r104,%r103},[%rd56];
bra.uni $9_42;
$9_15:
setp.ge.s32 %p18,%r21,%r491;
mov.u32 %r105,0;
mov.u32 %r106,%r105;
@%p18 bra $9_17;
mul.lo.s64 %rd116,%rd191,%rd95;
add.s64 %rd117,%rd201,%rd116;
ld.u32 %r106,[%rd117];
$9_17:
setp.ge.s32 %p19,%r27,%r491;
@%p19 bra $9_19;
or.b32 %r277,%r21,1;
cvt.s64.s32 %rd118,%r277;
mul.lo.s64 %rd119,%rd191,%rd118;
add.s64 %rd120,%rd201,%rd119;
ld.u32 %r105,[%rd120];
$9_19:
setp.ge.s32 %p20,%r28,%r491;
mov.u32 %r103,0;
mov.u32 %r104,%r103;
@%p20 bra $9_21;
or.b32 %r284,%r21,2;
cvt.s64.s32 %rd121,%r284;
mul.lo.s64 %rd122,%rd191,%rd121;
add.s64 %rd123,%rd201,%rd122;
ld.u32 %r104,[%rd123];
$9_21:
setp.ge.s32 %p21,%r30,%r491;
@%p21 bra $9_23;
or.b32 %r291,%r21,3;
cvt.s64.s32 %rd124,%r291;
mul.lo.s64 %rd125,%rd191,%rd124;
add.s64 %rd126,%rd201,%rd125;
ld.u32 %r103,[%rd126];
$9_23:
setp.ge.s32 %p22,%r26,%r491;
mov.u32 %r101,0;
mov.u32 %r102,%r101;
@%p22 bra $9_25;
mul.lo.s64 %rd128,%rd191,%rd96;
add.s64 %rd129,%rd201,%rd128;
ld.u32 %r102,[%rd129];
$9_25:
setp.ge.s32 %p23,%r29,%r491;
@%p23 bra $9_27;
mul.lo.s64 %rd131,%rd191,%rd99;
add.s64 %rd132,%rd201,%rd131;
ld.u32 %r101,[%rd132];
$9_27:
setp.ge.s32 %p24,%r31,%r491;
mov.u32 %r99,0;
mov.u32 %r100,%r99;
@%p24 bra $9_29;
mul.lo.s64 %rd134,%rd191,%rd101;
add.s64 %rd135,%rd201,%rd134;
ld.u32 %r100,[%rd135];
$9_29:
setp.ge.s32 %p25,%r32,%r491;
@%p25 bra $9_54;
mul.lo.s64 %rd137,%rd191,%rd102;
add.s64 %rd138,%rd201,%rd137;
ld.u32 %r99,[%rd138];
bra.uni $9_54;
$9_32:
setp.ge.s32 %p29,%r21,%r491;
mov.u32 %r105,0;
mov.u32 %r106,%r105;
@%p29 bra $9_34;
ld.u32 %r106,[%rd56];
$9_34:
setp.ge.s32 %p30,%r27,%r491;
@%p30 bra $9_36;
ld.u32 %r105,[%rd56+4];
$9_36:
setp.ge.s32 %p31,%r28,%r491;
mov.u32 %r103,0;
mov.u32 %r104,%r103;
@%p31 bra $9_38;
ld.u32 %r104,[%rd56+8];
$9_38:
setp.ge.s32 %p32,%r30,%r491;
@%p32 bra $9_42;
ld.u32 %r103,[%rd56+12];
$9_42:
setp.le.s32 %p33,%r264,%r491;
and.b64 %rd141,%rd201,15;
setp.eq.s64 %p34,%rd141,0;
and.pred %p35,%p33,%p34;
@%p35 bra $9_52;
bra.uni $9_43;
$9_52:
ld.v4.u32 {%r102,%r101,%r100,%r99},[%rd56+512];
bra.uni $9_54;
$9_43:
setp.ge.s32 %p36,%r26,%r491;
mov.u32 %r101,0;
mov.u32 %r102,%r101;
@%p36 bra $9_45;
ld.u32 %r102,[%rd56+512];
$9_45:
setp.ge.s32 %p37,%r29,%r491;
@%p37 bra $9_47;
ld.u32 %r101,[%rd56+516];
$9_47:
setp.ge.s32 %p38,%r31,%r491;
mov.u32 %r99,0;
mov.u32 %r100,%r99;
@%p38 bra $9_49;
ld.u32 %r100,[%rd56+520];
$9_49:
setp.ge.s32 %p39,%r32,%r491;
@%p39 bra $9_54;
ld.u32 %r99,[%rd56+524];
$9_54:
setp.ne.s32 %p40,%r232,0;
mov.u32 %r551,%r99;
mov.u32 %r552,%r100;
mov.u32 %r553,%r101;
mov.u32 %r554,%r102;
mov.u32 %r555,%r103;
mov.u32 %r556,%r104;
mov.u32 %r557,%r105;
mov.u32 %r558,%r106;
@%p40 bra $9_95;
bra.uni $9_55;
$9_95:
setp.eq.s32 %p64,%r232,0;
@%p64 bra $9_124;
setp.eq.s32 %p65,%r231,0;
@%p65 bra $9_100;
setp.eq.s32 %p66,%r231,2;
@%p66 bra $9_99;
bra.uni $9_98;
$9_99:
xor.b32 %r562,%r496,%r106;
xor.b32 %r561,%r496,%r105;
xor.b32 %r560,%r496,%r104;
xor.b32 %r559,%r496,%r103;
bra.uni $9_101;
$9_55:
setp.eq.s64 %p41,%rd195,4;
@%p41 bra $9_72;
bra.uni $9_56;
$9_72:
setp.le.s32 %p50,%r263,%r492;
mul.wide.s32 %rd166,%r21,4;
add.s64 %rd57,%rd202,%rd166;
and.b64 %rd167,%rd57,15;
setp.eq.s64 %p51,%rd167,0;
and.pred %p52,%p50,%p51;
@%p52 bra $9_82;
bra.uni $9_73;
$9_82:
ld.v4.u32 {%r558,%r557,%r556,%r555},[%rd57];
bra.uni $9_83;
$9_124:
setp.eq.s32 %p82,%r231,2;
selp.b32 %r447,%r558,-1,%p82;
xor.b32 %r448,%r447,%r106;
or.b32 %r449,%r558,%r106;
setp.eq.s32 %p83,%r231,1;
selp.b32 %r450,%r449,%r448,%p83;
and.b32 %r451,%r558,%r106;
setp.eq.s32 %p84,%r231,0;
selp.b32 %r210,%r451,%r450,%p84;
selp.b32 %r452,%r557,-1,%p82;
xor.b32 %r453,%r452,%r105;
or.b32 %r454,%r557,%r105;
selp.b32 %r455,%r454,%r453,%p83;
and.b32 %r456,%r557,%r105;
selp.b32 %r211,%r456,%r455,%p84;
selp.b32 %r457,%r556,-1,%p82;
xor.b32 %r458,%r457,%r104;
or.b32 %r459,%r556,%r104;
selp.b32 %r460,%r459,%r458,%p83;
and.b32 %r461,%r556,%r104;
selp.b32 %r212,%r461,%r460,%p84;
selp.b32 %r462,%r555,-1,%p82;
xor.b32 %r463,%r462,%r103;
or.b32 %r464,%r555,%r103;
selp.b32 %r465,%r464,%r463,%p83;
and.b32 %r466,%r555,%r103;
selp.b32 %r213,%r466,%r465,%p84;
add.s64 %rd60,%rd203,%rd46;
and.b64 %rd177,%rd60,15;
setp.eq.s64 %p85,%rd177,0;
and.pred %p86,%p1,%p85;
@%p86 bra $9_131;
bra.uni $9_125;
$9_131:
st.v4.u32 [%rd60],{%r210,%r211,%r212,%r213};
bra.uni $9_132;
$9_100:
and.b32 %r562,%r496,%r106;
and.b32 %r561,%r496,%r105;
and.b32 %r560,%r496,%r104;
and.b32 %r559,%r496,%r103;
bra.uni $9_101;
$9_98:
setp.eq.s32 %p67,%r231,1;
not.b32 %r431,%r106;
or.b32 %r432,%r496,%r106;
selp.b32 %r562,%r432,%r431,%p67;
not.b32 %r433,%r105;
or.b32 %r434,%r496,%r105;
selp.b32 %r561,%r434,%r433,%p67;
not.b32 %r435,%r104;
or.b32 %r436,%r496,%r104;
selp.b32 %r560,%r436,%r435,%p67;
not.b32 %r437,%r103;
or.b32 %r438,%r496,%r103;
selp.b32 %r559,%r438,%r437,%p67;
$9_101:
add.s64 %rd58,%rd203,%rd46;
and.b64 %rd169,%rd58,15;
setp.eq.s64 %p68,%rd169,0;
and.pred %p69,%p1,%p68;
@%p69 bra $9_108;
bra.uni $9_102;
$9_108:
st.v4.u32 [%rd58],{%r562,%r561,%r560,%r559};
bra.uni $9_109;
$9_102:
setp.ge.s32 %p70,%r27,%r493;
st.u32 [%rd58],%r562;
@%p70 bra $9_104;
add.s64 %rd170,%rd203,%rd39;
st.u32 [%rd170],%r561;
$9_104:
setp.ge.s32 %p71,%r28,%r493;
@%p71 bra $9_106;
add.s64 %rd171,%rd203,%rd40;
st.u32 [%rd171],%r560;
$9_106:
setp.ge.s32 %p72,%r30,%r493;
@%p72 bra $9_109;
add.s64 %rd172,%rd203,%rd41;
st.u32 [%rd172],%r559;
$9_109:
setp.eq.s32 %p103,%r231,0;
@%p103 bra $9_113;
setp.eq.s32 %p74,%r231,2;
@%p74 bra $9_112;
bra.uni $9_111;
$9_112:
xor.b32 %r566,%r496,%r102;
xor.b32 %r565,%r496,%r101;
xor.b32 %r564,%r496,%r100;
xor.b32 %r563,%r496,%r99;
bra.uni $9_114;
$9_113:
and.b32 %r566,%r496,%r102;
and.b32 %r565,%r496,%r101;
and.b32 %r564,%r496,%r100;
and.b32 %r563,%r496,%r99;
bra.uni $9_114;
$9_111:
setp.eq.s32 %p75,%r231,1;
not.b32 %r439,%r102;
or.b32 %r440,%r496,%r102;
selp.b32 %r566,%r440,%r439,%p75;
not.b32 %r441,%r101;
or.b32 %r442,%r496,%r101;
selp.b32 %r565,%r442,%r441,%p75;
not.b32 %r443,%r100;
or.b32 %r444,%r496,%r100;
selp.b32 %r564,%r444,%r443,%p75;
not.b32 %r445,%r99;
or.b32 %r446,%r496,%r99;
selp.b32 %r563,%r446,%r445,%p75;
$9_114:
add.s64 %rd59,%rd203,%rd45;
and.b64 %rd173,%rd59,15;
setp.eq.s64 %p76,%rd173,0;
and.pred %p77,%p2,%p76;
@%p77 bra $9_123;
bra.uni $9_115;
$9_123:
add.s64 %rd186,%rd203,%rd45;
st.v4.u32 [%rd186],{%r566,%r565,%r564,%r563};
bra.uni $9_142;
$9_115:
setp.ge.s32 %p78,%r26,%r493;
@%p78 bra $9_117;
add.s64 %rd185,%rd203,%rd45;
st.u32 [%rd185],%r566;
$9_117:
setp.ge.s32 %p79,%r29,%r493;
@%p79 bra $9_119;
add.s64 %rd174,%rd203,%rd42;
st.u32 [%rd174],%r565;
$9_119:
setp.ge.s32 %p80,%r31,%r493;
@%p80 bra $9_121;
add.s64 %rd175,%rd203,%rd43;
st.u32 [%rd175],%r564;
$9_121:
setp.ge.s32 %p81,%r32,%r493;
@%p81 bra $9_142;
add.s64 %rd176,%rd203,%rd44;
st.u32 [%rd176],%r563;
bra.uni $9_142;
$9_56:
setp.ge.s32 %p42,%r21,%r492;
mov.u32 %r557,0;
mov.u32 %r558,%r557;
@%p42 bra $9_58;
mul.lo.s64 %rd143,%rd195,%rd95;
add.s64 %rd144,%rd202,%rd143;
ld.u32 %r558,[%rd144];
$9_58:
setp.ge.s32 %p43,%r27,%r492;
@%p43 bra $9_60;
or.b32 %r360,%r21,1;
cvt.s64.s32 %rd145,%r360;
mul.lo.s64 %rd146,%rd195,%rd145;
add.s64 %rd147,%rd202,%rd146;
ld.u32 %r557,[%rd147];
$9_60:
setp.ge.s32 %p44,%r28,%r492;
mov.u32 %r555,0;
mov.u32 %r556,%r555;
@%p44 bra $9_62;
or.b32 %r367,%r21,2;
cvt.s64.s32 %rd148,%r367;
mul.lo.s64 %rd149,%rd195,%rd148;
add.s64 %rd150,%rd202,%rd149;
ld.u32 %r556,[%rd150];
$9_62:
setp.ge.s32 %p45,%r30,%r492;
@%p45 bra $9_64;
or.b32 %r374,%r21,3;
cvt.s64.s32 %rd151,%r374;
mul.lo.s64 %rd152,%rd195,%rd151;
add.s64 %rd153,%rd202,%rd152;
ld.u32 %r555,[%rd153];
$9_64:
setp.ge.s32 %p46,%r26,%r492;
mov.u32 %r553,0;
mov.u32 %r554,%r553;
@%p46 bra $9_66;
mul.lo.s64 %rd155,%rd195,%rd96;
add.s64 %rd156,%rd202,%rd155;
ld.u32 %r554,[%rd156];
$9_66:
setp.ge.s32 %p47,%r29,%r492;
@%p47 bra $9_68;
mul.lo.s64 %rd158,%rd195,%rd99;
add.s64 %rd159,%rd202,%rd158;
ld.u32 %r553,[%rd159];
$9_68:
setp.ge.s32 %p48,%r31,%r492;
mov.u32 %r551,0;
mov.u32 %r552,%r551;
@%p48 bra $9_70;
mul.lo.s64 %rd161,%rd195,%rd101;
add.s64 %rd162,%rd202,%rd161;
ld.u32 %r552,[%rd162];
$9_70:
setp.ge.s32 %p49,%r32,%r492;
@%p49 bra $9_95;
mul.lo.s64 %rd164,%rd195,%rd102;
add.s64 %rd165,%rd202,%rd164;
ld.u32 %r551,[%rd165];
bra.uni $9_95;
$9_125:
setp.ge.s32 %p87,%r27,%r493;
st.u32 [%rd60],%r210;
@%p87 bra $9_127;
add.s64 %rd178,%rd203,%rd39;
st.u32 [%rd178],%r211;
$9_127:
setp.ge.s32 %p88,%r28,%r493;
@%p88 bra $9_129;
add.s64 %rd179,%rd203,%rd40;
st.u32 [%rd179],%r212;
$9_129:
setp.ge.s32 %p89,%r30,%r493;
@%p89 bra $9_132;
add.s64 %rd180,%rd203,%rd41;
st.u32 [%rd180],%r213;
$9_132:
setp.eq.s32 %p102,%r231,0;
setp.eq.s32 %p101,%r231,1;
setp.eq.s32 %p100,%r231,2;
selp.b32 %r467,%r554,-1,%p100;
xor.b32 %r468,%r467,%r102;
or.b32 %r469,%r554,%r102;
selp.b32 %r470,%r469,%r468,%p101;
and.b32 %r471,%r554,%r102;
selp.b32 %r214,%r471,%r470,%p102;
selp.b32 %r472,%r553,-1,%p100;
xor.b32 %r473,%r472,%r101;
or.b32 %r474,%r553,%r101;
selp.b32 %r475,%r474,%r473,%p101;
and.b32 %r476,%r553,%r101;
selp.b32 %r215,%r476,%r475,%p102;
selp.b32 %r477,%r552,-1,%p100;
xor.b32 %r478,%r477,%r100;
or.b32 %r479,%r552,%r100;
selp.b32 %r480,%r479,%r478,%p101;
and.b32 %r481,%r552,%r100;
selp.b32 %r216,%r481,%r480,%p102;
selp.b32 %r482,%r551,-1,%p100;
xor.b32 %r483,%r482,%r99;
or.b32 %r484,%r551,%r99;
selp.b32 %r485,%r484,%r483,%p101;
and.b32 %r486,%r551,%r99;
selp.b32 %r217,%r486,%r485,%p102;
add.s64 %rd61,%rd203,%rd45;
and.b64 %rd181,%rd61,15;
setp.eq.s64 %p93,%rd181,0;
and.pred %p94,%p2,%p93;
@%p94 bra $9_141;
bra.uni $9_133;
$9_141:
add.s64 %rd188,%rd203,%rd45;
st.v4.u32 [%rd188],{%r214,%r215,%r216,%r217};
bra.uni $9_142;
$9_133:
setp.ge.s32 %p95,%r26,%r493;
@%p95 bra $9_135;
add.s64 %rd187,%rd203,%rd45;
st.u32 [%rd187],%r214;
$9_135:
setp.ge.s32 %p96,%r29,%r493;
@%p96 bra $9_137;
add.s64 %rd182,%rd203,%rd42;
st.u32 [%rd182],%r215;
$9_137:
setp.ge.s32 %p97,%r31,%r493;
@%p97 bra $9_139;
add.s64 %rd183,%rd203,%rd43;
st.u32 [%rd183],%r216;
$9_139:
setp.ge.s32 %p98,%r32,%r493;
@%p98 bra $9_142;
add.s64 %rd184,%rd203,%rd44;
st.u32 [%rd184],%r217;
$9_142:
add.s64 %rd203,%rd203,%rd200;
add.s64 %rd202,%rd202,%rd196;
add.s64 %rd201,%rd201,%rd192;
add.s32 %r495,%r495,1;
setp.lt.s32 %p99,%r495,%r247;
@%p99 bra $9_11;
$9_143:
ret;
}
`;
