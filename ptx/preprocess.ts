// Made from kernels/preprocess.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/preprocess.cu`. */
export const PREPROCESS: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry preprocess_u8_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60],
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<20>;
.reg .b16 %rs<10>;
.reg .f32 %f<39>;
.reg .b32 %r<167>;
.reg .f64 %fd<43>;
.reg .b64 %rd<98>;
.shared .align 8 .b8 _ZZ10preprocessIhLi1EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines[768];
ld.param.u64 %rd35,[p0];
ld.param.v2.u32 {%r149,%r150},[p1+32];
ld.param.v2.u32 {%r85,%r86},[p1+40];
ld.param.u64 %rd40,[p2];
ld.param.v2.u32 {%r151,%r152},[p3+32];
ld.param.v2.u32 {%r89,%r90},[p3+40];
ld.param.v2.u32 {%r153,%r154},[p4+16];
ld.param.v2.u32 {%r155,%r156},[p4+24];
ld.param.v2.u32 {%r157,%r158},[p4+32];
ld.param.v2.u32 {%r159,%r160},[p4+40];
ld.param.u64 %rd45,[p5];
ld.param.u32 %r82,[p7];
ld.param.u32 %r81,[p6+56];
ld.param.u32 %r80,[p6+52];
ld.param.u32 %r79,[p6+48];
ld.param.f32 %f19,[p6+32];
ld.param.f32 %f15,[p6+16];
ld.param.f32 %f11,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd95,[p3+24];
ld.param.u64 %rd94,[p3+16];
ld.param.u64 %rd93,[p3+8];
ld.param.u64 %rd41,[p3];
ld.param.u64 %rd91,[p1+16];
ld.param.u64 %rd90,[p1+8];
ld.param.u64 %rd36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r86,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd46,%rd35;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.v2.u32 {%r149,%r150},[%rd48+32];
ld.global.u64 %rd91,[%rd48+16];
ld.global.u64 %rd90,[%rd48+8];
ld.global.u64 %rd89,[%rd48];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd36,%rd49;
add.s64 %rd89,%rd35,%rd50;
$0_3:
setp.eq.s32 %p2,%r90,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd51,%rd40;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r151,%r152},[%rd53+32];
ld.global.u64 %rd95,[%rd53+24];
ld.global.u64 %rd94,[%rd53+16];
ld.global.u64 %rd93,[%rd53+8];
ld.global.u64 %rd92,[%rd53];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd41,%rd54;
add.s64 %rd92,%rd40,%rd55;
$0_6:
setp.eq.s64 %p3,%rd45,0;
@%p3 bra $0_8;
cvta.to.global.u64 %rd56,%rd45;
mul.wide.u32 %rd57,%r1,48;
add.s64 %rd58,%rd56,%rd57;
ld.global.f64 %fd39,[%rd58];
ld.global.f64 %fd40,[%rd58+8];
ld.global.v2.u32 {%r153,%r154},[%rd58+16];
ld.global.v2.u32 {%r155,%r156},[%rd58+24];
ld.global.v2.u32 {%r157,%r158},[%rd58+32];
ld.global.v2.u32 {%r159,%r160},[%rd58+40];
$0_8:
mov.u32 %r111,%ctaid.x;
shl.b32 %r112,%r111,5;
mov.u32 %r39,%tid.x;
add.s32 %r40,%r112,%r39;
sub.s32 %r41,%r40,%r153;
not.b32 %r113,%r41;
add.s32 %r114,%r155,%r113;
setp.eq.s32 %p4,%r159,0;
selp.b32 %r115,%r41,%r114,%p4;
add.s32 %r116,%r115,%r157;
cvt.rn.f64.s32 %fd7,%r116;
setp.eq.s32 %p5,%r81,0;
@%p5 bra $0_10;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r162,%fd18;
mov.f32 %f36,0f00000000;
bra.uni $0_13;
$0_10:
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd7,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
mov.f64 %fd24,0d4338000000000000;
add.rn.f64 %fd25,%fd23,%fd24;
sub.rn.f64 %fd26,%fd25,%fd24;
sub.rn.f64 %fd41,%fd23,%fd26;
{
.reg .b32 %temp;
mov.b64 {%r162,%temp},%fd25;
}
setp.geu.f64 %p6,%fd41,0d0000000000000000;
@%p6 bra $0_12;
add.s32 %r162,%r162,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$0_12:
cvt.rn.f32.f64 %f36,%fd41;
$0_13:
mov.u32 %r166,%tid.y;
shl.b32 %r117,%r166,5;
add.s32 %r48,%r117,%r39;
mov.u32 %r118,%ctaid.y;
mul.lo.s32 %r119,%r118,%r82;
shl.b32 %r49,%r119,3;
shl.b32 %r50,%r82,3;
setp.ge.s32 %p7,%r48,%r50;
@%p7 bra $0_20;
add.s32 %r120,%r49,%r48;
sub.s32 %r121,%r120,%r154;
not.b32 %r122,%r121;
add.s32 %r123,%r156,%r122;
setp.eq.s32 %p9,%r160,0;
selp.b32 %r124,%r121,%r123,%p9;
add.s32 %r125,%r124,%r158;
cvt.rn.f64.s32 %fd11,%r125;
@%p5 bra $0_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r164,%fd29;
mov.f32 %f37,0f00000000;
bra.uni $0_19;
$0_16:
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd11,%fd30;
mul.rn.f64 %fd32,%fd31,%fd40;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r164,%temp},%fd36;
}
setp.geu.f64 %p10,%fd42,0d0000000000000000;
@%p10 bra $0_18;
add.s32 %r164,%r164,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$0_18:
cvt.rn.f32.f64 %f37,%fd42;
$0_19:
max.s32 %r126,%r164,0;
add.s32 %r127,%r150,-1;
min.s32 %r128,%r126,%r127;
cvt.s64.s32 %rd59,%r128;
mul.lo.s64 %rd60,%rd90,%rd59;
add.s32 %r129,%r164,1;
max.s32 %r130,%r129,0;
min.s32 %r131,%r130,%r127;
cvt.s64.s32 %rd61,%r131;
mul.lo.s64 %rd62,%rd90,%rd61;
mul.wide.s32 %rd63,%r48,24;
mov.u64 %rd64,_ZZ10preprocessIhLi1EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd65,%rd64,%rd63;
st.shared.u64 [%rd65],%rd60;
st.shared.u64 [%rd65+8],%rd62;
st.shared.f32 [%rd65+16],%f37;
$0_20:
bar.sync 0;
setp.ge.s32 %p11,%r40,%r151;
@%p11 bra $0_31;
sub.s32 %r132,%r152,%r49;
min.s32 %r56,%r50,%r132;
setp.ge.s32 %p12,%r166,%r56;
@%p12 bra $0_31;
max.s32 %r133,%r162,0;
add.s32 %r134,%r149,-1;
min.s32 %r135,%r133,%r134;
cvt.s64.s32 %rd66,%r135;
mul.lo.s64 %rd26,%rd91,%rd66;
add.s32 %r136,%r162,1;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,%r134;
cvt.s64.s32 %rd67,%r138;
mul.lo.s64 %rd27,%rd91,%rd67;
add.s32 %r139,%r49,%r166;
shl.b64 %rd28,%rd93,3;
sub.s32 %r165,%r139,%r154;
mul.wide.s32 %rd68,%r166,24;
mov.u64 %rd69,_ZZ10preprocessIhLi1EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd70,%rd69,%rd68;
add.s64 %rd96,%rd70,16;
setp.eq.s32 %p13,%r80,0;
add.s32 %r140,%r89,-1;
selp.b32 %r141,0,%r140,%p13;
cvt.s64.s32 %rd71,%r141;
mul.lo.s64 %rd72,%rd95,%rd71;
cvt.s64.s32 %rd73,%r40;
mul.lo.s64 %rd74,%rd94,%rd73;
cvt.s64.s32 %rd75,%r139;
mul.lo.s64 %rd76,%rd93,%rd75;
add.s64 %rd77,%rd76,%rd74;
add.s64 %rd78,%rd77,%rd72;
add.s64 %rd97,%rd92,%rd78;
$0_23:
.pragma "nounroll";
setp.ge.u32 %p14,%r165,%r156;
setp.ge.u32 %p15,%r41,%r155;
or.pred %p16,%p15,%p14;
mov.f32 %f38,%f19;
@%p16 bra $0_25;
ld.shared.u64 %rd83,[%rd96+-8];
ld.shared.u64 %rd84,[%rd96+-16];
add.s64 %rd85,%rd84,%rd26;
add.s64 %rd79,%rd89,%rd85;
ld.global.nc.u8 %r142,[%rd79];
cvt.u16.u32 %rs1,%r142;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f25,%rs2;
add.s64 %rd86,%rd84,%rd27;
add.s64 %rd80,%rd89,%rd86;
ld.global.nc.u8 %r143,[%rd80];
cvt.u16.u32 %rs3,%r143;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f26,%rs4;
sub.rn.f32 %f27,%f26,%f25;
fma.rn.f32 %f28,%f27,%f36,%f25;
add.s64 %rd87,%rd83,%rd26;
add.s64 %rd81,%rd89,%rd87;
ld.global.nc.u8 %r144,[%rd81];
cvt.u16.u32 %rs5,%r144;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f29,%rs6;
add.s64 %rd88,%rd83,%rd27;
add.s64 %rd82,%rd89,%rd88;
ld.global.nc.u8 %r145,[%rd82];
cvt.u16.u32 %rs7,%r145;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f30,%rs8;
sub.rn.f32 %f31,%f30,%f29;
fma.rn.f32 %f32,%f31,%f36,%f29;
sub.rn.f32 %f33,%f32,%f28;
ld.shared.f32 %f34,[%rd96];
fma.rn.f32 %f38,%f33,%f34,%f28;
$0_25:
fma.rn.f32 %f10,%f38,%f11,%f15;
setp.eq.s32 %p17,%r79,4;
@%p17 bra $0_28;
setp.ne.s32 %p18,%r79,3;
@%p18 bra $0_29;
cvt.rn.f16.f32 %rs9,%f10;
st.u16 [%rd97],%rs9;
bra.uni $0_30;
$0_28:
st.f32 [%rd97],%f10;
bra.uni $0_30;
$0_29:
cvt.rni.s32.f32 %r146,%f10;
max.s32 %r147,%r146,0;
min.s32 %r148,%r147,255;
st.u8 [%rd97],%r148;
$0_30:
add.s32 %r166,%r166,8;
add.s64 %rd97,%rd97,%rd28;
add.s32 %r165,%r165,8;
add.s64 %rd96,%rd96,192;
setp.lt.s32 %p19,%r166,%r56;
@%p19 bra $0_23;
$0_31:
ret;
}
.visible .entry preprocess_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60],
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<38>;
.reg .b16 %rs<28>;
.reg .f32 %f<120>;
.reg .b32 %r<274>;
.reg .f64 %fd<43>;
.reg .b64 %rd<156>;
.shared .align 8 .b8 _ZZ10preprocessIhLi3EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines[768];
ld.param.u64 %rd53,[p0];
ld.param.v2.u32 {%r254,%r255},[p1+32];
ld.param.v2.u32 {%r99,%r100},[p1+40];
ld.param.u64 %rd58,[p2];
ld.param.v2.u32 {%r256,%r257},[p3+32];
ld.param.v2.u32 {%r103,%r104},[p3+40];
ld.param.v2.u32 {%r258,%r259},[p4+16];
ld.param.v2.u32 {%r260,%r261},[p4+24];
ld.param.v2.u32 {%r262,%r263},[p4+32];
ld.param.v2.u32 {%r264,%r265},[p4+40];
ld.param.u64 %rd63,[p5];
ld.param.u32 %r96,[p7];
ld.param.u32 %r95,[p6+56];
ld.param.u32 %r93,[p6+48];
ld.param.f32 %f38,[p6+40];
ld.param.f32 %f37,[p6+36];
ld.param.f32 %f36,[p6+32];
ld.param.f32 %f34,[p6+24];
ld.param.f32 %f33,[p6+20];
ld.param.f32 %f32,[p6+16];
ld.param.f32 %f30,[p6+8];
ld.param.f32 %f29,[p6+4];
ld.param.f32 %f28,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd153,[p3+24];
ld.param.u64 %rd152,[p3+16];
ld.param.u64 %rd151,[p3+8];
ld.param.u64 %rd59,[p3];
ld.param.u64 %rd149,[p1+24];
ld.param.u64 %rd148,[p1+16];
ld.param.u64 %rd147,[p1+8];
ld.param.u64 %rd54,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r100,0;
@%p3 bra $1_2;
cvta.to.global.u64 %rd64,%rd53;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r254,%r255},[%rd66+32];
ld.global.u64 %rd149,[%rd66+24];
ld.global.u64 %rd148,[%rd66+16];
ld.global.u64 %rd147,[%rd66+8];
ld.global.u64 %rd146,[%rd66];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd54,%rd67;
add.s64 %rd146,%rd53,%rd68;
$1_3:
setp.eq.s32 %p4,%r104,0;
@%p4 bra $1_5;
cvta.to.global.u64 %rd69,%rd58;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.v2.u32 {%r256,%r257},[%rd71+32];
ld.global.u64 %rd153,[%rd71+24];
ld.global.u64 %rd152,[%rd71+16];
ld.global.u64 %rd151,[%rd71+8];
ld.global.u64 %rd150,[%rd71];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd59,%rd72;
add.s64 %rd150,%rd58,%rd73;
$1_6:
setp.eq.s64 %p5,%rd63,0;
@%p5 bra $1_8;
cvta.to.global.u64 %rd74,%rd63;
mul.wide.u32 %rd75,%r1,48;
add.s64 %rd76,%rd74,%rd75;
ld.global.f64 %fd39,[%rd76];
ld.global.f64 %fd40,[%rd76+8];
ld.global.v2.u32 {%r258,%r259},[%rd76+16];
ld.global.v2.u32 {%r260,%r261},[%rd76+24];
ld.global.v2.u32 {%r262,%r263},[%rd76+32];
ld.global.v2.u32 {%r264,%r265},[%rd76+40];
$1_8:
mov.u32 %r127,%ctaid.x;
shl.b32 %r128,%r127,5;
mov.u32 %r39,%tid.x;
add.s32 %r129,%r128,%r39;
sub.s32 %r40,%r129,%r258;
not.b32 %r130,%r40;
add.s32 %r131,%r260,%r130;
setp.eq.s32 %p6,%r264,0;
selp.b32 %r132,%r40,%r131,%p6;
add.s32 %r133,%r132,%r262;
cvt.rn.f64.s32 %fd7,%r133;
setp.eq.s32 %p7,%r95,0;
@%p7 bra $1_10;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r267,%fd18;
mov.f32 %f115,0f00000000;
bra.uni $1_13;
$1_10:
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd7,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
mov.f64 %fd24,0d4338000000000000;
add.rn.f64 %fd25,%fd23,%fd24;
sub.rn.f64 %fd26,%fd25,%fd24;
sub.rn.f64 %fd41,%fd23,%fd26;
{
.reg .b32 %temp;
mov.b64 {%r267,%temp},%fd25;
}
setp.geu.f64 %p8,%fd41,0d0000000000000000;
@%p8 bra $1_12;
add.s32 %r267,%r267,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$1_12:
cvt.rn.f32.f64 %f115,%fd41;
$1_13:
max.s32 %r134,%r267,0;
add.s32 %r135,%r254,-1;
min.s32 %r136,%r134,%r135;
cvt.s64.s32 %rd77,%r136;
mul.lo.s64 %rd27,%rd148,%rd77;
add.s32 %r137,%r267,1;
max.s32 %r138,%r137,0;
min.s32 %r139,%r138,%r135;
cvt.s64.s32 %rd78,%r139;
mul.lo.s64 %rd28,%rd148,%rd78;
mul.lo.s32 %r48,%r254,3;
cvt.u32.u64 %r140,%rd27;
add.s32 %r141,%r48,-6;
min.s32 %r49,%r141,%r140;
cvt.s64.s32 %rd29,%r49;
mov.u32 %r271,%tid.y;
shl.b32 %r143,%r271,5;
add.s32 %r144,%r143,%r39;
shl.b32 %r145,%r96,3;
setp.ge.s32 %p9,%r144,%r145;
@%p9 bra $1_20;
mov.u32 %r146,%ctaid.y;
shl.b32 %r147,%r146,3;
mov.u32 %r148,%tid.y;
shl.b32 %r149,%r148,5;
add.s32 %r151,%r149,%r39;
mad.lo.s32 %r152,%r147,%r96,%r151;
sub.s32 %r153,%r152,%r259;
not.b32 %r154,%r153;
add.s32 %r155,%r261,%r154;
setp.eq.s32 %p11,%r265,0;
selp.b32 %r156,%r153,%r155,%p11;
add.s32 %r157,%r156,%r263;
cvt.rn.f64.s32 %fd11,%r157;
@%p7 bra $1_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r269,%fd29;
mov.f32 %f116,0f00000000;
bra.uni $1_19;
$1_16:
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd11,%fd30;
mul.rn.f64 %fd32,%fd31,%fd40;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r269,%temp},%fd36;
}
setp.geu.f64 %p12,%fd42,0d0000000000000000;
@%p12 bra $1_18;
add.s32 %r269,%r269,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$1_18:
cvt.rn.f32.f64 %f116,%fd42;
$1_19:
max.s32 %r158,%r269,0;
add.s32 %r159,%r255,-1;
min.s32 %r160,%r158,%r159;
cvt.s64.s32 %rd79,%r160;
mul.lo.s64 %rd80,%rd147,%rd79;
add.s32 %r161,%r269,1;
max.s32 %r162,%r161,0;
min.s32 %r163,%r162,%r159;
cvt.s64.s32 %rd81,%r163;
mul.lo.s64 %rd82,%rd147,%rd81;
mul.wide.s32 %rd83,%r151,24;
mov.u64 %rd84,_ZZ10preprocessIhLi3EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd85,%rd84,%rd83;
st.shared.u64 [%rd85],%rd80;
st.shared.u64 [%rd85+8],%rd82;
st.shared.f32 [%rd85+16],%f116;
$1_20:
bar.sync 0;
setp.ge.s32 %p13,%r129,%r256;
@%p13 bra $1_47;
ld.param.u32 %r253,[p6+52];
ld.param.u32 %r252,[p7];
mov.u32 %r172,%ctaid.y;
mul.lo.s32 %r173,%r172,%r252;
shl.b32 %r55,%r173,3;
setp.eq.s32 %p1,%r253,0;
neg.s64 %rd86,%rd153;
selp.b64 %rd31,%rd153,%rd86,%p1;
sub.s32 %r174,%r257,%r55;
min.s32 %r57,%r145,%r174;
setp.ge.s32 %p14,%r271,%r57;
add.s32 %r176,%r49,9;
setp.gt.s32 %p15,%r176,%r48;
selp.b32 %r177,-1,0,%p15;
add.s32 %r178,%r255,%r177;
cvt.s64.s32 %rd87,%r178;
mul.lo.s64 %rd32,%rd147,%rd87;
@%p14 bra $1_47;
setp.gt.s64 %p16,%rd27,%rd29;
selp.f32 %f42,0f3F800000,0f00000000,%p16;
setp.gt.s64 %p17,%rd28,%rd27;
selp.f32 %f5,%f115,%f42,%p17;
add.s32 %r179,%r55,%r271;
shl.b64 %rd35,%rd151,3;
shl.b64 %rd36,%rd149,1;
shl.b64 %rd37,%rd31,1;
sub.s32 %r270,%r179,%r259;
mul.wide.s32 %rd88,%r271,24;
mov.u64 %rd89,_ZZ10preprocessIhLi3EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd90,%rd89,%rd88;
add.s64 %rd154,%rd90,16;
setp.gt.s32 %p18,%r254,2;
cvt.s64.s32 %rd91,%r48;
setp.ge.s64 %p19,%rd147,%rd91;
setp.eq.s64 %p20,%rd148,3;
setp.eq.s64 %p21,%rd149,1;
and.pred %p22,%p20,%p21;
and.pred %p23,%p22,%p19;
and.pred %p2,%p18,%p23;
add.s32 %r180,%r103,-1;
selp.b32 %r181,0,%r180,%p1;
cvt.s64.s32 %rd92,%r181;
mul.lo.s64 %rd93,%rd153,%rd92;
cvt.s64.s32 %rd94,%r129;
mul.lo.s64 %rd95,%rd152,%rd94;
cvt.s64.s32 %rd96,%r179;
mul.lo.s64 %rd97,%rd151,%rd96;
add.s64 %rd98,%rd97,%rd95;
add.s64 %rd99,%rd98,%rd93;
add.s64 %rd155,%rd150,%rd99;
$1_23:
.pragma "nounroll";
setp.ge.u32 %p24,%r270,%r261;
setp.ge.u32 %p25,%r40,%r260;
or.pred %p26,%p25,%p24;
mov.f32 %f117,%f36;
mov.f32 %f118,%f37;
mov.f32 %f119,%f38;
@%p26 bra $1_31;
ld.shared.u64 %rd44,[%rd154+-8];
setp.lt.s64 %p27,%rd44,%rd32;
and.pred %p28,%p2,%p27;
ld.shared.u64 %rd45,[%rd154+-16];
@%p28 bra $1_26;
bra.uni $1_25;
$1_26:
ld.shared.f32 %f18,[%rd154];
add.s64 %rd138,%rd45,%rd29;
add.s64 %rd139,%rd146,%rd138;
cvt.u32.u64 %r201,%rd139;
and.b32 %r63,%r201,3;
and.b64 %rd136,%rd139,-4;
ld.global.nc.u32 %r198,[%rd136];
add.s64 %rd137,%rd136,4;
ld.global.nc.u32 %r199,[%rd137];
add.s32 %r202,%r63,6;
setp.lt.u32 %p29,%r202,9;
mov.u32 %r273,0;
mov.u32 %r272,%r273;
@%p29 bra $1_28;
add.s64 %rd140,%rd136,8;
ld.global.nc.u32 %r272,[%rd140];
$1_28:
shl.b32 %r211,%r63,3;
shf.r.wrap.b32 %r204,%r198,%r199,%r211;
shf.r.wrap.b32 %r208,%r199,%r272,%r211;
add.s64 %rd143,%rd44,%rd29;
add.s64 %rd144,%rd146,%rd143;
cvt.u32.u64 %r215,%rd144;
and.b32 %r70,%r215,3;
and.b64 %rd141,%rd144,-4;
ld.global.nc.u32 %r212,[%rd141];
add.s64 %rd142,%rd141,4;
ld.global.nc.u32 %r213,[%rd142];
add.s32 %r216,%r70,6;
setp.lt.u32 %p30,%r216,9;
@%p30 bra $1_30;
add.s64 %rd145,%rd141,8;
ld.global.nc.u32 %r273,[%rd145];
$1_30:
shl.b32 %r225,%r70,3;
shf.r.wrap.b32 %r218,%r212,%r213,%r225;
shf.r.wrap.b32 %r222,%r213,%r273,%r225;
mov.u32 %r226,30288;
mov.u32 %r227,1258291200;
prmt.b32 %r228,%r204,%r227,%r226;
mov.b32 %f73,%r228;
add.f32 %f74,%f73,0fCB000000;
mov.u32 %r229,30291;
prmt.b32 %r230,%r204,%r227,%r229;
mov.b32 %f75,%r230;
add.f32 %f76,%f75,0fCB000000;
sub.rn.f32 %f77,%f76,%f74;
fma.rn.f32 %f78,%f77,%f5,%f74;
prmt.b32 %r231,%r218,%r227,%r226;
mov.b32 %f79,%r231;
add.f32 %f80,%f79,0fCB000000;
prmt.b32 %r232,%r218,%r227,%r229;
mov.b32 %f81,%r232;
add.f32 %f82,%f81,0fCB000000;
sub.rn.f32 %f83,%f82,%f80;
fma.rn.f32 %f84,%f83,%f5,%f80;
sub.rn.f32 %f85,%f84,%f78;
fma.rn.f32 %f117,%f85,%f18,%f78;
mov.u32 %r233,30289;
prmt.b32 %r234,%r204,%r227,%r233;
mov.b32 %f86,%r234;
add.f32 %f87,%f86,0fCB000000;
prmt.b32 %r235,%r208,%r227,%r226;
mov.b32 %f88,%r235;
add.f32 %f89,%f88,0fCB000000;
sub.rn.f32 %f90,%f89,%f87;
fma.rn.f32 %f91,%f90,%f5,%f87;
prmt.b32 %r236,%r218,%r227,%r233;
mov.b32 %f92,%r236;
add.f32 %f93,%f92,0fCB000000;
prmt.b32 %r237,%r222,%r227,%r226;
mov.b32 %f94,%r237;
add.f32 %f95,%f94,0fCB000000;
sub.rn.f32 %f96,%f95,%f93;
fma.rn.f32 %f97,%f96,%f5,%f93;
sub.rn.f32 %f98,%f97,%f91;
fma.rn.f32 %f118,%f98,%f18,%f91;
mov.u32 %r238,30290;
prmt.b32 %r239,%r204,%r227,%r238;
mov.b32 %f99,%r239;
add.f32 %f100,%f99,0fCB000000;
prmt.b32 %r240,%r208,%r227,%r233;
mov.b32 %f101,%r240;
add.f32 %f102,%f101,0fCB000000;
sub.rn.f32 %f103,%f102,%f100;
fma.rn.f32 %f104,%f103,%f5,%f100;
prmt.b32 %r241,%r218,%r227,%r238;
mov.b32 %f105,%r241;
add.f32 %f106,%f105,0fCB000000;
prmt.b32 %r242,%r222,%r227,%r233;
mov.b32 %f107,%r242;
add.f32 %f108,%f107,0fCB000000;
sub.rn.f32 %f109,%f108,%f106;
fma.rn.f32 %f110,%f109,%f5,%f106;
sub.rn.f32 %f111,%f110,%f104;
fma.rn.f32 %f119,%f111,%f18,%f104;
bra.uni $1_31;
$1_25:
add.s64 %rd112,%rd45,%rd27;
add.s64 %rd100,%rd146,%rd112;
ld.global.nc.u8 %r186,[%rd100];
cvt.u16.u32 %rs1,%r186;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f43,%rs2;
add.s64 %rd113,%rd45,%rd28;
add.s64 %rd101,%rd146,%rd113;
ld.global.nc.u8 %r187,[%rd101];
cvt.u16.u32 %rs3,%r187;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f44,%rs4;
sub.rn.f32 %f45,%f44,%f43;
fma.rn.f32 %f46,%f45,%f115,%f43;
add.s64 %rd114,%rd44,%rd27;
add.s64 %rd102,%rd146,%rd114;
ld.global.nc.u8 %r188,[%rd102];
cvt.u16.u32 %rs5,%r188;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f47,%rs6;
add.s64 %rd115,%rd44,%rd28;
add.s64 %rd103,%rd146,%rd115;
ld.global.nc.u8 %r189,[%rd103];
cvt.u16.u32 %rs7,%r189;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f48,%rs8;
sub.rn.f32 %f49,%f48,%f47;
fma.rn.f32 %f50,%f49,%f115,%f47;
sub.rn.f32 %f51,%f50,%f46;
ld.shared.f32 %f52,[%rd154];
fma.rn.f32 %f117,%f51,%f52,%f46;
ld.shared.u64 %rd116,[%rd154+-8];
ld.shared.u64 %rd117,[%rd154+-16];
add.s64 %rd118,%rd117,%rd27;
add.s64 %rd119,%rd149,%rd118;
add.s64 %rd104,%rd146,%rd119;
ld.global.nc.u8 %r190,[%rd104];
cvt.u16.u32 %rs9,%r190;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f53,%rs10;
add.s64 %rd120,%rd117,%rd28;
add.s64 %rd121,%rd149,%rd120;
add.s64 %rd105,%rd146,%rd121;
ld.global.nc.u8 %r191,[%rd105];
cvt.u16.u32 %rs11,%r191;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f54,%rs12;
sub.rn.f32 %f55,%f54,%f53;
fma.rn.f32 %f56,%f55,%f115,%f53;
add.s64 %rd122,%rd116,%rd27;
add.s64 %rd123,%rd149,%rd122;
add.s64 %rd106,%rd146,%rd123;
ld.global.nc.u8 %r192,[%rd106];
cvt.u16.u32 %rs13,%r192;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f57,%rs14;
add.s64 %rd124,%rd116,%rd28;
add.s64 %rd125,%rd149,%rd124;
add.s64 %rd107,%rd146,%rd125;
ld.global.nc.u8 %r193,[%rd107];
cvt.u16.u32 %rs15,%r193;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f58,%rs16;
sub.rn.f32 %f59,%f58,%f57;
fma.rn.f32 %f60,%f59,%f115,%f57;
sub.rn.f32 %f61,%f60,%f56;
ld.shared.f32 %f62,[%rd154];
fma.rn.f32 %f118,%f61,%f62,%f56;
ld.shared.u64 %rd126,[%rd154+-8];
ld.shared.u64 %rd127,[%rd154+-16];
add.s64 %rd128,%rd127,%rd27;
add.s64 %rd129,%rd36,%rd128;
add.s64 %rd108,%rd146,%rd129;
ld.global.nc.u8 %r194,[%rd108];
cvt.u16.u32 %rs17,%r194;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f63,%rs18;
add.s64 %rd130,%rd127,%rd28;
add.s64 %rd131,%rd36,%rd130;
add.s64 %rd109,%rd146,%rd131;
ld.global.nc.u8 %r195,[%rd109];
cvt.u16.u32 %rs19,%r195;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f64,%rs20;
sub.rn.f32 %f65,%f64,%f63;
fma.rn.f32 %f66,%f65,%f115,%f63;
add.s64 %rd132,%rd126,%rd27;
add.s64 %rd133,%rd36,%rd132;
add.s64 %rd110,%rd146,%rd133;
ld.global.nc.u8 %r196,[%rd110];
cvt.u16.u32 %rs21,%r196;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f67,%rs22;
add.s64 %rd134,%rd126,%rd28;
add.s64 %rd135,%rd36,%rd134;
add.s64 %rd111,%rd146,%rd135;
ld.global.nc.u8 %r197,[%rd111];
cvt.u16.u32 %rs23,%r197;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f68,%rs24;
sub.rn.f32 %f69,%f68,%f67;
fma.rn.f32 %f70,%f69,%f115,%f67;
sub.rn.f32 %f71,%f70,%f66;
ld.shared.f32 %f72,[%rd154];
fma.rn.f32 %f119,%f71,%f72,%f66;
$1_31:
fma.rn.f32 %f25,%f117,%f28,%f32;
setp.eq.s32 %p31,%r93,4;
@%p31 bra $1_35;
bra.uni $1_32;
$1_35:
st.f32 [%rd155],%f25;
bra.uni $1_36;
$1_32:
setp.eq.s32 %p32,%r93,3;
@%p32 bra $1_34;
bra.uni $1_33;
$1_34:
cvt.rn.f16.f32 %rs25,%f25;
st.u16 [%rd155],%rs25;
bra.uni $1_36;
$1_33:
cvt.rni.s32.f32 %r243,%f25;
max.s32 %r244,%r243,0;
min.s32 %r245,%r244,255;
st.u8 [%rd155],%r245;
$1_36:
fma.rn.f32 %f26,%f118,%f29,%f33;
add.s64 %rd49,%rd155,%rd31;
@%p31 bra $1_40;
bra.uni $1_37;
$1_40:
st.f32 [%rd49],%f26;
bra.uni $1_41;
$1_37:
setp.eq.s32 %p34,%r93,3;
@%p34 bra $1_39;
bra.uni $1_38;
$1_39:
cvt.rn.f16.f32 %rs26,%f26;
st.u16 [%rd49],%rs26;
bra.uni $1_41;
$1_38:
cvt.rni.s32.f32 %r246,%f26;
max.s32 %r247,%r246,0;
min.s32 %r248,%r247,255;
st.u8 [%rd49],%r248;
$1_41:
fma.rn.f32 %f27,%f119,%f30,%f34;
add.s64 %rd50,%rd155,%rd37;
@%p31 bra $1_45;
bra.uni $1_42;
$1_45:
st.f32 [%rd50],%f27;
bra.uni $1_46;
$1_42:
setp.eq.s32 %p36,%r93,3;
@%p36 bra $1_44;
bra.uni $1_43;
$1_44:
cvt.rn.f16.f32 %rs27,%f27;
st.u16 [%rd50],%rs27;
bra.uni $1_46;
$1_43:
cvt.rni.s32.f32 %r249,%f27;
max.s32 %r250,%r249,0;
min.s32 %r251,%r250,255;
st.u8 [%rd50],%r251;
$1_46:
add.s32 %r271,%r271,8;
add.s64 %rd155,%rd155,%rd35;
add.s32 %r270,%r270,8;
add.s64 %rd154,%rd154,192;
setp.lt.s32 %p37,%r271,%r57;
@%p37 bra $1_23;
$1_47:
ret;
}
.visible .entry preprocess_u8_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60],
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<26>;
.reg .b16 %rs<37>;
.reg .f32 %f<93>;
.reg .b32 %r<188>;
.reg .f64 %fd<43>;
.reg .b64 %rd<153>;
.shared .align 8 .b8 _ZZ10preprocessIhLi4EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines[768];
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r170,%r171},[p1+32];
ld.param.v2.u32 {%r85,%r86},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r172,%r173},[p3+32];
ld.param.v2.u32 {%r89,%r90},[p3+40];
ld.param.v2.u32 {%r174,%r175},[p4+16];
ld.param.v2.u32 {%r176,%r177},[p4+24];
ld.param.v2.u32 {%r178,%r179},[p4+32];
ld.param.v2.u32 {%r180,%r181},[p4+40];
ld.param.u64 %rd56,[p5];
ld.param.u32 %r82,[p7];
ld.param.u32 %r81,[p6+56];
ld.param.u32 %r80,[p6+52];
ld.param.u32 %r79,[p6+48];
ld.param.f32 %f40,[p6+44];
ld.param.f32 %f39,[p6+40];
ld.param.f32 %f38,[p6+36];
ld.param.f32 %f37,[p6+32];
ld.param.f32 %f36,[p6+28];
ld.param.f32 %f35,[p6+24];
ld.param.f32 %f34,[p6+20];
ld.param.f32 %f33,[p6+16];
ld.param.f32 %f32,[p6+12];
ld.param.f32 %f31,[p6+8];
ld.param.f32 %f30,[p6+4];
ld.param.f32 %f29,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd150,[p3+24];
ld.param.u64 %rd149,[p3+16];
ld.param.u64 %rd148,[p3+8];
ld.param.u64 %rd52,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r86,0;
@%p2 bra $2_2;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r170,%r171},[%rd59+32];
ld.global.u64 %rd146,[%rd59+24];
ld.global.u64 %rd145,[%rd59+16];
ld.global.u64 %rd144,[%rd59+8];
ld.global.u64 %rd143,[%rd59];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd143,%rd46,%rd61;
$2_3:
setp.eq.s32 %p3,%r90,0;
@%p3 bra $2_5;
cvta.to.global.u64 %rd62,%rd51;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.v2.u32 {%r172,%r173},[%rd64+32];
ld.global.u64 %rd150,[%rd64+24];
ld.global.u64 %rd149,[%rd64+16];
ld.global.u64 %rd148,[%rd64+8];
ld.global.u64 %rd147,[%rd64];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd52,%rd65;
add.s64 %rd147,%rd51,%rd66;
$2_6:
setp.eq.s64 %p4,%rd56,0;
@%p4 bra $2_8;
cvta.to.global.u64 %rd67,%rd56;
mul.wide.u32 %rd68,%r1,48;
add.s64 %rd69,%rd67,%rd68;
ld.global.f64 %fd39,[%rd69];
ld.global.f64 %fd40,[%rd69+8];
ld.global.v2.u32 {%r174,%r175},[%rd69+16];
ld.global.v2.u32 {%r176,%r177},[%rd69+24];
ld.global.v2.u32 {%r178,%r179},[%rd69+32];
ld.global.v2.u32 {%r180,%r181},[%rd69+40];
$2_8:
mov.u32 %r111,%ctaid.x;
shl.b32 %r112,%r111,5;
mov.u32 %r39,%tid.x;
add.s32 %r40,%r112,%r39;
sub.s32 %r41,%r40,%r174;
not.b32 %r113,%r41;
add.s32 %r114,%r176,%r113;
setp.eq.s32 %p5,%r180,0;
selp.b32 %r115,%r41,%r114,%p5;
add.s32 %r116,%r115,%r178;
cvt.rn.f64.s32 %fd7,%r116;
setp.eq.s32 %p6,%r81,0;
@%p6 bra $2_10;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r183,%fd18;
mov.f32 %f87,0f00000000;
bra.uni $2_13;
$2_10:
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd7,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
mov.f64 %fd24,0d4338000000000000;
add.rn.f64 %fd25,%fd23,%fd24;
sub.rn.f64 %fd26,%fd25,%fd24;
sub.rn.f64 %fd41,%fd23,%fd26;
{
.reg .b32 %temp;
mov.b64 {%r183,%temp},%fd25;
}
setp.geu.f64 %p7,%fd41,0d0000000000000000;
@%p7 bra $2_12;
add.s32 %r183,%r183,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$2_12:
cvt.rn.f32.f64 %f87,%fd41;
$2_13:
mov.u32 %r187,%tid.y;
shl.b32 %r117,%r187,5;
add.s32 %r48,%r117,%r39;
mov.u32 %r118,%ctaid.y;
mul.lo.s32 %r119,%r118,%r82;
shl.b32 %r49,%r119,3;
shl.b32 %r50,%r82,3;
setp.ge.s32 %p8,%r48,%r50;
@%p8 bra $2_20;
add.s32 %r120,%r49,%r48;
sub.s32 %r121,%r120,%r175;
not.b32 %r122,%r121;
add.s32 %r123,%r177,%r122;
setp.eq.s32 %p10,%r181,0;
selp.b32 %r124,%r121,%r123,%p10;
add.s32 %r125,%r124,%r179;
cvt.rn.f64.s32 %fd11,%r125;
@%p6 bra $2_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r185,%fd29;
mov.f32 %f88,0f00000000;
bra.uni $2_19;
$2_16:
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd11,%fd30;
mul.rn.f64 %fd32,%fd31,%fd40;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r185,%temp},%fd36;
}
setp.geu.f64 %p11,%fd42,0d0000000000000000;
@%p11 bra $2_18;
add.s32 %r185,%r185,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$2_18:
cvt.rn.f32.f64 %f88,%fd42;
$2_19:
max.s32 %r126,%r185,0;
add.s32 %r127,%r171,-1;
min.s32 %r128,%r126,%r127;
cvt.s64.s32 %rd70,%r128;
mul.lo.s64 %rd71,%rd144,%rd70;
add.s32 %r129,%r185,1;
max.s32 %r130,%r129,0;
min.s32 %r131,%r130,%r127;
cvt.s64.s32 %rd72,%r131;
mul.lo.s64 %rd73,%rd144,%rd72;
mul.wide.s32 %rd74,%r48,24;
mov.u64 %rd75,_ZZ10preprocessIhLi4EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd76,%rd75,%rd74;
st.shared.u64 [%rd76],%rd71;
st.shared.u64 [%rd76+8],%rd73;
st.shared.f32 [%rd76+16],%f88;
$2_20:
bar.sync 0;
setp.ge.s32 %p12,%r40,%r172;
@%p12 bra $2_46;
setp.eq.s32 %p1,%r80,0;
neg.s64 %rd77,%rd150;
selp.b64 %rd26,%rd150,%rd77,%p1;
sub.s32 %r132,%r173,%r49;
min.s32 %r56,%r50,%r132;
setp.ge.s32 %p13,%r187,%r56;
@%p13 bra $2_46;
max.s32 %r133,%r183,0;
add.s32 %r134,%r170,-1;
min.s32 %r135,%r133,%r134;
cvt.s64.s32 %rd78,%r135;
mul.lo.s64 %rd29,%rd145,%rd78;
add.s32 %r136,%r183,1;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,%r134;
cvt.s64.s32 %rd79,%r138;
mul.lo.s64 %rd30,%rd145,%rd79;
add.s32 %r139,%r49,%r187;
shl.b64 %rd31,%rd148,3;
shl.b64 %rd32,%rd146,1;
mul.lo.s64 %rd33,%rd146,3;
shl.b64 %rd34,%rd26,1;
mul.lo.s64 %rd35,%rd26,3;
sub.s32 %r186,%r139,%r175;
mul.wide.s32 %rd80,%r187,24;
mov.u64 %rd81,_ZZ10preprocessIhLi4EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd82,%rd81,%rd80;
add.s64 %rd151,%rd82,16;
add.s32 %r140,%r89,-1;
selp.b32 %r141,0,%r140,%p1;
cvt.s64.s32 %rd83,%r141;
mul.lo.s64 %rd84,%rd150,%rd83;
cvt.s64.s32 %rd85,%r40;
mul.lo.s64 %rd86,%rd149,%rd85;
cvt.s64.s32 %rd87,%r139;
mul.lo.s64 %rd88,%rd148,%rd87;
add.s64 %rd89,%rd88,%rd86;
add.s64 %rd90,%rd89,%rd84;
add.s64 %rd152,%rd147,%rd90;
$2_23:
.pragma "nounroll";
setp.ge.u32 %p14,%r186,%r177;
setp.ge.u32 %p15,%r41,%r176;
or.pred %p16,%p15,%p14;
mov.f32 %f89,%f37;
mov.f32 %f90,%f38;
mov.f32 %f91,%f39;
mov.f32 %f92,%f40;
@%p16 bra $2_25;
ld.shared.u64 %rd107,[%rd151+-8];
ld.shared.u64 %rd108,[%rd151+-16];
add.s64 %rd109,%rd108,%rd29;
add.s64 %rd91,%rd143,%rd109;
ld.global.nc.u8 %r142,[%rd91];
cvt.u16.u32 %rs1,%r142;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f43,%rs2;
add.s64 %rd110,%rd108,%rd30;
add.s64 %rd92,%rd143,%rd110;
ld.global.nc.u8 %r143,[%rd92];
cvt.u16.u32 %rs3,%r143;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f44,%rs4;
sub.rn.f32 %f45,%f44,%f43;
fma.rn.f32 %f46,%f45,%f87,%f43;
add.s64 %rd111,%rd107,%rd29;
add.s64 %rd93,%rd143,%rd111;
ld.global.nc.u8 %r144,[%rd93];
cvt.u16.u32 %rs5,%r144;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f47,%rs6;
add.s64 %rd112,%rd107,%rd30;
add.s64 %rd94,%rd143,%rd112;
ld.global.nc.u8 %r145,[%rd94];
cvt.u16.u32 %rs7,%r145;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f48,%rs8;
sub.rn.f32 %f49,%f48,%f47;
fma.rn.f32 %f50,%f49,%f87,%f47;
sub.rn.f32 %f51,%f50,%f46;
ld.shared.f32 %f52,[%rd151];
fma.rn.f32 %f89,%f51,%f52,%f46;
ld.shared.u64 %rd113,[%rd151+-8];
ld.shared.u64 %rd114,[%rd151+-16];
add.s64 %rd115,%rd114,%rd29;
add.s64 %rd116,%rd146,%rd115;
add.s64 %rd95,%rd143,%rd116;
ld.global.nc.u8 %r146,[%rd95];
cvt.u16.u32 %rs9,%r146;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f53,%rs10;
add.s64 %rd117,%rd114,%rd30;
add.s64 %rd118,%rd146,%rd117;
add.s64 %rd96,%rd143,%rd118;
ld.global.nc.u8 %r147,[%rd96];
cvt.u16.u32 %rs11,%r147;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f54,%rs12;
sub.rn.f32 %f55,%f54,%f53;
fma.rn.f32 %f56,%f55,%f87,%f53;
add.s64 %rd119,%rd113,%rd29;
add.s64 %rd120,%rd146,%rd119;
add.s64 %rd97,%rd143,%rd120;
ld.global.nc.u8 %r148,[%rd97];
cvt.u16.u32 %rs13,%r148;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f57,%rs14;
add.s64 %rd121,%rd113,%rd30;
add.s64 %rd122,%rd146,%rd121;
add.s64 %rd98,%rd143,%rd122;
ld.global.nc.u8 %r149,[%rd98];
cvt.u16.u32 %rs15,%r149;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f58,%rs16;
sub.rn.f32 %f59,%f58,%f57;
fma.rn.f32 %f60,%f59,%f87,%f57;
sub.rn.f32 %f61,%f60,%f56;
ld.shared.f32 %f62,[%rd151];
fma.rn.f32 %f90,%f61,%f62,%f56;
ld.shared.u64 %rd123,[%rd151+-8];
ld.shared.u64 %rd124,[%rd151+-16];
add.s64 %rd125,%rd124,%rd29;
add.s64 %rd126,%rd32,%rd125;
add.s64 %rd99,%rd143,%rd126;
ld.global.nc.u8 %r150,[%rd99];
cvt.u16.u32 %rs17,%r150;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f63,%rs18;
add.s64 %rd127,%rd124,%rd30;
add.s64 %rd128,%rd32,%rd127;
add.s64 %rd100,%rd143,%rd128;
ld.global.nc.u8 %r151,[%rd100];
cvt.u16.u32 %rs19,%r151;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f64,%rs20;
sub.rn.f32 %f65,%f64,%f63;
fma.rn.f32 %f66,%f65,%f87,%f63;
add.s64 %rd129,%rd123,%rd29;
add.s64 %rd130,%rd32,%rd129;
add.s64 %rd101,%rd143,%rd130;
ld.global.nc.u8 %r152,[%rd101];
cvt.u16.u32 %rs21,%r152;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f67,%rs22;
add.s64 %rd131,%rd123,%rd30;
add.s64 %rd132,%rd32,%rd131;
add.s64 %rd102,%rd143,%rd132;
ld.global.nc.u8 %r153,[%rd102];
cvt.u16.u32 %rs23,%r153;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f68,%rs24;
sub.rn.f32 %f69,%f68,%f67;
fma.rn.f32 %f70,%f69,%f87,%f67;
sub.rn.f32 %f71,%f70,%f66;
ld.shared.f32 %f72,[%rd151];
fma.rn.f32 %f91,%f71,%f72,%f66;
ld.shared.u64 %rd133,[%rd151+-8];
ld.shared.u64 %rd134,[%rd151+-16];
add.s64 %rd135,%rd134,%rd29;
add.s64 %rd136,%rd33,%rd135;
add.s64 %rd103,%rd143,%rd136;
ld.global.nc.u8 %r154,[%rd103];
cvt.u16.u32 %rs25,%r154;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f73,%rs26;
add.s64 %rd137,%rd134,%rd30;
add.s64 %rd138,%rd33,%rd137;
add.s64 %rd104,%rd143,%rd138;
ld.global.nc.u8 %r155,[%rd104];
cvt.u16.u32 %rs27,%r155;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f74,%rs28;
sub.rn.f32 %f75,%f74,%f73;
fma.rn.f32 %f76,%f75,%f87,%f73;
add.s64 %rd139,%rd133,%rd29;
add.s64 %rd140,%rd33,%rd139;
add.s64 %rd105,%rd143,%rd140;
ld.global.nc.u8 %r156,[%rd105];
cvt.u16.u32 %rs29,%r156;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f77,%rs30;
add.s64 %rd141,%rd133,%rd30;
add.s64 %rd142,%rd33,%rd141;
add.s64 %rd106,%rd143,%rd142;
ld.global.nc.u8 %r157,[%rd106];
cvt.u16.u32 %rs31,%r157;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f78,%rs32;
sub.rn.f32 %f79,%f78,%f77;
fma.rn.f32 %f80,%f79,%f87,%f77;
sub.rn.f32 %f81,%f80,%f76;
ld.shared.f32 %f82,[%rd151];
fma.rn.f32 %f92,%f81,%f82,%f76;
$2_25:
fma.rn.f32 %f25,%f89,%f29,%f33;
setp.eq.s32 %p17,%r79,4;
@%p17 bra $2_29;
bra.uni $2_26;
$2_29:
st.f32 [%rd152],%f25;
bra.uni $2_30;
$2_26:
setp.eq.s32 %p18,%r79,3;
@%p18 bra $2_28;
bra.uni $2_27;
$2_28:
cvt.rn.f16.f32 %rs33,%f25;
st.u16 [%rd152],%rs33;
bra.uni $2_30;
$2_27:
cvt.rni.s32.f32 %r158,%f25;
max.s32 %r159,%r158,0;
min.s32 %r160,%r159,255;
st.u8 [%rd152],%r160;
$2_30:
fma.rn.f32 %f26,%f90,%f30,%f34;
add.s64 %rd41,%rd152,%rd26;
@%p17 bra $2_34;
bra.uni $2_31;
$2_34:
st.f32 [%rd41],%f26;
bra.uni $2_35;
$2_31:
setp.eq.s32 %p20,%r79,3;
@%p20 bra $2_33;
bra.uni $2_32;
$2_33:
cvt.rn.f16.f32 %rs34,%f26;
st.u16 [%rd41],%rs34;
bra.uni $2_35;
$2_32:
cvt.rni.s32.f32 %r161,%f26;
max.s32 %r162,%r161,0;
min.s32 %r163,%r162,255;
st.u8 [%rd41],%r163;
$2_35:
fma.rn.f32 %f27,%f91,%f31,%f35;
add.s64 %rd42,%rd152,%rd34;
@%p17 bra $2_39;
bra.uni $2_36;
$2_39:
st.f32 [%rd42],%f27;
bra.uni $2_40;
$2_36:
setp.eq.s32 %p22,%r79,3;
@%p22 bra $2_38;
bra.uni $2_37;
$2_38:
cvt.rn.f16.f32 %rs35,%f27;
st.u16 [%rd42],%rs35;
bra.uni $2_40;
$2_37:
cvt.rni.s32.f32 %r164,%f27;
max.s32 %r165,%r164,0;
min.s32 %r166,%r165,255;
st.u8 [%rd42],%r166;
$2_40:
fma.rn.f32 %f28,%f92,%f32,%f36;
add.s64 %rd43,%rd152,%rd35;
@%p17 bra $2_44;
bra.uni $2_41;
$2_44:
st.f32 [%rd43],%f28;
bra.uni $2_45;
$2_41:
setp.eq.s32 %p24,%r79,3;
@%p24 bra $2_43;
bra.uni $2_42;
$2_43:
cvt.rn.f16.f32 %rs36,%f28;
st.u16 [%rd43],%rs36;
bra.uni $2_45;
$2_42:
cvt.rni.s32.f32 %r167,%f28;
max.s32 %r168,%r167,0;
min.s32 %r169,%r168,255;
st.u8 [%rd43],%r169;
$2_45:
add.s32 %r187,%r187,8;
add.s64 %rd152,%rd152,%rd31;
add.s32 %r186,%r186,8;
add.s64 %rd151,%rd151,192;
setp.lt.s32 %p25,%r187,%r56;
@%p25 bra $2_23;
$2_46:
ret;
}
.visible .entry preprocess_f32_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60],
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<20>;
.reg .b16 %rs<2>;
.reg .f32 %f<39>;
.reg .b32 %r<163>;
.reg .f64 %fd<43>;
.reg .b64 %rd<98>;
.shared .align 8 .b8 _ZZ10preprocessIfLi1EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines[768];
ld.param.u64 %rd35,[p0];
ld.param.v2.u32 {%r145,%r146},[p1+32];
ld.param.v2.u32 {%r85,%r86},[p1+40];
ld.param.u64 %rd40,[p2];
ld.param.v2.u32 {%r147,%r148},[p3+32];
ld.param.v2.u32 {%r89,%r90},[p3+40];
ld.param.v2.u32 {%r149,%r150},[p4+16];
ld.param.v2.u32 {%r151,%r152},[p4+24];
ld.param.v2.u32 {%r153,%r154},[p4+32];
ld.param.v2.u32 {%r155,%r156},[p4+40];
ld.param.u64 %rd45,[p5];
ld.param.u32 %r82,[p7];
ld.param.u32 %r81,[p6+56];
ld.param.u32 %r80,[p6+52];
ld.param.u32 %r79,[p6+48];
ld.param.f32 %f19,[p6+32];
ld.param.f32 %f15,[p6+16];
ld.param.f32 %f11,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd95,[p3+24];
ld.param.u64 %rd94,[p3+16];
ld.param.u64 %rd93,[p3+8];
ld.param.u64 %rd41,[p3];
ld.param.u64 %rd91,[p1+16];
ld.param.u64 %rd90,[p1+8];
ld.param.u64 %rd36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r86,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd46,%rd35;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.v2.u32 {%r145,%r146},[%rd48+32];
ld.global.u64 %rd91,[%rd48+16];
ld.global.u64 %rd90,[%rd48+8];
ld.global.u64 %rd89,[%rd48];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd36,%rd49;
add.s64 %rd89,%rd35,%rd50;
$3_3:
setp.eq.s32 %p2,%r90,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd51,%rd40;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r147,%r148},[%rd53+32];
ld.global.u64 %rd95,[%rd53+24];
ld.global.u64 %rd94,[%rd53+16];
ld.global.u64 %rd93,[%rd53+8];
ld.global.u64 %rd92,[%rd53];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd41,%rd54;
add.s64 %rd92,%rd40,%rd55;
$3_6:
setp.eq.s64 %p3,%rd45,0;
@%p3 bra $3_8;
cvta.to.global.u64 %rd56,%rd45;
mul.wide.u32 %rd57,%r1,48;
add.s64 %rd58,%rd56,%rd57;
ld.global.f64 %fd39,[%rd58];
ld.global.f64 %fd40,[%rd58+8];
ld.global.v2.u32 {%r149,%r150},[%rd58+16];
ld.global.v2.u32 {%r151,%r152},[%rd58+24];
ld.global.v2.u32 {%r153,%r154},[%rd58+32];
ld.global.v2.u32 {%r155,%r156},[%rd58+40];
$3_8:
mov.u32 %r111,%ctaid.x;
shl.b32 %r112,%r111,5;
mov.u32 %r39,%tid.x;
add.s32 %r40,%r112,%r39;
sub.s32 %r41,%r40,%r149;
not.b32 %r113,%r41;
add.s32 %r114,%r151,%r113;
setp.eq.s32 %p4,%r155,0;
selp.b32 %r115,%r41,%r114,%p4;
add.s32 %r116,%r115,%r153;
cvt.rn.f64.s32 %fd7,%r116;
setp.eq.s32 %p5,%r81,0;
@%p5 bra $3_10;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r158,%fd18;
mov.f32 %f36,0f00000000;
bra.uni $3_13;
$3_10:
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd7,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
mov.f64 %fd24,0d4338000000000000;
add.rn.f64 %fd25,%fd23,%fd24;
sub.rn.f64 %fd26,%fd25,%fd24;
sub.rn.f64 %fd41,%fd23,%fd26;
{
.reg .b32 %temp;
mov.b64 {%r158,%temp},%fd25;
}
setp.geu.f64 %p6,%fd41,0d0000000000000000;
@%p6 bra $3_12;
add.s32 %r158,%r158,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$3_12:
cvt.rn.f32.f64 %f36,%fd41;
$3_13:
mov.u32 %r162,%tid.y;
shl.b32 %r117,%r162,5;
add.s32 %r48,%r117,%r39;
mov.u32 %r118,%ctaid.y;
mul.lo.s32 %r119,%r118,%r82;
shl.b32 %r49,%r119,3;
shl.b32 %r50,%r82,3;
setp.ge.s32 %p7,%r48,%r50;
@%p7 bra $3_20;
add.s32 %r120,%r49,%r48;
sub.s32 %r121,%r120,%r150;
not.b32 %r122,%r121;
add.s32 %r123,%r152,%r122;
setp.eq.s32 %p9,%r156,0;
selp.b32 %r124,%r121,%r123,%p9;
add.s32 %r125,%r124,%r154;
cvt.rn.f64.s32 %fd11,%r125;
@%p5 bra $3_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r160,%fd29;
mov.f32 %f37,0f00000000;
bra.uni $3_19;
$3_16:
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd11,%fd30;
mul.rn.f64 %fd32,%fd31,%fd40;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r160,%temp},%fd36;
}
setp.geu.f64 %p10,%fd42,0d0000000000000000;
@%p10 bra $3_18;
add.s32 %r160,%r160,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$3_18:
cvt.rn.f32.f64 %f37,%fd42;
$3_19:
max.s32 %r126,%r160,0;
add.s32 %r127,%r146,-1;
min.s32 %r128,%r126,%r127;
cvt.s64.s32 %rd59,%r128;
mul.lo.s64 %rd60,%rd90,%rd59;
add.s32 %r129,%r160,1;
max.s32 %r130,%r129,0;
min.s32 %r131,%r130,%r127;
cvt.s64.s32 %rd61,%r131;
mul.lo.s64 %rd62,%rd90,%rd61;
mul.wide.s32 %rd63,%r48,24;
mov.u64 %rd64,_ZZ10preprocessIfLi1EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd65,%rd64,%rd63;
st.shared.u64 [%rd65],%rd60;
st.shared.u64 [%rd65+8],%rd62;
st.shared.f32 [%rd65+16],%f37;
$3_20:
bar.sync 0;
setp.ge.s32 %p11,%r40,%r147;
@%p11 bra $3_31;
sub.s32 %r132,%r148,%r49;
min.s32 %r56,%r50,%r132;
setp.ge.s32 %p12,%r162,%r56;
@%p12 bra $3_31;
max.s32 %r133,%r158,0;
add.s32 %r134,%r145,-1;
min.s32 %r135,%r133,%r134;
cvt.s64.s32 %rd66,%r135;
mul.lo.s64 %rd26,%rd91,%rd66;
add.s32 %r136,%r158,1;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,%r134;
cvt.s64.s32 %rd67,%r138;
mul.lo.s64 %rd27,%rd91,%rd67;
add.s32 %r139,%r49,%r162;
shl.b64 %rd28,%rd93,3;
sub.s32 %r161,%r139,%r150;
mul.wide.s32 %rd68,%r162,24;
mov.u64 %rd69,_ZZ10preprocessIfLi1EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd70,%rd69,%rd68;
add.s64 %rd96,%rd70,16;
setp.eq.s32 %p13,%r80,0;
add.s32 %r140,%r89,-1;
selp.b32 %r141,0,%r140,%p13;
cvt.s64.s32 %rd71,%r141;
mul.lo.s64 %rd72,%rd95,%rd71;
cvt.s64.s32 %rd73,%r40;
mul.lo.s64 %rd74,%rd94,%rd73;
cvt.s64.s32 %rd75,%r139;
mul.lo.s64 %rd76,%rd93,%rd75;
add.s64 %rd77,%rd76,%rd74;
add.s64 %rd78,%rd77,%rd72;
add.s64 %rd97,%rd92,%rd78;
$3_23:
.pragma "nounroll";
setp.ge.u32 %p14,%r161,%r152;
setp.ge.u32 %p15,%r41,%r151;
or.pred %p16,%p15,%p14;
mov.f32 %f38,%f19;
@%p16 bra $3_25;
ld.shared.u64 %rd83,[%rd96+-8];
ld.shared.u64 %rd84,[%rd96+-16];
add.s64 %rd85,%rd84,%rd26;
add.s64 %rd79,%rd89,%rd85;
ld.global.nc.f32 %f25,[%rd79];
add.s64 %rd86,%rd84,%rd27;
add.s64 %rd80,%rd89,%rd86;
ld.global.nc.f32 %f26,[%rd80];
sub.rn.f32 %f29,%f26,%f25;
fma.rn.f32 %f30,%f29,%f36,%f25;
add.s64 %rd87,%rd83,%rd26;
add.s64 %rd81,%rd89,%rd87;
ld.global.nc.f32 %f27,[%rd81];
add.s64 %rd88,%rd83,%rd27;
add.s64 %rd82,%rd89,%rd88;
ld.global.nc.f32 %f28,[%rd82];
sub.rn.f32 %f31,%f28,%f27;
fma.rn.f32 %f32,%f31,%f36,%f27;
sub.rn.f32 %f33,%f32,%f30;
ld.shared.f32 %f34,[%rd96];
fma.rn.f32 %f38,%f33,%f34,%f30;
$3_25:
fma.rn.f32 %f10,%f38,%f11,%f15;
setp.eq.s32 %p17,%r79,4;
@%p17 bra $3_28;
setp.ne.s32 %p18,%r79,3;
@%p18 bra $3_29;
cvt.rn.f16.f32 %rs1,%f10;
st.u16 [%rd97],%rs1;
bra.uni $3_30;
$3_28:
st.f32 [%rd97],%f10;
bra.uni $3_30;
$3_29:
cvt.rni.s32.f32 %r142,%f10;
max.s32 %r143,%r142,0;
min.s32 %r144,%r143,255;
st.u8 [%rd97],%r144;
$3_30:
add.s32 %r162,%r162,8;
add.s64 %rd97,%rd97,%rd28;
add.s32 %r161,%r161,8;
add.s64 %rd96,%rd96,192;
setp.lt.s32 %p19,%r162,%r56;
@%p19 bra $3_23;
$3_31:
ret;
}
.visible .entry preprocess_f32_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60],
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<24>;
.reg .b16 %rs<4>;
.reg .f32 %f<75>;
.reg .b32 %r<169>;
.reg .f64 %fd<43>;
.reg .b64 %rd<136>;
.shared .align 8 .b8 _ZZ10preprocessIfLi3EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines[768];
ld.param.u64 %rd43,[p0];
ld.param.v2.u32 {%r151,%r152},[p1+32];
ld.param.v2.u32 {%r85,%r86},[p1+40];
ld.param.u64 %rd48,[p2];
ld.param.v2.u32 {%r153,%r154},[p3+32];
ld.param.v2.u32 {%r89,%r90},[p3+40];
ld.param.v2.u32 {%r155,%r156},[p4+16];
ld.param.v2.u32 {%r157,%r158},[p4+24];
ld.param.v2.u32 {%r159,%r160},[p4+32];
ld.param.v2.u32 {%r161,%r162},[p4+40];
ld.param.u64 %rd53,[p5];
ld.param.u32 %r82,[p7];
ld.param.u32 %r81,[p6+56];
ld.param.u32 %r80,[p6+52];
ld.param.u32 %r79,[p6+48];
ld.param.f32 %f33,[p6+40];
ld.param.f32 %f32,[p6+36];
ld.param.f32 %f31,[p6+32];
ld.param.f32 %f29,[p6+24];
ld.param.f32 %f28,[p6+20];
ld.param.f32 %f27,[p6+16];
ld.param.f32 %f25,[p6+8];
ld.param.f32 %f24,[p6+4];
ld.param.f32 %f23,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd133,[p3+24];
ld.param.u64 %rd132,[p3+16];
ld.param.u64 %rd131,[p3+8];
ld.param.u64 %rd49,[p3];
ld.param.u64 %rd129,[p1+24];
ld.param.u64 %rd128,[p1+16];
ld.param.u64 %rd127,[p1+8];
ld.param.u64 %rd44,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r86,0;
@%p2 bra $4_2;
cvta.to.global.u64 %rd54,%rd43;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r151,%r152},[%rd56+32];
ld.global.u64 %rd129,[%rd56+24];
ld.global.u64 %rd128,[%rd56+16];
ld.global.u64 %rd127,[%rd56+8];
ld.global.u64 %rd126,[%rd56];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd44,%rd57;
add.s64 %rd126,%rd43,%rd58;
$4_3:
setp.eq.s32 %p3,%r90,0;
@%p3 bra $4_5;
cvta.to.global.u64 %rd59,%rd48;
mul.wide.s32 %rd60,%r1,40;
add.s64 %rd61,%rd59,%rd60;
ld.global.v2.u32 {%r153,%r154},[%rd61+32];
ld.global.u64 %rd133,[%rd61+24];
ld.global.u64 %rd132,[%rd61+16];
ld.global.u64 %rd131,[%rd61+8];
ld.global.u64 %rd130,[%rd61];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd62,%r1;
mul.lo.s64 %rd63,%rd49,%rd62;
add.s64 %rd130,%rd48,%rd63;
$4_6:
setp.eq.s64 %p4,%rd53,0;
@%p4 bra $4_8;
cvta.to.global.u64 %rd64,%rd53;
mul.wide.u32 %rd65,%r1,48;
add.s64 %rd66,%rd64,%rd65;
ld.global.f64 %fd39,[%rd66];
ld.global.f64 %fd40,[%rd66+8];
ld.global.v2.u32 {%r155,%r156},[%rd66+16];
ld.global.v2.u32 {%r157,%r158},[%rd66+24];
ld.global.v2.u32 {%r159,%r160},[%rd66+32];
ld.global.v2.u32 {%r161,%r162},[%rd66+40];
$4_8:
mov.u32 %r111,%ctaid.x;
shl.b32 %r112,%r111,5;
mov.u32 %r39,%tid.x;
add.s32 %r40,%r112,%r39;
sub.s32 %r41,%r40,%r155;
not.b32 %r113,%r41;
add.s32 %r114,%r157,%r113;
setp.eq.s32 %p5,%r161,0;
selp.b32 %r115,%r41,%r114,%p5;
add.s32 %r116,%r115,%r159;
cvt.rn.f64.s32 %fd7,%r116;
setp.eq.s32 %p6,%r81,0;
@%p6 bra $4_10;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r164,%fd18;
mov.f32 %f70,0f00000000;
bra.uni $4_13;
$4_10:
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd7,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
mov.f64 %fd24,0d4338000000000000;
add.rn.f64 %fd25,%fd23,%fd24;
sub.rn.f64 %fd26,%fd25,%fd24;
sub.rn.f64 %fd41,%fd23,%fd26;
{
.reg .b32 %temp;
mov.b64 {%r164,%temp},%fd25;
}
setp.geu.f64 %p7,%fd41,0d0000000000000000;
@%p7 bra $4_12;
add.s32 %r164,%r164,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$4_12:
cvt.rn.f32.f64 %f70,%fd41;
$4_13:
mov.u32 %r168,%tid.y;
shl.b32 %r117,%r168,5;
add.s32 %r48,%r117,%r39;
mov.u32 %r118,%ctaid.y;
mul.lo.s32 %r119,%r118,%r82;
shl.b32 %r49,%r119,3;
shl.b32 %r50,%r82,3;
setp.ge.s32 %p8,%r48,%r50;
@%p8 bra $4_20;
add.s32 %r120,%r49,%r48;
sub.s32 %r121,%r120,%r156;
not.b32 %r122,%r121;
add.s32 %r123,%r158,%r122;
setp.eq.s32 %p10,%r162,0;
selp.b32 %r124,%r121,%r123,%p10;
add.s32 %r125,%r124,%r160;
cvt.rn.f64.s32 %fd11,%r125;
@%p6 bra $4_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r166,%fd29;
mov.f32 %f71,0f00000000;
bra.uni $4_19;
$4_16:
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd11,%fd30;
mul.rn.f64 %fd32,%fd31,%fd40;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r166,%temp},%fd36;
}
setp.geu.f64 %p11,%fd42,0d0000000000000000;
@%p11 bra $4_18;
add.s32 %r166,%r166,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$4_18:
cvt.rn.f32.f64 %f71,%fd42;
$4_19:
max.s32 %r126,%r166,0;
add.s32 %r127,%r152,-1;
min.s32 %r128,%r126,%r127;
cvt.s64.s32 %rd67,%r128;
mul.lo.s64 %rd68,%rd127,%rd67;
add.s32 %r129,%r166,1;
max.s32 %r130,%r129,0;
min.s32 %r131,%r130,%r127;
cvt.s64.s32 %rd69,%r131;
mul.lo.s64 %rd70,%rd127,%rd69;
mul.wide.s32 %rd71,%r48,24;
mov.u64 %rd72,_ZZ10preprocessIfLi3EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd73,%rd72,%rd71;
st.shared.u64 [%rd73],%rd68;
st.shared.u64 [%rd73+8],%rd70;
st.shared.f32 [%rd73+16],%f71;
$4_20:
bar.sync 0;
setp.ge.s32 %p12,%r40,%r153;
@%p12 bra $4_41;
setp.eq.s32 %p1,%r80,0;
neg.s64 %rd74,%rd133;
selp.b64 %rd26,%rd133,%rd74,%p1;
sub.s32 %r132,%r154,%r49;
min.s32 %r56,%r50,%r132;
setp.ge.s32 %p13,%r168,%r56;
@%p13 bra $4_41;
max.s32 %r133,%r164,0;
add.s32 %r134,%r151,-1;
min.s32 %r135,%r133,%r134;
cvt.s64.s32 %rd75,%r135;
mul.lo.s64 %rd29,%rd128,%rd75;
add.s32 %r136,%r164,1;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,%r134;
cvt.s64.s32 %rd76,%r138;
mul.lo.s64 %rd30,%rd128,%rd76;
add.s32 %r139,%r49,%r168;
shl.b64 %rd31,%rd131,3;
shl.b64 %rd32,%rd129,1;
shl.b64 %rd33,%rd26,1;
sub.s32 %r167,%r139,%r156;
mul.wide.s32 %rd77,%r168,24;
mov.u64 %rd78,_ZZ10preprocessIfLi3EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd79,%rd78,%rd77;
add.s64 %rd134,%rd79,16;
add.s32 %r140,%r89,-1;
selp.b32 %r141,0,%r140,%p1;
cvt.s64.s32 %rd80,%r141;
mul.lo.s64 %rd81,%rd133,%rd80;
cvt.s64.s32 %rd82,%r40;
mul.lo.s64 %rd83,%rd132,%rd82;
cvt.s64.s32 %rd84,%r139;
mul.lo.s64 %rd85,%rd131,%rd84;
add.s64 %rd86,%rd85,%rd83;
add.s64 %rd87,%rd86,%rd81;
add.s64 %rd135,%rd130,%rd87;
$4_23:
.pragma "nounroll";
setp.ge.u32 %p14,%r167,%r158;
setp.ge.u32 %p15,%r41,%r157;
or.pred %p16,%p15,%p14;
mov.f32 %f72,%f31;
mov.f32 %f73,%f32;
mov.f32 %f74,%f33;
@%p16 bra $4_25;
ld.shared.u64 %rd100,[%rd134+-8];
ld.shared.u64 %rd101,[%rd134+-16];
add.s64 %rd102,%rd101,%rd29;
add.s64 %rd88,%rd126,%rd102;
ld.global.nc.f32 %f37,[%rd88];
add.s64 %rd103,%rd101,%rd30;
add.s64 %rd89,%rd126,%rd103;
ld.global.nc.f32 %f38,[%rd89];
sub.rn.f32 %f49,%f38,%f37;
fma.rn.f32 %f50,%f49,%f70,%f37;
add.s64 %rd104,%rd100,%rd29;
add.s64 %rd90,%rd126,%rd104;
ld.global.nc.f32 %f39,[%rd90];
add.s64 %rd105,%rd100,%rd30;
add.s64 %rd91,%rd126,%rd105;
ld.global.nc.f32 %f40,[%rd91];
sub.rn.f32 %f51,%f40,%f39;
fma.rn.f32 %f52,%f51,%f70,%f39;
sub.rn.f32 %f53,%f52,%f50;
ld.shared.f32 %f54,[%rd134];
fma.rn.f32 %f72,%f53,%f54,%f50;
ld.shared.u64 %rd106,[%rd134+-8];
ld.shared.u64 %rd107,[%rd134+-16];
add.s64 %rd108,%rd107,%rd29;
add.s64 %rd109,%rd129,%rd108;
add.s64 %rd92,%rd126,%rd109;
ld.global.nc.f32 %f41,[%rd92];
add.s64 %rd110,%rd107,%rd30;
add.s64 %rd111,%rd129,%rd110;
add.s64 %rd93,%rd126,%rd111;
ld.global.nc.f32 %f42,[%rd93];
sub.rn.f32 %f55,%f42,%f41;
fma.rn.f32 %f56,%f55,%f70,%f41;
add.s64 %rd112,%rd106,%rd29;
add.s64 %rd113,%rd129,%rd112;
add.s64 %rd94,%rd126,%rd113;
ld.global.nc.f32 %f43,[%rd94];
add.s64 %rd114,%rd106,%rd30;
add.s64 %rd115,%rd129,%rd114;
add.s64 %rd95,%rd126,%rd115;
ld.global.nc.f32 %f44,[%rd95];
sub.rn.f32 %f57,%f44,%f43;
fma.rn.f32 %f58,%f57,%f70,%f43;
sub.rn.f32 %f59,%f58,%f56;
ld.shared.f32 %f60,[%rd134];
fma.rn.f32 %f73,%f59,%f60,%f56;
ld.shared.u64 %rd116,[%rd134+-8];
ld.shared.u64 %rd117,[%rd134+-16];
add.s64 %rd118,%rd117,%rd29;
add.s64 %rd119,%rd32,%rd118;
add.s64 %rd96,%rd126,%rd119;
ld.global.nc.f32 %f45,[%rd96];
add.s64 %rd120,%rd117,%rd30;
add.s64 %rd121,%rd32,%rd120;
add.s64 %rd97,%rd126,%rd121;
ld.global.nc.f32 %f46,[%rd97];
sub.rn.f32 %f61,%f46,%f45;
fma.rn.f32 %f62,%f61,%f70,%f45;
add.s64 %rd122,%rd116,%rd29;
add.s64 %rd123,%rd32,%rd122;
add.s64 %rd98,%rd126,%rd123;
ld.global.nc.f32 %f47,[%rd98];
add.s64 %rd124,%rd116,%rd30;
add.s64 %rd125,%rd32,%rd124;
add.s64 %rd99,%rd126,%rd125;
ld.global.nc.f32 %f48,[%rd99];
sub.rn.f32 %f63,%f48,%f47;
fma.rn.f32 %f64,%f63,%f70,%f47;
sub.rn.f32 %f65,%f64,%f62;
ld.shared.f32 %f66,[%rd134];
fma.rn.f32 %f74,%f65,%f66,%f62;
$4_25:
fma.rn.f32 %f20,%f72,%f23,%f27;
setp.eq.s32 %p17,%r79,4;
@%p17 bra $4_29;
bra.uni $4_26;
$4_29:
st.f32 [%rd135],%f20;
bra.uni $4_30;
$4_26:
setp.eq.s32 %p18,%r79,3;
@%p18 bra $4_28;
bra.uni $4_27;
$4_28:
cvt.rn.f16.f32 %rs1,%f20;
st.u16 [%rd135],%rs1;
bra.uni $4_30;
$4_27:
cvt.rni.s32.f32 %r142,%f20;
max.s32 %r143,%r142,0;
min.s32 %r144,%r143,255;
st.u8 [%rd135],%r144;
$4_30:
fma.rn.f32 %f21,%f73,%f24,%f28;
add.s64 %rd39,%rd135,%rd26;
@%p17 bra $4_34;
bra.uni $4_31;
$4_34:
st.f32 [%rd39],%f21;
bra.uni $4_35;
$4_31:
setp.eq.s32 %p20,%r79,3;
@%p20 bra $4_33;
bra.uni $4_32;
$4_33:
cvt.rn.f16.f32 %rs2,%f21;
st.u16 [%rd39],%rs2;
bra.uni $4_35;
$4_32:
cvt.rni.s32.f32 %r145,%f21;
max.s32 %r146,%r145,0;
min.s32 %r147,%r146,255;
st.u8 [%rd39],%r147;
$4_35:
fma.rn.f32 %f22,%f74,%f25,%f29;
add.s64 %rd40,%rd135,%rd33;
@%p17 bra $4_39;
bra.uni $4_36;
$4_39:
st.f32 [%rd40],%f22;
bra.uni $4_40;
$4_36:
setp.eq.s32 %p22,%r79,3;
@%p22 bra $4_38;
bra.uni $4_37;
$4_38:
cvt.rn.f16.f32 %rs3,%f22;
st.u16 [%rd40],%rs3;
bra.uni $4_40;
$4_37:
cvt.rni.s32.f32 %r148,%f22;
max.s32 %r149,%r148,0;
min.s32 %r150,%r149,255;
st.u8 [%rd40],%r150;
$4_40:
add.s32 %r168,%r168,8;
add.s64 %rd135,%rd135,%rd31;
add.s32 %r167,%r167,8;
add.s64 %rd134,%rd134,192;
setp.lt.s32 %p23,%r168,%r56;
@%p23 bra $4_23;
$4_41:
ret;
}
.visible .entry preprocess_f32_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60],
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<26>;
.reg .b16 %rs<5>;
.reg .f32 %f<93>;
.reg .b32 %r<172>;
.reg .f64 %fd<43>;
.reg .b64 %rd<153>;
.shared .align 8 .b8 _ZZ10preprocessIfLi4EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines[768];
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r154,%r155},[p1+32];
ld.param.v2.u32 {%r85,%r86},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r156,%r157},[p3+32];
ld.param.v2.u32 {%r89,%r90},[p3+40];
ld.param.v2.u32 {%r158,%r159},[p4+16];
ld.param.v2.u32 {%r160,%r161},[p4+24];
ld.param.v2.u32 {%r162,%r163},[p4+32];
ld.param.v2.u32 {%r164,%r165},[p4+40];
ld.param.u64 %rd56,[p5];
ld.param.u32 %r82,[p7];
ld.param.u32 %r81,[p6+56];
ld.param.u32 %r80,[p6+52];
ld.param.u32 %r79,[p6+48];
ld.param.f32 %f40,[p6+44];
ld.param.f32 %f39,[p6+40];
ld.param.f32 %f38,[p6+36];
ld.param.f32 %f37,[p6+32];
ld.param.f32 %f36,[p6+28];
ld.param.f32 %f35,[p6+24];
ld.param.f32 %f34,[p6+20];
ld.param.f32 %f33,[p6+16];
ld.param.f32 %f32,[p6+12];
ld.param.f32 %f31,[p6+8];
ld.param.f32 %f30,[p6+4];
ld.param.f32 %f29,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd150,[p3+24];
ld.param.u64 %rd149,[p3+16];
ld.param.u64 %rd148,[p3+8];
ld.param.u64 %rd52,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r86,0;
@%p2 bra $5_2;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r154,%r155},[%rd59+32];
ld.global.u64 %rd146,[%rd59+24];
ld.global.u64 %rd145,[%rd59+16];
ld.global.u64 %rd144,[%rd59+8];
ld.global.u64 %rd143,[%rd59];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd143,%rd46,%rd61;
$5_3:
setp.eq.s32 %p3,%r90,0;
@%p3 bra $5_5;
cvta.to.global.u64 %rd62,%rd51;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.v2.u32 {%r156,%r157},[%rd64+32];
ld.global.u64 %rd150,[%rd64+24];
ld.global.u64 %rd149,[%rd64+16];
ld.global.u64 %rd148,[%rd64+8];
ld.global.u64 %rd147,[%rd64];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd52,%rd65;
add.s64 %rd147,%rd51,%rd66;
$5_6:
setp.eq.s64 %p4,%rd56,0;
@%p4 bra $5_8;
cvta.to.global.u64 %rd67,%rd56;
mul.wide.u32 %rd68,%r1,48;
add.s64 %rd69,%rd67,%rd68;
ld.global.f64 %fd39,[%rd69];
ld.global.f64 %fd40,[%rd69+8];
ld.global.v2.u32 {%r158,%r159},[%rd69+16];
ld.global.v2.u32 {%r160,%r161},[%rd69+24];
ld.global.v2.u32 {%r162,%r163},[%rd69+32];
ld.global.v2.u32 {%r164,%r165},[%rd69+40];
$5_8:
mov.u32 %r111,%ctaid.x;
shl.b32 %r112,%r111,5;
mov.u32 %r39,%tid.x;
add.s32 %r40,%r112,%r39;
sub.s32 %r41,%r40,%r158;
not.b32 %r113,%r41;
add.s32 %r114,%r160,%r113;
setp.eq.s32 %p5,%r164,0;
selp.b32 %r115,%r41,%r114,%p5;
add.s32 %r116,%r115,%r162;
cvt.rn.f64.s32 %fd7,%r116;
setp.eq.s32 %p6,%r81,0;
@%p6 bra $5_10;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r167,%fd18;
mov.f32 %f87,0f00000000;
bra.uni $5_13;
$5_10:
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd7,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
mov.f64 %fd24,0d4338000000000000;
add.rn.f64 %fd25,%fd23,%fd24;
sub.rn.f64 %fd26,%fd25,%fd24;
sub.rn.f64 %fd41,%fd23,%fd26;
{
.reg .b32 %temp;
mov.b64 {%r167,%temp},%fd25;
}
setp.geu.f64 %p7,%fd41,0d0000000000000000;
@%p7 bra $5_12;
add.s32 %r167,%r167,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$5_12:
cvt.rn.f32.f64 %f87,%fd41;
$5_13:
mov.u32 %r171,%tid.y;
shl.b32 %r117,%r171,5;
add.s32 %r48,%r117,%r39;
mov.u32 %r118,%ctaid.y;
mul.lo.s32 %r119,%r118,%r82;
shl.b32 %r49,%r119,3;
shl.b32 %r50,%r82,3;
setp.ge.s32 %p8,%r48,%r50;
@%p8 bra $5_20;
add.s32 %r120,%r49,%r48;
sub.s32 %r121,%r120,%r159;
not.b32 %r122,%r121;
add.s32 %r123,%r161,%r122;
setp.eq.s32 %p10,%r165,0;
selp.b32 %r124,%r121,%r123,%p10;
add.s32 %r125,%r124,%r163;
cvt.rn.f64.s32 %fd11,%r125;
@%p6 bra $5_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r169,%fd29;
mov.f32 %f88,0f00000000;
bra.uni $5_19;
$5_16:
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd11,%fd30;
mul.rn.f64 %fd32,%fd31,%fd40;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r169,%temp},%fd36;
}
setp.geu.f64 %p11,%fd42,0d0000000000000000;
@%p11 bra $5_18;
add.s32 %r169,%r169,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$5_18:
cvt.rn.f32.f64 %f88,%fd42;
$5_19:
max.s32 %r126,%r169,0;
add.s32 %r127,%r155,-1;
min.s32 %r128,%r126,%r127;
cvt.s64.s32 %rd70,%r128;
mul.lo.s64 %rd71,%rd144,%rd70;
add.s32 %r129,%r169,1;
max.s32 %r130,%r129,0;
min.s32 %r131,%r130,%r127;
cvt.s64.s32 %rd72,%r131;
mul.lo.s64 %rd73,%rd144,%rd72;
mul.wide.s32 %rd74,%r48,24;
mov.u64 %rd75,_ZZ10preprocessIfLi4EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd76,%rd75,%rd74;
st.shared.u64 [%rd76],%rd71;
st.shared.u64 [%rd76+8],%rd73;
st.shared.f32 [%rd76+16],%f88;
$5_20:
bar.sync 0;
setp.ge.s32 %p12,%r40,%r156;
@%p12 bra $5_46;
setp.eq.s32 %p1,%r80,0;
neg.s64 %rd77,%rd150;
selp.b64 %rd26,%rd150,%rd77,%p1;
sub.s32 %r132,%r157,%r49;
min.s32 %r56,%r50,%r132;
setp.ge.s32 %p13,%r171,%r56;
@%p13 bra $5_46;
max.s32 %r133,%r167,0;
add.s32 %r134,%r154,-1;
min.s32 %r135,%r133,%r134;
cvt.s64.s32 %rd78,%r135;
mul.lo.s64 %rd29,%rd145,%rd78;
add.s32 %r136,%r167,1;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,%r134;
cvt.s64.s32 %rd79,%r138;
mul.lo.s64 %rd30,%rd145,%rd79;
add.s32 %r139,%r49,%r171;
shl.b64 %rd31,%rd148,3;
shl.b64 %rd32,%rd146,1;
mul.lo.s64 %rd33,%rd146,3;
shl.b64 %rd34,%rd26,1;
mul.lo.s64 %rd35,%rd26,3;
sub.s32 %r170,%r139,%r159;
mul.wide.s32 %rd80,%r171,24;
mov.u64 %rd81,_ZZ10preprocessIfLi4EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd82,%rd81,%rd80;
add.s64 %rd151,%rd82,16;
add.s32 %r140,%r89,-1;
selp.b32 %r141,0,%r140,%p1;
cvt.s64.s32 %rd83,%r141;
mul.lo.s64 %rd84,%rd150,%rd83;
cvt.s64.s32 %rd85,%r40;
mul.lo.s64 %rd86,%rd149,%rd85;
cvt.s64.s32 %rd87,%r139;
mul.lo.s64 %rd88,%rd148,%rd87;
add.s64 %rd89,%rd88,%rd86;
add.s64 %rd90,%rd89,%rd84;
add.s64 %rd152,%rd147,%rd90;
$5_23:
.pragma "nounroll";
setp.ge.u32 %p14,%r170,%r161;
setp.ge.u32 %p15,%r41,%r160;
or.pred %p16,%p15,%p14;
mov.f32 %f89,%f37;
mov.f32 %f90,%f38;
mov.f32 %f91,%f39;
mov.f32 %f92,%f40;
@%p16 bra $5_25;
ld.shared.u64 %rd107,[%rd151+-8];
ld.shared.u64 %rd108,[%rd151+-16];
add.s64 %rd109,%rd108,%rd29;
add.s64 %rd91,%rd143,%rd109;
ld.global.nc.f32 %f43,[%rd91];
add.s64 %rd110,%rd108,%rd30;
add.s64 %rd92,%rd143,%rd110;
ld.global.nc.f32 %f44,[%rd92];
sub.rn.f32 %f59,%f44,%f43;
fma.rn.f32 %f60,%f59,%f87,%f43;
add.s64 %rd111,%rd107,%rd29;
add.s64 %rd93,%rd143,%rd111;
ld.global.nc.f32 %f45,[%rd93];
add.s64 %rd112,%rd107,%rd30;
add.s64 %rd94,%rd143,%rd112;
ld.global.nc.f32 %f46,[%rd94];
sub.rn.f32 %f61,%f46,%f45;
fma.rn.f32 %f62,%f61,%f87,%f45;
sub.rn.f32 %f63,%f62,%f60;
ld.shared.f32 %f64,[%rd151];
fma.rn.f32 %f89,%f63,%f64,%f60;
ld.shared.u64 %rd113,[%rd151+-8];
ld.shared.u64 %rd114,[%rd151+-16];
add.s64 %rd115,%rd114,%rd29;
add.s64 %rd116,%rd146,%rd115;
add.s64 %rd95,%rd143,%rd116;
ld.global.nc.f32 %f47,[%rd95];
add.s64 %rd117,%rd114,%rd30;
add.s64 %rd118,%rd146,%rd117;
add.s64 %rd96,%rd143,%rd118;
ld.global.nc.f32 %f48,[%rd96];
sub.rn.f32 %f65,%f48,%f47;
fma.rn.f32 %f66,%f65,%f87,%f47;
add.s64 %rd119,%rd113,%rd29;
add.s64 %rd120,%rd146,%rd119;
add.s64 %rd97,%rd143,%rd120;
ld.global.nc.f32 %f49,[%rd97];
add.s64 %rd121,%rd113,%rd30;
add.s64 %rd122,%rd146,%rd121;
add.s64 %rd98,%rd143,%rd122;
ld.global.nc.f32 %f50,[%rd98];
sub.rn.f32 %f67,%f50,%f49;
fma.rn.f32 %f68,%f67,%f87,%f49;
sub.rn.f32 %f69,%f68,%f66;
ld.shared.f32 %f70,[%rd151];
fma.rn.f32 %f90,%f69,%f70,%f66;
ld.shared.u64 %rd123,[%rd151+-8];
ld.shared.u64 %rd124,[%rd151+-16];
add.s64 %rd125,%rd124,%rd29;
add.s64 %rd126,%rd32,%rd125;
add.s64 %rd99,%rd143,%rd126;
ld.global.nc.f32 %f51,[%rd99];
add.s64 %rd127,%rd124,%rd30;
add.s64 %rd128,%rd32,%rd127;
add.s64 %rd100,%rd143,%rd128;
ld.global.nc.f32 %f52,[%rd100];
sub.rn.f32 %f71,%f52,%f51;
fma.rn.f32 %f72,%f71,%f87,%f51;
add.s64 %rd129,%rd123,%rd29;
add.s64 %rd130,%rd32,%rd129;
add.s64 %rd101,%rd143,%rd130;
ld.global.nc.f32 %f53,[%rd101];
add.s64 %rd131,%rd123,%rd30;
add.s64 %rd132,%rd32,%rd131;
add.s64 %rd102,%rd143,%rd132;
ld.global.nc.f32 %f54,[%rd102];
sub.rn.f32 %f73,%f54,%f53;
fma.rn.f32 %f74,%f73,%f87,%f53;
sub.rn.f32 %f75,%f74,%f72;
ld.shared.f32 %f76,[%rd151];
fma.rn.f32 %f91,%f75,%f76,%f72;
ld.shared.u64 %rd133,[%rd151+-8];
ld.shared.u64 %rd134,[%rd151+-16];
add.s64 %rd135,%rd134,%rd29;
add.s64 %rd136,%rd33,%rd135;
add.s64 %rd103,%rd143,%rd136;
ld.global.nc.f32 %f55,[%rd103];
add.s64 %rd137,%rd134,%rd30;
add.s64 %rd138,%rd33,%rd137;
add.s64 %rd104,%rd143,%rd138;
ld.global.nc.f32 %f56,[%rd104];
sub.rn.f32 %f77,%f56,%f55;
fma.rn.f32 %f78,%f77,%f87,%f55;
add.s64 %rd139,%rd133,%rd29;
add.s64 %rd140,%rd33,%rd139;
add.s64 %rd105,%rd143,%rd140;
ld.global.nc.f32 %f57,[%rd105];
add.s64 %rd141,%rd133,%rd30;
add.s64 %rd142,%rd33,%rd141;
add.s64 %rd106,%rd143,%rd142;
ld.global.nc.f32 %f58,[%rd106];
sub.rn.f32 %f79,%f58,%f57;
fma.rn.f32 %f80,%f79,%f87,%f57;
sub.rn.f32 %f81,%f80,%f78;
ld.shared.f32 %f82,[%rd151];
fma.rn.f32 %f92,%f81,%f82,%f78;
$5_25:
fma.rn.f32 %f25,%f89,%f29,%f33;
setp.eq.s32 %p17,%r79,4;
@%p17 bra $5_29;
bra.uni $5_26;
$5_29:
st.f32 [%rd152],%f25;
bra.uni $5_30;
$5_26:
setp.eq.s32 %p18,%r79,3;
@%p18 bra $5_28;
bra.uni $5_27;
$5_28:
cvt.rn.f16.f32 %rs1,%f25;
st.u16 [%rd152],%rs1;
bra.uni $5_30;
$5_27:
cvt.rni.s32.f32 %r142,%f25;
max.s32 %r143,%r142,0;
min.s32 %r144,%r143,255;
st.u8 [%rd152],%r144;
$5_30:
fma.rn.f32 %f26,%f90,%f30,%f34;
add.s64 %rd41,%rd152,%rd26;
@%p17 bra $5_34;
bra.uni $5_31;
$5_34:
st.f32 [%rd41],%f26;
bra.uni $5_35;
$5_31:
setp.eq.s32 %p20,%r79,3;
@%p20 bra $5_33;
bra.uni $5_32;
$5_33:
cvt.rn.f16.f32 %rs2,%f26;
st.u16 [%rd41],%rs2;
bra.uni $5_35;
$5_32:
cvt.rni.s32.f32 %r145,%f26;
max.s32 %r146,%r145,0;
min.s32 %r147,%r146,255;
st.u8 [%rd41],%r147;
$5_35:
fma.rn.f32 %f27,%f91,%f31,%f35;
add.s64 %rd42,%rd152,%rd34;
@%p17 bra $5_39;
bra.uni $5_36;
$5_39:
st.f32 [%rd42],%f27;
bra.uni $5_40;
$5_36:
setp.eq.s32 %p22,%r79,3;
@%p22 bra $5_38;
bra.uni $5_37;
$5_38:
cvt.rn.f16.f32 %rs3,%f27;
st.u16 [%rd42],%rs3;
bra.uni $5_40;
$5_37:
cvt.rni.s32.f32 %r148,%f27;
max.s32 %r149,%r148,0;
min.s32 %r150,%r149,255;
st.u8 [%rd42],%r150;
$5_40:
fma.rn.f32 %f28,%f92,%f32,%f36;
add.s64 %rd43,%rd152,%rd35;
@%p17 bra $5_44;
bra.uni $5_41;
$5_44:
st.f32 [%rd43],%f28;
bra.uni $5_45;
$5_41:
setp.eq.s32 %p24,%r79,3;
@%p24 bra $5_43;
bra.uni $5_42;
$5_43:
cvt.rn.f16.f32 %rs4,%f28;
st.u16 [%rd43],%rs4;
bra.uni $5_45;
$5_42:
cvt.rni.s32.f32 %r151,%f28;
max.s32 %r152,%r151,0;
min.s32 %r153,%r152,255;
st.u8 [%rd43],%r153;
$5_45:
add.s32 %r171,%r171,8;
add.s64 %rd152,%rd152,%rd31;
add.s32 %r170,%r170,8;
add.s64 %rd151,%rd151,192;
setp.lt.s32 %p25,%r171,%r56;
@%p25 bra $5_23;
$5_46:
ret;
}
.visible .entry preprocess_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60],
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<34>;
.reg .b16 %rs<37>;
.reg .f32 %f<108>;
.reg .b32 %r<190>;
.reg .f64 %fd<43>;
.reg .b64 %rd<153>;
.shared .align 8 .b8 _ZZ10preprocessIhLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines[768];
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r172,%r173},[p1+32];
ld.param.v2.u32 {%r86,%r87},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r174,%r175},[p3+32];
ld.param.v2.u32 {%r90,%r91},[p3+40];
ld.param.v2.u32 {%r176,%r177},[p4+16];
ld.param.v2.u32 {%r178,%r179},[p4+24];
ld.param.v2.u32 {%r180,%r181},[p4+32];
ld.param.v2.u32 {%r182,%r183},[p4+40];
ld.param.u64 %rd56,[p5];
ld.param.u32 %r83,[p7];
ld.param.u32 %r82,[p6+56];
ld.param.u32 %r81,[p6+52];
ld.param.u32 %r80,[p6+48];
ld.param.f32 %f47,[p6+44];
ld.param.f32 %f46,[p6+40];
ld.param.f32 %f45,[p6+36];
ld.param.f32 %f44,[p6+32];
ld.param.f32 %f43,[p6+28];
ld.param.f32 %f42,[p6+24];
ld.param.f32 %f41,[p6+20];
ld.param.f32 %f40,[p6+16];
ld.param.f32 %f39,[p6+12];
ld.param.f32 %f38,[p6+8];
ld.param.f32 %f37,[p6+4];
ld.param.f32 %f36,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd150,[p3+24];
ld.param.u64 %rd149,[p3+16];
ld.param.u64 %rd148,[p3+8];
ld.param.u64 %rd52,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r87,0;
@%p2 bra $6_2;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r172,%r173},[%rd59+32];
ld.global.u64 %rd146,[%rd59+24];
ld.global.u64 %rd145,[%rd59+16];
ld.global.u64 %rd144,[%rd59+8];
ld.global.u64 %rd143,[%rd59];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd143,%rd46,%rd61;
$6_3:
setp.eq.s32 %p3,%r91,0;
@%p3 bra $6_5;
cvta.to.global.u64 %rd62,%rd51;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.v2.u32 {%r174,%r175},[%rd64+32];
ld.global.u64 %rd150,[%rd64+24];
ld.global.u64 %rd149,[%rd64+16];
ld.global.u64 %rd148,[%rd64+8];
ld.global.u64 %rd147,[%rd64];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd52,%rd65;
add.s64 %rd147,%rd51,%rd66;
$6_6:
setp.eq.s64 %p4,%rd56,0;
@%p4 bra $6_8;
cvta.to.global.u64 %rd67,%rd56;
mul.wide.u32 %rd68,%r1,48;
add.s64 %rd69,%rd67,%rd68;
ld.global.f64 %fd39,[%rd69];
ld.global.f64 %fd40,[%rd69+8];
ld.global.v2.u32 {%r176,%r177},[%rd69+16];
ld.global.v2.u32 {%r178,%r179},[%rd69+24];
ld.global.v2.u32 {%r180,%r181},[%rd69+32];
ld.global.v2.u32 {%r182,%r183},[%rd69+40];
$6_8:
mov.u32 %r112,%ctaid.x;
shl.b32 %r113,%r112,5;
mov.u32 %r39,%tid.x;
add.s32 %r40,%r113,%r39;
sub.s32 %r41,%r40,%r176;
not.b32 %r114,%r41;
add.s32 %r115,%r178,%r114;
setp.eq.s32 %p5,%r182,0;
selp.b32 %r116,%r41,%r115,%p5;
add.s32 %r117,%r116,%r180;
cvt.rn.f64.s32 %fd7,%r117;
setp.eq.s32 %p6,%r82,0;
@%p6 bra $6_10;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r185,%fd18;
mov.f32 %f95,0f00000000;
bra.uni $6_13;
$6_10:
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd7,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
mov.f64 %fd24,0d4338000000000000;
add.rn.f64 %fd25,%fd23,%fd24;
sub.rn.f64 %fd26,%fd25,%fd24;
sub.rn.f64 %fd41,%fd23,%fd26;
{
.reg .b32 %temp;
mov.b64 {%r185,%temp},%fd25;
}
setp.geu.f64 %p7,%fd41,0d0000000000000000;
@%p7 bra $6_12;
add.s32 %r185,%r185,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$6_12:
cvt.rn.f32.f64 %f95,%fd41;
$6_13:
mov.u32 %r171,%tid.x;
max.s32 %r118,%r185,0;
add.s32 %r119,%r172,-1;
min.s32 %r120,%r118,%r119;
cvt.s64.s32 %rd70,%r120;
mul.lo.s64 %rd25,%rd145,%rd70;
add.s32 %r121,%r185,1;
max.s32 %r122,%r121,0;
min.s32 %r123,%r122,%r119;
cvt.s64.s32 %rd71,%r123;
mul.lo.s64 %rd26,%rd145,%rd71;
mov.u32 %r189,%tid.y;
shl.b32 %r124,%r189,5;
add.s32 %r48,%r124,%r171;
mov.u32 %r125,%ctaid.y;
mul.lo.s32 %r126,%r125,%r83;
shl.b32 %r49,%r126,3;
shl.b32 %r50,%r83,3;
setp.ge.s32 %p8,%r48,%r50;
@%p8 bra $6_20;
add.s32 %r127,%r49,%r48;
sub.s32 %r128,%r127,%r177;
not.b32 %r129,%r128;
add.s32 %r130,%r179,%r129;
setp.eq.s32 %p10,%r183,0;
selp.b32 %r131,%r128,%r130,%p10;
add.s32 %r132,%r131,%r181;
cvt.rn.f64.s32 %fd11,%r132;
@%p6 bra $6_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r187,%fd29;
mov.f32 %f96,0f00000000;
bra.uni $6_19;
$6_16:
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd11,%fd30;
mul.rn.f64 %fd32,%fd31,%fd40;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r187,%temp},%fd36;
}
setp.geu.f64 %p11,%fd42,0d0000000000000000;
@%p11 bra $6_18;
add.s32 %r187,%r187,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$6_18:
cvt.rn.f32.f64 %f96,%fd42;
$6_19:
max.s32 %r133,%r187,0;
add.s32 %r134,%r173,-1;
min.s32 %r135,%r133,%r134;
cvt.s64.s32 %rd72,%r135;
mul.lo.s64 %rd73,%rd144,%rd72;
add.s32 %r136,%r187,1;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,%r134;
cvt.s64.s32 %rd74,%r138;
mul.lo.s64 %rd75,%rd144,%rd74;
mul.wide.s32 %rd76,%r48,24;
mov.u64 %rd77,_ZZ10preprocessIhLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd78,%rd77,%rd76;
st.shared.u64 [%rd78],%rd73;
st.shared.u64 [%rd78+8],%rd75;
st.shared.f32 [%rd78+16],%f96;
$6_20:
bar.sync 0;
setp.ge.s32 %p12,%r40,%r174;
@%p12 bra $6_57;
setp.eq.s32 %p1,%r81,0;
neg.s64 %rd79,%rd150;
selp.b64 %rd28,%rd150,%rd79,%p1;
sub.s32 %r139,%r175,%r49;
min.s32 %r56,%r50,%r139;
setp.ge.s32 %p13,%r189,%r56;
@%p13 bra $6_57;
add.s32 %r140,%r49,%r189;
shl.b64 %rd31,%rd148,3;
shl.b64 %rd32,%rd146,1;
shl.b64 %rd33,%rd28,1;
mul.lo.s64 %rd34,%rd146,3;
mul.lo.s64 %rd35,%rd28,3;
sub.s32 %r188,%r140,%r177;
mul.wide.s32 %rd80,%r189,24;
mov.u64 %rd81,_ZZ10preprocessIhLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd82,%rd81,%rd80;
add.s64 %rd151,%rd82,16;
add.s32 %r141,%r90,-1;
selp.b32 %r142,0,%r141,%p1;
cvt.s64.s32 %rd83,%r142;
mul.lo.s64 %rd84,%rd150,%rd83;
cvt.s64.s32 %rd85,%r40;
mul.lo.s64 %rd86,%rd149,%rd85;
cvt.s64.s32 %rd87,%r140;
mul.lo.s64 %rd88,%rd148,%rd87;
add.s64 %rd89,%rd88,%rd86;
add.s64 %rd90,%rd89,%rd84;
add.s64 %rd152,%rd147,%rd90;
$6_23:
.pragma "nounroll";
mov.f32 %f20,%f107;
mov.f32 %f103,%f106;
mov.f32 %f102,%f105;
mov.f32 %f17,%f104;
setp.ge.u32 %p14,%r188,%r179;
setp.ge.u32 %p15,%r41,%r178;
or.pred %p16,%p15,%p14;
mov.f32 %f104,%f44;
mov.f32 %f105,%f45;
mov.f32 %f106,%f46;
mov.f32 %f107,%f47;
@%p16 bra $6_32;
setp.lt.s32 %p17,%r90,1;
add.s64 %rd40,%rd151,-16;
mov.f32 %f104,%f17;
@%p17 bra $6_26;
ld.shared.u64 %rd95,[%rd40];
ld.shared.u64 %rd96,[%rd40+8];
add.s64 %rd97,%rd95,%rd25;
add.s64 %rd91,%rd143,%rd97;
ld.global.nc.u8 %r143,[%rd91];
cvt.u16.u32 %rs1,%r143;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f51,%rs2;
add.s64 %rd98,%rd95,%rd26;
add.s64 %rd92,%rd143,%rd98;
ld.global.nc.u8 %r144,[%rd92];
cvt.u16.u32 %rs3,%r144;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f52,%rs4;
sub.rn.f32 %f53,%f52,%f51;
fma.rn.f32 %f54,%f53,%f95,%f51;
add.s64 %rd99,%rd96,%rd25;
add.s64 %rd93,%rd143,%rd99;
ld.global.nc.u8 %r145,[%rd93];
cvt.u16.u32 %rs5,%r145;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f55,%rs6;
add.s64 %rd100,%rd96,%rd26;
add.s64 %rd94,%rd143,%rd100;
ld.global.nc.u8 %r146,[%rd94];
cvt.u16.u32 %rs7,%r146;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f56,%rs8;
sub.rn.f32 %f57,%f56,%f55;
fma.rn.f32 %f58,%f57,%f95,%f55;
sub.rn.f32 %f59,%f58,%f54;
ld.shared.f32 %f60,[%rd40+16];
fma.rn.f32 %f104,%f59,%f60,%f54;
$6_26:
setp.lt.s32 %p18,%r90,2;
@%p18 bra $6_28;
ld.shared.u64 %rd105,[%rd40];
ld.shared.u64 %rd106,[%rd40+8];
add.s64 %rd107,%rd105,%rd25;
add.s64 %rd108,%rd146,%rd107;
add.s64 %rd101,%rd143,%rd108;
ld.global.nc.u8 %r147,[%rd101];
cvt.u16.u32 %rs9,%r147;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f61,%rs10;
add.s64 %rd109,%rd105,%rd26;
add.s64 %rd110,%rd146,%rd109;
add.s64 %rd102,%rd143,%rd110;
ld.global.nc.u8 %r148,[%rd102];
cvt.u16.u32 %rs11,%r148;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f62,%rs12;
sub.rn.f32 %f63,%f62,%f61;
fma.rn.f32 %f64,%f63,%f95,%f61;
add.s64 %rd111,%rd106,%rd25;
add.s64 %rd112,%rd146,%rd111;
add.s64 %rd103,%rd143,%rd112;
ld.global.nc.u8 %r149,[%rd103];
cvt.u16.u32 %rs13,%r149;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f65,%rs14;
add.s64 %rd113,%rd106,%rd26;
add.s64 %rd114,%rd146,%rd113;
add.s64 %rd104,%rd143,%rd114;
ld.global.nc.u8 %r150,[%rd104];
cvt.u16.u32 %rs15,%r150;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f66,%rs16;
sub.rn.f32 %f67,%f66,%f65;
fma.rn.f32 %f68,%f67,%f95,%f65;
sub.rn.f32 %f69,%f68,%f64;
ld.shared.f32 %f70,[%rd40+16];
fma.rn.f32 %f102,%f69,%f70,%f64;
$6_28:
setp.lt.s32 %p19,%r90,3;
@%p19 bra $6_30;
ld.shared.u64 %rd119,[%rd40];
ld.shared.u64 %rd120,[%rd40+8];
add.s64 %rd121,%rd119,%rd25;
add.s64 %rd122,%rd32,%rd121;
add.s64 %rd115,%rd143,%rd122;
ld.global.nc.u8 %r151,[%rd115];
cvt.u16.u32 %rs17,%r151;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f71,%rs18;
add.s64 %rd123,%rd119,%rd26;
add.s64 %rd124,%rd32,%rd123;
add.s64 %rd116,%rd143,%rd124;
ld.global.nc.u8 %r152,[%rd116];
cvt.u16.u32 %rs19,%r152;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f72,%rs20;
sub.rn.f32 %f73,%f72,%f71;
fma.rn.f32 %f74,%f73,%f95,%f71;
add.s64 %rd125,%rd120,%rd25;
add.s64 %rd126,%rd32,%rd125;
add.s64 %rd117,%rd143,%rd126;
ld.global.nc.u8 %r153,[%rd117];
cvt.u16.u32 %rs21,%r153;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f75,%rs22;
add.s64 %rd127,%rd120,%rd26;
add.s64 %rd128,%rd32,%rd127;
add.s64 %rd118,%rd143,%rd128;
ld.global.nc.u8 %r154,[%rd118];
cvt.u16.u32 %rs23,%r154;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f76,%rs24;
sub.rn.f32 %f77,%f76,%f75;
fma.rn.f32 %f78,%f77,%f95,%f75;
sub.rn.f32 %f79,%f78,%f74;
ld.shared.f32 %f80,[%rd40+16];
fma.rn.f32 %f103,%f79,%f80,%f74;
$6_30:
setp.lt.s32 %p20,%r90,4;
mov.f32 %f105,%f102;
mov.f32 %f106,%f103;
mov.f32 %f107,%f20;
@%p20 bra $6_32;
ld.shared.u64 %rd133,[%rd40];
ld.shared.u64 %rd134,[%rd40+8];
add.s64 %rd135,%rd133,%rd25;
add.s64 %rd136,%rd34,%rd135;
add.s64 %rd129,%rd143,%rd136;
ld.global.nc.u8 %r155,[%rd129];
cvt.u16.u32 %rs25,%r155;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f81,%rs26;
add.s64 %rd137,%rd133,%rd26;
add.s64 %rd138,%rd34,%rd137;
add.s64 %rd130,%rd143,%rd138;
ld.global.nc.u8 %r156,[%rd130];
cvt.u16.u32 %rs27,%r156;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f82,%rs28;
sub.rn.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f83,%f95,%f81;
add.s64 %rd139,%rd134,%rd25;
add.s64 %rd140,%rd34,%rd139;
add.s64 %rd131,%rd143,%rd140;
ld.global.nc.u8 %r157,[%rd131];
cvt.u16.u32 %rs29,%r157;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f85,%rs30;
add.s64 %rd141,%rd134,%rd26;
add.s64 %rd142,%rd34,%rd141;
add.s64 %rd132,%rd143,%rd142;
ld.global.nc.u8 %r158,[%rd132];
cvt.u16.u32 %rs31,%r158;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f86,%rs32;
sub.rn.f32 %f87,%f86,%f85;
fma.rn.f32 %f88,%f87,%f95,%f85;
sub.rn.f32 %f89,%f88,%f84;
ld.shared.f32 %f90,[%rd40+16];
fma.rn.f32 %f107,%f89,%f90,%f84;
mov.f32 %f105,%f102;
mov.f32 %f106,%f103;
$6_32:
setp.lt.s32 %p21,%r90,1;
@%p21 bra $6_38;
fma.rn.f32 %f32,%f104,%f36,%f40;
setp.eq.s32 %p22,%r80,4;
@%p22 bra $6_36;
setp.ne.s32 %p23,%r80,3;
@%p23 bra $6_37;
cvt.rn.f16.f32 %rs33,%f32;
st.u16 [%rd152],%rs33;
bra.uni $6_38;
$6_36:
st.f32 [%rd152],%f32;
bra.uni $6_38;
$6_37:
cvt.rni.s32.f32 %r159,%f32;
max.s32 %r160,%r159,0;
min.s32 %r161,%r160,255;
st.u8 [%rd152],%r161;
$6_38:
setp.lt.s32 %p24,%r90,2;
@%p24 bra $6_44;
add.s64 %rd41,%rd152,%rd28;
fma.rn.f32 %f33,%f105,%f37,%f41;
setp.eq.s32 %p25,%r80,4;
@%p25 bra $6_42;
setp.ne.s32 %p26,%r80,3;
@%p26 bra $6_43;
cvt.rn.f16.f32 %rs34,%f33;
st.u16 [%rd41],%rs34;
bra.uni $6_44;
$6_42:
st.f32 [%rd41],%f33;
bra.uni $6_44;
$6_43:
cvt.rni.s32.f32 %r162,%f33;
max.s32 %r163,%r162,0;
min.s32 %r164,%r163,255;
st.u8 [%rd41],%r164;
$6_44:
setp.lt.s32 %p27,%r90,3;
@%p27 bra $6_50;
add.s64 %rd42,%rd152,%rd33;
fma.rn.f32 %f34,%f106,%f38,%f42;
setp.eq.s32 %p28,%r80,4;
@%p28 bra $6_48;
setp.ne.s32 %p29,%r80,3;
@%p29 bra $6_49;
cvt.rn.f16.f32 %rs35,%f34;
st.u16 [%rd42],%rs35;
bra.uni $6_50;
$6_48:
st.f32 [%rd42],%f34;
bra.uni $6_50;
$6_49:
cvt.rni.s32.f32 %r165,%f34;
max.s32 %r166,%r165,0;
min.s32 %r167,%r166,255;
st.u8 [%rd42],%r167;
$6_50:
setp.lt.s32 %p30,%r90,4;
@%p30 bra $6_56;
add.s64 %rd43,%rd152,%rd35;
fma.rn.f32 %f35,%f107,%f39,%f43;
setp.eq.s32 %p31,%r80,4;
@%p31 bra $6_54;
setp.ne.s32 %p32,%r80,3;
@%p32 bra $6_55;
cvt.rn.f16.f32 %rs36,%f35;
st.u16 [%rd43],%rs36;
bra.uni $6_56;
$6_54:
st.f32 [%rd43],%f35;
bra.uni $6_56;
$6_55:
cvt.rni.s32.f32 %r168,%f35;
max.s32 %r169,%r168,0;
min.s32 %r170,%r169,255;
st.u8 [%rd43],%r170;
$6_56:
add.s32 %r189,%r189,8;
add.s64 %rd152,%rd152,%rd31;
add.s32 %r188,%r188,8;
add.s64 %rd151,%rd151,192;
setp.lt.s32 %p33,%r189,%r56;
@%p33 bra $6_23;
$6_57:
ret;
}
.visible .entry preprocess_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60],
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<34>;
.reg .b16 %rs<5>;
.reg .f32 %f<108>;
.reg .b32 %r<174>;
.reg .f64 %fd<43>;
.reg .b64 %rd<153>;
.shared .align 8 .b8 _ZZ10preprocessIfLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines[768];
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r156,%r157},[p1+32];
ld.param.v2.u32 {%r86,%r87},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r158,%r159},[p3+32];
ld.param.v2.u32 {%r90,%r91},[p3+40];
ld.param.v2.u32 {%r160,%r161},[p4+16];
ld.param.v2.u32 {%r162,%r163},[p4+24];
ld.param.v2.u32 {%r164,%r165},[p4+32];
ld.param.v2.u32 {%r166,%r167},[p4+40];
ld.param.u64 %rd56,[p5];
ld.param.u32 %r83,[p7];
ld.param.u32 %r82,[p6+56];
ld.param.u32 %r81,[p6+52];
ld.param.u32 %r80,[p6+48];
ld.param.f32 %f47,[p6+44];
ld.param.f32 %f46,[p6+40];
ld.param.f32 %f45,[p6+36];
ld.param.f32 %f44,[p6+32];
ld.param.f32 %f43,[p6+28];
ld.param.f32 %f42,[p6+24];
ld.param.f32 %f41,[p6+20];
ld.param.f32 %f40,[p6+16];
ld.param.f32 %f39,[p6+12];
ld.param.f32 %f38,[p6+8];
ld.param.f32 %f37,[p6+4];
ld.param.f32 %f36,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd150,[p3+24];
ld.param.u64 %rd149,[p3+16];
ld.param.u64 %rd148,[p3+8];
ld.param.u64 %rd52,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r87,0;
@%p2 bra $7_2;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r156,%r157},[%rd59+32];
ld.global.u64 %rd146,[%rd59+24];
ld.global.u64 %rd145,[%rd59+16];
ld.global.u64 %rd144,[%rd59+8];
ld.global.u64 %rd143,[%rd59];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd143,%rd46,%rd61;
$7_3:
setp.eq.s32 %p3,%r91,0;
@%p3 bra $7_5;
cvta.to.global.u64 %rd62,%rd51;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.v2.u32 {%r158,%r159},[%rd64+32];
ld.global.u64 %rd150,[%rd64+24];
ld.global.u64 %rd149,[%rd64+16];
ld.global.u64 %rd148,[%rd64+8];
ld.global.u64 %rd147,[%rd64];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd52,%rd65;
add.s64 %rd147,%rd51,%rd66;
$7_6:
setp.eq.s64 %p4,%rd56,0;
@%p4 bra $7_8;
cvta.to.global.u64 %rd67,%rd56;
mul.wide.u32 %rd68,%r1,48;
add.s64 %rd69,%rd67,%rd68;
ld.global.f64 %fd39,[%rd69];
ld.global.f64 %fd40,[%rd69+8];
ld.global.v2.u32 {%r160,%r161},[%rd69+16];
ld.global.v2.u32 {%r162,%r163},[%rd69+24];
ld.global.v2.u32 {%r164,%r165},[%rd69+32];
ld.global.v2.u32 {%r166,%r167},[%rd69+40];
$7_8:
mov.u32 %r112,%ctaid.x;
shl.b32 %r113,%r112,5;
mov.u32 %r39,%tid.x;
add.s32 %r40,%r113,%r39;
sub.s32 %r41,%r40,%r160;
not.b32 %r114,%r41;
add.s32 %r115,%r162,%r114;
setp.eq.s32 %p5,%r166,0;
selp.b32 %r116,%r41,%r115,%p5;
add.s32 %r117,%r116,%r164;
cvt.rn.f64.s32 %fd7,%r117;
setp.eq.s32 %p6,%r82,0;
@%p6 bra $7_10;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r169,%fd18;
mov.f32 %f95,0f00000000;
bra.uni $7_13;
$7_10:
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd7,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
mov.f64 %fd24,0d4338000000000000;
add.rn.f64 %fd25,%fd23,%fd24;
sub.rn.f64 %fd26,%fd25,%fd24;
sub.rn.f64 %fd41,%fd23,%fd26;
{
.reg .b32 %temp;
mov.b64 {%r169,%temp},%fd25;
}
setp.geu.f64 %p7,%fd41,0d0000000000000000;
@%p7 bra $7_12;
add.s32 %r169,%r169,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$7_12:
cvt.rn.f32.f64 %f95,%fd41;
$7_13:
mov.u32 %r155,%tid.x;
max.s32 %r118,%r169,0;
add.s32 %r119,%r156,-1;
min.s32 %r120,%r118,%r119;
cvt.s64.s32 %rd70,%r120;
mul.lo.s64 %rd25,%rd145,%rd70;
add.s32 %r121,%r169,1;
max.s32 %r122,%r121,0;
min.s32 %r123,%r122,%r119;
cvt.s64.s32 %rd71,%r123;
mul.lo.s64 %rd26,%rd145,%rd71;
mov.u32 %r173,%tid.y;
shl.b32 %r124,%r173,5;
add.s32 %r48,%r124,%r155;
mov.u32 %r125,%ctaid.y;
mul.lo.s32 %r126,%r125,%r83;
shl.b32 %r49,%r126,3;
shl.b32 %r50,%r83,3;
setp.ge.s32 %p8,%r48,%r50;
@%p8 bra $7_20;
add.s32 %r127,%r49,%r48;
sub.s32 %r128,%r127,%r161;
not.b32 %r129,%r128;
add.s32 %r130,%r163,%r129;
setp.eq.s32 %p10,%r167,0;
selp.b32 %r131,%r128,%r130,%p10;
add.s32 %r132,%r131,%r165;
cvt.rn.f64.s32 %fd11,%r132;
@%p6 bra $7_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r171,%fd29;
mov.f32 %f96,0f00000000;
bra.uni $7_19;
$7_16:
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd11,%fd30;
mul.rn.f64 %fd32,%fd31,%fd40;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r171,%temp},%fd36;
}
setp.geu.f64 %p11,%fd42,0d0000000000000000;
@%p11 bra $7_18;
add.s32 %r171,%r171,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$7_18:
cvt.rn.f32.f64 %f96,%fd42;
$7_19:
max.s32 %r133,%r171,0;
add.s32 %r134,%r157,-1;
min.s32 %r135,%r133,%r134;
cvt.s64.s32 %rd72,%r135;
mul.lo.s64 %rd73,%rd144,%rd72;
add.s32 %r136,%r171,1;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,%r134;
cvt.s64.s32 %rd74,%r138;
mul.lo.s64 %rd75,%rd144,%rd74;
mul.wide.s32 %rd76,%r48,24;
mov.u64 %rd77,_ZZ10preprocessIfLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd78,%rd77,%rd76;
st.shared.u64 [%rd78],%rd73;
st.shared.u64 [%rd78+8],%rd75;
st.shared.f32 [%rd78+16],%f96;
$7_20:
bar.sync 0;
setp.ge.s32 %p12,%r40,%r158;
@%p12 bra $7_57;
setp.eq.s32 %p1,%r81,0;
neg.s64 %rd79,%rd150;
selp.b64 %rd28,%rd150,%rd79,%p1;
sub.s32 %r139,%r159,%r49;
min.s32 %r56,%r50,%r139;
setp.ge.s32 %p13,%r173,%r56;
@%p13 bra $7_57;
add.s32 %r140,%r49,%r173;
shl.b64 %rd31,%rd148,3;
shl.b64 %rd32,%rd146,1;
shl.b64 %rd33,%rd28,1;
mul.lo.s64 %rd34,%rd146,3;
mul.lo.s64 %rd35,%rd28,3;
sub.s32 %r172,%r140,%r161;
mul.wide.s32 %rd80,%r173,24;
mov.u64 %rd81,_ZZ10preprocessIfLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd82,%rd81,%rd80;
add.s64 %rd151,%rd82,16;
add.s32 %r141,%r90,-1;
selp.b32 %r142,0,%r141,%p1;
cvt.s64.s32 %rd83,%r142;
mul.lo.s64 %rd84,%rd150,%rd83;
cvt.s64.s32 %rd85,%r40;
mul.lo.s64 %rd86,%rd149,%rd85;
cvt.s64.s32 %rd87,%r140;
mul.lo.s64 %rd88,%rd148,%rd87;
add.s64 %rd89,%rd88,%rd86;
add.s64 %rd90,%rd89,%rd84;
add.s64 %rd152,%rd147,%rd90;
$7_23:
.pragma "nounroll";
mov.f32 %f20,%f107;
mov.f32 %f103,%f106;
mov.f32 %f102,%f105;
mov.f32 %f17,%f104;
setp.ge.u32 %p14,%r172,%r163;
setp.ge.u32 %p15,%r41,%r162;
or.pred %p16,%p15,%p14;
mov.f32 %f104,%f44;
mov.f32 %f105,%f45;
mov.f32 %f106,%f46;
mov.f32 %f107,%f47;
@%p16 bra $7_32;
setp.lt.s32 %p17,%r90,1;
add.s64 %rd40,%rd151,-16;
mov.f32 %f104,%f17;
@%p17 bra $7_26;
ld.shared.u64 %rd95,[%rd40];
ld.shared.u64 %rd96,[%rd40+8];
add.s64 %rd97,%rd95,%rd25;
add.s64 %rd91,%rd143,%rd97;
ld.global.nc.f32 %f51,[%rd91];
add.s64 %rd98,%rd95,%rd26;
add.s64 %rd92,%rd143,%rd98;
ld.global.nc.f32 %f52,[%rd92];
sub.rn.f32 %f55,%f52,%f51;
fma.rn.f32 %f56,%f55,%f95,%f51;
add.s64 %rd99,%rd96,%rd25;
add.s64 %rd93,%rd143,%rd99;
ld.global.nc.f32 %f53,[%rd93];
add.s64 %rd100,%rd96,%rd26;
add.s64 %rd94,%rd143,%rd100;
ld.global.nc.f32 %f54,[%rd94];
sub.rn.f32 %f57,%f54,%f53;
fma.rn.f32 %f58,%f57,%f95,%f53;
sub.rn.f32 %f59,%f58,%f56;
ld.shared.f32 %f60,[%rd40+16];
fma.rn.f32 %f104,%f59,%f60,%f56;
$7_26:
setp.lt.s32 %p18,%r90,2;
@%p18 bra $7_28;
ld.shared.u64 %rd105,[%rd40];
ld.shared.u64 %rd106,[%rd40+8];
add.s64 %rd107,%rd105,%rd25;
add.s64 %rd108,%rd146,%rd107;
add.s64 %rd101,%rd143,%rd108;
ld.global.nc.f32 %f61,[%rd101];
add.s64 %rd109,%rd105,%rd26;
add.s64 %rd110,%rd146,%rd109;
add.s64 %rd102,%rd143,%rd110;
ld.global.nc.f32 %f62,[%rd102];
sub.rn.f32 %f65,%f62,%f61;
fma.rn.f32 %f66,%f65,%f95,%f61;
add.s64 %rd111,%rd106,%rd25;
add.s64 %rd112,%rd146,%rd111;
add.s64 %rd103,%rd143,%rd112;
ld.global.nc.f32 %f63,[%rd103];
add.s64 %rd113,%rd106,%rd26;
add.s64 %rd114,%rd146,%rd113;
add.s64 %rd104,%rd143,%rd114;
ld.global.nc.f32 %f64,[%rd104];
sub.rn.f32 %f67,%f64,%f63;
fma.rn.f32 %f68,%f67,%f95,%f63;
sub.rn.f32 %f69,%f68,%f66;
ld.shared.f32 %f70,[%rd40+16];
fma.rn.f32 %f102,%f69,%f70,%f66;
$7_28:
setp.lt.s32 %p19,%r90,3;
@%p19 bra $7_30;
ld.shared.u64 %rd119,[%rd40];
ld.shared.u64 %rd120,[%rd40+8];
add.s64 %rd121,%rd119,%rd25;
add.s64 %rd122,%rd32,%rd121;
add.s64 %rd115,%rd143,%rd122;
ld.global.nc.f32 %f71,[%rd115];
add.s64 %rd123,%rd119,%rd26;
add.s64 %rd124,%rd32,%rd123;
add.s64 %rd116,%rd143,%rd124;
ld.global.nc.f32 %f72,[%rd116];
sub.rn.f32 %f75,%f72,%f71;
fma.rn.f32 %f76,%f75,%f95,%f71;
add.s64 %rd125,%rd120,%rd25;
add.s64 %rd126,%rd32,%rd125;
add.s64 %rd117,%rd143,%rd126;
ld.global.nc.f32 %f73,[%rd117];
add.s64 %rd127,%rd120,%rd26;
add.s64 %rd128,%rd32,%rd127;
add.s64 %rd118,%rd143,%rd128;
ld.global.nc.f32 %f74,[%rd118];
sub.rn.f32 %f77,%f74,%f73;
fma.rn.f32 %f78,%f77,%f95,%f73;
sub.rn.f32 %f79,%f78,%f76;
ld.shared.f32 %f80,[%rd40+16];
fma.rn.f32 %f103,%f79,%f80,%f76;
$7_30:
setp.lt.s32 %p20,%r90,4;
mov.f32 %f105,%f102;
mov.f32 %f106,%f103;
mov.f32 %f107,%f20;
@%p20 bra $7_32;
ld.shared.u64 %rd133,[%rd40];
ld.shared.u64 %rd134,[%rd40+8];
add.s64 %rd135,%rd133,%rd25;
add.s64 %rd136,%rd34,%rd135;
add.s64 %rd129,%rd143,%rd136;
ld.global.nc.f32 %f81,[%rd129];
add.s64 %rd137,%rd133,%rd26;
add.s64 %rd138,%rd34,%rd137;
add.s64 %rd130,%rd143,%rd138;
ld.global.nc.f32 %f82,[%rd130];
sub.rn.f32 %f85,%f82,%f81;
fma.rn.f32 %f86,%f85,%f95,%f81;
add.s64 %rd139,%rd134,%rd25;
add.s64 %rd140,%rd34,%rd139;
add.s64 %rd131,%rd143,%rd140;
ld.global.nc.f32 %f83,[%rd131];
add.s64 %rd141,%rd134,%rd26;
add.s64 %rd142,%rd34,%rd141;
add.s64 %rd132,%rd143,%rd142;
ld.global.nc.f32 %f84,[%rd132];
sub.rn.f32 %f87,%f84,%f83;
fma.rn.f32 %f88,%f87,%f95,%f83;
sub.rn.f32 %f89,%f88,%f86;
ld.shared.f32 %f90,[%rd40+16];
fma.rn.f32 %f107,%f89,%f90,%f86;
mov.f32 %f105,%f102;
mov.f32 %f106,%f103;
$7_32:
setp.lt.s32 %p21,%r90,1;
@%p21 bra $7_38;
fma.rn.f32 %f32,%f104,%f36,%f40;
setp.eq.s32 %p22,%r80,4;
@%p22 bra $7_36;
setp.ne.s32 %p23,%r80,3;
@%p23 bra $7_37;
cvt.rn.f16.f32 %rs1,%f32;
st.u16 [%rd152],%rs1;
bra.uni $7_38;
$7_36:
st.f32 [%rd152],%f32;
bra.uni $7_38;
$7_37:
cvt.rni.s32.f32 %r143,%f32;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%rd152],%r145;
$7_38:
setp.lt.s32 %p24,%r90,2;
@%p24 bra $7_44;
add.s64 %rd41,%rd152,%rd28;
fma.rn.f32 %f33,%f105,%f37,%f41;
setp.eq.s32 %p25,%r80,4;
@%p25 bra $7_42;
setp.ne.s32 %p26,%r80,3;
@%p26 bra $7_43;
cvt.rn.f16.f32 %rs2,%f33;
st.u16 [%rd41],%rs2;
bra.uni $7_44;
$7_42:
st.f32 [%rd41],%f33;
bra.uni $7_44;
$7_43:
cvt.rni.s32.f32 %r146,%f33;
max.s32 %r147,%r146,0;
min.s32 %r148,%r147,255;
st.u8 [%rd41],%r148;
$7_44:
setp.lt.s32 %p27,%r90,3;
@%p27 bra $7_50;
add.s64 %rd42,%rd152,%rd33;
fma.rn.f32 %f34,%f106,%f38,%f42;
setp.eq.s32 %p28,%r80,4;
@%p28 bra $7_48;
setp.ne.s32 %p29,%r80,3;
@%p29 bra $7_49;
cvt.rn.f16.f32 %rs3,%f34;
st.u16 [%rd42],%rs3;
bra.uni $7_50;
$7_48:
st.f32 [%rd42],%f34;
bra.uni $7_50;
$7_49:
cvt.rni.s32.f32 %r149,%f34;
max.s32 %r150,%r149,0;
min.s32 %r151,%r150,255;
st.u8 [%rd42],%r151;
$7_50:
setp.lt.s32 %p30,%r90,4;
@%p30 bra $7_56;
add.s64 %rd43,%rd152,%rd35;
fma.rn.f32 %f35,%f107,%f39,%f43;
setp.eq.s32 %p31,%r80,4;
@%p31 bra $7_54;
setp.ne.s32 %p32,%r80,3;
@%p32 bra $7_55;
cvt.rn.f16.f32 %rs4,%f35;
st.u16 [%rd43],%rs4;
bra.uni $7_56;
$7_54:
st.f32 [%rd43],%f35;
bra.uni $7_56;
$7_55:
cvt.rni.s32.f32 %r152,%f35;
max.s32 %r153,%r152,0;
min.s32 %r154,%r153,255;
st.u8 [%rd43],%r154;
$7_56:
add.s32 %r173,%r173,8;
add.s64 %rd152,%rd152,%rd31;
add.s32 %r172,%r172,8;
add.s64 %rd151,%rd151,192;
setp.lt.s32 %p33,%r173,%r56;
@%p33 bra $7_23;
$7_57:
ret;
}
.visible .entry preprocess_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60],
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<34>;
.reg .b16 %rs<21>;
.reg .f32 %f<108>;
.reg .b32 %r<174>;
.reg .f64 %fd<43>;
.reg .b64 %rd<153>;
.shared .align 8 .b8 _ZZ10preprocessItLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines[768];
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r156,%r157},[p1+32];
ld.param.v2.u32 {%r86,%r87},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r158,%r159},[p3+32];
ld.param.v2.u32 {%r90,%r91},[p3+40];
ld.param.v2.u32 {%r160,%r161},[p4+16];
ld.param.v2.u32 {%r162,%r163},[p4+24];
ld.param.v2.u32 {%r164,%r165},[p4+32];
ld.param.v2.u32 {%r166,%r167},[p4+40];
ld.param.u64 %rd56,[p5];
ld.param.u32 %r83,[p7];
ld.param.u32 %r82,[p6+56];
ld.param.u32 %r81,[p6+52];
ld.param.u32 %r80,[p6+48];
ld.param.f32 %f47,[p6+44];
ld.param.f32 %f46,[p6+40];
ld.param.f32 %f45,[p6+36];
ld.param.f32 %f44,[p6+32];
ld.param.f32 %f43,[p6+28];
ld.param.f32 %f42,[p6+24];
ld.param.f32 %f41,[p6+20];
ld.param.f32 %f40,[p6+16];
ld.param.f32 %f39,[p6+12];
ld.param.f32 %f38,[p6+8];
ld.param.f32 %f37,[p6+4];
ld.param.f32 %f36,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd150,[p3+24];
ld.param.u64 %rd149,[p3+16];
ld.param.u64 %rd148,[p3+8];
ld.param.u64 %rd52,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r87,0;
@%p2 bra $8_2;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r156,%r157},[%rd59+32];
ld.global.u64 %rd146,[%rd59+24];
ld.global.u64 %rd145,[%rd59+16];
ld.global.u64 %rd144,[%rd59+8];
ld.global.u64 %rd143,[%rd59];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd143,%rd46,%rd61;
$8_3:
setp.eq.s32 %p3,%r91,0;
@%p3 bra $8_5;
cvta.to.global.u64 %rd62,%rd51;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.v2.u32 {%r158,%r159},[%rd64+32];
ld.global.u64 %rd150,[%rd64+24];
ld.global.u64 %rd149,[%rd64+16];
ld.global.u64 %rd148,[%rd64+8];
ld.global.u64 %rd147,[%rd64];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd52,%rd65;
add.s64 %rd147,%rd51,%rd66;
$8_6:
setp.eq.s64 %p4,%rd56,0;
@%p4 bra $8_8;
cvta.to.global.u64 %rd67,%rd56;
mul.wide.u32 %rd68,%r1,48;
add.s64 %rd69,%rd67,%rd68;
ld.global.f64 %fd39,[%rd69];
ld.global.f64 %fd40,[%rd69+8];
ld.global.v2.u32 {%r160,%r161},[%rd69+16];
ld.global.v2.u32 {%r162,%r163},[%rd69+24];
ld.global.v2.u32 {%r164,%r165},[%rd69+32];
ld.global.v2.u32 {%r166,%r167},[%rd69+40];
$8_8:
mov.u32 %r112,%ctaid.x;
shl.b32 %r113,%r112,5;
mov.u32 %r39,%tid.x;
add.s32 %r40,%r113,%r39;
sub.s32 %r41,%r40,%r160;
not.b32 %r114,%r41;
add.s32 %r115,%r162,%r114;
setp.eq.s32 %p5,%r166,0;
selp.b32 %r116,%r41,%r115,%p5;
add.s32 %r117,%r116,%r164;
cvt.rn.f64.s32 %fd7,%r117;
setp.eq.s32 %p6,%r82,0;
@%p6 bra $8_10;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r169,%fd18;
mov.f32 %f95,0f00000000;
bra.uni $8_13;
$8_10:
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd7,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
mov.f64 %fd24,0d4338000000000000;
add.rn.f64 %fd25,%fd23,%fd24;
sub.rn.f64 %fd26,%fd25,%fd24;
sub.rn.f64 %fd41,%fd23,%fd26;
{
.reg .b32 %temp;
mov.b64 {%r169,%temp},%fd25;
}
setp.geu.f64 %p7,%fd41,0d0000000000000000;
@%p7 bra $8_12;
add.s32 %r169,%r169,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$8_12:
cvt.rn.f32.f64 %f95,%fd41;
$8_13:
mov.u32 %r155,%tid.x;
max.s32 %r118,%r169,0;
add.s32 %r119,%r156,-1;
min.s32 %r120,%r118,%r119;
cvt.s64.s32 %rd70,%r120;
mul.lo.s64 %rd25,%rd145,%rd70;
add.s32 %r121,%r169,1;
max.s32 %r122,%r121,0;
min.s32 %r123,%r122,%r119;
cvt.s64.s32 %rd71,%r123;
mul.lo.s64 %rd26,%rd145,%rd71;
mov.u32 %r173,%tid.y;
shl.b32 %r124,%r173,5;
add.s32 %r48,%r124,%r155;
mov.u32 %r125,%ctaid.y;
mul.lo.s32 %r126,%r125,%r83;
shl.b32 %r49,%r126,3;
shl.b32 %r50,%r83,3;
setp.ge.s32 %p8,%r48,%r50;
@%p8 bra $8_20;
add.s32 %r127,%r49,%r48;
sub.s32 %r128,%r127,%r161;
not.b32 %r129,%r128;
add.s32 %r130,%r163,%r129;
setp.eq.s32 %p10,%r167,0;
selp.b32 %r131,%r128,%r130,%p10;
add.s32 %r132,%r131,%r165;
cvt.rn.f64.s32 %fd11,%r132;
@%p6 bra $8_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r171,%fd29;
mov.f32 %f96,0f00000000;
bra.uni $8_19;
$8_16:
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd11,%fd30;
mul.rn.f64 %fd32,%fd31,%fd40;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r171,%temp},%fd36;
}
setp.geu.f64 %p11,%fd42,0d0000000000000000;
@%p11 bra $8_18;
add.s32 %r171,%r171,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$8_18:
cvt.rn.f32.f64 %f96,%fd42;
$8_19:
max.s32 %r133,%r171,0;
add.s32 %r134,%r157,-1;
min.s32 %r135,%r133,%r134;
cvt.s64.s32 %rd72,%r135;
mul.lo.s64 %rd73,%rd144,%rd72;
add.s32 %r136,%r171,1;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,%r134;
cvt.s64.s32 %rd74,%r138;
mul.lo.s64 %rd75,%rd144,%rd74;
mul.wide.s32 %rd76,%r48,24;
mov.u64 %rd77,_ZZ10preprocessItLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd78,%rd77,%rd76;
st.shared.u64 [%rd78],%rd73;
st.shared.u64 [%rd78+8],%rd75;
st.shared.f32 [%rd78+16],%f96;
$8_20:
bar.sync 0;
setp.ge.s32 %p12,%r40,%r158;
@%p12 bra $8_57;
setp.eq.s32 %p1,%r81,0;
neg.s64 %rd79,%rd150;
selp.b64 %rd28,%rd150,%rd79,%p1;
sub.s32 %r139,%r159,%r49;
min.s32 %r56,%r50,%r139;
setp.ge.s32 %p13,%r173,%r56;
@%p13 bra $8_57;
add.s32 %r140,%r49,%r173;
shl.b64 %rd31,%rd148,3;
shl.b64 %rd32,%rd146,1;
shl.b64 %rd33,%rd28,1;
mul.lo.s64 %rd34,%rd146,3;
mul.lo.s64 %rd35,%rd28,3;
sub.s32 %r172,%r140,%r161;
mul.wide.s32 %rd80,%r173,24;
mov.u64 %rd81,_ZZ10preprocessItLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd82,%rd81,%rd80;
add.s64 %rd151,%rd82,16;
add.s32 %r141,%r90,-1;
selp.b32 %r142,0,%r141,%p1;
cvt.s64.s32 %rd83,%r142;
mul.lo.s64 %rd84,%rd150,%rd83;
cvt.s64.s32 %rd85,%r40;
mul.lo.s64 %rd86,%rd149,%rd85;
cvt.s64.s32 %rd87,%r140;
mul.lo.s64 %rd88,%rd148,%rd87;
add.s64 %rd89,%rd88,%rd86;
add.s64 %rd90,%rd89,%rd84;
add.s64 %rd152,%rd147,%rd90;
$8_23:
.pragma "nounroll";
mov.f32 %f20,%f107;
mov.f32 %f103,%f106;
mov.f32 %f102,%f105;
mov.f32 %f17,%f104;
setp.ge.u32 %p14,%r172,%r163;
setp.ge.u32 %p15,%r41,%r162;
or.pred %p16,%p15,%p14;
mov.f32 %f104,%f44;
mov.f32 %f105,%f45;
mov.f32 %f106,%f46;
mov.f32 %f107,%f47;
@%p16 bra $8_32;
setp.lt.s32 %p17,%r90,1;
add.s64 %rd40,%rd151,-16;
mov.f32 %f104,%f17;
@%p17 bra $8_26;
ld.shared.u64 %rd95,[%rd40];
ld.shared.u64 %rd96,[%rd40+8];
add.s64 %rd97,%rd95,%rd25;
add.s64 %rd91,%rd143,%rd97;
ld.global.nc.u16 %rs1,[%rd91];
cvt.rn.f32.u16 %f51,%rs1;
add.s64 %rd98,%rd95,%rd26;
add.s64 %rd92,%rd143,%rd98;
ld.global.nc.u16 %rs2,[%rd92];
cvt.rn.f32.u16 %f52,%rs2;
sub.rn.f32 %f53,%f52,%f51;
fma.rn.f32 %f54,%f53,%f95,%f51;
add.s64 %rd99,%rd96,%rd25;
add.s64 %rd93,%rd143,%rd99;
ld.global.nc.u16 %rs3,[%rd93];
cvt.rn.f32.u16 %f55,%rs3;
add.s64 %rd100,%rd96,%rd26;
add.s64 %rd94,%rd143,%rd100;
ld.global.nc.u16 %rs4,[%rd94];
cvt.rn.f32.u16 %f56,%rs4;
sub.rn.f32 %f57,%f56,%f55;
fma.rn.f32 %f58,%f57,%f95,%f55;
sub.rn.f32 %f59,%f58,%f54;
ld.shared.f32 %f60,[%rd40+16];
fma.rn.f32 %f104,%f59,%f60,%f54;
$8_26:
setp.lt.s32 %p18,%r90,2;
@%p18 bra $8_28;
ld.shared.u64 %rd105,[%rd40];
ld.shared.u64 %rd106,[%rd40+8];
add.s64 %rd107,%rd105,%rd25;
add.s64 %rd108,%rd146,%rd107;
add.s64 %rd101,%rd143,%rd108;
ld.global.nc.u16 %rs5,[%rd101];
cvt.rn.f32.u16 %f61,%rs5;
add.s64 %rd109,%rd105,%rd26;
add.s64 %rd110,%rd146,%rd109;
add.s64 %rd102,%rd143,%rd110;
ld.global.nc.u16 %rs6,[%rd102];
cvt.rn.f32.u16 %f62,%rs6;
sub.rn.f32 %f63,%f62,%f61;
fma.rn.f32 %f64,%f63,%f95,%f61;
add.s64 %rd111,%rd106,%rd25;
add.s64 %rd112,%rd146,%rd111;
add.s64 %rd103,%rd143,%rd112;
ld.global.nc.u16 %rs7,[%rd103];
cvt.rn.f32.u16 %f65,%rs7;
add.s64 %rd113,%rd106,%rd26;
add.s64 %rd114,%rd146,%rd113;
add.s64 %rd104,%rd143,%rd114;
ld.global.nc.u16 %rs8,[%rd104];
cvt.rn.f32.u16 %f66,%rs8;
sub.rn.f32 %f67,%f66,%f65;
fma.rn.f32 %f68,%f67,%f95,%f65;
sub.rn.f32 %f69,%f68,%f64;
ld.shared.f32 %f70,[%rd40+16];
fma.rn.f32 %f102,%f69,%f70,%f64;
$8_28:
setp.lt.s32 %p19,%r90,3;
@%p19 bra $8_30;
ld.shared.u64 %rd119,[%rd40];
ld.shared.u64 %rd120,[%rd40+8];
add.s64 %rd121,%rd119,%rd25;
add.s64 %rd122,%rd32,%rd121;
add.s64 %rd115,%rd143,%rd122;
ld.global.nc.u16 %rs9,[%rd115];
cvt.rn.f32.u16 %f71,%rs9;
add.s64 %rd123,%rd119,%rd26;
add.s64 %rd124,%rd32,%rd123;
add.s64 %rd116,%rd143,%rd124;
ld.global.nc.u16 %rs10,[%rd116];
cvt.rn.f32.u16 %f72,%rs10;
sub.rn.f32 %f73,%f72,%f71;
fma.rn.f32 %f74,%f73,%f95,%f71;
add.s64 %rd125,%rd120,%rd25;
add.s64 %rd126,%rd32,%rd125;
add.s64 %rd117,%rd143,%rd126;
ld.global.nc.u16 %rs11,[%rd117];
cvt.rn.f32.u16 %f75,%rs11;
add.s64 %rd127,%rd120,%rd26;
add.s64 %rd128,%rd32,%rd127;
add.s64 %rd118,%rd143,%rd128;
ld.global.nc.u16 %rs12,[%rd118];
cvt.rn.f32.u16 %f76,%rs12;
sub.rn.f32 %f77,%f76,%f75;
fma.rn.f32 %f78,%f77,%f95,%f75;
sub.rn.f32 %f79,%f78,%f74;
ld.shared.f32 %f80,[%rd40+16];
fma.rn.f32 %f103,%f79,%f80,%f74;
$8_30:
setp.lt.s32 %p20,%r90,4;
mov.f32 %f105,%f102;
mov.f32 %f106,%f103;
mov.f32 %f107,%f20;
@%p20 bra $8_32;
ld.shared.u64 %rd133,[%rd40];
ld.shared.u64 %rd134,[%rd40+8];
add.s64 %rd135,%rd133,%rd25;
add.s64 %rd136,%rd34,%rd135;
add.s64 %rd129,%rd143,%rd136;
ld.global.nc.u16 %rs13,[%rd129];
cvt.rn.f32.u16 %f81,%rs13;
add.s64 %rd137,%rd133,%rd26;
add.s64 %rd138,%rd34,%rd137;
add.s64 %rd130,%rd143,%rd138;
ld.global.nc.u16 %rs14,[%rd130];
cvt.rn.f32.u16 %f82,%rs14;
sub.rn.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f83,%f95,%f81;
add.s64 %rd139,%rd134,%rd25;
add.s64 %rd140,%rd34,%rd139;
add.s64 %rd131,%rd143,%rd140;
ld.global.nc.u16 %rs15,[%rd131];
cvt.rn.f32.u16 %f85,%rs15;
add.s64 %rd141,%rd134,%rd26;
add.s64 %rd142,%rd34,%rd141;
add.s64 %rd132,%rd143,%rd142;
ld.global.nc.u16 %rs16,[%rd132];
cvt.rn.f32.u16 %f86,%rs16;
sub.rn.f32 %f87,%f86,%f85;
fma.rn.f32 %f88,%f87,%f95,%f85;
sub.rn.f32 %f89,%f88,%f84;
ld.shared.f32 %f90,[%rd40+16];
fma.rn.f32 %f107,%f89,%f90,%f84;
mov.f32 %f105,%f102;
mov.f32 %f106,%f103;
$8_32:
setp.lt.s32 %p21,%r90,1;
@%p21 bra $8_38;
fma.rn.f32 %f32,%f104,%f36,%f40;
setp.eq.s32 %p22,%r80,4;
@%p22 bra $8_36;
setp.ne.s32 %p23,%r80,3;
@%p23 bra $8_37;
cvt.rn.f16.f32 %rs17,%f32;
st.u16 [%rd152],%rs17;
bra.uni $8_38;
$8_36:
st.f32 [%rd152],%f32;
bra.uni $8_38;
$8_37:
cvt.rni.s32.f32 %r143,%f32;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%rd152],%r145;
$8_38:
setp.lt.s32 %p24,%r90,2;
@%p24 bra $8_44;
add.s64 %rd41,%rd152,%rd28;
fma.rn.f32 %f33,%f105,%f37,%f41;
setp.eq.s32 %p25,%r80,4;
@%p25 bra $8_42;
setp.ne.s32 %p26,%r80,3;
@%p26 bra $8_43;
cvt.rn.f16.f32 %rs18,%f33;
st.u16 [%rd41],%rs18;
bra.uni $8_44;
$8_42:
st.f32 [%rd41],%f33;
bra.uni $8_44;
$8_43:
cvt.rni.s32.f32 %r146,%f33;
max.s32 %r147,%r146,0;
min.s32 %r148,%r147,255;
st.u8 [%rd41],%r148;
$8_44:
setp.lt.s32 %p27,%r90,3;
@%p27 bra $8_50;
add.s64 %rd42,%rd152,%rd33;
fma.rn.f32 %f34,%f106,%f38,%f42;
setp.eq.s32 %p28,%r80,4;
@%p28 bra $8_48;
setp.ne.s32 %p29,%r80,3;
@%p29 bra $8_49;
cvt.rn.f16.f32 %rs19,%f34;
st.u16 [%rd42],%rs19;
bra.uni $8_50;
$8_48:
st.f32 [%rd42],%f34;
bra.uni $8_50;
$8_49:
cvt.rni.s32.f32 %r149,%f34;
max.s32 %r150,%r149,0;
min.s32 %r151,%r150,255;
st.u8 [%rd42],%r151;
$8_50:
setp.lt.s32 %p30,%r90,4;
@%p30 bra $8_56;
add.s64 %rd43,%rd152,%rd35;
fma.rn.f32 %f35,%f107,%f39,%f43;
setp.eq.s32 %p31,%r80,4;
@%p31 bra $8_54;
setp.ne.s32 %p32,%r80,3;
@%p32 bra $8_55;
cvt.rn.f16.f32 %rs20,%f35;
st.u16 [%rd43],%rs20;
bra.uni $8_56;
$8_54:
st.f32 [%rd43],%f35;
bra.uni $8_56;
$8_55:
cvt.rni.s32.f32 %r152,%f35;
max.s32 %r153,%r152,0;
min.s32 %r154,%r153,255;
st.u8 [%rd43],%r154;
$8_56:
add.s32 %r173,%r173,8;
add.s64 %rd152,%rd152,%rd31;
add.s32 %r172,%r172,8;
add.s64 %rd151,%rd151,192;
setp.lt.s32 %p33,%r173,%r56;
@%p33 bra $8_23;
$8_57:
ret;
}
.visible .entry preprocess_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60],
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<34>;
.reg .b16 %rs<21>;
.reg .f32 %f<108>;
.reg .b32 %r<174>;
.reg .f64 %fd<43>;
.reg .b64 %rd<153>;
.shared .align 8 .b8 _ZZ10preprocessIsLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines[768];
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r156,%r157},[p1+32];
ld.param.v2.u32 {%r86,%r87},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r158,%r159},[p3+32];
ld.param.v2.u32 {%r90,%r91},[p3+40];
ld.param.v2.u32 {%r160,%r161},[p4+16];
ld.param.v2.u32 {%r162,%r163},[p4+24];
ld.param.v2.u32 {%r164,%r165},[p4+32];
ld.param.v2.u32 {%r166,%r167},[p4+40];
ld.param.u64 %rd56,[p5];
ld.param.u32 %r83,[p7];
ld.param.u32 %r82,[p6+56];
ld.param.u32 %r81,[p6+52];
ld.param.u32 %r80,[p6+48];
ld.param.f32 %f47,[p6+44];
ld.param.f32 %f46,[p6+40];
ld.param.f32 %f45,[p6+36];
ld.param.f32 %f44,[p6+32];
ld.param.f32 %f43,[p6+28];
ld.param.f32 %f42,[p6+24];
ld.param.f32 %f41,[p6+20];
ld.param.f32 %f40,[p6+16];
ld.param.f32 %f39,[p6+12];
ld.param.f32 %f38,[p6+8];
ld.param.f32 %f37,[p6+4];
ld.param.f32 %f36,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd150,[p3+24];
ld.param.u64 %rd149,[p3+16];
ld.param.u64 %rd148,[p3+8];
ld.param.u64 %rd52,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r87,0;
@%p2 bra $9_2;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r156,%r157},[%rd59+32];
ld.global.u64 %rd146,[%rd59+24];
ld.global.u64 %rd145,[%rd59+16];
ld.global.u64 %rd144,[%rd59+8];
ld.global.u64 %rd143,[%rd59];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd143,%rd46,%rd61;
$9_3:
setp.eq.s32 %p3,%r91,0;
@%p3 bra $9_5;
cvta.to.global.u64 %rd62,%rd51;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.v2.u32 {%r158,%r159},[%rd64+32];
ld.global.u64 %rd150,[%rd64+24];
ld.global.u64 %rd149,[%rd64+16];
ld.global.u64 %rd148,[%rd64+8];
ld.global.u64 %rd147,[%rd64];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd52,%rd65;
add.s64 %rd147,%rd51,%rd66;
$9_6:
setp.eq.s64 %p4,%rd56,0;
@%p4 bra $9_8;
cvta.to.global.u64 %rd67,%rd56;
mul.wide.u32 %rd68,%r1,48;
add.s64 %rd69,%rd67,%rd68;
ld.global.f64 %fd39,[%rd69];
ld.global.f64 %fd40,[%rd69+8];
ld.global.v2.u32 {%r160,%r161},[%rd69+16];
ld.global.v2.u32 {%r162,%r163},[%rd69+24];
ld.global.v2.u32 {%r164,%r165},[%rd69+32];
ld.global.v2.u32 {%r166,%r167},[%rd69+40];
$9_8:
mov.u32 %r112,%ctaid.x;
shl.b32 %r113,%r112,5;
mov.u32 %r39,%tid.x;
add.s32 %r40,%r113,%r39;
sub.s32 %r41,%r40,%r160;
not.b32 %r114,%r41;
add.s32 %r115,%r162,%r114;
setp.eq.s32 %p5,%r166,0;
selp.b32 %r116,%r41,%r115,%p5;
add.s32 %r117,%r116,%r164;
cvt.rn.f64.s32 %fd7,%r117;
setp.eq.s32 %p6,%r82,0;
@%p6 bra $9_10;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r169,%fd18;
mov.f32 %f95,0f00000000;
bra.uni $9_13;
$9_10:
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd7,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
mov.f64 %fd24,0d4338000000000000;
add.rn.f64 %fd25,%fd23,%fd24;
sub.rn.f64 %fd26,%fd25,%fd24;
sub.rn.f64 %fd41,%fd23,%fd26;
{
.reg .b32 %temp;
mov.b64 {%r169,%temp},%fd25;
}
setp.geu.f64 %p7,%fd41,0d0000000000000000;
@%p7 bra $9_12;
add.s32 %r169,%r169,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$9_12:
cvt.rn.f32.f64 %f95,%fd41;
$9_13:
mov.u32 %r155,%tid.x;
max.s32 %r118,%r169,0;
add.s32 %r119,%r156,-1;
min.s32 %r120,%r118,%r119;
cvt.s64.s32 %rd70,%r120;
mul.lo.s64 %rd25,%rd145,%rd70;
add.s32 %r121,%r169,1;
max.s32 %r122,%r121,0;
min.s32 %r123,%r122,%r119;
cvt.s64.s32 %rd71,%r123;
mul.lo.s64 %rd26,%rd145,%rd71;
mov.u32 %r173,%tid.y;
shl.b32 %r124,%r173,5;
add.s32 %r48,%r124,%r155;
mov.u32 %r125,%ctaid.y;
mul.lo.s32 %r126,%r125,%r83;
shl.b32 %r49,%r126,3;
shl.b32 %r50,%r83,3;
setp.ge.s32 %p8,%r48,%r50;
@%p8 bra $9_20;
add.s32 %r127,%r49,%r48;
sub.s32 %r128,%r127,%r161;
not.b32 %r129,%r128;
add.s32 %r130,%r163,%r129;
setp.eq.s32 %p10,%r167,0;
selp.b32 %r131,%r128,%r130,%p10;
add.s32 %r132,%r131,%r165;
cvt.rn.f64.s32 %fd11,%r132;
@%p6 bra $9_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r171,%fd29;
mov.f32 %f96,0f00000000;
bra.uni $9_19;
$9_16:
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd11,%fd30;
mul.rn.f64 %fd32,%fd31,%fd40;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r171,%temp},%fd36;
}
setp.geu.f64 %p11,%fd42,0d0000000000000000;
@%p11 bra $9_18;
add.s32 %r171,%r171,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$9_18:
cvt.rn.f32.f64 %f96,%fd42;
$9_19:
max.s32 %r133,%r171,0;
add.s32 %r134,%r157,-1;
min.s32 %r135,%r133,%r134;
cvt.s64.s32 %rd72,%r135;
mul.lo.s64 %rd73,%rd144,%rd72;
add.s32 %r136,%r171,1;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,%r134;
cvt.s64.s32 %rd74,%r138;
mul.lo.s64 %rd75,%rd144,%rd74;
mul.wide.s32 %rd76,%r48,24;
mov.u64 %rd77,_ZZ10preprocessIsLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd78,%rd77,%rd76;
st.shared.u64 [%rd78],%rd73;
st.shared.u64 [%rd78+8],%rd75;
st.shared.f32 [%rd78+16],%f96;
$9_20:
bar.sync 0;
setp.ge.s32 %p12,%r40,%r158;
@%p12 bra $9_57;
setp.eq.s32 %p1,%r81,0;
neg.s64 %rd79,%rd150;
selp.b64 %rd28,%rd150,%rd79,%p1;
sub.s32 %r139,%r159,%r49;
min.s32 %r56,%r50,%r139;
setp.ge.s32 %p13,%r173,%r56;
@%p13 bra $9_57;
add.s32 %r140,%r49,%r173;
shl.b64 %rd31,%rd148,3;
shl.b64 %rd32,%rd146,1;
shl.b64 %rd33,%rd28,1;
mul.lo.s64 %rd34,%rd146,3;
mul.lo.s64 %rd35,%rd28,3;
sub.s32 %r172,%r140,%r161;
mul.wide.s32 %rd80,%r173,24;
mov.u64 %rd81,_ZZ10preprocessIsLi0EEvPKvRK5BatchPvS4_RK3FitPS7_RK6FinishiE5lines;
add.s64 %rd82,%rd81,%rd80;
add.s64 %rd151,%rd82,16;
add.s32 %r141,%r90,-1;
selp.b32 %r142,0,%r141,%p1;
cvt.s64.s32 %rd83,%r142;
mul.lo.s64 %rd84,%rd150,%rd83;
cvt.s64.s32 %rd85,%r40;
mul.lo.s64 %rd86,%rd149,%rd85;
cvt.s64.s32 %rd87,%r140;
mul.lo.s64 %rd88,%rd148,%rd87;
add.s64 %rd89,%rd88,%rd86;
add.s64 %rd90,%rd89,%rd84;
add.s64 %rd152,%rd147,%rd90;
$9_23:
.pragma "nounroll";
mov.f32 %f20,%f107;
mov.f32 %f103,%f106;
mov.f32 %f102,%f105;
mov.f32 %f17,%f104;
setp.ge.u32 %p14,%r172,%r163;
setp.ge.u32 %p15,%r41,%r162;
or.pred %p16,%p15,%p14;
mov.f32 %f104,%f44;
mov.f32 %f105,%f45;
mov.f32 %f106,%f46;
mov.f32 %f107,%f47;
@%p16 bra $9_32;
setp.lt.s32 %p17,%r90,1;
add.s64 %rd40,%rd151,-16;
mov.f32 %f104,%f17;
@%p17 bra $9_26;
ld.shared.u64 %rd95,[%rd40];
ld.shared.u64 %rd96,[%rd40+8];
add.s64 %rd97,%rd95,%rd25;
add.s64 %rd91,%rd143,%rd97;
ld.global.nc.s16 %rs1,[%rd91];
cvt.rn.f32.s16 %f51,%rs1;
add.s64 %rd98,%rd95,%rd26;
add.s64 %rd92,%rd143,%rd98;
ld.global.nc.s16 %rs2,[%rd92];
cvt.rn.f32.s16 %f52,%rs2;
sub.rn.f32 %f53,%f52,%f51;
fma.rn.f32 %f54,%f53,%f95,%f51;
add.s64 %rd99,%rd96,%rd25;
add.s64 %rd93,%rd143,%rd99;
ld.global.nc.s16 %rs3,[%rd93];
cvt.rn.f32.s16 %f55,%rs3;
add.s64 %rd100,%rd96,%rd26;
add.s64 %rd94,%rd143,%rd100;
ld.global.nc.s16 %rs4,[%rd94];
cvt.rn.f32.s16 %f56,%rs4;
sub.rn.f32 %f57,%f56,%f55;
fma.rn.f32 %f58,%f57,%f95,%f55;
sub.rn.f32 %f59,%f58,%f54;
ld.shared.f32 %f60,[%rd40+16];
fma.rn.f32 %f104,%f59,%f60,%f54;
$9_26:
setp.lt.s32 %p18,%r90,2;
@%p18 bra $9_28;
ld.shared.u64 %rd105,[%rd40];
ld.shared.u64 %rd106,[%rd40+8];
add.s64 %rd107,%rd105,%rd25;
add.s64 %rd108,%rd146,%rd107;
add.s64 %rd101,%rd143,%rd108;
ld.global.nc.s16 %rs5,[%rd101];
cvt.rn.f32.s16 %f61,%rs5;
add.s64 %rd109,%rd105,%rd26;
add.s64 %rd110,%rd146,%rd109;
add.s64 %rd102,%rd143,%rd110;
ld.global.nc.s16 %rs6,[%rd102];
cvt.rn.f32.s16 %f62,%rs6;
sub.rn.f32 %f63,%f62,%f61;
fma.rn.f32 %f64,%f63,%f95,%f61;
add.s64 %rd111,%rd106,%rd25;
add.s64 %rd112,%rd146,%rd111;
add.s64 %rd103,%rd143,%rd112;
ld.global.nc.s16 %rs7,[%rd103];
cvt.rn.f32.s16 %f65,%rs7;
add.s64 %rd113,%rd106,%rd26;
add.s64 %rd114,%rd146,%rd113;
add.s64 %rd104,%rd143,%rd114;
ld.global.nc.s16 %rs8,[%rd104];
cvt.rn.f32.s16 %f66,%rs8;
sub.rn.f32 %f67,%f66,%f65;
fma.rn.f32 %f68,%f67,%f95,%f65;
sub.rn.f32 %f69,%f68,%f64;
ld.shared.f32 %f70,[%rd40+16];
fma.rn.f32 %f102,%f69,%f70,%f64;
$9_28:
setp.lt.s32 %p19,%r90,3;
@%p19 bra $9_30;
ld.shared.u64 %rd119,[%rd40];
ld.shared.u64 %rd120,[%rd40+8];
add.s64 %rd121,%rd119,%rd25;
add.s64 %rd122,%rd32,%rd121;
add.s64 %rd115,%rd143,%rd122;
ld.global.nc.s16 %rs9,[%rd115];
cvt.rn.f32.s16 %f71,%rs9;
add.s64 %rd123,%rd119,%rd26;
add.s64 %rd124,%rd32,%rd123;
add.s64 %rd116,%rd143,%rd124;
ld.global.nc.s16 %rs10,[%rd116];
cvt.rn.f32.s16 %f72,%rs10;
sub.rn.f32 %f73,%f72,%f71;
fma.rn.f32 %f74,%f73,%f95,%f71;
add.s64 %rd125,%rd120,%rd25;
add.s64 %rd126,%rd32,%rd125;
add.s64 %rd117,%rd143,%rd126;
ld.global.nc.s16 %rs11,[%rd117];
cvt.rn.f32.s16 %f75,%rs11;
add.s64 %rd127,%rd120,%rd26;
add.s64 %rd128,%rd32,%rd127;
add.s64 %rd118,%rd143,%rd128;
ld.global.nc.s16 %rs12,[%rd118];
cvt.rn.f32.s16 %f76,%rs12;
sub.rn.f32 %f77,%f76,%f75;
fma.rn.f32 %f78,%f77,%f95,%f75;
sub.rn.f32 %f79,%f78,%f74;
ld.shared.f32 %f80,[%rd40+16];
fma.rn.f32 %f103,%f79,%f80,%f74;
$9_30:
setp.lt.s32 %p20,%r90,4;
mov.f32 %f105,%f102;
mov.f32 %f106,%f103;
mov.f32 %f107,%f20;
@%p20 bra $9_32;
ld.shared.u64 %rd133,[%rd40];
ld.shared.u64 %rd134,[%rd40+8];
add.s64 %rd135,%rd133,%rd25;
add.s64 %rd136,%rd34,%rd135;
add.s64 %rd129,%rd143,%rd136;
ld.global.nc.s16 %rs13,[%rd129];
cvt.rn.f32.s16 %f81,%rs13;
add.s64 %rd137,%rd133,%rd26;
add.s64 %rd138,%rd34,%rd137;
add.s64 %rd130,%rd143,%rd138;
ld.global.nc.s16 %rs14,[%rd130];
cvt.rn.f32.s16 %f82,%rs14;
sub.rn.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f83,%f95,%f81;
add.s64 %rd139,%rd134,%rd25;
add.s64 %rd140,%rd34,%rd139;
add.s64 %rd131,%rd143,%rd140;
ld.global.nc.s16 %rs15,[%rd131];
cvt.rn.f32.s16 %f85,%rs15;
add.s64 %rd141,%rd134,%rd26;
add.s64 %rd142,%rd34,%rd141;
add.s64 %rd132,%rd143,%rd142;
ld.global.nc.s16 %rs16,[%rd132];
cvt.rn.f32.s16 %f86,%rs16;
sub.rn.f32 %f87,%f86,%f85;
fma.rn.f32 %f88,%f87,%f95,%f85;
sub.rn.f32 %f89,%f88,%f84;
ld.shared.f32 %f90,[%rd40+16];
fma.rn.f32 %f107,%f89,%f90,%f84;
mov.f32 %f105,%f102;
mov.f32 %f106,%f103;
$9_32:
setp.lt.s32 %p21,%r90,1;
@%p21 bra $9_38;
fma.rn.f32 %f32,%f104,%f36,%f40;
setp.eq.s32 %p22,%r80,4;
@%p22 bra $9_36;
setp.ne.s32 %p23,%r80,3;
@%p23 bra $9_37;
cvt.rn.f16.f32 %rs17,%f32;
st.u16 [%rd152],%rs17;
bra.uni $9_38;
$9_36:
st.f32 [%rd152],%f32;
bra.uni $9_38;
$9_37:
cvt.rni.s32.f32 %r143,%f32;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%rd152],%r145;
$9_38:
setp.lt.s32 %p24,%r90,2;
@%p24 bra $9_44;
add.s64 %rd41,%rd152,%rd28;
fma.rn.f32 %f33,%f105,%f37,%f41;
setp.eq.s32 %p25,%r80,4;
@%p25 bra $9_42;
setp.ne.s32 %p26,%r80,3;
@%p26 bra $9_43;
cvt.rn.f16.f32 %rs18,%f33;
st.u16 [%rd41],%rs18;
bra.uni $9_44;
$9_42:
st.f32 [%rd41],%f33;
bra.uni $9_44;
$9_43:
cvt.rni.s32.f32 %r146,%f33;
max.s32 %r147,%r146,0;
min.s32 %r148,%r147,255;
st.u8 [%rd41],%r148;
$9_44:
setp.lt.s32 %p27,%r90,3;
@%p27 bra $9_50;
add.s64 %rd42,%rd152,%rd33;
fma.rn.f32 %f34,%f106,%f38,%f42;
setp.eq.s32 %p28,%r80,4;
@%p28 bra $9_48;
setp.ne.s32 %p29,%r80,3;
@%p29 bra $9_49;
cvt.rn.f16.f32 %rs19,%f34;
st.u16 [%rd42],%rs19;
bra.uni $9_50;
$9_48:
st.f32 [%rd42],%f34;
bra.uni $9_50;
$9_49:
cvt.rni.s32.f32 %r149,%f34;
max.s32 %r150,%r149,0;
min.s32 %r151,%r150,255;
st.u8 [%rd42],%r151;
$9_50:
setp.lt.s32 %p30,%r90,4;
@%p30 bra $9_56;
add.s64 %rd43,%rd152,%rd35;
fma.rn.f32 %f35,%f107,%f39,%f43;
setp.eq.s32 %p31,%r80,4;
@%p31 bra $9_54;
setp.ne.s32 %p32,%r80,3;
@%p32 bra $9_55;
cvt.rn.f16.f32 %rs20,%f35;
st.u16 [%rd43],%rs20;
bra.uni $9_56;
$9_54:
st.f32 [%rd43],%f35;
bra.uni $9_56;
$9_55:
cvt.rni.s32.f32 %r152,%f35;
max.s32 %r153,%r152,0;
min.s32 %r154,%r153,255;
st.u8 [%rd43],%r154;
$9_56:
add.s32 %r173,%r173,8;
add.s64 %rd152,%rd152,%rd31;
add.s32 %r172,%r172,8;
add.s64 %rd151,%rd151,192;
setp.lt.s32 %p33,%r173,%r56;
@%p33 bra $9_23;
$9_57:
ret;
}
.visible .entry preprocess_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60],
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<34>;
.reg .b16 %rs<37>;
.reg .f32 %f<108>;
.reg .b32 %r<174>;
.reg .f64 %fd<43>;
.reg .b64 %rd<153>;
.shared .align 8 .b8 _ZZ10preprocessI3f16Li0EEvPKvRK5BatchPvS5_RK3FitPS8_RK6FinishiE5lines[768];
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r156,%r157},[p1+32];
ld.param.v2.u32 {%r86,%r87},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r158,%r159},[p3+32];
ld.param.v2.u32 {%r90,%r91},[p3+40];
ld.param.v2.u32 {%r160,%r161},[p4+16];
ld.param.v2.u32 {%r162,%r163},[p4+24];
ld.param.v2.u32 {%r164,%r165},[p4+32];
ld.param.v2.u32 {%r166,%r167},[p4+40];
ld.param.u64 %rd56,[p5];
ld.param.u32 %r83,[p7];
ld.param.u32 %r82,[p6+56];
ld.param.u32 %r81,[p6+52];
ld.param.u32 %r80,[p6+48];
ld.param.f32 %f47,[p6+44];
ld.param.f32 %f46,[p6+40];
ld.param.f32 %f45,[p6+36];
ld.param.f32 %f44,[p6+32];
ld.param.f32 %f43,[p6+28];
ld.param.f32 %f42,[p6+24];
ld.param.f32 %f41,[p6+20];
ld.param.f32 %f40,[p6+16];
ld.param.f32 %f39,[p6+12];
ld.param.f32 %f38,[p6+8];
ld.param.f32 %f37,[p6+4];
ld.param.f32 %f36,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd150,[p3+24];
ld.param.u64 %rd149,[p3+16];
ld.param.u64 %rd148,[p3+8];
ld.param.u64 %rd52,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r87,0;
@%p2 bra $10_2;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r156,%r157},[%rd59+32];
ld.global.u64 %rd146,[%rd59+24];
ld.global.u64 %rd145,[%rd59+16];
ld.global.u64 %rd144,[%rd59+8];
ld.global.u64 %rd143,[%rd59];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd143,%rd46,%rd61;
$10_3:
setp.eq.s32 %p3,%r91,0;
@%p3 bra $10_5;
cvta.to.global.u64 %rd62,%rd51;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.v2.u32 {%r158,%r159},[%rd64+32];
ld.global.u64 %rd150,[%rd64+24];
ld.global.u64 %rd149,[%rd64+16];
ld.global.u64 %rd148,[%rd64+8];
ld.global.u64 %rd147,[%rd64];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd52,%rd65;
add.s64 %rd147,%rd51,%rd66;
$10_6:
setp.eq.s64 %p4,%rd56,0;
@%p4 bra $10_8;
cvta.to.global.u64 %rd67,%rd56;
mul.wide.u32 %rd68,%r1,48;
add.s64 %rd69,%rd67,%rd68;
ld.global.f64 %fd39,[%rd69];
ld.global.f64 %fd40,[%rd69+8];
ld.global.v2.u32 {%r160,%r161},[%rd69+16];
ld.global.v2.u32 {%r162,%r163},[%rd69+24];
ld.global.v2.u32 {%r164,%r165},[%rd69+32];
ld.global.v2.u32 {%r166,%r167},[%rd69+40];
$10_8:
mov.u32 %r112,%ctaid.x;
shl.b32 %r113,%r112,5;
mov.u32 %r39,%tid.x;
add.s32 %r40,%r113,%r39;
sub.s32 %r41,%r40,%r160;
not.b32 %r114,%r41;
add.s32 %r115,%r162,%r114;
setp.eq.s32 %p5,%r166,0;
selp.b32 %r116,%r41,%r115,%p5;
add.s32 %r117,%r116,%r164;
cvt.rn.f64.s32 %fd7,%r117;
setp.eq.s32 %p6,%r82,0;
@%p6 bra $10_10;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r169,%fd18;
mov.f32 %f95,0f00000000;
bra.uni $10_13;
$10_10:
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd7,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd23,%fd21,%fd22;
mov.f64 %fd24,0d4338000000000000;
add.rn.f64 %fd25,%fd23,%fd24;
sub.rn.f64 %fd26,%fd25,%fd24;
sub.rn.f64 %fd41,%fd23,%fd26;
{
.reg .b32 %temp;
mov.b64 {%r169,%temp},%fd25;
}
setp.geu.f64 %p7,%fd41,0d0000000000000000;
@%p7 bra $10_12;
add.s32 %r169,%r169,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$10_12:
cvt.rn.f32.f64 %f95,%fd41;
$10_13:
mov.u32 %r155,%tid.x;
max.s32 %r118,%r169,0;
add.s32 %r119,%r156,-1;
min.s32 %r120,%r118,%r119;
cvt.s64.s32 %rd70,%r120;
mul.lo.s64 %rd25,%rd145,%rd70;
add.s32 %r121,%r169,1;
max.s32 %r122,%r121,0;
min.s32 %r123,%r122,%r119;
cvt.s64.s32 %rd71,%r123;
mul.lo.s64 %rd26,%rd145,%rd71;
mov.u32 %r173,%tid.y;
shl.b32 %r124,%r173,5;
add.s32 %r48,%r124,%r155;
mov.u32 %r125,%ctaid.y;
mul.lo.s32 %r126,%r125,%r83;
shl.b32 %r49,%r126,3;
shl.b32 %r50,%r83,3;
setp.ge.s32 %p8,%r48,%r50;
@%p8 bra $10_20;
add.s32 %r127,%r49,%r48;
sub.s32 %r128,%r127,%r161;
not.b32 %r129,%r128;
add.s32 %r130,%r163,%r129;
setp.eq.s32 %p10,%r167,0;
selp.b32 %r131,%r128,%r130,%p10;
add.s32 %r132,%r131,%r165;
cvt.rn.f64.s32 %fd11,%r132;
@%p6 bra $10_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r171,%fd29;
mov.f32 %f96,0f00000000;
bra.uni $10_19;
$10_16:
mov.f64 %fd30,0d3FE0000000000000;
add.rn.f64 %fd31,%fd11,%fd30;
mul.rn.f64 %fd32,%fd31,%fd40;
mov.f64 %fd33,0dBFE0000000000000;
add.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d4338000000000000;
add.rn.f64 %fd36,%fd34,%fd35;
sub.rn.f64 %fd37,%fd36,%fd35;
sub.rn.f64 %fd42,%fd34,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r171,%temp},%fd36;
}
setp.geu.f64 %p11,%fd42,0d0000000000000000;
@%p11 bra $10_18;
add.s32 %r171,%r171,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$10_18:
cvt.rn.f32.f64 %f96,%fd42;
$10_19:
max.s32 %r133,%r171,0;
add.s32 %r134,%r157,-1;
min.s32 %r135,%r133,%r134;
cvt.s64.s32 %rd72,%r135;
mul.lo.s64 %rd73,%rd144,%rd72;
add.s32 %r136,%r171,1;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,%r134;
cvt.s64.s32 %rd74,%r138;
mul.lo.s64 %rd75,%rd144,%rd74;
mul.wide.s32 %rd76,%r48,24;
mov.u64 %rd77,_ZZ10preprocessI3f16Li0EEvPKvRK5BatchPvS5_RK3FitPS8_RK6FinishiE5lines;
add.s64 %rd78,%rd77,%rd76;
st.shared.u64 [%rd78],%rd73;
st.shared.u64 [%rd78+8],%rd75;
st.shared.f32 [%rd78+16],%f96;
$10_20:
bar.sync 0;
setp.ge.s32 %p12,%r40,%r158;
@%p12 bra $10_57;
setp.eq.s32 %p1,%r81,0;
neg.s64 %rd79,%rd150;
selp.b64 %rd28,%rd150,%rd79,%p1;
sub.s32 %r139,%r159,%r49;
min.s32 %r56,%r50,%r139;
setp.ge.s32 %p13,%r173,%r56;
@%p13 bra $10_57;
add.s32 %r140,%r49,%r173;
shl.b64 %rd31,%rd148,3;
shl.b64 %rd32,%rd146,1;
shl.b64 %rd33,%rd28,1;
mul.lo.s64 %rd34,%rd146,3;
mul.lo.s64 %rd35,%rd28,3;
sub.s32 %r172,%r140,%r161;
mul.wide.s32 %rd80,%r173,24;
mov.u64 %rd81,_ZZ10preprocessI3f16Li0EEvPKvRK5BatchPvS5_RK3FitPS8_RK6FinishiE5lines;
add.s64 %rd82,%rd81,%rd80;
add.s64 %rd151,%rd82,16;
add.s32 %r141,%r90,-1;
selp.b32 %r142,0,%r141,%p1;
cvt.s64.s32 %rd83,%r142;
mul.lo.s64 %rd84,%rd150,%rd83;
cvt.s64.s32 %rd85,%r40;
mul.lo.s64 %rd86,%rd149,%rd85;
cvt.s64.s32 %rd87,%r140;
mul.lo.s64 %rd88,%rd148,%rd87;
add.s64 %rd89,%rd88,%rd86;
add.s64 %rd90,%rd89,%rd84;
add.s64 %rd152,%rd147,%rd90;
$10_23:
.pragma "nounroll";
mov.f32 %f20,%f107;
mov.f32 %f103,%f106;
mov.f32 %f102,%f105;
mov.f32 %f17,%f104;
setp.ge.u32 %p14,%r172,%r163;
setp.ge.u32 %p15,%r41,%r162;
or.pred %p16,%p15,%p14;
mov.f32 %f104,%f44;
mov.f32 %f105,%f45;
mov.f32 %f106,%f46;
mov.f32 %f107,%f47;
@%p16 bra $10_32;
setp.lt.s32 %p17,%r90,1;
add.s64 %rd40,%rd151,-16;
mov.f32 %f104,%f17;
@%p17 bra $10_26;
ld.shared.u64 %rd95,[%rd40];
ld.shared.u64 %rd96,[%rd40+8];
add.s64 %rd97,%rd95,%rd25;
add.s64 %rd91,%rd143,%rd97;
ld.global.nc.u16 %rs1,[%rd91];
cvt.f32.f16 %f51,%rs1;
add.s64 %rd98,%rd95,%rd26;
add.s64 %rd92,%rd143,%rd98;
ld.global.nc.u16 %rs3,[%rd92];
cvt.f32.f16 %f52,%rs3;
sub.rn.f32 %f55,%f52,%f51;
fma.rn.f32 %f56,%f55,%f95,%f51;
add.s64 %rd99,%rd96,%rd25;
add.s64 %rd93,%rd143,%rd99;
ld.global.nc.u16 %rs5,[%rd93];
cvt.f32.f16 %f53,%rs5;
add.s64 %rd100,%rd96,%rd26;
add.s64 %rd94,%rd143,%rd100;
ld.global.nc.u16 %rs7,[%rd94];
cvt.f32.f16 %f54,%rs7;
sub.rn.f32 %f57,%f54,%f53;
fma.rn.f32 %f58,%f57,%f95,%f53;
sub.rn.f32 %f59,%f58,%f56;
ld.shared.f32 %f60,[%rd40+16];
fma.rn.f32 %f104,%f59,%f60,%f56;
$10_26:
setp.lt.s32 %p18,%r90,2;
@%p18 bra $10_28;
ld.shared.u64 %rd105,[%rd40];
ld.shared.u64 %rd106,[%rd40+8];
add.s64 %rd107,%rd105,%rd25;
add.s64 %rd108,%rd146,%rd107;
add.s64 %rd101,%rd143,%rd108;
ld.global.nc.u16 %rs9,[%rd101];
cvt.f32.f16 %f61,%rs9;
add.s64 %rd109,%rd105,%rd26;
add.s64 %rd110,%rd146,%rd109;
add.s64 %rd102,%rd143,%rd110;
ld.global.nc.u16 %rs11,[%rd102];
cvt.f32.f16 %f62,%rs11;
sub.rn.f32 %f65,%f62,%f61;
fma.rn.f32 %f66,%f65,%f95,%f61;
add.s64 %rd111,%rd106,%rd25;
add.s64 %rd112,%rd146,%rd111;
add.s64 %rd103,%rd143,%rd112;
ld.global.nc.u16 %rs13,[%rd103];
cvt.f32.f16 %f63,%rs13;
add.s64 %rd113,%rd106,%rd26;
add.s64 %rd114,%rd146,%rd113;
add.s64 %rd104,%rd143,%rd114;
ld.global.nc.u16 %rs15,[%rd104];
cvt.f32.f16 %f64,%rs15;
sub.rn.f32 %f67,%f64,%f63;
fma.rn.f32 %f68,%f67,%f95,%f63;
sub.rn.f32 %f69,%f68,%f66;
ld.shared.f32 %f70,[%rd40+16];
fma.rn.f32 %f102,%f69,%f70,%f66;
$10_28:
setp.lt.s32 %p19,%r90,3;
@%p19 bra $10_30;
ld.shared.u64 %rd119,[%rd40];
ld.shared.u64 %rd120,[%rd40+8];
add.s64 %rd121,%rd119,%rd25;
add.s64 %rd122,%rd32,%rd121;
add.s64 %rd115,%rd143,%rd122;
ld.global.nc.u16 %rs17,[%rd115];
cvt.f32.f16 %f71,%rs17;
add.s64 %rd123,%rd119,%rd26;
add.s64 %rd124,%rd32,%rd123;
add.s64 %rd116,%rd143,%rd124;
ld.global.nc.u16 %rs19,[%rd116];
cvt.f32.f16 %f72,%rs19;
sub.rn.f32 %f75,%f72,%f71;
fma.rn.f32 %f76,%f75,%f95,%f71;
add.s64 %rd125,%rd120,%rd25;
add.s64 %rd126,%rd32,%rd125;
add.s64 %rd117,%rd143,%rd126;
ld.global.nc.u16 %rs21,[%rd117];
cvt.f32.f16 %f73,%rs21;
add.s64 %rd127,%rd120,%rd26;
add.s64 %rd128,%rd32,%rd127;
add.s64 %rd118,%rd143,%rd128;
ld.global.nc.u16 %rs23,[%rd118];
cvt.f32.f16 %f74,%rs23;
sub.rn.f32 %f77,%f74,%f73;
fma.rn.f32 %f78,%f77,%f95,%f73;
sub.rn.f32 %f79,%f78,%f76;
ld.shared.f32 %f80,[%rd40+16];
fma.rn.f32 %f103,%f79,%f80,%f76;
$10_30:
setp.lt.s32 %p20,%r90,4;
mov.f32 %f105,%f102;
mov.f32 %f106,%f103;
mov.f32 %f107,%f20;
@%p20 bra $10_32;
ld.shared.u64 %rd133,[%rd40];
ld.shared.u64 %rd134,[%rd40+8];
add.s64 %rd135,%rd133,%rd25;
add.s64 %rd136,%rd34,%rd135;
add.s64 %rd129,%rd143,%rd136;
ld.global.nc.u16 %rs25,[%rd129];
cvt.f32.f16 %f81,%rs25;
add.s64 %rd137,%rd133,%rd26;
add.s64 %rd138,%rd34,%rd137;
add.s64 %rd130,%rd143,%rd138;
ld.global.nc.u16 %rs27,[%rd130];
cvt.f32.f16 %f82,%rs27;
sub.rn.f32 %f85,%f82,%f81;
fma.rn.f32 %f86,%f85,%f95,%f81;
add.s64 %rd139,%rd134,%rd25;
add.s64 %rd140,%rd34,%rd139;
add.s64 %rd131,%rd143,%rd140;
ld.global.nc.u16 %rs29,[%rd131];
cvt.f32.f16 %f83,%rs29;
add.s64 %rd141,%rd134,%rd26;
add.s64 %rd142,%rd34,%rd141;
add.s64 %rd132,%rd143,%rd142;
ld.global.nc.u16 %rs31,[%rd132];
cvt.f32.f16 %f84,%rs31;
sub.rn.f32 %f87,%f84,%f83;
fma.rn.f32 %f88,%f87,%f95,%f83;
sub.rn.f32 %f89,%f88,%f86;
ld.shared.f32 %f90,[%rd40+16];
fma.rn.f32 %f107,%f89,%f90,%f86;
mov.f32 %f105,%f102;
mov.f32 %f106,%f103;
$10_32:
setp.lt.s32 %p21,%r90,1;
@%p21 bra $10_38;
fma.rn.f32 %f32,%f104,%f36,%f40;
setp.eq.s32 %p22,%r80,4;
@%p22 bra $10_36;
setp.ne.s32 %p23,%r80,3;
@%p23 bra $10_37;
cvt.rn.f16.f32 %rs33,%f32;
st.u16 [%rd152],%rs33;
bra.uni $10_38;
$10_36:
st.f32 [%rd152],%f32;
bra.uni $10_38;
$10_37:
cvt.rni.s32.f32 %r143,%f32;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%rd152],%r145;
$10_38:
setp.lt.s32 %p24,%r90,2;
@%p24 bra $10_44;
add.s64 %rd41,%rd152,%rd28;
fma.rn.f32 %f33,%f105,%f37,%f41;
setp.eq.s32 %p25,%r80,4;
@%p25 bra $10_42;
setp.ne.s32 %p26,%r80,3;
@%p26 bra $10_43;
cvt.rn.f16.f32 %rs34,%f33;
st.u16 [%rd41],%rs34;
bra.uni $10_44;
$10_42:
st.f32 [%rd41],%f33;
bra.uni $10_44;
$10_43:
cvt.rni.s32.f32 %r146,%f33;
max.s32 %r147,%r146,0;
min.s32 %r148,%r147,255;
st.u8 [%rd41],%r148;
$10_44:
setp.lt.s32 %p27,%r90,3;
@%p27 bra $10_50;
add.s64 %rd42,%rd152,%rd33;
fma.rn.f32 %f34,%f106,%f38,%f42;
setp.eq.s32 %p28,%r80,4;
@%p28 bra $10_48;
setp.ne.s32 %p29,%r80,3;
@%p29 bra $10_49;
cvt.rn.f16.f32 %rs35,%f34;
st.u16 [%rd42],%rs35;
bra.uni $10_50;
$10_48:
st.f32 [%rd42],%f34;
bra.uni $10_50;
$10_49:
cvt.rni.s32.f32 %r149,%f34;
max.s32 %r150,%r149,0;
min.s32 %r151,%r150,255;
st.u8 [%rd42],%r151;
$10_50:
setp.lt.s32 %p30,%r90,4;
@%p30 bra $10_56;
add.s64 %rd43,%rd152,%rd35;
fma.rn.f32 %f35,%f107,%f39,%f43;
setp.eq.s32 %p31,%r80,4;
@%p31 bra $10_54;
setp.ne.s32 %p32,%r80,3;
@%p32 bra $10_55;
cvt.rn.f16.f32 %rs36,%f35;
st.u16 [%rd43],%rs36;
bra.uni $10_56;
$10_54:
st.f32 [%rd43],%f35;
bra.uni $10_56;
$10_55:
cvt.rni.s32.f32 %r152,%f35;
max.s32 %r153,%r152,0;
min.s32 %r154,%r153,255;
st.u8 [%rd43],%r154;
$10_56:
add.s32 %r173,%r173,8;
add.s64 %rd152,%rd152,%rd31;
add.s32 %r172,%r172,8;
add.s64 %rd151,%rd151,192;
setp.lt.s32 %p33,%r173,%r56;
@%p33 bra $10_23;
$10_57:
ret;
}
.visible .entry preprocess_nv12(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .align 8 .b8 p6[48],
.param .u64 p7,
.param .align 4 .b8 p8[60],
.param .u32 p9,
.param .align 4 .b8 p10[28]
)
.maxntid 256,1,1
{
.reg .pred %p<37>;
.reg .b16 %rs<28>;
.reg .f32 %f<131>;
.reg .b32 %r<275>;
.reg .f64 %fd<75>;
.reg .b64 %rd<172>;
.shared .align 8 .b8 _ZZ15preprocess_nv12E5lines[768];
.shared .align 8 .b8 _ZZ15preprocess_nv12E10half_lines[768];
ld.param.u64 %rd65,[p0];
ld.param.v2.u32 {%r247,%r248},[p1+32];
ld.param.v2.u32 {%r115,%r116},[p1+40];
ld.param.u64 %rd70,[p2];
ld.param.v2.u32 {%r249,%r250},[p3+32];
ld.param.v2.u32 {%r119,%r120},[p3+40];
ld.param.u64 %rd75,[p4];
ld.param.v2.u32 {%r251,%r252},[p5+32];
ld.param.v2.u32 {%r123,%r124},[p5+40];
ld.param.v2.u32 {%r253,%r254},[p6+16];
ld.param.v2.u32 {%r255,%r256},[p6+24];
ld.param.v2.u32 {%r257,%r258},[p6+32];
ld.param.v2.u32 {%r259,%r260},[p6+40];
ld.param.u64 %rd80,[p7];
ld.param.u32 %r109,[p8+48];
ld.param.f32 %f41,[p8+24];
ld.param.f32 %f37,[p8+8];
ld.param.f64 %fd69,[p6+8];
ld.param.f64 %fd70,[p6];
ld.param.u64 %rd169,[p5+24];
ld.param.u64 %rd168,[p5+16];
ld.param.u64 %rd167,[p5+8];
ld.param.u64 %rd76,[p5];
ld.param.u64 %rd165,[p3+24];
ld.param.u64 %rd164,[p3+16];
ld.param.u64 %rd163,[p3+8];
ld.param.u64 %rd71,[p3];
ld.param.u64 %rd161,[p1+16];
ld.param.u64 %rd160,[p1+8];
ld.param.u64 %rd66,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r116,0;
@%p3 bra $11_2;
cvta.to.global.u64 %rd81,%rd65;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r247,%r248},[%rd83+32];
ld.global.u64 %rd161,[%rd83+16];
ld.global.u64 %rd160,[%rd83+8];
ld.global.u64 %rd159,[%rd83];
bra.uni $11_3;
$11_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd66,%rd84;
add.s64 %rd159,%rd65,%rd85;
$11_3:
setp.eq.s32 %p4,%r120,0;
@%p4 bra $11_5;
cvta.to.global.u64 %rd86,%rd70;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r249,%r250},[%rd88+32];
ld.global.u64 %rd165,[%rd88+24];
ld.global.u64 %rd164,[%rd88+16];
ld.global.u64 %rd163,[%rd88+8];
ld.global.u64 %rd162,[%rd88];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd71,%rd89;
add.s64 %rd162,%rd70,%rd90;
$11_6:
setp.eq.s32 %p5,%r124,0;
@%p5 bra $11_8;
cvta.to.global.u64 %rd91,%rd75;
mul.wide.s32 %rd92,%r1,40;
add.s64 %rd93,%rd91,%rd92;
ld.global.v2.u32 {%r251,%r252},[%rd93+32];
ld.global.u64 %rd169,[%rd93+24];
ld.global.u64 %rd168,[%rd93+16];
ld.global.u64 %rd167,[%rd93+8];
ld.global.u64 %rd166,[%rd93];
bra.uni $11_9;
$11_8:
cvt.s64.s32 %rd94,%r1;
mul.lo.s64 %rd95,%rd76,%rd94;
add.s64 %rd166,%rd75,%rd95;
$11_9:
setp.eq.s64 %p6,%rd80,0;
@%p6 bra $11_12;
cvta.to.global.u64 %rd96,%rd80;
mul.wide.u32 %rd97,%r1,48;
add.s64 %rd98,%rd96,%rd97;
ld.global.f64 %fd70,[%rd98];
ld.global.f64 %fd69,[%rd98+8];
ld.global.v2.u32 {%r253,%r254},[%rd98+16];
ld.global.v2.u32 {%r255,%r256},[%rd98+24];
ld.global.v2.u32 {%r257,%r258},[%rd98+32];
ld.global.v2.u32 {%r259,%r260},[%rd98+40];
$11_12:
ld.param.u32 %r243,[p8+56];
mov.u32 %r147,%ctaid.x;
shl.b32 %r148,%r147,5;
mov.u32 %r149,%tid.x;
add.s32 %r150,%r148,%r149;
sub.s32 %r45,%r150,%r253;
not.b32 %r151,%r45;
add.s32 %r152,%r255,%r151;
setp.eq.s32 %p7,%r259,0;
selp.b32 %r153,%r45,%r152,%p7;
add.s32 %r154,%r153,%r257;
cvt.rn.f64.s32 %fd7,%r154;
setp.eq.s32 %p8,%r243,0;
@%p8 bra $11_14;
mul.f64 %fd25,%fd70,%fd7;
cvt.rmi.f64.f64 %fd26,%fd25;
cvt.rzi.s32.f64 %r262,%fd26;
mov.f32 %f124,0f00000000;
bra.uni $11_17;
$11_14:
mov.f64 %fd27,0d3FE0000000000000;
add.rn.f64 %fd28,%fd7,%fd27;
mul.rn.f64 %fd29,%fd28,%fd70;
mov.f64 %fd30,0dBFE0000000000000;
add.rn.f64 %fd31,%fd29,%fd30;
mov.f64 %fd32,0d4338000000000000;
add.rn.f64 %fd33,%fd31,%fd32;
sub.rn.f64 %fd34,%fd33,%fd32;
sub.rn.f64 %fd71,%fd31,%fd34;
{
.reg .b32 %temp;
mov.b64 {%r262,%temp},%fd33;
}
setp.geu.f64 %p9,%fd71,0d0000000000000000;
@%p9 bra $11_16;
add.s32 %r262,%r262,-1;
mov.f64 %fd35,0d3FF0000000000000;
add.rn.f64 %fd71,%fd71,%fd35;
$11_16:
cvt.rn.f32.f64 %f124,%fd71;
$11_17:
mul.f64 %fd11,%fd70,0d3FE0000000000000;
@%p8 bra $11_19;
mul.f64 %fd36,%fd11,%fd7;
cvt.rmi.f64.f64 %fd37,%fd36;
cvt.rzi.s32.f64 %r264,%fd37;
mov.f32 %f125,0f00000000;
bra.uni $11_22;
$11_19:
mov.f64 %fd38,0d3FE0000000000000;
add.rn.f64 %fd39,%fd7,%fd38;
mul.rn.f64 %fd40,%fd39,%fd11;
mov.f64 %fd41,0dBFE0000000000000;
add.rn.f64 %fd42,%fd40,%fd41;
mov.f64 %fd43,0d4338000000000000;
add.rn.f64 %fd44,%fd42,%fd43;
sub.rn.f64 %fd45,%fd44,%fd43;
sub.rn.f64 %fd72,%fd42,%fd45;
{
.reg .b32 %temp;
mov.b64 {%r264,%temp},%fd44;
}
setp.geu.f64 %p11,%fd72,0d0000000000000000;
@%p11 bra $11_21;
add.s32 %r264,%r264,-1;
mov.f64 %fd46,0d3FF0000000000000;
add.rn.f64 %fd72,%fd72,%fd46;
$11_21:
cvt.rn.f32.f64 %f125,%fd72;
$11_22:
ld.param.u32 %r245,[p9];
mov.u32 %r244,%tid.x;
max.s32 %r155,%r264,0;
add.s32 %r156,%r249,-1;
min.s32 %r157,%r155,%r156;
cvt.s64.s32 %rd99,%r157;
mul.lo.s64 %rd40,%rd164,%rd99;
add.s32 %r158,%r264,1;
max.s32 %r159,%r158,0;
min.s32 %r160,%r159,%r156;
cvt.s64.s32 %rd100,%r160;
mul.lo.s64 %rd41,%rd164,%rd100;
and.b64 %rd101,%rd163,1;
setp.eq.b64 %p12,%rd101,1;
and.b64 %rd102,%rd164,1;
setp.eq.b64 %p13,%rd102,1;
or.pred %p14,%p13,%p12;
and.b64 %rd103,%rd162,1;
setp.eq.b64 %p15,%rd103,1;
or.pred %p16,%p14,%p15;
not.pred %p17,%p16;
setp.eq.s64 %p18,%rd165,1;
and.pred %p1,%p18,%p17;
mov.u32 %r161,%tid.y;
shl.b32 %r162,%r161,5;
add.s32 %r56,%r162,%r244;
shl.b32 %r164,%r245,3;
setp.ge.s32 %p19,%r56,%r164;
@%p19 bra $11_34;
ld.param.u32 %r246,[p9];
mov.u32 %r165,%ctaid.y;
shl.b32 %r166,%r165,3;
mad.lo.s32 %r167,%r166,%r246,%r56;
sub.s32 %r168,%r167,%r254;
not.b32 %r169,%r168;
add.s32 %r170,%r256,%r169;
setp.eq.s32 %p21,%r260,0;
selp.b32 %r171,%r168,%r170,%p21;
add.s32 %r172,%r171,%r258;
cvt.rn.f64.s32 %fd15,%r172;
@%p8 bra $11_25;
mul.f64 %fd47,%fd69,%fd15;
cvt.rmi.f64.f64 %fd48,%fd47;
cvt.rzi.s32.f64 %r266,%fd48;
mov.f32 %f126,0f00000000;
bra.uni $11_28;
$11_25:
mov.f64 %fd49,0d3FE0000000000000;
add.rn.f64 %fd50,%fd15,%fd49;
mul.rn.f64 %fd51,%fd50,%fd69;
mov.f64 %fd52,0dBFE0000000000000;
add.rn.f64 %fd53,%fd51,%fd52;
mov.f64 %fd54,0d4338000000000000;
add.rn.f64 %fd55,%fd53,%fd54;
sub.rn.f64 %fd56,%fd55,%fd54;
sub.rn.f64 %fd73,%fd53,%fd56;
{
.reg .b32 %temp;
mov.b64 {%r266,%temp},%fd55;
}
setp.geu.f64 %p22,%fd73,0d0000000000000000;
@%p22 bra $11_27;
add.s32 %r266,%r266,-1;
mov.f64 %fd57,0d3FF0000000000000;
add.rn.f64 %fd73,%fd73,%fd57;
$11_27:
cvt.rn.f32.f64 %f126,%fd73;
$11_28:
mov.u32 %r237,%tid.x;
max.s32 %r173,%r266,0;
add.s32 %r174,%r248,-1;
min.s32 %r175,%r173,%r174;
cvt.s64.s32 %rd104,%r175;
mul.lo.s64 %rd105,%rd160,%rd104;
add.s32 %r176,%r266,1;
max.s32 %r177,%r176,0;
min.s32 %r178,%r177,%r174;
cvt.s64.s32 %rd106,%r178;
mul.lo.s64 %rd107,%rd160,%rd106;
mov.u32 %r179,%tid.y;
shl.b32 %r180,%r179,5;
add.s32 %r182,%r180,%r237;
cvt.s64.s32 %rd42,%r182;
mul.wide.s32 %rd108,%r182,24;
mov.u64 %rd109,_ZZ15preprocess_nv12E5lines;
add.s64 %rd110,%rd109,%rd108;
st.shared.u64 [%rd110],%rd105;
st.shared.u64 [%rd110+8],%rd107;
st.shared.f32 [%rd110+16],%f126;
mul.f64 %fd19,%fd69,0d3FE0000000000000;
@%p8 bra $11_30;
mul.f64 %fd58,%fd19,%fd15;
cvt.rmi.f64.f64 %fd59,%fd58;
cvt.rzi.s32.f64 %r268,%fd59;
mov.f32 %f127,0f00000000;
bra.uni $11_33;
$11_30:
mov.f64 %fd60,0d3FE0000000000000;
add.rn.f64 %fd61,%fd15,%fd60;
mul.rn.f64 %fd62,%fd61,%fd19;
mov.f64 %fd63,0dBFE0000000000000;
add.rn.f64 %fd64,%fd62,%fd63;
mov.f64 %fd65,0d4338000000000000;
add.rn.f64 %fd66,%fd64,%fd65;
sub.rn.f64 %fd67,%fd66,%fd65;
sub.rn.f64 %fd74,%fd64,%fd67;
{
.reg .b32 %temp;
mov.b64 {%r268,%temp},%fd66;
}
setp.geu.f64 %p24,%fd74,0d0000000000000000;
@%p24 bra $11_32;
add.s32 %r268,%r268,-1;
mov.f64 %fd68,0d3FF0000000000000;
add.rn.f64 %fd74,%fd74,%fd68;
$11_32:
cvt.rn.f32.f64 %f127,%fd74;
$11_33:
max.s32 %r183,%r268,0;
add.s32 %r184,%r250,-1;
min.s32 %r185,%r183,%r184;
cvt.s64.s32 %rd111,%r185;
mul.lo.s64 %rd112,%rd163,%rd111;
add.s32 %r186,%r268,1;
max.s32 %r187,%r186,0;
min.s32 %r188,%r187,%r184;
cvt.s64.s32 %rd113,%r188;
mul.lo.s64 %rd114,%rd163,%rd113;
mul.lo.s64 %rd115,%rd42,24;
mov.u64 %rd116,_ZZ15preprocess_nv12E10half_lines;
add.s64 %rd117,%rd116,%rd115;
st.shared.u64 [%rd117],%rd112;
st.shared.u64 [%rd117+8],%rd114;
st.shared.f32 [%rd117+16],%f127;
$11_34:
bar.sync 0;
setp.ge.s32 %p25,%r150,%r251;
@%p25 bra $11_67;
ld.param.u32 %r241,[p9];
mov.u32 %r240,%tid.y;
shl.b32 %r239,%r241,3;
ld.param.u32 %r238,[p8+52];
mov.u32 %r193,%ctaid.y;
mul.lo.s32 %r194,%r193,%r241;
shl.b32 %r67,%r194,3;
setp.eq.s32 %p2,%r238,0;
neg.s64 %rd118,%rd169;
selp.b64 %rd44,%rd169,%rd118,%p2;
sub.s32 %r195,%r252,%r67;
min.s32 %r69,%r239,%r195;
setp.ge.s32 %p26,%r240,%r69;
@%p26 bra $11_67;
mov.u32 %r270,%tid.y;
max.s32 %r197,%r262,0;
add.s32 %r198,%r247,-1;
min.s32 %r199,%r197,%r198;
cvt.s64.s32 %rd119,%r199;
mul.lo.s64 %rd46,%rd161,%rd119;
add.s32 %r200,%r262,1;
max.s32 %r201,%r200,0;
min.s32 %r202,%r201,%r198;
cvt.s64.s32 %rd120,%r202;
mul.lo.s64 %rd47,%rd161,%rd120;
add.s32 %r203,%r67,%r270;
shl.b64 %rd48,%rd167,3;
shl.b64 %rd49,%rd44,1;
sub.s32 %r269,%r203,%r254;
mul.wide.s32 %rd170,%r270,24;
selp.b64 %rd121,0,2,%p2;
mul.lo.s64 %rd122,%rd121,%rd169;
cvt.s64.s32 %rd123,%r150;
mul.lo.s64 %rd124,%rd168,%rd123;
cvt.s64.s32 %rd125,%r203;
mul.lo.s64 %rd126,%rd167,%rd125;
add.s64 %rd127,%rd126,%rd124;
add.s64 %rd128,%rd127,%rd122;
add.s64 %rd171,%rd166,%rd128;
$11_37:
.pragma "nounroll";
ld.param.f32 %f130,[p8+40];
ld.param.f32 %f129,[p8+36];
ld.param.f32 %f128,[p8+32];
setp.ge.u32 %p27,%r269,%r256;
setp.ge.u32 %p28,%r45,%r255;
or.pred %p29,%p28,%p27;
@%p29 bra $11_51;
mov.u64 %rd129,_ZZ15preprocess_nv12E10half_lines;
add.s64 %rd130,%rd129,%rd170;
ld.shared.u64 %rd54,[%rd130+8];
ld.shared.f32 %f25,[%rd130+16];
ld.shared.u64 %rd55,[%rd130];
add.s64 %rd131,%rd55,%rd40;
add.s64 %rd56,%rd162,%rd131;
@%p1 bra $11_40;
bra.uni $11_39;
$11_40:
ld.global.nc.u16 %rs1,[%rd56];
cvt.u32.u16 %r271,%rs1;
bra.uni $11_41;
$11_39:
ld.global.nc.u8 %r208,[%rd56];
and.b32 %r210,%r208,255;
add.s64 %rd133,%rd56,%rd165;
ld.global.nc.u8 %r209,[%rd133];
and.b32 %r211,%r209,255;
prmt.b32 %r271,%r211,%r210,30212;
$11_41:
add.s64 %rd135,%rd55,%rd41;
add.s64 %rd57,%rd162,%rd135;
@%p1 bra $11_43;
bra.uni $11_42;
$11_43:
ld.global.nc.u16 %rs2,[%rd57];
cvt.u32.u16 %r272,%rs2;
bra.uni $11_44;
$11_42:
ld.global.nc.u8 %r212,[%rd57];
and.b32 %r214,%r212,255;
add.s64 %rd137,%rd57,%rd165;
ld.global.nc.u8 %r213,[%rd137];
and.b32 %r215,%r213,255;
prmt.b32 %r272,%r215,%r214,30212;
$11_44:
add.s64 %rd139,%rd54,%rd40;
add.s64 %rd58,%rd162,%rd139;
@%p1 bra $11_46;
bra.uni $11_45;
$11_46:
ld.global.nc.u16 %rs3,[%rd58];
cvt.u32.u16 %r273,%rs3;
bra.uni $11_47;
$11_45:
ld.global.nc.u8 %r216,[%rd58];
and.b32 %r218,%r216,255;
add.s64 %rd141,%rd58,%rd165;
ld.global.nc.u8 %r217,[%rd141];
and.b32 %r219,%r217,255;
prmt.b32 %r273,%r219,%r218,30212;
$11_47:
add.s64 %rd143,%rd54,%rd41;
add.s64 %rd59,%rd162,%rd143;
@%p1 bra $11_49;
bra.uni $11_48;
$11_49:
ld.global.nc.u16 %rs4,[%rd59];
cvt.u32.u16 %r274,%rs4;
bra.uni $11_50;
$11_48:
ld.global.nc.u8 %r220,[%rd59];
and.b32 %r222,%r220,255;
add.s64 %rd145,%rd59,%rd165;
ld.global.nc.u8 %r221,[%rd145];
and.b32 %r223,%r221,255;
prmt.b32 %r274,%r223,%r222,30212;
$11_50:
ld.param.f32 %f122,[p10+24];
ld.param.f32 %f121,[p10+20];
ld.param.f32 %f120,[p10+16];
ld.param.f32 %f119,[p10+4];
ld.param.f32 %f118,[p10+12];
ld.param.f32 %f117,[p10+8];
ld.param.f32 %f116,[p10];
mov.u64 %rd151,_ZZ15preprocess_nv12E5lines;
add.s64 %rd152,%rd151,%rd170;
ld.shared.u64 %rd153,[%rd152+8];
ld.shared.u64 %rd154,[%rd152];
add.s64 %rd155,%rd154,%rd46;
add.s64 %rd147,%rd159,%rd155;
ld.global.nc.u8 %r224,[%rd147];
cvt.u16.u32 %rs5,%r224;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f58,%rs6;
add.s64 %rd156,%rd154,%rd47;
add.s64 %rd148,%rd159,%rd156;
ld.global.nc.u8 %r225,[%rd148];
cvt.u16.u32 %rs7,%r225;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f59,%rs8;
sub.rn.f32 %f60,%f59,%f58;
fma.rn.f32 %f61,%f60,%f124,%f58;
add.s64 %rd157,%rd153,%rd46;
add.s64 %rd149,%rd159,%rd157;
ld.global.nc.u8 %r226,[%rd149];
cvt.u16.u32 %rs9,%r226;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f62,%rs10;
add.s64 %rd158,%rd153,%rd47;
add.s64 %rd150,%rd159,%rd158;
ld.global.nc.u8 %r227,[%rd150];
cvt.u16.u32 %rs11,%r227;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f63,%rs12;
sub.rn.f32 %f64,%f63,%f62;
fma.rn.f32 %f65,%f64,%f124,%f62;
sub.rn.f32 %f66,%f65,%f61;
ld.shared.f32 %f67,[%rd152+16];
fma.rn.f32 %f68,%f66,%f67,%f61;
sub.f32 %f69,%f68,%f116;
mov.f32 %f70,0f00000000;
max.f32 %f71,%f69,%f70;
cvt.u16.u32 %rs13,%r271;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f72,%rs14;
cvt.u16.u32 %rs15,%r272;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f73,%rs16;
sub.rn.f32 %f74,%f73,%f72;
fma.rn.f32 %f75,%f74,%f125,%f72;
cvt.u16.u32 %rs17,%r273;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f76,%rs18;
cvt.u16.u32 %rs19,%r274;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f77,%rs20;
sub.rn.f32 %f78,%f77,%f76;
fma.rn.f32 %f79,%f78,%f125,%f76;
sub.rn.f32 %f80,%f79,%f75;
fma.rn.f32 %f81,%f80,%f25,%f75;
add.f32 %f82,%f81,0fC3000000;
mul.f32 %f83,%f117,%f82;
shr.u16 %rs21,%rs13,8;
cvt.rn.f32.u16 %f84,%rs21;
shr.u16 %rs22,%rs15,8;
cvt.rn.f32.u16 %f85,%rs22;
sub.rn.f32 %f86,%f85,%f84;
fma.rn.f32 %f87,%f86,%f125,%f84;
shr.u16 %rs23,%rs17,8;
cvt.rn.f32.u16 %f88,%rs23;
shr.u16 %rs24,%rs19,8;
cvt.rn.f32.u16 %f89,%rs24;
sub.rn.f32 %f90,%f89,%f88;
fma.rn.f32 %f91,%f90,%f125,%f88;
sub.rn.f32 %f92,%f91,%f87;
fma.rn.f32 %f93,%f92,%f25,%f87;
add.f32 %f94,%f93,0fC3000000;
mul.f32 %f95,%f117,%f94;
mul.f32 %f96,%f118,%f95;
fma.rn.f32 %f97,%f119,%f71,%f96;
mul.f32 %f98,%f120,%f83;
fma.rn.f32 %f99,%f119,%f71,%f98;
fma.rn.f32 %f100,%f121,%f95,%f99;
mul.f32 %f101,%f122,%f83;
fma.rn.f32 %f102,%f119,%f71,%f101;
max.f32 %f103,%f97,%f70;
mov.f32 %f104,0f437F0000;
min.f32 %f128,%f103,%f104;
max.f32 %f105,%f100,%f70;
min.f32 %f129,%f105,%f104;
max.f32 %f106,%f102,%f70;
min.f32 %f130,%f106,%f104;
$11_51:
ld.param.f32 %f114,[p8+16];
ld.param.f32 %f113,[p8];
fma.rn.f32 %f32,%f128,%f113,%f114;
setp.eq.s32 %p30,%r109,4;
@%p30 bra $11_55;
bra.uni $11_52;
$11_55:
st.f32 [%rd171],%f32;
bra.uni $11_56;
$11_52:
setp.eq.s32 %p31,%r109,3;
@%p31 bra $11_54;
bra.uni $11_53;
$11_54:
cvt.rn.f16.f32 %rs25,%f32;
st.u16 [%rd171],%rs25;
bra.uni $11_56;
$11_53:
cvt.rni.s32.f32 %r228,%f32;
max.s32 %r229,%r228,0;
min.s32 %r230,%r229,255;
st.u8 [%rd171],%r230;
$11_56:
ld.param.f32 %f123,[p8+20];
ld.param.f32 %f115,[p8+4];
fma.rn.f32 %f33,%f129,%f115,%f123;
add.s64 %rd61,%rd171,%rd44;
@%p30 bra $11_60;
bra.uni $11_57;
$11_60:
st.f32 [%rd61],%f33;
bra.uni $11_61;
$11_57:
setp.eq.s32 %p33,%r109,3;
@%p33 bra $11_59;
bra.uni $11_58;
$11_59:
cvt.rn.f16.f32 %rs26,%f33;
st.u16 [%rd61],%rs26;
bra.uni $11_61;
$11_58:
cvt.rni.s32.f32 %r231,%f33;
max.s32 %r232,%r231,0;
min.s32 %r233,%r232,255;
st.u8 [%rd61],%r233;
$11_61:
fma.rn.f32 %f34,%f130,%f37,%f41;
add.s64 %rd62,%rd171,%rd49;
@%p30 bra $11_65;
bra.uni $11_62;
$11_65:
st.f32 [%rd62],%f34;
bra.uni $11_66;
$11_62:
setp.eq.s32 %p35,%r109,3;
@%p35 bra $11_64;
bra.uni $11_63;
$11_64:
cvt.rn.f16.f32 %rs27,%f34;
st.u16 [%rd62],%rs27;
bra.uni $11_66;
$11_63:
cvt.rni.s32.f32 %r234,%f34;
max.s32 %r235,%r234,0;
min.s32 %r236,%r235,255;
st.u8 [%rd62],%r236;
$11_66:
add.s32 %r270,%r270,8;
add.s64 %rd171,%rd171,%rd48;
add.s32 %r269,%r269,8;
add.s64 %rd170,%rd170,192;
setp.lt.s32 %p36,%r270,%r69;
@%p36 bra $11_37;
$11_67:
ret;
}
`;
