// Generated from kernels/ops/adaptive_threshold.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/adaptive_threshold.cu`. */
export const ADAPTIVE_THRESHOLD: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry adaptive_threshold(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<60>;
.reg .b16 %s<23>;
.reg .f32 %f<43>;
.reg .b32 %r<330>;
.reg .b64 %d<265>;
.shared .align 16 .b8 z0[4096];
ld.param.u64 %d100,[p0];
ld.param.v2.u32 {%r312,%r88},[p1+32];
ld.param.v2.u32 {%r89,%r90},[p1+40];
ld.param.u64 %d105,[p2];
ld.param.v2.u32 {%r313,%r92},[p3+32];
ld.param.v2.u32 {%r93,%r94},[p3+40];
ld.param.u64 %d110,[p4];
ld.param.v2.u32 {%r314,%r315},[p5+32];
ld.param.v2.u32 {%r97,%r98},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u32 %r84,[p7];
ld.param.u32 %r85,[p8];
ld.param.u32 %r86,[p9];
ld.param.u64 %d248,[p5+16];
ld.param.u64 %d247,[p5+8];
ld.param.u64 %d111,[p5];
ld.param.u64 %d245,[p3+24];
ld.param.u64 %d244,[p3+16];
ld.param.u64 %d243,[p3+8];
ld.param.u64 %d106,[p3];
ld.param.u64 %d241,[p1+24];
ld.param.u64 %d240,[p1+16];
ld.param.u64 %d239,[p1+8];
ld.param.u64 %d101,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r90,0;
@%p1 bra $2;
cvta.to.global.u64 %d115,%d100;
mul.wide.s32 %d116,%r1,40;
add.s64 %d117,%d115,%d116;
ld.global.v2.u32 {%r312,%r100},[%d117+32];
ld.global.u64 %d241,[%d117+24];
ld.global.u64 %d240,[%d117+16];
ld.global.u64 %d239,[%d117+8];
ld.global.u64 %d238,[%d117];
bra.uni $3;
$2:
cvt.s64.s32 %d118,%r1;
mul.lo.s64 %d119,%d101,%d118;
add.s64 %d238,%d100,%d119;
$3:
setp.eq.s32 %p2,%r94,0;
@%p2 bra $5;
cvta.to.global.u64 %d120,%d105;
mul.wide.s32 %d121,%r1,40;
add.s64 %d122,%d120,%d121;
ld.global.v2.u32 {%r313,%r102},[%d122+32];
ld.global.u64 %d245,[%d122+24];
ld.global.u64 %d244,[%d122+16];
ld.global.u64 %d243,[%d122+8];
ld.global.u64 %d242,[%d122];
bra.uni $6;
$5:
cvt.s64.s32 %d123,%r1;
mul.lo.s64 %d124,%d106,%d123;
add.s64 %d242,%d105,%d124;
$6:
setp.eq.s32 %p3,%r98,0;
@%p3 bra $8;
cvta.to.global.u64 %d125,%d110;
mul.wide.s32 %d126,%r1,40;
add.s64 %d127,%d125,%d126;
ld.global.v2.u32 {%r314,%r315},[%d127+32];
ld.global.u64 %d248,[%d127+16];
ld.global.u64 %d247,[%d127+8];
ld.global.u64 %d246,[%d127];
bra.uni $9;
$8:
cvt.s64.s32 %d128,%r1;
mul.lo.s64 %d129,%d111,%d128;
add.s64 %d246,%d110,%d129;
$9:
mov.u32 %r108,%ctaid.y;
shl.b32 %r109,%r108,3;
mov.u32 %r110,%tid.y;
add.s32 %r20,%r109,%r110;
setp.ge.s32 %p4,%r20,%r315;
@%p4 bra $62;
mov.u32 %r111,%tid.x;
shl.b32 %r112,%r111,2;
mov.u32 %r113,%ctaid.x;
shl.b32 %r114,%r113,7;
add.s32 %r115,%r114,%r112;
sub.s32 %r21,%r312,%r115;
cvt.s64.s32 %d130,%r20;
mul.lo.s64 %d131,%d239,%d130;
cvt.s64.s32 %d132,%r115;
mul.lo.s64 %d133,%d240,%d132;
add.s64 %d134,%d131,%d133;
add.s64 %d39,%d238,%d134;
setp.lt.s32 %p5,%r21,4;
setp.ne.s64 %p6,%d240,1;
or.pred %p7,%p6,%p5;
@%p7 bra $12;
and.b64 %d135,%d39,3;
setp.eq.s64 %p8,%d135,0;
mov.u64 %d250,%d39;
@%p8 bra $16;
$12:
@%p7 bra $14;
or.b64 %d136,%d241,%d39;
and.b64 %d137,%d136,3;
setp.eq.s64 %p12,%d137,0;
mov.u64 %d250,%d39;
@%p12 bra $16;
$14:
min.s32 %r117,%r21,4;
add.s32 %r22,%r117,-1;
cvt.u64.u32 %d40,%r110;
mov.u32 %r119,%tid.x;
shl.b32 %r120,%r119,4;
cvt.u64.u32 %d41,%r120;
mul.wide.u32 %d138,%r110,512;
mov.u64 %d139,z0;
add.s64 %d140,%d139,%d138;
add.s64 %d249,%d140,%d41;
mov.u32 %r316,0;
shl.b64 %d144,%d40,9;
cvta.shared.u64 %d146,%d139;
add.s64 %d147,%d146,%d144;
add.s64 %d250,%d147,%d41;
$15:
.pragma "nounroll";
min.s32 %r121,%r316,%r22;
cvt.s64.s32 %d141,%r121;
mul.lo.s64 %d142,%d240,%d141;
add.s64 %d143,%d39,%d142;
ld.u8 %s1,[%d143];
st.shared.u8 [%d249],%s1;
add.s64 %d249,%d249,1;
add.s32 %r316,%r316,1;
setp.ne.s32 %p13,%r316,4;
@%p13 bra $15;
$16:
ld.u32 %r25,[%d250];
setp.eq.s32 %p14,%r83,4;
selp.b32 %r122,4,2,%p14;
setp.eq.s32 %p15,%r83,0;
selp.b32 %r123,1,%r122,%p15;
sub.s32 %r27,%r313,%r115;
mul.lo.s64 %d149,%d243,%d130;
mul.lo.s64 %d151,%d244,%d132;
add.s64 %d152,%d149,%d151;
add.s64 %d48,%d242,%d152;
setp.lt.s32 %p16,%r27,4;
cvt.u64.u32 %d49,%r123;
setp.ne.s64 %p17,%d244,%d49;
or.pred %p18,%p17,%p16;
@%p18 bra $18;
shl.b32 %r134,%r123,2;
add.s32 %r135,%r134,-1;
cvt.s64.s32 %d153,%r135;
and.b64 %d154,%d48,%d153;
setp.eq.s64 %p21,%d154,0;
mov.u64 %d254,%d48;
@%p21 bra $28;
$18:
@%p18 bra $20;
or.b64 %d156,%d245,%d48;
shl.b32 %r140,%r123,2;
add.s32 %r141,%r140,-1;
cvt.s64.s32 %d157,%r141;
and.b64 %d158,%d156,%d157;
setp.eq.s64 %p29,%d158,0;
mov.u64 %d254,%d48;
@%p29 bra $28;
$20:
min.s32 %r142,%r27,4;
add.s32 %r28,%r142,-1;
cvt.u16.u64 %s2,%d49;
setp.eq.s16 %p30,%s2,1;
@%p30 bra $24;
setp.ne.s16 %p31,%s2,2;
@%p31 bra $26;
shl.b32 %r146,%r111,4;
cvt.u64.u32 %d159,%r146;
mul.wide.u32 %d160,%r110,512;
mov.u64 %d161,z0;
add.s64 %d162,%d161,%d160;
add.s64 %d251,%d162,%d159;
mov.u32 %r317,0;
cvta.shared.u64 %d169,%d161;
add.s64 %d170,%d169,%d160;
add.s64 %d254,%d170,%d159;
$23:
.pragma "nounroll";
min.s32 %r147,%r317,%r28;
cvt.s64.s32 %d163,%r147;
mul.lo.s64 %d164,%d244,%d163;
add.s64 %d165,%d48,%d164;
ld.u16 %s3,[%d165];
st.shared.u16 [%d251],%s3;
add.s64 %d251,%d251,%d49;
add.s32 %r317,%r317,1;
setp.lt.u32 %p32,%r317,4;
@%p32 bra $23;
bra.uni $28;
$24:
shl.b32 %r153,%r111,4;
cvt.u64.u32 %d171,%r153;
mul.wide.u32 %d172,%r110,512;
mov.u64 %d173,z0;
add.s64 %d174,%d173,%d172;
add.s64 %d252,%d174,%d171;
mov.u32 %r318,0;
cvta.shared.u64 %d181,%d173;
add.s64 %d182,%d181,%d172;
add.s64 %d254,%d182,%d171;
$25:
.pragma "nounroll";
min.s32 %r154,%r318,%r28;
cvt.s64.s32 %d175,%r154;
mul.lo.s64 %d176,%d244,%d175;
add.s64 %d177,%d48,%d176;
ld.u8 %s4,[%d177];
st.shared.u8 [%d252],%s4;
add.s64 %d252,%d252,%d49;
add.s32 %r318,%r318,1;
setp.eq.s32 %p33,%r318,4;
@%p33 bra $28;
bra.uni $25;
$26:
shl.b32 %r160,%r111,4;
cvt.u64.u32 %d183,%r160;
mul.wide.u32 %d184,%r110,512;
mov.u64 %d185,z0;
add.s64 %d186,%d185,%d184;
add.s64 %d253,%d186,%d183;
mov.u32 %r319,0;
cvta.shared.u64 %d193,%d185;
add.s64 %d194,%d193,%d184;
add.s64 %d254,%d194,%d183;
$27:
.pragma "nounroll";
min.s32 %r161,%r319,%r28;
cvt.s64.s32 %d187,%r161;
mul.lo.s64 %d188,%d244,%d187;
add.s64 %d189,%d48,%d188;
ld.u32 %r162,[%d189];
st.shared.u32 [%d253],%r162;
add.s64 %d253,%d253,%d49;
add.s32 %r319,%r319,1;
setp.lt.u32 %p34,%r319,4;
@%p34 bra $27;
$28:
@%p15 bra $31;
setp.ne.s32 %p36,%r83,4;
@%p36 bra $32;
ld.v4.u32 {%r40,%r321,%r167,%r168},[%d254];
mov.b32 %f40,%r167;
mov.b32 %f39,%r168;
bra.uni $33;
$31:
ld.u32 %r40,[%d254];
bra.uni $33;
$32:
ld.v2.u32 {%r40,%r321},[%d254];
$33:
@%p15 bra $37;
@%p14 bra $38;
setp.ne.s32 %p39,%r83,3;
@%p39 bra $39;
cvt.u16.u32 %s5,%r40;
cvt.f32.f16 %f42,%s5;
shr.u32 %r174,%r40,16;
cvt.u16.u32 %s6,%r174;
cvt.f32.f16 %f41,%s6;
cvt.u16.u32 %s7,%r321;
cvt.f32.f16 %f40,%s7;
shr.u32 %r175,%r321,16;
cvt.u16.u32 %s8,%r175;
cvt.f32.f16 %f39,%s8;
bra.uni $40;
$37:
cvt.u16.u32 %s9,%r40;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f42,%s10;
shr.u16 %s11,%s9,8;
cvt.rn.f32.u16 %f41,%s11;
shr.u32 %r176,%r40,16;
cvt.u16.u32 %s12,%r176;
and.b16 %s13,%s12,255;
cvt.rn.f32.u16 %f40,%s13;
shr.u32 %r177,%r40,24;
cvt.u16.u32 %s14,%r177;
cvt.rn.f32.u16 %f39,%s14;
bra.uni $40;
$38:
mov.b32 %f42,%r40;
mov.b32 %f41,%r321;
bra.uni $40;
$39:
setp.eq.s32 %p40,%r83,2;
selp.b32 %r178,32768,0,%p40;
and.b32 %r179,%r40,%r178;
shl.b32 %r180,%r179,1;
and.b32 %r181,%r40,65535;
sub.s32 %r182,%r181,%r180;
cvt.rn.f32.s32 %f42,%r182;
shr.u32 %r183,%r40,16;
and.b32 %r184,%r183,%r178;
shl.b32 %r185,%r184,1;
sub.s32 %r186,%r183,%r185;
cvt.rn.f32.s32 %f41,%r186;
and.b32 %r187,%r321,%r178;
shl.b32 %r188,%r187,1;
and.b32 %r189,%r321,65535;
sub.s32 %r190,%r189,%r188;
cvt.rn.f32.s32 %f40,%r190;
shr.u32 %r191,%r321,16;
and.b32 %r192,%r191,%r178;
shl.b32 %r193,%r192,1;
sub.s32 %r194,%r191,%r193;
cvt.rn.f32.s32 %f39,%r194;
$40:
bar.warp.sync -1;
cvt.rni.s32.f32 %r203,%f42;
cvt.u16.u32 %s15,%r25;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f29,%s16;
cvt.rzi.s32.f32 %r204,%f29;
sub.s32 %r205,%r204,%r203;
setp.gt.s32 %p41,%r205,%r84;
selp.b32 %r206,%r85,%r86,%p41;
cvt.rn.f32.s32 %f30,%r206;
cvt.rni.s32.f32 %r207,%f41;
shr.u16 %s17,%s15,8;
cvt.rn.f32.u16 %f31,%s17;
cvt.rzi.s32.f32 %r208,%f31;
sub.s32 %r209,%r208,%r207;
setp.gt.s32 %p42,%r209,%r84;
selp.b32 %r210,%r85,%r86,%p42;
cvt.rn.f32.s32 %f32,%r210;
cvt.rni.s32.f32 %r211,%f40;
shr.u32 %r212,%r25,16;
cvt.u16.u32 %s18,%r212;
and.b16 %s19,%s18,255;
cvt.rn.f32.u16 %f33,%s19;
cvt.rzi.s32.f32 %r213,%f33;
sub.s32 %r214,%r213,%r211;
setp.gt.s32 %p43,%r214,%r84;
selp.b32 %r215,%r85,%r86,%p43;
cvt.rn.f32.s32 %f34,%r215;
cvt.rni.s32.f32 %r216,%f39;
shr.u32 %r217,%r25,24;
cvt.u16.u32 %s20,%r217;
cvt.rn.f32.u16 %f35,%s20;
cvt.rzi.s32.f32 %r218,%f35;
sub.s32 %r219,%r218,%r216;
setp.gt.s32 %p44,%r219,%r84;
selp.b32 %r220,%r85,%r86,%p44;
cvt.rn.f32.s32 %f36,%r220;
mul.lo.s64 %d65,%d247,%d130;
mul.lo.s64 %d197,%d248,%d132;
cvt.s64.s32 %d66,%r112;
mul.wide.u32 %d198,%r110,512;
mov.u64 %d199,z0;
add.s64 %d200,%d199,%d198;
add.s64 %d256,%d200,%d66;
add.s64 %d68,%d65,%d197;
cvt.rni.s32.f32 %r201,%f30;
cvt.rni.s32.f32 %r200,%f32;
cvt.rni.s32.f32 %r197,%f34;
cvt.rni.s32.f32 %r196,%f36;
mov.u32 %r198,0;
cvt.pack.sat.u8.s32.b32 %r195,%r196,%r197,%r198;
cvt.pack.sat.u8.s32.b32 %r199,%r200,%r201,%r195;
st.shared.u32 [%d256],%r199;
setp.eq.s64 %p45,%d248,1;
@%p45 bra $44;
bra.uni $41;
$44:
bar.warp.sync -1;
sub.s32 %r235,%r314,%r114;
min.s32 %r48,%r235,128;
setp.lt.s32 %p48,%r48,1;
@%p48 bra $62;
sub.s64 %d201,%d68,%d66;
add.s64 %d75,%d246,%d201;
and.b64 %d202,%d75,15;
setp.eq.s64 %p49,%d202,0;
@%p49 bra $51;
and.b64 %d203,%d75,3;
setp.ne.s64 %p50,%d203,0;
mov.u32 %r328,0;
@%p50 bra $59;
shr.s32 %r237,%r48,31;
shr.u32 %r238,%r237,30;
add.s32 %r239,%r48,%r238;
shr.s32 %r49,%r239,2;
mov.u32 %r323,%tid.x;
setp.ge.s32 %p51,%r323,%r49;
@%p51 bra $50;
mul.wide.s32 %d204,%r323,4;
add.s64 %d205,%d204,%d65;
shl.b32 %r243,%r323,2;
add.s32 %r244,%r114,%r243;
cvt.s64.s32 %d206,%r244;
add.s64 %d207,%d205,%d206;
sub.s64 %d208,%d207,%d66;
add.s64 %d258,%d246,%d208;
add.s64 %d257,%d200,%d204;
$49:
.pragma "nounroll";
ld.shared.u32 %r246,[%d257];
st.u32 [%d258],%r246;
add.s64 %d258,%d258,128;
add.s64 %d257,%d257,128;
add.s32 %r323,%r323,32;
setp.lt.s32 %p52,%r323,%r49;
@%p52 bra $49;
$50:
and.b32 %r328,%r48,-4;
bra.uni $59;
$41:
sub.s32 %r44,%r314,%r115;
setp.lt.s32 %p46,%r44,1;
@%p46 bra $62;
add.s64 %d255,%d246,%d68;
min.s32 %r45,%r44,4;
mov.u32 %r322,0;
$43:
.pragma "nounroll";
ld.shared.u8 %s21,[%d256];
st.u8 [%d255],%s21;
add.s64 %d256,%d256,1;
add.s64 %d255,%d255,%d248;
add.s32 %r322,%r322,1;
setp.lt.s32 %p47,%r322,%r45;
@%p47 bra $43;
bra.uni $62;
$51:
shr.s32 %r247,%r48,31;
shr.u32 %r248,%r247,28;
add.s32 %r249,%r48,%r248;
shr.s32 %r54,%r249,4;
setp.ge.s32 %p53,%r111,%r54;
@%p53 bra $58;
not.b32 %r251,%r111;
add.s32 %r56,%r54,%r251;
shr.u32 %r252,%r56,5;
add.s32 %r253,%r252,1;
and.b32 %r325,%r253,3;
setp.eq.s32 %p54,%r325,0;
mov.u32 %r326,%r111;
@%p54 bra $55;
mov.u32 %r326,%tid.x;
mul.wide.s32 %d212,%r326,16;
add.s64 %d260,%d200,%d212;
add.s64 %d216,%d212,%d65;
shl.b32 %r257,%r326,2;
add.s32 %r258,%r114,%r257;
cvt.s64.s32 %d217,%r258;
add.s64 %d218,%d216,%d217;
sub.s64 %d219,%d218,%d66;
add.s64 %d259,%d246,%d219;
$54:
.pragma "nounroll";
ld.shared.v4.u32 {%r259,%r260,%r261,%r262},[%d260];
st.v4.u32 [%d259],{%r259,%r260,%r261,%r262};
add.s32 %r326,%r326,32;
add.s64 %d260,%d260,512;
add.s64 %d259,%d259,512;
add.s32 %r325,%r325,-1;
setp.ne.s32 %p55,%r325,0;
@%p55 bra $54;
$55:
setp.lt.u32 %p56,%r56,96;
@%p56 bra $58;
mul.wide.s32 %d220,%r326,16;
add.s64 %d221,%d220,%d65;
mov.u32 %r269,%tid.x;
shl.b32 %r270,%r269,2;
add.s32 %r271,%r114,%r270;
cvt.s64.s32 %d222,%r271;
add.s64 %d223,%d221,%d222;
add.s64 %d224,%d223,1024;
sub.s64 %d225,%d224,%d66;
add.s64 %d262,%d246,%d225;
add.s64 %d229,%d200,%d220;
add.s64 %d261,%d229,1024;
$57:
ld.shared.v4.u32 {%r273,%r274,%r275,%r276},[%d261+-1024];
st.v4.u32 [%d262+-1024],{%r273,%r274,%r275,%r276};
ld.shared.v4.u32 {%r281,%r282,%r283,%r284},[%d261+-512];
st.v4.u32 [%d262+-512],{%r281,%r282,%r283,%r284};
ld.shared.v4.u32 {%r289,%r290,%r291,%r292},[%d261];
st.v4.u32 [%d262],{%r289,%r290,%r291,%r292};
ld.shared.v4.u32 {%r297,%r298,%r299,%r300},[%d261+512];
st.v4.u32 [%d262+512],{%r297,%r298,%r299,%r300};
add.s64 %d262,%d262,2048;
add.s64 %d261,%d261,2048;
add.s32 %r326,%r326,128;
setp.lt.s32 %p57,%r326,%r54;
@%p57 bra $57;
$58:
and.b32 %r328,%r48,-16;
$59:
add.s32 %r329,%r328,%r111;
setp.ge.s32 %p58,%r329,%r48;
@%p58 bra $62;
add.s64 %d231,%d65,%d132;
cvt.s64.s32 %d232,%r329;
add.s64 %d233,%d231,%d232;
sub.s64 %d234,%d233,%d66;
add.s64 %d264,%d246,%d234;
add.s64 %d263,%d200,%d232;
$61:
.pragma "nounroll";
ld.shared.u8 %s22,[%d263];
st.u8 [%d264],%s22;
add.s64 %d264,%d264,32;
add.s64 %d263,%d263,32;
add.s32 %r329,%r329,32;
setp.lt.s32 %p59,%r329,%r48;
@%p59 bra $61;
$62:
ret;
}
`;
