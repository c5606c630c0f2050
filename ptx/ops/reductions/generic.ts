// Generated from kernels/ops/reductions/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/reductions/generic.cu`. */
export const REDUCTIONS_GENERIC: string = `.version 8.0
.target sm_75
.address_size 64
.shared .align 8 .b8 z0[64];
.shared .align 8 .b8 z1[64];
.shared .align 4 .b8 z2[128];
.visible .entry sum_parts(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<295>;
.reg .b16 %s<85>;
.reg .f32 %f<141>;
.reg .b32 %r<198>;
.reg .f64 %e<287>;
.reg .b64 %d<239>;
ld.param.u64 %d88,[p0];
ld.param.v2.u32 {%r191,%r192},[p1+32];
ld.param.v2.u32 {%r55,%r56},[p1+40];
ld.param.u64 %d93,[p2];
ld.param.v2.u32 {%r59,%r60},[p3+40];
ld.param.u64 %d98,[p4];
ld.param.v2.u32 {%r193,%r62},[p5+32];
ld.param.v2.u32 {%r63,%r64},[p5+40];
ld.param.u32 %r50,[p6];
ld.param.u32 %r51,[p7];
ld.param.u32 %r52,[p8];
ld.param.u64 %d228,[p5+16];
ld.param.u64 %d227,[p5+8];
ld.param.u64 %d99,[p5];
ld.param.u64 %d225,[p3+24];
ld.param.u64 %d224,[p3+16];
ld.param.u64 %d223,[p3+8];
ld.param.u64 %d94,[p3];
ld.param.u64 %d221,[p1+24];
ld.param.u64 %d220,[p1+16];
ld.param.u64 %d219,[p1+8];
ld.param.u64 %d89,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r56,0;
@%p1 bra $2;
cvta.to.global.u64 %d103,%d88;
mul.wide.s32 %d104,%r1,40;
add.s64 %d105,%d103,%d104;
ld.global.v2.u32 {%r191,%r192},[%d105+32];
ld.global.u64 %d221,[%d105+24];
ld.global.u64 %d220,[%d105+16];
ld.global.u64 %d219,[%d105+8];
ld.global.u64 %d218,[%d105];
bra.uni $3;
$2:
cvt.s64.s32 %d106,%r1;
mul.lo.s64 %d107,%d89,%d106;
add.s64 %d218,%d88,%d107;
$3:
setp.eq.s32 %p2,%r60,0;
@%p2 bra $5;
cvta.to.global.u64 %d108,%d93;
mul.wide.s32 %d109,%r1,40;
add.s64 %d110,%d108,%d109;
ld.global.u64 %d225,[%d110+24];
ld.global.u64 %d224,[%d110+16];
ld.global.u64 %d223,[%d110+8];
ld.global.u64 %d222,[%d110];
bra.uni $6;
$5:
cvt.s64.s32 %d111,%r1;
mul.lo.s64 %d112,%d94,%d111;
add.s64 %d222,%d93,%d112;
$6:
setp.eq.s32 %p3,%r64,0;
@%p3 bra $8;
cvta.to.global.u64 %d113,%d98;
mul.wide.s32 %d114,%r1,40;
add.s64 %d115,%d113,%d114;
ld.global.v2.u32 {%r193,%r70},[%d115+32];
ld.global.u64 %d228,[%d115+16];
ld.global.u64 %d227,[%d115+8];
ld.global.u64 %d226,[%d115];
bra.uni $9;
$8:
cvt.s64.s32 %d116,%r1;
mul.lo.s64 %d117,%d99,%d116;
add.s64 %d226,%d98,%d117;
$9:
mov.u32 %r21,%ctaid.y;
mad.lo.s32 %r71,%r21,%r52,%r52;
min.s32 %r22,%r71,%r192;
setp.lt.s32 %p4,%r55,1;
@%p4 bra $337;
mov.u32 %r73,%tid.x;
cvt.s64.s32 %d118,%r73;
mul.lo.s64 %d41,%d220,%d118;
mul.lo.s64 %d42,%d224,%d118;
shl.b64 %d43,%d220,5;
shl.b64 %d44,%d224,5;
cvt.s64.s32 %d119,%r21;
mul.lo.s64 %d45,%d227,%d119;
mul.lo.s64 %d48,%d220,96;
mul.lo.s64 %d49,%d224,96;
mov.u32 %r194,0;
$11:
.pragma "nounroll";
mov.u32 %r188,%ctaid.y;
ld.param.u32 %r187,[p8];
mov.u32 %r75,%tid.y;
mad.lo.s32 %r195,%r188,%r187,%r75;
setp.ge.s32 %p5,%r195,%r22;
mov.f64 %e268,0d0000000000000000;
mov.f64 %e278,%e268;
@%p5 bra $302;
$13:
.pragma "nounroll";
mov.f64 %e1,%e278;
setp.ge.s32 %p6,%r73,%r191;
@%p6 bra $301;
cvt.s64.s32 %d120,%r195;
cvt.s64.s32 %d121,%r194;
mul.lo.s64 %d122,%d221,%d121;
add.s64 %d123,%d122,%d41;
mul.lo.s64 %d124,%d219,%d120;
add.s64 %d125,%d123,%d124;
add.s64 %d230,%d218,%d125;
mul.lo.s64 %d126,%d225,%d121;
add.s64 %d127,%d126,%d42;
mul.lo.s64 %d128,%d223,%d120;
add.s64 %d129,%d127,%d128;
add.s64 %d229,%d222,%d129;
not.b32 %r80,%r73;
add.s32 %r81,%r191,%r80;
shr.u32 %r82,%r81,5;
add.s32 %r83,%r82,1;
and.b32 %r84,%r83,3;
setp.eq.s32 %p7,%r84,0;
mov.u32 %r196,%r73;
mov.f64 %e278,%e1;
@%p7 bra $138;
setp.gt.s32 %p8,%r51,1;
@%p8 bra $19;
setp.eq.s32 %p11,%r51,0;
@%p11 bra $23;
setp.eq.s32 %p12,%r51,1;
@%p12 bra $18;
bra.uni $24;
$18:
ld.global.nc.u16 %s4,[%d230];
cvt.rn.f32.u16 %f127,%s4;
bra.uni $25;
$19:
setp.eq.s32 %p9,%r51,2;
@%p9 bra $22;
setp.ne.s32 %p10,%r51,3;
@%p10 bra $24;
ld.global.nc.u16 %s1,[%d230];
cvt.f32.f16 %f127,%s1;
bra.uni $25;
$23:
ld.global.nc.u8 %r85,[%d230];
cvt.u16.u32 %s5,%r85;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f127,%s6;
bra.uni $25;
$22:
ld.global.nc.s16 %s3,[%d230];
cvt.rn.f32.s16 %f127,%s3;
bra.uni $25;
$24:
ld.global.nc.f32 %f127,[%d230];
$25:
setp.lt.s32 %p13,%r50,5;
mov.f32 %f128,0f00000000;
@%p13 bra $36;
@%p8 bra $30;
setp.eq.s32 %p17,%r51,0;
@%p17 bra $34;
setp.eq.s32 %p18,%r51,1;
@%p18 bra $29;
bra.uni $35;
$29:
ld.global.nc.u16 %s10,[%d229];
cvt.rn.f32.u16 %f128,%s10;
bra.uni $36;
$30:
setp.eq.s32 %p15,%r51,2;
@%p15 bra $33;
setp.ne.s32 %p16,%r51,3;
@%p16 bra $35;
ld.global.nc.u16 %s7,[%d229];
cvt.f32.f16 %f128,%s7;
bra.uni $36;
$34:
ld.global.nc.u8 %r86,[%d229];
cvt.u16.u32 %s11,%r86;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f128,%s12;
bra.uni $36;
$33:
ld.global.nc.s16 %s9,[%d229];
cvt.rn.f32.s16 %f128,%s9;
bra.uni $36;
$35:
ld.global.nc.f32 %f128,[%d229];
$36:
setp.gt.s32 %p19,%r50,2;
@%p19 bra $41;
bra.uni $37;
$41:
setp.gt.s32 %p20,%r50,4;
@%p20 bra $45;
setp.eq.s32 %p23,%r50,3;
@%p23 bra $48;
setp.eq.s32 %p24,%r50,4;
@%p24 bra $44;
bra.uni $50;
$37:
setp.eq.s32 %p25,%r50,0;
@%p25 bra $49;
setp.eq.s32 %p26,%r50,1;
@%p26 bra $44;
setp.eq.s32 %p27,%r50,2;
@%p27 bra $40;
bra.uni $50;
$40:
cvt.f64.f32 %e127,%f127;
mul.f64 %e257,%e127,%e127;
bra.uni $51;
$45:
setp.eq.s32 %p21,%r50,7;
@%p21 bra $47;
setp.ne.s32 %p22,%r50,5;
@%p22 bra $50;
$47:
cvt.f64.f32 %e124,%f127;
cvt.f64.f32 %e125,%f128;
sub.f64 %e126,%e124,%e125;
abs.f64 %e257,%e126;
bra.uni $51;
$44:
abs.f32 %f90,%f127;
cvt.f64.f32 %e257,%f90;
bra.uni $51;
$48:
setp.neu.f32 %p28,%f127,0f00000000;
selp.f64 %e257,0d3FF0000000000000,0d0000000000000000,%p28;
bra.uni $51;
$49:
cvt.f64.f32 %e257,%f127;
bra.uni $51;
$50:
cvt.f64.f32 %e128,%f127;
cvt.f64.f32 %e129,%f128;
sub.f64 %e130,%e128,%e129;
mul.f64 %e257,%e130,%e130;
$51:
setp.eq.s32 %p29,%r50,7;
@%p29 bra $53;
setp.ne.s32 %p30,%r50,4;
@%p30 bra $54;
$53:
setp.gt.f64 %p31,%e257,%e268;
setp.nan.f64 %p32,%e257,%e257;
or.pred %p33,%p31,%p32;
selp.f64 %e268,%e257,%e268,%p33;
bra.uni $55;
$54:
add.f64 %e268,%e268,%e257;
$55:
mov.u32 %r87,%tid.x;
not.b32 %r88,%r87;
add.s32 %r89,%r191,%r88;
shr.u32 %r90,%r89,5;
add.s32 %r91,%r90,1;
and.b32 %r92,%r91,3;
setp.eq.s32 %p34,%r92,1;
cvt.f64.f32 %e131,%f127;
fma.rn.f64 %e13,%e131,%e131,%e1;
setp.gt.s32 %p35,%r193,%r55;
selp.f64 %e278,%e13,%e1,%p35;
add.s64 %d230,%d230,%d43;
add.s64 %d229,%d229,%d44;
add.s32 %r196,%r87,32;
@%p34 bra $138;
@%p8 bra $60;
setp.eq.s32 %p39,%r51,0;
@%p39 bra $64;
setp.eq.s32 %p40,%r51,1;
@%p40 bra $59;
bra.uni $65;
$59:
ld.global.nc.u16 %s16,[%d230];
cvt.rn.f32.u16 %f129,%s16;
bra.uni $66;
$60:
setp.eq.s32 %p37,%r51,2;
@%p37 bra $63;
setp.ne.s32 %p38,%r51,3;
@%p38 bra $65;
ld.global.nc.u16 %s13,[%d230];
cvt.f32.f16 %f129,%s13;
bra.uni $66;
$64:
ld.global.nc.u8 %r93,[%d230];
cvt.u16.u32 %s17,%r93;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f129,%s18;
bra.uni $66;
$63:
ld.global.nc.s16 %s15,[%d230];
cvt.rn.f32.s16 %f129,%s15;
bra.uni $66;
$65:
ld.global.nc.f32 %f129,[%d230];
$66:
mov.f32 %f130,0f00000000;
@%p13 bra $77;
@%p8 bra $71;
setp.eq.s32 %p45,%r51,0;
@%p45 bra $75;
setp.eq.s32 %p46,%r51,1;
@%p46 bra $70;
bra.uni $76;
$70:
ld.global.nc.u16 %s22,[%d229];
cvt.rn.f32.u16 %f130,%s22;
bra.uni $77;
$71:
setp.eq.s32 %p43,%r51,2;
@%p43 bra $74;
setp.ne.s32 %p44,%r51,3;
@%p44 bra $76;
ld.global.nc.u16 %s19,[%d229];
cvt.f32.f16 %f130,%s19;
bra.uni $77;
$75:
ld.global.nc.u8 %r94,[%d229];
cvt.u16.u32 %s23,%r94;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f130,%s24;
bra.uni $77;
$74:
ld.global.nc.s16 %s21,[%d229];
cvt.rn.f32.s16 %f130,%s21;
bra.uni $77;
$76:
ld.global.nc.f32 %f130,[%d229];
$77:
@%p19 bra $82;
bra.uni $78;
$82:
setp.gt.s32 %p48,%r50,4;
@%p48 bra $86;
setp.eq.s32 %p51,%r50,3;
@%p51 bra $89;
setp.eq.s32 %p52,%r50,4;
@%p52 bra $85;
bra.uni $91;
$78:
setp.eq.s32 %p53,%r50,0;
@%p53 bra $90;
setp.eq.s32 %p54,%r50,1;
@%p54 bra $85;
setp.eq.s32 %p55,%r50,2;
@%p55 bra $81;
bra.uni $91;
$81:
cvt.f64.f32 %e135,%f129;
mul.f64 %e259,%e135,%e135;
bra.uni $92;
$86:
@%p29 bra $88;
setp.ne.s32 %p50,%r50,5;
@%p50 bra $91;
$88:
cvt.f64.f32 %e132,%f129;
cvt.f64.f32 %e133,%f130;
sub.f64 %e134,%e132,%e133;
abs.f64 %e259,%e134;
bra.uni $92;
$85:
abs.f32 %f96,%f129;
cvt.f64.f32 %e259,%f96;
bra.uni $92;
$89:
setp.neu.f32 %p56,%f129,0f00000000;
selp.f64 %e259,0d3FF0000000000000,0d0000000000000000,%p56;
bra.uni $92;
$90:
cvt.f64.f32 %e259,%f129;
bra.uni $92;
$91:
cvt.f64.f32 %e136,%f129;
cvt.f64.f32 %e137,%f130;
sub.f64 %e138,%e136,%e137;
mul.f64 %e259,%e138,%e138;
$92:
@%p29 bra $94;
setp.ne.s32 %p58,%r50,4;
@%p58 bra $95;
$94:
setp.gt.f64 %p59,%e259,%e268;
setp.nan.f64 %p60,%e259,%e259;
or.pred %p61,%p59,%p60;
selp.f64 %e268,%e259,%e268,%p61;
bra.uni $96;
$95:
add.f64 %e268,%e268,%e259;
$96:
setp.eq.s32 %p62,%r92,2;
cvt.f64.f32 %e139,%f129;
fma.rn.f64 %e25,%e139,%e139,%e13;
selp.f64 %e278,%e25,%e1,%p35;
add.s64 %d230,%d230,%d43;
add.s64 %d229,%d229,%d44;
add.s32 %r196,%r87,64;
@%p62 bra $138;
@%p8 bra $101;
setp.eq.s32 %p67,%r51,0;
@%p67 bra $105;
setp.eq.s32 %p68,%r51,1;
@%p68 bra $100;
bra.uni $106;
$100:
ld.global.nc.u16 %s28,[%d230];
cvt.rn.f32.u16 %f131,%s28;
bra.uni $107;
$101:
setp.eq.s32 %p65,%r51,2;
@%p65 bra $104;
setp.ne.s32 %p66,%r51,3;
@%p66 bra $106;
ld.global.nc.u16 %s25,[%d230];
cvt.f32.f16 %f131,%s25;
bra.uni $107;
$105:
ld.global.nc.u8 %r101,[%d230];
cvt.u16.u32 %s29,%r101;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f131,%s30;
bra.uni $107;
$104:
ld.global.nc.s16 %s27,[%d230];
cvt.rn.f32.s16 %f131,%s27;
bra.uni $107;
$106:
ld.global.nc.f32 %f131,[%d230];
$107:
mov.f32 %f132,0f00000000;
@%p13 bra $118;
@%p8 bra $112;
setp.eq.s32 %p73,%r51,0;
@%p73 bra $116;
setp.eq.s32 %p74,%r51,1;
@%p74 bra $111;
bra.uni $117;
$111:
ld.global.nc.u16 %s34,[%d229];
cvt.rn.f32.u16 %f132,%s34;
bra.uni $118;
$112:
setp.eq.s32 %p71,%r51,2;
@%p71 bra $115;
setp.ne.s32 %p72,%r51,3;
@%p72 bra $117;
ld.global.nc.u16 %s31,[%d229];
cvt.f32.f16 %f132,%s31;
bra.uni $118;
$116:
ld.global.nc.u8 %r102,[%d229];
cvt.u16.u32 %s35,%r102;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f132,%s36;
bra.uni $118;
$115:
ld.global.nc.s16 %s33,[%d229];
cvt.rn.f32.s16 %f132,%s33;
bra.uni $118;
$117:
ld.global.nc.f32 %f132,[%d229];
$118:
@%p19 bra $123;
bra.uni $119;
$123:
setp.gt.s32 %p76,%r50,4;
@%p76 bra $127;
setp.eq.s32 %p79,%r50,3;
@%p79 bra $130;
setp.eq.s32 %p80,%r50,4;
@%p80 bra $126;
bra.uni $132;
$119:
setp.eq.s32 %p81,%r50,0;
@%p81 bra $131;
setp.eq.s32 %p82,%r50,1;
@%p82 bra $126;
setp.eq.s32 %p83,%r50,2;
@%p83 bra $122;
bra.uni $132;
$122:
cvt.f64.f32 %e143,%f131;
mul.f64 %e261,%e143,%e143;
bra.uni $133;
$127:
@%p29 bra $129;
setp.ne.s32 %p78,%r50,5;
@%p78 bra $132;
$129:
cvt.f64.f32 %e140,%f131;
cvt.f64.f32 %e141,%f132;
sub.f64 %e142,%e140,%e141;
abs.f64 %e261,%e142;
bra.uni $133;
$126:
abs.f32 %f102,%f131;
cvt.f64.f32 %e261,%f102;
bra.uni $133;
$130:
setp.neu.f32 %p84,%f131,0f00000000;
selp.f64 %e261,0d3FF0000000000000,0d0000000000000000,%p84;
bra.uni $133;
$131:
cvt.f64.f32 %e261,%f131;
bra.uni $133;
$132:
cvt.f64.f32 %e144,%f131;
cvt.f64.f32 %e145,%f132;
sub.f64 %e146,%e144,%e145;
mul.f64 %e261,%e146,%e146;
$133:
@%p29 bra $135;
setp.ne.s32 %p86,%r50,4;
@%p86 bra $136;
$135:
setp.gt.f64 %p87,%e261,%e268;
setp.nan.f64 %p88,%e261,%e261;
or.pred %p89,%p87,%p88;
selp.f64 %e268,%e261,%e268,%p89;
bra.uni $137;
$136:
add.f64 %e268,%e268,%e261;
$137:
cvt.f64.f32 %e147,%f131;
fma.rn.f64 %e148,%e147,%e147,%e25;
selp.f64 %e278,%e148,%e1,%p35;
add.s64 %d230,%d230,%d43;
add.s64 %d229,%d229,%d44;
add.s32 %r196,%r87,96;
$138:
setp.lt.u32 %p91,%r81,96;
@%p91 bra $301;
shl.b64 %d215,%d220,6;
shl.b64 %d214,%d224,6;
add.s64 %d236,%d229,%d49;
add.s64 %d235,%d229,%d214;
add.s64 %d234,%d229,%d44;
add.s64 %d233,%d230,%d48;
add.s64 %d232,%d230,%d215;
add.s64 %d231,%d230,%d43;
$140:
.pragma "nounroll";
setp.gt.s32 %p92,%r51,1;
@%p92 bra $144;
setp.eq.s32 %p95,%r51,0;
@%p95 bra $148;
setp.eq.s32 %p96,%r51,1;
@%p96 bra $143;
bra.uni $149;
$143:
ld.global.nc.u16 %s40,[%d230];
cvt.rn.f32.u16 %f133,%s40;
bra.uni $150;
$144:
setp.eq.s32 %p93,%r51,2;
@%p93 bra $147;
setp.ne.s32 %p94,%r51,3;
@%p94 bra $149;
ld.global.nc.u16 %s37,[%d230];
cvt.f32.f16 %f133,%s37;
bra.uni $150;
$148:
ld.global.nc.u8 %r107,[%d230];
cvt.u16.u32 %s41,%r107;
and.b16 %s42,%s41,255;
cvt.rn.f32.u16 %f133,%s42;
bra.uni $150;
$147:
ld.global.nc.s16 %s39,[%d230];
cvt.rn.f32.s16 %f133,%s39;
bra.uni $150;
$149:
ld.global.nc.f32 %f133,[%d230];
$150:
setp.lt.s32 %p97,%r50,5;
mov.f32 %f134,0f00000000;
@%p97 bra $161;
@%p92 bra $155;
setp.eq.s32 %p101,%r51,0;
@%p101 bra $159;
setp.eq.s32 %p102,%r51,1;
@%p102 bra $154;
bra.uni $160;
$154:
ld.global.nc.u16 %s46,[%d229];
cvt.rn.f32.u16 %f134,%s46;
bra.uni $161;
$155:
setp.eq.s32 %p99,%r51,2;
@%p99 bra $158;
setp.ne.s32 %p100,%r51,3;
@%p100 bra $160;
ld.global.nc.u16 %s43,[%d229];
cvt.f32.f16 %f134,%s43;
bra.uni $161;
$159:
ld.global.nc.u8 %r108,[%d229];
cvt.u16.u32 %s47,%r108;
and.b16 %s48,%s47,255;
cvt.rn.f32.u16 %f134,%s48;
bra.uni $161;
$158:
ld.global.nc.s16 %s45,[%d229];
cvt.rn.f32.s16 %f134,%s45;
bra.uni $161;
$160:
ld.global.nc.f32 %f134,[%d229];
$161:
setp.gt.s32 %p103,%r50,2;
@%p103 bra $166;
bra.uni $162;
$166:
setp.gt.s32 %p104,%r50,4;
@%p104 bra $170;
setp.eq.s32 %p107,%r50,3;
@%p107 bra $173;
setp.eq.s32 %p108,%r50,4;
@%p108 bra $169;
bra.uni $175;
$162:
setp.eq.s32 %p109,%r50,0;
@%p109 bra $174;
setp.eq.s32 %p110,%r50,1;
@%p110 bra $169;
setp.eq.s32 %p111,%r50,2;
@%p111 bra $165;
bra.uni $175;
$165:
cvt.f64.f32 %e152,%f133;
mul.f64 %e269,%e152,%e152;
bra.uni $176;
$170:
setp.eq.s32 %p105,%r50,7;
@%p105 bra $172;
setp.ne.s32 %p106,%r50,5;
@%p106 bra $175;
$172:
cvt.f64.f32 %e149,%f133;
cvt.f64.f32 %e150,%f134;
sub.f64 %e151,%e149,%e150;
abs.f64 %e269,%e151;
bra.uni $176;
$169:
abs.f32 %f108,%f133;
cvt.f64.f32 %e269,%f108;
bra.uni $176;
$173:
setp.neu.f32 %p112,%f133,0f00000000;
selp.f64 %e269,0d3FF0000000000000,0d0000000000000000,%p112;
bra.uni $176;
$174:
cvt.f64.f32 %e269,%f133;
bra.uni $176;
$175:
cvt.f64.f32 %e153,%f133;
cvt.f64.f32 %e154,%f134;
sub.f64 %e155,%e153,%e154;
mul.f64 %e269,%e155,%e155;
$176:
setp.eq.s32 %p113,%r50,7;
@%p113 bra $178;
setp.ne.s32 %p114,%r50,4;
@%p114 bra $179;
$178:
setp.gt.f64 %p115,%e269,%e268;
setp.nan.f64 %p116,%e269,%e269;
or.pred %p117,%p115,%p116;
selp.f64 %e270,%e269,%e268,%p117;
bra.uni $180;
$179:
add.f64 %e270,%e268,%e269;
$180:
cvt.f64.f32 %e156,%f133;
fma.rn.f64 %e54,%e156,%e156,%e278;
@%p92 bra $184;
setp.eq.s32 %p121,%r51,0;
@%p121 bra $188;
setp.eq.s32 %p122,%r51,1;
@%p122 bra $183;
bra.uni $189;
$183:
ld.global.nc.u16 %s52,[%d231];
cvt.rn.f32.u16 %f135,%s52;
bra.uni $190;
$184:
setp.eq.s32 %p119,%r51,2;
@%p119 bra $187;
setp.ne.s32 %p120,%r51,3;
@%p120 bra $189;
ld.global.nc.u16 %s49,[%d231];
cvt.f32.f16 %f135,%s49;
bra.uni $190;
$188:
ld.global.nc.u8 %r109,[%d231];
cvt.u16.u32 %s53,%r109;
and.b16 %s54,%s53,255;
cvt.rn.f32.u16 %f135,%s54;
bra.uni $190;
$187:
ld.global.nc.s16 %s51,[%d231];
cvt.rn.f32.s16 %f135,%s51;
bra.uni $190;
$189:
ld.global.nc.f32 %f135,[%d231];
$190:
mov.f32 %f136,0f00000000;
@%p97 bra $201;
@%p92 bra $195;
setp.eq.s32 %p127,%r51,0;
@%p127 bra $199;
setp.eq.s32 %p128,%r51,1;
@%p128 bra $194;
bra.uni $200;
$194:
ld.global.nc.u16 %s58,[%d234];
cvt.rn.f32.u16 %f136,%s58;
bra.uni $201;
$195:
setp.eq.s32 %p125,%r51,2;
@%p125 bra $198;
setp.ne.s32 %p126,%r51,3;
@%p126 bra $200;
ld.global.nc.u16 %s55,[%d234];
cvt.f32.f16 %f136,%s55;
bra.uni $201;
$199:
ld.global.nc.u8 %r110,[%d234];
cvt.u16.u32 %s59,%r110;
and.b16 %s60,%s59,255;
cvt.rn.f32.u16 %f136,%s60;
bra.uni $201;
$198:
ld.global.nc.s16 %s57,[%d234];
cvt.rn.f32.s16 %f136,%s57;
bra.uni $201;
$200:
ld.global.nc.f32 %f136,[%d234];
$201:
@%p103 bra $206;
bra.uni $202;
$206:
setp.gt.s32 %p130,%r50,4;
@%p130 bra $210;
setp.eq.s32 %p133,%r50,3;
@%p133 bra $213;
setp.eq.s32 %p134,%r50,4;
@%p134 bra $209;
bra.uni $215;
$202:
setp.eq.s32 %p135,%r50,0;
@%p135 bra $214;
setp.eq.s32 %p136,%r50,1;
@%p136 bra $209;
setp.eq.s32 %p137,%r50,2;
@%p137 bra $205;
bra.uni $215;
$205:
cvt.f64.f32 %e160,%f135;
mul.f64 %e271,%e160,%e160;
bra.uni $216;
$210:
@%p113 bra $212;
setp.ne.s32 %p132,%r50,5;
@%p132 bra $215;
$212:
cvt.f64.f32 %e157,%f135;
cvt.f64.f32 %e158,%f136;
sub.f64 %e159,%e157,%e158;
abs.f64 %e271,%e159;
bra.uni $216;
$209:
abs.f32 %f114,%f135;
cvt.f64.f32 %e271,%f114;
bra.uni $216;
$213:
setp.neu.f32 %p138,%f135,0f00000000;
selp.f64 %e271,0d3FF0000000000000,0d0000000000000000,%p138;
bra.uni $216;
$214:
cvt.f64.f32 %e271,%f135;
bra.uni $216;
$215:
cvt.f64.f32 %e161,%f135;
cvt.f64.f32 %e162,%f136;
sub.f64 %e163,%e161,%e162;
mul.f64 %e271,%e163,%e163;
$216:
@%p113 bra $218;
setp.ne.s32 %p140,%r50,4;
@%p140 bra $219;
$218:
setp.gt.f64 %p141,%e271,%e270;
setp.nan.f64 %p142,%e271,%e271;
or.pred %p143,%p141,%p142;
selp.f64 %e272,%e271,%e270,%p143;
bra.uni $220;
$219:
add.f64 %e272,%e270,%e271;
$220:
cvt.f64.f32 %e164,%f135;
fma.rn.f64 %e65,%e164,%e164,%e54;
@%p92 bra $224;
setp.eq.s32 %p147,%r51,0;
@%p147 bra $228;
setp.eq.s32 %p148,%r51,1;
@%p148 bra $223;
bra.uni $229;
$223:
ld.global.nc.u16 %s64,[%d232];
cvt.rn.f32.u16 %f137,%s64;
bra.uni $230;
$224:
setp.eq.s32 %p145,%r51,2;
@%p145 bra $227;
setp.ne.s32 %p146,%r51,3;
@%p146 bra $229;
ld.global.nc.u16 %s61,[%d232];
cvt.f32.f16 %f137,%s61;
bra.uni $230;
$228:
ld.global.nc.u8 %r111,[%d232];
cvt.u16.u32 %s65,%r111;
and.b16 %s66,%s65,255;
cvt.rn.f32.u16 %f137,%s66;
bra.uni $230;
$227:
ld.global.nc.s16 %s63,[%d232];
cvt.rn.f32.s16 %f137,%s63;
bra.uni $230;
$229:
ld.global.nc.f32 %f137,[%d232];
$230:
mov.f32 %f138,0f00000000;
@%p97 bra $241;
@%p92 bra $235;
setp.eq.s32 %p153,%r51,0;
@%p153 bra $239;
setp.eq.s32 %p154,%r51,1;
@%p154 bra $234;
bra.uni $240;
$234:
ld.global.nc.u16 %s70,[%d235];
cvt.rn.f32.u16 %f138,%s70;
bra.uni $241;
$235:
setp.eq.s32 %p151,%r51,2;
@%p151 bra $238;
setp.ne.s32 %p152,%r51,3;
@%p152 bra $240;
ld.global.nc.u16 %s67,[%d235];
cvt.f32.f16 %f138,%s67;
bra.uni $241;
$239:
ld.global.nc.u8 %r112,[%d235];
cvt.u16.u32 %s71,%r112;
and.b16 %s72,%s71,255;
cvt.rn.f32.u16 %f138,%s72;
bra.uni $241;
$238:
ld.global.nc.s16 %s69,[%d235];
cvt.rn.f32.s16 %f138,%s69;
bra.uni $241;
$240:
ld.global.nc.f32 %f138,[%d235];
$241:
@%p103 bra $246;
bra.uni $242;
$246:
setp.gt.s32 %p156,%r50,4;
@%p156 bra $250;
setp.eq.s32 %p159,%r50,3;
@%p159 bra $253;
setp.eq.s32 %p160,%r50,4;
@%p160 bra $249;
bra.uni $255;
$242:
setp.eq.s32 %p161,%r50,0;
@%p161 bra $254;
setp.eq.s32 %p162,%r50,1;
@%p162 bra $249;
setp.eq.s32 %p163,%r50,2;
@%p163 bra $245;
bra.uni $255;
$245:
cvt.f64.f32 %e168,%f137;
mul.f64 %e273,%e168,%e168;
bra.uni $256;
$250:
@%p113 bra $252;
setp.ne.s32 %p158,%r50,5;
@%p158 bra $255;
$252:
cvt.f64.f32 %e165,%f137;
cvt.f64.f32 %e166,%f138;
sub.f64 %e167,%e165,%e166;
abs.f64 %e273,%e167;
bra.uni $256;
$249:
abs.f32 %f120,%f137;
cvt.f64.f32 %e273,%f120;
bra.uni $256;
$253:
setp.neu.f32 %p164,%f137,0f00000000;
selp.f64 %e273,0d3FF0000000000000,0d0000000000000000,%p164;
bra.uni $256;
$254:
cvt.f64.f32 %e273,%f137;
bra.uni $256;
$255:
cvt.f64.f32 %e169,%f137;
cvt.f64.f32 %e170,%f138;
sub.f64 %e171,%e169,%e170;
mul.f64 %e273,%e171,%e171;
$256:
@%p113 bra $258;
setp.ne.s32 %p166,%r50,4;
@%p166 bra $259;
$258:
setp.gt.f64 %p167,%e273,%e272;
setp.nan.f64 %p168,%e273,%e273;
or.pred %p169,%p167,%p168;
selp.f64 %e274,%e273,%e272,%p169;
bra.uni $260;
$259:
add.f64 %e274,%e272,%e273;
$260:
cvt.f64.f32 %e172,%f137;
fma.rn.f64 %e76,%e172,%e172,%e65;
@%p92 bra $264;
setp.eq.s32 %p173,%r51,0;
@%p173 bra $268;
setp.eq.s32 %p174,%r51,1;
@%p174 bra $263;
bra.uni $269;
$263:
ld.global.nc.u16 %s76,[%d233];
cvt.rn.f32.u16 %f139,%s76;
bra.uni $270;
$264:
setp.eq.s32 %p171,%r51,2;
@%p171 bra $267;
setp.ne.s32 %p172,%r51,3;
@%p172 bra $269;
ld.global.nc.u16 %s73,[%d233];
cvt.f32.f16 %f139,%s73;
bra.uni $270;
$268:
ld.global.nc.u8 %r113,[%d233];
cvt.u16.u32 %s77,%r113;
and.b16 %s78,%s77,255;
cvt.rn.f32.u16 %f139,%s78;
bra.uni $270;
$267:
ld.global.nc.s16 %s75,[%d233];
cvt.rn.f32.s16 %f139,%s75;
bra.uni $270;
$269:
ld.global.nc.f32 %f139,[%d233];
$270:
mov.f32 %f140,0f00000000;
@%p97 bra $281;
@%p92 bra $275;
setp.eq.s32 %p179,%r51,0;
@%p179 bra $279;
setp.eq.s32 %p180,%r51,1;
@%p180 bra $274;
bra.uni $280;
$274:
ld.global.nc.u16 %s82,[%d236];
cvt.rn.f32.u16 %f140,%s82;
bra.uni $281;
$275:
setp.eq.s32 %p177,%r51,2;
@%p177 bra $278;
setp.ne.s32 %p178,%r51,3;
@%p178 bra $280;
ld.global.nc.u16 %s79,[%d236];
cvt.f32.f16 %f140,%s79;
bra.uni $281;
$279:
ld.global.nc.u8 %r114,[%d236];
cvt.u16.u32 %s83,%r114;
and.b16 %s84,%s83,255;
cvt.rn.f32.u16 %f140,%s84;
bra.uni $281;
$278:
ld.global.nc.s16 %s81,[%d236];
cvt.rn.f32.s16 %f140,%s81;
bra.uni $281;
$280:
ld.global.nc.f32 %f140,[%d236];
$281:
@%p103 bra $286;
bra.uni $282;
$286:
setp.gt.s32 %p182,%r50,4;
@%p182 bra $290;
setp.eq.s32 %p185,%r50,3;
@%p185 bra $293;
setp.eq.s32 %p186,%r50,4;
@%p186 bra $289;
bra.uni $295;
$282:
setp.eq.s32 %p187,%r50,0;
@%p187 bra $294;
setp.eq.s32 %p188,%r50,1;
@%p188 bra $289;
setp.eq.s32 %p189,%r50,2;
@%p189 bra $285;
bra.uni $295;
$285:
cvt.f64.f32 %e176,%f139;
mul.f64 %e275,%e176,%e176;
bra.uni $296;
$290:
@%p113 bra $292;
setp.ne.s32 %p184,%r50,5;
@%p184 bra $295;
$292:
cvt.f64.f32 %e173,%f139;
cvt.f64.f32 %e174,%f140;
sub.f64 %e175,%e173,%e174;
abs.f64 %e275,%e175;
bra.uni $296;
$289:
abs.f32 %f126,%f139;
cvt.f64.f32 %e275,%f126;
bra.uni $296;
$293:
setp.neu.f32 %p190,%f139,0f00000000;
selp.f64 %e275,0d3FF0000000000000,0d0000000000000000,%p190;
bra.uni $296;
$294:
cvt.f64.f32 %e275,%f139;
bra.uni $296;
$295:
cvt.f64.f32 %e177,%f139;
cvt.f64.f32 %e178,%f140;
sub.f64 %e179,%e177,%e178;
mul.f64 %e275,%e179,%e179;
$296:
@%p113 bra $298;
setp.ne.s32 %p192,%r50,4;
@%p192 bra $299;
$298:
setp.gt.f64 %p193,%e275,%e274;
setp.nan.f64 %p194,%e275,%e275;
or.pred %p195,%p193,%p194;
selp.f64 %e268,%e275,%e274,%p195;
bra.uni $300;
$299:
add.f64 %e268,%e274,%e275;
$300:
shl.b64 %d217,%d224,7;
shl.b64 %d216,%d220,7;
cvt.f64.f32 %e180,%f139;
fma.rn.f64 %e181,%e180,%e180,%e76;
setp.gt.s32 %p196,%r193,%r55;
selp.f64 %e278,%e181,%e278,%p196;
add.s64 %d230,%d230,%d216;
add.s64 %d229,%d229,%d217;
add.s64 %d236,%d236,%d217;
add.s64 %d235,%d235,%d217;
add.s64 %d234,%d234,%d217;
add.s64 %d233,%d233,%d216;
add.s64 %d232,%d232,%d216;
add.s64 %d231,%d231,%d216;
add.s32 %r196,%r196,128;
setp.lt.s32 %p197,%r196,%r191;
@%p197 bra $140;
$301:
add.s32 %r195,%r195,8;
setp.lt.s32 %p198,%r195,%r22;
@%p198 bra $13;
$302:
mov.b64 {%r115,%r116},%e268;
mov.u32 %r119,31;
mov.u32 %r120,16;
mov.u32 %r121,-1;
shfl.sync.bfly.b32 %r118|%p199,%r116,%r120,%r119,%r121;
shfl.sync.bfly.b32 %r117|%p200,%r115,%r120,%r119,%r121;
mov.b64 %e183,{%r117,%r118};
setp.eq.s32 %p201,%r50,7;
@%p201 bra $304;
setp.ne.s32 %p202,%r50,4;
@%p202 bra $305;
$304:
setp.gt.f64 %p203,%e183,%e268;
setp.nan.f64 %p204,%e183,%e183;
or.pred %p205,%p203,%p204;
selp.f64 %e281,%e183,%e268,%p205;
bra.uni $306;
$305:
add.f64 %e281,%e268,%e183;
$306:
mov.b64 {%r122,%r123},%e281;
mov.u32 %r126,31;
mov.u32 %r127,8;
mov.u32 %r128,-1;
shfl.sync.bfly.b32 %r125|%p206,%r123,%r127,%r126,%r128;
shfl.sync.bfly.b32 %r124|%p207,%r122,%r127,%r126,%r128;
mov.b64 %e185,{%r124,%r125};
@%p201 bra $308;
setp.ne.s32 %p209,%r50,4;
@%p209 bra $309;
$308:
setp.gt.f64 %p210,%e185,%e281;
setp.nan.f64 %p211,%e185,%e185;
or.pred %p212,%p210,%p211;
selp.f64 %e282,%e185,%e281,%p212;
bra.uni $310;
$309:
add.f64 %e282,%e281,%e185;
$310:
mov.b64 {%r129,%r130},%e282;
mov.u32 %r133,31;
mov.u32 %r134,4;
mov.u32 %r135,-1;
shfl.sync.bfly.b32 %r132|%p213,%r130,%r134,%r133,%r135;
shfl.sync.bfly.b32 %r131|%p214,%r129,%r134,%r133,%r135;
mov.b64 %e187,{%r131,%r132};
@%p201 bra $312;
setp.ne.s32 %p216,%r50,4;
@%p216 bra $313;
$312:
setp.gt.f64 %p217,%e187,%e282;
setp.nan.f64 %p218,%e187,%e187;
or.pred %p219,%p217,%p218;
selp.f64 %e283,%e187,%e282,%p219;
bra.uni $314;
$313:
add.f64 %e283,%e282,%e187;
$314:
mov.b64 {%r136,%r137},%e283;
mov.u32 %r140,31;
mov.u32 %r141,2;
mov.u32 %r142,-1;
shfl.sync.bfly.b32 %r139|%p220,%r137,%r141,%r140,%r142;
shfl.sync.bfly.b32 %r138|%p221,%r136,%r141,%r140,%r142;
mov.b64 %e189,{%r138,%r139};
@%p201 bra $316;
setp.ne.s32 %p223,%r50,4;
@%p223 bra $317;
$316:
setp.gt.f64 %p224,%e189,%e283;
setp.nan.f64 %p225,%e189,%e189;
or.pred %p226,%p224,%p225;
selp.f64 %e284,%e189,%e283,%p226;
bra.uni $318;
$317:
add.f64 %e284,%e283,%e189;
$318:
mov.b64 {%r143,%r144},%e284;
mov.u32 %r147,31;
mov.u32 %r148,1;
mov.u32 %r149,-1;
shfl.sync.bfly.b32 %r146|%p227,%r144,%r148,%r147,%r149;
shfl.sync.bfly.b32 %r145|%p228,%r143,%r148,%r147,%r149;
mov.b64 %e191,{%r145,%r146};
@%p201 bra $320;
setp.ne.s32 %p230,%r50,4;
@%p230 bra $321;
$320:
setp.gt.f64 %p231,%e191,%e284;
setp.nan.f64 %p232,%e191,%e191;
or.pred %p233,%p231,%p232;
selp.f64 %e285,%e191,%e284,%p233;
bra.uni $322;
$321:
add.f64 %e285,%e284,%e191;
$322:
setp.ne.s32 %p234,%r73,0;
@%p234 bra $324;
mov.u32 %r189,%tid.y;
mul.wide.u32 %d200,%r189,8;
mov.u64 %d201,z0;
add.s64 %d202,%d201,%d200;
st.shared.f64 [%d202],%e285;
$324:
bar.sync 0;
ld.shared.f64 %e112,[z0];
@%p201 bra $327;
setp.ne.s32 %p236,%r50,4;
@%p236 bra $328;
ld.shared.f64 %e192,[z0+8];
setp.gt.f64 %p237,%e192,%e112;
setp.nan.f64 %p238,%e192,%e192;
or.pred %p239,%p237,%p238;
selp.f64 %e193,%e192,%e112,%p239;
ld.shared.f64 %e194,[z0+16];
setp.gt.f64 %p240,%e194,%e193;
setp.nan.f64 %p241,%e194,%e194;
or.pred %p242,%p240,%p241;
selp.f64 %e195,%e194,%e193,%p242;
ld.shared.f64 %e196,[z0+24];
setp.gt.f64 %p243,%e196,%e195;
setp.nan.f64 %p244,%e196,%e196;
or.pred %p245,%p243,%p244;
selp.f64 %e197,%e196,%e195,%p245;
ld.shared.f64 %e198,[z0+32];
setp.gt.f64 %p246,%e198,%e197;
setp.nan.f64 %p247,%e198,%e198;
or.pred %p248,%p246,%p247;
selp.f64 %e199,%e198,%e197,%p248;
ld.shared.f64 %e200,[z0+40];
setp.gt.f64 %p249,%e200,%e199;
setp.nan.f64 %p250,%e200,%e200;
or.pred %p251,%p249,%p250;
selp.f64 %e201,%e200,%e199,%p251;
ld.shared.f64 %e202,[z0+48];
setp.gt.f64 %p252,%e202,%e201;
setp.nan.f64 %p253,%e202,%e202;
or.pred %p254,%p252,%p253;
selp.f64 %e203,%e202,%e201,%p254;
ld.shared.f64 %e204,[z0+56];
setp.gt.f64 %p255,%e204,%e203;
setp.nan.f64 %p256,%e204,%e204;
or.pred %p257,%p255,%p256;
selp.f64 %e286,%e204,%e203,%p257;
bra.uni $329;
$327:
ld.shared.f64 %e205,[z0+8];
setp.gt.f64 %p258,%e205,%e112;
setp.nan.f64 %p259,%e205,%e205;
or.pred %p260,%p258,%p259;
selp.f64 %e206,%e205,%e112,%p260;
ld.shared.f64 %e207,[z0+16];
setp.gt.f64 %p261,%e207,%e206;
setp.nan.f64 %p262,%e207,%e207;
or.pred %p263,%p261,%p262;
selp.f64 %e208,%e207,%e206,%p263;
ld.shared.f64 %e209,[z0+24];
setp.gt.f64 %p264,%e209,%e208;
setp.nan.f64 %p265,%e209,%e209;
or.pred %p266,%p264,%p265;
selp.f64 %e210,%e209,%e208,%p266;
ld.shared.f64 %e211,[z0+32];
setp.gt.f64 %p267,%e211,%e210;
setp.nan.f64 %p268,%e211,%e211;
or.pred %p269,%p267,%p268;
selp.f64 %e212,%e211,%e210,%p269;
ld.shared.f64 %e213,[z0+40];
setp.gt.f64 %p270,%e213,%e212;
setp.nan.f64 %p271,%e213,%e213;
or.pred %p272,%p270,%p271;
selp.f64 %e214,%e213,%e212,%p272;
ld.shared.f64 %e215,[z0+48];
setp.gt.f64 %p273,%e215,%e214;
setp.nan.f64 %p274,%e215,%e215;
or.pred %p275,%p273,%p274;
selp.f64 %e216,%e215,%e214,%p275;
ld.shared.f64 %e217,[z0+56];
setp.gt.f64 %p276,%e217,%e216;
setp.nan.f64 %p277,%e217,%e217;
or.pred %p278,%p276,%p277;
selp.f64 %e286,%e217,%e216,%p278;
bra.uni $329;
$328:
ld.shared.f64 %e218,[z0+8];
add.f64 %e219,%e112,%e218;
ld.shared.f64 %e220,[z0+16];
add.f64 %e221,%e219,%e220;
ld.shared.f64 %e222,[z0+24];
add.f64 %e223,%e221,%e222;
ld.shared.f64 %e224,[z0+32];
add.f64 %e225,%e223,%e224;
ld.shared.f64 %e226,[z0+40];
add.f64 %e227,%e225,%e226;
ld.shared.f64 %e228,[z0+48];
add.f64 %e229,%e227,%e228;
ld.shared.f64 %e230,[z0+56];
add.f64 %e286,%e229,%e230;
$329:
mov.u32 %r186,%tid.y;
or.b32 %r152,%r73,%r186;
setp.ne.s32 %p279,%r152,0;
bar.sync 0;
@%p279 bra $331;
cvt.s64.s32 %d203,%r194;
mul.lo.s64 %d204,%d228,%d203;
add.s64 %d205,%d204,%d45;
add.s64 %d206,%d226,%d205;
st.f64 [%d206],%e286;
$331:
setp.le.s32 %p280,%r193,%r55;
@%p280 bra $336;
setp.ne.s32 %p294,%r73,0;
mov.b64 {%r153,%r154},%e278;
mov.u32 %r174,31;
mov.u32 %r175,16;
mov.u32 %r176,-1;
shfl.sync.bfly.b32 %r156|%p282,%r154,%r175,%r174,%r176;
shfl.sync.bfly.b32 %r155|%p283,%r153,%r175,%r174,%r176;
mov.b64 %e232,{%r155,%r156};
add.f64 %e233,%e278,%e232;
mov.b64 {%r157,%r158},%e233;
mov.u32 %r177,8;
shfl.sync.bfly.b32 %r160|%p284,%r158,%r177,%r174,%r176;
shfl.sync.bfly.b32 %r159|%p285,%r157,%r177,%r174,%r176;
mov.b64 %e234,{%r159,%r160};
add.f64 %e235,%e233,%e234;
mov.b64 {%r161,%r162},%e235;
mov.u32 %r178,4;
shfl.sync.bfly.b32 %r164|%p286,%r162,%r178,%r174,%r176;
shfl.sync.bfly.b32 %r163|%p287,%r161,%r178,%r174,%r176;
mov.b64 %e236,{%r163,%r164};
add.f64 %e237,%e235,%e236;
mov.b64 {%r165,%r166},%e237;
mov.u32 %r179,2;
shfl.sync.bfly.b32 %r168|%p288,%r166,%r179,%r174,%r176;
shfl.sync.bfly.b32 %r167|%p289,%r165,%r179,%r174,%r176;
mov.b64 %e238,{%r167,%r168};
add.f64 %e239,%e237,%e238;
mov.b64 {%r169,%r170},%e239;
mov.u32 %r180,1;
shfl.sync.bfly.b32 %r172|%p290,%r170,%r180,%r174,%r176;
shfl.sync.bfly.b32 %r171|%p291,%r169,%r180,%r174,%r176;
mov.b64 %e240,{%r171,%r172};
add.f64 %e117,%e239,%e240;
@%p294 bra $334;
mov.u32 %r190,%tid.y;
mul.wide.u32 %d207,%r190,8;
mov.u64 %d208,z1;
add.s64 %d209,%d208,%d207;
st.shared.f64 [%d209],%e117;
$334:
bar.sync 0;
ld.shared.f64 %e241,[z1+8];
ld.shared.f64 %e242,[z1];
add.f64 %e243,%e242,%e241;
ld.shared.f64 %e244,[z1+16];
add.f64 %e245,%e243,%e244;
ld.shared.f64 %e246,[z1+24];
add.f64 %e247,%e245,%e246;
ld.shared.f64 %e248,[z1+32];
add.f64 %e249,%e247,%e248;
ld.shared.f64 %e250,[z1+40];
add.f64 %e251,%e249,%e250;
ld.shared.f64 %e252,[z1+48];
add.f64 %e253,%e251,%e252;
ld.shared.f64 %e254,[z1+56];
add.f64 %e118,%e253,%e254;
bar.sync 0;
@%p279 bra $336;
add.s32 %r185,%r194,%r55;
cvt.s64.s32 %d210,%r185;
mul.lo.s64 %d211,%d228,%d210;
add.s64 %d212,%d211,%d45;
add.s64 %d213,%d226,%d212;
st.f64 [%d213],%e118;
$336:
add.s32 %r194,%r194,1;
setp.lt.s32 %p293,%r194,%r55;
@%p293 bra $11;
$337:
ret;
}
.visible .entry sum_total(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .u32 p8,
.param .u32 p9,
.param .u32 p10
)
.maxntid 256,1,1
{
.reg .pred %p<144>;
.reg .b32 %r<260>;
.reg .f64 %e<252>;
.reg .b64 %d<237>;
ld.param.u64 %d64,[p0];
ld.param.v2.u32 {%r246,%r247},[p1+32];
ld.param.v2.u32 {%r82,%r83},[p1+40];
ld.param.u64 %d69,[p2];
ld.param.v2.u32 {%r248,%r249},[p3+32];
ld.param.v2.u32 {%r86,%r87},[p3+40];
ld.param.u64 %d74,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+40];
ld.param.u64 %d79,[p6];
ld.param.v2.u32 {%r250,%r93},[p7+32];
ld.param.v2.u32 {%r94,%r95},[p7+40];
ld.param.u32 %r77,[p8];
ld.param.u32 %r78,[p9];
ld.param.u32 %r79,[p10];
ld.param.u64 %d234,[p7+16];
ld.param.u64 %d80,[p7];
ld.param.u64 %d232,[p5+16];
ld.param.u64 %d75,[p5];
ld.param.u64 %d230,[p3+16];
ld.param.u64 %d229,[p3+8];
ld.param.u64 %d70,[p3];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r83,0;
@%p1 bra $2;
cvta.to.global.u64 %d84,%d64;
mul.wide.s32 %d85,%r1,40;
add.s64 %d86,%d84,%d85;
ld.global.v2.u32 {%r246,%r247},[%d86+32];
$2:
setp.eq.s32 %p2,%r87,0;
@%p2 bra $4;
cvta.to.global.u64 %d89,%d69;
mul.wide.s32 %d90,%r1,40;
add.s64 %d91,%d89,%d90;
ld.global.v2.u32 {%r248,%r249},[%d91+32];
ld.global.u64 %d230,[%d91+16];
ld.global.u64 %d229,[%d91+8];
ld.global.u64 %d228,[%d91];
bra.uni $5;
$4:
cvt.s64.s32 %d92,%r1;
mul.lo.s64 %d93,%d70,%d92;
add.s64 %d228,%d69,%d93;
$5:
setp.eq.s32 %p3,%r91,0;
@%p3 bra $7;
cvta.to.global.u64 %d94,%d74;
mul.wide.s32 %d95,%r1,40;
add.s64 %d96,%d94,%d95;
ld.global.u64 %d232,[%d96+16];
ld.global.u64 %d231,[%d96];
bra.uni $8;
$7:
cvt.s64.s32 %d97,%r1;
mul.lo.s64 %d98,%d75,%d97;
add.s64 %d231,%d74,%d98;
$8:
setp.eq.s32 %p4,%r95,0;
@%p4 bra $10;
cvta.to.global.u64 %d99,%d79;
mul.wide.s32 %d100,%r1,40;
add.s64 %d101,%d99,%d100;
ld.global.v2.u32 {%r250,%r103},[%d101+32];
ld.global.u64 %d234,[%d101+16];
ld.global.u64 %d233,[%d101];
bra.uni $11;
$10:
cvt.s64.s32 %d102,%r1;
mul.lo.s64 %d103,%d80,%d102;
add.s64 %d233,%d79,%d103;
$11:
mov.u32 %r104,%tid.y;
shl.b32 %r26,%r104,5;
mov.u32 %r27,%tid.x;
add.s32 %r28,%r26,%r27;
mov.u32 %r105,%ctaid.x;
setp.eq.s32 %p5,%r79,0;
selp.b32 %r252,%r105,0,%p5;
add.s32 %r106,%r105,1;
selp.b32 %r30,%r106,%r248,%p5;
setp.ge.s32 %p6,%r252,%r30;
mov.f64 %e238,0d0000000000000000;
mov.f64 %e239,%e238;
@%p6 bra $43;
not.b32 %r108,%r27;
add.s32 %r109,%r249,%r108;
sub.s32 %r32,%r109,%r26;
shr.u32 %r110,%r32,8;
add.s32 %r111,%r110,1;
and.b32 %r33,%r111,3;
cvt.s64.s32 %d104,%r28;
mul.lo.s64 %d52,%d229,%d104;
add.s32 %r112,%r28,256;
cvt.s64.s32 %d105,%r112;
mul.lo.s64 %d53,%d229,%d105;
add.s32 %r113,%r28,512;
cvt.s64.s32 %d106,%r113;
mul.lo.s64 %d54,%d229,%d106;
shl.b64 %d55,%d229,8;
mov.u32 %r251,0;
$13:
setp.ge.s32 %p7,%r28,%r249;
@%p7 bra $42;
setp.ne.s32 %p8,%r78,0;
cvt.s64.s32 %d107,%r252;
mul.lo.s64 %d56,%d230,%d107;
add.s32 %r114,%r252,%r250;
cvt.s64.s32 %d108,%r114;
mul.lo.s64 %d57,%d230,%d108;
@%p8 bra $29;
bra.uni $15;
$29:
setp.eq.s32 %p21,%r77,2;
@%p21 bra $36;
bra.uni $30;
$36:
setp.eq.s32 %p48,%r33,0;
mov.u32 %r258,%r28;
@%p48 bra $40;
setp.eq.s32 %p49,%r33,1;
add.s64 %d180,%d52,%d56;
add.s64 %d181,%d228,%d180;
ld.f64 %e132,[%d181];
setp.gt.f64 %p50,%e132,%e238;
setp.nan.f64 %p51,%e132,%e132;
or.pred %p52,%p50,%p51;
selp.f64 %e238,%e132,%e238,%p52;
add.s64 %d182,%d52,%d57;
add.s64 %d183,%d228,%d182;
ld.f64 %e133,[%d183];
add.f64 %e239,%e239,%e133;
add.s32 %r164,%r26,%r27;
add.s32 %r258,%r164,256;
@%p49 bra $40;
setp.eq.s32 %p53,%r33,2;
add.s64 %d184,%d53,%d56;
add.s64 %d185,%d228,%d184;
ld.f64 %e134,[%d185];
setp.gt.f64 %p54,%e134,%e238;
setp.nan.f64 %p55,%e134,%e134;
or.pred %p56,%p54,%p55;
selp.f64 %e238,%e134,%e238,%p56;
add.s64 %d186,%d53,%d57;
add.s64 %d187,%d228,%d186;
ld.f64 %e135,[%d187];
add.f64 %e239,%e239,%e135;
add.s32 %r258,%r164,512;
@%p53 bra $40;
add.s64 %d188,%d54,%d56;
add.s64 %d189,%d228,%d188;
ld.f64 %e136,[%d189];
setp.gt.f64 %p57,%e136,%e238;
setp.nan.f64 %p58,%e136,%e136;
or.pred %p59,%p57,%p58;
selp.f64 %e238,%e136,%e238,%p59;
add.s64 %d190,%d54,%d57;
add.s64 %d191,%d228,%d190;
ld.f64 %e137,[%d191];
add.f64 %e239,%e239,%e137;
add.s32 %r258,%r164,768;
$40:
setp.lt.u32 %p60,%r32,768;
@%p60 bra $42;
$41:
cvt.s64.s32 %d192,%r258;
mul.lo.s64 %d193,%d229,%d192;
add.s64 %d194,%d193,%d56;
add.s64 %d195,%d228,%d194;
ld.f64 %e138,[%d195];
setp.gt.f64 %p61,%e138,%e238;
setp.nan.f64 %p62,%e138,%e138;
or.pred %p63,%p61,%p62;
selp.f64 %e139,%e138,%e238,%p63;
add.s64 %d196,%d193,%d57;
add.s64 %d197,%d228,%d196;
ld.f64 %e140,[%d197];
add.f64 %e141,%e239,%e140;
add.s32 %r173,%r258,256;
cvt.s64.s32 %d198,%r173;
mul.lo.s64 %d199,%d229,%d198;
add.s64 %d200,%d199,%d56;
add.s64 %d201,%d228,%d200;
ld.f64 %e142,[%d201];
setp.gt.f64 %p64,%e142,%e139;
setp.nan.f64 %p65,%e142,%e142;
or.pred %p66,%p64,%p65;
selp.f64 %e143,%e142,%e139,%p66;
add.s64 %d202,%d199,%d57;
add.s64 %d203,%d228,%d202;
ld.f64 %e144,[%d203];
add.f64 %e145,%e141,%e144;
add.s32 %r174,%r258,512;
cvt.s64.s32 %d204,%r174;
mul.lo.s64 %d205,%d229,%d204;
add.s64 %d206,%d205,%d56;
add.s64 %d207,%d228,%d206;
ld.f64 %e146,[%d207];
setp.gt.f64 %p67,%e146,%e143;
setp.nan.f64 %p68,%e146,%e146;
or.pred %p69,%p67,%p68;
selp.f64 %e147,%e146,%e143,%p69;
add.s64 %d208,%d205,%d57;
add.s64 %d209,%d228,%d208;
ld.f64 %e148,[%d209];
add.f64 %e149,%e145,%e148;
add.s32 %r175,%r258,768;
cvt.s64.s32 %d210,%r175;
mul.lo.s64 %d211,%d229,%d210;
add.s64 %d212,%d211,%d56;
add.s64 %d213,%d228,%d212;
ld.f64 %e150,[%d213];
setp.gt.f64 %p70,%e150,%e147;
setp.nan.f64 %p71,%e150,%e150;
or.pred %p72,%p70,%p71;
selp.f64 %e238,%e150,%e147,%p72;
add.s64 %d214,%d211,%d57;
add.s64 %d215,%d228,%d214;
ld.f64 %e151,[%d215];
add.f64 %e239,%e149,%e151;
add.s32 %r258,%r258,1024;
setp.lt.s32 %p73,%r258,%r249;
@%p73 bra $41;
bra.uni $42;
$15:
setp.eq.s32 %p9,%r77,2;
@%p9 bra $23;
bra.uni $16;
$23:
setp.eq.s32 %p16,%r33,0;
mov.u32 %r254,%r28;
@%p16 bra $27;
setp.eq.s32 %p17,%r33,1;
add.s64 %d122,%d52,%d56;
add.s64 %d123,%d228,%d122;
ld.f64 %e100,[%d123];
add.f64 %e238,%e238,%e100;
add.s64 %d124,%d52,%d57;
add.s64 %d125,%d228,%d124;
ld.f64 %e101,[%d125];
add.f64 %e239,%e239,%e101;
add.s32 %r134,%r26,%r27;
add.s32 %r254,%r134,256;
@%p17 bra $27;
setp.eq.s32 %p18,%r33,2;
add.s64 %d126,%d53,%d56;
add.s64 %d127,%d228,%d126;
ld.f64 %e102,[%d127];
add.f64 %e238,%e238,%e102;
add.s64 %d128,%d53,%d57;
add.s64 %d129,%d228,%d128;
ld.f64 %e103,[%d129];
add.f64 %e239,%e239,%e103;
add.s32 %r254,%r134,512;
@%p18 bra $27;
add.s64 %d130,%d54,%d56;
add.s64 %d131,%d228,%d130;
ld.f64 %e104,[%d131];
add.f64 %e238,%e238,%e104;
add.s64 %d132,%d54,%d57;
add.s64 %d133,%d228,%d132;
ld.f64 %e105,[%d133];
add.f64 %e239,%e239,%e105;
add.s32 %r254,%r134,768;
$27:
setp.lt.u32 %p19,%r32,768;
@%p19 bra $42;
$28:
cvt.s64.s32 %d134,%r254;
mul.lo.s64 %d135,%d229,%d134;
add.s64 %d136,%d135,%d56;
add.s64 %d137,%d228,%d136;
ld.f64 %e106,[%d137];
add.f64 %e107,%e238,%e106;
add.s64 %d138,%d135,%d57;
add.s64 %d139,%d228,%d138;
ld.f64 %e108,[%d139];
add.f64 %e109,%e239,%e108;
add.s32 %r143,%r254,256;
cvt.s64.s32 %d140,%r143;
mul.lo.s64 %d141,%d229,%d140;
add.s64 %d142,%d141,%d56;
add.s64 %d143,%d228,%d142;
ld.f64 %e110,[%d143];
add.f64 %e111,%e107,%e110;
add.s64 %d144,%d141,%d57;
add.s64 %d145,%d228,%d144;
ld.f64 %e112,[%d145];
add.f64 %e113,%e109,%e112;
add.s32 %r144,%r254,512;
cvt.s64.s32 %d146,%r144;
mul.lo.s64 %d147,%d229,%d146;
add.s64 %d148,%d147,%d56;
add.s64 %d149,%d228,%d148;
ld.f64 %e114,[%d149];
add.f64 %e115,%e111,%e114;
add.s64 %d150,%d147,%d57;
add.s64 %d151,%d228,%d150;
ld.f64 %e116,[%d151];
add.f64 %e117,%e113,%e116;
add.s32 %r145,%r254,768;
cvt.s64.s32 %d152,%r145;
mul.lo.s64 %d153,%d229,%d152;
add.s64 %d154,%d153,%d56;
add.s64 %d155,%d228,%d154;
ld.f64 %e118,[%d155];
add.f64 %e238,%e115,%e118;
add.s64 %d156,%d153,%d57;
add.s64 %d157,%d228,%d156;
ld.f64 %e119,[%d157];
add.f64 %e239,%e117,%e119;
add.s32 %r254,%r254,1024;
setp.lt.s32 %p20,%r254,%r249;
@%p20 bra $28;
bra.uni $42;
$30:
setp.eq.s32 %p22,%r33,0;
mov.u32 %r256,%r28;
@%p22 bra $34;
setp.eq.s32 %p23,%r33,1;
add.s64 %d158,%d52,%d56;
add.s64 %d159,%d228,%d158;
ld.f64 %e121,[%d159];
setp.gt.f64 %p24,%e121,%e238;
setp.nan.f64 %p25,%e121,%e121;
or.pred %p26,%p24,%p25;
selp.f64 %e238,%e121,%e238,%p26;
add.s32 %r149,%r26,%r27;
add.s32 %r256,%r149,256;
@%p23 bra $34;
setp.eq.s32 %p27,%r33,2;
add.s64 %d160,%d53,%d56;
add.s64 %d161,%d228,%d160;
ld.f64 %e122,[%d161];
setp.gt.f64 %p28,%e122,%e238;
setp.nan.f64 %p29,%e122,%e122;
or.pred %p30,%p28,%p29;
selp.f64 %e238,%e122,%e238,%p30;
add.s32 %r256,%r149,512;
@%p27 bra $34;
add.s64 %d162,%d54,%d56;
add.s64 %d163,%d228,%d162;
ld.f64 %e123,[%d163];
setp.gt.f64 %p31,%e123,%e238;
setp.nan.f64 %p32,%e123,%e123;
or.pred %p33,%p31,%p32;
selp.f64 %e238,%e123,%e238,%p33;
add.s32 %r256,%r149,768;
$34:
setp.lt.u32 %p34,%r32,768;
@%p34 bra $42;
$35:
cvt.s64.s32 %d164,%r256;
mul.lo.s64 %d165,%d229,%d164;
add.s64 %d166,%d165,%d56;
add.s64 %d167,%d228,%d166;
ld.f64 %e124,[%d167];
setp.gt.f64 %p35,%e124,%e238;
setp.nan.f64 %p36,%e124,%e124;
or.pred %p37,%p35,%p36;
selp.f64 %e125,%e124,%e238,%p37;
add.s32 %r158,%r256,256;
cvt.s64.s32 %d168,%r158;
mul.lo.s64 %d169,%d229,%d168;
add.s64 %d170,%d169,%d56;
add.s64 %d171,%d228,%d170;
ld.f64 %e126,[%d171];
setp.gt.f64 %p38,%e126,%e125;
setp.nan.f64 %p39,%e126,%e126;
or.pred %p40,%p38,%p39;
selp.f64 %e127,%e126,%e125,%p40;
add.s32 %r159,%r256,512;
cvt.s64.s32 %d172,%r159;
mul.lo.s64 %d173,%d229,%d172;
add.s64 %d174,%d173,%d56;
add.s64 %d175,%d228,%d174;
ld.f64 %e128,[%d175];
setp.gt.f64 %p41,%e128,%e127;
setp.nan.f64 %p42,%e128,%e128;
or.pred %p43,%p41,%p42;
selp.f64 %e129,%e128,%e127,%p43;
add.s32 %r160,%r256,768;
cvt.s64.s32 %d176,%r160;
mul.lo.s64 %d177,%d229,%d176;
add.s64 %d178,%d177,%d56;
add.s64 %d179,%d228,%d178;
ld.f64 %e130,[%d179];
setp.gt.f64 %p44,%e130,%e129;
setp.nan.f64 %p45,%e130,%e130;
or.pred %p46,%p44,%p45;
selp.f64 %e238,%e130,%e129,%p46;
add.s32 %r256,%r256,1024;
setp.lt.s32 %p47,%r256,%r249;
@%p47 bra $35;
bra.uni $42;
$16:
setp.eq.s32 %p10,%r33,0;
mov.u32 %r253,%r28;
@%p10 bra $20;
setp.eq.s32 %p11,%r33,1;
add.s64 %d109,%d52,%d56;
add.s64 %d110,%d228,%d109;
ld.f64 %e89,[%d110];
add.f64 %e238,%e238,%e89;
add.s32 %r118,%r26,%r27;
add.s32 %r253,%r118,256;
@%p11 bra $20;
setp.eq.s32 %p12,%r33,2;
add.s64 %d111,%d53,%d56;
add.s64 %d112,%d228,%d111;
ld.f64 %e90,[%d112];
add.f64 %e238,%e238,%e90;
add.s32 %r253,%r118,512;
@%p12 bra $20;
add.s64 %d113,%d54,%d56;
add.s64 %d114,%d228,%d113;
ld.f64 %e91,[%d114];
add.f64 %e238,%e238,%e91;
add.s32 %r253,%r118,768;
$20:
setp.lt.u32 %p13,%r32,768;
@%p13 bra $42;
cvt.s64.s32 %d235,%r253;
mul.lo.s64 %d115,%d229,%d235;
selp.b32 %r128,%r105,0,%p5;
add.s32 %r129,%r128,%r251;
cvt.s64.s32 %d116,%r129;
mul.lo.s64 %d117,%d230,%d116;
add.s64 %d118,%d115,%d117;
add.s64 %d236,%d228,%d118;
$22:
ld.f64 %e92,[%d236];
add.f64 %e93,%e238,%e92;
add.s64 %d119,%d236,%d55;
ld.f64 %e94,[%d119];
add.f64 %e95,%e93,%e94;
add.s64 %d120,%d119,%d55;
ld.f64 %e96,[%d120];
add.f64 %e97,%e95,%e96;
add.s64 %d121,%d120,%d55;
add.s64 %d236,%d121,%d55;
ld.f64 %e98,[%d121];
add.f64 %e238,%e97,%e98;
add.s64 %d235,%d235,1024;
cvt.u32.u64 %r130,%d235;
setp.lt.s32 %p15,%r130,%r249;
@%p15 bra $22;
$42:
add.s32 %r252,%r252,1;
setp.lt.s32 %p74,%r252,%r30;
add.s32 %r251,%r251,1;
@%p74 bra $13;
$43:
mov.b64 {%r176,%r177},%e238;
mov.u32 %r180,31;
mov.u32 %r181,16;
mov.u32 %r182,-1;
shfl.sync.bfly.b32 %r179|%p75,%r177,%r181,%r180,%r182;
shfl.sync.bfly.b32 %r178|%p76,%r176,%r181,%r180,%r182;
mov.b64 %e153,{%r178,%r179};
setp.ne.s32 %p77,%r78,0;
@%p77 bra $45;
bra.uni $44;
$45:
setp.gt.f64 %p78,%e153,%e238;
setp.nan.f64 %p79,%e153,%e153;
or.pred %p80,%p78,%p79;
selp.f64 %e242,%e153,%e238,%p80;
bra.uni $46;
$44:
add.f64 %e242,%e238,%e153;
$46:
mov.b64 {%r183,%r184},%e242;
mov.u32 %r187,31;
mov.u32 %r188,8;
mov.u32 %r189,-1;
shfl.sync.bfly.b32 %r186|%p81,%r184,%r188,%r187,%r189;
shfl.sync.bfly.b32 %r185|%p82,%r183,%r188,%r187,%r189;
mov.b64 %e155,{%r185,%r186};
@%p77 bra $48;
bra.uni $47;
$48:
setp.gt.f64 %p84,%e155,%e242;
setp.nan.f64 %p85,%e155,%e155;
or.pred %p86,%p84,%p85;
selp.f64 %e243,%e155,%e242,%p86;
bra.uni $49;
$47:
add.f64 %e243,%e242,%e155;
$49:
mov.b64 {%r190,%r191},%e243;
mov.u32 %r194,31;
mov.u32 %r195,4;
mov.u32 %r196,-1;
shfl.sync.bfly.b32 %r193|%p87,%r191,%r195,%r194,%r196;
shfl.sync.bfly.b32 %r192|%p88,%r190,%r195,%r194,%r196;
mov.b64 %e157,{%r192,%r193};
@%p77 bra $51;
bra.uni $50;
$51:
setp.gt.f64 %p90,%e157,%e243;
setp.nan.f64 %p91,%e157,%e157;
or.pred %p92,%p90,%p91;
selp.f64 %e244,%e157,%e243,%p92;
bra.uni $52;
$50:
add.f64 %e244,%e243,%e157;
$52:
mov.b64 {%r197,%r198},%e244;
mov.u32 %r201,31;
mov.u32 %r202,2;
mov.u32 %r203,-1;
shfl.sync.bfly.b32 %r200|%p93,%r198,%r202,%r201,%r203;
shfl.sync.bfly.b32 %r199|%p94,%r197,%r202,%r201,%r203;
mov.b64 %e159,{%r199,%r200};
@%p77 bra $54;
bra.uni $53;
$54:
setp.gt.f64 %p96,%e159,%e244;
setp.nan.f64 %p97,%e159,%e159;
or.pred %p98,%p96,%p97;
selp.f64 %e245,%e159,%e244,%p98;
bra.uni $55;
$53:
add.f64 %e245,%e244,%e159;
$55:
mov.b64 {%r204,%r205},%e245;
mov.u32 %r208,31;
mov.u32 %r209,1;
mov.u32 %r210,-1;
shfl.sync.bfly.b32 %r207|%p99,%r205,%r209,%r208,%r210;
shfl.sync.bfly.b32 %r206|%p100,%r204,%r209,%r208,%r210;
mov.b64 %e161,{%r206,%r207};
@%p77 bra $57;
bra.uni $56;
$57:
setp.gt.f64 %p102,%e161,%e245;
setp.nan.f64 %p103,%e161,%e161;
or.pred %p104,%p102,%p103;
selp.f64 %e246,%e161,%e245,%p104;
bra.uni $58;
$56:
add.f64 %e246,%e245,%e161;
$58:
setp.ne.s32 %p105,%r27,0;
@%p105 bra $60;
mov.u32 %r245,%tid.y;
mul.wide.u32 %d216,%r245,8;
mov.u64 %d217,z0;
add.s64 %d218,%d217,%d216;
st.shared.f64 [%d218],%e246;
$60:
bar.sync 0;
ld.shared.f64 %e69,[z0];
ld.shared.f64 %e70,[z0+8];
@%p77 bra $62;
bra.uni $61;
$62:
setp.gt.f64 %p107,%e70,%e69;
setp.nan.f64 %p108,%e70,%e70;
or.pred %p109,%p107,%p108;
selp.f64 %e174,%e70,%e69,%p109;
ld.shared.f64 %e175,[z0+16];
setp.gt.f64 %p110,%e175,%e174;
setp.nan.f64 %p111,%e175,%e175;
or.pred %p112,%p110,%p111;
selp.f64 %e176,%e175,%e174,%p112;
ld.shared.f64 %e177,[z0+24];
setp.gt.f64 %p113,%e177,%e176;
setp.nan.f64 %p114,%e177,%e177;
or.pred %p115,%p113,%p114;
selp.f64 %e178,%e177,%e176,%p115;
ld.shared.f64 %e179,[z0+32];
setp.gt.f64 %p116,%e179,%e178;
setp.nan.f64 %p117,%e179,%e179;
or.pred %p118,%p116,%p117;
selp.f64 %e180,%e179,%e178,%p118;
ld.shared.f64 %e181,[z0+40];
setp.gt.f64 %p119,%e181,%e180;
setp.nan.f64 %p120,%e181,%e181;
or.pred %p121,%p119,%p120;
selp.f64 %e182,%e181,%e180,%p121;
ld.shared.f64 %e183,[z0+48];
setp.gt.f64 %p122,%e183,%e182;
setp.nan.f64 %p123,%e183,%e183;
or.pred %p124,%p122,%p123;
selp.f64 %e184,%e183,%e182,%p124;
ld.shared.f64 %e185,[z0+56];
setp.gt.f64 %p125,%e185,%e184;
setp.nan.f64 %p126,%e185,%e185;
or.pred %p127,%p125,%p126;
selp.f64 %e247,%e185,%e184,%p127;
bra.uni $63;
$61:
add.f64 %e162,%e69,%e70;
ld.shared.f64 %e163,[z0+16];
add.f64 %e164,%e162,%e163;
ld.shared.f64 %e165,[z0+24];
add.f64 %e166,%e164,%e165;
ld.shared.f64 %e167,[z0+32];
add.f64 %e168,%e166,%e167;
ld.shared.f64 %e169,[z0+40];
add.f64 %e170,%e168,%e169;
ld.shared.f64 %e171,[z0+48];
add.f64 %e172,%e170,%e171;
ld.shared.f64 %e173,[z0+56];
add.f64 %e247,%e172,%e173;
$63:
bar.sync 0;
setp.ne.s32 %p128,%r77,2;
@%p128 bra $67;
mov.b64 {%r213,%r214},%e239;
mov.u32 %r234,31;
mov.u32 %r235,16;
mov.u32 %r236,-1;
shfl.sync.bfly.b32 %r216|%p130,%r214,%r235,%r234,%r236;
shfl.sync.bfly.b32 %r215|%p131,%r213,%r235,%r234,%r236;
mov.b64 %e187,{%r215,%r216};
add.f64 %e188,%e239,%e187;
mov.b64 {%r217,%r218},%e188;
mov.u32 %r237,8;
shfl.sync.bfly.b32 %r220|%p132,%r218,%r237,%r234,%r236;
shfl.sync.bfly.b32 %r219|%p133,%r217,%r237,%r234,%r236;
mov.b64 %e189,{%r219,%r220};
add.f64 %e190,%e188,%e189;
mov.b64 {%r221,%r222},%e190;
mov.u32 %r238,4;
shfl.sync.bfly.b32 %r224|%p134,%r222,%r238,%r234,%r236;
shfl.sync.bfly.b32 %r223|%p135,%r221,%r238,%r234,%r236;
mov.b64 %e191,{%r223,%r224};
add.f64 %e192,%e190,%e191;
mov.b64 {%r225,%r226},%e192;
mov.u32 %r239,2;
shfl.sync.bfly.b32 %r228|%p136,%r226,%r239,%r234,%r236;
shfl.sync.bfly.b32 %r227|%p137,%r225,%r239,%r234,%r236;
mov.b64 %e193,{%r227,%r228};
add.f64 %e194,%e192,%e193;
mov.b64 {%r229,%r230},%e194;
mov.u32 %r240,1;
shfl.sync.bfly.b32 %r232|%p138,%r230,%r240,%r234,%r236;
shfl.sync.bfly.b32 %r231|%p139,%r229,%r240,%r234,%r236;
mov.b64 %e195,{%r231,%r232};
add.f64 %e74,%e194,%e195;
@%p105 bra $66;
mov.u32 %r244,%tid.y;
mul.wide.u32 %d219,%r244,8;
mov.u64 %d220,z1;
add.s64 %d221,%d220,%d219;
st.shared.f64 [%d221],%e74;
$66:
bar.sync 0;
ld.shared.f64 %e196,[z1+8];
ld.shared.f64 %e197,[z1];
add.f64 %e198,%e197,%e196;
ld.shared.f64 %e199,[z1+16];
add.f64 %e200,%e198,%e199;
ld.shared.f64 %e201,[z1+24];
add.f64 %e202,%e200,%e201;
ld.shared.f64 %e203,[z1+32];
add.f64 %e204,%e202,%e203;
ld.shared.f64 %e205,[z1+40];
add.f64 %e206,%e204,%e205;
ld.shared.f64 %e207,[z1+48];
add.f64 %e208,%e206,%e207;
ld.shared.f64 %e209,[z1+56];
add.f64 %e239,%e208,%e209;
bar.sync 0;
$67:
setp.ne.s32 %p140,%r28,0;
@%p140 bra $75;
cvt.rn.f64.s32 %e210,%r246;
cvt.rn.f64.s32 %e211,%r247;
mul.f64 %e77,%e210,%e211;
setp.ne.s32 %p141,%r77,1;
mov.f64 %e250,%e247;
@%p141 bra $70;
div.rn.f64 %e250,%e247,%e77;
$70:
@%p128 bra $72;
div.rn.f64 %e212,%e247,%e77;
cvt.s64.s32 %d222,%r105;
mul.lo.s64 %d223,%d232,%d222;
add.s64 %d224,%d231,%d223;
st.f64 [%d224],%e212;
mul.f64 %e213,%e212,%e212;
div.rn.f64 %e214,%e239,%e77;
sub.f64 %e215,%e214,%e213;
mov.f64 %e216,0d0000000000000000;
max.f64 %e217,%e215,%e216;
sqrt.rn.f64 %e250,%e217;
$72:
setp.ne.s32 %p143,%r77,3;
@%p143 bra $74;
sqrt.rn.f64 %e250,%e247;
$74:
cvt.s64.s32 %d225,%r105;
mul.lo.s64 %d226,%d234,%d225;
add.s64 %d227,%d233,%d226;
st.f64 [%d227],%e250;
$75:
ret;
}
.visible .entry extreme_parts(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5
)
.maxntid 256,1,1
{
.reg .pred %p<353>;
.reg .b16 %s<59>;
.reg .f32 %f<401>;
.reg .b32 %r<605>;
.reg .b64 %d<109>;
ld.param.u64 %d39,[p0];
ld.param.v2.u32 {%r494,%r495},[p1+32];
ld.param.v2.u32 {%r198,%r199},[p1+40];
ld.param.u64 %d44,[p2];
ld.param.v2.u32 {%r202,%r203},[p3+40];
ld.param.u32 %r194,[p4];
ld.param.u32 %r195,[p5];
ld.param.u64 %d108,[p3+16];
ld.param.u64 %d107,[p3+8];
ld.param.u64 %d45,[p3];
ld.param.u64 %d105,[p1+16];
ld.param.u64 %d104,[p1+8];
ld.param.u64 %d40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r199,0;
@%p1 bra $2;
cvta.to.global.u64 %d49,%d39;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r494,%r495},[%d51+32];
ld.global.u64 %d105,[%d51+16];
ld.global.u64 %d104,[%d51+8];
ld.global.u64 %d103,[%d51];
bra.uni $3;
$2:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d103,%d39,%d53;
$3:
setp.eq.s32 %p2,%r203,0;
@%p2 bra $5;
cvta.to.global.u64 %d54,%d44;
mul.wide.s32 %d55,%r1,40;
add.s64 %d56,%d54,%d55;
ld.global.u64 %d108,[%d56+16];
ld.global.u64 %d107,[%d56+8];
ld.global.u64 %d106,[%d56];
bra.uni $6;
$5:
cvt.s64.s32 %d57,%r1;
mul.lo.s64 %d58,%d45,%d57;
add.s64 %d106,%d44,%d58;
$6:
mov.u32 %r208,%ctaid.y;
mul.lo.s32 %r209,%r208,%r195;
add.s32 %r210,%r209,%r195;
min.s32 %r14,%r210,%r495;
mov.u32 %r211,%tid.y;
add.s32 %r504,%r209,%r211;
setp.lt.s32 %p3,%r504,%r14;
@%p3 bra $8;
bra.uni $7;
$8:
mov.u32 %r576,-1;
mov.f32 %f371,0f7F800000;
mov.f32 %f370,%f371;
mov.u32 %r575,%r576;
$9:
.pragma "nounroll";
setp.eq.s32 %p4,%r194,4;
selp.b32 %r217,4,2,%p4;
setp.eq.s32 %p5,%r194,0;
selp.b32 %r218,1,%r217,%p5;
cvt.u64.u32 %d59,%r218;
setp.eq.s64 %p6,%d105,%d59;
cvt.s64.s32 %d60,%r504;
mul.lo.s64 %d28,%d104,%d60;
add.s64 %d29,%d103,%d28;
shl.b32 %r219,%r218,2;
add.s32 %r220,%r219,-1;
cvt.s64.s32 %d61,%r220;
and.b64 %d62,%d29,%d61;
setp.eq.s64 %p7,%d62,0;
and.pred %p8,%p6,%p7;
and.b32 %r221,%r494,-4;
selp.b32 %r28,%r221,0,%p8;
mov.u32 %r222,%tid.x;
shl.b32 %r518,%r222,2;
setp.le.s32 %p9,%r28,%r518;
@%p9 bra $145;
mov.u32 %r452,%tid.x;
mov.u32 %r225,127;
sub.s32 %r226,%r225,%r518;
add.s32 %r509,%r226,%r28;
mad.lo.s32 %r227,%r504,%r494,%r518;
add.s32 %r507,%r227,387;
mul.lo.s32 %r230,%r218,%r452;
shl.b32 %r508,%r230,2;
$11:
cvt.s64.s32 %d101,%r504;
mul.lo.s64 %d100,%d104,%d101;
cvt.s64.s32 %d30,%r508;
add.s64 %d63,%d100,%d30;
add.s64 %d31,%d29,%d30;
shl.b32 %r233,%r218,7;
cvt.u64.u32 %d64,%r233;
add.s64 %d65,%d63,%d64;
add.s64 %d32,%d103,%d65;
mul.wide.s32 %d66,%r233,2;
add.s64 %d67,%d66,%d63;
add.s64 %d33,%d103,%d67;
mul.wide.s32 %d68,%r233,3;
add.s64 %d69,%d68,%d63;
add.s64 %d34,%d103,%d69;
@%p5 bra $21;
setp.ne.s32 %p14,%r194,4;
@%p14 bra $29;
setp.lt.s32 %p15,%r509,128;
@%p15 bra $15;
ld.v4.u32 {%r543,%r542,%r236,%r237},[%d31];
mov.b32 %f322,%r236;
mov.b32 %f321,%r237;
$15:
setp.lt.s32 %p16,%r509,256;
@%p16 bra $17;
ld.v4.u32 {%r541,%r540,%r242,%r243},[%d32];
mov.b32 %f320,%r242;
mov.b32 %f319,%r243;
$17:
setp.lt.s32 %p17,%r509,384;
@%p17 bra $19;
ld.v4.u32 {%r539,%r538,%r248,%r249},[%d33];
mov.b32 %f318,%r248;
mov.b32 %f317,%r249;
$19:
setp.lt.s32 %p18,%r509,512;
@%p18 bra $37;
ld.v4.u32 {%r537,%r536,%r254,%r255},[%d34];
mov.b32 %f316,%r254;
mov.b32 %f315,%r255;
bra.uni $37;
$21:
setp.lt.s32 %p19,%r509,128;
@%p19 bra $23;
ld.u32 %r543,[%d31];
$23:
setp.lt.s32 %p20,%r509,256;
@%p20 bra $25;
ld.u32 %r541,[%d32];
$25:
setp.lt.s32 %p21,%r509,384;
@%p21 bra $27;
ld.u32 %r539,[%d33];
$27:
setp.lt.s32 %p22,%r509,512;
@%p22 bra $37;
ld.u32 %r537,[%d34];
bra.uni $37;
$29:
setp.lt.s32 %p23,%r509,128;
@%p23 bra $31;
ld.v2.u32 {%r543,%r542},[%d31];
$31:
setp.lt.s32 %p24,%r509,256;
@%p24 bra $33;
ld.v2.u32 {%r541,%r540},[%d32];
$33:
setp.lt.s32 %p25,%r509,384;
@%p25 bra $35;
ld.v2.u32 {%r539,%r538},[%d33];
$35:
setp.lt.s32 %p26,%r509,512;
@%p26 bra $37;
ld.v2.u32 {%r537,%r536},[%d34];
$37:
@%p5 bra $41;
setp.eq.s32 %p352,%r194,4;
@%p352 bra $42;
setp.ne.s32 %p29,%r194,3;
@%p29 bra $43;
cvt.u16.u32 %s1,%r543;
cvt.f32.f16 %f338,%s1;
shr.u32 %r266,%r543,16;
cvt.u16.u32 %s2,%r266;
cvt.f32.f16 %f337,%s2;
cvt.u16.u32 %s3,%r542;
cvt.f32.f16 %f336,%s3;
shr.u32 %r267,%r542,16;
cvt.u16.u32 %s4,%r267;
cvt.f32.f16 %f335,%s4;
cvt.u16.u32 %s5,%r541;
cvt.f32.f16 %f334,%s5;
shr.u32 %r268,%r541,16;
cvt.u16.u32 %s6,%r268;
cvt.f32.f16 %f333,%s6;
cvt.u16.u32 %s7,%r540;
cvt.f32.f16 %f332,%s7;
shr.u32 %r269,%r540,16;
cvt.u16.u32 %s8,%r269;
cvt.f32.f16 %f331,%s8;
cvt.u16.u32 %s9,%r539;
cvt.f32.f16 %f330,%s9;
shr.u32 %r270,%r539,16;
cvt.u16.u32 %s10,%r270;
cvt.f32.f16 %f329,%s10;
cvt.u16.u32 %s11,%r538;
cvt.f32.f16 %f328,%s11;
shr.u32 %r271,%r538,16;
cvt.u16.u32 %s12,%r271;
cvt.f32.f16 %f327,%s12;
cvt.u16.u32 %s13,%r537;
cvt.f32.f16 %f326,%s13;
shr.u32 %r272,%r537,16;
cvt.u16.u32 %s14,%r272;
cvt.f32.f16 %f325,%s14;
cvt.u16.u32 %s15,%r536;
cvt.f32.f16 %f324,%s15;
shr.u32 %r273,%r536,16;
cvt.u16.u32 %s16,%r273;
cvt.f32.f16 %f323,%s16;
bra.uni $44;
$41:
cvt.u16.u32 %s17,%r543;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f338,%s18;
shr.u16 %s19,%s17,8;
cvt.rn.f32.u16 %f337,%s19;
shr.u32 %r274,%r543,16;
cvt.u16.u32 %s20,%r274;
and.b16 %s21,%s20,255;
cvt.rn.f32.u16 %f336,%s21;
shr.u32 %r275,%r543,24;
cvt.u16.u32 %s22,%r275;
cvt.rn.f32.u16 %f335,%s22;
cvt.u16.u32 %s23,%r541;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f334,%s24;
shr.u16 %s25,%s23,8;
cvt.rn.f32.u16 %f333,%s25;
shr.u32 %r276,%r541,16;
cvt.u16.u32 %s26,%r276;
and.b16 %s27,%s26,255;
cvt.rn.f32.u16 %f332,%s27;
shr.u32 %r277,%r541,24;
cvt.u16.u32 %s28,%r277;
cvt.rn.f32.u16 %f331,%s28;
cvt.u16.u32 %s29,%r539;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f330,%s30;
shr.u16 %s31,%s29,8;
cvt.rn.f32.u16 %f329,%s31;
shr.u32 %r278,%r539,16;
cvt.u16.u32 %s32,%r278;
and.b16 %s33,%s32,255;
cvt.rn.f32.u16 %f328,%s33;
shr.u32 %r279,%r539,24;
cvt.u16.u32 %s34,%r279;
cvt.rn.f32.u16 %f327,%s34;
cvt.u16.u32 %s35,%r537;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f326,%s36;
shr.u16 %s37,%s35,8;
cvt.rn.f32.u16 %f325,%s37;
shr.u32 %r280,%r537,16;
cvt.u16.u32 %s38,%r280;
and.b16 %s39,%s38,255;
cvt.rn.f32.u16 %f324,%s39;
shr.u32 %r281,%r537,24;
cvt.u16.u32 %s40,%r281;
cvt.rn.f32.u16 %f323,%s40;
bra.uni $44;
$42:
mov.b32 %f338,%r543;
mov.b32 %f337,%r542;
mov.b32 %f334,%r541;
mov.b32 %f333,%r540;
mov.b32 %f330,%r539;
mov.b32 %f329,%r538;
mov.b32 %f326,%r537;
mov.b32 %f325,%r536;
mov.f32 %f323,%f315;
mov.f32 %f324,%f316;
mov.f32 %f327,%f317;
mov.f32 %f328,%f318;
mov.f32 %f331,%f319;
mov.f32 %f332,%f320;
mov.f32 %f335,%f321;
mov.f32 %f336,%f322;
bra.uni $44;
$43:
and.b32 %r282,%r543,65535;
setp.eq.s32 %p30,%r194,2;
selp.b32 %r283,32768,0,%p30;
and.b32 %r284,%r543,%r283;
shl.b32 %r285,%r284,1;
sub.s32 %r286,%r282,%r285;
cvt.rn.f32.s32 %f338,%r286;
shr.u32 %r287,%r543,16;
and.b32 %r288,%r287,%r283;
shl.b32 %r289,%r288,1;
sub.s32 %r290,%r287,%r289;
cvt.rn.f32.s32 %f337,%r290;
and.b32 %r291,%r542,%r283;
shl.b32 %r292,%r291,1;
and.b32 %r293,%r542,65535;
sub.s32 %r294,%r293,%r292;
cvt.rn.f32.s32 %f336,%r294;
shr.u32 %r295,%r542,16;
and.b32 %r296,%r295,%r283;
shl.b32 %r297,%r296,1;
sub.s32 %r298,%r295,%r297;
cvt.rn.f32.s32 %f335,%r298;
and.b32 %r299,%r541,%r283;
shl.b32 %r300,%r299,1;
and.b32 %r301,%r541,65535;
sub.s32 %r302,%r301,%r300;
cvt.rn.f32.s32 %f334,%r302;
shr.u32 %r303,%r541,16;
and.b32 %r304,%r303,%r283;
shl.b32 %r305,%r304,1;
sub.s32 %r306,%r303,%r305;
cvt.rn.f32.s32 %f333,%r306;
and.b32 %r307,%r540,%r283;
shl.b32 %r308,%r307,1;
and.b32 %r309,%r540,65535;
sub.s32 %r310,%r309,%r308;
cvt.rn.f32.s32 %f332,%r310;
shr.u32 %r311,%r540,16;
and.b32 %r312,%r311,%r283;
shl.b32 %r313,%r312,1;
sub.s32 %r314,%r311,%r313;
cvt.rn.f32.s32 %f331,%r314;
and.b32 %r315,%r539,%r283;
shl.b32 %r316,%r315,1;
and.b32 %r317,%r539,65535;
sub.s32 %r318,%r317,%r316;
cvt.rn.f32.s32 %f330,%r318;
shr.u32 %r319,%r539,16;
and.b32 %r320,%r319,%r283;
shl.b32 %r321,%r320,1;
sub.s32 %r322,%r319,%r321;
cvt.rn.f32.s32 %f329,%r322;
and.b32 %r323,%r538,%r283;
shl.b32 %r324,%r323,1;
and.b32 %r325,%r538,65535;
sub.s32 %r326,%r325,%r324;
cvt.rn.f32.s32 %f328,%r326;
shr.u32 %r327,%r538,16;
and.b32 %r328,%r327,%r283;
shl.b32 %r329,%r328,1;
sub.s32 %r330,%r327,%r329;
cvt.rn.f32.s32 %f327,%r330;
and.b32 %r331,%r537,%r283;
shl.b32 %r332,%r331,1;
and.b32 %r333,%r537,65535;
sub.s32 %r334,%r333,%r332;
cvt.rn.f32.s32 %f326,%r334;
shr.u32 %r335,%r537,16;
and.b32 %r336,%r335,%r283;
shl.b32 %r337,%r336,1;
sub.s32 %r338,%r335,%r337;
cvt.rn.f32.s32 %f325,%r338;
and.b32 %r339,%r536,%r283;
shl.b32 %r340,%r339,1;
and.b32 %r341,%r536,65535;
sub.s32 %r342,%r341,%r340;
cvt.rn.f32.s32 %f324,%r342;
shr.u32 %r343,%r536,16;
and.b32 %r344,%r343,%r283;
shl.b32 %r345,%r344,1;
sub.s32 %r346,%r343,%r345;
cvt.rn.f32.s32 %f323,%r346;
$44:
setp.lt.s32 %p31,%r509,128;
@%p31 bra $144;
setp.gt.f32 %p32,%f371,%f338;
@%p32 bra $47;
setp.neu.f32 %p33,%f371,%f338;
setp.ne.s32 %p34,%r576,-1;
or.pred %p35,%p34,%p33;
@%p35 bra $48;
$47:
mad.lo.s32 %r576,%r504,%r494,%r518;
mov.f32 %f371,%f338;
$48:
neg.f32 %f116,%f338;
setp.gt.f32 %p36,%f370,%f116;
@%p36 bra $50;
setp.neu.f32 %p37,%f370,%f116;
setp.ne.s32 %p38,%r575,-1;
or.pred %p39,%p38,%p37;
@%p39 bra $51;
$50:
mad.lo.s32 %r575,%r504,%r494,%r518;
mov.f32 %f370,%f116;
$51:
mad.lo.s32 %r347,%r504,%r494,%r518;
setp.gt.f32 %p40,%f371,%f337;
@%p40 bra $53;
setp.neu.f32 %p41,%f371,%f337;
setp.ne.s32 %p42,%r576,-1;
or.pred %p43,%p42,%p41;
@%p43 bra $54;
$53:
mad.lo.s32 %r457,%r504,%r494,%r518;
add.s32 %r576,%r457,1;
mov.f32 %f371,%f337;
$54:
neg.f32 %f119,%f337;
setp.gt.f32 %p44,%f370,%f119;
@%p44 bra $56;
setp.neu.f32 %p45,%f370,%f119;
setp.ne.s32 %p46,%r575,-1;
or.pred %p47,%p46,%p45;
@%p47 bra $57;
$56:
mad.lo.s32 %r455,%r504,%r494,%r518;
add.s32 %r575,%r455,1;
mov.f32 %f370,%f119;
$57:
setp.gt.f32 %p48,%f371,%f336;
@%p48 bra $59;
setp.neu.f32 %p49,%f371,%f336;
setp.ne.s32 %p50,%r576,-1;
or.pred %p51,%p50,%p49;
@%p51 bra $60;
$59:
mad.lo.s32 %r461,%r504,%r494,%r518;
add.s32 %r576,%r461,2;
mov.f32 %f371,%f336;
$60:
neg.f32 %f122,%f336;
setp.gt.f32 %p52,%f370,%f122;
@%p52 bra $62;
setp.neu.f32 %p53,%f370,%f122;
setp.ne.s32 %p54,%r575,-1;
or.pred %p55,%p54,%p53;
@%p55 bra $63;
$62:
mad.lo.s32 %r459,%r504,%r494,%r518;
add.s32 %r575,%r459,2;
mov.f32 %f370,%f122;
$63:
setp.gt.f32 %p56,%f371,%f335;
@%p56 bra $65;
setp.neu.f32 %p57,%f371,%f335;
setp.ne.s32 %p58,%r576,-1;
or.pred %p59,%p58,%p57;
@%p59 bra $66;
$65:
mad.lo.s32 %r465,%r504,%r494,%r518;
add.s32 %r576,%r465,3;
mov.f32 %f371,%f335;
$66:
neg.f32 %f125,%f335;
setp.gt.f32 %p60,%f370,%f125;
@%p60 bra $68;
setp.neu.f32 %p61,%f370,%f125;
setp.ne.s32 %p62,%r575,-1;
or.pred %p63,%p62,%p61;
@%p63 bra $69;
$68:
mad.lo.s32 %r463,%r504,%r494,%r518;
add.s32 %r575,%r463,3;
mov.f32 %f370,%f125;
$69:
setp.lt.s32 %p64,%r509,256;
@%p64 bra $144;
setp.gt.f32 %p65,%f371,%f334;
@%p65 bra $72;
setp.neu.f32 %p66,%f371,%f334;
setp.ne.s32 %p67,%r576,-1;
or.pred %p68,%p67,%p66;
@%p68 bra $73;
$72:
mad.lo.s32 %r469,%r504,%r494,%r518;
add.s32 %r576,%r469,128;
mov.f32 %f371,%f334;
$73:
neg.f32 %f128,%f334;
setp.gt.f32 %p69,%f370,%f128;
@%p69 bra $75;
setp.neu.f32 %p70,%f370,%f128;
setp.ne.s32 %p71,%r575,-1;
or.pred %p72,%p71,%p70;
@%p72 bra $76;
$75:
mad.lo.s32 %r467,%r504,%r494,%r518;
add.s32 %r575,%r467,128;
mov.f32 %f370,%f128;
$76:
setp.gt.f32 %p73,%f371,%f333;
@%p73 bra $78;
setp.neu.f32 %p74,%f371,%f333;
setp.ne.s32 %p75,%r576,-1;
or.pred %p76,%p75,%p74;
@%p76 bra $79;
$78:
mad.lo.s32 %r473,%r504,%r494,%r518;
add.s32 %r576,%r473,129;
mov.f32 %f371,%f333;
$79:
neg.f32 %f131,%f333;
setp.gt.f32 %p77,%f370,%f131;
@%p77 bra $81;
setp.neu.f32 %p78,%f370,%f131;
setp.ne.s32 %p79,%r575,-1;
or.pred %p80,%p79,%p78;
@%p80 bra $82;
$81:
mad.lo.s32 %r471,%r504,%r494,%r518;
add.s32 %r575,%r471,129;
mov.f32 %f370,%f131;
$82:
setp.gt.f32 %p81,%f371,%f332;
@%p81 bra $84;
setp.neu.f32 %p82,%f371,%f332;
setp.ne.s32 %p83,%r576,-1;
or.pred %p84,%p83,%p82;
@%p84 bra $85;
$84:
mad.lo.s32 %r477,%r504,%r494,%r518;
add.s32 %r576,%r477,130;
mov.f32 %f371,%f332;
$85:
neg.f32 %f134,%f332;
setp.gt.f32 %p85,%f370,%f134;
@%p85 bra $87;
setp.neu.f32 %p86,%f370,%f134;
setp.ne.s32 %p87,%r575,-1;
or.pred %p88,%p87,%p86;
@%p88 bra $88;
$87:
mad.lo.s32 %r475,%r504,%r494,%r518;
add.s32 %r575,%r475,130;
mov.f32 %f370,%f134;
$88:
setp.gt.f32 %p89,%f371,%f331;
@%p89 bra $90;
setp.neu.f32 %p90,%f371,%f331;
setp.ne.s32 %p91,%r576,-1;
or.pred %p92,%p91,%p90;
@%p92 bra $91;
$90:
mad.lo.s32 %r481,%r504,%r494,%r518;
add.s32 %r576,%r481,131;
mov.f32 %f371,%f331;
$91:
neg.f32 %f137,%f331;
setp.gt.f32 %p93,%f370,%f137;
@%p93 bra $93;
setp.neu.f32 %p94,%f370,%f137;
setp.ne.s32 %p95,%r575,-1;
or.pred %p96,%p95,%p94;
@%p96 bra $94;
$93:
mad.lo.s32 %r479,%r504,%r494,%r518;
add.s32 %r575,%r479,131;
mov.f32 %f370,%f137;
$94:
setp.lt.s32 %p97,%r509,384;
@%p97 bra $144;
setp.gt.f32 %p98,%f371,%f330;
@%p98 bra $97;
setp.neu.f32 %p99,%f371,%f330;
setp.ne.s32 %p100,%r576,-1;
or.pred %p101,%p100,%p99;
@%p101 bra $98;
$97:
mad.lo.s32 %r485,%r504,%r494,%r518;
add.s32 %r576,%r485,256;
mov.f32 %f371,%f330;
$98:
neg.f32 %f140,%f330;
setp.gt.f32 %p102,%f370,%f140;
@%p102 bra $100;
setp.neu.f32 %p103,%f370,%f140;
setp.ne.s32 %p104,%r575,-1;
or.pred %p105,%p104,%p103;
@%p105 bra $101;
$100:
mad.lo.s32 %r483,%r504,%r494,%r518;
add.s32 %r575,%r483,256;
mov.f32 %f370,%f140;
$101:
setp.gt.f32 %p106,%f371,%f329;
@%p106 bra $103;
setp.neu.f32 %p107,%f371,%f329;
setp.ne.s32 %p108,%r576,-1;
or.pred %p109,%p108,%p107;
@%p109 bra $104;
$103:
mad.lo.s32 %r489,%r504,%r494,%r518;
add.s32 %r576,%r489,257;
mov.f32 %f371,%f329;
$104:
neg.f32 %f143,%f329;
setp.gt.f32 %p110,%f370,%f143;
@%p110 bra $106;
setp.neu.f32 %p111,%f370,%f143;
setp.ne.s32 %p112,%r575,-1;
or.pred %p113,%p112,%p111;
@%p113 bra $107;
$106:
mad.lo.s32 %r487,%r504,%r494,%r518;
add.s32 %r575,%r487,257;
mov.f32 %f370,%f143;
$107:
setp.gt.f32 %p114,%f371,%f328;
@%p114 bra $109;
setp.neu.f32 %p115,%f371,%f328;
setp.ne.s32 %p116,%r576,-1;
or.pred %p117,%p116,%p115;
@%p117 bra $110;
$109:
add.s32 %r576,%r507,-129;
mov.f32 %f371,%f328;
$110:
neg.f32 %f146,%f328;
setp.gt.f32 %p118,%f370,%f146;
@%p118 bra $112;
setp.neu.f32 %p119,%f370,%f146;
setp.ne.s32 %p120,%r575,-1;
or.pred %p121,%p120,%p119;
@%p121 bra $113;
$112:
add.s32 %r575,%r507,-129;
mov.f32 %f370,%f146;
$113:
setp.gt.f32 %p122,%f371,%f327;
@%p122 bra $115;
setp.neu.f32 %p123,%f371,%f327;
setp.ne.s32 %p124,%r576,-1;
or.pred %p125,%p124,%p123;
@%p125 bra $116;
$115:
add.s32 %r576,%r507,-128;
mov.f32 %f371,%f327;
$116:
neg.f32 %f149,%f327;
setp.gt.f32 %p126,%f370,%f149;
@%p126 bra $118;
setp.neu.f32 %p127,%f370,%f149;
setp.ne.s32 %p128,%r575,-1;
or.pred %p129,%p128,%p127;
@%p129 bra $119;
$118:
add.s32 %r575,%r507,-128;
mov.f32 %f370,%f149;
$119:
setp.lt.s32 %p130,%r509,512;
@%p130 bra $144;
add.s32 %r127,%r347,384;
setp.gt.f32 %p131,%f371,%f326;
@%p131 bra $122;
setp.neu.f32 %p132,%f371,%f326;
setp.ne.s32 %p133,%r576,-1;
or.pred %p134,%p133,%p132;
@%p134 bra $123;
$122:
mov.u32 %r576,%r127;
mov.f32 %f371,%f326;
$123:
neg.f32 %f152,%f326;
setp.gt.f32 %p135,%f370,%f152;
@%p135 bra $125;
setp.neu.f32 %p136,%f370,%f152;
setp.ne.s32 %p137,%r575,-1;
or.pred %p138,%p137,%p136;
@%p138 bra $126;
$125:
mov.u32 %r575,%r127;
mov.f32 %f370,%f152;
$126:
add.s32 %r130,%r507,-2;
setp.gt.f32 %p139,%f371,%f325;
@%p139 bra $128;
setp.neu.f32 %p140,%f371,%f325;
setp.ne.s32 %p141,%r576,-1;
or.pred %p142,%p141,%p140;
@%p142 bra $129;
$128:
mov.u32 %r576,%r130;
mov.f32 %f371,%f325;
$129:
neg.f32 %f155,%f325;
setp.gt.f32 %p143,%f370,%f155;
@%p143 bra $131;
setp.neu.f32 %p144,%f370,%f155;
setp.ne.s32 %p145,%r575,-1;
or.pred %p146,%p145,%p144;
@%p146 bra $132;
$131:
mov.u32 %r575,%r130;
mov.f32 %f370,%f155;
$132:
add.s32 %r133,%r507,-1;
setp.gt.f32 %p147,%f371,%f324;
@%p147 bra $134;
setp.neu.f32 %p148,%f371,%f324;
setp.ne.s32 %p149,%r576,-1;
or.pred %p150,%p149,%p148;
@%p150 bra $135;
$134:
mov.u32 %r576,%r133;
mov.f32 %f371,%f324;
$135:
neg.f32 %f158,%f324;
setp.gt.f32 %p151,%f370,%f158;
@%p151 bra $137;
setp.neu.f32 %p152,%f370,%f158;
setp.ne.s32 %p153,%r575,-1;
or.pred %p154,%p153,%p152;
@%p154 bra $138;
$137:
mov.u32 %r575,%r133;
mov.f32 %f370,%f158;
$138:
setp.gt.f32 %p155,%f371,%f323;
@%p155 bra $140;
setp.neu.f32 %p156,%f371,%f323;
setp.ne.s32 %p157,%r576,-1;
or.pred %p158,%p157,%p156;
@%p158 bra $141;
$140:
mov.u32 %r576,%r507;
mov.f32 %f371,%f323;
$141:
neg.f32 %f161,%f323;
setp.gt.f32 %p159,%f370,%f161;
@%p159 bra $143;
setp.neu.f32 %p160,%f370,%f161;
setp.ne.s32 %p161,%r575,-1;
or.pred %p162,%p161,%p160;
@%p162 bra $144;
$143:
mov.u32 %r575,%r507;
mov.f32 %f370,%f161;
$144:
cvt.s64.s32 %d102,%r508;
add.s32 %r509,%r509,-512;
shl.b32 %r359,%r218,9;
cvt.u32.u64 %r360,%d102;
add.s32 %r508,%r360,%r359;
add.s32 %r507,%r507,512;
add.s32 %r518,%r518,512;
setp.gt.s32 %p165,%r28,%r518;
@%p165 bra $11;
$145:
mov.u32 %r448,%tid.x;
add.s32 %r594,%r28,%r448;
setp.ge.s32 %p166,%r594,%r494;
@%p166 bra $199;
mov.u32 %r453,%tid.x;
not.b32 %r364,%r453;
add.s32 %r365,%r494,%r364;
sub.s32 %r154,%r365,%r28;
and.b32 %r366,%r154,32;
setp.ne.s32 %p167,%r366,0;
@%p167 bra $164;
cvt.s64.s32 %d70,%r594;
mul.lo.s64 %d71,%d105,%d70;
add.s64 %d35,%d29,%d71;
setp.gt.s32 %p168,%r194,1;
@%p168 bra $150;
@%p5 bra $155;
setp.eq.s32 %p172,%r194,1;
@%p172 bra $154;
bra.uni $156;
$154:
ld.global.nc.u16 %s44,[%d35];
cvt.rn.f32.u16 %f382,%s44;
bra.uni $157;
$150:
setp.eq.s32 %p169,%r194,2;
@%p169 bra $153;
setp.ne.s32 %p170,%r194,3;
@%p170 bra $156;
ld.global.nc.u16 %s41,[%d35];
cvt.f32.f16 %f382,%s41;
bra.uni $157;
$155:
ld.global.nc.u8 %r367,[%d35];
cvt.u16.u32 %s45,%r367;
and.b16 %s46,%s45,255;
cvt.rn.f32.u16 %f382,%s46;
bra.uni $157;
$153:
ld.global.nc.s16 %s43,[%d35];
cvt.rn.f32.s16 %f382,%s43;
bra.uni $157;
$156:
ld.global.nc.f32 %f382,[%d35];
$157:
mad.lo.s32 %r155,%r504,%r494,%r594;
setp.gt.f32 %p173,%f371,%f382;
@%p173 bra $159;
setp.neu.f32 %p174,%f371,%f382;
setp.ne.s32 %p175,%r576,-1;
or.pred %p176,%p175,%p174;
@%p176 bra $160;
$159:
mov.u32 %r576,%r155;
mov.f32 %f371,%f382;
$160:
neg.f32 %f181,%f382;
setp.gt.f32 %p177,%f370,%f181;
@%p177 bra $162;
setp.neu.f32 %p178,%f370,%f181;
setp.ne.s32 %p179,%r575,-1;
or.pred %p180,%p179,%p178;
@%p180 bra $163;
$162:
mov.u32 %r575,%r155;
mov.f32 %f370,%f181;
$163:
add.s32 %r594,%r594,32;
$164:
and.b32 %r368,%r154,-32;
setp.eq.s32 %p181,%r368,0;
@%p181 bra $199;
mul.lo.s32 %r164,%r504,%r494;
$166:
.pragma "nounroll";
cvt.s64.s32 %d77,%r594;
mul.lo.s64 %d78,%d105,%d77;
add.s64 %d36,%d29,%d78;
setp.gt.s32 %p182,%r194,1;
@%p182 bra $169;
@%p5 bra $174;
setp.eq.s32 %p186,%r194,1;
@%p186 bra $173;
bra.uni $175;
$173:
ld.global.nc.u16 %s50,[%d36];
cvt.rn.f32.u16 %f391,%s50;
bra.uni $176;
$169:
setp.eq.s32 %p183,%r194,2;
@%p183 bra $172;
setp.ne.s32 %p184,%r194,3;
@%p184 bra $175;
ld.global.nc.u16 %s47,[%d36];
cvt.f32.f16 %f391,%s47;
bra.uni $176;
$174:
ld.global.nc.u8 %r369,[%d36];
cvt.u16.u32 %s51,%r369;
and.b16 %s52,%s51,255;
cvt.rn.f32.u16 %f391,%s52;
bra.uni $176;
$172:
ld.global.nc.s16 %s49,[%d36];
cvt.rn.f32.s16 %f391,%s49;
bra.uni $176;
$175:
ld.global.nc.f32 %f391,[%d36];
$176:
add.s32 %r168,%r594,%r164;
setp.gt.f32 %p187,%f371,%f391;
@%p187 bra $178;
setp.neu.f32 %p188,%f371,%f391;
setp.ne.s32 %p189,%r576,-1;
or.pred %p190,%p189,%p188;
@%p190 bra $179;
$178:
mov.u32 %r576,%r168;
mov.f32 %f371,%f391;
$179:
neg.f32 %f196,%f391;
setp.gt.f32 %p191,%f370,%f196;
@%p191 bra $181;
setp.neu.f32 %p192,%f370,%f196;
setp.ne.s32 %p193,%r575,-1;
or.pred %p194,%p193,%p192;
@%p194 bra $182;
$181:
mov.u32 %r575,%r168;
mov.f32 %f370,%f196;
$182:
add.s32 %r171,%r594,32;
cvt.s64.s32 %d84,%r171;
mul.lo.s64 %d85,%d105,%d84;
add.s64 %d37,%d29,%d85;
@%p182 bra $185;
@%p5 bra $190;
setp.eq.s32 %p199,%r194,1;
@%p199 bra $189;
bra.uni $191;
$189:
ld.global.nc.u16 %s56,[%d37];
cvt.rn.f32.u16 %f394,%s56;
bra.uni $192;
$185:
setp.eq.s32 %p196,%r194,2;
@%p196 bra $188;
setp.ne.s32 %p197,%r194,3;
@%p197 bra $191;
ld.global.nc.u16 %s53,[%d37];
cvt.f32.f16 %f394,%s53;
bra.uni $192;
$190:
ld.global.nc.u8 %r370,[%d37];
cvt.u16.u32 %s57,%r370;
and.b16 %s58,%s57,255;
cvt.rn.f32.u16 %f394,%s58;
bra.uni $192;
$188:
ld.global.nc.s16 %s55,[%d37];
cvt.rn.f32.s16 %f394,%s55;
bra.uni $192;
$191:
ld.global.nc.f32 %f394,[%d37];
$192:
add.s32 %r172,%r171,%r164;
setp.gt.f32 %p200,%f371,%f394;
@%p200 bra $194;
setp.neu.f32 %p201,%f371,%f394;
setp.ne.s32 %p202,%r576,-1;
or.pred %p203,%p202,%p201;
@%p203 bra $195;
$194:
mov.u32 %r576,%r172;
mov.f32 %f371,%f394;
$195:
neg.f32 %f205,%f394;
setp.gt.f32 %p204,%f370,%f205;
@%p204 bra $197;
setp.neu.f32 %p205,%f370,%f205;
setp.ne.s32 %p206,%r575,-1;
or.pred %p207,%p206,%p205;
@%p207 bra $198;
$197:
mov.u32 %r575,%r172;
mov.f32 %f370,%f205;
$198:
add.s32 %r594,%r594,64;
setp.lt.s32 %p208,%r594,%r494;
@%p208 bra $166;
$199:
add.s32 %r504,%r504,8;
setp.lt.s32 %p209,%r504,%r14;
@%p209 bra $9;
bra.uni $200;
$7:
mov.f32 %f370,0f7F800000;
mov.u32 %r575,-1;
mov.u32 %r576,%r575;
mov.f32 %f371,%f370;
$200:
mov.b32 %r371,%f371;
mov.u32 %r372,31;
mov.u32 %r373,16;
mov.u32 %r374,-1;
shfl.sync.bfly.b32 %r375|%p210,%r371,%r373,%r372,%r374;
mov.b32 %f243,%r375;
shfl.sync.bfly.b32 %r376|%p211,%r576,%r373,%r372,%r374;
mov.b32 %r377,%f370;
shfl.sync.bfly.b32 %r378|%p212,%r377,%r373,%r372,%r374;
mov.b32 %f244,%r378;
shfl.sync.bfly.b32 %r379|%p213,%r575,%r373,%r372,%r374;
setp.gt.f32 %p214,%f371,%f243;
setp.eq.f32 %p215,%f371,%f243;
setp.lt.u32 %p216,%r376,%r576;
and.pred %p217,%p215,%p216;
or.pred %p218,%p214,%p217;
selp.f32 %f245,%f243,%f371,%p218;
selp.b32 %r380,%r376,%r576,%p218;
setp.gt.f32 %p219,%f370,%f244;
setp.eq.f32 %p220,%f370,%f244;
setp.lt.u32 %p221,%r379,%r575;
and.pred %p222,%p220,%p221;
or.pred %p223,%p219,%p222;
selp.f32 %f246,%f244,%f370,%p223;
selp.b32 %r381,%r379,%r575,%p223;
mov.b32 %r382,%f245;
mov.u32 %r383,8;
shfl.sync.bfly.b32 %r384|%p224,%r382,%r383,%r372,%r374;
mov.b32 %f247,%r384;
shfl.sync.bfly.b32 %r385|%p225,%r380,%r383,%r372,%r374;
mov.b32 %r386,%f246;
shfl.sync.bfly.b32 %r387|%p226,%r386,%r383,%r372,%r374;
mov.b32 %f248,%r387;
shfl.sync.bfly.b32 %r388|%p227,%r381,%r383,%r372,%r374;
setp.gt.f32 %p228,%f245,%f247;
setp.eq.f32 %p229,%f245,%f247;
setp.lt.u32 %p230,%r385,%r380;
and.pred %p231,%p229,%p230;
or.pred %p232,%p228,%p231;
selp.f32 %f249,%f247,%f245,%p232;
selp.b32 %r389,%r385,%r380,%p232;
setp.gt.f32 %p233,%f246,%f248;
setp.eq.f32 %p234,%f246,%f248;
setp.lt.u32 %p235,%r388,%r381;
and.pred %p236,%p234,%p235;
or.pred %p237,%p233,%p236;
selp.f32 %f250,%f248,%f246,%p237;
selp.b32 %r390,%r388,%r381,%p237;
mov.b32 %r391,%f249;
mov.u32 %r392,4;
shfl.sync.bfly.b32 %r393|%p238,%r391,%r392,%r372,%r374;
mov.b32 %f251,%r393;
shfl.sync.bfly.b32 %r394|%p239,%r389,%r392,%r372,%r374;
mov.b32 %r395,%f250;
shfl.sync.bfly.b32 %r396|%p240,%r395,%r392,%r372,%r374;
mov.b32 %f252,%r396;
shfl.sync.bfly.b32 %r397|%p241,%r390,%r392,%r372,%r374;
setp.gt.f32 %p242,%f249,%f251;
setp.eq.f32 %p243,%f249,%f251;
setp.lt.u32 %p244,%r394,%r389;
and.pred %p245,%p243,%p244;
or.pred %p246,%p242,%p245;
selp.f32 %f253,%f251,%f249,%p246;
selp.b32 %r398,%r394,%r389,%p246;
setp.gt.f32 %p247,%f250,%f252;
setp.eq.f32 %p248,%f250,%f252;
setp.lt.u32 %p249,%r397,%r390;
and.pred %p250,%p248,%p249;
or.pred %p251,%p247,%p250;
selp.f32 %f254,%f252,%f250,%p251;
selp.b32 %r399,%r397,%r390,%p251;
mov.b32 %r400,%f253;
mov.u32 %r401,2;
shfl.sync.bfly.b32 %r402|%p252,%r400,%r401,%r372,%r374;
mov.b32 %f255,%r402;
shfl.sync.bfly.b32 %r403|%p253,%r398,%r401,%r372,%r374;
mov.b32 %r404,%f254;
shfl.sync.bfly.b32 %r405|%p254,%r404,%r401,%r372,%r374;
mov.b32 %f256,%r405;
shfl.sync.bfly.b32 %r406|%p255,%r399,%r401,%r372,%r374;
setp.gt.f32 %p256,%f253,%f255;
setp.eq.f32 %p257,%f253,%f255;
setp.lt.u32 %p258,%r403,%r398;
and.pred %p259,%p257,%p258;
or.pred %p260,%p256,%p259;
selp.f32 %f257,%f255,%f253,%p260;
selp.b32 %r407,%r403,%r398,%p260;
setp.gt.f32 %p261,%f254,%f256;
setp.eq.f32 %p262,%f254,%f256;
setp.lt.u32 %p263,%r406,%r399;
and.pred %p264,%p262,%p263;
or.pred %p265,%p261,%p264;
selp.f32 %f258,%f256,%f254,%p265;
selp.b32 %r408,%r406,%r399,%p265;
mov.b32 %r409,%f257;
mov.u32 %r410,1;
shfl.sync.bfly.b32 %r411|%p266,%r409,%r410,%r372,%r374;
mov.b32 %f259,%r411;
shfl.sync.bfly.b32 %r412|%p267,%r407,%r410,%r372,%r374;
mov.b32 %r413,%f258;
shfl.sync.bfly.b32 %r414|%p268,%r413,%r410,%r372,%r374;
mov.b32 %f260,%r414;
shfl.sync.bfly.b32 %r415|%p269,%r408,%r410,%r372,%r374;
setp.gt.f32 %p270,%f257,%f259;
setp.eq.f32 %p271,%f257,%f259;
setp.lt.u32 %p272,%r412,%r407;
and.pred %p273,%p271,%p272;
or.pred %p274,%p270,%p273;
selp.f32 %f211,%f259,%f257,%p274;
selp.b32 %r181,%r412,%r407,%p274;
setp.gt.f32 %p275,%f258,%f260;
setp.eq.f32 %p276,%f258,%f260;
setp.lt.u32 %p277,%r415,%r408;
and.pred %p278,%p276,%p277;
or.pred %p279,%p275,%p278;
selp.f32 %f212,%f260,%f258,%p279;
selp.b32 %r182,%r415,%r408,%p279;
mov.u32 %r183,%tid.x;
setp.ne.s32 %p280,%r183,0;
@%p280 bra $202;
mov.u32 %r451,%tid.y;
mul.wide.u32 %d91,%r451,16;
mov.u64 %d92,z2;
add.s64 %d93,%d92,%d91;
st.shared.f32 [%d93],%f211;
st.shared.u32 [%d93+4],%r181;
st.shared.f32 [%d93+8],%f212;
st.shared.u32 [%d93+12],%r182;
$202:
mov.u32 %r449,%tid.y;
bar.sync 0;
ld.shared.f32 %f261,[z2+16];
ld.shared.f32 %f262,[z2];
setp.lt.f32 %p281,%f261,%f262;
setp.eq.f32 %p282,%f261,%f262;
ld.shared.u32 %r417,[z2+20];
ld.shared.u32 %r418,[z2+4];
setp.lt.u32 %p283,%r417,%r418;
and.pred %p284,%p282,%p283;
or.pred %p285,%p281,%p284;
selp.f32 %f263,%f261,%f262,%p285;
selp.b32 %r419,%r417,%r418,%p285;
ld.shared.f32 %f264,[z2+24];
ld.shared.f32 %f265,[z2+8];
setp.lt.f32 %p286,%f264,%f265;
setp.eq.f32 %p287,%f264,%f265;
ld.shared.u32 %r420,[z2+28];
ld.shared.u32 %r421,[z2+12];
setp.lt.u32 %p288,%r420,%r421;
and.pred %p289,%p287,%p288;
or.pred %p290,%p286,%p289;
selp.f32 %f266,%f264,%f265,%p290;
selp.b32 %r422,%r420,%r421,%p290;
ld.shared.f32 %f267,[z2+32];
setp.lt.f32 %p291,%f267,%f263;
setp.eq.f32 %p292,%f267,%f263;
ld.shared.u32 %r423,[z2+36];
setp.lt.u32 %p293,%r423,%r419;
and.pred %p294,%p292,%p293;
or.pred %p295,%p291,%p294;
selp.f32 %f268,%f267,%f263,%p295;
selp.b32 %r424,%r423,%r419,%p295;
ld.shared.f32 %f269,[z2+40];
setp.lt.f32 %p296,%f269,%f266;
setp.eq.f32 %p297,%f269,%f266;
ld.shared.u32 %r425,[z2+44];
setp.lt.u32 %p298,%r425,%r422;
and.pred %p299,%p297,%p298;
or.pred %p300,%p296,%p299;
selp.f32 %f270,%f269,%f266,%p300;
selp.b32 %r426,%r425,%r422,%p300;
ld.shared.f32 %f271,[z2+48];
setp.lt.f32 %p301,%f271,%f268;
setp.eq.f32 %p302,%f271,%f268;
ld.shared.u32 %r427,[z2+52];
setp.lt.u32 %p303,%r427,%r424;
and.pred %p304,%p302,%p303;
or.pred %p305,%p301,%p304;
selp.f32 %f272,%f271,%f268,%p305;
selp.b32 %r428,%r427,%r424,%p305;
ld.shared.f32 %f273,[z2+56];
setp.lt.f32 %p306,%f273,%f270;
setp.eq.f32 %p307,%f273,%f270;
ld.shared.u32 %r429,[z2+60];
setp.lt.u32 %p308,%r429,%r426;
and.pred %p309,%p307,%p308;
or.pred %p310,%p306,%p309;
selp.f32 %f274,%f273,%f270,%p310;
selp.b32 %r430,%r429,%r426,%p310;
ld.shared.f32 %f275,[z2+64];
setp.lt.f32 %p311,%f275,%f272;
setp.eq.f32 %p312,%f275,%f272;
ld.shared.u32 %r431,[z2+68];
setp.lt.u32 %p313,%r431,%r428;
and.pred %p314,%p312,%p313;
or.pred %p315,%p311,%p314;
selp.f32 %f276,%f275,%f272,%p315;
selp.b32 %r432,%r431,%r428,%p315;
ld.shared.f32 %f277,[z2+72];
setp.lt.f32 %p316,%f277,%f274;
setp.eq.f32 %p317,%f277,%f274;
ld.shared.u32 %r433,[z2+76];
setp.lt.u32 %p318,%r433,%r430;
and.pred %p319,%p317,%p318;
or.pred %p320,%p316,%p319;
selp.f32 %f278,%f277,%f274,%p320;
selp.b32 %r434,%r433,%r430,%p320;
ld.shared.f32 %f279,[z2+80];
setp.lt.f32 %p321,%f279,%f276;
setp.eq.f32 %p322,%f279,%f276;
ld.shared.u32 %r435,[z2+84];
setp.lt.u32 %p323,%r435,%r432;
and.pred %p324,%p322,%p323;
or.pred %p325,%p321,%p324;
selp.f32 %f280,%f279,%f276,%p325;
selp.b32 %r436,%r435,%r432,%p325;
ld.shared.f32 %f281,[z2+88];
setp.lt.f32 %p326,%f281,%f278;
setp.eq.f32 %p327,%f281,%f278;
ld.shared.u32 %r437,[z2+92];
setp.lt.u32 %p328,%r437,%r434;
and.pred %p329,%p327,%p328;
or.pred %p330,%p326,%p329;
selp.f32 %f282,%f281,%f278,%p330;
selp.b32 %r438,%r437,%r434,%p330;
ld.shared.f32 %f283,[z2+96];
setp.lt.f32 %p331,%f283,%f280;
setp.eq.f32 %p332,%f283,%f280;
ld.shared.u32 %r439,[z2+100];
setp.lt.u32 %p333,%r439,%r436;
and.pred %p334,%p332,%p333;
or.pred %p335,%p331,%p334;
selp.f32 %f284,%f283,%f280,%p335;
selp.b32 %r440,%r439,%r436,%p335;
ld.shared.f32 %f285,[z2+104];
setp.lt.f32 %p336,%f285,%f282;
setp.eq.f32 %p337,%f285,%f282;
ld.shared.u32 %r441,[z2+108];
setp.lt.u32 %p338,%r441,%r438;
and.pred %p339,%p337,%p338;
or.pred %p340,%p336,%p339;
selp.f32 %f286,%f285,%f282,%p340;
selp.b32 %r442,%r441,%r438,%p340;
ld.shared.f32 %f287,[z2+112];
setp.lt.f32 %p341,%f287,%f284;
setp.eq.f32 %p342,%f287,%f284;
ld.shared.u32 %r443,[z2+116];
setp.lt.u32 %p343,%r443,%r440;
and.pred %p344,%p342,%p343;
or.pred %p345,%p341,%p344;
selp.f32 %f213,%f287,%f284,%p345;
selp.b32 %r184,%r443,%r440,%p345;
ld.shared.f32 %f288,[z2+120];
setp.lt.f32 %p346,%f288,%f286;
setp.eq.f32 %p347,%f288,%f286;
ld.shared.u32 %r444,[z2+124];
setp.lt.u32 %p348,%r444,%r442;
and.pred %p349,%p347,%p348;
or.pred %p350,%p346,%p349;
selp.f32 %f214,%f288,%f286,%p350;
selp.b32 %r185,%r444,%r442,%p350;
bar.sync 0;
or.b32 %r446,%r449,%r183;
setp.ne.s32 %p351,%r446,0;
@%p351 bra $204;
mov.u32 %r450,%ctaid.y;
cvt.s64.s32 %d94,%r450;
mul.lo.s64 %d95,%d107,%d94;
add.s64 %d96,%d106,%d95;
st.f32 [%d96],%f213;
add.s64 %d97,%d96,%d108;
st.u32 [%d97],%r184;
add.s64 %d98,%d97,%d108;
st.f32 [%d98],%f214;
add.s64 %d99,%d98,%d108;
st.u32 [%d99],%r185;
$204:
ret;
}
.visible .entry extreme_total(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48]
)
.maxntid 256,1,1
{
.reg .pred %p<204>;
.reg .f32 %f<99>;
.reg .b32 %r<231>;
.reg .b64 %d<145>;
ld.param.u64 %d60,[p0];
ld.param.v2.u32 {%r213,%r81},[p1+32];
ld.param.v2.u32 {%r82,%r83},[p1+40];
ld.param.u64 %d65,[p2];
ld.param.v2.u32 {%r84,%r214},[p3+32];
ld.param.v2.u32 {%r86,%r87},[p3+40];
ld.param.u64 %d70,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+40];
ld.param.u64 %d75,[p6];
ld.param.v2.u32 {%r94,%r95},[p7+40];
ld.param.u64 %d143,[p7+16];
ld.param.u64 %d76,[p7];
ld.param.u64 %d141,[p5+16];
ld.param.u64 %d71,[p5];
ld.param.u64 %d139,[p3+16];
ld.param.u64 %d138,[p3+8];
ld.param.u64 %d66,[p3];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r83,0;
@%p1 bra $2;
cvta.to.global.u64 %d80,%d60;
mul.wide.s32 %d81,%r1,40;
add.s64 %d82,%d80,%d81;
ld.global.v2.u32 {%r213,%r97},[%d82+32];
$2:
setp.eq.s32 %p2,%r87,0;
@%p2 bra $4;
cvta.to.global.u64 %d85,%d65;
mul.wide.s32 %d86,%r1,40;
add.s64 %d87,%d85,%d86;
ld.global.v2.u32 {%r98,%r214},[%d87+32];
ld.global.u64 %d139,[%d87+16];
ld.global.u64 %d138,[%d87+8];
ld.global.u64 %d137,[%d87];
bra.uni $5;
$4:
cvt.s64.s32 %d88,%r1;
mul.lo.s64 %d89,%d66,%d88;
add.s64 %d137,%d65,%d89;
$5:
setp.eq.s32 %p3,%r91,0;
@%p3 bra $7;
cvta.to.global.u64 %d90,%d70;
mul.wide.s32 %d91,%r1,40;
add.s64 %d92,%d90,%d91;
ld.global.u64 %d141,[%d92+16];
ld.global.u64 %d140,[%d92];
bra.uni $8;
$7:
cvt.s64.s32 %d93,%r1;
mul.lo.s64 %d94,%d71,%d93;
add.s64 %d140,%d70,%d94;
$8:
setp.eq.s32 %p4,%r95,0;
@%p4 bra $10;
cvta.to.global.u64 %d95,%d75;
mul.wide.s32 %d96,%r1,40;
add.s64 %d97,%d95,%d96;
ld.global.u64 %d143,[%d97+16];
ld.global.u64 %d142,[%d97];
bra.uni $11;
$10:
cvt.s64.s32 %d98,%r1;
mul.lo.s64 %d99,%d76,%d98;
add.s64 %d142,%d75,%d99;
$11:
mov.u32 %r27,%tid.y;
shl.b32 %r28,%r27,5;
mov.u32 %r29,%tid.x;
add.s32 %r30,%r28,%r29;
setp.ge.s32 %p5,%r30,%r214;
mov.f32 %f97,0f7F800000;
mov.u32 %r105,-1;
mov.u32 %r227,%r105;
mov.u32 %r228,%r105;
mov.f32 %f98,%f97;
@%p5 bra $18;
not.b32 %r109,%r29;
mov.u32 %r228,-1;
add.s32 %r110,%r214,%r109;
sub.s32 %r111,%r110,%r28;
shr.u32 %r112,%r111,8;
add.s32 %r31,%r112,1;
and.b32 %r226,%r31,3;
setp.lt.u32 %p6,%r111,768;
mov.f32 %f98,0f7F800000;
mov.u32 %r221,%r30;
mov.f32 %f97,%f98;
mov.u32 %r227,%r228;
@%p6 bra $15;
sub.s32 %r218,%r31,%r226;
mov.u32 %r221,%r30;
$14:
cvt.s64.s32 %d100,%r221;
mul.lo.s64 %d101,%d138,%d100;
add.s64 %d102,%d137,%d101;
add.s64 %d103,%d102,%d139;
add.s64 %d104,%d103,%d139;
add.s64 %d105,%d104,%d139;
ld.f32 %f26,[%d102];
setp.lt.f32 %p7,%f26,%f98;
setp.eq.f32 %p8,%f26,%f98;
ld.u32 %r115,[%d103];
setp.lt.u32 %p9,%r115,%r228;
and.pred %p10,%p8,%p9;
or.pred %p11,%p7,%p10;
selp.f32 %f27,%f26,%f98,%p11;
selp.b32 %r116,%r115,%r228,%p11;
ld.f32 %f28,[%d104];
setp.lt.f32 %p12,%f28,%f97;
setp.eq.f32 %p13,%f28,%f97;
ld.u32 %r117,[%d105];
setp.lt.u32 %p14,%r117,%r227;
and.pred %p15,%p13,%p14;
or.pred %p16,%p12,%p15;
selp.f32 %f29,%f28,%f97,%p16;
selp.b32 %r118,%r117,%r227,%p16;
add.s32 %r119,%r221,256;
cvt.s64.s32 %d106,%r119;
mul.lo.s64 %d107,%d138,%d106;
add.s64 %d108,%d137,%d107;
add.s64 %d109,%d108,%d139;
add.s64 %d110,%d109,%d139;
add.s64 %d111,%d110,%d139;
ld.f32 %f30,[%d108];
setp.lt.f32 %p17,%f30,%f27;
setp.eq.f32 %p18,%f30,%f27;
ld.u32 %r120,[%d109];
setp.lt.u32 %p19,%r120,%r116;
and.pred %p20,%p18,%p19;
or.pred %p21,%p17,%p20;
selp.f32 %f31,%f30,%f27,%p21;
selp.b32 %r121,%r120,%r116,%p21;
ld.f32 %f32,[%d110];
setp.lt.f32 %p22,%f32,%f29;
setp.eq.f32 %p23,%f32,%f29;
ld.u32 %r122,[%d111];
setp.lt.u32 %p24,%r122,%r118;
and.pred %p25,%p23,%p24;
or.pred %p26,%p22,%p25;
selp.f32 %f33,%f32,%f29,%p26;
selp.b32 %r123,%r122,%r118,%p26;
add.s32 %r124,%r221,512;
cvt.s64.s32 %d112,%r124;
mul.lo.s64 %d113,%d138,%d112;
add.s64 %d114,%d137,%d113;
add.s64 %d115,%d114,%d139;
add.s64 %d116,%d115,%d139;
add.s64 %d117,%d116,%d139;
ld.f32 %f34,[%d114];
setp.lt.f32 %p27,%f34,%f31;
setp.eq.f32 %p28,%f34,%f31;
ld.u32 %r125,[%d115];
setp.lt.u32 %p29,%r125,%r121;
and.pred %p30,%p28,%p29;
or.pred %p31,%p27,%p30;
selp.f32 %f35,%f34,%f31,%p31;
selp.b32 %r126,%r125,%r121,%p31;
ld.f32 %f36,[%d116];
setp.lt.f32 %p32,%f36,%f33;
setp.eq.f32 %p33,%f36,%f33;
ld.u32 %r127,[%d117];
setp.lt.u32 %p34,%r127,%r123;
and.pred %p35,%p33,%p34;
or.pred %p36,%p32,%p35;
selp.f32 %f37,%f36,%f33,%p36;
selp.b32 %r128,%r127,%r123,%p36;
add.s32 %r129,%r221,768;
cvt.s64.s32 %d118,%r129;
mul.lo.s64 %d119,%d138,%d118;
add.s64 %d120,%d137,%d119;
add.s64 %d121,%d120,%d139;
add.s64 %d122,%d121,%d139;
add.s64 %d123,%d122,%d139;
ld.f32 %f38,[%d120];
setp.lt.f32 %p37,%f38,%f35;
setp.eq.f32 %p38,%f38,%f35;
ld.u32 %r130,[%d121];
setp.lt.u32 %p39,%r130,%r126;
and.pred %p40,%p38,%p39;
or.pred %p41,%p37,%p40;
selp.f32 %f98,%f38,%f35,%p41;
selp.b32 %r228,%r130,%r126,%p41;
ld.f32 %f39,[%d122];
setp.lt.f32 %p42,%f39,%f37;
setp.eq.f32 %p43,%f39,%f37;
ld.u32 %r131,[%d123];
setp.lt.u32 %p44,%r131,%r128;
and.pred %p45,%p43,%p44;
or.pred %p46,%p42,%p45;
selp.f32 %f97,%f39,%f37,%p46;
selp.b32 %r227,%r131,%r128,%p46;
add.s32 %r221,%r221,1024;
add.s32 %r218,%r218,-4;
setp.ne.s32 %p47,%r218,0;
@%p47 bra $14;
$15:
setp.eq.s32 %p48,%r226,0;
@%p48 bra $18;
cvt.s64.s32 %d144,%r221;
$17:
.pragma "nounroll";
mul.lo.s64 %d124,%d138,%d144;
add.s64 %d125,%d137,%d124;
add.s64 %d126,%d125,%d139;
add.s64 %d127,%d126,%d139;
add.s64 %d128,%d127,%d139;
ld.f32 %f40,[%d125];
setp.lt.f32 %p49,%f40,%f98;
setp.eq.f32 %p50,%f40,%f98;
ld.u32 %r132,[%d126];
setp.lt.u32 %p51,%r132,%r228;
and.pred %p52,%p50,%p51;
or.pred %p53,%p49,%p52;
selp.f32 %f98,%f40,%f98,%p53;
selp.b32 %r228,%r132,%r228,%p53;
ld.f32 %f41,[%d127];
setp.lt.f32 %p54,%f41,%f97;
setp.eq.f32 %p55,%f41,%f97;
ld.u32 %r133,[%d128];
setp.lt.u32 %p56,%r133,%r227;
and.pred %p57,%p55,%p56;
or.pred %p58,%p54,%p57;
selp.f32 %f97,%f41,%f97,%p58;
selp.b32 %r227,%r133,%r227,%p58;
add.s64 %d144,%d144,256;
add.s32 %r226,%r226,-1;
setp.ne.s32 %p59,%r226,0;
@%p59 bra $17;
$18:
mov.b32 %r134,%f98;
mov.u32 %r135,31;
mov.u32 %r136,16;
shfl.sync.bfly.b32 %r138|%p60,%r134,%r136,%r135,%r105;
mov.b32 %f42,%r138;
shfl.sync.bfly.b32 %r139|%p61,%r228,%r136,%r135,%r105;
mov.b32 %r140,%f97;
shfl.sync.bfly.b32 %r141|%p62,%r140,%r136,%r135,%r105;
mov.b32 %f43,%r141;
shfl.sync.bfly.b32 %r142|%p63,%r227,%r136,%r135,%r105;
setp.gt.f32 %p64,%f98,%f42;
setp.eq.f32 %p65,%f98,%f42;
setp.lt.u32 %p66,%r139,%r228;
and.pred %p67,%p65,%p66;
or.pred %p68,%p64,%p67;
selp.f32 %f44,%f42,%f98,%p68;
selp.b32 %r143,%r139,%r228,%p68;
setp.gt.f32 %p69,%f97,%f43;
setp.eq.f32 %p70,%f97,%f43;
setp.lt.u32 %p71,%r142,%r227;
and.pred %p72,%p70,%p71;
or.pred %p73,%p69,%p72;
selp.f32 %f45,%f43,%f97,%p73;
selp.b32 %r144,%r142,%r227,%p73;
mov.b32 %r145,%f44;
mov.u32 %r146,8;
shfl.sync.bfly.b32 %r147|%p74,%r145,%r146,%r135,%r105;
mov.b32 %f46,%r147;
shfl.sync.bfly.b32 %r148|%p75,%r143,%r146,%r135,%r105;
mov.b32 %r149,%f45;
shfl.sync.bfly.b32 %r150|%p76,%r149,%r146,%r135,%r105;
mov.b32 %f47,%r150;
shfl.sync.bfly.b32 %r151|%p77,%r144,%r146,%r135,%r105;
setp.gt.f32 %p78,%f44,%f46;
setp.eq.f32 %p79,%f44,%f46;
setp.lt.u32 %p80,%r148,%r143;
and.pred %p81,%p79,%p80;
or.pred %p82,%p78,%p81;
selp.f32 %f48,%f46,%f44,%p82;
selp.b32 %r152,%r148,%r143,%p82;
setp.gt.f32 %p83,%f45,%f47;
setp.eq.f32 %p84,%f45,%f47;
setp.lt.u32 %p85,%r151,%r144;
and.pred %p86,%p84,%p85;
or.pred %p87,%p83,%p86;
selp.f32 %f49,%f47,%f45,%p87;
selp.b32 %r153,%r151,%r144,%p87;
mov.b32 %r154,%f48;
mov.u32 %r155,4;
shfl.sync.bfly.b32 %r156|%p88,%r154,%r155,%r135,%r105;
mov.b32 %f50,%r156;
shfl.sync.bfly.b32 %r157|%p89,%r152,%r155,%r135,%r105;
mov.b32 %r158,%f49;
shfl.sync.bfly.b32 %r159|%p90,%r158,%r155,%r135,%r105;
mov.b32 %f51,%r159;
shfl.sync.bfly.b32 %r160|%p91,%r153,%r155,%r135,%r105;
setp.gt.f32 %p92,%f48,%f50;
setp.eq.f32 %p93,%f48,%f50;
setp.lt.u32 %p94,%r157,%r152;
and.pred %p95,%p93,%p94;
or.pred %p96,%p92,%p95;
selp.f32 %f52,%f50,%f48,%p96;
selp.b32 %r161,%r157,%r152,%p96;
setp.gt.f32 %p97,%f49,%f51;
setp.eq.f32 %p98,%f49,%f51;
setp.lt.u32 %p99,%r160,%r153;
and.pred %p100,%p98,%p99;
or.pred %p101,%p97,%p100;
selp.f32 %f53,%f51,%f49,%p101;
selp.b32 %r162,%r160,%r153,%p101;
mov.b32 %r163,%f52;
mov.u32 %r164,2;
shfl.sync.bfly.b32 %r165|%p102,%r163,%r164,%r135,%r105;
mov.b32 %f54,%r165;
shfl.sync.bfly.b32 %r166|%p103,%r161,%r164,%r135,%r105;
mov.b32 %r167,%f53;
shfl.sync.bfly.b32 %r168|%p104,%r167,%r164,%r135,%r105;
mov.b32 %f55,%r168;
shfl.sync.bfly.b32 %r169|%p105,%r162,%r164,%r135,%r105;
setp.gt.f32 %p106,%f52,%f54;
setp.eq.f32 %p107,%f52,%f54;
setp.lt.u32 %p108,%r166,%r161;
and.pred %p109,%p107,%p108;
or.pred %p110,%p106,%p109;
selp.f32 %f56,%f54,%f52,%p110;
selp.b32 %r170,%r166,%r161,%p110;
setp.gt.f32 %p111,%f53,%f55;
setp.eq.f32 %p112,%f53,%f55;
setp.lt.u32 %p113,%r169,%r162;
and.pred %p114,%p112,%p113;
or.pred %p115,%p111,%p114;
selp.f32 %f57,%f55,%f53,%p115;
selp.b32 %r171,%r169,%r162,%p115;
mov.b32 %r172,%f56;
mov.u32 %r173,1;
shfl.sync.bfly.b32 %r174|%p116,%r172,%r173,%r135,%r105;
mov.b32 %f58,%r174;
shfl.sync.bfly.b32 %r175|%p117,%r170,%r173,%r135,%r105;
mov.b32 %r176,%f57;
shfl.sync.bfly.b32 %r177|%p118,%r176,%r173,%r135,%r105;
mov.b32 %f59,%r177;
shfl.sync.bfly.b32 %r178|%p119,%r171,%r173,%r135,%r105;
setp.gt.f32 %p120,%f56,%f58;
setp.eq.f32 %p121,%f56,%f58;
setp.lt.u32 %p122,%r175,%r170;
and.pred %p123,%p121,%p122;
or.pred %p124,%p120,%p123;
selp.f32 %f15,%f58,%f56,%p124;
selp.b32 %r56,%r175,%r170,%p124;
setp.gt.f32 %p125,%f57,%f59;
setp.eq.f32 %p126,%f57,%f59;
setp.lt.u32 %p127,%r178,%r171;
and.pred %p128,%p126,%p127;
or.pred %p129,%p125,%p128;
selp.f32 %f16,%f59,%f57,%p129;
selp.b32 %r57,%r178,%r171,%p129;
setp.ne.s32 %p130,%r29,0;
@%p130 bra $20;
mul.wide.u32 %d129,%r27,16;
mov.u64 %d130,z2;
add.s64 %d131,%d130,%d129;
st.shared.f32 [%d131],%f15;
st.shared.u32 [%d131+4],%r56;
st.shared.f32 [%d131+8],%f16;
st.shared.u32 [%d131+12],%r57;
$20:
bar.sync 0;
ld.shared.f32 %f60,[z2+16];
ld.shared.f32 %f61,[z2];
setp.lt.f32 %p131,%f60,%f61;
setp.eq.f32 %p132,%f60,%f61;
ld.shared.u32 %r179,[z2+20];
ld.shared.u32 %r180,[z2+4];
setp.lt.u32 %p133,%r179,%r180;
and.pred %p134,%p132,%p133;
or.pred %p135,%p131,%p134;
selp.f32 %f62,%f60,%f61,%p135;
selp.b32 %r181,%r179,%r180,%p135;
ld.shared.f32 %f63,[z2+24];
ld.shared.f32 %f64,[z2+8];
setp.lt.f32 %p136,%f63,%f64;
setp.eq.f32 %p137,%f63,%f64;
ld.shared.u32 %r182,[z2+28];
ld.shared.u32 %r183,[z2+12];
setp.lt.u32 %p138,%r182,%r183;
and.pred %p139,%p137,%p138;
or.pred %p140,%p136,%p139;
selp.f32 %f65,%f63,%f64,%p140;
selp.b32 %r184,%r182,%r183,%p140;
ld.shared.f32 %f66,[z2+32];
setp.lt.f32 %p141,%f66,%f62;
setp.eq.f32 %p142,%f66,%f62;
ld.shared.u32 %r185,[z2+36];
setp.lt.u32 %p143,%r185,%r181;
and.pred %p144,%p142,%p143;
or.pred %p145,%p141,%p144;
selp.f32 %f67,%f66,%f62,%p145;
selp.b32 %r186,%r185,%r181,%p145;
ld.shared.f32 %f68,[z2+40];
setp.lt.f32 %p146,%f68,%f65;
setp.eq.f32 %p147,%f68,%f65;
ld.shared.u32 %r187,[z2+44];
setp.lt.u32 %p148,%r187,%r184;
and.pred %p149,%p147,%p148;
or.pred %p150,%p146,%p149;
selp.f32 %f69,%f68,%f65,%p150;
selp.b32 %r188,%r187,%r184,%p150;
ld.shared.f32 %f70,[z2+48];
setp.lt.f32 %p151,%f70,%f67;
setp.eq.f32 %p152,%f70,%f67;
ld.shared.u32 %r189,[z2+52];
setp.lt.u32 %p153,%r189,%r186;
and.pred %p154,%p152,%p153;
or.pred %p155,%p151,%p154;
selp.f32 %f71,%f70,%f67,%p155;
selp.b32 %r190,%r189,%r186,%p155;
ld.shared.f32 %f72,[z2+56];
setp.lt.f32 %p156,%f72,%f69;
setp.eq.f32 %p157,%f72,%f69;
ld.shared.u32 %r191,[z2+60];
setp.lt.u32 %p158,%r191,%r188;
and.pred %p159,%p157,%p158;
or.pred %p160,%p156,%p159;
selp.f32 %f73,%f72,%f69,%p160;
selp.b32 %r192,%r191,%r188,%p160;
ld.shared.f32 %f74,[z2+64];
setp.lt.f32 %p161,%f74,%f71;
setp.eq.f32 %p162,%f74,%f71;
ld.shared.u32 %r193,[z2+68];
setp.lt.u32 %p163,%r193,%r190;
and.pred %p164,%p162,%p163;
or.pred %p165,%p161,%p164;
selp.f32 %f75,%f74,%f71,%p165;
selp.b32 %r194,%r193,%r190,%p165;
ld.shared.f32 %f76,[z2+72];
setp.lt.f32 %p166,%f76,%f73;
setp.eq.f32 %p167,%f76,%f73;
ld.shared.u32 %r195,[z2+76];
setp.lt.u32 %p168,%r195,%r192;
and.pred %p169,%p167,%p168;
or.pred %p170,%p166,%p169;
selp.f32 %f77,%f76,%f73,%p170;
selp.b32 %r196,%r195,%r192,%p170;
ld.shared.f32 %f78,[z2+80];
setp.lt.f32 %p171,%f78,%f75;
setp.eq.f32 %p172,%f78,%f75;
ld.shared.u32 %r197,[z2+84];
setp.lt.u32 %p173,%r197,%r194;
and.pred %p174,%p172,%p173;
or.pred %p175,%p171,%p174;
selp.f32 %f79,%f78,%f75,%p175;
selp.b32 %r198,%r197,%r194,%p175;
ld.shared.f32 %f80,[z2+88];
setp.lt.f32 %p176,%f80,%f77;
setp.eq.f32 %p177,%f80,%f77;
ld.shared.u32 %r199,[z2+92];
setp.lt.u32 %p178,%r199,%r196;
and.pred %p179,%p177,%p178;
or.pred %p180,%p176,%p179;
selp.f32 %f81,%f80,%f77,%p180;
selp.b32 %r200,%r199,%r196,%p180;
ld.shared.f32 %f82,[z2+96];
setp.lt.f32 %p181,%f82,%f79;
setp.eq.f32 %p182,%f82,%f79;
ld.shared.u32 %r201,[z2+100];
setp.lt.u32 %p183,%r201,%r198;
and.pred %p184,%p182,%p183;
or.pred %p185,%p181,%p184;
selp.f32 %f83,%f82,%f79,%p185;
selp.b32 %r202,%r201,%r198,%p185;
ld.shared.f32 %f84,[z2+104];
setp.lt.f32 %p186,%f84,%f81;
setp.eq.f32 %p187,%f84,%f81;
ld.shared.u32 %r203,[z2+108];
setp.lt.u32 %p188,%r203,%r200;
and.pred %p189,%p187,%p188;
or.pred %p190,%p186,%p189;
selp.f32 %f85,%f84,%f81,%p190;
selp.b32 %r204,%r203,%r200,%p190;
ld.shared.f32 %f86,[z2+112];
setp.lt.f32 %p191,%f86,%f83;
setp.eq.f32 %p192,%f86,%f83;
ld.shared.u32 %r205,[z2+116];
setp.lt.u32 %p193,%r205,%r202;
and.pred %p194,%p192,%p193;
or.pred %p195,%p191,%p194;
selp.f32 %f17,%f86,%f83,%p195;
selp.b32 %r58,%r205,%r202,%p195;
ld.shared.f32 %f87,[z2+120];
setp.lt.f32 %p196,%f87,%f85;
setp.eq.f32 %p197,%f87,%f85;
ld.shared.u32 %r206,[z2+124];
setp.lt.u32 %p198,%r206,%r204;
and.pred %p199,%p197,%p198;
or.pred %p200,%p196,%p199;
selp.f32 %f18,%f87,%f85,%p200;
selp.b32 %r59,%r206,%r204,%p200;
bar.sync 0;
setp.ne.s32 %p201,%r30,0;
@%p201 bra $28;
st.f32 [%d142],%f17;
add.s64 %d132,%d142,%d143;
neg.f32 %f88,%f18;
st.f32 [%d132],%f88;
setp.eq.s32 %p202,%r58,-1;
@%p202 bra $23;
div.u32 %r229,%r58,%r213;
mul.lo.s32 %r207,%r229,%r213;
sub.s32 %r208,%r58,%r207;
st.u32 [%d140],%r208;
bra.uni $24;
$23:
mov.u32 %r229,-1;
st.u32 [%d140],%r229;
$24:
add.s64 %d133,%d140,%d141;
st.u32 [%d133],%r229;
shl.b64 %d134,%d141,1;
add.s64 %d59,%d140,%d134;
setp.eq.s32 %p203,%r59,-1;
@%p203 bra $26;
div.u32 %r230,%r59,%r213;
mul.lo.s32 %r210,%r230,%r213;
sub.s32 %r211,%r59,%r210;
st.u32 [%d59],%r211;
bra.uni $27;
$26:
mov.u32 %r230,-1;
st.u32 [%d59],%r230;
$27:
mul.lo.s64 %d135,%d141,3;
add.s64 %d136,%d140,%d135;
st.u32 [%d136],%r230;
$28:
ret;
}
.visible .entry reduce_rows(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<83>;
.reg .b16 %s<44>;
.reg .f32 %f<66>;
.reg .b32 %r<86>;
.reg .f64 %e<114>;
.reg .b64 %d<139>;
.shared .align 8 .b8 z3[2048];
ld.param.u64 %d49,[p0];
ld.param.v2.u32 {%r82,%r83},[p1+32];
ld.param.v2.u32 {%r37,%r38},[p1+40];
ld.param.u64 %d54,[p2];
ld.param.v2.u32 {%r41,%r42},[p3+40];
ld.param.u32 %r32,[p4];
ld.param.u32 %r33,[p5];
ld.param.u32 %r34,[p6];
ld.param.u64 %d137,[p3+24];
ld.param.u64 %d136,[p3+16];
ld.param.u64 %d55,[p3];
ld.param.u64 %d134,[p1+24];
ld.param.u64 %d133,[p1+16];
ld.param.u64 %d132,[p1+8];
ld.param.u64 %d50,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r38,0;
@%p3 bra $2;
cvta.to.global.u64 %d59,%d49;
mul.wide.s32 %d60,%r1,40;
add.s64 %d61,%d59,%d60;
ld.global.v2.u32 {%r82,%r83},[%d61+32];
ld.global.u64 %d134,[%d61+24];
ld.global.u64 %d133,[%d61+16];
ld.global.u64 %d132,[%d61+8];
ld.global.u64 %d131,[%d61];
bra.uni $3;
$2:
cvt.s64.s32 %d62,%r1;
mul.lo.s64 %d63,%d50,%d62;
add.s64 %d131,%d49,%d63;
$3:
setp.eq.s32 %p4,%r42,0;
@%p4 bra $5;
cvta.to.global.u64 %d64,%d54;
mul.wide.s32 %d65,%r1,40;
add.s64 %d66,%d64,%d65;
ld.global.u64 %d137,[%d66+24];
ld.global.u64 %d136,[%d66+16];
ld.global.u64 %d135,[%d66];
bra.uni $6;
$5:
cvt.s64.s32 %d67,%r1;
mul.lo.s64 %d68,%d55,%d67;
add.s64 %d135,%d54,%d68;
$6:
setp.lt.s32 %p5,%r37,1;
@%p5 bra $139;
mov.u32 %r48,%tid.x;
mov.u32 %r49,%ctaid.x;
shl.b32 %r50,%r49,5;
add.s32 %r51,%r50,%r48;
setp.eq.s32 %p6,%r32,3;
selp.f64 %e47,0dFFF0000000000000,0d0000000000000000,%p6;
setp.eq.s32 %p7,%r32,2;
selp.f64 %e1,0d7FF0000000000000,%e47,%p7;
mov.u32 %r52,%tid.y;
setp.lt.s32 %p8,%r52,%r83;
setp.lt.s32 %p9,%r51,%r82;
and.pred %p1,%p9,%p8;
cvt.s64.s32 %d69,%r51;
mul.lo.s64 %d27,%d133,%d69;
mul.wide.u32 %d70,%r52,256;
mov.u64 %d71,z3;
add.s64 %d72,%d71,%d70;
mul.wide.u32 %d73,%r48,8;
add.s64 %d28,%d72,%d73;
setp.eq.s32 %p10,%r52,0;
mov.u32 %r84,0;
and.pred %p2,%p10,%p9;
cvt.rn.f64.s32 %e2,%r83;
mul.lo.s64 %d29,%d136,%d69;
not.b32 %r53,%r52;
add.s32 %r54,%r83,%r53;
shr.u32 %r55,%r54,3;
add.s32 %r56,%r55,1;
and.b32 %r16,%r56,3;
cvt.s64.s32 %d74,%r52;
mul.lo.s64 %d30,%d132,%d74;
add.s64 %d31,%d71,%d73;
add.s32 %r57,%r52,8;
cvt.s64.s32 %d75,%r57;
mul.lo.s64 %d32,%d132,%d75;
add.s32 %r58,%r52,16;
cvt.s64.s32 %d76,%r58;
mul.lo.s64 %d33,%d132,%d76;
add.s32 %r17,%r52,24;
not.pred %p11,%p1;
not.pred %p73,%p2;
$8:
mov.f64 %e110,%e1;
@%p11 bra $120;
mov.u32 %r85,%tid.y;
setp.eq.s32 %p12,%r16,0;
cvt.s64.s32 %d77,%r84;
mul.lo.s64 %d78,%d134,%d77;
add.s64 %d37,%d78,%d27;
mov.f64 %e110,%e1;
@%p12 bra $57;
add.s64 %d79,%d37,%d30;
add.s64 %d38,%d131,%d79;
setp.gt.s32 %p13,%r33,1;
@%p13 bra $13;
setp.eq.s32 %p16,%r33,0;
@%p16 bra $18;
setp.eq.s32 %p17,%r33,1;
@%p17 bra $17;
bra.uni $19;
$17:
ld.global.nc.u16 %s4,[%d38];
cvt.rn.f32.u16 %f59,%s4;
bra.uni $20;
$13:
setp.eq.s32 %p14,%r33,2;
@%p14 bra $16;
setp.ne.s32 %p15,%r33,3;
@%p15 bra $19;
ld.global.nc.u16 %s1,[%d38];
cvt.f32.f16 %f59,%s1;
bra.uni $20;
$19:
ld.global.nc.f32 %f59,[%d38];
bra.uni $20;
$18:
ld.global.nc.u8 %r59,[%d38];
cvt.u16.u32 %s5,%r59;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f59,%s6;
bra.uni $20;
$16:
ld.global.nc.s16 %s3,[%d38];
cvt.rn.f32.s16 %f59,%s3;
$20:
cvt.f64.f32 %e49,%f59;
mul.f64 %e50,%e49,%e49;
setp.eq.s32 %p18,%r32,4;
selp.f64 %e3,%e50,%e49,%p18;
@%p7 bra $23;
setp.ne.s32 %p20,%r32,3;
@%p20 bra $24;
max.f64 %e110,%e1,%e3;
bra.uni $25;
$23:
min.f64 %e110,%e1,%e3;
bra.uni $25;
$24:
add.f64 %e110,%e1,%e3;
$25:
mov.u32 %r60,%tid.y;
add.s32 %r85,%r60,8;
setp.eq.s32 %p21,%r16,1;
@%p21 bra $57;
add.s64 %d85,%d37,%d32;
add.s64 %d39,%d131,%d85;
@%p13 bra $29;
setp.eq.s32 %p25,%r33,0;
@%p25 bra $34;
setp.eq.s32 %p26,%r33,1;
@%p26 bra $33;
bra.uni $35;
$33:
ld.global.nc.u16 %s10,[%d39];
cvt.rn.f32.u16 %f60,%s10;
bra.uni $36;
$29:
setp.eq.s32 %p23,%r33,2;
@%p23 bra $32;
setp.ne.s32 %p24,%r33,3;
@%p24 bra $35;
ld.global.nc.u16 %s7,[%d39];
cvt.f32.f16 %f60,%s7;
bra.uni $36;
$35:
ld.global.nc.f32 %f60,[%d39];
bra.uni $36;
$34:
ld.global.nc.u8 %r61,[%d39];
cvt.u16.u32 %s11,%r61;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f60,%s12;
bra.uni $36;
$32:
ld.global.nc.s16 %s9,[%d39];
cvt.rn.f32.s16 %f60,%s9;
$36:
cvt.f64.f32 %e51,%f60;
mul.f64 %e52,%e51,%e51;
selp.f64 %e8,%e52,%e51,%p18;
@%p7 bra $39;
setp.ne.s32 %p29,%r32,3;
@%p29 bra $40;
max.f64 %e110,%e110,%e8;
bra.uni $41;
$39:
min.f64 %e110,%e110,%e8;
bra.uni $41;
$40:
add.f64 %e110,%e110,%e8;
$41:
add.s32 %r85,%r60,16;
setp.eq.s32 %p30,%r16,2;
@%p30 bra $57;
add.s64 %d91,%d37,%d33;
add.s64 %d40,%d131,%d91;
@%p13 bra $45;
setp.eq.s32 %p34,%r33,0;
@%p34 bra $50;
setp.eq.s32 %p35,%r33,1;
@%p35 bra $49;
bra.uni $51;
$49:
ld.global.nc.u16 %s16,[%d40];
cvt.rn.f32.u16 %f61,%s16;
bra.uni $52;
$45:
setp.eq.s32 %p32,%r33,2;
@%p32 bra $48;
setp.ne.s32 %p33,%r33,3;
@%p33 bra $51;
ld.global.nc.u16 %s13,[%d40];
cvt.f32.f16 %f61,%s13;
bra.uni $52;
$50:
ld.global.nc.u8 %r63,[%d40];
cvt.u16.u32 %s17,%r63;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f61,%s18;
bra.uni $52;
$48:
ld.global.nc.s16 %s15,[%d40];
cvt.rn.f32.s16 %f61,%s15;
bra.uni $52;
$51:
ld.global.nc.f32 %f61,[%d40];
$52:
cvt.f64.f32 %e53,%f61;
mul.f64 %e54,%e53,%e53;
selp.f64 %e13,%e54,%e53,%p18;
@%p7 bra $55;
setp.ne.s32 %p38,%r32,3;
@%p38 bra $56;
max.f64 %e110,%e110,%e13;
mov.u32 %r85,%r17;
bra.uni $57;
$55:
min.f64 %e110,%e110,%e13;
mov.u32 %r85,%r17;
bra.uni $57;
$56:
add.f64 %e110,%e110,%e13;
mov.u32 %r85,%r17;
$57:
setp.lt.u32 %p39,%r54,24;
@%p39 bra $120;
cvt.s64.s32 %d138,%r85;
$59:
.pragma "nounroll";
mul.lo.s64 %d97,%d132,%d138;
add.s64 %d98,%d37,%d97;
add.s64 %d43,%d131,%d98;
setp.gt.s32 %p40,%r33,1;
@%p40 bra $62;
setp.eq.s32 %p43,%r33,0;
@%p43 bra $67;
setp.eq.s32 %p44,%r33,1;
@%p44 bra $66;
bra.uni $68;
$66:
ld.global.nc.u16 %s22,[%d43];
cvt.rn.f32.u16 %f62,%s22;
bra.uni $69;
$62:
setp.eq.s32 %p41,%r33,2;
@%p41 bra $65;
setp.ne.s32 %p42,%r33,3;
@%p42 bra $68;
ld.global.nc.u16 %s19,[%d43];
cvt.f32.f16 %f62,%s19;
bra.uni $69;
$67:
ld.global.nc.u8 %r67,[%d43];
cvt.u16.u32 %s23,%r67;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f62,%s24;
bra.uni $69;
$65:
ld.global.nc.s16 %s21,[%d43];
cvt.rn.f32.s16 %f62,%s21;
bra.uni $69;
$68:
ld.global.nc.f32 %f62,[%d43];
$69:
cvt.f64.f32 %e55,%f62;
mul.f64 %e56,%e55,%e55;
setp.eq.s32 %p45,%r32,4;
selp.f64 %e20,%e56,%e55,%p45;
@%p7 bra $72;
setp.ne.s32 %p47,%r32,3;
@%p47 bra $73;
max.f64 %e107,%e110,%e20;
bra.uni $74;
$72:
min.f64 %e107,%e110,%e20;
bra.uni $74;
$73:
add.f64 %e107,%e110,%e20;
$74:
add.s64 %d104,%d138,8;
mul.lo.s64 %d105,%d132,%d104;
add.s64 %d106,%d37,%d105;
add.s64 %d44,%d131,%d106;
@%p40 bra $77;
setp.eq.s32 %p51,%r33,0;
@%p51 bra $82;
setp.eq.s32 %p52,%r33,1;
@%p52 bra $81;
bra.uni $83;
$81:
ld.global.nc.u16 %s28,[%d44];
cvt.rn.f32.u16 %f63,%s28;
bra.uni $84;
$77:
setp.eq.s32 %p49,%r33,2;
@%p49 bra $80;
setp.ne.s32 %p50,%r33,3;
@%p50 bra $83;
ld.global.nc.u16 %s25,[%d44];
cvt.f32.f16 %f63,%s25;
bra.uni $84;
$82:
ld.global.nc.u8 %r68,[%d44];
cvt.u16.u32 %s29,%r68;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f63,%s30;
bra.uni $84;
$80:
ld.global.nc.s16 %s27,[%d44];
cvt.rn.f32.s16 %f63,%s27;
bra.uni $84;
$83:
ld.global.nc.f32 %f63,[%d44];
$84:
cvt.f64.f32 %e57,%f63;
mul.f64 %e58,%e57,%e57;
selp.f64 %e25,%e58,%e57,%p45;
@%p7 bra $87;
setp.ne.s32 %p55,%r32,3;
@%p55 bra $88;
max.f64 %e108,%e107,%e25;
bra.uni $89;
$87:
min.f64 %e108,%e107,%e25;
bra.uni $89;
$88:
add.f64 %e108,%e107,%e25;
$89:
add.s64 %d112,%d138,16;
mul.lo.s64 %d113,%d132,%d112;
add.s64 %d114,%d37,%d113;
add.s64 %d45,%d131,%d114;
@%p40 bra $92;
setp.eq.s32 %p59,%r33,0;
@%p59 bra $97;
setp.eq.s32 %p60,%r33,1;
@%p60 bra $96;
bra.uni $98;
$96:
ld.global.nc.u16 %s34,[%d45];
cvt.rn.f32.u16 %f64,%s34;
bra.uni $99;
$92:
setp.eq.s32 %p57,%r33,2;
@%p57 bra $95;
setp.ne.s32 %p58,%r33,3;
@%p58 bra $98;
ld.global.nc.u16 %s31,[%d45];
cvt.f32.f16 %f64,%s31;
bra.uni $99;
$97:
ld.global.nc.u8 %r69,[%d45];
cvt.u16.u32 %s35,%r69;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f64,%s36;
bra.uni $99;
$95:
ld.global.nc.s16 %s33,[%d45];
cvt.rn.f32.s16 %f64,%s33;
bra.uni $99;
$98:
ld.global.nc.f32 %f64,[%d45];
$99:
cvt.f64.f32 %e59,%f64;
mul.f64 %e60,%e59,%e59;
selp.f64 %e30,%e60,%e59,%p45;
@%p7 bra $102;
setp.ne.s32 %p63,%r32,3;
@%p63 bra $103;
max.f64 %e109,%e108,%e30;
bra.uni $104;
$102:
min.f64 %e109,%e108,%e30;
bra.uni $104;
$103:
add.f64 %e109,%e108,%e30;
$104:
add.s64 %d120,%d138,24;
mul.lo.s64 %d121,%d132,%d120;
add.s64 %d122,%d37,%d121;
add.s64 %d46,%d131,%d122;
@%p40 bra $107;
setp.eq.s32 %p67,%r33,0;
@%p67 bra $112;
setp.eq.s32 %p68,%r33,1;
@%p68 bra $111;
bra.uni $113;
$111:
ld.global.nc.u16 %s40,[%d46];
cvt.rn.f32.u16 %f65,%s40;
bra.uni $114;
$107:
setp.eq.s32 %p65,%r33,2;
@%p65 bra $110;
setp.ne.s32 %p66,%r33,3;
@%p66 bra $113;
ld.global.nc.u16 %s37,[%d46];
cvt.f32.f16 %f65,%s37;
bra.uni $114;
$112:
ld.global.nc.u8 %r70,[%d46];
cvt.u16.u32 %s41,%r70;
and.b16 %s42,%s41,255;
cvt.rn.f32.u16 %f65,%s42;
bra.uni $114;
$110:
ld.global.nc.s16 %s39,[%d46];
cvt.rn.f32.s16 %f65,%s39;
bra.uni $114;
$113:
ld.global.nc.f32 %f65,[%d46];
$114:
cvt.f64.f32 %e61,%f65;
mul.f64 %e62,%e61,%e61;
selp.f64 %e35,%e62,%e61,%p45;
@%p7 bra $117;
setp.ne.s32 %p71,%r32,3;
@%p71 bra $118;
max.f64 %e110,%e109,%e35;
bra.uni $119;
$117:
min.f64 %e110,%e109,%e35;
bra.uni $119;
$118:
add.f64 %e110,%e109,%e35;
$119:
add.s64 %d138,%d138,32;
cvt.u32.u64 %r71,%d138;
setp.lt.s32 %p72,%r71,%r83;
@%p72 bra $59;
$120:
st.shared.f64 [%d28],%e110;
bar.sync 0;
@%p73 bra $138;
@%p7 bra $124;
setp.ne.s32 %p75,%r32,3;
@%p75 bra $125;
ld.shared.f64 %e63,[%d31+256];
max.f64 %e64,%e110,%e63;
ld.shared.f64 %e65,[%d31+512];
max.f64 %e66,%e64,%e65;
ld.shared.f64 %e67,[%d31+768];
max.f64 %e68,%e66,%e67;
ld.shared.f64 %e69,[%d31+1024];
max.f64 %e70,%e68,%e69;
ld.shared.f64 %e71,[%d31+1280];
max.f64 %e72,%e70,%e71;
ld.shared.f64 %e73,[%d31+1536];
max.f64 %e74,%e72,%e73;
ld.shared.f64 %e75,[%d31+1792];
max.f64 %e112,%e74,%e75;
bra.uni $126;
$124:
ld.shared.f64 %e76,[%d31+256];
min.f64 %e77,%e110,%e76;
ld.shared.f64 %e78,[%d31+512];
min.f64 %e79,%e77,%e78;
ld.shared.f64 %e80,[%d31+768];
min.f64 %e81,%e79,%e80;
ld.shared.f64 %e82,[%d31+1024];
min.f64 %e83,%e81,%e82;
ld.shared.f64 %e84,[%d31+1280];
min.f64 %e85,%e83,%e84;
ld.shared.f64 %e86,[%d31+1536];
min.f64 %e87,%e85,%e86;
ld.shared.f64 %e88,[%d31+1792];
min.f64 %e112,%e87,%e88;
bra.uni $126;
$125:
ld.shared.f64 %e89,[%d31+256];
add.f64 %e90,%e110,%e89;
ld.shared.f64 %e91,[%d31+512];
add.f64 %e92,%e90,%e91;
ld.shared.f64 %e93,[%d31+768];
add.f64 %e94,%e92,%e93;
ld.shared.f64 %e95,[%d31+1024];
add.f64 %e96,%e94,%e95;
ld.shared.f64 %e97,[%d31+1280];
add.f64 %e98,%e96,%e97;
ld.shared.f64 %e99,[%d31+1536];
add.f64 %e100,%e98,%e99;
ld.shared.f64 %e101,[%d31+1792];
add.f64 %e112,%e100,%e101;
$126:
setp.ne.s32 %p76,%r32,1;
@%p76 bra $128;
div.rn.f64 %e112,%e112,%e2;
$128:
cvt.s64.s32 %d128,%r84;
mul.lo.s64 %d129,%d137,%d128;
add.s64 %d130,%d129,%d29;
add.s64 %d48,%d135,%d130;
cvt.rn.f32.f64 %f43,%e112;
setp.gt.s32 %p77,%r34,1;
@%p77 bra $131;
setp.eq.s32 %p80,%r34,0;
@%p80 bra $136;
setp.eq.s32 %p81,%r34,1;
@%p81 bra $135;
bra.uni $137;
$135:
cvt.rni.s32.f32 %r75,%f43;
max.s32 %r76,%r75,0;
min.s32 %r77,%r76,65535;
st.u16 [%d48],%r77;
bra.uni $138;
$131:
setp.eq.s32 %p78,%r34,2;
@%p78 bra $134;
setp.ne.s32 %p79,%r34,3;
@%p79 bra $137;
cvt.rn.f16.f32 %s43,%f43;
st.u16 [%d48],%s43;
bra.uni $138;
$136:
cvt.rni.s32.f32 %r78,%f43;
max.s32 %r79,%r78,0;
min.s32 %r80,%r79,255;
st.u8 [%d48],%r80;
bra.uni $138;
$134:
cvt.rni.s32.f32 %r72,%f43;
max.s32 %r73,%r72,-32768;
min.s32 %r74,%r73,32767;
st.u16 [%d48],%r74;
bra.uni $138;
$137:
st.f32 [%d48],%f43;
$138:
bar.sync 0;
add.s32 %r84,%r84,1;
setp.lt.s32 %p82,%r84,%r37;
@%p82 bra $8;
$139:
ret;
}
.visible .entry reduce_columns(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<98>;
.reg .b16 %s<44>;
.reg .f32 %f<66>;
.reg .b32 %r<122>;
.reg .f64 %e<110>;
.reg .b64 %d<133>;
ld.param.u64 %d44,[p0];
ld.param.v2.u32 {%r118,%r119},[p1+32];
ld.param.v2.u32 {%r38,%r39},[p1+40];
ld.param.u64 %d49,[p2];
ld.param.v2.u32 {%r42,%r43},[p3+40];
ld.param.u32 %r33,[p4];
ld.param.u32 %r34,[p5];
ld.param.u32 %r35,[p6];
ld.param.u64 %d131,[p3+24];
ld.param.u64 %d130,[p3+8];
ld.param.u64 %d50,[p3];
ld.param.u64 %d128,[p1+24];
ld.param.u64 %d127,[p1+16];
ld.param.u64 %d126,[p1+8];
ld.param.u64 %d45,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r39,0;
@%p1 bra $2;
cvta.to.global.u64 %d54,%d44;
mul.wide.s32 %d55,%r1,40;
add.s64 %d56,%d54,%d55;
ld.global.v2.u32 {%r118,%r119},[%d56+32];
ld.global.u64 %d128,[%d56+24];
ld.global.u64 %d127,[%d56+16];
ld.global.u64 %d126,[%d56+8];
ld.global.u64 %d125,[%d56];
bra.uni $3;
$2:
cvt.s64.s32 %d57,%r1;
mul.lo.s64 %d58,%d45,%d57;
add.s64 %d125,%d44,%d58;
$3:
setp.eq.s32 %p2,%r43,0;
@%p2 bra $5;
cvta.to.global.u64 %d59,%d49;
mul.wide.s32 %d60,%r1,40;
add.s64 %d61,%d59,%d60;
ld.global.u64 %d131,[%d61+24];
ld.global.u64 %d130,[%d61+8];
ld.global.u64 %d129,[%d61];
bra.uni $6;
$5:
cvt.s64.s32 %d62,%r1;
mul.lo.s64 %d63,%d50,%d62;
add.s64 %d129,%d49,%d63;
$6:
mov.u32 %r48,%ctaid.y;
shl.b32 %r49,%r48,3;
mov.u32 %r50,%tid.y;
add.s32 %r15,%r49,%r50;
setp.ge.s32 %p3,%r15,%r119;
setp.lt.s32 %p4,%r38,1;
or.pred %p5,%p3,%p4;
@%p5 bra $159;
setp.eq.s32 %p6,%r33,3;
selp.f64 %e68,0dFFF0000000000000,0d0000000000000000,%p6;
setp.eq.s32 %p7,%r33,2;
selp.f64 %e1,0d7FF0000000000000,%e68,%p7;
cvt.s64.s32 %d64,%r15;
mul.lo.s64 %d27,%d126,%d64;
cvt.rn.f64.s32 %e2,%r118;
mul.lo.s64 %d28,%d130,%d64;
mov.u32 %r17,%tid.x;
not.b32 %r52,%r17;
add.s32 %r53,%r118,%r52;
shr.u32 %r54,%r53,5;
add.s32 %r55,%r54,1;
and.b32 %r18,%r55,3;
add.s32 %r19,%r17,96;
mov.u32 %r120,0;
bra.uni $8;
$148:
cvt.s64.s32 %d122,%r120;
mul.lo.s64 %d123,%d131,%d122;
add.s64 %d124,%d123,%d28;
add.s64 %d43,%d129,%d124;
cvt.rn.f32.f64 %f43,%e108;
setp.gt.s32 %p92,%r35,1;
@%p92 bra $151;
setp.eq.s32 %p95,%r35,0;
@%p95 bra $156;
setp.eq.s32 %p96,%r35,1;
@%p96 bra $155;
bra.uni $157;
$155:
cvt.rni.s32.f32 %r112,%f43;
max.s32 %r113,%r112,0;
min.s32 %r114,%r113,65535;
st.u16 [%d43],%r114;
bra.uni $158;
$151:
setp.eq.s32 %p93,%r35,2;
@%p93 bra $154;
setp.ne.s32 %p94,%r35,3;
@%p94 bra $157;
cvt.rn.f16.f32 %s43,%f43;
st.u16 [%d43],%s43;
bra.uni $158;
$156:
cvt.rni.s32.f32 %r115,%f43;
max.s32 %r116,%r115,0;
min.s32 %r117,%r116,255;
st.u8 [%d43],%r117;
bra.uni $158;
$154:
cvt.rni.s32.f32 %r109,%f43;
max.s32 %r110,%r109,-32768;
min.s32 %r111,%r110,32767;
st.u16 [%d43],%r111;
bra.uni $158;
$157:
st.f32 [%d43],%f43;
bra.uni $158;
$8:
setp.ge.s32 %p8,%r17,%r118;
mov.f64 %e102,%e1;
@%p8 bra $120;
setp.eq.s32 %p9,%r18,0;
cvt.s64.s32 %d65,%r120;
mul.lo.s64 %d66,%d128,%d65;
add.s64 %d32,%d66,%d27;
mov.u32 %r121,%r17;
mov.f64 %e102,%e1;
@%p9 bra $57;
mov.u32 %r56,%tid.x;
cvt.s64.s32 %d67,%r56;
mul.lo.s64 %d68,%d127,%d67;
add.s64 %d69,%d32,%d68;
add.s64 %d33,%d125,%d69;
setp.gt.s32 %p10,%r34,1;
@%p10 bra $13;
setp.eq.s32 %p13,%r34,0;
@%p13 bra $18;
setp.eq.s32 %p14,%r34,1;
@%p14 bra $17;
bra.uni $19;
$17:
ld.global.nc.u16 %s4,[%d33];
cvt.rn.f32.u16 %f59,%s4;
bra.uni $20;
$13:
setp.eq.s32 %p11,%r34,2;
@%p11 bra $16;
setp.ne.s32 %p12,%r34,3;
@%p12 bra $19;
ld.global.nc.u16 %s1,[%d33];
cvt.f32.f16 %f59,%s1;
bra.uni $20;
$19:
ld.global.nc.f32 %f59,[%d33];
bra.uni $20;
$18:
ld.global.nc.u8 %r57,[%d33];
cvt.u16.u32 %s5,%r57;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f59,%s6;
bra.uni $20;
$16:
ld.global.nc.s16 %s3,[%d33];
cvt.rn.f32.s16 %f59,%s3;
$20:
cvt.f64.f32 %e70,%f59;
mul.f64 %e71,%e70,%e70;
setp.eq.s32 %p15,%r33,4;
selp.f64 %e3,%e71,%e70,%p15;
@%p7 bra $23;
setp.ne.s32 %p17,%r33,3;
@%p17 bra $24;
max.f64 %e102,%e1,%e3;
bra.uni $25;
$23:
min.f64 %e102,%e1,%e3;
bra.uni $25;
$24:
add.f64 %e102,%e1,%e3;
$25:
add.s32 %r121,%r56,32;
setp.eq.s32 %p18,%r18,1;
@%p18 bra $57;
add.s32 %r60,%r56,32;
cvt.s64.s32 %d75,%r60;
mul.lo.s64 %d76,%d127,%d75;
add.s64 %d77,%d32,%d76;
add.s64 %d34,%d125,%d77;
@%p10 bra $29;
setp.eq.s32 %p22,%r34,0;
@%p22 bra $34;
setp.eq.s32 %p23,%r34,1;
@%p23 bra $33;
bra.uni $35;
$33:
ld.global.nc.u16 %s10,[%d34];
cvt.rn.f32.u16 %f60,%s10;
bra.uni $36;
$29:
setp.eq.s32 %p20,%r34,2;
@%p20 bra $32;
setp.ne.s32 %p21,%r34,3;
@%p21 bra $35;
ld.global.nc.u16 %s7,[%d34];
cvt.f32.f16 %f60,%s7;
bra.uni $36;
$35:
ld.global.nc.f32 %f60,[%d34];
bra.uni $36;
$34:
ld.global.nc.u8 %r61,[%d34];
cvt.u16.u32 %s11,%r61;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f60,%s12;
bra.uni $36;
$32:
ld.global.nc.s16 %s9,[%d34];
cvt.rn.f32.s16 %f60,%s9;
$36:
cvt.f64.f32 %e72,%f60;
mul.f64 %e73,%e72,%e72;
selp.f64 %e8,%e73,%e72,%p15;
@%p7 bra $39;
setp.ne.s32 %p26,%r33,3;
@%p26 bra $40;
max.f64 %e102,%e102,%e8;
bra.uni $41;
$39:
min.f64 %e102,%e102,%e8;
bra.uni $41;
$40:
add.f64 %e102,%e102,%e8;
$41:
add.s32 %r121,%r56,64;
setp.eq.s32 %p27,%r18,2;
@%p27 bra $57;
add.s32 %r64,%r56,64;
cvt.s64.s32 %d83,%r64;
mul.lo.s64 %d84,%d127,%d83;
add.s64 %d85,%d32,%d84;
add.s64 %d35,%d125,%d85;
@%p10 bra $45;
setp.eq.s32 %p31,%r34,0;
@%p31 bra $50;
setp.eq.s32 %p32,%r34,1;
@%p32 bra $49;
bra.uni $51;
$49:
ld.global.nc.u16 %s16,[%d35];
cvt.rn.f32.u16 %f61,%s16;
bra.uni $52;
$45:
setp.eq.s32 %p29,%r34,2;
@%p29 bra $48;
setp.ne.s32 %p30,%r34,3;
@%p30 bra $51;
ld.global.nc.u16 %s13,[%d35];
cvt.f32.f16 %f61,%s13;
bra.uni $52;
$51:
ld.global.nc.f32 %f61,[%d35];
bra.uni $52;
$50:
ld.global.nc.u8 %r65,[%d35];
cvt.u16.u32 %s17,%r65;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f61,%s18;
bra.uni $52;
$48:
ld.global.nc.s16 %s15,[%d35];
cvt.rn.f32.s16 %f61,%s15;
$52:
cvt.f64.f32 %e74,%f61;
mul.f64 %e75,%e74,%e74;
selp.f64 %e13,%e75,%e74,%p15;
@%p7 bra $55;
setp.ne.s32 %p35,%r33,3;
@%p35 bra $56;
max.f64 %e102,%e102,%e13;
mov.u32 %r121,%r19;
bra.uni $57;
$55:
min.f64 %e102,%e102,%e13;
mov.u32 %r121,%r19;
bra.uni $57;
$56:
add.f64 %e102,%e102,%e13;
mov.u32 %r121,%r19;
$57:
setp.lt.u32 %p36,%r53,96;
@%p36 bra $120;
cvt.s64.s32 %d132,%r121;
$59:
.pragma "nounroll";
mul.lo.s64 %d91,%d127,%d132;
add.s64 %d92,%d32,%d91;
add.s64 %d38,%d125,%d92;
setp.gt.s32 %p37,%r34,1;
@%p37 bra $62;
setp.eq.s32 %p40,%r34,0;
@%p40 bra $67;
setp.eq.s32 %p41,%r34,1;
@%p41 bra $66;
bra.uni $68;
$66:
ld.global.nc.u16 %s22,[%d38];
cvt.rn.f32.u16 %f62,%s22;
bra.uni $69;
$62:
setp.eq.s32 %p38,%r34,2;
@%p38 bra $65;
setp.ne.s32 %p39,%r34,3;
@%p39 bra $68;
ld.global.nc.u16 %s19,[%d38];
cvt.f32.f16 %f62,%s19;
bra.uni $69;
$67:
ld.global.nc.u8 %r69,[%d38];
cvt.u16.u32 %s23,%r69;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f62,%s24;
bra.uni $69;
$65:
ld.global.nc.s16 %s21,[%d38];
cvt.rn.f32.s16 %f62,%s21;
bra.uni $69;
$68:
ld.global.nc.f32 %f62,[%d38];
$69:
cvt.f64.f32 %e76,%f62;
mul.f64 %e77,%e76,%e76;
setp.eq.s32 %p42,%r33,4;
selp.f64 %e20,%e77,%e76,%p42;
@%p7 bra $72;
setp.ne.s32 %p44,%r33,3;
@%p44 bra $73;
max.f64 %e99,%e102,%e20;
bra.uni $74;
$72:
min.f64 %e99,%e102,%e20;
bra.uni $74;
$73:
add.f64 %e99,%e102,%e20;
$74:
add.s64 %d98,%d132,32;
mul.lo.s64 %d99,%d127,%d98;
add.s64 %d100,%d32,%d99;
add.s64 %d39,%d125,%d100;
@%p37 bra $77;
setp.eq.s32 %p48,%r34,0;
@%p48 bra $82;
setp.eq.s32 %p49,%r34,1;
@%p49 bra $81;
bra.uni $83;
$81:
ld.global.nc.u16 %s28,[%d39];
cvt.rn.f32.u16 %f63,%s28;
bra.uni $84;
$77:
setp.eq.s32 %p46,%r34,2;
@%p46 bra $80;
setp.ne.s32 %p47,%r34,3;
@%p47 bra $83;
ld.global.nc.u16 %s25,[%d39];
cvt.f32.f16 %f63,%s25;
bra.uni $84;
$82:
ld.global.nc.u8 %r70,[%d39];
cvt.u16.u32 %s29,%r70;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f63,%s30;
bra.uni $84;
$80:
ld.global.nc.s16 %s27,[%d39];
cvt.rn.f32.s16 %f63,%s27;
bra.uni $84;
$83:
ld.global.nc.f32 %f63,[%d39];
$84:
cvt.f64.f32 %e78,%f63;
mul.f64 %e79,%e78,%e78;
selp.f64 %e25,%e79,%e78,%p42;
@%p7 bra $87;
setp.ne.s32 %p52,%r33,3;
@%p52 bra $88;
max.f64 %e100,%e99,%e25;
bra.uni $89;
$87:
min.f64 %e100,%e99,%e25;
bra.uni $89;
$88:
add.f64 %e100,%e99,%e25;
$89:
add.s64 %d106,%d132,64;
mul.lo.s64 %d107,%d127,%d106;
add.s64 %d108,%d32,%d107;
add.s64 %d40,%d125,%d108;
@%p37 bra $92;
setp.eq.s32 %p56,%r34,0;
@%p56 bra $97;
setp.eq.s32 %p57,%r34,1;
@%p57 bra $96;
bra.uni $98;
$96:
ld.global.nc.u16 %s34,[%d40];
cvt.rn.f32.u16 %f64,%s34;
bra.uni $99;
$92:
setp.eq.s32 %p54,%r34,2;
@%p54 bra $95;
setp.ne.s32 %p55,%r34,3;
@%p55 bra $98;
ld.global.nc.u16 %s31,[%d40];
cvt.f32.f16 %f64,%s31;
bra.uni $99;
$97:
ld.global.nc.u8 %r71,[%d40];
cvt.u16.u32 %s35,%r71;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f64,%s36;
bra.uni $99;
$95:
ld.global.nc.s16 %s33,[%d40];
cvt.rn.f32.s16 %f64,%s33;
bra.uni $99;
$98:
ld.global.nc.f32 %f64,[%d40];
$99:
cvt.f64.f32 %e80,%f64;
mul.f64 %e81,%e80,%e80;
selp.f64 %e30,%e81,%e80,%p42;
@%p7 bra $102;
setp.ne.s32 %p60,%r33,3;
@%p60 bra $103;
max.f64 %e101,%e100,%e30;
bra.uni $104;
$102:
min.f64 %e101,%e100,%e30;
bra.uni $104;
$103:
add.f64 %e101,%e100,%e30;
$104:
add.s64 %d114,%d132,96;
mul.lo.s64 %d115,%d127,%d114;
add.s64 %d116,%d32,%d115;
add.s64 %d41,%d125,%d116;
@%p37 bra $107;
setp.eq.s32 %p64,%r34,0;
@%p64 bra $112;
setp.eq.s32 %p65,%r34,1;
@%p65 bra $111;
bra.uni $113;
$111:
ld.global.nc.u16 %s40,[%d41];
cvt.rn.f32.u16 %f65,%s40;
bra.uni $114;
$107:
setp.eq.s32 %p62,%r34,2;
@%p62 bra $110;
setp.ne.s32 %p63,%r34,3;
@%p63 bra $113;
ld.global.nc.u16 %s37,[%d41];
cvt.f32.f16 %f65,%s37;
bra.uni $114;
$112:
ld.global.nc.u8 %r72,[%d41];
cvt.u16.u32 %s41,%r72;
and.b16 %s42,%s41,255;
cvt.rn.f32.u16 %f65,%s42;
bra.uni $114;
$110:
ld.global.nc.s16 %s39,[%d41];
cvt.rn.f32.s16 %f65,%s39;
bra.uni $114;
$113:
ld.global.nc.f32 %f65,[%d41];
$114:
cvt.f64.f32 %e82,%f65;
mul.f64 %e83,%e82,%e82;
selp.f64 %e35,%e83,%e82,%p42;
@%p7 bra $117;
setp.ne.s32 %p68,%r33,3;
@%p68 bra $118;
max.f64 %e102,%e101,%e35;
bra.uni $119;
$117:
min.f64 %e102,%e101,%e35;
bra.uni $119;
$118:
add.f64 %e102,%e101,%e35;
$119:
add.s64 %d132,%d132,128;
cvt.u32.u64 %r73,%d132;
setp.lt.s32 %p69,%r73,%r118;
@%p69 bra $59;
$120:
mov.b64 {%r74,%r75},%e102;
mov.u32 %r78,31;
mov.u32 %r79,16;
mov.u32 %r80,-1;
shfl.sync.bfly.b32 %r77|%p70,%r75,%r79,%r78,%r80;
shfl.sync.bfly.b32 %r76|%p71,%r74,%r79,%r78,%r80;
mov.b64 %e85,{%r76,%r77};
@%p7 bra $123;
setp.ne.s32 %p73,%r33,3;
@%p73 bra $124;
max.f64 %e104,%e102,%e85;
bra.uni $125;
$123:
min.f64 %e104,%e102,%e85;
bra.uni $125;
$124:
add.f64 %e104,%e102,%e85;
$125:
mov.b64 {%r81,%r82},%e104;
mov.u32 %r85,31;
mov.u32 %r86,8;
mov.u32 %r87,-1;
shfl.sync.bfly.b32 %r84|%p74,%r82,%r86,%r85,%r87;
shfl.sync.bfly.b32 %r83|%p75,%r81,%r86,%r85,%r87;
mov.b64 %e87,{%r83,%r84};
@%p7 bra $128;
setp.ne.s32 %p77,%r33,3;
@%p77 bra $129;
max.f64 %e105,%e104,%e87;
bra.uni $130;
$128:
min.f64 %e105,%e104,%e87;
bra.uni $130;
$129:
add.f64 %e105,%e104,%e87;
$130:
mov.b64 {%r88,%r89},%e105;
mov.u32 %r92,31;
mov.u32 %r93,4;
mov.u32 %r94,-1;
shfl.sync.bfly.b32 %r91|%p78,%r89,%r93,%r92,%r94;
shfl.sync.bfly.b32 %r90|%p79,%r88,%r93,%r92,%r94;
mov.b64 %e89,{%r90,%r91};
@%p7 bra $133;
setp.ne.s32 %p81,%r33,3;
@%p81 bra $134;
max.f64 %e106,%e105,%e89;
bra.uni $135;
$133:
min.f64 %e106,%e105,%e89;
bra.uni $135;
$134:
add.f64 %e106,%e105,%e89;
$135:
mov.b64 {%r95,%r96},%e106;
mov.u32 %r99,31;
mov.u32 %r100,2;
mov.u32 %r101,-1;
shfl.sync.bfly.b32 %r98|%p82,%r96,%r100,%r99,%r101;
shfl.sync.bfly.b32 %r97|%p83,%r95,%r100,%r99,%r101;
mov.b64 %e91,{%r97,%r98};
@%p7 bra $138;
setp.ne.s32 %p85,%r33,3;
@%p85 bra $139;
max.f64 %e107,%e106,%e91;
bra.uni $140;
$138:
min.f64 %e107,%e106,%e91;
bra.uni $140;
$139:
add.f64 %e107,%e106,%e91;
$140:
mov.b64 {%r102,%r103},%e107;
mov.u32 %r106,31;
mov.u32 %r107,1;
mov.u32 %r108,-1;
shfl.sync.bfly.b32 %r105|%p86,%r103,%r107,%r106,%r108;
shfl.sync.bfly.b32 %r104|%p87,%r102,%r107,%r106,%r108;
mov.b64 %e93,{%r104,%r105};
@%p7 bra $143;
setp.ne.s32 %p89,%r33,3;
@%p89 bra $144;
max.f64 %e108,%e107,%e93;
bra.uni $145;
$143:
min.f64 %e108,%e107,%e93;
bra.uni $145;
$144:
add.f64 %e108,%e107,%e93;
$145:
setp.ne.s32 %p90,%r33,1;
@%p90 bra $147;
div.rn.f64 %e108,%e108,%e2;
$147:
setp.ne.s32 %p91,%r17,0;
@%p91 bra $158;
bra.uni $148;
$158:
add.s32 %r120,%r120,1;
setp.lt.s32 %p97,%r120,%r38;
@%p97 bra $8;
$159:
ret;
}
`;
