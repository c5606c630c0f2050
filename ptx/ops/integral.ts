// Generated from kernels/ops/integral.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/integral.cu`. */
export const INTEGRAL: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry integral_rows_int(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<33>;
.reg .b16 %rs<7>;
.reg .f32 %f<10>;
.reg .b32 %r<109>;
.reg .b64 %rd<92>;
ld.param.u64 %rd40,[p0];
ld.param.v2.u32 {%r102,%r103},[p1+32];
ld.param.v2.u32 {%r41,%r42},[p1+40];
ld.param.u64 %rd45,[p2];
ld.param.v2.u32 {%r45,%r46},[p3+40];
ld.param.u32 %r37,[p5];
ld.param.u32 %r38,[p6];
ld.param.u64 %rd89,[p3+24];
ld.param.u64 %rd88,[p3+16];
ld.param.u64 %rd87,[p3+8];
ld.param.u64 %rd46,[p3];
ld.param.u64 %rd85,[p1+24];
ld.param.u64 %rd84,[p1+16];
ld.param.u64 %rd83,[p1+8];
ld.param.u64 %rd41,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r42,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd50,%rd40;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r102,%r103},[%rd52+32];
ld.global.u64 %rd85,[%rd52+24];
ld.global.u64 %rd84,[%rd52+16];
ld.global.u64 %rd83,[%rd52+8];
ld.global.u64 %rd82,[%rd52];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd41,%rd53;
add.s64 %rd82,%rd40,%rd54;
$0_3:
setp.eq.s32 %p2,%r46,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd55,%rd45;
mul.wide.s32 %rd56,%r1,40;
add.s64 %rd57,%rd55,%rd56;
ld.global.u64 %rd89,[%rd57+24];
ld.global.u64 %rd88,[%rd57+16];
ld.global.u64 %rd87,[%rd57+8];
ld.global.u64 %rd86,[%rd57];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd58,%r1;
mul.lo.s64 %rd59,%rd46,%rd58;
add.s64 %rd86,%rd45,%rd59;
$0_6:
mov.u32 %r51,%ctaid.y;
shl.b32 %r52,%r51,3;
mov.u32 %r53,%tid.y;
add.s32 %r15,%r52,%r53;
setp.gt.s32 %p3,%r15,%r103;
setp.lt.s32 %p4,%r45,1;
or.pred %p5,%p3,%p4;
@%p5 bra $0_28;
mov.u32 %r55,%tid.x;
cvt.s64.s32 %rd60,%r15;
mul.lo.s64 %rd27,%rd87,%rd60;
add.s32 %r56,%r15,-1;
cvt.s64.s32 %rd61,%r56;
mul.lo.s64 %rd62,%rd83,%rd61;
cvt.s64.s32 %rd63,%r55;
mul.lo.s64 %rd64,%rd84,%rd63;
add.s64 %rd28,%rd62,%rd64;
add.s32 %r57,%r55,1;
cvt.s64.s32 %rd65,%r57;
mul.lo.s64 %rd66,%rd88,%rd65;
add.s64 %rd67,%rd27,%rd66;
shl.b64 %rd29,%rd88,5;
sub.s64 %rd30,%rd67,%rd29;
shl.b64 %rd31,%rd84,5;
mov.u32 %r104,0;
$0_8:
.pragma "nounroll";
setp.eq.s32 %p6,%r55,0;
@%p6 bra $0_9;
bra.uni $0_10;
$0_9:
cvt.s64.s32 %rd68,%r104;
mul.lo.s64 %rd69,%rd89,%rd68;
add.s64 %rd70,%rd69,%rd27;
add.s64 %rd71,%rd86,%rd70;
mov.u32 %r59,0;
st.u32 [%rd71],%r59;
$0_10:
add.s32 %r105,%r55,-32;
add.s32 %r62,%r102,%r55;
setp.ge.s32 %p7,%r105,%r62;
@%p7 bra $0_27;
cvt.s64.s32 %rd72,%r104;
mul.lo.s64 %rd73,%rd89,%rd72;
add.s64 %rd74,%rd30,%rd73;
add.s64 %rd90,%rd86,%rd74;
mul.lo.s64 %rd75,%rd85,%rd72;
add.s64 %rd76,%rd28,%rd75;
add.s64 %rd91,%rd82,%rd76;
mov.u32 %r64,0;
mov.u32 %r106,%r64;
mov.u32 %r107,%r64;
$0_12:
.pragma "nounroll";
setp.lt.s32 %p8,%r15,1;
add.s32 %r71,%r105,32;
setp.ge.s32 %p9,%r71,%r102;
or.pred %p10,%p8,%p9;
mov.u32 %r108,%r64;
@%p10 bra $0_24;
setp.gt.s32 %p11,%r37,1;
@%p11 bra $0_16;
setp.eq.s32 %p14,%r37,0;
@%p14 bra $0_21;
setp.eq.s32 %p15,%r37,1;
@%p15 bra $0_20;
bra.uni $0_22;
$0_20:
ld.global.nc.u16 %rs4,[%rd91];
cvt.rn.f32.u16 %f9,%rs4;
bra.uni $0_23;
$0_16:
setp.eq.s32 %p12,%r37,2;
@%p12 bra $0_19;
setp.ne.s32 %p13,%r37,3;
@%p13 bra $0_22;
ld.global.nc.u16 %rs1,[%rd91];
cvt.f32.f16 %f9,%rs1;
bra.uni $0_23;
$0_21:
ld.global.nc.u8 %r72,[%rd91];
cvt.u16.u32 %rs5,%r72;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f9,%rs6;
bra.uni $0_23;
$0_19:
ld.global.nc.s16 %rs3,[%rd91];
cvt.rn.f32.s16 %f9,%rs3;
bra.uni $0_23;
$0_22:
ld.global.nc.f32 %f9,[%rd91];
$0_23:
cvt.rzi.s32.f32 %r108,%f9;
$0_24:
setp.lt.s32 %p16,%r55,16;
mov.u32 %r74,16;
setp.lt.s32 %p17,%r55,8;
mov.u32 %r75,8;
setp.lt.s32 %p18,%r55,4;
mov.u32 %r76,4;
setp.lt.s32 %p19,%r55,2;
mov.u32 %r77,2;
setp.lt.s32 %p20,%r55,1;
mov.u32 %r78,1;
mov.u32 %r79,0;
mov.u32 %r80,-1;
shfl.sync.up.b32 %r81|%p21,%r106,%r78,%r79,%r80;
selp.b32 %r82,0,%r81,%p20;
add.s32 %r83,%r82,%r106;
shfl.sync.up.b32 %r84|%p22,%r83,%r77,%r79,%r80;
selp.b32 %r85,0,%r84,%p19;
add.s32 %r86,%r85,%r83;
shfl.sync.up.b32 %r87|%p23,%r86,%r76,%r79,%r80;
selp.b32 %r88,0,%r87,%p18;
add.s32 %r89,%r88,%r86;
shfl.sync.up.b32 %r90|%p24,%r89,%r75,%r79,%r80;
selp.b32 %r91,0,%r90,%p17;
add.s32 %r92,%r91,%r89;
shfl.sync.up.b32 %r93|%p25,%r92,%r74,%r79,%r80;
selp.b32 %r94,0,%r93,%p16;
add.s32 %r24,%r94,%r92;
setp.ge.s32 %p26,%r105,%r102;
setp.lt.s32 %p27,%r105,0;
or.pred %p28,%p27,%p26;
@%p28 bra $0_26;
add.s32 %r95,%r24,%r107;
st.u32 [%rd90],%r95;
$0_26:
mov.u32 %r96,31;
shfl.sync.idx.b32 %r98|%p29,%r24,%r96,%r96,%r80;
add.s32 %r107,%r98,%r107;
add.s64 %rd91,%rd91,%rd31;
add.s64 %rd90,%rd90,%rd29;
setp.lt.s32 %p30,%r71,%r62;
setp.eq.s32 %p31,%r38,0;
selp.b32 %r101,1,%r108,%p31;
mul.lo.s32 %r106,%r101,%r108;
mov.u32 %r105,%r71;
@%p30 bra $0_12;
$0_27:
add.s32 %r104,%r104,1;
setp.lt.s32 %p32,%r104,%r45;
@%p32 bra $0_8;
$0_28:
ret;
}
.visible .entry integral_columns_int(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<43>;
.reg .b32 %r<210>;
.reg .b64 %rd<116>;
.shared .align 4 .b8 _ZZ16integral_columnsIiEvPvRK5BatchiE7of_warp[1024];
ld.param.u64 %rd47,[p0];
ld.param.v2.u32 {%r185,%r186},[p1+32];
ld.param.v2.u32 {%r78,%r79},[p1+40];
ld.param.u64 %rd112,[p1+24];
ld.param.u64 %rd111,[p1+16];
ld.param.u64 %rd110,[p1+8];
ld.param.u64 %rd48,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r79,0;
@%p3 bra $1_2;
cvta.to.global.u64 %rd52,%rd47;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r185,%r186},[%rd54+32];
ld.global.u64 %rd112,[%rd54+24];
ld.global.u64 %rd111,[%rd54+16];
ld.global.u64 %rd110,[%rd54+8];
ld.global.u64 %rd109,[%rd54];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd48,%rd55;
add.s64 %rd109,%rd47,%rd56;
$1_3:
add.s32 %r82,%r186,7;
shr.s32 %r83,%r82,31;
shr.u32 %r84,%r83,29;
add.s32 %r85,%r82,%r84;
shr.s32 %r86,%r85,3;
mov.u32 %r87,%tid.y;
mul.lo.s32 %r9,%r86,%r87;
add.s32 %r88,%r9,%r86;
min.s32 %r10,%r88,%r186;
setp.lt.s32 %p4,%r78,1;
@%p4 bra $1_61;
mov.u32 %r90,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r92,%r91,5;
add.s32 %r93,%r92,%r90;
cvt.s64.s32 %rd57,%r9;
mul.lo.s64 %rd58,%rd110,%rd57;
cvt.s64.s32 %rd59,%r93;
mul.lo.s64 %rd60,%rd111,%rd59;
add.s64 %rd15,%rd58,%rd60;
setp.lt.s32 %p5,%r93,%r185;
setp.lt.s32 %p6,%r9,%r10;
and.pred %p1,%p5,%p6;
mov.u32 %r94,-2;
sub.s32 %r95,%r94,%r9;
not.b32 %r96,%r10;
sub.s32 %r11,%r95,%r96;
sub.s32 %r12,%r10,%r9;
setp.ge.s32 %p7,%r93,%r185;
setp.ge.s32 %p8,%r9,%r10;
or.pred %p2,%p8,%p7;
add.s32 %r13,%r9,7;
add.s64 %rd61,%rd57,7;
mul.lo.s64 %rd62,%rd110,%rd61;
add.s64 %rd16,%rd62,%rd60;
add.s64 %rd63,%rd57,6;
mul.lo.s64 %rd64,%rd110,%rd63;
add.s64 %rd17,%rd64,%rd60;
add.s64 %rd65,%rd57,5;
mul.lo.s64 %rd66,%rd110,%rd65;
add.s64 %rd18,%rd66,%rd60;
add.s64 %rd67,%rd57,4;
mul.lo.s64 %rd68,%rd110,%rd67;
add.s64 %rd19,%rd68,%rd60;
add.s64 %rd69,%rd57,3;
mul.lo.s64 %rd70,%rd110,%rd69;
add.s64 %rd20,%rd70,%rd60;
add.s64 %rd71,%rd57,2;
mul.lo.s64 %rd72,%rd110,%rd71;
add.s64 %rd21,%rd72,%rd60;
add.s64 %rd73,%rd57,1;
mul.lo.s64 %rd74,%rd110,%rd73;
add.s64 %rd22,%rd74,%rd60;
mov.u32 %r187,0;
not.pred %p9,%p1;
$1_5:
.pragma "nounroll";
mov.u32 %r192,0;
cvt.s64.s32 %rd75,%r187;
mul.lo.s64 %rd24,%rd112,%rd75;
@%p9 bra $1_17;
add.s64 %rd76,%rd15,%rd24;
add.s64 %rd114,%rd109,%rd76;
setp.lt.u32 %p10,%r11,7;
mov.u32 %r192,0;
@%p10 bra $1_9;
and.b32 %r101,%r12,7;
sub.s32 %r189,%r12,%r101;
$1_8:
.pragma "nounroll";
ld.u32 %r102,[%rd114];
add.s32 %r103,%r102,%r192;
add.s64 %rd77,%rd114,%rd110;
ld.u32 %r104,[%rd77];
add.s32 %r105,%r104,%r103;
add.s64 %rd78,%rd77,%rd110;
ld.u32 %r106,[%rd78];
add.s32 %r107,%r106,%r105;
add.s64 %rd79,%rd78,%rd110;
ld.u32 %r108,[%rd79];
add.s32 %r109,%r108,%r107;
add.s64 %rd80,%rd79,%rd110;
ld.u32 %r110,[%rd80];
add.s32 %r111,%r110,%r109;
add.s64 %rd81,%rd80,%rd110;
ld.u32 %r112,[%rd81];
add.s32 %r113,%r112,%r111;
add.s64 %rd82,%rd81,%rd110;
ld.u32 %r114,[%rd82];
add.s32 %r115,%r114,%r113;
add.s64 %rd83,%rd82,%rd110;
add.s64 %rd114,%rd83,%rd110;
ld.u32 %r116,[%rd83];
add.s32 %r192,%r116,%r115;
add.s32 %r189,%r189,-8;
setp.ne.s32 %p11,%r189,0;
@%p11 bra $1_8;
$1_9:
and.b32 %r117,%r12,7;
setp.eq.s32 %p12,%r117,0;
@%p12 bra $1_17;
setp.eq.s32 %p13,%r117,1;
ld.u32 %r119,[%rd114];
add.s32 %r192,%r119,%r192;
@%p13 bra $1_17;
add.s64 %rd29,%rd114,%rd110;
setp.eq.s32 %p14,%r117,2;
ld.u32 %r121,[%rd29];
add.s32 %r192,%r121,%r192;
@%p14 bra $1_17;
setp.eq.s32 %p15,%r117,3;
add.s64 %rd30,%rd29,%rd110;
ld.u32 %r123,[%rd30];
add.s32 %r192,%r123,%r192;
@%p15 bra $1_17;
setp.eq.s32 %p16,%r117,4;
add.s64 %rd31,%rd30,%rd110;
ld.u32 %r125,[%rd31];
add.s32 %r192,%r125,%r192;
@%p16 bra $1_17;
setp.eq.s32 %p17,%r117,5;
add.s64 %rd32,%rd31,%rd110;
ld.u32 %r127,[%rd32];
add.s32 %r192,%r127,%r192;
@%p17 bra $1_17;
setp.eq.s32 %p18,%r117,6;
add.s64 %rd33,%rd32,%rd110;
ld.u32 %r129,[%rd33];
add.s32 %r192,%r129,%r192;
@%p18 bra $1_17;
add.s64 %rd84,%rd33,%rd110;
ld.u32 %r130,[%rd84];
add.s32 %r192,%r130,%r192;
$1_17:
setp.eq.s32 %p19,%r87,0;
mov.u32 %r199,0;
mul.wide.u32 %rd85,%r87,128;
mov.u64 %rd86,_ZZ16integral_columnsIiEvPvRK5BatchiE7of_warp;
add.s64 %rd87,%rd86,%rd85;
mul.wide.u32 %rd88,%r90,4;
add.s64 %rd89,%rd87,%rd88;
st.shared.u32 [%rd89],%r192;
bar.sync 0;
@%p19 bra $1_25;
add.s32 %r138,%r87,-1;
setp.lt.u32 %p20,%r138,3;
mov.u32 %r197,0;
mov.u32 %r199,%r197;
@%p20 bra $1_21;
and.b32 %r142,%r87,3;
sub.s32 %r195,%r87,%r142;
cvt.u64.u32 %rd34,%r90;
$1_20:
mul.wide.s32 %rd90,%r197,128;
add.s64 %rd92,%rd86,%rd90;
shl.b64 %rd93,%rd34,2;
add.s64 %rd94,%rd92,%rd93;
ld.shared.u32 %r144,[%rd94];
add.s32 %r145,%r144,%r199;
ld.shared.u32 %r146,[%rd94+128];
add.s32 %r147,%r146,%r145;
ld.shared.u32 %r148,[%rd94+256];
add.s32 %r149,%r148,%r147;
ld.shared.u32 %r150,[%rd94+384];
add.s32 %r199,%r150,%r149;
add.s32 %r197,%r197,4;
add.s32 %r195,%r195,-4;
setp.ne.s32 %p21,%r195,0;
@%p21 bra $1_20;
$1_21:
and.b32 %r152,%r87,3;
setp.eq.s32 %p22,%r152,0;
@%p22 bra $1_25;
setp.eq.s32 %p23,%r152,1;
mul.wide.s32 %rd95,%r197,128;
add.s64 %rd97,%rd86,%rd95;
add.s64 %rd35,%rd97,%rd88;
ld.shared.u32 %r156,[%rd35];
add.s32 %r199,%r156,%r199;
@%p23 bra $1_25;
setp.eq.s32 %p24,%r152,2;
ld.shared.u32 %r159,[%rd35+128];
add.s32 %r199,%r159,%r199;
@%p24 bra $1_25;
ld.shared.u32 %r160,[%rd35+256];
add.s32 %r199,%r160,%r199;
$1_25:
@%p2 bra $1_60;
add.s64 %rd115,%rd109,%rd24;
mov.u32 %r200,%r13;
$1_27:
.pragma "nounroll";
add.s32 %r162,%r200,-7;
setp.ge.s32 %p25,%r162,%r10;
mov.u32 %r203,0;
mov.u32 %r202,%r203;
@%p25 bra $1_29;
add.s64 %rd103,%rd115,%rd15;
ld.u32 %r202,[%rd103];
$1_29:
add.s32 %r164,%r200,-6;
setp.ge.s32 %p26,%r164,%r10;
@%p26 bra $1_31;
add.s64 %rd102,%rd115,%rd22;
ld.u32 %r203,[%rd102];
$1_31:
add.s32 %r166,%r200,-5;
setp.ge.s32 %p27,%r166,%r10;
mov.u32 %r205,0;
mov.u32 %r204,%r205;
@%p27 bra $1_33;
add.s64 %rd101,%rd115,%rd21;
ld.u32 %r204,[%rd101];
$1_33:
add.s32 %r168,%r200,-4;
setp.ge.s32 %p28,%r168,%r10;
@%p28 bra $1_35;
add.s64 %rd100,%rd115,%rd20;
ld.u32 %r205,[%rd100];
$1_35:
add.s32 %r170,%r200,-3;
setp.ge.s32 %p29,%r170,%r10;
add.s64 %rd42,%rd115,%rd19;
mov.u32 %r207,0;
mov.u32 %r206,%r207;
@%p29 bra $1_37;
ld.u32 %r206,[%rd42];
$1_37:
add.s32 %r172,%r200,-2;
setp.ge.s32 %p30,%r172,%r10;
add.s64 %rd43,%rd115,%rd18;
@%p30 bra $1_39;
ld.u32 %r207,[%rd43];
$1_39:
add.s32 %r174,%r200,-1;
setp.ge.s32 %p31,%r174,%r10;
add.s64 %rd44,%rd115,%rd17;
mov.u32 %r209,0;
mov.u32 %r208,%r209;
@%p31 bra $1_41;
ld.u32 %r208,[%rd44];
$1_41:
add.s64 %rd45,%rd115,%rd16;
setp.ge.s32 %p32,%r200,%r10;
@%p32 bra $1_43;
ld.u32 %r209,[%rd45];
$1_43:
add.s32 %r62,%r202,%r199;
@%p25 bra $1_45;
add.s64 %rd107,%rd115,%rd15;
st.u32 [%rd107],%r62;
$1_45:
add.s32 %r63,%r203,%r62;
@%p26 bra $1_47;
add.s64 %rd106,%rd115,%rd22;
st.u32 [%rd106],%r63;
$1_47:
add.s32 %r64,%r204,%r63;
@%p27 bra $1_49;
add.s64 %rd105,%rd115,%rd21;
st.u32 [%rd105],%r64;
$1_49:
add.s32 %r65,%r205,%r64;
@%p28 bra $1_51;
add.s64 %rd104,%rd115,%rd20;
st.u32 [%rd104],%r65;
$1_51:
add.s32 %r66,%r206,%r65;
@%p29 bra $1_53;
add.s64 %rd108,%rd115,%rd19;
st.u32 [%rd108],%r66;
$1_53:
add.s32 %r67,%r207,%r66;
@%p30 bra $1_55;
st.u32 [%rd43],%r67;
$1_55:
add.s32 %r68,%r208,%r67;
@%p31 bra $1_57;
st.u32 [%rd44],%r68;
$1_57:
add.s32 %r199,%r209,%r68;
@%p32 bra $1_59;
st.u32 [%rd45],%r199;
$1_59:
add.s32 %r70,%r200,8;
add.s32 %r183,%r200,1;
shl.b64 %rd99,%rd110,3;
add.s64 %rd115,%rd115,%rd99;
setp.lt.s32 %p41,%r183,%r10;
mov.u32 %r200,%r70;
@%p41 bra $1_27;
$1_60:
bar.sync 0;
add.s32 %r187,%r187,1;
setp.lt.s32 %p42,%r187,%r78;
@%p42 bra $1_5;
$1_61:
ret;
}
.visible .entry integral_rows_f64(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<43>;
.reg .b16 %rs<7>;
.reg .f32 %f<11>;
.reg .b32 %r<108>;
.reg .f64 %fd<35>;
.reg .b64 %rd<93>;
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r104,%r105},[p1+32];
ld.param.v2.u32 {%r35,%r36},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.v2.u32 {%r39,%r40},[p3+40];
ld.param.u32 %r30,[p4];
ld.param.u32 %r31,[p5];
ld.param.u64 %rd90,[p3+24];
ld.param.u64 %rd89,[p3+16];
ld.param.u64 %rd88,[p3+8];
ld.param.u64 %rd47,[p3];
ld.param.u64 %rd86,[p1+24];
ld.param.u64 %rd85,[p1+16];
ld.param.u64 %rd84,[p1+8];
ld.param.u64 %rd42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r36,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd51,%rd41;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r104,%r105},[%rd53+32];
ld.global.u64 %rd86,[%rd53+24];
ld.global.u64 %rd85,[%rd53+16];
ld.global.u64 %rd84,[%rd53+8];
ld.global.u64 %rd83,[%rd53];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd42,%rd54;
add.s64 %rd83,%rd41,%rd55;
$2_3:
setp.eq.s32 %p2,%r40,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd56,%rd46;
mul.wide.s32 %rd57,%r1,40;
add.s64 %rd58,%rd56,%rd57;
ld.global.u64 %rd90,[%rd58+24];
ld.global.u64 %rd89,[%rd58+16];
ld.global.u64 %rd88,[%rd58+8];
ld.global.u64 %rd87,[%rd58];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd59,%r1;
mul.lo.s64 %rd60,%rd47,%rd59;
add.s64 %rd87,%rd46,%rd60;
$2_6:
mov.u32 %r45,%ctaid.y;
shl.b32 %r46,%r45,3;
mov.u32 %r47,%tid.y;
add.s32 %r15,%r46,%r47;
setp.gt.s32 %p3,%r15,%r105;
setp.lt.s32 %p4,%r39,1;
or.pred %p5,%p3,%p4;
@%p5 bra $2_36;
mov.u32 %r49,%tid.x;
cvt.s64.s32 %rd61,%r15;
mul.lo.s64 %rd27,%rd88,%rd61;
add.s32 %r50,%r15,-1;
cvt.s64.s32 %rd62,%r50;
mul.lo.s64 %rd63,%rd84,%rd62;
cvt.s64.s32 %rd64,%r49;
mul.lo.s64 %rd65,%rd85,%rd64;
add.s64 %rd28,%rd63,%rd65;
add.s32 %r51,%r49,1;
cvt.s64.s32 %rd66,%r51;
mul.lo.s64 %rd67,%rd89,%rd66;
add.s64 %rd68,%rd27,%rd67;
shl.b64 %rd29,%rd89,5;
sub.s64 %rd30,%rd68,%rd29;
shl.b64 %rd31,%rd85,5;
mov.u32 %r106,0;
bra.uni $2_8;
$2_9:
cvt.s64.s32 %rd69,%r106;
mul.lo.s64 %rd70,%rd90,%rd69;
add.s64 %rd71,%rd70,%rd27;
add.s64 %rd34,%rd87,%rd71;
setp.eq.s32 %p7,%r30,0;
@%p7 bra $2_12;
setp.ne.s32 %p8,%r30,1;
@%p8 bra $2_13;
mov.u32 %r53,0;
st.u32 [%rd34],%r53;
bra.uni $2_14;
$2_12:
mov.f64 %fd9,0d0000000000000000;
cvt.rzi.s32.f64 %r54,%fd9;
st.u32 [%rd34],%r54;
bra.uni $2_14;
$2_13:
mov.u64 %rd72,0;
st.u64 [%rd34],%rd72;
bra.uni $2_14;
$2_8:
.pragma "nounroll";
setp.eq.s32 %p6,%r49,0;
@%p6 bra $2_9;
$2_14:
add.s32 %r107,%r49,-32;
add.s32 %r57,%r104,%r49;
setp.ge.s32 %p9,%r107,%r57;
@%p9 bra $2_35;
cvt.s64.s32 %rd73,%r106;
mul.lo.s64 %rd74,%rd90,%rd73;
add.s64 %rd75,%rd30,%rd74;
add.s64 %rd91,%rd87,%rd75;
mul.lo.s64 %rd76,%rd86,%rd73;
add.s64 %rd77,%rd28,%rd76;
add.s64 %rd92,%rd83,%rd77;
mov.f64 %fd32,0d0000000000000000;
mov.f64 %fd33,%fd32;
$2_16:
.pragma "nounroll";
mov.u32 %r19,%r107;
mov.f64 %fd34,0d0000000000000000;
setp.lt.s32 %p10,%r15,1;
add.s32 %r107,%r19,32;
setp.ge.s32 %p11,%r107,%r104;
or.pred %p12,%p10,%p11;
@%p12 bra $2_28;
setp.gt.s32 %p13,%r31,1;
@%p13 bra $2_20;
setp.eq.s32 %p16,%r31,0;
@%p16 bra $2_25;
setp.eq.s32 %p17,%r31,1;
@%p17 bra $2_24;
bra.uni $2_26;
$2_24:
ld.global.nc.u16 %rs4,[%rd92];
cvt.rn.f32.u16 %f10,%rs4;
bra.uni $2_27;
$2_20:
setp.eq.s32 %p14,%r31,2;
@%p14 bra $2_23;
setp.ne.s32 %p15,%r31,3;
@%p15 bra $2_26;
ld.global.nc.u16 %rs1,[%rd92];
cvt.f32.f16 %f10,%rs1;
bra.uni $2_27;
$2_25:
ld.global.nc.u8 %r64,[%rd92];
cvt.u16.u32 %rs5,%r64;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f10,%rs6;
bra.uni $2_27;
$2_23:
ld.global.nc.s16 %rs3,[%rd92];
cvt.rn.f32.s16 %f10,%rs3;
bra.uni $2_27;
$2_26:
ld.global.nc.f32 %f10,[%rd92];
$2_27:
cvt.f64.f32 %fd34,%f10;
$2_28:
setp.lt.s32 %p18,%r49,16;
mov.u32 %r86,16;
setp.lt.s32 %p19,%r49,8;
mov.u32 %r87,8;
setp.lt.s32 %p20,%r49,4;
mov.u32 %r88,4;
setp.lt.s32 %p21,%r49,2;
mov.u32 %r89,2;
setp.lt.s32 %p22,%r49,1;
mov.u32 %r90,1;
mov.b64 {%r65,%r66},%fd32;
mov.u32 %r91,0;
mov.u32 %r92,-1;
shfl.sync.up.b32 %r68|%p23,%r66,%r90,%r91,%r92;
shfl.sync.up.b32 %r67|%p24,%r65,%r90,%r91,%r92;
mov.b64 %fd14,{%r67,%r68};
add.f64 %fd23,%fd32,%fd14;
selp.f64 %fd15,%fd32,%fd23,%p22;
mov.b64 {%r69,%r70},%fd15;
shfl.sync.up.b32 %r72|%p25,%r70,%r89,%r91,%r92;
shfl.sync.up.b32 %r71|%p26,%r69,%r89,%r91,%r92;
mov.b64 %fd16,{%r71,%r72};
add.f64 %fd24,%fd15,%fd16;
selp.f64 %fd17,%fd15,%fd24,%p21;
mov.b64 {%r73,%r74},%fd17;
shfl.sync.up.b32 %r76|%p27,%r74,%r88,%r91,%r92;
shfl.sync.up.b32 %r75|%p28,%r73,%r88,%r91,%r92;
mov.b64 %fd18,{%r75,%r76};
add.f64 %fd25,%fd17,%fd18;
selp.f64 %fd19,%fd17,%fd25,%p20;
mov.b64 {%r77,%r78},%fd19;
shfl.sync.up.b32 %r80|%p29,%r78,%r87,%r91,%r92;
shfl.sync.up.b32 %r79|%p30,%r77,%r87,%r91,%r92;
mov.b64 %fd20,{%r79,%r80};
add.f64 %fd26,%fd19,%fd20;
selp.f64 %fd21,%fd19,%fd26,%p19;
mov.b64 {%r81,%r82},%fd21;
shfl.sync.up.b32 %r84|%p31,%r82,%r86,%r91,%r92;
shfl.sync.up.b32 %r83|%p32,%r81,%r86,%r91,%r92;
mov.b64 %fd22,{%r83,%r84};
add.f64 %fd27,%fd21,%fd22;
selp.f64 %fd5,%fd21,%fd27,%p18;
setp.ge.s32 %p33,%r19,%r104;
setp.lt.s32 %p34,%r19,0;
or.pred %p35,%p34,%p33;
@%p35 bra $2_34;
add.f64 %fd6,%fd33,%fd5;
setp.eq.s32 %p36,%r30,0;
@%p36 bra $2_32;
setp.ne.s32 %p37,%r30,1;
@%p37 bra $2_33;
cvt.rn.f32.f64 %f9,%fd6;
st.f32 [%rd91],%f9;
bra.uni $2_34;
$2_32:
cvt.rzi.s32.f64 %r93,%fd6;
st.u32 [%rd91],%r93;
bra.uni $2_34;
$2_33:
st.f64 [%rd91],%fd6;
$2_34:
ld.param.u32 %r103,[p6];
add.s32 %r102,%r104,%r49;
mov.b64 {%r94,%r95},%fd5;
mov.u32 %r98,31;
shfl.sync.idx.b32 %r97|%p38,%r95,%r98,%r98,%r92;
shfl.sync.idx.b32 %r96|%p39,%r94,%r98,%r98,%r92;
mov.b64 %fd29,{%r96,%r97};
add.f64 %fd33,%fd33,%fd29;
add.s64 %rd92,%rd92,%rd31;
add.s64 %rd91,%rd91,%rd29;
setp.lt.s32 %p40,%r107,%r102;
setp.eq.s32 %p41,%r103,0;
mul.f64 %fd30,%fd34,%fd34;
selp.f64 %fd32,%fd34,%fd30,%p41;
@%p40 bra $2_16;
$2_35:
add.s32 %r106,%r106,1;
setp.lt.s32 %p42,%r106,%r39;
@%p42 bra $2_8;
$2_36:
ret;
}
.visible .entry integral_columns_f64(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<98>;
.reg .f32 %f<25>;
.reg .b32 %r<168>;
.reg .f64 %fd<239>;
.reg .b64 %rd<152>;
.shared .align 8 .b8 _ZZ16integral_columnsIdEvPvRK5BatchiE7of_warp[2048];
ld.param.u64 %rd61,[p0];
ld.param.v2.u32 {%r157,%r158},[p1+32];
ld.param.v2.u32 {%r46,%r47},[p1+40];
ld.param.u32 %r43,[p2];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd62,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r47,0;
@%p3 bra $3_2;
cvta.to.global.u64 %rd66,%rd61;
mul.wide.s32 %rd67,%r1,40;
add.s64 %rd68,%rd66,%rd67;
ld.global.v2.u32 {%r157,%r158},[%rd68+32];
ld.global.u64 %rd146,[%rd68+24];
ld.global.u64 %rd145,[%rd68+16];
ld.global.u64 %rd144,[%rd68+8];
ld.global.u64 %rd143,[%rd68];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd69,%r1;
mul.lo.s64 %rd70,%rd62,%rd69;
add.s64 %rd143,%rd61,%rd70;
$3_3:
add.s32 %r50,%r158,7;
shr.s32 %r51,%r50,31;
shr.u32 %r52,%r51,29;
add.s32 %r53,%r50,%r52;
shr.s32 %r54,%r53,3;
mov.u32 %r9,%tid.y;
mul.lo.s32 %r10,%r54,%r9;
add.s32 %r55,%r10,%r54;
min.s32 %r11,%r55,%r158;
setp.lt.s32 %p4,%r46,1;
@%p4 bra $3_148;
mov.u32 %r57,%tid.x;
mov.u32 %r58,%ctaid.x;
shl.b32 %r59,%r58,5;
add.s32 %r60,%r59,%r57;
cvt.s64.s32 %rd71,%r10;
mul.lo.s64 %rd72,%rd144,%rd71;
cvt.s64.s32 %rd73,%r60;
mul.lo.s64 %rd74,%rd145,%rd73;
add.s64 %rd14,%rd72,%rd74;
setp.lt.s32 %p5,%r60,%r157;
setp.lt.s32 %p6,%r10,%r11;
and.pred %p1,%p5,%p6;
cvt.u64.u32 %rd15,%r57;
mul.wide.u32 %rd75,%r9,256;
mov.u64 %rd76,_ZZ16integral_columnsIdEvPvRK5BatchiE7of_warp;
add.s64 %rd77,%rd76,%rd75;
mul.wide.u32 %rd78,%r57,8;
add.s64 %rd16,%rd77,%rd78;
shl.b64 %rd17,%rd144,3;
mov.u32 %r61,-2;
sub.s32 %r62,%r61,%r10;
not.b32 %r63,%r11;
sub.s32 %r12,%r62,%r63;
sub.s32 %r64,%r11,%r10;
and.b32 %r13,%r64,7;
shl.b64 %rd18,%rd144,1;
mul.lo.s64 %rd19,%rd144,3;
shl.b64 %rd20,%rd144,2;
mul.lo.s64 %rd21,%rd144,5;
mul.lo.s64 %rd22,%rd144,6;
mul.lo.s64 %rd23,%rd144,7;
setp.ge.s32 %p7,%r60,%r157;
setp.ge.s32 %p8,%r10,%r11;
or.pred %p2,%p8,%p7;
and.b32 %r14,%r9,3;
sub.s32 %r15,%r9,%r14;
mov.u32 %r159,0;
not.pred %p9,%p1;
$3_5:
.pragma "nounroll";
cvt.s64.s32 %rd79,%r159;
mul.lo.s64 %rd80,%rd146,%rd79;
add.s64 %rd81,%rd14,%rd80;
add.s64 %rd151,%rd143,%rd81;
mov.f64 %fd207,0d0000000000000000;
mov.f64 %fd203,%fd207;
@%p9 bra $3_36;
setp.eq.s32 %p10,%r43,0;
@%p10 bra $3_17;
mov.f64 %fd203,0d0000000000000000;
setp.ne.s32 %p11,%r43,1;
@%p11 bra $3_27;
mov.u32 %r160,%r10;
mov.u64 %rd147,%rd151;
$3_9:
.pragma "nounroll";
ld.f32 %f1,[%rd147];
cvt.f64.f32 %fd120,%f1;
add.f64 %fd203,%fd203,%fd120;
add.s32 %r65,%r160,1;
setp.ge.s32 %p12,%r65,%r11;
@%p12 bra $3_36;
add.s64 %rd28,%rd147,%rd144;
ld.f32 %f2,[%rd28];
cvt.f64.f32 %fd121,%f2;
add.f64 %fd203,%fd203,%fd121;
add.s32 %r66,%r160,2;
setp.ge.s32 %p13,%r66,%r11;
@%p13 bra $3_36;
add.s64 %rd29,%rd28,%rd144;
ld.f32 %f3,[%rd29];
cvt.f64.f32 %fd122,%f3;
add.f64 %fd203,%fd203,%fd122;
add.s32 %r67,%r160,3;
setp.ge.s32 %p14,%r67,%r11;
@%p14 bra $3_36;
add.s64 %rd30,%rd29,%rd144;
ld.f32 %f4,[%rd30];
cvt.f64.f32 %fd123,%f4;
add.f64 %fd203,%fd203,%fd123;
add.s32 %r68,%r160,4;
setp.ge.s32 %p15,%r68,%r11;
@%p15 bra $3_36;
add.s64 %rd31,%rd30,%rd144;
ld.f32 %f5,[%rd31];
cvt.f64.f32 %fd124,%f5;
add.f64 %fd203,%fd203,%fd124;
add.s32 %r69,%r160,5;
setp.ge.s32 %p16,%r69,%r11;
@%p16 bra $3_36;
add.s64 %rd32,%rd31,%rd144;
ld.f32 %f6,[%rd32];
cvt.f64.f32 %fd125,%f6;
add.f64 %fd203,%fd203,%fd125;
add.s32 %r70,%r160,6;
setp.ge.s32 %p17,%r70,%r11;
@%p17 bra $3_36;
add.s64 %rd33,%rd32,%rd144;
ld.f32 %f7,[%rd33];
cvt.f64.f32 %fd126,%f7;
add.f64 %fd203,%fd203,%fd126;
add.s32 %r71,%r160,7;
setp.ge.s32 %p18,%r71,%r11;
@%p18 bra $3_36;
add.s64 %rd82,%rd33,%rd144;
ld.f32 %f8,[%rd82];
cvt.f64.f32 %fd127,%f8;
add.f64 %fd203,%fd203,%fd127;
add.s64 %rd147,%rd147,%rd17;
add.s32 %r160,%r160,8;
setp.lt.s32 %p19,%r160,%r11;
@%p19 bra $3_9;
bra.uni $3_36;
$3_17:
setp.eq.s32 %p20,%r13,0;
mov.f64 %fd203,0d0000000000000000;
mov.u32 %r161,%r10;
mov.u64 %rd148,%rd151;
@%p20 bra $3_25;
setp.eq.s32 %p21,%r13,1;
ld.u32 %r72,[%rd151];
cvt.rn.f64.s32 %fd203,%r72;
add.s64 %rd148,%rd151,%rd144;
add.s32 %r161,%r10,1;
@%p21 bra $3_25;
setp.eq.s32 %p22,%r13,2;
ld.u32 %r73,[%rd148];
cvt.rn.f64.s32 %fd130,%r73;
add.f64 %fd203,%fd203,%fd130;
add.s64 %rd148,%rd148,%rd144;
add.s32 %r161,%r10,2;
@%p22 bra $3_25;
setp.eq.s32 %p23,%r13,3;
ld.u32 %r74,[%rd148];
cvt.rn.f64.s32 %fd131,%r74;
add.f64 %fd203,%fd203,%fd131;
add.s64 %rd148,%rd148,%rd144;
add.s32 %r161,%r10,3;
@%p23 bra $3_25;
setp.eq.s32 %p24,%r13,4;
ld.u32 %r75,[%rd148];
cvt.rn.f64.s32 %fd132,%r75;
add.f64 %fd203,%fd203,%fd132;
add.s64 %rd148,%rd148,%rd144;
add.s32 %r161,%r10,4;
@%p24 bra $3_25;
setp.eq.s32 %p25,%r13,5;
ld.u32 %r76,[%rd148];
cvt.rn.f64.s32 %fd133,%r76;
add.f64 %fd203,%fd203,%fd133;
add.s64 %rd148,%rd148,%rd144;
add.s32 %r161,%r10,5;
@%p25 bra $3_25;
setp.eq.s32 %p26,%r13,6;
ld.u32 %r77,[%rd148];
cvt.rn.f64.s32 %fd134,%r77;
add.f64 %fd203,%fd203,%fd134;
add.s64 %rd148,%rd148,%rd144;
add.s32 %r161,%r10,6;
@%p26 bra $3_25;
ld.u32 %r78,[%rd148];
cvt.rn.f64.s32 %fd135,%r78;
add.f64 %fd203,%fd203,%fd135;
add.s64 %rd148,%rd148,%rd144;
add.s32 %r161,%r10,7;
$3_25:
setp.lt.u32 %p27,%r12,7;
@%p27 bra $3_36;
$3_26:
.pragma "nounroll";
ld.u32 %r79,[%rd148];
cvt.rn.f64.s32 %fd136,%r79;
add.f64 %fd137,%fd203,%fd136;
add.s64 %rd84,%rd148,%rd144;
ld.u32 %r80,[%rd84];
cvt.rn.f64.s32 %fd138,%r80;
add.f64 %fd139,%fd137,%fd138;
add.s64 %rd85,%rd84,%rd144;
ld.u32 %r81,[%rd85];
cvt.rn.f64.s32 %fd140,%r81;
add.f64 %fd141,%fd139,%fd140;
add.s64 %rd86,%rd85,%rd144;
ld.u32 %r82,[%rd86];
cvt.rn.f64.s32 %fd142,%r82;
add.f64 %fd143,%fd141,%fd142;
add.s64 %rd87,%rd86,%rd144;
ld.u32 %r83,[%rd87];
cvt.rn.f64.s32 %fd144,%r83;
add.f64 %fd145,%fd143,%fd144;
add.s64 %rd88,%rd87,%rd144;
ld.u32 %r84,[%rd88];
cvt.rn.f64.s32 %fd146,%r84;
add.f64 %fd147,%fd145,%fd146;
add.s64 %rd89,%rd88,%rd144;
ld.u32 %r85,[%rd89];
cvt.rn.f64.s32 %fd148,%r85;
add.f64 %fd149,%fd147,%fd148;
add.s64 %rd90,%rd89,%rd144;
add.s64 %rd148,%rd90,%rd144;
ld.u32 %r86,[%rd90];
cvt.rn.f64.s32 %fd150,%r86;
add.f64 %fd203,%fd149,%fd150;
add.s32 %r161,%r161,8;
setp.lt.s32 %p28,%r161,%r11;
@%p28 bra $3_26;
bra.uni $3_36;
$3_27:
mov.u32 %r163,%r10;
mov.u64 %rd150,%rd151;
$3_28:
.pragma "nounroll";
ld.f64 %fd152,[%rd150];
add.f64 %fd203,%fd203,%fd152;
add.s32 %r87,%r163,1;
setp.ge.s32 %p29,%r87,%r11;
@%p29 bra $3_36;
add.s64 %rd51,%rd150,%rd144;
ld.f64 %fd153,[%rd51];
add.f64 %fd203,%fd203,%fd153;
add.s32 %r88,%r163,2;
setp.ge.s32 %p30,%r88,%r11;
@%p30 bra $3_36;
add.s64 %rd52,%rd51,%rd144;
ld.f64 %fd154,[%rd52];
add.f64 %fd203,%fd203,%fd154;
add.s32 %r89,%r163,3;
setp.ge.s32 %p31,%r89,%r11;
@%p31 bra $3_36;
add.s64 %rd53,%rd52,%rd144;
ld.f64 %fd155,[%rd53];
add.f64 %fd203,%fd203,%fd155;
add.s32 %r90,%r163,4;
setp.ge.s32 %p32,%r90,%r11;
@%p32 bra $3_36;
add.s64 %rd54,%rd53,%rd144;
ld.f64 %fd156,[%rd54];
add.f64 %fd203,%fd203,%fd156;
add.s32 %r91,%r163,5;
setp.ge.s32 %p33,%r91,%r11;
@%p33 bra $3_36;
add.s64 %rd55,%rd54,%rd144;
ld.f64 %fd157,[%rd55];
add.f64 %fd203,%fd203,%fd157;
add.s32 %r92,%r163,6;
setp.ge.s32 %p34,%r92,%r11;
@%p34 bra $3_36;
add.s64 %rd56,%rd55,%rd144;
ld.f64 %fd158,[%rd56];
add.f64 %fd203,%fd203,%fd158;
add.s32 %r93,%r163,7;
setp.ge.s32 %p35,%r93,%r11;
@%p35 bra $3_36;
add.s64 %rd91,%rd56,%rd144;
ld.f64 %fd159,[%rd91];
add.f64 %fd203,%fd203,%fd159;
add.s64 %rd150,%rd150,%rd17;
add.s32 %r163,%r163,8;
setp.lt.s32 %p36,%r163,%r11;
@%p36 bra $3_28;
$3_36:
setp.eq.s32 %p37,%r9,0;
st.shared.f64 [%rd16],%fd203;
bar.sync 0;
@%p37 bra $3_44;
add.s32 %r97,%r9,-1;
setp.lt.u32 %p38,%r97,3;
mov.f64 %fd207,0d0000000000000000;
mov.u32 %r166,0;
@%p38 bra $3_40;
mov.u32 %r165,%r15;
$3_39:
mul.wide.s32 %rd92,%r166,256;
add.s64 %rd94,%rd76,%rd92;
shl.b64 %rd95,%rd15,3;
add.s64 %rd96,%rd94,%rd95;
ld.shared.f64 %fd164,[%rd96];
add.f64 %fd165,%fd207,%fd164;
ld.shared.f64 %fd166,[%rd96+256];
add.f64 %fd167,%fd165,%fd166;
ld.shared.f64 %fd168,[%rd96+512];
add.f64 %fd169,%fd167,%fd168;
ld.shared.f64 %fd170,[%rd96+768];
add.f64 %fd207,%fd169,%fd170;
add.s32 %r166,%r166,4;
add.s32 %r165,%r165,-4;
setp.ne.s32 %p39,%r165,0;
@%p39 bra $3_39;
$3_40:
setp.eq.s32 %p40,%r14,0;
@%p40 bra $3_44;
setp.eq.s32 %p41,%r14,1;
mul.wide.s32 %rd97,%r166,256;
add.s64 %rd99,%rd76,%rd97;
shl.b64 %rd100,%rd15,3;
add.s64 %rd58,%rd99,%rd100;
ld.shared.f64 %fd171,[%rd58];
add.f64 %fd207,%fd207,%fd171;
@%p41 bra $3_44;
setp.eq.s32 %p42,%r14,2;
ld.shared.f64 %fd172,[%rd58+256];
add.f64 %fd207,%fd207,%fd172;
@%p42 bra $3_44;
ld.shared.f64 %fd173,[%rd58+512];
add.f64 %fd207,%fd207,%fd173;
$3_44:
@%p2 bra $3_147;
mov.u32 %r167,%r10;
$3_46:
.pragma "nounroll";
setp.eq.s32 %p43,%r43,0;
@%p43 bra $3_64;
setp.ne.s32 %p44,%r43,1;
@%p44 bra $3_80;
setp.ge.s32 %p45,%r167,%r11;
mov.f64 %fd236,0d0000000000000000;
mov.f64 %fd237,%fd236;
@%p45 bra $3_50;
ld.f32 %f9,[%rd151];
cvt.f64.f32 %fd237,%f9;
$3_50:
add.s32 %r99,%r167,1;
setp.ge.s32 %p46,%r99,%r11;
@%p46 bra $3_52;
add.s64 %rd101,%rd151,%rd144;
ld.f32 %f10,[%rd101];
cvt.f64.f32 %fd236,%f10;
$3_52:
add.s32 %r100,%r167,2;
setp.ge.s32 %p47,%r100,%r11;
mov.f64 %fd234,0d0000000000000000;
mov.f64 %fd235,%fd234;
@%p47 bra $3_54;
add.s64 %rd102,%rd151,%rd18;
ld.f32 %f11,[%rd102];
cvt.f64.f32 %fd235,%f11;
$3_54:
add.s32 %r101,%r167,3;
setp.ge.s32 %p48,%r101,%r11;
@%p48 bra $3_56;
add.s64 %rd103,%rd151,%rd19;
ld.f32 %f12,[%rd103];
cvt.f64.f32 %fd234,%f12;
$3_56:
add.s32 %r102,%r167,4;
setp.ge.s32 %p49,%r102,%r11;
mov.f64 %fd232,0d0000000000000000;
mov.f64 %fd233,%fd232;
@%p49 bra $3_58;
add.s64 %rd104,%rd151,%rd20;
ld.f32 %f13,[%rd104];
cvt.f64.f32 %fd233,%f13;
$3_58:
add.s32 %r103,%r167,5;
setp.ge.s32 %p50,%r103,%r11;
@%p50 bra $3_60;
add.s64 %rd105,%rd151,%rd21;
ld.f32 %f14,[%rd105];
cvt.f64.f32 %fd232,%f14;
$3_60:
add.s32 %r104,%r167,6;
setp.ge.s32 %p51,%r104,%r11;
mov.f64 %fd230,0d0000000000000000;
mov.f64 %fd231,%fd230;
@%p51 bra $3_62;
add.s64 %rd106,%rd151,%rd22;
ld.f32 %f15,[%rd106];
cvt.f64.f32 %fd231,%f15;
$3_62:
add.s32 %r105,%r167,7;
setp.ge.s32 %p52,%r105,%r11;
@%p52 bra $3_96;
add.s64 %rd107,%rd151,%rd23;
ld.f32 %f16,[%rd107];
cvt.f64.f32 %fd230,%f16;
bra.uni $3_96;
$3_64:
setp.ge.s32 %p53,%r167,%r11;
mov.f64 %fd236,0d0000000000000000;
mov.f64 %fd237,%fd236;
@%p53 bra $3_66;
ld.u32 %r106,[%rd151];
cvt.rn.f64.s32 %fd237,%r106;
$3_66:
add.s32 %r107,%r167,1;
setp.ge.s32 %p54,%r107,%r11;
@%p54 bra $3_68;
add.s64 %rd108,%rd151,%rd144;
ld.u32 %r108,[%rd108];
cvt.rn.f64.s32 %fd236,%r108;
$3_68:
add.s32 %r109,%r167,2;
setp.ge.s32 %p55,%r109,%r11;
mov.f64 %fd234,0d0000000000000000;
mov.f64 %fd235,%fd234;
@%p55 bra $3_70;
add.s64 %rd109,%rd151,%rd18;
ld.u32 %r110,[%rd109];
cvt.rn.f64.s32 %fd235,%r110;
$3_70:
add.s32 %r111,%r167,3;
setp.ge.s32 %p56,%r111,%r11;
@%p56 bra $3_72;
add.s64 %rd110,%rd151,%rd19;
ld.u32 %r112,[%rd110];
cvt.rn.f64.s32 %fd234,%r112;
$3_72:
add.s32 %r113,%r167,4;
setp.ge.s32 %p57,%r113,%r11;
mov.f64 %fd232,0d0000000000000000;
mov.f64 %fd233,%fd232;
@%p57 bra $3_74;
add.s64 %rd111,%rd151,%rd20;
ld.u32 %r114,[%rd111];
cvt.rn.f64.s32 %fd233,%r114;
$3_74:
add.s32 %r115,%r167,5;
setp.ge.s32 %p58,%r115,%r11;
@%p58 bra $3_76;
add.s64 %rd112,%rd151,%rd21;
ld.u32 %r116,[%rd112];
cvt.rn.f64.s32 %fd232,%r116;
$3_76:
add.s32 %r117,%r167,6;
setp.ge.s32 %p59,%r117,%r11;
mov.f64 %fd230,0d0000000000000000;
mov.f64 %fd231,%fd230;
@%p59 bra $3_78;
add.s64 %rd113,%rd151,%rd22;
ld.u32 %r118,[%rd113];
cvt.rn.f64.s32 %fd231,%r118;
$3_78:
add.s32 %r119,%r167,7;
setp.ge.s32 %p60,%r119,%r11;
@%p60 bra $3_96;
add.s64 %rd114,%rd151,%rd23;
ld.u32 %r120,[%rd114];
cvt.rn.f64.s32 %fd230,%r120;
bra.uni $3_96;
$3_80:
setp.ge.s32 %p61,%r167,%r11;
mov.f64 %fd236,0d0000000000000000;
mov.f64 %fd237,%fd236;
@%p61 bra $3_82;
ld.f64 %fd237,[%rd151];
$3_82:
add.s32 %r121,%r167,1;
setp.ge.s32 %p62,%r121,%r11;
@%p62 bra $3_84;
add.s64 %rd115,%rd151,%rd144;
ld.f64 %fd236,[%rd115];
$3_84:
add.s32 %r122,%r167,2;
setp.ge.s32 %p63,%r122,%r11;
mov.f64 %fd234,0d0000000000000000;
mov.f64 %fd235,%fd234;
@%p63 bra $3_86;
add.s64 %rd116,%rd151,%rd18;
ld.f64 %fd235,[%rd116];
$3_86:
add.s32 %r123,%r167,3;
setp.ge.s32 %p64,%r123,%r11;
@%p64 bra $3_88;
add.s64 %rd117,%rd151,%rd19;
ld.f64 %fd234,[%rd117];
$3_88:
add.s32 %r124,%r167,4;
setp.ge.s32 %p65,%r124,%r11;
mov.f64 %fd232,0d0000000000000000;
mov.f64 %fd233,%fd232;
@%p65 bra $3_90;
add.s64 %rd118,%rd151,%rd20;
ld.f64 %fd233,[%rd118];
$3_90:
add.s32 %r125,%r167,5;
setp.ge.s32 %p66,%r125,%r11;
@%p66 bra $3_92;
add.s64 %rd119,%rd151,%rd21;
ld.f64 %fd232,[%rd119];
$3_92:
add.s32 %r126,%r167,6;
setp.ge.s32 %p67,%r126,%r11;
mov.f64 %fd230,0d0000000000000000;
mov.f64 %fd231,%fd230;
@%p67 bra $3_94;
add.s64 %rd120,%rd151,%rd22;
ld.f64 %fd231,[%rd120];
$3_94:
add.s32 %r127,%r167,7;
setp.ge.s32 %p68,%r127,%r11;
@%p68 bra $3_96;
add.s64 %rd121,%rd151,%rd23;
ld.f64 %fd230,[%rd121];
$3_96:
setp.eq.s32 %p97,%r43,0;
@%p97 bra $3_114;
setp.ne.s32 %p70,%r43,1;
@%p70 bra $3_130;
add.f64 %fd93,%fd207,%fd237;
setp.ge.s32 %p71,%r167,%r11;
@%p71 bra $3_100;
cvt.rn.f32.f64 %f17,%fd93;
st.f32 [%rd151],%f17;
$3_100:
add.f64 %fd94,%fd93,%fd236;
add.s32 %r128,%r167,1;
setp.ge.s32 %p72,%r128,%r11;
@%p72 bra $3_102;
add.s64 %rd122,%rd151,%rd144;
cvt.rn.f32.f64 %f18,%fd94;
st.f32 [%rd122],%f18;
$3_102:
add.f64 %fd95,%fd94,%fd235;
add.s32 %r129,%r167,2;
setp.ge.s32 %p73,%r129,%r11;
@%p73 bra $3_104;
add.s64 %rd123,%rd151,%rd18;
cvt.rn.f32.f64 %f19,%fd95;
st.f32 [%rd123],%f19;
$3_104:
add.f64 %fd96,%fd95,%fd234;
add.s32 %r130,%r167,3;
setp.ge.s32 %p74,%r130,%r11;
@%p74 bra $3_106;
add.s64 %rd124,%rd151,%rd19;
cvt.rn.f32.f64 %f20,%fd96;
st.f32 [%rd124],%f20;
$3_106:
add.f64 %fd97,%fd96,%fd233;
add.s32 %r131,%r167,4;
setp.ge.s32 %p75,%r131,%r11;
@%p75 bra $3_108;
add.s64 %rd125,%rd151,%rd20;
cvt.rn.f32.f64 %f21,%fd97;
st.f32 [%rd125],%f21;
$3_108:
add.f64 %fd98,%fd97,%fd232;
add.s32 %r132,%r167,5;
setp.ge.s32 %p76,%r132,%r11;
@%p76 bra $3_110;
add.s64 %rd126,%rd151,%rd21;
cvt.rn.f32.f64 %f22,%fd98;
st.f32 [%rd126],%f22;
$3_110:
add.f64 %fd99,%fd98,%fd231;
add.s32 %r133,%r167,6;
setp.ge.s32 %p77,%r133,%r11;
@%p77 bra $3_112;
add.s64 %rd127,%rd151,%rd22;
cvt.rn.f32.f64 %f23,%fd99;
st.f32 [%rd127],%f23;
$3_112:
add.f64 %fd207,%fd99,%fd230;
add.s32 %r134,%r167,7;
setp.ge.s32 %p78,%r134,%r11;
@%p78 bra $3_146;
add.s64 %rd128,%rd151,%rd23;
cvt.rn.f32.f64 %f24,%fd207;
st.f32 [%rd128],%f24;
bra.uni $3_146;
$3_114:
add.f64 %fd101,%fd207,%fd237;
setp.ge.s32 %p79,%r167,%r11;
@%p79 bra $3_116;
cvt.rzi.s32.f64 %r135,%fd101;
st.u32 [%rd151],%r135;
$3_116:
add.f64 %fd102,%fd101,%fd236;
add.s32 %r136,%r167,1;
setp.ge.s32 %p80,%r136,%r11;
@%p80 bra $3_118;
add.s64 %rd129,%rd151,%rd144;
cvt.rzi.s32.f64 %r137,%fd102;
st.u32 [%rd129],%r137;
$3_118:
add.f64 %fd103,%fd102,%fd235;
add.s32 %r138,%r167,2;
setp.ge.s32 %p81,%r138,%r11;
@%p81 bra $3_120;
add.s64 %rd130,%rd151,%rd18;
cvt.rzi.s32.f64 %r139,%fd103;
st.u32 [%rd130],%r139;
$3_120:
add.f64 %fd104,%fd103,%fd234;
add.s32 %r140,%r167,3;
setp.ge.s32 %p82,%r140,%r11;
@%p82 bra $3_122;
add.s64 %rd131,%rd151,%rd19;
cvt.rzi.s32.f64 %r141,%fd104;
st.u32 [%rd131],%r141;
$3_122:
add.f64 %fd105,%fd104,%fd233;
add.s32 %r142,%r167,4;
setp.ge.s32 %p83,%r142,%r11;
@%p83 bra $3_124;
add.s64 %rd132,%rd151,%rd20;
cvt.rzi.s32.f64 %r143,%fd105;
st.u32 [%rd132],%r143;
$3_124:
add.f64 %fd106,%fd105,%fd232;
add.s32 %r144,%r167,5;
setp.ge.s32 %p84,%r144,%r11;
@%p84 bra $3_126;
add.s64 %rd133,%rd151,%rd21;
cvt.rzi.s32.f64 %r145,%fd106;
st.u32 [%rd133],%r145;
$3_126:
add.f64 %fd107,%fd106,%fd231;
add.s32 %r146,%r167,6;
setp.ge.s32 %p85,%r146,%r11;
@%p85 bra $3_128;
add.s64 %rd134,%rd151,%rd22;
cvt.rzi.s32.f64 %r147,%fd107;
st.u32 [%rd134],%r147;
$3_128:
add.f64 %fd207,%fd107,%fd230;
add.s32 %r148,%r167,7;
setp.ge.s32 %p86,%r148,%r11;
@%p86 bra $3_146;
add.s64 %rd135,%rd151,%rd23;
cvt.rzi.s32.f64 %r149,%fd207;
st.u32 [%rd135],%r149;
bra.uni $3_146;
$3_130:
add.f64 %fd109,%fd207,%fd237;
setp.ge.s32 %p87,%r167,%r11;
@%p87 bra $3_132;
st.f64 [%rd151],%fd109;
$3_132:
add.f64 %fd110,%fd109,%fd236;
add.s32 %r150,%r167,1;
setp.ge.s32 %p88,%r150,%r11;
@%p88 bra $3_134;
add.s64 %rd136,%rd151,%rd144;
st.f64 [%rd136],%fd110;
$3_134:
add.f64 %fd111,%fd110,%fd235;
add.s32 %r151,%r167,2;
setp.ge.s32 %p89,%r151,%r11;
@%p89 bra $3_136;
add.s64 %rd137,%rd151,%rd18;
st.f64 [%rd137],%fd111;
$3_136:
add.f64 %fd112,%fd111,%fd234;
add.s32 %r152,%r167,3;
setp.ge.s32 %p90,%r152,%r11;
@%p90 bra $3_138;
add.s64 %rd138,%rd151,%rd19;
st.f64 [%rd138],%fd112;
$3_138:
add.f64 %fd113,%fd112,%fd233;
add.s32 %r153,%r167,4;
setp.ge.s32 %p91,%r153,%r11;
@%p91 bra $3_140;
add.s64 %rd139,%rd151,%rd20;
st.f64 [%rd139],%fd113;
$3_140:
add.f64 %fd114,%fd113,%fd232;
add.s32 %r154,%r167,5;
setp.ge.s32 %p92,%r154,%r11;
@%p92 bra $3_142;
add.s64 %rd140,%rd151,%rd21;
st.f64 [%rd140],%fd114;
$3_142:
add.f64 %fd115,%fd114,%fd231;
add.s32 %r155,%r167,6;
setp.ge.s32 %p93,%r155,%r11;
@%p93 bra $3_144;
add.s64 %rd141,%rd151,%rd22;
st.f64 [%rd141],%fd115;
$3_144:
add.f64 %fd207,%fd115,%fd230;
add.s32 %r156,%r167,7;
setp.ge.s32 %p94,%r156,%r11;
@%p94 bra $3_146;
add.s64 %rd142,%rd151,%rd23;
st.f64 [%rd142],%fd207;
$3_146:
add.s64 %rd151,%rd151,%rd17;
add.s32 %r167,%r167,8;
setp.lt.s32 %p95,%r167,%r11;
@%p95 bra $3_46;
$3_147:
bar.sync 0;
add.s32 %r159,%r159,1;
setp.lt.s32 %p96,%r159,%r46;
@%p96 bra $3_5;
$3_148:
ret;
}
`;
