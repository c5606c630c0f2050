// Generated from kernels/ops/linear_filter/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/linear_filter/generic.cu`. */
export const LINEAR_FILTER_GENERIC: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
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
@%p1 bra $5;
setp.eq.s32 %p2,%r8,1;
setp.eq.s32 %p3,%r7,1;
or.pred %p4,%p3,%p2;
@%p4 bra $4;
bra.uni $2;
$4:
setp.lt.s32 %p9,%r6,0;
add.s32 %r18,%r7,-1;
selp.b32 %r19,0,%r18,%p9;
bra.uni $5;
$2:
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
@%p7 bra $5;
selp.b32 %r16,-1,0,%p6;
add.s32 %r17,%r1,%r16;
sub.s32 %r19,%r17,%r19;
$5:
st.param.b32 [func_retval0+0],%r19;
ret;
}
.visible .entry conv2d_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %s<9>;
.reg .f32 %f<76>;
.reg .b32 %r<162>;
.reg .b64 %d<144>;
.shared .align 4 .b8 z1[15376];
ld.param.u64 %d55,[p0];
ld.param.v2.u32 {%r149,%r150},[p1+32];
ld.param.v2.u32 {%r61,%r62},[p1+40];
ld.param.u64 %d60,[p2];
ld.param.v2.u32 {%r151,%r152},[p3+32];
ld.param.v2.u32 {%r65,%r66},[p3+40];
ld.param.u32 %d66,[p3];
ld.param.u32 %d67,[p3+4];
bfi.b64 %d61,%d67,%d66,32,32;
ld.param.u64 %d139,[p3+24];
ld.param.u64 %d138,[p3+16];
ld.param.u64 %d137,[p3+8];
ld.param.u64 %d135,[p1+24];
ld.param.u64 %d134,[p1+16];
ld.param.u64 %d133,[p1+8];
ld.param.u64 %d56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r62,0;
@%p5 bra $2;
cvta.to.global.u64 %d68,%d55;
mul.wide.s32 %d69,%r1,40;
add.s64 %d70,%d68,%d69;
ld.global.v2.u32 {%r149,%r150},[%d70+32];
ld.global.u64 %d135,[%d70+24];
ld.global.u64 %d134,[%d70+16];
ld.global.u64 %d133,[%d70+8];
ld.global.u64 %d132,[%d70];
bra.uni $3;
$2:
cvt.s64.s32 %d71,%r1;
mul.lo.s64 %d72,%d56,%d71;
add.s64 %d132,%d55,%d72;
$3:
setp.eq.s32 %p6,%r66,0;
@%p6 bra $5;
cvta.to.global.u64 %d73,%d60;
mul.wide.s32 %d74,%r1,40;
add.s64 %d75,%d73,%d74;
ld.global.v2.u32 {%r151,%r152},[%d75+32];
ld.global.u64 %d139,[%d75+24];
ld.global.u64 %d138,[%d75+16];
ld.global.u64 %d137,[%d75+8];
ld.global.u64 %d136,[%d75];
bra.uni $6;
$5:
cvt.s64.s32 %d76,%r1;
mul.lo.s64 %d77,%d61,%d76;
add.s64 %d136,%d60,%d77;
$6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r15,%r71,5;
mov.u32 %r72,%ctaid.y;
shl.b32 %r16,%r72,5;
setp.ge.s32 %p7,%r16,%r152;
setp.ge.s32 %p8,%r15,%r151;
or.pred %p9,%p7,%p8;
setp.lt.s32 %p10,%r65,1;
or.pred %p11,%p9,%p10;
@%p11 bra $76;
mov.u32 %r21,%tid.x;
add.s32 %r74,%r15,%r21;
mov.u32 %r75,%tid.y;
add.s32 %r76,%r16,%r75;
setp.lt.s32 %p12,%r74,%r151;
cvt.s64.s32 %d78,%r74;
mul.lo.s64 %d28,%d138,%d78;
setp.lt.s32 %p13,%r76,%r152;
and.pred %p1,%p12,%p13;
cvt.s64.s32 %d79,%r76;
mul.lo.s64 %d29,%d137,%d79;
add.s32 %r77,%r76,8;
setp.lt.s32 %p14,%r77,%r152;
and.pred %p2,%p12,%p14;
cvt.s64.s32 %d80,%r77;
mul.lo.s64 %d30,%d137,%d80;
add.s32 %r78,%r76,16;
setp.lt.s32 %p15,%r78,%r152;
and.pred %p3,%p12,%p15;
cvt.s64.s32 %d81,%r78;
mul.lo.s64 %d31,%d137,%d81;
add.s32 %r79,%r76,24;
setp.lt.s32 %p16,%r79,%r152;
and.pred %p4,%p12,%p16;
cvt.s64.s32 %d82,%r79;
mul.lo.s64 %d32,%d137,%d82;
mov.u32 %r153,0;
not.pred %p31,%p1;
not.pred %p37,%p2;
not.pred %p43,%p3;
not.pred %p49,%p4;
$8:
.pragma "nounroll";
mov.b64 %d129,p4;
mov.u64 %d83,%d129;
ld.param.u32 %r23,[%d83+4];
add.s32 %r80,%r23,31;
setp.ge.s32 %p17,%r75,%r80;
@%p17 bra $25;
ld.param.u32 %r25,[%d83];
ld.param.u32 %r26,[%d83+16];
add.s32 %r86,%r74,32;
ld.param.u32 %r87,[%d83+8];
sub.s32 %r27,%r86,%r87;
mov.u32 %r154,%r75;
$10:
.pragma "nounroll";
mov.u32 %r29,%r154;
mov.b64 %d131,p4;
mov.u64 %d130,%d131;
ld.param.u32 %r148,[%d130+12];
mov.u32 %r147,%ctaid.y;
shl.b32 %r146,%r147,5;
add.s32 %r90,%r29,%r146;
sub.s32 %r155,%r90,%r148;
setp.lt.u32 %p18,%r155,%r150;
@%p18 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r155;
.param .b32 q1;
st.param.b32 [q1+0],%r150;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r155,[retval0+0];
}
$12:
add.s32 %r91,%r25,31;
setp.ge.s32 %p19,%r21,%r91;
@%p19 bra $24;
cvt.s64.s32 %d85,%r155;
mul.lo.s64 %d86,%d133,%d85;
cvt.s64.s32 %d87,%r153;
mul.lo.s64 %d88,%d135,%d87;
add.s64 %d36,%d86,%d88;
mul.wide.s32 %d89,%r21,4;
mov.u64 %d90,z1;
add.s64 %d91,%d90,%d89;
mul.wide.s32 %d92,%r29,248;
add.s64 %d93,%d91,%d92;
add.s64 %d140,%d93,128;
add.s32 %r157,%r21,-31;
mov.u32 %r156,%r27;
$14:
.pragma "nounroll";
add.s32 %r158,%r156,-32;
setp.lt.u32 %p20,%r158,%r149;
@%p20 bra $16;
add.s32 %r93,%r156,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r93;
.param .b32 q1;
st.param.b32 [q1+0],%r149;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r158,[retval0+0];
}
$16:
or.b32 %r94,%r158,%r155;
setp.lt.s32 %p21,%r94,0;
mov.f32 %f58,0f00000000;
@%p21 bra $18;
cvt.s64.s32 %d95,%r158;
mul.lo.s64 %d96,%d134,%d95;
add.s64 %d97,%d36,%d96;
add.s64 %d94,%d132,%d97;
ld.global.nc.u16 %s1,[%d94];
cvt.f32.f16 %f58,%s1;
$18:
st.shared.f32 [%d140+-128],%f58;
add.s32 %r95,%r157,32;
setp.ge.s32 %p22,%r95,%r25;
@%p22 bra $24;
setp.lt.u32 %p23,%r156,%r149;
mov.u32 %r159,%r156;
@%p23 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r156;
.param .b32 q1;
st.param.b32 [q1+0],%r149;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r159,[retval0+0];
}
$21:
or.b32 %r96,%r159,%r155;
setp.lt.s32 %p24,%r96,0;
mov.f32 %f59,0f00000000;
@%p24 bra $23;
cvt.s64.s32 %d99,%r159;
mul.lo.s64 %d100,%d134,%d99;
add.s64 %d101,%d36,%d100;
add.s64 %d98,%d132,%d101;
ld.global.nc.u16 %s3,[%d98];
cvt.f32.f16 %f59,%s3;
$23:
add.s64 %d128,%d140,-128;
st.shared.f32 [%d128+128],%f59;
add.s64 %d140,%d140,256;
add.s32 %r156,%r156,64;
add.s32 %r157,%r157,64;
setp.lt.s32 %p25,%r157,%r25;
@%p25 bra $14;
$24:
add.s32 %r154,%r29,8;
add.s32 %r97,%r23,23;
setp.lt.s32 %p26,%r29,%r97;
@%p26 bra $10;
$25:
bar.sync 0;
ld.param.u32 %r44,[%d83+4];
setp.lt.s32 %p27,%r44,1;
mov.f32 %f68,0f00000000;
mov.f32 %f69,%f68;
mov.f32 %f70,%f68;
mov.f32 %f71,%f68;
@%p27 bra $31;
add.s64 %d143,%d83,32;
ld.param.u32 %r45,[%d83];
mov.u32 %r160,0;
$27:
.pragma "nounroll";
setp.lt.s32 %p28,%r45,1;
@%p28 bra $30;
add.s32 %r101,%r160,%r75;
cvt.u64.u32 %d43,%r101;
add.s32 %r102,%r101,8;
cvt.u64.u32 %d44,%r102;
add.s32 %r103,%r101,16;
cvt.u64.u32 %d45,%r103;
add.s32 %r104,%r101,24;
cvt.u64.u32 %d46,%r104;
mov.u32 %r161,0;
$29:
.pragma "nounroll";
add.s32 %r105,%r161,%r21;
mul.lo.s64 %d104,%d43,248;
mov.u64 %d105,z1;
add.s64 %d106,%d105,%d104;
mul.wide.u32 %d107,%r105,4;
add.s64 %d108,%d106,%d107;
ld.shared.f32 %f41,[%d108];
ld.param.f32 %f42,[%d143];
fma.rn.f32 %f71,%f42,%f41,%f71;
mul.lo.s64 %d109,%d44,248;
add.s64 %d110,%d105,%d109;
add.s64 %d111,%d110,%d107;
ld.shared.f32 %f43,[%d111];
fma.rn.f32 %f70,%f42,%f43,%f70;
mul.lo.s64 %d112,%d45,248;
add.s64 %d113,%d105,%d112;
add.s64 %d114,%d113,%d107;
ld.shared.f32 %f44,[%d114];
fma.rn.f32 %f69,%f42,%f44,%f69;
mul.lo.s64 %d115,%d46,248;
add.s64 %d116,%d105,%d115;
add.s64 %d117,%d116,%d107;
ld.shared.f32 %f45,[%d117];
fma.rn.f32 %f68,%f42,%f45,%f68;
add.s64 %d143,%d143,4;
add.s32 %r161,%r161,1;
setp.lt.s32 %p29,%r161,%r45;
@%p29 bra $29;
$30:
add.s32 %r160,%r160,1;
setp.lt.s32 %p30,%r160,%r44;
@%p30 bra $27;
$31:
cvt.s64.s32 %d118,%r153;
mul.lo.s64 %d119,%d139,%d118;
add.s64 %d50,%d119,%d28;
@%p31 bra $42;
ld.param.u32 %r106,[%d83+20];
add.s64 %d121,%d50,%d29;
add.s64 %d51,%d136,%d121;
ld.param.f32 %f46,[%d83+28];
ld.param.f32 %f47,[%d83+24];
fma.rn.f32 %f25,%f71,%f47,%f46;
setp.gt.s32 %p32,%r106,1;
@%p32 bra $36;
setp.eq.s32 %p35,%r106,0;
@%p35 bra $40;
setp.eq.s32 %p36,%r106,1;
@%p36 bra $35;
bra.uni $41;
$35:
cvt.rni.s32.f32 %r110,%f25;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,65535;
st.u16 [%d51],%r112;
bra.uni $42;
$36:
setp.eq.s32 %p33,%r106,2;
@%p33 bra $39;
setp.ne.s32 %p34,%r106,3;
@%p34 bra $41;
cvt.rn.f16.f32 %s5,%f25;
st.u16 [%d51],%s5;
bra.uni $42;
$40:
cvt.rni.s32.f32 %r113,%f25;
max.s32 %r114,%r113,0;
min.s32 %r115,%r114,255;
st.u8 [%d51],%r115;
bra.uni $42;
$39:
cvt.rni.s32.f32 %r107,%f25;
max.s32 %r108,%r107,-32768;
min.s32 %r109,%r108,32767;
st.u16 [%d51],%r109;
bra.uni $42;
$41:
st.f32 [%d51],%f25;
$42:
@%p37 bra $53;
ld.param.u32 %r116,[%d83+20];
add.s64 %d123,%d50,%d30;
add.s64 %d52,%d136,%d123;
ld.param.f32 %f49,[%d83+28];
ld.param.f32 %f50,[%d83+24];
fma.rn.f32 %f26,%f70,%f50,%f49;
setp.gt.s32 %p38,%r116,1;
@%p38 bra $47;
setp.eq.s32 %p41,%r116,0;
@%p41 bra $51;
setp.eq.s32 %p42,%r116,1;
@%p42 bra $46;
bra.uni $52;
$46:
cvt.rni.s32.f32 %r120,%f26;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,65535;
st.u16 [%d52],%r122;
bra.uni $53;
$47:
setp.eq.s32 %p39,%r116,2;
@%p39 bra $50;
setp.ne.s32 %p40,%r116,3;
@%p40 bra $52;
cvt.rn.f16.f32 %s6,%f26;
st.u16 [%d52],%s6;
bra.uni $53;
$51:
cvt.rni.s32.f32 %r123,%f26;
max.s32 %r124,%r123,0;
min.s32 %r125,%r124,255;
st.u8 [%d52],%r125;
bra.uni $53;
$50:
cvt.rni.s32.f32 %r117,%f26;
max.s32 %r118,%r117,-32768;
min.s32 %r119,%r118,32767;
st.u16 [%d52],%r119;
bra.uni $53;
$52:
st.f32 [%d52],%f26;
$53:
@%p43 bra $64;
ld.param.u32 %r126,[%d83+20];
add.s64 %d125,%d50,%d31;
add.s64 %d53,%d136,%d125;
ld.param.f32 %f52,[%d83+28];
ld.param.f32 %f53,[%d83+24];
fma.rn.f32 %f27,%f69,%f53,%f52;
setp.gt.s32 %p44,%r126,1;
@%p44 bra $58;
setp.eq.s32 %p47,%r126,0;
@%p47 bra $62;
setp.eq.s32 %p48,%r126,1;
@%p48 bra $57;
bra.uni $63;
$57:
cvt.rni.s32.f32 %r130,%f27;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,65535;
st.u16 [%d53],%r132;
bra.uni $64;
$58:
setp.eq.s32 %p45,%r126,2;
@%p45 bra $61;
setp.ne.s32 %p46,%r126,3;
@%p46 bra $63;
cvt.rn.f16.f32 %s7,%f27;
st.u16 [%d53],%s7;
bra.uni $64;
$62:
cvt.rni.s32.f32 %r133,%f27;
max.s32 %r134,%r133,0;
min.s32 %r135,%r134,255;
st.u8 [%d53],%r135;
bra.uni $64;
$61:
cvt.rni.s32.f32 %r127,%f27;
max.s32 %r128,%r127,-32768;
min.s32 %r129,%r128,32767;
st.u16 [%d53],%r129;
bra.uni $64;
$63:
st.f32 [%d53],%f27;
$64:
@%p49 bra $75;
ld.param.u32 %r136,[%d83+20];
add.s64 %d127,%d50,%d32;
add.s64 %d54,%d136,%d127;
ld.param.f32 %f55,[%d83+28];
ld.param.f32 %f56,[%d83+24];
fma.rn.f32 %f28,%f68,%f56,%f55;
setp.gt.s32 %p50,%r136,1;
@%p50 bra $69;
setp.eq.s32 %p53,%r136,0;
@%p53 bra $73;
setp.eq.s32 %p54,%r136,1;
@%p54 bra $68;
bra.uni $74;
$68:
cvt.rni.s32.f32 %r140,%f28;
max.s32 %r141,%r140,0;
min.s32 %r142,%r141,65535;
st.u16 [%d54],%r142;
bra.uni $75;
$69:
setp.eq.s32 %p51,%r136,2;
@%p51 bra $72;
setp.ne.s32 %p52,%r136,3;
@%p52 bra $74;
cvt.rn.f16.f32 %s8,%f28;
st.u16 [%d54],%s8;
bra.uni $75;
$73:
cvt.rni.s32.f32 %r143,%f28;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%d54],%r145;
bra.uni $75;
$72:
cvt.rni.s32.f32 %r137,%f28;
max.s32 %r138,%r137,-32768;
min.s32 %r139,%r138,32767;
st.u16 [%d54],%r139;
bra.uni $75;
$74:
st.f32 [%d54],%f28;
$75:
bar.sync 0;
add.s32 %r153,%r153,1;
setp.lt.s32 %p55,%r153,%r65;
@%p55 bra $8;
$76:
ret;
}
.visible .entry conv2d_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %s<5>;
.reg .f32 %f<76>;
.reg .b32 %r<162>;
.reg .b64 %d<144>;
.shared .align 4 .b8 z2[15376];
ld.param.u64 %d55,[p0];
ld.param.v2.u32 {%r149,%r150},[p1+32];
ld.param.v2.u32 {%r61,%r62},[p1+40];
ld.param.u64 %d60,[p2];
ld.param.v2.u32 {%r151,%r152},[p3+32];
ld.param.v2.u32 {%r65,%r66},[p3+40];
ld.param.u32 %d66,[p3];
ld.param.u32 %d67,[p3+4];
bfi.b64 %d61,%d67,%d66,32,32;
ld.param.u64 %d139,[p3+24];
ld.param.u64 %d138,[p3+16];
ld.param.u64 %d137,[p3+8];
ld.param.u64 %d135,[p1+24];
ld.param.u64 %d134,[p1+16];
ld.param.u64 %d133,[p1+8];
ld.param.u64 %d56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r62,0;
@%p5 bra $2;
cvta.to.global.u64 %d68,%d55;
mul.wide.s32 %d69,%r1,40;
add.s64 %d70,%d68,%d69;
ld.global.v2.u32 {%r149,%r150},[%d70+32];
ld.global.u64 %d135,[%d70+24];
ld.global.u64 %d134,[%d70+16];
ld.global.u64 %d133,[%d70+8];
ld.global.u64 %d132,[%d70];
bra.uni $3;
$2:
cvt.s64.s32 %d71,%r1;
mul.lo.s64 %d72,%d56,%d71;
add.s64 %d132,%d55,%d72;
$3:
setp.eq.s32 %p6,%r66,0;
@%p6 bra $5;
cvta.to.global.u64 %d73,%d60;
mul.wide.s32 %d74,%r1,40;
add.s64 %d75,%d73,%d74;
ld.global.v2.u32 {%r151,%r152},[%d75+32];
ld.global.u64 %d139,[%d75+24];
ld.global.u64 %d138,[%d75+16];
ld.global.u64 %d137,[%d75+8];
ld.global.u64 %d136,[%d75];
bra.uni $6;
$5:
cvt.s64.s32 %d76,%r1;
mul.lo.s64 %d77,%d61,%d76;
add.s64 %d136,%d60,%d77;
$6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r15,%r71,5;
mov.u32 %r72,%ctaid.y;
shl.b32 %r16,%r72,5;
setp.ge.s32 %p7,%r16,%r152;
setp.ge.s32 %p8,%r15,%r151;
or.pred %p9,%p7,%p8;
setp.lt.s32 %p10,%r65,1;
or.pred %p11,%p9,%p10;
@%p11 bra $76;
mov.u32 %r21,%tid.x;
add.s32 %r74,%r15,%r21;
mov.u32 %r75,%tid.y;
add.s32 %r76,%r16,%r75;
setp.lt.s32 %p12,%r74,%r151;
cvt.s64.s32 %d78,%r74;
mul.lo.s64 %d28,%d138,%d78;
setp.lt.s32 %p13,%r76,%r152;
and.pred %p1,%p12,%p13;
cvt.s64.s32 %d79,%r76;
mul.lo.s64 %d29,%d137,%d79;
add.s32 %r77,%r76,8;
setp.lt.s32 %p14,%r77,%r152;
and.pred %p2,%p12,%p14;
cvt.s64.s32 %d80,%r77;
mul.lo.s64 %d30,%d137,%d80;
add.s32 %r78,%r76,16;
setp.lt.s32 %p15,%r78,%r152;
and.pred %p3,%p12,%p15;
cvt.s64.s32 %d81,%r78;
mul.lo.s64 %d31,%d137,%d81;
add.s32 %r79,%r76,24;
setp.lt.s32 %p16,%r79,%r152;
and.pred %p4,%p12,%p16;
cvt.s64.s32 %d82,%r79;
mul.lo.s64 %d32,%d137,%d82;
mov.u32 %r153,0;
not.pred %p31,%p1;
not.pred %p37,%p2;
not.pred %p43,%p3;
not.pred %p49,%p4;
$8:
.pragma "nounroll";
mov.b64 %d129,p4;
mov.u64 %d83,%d129;
ld.param.u32 %r23,[%d83+4];
add.s32 %r80,%r23,31;
setp.ge.s32 %p17,%r75,%r80;
@%p17 bra $25;
ld.param.u32 %r25,[%d83];
ld.param.u32 %r26,[%d83+16];
add.s32 %r86,%r74,32;
ld.param.u32 %r87,[%d83+8];
sub.s32 %r27,%r86,%r87;
mov.u32 %r154,%r75;
$10:
.pragma "nounroll";
mov.u32 %r29,%r154;
mov.b64 %d131,p4;
mov.u64 %d130,%d131;
ld.param.u32 %r148,[%d130+12];
mov.u32 %r147,%ctaid.y;
shl.b32 %r146,%r147,5;
add.s32 %r90,%r29,%r146;
sub.s32 %r155,%r90,%r148;
setp.lt.u32 %p18,%r155,%r150;
@%p18 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r155;
.param .b32 q1;
st.param.b32 [q1+0],%r150;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r155,[retval0+0];
}
$12:
add.s32 %r91,%r25,31;
setp.ge.s32 %p19,%r21,%r91;
@%p19 bra $24;
cvt.s64.s32 %d85,%r155;
mul.lo.s64 %d86,%d133,%d85;
cvt.s64.s32 %d87,%r153;
mul.lo.s64 %d88,%d135,%d87;
add.s64 %d36,%d86,%d88;
mul.wide.s32 %d89,%r21,4;
mov.u64 %d90,z2;
add.s64 %d91,%d90,%d89;
mul.wide.s32 %d92,%r29,248;
add.s64 %d93,%d91,%d92;
add.s64 %d140,%d93,128;
add.s32 %r157,%r21,-31;
mov.u32 %r156,%r27;
$14:
.pragma "nounroll";
add.s32 %r158,%r156,-32;
setp.lt.u32 %p20,%r158,%r149;
@%p20 bra $16;
add.s32 %r93,%r156,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r93;
.param .b32 q1;
st.param.b32 [q1+0],%r149;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r158,[retval0+0];
}
$16:
or.b32 %r94,%r158,%r155;
setp.lt.s32 %p21,%r94,0;
mov.f32 %f58,0f00000000;
@%p21 bra $18;
cvt.s64.s32 %d95,%r158;
mul.lo.s64 %d96,%d134,%d95;
add.s64 %d97,%d36,%d96;
add.s64 %d94,%d132,%d97;
ld.global.nc.f32 %f58,[%d94];
$18:
st.shared.f32 [%d140+-128],%f58;
add.s32 %r95,%r157,32;
setp.ge.s32 %p22,%r95,%r25;
@%p22 bra $24;
setp.lt.u32 %p23,%r156,%r149;
mov.u32 %r159,%r156;
@%p23 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r156;
.param .b32 q1;
st.param.b32 [q1+0],%r149;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r159,[retval0+0];
}
$21:
or.b32 %r96,%r159,%r155;
setp.lt.s32 %p24,%r96,0;
mov.f32 %f59,0f00000000;
@%p24 bra $23;
cvt.s64.s32 %d99,%r159;
mul.lo.s64 %d100,%d134,%d99;
add.s64 %d101,%d36,%d100;
add.s64 %d98,%d132,%d101;
ld.global.nc.f32 %f59,[%d98];
$23:
add.s64 %d128,%d140,-128;
st.shared.f32 [%d128+128],%f59;
add.s64 %d140,%d140,256;
add.s32 %r156,%r156,64;
add.s32 %r157,%r157,64;
setp.lt.s32 %p25,%r157,%r25;
@%p25 bra $14;
$24:
add.s32 %r154,%r29,8;
add.s32 %r97,%r23,23;
setp.lt.s32 %p26,%r29,%r97;
@%p26 bra $10;
$25:
bar.sync 0;
ld.param.u32 %r44,[%d83+4];
setp.lt.s32 %p27,%r44,1;
mov.f32 %f68,0f00000000;
mov.f32 %f69,%f68;
mov.f32 %f70,%f68;
mov.f32 %f71,%f68;
@%p27 bra $31;
add.s64 %d143,%d83,32;
ld.param.u32 %r45,[%d83];
mov.u32 %r160,0;
$27:
.pragma "nounroll";
setp.lt.s32 %p28,%r45,1;
@%p28 bra $30;
add.s32 %r101,%r160,%r75;
cvt.u64.u32 %d43,%r101;
add.s32 %r102,%r101,8;
cvt.u64.u32 %d44,%r102;
add.s32 %r103,%r101,16;
cvt.u64.u32 %d45,%r103;
add.s32 %r104,%r101,24;
cvt.u64.u32 %d46,%r104;
mov.u32 %r161,0;
$29:
.pragma "nounroll";
add.s32 %r105,%r161,%r21;
mul.lo.s64 %d104,%d43,248;
mov.u64 %d105,z2;
add.s64 %d106,%d105,%d104;
mul.wide.u32 %d107,%r105,4;
add.s64 %d108,%d106,%d107;
ld.shared.f32 %f41,[%d108];
ld.param.f32 %f42,[%d143];
fma.rn.f32 %f71,%f42,%f41,%f71;
mul.lo.s64 %d109,%d44,248;
add.s64 %d110,%d105,%d109;
add.s64 %d111,%d110,%d107;
ld.shared.f32 %f43,[%d111];
fma.rn.f32 %f70,%f42,%f43,%f70;
mul.lo.s64 %d112,%d45,248;
add.s64 %d113,%d105,%d112;
add.s64 %d114,%d113,%d107;
ld.shared.f32 %f44,[%d114];
fma.rn.f32 %f69,%f42,%f44,%f69;
mul.lo.s64 %d115,%d46,248;
add.s64 %d116,%d105,%d115;
add.s64 %d117,%d116,%d107;
ld.shared.f32 %f45,[%d117];
fma.rn.f32 %f68,%f42,%f45,%f68;
add.s64 %d143,%d143,4;
add.s32 %r161,%r161,1;
setp.lt.s32 %p29,%r161,%r45;
@%p29 bra $29;
$30:
add.s32 %r160,%r160,1;
setp.lt.s32 %p30,%r160,%r44;
@%p30 bra $27;
$31:
cvt.s64.s32 %d118,%r153;
mul.lo.s64 %d119,%d139,%d118;
add.s64 %d50,%d119,%d28;
@%p31 bra $42;
ld.param.u32 %r106,[%d83+20];
add.s64 %d121,%d50,%d29;
add.s64 %d51,%d136,%d121;
ld.param.f32 %f46,[%d83+28];
ld.param.f32 %f47,[%d83+24];
fma.rn.f32 %f25,%f71,%f47,%f46;
setp.gt.s32 %p32,%r106,1;
@%p32 bra $36;
setp.eq.s32 %p35,%r106,0;
@%p35 bra $40;
setp.eq.s32 %p36,%r106,1;
@%p36 bra $35;
bra.uni $41;
$35:
cvt.rni.s32.f32 %r110,%f25;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,65535;
st.u16 [%d51],%r112;
bra.uni $42;
$36:
setp.eq.s32 %p33,%r106,2;
@%p33 bra $39;
setp.ne.s32 %p34,%r106,3;
@%p34 bra $41;
cvt.rn.f16.f32 %s1,%f25;
st.u16 [%d51],%s1;
bra.uni $42;
$40:
cvt.rni.s32.f32 %r113,%f25;
max.s32 %r114,%r113,0;
min.s32 %r115,%r114,255;
st.u8 [%d51],%r115;
bra.uni $42;
$39:
cvt.rni.s32.f32 %r107,%f25;
max.s32 %r108,%r107,-32768;
min.s32 %r109,%r108,32767;
st.u16 [%d51],%r109;
bra.uni $42;
$41:
st.f32 [%d51],%f25;
$42:
@%p37 bra $53;
ld.param.u32 %r116,[%d83+20];
add.s64 %d123,%d50,%d30;
add.s64 %d52,%d136,%d123;
ld.param.f32 %f49,[%d83+28];
ld.param.f32 %f50,[%d83+24];
fma.rn.f32 %f26,%f70,%f50,%f49;
setp.gt.s32 %p38,%r116,1;
@%p38 bra $47;
setp.eq.s32 %p41,%r116,0;
@%p41 bra $51;
setp.eq.s32 %p42,%r116,1;
@%p42 bra $46;
bra.uni $52;
$46:
cvt.rni.s32.f32 %r120,%f26;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,65535;
st.u16 [%d52],%r122;
bra.uni $53;
$47:
setp.eq.s32 %p39,%r116,2;
@%p39 bra $50;
setp.ne.s32 %p40,%r116,3;
@%p40 bra $52;
cvt.rn.f16.f32 %s2,%f26;
st.u16 [%d52],%s2;
bra.uni $53;
$51:
cvt.rni.s32.f32 %r123,%f26;
max.s32 %r124,%r123,0;
min.s32 %r125,%r124,255;
st.u8 [%d52],%r125;
bra.uni $53;
$50:
cvt.rni.s32.f32 %r117,%f26;
max.s32 %r118,%r117,-32768;
min.s32 %r119,%r118,32767;
st.u16 [%d52],%r119;
bra.uni $53;
$52:
st.f32 [%d52],%f26;
$53:
@%p43 bra $64;
ld.param.u32 %r126,[%d83+20];
add.s64 %d125,%d50,%d31;
add.s64 %d53,%d136,%d125;
ld.param.f32 %f52,[%d83+28];
ld.param.f32 %f53,[%d83+24];
fma.rn.f32 %f27,%f69,%f53,%f52;
setp.gt.s32 %p44,%r126,1;
@%p44 bra $58;
setp.eq.s32 %p47,%r126,0;
@%p47 bra $62;
setp.eq.s32 %p48,%r126,1;
@%p48 bra $57;
bra.uni $63;
$57:
cvt.rni.s32.f32 %r130,%f27;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,65535;
st.u16 [%d53],%r132;
bra.uni $64;
$58:
setp.eq.s32 %p45,%r126,2;
@%p45 bra $61;
setp.ne.s32 %p46,%r126,3;
@%p46 bra $63;
cvt.rn.f16.f32 %s3,%f27;
st.u16 [%d53],%s3;
bra.uni $64;
$62:
cvt.rni.s32.f32 %r133,%f27;
max.s32 %r134,%r133,0;
min.s32 %r135,%r134,255;
st.u8 [%d53],%r135;
bra.uni $64;
$61:
cvt.rni.s32.f32 %r127,%f27;
max.s32 %r128,%r127,-32768;
min.s32 %r129,%r128,32767;
st.u16 [%d53],%r129;
bra.uni $64;
$63:
st.f32 [%d53],%f27;
$64:
@%p49 bra $75;
ld.param.u32 %r136,[%d83+20];
add.s64 %d127,%d50,%d32;
add.s64 %d54,%d136,%d127;
ld.param.f32 %f55,[%d83+28];
ld.param.f32 %f56,[%d83+24];
fma.rn.f32 %f28,%f68,%f56,%f55;
setp.gt.s32 %p50,%r136,1;
@%p50 bra $69;
setp.eq.s32 %p53,%r136,0;
@%p53 bra $73;
setp.eq.s32 %p54,%r136,1;
@%p54 bra $68;
bra.uni $74;
$68:
cvt.rni.s32.f32 %r140,%f28;
max.s32 %r141,%r140,0;
min.s32 %r142,%r141,65535;
st.u16 [%d54],%r142;
bra.uni $75;
$69:
setp.eq.s32 %p51,%r136,2;
@%p51 bra $72;
setp.ne.s32 %p52,%r136,3;
@%p52 bra $74;
cvt.rn.f16.f32 %s4,%f28;
st.u16 [%d54],%s4;
bra.uni $75;
$73:
cvt.rni.s32.f32 %r143,%f28;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%d54],%r145;
bra.uni $75;
$72:
cvt.rni.s32.f32 %r137,%f28;
max.s32 %r138,%r137,-32768;
min.s32 %r139,%r138,32767;
st.u16 [%d54],%r139;
bra.uni $75;
$74:
st.f32 [%d54],%f28;
$75:
bar.sync 0;
add.s32 %r153,%r153,1;
setp.lt.s32 %p55,%r153,%r65;
@%p55 bra $8;
$76:
ret;
}
.visible .entry conv2d_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %s<7>;
.reg .f32 %f<74>;
.reg .b32 %r<162>;
.reg .b64 %d<144>;
.shared .align 4 .b8 z3[15376];
ld.param.u64 %d55,[p0];
ld.param.v2.u32 {%r149,%r150},[p1+32];
ld.param.v2.u32 {%r61,%r62},[p1+40];
ld.param.u64 %d60,[p2];
ld.param.v2.u32 {%r151,%r152},[p3+32];
ld.param.v2.u32 {%r65,%r66},[p3+40];
ld.param.u32 %d66,[p3];
ld.param.u32 %d67,[p3+4];
bfi.b64 %d61,%d67,%d66,32,32;
ld.param.u64 %d139,[p3+24];
ld.param.u64 %d138,[p3+16];
ld.param.u64 %d137,[p3+8];
ld.param.u64 %d135,[p1+24];
ld.param.u64 %d134,[p1+16];
ld.param.u64 %d133,[p1+8];
ld.param.u64 %d56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r62,0;
@%p5 bra $2;
cvta.to.global.u64 %d68,%d55;
mul.wide.s32 %d69,%r1,40;
add.s64 %d70,%d68,%d69;
ld.global.v2.u32 {%r149,%r150},[%d70+32];
ld.global.u64 %d135,[%d70+24];
ld.global.u64 %d134,[%d70+16];
ld.global.u64 %d133,[%d70+8];
ld.global.u64 %d132,[%d70];
bra.uni $3;
$2:
cvt.s64.s32 %d71,%r1;
mul.lo.s64 %d72,%d56,%d71;
add.s64 %d132,%d55,%d72;
$3:
setp.eq.s32 %p6,%r66,0;
@%p6 bra $5;
cvta.to.global.u64 %d73,%d60;
mul.wide.s32 %d74,%r1,40;
add.s64 %d75,%d73,%d74;
ld.global.v2.u32 {%r151,%r152},[%d75+32];
ld.global.u64 %d139,[%d75+24];
ld.global.u64 %d138,[%d75+16];
ld.global.u64 %d137,[%d75+8];
ld.global.u64 %d136,[%d75];
bra.uni $6;
$5:
cvt.s64.s32 %d76,%r1;
mul.lo.s64 %d77,%d61,%d76;
add.s64 %d136,%d60,%d77;
$6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r15,%r71,5;
mov.u32 %r72,%ctaid.y;
shl.b32 %r16,%r72,5;
setp.ge.s32 %p7,%r16,%r152;
setp.ge.s32 %p8,%r15,%r151;
or.pred %p9,%p7,%p8;
setp.lt.s32 %p10,%r65,1;
or.pred %p11,%p9,%p10;
@%p11 bra $76;
mov.u32 %r21,%tid.x;
add.s32 %r74,%r15,%r21;
mov.u32 %r75,%tid.y;
add.s32 %r76,%r16,%r75;
setp.lt.s32 %p12,%r74,%r151;
cvt.s64.s32 %d78,%r74;
mul.lo.s64 %d28,%d138,%d78;
setp.lt.s32 %p13,%r76,%r152;
and.pred %p1,%p12,%p13;
cvt.s64.s32 %d79,%r76;
mul.lo.s64 %d29,%d137,%d79;
add.s32 %r77,%r76,8;
setp.lt.s32 %p14,%r77,%r152;
and.pred %p2,%p12,%p14;
cvt.s64.s32 %d80,%r77;
mul.lo.s64 %d30,%d137,%d80;
add.s32 %r78,%r76,16;
setp.lt.s32 %p15,%r78,%r152;
and.pred %p3,%p12,%p15;
cvt.s64.s32 %d81,%r78;
mul.lo.s64 %d31,%d137,%d81;
add.s32 %r79,%r76,24;
setp.lt.s32 %p16,%r79,%r152;
and.pred %p4,%p12,%p16;
cvt.s64.s32 %d82,%r79;
mul.lo.s64 %d32,%d137,%d82;
mov.u32 %r153,0;
not.pred %p31,%p1;
not.pred %p37,%p2;
not.pred %p43,%p3;
not.pred %p49,%p4;
$8:
.pragma "nounroll";
mov.b64 %d129,p4;
mov.u64 %d83,%d129;
ld.param.u32 %r23,[%d83+4];
add.s32 %r80,%r23,31;
setp.ge.s32 %p17,%r75,%r80;
@%p17 bra $25;
ld.param.u32 %r25,[%d83];
ld.param.u32 %r26,[%d83+16];
add.s32 %r86,%r74,32;
ld.param.u32 %r87,[%d83+8];
sub.s32 %r27,%r86,%r87;
mov.u32 %r154,%r75;
$10:
.pragma "nounroll";
mov.u32 %r29,%r154;
mov.b64 %d131,p4;
mov.u64 %d130,%d131;
ld.param.u32 %r148,[%d130+12];
mov.u32 %r147,%ctaid.y;
shl.b32 %r146,%r147,5;
add.s32 %r90,%r29,%r146;
sub.s32 %r155,%r90,%r148;
setp.lt.u32 %p18,%r155,%r150;
@%p18 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r155;
.param .b32 q1;
st.param.b32 [q1+0],%r150;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r155,[retval0+0];
}
$12:
add.s32 %r91,%r25,31;
setp.ge.s32 %p19,%r21,%r91;
@%p19 bra $24;
cvt.s64.s32 %d85,%r155;
mul.lo.s64 %d86,%d133,%d85;
cvt.s64.s32 %d87,%r153;
mul.lo.s64 %d88,%d135,%d87;
add.s64 %d36,%d86,%d88;
mul.wide.s32 %d89,%r21,4;
mov.u64 %d90,z3;
add.s64 %d91,%d90,%d89;
mul.wide.s32 %d92,%r29,248;
add.s64 %d93,%d91,%d92;
add.s64 %d140,%d93,128;
add.s32 %r157,%r21,-31;
mov.u32 %r156,%r27;
$14:
.pragma "nounroll";
add.s32 %r158,%r156,-32;
setp.lt.u32 %p20,%r158,%r149;
@%p20 bra $16;
add.s32 %r93,%r156,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r93;
.param .b32 q1;
st.param.b32 [q1+0],%r149;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r158,[retval0+0];
}
$16:
or.b32 %r94,%r158,%r155;
setp.lt.s32 %p21,%r94,0;
mov.f32 %f56,0f00000000;
@%p21 bra $18;
cvt.s64.s32 %d95,%r158;
mul.lo.s64 %d96,%d134,%d95;
add.s64 %d97,%d36,%d96;
add.s64 %d94,%d132,%d97;
ld.global.nc.s16 %s1,[%d94];
cvt.rn.f32.s16 %f56,%s1;
$18:
st.shared.f32 [%d140+-128],%f56;
add.s32 %r95,%r157,32;
setp.ge.s32 %p22,%r95,%r25;
@%p22 bra $24;
setp.lt.u32 %p23,%r156,%r149;
mov.u32 %r159,%r156;
@%p23 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r156;
.param .b32 q1;
st.param.b32 [q1+0],%r149;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r159,[retval0+0];
}
$21:
or.b32 %r96,%r159,%r155;
setp.lt.s32 %p24,%r96,0;
mov.f32 %f57,0f00000000;
@%p24 bra $23;
cvt.s64.s32 %d99,%r159;
mul.lo.s64 %d100,%d134,%d99;
add.s64 %d101,%d36,%d100;
add.s64 %d98,%d132,%d101;
ld.global.nc.s16 %s2,[%d98];
cvt.rn.f32.s16 %f57,%s2;
$23:
add.s64 %d128,%d140,-128;
st.shared.f32 [%d128+128],%f57;
add.s64 %d140,%d140,256;
add.s32 %r156,%r156,64;
add.s32 %r157,%r157,64;
setp.lt.s32 %p25,%r157,%r25;
@%p25 bra $14;
$24:
add.s32 %r154,%r29,8;
add.s32 %r97,%r23,23;
setp.lt.s32 %p26,%r29,%r97;
@%p26 bra $10;
$25:
bar.sync 0;
ld.param.u32 %r44,[%d83+4];
setp.lt.s32 %p27,%r44,1;
mov.f32 %f66,0f00000000;
mov.f32 %f67,%f66;
mov.f32 %f68,%f66;
mov.f32 %f69,%f66;
@%p27 bra $31;
add.s64 %d143,%d83,32;
ld.param.u32 %r45,[%d83];
mov.u32 %r160,0;
$27:
.pragma "nounroll";
setp.lt.s32 %p28,%r45,1;
@%p28 bra $30;
add.s32 %r101,%r160,%r75;
cvt.u64.u32 %d43,%r101;
add.s32 %r102,%r101,8;
cvt.u64.u32 %d44,%r102;
add.s32 %r103,%r101,16;
cvt.u64.u32 %d45,%r103;
add.s32 %r104,%r101,24;
cvt.u64.u32 %d46,%r104;
mov.u32 %r161,0;
$29:
.pragma "nounroll";
add.s32 %r105,%r161,%r21;
mul.lo.s64 %d104,%d43,248;
mov.u64 %d105,z3;
add.s64 %d106,%d105,%d104;
mul.wide.u32 %d107,%r105,4;
add.s64 %d108,%d106,%d107;
ld.shared.f32 %f39,[%d108];
ld.param.f32 %f40,[%d143];
fma.rn.f32 %f69,%f40,%f39,%f69;
mul.lo.s64 %d109,%d44,248;
add.s64 %d110,%d105,%d109;
add.s64 %d111,%d110,%d107;
ld.shared.f32 %f41,[%d111];
fma.rn.f32 %f68,%f40,%f41,%f68;
mul.lo.s64 %d112,%d45,248;
add.s64 %d113,%d105,%d112;
add.s64 %d114,%d113,%d107;
ld.shared.f32 %f42,[%d114];
fma.rn.f32 %f67,%f40,%f42,%f67;
mul.lo.s64 %d115,%d46,248;
add.s64 %d116,%d105,%d115;
add.s64 %d117,%d116,%d107;
ld.shared.f32 %f43,[%d117];
fma.rn.f32 %f66,%f40,%f43,%f66;
add.s64 %d143,%d143,4;
add.s32 %r161,%r161,1;
setp.lt.s32 %p29,%r161,%r45;
@%p29 bra $29;
$30:
add.s32 %r160,%r160,1;
setp.lt.s32 %p30,%r160,%r44;
@%p30 bra $27;
$31:
cvt.s64.s32 %d118,%r153;
mul.lo.s64 %d119,%d139,%d118;
add.s64 %d50,%d119,%d28;
@%p31 bra $42;
ld.param.u32 %r106,[%d83+20];
add.s64 %d121,%d50,%d29;
add.s64 %d51,%d136,%d121;
ld.param.f32 %f44,[%d83+28];
ld.param.f32 %f45,[%d83+24];
fma.rn.f32 %f25,%f69,%f45,%f44;
setp.gt.s32 %p32,%r106,1;
@%p32 bra $36;
setp.eq.s32 %p35,%r106,0;
@%p35 bra $40;
setp.eq.s32 %p36,%r106,1;
@%p36 bra $35;
bra.uni $41;
$35:
cvt.rni.s32.f32 %r110,%f25;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,65535;
st.u16 [%d51],%r112;
bra.uni $42;
$36:
setp.eq.s32 %p33,%r106,2;
@%p33 bra $39;
setp.ne.s32 %p34,%r106,3;
@%p34 bra $41;
cvt.rn.f16.f32 %s3,%f25;
st.u16 [%d51],%s3;
bra.uni $42;
$40:
cvt.rni.s32.f32 %r113,%f25;
max.s32 %r114,%r113,0;
min.s32 %r115,%r114,255;
st.u8 [%d51],%r115;
bra.uni $42;
$39:
cvt.rni.s32.f32 %r107,%f25;
max.s32 %r108,%r107,-32768;
min.s32 %r109,%r108,32767;
st.u16 [%d51],%r109;
bra.uni $42;
$41:
st.f32 [%d51],%f25;
$42:
@%p37 bra $53;
ld.param.u32 %r116,[%d83+20];
add.s64 %d123,%d50,%d30;
add.s64 %d52,%d136,%d123;
ld.param.f32 %f47,[%d83+28];
ld.param.f32 %f48,[%d83+24];
fma.rn.f32 %f26,%f68,%f48,%f47;
setp.gt.s32 %p38,%r116,1;
@%p38 bra $47;
setp.eq.s32 %p41,%r116,0;
@%p41 bra $51;
setp.eq.s32 %p42,%r116,1;
@%p42 bra $46;
bra.uni $52;
$46:
cvt.rni.s32.f32 %r120,%f26;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,65535;
st.u16 [%d52],%r122;
bra.uni $53;
$47:
setp.eq.s32 %p39,%r116,2;
@%p39 bra $50;
setp.ne.s32 %p40,%r116,3;
@%p40 bra $52;
cvt.rn.f16.f32 %s4,%f26;
st.u16 [%d52],%s4;
bra.uni $53;
$51:
cvt.rni.s32.f32 %r123,%f26;
max.s32 %r124,%r123,0;
min.s32 %r125,%r124,255;
st.u8 [%d52],%r125;
bra.uni $53;
$50:
cvt.rni.s32.f32 %r117,%f26;
max.s32 %r118,%r117,-32768;
min.s32 %r119,%r118,32767;
st.u16 [%d52],%r119;
bra.uni $53;
$52:
st.f32 [%d52],%f26;
$53:
@%p43 bra $64;
ld.param.u32 %r126,[%d83+20];
add.s64 %d125,%d50,%d31;
add.s64 %d53,%d136,%d125;
ld.param.f32 %f50,[%d83+28];
ld.param.f32 %f51,[%d83+24];
fma.rn.f32 %f27,%f67,%f51,%f50;
setp.gt.s32 %p44,%r126,1;
@%p44 bra $58;
setp.eq.s32 %p47,%r126,0;
@%p47 bra $62;
setp.eq.s32 %p48,%r126,1;
@%p48 bra $57;
bra.uni $63;
$57:
cvt.rni.s32.f32 %r130,%f27;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,65535;
st.u16 [%d53],%r132;
bra.uni $64;
$58:
setp.eq.s32 %p45,%r126,2;
@%p45 bra $61;
setp.ne.s32 %p46,%r126,3;
@%p46 bra $63;
cvt.rn.f16.f32 %s5,%f27;
st.u16 [%d53],%s5;
bra.uni $64;
$62:
cvt.rni.s32.f32 %r133,%f27;
max.s32 %r134,%r133,0;
min.s32 %r135,%r134,255;
st.u8 [%d53],%r135;
bra.uni $64;
$61:
cvt.rni.s32.f32 %r127,%f27;
max.s32 %r128,%r127,-32768;
min.s32 %r129,%r128,32767;
st.u16 [%d53],%r129;
bra.uni $64;
$63:
st.f32 [%d53],%f27;
$64:
@%p49 bra $75;
ld.param.u32 %r136,[%d83+20];
add.s64 %d127,%d50,%d32;
add.s64 %d54,%d136,%d127;
ld.param.f32 %f53,[%d83+28];
ld.param.f32 %f54,[%d83+24];
fma.rn.f32 %f28,%f66,%f54,%f53;
setp.gt.s32 %p50,%r136,1;
@%p50 bra $69;
setp.eq.s32 %p53,%r136,0;
@%p53 bra $73;
setp.eq.s32 %p54,%r136,1;
@%p54 bra $68;
bra.uni $74;
$68:
cvt.rni.s32.f32 %r140,%f28;
max.s32 %r141,%r140,0;
min.s32 %r142,%r141,65535;
st.u16 [%d54],%r142;
bra.uni $75;
$69:
setp.eq.s32 %p51,%r136,2;
@%p51 bra $72;
setp.ne.s32 %p52,%r136,3;
@%p52 bra $74;
cvt.rn.f16.f32 %s6,%f28;
st.u16 [%d54],%s6;
bra.uni $75;
$73:
cvt.rni.s32.f32 %r143,%f28;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%d54],%r145;
bra.uni $75;
$72:
cvt.rni.s32.f32 %r137,%f28;
max.s32 %r138,%r137,-32768;
min.s32 %r139,%r138,32767;
st.u16 [%d54],%r139;
bra.uni $75;
$74:
st.f32 [%d54],%f28;
$75:
bar.sync 0;
add.s32 %r153,%r153,1;
setp.lt.s32 %p55,%r153,%r65;
@%p55 bra $8;
$76:
ret;
}
.visible .entry conv2d_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %s<7>;
.reg .f32 %f<74>;
.reg .b32 %r<162>;
.reg .b64 %d<144>;
.shared .align 4 .b8 z4[15376];
ld.param.u64 %d55,[p0];
ld.param.v2.u32 {%r149,%r150},[p1+32];
ld.param.v2.u32 {%r61,%r62},[p1+40];
ld.param.u64 %d60,[p2];
ld.param.v2.u32 {%r151,%r152},[p3+32];
ld.param.v2.u32 {%r65,%r66},[p3+40];
ld.param.u32 %d66,[p3];
ld.param.u32 %d67,[p3+4];
bfi.b64 %d61,%d67,%d66,32,32;
ld.param.u64 %d139,[p3+24];
ld.param.u64 %d138,[p3+16];
ld.param.u64 %d137,[p3+8];
ld.param.u64 %d135,[p1+24];
ld.param.u64 %d134,[p1+16];
ld.param.u64 %d133,[p1+8];
ld.param.u64 %d56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r62,0;
@%p5 bra $2;
cvta.to.global.u64 %d68,%d55;
mul.wide.s32 %d69,%r1,40;
add.s64 %d70,%d68,%d69;
ld.global.v2.u32 {%r149,%r150},[%d70+32];
ld.global.u64 %d135,[%d70+24];
ld.global.u64 %d134,[%d70+16];
ld.global.u64 %d133,[%d70+8];
ld.global.u64 %d132,[%d70];
bra.uni $3;
$2:
cvt.s64.s32 %d71,%r1;
mul.lo.s64 %d72,%d56,%d71;
add.s64 %d132,%d55,%d72;
$3:
setp.eq.s32 %p6,%r66,0;
@%p6 bra $5;
cvta.to.global.u64 %d73,%d60;
mul.wide.s32 %d74,%r1,40;
add.s64 %d75,%d73,%d74;
ld.global.v2.u32 {%r151,%r152},[%d75+32];
ld.global.u64 %d139,[%d75+24];
ld.global.u64 %d138,[%d75+16];
ld.global.u64 %d137,[%d75+8];
ld.global.u64 %d136,[%d75];
bra.uni $6;
$5:
cvt.s64.s32 %d76,%r1;
mul.lo.s64 %d77,%d61,%d76;
add.s64 %d136,%d60,%d77;
$6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r15,%r71,5;
mov.u32 %r72,%ctaid.y;
shl.b32 %r16,%r72,5;
setp.ge.s32 %p7,%r16,%r152;
setp.ge.s32 %p8,%r15,%r151;
or.pred %p9,%p7,%p8;
setp.lt.s32 %p10,%r65,1;
or.pred %p11,%p9,%p10;
@%p11 bra $76;
mov.u32 %r21,%tid.x;
add.s32 %r74,%r15,%r21;
mov.u32 %r75,%tid.y;
add.s32 %r76,%r16,%r75;
setp.lt.s32 %p12,%r74,%r151;
cvt.s64.s32 %d78,%r74;
mul.lo.s64 %d28,%d138,%d78;
setp.lt.s32 %p13,%r76,%r152;
and.pred %p1,%p12,%p13;
cvt.s64.s32 %d79,%r76;
mul.lo.s64 %d29,%d137,%d79;
add.s32 %r77,%r76,8;
setp.lt.s32 %p14,%r77,%r152;
and.pred %p2,%p12,%p14;
cvt.s64.s32 %d80,%r77;
mul.lo.s64 %d30,%d137,%d80;
add.s32 %r78,%r76,16;
setp.lt.s32 %p15,%r78,%r152;
and.pred %p3,%p12,%p15;
cvt.s64.s32 %d81,%r78;
mul.lo.s64 %d31,%d137,%d81;
add.s32 %r79,%r76,24;
setp.lt.s32 %p16,%r79,%r152;
and.pred %p4,%p12,%p16;
cvt.s64.s32 %d82,%r79;
mul.lo.s64 %d32,%d137,%d82;
mov.u32 %r153,0;
not.pred %p31,%p1;
not.pred %p37,%p2;
not.pred %p43,%p3;
not.pred %p49,%p4;
$8:
.pragma "nounroll";
mov.b64 %d129,p4;
mov.u64 %d83,%d129;
ld.param.u32 %r23,[%d83+4];
add.s32 %r80,%r23,31;
setp.ge.s32 %p17,%r75,%r80;
@%p17 bra $25;
ld.param.u32 %r25,[%d83];
ld.param.u32 %r26,[%d83+16];
add.s32 %r86,%r74,32;
ld.param.u32 %r87,[%d83+8];
sub.s32 %r27,%r86,%r87;
mov.u32 %r154,%r75;
$10:
.pragma "nounroll";
mov.u32 %r29,%r154;
mov.b64 %d131,p4;
mov.u64 %d130,%d131;
ld.param.u32 %r148,[%d130+12];
mov.u32 %r147,%ctaid.y;
shl.b32 %r146,%r147,5;
add.s32 %r90,%r29,%r146;
sub.s32 %r155,%r90,%r148;
setp.lt.u32 %p18,%r155,%r150;
@%p18 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r155;
.param .b32 q1;
st.param.b32 [q1+0],%r150;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r155,[retval0+0];
}
$12:
add.s32 %r91,%r25,31;
setp.ge.s32 %p19,%r21,%r91;
@%p19 bra $24;
cvt.s64.s32 %d85,%r155;
mul.lo.s64 %d86,%d133,%d85;
cvt.s64.s32 %d87,%r153;
mul.lo.s64 %d88,%d135,%d87;
add.s64 %d36,%d86,%d88;
mul.wide.s32 %d89,%r21,4;
mov.u64 %d90,z4;
add.s64 %d91,%d90,%d89;
mul.wide.s32 %d92,%r29,248;
add.s64 %d93,%d91,%d92;
add.s64 %d140,%d93,128;
add.s32 %r157,%r21,-31;
mov.u32 %r156,%r27;
$14:
.pragma "nounroll";
add.s32 %r158,%r156,-32;
setp.lt.u32 %p20,%r158,%r149;
@%p20 bra $16;
add.s32 %r93,%r156,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r93;
.param .b32 q1;
st.param.b32 [q1+0],%r149;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r158,[retval0+0];
}
$16:
or.b32 %r94,%r158,%r155;
setp.lt.s32 %p21,%r94,0;
mov.f32 %f56,0f00000000;
@%p21 bra $18;
cvt.s64.s32 %d95,%r158;
mul.lo.s64 %d96,%d134,%d95;
add.s64 %d97,%d36,%d96;
add.s64 %d94,%d132,%d97;
ld.global.nc.u16 %s1,[%d94];
cvt.rn.f32.u16 %f56,%s1;
$18:
st.shared.f32 [%d140+-128],%f56;
add.s32 %r95,%r157,32;
setp.ge.s32 %p22,%r95,%r25;
@%p22 bra $24;
setp.lt.u32 %p23,%r156,%r149;
mov.u32 %r159,%r156;
@%p23 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r156;
.param .b32 q1;
st.param.b32 [q1+0],%r149;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r159,[retval0+0];
}
$21:
or.b32 %r96,%r159,%r155;
setp.lt.s32 %p24,%r96,0;
mov.f32 %f57,0f00000000;
@%p24 bra $23;
cvt.s64.s32 %d99,%r159;
mul.lo.s64 %d100,%d134,%d99;
add.s64 %d101,%d36,%d100;
add.s64 %d98,%d132,%d101;
ld.global.nc.u16 %s2,[%d98];
cvt.rn.f32.u16 %f57,%s2;
$23:
add.s64 %d128,%d140,-128;
st.shared.f32 [%d128+128],%f57;
add.s64 %d140,%d140,256;
add.s32 %r156,%r156,64;
add.s32 %r157,%r157,64;
setp.lt.s32 %p25,%r157,%r25;
@%p25 bra $14;
$24:
add.s32 %r154,%r29,8;
add.s32 %r97,%r23,23;
setp.lt.s32 %p26,%r29,%r97;
@%p26 bra $10;
$25:
bar.sync 0;
ld.param.u32 %r44,[%d83+4];
setp.lt.s32 %p27,%r44,1;
mov.f32 %f66,0f00000000;
mov.f32 %f67,%f66;
mov.f32 %f68,%f66;
mov.f32 %f69,%f66;
@%p27 bra $31;
add.s64 %d143,%d83,32;
ld.param.u32 %r45,[%d83];
mov.u32 %r160,0;
$27:
.pragma "nounroll";
setp.lt.s32 %p28,%r45,1;
@%p28 bra $30;
add.s32 %r101,%r160,%r75;
cvt.u64.u32 %d43,%r101;
add.s32 %r102,%r101,8;
cvt.u64.u32 %d44,%r102;
add.s32 %r103,%r101,16;
cvt.u64.u32 %d45,%r103;
add.s32 %r104,%r101,24;
cvt.u64.u32 %d46,%r104;
mov.u32 %r161,0;
$29:
.pragma "nounroll";
add.s32 %r105,%r161,%r21;
mul.lo.s64 %d104,%d43,248;
mov.u64 %d105,z4;
add.s64 %d106,%d105,%d104;
mul.wide.u32 %d107,%r105,4;
add.s64 %d108,%d106,%d107;
ld.shared.f32 %f39,[%d108];
ld.param.f32 %f40,[%d143];
fma.rn.f32 %f69,%f40,%f39,%f69;
mul.lo.s64 %d109,%d44,248;
add.s64 %d110,%d105,%d109;
add.s64 %d111,%d110,%d107;
ld.shared.f32 %f41,[%d111];
fma.rn.f32 %f68,%f40,%f41,%f68;
mul.lo.s64 %d112,%d45,248;
add.s64 %d113,%d105,%d112;
add.s64 %d114,%d113,%d107;
ld.shared.f32 %f42,[%d114];
fma.rn.f32 %f67,%f40,%f42,%f67;
mul.lo.s64 %d115,%d46,248;
add.s64 %d116,%d105,%d115;
add.s64 %d117,%d116,%d107;
ld.shared.f32 %f43,[%d117];
fma.rn.f32 %f66,%f40,%f43,%f66;
add.s64 %d143,%d143,4;
add.s32 %r161,%r161,1;
setp.lt.s32 %p29,%r161,%r45;
@%p29 bra $29;
$30:
add.s32 %r160,%r160,1;
setp.lt.s32 %p30,%r160,%r44;
@%p30 bra $27;
$31:
cvt.s64.s32 %d118,%r153;
mul.lo.s64 %d119,%d139,%d118;
add.s64 %d50,%d119,%d28;
@%p31 bra $42;
ld.param.u32 %r106,[%d83+20];
add.s64 %d121,%d50,%d29;
add.s64 %d51,%d136,%d121;
ld.param.f32 %f44,[%d83+28];
ld.param.f32 %f45,[%d83+24];
fma.rn.f32 %f25,%f69,%f45,%f44;
setp.gt.s32 %p32,%r106,1;
@%p32 bra $36;
setp.eq.s32 %p35,%r106,0;
@%p35 bra $40;
setp.eq.s32 %p36,%r106,1;
@%p36 bra $35;
bra.uni $41;
$35:
cvt.rni.s32.f32 %r110,%f25;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,65535;
st.u16 [%d51],%r112;
bra.uni $42;
$36:
setp.eq.s32 %p33,%r106,2;
@%p33 bra $39;
setp.ne.s32 %p34,%r106,3;
@%p34 bra $41;
cvt.rn.f16.f32 %s3,%f25;
st.u16 [%d51],%s3;
bra.uni $42;
$40:
cvt.rni.s32.f32 %r113,%f25;
max.s32 %r114,%r113,0;
min.s32 %r115,%r114,255;
st.u8 [%d51],%r115;
bra.uni $42;
$39:
cvt.rni.s32.f32 %r107,%f25;
max.s32 %r108,%r107,-32768;
min.s32 %r109,%r108,32767;
st.u16 [%d51],%r109;
bra.uni $42;
$41:
st.f32 [%d51],%f25;
$42:
@%p37 bra $53;
ld.param.u32 %r116,[%d83+20];
add.s64 %d123,%d50,%d30;
add.s64 %d52,%d136,%d123;
ld.param.f32 %f47,[%d83+28];
ld.param.f32 %f48,[%d83+24];
fma.rn.f32 %f26,%f68,%f48,%f47;
setp.gt.s32 %p38,%r116,1;
@%p38 bra $47;
setp.eq.s32 %p41,%r116,0;
@%p41 bra $51;
setp.eq.s32 %p42,%r116,1;
@%p42 bra $46;
bra.uni $52;
$46:
cvt.rni.s32.f32 %r120,%f26;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,65535;
st.u16 [%d52],%r122;
bra.uni $53;
$47:
setp.eq.s32 %p39,%r116,2;
@%p39 bra $50;
setp.ne.s32 %p40,%r116,3;
@%p40 bra $52;
cvt.rn.f16.f32 %s4,%f26;
st.u16 [%d52],%s4;
bra.uni $53;
$51:
cvt.rni.s32.f32 %r123,%f26;
max.s32 %r124,%r123,0;
min.s32 %r125,%r124,255;
st.u8 [%d52],%r125;
bra.uni $53;
$50:
cvt.rni.s32.f32 %r117,%f26;
max.s32 %r118,%r117,-32768;
min.s32 %r119,%r118,32767;
st.u16 [%d52],%r119;
bra.uni $53;
$52:
st.f32 [%d52],%f26;
$53:
@%p43 bra $64;
ld.param.u32 %r126,[%d83+20];
add.s64 %d125,%d50,%d31;
add.s64 %d53,%d136,%d125;
ld.param.f32 %f50,[%d83+28];
ld.param.f32 %f51,[%d83+24];
fma.rn.f32 %f27,%f67,%f51,%f50;
setp.gt.s32 %p44,%r126,1;
@%p44 bra $58;
setp.eq.s32 %p47,%r126,0;
@%p47 bra $62;
setp.eq.s32 %p48,%r126,1;
@%p48 bra $57;
bra.uni $63;
$57:
cvt.rni.s32.f32 %r130,%f27;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,65535;
st.u16 [%d53],%r132;
bra.uni $64;
$58:
setp.eq.s32 %p45,%r126,2;
@%p45 bra $61;
setp.ne.s32 %p46,%r126,3;
@%p46 bra $63;
cvt.rn.f16.f32 %s5,%f27;
st.u16 [%d53],%s5;
bra.uni $64;
$62:
cvt.rni.s32.f32 %r133,%f27;
max.s32 %r134,%r133,0;
min.s32 %r135,%r134,255;
st.u8 [%d53],%r135;
bra.uni $64;
$61:
cvt.rni.s32.f32 %r127,%f27;
max.s32 %r128,%r127,-32768;
min.s32 %r129,%r128,32767;
st.u16 [%d53],%r129;
bra.uni $64;
$63:
st.f32 [%d53],%f27;
$64:
@%p49 bra $75;
ld.param.u32 %r136,[%d83+20];
add.s64 %d127,%d50,%d32;
add.s64 %d54,%d136,%d127;
ld.param.f32 %f53,[%d83+28];
ld.param.f32 %f54,[%d83+24];
fma.rn.f32 %f28,%f66,%f54,%f53;
setp.gt.s32 %p50,%r136,1;
@%p50 bra $69;
setp.eq.s32 %p53,%r136,0;
@%p53 bra $73;
setp.eq.s32 %p54,%r136,1;
@%p54 bra $68;
bra.uni $74;
$68:
cvt.rni.s32.f32 %r140,%f28;
max.s32 %r141,%r140,0;
min.s32 %r142,%r141,65535;
st.u16 [%d54],%r142;
bra.uni $75;
$69:
setp.eq.s32 %p51,%r136,2;
@%p51 bra $72;
setp.ne.s32 %p52,%r136,3;
@%p52 bra $74;
cvt.rn.f16.f32 %s6,%f28;
st.u16 [%d54],%s6;
bra.uni $75;
$73:
cvt.rni.s32.f32 %r143,%f28;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%d54],%r145;
bra.uni $75;
$72:
cvt.rni.s32.f32 %r137,%f28;
max.s32 %r138,%r137,-32768;
min.s32 %r139,%r138,32767;
st.u16 [%d54],%r139;
bra.uni $75;
$74:
st.f32 [%d54],%f28;
$75:
bar.sync 0;
add.s32 %r153,%r153,1;
setp.lt.s32 %p55,%r153,%r65;
@%p55 bra $8;
$76:
ret;
}
.visible .entry conv2d_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %s<9>;
.reg .f32 %f<74>;
.reg .b32 %r<164>;
.reg .b64 %d<144>;
.shared .align 4 .b8 z5[15376];
ld.param.u64 %d55,[p0];
ld.param.v2.u32 {%r151,%r152},[p1+32];
ld.param.v2.u32 {%r61,%r62},[p1+40];
ld.param.u64 %d60,[p2];
ld.param.v2.u32 {%r153,%r154},[p3+32];
ld.param.v2.u32 {%r65,%r66},[p3+40];
ld.param.u32 %d66,[p3];
ld.param.u32 %d67,[p3+4];
bfi.b64 %d61,%d67,%d66,32,32;
ld.param.u64 %d139,[p3+24];
ld.param.u64 %d138,[p3+16];
ld.param.u64 %d137,[p3+8];
ld.param.u64 %d135,[p1+24];
ld.param.u64 %d134,[p1+16];
ld.param.u64 %d133,[p1+8];
ld.param.u64 %d56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r62,0;
@%p5 bra $2;
cvta.to.global.u64 %d68,%d55;
mul.wide.s32 %d69,%r1,40;
add.s64 %d70,%d68,%d69;
ld.global.v2.u32 {%r151,%r152},[%d70+32];
ld.global.u64 %d135,[%d70+24];
ld.global.u64 %d134,[%d70+16];
ld.global.u64 %d133,[%d70+8];
ld.global.u64 %d132,[%d70];
bra.uni $3;
$2:
cvt.s64.s32 %d71,%r1;
mul.lo.s64 %d72,%d56,%d71;
add.s64 %d132,%d55,%d72;
$3:
setp.eq.s32 %p6,%r66,0;
@%p6 bra $5;
cvta.to.global.u64 %d73,%d60;
mul.wide.s32 %d74,%r1,40;
add.s64 %d75,%d73,%d74;
ld.global.v2.u32 {%r153,%r154},[%d75+32];
ld.global.u64 %d139,[%d75+24];
ld.global.u64 %d138,[%d75+16];
ld.global.u64 %d137,[%d75+8];
ld.global.u64 %d136,[%d75];
bra.uni $6;
$5:
cvt.s64.s32 %d76,%r1;
mul.lo.s64 %d77,%d61,%d76;
add.s64 %d136,%d60,%d77;
$6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r15,%r71,5;
mov.u32 %r72,%ctaid.y;
shl.b32 %r16,%r72,5;
setp.ge.s32 %p7,%r16,%r154;
setp.ge.s32 %p8,%r15,%r153;
or.pred %p9,%p7,%p8;
setp.lt.s32 %p10,%r65,1;
or.pred %p11,%p9,%p10;
@%p11 bra $76;
mov.u32 %r21,%tid.x;
add.s32 %r74,%r15,%r21;
mov.u32 %r75,%tid.y;
add.s32 %r76,%r16,%r75;
setp.lt.s32 %p12,%r74,%r153;
cvt.s64.s32 %d78,%r74;
mul.lo.s64 %d28,%d138,%d78;
setp.lt.s32 %p13,%r76,%r154;
and.pred %p1,%p12,%p13;
cvt.s64.s32 %d79,%r76;
mul.lo.s64 %d29,%d137,%d79;
add.s32 %r77,%r76,8;
setp.lt.s32 %p14,%r77,%r154;
and.pred %p2,%p12,%p14;
cvt.s64.s32 %d80,%r77;
mul.lo.s64 %d30,%d137,%d80;
add.s32 %r78,%r76,16;
setp.lt.s32 %p15,%r78,%r154;
and.pred %p3,%p12,%p15;
cvt.s64.s32 %d81,%r78;
mul.lo.s64 %d31,%d137,%d81;
add.s32 %r79,%r76,24;
setp.lt.s32 %p16,%r79,%r154;
and.pred %p4,%p12,%p16;
cvt.s64.s32 %d82,%r79;
mul.lo.s64 %d32,%d137,%d82;
mov.u32 %r155,0;
not.pred %p31,%p1;
not.pred %p37,%p2;
not.pred %p43,%p3;
not.pred %p49,%p4;
$8:
.pragma "nounroll";
mov.b64 %d129,p4;
mov.u64 %d83,%d129;
ld.param.u32 %r23,[%d83+4];
add.s32 %r80,%r23,31;
setp.ge.s32 %p17,%r75,%r80;
@%p17 bra $25;
ld.param.u32 %r25,[%d83];
ld.param.u32 %r26,[%d83+16];
add.s32 %r86,%r74,32;
ld.param.u32 %r87,[%d83+8];
sub.s32 %r27,%r86,%r87;
mov.u32 %r156,%r75;
$10:
.pragma "nounroll";
mov.u32 %r29,%r156;
mov.b64 %d131,p4;
mov.u64 %d130,%d131;
ld.param.u32 %r150,[%d130+12];
mov.u32 %r149,%ctaid.y;
shl.b32 %r148,%r149,5;
add.s32 %r90,%r29,%r148;
sub.s32 %r157,%r90,%r150;
setp.lt.u32 %p18,%r157,%r152;
@%p18 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r157;
.param .b32 q1;
st.param.b32 [q1+0],%r152;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r157,[retval0+0];
}
$12:
add.s32 %r91,%r25,31;
setp.ge.s32 %p19,%r21,%r91;
@%p19 bra $24;
cvt.s64.s32 %d85,%r157;
mul.lo.s64 %d86,%d133,%d85;
cvt.s64.s32 %d87,%r155;
mul.lo.s64 %d88,%d135,%d87;
add.s64 %d36,%d86,%d88;
mul.wide.s32 %d89,%r21,4;
mov.u64 %d90,z5;
add.s64 %d91,%d90,%d89;
mul.wide.s32 %d92,%r29,248;
add.s64 %d93,%d91,%d92;
add.s64 %d140,%d93,128;
add.s32 %r159,%r21,-31;
mov.u32 %r158,%r27;
$14:
.pragma "nounroll";
add.s32 %r160,%r158,-32;
setp.lt.u32 %p20,%r160,%r151;
@%p20 bra $16;
add.s32 %r93,%r158,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r93;
.param .b32 q1;
st.param.b32 [q1+0],%r151;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r160,[retval0+0];
}
$16:
or.b32 %r94,%r160,%r157;
setp.lt.s32 %p21,%r94,0;
mov.f32 %f56,0f00000000;
@%p21 bra $18;
cvt.s64.s32 %d95,%r160;
mul.lo.s64 %d96,%d134,%d95;
add.s64 %d97,%d36,%d96;
add.s64 %d94,%d132,%d97;
ld.global.nc.u8 %r95,[%d94];
cvt.u16.u32 %s1,%r95;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f56,%s2;
$18:
st.shared.f32 [%d140+-128],%f56;
add.s32 %r96,%r159,32;
setp.ge.s32 %p22,%r96,%r25;
@%p22 bra $24;
setp.lt.u32 %p23,%r158,%r151;
mov.u32 %r161,%r158;
@%p23 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r158;
.param .b32 q1;
st.param.b32 [q1+0],%r151;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r161,[retval0+0];
}
$21:
or.b32 %r97,%r161,%r157;
setp.lt.s32 %p24,%r97,0;
mov.f32 %f57,0f00000000;
@%p24 bra $23;
cvt.s64.s32 %d99,%r161;
mul.lo.s64 %d100,%d134,%d99;
add.s64 %d101,%d36,%d100;
add.s64 %d98,%d132,%d101;
ld.global.nc.u8 %r98,[%d98];
cvt.u16.u32 %s3,%r98;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f57,%s4;
$23:
add.s64 %d128,%d140,-128;
st.shared.f32 [%d128+128],%f57;
add.s64 %d140,%d140,256;
add.s32 %r158,%r158,64;
add.s32 %r159,%r159,64;
setp.lt.s32 %p25,%r159,%r25;
@%p25 bra $14;
$24:
add.s32 %r156,%r29,8;
add.s32 %r99,%r23,23;
setp.lt.s32 %p26,%r29,%r99;
@%p26 bra $10;
$25:
bar.sync 0;
ld.param.u32 %r44,[%d83+4];
setp.lt.s32 %p27,%r44,1;
mov.f32 %f66,0f00000000;
mov.f32 %f67,%f66;
mov.f32 %f68,%f66;
mov.f32 %f69,%f66;
@%p27 bra $31;
add.s64 %d143,%d83,32;
ld.param.u32 %r45,[%d83];
mov.u32 %r162,0;
$27:
.pragma "nounroll";
setp.lt.s32 %p28,%r45,1;
@%p28 bra $30;
add.s32 %r103,%r162,%r75;
cvt.u64.u32 %d43,%r103;
add.s32 %r104,%r103,8;
cvt.u64.u32 %d44,%r104;
add.s32 %r105,%r103,16;
cvt.u64.u32 %d45,%r105;
add.s32 %r106,%r103,24;
cvt.u64.u32 %d46,%r106;
mov.u32 %r163,0;
$29:
.pragma "nounroll";
add.s32 %r107,%r163,%r21;
mul.lo.s64 %d104,%d43,248;
mov.u64 %d105,z5;
add.s64 %d106,%d105,%d104;
mul.wide.u32 %d107,%r107,4;
add.s64 %d108,%d106,%d107;
ld.shared.f32 %f39,[%d108];
ld.param.f32 %f40,[%d143];
fma.rn.f32 %f69,%f40,%f39,%f69;
mul.lo.s64 %d109,%d44,248;
add.s64 %d110,%d105,%d109;
add.s64 %d111,%d110,%d107;
ld.shared.f32 %f41,[%d111];
fma.rn.f32 %f68,%f40,%f41,%f68;
mul.lo.s64 %d112,%d45,248;
add.s64 %d113,%d105,%d112;
add.s64 %d114,%d113,%d107;
ld.shared.f32 %f42,[%d114];
fma.rn.f32 %f67,%f40,%f42,%f67;
mul.lo.s64 %d115,%d46,248;
add.s64 %d116,%d105,%d115;
add.s64 %d117,%d116,%d107;
ld.shared.f32 %f43,[%d117];
fma.rn.f32 %f66,%f40,%f43,%f66;
add.s64 %d143,%d143,4;
add.s32 %r163,%r163,1;
setp.lt.s32 %p29,%r163,%r45;
@%p29 bra $29;
$30:
add.s32 %r162,%r162,1;
setp.lt.s32 %p30,%r162,%r44;
@%p30 bra $27;
$31:
cvt.s64.s32 %d118,%r155;
mul.lo.s64 %d119,%d139,%d118;
add.s64 %d50,%d119,%d28;
@%p31 bra $42;
ld.param.u32 %r108,[%d83+20];
add.s64 %d121,%d50,%d29;
add.s64 %d51,%d136,%d121;
ld.param.f32 %f44,[%d83+28];
ld.param.f32 %f45,[%d83+24];
fma.rn.f32 %f25,%f69,%f45,%f44;
setp.gt.s32 %p32,%r108,1;
@%p32 bra $36;
setp.eq.s32 %p35,%r108,0;
@%p35 bra $40;
setp.eq.s32 %p36,%r108,1;
@%p36 bra $35;
bra.uni $41;
$35:
cvt.rni.s32.f32 %r112,%f25;
max.s32 %r113,%r112,0;
min.s32 %r114,%r113,65535;
st.u16 [%d51],%r114;
bra.uni $42;
$36:
setp.eq.s32 %p33,%r108,2;
@%p33 bra $39;
setp.ne.s32 %p34,%r108,3;
@%p34 bra $41;
cvt.rn.f16.f32 %s5,%f25;
st.u16 [%d51],%s5;
bra.uni $42;
$40:
cvt.rni.s32.f32 %r115,%f25;
max.s32 %r116,%r115,0;
min.s32 %r117,%r116,255;
st.u8 [%d51],%r117;
bra.uni $42;
$39:
cvt.rni.s32.f32 %r109,%f25;
max.s32 %r110,%r109,-32768;
min.s32 %r111,%r110,32767;
st.u16 [%d51],%r111;
bra.uni $42;
$41:
st.f32 [%d51],%f25;
$42:
@%p37 bra $53;
ld.param.u32 %r118,[%d83+20];
add.s64 %d123,%d50,%d30;
add.s64 %d52,%d136,%d123;
ld.param.f32 %f47,[%d83+28];
ld.param.f32 %f48,[%d83+24];
fma.rn.f32 %f26,%f68,%f48,%f47;
setp.gt.s32 %p38,%r118,1;
@%p38 bra $47;
setp.eq.s32 %p41,%r118,0;
@%p41 bra $51;
setp.eq.s32 %p42,%r118,1;
@%p42 bra $46;
bra.uni $52;
$46:
cvt.rni.s32.f32 %r122,%f26;
max.s32 %r123,%r122,0;
min.s32 %r124,%r123,65535;
st.u16 [%d52],%r124;
bra.uni $53;
$47:
setp.eq.s32 %p39,%r118,2;
@%p39 bra $50;
setp.ne.s32 %p40,%r118,3;
@%p40 bra $52;
cvt.rn.f16.f32 %s6,%f26;
st.u16 [%d52],%s6;
bra.uni $53;
$51:
cvt.rni.s32.f32 %r125,%f26;
max.s32 %r126,%r125,0;
min.s32 %r127,%r126,255;
st.u8 [%d52],%r127;
bra.uni $53;
$50:
cvt.rni.s32.f32 %r119,%f26;
max.s32 %r120,%r119,-32768;
min.s32 %r121,%r120,32767;
st.u16 [%d52],%r121;
bra.uni $53;
$52:
st.f32 [%d52],%f26;
$53:
@%p43 bra $64;
ld.param.u32 %r128,[%d83+20];
add.s64 %d125,%d50,%d31;
add.s64 %d53,%d136,%d125;
ld.param.f32 %f50,[%d83+28];
ld.param.f32 %f51,[%d83+24];
fma.rn.f32 %f27,%f67,%f51,%f50;
setp.gt.s32 %p44,%r128,1;
@%p44 bra $58;
setp.eq.s32 %p47,%r128,0;
@%p47 bra $62;
setp.eq.s32 %p48,%r128,1;
@%p48 bra $57;
bra.uni $63;
$57:
cvt.rni.s32.f32 %r132,%f27;
max.s32 %r133,%r132,0;
min.s32 %r134,%r133,65535;
st.u16 [%d53],%r134;
bra.uni $64;
$58:
setp.eq.s32 %p45,%r128,2;
@%p45 bra $61;
setp.ne.s32 %p46,%r128,3;
@%p46 bra $63;
cvt.rn.f16.f32 %s7,%f27;
st.u16 [%d53],%s7;
bra.uni $64;
$62:
cvt.rni.s32.f32 %r135,%f27;
max.s32 %r136,%r135,0;
min.s32 %r137,%r136,255;
st.u8 [%d53],%r137;
bra.uni $64;
$61:
cvt.rni.s32.f32 %r129,%f27;
max.s32 %r130,%r129,-32768;
min.s32 %r131,%r130,32767;
st.u16 [%d53],%r131;
bra.uni $64;
$63:
st.f32 [%d53],%f27;
$64:
@%p49 bra $75;
ld.param.u32 %r138,[%d83+20];
add.s64 %d127,%d50,%d32;
add.s64 %d54,%d136,%d127;
ld.param.f32 %f53,[%d83+28];
ld.param.f32 %f54,[%d83+24];
fma.rn.f32 %f28,%f66,%f54,%f53;
setp.gt.s32 %p50,%r138,1;
@%p50 bra $69;
setp.eq.s32 %p53,%r138,0;
@%p53 bra $73;
setp.eq.s32 %p54,%r138,1;
@%p54 bra $68;
bra.uni $74;
$68:
cvt.rni.s32.f32 %r142,%f28;
max.s32 %r143,%r142,0;
min.s32 %r144,%r143,65535;
st.u16 [%d54],%r144;
bra.uni $75;
$69:
setp.eq.s32 %p51,%r138,2;
@%p51 bra $72;
setp.ne.s32 %p52,%r138,3;
@%p52 bra $74;
cvt.rn.f16.f32 %s8,%f28;
st.u16 [%d54],%s8;
bra.uni $75;
$73:
cvt.rni.s32.f32 %r145,%f28;
max.s32 %r146,%r145,0;
min.s32 %r147,%r146,255;
st.u8 [%d54],%r147;
bra.uni $75;
$72:
cvt.rni.s32.f32 %r139,%f28;
max.s32 %r140,%r139,-32768;
min.s32 %r141,%r140,32767;
st.u16 [%d54],%r141;
bra.uni $75;
$74:
st.f32 [%d54],%f28;
$75:
bar.sync 0;
add.s32 %r155,%r155,1;
setp.lt.s32 %p55,%r155,%r65;
@%p55 bra $8;
$76:
ret;
}
.visible .entry separable_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<6>;
.reg .f32 %f<85>;
.reg .b32 %r<153>;
.reg .b64 %d<136>;
.shared .align 4 .b8 z6[20352];
.shared .align 4 .b8 z7[5088];
ld.param.u64 %d51,[p0];
ld.param.v2.u32 {%r134,%r135},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %d56,[p2];
ld.param.v2.u32 {%r136,%r137},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
mov.b64 %d61,p4;
ld.param.u32 %d62,[p3];
ld.param.u32 %d63,[p3+4];
bfi.b64 %d57,%d63,%d62,32,32;
ld.param.u64 %d134,[p3+24];
ld.param.u64 %d133,[p3+16];
ld.param.u64 %d132,[p3+8];
ld.param.u64 %d130,[p1+24];
ld.param.u64 %d129,[p1+16];
ld.param.u64 %d128,[p1+8];
ld.param.u64 %d52,[p1];
mov.u64 %d1,%d61;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r82,0;
@%p2 bra $2;
cvta.to.global.u64 %d64,%d51;
mul.wide.s32 %d65,%r1,40;
add.s64 %d66,%d64,%d65;
ld.global.v2.u32 {%r134,%r135},[%d66+32];
ld.global.u64 %d130,[%d66+24];
ld.global.u64 %d129,[%d66+16];
ld.global.u64 %d128,[%d66+8];
ld.global.u64 %d127,[%d66];
bra.uni $3;
$2:
cvt.s64.s32 %d67,%r1;
mul.lo.s64 %d68,%d52,%d67;
add.s64 %d127,%d51,%d68;
$3:
setp.eq.s32 %p3,%r86,0;
@%p3 bra $5;
cvta.to.global.u64 %d69,%d56;
mul.wide.s32 %d70,%r1,40;
add.s64 %d71,%d69,%d70;
ld.global.v2.u32 {%r136,%r137},[%d71+32];
ld.global.u64 %d134,[%d71+24];
ld.global.u64 %d133,[%d71+16];
ld.global.u64 %d132,[%d71+8];
ld.global.u64 %d131,[%d71];
bra.uni $6;
$5:
cvt.s64.s32 %d72,%r1;
mul.lo.s64 %d73,%d57,%d72;
add.s64 %d131,%d56,%d73;
$6:
mov.u32 %r15,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r16,%r91,5;
mov.u32 %r92,%ctaid.y;
shl.b32 %r17,%r92,5;
sub.s32 %r93,%r137,%r17;
min.s32 %r94,%r93,32;
ld.param.u32 %r95,[%d1+4];
add.s32 %r96,%r95,%r94;
add.s32 %r19,%r96,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %d27,%r20;
setp.le.s32 %p4,%r137,%r17;
setp.ge.s32 %p5,%r16,%r136;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r85,1;
or.pred %p8,%p6,%p7;
@%p8 bra $57;
add.s32 %r98,%r20,%r17;
setp.lt.s32 %p9,%r98,%r137;
setp.lt.s32 %p10,%r20,32;
and.pred %p11,%p10,%p9;
add.s32 %r99,%r16,%r15;
setp.lt.s32 %p12,%r99,%r136;
and.pred %p1,%p12,%p11;
cvt.s64.s32 %d74,%r99;
mul.lo.s64 %d30,%d133,%d74;
add.s32 %r24,%r15,-31;
cvt.s64.s32 %d31,%r15;
mul.lo.s64 %d75,%d27,636;
mov.u64 %d76,z7;
add.s64 %d77,%d76,%d75;
mul.wide.s32 %d78,%r15,4;
add.s64 %d79,%d77,%d78;
add.s64 %d32,%d79,128;
mov.u32 %r138,0;
not.pred %p29,%p1;
$8:
.pragma "nounroll";
setp.ge.s32 %p13,%r20,%r19;
@%p13 bra $33;
ld.param.u32 %r27,[%d1];
add.s32 %r28,%r27,31;
ld.param.u32 %r29,[%d1+16];
cvt.s64.s32 %d80,%r138;
mul.lo.s64 %d38,%d130,%d80;
add.s32 %r30,%r27,-1;
and.b32 %r31,%r27,3;
sub.s32 %r32,%r27,%r31;
add.s32 %r105,%r99,32;
ld.param.u32 %r106,[%d1+8];
sub.s32 %r33,%r105,%r106;
mov.u32 %r139,%tid.y;
$10:
.pragma "nounroll";
ld.param.u32 %r133,[%d1+12];
add.s32 %r107,%r139,%r17;
sub.s32 %r140,%r107,%r133;
setp.lt.u32 %p14,%r140,%r135;
@%p14 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r140;
.param .b32 q1;
st.param.b32 [q1+0],%r135;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r140,[retval0+0];
}
$12:
setp.ge.s32 %p15,%r15,%r28;
@%p15 bra $24;
cvt.s64.s32 %d81,%r140;
mul.lo.s64 %d82,%d128,%d81;
add.s64 %d40,%d82,%d38;
mov.u32 %r141,%r33;
mov.u64 %d135,%d32;
mov.u32 %r142,%r24;
$14:
.pragma "nounroll";
add.s32 %r143,%r141,-32;
setp.lt.u32 %p16,%r143,%r134;
@%p16 bra $16;
add.s32 %r108,%r141,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r108;
.param .b32 q1;
st.param.b32 [q1+0],%r134;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r143,[retval0+0];
}
$16:
or.b32 %r109,%r143,%r140;
setp.lt.s32 %p17,%r109,0;
mov.f32 %f74,0f00000000;
@%p17 bra $18;
cvt.s64.s32 %d84,%r143;
mul.lo.s64 %d85,%d129,%d84;
add.s64 %d86,%d40,%d85;
add.s64 %d83,%d127,%d86;
ld.global.nc.u16 %s1,[%d83];
cvt.f32.f16 %f74,%s1;
$18:
add.s64 %d42,%d135,-128;
st.shared.f32 [%d135+-128],%f74;
add.s32 %r110,%r142,32;
setp.ge.s32 %p18,%r110,%r27;
@%p18 bra $24;
setp.lt.u32 %p19,%r141,%r134;
mov.u32 %r144,%r141;
@%p19 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r141;
.param .b32 q1;
st.param.b32 [q1+0],%r134;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r144,[retval0+0];
}
$21:
or.b32 %r111,%r144,%r140;
setp.lt.s32 %p20,%r111,0;
mov.f32 %f75,0f00000000;
@%p20 bra $23;
cvt.s64.s32 %d88,%r144;
mul.lo.s64 %d89,%d129,%d88;
add.s64 %d90,%d40,%d89;
add.s64 %d87,%d127,%d90;
ld.global.nc.u16 %s3,[%d87];
cvt.f32.f16 %f75,%s3;
$23:
st.shared.f32 [%d42+128],%f75;
add.s64 %d135,%d135,256;
add.s32 %r141,%r141,64;
add.s32 %r142,%r142,64;
setp.lt.s32 %p21,%r142,%r27;
@%p21 bra $14;
$24:
setp.lt.s32 %p22,%r27,1;
bar.warp.sync -1;
mov.f32 %f79,0f00000000;
@%p22 bra $32;
setp.lt.u32 %p23,%r30,3;
mov.f32 %f79,0f00000000;
mov.u32 %r147,0;
@%p23 bra $28;
mov.u32 %r146,%r32;
$27:
.pragma "nounroll";
mul.wide.s32 %d91,%r147,4;
add.s64 %d92,%d1,%d91;
add.s32 %r114,%r147,%r15;
mul.wide.s32 %d96,%r114,4;
add.s64 %d97,%d77,%d96;
ld.shared.f32 %f32,[%d97];
ld.param.f32 %f33,[%d92+36];
fma.rn.f32 %f34,%f33,%f32,%f79;
ld.shared.f32 %f35,[%d97+4];
ld.param.f32 %f36,[%d92+40];
fma.rn.f32 %f37,%f36,%f35,%f34;
ld.shared.f32 %f38,[%d97+8];
ld.param.f32 %f39,[%d92+44];
fma.rn.f32 %f40,%f39,%f38,%f37;
ld.shared.f32 %f41,[%d97+12];
ld.param.f32 %f42,[%d92+48];
fma.rn.f32 %f79,%f42,%f41,%f40;
add.s32 %r147,%r147,4;
add.s32 %r146,%r146,-4;
setp.ne.s32 %p24,%r146,0;
@%p24 bra $27;
$28:
setp.eq.s32 %p25,%r31,0;
@%p25 bra $32;
setp.eq.s32 %p26,%r31,1;
mul.wide.s32 %d98,%r147,4;
add.s64 %d99,%d1,%d98;
add.s64 %d44,%d99,36;
add.s32 %r115,%r147,%r15;
mul.wide.s32 %d103,%r115,4;
add.s64 %d45,%d77,%d103;
ld.shared.f32 %f43,[%d45];
ld.param.f32 %f44,[%d99+36];
fma.rn.f32 %f79,%f44,%f43,%f79;
@%p26 bra $32;
setp.eq.s32 %p27,%r31,2;
ld.shared.f32 %f45,[%d45+4];
ld.param.f32 %f46,[%d44+4];
fma.rn.f32 %f79,%f46,%f45,%f79;
@%p27 bra $32;
ld.shared.f32 %f47,[%d45+8];
ld.param.f32 %f48,[%d44+8];
fma.rn.f32 %f79,%f48,%f47,%f79;
$32:
mul.wide.s32 %d104,%r139,128;
mov.u64 %d105,z6;
add.s64 %d106,%d105,%d104;
shl.b64 %d107,%d31,2;
add.s64 %d108,%d106,%d107;
st.shared.f32 [%d108],%f79;
bar.warp.sync -1;
add.s32 %r139,%r139,8;
setp.lt.s32 %p28,%r139,%r19;
@%p28 bra $10;
$33:
bar.sync 0;
@%p29 bra $56;
cvt.s64.s32 %d109,%r138;
mul.lo.s64 %d110,%d134,%d109;
add.s64 %d46,%d110,%d30;
mov.u32 %r148,%r98;
mov.u32 %r149,%r20;
$35:
.pragma "nounroll";
mov.u32 %r57,%r149;
ld.param.u32 %r58,[%d1+4];
setp.lt.s32 %p30,%r58,1;
mov.f32 %f83,0f00000000;
@%p30 bra $43;
max.s32 %r59,%r58,1;
add.s32 %r119,%r59,-1;
and.b32 %r60,%r59,3;
setp.lt.u32 %p31,%r119,3;
mov.f32 %f83,0f00000000;
mov.u32 %r152,0;
@%p31 bra $39;
sub.s32 %r151,%r59,%r60;
$38:
.pragma "nounroll";
mul.wide.s32 %d111,%r152,4;
add.s64 %d112,%d1,%d111;
add.s32 %r121,%r152,%r57;
mul.wide.s32 %d113,%r121,128;
mov.u64 %d114,z6;
add.s64 %d115,%d114,%d113;
shl.b64 %d116,%d31,2;
add.s64 %d117,%d115,%d116;
ld.shared.f32 %f53,[%d117];
ld.param.f32 %f54,[%d112+548];
fma.rn.f32 %f55,%f54,%f53,%f83;
ld.shared.f32 %f56,[%d117+128];
ld.param.f32 %f57,[%d112+552];
fma.rn.f32 %f58,%f57,%f56,%f55;
ld.shared.f32 %f59,[%d117+256];
ld.param.f32 %f60,[%d112+556];
fma.rn.f32 %f61,%f60,%f59,%f58;
ld.shared.f32 %f62,[%d117+384];
ld.param.f32 %f63,[%d112+560];
fma.rn.f32 %f83,%f63,%f62,%f61;
add.s32 %r152,%r152,4;
add.s32 %r151,%r151,-4;
setp.ne.s32 %p32,%r151,0;
@%p32 bra $38;
$39:
setp.eq.s32 %p33,%r60,0;
@%p33 bra $43;
mul.wide.s32 %d118,%r152,4;
add.s64 %d119,%d1,%d118;
add.s64 %d47,%d119,548;
add.s32 %r122,%r152,%r57;
mul.wide.s32 %d120,%r122,128;
mov.u64 %d121,z6;
add.s64 %d122,%d121,%d120;
shl.b64 %d123,%d31,2;
add.s64 %d48,%d122,%d123;
ld.shared.f32 %f64,[%d48];
ld.param.f32 %f65,[%d119+548];
fma.rn.f32 %f83,%f65,%f64,%f83;
setp.eq.s32 %p34,%r60,1;
@%p34 bra $43;
ld.shared.f32 %f66,[%d48+128];
ld.param.f32 %f67,[%d47+4];
fma.rn.f32 %f83,%f67,%f66,%f83;
setp.eq.s32 %p35,%r60,2;
@%p35 bra $43;
ld.shared.f32 %f68,[%d48+256];
ld.param.f32 %f69,[%d47+8];
fma.rn.f32 %f83,%f69,%f68,%f83;
$43:
ld.param.f32 %f70,[%d1+32];
ld.param.f32 %f71,[%d1+28];
fma.rn.f32 %f23,%f83,%f71,%f70;
ld.param.u32 %r67,[%d1+20];
cvt.s64.s32 %d124,%r148;
mul.lo.s64 %d125,%d132,%d124;
add.s64 %d126,%d46,%d125;
add.s64 %d49,%d131,%d126;
ld.param.u32 %r123,[%d1+24];
setp.eq.s32 %p36,%r123,0;
@%p36 bra $45;
add.f32 %f72,%f23,0f3F000000;
cvt.rmi.f32.f32 %f23,%f72;
$45:
setp.gt.s32 %p37,%r67,1;
@%p37 bra $48;
setp.eq.s32 %p40,%r67,0;
@%p40 bra $53;
setp.eq.s32 %p41,%r67,1;
@%p41 bra $52;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r127,%f23;
max.s32 %r128,%r127,0;
min.s32 %r129,%r128,65535;
st.u16 [%d49],%r129;
bra.uni $55;
$48:
setp.eq.s32 %p38,%r67,2;
@%p38 bra $51;
setp.ne.s32 %p39,%r67,3;
@%p39 bra $54;
cvt.rn.f16.f32 %s5,%f23;
st.u16 [%d49],%s5;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r130,%f23;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,255;
st.u8 [%d49],%r132;
bra.uni $55;
$51:
cvt.rni.s32.f32 %r124,%f23;
max.s32 %r125,%r124,-32768;
min.s32 %r126,%r125,32767;
st.u16 [%d49],%r126;
bra.uni $55;
$54:
st.f32 [%d49],%f23;
$55:
add.s32 %r149,%r57,8;
add.s32 %r148,%r149,%r17;
setp.lt.s32 %p42,%r148,%r137;
setp.lt.s32 %p43,%r57,24;
and.pred %p44,%p43,%p42;
@%p44 bra $35;
$56:
bar.sync 0;
add.s32 %r138,%r138,1;
setp.lt.s32 %p45,%r138,%r85;
@%p45 bra $8;
$57:
ret;
}
.visible .entry separable_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<2>;
.reg .f32 %f<85>;
.reg .b32 %r<153>;
.reg .b64 %d<136>;
.shared .align 4 .b8 z8[20352];
.shared .align 4 .b8 z9[5088];
ld.param.u64 %d51,[p0];
ld.param.v2.u32 {%r134,%r135},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %d56,[p2];
ld.param.v2.u32 {%r136,%r137},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
mov.b64 %d61,p4;
ld.param.u32 %d62,[p3];
ld.param.u32 %d63,[p3+4];
bfi.b64 %d57,%d63,%d62,32,32;
ld.param.u64 %d134,[p3+24];
ld.param.u64 %d133,[p3+16];
ld.param.u64 %d132,[p3+8];
ld.param.u64 %d130,[p1+24];
ld.param.u64 %d129,[p1+16];
ld.param.u64 %d128,[p1+8];
ld.param.u64 %d52,[p1];
mov.u64 %d1,%d61;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r82,0;
@%p2 bra $2;
cvta.to.global.u64 %d64,%d51;
mul.wide.s32 %d65,%r1,40;
add.s64 %d66,%d64,%d65;
ld.global.v2.u32 {%r134,%r135},[%d66+32];
ld.global.u64 %d130,[%d66+24];
ld.global.u64 %d129,[%d66+16];
ld.global.u64 %d128,[%d66+8];
ld.global.u64 %d127,[%d66];
bra.uni $3;
$2:
cvt.s64.s32 %d67,%r1;
mul.lo.s64 %d68,%d52,%d67;
add.s64 %d127,%d51,%d68;
$3:
setp.eq.s32 %p3,%r86,0;
@%p3 bra $5;
cvta.to.global.u64 %d69,%d56;
mul.wide.s32 %d70,%r1,40;
add.s64 %d71,%d69,%d70;
ld.global.v2.u32 {%r136,%r137},[%d71+32];
ld.global.u64 %d134,[%d71+24];
ld.global.u64 %d133,[%d71+16];
ld.global.u64 %d132,[%d71+8];
ld.global.u64 %d131,[%d71];
bra.uni $6;
$5:
cvt.s64.s32 %d72,%r1;
mul.lo.s64 %d73,%d57,%d72;
add.s64 %d131,%d56,%d73;
$6:
mov.u32 %r15,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r16,%r91,5;
mov.u32 %r92,%ctaid.y;
shl.b32 %r17,%r92,5;
sub.s32 %r93,%r137,%r17;
min.s32 %r94,%r93,32;
ld.param.u32 %r95,[%d1+4];
add.s32 %r96,%r95,%r94;
add.s32 %r19,%r96,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %d27,%r20;
setp.le.s32 %p4,%r137,%r17;
setp.ge.s32 %p5,%r16,%r136;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r85,1;
or.pred %p8,%p6,%p7;
@%p8 bra $57;
add.s32 %r98,%r20,%r17;
setp.lt.s32 %p9,%r98,%r137;
setp.lt.s32 %p10,%r20,32;
and.pred %p11,%p10,%p9;
add.s32 %r99,%r16,%r15;
setp.lt.s32 %p12,%r99,%r136;
and.pred %p1,%p12,%p11;
cvt.s64.s32 %d74,%r99;
mul.lo.s64 %d30,%d133,%d74;
add.s32 %r24,%r15,-31;
cvt.s64.s32 %d31,%r15;
mul.lo.s64 %d75,%d27,636;
mov.u64 %d76,z9;
add.s64 %d77,%d76,%d75;
mul.wide.s32 %d78,%r15,4;
add.s64 %d79,%d77,%d78;
add.s64 %d32,%d79,128;
mov.u32 %r138,0;
not.pred %p29,%p1;
$8:
.pragma "nounroll";
setp.ge.s32 %p13,%r20,%r19;
@%p13 bra $33;
ld.param.u32 %r27,[%d1];
add.s32 %r28,%r27,31;
ld.param.u32 %r29,[%d1+16];
cvt.s64.s32 %d80,%r138;
mul.lo.s64 %d38,%d130,%d80;
add.s32 %r30,%r27,-1;
and.b32 %r31,%r27,3;
sub.s32 %r32,%r27,%r31;
add.s32 %r105,%r99,32;
ld.param.u32 %r106,[%d1+8];
sub.s32 %r33,%r105,%r106;
mov.u32 %r139,%tid.y;
$10:
.pragma "nounroll";
ld.param.u32 %r133,[%d1+12];
add.s32 %r107,%r139,%r17;
sub.s32 %r140,%r107,%r133;
setp.lt.u32 %p14,%r140,%r135;
@%p14 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r140;
.param .b32 q1;
st.param.b32 [q1+0],%r135;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r140,[retval0+0];
}
$12:
setp.ge.s32 %p15,%r15,%r28;
@%p15 bra $24;
cvt.s64.s32 %d81,%r140;
mul.lo.s64 %d82,%d128,%d81;
add.s64 %d40,%d82,%d38;
mov.u32 %r141,%r33;
mov.u64 %d135,%d32;
mov.u32 %r142,%r24;
$14:
.pragma "nounroll";
add.s32 %r143,%r141,-32;
setp.lt.u32 %p16,%r143,%r134;
@%p16 bra $16;
add.s32 %r108,%r141,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r108;
.param .b32 q1;
st.param.b32 [q1+0],%r134;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r143,[retval0+0];
}
$16:
or.b32 %r109,%r143,%r140;
setp.lt.s32 %p17,%r109,0;
mov.f32 %f74,0f00000000;
@%p17 bra $18;
cvt.s64.s32 %d84,%r143;
mul.lo.s64 %d85,%d129,%d84;
add.s64 %d86,%d40,%d85;
add.s64 %d83,%d127,%d86;
ld.global.nc.f32 %f74,[%d83];
$18:
add.s64 %d42,%d135,-128;
st.shared.f32 [%d135+-128],%f74;
add.s32 %r110,%r142,32;
setp.ge.s32 %p18,%r110,%r27;
@%p18 bra $24;
setp.lt.u32 %p19,%r141,%r134;
mov.u32 %r144,%r141;
@%p19 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r141;
.param .b32 q1;
st.param.b32 [q1+0],%r134;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r144,[retval0+0];
}
$21:
or.b32 %r111,%r144,%r140;
setp.lt.s32 %p20,%r111,0;
mov.f32 %f75,0f00000000;
@%p20 bra $23;
cvt.s64.s32 %d88,%r144;
mul.lo.s64 %d89,%d129,%d88;
add.s64 %d90,%d40,%d89;
add.s64 %d87,%d127,%d90;
ld.global.nc.f32 %f75,[%d87];
$23:
st.shared.f32 [%d42+128],%f75;
add.s64 %d135,%d135,256;
add.s32 %r141,%r141,64;
add.s32 %r142,%r142,64;
setp.lt.s32 %p21,%r142,%r27;
@%p21 bra $14;
$24:
setp.lt.s32 %p22,%r27,1;
bar.warp.sync -1;
mov.f32 %f79,0f00000000;
@%p22 bra $32;
setp.lt.u32 %p23,%r30,3;
mov.f32 %f79,0f00000000;
mov.u32 %r147,0;
@%p23 bra $28;
mov.u32 %r146,%r32;
$27:
.pragma "nounroll";
mul.wide.s32 %d91,%r147,4;
add.s64 %d92,%d1,%d91;
add.s32 %r114,%r147,%r15;
mul.wide.s32 %d96,%r114,4;
add.s64 %d97,%d77,%d96;
ld.shared.f32 %f32,[%d97];
ld.param.f32 %f33,[%d92+36];
fma.rn.f32 %f34,%f33,%f32,%f79;
ld.shared.f32 %f35,[%d97+4];
ld.param.f32 %f36,[%d92+40];
fma.rn.f32 %f37,%f36,%f35,%f34;
ld.shared.f32 %f38,[%d97+8];
ld.param.f32 %f39,[%d92+44];
fma.rn.f32 %f40,%f39,%f38,%f37;
ld.shared.f32 %f41,[%d97+12];
ld.param.f32 %f42,[%d92+48];
fma.rn.f32 %f79,%f42,%f41,%f40;
add.s32 %r147,%r147,4;
add.s32 %r146,%r146,-4;
setp.ne.s32 %p24,%r146,0;
@%p24 bra $27;
$28:
setp.eq.s32 %p25,%r31,0;
@%p25 bra $32;
setp.eq.s32 %p26,%r31,1;
mul.wide.s32 %d98,%r147,4;
add.s64 %d99,%d1,%d98;
add.s64 %d44,%d99,36;
add.s32 %r115,%r147,%r15;
mul.wide.s32 %d103,%r115,4;
add.s64 %d45,%d77,%d103;
ld.shared.f32 %f43,[%d45];
ld.param.f32 %f44,[%d99+36];
fma.rn.f32 %f79,%f44,%f43,%f79;
@%p26 bra $32;
setp.eq.s32 %p27,%r31,2;
ld.shared.f32 %f45,[%d45+4];
ld.param.f32 %f46,[%d44+4];
fma.rn.f32 %f79,%f46,%f45,%f79;
@%p27 bra $32;
ld.shared.f32 %f47,[%d45+8];
ld.param.f32 %f48,[%d44+8];
fma.rn.f32 %f79,%f48,%f47,%f79;
$32:
mul.wide.s32 %d104,%r139,128;
mov.u64 %d105,z8;
add.s64 %d106,%d105,%d104;
shl.b64 %d107,%d31,2;
add.s64 %d108,%d106,%d107;
st.shared.f32 [%d108],%f79;
bar.warp.sync -1;
add.s32 %r139,%r139,8;
setp.lt.s32 %p28,%r139,%r19;
@%p28 bra $10;
$33:
bar.sync 0;
@%p29 bra $56;
cvt.s64.s32 %d109,%r138;
mul.lo.s64 %d110,%d134,%d109;
add.s64 %d46,%d110,%d30;
mov.u32 %r148,%r98;
mov.u32 %r149,%r20;
$35:
.pragma "nounroll";
mov.u32 %r57,%r149;
ld.param.u32 %r58,[%d1+4];
setp.lt.s32 %p30,%r58,1;
mov.f32 %f83,0f00000000;
@%p30 bra $43;
max.s32 %r59,%r58,1;
add.s32 %r119,%r59,-1;
and.b32 %r60,%r59,3;
setp.lt.u32 %p31,%r119,3;
mov.f32 %f83,0f00000000;
mov.u32 %r152,0;
@%p31 bra $39;
sub.s32 %r151,%r59,%r60;
$38:
.pragma "nounroll";
mul.wide.s32 %d111,%r152,4;
add.s64 %d112,%d1,%d111;
add.s32 %r121,%r152,%r57;
mul.wide.s32 %d113,%r121,128;
mov.u64 %d114,z8;
add.s64 %d115,%d114,%d113;
shl.b64 %d116,%d31,2;
add.s64 %d117,%d115,%d116;
ld.shared.f32 %f53,[%d117];
ld.param.f32 %f54,[%d112+548];
fma.rn.f32 %f55,%f54,%f53,%f83;
ld.shared.f32 %f56,[%d117+128];
ld.param.f32 %f57,[%d112+552];
fma.rn.f32 %f58,%f57,%f56,%f55;
ld.shared.f32 %f59,[%d117+256];
ld.param.f32 %f60,[%d112+556];
fma.rn.f32 %f61,%f60,%f59,%f58;
ld.shared.f32 %f62,[%d117+384];
ld.param.f32 %f63,[%d112+560];
fma.rn.f32 %f83,%f63,%f62,%f61;
add.s32 %r152,%r152,4;
add.s32 %r151,%r151,-4;
setp.ne.s32 %p32,%r151,0;
@%p32 bra $38;
$39:
setp.eq.s32 %p33,%r60,0;
@%p33 bra $43;
mul.wide.s32 %d118,%r152,4;
add.s64 %d119,%d1,%d118;
add.s64 %d47,%d119,548;
add.s32 %r122,%r152,%r57;
mul.wide.s32 %d120,%r122,128;
mov.u64 %d121,z8;
add.s64 %d122,%d121,%d120;
shl.b64 %d123,%d31,2;
add.s64 %d48,%d122,%d123;
ld.shared.f32 %f64,[%d48];
ld.param.f32 %f65,[%d119+548];
fma.rn.f32 %f83,%f65,%f64,%f83;
setp.eq.s32 %p34,%r60,1;
@%p34 bra $43;
ld.shared.f32 %f66,[%d48+128];
ld.param.f32 %f67,[%d47+4];
fma.rn.f32 %f83,%f67,%f66,%f83;
setp.eq.s32 %p35,%r60,2;
@%p35 bra $43;
ld.shared.f32 %f68,[%d48+256];
ld.param.f32 %f69,[%d47+8];
fma.rn.f32 %f83,%f69,%f68,%f83;
$43:
ld.param.f32 %f70,[%d1+32];
ld.param.f32 %f71,[%d1+28];
fma.rn.f32 %f23,%f83,%f71,%f70;
ld.param.u32 %r67,[%d1+20];
cvt.s64.s32 %d124,%r148;
mul.lo.s64 %d125,%d132,%d124;
add.s64 %d126,%d46,%d125;
add.s64 %d49,%d131,%d126;
ld.param.u32 %r123,[%d1+24];
setp.eq.s32 %p36,%r123,0;
@%p36 bra $45;
add.f32 %f72,%f23,0f3F000000;
cvt.rmi.f32.f32 %f23,%f72;
$45:
setp.gt.s32 %p37,%r67,1;
@%p37 bra $48;
setp.eq.s32 %p40,%r67,0;
@%p40 bra $53;
setp.eq.s32 %p41,%r67,1;
@%p41 bra $52;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r127,%f23;
max.s32 %r128,%r127,0;
min.s32 %r129,%r128,65535;
st.u16 [%d49],%r129;
bra.uni $55;
$48:
setp.eq.s32 %p38,%r67,2;
@%p38 bra $51;
setp.ne.s32 %p39,%r67,3;
@%p39 bra $54;
cvt.rn.f16.f32 %s1,%f23;
st.u16 [%d49],%s1;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r130,%f23;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,255;
st.u8 [%d49],%r132;
bra.uni $55;
$51:
cvt.rni.s32.f32 %r124,%f23;
max.s32 %r125,%r124,-32768;
min.s32 %r126,%r125,32767;
st.u16 [%d49],%r126;
bra.uni $55;
$54:
st.f32 [%d49],%f23;
$55:
add.s32 %r149,%r57,8;
add.s32 %r148,%r149,%r17;
setp.lt.s32 %p42,%r148,%r137;
setp.lt.s32 %p43,%r57,24;
and.pred %p44,%p43,%p42;
@%p44 bra $35;
$56:
bar.sync 0;
add.s32 %r138,%r138,1;
setp.lt.s32 %p45,%r138,%r85;
@%p45 bra $8;
$57:
ret;
}
.visible .entry separable_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<4>;
.reg .f32 %f<83>;
.reg .b32 %r<153>;
.reg .b64 %d<136>;
.shared .align 4 .b8 z10[20352];
.shared .align 4 .b8 z11[5088];
ld.param.u64 %d51,[p0];
ld.param.v2.u32 {%r134,%r135},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %d56,[p2];
ld.param.v2.u32 {%r136,%r137},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
mov.b64 %d61,p4;
ld.param.u32 %d62,[p3];
ld.param.u32 %d63,[p3+4];
bfi.b64 %d57,%d63,%d62,32,32;
ld.param.u64 %d134,[p3+24];
ld.param.u64 %d133,[p3+16];
ld.param.u64 %d132,[p3+8];
ld.param.u64 %d130,[p1+24];
ld.param.u64 %d129,[p1+16];
ld.param.u64 %d128,[p1+8];
ld.param.u64 %d52,[p1];
mov.u64 %d1,%d61;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r82,0;
@%p2 bra $2;
cvta.to.global.u64 %d64,%d51;
mul.wide.s32 %d65,%r1,40;
add.s64 %d66,%d64,%d65;
ld.global.v2.u32 {%r134,%r135},[%d66+32];
ld.global.u64 %d130,[%d66+24];
ld.global.u64 %d129,[%d66+16];
ld.global.u64 %d128,[%d66+8];
ld.global.u64 %d127,[%d66];
bra.uni $3;
$2:
cvt.s64.s32 %d67,%r1;
mul.lo.s64 %d68,%d52,%d67;
add.s64 %d127,%d51,%d68;
$3:
setp.eq.s32 %p3,%r86,0;
@%p3 bra $5;
cvta.to.global.u64 %d69,%d56;
mul.wide.s32 %d70,%r1,40;
add.s64 %d71,%d69,%d70;
ld.global.v2.u32 {%r136,%r137},[%d71+32];
ld.global.u64 %d134,[%d71+24];
ld.global.u64 %d133,[%d71+16];
ld.global.u64 %d132,[%d71+8];
ld.global.u64 %d131,[%d71];
bra.uni $6;
$5:
cvt.s64.s32 %d72,%r1;
mul.lo.s64 %d73,%d57,%d72;
add.s64 %d131,%d56,%d73;
$6:
mov.u32 %r15,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r16,%r91,5;
mov.u32 %r92,%ctaid.y;
shl.b32 %r17,%r92,5;
sub.s32 %r93,%r137,%r17;
min.s32 %r94,%r93,32;
ld.param.u32 %r95,[%d1+4];
add.s32 %r96,%r95,%r94;
add.s32 %r19,%r96,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %d27,%r20;
setp.le.s32 %p4,%r137,%r17;
setp.ge.s32 %p5,%r16,%r136;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r85,1;
or.pred %p8,%p6,%p7;
@%p8 bra $57;
add.s32 %r98,%r20,%r17;
setp.lt.s32 %p9,%r98,%r137;
setp.lt.s32 %p10,%r20,32;
and.pred %p11,%p10,%p9;
add.s32 %r99,%r16,%r15;
setp.lt.s32 %p12,%r99,%r136;
and.pred %p1,%p12,%p11;
cvt.s64.s32 %d74,%r99;
mul.lo.s64 %d30,%d133,%d74;
add.s32 %r24,%r15,-31;
cvt.s64.s32 %d31,%r15;
mul.lo.s64 %d75,%d27,636;
mov.u64 %d76,z11;
add.s64 %d77,%d76,%d75;
mul.wide.s32 %d78,%r15,4;
add.s64 %d79,%d77,%d78;
add.s64 %d32,%d79,128;
mov.u32 %r138,0;
not.pred %p29,%p1;
$8:
.pragma "nounroll";
setp.ge.s32 %p13,%r20,%r19;
@%p13 bra $33;
ld.param.u32 %r27,[%d1];
add.s32 %r28,%r27,31;
ld.param.u32 %r29,[%d1+16];
cvt.s64.s32 %d80,%r138;
mul.lo.s64 %d38,%d130,%d80;
add.s32 %r30,%r27,-1;
and.b32 %r31,%r27,3;
sub.s32 %r32,%r27,%r31;
add.s32 %r105,%r99,32;
ld.param.u32 %r106,[%d1+8];
sub.s32 %r33,%r105,%r106;
mov.u32 %r139,%tid.y;
$10:
.pragma "nounroll";
ld.param.u32 %r133,[%d1+12];
add.s32 %r107,%r139,%r17;
sub.s32 %r140,%r107,%r133;
setp.lt.u32 %p14,%r140,%r135;
@%p14 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r140;
.param .b32 q1;
st.param.b32 [q1+0],%r135;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r140,[retval0+0];
}
$12:
setp.ge.s32 %p15,%r15,%r28;
@%p15 bra $24;
cvt.s64.s32 %d81,%r140;
mul.lo.s64 %d82,%d128,%d81;
add.s64 %d40,%d82,%d38;
mov.u32 %r141,%r33;
mov.u64 %d135,%d32;
mov.u32 %r142,%r24;
$14:
.pragma "nounroll";
add.s32 %r143,%r141,-32;
setp.lt.u32 %p16,%r143,%r134;
@%p16 bra $16;
add.s32 %r108,%r141,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r108;
.param .b32 q1;
st.param.b32 [q1+0],%r134;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r143,[retval0+0];
}
$16:
or.b32 %r109,%r143,%r140;
setp.lt.s32 %p17,%r109,0;
mov.f32 %f72,0f00000000;
@%p17 bra $18;
cvt.s64.s32 %d84,%r143;
mul.lo.s64 %d85,%d129,%d84;
add.s64 %d86,%d40,%d85;
add.s64 %d83,%d127,%d86;
ld.global.nc.s16 %s1,[%d83];
cvt.rn.f32.s16 %f72,%s1;
$18:
add.s64 %d42,%d135,-128;
st.shared.f32 [%d135+-128],%f72;
add.s32 %r110,%r142,32;
setp.ge.s32 %p18,%r110,%r27;
@%p18 bra $24;
setp.lt.u32 %p19,%r141,%r134;
mov.u32 %r144,%r141;
@%p19 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r141;
.param .b32 q1;
st.param.b32 [q1+0],%r134;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r144,[retval0+0];
}
$21:
or.b32 %r111,%r144,%r140;
setp.lt.s32 %p20,%r111,0;
mov.f32 %f73,0f00000000;
@%p20 bra $23;
cvt.s64.s32 %d88,%r144;
mul.lo.s64 %d89,%d129,%d88;
add.s64 %d90,%d40,%d89;
add.s64 %d87,%d127,%d90;
ld.global.nc.s16 %s2,[%d87];
cvt.rn.f32.s16 %f73,%s2;
$23:
st.shared.f32 [%d42+128],%f73;
add.s64 %d135,%d135,256;
add.s32 %r141,%r141,64;
add.s32 %r142,%r142,64;
setp.lt.s32 %p21,%r142,%r27;
@%p21 bra $14;
$24:
setp.lt.s32 %p22,%r27,1;
bar.warp.sync -1;
mov.f32 %f77,0f00000000;
@%p22 bra $32;
setp.lt.u32 %p23,%r30,3;
mov.f32 %f77,0f00000000;
mov.u32 %r147,0;
@%p23 bra $28;
mov.u32 %r146,%r32;
$27:
.pragma "nounroll";
mul.wide.s32 %d91,%r147,4;
add.s64 %d92,%d1,%d91;
add.s32 %r114,%r147,%r15;
mul.wide.s32 %d96,%r114,4;
add.s64 %d97,%d77,%d96;
ld.shared.f32 %f30,[%d97];
ld.param.f32 %f31,[%d92+36];
fma.rn.f32 %f32,%f31,%f30,%f77;
ld.shared.f32 %f33,[%d97+4];
ld.param.f32 %f34,[%d92+40];
fma.rn.f32 %f35,%f34,%f33,%f32;
ld.shared.f32 %f36,[%d97+8];
ld.param.f32 %f37,[%d92+44];
fma.rn.f32 %f38,%f37,%f36,%f35;
ld.shared.f32 %f39,[%d97+12];
ld.param.f32 %f40,[%d92+48];
fma.rn.f32 %f77,%f40,%f39,%f38;
add.s32 %r147,%r147,4;
add.s32 %r146,%r146,-4;
setp.ne.s32 %p24,%r146,0;
@%p24 bra $27;
$28:
setp.eq.s32 %p25,%r31,0;
@%p25 bra $32;
setp.eq.s32 %p26,%r31,1;
mul.wide.s32 %d98,%r147,4;
add.s64 %d99,%d1,%d98;
add.s64 %d44,%d99,36;
add.s32 %r115,%r147,%r15;
mul.wide.s32 %d103,%r115,4;
add.s64 %d45,%d77,%d103;
ld.shared.f32 %f41,[%d45];
ld.param.f32 %f42,[%d99+36];
fma.rn.f32 %f77,%f42,%f41,%f77;
@%p26 bra $32;
setp.eq.s32 %p27,%r31,2;
ld.shared.f32 %f43,[%d45+4];
ld.param.f32 %f44,[%d44+4];
fma.rn.f32 %f77,%f44,%f43,%f77;
@%p27 bra $32;
ld.shared.f32 %f45,[%d45+8];
ld.param.f32 %f46,[%d44+8];
fma.rn.f32 %f77,%f46,%f45,%f77;
$32:
mul.wide.s32 %d104,%r139,128;
mov.u64 %d105,z10;
add.s64 %d106,%d105,%d104;
shl.b64 %d107,%d31,2;
add.s64 %d108,%d106,%d107;
st.shared.f32 [%d108],%f77;
bar.warp.sync -1;
add.s32 %r139,%r139,8;
setp.lt.s32 %p28,%r139,%r19;
@%p28 bra $10;
$33:
bar.sync 0;
@%p29 bra $56;
cvt.s64.s32 %d109,%r138;
mul.lo.s64 %d110,%d134,%d109;
add.s64 %d46,%d110,%d30;
mov.u32 %r148,%r98;
mov.u32 %r149,%r20;
$35:
.pragma "nounroll";
mov.u32 %r57,%r149;
ld.param.u32 %r58,[%d1+4];
setp.lt.s32 %p30,%r58,1;
mov.f32 %f81,0f00000000;
@%p30 bra $43;
max.s32 %r59,%r58,1;
add.s32 %r119,%r59,-1;
and.b32 %r60,%r59,3;
setp.lt.u32 %p31,%r119,3;
mov.f32 %f81,0f00000000;
mov.u32 %r152,0;
@%p31 bra $39;
sub.s32 %r151,%r59,%r60;
$38:
.pragma "nounroll";
mul.wide.s32 %d111,%r152,4;
add.s64 %d112,%d1,%d111;
add.s32 %r121,%r152,%r57;
mul.wide.s32 %d113,%r121,128;
mov.u64 %d114,z10;
add.s64 %d115,%d114,%d113;
shl.b64 %d116,%d31,2;
add.s64 %d117,%d115,%d116;
ld.shared.f32 %f51,[%d117];
ld.param.f32 %f52,[%d112+548];
fma.rn.f32 %f53,%f52,%f51,%f81;
ld.shared.f32 %f54,[%d117+128];
ld.param.f32 %f55,[%d112+552];
fma.rn.f32 %f56,%f55,%f54,%f53;
ld.shared.f32 %f57,[%d117+256];
ld.param.f32 %f58,[%d112+556];
fma.rn.f32 %f59,%f58,%f57,%f56;
ld.shared.f32 %f60,[%d117+384];
ld.param.f32 %f61,[%d112+560];
fma.rn.f32 %f81,%f61,%f60,%f59;
add.s32 %r152,%r152,4;
add.s32 %r151,%r151,-4;
setp.ne.s32 %p32,%r151,0;
@%p32 bra $38;
$39:
setp.eq.s32 %p33,%r60,0;
@%p33 bra $43;
mul.wide.s32 %d118,%r152,4;
add.s64 %d119,%d1,%d118;
add.s64 %d47,%d119,548;
add.s32 %r122,%r152,%r57;
mul.wide.s32 %d120,%r122,128;
mov.u64 %d121,z10;
add.s64 %d122,%d121,%d120;
shl.b64 %d123,%d31,2;
add.s64 %d48,%d122,%d123;
ld.shared.f32 %f62,[%d48];
ld.param.f32 %f63,[%d119+548];
fma.rn.f32 %f81,%f63,%f62,%f81;
setp.eq.s32 %p34,%r60,1;
@%p34 bra $43;
ld.shared.f32 %f64,[%d48+128];
ld.param.f32 %f65,[%d47+4];
fma.rn.f32 %f81,%f65,%f64,%f81;
setp.eq.s32 %p35,%r60,2;
@%p35 bra $43;
ld.shared.f32 %f66,[%d48+256];
ld.param.f32 %f67,[%d47+8];
fma.rn.f32 %f81,%f67,%f66,%f81;
$43:
ld.param.f32 %f68,[%d1+32];
ld.param.f32 %f69,[%d1+28];
fma.rn.f32 %f23,%f81,%f69,%f68;
ld.param.u32 %r67,[%d1+20];
cvt.s64.s32 %d124,%r148;
mul.lo.s64 %d125,%d132,%d124;
add.s64 %d126,%d46,%d125;
add.s64 %d49,%d131,%d126;
ld.param.u32 %r123,[%d1+24];
setp.eq.s32 %p36,%r123,0;
@%p36 bra $45;
add.f32 %f70,%f23,0f3F000000;
cvt.rmi.f32.f32 %f23,%f70;
$45:
setp.gt.s32 %p37,%r67,1;
@%p37 bra $48;
setp.eq.s32 %p40,%r67,0;
@%p40 bra $53;
setp.eq.s32 %p41,%r67,1;
@%p41 bra $52;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r127,%f23;
max.s32 %r128,%r127,0;
min.s32 %r129,%r128,65535;
st.u16 [%d49],%r129;
bra.uni $55;
$48:
setp.eq.s32 %p38,%r67,2;
@%p38 bra $51;
setp.ne.s32 %p39,%r67,3;
@%p39 bra $54;
cvt.rn.f16.f32 %s3,%f23;
st.u16 [%d49],%s3;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r130,%f23;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,255;
st.u8 [%d49],%r132;
bra.uni $55;
$51:
cvt.rni.s32.f32 %r124,%f23;
max.s32 %r125,%r124,-32768;
min.s32 %r126,%r125,32767;
st.u16 [%d49],%r126;
bra.uni $55;
$54:
st.f32 [%d49],%f23;
$55:
add.s32 %r149,%r57,8;
add.s32 %r148,%r149,%r17;
setp.lt.s32 %p42,%r148,%r137;
setp.lt.s32 %p43,%r57,24;
and.pred %p44,%p43,%p42;
@%p44 bra $35;
$56:
bar.sync 0;
add.s32 %r138,%r138,1;
setp.lt.s32 %p45,%r138,%r85;
@%p45 bra $8;
$57:
ret;
}
.visible .entry separable_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<4>;
.reg .f32 %f<83>;
.reg .b32 %r<153>;
.reg .b64 %d<136>;
.shared .align 4 .b8 z12[20352];
.shared .align 4 .b8 z13[5088];
ld.param.u64 %d51,[p0];
ld.param.v2.u32 {%r134,%r135},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %d56,[p2];
ld.param.v2.u32 {%r136,%r137},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
mov.b64 %d61,p4;
ld.param.u32 %d62,[p3];
ld.param.u32 %d63,[p3+4];
bfi.b64 %d57,%d63,%d62,32,32;
ld.param.u64 %d134,[p3+24];
ld.param.u64 %d133,[p3+16];
ld.param.u64 %d132,[p3+8];
ld.param.u64 %d130,[p1+24];
ld.param.u64 %d129,[p1+16];
ld.param.u64 %d128,[p1+8];
ld.param.u64 %d52,[p1];
mov.u64 %d1,%d61;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r82,0;
@%p2 bra $2;
cvta.to.global.u64 %d64,%d51;
mul.wide.s32 %d65,%r1,40;
add.s64 %d66,%d64,%d65;
ld.global.v2.u32 {%r134,%r135},[%d66+32];
ld.global.u64 %d130,[%d66+24];
ld.global.u64 %d129,[%d66+16];
ld.global.u64 %d128,[%d66+8];
ld.global.u64 %d127,[%d66];
bra.uni $3;
$2:
cvt.s64.s32 %d67,%r1;
mul.lo.s64 %d68,%d52,%d67;
add.s64 %d127,%d51,%d68;
$3:
setp.eq.s32 %p3,%r86,0;
@%p3 bra $5;
cvta.to.global.u64 %d69,%d56;
mul.wide.s32 %d70,%r1,40;
add.s64 %d71,%d69,%d70;
ld.global.v2.u32 {%r136,%r137},[%d71+32];
ld.global.u64 %d134,[%d71+24];
ld.global.u64 %d133,[%d71+16];
ld.global.u64 %d132,[%d71+8];
ld.global.u64 %d131,[%d71];
bra.uni $6;
$5:
cvt.s64.s32 %d72,%r1;
mul.lo.s64 %d73,%d57,%d72;
add.s64 %d131,%d56,%d73;
$6:
mov.u32 %r15,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r16,%r91,5;
mov.u32 %r92,%ctaid.y;
shl.b32 %r17,%r92,5;
sub.s32 %r93,%r137,%r17;
min.s32 %r94,%r93,32;
ld.param.u32 %r95,[%d1+4];
add.s32 %r96,%r95,%r94;
add.s32 %r19,%r96,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %d27,%r20;
setp.le.s32 %p4,%r137,%r17;
setp.ge.s32 %p5,%r16,%r136;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r85,1;
or.pred %p8,%p6,%p7;
@%p8 bra $57;
add.s32 %r98,%r20,%r17;
setp.lt.s32 %p9,%r98,%r137;
setp.lt.s32 %p10,%r20,32;
and.pred %p11,%p10,%p9;
add.s32 %r99,%r16,%r15;
setp.lt.s32 %p12,%r99,%r136;
and.pred %p1,%p12,%p11;
cvt.s64.s32 %d74,%r99;
mul.lo.s64 %d30,%d133,%d74;
add.s32 %r24,%r15,-31;
cvt.s64.s32 %d31,%r15;
mul.lo.s64 %d75,%d27,636;
mov.u64 %d76,z13;
add.s64 %d77,%d76,%d75;
mul.wide.s32 %d78,%r15,4;
add.s64 %d79,%d77,%d78;
add.s64 %d32,%d79,128;
mov.u32 %r138,0;
not.pred %p29,%p1;
$8:
.pragma "nounroll";
setp.ge.s32 %p13,%r20,%r19;
@%p13 bra $33;
ld.param.u32 %r27,[%d1];
add.s32 %r28,%r27,31;
ld.param.u32 %r29,[%d1+16];
cvt.s64.s32 %d80,%r138;
mul.lo.s64 %d38,%d130,%d80;
add.s32 %r30,%r27,-1;
and.b32 %r31,%r27,3;
sub.s32 %r32,%r27,%r31;
add.s32 %r105,%r99,32;
ld.param.u32 %r106,[%d1+8];
sub.s32 %r33,%r105,%r106;
mov.u32 %r139,%tid.y;
$10:
.pragma "nounroll";
ld.param.u32 %r133,[%d1+12];
add.s32 %r107,%r139,%r17;
sub.s32 %r140,%r107,%r133;
setp.lt.u32 %p14,%r140,%r135;
@%p14 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r140;
.param .b32 q1;
st.param.b32 [q1+0],%r135;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r140,[retval0+0];
}
$12:
setp.ge.s32 %p15,%r15,%r28;
@%p15 bra $24;
cvt.s64.s32 %d81,%r140;
mul.lo.s64 %d82,%d128,%d81;
add.s64 %d40,%d82,%d38;
mov.u32 %r141,%r33;
mov.u64 %d135,%d32;
mov.u32 %r142,%r24;
$14:
.pragma "nounroll";
add.s32 %r143,%r141,-32;
setp.lt.u32 %p16,%r143,%r134;
@%p16 bra $16;
add.s32 %r108,%r141,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r108;
.param .b32 q1;
st.param.b32 [q1+0],%r134;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r143,[retval0+0];
}
$16:
or.b32 %r109,%r143,%r140;
setp.lt.s32 %p17,%r109,0;
mov.f32 %f72,0f00000000;
@%p17 bra $18;
cvt.s64.s32 %d84,%r143;
mul.lo.s64 %d85,%d129,%d84;
add.s64 %d86,%d40,%d85;
add.s64 %d83,%d127,%d86;
ld.global.nc.u16 %s1,[%d83];
cvt.rn.f32.u16 %f72,%s1;
$18:
add.s64 %d42,%d135,-128;
st.shared.f32 [%d135+-128],%f72;
add.s32 %r110,%r142,32;
setp.ge.s32 %p18,%r110,%r27;
@%p18 bra $24;
setp.lt.u32 %p19,%r141,%r134;
mov.u32 %r144,%r141;
@%p19 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r141;
.param .b32 q1;
st.param.b32 [q1+0],%r134;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r144,[retval0+0];
}
$21:
or.b32 %r111,%r144,%r140;
setp.lt.s32 %p20,%r111,0;
mov.f32 %f73,0f00000000;
@%p20 bra $23;
cvt.s64.s32 %d88,%r144;
mul.lo.s64 %d89,%d129,%d88;
add.s64 %d90,%d40,%d89;
add.s64 %d87,%d127,%d90;
ld.global.nc.u16 %s2,[%d87];
cvt.rn.f32.u16 %f73,%s2;
$23:
st.shared.f32 [%d42+128],%f73;
add.s64 %d135,%d135,256;
add.s32 %r141,%r141,64;
add.s32 %r142,%r142,64;
setp.lt.s32 %p21,%r142,%r27;
@%p21 bra $14;
$24:
setp.lt.s32 %p22,%r27,1;
bar.warp.sync -1;
mov.f32 %f77,0f00000000;
@%p22 bra $32;
setp.lt.u32 %p23,%r30,3;
mov.f32 %f77,0f00000000;
mov.u32 %r147,0;
@%p23 bra $28;
mov.u32 %r146,%r32;
$27:
.pragma "nounroll";
mul.wide.s32 %d91,%r147,4;
add.s64 %d92,%d1,%d91;
add.s32 %r114,%r147,%r15;
mul.wide.s32 %d96,%r114,4;
add.s64 %d97,%d77,%d96;
ld.shared.f32 %f30,[%d97];
ld.param.f32 %f31,[%d92+36];
fma.rn.f32 %f32,%f31,%f30,%f77;
ld.shared.f32 %f33,[%d97+4];
ld.param.f32 %f34,[%d92+40];
fma.rn.f32 %f35,%f34,%f33,%f32;
ld.shared.f32 %f36,[%d97+8];
ld.param.f32 %f37,[%d92+44];
fma.rn.f32 %f38,%f37,%f36,%f35;
ld.shared.f32 %f39,[%d97+12];
ld.param.f32 %f40,[%d92+48];
fma.rn.f32 %f77,%f40,%f39,%f38;
add.s32 %r147,%r147,4;
add.s32 %r146,%r146,-4;
setp.ne.s32 %p24,%r146,0;
@%p24 bra $27;
$28:
setp.eq.s32 %p25,%r31,0;
@%p25 bra $32;
setp.eq.s32 %p26,%r31,1;
mul.wide.s32 %d98,%r147,4;
add.s64 %d99,%d1,%d98;
add.s64 %d44,%d99,36;
add.s32 %r115,%r147,%r15;
mul.wide.s32 %d103,%r115,4;
add.s64 %d45,%d77,%d103;
ld.shared.f32 %f41,[%d45];
ld.param.f32 %f42,[%d99+36];
fma.rn.f32 %f77,%f42,%f41,%f77;
@%p26 bra $32;
setp.eq.s32 %p27,%r31,2;
ld.shared.f32 %f43,[%d45+4];
ld.param.f32 %f44,[%d44+4];
fma.rn.f32 %f77,%f44,%f43,%f77;
@%p27 bra $32;
ld.shared.f32 %f45,[%d45+8];
ld.param.f32 %f46,[%d44+8];
fma.rn.f32 %f77,%f46,%f45,%f77;
$32:
mul.wide.s32 %d104,%r139,128;
mov.u64 %d105,z12;
add.s64 %d106,%d105,%d104;
shl.b64 %d107,%d31,2;
add.s64 %d108,%d106,%d107;
st.shared.f32 [%d108],%f77;
bar.warp.sync -1;
add.s32 %r139,%r139,8;
setp.lt.s32 %p28,%r139,%r19;
@%p28 bra $10;
$33:
bar.sync 0;
@%p29 bra $56;
cvt.s64.s32 %d109,%r138;
mul.lo.s64 %d110,%d134,%d109;
add.s64 %d46,%d110,%d30;
mov.u32 %r148,%r98;
mov.u32 %r149,%r20;
$35:
.pragma "nounroll";
mov.u32 %r57,%r149;
ld.param.u32 %r58,[%d1+4];
setp.lt.s32 %p30,%r58,1;
mov.f32 %f81,0f00000000;
@%p30 bra $43;
max.s32 %r59,%r58,1;
add.s32 %r119,%r59,-1;
and.b32 %r60,%r59,3;
setp.lt.u32 %p31,%r119,3;
mov.f32 %f81,0f00000000;
mov.u32 %r152,0;
@%p31 bra $39;
sub.s32 %r151,%r59,%r60;
$38:
.pragma "nounroll";
mul.wide.s32 %d111,%r152,4;
add.s64 %d112,%d1,%d111;
add.s32 %r121,%r152,%r57;
mul.wide.s32 %d113,%r121,128;
mov.u64 %d114,z12;
add.s64 %d115,%d114,%d113;
shl.b64 %d116,%d31,2;
add.s64 %d117,%d115,%d116;
ld.shared.f32 %f51,[%d117];
ld.param.f32 %f52,[%d112+548];
fma.rn.f32 %f53,%f52,%f51,%f81;
ld.shared.f32 %f54,[%d117+128];
ld.param.f32 %f55,[%d112+552];
fma.rn.f32 %f56,%f55,%f54,%f53;
ld.shared.f32 %f57,[%d117+256];
ld.param.f32 %f58,[%d112+556];
fma.rn.f32 %f59,%f58,%f57,%f56;
ld.shared.f32 %f60,[%d117+384];
ld.param.f32 %f61,[%d112+560];
fma.rn.f32 %f81,%f61,%f60,%f59;
add.s32 %r152,%r152,4;
add.s32 %r151,%r151,-4;
setp.ne.s32 %p32,%r151,0;
@%p32 bra $38;
$39:
setp.eq.s32 %p33,%r60,0;
@%p33 bra $43;
mul.wide.s32 %d118,%r152,4;
add.s64 %d119,%d1,%d118;
add.s64 %d47,%d119,548;
add.s32 %r122,%r152,%r57;
mul.wide.s32 %d120,%r122,128;
mov.u64 %d121,z12;
add.s64 %d122,%d121,%d120;
shl.b64 %d123,%d31,2;
add.s64 %d48,%d122,%d123;
ld.shared.f32 %f62,[%d48];
ld.param.f32 %f63,[%d119+548];
fma.rn.f32 %f81,%f63,%f62,%f81;
setp.eq.s32 %p34,%r60,1;
@%p34 bra $43;
ld.shared.f32 %f64,[%d48+128];
ld.param.f32 %f65,[%d47+4];
fma.rn.f32 %f81,%f65,%f64,%f81;
setp.eq.s32 %p35,%r60,2;
@%p35 bra $43;
ld.shared.f32 %f66,[%d48+256];
ld.param.f32 %f67,[%d47+8];
fma.rn.f32 %f81,%f67,%f66,%f81;
$43:
ld.param.f32 %f68,[%d1+32];
ld.param.f32 %f69,[%d1+28];
fma.rn.f32 %f23,%f81,%f69,%f68;
ld.param.u32 %r67,[%d1+20];
cvt.s64.s32 %d124,%r148;
mul.lo.s64 %d125,%d132,%d124;
add.s64 %d126,%d46,%d125;
add.s64 %d49,%d131,%d126;
ld.param.u32 %r123,[%d1+24];
setp.eq.s32 %p36,%r123,0;
@%p36 bra $45;
add.f32 %f70,%f23,0f3F000000;
cvt.rmi.f32.f32 %f23,%f70;
$45:
setp.gt.s32 %p37,%r67,1;
@%p37 bra $48;
setp.eq.s32 %p40,%r67,0;
@%p40 bra $53;
setp.eq.s32 %p41,%r67,1;
@%p41 bra $52;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r127,%f23;
max.s32 %r128,%r127,0;
min.s32 %r129,%r128,65535;
st.u16 [%d49],%r129;
bra.uni $55;
$48:
setp.eq.s32 %p38,%r67,2;
@%p38 bra $51;
setp.ne.s32 %p39,%r67,3;
@%p39 bra $54;
cvt.rn.f16.f32 %s3,%f23;
st.u16 [%d49],%s3;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r130,%f23;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,255;
st.u8 [%d49],%r132;
bra.uni $55;
$51:
cvt.rni.s32.f32 %r124,%f23;
max.s32 %r125,%r124,-32768;
min.s32 %r126,%r125,32767;
st.u16 [%d49],%r126;
bra.uni $55;
$54:
st.f32 [%d49],%f23;
$55:
add.s32 %r149,%r57,8;
add.s32 %r148,%r149,%r17;
setp.lt.s32 %p42,%r148,%r137;
setp.lt.s32 %p43,%r57,24;
and.pred %p44,%p43,%p42;
@%p44 bra $35;
$56:
bar.sync 0;
add.s32 %r138,%r138,1;
setp.lt.s32 %p45,%r138,%r85;
@%p45 bra $8;
$57:
ret;
}
.visible .entry separable_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<6>;
.reg .f32 %f<83>;
.reg .b32 %r<155>;
.reg .b64 %d<136>;
.shared .align 4 .b8 z14[20352];
.shared .align 4 .b8 z15[5088];
ld.param.u64 %d51,[p0];
ld.param.v2.u32 {%r136,%r137},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %d56,[p2];
ld.param.v2.u32 {%r138,%r139},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
mov.b64 %d61,p4;
ld.param.u32 %d62,[p3];
ld.param.u32 %d63,[p3+4];
bfi.b64 %d57,%d63,%d62,32,32;
ld.param.u64 %d134,[p3+24];
ld.param.u64 %d133,[p3+16];
ld.param.u64 %d132,[p3+8];
ld.param.u64 %d130,[p1+24];
ld.param.u64 %d129,[p1+16];
ld.param.u64 %d128,[p1+8];
ld.param.u64 %d52,[p1];
mov.u64 %d1,%d61;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r82,0;
@%p2 bra $2;
cvta.to.global.u64 %d64,%d51;
mul.wide.s32 %d65,%r1,40;
add.s64 %d66,%d64,%d65;
ld.global.v2.u32 {%r136,%r137},[%d66+32];
ld.global.u64 %d130,[%d66+24];
ld.global.u64 %d129,[%d66+16];
ld.global.u64 %d128,[%d66+8];
ld.global.u64 %d127,[%d66];
bra.uni $3;
$2:
cvt.s64.s32 %d67,%r1;
mul.lo.s64 %d68,%d52,%d67;
add.s64 %d127,%d51,%d68;
$3:
setp.eq.s32 %p3,%r86,0;
@%p3 bra $5;
cvta.to.global.u64 %d69,%d56;
mul.wide.s32 %d70,%r1,40;
add.s64 %d71,%d69,%d70;
ld.global.v2.u32 {%r138,%r139},[%d71+32];
ld.global.u64 %d134,[%d71+24];
ld.global.u64 %d133,[%d71+16];
ld.global.u64 %d132,[%d71+8];
ld.global.u64 %d131,[%d71];
bra.uni $6;
$5:
cvt.s64.s32 %d72,%r1;
mul.lo.s64 %d73,%d57,%d72;
add.s64 %d131,%d56,%d73;
$6:
mov.u32 %r15,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r16,%r91,5;
mov.u32 %r92,%ctaid.y;
shl.b32 %r17,%r92,5;
sub.s32 %r93,%r139,%r17;
min.s32 %r94,%r93,32;
ld.param.u32 %r95,[%d1+4];
add.s32 %r96,%r95,%r94;
add.s32 %r19,%r96,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %d27,%r20;
setp.le.s32 %p4,%r139,%r17;
setp.ge.s32 %p5,%r16,%r138;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r85,1;
or.pred %p8,%p6,%p7;
@%p8 bra $57;
add.s32 %r98,%r20,%r17;
setp.lt.s32 %p9,%r98,%r139;
setp.lt.s32 %p10,%r20,32;
and.pred %p11,%p10,%p9;
add.s32 %r99,%r16,%r15;
setp.lt.s32 %p12,%r99,%r138;
and.pred %p1,%p12,%p11;
cvt.s64.s32 %d74,%r99;
mul.lo.s64 %d30,%d133,%d74;
add.s32 %r24,%r15,-31;
cvt.s64.s32 %d31,%r15;
mul.lo.s64 %d75,%d27,636;
mov.u64 %d76,z15;
add.s64 %d77,%d76,%d75;
mul.wide.s32 %d78,%r15,4;
add.s64 %d79,%d77,%d78;
add.s64 %d32,%d79,128;
mov.u32 %r140,0;
not.pred %p29,%p1;
$8:
.pragma "nounroll";
setp.ge.s32 %p13,%r20,%r19;
@%p13 bra $33;
ld.param.u32 %r27,[%d1];
add.s32 %r28,%r27,31;
ld.param.u32 %r29,[%d1+16];
cvt.s64.s32 %d80,%r140;
mul.lo.s64 %d38,%d130,%d80;
add.s32 %r30,%r27,-1;
and.b32 %r31,%r27,3;
sub.s32 %r32,%r27,%r31;
add.s32 %r105,%r99,32;
ld.param.u32 %r106,[%d1+8];
sub.s32 %r33,%r105,%r106;
mov.u32 %r141,%tid.y;
$10:
.pragma "nounroll";
ld.param.u32 %r135,[%d1+12];
add.s32 %r107,%r141,%r17;
sub.s32 %r142,%r107,%r135;
setp.lt.u32 %p14,%r142,%r137;
@%p14 bra $12;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r142;
.param .b32 q1;
st.param.b32 [q1+0],%r137;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r142,[retval0+0];
}
$12:
setp.ge.s32 %p15,%r15,%r28;
@%p15 bra $24;
cvt.s64.s32 %d81,%r142;
mul.lo.s64 %d82,%d128,%d81;
add.s64 %d40,%d82,%d38;
mov.u32 %r143,%r33;
mov.u64 %d135,%d32;
mov.u32 %r144,%r24;
$14:
.pragma "nounroll";
add.s32 %r145,%r143,-32;
setp.lt.u32 %p16,%r145,%r136;
@%p16 bra $16;
add.s32 %r108,%r143,-32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r108;
.param .b32 q1;
st.param.b32 [q1+0],%r136;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r145,[retval0+0];
}
$16:
or.b32 %r109,%r145,%r142;
setp.lt.s32 %p17,%r109,0;
mov.f32 %f72,0f00000000;
@%p17 bra $18;
cvt.s64.s32 %d84,%r145;
mul.lo.s64 %d85,%d129,%d84;
add.s64 %d86,%d40,%d85;
add.s64 %d83,%d127,%d86;
ld.global.nc.u8 %r110,[%d83];
cvt.u16.u32 %s1,%r110;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f72,%s2;
$18:
add.s64 %d42,%d135,-128;
st.shared.f32 [%d135+-128],%f72;
add.s32 %r111,%r144,32;
setp.ge.s32 %p18,%r111,%r27;
@%p18 bra $24;
setp.lt.u32 %p19,%r143,%r136;
mov.u32 %r146,%r143;
@%p19 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r143;
.param .b32 q1;
st.param.b32 [q1+0],%r136;
.param .b32 q2;
st.param.b32 [q2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r146,[retval0+0];
}
$21:
or.b32 %r112,%r146,%r142;
setp.lt.s32 %p20,%r112,0;
mov.f32 %f73,0f00000000;
@%p20 bra $23;
cvt.s64.s32 %d88,%r146;
mul.lo.s64 %d89,%d129,%d88;
add.s64 %d90,%d40,%d89;
add.s64 %d87,%d127,%d90;
ld.global.nc.u8 %r113,[%d87];
cvt.u16.u32 %s3,%r113;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f73,%s4;
$23:
st.shared.f32 [%d42+128],%f73;
add.s64 %d135,%d135,256;
add.s32 %r143,%r143,64;
add.s32 %r144,%r144,64;
setp.lt.s32 %p21,%r144,%r27;
@%p21 bra $14;
$24:
setp.lt.s32 %p22,%r27,1;
bar.warp.sync -1;
mov.f32 %f77,0f00000000;
@%p22 bra $32;
setp.lt.u32 %p23,%r30,3;
mov.f32 %f77,0f00000000;
mov.u32 %r149,0;
@%p23 bra $28;
mov.u32 %r148,%r32;
$27:
.pragma "nounroll";
mul.wide.s32 %d91,%r149,4;
add.s64 %d92,%d1,%d91;
add.s32 %r116,%r149,%r15;
mul.wide.s32 %d96,%r116,4;
add.s64 %d97,%d77,%d96;
ld.shared.f32 %f30,[%d97];
ld.param.f32 %f31,[%d92+36];
fma.rn.f32 %f32,%f31,%f30,%f77;
ld.shared.f32 %f33,[%d97+4];
ld.param.f32 %f34,[%d92+40];
fma.rn.f32 %f35,%f34,%f33,%f32;
ld.shared.f32 %f36,[%d97+8];
ld.param.f32 %f37,[%d92+44];
fma.rn.f32 %f38,%f37,%f36,%f35;
ld.shared.f32 %f39,[%d97+12];
ld.param.f32 %f40,[%d92+48];
fma.rn.f32 %f77,%f40,%f39,%f38;
add.s32 %r149,%r149,4;
add.s32 %r148,%r148,-4;
setp.ne.s32 %p24,%r148,0;
@%p24 bra $27;
$28:
setp.eq.s32 %p25,%r31,0;
@%p25 bra $32;
setp.eq.s32 %p26,%r31,1;
mul.wide.s32 %d98,%r149,4;
add.s64 %d99,%d1,%d98;
add.s64 %d44,%d99,36;
add.s32 %r117,%r149,%r15;
mul.wide.s32 %d103,%r117,4;
add.s64 %d45,%d77,%d103;
ld.shared.f32 %f41,[%d45];
ld.param.f32 %f42,[%d99+36];
fma.rn.f32 %f77,%f42,%f41,%f77;
@%p26 bra $32;
setp.eq.s32 %p27,%r31,2;
ld.shared.f32 %f43,[%d45+4];
ld.param.f32 %f44,[%d44+4];
fma.rn.f32 %f77,%f44,%f43,%f77;
@%p27 bra $32;
ld.shared.f32 %f45,[%d45+8];
ld.param.f32 %f46,[%d44+8];
fma.rn.f32 %f77,%f46,%f45,%f77;
$32:
mul.wide.s32 %d104,%r141,128;
mov.u64 %d105,z14;
add.s64 %d106,%d105,%d104;
shl.b64 %d107,%d31,2;
add.s64 %d108,%d106,%d107;
st.shared.f32 [%d108],%f77;
bar.warp.sync -1;
add.s32 %r141,%r141,8;
setp.lt.s32 %p28,%r141,%r19;
@%p28 bra $10;
$33:
bar.sync 0;
@%p29 bra $56;
cvt.s64.s32 %d109,%r140;
mul.lo.s64 %d110,%d134,%d109;
add.s64 %d46,%d110,%d30;
mov.u32 %r150,%r98;
mov.u32 %r151,%r20;
$35:
.pragma "nounroll";
mov.u32 %r57,%r151;
ld.param.u32 %r58,[%d1+4];
setp.lt.s32 %p30,%r58,1;
mov.f32 %f81,0f00000000;
@%p30 bra $43;
max.s32 %r59,%r58,1;
add.s32 %r121,%r59,-1;
and.b32 %r60,%r59,3;
setp.lt.u32 %p31,%r121,3;
mov.f32 %f81,0f00000000;
mov.u32 %r154,0;
@%p31 bra $39;
sub.s32 %r153,%r59,%r60;
$38:
.pragma "nounroll";
mul.wide.s32 %d111,%r154,4;
add.s64 %d112,%d1,%d111;
add.s32 %r123,%r154,%r57;
mul.wide.s32 %d113,%r123,128;
mov.u64 %d114,z14;
add.s64 %d115,%d114,%d113;
shl.b64 %d116,%d31,2;
add.s64 %d117,%d115,%d116;
ld.shared.f32 %f51,[%d117];
ld.param.f32 %f52,[%d112+548];
fma.rn.f32 %f53,%f52,%f51,%f81;
ld.shared.f32 %f54,[%d117+128];
ld.param.f32 %f55,[%d112+552];
fma.rn.f32 %f56,%f55,%f54,%f53;
ld.shared.f32 %f57,[%d117+256];
ld.param.f32 %f58,[%d112+556];
fma.rn.f32 %f59,%f58,%f57,%f56;
ld.shared.f32 %f60,[%d117+384];
ld.param.f32 %f61,[%d112+560];
fma.rn.f32 %f81,%f61,%f60,%f59;
add.s32 %r154,%r154,4;
add.s32 %r153,%r153,-4;
setp.ne.s32 %p32,%r153,0;
@%p32 bra $38;
$39:
setp.eq.s32 %p33,%r60,0;
@%p33 bra $43;
mul.wide.s32 %d118,%r154,4;
add.s64 %d119,%d1,%d118;
add.s64 %d47,%d119,548;
add.s32 %r124,%r154,%r57;
mul.wide.s32 %d120,%r124,128;
mov.u64 %d121,z14;
add.s64 %d122,%d121,%d120;
shl.b64 %d123,%d31,2;
add.s64 %d48,%d122,%d123;
ld.shared.f32 %f62,[%d48];
ld.param.f32 %f63,[%d119+548];
fma.rn.f32 %f81,%f63,%f62,%f81;
setp.eq.s32 %p34,%r60,1;
@%p34 bra $43;
ld.shared.f32 %f64,[%d48+128];
ld.param.f32 %f65,[%d47+4];
fma.rn.f32 %f81,%f65,%f64,%f81;
setp.eq.s32 %p35,%r60,2;
@%p35 bra $43;
ld.shared.f32 %f66,[%d48+256];
ld.param.f32 %f67,[%d47+8];
fma.rn.f32 %f81,%f67,%f66,%f81;
$43:
ld.param.f32 %f68,[%d1+32];
ld.param.f32 %f69,[%d1+28];
fma.rn.f32 %f23,%f81,%f69,%f68;
ld.param.u32 %r67,[%d1+20];
cvt.s64.s32 %d124,%r150;
mul.lo.s64 %d125,%d132,%d124;
add.s64 %d126,%d46,%d125;
add.s64 %d49,%d131,%d126;
ld.param.u32 %r125,[%d1+24];
setp.eq.s32 %p36,%r125,0;
@%p36 bra $45;
add.f32 %f70,%f23,0f3F000000;
cvt.rmi.f32.f32 %f23,%f70;
$45:
setp.gt.s32 %p37,%r67,1;
@%p37 bra $48;
setp.eq.s32 %p40,%r67,0;
@%p40 bra $53;
setp.eq.s32 %p41,%r67,1;
@%p41 bra $52;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r129,%f23;
max.s32 %r130,%r129,0;
min.s32 %r131,%r130,65535;
st.u16 [%d49],%r131;
bra.uni $55;
$48:
setp.eq.s32 %p38,%r67,2;
@%p38 bra $51;
setp.ne.s32 %p39,%r67,3;
@%p39 bra $54;
cvt.rn.f16.f32 %s5,%f23;
st.u16 [%d49],%s5;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r132,%f23;
max.s32 %r133,%r132,0;
min.s32 %r134,%r133,255;
st.u8 [%d49],%r134;
bra.uni $55;
$51:
cvt.rni.s32.f32 %r126,%f23;
max.s32 %r127,%r126,-32768;
min.s32 %r128,%r127,32767;
st.u16 [%d49],%r128;
bra.uni $55;
$54:
st.f32 [%d49],%f23;
$55:
add.s32 %r151,%r57,8;
add.s32 %r150,%r151,%r17;
setp.lt.s32 %p42,%r150,%r139;
setp.lt.s32 %p43,%r57,24;
and.pred %p44,%p43,%p42;
@%p44 bra $35;
$56:
bar.sync 0;
add.s32 %r140,%r140,1;
setp.lt.s32 %p45,%r140,%r85;
@%p45 bra $8;
$57:
ret;
}
`;
