// Made from kernels/yuv_rows.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/yuv_rows.cu`. */
export const YUV_ROWS: string = `.version 8.0
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
.visible .entry from_yuv_rows(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .align 4 .b8 p8[28]
)
.maxntid 256,1,1
{
.reg .pred %p<19>;
.reg .b32 %r<418>;
.reg .b64 %rd<176>;
.shared .align 16 .b8 _ZZ13from_yuv_rowsE13rows_of_block[12288];
ld.param.u64 %rd69,[p0];
ld.param.u64 %rd74,[p2];
ld.param.u64 %rd79,[p4];
ld.param.u64 %rd84,[p6];
ld.param.v2.u32 {%r411,%r412},[p7+32];
ld.param.v2.u32 {%r117,%r118},[p7+40];
ld.param.u32 %r102,[p8+24];
ld.param.u32 %r101,[p8+20];
ld.param.u32 %r100,[p8+16];
ld.param.u32 %r99,[p8+12];
ld.param.u32 %r98,[p8+8];
ld.param.u32 %r97,[p8+4];
ld.param.u32 %r96,[p8];
ld.param.u64 %rd172,[p7+8];
ld.param.u64 %rd85,[p7];
ld.param.u64 %rd170,[p5+16];
ld.param.u64 %rd169,[p5+8];
ld.param.u64 %rd80,[p5];
ld.param.u64 %rd167,[p3+16];
ld.param.u64 %rd166,[p3+8];
ld.param.u64 %rd75,[p3];
ld.param.u64 %rd164,[p1+8];
ld.param.u64 %rd70,[p1];
mov.u32 %r119,%tid.y;
cvt.u64.u32 %rd1,%r119;
setp.eq.s32 %p1,%r118,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd89,%rd69;
mov.u32 %r120,%ctaid.z;
mul.wide.u32 %rd90,%r120,40;
add.s64 %rd91,%rd89,%rd90;
cvta.to.global.u64 %rd92,%rd74;
add.s64 %rd93,%rd92,%rd90;
cvta.to.global.u64 %rd94,%rd79;
add.s64 %rd95,%rd94,%rd90;
cvta.to.global.u64 %rd96,%rd84;
add.s64 %rd97,%rd96,%rd90;
ld.global.v2.u32 {%r411,%r412},[%rd97+32];
ld.global.u64 %rd172,[%rd97+8];
ld.global.u64 %rd171,[%rd97];
ld.global.u64 %rd170,[%rd95+16];
ld.global.u64 %rd169,[%rd95+8];
ld.global.u64 %rd168,[%rd95];
ld.global.u64 %rd167,[%rd93+16];
ld.global.u64 %rd166,[%rd93+8];
ld.global.u64 %rd165,[%rd93];
ld.global.u64 %rd164,[%rd91+8];
ld.global.u64 %rd163,[%rd91];
bra.uni $2_3;
$2_2:
mov.u32 %r129,%ctaid.z;
cvt.u64.u32 %rd98,%r129;
mul.lo.s64 %rd99,%rd70,%rd98;
mul.lo.s64 %rd100,%rd75,%rd98;
mul.lo.s64 %rd101,%rd80,%rd98;
mul.lo.s64 %rd102,%rd85,%rd98;
add.s64 %rd171,%rd84,%rd102;
add.s64 %rd168,%rd79,%rd101;
add.s64 %rd165,%rd74,%rd100;
add.s64 %rd163,%rd69,%rd99;
$2_3:
mov.u32 %r25,%tid.x;
mov.u32 %r130,%ctaid.x;
shl.b32 %r26,%r130,8;
mov.u32 %r131,%ctaid.y;
shl.b32 %r132,%r131,3;
cvt.u32.u64 %r133,%rd1;
add.s32 %r134,%r132,%r133;
shl.b32 %r27,%r134,1;
sub.s32 %r135,%r411,%r26;
min.s32 %r28,%r135,256;
sub.s32 %r29,%r412,%r27;
setp.lt.s32 %p2,%r135,1;
setp.lt.s32 %p3,%r29,1;
or.pred %p4,%p3,%p2;
@%p4 bra $2_20;
setp.ge.u64 %p5,%rd165,%rd168;
setp.eq.s64 %p6,%rd167,2;
and.pred %p7,%p6,%p5;
selp.b64 %rd103,%rd168,%rd165,%p7;
shr.u32 %r137,%r27,31;
add.s32 %r138,%r27,%r137;
shr.s32 %r139,%r138,1;
cvt.s64.s32 %rd104,%r139;
mul.lo.s64 %rd105,%rd166,%rd104;
shr.u32 %r140,%r26,31;
add.s32 %r141,%r26,%r140;
shr.s32 %r142,%r141,1;
cvt.s64.s32 %rd106,%r142;
mul.lo.s64 %rd107,%rd167,%rd106;
add.s64 %rd108,%rd105,%rd107;
add.s64 %rd173,%rd103,%rd108;
mul.lo.s64 %rd109,%rd169,%rd104;
mul.lo.s64 %rd110,%rd170,%rd106;
add.s64 %rd111,%rd109,%rd110;
add.s64 %rd54,%rd168,%rd111;
add.s32 %r143,%r28,1;
shr.u32 %r144,%r143,31;
add.s32 %r145,%r143,%r144;
shr.s32 %r146,%r145,1;
cvt.u32.u64 %r147,%rd167;
mul.lo.s32 %r38,%r146,%r147;
selp.b32 %r39,1,2,%p6;
min.s32 %r40,%r29,2;
mov.u32 %r413,0;
$2_5:
.pragma "nounroll";
mul.lo.s64 %rd112,%rd1,1536;
mov.u64 %rd113,_ZZ13from_yuv_rowsE13rows_of_block;
cvta.shared.u64 %rd114,%rd113;
add.s64 %rd115,%rd114,%rd112;
mul.wide.s32 %rd116,%r413,128;
add.s64 %rd117,%rd115,%rd116;
add.s64 %rd118,%rd117,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd118;
.param .b32 param1;
st.param.b32 [param1+0],%r38;
.param .b64 param2;
st.param.b64 [param2+0],%rd173;
.param .b32 param3;
st.param.b32 [param3+0],%r38;
.param .b32 param4;
st.param.b32 [param4+0],%r25;
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
add.s32 %r413,%r413,1;
setp.lt.u32 %p8,%r413,%r39;
mov.u64 %rd173,%rd54;
@%p8 bra $2_5;
setp.lt.u64 %p9,%rd165,%rd168;
selp.b32 %r43,32,49,%p9;
selp.b32 %r44,49,32,%p9;
mov.u32 %r414,0;
$2_7:
.pragma "nounroll";
mov.u32 %r410,%ctaid.y;
shl.b32 %r409,%r410,3;
mov.u64 %rd160,_ZZ13from_yuv_rowsE13rows_of_block;
cvta.shared.u64 %rd159,%rd160;
mov.u32 %r408,%tid.y;
mov.u32 %r407,%ctaid.x;
shl.b32 %r406,%r407,8;
shl.b32 %r150,%r25,2;
setp.ge.s32 %p10,%r150,%r28;
mul.wide.u32 %rd119,%r408,1536;
add.s64 %rd122,%rd159,%rd119;
add.s32 %r154,%r409,%r408;
shl.b32 %r155,%r154,1;
add.s32 %r156,%r414,%r155;
cvt.s64.s32 %rd60,%r156;
mul.lo.s64 %rd123,%rd164,%rd60;
cvt.s64.s32 %rd124,%r406;
add.s64 %rd125,%rd123,%rd124;
add.s64 %rd126,%rd163,%rd125;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd122;
.param .b32 param1;
st.param.b32 [param1+0],%r28;
.param .b64 param2;
st.param.b64 [param2+0],%rd126;
.param .b32 param3;
st.param.b32 [param3+0],%r28;
.param .b32 param4;
st.param.b32 [param4+0],%r25;
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
@%p10 bra $2_19;
@%p6 bra $2_14;
bra.uni $2_9;
$2_14:
mov.u32 %r417,%r25;
$2_15:
.pragma "nounroll";
mov.u64 %rd162,_ZZ13from_yuv_rowsE13rows_of_block;
add.s64 %rd145,%rd162,%rd112;
mul.wide.s32 %rd146,%r417,4;
add.s64 %rd147,%rd145,%rd146;
ld.shared.u32 %r281,[%rd147+256];
mov.u32 %r282,0;
prmt.b32 %r283,%r281,%r282,%r43;
prmt.b32 %r284,%r281,%r282,%r44;
mov.u32 %r285,17472;
prmt.b32 %r286,%r283,%r282,%r285;
add.s32 %r287,%r286,-128;
prmt.b32 %r288,%r284,%r282,%r285;
add.s32 %r289,%r288,-128;
ld.shared.u32 %r290,[%rd147];
prmt.b32 %r291,%r290,%r282,%r285;
sub.s32 %r292,%r291,%r96;
max.s32 %r293,%r292,0;
mad.lo.s32 %r294,%r293,%r97,524288;
mul.lo.s32 %r295,%r289,%r98;
add.s32 %r296,%r294,%r295;
shr.s32 %r297,%r296,20;
mul.lo.s32 %r298,%r287,%r101;
add.s32 %r299,%r294,%r298;
shr.s32 %r300,%r299,20;
mov.u32 %r301,17473;
prmt.b32 %r302,%r290,%r282,%r301;
sub.s32 %r303,%r302,%r96;
max.s32 %r304,%r303,0;
mad.lo.s32 %r305,%r304,%r97,524288;
add.s32 %r306,%r305,%r295;
add.s32 %r307,%r305,%r298;
prmt.b32 %r308,%r283,%r282,%r301;
add.s32 %r309,%r308,-128;
prmt.b32 %r310,%r284,%r282,%r301;
add.s32 %r311,%r310,-128;
mov.u32 %r312,17474;
prmt.b32 %r313,%r290,%r282,%r312;
sub.s32 %r314,%r313,%r96;
max.s32 %r315,%r314,0;
mad.lo.s32 %r316,%r315,%r97,524288;
mul.lo.s32 %r317,%r311,%r98;
add.s32 %r318,%r316,%r317;
mul.lo.s32 %r319,%r309,%r101;
add.s32 %r320,%r316,%r319;
mov.u32 %r321,17475;
prmt.b32 %r322,%r290,%r282,%r321;
sub.s32 %r323,%r322,%r96;
max.s32 %r324,%r323,0;
mad.lo.s32 %r325,%r324,%r97,524288;
add.s32 %r326,%r325,%r317;
add.s32 %r327,%r325,%r319;
setp.eq.s32 %p15,%r102,0;
selp.b32 %r328,%r327,%r326,%p15;
selp.b32 %r329,%r326,%r327,%p15;
selp.b32 %r330,%r320,%r318,%p15;
selp.b32 %r331,%r318,%r320,%p15;
selp.b32 %r332,%r307,%r306,%p15;
selp.b32 %r333,%r306,%r307,%p15;
selp.b32 %r66,%r300,%r297,%p15;
selp.b32 %r67,%r297,%r300,%p15;
mul.lo.s32 %r334,%r287,%r99;
mad.lo.s32 %r335,%r289,%r100,%r334;
add.s32 %r336,%r335,%r305;
mul.lo.s32 %r337,%r309,%r99;
mad.lo.s32 %r338,%r311,%r100,%r337;
add.s32 %r339,%r338,%r316;
add.s32 %r340,%r338,%r325;
add.s32 %r341,%r335,%r294;
shr.s32 %r68,%r341,20;
shr.s32 %r69,%r333,20;
shr.s32 %r70,%r336,20;
shr.s32 %r71,%r332,20;
shr.s32 %r72,%r331,20;
shr.s32 %r73,%r339,20;
shr.s32 %r74,%r330,20;
shr.s32 %r75,%r329,20;
shr.s32 %r76,%r340,20;
shr.s32 %r77,%r328,20;
mul.lo.s32 %r342,%r417,%r117;
mul.wide.s32 %rd148,%r342,4;
add.s64 %rd149,%rd145,%rd148;
add.s64 %rd68,%rd149,512;
setp.eq.s32 %p16,%r117,4;
@%p16 bra $2_17;
bra.uni $2_16;
$2_17:
mov.u32 %r392,255;
cvt.pack.sat.u8.s32.b32 %r367,%r392,%r66,%r282;
cvt.pack.sat.u8.s32.b32 %r371,%r68,%r67,%r367;
st.shared.u32 [%rd68],%r371;
cvt.pack.sat.u8.s32.b32 %r375,%r392,%r71,%r282;
cvt.pack.sat.u8.s32.b32 %r379,%r70,%r69,%r375;
st.shared.u32 [%rd68+4],%r379;
cvt.pack.sat.u8.s32.b32 %r383,%r392,%r74,%r282;
cvt.pack.sat.u8.s32.b32 %r387,%r73,%r72,%r383;
st.shared.u32 [%rd68+8],%r387;
cvt.pack.sat.u8.s32.b32 %r391,%r392,%r77,%r282;
cvt.pack.sat.u8.s32.b32 %r395,%r76,%r75,%r391;
st.shared.u32 [%rd68+12],%r395;
bra.uni $2_18;
$2_16:
cvt.pack.sat.u8.s32.b32 %r343,%r69,%r66,%r282;
cvt.pack.sat.u8.s32.b32 %r347,%r68,%r67,%r343;
st.shared.u32 [%rd68],%r347;
cvt.pack.sat.u8.s32.b32 %r351,%r73,%r72,%r282;
cvt.pack.sat.u8.s32.b32 %r355,%r71,%r70,%r351;
st.shared.u32 [%rd68+4],%r355;
cvt.pack.sat.u8.s32.b32 %r359,%r77,%r76,%r282;
cvt.pack.sat.u8.s32.b32 %r363,%r75,%r74,%r359;
st.shared.u32 [%rd68+8],%r363;
$2_18:
add.s32 %r417,%r417,32;
shl.b32 %r399,%r417,2;
setp.lt.s32 %p17,%r399,%r28;
@%p17 bra $2_15;
bra.uni $2_19;
$2_9:
mov.u64 %rd161,_ZZ13from_yuv_rowsE13rows_of_block;
mov.u32 %r160,%tid.x;
add.s64 %rd129,%rd161,%rd119;
mul.wide.s32 %rd130,%r160,4;
add.s64 %rd174,%rd129,%rd130;
mul.wide.s32 %rd131,%r160,2;
add.s64 %rd132,%rd129,%rd131;
add.s64 %rd175,%rd132,384;
shl.b32 %r416,%r160,2;
mul.lo.s32 %r415,%r117,%r160;
$2_10:
.pragma "nounroll";
ld.shared.u16 %r161,[%rd175+-128];
ld.shared.u16 %r162,[%rd175];
mov.u32 %r163,17472;
mov.u32 %r164,0;
prmt.b32 %r165,%r161,%r164,%r163;
add.s32 %r166,%r165,-128;
prmt.b32 %r167,%r162,%r164,%r163;
add.s32 %r168,%r167,-128;
ld.shared.u32 %r169,[%rd174];
prmt.b32 %r170,%r169,%r164,%r163;
sub.s32 %r171,%r170,%r96;
max.s32 %r172,%r171,0;
mad.lo.s32 %r173,%r172,%r97,524288;
mul.lo.s32 %r174,%r168,%r98;
add.s32 %r175,%r173,%r174;
shr.s32 %r176,%r175,20;
mul.lo.s32 %r177,%r166,%r101;
add.s32 %r178,%r173,%r177;
shr.s32 %r179,%r178,20;
mov.u32 %r180,17473;
prmt.b32 %r181,%r169,%r164,%r180;
sub.s32 %r182,%r181,%r96;
max.s32 %r183,%r182,0;
mad.lo.s32 %r184,%r183,%r97,524288;
add.s32 %r185,%r184,%r174;
add.s32 %r186,%r184,%r177;
prmt.b32 %r187,%r161,%r164,%r180;
add.s32 %r188,%r187,-128;
prmt.b32 %r189,%r162,%r164,%r180;
add.s32 %r190,%r189,-128;
mov.u32 %r191,17474;
prmt.b32 %r192,%r169,%r164,%r191;
sub.s32 %r193,%r192,%r96;
max.s32 %r194,%r193,0;
mad.lo.s32 %r195,%r194,%r97,524288;
mul.lo.s32 %r196,%r190,%r98;
add.s32 %r197,%r195,%r196;
mul.lo.s32 %r198,%r188,%r101;
add.s32 %r199,%r195,%r198;
mov.u32 %r200,17475;
prmt.b32 %r201,%r169,%r164,%r200;
sub.s32 %r202,%r201,%r96;
max.s32 %r203,%r202,0;
mad.lo.s32 %r204,%r203,%r97,524288;
add.s32 %r205,%r204,%r196;
add.s32 %r206,%r204,%r198;
setp.eq.s32 %p12,%r102,0;
selp.b32 %r207,%r206,%r205,%p12;
selp.b32 %r208,%r205,%r206,%p12;
selp.b32 %r209,%r199,%r197,%p12;
selp.b32 %r210,%r197,%r199,%p12;
selp.b32 %r211,%r186,%r185,%p12;
selp.b32 %r212,%r185,%r186,%p12;
selp.b32 %r50,%r179,%r176,%p12;
selp.b32 %r51,%r176,%r179,%p12;
mul.lo.s32 %r213,%r166,%r99;
mad.lo.s32 %r214,%r168,%r100,%r213;
add.s32 %r215,%r214,%r184;
mul.lo.s32 %r216,%r188,%r99;
mad.lo.s32 %r217,%r190,%r100,%r216;
add.s32 %r218,%r217,%r195;
add.s32 %r219,%r217,%r204;
add.s32 %r220,%r214,%r173;
shr.s32 %r52,%r220,20;
shr.s32 %r53,%r212,20;
shr.s32 %r54,%r215,20;
shr.s32 %r55,%r211,20;
shr.s32 %r56,%r210,20;
shr.s32 %r57,%r218,20;
shr.s32 %r58,%r209,20;
shr.s32 %r59,%r208,20;
shr.s32 %r60,%r219,20;
shr.s32 %r61,%r207,20;
setp.eq.s32 %p13,%r117,4;
@%p13 bra $2_12;
bra.uni $2_11;
$2_12:
mov.u32 %r271,255;
cvt.pack.sat.u8.s32.b32 %r246,%r271,%r50,%r164;
cvt.pack.sat.u8.s32.b32 %r250,%r52,%r51,%r246;
mul.wide.s32 %rd141,%r415,4;
add.s64 %rd142,%rd129,%rd141;
st.shared.u32 [%rd142+512],%r250;
cvt.pack.sat.u8.s32.b32 %r254,%r271,%r55,%r164;
cvt.pack.sat.u8.s32.b32 %r258,%r54,%r53,%r254;
st.shared.u32 [%rd142+516],%r258;
cvt.pack.sat.u8.s32.b32 %r262,%r271,%r58,%r164;
cvt.pack.sat.u8.s32.b32 %r266,%r57,%r56,%r262;
st.shared.u32 [%rd142+520],%r266;
cvt.pack.sat.u8.s32.b32 %r270,%r271,%r61,%r164;
cvt.pack.sat.u8.s32.b32 %r274,%r60,%r59,%r270;
st.shared.u32 [%rd142+524],%r274;
bra.uni $2_13;
$2_11:
cvt.pack.sat.u8.s32.b32 %r221,%r53,%r50,%r164;
cvt.pack.sat.u8.s32.b32 %r225,%r52,%r51,%r221;
mul.wide.s32 %rd136,%r415,4;
add.s64 %rd137,%rd129,%rd136;
st.shared.u32 [%rd137+512],%r225;
cvt.pack.sat.u8.s32.b32 %r229,%r57,%r56,%r164;
cvt.pack.sat.u8.s32.b32 %r233,%r55,%r54,%r229;
st.shared.u32 [%rd137+516],%r233;
cvt.pack.sat.u8.s32.b32 %r237,%r61,%r60,%r164;
cvt.pack.sat.u8.s32.b32 %r241,%r59,%r58,%r237;
st.shared.u32 [%rd137+520],%r241;
$2_13:
add.s64 %rd175,%rd175,64;
add.s64 %rd174,%rd174,128;
shl.b32 %r279,%r117,5;
add.s32 %r415,%r415,%r279;
add.s32 %r416,%r416,128;
setp.lt.s32 %p14,%r416,%r28;
@%p14 bra $2_10;
$2_19:
add.s64 %rd154,%rd122,512;
bar.warp.sync -1;
mul.lo.s32 %r402,%r130,%r117;
shl.b32 %r403,%r402,8;
cvt.s64.s32 %rd155,%r403;
mul.lo.s64 %rd156,%rd172,%rd60;
add.s64 %rd157,%rd156,%rd155;
add.s64 %rd158,%rd171,%rd157;
mul.lo.s32 %r404,%r28,%r117;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd158;
.param .b64 param1;
st.param.b64 [param1+0],%rd154;
.param .b32 param2;
st.param.b32 [param2+0],%r404;
.param .b32 param3;
st.param.b32 [param3+0],%r25;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
bar.warp.sync -1;
add.s32 %r414,%r414,1;
setp.lt.s32 %p18,%r414,%r40;
@%p18 bra $2_7;
$2_20:
ret;
}
.visible .entry to_yuv_rows(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .align 4 .b8 p8[48]
)
.maxntid 256,1,1
{
.reg .pred %p<20>;
.reg .b32 %r<349>;
.reg .b64 %rd<192>;
.shared .align 16 .b8 _ZZ11to_yuv_rowsE13rows_of_block[12288];
ld.param.u64 %rd79,[p0];
ld.param.v2.u32 {%r343,%r344},[p1+32];
ld.param.v2.u32 {%r100,%r101},[p1+40];
ld.param.u64 %rd84,[p2];
ld.param.u64 %rd89,[p4];
ld.param.u64 %rd94,[p6];
ld.param.u32 %r97,[p8+44];
ld.param.u32 %r96,[p8+40];
ld.param.u32 %r95,[p8+36];
ld.param.u32 %r94,[p8+32];
ld.param.u32 %r93,[p8+28];
ld.param.u32 %r92,[p8+24];
ld.param.u32 %r91,[p8+20];
ld.param.u32 %r90,[p8+16];
ld.param.u32 %r89,[p8+12];
ld.param.u32 %r88,[p8+8];
ld.param.u32 %r87,[p8+4];
ld.param.u32 %r86,[p8];
ld.param.u64 %rd178,[p7+8];
ld.param.u64 %rd95,[p7];
ld.param.u64 %rd184,[p5+16];
ld.param.u64 %rd183,[p5+8];
ld.param.u64 %rd90,[p5];
ld.param.u64 %rd181,[p3+16];
ld.param.u64 %rd180,[p3+8];
ld.param.u64 %rd85,[p3];
ld.param.u64 %rd186,[p1+8];
ld.param.u64 %rd80,[p1];
mov.u32 %r114,%tid.y;
cvt.u64.u32 %rd1,%r114;
setp.eq.s32 %p1,%r101,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd99,%rd94;
mov.u32 %r115,%ctaid.z;
mul.wide.u32 %rd100,%r115,40;
add.s64 %rd101,%rd99,%rd100;
cvta.to.global.u64 %rd102,%rd84;
add.s64 %rd103,%rd102,%rd100;
cvta.to.global.u64 %rd104,%rd89;
add.s64 %rd105,%rd104,%rd100;
cvta.to.global.u64 %rd106,%rd79;
add.s64 %rd107,%rd106,%rd100;
ld.global.v2.u32 {%r343,%r344},[%rd107+32];
ld.global.u64 %rd186,[%rd107+8];
ld.global.u64 %rd185,[%rd107];
ld.global.u64 %rd184,[%rd105+16];
ld.global.u64 %rd183,[%rd105+8];
ld.global.u64 %rd182,[%rd105];
ld.global.u64 %rd181,[%rd103+16];
ld.global.u64 %rd180,[%rd103+8];
ld.global.u64 %rd179,[%rd103];
ld.global.u64 %rd178,[%rd101+8];
ld.global.u64 %rd177,[%rd101];
bra.uni $3_3;
$3_2:
mov.u32 %r124,%ctaid.z;
cvt.u64.u32 %rd108,%r124;
mul.lo.s64 %rd109,%rd95,%rd108;
mul.lo.s64 %rd110,%rd85,%rd108;
mul.lo.s64 %rd111,%rd90,%rd108;
mul.lo.s64 %rd112,%rd80,%rd108;
add.s64 %rd185,%rd79,%rd112;
add.s64 %rd182,%rd89,%rd111;
add.s64 %rd179,%rd84,%rd110;
add.s64 %rd177,%rd94,%rd109;
$3_3:
mov.u32 %r125,%ctaid.x;
shl.b32 %r126,%r125,8;
mov.u32 %r127,%ctaid.y;
shl.b32 %r128,%r127,3;
cvt.u32.u64 %r129,%rd1;
add.s32 %r130,%r128,%r129;
shl.b32 %r131,%r130,1;
sub.s32 %r132,%r343,%r126;
min.s32 %r25,%r132,256;
sub.s32 %r26,%r344,%r131;
setp.lt.s32 %p2,%r132,1;
setp.lt.s32 %p3,%r26,1;
or.pred %p4,%p3,%p2;
@%p4 bra $3_22;
min.s32 %r40,%r26,2;
mov.u32 %r345,0;
$3_5:
.pragma "nounroll";
mov.u32 %r340,%ctaid.y;
shl.b32 %r339,%r340,3;
mov.u32 %r338,%tid.y;
mov.u32 %r337,%ctaid.x;
mov.u32 %r134,%tid.x;
shl.b32 %r135,%r134,2;
setp.ge.s32 %p5,%r135,%r25;
mul.wide.u32 %rd113,%r338,1536;
mov.u64 %rd114,_ZZ11to_yuv_rowsE13rows_of_block;
cvta.shared.u64 %rd115,%rd114;
add.s64 %rd116,%rd115,%rd113;
add.s32 %r139,%r339,%r338;
shl.b32 %r140,%r139,1;
add.s32 %r141,%r345,%r140;
cvt.s64.s32 %rd60,%r141;
mul.lo.s64 %rd117,%rd186,%rd60;
mul.lo.s32 %r143,%r337,%r100;
shl.b32 %r144,%r143,8;
cvt.s64.s32 %rd118,%r144;
add.s64 %rd119,%rd117,%rd118;
add.s64 %rd120,%rd185,%rd119;
mul.lo.s32 %r145,%r25,%r100;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd116;
.param .b32 param1;
st.param.b32 [param1+0],%r145;
.param .b64 param2;
st.param.b64 [param2+0],%rd120;
.param .b32 param3;
st.param.b32 [param3+0],%r145;
.param .b32 param4;
st.param.b32 [param4+0],%r134;
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
@%p5 bra $3_19;
setp.eq.s32 %p6,%r100,4;
@%p6 bra $3_13;
bra.uni $3_7;
$3_13:
mov.u32 %r347,%tid.x;
$3_14:
.pragma "nounroll";
mov.u64 %rd174,_ZZ11to_yuv_rowsE13rows_of_block;
shl.b32 %r229,%r347,2;
mul.lo.s64 %rd131,%rd1,1536;
add.s64 %rd133,%rd174,%rd131;
mul.wide.s32 %rd134,%r229,4;
add.s64 %rd135,%rd133,%rd134;
ld.shared.v4.u32 {%r230,%r231,%r232,%r233},[%rd135];
mov.u32 %r235,0;
mov.u32 %r239,17472;
prmt.b32 %r240,%r233,%r235,%r239;
mov.u32 %r241,17473;
prmt.b32 %r242,%r233,%r235,%r241;
mov.u32 %r243,17474;
prmt.b32 %r244,%r233,%r235,%r243;
mad.lo.s32 %r245,%r242,%r87,%r89;
mad.lo.s32 %r246,%r240,%r86,%r245;
mad.lo.s32 %r247,%r244,%r88,%r246;
shr.s32 %r248,%r247,20;
max.s32 %r249,%r248,0;
min.s32 %r250,%r249,255;
prmt.b32 %r55,%r232,%r235,%r239;
prmt.b32 %r56,%r232,%r235,%r241;
prmt.b32 %r57,%r232,%r235,%r243;
mad.lo.s32 %r251,%r56,%r87,%r89;
mad.lo.s32 %r252,%r55,%r86,%r251;
mad.lo.s32 %r253,%r57,%r88,%r252;
shr.s32 %r254,%r253,20;
shl.b32 %r255,%r250,8;
max.s32 %r256,%r254,0;
min.s32 %r257,%r256,255;
or.b32 %r258,%r257,%r255;
prmt.b32 %r259,%r231,%r235,%r239;
prmt.b32 %r260,%r231,%r235,%r241;
prmt.b32 %r261,%r231,%r235,%r243;
mad.lo.s32 %r262,%r260,%r87,%r89;
mad.lo.s32 %r263,%r259,%r86,%r262;
mad.lo.s32 %r264,%r261,%r88,%r263;
shr.s32 %r265,%r264,20;
shl.b32 %r266,%r258,8;
max.s32 %r267,%r265,0;
min.s32 %r268,%r267,255;
or.b32 %r269,%r268,%r266;
prmt.b32 %r58,%r230,%r235,%r239;
prmt.b32 %r59,%r230,%r235,%r241;
prmt.b32 %r60,%r230,%r235,%r243;
mad.lo.s32 %r270,%r59,%r87,%r89;
mad.lo.s32 %r271,%r58,%r86,%r270;
mad.lo.s32 %r272,%r60,%r88,%r271;
shr.s32 %r273,%r272,20;
shl.b32 %r274,%r269,8;
max.s32 %r275,%r273,0;
min.s32 %r276,%r275,255;
or.b32 %r277,%r276,%r274;
cvt.s64.s32 %rd71,%r347;
mul.wide.s32 %rd136,%r347,4;
add.s64 %rd137,%rd133,%rd136;
add.s64 %rd72,%rd137,1024;
st.shared.u32 [%rd137+1024],%r277;
setp.ne.s32 %p11,%r345,0;
@%p11 bra $3_18;
setp.eq.s64 %p12,%rd181,2;
mad.lo.s32 %r278,%r56,%r91,%r93;
mad.lo.s32 %r279,%r55,%r90,%r278;
mad.lo.s32 %r280,%r57,%r92,%r279;
shr.s32 %r281,%r280,20;
max.s32 %r282,%r281,0;
min.s32 %r283,%r282,255;
mad.lo.s32 %r284,%r59,%r91,%r93;
mad.lo.s32 %r285,%r58,%r90,%r284;
mad.lo.s32 %r286,%r60,%r92,%r285;
shr.s32 %r287,%r286,20;
shl.b32 %r288,%r283,8;
max.s32 %r289,%r287,0;
min.s32 %r290,%r289,255;
or.b32 %r61,%r288,%r290;
mad.lo.s32 %r291,%r56,%r95,%r97;
mad.lo.s32 %r292,%r55,%r94,%r291;
mad.lo.s32 %r293,%r57,%r96,%r292;
shr.s32 %r294,%r293,20;
max.s32 %r295,%r294,0;
min.s32 %r296,%r295,255;
mad.lo.s32 %r297,%r59,%r95,%r97;
mad.lo.s32 %r298,%r58,%r94,%r297;
mad.lo.s32 %r299,%r60,%r96,%r298;
shr.s32 %r300,%r299,20;
shl.b32 %r301,%r296,8;
max.s32 %r302,%r300,0;
min.s32 %r303,%r302,255;
or.b32 %r62,%r301,%r303;
@%p12 bra $3_17;
bra.uni $3_16;
$3_17:
setp.lt.u64 %p13,%rd179,%rd182;
selp.b32 %r305,%r61,%r62,%p13;
selp.b32 %r306,%r62,%r61,%p13;
mov.u32 %r307,20800;
prmt.b32 %r308,%r305,%r306,%r307;
st.shared.u32 [%rd72+256],%r308;
bra.uni $3_18;
$3_16:
mov.u32 %r342,%tid.y;
mul.wide.u32 %rd176,%r342,1536;
mov.u64 %rd175,_ZZ11to_yuv_rowsE13rows_of_block;
add.s64 %rd140,%rd175,%rd176;
shl.b64 %rd141,%rd71,1;
add.s64 %rd142,%rd140,%rd141;
st.shared.u16 [%rd142+1280],%r61;
st.shared.u16 [%rd142+1408],%r62;
$3_18:
cvt.u32.u64 %r309,%rd71;
add.s32 %r347,%r309,32;
shl.b32 %r310,%r347,2;
setp.lt.s32 %p14,%r310,%r25;
@%p14 bra $3_14;
bra.uni $3_19;
$3_7:
mov.u64 %rd173,_ZZ11to_yuv_rowsE13rows_of_block;
add.s64 %rd123,%rd173,%rd113;
add.s64 %rd124,%rd123,1280;
mov.u32 %r147,%tid.x;
mul.wide.s32 %rd125,%r147,2;
add.s64 %rd126,%rd124,%rd125;
add.s64 %rd187,%rd126,128;
mul.wide.s32 %rd127,%r147,4;
add.s64 %rd188,%rd124,%rd127;
mul.lo.s32 %r148,%r100,%r147;
mul.wide.s32 %rd128,%r148,4;
add.s64 %rd129,%rd123,%rd128;
add.s64 %rd189,%rd129,8;
shl.b32 %r346,%r147,2;
$3_8:
.pragma "nounroll";
ld.shared.u32 %r149,[%rd189+-4];
ld.shared.u32 %r150,[%rd189+-8];
mov.u32 %r151,25923;
prmt.b32 %r152,%r150,%r149,%r151;
ld.shared.u32 %r153,[%rd189];
mov.u32 %r154,21554;
prmt.b32 %r155,%r149,%r153,%r154;
shr.u32 %r156,%r153,8;
mov.u32 %r157,17472;
mov.u32 %r158,0;
prmt.b32 %r159,%r156,%r158,%r157;
mov.u32 %r160,17473;
prmt.b32 %r161,%r156,%r158,%r160;
mov.u32 %r162,17474;
prmt.b32 %r163,%r156,%r158,%r162;
mad.lo.s32 %r164,%r161,%r87,%r89;
mad.lo.s32 %r165,%r159,%r86,%r164;
mad.lo.s32 %r166,%r163,%r88,%r165;
shr.s32 %r167,%r166,20;
max.s32 %r168,%r167,0;
min.s32 %r169,%r168,255;
prmt.b32 %r44,%r155,%r158,%r157;
prmt.b32 %r45,%r155,%r158,%r160;
prmt.b32 %r46,%r155,%r158,%r162;
mad.lo.s32 %r170,%r45,%r87,%r89;
mad.lo.s32 %r171,%r44,%r86,%r170;
mad.lo.s32 %r172,%r46,%r88,%r171;
shr.s32 %r173,%r172,20;
shl.b32 %r174,%r169,8;
max.s32 %r175,%r173,0;
min.s32 %r176,%r175,255;
or.b32 %r177,%r176,%r174;
prmt.b32 %r178,%r152,%r158,%r157;
prmt.b32 %r179,%r152,%r158,%r160;
prmt.b32 %r180,%r152,%r158,%r162;
mad.lo.s32 %r181,%r179,%r87,%r89;
mad.lo.s32 %r182,%r178,%r86,%r181;
mad.lo.s32 %r183,%r180,%r88,%r182;
shr.s32 %r184,%r183,20;
shl.b32 %r185,%r177,8;
max.s32 %r186,%r184,0;
min.s32 %r187,%r186,255;
or.b32 %r188,%r187,%r185;
prmt.b32 %r47,%r150,%r158,%r157;
prmt.b32 %r48,%r150,%r158,%r160;
prmt.b32 %r49,%r150,%r158,%r162;
mad.lo.s32 %r189,%r48,%r87,%r89;
mad.lo.s32 %r190,%r47,%r86,%r189;
mad.lo.s32 %r191,%r49,%r88,%r190;
shr.s32 %r192,%r191,20;
shl.b32 %r193,%r188,8;
max.s32 %r194,%r192,0;
min.s32 %r195,%r194,255;
or.b32 %r196,%r195,%r193;
st.shared.u32 [%rd188+-256],%r196;
setp.ne.s32 %p7,%r345,0;
@%p7 bra $3_12;
setp.eq.s64 %p8,%rd181,2;
mad.lo.s32 %r197,%r45,%r91,%r93;
mad.lo.s32 %r198,%r44,%r90,%r197;
mad.lo.s32 %r199,%r46,%r92,%r198;
shr.s32 %r200,%r199,20;
max.s32 %r201,%r200,0;
min.s32 %r202,%r201,255;
mad.lo.s32 %r203,%r48,%r91,%r93;
mad.lo.s32 %r204,%r47,%r90,%r203;
mad.lo.s32 %r205,%r49,%r92,%r204;
shr.s32 %r206,%r205,20;
shl.b32 %r207,%r202,8;
max.s32 %r208,%r206,0;
min.s32 %r209,%r208,255;
or.b32 %r50,%r207,%r209;
mad.lo.s32 %r210,%r45,%r95,%r97;
mad.lo.s32 %r211,%r44,%r94,%r210;
mad.lo.s32 %r212,%r46,%r96,%r211;
shr.s32 %r213,%r212,20;
max.s32 %r214,%r213,0;
min.s32 %r215,%r214,255;
mad.lo.s32 %r216,%r48,%r95,%r97;
mad.lo.s32 %r217,%r47,%r94,%r216;
mad.lo.s32 %r218,%r49,%r96,%r217;
shr.s32 %r219,%r218,20;
shl.b32 %r220,%r215,8;
max.s32 %r221,%r219,0;
min.s32 %r222,%r221,255;
or.b32 %r51,%r220,%r222;
@%p8 bra $3_11;
bra.uni $3_10;
$3_11:
setp.lt.u64 %p9,%rd179,%rd182;
selp.b32 %r223,%r50,%r51,%p9;
selp.b32 %r224,%r51,%r50,%p9;
mov.u32 %r225,20800;
prmt.b32 %r226,%r223,%r224,%r225;
st.shared.u32 [%rd188],%r226;
bra.uni $3_12;
$3_10:
st.shared.u16 [%rd187+-128],%r50;
st.shared.u16 [%rd187],%r51;
$3_12:
shl.b32 %r227,%r100,5;
mul.wide.s32 %rd130,%r227,4;
add.s64 %rd189,%rd189,%rd130;
add.s64 %rd188,%rd188,128;
add.s64 %rd187,%rd187,64;
add.s32 %r346,%r346,128;
setp.lt.s32 %p10,%r346,%r25;
@%p10 bra $3_8;
$3_19:
mov.u64 %rd168,_ZZ11to_yuv_rowsE13rows_of_block;
mov.u32 %r330,%tid.y;
mul.wide.u32 %rd167,%r330,1536;
cvta.shared.u64 %rd166,%rd168;
add.s64 %rd165,%rd166,%rd167;
mov.u32 %r329,%tid.x;
add.s64 %rd147,%rd165,1024;
bar.warp.sync -1;
cvt.s64.s32 %rd148,%r126;
mul.lo.s64 %rd149,%rd178,%rd60;
add.s64 %rd150,%rd149,%rd148;
add.s64 %rd151,%rd177,%rd150;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd151;
.param .b64 param1;
st.param.b64 [param1+0],%rd147;
.param .b32 param2;
st.param.b32 [param2+0],%r25;
.param .b32 param3;
st.param.b32 [param3+0],%r329;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
bar.warp.sync -1;
add.s32 %r345,%r345,1;
setp.lt.s32 %p15,%r345,%r40;
@%p15 bra $3_5;
mov.u32 %r335,%tid.y;
mov.u32 %r334,%ctaid.y;
shl.b32 %r333,%r334,3;
add.s32 %r332,%r333,%r335;
shl.b32 %r331,%r332,1;
mov.u64 %rd172,_ZZ11to_yuv_rowsE13rows_of_block;
mul.wide.u32 %rd171,%r335,1536;
cvta.shared.u64 %rd170,%rd172;
add.s64 %rd169,%rd170,%rd171;
setp.ge.u64 %p16,%rd179,%rd182;
setp.eq.s64 %p17,%rd181,2;
and.pred %p18,%p17,%p16;
selp.b64 %rd152,%rd182,%rd179,%p18;
shr.s32 %r320,%r331,1;
mov.u32 %r348,0;
cvt.s64.s32 %rd153,%r320;
mul.lo.s64 %rd154,%rd180,%rd153;
shr.s32 %r323,%r126,1;
cvt.s64.s32 %rd155,%r323;
mul.lo.s64 %rd156,%rd181,%rd155;
add.s64 %rd157,%rd154,%rd156;
add.s64 %rd191,%rd152,%rd157;
mul.lo.s64 %rd158,%rd183,%rd153;
mul.lo.s64 %rd159,%rd184,%rd155;
add.s64 %rd160,%rd158,%rd159;
add.s64 %rd74,%rd182,%rd160;
selp.b32 %r66,1,2,%p17;
add.s32 %r324,%r25,1;
shr.u32 %r325,%r324,31;
add.s32 %r326,%r324,%r325;
shr.s32 %r327,%r326,1;
cvt.u32.u64 %r328,%rd181;
mul.lo.s32 %r67,%r327,%r328;
add.s64 %rd190,%rd169,1280;
$3_21:
.pragma "nounroll";
mov.u32 %r336,%tid.x;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd191;
.param .b64 param1;
st.param.b64 [param1+0],%rd190;
.param .b32 param2;
st.param.b32 [param2+0],%r67;
.param .b32 param3;
st.param.b32 [param3+0],%r336;
call.uni
_Z13store_by_warpPhPKhjj,
(
param0,
param1,
param2,
param3
);
}
add.s64 %rd190,%rd190,128;
add.s32 %r348,%r348,1;
setp.lt.u32 %p19,%r348,%r66;
mov.u64 %rd191,%rd74;
@%p19 bra $3_21;
$3_22:
ret;
}
`;
