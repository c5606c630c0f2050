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
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<23>;
.reg .b16 %rs<10>;
.reg .f32 %f<36>;
.reg .b32 %r<162>;
.reg .f64 %fd<43>;
.reg .b64 %rd<84>;
ld.param.u64 %rd29,[p0];
ld.param.v2.u32 {%r146,%r147},[p1+32];
ld.param.v2.u32 {%r76,%r77},[p1+40];
ld.param.u64 %rd34,[p2];
ld.param.v2.u32 {%r148,%r149},[p3+32];
ld.param.v2.u32 {%r80,%r81},[p3+40];
ld.param.v2.u32 {%r150,%r151},[p4+16];
ld.param.v2.u32 {%r152,%r153},[p4+24];
ld.param.v2.u32 {%r154,%r155},[p4+32];
ld.param.v2.u32 {%r156,%r157},[p4+40];
ld.param.u64 %rd39,[p5];
ld.param.u32 %r73,[p6+56];
ld.param.u32 %r72,[p6+52];
ld.param.u32 %r71,[p6+48];
ld.param.f32 %f35,[p6+32];
ld.param.f32 %f13,[p6+16];
ld.param.f32 %f9,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd83,[p3+24];
ld.param.u64 %rd82,[p3+16];
ld.param.u64 %rd81,[p3+8];
ld.param.u64 %rd35,[p3];
ld.param.u64 %rd79,[p1+16];
ld.param.u64 %rd78,[p1+8];
ld.param.u64 %rd30,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r77,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd40,%rd29;
mul.wide.s32 %rd41,%r1,40;
add.s64 %rd42,%rd40,%rd41;
ld.global.v2.u32 {%r146,%r147},[%rd42+32];
ld.global.u64 %rd79,[%rd42+16];
ld.global.u64 %rd78,[%rd42+8];
ld.global.u64 %rd77,[%rd42];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd43,%r1;
mul.lo.s64 %rd44,%rd30,%rd43;
add.s64 %rd77,%rd29,%rd44;
$0_3:
setp.eq.s32 %p2,%r81,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd45,%rd34;
mul.wide.s32 %rd46,%r1,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.v2.u32 {%r148,%r149},[%rd47+32];
ld.global.u64 %rd83,[%rd47+24];
ld.global.u64 %rd82,[%rd47+16];
ld.global.u64 %rd81,[%rd47+8];
ld.global.u64 %rd80,[%rd47];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd35,%rd48;
add.s64 %rd80,%rd34,%rd49;
$0_6:
mov.u32 %r95,%ctaid.x;
shl.b32 %r96,%r95,5;
mov.u32 %r97,%tid.x;
add.s32 %r14,%r96,%r97;
mov.u32 %r98,%ctaid.y;
shl.b32 %r99,%r98,3;
mov.u32 %r100,%tid.y;
add.s32 %r15,%r99,%r100;
setp.ge.s32 %p3,%r14,%r148;
setp.ge.s32 %p4,%r15,%r149;
or.pred %p5,%p4,%p3;
@%p5 bra $0_33;
bra.uni $0_7;
$0_33:
ret;
$0_7:
setp.eq.s64 %p6,%rd39,0;
@%p6 bra $0_9;
cvta.to.global.u64 %rd50,%rd39;
mul.wide.u32 %rd51,%r1,48;
add.s64 %rd52,%rd50,%rd51;
ld.global.f64 %fd39,[%rd52];
ld.global.f64 %fd40,[%rd52+8];
ld.global.v2.u32 {%r150,%r151},[%rd52+16];
ld.global.v2.u32 {%r152,%r153},[%rd52+24];
ld.global.v2.u32 {%r154,%r155},[%rd52+32];
ld.global.v2.u32 {%r156,%r157},[%rd52+40];
$0_9:
sub.s32 %r41,%r14,%r150;
not.b32 %r110,%r41;
add.s32 %r111,%r152,%r110;
setp.eq.s32 %p7,%r156,0;
selp.b32 %r112,%r41,%r111,%p7;
add.s32 %r113,%r112,%r154;
sub.s32 %r42,%r15,%r151;
cvt.rn.f64.s32 %fd7,%r113;
setp.eq.s32 %p8,%r73,0;
@%p8 bra $0_11;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r159,%fd18;
mov.f32 %f33,0f00000000;
bra.uni $0_14;
$0_11:
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
mov.b64 {%r159,%temp},%fd25;
}
setp.geu.f64 %p9,%fd41,0d0000000000000000;
@%p9 bra $0_13;
add.s32 %r159,%r159,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$0_13:
cvt.rn.f32.f64 %f33,%fd41;
$0_14:
setp.eq.s32 %p10,%r157,0;
not.b32 %r114,%r42;
add.s32 %r115,%r153,%r114;
selp.b32 %r116,%r42,%r115,%p10;
add.s32 %r117,%r116,%r155;
cvt.rn.f64.s32 %fd11,%r117;
@%p8 bra $0_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r161,%fd29;
mov.f32 %f34,0f00000000;
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
mov.b64 {%r161,%temp},%fd36;
}
setp.geu.f64 %p12,%fd42,0d0000000000000000;
@%p12 bra $0_18;
add.s32 %r161,%r161,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$0_18:
cvt.rn.f32.f64 %f34,%fd42;
$0_19:
setp.ge.u32 %p13,%r41,%r152;
setp.ge.u32 %p14,%r42,%r153;
or.pred %p15,%p13,%p14;
@%p15 bra $0_21;
max.s32 %r122,%r159,0;
add.s32 %r123,%r146,-1;
add.s32 %r124,%r159,1;
max.s32 %r125,%r124,0;
max.s32 %r126,%r161,0;
add.s32 %r127,%r147,-1;
add.s32 %r128,%r161,1;
max.s32 %r129,%r128,0;
min.s32 %r130,%r126,%r127;
cvt.s64.s32 %rd57,%r130;
mul.lo.s64 %rd58,%rd78,%rd57;
min.s32 %r131,%r122,%r123;
cvt.s64.s32 %rd59,%r131;
mul.lo.s64 %rd60,%rd79,%rd59;
add.s64 %rd61,%rd58,%rd60;
add.s64 %rd53,%rd77,%rd61;
ld.global.nc.u8 %r118,[%rd53];
cvt.u16.u32 %rs1,%r118;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f23,%rs2;
min.s32 %r132,%r125,%r123;
cvt.s64.s32 %rd62,%r132;
mul.lo.s64 %rd63,%rd79,%rd62;
add.s64 %rd64,%rd58,%rd63;
add.s64 %rd54,%rd77,%rd64;
ld.global.nc.u8 %r119,[%rd54];
cvt.u16.u32 %rs3,%r119;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f24,%rs4;
sub.rn.f32 %f25,%f24,%f23;
fma.rn.f32 %f26,%f25,%f33,%f23;
min.s32 %r133,%r129,%r127;
cvt.s64.s32 %rd65,%r133;
mul.lo.s64 %rd66,%rd78,%rd65;
add.s64 %rd67,%rd66,%rd60;
add.s64 %rd55,%rd77,%rd67;
ld.global.nc.u8 %r120,[%rd55];
cvt.u16.u32 %rs5,%r120;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f27,%rs6;
add.s64 %rd68,%rd66,%rd63;
add.s64 %rd56,%rd77,%rd68;
ld.global.nc.u8 %r121,[%rd56];
cvt.u16.u32 %rs7,%r121;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f28,%rs8;
sub.rn.f32 %f29,%f28,%f27;
fma.rn.f32 %f30,%f29,%f33,%f27;
sub.rn.f32 %f31,%f30,%f26;
fma.rn.f32 %f35,%f31,%f34,%f26;
$0_21:
add.s32 %r135,%r80,-1;
setp.eq.s32 %p16,%r72,0;
selp.b32 %r136,0,%r135,%p16;
fma.rn.f32 %f8,%f35,%f9,%f13;
cvt.s64.s32 %rd69,%r15;
mul.lo.s64 %rd70,%rd81,%rd69;
cvt.s64.s32 %rd71,%r14;
mul.lo.s64 %rd72,%rd82,%rd71;
add.s64 %rd73,%rd70,%rd72;
cvt.s64.s32 %rd74,%r136;
mul.lo.s64 %rd75,%rd83,%rd74;
add.s64 %rd76,%rd73,%rd75;
add.s64 %rd28,%rd80,%rd76;
setp.gt.s32 %p17,%r71,1;
@%p17 bra $0_24;
bra.uni $0_22;
$0_24:
setp.eq.s32 %p18,%r71,2;
@%p18 bra $0_28;
setp.eq.s32 %p19,%r71,4;
@%p19 bra $0_31;
setp.ne.s32 %p20,%r71,3;
@%p20 bra $0_32;
cvt.rn.f16.f32 %rs9,%f8;
st.u16 [%rd28],%rs9;
bra.uni $0_33;
$0_22:
setp.eq.s32 %p21,%r71,0;
@%p21 bra $0_30;
setp.eq.s32 %p22,%r71,1;
@%p22 bra $0_29;
bra.uni $0_32;
$0_29:
cvt.rni.s32.f32 %r140,%f8;
max.s32 %r141,%r140,0;
min.s32 %r142,%r141,65535;
st.u16 [%rd28],%r142;
bra.uni $0_33;
$0_28:
cvt.rni.s32.f32 %r137,%f8;
max.s32 %r138,%r137,-32768;
min.s32 %r139,%r138,32767;
st.u16 [%rd28],%r139;
bra.uni $0_33;
$0_31:
st.f32 [%rd28],%f8;
bra.uni $0_33;
$0_30:
cvt.rni.s32.f32 %r143,%f8;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%rd28],%r145;
bra.uni $0_33;
$0_32:
st.f32 [%rd28],%f8;
bra.uni $0_33;
}
.visible .entry preprocess_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<37>;
.reg .b16 %rs<28>;
.reg .f32 %f<78>;
.reg .b32 %r<192>;
.reg .f64 %fd<43>;
.reg .b64 %rd<111>;
ld.param.u64 %rd37,[p0];
ld.param.v2.u32 {%r176,%r177},[p1+32];
ld.param.v2.u32 {%r77,%r78},[p1+40];
ld.param.u64 %rd42,[p2];
ld.param.v2.u32 {%r178,%r179},[p3+32];
ld.param.v2.u32 {%r81,%r82},[p3+40];
ld.param.v2.u32 {%r180,%r181},[p4+16];
ld.param.v2.u32 {%r182,%r183},[p4+24];
ld.param.v2.u32 {%r184,%r185},[p4+32];
ld.param.v2.u32 {%r186,%r187},[p4+40];
ld.param.u64 %rd47,[p5];
ld.param.u32 %r74,[p6+56];
ld.param.u32 %r73,[p6+52];
ld.param.u32 %r72,[p6+48];
ld.param.f32 %f77,[p6+40];
ld.param.f32 %f76,[p6+36];
ld.param.f32 %f75,[p6+32];
ld.param.f32 %f35,[p6+24];
ld.param.f32 %f34,[p6+20];
ld.param.f32 %f33,[p6+16];
ld.param.f32 %f31,[p6+8];
ld.param.f32 %f30,[p6+4];
ld.param.f32 %f29,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd110,[p3+24];
ld.param.u64 %rd109,[p3+16];
ld.param.u64 %rd108,[p3+8];
ld.param.u64 %rd43,[p3];
ld.param.u64 %rd106,[p1+24];
ld.param.u64 %rd105,[p1+16];
ld.param.u64 %rd104,[p1+8];
ld.param.u64 %rd38,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r78,0;
@%p2 bra $1_2;
cvta.to.global.u64 %rd48,%rd37;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r176,%r177},[%rd50+32];
ld.global.u64 %rd106,[%rd50+24];
ld.global.u64 %rd105,[%rd50+16];
ld.global.u64 %rd104,[%rd50+8];
ld.global.u64 %rd103,[%rd50];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd38,%rd51;
add.s64 %rd103,%rd37,%rd52;
$1_3:
setp.eq.s32 %p3,%r82,0;
@%p3 bra $1_5;
cvta.to.global.u64 %rd53,%rd42;
mul.wide.s32 %rd54,%r1,40;
add.s64 %rd55,%rd53,%rd54;
ld.global.v2.u32 {%r178,%r179},[%rd55+32];
ld.global.u64 %rd110,[%rd55+24];
ld.global.u64 %rd109,[%rd55+16];
ld.global.u64 %rd108,[%rd55+8];
ld.global.u64 %rd107,[%rd55];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd56,%r1;
mul.lo.s64 %rd57,%rd43,%rd56;
add.s64 %rd107,%rd42,%rd57;
$1_6:
mov.u32 %r96,%ctaid.x;
shl.b32 %r97,%r96,5;
mov.u32 %r98,%tid.x;
add.s32 %r14,%r97,%r98;
mov.u32 %r99,%ctaid.y;
shl.b32 %r100,%r99,3;
mov.u32 %r101,%tid.y;
add.s32 %r15,%r100,%r101;
setp.ge.s32 %p4,%r14,%r178;
setp.ge.s32 %p5,%r15,%r179;
or.pred %p6,%p5,%p4;
@%p6 bra $1_61;
setp.eq.s64 %p7,%rd47,0;
@%p7 bra $1_9;
cvta.to.global.u64 %rd58,%rd47;
mul.wide.u32 %rd59,%r1,48;
add.s64 %rd60,%rd58,%rd59;
ld.global.f64 %fd39,[%rd60];
ld.global.f64 %fd40,[%rd60+8];
ld.global.v2.u32 {%r180,%r181},[%rd60+16];
ld.global.v2.u32 {%r182,%r183},[%rd60+24];
ld.global.v2.u32 {%r184,%r185},[%rd60+32];
ld.global.v2.u32 {%r186,%r187},[%rd60+40];
$1_9:
sub.s32 %r41,%r14,%r180;
not.b32 %r111,%r41;
add.s32 %r112,%r182,%r111;
setp.eq.s32 %p8,%r186,0;
selp.b32 %r113,%r41,%r112,%p8;
add.s32 %r114,%r113,%r184;
sub.s32 %r42,%r15,%r181;
cvt.rn.f64.s32 %fd7,%r114;
setp.eq.s32 %p9,%r74,0;
@%p9 bra $1_11;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r189,%fd18;
mov.f32 %f73,0f00000000;
bra.uni $1_14;
$1_11:
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
mov.b64 {%r189,%temp},%fd25;
}
setp.geu.f64 %p10,%fd41,0d0000000000000000;
@%p10 bra $1_13;
add.s32 %r189,%r189,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$1_13:
cvt.rn.f32.f64 %f73,%fd41;
$1_14:
setp.eq.s32 %p11,%r187,0;
not.b32 %r115,%r42;
add.s32 %r116,%r183,%r115;
selp.b32 %r117,%r42,%r116,%p11;
add.s32 %r118,%r117,%r185;
cvt.rn.f64.s32 %fd11,%r118;
@%p9 bra $1_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r191,%fd29;
mov.f32 %f74,0f00000000;
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
mov.b64 {%r191,%temp},%fd36;
}
setp.geu.f64 %p13,%fd42,0d0000000000000000;
@%p13 bra $1_18;
add.s32 %r191,%r191,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$1_18:
cvt.rn.f32.f64 %f74,%fd42;
$1_19:
max.s32 %r119,%r189,0;
add.s32 %r120,%r176,-1;
add.s32 %r121,%r189,1;
max.s32 %r122,%r121,0;
max.s32 %r123,%r191,0;
add.s32 %r124,%r177,-1;
min.s32 %r125,%r123,%r124;
add.s32 %r126,%r191,1;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,%r124;
setp.ge.u32 %p14,%r41,%r182;
setp.ge.u32 %p15,%r42,%r183;
or.pred %p1,%p14,%p15;
cvt.s64.s32 %rd61,%r125;
mul.lo.s64 %rd62,%rd104,%rd61;
min.s32 %r129,%r119,%r120;
cvt.s64.s32 %rd63,%r129;
mul.lo.s64 %rd64,%rd105,%rd63;
add.s64 %rd26,%rd62,%rd64;
min.s32 %r130,%r122,%r120;
cvt.s64.s32 %rd65,%r130;
mul.lo.s64 %rd66,%rd105,%rd65;
add.s64 %rd27,%rd62,%rd66;
cvt.s64.s32 %rd67,%r128;
mul.lo.s64 %rd68,%rd104,%rd67;
add.s64 %rd28,%rd68,%rd64;
add.s64 %rd29,%rd68,%rd66;
@%p1 bra $1_21;
add.s64 %rd69,%rd103,%rd26;
ld.global.nc.u8 %r131,[%rd69];
cvt.u16.u32 %rs1,%r131;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f43,%rs2;
add.s64 %rd70,%rd103,%rd27;
ld.global.nc.u8 %r132,[%rd70];
cvt.u16.u32 %rs3,%r132;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f44,%rs4;
sub.rn.f32 %f45,%f44,%f43;
fma.rn.f32 %f46,%f45,%f73,%f43;
add.s64 %rd71,%rd103,%rd28;
ld.global.nc.u8 %r133,[%rd71];
cvt.u16.u32 %rs5,%r133;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f47,%rs6;
add.s64 %rd72,%rd103,%rd29;
ld.global.nc.u8 %r134,[%rd72];
cvt.u16.u32 %rs7,%r134;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f48,%rs8;
sub.rn.f32 %f49,%f48,%f47;
fma.rn.f32 %f50,%f49,%f73,%f47;
sub.rn.f32 %f51,%f50,%f46;
fma.rn.f32 %f75,%f51,%f74,%f46;
$1_21:
@%p1 bra $1_23;
add.s64 %rd77,%rd26,%rd106;
add.s64 %rd73,%rd103,%rd77;
ld.global.nc.u8 %r135,[%rd73];
cvt.u16.u32 %rs9,%r135;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f52,%rs10;
add.s64 %rd78,%rd27,%rd106;
add.s64 %rd74,%rd103,%rd78;
ld.global.nc.u8 %r136,[%rd74];
cvt.u16.u32 %rs11,%r136;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f53,%rs12;
sub.rn.f32 %f54,%f53,%f52;
fma.rn.f32 %f55,%f54,%f73,%f52;
add.s64 %rd79,%rd28,%rd106;
add.s64 %rd75,%rd103,%rd79;
ld.global.nc.u8 %r137,[%rd75];
cvt.u16.u32 %rs13,%r137;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f56,%rs14;
add.s64 %rd80,%rd29,%rd106;
add.s64 %rd76,%rd103,%rd80;
ld.global.nc.u8 %r138,[%rd76];
cvt.u16.u32 %rs15,%r138;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f57,%rs16;
sub.rn.f32 %f58,%f57,%f56;
fma.rn.f32 %f59,%f58,%f73,%f56;
sub.rn.f32 %f60,%f59,%f55;
fma.rn.f32 %f76,%f60,%f74,%f55;
$1_23:
@%p1 bra $1_25;
shl.b64 %rd85,%rd106,1;
add.s64 %rd86,%rd26,%rd85;
add.s64 %rd81,%rd103,%rd86;
ld.global.nc.u8 %r139,[%rd81];
cvt.u16.u32 %rs17,%r139;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f61,%rs18;
add.s64 %rd87,%rd27,%rd85;
add.s64 %rd82,%rd103,%rd87;
ld.global.nc.u8 %r140,[%rd82];
cvt.u16.u32 %rs19,%r140;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f62,%rs20;
sub.rn.f32 %f63,%f62,%f61;
fma.rn.f32 %f64,%f63,%f73,%f61;
add.s64 %rd88,%rd28,%rd85;
add.s64 %rd83,%rd103,%rd88;
ld.global.nc.u8 %r141,[%rd83];
cvt.u16.u32 %rs21,%r141;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f65,%rs22;
add.s64 %rd89,%rd29,%rd85;
add.s64 %rd84,%rd103,%rd89;
ld.global.nc.u8 %r142,[%rd84];
cvt.u16.u32 %rs23,%r142;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f66,%rs24;
sub.rn.f32 %f67,%f66,%f65;
fma.rn.f32 %f68,%f67,%f73,%f65;
sub.rn.f32 %f69,%f68,%f64;
fma.rn.f32 %f77,%f69,%f74,%f64;
$1_25:
cvt.s64.s32 %rd90,%r15;
mul.lo.s64 %rd91,%rd108,%rd90;
cvt.s64.s32 %rd92,%r14;
mul.lo.s64 %rd93,%rd109,%rd92;
add.s64 %rd33,%rd91,%rd93;
add.s32 %r143,%r81,-1;
setp.eq.s32 %p16,%r73,0;
selp.b32 %r144,0,%r143,%p16;
fma.rn.f32 %f26,%f75,%f29,%f33;
cvt.s64.s32 %rd94,%r144;
mul.lo.s64 %rd95,%rd110,%rd94;
add.s64 %rd96,%rd33,%rd95;
add.s64 %rd34,%rd107,%rd96;
setp.eq.s32 %p17,%r72,4;
@%p17 bra $1_36;
bra.uni $1_26;
$1_36:
st.f32 [%rd34],%f26;
$1_37:
add.s32 %r154,%r81,-2;
selp.b32 %r155,1,%r154,%p16;
fma.rn.f32 %f27,%f76,%f30,%f34;
cvt.s64.s32 %rd97,%r155;
mul.lo.s64 %rd98,%rd110,%rd97;
add.s64 %rd99,%rd33,%rd98;
add.s64 %rd35,%rd107,%rd99;
@%p17 bra $1_48;
bra.uni $1_38;
$1_48:
st.f32 [%rd35],%f27;
$1_49:
add.s32 %r165,%r81,-3;
selp.b32 %r166,2,%r165,%p16;
fma.rn.f32 %f28,%f77,%f31,%f35;
cvt.s64.s32 %rd100,%r166;
mul.lo.s64 %rd101,%rd110,%rd100;
add.s64 %rd102,%rd33,%rd101;
add.s64 %rd36,%rd107,%rd102;
@%p17 bra $1_60;
bra.uni $1_50;
$1_60:
st.f32 [%rd36],%f28;
$1_61:
ret;
$1_26:
setp.gt.s32 %p18,%r72,1;
@%p18 bra $1_29;
setp.eq.s32 %p21,%r72,0;
@%p21 bra $1_34;
setp.eq.s32 %p22,%r72,1;
@%p22 bra $1_33;
bra.uni $1_35;
$1_33:
cvt.rni.s32.f32 %r148,%f26;
max.s32 %r149,%r148,0;
min.s32 %r150,%r149,65535;
st.u16 [%rd34],%r150;
bra.uni $1_37;
$1_38:
setp.gt.s32 %p25,%r72,1;
@%p25 bra $1_41;
setp.eq.s32 %p28,%r72,0;
@%p28 bra $1_46;
setp.eq.s32 %p29,%r72,1;
@%p29 bra $1_45;
bra.uni $1_47;
$1_45:
cvt.rni.s32.f32 %r159,%f27;
max.s32 %r160,%r159,0;
min.s32 %r161,%r160,65535;
st.u16 [%rd35],%r161;
bra.uni $1_49;
$1_50:
setp.gt.s32 %p32,%r72,1;
@%p32 bra $1_53;
setp.eq.s32 %p35,%r72,0;
@%p35 bra $1_58;
setp.eq.s32 %p36,%r72,1;
@%p36 bra $1_57;
bra.uni $1_59;
$1_57:
cvt.rni.s32.f32 %r170,%f28;
max.s32 %r171,%r170,0;
min.s32 %r172,%r171,65535;
st.u16 [%rd36],%r172;
bra.uni $1_61;
$1_29:
setp.eq.s32 %p19,%r72,2;
@%p19 bra $1_32;
setp.ne.s32 %p20,%r72,3;
@%p20 bra $1_35;
cvt.rn.f16.f32 %rs25,%f26;
st.u16 [%rd34],%rs25;
bra.uni $1_37;
$1_41:
setp.eq.s32 %p26,%r72,2;
@%p26 bra $1_44;
setp.ne.s32 %p27,%r72,3;
@%p27 bra $1_47;
cvt.rn.f16.f32 %rs26,%f27;
st.u16 [%rd35],%rs26;
bra.uni $1_49;
$1_53:
setp.eq.s32 %p33,%r72,2;
@%p33 bra $1_56;
setp.ne.s32 %p34,%r72,3;
@%p34 bra $1_59;
cvt.rn.f16.f32 %rs27,%f28;
st.u16 [%rd36],%rs27;
bra.uni $1_61;
$1_34:
cvt.rni.s32.f32 %r151,%f26;
max.s32 %r152,%r151,0;
min.s32 %r153,%r152,255;
st.u8 [%rd34],%r153;
bra.uni $1_37;
$1_46:
cvt.rni.s32.f32 %r162,%f27;
max.s32 %r163,%r162,0;
min.s32 %r164,%r163,255;
st.u8 [%rd35],%r164;
bra.uni $1_49;
$1_58:
cvt.rni.s32.f32 %r173,%f28;
max.s32 %r174,%r173,0;
min.s32 %r175,%r174,255;
st.u8 [%rd36],%r175;
bra.uni $1_61;
$1_32:
cvt.rni.s32.f32 %r145,%f26;
max.s32 %r146,%r145,-32768;
min.s32 %r147,%r146,32767;
st.u16 [%rd34],%r147;
bra.uni $1_37;
$1_35:
st.f32 [%rd34],%f26;
bra.uni $1_37;
$1_44:
cvt.rni.s32.f32 %r156,%f27;
max.s32 %r157,%r156,-32768;
min.s32 %r158,%r157,32767;
st.u16 [%rd35],%r158;
bra.uni $1_49;
$1_47:
st.f32 [%rd35],%f27;
bra.uni $1_49;
$1_56:
cvt.rni.s32.f32 %r167,%f28;
max.s32 %r168,%r167,-32768;
min.s32 %r169,%r168,32767;
st.u16 [%rd36],%r169;
bra.uni $1_61;
$1_59:
st.f32 [%rd36],%f28;
bra.uni $1_61;
}
.visible .entry preprocess_u8_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<44>;
.reg .b16 %rs<37>;
.reg .f32 %f<93>;
.reg .b32 %r<207>;
.reg .f64 %fd<43>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38,[p0];
ld.param.v2.u32 {%r191,%r192},[p1+32];
ld.param.v2.u32 {%r77,%r78},[p1+40];
ld.param.u64 %rd43,[p2];
ld.param.v2.u32 {%r193,%r194},[p3+32];
ld.param.v2.u32 {%r81,%r82},[p3+40];
ld.param.v2.u32 {%r195,%r196},[p4+16];
ld.param.v2.u32 {%r197,%r198},[p4+24];
ld.param.v2.u32 {%r199,%r200},[p4+32];
ld.param.v2.u32 {%r201,%r202},[p4+40];
ld.param.u64 %rd48,[p5];
ld.param.u32 %r74,[p6+56];
ld.param.u32 %r73,[p6+52];
ld.param.u32 %r72,[p6+48];
ld.param.f32 %f92,[p6+44];
ld.param.f32 %f91,[p6+40];
ld.param.f32 %f90,[p6+36];
ld.param.f32 %f89,[p6+32];
ld.param.f32 %f40,[p6+28];
ld.param.f32 %f39,[p6+24];
ld.param.f32 %f38,[p6+20];
ld.param.f32 %f37,[p6+16];
ld.param.f32 %f36,[p6+12];
ld.param.f32 %f35,[p6+8];
ld.param.f32 %f34,[p6+4];
ld.param.f32 %f33,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd123,[p3+24];
ld.param.u64 %rd122,[p3+16];
ld.param.u64 %rd121,[p3+8];
ld.param.u64 %rd44,[p3];
ld.param.u64 %rd119,[p1+24];
ld.param.u64 %rd118,[p1+16];
ld.param.u64 %rd117,[p1+8];
ld.param.u64 %rd39,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r78,0;
@%p2 bra $2_2;
cvta.to.global.u64 %rd49,%rd38;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r191,%r192},[%rd51+32];
ld.global.u64 %rd119,[%rd51+24];
ld.global.u64 %rd118,[%rd51+16];
ld.global.u64 %rd117,[%rd51+8];
ld.global.u64 %rd116,[%rd51];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd39,%rd52;
add.s64 %rd116,%rd38,%rd53;
$2_3:
setp.eq.s32 %p3,%r82,0;
@%p3 bra $2_5;
cvta.to.global.u64 %rd54,%rd43;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r193,%r194},[%rd56+32];
ld.global.u64 %rd123,[%rd56+24];
ld.global.u64 %rd122,[%rd56+16];
ld.global.u64 %rd121,[%rd56+8];
ld.global.u64 %rd120,[%rd56];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd44,%rd57;
add.s64 %rd120,%rd43,%rd58;
$2_6:
mov.u32 %r96,%ctaid.x;
shl.b32 %r97,%r96,5;
mov.u32 %r98,%tid.x;
add.s32 %r14,%r97,%r98;
mov.u32 %r99,%ctaid.y;
shl.b32 %r100,%r99,3;
mov.u32 %r101,%tid.y;
add.s32 %r15,%r100,%r101;
setp.ge.s32 %p4,%r14,%r193;
setp.ge.s32 %p5,%r15,%r194;
or.pred %p6,%p5,%p4;
@%p6 bra $2_75;
setp.eq.s64 %p7,%rd48,0;
@%p7 bra $2_9;
cvta.to.global.u64 %rd59,%rd48;
mul.wide.u32 %rd60,%r1,48;
add.s64 %rd61,%rd59,%rd60;
ld.global.f64 %fd39,[%rd61];
ld.global.f64 %fd40,[%rd61+8];
ld.global.v2.u32 {%r195,%r196},[%rd61+16];
ld.global.v2.u32 {%r197,%r198},[%rd61+24];
ld.global.v2.u32 {%r199,%r200},[%rd61+32];
ld.global.v2.u32 {%r201,%r202},[%rd61+40];
$2_9:
sub.s32 %r41,%r14,%r195;
not.b32 %r111,%r41;
add.s32 %r112,%r197,%r111;
setp.eq.s32 %p8,%r201,0;
selp.b32 %r113,%r41,%r112,%p8;
add.s32 %r114,%r113,%r199;
sub.s32 %r42,%r15,%r196;
cvt.rn.f64.s32 %fd7,%r114;
setp.eq.s32 %p9,%r74,0;
@%p9 bra $2_11;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r204,%fd18;
mov.f32 %f87,0f00000000;
bra.uni $2_14;
$2_11:
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
mov.b64 {%r204,%temp},%fd25;
}
setp.geu.f64 %p10,%fd41,0d0000000000000000;
@%p10 bra $2_13;
add.s32 %r204,%r204,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$2_13:
cvt.rn.f32.f64 %f87,%fd41;
$2_14:
setp.eq.s32 %p11,%r202,0;
not.b32 %r115,%r42;
add.s32 %r116,%r198,%r115;
selp.b32 %r117,%r42,%r116,%p11;
add.s32 %r118,%r117,%r200;
cvt.rn.f64.s32 %fd11,%r118;
@%p9 bra $2_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r206,%fd29;
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
mov.b64 {%r206,%temp},%fd36;
}
setp.geu.f64 %p13,%fd42,0d0000000000000000;
@%p13 bra $2_18;
add.s32 %r206,%r206,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$2_18:
cvt.rn.f32.f64 %f88,%fd42;
$2_19:
max.s32 %r119,%r204,0;
add.s32 %r120,%r191,-1;
add.s32 %r121,%r204,1;
max.s32 %r122,%r121,0;
max.s32 %r123,%r206,0;
add.s32 %r124,%r192,-1;
min.s32 %r125,%r123,%r124;
add.s32 %r126,%r206,1;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,%r124;
setp.ge.u32 %p14,%r41,%r197;
setp.ge.u32 %p15,%r42,%r198;
or.pred %p1,%p14,%p15;
cvt.s64.s32 %rd62,%r125;
mul.lo.s64 %rd63,%rd117,%rd62;
min.s32 %r129,%r119,%r120;
cvt.s64.s32 %rd64,%r129;
mul.lo.s64 %rd65,%rd118,%rd64;
add.s64 %rd26,%rd63,%rd65;
min.s32 %r130,%r122,%r120;
cvt.s64.s32 %rd66,%r130;
mul.lo.s64 %rd67,%rd118,%rd66;
add.s64 %rd27,%rd63,%rd67;
cvt.s64.s32 %rd68,%r128;
mul.lo.s64 %rd69,%rd117,%rd68;
add.s64 %rd28,%rd69,%rd65;
add.s64 %rd29,%rd69,%rd67;
@%p1 bra $2_21;
add.s64 %rd70,%rd116,%rd26;
ld.global.nc.u8 %r131,[%rd70];
cvt.u16.u32 %rs1,%r131;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f47,%rs2;
add.s64 %rd71,%rd116,%rd27;
ld.global.nc.u8 %r132,[%rd71];
cvt.u16.u32 %rs3,%r132;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f48,%rs4;
sub.rn.f32 %f49,%f48,%f47;
fma.rn.f32 %f50,%f49,%f87,%f47;
add.s64 %rd72,%rd116,%rd28;
ld.global.nc.u8 %r133,[%rd72];
cvt.u16.u32 %rs5,%r133;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f51,%rs6;
add.s64 %rd73,%rd116,%rd29;
ld.global.nc.u8 %r134,[%rd73];
cvt.u16.u32 %rs7,%r134;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f52,%rs8;
sub.rn.f32 %f53,%f52,%f51;
fma.rn.f32 %f54,%f53,%f87,%f51;
sub.rn.f32 %f55,%f54,%f50;
fma.rn.f32 %f89,%f55,%f88,%f50;
$2_21:
@%p1 bra $2_23;
add.s64 %rd78,%rd26,%rd119;
add.s64 %rd74,%rd116,%rd78;
ld.global.nc.u8 %r135,[%rd74];
cvt.u16.u32 %rs9,%r135;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f56,%rs10;
add.s64 %rd79,%rd27,%rd119;
add.s64 %rd75,%rd116,%rd79;
ld.global.nc.u8 %r136,[%rd75];
cvt.u16.u32 %rs11,%r136;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f57,%rs12;
sub.rn.f32 %f58,%f57,%f56;
fma.rn.f32 %f59,%f58,%f87,%f56;
add.s64 %rd80,%rd28,%rd119;
add.s64 %rd76,%rd116,%rd80;
ld.global.nc.u8 %r137,[%rd76];
cvt.u16.u32 %rs13,%r137;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f60,%rs14;
add.s64 %rd81,%rd29,%rd119;
add.s64 %rd77,%rd116,%rd81;
ld.global.nc.u8 %r138,[%rd77];
cvt.u16.u32 %rs15,%r138;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f61,%rs16;
sub.rn.f32 %f62,%f61,%f60;
fma.rn.f32 %f63,%f62,%f87,%f60;
sub.rn.f32 %f64,%f63,%f59;
fma.rn.f32 %f90,%f64,%f88,%f59;
$2_23:
@%p1 bra $2_25;
shl.b64 %rd86,%rd119,1;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd82,%rd116,%rd87;
ld.global.nc.u8 %r139,[%rd82];
cvt.u16.u32 %rs17,%r139;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f65,%rs18;
add.s64 %rd88,%rd27,%rd86;
add.s64 %rd83,%rd116,%rd88;
ld.global.nc.u8 %r140,[%rd83];
cvt.u16.u32 %rs19,%r140;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f66,%rs20;
sub.rn.f32 %f67,%f66,%f65;
fma.rn.f32 %f68,%f67,%f87,%f65;
add.s64 %rd89,%rd28,%rd86;
add.s64 %rd84,%rd116,%rd89;
ld.global.nc.u8 %r141,[%rd84];
cvt.u16.u32 %rs21,%r141;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f69,%rs22;
add.s64 %rd90,%rd29,%rd86;
add.s64 %rd85,%rd116,%rd90;
ld.global.nc.u8 %r142,[%rd85];
cvt.u16.u32 %rs23,%r142;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f70,%rs24;
sub.rn.f32 %f71,%f70,%f69;
fma.rn.f32 %f72,%f71,%f87,%f69;
sub.rn.f32 %f73,%f72,%f68;
fma.rn.f32 %f91,%f73,%f88,%f68;
$2_25:
@%p1 bra $2_27;
mul.lo.s64 %rd95,%rd119,3;
add.s64 %rd96,%rd26,%rd95;
add.s64 %rd91,%rd116,%rd96;
ld.global.nc.u8 %r143,[%rd91];
cvt.u16.u32 %rs25,%r143;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f74,%rs26;
add.s64 %rd97,%rd27,%rd95;
add.s64 %rd92,%rd116,%rd97;
ld.global.nc.u8 %r144,[%rd92];
cvt.u16.u32 %rs27,%r144;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f75,%rs28;
sub.rn.f32 %f76,%f75,%f74;
fma.rn.f32 %f77,%f76,%f87,%f74;
add.s64 %rd98,%rd28,%rd95;
add.s64 %rd93,%rd116,%rd98;
ld.global.nc.u8 %r145,[%rd93];
cvt.u16.u32 %rs29,%r145;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f78,%rs30;
add.s64 %rd99,%rd29,%rd95;
add.s64 %rd94,%rd116,%rd99;
ld.global.nc.u8 %r146,[%rd94];
cvt.u16.u32 %rs31,%r146;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f79,%rs32;
sub.rn.f32 %f80,%f79,%f78;
fma.rn.f32 %f81,%f80,%f87,%f78;
sub.rn.f32 %f82,%f81,%f77;
fma.rn.f32 %f92,%f82,%f88,%f77;
$2_27:
cvt.s64.s32 %rd100,%r15;
mul.lo.s64 %rd101,%rd121,%rd100;
cvt.s64.s32 %rd102,%r14;
mul.lo.s64 %rd103,%rd122,%rd102;
add.s64 %rd33,%rd101,%rd103;
add.s32 %r147,%r81,-1;
setp.eq.s32 %p16,%r73,0;
selp.b32 %r148,0,%r147,%p16;
fma.rn.f32 %f29,%f89,%f33,%f37;
cvt.s64.s32 %rd104,%r148;
mul.lo.s64 %rd105,%rd123,%rd104;
add.s64 %rd106,%rd33,%rd105;
add.s64 %rd34,%rd120,%rd106;
setp.eq.s32 %p17,%r72,4;
@%p17 bra $2_38;
bra.uni $2_28;
$2_38:
st.f32 [%rd34],%f29;
$2_39:
add.s32 %r158,%r81,-2;
selp.b32 %r159,1,%r158,%p16;
fma.rn.f32 %f30,%f90,%f34,%f38;
cvt.s64.s32 %rd107,%r159;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd33,%rd108;
add.s64 %rd35,%rd120,%rd109;
@%p17 bra $2_50;
bra.uni $2_40;
$2_50:
st.f32 [%rd35],%f30;
$2_51:
add.s32 %r169,%r81,-3;
selp.b32 %r170,2,%r169,%p16;
fma.rn.f32 %f31,%f91,%f35,%f39;
cvt.s64.s32 %rd110,%r170;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd33,%rd111;
add.s64 %rd36,%rd120,%rd112;
@%p17 bra $2_62;
bra.uni $2_52;
$2_62:
st.f32 [%rd36],%f31;
$2_63:
add.s32 %r180,%r81,-4;
selp.b32 %r181,3,%r180,%p16;
fma.rn.f32 %f32,%f92,%f36,%f40;
cvt.s64.s32 %rd113,%r181;
mul.lo.s64 %rd114,%rd123,%rd113;
add.s64 %rd115,%rd33,%rd114;
add.s64 %rd37,%rd120,%rd115;
@%p17 bra $2_74;
bra.uni $2_64;
$2_74:
st.f32 [%rd37],%f32;
$2_75:
ret;
$2_28:
setp.gt.s32 %p18,%r72,1;
@%p18 bra $2_31;
setp.eq.s32 %p21,%r72,0;
@%p21 bra $2_36;
setp.eq.s32 %p22,%r72,1;
@%p22 bra $2_35;
bra.uni $2_37;
$2_35:
cvt.rni.s32.f32 %r152,%f29;
max.s32 %r153,%r152,0;
min.s32 %r154,%r153,65535;
st.u16 [%rd34],%r154;
bra.uni $2_39;
$2_40:
setp.gt.s32 %p25,%r72,1;
@%p25 bra $2_43;
setp.eq.s32 %p28,%r72,0;
@%p28 bra $2_48;
setp.eq.s32 %p29,%r72,1;
@%p29 bra $2_47;
bra.uni $2_49;
$2_47:
cvt.rni.s32.f32 %r163,%f30;
max.s32 %r164,%r163,0;
min.s32 %r165,%r164,65535;
st.u16 [%rd35],%r165;
bra.uni $2_51;
$2_52:
setp.gt.s32 %p32,%r72,1;
@%p32 bra $2_55;
setp.eq.s32 %p35,%r72,0;
@%p35 bra $2_60;
setp.eq.s32 %p36,%r72,1;
@%p36 bra $2_59;
bra.uni $2_61;
$2_59:
cvt.rni.s32.f32 %r174,%f31;
max.s32 %r175,%r174,0;
min.s32 %r176,%r175,65535;
st.u16 [%rd36],%r176;
bra.uni $2_63;
$2_64:
setp.gt.s32 %p39,%r72,1;
@%p39 bra $2_67;
setp.eq.s32 %p42,%r72,0;
@%p42 bra $2_72;
setp.eq.s32 %p43,%r72,1;
@%p43 bra $2_71;
bra.uni $2_73;
$2_71:
cvt.rni.s32.f32 %r185,%f32;
max.s32 %r186,%r185,0;
min.s32 %r187,%r186,65535;
st.u16 [%rd37],%r187;
bra.uni $2_75;
$2_31:
setp.eq.s32 %p19,%r72,2;
@%p19 bra $2_34;
setp.ne.s32 %p20,%r72,3;
@%p20 bra $2_37;
cvt.rn.f16.f32 %rs33,%f29;
st.u16 [%rd34],%rs33;
bra.uni $2_39;
$2_43:
setp.eq.s32 %p26,%r72,2;
@%p26 bra $2_46;
setp.ne.s32 %p27,%r72,3;
@%p27 bra $2_49;
cvt.rn.f16.f32 %rs34,%f30;
st.u16 [%rd35],%rs34;
bra.uni $2_51;
$2_55:
setp.eq.s32 %p33,%r72,2;
@%p33 bra $2_58;
setp.ne.s32 %p34,%r72,3;
@%p34 bra $2_61;
cvt.rn.f16.f32 %rs35,%f31;
st.u16 [%rd36],%rs35;
bra.uni $2_63;
$2_67:
setp.eq.s32 %p40,%r72,2;
@%p40 bra $2_70;
setp.ne.s32 %p41,%r72,3;
@%p41 bra $2_73;
cvt.rn.f16.f32 %rs36,%f32;
st.u16 [%rd37],%rs36;
bra.uni $2_75;
$2_36:
cvt.rni.s32.f32 %r155,%f29;
max.s32 %r156,%r155,0;
min.s32 %r157,%r156,255;
st.u8 [%rd34],%r157;
bra.uni $2_39;
$2_48:
cvt.rni.s32.f32 %r166,%f30;
max.s32 %r167,%r166,0;
min.s32 %r168,%r167,255;
st.u8 [%rd35],%r168;
bra.uni $2_51;
$2_60:
cvt.rni.s32.f32 %r177,%f31;
max.s32 %r178,%r177,0;
min.s32 %r179,%r178,255;
st.u8 [%rd36],%r179;
bra.uni $2_63;
$2_72:
cvt.rni.s32.f32 %r188,%f32;
max.s32 %r189,%r188,0;
min.s32 %r190,%r189,255;
st.u8 [%rd37],%r190;
bra.uni $2_75;
$2_34:
cvt.rni.s32.f32 %r149,%f29;
max.s32 %r150,%r149,-32768;
min.s32 %r151,%r150,32767;
st.u16 [%rd34],%r151;
bra.uni $2_39;
$2_37:
st.f32 [%rd34],%f29;
bra.uni $2_39;
$2_46:
cvt.rni.s32.f32 %r160,%f30;
max.s32 %r161,%r160,-32768;
min.s32 %r162,%r161,32767;
st.u16 [%rd35],%r162;
bra.uni $2_51;
$2_49:
st.f32 [%rd35],%f30;
bra.uni $2_51;
$2_58:
cvt.rni.s32.f32 %r171,%f31;
max.s32 %r172,%r171,-32768;
min.s32 %r173,%r172,32767;
st.u16 [%rd36],%r173;
bra.uni $2_63;
$2_61:
st.f32 [%rd36],%f31;
bra.uni $2_63;
$2_70:
cvt.rni.s32.f32 %r182,%f32;
max.s32 %r183,%r182,-32768;
min.s32 %r184,%r183,32767;
st.u16 [%rd37],%r184;
bra.uni $2_75;
$2_73:
st.f32 [%rd37],%f32;
bra.uni $2_75;
}
.visible .entry preprocess_f32_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<23>;
.reg .b16 %rs<2>;
.reg .f32 %f<36>;
.reg .b32 %r<158>;
.reg .f64 %fd<43>;
.reg .b64 %rd<84>;
ld.param.u64 %rd29,[p0];
ld.param.v2.u32 {%r142,%r143},[p1+32];
ld.param.v2.u32 {%r76,%r77},[p1+40];
ld.param.u64 %rd34,[p2];
ld.param.v2.u32 {%r144,%r145},[p3+32];
ld.param.v2.u32 {%r80,%r81},[p3+40];
ld.param.v2.u32 {%r146,%r147},[p4+16];
ld.param.v2.u32 {%r148,%r149},[p4+24];
ld.param.v2.u32 {%r150,%r151},[p4+32];
ld.param.v2.u32 {%r152,%r153},[p4+40];
ld.param.u64 %rd39,[p5];
ld.param.u32 %r73,[p6+56];
ld.param.u32 %r72,[p6+52];
ld.param.u32 %r71,[p6+48];
ld.param.f32 %f35,[p6+32];
ld.param.f32 %f13,[p6+16];
ld.param.f32 %f9,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd83,[p3+24];
ld.param.u64 %rd82,[p3+16];
ld.param.u64 %rd81,[p3+8];
ld.param.u64 %rd35,[p3];
ld.param.u64 %rd79,[p1+16];
ld.param.u64 %rd78,[p1+8];
ld.param.u64 %rd30,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r77,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd40,%rd29;
mul.wide.s32 %rd41,%r1,40;
add.s64 %rd42,%rd40,%rd41;
ld.global.v2.u32 {%r142,%r143},[%rd42+32];
ld.global.u64 %rd79,[%rd42+16];
ld.global.u64 %rd78,[%rd42+8];
ld.global.u64 %rd77,[%rd42];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd43,%r1;
mul.lo.s64 %rd44,%rd30,%rd43;
add.s64 %rd77,%rd29,%rd44;
$3_3:
setp.eq.s32 %p2,%r81,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd45,%rd34;
mul.wide.s32 %rd46,%r1,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.v2.u32 {%r144,%r145},[%rd47+32];
ld.global.u64 %rd83,[%rd47+24];
ld.global.u64 %rd82,[%rd47+16];
ld.global.u64 %rd81,[%rd47+8];
ld.global.u64 %rd80,[%rd47];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd35,%rd48;
add.s64 %rd80,%rd34,%rd49;
$3_6:
mov.u32 %r95,%ctaid.x;
shl.b32 %r96,%r95,5;
mov.u32 %r97,%tid.x;
add.s32 %r14,%r96,%r97;
mov.u32 %r98,%ctaid.y;
shl.b32 %r99,%r98,3;
mov.u32 %r100,%tid.y;
add.s32 %r15,%r99,%r100;
setp.ge.s32 %p3,%r14,%r144;
setp.ge.s32 %p4,%r15,%r145;
or.pred %p5,%p4,%p3;
@%p5 bra $3_33;
bra.uni $3_7;
$3_33:
ret;
$3_7:
setp.eq.s64 %p6,%rd39,0;
@%p6 bra $3_9;
cvta.to.global.u64 %rd50,%rd39;
mul.wide.u32 %rd51,%r1,48;
add.s64 %rd52,%rd50,%rd51;
ld.global.f64 %fd39,[%rd52];
ld.global.f64 %fd40,[%rd52+8];
ld.global.v2.u32 {%r146,%r147},[%rd52+16];
ld.global.v2.u32 {%r148,%r149},[%rd52+24];
ld.global.v2.u32 {%r150,%r151},[%rd52+32];
ld.global.v2.u32 {%r152,%r153},[%rd52+40];
$3_9:
sub.s32 %r41,%r14,%r146;
not.b32 %r110,%r41;
add.s32 %r111,%r148,%r110;
setp.eq.s32 %p7,%r152,0;
selp.b32 %r112,%r41,%r111,%p7;
add.s32 %r113,%r112,%r150;
sub.s32 %r42,%r15,%r147;
cvt.rn.f64.s32 %fd7,%r113;
setp.eq.s32 %p8,%r73,0;
@%p8 bra $3_11;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r155,%fd18;
mov.f32 %f33,0f00000000;
bra.uni $3_14;
$3_11:
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
mov.b64 {%r155,%temp},%fd25;
}
setp.geu.f64 %p9,%fd41,0d0000000000000000;
@%p9 bra $3_13;
add.s32 %r155,%r155,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$3_13:
cvt.rn.f32.f64 %f33,%fd41;
$3_14:
setp.eq.s32 %p10,%r153,0;
not.b32 %r114,%r42;
add.s32 %r115,%r149,%r114;
selp.b32 %r116,%r42,%r115,%p10;
add.s32 %r117,%r116,%r151;
cvt.rn.f64.s32 %fd11,%r117;
@%p8 bra $3_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r157,%fd29;
mov.f32 %f34,0f00000000;
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
mov.b64 {%r157,%temp},%fd36;
}
setp.geu.f64 %p12,%fd42,0d0000000000000000;
@%p12 bra $3_18;
add.s32 %r157,%r157,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$3_18:
cvt.rn.f32.f64 %f34,%fd42;
$3_19:
setp.ge.u32 %p13,%r41,%r148;
setp.ge.u32 %p14,%r42,%r149;
or.pred %p15,%p13,%p14;
@%p15 bra $3_21;
max.s32 %r118,%r155,0;
add.s32 %r119,%r142,-1;
add.s32 %r120,%r155,1;
max.s32 %r121,%r120,0;
max.s32 %r122,%r157,0;
add.s32 %r123,%r143,-1;
add.s32 %r124,%r157,1;
max.s32 %r125,%r124,0;
min.s32 %r126,%r122,%r123;
cvt.s64.s32 %rd57,%r126;
mul.lo.s64 %rd58,%rd78,%rd57;
min.s32 %r127,%r118,%r119;
cvt.s64.s32 %rd59,%r127;
mul.lo.s64 %rd60,%rd79,%rd59;
add.s64 %rd61,%rd58,%rd60;
add.s64 %rd53,%rd77,%rd61;
ld.global.nc.f32 %f23,[%rd53];
min.s32 %r128,%r121,%r119;
cvt.s64.s32 %rd62,%r128;
mul.lo.s64 %rd63,%rd79,%rd62;
add.s64 %rd64,%rd58,%rd63;
add.s64 %rd54,%rd77,%rd64;
ld.global.nc.f32 %f24,[%rd54];
sub.rn.f32 %f27,%f24,%f23;
fma.rn.f32 %f28,%f27,%f33,%f23;
min.s32 %r129,%r125,%r123;
cvt.s64.s32 %rd65,%r129;
mul.lo.s64 %rd66,%rd78,%rd65;
add.s64 %rd67,%rd66,%rd60;
add.s64 %rd55,%rd77,%rd67;
ld.global.nc.f32 %f25,[%rd55];
add.s64 %rd68,%rd66,%rd63;
add.s64 %rd56,%rd77,%rd68;
ld.global.nc.f32 %f26,[%rd56];
sub.rn.f32 %f29,%f26,%f25;
fma.rn.f32 %f30,%f29,%f33,%f25;
sub.rn.f32 %f31,%f30,%f28;
fma.rn.f32 %f35,%f31,%f34,%f28;
$3_21:
add.s32 %r131,%r80,-1;
setp.eq.s32 %p16,%r72,0;
selp.b32 %r132,0,%r131,%p16;
fma.rn.f32 %f8,%f35,%f9,%f13;
cvt.s64.s32 %rd69,%r15;
mul.lo.s64 %rd70,%rd81,%rd69;
cvt.s64.s32 %rd71,%r14;
mul.lo.s64 %rd72,%rd82,%rd71;
add.s64 %rd73,%rd70,%rd72;
cvt.s64.s32 %rd74,%r132;
mul.lo.s64 %rd75,%rd83,%rd74;
add.s64 %rd76,%rd73,%rd75;
add.s64 %rd28,%rd80,%rd76;
setp.gt.s32 %p17,%r71,1;
@%p17 bra $3_24;
bra.uni $3_22;
$3_24:
setp.eq.s32 %p18,%r71,2;
@%p18 bra $3_28;
setp.eq.s32 %p19,%r71,4;
@%p19 bra $3_31;
setp.ne.s32 %p20,%r71,3;
@%p20 bra $3_32;
cvt.rn.f16.f32 %rs1,%f8;
st.u16 [%rd28],%rs1;
bra.uni $3_33;
$3_22:
setp.eq.s32 %p21,%r71,0;
@%p21 bra $3_30;
setp.eq.s32 %p22,%r71,1;
@%p22 bra $3_29;
bra.uni $3_32;
$3_29:
cvt.rni.s32.f32 %r136,%f8;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,65535;
st.u16 [%rd28],%r138;
bra.uni $3_33;
$3_28:
cvt.rni.s32.f32 %r133,%f8;
max.s32 %r134,%r133,-32768;
min.s32 %r135,%r134,32767;
st.u16 [%rd28],%r135;
bra.uni $3_33;
$3_31:
st.f32 [%rd28],%f8;
bra.uni $3_33;
$3_30:
cvt.rni.s32.f32 %r139,%f8;
max.s32 %r140,%r139,0;
min.s32 %r141,%r140,255;
st.u8 [%rd28],%r141;
bra.uni $3_33;
$3_32:
st.f32 [%rd28],%f8;
bra.uni $3_33;
}
.visible .entry preprocess_f32_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<37>;
.reg .b16 %rs<4>;
.reg .f32 %f<78>;
.reg .b32 %r<180>;
.reg .f64 %fd<43>;
.reg .b64 %rd<111>;
ld.param.u64 %rd37,[p0];
ld.param.v2.u32 {%r164,%r165},[p1+32];
ld.param.v2.u32 {%r77,%r78},[p1+40];
ld.param.u64 %rd42,[p2];
ld.param.v2.u32 {%r166,%r167},[p3+32];
ld.param.v2.u32 {%r81,%r82},[p3+40];
ld.param.v2.u32 {%r168,%r169},[p4+16];
ld.param.v2.u32 {%r170,%r171},[p4+24];
ld.param.v2.u32 {%r172,%r173},[p4+32];
ld.param.v2.u32 {%r174,%r175},[p4+40];
ld.param.u64 %rd47,[p5];
ld.param.u32 %r74,[p6+56];
ld.param.u32 %r73,[p6+52];
ld.param.u32 %r72,[p6+48];
ld.param.f32 %f77,[p6+40];
ld.param.f32 %f76,[p6+36];
ld.param.f32 %f75,[p6+32];
ld.param.f32 %f35,[p6+24];
ld.param.f32 %f34,[p6+20];
ld.param.f32 %f33,[p6+16];
ld.param.f32 %f31,[p6+8];
ld.param.f32 %f30,[p6+4];
ld.param.f32 %f29,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd110,[p3+24];
ld.param.u64 %rd109,[p3+16];
ld.param.u64 %rd108,[p3+8];
ld.param.u64 %rd43,[p3];
ld.param.u64 %rd106,[p1+24];
ld.param.u64 %rd105,[p1+16];
ld.param.u64 %rd104,[p1+8];
ld.param.u64 %rd38,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r78,0;
@%p2 bra $4_2;
cvta.to.global.u64 %rd48,%rd37;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r164,%r165},[%rd50+32];
ld.global.u64 %rd106,[%rd50+24];
ld.global.u64 %rd105,[%rd50+16];
ld.global.u64 %rd104,[%rd50+8];
ld.global.u64 %rd103,[%rd50];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd38,%rd51;
add.s64 %rd103,%rd37,%rd52;
$4_3:
setp.eq.s32 %p3,%r82,0;
@%p3 bra $4_5;
cvta.to.global.u64 %rd53,%rd42;
mul.wide.s32 %rd54,%r1,40;
add.s64 %rd55,%rd53,%rd54;
ld.global.v2.u32 {%r166,%r167},[%rd55+32];
ld.global.u64 %rd110,[%rd55+24];
ld.global.u64 %rd109,[%rd55+16];
ld.global.u64 %rd108,[%rd55+8];
ld.global.u64 %rd107,[%rd55];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd56,%r1;
mul.lo.s64 %rd57,%rd43,%rd56;
add.s64 %rd107,%rd42,%rd57;
$4_6:
mov.u32 %r96,%ctaid.x;
shl.b32 %r97,%r96,5;
mov.u32 %r98,%tid.x;
add.s32 %r14,%r97,%r98;
mov.u32 %r99,%ctaid.y;
shl.b32 %r100,%r99,3;
mov.u32 %r101,%tid.y;
add.s32 %r15,%r100,%r101;
setp.ge.s32 %p4,%r14,%r166;
setp.ge.s32 %p5,%r15,%r167;
or.pred %p6,%p5,%p4;
@%p6 bra $4_61;
setp.eq.s64 %p7,%rd47,0;
@%p7 bra $4_9;
cvta.to.global.u64 %rd58,%rd47;
mul.wide.u32 %rd59,%r1,48;
add.s64 %rd60,%rd58,%rd59;
ld.global.f64 %fd39,[%rd60];
ld.global.f64 %fd40,[%rd60+8];
ld.global.v2.u32 {%r168,%r169},[%rd60+16];
ld.global.v2.u32 {%r170,%r171},[%rd60+24];
ld.global.v2.u32 {%r172,%r173},[%rd60+32];
ld.global.v2.u32 {%r174,%r175},[%rd60+40];
$4_9:
sub.s32 %r41,%r14,%r168;
not.b32 %r111,%r41;
add.s32 %r112,%r170,%r111;
setp.eq.s32 %p8,%r174,0;
selp.b32 %r113,%r41,%r112,%p8;
add.s32 %r114,%r113,%r172;
sub.s32 %r42,%r15,%r169;
cvt.rn.f64.s32 %fd7,%r114;
setp.eq.s32 %p9,%r74,0;
@%p9 bra $4_11;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r177,%fd18;
mov.f32 %f73,0f00000000;
bra.uni $4_14;
$4_11:
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
mov.b64 {%r177,%temp},%fd25;
}
setp.geu.f64 %p10,%fd41,0d0000000000000000;
@%p10 bra $4_13;
add.s32 %r177,%r177,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$4_13:
cvt.rn.f32.f64 %f73,%fd41;
$4_14:
setp.eq.s32 %p11,%r175,0;
not.b32 %r115,%r42;
add.s32 %r116,%r171,%r115;
selp.b32 %r117,%r42,%r116,%p11;
add.s32 %r118,%r117,%r173;
cvt.rn.f64.s32 %fd11,%r118;
@%p9 bra $4_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r179,%fd29;
mov.f32 %f74,0f00000000;
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
mov.b64 {%r179,%temp},%fd36;
}
setp.geu.f64 %p13,%fd42,0d0000000000000000;
@%p13 bra $4_18;
add.s32 %r179,%r179,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$4_18:
cvt.rn.f32.f64 %f74,%fd42;
$4_19:
max.s32 %r119,%r177,0;
add.s32 %r120,%r164,-1;
add.s32 %r121,%r177,1;
max.s32 %r122,%r121,0;
max.s32 %r123,%r179,0;
add.s32 %r124,%r165,-1;
min.s32 %r125,%r123,%r124;
add.s32 %r126,%r179,1;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,%r124;
setp.ge.u32 %p14,%r41,%r170;
setp.ge.u32 %p15,%r42,%r171;
or.pred %p1,%p14,%p15;
cvt.s64.s32 %rd61,%r125;
mul.lo.s64 %rd62,%rd104,%rd61;
min.s32 %r129,%r119,%r120;
cvt.s64.s32 %rd63,%r129;
mul.lo.s64 %rd64,%rd105,%rd63;
add.s64 %rd26,%rd62,%rd64;
min.s32 %r130,%r122,%r120;
cvt.s64.s32 %rd65,%r130;
mul.lo.s64 %rd66,%rd105,%rd65;
add.s64 %rd27,%rd62,%rd66;
cvt.s64.s32 %rd67,%r128;
mul.lo.s64 %rd68,%rd104,%rd67;
add.s64 %rd28,%rd68,%rd64;
add.s64 %rd29,%rd68,%rd66;
@%p1 bra $4_21;
add.s64 %rd69,%rd103,%rd26;
ld.global.nc.f32 %f43,[%rd69];
add.s64 %rd70,%rd103,%rd27;
ld.global.nc.f32 %f44,[%rd70];
sub.rn.f32 %f47,%f44,%f43;
fma.rn.f32 %f48,%f47,%f73,%f43;
add.s64 %rd71,%rd103,%rd28;
ld.global.nc.f32 %f45,[%rd71];
add.s64 %rd72,%rd103,%rd29;
ld.global.nc.f32 %f46,[%rd72];
sub.rn.f32 %f49,%f46,%f45;
fma.rn.f32 %f50,%f49,%f73,%f45;
sub.rn.f32 %f51,%f50,%f48;
fma.rn.f32 %f75,%f51,%f74,%f48;
$4_21:
@%p1 bra $4_23;
add.s64 %rd77,%rd26,%rd106;
add.s64 %rd73,%rd103,%rd77;
ld.global.nc.f32 %f52,[%rd73];
add.s64 %rd78,%rd27,%rd106;
add.s64 %rd74,%rd103,%rd78;
ld.global.nc.f32 %f53,[%rd74];
sub.rn.f32 %f56,%f53,%f52;
fma.rn.f32 %f57,%f56,%f73,%f52;
add.s64 %rd79,%rd28,%rd106;
add.s64 %rd75,%rd103,%rd79;
ld.global.nc.f32 %f54,[%rd75];
add.s64 %rd80,%rd29,%rd106;
add.s64 %rd76,%rd103,%rd80;
ld.global.nc.f32 %f55,[%rd76];
sub.rn.f32 %f58,%f55,%f54;
fma.rn.f32 %f59,%f58,%f73,%f54;
sub.rn.f32 %f60,%f59,%f57;
fma.rn.f32 %f76,%f60,%f74,%f57;
$4_23:
@%p1 bra $4_25;
shl.b64 %rd85,%rd106,1;
add.s64 %rd86,%rd26,%rd85;
add.s64 %rd81,%rd103,%rd86;
ld.global.nc.f32 %f61,[%rd81];
add.s64 %rd87,%rd27,%rd85;
add.s64 %rd82,%rd103,%rd87;
ld.global.nc.f32 %f62,[%rd82];
sub.rn.f32 %f65,%f62,%f61;
fma.rn.f32 %f66,%f65,%f73,%f61;
add.s64 %rd88,%rd28,%rd85;
add.s64 %rd83,%rd103,%rd88;
ld.global.nc.f32 %f63,[%rd83];
add.s64 %rd89,%rd29,%rd85;
add.s64 %rd84,%rd103,%rd89;
ld.global.nc.f32 %f64,[%rd84];
sub.rn.f32 %f67,%f64,%f63;
fma.rn.f32 %f68,%f67,%f73,%f63;
sub.rn.f32 %f69,%f68,%f66;
fma.rn.f32 %f77,%f69,%f74,%f66;
$4_25:
cvt.s64.s32 %rd90,%r15;
mul.lo.s64 %rd91,%rd108,%rd90;
cvt.s64.s32 %rd92,%r14;
mul.lo.s64 %rd93,%rd109,%rd92;
add.s64 %rd33,%rd91,%rd93;
add.s32 %r131,%r81,-1;
setp.eq.s32 %p16,%r73,0;
selp.b32 %r132,0,%r131,%p16;
fma.rn.f32 %f26,%f75,%f29,%f33;
cvt.s64.s32 %rd94,%r132;
mul.lo.s64 %rd95,%rd110,%rd94;
add.s64 %rd96,%rd33,%rd95;
add.s64 %rd34,%rd107,%rd96;
setp.eq.s32 %p17,%r72,4;
@%p17 bra $4_36;
bra.uni $4_26;
$4_36:
st.f32 [%rd34],%f26;
$4_37:
add.s32 %r142,%r81,-2;
selp.b32 %r143,1,%r142,%p16;
fma.rn.f32 %f27,%f76,%f30,%f34;
cvt.s64.s32 %rd97,%r143;
mul.lo.s64 %rd98,%rd110,%rd97;
add.s64 %rd99,%rd33,%rd98;
add.s64 %rd35,%rd107,%rd99;
@%p17 bra $4_48;
bra.uni $4_38;
$4_48:
st.f32 [%rd35],%f27;
$4_49:
add.s32 %r153,%r81,-3;
selp.b32 %r154,2,%r153,%p16;
fma.rn.f32 %f28,%f77,%f31,%f35;
cvt.s64.s32 %rd100,%r154;
mul.lo.s64 %rd101,%rd110,%rd100;
add.s64 %rd102,%rd33,%rd101;
add.s64 %rd36,%rd107,%rd102;
@%p17 bra $4_60;
bra.uni $4_50;
$4_60:
st.f32 [%rd36],%f28;
$4_61:
ret;
$4_26:
setp.gt.s32 %p18,%r72,1;
@%p18 bra $4_29;
setp.eq.s32 %p21,%r72,0;
@%p21 bra $4_34;
setp.eq.s32 %p22,%r72,1;
@%p22 bra $4_33;
bra.uni $4_35;
$4_33:
cvt.rni.s32.f32 %r136,%f26;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,65535;
st.u16 [%rd34],%r138;
bra.uni $4_37;
$4_38:
setp.gt.s32 %p25,%r72,1;
@%p25 bra $4_41;
setp.eq.s32 %p28,%r72,0;
@%p28 bra $4_46;
setp.eq.s32 %p29,%r72,1;
@%p29 bra $4_45;
bra.uni $4_47;
$4_45:
cvt.rni.s32.f32 %r147,%f27;
max.s32 %r148,%r147,0;
min.s32 %r149,%r148,65535;
st.u16 [%rd35],%r149;
bra.uni $4_49;
$4_50:
setp.gt.s32 %p32,%r72,1;
@%p32 bra $4_53;
setp.eq.s32 %p35,%r72,0;
@%p35 bra $4_58;
setp.eq.s32 %p36,%r72,1;
@%p36 bra $4_57;
bra.uni $4_59;
$4_57:
cvt.rni.s32.f32 %r158,%f28;
max.s32 %r159,%r158,0;
min.s32 %r160,%r159,65535;
st.u16 [%rd36],%r160;
bra.uni $4_61;
$4_29:
setp.eq.s32 %p19,%r72,2;
@%p19 bra $4_32;
setp.ne.s32 %p20,%r72,3;
@%p20 bra $4_35;
cvt.rn.f16.f32 %rs1,%f26;
st.u16 [%rd34],%rs1;
bra.uni $4_37;
$4_41:
setp.eq.s32 %p26,%r72,2;
@%p26 bra $4_44;
setp.ne.s32 %p27,%r72,3;
@%p27 bra $4_47;
cvt.rn.f16.f32 %rs2,%f27;
st.u16 [%rd35],%rs2;
bra.uni $4_49;
$4_53:
setp.eq.s32 %p33,%r72,2;
@%p33 bra $4_56;
setp.ne.s32 %p34,%r72,3;
@%p34 bra $4_59;
cvt.rn.f16.f32 %rs3,%f28;
st.u16 [%rd36],%rs3;
bra.uni $4_61;
$4_34:
cvt.rni.s32.f32 %r139,%f26;
max.s32 %r140,%r139,0;
min.s32 %r141,%r140,255;
st.u8 [%rd34],%r141;
bra.uni $4_37;
$4_46:
cvt.rni.s32.f32 %r150,%f27;
max.s32 %r151,%r150,0;
min.s32 %r152,%r151,255;
st.u8 [%rd35],%r152;
bra.uni $4_49;
$4_58:
cvt.rni.s32.f32 %r161,%f28;
max.s32 %r162,%r161,0;
min.s32 %r163,%r162,255;
st.u8 [%rd36],%r163;
bra.uni $4_61;
$4_32:
cvt.rni.s32.f32 %r133,%f26;
max.s32 %r134,%r133,-32768;
min.s32 %r135,%r134,32767;
st.u16 [%rd34],%r135;
bra.uni $4_37;
$4_35:
st.f32 [%rd34],%f26;
bra.uni $4_37;
$4_44:
cvt.rni.s32.f32 %r144,%f27;
max.s32 %r145,%r144,-32768;
min.s32 %r146,%r145,32767;
st.u16 [%rd35],%r146;
bra.uni $4_49;
$4_47:
st.f32 [%rd35],%f27;
bra.uni $4_49;
$4_56:
cvt.rni.s32.f32 %r155,%f28;
max.s32 %r156,%r155,-32768;
min.s32 %r157,%r156,32767;
st.u16 [%rd36],%r157;
bra.uni $4_61;
$4_59:
st.f32 [%rd36],%f28;
bra.uni $4_61;
}
.visible .entry preprocess_f32_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<44>;
.reg .b16 %rs<5>;
.reg .f32 %f<93>;
.reg .b32 %r<191>;
.reg .f64 %fd<43>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38,[p0];
ld.param.v2.u32 {%r175,%r176},[p1+32];
ld.param.v2.u32 {%r77,%r78},[p1+40];
ld.param.u64 %rd43,[p2];
ld.param.v2.u32 {%r177,%r178},[p3+32];
ld.param.v2.u32 {%r81,%r82},[p3+40];
ld.param.v2.u32 {%r179,%r180},[p4+16];
ld.param.v2.u32 {%r181,%r182},[p4+24];
ld.param.v2.u32 {%r183,%r184},[p4+32];
ld.param.v2.u32 {%r185,%r186},[p4+40];
ld.param.u64 %rd48,[p5];
ld.param.u32 %r74,[p6+56];
ld.param.u32 %r73,[p6+52];
ld.param.u32 %r72,[p6+48];
ld.param.f32 %f92,[p6+44];
ld.param.f32 %f91,[p6+40];
ld.param.f32 %f90,[p6+36];
ld.param.f32 %f89,[p6+32];
ld.param.f32 %f40,[p6+28];
ld.param.f32 %f39,[p6+24];
ld.param.f32 %f38,[p6+20];
ld.param.f32 %f37,[p6+16];
ld.param.f32 %f36,[p6+12];
ld.param.f32 %f35,[p6+8];
ld.param.f32 %f34,[p6+4];
ld.param.f32 %f33,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd123,[p3+24];
ld.param.u64 %rd122,[p3+16];
ld.param.u64 %rd121,[p3+8];
ld.param.u64 %rd44,[p3];
ld.param.u64 %rd119,[p1+24];
ld.param.u64 %rd118,[p1+16];
ld.param.u64 %rd117,[p1+8];
ld.param.u64 %rd39,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r78,0;
@%p2 bra $5_2;
cvta.to.global.u64 %rd49,%rd38;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r175,%r176},[%rd51+32];
ld.global.u64 %rd119,[%rd51+24];
ld.global.u64 %rd118,[%rd51+16];
ld.global.u64 %rd117,[%rd51+8];
ld.global.u64 %rd116,[%rd51];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd39,%rd52;
add.s64 %rd116,%rd38,%rd53;
$5_3:
setp.eq.s32 %p3,%r82,0;
@%p3 bra $5_5;
cvta.to.global.u64 %rd54,%rd43;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r177,%r178},[%rd56+32];
ld.global.u64 %rd123,[%rd56+24];
ld.global.u64 %rd122,[%rd56+16];
ld.global.u64 %rd121,[%rd56+8];
ld.global.u64 %rd120,[%rd56];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd44,%rd57;
add.s64 %rd120,%rd43,%rd58;
$5_6:
mov.u32 %r96,%ctaid.x;
shl.b32 %r97,%r96,5;
mov.u32 %r98,%tid.x;
add.s32 %r14,%r97,%r98;
mov.u32 %r99,%ctaid.y;
shl.b32 %r100,%r99,3;
mov.u32 %r101,%tid.y;
add.s32 %r15,%r100,%r101;
setp.ge.s32 %p4,%r14,%r177;
setp.ge.s32 %p5,%r15,%r178;
or.pred %p6,%p5,%p4;
@%p6 bra $5_75;
setp.eq.s64 %p7,%rd48,0;
@%p7 bra $5_9;
cvta.to.global.u64 %rd59,%rd48;
mul.wide.u32 %rd60,%r1,48;
add.s64 %rd61,%rd59,%rd60;
ld.global.f64 %fd39,[%rd61];
ld.global.f64 %fd40,[%rd61+8];
ld.global.v2.u32 {%r179,%r180},[%rd61+16];
ld.global.v2.u32 {%r181,%r182},[%rd61+24];
ld.global.v2.u32 {%r183,%r184},[%rd61+32];
ld.global.v2.u32 {%r185,%r186},[%rd61+40];
$5_9:
sub.s32 %r41,%r14,%r179;
not.b32 %r111,%r41;
add.s32 %r112,%r181,%r111;
setp.eq.s32 %p8,%r185,0;
selp.b32 %r113,%r41,%r112,%p8;
add.s32 %r114,%r113,%r183;
sub.s32 %r42,%r15,%r180;
cvt.rn.f64.s32 %fd7,%r114;
setp.eq.s32 %p9,%r74,0;
@%p9 bra $5_11;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r188,%fd18;
mov.f32 %f87,0f00000000;
bra.uni $5_14;
$5_11:
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
mov.b64 {%r188,%temp},%fd25;
}
setp.geu.f64 %p10,%fd41,0d0000000000000000;
@%p10 bra $5_13;
add.s32 %r188,%r188,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$5_13:
cvt.rn.f32.f64 %f87,%fd41;
$5_14:
setp.eq.s32 %p11,%r186,0;
not.b32 %r115,%r42;
add.s32 %r116,%r182,%r115;
selp.b32 %r117,%r42,%r116,%p11;
add.s32 %r118,%r117,%r184;
cvt.rn.f64.s32 %fd11,%r118;
@%p9 bra $5_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r190,%fd29;
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
mov.b64 {%r190,%temp},%fd36;
}
setp.geu.f64 %p13,%fd42,0d0000000000000000;
@%p13 bra $5_18;
add.s32 %r190,%r190,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$5_18:
cvt.rn.f32.f64 %f88,%fd42;
$5_19:
max.s32 %r119,%r188,0;
add.s32 %r120,%r175,-1;
add.s32 %r121,%r188,1;
max.s32 %r122,%r121,0;
max.s32 %r123,%r190,0;
add.s32 %r124,%r176,-1;
min.s32 %r125,%r123,%r124;
add.s32 %r126,%r190,1;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,%r124;
setp.ge.u32 %p14,%r41,%r181;
setp.ge.u32 %p15,%r42,%r182;
or.pred %p1,%p14,%p15;
cvt.s64.s32 %rd62,%r125;
mul.lo.s64 %rd63,%rd117,%rd62;
min.s32 %r129,%r119,%r120;
cvt.s64.s32 %rd64,%r129;
mul.lo.s64 %rd65,%rd118,%rd64;
add.s64 %rd26,%rd63,%rd65;
min.s32 %r130,%r122,%r120;
cvt.s64.s32 %rd66,%r130;
mul.lo.s64 %rd67,%rd118,%rd66;
add.s64 %rd27,%rd63,%rd67;
cvt.s64.s32 %rd68,%r128;
mul.lo.s64 %rd69,%rd117,%rd68;
add.s64 %rd28,%rd69,%rd65;
add.s64 %rd29,%rd69,%rd67;
@%p1 bra $5_21;
add.s64 %rd70,%rd116,%rd26;
ld.global.nc.f32 %f47,[%rd70];
add.s64 %rd71,%rd116,%rd27;
ld.global.nc.f32 %f48,[%rd71];
sub.rn.f32 %f51,%f48,%f47;
fma.rn.f32 %f52,%f51,%f87,%f47;
add.s64 %rd72,%rd116,%rd28;
ld.global.nc.f32 %f49,[%rd72];
add.s64 %rd73,%rd116,%rd29;
ld.global.nc.f32 %f50,[%rd73];
sub.rn.f32 %f53,%f50,%f49;
fma.rn.f32 %f54,%f53,%f87,%f49;
sub.rn.f32 %f55,%f54,%f52;
fma.rn.f32 %f89,%f55,%f88,%f52;
$5_21:
@%p1 bra $5_23;
add.s64 %rd78,%rd26,%rd119;
add.s64 %rd74,%rd116,%rd78;
ld.global.nc.f32 %f56,[%rd74];
add.s64 %rd79,%rd27,%rd119;
add.s64 %rd75,%rd116,%rd79;
ld.global.nc.f32 %f57,[%rd75];
sub.rn.f32 %f60,%f57,%f56;
fma.rn.f32 %f61,%f60,%f87,%f56;
add.s64 %rd80,%rd28,%rd119;
add.s64 %rd76,%rd116,%rd80;
ld.global.nc.f32 %f58,[%rd76];
add.s64 %rd81,%rd29,%rd119;
add.s64 %rd77,%rd116,%rd81;
ld.global.nc.f32 %f59,[%rd77];
sub.rn.f32 %f62,%f59,%f58;
fma.rn.f32 %f63,%f62,%f87,%f58;
sub.rn.f32 %f64,%f63,%f61;
fma.rn.f32 %f90,%f64,%f88,%f61;
$5_23:
@%p1 bra $5_25;
shl.b64 %rd86,%rd119,1;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd82,%rd116,%rd87;
ld.global.nc.f32 %f65,[%rd82];
add.s64 %rd88,%rd27,%rd86;
add.s64 %rd83,%rd116,%rd88;
ld.global.nc.f32 %f66,[%rd83];
sub.rn.f32 %f69,%f66,%f65;
fma.rn.f32 %f70,%f69,%f87,%f65;
add.s64 %rd89,%rd28,%rd86;
add.s64 %rd84,%rd116,%rd89;
ld.global.nc.f32 %f67,[%rd84];
add.s64 %rd90,%rd29,%rd86;
add.s64 %rd85,%rd116,%rd90;
ld.global.nc.f32 %f68,[%rd85];
sub.rn.f32 %f71,%f68,%f67;
fma.rn.f32 %f72,%f71,%f87,%f67;
sub.rn.f32 %f73,%f72,%f70;
fma.rn.f32 %f91,%f73,%f88,%f70;
$5_25:
@%p1 bra $5_27;
mul.lo.s64 %rd95,%rd119,3;
add.s64 %rd96,%rd26,%rd95;
add.s64 %rd91,%rd116,%rd96;
ld.global.nc.f32 %f74,[%rd91];
add.s64 %rd97,%rd27,%rd95;
add.s64 %rd92,%rd116,%rd97;
ld.global.nc.f32 %f75,[%rd92];
sub.rn.f32 %f78,%f75,%f74;
fma.rn.f32 %f79,%f78,%f87,%f74;
add.s64 %rd98,%rd28,%rd95;
add.s64 %rd93,%rd116,%rd98;
ld.global.nc.f32 %f76,[%rd93];
add.s64 %rd99,%rd29,%rd95;
add.s64 %rd94,%rd116,%rd99;
ld.global.nc.f32 %f77,[%rd94];
sub.rn.f32 %f80,%f77,%f76;
fma.rn.f32 %f81,%f80,%f87,%f76;
sub.rn.f32 %f82,%f81,%f79;
fma.rn.f32 %f92,%f82,%f88,%f79;
$5_27:
cvt.s64.s32 %rd100,%r15;
mul.lo.s64 %rd101,%rd121,%rd100;
cvt.s64.s32 %rd102,%r14;
mul.lo.s64 %rd103,%rd122,%rd102;
add.s64 %rd33,%rd101,%rd103;
add.s32 %r131,%r81,-1;
setp.eq.s32 %p16,%r73,0;
selp.b32 %r132,0,%r131,%p16;
fma.rn.f32 %f29,%f89,%f33,%f37;
cvt.s64.s32 %rd104,%r132;
mul.lo.s64 %rd105,%rd123,%rd104;
add.s64 %rd106,%rd33,%rd105;
add.s64 %rd34,%rd120,%rd106;
setp.eq.s32 %p17,%r72,4;
@%p17 bra $5_38;
bra.uni $5_28;
$5_38:
st.f32 [%rd34],%f29;
$5_39:
add.s32 %r142,%r81,-2;
selp.b32 %r143,1,%r142,%p16;
fma.rn.f32 %f30,%f90,%f34,%f38;
cvt.s64.s32 %rd107,%r143;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd33,%rd108;
add.s64 %rd35,%rd120,%rd109;
@%p17 bra $5_50;
bra.uni $5_40;
$5_50:
st.f32 [%rd35],%f30;
$5_51:
add.s32 %r153,%r81,-3;
selp.b32 %r154,2,%r153,%p16;
fma.rn.f32 %f31,%f91,%f35,%f39;
cvt.s64.s32 %rd110,%r154;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd33,%rd111;
add.s64 %rd36,%rd120,%rd112;
@%p17 bra $5_62;
bra.uni $5_52;
$5_62:
st.f32 [%rd36],%f31;
$5_63:
add.s32 %r164,%r81,-4;
selp.b32 %r165,3,%r164,%p16;
fma.rn.f32 %f32,%f92,%f36,%f40;
cvt.s64.s32 %rd113,%r165;
mul.lo.s64 %rd114,%rd123,%rd113;
add.s64 %rd115,%rd33,%rd114;
add.s64 %rd37,%rd120,%rd115;
@%p17 bra $5_74;
bra.uni $5_64;
$5_74:
st.f32 [%rd37],%f32;
$5_75:
ret;
$5_28:
setp.gt.s32 %p18,%r72,1;
@%p18 bra $5_31;
setp.eq.s32 %p21,%r72,0;
@%p21 bra $5_36;
setp.eq.s32 %p22,%r72,1;
@%p22 bra $5_35;
bra.uni $5_37;
$5_35:
cvt.rni.s32.f32 %r136,%f29;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,65535;
st.u16 [%rd34],%r138;
bra.uni $5_39;
$5_40:
setp.gt.s32 %p25,%r72,1;
@%p25 bra $5_43;
setp.eq.s32 %p28,%r72,0;
@%p28 bra $5_48;
setp.eq.s32 %p29,%r72,1;
@%p29 bra $5_47;
bra.uni $5_49;
$5_47:
cvt.rni.s32.f32 %r147,%f30;
max.s32 %r148,%r147,0;
min.s32 %r149,%r148,65535;
st.u16 [%rd35],%r149;
bra.uni $5_51;
$5_52:
setp.gt.s32 %p32,%r72,1;
@%p32 bra $5_55;
setp.eq.s32 %p35,%r72,0;
@%p35 bra $5_60;
setp.eq.s32 %p36,%r72,1;
@%p36 bra $5_59;
bra.uni $5_61;
$5_59:
cvt.rni.s32.f32 %r158,%f31;
max.s32 %r159,%r158,0;
min.s32 %r160,%r159,65535;
st.u16 [%rd36],%r160;
bra.uni $5_63;
$5_64:
setp.gt.s32 %p39,%r72,1;
@%p39 bra $5_67;
setp.eq.s32 %p42,%r72,0;
@%p42 bra $5_72;
setp.eq.s32 %p43,%r72,1;
@%p43 bra $5_71;
bra.uni $5_73;
$5_71:
cvt.rni.s32.f32 %r169,%f32;
max.s32 %r170,%r169,0;
min.s32 %r171,%r170,65535;
st.u16 [%rd37],%r171;
bra.uni $5_75;
$5_31:
setp.eq.s32 %p19,%r72,2;
@%p19 bra $5_34;
setp.ne.s32 %p20,%r72,3;
@%p20 bra $5_37;
cvt.rn.f16.f32 %rs1,%f29;
st.u16 [%rd34],%rs1;
bra.uni $5_39;
$5_43:
setp.eq.s32 %p26,%r72,2;
@%p26 bra $5_46;
setp.ne.s32 %p27,%r72,3;
@%p27 bra $5_49;
cvt.rn.f16.f32 %rs2,%f30;
st.u16 [%rd35],%rs2;
bra.uni $5_51;
$5_55:
setp.eq.s32 %p33,%r72,2;
@%p33 bra $5_58;
setp.ne.s32 %p34,%r72,3;
@%p34 bra $5_61;
cvt.rn.f16.f32 %rs3,%f31;
st.u16 [%rd36],%rs3;
bra.uni $5_63;
$5_67:
setp.eq.s32 %p40,%r72,2;
@%p40 bra $5_70;
setp.ne.s32 %p41,%r72,3;
@%p41 bra $5_73;
cvt.rn.f16.f32 %rs4,%f32;
st.u16 [%rd37],%rs4;
bra.uni $5_75;
$5_36:
cvt.rni.s32.f32 %r139,%f29;
max.s32 %r140,%r139,0;
min.s32 %r141,%r140,255;
st.u8 [%rd34],%r141;
bra.uni $5_39;
$5_48:
cvt.rni.s32.f32 %r150,%f30;
max.s32 %r151,%r150,0;
min.s32 %r152,%r151,255;
st.u8 [%rd35],%r152;
bra.uni $5_51;
$5_60:
cvt.rni.s32.f32 %r161,%f31;
max.s32 %r162,%r161,0;
min.s32 %r163,%r162,255;
st.u8 [%rd36],%r163;
bra.uni $5_63;
$5_72:
cvt.rni.s32.f32 %r172,%f32;
max.s32 %r173,%r172,0;
min.s32 %r174,%r173,255;
st.u8 [%rd37],%r174;
bra.uni $5_75;
$5_34:
cvt.rni.s32.f32 %r133,%f29;
max.s32 %r134,%r133,-32768;
min.s32 %r135,%r134,32767;
st.u16 [%rd34],%r135;
bra.uni $5_39;
$5_37:
st.f32 [%rd34],%f29;
bra.uni $5_39;
$5_46:
cvt.rni.s32.f32 %r144,%f30;
max.s32 %r145,%r144,-32768;
min.s32 %r146,%r145,32767;
st.u16 [%rd35],%r146;
bra.uni $5_51;
$5_49:
st.f32 [%rd35],%f30;
bra.uni $5_51;
$5_58:
cvt.rni.s32.f32 %r155,%f31;
max.s32 %r156,%r155,-32768;
min.s32 %r157,%r156,32767;
st.u16 [%rd36],%r157;
bra.uni $5_63;
$5_61:
st.f32 [%rd36],%f31;
bra.uni $5_63;
$5_70:
cvt.rni.s32.f32 %r166,%f32;
max.s32 %r167,%r166,-32768;
min.s32 %r168,%r167,32767;
st.u16 [%rd37],%r168;
bra.uni $5_75;
$5_73:
st.f32 [%rd37],%f32;
bra.uni $5_75;
}
.visible .entry preprocess_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %rs<37>;
.reg .f32 %f<93>;
.reg .b32 %r<207>;
.reg .f64 %fd<43>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38,[p0];
ld.param.v2.u32 {%r191,%r192},[p1+32];
ld.param.v2.u32 {%r77,%r78},[p1+40];
ld.param.u64 %rd43,[p2];
ld.param.v2.u32 {%r193,%r194},[p3+32];
ld.param.v2.u32 {%r81,%r82},[p3+40];
ld.param.v2.u32 {%r195,%r196},[p4+16];
ld.param.v2.u32 {%r197,%r198},[p4+24];
ld.param.v2.u32 {%r199,%r200},[p4+32];
ld.param.v2.u32 {%r201,%r202},[p4+40];
ld.param.u64 %rd48,[p5];
ld.param.u32 %r74,[p6+56];
ld.param.u32 %r73,[p6+52];
ld.param.u32 %r72,[p6+48];
ld.param.f32 %f92,[p6+44];
ld.param.f32 %f91,[p6+40];
ld.param.f32 %f90,[p6+36];
ld.param.f32 %f89,[p6+32];
ld.param.f32 %f40,[p6+28];
ld.param.f32 %f39,[p6+24];
ld.param.f32 %f38,[p6+20];
ld.param.f32 %f37,[p6+16];
ld.param.f32 %f36,[p6+12];
ld.param.f32 %f35,[p6+8];
ld.param.f32 %f34,[p6+4];
ld.param.f32 %f33,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd123,[p3+24];
ld.param.u64 %rd122,[p3+16];
ld.param.u64 %rd121,[p3+8];
ld.param.u64 %rd44,[p3];
ld.param.u64 %rd119,[p1+24];
ld.param.u64 %rd118,[p1+16];
ld.param.u64 %rd117,[p1+8];
ld.param.u64 %rd39,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r78,0;
@%p2 bra $6_2;
cvta.to.global.u64 %rd49,%rd38;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r191,%r192},[%rd51+32];
ld.global.u64 %rd119,[%rd51+24];
ld.global.u64 %rd118,[%rd51+16];
ld.global.u64 %rd117,[%rd51+8];
ld.global.u64 %rd116,[%rd51];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd39,%rd52;
add.s64 %rd116,%rd38,%rd53;
$6_3:
setp.eq.s32 %p3,%r82,0;
@%p3 bra $6_5;
cvta.to.global.u64 %rd54,%rd43;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r193,%r194},[%rd56+32];
ld.global.u64 %rd123,[%rd56+24];
ld.global.u64 %rd122,[%rd56+16];
ld.global.u64 %rd121,[%rd56+8];
ld.global.u64 %rd120,[%rd56];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd44,%rd57;
add.s64 %rd120,%rd43,%rd58;
$6_6:
mov.u32 %r96,%ctaid.x;
shl.b32 %r97,%r96,5;
mov.u32 %r98,%tid.x;
add.s32 %r14,%r97,%r98;
mov.u32 %r99,%ctaid.y;
shl.b32 %r100,%r99,3;
mov.u32 %r101,%tid.y;
add.s32 %r15,%r100,%r101;
setp.ge.s32 %p4,%r14,%r193;
setp.ge.s32 %p5,%r15,%r194;
or.pred %p6,%p5,%p4;
@%p6 bra $6_79;
setp.eq.s64 %p7,%rd48,0;
@%p7 bra $6_9;
cvta.to.global.u64 %rd59,%rd48;
mul.wide.u32 %rd60,%r1,48;
add.s64 %rd61,%rd59,%rd60;
ld.global.f64 %fd39,[%rd61];
ld.global.f64 %fd40,[%rd61+8];
ld.global.v2.u32 {%r195,%r196},[%rd61+16];
ld.global.v2.u32 {%r197,%r198},[%rd61+24];
ld.global.v2.u32 {%r199,%r200},[%rd61+32];
ld.global.v2.u32 {%r201,%r202},[%rd61+40];
$6_9:
sub.s32 %r41,%r14,%r195;
not.b32 %r111,%r41;
add.s32 %r112,%r197,%r111;
setp.eq.s32 %p8,%r201,0;
selp.b32 %r113,%r41,%r112,%p8;
add.s32 %r114,%r113,%r199;
sub.s32 %r42,%r15,%r196;
cvt.rn.f64.s32 %fd7,%r114;
setp.eq.s32 %p9,%r74,0;
@%p9 bra $6_11;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r204,%fd18;
mov.f32 %f87,0f00000000;
bra.uni $6_14;
$6_11:
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
mov.b64 {%r204,%temp},%fd25;
}
setp.geu.f64 %p10,%fd41,0d0000000000000000;
@%p10 bra $6_13;
add.s32 %r204,%r204,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$6_13:
cvt.rn.f32.f64 %f87,%fd41;
$6_14:
setp.eq.s32 %p11,%r202,0;
not.b32 %r115,%r42;
add.s32 %r116,%r198,%r115;
selp.b32 %r117,%r42,%r116,%p11;
add.s32 %r118,%r117,%r200;
cvt.rn.f64.s32 %fd11,%r118;
@%p9 bra $6_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r206,%fd29;
mov.f32 %f88,0f00000000;
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
mov.b64 {%r206,%temp},%fd36;
}
setp.geu.f64 %p13,%fd42,0d0000000000000000;
@%p13 bra $6_18;
add.s32 %r206,%r206,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$6_18:
cvt.rn.f32.f64 %f88,%fd42;
$6_19:
max.s32 %r119,%r204,0;
add.s32 %r120,%r191,-1;
add.s32 %r121,%r204,1;
max.s32 %r122,%r121,0;
max.s32 %r123,%r206,0;
add.s32 %r124,%r192,-1;
min.s32 %r125,%r123,%r124;
add.s32 %r126,%r206,1;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,%r124;
setp.ge.u32 %p14,%r41,%r197;
setp.ge.u32 %p15,%r42,%r198;
or.pred %p1,%p14,%p15;
cvt.s64.s32 %rd62,%r125;
mul.lo.s64 %rd63,%rd117,%rd62;
min.s32 %r129,%r119,%r120;
cvt.s64.s32 %rd64,%r129;
mul.lo.s64 %rd65,%rd118,%rd64;
add.s64 %rd26,%rd63,%rd65;
min.s32 %r130,%r122,%r120;
cvt.s64.s32 %rd66,%r130;
mul.lo.s64 %rd67,%rd118,%rd66;
add.s64 %rd27,%rd63,%rd67;
cvt.s64.s32 %rd68,%r128;
mul.lo.s64 %rd69,%rd117,%rd68;
add.s64 %rd28,%rd69,%rd65;
add.s64 %rd29,%rd69,%rd67;
setp.lt.s32 %p16,%r81,1;
or.pred %p17,%p1,%p16;
@%p17 bra $6_21;
add.s64 %rd70,%rd116,%rd26;
ld.global.nc.u8 %r131,[%rd70];
cvt.u16.u32 %rs1,%r131;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f47,%rs2;
add.s64 %rd71,%rd116,%rd27;
ld.global.nc.u8 %r132,[%rd71];
cvt.u16.u32 %rs3,%r132;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f48,%rs4;
sub.rn.f32 %f49,%f48,%f47;
fma.rn.f32 %f50,%f49,%f87,%f47;
add.s64 %rd72,%rd116,%rd28;
ld.global.nc.u8 %r133,[%rd72];
cvt.u16.u32 %rs5,%r133;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f51,%rs6;
add.s64 %rd73,%rd116,%rd29;
ld.global.nc.u8 %r134,[%rd73];
cvt.u16.u32 %rs7,%r134;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f52,%rs8;
sub.rn.f32 %f53,%f52,%f51;
fma.rn.f32 %f54,%f53,%f87,%f51;
sub.rn.f32 %f55,%f54,%f50;
fma.rn.f32 %f89,%f55,%f88,%f50;
$6_21:
setp.lt.s32 %p18,%r81,2;
or.pred %p19,%p1,%p18;
@%p19 bra $6_23;
add.s64 %rd78,%rd26,%rd119;
add.s64 %rd74,%rd116,%rd78;
ld.global.nc.u8 %r135,[%rd74];
cvt.u16.u32 %rs9,%r135;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f56,%rs10;
add.s64 %rd79,%rd27,%rd119;
add.s64 %rd75,%rd116,%rd79;
ld.global.nc.u8 %r136,[%rd75];
cvt.u16.u32 %rs11,%r136;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f57,%rs12;
sub.rn.f32 %f58,%f57,%f56;
fma.rn.f32 %f59,%f58,%f87,%f56;
add.s64 %rd80,%rd28,%rd119;
add.s64 %rd76,%rd116,%rd80;
ld.global.nc.u8 %r137,[%rd76];
cvt.u16.u32 %rs13,%r137;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f60,%rs14;
add.s64 %rd81,%rd29,%rd119;
add.s64 %rd77,%rd116,%rd81;
ld.global.nc.u8 %r138,[%rd77];
cvt.u16.u32 %rs15,%r138;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f61,%rs16;
sub.rn.f32 %f62,%f61,%f60;
fma.rn.f32 %f63,%f62,%f87,%f60;
sub.rn.f32 %f64,%f63,%f59;
fma.rn.f32 %f90,%f64,%f88,%f59;
$6_23:
setp.lt.s32 %p20,%r81,3;
or.pred %p21,%p1,%p20;
@%p21 bra $6_25;
shl.b64 %rd86,%rd119,1;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd82,%rd116,%rd87;
ld.global.nc.u8 %r139,[%rd82];
cvt.u16.u32 %rs17,%r139;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f65,%rs18;
add.s64 %rd88,%rd27,%rd86;
add.s64 %rd83,%rd116,%rd88;
ld.global.nc.u8 %r140,[%rd83];
cvt.u16.u32 %rs19,%r140;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f66,%rs20;
sub.rn.f32 %f67,%f66,%f65;
fma.rn.f32 %f68,%f67,%f87,%f65;
add.s64 %rd89,%rd28,%rd86;
add.s64 %rd84,%rd116,%rd89;
ld.global.nc.u8 %r141,[%rd84];
cvt.u16.u32 %rs21,%r141;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f69,%rs22;
add.s64 %rd90,%rd29,%rd86;
add.s64 %rd85,%rd116,%rd90;
ld.global.nc.u8 %r142,[%rd85];
cvt.u16.u32 %rs23,%r142;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f70,%rs24;
sub.rn.f32 %f71,%f70,%f69;
fma.rn.f32 %f72,%f71,%f87,%f69;
sub.rn.f32 %f73,%f72,%f68;
fma.rn.f32 %f91,%f73,%f88,%f68;
$6_25:
setp.lt.s32 %p22,%r81,4;
or.pred %p23,%p1,%p22;
@%p23 bra $6_27;
mul.lo.s64 %rd95,%rd119,3;
add.s64 %rd96,%rd26,%rd95;
add.s64 %rd91,%rd116,%rd96;
ld.global.nc.u8 %r143,[%rd91];
cvt.u16.u32 %rs25,%r143;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f74,%rs26;
add.s64 %rd97,%rd27,%rd95;
add.s64 %rd92,%rd116,%rd97;
ld.global.nc.u8 %r144,[%rd92];
cvt.u16.u32 %rs27,%r144;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f75,%rs28;
sub.rn.f32 %f76,%f75,%f74;
fma.rn.f32 %f77,%f76,%f87,%f74;
add.s64 %rd98,%rd28,%rd95;
add.s64 %rd93,%rd116,%rd98;
ld.global.nc.u8 %r145,[%rd93];
cvt.u16.u32 %rs29,%r145;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f78,%rs30;
add.s64 %rd99,%rd29,%rd95;
add.s64 %rd94,%rd116,%rd99;
ld.global.nc.u8 %r146,[%rd94];
cvt.u16.u32 %rs31,%r146;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f79,%rs32;
sub.rn.f32 %f80,%f79,%f78;
fma.rn.f32 %f81,%f80,%f87,%f78;
sub.rn.f32 %f82,%f81,%f77;
fma.rn.f32 %f92,%f82,%f88,%f77;
$6_27:
cvt.s64.s32 %rd100,%r15;
mul.lo.s64 %rd101,%rd121,%rd100;
cvt.s64.s32 %rd102,%r14;
mul.lo.s64 %rd103,%rd122,%rd102;
add.s64 %rd33,%rd101,%rd103;
@%p16 bra $6_40;
setp.eq.s32 %p25,%r73,0;
add.s32 %r147,%r81,-1;
selp.b32 %r148,0,%r147,%p25;
fma.rn.f32 %f29,%f89,%f33,%f37;
cvt.s64.s32 %rd104,%r148;
mul.lo.s64 %rd105,%rd123,%rd104;
add.s64 %rd106,%rd33,%rd105;
add.s64 %rd34,%rd120,%rd106;
setp.gt.s32 %p26,%r72,1;
@%p26 bra $6_31;
bra.uni $6_29;
$6_31:
setp.eq.s32 %p27,%r72,2;
@%p27 bra $6_35;
setp.eq.s32 %p28,%r72,4;
@%p28 bra $6_38;
setp.ne.s32 %p29,%r72,3;
@%p29 bra $6_39;
cvt.rn.f16.f32 %rs33,%f29;
st.u16 [%rd34],%rs33;
bra.uni $6_40;
$6_29:
setp.eq.s32 %p30,%r72,0;
@%p30 bra $6_37;
setp.eq.s32 %p31,%r72,1;
@%p31 bra $6_36;
bra.uni $6_39;
$6_36:
cvt.rni.s32.f32 %r152,%f29;
max.s32 %r153,%r152,0;
min.s32 %r154,%r153,65535;
st.u16 [%rd34],%r154;
bra.uni $6_40;
$6_35:
cvt.rni.s32.f32 %r149,%f29;
max.s32 %r150,%r149,-32768;
min.s32 %r151,%r150,32767;
st.u16 [%rd34],%r151;
bra.uni $6_40;
$6_38:
st.f32 [%rd34],%f29;
bra.uni $6_40;
$6_37:
cvt.rni.s32.f32 %r155,%f29;
max.s32 %r156,%r155,0;
min.s32 %r157,%r156,255;
st.u8 [%rd34],%r157;
bra.uni $6_40;
$6_39:
st.f32 [%rd34],%f29;
$6_40:
@%p18 bra $6_53;
setp.eq.s32 %p33,%r73,0;
add.s32 %r158,%r81,-2;
selp.b32 %r159,1,%r158,%p33;
fma.rn.f32 %f30,%f90,%f34,%f38;
cvt.s64.s32 %rd107,%r159;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd33,%rd108;
add.s64 %rd35,%rd120,%rd109;
setp.gt.s32 %p34,%r72,1;
@%p34 bra $6_44;
bra.uni $6_42;
$6_44:
setp.eq.s32 %p35,%r72,2;
@%p35 bra $6_48;
setp.eq.s32 %p36,%r72,4;
@%p36 bra $6_51;
setp.ne.s32 %p37,%r72,3;
@%p37 bra $6_52;
cvt.rn.f16.f32 %rs34,%f30;
st.u16 [%rd35],%rs34;
bra.uni $6_53;
$6_42:
setp.eq.s32 %p38,%r72,0;
@%p38 bra $6_50;
setp.eq.s32 %p39,%r72,1;
@%p39 bra $6_49;
bra.uni $6_52;
$6_49:
cvt.rni.s32.f32 %r163,%f30;
max.s32 %r164,%r163,0;
min.s32 %r165,%r164,65535;
st.u16 [%rd35],%r165;
bra.uni $6_53;
$6_48:
cvt.rni.s32.f32 %r160,%f30;
max.s32 %r161,%r160,-32768;
min.s32 %r162,%r161,32767;
st.u16 [%rd35],%r162;
bra.uni $6_53;
$6_51:
st.f32 [%rd35],%f30;
bra.uni $6_53;
$6_50:
cvt.rni.s32.f32 %r166,%f30;
max.s32 %r167,%r166,0;
min.s32 %r168,%r167,255;
st.u8 [%rd35],%r168;
bra.uni $6_53;
$6_52:
st.f32 [%rd35],%f30;
$6_53:
@%p20 bra $6_66;
setp.eq.s32 %p41,%r73,0;
add.s32 %r169,%r81,-3;
selp.b32 %r170,2,%r169,%p41;
fma.rn.f32 %f31,%f91,%f35,%f39;
cvt.s64.s32 %rd110,%r170;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd33,%rd111;
add.s64 %rd36,%rd120,%rd112;
setp.gt.s32 %p42,%r72,1;
@%p42 bra $6_57;
bra.uni $6_55;
$6_57:
setp.eq.s32 %p43,%r72,2;
@%p43 bra $6_61;
setp.eq.s32 %p44,%r72,4;
@%p44 bra $6_64;
setp.ne.s32 %p45,%r72,3;
@%p45 bra $6_65;
cvt.rn.f16.f32 %rs35,%f31;
st.u16 [%rd36],%rs35;
bra.uni $6_66;
$6_55:
setp.eq.s32 %p46,%r72,0;
@%p46 bra $6_63;
setp.eq.s32 %p47,%r72,1;
@%p47 bra $6_62;
bra.uni $6_65;
$6_62:
cvt.rni.s32.f32 %r174,%f31;
max.s32 %r175,%r174,0;
min.s32 %r176,%r175,65535;
st.u16 [%rd36],%r176;
bra.uni $6_66;
$6_61:
cvt.rni.s32.f32 %r171,%f31;
max.s32 %r172,%r171,-32768;
min.s32 %r173,%r172,32767;
st.u16 [%rd36],%r173;
bra.uni $6_66;
$6_64:
st.f32 [%rd36],%f31;
bra.uni $6_66;
$6_63:
cvt.rni.s32.f32 %r177,%f31;
max.s32 %r178,%r177,0;
min.s32 %r179,%r178,255;
st.u8 [%rd36],%r179;
bra.uni $6_66;
$6_65:
st.f32 [%rd36],%f31;
$6_66:
@%p22 bra $6_79;
setp.eq.s32 %p49,%r73,0;
add.s32 %r180,%r81,-4;
selp.b32 %r181,3,%r180,%p49;
fma.rn.f32 %f32,%f92,%f36,%f40;
cvt.s64.s32 %rd113,%r181;
mul.lo.s64 %rd114,%rd123,%rd113;
add.s64 %rd115,%rd33,%rd114;
add.s64 %rd37,%rd120,%rd115;
setp.gt.s32 %p50,%r72,1;
@%p50 bra $6_70;
bra.uni $6_68;
$6_70:
setp.eq.s32 %p51,%r72,2;
@%p51 bra $6_74;
setp.eq.s32 %p52,%r72,4;
@%p52 bra $6_77;
setp.ne.s32 %p53,%r72,3;
@%p53 bra $6_78;
cvt.rn.f16.f32 %rs36,%f32;
st.u16 [%rd37],%rs36;
bra.uni $6_79;
$6_68:
setp.eq.s32 %p54,%r72,0;
@%p54 bra $6_76;
setp.eq.s32 %p55,%r72,1;
@%p55 bra $6_75;
bra.uni $6_78;
$6_75:
cvt.rni.s32.f32 %r185,%f32;
max.s32 %r186,%r185,0;
min.s32 %r187,%r186,65535;
st.u16 [%rd37],%r187;
bra.uni $6_79;
$6_74:
cvt.rni.s32.f32 %r182,%f32;
max.s32 %r183,%r182,-32768;
min.s32 %r184,%r183,32767;
st.u16 [%rd37],%r184;
bra.uni $6_79;
$6_77:
st.f32 [%rd37],%f32;
bra.uni $6_79;
$6_76:
cvt.rni.s32.f32 %r188,%f32;
max.s32 %r189,%r188,0;
min.s32 %r190,%r189,255;
st.u8 [%rd37],%r190;
bra.uni $6_79;
$6_78:
st.f32 [%rd37],%f32;
$6_79:
ret;
}
.visible .entry preprocess_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %rs<5>;
.reg .f32 %f<93>;
.reg .b32 %r<191>;
.reg .f64 %fd<43>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38,[p0];
ld.param.v2.u32 {%r175,%r176},[p1+32];
ld.param.v2.u32 {%r77,%r78},[p1+40];
ld.param.u64 %rd43,[p2];
ld.param.v2.u32 {%r177,%r178},[p3+32];
ld.param.v2.u32 {%r81,%r82},[p3+40];
ld.param.v2.u32 {%r179,%r180},[p4+16];
ld.param.v2.u32 {%r181,%r182},[p4+24];
ld.param.v2.u32 {%r183,%r184},[p4+32];
ld.param.v2.u32 {%r185,%r186},[p4+40];
ld.param.u64 %rd48,[p5];
ld.param.u32 %r74,[p6+56];
ld.param.u32 %r73,[p6+52];
ld.param.u32 %r72,[p6+48];
ld.param.f32 %f92,[p6+44];
ld.param.f32 %f91,[p6+40];
ld.param.f32 %f90,[p6+36];
ld.param.f32 %f89,[p6+32];
ld.param.f32 %f40,[p6+28];
ld.param.f32 %f39,[p6+24];
ld.param.f32 %f38,[p6+20];
ld.param.f32 %f37,[p6+16];
ld.param.f32 %f36,[p6+12];
ld.param.f32 %f35,[p6+8];
ld.param.f32 %f34,[p6+4];
ld.param.f32 %f33,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd123,[p3+24];
ld.param.u64 %rd122,[p3+16];
ld.param.u64 %rd121,[p3+8];
ld.param.u64 %rd44,[p3];
ld.param.u64 %rd119,[p1+24];
ld.param.u64 %rd118,[p1+16];
ld.param.u64 %rd117,[p1+8];
ld.param.u64 %rd39,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r78,0;
@%p2 bra $7_2;
cvta.to.global.u64 %rd49,%rd38;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r175,%r176},[%rd51+32];
ld.global.u64 %rd119,[%rd51+24];
ld.global.u64 %rd118,[%rd51+16];
ld.global.u64 %rd117,[%rd51+8];
ld.global.u64 %rd116,[%rd51];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd39,%rd52;
add.s64 %rd116,%rd38,%rd53;
$7_3:
setp.eq.s32 %p3,%r82,0;
@%p3 bra $7_5;
cvta.to.global.u64 %rd54,%rd43;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r177,%r178},[%rd56+32];
ld.global.u64 %rd123,[%rd56+24];
ld.global.u64 %rd122,[%rd56+16];
ld.global.u64 %rd121,[%rd56+8];
ld.global.u64 %rd120,[%rd56];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd44,%rd57;
add.s64 %rd120,%rd43,%rd58;
$7_6:
mov.u32 %r96,%ctaid.x;
shl.b32 %r97,%r96,5;
mov.u32 %r98,%tid.x;
add.s32 %r14,%r97,%r98;
mov.u32 %r99,%ctaid.y;
shl.b32 %r100,%r99,3;
mov.u32 %r101,%tid.y;
add.s32 %r15,%r100,%r101;
setp.ge.s32 %p4,%r14,%r177;
setp.ge.s32 %p5,%r15,%r178;
or.pred %p6,%p5,%p4;
@%p6 bra $7_79;
setp.eq.s64 %p7,%rd48,0;
@%p7 bra $7_9;
cvta.to.global.u64 %rd59,%rd48;
mul.wide.u32 %rd60,%r1,48;
add.s64 %rd61,%rd59,%rd60;
ld.global.f64 %fd39,[%rd61];
ld.global.f64 %fd40,[%rd61+8];
ld.global.v2.u32 {%r179,%r180},[%rd61+16];
ld.global.v2.u32 {%r181,%r182},[%rd61+24];
ld.global.v2.u32 {%r183,%r184},[%rd61+32];
ld.global.v2.u32 {%r185,%r186},[%rd61+40];
$7_9:
sub.s32 %r41,%r14,%r179;
not.b32 %r111,%r41;
add.s32 %r112,%r181,%r111;
setp.eq.s32 %p8,%r185,0;
selp.b32 %r113,%r41,%r112,%p8;
add.s32 %r114,%r113,%r183;
sub.s32 %r42,%r15,%r180;
cvt.rn.f64.s32 %fd7,%r114;
setp.eq.s32 %p9,%r74,0;
@%p9 bra $7_11;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r188,%fd18;
mov.f32 %f87,0f00000000;
bra.uni $7_14;
$7_11:
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
mov.b64 {%r188,%temp},%fd25;
}
setp.geu.f64 %p10,%fd41,0d0000000000000000;
@%p10 bra $7_13;
add.s32 %r188,%r188,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$7_13:
cvt.rn.f32.f64 %f87,%fd41;
$7_14:
setp.eq.s32 %p11,%r186,0;
not.b32 %r115,%r42;
add.s32 %r116,%r182,%r115;
selp.b32 %r117,%r42,%r116,%p11;
add.s32 %r118,%r117,%r184;
cvt.rn.f64.s32 %fd11,%r118;
@%p9 bra $7_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r190,%fd29;
mov.f32 %f88,0f00000000;
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
mov.b64 {%r190,%temp},%fd36;
}
setp.geu.f64 %p13,%fd42,0d0000000000000000;
@%p13 bra $7_18;
add.s32 %r190,%r190,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$7_18:
cvt.rn.f32.f64 %f88,%fd42;
$7_19:
max.s32 %r119,%r188,0;
add.s32 %r120,%r175,-1;
add.s32 %r121,%r188,1;
max.s32 %r122,%r121,0;
max.s32 %r123,%r190,0;
add.s32 %r124,%r176,-1;
min.s32 %r125,%r123,%r124;
add.s32 %r126,%r190,1;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,%r124;
setp.ge.u32 %p14,%r41,%r181;
setp.ge.u32 %p15,%r42,%r182;
or.pred %p1,%p14,%p15;
cvt.s64.s32 %rd62,%r125;
mul.lo.s64 %rd63,%rd117,%rd62;
min.s32 %r129,%r119,%r120;
cvt.s64.s32 %rd64,%r129;
mul.lo.s64 %rd65,%rd118,%rd64;
add.s64 %rd26,%rd63,%rd65;
min.s32 %r130,%r122,%r120;
cvt.s64.s32 %rd66,%r130;
mul.lo.s64 %rd67,%rd118,%rd66;
add.s64 %rd27,%rd63,%rd67;
cvt.s64.s32 %rd68,%r128;
mul.lo.s64 %rd69,%rd117,%rd68;
add.s64 %rd28,%rd69,%rd65;
add.s64 %rd29,%rd69,%rd67;
setp.lt.s32 %p16,%r81,1;
or.pred %p17,%p1,%p16;
@%p17 bra $7_21;
add.s64 %rd70,%rd116,%rd26;
ld.global.nc.f32 %f47,[%rd70];
add.s64 %rd71,%rd116,%rd27;
ld.global.nc.f32 %f48,[%rd71];
sub.rn.f32 %f51,%f48,%f47;
fma.rn.f32 %f52,%f51,%f87,%f47;
add.s64 %rd72,%rd116,%rd28;
ld.global.nc.f32 %f49,[%rd72];
add.s64 %rd73,%rd116,%rd29;
ld.global.nc.f32 %f50,[%rd73];
sub.rn.f32 %f53,%f50,%f49;
fma.rn.f32 %f54,%f53,%f87,%f49;
sub.rn.f32 %f55,%f54,%f52;
fma.rn.f32 %f89,%f55,%f88,%f52;
$7_21:
setp.lt.s32 %p18,%r81,2;
or.pred %p19,%p1,%p18;
@%p19 bra $7_23;
add.s64 %rd78,%rd26,%rd119;
add.s64 %rd74,%rd116,%rd78;
ld.global.nc.f32 %f56,[%rd74];
add.s64 %rd79,%rd27,%rd119;
add.s64 %rd75,%rd116,%rd79;
ld.global.nc.f32 %f57,[%rd75];
sub.rn.f32 %f60,%f57,%f56;
fma.rn.f32 %f61,%f60,%f87,%f56;
add.s64 %rd80,%rd28,%rd119;
add.s64 %rd76,%rd116,%rd80;
ld.global.nc.f32 %f58,[%rd76];
add.s64 %rd81,%rd29,%rd119;
add.s64 %rd77,%rd116,%rd81;
ld.global.nc.f32 %f59,[%rd77];
sub.rn.f32 %f62,%f59,%f58;
fma.rn.f32 %f63,%f62,%f87,%f58;
sub.rn.f32 %f64,%f63,%f61;
fma.rn.f32 %f90,%f64,%f88,%f61;
$7_23:
setp.lt.s32 %p20,%r81,3;
or.pred %p21,%p1,%p20;
@%p21 bra $7_25;
shl.b64 %rd86,%rd119,1;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd82,%rd116,%rd87;
ld.global.nc.f32 %f65,[%rd82];
add.s64 %rd88,%rd27,%rd86;
add.s64 %rd83,%rd116,%rd88;
ld.global.nc.f32 %f66,[%rd83];
sub.rn.f32 %f69,%f66,%f65;
fma.rn.f32 %f70,%f69,%f87,%f65;
add.s64 %rd89,%rd28,%rd86;
add.s64 %rd84,%rd116,%rd89;
ld.global.nc.f32 %f67,[%rd84];
add.s64 %rd90,%rd29,%rd86;
add.s64 %rd85,%rd116,%rd90;
ld.global.nc.f32 %f68,[%rd85];
sub.rn.f32 %f71,%f68,%f67;
fma.rn.f32 %f72,%f71,%f87,%f67;
sub.rn.f32 %f73,%f72,%f70;
fma.rn.f32 %f91,%f73,%f88,%f70;
$7_25:
setp.lt.s32 %p22,%r81,4;
or.pred %p23,%p1,%p22;
@%p23 bra $7_27;
mul.lo.s64 %rd95,%rd119,3;
add.s64 %rd96,%rd26,%rd95;
add.s64 %rd91,%rd116,%rd96;
ld.global.nc.f32 %f74,[%rd91];
add.s64 %rd97,%rd27,%rd95;
add.s64 %rd92,%rd116,%rd97;
ld.global.nc.f32 %f75,[%rd92];
sub.rn.f32 %f78,%f75,%f74;
fma.rn.f32 %f79,%f78,%f87,%f74;
add.s64 %rd98,%rd28,%rd95;
add.s64 %rd93,%rd116,%rd98;
ld.global.nc.f32 %f76,[%rd93];
add.s64 %rd99,%rd29,%rd95;
add.s64 %rd94,%rd116,%rd99;
ld.global.nc.f32 %f77,[%rd94];
sub.rn.f32 %f80,%f77,%f76;
fma.rn.f32 %f81,%f80,%f87,%f76;
sub.rn.f32 %f82,%f81,%f79;
fma.rn.f32 %f92,%f82,%f88,%f79;
$7_27:
cvt.s64.s32 %rd100,%r15;
mul.lo.s64 %rd101,%rd121,%rd100;
cvt.s64.s32 %rd102,%r14;
mul.lo.s64 %rd103,%rd122,%rd102;
add.s64 %rd33,%rd101,%rd103;
@%p16 bra $7_40;
setp.eq.s32 %p25,%r73,0;
add.s32 %r131,%r81,-1;
selp.b32 %r132,0,%r131,%p25;
fma.rn.f32 %f29,%f89,%f33,%f37;
cvt.s64.s32 %rd104,%r132;
mul.lo.s64 %rd105,%rd123,%rd104;
add.s64 %rd106,%rd33,%rd105;
add.s64 %rd34,%rd120,%rd106;
setp.gt.s32 %p26,%r72,1;
@%p26 bra $7_31;
bra.uni $7_29;
$7_31:
setp.eq.s32 %p27,%r72,2;
@%p27 bra $7_35;
setp.eq.s32 %p28,%r72,4;
@%p28 bra $7_38;
setp.ne.s32 %p29,%r72,3;
@%p29 bra $7_39;
cvt.rn.f16.f32 %rs1,%f29;
st.u16 [%rd34],%rs1;
bra.uni $7_40;
$7_29:
setp.eq.s32 %p30,%r72,0;
@%p30 bra $7_37;
setp.eq.s32 %p31,%r72,1;
@%p31 bra $7_36;
bra.uni $7_39;
$7_36:
cvt.rni.s32.f32 %r136,%f29;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,65535;
st.u16 [%rd34],%r138;
bra.uni $7_40;
$7_35:
cvt.rni.s32.f32 %r133,%f29;
max.s32 %r134,%r133,-32768;
min.s32 %r135,%r134,32767;
st.u16 [%rd34],%r135;
bra.uni $7_40;
$7_38:
st.f32 [%rd34],%f29;
bra.uni $7_40;
$7_37:
cvt.rni.s32.f32 %r139,%f29;
max.s32 %r140,%r139,0;
min.s32 %r141,%r140,255;
st.u8 [%rd34],%r141;
bra.uni $7_40;
$7_39:
st.f32 [%rd34],%f29;
$7_40:
@%p18 bra $7_53;
setp.eq.s32 %p33,%r73,0;
add.s32 %r142,%r81,-2;
selp.b32 %r143,1,%r142,%p33;
fma.rn.f32 %f30,%f90,%f34,%f38;
cvt.s64.s32 %rd107,%r143;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd33,%rd108;
add.s64 %rd35,%rd120,%rd109;
setp.gt.s32 %p34,%r72,1;
@%p34 bra $7_44;
bra.uni $7_42;
$7_44:
setp.eq.s32 %p35,%r72,2;
@%p35 bra $7_48;
setp.eq.s32 %p36,%r72,4;
@%p36 bra $7_51;
setp.ne.s32 %p37,%r72,3;
@%p37 bra $7_52;
cvt.rn.f16.f32 %rs2,%f30;
st.u16 [%rd35],%rs2;
bra.uni $7_53;
$7_42:
setp.eq.s32 %p38,%r72,0;
@%p38 bra $7_50;
setp.eq.s32 %p39,%r72,1;
@%p39 bra $7_49;
bra.uni $7_52;
$7_49:
cvt.rni.s32.f32 %r147,%f30;
max.s32 %r148,%r147,0;
min.s32 %r149,%r148,65535;
st.u16 [%rd35],%r149;
bra.uni $7_53;
$7_48:
cvt.rni.s32.f32 %r144,%f30;
max.s32 %r145,%r144,-32768;
min.s32 %r146,%r145,32767;
st.u16 [%rd35],%r146;
bra.uni $7_53;
$7_51:
st.f32 [%rd35],%f30;
bra.uni $7_53;
$7_50:
cvt.rni.s32.f32 %r150,%f30;
max.s32 %r151,%r150,0;
min.s32 %r152,%r151,255;
st.u8 [%rd35],%r152;
bra.uni $7_53;
$7_52:
st.f32 [%rd35],%f30;
$7_53:
@%p20 bra $7_66;
setp.eq.s32 %p41,%r73,0;
add.s32 %r153,%r81,-3;
selp.b32 %r154,2,%r153,%p41;
fma.rn.f32 %f31,%f91,%f35,%f39;
cvt.s64.s32 %rd110,%r154;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd33,%rd111;
add.s64 %rd36,%rd120,%rd112;
setp.gt.s32 %p42,%r72,1;
@%p42 bra $7_57;
bra.uni $7_55;
$7_57:
setp.eq.s32 %p43,%r72,2;
@%p43 bra $7_61;
setp.eq.s32 %p44,%r72,4;
@%p44 bra $7_64;
setp.ne.s32 %p45,%r72,3;
@%p45 bra $7_65;
cvt.rn.f16.f32 %rs3,%f31;
st.u16 [%rd36],%rs3;
bra.uni $7_66;
$7_55:
setp.eq.s32 %p46,%r72,0;
@%p46 bra $7_63;
setp.eq.s32 %p47,%r72,1;
@%p47 bra $7_62;
bra.uni $7_65;
$7_62:
cvt.rni.s32.f32 %r158,%f31;
max.s32 %r159,%r158,0;
min.s32 %r160,%r159,65535;
st.u16 [%rd36],%r160;
bra.uni $7_66;
$7_61:
cvt.rni.s32.f32 %r155,%f31;
max.s32 %r156,%r155,-32768;
min.s32 %r157,%r156,32767;
st.u16 [%rd36],%r157;
bra.uni $7_66;
$7_64:
st.f32 [%rd36],%f31;
bra.uni $7_66;
$7_63:
cvt.rni.s32.f32 %r161,%f31;
max.s32 %r162,%r161,0;
min.s32 %r163,%r162,255;
st.u8 [%rd36],%r163;
bra.uni $7_66;
$7_65:
st.f32 [%rd36],%f31;
$7_66:
@%p22 bra $7_79;
setp.eq.s32 %p49,%r73,0;
add.s32 %r164,%r81,-4;
selp.b32 %r165,3,%r164,%p49;
fma.rn.f32 %f32,%f92,%f36,%f40;
cvt.s64.s32 %rd113,%r165;
mul.lo.s64 %rd114,%rd123,%rd113;
add.s64 %rd115,%rd33,%rd114;
add.s64 %rd37,%rd120,%rd115;
setp.gt.s32 %p50,%r72,1;
@%p50 bra $7_70;
bra.uni $7_68;
$7_70:
setp.eq.s32 %p51,%r72,2;
@%p51 bra $7_74;
setp.eq.s32 %p52,%r72,4;
@%p52 bra $7_77;
setp.ne.s32 %p53,%r72,3;
@%p53 bra $7_78;
cvt.rn.f16.f32 %rs4,%f32;
st.u16 [%rd37],%rs4;
bra.uni $7_79;
$7_68:
setp.eq.s32 %p54,%r72,0;
@%p54 bra $7_76;
setp.eq.s32 %p55,%r72,1;
@%p55 bra $7_75;
bra.uni $7_78;
$7_75:
cvt.rni.s32.f32 %r169,%f32;
max.s32 %r170,%r169,0;
min.s32 %r171,%r170,65535;
st.u16 [%rd37],%r171;
bra.uni $7_79;
$7_74:
cvt.rni.s32.f32 %r166,%f32;
max.s32 %r167,%r166,-32768;
min.s32 %r168,%r167,32767;
st.u16 [%rd37],%r168;
bra.uni $7_79;
$7_77:
st.f32 [%rd37],%f32;
bra.uni $7_79;
$7_76:
cvt.rni.s32.f32 %r172,%f32;
max.s32 %r173,%r172,0;
min.s32 %r174,%r173,255;
st.u8 [%rd37],%r174;
bra.uni $7_79;
$7_78:
st.f32 [%rd37],%f32;
$7_79:
ret;
}
.visible .entry preprocess_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %rs<21>;
.reg .f32 %f<93>;
.reg .b32 %r<191>;
.reg .f64 %fd<43>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38,[p0];
ld.param.v2.u32 {%r175,%r176},[p1+32];
ld.param.v2.u32 {%r77,%r78},[p1+40];
ld.param.u64 %rd43,[p2];
ld.param.v2.u32 {%r177,%r178},[p3+32];
ld.param.v2.u32 {%r81,%r82},[p3+40];
ld.param.v2.u32 {%r179,%r180},[p4+16];
ld.param.v2.u32 {%r181,%r182},[p4+24];
ld.param.v2.u32 {%r183,%r184},[p4+32];
ld.param.v2.u32 {%r185,%r186},[p4+40];
ld.param.u64 %rd48,[p5];
ld.param.u32 %r74,[p6+56];
ld.param.u32 %r73,[p6+52];
ld.param.u32 %r72,[p6+48];
ld.param.f32 %f92,[p6+44];
ld.param.f32 %f91,[p6+40];
ld.param.f32 %f90,[p6+36];
ld.param.f32 %f89,[p6+32];
ld.param.f32 %f40,[p6+28];
ld.param.f32 %f39,[p6+24];
ld.param.f32 %f38,[p6+20];
ld.param.f32 %f37,[p6+16];
ld.param.f32 %f36,[p6+12];
ld.param.f32 %f35,[p6+8];
ld.param.f32 %f34,[p6+4];
ld.param.f32 %f33,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd123,[p3+24];
ld.param.u64 %rd122,[p3+16];
ld.param.u64 %rd121,[p3+8];
ld.param.u64 %rd44,[p3];
ld.param.u64 %rd119,[p1+24];
ld.param.u64 %rd118,[p1+16];
ld.param.u64 %rd117,[p1+8];
ld.param.u64 %rd39,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r78,0;
@%p2 bra $8_2;
cvta.to.global.u64 %rd49,%rd38;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r175,%r176},[%rd51+32];
ld.global.u64 %rd119,[%rd51+24];
ld.global.u64 %rd118,[%rd51+16];
ld.global.u64 %rd117,[%rd51+8];
ld.global.u64 %rd116,[%rd51];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd39,%rd52;
add.s64 %rd116,%rd38,%rd53;
$8_3:
setp.eq.s32 %p3,%r82,0;
@%p3 bra $8_5;
cvta.to.global.u64 %rd54,%rd43;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r177,%r178},[%rd56+32];
ld.global.u64 %rd123,[%rd56+24];
ld.global.u64 %rd122,[%rd56+16];
ld.global.u64 %rd121,[%rd56+8];
ld.global.u64 %rd120,[%rd56];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd44,%rd57;
add.s64 %rd120,%rd43,%rd58;
$8_6:
mov.u32 %r96,%ctaid.x;
shl.b32 %r97,%r96,5;
mov.u32 %r98,%tid.x;
add.s32 %r14,%r97,%r98;
mov.u32 %r99,%ctaid.y;
shl.b32 %r100,%r99,3;
mov.u32 %r101,%tid.y;
add.s32 %r15,%r100,%r101;
setp.ge.s32 %p4,%r14,%r177;
setp.ge.s32 %p5,%r15,%r178;
or.pred %p6,%p5,%p4;
@%p6 bra $8_79;
setp.eq.s64 %p7,%rd48,0;
@%p7 bra $8_9;
cvta.to.global.u64 %rd59,%rd48;
mul.wide.u32 %rd60,%r1,48;
add.s64 %rd61,%rd59,%rd60;
ld.global.f64 %fd39,[%rd61];
ld.global.f64 %fd40,[%rd61+8];
ld.global.v2.u32 {%r179,%r180},[%rd61+16];
ld.global.v2.u32 {%r181,%r182},[%rd61+24];
ld.global.v2.u32 {%r183,%r184},[%rd61+32];
ld.global.v2.u32 {%r185,%r186},[%rd61+40];
$8_9:
sub.s32 %r41,%r14,%r179;
not.b32 %r111,%r41;
add.s32 %r112,%r181,%r111;
setp.eq.s32 %p8,%r185,0;
selp.b32 %r113,%r41,%r112,%p8;
add.s32 %r114,%r113,%r183;
sub.s32 %r42,%r15,%r180;
cvt.rn.f64.s32 %fd7,%r114;
setp.eq.s32 %p9,%r74,0;
@%p9 bra $8_11;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r188,%fd18;
mov.f32 %f87,0f00000000;
bra.uni $8_14;
$8_11:
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
mov.b64 {%r188,%temp},%fd25;
}
setp.geu.f64 %p10,%fd41,0d0000000000000000;
@%p10 bra $8_13;
add.s32 %r188,%r188,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$8_13:
cvt.rn.f32.f64 %f87,%fd41;
$8_14:
setp.eq.s32 %p11,%r186,0;
not.b32 %r115,%r42;
add.s32 %r116,%r182,%r115;
selp.b32 %r117,%r42,%r116,%p11;
add.s32 %r118,%r117,%r184;
cvt.rn.f64.s32 %fd11,%r118;
@%p9 bra $8_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r190,%fd29;
mov.f32 %f88,0f00000000;
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
mov.b64 {%r190,%temp},%fd36;
}
setp.geu.f64 %p13,%fd42,0d0000000000000000;
@%p13 bra $8_18;
add.s32 %r190,%r190,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$8_18:
cvt.rn.f32.f64 %f88,%fd42;
$8_19:
max.s32 %r119,%r188,0;
add.s32 %r120,%r175,-1;
add.s32 %r121,%r188,1;
max.s32 %r122,%r121,0;
max.s32 %r123,%r190,0;
add.s32 %r124,%r176,-1;
min.s32 %r125,%r123,%r124;
add.s32 %r126,%r190,1;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,%r124;
setp.ge.u32 %p14,%r41,%r181;
setp.ge.u32 %p15,%r42,%r182;
or.pred %p1,%p14,%p15;
cvt.s64.s32 %rd62,%r125;
mul.lo.s64 %rd63,%rd117,%rd62;
min.s32 %r129,%r119,%r120;
cvt.s64.s32 %rd64,%r129;
mul.lo.s64 %rd65,%rd118,%rd64;
add.s64 %rd26,%rd63,%rd65;
min.s32 %r130,%r122,%r120;
cvt.s64.s32 %rd66,%r130;
mul.lo.s64 %rd67,%rd118,%rd66;
add.s64 %rd27,%rd63,%rd67;
cvt.s64.s32 %rd68,%r128;
mul.lo.s64 %rd69,%rd117,%rd68;
add.s64 %rd28,%rd69,%rd65;
add.s64 %rd29,%rd69,%rd67;
setp.lt.s32 %p16,%r81,1;
or.pred %p17,%p1,%p16;
@%p17 bra $8_21;
add.s64 %rd70,%rd116,%rd26;
ld.global.nc.u16 %rs1,[%rd70];
cvt.rn.f32.u16 %f47,%rs1;
add.s64 %rd71,%rd116,%rd27;
ld.global.nc.u16 %rs2,[%rd71];
cvt.rn.f32.u16 %f48,%rs2;
sub.rn.f32 %f49,%f48,%f47;
fma.rn.f32 %f50,%f49,%f87,%f47;
add.s64 %rd72,%rd116,%rd28;
ld.global.nc.u16 %rs3,[%rd72];
cvt.rn.f32.u16 %f51,%rs3;
add.s64 %rd73,%rd116,%rd29;
ld.global.nc.u16 %rs4,[%rd73];
cvt.rn.f32.u16 %f52,%rs4;
sub.rn.f32 %f53,%f52,%f51;
fma.rn.f32 %f54,%f53,%f87,%f51;
sub.rn.f32 %f55,%f54,%f50;
fma.rn.f32 %f89,%f55,%f88,%f50;
$8_21:
setp.lt.s32 %p18,%r81,2;
or.pred %p19,%p1,%p18;
@%p19 bra $8_23;
add.s64 %rd78,%rd26,%rd119;
add.s64 %rd74,%rd116,%rd78;
ld.global.nc.u16 %rs5,[%rd74];
cvt.rn.f32.u16 %f56,%rs5;
add.s64 %rd79,%rd27,%rd119;
add.s64 %rd75,%rd116,%rd79;
ld.global.nc.u16 %rs6,[%rd75];
cvt.rn.f32.u16 %f57,%rs6;
sub.rn.f32 %f58,%f57,%f56;
fma.rn.f32 %f59,%f58,%f87,%f56;
add.s64 %rd80,%rd28,%rd119;
add.s64 %rd76,%rd116,%rd80;
ld.global.nc.u16 %rs7,[%rd76];
cvt.rn.f32.u16 %f60,%rs7;
add.s64 %rd81,%rd29,%rd119;
add.s64 %rd77,%rd116,%rd81;
ld.global.nc.u16 %rs8,[%rd77];
cvt.rn.f32.u16 %f61,%rs8;
sub.rn.f32 %f62,%f61,%f60;
fma.rn.f32 %f63,%f62,%f87,%f60;
sub.rn.f32 %f64,%f63,%f59;
fma.rn.f32 %f90,%f64,%f88,%f59;
$8_23:
setp.lt.s32 %p20,%r81,3;
or.pred %p21,%p1,%p20;
@%p21 bra $8_25;
shl.b64 %rd86,%rd119,1;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd82,%rd116,%rd87;
ld.global.nc.u16 %rs9,[%rd82];
cvt.rn.f32.u16 %f65,%rs9;
add.s64 %rd88,%rd27,%rd86;
add.s64 %rd83,%rd116,%rd88;
ld.global.nc.u16 %rs10,[%rd83];
cvt.rn.f32.u16 %f66,%rs10;
sub.rn.f32 %f67,%f66,%f65;
fma.rn.f32 %f68,%f67,%f87,%f65;
add.s64 %rd89,%rd28,%rd86;
add.s64 %rd84,%rd116,%rd89;
ld.global.nc.u16 %rs11,[%rd84];
cvt.rn.f32.u16 %f69,%rs11;
add.s64 %rd90,%rd29,%rd86;
add.s64 %rd85,%rd116,%rd90;
ld.global.nc.u16 %rs12,[%rd85];
cvt.rn.f32.u16 %f70,%rs12;
sub.rn.f32 %f71,%f70,%f69;
fma.rn.f32 %f72,%f71,%f87,%f69;
sub.rn.f32 %f73,%f72,%f68;
fma.rn.f32 %f91,%f73,%f88,%f68;
$8_25:
setp.lt.s32 %p22,%r81,4;
or.pred %p23,%p1,%p22;
@%p23 bra $8_27;
mul.lo.s64 %rd95,%rd119,3;
add.s64 %rd96,%rd26,%rd95;
add.s64 %rd91,%rd116,%rd96;
ld.global.nc.u16 %rs13,[%rd91];
cvt.rn.f32.u16 %f74,%rs13;
add.s64 %rd97,%rd27,%rd95;
add.s64 %rd92,%rd116,%rd97;
ld.global.nc.u16 %rs14,[%rd92];
cvt.rn.f32.u16 %f75,%rs14;
sub.rn.f32 %f76,%f75,%f74;
fma.rn.f32 %f77,%f76,%f87,%f74;
add.s64 %rd98,%rd28,%rd95;
add.s64 %rd93,%rd116,%rd98;
ld.global.nc.u16 %rs15,[%rd93];
cvt.rn.f32.u16 %f78,%rs15;
add.s64 %rd99,%rd29,%rd95;
add.s64 %rd94,%rd116,%rd99;
ld.global.nc.u16 %rs16,[%rd94];
cvt.rn.f32.u16 %f79,%rs16;
sub.rn.f32 %f80,%f79,%f78;
fma.rn.f32 %f81,%f80,%f87,%f78;
sub.rn.f32 %f82,%f81,%f77;
fma.rn.f32 %f92,%f82,%f88,%f77;
$8_27:
cvt.s64.s32 %rd100,%r15;
mul.lo.s64 %rd101,%rd121,%rd100;
cvt.s64.s32 %rd102,%r14;
mul.lo.s64 %rd103,%rd122,%rd102;
add.s64 %rd33,%rd101,%rd103;
@%p16 bra $8_40;
setp.eq.s32 %p25,%r73,0;
add.s32 %r131,%r81,-1;
selp.b32 %r132,0,%r131,%p25;
fma.rn.f32 %f29,%f89,%f33,%f37;
cvt.s64.s32 %rd104,%r132;
mul.lo.s64 %rd105,%rd123,%rd104;
add.s64 %rd106,%rd33,%rd105;
add.s64 %rd34,%rd120,%rd106;
setp.gt.s32 %p26,%r72,1;
@%p26 bra $8_31;
bra.uni $8_29;
$8_31:
setp.eq.s32 %p27,%r72,2;
@%p27 bra $8_35;
setp.eq.s32 %p28,%r72,4;
@%p28 bra $8_38;
setp.ne.s32 %p29,%r72,3;
@%p29 bra $8_39;
cvt.rn.f16.f32 %rs17,%f29;
st.u16 [%rd34],%rs17;
bra.uni $8_40;
$8_29:
setp.eq.s32 %p30,%r72,0;
@%p30 bra $8_37;
setp.eq.s32 %p31,%r72,1;
@%p31 bra $8_36;
bra.uni $8_39;
$8_36:
cvt.rni.s32.f32 %r136,%f29;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,65535;
st.u16 [%rd34],%r138;
bra.uni $8_40;
$8_35:
cvt.rni.s32.f32 %r133,%f29;
max.s32 %r134,%r133,-32768;
min.s32 %r135,%r134,32767;
st.u16 [%rd34],%r135;
bra.uni $8_40;
$8_38:
st.f32 [%rd34],%f29;
bra.uni $8_40;
$8_37:
cvt.rni.s32.f32 %r139,%f29;
max.s32 %r140,%r139,0;
min.s32 %r141,%r140,255;
st.u8 [%rd34],%r141;
bra.uni $8_40;
$8_39:
st.f32 [%rd34],%f29;
$8_40:
@%p18 bra $8_53;
setp.eq.s32 %p33,%r73,0;
add.s32 %r142,%r81,-2;
selp.b32 %r143,1,%r142,%p33;
fma.rn.f32 %f30,%f90,%f34,%f38;
cvt.s64.s32 %rd107,%r143;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd33,%rd108;
add.s64 %rd35,%rd120,%rd109;
setp.gt.s32 %p34,%r72,1;
@%p34 bra $8_44;
bra.uni $8_42;
$8_44:
setp.eq.s32 %p35,%r72,2;
@%p35 bra $8_48;
setp.eq.s32 %p36,%r72,4;
@%p36 bra $8_51;
setp.ne.s32 %p37,%r72,3;
@%p37 bra $8_52;
cvt.rn.f16.f32 %rs18,%f30;
st.u16 [%rd35],%rs18;
bra.uni $8_53;
$8_42:
setp.eq.s32 %p38,%r72,0;
@%p38 bra $8_50;
setp.eq.s32 %p39,%r72,1;
@%p39 bra $8_49;
bra.uni $8_52;
$8_49:
cvt.rni.s32.f32 %r147,%f30;
max.s32 %r148,%r147,0;
min.s32 %r149,%r148,65535;
st.u16 [%rd35],%r149;
bra.uni $8_53;
$8_48:
cvt.rni.s32.f32 %r144,%f30;
max.s32 %r145,%r144,-32768;
min.s32 %r146,%r145,32767;
st.u16 [%rd35],%r146;
bra.uni $8_53;
$8_51:
st.f32 [%rd35],%f30;
bra.uni $8_53;
$8_50:
cvt.rni.s32.f32 %r150,%f30;
max.s32 %r151,%r150,0;
min.s32 %r152,%r151,255;
st.u8 [%rd35],%r152;
bra.uni $8_53;
$8_52:
st.f32 [%rd35],%f30;
$8_53:
@%p20 bra $8_66;
setp.eq.s32 %p41,%r73,0;
add.s32 %r153,%r81,-3;
selp.b32 %r154,2,%r153,%p41;
fma.rn.f32 %f31,%f91,%f35,%f39;
cvt.s64.s32 %rd110,%r154;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd33,%rd111;
add.s64 %rd36,%rd120,%rd112;
setp.gt.s32 %p42,%r72,1;
@%p42 bra $8_57;
bra.uni $8_55;
$8_57:
setp.eq.s32 %p43,%r72,2;
@%p43 bra $8_61;
setp.eq.s32 %p44,%r72,4;
@%p44 bra $8_64;
setp.ne.s32 %p45,%r72,3;
@%p45 bra $8_65;
cvt.rn.f16.f32 %rs19,%f31;
st.u16 [%rd36],%rs19;
bra.uni $8_66;
$8_55:
setp.eq.s32 %p46,%r72,0;
@%p46 bra $8_63;
setp.eq.s32 %p47,%r72,1;
@%p47 bra $8_62;
bra.uni $8_65;
$8_62:
cvt.rni.s32.f32 %r158,%f31;
max.s32 %r159,%r158,0;
min.s32 %r160,%r159,65535;
st.u16 [%rd36],%r160;
bra.uni $8_66;
$8_61:
cvt.rni.s32.f32 %r155,%f31;
max.s32 %r156,%r155,-32768;
min.s32 %r157,%r156,32767;
st.u16 [%rd36],%r157;
bra.uni $8_66;
$8_64:
st.f32 [%rd36],%f31;
bra.uni $8_66;
$8_63:
cvt.rni.s32.f32 %r161,%f31;
max.s32 %r162,%r161,0;
min.s32 %r163,%r162,255;
st.u8 [%rd36],%r163;
bra.uni $8_66;
$8_65:
st.f32 [%rd36],%f31;
$8_66:
@%p22 bra $8_79;
setp.eq.s32 %p49,%r73,0;
add.s32 %r164,%r81,-4;
selp.b32 %r165,3,%r164,%p49;
fma.rn.f32 %f32,%f92,%f36,%f40;
cvt.s64.s32 %rd113,%r165;
mul.lo.s64 %rd114,%rd123,%rd113;
add.s64 %rd115,%rd33,%rd114;
add.s64 %rd37,%rd120,%rd115;
setp.gt.s32 %p50,%r72,1;
@%p50 bra $8_70;
bra.uni $8_68;
$8_70:
setp.eq.s32 %p51,%r72,2;
@%p51 bra $8_74;
setp.eq.s32 %p52,%r72,4;
@%p52 bra $8_77;
setp.ne.s32 %p53,%r72,3;
@%p53 bra $8_78;
cvt.rn.f16.f32 %rs20,%f32;
st.u16 [%rd37],%rs20;
bra.uni $8_79;
$8_68:
setp.eq.s32 %p54,%r72,0;
@%p54 bra $8_76;
setp.eq.s32 %p55,%r72,1;
@%p55 bra $8_75;
bra.uni $8_78;
$8_75:
cvt.rni.s32.f32 %r169,%f32;
max.s32 %r170,%r169,0;
min.s32 %r171,%r170,65535;
st.u16 [%rd37],%r171;
bra.uni $8_79;
$8_74:
cvt.rni.s32.f32 %r166,%f32;
max.s32 %r167,%r166,-32768;
min.s32 %r168,%r167,32767;
st.u16 [%rd37],%r168;
bra.uni $8_79;
$8_77:
st.f32 [%rd37],%f32;
bra.uni $8_79;
$8_76:
cvt.rni.s32.f32 %r172,%f32;
max.s32 %r173,%r172,0;
min.s32 %r174,%r173,255;
st.u8 [%rd37],%r174;
bra.uni $8_79;
$8_78:
st.f32 [%rd37],%f32;
$8_79:
ret;
}
.visible .entry preprocess_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %rs<21>;
.reg .f32 %f<93>;
.reg .b32 %r<191>;
.reg .f64 %fd<43>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38,[p0];
ld.param.v2.u32 {%r175,%r176},[p1+32];
ld.param.v2.u32 {%r77,%r78},[p1+40];
ld.param.u64 %rd43,[p2];
ld.param.v2.u32 {%r177,%r178},[p3+32];
ld.param.v2.u32 {%r81,%r82},[p3+40];
ld.param.v2.u32 {%r179,%r180},[p4+16];
ld.param.v2.u32 {%r181,%r182},[p4+24];
ld.param.v2.u32 {%r183,%r184},[p4+32];
ld.param.v2.u32 {%r185,%r186},[p4+40];
ld.param.u64 %rd48,[p5];
ld.param.u32 %r74,[p6+56];
ld.param.u32 %r73,[p6+52];
ld.param.u32 %r72,[p6+48];
ld.param.f32 %f92,[p6+44];
ld.param.f32 %f91,[p6+40];
ld.param.f32 %f90,[p6+36];
ld.param.f32 %f89,[p6+32];
ld.param.f32 %f40,[p6+28];
ld.param.f32 %f39,[p6+24];
ld.param.f32 %f38,[p6+20];
ld.param.f32 %f37,[p6+16];
ld.param.f32 %f36,[p6+12];
ld.param.f32 %f35,[p6+8];
ld.param.f32 %f34,[p6+4];
ld.param.f32 %f33,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd123,[p3+24];
ld.param.u64 %rd122,[p3+16];
ld.param.u64 %rd121,[p3+8];
ld.param.u64 %rd44,[p3];
ld.param.u64 %rd119,[p1+24];
ld.param.u64 %rd118,[p1+16];
ld.param.u64 %rd117,[p1+8];
ld.param.u64 %rd39,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r78,0;
@%p2 bra $9_2;
cvta.to.global.u64 %rd49,%rd38;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r175,%r176},[%rd51+32];
ld.global.u64 %rd119,[%rd51+24];
ld.global.u64 %rd118,[%rd51+16];
ld.global.u64 %rd117,[%rd51+8];
ld.global.u64 %rd116,[%rd51];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd39,%rd52;
add.s64 %rd116,%rd38,%rd53;
$9_3:
setp.eq.s32 %p3,%r82,0;
@%p3 bra $9_5;
cvta.to.global.u64 %rd54,%rd43;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r177,%r178},[%rd56+32];
ld.global.u64 %rd123,[%rd56+24];
ld.global.u64 %rd122,[%rd56+16];
ld.global.u64 %rd121,[%rd56+8];
ld.global.u64 %rd120,[%rd56];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd44,%rd57;
add.s64 %rd120,%rd43,%rd58;
$9_6:
mov.u32 %r96,%ctaid.x;
shl.b32 %r97,%r96,5;
mov.u32 %r98,%tid.x;
add.s32 %r14,%r97,%r98;
mov.u32 %r99,%ctaid.y;
shl.b32 %r100,%r99,3;
mov.u32 %r101,%tid.y;
add.s32 %r15,%r100,%r101;
setp.ge.s32 %p4,%r14,%r177;
setp.ge.s32 %p5,%r15,%r178;
or.pred %p6,%p5,%p4;
@%p6 bra $9_79;
setp.eq.s64 %p7,%rd48,0;
@%p7 bra $9_9;
cvta.to.global.u64 %rd59,%rd48;
mul.wide.u32 %rd60,%r1,48;
add.s64 %rd61,%rd59,%rd60;
ld.global.f64 %fd39,[%rd61];
ld.global.f64 %fd40,[%rd61+8];
ld.global.v2.u32 {%r179,%r180},[%rd61+16];
ld.global.v2.u32 {%r181,%r182},[%rd61+24];
ld.global.v2.u32 {%r183,%r184},[%rd61+32];
ld.global.v2.u32 {%r185,%r186},[%rd61+40];
$9_9:
sub.s32 %r41,%r14,%r179;
not.b32 %r111,%r41;
add.s32 %r112,%r181,%r111;
setp.eq.s32 %p8,%r185,0;
selp.b32 %r113,%r41,%r112,%p8;
add.s32 %r114,%r113,%r183;
sub.s32 %r42,%r15,%r180;
cvt.rn.f64.s32 %fd7,%r114;
setp.eq.s32 %p9,%r74,0;
@%p9 bra $9_11;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r188,%fd18;
mov.f32 %f87,0f00000000;
bra.uni $9_14;
$9_11:
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
mov.b64 {%r188,%temp},%fd25;
}
setp.geu.f64 %p10,%fd41,0d0000000000000000;
@%p10 bra $9_13;
add.s32 %r188,%r188,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$9_13:
cvt.rn.f32.f64 %f87,%fd41;
$9_14:
setp.eq.s32 %p11,%r186,0;
not.b32 %r115,%r42;
add.s32 %r116,%r182,%r115;
selp.b32 %r117,%r42,%r116,%p11;
add.s32 %r118,%r117,%r184;
cvt.rn.f64.s32 %fd11,%r118;
@%p9 bra $9_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r190,%fd29;
mov.f32 %f88,0f00000000;
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
mov.b64 {%r190,%temp},%fd36;
}
setp.geu.f64 %p13,%fd42,0d0000000000000000;
@%p13 bra $9_18;
add.s32 %r190,%r190,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$9_18:
cvt.rn.f32.f64 %f88,%fd42;
$9_19:
max.s32 %r119,%r188,0;
add.s32 %r120,%r175,-1;
add.s32 %r121,%r188,1;
max.s32 %r122,%r121,0;
max.s32 %r123,%r190,0;
add.s32 %r124,%r176,-1;
min.s32 %r125,%r123,%r124;
add.s32 %r126,%r190,1;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,%r124;
setp.ge.u32 %p14,%r41,%r181;
setp.ge.u32 %p15,%r42,%r182;
or.pred %p1,%p14,%p15;
cvt.s64.s32 %rd62,%r125;
mul.lo.s64 %rd63,%rd117,%rd62;
min.s32 %r129,%r119,%r120;
cvt.s64.s32 %rd64,%r129;
mul.lo.s64 %rd65,%rd118,%rd64;
add.s64 %rd26,%rd63,%rd65;
min.s32 %r130,%r122,%r120;
cvt.s64.s32 %rd66,%r130;
mul.lo.s64 %rd67,%rd118,%rd66;
add.s64 %rd27,%rd63,%rd67;
cvt.s64.s32 %rd68,%r128;
mul.lo.s64 %rd69,%rd117,%rd68;
add.s64 %rd28,%rd69,%rd65;
add.s64 %rd29,%rd69,%rd67;
setp.lt.s32 %p16,%r81,1;
or.pred %p17,%p1,%p16;
@%p17 bra $9_21;
add.s64 %rd70,%rd116,%rd26;
ld.global.nc.s16 %rs1,[%rd70];
cvt.rn.f32.s16 %f47,%rs1;
add.s64 %rd71,%rd116,%rd27;
ld.global.nc.s16 %rs2,[%rd71];
cvt.rn.f32.s16 %f48,%rs2;
sub.rn.f32 %f49,%f48,%f47;
fma.rn.f32 %f50,%f49,%f87,%f47;
add.s64 %rd72,%rd116,%rd28;
ld.global.nc.s16 %rs3,[%rd72];
cvt.rn.f32.s16 %f51,%rs3;
add.s64 %rd73,%rd116,%rd29;
ld.global.nc.s16 %rs4,[%rd73];
cvt.rn.f32.s16 %f52,%rs4;
sub.rn.f32 %f53,%f52,%f51;
fma.rn.f32 %f54,%f53,%f87,%f51;
sub.rn.f32 %f55,%f54,%f50;
fma.rn.f32 %f89,%f55,%f88,%f50;
$9_21:
setp.lt.s32 %p18,%r81,2;
or.pred %p19,%p1,%p18;
@%p19 bra $9_23;
add.s64 %rd78,%rd26,%rd119;
add.s64 %rd74,%rd116,%rd78;
ld.global.nc.s16 %rs5,[%rd74];
cvt.rn.f32.s16 %f56,%rs5;
add.s64 %rd79,%rd27,%rd119;
add.s64 %rd75,%rd116,%rd79;
ld.global.nc.s16 %rs6,[%rd75];
cvt.rn.f32.s16 %f57,%rs6;
sub.rn.f32 %f58,%f57,%f56;
fma.rn.f32 %f59,%f58,%f87,%f56;
add.s64 %rd80,%rd28,%rd119;
add.s64 %rd76,%rd116,%rd80;
ld.global.nc.s16 %rs7,[%rd76];
cvt.rn.f32.s16 %f60,%rs7;
add.s64 %rd81,%rd29,%rd119;
add.s64 %rd77,%rd116,%rd81;
ld.global.nc.s16 %rs8,[%rd77];
cvt.rn.f32.s16 %f61,%rs8;
sub.rn.f32 %f62,%f61,%f60;
fma.rn.f32 %f63,%f62,%f87,%f60;
sub.rn.f32 %f64,%f63,%f59;
fma.rn.f32 %f90,%f64,%f88,%f59;
$9_23:
setp.lt.s32 %p20,%r81,3;
or.pred %p21,%p1,%p20;
@%p21 bra $9_25;
shl.b64 %rd86,%rd119,1;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd82,%rd116,%rd87;
ld.global.nc.s16 %rs9,[%rd82];
cvt.rn.f32.s16 %f65,%rs9;
add.s64 %rd88,%rd27,%rd86;
add.s64 %rd83,%rd116,%rd88;
ld.global.nc.s16 %rs10,[%rd83];
cvt.rn.f32.s16 %f66,%rs10;
sub.rn.f32 %f67,%f66,%f65;
fma.rn.f32 %f68,%f67,%f87,%f65;
add.s64 %rd89,%rd28,%rd86;
add.s64 %rd84,%rd116,%rd89;
ld.global.nc.s16 %rs11,[%rd84];
cvt.rn.f32.s16 %f69,%rs11;
add.s64 %rd90,%rd29,%rd86;
add.s64 %rd85,%rd116,%rd90;
ld.global.nc.s16 %rs12,[%rd85];
cvt.rn.f32.s16 %f70,%rs12;
sub.rn.f32 %f71,%f70,%f69;
fma.rn.f32 %f72,%f71,%f87,%f69;
sub.rn.f32 %f73,%f72,%f68;
fma.rn.f32 %f91,%f73,%f88,%f68;
$9_25:
setp.lt.s32 %p22,%r81,4;
or.pred %p23,%p1,%p22;
@%p23 bra $9_27;
mul.lo.s64 %rd95,%rd119,3;
add.s64 %rd96,%rd26,%rd95;
add.s64 %rd91,%rd116,%rd96;
ld.global.nc.s16 %rs13,[%rd91];
cvt.rn.f32.s16 %f74,%rs13;
add.s64 %rd97,%rd27,%rd95;
add.s64 %rd92,%rd116,%rd97;
ld.global.nc.s16 %rs14,[%rd92];
cvt.rn.f32.s16 %f75,%rs14;
sub.rn.f32 %f76,%f75,%f74;
fma.rn.f32 %f77,%f76,%f87,%f74;
add.s64 %rd98,%rd28,%rd95;
add.s64 %rd93,%rd116,%rd98;
ld.global.nc.s16 %rs15,[%rd93];
cvt.rn.f32.s16 %f78,%rs15;
add.s64 %rd99,%rd29,%rd95;
add.s64 %rd94,%rd116,%rd99;
ld.global.nc.s16 %rs16,[%rd94];
cvt.rn.f32.s16 %f79,%rs16;
sub.rn.f32 %f80,%f79,%f78;
fma.rn.f32 %f81,%f80,%f87,%f78;
sub.rn.f32 %f82,%f81,%f77;
fma.rn.f32 %f92,%f82,%f88,%f77;
$9_27:
cvt.s64.s32 %rd100,%r15;
mul.lo.s64 %rd101,%rd121,%rd100;
cvt.s64.s32 %rd102,%r14;
mul.lo.s64 %rd103,%rd122,%rd102;
add.s64 %rd33,%rd101,%rd103;
@%p16 bra $9_40;
setp.eq.s32 %p25,%r73,0;
add.s32 %r131,%r81,-1;
selp.b32 %r132,0,%r131,%p25;
fma.rn.f32 %f29,%f89,%f33,%f37;
cvt.s64.s32 %rd104,%r132;
mul.lo.s64 %rd105,%rd123,%rd104;
add.s64 %rd106,%rd33,%rd105;
add.s64 %rd34,%rd120,%rd106;
setp.gt.s32 %p26,%r72,1;
@%p26 bra $9_31;
bra.uni $9_29;
$9_31:
setp.eq.s32 %p27,%r72,2;
@%p27 bra $9_35;
setp.eq.s32 %p28,%r72,4;
@%p28 bra $9_38;
setp.ne.s32 %p29,%r72,3;
@%p29 bra $9_39;
cvt.rn.f16.f32 %rs17,%f29;
st.u16 [%rd34],%rs17;
bra.uni $9_40;
$9_29:
setp.eq.s32 %p30,%r72,0;
@%p30 bra $9_37;
setp.eq.s32 %p31,%r72,1;
@%p31 bra $9_36;
bra.uni $9_39;
$9_36:
cvt.rni.s32.f32 %r136,%f29;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,65535;
st.u16 [%rd34],%r138;
bra.uni $9_40;
$9_35:
cvt.rni.s32.f32 %r133,%f29;
max.s32 %r134,%r133,-32768;
min.s32 %r135,%r134,32767;
st.u16 [%rd34],%r135;
bra.uni $9_40;
$9_38:
st.f32 [%rd34],%f29;
bra.uni $9_40;
$9_37:
cvt.rni.s32.f32 %r139,%f29;
max.s32 %r140,%r139,0;
min.s32 %r141,%r140,255;
st.u8 [%rd34],%r141;
bra.uni $9_40;
$9_39:
st.f32 [%rd34],%f29;
$9_40:
@%p18 bra $9_53;
setp.eq.s32 %p33,%r73,0;
add.s32 %r142,%r81,-2;
selp.b32 %r143,1,%r142,%p33;
fma.rn.f32 %f30,%f90,%f34,%f38;
cvt.s64.s32 %rd107,%r143;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd33,%rd108;
add.s64 %rd35,%rd120,%rd109;
setp.gt.s32 %p34,%r72,1;
@%p34 bra $9_44;
bra.uni $9_42;
$9_44:
setp.eq.s32 %p35,%r72,2;
@%p35 bra $9_48;
setp.eq.s32 %p36,%r72,4;
@%p36 bra $9_51;
setp.ne.s32 %p37,%r72,3;
@%p37 bra $9_52;
cvt.rn.f16.f32 %rs18,%f30;
st.u16 [%rd35],%rs18;
bra.uni $9_53;
$9_42:
setp.eq.s32 %p38,%r72,0;
@%p38 bra $9_50;
setp.eq.s32 %p39,%r72,1;
@%p39 bra $9_49;
bra.uni $9_52;
$9_49:
cvt.rni.s32.f32 %r147,%f30;
max.s32 %r148,%r147,0;
min.s32 %r149,%r148,65535;
st.u16 [%rd35],%r149;
bra.uni $9_53;
$9_48:
cvt.rni.s32.f32 %r144,%f30;
max.s32 %r145,%r144,-32768;
min.s32 %r146,%r145,32767;
st.u16 [%rd35],%r146;
bra.uni $9_53;
$9_51:
st.f32 [%rd35],%f30;
bra.uni $9_53;
$9_50:
cvt.rni.s32.f32 %r150,%f30;
max.s32 %r151,%r150,0;
min.s32 %r152,%r151,255;
st.u8 [%rd35],%r152;
bra.uni $9_53;
$9_52:
st.f32 [%rd35],%f30;
$9_53:
@%p20 bra $9_66;
setp.eq.s32 %p41,%r73,0;
add.s32 %r153,%r81,-3;
selp.b32 %r154,2,%r153,%p41;
fma.rn.f32 %f31,%f91,%f35,%f39;
cvt.s64.s32 %rd110,%r154;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd33,%rd111;
add.s64 %rd36,%rd120,%rd112;
setp.gt.s32 %p42,%r72,1;
@%p42 bra $9_57;
bra.uni $9_55;
$9_57:
setp.eq.s32 %p43,%r72,2;
@%p43 bra $9_61;
setp.eq.s32 %p44,%r72,4;
@%p44 bra $9_64;
setp.ne.s32 %p45,%r72,3;
@%p45 bra $9_65;
cvt.rn.f16.f32 %rs19,%f31;
st.u16 [%rd36],%rs19;
bra.uni $9_66;
$9_55:
setp.eq.s32 %p46,%r72,0;
@%p46 bra $9_63;
setp.eq.s32 %p47,%r72,1;
@%p47 bra $9_62;
bra.uni $9_65;
$9_62:
cvt.rni.s32.f32 %r158,%f31;
max.s32 %r159,%r158,0;
min.s32 %r160,%r159,65535;
st.u16 [%rd36],%r160;
bra.uni $9_66;
$9_61:
cvt.rni.s32.f32 %r155,%f31;
max.s32 %r156,%r155,-32768;
min.s32 %r157,%r156,32767;
st.u16 [%rd36],%r157;
bra.uni $9_66;
$9_64:
st.f32 [%rd36],%f31;
bra.uni $9_66;
$9_63:
cvt.rni.s32.f32 %r161,%f31;
max.s32 %r162,%r161,0;
min.s32 %r163,%r162,255;
st.u8 [%rd36],%r163;
bra.uni $9_66;
$9_65:
st.f32 [%rd36],%f31;
$9_66:
@%p22 bra $9_79;
setp.eq.s32 %p49,%r73,0;
add.s32 %r164,%r81,-4;
selp.b32 %r165,3,%r164,%p49;
fma.rn.f32 %f32,%f92,%f36,%f40;
cvt.s64.s32 %rd113,%r165;
mul.lo.s64 %rd114,%rd123,%rd113;
add.s64 %rd115,%rd33,%rd114;
add.s64 %rd37,%rd120,%rd115;
setp.gt.s32 %p50,%r72,1;
@%p50 bra $9_70;
bra.uni $9_68;
$9_70:
setp.eq.s32 %p51,%r72,2;
@%p51 bra $9_74;
setp.eq.s32 %p52,%r72,4;
@%p52 bra $9_77;
setp.ne.s32 %p53,%r72,3;
@%p53 bra $9_78;
cvt.rn.f16.f32 %rs20,%f32;
st.u16 [%rd37],%rs20;
bra.uni $9_79;
$9_68:
setp.eq.s32 %p54,%r72,0;
@%p54 bra $9_76;
setp.eq.s32 %p55,%r72,1;
@%p55 bra $9_75;
bra.uni $9_78;
$9_75:
cvt.rni.s32.f32 %r169,%f32;
max.s32 %r170,%r169,0;
min.s32 %r171,%r170,65535;
st.u16 [%rd37],%r171;
bra.uni $9_79;
$9_74:
cvt.rni.s32.f32 %r166,%f32;
max.s32 %r167,%r166,-32768;
min.s32 %r168,%r167,32767;
st.u16 [%rd37],%r168;
bra.uni $9_79;
$9_77:
st.f32 [%rd37],%f32;
bra.uni $9_79;
$9_76:
cvt.rni.s32.f32 %r172,%f32;
max.s32 %r173,%r172,0;
min.s32 %r174,%r173,255;
st.u8 [%rd37],%r174;
bra.uni $9_79;
$9_78:
st.f32 [%rd37],%f32;
$9_79:
ret;
}
.visible .entry preprocess_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %rs<37>;
.reg .f32 %f<93>;
.reg .b32 %r<191>;
.reg .f64 %fd<43>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38,[p0];
ld.param.v2.u32 {%r175,%r176},[p1+32];
ld.param.v2.u32 {%r77,%r78},[p1+40];
ld.param.u64 %rd43,[p2];
ld.param.v2.u32 {%r177,%r178},[p3+32];
ld.param.v2.u32 {%r81,%r82},[p3+40];
ld.param.v2.u32 {%r179,%r180},[p4+16];
ld.param.v2.u32 {%r181,%r182},[p4+24];
ld.param.v2.u32 {%r183,%r184},[p4+32];
ld.param.v2.u32 {%r185,%r186},[p4+40];
ld.param.u64 %rd48,[p5];
ld.param.u32 %r74,[p6+56];
ld.param.u32 %r73,[p6+52];
ld.param.u32 %r72,[p6+48];
ld.param.f32 %f92,[p6+44];
ld.param.f32 %f91,[p6+40];
ld.param.f32 %f90,[p6+36];
ld.param.f32 %f89,[p6+32];
ld.param.f32 %f40,[p6+28];
ld.param.f32 %f39,[p6+24];
ld.param.f32 %f38,[p6+20];
ld.param.f32 %f37,[p6+16];
ld.param.f32 %f36,[p6+12];
ld.param.f32 %f35,[p6+8];
ld.param.f32 %f34,[p6+4];
ld.param.f32 %f33,[p6];
ld.param.f64 %fd40,[p4+8];
ld.param.f64 %fd39,[p4];
ld.param.u64 %rd123,[p3+24];
ld.param.u64 %rd122,[p3+16];
ld.param.u64 %rd121,[p3+8];
ld.param.u64 %rd44,[p3];
ld.param.u64 %rd119,[p1+24];
ld.param.u64 %rd118,[p1+16];
ld.param.u64 %rd117,[p1+8];
ld.param.u64 %rd39,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r78,0;
@%p2 bra $10_2;
cvta.to.global.u64 %rd49,%rd38;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r175,%r176},[%rd51+32];
ld.global.u64 %rd119,[%rd51+24];
ld.global.u64 %rd118,[%rd51+16];
ld.global.u64 %rd117,[%rd51+8];
ld.global.u64 %rd116,[%rd51];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd39,%rd52;
add.s64 %rd116,%rd38,%rd53;
$10_3:
setp.eq.s32 %p3,%r82,0;
@%p3 bra $10_5;
cvta.to.global.u64 %rd54,%rd43;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r177,%r178},[%rd56+32];
ld.global.u64 %rd123,[%rd56+24];
ld.global.u64 %rd122,[%rd56+16];
ld.global.u64 %rd121,[%rd56+8];
ld.global.u64 %rd120,[%rd56];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd44,%rd57;
add.s64 %rd120,%rd43,%rd58;
$10_6:
mov.u32 %r96,%ctaid.x;
shl.b32 %r97,%r96,5;
mov.u32 %r98,%tid.x;
add.s32 %r14,%r97,%r98;
mov.u32 %r99,%ctaid.y;
shl.b32 %r100,%r99,3;
mov.u32 %r101,%tid.y;
add.s32 %r15,%r100,%r101;
setp.ge.s32 %p4,%r14,%r177;
setp.ge.s32 %p5,%r15,%r178;
or.pred %p6,%p5,%p4;
@%p6 bra $10_79;
setp.eq.s64 %p7,%rd48,0;
@%p7 bra $10_9;
cvta.to.global.u64 %rd59,%rd48;
mul.wide.u32 %rd60,%r1,48;
add.s64 %rd61,%rd59,%rd60;
ld.global.f64 %fd39,[%rd61];
ld.global.f64 %fd40,[%rd61+8];
ld.global.v2.u32 {%r179,%r180},[%rd61+16];
ld.global.v2.u32 {%r181,%r182},[%rd61+24];
ld.global.v2.u32 {%r183,%r184},[%rd61+32];
ld.global.v2.u32 {%r185,%r186},[%rd61+40];
$10_9:
sub.s32 %r41,%r14,%r179;
not.b32 %r111,%r41;
add.s32 %r112,%r181,%r111;
setp.eq.s32 %p8,%r185,0;
selp.b32 %r113,%r41,%r112,%p8;
add.s32 %r114,%r113,%r183;
sub.s32 %r42,%r15,%r180;
cvt.rn.f64.s32 %fd7,%r114;
setp.eq.s32 %p9,%r74,0;
@%p9 bra $10_11;
mul.f64 %fd17,%fd39,%fd7;
cvt.rmi.f64.f64 %fd18,%fd17;
cvt.rzi.s32.f64 %r188,%fd18;
mov.f32 %f87,0f00000000;
bra.uni $10_14;
$10_11:
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
mov.b64 {%r188,%temp},%fd25;
}
setp.geu.f64 %p10,%fd41,0d0000000000000000;
@%p10 bra $10_13;
add.s32 %r188,%r188,-1;
mov.f64 %fd27,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd27;
$10_13:
cvt.rn.f32.f64 %f87,%fd41;
$10_14:
setp.eq.s32 %p11,%r186,0;
not.b32 %r115,%r42;
add.s32 %r116,%r182,%r115;
selp.b32 %r117,%r42,%r116,%p11;
add.s32 %r118,%r117,%r184;
cvt.rn.f64.s32 %fd11,%r118;
@%p9 bra $10_16;
mul.f64 %fd28,%fd40,%fd11;
cvt.rmi.f64.f64 %fd29,%fd28;
cvt.rzi.s32.f64 %r190,%fd29;
mov.f32 %f88,0f00000000;
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
mov.b64 {%r190,%temp},%fd36;
}
setp.geu.f64 %p13,%fd42,0d0000000000000000;
@%p13 bra $10_18;
add.s32 %r190,%r190,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$10_18:
cvt.rn.f32.f64 %f88,%fd42;
$10_19:
max.s32 %r119,%r188,0;
add.s32 %r120,%r175,-1;
add.s32 %r121,%r188,1;
max.s32 %r122,%r121,0;
max.s32 %r123,%r190,0;
add.s32 %r124,%r176,-1;
min.s32 %r125,%r123,%r124;
add.s32 %r126,%r190,1;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,%r124;
setp.ge.u32 %p14,%r41,%r181;
setp.ge.u32 %p15,%r42,%r182;
or.pred %p1,%p14,%p15;
cvt.s64.s32 %rd62,%r125;
mul.lo.s64 %rd63,%rd117,%rd62;
min.s32 %r129,%r119,%r120;
cvt.s64.s32 %rd64,%r129;
mul.lo.s64 %rd65,%rd118,%rd64;
add.s64 %rd26,%rd63,%rd65;
min.s32 %r130,%r122,%r120;
cvt.s64.s32 %rd66,%r130;
mul.lo.s64 %rd67,%rd118,%rd66;
add.s64 %rd27,%rd63,%rd67;
cvt.s64.s32 %rd68,%r128;
mul.lo.s64 %rd69,%rd117,%rd68;
add.s64 %rd28,%rd69,%rd65;
add.s64 %rd29,%rd69,%rd67;
setp.lt.s32 %p16,%r81,1;
or.pred %p17,%p1,%p16;
@%p17 bra $10_21;
add.s64 %rd70,%rd116,%rd26;
ld.global.nc.u16 %rs1,[%rd70];
cvt.f32.f16 %f47,%rs1;
add.s64 %rd71,%rd116,%rd27;
ld.global.nc.u16 %rs3,[%rd71];
cvt.f32.f16 %f48,%rs3;
sub.rn.f32 %f51,%f48,%f47;
fma.rn.f32 %f52,%f51,%f87,%f47;
add.s64 %rd72,%rd116,%rd28;
ld.global.nc.u16 %rs5,[%rd72];
cvt.f32.f16 %f49,%rs5;
add.s64 %rd73,%rd116,%rd29;
ld.global.nc.u16 %rs7,[%rd73];
cvt.f32.f16 %f50,%rs7;
sub.rn.f32 %f53,%f50,%f49;
fma.rn.f32 %f54,%f53,%f87,%f49;
sub.rn.f32 %f55,%f54,%f52;
fma.rn.f32 %f89,%f55,%f88,%f52;
$10_21:
setp.lt.s32 %p18,%r81,2;
or.pred %p19,%p1,%p18;
@%p19 bra $10_23;
add.s64 %rd78,%rd26,%rd119;
add.s64 %rd74,%rd116,%rd78;
ld.global.nc.u16 %rs9,[%rd74];
cvt.f32.f16 %f56,%rs9;
add.s64 %rd79,%rd27,%rd119;
add.s64 %rd75,%rd116,%rd79;
ld.global.nc.u16 %rs11,[%rd75];
cvt.f32.f16 %f57,%rs11;
sub.rn.f32 %f60,%f57,%f56;
fma.rn.f32 %f61,%f60,%f87,%f56;
add.s64 %rd80,%rd28,%rd119;
add.s64 %rd76,%rd116,%rd80;
ld.global.nc.u16 %rs13,[%rd76];
cvt.f32.f16 %f58,%rs13;
add.s64 %rd81,%rd29,%rd119;
add.s64 %rd77,%rd116,%rd81;
ld.global.nc.u16 %rs15,[%rd77];
cvt.f32.f16 %f59,%rs15;
sub.rn.f32 %f62,%f59,%f58;
fma.rn.f32 %f63,%f62,%f87,%f58;
sub.rn.f32 %f64,%f63,%f61;
fma.rn.f32 %f90,%f64,%f88,%f61;
$10_23:
setp.lt.s32 %p20,%r81,3;
or.pred %p21,%p1,%p20;
@%p21 bra $10_25;
shl.b64 %rd86,%rd119,1;
add.s64 %rd87,%rd26,%rd86;
add.s64 %rd82,%rd116,%rd87;
ld.global.nc.u16 %rs17,[%rd82];
cvt.f32.f16 %f65,%rs17;
add.s64 %rd88,%rd27,%rd86;
add.s64 %rd83,%rd116,%rd88;
ld.global.nc.u16 %rs19,[%rd83];
cvt.f32.f16 %f66,%rs19;
sub.rn.f32 %f69,%f66,%f65;
fma.rn.f32 %f70,%f69,%f87,%f65;
add.s64 %rd89,%rd28,%rd86;
add.s64 %rd84,%rd116,%rd89;
ld.global.nc.u16 %rs21,[%rd84];
cvt.f32.f16 %f67,%rs21;
add.s64 %rd90,%rd29,%rd86;
add.s64 %rd85,%rd116,%rd90;
ld.global.nc.u16 %rs23,[%rd85];
cvt.f32.f16 %f68,%rs23;
sub.rn.f32 %f71,%f68,%f67;
fma.rn.f32 %f72,%f71,%f87,%f67;
sub.rn.f32 %f73,%f72,%f70;
fma.rn.f32 %f91,%f73,%f88,%f70;
$10_25:
setp.lt.s32 %p22,%r81,4;
or.pred %p23,%p1,%p22;
@%p23 bra $10_27;
mul.lo.s64 %rd95,%rd119,3;
add.s64 %rd96,%rd26,%rd95;
add.s64 %rd91,%rd116,%rd96;
ld.global.nc.u16 %rs25,[%rd91];
cvt.f32.f16 %f74,%rs25;
add.s64 %rd97,%rd27,%rd95;
add.s64 %rd92,%rd116,%rd97;
ld.global.nc.u16 %rs27,[%rd92];
cvt.f32.f16 %f75,%rs27;
sub.rn.f32 %f78,%f75,%f74;
fma.rn.f32 %f79,%f78,%f87,%f74;
add.s64 %rd98,%rd28,%rd95;
add.s64 %rd93,%rd116,%rd98;
ld.global.nc.u16 %rs29,[%rd93];
cvt.f32.f16 %f76,%rs29;
add.s64 %rd99,%rd29,%rd95;
add.s64 %rd94,%rd116,%rd99;
ld.global.nc.u16 %rs31,[%rd94];
cvt.f32.f16 %f77,%rs31;
sub.rn.f32 %f80,%f77,%f76;
fma.rn.f32 %f81,%f80,%f87,%f76;
sub.rn.f32 %f82,%f81,%f79;
fma.rn.f32 %f92,%f82,%f88,%f79;
$10_27:
cvt.s64.s32 %rd100,%r15;
mul.lo.s64 %rd101,%rd121,%rd100;
cvt.s64.s32 %rd102,%r14;
mul.lo.s64 %rd103,%rd122,%rd102;
add.s64 %rd33,%rd101,%rd103;
@%p16 bra $10_40;
setp.eq.s32 %p25,%r73,0;
add.s32 %r131,%r81,-1;
selp.b32 %r132,0,%r131,%p25;
fma.rn.f32 %f29,%f89,%f33,%f37;
cvt.s64.s32 %rd104,%r132;
mul.lo.s64 %rd105,%rd123,%rd104;
add.s64 %rd106,%rd33,%rd105;
add.s64 %rd34,%rd120,%rd106;
setp.gt.s32 %p26,%r72,1;
@%p26 bra $10_31;
bra.uni $10_29;
$10_31:
setp.eq.s32 %p27,%r72,2;
@%p27 bra $10_35;
setp.eq.s32 %p28,%r72,4;
@%p28 bra $10_38;
setp.ne.s32 %p29,%r72,3;
@%p29 bra $10_39;
cvt.rn.f16.f32 %rs33,%f29;
st.u16 [%rd34],%rs33;
bra.uni $10_40;
$10_29:
setp.eq.s32 %p30,%r72,0;
@%p30 bra $10_37;
setp.eq.s32 %p31,%r72,1;
@%p31 bra $10_36;
bra.uni $10_39;
$10_36:
cvt.rni.s32.f32 %r136,%f29;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,65535;
st.u16 [%rd34],%r138;
bra.uni $10_40;
$10_35:
cvt.rni.s32.f32 %r133,%f29;
max.s32 %r134,%r133,-32768;
min.s32 %r135,%r134,32767;
st.u16 [%rd34],%r135;
bra.uni $10_40;
$10_38:
st.f32 [%rd34],%f29;
bra.uni $10_40;
$10_37:
cvt.rni.s32.f32 %r139,%f29;
max.s32 %r140,%r139,0;
min.s32 %r141,%r140,255;
st.u8 [%rd34],%r141;
bra.uni $10_40;
$10_39:
st.f32 [%rd34],%f29;
$10_40:
@%p18 bra $10_53;
setp.eq.s32 %p33,%r73,0;
add.s32 %r142,%r81,-2;
selp.b32 %r143,1,%r142,%p33;
fma.rn.f32 %f30,%f90,%f34,%f38;
cvt.s64.s32 %rd107,%r143;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd33,%rd108;
add.s64 %rd35,%rd120,%rd109;
setp.gt.s32 %p34,%r72,1;
@%p34 bra $10_44;
bra.uni $10_42;
$10_44:
setp.eq.s32 %p35,%r72,2;
@%p35 bra $10_48;
setp.eq.s32 %p36,%r72,4;
@%p36 bra $10_51;
setp.ne.s32 %p37,%r72,3;
@%p37 bra $10_52;
cvt.rn.f16.f32 %rs34,%f30;
st.u16 [%rd35],%rs34;
bra.uni $10_53;
$10_42:
setp.eq.s32 %p38,%r72,0;
@%p38 bra $10_50;
setp.eq.s32 %p39,%r72,1;
@%p39 bra $10_49;
bra.uni $10_52;
$10_49:
cvt.rni.s32.f32 %r147,%f30;
max.s32 %r148,%r147,0;
min.s32 %r149,%r148,65535;
st.u16 [%rd35],%r149;
bra.uni $10_53;
$10_48:
cvt.rni.s32.f32 %r144,%f30;
max.s32 %r145,%r144,-32768;
min.s32 %r146,%r145,32767;
st.u16 [%rd35],%r146;
bra.uni $10_53;
$10_51:
st.f32 [%rd35],%f30;
bra.uni $10_53;
$10_50:
cvt.rni.s32.f32 %r150,%f30;
max.s32 %r151,%r150,0;
min.s32 %r152,%r151,255;
st.u8 [%rd35],%r152;
bra.uni $10_53;
$10_52:
st.f32 [%rd35],%f30;
$10_53:
@%p20 bra $10_66;
setp.eq.s32 %p41,%r73,0;
add.s32 %r153,%r81,-3;
selp.b32 %r154,2,%r153,%p41;
fma.rn.f32 %f31,%f91,%f35,%f39;
cvt.s64.s32 %rd110,%r154;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd33,%rd111;
add.s64 %rd36,%rd120,%rd112;
setp.gt.s32 %p42,%r72,1;
@%p42 bra $10_57;
bra.uni $10_55;
$10_57:
setp.eq.s32 %p43,%r72,2;
@%p43 bra $10_61;
setp.eq.s32 %p44,%r72,4;
@%p44 bra $10_64;
setp.ne.s32 %p45,%r72,3;
@%p45 bra $10_65;
cvt.rn.f16.f32 %rs35,%f31;
st.u16 [%rd36],%rs35;
bra.uni $10_66;
$10_55:
setp.eq.s32 %p46,%r72,0;
@%p46 bra $10_63;
setp.eq.s32 %p47,%r72,1;
@%p47 bra $10_62;
bra.uni $10_65;
$10_62:
cvt.rni.s32.f32 %r158,%f31;
max.s32 %r159,%r158,0;
min.s32 %r160,%r159,65535;
st.u16 [%rd36],%r160;
bra.uni $10_66;
$10_61:
cvt.rni.s32.f32 %r155,%f31;
max.s32 %r156,%r155,-32768;
min.s32 %r157,%r156,32767;
st.u16 [%rd36],%r157;
bra.uni $10_66;
$10_64:
st.f32 [%rd36],%f31;
bra.uni $10_66;
$10_63:
cvt.rni.s32.f32 %r161,%f31;
max.s32 %r162,%r161,0;
min.s32 %r163,%r162,255;
st.u8 [%rd36],%r163;
bra.uni $10_66;
$10_65:
st.f32 [%rd36],%f31;
$10_66:
@%p22 bra $10_79;
setp.eq.s32 %p49,%r73,0;
add.s32 %r164,%r81,-4;
selp.b32 %r165,3,%r164,%p49;
fma.rn.f32 %f32,%f92,%f36,%f40;
cvt.s64.s32 %rd113,%r165;
mul.lo.s64 %rd114,%rd123,%rd113;
add.s64 %rd115,%rd33,%rd114;
add.s64 %rd37,%rd120,%rd115;
setp.gt.s32 %p50,%r72,1;
@%p50 bra $10_70;
bra.uni $10_68;
$10_70:
setp.eq.s32 %p51,%r72,2;
@%p51 bra $10_74;
setp.eq.s32 %p52,%r72,4;
@%p52 bra $10_77;
setp.ne.s32 %p53,%r72,3;
@%p53 bra $10_78;
cvt.rn.f16.f32 %rs36,%f32;
st.u16 [%rd37],%rs36;
bra.uni $10_79;
$10_68:
setp.eq.s32 %p54,%r72,0;
@%p54 bra $10_76;
setp.eq.s32 %p55,%r72,1;
@%p55 bra $10_75;
bra.uni $10_78;
$10_75:
cvt.rni.s32.f32 %r169,%f32;
max.s32 %r170,%r169,0;
min.s32 %r171,%r170,65535;
st.u16 [%rd37],%r171;
bra.uni $10_79;
$10_74:
cvt.rni.s32.f32 %r166,%f32;
max.s32 %r167,%r166,-32768;
min.s32 %r168,%r167,32767;
st.u16 [%rd37],%r168;
bra.uni $10_79;
$10_77:
st.f32 [%rd37],%f32;
bra.uni $10_79;
$10_76:
cvt.rni.s32.f32 %r172,%f32;
max.s32 %r173,%r172,0;
min.s32 %r174,%r173,255;
st.u8 [%rd37],%r174;
bra.uni $10_79;
$10_78:
st.f32 [%rd37],%f32;
$10_79:
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
.param .align 4 .b8 p9[28]
)
.maxntid 256,1,1
{
.reg .pred %p<41>;
.reg .b16 %rs<28>;
.reg .f32 %f<131>;
.reg .b32 %r<241>;
.reg .f64 %fd<75>;
.reg .b64 %rd<142>;
ld.param.u64 %rd50,[p0];
ld.param.v2.u32 {%r219,%r220},[p1+32];
ld.param.v2.u32 {%r100,%r101},[p1+40];
ld.param.u64 %rd55,[p2];
ld.param.v2.u32 {%r221,%r222},[p3+32];
ld.param.v2.u32 {%r104,%r105},[p3+40];
ld.param.u64 %rd60,[p4];
ld.param.v2.u32 {%r223,%r224},[p5+32];
ld.param.v2.u32 {%r108,%r109},[p5+40];
ld.param.v2.u32 {%r226,%r225},[p6+16];
ld.param.v2.u32 {%r227,%r228},[p6+24];
ld.param.v2.u32 {%r229,%r230},[p6+32];
ld.param.v2.u32 {%r231,%r232},[p6+40];
ld.param.u64 %rd65,[p7];
ld.param.u32 %r95,[p8+48];
ld.param.f32 %f42,[p8+24];
ld.param.f32 %f38,[p8+8];
ld.param.f64 %fd69,[p6+8];
ld.param.f64 %fd70,[p6];
ld.param.u64 %rd141,[p5+24];
ld.param.u64 %rd140,[p5+16];
ld.param.u64 %rd139,[p5+8];
ld.param.u64 %rd61,[p5];
ld.param.u64 %rd137,[p3+24];
ld.param.u64 %rd136,[p3+16];
ld.param.u64 %rd135,[p3+8];
ld.param.u64 %rd56,[p3];
ld.param.u64 %rd133,[p1+16];
ld.param.u64 %rd132,[p1+8];
ld.param.u64 %rd51,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r101,0;
@%p2 bra $11_2;
cvta.to.global.u64 %rd66,%rd50;
mul.wide.s32 %rd67,%r1,40;
add.s64 %rd68,%rd66,%rd67;
ld.global.v2.u32 {%r219,%r220},[%rd68+32];
ld.global.u64 %rd133,[%rd68+16];
ld.global.u64 %rd132,[%rd68+8];
ld.global.u64 %rd131,[%rd68];
bra.uni $11_3;
$11_2:
cvt.s64.s32 %rd69,%r1;
mul.lo.s64 %rd70,%rd51,%rd69;
add.s64 %rd131,%rd50,%rd70;
$11_3:
setp.eq.s32 %p3,%r105,0;
@%p3 bra $11_5;
cvta.to.global.u64 %rd71,%rd55;
mul.wide.s32 %rd72,%r1,40;
add.s64 %rd73,%rd71,%rd72;
ld.global.v2.u32 {%r221,%r222},[%rd73+32];
ld.global.u64 %rd137,[%rd73+24];
ld.global.u64 %rd136,[%rd73+16];
ld.global.u64 %rd135,[%rd73+8];
ld.global.u64 %rd134,[%rd73];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd74,%r1;
mul.lo.s64 %rd75,%rd56,%rd74;
add.s64 %rd134,%rd55,%rd75;
$11_6:
setp.eq.s32 %p4,%r109,0;
@%p4 bra $11_8;
cvta.to.global.u64 %rd76,%rd60;
mul.wide.s32 %rd77,%r1,40;
add.s64 %rd78,%rd76,%rd77;
ld.global.v2.u32 {%r223,%r224},[%rd78+32];
ld.global.u64 %rd141,[%rd78+24];
ld.global.u64 %rd140,[%rd78+16];
ld.global.u64 %rd139,[%rd78+8];
ld.global.u64 %rd138,[%rd78];
bra.uni $11_9;
$11_8:
cvt.s64.s32 %rd79,%r1;
mul.lo.s64 %rd80,%rd61,%rd79;
add.s64 %rd138,%rd60,%rd80;
$11_9:
mov.u32 %r124,%ctaid.x;
shl.b32 %r125,%r124,5;
mov.u32 %r126,%tid.x;
add.s32 %r21,%r125,%r126;
mov.u32 %r127,%ctaid.y;
shl.b32 %r128,%r127,3;
mov.u32 %r129,%tid.y;
add.s32 %r22,%r128,%r129;
setp.ge.s32 %p5,%r21,%r223;
setp.ge.s32 %p6,%r22,%r224;
or.pred %p7,%p6,%p5;
@%p7 bra $11_75;
setp.eq.s64 %p8,%rd65,0;
@%p8 bra $11_13;
cvta.to.global.u64 %rd81,%rd65;
mul.wide.u32 %rd82,%r1,48;
add.s64 %rd83,%rd81,%rd82;
ld.global.f64 %fd70,[%rd83];
ld.global.f64 %fd69,[%rd83+8];
ld.global.v2.u32 {%r226,%r225},[%rd83+16];
ld.global.v2.u32 {%r227,%r228},[%rd83+24];
ld.global.v2.u32 {%r229,%r230},[%rd83+32];
ld.global.v2.u32 {%r231,%r232},[%rd83+40];
$11_13:
ld.param.u32 %r218,[p8+56];
sub.s32 %r48,%r21,%r226;
not.b32 %r138,%r48;
add.s32 %r139,%r227,%r138;
setp.eq.s32 %p9,%r231,0;
selp.b32 %r140,%r48,%r139,%p9;
add.s32 %r141,%r140,%r229;
sub.s32 %r49,%r22,%r225;
cvt.rn.f64.s32 %fd7,%r141;
setp.eq.s32 %p10,%r218,0;
@%p10 bra $11_15;
mul.f64 %fd25,%fd70,%fd7;
cvt.rmi.f64.f64 %fd26,%fd25;
cvt.rzi.s32.f64 %r234,%fd26;
mov.f32 %f124,0f00000000;
bra.uni $11_18;
$11_15:
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
mov.b64 {%r234,%temp},%fd33;
}
setp.geu.f64 %p11,%fd71,0d0000000000000000;
@%p11 bra $11_17;
add.s32 %r234,%r234,-1;
mov.f64 %fd35,0d3FF0000000000000;
add.rn.f64 %fd71,%fd71,%fd35;
$11_17:
cvt.rn.f32.f64 %f124,%fd71;
$11_18:
setp.eq.s32 %p12,%r232,0;
not.b32 %r142,%r49;
add.s32 %r143,%r228,%r142;
selp.b32 %r144,%r49,%r143,%p12;
add.s32 %r145,%r144,%r230;
cvt.rn.f64.s32 %fd11,%r145;
@%p10 bra $11_20;
mul.f64 %fd36,%fd69,%fd11;
cvt.rmi.f64.f64 %fd37,%fd36;
cvt.rzi.s32.f64 %r236,%fd37;
mov.f32 %f125,0f00000000;
bra.uni $11_23;
$11_20:
mov.f64 %fd38,0d3FE0000000000000;
add.rn.f64 %fd39,%fd11,%fd38;
mul.rn.f64 %fd40,%fd39,%fd69;
mov.f64 %fd41,0dBFE0000000000000;
add.rn.f64 %fd42,%fd40,%fd41;
mov.f64 %fd43,0d4338000000000000;
add.rn.f64 %fd44,%fd42,%fd43;
sub.rn.f64 %fd45,%fd44,%fd43;
sub.rn.f64 %fd72,%fd42,%fd45;
{
.reg .b32 %temp;
mov.b64 {%r236,%temp},%fd44;
}
setp.geu.f64 %p14,%fd72,0d0000000000000000;
@%p14 bra $11_22;
add.s32 %r236,%r236,-1;
mov.f64 %fd46,0d3FF0000000000000;
add.rn.f64 %fd72,%fd72,%fd46;
$11_22:
cvt.rn.f32.f64 %f125,%fd72;
$11_23:
mul.f64 %fd15,%fd70,0d3FE0000000000000;
@%p10 bra $11_25;
mul.f64 %fd47,%fd15,%fd7;
cvt.rmi.f64.f64 %fd48,%fd47;
cvt.rzi.s32.f64 %r238,%fd48;
mov.f32 %f126,0f00000000;
bra.uni $11_28;
$11_25:
mov.f64 %fd49,0d3FE0000000000000;
add.rn.f64 %fd50,%fd7,%fd49;
mul.rn.f64 %fd51,%fd50,%fd15;
mov.f64 %fd52,0dBFE0000000000000;
add.rn.f64 %fd53,%fd51,%fd52;
mov.f64 %fd54,0d4338000000000000;
add.rn.f64 %fd55,%fd53,%fd54;
sub.rn.f64 %fd56,%fd55,%fd54;
sub.rn.f64 %fd73,%fd53,%fd56;
{
.reg .b32 %temp;
mov.b64 {%r238,%temp},%fd55;
}
setp.geu.f64 %p16,%fd73,0d0000000000000000;
@%p16 bra $11_27;
add.s32 %r238,%r238,-1;
mov.f64 %fd57,0d3FF0000000000000;
add.rn.f64 %fd73,%fd73,%fd57;
$11_27:
cvt.rn.f32.f64 %f126,%fd73;
$11_28:
mul.f64 %fd19,%fd69,0d3FE0000000000000;
@%p10 bra $11_30;
mul.f64 %fd58,%fd19,%fd11;
cvt.rmi.f64.f64 %fd59,%fd58;
cvt.rzi.s32.f64 %r240,%fd59;
mov.f32 %f127,0f00000000;
bra.uni $11_33;
$11_30:
mov.f64 %fd60,0d3FE0000000000000;
add.rn.f64 %fd61,%fd11,%fd60;
mul.rn.f64 %fd62,%fd61,%fd19;
mov.f64 %fd63,0dBFE0000000000000;
add.rn.f64 %fd64,%fd62,%fd63;
mov.f64 %fd65,0d4338000000000000;
add.rn.f64 %fd66,%fd64,%fd65;
sub.rn.f64 %fd67,%fd66,%fd65;
sub.rn.f64 %fd74,%fd64,%fd67;
{
.reg .b32 %temp;
mov.b64 {%r240,%temp},%fd66;
}
setp.geu.f64 %p18,%fd74,0d0000000000000000;
@%p18 bra $11_32;
add.s32 %r240,%r240,-1;
mov.f64 %fd68,0d3FF0000000000000;
add.rn.f64 %fd74,%fd74,%fd68;
$11_32:
cvt.rn.f32.f64 %f127,%fd74;
$11_33:
ld.param.f32 %f128,[p8+32];
ld.param.f32 %f116,[p9+24];
ld.param.f32 %f115,[p9+20];
ld.param.f32 %f114,[p9+16];
ld.param.f32 %f113,[p9+4];
ld.param.f32 %f112,[p9+12];
ld.param.f32 %f111,[p9+8];
ld.param.f32 %f110,[p9];
max.s32 %r158,%r234,0;
add.s32 %r159,%r219,-1;
add.s32 %r160,%r234,1;
max.s32 %r161,%r160,0;
max.s32 %r162,%r236,0;
add.s32 %r163,%r220,-1;
add.s32 %r164,%r236,1;
max.s32 %r165,%r164,0;
max.s32 %r166,%r238,0;
add.s32 %r167,%r221,-1;
add.s32 %r168,%r238,1;
max.s32 %r169,%r168,0;
max.s32 %r170,%r240,0;
add.s32 %r171,%r222,-1;
min.s32 %r172,%r170,%r171;
add.s32 %r173,%r240,1;
max.s32 %r174,%r173,0;
min.s32 %r175,%r174,%r171;
min.s32 %r176,%r162,%r163;
cvt.s64.s32 %rd96,%r176;
mul.lo.s64 %rd97,%rd132,%rd96;
min.s32 %r177,%r158,%r159;
cvt.s64.s32 %rd98,%r177;
mul.lo.s64 %rd99,%rd133,%rd98;
add.s64 %rd100,%rd97,%rd99;
add.s64 %rd84,%rd131,%rd100;
ld.global.nc.u8 %r146,[%rd84];
cvt.u16.u32 %rs1,%r146;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f59,%rs2;
min.s32 %r178,%r161,%r159;
cvt.s64.s32 %rd101,%r178;
mul.lo.s64 %rd102,%rd133,%rd101;
add.s64 %rd103,%rd97,%rd102;
add.s64 %rd85,%rd131,%rd103;
ld.global.nc.u8 %r147,[%rd85];
cvt.u16.u32 %rs3,%r147;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f60,%rs4;
sub.rn.f32 %f61,%f60,%f59;
fma.rn.f32 %f62,%f61,%f124,%f59;
min.s32 %r179,%r165,%r163;
cvt.s64.s32 %rd104,%r179;
mul.lo.s64 %rd105,%rd132,%rd104;
add.s64 %rd106,%rd105,%rd99;
add.s64 %rd86,%rd131,%rd106;
ld.global.nc.u8 %r148,[%rd86];
cvt.u16.u32 %rs5,%r148;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f63,%rs6;
add.s64 %rd107,%rd105,%rd102;
add.s64 %rd87,%rd131,%rd107;
ld.global.nc.u8 %r149,[%rd87];
cvt.u16.u32 %rs7,%r149;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f64,%rs8;
sub.rn.f32 %f65,%f64,%f63;
fma.rn.f32 %f66,%f65,%f124,%f63;
sub.rn.f32 %f67,%f66,%f62;
fma.rn.f32 %f68,%f67,%f125,%f62;
sub.f32 %f69,%f68,%f110;
cvt.s64.s32 %rd108,%r172;
mul.lo.s64 %rd109,%rd135,%rd108;
min.s32 %r180,%r166,%r167;
cvt.s64.s32 %rd110,%r180;
mul.lo.s64 %rd111,%rd136,%rd110;
add.s64 %rd112,%rd109,%rd111;
add.s64 %rd88,%rd134,%rd112;
ld.global.nc.u8 %r150,[%rd88];
cvt.u16.u32 %rs9,%r150;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f70,%rs10;
min.s32 %r181,%r169,%r167;
cvt.s64.s32 %rd113,%r181;
mul.lo.s64 %rd114,%rd136,%rd113;
add.s64 %rd115,%rd109,%rd114;
add.s64 %rd89,%rd134,%rd115;
ld.global.nc.u8 %r151,[%rd89];
cvt.u16.u32 %rs11,%r151;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f71,%rs12;
sub.rn.f32 %f72,%f71,%f70;
fma.rn.f32 %f73,%f72,%f126,%f70;
cvt.s64.s32 %rd116,%r175;
mul.lo.s64 %rd117,%rd135,%rd116;
add.s64 %rd118,%rd117,%rd111;
add.s64 %rd90,%rd134,%rd118;
ld.global.nc.u8 %r152,[%rd90];
cvt.u16.u32 %rs13,%r152;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f74,%rs14;
add.s64 %rd119,%rd117,%rd114;
add.s64 %rd91,%rd134,%rd119;
ld.global.nc.u8 %r153,[%rd91];
cvt.u16.u32 %rs15,%r153;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f75,%rs16;
sub.rn.f32 %f76,%f75,%f74;
fma.rn.f32 %f77,%f76,%f126,%f74;
sub.rn.f32 %f78,%f77,%f73;
fma.rn.f32 %f79,%f78,%f127,%f73;
add.f32 %f80,%f79,0fC3000000;
mul.f32 %f81,%f111,%f80;
add.s64 %rd92,%rd88,%rd137;
ld.global.nc.u8 %r154,[%rd92];
cvt.u16.u32 %rs17,%r154;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f82,%rs18;
add.s64 %rd93,%rd89,%rd137;
ld.global.nc.u8 %r155,[%rd93];
cvt.u16.u32 %rs19,%r155;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f83,%rs20;
sub.rn.f32 %f84,%f83,%f82;
fma.rn.f32 %f85,%f84,%f126,%f82;
add.s64 %rd94,%rd90,%rd137;
ld.global.nc.u8 %r156,[%rd94];
cvt.u16.u32 %rs21,%r156;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f86,%rs22;
add.s64 %rd95,%rd91,%rd137;
ld.global.nc.u8 %r157,[%rd95];
cvt.u16.u32 %rs23,%r157;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f87,%rs24;
sub.rn.f32 %f88,%f87,%f86;
fma.rn.f32 %f89,%f88,%f126,%f86;
sub.rn.f32 %f90,%f89,%f85;
fma.rn.f32 %f91,%f90,%f127,%f85;
add.f32 %f92,%f91,0fC3000000;
mul.f32 %f93,%f111,%f92;
mul.f32 %f94,%f112,%f93;
fma.rn.f32 %f13,%f113,%f69,%f94;
mul.f32 %f95,%f114,%f81;
fma.rn.f32 %f96,%f113,%f69,%f95;
fma.rn.f32 %f14,%f115,%f93,%f96;
mul.f32 %f97,%f116,%f81;
fma.rn.f32 %f15,%f113,%f69,%f97;
setp.ge.u32 %p19,%r48,%r227;
setp.ge.u32 %p20,%r49,%r228;
or.pred %p1,%p19,%p20;
cvt.s64.s32 %rd120,%r22;
mul.lo.s64 %rd121,%rd139,%rd120;
cvt.s64.s32 %rd122,%r21;
mul.lo.s64 %rd123,%rd140,%rd122;
add.s64 %rd44,%rd121,%rd123;
@%p1 bra $11_35;
mov.f32 %f98,0f00000000;
max.f32 %f99,%f13,%f98;
mov.f32 %f100,0f437F0000;
min.f32 %f128,%f99,%f100;
$11_35:
ld.param.f32 %f119,[p8+16];
ld.param.f32 %f118,[p8];
ld.param.u32 %r217,[p8+52];
setp.eq.s32 %p21,%r217,0;
selp.b64 %rd124,0,2,%p21;
fma.rn.f32 %f27,%f128,%f118,%f119;
mul.lo.s64 %rd125,%rd141,%rd124;
add.s64 %rd126,%rd44,%rd125;
add.s64 %rd47,%rd138,%rd126;
setp.eq.s32 %p22,%r95,4;
@%p22 bra $11_46;
bra.uni $11_36;
$11_46:
st.f32 [%rd47],%f27;
$11_47:
ld.param.f32 %f129,[p8+36];
@%p1 bra $11_49;
mov.f32 %f102,0f00000000;
max.f32 %f103,%f14,%f102;
mov.f32 %f104,0f437F0000;
min.f32 %f129,%f103,%f104;
$11_49:
ld.param.f32 %f122,[p8+20];
ld.param.f32 %f121,[p8+4];
fma.rn.f32 %f31,%f129,%f121,%f122;
add.s64 %rd127,%rd44,%rd141;
add.s64 %rd48,%rd138,%rd127;
@%p22 bra $11_60;
bra.uni $11_50;
$11_60:
st.f32 [%rd48],%f31;
$11_61:
ld.param.f32 %f130,[p8+40];
@%p1 bra $11_63;
mov.f32 %f106,0f00000000;
max.f32 %f107,%f15,%f106;
mov.f32 %f108,0f437F0000;
min.f32 %f130,%f107,%f108;
$11_63:
selp.b64 %rd128,2,0,%p21;
fma.rn.f32 %f35,%f130,%f38,%f42;
mul.lo.s64 %rd129,%rd141,%rd128;
add.s64 %rd130,%rd44,%rd129;
add.s64 %rd49,%rd138,%rd130;
@%p22 bra $11_74;
bra.uni $11_64;
$11_74:
st.f32 [%rd49],%f35;
$11_75:
ret;
$11_36:
setp.gt.s32 %p23,%r95,1;
@%p23 bra $11_39;
setp.eq.s32 %p26,%r95,0;
@%p26 bra $11_44;
setp.eq.s32 %p27,%r95,1;
@%p27 bra $11_43;
bra.uni $11_45;
$11_43:
cvt.rni.s32.f32 %r193,%f27;
max.s32 %r194,%r193,0;
min.s32 %r195,%r194,65535;
st.u16 [%rd47],%r195;
bra.uni $11_47;
$11_50:
setp.gt.s32 %p29,%r95,1;
@%p29 bra $11_53;
setp.eq.s32 %p32,%r95,0;
@%p32 bra $11_58;
setp.eq.s32 %p33,%r95,1;
@%p33 bra $11_57;
bra.uni $11_59;
$11_57:
cvt.rni.s32.f32 %r202,%f31;
max.s32 %r203,%r202,0;
min.s32 %r204,%r203,65535;
st.u16 [%rd48],%r204;
bra.uni $11_61;
$11_64:
setp.gt.s32 %p36,%r95,1;
@%p36 bra $11_67;
setp.eq.s32 %p39,%r95,0;
@%p39 bra $11_72;
setp.eq.s32 %p40,%r95,1;
@%p40 bra $11_71;
bra.uni $11_73;
$11_71:
cvt.rni.s32.f32 %r211,%f35;
max.s32 %r212,%r211,0;
min.s32 %r213,%r212,65535;
st.u16 [%rd49],%r213;
bra.uni $11_75;
$11_39:
setp.eq.s32 %p24,%r95,2;
@%p24 bra $11_42;
setp.ne.s32 %p25,%r95,3;
@%p25 bra $11_45;
cvt.rn.f16.f32 %rs25,%f27;
st.u16 [%rd47],%rs25;
bra.uni $11_47;
$11_53:
setp.eq.s32 %p30,%r95,2;
@%p30 bra $11_56;
setp.ne.s32 %p31,%r95,3;
@%p31 bra $11_59;
cvt.rn.f16.f32 %rs26,%f31;
st.u16 [%rd48],%rs26;
bra.uni $11_61;
$11_67:
setp.eq.s32 %p37,%r95,2;
@%p37 bra $11_70;
setp.ne.s32 %p38,%r95,3;
@%p38 bra $11_73;
cvt.rn.f16.f32 %rs27,%f35;
st.u16 [%rd49],%rs27;
bra.uni $11_75;
$11_44:
cvt.rni.s32.f32 %r196,%f27;
max.s32 %r197,%r196,0;
min.s32 %r198,%r197,255;
st.u8 [%rd47],%r198;
bra.uni $11_47;
$11_58:
cvt.rni.s32.f32 %r205,%f31;
max.s32 %r206,%r205,0;
min.s32 %r207,%r206,255;
st.u8 [%rd48],%r207;
bra.uni $11_61;
$11_72:
cvt.rni.s32.f32 %r214,%f35;
max.s32 %r215,%r214,0;
min.s32 %r216,%r215,255;
st.u8 [%rd49],%r216;
bra.uni $11_75;
$11_42:
cvt.rni.s32.f32 %r190,%f27;
max.s32 %r191,%r190,-32768;
min.s32 %r192,%r191,32767;
st.u16 [%rd47],%r192;
bra.uni $11_47;
$11_45:
st.f32 [%rd47],%f27;
bra.uni $11_47;
$11_56:
cvt.rni.s32.f32 %r199,%f31;
max.s32 %r200,%r199,-32768;
min.s32 %r201,%r200,32767;
st.u16 [%rd48],%r201;
bra.uni $11_61;
$11_59:
st.f32 [%rd48],%f31;
bra.uni $11_61;
$11_70:
cvt.rni.s32.f32 %r208,%f35;
max.s32 %r209,%r208,-32768;
min.s32 %r210,%r209,32767;
st.u16 [%rd49],%r210;
bra.uni $11_75;
$11_73:
st.f32 [%rd49],%f35;
bra.uni $11_75;
}
`;
