// Generated from kernels/ops/match_template.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/match_template.cu`. */
export const MATCH_TEMPLATE: string = `.version 8.0
.target sm_75
.address_size 64
.shared .align 8 .b8 z0[64];
.func (.param .b32 func_retval0) z1(
.param .b32 p0,
.param .b64 p1,
.param .b64 p2,
.param .b64 p3,
.param .b64 p4
)
{
.reg .pred %p<14>;
.reg .f32 %f<8>;
.reg .b32 %r<2>;
.reg .f64 %e<37>;
ld.param.u32 %r1,[p0];
ld.param.f64 %e12,[p1];
ld.param.f64 %e13,[p2];
ld.param.f64 %e14,[p3];
ld.param.f64 %e15,[p4];
setp.gt.s32 %p1,%r1,1;
@%p1 bra $3;
bra.uni $1;
$3:
setp.eq.s32 %p2,%r1,2;
@%p2 bra $7;
setp.eq.s32 %p3,%r1,4;
@%p3 bra $7;
setp.ne.s32 %p4,%r1,5;
@%p4 bra $14;
mul.f64 %e16,%e15,0d3CB0000000000000;
setp.gt.f64 %p7,%e16,%e14;
mov.f32 %f7,0f3F800000;
@%p7 bra $19;
bra.uni $14;
$1:
setp.eq.s32 %p5,%r1,0;
@%p5 bra $13;
setp.eq.s32 %p6,%r1,1;
@%p6 bra $8;
bra.uni $14;
$8:
add.f64 %e17,%e12,%e12;
sub.f64 %e18,%e13,%e17;
add.f64 %e19,%e18,%e14;
mov.f64 %e20,0d0000000000000000;
max.f64 %e1,%e19,%e20;
mul.f64 %e21,%e13,%e14;
sqrt.rn.f64 %e2,%e21;
abs.f64 %e3,%e1;
setp.lt.f64 %p8,%e3,%e2;
@%p8 bra $11;
bra.uni $9;
$11:
div.rn.f64 %e35,%e1,%e2;
bra.uni $12;
$7:
cvt.rn.f32.f64 %f7,%e12;
bra.uni $19;
$14:
mov.f64 %e36,0d0000000000000000;
max.f64 %e30,%e13,%e36;
max.f64 %e31,%e14,%e36;
mul.f64 %e32,%e30,%e31;
sqrt.rn.f64 %e7,%e32;
abs.f64 %e8,%e12;
setp.lt.f64 %p11,%e8,%e7;
@%p11 bra $17;
bra.uni $15;
$17:
div.rn.f64 %e36,%e12,%e7;
bra.uni $18;
$13:
add.f64 %e24,%e12,%e12;
sub.f64 %e25,%e13,%e24;
add.f64 %e26,%e25,%e14;
mov.f64 %e27,0d0000000000000000;
max.f64 %e28,%e26,%e27;
cvt.rn.f32.f64 %f7,%e28;
bra.uni $19;
$15:
mul.f64 %e34,%e7,0d3FF2000000000000;
setp.geu.f64 %p12,%e8,%e34;
@%p12 bra $18;
setp.gt.f64 %p13,%e12,0d0000000000000000;
selp.f64 %e36,0d3FF0000000000000,0dBFF0000000000000,%p13;
$18:
cvt.rn.f32.f64 %f7,%e36;
bra.uni $19;
$9:
mul.f64 %e23,%e2,0d3FF2000000000000;
setp.geu.f64 %p9,%e3,%e23;
mov.f64 %e35,0d3FF0000000000000;
@%p9 bra $12;
setp.gt.f64 %p10,%e1,0d0000000000000000;
selp.f64 %e35,0d3FF0000000000000,0dBFF0000000000000,%p10;
$12:
cvt.rn.f32.f64 %f7,%e35;
$19:
st.param.f32 [func_retval0+0],%f7;
ret;
}
.visible .entry match_template_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<49>;
.reg .f32 %f<78>;
.reg .b32 %r<251>;
.reg .f64 %e<151>;
.reg .b64 %d<189>;
ld.param.u64 %d54,[p0];
ld.param.v2.u32 {%r55,%r56},[p1+40];
ld.param.u64 %d59,[p2];
ld.param.v2.u32 {%r242,%r243},[p3+32];
ld.param.v2.u32 {%r59,%r60},[p3+40];
ld.param.u64 %d64,[p4];
ld.param.v2.u32 {%r244,%r245},[p5+32];
ld.param.v2.u32 {%r63,%r64},[p5+40];
ld.param.u32 %r52,[p6];
ld.param.u64 %d184,[p5+16];
ld.param.u64 %d183,[p5+8];
ld.param.u64 %d65,[p5];
ld.param.u64 %d181,[p3+24];
ld.param.u64 %d180,[p3+16];
ld.param.u64 %d179,[p3+8];
ld.param.u64 %d60,[p3];
ld.param.u64 %d177,[p1+24];
ld.param.u64 %d176,[p1+16];
ld.param.u64 %d175,[p1+8];
ld.param.u64 %d55,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r56,0;
@%p1 bra $2;
cvta.to.global.u64 %d69,%d54;
mul.wide.s32 %d70,%r1,40;
add.s64 %d71,%d69,%d70;
ld.global.u64 %d177,[%d71+24];
ld.global.u64 %d176,[%d71+16];
ld.global.u64 %d175,[%d71+8];
ld.global.u64 %d174,[%d71];
bra.uni $3;
$2:
cvt.s64.s32 %d72,%r1;
mul.lo.s64 %d73,%d55,%d72;
add.s64 %d174,%d54,%d73;
$3:
setp.eq.s32 %p2,%r60,0;
@%p2 bra $5;
cvta.to.global.u64 %d74,%d59;
mul.wide.s32 %d75,%r1,40;
add.s64 %d76,%d74,%d75;
ld.global.v2.u32 {%r242,%r243},[%d76+32];
ld.global.u64 %d181,[%d76+24];
ld.global.u64 %d180,[%d76+16];
ld.global.u64 %d179,[%d76+8];
ld.global.u64 %d178,[%d76];
bra.uni $6;
$5:
cvt.s64.s32 %d77,%r1;
mul.lo.s64 %d78,%d60,%d77;
add.s64 %d178,%d59,%d78;
$6:
setp.eq.s32 %p3,%r64,0;
@%p3 bra $8;
cvta.to.global.u64 %d79,%d64;
mul.wide.s32 %d80,%r1,40;
add.s64 %d81,%d79,%d80;
ld.global.v2.u32 {%r244,%r245},[%d81+32];
ld.global.u64 %d184,[%d81+16];
ld.global.u64 %d183,[%d81+8];
ld.global.u64 %d182,[%d81];
bra.uni $9;
$8:
cvt.s64.s32 %d82,%r1;
mul.lo.s64 %d83,%d65,%d82;
add.s64 %d182,%d64,%d83;
$9:
mul.lo.s32 %r25,%r242,%r243;
setp.lt.s32 %p4,%r55,1;
mov.f64 %e145,0d0000000000000000;
mov.f64 %e146,%e145;
mov.f64 %e147,%e145;
@%p4 bra $37;
cvt.rn.f64.s32 %e1,%r25;
mov.u32 %r246,0;
$11:
.pragma "nounroll";
mov.u32 %r72,%tid.y;
shl.b32 %r73,%r72,5;
mov.u32 %r74,%tid.x;
add.s32 %r247,%r73,%r74;
setp.ge.s32 %p5,%r247,%r25;
mov.f64 %e137,0d0000000000000000;
mov.f64 %e138,%e137;
@%p5 bra $18;
not.b32 %r77,%r74;
mad.lo.s32 %r78,%r242,%r243,%r77;
sub.s32 %r81,%r78,%r73;
shr.u32 %r82,%r81,8;
add.s32 %r83,%r82,1;
and.b32 %r84,%r83,3;
setp.eq.s32 %p6,%r84,0;
cvt.s64.s32 %d84,%r246;
mul.lo.s64 %d45,%d181,%d84;
mov.f64 %e138,0d0000000000000000;
mov.f64 %e137,%e138;
@%p6 bra $16;
setp.eq.s32 %p7,%r84,1;
add.s32 %r94,%r73,%r74;
div.s32 %r95,%r94,%r242;
mul.lo.s32 %r96,%r95,%r242;
sub.s32 %r97,%r94,%r96;
cvt.s64.s32 %d86,%r95;
mul.lo.s64 %d87,%d179,%d86;
cvt.s64.s32 %d88,%r97;
mul.lo.s64 %d89,%d180,%d88;
add.s64 %d90,%d89,%d45;
add.s64 %d91,%d90,%d87;
add.s64 %d85,%d178,%d91;
ld.global.nc.f32 %f25,[%d85];
cvt.f64.f32 %e55,%f25;
add.f64 %e137,%e55,0d0000000000000000;
fma.rn.f64 %e138,%e55,%e55,0d0000000000000000;
add.s32 %r247,%r94,256;
@%p7 bra $16;
setp.eq.s32 %p8,%r84,2;
add.s32 %r108,%r94,256;
div.s32 %r109,%r108,%r242;
mul.lo.s32 %r110,%r109,%r242;
sub.s32 %r111,%r108,%r110;
cvt.s64.s32 %d93,%r109;
mul.lo.s64 %d94,%d179,%d93;
cvt.s64.s32 %d95,%r111;
mul.lo.s64 %d96,%d180,%d95;
add.s64 %d97,%d96,%d45;
add.s64 %d98,%d97,%d94;
add.s64 %d92,%d178,%d98;
ld.global.nc.f32 %f26,[%d92];
cvt.f64.f32 %e56,%f26;
add.f64 %e137,%e137,%e56;
fma.rn.f64 %e138,%e56,%e56,%e138;
add.s32 %r247,%r94,512;
@%p8 bra $16;
add.s32 %r116,%r94,512;
div.s32 %r117,%r116,%r242;
mul.lo.s32 %r118,%r117,%r242;
sub.s32 %r119,%r116,%r118;
cvt.s64.s32 %d100,%r117;
mul.lo.s64 %d101,%d179,%d100;
cvt.s64.s32 %d102,%r119;
mul.lo.s64 %d103,%d180,%d102;
add.s64 %d104,%d103,%d45;
add.s64 %d105,%d104,%d101;
add.s64 %d99,%d178,%d105;
ld.global.nc.f32 %f27,[%d99];
cvt.f64.f32 %e57,%f27;
add.f64 %e137,%e137,%e57;
fma.rn.f64 %e138,%e57,%e57,%e138;
add.s32 %r247,%r94,768;
$16:
setp.lt.u32 %p9,%r81,768;
@%p9 bra $18;
$17:
div.s32 %r126,%r247,%r242;
cvt.s64.s32 %d110,%r126;
mul.lo.s64 %d111,%d179,%d110;
mul.lo.s32 %r127,%r126,%r242;
sub.s32 %r128,%r247,%r127;
cvt.s64.s32 %d112,%r128;
mul.lo.s64 %d113,%d180,%d112;
add.s64 %d114,%d113,%d45;
add.s64 %d115,%d114,%d111;
add.s64 %d106,%d178,%d115;
ld.global.nc.f32 %f28,[%d106];
cvt.f64.f32 %e58,%f28;
add.f64 %e59,%e137,%e58;
fma.rn.f64 %e60,%e58,%e58,%e138;
add.s32 %r129,%r247,256;
div.s32 %r130,%r129,%r242;
mul.lo.s32 %r131,%r130,%r242;
sub.s32 %r132,%r129,%r131;
cvt.s64.s32 %d116,%r130;
mul.lo.s64 %d117,%d179,%d116;
cvt.s64.s32 %d118,%r132;
mul.lo.s64 %d119,%d180,%d118;
add.s64 %d120,%d119,%d45;
add.s64 %d121,%d120,%d117;
add.s64 %d107,%d178,%d121;
ld.global.nc.f32 %f29,[%d107];
cvt.f64.f32 %e61,%f29;
add.f64 %e62,%e59,%e61;
fma.rn.f64 %e63,%e61,%e61,%e60;
add.s32 %r133,%r247,512;
div.s32 %r134,%r133,%r242;
mul.lo.s32 %r135,%r134,%r242;
sub.s32 %r136,%r133,%r135;
cvt.s64.s32 %d122,%r134;
mul.lo.s64 %d123,%d179,%d122;
cvt.s64.s32 %d124,%r136;
mul.lo.s64 %d125,%d180,%d124;
add.s64 %d126,%d125,%d45;
add.s64 %d127,%d126,%d123;
add.s64 %d108,%d178,%d127;
ld.global.nc.f32 %f30,[%d108];
cvt.f64.f32 %e64,%f30;
add.f64 %e65,%e62,%e64;
fma.rn.f64 %e66,%e64,%e64,%e63;
add.s32 %r137,%r247,768;
div.s32 %r138,%r137,%r242;
mul.lo.s32 %r139,%r138,%r242;
sub.s32 %r140,%r137,%r139;
cvt.s64.s32 %d128,%r138;
mul.lo.s64 %d129,%d179,%d128;
cvt.s64.s32 %d130,%r140;
mul.lo.s64 %d131,%d180,%d130;
add.s64 %d132,%d131,%d45;
add.s64 %d133,%d132,%d129;
add.s64 %d109,%d178,%d133;
ld.global.nc.f32 %f31,[%d109];
cvt.f64.f32 %e67,%f31;
add.f64 %e137,%e65,%e67;
fma.rn.f64 %e138,%e67,%e67,%e66;
add.s32 %r247,%r247,1024;
setp.lt.s32 %p10,%r247,%r25;
@%p10 bra $17;
$18:
setp.ne.s32 %p11,%r74,0;
mov.b64 {%r141,%r142},%e137;
mov.u32 %r162,31;
mov.u32 %r163,16;
mov.u32 %r164,-1;
shfl.sync.bfly.b32 %r144|%p12,%r142,%r163,%r162,%r164;
shfl.sync.bfly.b32 %r143|%p13,%r141,%r163,%r162,%r164;
mov.b64 %e69,{%r143,%r144};
add.f64 %e70,%e137,%e69;
mov.b64 {%r145,%r146},%e70;
mov.u32 %r165,8;
shfl.sync.bfly.b32 %r148|%p14,%r146,%r165,%r162,%r164;
shfl.sync.bfly.b32 %r147|%p15,%r145,%r165,%r162,%r164;
mov.b64 %e71,{%r147,%r148};
add.f64 %e72,%e70,%e71;
mov.b64 {%r149,%r150},%e72;
mov.u32 %r166,4;
shfl.sync.bfly.b32 %r152|%p16,%r150,%r166,%r162,%r164;
shfl.sync.bfly.b32 %r151|%p17,%r149,%r166,%r162,%r164;
mov.b64 %e73,{%r151,%r152};
add.f64 %e74,%e72,%e73;
mov.b64 {%r153,%r154},%e74;
mov.u32 %r167,2;
shfl.sync.bfly.b32 %r156|%p18,%r154,%r167,%r162,%r164;
shfl.sync.bfly.b32 %r155|%p19,%r153,%r167,%r162,%r164;
mov.b64 %e75,{%r155,%r156};
add.f64 %e76,%e74,%e75;
mov.b64 {%r157,%r158},%e76;
mov.u32 %r168,1;
shfl.sync.bfly.b32 %r160|%p20,%r158,%r168,%r162,%r164;
shfl.sync.bfly.b32 %r159|%p21,%r157,%r168,%r162,%r164;
mov.b64 %e77,{%r159,%r160};
add.f64 %e21,%e76,%e77;
@%p11 bra $20;
mov.u32 %r241,%tid.y;
mul.wide.u32 %d134,%r241,8;
mov.u64 %d135,z0;
add.s64 %d136,%d135,%d134;
st.shared.f64 [%d136],%e21;
$20:
bar.sync 0;
ld.shared.f64 %e88,[z0+8];
ld.shared.f64 %e89,[z0];
add.f64 %e90,%e89,%e88;
ld.shared.f64 %e91,[z0+16];
add.f64 %e92,%e90,%e91;
ld.shared.f64 %e93,[z0+24];
add.f64 %e94,%e92,%e93;
ld.shared.f64 %e95,[z0+32];
add.f64 %e96,%e94,%e95;
ld.shared.f64 %e97,[z0+40];
add.f64 %e98,%e96,%e97;
ld.shared.f64 %e99,[z0+48];
add.f64 %e100,%e98,%e99;
ld.shared.f64 %e101,[z0+56];
bar.sync 0;
mov.b64 {%r170,%r171},%e138;
shfl.sync.bfly.b32 %r173|%p23,%r171,%r163,%r162,%r164;
shfl.sync.bfly.b32 %r172|%p24,%r170,%r163,%r162,%r164;
mov.b64 %e79,{%r172,%r173};
add.f64 %e80,%e138,%e79;
mov.b64 {%r174,%r175},%e80;
shfl.sync.bfly.b32 %r177|%p25,%r175,%r165,%r162,%r164;
shfl.sync.bfly.b32 %r176|%p26,%r174,%r165,%r162,%r164;
mov.b64 %e81,{%r176,%r177};
add.f64 %e82,%e80,%e81;
mov.b64 {%r178,%r179},%e82;
shfl.sync.bfly.b32 %r181|%p27,%r179,%r166,%r162,%r164;
shfl.sync.bfly.b32 %r180|%p28,%r178,%r166,%r162,%r164;
mov.b64 %e83,{%r180,%r181};
add.f64 %e84,%e82,%e83;
mov.b64 {%r182,%r183},%e84;
shfl.sync.bfly.b32 %r185|%p29,%r183,%r167,%r162,%r164;
shfl.sync.bfly.b32 %r184|%p30,%r182,%r167,%r162,%r164;
mov.b64 %e85,{%r184,%r185};
add.f64 %e86,%e84,%e85;
mov.b64 {%r186,%r187},%e86;
shfl.sync.bfly.b32 %r189|%p31,%r187,%r168,%r162,%r164;
shfl.sync.bfly.b32 %r188|%p32,%r186,%r168,%r162,%r164;
mov.b64 %e87,{%r188,%r189};
add.f64 %e22,%e86,%e87;
add.f64 %e23,%e100,%e101;
@%p11 bra $22;
mov.u32 %r240,%tid.y;
mul.wide.u32 %d137,%r240,8;
mov.u64 %d138,z0;
add.s64 %d139,%d138,%d137;
st.shared.f64 [%d139],%e22;
$22:
mov.u32 %r239,%tid.y;
mov.u32 %r238,%tid.x;
bar.sync 0;
ld.shared.f64 %e102,[z0+8];
ld.shared.f64 %e103,[z0];
add.f64 %e104,%e103,%e102;
ld.shared.f64 %e105,[z0+16];
add.f64 %e106,%e104,%e105;
ld.shared.f64 %e107,[z0+24];
add.f64 %e108,%e106,%e107;
ld.shared.f64 %e109,[z0+32];
add.f64 %e110,%e108,%e109;
ld.shared.f64 %e111,[z0+40];
add.f64 %e112,%e110,%e111;
ld.shared.f64 %e113,[z0+48];
add.f64 %e114,%e112,%e113;
ld.shared.f64 %e115,[z0+56];
add.f64 %e24,%e114,%e115;
bar.sync 0;
mov.u32 %r199,%ctaid.y;
shl.b32 %r200,%r199,3;
add.s32 %r202,%r200,%r239;
setp.ge.s32 %p33,%r202,%r245;
mov.u32 %r203,%ctaid.x;
shl.b32 %r204,%r203,5;
add.s32 %r206,%r204,%r238;
setp.ge.s32 %p34,%r206,%r244;
or.pred %p35,%p33,%p34;
@%p35 bra $36;
setp.lt.s32 %p36,%r243,1;
mov.f64 %e144,0d0000000000000000;
@%p36 bra $34;
mov.u32 %r249,0;
$25:
.pragma "nounroll";
setp.lt.s32 %p37,%r242,1;
mov.f32 %f75,0f00000000;
mov.f32 %f76,%f75;
mov.f32 %f77,%f75;
@%p37 bra $33;
cvt.s64.s32 %d140,%r246;
cvt.s64.s32 %d141,%r206;
mul.lo.s64 %d142,%d176,%d141;
mul.lo.s64 %d143,%d177,%d140;
add.s64 %d144,%d143,%d142;
add.s32 %r216,%r249,%r202;
cvt.s64.s32 %d145,%r216;
mul.lo.s64 %d146,%d175,%d145;
add.s64 %d147,%d144,%d146;
add.s64 %d188,%d174,%d147;
mul.lo.s64 %d148,%d181,%d140;
cvt.s64.s32 %d149,%r249;
mul.lo.s64 %d150,%d179,%d149;
add.s64 %d151,%d150,%d148;
add.s64 %d187,%d178,%d151;
add.s32 %r217,%r242,-1;
setp.lt.u32 %p38,%r217,3;
mov.f32 %f77,0f00000000;
mov.f32 %f76,%f77;
mov.f32 %f75,%f77;
@%p38 bra $29;
and.b32 %r218,%r242,3;
sub.s32 %r250,%r242,%r218;
$28:
.pragma "nounroll";
ld.global.nc.f32 %f42,[%d188];
ld.global.nc.f32 %f43,[%d187];
fma.rn.f32 %f50,%f42,%f43,%f75;
fma.rn.f32 %f51,%f42,%f42,%f76;
add.f32 %f52,%f77,%f42;
add.s64 %d154,%d188,%d176;
ld.global.nc.f32 %f44,[%d154];
add.s64 %d155,%d187,%d180;
ld.global.nc.f32 %f45,[%d155];
fma.rn.f32 %f53,%f44,%f45,%f50;
fma.rn.f32 %f54,%f44,%f44,%f51;
add.f32 %f55,%f52,%f44;
add.s64 %d156,%d154,%d176;
ld.global.nc.f32 %f46,[%d156];
add.s64 %d157,%d155,%d180;
ld.global.nc.f32 %f47,[%d157];
fma.rn.f32 %f56,%f46,%f47,%f53;
fma.rn.f32 %f57,%f46,%f46,%f54;
add.f32 %f58,%f55,%f46;
add.s64 %d158,%d156,%d176;
add.s64 %d188,%d158,%d176;
ld.global.nc.f32 %f48,[%d158];
add.s64 %d159,%d157,%d180;
add.s64 %d187,%d159,%d180;
ld.global.nc.f32 %f49,[%d159];
fma.rn.f32 %f75,%f48,%f49,%f56;
fma.rn.f32 %f76,%f48,%f48,%f57;
add.f32 %f77,%f58,%f48;
add.s32 %r250,%r250,-4;
setp.ne.s32 %p39,%r250,0;
@%p39 bra $28;
$29:
and.b32 %r219,%r242,3;
setp.eq.s32 %p40,%r219,0;
@%p40 bra $33;
setp.eq.s32 %p41,%r219,1;
ld.global.nc.f32 %f59,[%d188];
ld.global.nc.f32 %f60,[%d187];
fma.rn.f32 %f75,%f59,%f60,%f75;
fma.rn.f32 %f76,%f59,%f59,%f76;
add.f32 %f77,%f77,%f59;
@%p41 bra $33;
setp.eq.s32 %p42,%r219,2;
add.s64 %d162,%d188,%d176;
ld.global.nc.f32 %f61,[%d162];
add.s64 %d163,%d187,%d180;
ld.global.nc.f32 %f62,[%d163];
fma.rn.f32 %f75,%f61,%f62,%f75;
fma.rn.f32 %f76,%f61,%f61,%f76;
add.f32 %f77,%f77,%f61;
@%p42 bra $33;
shl.b64 %d166,%d176,1;
add.s64 %d164,%d188,%d166;
ld.global.nc.f32 %f63,[%d164];
shl.b64 %d167,%d180,1;
add.s64 %d165,%d187,%d167;
ld.global.nc.f32 %f64,[%d165];
fma.rn.f32 %f75,%f63,%f64,%f75;
fma.rn.f32 %f76,%f63,%f63,%f76;
add.f32 %f77,%f77,%f63;
$33:
cvt.f64.f32 %e118,%f75;
add.f64 %e145,%e145,%e118;
cvt.f64.f32 %e119,%f76;
add.f64 %e146,%e146,%e119;
cvt.f64.f32 %e120,%f77;
add.f64 %e144,%e144,%e120;
add.s32 %r249,%r249,1;
setp.lt.s32 %p43,%r249,%r243;
@%p43 bra $25;
$34:
add.f64 %e147,%e147,%e24;
setp.lt.s32 %p44,%r52,4;
@%p44 bra $36;
mul.f64 %e121,%e23,%e144;
div.rn.f64 %e122,%e121,%e1;
sub.f64 %e145,%e145,%e122;
mul.f64 %e123,%e144,%e144;
div.rn.f64 %e124,%e123,%e1;
sub.f64 %e146,%e146,%e124;
mul.f64 %e125,%e23,%e23;
div.rn.f64 %e126,%e125,%e1;
sub.f64 %e147,%e147,%e126;
$36:
add.s32 %r246,%r246,1;
setp.lt.s32 %p45,%r246,%r55;
@%p45 bra $11;
$37:
mov.u32 %r222,%ctaid.x;
shl.b32 %r223,%r222,5;
mov.u32 %r224,%tid.x;
add.s32 %r225,%r223,%r224;
setp.ge.s32 %p46,%r225,%r244;
mov.u32 %r226,%ctaid.y;
shl.b32 %r227,%r226,3;
mov.u32 %r228,%tid.y;
add.s32 %r229,%r227,%r228;
setp.ge.s32 %p47,%r229,%r245;
or.pred %p48,%p46,%p47;
@%p48 bra $39;
cvt.rn.f64.s32 %e127,%r25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r52;
.param .b64 q1;
st.param.f64 [q1+0],%e145;
.param .b64 q2;
st.param.f64 [q2+0],%e146;
.param .b64 q3;
st.param.f64 [q3+0],%e147;
.param .b64 q4;
st.param.f64 [q4+0],%e127;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4
);
ld.param.f32 %f65,[retval0+0];
}
cvt.s64.s32 %d168,%r229;
mul.lo.s64 %d169,%d183,%d168;
cvt.s64.s32 %d170,%r225;
mul.lo.s64 %d171,%d184,%d170;
add.s64 %d172,%d169,%d171;
add.s64 %d173,%d182,%d172;
st.f32 [%d173],%f65;
$39:
ret;
}
.visible .entry match_template_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<84>;
.reg .f32 %f<5>;
.reg .b32 %r<690>;
.reg .f64 %e<333>;
.reg .b64 %d<215>;
.shared .align 4 .b8 z2[7488];
.shared .align 4 .b8 z3[2048];
ld.param.u64 %d71,[p0];
ld.param.v2.u32 {%r596,%r597},[p1+32];
ld.param.v2.u32 {%r215,%r216},[p1+40];
ld.param.u64 %d76,[p2];
ld.param.v2.u32 {%r598,%r599},[p3+32];
ld.param.v2.u32 {%r219,%r220},[p3+40];
ld.param.u64 %d81,[p4];
ld.param.v2.u32 {%r600,%r601},[p5+32];
ld.param.v2.u32 {%r223,%r224},[p5+40];
ld.param.u32 %r212,[p6];
ld.param.u64 %d212,[p5+16];
ld.param.u64 %d211,[p5+8];
ld.param.u64 %d82,[p5];
ld.param.u64 %d209,[p3+24];
ld.param.u64 %d208,[p3+16];
ld.param.u64 %d207,[p3+8];
ld.param.u64 %d77,[p3];
ld.param.u64 %d205,[p1+24];
ld.param.u64 %d204,[p1+16];
ld.param.u64 %d203,[p1+8];
ld.param.u64 %d72,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r216,0;
@%p1 bra $2;
cvta.to.global.u64 %d86,%d71;
mul.wide.s32 %d87,%r1,40;
add.s64 %d88,%d86,%d87;
ld.global.v2.u32 {%r596,%r597},[%d88+32];
ld.global.u64 %d205,[%d88+24];
ld.global.u64 %d204,[%d88+16];
ld.global.u64 %d203,[%d88+8];
ld.global.u64 %d202,[%d88];
bra.uni $3;
$2:
cvt.s64.s32 %d89,%r1;
mul.lo.s64 %d90,%d72,%d89;
add.s64 %d202,%d71,%d90;
$3:
setp.eq.s32 %p2,%r220,0;
@%p2 bra $5;
cvta.to.global.u64 %d91,%d76;
mul.wide.s32 %d92,%r1,40;
add.s64 %d93,%d91,%d92;
ld.global.v2.u32 {%r598,%r599},[%d93+32];
ld.global.u64 %d209,[%d93+24];
ld.global.u64 %d208,[%d93+16];
ld.global.u64 %d207,[%d93+8];
ld.global.u64 %d206,[%d93];
bra.uni $6;
$5:
cvt.s64.s32 %d94,%r1;
mul.lo.s64 %d95,%d77,%d94;
add.s64 %d206,%d76,%d95;
$6:
setp.eq.s32 %p3,%r224,0;
@%p3 bra $8;
cvta.to.global.u64 %d96,%d81;
mul.wide.s32 %d97,%r1,40;
add.s64 %d98,%d96,%d97;
ld.global.v2.u32 {%r600,%r601},[%d98+32];
ld.global.u64 %d212,[%d98+16];
ld.global.u64 %d211,[%d98+8];
ld.global.u64 %d210,[%d98];
bra.uni $9;
$8:
cvt.s64.s32 %d99,%r1;
mul.lo.s64 %d100,%d82,%d99;
add.s64 %d210,%d81,%d100;
$9:
mov.u32 %r20,%tid.y;
mov.u32 %r21,%tid.x;
mov.u32 %r231,%ctaid.x;
shl.b32 %r232,%r231,7;
mov.u32 %r233,%ctaid.y;
shl.b32 %r234,%r233,3;
setp.ge.s32 %p4,%r232,%r600;
setp.ge.s32 %p5,%r234,%r601;
or.pred %p6,%p5,%p4;
@%p6 bra $91;
cvt.rn.f64.s32 %e133,%r598;
cvt.rn.f64.s32 %e134,%r599;
mul.f64 %e1,%e133,%e134;
setp.lt.s32 %p7,%r215,1;
mov.f64 %e287,0d0000000000000000;
mov.f64 %e288,%e287;
mov.f64 %e289,%e287;
mov.f64 %e290,%e287;
mov.f64 %e291,%e287;
mov.f64 %e292,%e287;
mov.f64 %e293,%e287;
mov.f64 %e294,%e287;
mov.f64 %e250,%e287;
@%p7 bra $83;
shl.b32 %r236,%r20,5;
add.s32 %r237,%r236,%r21;
cvt.s64.s32 %d42,%r21;
shr.s32 %r238,%r237,31;
shr.u32 %r239,%r238,28;
add.s32 %r240,%r237,%r239;
shr.s32 %r28,%r240,4;
and.b32 %r241,%r240,-16;
sub.s32 %r29,%r237,%r241;
mov.u32 %r602,0;
shl.b64 %d166,%d42,2;
$12:
.pragma "nounroll";
setp.lt.s32 %p8,%r599,1;
mov.f64 %e295,0d0000000000000000;
mov.f64 %e296,%e295;
mov.f64 %e297,%e295;
mov.f64 %e298,%e295;
mov.f64 %e285,%e295;
mov.f64 %e286,%e295;
@%p8 bra $76;
cvt.s64.s32 %d101,%r602;
mul.lo.s64 %d46,%d209,%d101;
mov.u32 %r603,0;
$14:
.pragma "nounroll";
setp.lt.s32 %p9,%r598,1;
@%p9 bra $75;
mov.u32 %r604,0;
$16:
.pragma "nounroll";
mov.u32 %r247,%tid.y;
shl.b32 %r248,%r247,5;
mov.u32 %r249,%tid.x;
add.s32 %r610,%r248,%r249;
setp.gt.s32 %p10,%r610,511;
sub.s32 %r37,%r598,%r604;
min.s32 %r38,%r37,64;
add.s32 %r251,%r38,3;
shr.s32 %r252,%r251,31;
shr.u32 %r253,%r252,30;
add.s32 %r254,%r251,%r253;
shr.s32 %r39,%r254,2;
bar.sync 0;
@%p10 bra $48;
max.s32 %r258,%r610,256;
add.s32 %r259,%r258,255;
sub.s32 %r260,%r259,%r249;
sub.s32 %r261,%r260,%r248;
and.b32 %r262,%r261,256;
setp.ne.s32 %p11,%r262,0;
@%p11 bra $28;
add.s32 %r264,%r28,%r603;
setp.le.s32 %p12,%r599,%r264;
shl.b32 %r265,%r29,2;
add.s32 %r41,%r265,%r604;
mov.u32 %r284,0;
mov.u32 %r606,%r284;
@%p12 bra $27;
cvt.s64.s32 %d102,%r41;
mul.lo.s64 %d103,%d208,%d102;
cvt.s64.s32 %d104,%r264;
mul.lo.s64 %d105,%d207,%d104;
add.s64 %d108,%d105,%d46;
add.s64 %d109,%d108,%d103;
add.s64 %d48,%d206,%d109;
setp.ge.s32 %p13,%r41,%r598;
mov.u32 %r606,0;
@%p13 bra $21;
ld.global.nc.u8 %r268,[%d48];
and.b32 %r606,%r268,255;
$21:
add.s64 %d49,%d48,%d208;
add.s32 %r269,%r41,1;
setp.ge.s32 %p14,%r269,%r598;
@%p14 bra $23;
ld.global.nc.u8 %r270,[%d49];
shl.b32 %r271,%r270,8;
and.b32 %r272,%r271,65280;
or.b32 %r606,%r272,%r606;
$23:
add.s64 %d50,%d49,%d208;
add.s32 %r273,%r41,2;
setp.ge.s32 %p15,%r273,%r598;
@%p15 bra $25;
ld.global.nc.u8 %r274,[%d50];
shl.b32 %r275,%r274,16;
and.b32 %r276,%r275,16711680;
or.b32 %r606,%r276,%r606;
$25:
add.s32 %r277,%r41,3;
setp.ge.s32 %p16,%r277,%r598;
@%p16 bra $27;
add.s64 %d113,%d50,%d208;
ld.global.nc.u8 %r278,[%d113];
shl.b32 %r279,%r278,24;
or.b32 %r606,%r279,%r606;
$27:
mul.wide.s32 %d114,%r28,64;
mov.u64 %d115,z3;
add.s64 %d116,%d115,%d114;
mul.wide.s32 %d117,%r29,4;
add.s64 %d118,%d116,%d117;
st.shared.u32 [%d118],%r606;
mov.u32 %r282,16843009;
mov.u32 %r280,%r284;
dp4a.u32.u32 %r280,%r606,%r282,%r280;
cvt.rn.f64.u32 %e157,%r280;
add.f64 %e285,%e285,%e157;
dp4a.u32.u32 %r284,%r606,%r606,%r284;
cvt.rn.f64.u32 %e158,%r284;
add.f64 %e286,%e286,%e158;
add.s32 %r291,%r248,%r249;
add.s32 %r610,%r291,256;
$28:
and.b32 %r300,%r261,-256;
setp.eq.s32 %p17,%r300,0;
@%p17 bra $48;
$29:
mov.u32 %r52,%r610;
shr.s32 %r302,%r52,31;
shr.u32 %r303,%r302,28;
add.s32 %r304,%r52,%r303;
and.b32 %r305,%r304,-16;
sub.s32 %r53,%r52,%r305;
shl.b32 %r306,%r53,2;
add.s32 %r54,%r306,%r604;
shr.s32 %r55,%r304,4;
add.s32 %r56,%r55,%r603;
setp.le.s32 %p18,%r599,%r56;
mov.u32 %r616,0;
mov.u32 %r612,%r616;
@%p18 bra $38;
cvt.s64.s32 %d119,%r56;
mul.lo.s64 %d120,%d207,%d119;
cvt.s64.s32 %d121,%r54;
mul.lo.s64 %d122,%d208,%d121;
add.s64 %d123,%d120,%d46;
add.s64 %d124,%d123,%d122;
add.s64 %d51,%d206,%d124;
setp.ge.s32 %p19,%r54,%r598;
mov.u32 %r612,0;
@%p19 bra $32;
ld.global.nc.u8 %r308,[%d51];
and.b32 %r612,%r308,255;
$32:
add.s64 %d52,%d51,%d208;
add.s32 %r309,%r54,1;
setp.ge.s32 %p20,%r309,%r598;
@%p20 bra $34;
ld.global.nc.u8 %r310,[%d52];
shl.b32 %r311,%r310,8;
and.b32 %r312,%r311,65280;
or.b32 %r612,%r312,%r612;
$34:
add.s64 %d53,%d52,%d208;
add.s32 %r313,%r54,2;
setp.ge.s32 %p21,%r313,%r598;
@%p21 bra $36;
ld.global.nc.u8 %r314,[%d53];
shl.b32 %r315,%r314,16;
and.b32 %r316,%r315,16711680;
or.b32 %r612,%r316,%r612;
$36:
add.s32 %r317,%r54,3;
setp.ge.s32 %p22,%r317,%r598;
@%p22 bra $38;
add.s64 %d128,%d53,%d208;
ld.global.nc.u8 %r318,[%d128];
shl.b32 %r319,%r318,24;
or.b32 %r612,%r319,%r612;
$38:
mul.wide.s32 %d129,%r55,64;
mov.u64 %d130,z3;
add.s64 %d131,%d130,%d129;
mul.wide.s32 %d132,%r53,4;
add.s64 %d133,%d131,%d132;
st.shared.u32 [%d133],%r612;
mov.u32 %r322,16843009;
mov.u32 %r320,%r616;
dp4a.u32.u32 %r320,%r612,%r322,%r320;
cvt.rn.f64.u32 %e159,%r320;
add.f64 %e47,%e285,%e159;
mov.u32 %r324,%r616;
dp4a.u32.u32 %r324,%r612,%r612,%r324;
cvt.rn.f64.u32 %e160,%r324;
add.f64 %e48,%e286,%e160;
add.s32 %r329,%r52,256;
shr.s32 %r330,%r329,31;
shr.u32 %r331,%r330,28;
add.s32 %r332,%r329,%r331;
and.b32 %r333,%r332,-16;
sub.s32 %r65,%r329,%r333;
shl.b32 %r334,%r65,2;
add.s32 %r66,%r334,%r604;
shr.s32 %r67,%r332,4;
add.s32 %r68,%r67,%r603;
setp.le.s32 %p23,%r599,%r68;
@%p23 bra $47;
cvt.s64.s32 %d134,%r68;
mul.lo.s64 %d135,%d207,%d134;
cvt.s64.s32 %d136,%r66;
mul.lo.s64 %d137,%d208,%d136;
add.s64 %d138,%d135,%d46;
add.s64 %d139,%d138,%d137;
add.s64 %d54,%d206,%d139;
setp.ge.s32 %p24,%r66,%r598;
mov.u32 %r616,0;
@%p24 bra $41;
ld.global.nc.u8 %r336,[%d54];
and.b32 %r616,%r336,255;
$41:
add.s64 %d55,%d54,%d208;
add.s32 %r337,%r66,1;
setp.ge.s32 %p25,%r337,%r598;
@%p25 bra $43;
ld.global.nc.u8 %r338,[%d55];
shl.b32 %r339,%r338,8;
and.b32 %r340,%r339,65280;
or.b32 %r616,%r340,%r616;
$43:
add.s64 %d56,%d55,%d208;
add.s32 %r341,%r66,2;
setp.ge.s32 %p26,%r341,%r598;
@%p26 bra $45;
ld.global.nc.u8 %r342,[%d56];
shl.b32 %r343,%r342,16;
and.b32 %r344,%r343,16711680;
or.b32 %r616,%r344,%r616;
$45:
add.s32 %r345,%r66,3;
setp.ge.s32 %p27,%r345,%r598;
@%p27 bra $47;
add.s64 %d143,%d56,%d208;
ld.global.nc.u8 %r346,[%d143];
shl.b32 %r347,%r346,24;
or.b32 %r616,%r347,%r616;
$47:
mul.wide.s32 %d144,%r67,64;
add.s64 %d146,%d130,%d144;
mul.wide.s32 %d147,%r65,4;
add.s64 %d148,%d146,%d147;
st.shared.u32 [%d148],%r616;
mov.u32 %r352,0;
mov.u32 %r348,%r352;
dp4a.u32.u32 %r348,%r616,%r322,%r348;
cvt.rn.f64.u32 %e161,%r348;
add.f64 %e285,%e47,%e161;
dp4a.u32.u32 %r352,%r616,%r616,%r352;
cvt.rn.f64.u32 %e162,%r352;
add.f64 %e286,%e48,%e162;
add.s32 %r610,%r52,512;
setp.lt.s32 %p28,%r52,0;
@%p28 bra $29;
$48:
sub.s32 %r590,%r599,%r603;
min.s32 %r589,%r590,32;
add.s32 %r588,%r589,7;
setp.ge.s32 %p29,%r20,%r588;
@%p29 bra $65;
add.s32 %r78,%r39,32;
add.s32 %r79,%r604,%r232;
mov.u32 %r619,%r20;
$50:
.pragma "nounroll";
setp.gt.s32 %p30,%r21,%r78;
@%p30 bra $64;
cvt.s64.s32 %d201,%r602;
mul.lo.s64 %d200,%d205,%d201;
add.s32 %r592,%r603,%r234;
add.s32 %r81,%r592,%r619;
cvt.s64.s32 %d149,%r81;
mul.lo.s64 %d150,%d203,%d149;
add.s64 %d57,%d150,%d200;
cvt.s64.s32 %d58,%r619;
mov.u32 %r620,%r21;
$52:
.pragma "nounroll";
setp.gt.s32 %p31,%r620,47;
@%p31 bra $63;
setp.le.s32 %p32,%r597,%r81;
shl.b32 %r359,%r620,2;
add.s32 %r83,%r79,%r359;
mov.u32 %r622,0;
@%p32 bra $62;
cvt.s64.s32 %d151,%r83;
mul.lo.s64 %d152,%d204,%d151;
add.s64 %d153,%d57,%d152;
add.s64 %d59,%d202,%d153;
setp.ge.s32 %p33,%r83,%r596;
mov.u32 %r622,0;
@%p33 bra $56;
ld.global.nc.u8 %r361,[%d59];
and.b32 %r622,%r361,255;
$56:
add.s64 %d60,%d59,%d204;
add.s32 %r362,%r83,1;
setp.ge.s32 %p34,%r362,%r596;
@%p34 bra $58;
ld.global.nc.u8 %r363,[%d60];
shl.b32 %r364,%r363,8;
and.b32 %r365,%r364,65280;
or.b32 %r622,%r365,%r622;
$58:
add.s64 %d61,%d60,%d204;
add.s32 %r366,%r83,2;
setp.ge.s32 %p35,%r366,%r596;
@%p35 bra $60;
ld.global.nc.u8 %r367,[%d61];
shl.b32 %r368,%r367,16;
and.b32 %r369,%r368,16711680;
or.b32 %r622,%r369,%r622;
$60:
add.s32 %r370,%r83,3;
setp.ge.s32 %p36,%r370,%r596;
@%p36 bra $62;
add.s64 %d157,%d61,%d204;
ld.global.nc.u8 %r371,[%d157];
shl.b32 %r372,%r371,24;
or.b32 %r622,%r372,%r622;
$62:
mul.lo.s64 %d158,%d58,192;
mov.u64 %d159,z2;
add.s64 %d160,%d159,%d158;
mul.wide.s32 %d161,%r620,4;
add.s64 %d162,%d160,%d161;
st.shared.u32 [%d162],%r622;
$63:
add.s32 %r620,%r620,32;
setp.le.s32 %p37,%r620,%r78;
@%p37 bra $52;
$64:
sub.s32 %r595,%r599,%r603;
min.s32 %r594,%r595,32;
add.s32 %r593,%r594,7;
add.s32 %r619,%r619,8;
setp.lt.s32 %p38,%r619,%r593;
@%p38 bra $50;
$65:
sub.s32 %r591,%r599,%r603;
setp.lt.s32 %p39,%r591,1;
mov.u32 %r666,0;
bar.sync 0;
mov.u32 %r667,%r666;
mov.u32 %r668,%r666;
mov.u32 %r669,%r666;
mov.u32 %r670,%r666;
mov.u32 %r671,%r666;
mov.u32 %r672,%r666;
mov.u32 %r673,%r666;
mov.u32 %r674,%r666;
mov.u32 %r675,%r666;
mov.u32 %r676,%r666;
mov.u32 %r677,%r666;
@%p39 bra $74;
setp.lt.s32 %p40,%r37,1;
shr.s32 %r398,%r38,31;
shr.u32 %r399,%r398,30;
add.s32 %r400,%r38,%r399;
and.b32 %r401,%r400,-4;
sub.s32 %r94,%r38,%r401;
@%p40 bra $74;
shl.b32 %r415,%r94,3;
mov.u32 %r416,-1;
shl.b32 %r417,%r416,%r415;
not.b32 %r95,%r417;
add.s32 %r96,%r39,-1;
mov.u32 %r666,0;
mov.u32 %r667,%r666;
mov.u32 %r668,%r666;
mov.u32 %r669,%r666;
mov.u32 %r670,%r666;
mov.u32 %r671,%r666;
mov.u32 %r672,%r666;
mov.u32 %r673,%r666;
mov.u32 %r674,%r666;
mov.u32 %r675,%r666;
mov.u32 %r676,%r666;
mov.u32 %r677,%r666;
mov.u32 %r637,%r666;
$68:
.pragma "nounroll";
add.s32 %r418,%r637,%r20;
mul.wide.u32 %d163,%r418,192;
mov.u64 %d164,z2;
add.s64 %d165,%d164,%d163;
add.s64 %d213,%d165,%d166;
ld.shared.u32 %r651,[%d213];
cvt.s64.s32 %d63,%r637;
setp.eq.s32 %p41,%r94,0;
@%p41 bra $71;
mov.u32 %r650,0;
$70:
.pragma "nounroll";
add.s64 %d65,%d213,4;
ld.shared.u32 %r125,[%d213+4];
shl.b64 %d167,%d63,6;
mov.u64 %d168,z3;
add.s64 %d169,%d168,%d167;
mul.wide.s32 %d170,%r650,4;
add.s64 %d171,%d169,%d170;
ld.shared.u32 %r422,[%d171];
setp.lt.s32 %p42,%r650,%r96;
selp.b32 %r468,-1,%r95,%p42;
and.b32 %r429,%r651,%r468;
dp4a.u32.u32 %r669,%r651,%r422,%r669;
dp4a.u32.u32 %r673,%r429,%r429,%r673;
mov.u32 %r466,16843009;
dp4a.u32.u32 %r677,%r429,%r466,%r677;
mov.u32 %r469,17185;
prmt.b32 %r433,%r651,%r125,%r469;
and.b32 %r441,%r433,%r468;
dp4a.u32.u32 %r668,%r433,%r422,%r668;
dp4a.u32.u32 %r672,%r441,%r441,%r672;
dp4a.u32.u32 %r676,%r441,%r466,%r676;
mov.u32 %r470,21554;
prmt.b32 %r445,%r651,%r125,%r470;
and.b32 %r453,%r445,%r468;
dp4a.u32.u32 %r667,%r445,%r422,%r667;
dp4a.u32.u32 %r671,%r453,%r453,%r671;
dp4a.u32.u32 %r675,%r453,%r466,%r675;
mov.u32 %r471,25923;
prmt.b32 %r457,%r651,%r125,%r471;
and.b32 %r465,%r457,%r468;
dp4a.u32.u32 %r666,%r457,%r422,%r666;
dp4a.u32.u32 %r670,%r465,%r465,%r670;
dp4a.u32.u32 %r674,%r465,%r466,%r674;
add.s32 %r650,%r650,1;
setp.lt.s32 %p43,%r650,%r39;
mov.u32 %r651,%r125;
mov.u64 %d213,%d65;
@%p43 bra $70;
bra.uni $73;
$71:
mov.u32 %r664,0;
$72:
.pragma "nounroll";
add.s64 %d67,%d213,4;
ld.shared.u32 %r153,[%d213+4];
shl.b64 %d172,%d63,6;
mov.u64 %d173,z3;
add.s64 %d174,%d173,%d172;
mul.wide.s32 %d175,%r664,4;
add.s64 %d176,%d174,%d175;
ld.shared.u32 %r475,[%d176];
dp4a.u32.u32 %r669,%r651,%r475,%r669;
dp4a.u32.u32 %r673,%r651,%r651,%r673;
mov.u32 %r519,16843009;
dp4a.u32.u32 %r677,%r651,%r519,%r677;
mov.u32 %r521,17185;
prmt.b32 %r494,%r651,%r153,%r521;
dp4a.u32.u32 %r668,%r494,%r475,%r668;
dp4a.u32.u32 %r672,%r494,%r494,%r672;
dp4a.u32.u32 %r676,%r494,%r519,%r676;
mov.u32 %r522,21554;
prmt.b32 %r506,%r651,%r153,%r522;
dp4a.u32.u32 %r667,%r506,%r475,%r667;
dp4a.u32.u32 %r671,%r506,%r506,%r671;
dp4a.u32.u32 %r675,%r506,%r519,%r675;
mov.u32 %r523,25923;
prmt.b32 %r518,%r651,%r153,%r523;
dp4a.u32.u32 %r666,%r518,%r475,%r666;
dp4a.u32.u32 %r670,%r518,%r518,%r670;
dp4a.u32.u32 %r674,%r518,%r519,%r674;
add.s32 %r664,%r664,1;
setp.lt.s32 %p44,%r664,%r39;
mov.u32 %r651,%r153;
mov.u64 %d213,%d67;
@%p44 bra $72;
$73:
sub.s32 %r587,%r599,%r603;
min.s32 %r586,%r587,32;
cvt.u32.u64 %r524,%d63;
add.s32 %r637,%r524,1;
setp.lt.s32 %p45,%r637,%r586;
@%p45 bra $68;
$74:
cvt.rn.f64.u32 %e163,%r669;
add.f64 %e290,%e290,%e163;
cvt.rn.f64.u32 %e164,%r673;
add.f64 %e294,%e294,%e164;
cvt.rn.f64.u32 %e165,%r677;
add.f64 %e298,%e298,%e165;
cvt.rn.f64.u32 %e166,%r668;
add.f64 %e289,%e289,%e166;
cvt.rn.f64.u32 %e167,%r672;
add.f64 %e293,%e293,%e167;
cvt.rn.f64.u32 %e168,%r676;
add.f64 %e297,%e297,%e168;
cvt.rn.f64.u32 %e169,%r667;
add.f64 %e288,%e288,%e169;
cvt.rn.f64.u32 %e170,%r671;
add.f64 %e292,%e292,%e170;
cvt.rn.f64.u32 %e171,%r675;
add.f64 %e296,%e296,%e171;
cvt.rn.f64.u32 %e172,%r666;
add.f64 %e287,%e287,%e172;
cvt.rn.f64.u32 %e173,%r670;
add.f64 %e291,%e291,%e173;
cvt.rn.f64.u32 %e174,%r674;
add.f64 %e295,%e295,%e174;
add.s32 %r604,%r604,64;
setp.gt.s32 %p46,%r598,%r604;
@%p46 bra $16;
$75:
add.s32 %r603,%r603,32;
setp.gt.s32 %p47,%r599,%r603;
@%p47 bra $14;
$76:
mov.b64 {%r525,%r526},%e285;
mov.u32 %r545,31;
mov.u32 %r546,16;
mov.u32 %r547,-1;
shfl.sync.bfly.b32 %r528|%p48,%r526,%r546,%r545,%r547;
shfl.sync.bfly.b32 %r527|%p49,%r525,%r546,%r545,%r547;
mov.b64 %e176,{%r527,%r528};
add.f64 %e177,%e285,%e176;
mov.b64 {%r529,%r530},%e177;
mov.u32 %r548,8;
shfl.sync.bfly.b32 %r532|%p50,%r530,%r548,%r545,%r547;
shfl.sync.bfly.b32 %r531|%p51,%r529,%r548,%r545,%r547;
mov.b64 %e178,{%r531,%r532};
add.f64 %e179,%e177,%e178;
mov.b64 {%r533,%r534},%e179;
mov.u32 %r549,4;
shfl.sync.bfly.b32 %r536|%p52,%r534,%r549,%r545,%r547;
shfl.sync.bfly.b32 %r535|%p53,%r533,%r549,%r545,%r547;
mov.b64 %e180,{%r535,%r536};
add.f64 %e181,%e179,%e180;
mov.b64 {%r537,%r538},%e181;
mov.u32 %r550,2;
shfl.sync.bfly.b32 %r540|%p54,%r538,%r550,%r545,%r547;
shfl.sync.bfly.b32 %r539|%p55,%r537,%r550,%r545,%r547;
mov.b64 %e182,{%r539,%r540};
add.f64 %e183,%e181,%e182;
mov.b64 {%r541,%r542},%e183;
mov.u32 %r551,1;
shfl.sync.bfly.b32 %r544|%p56,%r542,%r551,%r545,%r547;
shfl.sync.bfly.b32 %r543|%p57,%r541,%r551,%r545,%r547;
mov.b64 %e184,{%r543,%r544};
add.f64 %e93,%e183,%e184;
setp.ne.s32 %p58,%r21,0;
@%p58 bra $78;
mov.u32 %r552,%tid.y;
mul.wide.u32 %d177,%r552,8;
mov.u64 %d178,z0;
add.s64 %d179,%d178,%d177;
st.shared.f64 [%d179],%e93;
$78:
bar.sync 0;
ld.shared.f64 %e195,[z0+8];
ld.shared.f64 %e196,[z0];
add.f64 %e197,%e196,%e195;
ld.shared.f64 %e198,[z0+16];
add.f64 %e199,%e197,%e198;
ld.shared.f64 %e200,[z0+24];
add.f64 %e201,%e199,%e200;
ld.shared.f64 %e202,[z0+32];
add.f64 %e203,%e201,%e202;
ld.shared.f64 %e204,[z0+40];
add.f64 %e205,%e203,%e204;
ld.shared.f64 %e206,[z0+48];
add.f64 %e207,%e205,%e206;
ld.shared.f64 %e208,[z0+56];
bar.sync 0;
mov.b64 {%r553,%r554},%e286;
shfl.sync.bfly.b32 %r556|%p60,%r554,%r546,%r545,%r547;
shfl.sync.bfly.b32 %r555|%p61,%r553,%r546,%r545,%r547;
mov.b64 %e186,{%r555,%r556};
add.f64 %e187,%e286,%e186;
mov.b64 {%r557,%r558},%e187;
shfl.sync.bfly.b32 %r560|%p62,%r558,%r548,%r545,%r547;
shfl.sync.bfly.b32 %r559|%p63,%r557,%r548,%r545,%r547;
mov.b64 %e188,{%r559,%r560};
add.f64 %e189,%e187,%e188;
mov.b64 {%r561,%r562},%e189;
shfl.sync.bfly.b32 %r564|%p64,%r562,%r549,%r545,%r547;
shfl.sync.bfly.b32 %r563|%p65,%r561,%r549,%r545,%r547;
mov.b64 %e190,{%r563,%r564};
add.f64 %e191,%e189,%e190;
mov.b64 {%r565,%r566},%e191;
shfl.sync.bfly.b32 %r568|%p66,%r566,%r550,%r545,%r547;
shfl.sync.bfly.b32 %r567|%p67,%r565,%r550,%r545,%r547;
mov.b64 %e192,{%r567,%r568};
add.f64 %e193,%e191,%e192;
mov.b64 {%r569,%r570},%e193;
shfl.sync.bfly.b32 %r572|%p68,%r570,%r551,%r545,%r547;
shfl.sync.bfly.b32 %r571|%p69,%r569,%r551,%r545,%r547;
mov.b64 %e194,{%r571,%r572};
add.f64 %e94,%e193,%e194;
add.f64 %e95,%e207,%e208;
@%p58 bra $80;
mov.u32 %r580,%tid.y;
mul.wide.u32 %d180,%r580,8;
mov.u64 %d181,z0;
add.s64 %d182,%d181,%d180;
st.shared.f64 [%d182],%e94;
$80:
setp.lt.s32 %p70,%r212,4;
bar.sync 0;
ld.shared.f64 %e209,[z0+8];
ld.shared.f64 %e210,[z0];
add.f64 %e211,%e210,%e209;
ld.shared.f64 %e212,[z0+16];
add.f64 %e213,%e211,%e212;
ld.shared.f64 %e214,[z0+24];
add.f64 %e215,%e213,%e214;
ld.shared.f64 %e216,[z0+32];
add.f64 %e217,%e215,%e216;
ld.shared.f64 %e218,[z0+40];
add.f64 %e219,%e217,%e218;
ld.shared.f64 %e220,[z0+48];
add.f64 %e221,%e219,%e220;
ld.shared.f64 %e222,[z0+56];
add.f64 %e223,%e221,%e222;
bar.sync 0;
add.f64 %e250,%e250,%e223;
@%p70 bra $82;
mul.f64 %e224,%e95,%e95;
div.rn.f64 %e225,%e224,%e1;
mul.f64 %e226,%e95,%e298;
div.rn.f64 %e227,%e226,%e1;
sub.f64 %e290,%e290,%e227;
mul.f64 %e228,%e298,%e298;
div.rn.f64 %e229,%e228,%e1;
sub.f64 %e294,%e294,%e229;
mul.f64 %e230,%e95,%e297;
div.rn.f64 %e231,%e230,%e1;
sub.f64 %e289,%e289,%e231;
mul.f64 %e232,%e297,%e297;
div.rn.f64 %e233,%e232,%e1;
sub.f64 %e293,%e293,%e233;
mul.f64 %e234,%e95,%e296;
div.rn.f64 %e235,%e234,%e1;
sub.f64 %e288,%e288,%e235;
mul.f64 %e236,%e296,%e296;
div.rn.f64 %e237,%e236,%e1;
sub.f64 %e292,%e292,%e237;
mul.f64 %e238,%e95,%e295;
div.rn.f64 %e239,%e238,%e1;
sub.f64 %e287,%e287,%e239;
mul.f64 %e240,%e295,%e295;
div.rn.f64 %e241,%e240,%e1;
sub.f64 %e291,%e291,%e241;
sub.f64 %e250,%e250,%e225;
$82:
add.s32 %r602,%r602,1;
setp.lt.s32 %p71,%r602,%r215;
@%p71 bra $12;
$83:
shl.b32 %r583,%r21,2;
add.s32 %r195,%r232,%r583;
add.s32 %r196,%r234,%r20;
setp.ge.s32 %p72,%r196,%r601;
cvt.s64.s32 %d183,%r196;
mul.lo.s64 %d70,%d211,%d183;
setp.ge.s32 %p73,%r195,%r600;
or.pred %p74,%p72,%p73;
@%p74 bra $85;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r212;
.param .b64 q1;
st.param.f64 [q1+0],%e290;
.param .b64 q2;
st.param.f64 [q2+0],%e294;
.param .b64 q3;
st.param.f64 [q3+0],%e250;
.param .b64 q4;
st.param.f64 [q4+0],%e1;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4
);
ld.param.f32 %f1,[retval0+0];
}
cvt.s64.s32 %d184,%r195;
mul.lo.s64 %d185,%d212,%d184;
add.s64 %d186,%d185,%d70;
add.s64 %d187,%d210,%d186;
st.f32 [%d187],%f1;
$85:
add.s32 %r197,%r195,1;
setp.ge.s32 %p76,%r197,%r600;
or.pred %p77,%p72,%p76;
@%p77 bra $87;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r212;
.param .b64 q1;
st.param.f64 [q1+0],%e289;
.param .b64 q2;
st.param.f64 [q2+0],%e293;
.param .b64 q3;
st.param.f64 [q3+0],%e250;
.param .b64 q4;
st.param.f64 [q4+0],%e1;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4
);
ld.param.f32 %f2,[retval0+0];
}
cvt.s64.s32 %d188,%r197;
mul.lo.s64 %d189,%d212,%d188;
add.s64 %d190,%d189,%d70;
add.s64 %d191,%d210,%d190;
st.f32 [%d191],%f2;
$87:
add.s32 %r198,%r195,2;
setp.ge.s32 %p79,%r198,%r600;
or.pred %p80,%p72,%p79;
@%p80 bra $89;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r212;
.param .b64 q1;
st.param.f64 [q1+0],%e288;
.param .b64 q2;
st.param.f64 [q2+0],%e292;
.param .b64 q3;
st.param.f64 [q3+0],%e250;
.param .b64 q4;
st.param.f64 [q4+0],%e1;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4
);
ld.param.f32 %f3,[retval0+0];
}
cvt.s64.s32 %d192,%r198;
mul.lo.s64 %d193,%d212,%d192;
add.s64 %d194,%d193,%d70;
add.s64 %d195,%d210,%d194;
st.f32 [%d195],%f3;
$89:
add.s32 %r199,%r195,3;
setp.ge.s32 %p82,%r199,%r600;
or.pred %p83,%p72,%p82;
@%p83 bra $91;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r212;
.param .b64 q1;
st.param.f64 [q1+0],%e287;
.param .b64 q2;
st.param.f64 [q2+0],%e291;
.param .b64 q3;
st.param.f64 [q3+0],%e250;
.param .b64 q4;
st.param.f64 [q4+0],%e1;
.param .b32 retval0;
call.uni (retval0),
z1,
(
q0,
q1,
q2,
q3,
q4
);
ld.param.f32 %f4,[retval0+0];
}
cvt.s64.s32 %d196,%r199;
mul.lo.s64 %d197,%d212,%d196;
add.s64 %d198,%d197,%d70;
add.s64 %d199,%d210,%d198;
st.f32 [%d199],%f4;
$91:
ret;
}
`;
