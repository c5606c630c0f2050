// Made from kernels/warp_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/warp_packed.cu`. */
export const WARP_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.func _Z12sample_aloneILi2EEvRK5ImageddPhiRK12Surroundings
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
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
.minnctapersm 3
{
.local .align 8 .b8 __local_depot1[64];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<141>;
.reg .b16 %rs<26>;
.reg .f32 %f<117>;
.reg .b32 %r<368>;
.reg .f64 %fd<261>;
.reg .b64 %rd<270>;
.shared .align 4 .b8 _ZZ11warp_packedILi1EEvPKvRK5BatchS1_S4_PvS4_iRK6MatrixPS7_RK12SurroundingsE5lines[1024];
mov.u64 %SPL,__local_depot1;
cvta.local.u64 %SP,%SPL;
ld.param.u64 %rd68,[p0];
ld.param.v2.u32 {%r336,%r337},[p1+32];
ld.param.v2.u32 {%r117,%r118},[p1+40];
ld.param.u64 %rd73,[p2];
ld.param.v2.u32 {%r121,%r122},[p3+40];
ld.param.u64 %rd78,[p4];
ld.param.v2.u32 {%r338,%r339},[p5+32];
ld.param.v2.u32 {%r125,%r126},[p5+40];
ld.param.u64 %rd83,[p8];
ld.param.u32 %r114,[p9];
ld.param.f32 %f25,[p10];
ld.param.f32 %f26,[p11];
ld.param.f32 %f27,[p12];
ld.param.f32 %f28,[p13];
ld.param.f64 %fd235,[p7+64];
ld.param.f64 %fd234,[p7+56];
ld.param.f64 %fd233,[p7+48];
ld.param.f64 %fd232,[p7+40];
ld.param.f64 %fd231,[p7+32];
ld.param.f64 %fd230,[p7+24];
ld.param.f64 %fd229,[p7+16];
ld.param.f64 %fd228,[p7+8];
ld.param.f64 %fd227,[p7];
ld.param.u64 %rd257,[p5+8];
ld.param.u64 %rd79,[p5];
ld.param.u64 %rd77,[p3+24];
ld.param.u64 %rd76,[p3+16];
ld.param.u64 %rd75,[p3+8];
ld.param.u64 %rd74,[p3];
ld.param.u64 %rd255,[p1+24];
ld.param.u64 %rd254,[p1+16];
ld.param.u64 %rd253,[p1+8];
ld.param.u64 %rd69,[p1];
add.u64 %rd85,%SPL,40;
st.local.u32 [%rd85],%r114;
st.local.f32 [%rd85+4],%f25;
st.local.f32 [%rd85+8],%f26;
st.local.f32 [%rd85+12],%f27;
st.local.f32 [%rd85+16],%f28;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p20,%r118,0;
@%p20 bra $1_2;
cvta.to.global.u64 %rd86,%rd68;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r336,%r337},[%rd88+32];
ld.global.u64 %rd255,[%rd88+24];
ld.global.u64 %rd254,[%rd88+16];
ld.global.u64 %rd253,[%rd88+8];
ld.global.u64 %rd252,[%rd88];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd69,%rd89;
add.s64 %rd252,%rd68,%rd90;
$1_3:
add.u64 %rd92,%SPL,0;
st.local.u64 [%rd92],%rd252;
st.local.u64 [%rd92+8],%rd253;
st.local.u64 [%rd92+16],%rd254;
st.local.u64 [%rd92+24],%rd255;
st.local.v2.u32 [%rd92+32],{%r336,%r337};
setp.eq.s32 %p21,%r126,0;
@%p21 bra $1_5;
cvta.to.global.u64 %rd93,%rd78;
mul.wide.s32 %rd94,%r1,40;
add.s64 %rd95,%rd93,%rd94;
ld.global.v2.u32 {%r338,%r339},[%rd95+32];
ld.global.u64 %rd257,[%rd95+8];
ld.global.u64 %rd256,[%rd95];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd96,%r1;
mul.lo.s64 %rd97,%rd79,%rd96;
add.s64 %rd256,%rd78,%rd97;
$1_6:
mov.u32 %r131,%ctaid.x;
shl.b32 %r132,%r131,5;
mov.u32 %r133,%tid.x;
add.s32 %r134,%r132,%r133;
add.s32 %r135,%r338,-1;
min.s32 %r17,%r134,%r135;
mov.u32 %r136,%ctaid.y;
shl.b32 %r137,%r136,3;
mov.u32 %r138,%tid.y;
add.s32 %r139,%r137,%r138;
shl.b32 %r18,%r139,2;
sub.s32 %r20,%r339,%r18;
min.s32 %r21,%r20,4;
setp.ge.s32 %p22,%r132,%r338;
setp.lt.s32 %p23,%r21,1;
or.pred %p24,%p22,%p23;
@%p24 bra $1_107;
ld.param.u32 %r334,[p6];
setp.eq.s32 %p25,%r334,0;
mov.u64 %rd262,0;
mov.u64 %rd263,%rd262;
mov.u64 %rd264,%rd262;
mov.u64 %rd265,%rd262;
@%p25 bra $1_12;
setp.eq.s32 %p26,%r122,0;
@%p26 bra $1_10;
cvta.to.global.u64 %rd102,%rd73;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd265,[%rd104+24];
ld.global.u64 %rd264,[%rd104+16];
ld.global.u64 %rd263,[%rd104+8];
ld.global.u64 %rd262,[%rd104];
bra.uni $1_12;
$1_10:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd74,%rd105;
add.s64 %rd262,%rd73,%rd106;
mov.u64 %rd263,%rd75;
mov.u64 %rd264,%rd76;
mov.u64 %rd265,%rd77;
$1_12:
setp.eq.s64 %p27,%rd83,0;
@%p27 bra $1_14;
cvta.to.global.u64 %rd107,%rd83;
mul.wide.u32 %rd108,%r1,72;
add.s64 %rd109,%rd107,%rd108;
ld.global.f64 %fd227,[%rd109];
ld.global.f64 %fd228,[%rd109+8];
ld.global.f64 %fd229,[%rd109+16];
ld.global.f64 %fd230,[%rd109+24];
ld.global.f64 %fd231,[%rd109+32];
ld.global.f64 %fd232,[%rd109+40];
ld.global.f64 %fd233,[%rd109+48];
ld.global.f64 %fd234,[%rd109+56];
ld.global.f64 %fd235,[%rd109+64];
$1_14:
setp.eq.f64 %p28,%fd234,0d0000000000000000;
setp.eq.f64 %p29,%fd233,0d0000000000000000;
and.pred %p30,%p29,%p28;
setp.eq.f64 %p31,%fd235,0d3FF0000000000000;
and.pred %p1,%p30,%p31;
add.s32 %r30,%r339,-1;
min.s32 %r31,%r18,%r30;
@%p25 bra $1_16;
cvt.s64.s32 %rd112,%r31;
mul.lo.s64 %rd113,%rd263,%rd112;
cvt.s64.s32 %rd114,%r17;
mul.lo.s64 %rd115,%rd264,%rd114;
add.s64 %rd116,%rd113,%rd115;
add.s64 %rd110,%rd262,%rd116;
ld.global.nc.f32 %f29,[%rd110];
cvt.rmi.s32.f32 %r343,%f29;
cvt.rn.f32.s32 %f31,%r343;
sub.rn.f32 %f110,%f29,%f31;
setp.ge.f32 %p33,%f110,0f00000000;
add.s64 %rd111,%rd110,%rd265;
ld.global.nc.f32 %f30,[%rd111];
cvt.rmi.s32.f32 %r342,%f30;
cvt.rn.f32.s32 %f32,%r342;
sub.rn.f32 %f109,%f30,%f32;
setp.ge.f32 %p34,%f109,0f00000000;
and.pred %p136,%p33,%p34;
bra.uni $1_26;
$1_16:
cvt.rn.f64.s32 %fd28,%r17;
cvt.rn.f64.s32 %fd29,%r31;
mul.rn.f64 %fd134,%fd228,%fd29;
fma.rn.f64 %fd135,%fd227,%fd28,%fd134;
add.rn.f64 %fd238,%fd135,%fd229;
mul.rn.f64 %fd136,%fd231,%fd29;
fma.rn.f64 %fd137,%fd230,%fd28,%fd136;
add.rn.f64 %fd237,%fd137,%fd232;
@%p1 bra $1_20;
mul.rn.f64 %fd139,%fd234,%fd29;
fma.rn.f64 %fd140,%fd233,%fd28,%fd139;
add.rn.f64 %fd32,%fd140,%fd235;
setp.eq.f64 %p35,%fd32,0d0000000000000000;
mov.f64 %fd236,0d0000000000000000;
@%p35 bra $1_19;
rcp.rn.f64 %fd236,%fd32;
$1_19:
mul.rn.f64 %fd238,%fd238,%fd236;
mul.rn.f64 %fd237,%fd237,%fd236;
$1_20:
mov.f64 %fd141,0d4338000000000000;
add.rn.f64 %fd39,%fd238,%fd141;
sub.rn.f64 %fd142,%fd39,%fd141;
sub.rn.f64 %fd239,%fd238,%fd142;
{
.reg .b32 %temp;
mov.b64 {%r343,%temp},%fd39;
}
setp.geu.f64 %p36,%fd239,0d0000000000000000;
@%p36 bra $1_22;
add.s32 %r343,%r343,-1;
mov.f64 %fd143,0d3FF0000000000000;
add.rn.f64 %fd239,%fd239,%fd143;
$1_22:
add.rn.f64 %fd43,%fd237,%fd141;
sub.rn.f64 %fd145,%fd43,%fd141;
sub.rn.f64 %fd240,%fd237,%fd145;
{
.reg .b32 %temp;
mov.b64 {%r342,%temp},%fd43;
}
setp.geu.f64 %p37,%fd240,0d0000000000000000;
@%p37 bra $1_24;
add.s32 %r342,%r342,-1;
mov.f64 %fd146,0d3FF0000000000000;
add.rn.f64 %fd240,%fd240,%fd146;
$1_24:
cvt.rn.f32.f64 %f110,%fd239;
cvt.rn.f32.f64 %f109,%fd240;
{
.reg .b32 %temp;
mov.b64 {%temp,%r143},%fd39;
}
setp.ne.s32 %p39,%r143,1127743488;
mov.pred %p136,0;
@%p39 bra $1_26;
mov.f64 %fd206,0d4338000000000000;
add.rn.f64 %fd205,%fd237,%fd206;
{
.reg .b32 %temp;
mov.b64 {%temp,%r144},%fd205;
}
setp.eq.s32 %p136,%r144,1127743488;
$1_26:
add.s32 %r333,%r337,-2;
max.s32 %r332,%r333,0;
add.s32 %r316,%r336,-1;
setp.lt.u32 %p40,%r343,%r316;
and.pred %p41,%p136,%p40;
setp.lt.u32 %p42,%r342,%r332;
and.pred %p5,%p42,%p41;
not.pred %p43,%p5;
@%p43 bra $1_28;
cvt.u64.u32 %rd121,%r342;
and.b64 %rd122,%rd253,4294967295;
mul.lo.s64 %rd123,%rd122,%rd121;
cvt.u64.u32 %rd124,%r343;
add.s64 %rd125,%rd123,%rd124;
add.s64 %rd126,%rd252,%rd125;
cvt.u32.u64 %r150,%rd126;
and.b32 %r151,%r150,3;
and.b64 %rd127,%rd126,3;
sub.s64 %rd128,%rd125,%rd127;
add.s64 %rd117,%rd252,%rd128;
add.s32 %r152,%r151,1;
ld.global.nc.u32 %r146,[%rd117];
and.b32 %r153,%r152,4;
cvt.u64.u32 %rd129,%r153;
add.s64 %rd118,%rd117,%rd129;
ld.global.nc.u32 %r147,[%rd118];
mad.lo.s32 %r154,%r151,4369,12816;
and.b32 %r155,%r154,30583;
prmt.b32 %r345,%r146,%r147,%r155;
add.s64 %rd130,%rd125,%rd122;
add.s64 %rd131,%rd126,%rd122;
cvt.u32.u64 %r156,%rd131;
and.b32 %r157,%r156,3;
and.b64 %rd132,%rd131,3;
sub.s64 %rd133,%rd130,%rd132;
add.s64 %rd119,%rd252,%rd133;
add.s32 %r158,%r157,1;
ld.global.nc.u32 %r148,[%rd119];
and.b32 %r159,%r158,4;
cvt.u64.u32 %rd134,%r159;
add.s64 %rd120,%rd119,%rd134;
ld.global.nc.u32 %r149,[%rd120];
mad.lo.s32 %r160,%r157,4369,12816;
and.b32 %r161,%r160,30583;
prmt.b32 %r344,%r148,%r149,%r161;
$1_28:
add.s32 %r317,%r339,-1;
add.s32 %r162,%r18,1;
min.s32 %r46,%r162,%r317;
@%p25 bra $1_30;
cvt.s64.s32 %rd137,%r46;
mul.lo.s64 %rd138,%rd263,%rd137;
cvt.s64.s32 %rd139,%r17;
mul.lo.s64 %rd140,%rd264,%rd139;
add.s64 %rd141,%rd138,%rd140;
add.s64 %rd135,%rd262,%rd141;
ld.global.nc.f32 %f33,[%rd135];
cvt.rmi.s32.f32 %r349,%f33;
cvt.rn.f32.s32 %f35,%r349;
sub.rn.f32 %f112,%f33,%f35;
setp.ge.f32 %p45,%f112,0f00000000;
add.s64 %rd136,%rd135,%rd265;
ld.global.nc.f32 %f34,[%rd136];
cvt.rmi.s32.f32 %r348,%f34;
cvt.rn.f32.s32 %f36,%r348;
sub.rn.f32 %f111,%f34,%f36;
setp.ge.f32 %p46,%f111,0f00000000;
and.pred %p137,%p45,%p46;
bra.uni $1_40;
$1_30:
cvt.rn.f64.s32 %fd47,%r17;
cvt.rn.f64.s32 %fd48,%r46;
mul.rn.f64 %fd147,%fd228,%fd48;
fma.rn.f64 %fd148,%fd227,%fd47,%fd147;
add.rn.f64 %fd243,%fd148,%fd229;
mul.rn.f64 %fd149,%fd231,%fd48;
fma.rn.f64 %fd150,%fd230,%fd47,%fd149;
add.rn.f64 %fd242,%fd150,%fd232;
@%p1 bra $1_34;
mul.rn.f64 %fd152,%fd234,%fd48;
fma.rn.f64 %fd153,%fd233,%fd47,%fd152;
add.rn.f64 %fd51,%fd153,%fd235;
setp.eq.f64 %p47,%fd51,0d0000000000000000;
mov.f64 %fd241,0d0000000000000000;
@%p47 bra $1_33;
rcp.rn.f64 %fd241,%fd51;
$1_33:
mul.rn.f64 %fd243,%fd243,%fd241;
mul.rn.f64 %fd242,%fd242,%fd241;
$1_34:
mov.f64 %fd154,0d4338000000000000;
add.rn.f64 %fd58,%fd243,%fd154;
sub.rn.f64 %fd155,%fd58,%fd154;
sub.rn.f64 %fd244,%fd243,%fd155;
{
.reg .b32 %temp;
mov.b64 {%r349,%temp},%fd58;
}
setp.geu.f64 %p48,%fd244,0d0000000000000000;
@%p48 bra $1_36;
add.s32 %r349,%r349,-1;
mov.f64 %fd156,0d3FF0000000000000;
add.rn.f64 %fd244,%fd244,%fd156;
$1_36:
add.rn.f64 %fd62,%fd242,%fd154;
sub.rn.f64 %fd158,%fd62,%fd154;
sub.rn.f64 %fd245,%fd242,%fd158;
{
.reg .b32 %temp;
mov.b64 {%r348,%temp},%fd62;
}
setp.geu.f64 %p49,%fd245,0d0000000000000000;
@%p49 bra $1_38;
add.s32 %r348,%r348,-1;
mov.f64 %fd159,0d3FF0000000000000;
add.rn.f64 %fd245,%fd245,%fd159;
$1_38:
cvt.rn.f32.f64 %f112,%fd244;
cvt.rn.f32.f64 %f111,%fd245;
{
.reg .b32 %temp;
mov.b64 {%temp,%r163},%fd58;
}
setp.ne.s32 %p51,%r163,1127743488;
mov.pred %p137,0;
@%p51 bra $1_40;
mov.f64 %fd208,0d4338000000000000;
add.rn.f64 %fd207,%fd242,%fd208;
{
.reg .b32 %temp;
mov.b64 {%temp,%r164},%fd207;
}
setp.eq.s32 %p137,%r164,1127743488;
$1_40:
add.s32 %r323,%r337,-2;
max.s32 %r322,%r323,0;
add.s32 %r318,%r336,-1;
setp.lt.u32 %p52,%r349,%r318;
and.pred %p53,%p137,%p52;
setp.lt.u32 %p54,%r348,%r322;
and.pred %p9,%p54,%p53;
not.pred %p55,%p9;
@%p55 bra $1_42;
cvt.u64.u32 %rd146,%r348;
and.b64 %rd147,%rd253,4294967295;
mul.lo.s64 %rd148,%rd147,%rd146;
cvt.u64.u32 %rd149,%r349;
add.s64 %rd150,%rd148,%rd149;
add.s64 %rd151,%rd252,%rd150;
cvt.u32.u64 %r170,%rd151;
and.b32 %r171,%r170,3;
and.b64 %rd152,%rd151,3;
sub.s64 %rd153,%rd150,%rd152;
add.s64 %rd142,%rd252,%rd153;
add.s32 %r172,%r171,1;
ld.global.nc.u32 %r166,[%rd142];
and.b32 %r173,%r172,4;
cvt.u64.u32 %rd154,%r173;
add.s64 %rd143,%rd142,%rd154;
ld.global.nc.u32 %r167,[%rd143];
mad.lo.s32 %r174,%r171,4369,12816;
and.b32 %r175,%r174,30583;
prmt.b32 %r351,%r166,%r167,%r175;
add.s64 %rd155,%rd150,%rd147;
add.s64 %rd156,%rd151,%rd147;
cvt.u32.u64 %r176,%rd156;
and.b32 %r177,%r176,3;
and.b64 %rd157,%rd156,3;
sub.s64 %rd158,%rd155,%rd157;
add.s64 %rd144,%rd252,%rd158;
add.s32 %r178,%r177,1;
ld.global.nc.u32 %r168,[%rd144];
and.b32 %r179,%r178,4;
cvt.u64.u32 %rd159,%r179;
add.s64 %rd145,%rd144,%rd159;
ld.global.nc.u32 %r169,[%rd145];
mad.lo.s32 %r180,%r177,4369,12816;
and.b32 %r181,%r180,30583;
prmt.b32 %r350,%r168,%r169,%r181;
$1_42:
add.s32 %r319,%r339,-1;
add.s32 %r182,%r18,2;
min.s32 %r61,%r182,%r319;
@%p25 bra $1_44;
cvt.s64.s32 %rd162,%r61;
mul.lo.s64 %rd163,%rd263,%rd162;
cvt.s64.s32 %rd164,%r17;
mul.lo.s64 %rd165,%rd264,%rd164;
add.s64 %rd166,%rd163,%rd165;
add.s64 %rd160,%rd262,%rd166;
ld.global.nc.f32 %f37,[%rd160];
cvt.rmi.s32.f32 %r355,%f37;
cvt.rn.f32.s32 %f39,%r355;
sub.rn.f32 %f114,%f37,%f39;
setp.ge.f32 %p57,%f114,0f00000000;
add.s64 %rd161,%rd160,%rd265;
ld.global.nc.f32 %f38,[%rd161];
cvt.rmi.s32.f32 %r354,%f38;
cvt.rn.f32.s32 %f40,%r354;
sub.rn.f32 %f113,%f38,%f40;
setp.ge.f32 %p58,%f113,0f00000000;
and.pred %p138,%p57,%p58;
bra.uni $1_54;
$1_44:
cvt.rn.f64.s32 %fd66,%r17;
cvt.rn.f64.s32 %fd67,%r61;
mul.rn.f64 %fd160,%fd228,%fd67;
fma.rn.f64 %fd161,%fd227,%fd66,%fd160;
add.rn.f64 %fd248,%fd161,%fd229;
mul.rn.f64 %fd162,%fd231,%fd67;
fma.rn.f64 %fd163,%fd230,%fd66,%fd162;
add.rn.f64 %fd247,%fd163,%fd232;
@%p1 bra $1_48;
mul.rn.f64 %fd165,%fd234,%fd67;
fma.rn.f64 %fd166,%fd233,%fd66,%fd165;
add.rn.f64 %fd70,%fd166,%fd235;
setp.eq.f64 %p59,%fd70,0d0000000000000000;
mov.f64 %fd246,0d0000000000000000;
@%p59 bra $1_47;
rcp.rn.f64 %fd246,%fd70;
$1_47:
mul.rn.f64 %fd214,%fd231,%fd67;
fma.rn.f64 %fd213,%fd230,%fd66,%fd214;
add.rn.f64 %fd212,%fd213,%fd232;
mul.rn.f64 %fd211,%fd228,%fd67;
fma.rn.f64 %fd210,%fd227,%fd66,%fd211;
add.rn.f64 %fd209,%fd210,%fd229;
mul.rn.f64 %fd248,%fd209,%fd246;
mul.rn.f64 %fd247,%fd212,%fd246;
$1_48:
mov.f64 %fd167,0d4338000000000000;
add.rn.f64 %fd77,%fd248,%fd167;
sub.rn.f64 %fd168,%fd77,%fd167;
sub.rn.f64 %fd249,%fd248,%fd168;
{
.reg .b32 %temp;
mov.b64 {%r355,%temp},%fd77;
}
setp.geu.f64 %p60,%fd249,0d0000000000000000;
@%p60 bra $1_50;
add.s32 %r355,%r355,-1;
mov.f64 %fd169,0d3FF0000000000000;
add.rn.f64 %fd249,%fd249,%fd169;
$1_50:
mov.f64 %fd225,0d4338000000000000;
add.rn.f64 %fd81,%fd247,%fd225;
sub.rn.f64 %fd171,%fd81,%fd225;
sub.rn.f64 %fd250,%fd247,%fd171;
{
.reg .b32 %temp;
mov.b64 {%r354,%temp},%fd81;
}
setp.geu.f64 %p61,%fd250,0d0000000000000000;
@%p61 bra $1_52;
add.s32 %r354,%r354,-1;
mov.f64 %fd172,0d3FF0000000000000;
add.rn.f64 %fd250,%fd250,%fd172;
$1_52:
add.rn.f64 %fd215,%fd248,%fd167;
cvt.rn.f32.f64 %f114,%fd249;
cvt.rn.f32.f64 %f113,%fd250;
{
.reg .b32 %temp;
mov.b64 {%temp,%r183},%fd215;
}
setp.ne.s32 %p63,%r183,1127743488;
mov.pred %p138,0;
@%p63 bra $1_54;
mov.f64 %fd217,0d4338000000000000;
add.rn.f64 %fd216,%fd247,%fd217;
{
.reg .b32 %temp;
mov.b64 {%temp,%r184},%fd216;
}
setp.eq.s32 %p138,%r184,1127743488;
$1_54:
add.s32 %r325,%r337,-2;
max.s32 %r324,%r325,0;
add.s32 %r320,%r336,-1;
setp.lt.u32 %p64,%r355,%r320;
and.pred %p65,%p138,%p64;
setp.lt.u32 %p66,%r354,%r324;
and.pred %p13,%p66,%p65;
not.pred %p67,%p13;
@%p67 bra $1_56;
cvt.u64.u32 %rd171,%r354;
and.b64 %rd172,%rd253,4294967295;
mul.lo.s64 %rd173,%rd172,%rd171;
cvt.u64.u32 %rd174,%r355;
add.s64 %rd175,%rd173,%rd174;
add.s64 %rd176,%rd252,%rd175;
cvt.u32.u64 %r193,%rd176;
and.b32 %r194,%r193,3;
and.b64 %rd177,%rd176,3;
sub.s64 %rd178,%rd175,%rd177;
add.s64 %rd167,%rd252,%rd178;
add.s32 %r195,%r194,1;
ld.global.nc.u32 %r189,[%rd167];
and.b32 %r196,%r195,4;
cvt.u64.u32 %rd179,%r196;
add.s64 %rd168,%rd167,%rd179;
ld.global.nc.u32 %r190,[%rd168];
mad.lo.s32 %r197,%r194,4369,12816;
and.b32 %r198,%r197,30583;
prmt.b32 %r357,%r189,%r190,%r198;
add.s64 %rd180,%rd175,%rd172;
add.s64 %rd181,%rd176,%rd172;
cvt.u32.u64 %r199,%rd181;
and.b32 %r200,%r199,3;
and.b64 %rd182,%rd181,3;
sub.s64 %rd183,%rd180,%rd182;
add.s64 %rd169,%rd252,%rd183;
add.s32 %r201,%r200,1;
ld.global.nc.u32 %r191,[%rd169];
and.b32 %r202,%r201,4;
cvt.u64.u32 %rd184,%r202;
add.s64 %rd170,%rd169,%rd184;
ld.global.nc.u32 %r192,[%rd170];
mad.lo.s32 %r203,%r200,4369,12816;
and.b32 %r204,%r203,30583;
prmt.b32 %r356,%r191,%r192,%r204;
$1_56:
add.s32 %r321,%r339,-1;
or.b32 %r210,%r18,3;
min.s32 %r76,%r210,%r321;
@%p25 bra $1_58;
cvt.s64.s32 %rd187,%r76;
mul.lo.s64 %rd188,%rd263,%rd187;
cvt.s64.s32 %rd189,%r17;
mul.lo.s64 %rd190,%rd264,%rd189;
add.s64 %rd191,%rd188,%rd190;
add.s64 %rd185,%rd262,%rd191;
ld.global.nc.f32 %f41,[%rd185];
cvt.rmi.s32.f32 %r361,%f41;
cvt.rn.f32.s32 %f43,%r361;
sub.rn.f32 %f116,%f41,%f43;
setp.ge.f32 %p69,%f116,0f00000000;
add.s64 %rd186,%rd185,%rd265;
ld.global.nc.f32 %f42,[%rd186];
cvt.rmi.s32.f32 %r360,%f42;
cvt.rn.f32.s32 %f44,%r360;
sub.rn.f32 %f115,%f42,%f44;
setp.ge.f32 %p70,%f115,0f00000000;
and.pred %p139,%p69,%p70;
bra.uni $1_68;
$1_58:
cvt.rn.f64.s32 %fd85,%r17;
cvt.rn.f64.s32 %fd86,%r76;
mul.rn.f64 %fd173,%fd228,%fd86;
fma.rn.f64 %fd174,%fd227,%fd85,%fd173;
add.rn.f64 %fd253,%fd174,%fd229;
mul.rn.f64 %fd175,%fd231,%fd86;
fma.rn.f64 %fd176,%fd230,%fd85,%fd175;
add.rn.f64 %fd252,%fd176,%fd232;
@%p1 bra $1_62;
mul.rn.f64 %fd178,%fd234,%fd86;
fma.rn.f64 %fd179,%fd233,%fd85,%fd178;
add.rn.f64 %fd89,%fd179,%fd235;
setp.eq.f64 %p76,%fd89,0d0000000000000000;
mov.f64 %fd251,0d0000000000000000;
@%p76 bra $1_61;
rcp.rn.f64 %fd251,%fd89;
$1_61:
mul.rn.f64 %fd223,%fd231,%fd86;
fma.rn.f64 %fd222,%fd230,%fd85,%fd223;
add.rn.f64 %fd221,%fd222,%fd232;
mul.rn.f64 %fd220,%fd228,%fd86;
fma.rn.f64 %fd219,%fd227,%fd85,%fd220;
add.rn.f64 %fd218,%fd219,%fd229;
mul.rn.f64 %fd253,%fd218,%fd251;
mul.rn.f64 %fd252,%fd221,%fd251;
$1_62:
mov.f64 %fd180,0d4338000000000000;
add.rn.f64 %fd96,%fd253,%fd180;
sub.rn.f64 %fd181,%fd96,%fd180;
sub.rn.f64 %fd254,%fd253,%fd181;
{
.reg .b32 %temp;
mov.b64 {%r361,%temp},%fd96;
}
setp.geu.f64 %p77,%fd254,0d0000000000000000;
@%p77 bra $1_64;
add.s32 %r361,%r361,-1;
mov.f64 %fd182,0d3FF0000000000000;
add.rn.f64 %fd254,%fd254,%fd182;
$1_64:
mov.f64 %fd226,0d4338000000000000;
add.rn.f64 %fd100,%fd252,%fd226;
sub.rn.f64 %fd184,%fd100,%fd226;
sub.rn.f64 %fd255,%fd252,%fd184;
{
.reg .b32 %temp;
mov.b64 {%r360,%temp},%fd100;
}
setp.geu.f64 %p78,%fd255,0d0000000000000000;
@%p78 bra $1_66;
add.s32 %r360,%r360,-1;
mov.f64 %fd185,0d3FF0000000000000;
add.rn.f64 %fd255,%fd255,%fd185;
$1_66:
add.rn.f64 %fd224,%fd253,%fd180;
cvt.rn.f32.f64 %f116,%fd254;
cvt.rn.f32.f64 %f115,%fd255;
{
.reg .b32 %temp;
mov.b64 {%temp,%r223},%fd224;
}
setp.ne.s32 %p80,%r223,1127743488;
mov.pred %p139,0;
@%p80 bra $1_68;
mov.f64 %fd204,0d4338000000000000;
add.rn.f64 %fd203,%fd252,%fd204;
{
.reg .b32 %temp;
mov.b64 {%temp,%r224},%fd203;
}
setp.eq.s32 %p139,%r224,1127743488;
$1_68:
add.s32 %r301,%r337,-2;
max.s32 %r300,%r301,0;
add.s32 %r299,%r336,-1;
setp.lt.u32 %p81,%r361,%r299;
and.pred %p82,%p139,%p81;
setp.lt.u32 %p83,%r360,%r300;
and.pred %p17,%p83,%p82;
not.pred %p84,%p17;
@%p84 bra $1_70;
cvt.u64.u32 %rd196,%r360;
and.b64 %rd197,%rd253,4294967295;
mul.lo.s64 %rd198,%rd197,%rd196;
cvt.u64.u32 %rd199,%r361;
add.s64 %rd200,%rd198,%rd199;
add.s64 %rd201,%rd252,%rd200;
cvt.u32.u64 %r233,%rd201;
and.b32 %r234,%r233,3;
and.b64 %rd202,%rd201,3;
sub.s64 %rd203,%rd200,%rd202;
add.s64 %rd192,%rd252,%rd203;
add.s32 %r235,%r234,1;
ld.global.nc.u32 %r229,[%rd192];
and.b32 %r236,%r235,4;
cvt.u64.u32 %rd204,%r236;
add.s64 %rd193,%rd192,%rd204;
ld.global.nc.u32 %r230,[%rd193];
mad.lo.s32 %r237,%r234,4369,12816;
and.b32 %r238,%r237,30583;
prmt.b32 %r363,%r229,%r230,%r238;
add.s64 %rd205,%rd200,%rd197;
add.s64 %rd206,%rd201,%rd197;
cvt.u32.u64 %r239,%rd206;
and.b32 %r240,%r239,3;
and.b64 %rd207,%rd206,3;
sub.s64 %rd208,%rd205,%rd207;
add.s64 %rd194,%rd252,%rd208;
add.s32 %r241,%r240,1;
ld.global.nc.u32 %r231,[%rd194];
and.b32 %r242,%r241,4;
cvt.u64.u32 %rd209,%r242;
add.s64 %rd195,%rd194,%rd209;
ld.global.nc.u32 %r232,[%rd195];
mad.lo.s32 %r243,%r240,4369,12816;
and.b32 %r244,%r243,30583;
prmt.b32 %r362,%r231,%r232,%r244;
$1_70:
mov.u32 %r303,%tid.x;
mov.u32 %r302,%tid.y;
mul.wide.u32 %rd210,%r302,128;
mov.u64 %rd211,_ZZ11warp_packedILi1EEvPKvRK5BatchS1_S4_PvS4_iRK6MatrixPS7_RK12SurroundingsE5lines;
add.s64 %rd212,%rd211,%rd210;
cvt.u64.u32 %rd213,%r303;
add.s64 %rd267,%rd212,%rd213;
@%p43 bra $1_72;
mov.f32 %f45,0f3F800000;
sub.f32 %f46,%f45,%f110;
cvt.u16.u32 %rs1,%r345;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f47,%rs2;
shr.u16 %rs3,%rs1,8;
cvt.rn.f32.u16 %f48,%rs3;
mul.rn.f32 %f49,%f46,%f47;
fma.rn.f32 %f50,%f110,%f48,%f49;
cvt.u16.u32 %rs4,%r344;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f51,%rs5;
shr.u16 %rs6,%rs4,8;
cvt.rn.f32.u16 %f52,%rs6;
mul.rn.f32 %f53,%f46,%f51;
fma.rn.f32 %f54,%f110,%f52,%f53;
sub.f32 %f55,%f45,%f109;
mul.rn.f32 %f56,%f55,%f50;
fma.rn.f32 %f57,%f109,%f54,%f56;
cvt.rni.u32.f32 %r247,%f57;
st.shared.u8 [%rd267],%r247;
$1_72:
@%p55 bra $1_74;
mov.f32 %f58,0f3F800000;
sub.f32 %f59,%f58,%f112;
cvt.u16.u32 %rs7,%r351;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f60,%rs8;
shr.u16 %rs9,%rs7,8;
cvt.rn.f32.u16 %f61,%rs9;
mul.rn.f32 %f62,%f59,%f60;
fma.rn.f32 %f63,%f112,%f61,%f62;
cvt.u16.u32 %rs10,%r350;
and.b16 %rs11,%rs10,255;
cvt.rn.f32.u16 %f64,%rs11;
shr.u16 %rs12,%rs10,8;
cvt.rn.f32.u16 %f65,%rs12;
mul.rn.f32 %f66,%f59,%f64;
fma.rn.f32 %f67,%f112,%f65,%f66;
sub.f32 %f68,%f58,%f111;
mul.rn.f32 %f69,%f68,%f63;
fma.rn.f32 %f70,%f111,%f67,%f69;
cvt.rni.u32.f32 %r248,%f70;
st.shared.u8 [%rd267+32],%r248;
$1_74:
@%p67 bra $1_76;
mov.f32 %f71,0f3F800000;
sub.f32 %f72,%f71,%f114;
cvt.u16.u32 %rs13,%r357;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f73,%rs14;
shr.u16 %rs15,%rs13,8;
cvt.rn.f32.u16 %f74,%rs15;
mul.rn.f32 %f75,%f72,%f73;
fma.rn.f32 %f76,%f114,%f74,%f75;
cvt.u16.u32 %rs16,%r356;
and.b16 %rs17,%rs16,255;
cvt.rn.f32.u16 %f77,%rs17;
shr.u16 %rs18,%rs16,8;
cvt.rn.f32.u16 %f78,%rs18;
mul.rn.f32 %f79,%f72,%f77;
fma.rn.f32 %f80,%f114,%f78,%f79;
sub.f32 %f81,%f71,%f113;
mul.rn.f32 %f82,%f81,%f76;
fma.rn.f32 %f83,%f113,%f80,%f82;
cvt.rni.u32.f32 %r249,%f83;
st.shared.u8 [%rd267+64],%r249;
$1_76:
@%p84 bra $1_78;
mov.f32 %f84,0f3F800000;
sub.f32 %f85,%f84,%f116;
cvt.u16.u32 %rs19,%r363;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f86,%rs20;
shr.u16 %rs21,%rs19,8;
cvt.rn.f32.u16 %f87,%rs21;
mul.rn.f32 %f88,%f85,%f86;
fma.rn.f32 %f89,%f116,%f87,%f88;
cvt.u16.u32 %rs22,%r362;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f90,%rs23;
shr.u16 %rs24,%rs22,8;
cvt.rn.f32.u16 %f91,%rs24;
mul.rn.f32 %f92,%f85,%f90;
fma.rn.f32 %f93,%f116,%f91,%f92;
sub.f32 %f94,%f84,%f115;
mul.rn.f32 %f95,%f94,%f89;
fma.rn.f32 %f96,%f115,%f93,%f95;
cvt.rni.u32.f32 %r250,%f96;
st.shared.u8 [%rd267+96],%r250;
$1_78:
selp.u32 %r251,1,0,%p43;
selp.b32 %r252,0,2,%p9;
or.b32 %r253,%r252,%r251;
selp.b32 %r254,0,4,%p13;
or.b32 %r255,%r254,%r253;
selp.b32 %r256,0,8,%p17;
or.b32 %r365,%r256,%r255;
setp.eq.s32 %p90,%r365,0;
@%p90 bra $1_100;
mov.u64 %rd249,_ZZ11warp_packedILi1EEvPKvRK5BatchS1_S4_PvS4_iRK6MatrixPS7_RK12SurroundingsE5lines;
mov.u32 %r331,%ctaid.x;
mov.u32 %r330,%tid.x;
shl.b32 %r329,%r331,5;
add.s32 %r328,%r338,-1;
add.s32 %r327,%r329,%r330;
min.s32 %r326,%r327,%r328;
cvt.rn.f64.s32 %fd104,%r326;
cvt.s64.s32 %rd214,%r326;
mul.lo.s64 %rd49,%rd264,%rd214;
cvt.rn.f64.s32 %fd105,%r336;
cvt.rn.f64.s32 %fd106,%r337;
mov.u32 %r364,0;
cvta.shared.u64 %rd222,%rd249;
bra.uni $1_80;
$1_88:
setp.lt.f64 %p104,%fd258,0dBFF0000000000000;
setp.gt.f64 %p105,%fd258,0dC1CDCD6500000000;
and.pred %p106,%p104,%p105;
setp.lt.f64 %p107,%fd258,0d41CDCD6500000000;
setp.ge.f64 %p108,%fd258,%fd105;
and.pred %p109,%p107,%p108;
or.pred %p110,%p106,%p109;
@%p110 bra $1_90;
setp.lt.f64 %p112,%fd257,0dBFF0000000000000;
setp.gt.f64 %p113,%fd257,0dC1CDCD6500000000;
and.pred %p114,%p112,%p113;
setp.lt.f64 %p115,%fd257,0d41CDCD6500000000;
setp.ge.f64 %p116,%fd257,%fd106;
and.pred %p117,%p115,%p116;
or.pred %p118,%p114,%p117;
not.pred %p119,%p118;
@%p119 bra $1_92;
$1_90:
abs.f64 %fd193,%fd258;
setp.geu.f64 %p121,%fd193,0d41CDCD6500000000;
@%p121 bra $1_92;
abs.f64 %fd194,%fd257;
setp.lt.f64 %p140,%fd194,0d41CDCD6500000000;
bra.uni $1_92;
$1_80:
.pragma "nounroll";
and.b32 %r264,%r365,1;
setp.eq.b32 %p91,%r264,1;
mov.pred %p92,0;
xor.pred %p93,%p91,%p92;
not.pred %p94,%p93;
@%p94 bra $1_99;
add.s32 %r304,%r339,-1;
add.s32 %r270,%r364,%r18;
min.s32 %r94,%r270,%r304;
@%p25 bra $1_83;
cvt.s64.s32 %rd217,%r94;
mul.lo.s64 %rd218,%rd263,%rd217;
add.s64 %rd219,%rd218,%rd49;
add.s64 %rd215,%rd262,%rd219;
ld.global.nc.f32 %f97,[%rd215];
cvt.f64.f32 %fd258,%f97;
add.s64 %rd216,%rd215,%rd265;
ld.global.nc.f32 %f98,[%rd216];
cvt.f64.f32 %fd257,%f98;
bra.uni $1_87;
$1_83:
cvt.rn.f64.s32 %fd109,%r94;
mul.rn.f64 %fd186,%fd228,%fd109;
fma.rn.f64 %fd187,%fd227,%fd104,%fd186;
add.rn.f64 %fd258,%fd187,%fd229;
mul.rn.f64 %fd188,%fd231,%fd109;
fma.rn.f64 %fd189,%fd230,%fd104,%fd188;
add.rn.f64 %fd257,%fd189,%fd232;
@%p1 bra $1_87;
mul.rn.f64 %fd191,%fd234,%fd109;
fma.rn.f64 %fd192,%fd233,%fd104,%fd191;
add.rn.f64 %fd112,%fd192,%fd235;
setp.eq.f64 %p101,%fd112,0d0000000000000000;
mov.f64 %fd256,0d0000000000000000;
@%p101 bra $1_86;
rcp.rn.f64 %fd256,%fd112;
$1_86:
mul.rn.f64 %fd258,%fd258,%fd256;
mul.rn.f64 %fd257,%fd257,%fd256;
$1_87:
ld.param.u32 %r305,[p9];
setp.ne.s32 %p103,%r305,0;
mov.pred %p140,0;
@%p103 bra $1_92;
bra.uni $1_88;
$1_92:
add.s64 %rd223,%rd222,%rd210;
shl.b32 %r272,%r364,5;
cvt.s64.s32 %rd224,%r272;
add.s64 %rd50,%rd224,%rd213;
add.s64 %rd51,%rd223,%rd50;
@%p140 bra $1_94;
bra.uni $1_93;
$1_94:
mov.f64 %fd195,0d4338000000000000;
add.rn.f64 %fd196,%fd258,%fd195;
sub.rn.f64 %fd197,%fd196,%fd195;
sub.rn.f64 %fd259,%fd258,%fd197;
setp.geu.f64 %p122,%fd259,0d0000000000000000;
@%p122 bra $1_96;
mov.f64 %fd198,0d3FF0000000000000;
add.rn.f64 %fd259,%fd259,%fd198;
$1_96:
add.rn.f64 %fd200,%fd257,%fd195;
sub.rn.f64 %fd201,%fd200,%fd195;
sub.rn.f64 %fd260,%fd257,%fd201;
setp.geu.f64 %p123,%fd260,0d0000000000000000;
@%p123 bra $1_98;
mov.f64 %fd202,0d3FF0000000000000;
add.rn.f64 %fd260,%fd260,%fd202;
$1_98:
shl.b32 %r335,%r364,5;
cvt.s64.s32 %rd251,%r335;
add.s64 %rd250,%rd251,%rd213;
ld.param.f32 %f108,[p10];
cvt.rn.f32.f64 %f99,%fd259;
cvt.rn.f32.f64 %f100,%fd260;
mov.f32 %f101,0f3F800000;
sub.f32 %f102,%f101,%f100;
sub.f32 %f103,%f101,%f99;
mul.rn.f32 %f104,%f103,%f108;
fma.rn.f32 %f105,%f99,%f108,%f104;
add.s64 %rd231,%rd212,%rd250;
mul.rn.f32 %f106,%f102,%f105;
fma.rn.f32 %f107,%f100,%f105,%f106;
cvt.rni.s32.f32 %r276,%f107;
max.s32 %r277,%r276,0;
min.s32 %r278,%r277,255;
st.shared.u8 [%rd231],%r278;
bra.uni $1_99;
$1_93:
add.u64 %rd248,%SP,40;
add.u64 %rd247,%SP,0;
mov.u32 %r274,1;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd247;
.param .b64 param1;
st.param.f64 [param1+0],%fd258;
.param .b64 param2;
st.param.f64 [param2+0],%fd257;
.param .b64 param3;
st.param.b64 [param3+0],%rd51;
.param .b32 param4;
st.param.b32 [param4+0],%r274;
.param .b64 param5;
st.param.b64 [param5+0],%rd248;
call.uni
_Z12sample_aloneILi2EEvRK5ImageddPhiRK12Surroundings,
(
param0,
param1,
param2,
param3,
param4,
param5
);
}
$1_99:
add.s32 %r364,%r364,1;
shr.u32 %r365,%r365,1;
setp.ne.s32 %p124,%r365,0;
@%p124 bra $1_80;
$1_100:
mov.u32 %r307,%ctaid.x;
shl.b32 %r306,%r307,5;
cvt.s64.s32 %rd232,%r18;
mul.lo.s64 %rd53,%rd257,%rd232;
cvt.s64.s32 %rd54,%r306;
add.s64 %rd55,%rd53,%rd54;
add.s64 %rd233,%rd256,%rd55;
add.s32 %r286,%r306,32;
setp.le.s32 %p125,%r286,%r338;
or.b64 %rd234,%rd257,%rd233;
and.b64 %rd235,%rd234,3;
setp.eq.s64 %p126,%rd235,0;
and.pred %p127,%p125,%p126;
@%p127 bra $1_104;
bra.uni $1_101;
$1_104:
sub.s32 %r314,%r339,%r18;
mov.u32 %r313,%tid.x;
bar.warp.sync -1;
setp.gt.u32 %p132,%r313,7;
setp.lt.s32 %p133,%r314,1;
or.pred %p134,%p132,%p133;
@%p134 bra $1_107;
mov.u32 %r315,%tid.x;
mul.wide.u32 %rd241,%r315,4;
add.s64 %rd242,%rd241,%rd53;
add.s64 %rd243,%rd242,%rd54;
add.s64 %rd269,%rd256,%rd243;
add.s64 %rd268,%rd212,%rd241;
mov.u32 %r367,0;
$1_106:
ld.shared.u32 %r298,[%rd268];
st.u32 [%rd269],%r298;
add.s64 %rd269,%rd269,%rd257;
add.s64 %rd268,%rd268,32;
add.s32 %r367,%r367,1;
setp.lt.s32 %p135,%r367,%r21;
@%p135 bra $1_106;
bra.uni $1_107;
$1_101:
sub.s32 %r312,%r339,%r18;
mov.u32 %r311,%ctaid.x;
mov.u32 %r310,%tid.x;
shl.b32 %r309,%r311,5;
add.s32 %r308,%r309,%r310;
setp.ge.s32 %p128,%r308,%r338;
setp.lt.s32 %p129,%r312,1;
or.pred %p130,%p128,%p129;
@%p130 bra $1_107;
add.s64 %rd240,%rd55,%rd213;
add.s64 %rd266,%rd256,%rd240;
mov.u32 %r366,0;
$1_103:
.pragma "nounroll";
ld.shared.u8 %rs25,[%rd267];
st.u8 [%rd266],%rs25;
add.s64 %rd267,%rd267,32;
add.s64 %rd266,%rd266,%rd257;
add.s32 %r366,%r366,1;
setp.lt.s32 %p131,%r366,%r21;
@%p131 bra $1_103;
$1_107:
ret;
}
.func _Z12sample_aloneILi2EEvRK5ImageddPhiRK12Surroundings(
.param .b64 p0,
.param .b64 p1,
.param .b64 p2,
.param .b64 p3,
.param .b32 p4,
.param .b64 p5
)
{
.reg .pred %p<13>;
.reg .b16 %rs<9>;
.reg .f32 %f<29>;
.reg .b32 %r<44>;
.reg .f64 %fd<29>;
.reg .b64 %rd<62>;
ld.param.u64 %rd13,[p0];
ld.param.f64 %fd8,[p1];
ld.param.f64 %fd7,[p2];
ld.param.u64 %rd14,[p3];
ld.param.u32 %r23,[p4];
ld.param.u64 %rd15,[p5];
cvta.to.local.u64 %rd60,%rd15;
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
mov.b64 {%r38,%temp},%fd15;
}
setp.geu.f64 %p1,%fd27,0d0000000000000000;
@%p1 bra $2_2;
add.s32 %r38,%r38,-1;
mov.f64 %fd17,0d3FF0000000000000;
add.rn.f64 %fd27,%fd27,%fd17;
$2_2:
cvt.rn.f32.f64 %f1,%fd27;
add.f64 %fd18,%fd7,0d0000000000000000;
max.f64 %fd20,%fd18,%fd10;
min.f64 %fd22,%fd20,%fd12;
add.rn.f64 %fd24,%fd22,%fd14;
sub.rn.f64 %fd25,%fd24,%fd14;
sub.rn.f64 %fd28,%fd22,%fd25;
{
.reg .b32 %temp;
mov.b64 {%r39,%temp},%fd24;
}
setp.geu.f64 %p2,%fd28,0d0000000000000000;
@%p2 bra $2_4;
add.s32 %r39,%r39,-1;
mov.f64 %fd26,0d3FF0000000000000;
add.rn.f64 %fd28,%fd28,%fd26;
$2_4:
mov.f32 %f20,0f3F800000;
sub.f32 %f2,%f20,%f1;
cvt.rn.f32.f64 %f3,%fd28;
cvta.to.local.u64 %rd16,%rd13;
add.s64 %rd2,%rd16,32;
ld.local.u32 %r7,[%rd16+32];
setp.lt.u32 %p3,%r38,%r7;
mov.u32 %r40,%r38;
@%p3 bra $2_6;
ld.local.u32 %r24,[%rd60];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r38;
.param .b32 param1;
st.param.b32 [param1+0],%r7;
.param .b32 param2;
st.param.b32 [param2+0],%r24;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r40,[retval0+0];
}
$2_6:
add.s32 %r41,%r38,1;
setp.lt.u32 %p4,%r41,%r7;
@%p4 bra $2_8;
ld.local.u32 %r25,[%rd60];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r36,%r38,1;
st.param.b32 [param0+0],%r36;
.param .b32 param1;
st.param.b32 [param1+0],%r7;
.param .b32 param2;
st.param.b32 [param2+0],%r25;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r41,[retval0+0];
}
$2_8:
ld.local.u32 %r13,[%rd2+4];
setp.lt.u32 %p5,%r39,%r13;
mov.u32 %r42,%r39;
@%p5 bra $2_10;
ld.local.u32 %r26,[%rd60];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r39;
.param .b32 param1;
st.param.b32 [param1+0],%r13;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r42,[retval0+0];
}
$2_10:
add.s32 %r43,%r39,1;
setp.lt.u32 %p6,%r43,%r13;
@%p6 bra $2_12;
ld.local.u32 %r27,[%rd60];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r37,%r39,1;
st.param.b32 [param0+0],%r37;
.param .b32 param1;
st.param.b32 [param1+0],%r13;
.param .b32 param2;
st.param.b32 [param2+0],%r27;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r43,[retval0+0];
}
$2_12:
setp.lt.s32 %p7,%r23,1;
@%p7 bra $2_27;
or.b32 %r19,%r42,%r40;
cvt.s64.s32 %rd4,%r42;
cvt.s64.s32 %rd5,%r40;
or.b32 %r20,%r42,%r41;
cvt.s64.s32 %rd6,%r41;
or.b32 %r21,%r43,%r40;
cvt.s64.s32 %rd7,%r43;
or.b32 %r22,%r43,%r41;
mov.f32 %f21,0f3F800000;
sub.f32 %f4,%f21,%f3;
mov.u64 %rd61,0;
cvta.to.shared.u64 %rd58,%rd14;
$2_14:
.pragma "nounroll";
setp.gt.s32 %p8,%r19,-1;
@%p8 bra $2_16;
bra.uni $2_15;
$2_16:
ld.local.u64 %rd19,[%rd2+-24];
mul.lo.s64 %rd20,%rd19,%rd4;
ld.local.u64 %rd21,[%rd2+-16];
mul.lo.s64 %rd22,%rd21,%rd5;
add.s64 %rd23,%rd22,%rd20;
ld.local.u64 %rd24,[%rd2+-8];
mul.lo.s64 %rd25,%rd24,%rd61;
add.s64 %rd26,%rd23,%rd25;
ld.local.u64 %rd27,[%rd2+-32];
add.s64 %rd18,%rd27,%rd26;
ld.global.nc.u8 %r28,[%rd18];
cvt.u16.u32 %rs1,%r28;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f25,%rs2;
bra.uni $2_17;
$2_15:
ld.local.f32 %f25,[%rd60+4];
$2_17:
fma.rn.f32 %f8,%f2,%f25,0f00000000;
setp.gt.s32 %p9,%r20,-1;
@%p9 bra $2_19;
bra.uni $2_18;
$2_19:
ld.local.u64 %rd29,[%rd2+-24];
mul.lo.s64 %rd30,%rd29,%rd4;
ld.local.u64 %rd31,[%rd2+-16];
mul.lo.s64 %rd32,%rd31,%rd6;
add.s64 %rd33,%rd32,%rd30;
ld.local.u64 %rd34,[%rd2+-8];
mul.lo.s64 %rd35,%rd34,%rd61;
add.s64 %rd36,%rd33,%rd35;
ld.local.u64 %rd37,[%rd2+-32];
add.s64 %rd28,%rd37,%rd36;
ld.global.nc.u8 %r29,[%rd28];
cvt.u16.u32 %rs3,%r29;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f26,%rs4;
bra.uni $2_20;
$2_18:
ld.local.f32 %f26,[%rd60+4];
$2_20:
fma.rn.f32 %f22,%f26,%f1,%f8;
fma.rn.f32 %f12,%f22,%f4,0f00000000;
setp.gt.s32 %p10,%r21,-1;
@%p10 bra $2_22;
bra.uni $2_21;
$2_22:
ld.local.u64 %rd39,[%rd2+-24];
mul.lo.s64 %rd40,%rd39,%rd7;
ld.local.u64 %rd41,[%rd2+-16];
mul.lo.s64 %rd42,%rd41,%rd5;
add.s64 %rd43,%rd42,%rd40;
ld.local.u64 %rd44,[%rd2+-8];
mul.lo.s64 %rd45,%rd44,%rd61;
add.s64 %rd46,%rd43,%rd45;
ld.local.u64 %rd47,[%rd2+-32];
add.s64 %rd38,%rd47,%rd46;
ld.global.nc.u8 %r30,[%rd38];
cvt.u16.u32 %rs5,%r30;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f27,%rs6;
bra.uni $2_23;
$2_21:
ld.local.f32 %f27,[%rd60+4];
$2_23:
fma.rn.f32 %f16,%f2,%f27,0f00000000;
setp.gt.s32 %p11,%r22,-1;
@%p11 bra $2_25;
bra.uni $2_24;
$2_25:
ld.local.u64 %rd49,[%rd2+-24];
mul.lo.s64 %rd50,%rd49,%rd7;
ld.local.u64 %rd51,[%rd2+-16];
mul.lo.s64 %rd52,%rd51,%rd6;
add.s64 %rd53,%rd52,%rd50;
ld.local.u64 %rd54,[%rd2+-8];
mul.lo.s64 %rd55,%rd54,%rd61;
add.s64 %rd56,%rd53,%rd55;
ld.local.u64 %rd57,[%rd2+-32];
add.s64 %rd48,%rd57,%rd56;
ld.global.nc.u8 %r31,[%rd48];
cvt.u16.u32 %rs7,%r31;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f28,%rs8;
bra.uni $2_26;
$2_24:
ld.local.f32 %f28,[%rd60+4];
$2_26:
fma.rn.f32 %f23,%f28,%f1,%f16;
fma.rn.f32 %f24,%f23,%f3,%f12;
add.s64 %rd59,%rd58,%rd61;
cvt.rni.s32.f32 %r32,%f24;
max.s32 %r33,%r32,0;
min.s32 %r34,%r33,255;
st.shared.u8 [%rd59],%r34;
add.s64 %rd61,%rd61,1;
cvt.u32.u64 %r35,%rd61;
add.s64 %rd60,%rd60,4;
setp.lt.s32 %p12,%r35,%r23;
@%p12 bra $2_14;
$2_27:
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
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
.minnctapersm 3
{
.local .align 8 .b8 __local_depot3[64];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<136>;
.reg .b16 %rs<76>;
.reg .f32 %f<207>;
.reg .b32 %r<418>;
.reg .f64 %fd<269>;
.reg .b64 %rd<280>;
.shared .align 4 .b8 _ZZ11warp_packedILi3EEvPKvRK5BatchS1_S4_PvS4_iRK6MatrixPS7_RK12SurroundingsE5lines[3072];
mov.u64 %SPL,__local_depot3;
cvta.local.u64 %SP,%SPL;
ld.param.u64 %rd68,[p0];
ld.param.v2.u32 {%r378,%r379},[p1+32];
ld.param.v2.u32 {%r133,%r134},[p1+40];
ld.param.u64 %rd73,[p2];
ld.param.v2.u32 {%r137,%r138},[p3+40];
ld.param.u64 %rd78,[p4];
ld.param.v2.u32 {%r380,%r381},[p5+32];
ld.param.v2.u32 {%r141,%r142},[p5+40];
ld.param.u64 %rd83,[p8];
ld.param.u32 %r130,[p9];
ld.param.f32 %f25,[p10];
ld.param.f32 %f26,[p11];
ld.param.f32 %f27,[p12];
ld.param.f32 %f28,[p13];
ld.param.f64 %fd243,[p7+64];
ld.param.f64 %fd242,[p7+56];
ld.param.f64 %fd241,[p7+48];
ld.param.f64 %fd240,[p7+40];
ld.param.f64 %fd239,[p7+32];
ld.param.f64 %fd238,[p7+24];
ld.param.f64 %fd237,[p7+16];
ld.param.f64 %fd236,[p7+8];
ld.param.f64 %fd235,[p7];
ld.param.u64 %rd267,[p5+8];
ld.param.u64 %rd79,[p5];
ld.param.u64 %rd77,[p3+24];
ld.param.u64 %rd76,[p3+16];
ld.param.u64 %rd75,[p3+8];
ld.param.u64 %rd74,[p3];
ld.param.u64 %rd265,[p1+24];
ld.param.u64 %rd264,[p1+16];
ld.param.u64 %rd263,[p1+8];
ld.param.u64 %rd69,[p1];
add.u64 %rd85,%SPL,40;
st.local.u32 [%rd85],%r130;
st.local.f32 [%rd85+4],%f25;
st.local.f32 [%rd85+8],%f26;
st.local.f32 [%rd85+12],%f27;
st.local.f32 [%rd85+16],%f28;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p20,%r134,0;
@%p20 bra $3_2;
cvta.to.global.u64 %rd86,%rd68;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r378,%r379},[%rd88+32];
ld.global.u64 %rd265,[%rd88+24];
ld.global.u64 %rd264,[%rd88+16];
ld.global.u64 %rd263,[%rd88+8];
ld.global.u64 %rd262,[%rd88];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd69,%rd89;
add.s64 %rd262,%rd68,%rd90;
$3_3:
add.u64 %rd92,%SPL,0;
st.local.u64 [%rd92],%rd262;
st.local.u64 [%rd92+8],%rd263;
st.local.u64 [%rd92+16],%rd264;
st.local.u64 [%rd92+24],%rd265;
st.local.v2.u32 [%rd92+32],{%r378,%r379};
setp.eq.s32 %p21,%r142,0;
@%p21 bra $3_5;
cvta.to.global.u64 %rd93,%rd78;
mul.wide.s32 %rd94,%r1,40;
add.s64 %rd95,%rd93,%rd94;
ld.global.v2.u32 {%r380,%r381},[%rd95+32];
ld.global.u64 %rd267,[%rd95+8];
ld.global.u64 %rd266,[%rd95];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd96,%r1;
mul.lo.s64 %rd97,%rd79,%rd96;
add.s64 %rd266,%rd78,%rd97;
$3_6:
mov.u32 %r147,%ctaid.x;
shl.b32 %r148,%r147,5;
mov.u32 %r149,%tid.x;
add.s32 %r150,%r148,%r149;
add.s32 %r151,%r380,-1;
min.s32 %r17,%r150,%r151;
mov.u32 %r152,%ctaid.y;
shl.b32 %r153,%r152,3;
mov.u32 %r154,%tid.y;
add.s32 %r155,%r153,%r154;
shl.b32 %r18,%r155,2;
sub.s32 %r20,%r381,%r18;
min.s32 %r21,%r20,4;
setp.ge.s32 %p22,%r148,%r380;
setp.lt.s32 %p23,%r21,1;
or.pred %p24,%p22,%p23;
@%p24 bra $3_107;
ld.param.u32 %r370,[p6];
setp.eq.s32 %p25,%r370,0;
mov.u64 %rd272,0;
mov.u64 %rd273,%rd272;
mov.u64 %rd274,%rd272;
mov.u64 %rd275,%rd272;
@%p25 bra $3_12;
setp.eq.s32 %p26,%r138,0;
@%p26 bra $3_10;
cvta.to.global.u64 %rd102,%rd73;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd275,[%rd104+24];
ld.global.u64 %rd274,[%rd104+16];
ld.global.u64 %rd273,[%rd104+8];
ld.global.u64 %rd272,[%rd104];
bra.uni $3_12;
$3_10:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd74,%rd105;
add.s64 %rd272,%rd73,%rd106;
mov.u64 %rd273,%rd75;
mov.u64 %rd274,%rd76;
mov.u64 %rd275,%rd77;
$3_12:
setp.eq.s64 %p27,%rd83,0;
@%p27 bra $3_14;
cvta.to.global.u64 %rd107,%rd83;
mul.wide.u32 %rd108,%r1,72;
add.s64 %rd109,%rd107,%rd108;
ld.global.f64 %fd235,[%rd109];
ld.global.f64 %fd236,[%rd109+8];
ld.global.f64 %fd237,[%rd109+16];
ld.global.f64 %fd238,[%rd109+24];
ld.global.f64 %fd239,[%rd109+32];
ld.global.f64 %fd240,[%rd109+40];
ld.global.f64 %fd241,[%rd109+48];
ld.global.f64 %fd242,[%rd109+56];
ld.global.f64 %fd243,[%rd109+64];
$3_14:
setp.eq.f64 %p28,%fd242,0d0000000000000000;
setp.eq.f64 %p29,%fd241,0d0000000000000000;
and.pred %p30,%p29,%p28;
setp.eq.f64 %p31,%fd243,0d3FF0000000000000;
and.pred %p1,%p30,%p31;
add.s32 %r30,%r381,-1;
min.s32 %r31,%r18,%r30;
@%p25 bra $3_16;
cvt.s64.s32 %rd112,%r31;
mul.lo.s64 %rd113,%rd273,%rd112;
cvt.s64.s32 %rd114,%r17;
mul.lo.s64 %rd115,%rd274,%rd114;
add.s64 %rd116,%rd113,%rd115;
add.s64 %rd110,%rd272,%rd116;
ld.global.nc.f32 %f29,[%rd110];
cvt.rmi.s32.f32 %r385,%f29;
cvt.rn.f32.s32 %f31,%r385;
sub.rn.f32 %f200,%f29,%f31;
setp.ge.f32 %p33,%f200,0f00000000;
add.s64 %rd111,%rd110,%rd275;
ld.global.nc.f32 %f30,[%rd111];
cvt.rmi.s32.f32 %r384,%f30;
cvt.rn.f32.s32 %f32,%r384;
sub.rn.f32 %f199,%f30,%f32;
setp.ge.f32 %p34,%f199,0f00000000;
and.pred %p131,%p33,%p34;
bra.uni $3_26;
$3_16:
cvt.rn.f64.s32 %fd28,%r17;
cvt.rn.f64.s32 %fd29,%r31;
mul.rn.f64 %fd134,%fd236,%fd29;
fma.rn.f64 %fd135,%fd235,%fd28,%fd134;
add.rn.f64 %fd246,%fd135,%fd237;
mul.rn.f64 %fd136,%fd239,%fd29;
fma.rn.f64 %fd137,%fd238,%fd28,%fd136;
add.rn.f64 %fd245,%fd137,%fd240;
@%p1 bra $3_20;
mul.rn.f64 %fd139,%fd242,%fd29;
fma.rn.f64 %fd140,%fd241,%fd28,%fd139;
add.rn.f64 %fd32,%fd140,%fd243;
setp.eq.f64 %p35,%fd32,0d0000000000000000;
mov.f64 %fd244,0d0000000000000000;
@%p35 bra $3_19;
rcp.rn.f64 %fd244,%fd32;
$3_19:
mul.rn.f64 %fd246,%fd246,%fd244;
mul.rn.f64 %fd245,%fd245,%fd244;
$3_20:
mov.f64 %fd141,0d4338000000000000;
add.rn.f64 %fd39,%fd246,%fd141;
sub.rn.f64 %fd142,%fd39,%fd141;
sub.rn.f64 %fd247,%fd246,%fd142;
{
.reg .b32 %temp;
mov.b64 {%r385,%temp},%fd39;
}
setp.geu.f64 %p36,%fd247,0d0000000000000000;
@%p36 bra $3_22;
add.s32 %r385,%r385,-1;
mov.f64 %fd143,0d3FF0000000000000;
add.rn.f64 %fd247,%fd247,%fd143;
$3_22:
add.rn.f64 %fd43,%fd245,%fd141;
sub.rn.f64 %fd145,%fd43,%fd141;
sub.rn.f64 %fd248,%fd245,%fd145;
{
.reg .b32 %temp;
mov.b64 {%r384,%temp},%fd43;
}
setp.geu.f64 %p37,%fd248,0d0000000000000000;
@%p37 bra $3_24;
add.s32 %r384,%r384,-1;
mov.f64 %fd146,0d3FF0000000000000;
add.rn.f64 %fd248,%fd248,%fd146;
$3_24:
cvt.rn.f32.f64 %f200,%fd247;
cvt.rn.f32.f64 %f199,%fd248;
{
.reg .b32 %temp;
mov.b64 {%temp,%r159},%fd39;
}
setp.ne.s32 %p39,%r159,1127743488;
mov.pred %p131,0;
@%p39 bra $3_26;
mov.f64 %fd225,0d4338000000000000;
add.rn.f64 %fd224,%fd245,%fd225;
{
.reg .b32 %temp;
mov.b64 {%temp,%r160},%fd224;
}
setp.eq.s32 %p131,%r160,1127743488;
$3_26:
add.s32 %r373,%r379,-2;
max.s32 %r372,%r373,0;
add.s32 %r371,%r378,-1;
setp.lt.u32 %p40,%r385,%r371;
and.pred %p41,%p131,%p40;
setp.lt.u32 %p42,%r384,%r372;
and.pred %p5,%p42,%p41;
not.pred %p43,%p5;
@%p43 bra $3_28;
cvt.u64.u32 %rd123,%r384;
and.b64 %rd124,%rd263,4294967295;
mul.lo.s64 %rd125,%rd124,%rd123;
mul.lo.s32 %r168,%r385,3;
cvt.u64.u32 %rd126,%r168;
add.s64 %rd127,%rd125,%rd126;
add.s64 %rd128,%rd262,%rd127;
cvt.u32.u64 %r169,%rd128;
and.b32 %r170,%r169,3;
and.b64 %rd129,%rd128,3;
sub.s64 %rd130,%rd127,%rd129;
add.s64 %rd117,%rd262,%rd130;
add.s32 %r171,%r170,5;
ld.global.nc.u32 %r162,[%rd117];
add.s64 %rd118,%rd117,4;
ld.global.nc.u32 %r163,[%rd118];
and.b32 %r172,%r171,12;
cvt.u64.u32 %rd131,%r172;
add.s64 %rd119,%rd117,%rd131;
ld.global.nc.u32 %r164,[%rd119];
mad.lo.s32 %r173,%r170,4369,12816;
and.b32 %r174,%r173,30583;
prmt.b32 %r387,%r162,%r163,%r174;
prmt.b32 %r386,%r163,%r164,%r174;
add.s64 %rd132,%rd127,%rd124;
add.s64 %rd133,%rd128,%rd124;
cvt.u32.u64 %r175,%rd133;
and.b32 %r176,%r175,3;
and.b64 %rd134,%rd133,3;
sub.s64 %rd135,%rd132,%rd134;
add.s64 %rd120,%rd262,%rd135;
add.s32 %r177,%r176,5;
ld.global.nc.u32 %r165,[%rd120];
add.s64 %rd121,%rd120,4;
ld.global.nc.u32 %r166,[%rd121];
and.b32 %r178,%r177,12;
cvt.u64.u32 %rd136,%r178;
add.s64 %rd122,%rd120,%rd136;
ld.global.nc.u32 %r167,[%rd122];
mad.lo.s32 %r179,%r176,4369,12816;
and.b32 %r180,%r179,30583;
prmt.b32 %r389,%r165,%r166,%r180;
prmt.b32 %r388,%r166,%r167,%r180;
$3_28:
add.s32 %r376,%r381,-1;
add.s32 %r181,%r18,1;
min.s32 %r50,%r181,%r376;
@%p25 bra $3_30;
cvt.s64.s32 %rd139,%r50;
mul.lo.s64 %rd140,%rd273,%rd139;
cvt.s64.s32 %rd141,%r17;
mul.lo.s64 %rd142,%rd274,%rd141;
add.s64 %rd143,%rd140,%rd142;
add.s64 %rd137,%rd272,%rd143;
ld.global.nc.f32 %f33,[%rd137];
cvt.rmi.s32.f32 %r393,%f33;
cvt.rn.f32.s32 %f35,%r393;
sub.rn.f32 %f202,%f33,%f35;
setp.ge.f32 %p45,%f202,0f00000000;
add.s64 %rd138,%rd137,%rd275;
ld.global.nc.f32 %f34,[%rd138];
cvt.rmi.s32.f32 %r392,%f34;
cvt.rn.f32.s32 %f36,%r392;
sub.rn.f32 %f201,%f34,%f36;
setp.ge.f32 %p46,%f201,0f00000000;
and.pred %p132,%p45,%p46;
bra.uni $3_40;
$3_30:
cvt.rn.f64.s32 %fd47,%r17;
cvt.rn.f64.s32 %fd48,%r50;
mul.rn.f64 %fd147,%fd236,%fd48;
fma.rn.f64 %fd148,%fd235,%fd47,%fd147;
add.rn.f64 %fd251,%fd148,%fd237;
mul.rn.f64 %fd149,%fd239,%fd48;
fma.rn.f64 %fd150,%fd238,%fd47,%fd149;
add.rn.f64 %fd250,%fd150,%fd240;
@%p1 bra $3_34;
mul.rn.f64 %fd152,%fd242,%fd48;
fma.rn.f64 %fd153,%fd241,%fd47,%fd152;
add.rn.f64 %fd51,%fd153,%fd243;
setp.eq.f64 %p47,%fd51,0d0000000000000000;
mov.f64 %fd249,0d0000000000000000;
@%p47 bra $3_33;
rcp.rn.f64 %fd249,%fd51;
$3_33:
mul.rn.f64 %fd231,%fd239,%fd48;
fma.rn.f64 %fd230,%fd238,%fd47,%fd231;
add.rn.f64 %fd229,%fd230,%fd240;
mul.rn.f64 %fd228,%fd236,%fd48;
fma.rn.f64 %fd227,%fd235,%fd47,%fd228;
add.rn.f64 %fd226,%fd227,%fd237;
mul.rn.f64 %fd251,%fd226,%fd249;
mul.rn.f64 %fd250,%fd229,%fd249;
$3_34:
mov.f64 %fd154,0d4338000000000000;
add.rn.f64 %fd58,%fd251,%fd154;
sub.rn.f64 %fd155,%fd58,%fd154;
sub.rn.f64 %fd252,%fd251,%fd155;
{
.reg .b32 %temp;
mov.b64 {%r393,%temp},%fd58;
}
setp.geu.f64 %p48,%fd252,0d0000000000000000;
@%p48 bra $3_36;
add.s32 %r393,%r393,-1;
mov.f64 %fd156,0d3FF0000000000000;
add.rn.f64 %fd252,%fd252,%fd156;
$3_36:
mov.f64 %fd234,0d4338000000000000;
add.rn.f64 %fd62,%fd250,%fd234;
sub.rn.f64 %fd158,%fd62,%fd234;
sub.rn.f64 %fd253,%fd250,%fd158;
{
.reg .b32 %temp;
mov.b64 {%r392,%temp},%fd62;
}
setp.geu.f64 %p49,%fd253,0d0000000000000000;
@%p49 bra $3_38;
add.s32 %r392,%r392,-1;
mov.f64 %fd159,0d3FF0000000000000;
add.rn.f64 %fd253,%fd253,%fd159;
$3_38:
add.rn.f64 %fd223,%fd251,%fd154;
cvt.rn.f32.f64 %f202,%fd252;
cvt.rn.f32.f64 %f201,%fd253;
{
.reg .b32 %temp;
mov.b64 {%temp,%r182},%fd223;
}
setp.ne.s32 %p51,%r182,1127743488;
mov.pred %p132,0;
@%p51 bra $3_40;
mov.f64 %fd206,0d4338000000000000;
add.rn.f64 %fd205,%fd250,%fd206;
{
.reg .b32 %temp;
mov.b64 {%temp,%r183},%fd205;
}
setp.eq.s32 %p132,%r183,1127743488;
$3_40:
add.s32 %r375,%r379,-2;
max.s32 %r374,%r375,0;
add.s32 %r358,%r378,-1;
setp.lt.u32 %p52,%r393,%r358;
and.pred %p53,%p132,%p52;
setp.lt.u32 %p54,%r392,%r374;
and.pred %p9,%p54,%p53;
not.pred %p55,%p9;
@%p55 bra $3_42;
cvt.u64.u32 %rd150,%r392;
and.b64 %rd151,%rd263,4294967295;
mul.lo.s64 %rd152,%rd151,%rd150;
mul.lo.s32 %r191,%r393,3;
cvt.u64.u32 %rd153,%r191;
add.s64 %rd154,%rd152,%rd153;
add.s64 %rd155,%rd262,%rd154;
cvt.u32.u64 %r192,%rd155;
and.b32 %r193,%r192,3;
and.b64 %rd156,%rd155,3;
sub.s64 %rd157,%rd154,%rd156;
add.s64 %rd144,%rd262,%rd157;
add.s32 %r194,%r193,5;
ld.global.nc.u32 %r185,[%rd144];
add.s64 %rd145,%rd144,4;
ld.global.nc.u32 %r186,[%rd145];
and.b32 %r195,%r194,12;
cvt.u64.u32 %rd158,%r195;
add.s64 %rd146,%rd144,%rd158;
ld.global.nc.u32 %r187,[%rd146];
mad.lo.s32 %r196,%r193,4369,12816;
and.b32 %r197,%r196,30583;
prmt.b32 %r394,%r185,%r186,%r197;
prmt.b32 %r397,%r186,%r187,%r197;
add.s64 %rd159,%rd154,%rd151;
add.s64 %rd160,%rd155,%rd151;
cvt.u32.u64 %r198,%rd160;
and.b32 %r199,%r198,3;
and.b64 %rd161,%rd160,3;
sub.s64 %rd162,%rd159,%rd161;
add.s64 %rd147,%rd262,%rd162;
add.s32 %r200,%r199,5;
ld.global.nc.u32 %r188,[%rd147];
add.s64 %rd148,%rd147,4;
ld.global.nc.u32 %r189,[%rd148];
and.b32 %r201,%r200,12;
cvt.u64.u32 %rd163,%r201;
add.s64 %rd149,%rd147,%rd163;
ld.global.nc.u32 %r190,[%rd149];
mad.lo.s32 %r202,%r199,4369,12816;
and.b32 %r203,%r202,30583;
prmt.b32 %r396,%r188,%r189,%r203;
prmt.b32 %r395,%r189,%r190,%r203;
$3_42:
add.s32 %r359,%r381,-1;
add.s32 %r204,%r18,2;
min.s32 %r69,%r204,%r359;
@%p25 bra $3_44;
cvt.s64.s32 %rd166,%r69;
mul.lo.s64 %rd167,%rd273,%rd166;
cvt.s64.s32 %rd168,%r17;
mul.lo.s64 %rd169,%rd274,%rd168;
add.s64 %rd170,%rd167,%rd169;
add.s64 %rd164,%rd272,%rd170;
ld.global.nc.f32 %f37,[%rd164];
cvt.rmi.s32.f32 %r401,%f37;
cvt.rn.f32.s32 %f39,%r401;
sub.rn.f32 %f204,%f37,%f39;
setp.ge.f32 %p57,%f204,0f00000000;
add.s64 %rd165,%rd164,%rd275;
ld.global.nc.f32 %f38,[%rd165];
cvt.rmi.s32.f32 %r400,%f38;
cvt.rn.f32.s32 %f40,%r400;
sub.rn.f32 %f203,%f38,%f40;
setp.ge.f32 %p58,%f203,0f00000000;
and.pred %p133,%p57,%p58;
bra.uni $3_54;
$3_44:
cvt.rn.f64.s32 %fd66,%r17;
cvt.rn.f64.s32 %fd67,%r69;
mul.rn.f64 %fd160,%fd236,%fd67;
fma.rn.f64 %fd161,%fd235,%fd66,%fd160;
add.rn.f64 %fd256,%fd161,%fd237;
mul.rn.f64 %fd162,%fd239,%fd67;
fma.rn.f64 %fd163,%fd238,%fd66,%fd162;
add.rn.f64 %fd255,%fd163,%fd240;
@%p1 bra $3_48;
mul.rn.f64 %fd165,%fd242,%fd67;
fma.rn.f64 %fd166,%fd241,%fd66,%fd165;
add.rn.f64 %fd70,%fd166,%fd243;
setp.eq.f64 %p59,%fd70,0d0000000000000000;
mov.f64 %fd254,0d0000000000000000;
@%p59 bra $3_47;
rcp.rn.f64 %fd254,%fd70;
$3_47:
mul.rn.f64 %fd212,%fd239,%fd67;
fma.rn.f64 %fd211,%fd238,%fd66,%fd212;
add.rn.f64 %fd210,%fd211,%fd240;
mul.rn.f64 %fd209,%fd236,%fd67;
fma.rn.f64 %fd208,%fd235,%fd66,%fd209;
add.rn.f64 %fd207,%fd208,%fd237;
mul.rn.f64 %fd256,%fd207,%fd254;
mul.rn.f64 %fd255,%fd210,%fd254;
$3_48:
mov.f64 %fd167,0d4338000000000000;
add.rn.f64 %fd77,%fd256,%fd167;
sub.rn.f64 %fd168,%fd77,%fd167;
sub.rn.f64 %fd257,%fd256,%fd168;
{
.reg .b32 %temp;
mov.b64 {%r401,%temp},%fd77;
}
setp.geu.f64 %p60,%fd257,0d0000000000000000;
@%p60 bra $3_50;
add.s32 %r401,%r401,-1;
mov.f64 %fd169,0d3FF0000000000000;
add.rn.f64 %fd257,%fd257,%fd169;
$3_50:
mov.f64 %fd232,0d4338000000000000;
add.rn.f64 %fd81,%fd255,%fd232;
sub.rn.f64 %fd171,%fd81,%fd232;
sub.rn.f64 %fd258,%fd255,%fd171;
{
.reg .b32 %temp;
mov.b64 {%r400,%temp},%fd81;
}
setp.geu.f64 %p61,%fd258,0d0000000000000000;
@%p61 bra $3_52;
add.s32 %r400,%r400,-1;
mov.f64 %fd172,0d3FF0000000000000;
add.rn.f64 %fd258,%fd258,%fd172;
$3_52:
add.rn.f64 %fd213,%fd256,%fd167;
cvt.rn.f32.f64 %f204,%fd257;
cvt.rn.f32.f64 %f203,%fd258;
{
.reg .b32 %temp;
mov.b64 {%temp,%r205},%fd213;
}
setp.ne.s32 %p63,%r205,1127743488;
mov.pred %p133,0;
@%p63 bra $3_54;
mov.f64 %fd215,0d4338000000000000;
add.rn.f64 %fd214,%fd255,%fd215;
{
.reg .b32 %temp;
mov.b64 {%temp,%r206},%fd214;
}
setp.eq.s32 %p133,%r206,1127743488;
$3_54:
add.s32 %r363,%r379,-2;
max.s32 %r362,%r363,0;
add.s32 %r360,%r378,-1;
setp.lt.u32 %p64,%r401,%r360;
and.pred %p65,%p133,%p64;
setp.lt.u32 %p66,%r400,%r362;
and.pred %p13,%p66,%p65;
not.pred %p67,%p13;
@%p67 bra $3_56;
cvt.u64.u32 %rd177,%r400;
and.b64 %rd178,%rd263,4294967295;
mul.lo.s64 %rd179,%rd178,%rd177;
mul.lo.s32 %r214,%r401,3;
cvt.u64.u32 %rd180,%r214;
add.s64 %rd181,%rd179,%rd180;
add.s64 %rd182,%rd262,%rd181;
cvt.u32.u64 %r215,%rd182;
and.b32 %r216,%r215,3;
and.b64 %rd183,%rd182,3;
sub.s64 %rd184,%rd181,%rd183;
add.s64 %rd171,%rd262,%rd184;
add.s32 %r217,%r216,5;
ld.global.nc.u32 %r208,[%rd171];
add.s64 %rd172,%rd171,4;
ld.global.nc.u32 %r209,[%rd172];
and.b32 %r218,%r217,12;
cvt.u64.u32 %rd185,%r218;
add.s64 %rd173,%rd171,%rd185;
ld.global.nc.u32 %r210,[%rd173];
mad.lo.s32 %r219,%r216,4369,12816;
and.b32 %r220,%r219,30583;
prmt.b32 %r404,%r208,%r209,%r220;
prmt.b32 %r405,%r209,%r210,%r220;
add.s64 %rd186,%rd181,%rd178;
add.s64 %rd187,%rd182,%rd178;
cvt.u32.u64 %r221,%rd187;
and.b32 %r222,%r221,3;
and.b64 %rd188,%rd187,3;
sub.s64 %rd189,%rd186,%rd188;
add.s64 %rd174,%rd262,%rd189;
add.s32 %r223,%r222,5;
ld.global.nc.u32 %r211,[%rd174];
add.s64 %rd175,%rd174,4;
ld.global.nc.u32 %r212,[%rd175];
and.b32 %r224,%r223,12;
cvt.u64.u32 %rd190,%r224;
add.s64 %rd176,%rd174,%rd190;
ld.global.nc.u32 %r213,[%rd176];
mad.lo.s32 %r225,%r222,4369,12816;
and.b32 %r226,%r225,30583;
prmt.b32 %r403,%r211,%r212,%r226;
prmt.b32 %r402,%r212,%r213,%r226;
$3_56:
add.s32 %r361,%r381,-1;
add.s32 %r227,%r18,3;
min.s32 %r88,%r227,%r361;
@%p25 bra $3_58;
cvt.s64.s32 %rd193,%r88;
mul.lo.s64 %rd194,%rd273,%rd193;
cvt.s64.s32 %rd195,%r17;
mul.lo.s64 %rd196,%rd274,%rd195;
add.s64 %rd197,%rd194,%rd196;
add.s64 %rd191,%rd272,%rd197;
ld.global.nc.f32 %f41,[%rd191];
cvt.rmi.s32.f32 %r409,%f41;
cvt.rn.f32.s32 %f43,%r409;
sub.rn.f32 %f206,%f41,%f43;
setp.ge.f32 %p69,%f206,0f00000000;
add.s64 %rd192,%rd191,%rd275;
ld.global.nc.f32 %f42,[%rd192];
cvt.rmi.s32.f32 %r408,%f42;
cvt.rn.f32.s32 %f44,%r408;
sub.rn.f32 %f205,%f42,%f44;
setp.ge.f32 %p70,%f205,0f00000000;
and.pred %p134,%p69,%p70;
bra.uni $3_68;
$3_58:
cvt.rn.f64.s32 %fd85,%r17;
cvt.rn.f64.s32 %fd86,%r88;
mul.rn.f64 %fd173,%fd236,%fd86;
fma.rn.f64 %fd174,%fd235,%fd85,%fd173;
add.rn.f64 %fd261,%fd174,%fd237;
mul.rn.f64 %fd175,%fd239,%fd86;
fma.rn.f64 %fd176,%fd238,%fd85,%fd175;
add.rn.f64 %fd260,%fd176,%fd240;
@%p1 bra $3_62;
mul.rn.f64 %fd178,%fd242,%fd86;
fma.rn.f64 %fd179,%fd241,%fd85,%fd178;
add.rn.f64 %fd89,%fd179,%fd243;
setp.eq.f64 %p71,%fd89,0d0000000000000000;
mov.f64 %fd259,0d0000000000000000;
@%p71 bra $3_61;
rcp.rn.f64 %fd259,%fd89;
$3_61:
mul.rn.f64 %fd221,%fd239,%fd86;
fma.rn.f64 %fd220,%fd238,%fd85,%fd221;
add.rn.f64 %fd219,%fd220,%fd240;
mul.rn.f64 %fd218,%fd236,%fd86;
fma.rn.f64 %fd217,%fd235,%fd85,%fd218;
add.rn.f64 %fd216,%fd217,%fd237;
mul.rn.f64 %fd261,%fd216,%fd259;
mul.rn.f64 %fd260,%fd219,%fd259;
$3_62:
mov.f64 %fd180,0d4338000000000000;
add.rn.f64 %fd96,%fd261,%fd180;
sub.rn.f64 %fd181,%fd96,%fd180;
sub.rn.f64 %fd262,%fd261,%fd181;
{
.reg .b32 %temp;
mov.b64 {%r409,%temp},%fd96;
}
setp.geu.f64 %p72,%fd262,0d0000000000000000;
@%p72 bra $3_64;
add.s32 %r409,%r409,-1;
mov.f64 %fd182,0d3FF0000000000000;
add.rn.f64 %fd262,%fd262,%fd182;
$3_64:
mov.f64 %fd233,0d4338000000000000;
add.rn.f64 %fd100,%fd260,%fd233;
sub.rn.f64 %fd184,%fd100,%fd233;
sub.rn.f64 %fd263,%fd260,%fd184;
{
.reg .b32 %temp;
mov.b64 {%r408,%temp},%fd100;
}
setp.geu.f64 %p73,%fd263,0d0000000000000000;
@%p73 bra $3_66;
add.s32 %r408,%r408,-1;
mov.f64 %fd185,0d3FF0000000000000;
add.rn.f64 %fd263,%fd263,%fd185;
$3_66:
add.rn.f64 %fd222,%fd261,%fd180;
cvt.rn.f32.f64 %f206,%fd262;
cvt.rn.f32.f64 %f205,%fd263;
{
.reg .b32 %temp;
mov.b64 {%temp,%r228},%fd222;
}
setp.ne.s32 %p75,%r228,1127743488;
mov.pred %p134,0;
@%p75 bra $3_68;
mov.f64 %fd204,0d4338000000000000;
add.rn.f64 %fd203,%fd260,%fd204;
{
.reg .b32 %temp;
mov.b64 {%temp,%r229},%fd203;
}
setp.eq.s32 %p134,%r229,1127743488;
$3_68:
add.s32 %r343,%r379,-2;
max.s32 %r342,%r343,0;
add.s32 %r341,%r378,-1;
setp.lt.u32 %p76,%r409,%r341;
and.pred %p77,%p134,%p76;
setp.lt.u32 %p78,%r408,%r342;
and.pred %p17,%p78,%p77;
not.pred %p79,%p17;
@%p79 bra $3_70;
cvt.u64.u32 %rd204,%r408;
and.b64 %rd205,%rd263,4294967295;
mul.lo.s64 %rd206,%rd205,%rd204;
mul.lo.s32 %r240,%r409,3;
cvt.u64.u32 %rd207,%r240;
add.s64 %rd208,%rd206,%rd207;
add.s64 %rd209,%rd262,%rd208;
cvt.u32.u64 %r241,%rd209;
and.b32 %r242,%r241,3;
and.b64 %rd210,%rd209,3;
sub.s64 %rd211,%rd208,%rd210;
add.s64 %rd198,%rd262,%rd211;
add.s32 %r243,%r242,5;
ld.global.nc.u32 %r234,[%rd198];
add.s64 %rd199,%rd198,4;
ld.global.nc.u32 %r235,[%rd199];
and.b32 %r244,%r243,12;
cvt.u64.u32 %rd212,%r244;
add.s64 %rd200,%rd198,%rd212;
ld.global.nc.u32 %r236,[%rd200];
mad.lo.s32 %r245,%r242,4369,12816;
and.b32 %r246,%r245,30583;
prmt.b32 %r412,%r234,%r235,%r246;
prmt.b32 %r413,%r235,%r236,%r246;
add.s64 %rd213,%rd208,%rd205;
add.s64 %rd214,%rd209,%rd205;
cvt.u32.u64 %r247,%rd214;
and.b32 %r248,%r247,3;
and.b64 %rd215,%rd214,3;
sub.s64 %rd216,%rd213,%rd215;
add.s64 %rd201,%rd262,%rd216;
add.s32 %r249,%r248,5;
ld.global.nc.u32 %r237,[%rd201];
add.s64 %rd202,%rd201,4;
ld.global.nc.u32 %r238,[%rd202];
and.b32 %r250,%r249,12;
cvt.u64.u32 %rd217,%r250;
add.s64 %rd203,%rd201,%rd217;
ld.global.nc.u32 %r239,[%rd203];
mad.lo.s32 %r251,%r248,4369,12816;
and.b32 %r252,%r251,30583;
prmt.b32 %r411,%r237,%r238,%r252;
prmt.b32 %r410,%r238,%r239,%r252;
$3_70:
mov.u32 %r345,%tid.x;
mov.u32 %r344,%tid.y;
mul.wide.u32 %rd218,%r344,384;
mov.u64 %rd219,_ZZ11warp_packedILi3EEvPKvRK5BatchS1_S4_PvS4_iRK6MatrixPS7_RK12SurroundingsE5lines;
add.s64 %rd220,%rd219,%rd218;
mul.lo.s32 %r255,%r345,3;
cvt.u64.u32 %rd221,%r255;
add.s64 %rd48,%rd220,%rd221;
@%p43 bra $3_72;
mov.f32 %f45,0f3F800000;
sub.f32 %f46,%f45,%f200;
cvt.u16.u32 %rs1,%r387;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f47,%rs2;
shr.u32 %r256,%r387,24;
cvt.u16.u32 %rs3,%r256;
cvt.rn.f32.u16 %f48,%rs3;
mul.rn.f32 %f49,%f46,%f47;
fma.rn.f32 %f50,%f200,%f48,%f49;
cvt.u16.u32 %rs4,%r389;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f51,%rs5;
shr.u32 %r257,%r389,24;
cvt.u16.u32 %rs6,%r257;
cvt.rn.f32.u16 %f52,%rs6;
mul.rn.f32 %f53,%f46,%f51;
fma.rn.f32 %f54,%f200,%f52,%f53;
sub.f32 %f55,%f45,%f199;
mul.rn.f32 %f56,%f55,%f50;
fma.rn.f32 %f57,%f199,%f54,%f56;
cvt.rni.u32.f32 %r258,%f57;
st.shared.u8 [%rd48],%r258;
shr.u16 %rs7,%rs1,8;
cvt.rn.f32.u16 %f58,%rs7;
cvt.u16.u32 %rs8,%r386;
and.b16 %rs9,%rs8,255;
cvt.rn.f32.u16 %f59,%rs9;
mul.rn.f32 %f60,%f46,%f58;
fma.rn.f32 %f61,%f200,%f59,%f60;
shr.u16 %rs10,%rs4,8;
cvt.rn.f32.u16 %f62,%rs10;
cvt.u16.u32 %rs11,%r388;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f63,%rs12;
mul.rn.f32 %f64,%f46,%f62;
fma.rn.f32 %f65,%f200,%f63,%f64;
mul.rn.f32 %f66,%f55,%f61;
fma.rn.f32 %f67,%f199,%f65,%f66;
cvt.rni.u32.f32 %r259,%f67;
st.shared.u8 [%rd48+1],%r259;
shr.u32 %r260,%r387,16;
cvt.u16.u32 %rs13,%r260;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f68,%rs14;
shr.u16 %rs15,%rs8,8;
cvt.rn.f32.u16 %f69,%rs15;
mul.rn.f32 %f70,%f46,%f68;
fma.rn.f32 %f71,%f200,%f69,%f70;
shr.u32 %r261,%r389,16;
cvt.u16.u32 %rs16,%r261;
and.b16 %rs17,%rs16,255;
cvt.rn.f32.u16 %f72,%rs17;
shr.u16 %rs18,%rs11,8;
cvt.rn.f32.u16 %f73,%rs18;
mul.rn.f32 %f74,%f46,%f72;
fma.rn.f32 %f75,%f200,%f73,%f74;
mul.rn.f32 %f76,%f55,%f71;
fma.rn.f32 %f77,%f199,%f75,%f76;
cvt.rni.u32.f32 %r262,%f77;
st.shared.u8 [%rd48+2],%r262;
$3_72:
@%p55 bra $3_74;
mov.f32 %f78,0f3F800000;
sub.f32 %f79,%f78,%f202;
cvt.u16.u32 %rs19,%r394;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f80,%rs20;
shr.u32 %r263,%r394,24;
cvt.u16.u32 %rs21,%r263;
cvt.rn.f32.u16 %f81,%rs21;
mul.rn.f32 %f82,%f79,%f80;
fma.rn.f32 %f83,%f202,%f81,%f82;
cvt.u16.u32 %rs22,%r396;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f84,%rs23;
shr.u32 %r264,%r396,24;
cvt.u16.u32 %rs24,%r264;
cvt.rn.f32.u16 %f85,%rs24;
mul.rn.f32 %f86,%f79,%f84;
fma.rn.f32 %f87,%f202,%f85,%f86;
sub.f32 %f88,%f78,%f201;
mul.rn.f32 %f89,%f88,%f83;
fma.rn.f32 %f90,%f201,%f87,%f89;
cvt.rni.u32.f32 %r265,%f90;
st.shared.u8 [%rd48+96],%r265;
shr.u16 %rs25,%rs19,8;
cvt.rn.f32.u16 %f91,%rs25;
cvt.u16.u32 %rs26,%r397;
and.b16 %rs27,%rs26,255;
cvt.rn.f32.u16 %f92,%rs27;
mul.rn.f32 %f93,%f79,%f91;
fma.rn.f32 %f94,%f202,%f92,%f93;
shr.u16 %rs28,%rs22,8;
cvt.rn.f32.u16 %f95,%rs28;
cvt.u16.u32 %rs29,%r395;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f96,%rs30;
mul.rn.f32 %f97,%f79,%f95;
fma.rn.f32 %f98,%f202,%f96,%f97;
mul.rn.f32 %f99,%f88,%f94;
fma.rn.f32 %f100,%f201,%f98,%f99;
cvt.rni.u32.f32 %r266,%f100;
st.shared.u8 [%rd48+97],%r266;
shr.u32 %r267,%r394,16;
cvt.u16.u32 %rs31,%r267;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f101,%rs32;
shr.u16 %rs33,%rs26,8;
cvt.rn.f32.u16 %f102,%rs33;
mul.rn.f32 %f103,%f79,%f101;
fma.rn.f32 %f104,%f202,%f102,%f103;
shr.u32 %r268,%r396,16;
cvt.u16.u32 %rs34,%r268;
and.b16 %rs35,%rs34,255;
cvt.rn.f32.u16 %f105,%rs35;
shr.u16 %rs36,%rs29,8;
cvt.rn.f32.u16 %f106,%rs36;
mul.rn.f32 %f107,%f79,%f105;
fma.rn.f32 %f108,%f202,%f106,%f107;
mul.rn.f32 %f109,%f88,%f104;
fma.rn.f32 %f110,%f201,%f108,%f109;
cvt.rni.u32.f32 %r269,%f110;
st.shared.u8 [%rd48+98],%r269;
$3_74:
@%p67 bra $3_76;
mov.f32 %f111,0f3F800000;
sub.f32 %f112,%f111,%f204;
cvt.u16.u32 %rs37,%r404;
and.b16 %rs38,%rs37,255;
cvt.rn.f32.u16 %f113,%rs38;
shr.u32 %r270,%r404,24;
cvt.u16.u32 %rs39,%r270;
cvt.rn.f32.u16 %f114,%rs39;
mul.rn.f32 %f115,%f112,%f113;
fma.rn.f32 %f116,%f204,%f114,%f115;
cvt.u16.u32 %rs40,%r403;
and.b16 %rs41,%rs40,255;
cvt.rn.f32.u16 %f117,%rs41;
shr.u32 %r271,%r403,24;
cvt.u16.u32 %rs42,%r271;
cvt.rn.f32.u16 %f118,%rs42;
mul.rn.f32 %f119,%f112,%f117;
fma.rn.f32 %f120,%f204,%f118,%f119;
sub.f32 %f121,%f111,%f203;
mul.rn.f32 %f122,%f121,%f116;
fma.rn.f32 %f123,%f203,%f120,%f122;
cvt.rni.u32.f32 %r272,%f123;
st.shared.u8 [%rd48+192],%r272;
shr.u16 %rs43,%rs37,8;
cvt.rn.f32.u16 %f124,%rs43;
cvt.u16.u32 %rs44,%r405;
and.b16 %rs45,%rs44,255;
cvt.rn.f32.u16 %f125,%rs45;
mul.rn.f32 %f126,%f112,%f124;
fma.rn.f32 %f127,%f204,%f125,%f126;
shr.u16 %rs46,%rs40,8;
cvt.rn.f32.u16 %f128,%rs46;
cvt.u16.u32 %rs47,%r402;
and.b16 %rs48,%rs47,255;
cvt.rn.f32.u16 %f129,%rs48;
mul.rn.f32 %f130,%f112,%f128;
fma.rn.f32 %f131,%f204,%f129,%f130;
mul.rn.f32 %f132,%f121,%f127;
fma.rn.f32 %f133,%f203,%f131,%f132;
cvt.rni.u32.f32 %r273,%f133;
st.shared.u8 [%rd48+193],%r273;
shr.u32 %r274,%r404,16;
cvt.u16.u32 %rs49,%r274;
and.b16 %rs50,%rs49,255;
cvt.rn.f32.u16 %f134,%rs50;
shr.u16 %rs51,%rs44,8;
cvt.rn.f32.u16 %f135,%rs51;
mul.rn.f32 %f136,%f112,%f134;
fma.rn.f32 %f137,%f204,%f135,%f136;
shr.u32 %r275,%r403,16;
cvt.u16.u32 %rs52,%r275;
and.b16 %rs53,%rs52,255;
cvt.rn.f32.u16 %f138,%rs53;
shr.u16 %rs54,%rs47,8;
cvt.rn.f32.u16 %f139,%rs54;
mul.rn.f32 %f140,%f112,%f138;
fma.rn.f32 %f141,%f204,%f139,%f140;
mul.rn.f32 %f142,%f121,%f137;
fma.rn.f32 %f143,%f203,%f141,%f142;
cvt.rni.u32.f32 %r276,%f143;
st.shared.u8 [%rd48+194],%r276;
$3_76:
@%p79 bra $3_78;
mov.f32 %f144,0f3F800000;
sub.f32 %f145,%f144,%f206;
cvt.u16.u32 %rs55,%r412;
and.b16 %rs56,%rs55,255;
cvt.rn.f32.u16 %f146,%rs56;
shr.u32 %r277,%r412,24;
cvt.u16.u32 %rs57,%r277;
cvt.rn.f32.u16 %f147,%rs57;
mul.rn.f32 %f148,%f145,%f146;
fma.rn.f32 %f149,%f206,%f147,%f148;
cvt.u16.u32 %rs58,%r411;
and.b16 %rs59,%rs58,255;
cvt.rn.f32.u16 %f150,%rs59;
shr.u32 %r278,%r411,24;
cvt.u16.u32 %rs60,%r278;
cvt.rn.f32.u16 %f151,%rs60;
mul.rn.f32 %f152,%f145,%f150;
fma.rn.f32 %f153,%f206,%f151,%f152;
sub.f32 %f154,%f144,%f205;
mul.rn.f32 %f155,%f154,%f149;
fma.rn.f32 %f156,%f205,%f153,%f155;
cvt.rni.u32.f32 %r279,%f156;
st.shared.u8 [%rd48+288],%r279;
shr.u16 %rs61,%rs55,8;
cvt.rn.f32.u16 %f157,%rs61;
cvt.u16.u32 %rs62,%r413;
and.b16 %rs63,%rs62,255;
cvt.rn.f32.u16 %f158,%rs63;
mul.rn.f32 %f159,%f145,%f157;
fma.rn.f32 %f160,%f206,%f158,%f159;
shr.u16 %rs64,%rs58,8;
cvt.rn.f32.u16 %f161,%rs64;
cvt.u16.u32 %rs65,%r410;
and.b16 %rs66,%rs65,255;
cvt.rn.f32.u16 %f162,%rs66;
mul.rn.f32 %f163,%f145,%f161;
fma.rn.f32 %f164,%f206,%f162,%f163;
mul.rn.f32 %f165,%f154,%f160;
fma.rn.f32 %f166,%f205,%f164,%f165;
cvt.rni.u32.f32 %r280,%f166;
st.shared.u8 [%rd48+289],%r280;
shr.u32 %r281,%r412,16;
cvt.u16.u32 %rs67,%r281;
and.b16 %rs68,%rs67,255;
cvt.rn.f32.u16 %f167,%rs68;
shr.u16 %rs69,%rs62,8;
cvt.rn.f32.u16 %f168,%rs69;
mul.rn.f32 %f169,%f145,%f167;
fma.rn.f32 %f170,%f206,%f168,%f169;
shr.u32 %r282,%r411,16;
cvt.u16.u32 %rs70,%r282;
and.b16 %rs71,%rs70,255;
cvt.rn.f32.u16 %f171,%rs71;
shr.u16 %rs72,%rs65,8;
cvt.rn.f32.u16 %f172,%rs72;
mul.rn.f32 %f173,%f145,%f171;
fma.rn.f32 %f174,%f206,%f172,%f173;
mul.rn.f32 %f175,%f154,%f170;
fma.rn.f32 %f176,%f205,%f174,%f175;
cvt.rni.u32.f32 %r283,%f176;
st.shared.u8 [%rd48+290],%r283;
$3_78:
selp.u32 %r284,1,0,%p43;
selp.b32 %r285,0,2,%p9;
or.b32 %r286,%r285,%r284;
selp.b32 %r287,0,4,%p13;
or.b32 %r288,%r287,%r286;
selp.b32 %r289,0,8,%p17;
or.b32 %r415,%r289,%r288;
setp.eq.s32 %p85,%r415,0;
@%p85 bra $3_100;
mov.u64 %rd259,_ZZ11warp_packedILi3EEvPKvRK5BatchS1_S4_PvS4_iRK6MatrixPS7_RK12SurroundingsE5lines;
mov.u32 %r369,%ctaid.x;
mov.u32 %r368,%tid.x;
shl.b32 %r367,%r369,5;
add.s32 %r366,%r380,-1;
add.s32 %r365,%r367,%r368;
min.s32 %r364,%r365,%r366;
cvt.rn.f64.s32 %fd104,%r364;
cvt.s64.s32 %rd222,%r364;
mul.lo.s64 %rd49,%rd274,%rd222;
cvt.rn.f64.s32 %fd105,%r378;
cvt.rn.f64.s32 %fd106,%r379;
mov.u32 %r414,0;
cvta.shared.u64 %rd230,%rd259;
bra.uni $3_80;
$3_88:
setp.lt.f64 %p99,%fd266,0dBFF0000000000000;
setp.gt.f64 %p100,%fd266,0dC1CDCD6500000000;
and.pred %p101,%p99,%p100;
setp.lt.f64 %p102,%fd266,0d41CDCD6500000000;
setp.ge.f64 %p103,%fd266,%fd105;
and.pred %p104,%p102,%p103;
or.pred %p105,%p101,%p104;
@%p105 bra $3_90;
setp.lt.f64 %p107,%fd265,0dBFF0000000000000;
setp.gt.f64 %p108,%fd265,0dC1CDCD6500000000;
and.pred %p109,%p107,%p108;
setp.lt.f64 %p110,%fd265,0d41CDCD6500000000;
setp.ge.f64 %p111,%fd265,%fd106;
and.pred %p112,%p110,%p111;
or.pred %p113,%p109,%p112;
not.pred %p114,%p113;
@%p114 bra $3_92;
$3_90:
abs.f64 %fd193,%fd266;
setp.geu.f64 %p116,%fd193,0d41CDCD6500000000;
@%p116 bra $3_92;
abs.f64 %fd194,%fd265;
setp.lt.f64 %p135,%fd194,0d41CDCD6500000000;
bra.uni $3_92;
$3_80:
.pragma "nounroll";
and.b32 %r297,%r415,1;
setp.eq.b32 %p86,%r297,1;
mov.pred %p87,0;
xor.pred %p88,%p86,%p87;
not.pred %p89,%p88;
@%p89 bra $3_99;
add.s32 %r346,%r381,-1;
add.s32 %r303,%r414,%r18;
min.s32 %r110,%r303,%r346;
@%p25 bra $3_83;
cvt.s64.s32 %rd225,%r110;
mul.lo.s64 %rd226,%rd273,%rd225;
add.s64 %rd227,%rd226,%rd49;
add.s64 %rd223,%rd272,%rd227;
ld.global.nc.f32 %f177,[%rd223];
cvt.f64.f32 %fd266,%f177;
add.s64 %rd224,%rd223,%rd275;
ld.global.nc.f32 %f178,[%rd224];
cvt.f64.f32 %fd265,%f178;
bra.uni $3_87;
$3_83:
cvt.rn.f64.s32 %fd109,%r110;
mul.rn.f64 %fd186,%fd236,%fd109;
fma.rn.f64 %fd187,%fd235,%fd104,%fd186;
add.rn.f64 %fd266,%fd187,%fd237;
mul.rn.f64 %fd188,%fd239,%fd109;
fma.rn.f64 %fd189,%fd238,%fd104,%fd188;
add.rn.f64 %fd265,%fd189,%fd240;
@%p1 bra $3_87;
mul.rn.f64 %fd191,%fd242,%fd109;
fma.rn.f64 %fd192,%fd241,%fd104,%fd191;
add.rn.f64 %fd112,%fd192,%fd243;
setp.eq.f64 %p96,%fd112,0d0000000000000000;
mov.f64 %fd264,0d0000000000000000;
@%p96 bra $3_86;
rcp.rn.f64 %fd264,%fd112;
$3_86:
mul.rn.f64 %fd266,%fd266,%fd264;
mul.rn.f64 %fd265,%fd265,%fd264;
$3_87:
ld.param.u32 %r347,[p9];
setp.ne.s32 %p98,%r347,0;
mov.pred %p135,0;
@%p98 bra $3_92;
bra.uni $3_88;
$3_92:
add.s64 %rd231,%rd230,%rd218;
mul.lo.s32 %r305,%r414,96;
cvt.s64.s32 %rd232,%r305;
add.s64 %rd50,%rd232,%rd221;
add.s64 %rd51,%rd231,%rd50;
@%p135 bra $3_94;
bra.uni $3_93;
$3_94:
mov.f64 %fd195,0d4338000000000000;
add.rn.f64 %fd196,%fd266,%fd195;
sub.rn.f64 %fd197,%fd196,%fd195;
sub.rn.f64 %fd267,%fd266,%fd197;
setp.geu.f64 %p117,%fd267,0d0000000000000000;
@%p117 bra $3_96;
mov.f64 %fd198,0d3FF0000000000000;
add.rn.f64 %fd267,%fd267,%fd198;
$3_96:
add.rn.f64 %fd200,%fd265,%fd195;
sub.rn.f64 %fd201,%fd200,%fd195;
sub.rn.f64 %fd268,%fd265,%fd201;
setp.geu.f64 %p118,%fd268,0d0000000000000000;
@%p118 bra $3_98;
mov.f64 %fd202,0d3FF0000000000000;
add.rn.f64 %fd268,%fd268,%fd202;
$3_98:
mul.lo.s32 %r377,%r414,96;
cvt.s64.s32 %rd261,%r377;
add.s64 %rd260,%rd261,%rd221;
ld.param.f32 %f198,[p12];
ld.param.f32 %f197,[p11];
ld.param.f32 %f196,[p10];
cvt.rn.f32.f64 %f179,%fd267;
mov.f32 %f180,0f3F800000;
sub.f32 %f181,%f180,%f179;
cvt.rn.f32.f64 %f182,%fd268;
sub.f32 %f183,%f180,%f182;
mul.rn.f32 %f184,%f181,%f196;
fma.rn.f32 %f185,%f179,%f196,%f184;
add.s64 %rd239,%rd220,%rd260;
mul.rn.f32 %f186,%f183,%f185;
fma.rn.f32 %f187,%f182,%f185,%f186;
cvt.rni.s32.f32 %r310,%f187;
max.s32 %r311,%r310,0;
min.s32 %r312,%r311,255;
st.shared.u8 [%rd239],%r312;
mul.rn.f32 %f188,%f181,%f197;
fma.rn.f32 %f189,%f179,%f197,%f188;
mul.rn.f32 %f190,%f183,%f189;
fma.rn.f32 %f191,%f182,%f189,%f190;
cvt.rni.s32.f32 %r313,%f191;
max.s32 %r314,%r313,0;
min.s32 %r315,%r314,255;
st.shared.u8 [%rd239+1],%r315;
mul.rn.f32 %f192,%f181,%f198;
fma.rn.f32 %f193,%f179,%f198,%f192;
mul.rn.f32 %f194,%f183,%f193;
fma.rn.f32 %f195,%f182,%f193,%f194;
cvt.rni.s32.f32 %r316,%f195;
max.s32 %r317,%r316,0;
min.s32 %r318,%r317,255;
st.shared.u8 [%rd239+2],%r318;
bra.uni $3_99;
$3_93:
add.u64 %rd258,%SP,40;
add.u64 %rd257,%SP,0;
mov.u32 %r308,3;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd257;
.param .b64 param1;
st.param.f64 [param1+0],%fd266;
.param .b64 param2;
st.param.f64 [param2+0],%fd265;
.param .b64 param3;
st.param.b64 [param3+0],%rd51;
.param .b32 param4;
st.param.b32 [param4+0],%r308;
.param .b64 param5;
st.param.b64 [param5+0],%rd258;
call.uni
_Z12sample_aloneILi2EEvRK5ImageddPhiRK12Surroundings,
(
param0,
param1,
param2,
param3,
param4,
param5
);
}
$3_99:
add.s32 %r414,%r414,1;
shr.u32 %r415,%r415,1;
setp.ne.s32 %p119,%r415,0;
@%p119 bra $3_80;
$3_100:
mov.u32 %r349,%ctaid.x;
shl.b32 %r348,%r349,5;
cvt.s64.s32 %rd240,%r18;
mul.lo.s64 %rd53,%rd267,%rd240;
mul.lo.s32 %r325,%r349,96;
cvt.s64.s32 %rd54,%r325;
add.s64 %rd55,%rd53,%rd54;
add.s64 %rd241,%rd266,%rd55;
add.s32 %r327,%r348,32;
setp.le.s32 %p120,%r327,%r380;
or.b64 %rd242,%rd267,%rd241;
and.b64 %rd243,%rd242,3;
setp.eq.s64 %p121,%rd243,0;
and.pred %p122,%p120,%p121;
@%p122 bra $3_104;
bra.uni $3_101;
$3_104:
sub.s32 %r356,%r381,%r18;
mov.u32 %r355,%tid.x;
bar.warp.sync -1;
setp.gt.u32 %p127,%r355,23;
setp.lt.s32 %p128,%r356,1;
or.pred %p129,%p127,%p128;
@%p129 bra $3_107;
mov.u32 %r357,%tid.x;
mul.wide.u32 %rd251,%r357,4;
add.s64 %rd252,%rd251,%rd53;
add.s64 %rd253,%rd252,%rd54;
add.s64 %rd279,%rd266,%rd253;
add.s64 %rd278,%rd220,%rd251;
mov.u32 %r417,0;
$3_106:
ld.shared.u32 %r340,[%rd278];
st.u32 [%rd279],%r340;
add.s64 %rd279,%rd279,%rd267;
add.s64 %rd278,%rd278,96;
add.s32 %r417,%r417,1;
setp.lt.s32 %p130,%r417,%r21;
@%p130 bra $3_106;
bra.uni $3_107;
$3_101:
sub.s32 %r354,%r381,%r18;
mov.u32 %r353,%ctaid.x;
mov.u32 %r352,%tid.x;
shl.b32 %r351,%r353,5;
add.s32 %r350,%r351,%r352;
setp.ge.s32 %p123,%r350,%r380;
setp.lt.s32 %p124,%r354,1;
or.pred %p125,%p123,%p124;
@%p125 bra $3_107;
add.s64 %rd248,%rd55,%rd221;
add.s64 %rd249,%rd266,%rd248;
add.s64 %rd277,%rd249,2;
add.s64 %rd276,%rd48,2;
mov.u32 %r416,0;
$3_103:
.pragma "nounroll";
ld.shared.u8 %rs73,[%rd276+-2];
st.u8 [%rd277+-2],%rs73;
ld.shared.u8 %rs74,[%rd276+-1];
st.u8 [%rd277+-1],%rs74;
ld.shared.u8 %rs75,[%rd276];
st.u8 [%rd277],%rs75;
add.s64 %rd277,%rd277,%rd267;
add.s64 %rd276,%rd276,96;
add.s32 %r416,%r416,1;
setp.lt.s32 %p126,%r416,%r21;
@%p126 bra $3_103;
$3_107:
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
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
.minnctapersm 3
{
.local .align 8 .b8 __local_depot4[64];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<136>;
.reg .b16 %rs<121>;
.reg .f32 %f<252>;
.reg .b32 %r<441>;
.reg .f64 %fd<269>;
.reg .b64 %rd<280>;
.shared .align 4 .b8 _ZZ11warp_packedILi4EEvPKvRK5BatchS1_S4_PvS4_iRK6MatrixPS7_RK12SurroundingsE5lines[4096];
mov.u64 %SPL,__local_depot4;
cvta.local.u64 %SP,%SPL;
ld.param.u64 %rd68,[p0];
ld.param.v2.u32 {%r401,%r402},[p1+32];
ld.param.v2.u32 {%r133,%r134},[p1+40];
ld.param.u64 %rd73,[p2];
ld.param.v2.u32 {%r137,%r138},[p3+40];
ld.param.u64 %rd78,[p4];
ld.param.v2.u32 {%r403,%r404},[p5+32];
ld.param.v2.u32 {%r141,%r142},[p5+40];
ld.param.u64 %rd83,[p8];
ld.param.u32 %r130,[p9];
ld.param.f32 %f25,[p10];
ld.param.f32 %f26,[p11];
ld.param.f32 %f27,[p12];
ld.param.f32 %f28,[p13];
ld.param.f64 %fd243,[p7+64];
ld.param.f64 %fd242,[p7+56];
ld.param.f64 %fd241,[p7+48];
ld.param.f64 %fd240,[p7+40];
ld.param.f64 %fd239,[p7+32];
ld.param.f64 %fd238,[p7+24];
ld.param.f64 %fd237,[p7+16];
ld.param.f64 %fd236,[p7+8];
ld.param.f64 %fd235,[p7];
ld.param.u64 %rd267,[p5+8];
ld.param.u64 %rd79,[p5];
ld.param.u64 %rd77,[p3+24];
ld.param.u64 %rd76,[p3+16];
ld.param.u64 %rd75,[p3+8];
ld.param.u64 %rd74,[p3];
ld.param.u64 %rd265,[p1+24];
ld.param.u64 %rd264,[p1+16];
ld.param.u64 %rd263,[p1+8];
ld.param.u64 %rd69,[p1];
add.u64 %rd85,%SPL,40;
st.local.u32 [%rd85],%r130;
st.local.f32 [%rd85+4],%f25;
st.local.f32 [%rd85+8],%f26;
st.local.f32 [%rd85+12],%f27;
st.local.f32 [%rd85+16],%f28;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p20,%r134,0;
@%p20 bra $4_2;
cvta.to.global.u64 %rd86,%rd68;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r401,%r402},[%rd88+32];
ld.global.u64 %rd265,[%rd88+24];
ld.global.u64 %rd264,[%rd88+16];
ld.global.u64 %rd263,[%rd88+8];
ld.global.u64 %rd262,[%rd88];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd69,%rd89;
add.s64 %rd262,%rd68,%rd90;
$4_3:
add.u64 %rd92,%SPL,0;
st.local.u64 [%rd92],%rd262;
st.local.u64 [%rd92+8],%rd263;
st.local.u64 [%rd92+16],%rd264;
st.local.u64 [%rd92+24],%rd265;
st.local.v2.u32 [%rd92+32],{%r401,%r402};
setp.eq.s32 %p21,%r142,0;
@%p21 bra $4_5;
cvta.to.global.u64 %rd93,%rd78;
mul.wide.s32 %rd94,%r1,40;
add.s64 %rd95,%rd93,%rd94;
ld.global.v2.u32 {%r403,%r404},[%rd95+32];
ld.global.u64 %rd267,[%rd95+8];
ld.global.u64 %rd266,[%rd95];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd96,%r1;
mul.lo.s64 %rd97,%rd79,%rd96;
add.s64 %rd266,%rd78,%rd97;
$4_6:
mov.u32 %r147,%ctaid.x;
shl.b32 %r148,%r147,5;
mov.u32 %r149,%tid.x;
add.s32 %r150,%r148,%r149;
add.s32 %r151,%r403,-1;
min.s32 %r17,%r150,%r151;
mov.u32 %r152,%ctaid.y;
shl.b32 %r153,%r152,3;
mov.u32 %r154,%tid.y;
add.s32 %r155,%r153,%r154;
shl.b32 %r18,%r155,2;
sub.s32 %r20,%r404,%r18;
min.s32 %r21,%r20,4;
setp.ge.s32 %p22,%r148,%r403;
setp.lt.s32 %p23,%r21,1;
or.pred %p24,%p22,%p23;
@%p24 bra $4_107;
ld.param.u32 %r393,[p6];
setp.eq.s32 %p25,%r393,0;
mov.u64 %rd272,0;
mov.u64 %rd273,%rd272;
mov.u64 %rd274,%rd272;
mov.u64 %rd275,%rd272;
@%p25 bra $4_12;
setp.eq.s32 %p26,%r138,0;
@%p26 bra $4_10;
cvta.to.global.u64 %rd102,%rd73;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd275,[%rd104+24];
ld.global.u64 %rd274,[%rd104+16];
ld.global.u64 %rd273,[%rd104+8];
ld.global.u64 %rd272,[%rd104];
bra.uni $4_12;
$4_10:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd74,%rd105;
add.s64 %rd272,%rd73,%rd106;
mov.u64 %rd273,%rd75;
mov.u64 %rd274,%rd76;
mov.u64 %rd275,%rd77;
$4_12:
setp.eq.s64 %p27,%rd83,0;
@%p27 bra $4_14;
cvta.to.global.u64 %rd107,%rd83;
mul.wide.u32 %rd108,%r1,72;
add.s64 %rd109,%rd107,%rd108;
ld.global.f64 %fd235,[%rd109];
ld.global.f64 %fd236,[%rd109+8];
ld.global.f64 %fd237,[%rd109+16];
ld.global.f64 %fd238,[%rd109+24];
ld.global.f64 %fd239,[%rd109+32];
ld.global.f64 %fd240,[%rd109+40];
ld.global.f64 %fd241,[%rd109+48];
ld.global.f64 %fd242,[%rd109+56];
ld.global.f64 %fd243,[%rd109+64];
$4_14:
setp.eq.f64 %p28,%fd242,0d0000000000000000;
setp.eq.f64 %p29,%fd241,0d0000000000000000;
and.pred %p30,%p29,%p28;
setp.eq.f64 %p31,%fd243,0d3FF0000000000000;
and.pred %p1,%p30,%p31;
add.s32 %r30,%r404,-1;
min.s32 %r31,%r18,%r30;
@%p25 bra $4_16;
cvt.s64.s32 %rd112,%r31;
mul.lo.s64 %rd113,%rd273,%rd112;
cvt.s64.s32 %rd114,%r17;
mul.lo.s64 %rd115,%rd274,%rd114;
add.s64 %rd116,%rd113,%rd115;
add.s64 %rd110,%rd272,%rd116;
ld.global.nc.f32 %f29,[%rd110];
cvt.rmi.s32.f32 %r408,%f29;
cvt.rn.f32.s32 %f31,%r408;
sub.rn.f32 %f245,%f29,%f31;
setp.ge.f32 %p33,%f245,0f00000000;
add.s64 %rd111,%rd110,%rd275;
ld.global.nc.f32 %f30,[%rd111];
cvt.rmi.s32.f32 %r407,%f30;
cvt.rn.f32.s32 %f32,%r407;
sub.rn.f32 %f244,%f30,%f32;
setp.ge.f32 %p34,%f244,0f00000000;
and.pred %p131,%p33,%p34;
bra.uni $4_26;
$4_16:
cvt.rn.f64.s32 %fd28,%r17;
cvt.rn.f64.s32 %fd29,%r31;
mul.rn.f64 %fd134,%fd236,%fd29;
fma.rn.f64 %fd135,%fd235,%fd28,%fd134;
add.rn.f64 %fd246,%fd135,%fd237;
mul.rn.f64 %fd136,%fd239,%fd29;
fma.rn.f64 %fd137,%fd238,%fd28,%fd136;
add.rn.f64 %fd245,%fd137,%fd240;
@%p1 bra $4_20;
mul.rn.f64 %fd139,%fd242,%fd29;
fma.rn.f64 %fd140,%fd241,%fd28,%fd139;
add.rn.f64 %fd32,%fd140,%fd243;
setp.eq.f64 %p35,%fd32,0d0000000000000000;
mov.f64 %fd244,0d0000000000000000;
@%p35 bra $4_19;
rcp.rn.f64 %fd244,%fd32;
$4_19:
mul.rn.f64 %fd246,%fd246,%fd244;
mul.rn.f64 %fd245,%fd245,%fd244;
$4_20:
mov.f64 %fd141,0d4338000000000000;
add.rn.f64 %fd39,%fd246,%fd141;
sub.rn.f64 %fd142,%fd39,%fd141;
sub.rn.f64 %fd247,%fd246,%fd142;
{
.reg .b32 %temp;
mov.b64 {%r408,%temp},%fd39;
}
setp.geu.f64 %p36,%fd247,0d0000000000000000;
@%p36 bra $4_22;
add.s32 %r408,%r408,-1;
mov.f64 %fd143,0d3FF0000000000000;
add.rn.f64 %fd247,%fd247,%fd143;
$4_22:
add.rn.f64 %fd43,%fd245,%fd141;
sub.rn.f64 %fd145,%fd43,%fd141;
sub.rn.f64 %fd248,%fd245,%fd145;
{
.reg .b32 %temp;
mov.b64 {%r407,%temp},%fd43;
}
setp.geu.f64 %p37,%fd248,0d0000000000000000;
@%p37 bra $4_24;
add.s32 %r407,%r407,-1;
mov.f64 %fd146,0d3FF0000000000000;
add.rn.f64 %fd248,%fd248,%fd146;
$4_24:
cvt.rn.f32.f64 %f245,%fd247;
cvt.rn.f32.f64 %f244,%fd248;
{
.reg .b32 %temp;
mov.b64 {%temp,%r159},%fd39;
}
setp.ne.s32 %p39,%r159,1127743488;
mov.pred %p131,0;
@%p39 bra $4_26;
mov.f64 %fd225,0d4338000000000000;
add.rn.f64 %fd224,%fd245,%fd225;
{
.reg .b32 %temp;
mov.b64 {%temp,%r160},%fd224;
}
setp.eq.s32 %p131,%r160,1127743488;
$4_26:
add.s32 %r396,%r402,-2;
max.s32 %r395,%r396,0;
add.s32 %r394,%r401,-1;
setp.lt.u32 %p40,%r408,%r394;
and.pred %p41,%p131,%p40;
setp.lt.u32 %p42,%r407,%r395;
and.pred %p5,%p42,%p41;
not.pred %p43,%p5;
@%p43 bra $4_28;
cvt.u64.u32 %rd123,%r407;
and.b64 %rd124,%rd263,4294967295;
mul.lo.s64 %rd125,%rd124,%rd123;
shl.b32 %r168,%r408,2;
cvt.u64.u32 %rd126,%r168;
add.s64 %rd127,%rd125,%rd126;
add.s64 %rd128,%rd262,%rd127;
cvt.u32.u64 %r169,%rd128;
and.b32 %r170,%r169,3;
and.b64 %rd129,%rd128,3;
sub.s64 %rd130,%rd127,%rd129;
add.s64 %rd117,%rd262,%rd130;
add.s32 %r171,%r170,7;
ld.global.nc.u32 %r162,[%rd117];
add.s64 %rd118,%rd117,4;
ld.global.nc.u32 %r163,[%rd118];
and.b32 %r172,%r171,12;
cvt.u64.u32 %rd131,%r172;
add.s64 %rd119,%rd117,%rd131;
ld.global.nc.u32 %r164,[%rd119];
mad.lo.s32 %r173,%r170,4369,12816;
and.b32 %r174,%r173,30583;
prmt.b32 %r410,%r162,%r163,%r174;
prmt.b32 %r409,%r163,%r164,%r174;
add.s64 %rd132,%rd127,%rd124;
add.s64 %rd133,%rd128,%rd124;
cvt.u32.u64 %r175,%rd133;
and.b32 %r176,%r175,3;
and.b64 %rd134,%rd133,3;
sub.s64 %rd135,%rd132,%rd134;
add.s64 %rd120,%rd262,%rd135;
add.s32 %r177,%r176,7;
ld.global.nc.u32 %r165,[%rd120];
add.s64 %rd121,%rd120,4;
ld.global.nc.u32 %r166,[%rd121];
and.b32 %r178,%r177,12;
cvt.u64.u32 %rd136,%r178;
add.s64 %rd122,%rd120,%rd136;
ld.global.nc.u32 %r167,[%rd122];
mad.lo.s32 %r179,%r176,4369,12816;
and.b32 %r180,%r179,30583;
prmt.b32 %r412,%r165,%r166,%r180;
prmt.b32 %r411,%r166,%r167,%r180;
$4_28:
add.s32 %r399,%r404,-1;
add.s32 %r181,%r18,1;
min.s32 %r50,%r181,%r399;
@%p25 bra $4_30;
cvt.s64.s32 %rd139,%r50;
mul.lo.s64 %rd140,%rd273,%rd139;
cvt.s64.s32 %rd141,%r17;
mul.lo.s64 %rd142,%rd274,%rd141;
add.s64 %rd143,%rd140,%rd142;
add.s64 %rd137,%rd272,%rd143;
ld.global.nc.f32 %f33,[%rd137];
cvt.rmi.s32.f32 %r416,%f33;
cvt.rn.f32.s32 %f35,%r416;
sub.rn.f32 %f247,%f33,%f35;
setp.ge.f32 %p45,%f247,0f00000000;
add.s64 %rd138,%rd137,%rd275;
ld.global.nc.f32 %f34,[%rd138];
cvt.rmi.s32.f32 %r415,%f34;
cvt.rn.f32.s32 %f36,%r415;
sub.rn.f32 %f246,%f34,%f36;
setp.ge.f32 %p46,%f246,0f00000000;
and.pred %p132,%p45,%p46;
bra.uni $4_40;
$4_30:
cvt.rn.f64.s32 %fd47,%r17;
cvt.rn.f64.s32 %fd48,%r50;
mul.rn.f64 %fd147,%fd236,%fd48;
fma.rn.f64 %fd148,%fd235,%fd47,%fd147;
add.rn.f64 %fd251,%fd148,%fd237;
mul.rn.f64 %fd149,%fd239,%fd48;
fma.rn.f64 %fd150,%fd238,%fd47,%fd149;
add.rn.f64 %fd250,%fd150,%fd240;
@%p1 bra $4_34;
mul.rn.f64 %fd152,%fd242,%fd48;
fma.rn.f64 %fd153,%fd241,%fd47,%fd152;
add.rn.f64 %fd51,%fd153,%fd243;
setp.eq.f64 %p47,%fd51,0d0000000000000000;
mov.f64 %fd249,0d0000000000000000;
@%p47 bra $4_33;
rcp.rn.f64 %fd249,%fd51;
$4_33:
mul.rn.f64 %fd231,%fd239,%fd48;
fma.rn.f64 %fd230,%fd238,%fd47,%fd231;
add.rn.f64 %fd229,%fd230,%fd240;
mul.rn.f64 %fd228,%fd236,%fd48;
fma.rn.f64 %fd227,%fd235,%fd47,%fd228;
add.rn.f64 %fd226,%fd227,%fd237;
mul.rn.f64 %fd251,%fd226,%fd249;
mul.rn.f64 %fd250,%fd229,%fd249;
$4_34:
mov.f64 %fd154,0d4338000000000000;
add.rn.f64 %fd58,%fd251,%fd154;
sub.rn.f64 %fd155,%fd58,%fd154;
sub.rn.f64 %fd252,%fd251,%fd155;
{
.reg .b32 %temp;
mov.b64 {%r416,%temp},%fd58;
}
setp.geu.f64 %p48,%fd252,0d0000000000000000;
@%p48 bra $4_36;
add.s32 %r416,%r416,-1;
mov.f64 %fd156,0d3FF0000000000000;
add.rn.f64 %fd252,%fd252,%fd156;
$4_36:
mov.f64 %fd234,0d4338000000000000;
add.rn.f64 %fd62,%fd250,%fd234;
sub.rn.f64 %fd158,%fd62,%fd234;
sub.rn.f64 %fd253,%fd250,%fd158;
{
.reg .b32 %temp;
mov.b64 {%r415,%temp},%fd62;
}
setp.geu.f64 %p49,%fd253,0d0000000000000000;
@%p49 bra $4_38;
add.s32 %r415,%r415,-1;
mov.f64 %fd159,0d3FF0000000000000;
add.rn.f64 %fd253,%fd253,%fd159;
$4_38:
add.rn.f64 %fd223,%fd251,%fd154;
cvt.rn.f32.f64 %f247,%fd252;
cvt.rn.f32.f64 %f246,%fd253;
{
.reg .b32 %temp;
mov.b64 {%temp,%r182},%fd223;
}
setp.ne.s32 %p51,%r182,1127743488;
mov.pred %p132,0;
@%p51 bra $4_40;
mov.f64 %fd206,0d4338000000000000;
add.rn.f64 %fd205,%fd250,%fd206;
{
.reg .b32 %temp;
mov.b64 {%temp,%r183},%fd205;
}
setp.eq.s32 %p132,%r183,1127743488;
$4_40:
add.s32 %r398,%r402,-2;
max.s32 %r397,%r398,0;
add.s32 %r381,%r401,-1;
setp.lt.u32 %p52,%r416,%r381;
and.pred %p53,%p132,%p52;
setp.lt.u32 %p54,%r415,%r397;
and.pred %p9,%p54,%p53;
not.pred %p55,%p9;
@%p55 bra $4_42;
cvt.u64.u32 %rd150,%r415;
and.b64 %rd151,%rd263,4294967295;
mul.lo.s64 %rd152,%rd151,%rd150;
shl.b32 %r191,%r416,2;
cvt.u64.u32 %rd153,%r191;
add.s64 %rd154,%rd152,%rd153;
add.s64 %rd155,%rd262,%rd154;
cvt.u32.u64 %r192,%rd155;
and.b32 %r193,%r192,3;
and.b64 %rd156,%rd155,3;
sub.s64 %rd157,%rd154,%rd156;
add.s64 %rd144,%rd262,%rd157;
add.s32 %r194,%r193,7;
ld.global.nc.u32 %r185,[%rd144];
add.s64 %rd145,%rd144,4;
ld.global.nc.u32 %r186,[%rd145];
and.b32 %r195,%r194,12;
cvt.u64.u32 %rd158,%r195;
add.s64 %rd146,%rd144,%rd158;
ld.global.nc.u32 %r187,[%rd146];
mad.lo.s32 %r196,%r193,4369,12816;
and.b32 %r197,%r196,30583;
prmt.b32 %r417,%r185,%r186,%r197;
prmt.b32 %r420,%r186,%r187,%r197;
add.s64 %rd159,%rd154,%rd151;
add.s64 %rd160,%rd155,%rd151;
cvt.u32.u64 %r198,%rd160;
and.b32 %r199,%r198,3;
and.b64 %rd161,%rd160,3;
sub.s64 %rd162,%rd159,%rd161;
add.s64 %rd147,%rd262,%rd162;
add.s32 %r200,%r199,7;
ld.global.nc.u32 %r188,[%rd147];
add.s64 %rd148,%rd147,4;
ld.global.nc.u32 %r189,[%rd148];
and.b32 %r201,%r200,12;
cvt.u64.u32 %rd163,%r201;
add.s64 %rd149,%rd147,%rd163;
ld.global.nc.u32 %r190,[%rd149];
mad.lo.s32 %r202,%r199,4369,12816;
and.b32 %r203,%r202,30583;
prmt.b32 %r419,%r188,%r189,%r203;
prmt.b32 %r418,%r189,%r190,%r203;
$4_42:
add.s32 %r382,%r404,-1;
add.s32 %r204,%r18,2;
min.s32 %r69,%r204,%r382;
@%p25 bra $4_44;
cvt.s64.s32 %rd166,%r69;
mul.lo.s64 %rd167,%rd273,%rd166;
cvt.s64.s32 %rd168,%r17;
mul.lo.s64 %rd169,%rd274,%rd168;
add.s64 %rd170,%rd167,%rd169;
add.s64 %rd164,%rd272,%rd170;
ld.global.nc.f32 %f37,[%rd164];
cvt.rmi.s32.f32 %r424,%f37;
cvt.rn.f32.s32 %f39,%r424;
sub.rn.f32 %f249,%f37,%f39;
setp.ge.f32 %p57,%f249,0f00000000;
add.s64 %rd165,%rd164,%rd275;
ld.global.nc.f32 %f38,[%rd165];
cvt.rmi.s32.f32 %r423,%f38;
cvt.rn.f32.s32 %f40,%r423;
sub.rn.f32 %f248,%f38,%f40;
setp.ge.f32 %p58,%f248,0f00000000;
and.pred %p133,%p57,%p58;
bra.uni $4_54;
$4_44:
cvt.rn.f64.s32 %fd66,%r17;
cvt.rn.f64.s32 %fd67,%r69;
mul.rn.f64 %fd160,%fd236,%fd67;
fma.rn.f64 %fd161,%fd235,%fd66,%fd160;
add.rn.f64 %fd256,%fd161,%fd237;
mul.rn.f64 %fd162,%fd239,%fd67;
fma.rn.f64 %fd163,%fd238,%fd66,%fd162;
add.rn.f64 %fd255,%fd163,%fd240;
@%p1 bra $4_48;
mul.rn.f64 %fd165,%fd242,%fd67;
fma.rn.f64 %fd166,%fd241,%fd66,%fd165;
add.rn.f64 %fd70,%fd166,%fd243;
setp.eq.f64 %p59,%fd70,0d0000000000000000;
mov.f64 %fd254,0d0000000000000000;
@%p59 bra $4_47;
rcp.rn.f64 %fd254,%fd70;
$4_47:
mul.rn.f64 %fd212,%fd239,%fd67;
fma.rn.f64 %fd211,%fd238,%fd66,%fd212;
add.rn.f64 %fd210,%fd211,%fd240;
mul.rn.f64 %fd209,%fd236,%fd67;
fma.rn.f64 %fd208,%fd235,%fd66,%fd209;
add.rn.f64 %fd207,%fd208,%fd237;
mul.rn.f64 %fd256,%fd207,%fd254;
mul.rn.f64 %fd255,%fd210,%fd254;
$4_48:
mov.f64 %fd167,0d4338000000000000;
add.rn.f64 %fd77,%fd256,%fd167;
sub.rn.f64 %fd168,%fd77,%fd167;
sub.rn.f64 %fd257,%fd256,%fd168;
{
.reg .b32 %temp;
mov.b64 {%r424,%temp},%fd77;
}
setp.geu.f64 %p60,%fd257,0d0000000000000000;
@%p60 bra $4_50;
add.s32 %r424,%r424,-1;
mov.f64 %fd169,0d3FF0000000000000;
add.rn.f64 %fd257,%fd257,%fd169;
$4_50:
mov.f64 %fd232,0d4338000000000000;
add.rn.f64 %fd81,%fd255,%fd232;
sub.rn.f64 %fd171,%fd81,%fd232;
sub.rn.f64 %fd258,%fd255,%fd171;
{
.reg .b32 %temp;
mov.b64 {%r423,%temp},%fd81;
}
setp.geu.f64 %p61,%fd258,0d0000000000000000;
@%p61 bra $4_52;
add.s32 %r423,%r423,-1;
mov.f64 %fd172,0d3FF0000000000000;
add.rn.f64 %fd258,%fd258,%fd172;
$4_52:
add.rn.f64 %fd213,%fd256,%fd167;
cvt.rn.f32.f64 %f249,%fd257;
cvt.rn.f32.f64 %f248,%fd258;
{
.reg .b32 %temp;
mov.b64 {%temp,%r205},%fd213;
}
setp.ne.s32 %p63,%r205,1127743488;
mov.pred %p133,0;
@%p63 bra $4_54;
mov.f64 %fd215,0d4338000000000000;
add.rn.f64 %fd214,%fd255,%fd215;
{
.reg .b32 %temp;
mov.b64 {%temp,%r206},%fd214;
}
setp.eq.s32 %p133,%r206,1127743488;
$4_54:
add.s32 %r386,%r402,-2;
max.s32 %r385,%r386,0;
add.s32 %r383,%r401,-1;
setp.lt.u32 %p64,%r424,%r383;
and.pred %p65,%p133,%p64;
setp.lt.u32 %p66,%r423,%r385;
and.pred %p13,%p66,%p65;
not.pred %p67,%p13;
@%p67 bra $4_56;
cvt.u64.u32 %rd177,%r423;
and.b64 %rd178,%rd263,4294967295;
mul.lo.s64 %rd179,%rd178,%rd177;
shl.b32 %r214,%r424,2;
cvt.u64.u32 %rd180,%r214;
add.s64 %rd181,%rd179,%rd180;
add.s64 %rd182,%rd262,%rd181;
cvt.u32.u64 %r215,%rd182;
and.b32 %r216,%r215,3;
and.b64 %rd183,%rd182,3;
sub.s64 %rd184,%rd181,%rd183;
add.s64 %rd171,%rd262,%rd184;
add.s32 %r217,%r216,7;
ld.global.nc.u32 %r208,[%rd171];
add.s64 %rd172,%rd171,4;
ld.global.nc.u32 %r209,[%rd172];
and.b32 %r218,%r217,12;
cvt.u64.u32 %rd185,%r218;
add.s64 %rd173,%rd171,%rd185;
ld.global.nc.u32 %r210,[%rd173];
mad.lo.s32 %r219,%r216,4369,12816;
and.b32 %r220,%r219,30583;
prmt.b32 %r427,%r208,%r209,%r220;
prmt.b32 %r428,%r209,%r210,%r220;
add.s64 %rd186,%rd181,%rd178;
add.s64 %rd187,%rd182,%rd178;
cvt.u32.u64 %r221,%rd187;
and.b32 %r222,%r221,3;
and.b64 %rd188,%rd187,3;
sub.s64 %rd189,%rd186,%rd188;
add.s64 %rd174,%rd262,%rd189;
add.s32 %r223,%r222,7;
ld.global.nc.u32 %r211,[%rd174];
add.s64 %rd175,%rd174,4;
ld.global.nc.u32 %r212,[%rd175];
and.b32 %r224,%r223,12;
cvt.u64.u32 %rd190,%r224;
add.s64 %rd176,%rd174,%rd190;
ld.global.nc.u32 %r213,[%rd176];
mad.lo.s32 %r225,%r222,4369,12816;
and.b32 %r226,%r225,30583;
prmt.b32 %r426,%r211,%r212,%r226;
prmt.b32 %r425,%r212,%r213,%r226;
$4_56:
add.s32 %r384,%r404,-1;
add.s32 %r227,%r18,3;
min.s32 %r88,%r227,%r384;
@%p25 bra $4_58;
cvt.s64.s32 %rd193,%r88;
mul.lo.s64 %rd194,%rd273,%rd193;
cvt.s64.s32 %rd195,%r17;
mul.lo.s64 %rd196,%rd274,%rd195;
add.s64 %rd197,%rd194,%rd196;
add.s64 %rd191,%rd272,%rd197;
ld.global.nc.f32 %f41,[%rd191];
cvt.rmi.s32.f32 %r432,%f41;
cvt.rn.f32.s32 %f43,%r432;
sub.rn.f32 %f251,%f41,%f43;
setp.ge.f32 %p69,%f251,0f00000000;
add.s64 %rd192,%rd191,%rd275;
ld.global.nc.f32 %f42,[%rd192];
cvt.rmi.s32.f32 %r431,%f42;
cvt.rn.f32.s32 %f44,%r431;
sub.rn.f32 %f250,%f42,%f44;
setp.ge.f32 %p70,%f250,0f00000000;
and.pred %p134,%p69,%p70;
bra.uni $4_68;
$4_58:
cvt.rn.f64.s32 %fd85,%r17;
cvt.rn.f64.s32 %fd86,%r88;
mul.rn.f64 %fd173,%fd236,%fd86;
fma.rn.f64 %fd174,%fd235,%fd85,%fd173;
add.rn.f64 %fd261,%fd174,%fd237;
mul.rn.f64 %fd175,%fd239,%fd86;
fma.rn.f64 %fd176,%fd238,%fd85,%fd175;
add.rn.f64 %fd260,%fd176,%fd240;
@%p1 bra $4_62;
mul.rn.f64 %fd178,%fd242,%fd86;
fma.rn.f64 %fd179,%fd241,%fd85,%fd178;
add.rn.f64 %fd89,%fd179,%fd243;
setp.eq.f64 %p71,%fd89,0d0000000000000000;
mov.f64 %fd259,0d0000000000000000;
@%p71 bra $4_61;
rcp.rn.f64 %fd259,%fd89;
$4_61:
mul.rn.f64 %fd221,%fd239,%fd86;
fma.rn.f64 %fd220,%fd238,%fd85,%fd221;
add.rn.f64 %fd219,%fd220,%fd240;
mul.rn.f64 %fd218,%fd236,%fd86;
fma.rn.f64 %fd217,%fd235,%fd85,%fd218;
add.rn.f64 %fd216,%fd217,%fd237;
mul.rn.f64 %fd261,%fd216,%fd259;
mul.rn.f64 %fd260,%fd219,%fd259;
$4_62:
mov.f64 %fd180,0d4338000000000000;
add.rn.f64 %fd96,%fd261,%fd180;
sub.rn.f64 %fd181,%fd96,%fd180;
sub.rn.f64 %fd262,%fd261,%fd181;
{
.reg .b32 %temp;
mov.b64 {%r432,%temp},%fd96;
}
setp.geu.f64 %p72,%fd262,0d0000000000000000;
@%p72 bra $4_64;
add.s32 %r432,%r432,-1;
mov.f64 %fd182,0d3FF0000000000000;
add.rn.f64 %fd262,%fd262,%fd182;
$4_64:
mov.f64 %fd233,0d4338000000000000;
add.rn.f64 %fd100,%fd260,%fd233;
sub.rn.f64 %fd184,%fd100,%fd233;
sub.rn.f64 %fd263,%fd260,%fd184;
{
.reg .b32 %temp;
mov.b64 {%r431,%temp},%fd100;
}
setp.geu.f64 %p73,%fd263,0d0000000000000000;
@%p73 bra $4_66;
add.s32 %r431,%r431,-1;
mov.f64 %fd185,0d3FF0000000000000;
add.rn.f64 %fd263,%fd263,%fd185;
$4_66:
add.rn.f64 %fd222,%fd261,%fd180;
cvt.rn.f32.f64 %f251,%fd262;
cvt.rn.f32.f64 %f250,%fd263;
{
.reg .b32 %temp;
mov.b64 {%temp,%r228},%fd222;
}
setp.ne.s32 %p75,%r228,1127743488;
mov.pred %p134,0;
@%p75 bra $4_68;
mov.f64 %fd204,0d4338000000000000;
add.rn.f64 %fd203,%fd260,%fd204;
{
.reg .b32 %temp;
mov.b64 {%temp,%r229},%fd203;
}
setp.eq.s32 %p134,%r229,1127743488;
$4_68:
add.s32 %r366,%r402,-2;
max.s32 %r365,%r366,0;
add.s32 %r364,%r401,-1;
setp.lt.u32 %p76,%r432,%r364;
and.pred %p77,%p134,%p76;
setp.lt.u32 %p78,%r431,%r365;
and.pred %p17,%p78,%p77;
not.pred %p79,%p17;
@%p79 bra $4_70;
cvt.u64.u32 %rd204,%r431;
and.b64 %rd205,%rd263,4294967295;
mul.lo.s64 %rd206,%rd205,%rd204;
shl.b32 %r240,%r432,2;
cvt.u64.u32 %rd207,%r240;
add.s64 %rd208,%rd206,%rd207;
add.s64 %rd209,%rd262,%rd208;
cvt.u32.u64 %r241,%rd209;
and.b32 %r242,%r241,3;
and.b64 %rd210,%rd209,3;
sub.s64 %rd211,%rd208,%rd210;
add.s64 %rd198,%rd262,%rd211;
add.s32 %r243,%r242,7;
ld.global.nc.u32 %r234,[%rd198];
add.s64 %rd199,%rd198,4;
ld.global.nc.u32 %r235,[%rd199];
and.b32 %r244,%r243,12;
cvt.u64.u32 %rd212,%r244;
add.s64 %rd200,%rd198,%rd212;
ld.global.nc.u32 %r236,[%rd200];
mad.lo.s32 %r245,%r242,4369,12816;
and.b32 %r246,%r245,30583;
prmt.b32 %r435,%r234,%r235,%r246;
prmt.b32 %r436,%r235,%r236,%r246;
add.s64 %rd213,%rd208,%rd205;
add.s64 %rd214,%rd209,%rd205;
cvt.u32.u64 %r247,%rd214;
and.b32 %r248,%r247,3;
and.b64 %rd215,%rd214,3;
sub.s64 %rd216,%rd213,%rd215;
add.s64 %rd201,%rd262,%rd216;
add.s32 %r249,%r248,7;
ld.global.nc.u32 %r237,[%rd201];
add.s64 %rd202,%rd201,4;
ld.global.nc.u32 %r238,[%rd202];
and.b32 %r250,%r249,12;
cvt.u64.u32 %rd217,%r250;
add.s64 %rd203,%rd201,%rd217;
ld.global.nc.u32 %r239,[%rd203];
mad.lo.s32 %r251,%r248,4369,12816;
and.b32 %r252,%r251,30583;
prmt.b32 %r434,%r237,%r238,%r252;
prmt.b32 %r433,%r238,%r239,%r252;
$4_70:
mov.u32 %r368,%tid.x;
mov.u32 %r367,%tid.y;
mul.wide.u32 %rd218,%r367,512;
mov.u64 %rd219,_ZZ11warp_packedILi4EEvPKvRK5BatchS1_S4_PvS4_iRK6MatrixPS7_RK12SurroundingsE5lines;
add.s64 %rd220,%rd219,%rd218;
shl.b32 %r255,%r368,2;
cvt.u64.u32 %rd221,%r255;
add.s64 %rd48,%rd220,%rd221;
@%p43 bra $4_72;
mov.f32 %f45,0f3F800000;
sub.f32 %f46,%f45,%f245;
cvt.u16.u32 %rs1,%r410;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f47,%rs2;
cvt.u16.u32 %rs3,%r409;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f48,%rs4;
mul.rn.f32 %f49,%f46,%f47;
fma.rn.f32 %f50,%f245,%f48,%f49;
cvt.u16.u32 %rs5,%r412;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f51,%rs6;
cvt.u16.u32 %rs7,%r411;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f52,%rs8;
mul.rn.f32 %f53,%f46,%f51;
fma.rn.f32 %f54,%f245,%f52,%f53;
sub.f32 %f55,%f45,%f244;
mul.rn.f32 %f56,%f55,%f50;
fma.rn.f32 %f57,%f244,%f54,%f56;
cvt.rni.u32.f32 %r256,%f57;
shr.u16 %rs9,%rs1,8;
cvt.rn.f32.u16 %f58,%rs9;
shr.u16 %rs10,%rs3,8;
cvt.rn.f32.u16 %f59,%rs10;
mul.rn.f32 %f60,%f46,%f58;
fma.rn.f32 %f61,%f245,%f59,%f60;
shr.u16 %rs11,%rs5,8;
cvt.rn.f32.u16 %f62,%rs11;
shr.u16 %rs12,%rs7,8;
cvt.rn.f32.u16 %f63,%rs12;
mul.rn.f32 %f64,%f46,%f62;
fma.rn.f32 %f65,%f245,%f63,%f64;
mul.rn.f32 %f66,%f55,%f61;
fma.rn.f32 %f67,%f244,%f65,%f66;
cvt.rni.u32.f32 %r257,%f67;
shr.u32 %r258,%r410,16;
cvt.u16.u32 %rs13,%r258;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f68,%rs14;
shr.u32 %r259,%r409,16;
cvt.u16.u32 %rs15,%r259;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f69,%rs16;
mul.rn.f32 %f70,%f46,%f68;
fma.rn.f32 %f71,%f245,%f69,%f70;
shr.u32 %r260,%r412,16;
cvt.u16.u32 %rs17,%r260;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f72,%rs18;
shr.u32 %r261,%r411,16;
cvt.u16.u32 %rs19,%r261;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f73,%rs20;
mul.rn.f32 %f74,%f46,%f72;
fma.rn.f32 %f75,%f245,%f73,%f74;
mul.rn.f32 %f76,%f55,%f71;
fma.rn.f32 %f77,%f244,%f75,%f76;
cvt.rni.u32.f32 %r262,%f77;
shr.u32 %r263,%r410,24;
cvt.u16.u32 %rs21,%r263;
cvt.rn.f32.u16 %f78,%rs21;
shr.u32 %r264,%r409,24;
cvt.u16.u32 %rs22,%r264;
cvt.rn.f32.u16 %f79,%rs22;
mul.rn.f32 %f80,%f46,%f78;
fma.rn.f32 %f81,%f245,%f79,%f80;
shr.u32 %r265,%r412,24;
cvt.u16.u32 %rs23,%r265;
cvt.rn.f32.u16 %f82,%rs23;
shr.u32 %r266,%r411,24;
cvt.u16.u32 %rs24,%r266;
cvt.rn.f32.u16 %f83,%rs24;
mul.rn.f32 %f84,%f46,%f82;
fma.rn.f32 %f85,%f245,%f83,%f84;
mul.rn.f32 %f86,%f55,%f81;
fma.rn.f32 %f87,%f244,%f85,%f86;
cvt.rni.u32.f32 %r267,%f87;
cvt.u16.u32 %rs25,%r267;
cvt.u16.u32 %rs26,%r257;
cvt.u16.u32 %rs27,%r256;
cvt.u16.u32 %rs28,%r262;
st.shared.v4.u8 [%rd48],{%rs27,%rs26,%rs28,%rs25};
$4_72:
@%p55 bra $4_74;
mov.f32 %f88,0f3F800000;
sub.f32 %f89,%f88,%f247;
cvt.u16.u32 %rs29,%r417;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f90,%rs30;
cvt.u16.u32 %rs31,%r420;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f91,%rs32;
mul.rn.f32 %f92,%f89,%f90;
fma.rn.f32 %f93,%f247,%f91,%f92;
cvt.u16.u32 %rs33,%r419;
and.b16 %rs34,%rs33,255;
cvt.rn.f32.u16 %f94,%rs34;
cvt.u16.u32 %rs35,%r418;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f95,%rs36;
mul.rn.f32 %f96,%f89,%f94;
fma.rn.f32 %f97,%f247,%f95,%f96;
sub.f32 %f98,%f88,%f246;
mul.rn.f32 %f99,%f98,%f93;
fma.rn.f32 %f100,%f246,%f97,%f99;
cvt.rni.u32.f32 %r268,%f100;
shr.u16 %rs37,%rs29,8;
cvt.rn.f32.u16 %f101,%rs37;
shr.u16 %rs38,%rs31,8;
cvt.rn.f32.u16 %f102,%rs38;
mul.rn.f32 %f103,%f89,%f101;
fma.rn.f32 %f104,%f247,%f102,%f103;
shr.u16 %rs39,%rs33,8;
cvt.rn.f32.u16 %f105,%rs39;
shr.u16 %rs40,%rs35,8;
cvt.rn.f32.u16 %f106,%rs40;
mul.rn.f32 %f107,%f89,%f105;
fma.rn.f32 %f108,%f247,%f106,%f107;
mul.rn.f32 %f109,%f98,%f104;
fma.rn.f32 %f110,%f246,%f108,%f109;
cvt.rni.u32.f32 %r269,%f110;
shr.u32 %r270,%r417,16;
cvt.u16.u32 %rs41,%r270;
and.b16 %rs42,%rs41,255;
cvt.rn.f32.u16 %f111,%rs42;
shr.u32 %r271,%r420,16;
cvt.u16.u32 %rs43,%r271;
and.b16 %rs44,%rs43,255;
cvt.rn.f32.u16 %f112,%rs44;
mul.rn.f32 %f113,%f89,%f111;
fma.rn.f32 %f114,%f247,%f112,%f113;
shr.u32 %r272,%r419,16;
cvt.u16.u32 %rs45,%r272;
and.b16 %rs46,%rs45,255;
cvt.rn.f32.u16 %f115,%rs46;
shr.u32 %r273,%r418,16;
cvt.u16.u32 %rs47,%r273;
and.b16 %rs48,%rs47,255;
cvt.rn.f32.u16 %f116,%rs48;
mul.rn.f32 %f117,%f89,%f115;
fma.rn.f32 %f118,%f247,%f116,%f117;
mul.rn.f32 %f119,%f98,%f114;
fma.rn.f32 %f120,%f246,%f118,%f119;
cvt.rni.u32.f32 %r274,%f120;
shr.u32 %r275,%r417,24;
cvt.u16.u32 %rs49,%r275;
cvt.rn.f32.u16 %f121,%rs49;
shr.u32 %r276,%r420,24;
cvt.u16.u32 %rs50,%r276;
cvt.rn.f32.u16 %f122,%rs50;
mul.rn.f32 %f123,%f89,%f121;
fma.rn.f32 %f124,%f247,%f122,%f123;
shr.u32 %r277,%r419,24;
cvt.u16.u32 %rs51,%r277;
cvt.rn.f32.u16 %f125,%rs51;
shr.u32 %r278,%r418,24;
cvt.u16.u32 %rs52,%r278;
cvt.rn.f32.u16 %f126,%rs52;
mul.rn.f32 %f127,%f89,%f125;
fma.rn.f32 %f128,%f247,%f126,%f127;
mul.rn.f32 %f129,%f98,%f124;
fma.rn.f32 %f130,%f246,%f128,%f129;
cvt.rni.u32.f32 %r279,%f130;
cvt.u16.u32 %rs53,%r279;
cvt.u16.u32 %rs54,%r269;
cvt.u16.u32 %rs55,%r268;
cvt.u16.u32 %rs56,%r274;
st.shared.v4.u8 [%rd48+128],{%rs55,%rs54,%rs56,%rs53};
$4_74:
@%p67 bra $4_76;
mov.f32 %f131,0f3F800000;
sub.f32 %f132,%f131,%f249;
cvt.u16.u32 %rs57,%r427;
and.b16 %rs58,%rs57,255;
cvt.rn.f32.u16 %f133,%rs58;
cvt.u16.u32 %rs59,%r428;
and.b16 %rs60,%rs59,255;
cvt.rn.f32.u16 %f134,%rs60;
mul.rn.f32 %f135,%f132,%f133;
fma.rn.f32 %f136,%f249,%f134,%f135;
cvt.u16.u32 %rs61,%r426;
and.b16 %rs62,%rs61,255;
cvt.rn.f32.u16 %f137,%rs62;
cvt.u16.u32 %rs63,%r425;
and.b16 %rs64,%rs63,255;
cvt.rn.f32.u16 %f138,%rs64;
mul.rn.f32 %f139,%f132,%f137;
fma.rn.f32 %f140,%f249,%f138,%f139;
sub.f32 %f141,%f131,%f248;
mul.rn.f32 %f142,%f141,%f136;
fma.rn.f32 %f143,%f248,%f140,%f142;
cvt.rni.u32.f32 %r280,%f143;
shr.u16 %rs65,%rs57,8;
cvt.rn.f32.u16 %f144,%rs65;
shr.u16 %rs66,%rs59,8;
cvt.rn.f32.u16 %f145,%rs66;
mul.rn.f32 %f146,%f132,%f144;
fma.rn.f32 %f147,%f249,%f145,%f146;
shr.u16 %rs67,%rs61,8;
cvt.rn.f32.u16 %f148,%rs67;
shr.u16 %rs68,%rs63,8;
cvt.rn.f32.u16 %f149,%rs68;
mul.rn.f32 %f150,%f132,%f148;
fma.rn.f32 %f151,%f249,%f149,%f150;
mul.rn.f32 %f152,%f141,%f147;
fma.rn.f32 %f153,%f248,%f151,%f152;
cvt.rni.u32.f32 %r281,%f153;
shr.u32 %r282,%r427,16;
cvt.u16.u32 %rs69,%r282;
and.b16 %rs70,%rs69,255;
cvt.rn.f32.u16 %f154,%rs70;
shr.u32 %r283,%r428,16;
cvt.u16.u32 %rs71,%r283;
and.b16 %rs72,%rs71,255;
cvt.rn.f32.u16 %f155,%rs72;
mul.rn.f32 %f156,%f132,%f154;
fma.rn.f32 %f157,%f249,%f155,%f156;
shr.u32 %r284,%r426,16;
cvt.u16.u32 %rs73,%r284;
and.b16 %rs74,%rs73,255;
cvt.rn.f32.u16 %f158,%rs74;
shr.u32 %r285,%r425,16;
cvt.u16.u32 %rs75,%r285;
and.b16 %rs76,%rs75,255;
cvt.rn.f32.u16 %f159,%rs76;
mul.rn.f32 %f160,%f132,%f158;
fma.rn.f32 %f161,%f249,%f159,%f160;
mul.rn.f32 %f162,%f141,%f157;
fma.rn.f32 %f163,%f248,%f161,%f162;
cvt.rni.u32.f32 %r286,%f163;
shr.u32 %r287,%r427,24;
cvt.u16.u32 %rs77,%r287;
cvt.rn.f32.u16 %f164,%rs77;
shr.u32 %r288,%r428,24;
cvt.u16.u32 %rs78,%r288;
cvt.rn.f32.u16 %f165,%rs78;
mul.rn.f32 %f166,%f132,%f164;
fma.rn.f32 %f167,%f249,%f165,%f166;
shr.u32 %r289,%r426,24;
cvt.u16.u32 %rs79,%r289;
cvt.rn.f32.u16 %f168,%rs79;
shr.u32 %r290,%r425,24;
cvt.u16.u32 %rs80,%r290;
cvt.rn.f32.u16 %f169,%rs80;
mul.rn.f32 %f170,%f132,%f168;
fma.rn.f32 %f171,%f249,%f169,%f170;
mul.rn.f32 %f172,%f141,%f167;
fma.rn.f32 %f173,%f248,%f171,%f172;
cvt.rni.u32.f32 %r291,%f173;
cvt.u16.u32 %rs81,%r291;
cvt.u16.u32 %rs82,%r281;
cvt.u16.u32 %rs83,%r280;
cvt.u16.u32 %rs84,%r286;
st.shared.v4.u8 [%rd48+256],{%rs83,%rs82,%rs84,%rs81};
$4_76:
@%p79 bra $4_78;
mov.f32 %f174,0f3F800000;
sub.f32 %f175,%f174,%f251;
cvt.u16.u32 %rs85,%r435;
and.b16 %rs86,%rs85,255;
cvt.rn.f32.u16 %f176,%rs86;
cvt.u16.u32 %rs87,%r436;
and.b16 %rs88,%rs87,255;
cvt.rn.f32.u16 %f177,%rs88;
mul.rn.f32 %f178,%f175,%f176;
fma.rn.f32 %f179,%f251,%f177,%f178;
cvt.u16.u32 %rs89,%r434;
and.b16 %rs90,%rs89,255;
cvt.rn.f32.u16 %f180,%rs90;
cvt.u16.u32 %rs91,%r433;
and.b16 %rs92,%rs91,255;
cvt.rn.f32.u16 %f181,%rs92;
mul.rn.f32 %f182,%f175,%f180;
fma.rn.f32 %f183,%f251,%f181,%f182;
sub.f32 %f184,%f174,%f250;
mul.rn.f32 %f185,%f184,%f179;
fma.rn.f32 %f186,%f250,%f183,%f185;
cvt.rni.u32.f32 %r292,%f186;
shr.u16 %rs93,%rs85,8;
cvt.rn.f32.u16 %f187,%rs93;
shr.u16 %rs94,%rs87,8;
cvt.rn.f32.u16 %f188,%rs94;
mul.rn.f32 %f189,%f175,%f187;
fma.rn.f32 %f190,%f251,%f188,%f189;
shr.u16 %rs95,%rs89,8;
cvt.rn.f32.u16 %f191,%rs95;
shr.u16 %rs96,%rs91,8;
cvt.rn.f32.u16 %f192,%rs96;
mul.rn.f32 %f193,%f175,%f191;
fma.rn.f32 %f194,%f251,%f192,%f193;
mul.rn.f32 %f195,%f184,%f190;
fma.rn.f32 %f196,%f250,%f194,%f195;
cvt.rni.u32.f32 %r293,%f196;
shr.u32 %r294,%r435,16;
cvt.u16.u32 %rs97,%r294;
and.b16 %rs98,%rs97,255;
cvt.rn.f32.u16 %f197,%rs98;
shr.u32 %r295,%r436,16;
cvt.u16.u32 %rs99,%r295;
and.b16 %rs100,%rs99,255;
cvt.rn.f32.u16 %f198,%rs100;
mul.rn.f32 %f199,%f175,%f197;
fma.rn.f32 %f200,%f251,%f198,%f199;
shr.u32 %r296,%r434,16;
cvt.u16.u32 %rs101,%r296;
and.b16 %rs102,%rs101,255;
cvt.rn.f32.u16 %f201,%rs102;
shr.u32 %r297,%r433,16;
cvt.u16.u32 %rs103,%r297;
and.b16 %rs104,%rs103,255;
cvt.rn.f32.u16 %f202,%rs104;
mul.rn.f32 %f203,%f175,%f201;
fma.rn.f32 %f204,%f251,%f202,%f203;
mul.rn.f32 %f205,%f184,%f200;
fma.rn.f32 %f206,%f250,%f204,%f205;
cvt.rni.u32.f32 %r298,%f206;
shr.u32 %r299,%r435,24;
cvt.u16.u32 %rs105,%r299;
cvt.rn.f32.u16 %f207,%rs105;
shr.u32 %r300,%r436,24;
cvt.u16.u32 %rs106,%r300;
cvt.rn.f32.u16 %f208,%rs106;
mul.rn.f32 %f209,%f175,%f207;
fma.rn.f32 %f210,%f251,%f208,%f209;
shr.u32 %r301,%r434,24;
cvt.u16.u32 %rs107,%r301;
cvt.rn.f32.u16 %f211,%rs107;
shr.u32 %r302,%r433,24;
cvt.u16.u32 %rs108,%r302;
cvt.rn.f32.u16 %f212,%rs108;
mul.rn.f32 %f213,%f175,%f211;
fma.rn.f32 %f214,%f251,%f212,%f213;
mul.rn.f32 %f215,%f184,%f210;
fma.rn.f32 %f216,%f250,%f214,%f215;
cvt.rni.u32.f32 %r303,%f216;
cvt.u16.u32 %rs109,%r303;
cvt.u16.u32 %rs110,%r293;
cvt.u16.u32 %rs111,%r292;
cvt.u16.u32 %rs112,%r298;
st.shared.v4.u8 [%rd48+384],{%rs111,%rs110,%rs112,%rs109};
$4_78:
selp.u32 %r304,1,0,%p43;
selp.b32 %r305,0,2,%p9;
or.b32 %r306,%r305,%r304;
selp.b32 %r307,0,4,%p13;
or.b32 %r308,%r307,%r306;
selp.b32 %r309,0,8,%p17;
or.b32 %r438,%r309,%r308;
setp.eq.s32 %p85,%r438,0;
@%p85 bra $4_100;
mov.u64 %rd259,_ZZ11warp_packedILi4EEvPKvRK5BatchS1_S4_PvS4_iRK6MatrixPS7_RK12SurroundingsE5lines;
mov.u32 %r392,%ctaid.x;
mov.u32 %r391,%tid.x;
shl.b32 %r390,%r392,5;
add.s32 %r389,%r403,-1;
add.s32 %r388,%r390,%r391;
min.s32 %r387,%r388,%r389;
cvt.rn.f64.s32 %fd104,%r387;
cvt.s64.s32 %rd222,%r387;
mul.lo.s64 %rd49,%rd274,%rd222;
cvt.rn.f64.s32 %fd105,%r401;
cvt.rn.f64.s32 %fd106,%r402;
mov.u32 %r437,0;
cvta.shared.u64 %rd230,%rd259;
bra.uni $4_80;
$4_88:
setp.lt.f64 %p99,%fd266,0dBFF0000000000000;
setp.gt.f64 %p100,%fd266,0dC1CDCD6500000000;
and.pred %p101,%p99,%p100;
setp.lt.f64 %p102,%fd266,0d41CDCD6500000000;
setp.ge.f64 %p103,%fd266,%fd105;
and.pred %p104,%p102,%p103;
or.pred %p105,%p101,%p104;
@%p105 bra $4_90;
setp.lt.f64 %p107,%fd265,0dBFF0000000000000;
setp.gt.f64 %p108,%fd265,0dC1CDCD6500000000;
and.pred %p109,%p107,%p108;
setp.lt.f64 %p110,%fd265,0d41CDCD6500000000;
setp.ge.f64 %p111,%fd265,%fd106;
and.pred %p112,%p110,%p111;
or.pred %p113,%p109,%p112;
not.pred %p114,%p113;
@%p114 bra $4_92;
$4_90:
abs.f64 %fd193,%fd266;
setp.geu.f64 %p116,%fd193,0d41CDCD6500000000;
@%p116 bra $4_92;
abs.f64 %fd194,%fd265;
setp.lt.f64 %p135,%fd194,0d41CDCD6500000000;
bra.uni $4_92;
$4_80:
.pragma "nounroll";
and.b32 %r317,%r438,1;
setp.eq.b32 %p86,%r317,1;
mov.pred %p87,0;
xor.pred %p88,%p86,%p87;
not.pred %p89,%p88;
@%p89 bra $4_99;
add.s32 %r369,%r404,-1;
add.s32 %r323,%r437,%r18;
min.s32 %r110,%r323,%r369;
@%p25 bra $4_83;
cvt.s64.s32 %rd225,%r110;
mul.lo.s64 %rd226,%rd273,%rd225;
add.s64 %rd227,%rd226,%rd49;
add.s64 %rd223,%rd272,%rd227;
ld.global.nc.f32 %f217,[%rd223];
cvt.f64.f32 %fd266,%f217;
add.s64 %rd224,%rd223,%rd275;
ld.global.nc.f32 %f218,[%rd224];
cvt.f64.f32 %fd265,%f218;
bra.uni $4_87;
$4_83:
cvt.rn.f64.s32 %fd109,%r110;
mul.rn.f64 %fd186,%fd236,%fd109;
fma.rn.f64 %fd187,%fd235,%fd104,%fd186;
add.rn.f64 %fd266,%fd187,%fd237;
mul.rn.f64 %fd188,%fd239,%fd109;
fma.rn.f64 %fd189,%fd238,%fd104,%fd188;
add.rn.f64 %fd265,%fd189,%fd240;
@%p1 bra $4_87;
mul.rn.f64 %fd191,%fd242,%fd109;
fma.rn.f64 %fd192,%fd241,%fd104,%fd191;
add.rn.f64 %fd112,%fd192,%fd243;
setp.eq.f64 %p96,%fd112,0d0000000000000000;
mov.f64 %fd264,0d0000000000000000;
@%p96 bra $4_86;
rcp.rn.f64 %fd264,%fd112;
$4_86:
mul.rn.f64 %fd266,%fd266,%fd264;
mul.rn.f64 %fd265,%fd265,%fd264;
$4_87:
ld.param.u32 %r370,[p9];
setp.ne.s32 %p98,%r370,0;
mov.pred %p135,0;
@%p98 bra $4_92;
bra.uni $4_88;
$4_92:
add.s64 %rd231,%rd230,%rd218;
shl.b32 %r325,%r437,7;
cvt.s64.s32 %rd232,%r325;
add.s64 %rd50,%rd232,%rd221;
add.s64 %rd51,%rd231,%rd50;
@%p135 bra $4_94;
bra.uni $4_93;
$4_94:
mov.f64 %fd195,0d4338000000000000;
add.rn.f64 %fd196,%fd266,%fd195;
sub.rn.f64 %fd197,%fd196,%fd195;
sub.rn.f64 %fd267,%fd266,%fd197;
setp.geu.f64 %p117,%fd267,0d0000000000000000;
@%p117 bra $4_96;
mov.f64 %fd198,0d3FF0000000000000;
add.rn.f64 %fd267,%fd267,%fd198;
$4_96:
add.rn.f64 %fd200,%fd265,%fd195;
sub.rn.f64 %fd201,%fd200,%fd195;
sub.rn.f64 %fd268,%fd265,%fd201;
setp.geu.f64 %p118,%fd268,0d0000000000000000;
@%p118 bra $4_98;
mov.f64 %fd202,0d3FF0000000000000;
add.rn.f64 %fd268,%fd268,%fd202;
$4_98:
shl.b32 %r400,%r437,7;
cvt.s64.s32 %rd261,%r400;
add.s64 %rd260,%rd261,%rd221;
ld.param.f32 %f243,[p13];
ld.param.f32 %f242,[p12];
ld.param.f32 %f241,[p11];
ld.param.f32 %f240,[p10];
cvt.rn.f32.f64 %f219,%fd267;
mov.f32 %f220,0f3F800000;
sub.f32 %f221,%f220,%f219;
cvt.rn.f32.f64 %f222,%fd268;
sub.f32 %f223,%f220,%f222;
mul.rn.f32 %f224,%f221,%f240;
fma.rn.f32 %f225,%f219,%f240,%f224;
add.s64 %rd239,%rd220,%rd260;
mul.rn.f32 %f226,%f223,%f225;
fma.rn.f32 %f227,%f222,%f225,%f226;
cvt.rni.s32.f32 %r330,%f227;
max.s32 %r331,%r330,0;
min.s32 %r332,%r331,255;
mul.rn.f32 %f228,%f221,%f241;
fma.rn.f32 %f229,%f219,%f241,%f228;
mul.rn.f32 %f230,%f223,%f229;
fma.rn.f32 %f231,%f222,%f229,%f230;
cvt.rni.s32.f32 %r333,%f231;
max.s32 %r334,%r333,0;
min.s32 %r335,%r334,255;
mul.rn.f32 %f232,%f221,%f242;
fma.rn.f32 %f233,%f219,%f242,%f232;
mul.rn.f32 %f234,%f223,%f233;
fma.rn.f32 %f235,%f222,%f233,%f234;
cvt.rni.s32.f32 %r336,%f235;
max.s32 %r337,%r336,0;
min.s32 %r338,%r337,255;
mul.rn.f32 %f236,%f221,%f243;
fma.rn.f32 %f237,%f219,%f243,%f236;
mul.rn.f32 %f238,%f223,%f237;
fma.rn.f32 %f239,%f222,%f237,%f238;
cvt.rni.s32.f32 %r339,%f239;
max.s32 %r340,%r339,0;
min.s32 %r341,%r340,255;
cvt.u16.u32 %rs113,%r341;
cvt.u16.u32 %rs114,%r338;
cvt.u16.u32 %rs115,%r335;
cvt.u16.u32 %rs116,%r332;
st.shared.v4.u8 [%rd239],{%rs116,%rs115,%rs114,%rs113};
bra.uni $4_99;
$4_93:
add.u64 %rd258,%SP,40;
add.u64 %rd257,%SP,0;
mov.u32 %r328,4;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd257;
.param .b64 param1;
st.param.f64 [param1+0],%fd266;
.param .b64 param2;
st.param.f64 [param2+0],%fd265;
.param .b64 param3;
st.param.b64 [param3+0],%rd51;
.param .b32 param4;
st.param.b32 [param4+0],%r328;
.param .b64 param5;
st.param.b64 [param5+0],%rd258;
call.uni
_Z12sample_aloneILi2EEvRK5ImageddPhiRK12Surroundings,
(
param0,
param1,
param2,
param3,
param4,
param5
);
}
$4_99:
add.s32 %r437,%r437,1;
shr.u32 %r438,%r438,1;
setp.ne.s32 %p119,%r438,0;
@%p119 bra $4_80;
$4_100:
mov.u32 %r372,%ctaid.x;
shl.b32 %r371,%r372,5;
cvt.s64.s32 %rd240,%r18;
mul.lo.s64 %rd53,%rd267,%rd240;
shl.b32 %r348,%r372,7;
cvt.s64.s32 %rd54,%r348;
add.s64 %rd55,%rd53,%rd54;
add.s64 %rd241,%rd266,%rd55;
add.s32 %r350,%r371,32;
setp.le.s32 %p120,%r350,%r403;
or.b64 %rd242,%rd267,%rd241;
and.b64 %rd243,%rd242,3;
setp.eq.s64 %p121,%rd243,0;
and.pred %p122,%p120,%p121;
@%p122 bra $4_104;
bra.uni $4_101;
$4_104:
sub.s32 %r379,%r404,%r18;
mov.u32 %r378,%tid.x;
bar.warp.sync -1;
setp.gt.u32 %p127,%r378,31;
setp.lt.s32 %p128,%r379,1;
or.pred %p129,%p127,%p128;
@%p129 bra $4_107;
mov.u32 %r380,%tid.x;
mul.wide.u32 %rd251,%r380,4;
add.s64 %rd252,%rd251,%rd53;
add.s64 %rd253,%rd252,%rd54;
add.s64 %rd279,%rd266,%rd253;
add.s64 %rd278,%rd220,%rd251;
mov.u32 %r440,0;
$4_106:
ld.shared.u32 %r363,[%rd278];
st.u32 [%rd279],%r363;
add.s64 %rd279,%rd279,%rd267;
add.s64 %rd278,%rd278,128;
add.s32 %r440,%r440,1;
setp.lt.s32 %p130,%r440,%r21;
@%p130 bra $4_106;
bra.uni $4_107;
$4_101:
sub.s32 %r377,%r404,%r18;
mov.u32 %r376,%ctaid.x;
mov.u32 %r375,%tid.x;
shl.b32 %r374,%r376,5;
add.s32 %r373,%r374,%r375;
setp.ge.s32 %p123,%r373,%r403;
setp.lt.s32 %p124,%r377,1;
or.pred %p125,%p123,%p124;
@%p125 bra $4_107;
add.s64 %rd248,%rd55,%rd221;
add.s64 %rd249,%rd266,%rd248;
add.s64 %rd277,%rd249,3;
add.s64 %rd276,%rd48,3;
mov.u32 %r439,0;
$4_103:
.pragma "nounroll";
ld.shared.u8 %rs117,[%rd276+-3];
st.u8 [%rd277+-3],%rs117;
ld.shared.u8 %rs118,[%rd276+-2];
st.u8 [%rd277+-2],%rs118;
ld.shared.u8 %rs119,[%rd276+-1];
st.u8 [%rd277+-1],%rs119;
ld.shared.u8 %rs120,[%rd276];
st.u8 [%rd277],%rs120;
add.s64 %rd277,%rd277,%rd267;
add.s64 %rd276,%rd276,128;
add.s32 %r439,%r439,1;
setp.lt.s32 %p126,%r439,%r21;
@%p126 bra $4_103;
$4_107:
ret;
}
`;
