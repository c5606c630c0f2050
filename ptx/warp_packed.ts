// Made from kernels/warp_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/warp_packed.cu`. */
export const WARP_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) _Z10edge_pixelILi1EEjPKhjiiiijjij
(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
;
.func (.param .b32 func_retval0) _Z10edge_pixelILi3EEjPKhjiiiijjij
(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
;
.func (.param .b32 func_retval0) _Z10edge_pixelILi4EEjPKhjiiiijjij
(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
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
.visible .entry warp_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<122>;
.reg .f32 %f<117>;
.reg .b32 %r<566>;
.reg .f64 %fd<217>;
.reg .b64 %rd<293>;
ld.param.u64 %rd105,[p0];
ld.param.v2.u32 {%r522,%r523},[p1+32];
ld.param.v2.u32 {%r208,%r209},[p1+40];
ld.param.u64 %rd110,[p2];
ld.param.v2.u32 {%r526,%r211},[p3+32];
ld.param.v2.u32 {%r212,%r213},[p3+40];
ld.param.u64 %rd115,[p4];
ld.param.v2.u32 {%r524,%r525},[p5+32];
ld.param.v2.u32 {%r216,%r217},[p5+40];
ld.param.u32 %r202,[p6];
ld.param.u64 %rd120,[p8];
ld.param.u32 %r204,[p10];
ld.param.f64 %fd202,[p7+64];
ld.param.f64 %fd201,[p7+56];
ld.param.f64 %fd200,[p7+48];
ld.param.f64 %fd199,[p7+40];
ld.param.f64 %fd198,[p7+32];
ld.param.f64 %fd197,[p7+24];
ld.param.f64 %fd196,[p7+16];
ld.param.f64 %fd195,[p7+8];
ld.param.f64 %fd194,[p7];
ld.param.u64 %rd271,[p5+8];
ld.param.u64 %rd116,[p5];
ld.param.u64 %rd279,[p3+24];
ld.param.u64 %rd278,[p3+16];
ld.param.u64 %rd277,[p3+8];
ld.param.u64 %rd111,[p3];
ld.param.u64 %rd269,[p1+8];
ld.param.u64 %rd106,[p1];
mov.u32 %r218,%ctaid.z;
mul.lo.s32 %r1,%r218,%r204;
setp.eq.s32 %p6,%r209,0;
@%p6 bra $1_2;
cvta.to.global.u64 %rd121,%rd105;
mul.wide.s32 %rd122,%r1,40;
add.s64 %rd123,%rd121,%rd122;
ld.global.v2.u32 {%r522,%r523},[%rd123+32];
ld.global.u64 %rd269,[%rd123+8];
ld.global.u64 %rd268,[%rd123];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd124,%r1;
mul.lo.s64 %rd125,%rd106,%rd124;
add.s64 %rd268,%rd105,%rd125;
$1_3:
setp.eq.s32 %p7,%r217,0;
@%p7 bra $1_5;
cvta.to.global.u64 %rd126,%rd115;
mul.wide.s32 %rd127,%r1,40;
add.s64 %rd128,%rd126,%rd127;
ld.global.v2.u32 {%r524,%r525},[%rd128+32];
ld.global.u64 %rd271,[%rd128+8];
ld.global.u64 %rd270,[%rd128];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd129,%r1;
mul.lo.s64 %rd130,%rd116,%rd129;
add.s64 %rd270,%rd115,%rd130;
$1_6:
mov.u32 %r223,%ctaid.x;
shl.b32 %r16,%r223,6;
mov.u32 %r224,%ctaid.y;
shl.b32 %r17,%r224,4;
setp.ge.s32 %p8,%r16,%r524;
setp.ge.s32 %p9,%r17,%r525;
or.pred %p10,%p9,%p8;
@%p10 bra $1_68;
mov.u32 %r225,%tid.x;
and.b32 %r226,%r225,15;
add.s32 %r23,%r16,%r226;
mov.u32 %r227,%tid.y;
shl.b32 %r228,%r227,1;
add.s32 %r229,%r17,%r228;
shr.u32 %r230,%r225,4;
add.s32 %r231,%r229,%r230;
add.s32 %r232,%r525,-1;
min.s32 %r24,%r231,%r232;
cvta.to.global.u64 %rd131,%rd120;
mul.wide.s32 %rd132,%r1,72;
add.s64 %rd33,%rd131,%rd132;
setp.eq.s32 %p11,%r202,0;
@%p11 bra $1_12;
setp.ne.s32 %p12,%r202,1;
@%p12 bra $1_16;
setp.eq.s64 %p13,%rd120,0;
@%p13 bra $1_11;
ld.global.f64 %fd202,[%rd33+64];
ld.global.f64 %fd201,[%rd33+56];
ld.global.f64 %fd200,[%rd33+48];
ld.global.f64 %fd199,[%rd33+40];
ld.global.f64 %fd198,[%rd33+32];
ld.global.f64 %fd197,[%rd33+24];
ld.global.f64 %fd196,[%rd33+16];
ld.global.f64 %fd195,[%rd33+8];
ld.global.f64 %fd194,[%rd33];
$1_11:
cvt.rn.f64.u32 %fd112,%r24;
fma.rn.f64 %fd113,%fd195,%fd112,%fd196;
fma.rn.f64 %fd114,%fd198,%fd112,%fd199;
fma.rn.f64 %fd115,%fd201,%fd112,%fd202;
cvt.rn.f64.s32 %fd116,%r23;
fma.rn.f64 %fd105,%fd200,%fd116,%fd115;
rcp.approx.ftz.f64 %fd104,%fd105;
neg.f64 %fd117,%fd105;
mov.f64 %fd118,0d3FF0000000000000;
fma.rn.f64 %fd119,%fd117,%fd104,%fd118;
fma.rn.f64 %fd120,%fd104,%fd119,%fd104;
fma.rn.f64 %fd121,%fd194,%fd116,%fd113;
mov.f64 %fd122,0d4138000000008000;
fma.rn.f64 %fd123,%fd121,%fd120,%fd122;
fma.rn.f64 %fd124,%fd197,%fd116,%fd114;
fma.rn.f64 %fd125,%fd124,%fd120,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r233},%fd123;
}
add.s32 %r527,%r233,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r234},%fd125;
}
add.s32 %r528,%r234,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r235,%temp},%fd123;
}
shr.u32 %r529,%r235,16;
{
.reg .b32 %temp;
mov.b64 {%r236,%temp},%fd125;
}
shr.u32 %r530,%r236,16;
add.f64 %fd126,%fd116,0d4030000000000000;
fma.rn.f64 %fd107,%fd200,%fd126,%fd115;
rcp.approx.ftz.f64 %fd106,%fd107;
neg.f64 %fd127,%fd107;
fma.rn.f64 %fd128,%fd127,%fd106,%fd118;
fma.rn.f64 %fd129,%fd106,%fd128,%fd106;
fma.rn.f64 %fd130,%fd194,%fd126,%fd113;
fma.rn.f64 %fd131,%fd130,%fd129,%fd122;
fma.rn.f64 %fd132,%fd197,%fd126,%fd114;
fma.rn.f64 %fd133,%fd132,%fd129,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r237},%fd131;
}
add.s32 %r531,%r237,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r238},%fd133;
}
add.s32 %r532,%r238,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r239,%temp},%fd131;
}
shr.u32 %r533,%r239,16;
{
.reg .b32 %temp;
mov.b64 {%r240,%temp},%fd133;
}
shr.u32 %r534,%r240,16;
add.f64 %fd134,%fd116,0d4040000000000000;
fma.rn.f64 %fd109,%fd200,%fd134,%fd115;
rcp.approx.ftz.f64 %fd108,%fd109;
neg.f64 %fd135,%fd109;
fma.rn.f64 %fd136,%fd135,%fd108,%fd118;
fma.rn.f64 %fd137,%fd108,%fd136,%fd108;
fma.rn.f64 %fd138,%fd194,%fd134,%fd113;
fma.rn.f64 %fd139,%fd138,%fd137,%fd122;
fma.rn.f64 %fd140,%fd197,%fd134,%fd114;
fma.rn.f64 %fd141,%fd140,%fd137,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r241},%fd139;
}
add.s32 %r535,%r241,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r242},%fd141;
}
add.s32 %r536,%r242,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r243,%temp},%fd139;
}
shr.u32 %r537,%r243,16;
{
.reg .b32 %temp;
mov.b64 {%r244,%temp},%fd141;
}
shr.u32 %r538,%r244,16;
add.f64 %fd142,%fd116,0d4048000000000000;
fma.rn.f64 %fd111,%fd200,%fd142,%fd115;
rcp.approx.ftz.f64 %fd110,%fd111;
neg.f64 %fd143,%fd111;
fma.rn.f64 %fd144,%fd143,%fd110,%fd118;
fma.rn.f64 %fd145,%fd110,%fd144,%fd110;
fma.rn.f64 %fd146,%fd194,%fd142,%fd113;
fma.rn.f64 %fd147,%fd146,%fd145,%fd122;
fma.rn.f64 %fd148,%fd197,%fd142,%fd114;
fma.rn.f64 %fd149,%fd148,%fd145,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r245},%fd147;
}
add.s32 %r539,%r245,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r246},%fd149;
}
add.s32 %r540,%r246,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r247,%temp},%fd147;
}
shr.u32 %r541,%r247,16;
{
.reg .b32 %temp;
mov.b64 {%r248,%temp},%fd149;
}
shr.u32 %r542,%r248,16;
bra.uni $1_30;
$1_12:
setp.eq.s64 %p14,%rd120,0;
@%p14 bra $1_14;
cvt.u64.u32 %rd133,%r24;
ld.global.u64 %rd134,[%rd33+8];
mul.lo.s64 %rd135,%rd134,%rd133;
ld.global.u64 %rd136,[%rd33+16];
add.s64 %rd272,%rd135,%rd136;
ld.global.u64 %rd137,[%rd33+32];
mul.lo.s64 %rd138,%rd137,%rd133;
ld.global.u64 %rd139,[%rd33+40];
add.s64 %rd273,%rd138,%rd139;
ld.global.u64 %rd274,[%rd33];
ld.global.u64 %rd275,[%rd33+24];
bra.uni $1_15;
$1_16:
setp.eq.s32 %p15,%r213,0;
@%p15 bra $1_18;
cvta.to.global.u64 %rd168,%rd110;
mul.wide.s32 %rd169,%r1,40;
add.s64 %rd170,%rd168,%rd169;
ld.global.v2.u32 {%r526,%r258},[%rd170+32];
ld.global.u64 %rd279,[%rd170+24];
ld.global.u64 %rd278,[%rd170+16];
ld.global.u64 %rd277,[%rd170+8];
ld.global.u64 %rd276,[%rd170];
bra.uni $1_19;
$1_14:
cvt.u64.u32 %rd140,%r24;
mov.b64 %rd141,%fd195;
mul.lo.s64 %rd142,%rd140,%rd141;
mov.b64 %rd143,%fd196;
add.s64 %rd272,%rd142,%rd143;
mov.b64 %rd144,%fd198;
mul.lo.s64 %rd145,%rd140,%rd144;
mov.b64 %rd146,%fd199;
add.s64 %rd273,%rd145,%rd146;
mov.b64 %rd275,%fd197;
mov.b64 %rd274,%fd194;
$1_15:
cvt.u64.u32 %rd147,%r23;
mul.lo.s64 %rd148,%rd274,%rd147;
add.s64 %rd149,%rd148,%rd272;
mul.lo.s64 %rd150,%rd275,%rd147;
add.s64 %rd151,%rd150,%rd273;
shr.u64 %rd152,%rd149,32;
cvt.u32.u64 %r527,%rd152;
shr.u64 %rd153,%rd151,32;
cvt.u32.u64 %r528,%rd153;
cvt.u32.u64 %r249,%rd149;
shr.u32 %r529,%r249,16;
cvt.u32.u64 %r250,%rd151;
shr.u32 %r530,%r250,16;
shl.b64 %rd154,%rd274,4;
add.s64 %rd155,%rd149,%rd154;
shl.b64 %rd156,%rd275,4;
add.s64 %rd157,%rd151,%rd156;
shr.u64 %rd158,%rd155,32;
cvt.u32.u64 %r531,%rd158;
shr.u64 %rd159,%rd157,32;
cvt.u32.u64 %r532,%rd159;
cvt.u32.u64 %r251,%rd155;
shr.u32 %r533,%r251,16;
cvt.u32.u64 %r252,%rd157;
shr.u32 %r534,%r252,16;
add.s64 %rd160,%rd155,%rd154;
add.s64 %rd161,%rd157,%rd156;
shr.u64 %rd162,%rd160,32;
cvt.u32.u64 %r535,%rd162;
shr.u64 %rd163,%rd161,32;
cvt.u32.u64 %r536,%rd163;
cvt.u32.u64 %r253,%rd160;
shr.u32 %r537,%r253,16;
cvt.u32.u64 %r254,%rd161;
shr.u32 %r538,%r254,16;
add.s64 %rd164,%rd160,%rd154;
add.s64 %rd165,%rd161,%rd156;
shr.u64 %rd166,%rd164,32;
cvt.u32.u64 %r539,%rd166;
shr.u64 %rd167,%rd165,32;
cvt.u32.u64 %r540,%rd167;
cvt.u32.u64 %r255,%rd164;
shr.u32 %r541,%r255,16;
cvt.u32.u64 %r256,%rd165;
shr.u32 %r542,%r256,16;
bra.uni $1_30;
$1_18:
cvt.s64.s32 %rd171,%r1;
mul.lo.s64 %rd172,%rd111,%rd171;
add.s64 %rd276,%rd110,%rd172;
$1_19:
add.s32 %r259,%r526,-1;
min.s32 %r260,%r23,%r259;
cvt.s64.s32 %rd173,%r24;
mul.lo.s64 %rd174,%rd277,%rd173;
cvt.s64.s32 %rd175,%r260;
mul.lo.s64 %rd176,%rd278,%rd175;
add.s64 %rd177,%rd176,%rd174;
add.s64 %rd62,%rd276,%rd177;
add.s32 %r261,%r23,16;
setp.ge.s32 %p16,%r261,%r526;
mov.u64 %rd280,%rd62;
@%p16 bra $1_21;
shl.b64 %rd178,%rd278,4;
add.s64 %rd280,%rd62,%rd178;
$1_21:
add.s32 %r262,%r23,32;
setp.ge.s32 %p17,%r262,%r526;
mov.u64 %rd281,%rd62;
@%p17 bra $1_23;
shl.b64 %rd179,%rd278,5;
add.s64 %rd281,%rd62,%rd179;
$1_23:
add.s32 %r263,%r23,48;
setp.ge.s32 %p18,%r263,%r526;
mov.u64 %rd282,%rd62;
@%p18 bra $1_25;
mul.lo.s64 %rd180,%rd278,48;
add.s64 %rd282,%rd62,%rd180;
$1_25:
setp.ne.s64 %p19,%rd279,4;
@%p19 bra $1_27;
or.b64 %rd181,%rd278,%rd277;
or.b64 %rd182,%rd181,%rd276;
and.b64 %rd183,%rd182,7;
setp.eq.s64 %p20,%rd183,0;
@%p20 bra $1_28;
$1_27:
ld.global.nc.f32 %f109,[%rd62];
add.s64 %rd185,%rd62,%rd279;
ld.global.nc.f32 %f110,[%rd185];
ld.global.nc.f32 %f111,[%rd280];
add.s64 %rd187,%rd280,%rd279;
ld.global.nc.f32 %f112,[%rd187];
ld.global.nc.f32 %f113,[%rd281];
add.s64 %rd189,%rd281,%rd279;
ld.global.nc.f32 %f114,[%rd189];
ld.global.nc.f32 %f115,[%rd282];
add.s64 %rd191,%rd282,%rd279;
ld.global.nc.f32 %f116,[%rd191];
$1_29:
mov.f32 %f46,0f37000000;
add.rn.f32 %f47,%f109,%f46;
mov.f32 %f48,0f4B400000;
add.rm.f32 %f49,%f47,%f48;
mov.b32 %r264,%f49;
add.s32 %r527,%r264,-1262485504;
sub.rn.f32 %f50,%f49,%f48;
sub.rn.f32 %f51,%f47,%f50;
mov.f32 %f52,0f4B000000;
mov.f32 %f53,0f47800000;
fma.rz.f32 %f54,%f51,%f53,%f52;
mov.b32 %r265,%f54;
and.b32 %r529,%r265,65535;
add.rn.f32 %f55,%f110,%f46;
add.rm.f32 %f56,%f55,%f48;
mov.b32 %r266,%f56;
add.s32 %r528,%r266,-1262485504;
sub.rn.f32 %f57,%f56,%f48;
sub.rn.f32 %f58,%f55,%f57;
fma.rz.f32 %f59,%f58,%f53,%f52;
mov.b32 %r267,%f59;
and.b32 %r530,%r267,65535;
add.rn.f32 %f60,%f111,%f46;
add.rm.f32 %f61,%f60,%f48;
mov.b32 %r268,%f61;
add.s32 %r531,%r268,-1262485504;
sub.rn.f32 %f62,%f61,%f48;
sub.rn.f32 %f63,%f60,%f62;
fma.rz.f32 %f64,%f63,%f53,%f52;
mov.b32 %r269,%f64;
and.b32 %r533,%r269,65535;
add.rn.f32 %f65,%f112,%f46;
add.rm.f32 %f66,%f65,%f48;
mov.b32 %r270,%f66;
add.s32 %r532,%r270,-1262485504;
sub.rn.f32 %f67,%f66,%f48;
sub.rn.f32 %f68,%f65,%f67;
fma.rz.f32 %f69,%f68,%f53,%f52;
mov.b32 %r271,%f69;
and.b32 %r534,%r271,65535;
add.rn.f32 %f70,%f113,%f46;
add.rm.f32 %f71,%f70,%f48;
mov.b32 %r272,%f71;
add.s32 %r535,%r272,-1262485504;
sub.rn.f32 %f72,%f71,%f48;
sub.rn.f32 %f73,%f70,%f72;
fma.rz.f32 %f74,%f73,%f53,%f52;
mov.b32 %r273,%f74;
and.b32 %r537,%r273,65535;
add.rn.f32 %f75,%f114,%f46;
add.rm.f32 %f76,%f75,%f48;
mov.b32 %r274,%f76;
add.s32 %r536,%r274,-1262485504;
sub.rn.f32 %f77,%f76,%f48;
sub.rn.f32 %f78,%f75,%f77;
fma.rz.f32 %f79,%f78,%f53,%f52;
mov.b32 %r275,%f79;
and.b32 %r538,%r275,65535;
add.rn.f32 %f80,%f115,%f46;
add.rm.f32 %f81,%f80,%f48;
mov.b32 %r276,%f81;
add.s32 %r539,%r276,-1262485504;
sub.rn.f32 %f82,%f81,%f48;
sub.rn.f32 %f83,%f80,%f82;
fma.rz.f32 %f84,%f83,%f53,%f52;
mov.b32 %r277,%f84;
and.b32 %r541,%r277,65535;
add.rn.f32 %f85,%f116,%f46;
add.rm.f32 %f86,%f85,%f48;
mov.b32 %r278,%f86;
add.s32 %r540,%r278,-1262485504;
sub.rn.f32 %f87,%f86,%f48;
sub.rn.f32 %f88,%f85,%f87;
fma.rz.f32 %f89,%f88,%f53,%f52;
mov.b32 %r279,%f89;
and.b32 %r542,%r279,65535;
$1_30:
cvt.u32.u64 %r282,%rd268;
and.b32 %r283,%r282,3;
cvt.u32.u64 %r96,%rd269;
shl.b32 %r284,%r96,3;
add.s32 %r285,%r523,-1;
mad.lo.s32 %r286,%r285,%r96,%r522;
add.s32 %r287,%r286,%r283;
shl.b32 %r288,%r287,3;
add.s32 %r289,%r288,-64;
or.b32 %r290,%r289,31;
setp.lt.s32 %p21,%r287,8;
add.s32 %r291,%r522,-1;
selp.b32 %r292,0,%r291,%p21;
mov.u32 %r543,0;
shl.b32 %r293,%r282,3;
and.b32 %r294,%r293,24;
mad.lo.s32 %r295,%r528,%r284,%r294;
shl.b32 %r296,%r527,3;
add.s32 %r297,%r295,%r296;
add.s32 %r298,%r297,%r284;
setp.lt.u32 %p22,%r527,%r292;
setp.lt.u32 %p23,%r528,%r285;
and.pred %p24,%p22,%p23;
setp.le.u32 %p25,%r298,%r290;
and.pred %p1,%p24,%p25;
selp.b32 %r97,%r297,0,%p1;
selp.b32 %r98,%r298,0,%p1;
mad.lo.s32 %r299,%r532,%r284,%r294;
shl.b32 %r300,%r531,3;
add.s32 %r301,%r299,%r300;
add.s32 %r302,%r301,%r284;
setp.lt.u32 %p26,%r531,%r292;
setp.lt.u32 %p27,%r532,%r285;
and.pred %p28,%p26,%p27;
setp.le.u32 %p29,%r302,%r290;
and.pred %p2,%p28,%p29;
selp.b32 %r99,%r301,0,%p2;
selp.b32 %r100,%r302,0,%p2;
and.pred %p30,%p2,%p1;
mad.lo.s32 %r303,%r536,%r284,%r294;
shl.b32 %r304,%r535,3;
add.s32 %r305,%r303,%r304;
add.s32 %r306,%r305,%r284;
setp.lt.u32 %p31,%r535,%r292;
setp.lt.u32 %p32,%r536,%r285;
and.pred %p33,%p31,%p32;
setp.le.u32 %p34,%r306,%r290;
and.pred %p3,%p33,%p34;
selp.b32 %r101,%r305,0,%p3;
selp.b32 %r102,%r306,0,%p3;
and.pred %p35,%p3,%p30;
mad.lo.s32 %r307,%r540,%r284,%r294;
shl.b32 %r308,%r539,3;
add.s32 %r309,%r307,%r308;
add.s32 %r310,%r309,%r284;
setp.lt.u32 %p36,%r539,%r292;
setp.lt.u32 %p37,%r540,%r285;
and.pred %p38,%p36,%p37;
setp.le.u32 %p39,%r310,%r290;
and.pred %p4,%p38,%p39;
selp.b32 %r103,%r309,0,%p4;
selp.b32 %r104,%r310,0,%p4;
and.pred %p40,%p4,%p35;
mov.u32 %r558,%r543;
@%p40 bra $1_32;
ld.param.u32 %r519,[p11];
ld.param.f32 %f108,[p12];
cvt.rni.s32.f32 %r311,%f108;
max.s32 %r312,%r311,0;
setp.eq.s32 %p41,%r202,1;
selp.b32 %r313,524288,4194304,%p41;
shl.b32 %r314,%r313,1;
add.s32 %r315,%r527,1;
setp.le.u32 %p42,%r315,%r522;
add.s32 %r316,%r528,1;
setp.le.u32 %p43,%r316,%r523;
and.pred %p44,%p42,%p43;
add.s32 %r317,%r527,%r313;
setp.ge.u32 %p45,%r317,%r314;
add.s32 %r318,%r528,%r313;
setp.ge.u32 %p46,%r318,%r314;
or.pred %p47,%p45,%p46;
setp.ne.s32 %p48,%r202,0;
and.pred %p49,%p48,%p47;
or.pred %p50,%p44,%p49;
setp.ne.s32 %p51,%r519,0;
or.pred %p52,%p51,%p50;
not.pred %p53,%p1;
and.pred %p54,%p52,%p53;
selp.u32 %r319,1,0,%p54;
add.s32 %r320,%r531,1;
setp.le.u32 %p55,%r320,%r522;
add.s32 %r321,%r532,1;
setp.le.u32 %p56,%r321,%r523;
and.pred %p57,%p55,%p56;
add.s32 %r322,%r531,%r313;
setp.ge.u32 %p58,%r322,%r314;
add.s32 %r323,%r532,%r313;
setp.ge.u32 %p59,%r323,%r314;
or.pred %p60,%p58,%p59;
and.pred %p61,%p48,%p60;
or.pred %p62,%p57,%p61;
or.pred %p63,%p51,%p62;
not.pred %p64,%p2;
and.pred %p65,%p63,%p64;
selp.b32 %r324,2,0,%p65;
or.b32 %r325,%r324,%r319;
add.s32 %r326,%r535,1;
setp.le.u32 %p66,%r326,%r522;
add.s32 %r327,%r536,1;
setp.le.u32 %p67,%r327,%r523;
and.pred %p68,%p66,%p67;
add.s32 %r328,%r535,%r313;
setp.ge.u32 %p69,%r328,%r314;
add.s32 %r329,%r536,%r313;
setp.ge.u32 %p70,%r329,%r314;
or.pred %p71,%p69,%p70;
and.pred %p72,%p48,%p71;
or.pred %p73,%p68,%p72;
or.pred %p74,%p51,%p73;
not.pred %p75,%p3;
and.pred %p76,%p74,%p75;
selp.b32 %r330,4,0,%p76;
or.b32 %r331,%r330,%r325;
add.s32 %r332,%r539,1;
setp.le.u32 %p77,%r332,%r522;
add.s32 %r333,%r540,1;
setp.le.u32 %p78,%r333,%r523;
and.pred %p79,%p77,%p78;
add.s32 %r334,%r539,%r313;
setp.ge.u32 %p80,%r334,%r314;
add.s32 %r335,%r540,%r313;
setp.ge.u32 %p81,%r335,%r314;
or.pred %p82,%p80,%p81;
and.pred %p83,%p48,%p82;
or.pred %p84,%p79,%p83;
or.pred %p85,%p51,%p84;
not.pred %p86,%p4;
and.pred %p87,%p85,%p86;
selp.b32 %r336,8,0,%p87;
or.b32 %r558,%r336,%r331;
min.s32 %r543,%r312,255;
$1_32:
mov.u32 %r521,%tid.x;
and.b32 %r520,%r521,15;
ld.param.u32 %r509,[p10];
ld.param.u32 %r508,[p9];
mov.u32 %r507,%ctaid.x;
and.b64 %rd196,%rd268,3;
sub.s64 %rd283,%rd268,%rd196;
cvt.u32.u64 %r337,%rd271;
mul.lo.s32 %r109,%r24,%r337;
bfi.b32 %r341,%r507,%r520,6,26;
add.s32 %r342,%r109,%r341;
cvt.u64.u32 %rd197,%r342;
add.s64 %rd284,%rd270,%rd197;
sub.s32 %r345,%r508,%r1;
min.s32 %r346,%r345,%r509;
setp.lt.s32 %p88,%r346,1;
@%p88 bra $1_41;
mad.lo.s32 %r349,%r530,%r529,65535;
shr.u32 %r350,%r349,16;
mad.lo.s32 %r110,%r350,65535,%r530;
mad.lo.s32 %r351,%r529,65535,65535;
sub.s32 %r111,%r351,%r110;
mad.lo.s32 %r352,%r534,%r533,65535;
shr.u32 %r353,%r352,16;
mad.lo.s32 %r112,%r353,65535,%r534;
mad.lo.s32 %r354,%r533,65535,65535;
sub.s32 %r113,%r354,%r112;
mad.lo.s32 %r355,%r538,%r537,65535;
shr.u32 %r356,%r355,16;
mad.lo.s32 %r114,%r356,65535,%r538;
mad.lo.s32 %r357,%r537,65535,65535;
sub.s32 %r115,%r357,%r114;
mad.lo.s32 %r358,%r542,%r541,65535;
shr.u32 %r359,%r358,16;
mad.lo.s32 %r116,%r359,65535,%r542;
mad.lo.s32 %r360,%r541,65535,65535;
sub.s32 %r117,%r360,%r116;
or.pred %p89,%p2,%p1;
or.pred %p90,%p3,%p89;
or.pred %p5,%p4,%p90;
mov.u32 %r548,0;
not.pred %p91,%p5;
$1_34:
.pragma "nounroll";
mov.u32 %r550,%r549;
@%p91 bra $1_36;
shr.u32 %r441,%r97,5;
mul.wide.u32 %rd214,%r441,4;
add.s64 %rd198,%rd283,%rd214;
ld.global.nc.u32 %r361,[%rd198];
add.s64 %rd199,%rd198,4;
ld.global.nc.u32 %r362,[%rd199];
shr.u32 %r442,%r98,5;
mul.wide.u32 %rd215,%r442,4;
add.s64 %rd200,%rd283,%rd215;
ld.global.nc.u32 %r363,[%rd200];
add.s64 %rd201,%rd200,4;
ld.global.nc.u32 %r364,[%rd201];
shr.u32 %r443,%r99,5;
mul.wide.u32 %rd216,%r443,4;
add.s64 %rd202,%rd283,%rd216;
ld.global.nc.u32 %r365,[%rd202];
add.s64 %rd203,%rd202,4;
ld.global.nc.u32 %r366,[%rd203];
shr.u32 %r444,%r100,5;
mul.wide.u32 %rd217,%r444,4;
add.s64 %rd204,%rd283,%rd217;
ld.global.nc.u32 %r367,[%rd204];
add.s64 %rd205,%rd204,4;
ld.global.nc.u32 %r368,[%rd205];
shr.u32 %r445,%r101,5;
mul.wide.u32 %rd218,%r445,4;
add.s64 %rd206,%rd283,%rd218;
ld.global.nc.u32 %r369,[%rd206];
add.s64 %rd207,%rd206,4;
ld.global.nc.u32 %r370,[%rd207];
shr.u32 %r446,%r102,5;
mul.wide.u32 %rd219,%r446,4;
add.s64 %rd208,%rd283,%rd219;
ld.global.nc.u32 %r371,[%rd208];
add.s64 %rd209,%rd208,4;
ld.global.nc.u32 %r372,[%rd209];
shr.u32 %r447,%r103,5;
mul.wide.u32 %rd220,%r447,4;
add.s64 %rd210,%rd283,%rd220;
ld.global.nc.u32 %r373,[%rd210];
add.s64 %rd211,%rd210,4;
ld.global.nc.u32 %r374,[%rd211];
shr.u32 %r448,%r104,5;
mul.wide.u32 %rd221,%r448,4;
add.s64 %rd212,%rd283,%rd221;
ld.global.nc.u32 %r375,[%rd212];
add.s64 %rd213,%rd212,4;
ld.global.nc.u32 %r376,[%rd213];
shf.r.wrap.b32 %r377,%r361,%r362,%r97;
shf.r.wrap.b32 %r381,%r363,%r364,%r98;
mov.u32 %r449,21520;
prmt.b32 %r391,%r377,%r381,%r449;
mov.u32 %r436,32768;
dp2a.lo.u32.u32 %r385,%r111,%r391,%r436;
dp2a.hi.u32.u32 %r389,%r110,%r391,%r385;
shr.u32 %r552,%r389,16;
shf.r.wrap.b32 %r393,%r365,%r366,%r99;
shf.r.wrap.b32 %r397,%r367,%r368,%r100;
prmt.b32 %r407,%r393,%r397,%r449;
dp2a.lo.u32.u32 %r401,%r113,%r407,%r436;
dp2a.hi.u32.u32 %r405,%r112,%r407,%r401;
shr.u32 %r551,%r405,16;
shf.r.wrap.b32 %r409,%r369,%r370,%r101;
shf.r.wrap.b32 %r413,%r371,%r372,%r102;
prmt.b32 %r423,%r409,%r413,%r449;
dp2a.lo.u32.u32 %r417,%r115,%r423,%r436;
dp2a.hi.u32.u32 %r421,%r114,%r423,%r417;
shr.u32 %r550,%r421,16;
shf.r.wrap.b32 %r425,%r373,%r374,%r103;
shf.r.wrap.b32 %r429,%r375,%r376,%r104;
prmt.b32 %r439,%r425,%r429,%r449;
dp2a.lo.u32.u32 %r433,%r117,%r439,%r436;
dp2a.hi.u32.u32 %r437,%r116,%r439,%r433;
shr.u32 %r549,%r437,16;
$1_36:
selp.b32 %r555,%r552,%r543,%p1;
selp.b32 %r551,%r551,%r543,%p2;
selp.b32 %r553,%r550,%r543,%p3;
selp.b32 %r549,%r549,%r543,%p4;
mov.u32 %r556,0;
$1_37:
.pragma "nounroll";
mov.u32 %r552,%r551;
mov.u32 %r551,%r553;
setp.ge.s32 %p92,%r231,%r525;
shl.b32 %r138,%r556,4;
add.s32 %r462,%r138,%r341;
setp.ge.s32 %p93,%r462,%r524;
or.pred %p94,%p92,%p93;
@%p94 bra $1_39;
cvt.s64.s32 %rd222,%r138;
add.s64 %rd223,%rd284,%rd222;
st.u8 [%rd223],%r555;
$1_39:
add.s32 %r556,%r556,1;
setp.ne.s32 %p95,%r556,4;
mov.u32 %r553,%r549;
mov.u32 %r555,%r552;
@%p95 bra $1_37;
ld.param.u64 %rd264,[p5];
ld.param.u64 %rd263,[p1];
add.s64 %rd283,%rd283,%rd263;
add.s64 %rd284,%rd284,%rd264;
add.s32 %r548,%r548,1;
setp.lt.s32 %p96,%r548,%r346;
@%p96 bra $1_34;
$1_41:
bar.warp.sync -1;
setp.ge.s32 %p97,%r231,%r525;
setp.eq.s32 %p98,%r558,0;
or.pred %p99,%p97,%p98;
@%p99 bra $1_68;
ld.param.u64 %rd267,[p2];
ld.param.u64 %rd292,[p8];
ld.param.u64 %rd259,[p3];
cvt.s64.s32 %rd224,%r1;
mul.lo.s64 %rd225,%rd259,%rd224;
add.s64 %rd79,%rd267,%rd225;
cvt.s64.s32 %rd83,%r24;
cvt.u64.u32 %rd84,%r24;
cvt.rn.f64.u32 %fd46,%r24;
cvt.rn.f64.s32 %fd47,%r24;
mov.u32 %r557,0;
$1_43:
.pragma "nounroll";
shl.b32 %r481,%r557,4;
add.s32 %r146,%r481,%r341;
and.b32 %r482,%r558,1;
setp.eq.b32 %p100,%r482,1;
not.pred %p101,%p100;
setp.ge.s32 %p102,%r146,%r524;
or.pred %p103,%p101,%p102;
@%p103 bra $1_67;
ld.param.u64 %rd289,[p3+24];
ld.param.u64 %rd288,[p3+16];
ld.param.u64 %rd287,[p3+8];
setp.eq.s32 %p104,%r213,0;
mov.u64 %rd286,%rd79;
@%p104 bra $1_46;
ld.param.u64 %rd266,[p2];
cvta.to.global.u64 %rd228,%rd266;
mul.wide.s32 %rd229,%r1,40;
add.s64 %rd230,%rd228,%rd229;
ld.global.u64 %rd289,[%rd230+24];
ld.global.u64 %rd288,[%rd230+16];
ld.global.u64 %rd287,[%rd230+8];
ld.global.u64 %rd286,[%rd230];
$1_46:
ld.param.f64 %fd211,[p7+64];
ld.param.f64 %fd210,[p7+56];
ld.param.f64 %fd209,[p7+48];
ld.param.f64 %fd208,[p7+40];
ld.param.f64 %fd207,[p7+32];
ld.param.f64 %fd206,[p7+24];
ld.param.f64 %fd205,[p7+16];
ld.param.f64 %fd204,[p7+8];
ld.param.f64 %fd203,[p7];
setp.eq.s64 %p105,%rd292,0;
@%p105 bra $1_48;
add.s64 %rd232,%rd292,%rd132;
ld.f64 %fd211,[%rd232+64];
ld.f64 %fd210,[%rd232+56];
ld.f64 %fd209,[%rd232+48];
ld.f64 %fd208,[%rd232+40];
ld.f64 %fd207,[%rd232+32];
ld.f64 %fd206,[%rd232+24];
ld.f64 %fd205,[%rd232+16];
ld.f64 %fd204,[%rd232+8];
ld.f64 %fd203,[%rd232];
$1_48:
@%p11 bra $1_55;
setp.ne.s32 %p107,%r202,1;
@%p107 bra $1_56;
shl.b32 %r514,%r557,4;
add.s32 %r513,%r514,%r341;
fma.rn.f64 %fd152,%fd204,%fd46,%fd205;
cvt.rn.f64.s32 %fd75,%r513;
fma.rn.f64 %fd153,%fd210,%fd46,%fd211;
fma.rn.f64 %fd151,%fd209,%fd75,%fd153;
rcp.approx.ftz.f64 %fd150,%fd151;
neg.f64 %fd154,%fd151;
mov.f64 %fd155,0d3FF0000000000000;
fma.rn.f64 %fd156,%fd154,%fd150,%fd155;
fma.rn.f64 %fd157,%fd150,%fd156,%fd150;
fma.rn.f64 %fd158,%fd203,%fd75,%fd152;
mov.f64 %fd159,0d4138000000008000;
fma.rn.f64 %fd76,%fd158,%fd157,%fd159;
fma.rn.f64 %fd160,%fd207,%fd46,%fd208;
fma.rn.f64 %fd161,%fd206,%fd75,%fd160;
fma.rn.f64 %fd77,%fd161,%fd157,%fd159;
{
.reg .b32 %temp;
mov.b64 {%temp,%r151},%fd76;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r152},%fd77;
}
and.b32 %r489,%r151,-1048576;
setp.eq.s32 %p108,%r489,1093664768;
and.b32 %r490,%r152,-1048576;
setp.eq.s32 %p109,%r490,1093664768;
and.pred %p110,%p108,%p109;
@%p110 bra $1_54;
bra.uni $1_51;
$1_54:
{
.reg .b32 %temp;
mov.b64 {%r491,%temp},%fd76;
}
{
.reg .b32 %temp;
mov.b64 {%r492,%temp},%fd77;
}
add.s32 %r562,%r152,-1094189056;
add.s32 %r561,%r151,-1094189056;
shr.u32 %r564,%r492,16;
shr.u32 %r563,%r491,16;
bra.uni $1_64;
$1_55:
shl.b32 %r516,%r557,4;
add.s32 %r515,%r516,%r341;
mov.b64 %rd233,%fd208;
mov.b64 %rd234,%fd204;
mul.lo.s64 %rd235,%rd234,%rd84;
mov.b64 %rd236,%fd205;
add.s64 %rd237,%rd235,%rd236;
mov.b64 %rd238,%fd207;
mul.lo.s64 %rd239,%rd238,%rd84;
add.s64 %rd240,%rd239,%rd233;
cvt.u64.u32 %rd241,%r515;
mov.b64 %rd242,%fd203;
mul.lo.s64 %rd243,%rd242,%rd241;
add.s64 %rd244,%rd237,%rd243;
mov.b64 %rd245,%fd206;
mul.lo.s64 %rd246,%rd245,%rd241;
add.s64 %rd247,%rd240,%rd246;
shr.u64 %rd248,%rd244,32;
shr.u64 %rd249,%rd247,32;
cvt.u32.u64 %r493,%rd244;
cvt.u32.u64 %r494,%rd247;
shr.u32 %r564,%r494,16;
shr.u32 %r563,%r493,16;
cvt.u32.u64 %r562,%rd249;
cvt.u32.u64 %r561,%rd248;
bra.uni $1_64;
$1_56:
shl.b32 %r512,%r557,4;
add.s32 %r511,%r512,%r341;
setp.ne.s32 %p112,%r202,0;
cvt.s64.s32 %rd252,%r511;
mul.lo.s64 %rd253,%rd288,%rd252;
mul.lo.s64 %rd254,%rd287,%rd83;
add.s64 %rd255,%rd254,%rd253;
add.s64 %rd250,%rd286,%rd255;
ld.global.nc.f32 %f90,[%rd250];
add.s64 %rd251,%rd250,%rd289;
ld.global.nc.f32 %f91,[%rd251];
mov.f32 %f92,0f37000000;
add.rn.f32 %f93,%f90,%f92;
mov.f32 %f94,0f4B400000;
add.rm.f32 %f95,%f93,%f94;
mov.b32 %r161,%f95;
sub.rn.f32 %f96,%f95,%f94;
sub.rn.f32 %f27,%f93,%f96;
add.rn.f32 %f97,%f91,%f92;
add.rm.f32 %f98,%f97,%f94;
mov.b32 %r162,%f98;
sub.rn.f32 %f99,%f98,%f94;
sub.rn.f32 %f28,%f97,%f99;
and.b32 %r495,%r161,-8388608;
setp.ne.s32 %p113,%r495,1258291200;
and.b32 %r496,%r162,-8388608;
setp.ne.s32 %p114,%r496,1258291200;
or.pred %p115,%p113,%p114;
and.pred %p116,%p112,%p115;
@%p116 bra $1_58;
bra.uni $1_57;
$1_58:
cvt.f64.f32 %fd214,%f90;
cvt.f64.f32 %fd213,%f91;
bra.uni $1_59;
$1_51:
mul.rn.f64 %fd163,%fd204,%fd47;
fma.rn.f64 %fd164,%fd203,%fd75,%fd163;
add.rn.f64 %fd78,%fd164,%fd205;
mul.rn.f64 %fd165,%fd207,%fd47;
fma.rn.f64 %fd166,%fd206,%fd75,%fd165;
add.rn.f64 %fd79,%fd166,%fd208;
mul.rn.f64 %fd167,%fd210,%fd47;
fma.rn.f64 %fd168,%fd209,%fd75,%fd167;
add.rn.f64 %fd80,%fd168,%fd211;
setp.eq.f64 %p111,%fd80,0d0000000000000000;
mov.f64 %fd212,0d0000000000000000;
@%p111 bra $1_53;
rcp.rn.f64 %fd212,%fd80;
$1_53:
mul.rn.f64 %fd214,%fd78,%fd212;
mul.rn.f64 %fd213,%fd79,%fd212;
$1_59:
mov.f64 %fd169,0dC1CDCD6500000000;
max.f64 %fd170,%fd214,%fd169;
mov.f64 %fd171,0d41CDCD6500000000;
min.f64 %fd172,%fd170,%fd171;
mov.f64 %fd173,0d4338000000000000;
add.rn.f64 %fd174,%fd172,%fd173;
sub.rn.f64 %fd175,%fd174,%fd173;
sub.rn.f64 %fd215,%fd172,%fd175;
{
.reg .b32 %temp;
mov.b64 {%r561,%temp},%fd174;
}
setp.geu.f64 %p117,%fd215,0d0000000000000000;
@%p117 bra $1_61;
add.s32 %r561,%r561,-1;
mov.f64 %fd176,0d3FF0000000000000;
add.rn.f64 %fd215,%fd215,%fd176;
$1_61:
max.f64 %fd178,%fd213,%fd169;
min.f64 %fd180,%fd178,%fd171;
add.rn.f64 %fd182,%fd180,%fd173;
sub.rn.f64 %fd183,%fd182,%fd173;
sub.rn.f64 %fd216,%fd180,%fd183;
{
.reg .b32 %temp;
mov.b64 {%r562,%temp},%fd182;
}
setp.geu.f64 %p118,%fd216,0d0000000000000000;
@%p118 bra $1_63;
add.s32 %r562,%r562,-1;
mov.f64 %fd184,0d3FF0000000000000;
add.rn.f64 %fd216,%fd216,%fd184;
$1_63:
cvt.rn.f32.f64 %f104,%fd215;
mul.f32 %f105,%f104,0f47800000;
cvt.rzi.u32.f32 %r499,%f105;
cvt.rn.f32.f64 %f106,%fd216;
mul.f32 %f107,%f106,0f47800000;
cvt.rzi.u32.f32 %r500,%f107;
min.u32 %r564,%r500,65535;
min.u32 %r563,%r499,65535;
bra.uni $1_64;
$1_57:
mov.f32 %f100,0f4B000000;
mov.f32 %f101,0f47800000;
fma.rz.f32 %f102,%f27,%f101,%f100;
mov.b32 %r497,%f102;
fma.rz.f32 %f103,%f28,%f101,%f100;
mov.b32 %r498,%f103;
and.b32 %r564,%r498,65535;
and.b32 %r563,%r497,65535;
add.s32 %r562,%r162,-1262485504;
add.s32 %r561,%r161,-1262485504;
$1_64:
@%p88 bra $1_67;
shl.b32 %r518,%r557,4;
add.s32 %r517,%r518,%r341;
add.s32 %r505,%r517,%r109;
cvt.u64.u32 %rd256,%r505;
add.s64 %rd291,%rd270,%rd256;
mov.u32 %r565,0;
mov.u64 %rd290,%rd268;
$1_66:
.pragma "nounroll";
ld.param.u32 %r510,[p11];
ld.param.u64 %rd258,[p5];
ld.param.u64 %rd257,[p1];
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd290;
.param .b32 param1;
st.param.b32 [param1+0],%r96;
.param .b32 param2;
st.param.b32 [param2+0],%r522;
.param .b32 param3;
st.param.b32 [param3+0],%r523;
.param .b32 param4;
st.param.b32 [param4+0],%r561;
.param .b32 param5;
st.param.b32 [param5+0],%r562;
.param .b32 param6;
st.param.b32 [param6+0],%r563;
.param .b32 param7;
st.param.b32 [param7+0],%r564;
.param .b32 param8;
st.param.b32 [param8+0],%r510;
.param .b32 param9;
st.param.b32 [param9+0],%r543;
.param .b32 retval0;
call.uni (retval0),
_Z10edge_pixelILi1EEjPKhjiiiijjij,
(
param0,
param1,
param2,
param3,
param4,
param5,
param6,
param7,
param8,
param9
);
ld.param.b32 %r506,[retval0+0];
}
st.u8 [%rd291],%r506;
add.s64 %rd290,%rd290,%rd257;
add.s64 %rd291,%rd291,%rd258;
add.s32 %r565,%r565,1;
setp.lt.s32 %p120,%r565,%r346;
@%p120 bra $1_66;
$1_67:
add.s32 %r557,%r557,1;
shr.u32 %r558,%r558,1;
setp.ne.s32 %p121,%r558,0;
@%p121 bra $1_43;
$1_68:
ret;
$1_28:
ld.global.nc.v2.f32 {%f109,%f110},[%rd62];
ld.global.nc.v2.f32 {%f111,%f112},[%rd280];
ld.global.nc.v2.f32 {%f113,%f114},[%rd281];
ld.global.nc.v2.f32 {%f115,%f116},[%rd282];
bra.uni $1_29;
}
.func (.param .b32 func_retval0) _Z10edge_pixelILi1EEjPKhjiiiijjij(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
{
.reg .pred %p<9>;
.reg .b32 %r<64>;
.reg .b64 %rd<10>;
ld.param.u64 %rd1,[p0];
ld.param.u32 %r11,[p1];
ld.param.u32 %r12,[p2];
ld.param.u32 %r13,[p3];
ld.param.u32 %r14,[p4];
ld.param.u32 %r15,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
setp.lt.u32 %p1,%r14,%r12;
mov.u32 %r60,%r14;
@%p1 bra $2_2;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r14;
.param .b32 param1;
st.param.b32 [param1+0],%r12;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r60,[retval0+0];
}
$2_2:
setp.lt.u32 %p2,%r15,%r13;
mov.u32 %r61,%r15;
@%p2 bra $2_4;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r15;
.param .b32 param1;
st.param.b32 [param1+0],%r13;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r61,[retval0+0];
}
$2_4:
add.s32 %r62,%r14,1;
setp.lt.u32 %p3,%r62,%r12;
@%p3 bra $2_6;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r58,%r14,1;
st.param.b32 [param0+0],%r58;
.param .b32 param1;
st.param.b32 [param1+0],%r12;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r62,[retval0+0];
}
$2_6:
add.s32 %r63,%r15,1;
setp.lt.u32 %p4,%r63,%r13;
@%p4 bra $2_8;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r59,%r15,1;
st.param.b32 [param0+0],%r59;
.param .b32 param1;
st.param.b32 [param1+0],%r13;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r63,[retval0+0];
}
$2_8:
or.b32 %r32,%r60,%r61;
setp.gt.s32 %p5,%r32,-1;
mul.lo.s32 %r33,%r61,%r11;
add.s32 %r34,%r33,%r60;
selp.b32 %r35,%r34,0,%p5;
cvt.u64.u32 %rd6,%r35;
add.s64 %rd2,%rd1,%rd6;
ld.global.nc.u8 %r20,[%rd2];
selp.b32 %r36,%r20,%r19,%p5;
and.b32 %r37,%r36,255;
or.b32 %r38,%r62,%r61;
setp.gt.s32 %p6,%r38,-1;
add.s32 %r39,%r33,%r62;
selp.b32 %r40,%r39,0,%p6;
cvt.u64.u32 %rd7,%r40;
add.s64 %rd3,%rd1,%rd7;
ld.global.nc.u8 %r21,[%rd3];
selp.b32 %r41,%r21,%r19,%p6;
and.b32 %r42,%r41,255;
or.b32 %r43,%r60,%r63;
setp.gt.s32 %p7,%r43,-1;
mul.lo.s32 %r44,%r63,%r11;
add.s32 %r45,%r44,%r60;
selp.b32 %r46,%r45,0,%p7;
cvt.u64.u32 %rd8,%r46;
add.s64 %rd4,%rd1,%rd8;
ld.global.nc.u8 %r22,[%rd4];
selp.b32 %r47,%r22,%r19,%p7;
and.b32 %r48,%r47,255;
or.b32 %r49,%r62,%r63;
setp.gt.s32 %p8,%r49,-1;
add.s32 %r50,%r44,%r62;
selp.b32 %r51,%r50,0,%p8;
cvt.u64.u32 %rd9,%r51;
add.s64 %rd5,%rd1,%rd9;
ld.global.nc.u8 %r23,[%rd5];
selp.b32 %r52,%r23,%r19,%p8;
and.b32 %r53,%r52,255;
mad.lo.s32 %r54,%r17,%r16,65535;
shr.u32 %r55,%r54,16;
mad.lo.s32 %r29,%r55,65535,%r17;
mad.lo.s32 %r56,%r16,65535,65535;
sub.s32 %r25,%r56,%r29;
prmt.b32 %r30,%r53,%r48,30212;
prmt.b32 %r26,%r42,%r37,30212;
mov.u32 %r27,32768;
dp2a.lo.u32.u32 %r24,%r25,%r26,%r27;
dp2a.lo.u32.u32 %r28,%r29,%r30,%r24;
shr.u32 %r57,%r28,16;
st.param.b32 [func_retval0+0],%r57;
ret;
}
.visible .entry warp_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<141>;
.reg .f32 %f<121>;
.reg .b32 %r<783>;
.reg .f64 %fd<217>;
.reg .b64 %rd<309>;
ld.param.u64 %rd107,[p0];
ld.param.v2.u32 {%r734,%r735},[p1+32];
ld.param.v2.u32 {%r216,%r217},[p1+40];
ld.param.u64 %rd112,[p2];
ld.param.v2.u32 {%r738,%r219},[p3+32];
ld.param.v2.u32 {%r220,%r221},[p3+40];
ld.param.u64 %rd117,[p4];
ld.param.v2.u32 {%r736,%r737},[p5+32];
ld.param.v2.u32 {%r224,%r225},[p5+40];
ld.param.u32 %r210,[p6];
ld.param.u64 %rd122,[p8];
ld.param.u32 %r212,[p10];
ld.param.f64 %fd202,[p7+64];
ld.param.f64 %fd201,[p7+56];
ld.param.f64 %fd200,[p7+48];
ld.param.f64 %fd199,[p7+40];
ld.param.f64 %fd198,[p7+32];
ld.param.f64 %fd197,[p7+24];
ld.param.f64 %fd196,[p7+16];
ld.param.f64 %fd195,[p7+8];
ld.param.f64 %fd194,[p7];
ld.param.u64 %rd287,[p5+8];
ld.param.u64 %rd118,[p5];
ld.param.u64 %rd293,[p3+8];
ld.param.u64 %rd113,[p3];
ld.param.u64 %rd285,[p1+8];
ld.param.u64 %rd108,[p1];
mov.u32 %r226,%ctaid.z;
mul.lo.s32 %r1,%r226,%r212;
setp.eq.s32 %p7,%r217,0;
@%p7 bra $3_2;
cvta.to.global.u64 %rd123,%rd107;
mul.wide.s32 %rd124,%r1,40;
add.s64 %rd125,%rd123,%rd124;
ld.global.v2.u32 {%r734,%r735},[%rd125+32];
ld.global.u64 %rd285,[%rd125+8];
ld.global.u64 %rd284,[%rd125];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd126,%r1;
mul.lo.s64 %rd127,%rd108,%rd126;
add.s64 %rd284,%rd107,%rd127;
$3_3:
setp.eq.s32 %p8,%r225,0;
@%p8 bra $3_5;
cvta.to.global.u64 %rd128,%rd117;
mul.wide.s32 %rd129,%r1,40;
add.s64 %rd130,%rd128,%rd129;
ld.global.v2.u32 {%r736,%r737},[%rd130+32];
ld.global.u64 %rd287,[%rd130+8];
ld.global.u64 %rd286,[%rd130];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd131,%r1;
mul.lo.s64 %rd132,%rd118,%rd131;
add.s64 %rd286,%rd117,%rd132;
$3_6:
mov.u32 %r231,%ctaid.x;
shl.b32 %r16,%r231,6;
mov.u32 %r232,%ctaid.y;
shl.b32 %r17,%r232,4;
setp.ge.s32 %p9,%r16,%r736;
setp.ge.s32 %p10,%r17,%r737;
or.pred %p11,%p10,%p9;
@%p11 bra $3_77;
mov.u32 %r233,%tid.x;
and.b32 %r234,%r233,15;
add.s32 %r23,%r16,%r234;
mov.u32 %r235,%tid.y;
shl.b32 %r236,%r235,1;
add.s32 %r237,%r17,%r236;
shr.u32 %r238,%r233,4;
add.s32 %r239,%r237,%r238;
add.s32 %r240,%r737,-1;
min.s32 %r24,%r239,%r240;
cvta.to.global.u64 %rd133,%rd122;
mul.wide.s32 %rd134,%r1,72;
add.s64 %rd33,%rd133,%rd134;
setp.eq.s32 %p12,%r210,0;
@%p12 bra $3_12;
setp.ne.s32 %p13,%r210,1;
@%p13 bra $3_16;
setp.eq.s64 %p14,%rd122,0;
@%p14 bra $3_11;
ld.global.f64 %fd202,[%rd33+64];
ld.global.f64 %fd201,[%rd33+56];
ld.global.f64 %fd200,[%rd33+48];
ld.global.f64 %fd199,[%rd33+40];
ld.global.f64 %fd198,[%rd33+32];
ld.global.f64 %fd197,[%rd33+24];
ld.global.f64 %fd196,[%rd33+16];
ld.global.f64 %fd195,[%rd33+8];
ld.global.f64 %fd194,[%rd33];
$3_11:
cvt.rn.f64.u32 %fd112,%r24;
fma.rn.f64 %fd113,%fd195,%fd112,%fd196;
fma.rn.f64 %fd114,%fd198,%fd112,%fd199;
fma.rn.f64 %fd115,%fd201,%fd112,%fd202;
cvt.rn.f64.s32 %fd116,%r23;
fma.rn.f64 %fd105,%fd200,%fd116,%fd115;
rcp.approx.ftz.f64 %fd104,%fd105;
neg.f64 %fd117,%fd105;
mov.f64 %fd118,0d3FF0000000000000;
fma.rn.f64 %fd119,%fd117,%fd104,%fd118;
fma.rn.f64 %fd120,%fd104,%fd119,%fd104;
fma.rn.f64 %fd121,%fd194,%fd116,%fd113;
mov.f64 %fd122,0d4138000000008000;
fma.rn.f64 %fd123,%fd121,%fd120,%fd122;
fma.rn.f64 %fd124,%fd197,%fd116,%fd114;
fma.rn.f64 %fd125,%fd124,%fd120,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r241},%fd123;
}
add.s32 %r739,%r241,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r242},%fd125;
}
add.s32 %r740,%r242,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r243,%temp},%fd123;
}
shr.u32 %r741,%r243,16;
{
.reg .b32 %temp;
mov.b64 {%r244,%temp},%fd125;
}
shr.u32 %r742,%r244,16;
add.f64 %fd126,%fd116,0d4030000000000000;
fma.rn.f64 %fd107,%fd200,%fd126,%fd115;
rcp.approx.ftz.f64 %fd106,%fd107;
neg.f64 %fd127,%fd107;
fma.rn.f64 %fd128,%fd127,%fd106,%fd118;
fma.rn.f64 %fd129,%fd106,%fd128,%fd106;
fma.rn.f64 %fd130,%fd194,%fd126,%fd113;
fma.rn.f64 %fd131,%fd130,%fd129,%fd122;
fma.rn.f64 %fd132,%fd197,%fd126,%fd114;
fma.rn.f64 %fd133,%fd132,%fd129,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r245},%fd131;
}
add.s32 %r743,%r245,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r246},%fd133;
}
add.s32 %r744,%r246,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r247,%temp},%fd131;
}
shr.u32 %r745,%r247,16;
{
.reg .b32 %temp;
mov.b64 {%r248,%temp},%fd133;
}
shr.u32 %r746,%r248,16;
add.f64 %fd134,%fd116,0d4040000000000000;
fma.rn.f64 %fd109,%fd200,%fd134,%fd115;
rcp.approx.ftz.f64 %fd108,%fd109;
neg.f64 %fd135,%fd109;
fma.rn.f64 %fd136,%fd135,%fd108,%fd118;
fma.rn.f64 %fd137,%fd108,%fd136,%fd108;
fma.rn.f64 %fd138,%fd194,%fd134,%fd113;
fma.rn.f64 %fd139,%fd138,%fd137,%fd122;
fma.rn.f64 %fd140,%fd197,%fd134,%fd114;
fma.rn.f64 %fd141,%fd140,%fd137,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r249},%fd139;
}
add.s32 %r747,%r249,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r250},%fd141;
}
add.s32 %r748,%r250,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r251,%temp},%fd139;
}
shr.u32 %r749,%r251,16;
{
.reg .b32 %temp;
mov.b64 {%r252,%temp},%fd141;
}
shr.u32 %r750,%r252,16;
add.f64 %fd142,%fd116,0d4048000000000000;
fma.rn.f64 %fd111,%fd200,%fd142,%fd115;
rcp.approx.ftz.f64 %fd110,%fd111;
neg.f64 %fd143,%fd111;
fma.rn.f64 %fd144,%fd143,%fd110,%fd118;
fma.rn.f64 %fd145,%fd110,%fd144,%fd110;
fma.rn.f64 %fd146,%fd194,%fd142,%fd113;
fma.rn.f64 %fd147,%fd146,%fd145,%fd122;
fma.rn.f64 %fd148,%fd197,%fd142,%fd114;
fma.rn.f64 %fd149,%fd148,%fd145,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r253},%fd147;
}
add.s32 %r751,%r253,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r254},%fd149;
}
add.s32 %r752,%r254,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r255,%temp},%fd147;
}
shr.u32 %r753,%r255,16;
{
.reg .b32 %temp;
mov.b64 {%r256,%temp},%fd149;
}
shr.u32 %r754,%r256,16;
bra.uni $3_30;
$3_12:
setp.eq.s64 %p15,%rd122,0;
@%p15 bra $3_14;
cvt.u64.u32 %rd135,%r24;
ld.global.u64 %rd136,[%rd33+8];
mul.lo.s64 %rd137,%rd136,%rd135;
ld.global.u64 %rd138,[%rd33+16];
add.s64 %rd288,%rd137,%rd138;
ld.global.u64 %rd139,[%rd33+32];
mul.lo.s64 %rd140,%rd139,%rd135;
ld.global.u64 %rd141,[%rd33+40];
add.s64 %rd289,%rd140,%rd141;
ld.global.u64 %rd290,[%rd33];
ld.global.u64 %rd291,[%rd33+24];
bra.uni $3_15;
$3_16:
setp.eq.s32 %p16,%r221,0;
@%p16 bra $3_18;
cvta.to.global.u64 %rd170,%rd112;
mul.wide.s32 %rd171,%r1,40;
add.s64 %rd172,%rd170,%rd171;
ld.global.v2.u32 {%r738,%r266},[%rd172+32];
ld.global.u64 %rd295,[%rd172+24];
ld.global.u64 %rd294,[%rd172+16];
ld.global.u64 %rd293,[%rd172+8];
ld.global.u64 %rd292,[%rd172];
bra.uni $3_19;
$3_14:
cvt.u64.u32 %rd142,%r24;
mov.b64 %rd143,%fd195;
mul.lo.s64 %rd144,%rd142,%rd143;
mov.b64 %rd145,%fd196;
add.s64 %rd288,%rd144,%rd145;
mov.b64 %rd146,%fd198;
mul.lo.s64 %rd147,%rd142,%rd146;
mov.b64 %rd148,%fd199;
add.s64 %rd289,%rd147,%rd148;
mov.b64 %rd291,%fd197;
mov.b64 %rd290,%fd194;
$3_15:
cvt.u64.u32 %rd149,%r23;
mul.lo.s64 %rd150,%rd290,%rd149;
add.s64 %rd151,%rd150,%rd288;
mul.lo.s64 %rd152,%rd291,%rd149;
add.s64 %rd153,%rd152,%rd289;
shr.u64 %rd154,%rd151,32;
cvt.u32.u64 %r739,%rd154;
shr.u64 %rd155,%rd153,32;
cvt.u32.u64 %r740,%rd155;
cvt.u32.u64 %r257,%rd151;
shr.u32 %r741,%r257,16;
cvt.u32.u64 %r258,%rd153;
shr.u32 %r742,%r258,16;
shl.b64 %rd156,%rd290,4;
add.s64 %rd157,%rd151,%rd156;
shl.b64 %rd158,%rd291,4;
add.s64 %rd159,%rd153,%rd158;
shr.u64 %rd160,%rd157,32;
cvt.u32.u64 %r743,%rd160;
shr.u64 %rd161,%rd159,32;
cvt.u32.u64 %r744,%rd161;
cvt.u32.u64 %r259,%rd157;
shr.u32 %r745,%r259,16;
cvt.u32.u64 %r260,%rd159;
shr.u32 %r746,%r260,16;
add.s64 %rd162,%rd157,%rd156;
add.s64 %rd163,%rd159,%rd158;
shr.u64 %rd164,%rd162,32;
cvt.u32.u64 %r747,%rd164;
shr.u64 %rd165,%rd163,32;
cvt.u32.u64 %r748,%rd165;
cvt.u32.u64 %r261,%rd162;
shr.u32 %r749,%r261,16;
cvt.u32.u64 %r262,%rd163;
shr.u32 %r750,%r262,16;
add.s64 %rd166,%rd162,%rd156;
add.s64 %rd167,%rd163,%rd158;
shr.u64 %rd168,%rd166,32;
cvt.u32.u64 %r751,%rd168;
shr.u64 %rd169,%rd167,32;
cvt.u32.u64 %r752,%rd169;
cvt.u32.u64 %r263,%rd166;
shr.u32 %r753,%r263,16;
cvt.u32.u64 %r264,%rd167;
shr.u32 %r754,%r264,16;
bra.uni $3_30;
$3_18:
ld.param.u64 %rd295,[p3+24];
ld.param.u64 %rd294,[p3+16];
cvt.s64.s32 %rd173,%r1;
mul.lo.s64 %rd174,%rd113,%rd173;
add.s64 %rd292,%rd112,%rd174;
$3_19:
add.s32 %r267,%r738,-1;
min.s32 %r268,%r23,%r267;
cvt.s64.s32 %rd175,%r24;
mul.lo.s64 %rd176,%rd293,%rd175;
cvt.s64.s32 %rd177,%r268;
mul.lo.s64 %rd178,%rd294,%rd177;
add.s64 %rd179,%rd178,%rd176;
add.s64 %rd62,%rd292,%rd179;
add.s32 %r269,%r23,16;
setp.ge.s32 %p17,%r269,%r738;
mov.u64 %rd296,%rd62;
@%p17 bra $3_21;
shl.b64 %rd180,%rd294,4;
add.s64 %rd296,%rd62,%rd180;
$3_21:
add.s32 %r270,%r23,32;
setp.ge.s32 %p18,%r270,%r738;
mov.u64 %rd297,%rd62;
@%p18 bra $3_23;
shl.b64 %rd181,%rd294,5;
add.s64 %rd297,%rd62,%rd181;
$3_23:
add.s32 %r271,%r23,48;
setp.ge.s32 %p19,%r271,%r738;
mov.u64 %rd298,%rd62;
@%p19 bra $3_25;
mul.lo.s64 %rd182,%rd294,48;
add.s64 %rd298,%rd62,%rd182;
$3_25:
setp.ne.s64 %p20,%rd295,4;
@%p20 bra $3_27;
or.b64 %rd183,%rd294,%rd293;
or.b64 %rd184,%rd183,%rd292;
and.b64 %rd185,%rd184,7;
setp.eq.s64 %p21,%rd185,0;
@%p21 bra $3_28;
$3_27:
ld.global.nc.f32 %f113,[%rd62];
add.s64 %rd187,%rd62,%rd295;
ld.global.nc.f32 %f114,[%rd187];
ld.global.nc.f32 %f115,[%rd296];
add.s64 %rd189,%rd296,%rd295;
ld.global.nc.f32 %f116,[%rd189];
ld.global.nc.f32 %f117,[%rd297];
add.s64 %rd191,%rd297,%rd295;
ld.global.nc.f32 %f118,[%rd191];
ld.global.nc.f32 %f119,[%rd298];
add.s64 %rd193,%rd298,%rd295;
ld.global.nc.f32 %f120,[%rd193];
$3_29:
mov.f32 %f48,0f37000000;
add.rn.f32 %f49,%f113,%f48;
mov.f32 %f50,0f4B400000;
add.rm.f32 %f51,%f49,%f50;
mov.b32 %r272,%f51;
add.s32 %r739,%r272,-1262485504;
sub.rn.f32 %f52,%f51,%f50;
sub.rn.f32 %f53,%f49,%f52;
mov.f32 %f54,0f4B000000;
mov.f32 %f55,0f47800000;
fma.rz.f32 %f56,%f53,%f55,%f54;
mov.b32 %r273,%f56;
and.b32 %r741,%r273,65535;
add.rn.f32 %f57,%f114,%f48;
add.rm.f32 %f58,%f57,%f50;
mov.b32 %r274,%f58;
add.s32 %r740,%r274,-1262485504;
sub.rn.f32 %f59,%f58,%f50;
sub.rn.f32 %f60,%f57,%f59;
fma.rz.f32 %f61,%f60,%f55,%f54;
mov.b32 %r275,%f61;
and.b32 %r742,%r275,65535;
add.rn.f32 %f62,%f115,%f48;
add.rm.f32 %f63,%f62,%f50;
mov.b32 %r276,%f63;
add.s32 %r743,%r276,-1262485504;
sub.rn.f32 %f64,%f63,%f50;
sub.rn.f32 %f65,%f62,%f64;
fma.rz.f32 %f66,%f65,%f55,%f54;
mov.b32 %r277,%f66;
and.b32 %r745,%r277,65535;
add.rn.f32 %f67,%f116,%f48;
add.rm.f32 %f68,%f67,%f50;
mov.b32 %r278,%f68;
add.s32 %r744,%r278,-1262485504;
sub.rn.f32 %f69,%f68,%f50;
sub.rn.f32 %f70,%f67,%f69;
fma.rz.f32 %f71,%f70,%f55,%f54;
mov.b32 %r279,%f71;
and.b32 %r746,%r279,65535;
add.rn.f32 %f72,%f117,%f48;
add.rm.f32 %f73,%f72,%f50;
mov.b32 %r280,%f73;
add.s32 %r747,%r280,-1262485504;
sub.rn.f32 %f74,%f73,%f50;
sub.rn.f32 %f75,%f72,%f74;
fma.rz.f32 %f76,%f75,%f55,%f54;
mov.b32 %r281,%f76;
and.b32 %r749,%r281,65535;
add.rn.f32 %f77,%f118,%f48;
add.rm.f32 %f78,%f77,%f50;
mov.b32 %r282,%f78;
add.s32 %r748,%r282,-1262485504;
sub.rn.f32 %f79,%f78,%f50;
sub.rn.f32 %f80,%f77,%f79;
fma.rz.f32 %f81,%f80,%f55,%f54;
mov.b32 %r283,%f81;
and.b32 %r750,%r283,65535;
add.rn.f32 %f82,%f119,%f48;
add.rm.f32 %f83,%f82,%f50;
mov.b32 %r284,%f83;
add.s32 %r751,%r284,-1262485504;
sub.rn.f32 %f84,%f83,%f50;
sub.rn.f32 %f85,%f82,%f84;
fma.rz.f32 %f86,%f85,%f55,%f54;
mov.b32 %r285,%f86;
and.b32 %r753,%r285,65535;
add.rn.f32 %f87,%f120,%f48;
add.rm.f32 %f88,%f87,%f50;
mov.b32 %r286,%f88;
add.s32 %r752,%r286,-1262485504;
sub.rn.f32 %f89,%f88,%f50;
sub.rn.f32 %f90,%f87,%f89;
fma.rz.f32 %f91,%f90,%f55,%f54;
mov.b32 %r287,%f91;
and.b32 %r754,%r287,65535;
$3_30:
cvt.u32.u64 %r290,%rd284;
and.b32 %r291,%r290,3;
cvt.u32.u64 %r96,%rd285;
shl.b32 %r292,%r96,3;
add.s32 %r293,%r735,-1;
mul.lo.s32 %r294,%r734,3;
mad.lo.s32 %r295,%r293,%r96,%r294;
add.s32 %r296,%r295,%r291;
shl.b32 %r297,%r296,3;
add.s32 %r298,%r297,-96;
or.b32 %r299,%r298,31;
setp.lt.s32 %p22,%r296,12;
add.s32 %r300,%r734,-1;
selp.b32 %r301,0,%r300,%p22;
mov.u32 %r755,0;
shl.b32 %r302,%r290,3;
and.b32 %r303,%r302,24;
mad.lo.s32 %r304,%r740,%r292,%r303;
mad.lo.s32 %r305,%r739,24,%r304;
add.s32 %r306,%r305,%r292;
setp.lt.u32 %p23,%r739,%r301;
setp.lt.u32 %p24,%r740,%r293;
and.pred %p25,%p23,%p24;
setp.le.u32 %p26,%r306,%r299;
and.pred %p1,%p25,%p26;
selp.b32 %r97,%r305,0,%p1;
selp.b32 %r98,%r306,0,%p1;
mad.lo.s32 %r307,%r744,%r292,%r303;
mad.lo.s32 %r308,%r743,24,%r307;
add.s32 %r309,%r308,%r292;
setp.lt.u32 %p27,%r743,%r301;
setp.lt.u32 %p28,%r744,%r293;
and.pred %p29,%p27,%p28;
setp.le.u32 %p30,%r309,%r299;
and.pred %p2,%p29,%p30;
selp.b32 %r99,%r308,0,%p2;
selp.b32 %r100,%r309,0,%p2;
and.pred %p31,%p2,%p1;
mad.lo.s32 %r310,%r748,%r292,%r303;
mad.lo.s32 %r311,%r747,24,%r310;
add.s32 %r312,%r311,%r292;
setp.lt.u32 %p32,%r747,%r301;
setp.lt.u32 %p33,%r748,%r293;
and.pred %p34,%p32,%p33;
setp.le.u32 %p35,%r312,%r299;
and.pred %p3,%p34,%p35;
selp.b32 %r101,%r311,0,%p3;
selp.b32 %r102,%r312,0,%p3;
and.pred %p36,%p3,%p31;
mad.lo.s32 %r313,%r752,%r292,%r303;
mad.lo.s32 %r314,%r751,24,%r313;
add.s32 %r315,%r314,%r292;
setp.lt.u32 %p37,%r751,%r301;
setp.lt.u32 %p38,%r752,%r293;
and.pred %p39,%p37,%p38;
setp.le.u32 %p40,%r315,%r299;
and.pred %p4,%p39,%p40;
selp.b32 %r103,%r314,0,%p4;
selp.b32 %r104,%r315,0,%p4;
and.pred %p41,%p4,%p36;
mov.u32 %r775,%r755;
@%p41 bra $3_32;
ld.param.u32 %r721,[p11];
ld.param.f32 %f112,[p14];
ld.param.f32 %f111,[p13];
ld.param.f32 %f110,[p12];
cvt.rni.s32.f32 %r316,%f110;
max.s32 %r317,%r316,0;
min.s32 %r318,%r317,255;
cvt.rni.s32.f32 %r319,%f111;
max.s32 %r320,%r319,0;
min.s32 %r321,%r320,255;
shl.b32 %r322,%r321,8;
or.b32 %r323,%r322,%r318;
cvt.rni.s32.f32 %r324,%f112;
max.s32 %r325,%r324,0;
min.s32 %r326,%r325,255;
shl.b32 %r327,%r326,16;
or.b32 %r755,%r327,%r323;
setp.eq.s32 %p42,%r210,1;
selp.b32 %r328,524288,4194304,%p42;
shl.b32 %r329,%r328,1;
add.s32 %r330,%r739,1;
setp.le.u32 %p43,%r330,%r734;
add.s32 %r331,%r740,1;
setp.le.u32 %p44,%r331,%r735;
and.pred %p45,%p43,%p44;
add.s32 %r332,%r739,%r328;
setp.ge.u32 %p46,%r332,%r329;
add.s32 %r333,%r740,%r328;
setp.ge.u32 %p47,%r333,%r329;
or.pred %p48,%p46,%p47;
setp.ne.s32 %p49,%r210,0;
and.pred %p50,%p49,%p48;
or.pred %p51,%p45,%p50;
setp.ne.s32 %p52,%r721,0;
or.pred %p53,%p52,%p51;
not.pred %p54,%p1;
and.pred %p55,%p53,%p54;
selp.u32 %r334,1,0,%p55;
add.s32 %r335,%r743,1;
setp.le.u32 %p56,%r335,%r734;
add.s32 %r336,%r744,1;
setp.le.u32 %p57,%r336,%r735;
and.pred %p58,%p56,%p57;
add.s32 %r337,%r743,%r328;
setp.ge.u32 %p59,%r337,%r329;
add.s32 %r338,%r744,%r328;
setp.ge.u32 %p60,%r338,%r329;
or.pred %p61,%p59,%p60;
and.pred %p62,%p49,%p61;
or.pred %p63,%p58,%p62;
or.pred %p64,%p52,%p63;
not.pred %p65,%p2;
and.pred %p66,%p64,%p65;
selp.b32 %r339,2,0,%p66;
or.b32 %r340,%r339,%r334;
add.s32 %r341,%r747,1;
setp.le.u32 %p67,%r341,%r734;
add.s32 %r342,%r748,1;
setp.le.u32 %p68,%r342,%r735;
and.pred %p69,%p67,%p68;
add.s32 %r343,%r747,%r328;
setp.ge.u32 %p70,%r343,%r329;
add.s32 %r344,%r748,%r328;
setp.ge.u32 %p71,%r344,%r329;
or.pred %p72,%p70,%p71;
and.pred %p73,%p49,%p72;
or.pred %p74,%p69,%p73;
or.pred %p75,%p52,%p74;
not.pred %p76,%p3;
and.pred %p77,%p75,%p76;
selp.b32 %r345,4,0,%p77;
or.b32 %r346,%r345,%r340;
add.s32 %r347,%r751,1;
setp.le.u32 %p78,%r347,%r734;
add.s32 %r348,%r752,1;
setp.le.u32 %p79,%r348,%r735;
and.pred %p80,%p78,%p79;
add.s32 %r349,%r751,%r328;
setp.ge.u32 %p81,%r349,%r329;
add.s32 %r350,%r752,%r328;
setp.ge.u32 %p82,%r350,%r329;
or.pred %p83,%p81,%p82;
and.pred %p84,%p49,%p83;
or.pred %p85,%p80,%p84;
or.pred %p86,%p52,%p85;
not.pred %p87,%p4;
and.pred %p88,%p86,%p87;
selp.b32 %r351,8,0,%p88;
or.b32 %r775,%r351,%r346;
$3_32:
mov.u32 %r725,%tid.x;
and.b32 %r724,%r725,15;
mov.u32 %r723,%ctaid.x;
shl.b32 %r722,%r723,6;
ld.param.u64 %rd279,[p5];
ld.param.u32 %r719,[p10];
ld.param.u32 %r718,[p9];
mov.u32 %r717,%ctaid.x;
mov.u32 %r716,%tid.x;
or.b64 %rd198,%rd287,%rd279;
or.b64 %rd199,%rd198,%rd286;
and.b64 %rd200,%rd199,3;
setp.eq.s64 %p89,%rd200,0;
add.s32 %r354,%r722,64;
setp.le.s32 %p90,%r354,%r736;
and.pred %p5,%p90,%p89;
and.b32 %r356,%r716,3;
and.b64 %rd201,%rd284,3;
sub.s64 %rd299,%rd284,%rd201;
cvt.u32.u64 %r357,%rd287;
mul.lo.s32 %r109,%r24,%r357;
bfi.b32 %r359,%r717,%r724,6,26;
mad.lo.s32 %r360,%r359,3,%r109;
selp.b32 %r361,%r356,0,%p5;
add.s32 %r362,%r360,%r361;
cvt.u64.u32 %rd202,%r362;
add.s64 %rd300,%rd286,%rd202;
sub.s32 %r365,%r718,%r1;
min.s32 %r366,%r365,%r719;
setp.lt.s32 %p91,%r366,1;
@%p91 bra $3_50;
mad.lo.s32 %r369,%r742,%r741,65535;
shr.u32 %r370,%r369,16;
mad.lo.s32 %r110,%r370,65535,%r742;
mad.lo.s32 %r371,%r741,65535,65535;
sub.s32 %r111,%r371,%r110;
mad.lo.s32 %r372,%r746,%r745,65535;
shr.u32 %r373,%r372,16;
mad.lo.s32 %r112,%r373,65535,%r746;
mad.lo.s32 %r374,%r745,65535,65535;
sub.s32 %r113,%r374,%r112;
mad.lo.s32 %r375,%r750,%r749,65535;
shr.u32 %r376,%r375,16;
mad.lo.s32 %r114,%r376,65535,%r750;
mad.lo.s32 %r377,%r749,65535,65535;
sub.s32 %r115,%r377,%r114;
mad.lo.s32 %r378,%r754,%r753,65535;
shr.u32 %r379,%r378,16;
mad.lo.s32 %r116,%r379,65535,%r754;
mad.lo.s32 %r380,%r753,65535,65535;
sub.s32 %r117,%r380,%r116;
or.pred %p92,%p2,%p1;
or.pred %p93,%p3,%p92;
or.pred %p6,%p4,%p93;
mov.u32 %r761,0;
not.pred %p94,%p6;
$3_34:
.pragma "nounroll";
@%p94 bra $3_36;
shr.u32 %r565,%r97,5;
mul.wide.u32 %rd227,%r565,4;
add.s64 %rd203,%rd299,%rd227;
ld.global.nc.u32 %r381,[%rd203];
add.s64 %rd204,%rd203,4;
ld.global.nc.u32 %r382,[%rd204];
add.s64 %rd205,%rd203,8;
ld.global.nc.u32 %r383,[%rd205];
shr.u32 %r566,%r98,5;
mul.wide.u32 %rd228,%r566,4;
add.s64 %rd206,%rd299,%rd228;
ld.global.nc.u32 %r384,[%rd206];
add.s64 %rd207,%rd206,4;
ld.global.nc.u32 %r385,[%rd207];
add.s64 %rd208,%rd206,8;
ld.global.nc.u32 %r386,[%rd208];
shr.u32 %r567,%r99,5;
mul.wide.u32 %rd229,%r567,4;
add.s64 %rd209,%rd299,%rd229;
ld.global.nc.u32 %r387,[%rd209];
add.s64 %rd210,%rd209,4;
ld.global.nc.u32 %r388,[%rd210];
add.s64 %rd211,%rd209,8;
ld.global.nc.u32 %r389,[%rd211];
shr.u32 %r568,%r100,5;
mul.wide.u32 %rd230,%r568,4;
add.s64 %rd212,%rd299,%rd230;
ld.global.nc.u32 %r390,[%rd212];
add.s64 %rd213,%rd212,4;
ld.global.nc.u32 %r391,[%rd213];
add.s64 %rd214,%rd212,8;
ld.global.nc.u32 %r392,[%rd214];
shr.u32 %r569,%r101,5;
mul.wide.u32 %rd231,%r569,4;
add.s64 %rd215,%rd299,%rd231;
ld.global.nc.u32 %r393,[%rd215];
add.s64 %rd216,%rd215,4;
ld.global.nc.u32 %r394,[%rd216];
add.s64 %rd217,%rd215,8;
ld.global.nc.u32 %r395,[%rd217];
shr.u32 %r570,%r102,5;
mul.wide.u32 %rd232,%r570,4;
add.s64 %rd218,%rd299,%rd232;
ld.global.nc.u32 %r396,[%rd218];
add.s64 %rd219,%rd218,4;
ld.global.nc.u32 %r397,[%rd219];
add.s64 %rd220,%rd218,8;
ld.global.nc.u32 %r398,[%rd220];
shr.u32 %r571,%r103,5;
mul.wide.u32 %rd233,%r571,4;
add.s64 %rd221,%rd299,%rd233;
ld.global.nc.u32 %r399,[%rd221];
add.s64 %rd222,%rd221,4;
ld.global.nc.u32 %r400,[%rd222];
add.s64 %rd223,%rd221,8;
ld.global.nc.u32 %r401,[%rd223];
shr.u32 %r572,%r104,5;
mul.wide.u32 %rd234,%r572,4;
add.s64 %rd224,%rd299,%rd234;
ld.global.nc.u32 %r402,[%rd224];
add.s64 %rd225,%rd224,4;
ld.global.nc.u32 %r403,[%rd225];
add.s64 %rd226,%rd224,8;
ld.global.nc.u32 %r404,[%rd226];
shf.r.wrap.b32 %r405,%r381,%r382,%r97;
shf.r.wrap.b32 %r409,%r384,%r385,%r98;
shf.r.wrap.b32 %r413,%r382,%r383,%r97;
shf.r.wrap.b32 %r417,%r385,%r386,%r98;
mov.u32 %r573,16688;
prmt.b32 %r431,%r405,%r413,%r573;
prmt.b32 %r435,%r409,%r417,%r573;
mov.u32 %r574,21074;
prmt.b32 %r439,%r405,%r413,%r574;
prmt.b32 %r443,%r409,%r417,%r574;
mov.u32 %r560,32768;
dp2a.lo.u32.u32 %r421,%r111,%r431,%r560;
dp2a.lo.u32.u32 %r425,%r110,%r435,%r421;
dp2a.hi.u32.u32 %r429,%r111,%r431,%r560;
dp2a.hi.u32.u32 %r433,%r110,%r435,%r429;
dp2a.lo.u32.u32 %r437,%r111,%r439,%r560;
dp2a.lo.u32.u32 %r441,%r110,%r443,%r437;
mov.u32 %r575,98;
prmt.b32 %r576,%r425,%r433,%r575;
mov.u32 %r577,30224;
prmt.b32 %r770,%r576,%r441,%r577;
shf.r.wrap.b32 %r445,%r387,%r388,%r99;
shf.r.wrap.b32 %r449,%r390,%r391,%r100;
shf.r.wrap.b32 %r453,%r388,%r389,%r99;
shf.r.wrap.b32 %r457,%r391,%r392,%r100;
prmt.b32 %r471,%r445,%r453,%r573;
prmt.b32 %r475,%r449,%r457,%r573;
prmt.b32 %r479,%r445,%r453,%r574;
prmt.b32 %r483,%r449,%r457,%r574;
dp2a.lo.u32.u32 %r461,%r113,%r471,%r560;
dp2a.lo.u32.u32 %r465,%r112,%r475,%r461;
dp2a.hi.u32.u32 %r469,%r113,%r471,%r560;
dp2a.hi.u32.u32 %r473,%r112,%r475,%r469;
dp2a.lo.u32.u32 %r477,%r113,%r479,%r560;
dp2a.lo.u32.u32 %r481,%r112,%r483,%r477;
prmt.b32 %r578,%r465,%r473,%r575;
prmt.b32 %r771,%r578,%r481,%r577;
shf.r.wrap.b32 %r485,%r393,%r394,%r101;
shf.r.wrap.b32 %r489,%r396,%r397,%r102;
shf.r.wrap.b32 %r493,%r394,%r395,%r101;
shf.r.wrap.b32 %r497,%r397,%r398,%r102;
prmt.b32 %r511,%r485,%r493,%r573;
prmt.b32 %r515,%r489,%r497,%r573;
prmt.b32 %r519,%r485,%r493,%r574;
prmt.b32 %r523,%r489,%r497,%r574;
dp2a.lo.u32.u32 %r501,%r115,%r511,%r560;
dp2a.lo.u32.u32 %r505,%r114,%r515,%r501;
dp2a.hi.u32.u32 %r509,%r115,%r511,%r560;
dp2a.hi.u32.u32 %r513,%r114,%r515,%r509;
dp2a.lo.u32.u32 %r517,%r115,%r519,%r560;
dp2a.lo.u32.u32 %r521,%r114,%r523,%r517;
prmt.b32 %r579,%r505,%r513,%r575;
prmt.b32 %r772,%r579,%r521,%r577;
shf.r.wrap.b32 %r525,%r399,%r400,%r103;
shf.r.wrap.b32 %r529,%r402,%r403,%r104;
shf.r.wrap.b32 %r533,%r400,%r401,%r103;
shf.r.wrap.b32 %r537,%r403,%r404,%r104;
prmt.b32 %r551,%r525,%r533,%r573;
prmt.b32 %r555,%r529,%r537,%r573;
prmt.b32 %r559,%r525,%r533,%r574;
prmt.b32 %r563,%r529,%r537,%r574;
dp2a.lo.u32.u32 %r541,%r117,%r551,%r560;
dp2a.lo.u32.u32 %r545,%r116,%r555,%r541;
dp2a.hi.u32.u32 %r549,%r117,%r551,%r560;
dp2a.hi.u32.u32 %r553,%r116,%r555,%r549;
dp2a.lo.u32.u32 %r557,%r117,%r559,%r560;
dp2a.lo.u32.u32 %r561,%r116,%r563,%r557;
prmt.b32 %r580,%r545,%r553,%r575;
prmt.b32 %r773,%r580,%r561,%r577;
$3_36:
selp.b32 %r769,%r770,%r755,%p1;
selp.b32 %r771,%r771,%r755,%p2;
selp.b32 %r766,%r772,%r755,%p3;
selp.b32 %r772,%r773,%r755,%p4;
@%p5 bra $3_41;
bra.uni $3_37;
$3_41:
mov.u32 %r598,31;
mov.u32 %r599,1;
mov.u32 %r600,-1;
shfl.sync.down.b32 %r601|%p99,%r769,%r599,%r598,%r600;
shr.u32 %r604,%r356,1;
mul.lo.s32 %r605,%r604,-240;
mad.lo.s32 %r606,%r356,4625,%r605;
add.s32 %r607,%r606,16912;
and.b32 %r608,%r607,30583;
prmt.b32 %r770,%r769,%r601,%r608;
setp.eq.s32 %p100,%r356,3;
setp.ge.s32 %p101,%r239,%r737;
or.pred %p102,%p100,%p101;
@%p102 bra $3_43;
st.u32 [%rd300],%r770;
$3_43:
shfl.sync.down.b32 %r619|%p103,%r771,%r599,%r598,%r600;
prmt.b32 %r771,%r771,%r619,%r608;
@%p102 bra $3_45;
st.u32 [%rd300+48],%r771;
$3_45:
mov.u32 %r634,31;
mov.u32 %r635,1;
mov.u32 %r636,-1;
shfl.sync.down.b32 %r637|%p107,%r766,%r635,%r634,%r636;
prmt.b32 %r142,%r766,%r637,%r608;
@%p102 bra $3_47;
st.u32 [%rd300+96],%r142;
$3_47:
shfl.sync.down.b32 %r655|%p111,%r772,%r635,%r634,%r636;
prmt.b32 %r773,%r772,%r655,%r608;
mov.u32 %r772,%r142;
@%p102 bra $3_49;
st.u32 [%rd300+144],%r773;
mov.u32 %r772,%r142;
bra.uni $3_49;
$3_37:
mov.u32 %r767,0;
$3_38:
.pragma "nounroll";
mov.u32 %r770,%r771;
mov.u32 %r771,%r766;
setp.ge.s32 %p95,%r239,%r737;
shl.b32 %r593,%r767,4;
add.s32 %r594,%r593,%r359;
setp.ge.s32 %p96,%r594,%r736;
or.pred %p97,%p95,%p96;
@%p97 bra $3_40;
mul.lo.s32 %r595,%r767,48;
cvt.s64.s32 %rd235,%r595;
add.s64 %rd236,%rd300,%rd235;
st.u8 [%rd236],%r769;
shr.u32 %r596,%r769,8;
st.u8 [%rd236+1],%r596;
shr.u32 %r597,%r769,16;
st.u8 [%rd236+2],%r597;
$3_40:
add.s32 %r767,%r767,1;
setp.eq.s32 %p98,%r767,4;
mov.u32 %r766,%r772;
mov.u32 %r769,%r770;
mov.u32 %r773,%r772;
@%p98 bra $3_49;
bra.uni $3_38;
$3_49:
ld.param.u64 %rd277,[p5];
ld.param.u64 %rd276,[p1];
add.s64 %rd299,%rd299,%rd276;
add.s64 %rd300,%rd300,%rd277;
add.s32 %r761,%r761,1;
setp.lt.s32 %p115,%r761,%r366;
@%p115 bra $3_34;
$3_50:
bar.warp.sync -1;
setp.ge.s32 %p116,%r239,%r737;
setp.eq.s32 %p117,%r775,0;
or.pred %p118,%p117,%p116;
@%p118 bra $3_77;
ld.param.u64 %rd283,[p2];
ld.param.u64 %rd308,[p8];
ld.param.u64 %rd272,[p3];
cvt.s64.s32 %rd237,%r1;
mul.lo.s64 %rd238,%rd272,%rd237;
add.s64 %rd80,%rd283,%rd238;
cvt.s64.s32 %rd84,%r24;
cvt.u64.u32 %rd85,%r24;
cvt.rn.f64.u32 %fd46,%r24;
cvt.rn.f64.s32 %fd47,%r24;
add.s64 %rd86,%rd286,2;
mov.u32 %r774,0;
$3_52:
.pragma "nounroll";
shl.b32 %r688,%r774,4;
add.s32 %r154,%r688,%r359;
and.b32 %r689,%r775,1;
setp.eq.b32 %p119,%r689,1;
not.pred %p120,%p119;
setp.ge.s32 %p121,%r154,%r736;
or.pred %p122,%p120,%p121;
@%p122 bra $3_76;
ld.param.u64 %rd305,[p3+24];
ld.param.u64 %rd304,[p3+16];
ld.param.u64 %rd303,[p3+8];
setp.eq.s32 %p123,%r221,0;
mov.u64 %rd302,%rd80;
@%p123 bra $3_55;
ld.param.u64 %rd280,[p2];
cvta.to.global.u64 %rd241,%rd280;
mul.wide.s32 %rd242,%r1,40;
add.s64 %rd243,%rd241,%rd242;
ld.global.u64 %rd305,[%rd243+24];
ld.global.u64 %rd304,[%rd243+16];
ld.global.u64 %rd303,[%rd243+8];
ld.global.u64 %rd302,[%rd243];
$3_55:
ld.param.f64 %fd211,[p7+64];
ld.param.f64 %fd210,[p7+56];
ld.param.f64 %fd209,[p7+48];
ld.param.f64 %fd208,[p7+40];
ld.param.f64 %fd207,[p7+32];
ld.param.f64 %fd206,[p7+24];
ld.param.f64 %fd205,[p7+16];
ld.param.f64 %fd204,[p7+8];
ld.param.f64 %fd203,[p7];
setp.eq.s64 %p124,%rd308,0;
@%p124 bra $3_57;
add.s64 %rd245,%rd308,%rd134;
ld.f64 %fd211,[%rd245+64];
ld.f64 %fd210,[%rd245+56];
ld.f64 %fd209,[%rd245+48];
ld.f64 %fd208,[%rd245+40];
ld.f64 %fd207,[%rd245+32];
ld.f64 %fd206,[%rd245+24];
ld.f64 %fd205,[%rd245+16];
ld.f64 %fd204,[%rd245+8];
ld.f64 %fd203,[%rd245];
$3_57:
@%p12 bra $3_64;
setp.ne.s32 %p126,%r210,1;
@%p126 bra $3_65;
shl.b32 %r729,%r774,4;
add.s32 %r728,%r729,%r359;
fma.rn.f64 %fd152,%fd204,%fd46,%fd205;
cvt.rn.f64.s32 %fd75,%r728;
fma.rn.f64 %fd153,%fd210,%fd46,%fd211;
fma.rn.f64 %fd151,%fd209,%fd75,%fd153;
rcp.approx.ftz.f64 %fd150,%fd151;
neg.f64 %fd154,%fd151;
mov.f64 %fd155,0d3FF0000000000000;
fma.rn.f64 %fd156,%fd154,%fd150,%fd155;
fma.rn.f64 %fd157,%fd150,%fd156,%fd150;
fma.rn.f64 %fd158,%fd203,%fd75,%fd152;
mov.f64 %fd159,0d4138000000008000;
fma.rn.f64 %fd76,%fd158,%fd157,%fd159;
fma.rn.f64 %fd160,%fd207,%fd46,%fd208;
fma.rn.f64 %fd161,%fd206,%fd75,%fd160;
fma.rn.f64 %fd77,%fd161,%fd157,%fd159;
{
.reg .b32 %temp;
mov.b64 {%temp,%r159},%fd76;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r160},%fd77;
}
and.b32 %r696,%r159,-1048576;
setp.eq.s32 %p127,%r696,1093664768;
and.b32 %r697,%r160,-1048576;
setp.eq.s32 %p128,%r697,1093664768;
and.pred %p129,%p127,%p128;
@%p129 bra $3_63;
bra.uni $3_60;
$3_63:
{
.reg .b32 %temp;
mov.b64 {%r698,%temp},%fd76;
}
{
.reg .b32 %temp;
mov.b64 {%r699,%temp},%fd77;
}
add.s32 %r779,%r160,-1094189056;
add.s32 %r778,%r159,-1094189056;
shr.u32 %r781,%r699,16;
shr.u32 %r780,%r698,16;
bra.uni $3_73;
$3_64:
shl.b32 %r731,%r774,4;
add.s32 %r730,%r731,%r359;
mov.b64 %rd246,%fd208;
mov.b64 %rd247,%fd204;
mul.lo.s64 %rd248,%rd247,%rd85;
mov.b64 %rd249,%fd205;
add.s64 %rd250,%rd248,%rd249;
mov.b64 %rd251,%fd207;
mul.lo.s64 %rd252,%rd251,%rd85;
add.s64 %rd253,%rd252,%rd246;
cvt.u64.u32 %rd254,%r730;
mov.b64 %rd255,%fd203;
mul.lo.s64 %rd256,%rd255,%rd254;
add.s64 %rd257,%rd250,%rd256;
mov.b64 %rd258,%fd206;
mul.lo.s64 %rd259,%rd258,%rd254;
add.s64 %rd260,%rd253,%rd259;
shr.u64 %rd261,%rd257,32;
shr.u64 %rd262,%rd260,32;
cvt.u32.u64 %r700,%rd257;
cvt.u32.u64 %r701,%rd260;
shr.u32 %r781,%r701,16;
shr.u32 %r780,%r700,16;
cvt.u32.u64 %r779,%rd262;
cvt.u32.u64 %r778,%rd261;
bra.uni $3_73;
$3_65:
shl.b32 %r727,%r774,4;
add.s32 %r726,%r727,%r359;
setp.ne.s32 %p131,%r210,0;
cvt.s64.s32 %rd265,%r726;
mul.lo.s64 %rd266,%rd304,%rd265;
mul.lo.s64 %rd267,%rd303,%rd84;
add.s64 %rd268,%rd267,%rd266;
add.s64 %rd263,%rd302,%rd268;
ld.global.nc.f32 %f92,[%rd263];
add.s64 %rd264,%rd263,%rd305;
ld.global.nc.f32 %f93,[%rd264];
mov.f32 %f94,0f37000000;
add.rn.f32 %f95,%f92,%f94;
mov.f32 %f96,0f4B400000;
add.rm.f32 %f97,%f95,%f96;
mov.b32 %r169,%f97;
sub.rn.f32 %f98,%f97,%f96;
sub.rn.f32 %f27,%f95,%f98;
add.rn.f32 %f99,%f93,%f94;
add.rm.f32 %f100,%f99,%f96;
mov.b32 %r170,%f100;
sub.rn.f32 %f101,%f100,%f96;
sub.rn.f32 %f28,%f99,%f101;
and.b32 %r702,%r169,-8388608;
setp.ne.s32 %p132,%r702,1258291200;
and.b32 %r703,%r170,-8388608;
setp.ne.s32 %p133,%r703,1258291200;
or.pred %p134,%p132,%p133;
and.pred %p135,%p131,%p134;
@%p135 bra $3_67;
bra.uni $3_66;
$3_67:
cvt.f64.f32 %fd214,%f92;
cvt.f64.f32 %fd213,%f93;
bra.uni $3_68;
$3_60:
mul.rn.f64 %fd163,%fd204,%fd47;
fma.rn.f64 %fd164,%fd203,%fd75,%fd163;
add.rn.f64 %fd78,%fd164,%fd205;
mul.rn.f64 %fd165,%fd207,%fd47;
fma.rn.f64 %fd166,%fd206,%fd75,%fd165;
add.rn.f64 %fd79,%fd166,%fd208;
mul.rn.f64 %fd167,%fd210,%fd47;
fma.rn.f64 %fd168,%fd209,%fd75,%fd167;
add.rn.f64 %fd80,%fd168,%fd211;
setp.eq.f64 %p130,%fd80,0d0000000000000000;
mov.f64 %fd212,0d0000000000000000;
@%p130 bra $3_62;
rcp.rn.f64 %fd212,%fd80;
$3_62:
mul.rn.f64 %fd214,%fd78,%fd212;
mul.rn.f64 %fd213,%fd79,%fd212;
$3_68:
mov.f64 %fd169,0dC1CDCD6500000000;
max.f64 %fd170,%fd214,%fd169;
mov.f64 %fd171,0d41CDCD6500000000;
min.f64 %fd172,%fd170,%fd171;
mov.f64 %fd173,0d4338000000000000;
add.rn.f64 %fd174,%fd172,%fd173;
sub.rn.f64 %fd175,%fd174,%fd173;
sub.rn.f64 %fd215,%fd172,%fd175;
{
.reg .b32 %temp;
mov.b64 {%r778,%temp},%fd174;
}
setp.geu.f64 %p136,%fd215,0d0000000000000000;
@%p136 bra $3_70;
add.s32 %r778,%r778,-1;
mov.f64 %fd176,0d3FF0000000000000;
add.rn.f64 %fd215,%fd215,%fd176;
$3_70:
max.f64 %fd178,%fd213,%fd169;
min.f64 %fd180,%fd178,%fd171;
add.rn.f64 %fd182,%fd180,%fd173;
sub.rn.f64 %fd183,%fd182,%fd173;
sub.rn.f64 %fd216,%fd180,%fd183;
{
.reg .b32 %temp;
mov.b64 {%r779,%temp},%fd182;
}
setp.geu.f64 %p137,%fd216,0d0000000000000000;
@%p137 bra $3_72;
add.s32 %r779,%r779,-1;
mov.f64 %fd184,0d3FF0000000000000;
add.rn.f64 %fd216,%fd216,%fd184;
$3_72:
cvt.rn.f32.f64 %f106,%fd215;
mul.f32 %f107,%f106,0f47800000;
cvt.rzi.u32.f32 %r706,%f107;
cvt.rn.f32.f64 %f108,%fd216;
mul.f32 %f109,%f108,0f47800000;
cvt.rzi.u32.f32 %r707,%f109;
min.u32 %r781,%r707,65535;
min.u32 %r780,%r706,65535;
bra.uni $3_73;
$3_66:
mov.f32 %f102,0f4B000000;
mov.f32 %f103,0f47800000;
fma.rz.f32 %f104,%f27,%f103,%f102;
mov.b32 %r704,%f104;
fma.rz.f32 %f105,%f28,%f103,%f102;
mov.b32 %r705,%f105;
and.b32 %r781,%r705,65535;
and.b32 %r780,%r704,65535;
add.s32 %r779,%r170,-1262485504;
add.s32 %r778,%r169,-1262485504;
$3_73:
@%p91 bra $3_76;
shl.b32 %r733,%r774,4;
add.s32 %r732,%r733,%r359;
mad.lo.s32 %r712,%r732,3,%r109;
cvt.u64.u32 %rd269,%r712;
add.s64 %rd306,%rd86,%rd269;
mov.u32 %r782,0;
mov.u64 %rd307,%rd284;
$3_75:
.pragma "nounroll";
ld.param.u32 %r720,[p11];
ld.param.u64 %rd271,[p5];
ld.param.u64 %rd270,[p1];
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd307;
.param .b32 param1;
st.param.b32 [param1+0],%r96;
.param .b32 param2;
st.param.b32 [param2+0],%r734;
.param .b32 param3;
st.param.b32 [param3+0],%r735;
.param .b32 param4;
st.param.b32 [param4+0],%r778;
.param .b32 param5;
st.param.b32 [param5+0],%r779;
.param .b32 param6;
st.param.b32 [param6+0],%r780;
.param .b32 param7;
st.param.b32 [param7+0],%r781;
.param .b32 param8;
st.param.b32 [param8+0],%r720;
.param .b32 param9;
st.param.b32 [param9+0],%r755;
.param .b32 retval0;
call.uni (retval0),
_Z10edge_pixelILi3EEjPKhjiiiijjij,
(
param0,
param1,
param2,
param3,
param4,
param5,
param6,
param7,
param8,
param9
);
ld.param.b32 %r713,[retval0+0];
}
st.u8 [%rd306+-2],%r713;
shr.u32 %r714,%r713,8;
st.u8 [%rd306+-1],%r714;
shr.u32 %r715,%r713,16;
st.u8 [%rd306],%r715;
add.s64 %rd307,%rd307,%rd270;
add.s64 %rd306,%rd306,%rd271;
add.s32 %r782,%r782,1;
setp.lt.s32 %p139,%r782,%r366;
@%p139 bra $3_75;
$3_76:
add.s32 %r774,%r774,1;
shr.u32 %r775,%r775,1;
setp.ne.s32 %p140,%r775,0;
@%p140 bra $3_52;
$3_77:
ret;
$3_28:
ld.global.nc.v2.f32 {%f113,%f114},[%rd62];
ld.global.nc.v2.f32 {%f115,%f116},[%rd296];
ld.global.nc.v2.f32 {%f117,%f118},[%rd297];
ld.global.nc.v2.f32 {%f119,%f120},[%rd298];
bra.uni $3_29;
}
.func (.param .b32 func_retval0) _Z10edge_pixelILi3EEjPKhjiiiijjij(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
{
.reg .pred %p<9>;
.reg .b32 %r<113>;
.reg .b64 %rd<18>;
ld.param.u64 %rd1,[p0];
ld.param.u32 %r11,[p1];
ld.param.u32 %r12,[p2];
ld.param.u32 %r13,[p3];
ld.param.u32 %r14,[p4];
ld.param.u32 %r15,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
setp.lt.u32 %p1,%r14,%r12;
mov.u32 %r109,%r14;
@%p1 bra $4_2;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r14;
.param .b32 param1;
st.param.b32 [param1+0],%r12;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r109,[retval0+0];
}
$4_2:
setp.lt.u32 %p2,%r15,%r13;
mov.u32 %r110,%r15;
@%p2 bra $4_4;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r15;
.param .b32 param1;
st.param.b32 [param1+0],%r13;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r110,[retval0+0];
}
$4_4:
add.s32 %r111,%r14,1;
setp.lt.u32 %p3,%r111,%r12;
@%p3 bra $4_6;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r107,%r14,1;
st.param.b32 [param0+0],%r107;
.param .b32 param1;
st.param.b32 [param1+0],%r12;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r111,[retval0+0];
}
$4_6:
add.s32 %r112,%r15,1;
setp.lt.u32 %p4,%r112,%r13;
@%p4 bra $4_8;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r108,%r15,1;
st.param.b32 [param0+0],%r108;
.param .b32 param1;
st.param.b32 [param1+0],%r13;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r112,[retval0+0];
}
$4_8:
or.b32 %r56,%r109,%r110;
setp.gt.s32 %p5,%r56,-1;
mul.lo.s32 %r57,%r109,3;
mul.lo.s32 %r58,%r110,%r11;
add.s32 %r59,%r57,%r58;
selp.b32 %r60,%r59,0,%p5;
cvt.u64.u32 %rd14,%r60;
add.s64 %rd2,%rd1,%rd14;
ld.global.nc.u8 %r20,[%rd2];
selp.b32 %r61,%r20,%r19,%p5;
and.b32 %r62,%r61,255;
add.s64 %rd3,%rd2,1;
ld.global.nc.u8 %r21,[%rd3];
shr.u32 %r63,%r19,8;
selp.b32 %r64,%r21,%r63,%p5;
and.b32 %r65,%r64,255;
add.s64 %rd4,%rd2,2;
ld.global.nc.u8 %r22,[%rd4];
shr.u32 %r66,%r19,16;
selp.b32 %r67,%r22,%r66,%p5;
and.b32 %r68,%r67,255;
or.b32 %r69,%r111,%r110;
setp.gt.s32 %p6,%r69,-1;
mul.lo.s32 %r70,%r111,3;
add.s32 %r71,%r70,%r58;
selp.b32 %r72,%r71,0,%p6;
cvt.u64.u32 %rd15,%r72;
add.s64 %rd5,%rd1,%rd15;
ld.global.nc.u8 %r23,[%rd5];
selp.b32 %r73,%r23,%r19,%p6;
and.b32 %r74,%r73,255;
add.s64 %rd6,%rd5,1;
ld.global.nc.u8 %r24,[%rd6];
selp.b32 %r75,%r24,%r63,%p6;
and.b32 %r76,%r75,255;
add.s64 %rd7,%rd5,2;
ld.global.nc.u8 %r25,[%rd7];
selp.b32 %r77,%r25,%r66,%p6;
and.b32 %r78,%r77,255;
or.b32 %r79,%r109,%r112;
setp.gt.s32 %p7,%r79,-1;
mul.lo.s32 %r80,%r112,%r11;
add.s32 %r81,%r57,%r80;
selp.b32 %r82,%r81,0,%p7;
cvt.u64.u32 %rd16,%r82;
add.s64 %rd8,%rd1,%rd16;
ld.global.nc.u8 %r26,[%rd8];
selp.b32 %r83,%r26,%r19,%p7;
and.b32 %r84,%r83,255;
add.s64 %rd9,%rd8,1;
ld.global.nc.u8 %r27,[%rd9];
selp.b32 %r85,%r27,%r63,%p7;
and.b32 %r86,%r85,255;
add.s64 %rd10,%rd8,2;
ld.global.nc.u8 %r28,[%rd10];
selp.b32 %r87,%r28,%r66,%p7;
and.b32 %r88,%r87,255;
or.b32 %r89,%r111,%r112;
setp.gt.s32 %p8,%r89,-1;
add.s32 %r90,%r70,%r80;
selp.b32 %r91,%r90,0,%p8;
cvt.u64.u32 %rd17,%r91;
add.s64 %rd11,%rd1,%rd17;
ld.global.nc.u8 %r29,[%rd11];
selp.b32 %r92,%r29,%r19,%p8;
and.b32 %r93,%r92,255;
add.s64 %rd12,%rd11,1;
ld.global.nc.u8 %r30,[%rd12];
selp.b32 %r94,%r30,%r63,%p8;
and.b32 %r95,%r94,255;
add.s64 %rd13,%rd11,2;
ld.global.nc.u8 %r31,[%rd13];
selp.b32 %r96,%r31,%r66,%p8;
and.b32 %r97,%r96,255;
mad.lo.s32 %r98,%r17,%r16,65535;
shr.u32 %r99,%r98,16;
mad.lo.s32 %r37,%r99,65535,%r17;
mad.lo.s32 %r100,%r16,65535,65535;
sub.s32 %r49,%r100,%r37;
prmt.b32 %r38,%r93,%r84,30212;
prmt.b32 %r34,%r74,%r62,30212;
mov.u32 %r51,32768;
dp2a.lo.u32.u32 %r32,%r49,%r34,%r51;
dp2a.lo.u32.u32 %r36,%r37,%r38,%r32;
shr.u32 %r101,%r36,16;
prmt.b32 %r46,%r95,%r86,30212;
prmt.b32 %r42,%r76,%r65,30212;
dp2a.lo.u32.u32 %r40,%r49,%r42,%r51;
dp2a.lo.u32.u32 %r44,%r37,%r46,%r40;
shr.u32 %r102,%r44,8;
and.b32 %r103,%r102,16776960;
or.b32 %r104,%r103,%r101;
prmt.b32 %r54,%r97,%r88,30212;
prmt.b32 %r50,%r78,%r68,30212;
dp2a.lo.u32.u32 %r48,%r49,%r50,%r51;
dp2a.lo.u32.u32 %r52,%r37,%r54,%r48;
and.b32 %r105,%r52,-65536;
or.b32 %r106,%r105,%r104;
st.param.b32 [func_retval0+0],%r106;
ret;
}
.visible .entry warp_packed_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .f32 p15
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<134>;
.reg .f32 %f<123>;
.reg .b32 %r<810>;
.reg .f64 %fd<217>;
.reg .b64 %rd<318>;
ld.param.u64 %rd113,[p0];
ld.param.v2.u32 {%r754,%r755},[p1+32];
ld.param.v2.u32 {%r246,%r247},[p1+40];
ld.param.u64 %rd118,[p2];
ld.param.v2.u32 {%r758,%r249},[p3+32];
ld.param.v2.u32 {%r250,%r251},[p3+40];
ld.param.u64 %rd123,[p4];
ld.param.v2.u32 {%r756,%r757},[p5+32];
ld.param.v2.u32 {%r254,%r255},[p5+40];
ld.param.u32 %r240,[p6];
ld.param.u64 %rd128,[p8];
ld.param.u32 %r242,[p10];
ld.param.f64 %fd202,[p7+64];
ld.param.f64 %fd201,[p7+56];
ld.param.f64 %fd200,[p7+48];
ld.param.f64 %fd199,[p7+40];
ld.param.f64 %fd198,[p7+32];
ld.param.f64 %fd197,[p7+24];
ld.param.f64 %fd196,[p7+16];
ld.param.f64 %fd195,[p7+8];
ld.param.f64 %fd194,[p7];
ld.param.u64 %rd296,[p5+8];
ld.param.u64 %rd124,[p5];
ld.param.u64 %rd119,[p3];
ld.param.u64 %rd294,[p1+8];
ld.param.u64 %rd114,[p1];
mov.u32 %r256,%ctaid.z;
mul.lo.s32 %r1,%r256,%r242;
setp.eq.s32 %p7,%r247,0;
@%p7 bra $5_2;
cvta.to.global.u64 %rd129,%rd113;
mul.wide.s32 %rd130,%r1,40;
add.s64 %rd131,%rd129,%rd130;
ld.global.v2.u32 {%r754,%r755},[%rd131+32];
ld.global.u64 %rd294,[%rd131+8];
ld.global.u64 %rd293,[%rd131];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd132,%r1;
mul.lo.s64 %rd133,%rd114,%rd132;
add.s64 %rd293,%rd113,%rd133;
$5_3:
setp.eq.s32 %p8,%r255,0;
@%p8 bra $5_5;
cvta.to.global.u64 %rd134,%rd123;
mul.wide.s32 %rd135,%r1,40;
add.s64 %rd136,%rd134,%rd135;
ld.global.v2.u32 {%r756,%r757},[%rd136+32];
ld.global.u64 %rd296,[%rd136+8];
ld.global.u64 %rd295,[%rd136];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd137,%r1;
mul.lo.s64 %rd138,%rd124,%rd137;
add.s64 %rd295,%rd123,%rd138;
$5_6:
mov.u32 %r261,%ctaid.x;
shl.b32 %r16,%r261,6;
mov.u32 %r262,%ctaid.y;
shl.b32 %r17,%r262,4;
setp.ge.s32 %p9,%r16,%r756;
setp.ge.s32 %p10,%r17,%r757;
or.pred %p11,%p10,%p9;
@%p11 bra $5_87;
mov.u32 %r263,%tid.x;
and.b32 %r264,%r263,15;
add.s32 %r23,%r16,%r264;
mov.u32 %r265,%tid.y;
shl.b32 %r266,%r265,1;
add.s32 %r267,%r17,%r266;
shr.u32 %r268,%r263,4;
add.s32 %r269,%r267,%r268;
add.s32 %r270,%r757,-1;
min.s32 %r24,%r269,%r270;
cvta.to.global.u64 %rd139,%rd128;
mul.wide.s32 %rd140,%r1,72;
add.s64 %rd33,%rd139,%rd140;
setp.eq.s32 %p12,%r240,0;
@%p12 bra $5_12;
setp.ne.s32 %p13,%r240,1;
@%p13 bra $5_16;
setp.eq.s64 %p14,%rd128,0;
@%p14 bra $5_11;
ld.global.f64 %fd202,[%rd33+64];
ld.global.f64 %fd201,[%rd33+56];
ld.global.f64 %fd200,[%rd33+48];
ld.global.f64 %fd199,[%rd33+40];
ld.global.f64 %fd198,[%rd33+32];
ld.global.f64 %fd197,[%rd33+24];
ld.global.f64 %fd196,[%rd33+16];
ld.global.f64 %fd195,[%rd33+8];
ld.global.f64 %fd194,[%rd33];
$5_11:
cvt.rn.f64.u32 %fd112,%r24;
fma.rn.f64 %fd113,%fd195,%fd112,%fd196;
fma.rn.f64 %fd114,%fd198,%fd112,%fd199;
fma.rn.f64 %fd115,%fd201,%fd112,%fd202;
cvt.rn.f64.s32 %fd116,%r23;
fma.rn.f64 %fd105,%fd200,%fd116,%fd115;
rcp.approx.ftz.f64 %fd104,%fd105;
neg.f64 %fd117,%fd105;
mov.f64 %fd118,0d3FF0000000000000;
fma.rn.f64 %fd119,%fd117,%fd104,%fd118;
fma.rn.f64 %fd120,%fd104,%fd119,%fd104;
fma.rn.f64 %fd121,%fd194,%fd116,%fd113;
mov.f64 %fd122,0d4138000000008000;
fma.rn.f64 %fd123,%fd121,%fd120,%fd122;
fma.rn.f64 %fd124,%fd197,%fd116,%fd114;
fma.rn.f64 %fd125,%fd124,%fd120,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r271},%fd123;
}
add.s32 %r759,%r271,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r272},%fd125;
}
add.s32 %r760,%r272,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r273,%temp},%fd123;
}
shr.u32 %r761,%r273,16;
{
.reg .b32 %temp;
mov.b64 {%r274,%temp},%fd125;
}
shr.u32 %r762,%r274,16;
add.f64 %fd126,%fd116,0d4030000000000000;
fma.rn.f64 %fd107,%fd200,%fd126,%fd115;
rcp.approx.ftz.f64 %fd106,%fd107;
neg.f64 %fd127,%fd107;
fma.rn.f64 %fd128,%fd127,%fd106,%fd118;
fma.rn.f64 %fd129,%fd106,%fd128,%fd106;
fma.rn.f64 %fd130,%fd194,%fd126,%fd113;
fma.rn.f64 %fd131,%fd130,%fd129,%fd122;
fma.rn.f64 %fd132,%fd197,%fd126,%fd114;
fma.rn.f64 %fd133,%fd132,%fd129,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r275},%fd131;
}
add.s32 %r763,%r275,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r276},%fd133;
}
add.s32 %r764,%r276,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r277,%temp},%fd131;
}
shr.u32 %r765,%r277,16;
{
.reg .b32 %temp;
mov.b64 {%r278,%temp},%fd133;
}
shr.u32 %r766,%r278,16;
add.f64 %fd134,%fd116,0d4040000000000000;
fma.rn.f64 %fd109,%fd200,%fd134,%fd115;
rcp.approx.ftz.f64 %fd108,%fd109;
neg.f64 %fd135,%fd109;
fma.rn.f64 %fd136,%fd135,%fd108,%fd118;
fma.rn.f64 %fd137,%fd108,%fd136,%fd108;
fma.rn.f64 %fd138,%fd194,%fd134,%fd113;
fma.rn.f64 %fd139,%fd138,%fd137,%fd122;
fma.rn.f64 %fd140,%fd197,%fd134,%fd114;
fma.rn.f64 %fd141,%fd140,%fd137,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r279},%fd139;
}
add.s32 %r767,%r279,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r280},%fd141;
}
add.s32 %r768,%r280,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r281,%temp},%fd139;
}
shr.u32 %r769,%r281,16;
{
.reg .b32 %temp;
mov.b64 {%r282,%temp},%fd141;
}
shr.u32 %r770,%r282,16;
add.f64 %fd142,%fd116,0d4048000000000000;
fma.rn.f64 %fd111,%fd200,%fd142,%fd115;
rcp.approx.ftz.f64 %fd110,%fd111;
neg.f64 %fd143,%fd111;
fma.rn.f64 %fd144,%fd143,%fd110,%fd118;
fma.rn.f64 %fd145,%fd110,%fd144,%fd110;
fma.rn.f64 %fd146,%fd194,%fd142,%fd113;
fma.rn.f64 %fd147,%fd146,%fd145,%fd122;
fma.rn.f64 %fd148,%fd197,%fd142,%fd114;
fma.rn.f64 %fd149,%fd148,%fd145,%fd122;
{
.reg .b32 %temp;
mov.b64 {%temp,%r283},%fd147;
}
add.s32 %r771,%r283,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%temp,%r284},%fd149;
}
add.s32 %r772,%r284,-1094189056;
{
.reg .b32 %temp;
mov.b64 {%r285,%temp},%fd147;
}
shr.u32 %r773,%r285,16;
{
.reg .b32 %temp;
mov.b64 {%r286,%temp},%fd149;
}
shr.u32 %r774,%r286,16;
bra.uni $5_30;
$5_12:
setp.eq.s64 %p15,%rd128,0;
@%p15 bra $5_14;
cvt.u64.u32 %rd141,%r24;
ld.global.u64 %rd142,[%rd33+8];
mul.lo.s64 %rd143,%rd142,%rd141;
ld.global.u64 %rd144,[%rd33+16];
add.s64 %rd297,%rd143,%rd144;
ld.global.u64 %rd145,[%rd33+32];
mul.lo.s64 %rd146,%rd145,%rd141;
ld.global.u64 %rd147,[%rd33+40];
add.s64 %rd298,%rd146,%rd147;
ld.global.u64 %rd299,[%rd33];
ld.global.u64 %rd300,[%rd33+24];
bra.uni $5_15;
$5_16:
setp.eq.s32 %p16,%r251,0;
@%p16 bra $5_18;
cvta.to.global.u64 %rd176,%rd118;
mul.wide.s32 %rd177,%r1,40;
add.s64 %rd178,%rd176,%rd177;
ld.global.v2.u32 {%r758,%r296},[%rd178+32];
ld.global.u64 %rd304,[%rd178+24];
ld.global.u64 %rd303,[%rd178+16];
ld.global.u64 %rd302,[%rd178+8];
ld.global.u64 %rd301,[%rd178];
bra.uni $5_19;
$5_14:
cvt.u64.u32 %rd148,%r24;
mov.b64 %rd149,%fd195;
mul.lo.s64 %rd150,%rd148,%rd149;
mov.b64 %rd151,%fd196;
add.s64 %rd297,%rd150,%rd151;
mov.b64 %rd152,%fd198;
mul.lo.s64 %rd153,%rd148,%rd152;
mov.b64 %rd154,%fd199;
add.s64 %rd298,%rd153,%rd154;
mov.b64 %rd300,%fd197;
mov.b64 %rd299,%fd194;
$5_15:
cvt.u64.u32 %rd155,%r23;
mul.lo.s64 %rd156,%rd299,%rd155;
add.s64 %rd157,%rd156,%rd297;
mul.lo.s64 %rd158,%rd300,%rd155;
add.s64 %rd159,%rd158,%rd298;
shr.u64 %rd160,%rd157,32;
cvt.u32.u64 %r759,%rd160;
shr.u64 %rd161,%rd159,32;
cvt.u32.u64 %r760,%rd161;
cvt.u32.u64 %r287,%rd157;
shr.u32 %r761,%r287,16;
cvt.u32.u64 %r288,%rd159;
shr.u32 %r762,%r288,16;
shl.b64 %rd162,%rd299,4;
add.s64 %rd163,%rd157,%rd162;
shl.b64 %rd164,%rd300,4;
add.s64 %rd165,%rd159,%rd164;
shr.u64 %rd166,%rd163,32;
cvt.u32.u64 %r763,%rd166;
shr.u64 %rd167,%rd165,32;
cvt.u32.u64 %r764,%rd167;
cvt.u32.u64 %r289,%rd163;
shr.u32 %r765,%r289,16;
cvt.u32.u64 %r290,%rd165;
shr.u32 %r766,%r290,16;
add.s64 %rd168,%rd163,%rd162;
add.s64 %rd169,%rd165,%rd164;
shr.u64 %rd170,%rd168,32;
cvt.u32.u64 %r767,%rd170;
shr.u64 %rd171,%rd169,32;
cvt.u32.u64 %r768,%rd171;
cvt.u32.u64 %r291,%rd168;
shr.u32 %r769,%r291,16;
cvt.u32.u64 %r292,%rd169;
shr.u32 %r770,%r292,16;
add.s64 %rd172,%rd168,%rd162;
add.s64 %rd173,%rd169,%rd164;
shr.u64 %rd174,%rd172,32;
cvt.u32.u64 %r771,%rd174;
shr.u64 %rd175,%rd173,32;
cvt.u32.u64 %r772,%rd175;
cvt.u32.u64 %r293,%rd172;
shr.u32 %r773,%r293,16;
cvt.u32.u64 %r294,%rd173;
shr.u32 %r774,%r294,16;
bra.uni $5_30;
$5_18:
ld.param.u64 %rd304,[p3+24];
ld.param.u64 %rd303,[p3+16];
ld.param.u64 %rd302,[p3+8];
cvt.s64.s32 %rd179,%r1;
mul.lo.s64 %rd180,%rd119,%rd179;
add.s64 %rd301,%rd118,%rd180;
$5_19:
add.s32 %r297,%r758,-1;
min.s32 %r298,%r23,%r297;
cvt.s64.s32 %rd181,%r24;
mul.lo.s64 %rd182,%rd302,%rd181;
cvt.s64.s32 %rd183,%r298;
mul.lo.s64 %rd184,%rd303,%rd183;
add.s64 %rd185,%rd184,%rd182;
add.s64 %rd62,%rd301,%rd185;
add.s32 %r299,%r23,16;
setp.ge.s32 %p17,%r299,%r758;
mov.u64 %rd305,%rd62;
@%p17 bra $5_21;
shl.b64 %rd186,%rd303,4;
add.s64 %rd305,%rd62,%rd186;
$5_21:
add.s32 %r300,%r23,32;
setp.ge.s32 %p18,%r300,%r758;
mov.u64 %rd306,%rd62;
@%p18 bra $5_23;
shl.b64 %rd187,%rd303,5;
add.s64 %rd306,%rd62,%rd187;
$5_23:
add.s32 %r301,%r23,48;
setp.ge.s32 %p19,%r301,%r758;
mov.u64 %rd307,%rd62;
@%p19 bra $5_25;
mul.lo.s64 %rd188,%rd303,48;
add.s64 %rd307,%rd62,%rd188;
$5_25:
setp.ne.s64 %p20,%rd304,4;
@%p20 bra $5_27;
or.b64 %rd189,%rd303,%rd302;
or.b64 %rd190,%rd189,%rd301;
and.b64 %rd191,%rd190,7;
setp.eq.s64 %p21,%rd191,0;
@%p21 bra $5_28;
$5_27:
ld.global.nc.f32 %f115,[%rd62];
add.s64 %rd193,%rd62,%rd304;
ld.global.nc.f32 %f116,[%rd193];
ld.global.nc.f32 %f117,[%rd305];
add.s64 %rd195,%rd305,%rd304;
ld.global.nc.f32 %f118,[%rd195];
ld.global.nc.f32 %f119,[%rd306];
add.s64 %rd197,%rd306,%rd304;
ld.global.nc.f32 %f120,[%rd197];
ld.global.nc.f32 %f121,[%rd307];
add.s64 %rd199,%rd307,%rd304;
ld.global.nc.f32 %f122,[%rd199];
$5_29:
mov.f32 %f49,0f37000000;
add.rn.f32 %f50,%f115,%f49;
mov.f32 %f51,0f4B400000;
add.rm.f32 %f52,%f50,%f51;
mov.b32 %r302,%f52;
add.s32 %r759,%r302,-1262485504;
sub.rn.f32 %f53,%f52,%f51;
sub.rn.f32 %f54,%f50,%f53;
mov.f32 %f55,0f4B000000;
mov.f32 %f56,0f47800000;
fma.rz.f32 %f57,%f54,%f56,%f55;
mov.b32 %r303,%f57;
and.b32 %r761,%r303,65535;
add.rn.f32 %f58,%f116,%f49;
add.rm.f32 %f59,%f58,%f51;
mov.b32 %r304,%f59;
add.s32 %r760,%r304,-1262485504;
sub.rn.f32 %f60,%f59,%f51;
sub.rn.f32 %f61,%f58,%f60;
fma.rz.f32 %f62,%f61,%f56,%f55;
mov.b32 %r305,%f62;
and.b32 %r762,%r305,65535;
add.rn.f32 %f63,%f117,%f49;
add.rm.f32 %f64,%f63,%f51;
mov.b32 %r306,%f64;
add.s32 %r763,%r306,-1262485504;
sub.rn.f32 %f65,%f64,%f51;
sub.rn.f32 %f66,%f63,%f65;
fma.rz.f32 %f67,%f66,%f56,%f55;
mov.b32 %r307,%f67;
and.b32 %r765,%r307,65535;
add.rn.f32 %f68,%f118,%f49;
add.rm.f32 %f69,%f68,%f51;
mov.b32 %r308,%f69;
add.s32 %r764,%r308,-1262485504;
sub.rn.f32 %f70,%f69,%f51;
sub.rn.f32 %f71,%f68,%f70;
fma.rz.f32 %f72,%f71,%f56,%f55;
mov.b32 %r309,%f72;
and.b32 %r766,%r309,65535;
add.rn.f32 %f73,%f119,%f49;
add.rm.f32 %f74,%f73,%f51;
mov.b32 %r310,%f74;
add.s32 %r767,%r310,-1262485504;
sub.rn.f32 %f75,%f74,%f51;
sub.rn.f32 %f76,%f73,%f75;
fma.rz.f32 %f77,%f76,%f56,%f55;
mov.b32 %r311,%f77;
and.b32 %r769,%r311,65535;
add.rn.f32 %f78,%f120,%f49;
add.rm.f32 %f79,%f78,%f51;
mov.b32 %r312,%f79;
add.s32 %r768,%r312,-1262485504;
sub.rn.f32 %f80,%f79,%f51;
sub.rn.f32 %f81,%f78,%f80;
fma.rz.f32 %f82,%f81,%f56,%f55;
mov.b32 %r313,%f82;
and.b32 %r770,%r313,65535;
add.rn.f32 %f83,%f121,%f49;
add.rm.f32 %f84,%f83,%f51;
mov.b32 %r314,%f84;
add.s32 %r771,%r314,-1262485504;
sub.rn.f32 %f85,%f84,%f51;
sub.rn.f32 %f86,%f83,%f85;
fma.rz.f32 %f87,%f86,%f56,%f55;
mov.b32 %r315,%f87;
and.b32 %r773,%r315,65535;
add.rn.f32 %f88,%f122,%f49;
add.rm.f32 %f89,%f88,%f51;
mov.b32 %r316,%f89;
add.s32 %r772,%r316,-1262485504;
sub.rn.f32 %f90,%f89,%f51;
sub.rn.f32 %f91,%f88,%f90;
fma.rz.f32 %f92,%f91,%f56,%f55;
mov.b32 %r317,%f92;
and.b32 %r774,%r317,65535;
$5_30:
cvt.u32.u64 %r320,%rd293;
and.b32 %r96,%r320,3;
cvt.u32.u64 %r97,%rd294;
shl.b32 %r321,%r97,3;
add.s32 %r322,%r755,-1;
shl.b32 %r323,%r754,2;
mad.lo.s32 %r324,%r322,%r97,%r323;
add.s32 %r325,%r324,%r96;
shl.b32 %r326,%r325,3;
add.s32 %r327,%r326,-96;
or.b32 %r328,%r327,31;
setp.lt.s32 %p22,%r325,12;
add.s32 %r329,%r754,-1;
selp.b32 %r330,0,%r329,%p22;
mov.u32 %r775,0;
shl.b32 %r331,%r320,3;
and.b32 %r332,%r331,24;
mad.lo.s32 %r333,%r760,%r321,%r332;
shl.b32 %r334,%r759,5;
add.s32 %r335,%r333,%r334;
add.s32 %r336,%r335,%r321;
setp.lt.u32 %p23,%r759,%r330;
setp.lt.u32 %p24,%r760,%r322;
and.pred %p25,%p23,%p24;
setp.le.u32 %p26,%r336,%r328;
and.pred %p1,%p25,%p26;
selp.b32 %r98,%r335,0,%p1;
selp.b32 %r99,%r336,0,%p1;
mad.lo.s32 %r337,%r764,%r321,%r332;
shl.b32 %r338,%r763,5;
add.s32 %r339,%r337,%r338;
add.s32 %r340,%r339,%r321;
setp.lt.u32 %p27,%r763,%r330;
setp.lt.u32 %p28,%r764,%r322;
and.pred %p29,%p27,%p28;
setp.le.u32 %p30,%r340,%r328;
and.pred %p2,%p29,%p30;
selp.b32 %r100,%r339,0,%p2;
selp.b32 %r101,%r340,0,%p2;
and.pred %p31,%p2,%p1;
mad.lo.s32 %r341,%r768,%r321,%r332;
shl.b32 %r342,%r767,5;
add.s32 %r343,%r341,%r342;
add.s32 %r344,%r343,%r321;
setp.lt.u32 %p32,%r767,%r330;
setp.lt.u32 %p33,%r768,%r322;
and.pred %p34,%p32,%p33;
setp.le.u32 %p35,%r344,%r328;
and.pred %p3,%p34,%p35;
selp.b32 %r102,%r343,0,%p3;
selp.b32 %r103,%r344,0,%p3;
and.pred %p36,%p3,%p31;
mad.lo.s32 %r345,%r772,%r321,%r332;
shl.b32 %r346,%r771,5;
add.s32 %r347,%r345,%r346;
add.s32 %r348,%r347,%r321;
setp.lt.u32 %p37,%r771,%r330;
setp.lt.u32 %p38,%r772,%r322;
and.pred %p39,%p37,%p38;
setp.le.u32 %p40,%r348,%r328;
and.pred %p4,%p39,%p40;
selp.b32 %r104,%r347,0,%p4;
selp.b32 %r105,%r348,0,%p4;
and.pred %p41,%p4,%p36;
mov.u32 %r802,%r775;
@%p41 bra $5_32;
ld.param.u32 %r746,[p11];
ld.param.f32 %f114,[p15];
ld.param.f32 %f113,[p14];
ld.param.f32 %f112,[p13];
ld.param.f32 %f111,[p12];
cvt.rni.s32.f32 %r349,%f111;
max.s32 %r350,%r349,0;
min.s32 %r351,%r350,255;
cvt.rni.s32.f32 %r352,%f112;
max.s32 %r353,%r352,0;
min.s32 %r354,%r353,255;
shl.b32 %r355,%r354,8;
or.b32 %r356,%r355,%r351;
cvt.rni.s32.f32 %r357,%f113;
max.s32 %r358,%r357,0;
min.s32 %r359,%r358,255;
shl.b32 %r360,%r359,16;
or.b32 %r361,%r360,%r356;
cvt.rni.s32.f32 %r362,%f114;
max.s32 %r363,%r362,0;
min.s32 %r364,%r363,255;
shl.b32 %r365,%r364,24;
or.b32 %r775,%r365,%r361;
setp.eq.s32 %p42,%r240,1;
selp.b32 %r366,524288,4194304,%p42;
shl.b32 %r367,%r366,1;
add.s32 %r368,%r759,1;
setp.le.u32 %p43,%r368,%r754;
add.s32 %r369,%r760,1;
setp.le.u32 %p44,%r369,%r755;
and.pred %p45,%p43,%p44;
add.s32 %r370,%r759,%r366;
setp.ge.u32 %p46,%r370,%r367;
add.s32 %r371,%r760,%r366;
setp.ge.u32 %p47,%r371,%r367;
or.pred %p48,%p46,%p47;
setp.ne.s32 %p49,%r240,0;
and.pred %p50,%p49,%p48;
or.pred %p51,%p45,%p50;
setp.ne.s32 %p52,%r746,0;
or.pred %p53,%p52,%p51;
not.pred %p54,%p1;
and.pred %p55,%p53,%p54;
selp.u32 %r372,1,0,%p55;
add.s32 %r373,%r763,1;
setp.le.u32 %p56,%r373,%r754;
add.s32 %r374,%r764,1;
setp.le.u32 %p57,%r374,%r755;
and.pred %p58,%p56,%p57;
add.s32 %r375,%r763,%r366;
setp.ge.u32 %p59,%r375,%r367;
add.s32 %r376,%r764,%r366;
setp.ge.u32 %p60,%r376,%r367;
or.pred %p61,%p59,%p60;
and.pred %p62,%p49,%p61;
or.pred %p63,%p58,%p62;
or.pred %p64,%p52,%p63;
not.pred %p65,%p2;
and.pred %p66,%p64,%p65;
selp.b32 %r377,2,0,%p66;
or.b32 %r378,%r377,%r372;
add.s32 %r379,%r767,1;
setp.le.u32 %p67,%r379,%r754;
add.s32 %r380,%r768,1;
setp.le.u32 %p68,%r380,%r755;
and.pred %p69,%p67,%p68;
add.s32 %r381,%r767,%r366;
setp.ge.u32 %p70,%r381,%r367;
add.s32 %r382,%r768,%r366;
setp.ge.u32 %p71,%r382,%r367;
or.pred %p72,%p70,%p71;
and.pred %p73,%p49,%p72;
or.pred %p74,%p69,%p73;
or.pred %p75,%p52,%p74;
not.pred %p76,%p3;
and.pred %p77,%p75,%p76;
selp.b32 %r383,4,0,%p77;
or.b32 %r384,%r383,%r378;
add.s32 %r385,%r771,1;
setp.le.u32 %p78,%r385,%r754;
add.s32 %r386,%r772,1;
setp.le.u32 %p79,%r386,%r755;
and.pred %p80,%p78,%p79;
add.s32 %r387,%r771,%r366;
setp.ge.u32 %p81,%r387,%r367;
add.s32 %r388,%r772,%r366;
setp.ge.u32 %p82,%r388,%r367;
or.pred %p83,%p81,%p82;
and.pred %p84,%p49,%p83;
or.pred %p85,%p80,%p84;
or.pred %p86,%p52,%p85;
not.pred %p87,%p4;
and.pred %p88,%p86,%p87;
selp.b32 %r389,8,0,%p88;
or.b32 %r802,%r389,%r384;
$5_32:
ld.param.u64 %rd289,[p5];
mov.u32 %r753,%ctaid.x;
mov.u32 %r752,%tid.x;
and.b32 %r751,%r752,15;
shl.b32 %r750,%r753,6;
add.s32 %r749,%r750,%r751;
mov.u32 %r748,%ctaid.x;
shl.b32 %r747,%r748,6;
ld.param.u32 %r736,[p10];
ld.param.u32 %r735,[p9];
sub.s32 %r390,%r735,%r1;
or.b64 %rd204,%rd296,%rd289;
or.b64 %rd205,%rd204,%rd295;
and.b64 %rd206,%rd205,3;
setp.eq.s64 %p89,%rd206,0;
add.s32 %r391,%r747,64;
setp.le.s32 %p90,%r391,%r756;
and.pred %p5,%p90,%p89;
cvt.u64.u32 %rd207,%r96;
sub.s64 %rd308,%rd293,%rd207;
cvt.u32.u64 %r392,%rd296;
mul.lo.s32 %r110,%r24,%r392;
shl.b32 %r393,%r749,2;
add.s32 %r394,%r110,%r393;
cvt.u64.u32 %rd208,%r394;
add.s64 %rd309,%rd295,%rd208;
min.s32 %r395,%r390,%r736;
setp.lt.s32 %p91,%r395,1;
@%p91 bra $5_60;
mad.lo.s32 %r398,%r762,%r761,65535;
shr.u32 %r399,%r398,16;
mad.lo.s32 %r111,%r399,65535,%r762;
mad.lo.s32 %r400,%r761,65535,65535;
sub.s32 %r112,%r400,%r111;
mad.lo.s32 %r401,%r766,%r765,65535;
shr.u32 %r402,%r401,16;
mad.lo.s32 %r113,%r402,65535,%r766;
mad.lo.s32 %r403,%r765,65535,65535;
sub.s32 %r114,%r403,%r113;
mad.lo.s32 %r404,%r770,%r769,65535;
shr.u32 %r405,%r404,16;
mad.lo.s32 %r115,%r405,65535,%r770;
mad.lo.s32 %r406,%r769,65535,65535;
sub.s32 %r116,%r406,%r115;
mad.lo.s32 %r407,%r774,%r773,65535;
shr.u32 %r408,%r407,16;
mad.lo.s32 %r117,%r408,65535,%r774;
mad.lo.s32 %r409,%r773,65535,65535;
sub.s32 %r118,%r409,%r117;
or.pred %p92,%p2,%p1;
or.pred %p93,%p3,%p92;
or.pred %p6,%p4,%p93;
mov.u32 %r781,0;
not.pred %p94,%p6;
$5_34:
.pragma "nounroll";
@%p94 bra $5_52;
and.b32 %r413,%r98,24;
setp.eq.s32 %p95,%r413,0;
mov.u32 %r783,0;
shr.u32 %r414,%r98,5;
mul.wide.u32 %rd211,%r414,4;
add.s64 %rd209,%rd308,%rd211;
ld.global.nc.u32 %r410,[%rd209];
add.s64 %rd210,%rd209,4;
ld.global.nc.u32 %r411,[%rd210];
mov.u32 %r782,%r783;
@%p95 bra $5_37;
add.s64 %rd212,%rd209,8;
ld.global.nc.u32 %r782,[%rd212];
$5_37:
and.b32 %r419,%r99,31;
setp.eq.s32 %p96,%r419,0;
shr.u32 %r420,%r99,5;
mul.wide.u32 %rd215,%r420,4;
add.s64 %rd213,%rd308,%rd215;
ld.global.nc.u32 %r416,[%rd213];
add.s64 %rd214,%rd213,4;
ld.global.nc.u32 %r417,[%rd214];
@%p96 bra $5_39;
add.s64 %rd216,%rd213,8;
ld.global.nc.u32 %r783,[%rd216];
$5_39:
and.b32 %r425,%r100,24;
setp.eq.s32 %p97,%r425,0;
mov.u32 %r785,0;
shr.u32 %r426,%r100,5;
mul.wide.u32 %rd219,%r426,4;
add.s64 %rd217,%rd308,%rd219;
ld.global.nc.u32 %r422,[%rd217];
add.s64 %rd218,%rd217,4;
ld.global.nc.u32 %r423,[%rd218];
mov.u32 %r784,%r785;
@%p97 bra $5_41;
add.s64 %rd220,%rd217,8;
ld.global.nc.u32 %r784,[%rd220];
$5_41:
and.b32 %r431,%r101,31;
setp.eq.s32 %p98,%r431,0;
shr.u32 %r432,%r101,5;
mul.wide.u32 %rd223,%r432,4;
add.s64 %rd221,%rd308,%rd223;
ld.global.nc.u32 %r428,[%rd221];
add.s64 %rd222,%rd221,4;
ld.global.nc.u32 %r429,[%rd222];
@%p98 bra $5_43;
add.s64 %rd224,%rd221,8;
ld.global.nc.u32 %r785,[%rd224];
$5_43:
and.b32 %r437,%r102,24;
setp.eq.s32 %p99,%r437,0;
mov.u32 %r787,0;
shr.u32 %r438,%r102,5;
mul.wide.u32 %rd227,%r438,4;
add.s64 %rd225,%rd308,%rd227;
ld.global.nc.u32 %r434,[%rd225];
add.s64 %rd226,%rd225,4;
ld.global.nc.u32 %r435,[%rd226];
mov.u32 %r786,%r787;
@%p99 bra $5_45;
add.s64 %rd228,%rd225,8;
ld.global.nc.u32 %r786,[%rd228];
$5_45:
and.b32 %r443,%r103,31;
setp.eq.s32 %p100,%r443,0;
shr.u32 %r444,%r103,5;
mul.wide.u32 %rd231,%r444,4;
add.s64 %rd229,%rd308,%rd231;
ld.global.nc.u32 %r440,[%rd229];
add.s64 %rd230,%rd229,4;
ld.global.nc.u32 %r441,[%rd230];
@%p100 bra $5_47;
add.s64 %rd232,%rd229,8;
ld.global.nc.u32 %r787,[%rd232];
$5_47:
and.b32 %r449,%r104,24;
setp.eq.s32 %p101,%r449,0;
mov.u32 %r789,0;
shr.u32 %r450,%r104,5;
mul.wide.u32 %rd235,%r450,4;
add.s64 %rd233,%rd308,%rd235;
ld.global.nc.u32 %r446,[%rd233];
add.s64 %rd234,%rd233,4;
ld.global.nc.u32 %r447,[%rd234];
mov.u32 %r788,%r789;
@%p101 bra $5_49;
add.s64 %rd236,%rd233,8;
ld.global.nc.u32 %r788,[%rd236];
$5_49:
and.b32 %r455,%r105,31;
setp.eq.s32 %p102,%r455,0;
shr.u32 %r456,%r105,5;
mul.wide.u32 %rd239,%r456,4;
add.s64 %rd237,%rd308,%rd239;
ld.global.nc.u32 %r452,[%rd237];
add.s64 %rd238,%rd237,4;
ld.global.nc.u32 %r453,[%rd238];
@%p102 bra $5_51;
add.s64 %rd240,%rd237,8;
ld.global.nc.u32 %r789,[%rd240];
$5_51:
shf.r.wrap.b32 %r459,%r410,%r411,%r98;
shf.r.wrap.b32 %r463,%r416,%r417,%r99;
shf.r.wrap.b32 %r467,%r411,%r782,%r98;
shf.r.wrap.b32 %r471,%r417,%r783,%r99;
mov.u32 %r651,20800;
prmt.b32 %r485,%r459,%r467,%r651;
prmt.b32 %r489,%r463,%r471,%r651;
mov.u32 %r652,29538;
prmt.b32 %r501,%r459,%r467,%r652;
prmt.b32 %r505,%r463,%r471,%r652;
mov.u32 %r646,32768;
dp2a.lo.u32.u32 %r475,%r112,%r485,%r646;
dp2a.lo.u32.u32 %r479,%r111,%r489,%r475;
dp2a.hi.u32.u32 %r483,%r112,%r485,%r646;
dp2a.hi.u32.u32 %r487,%r111,%r489,%r483;
dp2a.lo.u32.u32 %r491,%r112,%r501,%r646;
dp2a.lo.u32.u32 %r495,%r111,%r505,%r491;
mov.u32 %r653,98;
prmt.b32 %r654,%r479,%r487,%r653;
dp2a.hi.u32.u32 %r499,%r112,%r501,%r646;
dp2a.hi.u32.u32 %r503,%r111,%r505,%r499;
prmt.b32 %r655,%r495,%r503,%r653;
mov.u32 %r656,21520;
prmt.b32 %r800,%r654,%r655,%r656;
shf.r.wrap.b32 %r507,%r422,%r423,%r100;
shf.r.wrap.b32 %r511,%r428,%r429,%r101;
shf.r.wrap.b32 %r515,%r423,%r784,%r100;
shf.r.wrap.b32 %r519,%r429,%r785,%r101;
prmt.b32 %r533,%r507,%r515,%r651;
prmt.b32 %r537,%r511,%r519,%r651;
prmt.b32 %r549,%r507,%r515,%r652;
prmt.b32 %r553,%r511,%r519,%r652;
dp2a.lo.u32.u32 %r523,%r114,%r533,%r646;
dp2a.lo.u32.u32 %r527,%r113,%r537,%r523;
dp2a.hi.u32.u32 %r531,%r114,%r533,%r646;
dp2a.hi.u32.u32 %r535,%r113,%r537,%r531;
dp2a.lo.u32.u32 %r539,%r114,%r549,%r646;
dp2a.lo.u32.u32 %r543,%r113,%r553,%r539;
prmt.b32 %r657,%r527,%r535,%r653;
dp2a.hi.u32.u32 %r547,%r114,%r549,%r646;
dp2a.hi.u32.u32 %r551,%r113,%r553,%r547;
prmt.b32 %r658,%r543,%r551,%r653;
prmt.b32 %r799,%r657,%r658,%r656;
shf.r.wrap.b32 %r555,%r434,%r435,%r102;
shf.r.wrap.b32 %r559,%r440,%r441,%r103;
shf.r.wrap.b32 %r563,%r435,%r786,%r102;
shf.r.wrap.b32 %r567,%r441,%r787,%r103;
prmt.b32 %r581,%r555,%r563,%r651;
prmt.b32 %r585,%r559,%r567,%r651;
prmt.b32 %r597,%r555,%r563,%r652;
prmt.b32 %r601,%r559,%r567,%r652;
dp2a.lo.u32.u32 %r571,%r116,%r581,%r646;
dp2a.lo.u32.u32 %r575,%r115,%r585,%r571;
dp2a.hi.u32.u32 %r579,%r116,%r581,%r646;
dp2a.hi.u32.u32 %r583,%r115,%r585,%r579;
dp2a.lo.u32.u32 %r587,%r116,%r597,%r646;
dp2a.lo.u32.u32 %r591,%r115,%r601,%r587;
prmt.b32 %r659,%r575,%r583,%r653;
dp2a.hi.u32.u32 %r595,%r116,%r597,%r646;
dp2a.hi.u32.u32 %r599,%r115,%r601,%r595;
prmt.b32 %r660,%r591,%r599,%r653;
prmt.b32 %r798,%r659,%r660,%r656;
shf.r.wrap.b32 %r603,%r446,%r447,%r104;
shf.r.wrap.b32 %r607,%r452,%r453,%r105;
shf.r.wrap.b32 %r611,%r447,%r788,%r104;
shf.r.wrap.b32 %r615,%r453,%r789,%r105;
prmt.b32 %r629,%r603,%r611,%r651;
prmt.b32 %r633,%r607,%r615,%r651;
prmt.b32 %r645,%r603,%r611,%r652;
prmt.b32 %r649,%r607,%r615,%r652;
dp2a.lo.u32.u32 %r619,%r118,%r629,%r646;
dp2a.lo.u32.u32 %r623,%r117,%r633,%r619;
dp2a.hi.u32.u32 %r627,%r118,%r629,%r646;
dp2a.hi.u32.u32 %r631,%r117,%r633,%r627;
dp2a.lo.u32.u32 %r635,%r118,%r645,%r646;
dp2a.lo.u32.u32 %r639,%r117,%r649,%r635;
prmt.b32 %r661,%r623,%r631,%r653;
dp2a.hi.u32.u32 %r643,%r118,%r645,%r646;
dp2a.hi.u32.u32 %r647,%r117,%r649,%r643;
prmt.b32 %r662,%r639,%r647,%r653;
prmt.b32 %r790,%r661,%r662,%r656;
$5_52:
selp.b32 %r800,%r800,%r775,%p1;
selp.b32 %r799,%r799,%r775,%p2;
selp.b32 %r798,%r798,%r775,%p3;
selp.b32 %r790,%r790,%r775,%p4;
@%p5 bra $5_57;
bra.uni $5_53;
$5_57:
setp.ge.s32 %p107,%r269,%r757;
@%p107 bra $5_59;
st.u32 [%rd309],%r800;
st.u32 [%rd309+64],%r799;
st.u32 [%rd309+128],%r798;
st.u32 [%rd309+192],%r790;
bra.uni $5_59;
$5_53:
bfi.b32 %r168,%r261,%r264,6,26;
mov.u32 %r797,0;
mov.u32 %r796,%r800;
$5_54:
.pragma "nounroll";
mov.u32 %r800,%r799;
mov.u32 %r799,%r798;
shl.b32 %r673,%r797,4;
add.s32 %r674,%r673,%r168;
setp.ge.s32 %p103,%r674,%r756;
setp.ge.s32 %p104,%r269,%r757;
or.pred %p105,%p104,%p103;
@%p105 bra $5_56;
shl.b32 %r675,%r797,6;
cvt.s64.s32 %rd243,%r675;
add.s64 %rd244,%rd309,%rd243;
st.u8 [%rd244],%r796;
shr.u32 %r676,%r796,8;
st.u8 [%rd244+1],%r676;
shr.u32 %r677,%r796,16;
st.u8 [%rd244+2],%r677;
shr.u32 %r678,%r796,24;
st.u8 [%rd244+3],%r678;
$5_56:
add.s32 %r797,%r797,1;
setp.eq.s32 %p106,%r797,4;
mov.u32 %r798,%r790;
mov.u32 %r796,%r800;
@%p106 bra $5_59;
bra.uni $5_54;
$5_59:
ld.param.u64 %rd288,[p5];
ld.param.u64 %rd287,[p1];
add.s64 %rd308,%rd308,%rd287;
add.s64 %rd309,%rd309,%rd288;
add.s32 %r781,%r781,1;
setp.lt.s32 %p108,%r781,%r395;
@%p108 bra $5_34;
$5_60:
bar.warp.sync -1;
setp.ge.s32 %p109,%r269,%r757;
setp.eq.s32 %p110,%r802,0;
or.pred %p111,%p110,%p109;
@%p111 bra $5_87;
ld.param.u64 %rd286,[p2];
ld.param.u64 %rd279,[p3];
ld.param.u64 %rd317,[p8];
cvt.s64.s32 %rd245,%r1;
mul.lo.s64 %rd246,%rd279,%rd245;
add.s64 %rd86,%rd286,%rd246;
cvt.s64.s32 %rd90,%r24;
cvt.u64.u32 %rd91,%r24;
cvt.rn.f64.u32 %fd46,%r24;
cvt.rn.f64.s32 %fd47,%r24;
add.s64 %rd92,%rd295,3;
bfi.b32 %r181,%r261,%r264,6,26;
mov.u32 %r801,0;
$5_62:
.pragma "nounroll";
shl.b32 %r705,%r801,4;
add.s32 %r184,%r705,%r181;
and.b32 %r706,%r802,1;
setp.eq.b32 %p112,%r706,1;
not.pred %p113,%p112;
setp.ge.s32 %p114,%r184,%r756;
or.pred %p115,%p113,%p114;
@%p115 bra $5_86;
ld.param.u64 %rd314,[p3+24];
ld.param.u64 %rd313,[p3+16];
ld.param.u64 %rd312,[p3+8];
setp.eq.s32 %p116,%r251,0;
mov.u64 %rd311,%rd86;
@%p116 bra $5_65;
ld.param.u64 %rd283,[p2];
cvta.to.global.u64 %rd249,%rd283;
mul.wide.s32 %rd250,%r1,40;
add.s64 %rd251,%rd249,%rd250;
ld.global.u64 %rd314,[%rd251+24];
ld.global.u64 %rd313,[%rd251+16];
ld.global.u64 %rd312,[%rd251+8];
ld.global.u64 %rd311,[%rd251];
$5_65:
ld.param.f64 %fd211,[p7+64];
ld.param.f64 %fd210,[p7+56];
ld.param.f64 %fd209,[p7+48];
ld.param.f64 %fd208,[p7+40];
ld.param.f64 %fd207,[p7+32];
ld.param.f64 %fd206,[p7+24];
ld.param.f64 %fd205,[p7+16];
ld.param.f64 %fd204,[p7+8];
ld.param.f64 %fd203,[p7];
setp.eq.s64 %p117,%rd317,0;
@%p117 bra $5_67;
add.s64 %rd253,%rd317,%rd140;
ld.f64 %fd211,[%rd253+64];
ld.f64 %fd210,[%rd253+56];
ld.f64 %fd209,[%rd253+48];
ld.f64 %fd208,[%rd253+40];
ld.f64 %fd207,[%rd253+32];
ld.f64 %fd206,[%rd253+24];
ld.f64 %fd205,[%rd253+16];
ld.f64 %fd204,[%rd253+8];
ld.f64 %fd203,[%rd253];
$5_67:
@%p12 bra $5_74;
setp.ne.s32 %p119,%r240,1;
@%p119 bra $5_75;
shl.b32 %r741,%r801,4;
add.s32 %r740,%r741,%r181;
fma.rn.f64 %fd152,%fd204,%fd46,%fd205;
cvt.rn.f64.s32 %fd75,%r740;
fma.rn.f64 %fd153,%fd210,%fd46,%fd211;
fma.rn.f64 %fd151,%fd209,%fd75,%fd153;
rcp.approx.ftz.f64 %fd150,%fd151;
neg.f64 %fd154,%fd151;
mov.f64 %fd155,0d3FF0000000000000;
fma.rn.f64 %fd156,%fd154,%fd150,%fd155;
fma.rn.f64 %fd157,%fd150,%fd156,%fd150;
fma.rn.f64 %fd158,%fd203,%fd75,%fd152;
mov.f64 %fd159,0d4138000000008000;
fma.rn.f64 %fd76,%fd158,%fd157,%fd159;
fma.rn.f64 %fd160,%fd207,%fd46,%fd208;
fma.rn.f64 %fd161,%fd206,%fd75,%fd160;
fma.rn.f64 %fd77,%fd161,%fd157,%fd159;
{
.reg .b32 %temp;
mov.b64 {%temp,%r189},%fd76;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r190},%fd77;
}
and.b32 %r713,%r189,-1048576;
setp.eq.s32 %p120,%r713,1093664768;
and.b32 %r714,%r190,-1048576;
setp.eq.s32 %p121,%r714,1093664768;
and.pred %p122,%p120,%p121;
@%p122 bra $5_73;
bra.uni $5_70;
$5_73:
{
.reg .b32 %temp;
mov.b64 {%r715,%temp},%fd76;
}
{
.reg .b32 %temp;
mov.b64 {%r716,%temp},%fd77;
}
add.s32 %r806,%r190,-1094189056;
add.s32 %r805,%r189,-1094189056;
shr.u32 %r808,%r716,16;
shr.u32 %r807,%r715,16;
bra.uni $5_83;
$5_74:
shl.b32 %r743,%r801,4;
add.s32 %r742,%r743,%r181;
mov.b64 %rd254,%fd208;
mov.b64 %rd255,%fd204;
mul.lo.s64 %rd256,%rd255,%rd91;
mov.b64 %rd257,%fd205;
add.s64 %rd258,%rd256,%rd257;
mov.b64 %rd259,%fd207;
mul.lo.s64 %rd260,%rd259,%rd91;
add.s64 %rd261,%rd260,%rd254;
cvt.u64.u32 %rd262,%r742;
mov.b64 %rd263,%fd203;
mul.lo.s64 %rd264,%rd263,%rd262;
add.s64 %rd265,%rd258,%rd264;
mov.b64 %rd266,%fd206;
mul.lo.s64 %rd267,%rd266,%rd262;
add.s64 %rd268,%rd261,%rd267;
shr.u64 %rd269,%rd265,32;
shr.u64 %rd270,%rd268,32;
cvt.u32.u64 %r717,%rd265;
cvt.u32.u64 %r718,%rd268;
shr.u32 %r808,%r718,16;
shr.u32 %r807,%r717,16;
cvt.u32.u64 %r806,%rd270;
cvt.u32.u64 %r805,%rd269;
bra.uni $5_83;
$5_75:
shl.b32 %r739,%r801,4;
add.s32 %r738,%r739,%r181;
setp.ne.s32 %p124,%r240,0;
cvt.s64.s32 %rd273,%r738;
mul.lo.s64 %rd274,%rd313,%rd273;
mul.lo.s64 %rd275,%rd312,%rd90;
add.s64 %rd276,%rd275,%rd274;
add.s64 %rd271,%rd311,%rd276;
ld.global.nc.f32 %f93,[%rd271];
add.s64 %rd272,%rd271,%rd314;
ld.global.nc.f32 %f94,[%rd272];
mov.f32 %f95,0f37000000;
add.rn.f32 %f96,%f93,%f95;
mov.f32 %f97,0f4B400000;
add.rm.f32 %f98,%f96,%f97;
mov.b32 %r199,%f98;
sub.rn.f32 %f99,%f98,%f97;
sub.rn.f32 %f27,%f96,%f99;
add.rn.f32 %f100,%f94,%f95;
add.rm.f32 %f101,%f100,%f97;
mov.b32 %r200,%f101;
sub.rn.f32 %f102,%f101,%f97;
sub.rn.f32 %f28,%f100,%f102;
and.b32 %r719,%r199,-8388608;
setp.ne.s32 %p125,%r719,1258291200;
and.b32 %r720,%r200,-8388608;
setp.ne.s32 %p126,%r720,1258291200;
or.pred %p127,%p125,%p126;
and.pred %p128,%p124,%p127;
@%p128 bra $5_77;
bra.uni $5_76;
$5_77:
cvt.f64.f32 %fd214,%f93;
cvt.f64.f32 %fd213,%f94;
bra.uni $5_78;
$5_70:
mul.rn.f64 %fd163,%fd204,%fd47;
fma.rn.f64 %fd164,%fd203,%fd75,%fd163;
add.rn.f64 %fd78,%fd164,%fd205;
mul.rn.f64 %fd165,%fd207,%fd47;
fma.rn.f64 %fd166,%fd206,%fd75,%fd165;
add.rn.f64 %fd79,%fd166,%fd208;
mul.rn.f64 %fd167,%fd210,%fd47;
fma.rn.f64 %fd168,%fd209,%fd75,%fd167;
add.rn.f64 %fd80,%fd168,%fd211;
setp.eq.f64 %p123,%fd80,0d0000000000000000;
mov.f64 %fd212,0d0000000000000000;
@%p123 bra $5_72;
rcp.rn.f64 %fd212,%fd80;
$5_72:
mul.rn.f64 %fd214,%fd78,%fd212;
mul.rn.f64 %fd213,%fd79,%fd212;
$5_78:
mov.f64 %fd169,0dC1CDCD6500000000;
max.f64 %fd170,%fd214,%fd169;
mov.f64 %fd171,0d41CDCD6500000000;
min.f64 %fd172,%fd170,%fd171;
mov.f64 %fd173,0d4338000000000000;
add.rn.f64 %fd174,%fd172,%fd173;
sub.rn.f64 %fd175,%fd174,%fd173;
sub.rn.f64 %fd215,%fd172,%fd175;
{
.reg .b32 %temp;
mov.b64 {%r805,%temp},%fd174;
}
setp.geu.f64 %p129,%fd215,0d0000000000000000;
@%p129 bra $5_80;
add.s32 %r805,%r805,-1;
mov.f64 %fd176,0d3FF0000000000000;
add.rn.f64 %fd215,%fd215,%fd176;
$5_80:
max.f64 %fd178,%fd213,%fd169;
min.f64 %fd180,%fd178,%fd171;
add.rn.f64 %fd182,%fd180,%fd173;
sub.rn.f64 %fd183,%fd182,%fd173;
sub.rn.f64 %fd216,%fd180,%fd183;
{
.reg .b32 %temp;
mov.b64 {%r806,%temp},%fd182;
}
setp.geu.f64 %p130,%fd216,0d0000000000000000;
@%p130 bra $5_82;
add.s32 %r806,%r806,-1;
mov.f64 %fd184,0d3FF0000000000000;
add.rn.f64 %fd216,%fd216,%fd184;
$5_82:
cvt.rn.f32.f64 %f107,%fd215;
mul.f32 %f108,%f107,0f47800000;
cvt.rzi.u32.f32 %r723,%f108;
cvt.rn.f32.f64 %f109,%fd216;
mul.f32 %f110,%f109,0f47800000;
cvt.rzi.u32.f32 %r724,%f110;
min.u32 %r808,%r724,65535;
min.u32 %r807,%r723,65535;
bra.uni $5_83;
$5_76:
mov.f32 %f103,0f4B000000;
mov.f32 %f104,0f47800000;
fma.rz.f32 %f105,%f27,%f104,%f103;
mov.b32 %r721,%f105;
fma.rz.f32 %f106,%f28,%f104,%f103;
mov.b32 %r722,%f106;
and.b32 %r808,%r722,65535;
and.b32 %r807,%r721,65535;
add.s32 %r806,%r200,-1262485504;
add.s32 %r805,%r199,-1262485504;
$5_83:
@%p91 bra $5_86;
shl.b32 %r745,%r801,4;
add.s32 %r744,%r745,%r181;
shl.b32 %r729,%r744,2;
add.s32 %r730,%r729,%r110;
cvt.u64.u32 %rd277,%r730;
add.s64 %rd315,%rd92,%rd277;
mov.u32 %r809,0;
mov.u64 %rd316,%rd293;
$5_85:
.pragma "nounroll";
ld.param.u64 %rd285,[p5];
ld.param.u64 %rd284,[p1];
ld.param.u32 %r737,[p11];
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd316;
.param .b32 param1;
st.param.b32 [param1+0],%r97;
.param .b32 param2;
st.param.b32 [param2+0],%r754;
.param .b32 param3;
st.param.b32 [param3+0],%r755;
.param .b32 param4;
st.param.b32 [param4+0],%r805;
.param .b32 param5;
st.param.b32 [param5+0],%r806;
.param .b32 param6;
st.param.b32 [param6+0],%r807;
.param .b32 param7;
st.param.b32 [param7+0],%r808;
.param .b32 param8;
st.param.b32 [param8+0],%r737;
.param .b32 param9;
st.param.b32 [param9+0],%r775;
.param .b32 retval0;
call.uni (retval0),
_Z10edge_pixelILi4EEjPKhjiiiijjij,
(
param0,
param1,
param2,
param3,
param4,
param5,
param6,
param7,
param8,
param9
);
ld.param.b32 %r731,[retval0+0];
}
st.u8 [%rd315+-3],%r731;
shr.u32 %r732,%r731,8;
st.u8 [%rd315+-2],%r732;
shr.u32 %r733,%r731,16;
st.u8 [%rd315+-1],%r733;
shr.u32 %r734,%r731,24;
st.u8 [%rd315],%r734;
add.s64 %rd316,%rd316,%rd284;
add.s64 %rd315,%rd315,%rd285;
add.s32 %r809,%r809,1;
setp.lt.s32 %p132,%r809,%r395;
@%p132 bra $5_85;
$5_86:
add.s32 %r801,%r801,1;
shr.u32 %r802,%r802,1;
setp.ne.s32 %p133,%r802,0;
@%p133 bra $5_62;
$5_87:
ret;
$5_28:
ld.global.nc.v2.f32 {%f115,%f116},[%rd62];
ld.global.nc.v2.f32 {%f117,%f118},[%rd305];
ld.global.nc.v2.f32 {%f119,%f120},[%rd306];
ld.global.nc.v2.f32 {%f121,%f122},[%rd307];
bra.uni $5_29;
}
.func (.param .b32 func_retval0) _Z10edge_pixelILi4EEjPKhjiiiijjij(
.param .b64 p0,
.param .b32 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6,
.param .b32 p7,
.param .b32 p8,
.param .b32 p9
)
{
.reg .pred %p<9>;
.reg .b32 %r<137>;
.reg .b64 %rd<22>;
ld.param.u64 %rd1,[p0];
ld.param.u32 %r11,[p1];
ld.param.u32 %r12,[p2];
ld.param.u32 %r13,[p3];
ld.param.u32 %r14,[p4];
ld.param.u32 %r15,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
setp.lt.u32 %p1,%r14,%r12;
mov.u32 %r133,%r14;
@%p1 bra $6_2;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r14;
.param .b32 param1;
st.param.b32 [param1+0],%r12;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r133,[retval0+0];
}
$6_2:
setp.lt.u32 %p2,%r15,%r13;
mov.u32 %r134,%r15;
@%p2 bra $6_4;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r15;
.param .b32 param1;
st.param.b32 [param1+0],%r13;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r134,[retval0+0];
}
$6_4:
add.s32 %r135,%r14,1;
setp.lt.u32 %p3,%r135,%r12;
@%p3 bra $6_6;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r131,%r14,1;
st.param.b32 [param0+0],%r131;
.param .b32 param1;
st.param.b32 [param1+0],%r12;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r135,[retval0+0];
}
$6_6:
add.s32 %r136,%r15,1;
setp.lt.u32 %p4,%r136,%r13;
@%p4 bra $6_8;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r132,%r15,1;
st.param.b32 [param0+0],%r132;
.param .b32 param1;
st.param.b32 [param1+0],%r13;
.param .b32 param2;
st.param.b32 [param2+0],%r18;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r136,[retval0+0];
}
$6_8:
or.b32 %r68,%r133,%r134;
setp.gt.s32 %p5,%r68,-1;
shl.b32 %r69,%r133,2;
mul.lo.s32 %r70,%r134,%r11;
add.s32 %r71,%r69,%r70;
selp.b32 %r72,%r71,0,%p5;
cvt.u64.u32 %rd18,%r72;
add.s64 %rd2,%rd1,%rd18;
ld.global.nc.u8 %r20,[%rd2];
selp.b32 %r73,%r20,%r19,%p5;
and.b32 %r74,%r73,255;
add.s64 %rd3,%rd2,1;
ld.global.nc.u8 %r21,[%rd3];
shr.u32 %r75,%r19,8;
selp.b32 %r76,%r21,%r75,%p5;
and.b32 %r77,%r76,255;
add.s64 %rd4,%rd2,2;
ld.global.nc.u8 %r22,[%rd4];
shr.u32 %r78,%r19,16;
selp.b32 %r79,%r22,%r78,%p5;
and.b32 %r80,%r79,255;
add.s64 %rd5,%rd2,3;
ld.global.nc.u8 %r23,[%rd5];
shr.u32 %r81,%r19,24;
selp.b32 %r82,%r23,%r81,%p5;
and.b32 %r83,%r82,255;
or.b32 %r84,%r135,%r134;
setp.gt.s32 %p6,%r84,-1;
shl.b32 %r85,%r135,2;
add.s32 %r86,%r85,%r70;
selp.b32 %r87,%r86,0,%p6;
cvt.u64.u32 %rd19,%r87;
add.s64 %rd6,%rd1,%rd19;
ld.global.nc.u8 %r24,[%rd6];
selp.b32 %r88,%r24,%r19,%p6;
and.b32 %r89,%r88,255;
add.s64 %rd7,%rd6,1;
ld.global.nc.u8 %r25,[%rd7];
selp.b32 %r90,%r25,%r75,%p6;
and.b32 %r91,%r90,255;
add.s64 %rd8,%rd6,2;
ld.global.nc.u8 %r26,[%rd8];
selp.b32 %r92,%r26,%r78,%p6;
and.b32 %r93,%r92,255;
add.s64 %rd9,%rd6,3;
ld.global.nc.u8 %r27,[%rd9];
selp.b32 %r94,%r27,%r81,%p6;
and.b32 %r95,%r94,255;
or.b32 %r96,%r133,%r136;
setp.gt.s32 %p7,%r96,-1;
mul.lo.s32 %r97,%r136,%r11;
add.s32 %r98,%r69,%r97;
selp.b32 %r99,%r98,0,%p7;
cvt.u64.u32 %rd20,%r99;
add.s64 %rd10,%rd1,%rd20;
ld.global.nc.u8 %r28,[%rd10];
selp.b32 %r100,%r28,%r19,%p7;
and.b32 %r101,%r100,255;
add.s64 %rd11,%rd10,1;
ld.global.nc.u8 %r29,[%rd11];
selp.b32 %r102,%r29,%r75,%p7;
and.b32 %r103,%r102,255;
add.s64 %rd12,%rd10,2;
ld.global.nc.u8 %r30,[%rd12];
selp.b32 %r104,%r30,%r78,%p7;
and.b32 %r105,%r104,255;
add.s64 %rd13,%rd10,3;
ld.global.nc.u8 %r31,[%rd13];
selp.b32 %r106,%r31,%r81,%p7;
and.b32 %r107,%r106,255;
or.b32 %r108,%r135,%r136;
setp.gt.s32 %p8,%r108,-1;
add.s32 %r109,%r85,%r97;
selp.b32 %r110,%r109,0,%p8;
cvt.u64.u32 %rd21,%r110;
add.s64 %rd14,%rd1,%rd21;
ld.global.nc.u8 %r32,[%rd14];
selp.b32 %r111,%r32,%r19,%p8;
and.b32 %r112,%r111,255;
add.s64 %rd15,%rd14,1;
ld.global.nc.u8 %r33,[%rd15];
selp.b32 %r113,%r33,%r75,%p8;
and.b32 %r114,%r113,255;
add.s64 %rd16,%rd14,2;
ld.global.nc.u8 %r34,[%rd16];
selp.b32 %r115,%r34,%r78,%p8;
and.b32 %r116,%r115,255;
add.s64 %rd17,%rd14,3;
ld.global.nc.u8 %r35,[%rd17];
selp.b32 %r117,%r35,%r81,%p8;
and.b32 %r118,%r117,255;
mad.lo.s32 %r119,%r17,%r16,65535;
shr.u32 %r120,%r119,16;
mad.lo.s32 %r41,%r120,65535,%r17;
mad.lo.s32 %r121,%r16,65535,65535;
sub.s32 %r61,%r121,%r41;
prmt.b32 %r42,%r112,%r101,30212;
prmt.b32 %r38,%r89,%r74,30212;
mov.u32 %r63,32768;
dp2a.lo.u32.u32 %r36,%r61,%r38,%r63;
dp2a.lo.u32.u32 %r40,%r41,%r42,%r36;
shr.u32 %r122,%r40,16;
prmt.b32 %r50,%r114,%r103,30212;
prmt.b32 %r46,%r91,%r77,30212;
dp2a.lo.u32.u32 %r44,%r61,%r46,%r63;
dp2a.lo.u32.u32 %r48,%r41,%r50,%r44;
shr.u32 %r123,%r48,8;
and.b32 %r124,%r123,16776960;
or.b32 %r125,%r124,%r122;
prmt.b32 %r58,%r116,%r105,30212;
prmt.b32 %r54,%r93,%r80,30212;
dp2a.lo.u32.u32 %r52,%r61,%r54,%r63;
dp2a.lo.u32.u32 %r56,%r41,%r58,%r52;
and.b32 %r126,%r56,-65536;
or.b32 %r127,%r126,%r125;
prmt.b32 %r66,%r118,%r107,30212;
prmt.b32 %r62,%r95,%r83,30212;
dp2a.lo.u32.u32 %r60,%r61,%r62,%r63;
dp2a.lo.u32.u32 %r64,%r41,%r66,%r60;
shl.b32 %r128,%r64,8;
and.b32 %r129,%r128,-16777216;
or.b32 %r130,%r129,%r127;
st.param.b32 [func_retval0+0],%r130;
ret;
}
`;
