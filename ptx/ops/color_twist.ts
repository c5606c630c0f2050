// Generated from kernels/ops/color_twist.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/color_twist.cu`. */
export const COLOR_TWIST: string = `.version 8.0
.target sm_75
.address_size 64
.func _Z12load_by_warpPhjPKhjj(
.param .b64 p0,
.param .b32 p1,
.param .b64 p2,
.param .b32 p3,
.param .b32 p4
)
{
.reg .pred %p<8>;
.reg .b16 %rs<2>;
.reg .b32 %r<37>;
.reg .b64 %rd<20>;
ld.param.u64 %rd8,[p0];
ld.param.u32 %r13,[p1];
ld.param.u64 %rd7,[p2];
ld.param.u32 %r14,[p3];
ld.param.u32 %r15,[p4];
cvta.to.shared.u64 %rd1,%rd8;
cvt.u32.u64 %r16,%rd7;
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
@%p3 bra $0_3;
mad.lo.s32 %r22,%r1,4369,12816;
cvt.u64.u32 %rd9,%r1;
sub.s64 %rd2,%rd7,%rd9;
selp.b64 %rd3,4,3,%p1;
and.b32 %r3,%r22,30583;
mul.wide.u32 %rd10,%r15,16;
add.s64 %rd19,%rd1,%rd10;
shl.b32 %r34,%r15,2;
shl.b64 %rd13,%rd3,2;
mov.u32 %r35,%r15;
$0_2:
.pragma "nounroll";
mul.wide.u32 %rd11,%r34,4;
add.s64 %rd12,%rd2,%rd11;
add.s64 %rd14,%rd12,%rd13;
ld.u32 %r23,[%rd12+4];
ld.u32 %r24,[%rd12];
ld.u32 %r25,[%rd12+8];
ld.u32 %r26,[%rd12+12];
ld.u32 %r27,[%rd14];
prmt.b32 %r28,%r25,%r26,%r3;
prmt.b32 %r29,%r23,%r25,%r3;
prmt.b32 %r30,%r24,%r23,%r3;
prmt.b32 %r31,%r26,%r27,%r3;
st.shared.v4.u32 [%rd19],{%r30,%r29,%r28,%r31};
add.s64 %rd19,%rd19,512;
add.s32 %r34,%r34,128;
add.s32 %r35,%r35,32;
setp.lt.u32 %p5,%r35,%r2;
@%p5 bra $0_2;
$0_3:
shl.b32 %r32,%r2,4;
add.s32 %r36,%r32,%r15;
setp.ge.u32 %p6,%r36,%r13;
@%p6 bra $0_6;
add.s32 %r10,%r14,-1;
$0_5:
.pragma "nounroll";
min.u32 %r33,%r36,%r10;
cvt.u64.u32 %rd15,%r33;
add.s64 %rd16,%rd7,%rd15;
ld.u8 %rs1,[%rd16];
cvt.u64.u32 %rd17,%r36;
add.s64 %rd18,%rd1,%rd17;
st.shared.u8 [%rd18],%rs1;
add.s32 %r36,%r36,32;
setp.lt.u32 %p7,%r36,%r13;
@%p7 bra $0_5;
$0_6:
bar.warp.sync -1;
ret;
}
.func _Z13store_by_warpPhPKhjj(
.param .b64 p0,
.param .b64 p1,
.param .b32 p2,
.param .b32 p3
)
{
.reg .pred %p<6>;
.reg .b16 %rs<2>;
.reg .b32 %r<37>;
.reg .b64 %rd<18>;
ld.param.u64 %rd5,[p0];
ld.param.u64 %rd6,[p1];
ld.param.u32 %r14,[p2];
ld.param.u32 %r36,[p3];
cvta.to.shared.u64 %rd1,%rd6;
cvt.u32.u64 %r15,%rd5;
neg.s32 %r16,%r15;
and.b32 %r17,%r16,15;
min.u32 %r1,%r17,%r14;
sub.s32 %r18,%r14,%r1;
shr.u32 %r2,%r18,4;
and.b32 %r3,%r18,-16;
sub.s32 %r19,%r14,%r3;
setp.le.u32 %p1,%r19,%r36;
@%p1 bra $1_2;
setp.gt.u32 %p2,%r1,%r36;
selp.b32 %r20,0,%r3,%p2;
add.s32 %r21,%r20,%r36;
cvt.u64.u32 %rd7,%r21;
add.s64 %rd8,%rd1,%rd7;
ld.shared.u8 %rs1,[%rd8];
add.s64 %rd9,%rd5,%rd7;
st.u8 [%rd9],%rs1;
$1_2:
setp.le.u32 %p3,%r2,%r36;
@%p3 bra $1_5;
and.b32 %r22,%r1,3;
mad.lo.s32 %r23,%r22,4369,12816;
and.b32 %r24,%r1,12;
cvt.u64.u32 %rd10,%r24;
add.s64 %rd2,%rd1,%rd10;
setp.eq.s32 %p4,%r22,0;
selp.b64 %rd3,3,4,%p4;
and.b32 %r4,%r23,30583;
cvt.u64.u32 %rd4,%r1;
shl.b32 %r35,%r36,2;
shl.b32 %r34,%r36,4;
shl.b64 %rd13,%rd3,2;
$1_4:
.pragma "nounroll";
mul.wide.u32 %rd11,%r35,4;
add.s64 %rd12,%rd2,%rd11;
add.s64 %rd14,%rd12,%rd13;
ld.shared.u32 %r25,[%rd12+4];
ld.shared.u32 %r26,[%rd12];
ld.shared.u32 %r27,[%rd12+8];
ld.shared.u32 %r28,[%rd12+12];
ld.shared.u32 %r29,[%rd14];
cvt.u64.u32 %rd15,%r34;
add.s64 %rd16,%rd15,%rd4;
add.s64 %rd17,%rd5,%rd16;
prmt.b32 %r30,%r27,%r28,%r4;
prmt.b32 %r31,%r25,%r27,%r4;
prmt.b32 %r32,%r26,%r25,%r4;
prmt.b32 %r33,%r28,%r29,%r4;
st.v4.u32 [%rd17],{%r32,%r31,%r30,%r33};
add.s32 %r35,%r35,128;
add.s32 %r34,%r34,512;
add.s32 %r36,%r36,32;
setp.lt.u32 %p5,%r36,%r2;
@%p5 bra $1_4;
$1_5:
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
.reg .b16 %rs<53>;
.reg .f32 %f<165>;
.reg .b32 %r<444>;
.reg .b64 %rd<215>;
.shared .align 16 .b8 _ZZ11color_twistILi3EEvPKvRK5BatchPvS4_RK16ColorTwistMatrixE16scratch_of_block[12288];
ld.param.u64 %rd82,[p0];
ld.param.v2.u32 {%r418,%r112},[p1+32];
ld.param.v2.u32 {%r113,%r114},[p1+40];
ld.param.u64 %rd87,[p2];
ld.param.v2.u32 {%r419,%r420},[p3+32];
ld.param.v2.u32 {%r117,%r118},[p3+40];
ld.param.f32 %f94,[p4+48];
ld.param.f32 %f93,[p4+44];
ld.param.f32 %f92,[p4+40];
ld.param.f32 %f91,[p4+36];
ld.param.f32 %f90,[p4+32];
ld.param.f32 %f89,[p4+28];
ld.param.f32 %f88,[p4+24];
ld.param.f32 %f87,[p4+20];
ld.param.f32 %f86,[p4+16];
ld.param.f32 %f85,[p4+12];
ld.param.f32 %f84,[p4+8];
ld.param.f32 %f83,[p4+4];
ld.param.u32 %r110,[p4];
ld.param.u64 %rd204,[p3+24];
ld.param.u64 %rd203,[p3+16];
ld.param.u64 %rd202,[p3+8];
ld.param.u64 %rd88,[p3];
ld.param.u64 %rd200,[p1+24];
ld.param.u64 %rd199,[p1+16];
ld.param.u64 %rd198,[p1+8];
ld.param.u64 %rd83,[p1];
mov.u32 %r2,%ctaid.z;
setp.eq.s32 %p4,%r114,0;
@%p4 bra $2_2;
cvta.to.global.u64 %rd92,%rd82;
mul.wide.s32 %rd93,%r2,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r418,%r120},[%rd94+32];
ld.global.u64 %rd200,[%rd94+24];
ld.global.u64 %rd199,[%rd94+16];
ld.global.u64 %rd198,[%rd94+8];
ld.global.u64 %rd197,[%rd94];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd95,%r2;
mul.lo.s64 %rd96,%rd83,%rd95;
add.s64 %rd197,%rd82,%rd96;
$2_3:
setp.eq.s32 %p5,%r118,0;
@%p5 bra $2_5;
cvta.to.global.u64 %rd97,%rd87;
mul.wide.s32 %rd98,%r2,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.v2.u32 {%r419,%r420},[%rd99+32];
ld.global.u64 %rd204,[%rd99+24];
ld.global.u64 %rd203,[%rd99+16];
ld.global.u64 %rd202,[%rd99+8];
ld.global.u64 %rd201,[%rd99];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd100,%r2;
mul.lo.s64 %rd101,%rd88,%rd100;
add.s64 %rd201,%rd87,%rd101;
$2_6:
mov.u32 %r123,%ctaid.y;
shl.b32 %r124,%r123,3;
mov.u32 %r15,%tid.y;
add.s32 %r16,%r124,%r15;
setp.ge.s32 %p6,%r16,%r420;
@%p6 bra $2_93;
mov.u32 %r125,%tid.x;
shl.b32 %r126,%r125,2;
mov.u32 %r127,%ctaid.x;
shl.b32 %r128,%r127,7;
add.s32 %r129,%r128,%r126;
mul.lo.s32 %r130,%r125,48;
cvt.u64.u32 %rd28,%r130;
mul.wide.u32 %rd102,%r15,1536;
mov.u64 %rd103,_ZZ11color_twistILi3EEvPKvRK5BatchPvS4_RK16ColorTwistMatrixE16scratch_of_block;
cvta.shared.u64 %rd104,%rd103;
add.s64 %rd105,%rd104,%rd102;
add.s64 %rd29,%rd105,%rd28;
sub.s32 %r17,%r418,%r129;
cvt.s64.s32 %rd106,%r16;
mul.lo.s64 %rd107,%rd198,%rd106;
cvt.s64.s32 %rd108,%r129;
mul.lo.s64 %rd109,%rd199,%rd108;
add.s64 %rd30,%rd107,%rd109;
setp.gt.s32 %p7,%r17,3;
@%p7 bra $2_8;
bra.uni $2_10;
$2_8:
setp.eq.s32 %p8,%r110,0;
setp.eq.s32 %p9,%r110,4;
selp.b32 %r131,4,2,%p9;
selp.b32 %r132,1,%r131,%p8;
mul.lo.s32 %r133,%r132,3;
cvt.u64.u32 %rd110,%r133;
setp.ne.s64 %p10,%rd199,%rd110;
cvt.u64.u32 %rd111,%r132;
setp.ne.s64 %p11,%rd200,%rd111;
or.pred %p12,%p11,%p10;
@%p12 bra $2_10;
shl.b32 %r136,%r132,2;
cvt.u64.u32 %rd206,%r136;
add.s64 %rd205,%rd197,%rd30;
add.s32 %r137,%r136,-1;
cvt.s64.s32 %rd112,%r137;
and.b64 %rd113,%rd112,%rd205;
setp.eq.s64 %p15,%rd113,0;
mov.u16 %rs52,0;
@%p15 bra $2_21;
$2_10:
setp.lt.s32 %p16,%r17,4;
setp.eq.s32 %p17,%r110,4;
selp.b32 %r138,4,2,%p17;
setp.eq.s32 %p18,%r110,0;
selp.b32 %r139,1,%r138,%p18;
cvt.u64.u32 %rd114,%r139;
setp.ne.s64 %p19,%rd199,%rd114;
or.pred %p20,%p16,%p19;
@%p20 bra $2_12;
shl.b32 %r142,%r139,2;
add.s64 %rd205,%rd197,%rd30;
or.b64 %rd115,%rd200,%rd205;
add.s32 %r143,%r142,-1;
cvt.s64.s32 %rd116,%r143;
and.b64 %rd117,%rd115,%rd116;
setp.eq.s64 %p23,%rd117,0;
mov.u16 %rs52,1;
mov.u64 %rd206,%rd200;
@%p23 bra $2_21;
$2_12:
min.s32 %r145,%r17,4;
add.s32 %r18,%r145,-1;
mov.u32 %r144,0;
mov.u32 %r421,%r144;
$2_13:
.pragma "nounroll";
min.s32 %r147,%r421,%r18;
cvt.s64.s32 %rd118,%r147;
mul.lo.s64 %rd119,%rd199,%rd118;
add.s64 %rd34,%rd119,%rd30;
mul.lo.s32 %r20,%r421,3;
mov.u32 %r422,%r144;
$2_14:
.pragma "nounroll";
add.s32 %r150,%r422,%r20;
mul.lo.s32 %r151,%r150,%r139;
cvt.s64.s32 %rd120,%r151;
add.s64 %rd121,%rd120,%rd28;
add.s64 %rd124,%rd103,%rd102;
add.s64 %rd35,%rd124,%rd121;
cvt.s64.s32 %rd125,%r422;
mul.lo.s64 %rd126,%rd200,%rd125;
add.s64 %rd127,%rd34,%rd126;
add.s64 %rd36,%rd197,%rd127;
@%p18 bra $2_18;
setp.eq.s32 %p28,%r139,2;
@%p28 bra $2_17;
bra.uni $2_16;
$2_17:
ld.u16 %rs4,[%rd36];
st.shared.u16 [%rd35],%rs4;
bra.uni $2_19;
$2_18:
ld.u8 %rs5,[%rd36];
st.shared.u8 [%rd35],%rs5;
bra.uni $2_19;
$2_16:
ld.u32 %r155,[%rd36];
st.shared.u32 [%rd35],%r155;
$2_19:
add.s32 %r422,%r422,1;
setp.ne.s32 %p29,%r422,3;
@%p29 bra $2_14;
add.s32 %r421,%r421,1;
setp.lt.u32 %p30,%r421,4;
shl.b32 %r158,%r139,2;
cvt.u64.u32 %rd206,%r158;
mov.u16 %rs52,0;
mov.u64 %rd205,%rd29;
@%p30 bra $2_13;
$2_21:
setp.eq.s32 %p33,%r110,0;
@%p33 bra $2_25;
setp.eq.s32 %p34,%r110,4;
@%p34 bra $2_24;
bra.uni $2_23;
$2_24:
ld.v4.u32 {%r31,%r424,%r425,%r426},[%rd205];
bra.uni $2_26;
$2_25:
ld.u32 %r31,[%rd205];
bra.uni $2_26;
$2_23:
ld.v2.u32 {%r31,%r424},[%rd205];
$2_26:
add.s64 %rd40,%rd205,%rd206;
@%p33 bra $2_30;
setp.eq.s32 %p36,%r110,4;
@%p36 bra $2_29;
bra.uni $2_28;
$2_29:
ld.v4.u32 {%r42,%r428,%r429,%r430},[%rd40];
bra.uni $2_31;
$2_30:
ld.u32 %r42,[%rd40];
bra.uni $2_31;
$2_28:
ld.v2.u32 {%r42,%r428},[%rd40];
$2_31:
shl.b64 %rd128,%rd206,1;
add.s64 %rd41,%rd205,%rd128;
@%p33 bra $2_35;
setp.eq.s32 %p38,%r110,4;
@%p38 bra $2_34;
bra.uni $2_33;
$2_34:
ld.v4.u32 {%r53,%r432,%r433,%r434},[%rd41];
bra.uni $2_36;
$2_35:
ld.u32 %r53,[%rd41];
bra.uni $2_36;
$2_33:
ld.v2.u32 {%r53,%r432},[%rd41];
$2_36:
setp.eq.s32 %p39,%r110,4;
@%p39 bra $2_42;
bra.uni $2_37;
$2_42:
mov.b32 %f153,%r31;
mov.b32 %f154,%r424;
mov.b32 %f155,%r425;
mov.b32 %f156,%r426;
mov.b32 %f157,%r42;
mov.b32 %f158,%r428;
mov.b32 %f159,%r429;
mov.b32 %f160,%r430;
mov.b32 %f161,%r53;
mov.b32 %f162,%r432;
mov.b32 %f163,%r433;
mov.b32 %f164,%r434;
bra.uni $2_43;
$2_37:
@%p33 bra $2_41;
setp.eq.s32 %p41,%r110,3;
@%p41 bra $2_40;
bra.uni $2_39;
$2_40:
cvt.u16.u32 %rs7,%r31;
cvt.f32.f16 %f153,%rs7;
shr.u32 %r232,%r31,16;
cvt.u16.u32 %rs8,%r232;
cvt.f32.f16 %f154,%rs8;
cvt.u16.u32 %rs9,%r424;
cvt.f32.f16 %f155,%rs9;
shr.u32 %r233,%r424,16;
cvt.u16.u32 %rs10,%r233;
cvt.f32.f16 %f156,%rs10;
cvt.u16.u32 %rs11,%r42;
cvt.f32.f16 %f157,%rs11;
shr.u32 %r234,%r42,16;
cvt.u16.u32 %rs12,%r234;
cvt.f32.f16 %f158,%rs12;
cvt.u16.u32 %rs13,%r428;
cvt.f32.f16 %f159,%rs13;
shr.u32 %r235,%r428,16;
cvt.u16.u32 %rs14,%r235;
cvt.f32.f16 %f160,%rs14;
cvt.u16.u32 %rs15,%r53;
cvt.f32.f16 %f161,%rs15;
shr.u32 %r236,%r53,16;
cvt.u16.u32 %rs16,%r236;
cvt.f32.f16 %f162,%rs16;
cvt.u16.u32 %rs17,%r432;
cvt.f32.f16 %f163,%rs17;
shr.u32 %r237,%r432,16;
cvt.u16.u32 %rs18,%r237;
cvt.f32.f16 %f164,%rs18;
bra.uni $2_43;
$2_41:
cvt.u16.u32 %rs19,%r31;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f153,%rs20;
shr.u16 %rs21,%rs19,8;
cvt.rn.f32.u16 %f154,%rs21;
shr.u32 %r238,%r31,16;
cvt.u16.u32 %rs22,%r238;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f155,%rs23;
shr.u32 %r239,%r31,24;
cvt.u16.u32 %rs24,%r239;
cvt.rn.f32.u16 %f156,%rs24;
cvt.u16.u32 %rs25,%r42;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f157,%rs26;
shr.u16 %rs27,%rs25,8;
cvt.rn.f32.u16 %f158,%rs27;
shr.u32 %r240,%r42,16;
cvt.u16.u32 %rs28,%r240;
and.b16 %rs29,%rs28,255;
cvt.rn.f32.u16 %f159,%rs29;
shr.u32 %r241,%r42,24;
cvt.u16.u32 %rs30,%r241;
cvt.rn.f32.u16 %f160,%rs30;
cvt.u16.u32 %rs31,%r53;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f161,%rs32;
shr.u16 %rs33,%rs31,8;
cvt.rn.f32.u16 %f162,%rs33;
shr.u32 %r242,%r53,16;
cvt.u16.u32 %rs34,%r242;
and.b16 %rs35,%rs34,255;
cvt.rn.f32.u16 %f163,%rs35;
shr.u32 %r243,%r53,24;
cvt.u16.u32 %rs36,%r243;
cvt.rn.f32.u16 %f164,%rs36;
bra.uni $2_43;
$2_39:
setp.eq.s32 %p42,%r110,2;
selp.b32 %r183,32768,0,%p42;
and.b32 %r184,%r31,%r183;
shl.b32 %r185,%r184,1;
and.b32 %r186,%r31,65535;
sub.s32 %r187,%r186,%r185;
cvt.rn.f32.s32 %f153,%r187;
shr.u32 %r188,%r31,16;
and.b32 %r189,%r188,%r183;
shl.b32 %r190,%r189,1;
sub.s32 %r191,%r188,%r190;
cvt.rn.f32.s32 %f154,%r191;
and.b32 %r192,%r424,%r183;
shl.b32 %r193,%r192,1;
and.b32 %r194,%r424,65535;
sub.s32 %r195,%r194,%r193;
cvt.rn.f32.s32 %f155,%r195;
shr.u32 %r196,%r424,16;
and.b32 %r197,%r196,%r183;
shl.b32 %r198,%r197,1;
sub.s32 %r199,%r196,%r198;
cvt.rn.f32.s32 %f156,%r199;
and.b32 %r200,%r42,%r183;
shl.b32 %r201,%r200,1;
and.b32 %r202,%r42,65535;
sub.s32 %r203,%r202,%r201;
cvt.rn.f32.s32 %f157,%r203;
shr.u32 %r204,%r42,16;
and.b32 %r205,%r204,%r183;
shl.b32 %r206,%r205,1;
sub.s32 %r207,%r204,%r206;
cvt.rn.f32.s32 %f158,%r207;
and.b32 %r208,%r428,%r183;
shl.b32 %r209,%r208,1;
and.b32 %r210,%r428,65535;
sub.s32 %r211,%r210,%r209;
cvt.rn.f32.s32 %f159,%r211;
shr.u32 %r212,%r428,16;
and.b32 %r213,%r212,%r183;
shl.b32 %r214,%r213,1;
sub.s32 %r215,%r212,%r214;
cvt.rn.f32.s32 %f160,%r215;
and.b32 %r216,%r53,%r183;
shl.b32 %r217,%r216,1;
and.b32 %r218,%r53,65535;
sub.s32 %r219,%r218,%r217;
cvt.rn.f32.s32 %f161,%r219;
shr.u32 %r220,%r53,16;
and.b32 %r221,%r220,%r183;
shl.b32 %r222,%r221,1;
sub.s32 %r223,%r220,%r222;
cvt.rn.f32.s32 %f162,%r223;
and.b32 %r224,%r432,%r183;
shl.b32 %r225,%r224,1;
and.b32 %r226,%r432,65535;
sub.s32 %r227,%r226,%r225;
cvt.rn.f32.s32 %f163,%r227;
shr.u32 %r228,%r432,16;
and.b32 %r229,%r228,%r183;
shl.b32 %r230,%r229,1;
sub.s32 %r231,%r228,%r230;
cvt.rn.f32.s32 %f164,%r231;
$2_43:
setp.eq.s16 %p44,%rs52,0;
selp.f32 %f107,%f154,%f157,%p44;
selp.f32 %f108,%f155,%f161,%p44;
selp.f32 %f109,%f156,%f154,%p44;
selp.f32 %f110,%f157,%f158,%p44;
selp.f32 %f111,%f158,%f162,%p44;
selp.f32 %f112,%f159,%f155,%p44;
selp.f32 %f113,%f160,%f159,%p44;
selp.f32 %f114,%f161,%f163,%p44;
selp.f32 %f115,%f162,%f156,%p44;
selp.f32 %f116,%f163,%f160,%p44;
bar.warp.sync -1;
fma.rn.f32 %f117,%f108,%f85,%f86;
fma.rn.f32 %f118,%f107,%f84,%f117;
fma.rn.f32 %f61,%f153,%f83,%f118;
fma.rn.f32 %f119,%f108,%f89,%f90;
fma.rn.f32 %f120,%f107,%f88,%f119;
fma.rn.f32 %f62,%f153,%f87,%f120;
fma.rn.f32 %f121,%f108,%f93,%f94;
fma.rn.f32 %f122,%f107,%f92,%f121;
fma.rn.f32 %f63,%f153,%f91,%f122;
fma.rn.f32 %f123,%f111,%f85,%f86;
fma.rn.f32 %f124,%f110,%f84,%f123;
fma.rn.f32 %f64,%f109,%f83,%f124;
fma.rn.f32 %f125,%f111,%f89,%f90;
fma.rn.f32 %f126,%f110,%f88,%f125;
fma.rn.f32 %f65,%f109,%f87,%f126;
fma.rn.f32 %f127,%f111,%f93,%f94;
fma.rn.f32 %f128,%f110,%f92,%f127;
fma.rn.f32 %f66,%f109,%f91,%f128;
fma.rn.f32 %f129,%f114,%f85,%f86;
fma.rn.f32 %f130,%f113,%f84,%f129;
fma.rn.f32 %f67,%f112,%f83,%f130;
fma.rn.f32 %f131,%f114,%f89,%f90;
fma.rn.f32 %f132,%f113,%f88,%f131;
fma.rn.f32 %f68,%f112,%f87,%f132;
fma.rn.f32 %f133,%f114,%f93,%f94;
fma.rn.f32 %f134,%f113,%f92,%f133;
fma.rn.f32 %f69,%f112,%f91,%f134;
fma.rn.f32 %f135,%f164,%f85,%f86;
fma.rn.f32 %f136,%f116,%f84,%f135;
fma.rn.f32 %f70,%f115,%f83,%f136;
fma.rn.f32 %f137,%f164,%f89,%f90;
fma.rn.f32 %f138,%f116,%f88,%f137;
fma.rn.f32 %f71,%f115,%f87,%f138;
fma.rn.f32 %f139,%f164,%f93,%f94;
fma.rn.f32 %f140,%f116,%f92,%f139;
fma.rn.f32 %f72,%f115,%f91,%f140;
sub.s32 %r58,%r419,%r129;
mul.lo.s64 %rd45,%rd202,%rd106;
mul.lo.s64 %rd131,%rd203,%rd108;
add.s64 %rd46,%rd45,%rd131;
add.s64 %rd47,%rd201,%rd46;
selp.b32 %r253,4,2,%p39;
selp.b32 %r59,1,%r253,%p33;
mul.lo.s32 %r254,%r125,%r59;
mul.lo.s32 %r255,%r254,12;
cvt.s64.s32 %rd48,%r255;
cvt.u64.u32 %rd49,%r15;
mul.lo.s32 %r60,%r59,3;
cvt.u64.u32 %rd132,%r60;
setp.eq.s64 %p47,%rd203,%rd132;
cvt.u64.u32 %rd133,%r59;
setp.eq.s64 %p48,%rd204,%rd133;
and.pred %p1,%p48,%p47;
setp.lt.s32 %p49,%r58,4;
or.pred %p50,%p49,%p1;
setp.ne.s64 %p51,%rd203,%rd133;
mov.pred %p84,0;
or.pred %p52,%p51,%p50;
@%p52 bra $2_45;
shl.b32 %r258,%r59,2;
or.b64 %rd134,%rd204,%rd47;
add.s32 %r259,%r258,-1;
cvt.s64.s32 %rd135,%r259;
and.b64 %rd136,%rd134,%rd135;
setp.eq.s64 %p84,%rd136,0;
$2_45:
selp.f32 %f73,%f64,%f62,%p84;
selp.f32 %f74,%f67,%f63,%p84;
selp.f32 %f75,%f70,%f64,%p84;
selp.f32 %f76,%f62,%f65,%p84;
selp.f32 %f77,%f65,%f66,%p84;
selp.f32 %f78,%f68,%f67,%p84;
selp.f32 %f79,%f71,%f68,%p84;
selp.f32 %f80,%f63,%f69,%p84;
selp.f32 %f81,%f66,%f70,%p84;
selp.f32 %f82,%f69,%f71,%p84;
shl.b32 %r262,%r59,2;
cvt.u64.u32 %rd137,%r262;
selp.b64 %rd138,%rd204,%rd137,%p84;
mul.lo.s64 %rd139,%rd49,1536;
add.s64 %rd142,%rd104,%rd139;
add.s64 %rd143,%rd142,%rd48;
selp.b64 %rd50,%rd47,%rd143,%p84;
add.s64 %rd51,%rd50,%rd138;
shl.b64 %rd144,%rd138,1;
add.s64 %rd52,%rd50,%rd144;
@%p39 bra $2_63;
bra.uni $2_46;
$2_63:
st.v4.f32 [%rd50],{%f61,%f73,%f74,%f75};
st.v4.f32 [%rd51],{%f76,%f77,%f78,%f79};
st.v4.f32 [%rd52],{%f80,%f81,%f82,%f72};
bra.uni $2_64;
$2_46:
setp.eq.s32 %p57,%r110,3;
@%p57 bra $2_62;
bra.uni $2_47;
$2_62:
cvt.rn.f16.f32 %rs37,%f61;
cvt.rn.f16.f32 %rs38,%f73;
cvt.rn.f16.f32 %rs39,%f74;
cvt.rn.f16.f32 %rs40,%f75;
mov.b32 %r323,{%rs39,%rs40};
mov.b32 %r324,{%rs37,%rs38};
st.v2.u32 [%rd50],{%r324,%r323};
cvt.rn.f16.f32 %rs41,%f76;
cvt.rn.f16.f32 %rs42,%f77;
cvt.rn.f16.f32 %rs43,%f78;
cvt.rn.f16.f32 %rs44,%f79;
mov.b32 %r325,{%rs43,%rs44};
mov.b32 %r326,{%rs41,%rs42};
st.v2.u32 [%rd51],{%r326,%r325};
cvt.rn.f16.f32 %rs45,%f80;
cvt.rn.f16.f32 %rs46,%f81;
cvt.rn.f16.f32 %rs47,%f82;
cvt.rn.f16.f32 %rs48,%f72;
mov.b32 %r327,{%rs47,%rs48};
mov.b32 %r328,{%rs45,%rs46};
st.v2.u32 [%rd52],{%r328,%r327};
bra.uni $2_64;
$2_47:
cvt.rni.s32.f32 %r61,%f61;
cvt.rni.s32.f32 %r62,%f73;
cvt.rni.s32.f32 %r63,%f74;
cvt.rni.s32.f32 %r64,%f75;
cvt.rni.s32.f32 %r65,%f76;
cvt.rni.s32.f32 %r66,%f77;
cvt.rni.s32.f32 %r67,%f78;
cvt.rni.s32.f32 %r68,%f79;
cvt.rni.s32.f32 %r69,%f80;
cvt.rni.s32.f32 %r70,%f81;
cvt.rni.s32.f32 %r71,%f82;
cvt.rni.s32.f32 %r72,%f72;
@%p33 bra $2_51;
setp.eq.s32 %p59,%r110,1;
@%p59 bra $2_50;
bra.uni $2_49;
$2_50:
cvt.pack.sat.u16.s32 %r272,%r64,%r63;
cvt.pack.sat.u16.s32 %r269,%r62,%r61;
st.v2.u32 [%rd50],{%r269,%r272};
bra.uni $2_52;
$2_51:
mov.u32 %r278,0;
cvt.pack.sat.u8.s32.b32 %r275,%r64,%r63,%r278;
cvt.pack.sat.u8.s32.b32 %r279,%r62,%r61,%r275;
st.u32 [%rd50],%r279;
bra.uni $2_52;
$2_49:
cvt.pack.sat.s16.s32 %r266,%r64,%r63;
cvt.pack.sat.s16.s32 %r263,%r62,%r61;
st.v2.u32 [%rd50],{%r263,%r266};
$2_52:
@%p33 bra $2_56;
setp.eq.s32 %p61,%r110,1;
@%p61 bra $2_55;
bra.uni $2_54;
$2_55:
cvt.pack.sat.u16.s32 %r292,%r68,%r67;
cvt.pack.sat.u16.s32 %r289,%r66,%r65;
st.v2.u32 [%rd51],{%r289,%r292};
bra.uni $2_57;
$2_56:
mov.u32 %r298,0;
cvt.pack.sat.u8.s32.b32 %r295,%r68,%r67,%r298;
cvt.pack.sat.u8.s32.b32 %r299,%r66,%r65,%r295;
st.u32 [%rd51],%r299;
bra.uni $2_57;
$2_54:
cvt.pack.sat.s16.s32 %r286,%r68,%r67;
cvt.pack.sat.s16.s32 %r283,%r66,%r65;
st.v2.u32 [%rd51],{%r283,%r286};
$2_57:
@%p33 bra $2_61;
setp.eq.s32 %p63,%r110,1;
@%p63 bra $2_60;
bra.uni $2_59;
$2_60:
cvt.pack.sat.u16.s32 %r312,%r72,%r71;
cvt.pack.sat.u16.s32 %r309,%r70,%r69;
st.v2.u32 [%rd52],{%r309,%r312};
bra.uni $2_64;
$2_61:
mov.u32 %r318,0;
cvt.pack.sat.u8.s32.b32 %r315,%r72,%r71,%r318;
cvt.pack.sat.u8.s32.b32 %r319,%r70,%r69,%r315;
st.u32 [%rd52],%r319;
bra.uni $2_64;
$2_59:
cvt.pack.sat.s16.s32 %r306,%r72,%r71;
cvt.pack.sat.s16.s32 %r303,%r70,%r69;
st.v2.u32 [%rd52],{%r303,%r306};
$2_64:
@%p1 bra $2_75;
bra.uni $2_65;
$2_75:
bar.warp.sync -1;
cvt.s64.s32 %rd56,%r126;
sub.s32 %r340,%r419,%r128;
min.s32 %r341,%r340,128;
mul.lo.s32 %r79,%r60,%r341;
setp.lt.s32 %p72,%r79,1;
@%p72 bra $2_93;
mul.lo.s64 %rd155,%rd203,%rd56;
sub.s64 %rd156,%rd46,%rd155;
add.s64 %rd57,%rd201,%rd156;
and.b64 %rd157,%rd57,15;
setp.eq.s64 %p73,%rd157,0;
@%p73 bra $2_82;
and.b64 %rd158,%rd57,3;
setp.ne.s64 %p74,%rd158,0;
mov.u32 %r442,0;
@%p74 bra $2_90;
shr.s32 %r343,%r79,31;
shr.u32 %r344,%r343,30;
add.s32 %r345,%r79,%r344;
shr.s32 %r80,%r345,2;
mov.u32 %r437,%tid.x;
setp.ge.s32 %p75,%r437,%r80;
@%p75 bra $2_81;
mul.wide.s32 %rd159,%r437,4;
shl.b32 %r349,%r437,2;
add.s32 %r350,%r128,%r349;
cvt.s64.s32 %rd160,%r350;
sub.s64 %rd161,%rd160,%rd56;
mul.lo.s64 %rd162,%rd203,%rd161;
add.s64 %rd163,%rd159,%rd162;
add.s64 %rd164,%rd163,%rd45;
add.s64 %rd208,%rd201,%rd164;
add.s64 %rd167,%rd103,%rd102;
add.s64 %rd207,%rd167,%rd159;
$2_80:
.pragma "nounroll";
ld.shared.u32 %r352,[%rd207];
st.u32 [%rd208],%r352;
add.s64 %rd208,%rd208,128;
add.s64 %rd207,%rd207,128;
add.s32 %r437,%r437,32;
setp.lt.s32 %p76,%r437,%r80;
@%p76 bra $2_80;
$2_81:
and.b32 %r442,%r79,-4;
bra.uni $2_90;
$2_65:
setp.lt.s32 %p64,%r58,1;
or.pred %p65,%p64,%p84;
@%p65 bra $2_93;
min.s32 %r73,%r58,4;
mov.u32 %r329,0;
add.s64 %rd154,%rd103,%rd139;
mov.u32 %r435,%r329;
$2_67:
.pragma "nounroll";
cvt.s64.s32 %rd145,%r435;
mul.lo.s64 %rd146,%rd203,%rd145;
add.s64 %rd53,%rd146,%rd46;
mul.lo.s32 %r75,%r435,3;
mov.u32 %r436,%r329;
$2_68:
.pragma "nounroll";
cvt.s64.s32 %rd147,%r436;
mul.lo.s64 %rd148,%rd204,%rd147;
add.s64 %rd149,%rd53,%rd148;
add.s64 %rd54,%rd201,%rd149;
add.s32 %r331,%r436,%r75;
mul.lo.s32 %r332,%r331,%r59;
cvt.s64.s32 %rd150,%r332;
add.s64 %rd151,%rd150,%rd48;
add.s64 %rd55,%rd154,%rd151;
@%p33 bra $2_72;
setp.eq.s32 %p69,%r59,2;
@%p69 bra $2_71;
bra.uni $2_70;
$2_71:
ld.shared.u16 %rs49,[%rd55];
st.u16 [%rd54],%rs49;
bra.uni $2_73;
$2_72:
ld.shared.u8 %rs50,[%rd55];
st.u8 [%rd54],%rs50;
bra.uni $2_73;
$2_70:
ld.shared.u32 %r335,[%rd55];
st.u32 [%rd54],%r335;
$2_73:
add.s32 %r436,%r436,1;
setp.ne.s32 %p70,%r436,3;
@%p70 bra $2_68;
add.s32 %r435,%r435,1;
setp.lt.s32 %p71,%r435,%r73;
@%p71 bra $2_67;
bra.uni $2_93;
$2_82:
shr.s32 %r353,%r79,31;
shr.u32 %r354,%r353,28;
add.s32 %r355,%r79,%r354;
shr.s32 %r85,%r355,4;
setp.ge.s32 %p77,%r125,%r85;
@%p77 bra $2_89;
not.b32 %r357,%r125;
add.s32 %r87,%r85,%r357;
shr.u32 %r358,%r87,5;
add.s32 %r359,%r358,1;
and.b32 %r439,%r359,3;
setp.eq.s32 %p78,%r439,0;
mov.u32 %r440,%r125;
@%p78 bra $2_86;
mov.u32 %r440,%tid.x;
mul.wide.s32 %rd168,%r440,16;
add.s64 %rd171,%rd103,%rd102;
add.s64 %rd210,%rd171,%rd168;
shl.b32 %r363,%r440,2;
add.s32 %r364,%r128,%r363;
cvt.s64.s32 %rd172,%r364;
sub.s64 %rd173,%rd172,%rd56;
mul.lo.s64 %rd174,%rd203,%rd173;
add.s64 %rd175,%rd168,%rd174;
add.s64 %rd176,%rd175,%rd45;
add.s64 %rd209,%rd201,%rd176;
$2_85:
.pragma "nounroll";
ld.shared.v4.u32 {%r365,%r366,%r367,%r368},[%rd210];
st.v4.u32 [%rd209],{%r365,%r366,%r367,%r368};
add.s32 %r440,%r440,32;
add.s64 %rd210,%rd210,512;
add.s64 %rd209,%rd209,512;
add.s32 %r439,%r439,-1;
setp.ne.s32 %p79,%r439,0;
@%p79 bra $2_85;
$2_86:
setp.lt.u32 %p80,%r87,96;
@%p80 bra $2_89;
mul.wide.s32 %rd177,%r440,16;
mov.u32 %r375,%tid.x;
shl.b32 %r376,%r375,2;
add.s32 %r377,%r128,%r376;
cvt.s64.s32 %rd178,%r377;
sub.s64 %rd179,%rd178,%rd56;
mul.lo.s64 %rd180,%rd203,%rd179;
add.s64 %rd181,%rd177,%rd180;
add.s64 %rd182,%rd181,%rd45;
add.s64 %rd183,%rd201,%rd182;
add.s64 %rd212,%rd183,1024;
add.s64 %rd186,%rd103,%rd102;
add.s64 %rd187,%rd186,%rd177;
add.s64 %rd211,%rd187,1024;
$2_88:
ld.shared.v4.u32 {%r379,%r380,%r381,%r382},[%rd211+-1024];
st.v4.u32 [%rd212+-1024],{%r379,%r380,%r381,%r382};
ld.shared.v4.u32 {%r387,%r388,%r389,%r390},[%rd211+-512];
st.v4.u32 [%rd212+-512],{%r387,%r388,%r389,%r390};
ld.shared.v4.u32 {%r395,%r396,%r397,%r398},[%rd211];
st.v4.u32 [%rd212],{%r395,%r396,%r397,%r398};
ld.shared.v4.u32 {%r403,%r404,%r405,%r406},[%rd211+512];
st.v4.u32 [%rd212+512],{%r403,%r404,%r405,%r406};
add.s64 %rd212,%rd212,2048;
add.s64 %rd211,%rd211,2048;
add.s32 %r440,%r440,128;
setp.lt.s32 %p81,%r440,%r85;
@%p81 bra $2_88;
$2_89:
and.b32 %r442,%r79,-16;
$2_90:
add.s32 %r443,%r442,%r125;
setp.ge.s32 %p82,%r443,%r79;
@%p82 bra $2_93;
sub.s64 %rd189,%rd108,%rd56;
mul.lo.s64 %rd190,%rd203,%rd189;
add.s64 %rd191,%rd190,%rd45;
cvt.s64.s32 %rd192,%r443;
add.s64 %rd193,%rd191,%rd192;
add.s64 %rd214,%rd201,%rd193;
add.s64 %rd196,%rd103,%rd102;
add.s64 %rd213,%rd196,%rd192;
$2_92:
.pragma "nounroll";
ld.shared.u8 %rs51,[%rd213];
st.u8 [%rd214],%rs51;
add.s64 %rd214,%rd214,32;
add.s64 %rd213,%rd213,32;
add.s32 %r443,%r443,32;
setp.lt.s32 %p83,%r443,%r79;
@%p83 bra $2_92;
$2_93:
ret;
}
.visible .entry color_twist_packed_3(
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
.reg .b64 %rd<116>;
.shared .align 16 .b8 _ZZ20color_twist_packed_3E7scratch[12288];
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r105,%r106},[p1+40];
ld.param.u64 %rd44,[p2];
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
ld.param.u64 %rd115,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd113,[p1+8];
ld.param.u64 %rd40,[p1];
setp.eq.s32 %p1,%r106,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd49,%rd39;
mov.u32 %r111,%ctaid.z;
mul.wide.s32 %rd50,%r111,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.u64 %rd113,[%rd51+8];
ld.global.u64 %rd112,[%rd51];
bra.uni $3_3;
$3_2:
mov.u32 %r114,%ctaid.z;
cvt.s64.s32 %rd52,%r114;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd112,%rd39,%rd53;
$3_3:
setp.eq.s32 %p2,%r110,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd54,%rd44;
mov.u32 %r115,%ctaid.z;
mul.wide.s32 %rd55,%r115,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r254,%r255},[%rd56+32];
ld.global.u64 %rd115,[%rd56+8];
ld.global.u64 %rd114,[%rd56];
bra.uni $3_6;
$3_5:
mov.u32 %r118,%ctaid.z;
cvt.s64.s32 %rd57,%r118;
mul.lo.s64 %rd58,%rd45,%rd57;
add.s64 %rd114,%rd44,%rd58;
$3_6:
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
@%p5 bra $3_41;
cvt.u64.u32 %rd27,%r15;
sub.s32 %r122,%r254,%r14;
min.u32 %r18,%r122,%r102;
mul.lo.s32 %r19,%r18,3;
cvt.u64.u32 %rd28,%r16;
mul.lo.s64 %rd59,%rd113,%rd28;
mul.lo.s32 %r123,%r14,3;
cvt.u64.u32 %rd29,%r123;
add.s64 %rd30,%rd59,%rd29;
add.s64 %rd31,%rd112,%rd30;
and.b64 %rd60,%rd31,15;
setp.eq.s64 %p6,%rd60,0;
and.b32 %r124,%r19,15;
setp.eq.s32 %p7,%r124,0;
and.pred %p8,%p6,%p7;
@%p8 bra $3_9;
bra.uni $3_8;
$3_9:
setp.lt.u32 %p9,%r102,512;
shl.b32 %r129,%r13,4;
sub.s32 %r20,%r19,%r129;
cvt.u64.u32 %rd32,%r13;
cvta.to.global.u64 %rd65,%rd112;
add.s64 %rd33,%rd65,%rd30;
@%p9 bra $3_16;
bra.uni $3_10;
$3_16:
setp.lt.s32 %p13,%r20,1;
@%p13 bra $3_18;
shl.b64 %rd68,%rd32,4;
add.s64 %rd67,%rd31,%rd68;
ld.global.cs.v4.u32 {%r272,%r273,%r274,%r275},[%rd67];
$3_18:
setp.lt.s32 %p14,%r20,513;
@%p14 bra $3_20;
mul.wide.u32 %rd70,%r13,16;
add.s64 %rd71,%rd31,%rd70;
add.s64 %rd69,%rd71,512;
ld.global.cs.v4.u32 {%r276,%r277,%r278,%r279},[%rd69];
$3_20:
setp.lt.s32 %p15,%r20,1025;
@%p15 bra $3_22;
mul.wide.u32 %rd73,%r13,16;
add.s64 %rd74,%rd31,%rd73;
add.s64 %rd72,%rd74,1024;
ld.global.cs.v4.u32 {%r280,%r281,%r282,%r283},[%rd72];
bra.uni $3_22;
$3_8:
add.s32 %r125,%r18,3;
and.b32 %r126,%r125,-4;
mul.lo.s32 %r127,%r126,3;
mul.lo.s64 %rd61,%rd27,1536;
mov.u64 %rd62,_ZZ20color_twist_packed_3E7scratch;
cvta.shared.u64 %rd63,%rd62;
add.s64 %rd64,%rd63,%rd61;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd64;
.param .b32 param1;
st.param.b32 [param1+0],%r127;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r19;
.param .b32 param4;
st.param.b32 [param4+0],%r13;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
bra.uni $3_23;
$3_10:
setp.lt.s32 %p10,%r20,1;
shl.b64 %rd66,%rd32,4;
add.s64 %rd34,%rd33,%rd66;
@%p10 bra $3_12;
ld.global.v4.u32 {%r272,%r273,%r274,%r275},[%rd34];
$3_12:
setp.lt.s32 %p11,%r20,513;
@%p11 bra $3_14;
ld.global.v4.u32 {%r276,%r277,%r278,%r279},[%rd34+512];
$3_14:
setp.lt.s32 %p12,%r20,1025;
@%p12 bra $3_22;
ld.global.v4.u32 {%r280,%r281,%r282,%r283},[%rd34+1024];
$3_22:
cvt.u64.u32 %rd75,%r129;
mul.wide.u32 %rd76,%r15,1536;
mov.u64 %rd77,_ZZ20color_twist_packed_3E7scratch;
add.s64 %rd78,%rd77,%rd76;
add.s64 %rd79,%rd78,%rd75;
st.shared.v4.u32 [%rd79],{%r272,%r273,%r274,%r275};
st.shared.v4.u32 [%rd79+512],{%r276,%r277,%r278,%r279};
st.shared.v4.u32 [%rd79+1024],{%r280,%r281,%r282,%r283};
bar.warp.sync -1;
$3_23:
mul.lo.s64 %rd80,%rd115,%rd28;
add.s64 %rd81,%rd80,%rd29;
add.s64 %rd35,%rd114,%rd81;
shl.b32 %r170,%r13,2;
sub.s32 %r73,%r18,%r170;
mul.lo.s32 %r285,%r13,3;
cvta.to.global.u64 %rd82,%rd114;
add.s64 %rd36,%rd82,%rd81;
mov.u32 %r284,0;
$3_24:
.pragma "nounroll";
setp.ge.s32 %p16,%r284,%r73;
@%p16 bra $3_26;
mul.wide.u32 %rd83,%r15,1536;
mov.u64 %rd84,_ZZ20color_twist_packed_3E7scratch;
add.s64 %rd85,%rd84,%rd83;
mul.wide.u32 %rd86,%r285,4;
add.s64 %rd87,%rd85,%rd86;
ld.shared.u32 %r196,[%rd87];
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
ld.shared.u32 %r203,[%rd87+4];
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
ld.shared.u32 %r210,[%rd87+8];
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
st.shared.u32 [%rd87],%r175;
st.shared.u32 [%rd87+4],%r183;
st.shared.u32 [%rd87+8],%r191;
$3_26:
add.s32 %r285,%r285,96;
add.s32 %r284,%r284,128;
setp.ne.s32 %p17,%r284,512;
@%p17 bra $3_24;
bar.warp.sync -1;
and.b64 %rd88,%rd35,15;
setp.eq.s64 %p19,%rd88,0;
and.pred %p20,%p19,%p7;
@%p20 bra $3_29;
bra.uni $3_28;
$3_29:
shl.b32 %r220,%r13,4;
sub.s32 %r80,%r19,%r220;
setp.lt.s32 %p21,%r80,1;
@%p21 bra $3_41;
cvt.u64.u32 %rd93,%r220;
mul.wide.u32 %rd94,%r15,1536;
mov.u64 %rd95,_ZZ20color_twist_packed_3E7scratch;
add.s64 %rd96,%rd95,%rd94;
add.s64 %rd97,%rd96,%rd93;
ld.shared.v4.u32 {%r224,%r225,%r226,%r227},[%rd97];
mul.wide.u32 %rd98,%r13,16;
add.s64 %rd37,%rd35,%rd98;
add.s64 %rd38,%rd36,%rd98;
setp.lt.u32 %p22,%r102,512;
@%p22 bra $3_32;
bra.uni $3_31;
$3_32:
st.global.cs.v4.u32 [%rd37],{%r224,%r225,%r226,%r227};
bra.uni $3_33;
$3_28:
mul.wide.u32 %rd89,%r15,1536;
mov.u64 %rd90,_ZZ20color_twist_packed_3E7scratch;
cvta.shared.u64 %rd91,%rd90;
add.s64 %rd92,%rd91,%rd89;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd35;
.param .b64 param1;
st.param.b64 [param1+0],%rd92;
.param .b32 param2;
st.param.b32 [param2+0],%r19;
.param .b32 param3;
st.param.b32 [param3+0],%r13;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
bra.uni $3_41;
$3_31:
st.global.v4.u32 [%rd38],{%r224,%r225,%r226,%r227};
$3_33:
setp.lt.s32 %p23,%r80,513;
@%p23 bra $3_41;
ld.shared.v4.u32 {%r235,%r236,%r237,%r238},[%rd97+512];
@%p22 bra $3_36;
bra.uni $3_35;
$3_36:
add.s64 %rd105,%rd37,512;
st.global.cs.v4.u32 [%rd105],{%r235,%r236,%r237,%r238};
bra.uni $3_37;
$3_35:
st.global.v4.u32 [%rd38+512],{%r235,%r236,%r237,%r238};
$3_37:
setp.lt.s32 %p25,%r80,1025;
@%p25 bra $3_41;
ld.shared.v4.u32 {%r246,%r247,%r248,%r249},[%rd97+1024];
@%p22 bra $3_40;
bra.uni $3_39;
$3_40:
add.s64 %rd111,%rd37,1024;
st.global.cs.v4.u32 [%rd111],{%r246,%r247,%r248,%r249};
bra.uni $3_41;
$3_39:
st.global.v4.u32 [%rd38+1024],{%r246,%r247,%r248,%r249};
$3_41:
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
.reg .b16 %rs<67>;
.reg .f32 %f<206>;
.reg .b32 %r<514>;
.reg .b64 %rd<224>;
.shared .align 16 .b8 _ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK16ColorTwistMatrixE16scratch_of_block[16384];
ld.param.u64 %rd83,[p0];
ld.param.v2.u32 {%r484,%r125},[p1+32];
ld.param.v2.u32 {%r126,%r127},[p1+40];
ld.param.u64 %rd88,[p2];
ld.param.v2.u32 {%r485,%r486},[p3+32];
ld.param.v2.u32 {%r130,%r131},[p3+40];
ld.param.f32 %f119,[p4+48];
ld.param.f32 %f118,[p4+44];
ld.param.f32 %f117,[p4+40];
ld.param.f32 %f116,[p4+36];
ld.param.f32 %f115,[p4+32];
ld.param.f32 %f113,[p4+24];
ld.param.f32 %f112,[p4+20];
ld.param.u32 %r123,[p4];
ld.param.u64 %rd213,[p3+24];
ld.param.u64 %rd212,[p3+16];
ld.param.u64 %rd211,[p3+8];
ld.param.u64 %rd89,[p3];
ld.param.u64 %rd209,[p1+24];
ld.param.u64 %rd208,[p1+16];
ld.param.u64 %rd207,[p1+8];
ld.param.u64 %rd84,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r127,0;
@%p4 bra $4_2;
cvta.to.global.u64 %rd93,%rd83;
mul.wide.s32 %rd94,%r1,40;
add.s64 %rd95,%rd93,%rd94;
ld.global.v2.u32 {%r484,%r133},[%rd95+32];
ld.global.u64 %rd209,[%rd95+24];
ld.global.u64 %rd208,[%rd95+16];
ld.global.u64 %rd207,[%rd95+8];
ld.global.u64 %rd206,[%rd95];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd96,%r1;
mul.lo.s64 %rd97,%rd84,%rd96;
add.s64 %rd206,%rd83,%rd97;
$4_3:
setp.eq.s32 %p5,%r131,0;
@%p5 bra $4_5;
cvta.to.global.u64 %rd98,%rd88;
mul.wide.s32 %rd99,%r1,40;
add.s64 %rd100,%rd98,%rd99;
ld.global.v2.u32 {%r485,%r486},[%rd100+32];
ld.global.u64 %rd213,[%rd100+24];
ld.global.u64 %rd212,[%rd100+16];
ld.global.u64 %rd211,[%rd100+8];
ld.global.u64 %rd210,[%rd100];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd101,%r1;
mul.lo.s64 %rd102,%rd89,%rd101;
add.s64 %rd210,%rd88,%rd102;
$4_6:
mov.u32 %r136,%ctaid.y;
shl.b32 %r137,%r136,3;
mov.u32 %r14,%tid.y;
add.s32 %r15,%r137,%r14;
setp.ge.s32 %p6,%r15,%r486;
@%p6 bra $4_102;
mov.u32 %r138,%tid.x;
shl.b32 %r139,%r138,2;
mov.u32 %r140,%ctaid.x;
shl.b32 %r141,%r140,7;
add.s32 %r142,%r141,%r139;
cvt.u64.u32 %rd28,%r14;
shl.b32 %r143,%r138,6;
cvt.u64.u32 %rd29,%r143;
mul.wide.u32 %rd103,%r14,2048;
mov.u64 %rd104,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK16ColorTwistMatrixE16scratch_of_block;
cvta.shared.u64 %rd105,%rd104;
add.s64 %rd106,%rd105,%rd103;
add.s64 %rd30,%rd106,%rd29;
setp.eq.s32 %p7,%r123,4;
selp.b32 %r144,4,2,%p7;
setp.eq.s32 %p8,%r123,0;
selp.b32 %r17,1,%r144,%p8;
sub.s32 %r18,%r484,%r142;
cvt.s64.s32 %rd107,%r15;
mul.lo.s64 %rd108,%rd207,%rd107;
cvt.s64.s32 %rd109,%r142;
mul.lo.s64 %rd110,%rd208,%rd109;
add.s64 %rd31,%rd108,%rd110;
add.s64 %rd214,%rd206,%rd31;
shl.b32 %r145,%r17,2;
cvt.u64.u32 %rd33,%r145;
setp.gt.s32 %p9,%r18,3;
@%p9 bra $4_8;
bra.uni $4_10;
$4_8:
setp.ne.s64 %p10,%rd208,%rd33;
cvt.u64.u32 %rd111,%r17;
setp.ne.s64 %p11,%rd209,%rd111;
or.pred %p12,%p11,%p10;
@%p12 bra $4_10;
cvt.u32.u64 %r146,%rd33;
add.s32 %r147,%r146,-1;
cvt.s64.s32 %rd112,%r147;
and.b64 %rd113,%rd112,%rd214;
setp.eq.s64 %p13,%rd113,0;
mov.u16 %rs66,0;
mov.u64 %rd215,%rd208;
@%p13 bra $4_21;
$4_10:
setp.lt.s32 %p14,%r18,4;
cvt.u64.u32 %rd114,%r17;
setp.ne.s64 %p15,%rd208,%rd114;
or.pred %p16,%p14,%p15;
@%p16 bra $4_12;
cvt.u32.u64 %r148,%rd33;
or.b64 %rd115,%rd209,%rd214;
add.s32 %r149,%r148,-1;
cvt.s64.s32 %rd116,%r149;
and.b64 %rd117,%rd115,%rd116;
setp.eq.s64 %p17,%rd117,0;
mov.u16 %rs66,1;
mov.u64 %rd215,%rd209;
@%p17 bra $4_21;
$4_12:
mov.u64 %rd205,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK16ColorTwistMatrixE16scratch_of_block;
min.s32 %r151,%r18,4;
add.s32 %r19,%r151,-1;
mov.u32 %r150,0;
shl.b64 %rd122,%rd28,11;
add.s64 %rd124,%rd205,%rd122;
mov.u32 %r487,%r150;
$4_13:
.pragma "nounroll";
min.s32 %r153,%r487,%r19;
cvt.s64.s32 %rd118,%r153;
mul.lo.s64 %rd119,%rd208,%rd118;
add.s64 %rd34,%rd119,%rd31;
mov.u32 %r488,%r150;
$4_14:
.pragma "nounroll";
shl.b32 %r483,%r487,2;
add.s32 %r154,%r488,%r483;
mul.lo.s32 %r155,%r154,%r17;
cvt.s64.s32 %rd120,%r155;
add.s64 %rd121,%rd120,%rd29;
add.s64 %rd35,%rd124,%rd121;
cvt.s64.s32 %rd125,%r488;
mul.lo.s64 %rd126,%rd209,%rd125;
add.s64 %rd127,%rd34,%rd126;
add.s64 %rd36,%rd206,%rd127;
@%p8 bra $4_18;
setp.eq.s32 %p19,%r17,2;
@%p19 bra $4_17;
bra.uni $4_16;
$4_17:
ld.u16 %rs4,[%rd36];
st.shared.u16 [%rd35],%rs4;
bra.uni $4_19;
$4_18:
ld.u8 %rs5,[%rd36];
st.shared.u8 [%rd35],%rs5;
bra.uni $4_19;
$4_16:
ld.u32 %r156,[%rd36];
st.shared.u32 [%rd35],%r156;
$4_19:
add.s32 %r488,%r488,1;
setp.ne.s32 %p20,%r488,4;
@%p20 bra $4_14;
add.s32 %r487,%r487,1;
setp.lt.u32 %p21,%r487,4;
mov.u16 %rs66,0;
mov.u64 %rd214,%rd30;
mov.u64 %rd215,%rd33;
@%p21 bra $4_13;
$4_21:
@%p8 bra $4_25;
@%p7 bra $4_24;
bra.uni $4_23;
$4_24:
ld.v4.u32 {%r32,%r490,%r491,%r492},[%rd214];
bra.uni $4_26;
$4_25:
ld.u32 %r32,[%rd214];
bra.uni $4_26;
$4_23:
ld.v2.u32 {%r32,%r490},[%rd214];
$4_26:
add.s64 %rd39,%rd214,%rd215;
@%p8 bra $4_30;
@%p7 bra $4_29;
bra.uni $4_28;
$4_29:
ld.v4.u32 {%r43,%r494,%r495,%r496},[%rd39];
bra.uni $4_31;
$4_30:
ld.u32 %r43,[%rd39];
bra.uni $4_31;
$4_28:
ld.v2.u32 {%r43,%r494},[%rd39];
$4_31:
shl.b64 %rd128,%rd215,1;
add.s64 %rd40,%rd214,%rd128;
@%p8 bra $4_35;
@%p7 bra $4_34;
bra.uni $4_33;
$4_34:
ld.v4.u32 {%r54,%r498,%r499,%r500},[%rd40];
bra.uni $4_36;
$4_35:
ld.u32 %r54,[%rd40];
bra.uni $4_36;
$4_33:
ld.v2.u32 {%r54,%r498},[%rd40];
$4_36:
mul.lo.s64 %rd129,%rd215,3;
add.s64 %rd41,%rd214,%rd129;
@%p8 bra $4_40;
@%p7 bra $4_39;
bra.uni $4_38;
$4_39:
ld.v4.u32 {%r65,%r502,%r503,%r504},[%rd41];
bra.uni $4_41;
$4_40:
ld.u32 %r65,[%rd41];
bra.uni $4_41;
$4_38:
ld.v2.u32 {%r65,%r502},[%rd41];
$4_41:
@%p7 bra $4_47;
bra.uni $4_42;
$4_47:
mov.b32 %f190,%r32;
mov.b32 %f191,%r490;
mov.b32 %f192,%r491;
mov.b32 %f193,%r492;
mov.b32 %f194,%r43;
mov.b32 %f195,%r494;
mov.b32 %f196,%r495;
mov.b32 %f197,%r496;
mov.b32 %f198,%r54;
mov.b32 %f199,%r498;
mov.b32 %f200,%r499;
mov.b32 %f201,%r500;
mov.b32 %f202,%r65;
mov.b32 %f203,%r502;
mov.b32 %f204,%r503;
mov.b32 %f205,%r504;
bra.uni $4_48;
$4_42:
@%p8 bra $4_46;
setp.eq.s32 %p32,%r123,3;
@%p32 bra $4_45;
bra.uni $4_44;
$4_45:
cvt.u16.u32 %rs7,%r32;
cvt.f32.f16 %f190,%rs7;
shr.u32 %r254,%r32,16;
cvt.u16.u32 %rs8,%r254;
cvt.f32.f16 %f191,%rs8;
cvt.u16.u32 %rs9,%r490;
cvt.f32.f16 %f192,%rs9;
shr.u32 %r255,%r490,16;
cvt.u16.u32 %rs10,%r255;
cvt.f32.f16 %f193,%rs10;
cvt.u16.u32 %rs11,%r43;
cvt.f32.f16 %f194,%rs11;
shr.u32 %r256,%r43,16;
cvt.u16.u32 %rs12,%r256;
cvt.f32.f16 %f195,%rs12;
cvt.u16.u32 %rs13,%r494;
cvt.f32.f16 %f196,%rs13;
shr.u32 %r257,%r494,16;
cvt.u16.u32 %rs14,%r257;
cvt.f32.f16 %f197,%rs14;
cvt.u16.u32 %rs15,%r54;
cvt.f32.f16 %f198,%rs15;
shr.u32 %r258,%r54,16;
cvt.u16.u32 %rs16,%r258;
cvt.f32.f16 %f199,%rs16;
cvt.u16.u32 %rs17,%r498;
cvt.f32.f16 %f200,%rs17;
shr.u32 %r259,%r498,16;
cvt.u16.u32 %rs18,%r259;
cvt.f32.f16 %f201,%rs18;
cvt.u16.u32 %rs19,%r65;
cvt.f32.f16 %f202,%rs19;
shr.u32 %r260,%r65,16;
cvt.u16.u32 %rs20,%r260;
cvt.f32.f16 %f203,%rs20;
cvt.u16.u32 %rs21,%r502;
cvt.f32.f16 %f204,%rs21;
shr.u32 %r261,%r502,16;
cvt.u16.u32 %rs22,%r261;
cvt.f32.f16 %f205,%rs22;
bra.uni $4_48;
$4_46:
cvt.u16.u32 %rs23,%r32;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f190,%rs24;
shr.u16 %rs25,%rs23,8;
cvt.rn.f32.u16 %f191,%rs25;
shr.u32 %r262,%r32,16;
cvt.u16.u32 %rs26,%r262;
and.b16 %rs27,%rs26,255;
cvt.rn.f32.u16 %f192,%rs27;
shr.u32 %r263,%r32,24;
cvt.u16.u32 %rs28,%r263;
cvt.rn.f32.u16 %f193,%rs28;
cvt.u16.u32 %rs29,%r43;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f194,%rs30;
shr.u16 %rs31,%rs29,8;
cvt.rn.f32.u16 %f195,%rs31;
shr.u32 %r264,%r43,16;
cvt.u16.u32 %rs32,%r264;
and.b16 %rs33,%rs32,255;
cvt.rn.f32.u16 %f196,%rs33;
shr.u32 %r265,%r43,24;
cvt.u16.u32 %rs34,%r265;
cvt.rn.f32.u16 %f197,%rs34;
cvt.u16.u32 %rs35,%r54;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f198,%rs36;
shr.u16 %rs37,%rs35,8;
cvt.rn.f32.u16 %f199,%rs37;
shr.u32 %r266,%r54,16;
cvt.u16.u32 %rs38,%r266;
and.b16 %rs39,%rs38,255;
cvt.rn.f32.u16 %f200,%rs39;
shr.u32 %r267,%r54,24;
cvt.u16.u32 %rs40,%r267;
cvt.rn.f32.u16 %f201,%rs40;
cvt.u16.u32 %rs41,%r65;
and.b16 %rs42,%rs41,255;
cvt.rn.f32.u16 %f202,%rs42;
shr.u16 %rs43,%rs41,8;
cvt.rn.f32.u16 %f203,%rs43;
shr.u32 %r268,%r65,16;
cvt.u16.u32 %rs44,%r268;
and.b16 %rs45,%rs44,255;
cvt.rn.f32.u16 %f204,%rs45;
shr.u32 %r269,%r65,24;
cvt.u16.u32 %rs46,%r269;
cvt.rn.f32.u16 %f205,%rs46;
bra.uni $4_48;
$4_44:
setp.eq.s32 %p33,%r123,2;
selp.b32 %r189,32768,0,%p33;
and.b32 %r190,%r32,%r189;
shl.b32 %r191,%r190,1;
and.b32 %r192,%r32,65535;
sub.s32 %r193,%r192,%r191;
cvt.rn.f32.s32 %f190,%r193;
shr.u32 %r194,%r32,16;
and.b32 %r195,%r194,%r189;
shl.b32 %r196,%r195,1;
sub.s32 %r197,%r194,%r196;
cvt.rn.f32.s32 %f191,%r197;
and.b32 %r198,%r490,%r189;
shl.b32 %r199,%r198,1;
and.b32 %r200,%r490,65535;
sub.s32 %r201,%r200,%r199;
cvt.rn.f32.s32 %f192,%r201;
shr.u32 %r202,%r490,16;
and.b32 %r203,%r202,%r189;
shl.b32 %r204,%r203,1;
sub.s32 %r205,%r202,%r204;
cvt.rn.f32.s32 %f193,%r205;
and.b32 %r206,%r43,%r189;
shl.b32 %r207,%r206,1;
and.b32 %r208,%r43,65535;
sub.s32 %r209,%r208,%r207;
cvt.rn.f32.s32 %f194,%r209;
shr.u32 %r210,%r43,16;
and.b32 %r211,%r210,%r189;
shl.b32 %r212,%r211,1;
sub.s32 %r213,%r210,%r212;
cvt.rn.f32.s32 %f195,%r213;
and.b32 %r214,%r494,%r189;
shl.b32 %r215,%r214,1;
and.b32 %r216,%r494,65535;
sub.s32 %r217,%r216,%r215;
cvt.rn.f32.s32 %f196,%r217;
shr.u32 %r218,%r494,16;
and.b32 %r219,%r218,%r189;
shl.b32 %r220,%r219,1;
sub.s32 %r221,%r218,%r220;
cvt.rn.f32.s32 %f197,%r221;
and.b32 %r222,%r54,%r189;
shl.b32 %r223,%r222,1;
and.b32 %r224,%r54,65535;
sub.s32 %r225,%r224,%r223;
cvt.rn.f32.s32 %f198,%r225;
shr.u32 %r226,%r54,16;
and.b32 %r227,%r226,%r189;
shl.b32 %r228,%r227,1;
sub.s32 %r229,%r226,%r228;
cvt.rn.f32.s32 %f199,%r229;
and.b32 %r230,%r498,%r189;
shl.b32 %r231,%r230,1;
and.b32 %r232,%r498,65535;
sub.s32 %r233,%r232,%r231;
cvt.rn.f32.s32 %f200,%r233;
shr.u32 %r234,%r498,16;
and.b32 %r235,%r234,%r189;
shl.b32 %r236,%r235,1;
sub.s32 %r237,%r234,%r236;
cvt.rn.f32.s32 %f201,%r237;
and.b32 %r238,%r65,%r189;
shl.b32 %r239,%r238,1;
and.b32 %r240,%r65,65535;
sub.s32 %r241,%r240,%r239;
cvt.rn.f32.s32 %f202,%r241;
shr.u32 %r242,%r65,16;
and.b32 %r243,%r242,%r189;
shl.b32 %r244,%r243,1;
sub.s32 %r245,%r242,%r244;
cvt.rn.f32.s32 %f203,%r245;
and.b32 %r246,%r502,%r189;
shl.b32 %r247,%r246,1;
and.b32 %r248,%r502,65535;
sub.s32 %r249,%r248,%r247;
cvt.rn.f32.s32 %f204,%r249;
shr.u32 %r250,%r502,16;
and.b32 %r251,%r250,%r189;
shl.b32 %r252,%r251,1;
sub.s32 %r253,%r250,%r252;
cvt.rn.f32.s32 %f205,%r253;
$4_48:
ld.param.f32 %f189,[p4+28];
ld.param.f32 %f188,[p4+4];
ld.param.f32 %f187,[p4+8];
ld.param.f32 %f186,[p4+16];
ld.param.f32 %f185,[p4+12];
setp.eq.s16 %p37,%rs66,0;
selp.f32 %f136,%f191,%f194,%p37;
selp.f32 %f137,%f192,%f198,%p37;
selp.f32 %f81,%f193,%f202,%p37;
selp.f32 %f138,%f194,%f191,%p37;
selp.f32 %f139,%f196,%f199,%p37;
selp.f32 %f82,%f197,%f203,%p37;
selp.f32 %f140,%f198,%f192,%p37;
selp.f32 %f141,%f199,%f196,%p37;
selp.f32 %f83,%f201,%f204,%p37;
selp.f32 %f142,%f202,%f193,%p37;
selp.f32 %f143,%f203,%f197,%p37;
selp.f32 %f144,%f204,%f201,%p37;
bar.warp.sync -1;
fma.rn.f32 %f145,%f137,%f185,%f186;
fma.rn.f32 %f146,%f136,%f187,%f145;
fma.rn.f32 %f84,%f190,%f188,%f146;
fma.rn.f32 %f147,%f137,%f189,%f115;
fma.rn.f32 %f148,%f136,%f113,%f147;
fma.rn.f32 %f85,%f190,%f112,%f148;
fma.rn.f32 %f149,%f137,%f118,%f119;
fma.rn.f32 %f150,%f136,%f117,%f149;
fma.rn.f32 %f86,%f190,%f116,%f150;
fma.rn.f32 %f151,%f139,%f185,%f186;
fma.rn.f32 %f152,%f195,%f187,%f151;
fma.rn.f32 %f87,%f138,%f188,%f152;
fma.rn.f32 %f153,%f139,%f189,%f115;
fma.rn.f32 %f154,%f195,%f113,%f153;
fma.rn.f32 %f88,%f138,%f112,%f154;
fma.rn.f32 %f155,%f139,%f118,%f119;
fma.rn.f32 %f156,%f195,%f117,%f155;
fma.rn.f32 %f89,%f138,%f116,%f156;
fma.rn.f32 %f157,%f200,%f185,%f186;
fma.rn.f32 %f158,%f141,%f187,%f157;
fma.rn.f32 %f90,%f140,%f188,%f158;
fma.rn.f32 %f159,%f200,%f189,%f115;
fma.rn.f32 %f160,%f141,%f113,%f159;
fma.rn.f32 %f91,%f140,%f112,%f160;
fma.rn.f32 %f161,%f200,%f118,%f119;
fma.rn.f32 %f162,%f141,%f117,%f161;
fma.rn.f32 %f92,%f140,%f116,%f162;
fma.rn.f32 %f163,%f144,%f185,%f186;
fma.rn.f32 %f164,%f143,%f187,%f163;
fma.rn.f32 %f93,%f142,%f188,%f164;
fma.rn.f32 %f165,%f144,%f189,%f115;
fma.rn.f32 %f166,%f143,%f113,%f165;
fma.rn.f32 %f94,%f142,%f112,%f166;
fma.rn.f32 %f167,%f144,%f118,%f119;
fma.rn.f32 %f168,%f143,%f117,%f167;
fma.rn.f32 %f95,%f142,%f116,%f168;
sub.s32 %r70,%r485,%r142;
mul.lo.s64 %rd45,%rd211,%rd107;
mul.lo.s64 %rd132,%rd212,%rd109;
add.s64 %rd46,%rd45,%rd132;
add.s64 %rd47,%rd210,%rd46;
mul.lo.s32 %r282,%r138,%r17;
shl.b32 %r283,%r282,4;
cvt.s64.s32 %rd48,%r283;
cvt.u64.u32 %rd133,%r145;
setp.eq.s64 %p38,%rd212,%rd133;
cvt.u64.u32 %rd134,%r17;
setp.eq.s64 %p39,%rd213,%rd134;
and.pred %p1,%p39,%p38;
setp.lt.s32 %p40,%r70,4;
or.pred %p41,%p40,%p1;
setp.ne.s64 %p42,%rd212,%rd134;
mov.pred %p75,0;
or.pred %p43,%p42,%p41;
@%p43 bra $4_50;
or.b64 %rd135,%rd213,%rd47;
add.s32 %r287,%r145,-1;
cvt.s64.s32 %rd136,%r287;
and.b64 %rd137,%rd135,%rd136;
setp.eq.s64 %p75,%rd137,0;
$4_50:
selp.f32 %f96,%f87,%f85,%p75;
selp.f32 %f97,%f90,%f86,%p75;
selp.f32 %f98,%f93,%f81,%p75;
selp.f32 %f99,%f85,%f87,%p75;
selp.f32 %f100,%f91,%f89,%p75;
selp.f32 %f101,%f94,%f82,%p75;
selp.f32 %f102,%f86,%f90,%p75;
selp.f32 %f103,%f89,%f91,%p75;
selp.f32 %f104,%f95,%f83,%p75;
selp.f32 %f105,%f81,%f93,%p75;
selp.f32 %f106,%f82,%f94,%p75;
selp.f32 %f107,%f83,%f95,%p75;
selp.b64 %rd139,%rd213,%rd133,%p75;
shl.b64 %rd140,%rd28,11;
add.s64 %rd143,%rd105,%rd140;
add.s64 %rd144,%rd143,%rd48;
selp.b64 %rd50,%rd47,%rd144,%p75;
add.s64 %rd51,%rd50,%rd139;
add.s64 %rd52,%rd51,%rd139;
add.s64 %rd53,%rd52,%rd139;
@%p7 bra $4_73;
bra.uni $4_51;
$4_73:
st.v4.f32 [%rd50],{%f84,%f96,%f97,%f98};
st.v4.f32 [%rd51],{%f99,%f88,%f100,%f101};
st.v4.f32 [%rd52],{%f102,%f103,%f92,%f104};
st.v4.f32 [%rd53],{%f105,%f106,%f107,%f205};
bra.uni $4_74;
$4_51:
ld.param.u32 %r467,[p4];
setp.eq.s32 %p48,%r467,3;
@%p48 bra $4_72;
bra.uni $4_52;
$4_72:
cvt.rn.f16.f32 %rs47,%f84;
cvt.rn.f16.f32 %rs48,%f96;
cvt.rn.f16.f32 %rs49,%f97;
cvt.rn.f16.f32 %rs50,%f98;
mov.b32 %r371,{%rs49,%rs50};
mov.b32 %r372,{%rs47,%rs48};
st.v2.u32 [%rd50],{%r372,%r371};
cvt.rn.f16.f32 %rs51,%f99;
cvt.rn.f16.f32 %rs52,%f88;
cvt.rn.f16.f32 %rs53,%f100;
cvt.rn.f16.f32 %rs54,%f101;
mov.b32 %r373,{%rs53,%rs54};
mov.b32 %r374,{%rs51,%rs52};
st.v2.u32 [%rd51],{%r374,%r373};
cvt.rn.f16.f32 %rs55,%f102;
cvt.rn.f16.f32 %rs56,%f103;
cvt.rn.f16.f32 %rs57,%f92;
cvt.rn.f16.f32 %rs58,%f104;
mov.b32 %r375,{%rs57,%rs58};
mov.b32 %r376,{%rs55,%rs56};
st.v2.u32 [%rd52],{%r376,%r375};
cvt.rn.f16.f32 %rs59,%f105;
cvt.rn.f16.f32 %rs60,%f106;
cvt.rn.f16.f32 %rs61,%f107;
cvt.rn.f16.f32 %rs62,%f205;
mov.b32 %r377,{%rs61,%rs62};
mov.b32 %r378,{%rs59,%rs60};
st.v2.u32 [%rd53],{%r378,%r377};
bra.uni $4_74;
$4_52:
cvt.rni.s32.f32 %r71,%f84;
cvt.rni.s32.f32 %r72,%f96;
cvt.rni.s32.f32 %r73,%f97;
cvt.rni.s32.f32 %r74,%f98;
cvt.rni.s32.f32 %r75,%f99;
cvt.rni.s32.f32 %r76,%f88;
cvt.rni.s32.f32 %r77,%f100;
cvt.rni.s32.f32 %r78,%f101;
cvt.rni.s32.f32 %r79,%f102;
cvt.rni.s32.f32 %r80,%f103;
cvt.rni.s32.f32 %r81,%f92;
cvt.rni.s32.f32 %r82,%f104;
cvt.rni.s32.f32 %r83,%f105;
cvt.rni.s32.f32 %r84,%f106;
cvt.rni.s32.f32 %r85,%f107;
cvt.rni.s32.f32 %r86,%f205;
@%p8 bra $4_56;
ld.param.u32 %r468,[p4];
setp.eq.s32 %p50,%r468,1;
@%p50 bra $4_55;
bra.uni $4_54;
$4_55:
cvt.pack.sat.u16.s32 %r300,%r74,%r73;
cvt.pack.sat.u16.s32 %r297,%r72,%r71;
st.v2.u32 [%rd50],{%r297,%r300};
bra.uni $4_57;
$4_56:
mov.u32 %r306,0;
cvt.pack.sat.u8.s32.b32 %r303,%r74,%r73,%r306;
cvt.pack.sat.u8.s32.b32 %r307,%r72,%r71,%r303;
st.u32 [%rd50],%r307;
bra.uni $4_57;
$4_54:
cvt.pack.sat.s16.s32 %r294,%r74,%r73;
cvt.pack.sat.s16.s32 %r291,%r72,%r71;
st.v2.u32 [%rd50],{%r291,%r294};
$4_57:
@%p8 bra $4_61;
ld.param.u32 %r469,[p4];
setp.eq.s32 %p52,%r469,1;
@%p52 bra $4_60;
bra.uni $4_59;
$4_60:
cvt.pack.sat.u16.s32 %r320,%r78,%r77;
cvt.pack.sat.u16.s32 %r317,%r76,%r75;
st.v2.u32 [%rd51],{%r317,%r320};
bra.uni $4_62;
$4_61:
mov.u32 %r326,0;
cvt.pack.sat.u8.s32.b32 %r323,%r78,%r77,%r326;
cvt.pack.sat.u8.s32.b32 %r327,%r76,%r75,%r323;
st.u32 [%rd51],%r327;
bra.uni $4_62;
$4_59:
cvt.pack.sat.s16.s32 %r314,%r78,%r77;
cvt.pack.sat.s16.s32 %r311,%r76,%r75;
st.v2.u32 [%rd51],{%r311,%r314};
$4_62:
@%p8 bra $4_66;
ld.param.u32 %r470,[p4];
setp.eq.s32 %p54,%r470,1;
@%p54 bra $4_65;
bra.uni $4_64;
$4_65:
cvt.pack.sat.u16.s32 %r340,%r82,%r81;
cvt.pack.sat.u16.s32 %r337,%r80,%r79;
st.v2.u32 [%rd52],{%r337,%r340};
bra.uni $4_67;
$4_66:
mov.u32 %r346,0;
cvt.pack.sat.u8.s32.b32 %r343,%r82,%r81,%r346;
cvt.pack.sat.u8.s32.b32 %r347,%r80,%r79,%r343;
st.u32 [%rd52],%r347;
bra.uni $4_67;
$4_64:
cvt.pack.sat.s16.s32 %r334,%r82,%r81;
cvt.pack.sat.s16.s32 %r331,%r80,%r79;
st.v2.u32 [%rd52],{%r331,%r334};
$4_67:
@%p8 bra $4_71;
ld.param.u32 %r471,[p4];
setp.eq.s32 %p56,%r471,1;
@%p56 bra $4_70;
bra.uni $4_69;
$4_70:
cvt.pack.sat.u16.s32 %r360,%r86,%r85;
cvt.pack.sat.u16.s32 %r357,%r84,%r83;
st.v2.u32 [%rd53],{%r357,%r360};
bra.uni $4_74;
$4_71:
mov.u32 %r366,0;
cvt.pack.sat.u8.s32.b32 %r363,%r86,%r85,%r366;
cvt.pack.sat.u8.s32.b32 %r367,%r84,%r83,%r363;
st.u32 [%rd53],%r367;
bra.uni $4_74;
$4_69:
cvt.pack.sat.s16.s32 %r354,%r86,%r85;
cvt.pack.sat.s16.s32 %r351,%r84,%r83;
st.v2.u32 [%rd53],{%r351,%r354};
$4_74:
@%p1 bra $4_85;
bra.uni $4_75;
$4_85:
mov.u32 %r474,%tid.x;
shl.b32 %r473,%r474,2;
bar.warp.sync -1;
cvt.s64.s32 %rd57,%r473;
sub.s32 %r388,%r485,%r141;
min.s32 %r389,%r388,128;
mul.lo.s32 %r390,%r389,%r17;
shl.b32 %r93,%r390,2;
setp.lt.s32 %p63,%r93,1;
@%p63 bra $4_102;
mul.lo.s64 %rd155,%rd212,%rd57;
sub.s64 %rd156,%rd46,%rd155;
add.s64 %rd58,%rd210,%rd156;
and.b64 %rd157,%rd58,15;
setp.eq.s64 %p64,%rd157,0;
@%p64 bra $4_91;
and.b64 %rd158,%rd58,3;
setp.ne.s64 %p65,%rd158,0;
mov.u32 %r512,0;
@%p65 bra $4_99;
shr.s32 %r392,%r93,31;
shr.u32 %r393,%r392,30;
add.s32 %r394,%r93,%r393;
shr.s32 %r94,%r394,2;
mov.u32 %r507,%tid.x;
setp.ge.s32 %p66,%r507,%r94;
mov.u32 %r512,%r93;
@%p66 bra $4_99;
mov.u64 %rd202,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK16ColorTwistMatrixE16scratch_of_block;
mul.wide.s32 %rd159,%r507,4;
shl.b32 %r398,%r507,2;
add.s32 %r399,%r141,%r398;
cvt.s64.s32 %rd160,%r399;
sub.s64 %rd161,%rd160,%rd57;
mul.lo.s64 %rd162,%rd212,%rd161;
add.s64 %rd163,%rd159,%rd162;
add.s64 %rd164,%rd163,%rd45;
add.s64 %rd217,%rd210,%rd164;
add.s64 %rd167,%rd202,%rd103;
add.s64 %rd216,%rd167,%rd159;
$4_90:
.pragma "nounroll";
ld.shared.u32 %r401,[%rd216];
st.u32 [%rd217],%r401;
add.s64 %rd217,%rd217,128;
add.s64 %rd216,%rd216,128;
add.s32 %r507,%r507,32;
setp.lt.s32 %p67,%r507,%r94;
mov.u32 %r512,%r93;
@%p67 bra $4_90;
bra.uni $4_99;
$4_75:
setp.lt.s32 %p57,%r70,1;
or.pred %p58,%p57,%p75;
@%p58 bra $4_102;
mov.u32 %r472,%tid.y;
cvt.u64.u32 %rd199,%r472;
shl.b64 %rd198,%rd199,11;
mov.u64 %rd197,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK16ColorTwistMatrixE16scratch_of_block;
min.s32 %r87,%r70,4;
mov.u32 %r379,0;
add.s64 %rd154,%rd197,%rd198;
mov.u32 %r505,%r379;
$4_77:
.pragma "nounroll";
cvt.s64.s32 %rd145,%r505;
mul.lo.s64 %rd146,%rd212,%rd145;
add.s64 %rd54,%rd146,%rd46;
shl.b32 %r89,%r505,2;
mov.u32 %r506,%r379;
$4_78:
.pragma "nounroll";
cvt.s64.s32 %rd147,%r506;
mul.lo.s64 %rd148,%rd213,%rd147;
add.s64 %rd149,%rd54,%rd148;
add.s64 %rd55,%rd210,%rd149;
add.s32 %r381,%r506,%r89;
mul.lo.s32 %r382,%r381,%r17;
cvt.s64.s32 %rd150,%r382;
add.s64 %rd151,%rd150,%rd48;
add.s64 %rd56,%rd154,%rd151;
@%p8 bra $4_82;
setp.eq.s32 %p60,%r17,2;
@%p60 bra $4_81;
bra.uni $4_80;
$4_81:
ld.shared.u16 %rs63,[%rd56];
st.u16 [%rd55],%rs63;
bra.uni $4_83;
$4_82:
ld.shared.u8 %rs64,[%rd56];
st.u8 [%rd55],%rs64;
bra.uni $4_83;
$4_80:
ld.shared.u32 %r383,[%rd56];
st.u32 [%rd55],%r383;
$4_83:
add.s32 %r506,%r506,1;
setp.ne.s32 %p61,%r506,4;
@%p61 bra $4_78;
add.s32 %r505,%r505,1;
setp.lt.s32 %p62,%r505,%r87;
@%p62 bra $4_77;
bra.uni $4_102;
$4_91:
mov.u32 %r481,%tid.x;
shr.s32 %r402,%r93,31;
shr.u32 %r403,%r402,28;
add.s32 %r404,%r93,%r403;
shr.s32 %r98,%r404,4;
setp.ge.s32 %p68,%r481,%r98;
@%p68 bra $4_98;
mov.u32 %r510,%tid.x;
not.b32 %r406,%r510;
add.s32 %r100,%r98,%r406;
shr.u32 %r407,%r100,5;
add.s32 %r408,%r407,1;
and.b32 %r509,%r408,3;
setp.eq.s32 %p69,%r509,0;
@%p69 bra $4_95;
mov.u64 %rd203,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK16ColorTwistMatrixE16scratch_of_block;
mov.u32 %r510,%tid.x;
mul.wide.s32 %rd168,%r510,16;
add.s64 %rd171,%rd203,%rd103;
add.s64 %rd219,%rd171,%rd168;
shl.b32 %r412,%r510,2;
add.s32 %r413,%r141,%r412;
cvt.s64.s32 %rd172,%r413;
sub.s64 %rd173,%rd172,%rd57;
mul.lo.s64 %rd174,%rd212,%rd173;
add.s64 %rd175,%rd168,%rd174;
add.s64 %rd176,%rd175,%rd45;
add.s64 %rd218,%rd210,%rd176;
$4_94:
.pragma "nounroll";
ld.shared.v4.u32 {%r414,%r415,%r416,%r417},[%rd219];
st.v4.u32 [%rd218],{%r414,%r415,%r416,%r417};
add.s32 %r510,%r510,32;
add.s64 %rd219,%rd219,512;
add.s64 %rd218,%rd218,512;
add.s32 %r509,%r509,-1;
setp.ne.s32 %p70,%r509,0;
@%p70 bra $4_94;
$4_95:
setp.lt.u32 %p71,%r100,96;
@%p71 bra $4_98;
mov.u64 %rd204,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK16ColorTwistMatrixE16scratch_of_block;
mul.wide.s32 %rd177,%r510,16;
mov.u32 %r424,%tid.x;
shl.b32 %r425,%r424,2;
add.s32 %r426,%r141,%r425;
cvt.s64.s32 %rd178,%r426;
sub.s64 %rd179,%rd178,%rd57;
mul.lo.s64 %rd180,%rd212,%rd179;
add.s64 %rd181,%rd177,%rd180;
add.s64 %rd182,%rd181,%rd45;
add.s64 %rd183,%rd210,%rd182;
add.s64 %rd221,%rd183,1024;
add.s64 %rd186,%rd204,%rd103;
add.s64 %rd187,%rd186,%rd177;
add.s64 %rd220,%rd187,1024;
$4_97:
ld.shared.v4.u32 {%r428,%r429,%r430,%r431},[%rd220+-1024];
st.v4.u32 [%rd221+-1024],{%r428,%r429,%r430,%r431};
ld.shared.v4.u32 {%r436,%r437,%r438,%r439},[%rd220+-512];
st.v4.u32 [%rd221+-512],{%r436,%r437,%r438,%r439};
ld.shared.v4.u32 {%r444,%r445,%r446,%r447},[%rd220];
st.v4.u32 [%rd221],{%r444,%r445,%r446,%r447};
ld.shared.v4.u32 {%r452,%r453,%r454,%r455},[%rd220+512];
st.v4.u32 [%rd221+512],{%r452,%r453,%r454,%r455};
add.s64 %rd221,%rd221,2048;
add.s64 %rd220,%rd220,2048;
add.s32 %r510,%r510,128;
setp.lt.s32 %p72,%r510,%r98;
@%p72 bra $4_97;
$4_98:
and.b32 %r512,%r93,-16;
$4_99:
mov.u32 %r475,%tid.x;
add.s32 %r513,%r512,%r475;
setp.ge.s32 %p73,%r513,%r93;
@%p73 bra $4_102;
mov.u32 %r480,%ctaid.x;
mov.u32 %r479,%tid.x;
shl.b32 %r478,%r479,2;
shl.b32 %r477,%r480,7;
add.s32 %r476,%r477,%r478;
cvt.s64.s32 %rd201,%r476;
mov.u64 %rd200,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK16ColorTwistMatrixE16scratch_of_block;
sub.s64 %rd189,%rd201,%rd57;
mul.lo.s64 %rd190,%rd212,%rd189;
add.s64 %rd191,%rd190,%rd45;
cvt.s64.s32 %rd192,%r513;
add.s64 %rd193,%rd191,%rd192;
add.s64 %rd223,%rd210,%rd193;
add.s64 %rd196,%rd200,%rd103;
add.s64 %rd222,%rd196,%rd192;
$4_101:
.pragma "nounroll";
ld.shared.u8 %rs65,[%rd222];
st.u8 [%rd223],%rs65;
add.s64 %rd223,%rd223,32;
add.s64 %rd222,%rd222,32;
add.s32 %r513,%r513,32;
setp.lt.s32 %p74,%r513,%r93;
@%p74 bra $4_101;
$4_102:
ret;
}
.visible .entry color_twist_packed_4(
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
.reg .b64 %rd<125>;
.shared .align 16 .b8 _ZZ20color_twist_packed_4E7scratch[16384];
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r131,%r132},[p1+40];
ld.param.u64 %rd44,[p2];
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
ld.param.u64 %rd124,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd122,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r132,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.u64 %rd122,[%rd51+8];
ld.global.u64 %rd121,[%rd51];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd121,%rd39,%rd53;
$5_3:
setp.eq.s32 %p2,%r136,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd54,%rd44;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r309,%r310},[%rd56+32];
ld.global.u64 %rd124,[%rd56+8];
ld.global.u64 %rd123,[%rd56];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd45,%rd57;
add.s64 %rd123,%rd44,%rd58;
$5_6:
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
@%p5 bra $5_49;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r144,%r309,%r15;
min.u32 %r19,%r144,%r128;
shl.b32 %r20,%r19,2;
cvt.u64.u32 %rd28,%r17;
mul.lo.s64 %rd59,%rd122,%rd28;
shl.b32 %r145,%r15,2;
cvt.u64.u32 %rd29,%r145;
add.s64 %rd30,%rd59,%rd29;
add.s64 %rd31,%rd121,%rd30;
and.b64 %rd60,%rd31,15;
setp.eq.s64 %p6,%rd60,0;
and.b32 %r21,%r19,3;
setp.eq.s32 %p7,%r21,0;
and.pred %p8,%p6,%p7;
@%p8 bra $5_9;
bra.uni $5_8;
$5_9:
setp.lt.u32 %p9,%r128,512;
shl.b32 %r149,%r14,4;
sub.s32 %r22,%r20,%r149;
cvt.u64.u32 %rd32,%r14;
cvta.to.global.u64 %rd65,%rd121;
add.s64 %rd33,%rd65,%rd30;
@%p9 bra $5_18;
bra.uni $5_10;
$5_18:
setp.lt.s32 %p14,%r22,1;
@%p14 bra $5_20;
shl.b64 %rd68,%rd32,4;
add.s64 %rd67,%rd31,%rd68;
ld.global.cs.v4.u32 {%r335,%r336,%r337,%r338},[%rd67];
$5_20:
setp.lt.s32 %p15,%r22,513;
@%p15 bra $5_22;
shl.b64 %rd70,%rd32,4;
add.s64 %rd71,%rd31,%rd70;
add.s64 %rd69,%rd71,512;
ld.global.cs.v4.u32 {%r339,%r340,%r341,%r342},[%rd69];
$5_22:
setp.lt.s32 %p16,%r22,1025;
@%p16 bra $5_24;
mul.wide.u32 %rd73,%r14,16;
add.s64 %rd74,%rd31,%rd73;
add.s64 %rd72,%rd74,1024;
ld.global.cs.v4.u32 {%r343,%r344,%r345,%r346},[%rd72];
$5_24:
setp.lt.s32 %p17,%r22,1537;
@%p17 bra $5_26;
mul.wide.u32 %rd76,%r14,16;
add.s64 %rd77,%rd31,%rd76;
add.s64 %rd75,%rd77,1536;
ld.global.cs.v4.u32 {%r347,%r348,%r349,%r350},[%rd75];
bra.uni $5_26;
$5_8:
add.s32 %r147,%r20,12;
and.b32 %r148,%r147,-16;
shl.b64 %rd61,%rd27,11;
mov.u64 %rd62,_ZZ20color_twist_packed_4E7scratch;
cvta.shared.u64 %rd63,%rd62;
add.s64 %rd64,%rd63,%rd61;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd64;
.param .b32 param1;
st.param.b32 [param1+0],%r148;
.param .b64 param2;
st.param.b64 [param2+0],%rd31;
.param .b32 param3;
st.param.b32 [param3+0],%r20;
.param .b32 param4;
st.param.b32 [param4+0],%r14;
call.uni
_Z12load_by_warpPhjPKhjj,
(
param0,
param1,
param2,
param3,
param4
);
}
bra.uni $5_27;
$5_10:
setp.lt.s32 %p10,%r22,1;
shl.b64 %rd66,%rd32,4;
add.s64 %rd34,%rd33,%rd66;
@%p10 bra $5_12;
ld.global.v4.u32 {%r335,%r336,%r337,%r338},[%rd34];
$5_12:
setp.lt.s32 %p11,%r22,513;
@%p11 bra $5_14;
ld.global.v4.u32 {%r339,%r340,%r341,%r342},[%rd34+512];
$5_14:
setp.lt.s32 %p12,%r22,1025;
@%p12 bra $5_16;
ld.global.v4.u32 {%r343,%r344,%r345,%r346},[%rd34+1024];
$5_16:
setp.lt.s32 %p13,%r22,1537;
@%p13 bra $5_26;
ld.global.v4.u32 {%r347,%r348,%r349,%r350},[%rd34+1536];
$5_26:
cvt.u64.u32 %rd78,%r149;
mul.wide.u32 %rd79,%r16,2048;
mov.u64 %rd80,_ZZ20color_twist_packed_4E7scratch;
add.s64 %rd81,%rd80,%rd79;
add.s64 %rd82,%rd81,%rd78;
st.shared.v4.u32 [%rd82],{%r335,%r336,%r337,%r338};
st.shared.v4.u32 [%rd82+512],{%r339,%r340,%r341,%r342};
st.shared.v4.u32 [%rd82+1024],{%r343,%r344,%r345,%r346};
st.shared.v4.u32 [%rd82+1536],{%r347,%r348,%r349,%r350};
bar.warp.sync -1;
$5_27:
mul.lo.s64 %rd83,%rd124,%rd28;
add.s64 %rd84,%rd83,%rd29;
add.s64 %rd35,%rd123,%rd84;
shl.b32 %r352,%r14,2;
sub.s32 %r96,%r19,%r352;
cvta.to.global.u64 %rd85,%rd123;
add.s64 %rd36,%rd85,%rd84;
mov.u32 %r351,0;
$5_28:
.pragma "nounroll";
setp.ge.s32 %p18,%r351,%r96;
@%p18 bra $5_30;
mul.wide.u32 %rd86,%r16,2048;
mov.u64 %rd87,_ZZ20color_twist_packed_4E7scratch;
add.s64 %rd88,%rd87,%rd86;
mul.wide.u32 %rd89,%r352,4;
add.s64 %rd90,%rd88,%rd89;
ld.shared.v4.u32 {%r230,%r231,%r232,%r233},[%rd90];
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
st.shared.v4.u32 [%rd90],{%r201,%r209,%r217,%r225};
$5_30:
add.s32 %r352,%r352,128;
add.s32 %r351,%r351,128;
setp.ne.s32 %p19,%r351,512;
@%p19 bra $5_28;
bar.warp.sync -1;
and.b64 %rd91,%rd35,15;
setp.eq.s64 %p21,%rd91,0;
and.pred %p22,%p7,%p21;
@%p22 bra $5_33;
bra.uni $5_32;
$5_33:
shl.b32 %r264,%r14,4;
sub.s32 %r102,%r20,%r264;
setp.lt.s32 %p23,%r102,1;
@%p23 bra $5_49;
cvt.u64.u32 %rd96,%r264;
mul.wide.u32 %rd97,%r16,2048;
mov.u64 %rd98,_ZZ20color_twist_packed_4E7scratch;
add.s64 %rd99,%rd98,%rd97;
add.s64 %rd100,%rd99,%rd96;
ld.shared.v4.u32 {%r268,%r269,%r270,%r271},[%rd100];
mul.wide.u32 %rd101,%r14,16;
add.s64 %rd37,%rd35,%rd101;
add.s64 %rd38,%rd36,%rd101;
setp.lt.u32 %p24,%r128,512;
@%p24 bra $5_36;
bra.uni $5_35;
$5_36:
st.global.cs.v4.u32 [%rd37],{%r268,%r269,%r270,%r271};
bra.uni $5_37;
$5_32:
mul.wide.u32 %rd92,%r16,2048;
mov.u64 %rd93,_ZZ20color_twist_packed_4E7scratch;
cvta.shared.u64 %rd94,%rd93;
add.s64 %rd95,%rd94,%rd92;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd35;
.param .b64 param1;
st.param.b64 [param1+0],%rd95;
.param .b32 param2;
st.param.b32 [param2+0],%r20;
.param .b32 param3;
st.param.b32 [param3+0],%r14;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
bra.uni $5_49;
$5_35:
st.global.v4.u32 [%rd38],{%r268,%r269,%r270,%r271};
$5_37:
setp.lt.s32 %p25,%r102,513;
@%p25 bra $5_49;
ld.shared.v4.u32 {%r279,%r280,%r281,%r282},[%rd100+512];
@%p24 bra $5_40;
bra.uni $5_39;
$5_40:
add.s64 %rd108,%rd37,512;
st.global.cs.v4.u32 [%rd108],{%r279,%r280,%r281,%r282};
bra.uni $5_41;
$5_39:
st.global.v4.u32 [%rd38+512],{%r279,%r280,%r281,%r282};
$5_41:
setp.lt.s32 %p27,%r102,1025;
@%p27 bra $5_49;
ld.shared.v4.u32 {%r290,%r291,%r292,%r293},[%rd100+1024];
@%p24 bra $5_44;
bra.uni $5_43;
$5_44:
add.s64 %rd114,%rd37,1024;
st.global.cs.v4.u32 [%rd114],{%r290,%r291,%r292,%r293};
bra.uni $5_45;
$5_43:
st.global.v4.u32 [%rd38+1024],{%r290,%r291,%r292,%r293};
$5_45:
setp.lt.s32 %p29,%r102,1537;
@%p29 bra $5_49;
ld.shared.v4.u32 {%r301,%r302,%r303,%r304},[%rd100+1536];
@%p24 bra $5_48;
bra.uni $5_47;
$5_48:
add.s64 %rd120,%rd37,1536;
st.global.cs.v4.u32 [%rd120],{%r301,%r302,%r303,%r304};
bra.uni $5_49;
$5_47:
st.global.v4.u32 [%rd38+1536],{%r301,%r302,%r303,%r304};
$5_49:
ret;
}
`;
