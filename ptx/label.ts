// Made from kernels/label.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/label.cu`. */
export const LABEL: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry label_start(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<12>;
.reg .b16 %rs<7>;
.reg .f32 %f<10>;
.reg .b32 %r<50>;
.reg .b64 %rd<66>;
ld.param.u64 %rd28,[p0];
ld.param.v2.u32 {%r28,%r29},[p1+40];
ld.param.u64 %rd33,[p2];
ld.param.v2.u32 {%r48,%r49},[p3+32];
ld.param.v2.u32 {%r32,%r33},[p3+40];
ld.param.u32 %r25,[p4];
ld.param.u64 %rd65,[p3+16];
ld.param.u64 %rd64,[p3+8];
ld.param.u64 %rd34,[p3];
ld.param.u64 %rd62,[p1+16];
ld.param.u64 %rd61,[p1+8];
ld.param.u64 %rd29,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r29,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd38,%rd28;
mul.wide.s32 %rd39,%r1,40;
add.s64 %rd40,%rd38,%rd39;
ld.global.u64 %rd62,[%rd40+16];
ld.global.u64 %rd61,[%rd40+8];
ld.global.u64 %rd60,[%rd40];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd41,%r1;
mul.lo.s64 %rd42,%rd29,%rd41;
add.s64 %rd60,%rd28,%rd42;
$0_3:
setp.eq.s32 %p2,%r33,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.v2.u32 {%r48,%r49},[%rd45+32];
ld.global.u64 %rd65,[%rd45+16];
ld.global.u64 %rd64,[%rd45+8];
ld.global.u64 %rd63,[%rd45];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd63,%rd33,%rd47;
$0_6:
mov.u32 %r39,%ctaid.x;
shl.b32 %r40,%r39,5;
mov.u32 %r41,%tid.x;
add.s32 %r14,%r40,%r41;
mov.u32 %r42,%ctaid.y;
shl.b32 %r43,%r42,3;
mov.u32 %r44,%tid.y;
add.s32 %r15,%r43,%r44;
setp.ge.s32 %p3,%r14,%r48;
setp.ge.s32 %p4,%r15,%r49;
or.pred %p5,%p4,%p3;
@%p5 bra $0_18;
cvt.s64.s32 %rd25,%r15;
mul.lo.s64 %rd48,%rd61,%rd25;
cvt.s64.s32 %rd26,%r14;
mul.lo.s64 %rd49,%rd62,%rd26;
add.s64 %rd50,%rd48,%rd49;
add.s64 %rd27,%rd60,%rd50;
setp.gt.s32 %p6,%r25,1;
@%p6 bra $0_10;
setp.eq.s32 %p9,%r25,0;
@%p9 bra $0_15;
setp.eq.s32 %p10,%r25,1;
@%p10 bra $0_14;
bra.uni $0_16;
$0_14:
ld.global.nc.u16 %rs4,[%rd27];
cvt.rn.f32.u16 %f9,%rs4;
bra.uni $0_17;
$0_10:
setp.eq.s32 %p7,%r25,2;
@%p7 bra $0_13;
setp.ne.s32 %p8,%r25,3;
@%p8 bra $0_16;
ld.global.nc.u16 %rs1,[%rd27];
cvt.f32.f16 %f9,%rs1;
bra.uni $0_17;
$0_16:
ld.global.nc.f32 %f9,[%rd27];
bra.uni $0_17;
$0_15:
ld.global.nc.u8 %r45,[%rd27];
cvt.u16.u32 %rs5,%r45;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f9,%rs6;
bra.uni $0_17;
$0_13:
ld.global.nc.s16 %rs3,[%rd27];
cvt.rn.f32.s16 %f9,%rs3;
$0_17:
mad.lo.s32 %r46,%r48,%r15,%r14;
setp.neu.f32 %p11,%f9,0f00000000;
selp.b32 %r47,%r46,2147483647,%p11;
mul.lo.s64 %rd56,%rd65,%rd26;
mul.lo.s64 %rd57,%rd64,%rd25;
add.s64 %rd58,%rd57,%rd56;
add.s64 %rd59,%rd63,%rd58;
st.u32 [%rd59],%r47;
$0_18:
ret;
}
.visible .entry label_unite(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<41>;
.reg .b32 %r<142>;
.reg .b64 %rd<74>;
ld.param.u64 %rd16,[p0];
ld.param.v2.u32 {%r116,%r117},[p1+32];
ld.param.v2.u32 {%r72,%r73},[p1+40];
ld.param.u32 %r69,[p2];
ld.param.u64 %rd17,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r73,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd21,%rd16;
mul.wide.s32 %rd22,%r1,40;
add.s64 %rd23,%rd21,%rd22;
ld.global.v2.u32 {%r116,%r117},[%rd23+32];
ld.global.u64 %rd73,[%rd23];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd24,%r1;
mul.lo.s64 %rd25,%rd17,%rd24;
add.s64 %rd73,%rd16,%rd25;
$1_3:
mov.u32 %r76,%ctaid.x;
shl.b32 %r77,%r76,5;
mov.u32 %r78,%tid.x;
add.s32 %r8,%r77,%r78;
mov.u32 %r79,%ctaid.y;
shl.b32 %r80,%r79,3;
mov.u32 %r81,%tid.y;
add.s32 %r9,%r80,%r81;
setp.ge.s32 %p2,%r8,%r116;
setp.ge.s32 %p3,%r9,%r117;
or.pred %p4,%p3,%p2;
@%p4 bra $1_50;
mad.lo.s32 %r139,%r116,%r9,%r8;
mul.wide.s32 %rd27,%r139,4;
add.s64 %rd26,%rd73,%rd27;
ld.global.cg.s32 %r82,[%rd26];
setp.eq.s32 %p5,%r82,2147483647;
@%p5 bra $1_50;
setp.lt.s32 %p6,%r8,1;
@%p6 bra $1_16;
add.s64 %rd28,%rd26,-4;
ld.global.cg.s32 %r83,[%rd28];
setp.eq.s32 %p7,%r83,2147483647;
@%p7 bra $1_16;
add.s32 %r123,%r139,-1;
mov.u32 %r121,%r139;
$1_8:
mul.wide.s32 %rd30,%r121,4;
add.s64 %rd29,%rd73,%rd30;
ld.global.cg.s32 %r120,[%rd29];
setp.eq.s32 %p8,%r120,%r121;
@%p8 bra $1_11;
$1_10:
mov.u32 %r121,%r120;
mul.wide.s32 %rd32,%r121,4;
add.s64 %rd31,%rd73,%rd32;
ld.global.cg.s32 %r120,[%rd31];
setp.ne.s32 %p9,%r120,%r121;
@%p9 bra $1_10;
$1_11:
mul.wide.s32 %rd34,%r123,4;
add.s64 %rd33,%rd73,%rd34;
ld.global.cg.s32 %r122,[%rd33];
setp.eq.s32 %p10,%r122,%r123;
@%p10 bra $1_14;
$1_13:
mov.u32 %r123,%r122;
mul.wide.s32 %rd36,%r123,4;
add.s64 %rd35,%rd73,%rd36;
ld.global.cg.s32 %r122,[%rd35];
setp.ne.s32 %p11,%r122,%r123;
@%p11 bra $1_13;
$1_14:
setp.eq.s32 %p12,%r121,%r123;
@%p12 bra $1_16;
max.s32 %r88,%r121,%r123;
min.s32 %r123,%r121,%r123;
mul.wide.s32 %rd37,%r88,4;
add.s64 %rd38,%rd73,%rd37;
atom.min.s32 %r121,[%rd38],%r123;
setp.ne.s32 %p13,%r121,%r88;
@%p13 bra $1_8;
$1_16:
setp.eq.s32 %p14,%r9,0;
@%p14 bra $1_50;
neg.s32 %r94,%r116;
mul.wide.s32 %rd40,%r94,4;
add.s64 %rd39,%rd26,%rd40;
ld.global.cg.s32 %r93,[%rd39];
setp.eq.s32 %p15,%r93,2147483647;
@%p15 bra $1_27;
sub.s32 %r129,%r139,%r116;
mov.u32 %r127,%r139;
$1_19:
mul.wide.s32 %rd42,%r127,4;
add.s64 %rd41,%rd73,%rd42;
ld.global.cg.s32 %r126,[%rd41];
setp.eq.s32 %p16,%r126,%r127;
@%p16 bra $1_22;
$1_21:
mov.u32 %r127,%r126;
mul.wide.s32 %rd44,%r127,4;
add.s64 %rd43,%rd73,%rd44;
ld.global.cg.s32 %r126,[%rd43];
setp.ne.s32 %p17,%r126,%r127;
@%p17 bra $1_21;
$1_22:
mul.wide.s32 %rd46,%r129,4;
add.s64 %rd45,%rd73,%rd46;
ld.global.cg.s32 %r128,[%rd45];
setp.eq.s32 %p18,%r128,%r129;
@%p18 bra $1_25;
$1_24:
mov.u32 %r129,%r128;
mul.wide.s32 %rd48,%r129,4;
add.s64 %rd47,%rd73,%rd48;
ld.global.cg.s32 %r128,[%rd47];
setp.ne.s32 %p19,%r128,%r129;
@%p19 bra $1_24;
$1_25:
setp.eq.s32 %p20,%r127,%r129;
@%p20 bra $1_27;
max.s32 %r99,%r127,%r129;
min.s32 %r129,%r127,%r129;
mul.wide.s32 %rd49,%r99,4;
add.s64 %rd50,%rd73,%rd49;
atom.min.s32 %r127,[%rd50],%r129;
setp.ne.s32 %p21,%r127,%r99;
@%p21 bra $1_19;
$1_27:
setp.ne.s32 %p22,%r93,2147483647;
setp.eq.s32 %p23,%r69,4;
or.pred %p24,%p23,%p22;
@%p24 bra $1_50;
@%p6 bra $1_39;
add.s64 %rd51,%rd39,-4;
ld.global.cg.s32 %r100,[%rd51];
setp.eq.s32 %p26,%r100,2147483647;
@%p26 bra $1_39;
not.b32 %r101,%r116;
add.s32 %r135,%r139,%r101;
mov.u32 %r133,%r139;
$1_31:
mul.wide.s32 %rd53,%r133,4;
add.s64 %rd52,%rd73,%rd53;
ld.global.cg.s32 %r132,[%rd52];
setp.eq.s32 %p27,%r132,%r133;
@%p27 bra $1_34;
$1_33:
mov.u32 %r133,%r132;
mul.wide.s32 %rd55,%r133,4;
add.s64 %rd54,%rd73,%rd55;
ld.global.cg.s32 %r132,[%rd54];
setp.ne.s32 %p28,%r132,%r133;
@%p28 bra $1_33;
$1_34:
mul.wide.s32 %rd57,%r135,4;
add.s64 %rd56,%rd73,%rd57;
ld.global.cg.s32 %r134,[%rd56];
setp.eq.s32 %p29,%r134,%r135;
@%p29 bra $1_37;
$1_36:
mov.u32 %r135,%r134;
mul.wide.s32 %rd59,%r135,4;
add.s64 %rd58,%rd73,%rd59;
ld.global.cg.s32 %r134,[%rd58];
setp.ne.s32 %p30,%r134,%r135;
@%p30 bra $1_36;
$1_37:
setp.eq.s32 %p31,%r133,%r135;
@%p31 bra $1_39;
max.s32 %r106,%r133,%r135;
min.s32 %r135,%r133,%r135;
mul.wide.s32 %rd60,%r106,4;
add.s64 %rd61,%rd73,%rd60;
atom.min.s32 %r133,[%rd61],%r135;
setp.ne.s32 %p32,%r133,%r106;
@%p32 bra $1_31;
$1_39:
add.s32 %r107,%r8,1;
setp.ge.s32 %p33,%r107,%r116;
@%p33 bra $1_50;
add.s64 %rd62,%rd39,4;
ld.global.cg.s32 %r108,[%rd62];
setp.eq.s32 %p34,%r108,2147483647;
@%p34 bra $1_50;
mov.u32 %r109,1;
sub.s32 %r110,%r109,%r116;
add.s32 %r141,%r110,%r139;
$1_42:
mul.wide.s32 %rd64,%r139,4;
add.s64 %rd63,%rd73,%rd64;
ld.global.cg.s32 %r138,[%rd63];
setp.eq.s32 %p35,%r138,%r139;
@%p35 bra $1_45;
$1_44:
mov.u32 %r139,%r138;
mul.wide.s32 %rd66,%r139,4;
add.s64 %rd65,%rd73,%rd66;
ld.global.cg.s32 %r138,[%rd65];
setp.ne.s32 %p36,%r138,%r139;
@%p36 bra $1_44;
$1_45:
mul.wide.s32 %rd68,%r141,4;
add.s64 %rd67,%rd73,%rd68;
ld.global.cg.s32 %r140,[%rd67];
setp.eq.s32 %p37,%r140,%r141;
@%p37 bra $1_48;
$1_47:
mov.u32 %r141,%r140;
mul.wide.s32 %rd70,%r141,4;
add.s64 %rd69,%rd73,%rd70;
ld.global.cg.s32 %r140,[%rd69];
setp.ne.s32 %p38,%r140,%r141;
@%p38 bra $1_47;
$1_48:
setp.eq.s32 %p39,%r139,%r141;
@%p39 bra $1_50;
max.s32 %r115,%r139,%r141;
min.s32 %r141,%r139,%r141;
mul.wide.s32 %rd71,%r115,4;
add.s64 %rd72,%rd73,%rd71;
atom.min.s32 %r139,[%rd72],%r141;
setp.ne.s32 %p40,%r139,%r115;
@%p40 bra $1_42;
$1_50:
ret;
}
.visible .entry label_count(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48]
)
.maxntid 256,1,1
{
.reg .pred %p<21>;
.reg .b32 %r<125>;
.reg .b64 %rd<72>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r111,%r112},[p1+32];
ld.param.v2.u32 {%r51,%r52},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r53,%r113},[p3+32];
ld.param.v2.u32 {%r55,%r56},[p3+40];
ld.param.u64 %rd69,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r52,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.v2.u32 {%r111,%r112},[%rd45+32];
ld.global.u64 %rd67,[%rd45];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd67,%rd33,%rd47;
$2_3:
setp.eq.s32 %p2,%r56,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r59,%r113},[%rd50+32];
ld.global.u64 %rd69,[%rd50+8];
ld.global.u64 %rd68,[%rd50];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd68,%rd38,%rd52;
$2_6:
mov.u32 %r62,%ctaid.y;
shl.b32 %r63,%r62,3;
mov.u32 %r64,%tid.y;
add.s32 %r14,%r63,%r64;
setp.ge.s32 %p3,%r14,%r113;
@%p3 bra $2_18;
setp.lt.s32 %p4,%r14,%r112;
@%p4 bra $2_9;
bra.uni $2_8;
$2_9:
mov.u32 %r119,%tid.x;
setp.ge.s32 %p5,%r119,%r111;
mov.u32 %r124,0;
@%p5 bra $2_16;
mul.lo.s32 %r69,%r111,%r14;
cvt.s64.s32 %rd26,%r69;
not.b32 %r70,%r119;
add.s32 %r71,%r111,%r70;
shr.u32 %r17,%r71,5;
add.s32 %r72,%r17,1;
and.b32 %r123,%r72,3;
setp.lt.u32 %p6,%r71,96;
mov.u32 %r124,0;
@%p6 bra $2_13;
cvt.u32.u64 %r74,%rd26;
add.s32 %r75,%r119,%r74;
add.s32 %r115,%r75,96;
mul.wide.s32 %rd53,%r119,4;
shl.b64 %rd54,%rd26,2;
add.s64 %rd55,%rd53,%rd54;
add.s64 %rd70,%rd67,%rd55;
add.s32 %r76,%r123,-1;
sub.s32 %r114,%r76,%r17;
$2_12:
ld.global.nc.s32 %r77,[%rd70];
add.s32 %r81,%r115,-96;
setp.eq.s32 %p7,%r81,%r77;
selp.u32 %r82,1,0,%p7;
add.s32 %r83,%r124,%r82;
add.s64 %rd57,%rd70,128;
ld.global.nc.s32 %r78,[%rd57];
add.s32 %r84,%r115,-64;
setp.eq.s32 %p8,%r84,%r78;
selp.u32 %r85,1,0,%p8;
add.s32 %r86,%r83,%r85;
add.s64 %rd58,%rd70,256;
ld.global.nc.s32 %r79,[%rd58];
add.s32 %r87,%r115,-32;
setp.eq.s32 %p9,%r87,%r79;
selp.u32 %r88,1,0,%p9;
add.s32 %r89,%r86,%r88;
add.s64 %rd59,%rd70,384;
ld.global.nc.s32 %r80,[%rd59];
setp.eq.s32 %p10,%r115,%r80;
selp.u32 %r90,1,0,%p10;
add.s32 %r124,%r89,%r90;
add.s32 %r119,%r119,128;
add.s32 %r115,%r115,128;
add.s64 %rd70,%rd70,512;
add.s32 %r114,%r114,4;
setp.ne.s32 %p11,%r114,0;
@%p11 bra $2_12;
$2_13:
setp.eq.s32 %p12,%r123,0;
@%p12 bra $2_16;
cvt.u32.u64 %r91,%rd26;
add.s32 %r121,%r119,%r91;
mul.wide.s32 %rd60,%r119,4;
shl.b64 %rd61,%rd26,2;
add.s64 %rd62,%rd60,%rd61;
add.s64 %rd71,%rd67,%rd62;
$2_15:
.pragma "nounroll";
ld.global.nc.s32 %r92,[%rd71];
setp.eq.s32 %p13,%r121,%r92;
selp.u32 %r93,1,0,%p13;
add.s32 %r124,%r124,%r93;
add.s32 %r121,%r121,32;
add.s64 %rd71,%rd71,128;
add.s32 %r123,%r123,-1;
setp.ne.s32 %p14,%r123,0;
@%p14 bra $2_15;
bra.uni $2_16;
$2_8:
mov.u32 %r124,0;
$2_16:
mov.u32 %r94,2;
mov.u32 %r95,31;
mov.u32 %r96,16;
mov.u32 %r97,-1;
shfl.sync.down.b32 %r98|%p15,%r124,%r96,%r95,%r97;
add.s32 %r99,%r98,%r124;
mov.u32 %r100,8;
shfl.sync.down.b32 %r101|%p16,%r99,%r100,%r95,%r97;
add.s32 %r102,%r101,%r99;
mov.u32 %r103,4;
shfl.sync.down.b32 %r104|%p17,%r102,%r103,%r95,%r97;
add.s32 %r105,%r104,%r102;
shfl.sync.down.b32 %r106|%p18,%r105,%r94,%r95,%r97;
add.s32 %r107,%r106,%r105;
mov.u32 %r108,1;
shfl.sync.down.b32 %r109|%p19,%r107,%r108,%r95,%r97;
add.s32 %r40,%r109,%r107;
mov.u32 %r110,%tid.x;
setp.ne.s32 %p20,%r110,0;
@%p20 bra $2_18;
cvt.s64.s32 %rd64,%r14;
mul.lo.s64 %rd65,%rd69,%rd64;
add.s64 %rd66,%rd68,%rd65;
st.u32 [%rd66],%r40;
$2_18:
ret;
}
.visible .entry label_sum(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48]
)
.maxntid 256,1,1
{
.reg .pred %p<19>;
.reg .b32 %r<169>;
.reg .b64 %rd<98>;
.shared .align 4 .b8 _ZZ9label_sumE4runs[1024];
ld.param.u64 %rd47,[p0];
ld.param.v2.u32 {%r71,%r145},[p1+32];
ld.param.v2.u32 {%r73,%r74},[p1+40];
ld.param.u64 %rd52,[p2];
ld.param.v2.u32 {%r77,%r78},[p3+40];
ld.param.u64 %rd53,[p3];
ld.param.u64 %rd89,[p1+8];
ld.param.u64 %rd48,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r74,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd57,%rd47;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r79,%r145},[%rd59+32];
ld.global.u64 %rd89,[%rd59+8];
ld.global.u64 %rd88,[%rd59];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd48,%rd60;
add.s64 %rd88,%rd47,%rd61;
$3_3:
setp.eq.s32 %p2,%r78,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd62,%rd52;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.u64 %rd90,[%rd64];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd53,%rd65;
add.s64 %rd90,%rd52,%rd66;
$3_6:
mov.u32 %r84,%tid.y;
shl.b32 %r85,%r84,5;
mov.u32 %r86,%tid.x;
add.s32 %r15,%r85,%r86;
add.s32 %r87,%r145,255;
shr.s32 %r88,%r87,31;
shr.u32 %r89,%r88,24;
add.s32 %r90,%r87,%r89;
shr.s32 %r16,%r90,8;
mul.lo.s32 %r91,%r16,%r15;
min.s32 %r17,%r91,%r145;
add.s32 %r92,%r17,%r16;
min.s32 %r18,%r92,%r145;
setp.ge.s32 %p3,%r17,%r18;
mov.u32 %r163,0;
mov.u32 %r154,%r163;
@%p3 bra $3_13;
not.b32 %r95,%r145;
not.b32 %r96,%r17;
sub.s32 %r97,%r96,%r16;
max.s32 %r98,%r97,%r95;
sub.s32 %r19,%r96,%r98;
mov.u32 %r99,-2;
sub.s32 %r100,%r99,%r17;
sub.s32 %r101,%r100,%r98;
and.b32 %r153,%r19,3;
setp.lt.u32 %p4,%r101,3;
mov.u32 %r154,0;
mov.u32 %r150,%r17;
@%p4 bra $3_10;
sub.s32 %r148,%r19,%r153;
add.s32 %r103,%r17,1;
cvt.s64.s32 %rd67,%r103;
add.s64 %rd68,%rd67,-1;
mul.lo.s64 %rd69,%rd89,%rd68;
add.s64 %rd91,%rd88,%rd69;
mov.u32 %r150,%r17;
$3_9:
ld.u32 %r104,[%rd91];
add.s32 %r105,%r104,%r154;
add.s64 %rd70,%rd91,%rd89;
ld.u32 %r106,[%rd70];
add.s32 %r107,%r106,%r105;
add.s64 %rd71,%rd70,%rd89;
ld.u32 %r108,[%rd71];
add.s32 %r109,%r108,%r107;
add.s64 %rd72,%rd71,%rd89;
add.s64 %rd91,%rd72,%rd89;
ld.u32 %r110,[%rd72];
add.s32 %r154,%r110,%r109;
add.s32 %r150,%r150,4;
add.s32 %r148,%r148,-4;
setp.ne.s32 %p5,%r148,0;
@%p5 bra $3_9;
$3_10:
setp.eq.s32 %p6,%r153,0;
@%p6 bra $3_13;
cvt.s64.s32 %rd92,%r150;
$3_12:
.pragma "nounroll";
mul.lo.s64 %rd73,%rd89,%rd92;
add.s64 %rd74,%rd88,%rd73;
ld.u32 %r111,[%rd74];
add.s32 %r154,%r111,%r154;
add.s64 %rd92,%rd92,1;
add.s32 %r153,%r153,-1;
setp.ne.s32 %p7,%r153,0;
@%p7 bra $3_12;
$3_13:
mul.wide.s32 %rd75,%r15,4;
mov.u64 %rd76,_ZZ9label_sumE4runs;
add.s64 %rd77,%rd76,%rd75;
st.shared.u32 [%rd77],%r154;
bar.sync 0;
setp.lt.s32 %p8,%r15,1;
@%p8 bra $3_20;
add.s32 %r116,%r15,-1;
and.b32 %r162,%r15,3;
setp.lt.u32 %p9,%r116,3;
mov.u32 %r159,0;
mov.u32 %r163,%r159;
@%p9 bra $3_17;
sub.s32 %r157,%r15,%r162;
mov.u64 %rd93,%rd76;
$3_16:
ld.shared.u32 %r119,[%rd93];
add.s32 %r120,%r119,%r163;
ld.shared.u32 %r121,[%rd93+4];
add.s32 %r122,%r121,%r120;
ld.shared.u32 %r123,[%rd93+8];
add.s32 %r124,%r123,%r122;
ld.shared.u32 %r125,[%rd93+12];
add.s32 %r163,%r125,%r124;
add.s32 %r159,%r159,4;
add.s64 %rd93,%rd93,16;
add.s32 %r157,%r157,-4;
setp.ne.s32 %p10,%r157,0;
@%p10 bra $3_16;
$3_17:
setp.eq.s32 %p11,%r162,0;
@%p11 bra $3_20;
mul.wide.s32 %rd79,%r159,4;
add.s64 %rd94,%rd76,%rd79;
$3_19:
.pragma "nounroll";
ld.shared.u32 %r126,[%rd94];
add.s32 %r163,%r126,%r163;
add.s64 %rd94,%rd94,4;
add.s32 %r162,%r162,-1;
setp.ne.s32 %p12,%r162,0;
@%p12 bra $3_19;
$3_20:
setp.ne.s32 %p13,%r15,255;
@%p13 bra $3_22;
add.s32 %r127,%r163,%r154;
st.u32 [%rd90],%r127;
$3_22:
@%p3 bra $3_29;
not.b32 %r128,%r145;
not.b32 %r129,%r17;
sub.s32 %r130,%r129,%r16;
max.s32 %r52,%r130,%r128;
sub.s32 %r131,%r129,%r52;
and.b32 %r165,%r131,3;
setp.eq.s32 %p15,%r165,0;
mov.u32 %r166,%r17;
@%p15 bra $3_26;
add.s32 %r132,%r17,1;
cvt.s64.s32 %rd81,%r132;
add.s64 %rd95,%rd81,-1;
$3_25:
.pragma "nounroll";
mul.lo.s64 %rd82,%rd89,%rd95;
add.s64 %rd83,%rd88,%rd82;
ld.u32 %r133,[%rd83];
st.u32 [%rd83],%r163;
add.s32 %r163,%r133,%r163;
add.s64 %rd95,%rd95,1;
cvt.u32.u64 %r166,%rd95;
add.s32 %r165,%r165,-1;
setp.ne.s32 %p16,%r165,0;
@%p16 bra $3_25;
$3_26:
mov.u32 %r134,-2;
sub.s32 %r135,%r134,%r17;
sub.s32 %r136,%r135,%r52;
setp.lt.u32 %p17,%r136,3;
@%p17 bra $3_29;
cvt.s64.s32 %rd96,%r166;
mul.lo.s64 %rd84,%rd89,%rd96;
add.s64 %rd97,%rd88,%rd84;
$3_28:
ld.u32 %r137,[%rd97];
st.u32 [%rd97],%r163;
add.s32 %r138,%r137,%r163;
add.s64 %rd85,%rd97,%rd89;
ld.u32 %r139,[%rd85];
st.u32 [%rd85],%r138;
add.s32 %r140,%r139,%r138;
add.s64 %rd86,%rd85,%rd89;
ld.u32 %r141,[%rd86];
st.u32 [%rd86],%r140;
add.s32 %r142,%r141,%r140;
add.s64 %rd87,%rd86,%rd89;
add.s64 %rd97,%rd87,%rd89;
ld.u32 %r143,[%rd87];
st.u32 [%rd87],%r142;
add.s32 %r163,%r143,%r142;
add.s64 %rd96,%rd96,4;
cvt.u32.u64 %r144,%rd96;
setp.lt.s32 %p18,%r144,%r18;
@%p18 bra $3_28;
$3_29:
ret;
}
.visible .entry label_number(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48]
)
.maxntid 256,1,1
{
.reg .pred %p<44>;
.reg .b32 %r<184>;
.reg .b64 %rd<63>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r65,%r66},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r171,%r172},[p3+32];
ld.param.v2.u32 {%r69,%r70},[p3+40];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd59,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p11,%r66,0;
@%p11 bra $4_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.u64 %rd59,[%rd45+8];
ld.global.u64 %rd58,[%rd45];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd58,%rd33,%rd47;
$4_3:
setp.eq.s32 %p12,%r70,0;
@%p12 bra $4_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r171,%r172},[%rd50+32];
ld.global.u64 %rd60,[%rd50];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd60,%rd38,%rd52;
$4_6:
mov.u32 %r76,%ctaid.y;
shl.b32 %r77,%r76,3;
mov.u32 %r78,%tid.y;
add.s32 %r14,%r77,%r78;
mov.u32 %r15,%tid.x;
setp.ge.s32 %p13,%r14,%r172;
@%p13 bra $4_34;
setp.lt.s32 %p14,%r171,1;
@%p14 bra $4_34;
cvt.s64.s32 %rd53,%r14;
mul.lo.s64 %rd54,%rd59,%rd53;
add.s64 %rd55,%rd58,%rd54;
ld.u32 %r179,[%rd55];
add.s32 %r18,%r171,-1;
setp.lt.u32 %p15,%r18,96;
mov.u32 %r178,0;
@%p15 bra $4_27;
shr.u32 %r81,%r18,5;
add.s32 %r82,%r81,1;
and.b32 %r83,%r82,3;
add.s32 %r84,%r83,-1;
sub.s32 %r175,%r84,%r81;
mad.lo.s32 %r85,%r171,%r14,%r15;
add.s32 %r174,%r85,96;
add.s32 %r173,%r15,96;
mul.wide.s32 %rd56,%r85,4;
add.s64 %rd61,%rd60,%rd56;
$4_10:
add.s32 %r86,%r15,%r178;
setp.ge.s32 %p17,%r86,%r171;
mov.pred %p39,0;
@%p17 bra $4_12;
ld.u32 %r87,[%rd61];
add.s32 %r93,%r85,%r178;
setp.eq.s32 %p39,%r93,%r87;
$4_12:
mov.u32 %r94,-1;
vote.sync.ballot.b32 %r28,%p39,%r94;
not.pred %p19,%p39;
@%p19 bra $4_14;
shl.b32 %r97,%r94,%r15;
not.b32 %r98,%r97;
and.b32 %r99,%r28,%r98;
popc.b32 %r100,%r99;
add.s32 %r101,%r100,%r179;
not.b32 %r102,%r101;
st.u32 [%rd61],%r102;
$4_14:
popc.b32 %r103,%r28;
add.s32 %r29,%r103,%r179;
add.s32 %r105,%r86,32;
setp.ge.s32 %p21,%r105,%r171;
mov.pred %p40,0;
@%p21 bra $4_16;
ld.u32 %r106,[%rd61+128];
add.s32 %r112,%r85,%r178;
add.s32 %r113,%r112,32;
setp.eq.s32 %p40,%r113,%r106;
$4_16:
mov.u32 %r114,-1;
vote.sync.ballot.b32 %r31,%p40,%r114;
not.pred %p23,%p40;
@%p23 bra $4_18;
shl.b32 %r117,%r114,%r15;
not.b32 %r118,%r117;
and.b32 %r119,%r31,%r118;
popc.b32 %r120,%r119;
add.s32 %r121,%r120,%r29;
not.b32 %r122,%r121;
st.u32 [%rd61+128],%r122;
$4_18:
popc.b32 %r123,%r31;
add.s32 %r32,%r123,%r29;
add.s32 %r124,%r173,-32;
setp.ge.s32 %p25,%r124,%r171;
mov.pred %p41,0;
@%p25 bra $4_20;
ld.u32 %r125,[%rd61+256];
add.s32 %r126,%r174,-32;
setp.eq.s32 %p41,%r126,%r125;
$4_20:
mov.u32 %r127,-1;
vote.sync.ballot.b32 %r33,%p41,%r127;
not.pred %p27,%p41;
@%p27 bra $4_22;
shl.b32 %r130,%r127,%r15;
not.b32 %r131,%r130;
and.b32 %r132,%r33,%r131;
popc.b32 %r133,%r132;
add.s32 %r134,%r133,%r32;
not.b32 %r135,%r134;
st.u32 [%rd61+256],%r135;
$4_22:
popc.b32 %r136,%r33;
add.s32 %r34,%r136,%r32;
setp.ge.s32 %p29,%r173,%r171;
mov.pred %p42,0;
@%p29 bra $4_24;
ld.u32 %r137,[%rd61+384];
setp.eq.s32 %p42,%r174,%r137;
$4_24:
mov.u32 %r138,-1;
vote.sync.ballot.b32 %r35,%p42,%r138;
not.pred %p31,%p42;
@%p31 bra $4_26;
shl.b32 %r141,%r138,%r15;
not.b32 %r142,%r141;
and.b32 %r143,%r35,%r142;
popc.b32 %r144,%r143;
add.s32 %r145,%r144,%r34;
not.b32 %r146,%r145;
st.u32 [%rd61+384],%r146;
$4_26:
popc.b32 %r147,%r35;
add.s32 %r179,%r147,%r34;
add.s32 %r178,%r178,128;
add.s32 %r174,%r174,128;
add.s32 %r173,%r173,128;
add.s32 %r175,%r175,4;
setp.ne.s32 %p32,%r175,0;
add.s64 %rd61,%rd61,512;
@%p32 bra $4_10;
$4_27:
shr.u32 %r149,%r18,5;
add.s32 %r150,%r149,1;
and.b32 %r183,%r150,3;
setp.eq.s32 %p33,%r183,0;
@%p33 bra $4_34;
add.s32 %r181,%r15,%r178;
mad.lo.s32 %r180,%r171,%r14,%r181;
mul.wide.s32 %rd57,%r180,4;
add.s64 %rd62,%rd60,%rd57;
$4_29:
.pragma "nounroll";
setp.ge.s32 %p35,%r181,%r171;
mov.pred %p43,0;
@%p35 bra $4_31;
ld.u32 %r160,[%rd62];
setp.eq.s32 %p43,%r180,%r160;
$4_31:
mov.u32 %r161,-1;
vote.sync.ballot.b32 %r50,%p43,%r161;
not.pred %p37,%p43;
@%p37 bra $4_33;
shl.b32 %r164,%r161,%r15;
not.b32 %r165,%r164;
and.b32 %r166,%r50,%r165;
popc.b32 %r167,%r166;
add.s32 %r168,%r167,%r179;
not.b32 %r169,%r168;
st.u32 [%rd62],%r169;
$4_33:
popc.b32 %r170,%r50;
add.s32 %r179,%r170,%r179;
add.s32 %r181,%r181,32;
add.s64 %rd62,%rd62,128;
add.s32 %r180,%r180,32;
add.s32 %r183,%r183,-1;
setp.ne.s32 %p38,%r183,0;
@%p38 bra $4_29;
$4_34:
ret;
}
.visible .entry label_write(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48]
)
.maxntid 256,1,1
{
.reg .pred %p<9>;
.reg .b32 %r<57>;
.reg .b64 %rd<60>;
ld.param.u64 %rd26,[p0];
ld.param.v2.u32 {%r52,%r28},[p1+32];
ld.param.v2.u32 {%r29,%r30},[p1+40];
ld.param.u64 %rd31,[p2];
ld.param.v2.u32 {%r53,%r54},[p3+32];
ld.param.v2.u32 {%r33,%r34},[p3+40];
ld.param.u64 %rd59,[p3+16];
ld.param.u64 %rd58,[p3+8];
ld.param.u64 %rd32,[p3];
ld.param.u64 %rd27,[p1];
setp.eq.s32 %p1,%r30,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd36,%rd26;
mov.u32 %r35,%ctaid.z;
mul.wide.s32 %rd37,%r35,40;
add.s64 %rd38,%rd36,%rd37;
ld.global.v2.u32 {%r52,%r37},[%rd38+32];
ld.global.u64 %rd56,[%rd38];
bra.uni $5_3;
$5_2:
mov.u32 %r38,%ctaid.z;
cvt.s64.s32 %rd39,%r38;
mul.lo.s64 %rd40,%rd27,%rd39;
add.s64 %rd56,%rd26,%rd40;
$5_3:
setp.eq.s32 %p2,%r34,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd41,%rd31;
mov.u32 %r39,%ctaid.z;
mul.wide.s32 %rd42,%r39,40;
add.s64 %rd43,%rd41,%rd42;
ld.global.v2.u32 {%r53,%r54},[%rd43+32];
ld.global.u64 %rd59,[%rd43+16];
ld.global.u64 %rd58,[%rd43+8];
ld.global.u64 %rd57,[%rd43];
bra.uni $5_6;
$5_5:
mov.u32 %r42,%ctaid.z;
cvt.s64.s32 %rd44,%r42;
mul.lo.s64 %rd45,%rd32,%rd44;
add.s64 %rd57,%rd31,%rd45;
$5_6:
mov.u32 %r43,%ctaid.x;
shl.b32 %r44,%r43,5;
mov.u32 %r45,%tid.x;
add.s32 %r13,%r44,%r45;
mov.u32 %r46,%ctaid.y;
shl.b32 %r47,%r46,3;
mov.u32 %r48,%tid.y;
add.s32 %r14,%r47,%r48;
setp.ge.s32 %p3,%r13,%r53;
setp.ge.s32 %p4,%r14,%r54;
or.pred %p5,%p4,%p3;
@%p5 bra $5_12;
mad.lo.s32 %r50,%r52,%r14,%r13;
mul.wide.s32 %rd46,%r50,4;
add.s64 %rd47,%rd56,%rd46;
ld.u32 %r15,[%rd47];
setp.eq.s32 %p6,%r15,2147483647;
mov.u32 %r56,0;
@%p6 bra $5_11;
setp.lt.s32 %p7,%r15,0;
mov.u32 %r56,%r15;
@%p7 bra $5_11;
mov.u32 %r56,%r15;
$5_10:
mul.wide.s32 %rd48,%r56,4;
add.s64 %rd49,%rd56,%rd48;
ld.u32 %r56,[%rd49];
setp.gt.s32 %p8,%r56,-1;
@%p8 bra $5_10;
$5_11:
cvt.s64.s32 %rd50,%r14;
mul.lo.s64 %rd51,%rd58,%rd50;
cvt.s64.s32 %rd52,%r13;
mul.lo.s64 %rd53,%rd59,%rd52;
add.s64 %rd54,%rd51,%rd53;
add.s64 %rd55,%rd57,%rd54;
neg.s32 %r51,%r56;
st.u32 [%rd55],%r51;
$5_12:
ret;
}
`;
