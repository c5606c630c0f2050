// Generated from kernels/ops/non_maximum_suppression.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/non_maximum_suppression.cu`. */
export const NON_MAXIMUM_SUPPRESSION: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry nms(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u32 p3,
.param .u32 p4,
.param .u32 p5,
.param .f32 p6,
.param .f32 p7
)
.maxntid 1024,1,1
{
.reg .pred %p<90>;
.reg .b16 %s<57>;
.reg .f32 %f<99>;
.reg .b32 %r<116>;
.reg .b64 %d<152>;
.shared .align 8 .b8 z0[256];
ld.param.u64 %d32,[p0];
ld.param.u64 %d33,[p1];
ld.param.u64 %d34,[p2];
ld.param.u32 %r16,[p3];
ld.param.u32 %r17,[p4];
ld.param.u32 %r18,[p5];
ld.param.f32 %f56,[p6];
ld.param.f32 %f57,[p7];
mov.u32 %r19,%ctaid.z;
cvt.u64.u32 %d36,%r19;
cvt.s64.s32 %d37,%r16;
mul.lo.s64 %d1,%d37,%d36;
mov.u32 %r111,%tid.x;
setp.ge.s32 %p1,%r111,%r16;
mov.u64 %d150,0;
@%p1 bra $5;
cvta.to.global.u64 %d2,%d34;
cvta.to.global.u64 %d3,%d33;
$2:
.pragma "nounroll";
cvt.s64.s32 %d39,%r111;
add.s64 %d40,%d1,%d39;
shl.b64 %d41,%d40,2;
add.s64 %d5,%d3,%d41;
ld.global.f32 %f58,[%d5];
setp.leu.f32 %p2,%f58,%f56;
setp.gt.f32 %p3,%f58,%f56;
selp.b16 %s3,2,0,%p3;
add.s64 %d42,%d2,%d40;
st.global.u8 [%d42],%s3;
@%p2 bra $4;
ld.global.u32 %r20,[%d5];
setp.lt.s32 %p4,%r20,0;
not.b32 %r21,%r20;
or.b32 %r22,%r20,-2147483648;
selp.b32 %r23,%r21,%r22,%p4;
cvt.u64.u32 %d43,%r23;
not.b32 %r24,%r111;
cvt.u64.u32 %d44,%r24;
bfi.b64 %d45,%d43,%d44,32,32;
max.u64 %d150,%d150,%d45;
$4:
add.s32 %r111,%r111,1024;
setp.lt.s32 %p5,%r111,%r16;
@%p5 bra $2;
$5:
setp.lt.s32 %p6,%r16,1;
@%p6 bra $102;
mov.u32 %r112,0;
mov.u32 %r46,%tid.x;
and.b32 %r47,%r46,31;
$7:
.pragma "nounroll";
mov.u32 %r48,31;
setp.ne.s32 %p7,%r47,0;
mov.b64 {%r26,%r27},%d150;
mov.u32 %r49,16;
mov.u32 %r50,-1;
shfl.sync.bfly.b32 %r29|%p8,%r27,%r49,%r48,%r50;
shfl.sync.bfly.b32 %r28|%p9,%r26,%r49,%r48,%r50;
mov.b64 %d47,{%r28,%r29};
max.u64 %d48,%d150,%d47;
mov.b64 {%r30,%r31},%d48;
mov.u32 %r51,8;
shfl.sync.bfly.b32 %r33|%p10,%r31,%r51,%r48,%r50;
shfl.sync.bfly.b32 %r32|%p11,%r30,%r51,%r48,%r50;
mov.b64 %d49,{%r32,%r33};
max.u64 %d50,%d48,%d49;
mov.b64 {%r34,%r35},%d50;
mov.u32 %r52,4;
shfl.sync.bfly.b32 %r37|%p12,%r35,%r52,%r48,%r50;
shfl.sync.bfly.b32 %r36|%p13,%r34,%r52,%r48,%r50;
mov.b64 %d51,{%r36,%r37};
max.u64 %d52,%d50,%d51;
mov.b64 {%r38,%r39},%d52;
mov.u32 %r53,2;
shfl.sync.bfly.b32 %r41|%p14,%r39,%r53,%r48,%r50;
shfl.sync.bfly.b32 %r40|%p15,%r38,%r53,%r48,%r50;
mov.b64 %d53,{%r40,%r41};
max.u64 %d54,%d52,%d53;
mov.b64 {%r42,%r43},%d54;
mov.u32 %r54,1;
shfl.sync.bfly.b32 %r45|%p16,%r43,%r54,%r48,%r50;
shfl.sync.bfly.b32 %r44|%p17,%r42,%r54,%r48,%r50;
mov.b64 %d55,{%r44,%r45};
max.u64 %d10,%d54,%d55;
@%p7 bra $9;
mov.u32 %r55,%tid.x;
shr.u32 %r56,%r55,5;
mul.wide.u32 %d56,%r56,8;
mov.u64 %d57,z0;
add.s64 %d58,%d57,%d56;
st.shared.u64 [%d58],%d10;
$9:
bar.sync 0;
shl.b32 %r79,%r46,3;
cvt.u64.u32 %d69,%r79;
and.b64 %d70,%d69,248;
mov.u64 %d71,z0;
add.s64 %d72,%d71,%d70;
ld.shared.u64 %d59,[%d72];
mov.b64 {%r57,%r58},%d59;
shfl.sync.bfly.b32 %r60|%p18,%r58,%r49,%r48,%r50;
shfl.sync.bfly.b32 %r59|%p19,%r57,%r49,%r48,%r50;
mov.b64 %d60,{%r59,%r60};
max.u64 %d61,%d59,%d60;
mov.b64 {%r61,%r62},%d61;
shfl.sync.bfly.b32 %r64|%p20,%r62,%r51,%r48,%r50;
shfl.sync.bfly.b32 %r63|%p21,%r61,%r51,%r48,%r50;
mov.b64 %d62,{%r63,%r64};
max.u64 %d63,%d61,%d62;
mov.b64 {%r65,%r66},%d63;
shfl.sync.bfly.b32 %r68|%p22,%r66,%r52,%r48,%r50;
shfl.sync.bfly.b32 %r67|%p23,%r65,%r52,%r48,%r50;
mov.b64 %d64,{%r67,%r68};
max.u64 %d65,%d63,%d64;
mov.b64 {%r69,%r70},%d65;
shfl.sync.bfly.b32 %r72|%p24,%r70,%r53,%r48,%r50;
shfl.sync.bfly.b32 %r71|%p25,%r69,%r53,%r48,%r50;
mov.b64 %d66,{%r71,%r72};
max.u64 %d67,%d65,%d66;
mov.b64 {%r73,%r74},%d67;
shfl.sync.bfly.b32 %r76|%p26,%r74,%r54,%r48,%r50;
shfl.sync.bfly.b32 %r75|%p27,%r73,%r54,%r48,%r50;
mov.b64 %d68,{%r75,%r76};
max.u64 %d11,%d67,%d68;
bar.sync 0;
setp.eq.s64 %p28,%d11,0;
@%p28 bra $102;
cvt.u32.u64 %r5,%d11;
not.b32 %r86,%r5;
cvt.s64.s32 %d73,%r86;
add.s64 %d12,%d1,%d73;
setp.eq.s32 %p29,%r17,4;
selp.b32 %r88,4,2,%p29;
cvt.u64.u32 %d77,%r88;
mul.lo.s64 %d78,%d12,%d77;
shl.b64 %d79,%d78,2;
add.s64 %d13,%d32,%d79;
setp.gt.s32 %p30,%r17,1;
@%p30 bra $13;
setp.eq.s32 %p33,%r17,0;
@%p33 bra $18;
setp.eq.s32 %p34,%r17,1;
@%p34 bra $17;
bra.uni $19;
$17:
ld.global.nc.u16 %s7,[%d13];
cvt.rn.f32.u16 %f91,%s7;
bra.uni $20;
$13:
setp.eq.s32 %p31,%r17,2;
@%p31 bra $16;
setp.ne.s32 %p32,%r17,3;
@%p32 bra $19;
ld.global.nc.u16 %s4,[%d13];
cvt.f32.f16 %f91,%s4;
bra.uni $20;
$18:
ld.global.nc.u8 %r89,[%d13];
cvt.u16.u32 %s8,%r89;
and.b16 %s9,%s8,255;
cvt.rn.f32.u16 %f91,%s9;
bra.uni $20;
$16:
ld.global.nc.s16 %s6,[%d13];
cvt.rn.f32.s16 %f91,%s6;
bra.uni $20;
$19:
ld.global.nc.f32 %f91,[%d13];
$20:
add.s64 %d14,%d13,%d77;
@%p30 bra $23;
setp.eq.s32 %p39,%r17,0;
@%p39 bra $28;
setp.eq.s32 %p40,%r17,1;
@%p40 bra $27;
bra.uni $29;
$27:
ld.global.nc.u16 %s13,[%d14];
cvt.rn.f32.u16 %f92,%s13;
bra.uni $30;
$23:
setp.eq.s32 %p37,%r17,2;
@%p37 bra $26;
setp.ne.s32 %p38,%r17,3;
@%p38 bra $29;
ld.global.nc.u16 %s10,[%d14];
cvt.f32.f16 %f92,%s10;
bra.uni $30;
$28:
ld.global.nc.u8 %r91,[%d14];
cvt.u16.u32 %s14,%r91;
and.b16 %s15,%s14,255;
cvt.rn.f32.u16 %f92,%s15;
bra.uni $30;
$26:
ld.global.nc.s16 %s12,[%d14];
cvt.rn.f32.s16 %f92,%s12;
bra.uni $30;
$29:
ld.global.nc.f32 %f92,[%d14];
$30:
selp.b32 %r92,8,4,%p29;
cvt.u64.u32 %d91,%r92;
add.s64 %d15,%d13,%d91;
@%p30 bra $33;
setp.eq.s32 %p45,%r17,0;
@%p45 bra $38;
setp.eq.s32 %p46,%r17,1;
@%p46 bra $37;
bra.uni $39;
$37:
ld.global.nc.u16 %s19,[%d15];
cvt.rn.f32.u16 %f93,%s19;
bra.uni $40;
$33:
setp.eq.s32 %p43,%r17,2;
@%p43 bra $36;
setp.ne.s32 %p44,%r17,3;
@%p44 bra $39;
ld.global.nc.u16 %s16,[%d15];
cvt.f32.f16 %f93,%s16;
bra.uni $40;
$38:
ld.global.nc.u8 %r93,[%d15];
cvt.u16.u32 %s20,%r93;
and.b16 %s21,%s20,255;
cvt.rn.f32.u16 %f93,%s21;
bra.uni $40;
$36:
ld.global.nc.s16 %s18,[%d15];
cvt.rn.f32.s16 %f93,%s18;
bra.uni $40;
$39:
ld.global.nc.f32 %f93,[%d15];
$40:
selp.b32 %r94,12,6,%p29;
cvt.u64.u32 %d97,%r94;
add.s64 %d16,%d13,%d97;
@%p30 bra $43;
setp.eq.s32 %p51,%r17,0;
@%p51 bra $48;
setp.eq.s32 %p52,%r17,1;
@%p52 bra $47;
bra.uni $49;
$47:
ld.global.nc.u16 %s25,[%d16];
cvt.rn.f32.u16 %f94,%s25;
bra.uni $50;
$43:
setp.eq.s32 %p49,%r17,2;
@%p49 bra $46;
setp.ne.s32 %p50,%r17,3;
@%p50 bra $49;
ld.global.nc.u16 %s22,[%d16];
cvt.f32.f16 %f94,%s22;
bra.uni $50;
$48:
ld.global.nc.u8 %r95,[%d16];
cvt.u16.u32 %s26,%r95;
and.b16 %s27,%s26,255;
cvt.rn.f32.u16 %f94,%s27;
bra.uni $50;
$46:
ld.global.nc.s16 %s24,[%d16];
cvt.rn.f32.s16 %f94,%s24;
bra.uni $50;
$49:
ld.global.nc.f32 %f94,[%d16];
$50:
setp.ge.s32 %p53,%r46,%r16;
add.f32 %f67,%f91,%f93;
setp.eq.s32 %p54,%r18,0;
selp.f32 %f25,%f67,%f93,%p54;
add.f32 %f68,%f92,%f94;
selp.f32 %f26,%f68,%f94,%p54;
mov.u64 %d150,0;
@%p53 bra $101;
cvta.to.global.u64 %d105,%d34;
add.s64 %d17,%d105,%d12;
sub.f32 %f69,%f26,%f92;
sub.f32 %f70,%f25,%f91;
mul.f32 %f27,%f70,%f69;
add.s32 %r97,%r46,%r5;
add.s32 %r114,%r97,1;
not.b32 %r113,%r46;
cvt.s64.s32 %d106,%r46;
add.s64 %d110,%d1,%d106;
add.s64 %d147,%d105,%d110;
shl.b64 %d111,%d1,2;
mul.wide.s32 %d112,%r46,4;
add.s64 %d148,%d111,%d112;
mov.u32 %r115,%r46;
$52:
.pragma "nounroll";
setp.ne.s32 %p55,%r114,0;
@%p55 bra $54;
mov.u16 %s28,1;
st.global.u8 [%d17],%s28;
$54:
ld.global.u8 %s29,[%d147];
setp.ne.s16 %p56,%s29,2;
@%p56 bra $100;
mul.lo.s64 %d114,%d148,%d77;
add.s64 %d23,%d32,%d114;
@%p30 bra $58;
setp.eq.s32 %p61,%r17,0;
@%p61 bra $63;
setp.eq.s32 %p62,%r17,1;
@%p62 bra $62;
bra.uni $64;
$62:
ld.global.nc.u16 %s33,[%d23];
cvt.rn.f32.u16 %f95,%s33;
bra.uni $65;
$58:
setp.eq.s32 %p59,%r17,2;
@%p59 bra $61;
setp.ne.s32 %p60,%r17,3;
@%p60 bra $64;
ld.global.nc.u16 %s30,[%d23];
cvt.f32.f16 %f95,%s30;
bra.uni $65;
$63:
ld.global.nc.u8 %r100,[%d23];
cvt.u16.u32 %s34,%r100;
and.b16 %s35,%s34,255;
cvt.rn.f32.u16 %f95,%s35;
bra.uni $65;
$61:
ld.global.nc.s16 %s32,[%d23];
cvt.rn.f32.s16 %f95,%s32;
bra.uni $65;
$64:
ld.global.nc.f32 %f95,[%d23];
$65:
add.s64 %d24,%d23,%d77;
@%p30 bra $68;
setp.eq.s32 %p67,%r17,0;
@%p67 bra $73;
setp.eq.s32 %p68,%r17,1;
@%p68 bra $72;
bra.uni $74;
$72:
ld.global.nc.u16 %s39,[%d24];
cvt.rn.f32.u16 %f96,%s39;
bra.uni $75;
$68:
setp.eq.s32 %p65,%r17,2;
@%p65 bra $71;
setp.ne.s32 %p66,%r17,3;
@%p66 bra $74;
ld.global.nc.u16 %s36,[%d24];
cvt.f32.f16 %f96,%s36;
bra.uni $75;
$73:
ld.global.nc.u8 %r102,[%d24];
cvt.u16.u32 %s40,%r102;
and.b16 %s41,%s40,255;
cvt.rn.f32.u16 %f96,%s41;
bra.uni $75;
$71:
ld.global.nc.s16 %s38,[%d24];
cvt.rn.f32.s16 %f96,%s38;
bra.uni $75;
$74:
ld.global.nc.f32 %f96,[%d24];
$75:
add.s64 %d25,%d23,%d91;
@%p30 bra $78;
setp.eq.s32 %p73,%r17,0;
@%p73 bra $83;
setp.eq.s32 %p74,%r17,1;
@%p74 bra $82;
bra.uni $84;
$82:
ld.global.nc.u16 %s45,[%d25];
cvt.rn.f32.u16 %f97,%s45;
bra.uni $85;
$78:
setp.eq.s32 %p71,%r17,2;
@%p71 bra $81;
setp.ne.s32 %p72,%r17,3;
@%p72 bra $84;
ld.global.nc.u16 %s42,[%d25];
cvt.f32.f16 %f97,%s42;
bra.uni $85;
$83:
ld.global.nc.u8 %r104,[%d25];
cvt.u16.u32 %s46,%r104;
and.b16 %s47,%s46,255;
cvt.rn.f32.u16 %f97,%s47;
bra.uni $85;
$81:
ld.global.nc.s16 %s44,[%d25];
cvt.rn.f32.s16 %f97,%s44;
bra.uni $85;
$84:
ld.global.nc.f32 %f97,[%d25];
$85:
add.s64 %d26,%d23,%d97;
@%p30 bra $88;
setp.eq.s32 %p79,%r17,0;
@%p79 bra $93;
setp.eq.s32 %p80,%r17,1;
@%p80 bra $92;
bra.uni $94;
$92:
ld.global.nc.u16 %s51,[%d26];
cvt.rn.f32.u16 %f98,%s51;
bra.uni $95;
$88:
setp.eq.s32 %p77,%r17,2;
@%p77 bra $91;
setp.ne.s32 %p78,%r17,3;
@%p78 bra $94;
ld.global.nc.u16 %s48,[%d26];
cvt.f32.f16 %f98,%s48;
bra.uni $95;
$93:
ld.global.nc.u8 %r106,[%d26];
cvt.u16.u32 %s52,%r106;
and.b16 %s53,%s52,255;
cvt.rn.f32.u16 %f98,%s53;
bra.uni $95;
$91:
ld.global.nc.s16 %s50,[%d26];
cvt.rn.f32.s16 %f98,%s50;
bra.uni $95;
$94:
ld.global.nc.f32 %f98,[%d26];
$95:
add.f32 %f79,%f95,%f97;
selp.f32 %f52,%f79,%f97,%p54;
add.f32 %f80,%f96,%f98;
selp.f32 %f53,%f80,%f98,%p54;
min.f32 %f81,%f25,%f52;
max.f32 %f82,%f91,%f95;
sub.f32 %f54,%f81,%f82;
min.f32 %f83,%f26,%f53;
max.f32 %f84,%f92,%f96;
sub.f32 %f55,%f83,%f84;
setp.le.f32 %p82,%f54,0f00000000;
setp.le.f32 %p83,%f55,0f00000000;
or.pred %p84,%p82,%p83;
mov.u16 %s56,0;
@%p84 bra $97;
mul.f32 %f85,%f54,%f55;
sub.f32 %f86,%f53,%f96;
sub.f32 %f87,%f52,%f95;
fma.rn.f32 %f88,%f87,%f86,%f27;
sub.f32 %f89,%f88,%f85;
mul.f32 %f90,%f89,%f57;
setp.gt.f32 %p85,%f85,%f90;
selp.u16 %s56,1,0,%p85;
$97:
setp.eq.s16 %p86,%s56,0;
@%p86 bra $99;
mov.u16 %s55,0;
st.global.u8 [%d147],%s55;
bra.uni $100;
$99:
cvta.to.global.u64 %d138,%d33;
add.s64 %d139,%d138,%d148;
ld.global.u32 %r107,[%d139];
setp.lt.s32 %p87,%r107,0;
not.b32 %r108,%r107;
or.b32 %r109,%r107,-2147483648;
selp.b32 %r110,%r108,%r109,%p87;
cvt.u64.u32 %d140,%r110;
cvt.u64.u32 %d141,%r113;
bfi.b64 %d142,%d140,%d141,32,32;
max.u64 %d150,%d150,%d142;
$100:
add.s32 %r114,%r114,1024;
add.s64 %d148,%d148,4096;
add.s64 %d147,%d147,1024;
add.s32 %r113,%r113,-1024;
add.s32 %r115,%r115,1024;
setp.lt.s32 %p88,%r115,%r16;
@%p88 bra $52;
$101:
add.s32 %r112,%r112,1;
setp.lt.s32 %p89,%r112,%r16;
@%p89 bra $7;
$102:
ret;
}
`;
