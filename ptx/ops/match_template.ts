// Generated from kernels/ops/match_template.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/match_template.cu`. */
export const MATCH_TEMPLATE: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) _Z5scoreidddd(
.param .b32 p0,
.param .b64 p1,
.param .b64 p2,
.param .b64 p3,
.param .b64 p4
)
{
.reg .pred %p<14>;
.reg .f32 %f<8>;
.reg .b32 %r<2>;
.reg .f64 %fd<37>;
ld.param.u32 %r1,[p0];
ld.param.f64 %fd12,[p1];
ld.param.f64 %fd13,[p2];
ld.param.f64 %fd14,[p3];
ld.param.f64 %fd15,[p4];
setp.gt.s32 %p1,%r1,1;
@%p1 bra $0_3;
bra.uni $0_1;
$0_3:
setp.eq.s32 %p2,%r1,2;
@%p2 bra $0_7;
setp.eq.s32 %p3,%r1,4;
@%p3 bra $0_7;
setp.ne.s32 %p4,%r1,5;
@%p4 bra $0_14;
mul.f64 %fd16,%fd15,0d3CB0000000000000;
setp.gt.f64 %p7,%fd16,%fd14;
mov.f32 %f7,0f3F800000;
@%p7 bra $0_19;
bra.uni $0_14;
$0_1:
setp.eq.s32 %p5,%r1,0;
@%p5 bra $0_13;
setp.eq.s32 %p6,%r1,1;
@%p6 bra $0_8;
bra.uni $0_14;
$0_8:
add.f64 %fd17,%fd12,%fd12;
sub.f64 %fd18,%fd13,%fd17;
add.f64 %fd19,%fd18,%fd14;
mov.f64 %fd20,0d0000000000000000;
max.f64 %fd1,%fd19,%fd20;
mul.f64 %fd21,%fd13,%fd14;
sqrt.rn.f64 %fd2,%fd21;
abs.f64 %fd3,%fd1;
setp.lt.f64 %p8,%fd3,%fd2;
@%p8 bra $0_11;
bra.uni $0_9;
$0_11:
div.rn.f64 %fd35,%fd1,%fd2;
bra.uni $0_12;
$0_7:
cvt.rn.f32.f64 %f7,%fd12;
bra.uni $0_19;
$0_14:
mov.f64 %fd36,0d0000000000000000;
max.f64 %fd30,%fd13,%fd36;
max.f64 %fd31,%fd14,%fd36;
mul.f64 %fd32,%fd30,%fd31;
sqrt.rn.f64 %fd7,%fd32;
abs.f64 %fd8,%fd12;
setp.lt.f64 %p11,%fd8,%fd7;
@%p11 bra $0_17;
bra.uni $0_15;
$0_17:
div.rn.f64 %fd36,%fd12,%fd7;
bra.uni $0_18;
$0_13:
add.f64 %fd24,%fd12,%fd12;
sub.f64 %fd25,%fd13,%fd24;
add.f64 %fd26,%fd25,%fd14;
mov.f64 %fd27,0d0000000000000000;
max.f64 %fd28,%fd26,%fd27;
cvt.rn.f32.f64 %f7,%fd28;
bra.uni $0_19;
$0_15:
mul.f64 %fd34,%fd7,0d3FF2000000000000;
setp.geu.f64 %p12,%fd8,%fd34;
@%p12 bra $0_18;
setp.gt.f64 %p13,%fd12,0d0000000000000000;
selp.f64 %fd36,0d3FF0000000000000,0dBFF0000000000000,%p13;
$0_18:
cvt.rn.f32.f64 %f7,%fd36;
bra.uni $0_19;
$0_9:
mul.f64 %fd23,%fd2,0d3FF2000000000000;
setp.geu.f64 %p9,%fd3,%fd23;
mov.f64 %fd35,0d3FF0000000000000;
@%p9 bra $0_12;
setp.gt.f64 %p10,%fd1,0d0000000000000000;
selp.f64 %fd35,0d3FF0000000000000,0dBFF0000000000000,%p10;
$0_12:
cvt.rn.f32.f64 %f7,%fd35;
$0_19:
st.param.f32 [func_retval0+0],%f7;
ret;
}
.visible .entry match_template_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<49>;
.reg .f32 %f<78>;
.reg .b32 %r<251>;
.reg .f64 %fd<153>;
.reg .b64 %rd<189>;
.shared .align 8 .b8 _ZZ18match_template_f32E5parts[64];
ld.param.u64 %rd54,[p0];
ld.param.v2.u32 {%r55,%r56},[p1+40];
ld.param.u64 %rd59,[p2];
ld.param.v2.u32 {%r242,%r243},[p3+32];
ld.param.v2.u32 {%r59,%r60},[p3+40];
ld.param.u64 %rd64,[p4];
ld.param.v2.u32 {%r244,%r245},[p5+32];
ld.param.v2.u32 {%r63,%r64},[p5+40];
ld.param.u32 %r52,[p6];
ld.param.u64 %rd184,[p5+16];
ld.param.u64 %rd183,[p5+8];
ld.param.u64 %rd65,[p5];
ld.param.u64 %rd181,[p3+24];
ld.param.u64 %rd180,[p3+16];
ld.param.u64 %rd179,[p3+8];
ld.param.u64 %rd60,[p3];
ld.param.u64 %rd177,[p1+24];
ld.param.u64 %rd176,[p1+16];
ld.param.u64 %rd175,[p1+8];
ld.param.u64 %rd55,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r56,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd69,%rd54;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.u64 %rd177,[%rd71+24];
ld.global.u64 %rd176,[%rd71+16];
ld.global.u64 %rd175,[%rd71+8];
ld.global.u64 %rd174,[%rd71];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd55,%rd72;
add.s64 %rd174,%rd54,%rd73;
$1_3:
setp.eq.s32 %p2,%r60,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd74,%rd59;
mul.wide.s32 %rd75,%r1,40;
add.s64 %rd76,%rd74,%rd75;
ld.global.v2.u32 {%r242,%r243},[%rd76+32];
ld.global.u64 %rd181,[%rd76+24];
ld.global.u64 %rd180,[%rd76+16];
ld.global.u64 %rd179,[%rd76+8];
ld.global.u64 %rd178,[%rd76];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd77,%r1;
mul.lo.s64 %rd78,%rd60,%rd77;
add.s64 %rd178,%rd59,%rd78;
$1_6:
setp.eq.s32 %p3,%r64,0;
@%p3 bra $1_8;
cvta.to.global.u64 %rd79,%rd64;
mul.wide.s32 %rd80,%r1,40;
add.s64 %rd81,%rd79,%rd80;
ld.global.v2.u32 {%r244,%r245},[%rd81+32];
ld.global.u64 %rd184,[%rd81+16];
ld.global.u64 %rd183,[%rd81+8];
ld.global.u64 %rd182,[%rd81];
bra.uni $1_9;
$1_8:
cvt.s64.s32 %rd82,%r1;
mul.lo.s64 %rd83,%rd65,%rd82;
add.s64 %rd182,%rd64,%rd83;
$1_9:
mul.lo.s32 %r25,%r242,%r243;
setp.lt.s32 %p4,%r55,1;
mov.f64 %fd147,0d0000000000000000;
mov.f64 %fd148,%fd147;
mov.f64 %fd149,%fd147;
@%p4 bra $1_37;
cvt.rn.f64.s32 %fd1,%r25;
mov.u32 %r246,0;
$1_11:
.pragma "nounroll";
mov.u32 %r72,%tid.y;
shl.b32 %r73,%r72,5;
mov.u32 %r74,%tid.x;
add.s32 %r247,%r73,%r74;
setp.ge.s32 %p5,%r247,%r25;
mov.f64 %fd139,0d0000000000000000;
mov.f64 %fd140,%fd139;
@%p5 bra $1_18;
not.b32 %r77,%r74;
mad.lo.s32 %r78,%r242,%r243,%r77;
sub.s32 %r81,%r78,%r73;
shr.u32 %r82,%r81,8;
add.s32 %r83,%r82,1;
and.b32 %r84,%r83,3;
setp.eq.s32 %p6,%r84,0;
cvt.s64.s32 %rd84,%r246;
mul.lo.s64 %rd45,%rd181,%rd84;
mov.f64 %fd140,0d0000000000000000;
mov.f64 %fd139,%fd140;
@%p6 bra $1_16;
setp.eq.s32 %p7,%r84,1;
add.s32 %r94,%r73,%r74;
div.s32 %r95,%r94,%r242;
mul.lo.s32 %r96,%r95,%r242;
sub.s32 %r97,%r94,%r96;
cvt.s64.s32 %rd86,%r95;
mul.lo.s64 %rd87,%rd179,%rd86;
cvt.s64.s32 %rd88,%r97;
mul.lo.s64 %rd89,%rd180,%rd88;
add.s64 %rd90,%rd89,%rd45;
add.s64 %rd91,%rd90,%rd87;
add.s64 %rd85,%rd178,%rd91;
ld.global.nc.f32 %f25,[%rd85];
cvt.f64.f32 %fd55,%f25;
add.f64 %fd139,%fd55,0d0000000000000000;
fma.rn.f64 %fd140,%fd55,%fd55,0d0000000000000000;
add.s32 %r247,%r94,256;
@%p7 bra $1_16;
setp.eq.s32 %p8,%r84,2;
add.s32 %r108,%r94,256;
div.s32 %r109,%r108,%r242;
mul.lo.s32 %r110,%r109,%r242;
sub.s32 %r111,%r108,%r110;
cvt.s64.s32 %rd93,%r109;
mul.lo.s64 %rd94,%rd179,%rd93;
cvt.s64.s32 %rd95,%r111;
mul.lo.s64 %rd96,%rd180,%rd95;
add.s64 %rd97,%rd96,%rd45;
add.s64 %rd98,%rd97,%rd94;
add.s64 %rd92,%rd178,%rd98;
ld.global.nc.f32 %f26,[%rd92];
cvt.f64.f32 %fd56,%f26;
add.f64 %fd139,%fd139,%fd56;
fma.rn.f64 %fd140,%fd56,%fd56,%fd140;
add.s32 %r247,%r94,512;
@%p8 bra $1_16;
add.s32 %r116,%r94,512;
div.s32 %r117,%r116,%r242;
mul.lo.s32 %r118,%r117,%r242;
sub.s32 %r119,%r116,%r118;
cvt.s64.s32 %rd100,%r117;
mul.lo.s64 %rd101,%rd179,%rd100;
cvt.s64.s32 %rd102,%r119;
mul.lo.s64 %rd103,%rd180,%rd102;
add.s64 %rd104,%rd103,%rd45;
add.s64 %rd105,%rd104,%rd101;
add.s64 %rd99,%rd178,%rd105;
ld.global.nc.f32 %f27,[%rd99];
cvt.f64.f32 %fd57,%f27;
add.f64 %fd139,%fd139,%fd57;
fma.rn.f64 %fd140,%fd57,%fd57,%fd140;
add.s32 %r247,%r94,768;
$1_16:
setp.lt.u32 %p9,%r81,768;
@%p9 bra $1_18;
$1_17:
div.s32 %r126,%r247,%r242;
cvt.s64.s32 %rd110,%r126;
mul.lo.s64 %rd111,%rd179,%rd110;
mul.lo.s32 %r127,%r126,%r242;
sub.s32 %r128,%r247,%r127;
cvt.s64.s32 %rd112,%r128;
mul.lo.s64 %rd113,%rd180,%rd112;
add.s64 %rd114,%rd113,%rd45;
add.s64 %rd115,%rd114,%rd111;
add.s64 %rd106,%rd178,%rd115;
ld.global.nc.f32 %f28,[%rd106];
cvt.f64.f32 %fd58,%f28;
add.f64 %fd59,%fd139,%fd58;
fma.rn.f64 %fd60,%fd58,%fd58,%fd140;
add.s32 %r129,%r247,256;
div.s32 %r130,%r129,%r242;
mul.lo.s32 %r131,%r130,%r242;
sub.s32 %r132,%r129,%r131;
cvt.s64.s32 %rd116,%r130;
mul.lo.s64 %rd117,%rd179,%rd116;
cvt.s64.s32 %rd118,%r132;
mul.lo.s64 %rd119,%rd180,%rd118;
add.s64 %rd120,%rd119,%rd45;
add.s64 %rd121,%rd120,%rd117;
add.s64 %rd107,%rd178,%rd121;
ld.global.nc.f32 %f29,[%rd107];
cvt.f64.f32 %fd61,%f29;
add.f64 %fd62,%fd59,%fd61;
fma.rn.f64 %fd63,%fd61,%fd61,%fd60;
add.s32 %r133,%r247,512;
div.s32 %r134,%r133,%r242;
mul.lo.s32 %r135,%r134,%r242;
sub.s32 %r136,%r133,%r135;
cvt.s64.s32 %rd122,%r134;
mul.lo.s64 %rd123,%rd179,%rd122;
cvt.s64.s32 %rd124,%r136;
mul.lo.s64 %rd125,%rd180,%rd124;
add.s64 %rd126,%rd125,%rd45;
add.s64 %rd127,%rd126,%rd123;
add.s64 %rd108,%rd178,%rd127;
ld.global.nc.f32 %f30,[%rd108];
cvt.f64.f32 %fd64,%f30;
add.f64 %fd65,%fd62,%fd64;
fma.rn.f64 %fd66,%fd64,%fd64,%fd63;
add.s32 %r137,%r247,768;
div.s32 %r138,%r137,%r242;
mul.lo.s32 %r139,%r138,%r242;
sub.s32 %r140,%r137,%r139;
cvt.s64.s32 %rd128,%r138;
mul.lo.s64 %rd129,%rd179,%rd128;
cvt.s64.s32 %rd130,%r140;
mul.lo.s64 %rd131,%rd180,%rd130;
add.s64 %rd132,%rd131,%rd45;
add.s64 %rd133,%rd132,%rd129;
add.s64 %rd109,%rd178,%rd133;
ld.global.nc.f32 %f31,[%rd109];
cvt.f64.f32 %fd67,%f31;
add.f64 %fd139,%fd65,%fd67;
fma.rn.f64 %fd140,%fd67,%fd67,%fd66;
add.s32 %r247,%r247,1024;
setp.lt.s32 %p10,%r247,%r25;
@%p10 bra $1_17;
$1_18:
setp.ne.s32 %p11,%r74,0;
mov.b64 {%r141,%r142},%fd139;
mov.u32 %r162,2;
mov.u32 %r163,31;
mov.u32 %r164,16;
mov.u32 %r165,-1;
shfl.sync.down.b32 %r144|%p12,%r142,%r164,%r163,%r165;
shfl.sync.down.b32 %r143|%p13,%r141,%r164,%r163,%r165;
mov.b64 %fd69,{%r143,%r144};
add.f64 %fd70,%fd139,%fd69;
mov.b64 {%r145,%r146},%fd70;
mov.u32 %r166,8;
shfl.sync.down.b32 %r148|%p14,%r146,%r166,%r163,%r165;
shfl.sync.down.b32 %r147|%p15,%r145,%r166,%r163,%r165;
mov.b64 %fd71,{%r147,%r148};
add.f64 %fd72,%fd70,%fd71;
mov.b64 {%r149,%r150},%fd72;
mov.u32 %r167,4;
shfl.sync.down.b32 %r152|%p16,%r150,%r167,%r163,%r165;
shfl.sync.down.b32 %r151|%p17,%r149,%r167,%r163,%r165;
mov.b64 %fd73,{%r151,%r152};
add.f64 %fd74,%fd72,%fd73;
mov.b64 {%r153,%r154},%fd74;
shfl.sync.down.b32 %r156|%p18,%r154,%r162,%r163,%r165;
shfl.sync.down.b32 %r155|%p19,%r153,%r162,%r163,%r165;
mov.b64 %fd75,{%r155,%r156};
add.f64 %fd76,%fd74,%fd75;
mov.b64 {%r157,%r158},%fd76;
mov.u32 %r168,1;
shfl.sync.down.b32 %r160|%p20,%r158,%r168,%r163,%r165;
shfl.sync.down.b32 %r159|%p21,%r157,%r168,%r163,%r165;
mov.b64 %fd77,{%r159,%r160};
add.f64 %fd21,%fd76,%fd77;
bar.sync 0;
@%p11 bra $1_20;
mov.u32 %r241,%tid.y;
mul.wide.u32 %rd134,%r241,8;
mov.u64 %rd135,_ZZ18match_template_f32E5parts;
add.s64 %rd136,%rd135,%rd134;
st.shared.f64 [%rd136],%fd21;
$1_20:
bar.sync 0;
ld.shared.f64 %fd88,[_ZZ18match_template_f32E5parts];
add.f64 %fd89,%fd88,0d0000000000000000;
ld.shared.f64 %fd90,[_ZZ18match_template_f32E5parts+8];
add.f64 %fd91,%fd89,%fd90;
ld.shared.f64 %fd92,[_ZZ18match_template_f32E5parts+16];
add.f64 %fd93,%fd91,%fd92;
ld.shared.f64 %fd94,[_ZZ18match_template_f32E5parts+24];
add.f64 %fd95,%fd93,%fd94;
ld.shared.f64 %fd96,[_ZZ18match_template_f32E5parts+32];
add.f64 %fd97,%fd95,%fd96;
ld.shared.f64 %fd98,[_ZZ18match_template_f32E5parts+40];
add.f64 %fd99,%fd97,%fd98;
ld.shared.f64 %fd100,[_ZZ18match_template_f32E5parts+48];
add.f64 %fd101,%fd99,%fd100;
ld.shared.f64 %fd102,[_ZZ18match_template_f32E5parts+56];
mov.b64 {%r170,%r171},%fd140;
shfl.sync.down.b32 %r173|%p23,%r171,%r164,%r163,%r165;
shfl.sync.down.b32 %r172|%p24,%r170,%r164,%r163,%r165;
mov.b64 %fd79,{%r172,%r173};
add.f64 %fd80,%fd140,%fd79;
mov.b64 {%r174,%r175},%fd80;
shfl.sync.down.b32 %r177|%p25,%r175,%r166,%r163,%r165;
shfl.sync.down.b32 %r176|%p26,%r174,%r166,%r163,%r165;
mov.b64 %fd81,{%r176,%r177};
add.f64 %fd82,%fd80,%fd81;
mov.b64 {%r178,%r179},%fd82;
shfl.sync.down.b32 %r181|%p27,%r179,%r167,%r163,%r165;
shfl.sync.down.b32 %r180|%p28,%r178,%r167,%r163,%r165;
mov.b64 %fd83,{%r180,%r181};
add.f64 %fd84,%fd82,%fd83;
mov.b64 {%r182,%r183},%fd84;
shfl.sync.down.b32 %r185|%p29,%r183,%r162,%r163,%r165;
shfl.sync.down.b32 %r184|%p30,%r182,%r162,%r163,%r165;
mov.b64 %fd85,{%r184,%r185};
add.f64 %fd86,%fd84,%fd85;
mov.b64 {%r186,%r187},%fd86;
shfl.sync.down.b32 %r189|%p31,%r187,%r168,%r163,%r165;
shfl.sync.down.b32 %r188|%p32,%r186,%r168,%r163,%r165;
mov.b64 %fd87,{%r188,%r189};
add.f64 %fd22,%fd86,%fd87;
add.f64 %fd23,%fd101,%fd102;
bar.sync 0;
@%p11 bra $1_22;
mov.u32 %r240,%tid.y;
mul.wide.u32 %rd137,%r240,8;
mov.u64 %rd138,_ZZ18match_template_f32E5parts;
add.s64 %rd139,%rd138,%rd137;
st.shared.f64 [%rd139],%fd22;
$1_22:
mov.u32 %r239,%tid.y;
mov.u32 %r238,%tid.x;
bar.sync 0;
mov.u32 %r199,%ctaid.y;
shl.b32 %r200,%r199,3;
add.s32 %r202,%r200,%r239;
setp.ge.s32 %p33,%r202,%r245;
mov.u32 %r203,%ctaid.x;
shl.b32 %r204,%r203,5;
add.s32 %r206,%r204,%r238;
setp.ge.s32 %p34,%r206,%r244;
or.pred %p35,%p33,%p34;
@%p35 bra $1_36;
ld.shared.f64 %fd104,[_ZZ18match_template_f32E5parts];
ld.shared.f64 %fd105,[_ZZ18match_template_f32E5parts+8];
ld.shared.f64 %fd106,[_ZZ18match_template_f32E5parts+16];
ld.shared.f64 %fd107,[_ZZ18match_template_f32E5parts+24];
ld.shared.f64 %fd108,[_ZZ18match_template_f32E5parts+32];
ld.shared.f64 %fd109,[_ZZ18match_template_f32E5parts+40];
ld.shared.f64 %fd110,[_ZZ18match_template_f32E5parts+48];
ld.shared.f64 %fd111,[_ZZ18match_template_f32E5parts+56];
setp.lt.s32 %p36,%r243,1;
add.f64 %fd112,%fd104,0d0000000000000000;
mov.f64 %fd146,0d0000000000000000;
add.f64 %fd113,%fd112,%fd105;
add.f64 %fd114,%fd113,%fd106;
add.f64 %fd115,%fd114,%fd107;
add.f64 %fd116,%fd115,%fd108;
add.f64 %fd117,%fd116,%fd109;
add.f64 %fd118,%fd117,%fd110;
add.f64 %fd24,%fd118,%fd111;
@%p36 bra $1_34;
mov.u32 %r249,0;
$1_25:
.pragma "nounroll";
setp.lt.s32 %p37,%r242,1;
mov.f32 %f75,0f00000000;
mov.f32 %f76,%f75;
mov.f32 %f77,%f75;
@%p37 bra $1_33;
cvt.s64.s32 %rd140,%r246;
cvt.s64.s32 %rd141,%r206;
mul.lo.s64 %rd142,%rd176,%rd141;
mul.lo.s64 %rd143,%rd177,%rd140;
add.s64 %rd144,%rd143,%rd142;
add.s32 %r216,%r249,%r202;
cvt.s64.s32 %rd145,%r216;
mul.lo.s64 %rd146,%rd175,%rd145;
add.s64 %rd147,%rd144,%rd146;
add.s64 %rd188,%rd174,%rd147;
mul.lo.s64 %rd148,%rd181,%rd140;
cvt.s64.s32 %rd149,%r249;
mul.lo.s64 %rd150,%rd179,%rd149;
add.s64 %rd151,%rd150,%rd148;
add.s64 %rd187,%rd178,%rd151;
add.s32 %r217,%r242,-1;
setp.lt.u32 %p38,%r217,3;
mov.f32 %f77,0f00000000;
mov.f32 %f76,%f77;
mov.f32 %f75,%f77;
@%p38 bra $1_29;
and.b32 %r218,%r242,3;
sub.s32 %r250,%r242,%r218;
$1_28:
.pragma "nounroll";
ld.global.nc.f32 %f42,[%rd188];
ld.global.nc.f32 %f43,[%rd187];
fma.rn.f32 %f50,%f42,%f43,%f75;
fma.rn.f32 %f51,%f42,%f42,%f76;
add.f32 %f52,%f77,%f42;
add.s64 %rd154,%rd188,%rd176;
ld.global.nc.f32 %f44,[%rd154];
add.s64 %rd155,%rd187,%rd180;
ld.global.nc.f32 %f45,[%rd155];
fma.rn.f32 %f53,%f44,%f45,%f50;
fma.rn.f32 %f54,%f44,%f44,%f51;
add.f32 %f55,%f52,%f44;
add.s64 %rd156,%rd154,%rd176;
ld.global.nc.f32 %f46,[%rd156];
add.s64 %rd157,%rd155,%rd180;
ld.global.nc.f32 %f47,[%rd157];
fma.rn.f32 %f56,%f46,%f47,%f53;
fma.rn.f32 %f57,%f46,%f46,%f54;
add.f32 %f58,%f55,%f46;
add.s64 %rd158,%rd156,%rd176;
add.s64 %rd188,%rd158,%rd176;
ld.global.nc.f32 %f48,[%rd158];
add.s64 %rd159,%rd157,%rd180;
add.s64 %rd187,%rd159,%rd180;
ld.global.nc.f32 %f49,[%rd159];
fma.rn.f32 %f75,%f48,%f49,%f56;
fma.rn.f32 %f76,%f48,%f48,%f57;
add.f32 %f77,%f58,%f48;
add.s32 %r250,%r250,-4;
setp.ne.s32 %p39,%r250,0;
@%p39 bra $1_28;
$1_29:
and.b32 %r219,%r242,3;
setp.eq.s32 %p40,%r219,0;
@%p40 bra $1_33;
setp.eq.s32 %p41,%r219,1;
ld.global.nc.f32 %f59,[%rd188];
ld.global.nc.f32 %f60,[%rd187];
fma.rn.f32 %f75,%f59,%f60,%f75;
fma.rn.f32 %f76,%f59,%f59,%f76;
add.f32 %f77,%f77,%f59;
@%p41 bra $1_33;
setp.eq.s32 %p42,%r219,2;
add.s64 %rd162,%rd188,%rd176;
ld.global.nc.f32 %f61,[%rd162];
add.s64 %rd163,%rd187,%rd180;
ld.global.nc.f32 %f62,[%rd163];
fma.rn.f32 %f75,%f61,%f62,%f75;
fma.rn.f32 %f76,%f61,%f61,%f76;
add.f32 %f77,%f77,%f61;
@%p42 bra $1_33;
shl.b64 %rd166,%rd176,1;
add.s64 %rd164,%rd188,%rd166;
ld.global.nc.f32 %f63,[%rd164];
shl.b64 %rd167,%rd180,1;
add.s64 %rd165,%rd187,%rd167;
ld.global.nc.f32 %f64,[%rd165];
fma.rn.f32 %f75,%f63,%f64,%f75;
fma.rn.f32 %f76,%f63,%f63,%f76;
add.f32 %f77,%f77,%f63;
$1_33:
cvt.f64.f32 %fd120,%f75;
add.f64 %fd147,%fd147,%fd120;
cvt.f64.f32 %fd121,%f76;
add.f64 %fd148,%fd148,%fd121;
cvt.f64.f32 %fd122,%f77;
add.f64 %fd146,%fd146,%fd122;
add.s32 %r249,%r249,1;
setp.lt.s32 %p43,%r249,%r243;
@%p43 bra $1_25;
$1_34:
add.f64 %fd149,%fd149,%fd24;
setp.lt.s32 %p44,%r52,4;
@%p44 bra $1_36;
mul.f64 %fd123,%fd23,%fd146;
div.rn.f64 %fd124,%fd123,%fd1;
sub.f64 %fd147,%fd147,%fd124;
mul.f64 %fd125,%fd146,%fd146;
div.rn.f64 %fd126,%fd125,%fd1;
sub.f64 %fd148,%fd148,%fd126;
mul.f64 %fd127,%fd23,%fd23;
div.rn.f64 %fd128,%fd127,%fd1;
sub.f64 %fd149,%fd149,%fd128;
$1_36:
add.s32 %r246,%r246,1;
setp.lt.s32 %p45,%r246,%r55;
@%p45 bra $1_11;
$1_37:
mov.u32 %r222,%ctaid.x;
shl.b32 %r223,%r222,5;
mov.u32 %r224,%tid.x;
add.s32 %r225,%r223,%r224;
setp.ge.s32 %p46,%r225,%r244;
mov.u32 %r226,%ctaid.y;
shl.b32 %r227,%r226,3;
mov.u32 %r228,%tid.y;
add.s32 %r229,%r227,%r228;
setp.ge.s32 %p47,%r229,%r245;
or.pred %p48,%p46,%p47;
@%p48 bra $1_39;
cvt.rn.f64.s32 %fd129,%r25;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r52;
.param .b64 param1;
st.param.f64 [param1+0],%fd147;
.param .b64 param2;
st.param.f64 [param2+0],%fd148;
.param .b64 param3;
st.param.f64 [param3+0],%fd149;
.param .b64 param4;
st.param.f64 [param4+0],%fd129;
.param .b32 retval0;
call.uni (retval0),
_Z5scoreidddd,
(
param0,
param1,
param2,
param3,
param4
);
ld.param.f32 %f65,[retval0+0];
}
cvt.s64.s32 %rd168,%r229;
mul.lo.s64 %rd169,%rd183,%rd168;
cvt.s64.s32 %rd170,%r225;
mul.lo.s64 %rd171,%rd184,%rd170;
add.s64 %rd172,%rd169,%rd171;
add.s64 %rd173,%rd182,%rd172;
st.f32 [%rd173],%f65;
$1_39:
ret;
}
.visible .entry match_template_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<84>;
.reg .f32 %f<5>;
.reg .b32 %r<690>;
.reg .f64 %fd<335>;
.reg .b64 %rd<215>;
.shared .align 4 .b8 _ZZ17match_template_u8E6around[7488];
.shared .align 4 .b8 _ZZ17match_template_u8E6within[2048];
.shared .align 8 .b8 _ZZ17match_template_u8E5parts[64];
ld.param.u64 %rd71,[p0];
ld.param.v2.u32 {%r596,%r597},[p1+32];
ld.param.v2.u32 {%r215,%r216},[p1+40];
ld.param.u64 %rd76,[p2];
ld.param.v2.u32 {%r598,%r599},[p3+32];
ld.param.v2.u32 {%r219,%r220},[p3+40];
ld.param.u64 %rd81,[p4];
ld.param.v2.u32 {%r600,%r601},[p5+32];
ld.param.v2.u32 {%r223,%r224},[p5+40];
ld.param.u32 %r212,[p6];
ld.param.u64 %rd212,[p5+16];
ld.param.u64 %rd211,[p5+8];
ld.param.u64 %rd82,[p5];
ld.param.u64 %rd209,[p3+24];
ld.param.u64 %rd208,[p3+16];
ld.param.u64 %rd207,[p3+8];
ld.param.u64 %rd77,[p3];
ld.param.u64 %rd205,[p1+24];
ld.param.u64 %rd204,[p1+16];
ld.param.u64 %rd203,[p1+8];
ld.param.u64 %rd72,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r216,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd86,%rd71;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r596,%r597},[%rd88+32];
ld.global.u64 %rd205,[%rd88+24];
ld.global.u64 %rd204,[%rd88+16];
ld.global.u64 %rd203,[%rd88+8];
ld.global.u64 %rd202,[%rd88];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd72,%rd89;
add.s64 %rd202,%rd71,%rd90;
$2_3:
setp.eq.s32 %p2,%r220,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd91,%rd76;
mul.wide.s32 %rd92,%r1,40;
add.s64 %rd93,%rd91,%rd92;
ld.global.v2.u32 {%r598,%r599},[%rd93+32];
ld.global.u64 %rd209,[%rd93+24];
ld.global.u64 %rd208,[%rd93+16];
ld.global.u64 %rd207,[%rd93+8];
ld.global.u64 %rd206,[%rd93];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd94,%r1;
mul.lo.s64 %rd95,%rd77,%rd94;
add.s64 %rd206,%rd76,%rd95;
$2_6:
setp.eq.s32 %p3,%r224,0;
@%p3 bra $2_8;
cvta.to.global.u64 %rd96,%rd81;
mul.wide.s32 %rd97,%r1,40;
add.s64 %rd98,%rd96,%rd97;
ld.global.v2.u32 {%r600,%r601},[%rd98+32];
ld.global.u64 %rd212,[%rd98+16];
ld.global.u64 %rd211,[%rd98+8];
ld.global.u64 %rd210,[%rd98];
bra.uni $2_9;
$2_8:
cvt.s64.s32 %rd99,%r1;
mul.lo.s64 %rd100,%rd82,%rd99;
add.s64 %rd210,%rd81,%rd100;
$2_9:
mov.u32 %r20,%tid.y;
mov.u32 %r21,%tid.x;
mov.u32 %r231,%ctaid.x;
shl.b32 %r232,%r231,7;
mov.u32 %r233,%ctaid.y;
shl.b32 %r234,%r233,3;
setp.ge.s32 %p4,%r232,%r600;
setp.ge.s32 %p5,%r234,%r601;
or.pred %p6,%p5,%p4;
@%p6 bra $2_91;
cvt.rn.f64.s32 %fd133,%r598;
cvt.rn.f64.s32 %fd134,%r599;
mul.f64 %fd1,%fd133,%fd134;
setp.lt.s32 %p7,%r215,1;
mov.f64 %fd289,0d0000000000000000;
mov.f64 %fd290,%fd289;
mov.f64 %fd291,%fd289;
mov.f64 %fd292,%fd289;
mov.f64 %fd293,%fd289;
mov.f64 %fd294,%fd289;
mov.f64 %fd295,%fd289;
mov.f64 %fd296,%fd289;
mov.f64 %fd252,%fd289;
@%p7 bra $2_83;
shl.b32 %r236,%r20,5;
add.s32 %r237,%r236,%r21;
cvt.s64.s32 %rd42,%r21;
shr.s32 %r238,%r237,31;
shr.u32 %r239,%r238,28;
add.s32 %r240,%r237,%r239;
shr.s32 %r28,%r240,4;
and.b32 %r241,%r240,-16;
sub.s32 %r29,%r237,%r241;
mov.u32 %r602,0;
shl.b64 %rd166,%rd42,2;
$2_12:
.pragma "nounroll";
setp.lt.s32 %p8,%r599,1;
mov.f64 %fd297,0d0000000000000000;
mov.f64 %fd298,%fd297;
mov.f64 %fd299,%fd297;
mov.f64 %fd300,%fd297;
mov.f64 %fd287,%fd297;
mov.f64 %fd288,%fd297;
@%p8 bra $2_76;
cvt.s64.s32 %rd101,%r602;
mul.lo.s64 %rd46,%rd209,%rd101;
mov.u32 %r603,0;
$2_14:
.pragma "nounroll";
setp.lt.s32 %p9,%r598,1;
@%p9 bra $2_75;
mov.u32 %r604,0;
$2_16:
.pragma "nounroll";
mov.u32 %r247,%tid.y;
shl.b32 %r248,%r247,5;
mov.u32 %r249,%tid.x;
add.s32 %r610,%r248,%r249;
setp.gt.s32 %p10,%r610,511;
sub.s32 %r37,%r598,%r604;
min.s32 %r38,%r37,64;
add.s32 %r251,%r38,3;
shr.s32 %r252,%r251,31;
shr.u32 %r253,%r252,30;
add.s32 %r254,%r251,%r253;
shr.s32 %r39,%r254,2;
bar.sync 0;
@%p10 bra $2_48;
max.s32 %r258,%r610,256;
add.s32 %r259,%r258,255;
sub.s32 %r260,%r259,%r249;
sub.s32 %r261,%r260,%r248;
and.b32 %r262,%r261,256;
setp.ne.s32 %p11,%r262,0;
@%p11 bra $2_28;
add.s32 %r264,%r28,%r603;
setp.le.s32 %p12,%r599,%r264;
shl.b32 %r265,%r29,2;
add.s32 %r41,%r265,%r604;
mov.u32 %r284,0;
mov.u32 %r606,%r284;
@%p12 bra $2_27;
cvt.s64.s32 %rd102,%r41;
mul.lo.s64 %rd103,%rd208,%rd102;
cvt.s64.s32 %rd104,%r264;
mul.lo.s64 %rd105,%rd207,%rd104;
add.s64 %rd108,%rd105,%rd46;
add.s64 %rd109,%rd108,%rd103;
add.s64 %rd48,%rd206,%rd109;
setp.ge.s32 %p13,%r41,%r598;
mov.u32 %r606,0;
@%p13 bra $2_21;
ld.global.nc.u8 %r268,[%rd48];
and.b32 %r606,%r268,255;
$2_21:
add.s64 %rd49,%rd48,%rd208;
add.s32 %r269,%r41,1;
setp.ge.s32 %p14,%r269,%r598;
@%p14 bra $2_23;
ld.global.nc.u8 %r270,[%rd49];
shl.b32 %r271,%r270,8;
and.b32 %r272,%r271,65280;
or.b32 %r606,%r272,%r606;
$2_23:
add.s64 %rd50,%rd49,%rd208;
add.s32 %r273,%r41,2;
setp.ge.s32 %p15,%r273,%r598;
@%p15 bra $2_25;
ld.global.nc.u8 %r274,[%rd50];
shl.b32 %r275,%r274,16;
and.b32 %r276,%r275,16711680;
or.b32 %r606,%r276,%r606;
$2_25:
add.s32 %r277,%r41,3;
setp.ge.s32 %p16,%r277,%r598;
@%p16 bra $2_27;
add.s64 %rd113,%rd50,%rd208;
ld.global.nc.u8 %r278,[%rd113];
shl.b32 %r279,%r278,24;
or.b32 %r606,%r279,%r606;
$2_27:
mul.wide.s32 %rd114,%r28,64;
mov.u64 %rd115,_ZZ17match_template_u8E6within;
add.s64 %rd116,%rd115,%rd114;
mul.wide.s32 %rd117,%r29,4;
add.s64 %rd118,%rd116,%rd117;
st.shared.u32 [%rd118],%r606;
mov.u32 %r282,16843009;
mov.u32 %r280,%r284;
dp4a.u32.u32 %r280,%r606,%r282,%r280;
cvt.rn.f64.u32 %fd157,%r280;
add.f64 %fd287,%fd287,%fd157;
dp4a.u32.u32 %r284,%r606,%r606,%r284;
cvt.rn.f64.u32 %fd158,%r284;
add.f64 %fd288,%fd288,%fd158;
add.s32 %r291,%r248,%r249;
add.s32 %r610,%r291,256;
$2_28:
and.b32 %r300,%r261,-256;
setp.eq.s32 %p17,%r300,0;
@%p17 bra $2_48;
$2_29:
mov.u32 %r52,%r610;
shr.s32 %r302,%r52,31;
shr.u32 %r303,%r302,28;
add.s32 %r304,%r52,%r303;
and.b32 %r305,%r304,-16;
sub.s32 %r53,%r52,%r305;
shl.b32 %r306,%r53,2;
add.s32 %r54,%r306,%r604;
shr.s32 %r55,%r304,4;
add.s32 %r56,%r55,%r603;
setp.le.s32 %p18,%r599,%r56;
mov.u32 %r616,0;
mov.u32 %r612,%r616;
@%p18 bra $2_38;
cvt.s64.s32 %rd119,%r56;
mul.lo.s64 %rd120,%rd207,%rd119;
cvt.s64.s32 %rd121,%r54;
mul.lo.s64 %rd122,%rd208,%rd121;
add.s64 %rd123,%rd120,%rd46;
add.s64 %rd124,%rd123,%rd122;
add.s64 %rd51,%rd206,%rd124;
setp.ge.s32 %p19,%r54,%r598;
mov.u32 %r612,0;
@%p19 bra $2_32;
ld.global.nc.u8 %r308,[%rd51];
and.b32 %r612,%r308,255;
$2_32:
add.s64 %rd52,%rd51,%rd208;
add.s32 %r309,%r54,1;
setp.ge.s32 %p20,%r309,%r598;
@%p20 bra $2_34;
ld.global.nc.u8 %r310,[%rd52];
shl.b32 %r311,%r310,8;
and.b32 %r312,%r311,65280;
or.b32 %r612,%r312,%r612;
$2_34:
add.s64 %rd53,%rd52,%rd208;
add.s32 %r313,%r54,2;
setp.ge.s32 %p21,%r313,%r598;
@%p21 bra $2_36;
ld.global.nc.u8 %r314,[%rd53];
shl.b32 %r315,%r314,16;
and.b32 %r316,%r315,16711680;
or.b32 %r612,%r316,%r612;
$2_36:
add.s32 %r317,%r54,3;
setp.ge.s32 %p22,%r317,%r598;
@%p22 bra $2_38;
add.s64 %rd128,%rd53,%rd208;
ld.global.nc.u8 %r318,[%rd128];
shl.b32 %r319,%r318,24;
or.b32 %r612,%r319,%r612;
$2_38:
mul.wide.s32 %rd129,%r55,64;
mov.u64 %rd130,_ZZ17match_template_u8E6within;
add.s64 %rd131,%rd130,%rd129;
mul.wide.s32 %rd132,%r53,4;
add.s64 %rd133,%rd131,%rd132;
st.shared.u32 [%rd133],%r612;
mov.u32 %r322,16843009;
mov.u32 %r320,%r616;
dp4a.u32.u32 %r320,%r612,%r322,%r320;
cvt.rn.f64.u32 %fd159,%r320;
add.f64 %fd47,%fd287,%fd159;
mov.u32 %r324,%r616;
dp4a.u32.u32 %r324,%r612,%r612,%r324;
cvt.rn.f64.u32 %fd160,%r324;
add.f64 %fd48,%fd288,%fd160;
add.s32 %r329,%r52,256;
shr.s32 %r330,%r329,31;
shr.u32 %r331,%r330,28;
add.s32 %r332,%r329,%r331;
and.b32 %r333,%r332,-16;
sub.s32 %r65,%r329,%r333;
shl.b32 %r334,%r65,2;
add.s32 %r66,%r334,%r604;
shr.s32 %r67,%r332,4;
add.s32 %r68,%r67,%r603;
setp.le.s32 %p23,%r599,%r68;
@%p23 bra $2_47;
cvt.s64.s32 %rd134,%r68;
mul.lo.s64 %rd135,%rd207,%rd134;
cvt.s64.s32 %rd136,%r66;
mul.lo.s64 %rd137,%rd208,%rd136;
add.s64 %rd138,%rd135,%rd46;
add.s64 %rd139,%rd138,%rd137;
add.s64 %rd54,%rd206,%rd139;
setp.ge.s32 %p24,%r66,%r598;
mov.u32 %r616,0;
@%p24 bra $2_41;
ld.global.nc.u8 %r336,[%rd54];
and.b32 %r616,%r336,255;
$2_41:
add.s64 %rd55,%rd54,%rd208;
add.s32 %r337,%r66,1;
setp.ge.s32 %p25,%r337,%r598;
@%p25 bra $2_43;
ld.global.nc.u8 %r338,[%rd55];
shl.b32 %r339,%r338,8;
and.b32 %r340,%r339,65280;
or.b32 %r616,%r340,%r616;
$2_43:
add.s64 %rd56,%rd55,%rd208;
add.s32 %r341,%r66,2;
setp.ge.s32 %p26,%r341,%r598;
@%p26 bra $2_45;
ld.global.nc.u8 %r342,[%rd56];
shl.b32 %r343,%r342,16;
and.b32 %r344,%r343,16711680;
or.b32 %r616,%r344,%r616;
$2_45:
add.s32 %r345,%r66,3;
setp.ge.s32 %p27,%r345,%r598;
@%p27 bra $2_47;
add.s64 %rd143,%rd56,%rd208;
ld.global.nc.u8 %r346,[%rd143];
shl.b32 %r347,%r346,24;
or.b32 %r616,%r347,%r616;
$2_47:
mul.wide.s32 %rd144,%r67,64;
add.s64 %rd146,%rd130,%rd144;
mul.wide.s32 %rd147,%r65,4;
add.s64 %rd148,%rd146,%rd147;
st.shared.u32 [%rd148],%r616;
mov.u32 %r352,0;
mov.u32 %r348,%r352;
dp4a.u32.u32 %r348,%r616,%r322,%r348;
cvt.rn.f64.u32 %fd161,%r348;
add.f64 %fd287,%fd47,%fd161;
dp4a.u32.u32 %r352,%r616,%r616,%r352;
cvt.rn.f64.u32 %fd162,%r352;
add.f64 %fd288,%fd48,%fd162;
add.s32 %r610,%r52,512;
setp.lt.s32 %p28,%r52,0;
@%p28 bra $2_29;
$2_48:
sub.s32 %r590,%r599,%r603;
min.s32 %r589,%r590,32;
add.s32 %r588,%r589,7;
setp.ge.s32 %p29,%r20,%r588;
@%p29 bra $2_65;
add.s32 %r78,%r39,32;
add.s32 %r79,%r604,%r232;
mov.u32 %r619,%r20;
$2_50:
.pragma "nounroll";
setp.gt.s32 %p30,%r21,%r78;
@%p30 bra $2_64;
cvt.s64.s32 %rd201,%r602;
mul.lo.s64 %rd200,%rd205,%rd201;
add.s32 %r592,%r603,%r234;
add.s32 %r81,%r592,%r619;
cvt.s64.s32 %rd149,%r81;
mul.lo.s64 %rd150,%rd203,%rd149;
add.s64 %rd57,%rd150,%rd200;
cvt.s64.s32 %rd58,%r619;
mov.u32 %r620,%r21;
$2_52:
.pragma "nounroll";
setp.gt.s32 %p31,%r620,47;
@%p31 bra $2_63;
setp.le.s32 %p32,%r597,%r81;
shl.b32 %r359,%r620,2;
add.s32 %r83,%r79,%r359;
mov.u32 %r622,0;
@%p32 bra $2_62;
cvt.s64.s32 %rd151,%r83;
mul.lo.s64 %rd152,%rd204,%rd151;
add.s64 %rd153,%rd57,%rd152;
add.s64 %rd59,%rd202,%rd153;
setp.ge.s32 %p33,%r83,%r596;
mov.u32 %r622,0;
@%p33 bra $2_56;
ld.global.nc.u8 %r361,[%rd59];
and.b32 %r622,%r361,255;
$2_56:
add.s64 %rd60,%rd59,%rd204;
add.s32 %r362,%r83,1;
setp.ge.s32 %p34,%r362,%r596;
@%p34 bra $2_58;
ld.global.nc.u8 %r363,[%rd60];
shl.b32 %r364,%r363,8;
and.b32 %r365,%r364,65280;
or.b32 %r622,%r365,%r622;
$2_58:
add.s64 %rd61,%rd60,%rd204;
add.s32 %r366,%r83,2;
setp.ge.s32 %p35,%r366,%r596;
@%p35 bra $2_60;
ld.global.nc.u8 %r367,[%rd61];
shl.b32 %r368,%r367,16;
and.b32 %r369,%r368,16711680;
or.b32 %r622,%r369,%r622;
$2_60:
add.s32 %r370,%r83,3;
setp.ge.s32 %p36,%r370,%r596;
@%p36 bra $2_62;
add.s64 %rd157,%rd61,%rd204;
ld.global.nc.u8 %r371,[%rd157];
shl.b32 %r372,%r371,24;
or.b32 %r622,%r372,%r622;
$2_62:
mul.lo.s64 %rd158,%rd58,192;
mov.u64 %rd159,_ZZ17match_template_u8E6around;
add.s64 %rd160,%rd159,%rd158;
mul.wide.s32 %rd161,%r620,4;
add.s64 %rd162,%rd160,%rd161;
st.shared.u32 [%rd162],%r622;
$2_63:
add.s32 %r620,%r620,32;
setp.le.s32 %p37,%r620,%r78;
@%p37 bra $2_52;
$2_64:
sub.s32 %r595,%r599,%r603;
min.s32 %r594,%r595,32;
add.s32 %r593,%r594,7;
add.s32 %r619,%r619,8;
setp.lt.s32 %p38,%r619,%r593;
@%p38 bra $2_50;
$2_65:
sub.s32 %r591,%r599,%r603;
setp.lt.s32 %p39,%r591,1;
mov.u32 %r666,0;
bar.sync 0;
mov.u32 %r667,%r666;
mov.u32 %r668,%r666;
mov.u32 %r669,%r666;
mov.u32 %r670,%r666;
mov.u32 %r671,%r666;
mov.u32 %r672,%r666;
mov.u32 %r673,%r666;
mov.u32 %r674,%r666;
mov.u32 %r675,%r666;
mov.u32 %r676,%r666;
mov.u32 %r677,%r666;
@%p39 bra $2_74;
setp.lt.s32 %p40,%r37,1;
shr.s32 %r398,%r38,31;
shr.u32 %r399,%r398,30;
add.s32 %r400,%r38,%r399;
and.b32 %r401,%r400,-4;
sub.s32 %r94,%r38,%r401;
@%p40 bra $2_74;
shl.b32 %r415,%r94,3;
mov.u32 %r416,-1;
shl.b32 %r417,%r416,%r415;
not.b32 %r95,%r417;
add.s32 %r96,%r39,-1;
mov.u32 %r666,0;
mov.u32 %r667,%r666;
mov.u32 %r668,%r666;
mov.u32 %r669,%r666;
mov.u32 %r670,%r666;
mov.u32 %r671,%r666;
mov.u32 %r672,%r666;
mov.u32 %r673,%r666;
mov.u32 %r674,%r666;
mov.u32 %r675,%r666;
mov.u32 %r676,%r666;
mov.u32 %r677,%r666;
mov.u32 %r637,%r666;
$2_68:
.pragma "nounroll";
add.s32 %r418,%r637,%r20;
mul.wide.u32 %rd163,%r418,192;
mov.u64 %rd164,_ZZ17match_template_u8E6around;
add.s64 %rd165,%rd164,%rd163;
add.s64 %rd213,%rd165,%rd166;
ld.shared.u32 %r651,[%rd213];
cvt.s64.s32 %rd63,%r637;
setp.eq.s32 %p41,%r94,0;
@%p41 bra $2_71;
mov.u32 %r650,0;
$2_70:
.pragma "nounroll";
add.s64 %rd65,%rd213,4;
ld.shared.u32 %r125,[%rd213+4];
shl.b64 %rd167,%rd63,6;
mov.u64 %rd168,_ZZ17match_template_u8E6within;
add.s64 %rd169,%rd168,%rd167;
mul.wide.s32 %rd170,%r650,4;
add.s64 %rd171,%rd169,%rd170;
ld.shared.u32 %r422,[%rd171];
setp.lt.s32 %p42,%r650,%r96;
selp.b32 %r468,-1,%r95,%p42;
and.b32 %r429,%r651,%r468;
dp4a.u32.u32 %r669,%r651,%r422,%r669;
dp4a.u32.u32 %r673,%r429,%r429,%r673;
mov.u32 %r466,16843009;
dp4a.u32.u32 %r677,%r429,%r466,%r677;
mov.u32 %r469,17185;
prmt.b32 %r433,%r651,%r125,%r469;
and.b32 %r441,%r433,%r468;
dp4a.u32.u32 %r668,%r433,%r422,%r668;
dp4a.u32.u32 %r672,%r441,%r441,%r672;
dp4a.u32.u32 %r676,%r441,%r466,%r676;
mov.u32 %r470,21554;
prmt.b32 %r445,%r651,%r125,%r470;
and.b32 %r453,%r445,%r468;
dp4a.u32.u32 %r667,%r445,%r422,%r667;
dp4a.u32.u32 %r671,%r453,%r453,%r671;
dp4a.u32.u32 %r675,%r453,%r466,%r675;
mov.u32 %r471,25923;
prmt.b32 %r457,%r651,%r125,%r471;
and.b32 %r465,%r457,%r468;
dp4a.u32.u32 %r666,%r457,%r422,%r666;
dp4a.u32.u32 %r670,%r465,%r465,%r670;
dp4a.u32.u32 %r674,%r465,%r466,%r674;
add.s32 %r650,%r650,1;
setp.lt.s32 %p43,%r650,%r39;
mov.u32 %r651,%r125;
mov.u64 %rd213,%rd65;
@%p43 bra $2_70;
bra.uni $2_73;
$2_71:
mov.u32 %r664,0;
$2_72:
.pragma "nounroll";
add.s64 %rd67,%rd213,4;
ld.shared.u32 %r153,[%rd213+4];
shl.b64 %rd172,%rd63,6;
mov.u64 %rd173,_ZZ17match_template_u8E6within;
add.s64 %rd174,%rd173,%rd172;
mul.wide.s32 %rd175,%r664,4;
add.s64 %rd176,%rd174,%rd175;
ld.shared.u32 %r475,[%rd176];
dp4a.u32.u32 %r669,%r651,%r475,%r669;
dp4a.u32.u32 %r673,%r651,%r651,%r673;
mov.u32 %r519,16843009;
dp4a.u32.u32 %r677,%r651,%r519,%r677;
mov.u32 %r521,17185;
prmt.b32 %r494,%r651,%r153,%r521;
dp4a.u32.u32 %r668,%r494,%r475,%r668;
dp4a.u32.u32 %r672,%r494,%r494,%r672;
dp4a.u32.u32 %r676,%r494,%r519,%r676;
mov.u32 %r522,21554;
prmt.b32 %r506,%r651,%r153,%r522;
dp4a.u32.u32 %r667,%r506,%r475,%r667;
dp4a.u32.u32 %r671,%r506,%r506,%r671;
dp4a.u32.u32 %r675,%r506,%r519,%r675;
mov.u32 %r523,25923;
prmt.b32 %r518,%r651,%r153,%r523;
dp4a.u32.u32 %r666,%r518,%r475,%r666;
dp4a.u32.u32 %r670,%r518,%r518,%r670;
dp4a.u32.u32 %r674,%r518,%r519,%r674;
add.s32 %r664,%r664,1;
setp.lt.s32 %p44,%r664,%r39;
mov.u32 %r651,%r153;
mov.u64 %rd213,%rd67;
@%p44 bra $2_72;
$2_73:
sub.s32 %r587,%r599,%r603;
min.s32 %r586,%r587,32;
cvt.u32.u64 %r524,%rd63;
add.s32 %r637,%r524,1;
setp.lt.s32 %p45,%r637,%r586;
@%p45 bra $2_68;
$2_74:
cvt.rn.f64.u32 %fd163,%r669;
add.f64 %fd292,%fd292,%fd163;
cvt.rn.f64.u32 %fd164,%r673;
add.f64 %fd296,%fd296,%fd164;
cvt.rn.f64.u32 %fd165,%r677;
add.f64 %fd300,%fd300,%fd165;
cvt.rn.f64.u32 %fd166,%r668;
add.f64 %fd291,%fd291,%fd166;
cvt.rn.f64.u32 %fd167,%r672;
add.f64 %fd295,%fd295,%fd167;
cvt.rn.f64.u32 %fd168,%r676;
add.f64 %fd299,%fd299,%fd168;
cvt.rn.f64.u32 %fd169,%r667;
add.f64 %fd290,%fd290,%fd169;
cvt.rn.f64.u32 %fd170,%r671;
add.f64 %fd294,%fd294,%fd170;
cvt.rn.f64.u32 %fd171,%r675;
add.f64 %fd298,%fd298,%fd171;
cvt.rn.f64.u32 %fd172,%r666;
add.f64 %fd289,%fd289,%fd172;
cvt.rn.f64.u32 %fd173,%r670;
add.f64 %fd293,%fd293,%fd173;
cvt.rn.f64.u32 %fd174,%r674;
add.f64 %fd297,%fd297,%fd174;
add.s32 %r604,%r604,64;
setp.gt.s32 %p46,%r598,%r604;
@%p46 bra $2_16;
$2_75:
add.s32 %r603,%r603,32;
setp.gt.s32 %p47,%r599,%r603;
@%p47 bra $2_14;
$2_76:
mov.b64 {%r525,%r526},%fd287;
mov.u32 %r545,2;
mov.u32 %r546,31;
mov.u32 %r547,16;
mov.u32 %r548,-1;
shfl.sync.down.b32 %r528|%p48,%r526,%r547,%r546,%r548;
shfl.sync.down.b32 %r527|%p49,%r525,%r547,%r546,%r548;
mov.b64 %fd176,{%r527,%r528};
add.f64 %fd177,%fd287,%fd176;
mov.b64 {%r529,%r530},%fd177;
mov.u32 %r549,8;
shfl.sync.down.b32 %r532|%p50,%r530,%r549,%r546,%r548;
shfl.sync.down.b32 %r531|%p51,%r529,%r549,%r546,%r548;
mov.b64 %fd178,{%r531,%r532};
add.f64 %fd179,%fd177,%fd178;
mov.b64 {%r533,%r534},%fd179;
mov.u32 %r550,4;
shfl.sync.down.b32 %r536|%p52,%r534,%r550,%r546,%r548;
shfl.sync.down.b32 %r535|%p53,%r533,%r550,%r546,%r548;
mov.b64 %fd180,{%r535,%r536};
add.f64 %fd181,%fd179,%fd180;
mov.b64 {%r537,%r538},%fd181;
shfl.sync.down.b32 %r540|%p54,%r538,%r545,%r546,%r548;
shfl.sync.down.b32 %r539|%p55,%r537,%r545,%r546,%r548;
mov.b64 %fd182,{%r539,%r540};
add.f64 %fd183,%fd181,%fd182;
mov.b64 {%r541,%r542},%fd183;
mov.u32 %r551,1;
shfl.sync.down.b32 %r544|%p56,%r542,%r551,%r546,%r548;
shfl.sync.down.b32 %r543|%p57,%r541,%r551,%r546,%r548;
mov.b64 %fd184,{%r543,%r544};
add.f64 %fd93,%fd183,%fd184;
bar.sync 0;
setp.ne.s32 %p58,%r21,0;
@%p58 bra $2_78;
mov.u32 %r552,%tid.y;
mul.wide.u32 %rd177,%r552,8;
mov.u64 %rd178,_ZZ17match_template_u8E5parts;
add.s64 %rd179,%rd178,%rd177;
st.shared.f64 [%rd179],%fd93;
$2_78:
bar.sync 0;
ld.shared.f64 %fd195,[_ZZ17match_template_u8E5parts];
add.f64 %fd196,%fd195,0d0000000000000000;
ld.shared.f64 %fd197,[_ZZ17match_template_u8E5parts+8];
add.f64 %fd198,%fd196,%fd197;
ld.shared.f64 %fd199,[_ZZ17match_template_u8E5parts+16];
add.f64 %fd200,%fd198,%fd199;
ld.shared.f64 %fd201,[_ZZ17match_template_u8E5parts+24];
add.f64 %fd202,%fd200,%fd201;
ld.shared.f64 %fd203,[_ZZ17match_template_u8E5parts+32];
add.f64 %fd204,%fd202,%fd203;
ld.shared.f64 %fd205,[_ZZ17match_template_u8E5parts+40];
add.f64 %fd206,%fd204,%fd205;
ld.shared.f64 %fd207,[_ZZ17match_template_u8E5parts+48];
add.f64 %fd208,%fd206,%fd207;
ld.shared.f64 %fd209,[_ZZ17match_template_u8E5parts+56];
mov.b64 {%r553,%r554},%fd288;
shfl.sync.down.b32 %r556|%p60,%r554,%r547,%r546,%r548;
shfl.sync.down.b32 %r555|%p61,%r553,%r547,%r546,%r548;
mov.b64 %fd186,{%r555,%r556};
add.f64 %fd187,%fd288,%fd186;
mov.b64 {%r557,%r558},%fd187;
shfl.sync.down.b32 %r560|%p62,%r558,%r549,%r546,%r548;
shfl.sync.down.b32 %r559|%p63,%r557,%r549,%r546,%r548;
mov.b64 %fd188,{%r559,%r560};
add.f64 %fd189,%fd187,%fd188;
mov.b64 {%r561,%r562},%fd189;
shfl.sync.down.b32 %r564|%p64,%r562,%r550,%r546,%r548;
shfl.sync.down.b32 %r563|%p65,%r561,%r550,%r546,%r548;
mov.b64 %fd190,{%r563,%r564};
add.f64 %fd191,%fd189,%fd190;
mov.b64 {%r565,%r566},%fd191;
shfl.sync.down.b32 %r568|%p66,%r566,%r545,%r546,%r548;
shfl.sync.down.b32 %r567|%p67,%r565,%r545,%r546,%r548;
mov.b64 %fd192,{%r567,%r568};
add.f64 %fd193,%fd191,%fd192;
mov.b64 {%r569,%r570},%fd193;
shfl.sync.down.b32 %r572|%p68,%r570,%r551,%r546,%r548;
shfl.sync.down.b32 %r571|%p69,%r569,%r551,%r546,%r548;
mov.b64 %fd194,{%r571,%r572};
add.f64 %fd94,%fd193,%fd194;
add.f64 %fd95,%fd208,%fd209;
bar.sync 0;
@%p58 bra $2_80;
mov.u32 %r580,%tid.y;
mul.wide.u32 %rd180,%r580,8;
mov.u64 %rd181,_ZZ17match_template_u8E5parts;
add.s64 %rd182,%rd181,%rd180;
st.shared.f64 [%rd182],%fd94;
$2_80:
setp.lt.s32 %p70,%r212,4;
bar.sync 0;
ld.shared.f64 %fd210,[_ZZ17match_template_u8E5parts];
add.f64 %fd211,%fd210,0d0000000000000000;
ld.shared.f64 %fd212,[_ZZ17match_template_u8E5parts+8];
add.f64 %fd213,%fd211,%fd212;
ld.shared.f64 %fd214,[_ZZ17match_template_u8E5parts+16];
add.f64 %fd215,%fd213,%fd214;
ld.shared.f64 %fd216,[_ZZ17match_template_u8E5parts+24];
add.f64 %fd217,%fd215,%fd216;
ld.shared.f64 %fd218,[_ZZ17match_template_u8E5parts+32];
add.f64 %fd219,%fd217,%fd218;
ld.shared.f64 %fd220,[_ZZ17match_template_u8E5parts+40];
add.f64 %fd221,%fd219,%fd220;
ld.shared.f64 %fd222,[_ZZ17match_template_u8E5parts+48];
add.f64 %fd223,%fd221,%fd222;
ld.shared.f64 %fd224,[_ZZ17match_template_u8E5parts+56];
add.f64 %fd225,%fd223,%fd224;
add.f64 %fd252,%fd252,%fd225;
@%p70 bra $2_82;
mul.f64 %fd226,%fd95,%fd95;
div.rn.f64 %fd227,%fd226,%fd1;
mul.f64 %fd228,%fd95,%fd300;
div.rn.f64 %fd229,%fd228,%fd1;
sub.f64 %fd292,%fd292,%fd229;
mul.f64 %fd230,%fd300,%fd300;
div.rn.f64 %fd231,%fd230,%fd1;
sub.f64 %fd296,%fd296,%fd231;
mul.f64 %fd232,%fd95,%fd299;
div.rn.f64 %fd233,%fd232,%fd1;
sub.f64 %fd291,%fd291,%fd233;
mul.f64 %fd234,%fd299,%fd299;
div.rn.f64 %fd235,%fd234,%fd1;
sub.f64 %fd295,%fd295,%fd235;
mul.f64 %fd236,%fd95,%fd298;
div.rn.f64 %fd237,%fd236,%fd1;
sub.f64 %fd290,%fd290,%fd237;
mul.f64 %fd238,%fd298,%fd298;
div.rn.f64 %fd239,%fd238,%fd1;
sub.f64 %fd294,%fd294,%fd239;
mul.f64 %fd240,%fd95,%fd297;
div.rn.f64 %fd241,%fd240,%fd1;
sub.f64 %fd289,%fd289,%fd241;
mul.f64 %fd242,%fd297,%fd297;
div.rn.f64 %fd243,%fd242,%fd1;
sub.f64 %fd293,%fd293,%fd243;
sub.f64 %fd252,%fd252,%fd227;
$2_82:
add.s32 %r602,%r602,1;
setp.lt.s32 %p71,%r602,%r215;
@%p71 bra $2_12;
$2_83:
shl.b32 %r583,%r21,2;
add.s32 %r195,%r232,%r583;
add.s32 %r196,%r234,%r20;
setp.ge.s32 %p72,%r196,%r601;
cvt.s64.s32 %rd183,%r196;
mul.lo.s64 %rd70,%rd211,%rd183;
setp.ge.s32 %p73,%r195,%r600;
or.pred %p74,%p72,%p73;
@%p74 bra $2_85;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r212;
.param .b64 param1;
st.param.f64 [param1+0],%fd292;
.param .b64 param2;
st.param.f64 [param2+0],%fd296;
.param .b64 param3;
st.param.f64 [param3+0],%fd252;
.param .b64 param4;
st.param.f64 [param4+0],%fd1;
.param .b32 retval0;
call.uni (retval0),
_Z5scoreidddd,
(
param0,
param1,
param2,
param3,
param4
);
ld.param.f32 %f1,[retval0+0];
}
cvt.s64.s32 %rd184,%r195;
mul.lo.s64 %rd185,%rd212,%rd184;
add.s64 %rd186,%rd185,%rd70;
add.s64 %rd187,%rd210,%rd186;
st.f32 [%rd187],%f1;
$2_85:
add.s32 %r197,%r195,1;
setp.ge.s32 %p76,%r197,%r600;
or.pred %p77,%p72,%p76;
@%p77 bra $2_87;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r212;
.param .b64 param1;
st.param.f64 [param1+0],%fd291;
.param .b64 param2;
st.param.f64 [param2+0],%fd295;
.param .b64 param3;
st.param.f64 [param3+0],%fd252;
.param .b64 param4;
st.param.f64 [param4+0],%fd1;
.param .b32 retval0;
call.uni (retval0),
_Z5scoreidddd,
(
param0,
param1,
param2,
param3,
param4
);
ld.param.f32 %f2,[retval0+0];
}
cvt.s64.s32 %rd188,%r197;
mul.lo.s64 %rd189,%rd212,%rd188;
add.s64 %rd190,%rd189,%rd70;
add.s64 %rd191,%rd210,%rd190;
st.f32 [%rd191],%f2;
$2_87:
add.s32 %r198,%r195,2;
setp.ge.s32 %p79,%r198,%r600;
or.pred %p80,%p72,%p79;
@%p80 bra $2_89;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r212;
.param .b64 param1;
st.param.f64 [param1+0],%fd290;
.param .b64 param2;
st.param.f64 [param2+0],%fd294;
.param .b64 param3;
st.param.f64 [param3+0],%fd252;
.param .b64 param4;
st.param.f64 [param4+0],%fd1;
.param .b32 retval0;
call.uni (retval0),
_Z5scoreidddd,
(
param0,
param1,
param2,
param3,
param4
);
ld.param.f32 %f3,[retval0+0];
}
cvt.s64.s32 %rd192,%r198;
mul.lo.s64 %rd193,%rd212,%rd192;
add.s64 %rd194,%rd193,%rd70;
add.s64 %rd195,%rd210,%rd194;
st.f32 [%rd195],%f3;
$2_89:
add.s32 %r199,%r195,3;
setp.ge.s32 %p82,%r199,%r600;
or.pred %p83,%p72,%p82;
@%p83 bra $2_91;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r212;
.param .b64 param1;
st.param.f64 [param1+0],%fd289;
.param .b64 param2;
st.param.f64 [param2+0],%fd293;
.param .b64 param3;
st.param.f64 [param3+0],%fd252;
.param .b64 param4;
st.param.f64 [param4+0],%fd1;
.param .b32 retval0;
call.uni (retval0),
_Z5scoreidddd,
(
param0,
param1,
param2,
param3,
param4
);
ld.param.f32 %f4,[retval0+0];
}
cvt.s64.s32 %rd196,%r199;
mul.lo.s64 %rd197,%rd212,%rd196;
add.s64 %rd198,%rd197,%rd70;
add.s64 %rd199,%rd210,%rd198;
st.f32 [%rd199],%f4;
$2_91:
ret;
}
`;
