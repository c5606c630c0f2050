// Made from kernels/clahe.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/clahe.cu`. */
export const CLAHE: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) _Z14border_outsideiii(
.param .b32 p0,
.param .b32 p1
)
{
.reg .pred %p<3>;
.reg .b32 %r<12>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
setp.eq.s32 %p1,%r2,1;
@%p1 bra $0_2;
bra.uni $0_1;
$0_2:
mov.u32 %r11,0;
st.param.b32 [func_retval0+0],%r11;
ret;
$0_1:
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
.visible .entry clahe_tables(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<33>;
.reg .f32 %f<7>;
.reg .b32 %r<206>;
.reg .f64 %fd<5>;
.reg .b64 %rd<97>;
.shared .align 4 .b8 _ZZ12clahe_tablesE4bins[1024];
.shared .align 4 .u32 _ZZ12clahe_tablesE6excess;
ld.param.u64 %rd18,[p0];
ld.param.v2.u32 {%r180,%r181},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd23,[p2];
ld.param.f32 %f1,[p4];
ld.param.u64 %rd96,[p1+16];
ld.param.u64 %rd95,[p1+8];
ld.param.u64 %rd19,[p1];
mov.u32 %r182,%tid.y;
shl.b32 %r89,%r182,5;
mov.u32 %r2,%tid.x;
add.s32 %r3,%r89,%r2;
mov.u32 %r4,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd24,%rd18;
mul.wide.s32 %rd25,%r4,40;
add.s64 %rd26,%rd24,%rd25;
ld.global.v2.u32 {%r180,%r181},[%rd26+32];
ld.global.u64 %rd96,[%rd26+16];
ld.global.u64 %rd95,[%rd26+8];
ld.global.u64 %rd94,[%rd26];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd27,%r4;
mul.lo.s64 %rd28,%rd19,%rd27;
add.s64 %rd94,%rd18,%rd28;
$1_3:
mov.u32 %r92,%nctaid.x;
rem.s32 %r93,%r180,%r92;
mov.u32 %r94,%nctaid.y;
rem.s32 %r95,%r181,%r94;
or.b32 %r96,%r95,%r93;
setp.eq.s32 %p2,%r96,0;
mov.u32 %r97,0;
sub.s32 %r98,%r92,%r93;
sub.s32 %r99,%r94,%r95;
selp.b32 %r100,0,%r98,%p2;
add.s32 %r101,%r100,%r180;
selp.b32 %r102,0,%r99,%p2;
add.s32 %r103,%r102,%r181;
div.s32 %r13,%r101,%r92;
div.s32 %r14,%r103,%r94;
mul.wide.s32 %rd29,%r3,4;
mov.u64 %rd30,_ZZ12clahe_tablesE4bins;
add.s64 %rd13,%rd30,%rd29;
st.shared.u32 [%rd13],%r97;
setp.ne.s32 %p3,%r3,0;
@%p3 bra $1_5;
st.shared.u32 [_ZZ12clahe_tablesE6excess],%r97;
$1_5:
bar.sync 0;
setp.ge.s32 %p4,%r182,%r14;
@%p4 bra $1_32;
mov.u32 %r105,%ctaid.x;
mul.lo.s32 %r106,%r13,%r105;
not.b32 %r107,%r2;
add.s32 %r15,%r13,%r107;
shr.u32 %r108,%r15,5;
add.s32 %r109,%r108,1;
and.b32 %r16,%r109,3;
add.s32 %r17,%r2,%r106;
add.s32 %r18,%r17,32;
add.s32 %r19,%r17,64;
add.s32 %r20,%r2,96;
add.s32 %r21,%r106,96;
mov.u32 %r110,%ctaid.y;
mul.lo.s32 %r22,%r14,%r110;
$1_7:
add.s32 %r183,%r182,%r22;
setp.lt.u32 %p5,%r183,%r181;
@%p5 bra $1_9;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r183;
.param .b32 param1;
st.param.b32 [param1+0],%r181;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r183,[retval0+0];
}
$1_9:
setp.ge.s32 %p6,%r2,%r13;
@%p6 bra $1_31;
setp.eq.s32 %p7,%r16,0;
cvt.s64.s32 %rd31,%r183;
mul.lo.s64 %rd17,%rd95,%rd31;
mov.u32 %r187,%r2;
@%p7 bra $1_20;
setp.lt.u32 %p8,%r17,%r180;
mov.u32 %r184,%r17;
@%p8 bra $1_13;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r17;
.param .b32 param1;
st.param.b32 [param1+0],%r180;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r184,[retval0+0];
}
$1_13:
cvt.s64.s32 %rd32,%r184;
mul.lo.s64 %rd33,%rd96,%rd32;
add.s64 %rd34,%rd33,%rd17;
add.s64 %rd35,%rd94,%rd34;
ld.u8 %r111,[%rd35];
mul.wide.u32 %rd36,%r111,4;
add.s64 %rd38,%rd30,%rd36;
atom.shared.add.u32 %r112,[%rd38],1;
mov.u32 %r113,%tid.x;
add.s32 %r187,%r113,32;
setp.eq.s32 %p9,%r16,1;
@%p9 bra $1_20;
setp.lt.u32 %p10,%r18,%r180;
mov.u32 %r185,%r18;
@%p10 bra $1_16;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r176,%r17,32;
st.param.b32 [param0+0],%r176;
.param .b32 param1;
st.param.b32 [param1+0],%r180;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r185,[retval0+0];
}
$1_16:
cvt.s64.s32 %rd39,%r185;
mul.lo.s64 %rd40,%rd96,%rd39;
add.s64 %rd41,%rd40,%rd17;
add.s64 %rd42,%rd94,%rd41;
ld.u8 %r114,[%rd42];
mul.wide.u32 %rd43,%r114,4;
add.s64 %rd45,%rd30,%rd43;
atom.shared.add.u32 %r115,[%rd45],1;
add.s32 %r187,%r113,64;
setp.eq.s32 %p11,%r16,2;
@%p11 bra $1_20;
setp.lt.u32 %p12,%r19,%r180;
mov.u32 %r186,%r19;
@%p12 bra $1_19;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r177,%r17,64;
st.param.b32 [param0+0],%r177;
.param .b32 param1;
st.param.b32 [param1+0],%r180;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r186,[retval0+0];
}
$1_19:
cvt.s64.s32 %rd46,%r186;
mul.lo.s64 %rd47,%rd96,%rd46;
add.s64 %rd48,%rd47,%rd17;
add.s64 %rd49,%rd94,%rd48;
ld.u8 %r117,[%rd49];
mul.wide.u32 %rd50,%r117,4;
add.s64 %rd52,%rd30,%rd50;
atom.shared.add.u32 %r118,[%rd52],1;
mov.u32 %r187,%r20;
$1_20:
setp.lt.u32 %p13,%r15,96;
@%p13 bra $1_31;
add.s32 %r188,%r21,%r187;
$1_22:
add.s32 %r190,%r188,-96;
setp.lt.u32 %p14,%r190,%r180;
@%p14 bra $1_24;
add.s32 %r119,%r188,-96;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r119;
.param .b32 param1;
st.param.b32 [param1+0],%r180;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r190,[retval0+0];
}
$1_24:
cvt.s64.s32 %rd53,%r190;
mul.lo.s64 %rd54,%rd96,%rd53;
add.s64 %rd55,%rd54,%rd17;
add.s64 %rd56,%rd94,%rd55;
ld.u8 %r120,[%rd56];
mul.wide.u32 %rd57,%r120,4;
add.s64 %rd59,%rd30,%rd57;
atom.shared.add.u32 %r121,[%rd59],1;
add.s32 %r191,%r188,-64;
setp.lt.u32 %p15,%r191,%r180;
@%p15 bra $1_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r178,%r188,-64;
st.param.b32 [param0+0],%r178;
.param .b32 param1;
st.param.b32 [param1+0],%r180;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r191,[retval0+0];
}
$1_26:
cvt.s64.s32 %rd60,%r191;
mul.lo.s64 %rd61,%rd96,%rd60;
add.s64 %rd62,%rd61,%rd17;
add.s64 %rd63,%rd94,%rd62;
ld.u8 %r122,[%rd63];
mul.wide.u32 %rd64,%r122,4;
add.s64 %rd66,%rd30,%rd64;
atom.shared.add.u32 %r123,[%rd66],1;
add.s32 %r192,%r188,-32;
setp.lt.u32 %p16,%r192,%r180;
@%p16 bra $1_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r179,%r188,-32;
st.param.b32 [param0+0],%r179;
.param .b32 param1;
st.param.b32 [param1+0],%r180;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r192,[retval0+0];
}
$1_28:
cvt.s64.s32 %rd67,%r192;
mul.lo.s64 %rd68,%rd96,%rd67;
add.s64 %rd69,%rd68,%rd17;
add.s64 %rd70,%rd94,%rd69;
ld.u8 %r124,[%rd70];
mul.wide.u32 %rd71,%r124,4;
add.s64 %rd73,%rd30,%rd71;
atom.shared.add.u32 %r125,[%rd73],1;
setp.lt.u32 %p17,%r188,%r180;
mov.u32 %r193,%r188;
@%p17 bra $1_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r188;
.param .b32 param1;
st.param.b32 [param1+0],%r180;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r193,[retval0+0];
}
$1_30:
cvt.s64.s32 %rd74,%r193;
mul.lo.s64 %rd75,%rd96,%rd74;
add.s64 %rd76,%rd75,%rd17;
add.s64 %rd77,%rd94,%rd76;
ld.u8 %r126,[%rd77];
mul.wide.u32 %rd78,%r126,4;
add.s64 %rd80,%rd30,%rd78;
atom.shared.add.u32 %r127,[%rd80],1;
add.s32 %r188,%r188,128;
add.s32 %r187,%r187,128;
setp.lt.s32 %p18,%r187,%r13;
@%p18 bra $1_22;
$1_31:
add.s32 %r182,%r182,8;
setp.lt.s32 %p19,%r182,%r14;
@%p19 bra $1_7;
$1_32:
bar.sync 0;
mul.lo.s32 %r53,%r14,%r13;
ld.shared.u32 %r194,[%rd13];
setp.leu.f32 %p20,%f1,0f00000000;
@%p20 bra $1_40;
cvt.f64.f32 %fd1,%f1;
cvt.rn.f64.s32 %fd2,%r53;
mul.f64 %fd3,%fd1,%fd2;
mul.f64 %fd4,%fd3,0d3F70000000000000;
cvt.rzi.s32.f64 %r128,%fd4;
max.s32 %r55,%r128,1;
setp.le.u32 %p21,%r194,%r55;
@%p21 bra $1_35;
sub.s32 %r129,%r194,%r55;
mov.u64 %rd81,_ZZ12clahe_tablesE6excess;
atom.shared.add.u32 %r130,[%rd81],%r129;
mov.u32 %r194,%r55;
$1_35:
bar.sync 0;
ld.shared.u32 %r57,[_ZZ12clahe_tablesE6excess];
and.b32 %r58,%r57,255;
setp.eq.s32 %p22,%r58,0;
mov.u32 %r195,1;
@%p22 bra $1_37;
mov.u32 %r132,256;
div.u32 %r133,%r132,%r58;
max.s32 %r195,%r133,1;
$1_37:
rem.s32 %r135,%r3,%r195;
setp.ne.s32 %p23,%r135,0;
mov.u32 %r196,0;
@%p23 bra $1_39;
div.s32 %r136,%r3,%r195;
setp.lt.s32 %p24,%r136,%r58;
selp.u32 %r196,1,0,%p24;
$1_39:
shr.u32 %r137,%r57,8;
add.s32 %r138,%r137,%r194;
add.s32 %r194,%r138,%r196;
$1_40:
bar.sync 0;
st.shared.u32 [%rd13],%r194;
bar.sync 0;
setp.lt.s32 %p25,%r3,1;
mov.u32 %r199,0;
mov.u32 %r198,%r199;
@%p25 bra $1_42;
ld.shared.u32 %r198,[%rd13+-4];
$1_42:
bar.sync 0;
ld.shared.u32 %r141,[%rd13];
add.s32 %r142,%r141,%r198;
st.shared.u32 [%rd13],%r142;
bar.sync 0;
setp.lt.s32 %p26,%r3,2;
@%p26 bra $1_44;
ld.shared.u32 %r199,[%rd13+-8];
$1_44:
bar.sync 0;
ld.shared.u32 %r144,[%rd13];
add.s32 %r145,%r144,%r199;
st.shared.u32 [%rd13],%r145;
bar.sync 0;
setp.lt.s32 %p27,%r3,4;
mov.u32 %r201,0;
mov.u32 %r200,%r201;
@%p27 bra $1_46;
ld.shared.u32 %r200,[%rd13+-16];
$1_46:
bar.sync 0;
ld.shared.u32 %r147,[%rd13];
add.s32 %r148,%r147,%r200;
st.shared.u32 [%rd13],%r148;
bar.sync 0;
setp.lt.s32 %p28,%r3,8;
@%p28 bra $1_48;
ld.shared.u32 %r201,[%rd13+-32];
$1_48:
bar.sync 0;
ld.shared.u32 %r150,[%rd13];
add.s32 %r151,%r150,%r201;
st.shared.u32 [%rd13],%r151;
bar.sync 0;
setp.lt.s32 %p29,%r3,16;
mov.u32 %r203,0;
mov.u32 %r202,%r203;
@%p29 bra $1_50;
ld.shared.u32 %r202,[%rd13+-64];
$1_50:
bar.sync 0;
ld.shared.u32 %r153,[%rd13];
add.s32 %r154,%r153,%r202;
st.shared.u32 [%rd13],%r154;
bar.sync 0;
setp.lt.s32 %p30,%r3,32;
@%p30 bra $1_52;
ld.shared.u32 %r203,[%rd13+-128];
$1_52:
bar.sync 0;
ld.shared.u32 %r156,[%rd13];
add.s32 %r157,%r156,%r203;
st.shared.u32 [%rd13],%r157;
bar.sync 0;
setp.lt.s32 %p31,%r3,64;
mov.u32 %r205,0;
mov.u32 %r204,%r205;
@%p31 bra $1_54;
ld.shared.u32 %r204,[%rd13+-256];
$1_54:
bar.sync 0;
ld.shared.u32 %r159,[%rd13];
add.s32 %r160,%r159,%r204;
st.shared.u32 [%rd13],%r160;
bar.sync 0;
setp.lt.s32 %p32,%r3,128;
@%p32 bra $1_56;
ld.shared.u32 %r205,[%rd13+-512];
$1_56:
bar.sync 0;
ld.shared.u32 %r161,[%rd13];
add.s32 %r162,%r161,%r205;
st.shared.u32 [%rd13],%r162;
bar.sync 0;
ld.shared.u32 %r163,[%rd13];
cvt.rn.f32.u32 %f2,%r163;
cvt.rn.f32.s32 %f3,%r53;
mov.f32 %f4,0f437F0000;
div.rn.f32 %f5,%f4,%f3;
mul.f32 %f6,%f5,%f2;
cvt.rni.s32.f32 %r164,%f6;
max.s32 %r165,%r164,0;
min.s32 %r166,%r165,255;
mul.wide.u32 %rd82,%r4,%r94;
mov.u32 %r169,%ctaid.y;
cvt.u64.u32 %rd83,%r169;
add.s64 %rd84,%rd82,%rd83;
cvt.u64.u32 %rd85,%r92;
mul.lo.s64 %rd86,%rd84,%rd85;
mov.u32 %r171,%ctaid.x;
cvt.u64.u32 %rd87,%r171;
add.s64 %rd88,%rd86,%rd87;
shl.b64 %rd89,%rd88,8;
mov.u32 %r172,%tid.y;
shl.b32 %r173,%r172,5;
mov.u32 %r174,%tid.x;
add.s32 %r175,%r173,%r174;
cvt.s64.s32 %rd90,%r175;
add.s64 %rd91,%rd89,%rd90;
cvta.to.global.u64 %rd92,%rd23;
add.s64 %rd93,%rd92,%rd91;
st.global.u8 [%rd93],%r166;
ret;
}
.visible .entry clahe(
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
.reg .pred %p<7>;
.reg .b16 %rs<5>;
.reg .f32 %f<34>;
.reg .b32 %r<81>;
.reg .b64 %rd<87>;
ld.param.u64 %rd28,[p0];
ld.param.v2.u32 {%r77,%r78},[p1+32];
ld.param.v2.u32 {%r30,%r31},[p1+40];
ld.param.u64 %rd33,[p2];
ld.param.v2.u32 {%r79,%r80},[p3+32];
ld.param.v2.u32 {%r34,%r35},[p3+40];
ld.param.u64 %rd38,[p4];
ld.param.u32 %r26,[p5];
ld.param.u32 %r27,[p6];
ld.param.u64 %rd86,[p3+16];
ld.param.u64 %rd85,[p3+8];
ld.param.u64 %rd34,[p3];
ld.param.u64 %rd83,[p1+16];
ld.param.u64 %rd82,[p1+8];
ld.param.u64 %rd29,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r31,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd39,%rd28;
mul.wide.s32 %rd40,%r1,40;
add.s64 %rd41,%rd39,%rd40;
ld.global.v2.u32 {%r77,%r78},[%rd41+32];
ld.global.u64 %rd83,[%rd41+16];
ld.global.u64 %rd82,[%rd41+8];
ld.global.u64 %rd81,[%rd41];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd42,%r1;
mul.lo.s64 %rd43,%rd29,%rd42;
add.s64 %rd81,%rd28,%rd43;
$2_3:
setp.eq.s32 %p2,%r35,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd44,%rd33;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.v2.u32 {%r79,%r80},[%rd46+32];
ld.global.u64 %rd86,[%rd46+16];
ld.global.u64 %rd85,[%rd46+8];
ld.global.u64 %rd84,[%rd46];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd34,%rd47;
add.s64 %rd84,%rd33,%rd48;
$2_6:
mov.u32 %r41,%ctaid.x;
shl.b32 %r42,%r41,5;
mov.u32 %r43,%tid.x;
add.s32 %r16,%r42,%r43;
mov.u32 %r44,%ctaid.y;
shl.b32 %r45,%r44,3;
mov.u32 %r46,%tid.y;
add.s32 %r17,%r45,%r46;
setp.ge.s32 %p3,%r16,%r79;
setp.ge.s32 %p4,%r17,%r80;
or.pred %p5,%p4,%p3;
@%p5 bra $2_8;
rem.s32 %r47,%r78,%r27;
rem.s32 %r48,%r77,%r26;
or.b32 %r49,%r47,%r48;
setp.eq.s32 %p6,%r49,0;
sub.s32 %r50,%r26,%r48;
sub.s32 %r51,%r27,%r47;
selp.b32 %r52,0,%r50,%p6;
add.s32 %r53,%r52,%r77;
selp.b32 %r54,0,%r51,%p6;
add.s32 %r55,%r54,%r78;
div.s32 %r56,%r53,%r26;
div.s32 %r57,%r55,%r27;
cvt.rn.f32.s32 %f1,%r56;
rcp.rn.f32 %f2,%f1;
mov.f32 %f3,0f3F800000;
cvt.rn.f32.s32 %f4,%r16;
mul.rn.f32 %f5,%f4,%f2;
mov.f32 %f6,0f3F000000;
sub.rn.f32 %f7,%f5,%f6;
cvt.rmi.f32.f32 %f8,%f7;
cvt.rzi.s32.f32 %r58,%f8;
max.s32 %r59,%r58,0;
add.s32 %r60,%r58,1;
add.s32 %r61,%r26,-1;
min.s32 %r62,%r60,%r61;
cvt.rn.f32.s32 %f9,%r58;
sub.f32 %f10,%f7,%f9;
cvt.rn.f32.s32 %f11,%r57;
rcp.rn.f32 %f12,%f11;
cvt.rn.f32.s32 %f13,%r17;
mul.rn.f32 %f14,%f13,%f12;
sub.rn.f32 %f15,%f14,%f6;
cvt.rmi.f32.f32 %f16,%f15;
cvt.rzi.s32.f32 %r63,%f16;
max.s32 %r64,%r63,0;
add.s32 %r65,%r63,1;
add.s32 %r66,%r27,-1;
min.s32 %r67,%r65,%r66;
cvt.rn.f32.s32 %f17,%r63;
sub.f32 %f18,%f15,%f17;
cvt.u64.u32 %rd49,%r1;
cvt.s64.s32 %rd50,%r26;
mul.lo.s64 %rd51,%rd49,%rd50;
cvt.s64.s32 %rd52,%r27;
mul.lo.s64 %rd53,%rd51,%rd52;
cvt.s64.s32 %rd54,%r17;
mul.lo.s64 %rd55,%rd82,%rd54;
cvt.s64.s32 %rd56,%r16;
mul.lo.s64 %rd57,%rd83,%rd56;
add.s64 %rd58,%rd55,%rd57;
add.s64 %rd59,%rd81,%rd58;
ld.u8 %rd60,[%rd59];
bfi.b64 %rd61,%rd53,%rd60,8,56;
shl.b32 %r69,%r26,8;
mul.lo.s32 %r70,%r69,%r64;
cvt.s64.s32 %rd62,%r70;
add.s64 %rd63,%rd61,%rd62;
mul.lo.s32 %r71,%r69,%r67;
cvt.s64.s32 %rd64,%r71;
add.s64 %rd65,%rd61,%rd64;
shl.b32 %r72,%r59,8;
cvt.s64.s32 %rd66,%r72;
add.s64 %rd67,%rd63,%rd66;
cvta.to.global.u64 %rd68,%rd38;
add.s64 %rd69,%rd68,%rd67;
ld.global.u8 %rs1,[%rd69];
cvt.rn.f32.u16 %f19,%rs1;
shl.b32 %r73,%r62,8;
cvt.s64.s32 %rd70,%r73;
add.s64 %rd71,%rd63,%rd70;
add.s64 %rd72,%rd68,%rd71;
ld.global.u8 %rs2,[%rd72];
cvt.rn.f32.u16 %f20,%rs2;
sub.f32 %f21,%f3,%f10;
mul.rn.f32 %f22,%f19,%f21;
mul.rn.f32 %f23,%f20,%f10;
add.rn.f32 %f24,%f22,%f23;
add.s64 %rd73,%rd65,%rd66;
add.s64 %rd74,%rd68,%rd73;
ld.global.u8 %rs3,[%rd74];
cvt.rn.f32.u16 %f25,%rs3;
add.s64 %rd75,%rd65,%rd70;
add.s64 %rd76,%rd68,%rd75;
ld.global.u8 %rs4,[%rd76];
cvt.rn.f32.u16 %f26,%rs4;
mul.rn.f32 %f27,%f25,%f21;
mul.rn.f32 %f28,%f26,%f10;
add.rn.f32 %f29,%f27,%f28;
mul.lo.s64 %rd77,%rd85,%rd54;
mul.lo.s64 %rd78,%rd86,%rd56;
add.s64 %rd79,%rd77,%rd78;
add.s64 %rd80,%rd84,%rd79;
sub.f32 %f30,%f3,%f18;
mul.rn.f32 %f31,%f24,%f30;
mul.rn.f32 %f32,%f29,%f18;
add.rn.f32 %f33,%f31,%f32;
cvt.rni.s32.f32 %r74,%f33;
max.s32 %r75,%r74,0;
min.s32 %r76,%r75,255;
st.u8 [%rd80],%r76;
$2_8:
ret;
}
`;
