// Generated from kernels/ops/color_twist.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/color_twist.cu`. */
export const COLOR_TWIST: string = `.version 8.0
.target sm_75
.address_size 64
.func z0(
.param .b64 p0,
.param .b32 p1,
.param .b64 p2,
.param .b32 p3,
.param .b32 p4
)
{
.reg .pred %p<8>;
.reg .b16 %s<2>;
.reg .b32 %r<37>;
.reg .b64 %d<20>;
ld.param.u64 %d8,[p0];
ld.param.u32 %r13,[p1];
ld.param.u64 %d7,[p2];
ld.param.u32 %r14,[p3];
ld.param.u32 %r15,[p4];
cvta.to.shared.u64 %d1,%d8;
cvt.u32.u64 %r16,%d7;
and.b32 %r1,%r16,3;
setp.ne.s32 %p1,%r1,0;
selp.u32 %r17,1,0,%p1;
add.s32 %r18,%r1,%r14;
shr.u32 %r19,%r18,2;
setp.gt.u32 %p2,%r19,%r17;
sub.s32 %r20,%r19,%r17;
shr.u32 %r21,%r20,2;
selp.b32 %r2,%r21,0,%p2;
setp.le.u32 %p3,%r2,%r15;
@%p3 bra $3;
mad.lo.s32 %r22,%r1,4369,12816;
cvt.u64.u32 %d9,%r1;
sub.s64 %d2,%d7,%d9;
selp.b64 %d3,4,3,%p1;
and.b32 %r3,%r22,30583;
mul.wide.u32 %d10,%r15,16;
add.s64 %d19,%d1,%d10;
shl.b32 %r34,%r15,2;
shl.b64 %d13,%d3,2;
mov.u32 %r35,%r15;
$2:
.pragma "nounroll";
mul.wide.u32 %d11,%r34,4;
add.s64 %d12,%d2,%d11;
add.s64 %d14,%d12,%d13;
ld.u32 %r23,[%d12+4];
ld.u32 %r24,[%d12];
ld.u32 %r25,[%d12+8];
ld.u32 %r26,[%d12+12];
ld.u32 %r27,[%d14];
prmt.b32 %r28,%r25,%r26,%r3;
prmt.b32 %r29,%r23,%r25,%r3;
prmt.b32 %r30,%r24,%r23,%r3;
prmt.b32 %r31,%r26,%r27,%r3;
st.shared.v4.u32 [%d19],{%r30,%r29,%r28,%r31};
add.s64 %d19,%d19,512;
add.s32 %r34,%r34,128;
add.s32 %r35,%r35,32;
setp.lt.u32 %p5,%r35,%r2;
@%p5 bra $2;
$3:
shl.b32 %r32,%r2,4;
add.s32 %r36,%r32,%r15;
setp.ge.u32 %p6,%r36,%r13;
@%p6 bra $6;
add.s32 %r10,%r14,-1;
$5:
.pragma "nounroll";
min.u32 %r33,%r36,%r10;
cvt.u64.u32 %d15,%r33;
add.s64 %d16,%d7,%d15;
ld.u8 %s1,[%d16];
cvt.u64.u32 %d17,%r36;
add.s64 %d18,%d1,%d17;
st.shared.u8 [%d18],%s1;
add.s32 %r36,%r36,32;
setp.lt.u32 %p7,%r36,%r13;
@%p7 bra $5;
$6:
bar.warp.sync -1;
ret;
}
.func z1(
.param .b64 p0,
.param .b64 p1,
.param .b32 p2,
.param .b32 p3
)
{
.reg .pred %p<6>;
.reg .b16 %s<2>;
.reg .b32 %r<37>;
.reg .b64 %d<18>;
ld.param.u64 %d5,[p0];
ld.param.u64 %d6,[p1];
ld.param.u32 %r14,[p2];
ld.param.u32 %r36,[p3];
cvta.to.shared.u64 %d1,%d6;
cvt.u32.u64 %r15,%d5;
neg.s32 %r16,%r15;
and.b32 %r17,%r16,15;
min.u32 %r1,%r17,%r14;
sub.s32 %r18,%r14,%r1;
shr.u32 %r2,%r18,4;
and.b32 %r3,%r18,-16;
sub.s32 %r19,%r14,%r3;
setp.le.u32 %p1,%r19,%r36;
@%p1 bra $2;
setp.gt.u32 %p2,%r1,%r36;
selp.b32 %r20,0,%r3,%p2;
add.s32 %r21,%r20,%r36;
cvt.u64.u32 %d7,%r21;
add.s64 %d8,%d1,%d7;
ld.shared.u8 %s1,[%d8];
add.s64 %d9,%d5,%d7;
st.u8 [%d9],%s1;
$2:
setp.le.u32 %p3,%r2,%r36;
@%p3 bra $5;
and.b32 %r22,%r1,3;
mad.lo.s32 %r23,%r22,4369,12816;
and.b32 %r24,%r1,12;
cvt.u64.u32 %d10,%r24;
add.s64 %d2,%d1,%d10;
setp.eq.s32 %p4,%r22,0;
selp.b64 %d3,3,4,%p4;
and.b32 %r4,%r23,30583;
shl.b32 %r35,%r36,2;
shl.b32 %r34,%r36,4;
cvt.u64.u32 %d4,%r1;
shl.b64 %d13,%d3,2;
$4:
.pragma "nounroll";
mul.wide.u32 %d11,%r35,4;
add.s64 %d12,%d2,%d11;
add.s64 %d14,%d12,%d13;
ld.shared.u32 %r25,[%d12+4];
ld.shared.u32 %r26,[%d12];
ld.shared.u32 %r27,[%d12+8];
ld.shared.u32 %r28,[%d12+12];
ld.shared.u32 %r29,[%d14];
cvt.u64.u32 %d15,%r34;
add.s64 %d16,%d15,%d4;
add.s64 %d17,%d5,%d16;
prmt.b32 %r30,%r27,%r28,%r4;
prmt.b32 %r31,%r25,%r27,%r4;
prmt.b32 %r32,%r26,%r25,%r4;
prmt.b32 %r33,%r28,%r29,%r4;
st.v4.u32 [%d17],{%r32,%r31,%r30,%r33};
add.s32 %r35,%r35,128;
add.s32 %r34,%r34,512;
add.s32 %r36,%r36,32;
setp.lt.u32 %p5,%r36,%r2;
@%p5 bra $4;
$5:
ret;
}
.visible .entry color_twist_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52]
)
.maxntid 256,1,1
{
.reg .pred %p<85>;
.reg .b16 %s<53>;
.reg .f32 %f<183>;
.reg .b32 %r<429>;
.reg .b64 %d<215>;
.shared .align 16 .b8 z2[16384];
ld.param.u64 %d82,[p0];
ld.param.v2.u32 {%r409,%r100},[p1+32];
ld.param.v2.u32 {%r101,%r102},[p1+40];
ld.param.u64 %d87,[p2];
ld.param.v2.u32 {%r410,%r411},[p3+32];
ld.param.v2.u32 {%r105,%r106},[p3+40];
ld.param.f32 %f100,[p4+48];
ld.param.f32 %f99,[p4+44];
ld.param.f32 %f98,[p4+40];
ld.param.f32 %f97,[p4+36];
ld.param.f32 %f96,[p4+32];
ld.param.f32 %f95,[p4+28];
ld.param.f32 %f94,[p4+24];
ld.param.f32 %f93,[p4+20];
ld.param.f32 %f92,[p4+16];
ld.param.f32 %f91,[p4+12];
ld.param.f32 %f90,[p4+8];
ld.param.f32 %f89,[p4+4];
ld.param.u32 %r98,[p4];
ld.param.u64 %d204,[p3+24];
ld.param.u64 %d203,[p3+16];
ld.param.u64 %d202,[p3+8];
ld.param.u64 %d88,[p3];
ld.param.u64 %d200,[p1+24];
ld.param.u64 %d199,[p1+16];
ld.param.u64 %d198,[p1+8];
ld.param.u64 %d83,[p1];
mov.u32 %r2,%ctaid.z;
setp.eq.s32 %p4,%r102,0;
@%p4 bra $2;
cvta.to.global.u64 %d92,%d82;
mul.wide.s32 %d93,%r2,40;
add.s64 %d94,%d92,%d93;
ld.global.v2.u32 {%r409,%r108},[%d94+32];
ld.global.u64 %d200,[%d94+24];
ld.global.u64 %d199,[%d94+16];
ld.global.u64 %d198,[%d94+8];
ld.global.u64 %d197,[%d94];
bra.uni $3;
$2:
cvt.s64.s32 %d95,%r2;
mul.lo.s64 %d96,%d83,%d95;
add.s64 %d197,%d82,%d96;
$3:
setp.eq.s32 %p5,%r106,0;
@%p5 bra $5;
cvta.to.global.u64 %d97,%d87;
mul.wide.s32 %d98,%r2,40;
add.s64 %d99,%d97,%d98;
ld.global.v2.u32 {%r410,%r411},[%d99+32];
ld.global.u64 %d204,[%d99+24];
ld.global.u64 %d203,[%d99+16];
ld.global.u64 %d202,[%d99+8];
ld.global.u64 %d201,[%d99];
bra.uni $6;
$5:
cvt.s64.s32 %d100,%r2;
mul.lo.s64 %d101,%d88,%d100;
add.s64 %d201,%d87,%d101;
$6:
mov.u32 %r111,%ctaid.y;
shl.b32 %r112,%r111,3;
mov.u32 %r15,%tid.y;
add.s32 %r16,%r112,%r15;
setp.ge.s32 %p6,%r16,%r411;
@%p6 bra $93;
mov.u32 %r113,%tid.x;
shl.b32 %r114,%r113,2;
mov.u32 %r115,%ctaid.x;
shl.b32 %r116,%r115,7;
add.s32 %r117,%r116,%r114;
shl.b32 %r118,%r113,6;
cvt.u64.u32 %d28,%r118;
mul.wide.u32 %d102,%r15,2048;
mov.u64 %d103,z2;
cvta.shared.u64 %d104,%d103;
add.s64 %d105,%d104,%d102;
add.s64 %d29,%d105,%d28;
sub.s32 %r17,%r409,%r117;
cvt.s64.s32 %d106,%r16;
mul.lo.s64 %d107,%d198,%d106;
cvt.s64.s32 %d108,%r117;
mul.lo.s64 %d109,%d199,%d108;
add.s64 %d30,%d107,%d109;
setp.gt.s32 %p7,%r17,3;
@%p7 bra $8;
bra.uni $10;
$8:
setp.eq.s32 %p8,%r98,0;
setp.eq.s32 %p9,%r98,4;
selp.b32 %r119,4,2,%p9;
selp.b32 %r120,1,%r119,%p8;
mul.lo.s32 %r121,%r120,3;
cvt.u64.u32 %d110,%r121;
setp.ne.s64 %p10,%d199,%d110;
cvt.u64.u32 %d111,%r120;
setp.ne.s64 %p11,%d200,%d111;
or.pred %p12,%p11,%p10;
@%p12 bra $10;
shl.b32 %r124,%r120,2;
cvt.u64.u32 %d206,%r124;
add.s64 %d205,%d197,%d30;
add.s32 %r125,%r124,-1;
cvt.s64.s32 %d112,%r125;
and.b64 %d113,%d112,%d205;
setp.eq.s64 %p15,%d113,0;
mov.u16 %s52,0;
@%p15 bra $21;
$10:
setp.lt.s32 %p16,%r17,4;
setp.eq.s32 %p17,%r98,4;
selp.b32 %r126,4,2,%p17;
setp.eq.s32 %p18,%r98,0;
selp.b32 %r127,1,%r126,%p18;
cvt.u64.u32 %d114,%r127;
setp.ne.s64 %p19,%d199,%d114;
or.pred %p20,%p16,%p19;
@%p20 bra $12;
shl.b32 %r130,%r127,2;
add.s64 %d205,%d197,%d30;
or.b64 %d115,%d200,%d205;
add.s32 %r131,%r130,-1;
cvt.s64.s32 %d116,%r131;
and.b64 %d117,%d115,%d116;
setp.eq.s64 %p23,%d117,0;
mov.u16 %s52,1;
mov.u64 %d206,%d200;
@%p23 bra $21;
$12:
min.s32 %r133,%r17,4;
add.s32 %r18,%r133,-1;
mov.u32 %r132,0;
mov.u32 %r412,%r132;
$13:
.pragma "nounroll";
min.s32 %r135,%r412,%r18;
cvt.s64.s32 %d118,%r135;
mul.lo.s64 %d119,%d199,%d118;
add.s64 %d34,%d119,%d30;
mul.lo.s32 %r20,%r412,3;
mov.u32 %r413,%r132;
$14:
.pragma "nounroll";
add.s32 %r138,%r413,%r20;
mul.lo.s32 %r139,%r138,%r127;
cvt.s64.s32 %d120,%r139;
add.s64 %d121,%d120,%d28;
add.s64 %d124,%d103,%d102;
add.s64 %d35,%d124,%d121;
cvt.s64.s32 %d125,%r413;
mul.lo.s64 %d126,%d200,%d125;
add.s64 %d127,%d34,%d126;
add.s64 %d36,%d197,%d127;
@%p18 bra $18;
setp.eq.s32 %p28,%r127,2;
@%p28 bra $17;
bra.uni $16;
$17:
ld.u16 %s4,[%d36];
st.shared.u16 [%d35],%s4;
bra.uni $19;
$18:
ld.u8 %s5,[%d36];
st.shared.u8 [%d35],%s5;
bra.uni $19;
$16:
ld.u32 %r143,[%d36];
st.shared.u32 [%d35],%r143;
$19:
add.s32 %r413,%r413,1;
setp.ne.s32 %p29,%r413,3;
@%p29 bra $14;
add.s32 %r412,%r412,1;
setp.lt.u32 %p30,%r412,4;
shl.b32 %r146,%r127,2;
cvt.u64.u32 %d206,%r146;
mov.u16 %s52,0;
mov.u64 %d205,%d29;
@%p30 bra $13;
$21:
setp.eq.s32 %p33,%r98,0;
@%p33 bra $25;
setp.eq.s32 %p34,%r98,4;
@%p34 bra $24;
bra.uni $23;
$24:
ld.v4.u32 {%r29,%r415,%r151,%r152},[%d205];
mov.b32 %f173,%r151;
mov.b32 %f174,%r152;
bra.uni $26;
$25:
ld.u32 %r29,[%d205];
bra.uni $26;
$23:
ld.v2.u32 {%r29,%r415},[%d205];
$26:
add.s64 %d40,%d205,%d206;
@%p33 bra $30;
setp.eq.s32 %p36,%r98,4;
@%p36 bra $29;
bra.uni $28;
$29:
ld.v4.u32 {%r36,%r417,%r160,%r161},[%d40];
mov.b32 %f177,%r160;
mov.b32 %f178,%r161;
bra.uni $31;
$30:
ld.u32 %r36,[%d40];
bra.uni $31;
$28:
ld.v2.u32 {%r36,%r417},[%d40];
$31:
shl.b64 %d128,%d206,1;
add.s64 %d41,%d205,%d128;
@%p33 bra $35;
setp.eq.s32 %p38,%r98,4;
@%p38 bra $34;
bra.uni $33;
$34:
ld.v4.u32 {%r43,%r419,%r169,%r170},[%d41];
mov.b32 %f181,%r169;
mov.b32 %f182,%r170;
bra.uni $36;
$35:
ld.u32 %r43,[%d41];
bra.uni $36;
$33:
ld.v2.u32 {%r43,%r419},[%d41];
$36:
setp.eq.s32 %p39,%r98,4;
@%p39 bra $42;
bra.uni $37;
$42:
mov.b32 %f171,%r29;
mov.b32 %f172,%r415;
mov.b32 %f175,%r36;
mov.b32 %f176,%r417;
mov.b32 %f179,%r43;
mov.b32 %f180,%r419;
bra.uni $43;
$37:
@%p33 bra $41;
setp.eq.s32 %p41,%r98,3;
@%p41 bra $40;
bra.uni $39;
$40:
cvt.u16.u32 %s7,%r29;
cvt.f32.f16 %f171,%s7;
shr.u32 %r223,%r29,16;
cvt.u16.u32 %s8,%r223;
cvt.f32.f16 %f172,%s8;
cvt.u16.u32 %s9,%r415;
cvt.f32.f16 %f173,%s9;
shr.u32 %r224,%r415,16;
cvt.u16.u32 %s10,%r224;
cvt.f32.f16 %f174,%s10;
cvt.u16.u32 %s11,%r36;
cvt.f32.f16 %f175,%s11;
shr.u32 %r225,%r36,16;
cvt.u16.u32 %s12,%r225;
cvt.f32.f16 %f176,%s12;
cvt.u16.u32 %s13,%r417;
cvt.f32.f16 %f177,%s13;
shr.u32 %r226,%r417,16;
cvt.u16.u32 %s14,%r226;
cvt.f32.f16 %f178,%s14;
cvt.u16.u32 %s15,%r43;
cvt.f32.f16 %f179,%s15;
shr.u32 %r227,%r43,16;
cvt.u16.u32 %s16,%r227;
cvt.f32.f16 %f180,%s16;
cvt.u16.u32 %s17,%r419;
cvt.f32.f16 %f181,%s17;
shr.u32 %r228,%r419,16;
cvt.u16.u32 %s18,%r228;
cvt.f32.f16 %f182,%s18;
bra.uni $43;
$41:
cvt.u16.u32 %s19,%r29;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f171,%s20;
shr.u16 %s21,%s19,8;
cvt.rn.f32.u16 %f172,%s21;
shr.u32 %r229,%r29,16;
cvt.u16.u32 %s22,%r229;
and.b16 %s23,%s22,255;
cvt.rn.f32.u16 %f173,%s23;
shr.u32 %r230,%r29,24;
cvt.u16.u32 %s24,%r230;
cvt.rn.f32.u16 %f174,%s24;
cvt.u16.u32 %s25,%r36;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f175,%s26;
shr.u16 %s27,%s25,8;
cvt.rn.f32.u16 %f176,%s27;
shr.u32 %r231,%r36,16;
cvt.u16.u32 %s28,%r231;
and.b16 %s29,%s28,255;
cvt.rn.f32.u16 %f177,%s29;
shr.u32 %r232,%r36,24;
cvt.u16.u32 %s30,%r232;
cvt.rn.f32.u16 %f178,%s30;
cvt.u16.u32 %s31,%r43;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f179,%s32;
shr.u16 %s33,%s31,8;
cvt.rn.f32.u16 %f180,%s33;
shr.u32 %r233,%r43,16;
cvt.u16.u32 %s34,%r233;
and.b16 %s35,%s34,255;
cvt.rn.f32.u16 %f181,%s35;
shr.u32 %r234,%r43,24;
cvt.u16.u32 %s36,%r234;
cvt.rn.f32.u16 %f182,%s36;
bra.uni $43;
$39:
setp.eq.s32 %p42,%r98,2;
selp.b32 %r174,32768,0,%p42;
and.b32 %r175,%r29,%r174;
shl.b32 %r176,%r175,1;
and.b32 %r177,%r29,65535;
sub.s32 %r178,%r177,%r176;
cvt.rn.f32.s32 %f171,%r178;
shr.u32 %r179,%r29,16;
and.b32 %r180,%r179,%r174;
shl.b32 %r181,%r180,1;
sub.s32 %r182,%r179,%r181;
cvt.rn.f32.s32 %f172,%r182;
and.b32 %r183,%r415,%r174;
shl.b32 %r184,%r183,1;
and.b32 %r185,%r415,65535;
sub.s32 %r186,%r185,%r184;
cvt.rn.f32.s32 %f173,%r186;
shr.u32 %r187,%r415,16;
and.b32 %r188,%r187,%r174;
shl.b32 %r189,%r188,1;
sub.s32 %r190,%r187,%r189;
cvt.rn.f32.s32 %f174,%r190;
and.b32 %r191,%r36,%r174;
shl.b32 %r192,%r191,1;
and.b32 %r193,%r36,65535;
sub.s32 %r194,%r193,%r192;
cvt.rn.f32.s32 %f175,%r194;
shr.u32 %r195,%r36,16;
and.b32 %r196,%r195,%r174;
shl.b32 %r197,%r196,1;
sub.s32 %r198,%r195,%r197;
cvt.rn.f32.s32 %f176,%r198;
and.b32 %r199,%r417,%r174;
shl.b32 %r200,%r199,1;
and.b32 %r201,%r417,65535;
sub.s32 %r202,%r201,%r200;
cvt.rn.f32.s32 %f177,%r202;
shr.u32 %r203,%r417,16;
and.b32 %r204,%r203,%r174;
shl.b32 %r205,%r204,1;
sub.s32 %r206,%r203,%r205;
cvt.rn.f32.s32 %f178,%r206;
and.b32 %r207,%r43,%r174;
shl.b32 %r208,%r207,1;
and.b32 %r209,%r43,65535;
sub.s32 %r210,%r209,%r208;
cvt.rn.f32.s32 %f179,%r210;
shr.u32 %r211,%r43,16;
and.b32 %r212,%r211,%r174;
shl.b32 %r213,%r212,1;
sub.s32 %r214,%r211,%r213;
cvt.rn.f32.s32 %f180,%r214;
and.b32 %r215,%r419,%r174;
shl.b32 %r216,%r215,1;
and.b32 %r217,%r419,65535;
sub.s32 %r218,%r217,%r216;
cvt.rn.f32.s32 %f181,%r218;
shr.u32 %r219,%r419,16;
and.b32 %r220,%r219,%r174;
shl.b32 %r221,%r220,1;
sub.s32 %r222,%r219,%r221;
cvt.rn.f32.s32 %f182,%r222;
$43:
setp.eq.s16 %p44,%s52,0;
selp.f32 %f119,%f172,%f175,%p44;
selp.f32 %f120,%f173,%f179,%p44;
selp.f32 %f121,%f174,%f172,%p44;
selp.f32 %f122,%f175,%f176,%p44;
selp.f32 %f123,%f176,%f180,%p44;
selp.f32 %f124,%f177,%f173,%p44;
selp.f32 %f125,%f178,%f177,%p44;
selp.f32 %f126,%f179,%f181,%p44;
selp.f32 %f127,%f180,%f174,%p44;
selp.f32 %f128,%f181,%f178,%p44;
bar.warp.sync -1;
fma.rn.f32 %f129,%f120,%f91,%f92;
fma.rn.f32 %f130,%f119,%f90,%f129;
fma.rn.f32 %f67,%f171,%f89,%f130;
fma.rn.f32 %f131,%f120,%f95,%f96;
fma.rn.f32 %f132,%f119,%f94,%f131;
fma.rn.f32 %f68,%f171,%f93,%f132;
fma.rn.f32 %f133,%f120,%f99,%f100;
fma.rn.f32 %f134,%f119,%f98,%f133;
fma.rn.f32 %f69,%f171,%f97,%f134;
fma.rn.f32 %f135,%f123,%f91,%f92;
fma.rn.f32 %f136,%f122,%f90,%f135;
fma.rn.f32 %f70,%f121,%f89,%f136;
fma.rn.f32 %f137,%f123,%f95,%f96;
fma.rn.f32 %f138,%f122,%f94,%f137;
fma.rn.f32 %f71,%f121,%f93,%f138;
fma.rn.f32 %f139,%f123,%f99,%f100;
fma.rn.f32 %f140,%f122,%f98,%f139;
fma.rn.f32 %f72,%f121,%f97,%f140;
fma.rn.f32 %f141,%f126,%f91,%f92;
fma.rn.f32 %f142,%f125,%f90,%f141;
fma.rn.f32 %f73,%f124,%f89,%f142;
fma.rn.f32 %f143,%f126,%f95,%f96;
fma.rn.f32 %f144,%f125,%f94,%f143;
fma.rn.f32 %f74,%f124,%f93,%f144;
fma.rn.f32 %f145,%f126,%f99,%f100;
fma.rn.f32 %f146,%f125,%f98,%f145;
fma.rn.f32 %f75,%f124,%f97,%f146;
fma.rn.f32 %f147,%f182,%f91,%f92;
fma.rn.f32 %f148,%f128,%f90,%f147;
fma.rn.f32 %f76,%f127,%f89,%f148;
fma.rn.f32 %f149,%f182,%f95,%f96;
fma.rn.f32 %f150,%f128,%f94,%f149;
fma.rn.f32 %f77,%f127,%f93,%f150;
fma.rn.f32 %f151,%f182,%f99,%f100;
fma.rn.f32 %f152,%f128,%f98,%f151;
fma.rn.f32 %f78,%f127,%f97,%f152;
sub.s32 %r46,%r410,%r117;
mul.lo.s64 %d45,%d202,%d106;
mul.lo.s64 %d131,%d203,%d108;
add.s64 %d46,%d45,%d131;
add.s64 %d47,%d201,%d46;
selp.b32 %r244,4,2,%p39;
selp.b32 %r47,1,%r244,%p33;
mul.lo.s32 %r245,%r113,%r47;
mul.lo.s32 %r246,%r245,12;
cvt.s64.s32 %d48,%r246;
cvt.u64.u32 %d49,%r15;
mul.lo.s32 %r48,%r47,3;
cvt.u64.u32 %d132,%r48;
setp.eq.s64 %p47,%d203,%d132;
cvt.u64.u32 %d133,%r47;
setp.eq.s64 %p48,%d204,%d133;
and.pred %p1,%p48,%p47;
setp.lt.s32 %p49,%r46,4;
or.pred %p50,%p49,%p1;
setp.ne.s64 %p51,%d203,%d133;
mov.pred %p84,0;
or.pred %p52,%p51,%p50;
@%p52 bra $45;
shl.b32 %r249,%r47,2;
or.b64 %d134,%d204,%d47;
add.s32 %r250,%r249,-1;
cvt.s64.s32 %d135,%r250;
and.b64 %d136,%d134,%d135;
setp.eq.s64 %p84,%d136,0;
$45:
selp.f32 %f79,%f70,%f68,%p84;
selp.f32 %f80,%f73,%f69,%p84;
selp.f32 %f81,%f76,%f70,%p84;
selp.f32 %f82,%f68,%f71,%p84;
selp.f32 %f83,%f71,%f72,%p84;
selp.f32 %f84,%f74,%f73,%p84;
selp.f32 %f85,%f77,%f74,%p84;
selp.f32 %f86,%f69,%f75,%p84;
selp.f32 %f87,%f72,%f76,%p84;
selp.f32 %f88,%f75,%f77,%p84;
shl.b32 %r253,%r47,2;
cvt.u64.u32 %d137,%r253;
selp.b64 %d138,%d204,%d137,%p84;
shl.b64 %d139,%d49,11;
add.s64 %d142,%d104,%d139;
add.s64 %d143,%d142,%d48;
selp.b64 %d50,%d47,%d143,%p84;
add.s64 %d51,%d50,%d138;
shl.b64 %d144,%d138,1;
add.s64 %d52,%d50,%d144;
@%p39 bra $63;
bra.uni $46;
$63:
st.v4.f32 [%d50],{%f67,%f79,%f80,%f81};
st.v4.f32 [%d51],{%f82,%f83,%f84,%f85};
st.v4.f32 [%d52],{%f86,%f87,%f88,%f78};
bra.uni $64;
$46:
setp.eq.s32 %p57,%r98,3;
@%p57 bra $62;
bra.uni $47;
$62:
cvt.rn.f16.f32 %s37,%f67;
cvt.rn.f16.f32 %s38,%f79;
cvt.rn.f16.f32 %s39,%f80;
cvt.rn.f16.f32 %s40,%f81;
mov.b32 %r314,{%s39,%s40};
mov.b32 %r315,{%s37,%s38};
st.v2.u32 [%d50],{%r315,%r314};
cvt.rn.f16.f32 %s41,%f82;
cvt.rn.f16.f32 %s42,%f83;
cvt.rn.f16.f32 %s43,%f84;
cvt.rn.f16.f32 %s44,%f85;
mov.b32 %r316,{%s43,%s44};
mov.b32 %r317,{%s41,%s42};
st.v2.u32 [%d51],{%r317,%r316};
cvt.rn.f16.f32 %s45,%f86;
cvt.rn.f16.f32 %s46,%f87;
cvt.rn.f16.f32 %s47,%f88;
cvt.rn.f16.f32 %s48,%f78;
mov.b32 %r318,{%s47,%s48};
mov.b32 %r319,{%s45,%s46};
st.v2.u32 [%d52],{%r319,%r318};
bra.uni $64;
$47:
cvt.rni.s32.f32 %r49,%f67;
cvt.rni.s32.f32 %r50,%f79;
cvt.rni.s32.f32 %r51,%f80;
cvt.rni.s32.f32 %r52,%f81;
cvt.rni.s32.f32 %r53,%f82;
cvt.rni.s32.f32 %r54,%f83;
cvt.rni.s32.f32 %r55,%f84;
cvt.rni.s32.f32 %r56,%f85;
cvt.rni.s32.f32 %r57,%f86;
cvt.rni.s32.f32 %r58,%f87;
cvt.rni.s32.f32 %r59,%f88;
cvt.rni.s32.f32 %r60,%f78;
@%p33 bra $51;
setp.eq.s32 %p59,%r98,1;
@%p59 bra $50;
bra.uni $49;
$50:
cvt.pack.sat.u16.s32 %r263,%r52,%r51;
cvt.pack.sat.u16.s32 %r260,%r50,%r49;
st.v2.u32 [%d50],{%r260,%r263};
bra.uni $52;
$51:
mov.u32 %r269,0;
cvt.pack.sat.u8.s32.b32 %r266,%r52,%r51,%r269;
cvt.pack.sat.u8.s32.b32 %r270,%r50,%r49,%r266;
st.u32 [%d50],%r270;
bra.uni $52;
$49:
cvt.pack.sat.s16.s32 %r257,%r52,%r51;
cvt.pack.sat.s16.s32 %r254,%r50,%r49;
st.v2.u32 [%d50],{%r254,%r257};
$52:
@%p33 bra $56;
setp.eq.s32 %p61,%r98,1;
@%p61 bra $55;
bra.uni $54;
$55:
cvt.pack.sat.u16.s32 %r283,%r56,%r55;
cvt.pack.sat.u16.s32 %r280,%r54,%r53;
st.v2.u32 [%d51],{%r280,%r283};
bra.uni $57;
$56:
mov.u32 %r289,0;
cvt.pack.sat.u8.s32.b32 %r286,%r56,%r55,%r289;
cvt.pack.sat.u8.s32.b32 %r290,%r54,%r53,%r286;
st.u32 [%d51],%r290;
bra.uni $57;
$54:
cvt.pack.sat.s16.s32 %r277,%r56,%r55;
cvt.pack.sat.s16.s32 %r274,%r54,%r53;
st.v2.u32 [%d51],{%r274,%r277};
$57:
@%p33 bra $61;
setp.eq.s32 %p63,%r98,1;
@%p63 bra $60;
bra.uni $59;
$60:
cvt.pack.sat.u16.s32 %r303,%r60,%r59;
cvt.pack.sat.u16.s32 %r300,%r58,%r57;
st.v2.u32 [%d52],{%r300,%r303};
bra.uni $64;
$61:
mov.u32 %r309,0;
cvt.pack.sat.u8.s32.b32 %r306,%r60,%r59,%r309;
cvt.pack.sat.u8.s32.b32 %r310,%r58,%r57,%r306;
st.u32 [%d52],%r310;
bra.uni $64;
$59:
cvt.pack.sat.s16.s32 %r297,%r60,%r59;
cvt.pack.sat.s16.s32 %r294,%r58,%r57;
st.v2.u32 [%d52],{%r294,%r297};
$64:
@%p1 bra $75;
bra.uni $65;
$75:
bar.warp.sync -1;
cvt.s64.s32 %d56,%r114;
sub.s32 %r331,%r410,%r116;
min.s32 %r332,%r331,128;
mul.lo.s32 %r67,%r48,%r332;
setp.lt.s32 %p72,%r67,1;
@%p72 bra $93;
mul.lo.s64 %d155,%d203,%d56;
sub.s64 %d156,%d46,%d155;
add.s64 %d57,%d201,%d156;
and.b64 %d157,%d57,15;
setp.eq.s64 %p73,%d157,0;
@%p73 bra $82;
and.b64 %d158,%d57,3;
setp.ne.s64 %p74,%d158,0;
mov.u32 %r427,0;
@%p74 bra $90;
shr.s32 %r334,%r67,31;
shr.u32 %r335,%r334,30;
add.s32 %r336,%r67,%r335;
shr.s32 %r68,%r336,2;
mov.u32 %r422,%tid.x;
setp.ge.s32 %p75,%r422,%r68;
@%p75 bra $81;
mul.wide.s32 %d159,%r422,4;
shl.b32 %r340,%r422,2;
add.s32 %r341,%r116,%r340;
cvt.s64.s32 %d160,%r341;
sub.s64 %d161,%d160,%d56;
mul.lo.s64 %d162,%d203,%d161;
add.s64 %d163,%d159,%d162;
add.s64 %d164,%d163,%d45;
add.s64 %d208,%d201,%d164;
add.s64 %d167,%d103,%d102;
add.s64 %d207,%d167,%d159;
$80:
.pragma "nounroll";
ld.shared.u32 %r343,[%d207];
st.u32 [%d208],%r343;
add.s64 %d208,%d208,128;
add.s64 %d207,%d207,128;
add.s32 %r422,%r422,32;
setp.lt.s32 %p76,%r422,%r68;
@%p76 bra $80;
$81:
and.b32 %r427,%r67,-4;
bra.uni $90;
$65:
setp.lt.s32 %p64,%r46,1;
or.pred %p65,%p64,%p84;
@%p65 bra $93;
min.s32 %r61,%r46,4;
mov.u32 %r320,0;
add.s64 %d154,%d103,%d139;
mov.u32 %r420,%r320;
$67:
.pragma "nounroll";
cvt.s64.s32 %d145,%r420;
mul.lo.s64 %d146,%d203,%d145;
add.s64 %d53,%d146,%d46;
mul.lo.s32 %r63,%r420,3;
mov.u32 %r421,%r320;
$68:
.pragma "nounroll";
cvt.s64.s32 %d147,%r421;
mul.lo.s64 %d148,%d204,%d147;
add.s64 %d149,%d53,%d148;
add.s64 %d54,%d201,%d149;
add.s32 %r322,%r421,%r63;
mul.lo.s32 %r323,%r322,%r47;
cvt.s64.s32 %d150,%r323;
add.s64 %d151,%d150,%d48;
add.s64 %d55,%d154,%d151;
@%p33 bra $72;
setp.eq.s32 %p69,%r47,2;
@%p69 bra $71;
bra.uni $70;
$71:
ld.shared.u16 %s49,[%d55];
st.u16 [%d54],%s49;
bra.uni $73;
$72:
ld.shared.u8 %s50,[%d55];
st.u8 [%d54],%s50;
bra.uni $73;
$70:
ld.shared.u32 %r326,[%d55];
st.u32 [%d54],%r326;
$73:
add.s32 %r421,%r421,1;
setp.ne.s32 %p70,%r421,3;
@%p70 bra $68;
add.s32 %r420,%r420,1;
setp.lt.s32 %p71,%r420,%r61;
@%p71 bra $67;
bra.uni $93;
$82:
shr.s32 %r344,%r67,31;
shr.u32 %r345,%r344,28;
add.s32 %r346,%r67,%r345;
shr.s32 %r73,%r346,4;
setp.ge.s32 %p77,%r113,%r73;
@%p77 bra $89;
not.b32 %r348,%r113;
add.s32 %r75,%r73,%r348;
shr.u32 %r349,%r75,5;
add.s32 %r350,%r349,1;
and.b32 %r424,%r350,3;
setp.eq.s32 %p78,%r424,0;
mov.u32 %r425,%r113;
@%p78 bra $86;
mov.u32 %r425,%tid.x;
mul.wide.s32 %d168,%r425,16;
add.s64 %d171,%d103,%d102;
add.s64 %d210,%d171,%d168;
shl.b32 %r354,%r425,2;
add.s32 %r355,%r116,%r354;
cvt.s64.s32 %d172,%r355;
sub.s64 %d173,%d172,%d56;
mul.lo.s64 %d174,%d203,%d173;
add.s64 %d175,%d168,%d174;
add.s64 %d176,%d175,%d45;
add.s64 %d209,%d201,%d176;
$85:
.pragma "nounroll";
ld.shared.v4.u32 {%r356,%r357,%r358,%r359},[%d210];
st.v4.u32 [%d209],{%r356,%r357,%r358,%r359};
add.s32 %r425,%r425,32;
add.s64 %d210,%d210,512;
add.s64 %d209,%d209,512;
add.s32 %r424,%r424,-1;
setp.ne.s32 %p79,%r424,0;
@%p79 bra $85;
$86:
setp.lt.u32 %p80,%r75,96;
@%p80 bra $89;
mul.wide.s32 %d177,%r425,16;
mov.u32 %r366,%tid.x;
shl.b32 %r367,%r366,2;
add.s32 %r368,%r116,%r367;
cvt.s64.s32 %d178,%r368;
sub.s64 %d179,%d178,%d56;
mul.lo.s64 %d180,%d203,%d179;
add.s64 %d181,%d177,%d180;
add.s64 %d182,%d181,%d45;
add.s64 %d183,%d201,%d182;
add.s64 %d212,%d183,1024;
add.s64 %d186,%d103,%d102;
add.s64 %d187,%d186,%d177;
add.s64 %d211,%d187,1024;
$88:
ld.shared.v4.u32 {%r370,%r371,%r372,%r373},[%d211+-1024];
st.v4.u32 [%d212+-1024],{%r370,%r371,%r372,%r373};
ld.shared.v4.u32 {%r378,%r379,%r380,%r381},[%d211+-512];
st.v4.u32 [%d212+-512],{%r378,%r379,%r380,%r381};
ld.shared.v4.u32 {%r386,%r387,%r388,%r389},[%d211];
st.v4.u32 [%d212],{%r386,%r387,%r388,%r389};
ld.shared.v4.u32 {%r394,%r395,%r396,%r397},[%d211+512];
st.v4.u32 [%d212+512],{%r394,%r395,%r396,%r397};
add.s64 %d212,%d212,2048;
add.s64 %d211,%d211,2048;
add.s32 %r425,%r425,128;
setp.lt.s32 %p81,%r425,%r73;
@%p81 bra $88;
$89:
and.b32 %r427,%r67,-16;
$90:
add.s32 %r428,%r427,%r113;
setp.ge.s32 %p82,%r428,%r67;
@%p82 bra $93;
sub.s64 %d189,%d108,%d56;
mul.lo.s64 %d190,%d203,%d189;
add.s64 %d191,%d190,%d45;
cvt.s64.s32 %d192,%r428;
add.s64 %d193,%d191,%d192;
add.s64 %d214,%d201,%d193;
add.s64 %d196,%d103,%d102;
add.s64 %d213,%d196,%d192;
$92:
.pragma "nounroll";
ld.shared.u8 %s51,[%d213];
st.u8 [%d214],%s51;
add.s64 %d214,%d214,32;
add.s64 %d213,%d213,32;
add.s32 %r428,%r428,32;
setp.lt.s32 %p83,%r428,%r67;
@%p83 bra $92;
$93:
ret;
}
.visible .entry color_twist_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52]
)
.maxntid 256,1,1
{
.reg .pred %p<76>;
.reg .b16 %s<67>;
.reg .f32 %f<230>;
.reg .b32 %r<494>;
.reg .b64 %d<225>;
.shared .align 16 .b8 z3[16384];
ld.param.u64 %d84,[p0];
ld.param.v2.u32 {%r472,%r109},[p1+32];
ld.param.v2.u32 {%r110,%r111},[p1+40];
ld.param.u64 %d89,[p2];
ld.param.v2.u32 {%r473,%r474},[p3+32];
ld.param.v2.u32 {%r114,%r115},[p3+40];
ld.param.f32 %f127,[p4+48];
ld.param.f32 %f126,[p4+44];
ld.param.f32 %f125,[p4+40];
ld.param.f32 %f124,[p4+36];
ld.param.f32 %f123,[p4+32];
ld.param.f32 %f121,[p4+24];
ld.param.f32 %f120,[p4+20];
ld.param.u32 %r107,[p4];
ld.param.u64 %d214,[p3+24];
ld.param.u64 %d213,[p3+16];
ld.param.u64 %d212,[p3+8];
ld.param.u64 %d90,[p3];
ld.param.u64 %d210,[p1+24];
ld.param.u64 %d209,[p1+16];
ld.param.u64 %d208,[p1+8];
ld.param.u64 %d85,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r111,0;
@%p4 bra $2;
cvta.to.global.u64 %d94,%d84;
mul.wide.s32 %d95,%r1,40;
add.s64 %d96,%d94,%d95;
ld.global.v2.u32 {%r472,%r117},[%d96+32];
ld.global.u64 %d210,[%d96+24];
ld.global.u64 %d209,[%d96+16];
ld.global.u64 %d208,[%d96+8];
ld.global.u64 %d207,[%d96];
bra.uni $3;
$2:
cvt.s64.s32 %d97,%r1;
mul.lo.s64 %d98,%d85,%d97;
add.s64 %d207,%d84,%d98;
$3:
setp.eq.s32 %p5,%r115,0;
@%p5 bra $5;
cvta.to.global.u64 %d99,%d89;
mul.wide.s32 %d100,%r1,40;
add.s64 %d101,%d99,%d100;
ld.global.v2.u32 {%r473,%r474},[%d101+32];
ld.global.u64 %d214,[%d101+24];
ld.global.u64 %d213,[%d101+16];
ld.global.u64 %d212,[%d101+8];
ld.global.u64 %d211,[%d101];
bra.uni $6;
$5:
cvt.s64.s32 %d102,%r1;
mul.lo.s64 %d103,%d90,%d102;
add.s64 %d211,%d89,%d103;
$6:
mov.u32 %r120,%ctaid.y;
shl.b32 %r121,%r120,3;
mov.u32 %r14,%tid.y;
add.s32 %r15,%r121,%r14;
setp.ge.s32 %p6,%r15,%r474;
@%p6 bra $102;
mov.u32 %r122,%tid.x;
shl.b32 %r123,%r122,2;
mov.u32 %r124,%ctaid.x;
shl.b32 %r125,%r124,7;
add.s32 %r126,%r125,%r123;
cvt.u64.u32 %d28,%r14;
shl.b32 %r127,%r122,6;
cvt.u64.u32 %d29,%r127;
mul.wide.u32 %d104,%r14,2048;
mov.u64 %d105,z3;
cvta.shared.u64 %d106,%d105;
add.s64 %d107,%d106,%d104;
add.s64 %d30,%d107,%d29;
setp.eq.s32 %p7,%r107,4;
selp.b32 %r128,4,2,%p7;
setp.eq.s32 %p8,%r107,0;
selp.b32 %r17,1,%r128,%p8;
sub.s32 %r18,%r472,%r126;
cvt.s64.s32 %d108,%r15;
mul.lo.s64 %d109,%d208,%d108;
cvt.s64.s32 %d110,%r126;
mul.lo.s64 %d111,%d209,%d110;
add.s64 %d31,%d109,%d111;
add.s64 %d215,%d207,%d31;
shl.b32 %r129,%r17,2;
cvt.u64.u32 %d34,%r129;
setp.gt.s32 %p9,%r18,3;
@%p9 bra $8;
bra.uni $10;
$8:
setp.ne.s64 %p10,%d209,%d34;
cvt.u64.u32 %d112,%r17;
setp.ne.s64 %p11,%d210,%d112;
or.pred %p12,%p11,%p10;
@%p12 bra $10;
cvt.u32.u64 %r130,%d34;
add.s32 %r131,%r130,-1;
cvt.s64.s32 %d113,%r131;
and.b64 %d114,%d113,%d215;
setp.eq.s64 %p13,%d114,0;
mov.u16 %s66,0;
mov.u64 %d216,%d209;
@%p13 bra $21;
$10:
setp.lt.s32 %p14,%r18,4;
cvt.u64.u32 %d115,%r17;
setp.ne.s64 %p15,%d209,%d115;
or.pred %p16,%p14,%p15;
@%p16 bra $12;
cvt.u32.u64 %r132,%d34;
or.b64 %d116,%d210,%d215;
add.s32 %r133,%r132,-1;
cvt.s64.s32 %d117,%r133;
and.b64 %d118,%d116,%d117;
setp.eq.s64 %p17,%d118,0;
mov.u16 %s66,1;
mov.u64 %d216,%d210;
@%p17 bra $21;
$12:
mov.u64 %d206,z3;
min.s32 %r135,%r18,4;
add.s32 %r19,%r135,-1;
mov.u32 %r134,0;
shl.b64 %d123,%d28,11;
add.s64 %d125,%d206,%d123;
mov.u32 %r475,%r134;
$13:
.pragma "nounroll";
min.s32 %r137,%r475,%r19;
cvt.s64.s32 %d119,%r137;
mul.lo.s64 %d120,%d209,%d119;
add.s64 %d35,%d120,%d31;
mov.u32 %r476,%r134;
$14:
.pragma "nounroll";
shl.b32 %r471,%r475,2;
add.s32 %r138,%r476,%r471;
mul.lo.s32 %r139,%r138,%r17;
cvt.s64.s32 %d121,%r139;
add.s64 %d122,%d121,%d29;
add.s64 %d36,%d125,%d122;
cvt.s64.s32 %d126,%r476;
mul.lo.s64 %d127,%d210,%d126;
add.s64 %d128,%d35,%d127;
add.s64 %d37,%d207,%d128;
@%p8 bra $18;
setp.eq.s32 %p19,%r17,2;
@%p19 bra $17;
bra.uni $16;
$17:
ld.u16 %s4,[%d37];
st.shared.u16 [%d36],%s4;
bra.uni $19;
$18:
ld.u8 %s5,[%d37];
st.shared.u8 [%d36],%s5;
bra.uni $19;
$16:
ld.u32 %r140,[%d37];
st.shared.u32 [%d36],%r140;
$19:
add.s32 %r476,%r476,1;
setp.ne.s32 %p20,%r476,4;
@%p20 bra $14;
add.s32 %r475,%r475,1;
setp.lt.u32 %p21,%r475,4;
mov.u16 %s66,0;
mov.u64 %d215,%d30;
mov.u64 %d216,%d34;
@%p21 bra $13;
$21:
@%p8 bra $25;
@%p7 bra $24;
bra.uni $23;
$24:
ld.v4.u32 {%r30,%r478,%r145,%r146},[%d215];
mov.b32 %f216,%r145;
mov.b32 %f217,%r146;
bra.uni $26;
$25:
ld.u32 %r30,[%d215];
bra.uni $26;
$23:
ld.v2.u32 {%r30,%r478},[%d215];
$26:
add.s64 %d40,%d215,%d216;
@%p8 bra $30;
@%p7 bra $29;
bra.uni $28;
$29:
ld.v4.u32 {%r37,%r480,%r154,%r155},[%d40];
mov.b32 %f220,%r154;
mov.b32 %f221,%r155;
bra.uni $31;
$30:
ld.u32 %r37,[%d40];
bra.uni $31;
$28:
ld.v2.u32 {%r37,%r480},[%d40];
$31:
shl.b64 %d129,%d216,1;
add.s64 %d41,%d215,%d129;
@%p8 bra $35;
@%p7 bra $34;
bra.uni $33;
$34:
ld.v4.u32 {%r44,%r482,%r163,%r164},[%d41];
mov.b32 %f224,%r163;
mov.b32 %f225,%r164;
bra.uni $36;
$35:
ld.u32 %r44,[%d41];
bra.uni $36;
$33:
ld.v2.u32 {%r44,%r482},[%d41];
$36:
mul.lo.s64 %d130,%d216,3;
add.s64 %d42,%d215,%d130;
@%p8 bra $40;
@%p7 bra $39;
bra.uni $38;
$39:
ld.v4.u32 {%r51,%r484,%r172,%r173},[%d42];
mov.b32 %f228,%r172;
mov.b32 %f229,%r173;
bra.uni $41;
$40:
ld.u32 %r51,[%d42];
bra.uni $41;
$38:
ld.v2.u32 {%r51,%r484},[%d42];
$41:
@%p7 bra $47;
bra.uni $42;
$47:
mov.b32 %f214,%r30;
mov.b32 %f215,%r478;
mov.b32 %f218,%r37;
mov.b32 %f219,%r480;
mov.b32 %f222,%r44;
mov.b32 %f223,%r482;
mov.b32 %f226,%r51;
mov.b32 %f227,%r484;
bra.uni $48;
$42:
@%p8 bra $46;
setp.eq.s32 %p32,%r107,3;
@%p32 bra $45;
bra.uni $44;
$45:
cvt.u16.u32 %s7,%r30;
cvt.f32.f16 %f214,%s7;
shr.u32 %r242,%r30,16;
cvt.u16.u32 %s8,%r242;
cvt.f32.f16 %f215,%s8;
cvt.u16.u32 %s9,%r478;
cvt.f32.f16 %f216,%s9;
shr.u32 %r243,%r478,16;
cvt.u16.u32 %s10,%r243;
cvt.f32.f16 %f217,%s10;
cvt.u16.u32 %s11,%r37;
cvt.f32.f16 %f218,%s11;
shr.u32 %r244,%r37,16;
cvt.u16.u32 %s12,%r244;
cvt.f32.f16 %f219,%s12;
cvt.u16.u32 %s13,%r480;
cvt.f32.f16 %f220,%s13;
shr.u32 %r245,%r480,16;
cvt.u16.u32 %s14,%r245;
cvt.f32.f16 %f221,%s14;
cvt.u16.u32 %s15,%r44;
cvt.f32.f16 %f222,%s15;
shr.u32 %r246,%r44,16;
cvt.u16.u32 %s16,%r246;
cvt.f32.f16 %f223,%s16;
cvt.u16.u32 %s17,%r482;
cvt.f32.f16 %f224,%s17;
shr.u32 %r247,%r482,16;
cvt.u16.u32 %s18,%r247;
cvt.f32.f16 %f225,%s18;
cvt.u16.u32 %s19,%r51;
cvt.f32.f16 %f226,%s19;
shr.u32 %r248,%r51,16;
cvt.u16.u32 %s20,%r248;
cvt.f32.f16 %f227,%s20;
cvt.u16.u32 %s21,%r484;
cvt.f32.f16 %f228,%s21;
shr.u32 %r249,%r484,16;
cvt.u16.u32 %s22,%r249;
cvt.f32.f16 %f229,%s22;
bra.uni $48;
$46:
cvt.u16.u32 %s23,%r30;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f214,%s24;
shr.u16 %s25,%s23,8;
cvt.rn.f32.u16 %f215,%s25;
shr.u32 %r250,%r30,16;
cvt.u16.u32 %s26,%r250;
and.b16 %s27,%s26,255;
cvt.rn.f32.u16 %f216,%s27;
shr.u32 %r251,%r30,24;
cvt.u16.u32 %s28,%r251;
cvt.rn.f32.u16 %f217,%s28;
cvt.u16.u32 %s29,%r37;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f218,%s30;
shr.u16 %s31,%s29,8;
cvt.rn.f32.u16 %f219,%s31;
shr.u32 %r252,%r37,16;
cvt.u16.u32 %s32,%r252;
and.b16 %s33,%s32,255;
cvt.rn.f32.u16 %f220,%s33;
shr.u32 %r253,%r37,24;
cvt.u16.u32 %s34,%r253;
cvt.rn.f32.u16 %f221,%s34;
cvt.u16.u32 %s35,%r44;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f222,%s36;
shr.u16 %s37,%s35,8;
cvt.rn.f32.u16 %f223,%s37;
shr.u32 %r254,%r44,16;
cvt.u16.u32 %s38,%r254;
and.b16 %s39,%s38,255;
cvt.rn.f32.u16 %f224,%s39;
shr.u32 %r255,%r44,24;
cvt.u16.u32 %s40,%r255;
cvt.rn.f32.u16 %f225,%s40;
cvt.u16.u32 %s41,%r51;
and.b16 %s42,%s41,255;
cvt.rn.f32.u16 %f226,%s42;
shr.u16 %s43,%s41,8;
cvt.rn.f32.u16 %f227,%s43;
shr.u32 %r256,%r51,16;
cvt.u16.u32 %s44,%r256;
and.b16 %s45,%s44,255;
cvt.rn.f32.u16 %f228,%s45;
shr.u32 %r257,%r51,24;
cvt.u16.u32 %s46,%r257;
cvt.rn.f32.u16 %f229,%s46;
bra.uni $48;
$44:
setp.eq.s32 %p33,%r107,2;
selp.b32 %r177,32768,0,%p33;
and.b32 %r178,%r30,%r177;
shl.b32 %r179,%r178,1;
and.b32 %r180,%r30,65535;
sub.s32 %r181,%r180,%r179;
cvt.rn.f32.s32 %f214,%r181;
shr.u32 %r182,%r30,16;
and.b32 %r183,%r182,%r177;
shl.b32 %r184,%r183,1;
sub.s32 %r185,%r182,%r184;
cvt.rn.f32.s32 %f215,%r185;
and.b32 %r186,%r478,%r177;
shl.b32 %r187,%r186,1;
and.b32 %r188,%r478,65535;
sub.s32 %r189,%r188,%r187;
cvt.rn.f32.s32 %f216,%r189;
shr.u32 %r190,%r478,16;
and.b32 %r191,%r190,%r177;
shl.b32 %r192,%r191,1;
sub.s32 %r193,%r190,%r192;
cvt.rn.f32.s32 %f217,%r193;
and.b32 %r194,%r37,%r177;
shl.b32 %r195,%r194,1;
and.b32 %r196,%r37,65535;
sub.s32 %r197,%r196,%r195;
cvt.rn.f32.s32 %f218,%r197;
shr.u32 %r198,%r37,16;
and.b32 %r199,%r198,%r177;
shl.b32 %r200,%r199,1;
sub.s32 %r201,%r198,%r200;
cvt.rn.f32.s32 %f219,%r201;
and.b32 %r202,%r480,%r177;
shl.b32 %r203,%r202,1;
and.b32 %r204,%r480,65535;
sub.s32 %r205,%r204,%r203;
cvt.rn.f32.s32 %f220,%r205;
shr.u32 %r206,%r480,16;
and.b32 %r207,%r206,%r177;
shl.b32 %r208,%r207,1;
sub.s32 %r209,%r206,%r208;
cvt.rn.f32.s32 %f221,%r209;
and.b32 %r210,%r44,%r177;
shl.b32 %r211,%r210,1;
and.b32 %r212,%r44,65535;
sub.s32 %r213,%r212,%r211;
cvt.rn.f32.s32 %f222,%r213;
shr.u32 %r214,%r44,16;
and.b32 %r215,%r214,%r177;
shl.b32 %r216,%r215,1;
sub.s32 %r217,%r214,%r216;
cvt.rn.f32.s32 %f223,%r217;
and.b32 %r218,%r482,%r177;
shl.b32 %r219,%r218,1;
and.b32 %r220,%r482,65535;
sub.s32 %r221,%r220,%r219;
cvt.rn.f32.s32 %f224,%r221;
shr.u32 %r222,%r482,16;
and.b32 %r223,%r222,%r177;
shl.b32 %r224,%r223,1;
sub.s32 %r225,%r222,%r224;
cvt.rn.f32.s32 %f225,%r225;
and.b32 %r226,%r51,%r177;
shl.b32 %r227,%r226,1;
and.b32 %r228,%r51,65535;
sub.s32 %r229,%r228,%r227;
cvt.rn.f32.s32 %f226,%r229;
shr.u32 %r230,%r51,16;
and.b32 %r231,%r230,%r177;
shl.b32 %r232,%r231,1;
sub.s32 %r233,%r230,%r232;
cvt.rn.f32.s32 %f227,%r233;
and.b32 %r234,%r484,%r177;
shl.b32 %r235,%r234,1;
and.b32 %r236,%r484,65535;
sub.s32 %r237,%r236,%r235;
cvt.rn.f32.s32 %f228,%r237;
shr.u32 %r238,%r484,16;
and.b32 %r239,%r238,%r177;
shl.b32 %r240,%r239,1;
sub.s32 %r241,%r238,%r240;
cvt.rn.f32.s32 %f229,%r241;
$48:
ld.param.f32 %f205,[p4+28];
ld.param.f32 %f204,[p4+4];
ld.param.f32 %f203,[p4+8];
ld.param.f32 %f202,[p4+16];
ld.param.f32 %f201,[p4+12];
setp.eq.s16 %p35,%s66,0;
selp.f32 %f152,%f215,%f218,%p35;
selp.f32 %f153,%f216,%f222,%p35;
selp.f32 %f89,%f217,%f226,%p35;
selp.f32 %f154,%f218,%f215,%p35;
selp.f32 %f155,%f220,%f223,%p35;
selp.f32 %f90,%f221,%f227,%p35;
selp.f32 %f156,%f222,%f216,%p35;
selp.f32 %f157,%f223,%f220,%p35;
selp.f32 %f91,%f225,%f228,%p35;
selp.f32 %f158,%f226,%f217,%p35;
selp.f32 %f159,%f227,%f221,%p35;
selp.f32 %f160,%f228,%f225,%p35;
bar.warp.sync -1;
fma.rn.f32 %f161,%f153,%f201,%f202;
fma.rn.f32 %f162,%f152,%f203,%f161;
fma.rn.f32 %f92,%f214,%f204,%f162;
fma.rn.f32 %f163,%f153,%f205,%f123;
fma.rn.f32 %f164,%f152,%f121,%f163;
fma.rn.f32 %f93,%f214,%f120,%f164;
fma.rn.f32 %f165,%f153,%f126,%f127;
fma.rn.f32 %f166,%f152,%f125,%f165;
fma.rn.f32 %f94,%f214,%f124,%f166;
fma.rn.f32 %f167,%f155,%f201,%f202;
fma.rn.f32 %f168,%f219,%f203,%f167;
fma.rn.f32 %f95,%f154,%f204,%f168;
fma.rn.f32 %f169,%f155,%f205,%f123;
fma.rn.f32 %f170,%f219,%f121,%f169;
fma.rn.f32 %f96,%f154,%f120,%f170;
fma.rn.f32 %f171,%f155,%f126,%f127;
fma.rn.f32 %f172,%f219,%f125,%f171;
fma.rn.f32 %f97,%f154,%f124,%f172;
fma.rn.f32 %f173,%f224,%f201,%f202;
fma.rn.f32 %f174,%f157,%f203,%f173;
fma.rn.f32 %f98,%f156,%f204,%f174;
fma.rn.f32 %f175,%f224,%f205,%f123;
fma.rn.f32 %f176,%f157,%f121,%f175;
fma.rn.f32 %f99,%f156,%f120,%f176;
fma.rn.f32 %f177,%f224,%f126,%f127;
fma.rn.f32 %f178,%f157,%f125,%f177;
fma.rn.f32 %f100,%f156,%f124,%f178;
fma.rn.f32 %f179,%f160,%f201,%f202;
fma.rn.f32 %f180,%f159,%f203,%f179;
fma.rn.f32 %f101,%f158,%f204,%f180;
fma.rn.f32 %f181,%f160,%f205,%f123;
fma.rn.f32 %f182,%f159,%f121,%f181;
fma.rn.f32 %f102,%f158,%f120,%f182;
fma.rn.f32 %f183,%f160,%f126,%f127;
fma.rn.f32 %f184,%f159,%f125,%f183;
fma.rn.f32 %f103,%f158,%f124,%f184;
sub.s32 %r54,%r473,%r126;
mul.lo.s64 %d46,%d212,%d108;
mul.lo.s64 %d133,%d213,%d110;
add.s64 %d47,%d46,%d133;
add.s64 %d48,%d211,%d47;
mul.lo.s32 %r269,%r122,%r17;
shl.b32 %r270,%r269,4;
cvt.s64.s32 %d49,%r270;
cvt.u64.u32 %d134,%r129;
setp.eq.s64 %p38,%d213,%d134;
cvt.u64.u32 %d135,%r17;
setp.eq.s64 %p39,%d214,%d135;
and.pred %p1,%p39,%p38;
setp.lt.s32 %p40,%r54,4;
or.pred %p41,%p40,%p1;
setp.ne.s64 %p42,%d213,%d135;
mov.pred %p75,0;
or.pred %p43,%p42,%p41;
@%p43 bra $50;
or.b64 %d136,%d214,%d48;
add.s32 %r275,%r129,-1;
cvt.s64.s32 %d137,%r275;
and.b64 %d138,%d136,%d137;
setp.eq.s64 %p75,%d138,0;
$50:
selp.f32 %f104,%f95,%f93,%p75;
selp.f32 %f105,%f98,%f94,%p75;
selp.f32 %f106,%f101,%f89,%p75;
selp.f32 %f107,%f93,%f95,%p75;
selp.f32 %f108,%f99,%f97,%p75;
selp.f32 %f109,%f102,%f90,%p75;
selp.f32 %f110,%f94,%f98,%p75;
selp.f32 %f111,%f97,%f99,%p75;
selp.f32 %f112,%f103,%f91,%p75;
selp.f32 %f113,%f89,%f101,%p75;
selp.f32 %f114,%f90,%f102,%p75;
selp.f32 %f115,%f91,%f103,%p75;
selp.b64 %d140,%d214,%d134,%p75;
shl.b64 %d141,%d28,11;
add.s64 %d144,%d106,%d141;
add.s64 %d145,%d144,%d49;
selp.b64 %d51,%d48,%d145,%p75;
add.s64 %d52,%d51,%d140;
add.s64 %d53,%d52,%d140;
add.s64 %d54,%d53,%d140;
@%p7 bra $73;
bra.uni $51;
$73:
st.v4.f32 [%d51],{%f92,%f104,%f105,%f106};
st.v4.f32 [%d52],{%f107,%f96,%f108,%f109};
st.v4.f32 [%d53],{%f110,%f111,%f100,%f112};
st.v4.f32 [%d54],{%f113,%f114,%f115,%f229};
bra.uni $74;
$51:
ld.param.u32 %r455,[p4];
setp.eq.s32 %p48,%r455,3;
@%p48 bra $72;
bra.uni $52;
$72:
cvt.rn.f16.f32 %s47,%f92;
cvt.rn.f16.f32 %s48,%f104;
cvt.rn.f16.f32 %s49,%f105;
cvt.rn.f16.f32 %s50,%f106;
mov.b32 %r359,{%s49,%s50};
mov.b32 %r360,{%s47,%s48};
st.v2.u32 [%d51],{%r360,%r359};
cvt.rn.f16.f32 %s51,%f107;
cvt.rn.f16.f32 %s52,%f96;
cvt.rn.f16.f32 %s53,%f108;
cvt.rn.f16.f32 %s54,%f109;
mov.b32 %r361,{%s53,%s54};
mov.b32 %r362,{%s51,%s52};
st.v2.u32 [%d52],{%r362,%r361};
cvt.rn.f16.f32 %s55,%f110;
cvt.rn.f16.f32 %s56,%f111;
cvt.rn.f16.f32 %s57,%f100;
cvt.rn.f16.f32 %s58,%f112;
mov.b32 %r363,{%s57,%s58};
mov.b32 %r364,{%s55,%s56};
st.v2.u32 [%d53],{%r364,%r363};
cvt.rn.f16.f32 %s59,%f113;
cvt.rn.f16.f32 %s60,%f114;
cvt.rn.f16.f32 %s61,%f115;
cvt.rn.f16.f32 %s62,%f229;
mov.b32 %r365,{%s61,%s62};
mov.b32 %r366,{%s59,%s60};
st.v2.u32 [%d54],{%r366,%r365};
bra.uni $74;
$52:
cvt.rni.s32.f32 %r55,%f92;
cvt.rni.s32.f32 %r56,%f104;
cvt.rni.s32.f32 %r57,%f105;
cvt.rni.s32.f32 %r58,%f106;
cvt.rni.s32.f32 %r59,%f107;
cvt.rni.s32.f32 %r60,%f96;
cvt.rni.s32.f32 %r61,%f108;
cvt.rni.s32.f32 %r62,%f109;
cvt.rni.s32.f32 %r63,%f110;
cvt.rni.s32.f32 %r64,%f111;
cvt.rni.s32.f32 %r65,%f100;
cvt.rni.s32.f32 %r66,%f112;
cvt.rni.s32.f32 %r67,%f113;
cvt.rni.s32.f32 %r68,%f114;
cvt.rni.s32.f32 %r69,%f115;
cvt.rni.s32.f32 %r70,%f229;
@%p8 bra $56;
ld.param.u32 %r456,[p4];
setp.eq.s32 %p50,%r456,1;
@%p50 bra $55;
bra.uni $54;
$55:
cvt.pack.sat.u16.s32 %r288,%r58,%r57;
cvt.pack.sat.u16.s32 %r285,%r56,%r55;
st.v2.u32 [%d51],{%r285,%r288};
bra.uni $57;
$56:
mov.u32 %r294,0;
cvt.pack.sat.u8.s32.b32 %r291,%r58,%r57,%r294;
cvt.pack.sat.u8.s32.b32 %r295,%r56,%r55,%r291;
st.u32 [%d51],%r295;
bra.uni $57;
$54:
cvt.pack.sat.s16.s32 %r282,%r58,%r57;
cvt.pack.sat.s16.s32 %r279,%r56,%r55;
st.v2.u32 [%d51],{%r279,%r282};
$57:
@%p8 bra $61;
ld.param.u32 %r457,[p4];
setp.eq.s32 %p52,%r457,1;
@%p52 bra $60;
bra.uni $59;
$60:
cvt.pack.sat.u16.s32 %r308,%r62,%r61;
cvt.pack.sat.u16.s32 %r305,%r60,%r59;
st.v2.u32 [%d52],{%r305,%r308};
bra.uni $62;
$61:
mov.u32 %r314,0;
cvt.pack.sat.u8.s32.b32 %r311,%r62,%r61,%r314;
cvt.pack.sat.u8.s32.b32 %r315,%r60,%r59,%r311;
st.u32 [%d52],%r315;
bra.uni $62;
$59:
cvt.pack.sat.s16.s32 %r302,%r62,%r61;
cvt.pack.sat.s16.s32 %r299,%r60,%r59;
st.v2.u32 [%d52],{%r299,%r302};
$62:
@%p8 bra $66;
ld.param.u32 %r458,[p4];
setp.eq.s32 %p54,%r458,1;
@%p54 bra $65;
bra.uni $64;
$65:
cvt.pack.sat.u16.s32 %r328,%r66,%r65;
cvt.pack.sat.u16.s32 %r325,%r64,%r63;
st.v2.u32 [%d53],{%r325,%r328};
bra.uni $67;
$66:
mov.u32 %r334,0;
cvt.pack.sat.u8.s32.b32 %r331,%r66,%r65,%r334;
cvt.pack.sat.u8.s32.b32 %r335,%r64,%r63,%r331;
st.u32 [%d53],%r335;
bra.uni $67;
$64:
cvt.pack.sat.s16.s32 %r322,%r66,%r65;
cvt.pack.sat.s16.s32 %r319,%r64,%r63;
st.v2.u32 [%d53],{%r319,%r322};
$67:
@%p8 bra $71;
ld.param.u32 %r459,[p4];
setp.eq.s32 %p56,%r459,1;
@%p56 bra $70;
bra.uni $69;
$70:
cvt.pack.sat.u16.s32 %r348,%r70,%r69;
cvt.pack.sat.u16.s32 %r345,%r68,%r67;
st.v2.u32 [%d54],{%r345,%r348};
bra.uni $74;
$71:
mov.u32 %r354,0;
cvt.pack.sat.u8.s32.b32 %r351,%r70,%r69,%r354;
cvt.pack.sat.u8.s32.b32 %r355,%r68,%r67,%r351;
st.u32 [%d54],%r355;
bra.uni $74;
$69:
cvt.pack.sat.s16.s32 %r342,%r70,%r69;
cvt.pack.sat.s16.s32 %r339,%r68,%r67;
st.v2.u32 [%d54],{%r339,%r342};
$74:
@%p1 bra $85;
bra.uni $75;
$85:
mov.u32 %r462,%tid.x;
shl.b32 %r461,%r462,2;
bar.warp.sync -1;
cvt.s64.s32 %d58,%r461;
sub.s32 %r376,%r473,%r125;
min.s32 %r377,%r376,128;
mul.lo.s32 %r378,%r377,%r17;
shl.b32 %r77,%r378,2;
setp.lt.s32 %p63,%r77,1;
@%p63 bra $102;
mul.lo.s64 %d156,%d213,%d58;
sub.s64 %d157,%d47,%d156;
add.s64 %d59,%d211,%d157;
and.b64 %d158,%d59,15;
setp.eq.s64 %p64,%d158,0;
@%p64 bra $91;
and.b64 %d159,%d59,3;
setp.ne.s64 %p65,%d159,0;
mov.u32 %r492,0;
@%p65 bra $99;
shr.s32 %r380,%r77,31;
shr.u32 %r381,%r380,30;
add.s32 %r382,%r77,%r381;
shr.s32 %r78,%r382,2;
mov.u32 %r487,%tid.x;
setp.ge.s32 %p66,%r487,%r78;
mov.u32 %r492,%r77;
@%p66 bra $99;
mov.u64 %d203,z3;
mul.wide.s32 %d160,%r487,4;
shl.b32 %r386,%r487,2;
add.s32 %r387,%r125,%r386;
cvt.s64.s32 %d161,%r387;
sub.s64 %d162,%d161,%d58;
mul.lo.s64 %d163,%d213,%d162;
add.s64 %d164,%d160,%d163;
add.s64 %d165,%d164,%d46;
add.s64 %d218,%d211,%d165;
add.s64 %d168,%d203,%d104;
add.s64 %d217,%d168,%d160;
$90:
.pragma "nounroll";
ld.shared.u32 %r389,[%d217];
st.u32 [%d218],%r389;
add.s64 %d218,%d218,128;
add.s64 %d217,%d217,128;
add.s32 %r487,%r487,32;
setp.lt.s32 %p67,%r487,%r78;
mov.u32 %r492,%r77;
@%p67 bra $90;
bra.uni $99;
$75:
setp.lt.s32 %p57,%r54,1;
or.pred %p58,%p57,%p75;
@%p58 bra $102;
mov.u32 %r460,%tid.y;
cvt.u64.u32 %d200,%r460;
shl.b64 %d199,%d200,11;
mov.u64 %d198,z3;
min.s32 %r71,%r54,4;
mov.u32 %r367,0;
add.s64 %d155,%d198,%d199;
mov.u32 %r485,%r367;
$77:
.pragma "nounroll";
cvt.s64.s32 %d146,%r485;
mul.lo.s64 %d147,%d213,%d146;
add.s64 %d55,%d147,%d47;
shl.b32 %r73,%r485,2;
mov.u32 %r486,%r367;
$78:
.pragma "nounroll";
cvt.s64.s32 %d148,%r486;
mul.lo.s64 %d149,%d214,%d148;
add.s64 %d150,%d55,%d149;
add.s64 %d56,%d211,%d150;
add.s32 %r369,%r486,%r73;
mul.lo.s32 %r370,%r369,%r17;
cvt.s64.s32 %d151,%r370;
add.s64 %d152,%d151,%d49;
add.s64 %d57,%d155,%d152;
@%p8 bra $82;
setp.eq.s32 %p60,%r17,2;
@%p60 bra $81;
bra.uni $80;
$81:
ld.shared.u16 %s63,[%d57];
st.u16 [%d56],%s63;
bra.uni $83;
$82:
ld.shared.u8 %s64,[%d57];
st.u8 [%d56],%s64;
bra.uni $83;
$80:
ld.shared.u32 %r371,[%d57];
st.u32 [%d56],%r371;
$83:
add.s32 %r486,%r486,1;
setp.ne.s32 %p61,%r486,4;
@%p61 bra $78;
add.s32 %r485,%r485,1;
setp.lt.s32 %p62,%r485,%r71;
@%p62 bra $77;
bra.uni $102;
$91:
mov.u32 %r469,%tid.x;
shr.s32 %r390,%r77,31;
shr.u32 %r391,%r390,28;
add.s32 %r392,%r77,%r391;
shr.s32 %r82,%r392,4;
setp.ge.s32 %p68,%r469,%r82;
@%p68 bra $98;
mov.u32 %r490,%tid.x;
not.b32 %r394,%r490;
add.s32 %r84,%r82,%r394;
shr.u32 %r395,%r84,5;
add.s32 %r396,%r395,1;
and.b32 %r489,%r396,3;
setp.eq.s32 %p69,%r489,0;
@%p69 bra $95;
mov.u64 %d204,z3;
mov.u32 %r490,%tid.x;
mul.wide.s32 %d169,%r490,16;
add.s64 %d172,%d204,%d104;
add.s64 %d220,%d172,%d169;
shl.b32 %r400,%r490,2;
add.s32 %r401,%r125,%r400;
cvt.s64.s32 %d173,%r401;
sub.s64 %d174,%d173,%d58;
mul.lo.s64 %d175,%d213,%d174;
add.s64 %d176,%d169,%d175;
add.s64 %d177,%d176,%d46;
add.s64 %d219,%d211,%d177;
$94:
.pragma "nounroll";
ld.shared.v4.u32 {%r402,%r403,%r404,%r405},[%d220];
st.v4.u32 [%d219],{%r402,%r403,%r404,%r405};
add.s32 %r490,%r490,32;
add.s64 %d220,%d220,512;
add.s64 %d219,%d219,512;
add.s32 %r489,%r489,-1;
setp.ne.s32 %p70,%r489,0;
@%p70 bra $94;
$95:
setp.lt.u32 %p71,%r84,96;
@%p71 bra $98;
mov.u64 %d205,z3;
mul.wide.s32 %d178,%r490,16;
mov.u32 %r412,%tid.x;
shl.b32 %r413,%r412,2;
add.s32 %r414,%r125,%r413;
cvt.s64.s32 %d179,%r414;
sub.s64 %d180,%d179,%d58;
mul.lo.s64 %d181,%d213,%d180;
add.s64 %d182,%d178,%d181;
add.s64 %d183,%d182,%d46;
add.s64 %d184,%d211,%d183;
add.s64 %d222,%d184,1024;
add.s64 %d187,%d205,%d104;
add.s64 %d188,%d187,%d178;
add.s64 %d221,%d188,1024;
$97:
ld.shared.v4.u32 {%r416,%r417,%r418,%r419},[%d221+-1024];
st.v4.u32 [%d222+-1024],{%r416,%r417,%r418,%r419};
ld.shared.v4.u32 {%r424,%r425,%r426,%r427},[%d221+-512];
st.v4.u32 [%d222+-512],{%r424,%r425,%r426,%r427};
ld.shared.v4.u32 {%r432,%r433,%r434,%r435},[%d221];
st.v4.u32 [%d222],{%r432,%r433,%r434,%r435};
ld.shared.v4.u32 {%r440,%r441,%r442,%r443},[%d221+512];
st.v4.u32 [%d222+512],{%r440,%r441,%r442,%r443};
add.s64 %d222,%d222,2048;
add.s64 %d221,%d221,2048;
add.s32 %r490,%r490,128;
setp.lt.s32 %p72,%r490,%r82;
@%p72 bra $97;
$98:
and.b32 %r492,%r77,-16;
$99:
mov.u32 %r463,%tid.x;
add.s32 %r493,%r492,%r463;
setp.ge.s32 %p73,%r493,%r77;
@%p73 bra $102;
mov.u32 %r468,%ctaid.x;
mov.u32 %r467,%tid.x;
shl.b32 %r466,%r467,2;
shl.b32 %r465,%r468,7;
add.s32 %r464,%r465,%r466;
cvt.s64.s32 %d202,%r464;
mov.u64 %d201,z3;
sub.s64 %d190,%d202,%d58;
mul.lo.s64 %d191,%d213,%d190;
add.s64 %d192,%d191,%d46;
cvt.s64.s32 %d193,%r493;
add.s64 %d194,%d192,%d193;
add.s64 %d224,%d211,%d194;
add.s64 %d197,%d201,%d104;
add.s64 %d223,%d197,%d193;
$101:
.pragma "nounroll";
ld.shared.u8 %s65,[%d223];
st.u8 [%d224],%s65;
add.s64 %d224,%d224,32;
add.s64 %d223,%d223,32;
add.s32 %r493,%r493,32;
setp.lt.s32 %p74,%r493,%r77;
@%p74 bra $101;
$102:
ret;
}
.visible .entry color_twist_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<27>;
.reg .f32 %f<73>;
.reg .b32 %r<286>;
.reg .b64 %d<116>;
.shared .align 16 .b8 z4[12288];
ld.param.u64 %d39,[p0];
ld.param.v2.u32 {%r105,%r106},[p1+40];
ld.param.u64 %d44,[p2];
ld.param.v2.u32 {%r254,%r255},[p3+32];
ld.param.v2.u32 {%r109,%r110},[p3+40];
ld.param.u32 %r102,[p5];
ld.param.f32 %f24,[p4+48];
ld.param.f32 %f23,[p4+44];
ld.param.f32 %f22,[p4+40];
ld.param.f32 %f21,[p4+36];
ld.param.f32 %f20,[p4+32];
ld.param.f32 %f19,[p4+28];
ld.param.f32 %f18,[p4+24];
ld.param.f32 %f17,[p4+20];
ld.param.f32 %f16,[p4+16];
ld.param.f32 %f15,[p4+12];
ld.param.f32 %f14,[p4+8];
ld.param.f32 %f13,[p4+4];
ld.param.u64 %d115,[p3+8];
ld.param.u64 %d45,[p3];
ld.param.u64 %d113,[p1+8];
ld.param.u64 %d40,[p1];
setp.eq.s32 %p1,%r106,0;
@%p1 bra $2;
cvta.to.global.u64 %d49,%d39;
mov.u32 %r111,%ctaid.z;
mul.wide.s32 %d50,%r111,40;
add.s64 %d51,%d49,%d50;
ld.global.u64 %d113,[%d51+8];
ld.global.u64 %d112,[%d51];
bra.uni $3;
$2:
mov.u32 %r114,%ctaid.z;
cvt.s64.s32 %d52,%r114;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d112,%d39,%d53;
$3:
setp.eq.s32 %p2,%r110,0;
@%p2 bra $5;
cvta.to.global.u64 %d54,%d44;
mov.u32 %r115,%ctaid.z;
mul.wide.s32 %d55,%r115,40;
add.s64 %d56,%d54,%d55;
ld.global.v2.u32 {%r254,%r255},[%d56+32];
ld.global.u64 %d115,[%d56+8];
ld.global.u64 %d114,[%d56];
bra.uni $6;
$5:
mov.u32 %r118,%ctaid.z;
cvt.s64.s32 %d57,%r118;
mul.lo.s64 %d58,%d45,%d57;
add.s64 %d114,%d44,%d58;
$6:
mov.u32 %r13,%tid.x;
mov.u32 %r119,%ctaid.x;
mul.lo.s32 %r14,%r119,%r102;
mov.u32 %r120,%ctaid.y;
shl.b32 %r121,%r120,3;
mov.u32 %r15,%tid.y;
add.s32 %r16,%r121,%r15;
setp.ge.u32 %p3,%r16,%r255;
setp.le.u32 %p4,%r254,%r14;
or.pred %p5,%p4,%p3;
@%p5 bra $41;
cvt.u64.u32 %d27,%r15;
sub.s32 %r122,%r254,%r14;
min.u32 %r18,%r122,%r102;
mul.lo.s32 %r19,%r18,3;
cvt.u64.u32 %d28,%r16;
mul.lo.s64 %d59,%d113,%d28;
mul.lo.s32 %r123,%r14,3;
cvt.u64.u32 %d29,%r123;
add.s64 %d30,%d59,%d29;
add.s64 %d31,%d112,%d30;
and.b64 %d60,%d31,15;
setp.eq.s64 %p6,%d60,0;
and.b32 %r124,%r19,15;
setp.eq.s32 %p7,%r124,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r102,512;
shl.b32 %r129,%r13,4;
sub.s32 %r20,%r19,%r129;
cvt.u64.u32 %d32,%r13;
cvta.to.global.u64 %d65,%d112;
add.s64 %d33,%d65,%d30;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p13,%r20,1;
@%p13 bra $18;
shl.b64 %d68,%d32,4;
add.s64 %d67,%d31,%d68;
ld.global.cs.v4.u32 {%r272,%r273,%r274,%r275},[%d67];
$18:
setp.lt.s32 %p14,%r20,513;
@%p14 bra $20;
mul.wide.u32 %d70,%r13,16;
add.s64 %d71,%d31,%d70;
add.s64 %d69,%d71,512;
ld.global.cs.v4.u32 {%r276,%r277,%r278,%r279},[%d69];
$20:
setp.lt.s32 %p15,%r20,1025;
@%p15 bra $22;
mul.wide.u32 %d73,%r13,16;
add.s64 %d74,%d31,%d73;
add.s64 %d72,%d74,1024;
ld.global.cs.v4.u32 {%r280,%r281,%r282,%r283},[%d72];
bra.uni $22;
$8:
add.s32 %r125,%r18,3;
and.b32 %r126,%r125,-4;
mul.lo.s32 %r127,%r126,3;
mul.lo.s64 %d61,%d27,1536;
mov.u64 %d62,z4;
cvta.shared.u64 %d63,%d62;
add.s64 %d64,%d63,%d61;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d64;
.param .b32 q1;
st.param.b32 [q1+0],%r127;
.param .b64 q2;
st.param.b64 [q2+0],%d31;
.param .b32 q3;
st.param.b32 [q3+0],%r19;
.param .b32 q4;
st.param.b32 [q4+0],%r13;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $23;
$10:
setp.lt.s32 %p10,%r20,1;
shl.b64 %d66,%d32,4;
add.s64 %d34,%d33,%d66;
@%p10 bra $12;
ld.global.v4.u32 {%r272,%r273,%r274,%r275},[%d34];
$12:
setp.lt.s32 %p11,%r20,513;
@%p11 bra $14;
ld.global.v4.u32 {%r276,%r277,%r278,%r279},[%d34+512];
$14:
setp.lt.s32 %p12,%r20,1025;
@%p12 bra $22;
ld.global.v4.u32 {%r280,%r281,%r282,%r283},[%d34+1024];
$22:
cvt.u64.u32 %d75,%r129;
mul.wide.u32 %d76,%r15,1536;
mov.u64 %d77,z4;
add.s64 %d78,%d77,%d76;
add.s64 %d79,%d78,%d75;
st.shared.v4.u32 [%d79],{%r272,%r273,%r274,%r275};
st.shared.v4.u32 [%d79+512],{%r276,%r277,%r278,%r279};
st.shared.v4.u32 [%d79+1024],{%r280,%r281,%r282,%r283};
bar.warp.sync -1;
$23:
mul.lo.s64 %d80,%d115,%d28;
add.s64 %d81,%d80,%d29;
add.s64 %d35,%d114,%d81;
shl.b32 %r170,%r13,2;
sub.s32 %r73,%r18,%r170;
mul.lo.s32 %r285,%r13,3;
cvta.to.global.u64 %d82,%d114;
add.s64 %d36,%d82,%d81;
mov.u32 %r284,0;
$24:
.pragma "nounroll";
setp.ge.s32 %p16,%r284,%r73;
@%p16 bra $26;
mul.wide.u32 %d83,%r15,1536;
mov.u64 %d84,z4;
add.s64 %d85,%d84,%d83;
mul.wide.u32 %d86,%r285,4;
add.s64 %d87,%d85,%d86;
ld.shared.u32 %r196,[%d87];
and.b32 %r197,%r196,255;
cvt.rn.f32.u32 %f25,%r197;
shr.u32 %r198,%r196,8;
and.b32 %r199,%r198,255;
cvt.rn.f32.u32 %f26,%r199;
shr.u32 %r200,%r196,16;
and.b32 %r201,%r200,255;
cvt.rn.f32.u32 %f27,%r201;
shr.u32 %r202,%r196,24;
cvt.rn.f32.u32 %f28,%r202;
ld.shared.u32 %r203,[%d87+4];
and.b32 %r204,%r203,255;
cvt.rn.f32.u32 %f29,%r204;
shr.u32 %r205,%r203,8;
and.b32 %r206,%r205,255;
cvt.rn.f32.u32 %f30,%r206;
shr.u32 %r207,%r203,16;
and.b32 %r208,%r207,255;
cvt.rn.f32.u32 %f31,%r208;
shr.u32 %r209,%r203,24;
cvt.rn.f32.u32 %f32,%r209;
ld.shared.u32 %r210,[%d87+8];
and.b32 %r211,%r210,255;
cvt.rn.f32.u32 %f33,%r211;
shr.u32 %r212,%r210,8;
and.b32 %r213,%r212,255;
cvt.rn.f32.u32 %f34,%r213;
shr.u32 %r214,%r210,16;
and.b32 %r215,%r214,255;
cvt.rn.f32.u32 %f35,%r215;
shr.u32 %r216,%r210,24;
cvt.rn.f32.u32 %f36,%r216;
fma.rn.f32 %f37,%f27,%f15,%f16;
fma.rn.f32 %f38,%f26,%f14,%f37;
fma.rn.f32 %f39,%f25,%f13,%f38;
fma.rn.f32 %f40,%f27,%f19,%f20;
fma.rn.f32 %f41,%f26,%f18,%f40;
fma.rn.f32 %f42,%f25,%f17,%f41;
fma.rn.f32 %f43,%f27,%f23,%f24;
fma.rn.f32 %f44,%f26,%f22,%f43;
fma.rn.f32 %f45,%f25,%f21,%f44;
fma.rn.f32 %f46,%f30,%f15,%f16;
fma.rn.f32 %f47,%f29,%f14,%f46;
fma.rn.f32 %f48,%f28,%f13,%f47;
fma.rn.f32 %f49,%f30,%f19,%f20;
fma.rn.f32 %f50,%f29,%f18,%f49;
fma.rn.f32 %f51,%f28,%f17,%f50;
fma.rn.f32 %f52,%f30,%f23,%f24;
fma.rn.f32 %f53,%f29,%f22,%f52;
fma.rn.f32 %f54,%f28,%f21,%f53;
fma.rn.f32 %f55,%f33,%f15,%f16;
fma.rn.f32 %f56,%f32,%f14,%f55;
fma.rn.f32 %f57,%f31,%f13,%f56;
fma.rn.f32 %f58,%f33,%f19,%f20;
fma.rn.f32 %f59,%f32,%f18,%f58;
fma.rn.f32 %f60,%f31,%f17,%f59;
fma.rn.f32 %f61,%f33,%f23,%f24;
fma.rn.f32 %f62,%f32,%f22,%f61;
fma.rn.f32 %f63,%f31,%f21,%f62;
fma.rn.f32 %f64,%f36,%f15,%f16;
fma.rn.f32 %f65,%f35,%f14,%f64;
fma.rn.f32 %f66,%f34,%f13,%f65;
fma.rn.f32 %f67,%f36,%f19,%f20;
fma.rn.f32 %f68,%f35,%f18,%f67;
fma.rn.f32 %f69,%f34,%f17,%f68;
fma.rn.f32 %f70,%f36,%f23,%f24;
fma.rn.f32 %f71,%f35,%f22,%f70;
fma.rn.f32 %f72,%f34,%f21,%f71;
cvt.rni.s32.f32 %r177,%f39;
cvt.rni.s32.f32 %r176,%f42;
cvt.rni.s32.f32 %r173,%f45;
cvt.rni.s32.f32 %r172,%f48;
cvt.rni.s32.f32 %r185,%f51;
cvt.rni.s32.f32 %r184,%f54;
cvt.rni.s32.f32 %r181,%f57;
cvt.rni.s32.f32 %r180,%f60;
cvt.rni.s32.f32 %r193,%f63;
cvt.rni.s32.f32 %r192,%f66;
cvt.rni.s32.f32 %r189,%f69;
cvt.rni.s32.f32 %r188,%f72;
mov.u32 %r190,0;
cvt.pack.sat.u8.s32.b32 %r171,%r172,%r173,%r190;
cvt.pack.sat.u8.s32.b32 %r175,%r176,%r177,%r171;
cvt.pack.sat.u8.s32.b32 %r179,%r180,%r181,%r190;
cvt.pack.sat.u8.s32.b32 %r183,%r184,%r185,%r179;
cvt.pack.sat.u8.s32.b32 %r187,%r188,%r189,%r190;
cvt.pack.sat.u8.s32.b32 %r191,%r192,%r193,%r187;
st.shared.u32 [%d87],%r175;
st.shared.u32 [%d87+4],%r183;
st.shared.u32 [%d87+8],%r191;
$26:
add.s32 %r285,%r285,96;
add.s32 %r284,%r284,128;
setp.ne.s32 %p17,%r284,512;
@%p17 bra $24;
bar.warp.sync -1;
and.b64 %d88,%d35,15;
setp.eq.s64 %p19,%d88,0;
and.pred %p20,%p19,%p7;
@%p20 bra $29;
bra.uni $28;
$29:
shl.b32 %r220,%r13,4;
sub.s32 %r80,%r19,%r220;
setp.lt.s32 %p21,%r80,1;
@%p21 bra $41;
cvt.u64.u32 %d93,%r220;
mul.wide.u32 %d94,%r15,1536;
mov.u64 %d95,z4;
add.s64 %d96,%d95,%d94;
add.s64 %d97,%d96,%d93;
ld.shared.v4.u32 {%r224,%r225,%r226,%r227},[%d97];
mul.wide.u32 %d98,%r13,16;
add.s64 %d37,%d35,%d98;
add.s64 %d38,%d36,%d98;
setp.lt.u32 %p22,%r102,512;
@%p22 bra $32;
bra.uni $31;
$32:
st.global.cs.v4.u32 [%d37],{%r224,%r225,%r226,%r227};
bra.uni $33;
$28:
mul.wide.u32 %d89,%r15,1536;
mov.u64 %d90,z4;
cvta.shared.u64 %d91,%d90;
add.s64 %d92,%d91,%d89;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d35;
.param .b64 q1;
st.param.b64 [q1+0],%d92;
.param .b32 q2;
st.param.b32 [q2+0],%r19;
.param .b32 q3;
st.param.b32 [q3+0],%r13;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $41;
$31:
st.global.v4.u32 [%d38],{%r224,%r225,%r226,%r227};
$33:
setp.lt.s32 %p23,%r80,513;
@%p23 bra $41;
ld.shared.v4.u32 {%r235,%r236,%r237,%r238},[%d97+512];
@%p22 bra $36;
bra.uni $35;
$36:
add.s64 %d105,%d37,512;
st.global.cs.v4.u32 [%d105],{%r235,%r236,%r237,%r238};
bra.uni $37;
$35:
st.global.v4.u32 [%d38+512],{%r235,%r236,%r237,%r238};
$37:
setp.lt.s32 %p25,%r80,1025;
@%p25 bra $41;
ld.shared.v4.u32 {%r246,%r247,%r248,%r249},[%d97+1024];
@%p22 bra $40;
bra.uni $39;
$40:
add.s64 %d111,%d37,1024;
st.global.cs.v4.u32 [%d111],{%r246,%r247,%r248,%r249};
bra.uni $41;
$39:
st.global.v4.u32 [%d38+1024],{%r246,%r247,%r248,%r249};
$41:
ret;
}
.visible .entry color_twist_u8_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<31>;
.reg .f32 %f<77>;
.reg .b32 %r<353>;
.reg .b64 %d<125>;
.shared .align 16 .b8 z5[16384];
ld.param.u64 %d39,[p0];
ld.param.v2.u32 {%r131,%r132},[p1+40];
ld.param.u64 %d44,[p2];
ld.param.v2.u32 {%r309,%r310},[p3+32];
ld.param.v2.u32 {%r135,%r136},[p3+40];
ld.param.u32 %r128,[p5];
ld.param.f32 %f24,[p4+48];
ld.param.f32 %f23,[p4+44];
ld.param.f32 %f22,[p4+40];
ld.param.f32 %f21,[p4+36];
ld.param.f32 %f20,[p4+32];
ld.param.f32 %f19,[p4+28];
ld.param.f32 %f18,[p4+24];
ld.param.f32 %f17,[p4+20];
ld.param.f32 %f16,[p4+16];
ld.param.f32 %f15,[p4+12];
ld.param.f32 %f14,[p4+8];
ld.param.f32 %f13,[p4+4];
ld.param.u64 %d124,[p3+8];
ld.param.u64 %d45,[p3];
ld.param.u64 %d122,[p1+8];
ld.param.u64 %d40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r132,0;
@%p1 bra $2;
cvta.to.global.u64 %d49,%d39;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.u64 %d122,[%d51+8];
ld.global.u64 %d121,[%d51];
bra.uni $3;
$2:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d121,%d39,%d53;
$3:
setp.eq.s32 %p2,%r136,0;
@%p2 bra $5;
cvta.to.global.u64 %d54,%d44;
mul.wide.s32 %d55,%r1,40;
add.s64 %d56,%d54,%d55;
ld.global.v2.u32 {%r309,%r310},[%d56+32];
ld.global.u64 %d124,[%d56+8];
ld.global.u64 %d123,[%d56];
bra.uni $6;
$5:
cvt.s64.s32 %d57,%r1;
mul.lo.s64 %d58,%d45,%d57;
add.s64 %d123,%d44,%d58;
$6:
mov.u32 %r14,%tid.x;
mov.u32 %r141,%ctaid.x;
mul.lo.s32 %r15,%r141,%r128;
mov.u32 %r142,%ctaid.y;
shl.b32 %r143,%r142,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r143,%r16;
setp.ge.u32 %p3,%r17,%r310;
setp.le.u32 %p4,%r309,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $49;
cvt.u64.u32 %d27,%r16;
sub.s32 %r144,%r309,%r15;
min.u32 %r19,%r144,%r128;
shl.b32 %r20,%r19,2;
cvt.u64.u32 %d28,%r17;
mul.lo.s64 %d59,%d122,%d28;
shl.b32 %r145,%r15,2;
cvt.u64.u32 %d29,%r145;
add.s64 %d30,%d59,%d29;
add.s64 %d31,%d121,%d30;
and.b64 %d60,%d31,15;
setp.eq.s64 %p6,%d60,0;
and.b32 %r21,%r19,3;
setp.eq.s32 %p7,%r21,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r128,512;
shl.b32 %r149,%r14,4;
sub.s32 %r22,%r20,%r149;
cvt.u64.u32 %d32,%r14;
cvta.to.global.u64 %d65,%d121;
add.s64 %d33,%d65,%d30;
@%p9 bra $18;
bra.uni $10;
$18:
setp.lt.s32 %p14,%r22,1;
@%p14 bra $20;
shl.b64 %d68,%d32,4;
add.s64 %d67,%d31,%d68;
ld.global.cs.v4.u32 {%r335,%r336,%r337,%r338},[%d67];
$20:
setp.lt.s32 %p15,%r22,513;
@%p15 bra $22;
shl.b64 %d70,%d32,4;
add.s64 %d71,%d31,%d70;
add.s64 %d69,%d71,512;
ld.global.cs.v4.u32 {%r339,%r340,%r341,%r342},[%d69];
$22:
setp.lt.s32 %p16,%r22,1025;
@%p16 bra $24;
mul.wide.u32 %d73,%r14,16;
add.s64 %d74,%d31,%d73;
add.s64 %d72,%d74,1024;
ld.global.cs.v4.u32 {%r343,%r344,%r345,%r346},[%d72];
$24:
setp.lt.s32 %p17,%r22,1537;
@%p17 bra $26;
mul.wide.u32 %d76,%r14,16;
add.s64 %d77,%d31,%d76;
add.s64 %d75,%d77,1536;
ld.global.cs.v4.u32 {%r347,%r348,%r349,%r350},[%d75];
bra.uni $26;
$8:
add.s32 %r147,%r20,12;
and.b32 %r148,%r147,-16;
shl.b64 %d61,%d27,11;
mov.u64 %d62,z5;
cvta.shared.u64 %d63,%d62;
add.s64 %d64,%d63,%d61;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d64;
.param .b32 q1;
st.param.b32 [q1+0],%r148;
.param .b64 q2;
st.param.b64 [q2+0],%d31;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .b32 q4;
st.param.b32 [q4+0],%r14;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $27;
$10:
setp.lt.s32 %p10,%r22,1;
shl.b64 %d66,%d32,4;
add.s64 %d34,%d33,%d66;
@%p10 bra $12;
ld.global.v4.u32 {%r335,%r336,%r337,%r338},[%d34];
$12:
setp.lt.s32 %p11,%r22,513;
@%p11 bra $14;
ld.global.v4.u32 {%r339,%r340,%r341,%r342},[%d34+512];
$14:
setp.lt.s32 %p12,%r22,1025;
@%p12 bra $16;
ld.global.v4.u32 {%r343,%r344,%r345,%r346},[%d34+1024];
$16:
setp.lt.s32 %p13,%r22,1537;
@%p13 bra $26;
ld.global.v4.u32 {%r347,%r348,%r349,%r350},[%d34+1536];
$26:
cvt.u64.u32 %d78,%r149;
mul.wide.u32 %d79,%r16,2048;
mov.u64 %d80,z5;
add.s64 %d81,%d80,%d79;
add.s64 %d82,%d81,%d78;
st.shared.v4.u32 [%d82],{%r335,%r336,%r337,%r338};
st.shared.v4.u32 [%d82+512],{%r339,%r340,%r341,%r342};
st.shared.v4.u32 [%d82+1024],{%r343,%r344,%r345,%r346};
st.shared.v4.u32 [%d82+1536],{%r347,%r348,%r349,%r350};
bar.warp.sync -1;
$27:
mul.lo.s64 %d83,%d124,%d28;
add.s64 %d84,%d83,%d29;
add.s64 %d35,%d123,%d84;
shl.b32 %r352,%r14,2;
sub.s32 %r96,%r19,%r352;
cvta.to.global.u64 %d85,%d123;
add.s64 %d36,%d85,%d84;
mov.u32 %r351,0;
$28:
.pragma "nounroll";
setp.ge.s32 %p18,%r351,%r96;
@%p18 bra $30;
mul.wide.u32 %d86,%r16,2048;
mov.u64 %d87,z5;
add.s64 %d88,%d87,%d86;
mul.wide.u32 %d89,%r352,4;
add.s64 %d90,%d88,%d89;
ld.shared.v4.u32 {%r230,%r231,%r232,%r233},[%d90];
mov.u32 %r224,0;
and.b32 %r238,%r230,255;
cvt.rn.f32.u32 %f25,%r238;
shr.u32 %r239,%r230,8;
and.b32 %r240,%r239,255;
cvt.rn.f32.u32 %f26,%r240;
shr.u32 %r241,%r230,16;
and.b32 %r242,%r241,255;
cvt.rn.f32.u32 %f27,%r242;
shr.u32 %r243,%r230,24;
cvt.rn.f32.u32 %f28,%r243;
and.b32 %r244,%r231,255;
cvt.rn.f32.u32 %f29,%r244;
shr.u32 %r245,%r231,8;
and.b32 %r246,%r245,255;
cvt.rn.f32.u32 %f30,%r246;
shr.u32 %r247,%r231,16;
and.b32 %r248,%r247,255;
cvt.rn.f32.u32 %f31,%r248;
shr.u32 %r249,%r231,24;
cvt.rn.f32.u32 %f32,%r249;
and.b32 %r250,%r232,255;
cvt.rn.f32.u32 %f33,%r250;
shr.u32 %r251,%r232,8;
and.b32 %r252,%r251,255;
cvt.rn.f32.u32 %f34,%r252;
shr.u32 %r253,%r232,16;
and.b32 %r254,%r253,255;
cvt.rn.f32.u32 %f35,%r254;
shr.u32 %r255,%r232,24;
cvt.rn.f32.u32 %f36,%r255;
and.b32 %r256,%r233,255;
cvt.rn.f32.u32 %f37,%r256;
shr.u32 %r257,%r233,8;
and.b32 %r258,%r257,255;
cvt.rn.f32.u32 %f38,%r258;
shr.u32 %r259,%r233,16;
and.b32 %r260,%r259,255;
cvt.rn.f32.u32 %f39,%r260;
shr.u32 %r261,%r233,24;
cvt.rn.f32.u32 %f40,%r261;
fma.rn.f32 %f41,%f27,%f15,%f16;
fma.rn.f32 %f42,%f26,%f14,%f41;
fma.rn.f32 %f43,%f25,%f13,%f42;
fma.rn.f32 %f44,%f27,%f19,%f20;
fma.rn.f32 %f45,%f26,%f18,%f44;
fma.rn.f32 %f46,%f25,%f17,%f45;
fma.rn.f32 %f47,%f27,%f23,%f24;
fma.rn.f32 %f48,%f26,%f22,%f47;
fma.rn.f32 %f49,%f25,%f21,%f48;
fma.rn.f32 %f50,%f31,%f15,%f16;
fma.rn.f32 %f51,%f30,%f14,%f50;
fma.rn.f32 %f52,%f29,%f13,%f51;
fma.rn.f32 %f53,%f31,%f19,%f20;
fma.rn.f32 %f54,%f30,%f18,%f53;
fma.rn.f32 %f55,%f29,%f17,%f54;
fma.rn.f32 %f56,%f31,%f23,%f24;
fma.rn.f32 %f57,%f30,%f22,%f56;
fma.rn.f32 %f58,%f29,%f21,%f57;
fma.rn.f32 %f59,%f35,%f15,%f16;
fma.rn.f32 %f60,%f34,%f14,%f59;
fma.rn.f32 %f61,%f33,%f13,%f60;
fma.rn.f32 %f62,%f35,%f19,%f20;
fma.rn.f32 %f63,%f34,%f18,%f62;
fma.rn.f32 %f64,%f33,%f17,%f63;
fma.rn.f32 %f65,%f35,%f23,%f24;
fma.rn.f32 %f66,%f34,%f22,%f65;
fma.rn.f32 %f67,%f33,%f21,%f66;
fma.rn.f32 %f68,%f39,%f15,%f16;
fma.rn.f32 %f69,%f38,%f14,%f68;
fma.rn.f32 %f70,%f37,%f13,%f69;
fma.rn.f32 %f71,%f39,%f19,%f20;
fma.rn.f32 %f72,%f38,%f18,%f71;
fma.rn.f32 %f73,%f37,%f17,%f72;
fma.rn.f32 %f74,%f39,%f23,%f24;
fma.rn.f32 %f75,%f38,%f22,%f74;
fma.rn.f32 %f76,%f37,%f21,%f75;
cvt.rni.s32.f32 %r203,%f43;
cvt.rni.s32.f32 %r202,%f46;
cvt.rni.s32.f32 %r199,%f49;
cvt.rni.s32.f32 %r198,%f28;
cvt.rni.s32.f32 %r211,%f52;
cvt.rni.s32.f32 %r210,%f55;
cvt.rni.s32.f32 %r207,%f58;
cvt.rni.s32.f32 %r206,%f32;
cvt.rni.s32.f32 %r219,%f61;
cvt.rni.s32.f32 %r218,%f64;
cvt.rni.s32.f32 %r215,%f67;
cvt.rni.s32.f32 %r214,%f36;
cvt.rni.s32.f32 %r227,%f70;
cvt.rni.s32.f32 %r226,%f73;
cvt.rni.s32.f32 %r223,%f76;
cvt.rni.s32.f32 %r222,%f40;
cvt.pack.sat.u8.s32.b32 %r197,%r198,%r199,%r224;
cvt.pack.sat.u8.s32.b32 %r205,%r206,%r207,%r224;
cvt.pack.sat.u8.s32.b32 %r213,%r214,%r215,%r224;
cvt.pack.sat.u8.s32.b32 %r221,%r222,%r223,%r224;
cvt.pack.sat.u8.s32.b32 %r225,%r226,%r227,%r221;
cvt.pack.sat.u8.s32.b32 %r217,%r218,%r219,%r213;
cvt.pack.sat.u8.s32.b32 %r209,%r210,%r211,%r205;
cvt.pack.sat.u8.s32.b32 %r201,%r202,%r203,%r197;
st.shared.v4.u32 [%d90],{%r201,%r209,%r217,%r225};
$30:
add.s32 %r352,%r352,128;
add.s32 %r351,%r351,128;
setp.ne.s32 %p19,%r351,512;
@%p19 bra $28;
bar.warp.sync -1;
and.b64 %d91,%d35,15;
setp.eq.s64 %p21,%d91,0;
and.pred %p22,%p7,%p21;
@%p22 bra $33;
bra.uni $32;
$33:
shl.b32 %r264,%r14,4;
sub.s32 %r102,%r20,%r264;
setp.lt.s32 %p23,%r102,1;
@%p23 bra $49;
cvt.u64.u32 %d96,%r264;
mul.wide.u32 %d97,%r16,2048;
mov.u64 %d98,z5;
add.s64 %d99,%d98,%d97;
add.s64 %d100,%d99,%d96;
ld.shared.v4.u32 {%r268,%r269,%r270,%r271},[%d100];
mul.wide.u32 %d101,%r14,16;
add.s64 %d37,%d35,%d101;
add.s64 %d38,%d36,%d101;
setp.lt.u32 %p24,%r128,512;
@%p24 bra $36;
bra.uni $35;
$36:
st.global.cs.v4.u32 [%d37],{%r268,%r269,%r270,%r271};
bra.uni $37;
$32:
mul.wide.u32 %d92,%r16,2048;
mov.u64 %d93,z5;
cvta.shared.u64 %d94,%d93;
add.s64 %d95,%d94,%d92;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d35;
.param .b64 q1;
st.param.b64 [q1+0],%d95;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r14;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $49;
$35:
st.global.v4.u32 [%d38],{%r268,%r269,%r270,%r271};
$37:
setp.lt.s32 %p25,%r102,513;
@%p25 bra $49;
ld.shared.v4.u32 {%r279,%r280,%r281,%r282},[%d100+512];
@%p24 bra $40;
bra.uni $39;
$40:
add.s64 %d108,%d37,512;
st.global.cs.v4.u32 [%d108],{%r279,%r280,%r281,%r282};
bra.uni $41;
$39:
st.global.v4.u32 [%d38+512],{%r279,%r280,%r281,%r282};
$41:
setp.lt.s32 %p27,%r102,1025;
@%p27 bra $49;
ld.shared.v4.u32 {%r290,%r291,%r292,%r293},[%d100+1024];
@%p24 bra $44;
bra.uni $43;
$44:
add.s64 %d114,%d37,1024;
st.global.cs.v4.u32 [%d114],{%r290,%r291,%r292,%r293};
bra.uni $45;
$43:
st.global.v4.u32 [%d38+1024],{%r290,%r291,%r292,%r293};
$45:
setp.lt.s32 %p29,%r102,1537;
@%p29 bra $49;
ld.shared.v4.u32 {%r301,%r302,%r303,%r304},[%d100+1536];
@%p24 bra $48;
bra.uni $47;
$48:
add.s64 %d120,%d37,1536;
st.global.cs.v4.u32 [%d120],{%r301,%r302,%r303,%r304};
bra.uni $49;
$47:
st.global.v4.u32 [%d38+1536],{%r301,%r302,%r303,%r304};
$49:
ret;
}
`;
