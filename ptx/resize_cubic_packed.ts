// Made from kernels/resize_cubic_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/resize_cubic_packed.cu`. */
export const RESIZE_CUBIC_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.func _Z12sample_aloneILi4EEvRK5ImageddPhiRK12Surroundings
(
.param .b64 p0,
.param .b64 p1,
.param .b64 p2,
.param .b64 p3,
.param .b32 p4,
.param .b64 p5
)
;
.func (.param .b32 func_retval0) _Z14border_outsideiii(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<10>;
.reg .b32 %r<20>;
ld.param.u32 %r6,[p0];
ld.param.u32 %r7,[p1];
ld.param.u32 %r8,[p2];
setp.eq.s32 %p1,%r8,0;
mov.u32 %r19,-1;
@%p1 bra $0_5;
setp.eq.s32 %p2,%r8,1;
setp.eq.s32 %p3,%r7,1;
or.pred %p4,%p3,%p2;
@%p4 bra $0_4;
bra.uni $0_2;
$0_4:
setp.lt.s32 %p9,%r6,0;
add.s32 %r18,%r7,-1;
selp.b32 %r19,0,%r18,%p9;
bra.uni $0_5;
$0_2:
setp.eq.s32 %p5,%r8,4;
shl.b32 %r10,%r7,1;
add.s32 %r11,%r10,-2;
setp.eq.s32 %p6,%r8,2;
selp.b32 %r12,%r10,%r11,%p6;
selp.b32 %r1,%r7,%r12,%p5;
rem.s32 %r13,%r6,%r1;
shr.s32 %r14,%r13,31;
and.b32 %r15,%r14,%r1;
add.s32 %r19,%r15,%r13;
setp.lt.s32 %p7,%r19,%r7;
@%p7 bra $0_5;
selp.b32 %r16,-1,0,%p6;
add.s32 %r17,%r1,%r16;
sub.s32 %r19,%r17,%r19;
$0_5:
st.param.b32 [func_retval0+0],%r19;
ret;
}
.visible .entry resize_cubic_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5
)
.maxntid 256,1,1
{
.local .align 8 .b8 __local_depot1[64];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<35>;
.reg .b16 %rs<30>;
.reg .f32 %f<72>;
.reg .b32 %r<253>;
.reg .f64 %fd<43>;
.reg .b64 %rd<197>;
.shared .align 16 .b8 _ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block[256];
mov.u64 %SPL,__local_depot1;
cvta.local.u64 %SP,%SPL;
ld.param.u64 %rd68,[p0];
ld.param.v2.u32 {%r234,%r235},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %rd73,[p2];
ld.param.v2.u32 {%r236,%r237},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.f64 %fd39,[p4];
ld.param.f64 %fd40,[p5];
ld.param.u64 %rd184,[p3+8];
ld.param.u64 %rd74,[p3];
ld.param.u64 %rd182,[p1+24];
ld.param.u64 %rd181,[p1+16];
ld.param.u64 %rd180,[p1+8];
ld.param.u64 %rd69,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r76,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd78,%rd68;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.v2.u32 {%r234,%r235},[%rd80+32];
ld.global.u64 %rd182,[%rd80+24];
ld.global.u64 %rd181,[%rd80+16];
ld.global.u64 %rd180,[%rd80+8];
ld.global.u64 %rd179,[%rd80];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd69,%rd81;
add.s64 %rd179,%rd68,%rd82;
$1_3:
add.u64 %rd83,%SP,0;
add.u64 %rd84,%SPL,0;
st.local.u64 [%rd84],%rd179;
st.local.u64 [%rd84+8],%rd180;
st.local.u64 [%rd84+16],%rd181;
st.local.u64 [%rd84+24],%rd182;
st.local.v2.u32 [%rd84+32],{%r234,%r235};
setp.eq.s32 %p2,%r80,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd85,%rd73;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.v2.u32 {%r236,%r237},[%rd87+32];
ld.global.u64 %rd184,[%rd87+8];
ld.global.u64 %rd183,[%rd87];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd74,%rd88;
add.s64 %rd183,%rd73,%rd89;
$1_6:
mov.u32 %r85,%ctaid.x;
shl.b32 %r16,%r85,5;
mov.u32 %r86,%ctaid.y;
shl.b32 %r87,%r86,3;
mov.u32 %r88,%tid.y;
add.s32 %r18,%r87,%r88;
setp.le.s32 %p3,%r236,%r16;
setp.ge.s32 %p4,%r18,%r237;
or.pred %p5,%p4,%p3;
@%p5 bra $1_44;
mov.u32 %r89,%tid.x;
add.s32 %r90,%r16,%r89;
add.s32 %r91,%r236,-1;
setp.neu.f64 %p6,%fd39,0d0000000000000000;
min.s32 %r20,%r90,%r91;
@%p6 bra $1_9;
cvt.rn.f64.s32 %fd15,%r236;
cvt.rn.f64.s32 %fd16,%r234;
div.rn.f64 %fd17,%fd15,%fd16;
rcp.rn.f64 %fd39,%fd17;
$1_9:
cvt.rn.f64.s32 %fd18,%r20;
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd18,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd3,%fd21,%fd22;
setp.neu.f64 %p7,%fd40,0d0000000000000000;
@%p7 bra $1_11;
cvt.rn.f64.s32 %fd23,%r237;
cvt.rn.f64.s32 %fd24,%r235;
div.rn.f64 %fd25,%fd23,%fd24;
rcp.rn.f64 %fd40,%fd25;
$1_11:
cvt.rn.f64.s32 %fd26,%r18;
add.rn.f64 %fd28,%fd26,%fd19;
mul.rn.f64 %fd29,%fd28,%fd40;
add.rn.f64 %fd6,%fd29,%fd22;
mov.f64 %fd31,0d4338000000000000;
add.rn.f64 %fd32,%fd3,%fd31;
sub.rn.f64 %fd33,%fd32,%fd31;
sub.rn.f64 %fd41,%fd3,%fd33;
{
.reg .b32 %temp;
mov.b64 {%r238,%temp},%fd32;
}
setp.geu.f64 %p8,%fd41,0d0000000000000000;
@%p8 bra $1_13;
add.s32 %r238,%r238,-1;
mov.f64 %fd34,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd34;
$1_13:
add.rn.f64 %fd36,%fd6,%fd31;
sub.rn.f64 %fd37,%fd36,%fd31;
sub.rn.f64 %fd42,%fd6,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r239,%temp},%fd36;
}
setp.geu.f64 %p9,%fd42,0d0000000000000000;
@%p9 bra $1_15;
add.s32 %r239,%r239,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$1_15:
add.s32 %r92,%r238,2;
setp.lt.s32 %p10,%r92,%r234;
setp.gt.s32 %p11,%r238,0;
and.pred %p12,%p11,%p10;
setp.gt.s32 %p13,%r239,0;
and.pred %p14,%p13,%p12;
add.s32 %r93,%r239,3;
setp.lt.s32 %p15,%r93,%r235;
and.pred %p16,%p15,%p14;
@%p16 bra $1_17;
bra.uni $1_16;
$1_17:
cvt.rn.f32.f64 %f1,%fd41;
cvt.rn.f32.f64 %f2,%fd42;
add.s32 %r106,%r239,-1;
cvt.s64.s32 %rd107,%r106;
mul.lo.s64 %rd108,%rd180,%rd107;
add.s32 %r107,%r238,-1;
cvt.s64.s32 %rd109,%r107;
add.s64 %rd110,%rd108,%rd109;
add.s64 %rd111,%rd179,%rd110;
cvt.u32.u64 %r108,%rd111;
and.b32 %r109,%r108,3;
and.b64 %rd112,%rd111,3;
sub.s64 %rd113,%rd110,%rd112;
add.s64 %rd99,%rd179,%rd113;
add.s32 %r110,%r109,3;
ld.global.nc.u32 %r98,[%rd99];
and.b32 %r111,%r110,4;
cvt.u64.u32 %rd114,%r111;
add.s64 %rd100,%rd99,%rd114;
ld.global.nc.u32 %r99,[%rd100];
mad.lo.s32 %r112,%r109,4369,12816;
and.b32 %r113,%r112,30583;
prmt.b32 %r114,%r98,%r99,%r113;
add.s64 %rd115,%rd110,%rd180;
add.s64 %rd116,%rd111,%rd180;
cvt.u32.u64 %r115,%rd116;
and.b32 %r116,%r115,3;
and.b64 %rd117,%rd116,3;
sub.s64 %rd118,%rd115,%rd117;
add.s64 %rd101,%rd179,%rd118;
add.s32 %r117,%r116,3;
ld.global.nc.u32 %r100,[%rd101];
and.b32 %r118,%r117,4;
cvt.u64.u32 %rd119,%r118;
add.s64 %rd102,%rd101,%rd119;
ld.global.nc.u32 %r101,[%rd102];
mad.lo.s32 %r119,%r116,4369,12816;
and.b32 %r120,%r119,30583;
prmt.b32 %r121,%r100,%r101,%r120;
add.s64 %rd120,%rd115,%rd180;
add.s64 %rd121,%rd116,%rd180;
cvt.u32.u64 %r122,%rd121;
and.b32 %r123,%r122,3;
and.b64 %rd122,%rd121,3;
sub.s64 %rd123,%rd120,%rd122;
add.s64 %rd103,%rd179,%rd123;
add.s32 %r124,%r123,3;
ld.global.nc.u32 %r102,[%rd103];
and.b32 %r125,%r124,4;
cvt.u64.u32 %rd124,%r125;
add.s64 %rd104,%rd103,%rd124;
ld.global.nc.u32 %r103,[%rd104];
mad.lo.s32 %r126,%r123,4369,12816;
and.b32 %r127,%r126,30583;
prmt.b32 %r128,%r102,%r103,%r127;
add.s64 %rd125,%rd120,%rd180;
add.s64 %rd126,%rd121,%rd180;
cvt.u32.u64 %r129,%rd126;
and.b32 %r130,%r129,3;
and.b64 %rd127,%rd126,3;
sub.s64 %rd128,%rd125,%rd127;
add.s64 %rd105,%rd179,%rd128;
add.s32 %r131,%r130,3;
ld.global.nc.u32 %r104,[%rd105];
and.b32 %r132,%r131,4;
cvt.u64.u32 %rd129,%r132;
add.s64 %rd106,%rd105,%rd129;
ld.global.nc.u32 %r105,[%rd106];
mad.lo.s32 %r133,%r130,4369,12816;
and.b32 %r134,%r133,30583;
prmt.b32 %r135,%r104,%r105,%r134;
add.f32 %f3,%f1,0f3F800000;
mov.f32 %f4,0f3F800000;
mul.f32 %f5,%f3,0f3F400000;
mov.f32 %f6,0f40700000;
sub.f32 %f7,%f6,%f5;
fma.rn.f32 %f8,%f3,%f7,0fC0C00000;
fma.rn.f32 %f9,%f3,%f8,0f40400000;
fma.rn.f32 %f10,%f1,0f3FA00000,0fC0100000;
mul.f32 %f11,%f10,%f1;
fma.rn.f32 %f12,%f11,%f1,0f3F800000;
sub.f32 %f13,%f4,%f1;
fma.rn.f32 %f14,%f13,0f3FA00000,0fC0100000;
mul.f32 %f15,%f13,%f14;
fma.rn.f32 %f16,%f13,%f15,0f3F800000;
sub.f32 %f17,%f4,%f9;
sub.f32 %f18,%f17,%f12;
sub.f32 %f19,%f18,%f16;
add.f32 %f20,%f2,0f3F800000;
mul.f32 %f21,%f20,0f3F400000;
sub.f32 %f22,%f6,%f21;
fma.rn.f32 %f23,%f20,%f22,0fC0C00000;
fma.rn.f32 %f24,%f20,%f23,0f40400000;
fma.rn.f32 %f25,%f2,0f3FA00000,0fC0100000;
mul.f32 %f26,%f25,%f2;
fma.rn.f32 %f27,%f26,%f2,0f3F800000;
sub.f32 %f28,%f4,%f2;
fma.rn.f32 %f29,%f28,0f3FA00000,0fC0100000;
mul.f32 %f30,%f28,%f29;
fma.rn.f32 %f31,%f28,%f30,0f3F800000;
sub.f32 %f32,%f4,%f24;
sub.f32 %f33,%f32,%f27;
sub.f32 %f34,%f33,%f31;
cvt.u16.u32 %rs1,%r114;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f35,%rs2;
mov.f32 %f36,0f00000000;
fma.rn.f32 %f37,%f9,%f35,%f36;
shr.u16 %rs3,%rs1,8;
cvt.rn.f32.u16 %f38,%rs3;
fma.rn.f32 %f39,%f12,%f38,%f37;
shr.u32 %r136,%r114,16;
cvt.u16.u32 %rs4,%r136;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f40,%rs5;
fma.rn.f32 %f41,%f16,%f40,%f39;
shr.u32 %r137,%r114,24;
cvt.u16.u32 %rs6,%r137;
cvt.rn.f32.u16 %f42,%rs6;
fma.rn.f32 %f43,%f19,%f42,%f41;
fma.rn.f32 %f44,%f24,%f43,%f36;
cvt.u16.u32 %rs7,%r121;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f45,%rs8;
fma.rn.f32 %f46,%f9,%f45,%f36;
shr.u16 %rs9,%rs7,8;
cvt.rn.f32.u16 %f47,%rs9;
fma.rn.f32 %f48,%f12,%f47,%f46;
shr.u32 %r138,%r121,16;
cvt.u16.u32 %rs10,%r138;
and.b16 %rs11,%rs10,255;
cvt.rn.f32.u16 %f49,%rs11;
fma.rn.f32 %f50,%f16,%f49,%f48;
shr.u32 %r139,%r121,24;
cvt.u16.u32 %rs12,%r139;
cvt.rn.f32.u16 %f51,%rs12;
fma.rn.f32 %f52,%f19,%f51,%f50;
fma.rn.f32 %f53,%f27,%f52,%f44;
cvt.u16.u32 %rs13,%r128;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f54,%rs14;
fma.rn.f32 %f55,%f9,%f54,%f36;
shr.u16 %rs15,%rs13,8;
cvt.rn.f32.u16 %f56,%rs15;
fma.rn.f32 %f57,%f12,%f56,%f55;
shr.u32 %r140,%r128,16;
cvt.u16.u32 %rs16,%r140;
and.b16 %rs17,%rs16,255;
cvt.rn.f32.u16 %f58,%rs17;
fma.rn.f32 %f59,%f16,%f58,%f57;
shr.u32 %r141,%r128,24;
cvt.u16.u32 %rs18,%r141;
cvt.rn.f32.u16 %f60,%rs18;
fma.rn.f32 %f61,%f19,%f60,%f59;
fma.rn.f32 %f62,%f31,%f61,%f53;
cvt.u16.u32 %rs19,%r135;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f63,%rs20;
fma.rn.f32 %f64,%f9,%f63,%f36;
shr.u16 %rs21,%rs19,8;
cvt.rn.f32.u16 %f65,%rs21;
fma.rn.f32 %f66,%f12,%f65,%f64;
shr.u32 %r142,%r135,16;
cvt.u16.u32 %rs22,%r142;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f67,%rs23;
fma.rn.f32 %f68,%f16,%f67,%f66;
shr.u32 %r143,%r135,24;
cvt.u16.u32 %rs24,%r143;
cvt.rn.f32.u16 %f69,%rs24;
fma.rn.f32 %f70,%f19,%f69,%f68;
fma.rn.f32 %f71,%f34,%f70,%f62;
cvt.rni.s32.f32 %r144,%f71;
max.s32 %r145,%r144,0;
min.s32 %r146,%r145,255;
mov.u32 %r148,%tid.x;
cvt.u64.u32 %rd130,%r148;
mul.wide.u32 %rd131,%r88,32;
mov.u64 %rd132,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd133,%rd132,%rd131;
add.s64 %rd134,%rd133,%rd130;
st.shared.u8 [%rd134],%r146;
bra.uni $1_18;
$1_16:
add.u64 %rd90,%SP,40;
add.u64 %rd91,%SPL,40;
mov.u32 %r94,1;
st.local.u32 [%rd91],%r94;
mov.u32 %r95,0;
st.local.u32 [%rd91+4],%r95;
st.local.u32 [%rd91+8],%r95;
st.local.u32 [%rd91+12],%r95;
st.local.u32 [%rd91+16],%r95;
mov.u32 %r97,%tid.x;
cvt.u64.u32 %rd92,%r97;
mul.wide.u32 %rd93,%r88,32;
mov.u64 %rd94,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
cvta.shared.u64 %rd95,%rd94;
add.s64 %rd96,%rd95,%rd93;
add.s64 %rd97,%rd96,%rd92;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd83;
.param .b64 param1;
st.param.f64 [param1+0],%fd3;
.param .b64 param2;
st.param.f64 [param2+0],%fd6;
.param .b64 param3;
st.param.b64 [param3+0],%rd97;
.param .b32 param4;
st.param.b32 [param4+0],%r94;
.param .b64 param5;
st.param.b64 [param5+0],%rd90;
call.uni
_Z12sample_aloneILi4EEvRK5ImageddPhiRK12Surroundings,
(
param0,
param1,
param2,
param3,
param4,
param5
);
}
$1_18:
bar.warp.sync -1;
cvt.s64.s32 %rd135,%r18;
mul.lo.s64 %rd27,%rd184,%rd135;
cvt.s64.s32 %rd28,%r16;
add.s64 %rd29,%rd27,%rd28;
sub.s32 %r155,%r236,%r16;
min.s32 %r27,%r155,32;
setp.lt.s32 %p17,%r27,1;
@%p17 bra $1_44;
add.s64 %rd31,%rd183,%rd29;
and.b64 %rd136,%rd31,15;
setp.eq.s64 %p18,%rd136,0;
@%p18 bra $1_29;
and.b64 %rd137,%rd31,3;
setp.ne.s64 %p19,%rd137,0;
mov.u32 %r248,0;
@%p19 bra $1_37;
shr.s32 %r157,%r27,31;
shr.u32 %r158,%r157,30;
add.s32 %r159,%r27,%r158;
shr.s32 %r28,%r159,2;
mov.u32 %r242,%tid.x;
setp.ge.s32 %p20,%r242,%r28;
@%p20 bra $1_28;
not.b32 %r161,%r242;
add.s32 %r30,%r28,%r161;
shr.u32 %r162,%r30,5;
add.s32 %r163,%r162,1;
and.b32 %r241,%r163,3;
setp.eq.s32 %p21,%r241,0;
@%p21 bra $1_25;
mov.u32 %r242,%tid.x;
mul.wide.s32 %rd138,%r242,4;
add.s64 %rd139,%rd138,%rd27;
add.s64 %rd140,%rd139,%rd28;
add.s64 %rd186,%rd183,%rd140;
mul.wide.u32 %rd141,%r88,32;
mov.u64 %rd142,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd143,%rd142,%rd141;
add.s64 %rd185,%rd143,%rd138;
$1_24:
.pragma "nounroll";
ld.shared.u32 %r165,[%rd185];
st.u32 [%rd186],%r165;
add.s32 %r242,%r242,32;
add.s64 %rd186,%rd186,128;
add.s64 %rd185,%rd185,128;
add.s32 %r241,%r241,-1;
setp.ne.s32 %p22,%r241,0;
@%p22 bra $1_24;
$1_25:
setp.lt.u32 %p23,%r30,96;
@%p23 bra $1_28;
mul.wide.s32 %rd144,%r242,4;
mul.wide.u32 %rd145,%r88,32;
mov.u64 %rd146,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd147,%rd146,%rd145;
add.s64 %rd148,%rd147,%rd144;
add.s64 %rd188,%rd148,256;
add.s64 %rd149,%rd144,%rd27;
add.s64 %rd150,%rd149,%rd28;
add.s64 %rd151,%rd183,%rd150;
add.s64 %rd187,%rd151,256;
$1_27:
ld.shared.u32 %r167,[%rd188+-256];
st.u32 [%rd187+-256],%r167;
ld.shared.u32 %r168,[%rd188+-128];
st.u32 [%rd187+-128],%r168;
ld.shared.u32 %r169,[%rd188];
st.u32 [%rd187],%r169;
ld.shared.u32 %r170,[%rd188+128];
st.u32 [%rd187+128],%r170;
add.s64 %rd188,%rd188,512;
add.s64 %rd187,%rd187,512;
add.s32 %r242,%r242,128;
setp.lt.s32 %p24,%r242,%r28;
@%p24 bra $1_27;
$1_28:
and.b32 %r248,%r27,-4;
bra.uni $1_37;
$1_29:
shr.s32 %r171,%r27,31;
shr.u32 %r172,%r171,28;
add.s32 %r173,%r27,%r172;
shr.s32 %r41,%r173,4;
setp.ge.s32 %p25,%r89,%r41;
@%p25 bra $1_36;
not.b32 %r175,%r89;
add.s32 %r43,%r41,%r175;
shr.u32 %r176,%r43,5;
add.s32 %r177,%r176,1;
and.b32 %r245,%r177,3;
setp.eq.s32 %p26,%r245,0;
mov.u32 %r246,%r89;
@%p26 bra $1_33;
mov.u32 %r246,%tid.x;
mul.wide.s32 %rd152,%r246,16;
mul.wide.u32 %rd153,%r88,32;
mov.u64 %rd154,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd155,%rd154,%rd153;
add.s64 %rd190,%rd155,%rd152;
add.s64 %rd156,%rd152,%rd27;
add.s64 %rd157,%rd156,%rd28;
add.s64 %rd189,%rd183,%rd157;
$1_32:
.pragma "nounroll";
ld.shared.v4.u32 {%r179,%r180,%r181,%r182},[%rd190];
st.v4.u32 [%rd189],{%r179,%r180,%r181,%r182};
add.s32 %r246,%r246,32;
add.s64 %rd190,%rd190,512;
add.s64 %rd189,%rd189,512;
add.s32 %r245,%r245,-1;
setp.ne.s32 %p27,%r245,0;
@%p27 bra $1_32;
$1_33:
setp.lt.u32 %p28,%r43,96;
@%p28 bra $1_36;
mul.wide.s32 %rd158,%r246,16;
add.s64 %rd159,%rd158,%rd27;
add.s64 %rd160,%rd159,%rd28;
add.s64 %rd161,%rd183,%rd160;
add.s64 %rd192,%rd161,1024;
mul.wide.u32 %rd162,%r88,32;
mov.u64 %rd163,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd164,%rd163,%rd162;
add.s64 %rd165,%rd164,%rd158;
add.s64 %rd191,%rd165,1024;
$1_35:
ld.shared.v4.u32 {%r188,%r189,%r190,%r191},[%rd191+-1024];
st.v4.u32 [%rd192+-1024],{%r188,%r189,%r190,%r191};
ld.shared.v4.u32 {%r196,%r197,%r198,%r199},[%rd191+-512];
st.v4.u32 [%rd192+-512],{%r196,%r197,%r198,%r199};
ld.shared.v4.u32 {%r204,%r205,%r206,%r207},[%rd191];
st.v4.u32 [%rd192],{%r204,%r205,%r206,%r207};
ld.shared.v4.u32 {%r212,%r213,%r214,%r215},[%rd191+512];
st.v4.u32 [%rd192+512],{%r212,%r213,%r214,%r215};
add.s64 %rd192,%rd192,2048;
add.s64 %rd191,%rd191,2048;
add.s32 %r246,%r246,128;
setp.lt.s32 %p29,%r246,%r41;
@%p29 bra $1_35;
$1_36:
and.b32 %r248,%r27,-16;
$1_37:
add.s32 %r251,%r248,%r89;
setp.ge.s32 %p30,%r251,%r27;
@%p30 bra $1_44;
not.b32 %r221,%r236;
add.s32 %r224,%r16,%r221;
max.s32 %r225,%r224,-33;
mov.u32 %r226,-2;
sub.s32 %r227,%r226,%r225;
sub.s32 %r229,%r227,%r89;
sub.s32 %r56,%r229,%r248;
shr.u32 %r230,%r56,5;
add.s32 %r231,%r230,1;
and.b32 %r250,%r231,3;
setp.eq.s32 %p31,%r250,0;
@%p31 bra $1_41;
cvt.s64.s32 %rd166,%r251;
add.s64 %rd167,%rd29,%rd166;
add.s64 %rd194,%rd183,%rd167;
mul.wide.u32 %rd168,%r88,32;
mov.u64 %rd169,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd170,%rd169,%rd168;
add.s64 %rd193,%rd170,%rd166;
$1_40:
.pragma "nounroll";
ld.shared.u8 %rs25,[%rd193];
st.u8 [%rd194],%rs25;
add.s32 %r251,%r251,32;
add.s64 %rd194,%rd194,32;
add.s64 %rd193,%rd193,32;
add.s32 %r250,%r250,-1;
setp.ne.s32 %p32,%r250,0;
@%p32 bra $1_40;
$1_41:
setp.lt.u32 %p33,%r56,96;
@%p33 bra $1_44;
cvt.s64.s32 %rd171,%r251;
mul.wide.u32 %rd172,%r88,32;
mov.u64 %rd173,_ZZ12resize_cubicILi1EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd174,%rd173,%rd172;
add.s64 %rd175,%rd174,%rd171;
add.s64 %rd196,%rd175,64;
add.s64 %rd176,%rd27,%rd171;
add.s64 %rd177,%rd176,%rd28;
add.s64 %rd178,%rd183,%rd177;
add.s64 %rd195,%rd178,64;
$1_43:
ld.shared.u8 %rs26,[%rd196+-64];
st.u8 [%rd195+-64],%rs26;
ld.shared.u8 %rs27,[%rd196+-32];
st.u8 [%rd195+-32],%rs27;
ld.shared.u8 %rs28,[%rd196];
st.u8 [%rd195],%rs28;
ld.shared.u8 %rs29,[%rd196+32];
st.u8 [%rd195+32],%rs29;
add.s64 %rd196,%rd196,128;
add.s64 %rd195,%rd195,128;
add.s32 %r251,%r251,128;
setp.lt.s32 %p34,%r251,%r27;
@%p34 bra $1_43;
$1_44:
ret;
}
.func _Z12sample_aloneILi4EEvRK5ImageddPhiRK12Surroundings(
.param .b64 p0,
.param .b64 p1,
.param .b64 p2,
.param .b64 p3,
.param .b32 p4,
.param .b64 p5
)
{
.reg .pred %p<29>;
.reg .b16 %rs<33>;
.reg .f32 %f<120>;
.reg .b32 %r<92>;
.reg .f64 %fd<29>;
.reg .b64 %rd<185>;
ld.param.u64 %rd17,[p0];
ld.param.f64 %fd8,[p1];
ld.param.f64 %fd7,[p2];
ld.param.u64 %rd18,[p3];
ld.param.u32 %r47,[p4];
ld.param.u64 %rd19,[p5];
cvta.to.local.u64 %rd183,%rd19;
add.f64 %fd9,%fd8,0d0000000000000000;
mov.f64 %fd10,0dC1CDCD6500000000;
max.f64 %fd11,%fd9,%fd10;
mov.f64 %fd12,0d41CDCD6500000000;
min.f64 %fd13,%fd11,%fd12;
mov.f64 %fd14,0d4338000000000000;
add.rn.f64 %fd15,%fd13,%fd14;
sub.rn.f64 %fd16,%fd15,%fd14;
sub.rn.f64 %fd27,%fd13,%fd16;
{
.reg .b32 %temp;
mov.b64 {%r82,%temp},%fd15;
}
setp.geu.f64 %p1,%fd27,0d0000000000000000;
@%p1 bra $2_2;
add.s32 %r82,%r82,-1;
mov.f64 %fd17,0d3FF0000000000000;
add.rn.f64 %fd27,%fd27,%fd17;
$2_2:
add.f64 %fd18,%fd7,0d0000000000000000;
max.f64 %fd20,%fd18,%fd10;
min.f64 %fd22,%fd20,%fd12;
add.rn.f64 %fd24,%fd22,%fd14;
sub.rn.f64 %fd25,%fd24,%fd14;
sub.rn.f64 %fd28,%fd22,%fd25;
{
.reg .b32 %temp;
mov.b64 {%r83,%temp},%fd24;
}
setp.geu.f64 %p2,%fd28,0d0000000000000000;
@%p2 bra $2_4;
add.s32 %r83,%r83,-1;
mov.f64 %fd26,0d3FF0000000000000;
add.rn.f64 %fd28,%fd28,%fd26;
$2_4:
cvt.rn.f32.f64 %f72,%fd27;
add.f32 %f73,%f72,0f3F800000;
mov.f32 %f74,0f3F800000;
mul.f32 %f75,%f73,0f3F400000;
mov.f32 %f76,0f40700000;
sub.f32 %f77,%f76,%f75;
fma.rn.f32 %f78,%f73,%f77,0fC0C00000;
fma.rn.f32 %f1,%f73,%f78,0f40400000;
fma.rn.f32 %f79,%f72,0f3FA00000,0fC0100000;
mul.f32 %f80,%f79,%f72;
fma.rn.f32 %f2,%f80,%f72,0f3F800000;
sub.f32 %f81,%f74,%f72;
fma.rn.f32 %f82,%f81,0f3FA00000,0fC0100000;
mul.f32 %f83,%f81,%f82;
fma.rn.f32 %f3,%f81,%f83,0f3F800000;
sub.f32 %f84,%f74,%f1;
sub.f32 %f85,%f84,%f2;
sub.f32 %f4,%f85,%f3;
cvt.rn.f32.f64 %f86,%fd28;
add.f32 %f87,%f86,0f3F800000;
mul.f32 %f88,%f87,0f3F400000;
sub.f32 %f89,%f76,%f88;
fma.rn.f32 %f90,%f87,%f89,0fC0C00000;
fma.rn.f32 %f5,%f87,%f90,0f40400000;
fma.rn.f32 %f91,%f86,0f3FA00000,0fC0100000;
mul.f32 %f92,%f91,%f86;
fma.rn.f32 %f6,%f92,%f86,0f3F800000;
sub.f32 %f93,%f74,%f86;
fma.rn.f32 %f94,%f93,0f3FA00000,0fC0100000;
mul.f32 %f95,%f93,%f94;
fma.rn.f32 %f7,%f93,%f95,0f3F800000;
cvta.to.local.u64 %rd20,%rd17;
add.s64 %rd2,%rd20,32;
ld.local.u32 %r7,[%rd20+32];
add.s32 %r84,%r82,-1;
setp.lt.u32 %p3,%r84,%r7;
@%p3 bra $2_6;
ld.local.u32 %r48,[%rd183];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r76,%r82,-1;
st.param.b32 [param0+0],%r76;
.param .b32 param1;
st.param.b32 [param1+0],%r7;
.param .b32 param2;
st.param.b32 [param2+0],%r48;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r84,[retval0+0];
}
$2_6:
setp.lt.u32 %p4,%r82,%r7;
mov.u32 %r85,%r82;
@%p4 bra $2_8;
ld.local.u32 %r49,[%rd183];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r82;
.param .b32 param1;
st.param.b32 [param1+0],%r7;
.param .b32 param2;
st.param.b32 [param2+0],%r49;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r85,[retval0+0];
}
$2_8:
add.s32 %r86,%r82,1;
setp.lt.u32 %p5,%r86,%r7;
@%p5 bra $2_10;
ld.local.u32 %r50,[%rd183];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r77,%r82,1;
st.param.b32 [param0+0],%r77;
.param .b32 param1;
st.param.b32 [param1+0],%r7;
.param .b32 param2;
st.param.b32 [param2+0],%r50;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r86,[retval0+0];
}
$2_10:
add.s32 %r87,%r82,2;
setp.lt.u32 %p6,%r87,%r7;
@%p6 bra $2_12;
ld.local.u32 %r51,[%rd183];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r78,%r82,2;
st.param.b32 [param0+0],%r78;
.param .b32 param1;
st.param.b32 [param1+0],%r7;
.param .b32 param2;
st.param.b32 [param2+0],%r51;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r87,[retval0+0];
}
$2_12:
ld.local.u32 %r19,[%rd2+4];
add.s32 %r88,%r83,-1;
setp.lt.u32 %p7,%r88,%r19;
@%p7 bra $2_14;
ld.local.u32 %r52,[%rd183];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r79,%r83,-1;
st.param.b32 [param0+0],%r79;
.param .b32 param1;
st.param.b32 [param1+0],%r19;
.param .b32 param2;
st.param.b32 [param2+0],%r52;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r88,[retval0+0];
}
$2_14:
setp.lt.u32 %p8,%r83,%r19;
mov.u32 %r89,%r83;
@%p8 bra $2_16;
ld.local.u32 %r53,[%rd183];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r83;
.param .b32 param1;
st.param.b32 [param1+0],%r19;
.param .b32 param2;
st.param.b32 [param2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r89,[retval0+0];
}
$2_16:
add.s32 %r90,%r83,1;
setp.lt.u32 %p9,%r90,%r19;
@%p9 bra $2_18;
ld.local.u32 %r54,[%rd183];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r80,%r83,1;
st.param.b32 [param0+0],%r80;
.param .b32 param1;
st.param.b32 [param1+0],%r19;
.param .b32 param2;
st.param.b32 [param2+0],%r54;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r90,[retval0+0];
}
$2_18:
add.s32 %r91,%r83,2;
setp.lt.u32 %p10,%r91,%r19;
@%p10 bra $2_20;
ld.local.u32 %r55,[%rd183];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r81,%r83,2;
st.param.b32 [param0+0],%r81;
.param .b32 param1;
st.param.b32 [param1+0],%r19;
.param .b32 param2;
st.param.b32 [param2+0],%r55;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r91,[retval0+0];
}
$2_20:
setp.lt.s32 %p11,%r47,1;
@%p11 bra $2_71;
or.b32 %r31,%r88,%r84;
cvt.s64.s32 %rd4,%r88;
cvt.s64.s32 %rd5,%r84;
or.b32 %r32,%r88,%r85;
cvt.s64.s32 %rd6,%r85;
or.b32 %r33,%r88,%r86;
cvt.s64.s32 %rd7,%r86;
or.b32 %r34,%r88,%r87;
cvt.s64.s32 %rd8,%r87;
or.b32 %r35,%r89,%r84;
cvt.s64.s32 %rd9,%r89;
or.b32 %r36,%r89,%r85;
or.b32 %r37,%r89,%r86;
or.b32 %r38,%r89,%r87;
or.b32 %r39,%r90,%r84;
cvt.s64.s32 %rd10,%r90;
or.b32 %r40,%r90,%r85;
or.b32 %r41,%r90,%r86;
or.b32 %r42,%r90,%r87;
or.b32 %r43,%r91,%r84;
cvt.s64.s32 %rd11,%r91;
or.b32 %r44,%r91,%r85;
or.b32 %r45,%r91,%r86;
or.b32 %r46,%r91,%r87;
cvta.to.shared.u64 %rd12,%rd18;
mov.f32 %f96,0f3F800000;
sub.f32 %f97,%f96,%f5;
sub.f32 %f98,%f97,%f6;
sub.f32 %f8,%f98,%f7;
mov.u64 %rd184,0;
$2_22:
.pragma "nounroll";
setp.gt.s32 %p12,%r31,-1;
@%p12 bra $2_24;
bra.uni $2_23;
$2_24:
ld.local.u64 %rd23,[%rd2+-24];
mul.lo.s64 %rd24,%rd23,%rd4;
ld.local.u64 %rd25,[%rd2+-16];
mul.lo.s64 %rd26,%rd25,%rd5;
add.s64 %rd27,%rd26,%rd24;
ld.local.u64 %rd28,[%rd2+-8];
mul.lo.s64 %rd29,%rd28,%rd184;
add.s64 %rd30,%rd27,%rd29;
ld.local.u64 %rd31,[%rd2+-32];
add.s64 %rd22,%rd31,%rd30;
ld.global.nc.u8 %r56,[%rd22];
cvt.u16.u32 %rs1,%r56;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f104,%rs2;
bra.uni $2_25;
$2_23:
ld.local.f32 %f104,[%rd183+4];
$2_25:
fma.rn.f32 %f12,%f1,%f104,0f00000000;
setp.gt.s32 %p13,%r32,-1;
@%p13 bra $2_27;
bra.uni $2_26;
$2_27:
ld.local.u64 %rd33,[%rd2+-24];
mul.lo.s64 %rd34,%rd33,%rd4;
ld.local.u64 %rd35,[%rd2+-16];
mul.lo.s64 %rd36,%rd35,%rd6;
add.s64 %rd37,%rd36,%rd34;
ld.local.u64 %rd38,[%rd2+-8];
mul.lo.s64 %rd39,%rd38,%rd184;
add.s64 %rd40,%rd37,%rd39;
ld.local.u64 %rd41,[%rd2+-32];
add.s64 %rd32,%rd41,%rd40;
ld.global.nc.u8 %r57,[%rd32];
cvt.u16.u32 %rs3,%r57;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f105,%rs4;
bra.uni $2_28;
$2_26:
ld.local.f32 %f105,[%rd183+4];
$2_28:
fma.rn.f32 %f16,%f2,%f105,%f12;
setp.gt.s32 %p14,%r33,-1;
@%p14 bra $2_30;
bra.uni $2_29;
$2_30:
ld.local.u64 %rd43,[%rd2+-24];
mul.lo.s64 %rd44,%rd43,%rd4;
ld.local.u64 %rd45,[%rd2+-16];
mul.lo.s64 %rd46,%rd45,%rd7;
add.s64 %rd47,%rd46,%rd44;
ld.local.u64 %rd48,[%rd2+-8];
mul.lo.s64 %rd49,%rd48,%rd184;
add.s64 %rd50,%rd47,%rd49;
ld.local.u64 %rd51,[%rd2+-32];
add.s64 %rd42,%rd51,%rd50;
ld.global.nc.u8 %r58,[%rd42];
cvt.u16.u32 %rs5,%r58;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f106,%rs6;
bra.uni $2_31;
$2_29:
ld.local.f32 %f106,[%rd183+4];
$2_31:
fma.rn.f32 %f20,%f3,%f106,%f16;
setp.gt.s32 %p15,%r34,-1;
@%p15 bra $2_33;
bra.uni $2_32;
$2_33:
ld.local.u64 %rd53,[%rd2+-24];
mul.lo.s64 %rd54,%rd53,%rd4;
ld.local.u64 %rd55,[%rd2+-16];
mul.lo.s64 %rd56,%rd55,%rd8;
add.s64 %rd57,%rd56,%rd54;
ld.local.u64 %rd58,[%rd2+-8];
mul.lo.s64 %rd59,%rd58,%rd184;
add.s64 %rd60,%rd57,%rd59;
ld.local.u64 %rd61,[%rd2+-32];
add.s64 %rd52,%rd61,%rd60;
ld.global.nc.u8 %r59,[%rd52];
cvt.u16.u32 %rs7,%r59;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f107,%rs8;
bra.uni $2_34;
$2_32:
ld.local.f32 %f107,[%rd183+4];
$2_34:
fma.rn.f32 %f99,%f4,%f107,%f20;
fma.rn.f32 %f24,%f99,%f5,0f00000000;
setp.gt.s32 %p16,%r35,-1;
@%p16 bra $2_36;
bra.uni $2_35;
$2_36:
ld.local.u64 %rd63,[%rd2+-24];
mul.lo.s64 %rd64,%rd63,%rd9;
ld.local.u64 %rd65,[%rd2+-16];
mul.lo.s64 %rd66,%rd65,%rd5;
add.s64 %rd67,%rd66,%rd64;
ld.local.u64 %rd68,[%rd2+-8];
mul.lo.s64 %rd69,%rd68,%rd184;
add.s64 %rd70,%rd67,%rd69;
ld.local.u64 %rd71,[%rd2+-32];
add.s64 %rd62,%rd71,%rd70;
ld.global.nc.u8 %r60,[%rd62];
cvt.u16.u32 %rs9,%r60;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f108,%rs10;
bra.uni $2_37;
$2_35:
ld.local.f32 %f108,[%rd183+4];
$2_37:
fma.rn.f32 %f28,%f1,%f108,0f00000000;
setp.gt.s32 %p17,%r36,-1;
@%p17 bra $2_39;
bra.uni $2_38;
$2_39:
ld.local.u64 %rd73,[%rd2+-24];
mul.lo.s64 %rd74,%rd73,%rd9;
ld.local.u64 %rd75,[%rd2+-16];
mul.lo.s64 %rd76,%rd75,%rd6;
add.s64 %rd77,%rd76,%rd74;
ld.local.u64 %rd78,[%rd2+-8];
mul.lo.s64 %rd79,%rd78,%rd184;
add.s64 %rd80,%rd77,%rd79;
ld.local.u64 %rd81,[%rd2+-32];
add.s64 %rd72,%rd81,%rd80;
ld.global.nc.u8 %r61,[%rd72];
cvt.u16.u32 %rs11,%r61;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f109,%rs12;
bra.uni $2_40;
$2_38:
ld.local.f32 %f109,[%rd183+4];
$2_40:
fma.rn.f32 %f32,%f2,%f109,%f28;
setp.gt.s32 %p18,%r37,-1;
@%p18 bra $2_42;
bra.uni $2_41;
$2_42:
ld.local.u64 %rd83,[%rd2+-24];
mul.lo.s64 %rd84,%rd83,%rd9;
ld.local.u64 %rd85,[%rd2+-16];
mul.lo.s64 %rd86,%rd85,%rd7;
add.s64 %rd87,%rd86,%rd84;
ld.local.u64 %rd88,[%rd2+-8];
mul.lo.s64 %rd89,%rd88,%rd184;
add.s64 %rd90,%rd87,%rd89;
ld.local.u64 %rd91,[%rd2+-32];
add.s64 %rd82,%rd91,%rd90;
ld.global.nc.u8 %r62,[%rd82];
cvt.u16.u32 %rs13,%r62;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f110,%rs14;
bra.uni $2_43;
$2_41:
ld.local.f32 %f110,[%rd183+4];
$2_43:
fma.rn.f32 %f36,%f3,%f110,%f32;
setp.gt.s32 %p19,%r38,-1;
@%p19 bra $2_45;
bra.uni $2_44;
$2_45:
ld.local.u64 %rd93,[%rd2+-24];
mul.lo.s64 %rd94,%rd93,%rd9;
ld.local.u64 %rd95,[%rd2+-16];
mul.lo.s64 %rd96,%rd95,%rd8;
add.s64 %rd97,%rd96,%rd94;
ld.local.u64 %rd98,[%rd2+-8];
mul.lo.s64 %rd99,%rd98,%rd184;
add.s64 %rd100,%rd97,%rd99;
ld.local.u64 %rd101,[%rd2+-32];
add.s64 %rd92,%rd101,%rd100;
ld.global.nc.u8 %r63,[%rd92];
cvt.u16.u32 %rs15,%r63;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f111,%rs16;
bra.uni $2_46;
$2_44:
ld.local.f32 %f111,[%rd183+4];
$2_46:
fma.rn.f32 %f100,%f4,%f111,%f36;
fma.rn.f32 %f40,%f100,%f6,%f24;
setp.gt.s32 %p20,%r39,-1;
@%p20 bra $2_48;
bra.uni $2_47;
$2_48:
ld.local.u64 %rd103,[%rd2+-24];
mul.lo.s64 %rd104,%rd103,%rd10;
ld.local.u64 %rd105,[%rd2+-16];
mul.lo.s64 %rd106,%rd105,%rd5;
add.s64 %rd107,%rd106,%rd104;
ld.local.u64 %rd108,[%rd2+-8];
mul.lo.s64 %rd109,%rd108,%rd184;
add.s64 %rd110,%rd107,%rd109;
ld.local.u64 %rd111,[%rd2+-32];
add.s64 %rd102,%rd111,%rd110;
ld.global.nc.u8 %r64,[%rd102];
cvt.u16.u32 %rs17,%r64;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f112,%rs18;
bra.uni $2_49;
$2_47:
ld.local.f32 %f112,[%rd183+4];
$2_49:
fma.rn.f32 %f44,%f1,%f112,0f00000000;
setp.gt.s32 %p21,%r40,-1;
@%p21 bra $2_51;
bra.uni $2_50;
$2_51:
ld.local.u64 %rd113,[%rd2+-24];
mul.lo.s64 %rd114,%rd113,%rd10;
ld.local.u64 %rd115,[%rd2+-16];
mul.lo.s64 %rd116,%rd115,%rd6;
add.s64 %rd117,%rd116,%rd114;
ld.local.u64 %rd118,[%rd2+-8];
mul.lo.s64 %rd119,%rd118,%rd184;
add.s64 %rd120,%rd117,%rd119;
ld.local.u64 %rd121,[%rd2+-32];
add.s64 %rd112,%rd121,%rd120;
ld.global.nc.u8 %r65,[%rd112];
cvt.u16.u32 %rs19,%r65;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f113,%rs20;
bra.uni $2_52;
$2_50:
ld.local.f32 %f113,[%rd183+4];
$2_52:
fma.rn.f32 %f48,%f2,%f113,%f44;
setp.gt.s32 %p22,%r41,-1;
@%p22 bra $2_54;
bra.uni $2_53;
$2_54:
ld.local.u64 %rd123,[%rd2+-24];
mul.lo.s64 %rd124,%rd123,%rd10;
ld.local.u64 %rd125,[%rd2+-16];
mul.lo.s64 %rd126,%rd125,%rd7;
add.s64 %rd127,%rd126,%rd124;
ld.local.u64 %rd128,[%rd2+-8];
mul.lo.s64 %rd129,%rd128,%rd184;
add.s64 %rd130,%rd127,%rd129;
ld.local.u64 %rd131,[%rd2+-32];
add.s64 %rd122,%rd131,%rd130;
ld.global.nc.u8 %r66,[%rd122];
cvt.u16.u32 %rs21,%r66;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f114,%rs22;
bra.uni $2_55;
$2_53:
ld.local.f32 %f114,[%rd183+4];
$2_55:
fma.rn.f32 %f52,%f3,%f114,%f48;
setp.gt.s32 %p23,%r42,-1;
@%p23 bra $2_57;
bra.uni $2_56;
$2_57:
ld.local.u64 %rd133,[%rd2+-24];
mul.lo.s64 %rd134,%rd133,%rd10;
ld.local.u64 %rd135,[%rd2+-16];
mul.lo.s64 %rd136,%rd135,%rd8;
add.s64 %rd137,%rd136,%rd134;
ld.local.u64 %rd138,[%rd2+-8];
mul.lo.s64 %rd139,%rd138,%rd184;
add.s64 %rd140,%rd137,%rd139;
ld.local.u64 %rd141,[%rd2+-32];
add.s64 %rd132,%rd141,%rd140;
ld.global.nc.u8 %r67,[%rd132];
cvt.u16.u32 %rs23,%r67;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f115,%rs24;
bra.uni $2_58;
$2_56:
ld.local.f32 %f115,[%rd183+4];
$2_58:
fma.rn.f32 %f101,%f4,%f115,%f52;
fma.rn.f32 %f56,%f101,%f7,%f40;
setp.gt.s32 %p24,%r43,-1;
@%p24 bra $2_60;
bra.uni $2_59;
$2_60:
ld.local.u64 %rd143,[%rd2+-24];
mul.lo.s64 %rd144,%rd143,%rd11;
ld.local.u64 %rd145,[%rd2+-16];
mul.lo.s64 %rd146,%rd145,%rd5;
add.s64 %rd147,%rd146,%rd144;
ld.local.u64 %rd148,[%rd2+-8];
mul.lo.s64 %rd149,%rd148,%rd184;
add.s64 %rd150,%rd147,%rd149;
ld.local.u64 %rd151,[%rd2+-32];
add.s64 %rd142,%rd151,%rd150;
ld.global.nc.u8 %r68,[%rd142];
cvt.u16.u32 %rs25,%r68;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f116,%rs26;
bra.uni $2_61;
$2_59:
ld.local.f32 %f116,[%rd183+4];
$2_61:
fma.rn.f32 %f60,%f1,%f116,0f00000000;
setp.gt.s32 %p25,%r44,-1;
@%p25 bra $2_63;
bra.uni $2_62;
$2_63:
ld.local.u64 %rd153,[%rd2+-24];
mul.lo.s64 %rd154,%rd153,%rd11;
ld.local.u64 %rd155,[%rd2+-16];
mul.lo.s64 %rd156,%rd155,%rd6;
add.s64 %rd157,%rd156,%rd154;
ld.local.u64 %rd158,[%rd2+-8];
mul.lo.s64 %rd159,%rd158,%rd184;
add.s64 %rd160,%rd157,%rd159;
ld.local.u64 %rd161,[%rd2+-32];
add.s64 %rd152,%rd161,%rd160;
ld.global.nc.u8 %r69,[%rd152];
cvt.u16.u32 %rs27,%r69;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f117,%rs28;
bra.uni $2_64;
$2_62:
ld.local.f32 %f117,[%rd183+4];
$2_64:
fma.rn.f32 %f64,%f2,%f117,%f60;
setp.gt.s32 %p26,%r45,-1;
@%p26 bra $2_66;
bra.uni $2_65;
$2_66:
ld.local.u64 %rd163,[%rd2+-24];
mul.lo.s64 %rd164,%rd163,%rd11;
ld.local.u64 %rd165,[%rd2+-16];
mul.lo.s64 %rd166,%rd165,%rd7;
add.s64 %rd167,%rd166,%rd164;
ld.local.u64 %rd168,[%rd2+-8];
mul.lo.s64 %rd169,%rd168,%rd184;
add.s64 %rd170,%rd167,%rd169;
ld.local.u64 %rd171,[%rd2+-32];
add.s64 %rd162,%rd171,%rd170;
ld.global.nc.u8 %r70,[%rd162];
cvt.u16.u32 %rs29,%r70;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f118,%rs30;
bra.uni $2_67;
$2_65:
ld.local.f32 %f118,[%rd183+4];
$2_67:
fma.rn.f32 %f68,%f3,%f118,%f64;
setp.gt.s32 %p27,%r46,-1;
@%p27 bra $2_69;
bra.uni $2_68;
$2_69:
ld.local.u64 %rd173,[%rd2+-24];
mul.lo.s64 %rd174,%rd173,%rd11;
ld.local.u64 %rd175,[%rd2+-16];
mul.lo.s64 %rd176,%rd175,%rd8;
add.s64 %rd177,%rd176,%rd174;
ld.local.u64 %rd178,[%rd2+-8];
mul.lo.s64 %rd179,%rd178,%rd184;
add.s64 %rd180,%rd177,%rd179;
ld.local.u64 %rd181,[%rd2+-32];
add.s64 %rd172,%rd181,%rd180;
ld.global.nc.u8 %r71,[%rd172];
cvt.u16.u32 %rs31,%r71;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f119,%rs32;
bra.uni $2_70;
$2_68:
ld.local.f32 %f119,[%rd183+4];
$2_70:
fma.rn.f32 %f102,%f4,%f119,%f68;
fma.rn.f32 %f103,%f102,%f8,%f56;
cvt.rni.s32.f32 %r72,%f103;
max.s32 %r73,%r72,0;
min.s32 %r74,%r73,255;
add.s64 %rd182,%rd12,%rd184;
st.shared.u8 [%rd182],%r74;
add.s64 %rd184,%rd184,1;
cvt.u32.u64 %r75,%rd184;
add.s64 %rd183,%rd183,4;
setp.lt.s32 %p28,%r75,%r47;
@%p28 bra $2_22;
$2_71:
ret;
}
.visible .entry resize_cubic_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5
)
.maxntid 256,1,1
{
.local .align 8 .b8 __local_depot3[64];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<35>;
.reg .b16 %rs<78>;
.reg .f32 %f<144>;
.reg .b32 %r<296>;
.reg .f64 %fd<43>;
.reg .b64 %rd<205>;
.shared .align 16 .b8 _ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block[768];
mov.u64 %SPL,__local_depot3;
cvta.local.u64 %SP,%SPL;
ld.param.u64 %rd68,[p0];
ld.param.v2.u32 {%r277,%r278},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %rd73,[p2];
ld.param.v2.u32 {%r279,%r280},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.f64 %fd39,[p4];
ld.param.f64 %fd40,[p5];
ld.param.u64 %rd192,[p3+8];
ld.param.u64 %rd74,[p3];
ld.param.u64 %rd190,[p1+24];
ld.param.u64 %rd189,[p1+16];
ld.param.u64 %rd188,[p1+8];
ld.param.u64 %rd69,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r76,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd78,%rd68;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.v2.u32 {%r277,%r278},[%rd80+32];
ld.global.u64 %rd190,[%rd80+24];
ld.global.u64 %rd189,[%rd80+16];
ld.global.u64 %rd188,[%rd80+8];
ld.global.u64 %rd187,[%rd80];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd69,%rd81;
add.s64 %rd187,%rd68,%rd82;
$3_3:
add.u64 %rd83,%SP,0;
add.u64 %rd84,%SPL,0;
st.local.u64 [%rd84],%rd187;
st.local.u64 [%rd84+8],%rd188;
st.local.u64 [%rd84+16],%rd189;
st.local.u64 [%rd84+24],%rd190;
st.local.v2.u32 [%rd84+32],{%r277,%r278};
setp.eq.s32 %p2,%r80,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd85,%rd73;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.v2.u32 {%r279,%r280},[%rd87+32];
ld.global.u64 %rd192,[%rd87+8];
ld.global.u64 %rd191,[%rd87];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd74,%rd88;
add.s64 %rd191,%rd73,%rd89;
$3_6:
mov.u32 %r85,%ctaid.x;
shl.b32 %r16,%r85,5;
mov.u32 %r86,%ctaid.y;
shl.b32 %r87,%r86,3;
mov.u32 %r88,%tid.y;
add.s32 %r18,%r87,%r88;
setp.le.s32 %p3,%r279,%r16;
setp.ge.s32 %p4,%r18,%r280;
or.pred %p5,%p4,%p3;
@%p5 bra $3_44;
mov.u32 %r89,%tid.x;
add.s32 %r90,%r16,%r89;
add.s32 %r91,%r279,-1;
setp.neu.f64 %p6,%fd39,0d0000000000000000;
min.s32 %r20,%r90,%r91;
@%p6 bra $3_9;
cvt.rn.f64.s32 %fd15,%r279;
cvt.rn.f64.s32 %fd16,%r277;
div.rn.f64 %fd17,%fd15,%fd16;
rcp.rn.f64 %fd39,%fd17;
$3_9:
cvt.rn.f64.s32 %fd18,%r20;
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd18,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd3,%fd21,%fd22;
setp.neu.f64 %p7,%fd40,0d0000000000000000;
@%p7 bra $3_11;
cvt.rn.f64.s32 %fd23,%r280;
cvt.rn.f64.s32 %fd24,%r278;
div.rn.f64 %fd25,%fd23,%fd24;
rcp.rn.f64 %fd40,%fd25;
$3_11:
cvt.rn.f64.s32 %fd26,%r18;
add.rn.f64 %fd28,%fd26,%fd19;
mul.rn.f64 %fd29,%fd28,%fd40;
add.rn.f64 %fd6,%fd29,%fd22;
mov.f64 %fd31,0d4338000000000000;
add.rn.f64 %fd32,%fd3,%fd31;
sub.rn.f64 %fd33,%fd32,%fd31;
sub.rn.f64 %fd41,%fd3,%fd33;
{
.reg .b32 %temp;
mov.b64 {%r281,%temp},%fd32;
}
setp.geu.f64 %p8,%fd41,0d0000000000000000;
@%p8 bra $3_13;
add.s32 %r281,%r281,-1;
mov.f64 %fd34,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd34;
$3_13:
add.rn.f64 %fd36,%fd6,%fd31;
sub.rn.f64 %fd37,%fd36,%fd31;
sub.rn.f64 %fd42,%fd6,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r282,%temp},%fd36;
}
setp.geu.f64 %p9,%fd42,0d0000000000000000;
@%p9 bra $3_15;
add.s32 %r282,%r282,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$3_15:
add.s32 %r92,%r281,2;
setp.lt.s32 %p10,%r92,%r277;
setp.gt.s32 %p11,%r281,0;
and.pred %p12,%p11,%p10;
setp.gt.s32 %p13,%r282,0;
and.pred %p14,%p13,%p12;
add.s32 %r93,%r282,3;
setp.lt.s32 %p15,%r93,%r278;
and.pred %p16,%p15,%p14;
@%p16 bra $3_17;
bra.uni $3_16;
$3_17:
cvt.rn.f32.f64 %f1,%fd41;
cvt.rn.f32.f64 %f2,%fd42;
add.s32 %r116,%r282,-1;
cvt.s64.s32 %rd115,%r116;
mul.lo.s64 %rd116,%rd188,%rd115;
mad.lo.s32 %r117,%r281,3,-3;
cvt.s64.s32 %rd117,%r117;
add.s64 %rd118,%rd116,%rd117;
add.s64 %rd119,%rd187,%rd118;
cvt.u32.u64 %r118,%rd119;
and.b32 %r119,%r118,3;
and.b64 %rd120,%rd119,3;
sub.s64 %rd121,%rd118,%rd120;
add.s64 %rd99,%rd187,%rd121;
add.s32 %r120,%r119,11;
ld.global.nc.u32 %r100,[%rd99];
add.s64 %rd100,%rd99,4;
ld.global.nc.u32 %r101,[%rd100];
add.s64 %rd101,%rd99,8;
ld.global.nc.u32 %r102,[%rd101];
and.b32 %r121,%r120,28;
cvt.u64.u32 %rd122,%r121;
add.s64 %rd102,%rd99,%rd122;
ld.global.nc.u32 %r103,[%rd102];
mad.lo.s32 %r122,%r119,4369,12816;
and.b32 %r123,%r122,30583;
prmt.b32 %r124,%r100,%r101,%r123;
prmt.b32 %r125,%r101,%r102,%r123;
prmt.b32 %r126,%r102,%r103,%r123;
add.s64 %rd123,%rd118,%rd188;
add.s64 %rd124,%rd119,%rd188;
cvt.u32.u64 %r127,%rd124;
and.b32 %r128,%r127,3;
and.b64 %rd125,%rd124,3;
sub.s64 %rd126,%rd123,%rd125;
add.s64 %rd103,%rd187,%rd126;
add.s32 %r129,%r128,11;
ld.global.nc.u32 %r104,[%rd103];
add.s64 %rd104,%rd103,4;
ld.global.nc.u32 %r105,[%rd104];
add.s64 %rd105,%rd103,8;
ld.global.nc.u32 %r106,[%rd105];
and.b32 %r130,%r129,28;
cvt.u64.u32 %rd127,%r130;
add.s64 %rd106,%rd103,%rd127;
ld.global.nc.u32 %r107,[%rd106];
mad.lo.s32 %r131,%r128,4369,12816;
and.b32 %r132,%r131,30583;
prmt.b32 %r133,%r104,%r105,%r132;
prmt.b32 %r134,%r105,%r106,%r132;
prmt.b32 %r135,%r106,%r107,%r132;
add.s64 %rd128,%rd123,%rd188;
add.s64 %rd129,%rd124,%rd188;
cvt.u32.u64 %r136,%rd129;
and.b32 %r137,%r136,3;
and.b64 %rd130,%rd129,3;
sub.s64 %rd131,%rd128,%rd130;
add.s64 %rd107,%rd187,%rd131;
add.s32 %r138,%r137,11;
ld.global.nc.u32 %r108,[%rd107];
add.s64 %rd108,%rd107,4;
ld.global.nc.u32 %r109,[%rd108];
add.s64 %rd109,%rd107,8;
ld.global.nc.u32 %r110,[%rd109];
and.b32 %r139,%r138,28;
cvt.u64.u32 %rd132,%r139;
add.s64 %rd110,%rd107,%rd132;
ld.global.nc.u32 %r111,[%rd110];
mad.lo.s32 %r140,%r137,4369,12816;
and.b32 %r141,%r140,30583;
prmt.b32 %r142,%r108,%r109,%r141;
prmt.b32 %r143,%r109,%r110,%r141;
prmt.b32 %r144,%r110,%r111,%r141;
add.s64 %rd133,%rd128,%rd188;
add.s64 %rd134,%rd129,%rd188;
cvt.u32.u64 %r145,%rd134;
and.b32 %r146,%r145,3;
and.b64 %rd135,%rd134,3;
sub.s64 %rd136,%rd133,%rd135;
add.s64 %rd111,%rd187,%rd136;
add.s32 %r147,%r146,11;
ld.global.nc.u32 %r112,[%rd111];
add.s64 %rd112,%rd111,4;
ld.global.nc.u32 %r113,[%rd112];
add.s64 %rd113,%rd111,8;
ld.global.nc.u32 %r114,[%rd113];
and.b32 %r148,%r147,28;
cvt.u64.u32 %rd137,%r148;
add.s64 %rd114,%rd111,%rd137;
ld.global.nc.u32 %r115,[%rd114];
mad.lo.s32 %r149,%r146,4369,12816;
and.b32 %r150,%r149,30583;
prmt.b32 %r151,%r112,%r113,%r150;
prmt.b32 %r152,%r113,%r114,%r150;
prmt.b32 %r153,%r114,%r115,%r150;
add.f32 %f3,%f1,0f3F800000;
mov.f32 %f4,0f3F800000;
mul.f32 %f5,%f3,0f3F400000;
mov.f32 %f6,0f40700000;
sub.f32 %f7,%f6,%f5;
fma.rn.f32 %f8,%f3,%f7,0fC0C00000;
fma.rn.f32 %f9,%f3,%f8,0f40400000;
fma.rn.f32 %f10,%f1,0f3FA00000,0fC0100000;
mul.f32 %f11,%f10,%f1;
fma.rn.f32 %f12,%f11,%f1,0f3F800000;
sub.f32 %f13,%f4,%f1;
fma.rn.f32 %f14,%f13,0f3FA00000,0fC0100000;
mul.f32 %f15,%f13,%f14;
fma.rn.f32 %f16,%f13,%f15,0f3F800000;
sub.f32 %f17,%f4,%f9;
sub.f32 %f18,%f17,%f12;
sub.f32 %f19,%f18,%f16;
add.f32 %f20,%f2,0f3F800000;
mul.f32 %f21,%f20,0f3F400000;
sub.f32 %f22,%f6,%f21;
fma.rn.f32 %f23,%f20,%f22,0fC0C00000;
fma.rn.f32 %f24,%f20,%f23,0f40400000;
fma.rn.f32 %f25,%f2,0f3FA00000,0fC0100000;
mul.f32 %f26,%f25,%f2;
fma.rn.f32 %f27,%f26,%f2,0f3F800000;
sub.f32 %f28,%f4,%f2;
fma.rn.f32 %f29,%f28,0f3FA00000,0fC0100000;
mul.f32 %f30,%f28,%f29;
fma.rn.f32 %f31,%f28,%f30,0f3F800000;
sub.f32 %f32,%f4,%f24;
sub.f32 %f33,%f32,%f27;
sub.f32 %f34,%f33,%f31;
cvt.u16.u32 %rs1,%r124;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f35,%rs2;
mov.f32 %f36,0f00000000;
fma.rn.f32 %f37,%f9,%f35,%f36;
shr.u32 %r154,%r124,24;
cvt.u16.u32 %rs3,%r154;
cvt.rn.f32.u16 %f38,%rs3;
fma.rn.f32 %f39,%f12,%f38,%f37;
shr.u32 %r155,%r125,16;
cvt.u16.u32 %rs4,%r155;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f40,%rs5;
fma.rn.f32 %f41,%f16,%f40,%f39;
cvt.u16.u32 %rs6,%r126;
shr.u16 %rs7,%rs6,8;
cvt.rn.f32.u16 %f42,%rs7;
fma.rn.f32 %f43,%f19,%f42,%f41;
fma.rn.f32 %f44,%f24,%f43,%f36;
cvt.u16.u32 %rs8,%r133;
and.b16 %rs9,%rs8,255;
cvt.rn.f32.u16 %f45,%rs9;
fma.rn.f32 %f46,%f9,%f45,%f36;
shr.u32 %r156,%r133,24;
cvt.u16.u32 %rs10,%r156;
cvt.rn.f32.u16 %f47,%rs10;
fma.rn.f32 %f48,%f12,%f47,%f46;
shr.u32 %r157,%r134,16;
cvt.u16.u32 %rs11,%r157;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f49,%rs12;
fma.rn.f32 %f50,%f16,%f49,%f48;
cvt.u16.u32 %rs13,%r135;
shr.u16 %rs14,%rs13,8;
cvt.rn.f32.u16 %f51,%rs14;
fma.rn.f32 %f52,%f19,%f51,%f50;
fma.rn.f32 %f53,%f27,%f52,%f44;
cvt.u16.u32 %rs15,%r142;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f54,%rs16;
fma.rn.f32 %f55,%f9,%f54,%f36;
shr.u32 %r158,%r142,24;
cvt.u16.u32 %rs17,%r158;
cvt.rn.f32.u16 %f56,%rs17;
fma.rn.f32 %f57,%f12,%f56,%f55;
shr.u32 %r159,%r143,16;
cvt.u16.u32 %rs18,%r159;
and.b16 %rs19,%rs18,255;
cvt.rn.f32.u16 %f58,%rs19;
fma.rn.f32 %f59,%f16,%f58,%f57;
cvt.u16.u32 %rs20,%r144;
shr.u16 %rs21,%rs20,8;
cvt.rn.f32.u16 %f60,%rs21;
fma.rn.f32 %f61,%f19,%f60,%f59;
fma.rn.f32 %f62,%f31,%f61,%f53;
cvt.u16.u32 %rs22,%r151;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f63,%rs23;
fma.rn.f32 %f64,%f9,%f63,%f36;
shr.u32 %r160,%r151,24;
cvt.u16.u32 %rs24,%r160;
cvt.rn.f32.u16 %f65,%rs24;
fma.rn.f32 %f66,%f12,%f65,%f64;
shr.u32 %r161,%r152,16;
cvt.u16.u32 %rs25,%r161;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f67,%rs26;
fma.rn.f32 %f68,%f16,%f67,%f66;
cvt.u16.u32 %rs27,%r153;
shr.u16 %rs28,%rs27,8;
cvt.rn.f32.u16 %f69,%rs28;
fma.rn.f32 %f70,%f19,%f69,%f68;
fma.rn.f32 %f71,%f34,%f70,%f62;
cvt.rni.s32.f32 %r162,%f71;
max.s32 %r163,%r162,0;
min.s32 %r164,%r163,255;
mov.u32 %r165,%tid.x;
mul.lo.s32 %r166,%r165,3;
cvt.u64.u32 %rd138,%r166;
mul.wide.u32 %rd139,%r88,96;
mov.u64 %rd140,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd141,%rd140,%rd139;
add.s64 %rd142,%rd141,%rd138;
st.shared.u8 [%rd142],%r164;
shr.u16 %rs29,%rs1,8;
cvt.rn.f32.u16 %f72,%rs29;
fma.rn.f32 %f73,%f9,%f72,%f36;
cvt.u16.u32 %rs30,%r125;
and.b16 %rs31,%rs30,255;
cvt.rn.f32.u16 %f74,%rs31;
fma.rn.f32 %f75,%f12,%f74,%f73;
shr.u32 %r168,%r125,24;
cvt.u16.u32 %rs32,%r168;
cvt.rn.f32.u16 %f76,%rs32;
fma.rn.f32 %f77,%f16,%f76,%f75;
shr.u32 %r169,%r126,16;
cvt.u16.u32 %rs33,%r169;
and.b16 %rs34,%rs33,255;
cvt.rn.f32.u16 %f78,%rs34;
fma.rn.f32 %f79,%f19,%f78,%f77;
fma.rn.f32 %f80,%f24,%f79,%f36;
shr.u16 %rs35,%rs8,8;
cvt.rn.f32.u16 %f81,%rs35;
fma.rn.f32 %f82,%f9,%f81,%f36;
cvt.u16.u32 %rs36,%r134;
and.b16 %rs37,%rs36,255;
cvt.rn.f32.u16 %f83,%rs37;
fma.rn.f32 %f84,%f12,%f83,%f82;
shr.u32 %r170,%r134,24;
cvt.u16.u32 %rs38,%r170;
cvt.rn.f32.u16 %f85,%rs38;
fma.rn.f32 %f86,%f16,%f85,%f84;
shr.u32 %r171,%r135,16;
cvt.u16.u32 %rs39,%r171;
and.b16 %rs40,%rs39,255;
cvt.rn.f32.u16 %f87,%rs40;
fma.rn.f32 %f88,%f19,%f87,%f86;
fma.rn.f32 %f89,%f27,%f88,%f80;
shr.u16 %rs41,%rs15,8;
cvt.rn.f32.u16 %f90,%rs41;
fma.rn.f32 %f91,%f9,%f90,%f36;
cvt.u16.u32 %rs42,%r143;
and.b16 %rs43,%rs42,255;
cvt.rn.f32.u16 %f92,%rs43;
fma.rn.f32 %f93,%f12,%f92,%f91;
shr.u32 %r172,%r143,24;
cvt.u16.u32 %rs44,%r172;
cvt.rn.f32.u16 %f94,%rs44;
fma.rn.f32 %f95,%f16,%f94,%f93;
shr.u32 %r173,%r144,16;
cvt.u16.u32 %rs45,%r173;
and.b16 %rs46,%rs45,255;
cvt.rn.f32.u16 %f96,%rs46;
fma.rn.f32 %f97,%f19,%f96,%f95;
fma.rn.f32 %f98,%f31,%f97,%f89;
shr.u16 %rs47,%rs22,8;
cvt.rn.f32.u16 %f99,%rs47;
fma.rn.f32 %f100,%f9,%f99,%f36;
cvt.u16.u32 %rs48,%r152;
and.b16 %rs49,%rs48,255;
cvt.rn.f32.u16 %f101,%rs49;
fma.rn.f32 %f102,%f12,%f101,%f100;
shr.u32 %r174,%r152,24;
cvt.u16.u32 %rs50,%r174;
cvt.rn.f32.u16 %f103,%rs50;
fma.rn.f32 %f104,%f16,%f103,%f102;
shr.u32 %r175,%r153,16;
cvt.u16.u32 %rs51,%r175;
and.b16 %rs52,%rs51,255;
cvt.rn.f32.u16 %f105,%rs52;
fma.rn.f32 %f106,%f19,%f105,%f104;
fma.rn.f32 %f107,%f34,%f106,%f98;
cvt.rni.s32.f32 %r176,%f107;
max.s32 %r177,%r176,0;
min.s32 %r178,%r177,255;
st.shared.u8 [%rd142+1],%r178;
shr.u32 %r179,%r124,16;
cvt.u16.u32 %rs53,%r179;
and.b16 %rs54,%rs53,255;
cvt.rn.f32.u16 %f108,%rs54;
fma.rn.f32 %f109,%f9,%f108,%f36;
shr.u16 %rs55,%rs30,8;
cvt.rn.f32.u16 %f110,%rs55;
fma.rn.f32 %f111,%f12,%f110,%f109;
and.b16 %rs56,%rs6,255;
cvt.rn.f32.u16 %f112,%rs56;
fma.rn.f32 %f113,%f16,%f112,%f111;
shr.u32 %r180,%r126,24;
cvt.u16.u32 %rs57,%r180;
cvt.rn.f32.u16 %f114,%rs57;
fma.rn.f32 %f115,%f19,%f114,%f113;
fma.rn.f32 %f116,%f24,%f115,%f36;
shr.u32 %r181,%r133,16;
cvt.u16.u32 %rs58,%r181;
and.b16 %rs59,%rs58,255;
cvt.rn.f32.u16 %f117,%rs59;
fma.rn.f32 %f118,%f9,%f117,%f36;
shr.u16 %rs60,%rs36,8;
cvt.rn.f32.u16 %f119,%rs60;
fma.rn.f32 %f120,%f12,%f119,%f118;
and.b16 %rs61,%rs13,255;
cvt.rn.f32.u16 %f121,%rs61;
fma.rn.f32 %f122,%f16,%f121,%f120;
shr.u32 %r182,%r135,24;
cvt.u16.u32 %rs62,%r182;
cvt.rn.f32.u16 %f123,%rs62;
fma.rn.f32 %f124,%f19,%f123,%f122;
fma.rn.f32 %f125,%f27,%f124,%f116;
shr.u32 %r183,%r142,16;
cvt.u16.u32 %rs63,%r183;
and.b16 %rs64,%rs63,255;
cvt.rn.f32.u16 %f126,%rs64;
fma.rn.f32 %f127,%f9,%f126,%f36;
shr.u16 %rs65,%rs42,8;
cvt.rn.f32.u16 %f128,%rs65;
fma.rn.f32 %f129,%f12,%f128,%f127;
and.b16 %rs66,%rs20,255;
cvt.rn.f32.u16 %f130,%rs66;
fma.rn.f32 %f131,%f16,%f130,%f129;
shr.u32 %r184,%r144,24;
cvt.u16.u32 %rs67,%r184;
cvt.rn.f32.u16 %f132,%rs67;
fma.rn.f32 %f133,%f19,%f132,%f131;
fma.rn.f32 %f134,%f31,%f133,%f125;
shr.u32 %r185,%r151,16;
cvt.u16.u32 %rs68,%r185;
and.b16 %rs69,%rs68,255;
cvt.rn.f32.u16 %f135,%rs69;
fma.rn.f32 %f136,%f9,%f135,%f36;
shr.u16 %rs70,%rs48,8;
cvt.rn.f32.u16 %f137,%rs70;
fma.rn.f32 %f138,%f12,%f137,%f136;
and.b16 %rs71,%rs27,255;
cvt.rn.f32.u16 %f139,%rs71;
fma.rn.f32 %f140,%f16,%f139,%f138;
shr.u32 %r186,%r153,24;
cvt.u16.u32 %rs72,%r186;
cvt.rn.f32.u16 %f141,%rs72;
fma.rn.f32 %f142,%f19,%f141,%f140;
fma.rn.f32 %f143,%f34,%f142,%f134;
cvt.rni.s32.f32 %r187,%f143;
max.s32 %r188,%r187,0;
min.s32 %r189,%r188,255;
st.shared.u8 [%rd142+2],%r189;
bra.uni $3_18;
$3_16:
add.u64 %rd90,%SP,40;
add.u64 %rd91,%SPL,40;
mov.u32 %r94,1;
st.local.u32 [%rd91],%r94;
mov.u32 %r95,0;
st.local.u32 [%rd91+4],%r95;
st.local.u32 [%rd91+8],%r95;
st.local.u32 [%rd91+12],%r95;
st.local.u32 [%rd91+16],%r95;
mov.u32 %r97,%tid.x;
mul.lo.s32 %r98,%r97,3;
mov.u32 %r99,3;
cvt.u64.u32 %rd92,%r98;
mul.wide.u32 %rd93,%r88,96;
mov.u64 %rd94,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
cvta.shared.u64 %rd95,%rd94;
add.s64 %rd96,%rd95,%rd93;
add.s64 %rd97,%rd96,%rd92;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd83;
.param .b64 param1;
st.param.f64 [param1+0],%fd3;
.param .b64 param2;
st.param.f64 [param2+0],%fd6;
.param .b64 param3;
st.param.b64 [param3+0],%rd97;
.param .b32 param4;
st.param.b32 [param4+0],%r99;
.param .b64 param5;
st.param.b64 [param5+0],%rd90;
call.uni
_Z12sample_aloneILi4EEvRK5ImageddPhiRK12Surroundings,
(
param0,
param1,
param2,
param3,
param4,
param5
);
}
$3_18:
bar.warp.sync -1;
cvt.s64.s32 %rd143,%r18;
mul.lo.s64 %rd27,%rd192,%rd143;
mul.lo.s32 %r195,%r85,96;
cvt.s64.s32 %rd28,%r195;
add.s64 %rd29,%rd27,%rd28;
sub.s32 %r197,%r279,%r16;
min.s32 %r198,%r197,32;
mul.lo.s32 %r27,%r198,3;
setp.lt.s32 %p17,%r198,1;
@%p17 bra $3_44;
add.s64 %rd31,%rd191,%rd29;
and.b64 %rd144,%rd31,15;
setp.eq.s64 %p18,%rd144,0;
@%p18 bra $3_29;
and.b64 %rd145,%rd31,3;
setp.ne.s64 %p19,%rd145,0;
mov.u32 %r291,0;
@%p19 bra $3_37;
shr.s32 %r200,%r27,31;
shr.u32 %r201,%r200,30;
add.s32 %r202,%r27,%r201;
shr.s32 %r28,%r202,2;
mov.u32 %r285,%tid.x;
setp.ge.s32 %p20,%r285,%r28;
@%p20 bra $3_28;
not.b32 %r204,%r285;
add.s32 %r30,%r28,%r204;
shr.u32 %r205,%r30,5;
add.s32 %r206,%r205,1;
and.b32 %r284,%r206,3;
setp.eq.s32 %p21,%r284,0;
@%p21 bra $3_25;
mov.u32 %r285,%tid.x;
mul.wide.s32 %rd146,%r285,4;
add.s64 %rd147,%rd146,%rd27;
add.s64 %rd148,%rd147,%rd28;
add.s64 %rd194,%rd191,%rd148;
mul.wide.u32 %rd149,%r88,96;
mov.u64 %rd150,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd151,%rd150,%rd149;
add.s64 %rd193,%rd151,%rd146;
$3_24:
.pragma "nounroll";
ld.shared.u32 %r208,[%rd193];
st.u32 [%rd194],%r208;
add.s32 %r285,%r285,32;
add.s64 %rd194,%rd194,128;
add.s64 %rd193,%rd193,128;
add.s32 %r284,%r284,-1;
setp.ne.s32 %p22,%r284,0;
@%p22 bra $3_24;
$3_25:
setp.lt.u32 %p23,%r30,96;
@%p23 bra $3_28;
mul.wide.s32 %rd152,%r285,4;
mul.wide.u32 %rd153,%r88,96;
mov.u64 %rd154,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd155,%rd154,%rd153;
add.s64 %rd156,%rd155,%rd152;
add.s64 %rd196,%rd156,256;
add.s64 %rd157,%rd152,%rd27;
add.s64 %rd158,%rd157,%rd28;
add.s64 %rd159,%rd191,%rd158;
add.s64 %rd195,%rd159,256;
$3_27:
ld.shared.u32 %r210,[%rd196+-256];
st.u32 [%rd195+-256],%r210;
ld.shared.u32 %r211,[%rd196+-128];
st.u32 [%rd195+-128],%r211;
ld.shared.u32 %r212,[%rd196];
st.u32 [%rd195],%r212;
ld.shared.u32 %r213,[%rd196+128];
st.u32 [%rd195+128],%r213;
add.s64 %rd196,%rd196,512;
add.s64 %rd195,%rd195,512;
add.s32 %r285,%r285,128;
setp.lt.s32 %p24,%r285,%r28;
@%p24 bra $3_27;
$3_28:
and.b32 %r291,%r27,-4;
bra.uni $3_37;
$3_29:
shr.s32 %r214,%r27,31;
shr.u32 %r215,%r214,28;
add.s32 %r216,%r27,%r215;
shr.s32 %r41,%r216,4;
setp.ge.s32 %p25,%r89,%r41;
@%p25 bra $3_36;
not.b32 %r218,%r89;
add.s32 %r43,%r41,%r218;
shr.u32 %r219,%r43,5;
add.s32 %r220,%r219,1;
and.b32 %r288,%r220,3;
setp.eq.s32 %p26,%r288,0;
mov.u32 %r289,%r89;
@%p26 bra $3_33;
mov.u32 %r289,%tid.x;
mul.wide.s32 %rd160,%r289,16;
mul.wide.u32 %rd161,%r88,96;
mov.u64 %rd162,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd163,%rd162,%rd161;
add.s64 %rd198,%rd163,%rd160;
add.s64 %rd164,%rd160,%rd27;
add.s64 %rd165,%rd164,%rd28;
add.s64 %rd197,%rd191,%rd165;
$3_32:
.pragma "nounroll";
ld.shared.v4.u32 {%r222,%r223,%r224,%r225},[%rd198];
st.v4.u32 [%rd197],{%r222,%r223,%r224,%r225};
add.s32 %r289,%r289,32;
add.s64 %rd198,%rd198,512;
add.s64 %rd197,%rd197,512;
add.s32 %r288,%r288,-1;
setp.ne.s32 %p27,%r288,0;
@%p27 bra $3_32;
$3_33:
setp.lt.u32 %p28,%r43,96;
@%p28 bra $3_36;
mul.wide.s32 %rd166,%r289,16;
add.s64 %rd167,%rd166,%rd27;
add.s64 %rd168,%rd167,%rd28;
add.s64 %rd169,%rd191,%rd168;
add.s64 %rd200,%rd169,1024;
mul.wide.u32 %rd170,%r88,96;
mov.u64 %rd171,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd172,%rd171,%rd170;
add.s64 %rd173,%rd172,%rd166;
add.s64 %rd199,%rd173,1024;
$3_35:
ld.shared.v4.u32 {%r231,%r232,%r233,%r234},[%rd199+-1024];
st.v4.u32 [%rd200+-1024],{%r231,%r232,%r233,%r234};
ld.shared.v4.u32 {%r239,%r240,%r241,%r242},[%rd199+-512];
st.v4.u32 [%rd200+-512],{%r239,%r240,%r241,%r242};
ld.shared.v4.u32 {%r247,%r248,%r249,%r250},[%rd199];
st.v4.u32 [%rd200],{%r247,%r248,%r249,%r250};
ld.shared.v4.u32 {%r255,%r256,%r257,%r258},[%rd199+512];
st.v4.u32 [%rd200+512],{%r255,%r256,%r257,%r258};
add.s64 %rd200,%rd200,2048;
add.s64 %rd199,%rd199,2048;
add.s32 %r289,%r289,128;
setp.lt.s32 %p29,%r289,%r41;
@%p29 bra $3_35;
$3_36:
and.b32 %r291,%r27,-16;
$3_37:
add.s32 %r294,%r291,%r89;
setp.ge.s32 %p30,%r294,%r27;
@%p30 bra $3_44;
mov.u32 %r265,-4;
sub.s32 %r266,%r265,%r89;
sub.s32 %r267,%r266,%r291;
not.b32 %r270,%r279;
add.s32 %r271,%r16,%r270;
max.s32 %r272,%r271,-33;
mad.lo.s32 %r56,%r272,-3,%r267;
shr.u32 %r273,%r56,5;
add.s32 %r274,%r273,1;
and.b32 %r293,%r274,3;
setp.eq.s32 %p31,%r293,0;
@%p31 bra $3_41;
cvt.s64.s32 %rd174,%r294;
add.s64 %rd175,%rd29,%rd174;
add.s64 %rd202,%rd191,%rd175;
mul.wide.u32 %rd176,%r88,96;
mov.u64 %rd177,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd178,%rd177,%rd176;
add.s64 %rd201,%rd178,%rd174;
$3_40:
.pragma "nounroll";
ld.shared.u8 %rs73,[%rd201];
st.u8 [%rd202],%rs73;
add.s32 %r294,%r294,32;
add.s64 %rd202,%rd202,32;
add.s64 %rd201,%rd201,32;
add.s32 %r293,%r293,-1;
setp.ne.s32 %p32,%r293,0;
@%p32 bra $3_40;
$3_41:
setp.lt.u32 %p33,%r56,96;
@%p33 bra $3_44;
cvt.s64.s32 %rd179,%r294;
mul.wide.u32 %rd180,%r88,96;
mov.u64 %rd181,_ZZ12resize_cubicILi3EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd182,%rd181,%rd180;
add.s64 %rd183,%rd182,%rd179;
add.s64 %rd204,%rd183,64;
add.s64 %rd184,%rd27,%rd179;
add.s64 %rd185,%rd184,%rd28;
add.s64 %rd186,%rd191,%rd185;
add.s64 %rd203,%rd186,64;
$3_43:
ld.shared.u8 %rs74,[%rd204+-64];
st.u8 [%rd203+-64],%rs74;
ld.shared.u8 %rs75,[%rd204+-32];
st.u8 [%rd203+-32],%rs75;
ld.shared.u8 %rs76,[%rd204];
st.u8 [%rd203],%rs76;
ld.shared.u8 %rs77,[%rd204+32];
st.u8 [%rd203+32],%rs77;
add.s64 %rd204,%rd204,128;
add.s64 %rd203,%rd203,128;
add.s32 %r294,%r294,128;
setp.lt.s32 %p34,%r294,%r27;
@%p34 bra $3_43;
$3_44:
ret;
}
.visible .entry resize_cubic_packed_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5
)
.maxntid 256,1,1
{
.local .align 8 .b8 __local_depot4[64];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<35>;
.reg .b16 %rs<106>;
.reg .f32 %f<180>;
.reg .b32 %r<318>;
.reg .f64 %fd<43>;
.reg .b64 %rd<209>;
.shared .align 16 .b8 _ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block[1024];
mov.u64 %SPL,__local_depot4;
cvta.local.u64 %SP,%SPL;
ld.param.u64 %rd68,[p0];
ld.param.v2.u32 {%r299,%r300},[p1+32];
ld.param.v2.u32 {%r74,%r75},[p1+40];
ld.param.u64 %rd73,[p2];
ld.param.v2.u32 {%r301,%r302},[p3+32];
ld.param.v2.u32 {%r78,%r79},[p3+40];
ld.param.f64 %fd39,[p4];
ld.param.f64 %fd40,[p5];
ld.param.u64 %rd196,[p3+8];
ld.param.u64 %rd74,[p3];
ld.param.u64 %rd194,[p1+24];
ld.param.u64 %rd193,[p1+16];
ld.param.u64 %rd192,[p1+8];
ld.param.u64 %rd69,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r75,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd78,%rd68;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.v2.u32 {%r299,%r300},[%rd80+32];
ld.global.u64 %rd194,[%rd80+24];
ld.global.u64 %rd193,[%rd80+16];
ld.global.u64 %rd192,[%rd80+8];
ld.global.u64 %rd191,[%rd80];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd69,%rd81;
add.s64 %rd191,%rd68,%rd82;
$4_3:
add.u64 %rd83,%SP,0;
add.u64 %rd84,%SPL,0;
st.local.u64 [%rd84],%rd191;
st.local.u64 [%rd84+8],%rd192;
st.local.u64 [%rd84+16],%rd193;
st.local.u64 [%rd84+24],%rd194;
st.local.v2.u32 [%rd84+32],{%r299,%r300};
setp.eq.s32 %p2,%r79,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd85,%rd73;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.v2.u32 {%r301,%r302},[%rd87+32];
ld.global.u64 %rd196,[%rd87+8];
ld.global.u64 %rd195,[%rd87];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd74,%rd88;
add.s64 %rd195,%rd73,%rd89;
$4_6:
mov.u32 %r84,%ctaid.x;
shl.b32 %r16,%r84,5;
mov.u32 %r85,%ctaid.y;
shl.b32 %r86,%r85,3;
mov.u32 %r87,%tid.y;
add.s32 %r18,%r86,%r87;
setp.le.s32 %p3,%r301,%r16;
setp.ge.s32 %p4,%r18,%r302;
or.pred %p5,%p4,%p3;
@%p5 bra $4_43;
mov.u32 %r88,%tid.x;
add.s32 %r89,%r16,%r88;
add.s32 %r90,%r301,-1;
setp.neu.f64 %p6,%fd39,0d0000000000000000;
min.s32 %r20,%r89,%r90;
@%p6 bra $4_9;
cvt.rn.f64.s32 %fd15,%r301;
cvt.rn.f64.s32 %fd16,%r299;
div.rn.f64 %fd17,%fd15,%fd16;
rcp.rn.f64 %fd39,%fd17;
$4_9:
cvt.rn.f64.s32 %fd18,%r20;
mov.f64 %fd19,0d3FE0000000000000;
add.rn.f64 %fd20,%fd18,%fd19;
mul.rn.f64 %fd21,%fd20,%fd39;
mov.f64 %fd22,0dBFE0000000000000;
add.rn.f64 %fd3,%fd21,%fd22;
setp.neu.f64 %p7,%fd40,0d0000000000000000;
@%p7 bra $4_11;
cvt.rn.f64.s32 %fd23,%r302;
cvt.rn.f64.s32 %fd24,%r300;
div.rn.f64 %fd25,%fd23,%fd24;
rcp.rn.f64 %fd40,%fd25;
$4_11:
cvt.rn.f64.s32 %fd26,%r18;
add.rn.f64 %fd28,%fd26,%fd19;
mul.rn.f64 %fd29,%fd28,%fd40;
add.rn.f64 %fd6,%fd29,%fd22;
mov.f64 %fd31,0d4338000000000000;
add.rn.f64 %fd32,%fd3,%fd31;
sub.rn.f64 %fd33,%fd32,%fd31;
sub.rn.f64 %fd41,%fd3,%fd33;
{
.reg .b32 %temp;
mov.b64 {%r303,%temp},%fd32;
}
setp.geu.f64 %p8,%fd41,0d0000000000000000;
@%p8 bra $4_13;
add.s32 %r303,%r303,-1;
mov.f64 %fd34,0d3FF0000000000000;
add.rn.f64 %fd41,%fd41,%fd34;
$4_13:
add.rn.f64 %fd36,%fd6,%fd31;
sub.rn.f64 %fd37,%fd36,%fd31;
sub.rn.f64 %fd42,%fd6,%fd37;
{
.reg .b32 %temp;
mov.b64 {%r304,%temp},%fd36;
}
setp.geu.f64 %p9,%fd42,0d0000000000000000;
@%p9 bra $4_15;
add.s32 %r304,%r304,-1;
mov.f64 %fd38,0d3FF0000000000000;
add.rn.f64 %fd42,%fd42,%fd38;
$4_15:
add.s32 %r91,%r303,2;
setp.lt.s32 %p10,%r91,%r299;
setp.gt.s32 %p11,%r303,0;
and.pred %p12,%p11,%p10;
setp.gt.s32 %p13,%r304,0;
and.pred %p14,%p13,%p12;
add.s32 %r92,%r304,3;
setp.lt.s32 %p15,%r92,%r300;
and.pred %p16,%p15,%p14;
@%p16 bra $4_17;
bra.uni $4_16;
$4_17:
cvt.rn.f32.f64 %f1,%fd41;
cvt.rn.f32.f64 %f2,%fd42;
add.s32 %r119,%r304,-1;
cvt.s64.s32 %rd119,%r119;
mul.lo.s64 %rd120,%rd192,%rd119;
shl.b32 %r120,%r303,2;
add.s32 %r121,%r120,-4;
cvt.s64.s32 %rd121,%r121;
add.s64 %rd122,%rd120,%rd121;
add.s64 %rd123,%rd191,%rd122;
cvt.u32.u64 %r122,%rd123;
and.b32 %r123,%r122,3;
and.b64 %rd124,%rd123,3;
sub.s64 %rd125,%rd122,%rd124;
add.s64 %rd99,%rd191,%rd125;
add.s32 %r124,%r123,15;
ld.global.nc.u32 %r99,[%rd99];
add.s64 %rd100,%rd99,4;
ld.global.nc.u32 %r100,[%rd100];
add.s64 %rd101,%rd99,8;
ld.global.nc.u32 %r101,[%rd101];
add.s64 %rd102,%rd99,12;
ld.global.nc.u32 %r102,[%rd102];
and.b32 %r125,%r124,28;
cvt.u64.u32 %rd126,%r125;
add.s64 %rd103,%rd99,%rd126;
ld.global.nc.u32 %r103,[%rd103];
mad.lo.s32 %r126,%r123,4369,12816;
and.b32 %r127,%r126,30583;
prmt.b32 %r128,%r99,%r100,%r127;
prmt.b32 %r129,%r100,%r101,%r127;
prmt.b32 %r130,%r101,%r102,%r127;
prmt.b32 %r131,%r102,%r103,%r127;
add.s64 %rd127,%rd122,%rd192;
add.s64 %rd128,%rd123,%rd192;
cvt.u32.u64 %r132,%rd128;
and.b32 %r133,%r132,3;
and.b64 %rd129,%rd128,3;
sub.s64 %rd130,%rd127,%rd129;
add.s64 %rd104,%rd191,%rd130;
add.s32 %r134,%r133,15;
ld.global.nc.u32 %r104,[%rd104];
add.s64 %rd105,%rd104,4;
ld.global.nc.u32 %r105,[%rd105];
add.s64 %rd106,%rd104,8;
ld.global.nc.u32 %r106,[%rd106];
add.s64 %rd107,%rd104,12;
ld.global.nc.u32 %r107,[%rd107];
and.b32 %r135,%r134,28;
cvt.u64.u32 %rd131,%r135;
add.s64 %rd108,%rd104,%rd131;
ld.global.nc.u32 %r108,[%rd108];
mad.lo.s32 %r136,%r133,4369,12816;
and.b32 %r137,%r136,30583;
prmt.b32 %r138,%r104,%r105,%r137;
prmt.b32 %r139,%r105,%r106,%r137;
prmt.b32 %r140,%r106,%r107,%r137;
prmt.b32 %r141,%r107,%r108,%r137;
add.s64 %rd132,%rd127,%rd192;
add.s64 %rd133,%rd128,%rd192;
cvt.u32.u64 %r142,%rd133;
and.b32 %r143,%r142,3;
and.b64 %rd134,%rd133,3;
sub.s64 %rd135,%rd132,%rd134;
add.s64 %rd109,%rd191,%rd135;
add.s32 %r144,%r143,15;
ld.global.nc.u32 %r109,[%rd109];
add.s64 %rd110,%rd109,4;
ld.global.nc.u32 %r110,[%rd110];
add.s64 %rd111,%rd109,8;
ld.global.nc.u32 %r111,[%rd111];
add.s64 %rd112,%rd109,12;
ld.global.nc.u32 %r112,[%rd112];
and.b32 %r145,%r144,28;
cvt.u64.u32 %rd136,%r145;
add.s64 %rd113,%rd109,%rd136;
ld.global.nc.u32 %r113,[%rd113];
mad.lo.s32 %r146,%r143,4369,12816;
and.b32 %r147,%r146,30583;
prmt.b32 %r148,%r109,%r110,%r147;
prmt.b32 %r149,%r110,%r111,%r147;
prmt.b32 %r150,%r111,%r112,%r147;
prmt.b32 %r151,%r112,%r113,%r147;
add.s64 %rd137,%rd132,%rd192;
add.s64 %rd138,%rd133,%rd192;
cvt.u32.u64 %r152,%rd138;
and.b32 %r153,%r152,3;
and.b64 %rd139,%rd138,3;
sub.s64 %rd140,%rd137,%rd139;
add.s64 %rd114,%rd191,%rd140;
add.s32 %r154,%r153,15;
ld.global.nc.u32 %r114,[%rd114];
add.s64 %rd115,%rd114,4;
ld.global.nc.u32 %r115,[%rd115];
add.s64 %rd116,%rd114,8;
ld.global.nc.u32 %r116,[%rd116];
add.s64 %rd117,%rd114,12;
ld.global.nc.u32 %r117,[%rd117];
and.b32 %r155,%r154,28;
cvt.u64.u32 %rd141,%r155;
add.s64 %rd118,%rd114,%rd141;
ld.global.nc.u32 %r118,[%rd118];
mad.lo.s32 %r156,%r153,4369,12816;
and.b32 %r157,%r156,30583;
prmt.b32 %r158,%r114,%r115,%r157;
prmt.b32 %r159,%r115,%r116,%r157;
prmt.b32 %r160,%r116,%r117,%r157;
prmt.b32 %r161,%r117,%r118,%r157;
add.f32 %f3,%f1,0f3F800000;
mov.f32 %f4,0f3F800000;
mul.f32 %f5,%f3,0f3F400000;
mov.f32 %f6,0f40700000;
sub.f32 %f7,%f6,%f5;
fma.rn.f32 %f8,%f3,%f7,0fC0C00000;
fma.rn.f32 %f9,%f3,%f8,0f40400000;
fma.rn.f32 %f10,%f1,0f3FA00000,0fC0100000;
mul.f32 %f11,%f10,%f1;
fma.rn.f32 %f12,%f11,%f1,0f3F800000;
sub.f32 %f13,%f4,%f1;
fma.rn.f32 %f14,%f13,0f3FA00000,0fC0100000;
mul.f32 %f15,%f13,%f14;
fma.rn.f32 %f16,%f13,%f15,0f3F800000;
sub.f32 %f17,%f4,%f9;
sub.f32 %f18,%f17,%f12;
sub.f32 %f19,%f18,%f16;
add.f32 %f20,%f2,0f3F800000;
mul.f32 %f21,%f20,0f3F400000;
sub.f32 %f22,%f6,%f21;
fma.rn.f32 %f23,%f20,%f22,0fC0C00000;
fma.rn.f32 %f24,%f20,%f23,0f40400000;
fma.rn.f32 %f25,%f2,0f3FA00000,0fC0100000;
mul.f32 %f26,%f25,%f2;
fma.rn.f32 %f27,%f26,%f2,0f3F800000;
sub.f32 %f28,%f4,%f2;
fma.rn.f32 %f29,%f28,0f3FA00000,0fC0100000;
mul.f32 %f30,%f28,%f29;
fma.rn.f32 %f31,%f28,%f30,0f3F800000;
sub.f32 %f32,%f4,%f24;
sub.f32 %f33,%f32,%f27;
sub.f32 %f34,%f33,%f31;
cvt.u16.u32 %rs1,%r128;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f35,%rs2;
mov.f32 %f36,0f00000000;
fma.rn.f32 %f37,%f9,%f35,%f36;
cvt.u16.u32 %rs3,%r129;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f38,%rs4;
fma.rn.f32 %f39,%f12,%f38,%f37;
cvt.u16.u32 %rs5,%r130;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f40,%rs6;
fma.rn.f32 %f41,%f16,%f40,%f39;
cvt.u16.u32 %rs7,%r131;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f42,%rs8;
fma.rn.f32 %f43,%f19,%f42,%f41;
fma.rn.f32 %f44,%f24,%f43,%f36;
cvt.u16.u32 %rs9,%r138;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f45,%rs10;
fma.rn.f32 %f46,%f9,%f45,%f36;
cvt.u16.u32 %rs11,%r139;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f47,%rs12;
fma.rn.f32 %f48,%f12,%f47,%f46;
cvt.u16.u32 %rs13,%r140;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f49,%rs14;
fma.rn.f32 %f50,%f16,%f49,%f48;
cvt.u16.u32 %rs15,%r141;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f51,%rs16;
fma.rn.f32 %f52,%f19,%f51,%f50;
fma.rn.f32 %f53,%f27,%f52,%f44;
cvt.u16.u32 %rs17,%r148;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f54,%rs18;
fma.rn.f32 %f55,%f9,%f54,%f36;
cvt.u16.u32 %rs19,%r149;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f56,%rs20;
fma.rn.f32 %f57,%f12,%f56,%f55;
cvt.u16.u32 %rs21,%r150;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f58,%rs22;
fma.rn.f32 %f59,%f16,%f58,%f57;
cvt.u16.u32 %rs23,%r151;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f60,%rs24;
fma.rn.f32 %f61,%f19,%f60,%f59;
fma.rn.f32 %f62,%f31,%f61,%f53;
cvt.u16.u32 %rs25,%r158;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f63,%rs26;
fma.rn.f32 %f64,%f9,%f63,%f36;
cvt.u16.u32 %rs27,%r159;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f65,%rs28;
fma.rn.f32 %f66,%f12,%f65,%f64;
cvt.u16.u32 %rs29,%r160;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f67,%rs30;
fma.rn.f32 %f68,%f16,%f67,%f66;
cvt.u16.u32 %rs31,%r161;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f69,%rs32;
fma.rn.f32 %f70,%f19,%f69,%f68;
fma.rn.f32 %f71,%f34,%f70,%f62;
cvt.rni.s32.f32 %r162,%f71;
max.s32 %r163,%r162,0;
min.s32 %r164,%r163,255;
mov.u32 %r166,%tid.x;
shl.b32 %r167,%r166,2;
cvt.u64.u32 %rd142,%r167;
mul.wide.u32 %rd143,%r87,128;
mov.u64 %rd144,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd145,%rd144,%rd143;
add.s64 %rd146,%rd145,%rd142;
shr.u16 %rs33,%rs1,8;
cvt.rn.f32.u16 %f72,%rs33;
fma.rn.f32 %f73,%f9,%f72,%f36;
shr.u16 %rs34,%rs3,8;
cvt.rn.f32.u16 %f74,%rs34;
fma.rn.f32 %f75,%f12,%f74,%f73;
shr.u16 %rs35,%rs5,8;
cvt.rn.f32.u16 %f76,%rs35;
fma.rn.f32 %f77,%f16,%f76,%f75;
shr.u16 %rs36,%rs7,8;
cvt.rn.f32.u16 %f78,%rs36;
fma.rn.f32 %f79,%f19,%f78,%f77;
fma.rn.f32 %f80,%f24,%f79,%f36;
shr.u16 %rs37,%rs9,8;
cvt.rn.f32.u16 %f81,%rs37;
fma.rn.f32 %f82,%f9,%f81,%f36;
shr.u16 %rs38,%rs11,8;
cvt.rn.f32.u16 %f83,%rs38;
fma.rn.f32 %f84,%f12,%f83,%f82;
shr.u16 %rs39,%rs13,8;
cvt.rn.f32.u16 %f85,%rs39;
fma.rn.f32 %f86,%f16,%f85,%f84;
shr.u16 %rs40,%rs15,8;
cvt.rn.f32.u16 %f87,%rs40;
fma.rn.f32 %f88,%f19,%f87,%f86;
fma.rn.f32 %f89,%f27,%f88,%f80;
shr.u16 %rs41,%rs17,8;
cvt.rn.f32.u16 %f90,%rs41;
fma.rn.f32 %f91,%f9,%f90,%f36;
shr.u16 %rs42,%rs19,8;
cvt.rn.f32.u16 %f92,%rs42;
fma.rn.f32 %f93,%f12,%f92,%f91;
shr.u16 %rs43,%rs21,8;
cvt.rn.f32.u16 %f94,%rs43;
fma.rn.f32 %f95,%f16,%f94,%f93;
shr.u16 %rs44,%rs23,8;
cvt.rn.f32.u16 %f96,%rs44;
fma.rn.f32 %f97,%f19,%f96,%f95;
fma.rn.f32 %f98,%f31,%f97,%f89;
shr.u16 %rs45,%rs25,8;
cvt.rn.f32.u16 %f99,%rs45;
fma.rn.f32 %f100,%f9,%f99,%f36;
shr.u16 %rs46,%rs27,8;
cvt.rn.f32.u16 %f101,%rs46;
fma.rn.f32 %f102,%f12,%f101,%f100;
shr.u16 %rs47,%rs29,8;
cvt.rn.f32.u16 %f103,%rs47;
fma.rn.f32 %f104,%f16,%f103,%f102;
shr.u16 %rs48,%rs31,8;
cvt.rn.f32.u16 %f105,%rs48;
fma.rn.f32 %f106,%f19,%f105,%f104;
fma.rn.f32 %f107,%f34,%f106,%f98;
cvt.rni.s32.f32 %r168,%f107;
max.s32 %r169,%r168,0;
min.s32 %r170,%r169,255;
shr.u32 %r171,%r128,16;
cvt.u16.u32 %rs49,%r171;
and.b16 %rs50,%rs49,255;
cvt.rn.f32.u16 %f108,%rs50;
fma.rn.f32 %f109,%f9,%f108,%f36;
shr.u32 %r172,%r129,16;
cvt.u16.u32 %rs51,%r172;
and.b16 %rs52,%rs51,255;
cvt.rn.f32.u16 %f110,%rs52;
fma.rn.f32 %f111,%f12,%f110,%f109;
shr.u32 %r173,%r130,16;
cvt.u16.u32 %rs53,%r173;
and.b16 %rs54,%rs53,255;
cvt.rn.f32.u16 %f112,%rs54;
fma.rn.f32 %f113,%f16,%f112,%f111;
shr.u32 %r174,%r131,16;
cvt.u16.u32 %rs55,%r174;
and.b16 %rs56,%rs55,255;
cvt.rn.f32.u16 %f114,%rs56;
fma.rn.f32 %f115,%f19,%f114,%f113;
fma.rn.f32 %f116,%f24,%f115,%f36;
shr.u32 %r175,%r138,16;
cvt.u16.u32 %rs57,%r175;
and.b16 %rs58,%rs57,255;
cvt.rn.f32.u16 %f117,%rs58;
fma.rn.f32 %f118,%f9,%f117,%f36;
shr.u32 %r176,%r139,16;
cvt.u16.u32 %rs59,%r176;
and.b16 %rs60,%rs59,255;
cvt.rn.f32.u16 %f119,%rs60;
fma.rn.f32 %f120,%f12,%f119,%f118;
shr.u32 %r177,%r140,16;
cvt.u16.u32 %rs61,%r177;
and.b16 %rs62,%rs61,255;
cvt.rn.f32.u16 %f121,%rs62;
fma.rn.f32 %f122,%f16,%f121,%f120;
shr.u32 %r178,%r141,16;
cvt.u16.u32 %rs63,%r178;
and.b16 %rs64,%rs63,255;
cvt.rn.f32.u16 %f123,%rs64;
fma.rn.f32 %f124,%f19,%f123,%f122;
fma.rn.f32 %f125,%f27,%f124,%f116;
shr.u32 %r179,%r148,16;
cvt.u16.u32 %rs65,%r179;
and.b16 %rs66,%rs65,255;
cvt.rn.f32.u16 %f126,%rs66;
fma.rn.f32 %f127,%f9,%f126,%f36;
shr.u32 %r180,%r149,16;
cvt.u16.u32 %rs67,%r180;
and.b16 %rs68,%rs67,255;
cvt.rn.f32.u16 %f128,%rs68;
fma.rn.f32 %f129,%f12,%f128,%f127;
shr.u32 %r181,%r150,16;
cvt.u16.u32 %rs69,%r181;
and.b16 %rs70,%rs69,255;
cvt.rn.f32.u16 %f130,%rs70;
fma.rn.f32 %f131,%f16,%f130,%f129;
shr.u32 %r182,%r151,16;
cvt.u16.u32 %rs71,%r182;
and.b16 %rs72,%rs71,255;
cvt.rn.f32.u16 %f132,%rs72;
fma.rn.f32 %f133,%f19,%f132,%f131;
fma.rn.f32 %f134,%f31,%f133,%f125;
shr.u32 %r183,%r158,16;
cvt.u16.u32 %rs73,%r183;
and.b16 %rs74,%rs73,255;
cvt.rn.f32.u16 %f135,%rs74;
fma.rn.f32 %f136,%f9,%f135,%f36;
shr.u32 %r184,%r159,16;
cvt.u16.u32 %rs75,%r184;
and.b16 %rs76,%rs75,255;
cvt.rn.f32.u16 %f137,%rs76;
fma.rn.f32 %f138,%f12,%f137,%f136;
shr.u32 %r185,%r160,16;
cvt.u16.u32 %rs77,%r185;
and.b16 %rs78,%rs77,255;
cvt.rn.f32.u16 %f139,%rs78;
fma.rn.f32 %f140,%f16,%f139,%f138;
shr.u32 %r186,%r161,16;
cvt.u16.u32 %rs79,%r186;
and.b16 %rs80,%rs79,255;
cvt.rn.f32.u16 %f141,%rs80;
fma.rn.f32 %f142,%f19,%f141,%f140;
fma.rn.f32 %f143,%f34,%f142,%f134;
cvt.rni.s32.f32 %r187,%f143;
max.s32 %r188,%r187,0;
min.s32 %r189,%r188,255;
shr.u32 %r190,%r128,24;
cvt.u16.u32 %rs81,%r190;
cvt.rn.f32.u16 %f144,%rs81;
fma.rn.f32 %f145,%f9,%f144,%f36;
shr.u32 %r191,%r129,24;
cvt.u16.u32 %rs82,%r191;
cvt.rn.f32.u16 %f146,%rs82;
fma.rn.f32 %f147,%f12,%f146,%f145;
shr.u32 %r192,%r130,24;
cvt.u16.u32 %rs83,%r192;
cvt.rn.f32.u16 %f148,%rs83;
fma.rn.f32 %f149,%f16,%f148,%f147;
shr.u32 %r193,%r131,24;
cvt.u16.u32 %rs84,%r193;
cvt.rn.f32.u16 %f150,%rs84;
fma.rn.f32 %f151,%f19,%f150,%f149;
fma.rn.f32 %f152,%f24,%f151,%f36;
shr.u32 %r194,%r138,24;
cvt.u16.u32 %rs85,%r194;
cvt.rn.f32.u16 %f153,%rs85;
fma.rn.f32 %f154,%f9,%f153,%f36;
shr.u32 %r195,%r139,24;
cvt.u16.u32 %rs86,%r195;
cvt.rn.f32.u16 %f155,%rs86;
fma.rn.f32 %f156,%f12,%f155,%f154;
shr.u32 %r196,%r140,24;
cvt.u16.u32 %rs87,%r196;
cvt.rn.f32.u16 %f157,%rs87;
fma.rn.f32 %f158,%f16,%f157,%f156;
shr.u32 %r197,%r141,24;
cvt.u16.u32 %rs88,%r197;
cvt.rn.f32.u16 %f159,%rs88;
fma.rn.f32 %f160,%f19,%f159,%f158;
fma.rn.f32 %f161,%f27,%f160,%f152;
shr.u32 %r198,%r148,24;
cvt.u16.u32 %rs89,%r198;
cvt.rn.f32.u16 %f162,%rs89;
fma.rn.f32 %f163,%f9,%f162,%f36;
shr.u32 %r199,%r149,24;
cvt.u16.u32 %rs90,%r199;
cvt.rn.f32.u16 %f164,%rs90;
fma.rn.f32 %f165,%f12,%f164,%f163;
shr.u32 %r200,%r150,24;
cvt.u16.u32 %rs91,%r200;
cvt.rn.f32.u16 %f166,%rs91;
fma.rn.f32 %f167,%f16,%f166,%f165;
shr.u32 %r201,%r151,24;
cvt.u16.u32 %rs92,%r201;
cvt.rn.f32.u16 %f168,%rs92;
fma.rn.f32 %f169,%f19,%f168,%f167;
fma.rn.f32 %f170,%f31,%f169,%f161;
shr.u32 %r202,%r158,24;
cvt.u16.u32 %rs93,%r202;
cvt.rn.f32.u16 %f171,%rs93;
fma.rn.f32 %f172,%f9,%f171,%f36;
shr.u32 %r203,%r159,24;
cvt.u16.u32 %rs94,%r203;
cvt.rn.f32.u16 %f173,%rs94;
fma.rn.f32 %f174,%f12,%f173,%f172;
shr.u32 %r204,%r160,24;
cvt.u16.u32 %rs95,%r204;
cvt.rn.f32.u16 %f175,%rs95;
fma.rn.f32 %f176,%f16,%f175,%f174;
shr.u32 %r205,%r161,24;
cvt.u16.u32 %rs96,%r205;
cvt.rn.f32.u16 %f177,%rs96;
fma.rn.f32 %f178,%f19,%f177,%f176;
fma.rn.f32 %f179,%f34,%f178,%f170;
cvt.rni.s32.f32 %r206,%f179;
max.s32 %r207,%r206,0;
min.s32 %r208,%r207,255;
cvt.u16.u32 %rs97,%r208;
cvt.u16.u32 %rs98,%r170;
cvt.u16.u32 %rs99,%r164;
cvt.u16.u32 %rs100,%r189;
st.shared.v4.u8 [%rd146],{%rs99,%rs98,%rs100,%rs97};
bra.uni $4_18;
$4_16:
add.u64 %rd90,%SP,40;
add.u64 %rd91,%SPL,40;
mov.u32 %r93,1;
st.local.u32 [%rd91],%r93;
mov.u32 %r94,0;
st.local.u32 [%rd91+4],%r94;
st.local.u32 [%rd91+8],%r94;
st.local.u32 [%rd91+12],%r94;
st.local.u32 [%rd91+16],%r94;
mov.u32 %r96,%tid.x;
shl.b32 %r97,%r96,2;
cvt.u64.u32 %rd92,%r97;
mul.wide.u32 %rd93,%r87,128;
mov.u64 %rd94,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
cvta.shared.u64 %rd95,%rd94;
add.s64 %rd96,%rd95,%rd93;
add.s64 %rd97,%rd96,%rd92;
mov.u32 %r98,4;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd83;
.param .b64 param1;
st.param.f64 [param1+0],%fd3;
.param .b64 param2;
st.param.f64 [param2+0],%fd6;
.param .b64 param3;
st.param.b64 [param3+0],%rd97;
.param .b32 param4;
st.param.b32 [param4+0],%r98;
.param .b64 param5;
st.param.b64 [param5+0],%rd90;
call.uni
_Z12sample_aloneILi4EEvRK5ImageddPhiRK12Surroundings,
(
param0,
param1,
param2,
param3,
param4,
param5
);
}
$4_18:
bar.warp.sync -1;
cvt.s64.s32 %rd147,%r18;
mul.lo.s64 %rd27,%rd196,%rd147;
shl.b32 %r214,%r84,7;
cvt.s64.s32 %rd28,%r214;
add.s64 %rd29,%rd27,%rd28;
sub.s32 %r216,%r301,%r16;
min.s32 %r27,%r216,32;
shl.b32 %r28,%r27,2;
setp.lt.s32 %p17,%r27,1;
@%p17 bra $4_43;
add.s64 %rd31,%rd195,%rd29;
and.b64 %rd148,%rd31,15;
setp.eq.s64 %p18,%rd148,0;
@%p18 bra $4_28;
and.b64 %rd149,%rd31,3;
setp.ne.s64 %p19,%rd149,0;
mov.u32 %r313,0;
@%p19 bra $4_36;
mov.u32 %r307,%tid.x;
setp.ge.s32 %p20,%r307,%r27;
mov.u32 %r313,%r28;
@%p20 bra $4_36;
not.b32 %r219,%r301;
add.s32 %r222,%r16,%r219;
max.s32 %r223,%r222,-33;
mov.u32 %r224,-2;
sub.s32 %r225,%r224,%r223;
sub.s32 %r30,%r225,%r307;
shr.u32 %r226,%r30,5;
add.s32 %r227,%r226,1;
and.b32 %r306,%r227,3;
setp.eq.s32 %p21,%r306,0;
@%p21 bra $4_25;
mov.u32 %r307,%tid.x;
mul.wide.s32 %rd150,%r307,4;
add.s64 %rd151,%rd150,%rd27;
add.s64 %rd152,%rd151,%rd28;
add.s64 %rd198,%rd195,%rd152;
mul.wide.u32 %rd153,%r87,128;
mov.u64 %rd154,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd155,%rd154,%rd153;
add.s64 %rd197,%rd155,%rd150;
$4_24:
.pragma "nounroll";
ld.shared.u32 %r229,[%rd197];
st.u32 [%rd198],%r229;
add.s32 %r307,%r307,32;
add.s64 %rd198,%rd198,128;
add.s64 %rd197,%rd197,128;
add.s32 %r306,%r306,-1;
setp.ne.s32 %p22,%r306,0;
@%p22 bra $4_24;
$4_25:
setp.lt.u32 %p23,%r30,96;
mov.u32 %r313,%r28;
@%p23 bra $4_36;
mul.wide.s32 %rd156,%r307,4;
mul.wide.u32 %rd157,%r87,128;
mov.u64 %rd158,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd159,%rd158,%rd157;
add.s64 %rd160,%rd159,%rd156;
add.s64 %rd200,%rd160,256;
add.s64 %rd161,%rd156,%rd27;
add.s64 %rd162,%rd161,%rd28;
add.s64 %rd163,%rd195,%rd162;
add.s64 %rd199,%rd163,256;
$4_27:
ld.shared.u32 %r231,[%rd200+-256];
st.u32 [%rd199+-256],%r231;
ld.shared.u32 %r232,[%rd200+-128];
st.u32 [%rd199+-128],%r232;
ld.shared.u32 %r233,[%rd200];
st.u32 [%rd199],%r233;
ld.shared.u32 %r234,[%rd200+128];
st.u32 [%rd199+128],%r234;
add.s64 %rd200,%rd200,512;
add.s64 %rd199,%rd199,512;
add.s32 %r307,%r307,128;
setp.lt.s32 %p24,%r307,%r27;
mov.u32 %r313,%r28;
@%p24 bra $4_27;
bra.uni $4_36;
$4_28:
shr.s32 %r235,%r27,31;
shr.u32 %r236,%r235,30;
add.s32 %r237,%r27,%r236;
shr.s32 %r40,%r237,2;
setp.ge.s32 %p25,%r88,%r40;
@%p25 bra $4_35;
not.b32 %r239,%r88;
add.s32 %r42,%r40,%r239;
shr.u32 %r240,%r42,5;
add.s32 %r241,%r240,1;
and.b32 %r310,%r241,3;
setp.eq.s32 %p26,%r310,0;
mov.u32 %r311,%r88;
@%p26 bra $4_32;
mov.u32 %r311,%tid.x;
mul.wide.s32 %rd164,%r311,16;
mul.wide.u32 %rd165,%r87,128;
mov.u64 %rd166,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd167,%rd166,%rd165;
add.s64 %rd202,%rd167,%rd164;
add.s64 %rd168,%rd164,%rd27;
add.s64 %rd169,%rd168,%rd28;
add.s64 %rd201,%rd195,%rd169;
$4_31:
.pragma "nounroll";
ld.shared.v4.u32 {%r243,%r244,%r245,%r246},[%rd202];
st.v4.u32 [%rd201],{%r243,%r244,%r245,%r246};
add.s32 %r311,%r311,32;
add.s64 %rd202,%rd202,512;
add.s64 %rd201,%rd201,512;
add.s32 %r310,%r310,-1;
setp.ne.s32 %p27,%r310,0;
@%p27 bra $4_31;
$4_32:
setp.lt.u32 %p28,%r42,96;
@%p28 bra $4_35;
mul.wide.s32 %rd170,%r311,16;
add.s64 %rd171,%rd170,%rd27;
add.s64 %rd172,%rd171,%rd28;
add.s64 %rd173,%rd195,%rd172;
add.s64 %rd204,%rd173,1024;
mul.wide.u32 %rd174,%r87,128;
mov.u64 %rd175,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd176,%rd175,%rd174;
add.s64 %rd177,%rd176,%rd170;
add.s64 %rd203,%rd177,1024;
$4_34:
ld.shared.v4.u32 {%r252,%r253,%r254,%r255},[%rd203+-1024];
st.v4.u32 [%rd204+-1024],{%r252,%r253,%r254,%r255};
ld.shared.v4.u32 {%r260,%r261,%r262,%r263},[%rd203+-512];
st.v4.u32 [%rd204+-512],{%r260,%r261,%r262,%r263};
ld.shared.v4.u32 {%r268,%r269,%r270,%r271},[%rd203];
st.v4.u32 [%rd204],{%r268,%r269,%r270,%r271};
ld.shared.v4.u32 {%r276,%r277,%r278,%r279},[%rd203+512];
st.v4.u32 [%rd204+512],{%r276,%r277,%r278,%r279};
add.s64 %rd204,%rd204,2048;
add.s64 %rd203,%rd203,2048;
add.s32 %r311,%r311,128;
setp.lt.s32 %p29,%r311,%r40;
@%p29 bra $4_34;
$4_35:
and.b32 %r313,%r28,-16;
$4_36:
add.s32 %r316,%r313,%r88;
setp.ge.s32 %p30,%r316,%r28;
@%p30 bra $4_43;
mov.u32 %r286,-5;
sub.s32 %r287,%r286,%r88;
sub.s32 %r288,%r287,%r313;
not.b32 %r291,%r301;
add.s32 %r292,%r16,%r291;
max.s32 %r293,%r292,-33;
shl.b32 %r294,%r293,2;
sub.s32 %r55,%r288,%r294;
shr.u32 %r295,%r55,5;
add.s32 %r296,%r295,1;
and.b32 %r315,%r296,3;
setp.eq.s32 %p31,%r315,0;
@%p31 bra $4_40;
cvt.s64.s32 %rd178,%r316;
add.s64 %rd179,%rd29,%rd178;
add.s64 %rd206,%rd195,%rd179;
mul.wide.u32 %rd180,%r87,128;
mov.u64 %rd181,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd182,%rd181,%rd180;
add.s64 %rd205,%rd182,%rd178;
$4_39:
.pragma "nounroll";
ld.shared.u8 %rs101,[%rd205];
st.u8 [%rd206],%rs101;
add.s32 %r316,%r316,32;
add.s64 %rd206,%rd206,32;
add.s64 %rd205,%rd205,32;
add.s32 %r315,%r315,-1;
setp.ne.s32 %p32,%r315,0;
@%p32 bra $4_39;
$4_40:
setp.lt.u32 %p33,%r55,96;
@%p33 bra $4_43;
cvt.s64.s32 %rd183,%r316;
mul.wide.u32 %rd184,%r87,128;
mov.u64 %rd185,_ZZ12resize_cubicILi4EEvPKvRK5BatchPvS4_ddE13line_of_block;
add.s64 %rd186,%rd185,%rd184;
add.s64 %rd187,%rd186,%rd183;
add.s64 %rd208,%rd187,64;
add.s64 %rd188,%rd27,%rd183;
add.s64 %rd189,%rd188,%rd28;
add.s64 %rd190,%rd195,%rd189;
add.s64 %rd207,%rd190,64;
$4_42:
ld.shared.u8 %rs102,[%rd208+-64];
st.u8 [%rd207+-64],%rs102;
ld.shared.u8 %rs103,[%rd208+-32];
st.u8 [%rd207+-32],%rs103;
ld.shared.u8 %rs104,[%rd208];
st.u8 [%rd207],%rs104;
ld.shared.u8 %rs105,[%rd208+32];
st.u8 [%rd207+32],%rs105;
add.s64 %rd208,%rd208,128;
add.s64 %rd207,%rd207,128;
add.s32 %r316,%r316,128;
setp.lt.s32 %p34,%r316,%r28;
@%p34 bra $4_42;
$4_43:
ret;
}
`;
