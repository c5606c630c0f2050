// Generated from kernels/ops/clahe/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/clahe/generic.cu`. */
export const CLAHE_GENERIC: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .b32 p0,
.param .b32 p1
)
{
.reg .pred %p<3>;
.reg .b32 %r<12>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
setp.eq.s32 %p1,%r2,1;
@%p1 bra $2;
bra.uni $1;
$2:
mov.u32 %r11,0;
st.param.b32 [func_retval0+0],%r11;
ret;
$1:
shl.b32 %r3,%r2,1;
add.s32 %r4,%r3,-2;
rem.s32 %r5,%r1,%r4;
shr.s32 %r6,%r5,31;
and.b32 %r7,%r6,%r4;
add.s32 %r8,%r7,%r5;
setp.lt.s32 %p2,%r8,%r2;
sub.s32 %r9,%r4,%r8;
selp.b32 %r10,%r8,%r9,%p2;
st.param.b32 [func_retval0+0],%r10;
ret;
}
.visible .entry clahe_tables_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<50>;
.reg .f32 %f<9>;
.reg .b32 %r<322>;
.reg .f64 %e<5>;
.reg .b64 %d<195>;
.shared .align 4 .b8 z1[32];
.shared .align 4 .b8 z2[32];
ld.param.u64 %d42,[p0];
ld.param.v2.u32 {%r298,%r299},[p1+32];
ld.param.v2.u32 {%r82,%r83},[p1+40];
ld.param.u64 %d47,[p2];
ld.param.f32 %f2,[p4];
ld.param.u64 %d187,[p1+16];
ld.param.u64 %d186,[p1+8];
ld.param.u64 %d43,[p1];
mov.u32 %r1,%ctaid.z;
mov.u32 %r2,%ctaid.y;
setp.eq.s32 %p1,%r83,0;
@%p1 bra $2;
cvta.to.global.u64 %d48,%d42;
mul.wide.s32 %d49,%r1,40;
add.s64 %d50,%d48,%d49;
ld.global.v2.u32 {%r298,%r299},[%d50+32];
ld.global.u64 %d187,[%d50+16];
ld.global.u64 %d186,[%d50+8];
ld.global.u64 %d185,[%d50];
bra.uni $3;
$2:
cvt.s64.s32 %d51,%r1;
mul.lo.s64 %d52,%d43,%d51;
add.s64 %d185,%d42,%d52;
$3:
mov.u32 %r86,%nctaid.y;
cvt.u64.u32 %d13,%r86;
mov.u32 %r87,%nctaid.x;
cvt.u64.u32 %d14,%r87;
mov.u32 %r88,%tid.y;
shl.b32 %r89,%r88,5;
mov.u32 %r90,%tid.x;
add.s32 %r300,%r89,%r90;
div.u32 %r91,%r298,%r87;
div.u32 %r92,%r299,%r86;
mul.lo.s32 %r93,%r91,%r87;
setp.ne.s32 %p2,%r93,%r298;
mul.lo.s32 %r94,%r92,%r86;
setp.ne.s32 %p3,%r94,%r299;
or.pred %p4,%p2,%p3;
selp.u32 %r95,1,0,%p4;
add.s32 %r12,%r91,%r95;
add.s32 %r13,%r92,%r95;
setp.gt.s32 %p5,%r300,65535;
@%p5 bra $6;
cvta.to.global.u64 %d53,%d47;
mov.u32 %r96,%nctaid.z;
cvt.u64.u32 %d54,%r96;
mul.lo.s64 %d55,%d13,%d54;
mul.lo.s64 %d56,%d55,%d14;
shl.b64 %d57,%d56,17;
add.s64 %d15,%d53,%d57;
cvt.u64.u32 %d58,%r1;
mul.lo.s64 %d59,%d58,%d13;
cvt.u64.u32 %d60,%r2;
add.s64 %d61,%d59,%d60;
mul.lo.s64 %d62,%d61,%d14;
mov.u32 %r97,%ctaid.x;
cvt.u64.u32 %d63,%r97;
add.s64 %d64,%d62,%d63;
shl.b64 %d16,%d64,16;
$5:
.pragma "nounroll";
cvt.s64.s32 %d65,%r300;
add.s64 %d66,%d16,%d65;
shl.b64 %d67,%d66,2;
add.s64 %d68,%d15,%d67;
mov.u32 %r98,0;
st.global.u32 [%d68],%r98;
add.s32 %r15,%r300,256;
setp.lt.s32 %p6,%r300,65280;
mov.u32 %r300,%r15;
@%p6 bra $5;
$6:
bar.sync 0;
setp.ge.s32 %p7,%r88,%r13;
@%p7 bra $16;
mul.lo.s32 %r17,%r13,%r2;
mov.u32 %r100,%ctaid.x;
mul.lo.s32 %r18,%r12,%r100;
cvta.to.global.u64 %d73,%d47;
mov.u32 %r301,%r88;
$8:
.pragma "nounroll";
add.s32 %r302,%r301,%r17;
setp.lt.u32 %p8,%r302,%r299;
@%p8 bra $10;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r302;
.param .b32 q1;
st.param.b32 [q1+0],%r299;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r302,[retval0+0];
}
$10:
setp.ge.s32 %p9,%r90,%r12;
@%p9 bra $15;
cvt.s64.s32 %d69,%r302;
mul.lo.s64 %d20,%d186,%d69;
mov.u32 %r303,%r90;
$12:
.pragma "nounroll";
add.s32 %r304,%r303,%r18;
setp.lt.u32 %p10,%r304,%r298;
@%p10 bra $14;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r304;
.param .b32 q1;
st.param.b32 [q1+0],%r298;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r304,[retval0+0];
}
$14:
mov.u32 %r103,%nctaid.z;
mul.wide.u32 %d70,%r86,%r103;
mul.lo.s64 %d72,%d70,%d14;
shl.b64 %d74,%d72,17;
add.s64 %d75,%d73,%d74;
cvt.s64.s32 %d76,%r304;
mul.lo.s64 %d77,%d187,%d76;
add.s64 %d78,%d77,%d20;
add.s64 %d79,%d185,%d78;
ld.u16 %d80,[%d79];
mul.wide.u32 %d81,%r1,%r86;
cvt.u64.u32 %d82,%r2;
add.s64 %d83,%d81,%d82;
mul.lo.s64 %d84,%d83,%d14;
cvt.u64.u32 %d85,%r100;
add.s64 %d86,%d84,%d85;
bfi.b64 %d87,%d86,%d80,16,48;
shl.b64 %d88,%d87,2;
add.s64 %d89,%d75,%d88;
atom.global.add.u32 %r108,[%d89],1;
add.s32 %r303,%r303,32;
setp.lt.s32 %p11,%r303,%r12;
@%p11 bra $12;
$15:
add.s32 %r301,%r301,8;
setp.lt.s32 %p12,%r301,%r13;
@%p12 bra $8;
$16:
bar.sync 0;
mul.lo.s32 %r30,%r12,%r13;
setp.leu.f32 %p13,%f2,0f00000000;
mov.u32 %r310,1;
mov.u32 %r307,0;
mov.u32 %r308,%r307;
mov.u32 %r309,%r307;
@%p13 bra $23;
cvt.f64.f32 %e1,%f2;
cvt.rn.f64.s32 %e2,%r30;
mul.f64 %e3,%e1,%e2;
mul.f64 %e4,%e3,0d3EF0000000000000;
cvt.rzi.s32.f64 %r114,%e4;
max.s32 %r307,%r114,1;
add.s32 %r118,%r89,%r90;
shl.b32 %r119,%r118,8;
or.b32 %r32,%r119,255;
shl.b32 %r120,%r88,13;
shl.b32 %r121,%r90,8;
add.s32 %r122,%r120,%r121;
add.s32 %r305,%r122,-1;
mov.u32 %r123,%ctaid.x;
mul.wide.u32 %d90,%r123,131072;
mul.wide.s32 %d91,%r122,2;
add.s64 %d92,%d90,%d91;
cvta.to.global.u64 %d93,%d47;
shl.b64 %d94,%d92,1;
add.s64 %d95,%d93,%d94;
mov.u32 %r124,%nctaid.z;
mul.wide.u32 %d96,%r86,%r124;
shl.b64 %d97,%d96,17;
mul.wide.u32 %d98,%r1,%r86;
cvt.u64.u32 %d99,%r2;
add.s64 %d100,%d98,%d99;
shl.b64 %d101,%d100,18;
add.s64 %d102,%d97,%d101;
mul.lo.s64 %d104,%d102,%d14;
add.s64 %d188,%d95,%d104;
mov.u32 %r306,0;
$18:
.pragma "nounroll";
ld.global.u32 %r129,[%d188];
min.u32 %r130,%r129,%r307;
add.s32 %r131,%r129,%r306;
sub.s32 %r306,%r131,%r130;
add.s64 %d188,%d188,4;
add.s32 %r305,%r305,1;
setp.lt.s32 %p14,%r305,%r32;
@%p14 bra $18;
mov.u32 %r132,31;
mov.u32 %r133,16;
mov.u32 %r134,-1;
shfl.sync.bfly.b32 %r135|%p15,%r306,%r133,%r132,%r134;
add.s32 %r136,%r135,%r306;
mov.u32 %r137,8;
shfl.sync.bfly.b32 %r138|%p16,%r136,%r137,%r132,%r134;
add.s32 %r139,%r138,%r136;
mov.u32 %r140,4;
shfl.sync.bfly.b32 %r141|%p17,%r139,%r140,%r132,%r134;
add.s32 %r142,%r141,%r139;
mov.u32 %r143,2;
shfl.sync.bfly.b32 %r144|%p18,%r142,%r143,%r132,%r134;
add.s32 %r145,%r144,%r142;
mov.u32 %r310,1;
shfl.sync.bfly.b32 %r147|%p19,%r145,%r310,%r132,%r134;
add.s32 %r38,%r147,%r145;
setp.ne.s32 %p20,%r90,0;
@%p20 bra $21;
mul.wide.u32 %d105,%r88,4;
mov.u64 %d106,z1;
add.s64 %d107,%d106,%d105;
st.shared.u32 [%d107],%r38;
$21:
bar.sync 0;
ld.shared.u32 %r152,[z1+4];
ld.shared.u32 %r153,[z1];
add.s32 %r154,%r152,%r153;
ld.shared.u32 %r155,[z1+8];
add.s32 %r156,%r155,%r154;
ld.shared.u32 %r157,[z1+12];
add.s32 %r158,%r157,%r156;
ld.shared.u32 %r159,[z1+16];
add.s32 %r160,%r159,%r158;
ld.shared.u32 %r161,[z1+20];
add.s32 %r162,%r161,%r160;
ld.shared.u32 %r163,[z1+24];
add.s32 %r164,%r163,%r162;
ld.shared.u32 %r165,[z1+28];
add.s32 %r166,%r165,%r164;
bar.sync 0;
shr.u32 %r308,%r166,16;
and.b32 %r40,%r166,65535;
setp.eq.s32 %p21,%r40,0;
mov.u32 %r309,0;
@%p21 bra $23;
mov.u32 %r167,65536;
div.u32 %r310,%r167,%r40;
mov.u32 %r309,%r40;
$23:
add.s32 %r171,%r89,%r90;
shl.b32 %r320,%r171,8;
add.s32 %r46,%r320,256;
setp.eq.s32 %p22,%r307,0;
@%p22 bra $28;
mov.u32 %r174,%ctaid.x;
mul.wide.u32 %d108,%r174,131072;
shl.b32 %r176,%r88,13;
shl.b32 %r178,%r90,8;
add.s32 %r179,%r176,%r178;
mul.wide.s32 %d109,%r179,2;
add.s64 %d110,%d108,%d109;
cvta.to.global.u64 %d111,%d47;
shl.b64 %d112,%d110,1;
add.s64 %d113,%d111,%d112;
mov.u32 %r180,%nctaid.z;
mul.wide.u32 %d114,%r86,%r180;
shl.b64 %d115,%d114,17;
mul.wide.u32 %d116,%r1,%r86;
cvt.u64.u32 %d117,%r2;
add.s64 %d118,%d116,%d117;
shl.b64 %d119,%d118,18;
add.s64 %d120,%d115,%d119;
mul.lo.s64 %d122,%d120,%d14;
add.s64 %d189,%d113,%d122;
shl.b32 %r311,%r171,8;
mov.u32 %r173,0;
mov.u32 %r316,%r173;
$25:
.pragma "nounroll";
ld.global.u32 %r50,[%d189];
rem.u32 %r188,%r311,%r310;
setp.ne.s32 %p23,%r188,0;
mov.u32 %r313,%r173;
@%p23 bra $27;
div.u32 %r189,%r311,%r310;
setp.lt.u32 %p24,%r189,%r309;
selp.u32 %r313,1,0,%p24;
$27:
min.u32 %r190,%r50,%r307;
add.s32 %r191,%r190,%r308;
add.s32 %r192,%r191,%r313;
add.s32 %r316,%r192,%r316;
add.s64 %d189,%d189,4;
add.s32 %r311,%r311,1;
setp.lt.s32 %p25,%r311,%r46;
@%p25 bra $25;
bra.uni $30;
$28:
mov.u32 %r194,%ctaid.x;
mul.wide.u32 %d123,%r194,131072;
shl.b32 %r196,%r88,13;
shl.b32 %r198,%r90,8;
add.s32 %r199,%r196,%r198;
mul.wide.s32 %d124,%r199,2;
add.s64 %d125,%d123,%d124;
cvta.to.global.u64 %d126,%d47;
shl.b64 %d127,%d125,1;
add.s64 %d128,%d126,%d127;
mov.u32 %r200,%nctaid.z;
mul.wide.u32 %d129,%r86,%r200;
shl.b64 %d130,%d129,17;
mul.wide.u32 %d131,%r1,%r86;
cvt.u64.u32 %d132,%r2;
add.s64 %d133,%d131,%d132;
shl.b64 %d134,%d133,18;
add.s64 %d135,%d130,%d134;
mul.lo.s64 %d137,%d135,%d14;
add.s64 %d190,%d128,%d137;
shl.b32 %r314,%r171,8;
mov.u32 %r316,0;
$29:
.pragma "nounroll";
ld.global.u32 %r207,[%d190];
add.s32 %r316,%r207,%r316;
add.s64 %d190,%d190,4;
add.s32 %r314,%r314,1;
setp.lt.s32 %p26,%r314,%r46;
@%p26 bra $29;
$30:
mov.u32 %r208,0;
mov.u32 %r209,1;
mov.u32 %r210,-1;
shfl.sync.up.b32 %r211|%p27,%r316,%r209,%r208,%r210;
setp.eq.s32 %p28,%r90,0;
selp.b32 %r213,0,%r211,%p28;
add.s32 %r214,%r213,%r316;
mov.u32 %r215,2;
shfl.sync.up.b32 %r216|%p29,%r214,%r215,%r208,%r210;
setp.lt.u32 %p30,%r90,2;
selp.b32 %r217,0,%r216,%p30;
add.s32 %r218,%r217,%r214;
mov.u32 %r219,4;
shfl.sync.up.b32 %r220|%p31,%r218,%r219,%r208,%r210;
setp.lt.u32 %p32,%r90,4;
selp.b32 %r221,0,%r220,%p32;
add.s32 %r222,%r221,%r218;
mov.u32 %r223,8;
shfl.sync.up.b32 %r224|%p33,%r222,%r223,%r208,%r210;
setp.lt.u32 %p34,%r90,8;
selp.b32 %r225,0,%r224,%p34;
add.s32 %r226,%r225,%r222;
mov.u32 %r227,16;
shfl.sync.up.b32 %r228|%p35,%r226,%r227,%r208,%r210;
setp.lt.u32 %p36,%r90,16;
selp.b32 %r229,0,%r228,%p36;
add.s32 %r61,%r229,%r226;
bar.sync 0;
setp.ne.s32 %p37,%r90,31;
@%p37 bra $32;
mul.wide.u32 %d138,%r88,4;
mov.u64 %d139,z2;
add.s64 %d140,%d139,%d138;
st.shared.u32 [%d140],%r61;
$32:
bar.sync 0;
setp.eq.s32 %p39,%r88,1;
ld.shared.u32 %r232,[z2];
selp.b32 %r233,%r232,0,%p39;
add.s32 %r234,%r233,%r61;
ld.shared.u32 %r235,[z2+4];
add.s32 %r236,%r235,%r232;
setp.eq.s32 %p40,%r88,2;
selp.b32 %r237,%r236,0,%p40;
add.s32 %r238,%r237,%r234;
ld.shared.u32 %r239,[z2+8];
add.s32 %r240,%r239,%r236;
setp.eq.s32 %p41,%r88,3;
selp.b32 %r241,%r240,0,%p41;
add.s32 %r242,%r241,%r238;
ld.shared.u32 %r243,[z2+12];
add.s32 %r244,%r243,%r240;
setp.eq.s32 %p42,%r88,4;
selp.b32 %r245,%r244,0,%p42;
add.s32 %r246,%r245,%r242;
ld.shared.u32 %r247,[z2+16];
add.s32 %r248,%r247,%r244;
setp.eq.s32 %p43,%r88,5;
selp.b32 %r249,%r248,0,%p43;
add.s32 %r250,%r249,%r246;
ld.shared.u32 %r251,[z2+20];
add.s32 %r252,%r251,%r248;
setp.eq.s32 %p44,%r88,6;
selp.b32 %r253,%r252,0,%p44;
add.s32 %r254,%r253,%r250;
ld.shared.u32 %r255,[z2+24];
add.s32 %r256,%r255,%r252;
setp.eq.s32 %p45,%r88,7;
selp.b32 %r257,%r256,0,%p45;
add.s32 %r258,%r257,%r254;
sub.s32 %r318,%r258,%r316;
cvt.rn.f32.s32 %f3,%r30;
mov.f32 %f4,0f477FFF00;
div.rn.f32 %f1,%f4,%f3;
@%p22 bra $37;
mul.wide.u32 %d141,%r1,%r86;
cvt.u64.u32 %d142,%r2;
add.s64 %d143,%d141,%d142;
mul.lo.s64 %d145,%d143,%d14;
shl.b64 %d146,%d145,16;
mov.u32 %r263,%ctaid.x;
mul.wide.u32 %d147,%r263,65536;
add.s64 %d148,%d146,%d147;
shl.b32 %r265,%r88,13;
shl.b32 %r267,%r90,8;
add.s32 %r268,%r265,%r267;
cvt.s64.s32 %d149,%r268;
add.s64 %d150,%d148,%d149;
cvta.to.global.u64 %d151,%d47;
shl.b64 %d152,%d150,1;
add.s64 %d192,%d151,%d152;
mul.wide.u32 %d153,%r263,131072;
mul.wide.s32 %d154,%r268,2;
add.s64 %d155,%d153,%d154;
shl.b64 %d156,%d155,1;
add.s64 %d157,%d151,%d156;
mov.u32 %r269,%nctaid.z;
mul.wide.u32 %d158,%r86,%r269;
shl.b64 %d159,%d158,17;
shl.b64 %d160,%d143,18;
add.s64 %d161,%d159,%d160;
mul.lo.s64 %d162,%d161,%d14;
add.s64 %d191,%d157,%d162;
shl.b32 %r317,%r171,8;
$34:
.pragma "nounroll";
ld.global.u32 %r66,[%d191];
rem.u32 %r273,%r317,%r310;
setp.ne.s32 %p46,%r273,0;
mov.u32 %r319,0;
@%p46 bra $36;
div.u32 %r274,%r317,%r310;
setp.lt.u32 %p47,%r274,%r309;
selp.u32 %r319,1,0,%p47;
$36:
min.u32 %r275,%r66,%r307;
add.s32 %r276,%r275,%r308;
add.s32 %r277,%r276,%r319;
add.s32 %r318,%r277,%r318;
cvt.rn.f32.u32 %f5,%r318;
mul.f32 %f6,%f1,%f5;
cvt.rni.s32.f32 %r278,%f6;
max.s32 %r279,%r278,0;
min.s32 %r280,%r279,65535;
st.global.u16 [%d192],%r280;
add.s64 %d192,%d192,2;
add.s64 %d191,%d191,4;
add.s32 %r317,%r317,1;
setp.lt.s32 %p48,%r317,%r46;
@%p48 bra $34;
bra.uni $39;
$37:
mul.wide.u32 %d163,%r1,%r86;
cvt.u64.u32 %d164,%r2;
add.s64 %d165,%d163,%d164;
mul.lo.s64 %d167,%d165,%d14;
shl.b64 %d168,%d167,16;
mov.u32 %r285,%ctaid.x;
mul.wide.u32 %d169,%r285,65536;
add.s64 %d170,%d168,%d169;
shl.b32 %r287,%r88,13;
shl.b32 %r289,%r90,8;
add.s32 %r290,%r287,%r289;
cvt.s64.s32 %d171,%r290;
add.s64 %d172,%d170,%d171;
cvta.to.global.u64 %d173,%d47;
shl.b64 %d174,%d172,1;
add.s64 %d194,%d173,%d174;
mul.wide.u32 %d175,%r285,131072;
mul.wide.s32 %d176,%r290,2;
add.s64 %d177,%d175,%d176;
shl.b64 %d178,%d177,1;
add.s64 %d179,%d173,%d178;
mov.u32 %r291,%nctaid.z;
mul.wide.u32 %d180,%r86,%r291;
shl.b64 %d181,%d180,17;
shl.b64 %d182,%d165,18;
add.s64 %d183,%d181,%d182;
mul.lo.s64 %d184,%d183,%d14;
add.s64 %d193,%d179,%d184;
$38:
.pragma "nounroll";
ld.global.u32 %r294,[%d193];
add.s32 %r318,%r294,%r318;
cvt.rn.f32.u32 %f7,%r318;
mul.f32 %f8,%f1,%f7;
cvt.rni.s32.f32 %r295,%f8;
max.s32 %r296,%r295,0;
min.s32 %r297,%r296,65535;
st.global.u16 [%d194],%r297;
add.s64 %d194,%d194,2;
add.s64 %d193,%d193,4;
add.s32 %r320,%r320,1;
setp.lt.s32 %p49,%r320,%r46;
@%p49 bra $38;
$39:
ret;
}
.visible .entry clahe_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<11>;
.reg .b16 %s<5>;
.reg .f32 %f<36>;
.reg .b32 %r<81>;
.reg .b64 %d<98>;
ld.param.u64 %d36,[p0];
ld.param.v2.u32 {%r76,%r77},[p1+32];
ld.param.v2.u32 {%r36,%r37},[p1+40];
ld.param.u64 %d41,[p2];
ld.param.v2.u32 {%r78,%r79},[p3+32];
ld.param.v2.u32 {%r40,%r41},[p3+40];
ld.param.u64 %d46,[p4];
ld.param.u32 %r32,[p5];
ld.param.u32 %r33,[p6];
ld.param.u64 %d95,[p3+16];
ld.param.u64 %d94,[p3+8];
ld.param.u64 %d42,[p3];
ld.param.u64 %d92,[p1+16];
ld.param.u64 %d91,[p1+8];
ld.param.u64 %d37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r37,0;
@%p1 bra $2;
cvta.to.global.u64 %d47,%d36;
mul.wide.s32 %d48,%r1,40;
add.s64 %d49,%d47,%d48;
ld.global.v2.u32 {%r76,%r77},[%d49+32];
ld.global.u64 %d92,[%d49+16];
ld.global.u64 %d91,[%d49+8];
ld.global.u64 %d90,[%d49];
bra.uni $3;
$2:
cvt.s64.s32 %d50,%r1;
mul.lo.s64 %d51,%d37,%d50;
add.s64 %d90,%d36,%d51;
$3:
setp.eq.s32 %p2,%r41,0;
@%p2 bra $5;
cvta.to.global.u64 %d52,%d41;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.v2.u32 {%r78,%r79},[%d54+32];
ld.global.u64 %d95,[%d54+16];
ld.global.u64 %d94,[%d54+8];
ld.global.u64 %d93,[%d54];
bra.uni $6;
$5:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d42,%d55;
add.s64 %d93,%d41,%d56;
$6:
mov.u32 %r47,%ctaid.x;
shl.b32 %r48,%r47,7;
mov.u32 %r49,%tid.x;
add.s32 %r80,%r48,%r49;
mov.u32 %r50,%ctaid.y;
shl.b32 %r51,%r50,3;
mov.u32 %r52,%tid.y;
add.s32 %r15,%r51,%r52;
setp.ge.s32 %p3,%r80,%r78;
setp.ge.s32 %p4,%r15,%r79;
or.pred %p5,%p4,%p3;
@%p5 bra $10;
div.u32 %r17,%r76,%r32;
mul.lo.s32 %r53,%r17,%r32;
setp.ne.s32 %p6,%r53,%r76;
div.u32 %r54,%r77,%r33;
mul.lo.s32 %r55,%r54,%r33;
setp.ne.s32 %p7,%r55,%r77;
or.pred %p8,%p6,%p7;
selp.u32 %r18,1,0,%p8;
add.s32 %r56,%r54,%r18;
cvt.rn.f32.s32 %f4,%r56;
rcp.rn.f32 %f5,%f4;
cvt.rn.f32.s32 %f6,%r15;
mul.rn.f32 %f7,%f6,%f5;
mov.f32 %f8,0f3F000000;
sub.rn.f32 %f9,%f7,%f8;
cvt.rmi.f32.f32 %f10,%f9;
cvt.rzi.s32.f32 %r19,%f10;
cvt.rn.f32.s32 %f11,%r19;
sub.f32 %f1,%f9,%f11;
add.s32 %r57,%r80,128;
min.s32 %r20,%r57,%r78;
setp.ge.s32 %p9,%r80,%r20;
@%p9 bra $10;
add.s32 %r58,%r19,1;
add.s32 %r59,%r33,-1;
cvt.s64.s32 %d57,%r32;
cvt.s64.s32 %d58,%r33;
cvt.u64.u32 %d59,%r1;
mul.lo.s64 %d60,%d59,%d57;
mul.lo.s64 %d61,%d60,%d58;
shl.b64 %d62,%d61,16;
mul.wide.s32 %d63,%r32,65536;
max.s32 %r61,%r19,0;
cvt.s64.s32 %d64,%r61;
mul.lo.s64 %d65,%d63,%d64;
add.s64 %d25,%d65,%d62;
min.s32 %r62,%r58,%r59;
cvt.s64.s32 %d66,%r62;
mul.lo.s64 %d67,%d63,%d66;
add.s64 %d26,%d67,%d62;
cvt.s64.s32 %d68,%r15;
cvt.s64.s32 %d69,%r80;
add.s32 %r21,%r32,-1;
mov.f32 %f12,0f3F800000;
sub.f32 %f2,%f12,%f1;
shl.b64 %d27,%d92,5;
shl.b64 %d28,%d95,5;
cvta.to.global.u64 %d29,%d46;
mul.lo.s64 %d70,%d95,%d69;
mul.lo.s64 %d71,%d94,%d68;
add.s64 %d72,%d71,%d70;
add.s64 %d96,%d93,%d72;
mul.lo.s64 %d73,%d92,%d69;
mul.lo.s64 %d74,%d91,%d68;
add.s64 %d75,%d74,%d73;
add.s64 %d97,%d90,%d75;
add.s32 %r63,%r17,%r18;
cvt.rn.f32.s32 %f13,%r63;
rcp.rn.f32 %f3,%f13;
$9:
.pragma "nounroll";
cvt.rn.f32.s32 %f14,%r80;
mul.rn.f32 %f15,%f14,%f3;
mov.f32 %f16,0f3F000000;
sub.rn.f32 %f17,%f15,%f16;
cvt.rmi.f32.f32 %f18,%f17;
cvt.rzi.s32.f32 %r64,%f18;
max.s32 %r65,%r64,0;
add.s32 %r66,%r64,1;
min.s32 %r67,%r66,%r21;
cvt.rn.f32.s32 %f19,%r64;
sub.f32 %f20,%f17,%f19;
ld.u16 %r68,[%d97];
prmt.b32 %r69,%r65,%r68,4180;
sub.s32 %r70,%r67,%r65;
shl.b32 %r71,%r70,16;
add.s32 %r72,%r69,%r71;
cvt.s64.s32 %d76,%r69;
add.s64 %d77,%d25,%d76;
shl.b64 %d78,%d77,1;
add.s64 %d79,%d29,%d78;
ld.global.u16 %s1,[%d79];
cvt.rn.f32.u16 %f21,%s1;
cvt.s64.s32 %d80,%r72;
add.s64 %d81,%d25,%d80;
shl.b64 %d82,%d81,1;
add.s64 %d83,%d29,%d82;
ld.global.u16 %s2,[%d83];
cvt.rn.f32.u16 %f22,%s2;
sub.f32 %f24,%f12,%f20;
mul.rn.f32 %f25,%f21,%f24;
mul.rn.f32 %f26,%f22,%f20;
add.rn.f32 %f27,%f25,%f26;
add.s64 %d84,%d26,%d76;
shl.b64 %d85,%d84,1;
add.s64 %d86,%d29,%d85;
ld.global.u16 %s3,[%d86];
cvt.rn.f32.u16 %f28,%s3;
add.s64 %d87,%d26,%d80;
shl.b64 %d88,%d87,1;
add.s64 %d89,%d29,%d88;
ld.global.u16 %s4,[%d89];
cvt.rn.f32.u16 %f29,%s4;
mul.rn.f32 %f30,%f28,%f24;
mul.rn.f32 %f31,%f29,%f20;
add.rn.f32 %f32,%f30,%f31;
mul.rn.f32 %f33,%f27,%f2;
mul.rn.f32 %f34,%f32,%f1;
add.rn.f32 %f35,%f33,%f34;
cvt.rni.s32.f32 %r73,%f35;
max.s32 %r74,%r73,0;
min.s32 %r75,%r74,65535;
st.u16 [%d96],%r75;
add.s64 %d97,%d97,%d27;
add.s64 %d96,%d96,%d28;
add.s32 %r80,%r80,32;
setp.lt.s32 %p10,%r80,%r20;
@%p10 bra $9;
$10:
ret;
}
`;
