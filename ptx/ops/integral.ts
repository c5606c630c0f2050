// Generated from kernels/ops/integral.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/integral.cu`. */
export const INTEGRAL: string = `.version 8.0
.target sm_75
.address_size 64
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
.reg .f64 %e<239>;
.reg .b64 %d<152>;
.shared .align 8 .b8 z0[2048];
ld.param.u64 %d61,[p0];
ld.param.v2.u32 {%r157,%r158},[p1+32];
ld.param.v2.u32 {%r46,%r47},[p1+40];
ld.param.u32 %r43,[p2];
ld.param.u64 %d146,[p1+24];
ld.param.u64 %d145,[p1+16];
ld.param.u64 %d144,[p1+8];
ld.param.u64 %d62,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r47,0;
@%p3 bra $2;
cvta.to.global.u64 %d66,%d61;
mul.wide.s32 %d67,%r1,40;
add.s64 %d68,%d66,%d67;
ld.global.v2.u32 {%r157,%r158},[%d68+32];
ld.global.u64 %d146,[%d68+24];
ld.global.u64 %d145,[%d68+16];
ld.global.u64 %d144,[%d68+8];
ld.global.u64 %d143,[%d68];
bra.uni $3;
$2:
cvt.s64.s32 %d69,%r1;
mul.lo.s64 %d70,%d62,%d69;
add.s64 %d143,%d61,%d70;
$3:
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
@%p4 bra $148;
mov.u32 %r57,%tid.x;
mov.u32 %r58,%ctaid.x;
shl.b32 %r59,%r58,5;
add.s32 %r60,%r59,%r57;
cvt.s64.s32 %d71,%r10;
mul.lo.s64 %d72,%d144,%d71;
cvt.s64.s32 %d73,%r60;
mul.lo.s64 %d74,%d145,%d73;
add.s64 %d14,%d72,%d74;
setp.lt.s32 %p5,%r60,%r157;
setp.lt.s32 %p6,%r10,%r11;
and.pred %p1,%p5,%p6;
cvt.u64.u32 %d15,%r57;
mul.wide.u32 %d75,%r9,256;
mov.u64 %d76,z0;
add.s64 %d77,%d76,%d75;
mul.wide.u32 %d78,%r57,8;
add.s64 %d16,%d77,%d78;
shl.b64 %d17,%d144,3;
mov.u32 %r61,-2;
sub.s32 %r62,%r61,%r10;
not.b32 %r63,%r11;
sub.s32 %r12,%r62,%r63;
sub.s32 %r64,%r11,%r10;
and.b32 %r13,%r64,7;
shl.b64 %d18,%d144,1;
mul.lo.s64 %d19,%d144,3;
shl.b64 %d20,%d144,2;
mul.lo.s64 %d21,%d144,5;
mul.lo.s64 %d22,%d144,6;
mul.lo.s64 %d23,%d144,7;
setp.ge.s32 %p7,%r60,%r157;
setp.ge.s32 %p8,%r10,%r11;
or.pred %p2,%p8,%p7;
and.b32 %r14,%r9,3;
sub.s32 %r15,%r9,%r14;
mov.u32 %r159,0;
not.pred %p9,%p1;
$5:
.pragma "nounroll";
cvt.s64.s32 %d79,%r159;
mul.lo.s64 %d80,%d146,%d79;
add.s64 %d81,%d14,%d80;
add.s64 %d151,%d143,%d81;
mov.f64 %e207,0d0000000000000000;
mov.f64 %e203,%e207;
@%p9 bra $36;
setp.eq.s32 %p10,%r43,0;
@%p10 bra $17;
mov.f64 %e203,0d0000000000000000;
setp.ne.s32 %p11,%r43,1;
@%p11 bra $27;
mov.u32 %r160,%r10;
mov.u64 %d147,%d151;
$9:
.pragma "nounroll";
ld.f32 %f1,[%d147];
cvt.f64.f32 %e120,%f1;
add.f64 %e203,%e203,%e120;
add.s32 %r65,%r160,1;
setp.ge.s32 %p12,%r65,%r11;
@%p12 bra $36;
add.s64 %d28,%d147,%d144;
ld.f32 %f2,[%d28];
cvt.f64.f32 %e121,%f2;
add.f64 %e203,%e203,%e121;
add.s32 %r66,%r160,2;
setp.ge.s32 %p13,%r66,%r11;
@%p13 bra $36;
add.s64 %d29,%d28,%d144;
ld.f32 %f3,[%d29];
cvt.f64.f32 %e122,%f3;
add.f64 %e203,%e203,%e122;
add.s32 %r67,%r160,3;
setp.ge.s32 %p14,%r67,%r11;
@%p14 bra $36;
add.s64 %d30,%d29,%d144;
ld.f32 %f4,[%d30];
cvt.f64.f32 %e123,%f4;
add.f64 %e203,%e203,%e123;
add.s32 %r68,%r160,4;
setp.ge.s32 %p15,%r68,%r11;
@%p15 bra $36;
add.s64 %d31,%d30,%d144;
ld.f32 %f5,[%d31];
cvt.f64.f32 %e124,%f5;
add.f64 %e203,%e203,%e124;
add.s32 %r69,%r160,5;
setp.ge.s32 %p16,%r69,%r11;
@%p16 bra $36;
add.s64 %d32,%d31,%d144;
ld.f32 %f6,[%d32];
cvt.f64.f32 %e125,%f6;
add.f64 %e203,%e203,%e125;
add.s32 %r70,%r160,6;
setp.ge.s32 %p17,%r70,%r11;
@%p17 bra $36;
add.s64 %d33,%d32,%d144;
ld.f32 %f7,[%d33];
cvt.f64.f32 %e126,%f7;
add.f64 %e203,%e203,%e126;
add.s32 %r71,%r160,7;
setp.ge.s32 %p18,%r71,%r11;
@%p18 bra $36;
add.s64 %d82,%d33,%d144;
ld.f32 %f8,[%d82];
cvt.f64.f32 %e127,%f8;
add.f64 %e203,%e203,%e127;
add.s64 %d147,%d147,%d17;
add.s32 %r160,%r160,8;
setp.lt.s32 %p19,%r160,%r11;
@%p19 bra $9;
bra.uni $36;
$17:
setp.eq.s32 %p20,%r13,0;
mov.f64 %e203,0d0000000000000000;
mov.u32 %r161,%r10;
mov.u64 %d148,%d151;
@%p20 bra $25;
setp.eq.s32 %p21,%r13,1;
ld.u32 %r72,[%d151];
cvt.rn.f64.s32 %e203,%r72;
add.s64 %d148,%d151,%d144;
add.s32 %r161,%r10,1;
@%p21 bra $25;
setp.eq.s32 %p22,%r13,2;
ld.u32 %r73,[%d148];
cvt.rn.f64.s32 %e130,%r73;
add.f64 %e203,%e203,%e130;
add.s64 %d148,%d148,%d144;
add.s32 %r161,%r10,2;
@%p22 bra $25;
setp.eq.s32 %p23,%r13,3;
ld.u32 %r74,[%d148];
cvt.rn.f64.s32 %e131,%r74;
add.f64 %e203,%e203,%e131;
add.s64 %d148,%d148,%d144;
add.s32 %r161,%r10,3;
@%p23 bra $25;
setp.eq.s32 %p24,%r13,4;
ld.u32 %r75,[%d148];
cvt.rn.f64.s32 %e132,%r75;
add.f64 %e203,%e203,%e132;
add.s64 %d148,%d148,%d144;
add.s32 %r161,%r10,4;
@%p24 bra $25;
setp.eq.s32 %p25,%r13,5;
ld.u32 %r76,[%d148];
cvt.rn.f64.s32 %e133,%r76;
add.f64 %e203,%e203,%e133;
add.s64 %d148,%d148,%d144;
add.s32 %r161,%r10,5;
@%p25 bra $25;
setp.eq.s32 %p26,%r13,6;
ld.u32 %r77,[%d148];
cvt.rn.f64.s32 %e134,%r77;
add.f64 %e203,%e203,%e134;
add.s64 %d148,%d148,%d144;
add.s32 %r161,%r10,6;
@%p26 bra $25;
ld.u32 %r78,[%d148];
cvt.rn.f64.s32 %e135,%r78;
add.f64 %e203,%e203,%e135;
add.s64 %d148,%d148,%d144;
add.s32 %r161,%r10,7;
$25:
setp.lt.u32 %p27,%r12,7;
@%p27 bra $36;
$26:
.pragma "nounroll";
ld.u32 %r79,[%d148];
cvt.rn.f64.s32 %e136,%r79;
add.f64 %e137,%e203,%e136;
add.s64 %d84,%d148,%d144;
ld.u32 %r80,[%d84];
cvt.rn.f64.s32 %e138,%r80;
add.f64 %e139,%e137,%e138;
add.s64 %d85,%d84,%d144;
ld.u32 %r81,[%d85];
cvt.rn.f64.s32 %e140,%r81;
add.f64 %e141,%e139,%e140;
add.s64 %d86,%d85,%d144;
ld.u32 %r82,[%d86];
cvt.rn.f64.s32 %e142,%r82;
add.f64 %e143,%e141,%e142;
add.s64 %d87,%d86,%d144;
ld.u32 %r83,[%d87];
cvt.rn.f64.s32 %e144,%r83;
add.f64 %e145,%e143,%e144;
add.s64 %d88,%d87,%d144;
ld.u32 %r84,[%d88];
cvt.rn.f64.s32 %e146,%r84;
add.f64 %e147,%e145,%e146;
add.s64 %d89,%d88,%d144;
ld.u32 %r85,[%d89];
cvt.rn.f64.s32 %e148,%r85;
add.f64 %e149,%e147,%e148;
add.s64 %d90,%d89,%d144;
add.s64 %d148,%d90,%d144;
ld.u32 %r86,[%d90];
cvt.rn.f64.s32 %e150,%r86;
add.f64 %e203,%e149,%e150;
add.s32 %r161,%r161,8;
setp.lt.s32 %p28,%r161,%r11;
@%p28 bra $26;
bra.uni $36;
$27:
mov.u32 %r163,%r10;
mov.u64 %d150,%d151;
$28:
.pragma "nounroll";
ld.f64 %e152,[%d150];
add.f64 %e203,%e203,%e152;
add.s32 %r87,%r163,1;
setp.ge.s32 %p29,%r87,%r11;
@%p29 bra $36;
add.s64 %d51,%d150,%d144;
ld.f64 %e153,[%d51];
add.f64 %e203,%e203,%e153;
add.s32 %r88,%r163,2;
setp.ge.s32 %p30,%r88,%r11;
@%p30 bra $36;
add.s64 %d52,%d51,%d144;
ld.f64 %e154,[%d52];
add.f64 %e203,%e203,%e154;
add.s32 %r89,%r163,3;
setp.ge.s32 %p31,%r89,%r11;
@%p31 bra $36;
add.s64 %d53,%d52,%d144;
ld.f64 %e155,[%d53];
add.f64 %e203,%e203,%e155;
add.s32 %r90,%r163,4;
setp.ge.s32 %p32,%r90,%r11;
@%p32 bra $36;
add.s64 %d54,%d53,%d144;
ld.f64 %e156,[%d54];
add.f64 %e203,%e203,%e156;
add.s32 %r91,%r163,5;
setp.ge.s32 %p33,%r91,%r11;
@%p33 bra $36;
add.s64 %d55,%d54,%d144;
ld.f64 %e157,[%d55];
add.f64 %e203,%e203,%e157;
add.s32 %r92,%r163,6;
setp.ge.s32 %p34,%r92,%r11;
@%p34 bra $36;
add.s64 %d56,%d55,%d144;
ld.f64 %e158,[%d56];
add.f64 %e203,%e203,%e158;
add.s32 %r93,%r163,7;
setp.ge.s32 %p35,%r93,%r11;
@%p35 bra $36;
add.s64 %d91,%d56,%d144;
ld.f64 %e159,[%d91];
add.f64 %e203,%e203,%e159;
add.s64 %d150,%d150,%d17;
add.s32 %r163,%r163,8;
setp.lt.s32 %p36,%r163,%r11;
@%p36 bra $28;
$36:
setp.eq.s32 %p37,%r9,0;
st.shared.f64 [%d16],%e203;
bar.sync 0;
@%p37 bra $44;
add.s32 %r97,%r9,-1;
setp.lt.u32 %p38,%r97,3;
mov.f64 %e207,0d0000000000000000;
mov.u32 %r166,0;
@%p38 bra $40;
mov.u32 %r165,%r15;
$39:
mul.wide.s32 %d92,%r166,256;
add.s64 %d94,%d76,%d92;
shl.b64 %d95,%d15,3;
add.s64 %d96,%d94,%d95;
ld.shared.f64 %e164,[%d96];
add.f64 %e165,%e207,%e164;
ld.shared.f64 %e166,[%d96+256];
add.f64 %e167,%e165,%e166;
ld.shared.f64 %e168,[%d96+512];
add.f64 %e169,%e167,%e168;
ld.shared.f64 %e170,[%d96+768];
add.f64 %e207,%e169,%e170;
add.s32 %r166,%r166,4;
add.s32 %r165,%r165,-4;
setp.ne.s32 %p39,%r165,0;
@%p39 bra $39;
$40:
setp.eq.s32 %p40,%r14,0;
@%p40 bra $44;
setp.eq.s32 %p41,%r14,1;
mul.wide.s32 %d97,%r166,256;
add.s64 %d99,%d76,%d97;
shl.b64 %d100,%d15,3;
add.s64 %d58,%d99,%d100;
ld.shared.f64 %e171,[%d58];
add.f64 %e207,%e207,%e171;
@%p41 bra $44;
setp.eq.s32 %p42,%r14,2;
ld.shared.f64 %e172,[%d58+256];
add.f64 %e207,%e207,%e172;
@%p42 bra $44;
ld.shared.f64 %e173,[%d58+512];
add.f64 %e207,%e207,%e173;
$44:
@%p2 bra $147;
mov.u32 %r167,%r10;
$46:
.pragma "nounroll";
setp.eq.s32 %p43,%r43,0;
@%p43 bra $64;
setp.ne.s32 %p44,%r43,1;
@%p44 bra $80;
setp.ge.s32 %p45,%r167,%r11;
mov.f64 %e236,0d0000000000000000;
mov.f64 %e237,%e236;
@%p45 bra $50;
ld.f32 %f9,[%d151];
cvt.f64.f32 %e237,%f9;
$50:
add.s32 %r99,%r167,1;
setp.ge.s32 %p46,%r99,%r11;
@%p46 bra $52;
add.s64 %d101,%d151,%d144;
ld.f32 %f10,[%d101];
cvt.f64.f32 %e236,%f10;
$52:
add.s32 %r100,%r167,2;
setp.ge.s32 %p47,%r100,%r11;
mov.f64 %e234,0d0000000000000000;
mov.f64 %e235,%e234;
@%p47 bra $54;
add.s64 %d102,%d151,%d18;
ld.f32 %f11,[%d102];
cvt.f64.f32 %e235,%f11;
$54:
add.s32 %r101,%r167,3;
setp.ge.s32 %p48,%r101,%r11;
@%p48 bra $56;
add.s64 %d103,%d151,%d19;
ld.f32 %f12,[%d103];
cvt.f64.f32 %e234,%f12;
$56:
add.s32 %r102,%r167,4;
setp.ge.s32 %p49,%r102,%r11;
mov.f64 %e232,0d0000000000000000;
mov.f64 %e233,%e232;
@%p49 bra $58;
add.s64 %d104,%d151,%d20;
ld.f32 %f13,[%d104];
cvt.f64.f32 %e233,%f13;
$58:
add.s32 %r103,%r167,5;
setp.ge.s32 %p50,%r103,%r11;
@%p50 bra $60;
add.s64 %d105,%d151,%d21;
ld.f32 %f14,[%d105];
cvt.f64.f32 %e232,%f14;
$60:
add.s32 %r104,%r167,6;
setp.ge.s32 %p51,%r104,%r11;
mov.f64 %e230,0d0000000000000000;
mov.f64 %e231,%e230;
@%p51 bra $62;
add.s64 %d106,%d151,%d22;
ld.f32 %f15,[%d106];
cvt.f64.f32 %e231,%f15;
$62:
add.s32 %r105,%r167,7;
setp.ge.s32 %p52,%r105,%r11;
@%p52 bra $96;
add.s64 %d107,%d151,%d23;
ld.f32 %f16,[%d107];
cvt.f64.f32 %e230,%f16;
bra.uni $96;
$64:
setp.ge.s32 %p53,%r167,%r11;
mov.f64 %e236,0d0000000000000000;
mov.f64 %e237,%e236;
@%p53 bra $66;
ld.u32 %r106,[%d151];
cvt.rn.f64.s32 %e237,%r106;
$66:
add.s32 %r107,%r167,1;
setp.ge.s32 %p54,%r107,%r11;
@%p54 bra $68;
add.s64 %d108,%d151,%d144;
ld.u32 %r108,[%d108];
cvt.rn.f64.s32 %e236,%r108;
$68:
add.s32 %r109,%r167,2;
setp.ge.s32 %p55,%r109,%r11;
mov.f64 %e234,0d0000000000000000;
mov.f64 %e235,%e234;
@%p55 bra $70;
add.s64 %d109,%d151,%d18;
ld.u32 %r110,[%d109];
cvt.rn.f64.s32 %e235,%r110;
$70:
add.s32 %r111,%r167,3;
setp.ge.s32 %p56,%r111,%r11;
@%p56 bra $72;
add.s64 %d110,%d151,%d19;
ld.u32 %r112,[%d110];
cvt.rn.f64.s32 %e234,%r112;
$72:
add.s32 %r113,%r167,4;
setp.ge.s32 %p57,%r113,%r11;
mov.f64 %e232,0d0000000000000000;
mov.f64 %e233,%e232;
@%p57 bra $74;
add.s64 %d111,%d151,%d20;
ld.u32 %r114,[%d111];
cvt.rn.f64.s32 %e233,%r114;
$74:
add.s32 %r115,%r167,5;
setp.ge.s32 %p58,%r115,%r11;
@%p58 bra $76;
add.s64 %d112,%d151,%d21;
ld.u32 %r116,[%d112];
cvt.rn.f64.s32 %e232,%r116;
$76:
add.s32 %r117,%r167,6;
setp.ge.s32 %p59,%r117,%r11;
mov.f64 %e230,0d0000000000000000;
mov.f64 %e231,%e230;
@%p59 bra $78;
add.s64 %d113,%d151,%d22;
ld.u32 %r118,[%d113];
cvt.rn.f64.s32 %e231,%r118;
$78:
add.s32 %r119,%r167,7;
setp.ge.s32 %p60,%r119,%r11;
@%p60 bra $96;
add.s64 %d114,%d151,%d23;
ld.u32 %r120,[%d114];
cvt.rn.f64.s32 %e230,%r120;
bra.uni $96;
$80:
setp.ge.s32 %p61,%r167,%r11;
mov.f64 %e236,0d0000000000000000;
mov.f64 %e237,%e236;
@%p61 bra $82;
ld.f64 %e237,[%d151];
$82:
add.s32 %r121,%r167,1;
setp.ge.s32 %p62,%r121,%r11;
@%p62 bra $84;
add.s64 %d115,%d151,%d144;
ld.f64 %e236,[%d115];
$84:
add.s32 %r122,%r167,2;
setp.ge.s32 %p63,%r122,%r11;
mov.f64 %e234,0d0000000000000000;
mov.f64 %e235,%e234;
@%p63 bra $86;
add.s64 %d116,%d151,%d18;
ld.f64 %e235,[%d116];
$86:
add.s32 %r123,%r167,3;
setp.ge.s32 %p64,%r123,%r11;
@%p64 bra $88;
add.s64 %d117,%d151,%d19;
ld.f64 %e234,[%d117];
$88:
add.s32 %r124,%r167,4;
setp.ge.s32 %p65,%r124,%r11;
mov.f64 %e232,0d0000000000000000;
mov.f64 %e233,%e232;
@%p65 bra $90;
add.s64 %d118,%d151,%d20;
ld.f64 %e233,[%d118];
$90:
add.s32 %r125,%r167,5;
setp.ge.s32 %p66,%r125,%r11;
@%p66 bra $92;
add.s64 %d119,%d151,%d21;
ld.f64 %e232,[%d119];
$92:
add.s32 %r126,%r167,6;
setp.ge.s32 %p67,%r126,%r11;
mov.f64 %e230,0d0000000000000000;
mov.f64 %e231,%e230;
@%p67 bra $94;
add.s64 %d120,%d151,%d22;
ld.f64 %e231,[%d120];
$94:
add.s32 %r127,%r167,7;
setp.ge.s32 %p68,%r127,%r11;
@%p68 bra $96;
add.s64 %d121,%d151,%d23;
ld.f64 %e230,[%d121];
$96:
setp.eq.s32 %p97,%r43,0;
@%p97 bra $114;
setp.ne.s32 %p70,%r43,1;
@%p70 bra $130;
add.f64 %e93,%e207,%e237;
setp.ge.s32 %p71,%r167,%r11;
@%p71 bra $100;
cvt.rn.f32.f64 %f17,%e93;
st.f32 [%d151],%f17;
$100:
add.f64 %e94,%e93,%e236;
add.s32 %r128,%r167,1;
setp.ge.s32 %p72,%r128,%r11;
@%p72 bra $102;
add.s64 %d122,%d151,%d144;
cvt.rn.f32.f64 %f18,%e94;
st.f32 [%d122],%f18;
$102:
add.f64 %e95,%e94,%e235;
add.s32 %r129,%r167,2;
setp.ge.s32 %p73,%r129,%r11;
@%p73 bra $104;
add.s64 %d123,%d151,%d18;
cvt.rn.f32.f64 %f19,%e95;
st.f32 [%d123],%f19;
$104:
add.f64 %e96,%e95,%e234;
add.s32 %r130,%r167,3;
setp.ge.s32 %p74,%r130,%r11;
@%p74 bra $106;
add.s64 %d124,%d151,%d19;
cvt.rn.f32.f64 %f20,%e96;
st.f32 [%d124],%f20;
$106:
add.f64 %e97,%e96,%e233;
add.s32 %r131,%r167,4;
setp.ge.s32 %p75,%r131,%r11;
@%p75 bra $108;
add.s64 %d125,%d151,%d20;
cvt.rn.f32.f64 %f21,%e97;
st.f32 [%d125],%f21;
$108:
add.f64 %e98,%e97,%e232;
add.s32 %r132,%r167,5;
setp.ge.s32 %p76,%r132,%r11;
@%p76 bra $110;
add.s64 %d126,%d151,%d21;
cvt.rn.f32.f64 %f22,%e98;
st.f32 [%d126],%f22;
$110:
add.f64 %e99,%e98,%e231;
add.s32 %r133,%r167,6;
setp.ge.s32 %p77,%r133,%r11;
@%p77 bra $112;
add.s64 %d127,%d151,%d22;
cvt.rn.f32.f64 %f23,%e99;
st.f32 [%d127],%f23;
$112:
add.f64 %e207,%e99,%e230;
add.s32 %r134,%r167,7;
setp.ge.s32 %p78,%r134,%r11;
@%p78 bra $146;
add.s64 %d128,%d151,%d23;
cvt.rn.f32.f64 %f24,%e207;
st.f32 [%d128],%f24;
bra.uni $146;
$114:
add.f64 %e101,%e207,%e237;
setp.ge.s32 %p79,%r167,%r11;
@%p79 bra $116;
cvt.rzi.s32.f64 %r135,%e101;
st.u32 [%d151],%r135;
$116:
add.f64 %e102,%e101,%e236;
add.s32 %r136,%r167,1;
setp.ge.s32 %p80,%r136,%r11;
@%p80 bra $118;
add.s64 %d129,%d151,%d144;
cvt.rzi.s32.f64 %r137,%e102;
st.u32 [%d129],%r137;
$118:
add.f64 %e103,%e102,%e235;
add.s32 %r138,%r167,2;
setp.ge.s32 %p81,%r138,%r11;
@%p81 bra $120;
add.s64 %d130,%d151,%d18;
cvt.rzi.s32.f64 %r139,%e103;
st.u32 [%d130],%r139;
$120:
add.f64 %e104,%e103,%e234;
add.s32 %r140,%r167,3;
setp.ge.s32 %p82,%r140,%r11;
@%p82 bra $122;
add.s64 %d131,%d151,%d19;
cvt.rzi.s32.f64 %r141,%e104;
st.u32 [%d131],%r141;
$122:
add.f64 %e105,%e104,%e233;
add.s32 %r142,%r167,4;
setp.ge.s32 %p83,%r142,%r11;
@%p83 bra $124;
add.s64 %d132,%d151,%d20;
cvt.rzi.s32.f64 %r143,%e105;
st.u32 [%d132],%r143;
$124:
add.f64 %e106,%e105,%e232;
add.s32 %r144,%r167,5;
setp.ge.s32 %p84,%r144,%r11;
@%p84 bra $126;
add.s64 %d133,%d151,%d21;
cvt.rzi.s32.f64 %r145,%e106;
st.u32 [%d133],%r145;
$126:
add.f64 %e107,%e106,%e231;
add.s32 %r146,%r167,6;
setp.ge.s32 %p85,%r146,%r11;
@%p85 bra $128;
add.s64 %d134,%d151,%d22;
cvt.rzi.s32.f64 %r147,%e107;
st.u32 [%d134],%r147;
$128:
add.f64 %e207,%e107,%e230;
add.s32 %r148,%r167,7;
setp.ge.s32 %p86,%r148,%r11;
@%p86 bra $146;
add.s64 %d135,%d151,%d23;
cvt.rzi.s32.f64 %r149,%e207;
st.u32 [%d135],%r149;
bra.uni $146;
$130:
add.f64 %e109,%e207,%e237;
setp.ge.s32 %p87,%r167,%r11;
@%p87 bra $132;
st.f64 [%d151],%e109;
$132:
add.f64 %e110,%e109,%e236;
add.s32 %r150,%r167,1;
setp.ge.s32 %p88,%r150,%r11;
@%p88 bra $134;
add.s64 %d136,%d151,%d144;
st.f64 [%d136],%e110;
$134:
add.f64 %e111,%e110,%e235;
add.s32 %r151,%r167,2;
setp.ge.s32 %p89,%r151,%r11;
@%p89 bra $136;
add.s64 %d137,%d151,%d18;
st.f64 [%d137],%e111;
$136:
add.f64 %e112,%e111,%e234;
add.s32 %r152,%r167,3;
setp.ge.s32 %p90,%r152,%r11;
@%p90 bra $138;
add.s64 %d138,%d151,%d19;
st.f64 [%d138],%e112;
$138:
add.f64 %e113,%e112,%e233;
add.s32 %r153,%r167,4;
setp.ge.s32 %p91,%r153,%r11;
@%p91 bra $140;
add.s64 %d139,%d151,%d20;
st.f64 [%d139],%e113;
$140:
add.f64 %e114,%e113,%e232;
add.s32 %r154,%r167,5;
setp.ge.s32 %p92,%r154,%r11;
@%p92 bra $142;
add.s64 %d140,%d151,%d21;
st.f64 [%d140],%e114;
$142:
add.f64 %e115,%e114,%e231;
add.s32 %r155,%r167,6;
setp.ge.s32 %p93,%r155,%r11;
@%p93 bra $144;
add.s64 %d141,%d151,%d22;
st.f64 [%d141],%e115;
$144:
add.f64 %e207,%e115,%e230;
add.s32 %r156,%r167,7;
setp.ge.s32 %p94,%r156,%r11;
@%p94 bra $146;
add.s64 %d142,%d151,%d23;
st.f64 [%d142],%e207;
$146:
add.s64 %d151,%d151,%d17;
add.s32 %r167,%r167,8;
setp.lt.s32 %p95,%r167,%r11;
@%p95 bra $46;
$147:
bar.sync 0;
add.s32 %r159,%r159,1;
setp.lt.s32 %p96,%r159,%r46;
@%p96 bra $5;
$148:
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
.reg .b64 %d<116>;
.shared .align 4 .b8 z1[1024];
ld.param.u64 %d47,[p0];
ld.param.v2.u32 {%r185,%r186},[p1+32];
ld.param.v2.u32 {%r78,%r79},[p1+40];
ld.param.u64 %d112,[p1+24];
ld.param.u64 %d111,[p1+16];
ld.param.u64 %d110,[p1+8];
ld.param.u64 %d48,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r79,0;
@%p3 bra $2;
cvta.to.global.u64 %d52,%d47;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.v2.u32 {%r185,%r186},[%d54+32];
ld.global.u64 %d112,[%d54+24];
ld.global.u64 %d111,[%d54+16];
ld.global.u64 %d110,[%d54+8];
ld.global.u64 %d109,[%d54];
bra.uni $3;
$2:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d48,%d55;
add.s64 %d109,%d47,%d56;
$3:
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
@%p4 bra $61;
mov.u32 %r90,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r92,%r91,5;
add.s32 %r93,%r92,%r90;
cvt.s64.s32 %d57,%r9;
mul.lo.s64 %d58,%d110,%d57;
cvt.s64.s32 %d59,%r93;
mul.lo.s64 %d60,%d111,%d59;
add.s64 %d15,%d58,%d60;
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
add.s64 %d61,%d57,7;
mul.lo.s64 %d62,%d110,%d61;
add.s64 %d16,%d62,%d60;
add.s64 %d63,%d57,6;
mul.lo.s64 %d64,%d110,%d63;
add.s64 %d17,%d64,%d60;
add.s64 %d65,%d57,5;
mul.lo.s64 %d66,%d110,%d65;
add.s64 %d18,%d66,%d60;
add.s64 %d67,%d57,4;
mul.lo.s64 %d68,%d110,%d67;
add.s64 %d19,%d68,%d60;
add.s64 %d69,%d57,3;
mul.lo.s64 %d70,%d110,%d69;
add.s64 %d20,%d70,%d60;
add.s64 %d71,%d57,2;
mul.lo.s64 %d72,%d110,%d71;
add.s64 %d21,%d72,%d60;
add.s64 %d73,%d57,1;
mul.lo.s64 %d74,%d110,%d73;
add.s64 %d22,%d74,%d60;
mov.u32 %r187,0;
not.pred %p9,%p1;
$5:
.pragma "nounroll";
mov.u32 %r192,0;
cvt.s64.s32 %d75,%r187;
mul.lo.s64 %d24,%d112,%d75;
@%p9 bra $17;
add.s64 %d76,%d15,%d24;
add.s64 %d114,%d109,%d76;
setp.lt.u32 %p10,%r11,7;
mov.u32 %r192,0;
@%p10 bra $9;
and.b32 %r101,%r12,7;
sub.s32 %r189,%r12,%r101;
$8:
.pragma "nounroll";
ld.u32 %r102,[%d114];
add.s32 %r103,%r102,%r192;
add.s64 %d77,%d114,%d110;
ld.u32 %r104,[%d77];
add.s32 %r105,%r104,%r103;
add.s64 %d78,%d77,%d110;
ld.u32 %r106,[%d78];
add.s32 %r107,%r106,%r105;
add.s64 %d79,%d78,%d110;
ld.u32 %r108,[%d79];
add.s32 %r109,%r108,%r107;
add.s64 %d80,%d79,%d110;
ld.u32 %r110,[%d80];
add.s32 %r111,%r110,%r109;
add.s64 %d81,%d80,%d110;
ld.u32 %r112,[%d81];
add.s32 %r113,%r112,%r111;
add.s64 %d82,%d81,%d110;
ld.u32 %r114,[%d82];
add.s32 %r115,%r114,%r113;
add.s64 %d83,%d82,%d110;
add.s64 %d114,%d83,%d110;
ld.u32 %r116,[%d83];
add.s32 %r192,%r116,%r115;
add.s32 %r189,%r189,-8;
setp.ne.s32 %p11,%r189,0;
@%p11 bra $8;
$9:
and.b32 %r117,%r12,7;
setp.eq.s32 %p12,%r117,0;
@%p12 bra $17;
setp.eq.s32 %p13,%r117,1;
ld.u32 %r119,[%d114];
add.s32 %r192,%r119,%r192;
@%p13 bra $17;
add.s64 %d29,%d114,%d110;
setp.eq.s32 %p14,%r117,2;
ld.u32 %r121,[%d29];
add.s32 %r192,%r121,%r192;
@%p14 bra $17;
setp.eq.s32 %p15,%r117,3;
add.s64 %d30,%d29,%d110;
ld.u32 %r123,[%d30];
add.s32 %r192,%r123,%r192;
@%p15 bra $17;
setp.eq.s32 %p16,%r117,4;
add.s64 %d31,%d30,%d110;
ld.u32 %r125,[%d31];
add.s32 %r192,%r125,%r192;
@%p16 bra $17;
setp.eq.s32 %p17,%r117,5;
add.s64 %d32,%d31,%d110;
ld.u32 %r127,[%d32];
add.s32 %r192,%r127,%r192;
@%p17 bra $17;
setp.eq.s32 %p18,%r117,6;
add.s64 %d33,%d32,%d110;
ld.u32 %r129,[%d33];
add.s32 %r192,%r129,%r192;
@%p18 bra $17;
add.s64 %d84,%d33,%d110;
ld.u32 %r130,[%d84];
add.s32 %r192,%r130,%r192;
$17:
setp.eq.s32 %p19,%r87,0;
mov.u32 %r199,0;
mul.wide.u32 %d85,%r87,128;
mov.u64 %d86,z1;
add.s64 %d87,%d86,%d85;
mul.wide.u32 %d88,%r90,4;
add.s64 %d89,%d87,%d88;
st.shared.u32 [%d89],%r192;
bar.sync 0;
@%p19 bra $25;
add.s32 %r138,%r87,-1;
setp.lt.u32 %p20,%r138,3;
mov.u32 %r197,0;
mov.u32 %r199,%r197;
@%p20 bra $21;
and.b32 %r142,%r87,3;
sub.s32 %r195,%r87,%r142;
cvt.u64.u32 %d34,%r90;
$20:
mul.wide.s32 %d90,%r197,128;
add.s64 %d92,%d86,%d90;
shl.b64 %d93,%d34,2;
add.s64 %d94,%d92,%d93;
ld.shared.u32 %r144,[%d94];
add.s32 %r145,%r144,%r199;
ld.shared.u32 %r146,[%d94+128];
add.s32 %r147,%r146,%r145;
ld.shared.u32 %r148,[%d94+256];
add.s32 %r149,%r148,%r147;
ld.shared.u32 %r150,[%d94+384];
add.s32 %r199,%r150,%r149;
add.s32 %r197,%r197,4;
add.s32 %r195,%r195,-4;
setp.ne.s32 %p21,%r195,0;
@%p21 bra $20;
$21:
and.b32 %r152,%r87,3;
setp.eq.s32 %p22,%r152,0;
@%p22 bra $25;
setp.eq.s32 %p23,%r152,1;
mul.wide.s32 %d95,%r197,128;
add.s64 %d97,%d86,%d95;
add.s64 %d35,%d97,%d88;
ld.shared.u32 %r156,[%d35];
add.s32 %r199,%r156,%r199;
@%p23 bra $25;
setp.eq.s32 %p24,%r152,2;
ld.shared.u32 %r159,[%d35+128];
add.s32 %r199,%r159,%r199;
@%p24 bra $25;
ld.shared.u32 %r160,[%d35+256];
add.s32 %r199,%r160,%r199;
$25:
@%p2 bra $60;
add.s64 %d115,%d109,%d24;
mov.u32 %r200,%r13;
$27:
.pragma "nounroll";
add.s32 %r162,%r200,-7;
setp.ge.s32 %p25,%r162,%r10;
mov.u32 %r203,0;
mov.u32 %r202,%r203;
@%p25 bra $29;
add.s64 %d103,%d115,%d15;
ld.u32 %r202,[%d103];
$29:
add.s32 %r164,%r200,-6;
setp.ge.s32 %p26,%r164,%r10;
@%p26 bra $31;
add.s64 %d102,%d115,%d22;
ld.u32 %r203,[%d102];
$31:
add.s32 %r166,%r200,-5;
setp.ge.s32 %p27,%r166,%r10;
mov.u32 %r205,0;
mov.u32 %r204,%r205;
@%p27 bra $33;
add.s64 %d101,%d115,%d21;
ld.u32 %r204,[%d101];
$33:
add.s32 %r168,%r200,-4;
setp.ge.s32 %p28,%r168,%r10;
@%p28 bra $35;
add.s64 %d100,%d115,%d20;
ld.u32 %r205,[%d100];
$35:
add.s32 %r170,%r200,-3;
setp.ge.s32 %p29,%r170,%r10;
add.s64 %d42,%d115,%d19;
mov.u32 %r207,0;
mov.u32 %r206,%r207;
@%p29 bra $37;
ld.u32 %r206,[%d42];
$37:
add.s32 %r172,%r200,-2;
setp.ge.s32 %p30,%r172,%r10;
add.s64 %d43,%d115,%d18;
@%p30 bra $39;
ld.u32 %r207,[%d43];
$39:
add.s32 %r174,%r200,-1;
setp.ge.s32 %p31,%r174,%r10;
add.s64 %d44,%d115,%d17;
mov.u32 %r209,0;
mov.u32 %r208,%r209;
@%p31 bra $41;
ld.u32 %r208,[%d44];
$41:
add.s64 %d45,%d115,%d16;
setp.ge.s32 %p32,%r200,%r10;
@%p32 bra $43;
ld.u32 %r209,[%d45];
$43:
add.s32 %r62,%r202,%r199;
@%p25 bra $45;
add.s64 %d107,%d115,%d15;
st.u32 [%d107],%r62;
$45:
add.s32 %r63,%r203,%r62;
@%p26 bra $47;
add.s64 %d106,%d115,%d22;
st.u32 [%d106],%r63;
$47:
add.s32 %r64,%r204,%r63;
@%p27 bra $49;
add.s64 %d105,%d115,%d21;
st.u32 [%d105],%r64;
$49:
add.s32 %r65,%r205,%r64;
@%p28 bra $51;
add.s64 %d104,%d115,%d20;
st.u32 [%d104],%r65;
$51:
add.s32 %r66,%r206,%r65;
@%p29 bra $53;
add.s64 %d108,%d115,%d19;
st.u32 [%d108],%r66;
$53:
add.s32 %r67,%r207,%r66;
@%p30 bra $55;
st.u32 [%d43],%r67;
$55:
add.s32 %r68,%r208,%r67;
@%p31 bra $57;
st.u32 [%d44],%r68;
$57:
add.s32 %r199,%r209,%r68;
@%p32 bra $59;
st.u32 [%d45],%r199;
$59:
add.s32 %r70,%r200,8;
add.s32 %r183,%r200,1;
shl.b64 %d99,%d110,3;
add.s64 %d115,%d115,%d99;
setp.lt.s32 %p41,%r183,%r10;
mov.u32 %r200,%r70;
@%p41 bra $27;
$60:
bar.sync 0;
add.s32 %r187,%r187,1;
setp.lt.s32 %p42,%r187,%r78;
@%p42 bra $5;
$61:
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
.reg .pred %p<44>;
.reg .b16 %s<7>;
.reg .f32 %f<11>;
.reg .b32 %r<108>;
.reg .f64 %e<35>;
.reg .b64 %d<93>;
ld.param.u64 %d41,[p0];
ld.param.v2.u32 {%r104,%r105},[p1+32];
ld.param.v2.u32 {%r35,%r36},[p1+40];
ld.param.u64 %d46,[p2];
ld.param.v2.u32 {%r39,%r40},[p3+40];
ld.param.u32 %r30,[p4];
ld.param.u32 %r31,[p5];
ld.param.u64 %d90,[p3+24];
ld.param.u64 %d89,[p3+16];
ld.param.u64 %d88,[p3+8];
ld.param.u64 %d47,[p3];
ld.param.u64 %d86,[p1+24];
ld.param.u64 %d85,[p1+16];
ld.param.u64 %d84,[p1+8];
ld.param.u64 %d42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r36,0;
@%p1 bra $2;
cvta.to.global.u64 %d51,%d41;
mul.wide.s32 %d52,%r1,40;
add.s64 %d53,%d51,%d52;
ld.global.v2.u32 {%r104,%r105},[%d53+32];
ld.global.u64 %d86,[%d53+24];
ld.global.u64 %d85,[%d53+16];
ld.global.u64 %d84,[%d53+8];
ld.global.u64 %d83,[%d53];
bra.uni $3;
$2:
cvt.s64.s32 %d54,%r1;
mul.lo.s64 %d55,%d42,%d54;
add.s64 %d83,%d41,%d55;
$3:
setp.eq.s32 %p2,%r40,0;
@%p2 bra $5;
cvta.to.global.u64 %d56,%d46;
mul.wide.s32 %d57,%r1,40;
add.s64 %d58,%d56,%d57;
ld.global.u64 %d90,[%d58+24];
ld.global.u64 %d89,[%d58+16];
ld.global.u64 %d88,[%d58+8];
ld.global.u64 %d87,[%d58];
bra.uni $6;
$5:
cvt.s64.s32 %d59,%r1;
mul.lo.s64 %d60,%d47,%d59;
add.s64 %d87,%d46,%d60;
$6:
mov.u32 %r45,%ctaid.y;
shl.b32 %r46,%r45,3;
mov.u32 %r47,%tid.y;
add.s32 %r15,%r46,%r47;
setp.gt.s32 %p3,%r15,%r105;
setp.lt.s32 %p4,%r39,1;
or.pred %p5,%p3,%p4;
@%p5 bra $36;
mov.u32 %r49,%tid.x;
cvt.s64.s32 %d61,%r15;
mul.lo.s64 %d27,%d88,%d61;
add.s32 %r50,%r15,-1;
cvt.s64.s32 %d62,%r50;
mul.lo.s64 %d63,%d84,%d62;
cvt.s64.s32 %d64,%r49;
mul.lo.s64 %d65,%d85,%d64;
add.s64 %d28,%d63,%d65;
add.s32 %r51,%r49,1;
cvt.s64.s32 %d66,%r51;
mul.lo.s64 %d67,%d89,%d66;
add.s64 %d68,%d27,%d67;
shl.b64 %d29,%d89,5;
sub.s64 %d30,%d68,%d29;
shl.b64 %d31,%d85,5;
mov.u32 %r106,0;
bra.uni $8;
$9:
cvt.s64.s32 %d69,%r106;
mul.lo.s64 %d70,%d90,%d69;
add.s64 %d71,%d70,%d27;
add.s64 %d34,%d87,%d71;
setp.eq.s32 %p7,%r30,0;
@%p7 bra $12;
setp.ne.s32 %p8,%r30,1;
@%p8 bra $13;
mov.u32 %r53,0;
st.u32 [%d34],%r53;
bra.uni $14;
$12:
mov.f64 %e9,0d0000000000000000;
cvt.rzi.s32.f64 %r54,%e9;
st.u32 [%d34],%r54;
bra.uni $14;
$13:
mov.u64 %d72,0;
st.u64 [%d34],%d72;
bra.uni $14;
$8:
.pragma "nounroll";
setp.eq.s32 %p6,%r49,0;
@%p6 bra $9;
$14:
add.s32 %r107,%r49,-32;
add.s32 %r57,%r104,%r49;
setp.ge.s32 %p9,%r107,%r57;
@%p9 bra $35;
cvt.s64.s32 %d73,%r106;
mul.lo.s64 %d74,%d90,%d73;
add.s64 %d75,%d30,%d74;
add.s64 %d91,%d87,%d75;
mul.lo.s64 %d76,%d86,%d73;
add.s64 %d77,%d28,%d76;
add.s64 %d92,%d83,%d77;
mov.f64 %e32,0d0000000000000000;
mov.f64 %e33,%e32;
$16:
.pragma "nounroll";
mov.u32 %r19,%r107;
mov.f64 %e34,0d0000000000000000;
setp.lt.s32 %p10,%r15,1;
add.s32 %r107,%r19,32;
setp.ge.s32 %p11,%r107,%r104;
or.pred %p12,%p10,%p11;
@%p12 bra $28;
setp.gt.s32 %p13,%r31,1;
@%p13 bra $20;
setp.eq.s32 %p16,%r31,0;
@%p16 bra $25;
setp.eq.s32 %p17,%r31,1;
@%p17 bra $24;
bra.uni $26;
$24:
ld.global.nc.u16 %s4,[%d92];
cvt.rn.f32.u16 %f10,%s4;
bra.uni $27;
$20:
setp.eq.s32 %p14,%r31,2;
@%p14 bra $23;
setp.ne.s32 %p15,%r31,3;
@%p15 bra $26;
ld.global.nc.u16 %s1,[%d92];
cvt.f32.f16 %f10,%s1;
bra.uni $27;
$25:
ld.global.nc.u8 %r64,[%d92];
cvt.u16.u32 %s5,%r64;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f10,%s6;
bra.uni $27;
$23:
ld.global.nc.s16 %s3,[%d92];
cvt.rn.f32.s16 %f10,%s3;
bra.uni $27;
$26:
ld.global.nc.f32 %f10,[%d92];
$27:
cvt.f64.f32 %e34,%f10;
$28:
setp.eq.s32 %p43,%r49,0;
setp.lt.u32 %p18,%r49,16;
mov.u32 %r86,16;
setp.lt.u32 %p19,%r49,8;
mov.u32 %r87,8;
setp.lt.u32 %p20,%r49,4;
mov.u32 %r88,4;
setp.lt.u32 %p21,%r49,2;
mov.u32 %r89,2;
mov.u32 %r90,0;
mov.b64 {%r65,%r66},%e32;
mov.u32 %r91,1;
mov.u32 %r92,-1;
shfl.sync.up.b32 %r68|%p23,%r66,%r91,%r90,%r92;
shfl.sync.up.b32 %r67|%p24,%r65,%r91,%r90,%r92;
mov.b64 %e14,{%r67,%r68};
add.f64 %e23,%e32,%e14;
selp.f64 %e15,%e32,%e23,%p43;
mov.b64 {%r69,%r70},%e15;
shfl.sync.up.b32 %r72|%p25,%r70,%r89,%r90,%r92;
shfl.sync.up.b32 %r71|%p26,%r69,%r89,%r90,%r92;
mov.b64 %e16,{%r71,%r72};
add.f64 %e24,%e15,%e16;
selp.f64 %e17,%e15,%e24,%p21;
mov.b64 {%r73,%r74},%e17;
shfl.sync.up.b32 %r76|%p27,%r74,%r88,%r90,%r92;
shfl.sync.up.b32 %r75|%p28,%r73,%r88,%r90,%r92;
mov.b64 %e18,{%r75,%r76};
add.f64 %e25,%e17,%e18;
selp.f64 %e19,%e17,%e25,%p20;
mov.b64 {%r77,%r78},%e19;
shfl.sync.up.b32 %r80|%p29,%r78,%r87,%r90,%r92;
shfl.sync.up.b32 %r79|%p30,%r77,%r87,%r90,%r92;
mov.b64 %e20,{%r79,%r80};
add.f64 %e26,%e19,%e20;
selp.f64 %e21,%e19,%e26,%p19;
mov.b64 {%r81,%r82},%e21;
shfl.sync.up.b32 %r84|%p31,%r82,%r86,%r90,%r92;
shfl.sync.up.b32 %r83|%p32,%r81,%r86,%r90,%r92;
mov.b64 %e22,{%r83,%r84};
add.f64 %e27,%e21,%e22;
selp.f64 %e5,%e21,%e27,%p18;
setp.ge.s32 %p33,%r19,%r104;
setp.lt.s32 %p34,%r19,0;
or.pred %p35,%p34,%p33;
@%p35 bra $34;
add.f64 %e6,%e33,%e5;
setp.eq.s32 %p36,%r30,0;
@%p36 bra $32;
setp.ne.s32 %p37,%r30,1;
@%p37 bra $33;
cvt.rn.f32.f64 %f9,%e6;
st.f32 [%d91],%f9;
bra.uni $34;
$32:
cvt.rzi.s32.f64 %r93,%e6;
st.u32 [%d91],%r93;
bra.uni $34;
$33:
st.f64 [%d91],%e6;
$34:
ld.param.u32 %r103,[p6];
add.s32 %r102,%r104,%r49;
mov.b64 {%r94,%r95},%e5;
mov.u32 %r98,31;
shfl.sync.idx.b32 %r97|%p38,%r95,%r98,%r98,%r92;
shfl.sync.idx.b32 %r96|%p39,%r94,%r98,%r98,%r92;
mov.b64 %e29,{%r96,%r97};
add.f64 %e33,%e33,%e29;
add.s64 %d92,%d92,%d31;
add.s64 %d91,%d91,%d29;
setp.lt.s32 %p40,%r107,%r102;
setp.eq.s32 %p41,%r103,0;
mul.f64 %e30,%e34,%e34;
selp.f64 %e32,%e34,%e30,%p41;
@%p40 bra $16;
$35:
add.s32 %r106,%r106,1;
setp.lt.s32 %p42,%r106,%r39;
@%p42 bra $8;
$36:
ret;
}
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
.reg .b16 %s<7>;
.reg .f32 %f<10>;
.reg .b32 %r<109>;
.reg .b64 %d<92>;
ld.param.u64 %d40,[p0];
ld.param.v2.u32 {%r102,%r103},[p1+32];
ld.param.v2.u32 {%r41,%r42},[p1+40];
ld.param.u64 %d45,[p2];
ld.param.v2.u32 {%r45,%r46},[p3+40];
ld.param.u32 %r37,[p5];
ld.param.u32 %r38,[p6];
ld.param.u64 %d89,[p3+24];
ld.param.u64 %d88,[p3+16];
ld.param.u64 %d87,[p3+8];
ld.param.u64 %d46,[p3];
ld.param.u64 %d85,[p1+24];
ld.param.u64 %d84,[p1+16];
ld.param.u64 %d83,[p1+8];
ld.param.u64 %d41,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r42,0;
@%p1 bra $2;
cvta.to.global.u64 %d50,%d40;
mul.wide.s32 %d51,%r1,40;
add.s64 %d52,%d50,%d51;
ld.global.v2.u32 {%r102,%r103},[%d52+32];
ld.global.u64 %d85,[%d52+24];
ld.global.u64 %d84,[%d52+16];
ld.global.u64 %d83,[%d52+8];
ld.global.u64 %d82,[%d52];
bra.uni $3;
$2:
cvt.s64.s32 %d53,%r1;
mul.lo.s64 %d54,%d41,%d53;
add.s64 %d82,%d40,%d54;
$3:
setp.eq.s32 %p2,%r46,0;
@%p2 bra $5;
cvta.to.global.u64 %d55,%d45;
mul.wide.s32 %d56,%r1,40;
add.s64 %d57,%d55,%d56;
ld.global.u64 %d89,[%d57+24];
ld.global.u64 %d88,[%d57+16];
ld.global.u64 %d87,[%d57+8];
ld.global.u64 %d86,[%d57];
bra.uni $6;
$5:
cvt.s64.s32 %d58,%r1;
mul.lo.s64 %d59,%d46,%d58;
add.s64 %d86,%d45,%d59;
$6:
mov.u32 %r51,%ctaid.y;
shl.b32 %r52,%r51,3;
mov.u32 %r53,%tid.y;
add.s32 %r15,%r52,%r53;
setp.gt.s32 %p3,%r15,%r103;
setp.lt.s32 %p4,%r45,1;
or.pred %p5,%p3,%p4;
@%p5 bra $28;
mov.u32 %r55,%tid.x;
cvt.s64.s32 %d60,%r15;
mul.lo.s64 %d27,%d87,%d60;
add.s32 %r56,%r15,-1;
cvt.s64.s32 %d61,%r56;
mul.lo.s64 %d62,%d83,%d61;
cvt.s64.s32 %d63,%r55;
mul.lo.s64 %d64,%d84,%d63;
add.s64 %d28,%d62,%d64;
add.s32 %r57,%r55,1;
cvt.s64.s32 %d65,%r57;
mul.lo.s64 %d66,%d88,%d65;
add.s64 %d67,%d27,%d66;
shl.b64 %d29,%d88,5;
sub.s64 %d30,%d67,%d29;
shl.b64 %d31,%d84,5;
mov.u32 %r104,0;
$8:
.pragma "nounroll";
setp.eq.s32 %p6,%r55,0;
@%p6 bra $9;
bra.uni $10;
$9:
cvt.s64.s32 %d68,%r104;
mul.lo.s64 %d69,%d89,%d68;
add.s64 %d70,%d69,%d27;
add.s64 %d71,%d86,%d70;
mov.u32 %r59,0;
st.u32 [%d71],%r59;
$10:
add.s32 %r105,%r55,-32;
add.s32 %r62,%r102,%r55;
setp.ge.s32 %p7,%r105,%r62;
@%p7 bra $27;
cvt.s64.s32 %d72,%r104;
mul.lo.s64 %d73,%d89,%d72;
add.s64 %d74,%d30,%d73;
add.s64 %d90,%d86,%d74;
mul.lo.s64 %d75,%d85,%d72;
add.s64 %d76,%d28,%d75;
add.s64 %d91,%d82,%d76;
mov.u32 %r64,0;
mov.u32 %r106,%r64;
mov.u32 %r107,%r64;
$12:
.pragma "nounroll";
setp.lt.s32 %p8,%r15,1;
add.s32 %r71,%r105,32;
setp.ge.s32 %p9,%r71,%r102;
or.pred %p10,%p8,%p9;
mov.u32 %r108,%r64;
@%p10 bra $24;
setp.gt.s32 %p11,%r37,1;
@%p11 bra $16;
setp.eq.s32 %p14,%r37,0;
@%p14 bra $21;
setp.eq.s32 %p15,%r37,1;
@%p15 bra $20;
bra.uni $22;
$20:
ld.global.nc.u16 %s4,[%d91];
cvt.rn.f32.u16 %f9,%s4;
bra.uni $23;
$16:
setp.eq.s32 %p12,%r37,2;
@%p12 bra $19;
setp.ne.s32 %p13,%r37,3;
@%p13 bra $22;
ld.global.nc.u16 %s1,[%d91];
cvt.f32.f16 %f9,%s1;
bra.uni $23;
$21:
ld.global.nc.u8 %r72,[%d91];
cvt.u16.u32 %s5,%r72;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f9,%s6;
bra.uni $23;
$19:
ld.global.nc.s16 %s3,[%d91];
cvt.rn.f32.s16 %f9,%s3;
bra.uni $23;
$22:
ld.global.nc.f32 %f9,[%d91];
$23:
cvt.rzi.s32.f32 %r108,%f9;
$24:
setp.lt.u32 %p16,%r55,16;
mov.u32 %r74,16;
setp.lt.u32 %p17,%r55,8;
mov.u32 %r75,8;
setp.lt.u32 %p18,%r55,4;
mov.u32 %r76,4;
setp.lt.u32 %p19,%r55,2;
mov.u32 %r77,2;
mov.u32 %r78,0;
mov.u32 %r79,1;
mov.u32 %r80,-1;
shfl.sync.up.b32 %r81|%p21,%r106,%r79,%r78,%r80;
selp.b32 %r82,0,%r81,%p6;
add.s32 %r83,%r82,%r106;
shfl.sync.up.b32 %r84|%p22,%r83,%r77,%r78,%r80;
selp.b32 %r85,0,%r84,%p19;
add.s32 %r86,%r85,%r83;
shfl.sync.up.b32 %r87|%p23,%r86,%r76,%r78,%r80;
selp.b32 %r88,0,%r87,%p18;
add.s32 %r89,%r88,%r86;
shfl.sync.up.b32 %r90|%p24,%r89,%r75,%r78,%r80;
selp.b32 %r91,0,%r90,%p17;
add.s32 %r92,%r91,%r89;
shfl.sync.up.b32 %r93|%p25,%r92,%r74,%r78,%r80;
selp.b32 %r94,0,%r93,%p16;
add.s32 %r24,%r94,%r92;
setp.ge.s32 %p26,%r105,%r102;
setp.lt.s32 %p27,%r105,0;
or.pred %p28,%p27,%p26;
@%p28 bra $26;
add.s32 %r95,%r24,%r107;
st.u32 [%d90],%r95;
$26:
mov.u32 %r96,31;
shfl.sync.idx.b32 %r98|%p29,%r24,%r96,%r96,%r80;
add.s32 %r107,%r98,%r107;
add.s64 %d91,%d91,%d31;
add.s64 %d90,%d90,%d29;
setp.lt.s32 %p30,%r71,%r62;
setp.eq.s32 %p31,%r38,0;
selp.b32 %r101,1,%r108,%p31;
mul.lo.s32 %r106,%r101,%r108;
mov.u32 %r105,%r71;
@%p30 bra $12;
$27:
add.s32 %r104,%r104,1;
setp.lt.s32 %p32,%r104,%r45;
@%p32 bra $8;
$28:
ret;
}
`;
