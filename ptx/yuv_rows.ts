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
.reg .b32 %r<424>;
.reg .b64 %rd<176>;
.shared .align 16 .b8 _ZZ13from_yuv_rowsE13rows_of_block[12288];
ld.param.u64 %rd69,[p0];
ld.param.u64 %rd74,[p2];
ld.param.u64 %rd79,[p4];
ld.param.u64 %rd84,[p6];
ld.param.v2.u32 {%r417,%r418},[p7+32];
ld.param.v2.u32 {%r118,%r119},[p7+40];
ld.param.u32 %r103,[p8+24];
ld.param.u32 %r102,[p8+20];
ld.param.u32 %r101,[p8+16];
ld.param.u32 %r100,[p8+12];
ld.param.u32 %r99,[p8+8];
ld.param.u32 %r98,[p8+4];
ld.param.u32 %r97,[p8];
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
mov.u32 %r120,%tid.y;
cvt.u64.u32 %rd1,%r120;
setp.eq.s32 %p1,%r119,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd89,%rd69;
mov.u32 %r121,%ctaid.z;
mul.wide.u32 %rd90,%r121,40;
add.s64 %rd91,%rd89,%rd90;
cvta.to.global.u64 %rd92,%rd74;
add.s64 %rd93,%rd92,%rd90;
cvta.to.global.u64 %rd94,%rd79;
add.s64 %rd95,%rd94,%rd90;
cvta.to.global.u64 %rd96,%rd84;
add.s64 %rd97,%rd96,%rd90;
ld.global.v2.u32 {%r417,%r418},[%rd97+32];
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
mov.u32 %r130,%ctaid.z;
cvt.u64.u32 %rd98,%r130;
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
mov.u32 %r131,%ctaid.x;
shl.b32 %r26,%r131,8;
mov.u32 %r132,%ctaid.y;
shl.b32 %r133,%r132,3;
cvt.u32.u64 %r134,%rd1;
add.s32 %r135,%r133,%r134;
shl.b32 %r27,%r135,1;
sub.s32 %r136,%r417,%r26;
min.s32 %r28,%r136,256;
sub.s32 %r29,%r418,%r27;
setp.lt.s32 %p2,%r136,1;
setp.lt.s32 %p3,%r29,1;
or.pred %p4,%p3,%p2;
@%p4 bra $2_20;
setp.ge.u64 %p5,%rd165,%rd168;
setp.eq.s64 %p6,%rd167,2;
and.pred %p7,%p6,%p5;
selp.b64 %rd103,%rd168,%rd165,%p7;
shr.u32 %r138,%r27,31;
add.s32 %r139,%r27,%r138;
shr.s32 %r140,%r139,1;
cvt.s64.s32 %rd104,%r140;
mul.lo.s64 %rd105,%rd166,%rd104;
shr.u32 %r141,%r26,31;
add.s32 %r142,%r26,%r141;
shr.s32 %r143,%r142,1;
cvt.s64.s32 %rd106,%r143;
mul.lo.s64 %rd107,%rd167,%rd106;
add.s64 %rd108,%rd105,%rd107;
add.s64 %rd173,%rd103,%rd108;
mul.lo.s64 %rd109,%rd169,%rd104;
mul.lo.s64 %rd110,%rd170,%rd106;
add.s64 %rd111,%rd109,%rd110;
add.s64 %rd54,%rd168,%rd111;
add.s32 %r144,%r28,1;
shr.u32 %r145,%r144,31;
add.s32 %r146,%r144,%r145;
shr.s32 %r147,%r146,1;
cvt.u32.u64 %r148,%rd167;
mul.lo.s32 %r38,%r147,%r148;
selp.b32 %r39,1,2,%p6;
add.s32 %r149,%r28,3;
and.b32 %r150,%r149,-4;
shr.s32 %r151,%r150,1;
mov.u32 %r419,0;
mul.lo.s32 %r40,%r151,%r148;
min.s32 %r41,%r29,2;
$2_5:
.pragma "nounroll";
mul.lo.s64 %rd112,%rd1,1536;
mov.u64 %rd113,_ZZ13from_yuv_rowsE13rows_of_block;
cvta.shared.u64 %rd114,%rd113;
add.s64 %rd115,%rd114,%rd112;
mul.wide.s32 %rd116,%r419,128;
add.s64 %rd117,%rd115,%rd116;
add.s64 %rd118,%rd117,256;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd118;
.param .b32 param1;
st.param.b32 [param1+0],%r40;
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
add.s32 %r419,%r419,1;
setp.lt.u32 %p8,%r419,%r39;
mov.u64 %rd173,%rd54;
@%p8 bra $2_5;
setp.lt.u64 %p9,%rd165,%rd168;
selp.b32 %r44,32,49,%p9;
selp.b32 %r45,49,32,%p9;
mov.u32 %r420,0;
$2_7:
.pragma "nounroll";
mov.u32 %r416,%ctaid.y;
shl.b32 %r415,%r416,3;
mov.u64 %rd160,_ZZ13from_yuv_rowsE13rows_of_block;
cvta.shared.u64 %rd159,%rd160;
mov.u32 %r414,%tid.y;
mov.u32 %r413,%ctaid.x;
shl.b32 %r412,%r413,8;
shl.b32 %r154,%r25,2;
setp.ge.s32 %p10,%r154,%r28;
mul.wide.u32 %rd119,%r414,1536;
add.s64 %rd122,%rd159,%rd119;
add.s32 %r158,%r415,%r414;
shl.b32 %r159,%r158,1;
add.s32 %r160,%r420,%r159;
cvt.s64.s32 %rd60,%r160;
mul.lo.s64 %rd123,%rd164,%rd60;
cvt.s64.s32 %rd124,%r412;
add.s64 %rd125,%rd123,%rd124;
add.s64 %rd126,%rd163,%rd125;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd122;
.param .b32 param1;
st.param.b32 [param1+0],%r150;
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
mov.u32 %r423,%r25;
$2_15:
.pragma "nounroll";
mov.u64 %rd162,_ZZ13from_yuv_rowsE13rows_of_block;
add.s64 %rd145,%rd162,%rd112;
mul.wide.s32 %rd146,%r423,4;
add.s64 %rd147,%rd145,%rd146;
ld.shared.u32 %r287,[%rd147+256];
mov.u32 %r288,0;
prmt.b32 %r289,%r287,%r288,%r44;
prmt.b32 %r290,%r287,%r288,%r45;
mov.u32 %r291,17472;
prmt.b32 %r292,%r289,%r288,%r291;
add.s32 %r293,%r292,-128;
prmt.b32 %r294,%r290,%r288,%r291;
add.s32 %r295,%r294,-128;
ld.shared.u32 %r296,[%rd147];
prmt.b32 %r297,%r296,%r288,%r291;
sub.s32 %r298,%r297,%r97;
max.s32 %r299,%r298,0;
mad.lo.s32 %r300,%r299,%r98,524288;
mul.lo.s32 %r301,%r295,%r99;
add.s32 %r302,%r300,%r301;
shr.s32 %r303,%r302,20;
mul.lo.s32 %r304,%r293,%r102;
add.s32 %r305,%r300,%r304;
shr.s32 %r306,%r305,20;
mov.u32 %r307,17473;
prmt.b32 %r308,%r296,%r288,%r307;
sub.s32 %r309,%r308,%r97;
max.s32 %r310,%r309,0;
mad.lo.s32 %r311,%r310,%r98,524288;
add.s32 %r312,%r311,%r301;
add.s32 %r313,%r311,%r304;
prmt.b32 %r314,%r289,%r288,%r307;
add.s32 %r315,%r314,-128;
prmt.b32 %r316,%r290,%r288,%r307;
add.s32 %r317,%r316,-128;
mov.u32 %r318,17474;
prmt.b32 %r319,%r296,%r288,%r318;
sub.s32 %r320,%r319,%r97;
max.s32 %r321,%r320,0;
mad.lo.s32 %r322,%r321,%r98,524288;
mul.lo.s32 %r323,%r317,%r99;
add.s32 %r324,%r322,%r323;
mul.lo.s32 %r325,%r315,%r102;
add.s32 %r326,%r322,%r325;
mov.u32 %r327,17475;
prmt.b32 %r328,%r296,%r288,%r327;
sub.s32 %r329,%r328,%r97;
max.s32 %r330,%r329,0;
mad.lo.s32 %r331,%r330,%r98,524288;
add.s32 %r332,%r331,%r323;
add.s32 %r333,%r331,%r325;
setp.eq.s32 %p15,%r103,0;
selp.b32 %r334,%r333,%r332,%p15;
selp.b32 %r335,%r332,%r333,%p15;
selp.b32 %r336,%r326,%r324,%p15;
selp.b32 %r337,%r324,%r326,%p15;
selp.b32 %r338,%r313,%r312,%p15;
selp.b32 %r339,%r312,%r313,%p15;
selp.b32 %r67,%r306,%r303,%p15;
selp.b32 %r68,%r303,%r306,%p15;
mul.lo.s32 %r340,%r293,%r100;
mad.lo.s32 %r341,%r295,%r101,%r340;
add.s32 %r342,%r341,%r311;
mul.lo.s32 %r343,%r315,%r100;
mad.lo.s32 %r344,%r317,%r101,%r343;
add.s32 %r345,%r344,%r322;
add.s32 %r346,%r344,%r331;
add.s32 %r347,%r341,%r300;
shr.s32 %r69,%r347,20;
shr.s32 %r70,%r339,20;
shr.s32 %r71,%r342,20;
shr.s32 %r72,%r338,20;
shr.s32 %r73,%r337,20;
shr.s32 %r74,%r345,20;
shr.s32 %r75,%r336,20;
shr.s32 %r76,%r335,20;
shr.s32 %r77,%r346,20;
shr.s32 %r78,%r334,20;
mul.lo.s32 %r348,%r423,%r118;
mul.wide.s32 %rd148,%r348,4;
add.s64 %rd149,%rd145,%rd148;
add.s64 %rd68,%rd149,512;
setp.eq.s32 %p16,%r118,4;
@%p16 bra $2_17;
bra.uni $2_16;
$2_17:
mov.u32 %r398,255;
cvt.pack.sat.u8.s32.b32 %r373,%r398,%r67,%r288;
cvt.pack.sat.u8.s32.b32 %r377,%r69,%r68,%r373;
st.shared.u32 [%rd68],%r377;
cvt.pack.sat.u8.s32.b32 %r381,%r398,%r72,%r288;
cvt.pack.sat.u8.s32.b32 %r385,%r71,%r70,%r381;
st.shared.u32 [%rd68+4],%r385;
cvt.pack.sat.u8.s32.b32 %r389,%r398,%r75,%r288;
cvt.pack.sat.u8.s32.b32 %r393,%r74,%r73,%r389;
st.shared.u32 [%rd68+8],%r393;
cvt.pack.sat.u8.s32.b32 %r397,%r398,%r78,%r288;
cvt.pack.sat.u8.s32.b32 %r401,%r77,%r76,%r397;
st.shared.u32 [%rd68+12],%r401;
bra.uni $2_18;
$2_16:
cvt.pack.sat.u8.s32.b32 %r349,%r70,%r67,%r288;
cvt.pack.sat.u8.s32.b32 %r353,%r69,%r68,%r349;
st.shared.u32 [%rd68],%r353;
cvt.pack.sat.u8.s32.b32 %r357,%r74,%r73,%r288;
cvt.pack.sat.u8.s32.b32 %r361,%r72,%r71,%r357;
st.shared.u32 [%rd68+4],%r361;
cvt.pack.sat.u8.s32.b32 %r365,%r78,%r77,%r288;
cvt.pack.sat.u8.s32.b32 %r369,%r76,%r75,%r365;
st.shared.u32 [%rd68+8],%r369;
$2_18:
add.s32 %r423,%r423,32;
shl.b32 %r405,%r423,2;
setp.lt.s32 %p17,%r405,%r28;
@%p17 bra $2_15;
bra.uni $2_19;
$2_9:
mov.u64 %rd161,_ZZ13from_yuv_rowsE13rows_of_block;
mov.u32 %r166,%tid.x;
add.s64 %rd129,%rd161,%rd119;
mul.wide.s32 %rd130,%r166,4;
add.s64 %rd174,%rd129,%rd130;
mul.wide.s32 %rd131,%r166,2;
add.s64 %rd132,%rd129,%rd131;
add.s64 %rd175,%rd132,384;
shl.b32 %r422,%r166,2;
mul.lo.s32 %r421,%r118,%r166;
$2_10:
.pragma "nounroll";
ld.shared.u16 %r167,[%rd175+-128];
ld.shared.u16 %r168,[%rd175];
mov.u32 %r169,17472;
mov.u32 %r170,0;
prmt.b32 %r171,%r167,%r170,%r169;
add.s32 %r172,%r171,-128;
prmt.b32 %r173,%r168,%r170,%r169;
add.s32 %r174,%r173,-128;
ld.shared.u32 %r175,[%rd174];
prmt.b32 %r176,%r175,%r170,%r169;
sub.s32 %r177,%r176,%r97;
max.s32 %r178,%r177,0;
mad.lo.s32 %r179,%r178,%r98,524288;
mul.lo.s32 %r180,%r174,%r99;
add.s32 %r181,%r179,%r180;
shr.s32 %r182,%r181,20;
mul.lo.s32 %r183,%r172,%r102;
add.s32 %r184,%r179,%r183;
shr.s32 %r185,%r184,20;
mov.u32 %r186,17473;
prmt.b32 %r187,%r175,%r170,%r186;
sub.s32 %r188,%r187,%r97;
max.s32 %r189,%r188,0;
mad.lo.s32 %r190,%r189,%r98,524288;
add.s32 %r191,%r190,%r180;
add.s32 %r192,%r190,%r183;
prmt.b32 %r193,%r167,%r170,%r186;
add.s32 %r194,%r193,-128;
prmt.b32 %r195,%r168,%r170,%r186;
add.s32 %r196,%r195,-128;
mov.u32 %r197,17474;
prmt.b32 %r198,%r175,%r170,%r197;
sub.s32 %r199,%r198,%r97;
max.s32 %r200,%r199,0;
mad.lo.s32 %r201,%r200,%r98,524288;
mul.lo.s32 %r202,%r196,%r99;
add.s32 %r203,%r201,%r202;
mul.lo.s32 %r204,%r194,%r102;
add.s32 %r205,%r201,%r204;
mov.u32 %r206,17475;
prmt.b32 %r207,%r175,%r170,%r206;
sub.s32 %r208,%r207,%r97;
max.s32 %r209,%r208,0;
mad.lo.s32 %r210,%r209,%r98,524288;
add.s32 %r211,%r210,%r202;
add.s32 %r212,%r210,%r204;
setp.eq.s32 %p12,%r103,0;
selp.b32 %r213,%r212,%r211,%p12;
selp.b32 %r214,%r211,%r212,%p12;
selp.b32 %r215,%r205,%r203,%p12;
selp.b32 %r216,%r203,%r205,%p12;
selp.b32 %r217,%r192,%r191,%p12;
selp.b32 %r218,%r191,%r192,%p12;
selp.b32 %r51,%r185,%r182,%p12;
selp.b32 %r52,%r182,%r185,%p12;
mul.lo.s32 %r219,%r172,%r100;
mad.lo.s32 %r220,%r174,%r101,%r219;
add.s32 %r221,%r220,%r190;
mul.lo.s32 %r222,%r194,%r100;
mad.lo.s32 %r223,%r196,%r101,%r222;
add.s32 %r224,%r223,%r201;
add.s32 %r225,%r223,%r210;
add.s32 %r226,%r220,%r179;
shr.s32 %r53,%r226,20;
shr.s32 %r54,%r218,20;
shr.s32 %r55,%r221,20;
shr.s32 %r56,%r217,20;
shr.s32 %r57,%r216,20;
shr.s32 %r58,%r224,20;
shr.s32 %r59,%r215,20;
shr.s32 %r60,%r214,20;
shr.s32 %r61,%r225,20;
shr.s32 %r62,%r213,20;
setp.eq.s32 %p13,%r118,4;
@%p13 bra $2_12;
bra.uni $2_11;
$2_12:
mov.u32 %r277,255;
cvt.pack.sat.u8.s32.b32 %r252,%r277,%r51,%r170;
cvt.pack.sat.u8.s32.b32 %r256,%r53,%r52,%r252;
mul.wide.s32 %rd141,%r421,4;
add.s64 %rd142,%rd129,%rd141;
st.shared.u32 [%rd142+512],%r256;
cvt.pack.sat.u8.s32.b32 %r260,%r277,%r56,%r170;
cvt.pack.sat.u8.s32.b32 %r264,%r55,%r54,%r260;
st.shared.u32 [%rd142+516],%r264;
cvt.pack.sat.u8.s32.b32 %r268,%r277,%r59,%r170;
cvt.pack.sat.u8.s32.b32 %r272,%r58,%r57,%r268;
st.shared.u32 [%rd142+520],%r272;
cvt.pack.sat.u8.s32.b32 %r276,%r277,%r62,%r170;
cvt.pack.sat.u8.s32.b32 %r280,%r61,%r60,%r276;
st.shared.u32 [%rd142+524],%r280;
bra.uni $2_13;
$2_11:
cvt.pack.sat.u8.s32.b32 %r227,%r54,%r51,%r170;
cvt.pack.sat.u8.s32.b32 %r231,%r53,%r52,%r227;
mul.wide.s32 %rd136,%r421,4;
add.s64 %rd137,%rd129,%rd136;
st.shared.u32 [%rd137+512],%r231;
cvt.pack.sat.u8.s32.b32 %r235,%r58,%r57,%r170;
cvt.pack.sat.u8.s32.b32 %r239,%r56,%r55,%r235;
st.shared.u32 [%rd137+516],%r239;
cvt.pack.sat.u8.s32.b32 %r243,%r62,%r61,%r170;
cvt.pack.sat.u8.s32.b32 %r247,%r60,%r59,%r243;
st.shared.u32 [%rd137+520],%r247;
$2_13:
add.s64 %rd175,%rd175,64;
add.s64 %rd174,%rd174,128;
shl.b32 %r285,%r118,5;
add.s32 %r421,%r421,%r285;
add.s32 %r422,%r422,128;
setp.lt.s32 %p14,%r422,%r28;
@%p14 bra $2_10;
$2_19:
add.s64 %rd154,%rd122,512;
bar.warp.sync -1;
mul.lo.s32 %r408,%r131,%r118;
shl.b32 %r409,%r408,8;
cvt.s64.s32 %rd155,%r409;
mul.lo.s64 %rd156,%rd172,%rd60;
add.s64 %rd157,%rd156,%rd155;
add.s64 %rd158,%rd171,%rd157;
mul.lo.s32 %r410,%r28,%r118;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd158;
.param .b64 param1;
st.param.b64 [param1+0],%rd154;
.param .b32 param2;
st.param.b32 [param2+0],%r410;
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
add.s32 %r420,%r420,1;
setp.lt.s32 %p18,%r420,%r41;
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
.reg .pred %p<24>;
.reg .b32 %r<359>;
.reg .b64 %rd<193>;
.shared .align 16 .b8 _ZZ11to_yuv_rowsE13rows_of_block[12288];
ld.param.u64 %rd79,[p0];
ld.param.v2.u32 {%r353,%r354},[p1+32];
ld.param.v2.u32 {%r102,%r103},[p1+40];
ld.param.u64 %rd84,[p2];
ld.param.u64 %rd89,[p4];
ld.param.u64 %rd94,[p6];
ld.param.u32 %r99,[p8+44];
ld.param.u32 %r98,[p8+40];
ld.param.u32 %r97,[p8+36];
ld.param.u32 %r96,[p8+32];
ld.param.u32 %r95,[p8+28];
ld.param.u32 %r94,[p8+24];
ld.param.u32 %r93,[p8+20];
ld.param.u32 %r92,[p8+16];
ld.param.u32 %r91,[p8+12];
ld.param.u32 %r90,[p8+8];
ld.param.u32 %r89,[p8+4];
ld.param.u32 %r88,[p8];
ld.param.u64 %rd179,[p7+8];
ld.param.u64 %rd95,[p7];
ld.param.u64 %rd185,[p5+16];
ld.param.u64 %rd184,[p5+8];
ld.param.u64 %rd90,[p5];
ld.param.u64 %rd182,[p3+16];
ld.param.u64 %rd181,[p3+8];
ld.param.u64 %rd85,[p3];
ld.param.u64 %rd187,[p1+8];
ld.param.u64 %rd80,[p1];
mov.u32 %r116,%tid.y;
cvt.u64.u32 %rd1,%r116;
setp.eq.s32 %p1,%r103,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd99,%rd94;
mov.u32 %r117,%ctaid.z;
mul.wide.u32 %rd100,%r117,40;
add.s64 %rd101,%rd99,%rd100;
cvta.to.global.u64 %rd102,%rd84;
add.s64 %rd103,%rd102,%rd100;
cvta.to.global.u64 %rd104,%rd89;
add.s64 %rd105,%rd104,%rd100;
cvta.to.global.u64 %rd106,%rd79;
add.s64 %rd107,%rd106,%rd100;
ld.global.v2.u32 {%r353,%r354},[%rd107+32];
ld.global.u64 %rd187,[%rd107+8];
ld.global.u64 %rd186,[%rd107];
ld.global.u64 %rd185,[%rd105+16];
ld.global.u64 %rd184,[%rd105+8];
ld.global.u64 %rd183,[%rd105];
ld.global.u64 %rd182,[%rd103+16];
ld.global.u64 %rd181,[%rd103+8];
ld.global.u64 %rd180,[%rd103];
ld.global.u64 %rd179,[%rd101+8];
ld.global.u64 %rd178,[%rd101];
bra.uni $3_3;
$3_2:
mov.u32 %r126,%ctaid.z;
cvt.u64.u32 %rd108,%r126;
mul.lo.s64 %rd109,%rd95,%rd108;
mul.lo.s64 %rd110,%rd85,%rd108;
mul.lo.s64 %rd111,%rd90,%rd108;
mul.lo.s64 %rd112,%rd80,%rd108;
add.s64 %rd186,%rd79,%rd112;
add.s64 %rd183,%rd89,%rd111;
add.s64 %rd180,%rd84,%rd110;
add.s64 %rd178,%rd94,%rd109;
$3_3:
mov.u32 %r25,%tid.x;
mov.u32 %r127,%ctaid.x;
shl.b32 %r128,%r127,8;
mov.u32 %r129,%ctaid.y;
shl.b32 %r130,%r129,3;
cvt.u32.u64 %r131,%rd1;
add.s32 %r132,%r130,%r131;
shl.b32 %r133,%r132,1;
sub.s32 %r134,%r353,%r128;
min.s32 %r26,%r134,256;
sub.s32 %r27,%r354,%r133;
setp.lt.s32 %p2,%r134,1;
setp.lt.s32 %p3,%r27,1;
or.pred %p4,%p3,%p2;
@%p4 bra $3_26;
setp.eq.s64 %p5,%rd182,2;
@%p5 bra $3_8;
add.s32 %r28,%r26,3;
and.b32 %r135,%r28,4;
setp.eq.s32 %p6,%r135,0;
setp.gt.s32 %p7,%r25,1;
or.pred %p8,%p7,%p6;
@%p8 bra $3_8;
and.b32 %r136,%r28,-4;
shr.s32 %r137,%r136,31;
shr.u32 %r138,%r137,29;
add.s32 %r139,%r136,%r138;
shr.s32 %r140,%r139,3;
mul.lo.s64 %rd113,%rd1,1536;
mov.u64 %rd114,_ZZ11to_yuv_rowsE13rows_of_block;
add.s64 %rd115,%rd114,%rd113;
mul.wide.s32 %rd116,%r25,128;
add.s64 %rd117,%rd115,%rd116;
mul.wide.s32 %rd118,%r140,4;
add.s64 %rd119,%rd117,%rd118;
mov.u32 %r141,0;
st.shared.u32 [%rd119+1280],%r141;
$3_8:
min.s32 %r42,%r27,2;
mov.u32 %r355,0;
mov.u64 %rd121,_ZZ11to_yuv_rowsE13rows_of_block;
cvta.shared.u64 %rd122,%rd121;
$3_9:
.pragma "nounroll";
mov.u32 %r350,%tid.y;
mov.u32 %r349,%ctaid.y;
shl.b32 %r348,%r349,3;
mov.u32 %r347,%ctaid.x;
shl.b32 %r144,%r25,2;
setp.ge.s32 %p9,%r144,%r26;
mul.wide.u32 %rd120,%r350,1536;
add.s64 %rd123,%rd122,%rd120;
add.s32 %r148,%r348,%r350;
shl.b32 %r149,%r148,1;
add.s32 %r150,%r355,%r149;
cvt.s64.s32 %rd60,%r150;
mul.lo.s64 %rd124,%rd187,%rd60;
mul.lo.s32 %r152,%r347,%r102;
shl.b32 %r153,%r152,8;
cvt.s64.s32 %rd125,%r153;
add.s64 %rd126,%rd124,%rd125;
add.s64 %rd127,%rd186,%rd126;
add.s32 %r154,%r26,3;
and.b32 %r155,%r154,-4;
mul.lo.s32 %r156,%r155,%r102;
mul.lo.s32 %r157,%r26,%r102;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd123;
.param .b32 param1;
st.param.b32 [param1+0],%r156;
.param .b64 param2;
st.param.b64 [param2+0],%rd127;
.param .b32 param3;
st.param.b32 [param3+0],%r157;
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
@%p9 bra $3_23;
setp.eq.s32 %p10,%r102,4;
@%p10 bra $3_17;
bra.uni $3_11;
$3_17:
mov.u32 %r357,%r25;
$3_18:
.pragma "nounroll";
shl.b32 %r241,%r357,2;
mul.lo.s64 %rd138,%rd1,1536;
add.s64 %rd140,%rd121,%rd138;
mul.wide.s32 %rd141,%r241,4;
add.s64 %rd142,%rd140,%rd141;
ld.shared.v4.u32 {%r242,%r243,%r244,%r245},[%rd142];
mov.u32 %r247,0;
mov.u32 %r251,17472;
prmt.b32 %r252,%r245,%r247,%r251;
mov.u32 %r253,17473;
prmt.b32 %r254,%r245,%r247,%r253;
mov.u32 %r255,17474;
prmt.b32 %r256,%r245,%r247,%r255;
mad.lo.s32 %r257,%r254,%r89,%r91;
mad.lo.s32 %r258,%r252,%r88,%r257;
mad.lo.s32 %r259,%r256,%r90,%r258;
shr.s32 %r260,%r259,20;
max.s32 %r261,%r260,0;
min.s32 %r262,%r261,255;
prmt.b32 %r57,%r244,%r247,%r251;
prmt.b32 %r58,%r244,%r247,%r253;
prmt.b32 %r59,%r244,%r247,%r255;
mad.lo.s32 %r263,%r58,%r89,%r91;
mad.lo.s32 %r264,%r57,%r88,%r263;
mad.lo.s32 %r265,%r59,%r90,%r264;
shr.s32 %r266,%r265,20;
shl.b32 %r267,%r262,8;
max.s32 %r268,%r266,0;
min.s32 %r269,%r268,255;
or.b32 %r270,%r269,%r267;
prmt.b32 %r271,%r243,%r247,%r251;
prmt.b32 %r272,%r243,%r247,%r253;
prmt.b32 %r273,%r243,%r247,%r255;
mad.lo.s32 %r274,%r272,%r89,%r91;
mad.lo.s32 %r275,%r271,%r88,%r274;
mad.lo.s32 %r276,%r273,%r90,%r275;
shr.s32 %r277,%r276,20;
shl.b32 %r278,%r270,8;
max.s32 %r279,%r277,0;
min.s32 %r280,%r279,255;
or.b32 %r281,%r280,%r278;
prmt.b32 %r60,%r242,%r247,%r251;
prmt.b32 %r61,%r242,%r247,%r253;
prmt.b32 %r62,%r242,%r247,%r255;
mad.lo.s32 %r282,%r61,%r89,%r91;
mad.lo.s32 %r283,%r60,%r88,%r282;
mad.lo.s32 %r284,%r62,%r90,%r283;
shr.s32 %r285,%r284,20;
shl.b32 %r286,%r281,8;
max.s32 %r287,%r285,0;
min.s32 %r288,%r287,255;
or.b32 %r289,%r288,%r286;
cvt.s64.s32 %rd71,%r357;
mul.wide.s32 %rd143,%r357,4;
add.s64 %rd144,%rd140,%rd143;
add.s64 %rd72,%rd144,1024;
st.shared.u32 [%rd144+1024],%r289;
setp.ne.s32 %p15,%r355,0;
@%p15 bra $3_22;
mad.lo.s32 %r290,%r58,%r93,%r95;
mad.lo.s32 %r291,%r57,%r92,%r290;
mad.lo.s32 %r292,%r59,%r94,%r291;
shr.s32 %r293,%r292,20;
max.s32 %r294,%r293,0;
min.s32 %r295,%r294,255;
mad.lo.s32 %r296,%r61,%r93,%r95;
mad.lo.s32 %r297,%r60,%r92,%r296;
mad.lo.s32 %r298,%r62,%r94,%r297;
shr.s32 %r299,%r298,20;
shl.b32 %r300,%r295,8;
max.s32 %r301,%r299,0;
min.s32 %r302,%r301,255;
or.b32 %r63,%r300,%r302;
mad.lo.s32 %r303,%r58,%r97,%r99;
mad.lo.s32 %r304,%r57,%r96,%r303;
mad.lo.s32 %r305,%r59,%r98,%r304;
shr.s32 %r306,%r305,20;
max.s32 %r307,%r306,0;
min.s32 %r308,%r307,255;
mad.lo.s32 %r309,%r61,%r97,%r99;
mad.lo.s32 %r310,%r60,%r96,%r309;
mad.lo.s32 %r311,%r62,%r98,%r310;
shr.s32 %r312,%r311,20;
shl.b32 %r313,%r308,8;
max.s32 %r314,%r312,0;
min.s32 %r315,%r314,255;
or.b32 %r64,%r313,%r315;
@%p5 bra $3_21;
bra.uni $3_20;
$3_21:
setp.lt.u64 %p17,%rd180,%rd183;
selp.b32 %r317,%r63,%r64,%p17;
selp.b32 %r318,%r64,%r63,%p17;
mov.u32 %r319,20800;
prmt.b32 %r320,%r317,%r318,%r319;
st.shared.u32 [%rd72+256],%r320;
bra.uni $3_22;
$3_20:
mov.u32 %r352,%tid.y;
mul.wide.u32 %rd177,%r350,1536;
add.s64 %rd147,%rd121,%rd177;
shl.b64 %rd148,%rd71,1;
add.s64 %rd149,%rd147,%rd148;
st.shared.u16 [%rd149+1280],%r63;
st.shared.u16 [%rd149+1408],%r64;
$3_22:
cvt.u32.u64 %r321,%rd71;
add.s32 %r357,%r321,32;
shl.b32 %r322,%r357,2;
setp.lt.s32 %p18,%r322,%r26;
@%p18 bra $3_18;
bra.uni $3_23;
$3_11:
mov.u32 %r351,%tid.y;
mul.wide.u32 %rd176,%r350,1536;
add.s64 %rd130,%rd121,%rd176;
add.s64 %rd131,%rd130,1280;
mov.u32 %r159,%tid.x;
mul.wide.s32 %rd132,%r159,2;
add.s64 %rd133,%rd131,%rd132;
add.s64 %rd188,%rd133,128;
mul.wide.s32 %rd134,%r159,4;
add.s64 %rd189,%rd131,%rd134;
mul.lo.s32 %r160,%r102,%r159;
mul.wide.s32 %rd135,%r160,4;
add.s64 %rd136,%rd130,%rd135;
add.s64 %rd190,%rd136,8;
shl.b32 %r356,%r159,2;
$3_12:
.pragma "nounroll";
ld.shared.u32 %r161,[%rd190+-4];
ld.shared.u32 %r162,[%rd190+-8];
mov.u32 %r163,25923;
prmt.b32 %r164,%r162,%r161,%r163;
ld.shared.u32 %r165,[%rd190];
mov.u32 %r166,21554;
prmt.b32 %r167,%r161,%r165,%r166;
shr.u32 %r168,%r165,8;
mov.u32 %r169,17472;
mov.u32 %r170,0;
prmt.b32 %r171,%r168,%r170,%r169;
mov.u32 %r172,17473;
prmt.b32 %r173,%r168,%r170,%r172;
mov.u32 %r174,17474;
prmt.b32 %r175,%r168,%r170,%r174;
mad.lo.s32 %r176,%r173,%r89,%r91;
mad.lo.s32 %r177,%r171,%r88,%r176;
mad.lo.s32 %r178,%r175,%r90,%r177;
shr.s32 %r179,%r178,20;
max.s32 %r180,%r179,0;
min.s32 %r181,%r180,255;
prmt.b32 %r46,%r167,%r170,%r169;
prmt.b32 %r47,%r167,%r170,%r172;
prmt.b32 %r48,%r167,%r170,%r174;
mad.lo.s32 %r182,%r47,%r89,%r91;
mad.lo.s32 %r183,%r46,%r88,%r182;
mad.lo.s32 %r184,%r48,%r90,%r183;
shr.s32 %r185,%r184,20;
shl.b32 %r186,%r181,8;
max.s32 %r187,%r185,0;
min.s32 %r188,%r187,255;
or.b32 %r189,%r188,%r186;
prmt.b32 %r190,%r164,%r170,%r169;
prmt.b32 %r191,%r164,%r170,%r172;
prmt.b32 %r192,%r164,%r170,%r174;
mad.lo.s32 %r193,%r191,%r89,%r91;
mad.lo.s32 %r194,%r190,%r88,%r193;
mad.lo.s32 %r195,%r192,%r90,%r194;
shr.s32 %r196,%r195,20;
shl.b32 %r197,%r189,8;
max.s32 %r198,%r196,0;
min.s32 %r199,%r198,255;
or.b32 %r200,%r199,%r197;
prmt.b32 %r49,%r162,%r170,%r169;
prmt.b32 %r50,%r162,%r170,%r172;
prmt.b32 %r51,%r162,%r170,%r174;
mad.lo.s32 %r201,%r50,%r89,%r91;
mad.lo.s32 %r202,%r49,%r88,%r201;
mad.lo.s32 %r203,%r51,%r90,%r202;
shr.s32 %r204,%r203,20;
shl.b32 %r205,%r200,8;
max.s32 %r206,%r204,0;
min.s32 %r207,%r206,255;
or.b32 %r208,%r207,%r205;
st.shared.u32 [%rd189+-256],%r208;
setp.ne.s32 %p11,%r355,0;
@%p11 bra $3_16;
mad.lo.s32 %r209,%r47,%r93,%r95;
mad.lo.s32 %r210,%r46,%r92,%r209;
mad.lo.s32 %r211,%r48,%r94,%r210;
shr.s32 %r212,%r211,20;
max.s32 %r213,%r212,0;
min.s32 %r214,%r213,255;
mad.lo.s32 %r215,%r50,%r93,%r95;
mad.lo.s32 %r216,%r49,%r92,%r215;
mad.lo.s32 %r217,%r51,%r94,%r216;
shr.s32 %r218,%r217,20;
shl.b32 %r219,%r214,8;
max.s32 %r220,%r218,0;
min.s32 %r221,%r220,255;
or.b32 %r52,%r219,%r221;
mad.lo.s32 %r222,%r47,%r97,%r99;
mad.lo.s32 %r223,%r46,%r96,%r222;
mad.lo.s32 %r224,%r48,%r98,%r223;
shr.s32 %r225,%r224,20;
max.s32 %r226,%r225,0;
min.s32 %r227,%r226,255;
mad.lo.s32 %r228,%r50,%r97,%r99;
mad.lo.s32 %r229,%r49,%r96,%r228;
mad.lo.s32 %r230,%r51,%r98,%r229;
shr.s32 %r231,%r230,20;
shl.b32 %r232,%r227,8;
max.s32 %r233,%r231,0;
min.s32 %r234,%r233,255;
or.b32 %r53,%r232,%r234;
@%p5 bra $3_15;
bra.uni $3_14;
$3_15:
setp.lt.u64 %p13,%rd180,%rd183;
selp.b32 %r235,%r52,%r53,%p13;
selp.b32 %r236,%r53,%r52,%p13;
mov.u32 %r237,20800;
prmt.b32 %r238,%r235,%r236,%r237;
st.shared.u32 [%rd189],%r238;
bra.uni $3_16;
$3_14:
st.shared.u16 [%rd188+-128],%r52;
st.shared.u16 [%rd188],%r53;
$3_16:
shl.b32 %r239,%r102,5;
mul.wide.s32 %rd137,%r239,4;
add.s64 %rd190,%rd190,%rd137;
add.s64 %rd189,%rd189,128;
add.s64 %rd188,%rd188,64;
add.s32 %r356,%r356,128;
setp.lt.s32 %p14,%r356,%r26;
@%p14 bra $3_12;
$3_23:
mov.u32 %r341,%tid.y;
mul.wide.u32 %rd173,%r341,1536;
add.s64 %rd172,%rd122,%rd173;
add.s64 %rd154,%rd172,1024;
bar.warp.sync -1;
cvt.s64.s32 %rd155,%r128;
mul.lo.s64 %rd156,%rd179,%rd60;
add.s64 %rd157,%rd156,%rd155;
add.s64 %rd158,%rd178,%rd157;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd158;
.param .b64 param1;
st.param.b64 [param1+0],%rd154;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
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
add.s32 %r355,%r355,1;
setp.lt.s32 %p19,%r355,%r42;
@%p19 bra $3_9;
mov.u32 %r346,%tid.y;
mov.u32 %r345,%ctaid.y;
shl.b32 %r344,%r345,3;
add.s32 %r343,%r344,%r346;
shl.b32 %r342,%r343,1;
mul.wide.u32 %rd175,%r346,1536;
add.s64 %rd174,%rd122,%rd175;
setp.ge.u64 %p20,%rd180,%rd183;
and.pred %p22,%p5,%p20;
selp.b64 %rd159,%rd183,%rd180,%p22;
shr.s32 %r332,%r342,1;
mov.u32 %r358,0;
cvt.s64.s32 %rd160,%r332;
mul.lo.s64 %rd161,%rd181,%rd160;
shr.s32 %r335,%r128,1;
cvt.s64.s32 %rd162,%r335;
mul.lo.s64 %rd163,%rd182,%rd162;
add.s64 %rd164,%rd161,%rd163;
add.s64 %rd192,%rd159,%rd164;
mul.lo.s64 %rd165,%rd184,%rd160;
mul.lo.s64 %rd166,%rd185,%rd162;
add.s64 %rd167,%rd165,%rd166;
add.s64 %rd74,%rd183,%rd167;
selp.b32 %r68,1,2,%p5;
add.s32 %r336,%r26,1;
shr.u32 %r337,%r336,31;
add.s32 %r338,%r336,%r337;
shr.s32 %r339,%r338,1;
cvt.u32.u64 %r340,%rd182;
mul.lo.s32 %r69,%r339,%r340;
add.s64 %rd191,%rd174,1280;
$3_25:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd192;
.param .b64 param1;
st.param.b64 [param1+0],%rd191;
.param .b32 param2;
st.param.b32 [param2+0],%r69;
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
add.s64 %rd191,%rd191,128;
add.s32 %r358,%r358,1;
setp.lt.u32 %p23,%r358,%r68;
mov.u64 %rd192,%rd74;
@%p23 bra $3_25;
$3_26:
ret;
}
`;
