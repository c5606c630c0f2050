// Made from kernels/composite.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/composite.cu`. */
export const COMPOSITE: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry composite_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .f32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .b16 %rs<24>;
.reg .f32 %f<24>;
.reg .b32 %r<148>;
.reg .b64 %rd<202>;
ld.param.u64 %rd88,[p0];
ld.param.v2.u32 {%r64,%r65},[p1+40];
ld.param.u64 %rd93,[p2];
ld.param.v2.u32 {%r68,%r69},[p3+40];
ld.param.u64 %rd98,[p4];
ld.param.v2.u32 {%r72,%r73},[p5+40];
ld.param.u64 %rd103,[p6];
ld.param.v2.u32 {%r138,%r139},[p7+32];
ld.param.v2.u32 {%r76,%r77},[p7+40];
ld.param.f32 %f2,[p8];
ld.param.u64 %rd194,[p7+24];
ld.param.u64 %rd193,[p7+16];
ld.param.u64 %rd192,[p7+8];
ld.param.u64 %rd104,[p7];
ld.param.u64 %rd190,[p5+16];
ld.param.u64 %rd189,[p5+8];
ld.param.u64 %rd99,[p5];
ld.param.u64 %rd187,[p3+24];
ld.param.u64 %rd186,[p3+16];
ld.param.u64 %rd185,[p3+8];
ld.param.u64 %rd94,[p3];
ld.param.u64 %rd183,[p1+24];
ld.param.u64 %rd182,[p1+16];
ld.param.u64 %rd181,[p1+8];
ld.param.u64 %rd89,[p1];
setp.eq.s32 %p1,%r65,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd108,%rd88;
mov.u32 %r78,%ctaid.z;
mul.wide.s32 %rd109,%r78,40;
add.s64 %rd110,%rd108,%rd109;
ld.global.u64 %rd183,[%rd110+24];
ld.global.u64 %rd182,[%rd110+16];
ld.global.u64 %rd181,[%rd110+8];
ld.global.u64 %rd180,[%rd110];
bra.uni $0_3;
$0_2:
mov.u32 %r81,%ctaid.z;
cvt.s64.s32 %rd111,%r81;
mul.lo.s64 %rd112,%rd89,%rd111;
add.s64 %rd180,%rd88,%rd112;
$0_3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd113,%rd93;
mov.u32 %r82,%ctaid.z;
mul.wide.s32 %rd114,%r82,40;
add.s64 %rd115,%rd113,%rd114;
ld.global.u64 %rd187,[%rd115+24];
ld.global.u64 %rd186,[%rd115+16];
ld.global.u64 %rd185,[%rd115+8];
ld.global.u64 %rd184,[%rd115];
bra.uni $0_6;
$0_5:
mov.u32 %r85,%ctaid.z;
cvt.s64.s32 %rd116,%r85;
mul.lo.s64 %rd117,%rd94,%rd116;
add.s64 %rd184,%rd93,%rd117;
$0_6:
setp.eq.s32 %p3,%r73,0;
@%p3 bra $0_8;
cvta.to.global.u64 %rd118,%rd98;
mov.u32 %r86,%ctaid.z;
mul.wide.s32 %rd119,%r86,40;
add.s64 %rd120,%rd118,%rd119;
ld.global.u64 %rd190,[%rd120+16];
ld.global.u64 %rd189,[%rd120+8];
ld.global.u64 %rd188,[%rd120];
bra.uni $0_9;
$0_8:
mov.u32 %r89,%ctaid.z;
cvt.s64.s32 %rd121,%r89;
mul.lo.s64 %rd122,%rd99,%rd121;
add.s64 %rd188,%rd98,%rd122;
$0_9:
setp.eq.s32 %p4,%r77,0;
@%p4 bra $0_11;
cvta.to.global.u64 %rd123,%rd103;
mov.u32 %r90,%ctaid.z;
mul.wide.s32 %rd124,%r90,40;
add.s64 %rd125,%rd123,%rd124;
ld.global.v2.u32 {%r138,%r139},[%rd125+32];
ld.global.u64 %rd194,[%rd125+24];
ld.global.u64 %rd193,[%rd125+16];
ld.global.u64 %rd192,[%rd125+8];
ld.global.u64 %rd191,[%rd125];
bra.uni $0_12;
$0_11:
mov.u32 %r93,%ctaid.z;
cvt.s64.s32 %rd126,%r93;
mul.lo.s64 %rd127,%rd104,%rd126;
add.s64 %rd191,%rd103,%rd127;
$0_12:
mov.u32 %r94,%ctaid.x;
shl.b32 %r95,%r94,5;
mov.u32 %r96,%tid.x;
add.s32 %r25,%r95,%r96;
mov.u32 %r97,%ctaid.y;
shl.b32 %r98,%r97,3;
mov.u32 %r99,%tid.y;
add.s32 %r26,%r98,%r99;
setp.ge.s32 %p5,%r25,%r138;
setp.ge.s32 %p6,%r26,%r139;
or.pred %p7,%p6,%p5;
@%p7 bra $0_27;
cvt.s64.s32 %rd57,%r26;
mul.lo.s64 %rd129,%rd189,%rd57;
cvt.s64.s32 %rd58,%r25;
mul.lo.s64 %rd130,%rd190,%rd58;
add.s64 %rd131,%rd129,%rd130;
add.s64 %rd128,%rd188,%rd131;
ld.global.nc.u8 %r100,[%rd128];
cvt.u16.u32 %rs2,%r100;
and.b16 %rs3,%rs2,255;
cvt.rn.f32.u16 %f3,%rs3;
mul.f32 %f1,%f3,0f3B808081;
min.s32 %r28,%r64,%r76;
setp.lt.s32 %p8,%r28,1;
mov.u32 %r142,0;
@%p8 bra $0_20;
and.b32 %r144,%r28,3;
add.s32 %r104,%r28,-1;
setp.lt.u32 %p9,%r104,3;
mov.u32 %r142,0;
@%p9 bra $0_17;
sub.s32 %r141,%r28,%r144;
mul.lo.s64 %rd132,%rd185,%rd57;
mul.lo.s64 %rd133,%rd186,%rd58;
add.s64 %rd134,%rd133,%rd132;
add.s64 %rd195,%rd184,%rd134;
mul.lo.s64 %rd135,%rd181,%rd57;
mul.lo.s64 %rd136,%rd182,%rd58;
add.s64 %rd137,%rd136,%rd135;
add.s64 %rd196,%rd180,%rd137;
mul.lo.s64 %rd138,%rd192,%rd57;
mul.lo.s64 %rd139,%rd193,%rd58;
add.s64 %rd140,%rd139,%rd138;
add.s64 %rd197,%rd191,%rd140;
$0_16:
ld.global.nc.u8 %r106,[%rd195];
cvt.u16.u32 %rs4,%r106;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f4,%rs5;
ld.global.nc.u8 %r107,[%rd196];
cvt.u16.u32 %rs6,%r107;
and.b16 %rs7,%rs6,255;
cvt.rn.f32.u16 %f5,%rs7;
sub.f32 %f6,%f5,%f4;
fma.rn.f32 %f7,%f6,%f1,%f4;
cvt.rni.s32.f32 %r114,%f7;
max.s32 %r115,%r114,0;
min.s32 %r116,%r115,255;
st.u8 [%rd197],%r116;
add.s64 %rd143,%rd195,%rd187;
ld.global.nc.u8 %r108,[%rd143];
cvt.u16.u32 %rs8,%r108;
and.b16 %rs9,%rs8,255;
cvt.rn.f32.u16 %f8,%rs9;
add.s64 %rd144,%rd196,%rd183;
ld.global.nc.u8 %r109,[%rd144];
cvt.u16.u32 %rs10,%r109;
and.b16 %rs11,%rs10,255;
cvt.rn.f32.u16 %f9,%rs11;
sub.f32 %f10,%f9,%f8;
fma.rn.f32 %f11,%f10,%f1,%f8;
cvt.rni.s32.f32 %r117,%f11;
max.s32 %r118,%r117,0;
min.s32 %r119,%r118,255;
add.s64 %rd149,%rd197,%rd194;
st.u8 [%rd149],%r119;
add.s64 %rd145,%rd143,%rd187;
ld.global.nc.u8 %r110,[%rd145];
cvt.u16.u32 %rs12,%r110;
and.b16 %rs13,%rs12,255;
cvt.rn.f32.u16 %f12,%rs13;
add.s64 %rd146,%rd144,%rd183;
ld.global.nc.u8 %r111,[%rd146];
cvt.u16.u32 %rs14,%r111;
and.b16 %rs15,%rs14,255;
cvt.rn.f32.u16 %f13,%rs15;
sub.f32 %f14,%f13,%f12;
fma.rn.f32 %f15,%f14,%f1,%f12;
cvt.rni.s32.f32 %r120,%f15;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,255;
add.s64 %rd150,%rd149,%rd194;
st.u8 [%rd150],%r122;
add.s64 %rd147,%rd145,%rd187;
add.s64 %rd195,%rd147,%rd187;
ld.global.nc.u8 %r112,[%rd147];
cvt.u16.u32 %rs16,%r112;
and.b16 %rs17,%rs16,255;
cvt.rn.f32.u16 %f16,%rs17;
add.s64 %rd148,%rd146,%rd183;
add.s64 %rd196,%rd148,%rd183;
ld.global.nc.u8 %r113,[%rd148];
cvt.u16.u32 %rs18,%r113;
and.b16 %rs19,%rs18,255;
cvt.rn.f32.u16 %f17,%rs19;
sub.f32 %f18,%f17,%f16;
fma.rn.f32 %f19,%f18,%f1,%f16;
cvt.rni.s32.f32 %r123,%f19;
max.s32 %r124,%r123,0;
min.s32 %r125,%r124,255;
add.s64 %rd151,%rd150,%rd194;
add.s64 %rd197,%rd151,%rd194;
st.u8 [%rd151],%r125;
add.s32 %r142,%r142,4;
add.s32 %r141,%r141,-4;
setp.ne.s32 %p10,%r141,0;
@%p10 bra $0_16;
$0_17:
setp.eq.s32 %p11,%r144,0;
mul.lo.s64 %rd152,%rd181,%rd57;
mul.lo.s64 %rd153,%rd182,%rd58;
add.s64 %rd72,%rd152,%rd153;
mul.lo.s64 %rd154,%rd186,%rd58;
mul.lo.s64 %rd155,%rd185,%rd57;
add.s64 %rd73,%rd155,%rd154;
@%p11 bra $0_20;
cvt.s64.s32 %rd198,%r142;
mul.lo.s64 %rd156,%rd193,%rd58;
mul.lo.s64 %rd157,%rd192,%rd57;
add.s64 %rd75,%rd157,%rd156;
$0_19:
.pragma "nounroll";
mul.lo.s64 %rd160,%rd187,%rd198;
add.s64 %rd161,%rd73,%rd160;
add.s64 %rd158,%rd184,%rd161;
ld.global.nc.u8 %r126,[%rd158];
cvt.u16.u32 %rs20,%r126;
and.b16 %rs21,%rs20,255;
cvt.rn.f32.u16 %f20,%rs21;
mul.lo.s64 %rd162,%rd183,%rd198;
add.s64 %rd163,%rd72,%rd162;
add.s64 %rd159,%rd180,%rd163;
ld.global.nc.u8 %r127,[%rd159];
cvt.u16.u32 %rs22,%r127;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f21,%rs23;
sub.f32 %f22,%f21,%f20;
fma.rn.f32 %f23,%f22,%f1,%f20;
mul.lo.s64 %rd164,%rd194,%rd198;
add.s64 %rd165,%rd75,%rd164;
add.s64 %rd166,%rd191,%rd165;
cvt.rni.s32.f32 %r128,%f23;
max.s32 %r129,%r128,0;
min.s32 %r130,%r129,255;
st.u8 [%rd166],%r130;
add.s64 %rd198,%rd198,1;
cvt.u32.u64 %r142,%rd198;
add.s32 %r144,%r144,-1;
setp.ne.s32 %p12,%r144,0;
@%p12 bra $0_19;
$0_20:
setp.le.s32 %p13,%r76,%r142;
@%p13 bra $0_27;
cvt.rni.s32.f32 %r131,%f2;
max.s32 %r132,%r131,0;
min.s32 %r133,%r132,255;
cvt.u16.u32 %rs1,%r133;
sub.s32 %r134,%r76,%r142;
and.b32 %r146,%r134,3;
setp.eq.s32 %p14,%r146,0;
mov.u32 %r147,%r142;
@%p14 bra $0_24;
cvt.s64.s32 %rd199,%r142;
mul.lo.s64 %rd167,%rd193,%rd58;
mul.lo.s64 %rd168,%rd192,%rd57;
add.s64 %rd79,%rd168,%rd167;
$0_23:
.pragma "nounroll";
mul.lo.s64 %rd169,%rd194,%rd199;
add.s64 %rd170,%rd79,%rd169;
add.s64 %rd171,%rd191,%rd170;
st.u8 [%rd171],%rs1;
add.s64 %rd199,%rd199,1;
cvt.u32.u64 %r147,%rd199;
add.s32 %r146,%r146,-1;
setp.ne.s32 %p15,%r146,0;
@%p15 bra $0_23;
$0_24:
not.b32 %r135,%r142;
add.s32 %r136,%r76,%r135;
setp.lt.u32 %p16,%r136,3;
@%p16 bra $0_27;
cvt.s64.s32 %rd200,%r147;
mul.lo.s64 %rd172,%rd194,%rd200;
mul.lo.s64 %rd173,%rd193,%rd58;
add.s64 %rd174,%rd172,%rd173;
mul.lo.s64 %rd175,%rd192,%rd57;
add.s64 %rd176,%rd174,%rd175;
add.s64 %rd201,%rd191,%rd176;
$0_26:
st.u8 [%rd201],%rs1;
add.s64 %rd177,%rd201,%rd194;
st.u8 [%rd177],%rs1;
add.s64 %rd178,%rd177,%rd194;
st.u8 [%rd178],%rs1;
add.s64 %rd179,%rd178,%rd194;
add.s64 %rd201,%rd179,%rd194;
st.u8 [%rd179],%rs1;
add.s64 %rd200,%rd200,4;
cvt.u32.u64 %r137,%rd200;
setp.lt.s32 %p17,%r137,%r76;
@%p17 bra $0_26;
$0_27:
ret;
}
.visible .entry composite_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .f32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .b16 %rs<14>;
.reg .f32 %f<24>;
.reg .b32 %r<138>;
.reg .b64 %rd<202>;
ld.param.u64 %rd88,[p0];
ld.param.v2.u32 {%r64,%r65},[p1+40];
ld.param.u64 %rd93,[p2];
ld.param.v2.u32 {%r68,%r69},[p3+40];
ld.param.u64 %rd98,[p4];
ld.param.v2.u32 {%r72,%r73},[p5+40];
ld.param.u64 %rd103,[p6];
ld.param.v2.u32 {%r128,%r129},[p7+32];
ld.param.v2.u32 {%r76,%r77},[p7+40];
ld.param.f32 %f2,[p8];
ld.param.u64 %rd194,[p7+24];
ld.param.u64 %rd193,[p7+16];
ld.param.u64 %rd192,[p7+8];
ld.param.u64 %rd104,[p7];
ld.param.u64 %rd190,[p5+16];
ld.param.u64 %rd189,[p5+8];
ld.param.u64 %rd99,[p5];
ld.param.u64 %rd187,[p3+24];
ld.param.u64 %rd186,[p3+16];
ld.param.u64 %rd185,[p3+8];
ld.param.u64 %rd94,[p3];
ld.param.u64 %rd183,[p1+24];
ld.param.u64 %rd182,[p1+16];
ld.param.u64 %rd181,[p1+8];
ld.param.u64 %rd89,[p1];
setp.eq.s32 %p1,%r65,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd108,%rd88;
mov.u32 %r78,%ctaid.z;
mul.wide.s32 %rd109,%r78,40;
add.s64 %rd110,%rd108,%rd109;
ld.global.u64 %rd183,[%rd110+24];
ld.global.u64 %rd182,[%rd110+16];
ld.global.u64 %rd181,[%rd110+8];
ld.global.u64 %rd180,[%rd110];
bra.uni $1_3;
$1_2:
mov.u32 %r81,%ctaid.z;
cvt.s64.s32 %rd111,%r81;
mul.lo.s64 %rd112,%rd89,%rd111;
add.s64 %rd180,%rd88,%rd112;
$1_3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd113,%rd93;
mov.u32 %r82,%ctaid.z;
mul.wide.s32 %rd114,%r82,40;
add.s64 %rd115,%rd113,%rd114;
ld.global.u64 %rd187,[%rd115+24];
ld.global.u64 %rd186,[%rd115+16];
ld.global.u64 %rd185,[%rd115+8];
ld.global.u64 %rd184,[%rd115];
bra.uni $1_6;
$1_5:
mov.u32 %r85,%ctaid.z;
cvt.s64.s32 %rd116,%r85;
mul.lo.s64 %rd117,%rd94,%rd116;
add.s64 %rd184,%rd93,%rd117;
$1_6:
setp.eq.s32 %p3,%r73,0;
@%p3 bra $1_8;
cvta.to.global.u64 %rd118,%rd98;
mov.u32 %r86,%ctaid.z;
mul.wide.s32 %rd119,%r86,40;
add.s64 %rd120,%rd118,%rd119;
ld.global.u64 %rd190,[%rd120+16];
ld.global.u64 %rd189,[%rd120+8];
ld.global.u64 %rd188,[%rd120];
bra.uni $1_9;
$1_8:
mov.u32 %r89,%ctaid.z;
cvt.s64.s32 %rd121,%r89;
mul.lo.s64 %rd122,%rd99,%rd121;
add.s64 %rd188,%rd98,%rd122;
$1_9:
setp.eq.s32 %p4,%r77,0;
@%p4 bra $1_11;
cvta.to.global.u64 %rd123,%rd103;
mov.u32 %r90,%ctaid.z;
mul.wide.s32 %rd124,%r90,40;
add.s64 %rd125,%rd123,%rd124;
ld.global.v2.u32 {%r128,%r129},[%rd125+32];
ld.global.u64 %rd194,[%rd125+24];
ld.global.u64 %rd193,[%rd125+16];
ld.global.u64 %rd192,[%rd125+8];
ld.global.u64 %rd191,[%rd125];
bra.uni $1_12;
$1_11:
mov.u32 %r93,%ctaid.z;
cvt.s64.s32 %rd126,%r93;
mul.lo.s64 %rd127,%rd104,%rd126;
add.s64 %rd191,%rd103,%rd127;
$1_12:
mov.u32 %r94,%ctaid.x;
shl.b32 %r95,%r94,5;
mov.u32 %r96,%tid.x;
add.s32 %r25,%r95,%r96;
mov.u32 %r97,%ctaid.y;
shl.b32 %r98,%r97,3;
mov.u32 %r99,%tid.y;
add.s32 %r26,%r98,%r99;
setp.ge.s32 %p5,%r25,%r128;
setp.ge.s32 %p6,%r26,%r129;
or.pred %p7,%p6,%p5;
@%p7 bra $1_27;
cvt.s64.s32 %rd57,%r26;
mul.lo.s64 %rd129,%rd189,%rd57;
cvt.s64.s32 %rd58,%r25;
mul.lo.s64 %rd130,%rd190,%rd58;
add.s64 %rd131,%rd129,%rd130;
add.s64 %rd128,%rd188,%rd131;
ld.global.nc.u8 %r100,[%rd128];
cvt.u16.u32 %rs2,%r100;
and.b16 %rs3,%rs2,255;
cvt.rn.f32.u16 %f3,%rs3;
mul.f32 %f1,%f3,0f3B808081;
min.s32 %r28,%r64,%r76;
setp.lt.s32 %p8,%r28,1;
mov.u32 %r132,0;
@%p8 bra $1_20;
and.b32 %r134,%r28,3;
add.s32 %r104,%r28,-1;
setp.lt.u32 %p9,%r104,3;
mov.u32 %r132,0;
@%p9 bra $1_17;
sub.s32 %r131,%r28,%r134;
mul.lo.s64 %rd132,%rd185,%rd57;
mul.lo.s64 %rd133,%rd186,%rd58;
add.s64 %rd134,%rd133,%rd132;
add.s64 %rd195,%rd184,%rd134;
mul.lo.s64 %rd135,%rd181,%rd57;
mul.lo.s64 %rd136,%rd182,%rd58;
add.s64 %rd137,%rd136,%rd135;
add.s64 %rd196,%rd180,%rd137;
mul.lo.s64 %rd138,%rd192,%rd57;
mul.lo.s64 %rd139,%rd193,%rd58;
add.s64 %rd140,%rd139,%rd138;
add.s64 %rd197,%rd191,%rd140;
$1_16:
ld.global.nc.u16 %rs4,[%rd195];
cvt.rn.f32.u16 %f4,%rs4;
ld.global.nc.u16 %rs5,[%rd196];
cvt.rn.f32.u16 %f5,%rs5;
sub.f32 %f6,%f5,%f4;
fma.rn.f32 %f7,%f6,%f1,%f4;
cvt.rni.s32.f32 %r106,%f7;
max.s32 %r107,%r106,0;
min.s32 %r108,%r107,65535;
st.u16 [%rd197],%r108;
add.s64 %rd143,%rd195,%rd187;
ld.global.nc.u16 %rs6,[%rd143];
cvt.rn.f32.u16 %f8,%rs6;
add.s64 %rd144,%rd196,%rd183;
ld.global.nc.u16 %rs7,[%rd144];
cvt.rn.f32.u16 %f9,%rs7;
sub.f32 %f10,%f9,%f8;
fma.rn.f32 %f11,%f10,%f1,%f8;
cvt.rni.s32.f32 %r109,%f11;
max.s32 %r110,%r109,0;
min.s32 %r111,%r110,65535;
add.s64 %rd149,%rd197,%rd194;
st.u16 [%rd149],%r111;
add.s64 %rd145,%rd143,%rd187;
ld.global.nc.u16 %rs8,[%rd145];
cvt.rn.f32.u16 %f12,%rs8;
add.s64 %rd146,%rd144,%rd183;
ld.global.nc.u16 %rs9,[%rd146];
cvt.rn.f32.u16 %f13,%rs9;
sub.f32 %f14,%f13,%f12;
fma.rn.f32 %f15,%f14,%f1,%f12;
cvt.rni.s32.f32 %r112,%f15;
max.s32 %r113,%r112,0;
min.s32 %r114,%r113,65535;
add.s64 %rd150,%rd149,%rd194;
st.u16 [%rd150],%r114;
add.s64 %rd147,%rd145,%rd187;
add.s64 %rd195,%rd147,%rd187;
ld.global.nc.u16 %rs10,[%rd147];
cvt.rn.f32.u16 %f16,%rs10;
add.s64 %rd148,%rd146,%rd183;
add.s64 %rd196,%rd148,%rd183;
ld.global.nc.u16 %rs11,[%rd148];
cvt.rn.f32.u16 %f17,%rs11;
sub.f32 %f18,%f17,%f16;
fma.rn.f32 %f19,%f18,%f1,%f16;
cvt.rni.s32.f32 %r115,%f19;
max.s32 %r116,%r115,0;
min.s32 %r117,%r116,65535;
add.s64 %rd151,%rd150,%rd194;
add.s64 %rd197,%rd151,%rd194;
st.u16 [%rd151],%r117;
add.s32 %r132,%r132,4;
add.s32 %r131,%r131,-4;
setp.ne.s32 %p10,%r131,0;
@%p10 bra $1_16;
$1_17:
setp.eq.s32 %p11,%r134,0;
mul.lo.s64 %rd152,%rd181,%rd57;
mul.lo.s64 %rd153,%rd182,%rd58;
add.s64 %rd72,%rd152,%rd153;
mul.lo.s64 %rd154,%rd186,%rd58;
mul.lo.s64 %rd155,%rd185,%rd57;
add.s64 %rd73,%rd155,%rd154;
@%p11 bra $1_20;
cvt.s64.s32 %rd198,%r132;
mul.lo.s64 %rd156,%rd193,%rd58;
mul.lo.s64 %rd157,%rd192,%rd57;
add.s64 %rd75,%rd157,%rd156;
$1_19:
.pragma "nounroll";
mul.lo.s64 %rd160,%rd187,%rd198;
add.s64 %rd161,%rd73,%rd160;
add.s64 %rd158,%rd184,%rd161;
ld.global.nc.u16 %rs12,[%rd158];
cvt.rn.f32.u16 %f20,%rs12;
mul.lo.s64 %rd162,%rd183,%rd198;
add.s64 %rd163,%rd72,%rd162;
add.s64 %rd159,%rd180,%rd163;
ld.global.nc.u16 %rs13,[%rd159];
cvt.rn.f32.u16 %f21,%rs13;
sub.f32 %f22,%f21,%f20;
fma.rn.f32 %f23,%f22,%f1,%f20;
mul.lo.s64 %rd164,%rd194,%rd198;
add.s64 %rd165,%rd75,%rd164;
add.s64 %rd166,%rd191,%rd165;
cvt.rni.s32.f32 %r118,%f23;
max.s32 %r119,%r118,0;
min.s32 %r120,%r119,65535;
st.u16 [%rd166],%r120;
add.s64 %rd198,%rd198,1;
cvt.u32.u64 %r132,%rd198;
add.s32 %r134,%r134,-1;
setp.ne.s32 %p12,%r134,0;
@%p12 bra $1_19;
$1_20:
setp.le.s32 %p13,%r76,%r132;
@%p13 bra $1_27;
cvt.rni.s32.f32 %r121,%f2;
max.s32 %r122,%r121,0;
min.s32 %r123,%r122,65535;
cvt.u16.u32 %rs1,%r123;
sub.s32 %r124,%r76,%r132;
and.b32 %r136,%r124,3;
setp.eq.s32 %p14,%r136,0;
mov.u32 %r137,%r132;
@%p14 bra $1_24;
cvt.s64.s32 %rd199,%r132;
mul.lo.s64 %rd167,%rd193,%rd58;
mul.lo.s64 %rd168,%rd192,%rd57;
add.s64 %rd79,%rd168,%rd167;
$1_23:
.pragma "nounroll";
mul.lo.s64 %rd169,%rd194,%rd199;
add.s64 %rd170,%rd79,%rd169;
add.s64 %rd171,%rd191,%rd170;
st.u16 [%rd171],%rs1;
add.s64 %rd199,%rd199,1;
cvt.u32.u64 %r137,%rd199;
add.s32 %r136,%r136,-1;
setp.ne.s32 %p15,%r136,0;
@%p15 bra $1_23;
$1_24:
not.b32 %r125,%r132;
add.s32 %r126,%r76,%r125;
setp.lt.u32 %p16,%r126,3;
@%p16 bra $1_27;
cvt.s64.s32 %rd200,%r137;
mul.lo.s64 %rd172,%rd194,%rd200;
mul.lo.s64 %rd173,%rd193,%rd58;
add.s64 %rd174,%rd172,%rd173;
mul.lo.s64 %rd175,%rd192,%rd57;
add.s64 %rd176,%rd174,%rd175;
add.s64 %rd201,%rd191,%rd176;
$1_26:
st.u16 [%rd201],%rs1;
add.s64 %rd177,%rd201,%rd194;
st.u16 [%rd177],%rs1;
add.s64 %rd178,%rd177,%rd194;
st.u16 [%rd178],%rs1;
add.s64 %rd179,%rd178,%rd194;
add.s64 %rd201,%rd179,%rd194;
st.u16 [%rd179],%rs1;
add.s64 %rd200,%rd200,4;
cvt.u32.u64 %r127,%rd200;
setp.lt.s32 %p17,%r127,%r76;
@%p17 bra $1_26;
$1_27:
ret;
}
.visible .entry composite_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .f32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .b16 %rs<14>;
.reg .f32 %f<24>;
.reg .b32 %r<138>;
.reg .b64 %rd<202>;
ld.param.u64 %rd88,[p0];
ld.param.v2.u32 {%r64,%r65},[p1+40];
ld.param.u64 %rd93,[p2];
ld.param.v2.u32 {%r68,%r69},[p3+40];
ld.param.u64 %rd98,[p4];
ld.param.v2.u32 {%r72,%r73},[p5+40];
ld.param.u64 %rd103,[p6];
ld.param.v2.u32 {%r128,%r129},[p7+32];
ld.param.v2.u32 {%r76,%r77},[p7+40];
ld.param.f32 %f2,[p8];
ld.param.u64 %rd194,[p7+24];
ld.param.u64 %rd193,[p7+16];
ld.param.u64 %rd192,[p7+8];
ld.param.u64 %rd104,[p7];
ld.param.u64 %rd190,[p5+16];
ld.param.u64 %rd189,[p5+8];
ld.param.u64 %rd99,[p5];
ld.param.u64 %rd187,[p3+24];
ld.param.u64 %rd186,[p3+16];
ld.param.u64 %rd185,[p3+8];
ld.param.u64 %rd94,[p3];
ld.param.u64 %rd183,[p1+24];
ld.param.u64 %rd182,[p1+16];
ld.param.u64 %rd181,[p1+8];
ld.param.u64 %rd89,[p1];
setp.eq.s32 %p1,%r65,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd108,%rd88;
mov.u32 %r78,%ctaid.z;
mul.wide.s32 %rd109,%r78,40;
add.s64 %rd110,%rd108,%rd109;
ld.global.u64 %rd183,[%rd110+24];
ld.global.u64 %rd182,[%rd110+16];
ld.global.u64 %rd181,[%rd110+8];
ld.global.u64 %rd180,[%rd110];
bra.uni $2_3;
$2_2:
mov.u32 %r81,%ctaid.z;
cvt.s64.s32 %rd111,%r81;
mul.lo.s64 %rd112,%rd89,%rd111;
add.s64 %rd180,%rd88,%rd112;
$2_3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd113,%rd93;
mov.u32 %r82,%ctaid.z;
mul.wide.s32 %rd114,%r82,40;
add.s64 %rd115,%rd113,%rd114;
ld.global.u64 %rd187,[%rd115+24];
ld.global.u64 %rd186,[%rd115+16];
ld.global.u64 %rd185,[%rd115+8];
ld.global.u64 %rd184,[%rd115];
bra.uni $2_6;
$2_5:
mov.u32 %r85,%ctaid.z;
cvt.s64.s32 %rd116,%r85;
mul.lo.s64 %rd117,%rd94,%rd116;
add.s64 %rd184,%rd93,%rd117;
$2_6:
setp.eq.s32 %p3,%r73,0;
@%p3 bra $2_8;
cvta.to.global.u64 %rd118,%rd98;
mov.u32 %r86,%ctaid.z;
mul.wide.s32 %rd119,%r86,40;
add.s64 %rd120,%rd118,%rd119;
ld.global.u64 %rd190,[%rd120+16];
ld.global.u64 %rd189,[%rd120+8];
ld.global.u64 %rd188,[%rd120];
bra.uni $2_9;
$2_8:
mov.u32 %r89,%ctaid.z;
cvt.s64.s32 %rd121,%r89;
mul.lo.s64 %rd122,%rd99,%rd121;
add.s64 %rd188,%rd98,%rd122;
$2_9:
setp.eq.s32 %p4,%r77,0;
@%p4 bra $2_11;
cvta.to.global.u64 %rd123,%rd103;
mov.u32 %r90,%ctaid.z;
mul.wide.s32 %rd124,%r90,40;
add.s64 %rd125,%rd123,%rd124;
ld.global.v2.u32 {%r128,%r129},[%rd125+32];
ld.global.u64 %rd194,[%rd125+24];
ld.global.u64 %rd193,[%rd125+16];
ld.global.u64 %rd192,[%rd125+8];
ld.global.u64 %rd191,[%rd125];
bra.uni $2_12;
$2_11:
mov.u32 %r93,%ctaid.z;
cvt.s64.s32 %rd126,%r93;
mul.lo.s64 %rd127,%rd104,%rd126;
add.s64 %rd191,%rd103,%rd127;
$2_12:
mov.u32 %r94,%ctaid.x;
shl.b32 %r95,%r94,5;
mov.u32 %r96,%tid.x;
add.s32 %r25,%r95,%r96;
mov.u32 %r97,%ctaid.y;
shl.b32 %r98,%r97,3;
mov.u32 %r99,%tid.y;
add.s32 %r26,%r98,%r99;
setp.ge.s32 %p5,%r25,%r128;
setp.ge.s32 %p6,%r26,%r129;
or.pred %p7,%p6,%p5;
@%p7 bra $2_27;
cvt.s64.s32 %rd57,%r26;
mul.lo.s64 %rd129,%rd189,%rd57;
cvt.s64.s32 %rd58,%r25;
mul.lo.s64 %rd130,%rd190,%rd58;
add.s64 %rd131,%rd129,%rd130;
add.s64 %rd128,%rd188,%rd131;
ld.global.nc.u8 %r100,[%rd128];
cvt.u16.u32 %rs2,%r100;
and.b16 %rs3,%rs2,255;
cvt.rn.f32.u16 %f3,%rs3;
mul.f32 %f1,%f3,0f3B808081;
min.s32 %r28,%r64,%r76;
setp.lt.s32 %p8,%r28,1;
mov.u32 %r132,0;
@%p8 bra $2_20;
and.b32 %r134,%r28,3;
add.s32 %r104,%r28,-1;
setp.lt.u32 %p9,%r104,3;
mov.u32 %r132,0;
@%p9 bra $2_17;
sub.s32 %r131,%r28,%r134;
mul.lo.s64 %rd132,%rd185,%rd57;
mul.lo.s64 %rd133,%rd186,%rd58;
add.s64 %rd134,%rd133,%rd132;
add.s64 %rd195,%rd184,%rd134;
mul.lo.s64 %rd135,%rd181,%rd57;
mul.lo.s64 %rd136,%rd182,%rd58;
add.s64 %rd137,%rd136,%rd135;
add.s64 %rd196,%rd180,%rd137;
mul.lo.s64 %rd138,%rd192,%rd57;
mul.lo.s64 %rd139,%rd193,%rd58;
add.s64 %rd140,%rd139,%rd138;
add.s64 %rd197,%rd191,%rd140;
$2_16:
ld.global.nc.s16 %rs4,[%rd195];
cvt.rn.f32.s16 %f4,%rs4;
ld.global.nc.s16 %rs5,[%rd196];
cvt.rn.f32.s16 %f5,%rs5;
sub.f32 %f6,%f5,%f4;
fma.rn.f32 %f7,%f6,%f1,%f4;
cvt.rni.s32.f32 %r106,%f7;
max.s32 %r107,%r106,-32768;
min.s32 %r108,%r107,32767;
st.u16 [%rd197],%r108;
add.s64 %rd143,%rd195,%rd187;
ld.global.nc.s16 %rs6,[%rd143];
cvt.rn.f32.s16 %f8,%rs6;
add.s64 %rd144,%rd196,%rd183;
ld.global.nc.s16 %rs7,[%rd144];
cvt.rn.f32.s16 %f9,%rs7;
sub.f32 %f10,%f9,%f8;
fma.rn.f32 %f11,%f10,%f1,%f8;
cvt.rni.s32.f32 %r109,%f11;
max.s32 %r110,%r109,-32768;
min.s32 %r111,%r110,32767;
add.s64 %rd149,%rd197,%rd194;
st.u16 [%rd149],%r111;
add.s64 %rd145,%rd143,%rd187;
ld.global.nc.s16 %rs8,[%rd145];
cvt.rn.f32.s16 %f12,%rs8;
add.s64 %rd146,%rd144,%rd183;
ld.global.nc.s16 %rs9,[%rd146];
cvt.rn.f32.s16 %f13,%rs9;
sub.f32 %f14,%f13,%f12;
fma.rn.f32 %f15,%f14,%f1,%f12;
cvt.rni.s32.f32 %r112,%f15;
max.s32 %r113,%r112,-32768;
min.s32 %r114,%r113,32767;
add.s64 %rd150,%rd149,%rd194;
st.u16 [%rd150],%r114;
add.s64 %rd147,%rd145,%rd187;
add.s64 %rd195,%rd147,%rd187;
ld.global.nc.s16 %rs10,[%rd147];
cvt.rn.f32.s16 %f16,%rs10;
add.s64 %rd148,%rd146,%rd183;
add.s64 %rd196,%rd148,%rd183;
ld.global.nc.s16 %rs11,[%rd148];
cvt.rn.f32.s16 %f17,%rs11;
sub.f32 %f18,%f17,%f16;
fma.rn.f32 %f19,%f18,%f1,%f16;
cvt.rni.s32.f32 %r115,%f19;
max.s32 %r116,%r115,-32768;
min.s32 %r117,%r116,32767;
add.s64 %rd151,%rd150,%rd194;
add.s64 %rd197,%rd151,%rd194;
st.u16 [%rd151],%r117;
add.s32 %r132,%r132,4;
add.s32 %r131,%r131,-4;
setp.ne.s32 %p10,%r131,0;
@%p10 bra $2_16;
$2_17:
setp.eq.s32 %p11,%r134,0;
mul.lo.s64 %rd152,%rd181,%rd57;
mul.lo.s64 %rd153,%rd182,%rd58;
add.s64 %rd72,%rd152,%rd153;
mul.lo.s64 %rd154,%rd186,%rd58;
mul.lo.s64 %rd155,%rd185,%rd57;
add.s64 %rd73,%rd155,%rd154;
@%p11 bra $2_20;
cvt.s64.s32 %rd198,%r132;
mul.lo.s64 %rd156,%rd193,%rd58;
mul.lo.s64 %rd157,%rd192,%rd57;
add.s64 %rd75,%rd157,%rd156;
$2_19:
.pragma "nounroll";
mul.lo.s64 %rd160,%rd187,%rd198;
add.s64 %rd161,%rd73,%rd160;
add.s64 %rd158,%rd184,%rd161;
ld.global.nc.s16 %rs12,[%rd158];
cvt.rn.f32.s16 %f20,%rs12;
mul.lo.s64 %rd162,%rd183,%rd198;
add.s64 %rd163,%rd72,%rd162;
add.s64 %rd159,%rd180,%rd163;
ld.global.nc.s16 %rs13,[%rd159];
cvt.rn.f32.s16 %f21,%rs13;
sub.f32 %f22,%f21,%f20;
fma.rn.f32 %f23,%f22,%f1,%f20;
mul.lo.s64 %rd164,%rd194,%rd198;
add.s64 %rd165,%rd75,%rd164;
add.s64 %rd166,%rd191,%rd165;
cvt.rni.s32.f32 %r118,%f23;
max.s32 %r119,%r118,-32768;
min.s32 %r120,%r119,32767;
st.u16 [%rd166],%r120;
add.s64 %rd198,%rd198,1;
cvt.u32.u64 %r132,%rd198;
add.s32 %r134,%r134,-1;
setp.ne.s32 %p12,%r134,0;
@%p12 bra $2_19;
$2_20:
setp.le.s32 %p13,%r76,%r132;
@%p13 bra $2_27;
cvt.rni.s32.f32 %r121,%f2;
max.s32 %r122,%r121,-32768;
min.s32 %r123,%r122,32767;
cvt.u16.u32 %rs1,%r123;
sub.s32 %r124,%r76,%r132;
and.b32 %r136,%r124,3;
setp.eq.s32 %p14,%r136,0;
mov.u32 %r137,%r132;
@%p14 bra $2_24;
cvt.s64.s32 %rd199,%r132;
mul.lo.s64 %rd167,%rd193,%rd58;
mul.lo.s64 %rd168,%rd192,%rd57;
add.s64 %rd79,%rd168,%rd167;
$2_23:
.pragma "nounroll";
mul.lo.s64 %rd169,%rd194,%rd199;
add.s64 %rd170,%rd79,%rd169;
add.s64 %rd171,%rd191,%rd170;
st.u16 [%rd171],%rs1;
add.s64 %rd199,%rd199,1;
cvt.u32.u64 %r137,%rd199;
add.s32 %r136,%r136,-1;
setp.ne.s32 %p15,%r136,0;
@%p15 bra $2_23;
$2_24:
not.b32 %r125,%r132;
add.s32 %r126,%r76,%r125;
setp.lt.u32 %p16,%r126,3;
@%p16 bra $2_27;
cvt.s64.s32 %rd200,%r137;
mul.lo.s64 %rd172,%rd194,%rd200;
mul.lo.s64 %rd173,%rd193,%rd58;
add.s64 %rd174,%rd172,%rd173;
mul.lo.s64 %rd175,%rd192,%rd57;
add.s64 %rd176,%rd174,%rd175;
add.s64 %rd201,%rd191,%rd176;
$2_26:
st.u16 [%rd201],%rs1;
add.s64 %rd177,%rd201,%rd194;
st.u16 [%rd177],%rs1;
add.s64 %rd178,%rd177,%rd194;
st.u16 [%rd178],%rs1;
add.s64 %rd179,%rd178,%rd194;
add.s64 %rd201,%rd179,%rd194;
st.u16 [%rd179],%rs1;
add.s64 %rd200,%rd200,4;
cvt.u32.u64 %r127,%rd200;
setp.lt.s32 %p17,%r127,%r76;
@%p17 bra $2_26;
$2_27:
ret;
}
.visible .entry composite_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .f32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .b16 %rs<33>;
.reg .f32 %f<29>;
.reg .b32 %r<120>;
.reg .b64 %rd<202>;
ld.param.u64 %rd88,[p0];
ld.param.v2.u32 {%r64,%r65},[p1+40];
ld.param.u64 %rd93,[p2];
ld.param.v2.u32 {%r68,%r69},[p3+40];
ld.param.u64 %rd98,[p4];
ld.param.v2.u32 {%r72,%r73},[p5+40];
ld.param.u64 %rd103,[p6];
ld.param.v2.u32 {%r110,%r111},[p7+32];
ld.param.v2.u32 {%r76,%r77},[p7+40];
ld.param.f32 %f2,[p8];
ld.param.u64 %rd194,[p7+24];
ld.param.u64 %rd193,[p7+16];
ld.param.u64 %rd192,[p7+8];
ld.param.u64 %rd104,[p7];
ld.param.u64 %rd190,[p5+16];
ld.param.u64 %rd189,[p5+8];
ld.param.u64 %rd99,[p5];
ld.param.u64 %rd187,[p3+24];
ld.param.u64 %rd186,[p3+16];
ld.param.u64 %rd185,[p3+8];
ld.param.u64 %rd94,[p3];
ld.param.u64 %rd183,[p1+24];
ld.param.u64 %rd182,[p1+16];
ld.param.u64 %rd181,[p1+8];
ld.param.u64 %rd89,[p1];
setp.eq.s32 %p1,%r65,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd108,%rd88;
mov.u32 %r78,%ctaid.z;
mul.wide.s32 %rd109,%r78,40;
add.s64 %rd110,%rd108,%rd109;
ld.global.u64 %rd183,[%rd110+24];
ld.global.u64 %rd182,[%rd110+16];
ld.global.u64 %rd181,[%rd110+8];
ld.global.u64 %rd180,[%rd110];
bra.uni $3_3;
$3_2:
mov.u32 %r81,%ctaid.z;
cvt.s64.s32 %rd111,%r81;
mul.lo.s64 %rd112,%rd89,%rd111;
add.s64 %rd180,%rd88,%rd112;
$3_3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd113,%rd93;
mov.u32 %r82,%ctaid.z;
mul.wide.s32 %rd114,%r82,40;
add.s64 %rd115,%rd113,%rd114;
ld.global.u64 %rd187,[%rd115+24];
ld.global.u64 %rd186,[%rd115+16];
ld.global.u64 %rd185,[%rd115+8];
ld.global.u64 %rd184,[%rd115];
bra.uni $3_6;
$3_5:
mov.u32 %r85,%ctaid.z;
cvt.s64.s32 %rd116,%r85;
mul.lo.s64 %rd117,%rd94,%rd116;
add.s64 %rd184,%rd93,%rd117;
$3_6:
setp.eq.s32 %p3,%r73,0;
@%p3 bra $3_8;
cvta.to.global.u64 %rd118,%rd98;
mov.u32 %r86,%ctaid.z;
mul.wide.s32 %rd119,%r86,40;
add.s64 %rd120,%rd118,%rd119;
ld.global.u64 %rd190,[%rd120+16];
ld.global.u64 %rd189,[%rd120+8];
ld.global.u64 %rd188,[%rd120];
bra.uni $3_9;
$3_8:
mov.u32 %r89,%ctaid.z;
cvt.s64.s32 %rd121,%r89;
mul.lo.s64 %rd122,%rd99,%rd121;
add.s64 %rd188,%rd98,%rd122;
$3_9:
setp.eq.s32 %p4,%r77,0;
@%p4 bra $3_11;
cvta.to.global.u64 %rd123,%rd103;
mov.u32 %r90,%ctaid.z;
mul.wide.s32 %rd124,%r90,40;
add.s64 %rd125,%rd123,%rd124;
ld.global.v2.u32 {%r110,%r111},[%rd125+32];
ld.global.u64 %rd194,[%rd125+24];
ld.global.u64 %rd193,[%rd125+16];
ld.global.u64 %rd192,[%rd125+8];
ld.global.u64 %rd191,[%rd125];
bra.uni $3_12;
$3_11:
mov.u32 %r93,%ctaid.z;
cvt.s64.s32 %rd126,%r93;
mul.lo.s64 %rd127,%rd104,%rd126;
add.s64 %rd191,%rd103,%rd127;
$3_12:
mov.u32 %r94,%ctaid.x;
shl.b32 %r95,%r94,5;
mov.u32 %r96,%tid.x;
add.s32 %r25,%r95,%r96;
mov.u32 %r97,%ctaid.y;
shl.b32 %r98,%r97,3;
mov.u32 %r99,%tid.y;
add.s32 %r26,%r98,%r99;
setp.ge.s32 %p5,%r25,%r110;
setp.ge.s32 %p6,%r26,%r111;
or.pred %p7,%p6,%p5;
@%p7 bra $3_27;
cvt.s64.s32 %rd55,%r26;
mul.lo.s64 %rd129,%rd189,%rd55;
cvt.s64.s32 %rd56,%r25;
mul.lo.s64 %rd130,%rd190,%rd56;
add.s64 %rd131,%rd129,%rd130;
add.s64 %rd128,%rd188,%rd131;
ld.global.nc.u8 %r100,[%rd128];
cvt.u16.u32 %rs1,%r100;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f3,%rs2;
mul.f32 %f1,%f3,0f3B808081;
min.s32 %r28,%r64,%r76;
setp.lt.s32 %p8,%r28,1;
mov.u32 %r114,0;
@%p8 bra $3_20;
and.b32 %r116,%r28,3;
add.s32 %r104,%r28,-1;
setp.lt.u32 %p9,%r104,3;
mov.u32 %r114,0;
@%p9 bra $3_17;
sub.s32 %r113,%r28,%r116;
mul.lo.s64 %rd132,%rd185,%rd55;
mul.lo.s64 %rd133,%rd186,%rd56;
add.s64 %rd134,%rd133,%rd132;
add.s64 %rd195,%rd184,%rd134;
mul.lo.s64 %rd135,%rd181,%rd55;
mul.lo.s64 %rd136,%rd182,%rd56;
add.s64 %rd137,%rd136,%rd135;
add.s64 %rd196,%rd180,%rd137;
mul.lo.s64 %rd138,%rd192,%rd55;
mul.lo.s64 %rd139,%rd193,%rd56;
add.s64 %rd140,%rd139,%rd138;
add.s64 %rd197,%rd191,%rd140;
$3_16:
ld.global.nc.u16 %rs3,[%rd195];
cvt.f32.f16 %f4,%rs3;
ld.global.nc.u16 %rs5,[%rd196];
cvt.f32.f16 %f5,%rs5;
sub.f32 %f16,%f5,%f4;
fma.rn.f32 %f6,%f16,%f1,%f4;
cvt.rn.f16.f32 %rs7,%f6;
st.u16 [%rd197],%rs7;
add.s64 %rd143,%rd195,%rd187;
ld.global.nc.u16 %rs8,[%rd143];
cvt.f32.f16 %f7,%rs8;
add.s64 %rd144,%rd196,%rd183;
ld.global.nc.u16 %rs10,[%rd144];
cvt.f32.f16 %f8,%rs10;
sub.f32 %f17,%f8,%f7;
fma.rn.f32 %f9,%f17,%f1,%f7;
cvt.rn.f16.f32 %rs12,%f9;
add.s64 %rd149,%rd197,%rd194;
st.u16 [%rd149],%rs12;
add.s64 %rd145,%rd143,%rd187;
ld.global.nc.u16 %rs13,[%rd145];
cvt.f32.f16 %f10,%rs13;
add.s64 %rd146,%rd144,%rd183;
ld.global.nc.u16 %rs15,[%rd146];
cvt.f32.f16 %f11,%rs15;
sub.f32 %f18,%f11,%f10;
fma.rn.f32 %f12,%f18,%f1,%f10;
cvt.rn.f16.f32 %rs17,%f12;
add.s64 %rd150,%rd149,%rd194;
st.u16 [%rd150],%rs17;
add.s64 %rd147,%rd145,%rd187;
add.s64 %rd195,%rd147,%rd187;
ld.global.nc.u16 %rs18,[%rd147];
cvt.f32.f16 %f13,%rs18;
add.s64 %rd148,%rd146,%rd183;
add.s64 %rd196,%rd148,%rd183;
ld.global.nc.u16 %rs20,[%rd148];
cvt.f32.f16 %f14,%rs20;
sub.f32 %f19,%f14,%f13;
fma.rn.f32 %f15,%f19,%f1,%f13;
cvt.rn.f16.f32 %rs22,%f15;
add.s64 %rd151,%rd150,%rd194;
add.s64 %rd197,%rd151,%rd194;
st.u16 [%rd151],%rs22;
add.s32 %r114,%r114,4;
add.s32 %r113,%r113,-4;
setp.ne.s32 %p10,%r113,0;
@%p10 bra $3_16;
$3_17:
setp.eq.s32 %p11,%r116,0;
mul.lo.s64 %rd152,%rd181,%rd55;
mul.lo.s64 %rd153,%rd182,%rd56;
add.s64 %rd72,%rd152,%rd153;
mul.lo.s64 %rd154,%rd186,%rd56;
mul.lo.s64 %rd155,%rd185,%rd55;
add.s64 %rd73,%rd155,%rd154;
@%p11 bra $3_20;
cvt.s64.s32 %rd198,%r114;
mul.lo.s64 %rd156,%rd193,%rd56;
mul.lo.s64 %rd157,%rd192,%rd55;
add.s64 %rd75,%rd157,%rd156;
$3_19:
.pragma "nounroll";
mul.lo.s64 %rd160,%rd187,%rd198;
add.s64 %rd161,%rd73,%rd160;
add.s64 %rd158,%rd184,%rd161;
ld.global.nc.u16 %rs23,[%rd158];
cvt.f32.f16 %f20,%rs23;
mul.lo.s64 %rd162,%rd183,%rd198;
add.s64 %rd163,%rd72,%rd162;
add.s64 %rd159,%rd180,%rd163;
ld.global.nc.u16 %rs25,[%rd159];
cvt.f32.f16 %f21,%rs25;
sub.f32 %f23,%f21,%f20;
fma.rn.f32 %f22,%f23,%f1,%f20;
mul.lo.s64 %rd164,%rd194,%rd198;
add.s64 %rd165,%rd75,%rd164;
add.s64 %rd166,%rd191,%rd165;
cvt.rn.f16.f32 %rs27,%f22;
st.u16 [%rd166],%rs27;
add.s64 %rd198,%rd198,1;
cvt.u32.u64 %r114,%rd198;
add.s32 %r116,%r116,-1;
setp.ne.s32 %p12,%r116,0;
@%p12 bra $3_19;
$3_20:
setp.le.s32 %p13,%r76,%r114;
@%p13 bra $3_27;
sub.s32 %r106,%r76,%r114;
and.b32 %r118,%r106,3;
setp.eq.s32 %p14,%r118,0;
mov.u32 %r119,%r114;
@%p14 bra $3_24;
cvt.s64.s32 %rd199,%r114;
mul.lo.s64 %rd167,%rd193,%rd56;
mul.lo.s64 %rd168,%rd192,%rd55;
add.s64 %rd79,%rd168,%rd167;
cvt.rn.f16.f32 %rs28,%f2;
$3_23:
.pragma "nounroll";
mul.lo.s64 %rd169,%rd194,%rd199;
add.s64 %rd170,%rd79,%rd169;
add.s64 %rd171,%rd191,%rd170;
st.u16 [%rd171],%rs28;
add.s64 %rd199,%rd199,1;
cvt.u32.u64 %r119,%rd199;
add.s32 %r118,%r118,-1;
setp.ne.s32 %p15,%r118,0;
@%p15 bra $3_23;
$3_24:
not.b32 %r107,%r114;
add.s32 %r108,%r76,%r107;
setp.lt.u32 %p16,%r108,3;
@%p16 bra $3_27;
cvt.s64.s32 %rd200,%r119;
mul.lo.s64 %rd172,%rd194,%rd200;
mul.lo.s64 %rd173,%rd193,%rd56;
add.s64 %rd174,%rd172,%rd173;
mul.lo.s64 %rd175,%rd192,%rd55;
add.s64 %rd176,%rd174,%rd175;
add.s64 %rd201,%rd191,%rd176;
cvt.rn.f16.f32 %rs29,%f2;
$3_26:
st.u16 [%rd201],%rs29;
add.s64 %rd177,%rd201,%rd194;
st.u16 [%rd177],%rs29;
add.s64 %rd178,%rd177,%rd194;
st.u16 [%rd178],%rs29;
add.s64 %rd179,%rd178,%rd194;
add.s64 %rd201,%rd179,%rd194;
st.u16 [%rd179],%rs29;
add.s64 %rd200,%rd200,4;
cvt.u32.u64 %r109,%rd200;
setp.lt.s32 %p17,%r109,%r76;
@%p17 bra $3_26;
$3_27:
ret;
}
.visible .entry composite_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .f32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .b16 %rs<3>;
.reg .f32 %f<24>;
.reg .b32 %r<120>;
.reg .b64 %rd<202>;
ld.param.u64 %rd88,[p0];
ld.param.v2.u32 {%r64,%r65},[p1+40];
ld.param.u64 %rd93,[p2];
ld.param.v2.u32 {%r68,%r69},[p3+40];
ld.param.u64 %rd98,[p4];
ld.param.v2.u32 {%r72,%r73},[p5+40];
ld.param.u64 %rd103,[p6];
ld.param.v2.u32 {%r110,%r111},[p7+32];
ld.param.v2.u32 {%r76,%r77},[p7+40];
ld.param.f32 %f2,[p8];
ld.param.u64 %rd194,[p7+24];
ld.param.u64 %rd193,[p7+16];
ld.param.u64 %rd192,[p7+8];
ld.param.u64 %rd104,[p7];
ld.param.u64 %rd190,[p5+16];
ld.param.u64 %rd189,[p5+8];
ld.param.u64 %rd99,[p5];
ld.param.u64 %rd187,[p3+24];
ld.param.u64 %rd186,[p3+16];
ld.param.u64 %rd185,[p3+8];
ld.param.u64 %rd94,[p3];
ld.param.u64 %rd183,[p1+24];
ld.param.u64 %rd182,[p1+16];
ld.param.u64 %rd181,[p1+8];
ld.param.u64 %rd89,[p1];
setp.eq.s32 %p1,%r65,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd108,%rd88;
mov.u32 %r78,%ctaid.z;
mul.wide.s32 %rd109,%r78,40;
add.s64 %rd110,%rd108,%rd109;
ld.global.u64 %rd183,[%rd110+24];
ld.global.u64 %rd182,[%rd110+16];
ld.global.u64 %rd181,[%rd110+8];
ld.global.u64 %rd180,[%rd110];
bra.uni $4_3;
$4_2:
mov.u32 %r81,%ctaid.z;
cvt.s64.s32 %rd111,%r81;
mul.lo.s64 %rd112,%rd89,%rd111;
add.s64 %rd180,%rd88,%rd112;
$4_3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd113,%rd93;
mov.u32 %r82,%ctaid.z;
mul.wide.s32 %rd114,%r82,40;
add.s64 %rd115,%rd113,%rd114;
ld.global.u64 %rd187,[%rd115+24];
ld.global.u64 %rd186,[%rd115+16];
ld.global.u64 %rd185,[%rd115+8];
ld.global.u64 %rd184,[%rd115];
bra.uni $4_6;
$4_5:
mov.u32 %r85,%ctaid.z;
cvt.s64.s32 %rd116,%r85;
mul.lo.s64 %rd117,%rd94,%rd116;
add.s64 %rd184,%rd93,%rd117;
$4_6:
setp.eq.s32 %p3,%r73,0;
@%p3 bra $4_8;
cvta.to.global.u64 %rd118,%rd98;
mov.u32 %r86,%ctaid.z;
mul.wide.s32 %rd119,%r86,40;
add.s64 %rd120,%rd118,%rd119;
ld.global.u64 %rd190,[%rd120+16];
ld.global.u64 %rd189,[%rd120+8];
ld.global.u64 %rd188,[%rd120];
bra.uni $4_9;
$4_8:
mov.u32 %r89,%ctaid.z;
cvt.s64.s32 %rd121,%r89;
mul.lo.s64 %rd122,%rd99,%rd121;
add.s64 %rd188,%rd98,%rd122;
$4_9:
setp.eq.s32 %p4,%r77,0;
@%p4 bra $4_11;
cvta.to.global.u64 %rd123,%rd103;
mov.u32 %r90,%ctaid.z;
mul.wide.s32 %rd124,%r90,40;
add.s64 %rd125,%rd123,%rd124;
ld.global.v2.u32 {%r110,%r111},[%rd125+32];
ld.global.u64 %rd194,[%rd125+24];
ld.global.u64 %rd193,[%rd125+16];
ld.global.u64 %rd192,[%rd125+8];
ld.global.u64 %rd191,[%rd125];
bra.uni $4_12;
$4_11:
mov.u32 %r93,%ctaid.z;
cvt.s64.s32 %rd126,%r93;
mul.lo.s64 %rd127,%rd104,%rd126;
add.s64 %rd191,%rd103,%rd127;
$4_12:
mov.u32 %r94,%ctaid.x;
shl.b32 %r95,%r94,5;
mov.u32 %r96,%tid.x;
add.s32 %r25,%r95,%r96;
mov.u32 %r97,%ctaid.y;
shl.b32 %r98,%r97,3;
mov.u32 %r99,%tid.y;
add.s32 %r26,%r98,%r99;
setp.ge.s32 %p5,%r25,%r110;
setp.ge.s32 %p6,%r26,%r111;
or.pred %p7,%p6,%p5;
@%p7 bra $4_27;
cvt.s64.s32 %rd55,%r26;
mul.lo.s64 %rd129,%rd189,%rd55;
cvt.s64.s32 %rd56,%r25;
mul.lo.s64 %rd130,%rd190,%rd56;
add.s64 %rd131,%rd129,%rd130;
add.s64 %rd128,%rd188,%rd131;
ld.global.nc.u8 %r100,[%rd128];
cvt.u16.u32 %rs1,%r100;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f3,%rs2;
mul.f32 %f1,%f3,0f3B808081;
min.s32 %r28,%r64,%r76;
setp.lt.s32 %p8,%r28,1;
mov.u32 %r114,0;
@%p8 bra $4_20;
and.b32 %r116,%r28,3;
add.s32 %r104,%r28,-1;
setp.lt.u32 %p9,%r104,3;
mov.u32 %r114,0;
@%p9 bra $4_17;
sub.s32 %r113,%r28,%r116;
mul.lo.s64 %rd132,%rd185,%rd55;
mul.lo.s64 %rd133,%rd186,%rd56;
add.s64 %rd134,%rd133,%rd132;
add.s64 %rd195,%rd184,%rd134;
mul.lo.s64 %rd135,%rd181,%rd55;
mul.lo.s64 %rd136,%rd182,%rd56;
add.s64 %rd137,%rd136,%rd135;
add.s64 %rd196,%rd180,%rd137;
mul.lo.s64 %rd138,%rd192,%rd55;
mul.lo.s64 %rd139,%rd193,%rd56;
add.s64 %rd140,%rd139,%rd138;
add.s64 %rd197,%rd191,%rd140;
$4_16:
ld.global.nc.f32 %f4,[%rd195];
ld.global.nc.f32 %f5,[%rd196];
sub.f32 %f12,%f5,%f4;
fma.rn.f32 %f13,%f12,%f1,%f4;
st.f32 [%rd197],%f13;
add.s64 %rd143,%rd195,%rd187;
ld.global.nc.f32 %f6,[%rd143];
add.s64 %rd144,%rd196,%rd183;
ld.global.nc.f32 %f7,[%rd144];
sub.f32 %f14,%f7,%f6;
fma.rn.f32 %f15,%f14,%f1,%f6;
add.s64 %rd149,%rd197,%rd194;
st.f32 [%rd149],%f15;
add.s64 %rd145,%rd143,%rd187;
ld.global.nc.f32 %f8,[%rd145];
add.s64 %rd146,%rd144,%rd183;
ld.global.nc.f32 %f9,[%rd146];
sub.f32 %f16,%f9,%f8;
fma.rn.f32 %f17,%f16,%f1,%f8;
add.s64 %rd150,%rd149,%rd194;
st.f32 [%rd150],%f17;
add.s64 %rd147,%rd145,%rd187;
add.s64 %rd195,%rd147,%rd187;
ld.global.nc.f32 %f10,[%rd147];
add.s64 %rd148,%rd146,%rd183;
add.s64 %rd196,%rd148,%rd183;
ld.global.nc.f32 %f11,[%rd148];
sub.f32 %f18,%f11,%f10;
fma.rn.f32 %f19,%f18,%f1,%f10;
add.s64 %rd151,%rd150,%rd194;
add.s64 %rd197,%rd151,%rd194;
st.f32 [%rd151],%f19;
add.s32 %r114,%r114,4;
add.s32 %r113,%r113,-4;
setp.ne.s32 %p10,%r113,0;
@%p10 bra $4_16;
$4_17:
setp.eq.s32 %p11,%r116,0;
mul.lo.s64 %rd152,%rd181,%rd55;
mul.lo.s64 %rd153,%rd182,%rd56;
add.s64 %rd72,%rd152,%rd153;
mul.lo.s64 %rd154,%rd186,%rd56;
mul.lo.s64 %rd155,%rd185,%rd55;
add.s64 %rd73,%rd155,%rd154;
@%p11 bra $4_20;
cvt.s64.s32 %rd198,%r114;
mul.lo.s64 %rd156,%rd193,%rd56;
mul.lo.s64 %rd157,%rd192,%rd55;
add.s64 %rd75,%rd157,%rd156;
$4_19:
.pragma "nounroll";
mul.lo.s64 %rd160,%rd187,%rd198;
add.s64 %rd161,%rd73,%rd160;
add.s64 %rd158,%rd184,%rd161;
ld.global.nc.f32 %f20,[%rd158];
mul.lo.s64 %rd162,%rd183,%rd198;
add.s64 %rd163,%rd72,%rd162;
add.s64 %rd159,%rd180,%rd163;
ld.global.nc.f32 %f21,[%rd159];
sub.f32 %f22,%f21,%f20;
fma.rn.f32 %f23,%f22,%f1,%f20;
mul.lo.s64 %rd164,%rd194,%rd198;
add.s64 %rd165,%rd75,%rd164;
add.s64 %rd166,%rd191,%rd165;
st.f32 [%rd166],%f23;
add.s64 %rd198,%rd198,1;
cvt.u32.u64 %r114,%rd198;
add.s32 %r116,%r116,-1;
setp.ne.s32 %p12,%r116,0;
@%p12 bra $4_19;
$4_20:
setp.le.s32 %p13,%r76,%r114;
@%p13 bra $4_27;
sub.s32 %r106,%r76,%r114;
and.b32 %r118,%r106,3;
setp.eq.s32 %p14,%r118,0;
mov.u32 %r119,%r114;
@%p14 bra $4_24;
cvt.s64.s32 %rd199,%r114;
mul.lo.s64 %rd167,%rd193,%rd56;
mul.lo.s64 %rd168,%rd192,%rd55;
add.s64 %rd79,%rd168,%rd167;
$4_23:
.pragma "nounroll";
mul.lo.s64 %rd169,%rd194,%rd199;
add.s64 %rd170,%rd79,%rd169;
add.s64 %rd171,%rd191,%rd170;
st.f32 [%rd171],%f2;
add.s64 %rd199,%rd199,1;
cvt.u32.u64 %r119,%rd199;
add.s32 %r118,%r118,-1;
setp.ne.s32 %p15,%r118,0;
@%p15 bra $4_23;
$4_24:
not.b32 %r107,%r114;
add.s32 %r108,%r76,%r107;
setp.lt.u32 %p16,%r108,3;
@%p16 bra $4_27;
cvt.s64.s32 %rd200,%r119;
mul.lo.s64 %rd172,%rd194,%rd200;
mul.lo.s64 %rd173,%rd193,%rd56;
add.s64 %rd174,%rd172,%rd173;
mul.lo.s64 %rd175,%rd192,%rd55;
add.s64 %rd176,%rd174,%rd175;
add.s64 %rd201,%rd191,%rd176;
$4_26:
st.f32 [%rd201],%f2;
add.s64 %rd177,%rd201,%rd194;
st.f32 [%rd177],%f2;
add.s64 %rd178,%rd177,%rd194;
st.f32 [%rd178],%f2;
add.s64 %rd179,%rd178,%rd194;
add.s64 %rd201,%rd179,%rd194;
st.f32 [%rd179],%f2;
add.s64 %rd200,%rd200,4;
cvt.u32.u64 %r109,%rd200;
setp.lt.s32 %p17,%r109,%r76;
@%p17 bra $4_26;
$4_27:
ret;
}
`;
