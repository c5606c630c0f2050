// Made from kernels/color_twist.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/color_twist.cu`. */
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
.reg .b32 %r<459>;
.reg .b64 %rd<234>;
.shared .align 16 .b8 _ZZ11color_twistILi3EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block[12288];
ld.param.u64 %rd91,[p0];
ld.param.v2.u32 {%r430,%r124},[p1+32];
ld.param.v2.u32 {%r125,%r126},[p1+40];
ld.param.u64 %rd96,[p2];
ld.param.v2.u32 {%r431,%r432},[p3+32];
ld.param.v2.u32 {%r129,%r130},[p3+40];
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
ld.param.u32 %r122,[p4];
ld.param.u64 %rd220,[p3+24];
ld.param.u64 %rd219,[p3+16];
ld.param.u64 %rd218,[p3+8];
ld.param.u64 %rd97,[p3];
ld.param.u64 %rd216,[p1+24];
ld.param.u64 %rd215,[p1+16];
ld.param.u64 %rd214,[p1+8];
ld.param.u64 %rd92,[p1];
mov.u32 %r2,%ctaid.z;
setp.eq.s32 %p4,%r126,0;
@%p4 bra $2_2;
cvta.to.global.u64 %rd101,%rd91;
mul.wide.s32 %rd102,%r2,40;
add.s64 %rd103,%rd101,%rd102;
ld.global.v2.u32 {%r430,%r132},[%rd103+32];
ld.global.u64 %rd216,[%rd103+24];
ld.global.u64 %rd215,[%rd103+16];
ld.global.u64 %rd214,[%rd103+8];
ld.global.u64 %rd213,[%rd103];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd104,%r2;
mul.lo.s64 %rd105,%rd92,%rd104;
add.s64 %rd213,%rd91,%rd105;
$2_3:
setp.eq.s32 %p5,%r130,0;
@%p5 bra $2_5;
cvta.to.global.u64 %rd106,%rd96;
mul.wide.s32 %rd107,%r2,40;
add.s64 %rd108,%rd106,%rd107;
ld.global.v2.u32 {%r431,%r432},[%rd108+32];
ld.global.u64 %rd220,[%rd108+24];
ld.global.u64 %rd219,[%rd108+16];
ld.global.u64 %rd218,[%rd108+8];
ld.global.u64 %rd217,[%rd108];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd109,%r2;
mul.lo.s64 %rd110,%rd97,%rd109;
add.s64 %rd217,%rd96,%rd110;
$2_6:
mov.u32 %r135,%ctaid.y;
shl.b32 %r136,%r135,3;
mov.u32 %r15,%tid.y;
add.s32 %r16,%r136,%r15;
setp.ge.s32 %p6,%r16,%r432;
@%p6 bra $2_94;
mov.u32 %r137,%tid.x;
shl.b32 %r138,%r137,2;
mov.u32 %r139,%ctaid.x;
shl.b32 %r140,%r139,7;
add.s32 %r141,%r140,%r138;
mul.lo.s32 %r142,%r137,48;
cvt.u64.u32 %rd28,%r142;
mul.wide.u32 %rd111,%r15,1536;
mov.u64 %rd112,_ZZ11color_twistILi3EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block;
cvta.shared.u64 %rd113,%rd112;
add.s64 %rd114,%rd113,%rd111;
add.s64 %rd29,%rd114,%rd28;
sub.s32 %r17,%r430,%r141;
cvt.s64.s32 %rd115,%r16;
mul.lo.s64 %rd116,%rd214,%rd115;
cvt.s64.s32 %rd117,%r141;
mul.lo.s64 %rd118,%rd215,%rd117;
add.s64 %rd30,%rd116,%rd118;
setp.gt.s32 %p7,%r17,3;
@%p7 bra $2_8;
bra.uni $2_10;
$2_8:
setp.eq.s32 %p8,%r122,0;
setp.eq.s32 %p9,%r122,4;
selp.b32 %r143,4,2,%p9;
selp.b32 %r144,1,%r143,%p8;
mul.lo.s32 %r145,%r144,3;
cvt.u64.u32 %rd119,%r145;
setp.ne.s64 %p10,%rd215,%rd119;
cvt.u64.u32 %rd120,%r144;
setp.ne.s64 %p11,%rd216,%rd120;
or.pred %p12,%p11,%p10;
@%p12 bra $2_10;
shl.b32 %r148,%r144,2;
cvt.u64.u32 %rd222,%r148;
add.s64 %rd221,%rd213,%rd30;
add.s32 %r149,%r148,-1;
cvt.s64.s32 %rd121,%r149;
and.b64 %rd122,%rd121,%rd221;
setp.eq.s64 %p15,%rd122,0;
mov.u16 %rs52,0;
@%p15 bra $2_21;
$2_10:
setp.lt.s32 %p16,%r17,4;
setp.eq.s32 %p17,%r122,4;
selp.b32 %r150,4,2,%p17;
setp.eq.s32 %p18,%r122,0;
selp.b32 %r151,1,%r150,%p18;
cvt.u64.u32 %rd123,%r151;
setp.ne.s64 %p19,%rd215,%rd123;
or.pred %p20,%p16,%p19;
@%p20 bra $2_12;
shl.b32 %r154,%r151,2;
add.s64 %rd221,%rd213,%rd30;
or.b64 %rd124,%rd216,%rd221;
add.s32 %r155,%r154,-1;
cvt.s64.s32 %rd125,%r155;
and.b64 %rd126,%rd124,%rd125;
setp.eq.s64 %p23,%rd126,0;
mov.u16 %rs52,1;
mov.u64 %rd222,%rd216;
@%p23 bra $2_21;
$2_12:
min.s32 %r157,%r17,4;
add.s32 %r18,%r157,-1;
mov.u32 %r156,0;
mov.u32 %r433,%r156;
$2_13:
.pragma "nounroll";
min.s32 %r159,%r433,%r18;
cvt.s64.s32 %rd127,%r159;
mul.lo.s64 %rd128,%rd215,%rd127;
add.s64 %rd34,%rd128,%rd30;
mul.lo.s32 %r20,%r433,3;
mov.u32 %r434,%r156;
$2_14:
.pragma "nounroll";
add.s32 %r162,%r434,%r20;
mul.lo.s32 %r163,%r162,%r151;
cvt.s64.s32 %rd129,%r163;
add.s64 %rd130,%rd129,%rd28;
add.s64 %rd133,%rd112,%rd111;
add.s64 %rd35,%rd133,%rd130;
cvt.s64.s32 %rd134,%r434;
mul.lo.s64 %rd135,%rd216,%rd134;
add.s64 %rd136,%rd34,%rd135;
add.s64 %rd36,%rd213,%rd136;
@%p18 bra $2_18;
setp.eq.s32 %p28,%r151,2;
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
ld.u32 %r167,[%rd36];
st.shared.u32 [%rd35],%r167;
$2_19:
add.s32 %r434,%r434,1;
setp.ne.s32 %p29,%r434,3;
@%p29 bra $2_14;
add.s32 %r433,%r433,1;
setp.lt.u32 %p30,%r433,4;
shl.b32 %r170,%r151,2;
cvt.u64.u32 %rd222,%r170;
mov.u16 %rs52,0;
mov.u64 %rd221,%rd29;
@%p30 bra $2_13;
$2_21:
setp.eq.s32 %p33,%r122,0;
@%p33 bra $2_25;
setp.eq.s32 %p34,%r122,4;
@%p34 bra $2_24;
bra.uni $2_23;
$2_24:
ld.v4.u32 {%r31,%r436,%r437,%r438},[%rd221];
bra.uni $2_26;
$2_25:
ld.u32 %r31,[%rd221];
bra.uni $2_26;
$2_23:
ld.v2.u32 {%r31,%r436},[%rd221];
$2_26:
add.s64 %rd40,%rd221,%rd222;
@%p33 bra $2_30;
setp.eq.s32 %p36,%r122,4;
@%p36 bra $2_29;
bra.uni $2_28;
$2_29:
ld.v4.u32 {%r42,%r440,%r441,%r442},[%rd40];
bra.uni $2_31;
$2_30:
ld.u32 %r42,[%rd40];
bra.uni $2_31;
$2_28:
ld.v2.u32 {%r42,%r440},[%rd40];
$2_31:
shl.b64 %rd137,%rd222,1;
add.s64 %rd41,%rd221,%rd137;
@%p33 bra $2_35;
setp.eq.s32 %p38,%r122,4;
@%p38 bra $2_34;
bra.uni $2_33;
$2_34:
ld.v4.u32 {%r53,%r444,%r445,%r446},[%rd41];
bra.uni $2_36;
$2_35:
ld.u32 %r53,[%rd41];
bra.uni $2_36;
$2_33:
ld.v2.u32 {%r53,%r444},[%rd41];
$2_36:
setp.eq.s32 %p39,%r122,4;
@%p39 bra $2_42;
bra.uni $2_37;
$2_42:
mov.b32 %f153,%r31;
mov.b32 %f154,%r436;
mov.b32 %f155,%r437;
mov.b32 %f156,%r438;
mov.b32 %f157,%r42;
mov.b32 %f158,%r440;
mov.b32 %f159,%r441;
mov.b32 %f160,%r442;
mov.b32 %f161,%r53;
mov.b32 %f162,%r444;
mov.b32 %f163,%r445;
mov.b32 %f164,%r446;
bra.uni $2_43;
$2_37:
@%p33 bra $2_41;
setp.eq.s32 %p41,%r122,3;
@%p41 bra $2_40;
bra.uni $2_39;
$2_40:
cvt.u16.u32 %rs7,%r31;
cvt.f32.f16 %f153,%rs7;
shr.u32 %r244,%r31,16;
cvt.u16.u32 %rs8,%r244;
cvt.f32.f16 %f154,%rs8;
cvt.u16.u32 %rs9,%r436;
cvt.f32.f16 %f155,%rs9;
shr.u32 %r245,%r436,16;
cvt.u16.u32 %rs10,%r245;
cvt.f32.f16 %f156,%rs10;
cvt.u16.u32 %rs11,%r42;
cvt.f32.f16 %f157,%rs11;
shr.u32 %r246,%r42,16;
cvt.u16.u32 %rs12,%r246;
cvt.f32.f16 %f158,%rs12;
cvt.u16.u32 %rs13,%r440;
cvt.f32.f16 %f159,%rs13;
shr.u32 %r247,%r440,16;
cvt.u16.u32 %rs14,%r247;
cvt.f32.f16 %f160,%rs14;
cvt.u16.u32 %rs15,%r53;
cvt.f32.f16 %f161,%rs15;
shr.u32 %r248,%r53,16;
cvt.u16.u32 %rs16,%r248;
cvt.f32.f16 %f162,%rs16;
cvt.u16.u32 %rs17,%r444;
cvt.f32.f16 %f163,%rs17;
shr.u32 %r249,%r444,16;
cvt.u16.u32 %rs18,%r249;
cvt.f32.f16 %f164,%rs18;
bra.uni $2_43;
$2_41:
cvt.u16.u32 %rs19,%r31;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f153,%rs20;
shr.u16 %rs21,%rs19,8;
cvt.rn.f32.u16 %f154,%rs21;
shr.u32 %r250,%r31,16;
cvt.u16.u32 %rs22,%r250;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f155,%rs23;
shr.u32 %r251,%r31,24;
cvt.u16.u32 %rs24,%r251;
cvt.rn.f32.u16 %f156,%rs24;
cvt.u16.u32 %rs25,%r42;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f157,%rs26;
shr.u16 %rs27,%rs25,8;
cvt.rn.f32.u16 %f158,%rs27;
shr.u32 %r252,%r42,16;
cvt.u16.u32 %rs28,%r252;
and.b16 %rs29,%rs28,255;
cvt.rn.f32.u16 %f159,%rs29;
shr.u32 %r253,%r42,24;
cvt.u16.u32 %rs30,%r253;
cvt.rn.f32.u16 %f160,%rs30;
cvt.u16.u32 %rs31,%r53;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f161,%rs32;
shr.u16 %rs33,%rs31,8;
cvt.rn.f32.u16 %f162,%rs33;
shr.u32 %r254,%r53,16;
cvt.u16.u32 %rs34,%r254;
and.b16 %rs35,%rs34,255;
cvt.rn.f32.u16 %f163,%rs35;
shr.u32 %r255,%r53,24;
cvt.u16.u32 %rs36,%r255;
cvt.rn.f32.u16 %f164,%rs36;
bra.uni $2_43;
$2_39:
setp.eq.s32 %p42,%r122,2;
selp.b32 %r195,32768,0,%p42;
and.b32 %r196,%r31,%r195;
shl.b32 %r197,%r196,1;
and.b32 %r198,%r31,65535;
sub.s32 %r199,%r198,%r197;
cvt.rn.f32.s32 %f153,%r199;
shr.u32 %r200,%r31,16;
and.b32 %r201,%r200,%r195;
shl.b32 %r202,%r201,1;
sub.s32 %r203,%r200,%r202;
cvt.rn.f32.s32 %f154,%r203;
and.b32 %r204,%r436,%r195;
shl.b32 %r205,%r204,1;
and.b32 %r206,%r436,65535;
sub.s32 %r207,%r206,%r205;
cvt.rn.f32.s32 %f155,%r207;
shr.u32 %r208,%r436,16;
and.b32 %r209,%r208,%r195;
shl.b32 %r210,%r209,1;
sub.s32 %r211,%r208,%r210;
cvt.rn.f32.s32 %f156,%r211;
and.b32 %r212,%r42,%r195;
shl.b32 %r213,%r212,1;
and.b32 %r214,%r42,65535;
sub.s32 %r215,%r214,%r213;
cvt.rn.f32.s32 %f157,%r215;
shr.u32 %r216,%r42,16;
and.b32 %r217,%r216,%r195;
shl.b32 %r218,%r217,1;
sub.s32 %r219,%r216,%r218;
cvt.rn.f32.s32 %f158,%r219;
and.b32 %r220,%r440,%r195;
shl.b32 %r221,%r220,1;
and.b32 %r222,%r440,65535;
sub.s32 %r223,%r222,%r221;
cvt.rn.f32.s32 %f159,%r223;
shr.u32 %r224,%r440,16;
and.b32 %r225,%r224,%r195;
shl.b32 %r226,%r225,1;
sub.s32 %r227,%r224,%r226;
cvt.rn.f32.s32 %f160,%r227;
and.b32 %r228,%r53,%r195;
shl.b32 %r229,%r228,1;
and.b32 %r230,%r53,65535;
sub.s32 %r231,%r230,%r229;
cvt.rn.f32.s32 %f161,%r231;
shr.u32 %r232,%r53,16;
and.b32 %r233,%r232,%r195;
shl.b32 %r234,%r233,1;
sub.s32 %r235,%r232,%r234;
cvt.rn.f32.s32 %f162,%r235;
and.b32 %r236,%r444,%r195;
shl.b32 %r237,%r236,1;
and.b32 %r238,%r444,65535;
sub.s32 %r239,%r238,%r237;
cvt.rn.f32.s32 %f163,%r239;
shr.u32 %r240,%r444,16;
and.b32 %r241,%r240,%r195;
shl.b32 %r242,%r241,1;
sub.s32 %r243,%r240,%r242;
cvt.rn.f32.s32 %f164,%r243;
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
sub.s32 %r58,%r431,%r141;
mul.lo.s64 %rd45,%rd218,%rd115;
mul.lo.s64 %rd140,%rd219,%rd117;
add.s64 %rd46,%rd45,%rd140;
add.s64 %rd47,%rd217,%rd46;
selp.b32 %r265,4,2,%p39;
selp.b32 %r59,1,%r265,%p33;
mul.lo.s32 %r266,%r137,%r59;
mul.lo.s32 %r267,%r266,12;
cvt.s64.s32 %rd48,%r267;
cvt.u64.u32 %rd49,%r15;
mul.lo.s32 %r60,%r59,3;
cvt.u64.u32 %rd141,%r60;
setp.eq.s64 %p47,%rd219,%rd141;
cvt.u64.u32 %rd142,%r59;
setp.eq.s64 %p48,%rd220,%rd142;
and.pred %p1,%p48,%p47;
setp.lt.s32 %p49,%r58,4;
or.pred %p50,%p49,%p1;
setp.ne.s64 %p51,%rd219,%rd142;
mov.pred %p84,0;
or.pred %p52,%p51,%p50;
@%p52 bra $2_45;
shl.b32 %r270,%r59,2;
or.b64 %rd143,%rd220,%rd47;
add.s32 %r271,%r270,-1;
cvt.s64.s32 %rd144,%r271;
and.b64 %rd145,%rd143,%rd144;
setp.eq.s64 %p84,%rd145,0;
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
shl.b32 %r274,%r59,2;
cvt.u64.u32 %rd146,%r274;
selp.b64 %rd50,%rd220,%rd146,%p84;
mul.lo.s64 %rd147,%rd49,1536;
add.s64 %rd150,%rd113,%rd147;
add.s64 %rd151,%rd150,%rd48;
selp.b64 %rd51,%rd47,%rd151,%p84;
add.s64 %rd52,%rd51,%rd50;
shl.b64 %rd225,%rd50,1;
add.s64 %rd53,%rd51,%rd225;
@%p39 bra $2_64;
bra.uni $2_46;
$2_64:
st.v4.f32 [%rd51],{%f61,%f73,%f74,%f75};
st.v4.f32 [%rd52],{%f76,%f77,%f78,%f79};
st.v4.f32 [%rd53],{%f80,%f81,%f82,%f72};
bra.uni $2_65;
$2_46:
setp.eq.s32 %p57,%r122,3;
@%p57 bra $2_63;
bra.uni $2_47;
$2_63:
cvt.rn.f16.f32 %rs37,%f61;
cvt.rn.f16.f32 %rs38,%f73;
cvt.rn.f16.f32 %rs39,%f74;
cvt.rn.f16.f32 %rs40,%f75;
mov.b32 %r335,{%rs39,%rs40};
mov.b32 %r336,{%rs37,%rs38};
st.v2.u32 [%rd51],{%r336,%r335};
cvt.rn.f16.f32 %rs41,%f76;
cvt.rn.f16.f32 %rs42,%f77;
cvt.rn.f16.f32 %rs43,%f78;
cvt.rn.f16.f32 %rs44,%f79;
mov.b32 %r337,{%rs43,%rs44};
mov.b32 %r338,{%rs41,%rs42};
st.v2.u32 [%rd52],{%r338,%r337};
cvt.rn.f16.f32 %rs45,%f80;
cvt.rn.f16.f32 %rs46,%f81;
cvt.rn.f16.f32 %rs47,%f82;
cvt.rn.f16.f32 %rs48,%f72;
mov.b32 %r339,{%rs47,%rs48};
mov.b32 %r340,{%rs45,%rs46};
st.v2.u32 [%rd53],{%r340,%r339};
bra.uni $2_65;
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
setp.eq.s32 %p59,%r122,1;
@%p59 bra $2_50;
bra.uni $2_49;
$2_50:
cvt.pack.sat.u16.s32 %r281,%r62,%r61;
cvt.pack.sat.u16.s32 %r447,%r64,%r63;
st.u32 [%rd51],%r281;
mov.u64 %rd223,4;
bra.uni $2_52;
$2_51:
mov.u32 %r290,0;
cvt.pack.sat.u8.s32.b32 %r287,%r64,%r63,%r290;
cvt.pack.sat.u8.s32.b32 %r447,%r62,%r61,%r287;
mov.u64 %rd223,0;
bra.uni $2_52;
$2_49:
cvt.pack.sat.s16.s32 %r275,%r62,%r61;
cvt.pack.sat.s16.s32 %r447,%r64,%r63;
st.u32 [%rd51],%r275;
mov.u64 %rd223,4;
$2_52:
add.s64 %rd156,%rd51,%rd223;
st.u32 [%rd156],%r447;
@%p33 bra $2_56;
setp.eq.s32 %p61,%r122,1;
@%p61 bra $2_55;
bra.uni $2_54;
$2_55:
cvt.pack.sat.u16.s32 %r301,%r66,%r65;
cvt.pack.sat.u16.s32 %r448,%r68,%r67;
add.s64 %rd224,%rd50,4;
st.u32 [%rd52],%r301;
bra.uni $2_57;
$2_56:
mov.u32 %r310,0;
cvt.pack.sat.u8.s32.b32 %r307,%r68,%r67,%r310;
cvt.pack.sat.u8.s32.b32 %r448,%r66,%r65,%r307;
mov.u64 %rd224,%rd50;
bra.uni $2_57;
$2_54:
cvt.pack.sat.s16.s32 %r295,%r66,%r65;
cvt.pack.sat.s16.s32 %r448,%r68,%r67;
add.s64 %rd224,%rd50,4;
st.u32 [%rd52],%r295;
$2_57:
add.s64 %rd157,%rd51,%rd224;
st.u32 [%rd157],%r448;
@%p33 bra $2_61;
setp.eq.s32 %p63,%r122,1;
@%p63 bra $2_60;
bra.uni $2_59;
$2_60:
cvt.pack.sat.u16.s32 %r321,%r70,%r69;
cvt.pack.sat.u16.s32 %r449,%r72,%r71;
shl.b64 %rd159,%rd50,1;
add.s64 %rd225,%rd159,4;
st.u32 [%rd53],%r321;
bra.uni $2_62;
$2_61:
mov.u32 %r330,0;
cvt.pack.sat.u8.s32.b32 %r327,%r72,%r71,%r330;
cvt.pack.sat.u8.s32.b32 %r449,%r70,%r69,%r327;
bra.uni $2_62;
$2_59:
cvt.pack.sat.s16.s32 %r315,%r70,%r69;
cvt.pack.sat.s16.s32 %r449,%r72,%r71;
shl.b64 %rd158,%rd50,1;
add.s64 %rd225,%rd158,4;
st.u32 [%rd53],%r315;
$2_62:
add.s64 %rd160,%rd51,%rd225;
st.u32 [%rd160],%r449;
$2_65:
@%p1 bra $2_76;
bra.uni $2_66;
$2_76:
bar.warp.sync -1;
cvt.s64.s32 %rd65,%r138;
sub.s32 %r352,%r431,%r140;
min.s32 %r353,%r352,128;
mul.lo.s32 %r91,%r60,%r353;
setp.lt.s32 %p72,%r91,1;
@%p72 bra $2_94;
mul.lo.s64 %rd171,%rd219,%rd65;
sub.s64 %rd172,%rd46,%rd171;
add.s64 %rd66,%rd217,%rd172;
and.b64 %rd173,%rd66,15;
setp.eq.s64 %p73,%rd173,0;
@%p73 bra $2_83;
and.b64 %rd174,%rd66,3;
setp.ne.s64 %p74,%rd174,0;
mov.u32 %r457,0;
@%p74 bra $2_91;
shr.s32 %r355,%r91,31;
shr.u32 %r356,%r355,30;
add.s32 %r357,%r91,%r356;
shr.s32 %r92,%r357,2;
mov.u32 %r452,%tid.x;
setp.ge.s32 %p75,%r452,%r92;
@%p75 bra $2_82;
mul.wide.s32 %rd175,%r452,4;
shl.b32 %r361,%r452,2;
add.s32 %r362,%r140,%r361;
cvt.s64.s32 %rd176,%r362;
sub.s64 %rd177,%rd176,%rd65;
mul.lo.s64 %rd178,%rd219,%rd177;
add.s64 %rd179,%rd175,%rd178;
add.s64 %rd180,%rd179,%rd45;
add.s64 %rd227,%rd217,%rd180;
add.s64 %rd183,%rd112,%rd111;
add.s64 %rd226,%rd183,%rd175;
$2_81:
.pragma "nounroll";
ld.shared.u32 %r364,[%rd226];
st.u32 [%rd227],%r364;
add.s64 %rd227,%rd227,128;
add.s64 %rd226,%rd226,128;
add.s32 %r452,%r452,32;
setp.lt.s32 %p76,%r452,%r92;
@%p76 bra $2_81;
$2_82:
and.b32 %r457,%r91,-4;
bra.uni $2_91;
$2_66:
setp.lt.s32 %p64,%r58,1;
or.pred %p65,%p64,%p84;
@%p65 bra $2_94;
min.s32 %r85,%r58,4;
mov.u32 %r341,0;
add.s64 %rd170,%rd112,%rd147;
mov.u32 %r450,%r341;
$2_68:
.pragma "nounroll";
cvt.s64.s32 %rd161,%r450;
mul.lo.s64 %rd162,%rd219,%rd161;
add.s64 %rd62,%rd162,%rd46;
mul.lo.s32 %r87,%r450,3;
mov.u32 %r451,%r341;
$2_69:
.pragma "nounroll";
cvt.s64.s32 %rd163,%r451;
mul.lo.s64 %rd164,%rd220,%rd163;
add.s64 %rd165,%rd62,%rd164;
add.s64 %rd63,%rd217,%rd165;
add.s32 %r343,%r451,%r87;
mul.lo.s32 %r344,%r343,%r59;
cvt.s64.s32 %rd166,%r344;
add.s64 %rd167,%rd166,%rd48;
add.s64 %rd64,%rd170,%rd167;
@%p33 bra $2_73;
setp.eq.s32 %p69,%r59,2;
@%p69 bra $2_72;
bra.uni $2_71;
$2_72:
ld.shared.u16 %rs49,[%rd64];
st.u16 [%rd63],%rs49;
bra.uni $2_74;
$2_73:
ld.shared.u8 %rs50,[%rd64];
st.u8 [%rd63],%rs50;
bra.uni $2_74;
$2_71:
ld.shared.u32 %r347,[%rd64];
st.u32 [%rd63],%r347;
$2_74:
add.s32 %r451,%r451,1;
setp.ne.s32 %p70,%r451,3;
@%p70 bra $2_69;
add.s32 %r450,%r450,1;
setp.lt.s32 %p71,%r450,%r85;
@%p71 bra $2_68;
bra.uni $2_94;
$2_83:
shr.s32 %r365,%r91,31;
shr.u32 %r366,%r365,28;
add.s32 %r367,%r91,%r366;
shr.s32 %r97,%r367,4;
setp.ge.s32 %p77,%r137,%r97;
@%p77 bra $2_90;
not.b32 %r369,%r137;
add.s32 %r99,%r97,%r369;
shr.u32 %r370,%r99,5;
add.s32 %r371,%r370,1;
and.b32 %r454,%r371,3;
setp.eq.s32 %p78,%r454,0;
mov.u32 %r455,%r137;
@%p78 bra $2_87;
mov.u32 %r455,%tid.x;
mul.wide.s32 %rd184,%r455,16;
add.s64 %rd187,%rd112,%rd111;
add.s64 %rd229,%rd187,%rd184;
shl.b32 %r375,%r455,2;
add.s32 %r376,%r140,%r375;
cvt.s64.s32 %rd188,%r376;
sub.s64 %rd189,%rd188,%rd65;
mul.lo.s64 %rd190,%rd219,%rd189;
add.s64 %rd191,%rd184,%rd190;
add.s64 %rd192,%rd191,%rd45;
add.s64 %rd228,%rd217,%rd192;
$2_86:
.pragma "nounroll";
ld.shared.v4.u32 {%r377,%r378,%r379,%r380},[%rd229];
st.v4.u32 [%rd228],{%r377,%r378,%r379,%r380};
add.s32 %r455,%r455,32;
add.s64 %rd229,%rd229,512;
add.s64 %rd228,%rd228,512;
add.s32 %r454,%r454,-1;
setp.ne.s32 %p79,%r454,0;
@%p79 bra $2_86;
$2_87:
setp.lt.u32 %p80,%r99,96;
@%p80 bra $2_90;
mul.wide.s32 %rd193,%r455,16;
mov.u32 %r387,%tid.x;
shl.b32 %r388,%r387,2;
add.s32 %r389,%r140,%r388;
cvt.s64.s32 %rd194,%r389;
sub.s64 %rd195,%rd194,%rd65;
mul.lo.s64 %rd196,%rd219,%rd195;
add.s64 %rd197,%rd193,%rd196;
add.s64 %rd198,%rd197,%rd45;
add.s64 %rd199,%rd217,%rd198;
add.s64 %rd231,%rd199,1024;
add.s64 %rd202,%rd112,%rd111;
add.s64 %rd203,%rd202,%rd193;
add.s64 %rd230,%rd203,1024;
$2_89:
ld.shared.v4.u32 {%r391,%r392,%r393,%r394},[%rd230+-1024];
st.v4.u32 [%rd231+-1024],{%r391,%r392,%r393,%r394};
ld.shared.v4.u32 {%r399,%r400,%r401,%r402},[%rd230+-512];
st.v4.u32 [%rd231+-512],{%r399,%r400,%r401,%r402};
ld.shared.v4.u32 {%r407,%r408,%r409,%r410},[%rd230];
st.v4.u32 [%rd231],{%r407,%r408,%r409,%r410};
ld.shared.v4.u32 {%r415,%r416,%r417,%r418},[%rd230+512];
st.v4.u32 [%rd231+512],{%r415,%r416,%r417,%r418};
add.s64 %rd231,%rd231,2048;
add.s64 %rd230,%rd230,2048;
add.s32 %r455,%r455,128;
setp.lt.s32 %p81,%r455,%r97;
@%p81 bra $2_89;
$2_90:
and.b32 %r457,%r91,-16;
$2_91:
add.s32 %r458,%r457,%r137;
setp.ge.s32 %p82,%r458,%r91;
@%p82 bra $2_94;
sub.s64 %rd205,%rd117,%rd65;
mul.lo.s64 %rd206,%rd219,%rd205;
add.s64 %rd207,%rd206,%rd45;
cvt.s64.s32 %rd208,%r458;
add.s64 %rd209,%rd207,%rd208;
add.s64 %rd233,%rd217,%rd209;
add.s64 %rd212,%rd112,%rd111;
add.s64 %rd232,%rd212,%rd208;
$2_93:
.pragma "nounroll";
ld.shared.u8 %rs51,[%rd232];
st.u8 [%rd233],%rs51;
add.s64 %rd233,%rd233,32;
add.s64 %rd232,%rd232,32;
add.s32 %r458,%r458,32;
setp.lt.s32 %p83,%r458,%r91;
@%p83 bra $2_93;
$2_94:
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
.reg .pred %p<20>;
.reg .f32 %f<73>;
.reg .b32 %r<209>;
.reg .b64 %rd<103>;
.shared .align 16 .b8 _ZZ20color_twist_packed_3E7scratch[12288];
ld.param.u64 %rd35,[p0];
ld.param.v2.u32 {%r65,%r66},[p1+40];
ld.param.u64 %rd40,[p2];
ld.param.v2.u32 {%r193,%r194},[p3+32];
ld.param.v2.u32 {%r69,%r70},[p3+40];
ld.param.u32 %r62,[p5];
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
ld.param.u64 %rd102,[p3+8];
ld.param.u64 %rd41,[p3];
ld.param.u64 %rd100,[p1+8];
ld.param.u64 %rd36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r66,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd45,%rd35;
mul.wide.s32 %rd46,%r1,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.u64 %rd100,[%rd47+8];
ld.global.u64 %rd99,[%rd47];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd36,%rd48;
add.s64 %rd99,%rd35,%rd49;
$3_3:
setp.eq.s32 %p2,%r70,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd50,%rd40;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r193,%r194},[%rd52+32];
ld.global.u64 %rd102,[%rd52+8];
ld.global.u64 %rd101,[%rd52];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd41,%rd53;
add.s64 %rd101,%rd40,%rd54;
$3_6:
mov.u32 %r14,%tid.x;
mov.u32 %r75,%ctaid.x;
mul.lo.s32 %r15,%r75,%r62;
mov.u32 %r76,%ctaid.y;
shl.b32 %r77,%r76,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r77,%r16;
setp.ge.u32 %p3,%r17,%r194;
setp.le.u32 %p4,%r193,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $3_28;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r78,%r193,%r15;
min.u32 %r19,%r78,%r62;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %rd55,%r17;
mul.lo.s64 %rd56,%rd100,%rd55;
mul.lo.s32 %r79,%r15,3;
cvt.u64.u32 %rd57,%r79;
add.s64 %rd28,%rd56,%rd57;
add.s64 %rd29,%rd99,%rd28;
mul.lo.s64 %rd58,%rd102,%rd55;
add.s64 %rd30,%rd58,%rd57;
and.b64 %rd59,%rd29,15;
setp.eq.s64 %p6,%rd59,0;
and.b32 %r80,%r20,15;
setp.eq.s32 %p7,%r80,0;
and.pred %p8,%p6,%p7;
@%p8 bra $3_9;
bra.uni $3_8;
$3_9:
shl.b32 %r85,%r14,4;
sub.s32 %r21,%r20,%r85;
cvt.u64.u32 %rd64,%r85;
add.s64 %rd65,%rd28,%rd64;
setp.lt.s32 %p9,%r21,1;
cvta.to.global.u64 %rd66,%rd99;
add.s64 %rd31,%rd66,%rd65;
@%p9 bra $3_11;
ld.global.v4.u32 {%r195,%r196,%r197,%r198},[%rd31];
$3_11:
setp.lt.s32 %p10,%r21,513;
@%p10 bra $3_13;
ld.global.v4.u32 {%r199,%r200,%r201,%r202},[%rd31+512];
$3_13:
setp.lt.s32 %p11,%r21,1025;
@%p11 bra $3_15;
ld.global.v4.u32 {%r203,%r204,%r205,%r206},[%rd31+1024];
$3_15:
mul.wide.u32 %rd68,%r16,1536;
mov.u64 %rd69,_ZZ20color_twist_packed_3E7scratch;
add.s64 %rd70,%rd69,%rd68;
add.s64 %rd71,%rd70,%rd64;
st.shared.v4.u32 [%rd71],{%r195,%r196,%r197,%r198};
st.shared.v4.u32 [%rd71+512],{%r199,%r200,%r201,%r202};
st.shared.v4.u32 [%rd71+1024],{%r203,%r204,%r205,%r206};
bar.warp.sync -1;
bra.uni $3_16;
$3_8:
add.s32 %r81,%r19,3;
and.b32 %r82,%r81,-4;
mul.lo.s32 %r83,%r82,3;
mul.lo.s64 %rd60,%rd27,1536;
mov.u64 %rd61,_ZZ20color_twist_packed_3E7scratch;
cvta.shared.u64 %rd62,%rd61;
add.s64 %rd63,%rd62,%rd60;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd63;
.param .b32 param1;
st.param.b32 [param1+0],%r83;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
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
$3_16:
add.s64 %rd32,%rd101,%rd30;
shl.b32 %r108,%r14,2;
sub.s32 %r46,%r19,%r108;
mul.lo.s32 %r208,%r14,3;
cvta.to.global.u64 %rd33,%rd101;
mov.u32 %r207,0;
$3_17:
.pragma "nounroll";
setp.ge.s32 %p12,%r207,%r46;
@%p12 bra $3_19;
mul.wide.u32 %rd72,%r16,1536;
mov.u64 %rd73,_ZZ20color_twist_packed_3E7scratch;
add.s64 %rd74,%rd73,%rd72;
mul.wide.u32 %rd75,%r208,4;
add.s64 %rd76,%rd74,%rd75;
ld.shared.u32 %r134,[%rd76];
and.b32 %r135,%r134,255;
cvt.rn.f32.u32 %f25,%r135;
shr.u32 %r136,%r134,8;
and.b32 %r137,%r136,255;
cvt.rn.f32.u32 %f26,%r137;
shr.u32 %r138,%r134,16;
and.b32 %r139,%r138,255;
cvt.rn.f32.u32 %f27,%r139;
shr.u32 %r140,%r134,24;
cvt.rn.f32.u32 %f28,%r140;
ld.shared.u32 %r141,[%rd76+4];
and.b32 %r142,%r141,255;
cvt.rn.f32.u32 %f29,%r142;
shr.u32 %r143,%r141,8;
and.b32 %r144,%r143,255;
cvt.rn.f32.u32 %f30,%r144;
shr.u32 %r145,%r141,16;
and.b32 %r146,%r145,255;
cvt.rn.f32.u32 %f31,%r146;
shr.u32 %r147,%r141,24;
cvt.rn.f32.u32 %f32,%r147;
ld.shared.u32 %r148,[%rd76+8];
and.b32 %r149,%r148,255;
cvt.rn.f32.u32 %f33,%r149;
shr.u32 %r150,%r148,8;
and.b32 %r151,%r150,255;
cvt.rn.f32.u32 %f34,%r151;
shr.u32 %r152,%r148,16;
and.b32 %r153,%r152,255;
cvt.rn.f32.u32 %f35,%r153;
shr.u32 %r154,%r148,24;
cvt.rn.f32.u32 %f36,%r154;
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
cvt.rni.s32.f32 %r115,%f39;
cvt.rni.s32.f32 %r114,%f42;
cvt.rni.s32.f32 %r111,%f45;
cvt.rni.s32.f32 %r110,%f48;
cvt.rni.s32.f32 %r123,%f51;
cvt.rni.s32.f32 %r122,%f54;
cvt.rni.s32.f32 %r119,%f57;
cvt.rni.s32.f32 %r118,%f60;
cvt.rni.s32.f32 %r131,%f63;
cvt.rni.s32.f32 %r130,%f66;
cvt.rni.s32.f32 %r127,%f69;
cvt.rni.s32.f32 %r126,%f72;
mov.u32 %r128,0;
cvt.pack.sat.u8.s32.b32 %r109,%r110,%r111,%r128;
cvt.pack.sat.u8.s32.b32 %r113,%r114,%r115,%r109;
cvt.pack.sat.u8.s32.b32 %r117,%r118,%r119,%r128;
cvt.pack.sat.u8.s32.b32 %r121,%r122,%r123,%r117;
cvt.pack.sat.u8.s32.b32 %r125,%r126,%r127,%r128;
cvt.pack.sat.u8.s32.b32 %r129,%r130,%r131,%r125;
st.shared.u32 [%rd76],%r113;
st.shared.u32 [%rd76+4],%r121;
st.shared.u32 [%rd76+8],%r129;
$3_19:
add.s32 %r208,%r208,96;
add.s32 %r207,%r207,128;
setp.ne.s32 %p13,%r207,512;
@%p13 bra $3_17;
bar.warp.sync -1;
and.b64 %rd77,%rd32,15;
setp.eq.s64 %p15,%rd77,0;
and.pred %p16,%p7,%p15;
@%p16 bra $3_22;
bra.uni $3_21;
$3_22:
shl.b32 %r159,%r14,4;
sub.s32 %r52,%r20,%r159;
cvt.u64.u32 %rd82,%r159;
add.s64 %rd83,%rd30,%rd82;
setp.lt.s32 %p17,%r52,1;
add.s64 %rd34,%rd33,%rd83;
@%p17 bra $3_24;
mul.wide.u32 %rd85,%r16,1536;
mov.u64 %rd86,_ZZ20color_twist_packed_3E7scratch;
add.s64 %rd87,%rd86,%rd85;
add.s64 %rd88,%rd87,%rd82;
ld.shared.v4.u32 {%r163,%r164,%r165,%r166},[%rd88];
st.global.v4.u32 [%rd34],{%r163,%r164,%r165,%r166};
$3_24:
setp.lt.s32 %p18,%r52,513;
@%p18 bra $3_26;
mul.wide.u32 %rd90,%r16,1536;
mov.u64 %rd91,_ZZ20color_twist_packed_3E7scratch;
add.s64 %rd92,%rd91,%rd90;
add.s64 %rd93,%rd92,%rd82;
ld.shared.v4.u32 {%r174,%r175,%r176,%r177},[%rd93+512];
st.global.v4.u32 [%rd34+512],{%r174,%r175,%r176,%r177};
$3_26:
setp.lt.s32 %p19,%r52,1025;
@%p19 bra $3_28;
mul.wide.u32 %rd95,%r16,1536;
mov.u64 %rd96,_ZZ20color_twist_packed_3E7scratch;
add.s64 %rd97,%rd96,%rd95;
add.s64 %rd98,%rd97,%rd82;
ld.shared.v4.u32 {%r185,%r186,%r187,%r188},[%rd98+1024];
st.global.v4.u32 [%rd34+1024],{%r185,%r186,%r187,%r188};
bra.uni $3_28;
$3_21:
mul.wide.u32 %rd78,%r16,1536;
mov.u64 %rd79,_ZZ20color_twist_packed_3E7scratch;
cvta.shared.u64 %rd80,%rd79;
add.s64 %rd81,%rd80,%rd78;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd81;
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
$3_28:
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
.reg .b32 %r<542>;
.reg .b64 %rd<251>;
.shared .align 16 .b8 _ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block[16384];
ld.param.u64 %rd96,[p0];
ld.param.v2.u32 {%r508,%r141},[p1+32];
ld.param.v2.u32 {%r142,%r143},[p1+40];
ld.param.u64 %rd101,[p2];
ld.param.v2.u32 {%r509,%r510},[p3+32];
ld.param.v2.u32 {%r146,%r147},[p3+40];
ld.param.f32 %f119,[p4+48];
ld.param.f32 %f118,[p4+44];
ld.param.f32 %f117,[p4+40];
ld.param.f32 %f116,[p4+36];
ld.param.f32 %f115,[p4+32];
ld.param.f32 %f113,[p4+24];
ld.param.f32 %f112,[p4+20];
ld.param.u32 %r139,[p4];
ld.param.u64 %rd236,[p3+24];
ld.param.u64 %rd235,[p3+16];
ld.param.u64 %rd234,[p3+8];
ld.param.u64 %rd102,[p3];
ld.param.u64 %rd232,[p1+24];
ld.param.u64 %rd231,[p1+16];
ld.param.u64 %rd230,[p1+8];
ld.param.u64 %rd97,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r143,0;
@%p4 bra $4_2;
cvta.to.global.u64 %rd106,%rd96;
mul.wide.s32 %rd107,%r1,40;
add.s64 %rd108,%rd106,%rd107;
ld.global.v2.u32 {%r508,%r149},[%rd108+32];
ld.global.u64 %rd232,[%rd108+24];
ld.global.u64 %rd231,[%rd108+16];
ld.global.u64 %rd230,[%rd108+8];
ld.global.u64 %rd229,[%rd108];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd109,%r1;
mul.lo.s64 %rd110,%rd97,%rd109;
add.s64 %rd229,%rd96,%rd110;
$4_3:
setp.eq.s32 %p5,%r147,0;
@%p5 bra $4_5;
cvta.to.global.u64 %rd111,%rd101;
mul.wide.s32 %rd112,%r1,40;
add.s64 %rd113,%rd111,%rd112;
ld.global.v2.u32 {%r509,%r510},[%rd113+32];
ld.global.u64 %rd236,[%rd113+24];
ld.global.u64 %rd235,[%rd113+16];
ld.global.u64 %rd234,[%rd113+8];
ld.global.u64 %rd233,[%rd113];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd114,%r1;
mul.lo.s64 %rd115,%rd102,%rd114;
add.s64 %rd233,%rd101,%rd115;
$4_6:
mov.u32 %r152,%ctaid.y;
shl.b32 %r153,%r152,3;
mov.u32 %r14,%tid.y;
add.s32 %r15,%r153,%r14;
setp.ge.s32 %p6,%r15,%r510;
@%p6 bra $4_103;
mov.u32 %r154,%tid.x;
shl.b32 %r155,%r154,2;
mov.u32 %r156,%ctaid.x;
shl.b32 %r157,%r156,7;
add.s32 %r158,%r157,%r155;
cvt.u64.u32 %rd28,%r14;
shl.b32 %r159,%r154,6;
cvt.u64.u32 %rd29,%r159;
mul.wide.u32 %rd116,%r14,2048;
mov.u64 %rd117,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block;
cvta.shared.u64 %rd118,%rd117;
add.s64 %rd119,%rd118,%rd116;
add.s64 %rd30,%rd119,%rd29;
setp.eq.s32 %p7,%r139,4;
selp.b32 %r160,4,2,%p7;
setp.eq.s32 %p8,%r139,0;
selp.b32 %r17,1,%r160,%p8;
sub.s32 %r18,%r508,%r158;
cvt.s64.s32 %rd120,%r15;
mul.lo.s64 %rd121,%rd230,%rd120;
cvt.s64.s32 %rd122,%r158;
mul.lo.s64 %rd123,%rd231,%rd122;
add.s64 %rd31,%rd121,%rd123;
add.s64 %rd237,%rd229,%rd31;
shl.b32 %r161,%r17,2;
cvt.u64.u32 %rd33,%r161;
setp.gt.s32 %p9,%r18,3;
@%p9 bra $4_8;
bra.uni $4_10;
$4_8:
setp.ne.s64 %p10,%rd231,%rd33;
cvt.u64.u32 %rd124,%r17;
setp.ne.s64 %p11,%rd232,%rd124;
or.pred %p12,%p11,%p10;
@%p12 bra $4_10;
cvt.u32.u64 %r162,%rd33;
add.s32 %r163,%r162,-1;
cvt.s64.s32 %rd125,%r163;
and.b64 %rd126,%rd125,%rd237;
setp.eq.s64 %p13,%rd126,0;
mov.u16 %rs66,0;
mov.u64 %rd238,%rd231;
@%p13 bra $4_21;
$4_10:
setp.lt.s32 %p14,%r18,4;
cvt.u64.u32 %rd127,%r17;
setp.ne.s64 %p15,%rd231,%rd127;
or.pred %p16,%p14,%p15;
@%p16 bra $4_12;
cvt.u32.u64 %r164,%rd33;
or.b64 %rd128,%rd232,%rd237;
add.s32 %r165,%r164,-1;
cvt.s64.s32 %rd129,%r165;
and.b64 %rd130,%rd128,%rd129;
setp.eq.s64 %p17,%rd130,0;
mov.u16 %rs66,1;
mov.u64 %rd238,%rd232;
@%p17 bra $4_21;
$4_12:
mov.u64 %rd228,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block;
min.s32 %r167,%r18,4;
add.s32 %r19,%r167,-1;
mov.u32 %r166,0;
shl.b64 %rd135,%rd28,11;
add.s64 %rd137,%rd228,%rd135;
mov.u32 %r511,%r166;
$4_13:
.pragma "nounroll";
min.s32 %r169,%r511,%r19;
cvt.s64.s32 %rd131,%r169;
mul.lo.s64 %rd132,%rd231,%rd131;
add.s64 %rd34,%rd132,%rd31;
mov.u32 %r512,%r166;
$4_14:
.pragma "nounroll";
shl.b32 %r507,%r511,2;
add.s32 %r170,%r512,%r507;
mul.lo.s32 %r171,%r170,%r17;
cvt.s64.s32 %rd133,%r171;
add.s64 %rd134,%rd133,%rd29;
add.s64 %rd35,%rd137,%rd134;
cvt.s64.s32 %rd138,%r512;
mul.lo.s64 %rd139,%rd232,%rd138;
add.s64 %rd140,%rd34,%rd139;
add.s64 %rd36,%rd229,%rd140;
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
ld.u32 %r172,[%rd36];
st.shared.u32 [%rd35],%r172;
$4_19:
add.s32 %r512,%r512,1;
setp.ne.s32 %p20,%r512,4;
@%p20 bra $4_14;
add.s32 %r511,%r511,1;
setp.lt.u32 %p21,%r511,4;
mov.u16 %rs66,0;
mov.u64 %rd237,%rd30;
mov.u64 %rd238,%rd33;
@%p21 bra $4_13;
$4_21:
@%p8 bra $4_25;
@%p7 bra $4_24;
bra.uni $4_23;
$4_24:
ld.v4.u32 {%r32,%r514,%r515,%r516},[%rd237];
bra.uni $4_26;
$4_25:
ld.u32 %r32,[%rd237];
bra.uni $4_26;
$4_23:
ld.v2.u32 {%r32,%r514},[%rd237];
$4_26:
add.s64 %rd39,%rd237,%rd238;
@%p8 bra $4_30;
@%p7 bra $4_29;
bra.uni $4_28;
$4_29:
ld.v4.u32 {%r43,%r518,%r519,%r520},[%rd39];
bra.uni $4_31;
$4_30:
ld.u32 %r43,[%rd39];
bra.uni $4_31;
$4_28:
ld.v2.u32 {%r43,%r518},[%rd39];
$4_31:
shl.b64 %rd141,%rd238,1;
add.s64 %rd40,%rd237,%rd141;
@%p8 bra $4_35;
@%p7 bra $4_34;
bra.uni $4_33;
$4_34:
ld.v4.u32 {%r54,%r522,%r523,%r524},[%rd40];
bra.uni $4_36;
$4_35:
ld.u32 %r54,[%rd40];
bra.uni $4_36;
$4_33:
ld.v2.u32 {%r54,%r522},[%rd40];
$4_36:
mul.lo.s64 %rd142,%rd238,3;
add.s64 %rd41,%rd237,%rd142;
@%p8 bra $4_40;
@%p7 bra $4_39;
bra.uni $4_38;
$4_39:
ld.v4.u32 {%r65,%r526,%r527,%r528},[%rd41];
bra.uni $4_41;
$4_40:
ld.u32 %r65,[%rd41];
bra.uni $4_41;
$4_38:
ld.v2.u32 {%r65,%r526},[%rd41];
$4_41:
@%p7 bra $4_47;
bra.uni $4_42;
$4_47:
mov.b32 %f190,%r32;
mov.b32 %f191,%r514;
mov.b32 %f192,%r515;
mov.b32 %f193,%r516;
mov.b32 %f194,%r43;
mov.b32 %f195,%r518;
mov.b32 %f196,%r519;
mov.b32 %f197,%r520;
mov.b32 %f198,%r54;
mov.b32 %f199,%r522;
mov.b32 %f200,%r523;
mov.b32 %f201,%r524;
mov.b32 %f202,%r65;
mov.b32 %f203,%r526;
mov.b32 %f204,%r527;
mov.b32 %f205,%r528;
bra.uni $4_48;
$4_42:
@%p8 bra $4_46;
setp.eq.s32 %p32,%r139,3;
@%p32 bra $4_45;
bra.uni $4_44;
$4_45:
cvt.u16.u32 %rs7,%r32;
cvt.f32.f16 %f190,%rs7;
shr.u32 %r270,%r32,16;
cvt.u16.u32 %rs8,%r270;
cvt.f32.f16 %f191,%rs8;
cvt.u16.u32 %rs9,%r514;
cvt.f32.f16 %f192,%rs9;
shr.u32 %r271,%r514,16;
cvt.u16.u32 %rs10,%r271;
cvt.f32.f16 %f193,%rs10;
cvt.u16.u32 %rs11,%r43;
cvt.f32.f16 %f194,%rs11;
shr.u32 %r272,%r43,16;
cvt.u16.u32 %rs12,%r272;
cvt.f32.f16 %f195,%rs12;
cvt.u16.u32 %rs13,%r518;
cvt.f32.f16 %f196,%rs13;
shr.u32 %r273,%r518,16;
cvt.u16.u32 %rs14,%r273;
cvt.f32.f16 %f197,%rs14;
cvt.u16.u32 %rs15,%r54;
cvt.f32.f16 %f198,%rs15;
shr.u32 %r274,%r54,16;
cvt.u16.u32 %rs16,%r274;
cvt.f32.f16 %f199,%rs16;
cvt.u16.u32 %rs17,%r522;
cvt.f32.f16 %f200,%rs17;
shr.u32 %r275,%r522,16;
cvt.u16.u32 %rs18,%r275;
cvt.f32.f16 %f201,%rs18;
cvt.u16.u32 %rs19,%r65;
cvt.f32.f16 %f202,%rs19;
shr.u32 %r276,%r65,16;
cvt.u16.u32 %rs20,%r276;
cvt.f32.f16 %f203,%rs20;
cvt.u16.u32 %rs21,%r526;
cvt.f32.f16 %f204,%rs21;
shr.u32 %r277,%r526,16;
cvt.u16.u32 %rs22,%r277;
cvt.f32.f16 %f205,%rs22;
bra.uni $4_48;
$4_46:
cvt.u16.u32 %rs23,%r32;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f190,%rs24;
shr.u16 %rs25,%rs23,8;
cvt.rn.f32.u16 %f191,%rs25;
shr.u32 %r278,%r32,16;
cvt.u16.u32 %rs26,%r278;
and.b16 %rs27,%rs26,255;
cvt.rn.f32.u16 %f192,%rs27;
shr.u32 %r279,%r32,24;
cvt.u16.u32 %rs28,%r279;
cvt.rn.f32.u16 %f193,%rs28;
cvt.u16.u32 %rs29,%r43;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f194,%rs30;
shr.u16 %rs31,%rs29,8;
cvt.rn.f32.u16 %f195,%rs31;
shr.u32 %r280,%r43,16;
cvt.u16.u32 %rs32,%r280;
and.b16 %rs33,%rs32,255;
cvt.rn.f32.u16 %f196,%rs33;
shr.u32 %r281,%r43,24;
cvt.u16.u32 %rs34,%r281;
cvt.rn.f32.u16 %f197,%rs34;
cvt.u16.u32 %rs35,%r54;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f198,%rs36;
shr.u16 %rs37,%rs35,8;
cvt.rn.f32.u16 %f199,%rs37;
shr.u32 %r282,%r54,16;
cvt.u16.u32 %rs38,%r282;
and.b16 %rs39,%rs38,255;
cvt.rn.f32.u16 %f200,%rs39;
shr.u32 %r283,%r54,24;
cvt.u16.u32 %rs40,%r283;
cvt.rn.f32.u16 %f201,%rs40;
cvt.u16.u32 %rs41,%r65;
and.b16 %rs42,%rs41,255;
cvt.rn.f32.u16 %f202,%rs42;
shr.u16 %rs43,%rs41,8;
cvt.rn.f32.u16 %f203,%rs43;
shr.u32 %r284,%r65,16;
cvt.u16.u32 %rs44,%r284;
and.b16 %rs45,%rs44,255;
cvt.rn.f32.u16 %f204,%rs45;
shr.u32 %r285,%r65,24;
cvt.u16.u32 %rs46,%r285;
cvt.rn.f32.u16 %f205,%rs46;
bra.uni $4_48;
$4_44:
setp.eq.s32 %p33,%r139,2;
selp.b32 %r205,32768,0,%p33;
and.b32 %r206,%r32,%r205;
shl.b32 %r207,%r206,1;
and.b32 %r208,%r32,65535;
sub.s32 %r209,%r208,%r207;
cvt.rn.f32.s32 %f190,%r209;
shr.u32 %r210,%r32,16;
and.b32 %r211,%r210,%r205;
shl.b32 %r212,%r211,1;
sub.s32 %r213,%r210,%r212;
cvt.rn.f32.s32 %f191,%r213;
and.b32 %r214,%r514,%r205;
shl.b32 %r215,%r214,1;
and.b32 %r216,%r514,65535;
sub.s32 %r217,%r216,%r215;
cvt.rn.f32.s32 %f192,%r217;
shr.u32 %r218,%r514,16;
and.b32 %r219,%r218,%r205;
shl.b32 %r220,%r219,1;
sub.s32 %r221,%r218,%r220;
cvt.rn.f32.s32 %f193,%r221;
and.b32 %r222,%r43,%r205;
shl.b32 %r223,%r222,1;
and.b32 %r224,%r43,65535;
sub.s32 %r225,%r224,%r223;
cvt.rn.f32.s32 %f194,%r225;
shr.u32 %r226,%r43,16;
and.b32 %r227,%r226,%r205;
shl.b32 %r228,%r227,1;
sub.s32 %r229,%r226,%r228;
cvt.rn.f32.s32 %f195,%r229;
and.b32 %r230,%r518,%r205;
shl.b32 %r231,%r230,1;
and.b32 %r232,%r518,65535;
sub.s32 %r233,%r232,%r231;
cvt.rn.f32.s32 %f196,%r233;
shr.u32 %r234,%r518,16;
and.b32 %r235,%r234,%r205;
shl.b32 %r236,%r235,1;
sub.s32 %r237,%r234,%r236;
cvt.rn.f32.s32 %f197,%r237;
and.b32 %r238,%r54,%r205;
shl.b32 %r239,%r238,1;
and.b32 %r240,%r54,65535;
sub.s32 %r241,%r240,%r239;
cvt.rn.f32.s32 %f198,%r241;
shr.u32 %r242,%r54,16;
and.b32 %r243,%r242,%r205;
shl.b32 %r244,%r243,1;
sub.s32 %r245,%r242,%r244;
cvt.rn.f32.s32 %f199,%r245;
and.b32 %r246,%r522,%r205;
shl.b32 %r247,%r246,1;
and.b32 %r248,%r522,65535;
sub.s32 %r249,%r248,%r247;
cvt.rn.f32.s32 %f200,%r249;
shr.u32 %r250,%r522,16;
and.b32 %r251,%r250,%r205;
shl.b32 %r252,%r251,1;
sub.s32 %r253,%r250,%r252;
cvt.rn.f32.s32 %f201,%r253;
and.b32 %r254,%r65,%r205;
shl.b32 %r255,%r254,1;
and.b32 %r256,%r65,65535;
sub.s32 %r257,%r256,%r255;
cvt.rn.f32.s32 %f202,%r257;
shr.u32 %r258,%r65,16;
and.b32 %r259,%r258,%r205;
shl.b32 %r260,%r259,1;
sub.s32 %r261,%r258,%r260;
cvt.rn.f32.s32 %f203,%r261;
and.b32 %r262,%r526,%r205;
shl.b32 %r263,%r262,1;
and.b32 %r264,%r526,65535;
sub.s32 %r265,%r264,%r263;
cvt.rn.f32.s32 %f204,%r265;
shr.u32 %r266,%r526,16;
and.b32 %r267,%r266,%r205;
shl.b32 %r268,%r267,1;
sub.s32 %r269,%r266,%r268;
cvt.rn.f32.s32 %f205,%r269;
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
sub.s32 %r70,%r509,%r158;
mul.lo.s64 %rd45,%rd234,%rd120;
mul.lo.s64 %rd145,%rd235,%rd122;
add.s64 %rd46,%rd45,%rd145;
add.s64 %rd47,%rd233,%rd46;
mul.lo.s32 %r298,%r154,%r17;
shl.b32 %r299,%r298,4;
cvt.s64.s32 %rd48,%r299;
cvt.u64.u32 %rd146,%r161;
setp.eq.s64 %p38,%rd235,%rd146;
cvt.u64.u32 %rd147,%r17;
setp.eq.s64 %p39,%rd236,%rd147;
and.pred %p1,%p39,%p38;
setp.lt.s32 %p40,%r70,4;
or.pred %p41,%p40,%p1;
setp.ne.s64 %p42,%rd235,%rd147;
mov.pred %p75,0;
or.pred %p43,%p42,%p41;
@%p43 bra $4_50;
or.b64 %rd148,%rd236,%rd47;
add.s32 %r303,%r161,-1;
cvt.s64.s32 %rd149,%r303;
and.b64 %rd150,%rd148,%rd149;
setp.eq.s64 %p75,%rd150,0;
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
selp.b64 %rd50,%rd236,%rd146,%p75;
shl.b64 %rd152,%rd28,11;
add.s64 %rd155,%rd118,%rd152;
add.s64 %rd156,%rd155,%rd48;
selp.b64 %rd51,%rd47,%rd156,%p75;
add.s64 %rd52,%rd51,%rd50;
add.s64 %rd53,%rd52,%rd50;
add.s64 %rd54,%rd53,%rd50;
@%p7 bra $4_74;
bra.uni $4_51;
$4_74:
st.v4.f32 [%rd51],{%f84,%f96,%f97,%f98};
st.v4.f32 [%rd52],{%f99,%f88,%f100,%f101};
st.v4.f32 [%rd53],{%f102,%f103,%f92,%f104};
st.v4.f32 [%rd54],{%f105,%f106,%f107,%f205};
bra.uni $4_75;
$4_51:
ld.param.u32 %r483,[p4];
setp.eq.s32 %p48,%r483,3;
@%p48 bra $4_73;
bra.uni $4_52;
$4_73:
cvt.rn.f16.f32 %rs47,%f84;
cvt.rn.f16.f32 %rs48,%f96;
cvt.rn.f16.f32 %rs49,%f97;
cvt.rn.f16.f32 %rs50,%f98;
mov.b32 %r387,{%rs49,%rs50};
mov.b32 %r388,{%rs47,%rs48};
st.v2.u32 [%rd51],{%r388,%r387};
cvt.rn.f16.f32 %rs51,%f99;
cvt.rn.f16.f32 %rs52,%f88;
cvt.rn.f16.f32 %rs53,%f100;
cvt.rn.f16.f32 %rs54,%f101;
mov.b32 %r389,{%rs53,%rs54};
mov.b32 %r390,{%rs51,%rs52};
st.v2.u32 [%rd52],{%r390,%r389};
cvt.rn.f16.f32 %rs55,%f102;
cvt.rn.f16.f32 %rs56,%f103;
cvt.rn.f16.f32 %rs57,%f92;
cvt.rn.f16.f32 %rs58,%f104;
mov.b32 %r391,{%rs57,%rs58};
mov.b32 %r392,{%rs55,%rs56};
st.v2.u32 [%rd53],{%r392,%r391};
cvt.rn.f16.f32 %rs59,%f105;
cvt.rn.f16.f32 %rs60,%f106;
cvt.rn.f16.f32 %rs61,%f107;
cvt.rn.f16.f32 %rs62,%f205;
mov.b32 %r393,{%rs61,%rs62};
mov.b32 %r394,{%rs59,%rs60};
st.v2.u32 [%rd54],{%r394,%r393};
bra.uni $4_75;
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
ld.param.u32 %r484,[p4];
setp.eq.s32 %p50,%r484,1;
@%p50 bra $4_55;
bra.uni $4_54;
$4_55:
cvt.pack.sat.u16.s32 %r313,%r72,%r71;
cvt.pack.sat.u16.s32 %r529,%r74,%r73;
st.u32 [%rd51],%r313;
mov.u64 %rd239,4;
bra.uni $4_57;
$4_56:
mov.u32 %r322,0;
cvt.pack.sat.u8.s32.b32 %r319,%r74,%r73,%r322;
cvt.pack.sat.u8.s32.b32 %r529,%r72,%r71,%r319;
mov.u64 %rd239,0;
bra.uni $4_57;
$4_54:
cvt.pack.sat.s16.s32 %r307,%r72,%r71;
cvt.pack.sat.s16.s32 %r529,%r74,%r73;
st.u32 [%rd51],%r307;
mov.u64 %rd239,4;
$4_57:
add.s64 %rd160,%rd51,%rd239;
st.u32 [%rd160],%r529;
@%p8 bra $4_61;
ld.param.u32 %r485,[p4];
setp.eq.s32 %p52,%r485,1;
@%p52 bra $4_60;
bra.uni $4_59;
$4_60:
cvt.pack.sat.u16.s32 %r333,%r76,%r75;
cvt.pack.sat.u16.s32 %r530,%r78,%r77;
add.s64 %rd240,%rd50,4;
st.u32 [%rd52],%r333;
bra.uni $4_62;
$4_61:
mov.u32 %r342,0;
cvt.pack.sat.u8.s32.b32 %r339,%r78,%r77,%r342;
cvt.pack.sat.u8.s32.b32 %r530,%r76,%r75,%r339;
mov.u64 %rd240,%rd50;
bra.uni $4_62;
$4_59:
cvt.pack.sat.s16.s32 %r327,%r76,%r75;
cvt.pack.sat.s16.s32 %r530,%r78,%r77;
add.s64 %rd240,%rd50,4;
st.u32 [%rd52],%r327;
$4_62:
add.s64 %rd161,%rd51,%rd240;
st.u32 [%rd161],%r530;
@%p8 bra $4_66;
ld.param.u32 %r486,[p4];
setp.eq.s32 %p54,%r486,1;
@%p54 bra $4_65;
bra.uni $4_64;
$4_65:
cvt.pack.sat.u16.s32 %r353,%r80,%r79;
cvt.pack.sat.u16.s32 %r531,%r82,%r81;
shl.b64 %rd163,%rd50,1;
add.s64 %rd241,%rd163,4;
st.u32 [%rd53],%r353;
bra.uni $4_67;
$4_66:
mov.u32 %r362,0;
cvt.pack.sat.u8.s32.b32 %r359,%r82,%r81,%r362;
cvt.pack.sat.u8.s32.b32 %r531,%r80,%r79,%r359;
shl.b64 %rd241,%rd50,1;
bra.uni $4_67;
$4_64:
cvt.pack.sat.s16.s32 %r347,%r80,%r79;
cvt.pack.sat.s16.s32 %r531,%r82,%r81;
shl.b64 %rd162,%rd50,1;
add.s64 %rd241,%rd162,4;
st.u32 [%rd53],%r347;
$4_67:
add.s64 %rd164,%rd51,%rd241;
st.u32 [%rd164],%r531;
@%p8 bra $4_71;
ld.param.u32 %r487,[p4];
setp.eq.s32 %p56,%r487,1;
@%p56 bra $4_70;
bra.uni $4_69;
$4_70:
cvt.pack.sat.u16.s32 %r373,%r84,%r83;
cvt.pack.sat.u16.s32 %r532,%r86,%r85;
mul.lo.s64 %rd166,%rd50,3;
add.s64 %rd242,%rd166,4;
st.u32 [%rd54],%r373;
bra.uni $4_72;
$4_71:
mov.u32 %r382,0;
cvt.pack.sat.u8.s32.b32 %r379,%r86,%r85,%r382;
cvt.pack.sat.u8.s32.b32 %r532,%r84,%r83,%r379;
mul.lo.s64 %rd242,%rd50,3;
bra.uni $4_72;
$4_69:
cvt.pack.sat.s16.s32 %r367,%r84,%r83;
cvt.pack.sat.s16.s32 %r532,%r86,%r85;
mul.lo.s64 %rd165,%rd50,3;
add.s64 %rd242,%rd165,4;
st.u32 [%rd54],%r367;
$4_72:
add.s64 %rd167,%rd51,%rd242;
st.u32 [%rd167],%r532;
$4_75:
@%p1 bra $4_86;
bra.uni $4_76;
$4_86:
mov.u32 %r492,%ctaid.x;
shl.b32 %r491,%r492,7;
mov.u32 %r490,%tid.x;
shl.b32 %r489,%r490,2;
bar.warp.sync -1;
cvt.s64.s32 %rd70,%r489;
sub.s32 %r404,%r509,%r491;
min.s32 %r405,%r404,128;
mul.lo.s32 %r406,%r405,%r17;
shl.b32 %r109,%r406,2;
setp.lt.s32 %p63,%r109,1;
@%p63 bra $4_103;
mul.lo.s64 %rd178,%rd235,%rd70;
sub.s64 %rd179,%rd46,%rd178;
add.s64 %rd71,%rd233,%rd179;
and.b64 %rd180,%rd71,15;
setp.eq.s64 %p64,%rd180,0;
@%p64 bra $4_92;
and.b64 %rd181,%rd71,3;
setp.ne.s64 %p65,%rd181,0;
mov.u32 %r540,0;
@%p65 bra $4_100;
shr.s32 %r408,%r109,31;
shr.u32 %r409,%r408,30;
add.s32 %r410,%r109,%r409;
shr.s32 %r110,%r410,2;
mov.u32 %r535,%tid.x;
setp.ge.s32 %p66,%r535,%r110;
mov.u32 %r540,%r109;
@%p66 bra $4_100;
mov.u32 %r500,%ctaid.x;
shl.b32 %r499,%r500,7;
mov.u64 %rd225,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block;
mul.wide.s32 %rd182,%r535,4;
shl.b32 %r414,%r535,2;
add.s32 %r415,%r499,%r414;
cvt.s64.s32 %rd183,%r415;
sub.s64 %rd184,%rd183,%rd70;
mul.lo.s64 %rd185,%rd235,%rd184;
add.s64 %rd186,%rd182,%rd185;
add.s64 %rd187,%rd186,%rd45;
add.s64 %rd244,%rd233,%rd187;
add.s64 %rd190,%rd225,%rd116;
add.s64 %rd243,%rd190,%rd182;
$4_91:
.pragma "nounroll";
ld.shared.u32 %r417,[%rd243];
st.u32 [%rd244],%r417;
add.s64 %rd244,%rd244,128;
add.s64 %rd243,%rd243,128;
add.s32 %r535,%r535,32;
setp.lt.s32 %p67,%r535,%r110;
mov.u32 %r540,%r109;
@%p67 bra $4_91;
bra.uni $4_100;
$4_76:
setp.lt.s32 %p57,%r70,1;
or.pred %p58,%p57,%p75;
@%p58 bra $4_103;
mov.u32 %r488,%tid.y;
cvt.u64.u32 %rd222,%r488;
shl.b64 %rd221,%rd222,11;
mov.u64 %rd220,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block;
min.s32 %r103,%r70,4;
mov.u32 %r395,0;
add.s64 %rd177,%rd220,%rd221;
mov.u32 %r533,%r395;
$4_78:
.pragma "nounroll";
cvt.s64.s32 %rd168,%r533;
mul.lo.s64 %rd169,%rd235,%rd168;
add.s64 %rd67,%rd169,%rd46;
shl.b32 %r105,%r533,2;
mov.u32 %r534,%r395;
$4_79:
.pragma "nounroll";
cvt.s64.s32 %rd170,%r534;
mul.lo.s64 %rd171,%rd236,%rd170;
add.s64 %rd172,%rd67,%rd171;
add.s64 %rd68,%rd233,%rd172;
add.s32 %r397,%r534,%r105;
mul.lo.s32 %r398,%r397,%r17;
cvt.s64.s32 %rd173,%r398;
add.s64 %rd174,%rd173,%rd48;
add.s64 %rd69,%rd177,%rd174;
@%p8 bra $4_83;
setp.eq.s32 %p60,%r17,2;
@%p60 bra $4_82;
bra.uni $4_81;
$4_82:
ld.shared.u16 %rs63,[%rd69];
st.u16 [%rd68],%rs63;
bra.uni $4_84;
$4_83:
ld.shared.u8 %rs64,[%rd69];
st.u8 [%rd68],%rs64;
bra.uni $4_84;
$4_81:
ld.shared.u32 %r399,[%rd69];
st.u32 [%rd68],%r399;
$4_84:
add.s32 %r534,%r534,1;
setp.ne.s32 %p61,%r534,4;
@%p61 bra $4_79;
add.s32 %r533,%r533,1;
setp.lt.s32 %p62,%r533,%r103;
@%p62 bra $4_78;
bra.uni $4_103;
$4_92:
mov.u32 %r501,%tid.x;
shr.s32 %r418,%r109,31;
shr.u32 %r419,%r418,28;
add.s32 %r420,%r109,%r419;
shr.s32 %r114,%r420,4;
setp.ge.s32 %p68,%r501,%r114;
@%p68 bra $4_99;
mov.u32 %r538,%tid.x;
not.b32 %r422,%r538;
add.s32 %r116,%r114,%r422;
shr.u32 %r423,%r116,5;
add.s32 %r424,%r423,1;
and.b32 %r537,%r424,3;
setp.eq.s32 %p69,%r537,0;
@%p69 bra $4_96;
mov.u32 %r504,%ctaid.x;
shl.b32 %r503,%r504,7;
mov.u64 %rd226,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block;
mov.u32 %r538,%tid.x;
mul.wide.s32 %rd191,%r538,16;
add.s64 %rd194,%rd226,%rd116;
add.s64 %rd246,%rd194,%rd191;
shl.b32 %r428,%r538,2;
add.s32 %r429,%r503,%r428;
cvt.s64.s32 %rd195,%r429;
sub.s64 %rd196,%rd195,%rd70;
mul.lo.s64 %rd197,%rd235,%rd196;
add.s64 %rd198,%rd191,%rd197;
add.s64 %rd199,%rd198,%rd45;
add.s64 %rd245,%rd233,%rd199;
$4_95:
.pragma "nounroll";
ld.shared.v4.u32 {%r430,%r431,%r432,%r433},[%rd246];
st.v4.u32 [%rd245],{%r430,%r431,%r432,%r433};
add.s32 %r538,%r538,32;
add.s64 %rd246,%rd246,512;
add.s64 %rd245,%rd245,512;
add.s32 %r537,%r537,-1;
setp.ne.s32 %p70,%r537,0;
@%p70 bra $4_95;
$4_96:
setp.lt.u32 %p71,%r116,96;
@%p71 bra $4_99;
mov.u32 %r506,%ctaid.x;
shl.b32 %r505,%r506,7;
mov.u64 %rd227,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block;
mul.wide.s32 %rd200,%r538,16;
mov.u32 %r440,%tid.x;
shl.b32 %r441,%r440,2;
add.s32 %r442,%r505,%r441;
cvt.s64.s32 %rd201,%r442;
sub.s64 %rd202,%rd201,%rd70;
mul.lo.s64 %rd203,%rd235,%rd202;
add.s64 %rd204,%rd200,%rd203;
add.s64 %rd205,%rd204,%rd45;
add.s64 %rd206,%rd233,%rd205;
add.s64 %rd248,%rd206,1024;
add.s64 %rd209,%rd227,%rd116;
add.s64 %rd210,%rd209,%rd200;
add.s64 %rd247,%rd210,1024;
$4_98:
ld.shared.v4.u32 {%r444,%r445,%r446,%r447},[%rd247+-1024];
st.v4.u32 [%rd248+-1024],{%r444,%r445,%r446,%r447};
ld.shared.v4.u32 {%r452,%r453,%r454,%r455},[%rd247+-512];
st.v4.u32 [%rd248+-512],{%r452,%r453,%r454,%r455};
ld.shared.v4.u32 {%r460,%r461,%r462,%r463},[%rd247];
st.v4.u32 [%rd248],{%r460,%r461,%r462,%r463};
ld.shared.v4.u32 {%r468,%r469,%r470,%r471},[%rd247+512];
st.v4.u32 [%rd248+512],{%r468,%r469,%r470,%r471};
add.s64 %rd248,%rd248,2048;
add.s64 %rd247,%rd247,2048;
add.s32 %r538,%r538,128;
setp.lt.s32 %p72,%r538,%r114;
@%p72 bra $4_98;
$4_99:
and.b32 %r540,%r109,-16;
$4_100:
mov.u32 %r493,%tid.x;
add.s32 %r541,%r540,%r493;
setp.ge.s32 %p73,%r541,%r109;
@%p73 bra $4_103;
mov.u32 %r498,%ctaid.x;
mov.u32 %r497,%tid.x;
shl.b32 %r496,%r497,2;
shl.b32 %r495,%r498,7;
add.s32 %r494,%r495,%r496;
cvt.s64.s32 %rd224,%r494;
mov.u64 %rd223,_ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block;
sub.s64 %rd212,%rd224,%rd70;
mul.lo.s64 %rd213,%rd235,%rd212;
add.s64 %rd214,%rd213,%rd45;
cvt.s64.s32 %rd215,%r541;
add.s64 %rd216,%rd214,%rd215;
add.s64 %rd250,%rd233,%rd216;
add.s64 %rd219,%rd223,%rd116;
add.s64 %rd249,%rd219,%rd215;
$4_102:
.pragma "nounroll";
ld.shared.u8 %rs65,[%rd249];
st.u8 [%rd250],%rs65;
add.s64 %rd250,%rd250,32;
add.s64 %rd249,%rd249,32;
add.s32 %r541,%r541,32;
setp.lt.s32 %p74,%r541,%r109;
@%p74 bra $4_102;
$4_103:
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
.reg .pred %p<22>;
.reg .f32 %f<77>;
.reg .b32 %r<251>;
.reg .b64 %rd<108>;
.shared .align 16 .b8 _ZZ20color_twist_packed_4E7scratch[16384];
ld.param.u64 %rd35,[p0];
ld.param.v2.u32 {%r74,%r75},[p1+40];
ld.param.u64 %rd40,[p2];
ld.param.v2.u32 {%r231,%r232},[p3+32];
ld.param.v2.u32 {%r78,%r79},[p3+40];
ld.param.u32 %r71,[p5];
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
ld.param.u64 %rd107,[p3+8];
ld.param.u64 %rd41,[p3];
ld.param.u64 %rd105,[p1+8];
ld.param.u64 %rd36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r75,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd45,%rd35;
mul.wide.s32 %rd46,%r1,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.u64 %rd105,[%rd47+8];
ld.global.u64 %rd104,[%rd47];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd36,%rd48;
add.s64 %rd104,%rd35,%rd49;
$5_3:
setp.eq.s32 %p2,%r79,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd50,%rd40;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r231,%r232},[%rd52+32];
ld.global.u64 %rd107,[%rd52+8];
ld.global.u64 %rd106,[%rd52];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd41,%rd53;
add.s64 %rd106,%rd40,%rd54;
$5_6:
mov.u32 %r14,%tid.x;
mov.u32 %r84,%ctaid.x;
mul.lo.s32 %r15,%r84,%r71;
mov.u32 %r85,%ctaid.y;
shl.b32 %r86,%r85,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r86,%r16;
setp.ge.u32 %p3,%r17,%r232;
setp.le.u32 %p4,%r231,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $5_32;
cvt.u64.u32 %rd27,%r16;
sub.s32 %r87,%r231,%r15;
min.u32 %r19,%r87,%r71;
shl.b32 %r20,%r19,2;
cvt.u64.u32 %rd55,%r17;
mul.lo.s64 %rd56,%rd105,%rd55;
shl.b32 %r88,%r15,2;
cvt.u64.u32 %rd57,%r88;
add.s64 %rd28,%rd56,%rd57;
add.s64 %rd29,%rd104,%rd28;
mul.lo.s64 %rd58,%rd107,%rd55;
add.s64 %rd30,%rd58,%rd57;
and.b64 %rd59,%rd29,15;
setp.eq.s64 %p6,%rd59,0;
and.b32 %r21,%r19,3;
setp.eq.s32 %p7,%r21,0;
and.pred %p8,%p6,%p7;
@%p8 bra $5_9;
bra.uni $5_8;
$5_9:
shl.b32 %r93,%r14,4;
sub.s32 %r22,%r20,%r93;
cvt.u64.u32 %rd64,%r93;
add.s64 %rd65,%rd28,%rd64;
setp.lt.s32 %p9,%r22,1;
cvta.to.global.u64 %rd66,%rd104;
add.s64 %rd31,%rd66,%rd65;
@%p9 bra $5_11;
ld.global.v4.u32 {%r233,%r234,%r235,%r236},[%rd31];
$5_11:
setp.lt.s32 %p10,%r22,513;
@%p10 bra $5_13;
ld.global.v4.u32 {%r237,%r238,%r239,%r240},[%rd31+512];
$5_13:
setp.lt.s32 %p11,%r22,1025;
@%p11 bra $5_15;
ld.global.v4.u32 {%r241,%r242,%r243,%r244},[%rd31+1024];
$5_15:
setp.lt.s32 %p12,%r22,1537;
@%p12 bra $5_17;
ld.global.v4.u32 {%r245,%r246,%r247,%r248},[%rd31+1536];
$5_17:
mul.wide.u32 %rd68,%r16,2048;
mov.u64 %rd69,_ZZ20color_twist_packed_4E7scratch;
add.s64 %rd70,%rd69,%rd68;
add.s64 %rd71,%rd70,%rd64;
st.shared.v4.u32 [%rd71],{%r233,%r234,%r235,%r236};
st.shared.v4.u32 [%rd71+512],{%r237,%r238,%r239,%r240};
st.shared.v4.u32 [%rd71+1024],{%r241,%r242,%r243,%r244};
st.shared.v4.u32 [%rd71+1536],{%r245,%r246,%r247,%r248};
bar.warp.sync -1;
bra.uni $5_18;
$5_8:
add.s32 %r90,%r20,12;
and.b32 %r91,%r90,-16;
shl.b64 %rd60,%rd27,11;
mov.u64 %rd61,_ZZ20color_twist_packed_4E7scratch;
cvta.shared.u64 %rd62,%rd61;
add.s64 %rd63,%rd62,%rd60;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd63;
.param .b32 param1;
st.param.b32 [param1+0],%r91;
.param .b64 param2;
st.param.b64 [param2+0],%rd29;
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
$5_18:
add.s64 %rd32,%rd106,%rd30;
shl.b32 %r250,%r14,2;
sub.s32 %r56,%r19,%r250;
cvta.to.global.u64 %rd33,%rd106;
mov.u32 %r249,0;
$5_19:
.pragma "nounroll";
setp.ge.s32 %p13,%r249,%r56;
@%p13 bra $5_21;
mul.wide.u32 %rd72,%r16,2048;
mov.u64 %rd73,_ZZ20color_twist_packed_4E7scratch;
add.s64 %rd74,%rd73,%rd72;
mul.wide.u32 %rd75,%r250,4;
add.s64 %rd76,%rd74,%rd75;
ld.shared.v4.u32 {%r151,%r152,%r153,%r154},[%rd76];
mov.u32 %r145,0;
and.b32 %r159,%r151,255;
cvt.rn.f32.u32 %f25,%r159;
shr.u32 %r160,%r151,8;
and.b32 %r161,%r160,255;
cvt.rn.f32.u32 %f26,%r161;
shr.u32 %r162,%r151,16;
and.b32 %r163,%r162,255;
cvt.rn.f32.u32 %f27,%r163;
shr.u32 %r164,%r151,24;
cvt.rn.f32.u32 %f28,%r164;
and.b32 %r165,%r152,255;
cvt.rn.f32.u32 %f29,%r165;
shr.u32 %r166,%r152,8;
and.b32 %r167,%r166,255;
cvt.rn.f32.u32 %f30,%r167;
shr.u32 %r168,%r152,16;
and.b32 %r169,%r168,255;
cvt.rn.f32.u32 %f31,%r169;
shr.u32 %r170,%r152,24;
cvt.rn.f32.u32 %f32,%r170;
and.b32 %r171,%r153,255;
cvt.rn.f32.u32 %f33,%r171;
shr.u32 %r172,%r153,8;
and.b32 %r173,%r172,255;
cvt.rn.f32.u32 %f34,%r173;
shr.u32 %r174,%r153,16;
and.b32 %r175,%r174,255;
cvt.rn.f32.u32 %f35,%r175;
shr.u32 %r176,%r153,24;
cvt.rn.f32.u32 %f36,%r176;
and.b32 %r177,%r154,255;
cvt.rn.f32.u32 %f37,%r177;
shr.u32 %r178,%r154,8;
and.b32 %r179,%r178,255;
cvt.rn.f32.u32 %f38,%r179;
shr.u32 %r180,%r154,16;
and.b32 %r181,%r180,255;
cvt.rn.f32.u32 %f39,%r181;
shr.u32 %r182,%r154,24;
cvt.rn.f32.u32 %f40,%r182;
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
cvt.rni.s32.f32 %r124,%f43;
cvt.rni.s32.f32 %r123,%f46;
cvt.rni.s32.f32 %r120,%f49;
cvt.rni.s32.f32 %r119,%f28;
cvt.rni.s32.f32 %r132,%f52;
cvt.rni.s32.f32 %r131,%f55;
cvt.rni.s32.f32 %r128,%f58;
cvt.rni.s32.f32 %r127,%f32;
cvt.rni.s32.f32 %r140,%f61;
cvt.rni.s32.f32 %r139,%f64;
cvt.rni.s32.f32 %r136,%f67;
cvt.rni.s32.f32 %r135,%f36;
cvt.rni.s32.f32 %r148,%f70;
cvt.rni.s32.f32 %r147,%f73;
cvt.rni.s32.f32 %r144,%f76;
cvt.rni.s32.f32 %r143,%f40;
cvt.pack.sat.u8.s32.b32 %r118,%r119,%r120,%r145;
cvt.pack.sat.u8.s32.b32 %r126,%r127,%r128,%r145;
cvt.pack.sat.u8.s32.b32 %r134,%r135,%r136,%r145;
cvt.pack.sat.u8.s32.b32 %r142,%r143,%r144,%r145;
cvt.pack.sat.u8.s32.b32 %r146,%r147,%r148,%r142;
cvt.pack.sat.u8.s32.b32 %r138,%r139,%r140,%r134;
cvt.pack.sat.u8.s32.b32 %r130,%r131,%r132,%r126;
cvt.pack.sat.u8.s32.b32 %r122,%r123,%r124,%r118;
st.shared.v4.u32 [%rd76],{%r122,%r130,%r138,%r146};
$5_21:
add.s32 %r250,%r250,128;
add.s32 %r249,%r249,128;
setp.ne.s32 %p14,%r249,512;
@%p14 bra $5_19;
bar.warp.sync -1;
and.b64 %rd77,%rd32,15;
setp.eq.s64 %p16,%rd77,0;
and.pred %p17,%p7,%p16;
@%p17 bra $5_24;
bra.uni $5_23;
$5_24:
shl.b32 %r186,%r14,4;
sub.s32 %r61,%r20,%r186;
cvt.u64.u32 %rd82,%r186;
add.s64 %rd83,%rd30,%rd82;
setp.lt.s32 %p18,%r61,1;
add.s64 %rd34,%rd33,%rd83;
@%p18 bra $5_26;
mul.wide.u32 %rd85,%r16,2048;
mov.u64 %rd86,_ZZ20color_twist_packed_4E7scratch;
add.s64 %rd87,%rd86,%rd85;
add.s64 %rd88,%rd87,%rd82;
ld.shared.v4.u32 {%r190,%r191,%r192,%r193},[%rd88];
st.global.v4.u32 [%rd34],{%r190,%r191,%r192,%r193};
$5_26:
setp.lt.s32 %p19,%r61,513;
@%p19 bra $5_28;
mul.wide.u32 %rd90,%r16,2048;
mov.u64 %rd91,_ZZ20color_twist_packed_4E7scratch;
add.s64 %rd92,%rd91,%rd90;
add.s64 %rd93,%rd92,%rd82;
ld.shared.v4.u32 {%r201,%r202,%r203,%r204},[%rd93+512];
st.global.v4.u32 [%rd34+512],{%r201,%r202,%r203,%r204};
$5_28:
setp.lt.s32 %p20,%r61,1025;
@%p20 bra $5_30;
mul.wide.u32 %rd95,%r16,2048;
mov.u64 %rd96,_ZZ20color_twist_packed_4E7scratch;
add.s64 %rd97,%rd96,%rd95;
add.s64 %rd98,%rd97,%rd82;
ld.shared.v4.u32 {%r212,%r213,%r214,%r215},[%rd98+1024];
st.global.v4.u32 [%rd34+1024],{%r212,%r213,%r214,%r215};
$5_30:
setp.lt.s32 %p21,%r61,1537;
@%p21 bra $5_32;
mul.wide.u32 %rd100,%r16,2048;
mov.u64 %rd101,_ZZ20color_twist_packed_4E7scratch;
add.s64 %rd102,%rd101,%rd100;
add.s64 %rd103,%rd102,%rd82;
ld.shared.v4.u32 {%r223,%r224,%r225,%r226},[%rd103+1536];
st.global.v4.u32 [%rd34+1536],{%r223,%r224,%r225,%r226};
bra.uni $5_32;
$5_23:
mul.wide.u32 %rd78,%r16,2048;
mov.u64 %rd79,_ZZ20color_twist_packed_4E7scratch;
cvta.shared.u64 %rd80,%rd79;
add.s64 %rd81,%rd80,%rd78;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd32;
.param .b64 param1;
st.param.b64 [param1+0],%rd81;
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
$5_32:
ret;
}
`;
