// Made from kernels/move_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/move_packed.cu`. */
export const MOVE_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.shared .align 4 .b8 _ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines[3072];
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
.visible .entry place_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<49>;
.reg .b16 %rs<6>;
.reg .b32 %r<213>;
.reg .b64 %rd<83>;
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r198,%r199},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r209,%r201},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.u32 %r203,[p4];
ld.param.u32 %r202,[p5];
ld.param.u64 %rd44,[p6];
ld.param.u32 %r70,[p7];
ld.param.u32 %r71,[p8];
ld.param.u32 %r72,[p9];
ld.param.u64 %rd82,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd80,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r76,0;
@%p4 bra $1_2;
cvta.to.global.u64 %rd45,%rd34;
mul.wide.s32 %rd46,%r1,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.v2.u32 {%r198,%r199},[%rd47+32];
ld.global.u64 %rd80,[%rd47+8];
ld.global.u64 %rd79,[%rd47];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd35,%rd48;
add.s64 %rd79,%rd34,%rd49;
$1_3:
setp.eq.s32 %p5,%r80,0;
@%p5 bra $1_5;
cvta.to.global.u64 %rd50,%rd39;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r209,%r201},[%rd52+32];
ld.global.u64 %rd82,[%rd52+8];
ld.global.u64 %rd81,[%rd52];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd40,%rd53;
add.s64 %rd81,%rd39,%rd54;
$1_6:
mov.u32 %r85,%ctaid.y;
shl.b32 %r86,%r85,3;
mov.u32 %r87,%tid.y;
add.s32 %r15,%r86,%r87;
setp.ge.s32 %p6,%r15,%r201;
@%p6 bra $1_28;
setp.eq.s64 %p7,%rd44,0;
@%p7 bra $1_9;
cvta.to.global.u64 %rd55,%rd44;
mul.wide.u32 %rd56,%r1,8;
add.s64 %rd57,%rd55,%rd56;
ld.global.u32 %r203,[%rd57];
ld.global.u32 %r202,[%rd57+4];
$1_9:
not.b32 %r88,%r15;
add.s32 %r89,%r199,%r88;
add.s32 %r90,%r89,%r202;
sub.s32 %r91,%r15,%r202;
setp.eq.s32 %p8,%r72,0;
selp.b32 %r204,%r91,%r90,%p8;
setp.lt.u32 %p9,%r204,%r199;
@%p9 bra $1_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r204;
.param .b32 param1;
st.param.b32 [param1+0],%r199;
.param .b32 param2;
st.param.b32 [param2+0],%r70;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r204,[retval0+0];
}
$1_11:
cvt.s64.s32 %rd58,%r15;
mul.lo.s64 %rd59,%rd82,%rd58;
add.s64 %rd29,%rd81,%rd59;
cvt.u32.u64 %r92,%rd29;
neg.s32 %r93,%r92;
and.b32 %r94,%r93,15;
mov.u32 %r95,%ctaid.x;
shl.b32 %r96,%r95,9;
mov.u32 %r210,%tid.x;
shl.b32 %r98,%r210,4;
add.s32 %r99,%r98,%r96;
or.b32 %r25,%r99,%r94;
sub.s32 %r100,%r25,%r203;
cvt.s64.s32 %rd60,%r204;
mul.lo.s64 %rd30,%rd80,%rd60;
cvt.s64.s32 %rd61,%r100;
add.s64 %rd62,%rd30,%rd61;
add.s64 %rd63,%rd79,%rd62;
cvt.u32.u64 %r26,%rd63;
and.b32 %r101,%r26,15;
and.b64 %rd64,%rd63,15;
sub.s64 %rd31,%rd62,%rd64;
add.s32 %r102,%r101,31;
add.s32 %r103,%r25,16;
setp.le.s32 %p10,%r103,%r209;
or.b32 %r104,%r204,%r100;
setp.gt.s32 %p11,%r104,-1;
and.pred %p12,%p10,%p11;
add.s32 %r105,%r100,16;
setp.le.s32 %p13,%r105,%r198;
and.pred %p14,%p13,%p12;
setp.gt.s64 %p15,%rd31,-1;
and.pred %p16,%p14,%p15;
and.b32 %r106,%r102,48;
cvt.u64.u32 %rd65,%r106;
add.s64 %rd66,%rd31,%rd65;
cvt.s64.s32 %rd67,%r198;
add.s32 %r107,%r199,-1;
cvt.s64.s32 %rd68,%r107;
mul.lo.s64 %rd69,%rd80,%rd68;
add.s64 %rd70,%rd69,%rd67;
setp.le.s64 %p17,%rd66,%rd70;
and.pred %p1,%p16,%p17;
cvt.s64.s32 %rd71,%r25;
add.s64 %rd32,%rd29,%rd71;
not.pred %p18,%p1;
@%p18 bra $1_15;
add.s64 %rd72,%rd79,%rd31;
ld.global.nc.v4.u32 {%r108,%r109,%r110,%r111},[%rd72];
setp.eq.s32 %p19,%r101,0;
mov.u32 %r205,0;
mov.u32 %r206,%r205;
mov.u32 %r207,%r205;
mov.u32 %r208,%r205;
@%p19 bra $1_14;
add.s64 %rd73,%rd72,16;
ld.global.nc.v4.u32 {%r205,%r206,%r207,%r208},[%rd73];
$1_14:
and.b32 %r121,%r26,8;
setp.eq.s32 %p20,%r121,0;
selp.b32 %r122,%r108,%r110,%p20;
selp.b32 %r123,%r109,%r111,%p20;
selp.b32 %r124,%r110,%r205,%p20;
selp.b32 %r125,%r111,%r206,%p20;
selp.b32 %r126,%r205,%r207,%p20;
selp.b32 %r127,%r206,%r208,%p20;
and.b32 %r128,%r26,4;
setp.eq.s32 %p21,%r128,0;
selp.b32 %r129,%r122,%r123,%p21;
selp.b32 %r130,%r123,%r124,%p21;
selp.b32 %r131,%r124,%r125,%p21;
selp.b32 %r132,%r125,%r126,%p21;
selp.b32 %r133,%r126,%r127,%p21;
and.b32 %r134,%r26,3;
mad.lo.s32 %r135,%r134,4369,12816;
and.b32 %r136,%r135,30583;
prmt.b32 %r137,%r132,%r133,%r136;
prmt.b32 %r138,%r131,%r132,%r136;
prmt.b32 %r139,%r130,%r131,%r136;
prmt.b32 %r140,%r129,%r130,%r136;
st.v4.u32 [%rd32],{%r140,%r139,%r138,%r137};
$1_15:
setp.gt.s32 %p22,%r103,%r209;
sub.s32 %r39,%r25,%r98;
mov.u32 %r151,-1;
vote.sync.ballot.b32 %r40,%p1,%r151;
setp.ne.s32 %p24,%r70,0;
or.pred %p25,%p24,%p1;
selp.u16 %rs5,1,0,%p1;
or.pred %p26,%p25,%p22;
@%p26 bra $1_18;
setp.gt.s32 %p27,%r204,-1;
setp.gt.s32 %p28,%r100,-16;
and.pred %p29,%p27,%p28;
setp.lt.s32 %p30,%r100,%r198;
mov.u16 %rs5,0;
and.pred %p31,%p30,%p29;
@%p31 bra $1_18;
and.b32 %r153,%r71,255;
mul.lo.s32 %r154,%r153,16843009;
st.v4.u32 [%rd32],{%r154,%r154,%r154,%r154};
mov.u16 %rs5,1;
$1_18:
setp.lt.s32 %p32,%r25,%r209;
setp.eq.s16 %p33,%rs5,0;
and.pred %p34,%p32,%p33;
vote.sync.ballot.b32 %r41,%p34,%r151;
setp.eq.s32 %p36,%r95,0;
setp.gt.s32 %p37,%r39,0;
and.pred %p2,%p36,%p37;
setp.eq.s32 %p38,%r41,0;
not.pred %p3,%p2;
and.pred %p39,%p38,%p3;
@%p39 bra $1_28;
setp.eq.s32 %p40,%r40,0;
neg.s32 %r165,%r40;
and.b32 %r166,%r40,%r165;
add.s32 %r167,%r166,-1;
selp.b32 %r168,-1,%r167,%p40;
and.b32 %r169,%r41,%r168;
xor.b32 %r42,%r169,%r41;
setp.eq.s32 %p41,%r169,0;
brev.b32 %r170,%r169;
bfind.shiftamt.u32 %r171,%r170;
shl.b32 %r172,%r171,4;
add.s32 %r173,%r172,%r39;
selp.b32 %r174,0,%r173,%p41;
clz.b32 %r175,%r169;
shl.b32 %r176,%r175,4;
mov.u32 %r177,512;
sub.s32 %r178,%r177,%r176;
selp.b32 %r179,0,%r178,%p41;
add.s32 %r180,%r179,%r39;
selp.b32 %r43,0,%r174,%p2;
and.pred %p42,%p41,%p3;
selp.b32 %r181,%r174,%r180,%p42;
min.s32 %r182,%r181,%r209;
sub.s32 %r44,%r182,%r43;
setp.eq.s32 %p43,%r42,0;
brev.b32 %r183,%r42;
bfind.shiftamt.u32 %r184,%r183;
shl.b32 %r185,%r184,4;
add.s32 %r186,%r185,%r39;
selp.b32 %r45,%r209,%r186,%p43;
@%p43 bra $1_21;
clz.b32 %r187,%r42;
shl.b32 %r188,%r187,4;
sub.s32 %r190,%r177,%r188;
add.s32 %r191,%r190,%r39;
min.s32 %r209,%r191,%r209;
$1_21:
sub.s32 %r192,%r44,%r45;
add.s32 %r48,%r192,%r209;
setp.ge.s32 %p44,%r210,%r48;
@%p44 bra $1_28;
sub.s32 %r49,%r45,%r44;
neg.s32 %r50,%r203;
$1_23:
.pragma "nounroll";
setp.lt.s32 %p45,%r210,%r44;
selp.b32 %r53,%r43,%r49,%p45;
add.s32 %r194,%r50,%r53;
add.s32 %r211,%r194,%r210;
setp.lt.u32 %p46,%r211,%r198;
@%p46 bra $1_25;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r211;
.param .b32 param1;
st.param.b32 [param1+0],%r198;
.param .b32 param2;
st.param.b32 [param2+0],%r70;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r211,[retval0+0];
}
$1_25:
or.b32 %r195,%r211,%r204;
setp.lt.s32 %p47,%r195,0;
mov.u32 %r212,%r71;
@%p47 bra $1_27;
cvt.s64.s32 %rd75,%r211;
add.s64 %rd76,%rd30,%rd75;
add.s64 %rd74,%rd79,%rd76;
ld.global.nc.u8 %r212,[%rd74];
$1_27:
add.s32 %r197,%r53,%r210;
cvt.s64.s32 %rd77,%r197;
add.s64 %rd78,%rd29,%rd77;
st.u8 [%rd78],%r212;
add.s32 %r210,%r210,32;
setp.lt.s32 %p48,%r210,%r48;
@%p48 bra $1_23;
$1_28:
ret;
}
.visible .entry place_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<54>;
.reg .b16 %rs<6>;
.reg .b32 %r<265>;
.reg .b64 %rd<87>;
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r246,%r247},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r258,%r249},[p3+32];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u32 %r251,[p4];
ld.param.u32 %r250,[p5];
ld.param.u64 %rd46,[p6];
ld.param.u32 %r82,[p7];
ld.param.u32 %r83,[p8];
ld.param.u32 %r84,[p9];
ld.param.u64 %rd86,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd84,[p1+8];
ld.param.u64 %rd37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r88,0;
@%p4 bra $2_2;
cvta.to.global.u64 %rd47,%rd36;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r246,%r247},[%rd49+32];
ld.global.u64 %rd84,[%rd49+8];
ld.global.u64 %rd83,[%rd49];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd37,%rd50;
add.s64 %rd83,%rd36,%rd51;
$2_3:
setp.eq.s32 %p5,%r92,0;
@%p5 bra $2_5;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r258,%r249},[%rd54+32];
ld.global.u64 %rd86,[%rd54+8];
ld.global.u64 %rd85,[%rd54];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd85,%rd41,%rd56;
$2_6:
mov.u32 %r97,%ctaid.y;
shl.b32 %r98,%r97,3;
mov.u32 %r99,%tid.y;
add.s32 %r14,%r98,%r99;
setp.ge.s32 %p6,%r14,%r249;
@%p6 bra $2_34;
setp.eq.s64 %p7,%rd46,0;
@%p7 bra $2_9;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.u32 %rd58,%r1,8;
add.s64 %rd59,%rd57,%rd58;
ld.global.u32 %r251,[%rd59];
ld.global.u32 %r250,[%rd59+4];
$2_9:
mul.lo.s32 %r21,%r258,3;
not.b32 %r100,%r14;
add.s32 %r101,%r247,%r100;
add.s32 %r102,%r101,%r250;
sub.s32 %r103,%r14,%r250;
setp.eq.s32 %p8,%r84,0;
selp.b32 %r252,%r103,%r102,%p8;
setp.lt.u32 %p9,%r252,%r247;
@%p9 bra $2_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r252;
.param .b32 param1;
st.param.b32 [param1+0],%r247;
.param .b32 param2;
st.param.b32 [param2+0],%r82;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r252,[retval0+0];
}
$2_11:
mul.lo.s32 %r104,%r246,3;
cvt.s64.s32 %rd60,%r14;
mul.lo.s64 %rd61,%rd86,%rd60;
add.s64 %rd29,%rd85,%rd61;
cvt.u32.u64 %r105,%rd29;
neg.s32 %r106,%r105;
and.b32 %r107,%r106,15;
mov.u32 %r108,%ctaid.x;
shl.b32 %r109,%r108,9;
mov.u32 %r260,%tid.x;
shl.b32 %r111,%r260,4;
add.s32 %r112,%r111,%r109;
or.b32 %r26,%r112,%r107;
mad.lo.s32 %r113,%r251,-3,%r26;
cvt.s64.s32 %rd62,%r252;
mul.lo.s64 %rd30,%rd84,%rd62;
cvt.s64.s32 %rd63,%r113;
add.s64 %rd64,%rd30,%rd63;
add.s64 %rd65,%rd83,%rd64;
cvt.u32.u64 %r27,%rd65;
and.b32 %r114,%r27,15;
and.b64 %rd66,%rd65,15;
sub.s64 %rd31,%rd64,%rd66;
add.s32 %r115,%r114,31;
add.s32 %r116,%r26,16;
setp.le.s32 %p10,%r116,%r21;
or.b32 %r117,%r252,%r113;
setp.gt.s32 %p11,%r117,-1;
and.pred %p12,%p10,%p11;
add.s32 %r118,%r113,16;
setp.le.s32 %p13,%r118,%r104;
and.pred %p14,%p13,%p12;
setp.gt.s64 %p15,%rd31,-1;
and.pred %p16,%p14,%p15;
and.b32 %r119,%r115,48;
cvt.u64.u32 %rd67,%r119;
add.s64 %rd68,%rd31,%rd67;
cvt.s64.s32 %rd69,%r104;
add.s32 %r120,%r247,-1;
cvt.s64.s32 %rd70,%r120;
mul.lo.s64 %rd71,%rd84,%rd70;
add.s64 %rd72,%rd71,%rd69;
setp.le.s64 %p17,%rd68,%rd72;
and.pred %p1,%p16,%p17;
cvt.s64.s32 %rd73,%r26;
add.s64 %rd32,%rd29,%rd73;
not.pred %p18,%p1;
@%p18 bra $2_15;
add.s64 %rd74,%rd83,%rd31;
ld.global.nc.v4.u32 {%r121,%r122,%r123,%r124},[%rd74];
setp.eq.s32 %p19,%r114,0;
mov.u32 %r253,0;
mov.u32 %r254,%r253;
mov.u32 %r255,%r253;
mov.u32 %r256,%r253;
@%p19 bra $2_14;
add.s64 %rd75,%rd74,16;
ld.global.nc.v4.u32 {%r253,%r254,%r255,%r256},[%rd75];
$2_14:
and.b32 %r134,%r27,8;
setp.eq.s32 %p20,%r134,0;
selp.b32 %r135,%r121,%r123,%p20;
selp.b32 %r136,%r122,%r124,%p20;
selp.b32 %r137,%r123,%r253,%p20;
selp.b32 %r138,%r124,%r254,%p20;
selp.b32 %r139,%r253,%r255,%p20;
selp.b32 %r140,%r254,%r256,%p20;
and.b32 %r141,%r27,4;
setp.eq.s32 %p21,%r141,0;
selp.b32 %r142,%r135,%r136,%p21;
selp.b32 %r143,%r136,%r137,%p21;
selp.b32 %r144,%r137,%r138,%p21;
selp.b32 %r145,%r138,%r139,%p21;
selp.b32 %r146,%r139,%r140,%p21;
and.b32 %r147,%r27,3;
mad.lo.s32 %r148,%r147,4369,12816;
and.b32 %r149,%r148,30583;
prmt.b32 %r150,%r145,%r146,%r149;
prmt.b32 %r151,%r144,%r145,%r149;
prmt.b32 %r152,%r143,%r144,%r149;
prmt.b32 %r153,%r142,%r143,%r149;
st.v4.u32 [%rd32],{%r153,%r152,%r151,%r150};
$2_15:
setp.gt.s32 %p22,%r116,%r21;
sub.s32 %r40,%r26,%r111;
mov.u32 %r164,-1;
vote.sync.ballot.b32 %r41,%p1,%r164;
setp.ne.s32 %p24,%r82,0;
or.pred %p25,%p24,%p1;
selp.u16 %rs5,1,0,%p1;
or.pred %p26,%p25,%p22;
@%p26 bra $2_18;
setp.gt.s32 %p27,%r252,-1;
setp.gt.s32 %p28,%r113,-16;
and.pred %p29,%p27,%p28;
setp.lt.s32 %p30,%r113,%r104;
mov.u16 %rs5,0;
and.pred %p31,%p30,%p29;
@%p31 bra $2_18;
mov.u32 %r167,%tid.x;
shl.b32 %r168,%r167,4;
add.s32 %r171,%r168,%r109;
mov.u32 %r174,0;
or.b32 %r176,%r171,%r107;
mul.hi.s32 %r177,%r176,1431655766;
shr.u32 %r178,%r177,31;
add.s32 %r179,%r177,%r178;
mul.lo.s32 %r180,%r179,3;
sub.s32 %r181,%r176,%r180;
setp.eq.s32 %p32,%r181,0;
setp.eq.s32 %p33,%r181,1;
selp.b32 %r182,4129,8450,%p33;
mov.u32 %r183,4129;
selp.b32 %r184,528,%r182,%p32;
prmt.b32 %r185,%r83,%r174,%r184;
prmt.b32 %r186,%r185,%r174,%r183;
prmt.b32 %r187,%r186,%r174,%r183;
st.v4.u32 [%rd32],{%r185,%r186,%r187,%r185};
mov.u16 %rs5,1;
$2_18:
setp.lt.s32 %p34,%r26,%r21;
setp.eq.s16 %p35,%rs5,0;
and.pred %p36,%p34,%p35;
vote.sync.ballot.b32 %r42,%p36,%r164;
setp.eq.s32 %p38,%r108,0;
setp.gt.s32 %p39,%r40,0;
and.pred %p2,%p38,%p39;
setp.eq.s32 %p40,%r42,0;
not.pred %p3,%p2;
and.pred %p41,%p40,%p3;
@%p41 bra $2_34;
setp.eq.s32 %p42,%r41,0;
neg.s32 %r198,%r41;
and.b32 %r199,%r41,%r198;
add.s32 %r200,%r199,-1;
selp.b32 %r201,-1,%r200,%p42;
and.b32 %r202,%r42,%r201;
xor.b32 %r43,%r202,%r42;
setp.eq.s32 %p43,%r202,0;
brev.b32 %r203,%r202;
bfind.shiftamt.u32 %r204,%r203;
shl.b32 %r205,%r204,4;
add.s32 %r206,%r205,%r40;
selp.b32 %r207,0,%r206,%p43;
clz.b32 %r208,%r202;
shl.b32 %r209,%r208,4;
mov.u32 %r210,512;
sub.s32 %r211,%r210,%r209;
selp.b32 %r212,0,%r211,%p43;
add.s32 %r213,%r212,%r40;
and.pred %p44,%p43,%p3;
selp.b32 %r214,%r207,%r213,%p44;
mul.hi.s32 %r215,%r207,1431655766;
shr.u32 %r216,%r215,31;
add.s32 %r217,%r215,%r216;
selp.b32 %r44,0,%r217,%p2;
min.s32 %r218,%r214,%r21;
add.s32 %r219,%r218,2;
mul.hi.s32 %r220,%r219,1431655766;
shr.u32 %r221,%r220,31;
add.s32 %r222,%r220,%r221;
sub.s32 %r45,%r222,%r44;
setp.eq.s32 %p45,%r43,0;
mov.u32 %r257,%r258;
@%p45 bra $2_21;
brev.b32 %r223,%r43;
bfind.shiftamt.u32 %r224,%r223;
shl.b32 %r225,%r224,4;
add.s32 %r226,%r225,%r40;
mul.hi.s32 %r227,%r226,1431655766;
shr.u32 %r228,%r227,31;
add.s32 %r257,%r227,%r228;
$2_21:
@%p45 bra $2_23;
clz.b32 %r229,%r43;
shl.b32 %r230,%r229,4;
mov.u32 %r231,512;
sub.s32 %r232,%r231,%r230;
add.s32 %r233,%r232,%r40;
min.s32 %r234,%r233,%r21;
add.s32 %r235,%r234,2;
mul.hi.s32 %r236,%r235,1431655766;
shr.u32 %r237,%r236,31;
add.s32 %r258,%r236,%r237;
$2_23:
sub.s32 %r238,%r45,%r257;
add.s32 %r50,%r238,%r258;
setp.ge.s32 %p47,%r260,%r50;
@%p47 bra $2_34;
sub.s32 %r51,%r257,%r45;
shr.u32 %r52,%r83,8;
shr.u32 %r53,%r83,16;
neg.s32 %r54,%r251;
mul.lo.s32 %r259,%r260,3;
$2_25:
.pragma "nounroll";
setp.lt.s32 %p48,%r260,%r45;
selp.b32 %r59,%r44,%r51,%p48;
add.s32 %r240,%r54,%r59;
add.s32 %r261,%r240,%r260;
setp.lt.u32 %p49,%r261,%r246;
@%p49 bra $2_27;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r261;
.param .b32 param1;
st.param.b32 [param1+0],%r246;
.param .b32 param2;
st.param.b32 [param2+0],%r82;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r261,[retval0+0];
}
$2_27:
mul.lo.s32 %r241,%r261,3;
cvt.s64.s32 %rd76,%r241;
add.s64 %rd34,%rd30,%rd76;
or.b32 %r63,%r261,%r252;
setp.lt.s32 %p50,%r63,0;
mov.u32 %r262,%r83;
@%p50 bra $2_29;
add.s64 %rd77,%rd83,%rd34;
ld.global.nc.u8 %r262,[%rd77];
$2_29:
mad.lo.s32 %r243,%r59,3,%r259;
cvt.s64.s32 %rd78,%r243;
add.s64 %rd35,%rd29,%rd78;
st.u8 [%rd35],%r262;
mov.u32 %r263,%r52;
@%p50 bra $2_31;
add.s64 %rd80,%rd83,%rd34;
add.s64 %rd79,%rd80,1;
ld.global.nc.u8 %r263,[%rd79];
$2_31:
st.u8 [%rd35+1],%r263;
mov.u32 %r264,%r53;
@%p50 bra $2_33;
add.s64 %rd82,%rd83,%rd34;
add.s64 %rd81,%rd82,2;
ld.global.nc.u8 %r264,[%rd81];
$2_33:
st.u8 [%rd35+2],%r264;
add.s32 %r259,%r259,96;
add.s32 %r260,%r260,32;
setp.lt.s32 %p53,%r260,%r50;
@%p53 bra $2_25;
$2_34:
ret;
}
.visible .entry place_packed_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<53>;
.reg .b16 %rs<6>;
.reg .b32 %r<262>;
.reg .b64 %rd<89>;
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r242,%r243},[p1+32];
ld.param.v2.u32 {%r90,%r91},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r254,%r245},[p3+32];
ld.param.v2.u32 {%r94,%r95},[p3+40];
ld.param.u32 %r247,[p4];
ld.param.u32 %r246,[p5];
ld.param.u64 %rd46,[p6];
ld.param.u32 %r85,[p7];
ld.param.u32 %r86,[p8];
ld.param.u32 %r87,[p9];
ld.param.u64 %rd88,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd86,[p1+8];
ld.param.u64 %rd37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r91,0;
@%p4 bra $3_2;
cvta.to.global.u64 %rd47,%rd36;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r242,%r243},[%rd49+32];
ld.global.u64 %rd86,[%rd49+8];
ld.global.u64 %rd85,[%rd49];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd37,%rd50;
add.s64 %rd85,%rd36,%rd51;
$3_3:
setp.eq.s32 %p5,%r95,0;
@%p5 bra $3_5;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r254,%r245},[%rd54+32];
ld.global.u64 %rd88,[%rd54+8];
ld.global.u64 %rd87,[%rd54];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd87,%rd41,%rd56;
$3_6:
mov.u32 %r100,%ctaid.y;
shl.b32 %r101,%r100,3;
mov.u32 %r102,%tid.y;
add.s32 %r14,%r101,%r102;
setp.ge.s32 %p6,%r14,%r245;
@%p6 bra $3_36;
setp.eq.s64 %p7,%rd46,0;
@%p7 bra $3_9;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.u32 %rd58,%r1,8;
add.s64 %rd59,%rd57,%rd58;
ld.global.u32 %r247,[%rd59];
ld.global.u32 %r246,[%rd59+4];
$3_9:
shl.b32 %r21,%r254,2;
not.b32 %r103,%r14;
add.s32 %r104,%r243,%r103;
add.s32 %r105,%r104,%r246;
sub.s32 %r106,%r14,%r246;
setp.eq.s32 %p8,%r87,0;
selp.b32 %r248,%r106,%r105,%p8;
setp.lt.u32 %p9,%r248,%r243;
@%p9 bra $3_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r248;
.param .b32 param1;
st.param.b32 [param1+0],%r243;
.param .b32 param2;
st.param.b32 [param2+0],%r85;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r248,[retval0+0];
}
$3_11:
shl.b32 %r107,%r242,2;
cvt.s64.s32 %rd60,%r14;
mul.lo.s64 %rd61,%rd88,%rd60;
add.s64 %rd29,%rd87,%rd61;
cvt.u32.u64 %r108,%rd29;
neg.s32 %r109,%r108;
and.b32 %r110,%r109,15;
mov.u32 %r111,%ctaid.x;
shl.b32 %r112,%r111,9;
mov.u32 %r256,%tid.x;
shl.b32 %r114,%r256,4;
add.s32 %r115,%r114,%r112;
or.b32 %r26,%r115,%r110;
shl.b32 %r116,%r247,2;
sub.s32 %r117,%r26,%r116;
cvt.s64.s32 %rd62,%r248;
mul.lo.s64 %rd30,%rd86,%rd62;
cvt.s64.s32 %rd63,%r117;
add.s64 %rd64,%rd30,%rd63;
add.s64 %rd65,%rd85,%rd64;
cvt.u32.u64 %r27,%rd65;
and.b32 %r118,%r27,15;
and.b64 %rd66,%rd65,15;
sub.s64 %rd31,%rd64,%rd66;
add.s32 %r119,%r118,31;
add.s32 %r120,%r26,16;
setp.le.s32 %p10,%r120,%r21;
or.b32 %r121,%r248,%r117;
setp.gt.s32 %p11,%r121,-1;
and.pred %p12,%p10,%p11;
add.s32 %r122,%r117,16;
setp.le.s32 %p13,%r122,%r107;
and.pred %p14,%p13,%p12;
setp.gt.s64 %p15,%rd31,-1;
and.pred %p16,%p14,%p15;
and.b32 %r123,%r119,48;
cvt.u64.u32 %rd67,%r123;
add.s64 %rd68,%rd31,%rd67;
cvt.s64.s32 %rd69,%r107;
add.s32 %r124,%r243,-1;
cvt.s64.s32 %rd70,%r124;
mul.lo.s64 %rd71,%rd86,%rd70;
add.s64 %rd72,%rd71,%rd69;
setp.le.s64 %p17,%rd68,%rd72;
and.pred %p1,%p16,%p17;
cvt.s64.s32 %rd73,%r26;
add.s64 %rd32,%rd29,%rd73;
not.pred %p18,%p1;
@%p18 bra $3_15;
add.s64 %rd74,%rd85,%rd31;
ld.global.nc.v4.u32 {%r125,%r126,%r127,%r128},[%rd74];
setp.eq.s32 %p19,%r118,0;
mov.u32 %r249,0;
mov.u32 %r250,%r249;
mov.u32 %r251,%r249;
mov.u32 %r252,%r249;
@%p19 bra $3_14;
add.s64 %rd75,%rd74,16;
ld.global.nc.v4.u32 {%r249,%r250,%r251,%r252},[%rd75];
$3_14:
and.b32 %r138,%r27,8;
setp.eq.s32 %p20,%r138,0;
selp.b32 %r139,%r125,%r127,%p20;
selp.b32 %r140,%r126,%r128,%p20;
selp.b32 %r141,%r127,%r249,%p20;
selp.b32 %r142,%r128,%r250,%p20;
selp.b32 %r143,%r249,%r251,%p20;
selp.b32 %r144,%r250,%r252,%p20;
and.b32 %r145,%r27,4;
setp.eq.s32 %p21,%r145,0;
selp.b32 %r146,%r139,%r140,%p21;
selp.b32 %r147,%r140,%r141,%p21;
selp.b32 %r148,%r141,%r142,%p21;
selp.b32 %r149,%r142,%r143,%p21;
selp.b32 %r150,%r143,%r144,%p21;
and.b32 %r151,%r27,3;
mad.lo.s32 %r152,%r151,4369,12816;
and.b32 %r153,%r152,30583;
prmt.b32 %r154,%r149,%r150,%r153;
prmt.b32 %r155,%r148,%r149,%r153;
prmt.b32 %r156,%r147,%r148,%r153;
prmt.b32 %r157,%r146,%r147,%r153;
st.v4.u32 [%rd32],{%r157,%r156,%r155,%r154};
$3_15:
setp.gt.s32 %p22,%r120,%r21;
sub.s32 %r40,%r26,%r114;
mov.u32 %r168,-1;
vote.sync.ballot.b32 %r41,%p1,%r168;
setp.ne.s32 %p24,%r85,0;
or.pred %p25,%p24,%p1;
selp.u16 %rs5,1,0,%p1;
or.pred %p26,%p25,%p22;
@%p26 bra $3_18;
setp.gt.s32 %p27,%r248,-1;
setp.gt.s32 %p28,%r117,-16;
and.pred %p29,%p27,%p28;
setp.lt.s32 %p30,%r117,%r107;
mov.u16 %rs5,0;
and.pred %p31,%p30,%p29;
@%p31 bra $3_18;
and.b32 %r174,%r109,3;
mad.lo.s32 %r175,%r174,4369,12816;
and.b32 %r176,%r175,30583;
prmt.b32 %r177,%r86,%r86,%r176;
st.v4.u32 [%rd32],{%r177,%r177,%r177,%r177};
mov.u16 %rs5,1;
$3_18:
setp.lt.s32 %p32,%r26,%r21;
setp.eq.s16 %p33,%rs5,0;
and.pred %p34,%p32,%p33;
vote.sync.ballot.b32 %r42,%p34,%r168;
setp.eq.s32 %p36,%r111,0;
setp.gt.s32 %p37,%r40,0;
and.pred %p2,%p36,%p37;
setp.eq.s32 %p38,%r42,0;
not.pred %p3,%p2;
and.pred %p39,%p38,%p3;
@%p39 bra $3_36;
setp.eq.s32 %p40,%r41,0;
neg.s32 %r188,%r41;
and.b32 %r189,%r41,%r188;
add.s32 %r190,%r189,-1;
selp.b32 %r191,-1,%r190,%p40;
and.b32 %r192,%r42,%r191;
xor.b32 %r43,%r192,%r42;
setp.eq.s32 %p41,%r192,0;
brev.b32 %r193,%r192;
bfind.shiftamt.u32 %r194,%r193;
shl.b32 %r195,%r194,4;
add.s32 %r196,%r195,%r40;
selp.b32 %r197,0,%r196,%p41;
clz.b32 %r198,%r192;
shl.b32 %r199,%r198,4;
mov.u32 %r200,512;
sub.s32 %r201,%r200,%r199;
selp.b32 %r202,0,%r201,%p41;
add.s32 %r203,%r202,%r40;
and.pred %p42,%p41,%p3;
selp.b32 %r204,%r197,%r203,%p42;
shr.s32 %r205,%r197,31;
shr.u32 %r206,%r205,30;
add.s32 %r207,%r197,%r206;
shr.s32 %r208,%r207,2;
selp.b32 %r44,0,%r208,%p2;
min.s32 %r209,%r204,%r21;
add.s32 %r210,%r209,3;
shr.s32 %r211,%r210,31;
shr.u32 %r212,%r211,30;
add.s32 %r213,%r210,%r212;
shr.s32 %r214,%r213,2;
sub.s32 %r45,%r214,%r44;
setp.eq.s32 %p43,%r43,0;
mov.u32 %r253,%r254;
@%p43 bra $3_21;
brev.b32 %r215,%r43;
bfind.shiftamt.u32 %r216,%r215;
shl.b32 %r217,%r216,4;
add.s32 %r218,%r217,%r40;
shr.s32 %r219,%r218,31;
shr.u32 %r220,%r219,30;
add.s32 %r221,%r218,%r220;
shr.s32 %r253,%r221,2;
$3_21:
@%p43 bra $3_23;
clz.b32 %r222,%r43;
shl.b32 %r223,%r222,4;
mov.u32 %r224,512;
sub.s32 %r225,%r224,%r223;
add.s32 %r226,%r225,%r40;
min.s32 %r227,%r226,%r21;
add.s32 %r228,%r227,3;
shr.s32 %r229,%r228,31;
shr.u32 %r230,%r229,30;
add.s32 %r231,%r228,%r230;
shr.s32 %r254,%r231,2;
$3_23:
sub.s32 %r232,%r45,%r253;
add.s32 %r50,%r232,%r254;
setp.ge.s32 %p45,%r256,%r50;
@%p45 bra $3_36;
sub.s32 %r51,%r253,%r45;
shl.b32 %r255,%r256,2;
neg.s32 %r54,%r247;
$3_25:
.pragma "nounroll";
setp.lt.s32 %p46,%r256,%r45;
selp.b32 %r57,%r44,%r51,%p46;
add.s32 %r234,%r54,%r57;
add.s32 %r257,%r234,%r256;
setp.lt.u32 %p47,%r257,%r242;
@%p47 bra $3_27;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r257;
.param .b32 param1;
st.param.b32 [param1+0],%r242;
.param .b32 param2;
st.param.b32 [param2+0],%r85;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r257,[retval0+0];
}
$3_27:
shl.b32 %r235,%r257,2;
cvt.s64.s32 %rd76,%r235;
add.s64 %rd34,%rd30,%rd76;
or.b32 %r61,%r257,%r248;
setp.lt.s32 %p48,%r61,0;
mov.u32 %r258,%r86;
@%p48 bra $3_29;
add.s64 %rd77,%rd85,%rd34;
ld.global.nc.u8 %r258,[%rd77];
$3_29:
shl.b32 %r237,%r57,2;
add.s32 %r238,%r255,%r237;
cvt.s64.s32 %rd78,%r238;
add.s64 %rd35,%rd29,%rd78;
st.u8 [%rd35],%r258;
shr.u32 %r259,%r86,8;
@%p48 bra $3_31;
add.s64 %rd80,%rd85,%rd34;
add.s64 %rd79,%rd80,1;
ld.global.nc.u8 %r259,[%rd79];
$3_31:
st.u8 [%rd35+1],%r259;
shr.u32 %r260,%r86,16;
@%p48 bra $3_33;
add.s64 %rd82,%rd85,%rd34;
add.s64 %rd81,%rd82,2;
ld.global.nc.u8 %r260,[%rd81];
$3_33:
st.u8 [%rd35+2],%r260;
shr.u32 %r261,%r86,24;
@%p48 bra $3_35;
add.s64 %rd84,%rd85,%rd34;
add.s64 %rd83,%rd84,3;
ld.global.nc.u8 %r261,[%rd83];
$3_35:
st.u8 [%rd35+3],%r261;
add.s32 %r255,%r255,128;
add.s32 %r256,%r256,32;
setp.lt.s32 %p52,%r256,%r50;
@%p52 bra $3_25;
$3_36:
ret;
}
.visible .entry mirror_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<40>;
.reg .b32 %r<198>;
.reg .b64 %rd<83>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r183,%r184},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r193,%r186},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.u32 %r187,[p5];
ld.param.u64 %rd43,[p6];
ld.param.u32 %r70,[p7];
ld.param.u32 %r71,[p8];
ld.param.u32 %r72,[p9];
ld.param.u64 %rd82,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd80,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r76,0;
@%p4 bra $4_2;
cvta.to.global.u64 %rd44,%rd33;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.v2.u32 {%r183,%r184},[%rd46+32];
ld.global.u64 %rd80,[%rd46+8];
ld.global.u64 %rd79,[%rd46];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd34,%rd47;
add.s64 %rd79,%rd33,%rd48;
$4_3:
setp.eq.s32 %p5,%r80,0;
@%p5 bra $4_5;
cvta.to.global.u64 %rd49,%rd38;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r193,%r186},[%rd51+32];
ld.global.u64 %rd82,[%rd51+8];
ld.global.u64 %rd81,[%rd51];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd39,%rd52;
add.s64 %rd81,%rd38,%rd53;
$4_6:
mov.u32 %r85,%ctaid.y;
shl.b32 %r86,%r85,3;
mov.u32 %r87,%tid.y;
add.s32 %r15,%r86,%r87;
setp.ge.s32 %p6,%r15,%r186;
@%p6 bra $4_25;
setp.eq.s64 %p7,%rd43,0;
@%p7 bra $4_9;
cvta.to.global.u64 %rd54,%rd43;
mul.wide.u32 %rd55,%r1,8;
add.s64 %rd56,%rd54,%rd55;
ld.global.u32 %r187,[%rd56+4];
$4_9:
not.b32 %r88,%r15;
add.s32 %r89,%r184,%r88;
add.s32 %r90,%r89,%r187;
sub.s32 %r91,%r15,%r187;
setp.eq.s32 %p8,%r72,0;
selp.b32 %r188,%r91,%r90,%p8;
setp.lt.u32 %p9,%r188,%r184;
@%p9 bra $4_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r188;
.param .b32 param1;
st.param.b32 [param1+0],%r184;
.param .b32 param2;
st.param.b32 [param2+0],%r70;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r188,[retval0+0];
}
$4_11:
cvt.s64.s32 %rd57,%r15;
mul.lo.s64 %rd58,%rd82,%rd57;
add.s64 %rd29,%rd81,%rd58;
cvt.u32.u64 %r92,%rd29;
neg.s32 %r93,%r92;
and.b32 %r94,%r93,15;
mov.u32 %r95,%ctaid.x;
shl.b32 %r96,%r95,9;
mov.u32 %r195,%tid.x;
shl.b32 %r98,%r195,4;
add.s32 %r99,%r98,%r96;
or.b32 %r23,%r99,%r94;
add.s32 %r100,%r183,-16;
sub.s32 %r101,%r100,%r23;
cvt.s64.s32 %rd59,%r188;
mul.lo.s64 %rd30,%rd80,%rd59;
cvt.s64.s32 %rd60,%r101;
add.s64 %rd61,%rd30,%rd60;
add.s64 %rd62,%rd79,%rd61;
cvt.u32.u64 %r24,%rd62;
and.b32 %r25,%r24,15;
and.b64 %rd63,%rd62,15;
sub.s64 %rd31,%rd61,%rd63;
add.s32 %r102,%r25,31;
add.s32 %r103,%r23,16;
setp.le.s32 %p10,%r103,%r193;
or.b32 %r104,%r188,%r101;
setp.gt.s32 %p11,%r104,-1;
and.pred %p12,%p10,%p11;
add.s32 %r105,%r101,16;
setp.le.s32 %p13,%r105,%r183;
and.pred %p14,%p13,%p12;
setp.gt.s64 %p15,%rd31,-1;
and.pred %p16,%p14,%p15;
and.b32 %r106,%r102,48;
cvt.u64.u32 %rd64,%r106;
add.s64 %rd65,%rd31,%rd64;
cvt.s64.s32 %rd66,%r183;
add.s32 %r107,%r184,-1;
cvt.s64.s32 %rd67,%r107;
mul.lo.s64 %rd68,%rd80,%rd67;
add.s64 %rd69,%rd68,%rd66;
setp.le.s64 %p17,%rd65,%rd69;
and.pred %p1,%p16,%p17;
not.pred %p18,%p1;
@%p18 bra $4_15;
add.s64 %rd70,%rd79,%rd31;
ld.global.nc.v4.u32 {%r108,%r109,%r110,%r111},[%rd70];
setp.eq.s32 %p19,%r25,0;
mov.u32 %r115,0;
mov.u32 %r189,%r115;
mov.u32 %r190,%r115;
mov.u32 %r191,%r115;
mov.u32 %r192,%r115;
@%p19 bra $4_14;
add.s64 %rd71,%rd70,16;
ld.global.nc.v4.u32 {%r189,%r190,%r191,%r192},[%rd71];
$4_14:
and.b32 %r120,%r24,8;
setp.eq.s32 %p20,%r120,0;
selp.b32 %r122,%r108,%r110,%p20;
selp.b32 %r123,%r109,%r111,%p20;
selp.b32 %r124,%r110,%r189,%p20;
selp.b32 %r125,%r111,%r190,%p20;
selp.b32 %r126,%r189,%r191,%p20;
selp.b32 %r127,%r190,%r192,%p20;
and.b32 %r128,%r24,4;
setp.eq.s32 %p21,%r128,0;
selp.b32 %r129,%r122,%r123,%p21;
selp.b32 %r130,%r123,%r124,%p21;
selp.b32 %r131,%r124,%r125,%p21;
selp.b32 %r132,%r125,%r126,%p21;
selp.b32 %r133,%r126,%r127,%p21;
and.b32 %r134,%r24,3;
mad.lo.s32 %r135,%r134,4369,12816;
and.b32 %r136,%r135,30583;
prmt.b32 %r137,%r129,%r130,%r136;
prmt.b32 %r138,%r130,%r131,%r136;
prmt.b32 %r139,%r131,%r132,%r136;
prmt.b32 %r140,%r132,%r133,%r136;
mov.u32 %r141,291;
cvt.s64.s32 %rd72,%r23;
add.s64 %rd73,%rd29,%rd72;
prmt.b32 %r142,%r137,%r115,%r141;
prmt.b32 %r143,%r138,%r115,%r141;
prmt.b32 %r144,%r139,%r115,%r141;
prmt.b32 %r145,%r140,%r115,%r141;
st.v4.u32 [%rd73],{%r145,%r144,%r143,%r142};
$4_15:
sub.s32 %r38,%r23,%r98;
mov.u32 %r148,-1;
vote.sync.ballot.b32 %r39,%p1,%r148;
setp.lt.s32 %p23,%r23,%r193;
and.pred %p25,%p23,%p18;
vote.sync.ballot.b32 %r40,%p25,%r148;
setp.eq.s32 %p27,%r95,0;
setp.gt.s32 %p28,%r38,0;
and.pred %p2,%p27,%p28;
setp.eq.s32 %p29,%r40,0;
not.pred %p3,%p2;
and.pred %p30,%p29,%p3;
@%p30 bra $4_25;
setp.eq.s32 %p31,%r39,0;
neg.s32 %r150,%r39;
and.b32 %r151,%r39,%r150;
add.s32 %r152,%r151,-1;
selp.b32 %r153,-1,%r152,%p31;
and.b32 %r154,%r153,%r40;
xor.b32 %r41,%r154,%r40;
setp.eq.s32 %p32,%r154,0;
brev.b32 %r155,%r154;
bfind.shiftamt.u32 %r156,%r155;
shl.b32 %r157,%r156,4;
add.s32 %r158,%r157,%r38;
selp.b32 %r159,0,%r158,%p32;
clz.b32 %r160,%r154;
shl.b32 %r161,%r160,4;
mov.u32 %r162,512;
sub.s32 %r163,%r162,%r161;
selp.b32 %r164,0,%r163,%p32;
add.s32 %r165,%r164,%r38;
selp.b32 %r42,0,%r159,%p2;
and.pred %p33,%p32,%p3;
selp.b32 %r166,%r159,%r165,%p33;
min.s32 %r167,%r166,%r193;
sub.s32 %r43,%r167,%r42;
setp.eq.s32 %p34,%r41,0;
brev.b32 %r168,%r41;
bfind.shiftamt.u32 %r169,%r168;
shl.b32 %r170,%r169,4;
add.s32 %r171,%r170,%r38;
selp.b32 %r44,%r193,%r171,%p34;
@%p34 bra $4_18;
clz.b32 %r172,%r41;
shl.b32 %r173,%r172,4;
sub.s32 %r175,%r162,%r173;
add.s32 %r176,%r175,%r38;
min.s32 %r193,%r176,%r193;
$4_18:
sub.s32 %r177,%r43,%r44;
add.s32 %r47,%r177,%r193;
setp.ge.s32 %p35,%r195,%r47;
@%p35 bra $4_25;
sub.s32 %r48,%r44,%r43;
not.b32 %r194,%r195;
$4_20:
.pragma "nounroll";
setp.lt.s32 %p36,%r195,%r43;
selp.b32 %r53,%r42,%r48,%p36;
add.s32 %r179,%r183,%r194;
mad.lo.s32 %r196,%r53,-1,%r179;
setp.lt.u32 %p37,%r196,%r183;
@%p37 bra $4_22;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r196;
.param .b32 param1;
st.param.b32 [param1+0],%r183;
.param .b32 param2;
st.param.b32 [param2+0],%r70;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r196,[retval0+0];
}
$4_22:
or.b32 %r180,%r196,%r188;
setp.lt.s32 %p38,%r180,0;
mov.u32 %r197,%r71;
@%p38 bra $4_24;
cvt.s64.s32 %rd75,%r196;
add.s64 %rd76,%rd30,%rd75;
add.s64 %rd74,%rd79,%rd76;
ld.global.nc.u8 %r197,[%rd74];
$4_24:
add.s32 %r182,%r53,%r195;
cvt.s64.s32 %rd77,%r182;
add.s64 %rd78,%rd29,%rd77;
st.u8 [%rd78],%r197;
add.s32 %r194,%r194,-32;
add.s32 %r195,%r195,32;
setp.lt.s32 %p39,%r195,%r47;
@%p39 bra $4_20;
$4_25:
ret;
}
.visible .entry mirror_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<46>;
.reg .b32 %r<256>;
.reg .b64 %rd<88>;
ld.param.u64 %rd35,[p0];
ld.param.v2.u32 {%r232,%r233},[p1+32];
ld.param.v2.u32 {%r93,%r94},[p1+40];
ld.param.u64 %rd40,[p2];
ld.param.v2.u32 {%r248,%r235},[p3+32];
ld.param.v2.u32 {%r97,%r98},[p3+40];
ld.param.u32 %r236,[p5];
ld.param.u64 %rd45,[p6];
ld.param.u32 %r88,[p7];
ld.param.u32 %r89,[p8];
ld.param.u32 %r90,[p9];
ld.param.u64 %rd87,[p3+8];
ld.param.u64 %rd41,[p3];
ld.param.u64 %rd85,[p1+8];
ld.param.u64 %rd36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r94,0;
@%p4 bra $5_2;
cvta.to.global.u64 %rd46,%rd35;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.v2.u32 {%r232,%r233},[%rd48+32];
ld.global.u64 %rd85,[%rd48+8];
ld.global.u64 %rd84,[%rd48];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd36,%rd49;
add.s64 %rd84,%rd35,%rd50;
$5_3:
setp.eq.s32 %p5,%r98,0;
@%p5 bra $5_5;
cvta.to.global.u64 %rd51,%rd40;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r248,%r235},[%rd53+32];
ld.global.u64 %rd87,[%rd53+8];
ld.global.u64 %rd86,[%rd53];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd41,%rd54;
add.s64 %rd86,%rd40,%rd55;
$5_6:
mov.u32 %r103,%ctaid.y;
shl.b32 %r104,%r103,3;
mov.u32 %r105,%tid.y;
add.s32 %r14,%r104,%r105;
setp.ge.s32 %p6,%r14,%r235;
@%p6 bra $5_32;
setp.eq.s64 %p7,%rd45,0;
@%p7 bra $5_9;
cvta.to.global.u64 %rd56,%rd45;
mul.wide.u32 %rd57,%r1,8;
add.s64 %rd58,%rd56,%rd57;
ld.global.u32 %r236,[%rd58+4];
$5_9:
mul.lo.s32 %r20,%r248,3;
not.b32 %r106,%r14;
add.s32 %r107,%r233,%r106;
add.s32 %r108,%r107,%r236;
sub.s32 %r109,%r14,%r236;
setp.eq.s32 %p8,%r90,0;
selp.b32 %r237,%r109,%r108,%p8;
setp.lt.u32 %p9,%r237,%r233;
@%p9 bra $5_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r237;
.param .b32 param1;
st.param.b32 [param1+0],%r233;
.param .b32 param2;
st.param.b32 [param2+0],%r88;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r237,[retval0+0];
}
$5_11:
mul.lo.s32 %r111,%r232,3;
cvt.s64.s32 %rd59,%r14;
mul.lo.s64 %rd60,%rd87,%rd59;
add.s64 %rd29,%rd86,%rd60;
cvt.u32.u64 %r112,%rd29;
neg.s32 %r113,%r112;
and.b32 %r114,%r113,15;
mov.u32 %r115,%ctaid.x;
shl.b32 %r116,%r115,9;
mov.u32 %r251,%tid.x;
shl.b32 %r118,%r251,4;
add.s32 %r119,%r118,%r116;
or.b32 %r24,%r119,%r114;
add.s32 %r120,%r111,-16;
sub.s32 %r121,%r120,%r24;
cvt.s64.s32 %rd61,%r237;
mul.lo.s64 %rd30,%rd85,%rd61;
add.s32 %r122,%r121,-2;
cvt.s64.s32 %rd62,%r122;
add.s64 %rd63,%rd30,%rd62;
add.s64 %rd64,%rd84,%rd63;
cvt.u32.u64 %r25,%rd64;
and.b32 %r123,%r25,15;
and.b64 %rd65,%rd64,15;
sub.s64 %rd31,%rd63,%rd65;
add.s32 %r124,%r123,35;
add.s32 %r125,%r24,16;
setp.le.s32 %p10,%r125,%r20;
or.b32 %r126,%r237,%r121;
setp.gt.s32 %p11,%r126,-1;
and.pred %p12,%p10,%p11;
add.s32 %r127,%r121,16;
setp.le.s32 %p13,%r127,%r111;
and.pred %p14,%p13,%p12;
setp.gt.s64 %p15,%rd31,-1;
and.pred %p16,%p14,%p15;
and.b32 %r26,%r124,48;
cvt.u64.u32 %rd66,%r26;
add.s64 %rd67,%rd31,%rd66;
cvt.s64.s32 %rd68,%r111;
add.s32 %r128,%r233,-1;
cvt.s64.s32 %rd69,%r128;
mul.lo.s64 %rd70,%rd85,%rd69;
add.s64 %rd71,%rd70,%rd68;
setp.le.s64 %p17,%rd67,%rd71;
and.pred %p1,%p16,%p17;
not.pred %p18,%p1;
@%p18 bra $5_14;
add.s64 %rd72,%rd84,%rd31;
ld.global.nc.v4.u32 {%r238,%r239,%r240,%r241},[%rd72];
add.s64 %rd73,%rd72,16;
ld.global.nc.v4.u32 {%r242,%r243,%r244,%r245},[%rd73];
setp.eq.s32 %p19,%r26,32;
mov.u32 %r246,0;
@%p19 bra $5_14;
add.s64 %rd74,%rd72,32;
ld.global.nc.v4.u32 {%r246,%r139,%r140,%r141},[%rd74];
$5_14:
@%p18 bra $5_16;
and.b32 %r142,%r25,8;
setp.eq.s32 %p21,%r142,0;
selp.b32 %r143,%r238,%r240,%p21;
selp.b32 %r144,%r239,%r241,%p21;
selp.b32 %r145,%r240,%r242,%p21;
selp.b32 %r146,%r241,%r243,%p21;
selp.b32 %r147,%r242,%r244,%p21;
selp.b32 %r148,%r243,%r245,%p21;
selp.b32 %r149,%r244,%r246,%p21;
and.b32 %r150,%r25,4;
setp.eq.s32 %p22,%r150,0;
selp.b32 %r151,%r143,%r144,%p22;
selp.b32 %r152,%r144,%r145,%p22;
selp.b32 %r153,%r145,%r146,%p22;
selp.b32 %r154,%r146,%r147,%p22;
selp.b32 %r155,%r147,%r148,%p22;
selp.b32 %r156,%r148,%r149,%p22;
and.b32 %r157,%r25,3;
mad.lo.s32 %r158,%r157,4369,12816;
and.b32 %r159,%r158,30583;
prmt.b32 %r160,%r151,%r152,%r159;
prmt.b32 %r161,%r152,%r153,%r159;
prmt.b32 %r162,%r153,%r154,%r159;
prmt.b32 %r163,%r154,%r155,%r159;
prmt.b32 %r164,%r155,%r156,%r159;
mul.hi.s32 %r165,%r24,1431655766;
shr.u32 %r166,%r165,31;
add.s32 %r167,%r165,%r166;
mul.lo.s32 %r168,%r167,3;
sub.s32 %r169,%r24,%r168;
setp.eq.s32 %p23,%r169,0;
setp.eq.s32 %p24,%r169,1;
selp.b32 %r170,8549,17191,%p24;
selp.b32 %r171,1347,%r170,%p23;
selp.b32 %r172,17191,1347,%p24;
selp.b32 %r173,8549,%r172,%p23;
selp.b32 %r174,1347,8549,%p24;
selp.b32 %r175,17191,%r174,%p23;
cvt.s64.s32 %rd75,%r24;
add.s64 %rd76,%rd29,%rd75;
prmt.b32 %r176,%r160,%r161,%r171;
prmt.b32 %r177,%r161,%r162,%r175;
prmt.b32 %r178,%r162,%r163,%r173;
prmt.b32 %r179,%r163,%r164,%r171;
st.v4.u32 [%rd76],{%r179,%r178,%r177,%r176};
$5_16:
sub.s32 %r45,%r24,%r118;
mov.u32 %r182,-1;
vote.sync.ballot.b32 %r46,%p1,%r182;
setp.lt.s32 %p26,%r24,%r20;
and.pred %p28,%p26,%p18;
vote.sync.ballot.b32 %r47,%p28,%r182;
setp.eq.s32 %p30,%r115,0;
setp.gt.s32 %p31,%r45,0;
and.pred %p2,%p30,%p31;
setp.eq.s32 %p32,%r47,0;
not.pred %p3,%p2;
and.pred %p33,%p32,%p3;
@%p33 bra $5_32;
setp.eq.s32 %p34,%r46,0;
neg.s32 %r184,%r46;
and.b32 %r185,%r46,%r184;
add.s32 %r186,%r185,-1;
selp.b32 %r187,-1,%r186,%p34;
and.b32 %r188,%r187,%r47;
xor.b32 %r48,%r188,%r47;
setp.eq.s32 %p35,%r188,0;
brev.b32 %r189,%r188;
bfind.shiftamt.u32 %r190,%r189;
shl.b32 %r191,%r190,4;
add.s32 %r192,%r191,%r45;
selp.b32 %r193,0,%r192,%p35;
clz.b32 %r194,%r188;
shl.b32 %r195,%r194,4;
mov.u32 %r196,512;
sub.s32 %r197,%r196,%r195;
selp.b32 %r198,0,%r197,%p35;
add.s32 %r199,%r198,%r45;
and.pred %p36,%p35,%p3;
selp.b32 %r200,%r193,%r199,%p36;
mul.hi.s32 %r201,%r193,1431655766;
shr.u32 %r202,%r201,31;
add.s32 %r203,%r201,%r202;
selp.b32 %r49,0,%r203,%p2;
min.s32 %r204,%r200,%r20;
add.s32 %r205,%r204,2;
mul.hi.s32 %r206,%r205,1431655766;
shr.u32 %r207,%r206,31;
add.s32 %r208,%r206,%r207;
sub.s32 %r50,%r208,%r49;
setp.eq.s32 %p37,%r48,0;
mov.u32 %r247,%r248;
@%p37 bra $5_19;
brev.b32 %r209,%r48;
bfind.shiftamt.u32 %r210,%r209;
shl.b32 %r211,%r210,4;
add.s32 %r212,%r211,%r45;
mul.hi.s32 %r213,%r212,1431655766;
shr.u32 %r214,%r213,31;
add.s32 %r247,%r213,%r214;
$5_19:
@%p37 bra $5_21;
clz.b32 %r215,%r48;
shl.b32 %r216,%r215,4;
mov.u32 %r217,512;
sub.s32 %r218,%r217,%r216;
add.s32 %r219,%r218,%r45;
min.s32 %r220,%r219,%r20;
add.s32 %r221,%r220,2;
mul.hi.s32 %r222,%r221,1431655766;
shr.u32 %r223,%r222,31;
add.s32 %r248,%r222,%r223;
$5_21:
sub.s32 %r224,%r50,%r247;
add.s32 %r55,%r224,%r248;
setp.ge.s32 %p39,%r251,%r55;
@%p39 bra $5_32;
sub.s32 %r56,%r247,%r50;
shr.u32 %r57,%r89,8;
shr.u32 %r58,%r89,16;
not.b32 %r250,%r251;
mul.lo.s32 %r249,%r251,3;
$5_23:
.pragma "nounroll";
setp.lt.s32 %p40,%r251,%r50;
selp.b32 %r65,%r49,%r56,%p40;
add.s32 %r226,%r232,%r250;
mad.lo.s32 %r252,%r65,-1,%r226;
setp.lt.u32 %p41,%r252,%r232;
@%p41 bra $5_25;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r252;
.param .b32 param1;
st.param.b32 [param1+0],%r232;
.param .b32 param2;
st.param.b32 [param2+0],%r88;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r252,[retval0+0];
}
$5_25:
mul.lo.s32 %r227,%r252,3;
cvt.s64.s32 %rd77,%r227;
add.s64 %rd33,%rd30,%rd77;
or.b32 %r69,%r252,%r237;
setp.lt.s32 %p42,%r69,0;
mov.u32 %r253,%r89;
@%p42 bra $5_27;
add.s64 %rd78,%rd84,%rd33;
ld.global.nc.u8 %r253,[%rd78];
$5_27:
mad.lo.s32 %r229,%r65,3,%r249;
cvt.s64.s32 %rd79,%r229;
add.s64 %rd34,%rd29,%rd79;
st.u8 [%rd34],%r253;
mov.u32 %r254,%r57;
@%p42 bra $5_29;
add.s64 %rd81,%rd84,%rd33;
add.s64 %rd80,%rd81,1;
ld.global.nc.u8 %r254,[%rd80];
$5_29:
st.u8 [%rd34+1],%r254;
mov.u32 %r255,%r58;
@%p42 bra $5_31;
add.s64 %rd83,%rd84,%rd33;
add.s64 %rd82,%rd83,2;
ld.global.nc.u8 %r255,[%rd82];
$5_31:
st.u8 [%rd34+2],%r255;
add.s32 %r250,%r250,-32;
add.s32 %r249,%r249,96;
add.s32 %r251,%r251,32;
setp.lt.s32 %p45,%r251,%r55;
@%p45 bra $5_23;
$5_32:
ret;
}
.visible .entry mirror_packed_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<48>;
.reg .b32 %r<230>;
.reg .b64 %rd<89>;
ld.param.u64 %rd35,[p0];
ld.param.v2.u32 {%r210,%r211},[p1+32];
ld.param.v2.u32 {%r92,%r93},[p1+40];
ld.param.u64 %rd40,[p2];
ld.param.v2.u32 {%r221,%r213},[p3+32];
ld.param.v2.u32 {%r96,%r97},[p3+40];
ld.param.u32 %r214,[p5];
ld.param.u64 %rd45,[p6];
ld.param.u32 %r87,[p7];
ld.param.u32 %r88,[p8];
ld.param.u32 %r89,[p9];
ld.param.u64 %rd88,[p3+8];
ld.param.u64 %rd41,[p3];
ld.param.u64 %rd86,[p1+8];
ld.param.u64 %rd36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r93,0;
@%p5 bra $6_2;
cvta.to.global.u64 %rd46,%rd35;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.v2.u32 {%r210,%r211},[%rd48+32];
ld.global.u64 %rd86,[%rd48+8];
ld.global.u64 %rd85,[%rd48];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd36,%rd49;
add.s64 %rd85,%rd35,%rd50;
$6_3:
setp.eq.s32 %p6,%r97,0;
@%p6 bra $6_5;
cvta.to.global.u64 %rd51,%rd40;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r221,%r213},[%rd53+32];
ld.global.u64 %rd88,[%rd53+8];
ld.global.u64 %rd87,[%rd53];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd41,%rd54;
add.s64 %rd87,%rd40,%rd55;
$6_6:
mov.u32 %r224,%tid.x;
mov.u32 %r102,%ctaid.y;
shl.b32 %r103,%r102,3;
mov.u32 %r104,%tid.y;
add.s32 %r15,%r103,%r104;
setp.ge.s32 %p7,%r15,%r213;
@%p7 bra $6_35;
setp.eq.s64 %p8,%rd45,0;
@%p8 bra $6_9;
cvta.to.global.u64 %rd56,%rd45;
mul.wide.u32 %rd57,%r1,8;
add.s64 %rd58,%rd56,%rd57;
ld.global.u32 %r214,[%rd58+4];
$6_9:
shl.b32 %r21,%r221,2;
not.b32 %r105,%r15;
add.s32 %r106,%r211,%r105;
add.s32 %r107,%r106,%r214;
sub.s32 %r108,%r15,%r214;
setp.eq.s32 %p9,%r89,0;
selp.b32 %r215,%r108,%r107,%p9;
setp.lt.u32 %p10,%r215,%r211;
@%p10 bra $6_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r215;
.param .b32 param1;
st.param.b32 [param1+0],%r211;
.param .b32 param2;
st.param.b32 [param2+0],%r87;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r215,[retval0+0];
}
$6_11:
shl.b32 %r109,%r210,2;
cvt.s64.s32 %rd59,%r15;
mul.lo.s64 %rd60,%rd88,%rd59;
add.s64 %rd29,%rd87,%rd60;
cvt.u32.u64 %r110,%rd29;
neg.s32 %r111,%r110;
and.b32 %r112,%r111,15;
mov.u32 %r25,%ctaid.x;
shl.b32 %r113,%r25,9;
shl.b32 %r26,%r224,4;
add.s32 %r114,%r26,%r113;
or.b32 %r27,%r114,%r112;
add.s32 %r115,%r109,-16;
sub.s32 %r116,%r115,%r27;
cvt.s64.s32 %rd61,%r215;
mul.lo.s64 %rd30,%rd86,%rd61;
cvt.s64.s32 %rd62,%r116;
add.s64 %rd63,%rd30,%rd62;
add.s64 %rd64,%rd85,%rd63;
cvt.u32.u64 %r28,%rd64;
and.b32 %r29,%r28,15;
and.b64 %rd65,%rd64,15;
sub.s64 %rd31,%rd63,%rd65;
add.s32 %r117,%r29,31;
add.s32 %r118,%r27,16;
setp.gt.s32 %p12,%r118,%r21;
or.b32 %r119,%r215,%r116;
setp.lt.s32 %p13,%r119,0;
or.pred %p14,%p12,%p13;
add.s32 %r120,%r116,16;
setp.gt.s32 %p15,%r120,%r109;
or.pred %p16,%p15,%p14;
setp.lt.s64 %p17,%rd31,0;
or.pred %p18,%p16,%p17;
and.b32 %r121,%r117,48;
cvt.u64.u32 %rd66,%r121;
add.s64 %rd67,%rd31,%rd66;
cvt.s64.s32 %rd68,%r109;
add.s32 %r122,%r211,-1;
cvt.s64.s32 %rd69,%r122;
mul.lo.s64 %rd70,%rd86,%rd69;
add.s64 %rd71,%rd70,%rd68;
setp.gt.s64 %p19,%rd67,%rd71;
mov.pred %p47,0;
or.pred %p20,%p18,%p19;
@%p20 bra $6_13;
and.b32 %r123,%r27,3;
setp.eq.s32 %p47,%r123,0;
$6_13:
not.pred %p21,%p47;
@%p21 bra $6_17;
add.s64 %rd72,%rd85,%rd31;
ld.global.nc.v4.u32 {%r124,%r125,%r126,%r127},[%rd72];
setp.eq.s32 %p22,%r29,0;
mov.u32 %r216,0;
mov.u32 %r217,%r216;
mov.u32 %r218,%r216;
mov.u32 %r219,%r216;
@%p22 bra $6_16;
add.s64 %rd73,%rd72,16;
ld.global.nc.v4.u32 {%r216,%r217,%r218,%r219},[%rd73];
$6_16:
and.b32 %r136,%r28,8;
setp.eq.s32 %p23,%r136,0;
selp.b32 %r137,%r124,%r126,%p23;
selp.b32 %r138,%r125,%r127,%p23;
selp.b32 %r139,%r126,%r216,%p23;
selp.b32 %r140,%r127,%r217,%p23;
selp.b32 %r141,%r216,%r218,%p23;
selp.b32 %r142,%r217,%r219,%p23;
and.b32 %r143,%r28,4;
setp.eq.s32 %p24,%r143,0;
selp.b32 %r144,%r137,%r138,%p24;
selp.b32 %r145,%r138,%r139,%p24;
selp.b32 %r146,%r139,%r140,%p24;
selp.b32 %r147,%r140,%r141,%p24;
selp.b32 %r148,%r141,%r142,%p24;
and.b32 %r149,%r28,3;
mad.lo.s32 %r150,%r149,4369,12816;
and.b32 %r151,%r150,30583;
cvt.s64.s32 %rd74,%r27;
add.s64 %rd75,%rd29,%rd74;
prmt.b32 %r152,%r144,%r145,%r151;
prmt.b32 %r153,%r145,%r146,%r151;
prmt.b32 %r154,%r146,%r147,%r151;
prmt.b32 %r155,%r147,%r148,%r151;
st.v4.u32 [%rd75],{%r155,%r154,%r153,%r152};
$6_17:
sub.s32 %r42,%r27,%r26;
mov.u32 %r156,-1;
vote.sync.ballot.b32 %r43,%p47,%r156;
setp.lt.s32 %p26,%r27,%r21;
and.pred %p28,%p26,%p21;
vote.sync.ballot.b32 %r44,%p28,%r156;
setp.gt.s32 %p30,%r42,0;
setp.eq.s32 %p31,%r25,0;
and.pred %p3,%p31,%p30;
setp.eq.s32 %p32,%r44,0;
not.pred %p4,%p3;
and.pred %p33,%p32,%p4;
@%p33 bra $6_35;
setp.eq.s32 %p34,%r43,0;
neg.s32 %r157,%r43;
and.b32 %r158,%r43,%r157;
add.s32 %r159,%r158,-1;
selp.b32 %r160,-1,%r159,%p34;
and.b32 %r161,%r160,%r44;
xor.b32 %r45,%r161,%r44;
setp.eq.s32 %p35,%r161,0;
brev.b32 %r162,%r161;
bfind.shiftamt.u32 %r163,%r162;
shl.b32 %r164,%r163,4;
add.s32 %r165,%r164,%r42;
selp.b32 %r166,0,%r165,%p35;
clz.b32 %r167,%r161;
shl.b32 %r168,%r167,4;
mov.u32 %r169,512;
sub.s32 %r170,%r169,%r168;
selp.b32 %r171,0,%r170,%p35;
add.s32 %r172,%r171,%r42;
and.pred %p36,%p35,%p4;
selp.b32 %r173,%r166,%r172,%p36;
shr.s32 %r174,%r166,31;
shr.u32 %r175,%r174,30;
add.s32 %r176,%r166,%r175;
shr.s32 %r177,%r176,2;
selp.b32 %r46,0,%r177,%p3;
min.s32 %r178,%r173,%r21;
add.s32 %r179,%r178,3;
shr.s32 %r180,%r179,31;
shr.u32 %r181,%r180,30;
add.s32 %r182,%r179,%r181;
shr.s32 %r183,%r182,2;
sub.s32 %r47,%r183,%r46;
setp.eq.s32 %p37,%r45,0;
mov.u32 %r220,%r221;
@%p37 bra $6_20;
brev.b32 %r184,%r45;
bfind.shiftamt.u32 %r185,%r184;
shl.b32 %r186,%r185,4;
add.s32 %r187,%r186,%r42;
shr.s32 %r188,%r187,31;
shr.u32 %r189,%r188,30;
add.s32 %r190,%r187,%r189;
shr.s32 %r220,%r190,2;
$6_20:
@%p37 bra $6_22;
clz.b32 %r191,%r45;
shl.b32 %r192,%r191,4;
mov.u32 %r193,512;
sub.s32 %r194,%r193,%r192;
add.s32 %r195,%r194,%r42;
min.s32 %r196,%r195,%r21;
add.s32 %r197,%r196,3;
shr.s32 %r198,%r197,31;
shr.u32 %r199,%r198,30;
add.s32 %r200,%r197,%r199;
shr.s32 %r221,%r200,2;
$6_22:
sub.s32 %r201,%r47,%r220;
add.s32 %r52,%r201,%r221;
setp.ge.s32 %p39,%r224,%r52;
@%p39 bra $6_35;
sub.s32 %r53,%r220,%r47;
shr.u32 %r54,%r88,8;
shr.u32 %r55,%r88,16;
shr.u32 %r56,%r88,24;
shl.b32 %r223,%r224,2;
not.b32 %r222,%r224;
$6_24:
.pragma "nounroll";
setp.lt.s32 %p40,%r224,%r47;
selp.b32 %r62,%r46,%r53,%p40;
add.s32 %r202,%r210,%r222;
mad.lo.s32 %r225,%r62,-1,%r202;
setp.lt.u32 %p41,%r225,%r210;
@%p41 bra $6_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r225;
.param .b32 param1;
st.param.b32 [param1+0],%r210;
.param .b32 param2;
st.param.b32 [param2+0],%r87;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r225,[retval0+0];
}
$6_26:
shl.b32 %r203,%r225,2;
cvt.s64.s32 %rd76,%r203;
add.s64 %rd33,%rd30,%rd76;
or.b32 %r66,%r225,%r215;
setp.lt.s32 %p42,%r66,0;
mov.u32 %r226,%r88;
@%p42 bra $6_28;
add.s64 %rd77,%rd85,%rd33;
ld.global.nc.u8 %r226,[%rd77];
$6_28:
shl.b32 %r205,%r62,2;
add.s32 %r206,%r223,%r205;
cvt.s64.s32 %rd78,%r206;
add.s64 %rd34,%rd29,%rd78;
st.u8 [%rd34],%r226;
mov.u32 %r227,%r54;
@%p42 bra $6_30;
add.s64 %rd80,%rd85,%rd33;
add.s64 %rd79,%rd80,1;
ld.global.nc.u8 %r227,[%rd79];
$6_30:
st.u8 [%rd34+1],%r227;
mov.u32 %r228,%r55;
@%p42 bra $6_32;
add.s64 %rd82,%rd85,%rd33;
add.s64 %rd81,%rd82,2;
ld.global.nc.u8 %r228,[%rd81];
$6_32:
st.u8 [%rd34+2],%r228;
mov.u32 %r229,%r56;
@%p42 bra $6_34;
add.s64 %rd84,%rd85,%rd33;
add.s64 %rd83,%rd84,3;
ld.global.nc.u8 %r229,[%rd83];
$6_34:
st.u8 [%rd34+3],%r229;
add.s32 %r223,%r223,128;
add.s32 %r222,%r222,-32;
add.s32 %r224,%r224,32;
setp.lt.s32 %p46,%r224,%r52;
@%p46 bra $6_24;
$6_35:
ret;
}
.visible .entry reorder_packed_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .b32 %r<193>;
.reg .b64 %rd<103>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r174,%r175},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r176,%r177},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.u32 %r72,[p4];
ld.param.u64 %rd102,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd100,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r76,0;
@%p1 bra $7_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.v2.u32 {%r174,%r175},[%rd45+32];
ld.global.u64 %rd100,[%rd45+8];
ld.global.u64 %rd99,[%rd45];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd99,%rd33,%rd47;
$7_3:
setp.eq.s32 %p2,%r80,0;
@%p2 bra $7_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r176,%r177},[%rd50+32];
ld.global.u64 %rd102,[%rd50+8];
ld.global.u64 %rd101,[%rd50];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd101,%rd38,%rd52;
$7_6:
mov.u32 %r85,%ctaid.x;
shl.b32 %r14,%r85,7;
mov.u32 %r15,%tid.x;
shl.b32 %r86,%r15,2;
add.s32 %r16,%r14,%r86;
mov.u32 %r87,%ctaid.y;
shl.b32 %r88,%r87,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r88,%r17;
setp.ge.s32 %p3,%r18,%r177;
setp.ge.s32 %p4,%r14,%r176;
or.pred %p5,%p4,%p3;
@%p5 bra $7_44;
cvt.s64.s32 %rd26,%r18;
mul.lo.s64 %rd53,%rd100,%rd26;
mul.lo.s32 %r89,%r16,3;
cvt.s64.s32 %rd54,%r89;
add.s64 %rd27,%rd53,%rd54;
add.s64 %rd28,%rd99,%rd27;
add.s32 %r90,%r18,1;
setp.lt.s32 %p6,%r90,%r175;
selp.b32 %r91,0,3,%p6;
add.s32 %r92,%r89,%r91;
add.s32 %r93,%r92,12;
mul.lo.s32 %r94,%r174,3;
setp.gt.s32 %p7,%r93,%r94;
@%p7 bra $7_9;
bra.uni $7_8;
$7_9:
setp.ge.s32 %p8,%r16,%r174;
mov.u32 %r179,0;
@%p8 bra $7_11;
ld.global.nc.u8 %r106,[%rd28];
and.b32 %r179,%r106,255;
$7_11:
@%p8 bra $7_13;
add.s64 %rd63,%rd28,1;
ld.global.nc.u8 %r107,[%rd63];
shl.b32 %r108,%r107,8;
and.b32 %r109,%r108,65280;
or.b32 %r179,%r109,%r179;
$7_13:
@%p8 bra $7_15;
add.s64 %rd64,%rd28,2;
ld.global.nc.u8 %r110,[%rd64];
shl.b32 %r111,%r110,16;
and.b32 %r112,%r111,16711680;
or.b32 %r179,%r112,%r179;
$7_15:
add.s32 %r30,%r16,1;
setp.ge.s32 %p11,%r30,%r174;
@%p11 bra $7_17;
add.s64 %rd65,%rd28,3;
ld.global.nc.u8 %r113,[%rd65];
shl.b32 %r114,%r113,24;
or.b32 %r179,%r114,%r179;
$7_17:
mov.u32 %r183,0;
@%p11 bra $7_19;
add.s64 %rd66,%rd28,4;
ld.global.nc.u8 %r116,[%rd66];
and.b32 %r183,%r116,255;
$7_19:
@%p11 bra $7_21;
add.s64 %rd67,%rd28,5;
ld.global.nc.u8 %r117,[%rd67];
shl.b32 %r118,%r117,8;
and.b32 %r119,%r118,65280;
or.b32 %r183,%r119,%r183;
$7_21:
add.s32 %r37,%r16,2;
setp.ge.s32 %p14,%r37,%r174;
@%p14 bra $7_23;
add.s64 %rd68,%rd28,6;
ld.global.nc.u8 %r120,[%rd68];
shl.b32 %r121,%r120,16;
and.b32 %r122,%r121,16711680;
or.b32 %r183,%r122,%r183;
$7_23:
@%p14 bra $7_25;
add.s64 %rd69,%rd28,7;
ld.global.nc.u8 %r123,[%rd69];
shl.b32 %r124,%r123,24;
or.b32 %r183,%r124,%r183;
$7_25:
mov.u32 %r187,0;
@%p14 bra $7_27;
add.s64 %rd70,%rd28,8;
ld.global.nc.u8 %r126,[%rd70];
and.b32 %r187,%r126,255;
$7_27:
add.s32 %r44,%r16,3;
setp.ge.s32 %p17,%r44,%r174;
@%p17 bra $7_29;
add.s64 %rd71,%rd28,9;
ld.global.nc.u8 %r127,[%rd71];
shl.b32 %r128,%r127,8;
and.b32 %r129,%r128,65280;
or.b32 %r187,%r129,%r187;
$7_29:
@%p17 bra $7_31;
add.s64 %rd72,%rd28,10;
ld.global.nc.u8 %r130,[%rd72];
shl.b32 %r131,%r130,16;
and.b32 %r132,%r131,16711680;
or.b32 %r187,%r132,%r187;
$7_31:
@%p17 bra $7_34;
add.s64 %rd73,%rd28,11;
ld.global.nc.u8 %r133,[%rd73];
shl.b32 %r134,%r133,24;
or.b32 %r187,%r134,%r187;
bra.uni $7_34;
$7_8:
cvt.u32.u64 %r99,%rd28;
and.b32 %r100,%r99,3;
and.b64 %rd59,%rd28,3;
sub.s64 %rd60,%rd27,%rd59;
add.s64 %rd55,%rd99,%rd60;
add.s32 %r101,%r100,11;
ld.global.nc.u32 %r95,[%rd55];
add.s64 %rd56,%rd55,4;
ld.global.nc.u32 %r96,[%rd56];
add.s64 %rd57,%rd55,8;
ld.global.nc.u32 %r97,[%rd57];
and.b32 %r102,%r101,28;
cvt.u64.u32 %rd61,%r102;
add.s64 %rd58,%rd55,%rd61;
ld.global.nc.u32 %r98,[%rd58];
mad.lo.s32 %r103,%r100,4369,12816;
and.b32 %r104,%r103,30583;
prmt.b32 %r179,%r95,%r96,%r104;
prmt.b32 %r183,%r96,%r97,%r104;
prmt.b32 %r187,%r97,%r98,%r104;
$7_34:
and.b32 %r135,%r72,30583;
mov.u32 %r136,0;
prmt.b32 %r57,%r179,%r136,%r135;
shr.u32 %r137,%r179,24;
shl.b32 %r138,%r183,8;
or.b32 %r139,%r138,%r137;
prmt.b32 %r58,%r139,%r136,%r135;
and.b32 %r140,%r58,16776960;
shr.u32 %r59,%r140,8;
shr.u32 %r141,%r183,16;
shl.b32 %r142,%r187,16;
or.b32 %r143,%r142,%r141;
prmt.b32 %r60,%r143,%r136,%r135;
and.b32 %r144,%r60,16711680;
shr.u32 %r61,%r144,16;
shr.u32 %r145,%r187,8;
prmt.b32 %r62,%r145,%r136,%r135;
mul.lo.s32 %r147,%r85,384;
cvt.s64.s32 %rd74,%r147;
mul.lo.s64 %rd75,%rd102,%rd26;
add.s64 %rd76,%rd75,%rd74;
add.s64 %rd29,%rd101,%rd76;
add.s32 %r148,%r14,128;
setp.le.s32 %p20,%r148,%r176;
and.b64 %rd77,%rd29,3;
setp.eq.s64 %p21,%rd77,0;
and.pred %p22,%p20,%p21;
@%p22 bra $7_43;
bra.uni $7_35;
$7_43:
mul.lo.s32 %r160,%r15,3;
mul.wide.u32 %rd81,%r17,384;
mov.u64 %rd82,_ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd83,%rd82,%rd81;
mul.wide.u32 %rd84,%r160,4;
add.s64 %rd85,%rd83,%rd84;
and.b32 %r161,%r57,16777215;
prmt.b32 %r162,%r58,%r161,1620;
st.shared.u32 [%rd85],%r162;
add.s32 %r163,%r160,1;
mul.wide.u32 %rd86,%r163,4;
add.s64 %rd87,%rd83,%rd86;
shl.b32 %r164,%r60,16;
or.b32 %r165,%r164,%r59;
st.shared.u32 [%rd87],%r165;
add.s32 %r166,%r160,2;
mul.wide.u32 %rd88,%r166,4;
add.s64 %rd89,%rd83,%rd88;
shl.b32 %r167,%r62,8;
or.b32 %r168,%r167,%r61;
st.shared.u32 [%rd89],%r168;
bar.warp.sync -1;
mul.wide.u32 %rd90,%r15,4;
add.s64 %rd91,%rd83,%rd90;
ld.shared.u32 %r169,[%rd91];
add.s64 %rd92,%rd29,%rd90;
st.u32 [%rd92],%r169;
add.s32 %r170,%r15,32;
mul.wide.u32 %rd93,%r170,4;
add.s64 %rd94,%rd83,%rd93;
ld.shared.u32 %r171,[%rd94];
add.s64 %rd95,%rd29,%rd93;
st.u32 [%rd95],%r171;
add.s32 %r172,%r15,64;
mul.wide.u32 %rd96,%r172,4;
add.s64 %rd97,%rd83,%rd96;
ld.shared.u32 %r173,[%rd97];
add.s64 %rd98,%rd29,%rd96;
st.u32 [%rd98],%r173;
bra.uni $7_44;
$7_35:
mul.lo.s32 %r63,%r15,12;
cvt.u64.u32 %rd78,%r63;
add.s64 %rd30,%rd29,%rd78;
setp.ge.s32 %p23,%r16,%r176;
@%p23 bra $7_37;
st.u8 [%rd30],%r57;
shr.u32 %r149,%r57,8;
st.u8 [%rd30+1],%r149;
shr.u32 %r150,%r57,16;
st.u8 [%rd30+2],%r150;
$7_37:
add.s32 %r151,%r16,1;
setp.ge.s32 %p24,%r151,%r176;
add.s32 %r152,%r63,4;
cvt.u64.u32 %rd79,%r152;
add.s64 %rd31,%rd29,%rd79;
@%p24 bra $7_39;
st.u8 [%rd30+3],%r58;
st.u8 [%rd31],%r59;
shr.u32 %r153,%r58,16;
st.u8 [%rd31+1],%r153;
$7_39:
add.s32 %r154,%r16,2;
setp.ge.s32 %p25,%r154,%r176;
add.s32 %r155,%r63,8;
cvt.u64.u32 %rd80,%r155;
add.s64 %rd32,%rd29,%rd80;
@%p25 bra $7_41;
st.u8 [%rd31+2],%r60;
shr.u32 %r156,%r60,8;
st.u8 [%rd31+3],%r156;
st.u8 [%rd32],%r61;
$7_41:
add.s32 %r157,%r16,3;
setp.ge.s32 %p26,%r157,%r176;
@%p26 bra $7_44;
st.u8 [%rd32+1],%r62;
shr.u32 %r158,%r62,8;
st.u8 [%rd32+2],%r158;
shr.u32 %r159,%r62,16;
st.u8 [%rd32+3],%r159;
$7_44:
ret;
}
.visible .entry reorder_packed_4_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<206>;
.reg .b64 %rd<103>;
.shared .align 4 .b8 _ZZ11store_groupILi4EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines[4096];
ld.param.u64 %rd31,[p0];
ld.param.v2.u32 {%r182,%r183},[p1+32];
ld.param.v2.u32 {%r84,%r85},[p1+40];
ld.param.u64 %rd36,[p2];
ld.param.v2.u32 {%r184,%r185},[p3+32];
ld.param.v2.u32 {%r88,%r89},[p3+40];
ld.param.u32 %r81,[p4];
ld.param.u64 %rd102,[p3+8];
ld.param.u64 %rd37,[p3];
ld.param.u64 %rd100,[p1+8];
ld.param.u64 %rd32,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r85,0;
@%p1 bra $8_2;
cvta.to.global.u64 %rd41,%rd31;
mul.wide.s32 %rd42,%r1,40;
add.s64 %rd43,%rd41,%rd42;
ld.global.v2.u32 {%r182,%r183},[%rd43+32];
ld.global.u64 %rd100,[%rd43+8];
ld.global.u64 %rd99,[%rd43];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd44,%r1;
mul.lo.s64 %rd45,%rd32,%rd44;
add.s64 %rd99,%rd31,%rd45;
$8_3:
setp.eq.s32 %p2,%r89,0;
@%p2 bra $8_5;
cvta.to.global.u64 %rd46,%rd36;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.v2.u32 {%r184,%r185},[%rd48+32];
ld.global.u64 %rd102,[%rd48+8];
ld.global.u64 %rd101,[%rd48];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd37,%rd49;
add.s64 %rd101,%rd36,%rd50;
$8_6:
mov.u32 %r94,%ctaid.x;
shl.b32 %r14,%r94,7;
mov.u32 %r15,%tid.x;
shl.b32 %r16,%r15,2;
add.s32 %r17,%r14,%r16;
mov.u32 %r95,%ctaid.y;
shl.b32 %r96,%r95,3;
mov.u32 %r18,%tid.y;
add.s32 %r19,%r96,%r18;
setp.ge.s32 %p3,%r19,%r185;
setp.ge.s32 %p4,%r14,%r184;
or.pred %p5,%p4,%p3;
@%p5 bra $8_52;
cvt.s64.s32 %rd26,%r19;
mul.lo.s64 %rd51,%rd100,%rd26;
shl.b32 %r97,%r17,2;
cvt.s64.s32 %rd52,%r97;
add.s64 %rd27,%rd51,%rd52;
add.s64 %rd28,%rd99,%rd27;
add.s32 %r98,%r19,1;
setp.lt.s32 %p6,%r98,%r183;
selp.b32 %r99,0,3,%p6;
or.b32 %r100,%r97,%r99;
add.s32 %r101,%r100,16;
shl.b32 %r102,%r182,2;
setp.gt.s32 %p7,%r101,%r102;
@%p7 bra $8_9;
bra.uni $8_8;
$8_9:
setp.ge.s32 %p8,%r17,%r182;
mov.u32 %r187,0;
@%p8 bra $8_11;
ld.global.nc.u8 %r115,[%rd28];
and.b32 %r187,%r115,255;
$8_11:
@%p8 bra $8_13;
add.s64 %rd62,%rd28,1;
ld.global.nc.u8 %r116,[%rd62];
shl.b32 %r117,%r116,8;
and.b32 %r118,%r117,65280;
or.b32 %r187,%r118,%r187;
$8_13:
@%p8 bra $8_15;
add.s64 %rd63,%rd28,2;
ld.global.nc.u8 %r119,[%rd63];
shl.b32 %r120,%r119,16;
and.b32 %r121,%r120,16711680;
or.b32 %r187,%r121,%r187;
$8_15:
@%p8 bra $8_17;
add.s64 %rd64,%rd28,3;
ld.global.nc.u8 %r122,[%rd64];
shl.b32 %r123,%r122,24;
or.b32 %r187,%r123,%r187;
$8_17:
add.s32 %r34,%r17,1;
setp.ge.s32 %p12,%r34,%r182;
mov.u32 %r191,0;
@%p12 bra $8_19;
add.s64 %rd65,%rd28,4;
ld.global.nc.u8 %r125,[%rd65];
and.b32 %r191,%r125,255;
$8_19:
@%p12 bra $8_21;
add.s64 %rd66,%rd28,5;
ld.global.nc.u8 %r126,[%rd66];
shl.b32 %r127,%r126,8;
and.b32 %r128,%r127,65280;
or.b32 %r191,%r128,%r191;
$8_21:
@%p12 bra $8_23;
add.s64 %rd67,%rd28,6;
ld.global.nc.u8 %r129,[%rd67];
shl.b32 %r130,%r129,16;
and.b32 %r131,%r130,16711680;
or.b32 %r191,%r131,%r191;
$8_23:
@%p12 bra $8_25;
add.s64 %rd68,%rd28,7;
ld.global.nc.u8 %r132,[%rd68];
shl.b32 %r133,%r132,24;
or.b32 %r191,%r133,%r191;
$8_25:
add.s32 %r43,%r17,2;
setp.ge.s32 %p16,%r43,%r182;
mov.u32 %r195,0;
@%p16 bra $8_27;
add.s64 %rd69,%rd28,8;
ld.global.nc.u8 %r135,[%rd69];
and.b32 %r195,%r135,255;
$8_27:
@%p16 bra $8_29;
add.s64 %rd70,%rd28,9;
ld.global.nc.u8 %r136,[%rd70];
shl.b32 %r137,%r136,8;
and.b32 %r138,%r137,65280;
or.b32 %r195,%r138,%r195;
$8_29:
@%p16 bra $8_31;
add.s64 %rd71,%rd28,10;
ld.global.nc.u8 %r139,[%rd71];
shl.b32 %r140,%r139,16;
and.b32 %r141,%r140,16711680;
or.b32 %r195,%r141,%r195;
$8_31:
@%p16 bra $8_33;
add.s64 %rd72,%rd28,11;
ld.global.nc.u8 %r142,[%rd72];
shl.b32 %r143,%r142,24;
or.b32 %r195,%r143,%r195;
$8_33:
add.s32 %r52,%r17,3;
setp.ge.s32 %p20,%r52,%r182;
mov.u32 %r199,0;
@%p20 bra $8_35;
add.s64 %rd73,%rd28,12;
ld.global.nc.u8 %r145,[%rd73];
and.b32 %r199,%r145,255;
$8_35:
@%p20 bra $8_37;
add.s64 %rd74,%rd28,13;
ld.global.nc.u8 %r146,[%rd74];
shl.b32 %r147,%r146,8;
and.b32 %r148,%r147,65280;
or.b32 %r199,%r148,%r199;
$8_37:
@%p20 bra $8_39;
add.s64 %rd75,%rd28,14;
ld.global.nc.u8 %r149,[%rd75];
shl.b32 %r150,%r149,16;
and.b32 %r151,%r150,16711680;
or.b32 %r199,%r151,%r199;
$8_39:
@%p20 bra $8_42;
add.s64 %rd76,%rd28,15;
ld.global.nc.u8 %r152,[%rd76];
shl.b32 %r153,%r152,24;
or.b32 %r199,%r153,%r199;
bra.uni $8_42;
$8_8:
cvt.u32.u64 %r108,%rd28;
and.b32 %r109,%r108,3;
and.b64 %rd58,%rd28,3;
sub.s64 %rd59,%rd27,%rd58;
add.s64 %rd53,%rd99,%rd59;
add.s32 %r110,%r109,15;
ld.global.nc.u32 %r103,[%rd53];
add.s64 %rd54,%rd53,4;
ld.global.nc.u32 %r104,[%rd54];
add.s64 %rd55,%rd53,8;
ld.global.nc.u32 %r105,[%rd55];
add.s64 %rd56,%rd53,12;
ld.global.nc.u32 %r106,[%rd56];
and.b32 %r111,%r110,28;
cvt.u64.u32 %rd60,%r111;
add.s64 %rd57,%rd53,%rd60;
ld.global.nc.u32 %r107,[%rd57];
mad.lo.s32 %r112,%r109,4369,12816;
and.b32 %r113,%r112,30583;
prmt.b32 %r187,%r103,%r104,%r113;
prmt.b32 %r191,%r104,%r105,%r113;
prmt.b32 %r195,%r105,%r106,%r113;
prmt.b32 %r199,%r106,%r107,%r113;
$8_42:
and.b32 %r154,%r81,30583;
mov.u32 %r155,0;
prmt.b32 %r69,%r187,%r155,%r154;
prmt.b32 %r70,%r191,%r155,%r154;
prmt.b32 %r71,%r195,%r155,%r154;
prmt.b32 %r72,%r199,%r155,%r154;
shl.b32 %r157,%r94,9;
cvt.s64.s32 %rd77,%r157;
mul.lo.s64 %rd78,%rd102,%rd26;
add.s64 %rd79,%rd78,%rd77;
add.s64 %rd29,%rd101,%rd79;
add.s32 %r158,%r14,128;
setp.le.s32 %p24,%r158,%r184;
and.b64 %rd80,%rd29,3;
setp.eq.s64 %p25,%rd80,0;
and.pred %p26,%p24,%p25;
@%p26 bra $8_51;
bra.uni $8_43;
$8_51:
mul.wide.u32 %rd82,%r18,512;
mov.u64 %rd83,_ZZ11store_groupILi4EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd84,%rd83,%rd82;
mul.wide.u32 %rd85,%r16,4;
add.s64 %rd86,%rd84,%rd85;
st.shared.u32 [%rd86],%r69;
st.shared.u32 [%rd86+4],%r70;
st.shared.u32 [%rd86+8],%r71;
st.shared.u32 [%rd86+12],%r72;
bar.warp.sync -1;
mul.wide.u32 %rd87,%r15,4;
add.s64 %rd88,%rd84,%rd87;
ld.shared.u32 %r175,[%rd88];
add.s64 %rd89,%rd29,%rd87;
st.u32 [%rd89],%r175;
add.s32 %r176,%r15,32;
mul.wide.u32 %rd90,%r176,4;
add.s64 %rd91,%rd84,%rd90;
ld.shared.u32 %r177,[%rd91];
add.s64 %rd92,%rd29,%rd90;
st.u32 [%rd92],%r177;
add.s32 %r178,%r15,64;
mul.wide.u32 %rd93,%r178,4;
add.s64 %rd94,%rd84,%rd93;
ld.shared.u32 %r179,[%rd94];
add.s64 %rd95,%rd29,%rd93;
st.u32 [%rd95],%r179;
add.s32 %r180,%r15,96;
mul.wide.u32 %rd96,%r180,4;
add.s64 %rd97,%rd84,%rd96;
ld.shared.u32 %r181,[%rd97];
add.s64 %rd98,%rd29,%rd96;
st.u32 [%rd98],%r181;
bra.uni $8_52;
$8_43:
shl.b32 %r159,%r15,4;
cvt.u64.u32 %rd81,%r159;
add.s64 %rd30,%rd29,%rd81;
setp.ge.s32 %p27,%r17,%r184;
@%p27 bra $8_45;
st.u8 [%rd30],%r69;
shr.u32 %r160,%r69,8;
st.u8 [%rd30+1],%r160;
shr.u32 %r161,%r69,16;
st.u8 [%rd30+2],%r161;
shr.u32 %r162,%r69,24;
st.u8 [%rd30+3],%r162;
$8_45:
add.s32 %r163,%r17,1;
setp.ge.s32 %p28,%r163,%r184;
@%p28 bra $8_47;
st.u8 [%rd30+4],%r70;
shr.u32 %r164,%r70,8;
st.u8 [%rd30+5],%r164;
shr.u32 %r165,%r70,16;
st.u8 [%rd30+6],%r165;
shr.u32 %r166,%r70,24;
st.u8 [%rd30+7],%r166;
$8_47:
add.s32 %r167,%r17,2;
setp.ge.s32 %p29,%r167,%r184;
@%p29 bra $8_49;
st.u8 [%rd30+8],%r71;
shr.u32 %r168,%r71,8;
st.u8 [%rd30+9],%r168;
shr.u32 %r169,%r71,16;
st.u8 [%rd30+10],%r169;
shr.u32 %r170,%r71,24;
st.u8 [%rd30+11],%r170;
$8_49:
add.s32 %r171,%r17,3;
setp.ge.s32 %p30,%r171,%r184;
@%p30 bra $8_52;
st.u8 [%rd30+12],%r72;
shr.u32 %r172,%r72,8;
st.u8 [%rd30+13],%r172;
shr.u32 %r173,%r72,16;
st.u8 [%rd30+14],%r173;
shr.u32 %r174,%r72,24;
st.u8 [%rd30+15],%r174;
$8_52:
ret;
}
.visible .entry reorder_packed_4_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<218>;
.reg .b64 %rd<108>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r194,%r195},[p1+32];
ld.param.v2.u32 {%r83,%r84},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r196,%r197},[p3+32];
ld.param.v2.u32 {%r87,%r88},[p3+40];
ld.param.u32 %r80,[p4];
ld.param.u64 %rd107,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd105,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r84,0;
@%p1 bra $9_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.v2.u32 {%r194,%r195},[%rd45+32];
ld.global.u64 %rd105,[%rd45+8];
ld.global.u64 %rd104,[%rd45];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd104,%rd33,%rd47;
$9_3:
setp.eq.s32 %p2,%r88,0;
@%p2 bra $9_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r196,%r197},[%rd50+32];
ld.global.u64 %rd107,[%rd50+8];
ld.global.u64 %rd106,[%rd50];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd106,%rd38,%rd52;
$9_6:
mov.u32 %r94,%ctaid.x;
shl.b32 %r95,%r94,7;
mov.u32 %r96,%tid.x;
shl.b32 %r97,%r96,2;
add.s32 %r14,%r95,%r97;
mov.u32 %r98,%ctaid.y;
shl.b32 %r99,%r98,3;
mov.u32 %r100,%tid.y;
add.s32 %r15,%r99,%r100;
setp.ge.s32 %p3,%r15,%r197;
setp.ge.s32 %p4,%r95,%r196;
or.pred %p5,%p4,%p3;
@%p5 bra $9_52;
cvt.s64.s32 %rd26,%r15;
mul.lo.s64 %rd53,%rd105,%rd26;
shl.b32 %r101,%r14,2;
cvt.s64.s32 %rd54,%r101;
add.s64 %rd27,%rd53,%rd54;
add.s64 %rd28,%rd104,%rd27;
add.s32 %r102,%r15,1;
setp.lt.s32 %p6,%r102,%r195;
selp.b32 %r103,0,3,%p6;
or.b32 %r104,%r101,%r103;
add.s32 %r105,%r104,16;
shl.b32 %r106,%r194,2;
setp.gt.s32 %p7,%r105,%r106;
@%p7 bra $9_9;
bra.uni $9_8;
$9_9:
setp.ge.s32 %p8,%r14,%r194;
mov.u32 %r199,0;
@%p8 bra $9_11;
ld.global.nc.u8 %r119,[%rd28];
and.b32 %r199,%r119,255;
$9_11:
@%p8 bra $9_13;
add.s64 %rd64,%rd28,1;
ld.global.nc.u8 %r120,[%rd64];
shl.b32 %r121,%r120,8;
and.b32 %r122,%r121,65280;
or.b32 %r199,%r122,%r199;
$9_13:
@%p8 bra $9_15;
add.s64 %rd65,%rd28,2;
ld.global.nc.u8 %r123,[%rd65];
shl.b32 %r124,%r123,16;
and.b32 %r125,%r124,16711680;
or.b32 %r199,%r125,%r199;
$9_15:
@%p8 bra $9_17;
add.s64 %rd66,%rd28,3;
ld.global.nc.u8 %r126,[%rd66];
shl.b32 %r127,%r126,24;
or.b32 %r199,%r127,%r199;
$9_17:
add.s32 %r30,%r14,1;
setp.ge.s32 %p12,%r30,%r194;
mov.u32 %r203,0;
@%p12 bra $9_19;
add.s64 %rd67,%rd28,4;
ld.global.nc.u8 %r129,[%rd67];
and.b32 %r203,%r129,255;
$9_19:
@%p12 bra $9_21;
add.s64 %rd68,%rd28,5;
ld.global.nc.u8 %r130,[%rd68];
shl.b32 %r131,%r130,8;
and.b32 %r132,%r131,65280;
or.b32 %r203,%r132,%r203;
$9_21:
@%p12 bra $9_23;
add.s64 %rd69,%rd28,6;
ld.global.nc.u8 %r133,[%rd69];
shl.b32 %r134,%r133,16;
and.b32 %r135,%r134,16711680;
or.b32 %r203,%r135,%r203;
$9_23:
@%p12 bra $9_25;
add.s64 %rd70,%rd28,7;
ld.global.nc.u8 %r136,[%rd70];
shl.b32 %r137,%r136,24;
or.b32 %r203,%r137,%r203;
$9_25:
add.s32 %r39,%r14,2;
setp.ge.s32 %p16,%r39,%r194;
mov.u32 %r207,0;
@%p16 bra $9_27;
add.s64 %rd71,%rd28,8;
ld.global.nc.u8 %r139,[%rd71];
and.b32 %r207,%r139,255;
$9_27:
@%p16 bra $9_29;
add.s64 %rd72,%rd28,9;
ld.global.nc.u8 %r140,[%rd72];
shl.b32 %r141,%r140,8;
and.b32 %r142,%r141,65280;
or.b32 %r207,%r142,%r207;
$9_29:
@%p16 bra $9_31;
add.s64 %rd73,%rd28,10;
ld.global.nc.u8 %r143,[%rd73];
shl.b32 %r144,%r143,16;
and.b32 %r145,%r144,16711680;
or.b32 %r207,%r145,%r207;
$9_31:
@%p16 bra $9_33;
add.s64 %rd74,%rd28,11;
ld.global.nc.u8 %r146,[%rd74];
shl.b32 %r147,%r146,24;
or.b32 %r207,%r147,%r207;
$9_33:
add.s32 %r48,%r14,3;
setp.ge.s32 %p20,%r48,%r194;
mov.u32 %r211,0;
@%p20 bra $9_35;
add.s64 %rd75,%rd28,12;
ld.global.nc.u8 %r149,[%rd75];
and.b32 %r211,%r149,255;
$9_35:
@%p20 bra $9_37;
add.s64 %rd76,%rd28,13;
ld.global.nc.u8 %r150,[%rd76];
shl.b32 %r151,%r150,8;
and.b32 %r152,%r151,65280;
or.b32 %r211,%r152,%r211;
$9_37:
@%p20 bra $9_39;
add.s64 %rd77,%rd28,14;
ld.global.nc.u8 %r153,[%rd77];
shl.b32 %r154,%r153,16;
and.b32 %r155,%r154,16711680;
or.b32 %r211,%r155,%r211;
$9_39:
@%p20 bra $9_42;
add.s64 %rd78,%rd28,15;
ld.global.nc.u8 %r156,[%rd78];
shl.b32 %r157,%r156,24;
or.b32 %r211,%r157,%r211;
bra.uni $9_42;
$9_8:
cvt.u32.u64 %r112,%rd28;
and.b32 %r113,%r112,3;
and.b64 %rd60,%rd28,3;
sub.s64 %rd61,%rd27,%rd60;
add.s64 %rd55,%rd104,%rd61;
add.s32 %r114,%r113,15;
ld.global.nc.u32 %r107,[%rd55];
add.s64 %rd56,%rd55,4;
ld.global.nc.u32 %r108,[%rd56];
add.s64 %rd57,%rd55,8;
ld.global.nc.u32 %r109,[%rd57];
add.s64 %rd58,%rd55,12;
ld.global.nc.u32 %r110,[%rd58];
and.b32 %r115,%r114,28;
cvt.u64.u32 %rd62,%r115;
add.s64 %rd59,%rd55,%rd62;
ld.global.nc.u32 %r111,[%rd59];
mad.lo.s32 %r116,%r113,4369,12816;
and.b32 %r117,%r116,30583;
prmt.b32 %r199,%r107,%r108,%r117;
prmt.b32 %r203,%r108,%r109,%r117;
prmt.b32 %r207,%r109,%r110,%r117;
prmt.b32 %r211,%r110,%r111,%r117;
$9_42:
and.b32 %r158,%r80,30583;
mov.u32 %r159,0;
prmt.b32 %r65,%r199,%r159,%r158;
prmt.b32 %r66,%r203,%r159,%r158;
and.b32 %r160,%r66,16776960;
shr.u32 %r67,%r160,8;
prmt.b32 %r68,%r207,%r159,%r158;
and.b32 %r161,%r68,16711680;
shr.u32 %r69,%r161,16;
prmt.b32 %r70,%r211,%r159,%r158;
mul.lo.s32 %r163,%r94,384;
cvt.s64.s32 %rd79,%r163;
mul.lo.s64 %rd80,%rd107,%rd26;
add.s64 %rd81,%rd80,%rd79;
add.s64 %rd29,%rd106,%rd81;
add.s32 %r165,%r95,128;
setp.le.s32 %p24,%r165,%r196;
and.b64 %rd82,%rd29,3;
setp.eq.s64 %p25,%rd82,0;
and.pred %p26,%p24,%p25;
@%p26 bra $9_51;
bra.uni $9_43;
$9_51:
mul.lo.s32 %r180,%r96,3;
mul.wide.u32 %rd86,%r100,384;
mov.u64 %rd87,_ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd88,%rd87,%rd86;
mul.wide.u32 %rd89,%r180,4;
add.s64 %rd90,%rd88,%rd89;
and.b32 %r181,%r65,16777215;
prmt.b32 %r182,%r66,%r181,1620;
st.shared.u32 [%rd90],%r182;
add.s32 %r183,%r180,1;
mul.wide.u32 %rd91,%r183,4;
add.s64 %rd92,%rd88,%rd91;
shl.b32 %r184,%r68,16;
or.b32 %r185,%r184,%r67;
st.shared.u32 [%rd92],%r185;
add.s32 %r186,%r180,2;
mul.wide.u32 %rd93,%r186,4;
add.s64 %rd94,%rd88,%rd93;
shl.b32 %r187,%r70,8;
or.b32 %r188,%r187,%r69;
st.shared.u32 [%rd94],%r188;
bar.warp.sync -1;
mul.wide.u32 %rd95,%r96,4;
add.s64 %rd96,%rd88,%rd95;
ld.shared.u32 %r189,[%rd96];
add.s64 %rd97,%rd29,%rd95;
st.u32 [%rd97],%r189;
add.s32 %r190,%r96,32;
mul.wide.u32 %rd98,%r190,4;
add.s64 %rd99,%rd88,%rd98;
ld.shared.u32 %r191,[%rd99];
add.s64 %rd100,%rd29,%rd98;
st.u32 [%rd100],%r191;
add.s32 %r192,%r96,64;
mul.wide.u32 %rd101,%r192,4;
add.s64 %rd102,%rd88,%rd101;
ld.shared.u32 %r193,[%rd102];
add.s64 %rd103,%rd29,%rd101;
st.u32 [%rd103],%r193;
bra.uni $9_52;
$9_43:
mul.lo.s32 %r71,%r96,12;
cvt.u64.u32 %rd83,%r71;
add.s64 %rd30,%rd29,%rd83;
setp.ge.s32 %p27,%r14,%r196;
@%p27 bra $9_45;
st.u8 [%rd30],%r65;
shr.u32 %r167,%r65,8;
st.u8 [%rd30+1],%r167;
shr.u32 %r168,%r65,16;
st.u8 [%rd30+2],%r168;
$9_45:
add.s32 %r169,%r14,1;
setp.ge.s32 %p28,%r169,%r196;
add.s32 %r170,%r71,4;
cvt.u64.u32 %rd84,%r170;
add.s64 %rd31,%rd29,%rd84;
@%p28 bra $9_47;
st.u8 [%rd30+3],%r66;
st.u8 [%rd31],%r67;
shr.u32 %r171,%r66,16;
st.u8 [%rd31+1],%r171;
$9_47:
add.s32 %r172,%r14,2;
setp.ge.s32 %p29,%r172,%r196;
add.s32 %r173,%r71,8;
cvt.u64.u32 %rd85,%r173;
add.s64 %rd32,%rd29,%rd85;
@%p29 bra $9_49;
st.u8 [%rd31+2],%r68;
shr.u32 %r174,%r68,8;
st.u8 [%rd31+3],%r174;
st.u8 [%rd32],%r69;
$9_49:
add.s32 %r175,%r14,3;
setp.ge.s32 %p30,%r175,%r196;
@%p30 bra $9_52;
st.u8 [%rd32+1],%r70;
shr.u32 %r176,%r70,8;
st.u8 [%rd32+2],%r176;
shr.u32 %r177,%r70,16;
st.u8 [%rd32+3],%r177;
$9_52:
ret;
}
`;
