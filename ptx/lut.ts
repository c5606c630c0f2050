// Made from kernels/lut.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/lut.cu`. */
export const LUT: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry lut(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .u64 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<275>;
.reg .b16 %rs<176>;
.reg .f32 %f<248>;
.reg .b32 %r<667>;
.reg .b64 %rd<329>;
ld.param.u64 %rd79,[p0];
ld.param.v2.u32 {%r171,%r172},[p1+40];
ld.param.u64 %rd84,[p2];
ld.param.v2.u32 {%r600,%r601},[p3+32];
ld.param.v2.u32 {%r175,%r176},[p3+40];
ld.param.u64 %rd89,[p5];
ld.param.u32 %r166,[p6];
ld.param.u32 %r167,[p7];
ld.param.u32 %r168,[p8];
ld.param.u64 %rd327,[p3+24];
ld.param.u64 %rd326,[p3+16];
ld.param.u64 %rd325,[p3+8];
ld.param.u64 %rd85,[p3];
ld.param.u64 %rd323,[p1+24];
ld.param.u64 %rd322,[p1+16];
ld.param.u64 %rd321,[p1+8];
ld.param.u64 %rd80,[p1];
ld.param.u32 %r3,[p4];
ld.param.u32 %r4,[p4+4];
ld.param.u32 %r5,[p4+8];
ld.param.u32 %r177,[p4+12];
cvta.to.global.u64 %rd1,%rd79;
cvta.to.global.u64 %rd2,%rd84;
setp.eq.s32 %p3,%r177,0;
@%p3 bra $0_194;
mov.u32 %r178,%ctaid.y;
shl.b32 %r179,%r178,3;
mov.u32 %r180,%tid.y;
add.s32 %r6,%r179,%r180;
mov.u32 %r181,%ctaid.x;
shl.b32 %r182,%r181,9;
mov.u32 %r183,%tid.x;
shl.b32 %r184,%r183,2;
add.s32 %r7,%r182,%r184;
setp.ge.s32 %p4,%r6,%r601;
@%p4 bra $0_327;
mov.u32 %r8,%ctaid.z;
cvt.u64.u32 %rd90,%r8;
mul.lo.s64 %rd91,%rd80,%rd90;
cvt.u32.u64 %r186,%rd321;
mad.lo.s32 %r187,%r6,%r186,%r7;
cvt.u64.u32 %rd92,%r187;
add.s64 %rd93,%rd91,%rd92;
mul.lo.s64 %rd7,%rd85,%rd90;
cvt.u32.u64 %r188,%rd325;
mul.lo.s32 %r9,%r6,%r188;
add.s64 %rd8,%rd1,%rd93;
setp.ge.s32 %p5,%r7,%r600;
@%p5 bra $0_4;
ld.global.u32 %r592,[%rd8];
$0_4:
add.s32 %r12,%r7,128;
setp.ge.s32 %p6,%r12,%r600;
@%p6 bra $0_6;
ld.global.u32 %r593,[%rd8+128];
$0_6:
add.s32 %r15,%r7,256;
setp.ge.s32 %p7,%r15,%r600;
@%p7 bra $0_8;
ld.global.u32 %r594,[%rd8+256];
$0_8:
add.s32 %r18,%r7,384;
setp.ge.s32 %p8,%r18,%r600;
@%p8 bra $0_10;
ld.global.u32 %r595,[%rd8+384];
$0_10:
setp.eq.s32 %p9,%r4,0;
selp.b32 %r192,1,4,%p9;
mad.lo.s32 %r193,%r192,%r7,%r9;
cvt.u64.u32 %rd94,%r193;
add.s64 %rd9,%rd7,%rd94;
mul.lo.s32 %r194,%r8,%r166;
cvt.u64.u32 %rd10,%r194;
@%p5 bra $0_327;
setp.lt.s32 %p11,%r5,2;
mov.u32 %r596,0;
@%p11 bra $0_13;
rem.s32 %r596,%r7,%r5;
$0_13:
cvt.u16.u32 %rs1,%r592;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f153,%rs2;
cvt.rzi.s32.f32 %r196,%f153;
mul.lo.s32 %r197,%r196,%r167;
cvt.s64.s32 %rd95,%r197;
mul.lo.s32 %r198,%r596,%r168;
cvt.s64.s32 %rd96,%r198;
add.s64 %rd97,%rd96,%rd10;
add.s64 %rd98,%rd97,%rd95;
add.s64 %rd11,%rd89,%rd98;
setp.gt.s32 %p12,%r4,1;
@%p12 bra $0_16;
@%p9 bra $0_21;
setp.eq.s32 %p16,%r4,1;
@%p16 bra $0_20;
bra.uni $0_22;
$0_20:
ld.global.nc.u16 %rs6,[%rd11];
cvt.rn.f32.u16 %f222,%rs6;
bra.uni $0_23;
$0_194:
mov.u32 %r37,%ctaid.z;
setp.eq.s32 %p138,%r172,0;
@%p138 bra $0_196;
mul.wide.s32 %rd239,%r37,40;
add.s64 %rd240,%rd1,%rd239;
ld.global.u64 %rd323,[%rd240+24];
ld.global.u64 %rd322,[%rd240+16];
ld.global.u64 %rd321,[%rd240+8];
ld.global.u64 %rd320,[%rd240];
bra.uni $0_197;
$0_196:
cvt.s64.s32 %rd241,%r37;
mul.lo.s64 %rd242,%rd80,%rd241;
add.s64 %rd320,%rd79,%rd242;
$0_197:
setp.eq.s32 %p139,%r176,0;
@%p139 bra $0_199;
mul.wide.s32 %rd243,%r37,40;
add.s64 %rd244,%rd2,%rd243;
ld.global.v2.u32 {%r600,%r601},[%rd244+32];
ld.global.u64 %rd327,[%rd244+24];
ld.global.u64 %rd326,[%rd244+16];
ld.global.u64 %rd325,[%rd244+8];
ld.global.u64 %rd324,[%rd244];
bra.uni $0_200;
$0_199:
cvt.s64.s32 %rd245,%r37;
mul.lo.s64 %rd246,%rd85,%rd245;
add.s64 %rd324,%rd84,%rd246;
$0_200:
mov.u32 %r335,%ctaid.y;
shl.b32 %r336,%r335,3;
mov.u32 %r337,%tid.y;
add.s32 %r50,%r336,%r337;
setp.ge.s32 %p140,%r50,%r601;
@%p140 bra $0_327;
setp.lt.s32 %p141,%r175,1;
@%p141 bra $0_327;
cvt.s64.s32 %rd247,%r50;
mul.lo.s64 %rd54,%rd321,%rd247;
mul.lo.s64 %rd55,%rd325,%rd247;
mul.lo.s32 %r340,%r37,%r166;
cvt.u64.u32 %rd56,%r340;
mov.u32 %r614,0;
$0_203:
.pragma "nounroll";
cvt.s64.s32 %rd248,%r614;
mul.lo.s64 %rd249,%rd323,%rd248;
add.s64 %rd250,%rd249,%rd54;
add.s64 %rd61,%rd320,%rd250;
mul.lo.s64 %rd251,%rd327,%rd248;
add.s64 %rd252,%rd251,%rd55;
add.s64 %rd62,%rd324,%rd252;
setp.eq.s32 %p143,%r3,4;
selp.b32 %r341,4,2,%p143;
setp.eq.s32 %p144,%r3,0;
selp.b32 %r342,1,%r341,%p144;
cvt.u64.u32 %rd253,%r342;
setp.ne.s64 %p145,%rd322,%rd253;
setp.eq.s32 %p146,%r4,4;
selp.b32 %r343,4,2,%p146;
setp.eq.s32 %p147,%r4,0;
selp.b32 %r344,1,%r343,%p147;
cvt.u64.u32 %rd254,%r344;
setp.ne.s64 %p148,%rd326,%rd254;
mov.pred %p274,0;
or.pred %p149,%p145,%p148;
@%p149 bra $0_206;
shl.b32 %r347,%r342,2;
add.s32 %r348,%r347,-1;
cvt.s64.s32 %rd255,%r348;
and.b64 %rd256,%rd61,%rd255;
setp.ne.s64 %p153,%rd256,0;
@%p153 bra $0_206;
setp.eq.s32 %p263,%r4,4;
setp.eq.s32 %p262,%r4,0;
selp.b32 %r587,4,2,%p263;
selp.b32 %r586,1,%r587,%p262;
shl.b32 %r351,%r586,2;
add.s32 %r352,%r351,-1;
cvt.s64.s32 %rd257,%r352;
and.b64 %rd258,%rd62,%rd257;
setp.eq.s64 %p274,%rd258,0;
$0_206:
mov.u32 %r353,%ctaid.x;
shl.b32 %r354,%r353,9;
mov.u32 %r355,%tid.x;
shl.b32 %r356,%r355,2;
add.s32 %r357,%r354,%r356;
cvt.s64.s32 %rd259,%r357;
mul.lo.s64 %rd261,%rd259,%rd253;
add.s64 %rd63,%rd61,%rd261;
add.s32 %r360,%r357,128;
mul.wide.s32 %rd262,%r360,%r342;
add.s64 %rd64,%rd61,%rd262;
add.s32 %r361,%r357,256;
mul.wide.s32 %rd263,%r361,%r342;
add.s64 %rd65,%rd61,%rd263;
add.s32 %r362,%r357,384;
mul.wide.s32 %rd264,%r362,%r342;
add.s64 %rd66,%rd61,%rd264;
@%p144 bra $0_216;
setp.ne.s32 %p158,%r3,4;
@%p158 bra $0_224;
add.s32 %r368,%r357,4;
setp.gt.s32 %p159,%r368,%r600;
not.pred %p160,%p274;
or.pred %p161,%p160,%p159;
@%p161 bra $0_210;
ld.v4.u32 {%r651,%r650,%r649,%r648},[%rd63];
$0_210:
not.pred %p264,%p274;
add.s32 %r378,%r357,132;
setp.gt.s32 %p162,%r378,%r600;
or.pred %p164,%p264,%p162;
@%p164 bra $0_212;
ld.v4.u32 {%r647,%r646,%r645,%r644},[%rd64];
$0_212:
not.pred %p265,%p274;
add.s32 %r388,%r357,260;
setp.gt.s32 %p165,%r388,%r600;
or.pred %p167,%p265,%p165;
mov.u32 %r640,%r636;
mov.u32 %r641,%r637;
mov.u32 %r642,%r638;
mov.u32 %r643,%r639;
@%p167 bra $0_214;
ld.v4.u32 {%r643,%r642,%r641,%r640},[%rd65];
$0_214:
not.pred %p266,%p274;
add.s32 %r398,%r357,388;
setp.gt.s32 %p168,%r398,%r600;
or.pred %p170,%p266,%p168;
@%p170 bra $0_232;
ld.v4.u32 {%r639,%r638,%r637,%r636},[%rd66];
bra.uni $0_232;
$0_216:
add.s32 %r408,%r357,4;
setp.gt.s32 %p171,%r408,%r600;
not.pred %p172,%p274;
or.pred %p173,%p172,%p171;
@%p173 bra $0_218;
ld.u32 %r651,[%rd63];
$0_218:
not.pred %p267,%p274;
add.s32 %r414,%r357,132;
setp.gt.s32 %p174,%r414,%r600;
or.pred %p176,%p267,%p174;
@%p176 bra $0_220;
ld.u32 %r647,[%rd64];
$0_220:
not.pred %p268,%p274;
add.s32 %r420,%r357,260;
setp.gt.s32 %p177,%r420,%r600;
or.pred %p179,%p268,%p177;
mov.u32 %r643,%r639;
@%p179 bra $0_222;
ld.u32 %r643,[%rd65];
$0_222:
not.pred %p269,%p274;
add.s32 %r426,%r357,388;
setp.gt.s32 %p180,%r426,%r600;
or.pred %p182,%p269,%p180;
mov.u32 %r640,%r636;
mov.u32 %r641,%r637;
mov.u32 %r642,%r638;
@%p182 bra $0_232;
ld.u32 %r639,[%rd66];
mov.u32 %r640,%r636;
mov.u32 %r641,%r637;
mov.u32 %r642,%r638;
bra.uni $0_232;
$0_224:
add.s32 %r432,%r357,4;
setp.gt.s32 %p183,%r432,%r600;
not.pred %p184,%p274;
or.pred %p185,%p184,%p183;
@%p185 bra $0_226;
ld.v2.u32 {%r651,%r650},[%rd63];
$0_226:
not.pred %p270,%p274;
add.s32 %r440,%r357,132;
setp.gt.s32 %p186,%r440,%r600;
or.pred %p188,%p270,%p186;
@%p188 bra $0_228;
ld.v2.u32 {%r647,%r646},[%rd64];
$0_228:
not.pred %p271,%p274;
add.s32 %r448,%r357,260;
setp.gt.s32 %p189,%r448,%r600;
or.pred %p191,%p271,%p189;
mov.u32 %r642,%r638;
mov.u32 %r643,%r639;
@%p191 bra $0_230;
ld.v2.u32 {%r643,%r642},[%rd65];
$0_230:
not.pred %p272,%p274;
add.s32 %r456,%r357,388;
setp.gt.s32 %p192,%r456,%r600;
or.pred %p194,%p272,%p192;
mov.u32 %r640,%r636;
mov.u32 %r641,%r637;
@%p194 bra $0_232;
ld.v2.u32 {%r639,%r638},[%rd66];
mov.u32 %r640,%r636;
mov.u32 %r641,%r637;
$0_232:
mov.u32 %r664,0;
$0_233:
.pragma "nounroll";
mov.u32 %r142,%r651;
mov.u32 %r141,%r650;
mov.u32 %r140,%r649;
mov.u32 %r139,%r648;
mov.u32 %r651,%r647;
mov.u32 %r650,%r646;
mov.u32 %r649,%r645;
mov.u32 %r648,%r644;
mov.u32 %r647,%r643;
mov.u32 %r646,%r642;
mov.u32 %r645,%r641;
mov.u32 %r644,%r640;
setp.lt.s32 %p195,%r5,2;
mov.u32 %r665,%r614;
@%p195 bra $0_235;
shl.b32 %r460,%r664,7;
add.s32 %r466,%r460,%r357;
rem.s32 %r665,%r466,%r5;
$0_235:
shl.b32 %r472,%r664,7;
add.s32 %r473,%r472,%r357;
add.s32 %r146,%r473,4;
setp.le.s32 %p196,%r146,%r600;
and.pred %p197,%p274,%p196;
@%p197 bra $0_269;
bra.uni $0_236;
$0_269:
@%p144 bra $0_273;
setp.eq.s32 %p261,%r3,4;
@%p261 bra $0_274;
setp.ne.s32 %p220,%r3,3;
@%p220 bra $0_275;
cvt.u16.u32 %rs138,%r142;
cvt.f32.f16 %f243,%rs138;
shr.u32 %r505,%r142,16;
cvt.u16.u32 %rs139,%r505;
cvt.f32.f16 %f242,%rs139;
cvt.u16.u32 %rs140,%r141;
cvt.f32.f16 %f241,%rs140;
shr.u32 %r506,%r141,16;
cvt.u16.u32 %rs141,%r506;
cvt.f32.f16 %f240,%rs141;
bra.uni $0_276;
$0_236:
shl.b32 %r583,%r664,7;
add.s32 %r582,%r583,%r357;
min.s32 %r147,%r146,%r600;
setp.ge.s32 %p198,%r582,%r147;
@%p198 bra $0_325;
shl.b32 %r585,%r664,7;
add.s32 %r584,%r585,%r357;
cvt.s64.s32 %rd328,%r584;
$0_238:
.pragma "nounroll";
mul.lo.s64 %rd265,%rd326,%rd328;
add.s64 %rd69,%rd62,%rd265;
mul.lo.s64 %rd266,%rd322,%rd328;
add.s64 %rd70,%rd61,%rd266;
setp.gt.s32 %p199,%r3,1;
@%p199 bra $0_241;
@%p144 bra $0_246;
setp.eq.s32 %p203,%r3,1;
@%p203 bra $0_245;
bra.uni $0_247;
$0_245:
ld.global.nc.u16 %rs128,[%rd70];
cvt.rn.f32.u16 %f238,%rs128;
bra.uni $0_248;
$0_241:
setp.eq.s32 %p200,%r3,2;
@%p200 bra $0_244;
setp.ne.s32 %p201,%r3,3;
@%p201 bra $0_247;
ld.global.nc.u16 %rs125,[%rd70];
cvt.f32.f16 %f238,%rs125;
bra.uni $0_248;
$0_247:
ld.global.nc.f32 %f238,[%rd70];
bra.uni $0_248;
$0_246:
ld.global.nc.u8 %r488,[%rd70];
cvt.u16.u32 %rs129,%r488;
and.b16 %rs130,%rs129,255;
cvt.rn.f32.u16 %f238,%rs130;
bra.uni $0_248;
$0_244:
ld.global.nc.s16 %rs127,[%rd70];
cvt.rn.f32.s16 %f238,%rs127;
$0_248:
cvt.rzi.s32.f32 %r489,%f238;
mul.lo.s32 %r490,%r489,%r167;
cvt.s64.s32 %rd272,%r490;
mul.lo.s32 %r491,%r665,%r168;
cvt.s64.s32 %rd273,%r491;
add.s64 %rd274,%rd273,%rd56;
add.s64 %rd275,%rd274,%rd272;
add.s64 %rd71,%rd89,%rd275;
setp.gt.s32 %p204,%r4,1;
@%p204 bra $0_251;
@%p147 bra $0_256;
setp.eq.s32 %p208,%r4,1;
@%p208 bra $0_255;
bra.uni $0_257;
$0_255:
ld.global.nc.u16 %rs134,[%rd71];
cvt.rn.f32.u16 %f239,%rs134;
bra.uni $0_258;
$0_251:
setp.eq.s32 %p205,%r4,2;
@%p205 bra $0_254;
setp.ne.s32 %p206,%r4,3;
@%p206 bra $0_257;
ld.global.nc.u16 %rs131,[%rd71];
cvt.f32.f16 %f239,%rs131;
bra.uni $0_258;
$0_257:
ld.global.nc.f32 %f239,[%rd71];
bra.uni $0_258;
$0_256:
ld.global.nc.u8 %r492,[%rd71];
cvt.u16.u32 %rs135,%r492;
and.b16 %rs136,%rs135,255;
cvt.rn.f32.u16 %f239,%rs136;
bra.uni $0_258;
$0_254:
ld.global.nc.s16 %rs133,[%rd71];
cvt.rn.f32.s16 %f239,%rs133;
$0_258:
setp.gt.s32 %p273,%r4,1;
@%p273 bra $0_261;
@%p147 bra $0_266;
setp.eq.s32 %p213,%r4,1;
@%p213 bra $0_265;
bra.uni $0_267;
$0_265:
cvt.rni.s32.f32 %r496,%f239;
max.s32 %r497,%r496,0;
min.s32 %r498,%r497,65535;
st.u16 [%rd69],%r498;
bra.uni $0_268;
$0_261:
setp.eq.s32 %p210,%r4,2;
@%p210 bra $0_264;
setp.ne.s32 %p211,%r4,3;
@%p211 bra $0_267;
cvt.rn.f16.f32 %rs137,%f239;
st.u16 [%rd69],%rs137;
bra.uni $0_268;
$0_267:
st.f32 [%rd69],%f239;
bra.uni $0_268;
$0_266:
cvt.rni.s32.f32 %r499,%f239;
max.s32 %r500,%r499,0;
min.s32 %r501,%r500,255;
st.u8 [%rd69],%r501;
bra.uni $0_268;
$0_264:
cvt.rni.s32.f32 %r493,%f239;
max.s32 %r494,%r493,-32768;
min.s32 %r495,%r494,32767;
st.u16 [%rd69],%r495;
$0_268:
shl.b32 %r591,%r664,7;
add.s32 %r590,%r591,%r357;
add.s32 %r589,%r590,4;
min.s32 %r588,%r589,%r600;
setp.gt.s32 %p214,%r5,1;
add.s32 %r502,%r665,1;
setp.eq.s32 %p215,%r502,%r5;
selp.b32 %r503,%r502,%r665,%p214;
and.pred %p216,%p214,%p215;
selp.b32 %r665,0,%r503,%p216;
add.s64 %rd328,%rd328,1;
cvt.u32.u64 %r504,%rd328;
setp.lt.s32 %p217,%r504,%r588;
@%p217 bra $0_238;
bra.uni $0_325;
$0_273:
cvt.u16.u32 %rs142,%r142;
and.b16 %rs143,%rs142,255;
cvt.rn.f32.u16 %f243,%rs143;
shr.u16 %rs144,%rs142,8;
cvt.rn.f32.u16 %f242,%rs144;
shr.u32 %r507,%r142,16;
cvt.u16.u32 %rs145,%r507;
and.b16 %rs146,%rs145,255;
cvt.rn.f32.u16 %f241,%rs146;
shr.u32 %r508,%r142,24;
cvt.u16.u32 %rs147,%r508;
cvt.rn.f32.u16 %f240,%rs147;
bra.uni $0_276;
$0_274:
mov.b32 %f243,%r142;
mov.b32 %f242,%r141;
mov.b32 %f241,%r140;
mov.b32 %f240,%r139;
bra.uni $0_276;
$0_275:
and.b32 %r509,%r142,65535;
setp.eq.s32 %p221,%r3,2;
selp.b32 %r510,32768,0,%p221;
and.b32 %r511,%r142,%r510;
shl.b32 %r512,%r511,1;
sub.s32 %r513,%r509,%r512;
cvt.rn.f32.s32 %f243,%r513;
shr.u32 %r514,%r142,16;
and.b32 %r515,%r514,%r510;
shl.b32 %r516,%r515,1;
sub.s32 %r517,%r514,%r516;
cvt.rn.f32.s32 %f242,%r517;
and.b32 %r518,%r141,%r510;
shl.b32 %r519,%r518,1;
and.b32 %r520,%r141,65535;
sub.s32 %r521,%r520,%r519;
cvt.rn.f32.s32 %f241,%r521;
shr.u32 %r522,%r141,16;
and.b32 %r523,%r522,%r510;
shl.b32 %r524,%r523,1;
sub.s32 %r525,%r522,%r524;
cvt.rn.f32.s32 %f240,%r525;
$0_276:
cvt.rzi.s32.f32 %r526,%f243;
mul.lo.s32 %r527,%r526,%r167;
cvt.s64.s32 %rd281,%r527;
mul.lo.s32 %r528,%r665,%r168;
cvt.s64.s32 %rd282,%r528;
add.s64 %rd283,%rd282,%rd56;
add.s64 %rd284,%rd283,%rd281;
add.s64 %rd74,%rd89,%rd284;
setp.gt.s32 %p222,%r4,1;
@%p222 bra $0_279;
@%p147 bra $0_284;
setp.eq.s32 %p226,%r4,1;
@%p226 bra $0_283;
bra.uni $0_285;
$0_283:
ld.global.nc.u16 %rs151,[%rd74];
cvt.rn.f32.u16 %f244,%rs151;
bra.uni $0_286;
$0_279:
setp.eq.s32 %p223,%r4,2;
@%p223 bra $0_282;
setp.ne.s32 %p224,%r4,3;
@%p224 bra $0_285;
ld.global.nc.u16 %rs148,[%rd74];
cvt.f32.f16 %f244,%rs148;
bra.uni $0_286;
$0_285:
ld.global.nc.f32 %f244,[%rd74];
bra.uni $0_286;
$0_284:
ld.global.nc.u8 %r529,[%rd74];
cvt.u16.u32 %rs152,%r529;
and.b16 %rs153,%rs152,255;
cvt.rn.f32.u16 %f244,%rs153;
bra.uni $0_286;
$0_282:
ld.global.nc.s16 %rs150,[%rd74];
cvt.rn.f32.s16 %f244,%rs150;
$0_286:
add.s32 %r530,%r665,1;
setp.eq.s32 %p227,%r530,%r5;
setp.gt.s32 %p228,%r5,1;
selp.b32 %r531,%r530,%r665,%p228;
and.pred %p229,%p228,%p227;
selp.b32 %r150,0,%r531,%p229;
cvt.rzi.s32.f32 %r532,%f242;
mul.lo.s32 %r533,%r532,%r167;
cvt.s64.s32 %rd290,%r533;
mul.lo.s32 %r534,%r150,%r168;
cvt.s64.s32 %rd291,%r534;
add.s64 %rd292,%rd291,%rd56;
add.s64 %rd293,%rd292,%rd290;
add.s64 %rd75,%rd89,%rd293;
@%p222 bra $0_289;
@%p147 bra $0_294;
setp.eq.s32 %p234,%r4,1;
@%p234 bra $0_293;
bra.uni $0_295;
$0_293:
ld.global.nc.u16 %rs157,[%rd75];
cvt.rn.f32.u16 %f245,%rs157;
bra.uni $0_296;
$0_289:
setp.eq.s32 %p231,%r4,2;
@%p231 bra $0_292;
setp.ne.s32 %p232,%r4,3;
@%p232 bra $0_295;
ld.global.nc.u16 %rs154,[%rd75];
cvt.f32.f16 %f245,%rs154;
bra.uni $0_296;
$0_295:
ld.global.nc.f32 %f245,[%rd75];
bra.uni $0_296;
$0_294:
ld.global.nc.u8 %r535,[%rd75];
cvt.u16.u32 %rs158,%r535;
and.b16 %rs159,%rs158,255;
cvt.rn.f32.u16 %f245,%rs159;
bra.uni $0_296;
$0_292:
ld.global.nc.s16 %rs156,[%rd75];
cvt.rn.f32.s16 %f245,%rs156;
$0_296:
setp.gt.s32 %p258,%r5,1;
add.s32 %r536,%r150,1;
setp.eq.s32 %p235,%r536,%r5;
selp.b32 %r537,%r536,%r150,%p258;
and.pred %p237,%p258,%p235;
selp.b32 %r151,0,%r537,%p237;
cvt.rzi.s32.f32 %r538,%f241;
mul.lo.s32 %r539,%r538,%r167;
cvt.s64.s32 %rd299,%r539;
mul.lo.s32 %r540,%r151,%r168;
cvt.s64.s32 %rd300,%r540;
add.s64 %rd301,%rd300,%rd56;
add.s64 %rd302,%rd301,%rd299;
add.s64 %rd76,%rd89,%rd302;
@%p222 bra $0_299;
@%p147 bra $0_304;
setp.eq.s32 %p242,%r4,1;
@%p242 bra $0_303;
bra.uni $0_305;
$0_303:
ld.global.nc.u16 %rs163,[%rd76];
cvt.rn.f32.u16 %f246,%rs163;
bra.uni $0_306;
$0_299:
setp.eq.s32 %p239,%r4,2;
@%p239 bra $0_302;
setp.ne.s32 %p240,%r4,3;
@%p240 bra $0_305;
ld.global.nc.u16 %rs160,[%rd76];
cvt.f32.f16 %f246,%rs160;
bra.uni $0_306;
$0_305:
ld.global.nc.f32 %f246,[%rd76];
bra.uni $0_306;
$0_304:
ld.global.nc.u8 %r541,[%rd76];
cvt.u16.u32 %rs164,%r541;
and.b16 %rs165,%rs164,255;
cvt.rn.f32.u16 %f246,%rs165;
bra.uni $0_306;
$0_302:
ld.global.nc.s16 %rs162,[%rd76];
cvt.rn.f32.s16 %f246,%rs162;
$0_306:
setp.gt.s32 %p259,%r5,1;
add.s32 %r542,%r151,1;
setp.eq.s32 %p243,%r542,%r5;
selp.b32 %r543,%r542,%r151,%p259;
and.pred %p245,%p259,%p243;
selp.b32 %r544,0,%r543,%p245;
cvt.rzi.s32.f32 %r545,%f240;
mul.lo.s32 %r546,%r545,%r167;
cvt.s64.s32 %rd308,%r546;
mul.lo.s32 %r547,%r544,%r168;
cvt.s64.s32 %rd309,%r547;
add.s64 %rd310,%rd309,%rd56;
add.s64 %rd311,%rd310,%rd308;
add.s64 %rd77,%rd89,%rd311;
@%p222 bra $0_309;
@%p147 bra $0_314;
setp.eq.s32 %p250,%r4,1;
@%p250 bra $0_313;
bra.uni $0_315;
$0_313:
ld.global.nc.u16 %rs169,[%rd77];
cvt.rn.f32.u16 %f247,%rs169;
bra.uni $0_316;
$0_309:
setp.eq.s32 %p247,%r4,2;
@%p247 bra $0_312;
setp.ne.s32 %p248,%r4,3;
@%p248 bra $0_315;
ld.global.nc.u16 %rs166,[%rd77];
cvt.f32.f16 %f247,%rs166;
bra.uni $0_316;
$0_315:
ld.global.nc.f32 %f247,[%rd77];
bra.uni $0_316;
$0_314:
ld.global.nc.u8 %r548,[%rd77];
cvt.u16.u32 %rs170,%r548;
and.b16 %rs171,%rs170,255;
cvt.rn.f32.u16 %f247,%rs171;
bra.uni $0_316;
$0_312:
ld.global.nc.s16 %rs168,[%rd77];
cvt.rn.f32.s16 %f247,%rs168;
$0_316:
setp.eq.s32 %p260,%r4,4;
shl.b32 %r581,%r664,7;
add.s32 %r580,%r581,%r357;
cvt.s64.s32 %rd317,%r580;
mul.lo.s64 %rd319,%rd317,%rd254;
add.s64 %rd78,%rd62,%rd319;
@%p260 bra $0_319;
setp.ne.s32 %p253,%r4,3;
@%p253 bra $0_320;
cvt.rn.f16.f32 %rs172,%f244;
cvt.rn.f16.f32 %rs173,%f245;
cvt.rn.f16.f32 %rs174,%f246;
cvt.rn.f16.f32 %rs175,%f247;
mov.b32 %r558,{%rs174,%rs175};
mov.b32 %r559,{%rs172,%rs173};
st.v2.u32 [%rd78],{%r559,%r558};
bra.uni $0_325;
$0_319:
st.v4.f32 [%rd78],{%f244,%f245,%f246,%f247};
bra.uni $0_325;
$0_320:
cvt.rni.s32.f32 %r152,%f244;
cvt.rni.s32.f32 %r153,%f245;
cvt.rni.s32.f32 %r154,%f246;
cvt.rni.s32.f32 %r155,%f247;
@%p147 bra $0_324;
setp.eq.s32 %p255,%r4,1;
@%p255 bra $0_323;
bra.uni $0_322;
$0_323:
cvt.pack.sat.u16.s32 %r569,%r155,%r154;
cvt.pack.sat.u16.s32 %r566,%r153,%r152;
st.v2.u32 [%rd78],{%r566,%r569};
bra.uni $0_325;
$0_324:
mov.u32 %r575,0;
cvt.pack.sat.u8.s32.b32 %r572,%r155,%r154,%r575;
cvt.pack.sat.u8.s32.b32 %r576,%r153,%r152,%r572;
st.u32 [%rd78],%r576;
bra.uni $0_325;
$0_322:
cvt.pack.sat.s16.s32 %r563,%r155,%r154;
cvt.pack.sat.s16.s32 %r560,%r153,%r152;
st.v2.u32 [%rd78],{%r560,%r563};
$0_325:
add.s32 %r664,%r664,1;
setp.lt.u32 %p256,%r664,4;
mov.u32 %r640,%r636;
mov.u32 %r641,%r637;
mov.u32 %r642,%r638;
mov.u32 %r643,%r639;
@%p256 bra $0_233;
add.s32 %r614,%r614,1;
setp.lt.s32 %p257,%r614,%r175;
@%p257 bra $0_203;
bra.uni $0_327;
$0_16:
setp.eq.s32 %p13,%r4,2;
@%p13 bra $0_19;
setp.ne.s32 %p14,%r4,3;
@%p14 bra $0_22;
ld.global.nc.u16 %rs3,[%rd11];
cvt.f32.f16 %f222,%rs3;
bra.uni $0_23;
$0_22:
ld.global.nc.f32 %f222,[%rd11];
bra.uni $0_23;
$0_21:
ld.global.nc.u8 %r199,[%rd11];
cvt.u16.u32 %rs7,%r199;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f222,%rs8;
bra.uni $0_23;
$0_19:
ld.global.nc.s16 %rs5,[%rd11];
cvt.rn.f32.s16 %f222,%rs5;
$0_23:
add.s32 %r200,%r596,1;
setp.eq.s32 %p17,%r200,%r5;
setp.gt.s32 %p18,%r5,1;
selp.b32 %r201,%r200,%r596,%p18;
and.pred %p19,%p18,%p17;
selp.b32 %r23,0,%r201,%p19;
shr.u16 %rs10,%rs1,8;
cvt.rn.f32.u16 %f156,%rs10;
cvt.rzi.s32.f32 %r202,%f156;
mul.lo.s32 %r203,%r202,%r167;
cvt.s64.s32 %rd104,%r203;
mul.lo.s32 %r204,%r23,%r168;
cvt.s64.s32 %rd105,%r204;
add.s64 %rd106,%rd105,%rd10;
add.s64 %rd107,%rd106,%rd104;
add.s64 %rd12,%rd89,%rd107;
@%p12 bra $0_26;
@%p9 bra $0_31;
setp.eq.s32 %p24,%r4,1;
@%p24 bra $0_30;
bra.uni $0_32;
$0_30:
ld.global.nc.u16 %rs14,[%rd12];
cvt.rn.f32.u16 %f223,%rs14;
bra.uni $0_33;
$0_26:
setp.eq.s32 %p21,%r4,2;
@%p21 bra $0_29;
setp.ne.s32 %p22,%r4,3;
@%p22 bra $0_32;
ld.global.nc.u16 %rs11,[%rd12];
cvt.f32.f16 %f223,%rs11;
bra.uni $0_33;
$0_32:
ld.global.nc.f32 %f223,[%rd12];
bra.uni $0_33;
$0_31:
ld.global.nc.u8 %r205,[%rd12];
cvt.u16.u32 %rs15,%r205;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f223,%rs16;
bra.uni $0_33;
$0_29:
ld.global.nc.s16 %rs13,[%rd12];
cvt.rn.f32.s16 %f223,%rs13;
$0_33:
add.s32 %r206,%r23,1;
setp.eq.s32 %p25,%r206,%r5;
selp.b32 %r207,%r206,%r23,%p18;
and.pred %p27,%p18,%p25;
selp.b32 %r24,0,%r207,%p27;
shr.u32 %r208,%r592,16;
cvt.u16.u32 %rs17,%r208;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f159,%rs18;
cvt.rzi.s32.f32 %r209,%f159;
mul.lo.s32 %r210,%r209,%r167;
cvt.s64.s32 %rd113,%r210;
mul.lo.s32 %r211,%r24,%r168;
cvt.s64.s32 %rd114,%r211;
add.s64 %rd115,%rd114,%rd10;
add.s64 %rd116,%rd115,%rd113;
add.s64 %rd13,%rd89,%rd116;
@%p12 bra $0_36;
@%p9 bra $0_41;
setp.eq.s32 %p32,%r4,1;
@%p32 bra $0_40;
bra.uni $0_42;
$0_40:
ld.global.nc.u16 %rs22,[%rd13];
cvt.rn.f32.u16 %f224,%rs22;
bra.uni $0_43;
$0_36:
setp.eq.s32 %p29,%r4,2;
@%p29 bra $0_39;
setp.ne.s32 %p30,%r4,3;
@%p30 bra $0_42;
ld.global.nc.u16 %rs19,[%rd13];
cvt.f32.f16 %f224,%rs19;
bra.uni $0_43;
$0_42:
ld.global.nc.f32 %f224,[%rd13];
bra.uni $0_43;
$0_41:
ld.global.nc.u8 %r212,[%rd13];
cvt.u16.u32 %rs23,%r212;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f224,%rs24;
bra.uni $0_43;
$0_39:
ld.global.nc.s16 %rs21,[%rd13];
cvt.rn.f32.s16 %f224,%rs21;
$0_43:
add.s32 %r213,%r24,1;
setp.eq.s32 %p33,%r213,%r5;
selp.b32 %r214,%r213,%r24,%p18;
and.pred %p35,%p18,%p33;
selp.b32 %r215,0,%r214,%p35;
shr.u32 %r216,%r592,24;
cvt.u16.u32 %rs25,%r216;
cvt.rn.f32.u16 %f162,%rs25;
cvt.rzi.s32.f32 %r217,%f162;
mul.lo.s32 %r218,%r217,%r167;
cvt.s64.s32 %rd122,%r218;
mul.lo.s32 %r219,%r215,%r168;
cvt.s64.s32 %rd123,%r219;
add.s64 %rd124,%rd123,%rd10;
add.s64 %rd125,%rd124,%rd122;
add.s64 %rd14,%rd89,%rd125;
@%p12 bra $0_46;
@%p9 bra $0_51;
setp.eq.s32 %p40,%r4,1;
@%p40 bra $0_50;
bra.uni $0_52;
$0_50:
ld.global.nc.u16 %rs29,[%rd14];
cvt.rn.f32.u16 %f225,%rs29;
bra.uni $0_53;
$0_46:
setp.eq.s32 %p37,%r4,2;
@%p37 bra $0_49;
setp.ne.s32 %p38,%r4,3;
@%p38 bra $0_52;
ld.global.nc.u16 %rs26,[%rd14];
cvt.f32.f16 %f225,%rs26;
bra.uni $0_53;
$0_52:
ld.global.nc.f32 %f225,[%rd14];
bra.uni $0_53;
$0_51:
ld.global.nc.u8 %r220,[%rd14];
cvt.u16.u32 %rs30,%r220;
and.b16 %rs31,%rs30,255;
cvt.rn.f32.u16 %f225,%rs31;
bra.uni $0_53;
$0_49:
ld.global.nc.s16 %rs28,[%rd14];
cvt.rn.f32.s16 %f225,%rs28;
$0_53:
add.s64 %rd15,%rd2,%rd9;
@%p9 bra $0_55;
st.global.v4.f32 [%rd15],{%f222,%f223,%f224,%f225};
bra.uni $0_56;
$0_55:
cvt.rni.s32.f32 %r227,%f222;
cvt.rni.s32.f32 %r222,%f225;
cvt.rni.s32.f32 %r223,%f224;
mov.u32 %r224,0;
cvt.pack.sat.u8.s32.b32 %r221,%r222,%r223,%r224;
cvt.rni.s32.f32 %r226,%f223;
cvt.pack.sat.u8.s32.b32 %r225,%r226,%r227,%r221;
st.global.u32 [%rd15],%r225;
$0_56:
@%p6 bra $0_327;
mov.u32 %r597,0;
@%p11 bra $0_59;
rem.s32 %r597,%r12,%r5;
$0_59:
cvt.u16.u32 %rs32,%r593;
and.b16 %rs33,%rs32,255;
cvt.rn.f32.u16 %f165,%rs33;
cvt.rzi.s32.f32 %r230,%f165;
mul.lo.s32 %r231,%r230,%r167;
cvt.s64.s32 %rd131,%r231;
mul.lo.s32 %r232,%r597,%r168;
cvt.s64.s32 %rd132,%r232;
add.s64 %rd133,%rd132,%rd10;
add.s64 %rd134,%rd133,%rd131;
add.s64 %rd16,%rd89,%rd134;
@%p12 bra $0_62;
@%p9 bra $0_67;
setp.eq.s32 %p48,%r4,1;
@%p48 bra $0_66;
bra.uni $0_68;
$0_66:
ld.global.nc.u16 %rs37,[%rd16];
cvt.rn.f32.u16 %f226,%rs37;
bra.uni $0_69;
$0_62:
setp.eq.s32 %p45,%r4,2;
@%p45 bra $0_65;
setp.ne.s32 %p46,%r4,3;
@%p46 bra $0_68;
ld.global.nc.u16 %rs34,[%rd16];
cvt.f32.f16 %f226,%rs34;
bra.uni $0_69;
$0_68:
ld.global.nc.f32 %f226,[%rd16];
bra.uni $0_69;
$0_67:
ld.global.nc.u8 %r233,[%rd16];
cvt.u16.u32 %rs38,%r233;
and.b16 %rs39,%rs38,255;
cvt.rn.f32.u16 %f226,%rs39;
bra.uni $0_69;
$0_65:
ld.global.nc.s16 %rs36,[%rd16];
cvt.rn.f32.s16 %f226,%rs36;
$0_69:
add.s32 %r234,%r597,1;
setp.eq.s32 %p49,%r234,%r5;
selp.b32 %r235,%r234,%r597,%p18;
and.pred %p51,%p18,%p49;
selp.b32 %r27,0,%r235,%p51;
shr.u16 %rs41,%rs32,8;
cvt.rn.f32.u16 %f168,%rs41;
cvt.rzi.s32.f32 %r236,%f168;
mul.lo.s32 %r237,%r236,%r167;
cvt.s64.s32 %rd140,%r237;
mul.lo.s32 %r238,%r27,%r168;
cvt.s64.s32 %rd141,%r238;
add.s64 %rd142,%rd141,%rd10;
add.s64 %rd143,%rd142,%rd140;
add.s64 %rd17,%rd89,%rd143;
@%p12 bra $0_72;
@%p9 bra $0_77;
setp.eq.s32 %p56,%r4,1;
@%p56 bra $0_76;
bra.uni $0_78;
$0_76:
ld.global.nc.u16 %rs45,[%rd17];
cvt.rn.f32.u16 %f227,%rs45;
bra.uni $0_79;
$0_72:
setp.eq.s32 %p53,%r4,2;
@%p53 bra $0_75;
setp.ne.s32 %p54,%r4,3;
@%p54 bra $0_78;
ld.global.nc.u16 %rs42,[%rd17];
cvt.f32.f16 %f227,%rs42;
bra.uni $0_79;
$0_78:
ld.global.nc.f32 %f227,[%rd17];
bra.uni $0_79;
$0_77:
ld.global.nc.u8 %r239,[%rd17];
cvt.u16.u32 %rs46,%r239;
and.b16 %rs47,%rs46,255;
cvt.rn.f32.u16 %f227,%rs47;
bra.uni $0_79;
$0_75:
ld.global.nc.s16 %rs44,[%rd17];
cvt.rn.f32.s16 %f227,%rs44;
$0_79:
add.s32 %r240,%r27,1;
setp.eq.s32 %p57,%r240,%r5;
selp.b32 %r241,%r240,%r27,%p18;
and.pred %p59,%p18,%p57;
selp.b32 %r28,0,%r241,%p59;
shr.u32 %r242,%r593,16;
cvt.u16.u32 %rs48,%r242;
and.b16 %rs49,%rs48,255;
cvt.rn.f32.u16 %f171,%rs49;
cvt.rzi.s32.f32 %r243,%f171;
mul.lo.s32 %r244,%r243,%r167;
cvt.s64.s32 %rd149,%r244;
mul.lo.s32 %r245,%r28,%r168;
cvt.s64.s32 %rd150,%r245;
add.s64 %rd151,%rd150,%rd10;
add.s64 %rd152,%rd151,%rd149;
add.s64 %rd18,%rd89,%rd152;
@%p12 bra $0_82;
@%p9 bra $0_87;
setp.eq.s32 %p64,%r4,1;
@%p64 bra $0_86;
bra.uni $0_88;
$0_86:
ld.global.nc.u16 %rs53,[%rd18];
cvt.rn.f32.u16 %f228,%rs53;
bra.uni $0_89;
$0_82:
setp.eq.s32 %p61,%r4,2;
@%p61 bra $0_85;
setp.ne.s32 %p62,%r4,3;
@%p62 bra $0_88;
ld.global.nc.u16 %rs50,[%rd18];
cvt.f32.f16 %f228,%rs50;
bra.uni $0_89;
$0_88:
ld.global.nc.f32 %f228,[%rd18];
bra.uni $0_89;
$0_87:
ld.global.nc.u8 %r246,[%rd18];
cvt.u16.u32 %rs54,%r246;
and.b16 %rs55,%rs54,255;
cvt.rn.f32.u16 %f228,%rs55;
bra.uni $0_89;
$0_85:
ld.global.nc.s16 %rs52,[%rd18];
cvt.rn.f32.s16 %f228,%rs52;
$0_89:
add.s32 %r247,%r28,1;
setp.eq.s32 %p65,%r247,%r5;
selp.b32 %r248,%r247,%r28,%p18;
and.pred %p67,%p18,%p65;
selp.b32 %r249,0,%r248,%p67;
shr.u32 %r250,%r593,24;
cvt.u16.u32 %rs56,%r250;
cvt.rn.f32.u16 %f174,%rs56;
cvt.rzi.s32.f32 %r251,%f174;
mul.lo.s32 %r252,%r251,%r167;
cvt.s64.s32 %rd158,%r252;
mul.lo.s32 %r253,%r249,%r168;
cvt.s64.s32 %rd159,%r253;
add.s64 %rd160,%rd159,%rd10;
add.s64 %rd161,%rd160,%rd158;
add.s64 %rd19,%rd89,%rd161;
@%p12 bra $0_92;
@%p9 bra $0_97;
setp.eq.s32 %p72,%r4,1;
@%p72 bra $0_96;
bra.uni $0_98;
$0_96:
ld.global.nc.u16 %rs60,[%rd19];
cvt.rn.f32.u16 %f229,%rs60;
bra.uni $0_99;
$0_92:
setp.eq.s32 %p69,%r4,2;
@%p69 bra $0_95;
setp.ne.s32 %p70,%r4,3;
@%p70 bra $0_98;
ld.global.nc.u16 %rs57,[%rd19];
cvt.f32.f16 %f229,%rs57;
bra.uni $0_99;
$0_98:
ld.global.nc.f32 %f229,[%rd19];
bra.uni $0_99;
$0_97:
ld.global.nc.u8 %r254,[%rd19];
cvt.u16.u32 %rs61,%r254;
and.b16 %rs62,%rs61,255;
cvt.rn.f32.u16 %f229,%rs62;
bra.uni $0_99;
$0_95:
ld.global.nc.s16 %rs59,[%rd19];
cvt.rn.f32.s16 %f229,%rs59;
$0_99:
@%p9 bra $0_101;
st.global.v4.f32 [%rd15+512],{%f226,%f227,%f228,%f229};
bra.uni $0_102;
$0_101:
cvt.rni.s32.f32 %r261,%f226;
cvt.rni.s32.f32 %r256,%f229;
cvt.rni.s32.f32 %r257,%f228;
mov.u32 %r258,0;
cvt.pack.sat.u8.s32.b32 %r255,%r256,%r257,%r258;
cvt.rni.s32.f32 %r260,%f227;
cvt.pack.sat.u8.s32.b32 %r259,%r260,%r261,%r255;
st.global.u32 [%rd15+128],%r259;
$0_102:
@%p7 bra $0_327;
mov.u32 %r598,0;
@%p11 bra $0_105;
rem.s32 %r598,%r15,%r5;
$0_105:
cvt.u16.u32 %rs63,%r594;
and.b16 %rs64,%rs63,255;
cvt.rn.f32.u16 %f177,%rs64;
cvt.rzi.s32.f32 %r264,%f177;
mul.lo.s32 %r265,%r264,%r167;
cvt.s64.s32 %rd167,%r265;
mul.lo.s32 %r266,%r598,%r168;
cvt.s64.s32 %rd168,%r266;
add.s64 %rd169,%rd168,%rd10;
add.s64 %rd170,%rd169,%rd167;
add.s64 %rd20,%rd89,%rd170;
@%p12 bra $0_108;
@%p9 bra $0_113;
setp.eq.s32 %p80,%r4,1;
@%p80 bra $0_112;
bra.uni $0_114;
$0_112:
ld.global.nc.u16 %rs68,[%rd20];
cvt.rn.f32.u16 %f230,%rs68;
bra.uni $0_115;
$0_108:
setp.eq.s32 %p77,%r4,2;
@%p77 bra $0_111;
setp.ne.s32 %p78,%r4,3;
@%p78 bra $0_114;
ld.global.nc.u16 %rs65,[%rd20];
cvt.f32.f16 %f230,%rs65;
bra.uni $0_115;
$0_114:
ld.global.nc.f32 %f230,[%rd20];
bra.uni $0_115;
$0_113:
ld.global.nc.u8 %r267,[%rd20];
cvt.u16.u32 %rs69,%r267;
and.b16 %rs70,%rs69,255;
cvt.rn.f32.u16 %f230,%rs70;
bra.uni $0_115;
$0_111:
ld.global.nc.s16 %rs67,[%rd20];
cvt.rn.f32.s16 %f230,%rs67;
$0_115:
add.s32 %r268,%r598,1;
setp.eq.s32 %p81,%r268,%r5;
selp.b32 %r269,%r268,%r598,%p18;
and.pred %p83,%p18,%p81;
selp.b32 %r31,0,%r269,%p83;
shr.u16 %rs72,%rs63,8;
cvt.rn.f32.u16 %f180,%rs72;
cvt.rzi.s32.f32 %r270,%f180;
mul.lo.s32 %r271,%r270,%r167;
cvt.s64.s32 %rd176,%r271;
mul.lo.s32 %r272,%r31,%r168;
cvt.s64.s32 %rd177,%r272;
add.s64 %rd178,%rd177,%rd10;
add.s64 %rd179,%rd178,%rd176;
add.s64 %rd21,%rd89,%rd179;
@%p12 bra $0_118;
@%p9 bra $0_123;
setp.eq.s32 %p88,%r4,1;
@%p88 bra $0_122;
bra.uni $0_124;
$0_122:
ld.global.nc.u16 %rs76,[%rd21];
cvt.rn.f32.u16 %f231,%rs76;
bra.uni $0_125;
$0_118:
setp.eq.s32 %p85,%r4,2;
@%p85 bra $0_121;
setp.ne.s32 %p86,%r4,3;
@%p86 bra $0_124;
ld.global.nc.u16 %rs73,[%rd21];
cvt.f32.f16 %f231,%rs73;
bra.uni $0_125;
$0_124:
ld.global.nc.f32 %f231,[%rd21];
bra.uni $0_125;
$0_123:
ld.global.nc.u8 %r273,[%rd21];
cvt.u16.u32 %rs77,%r273;
and.b16 %rs78,%rs77,255;
cvt.rn.f32.u16 %f231,%rs78;
bra.uni $0_125;
$0_121:
ld.global.nc.s16 %rs75,[%rd21];
cvt.rn.f32.s16 %f231,%rs75;
$0_125:
add.s32 %r274,%r31,1;
setp.eq.s32 %p89,%r274,%r5;
selp.b32 %r275,%r274,%r31,%p18;
and.pred %p91,%p18,%p89;
selp.b32 %r32,0,%r275,%p91;
shr.u32 %r276,%r594,16;
cvt.u16.u32 %rs79,%r276;
and.b16 %rs80,%rs79,255;
cvt.rn.f32.u16 %f183,%rs80;
cvt.rzi.s32.f32 %r277,%f183;
mul.lo.s32 %r278,%r277,%r167;
cvt.s64.s32 %rd185,%r278;
mul.lo.s32 %r279,%r32,%r168;
cvt.s64.s32 %rd186,%r279;
add.s64 %rd187,%rd186,%rd10;
add.s64 %rd188,%rd187,%rd185;
add.s64 %rd22,%rd89,%rd188;
@%p12 bra $0_128;
@%p9 bra $0_133;
setp.eq.s32 %p96,%r4,1;
@%p96 bra $0_132;
bra.uni $0_134;
$0_132:
ld.global.nc.u16 %rs84,[%rd22];
cvt.rn.f32.u16 %f232,%rs84;
bra.uni $0_135;
$0_128:
setp.eq.s32 %p93,%r4,2;
@%p93 bra $0_131;
setp.ne.s32 %p94,%r4,3;
@%p94 bra $0_134;
ld.global.nc.u16 %rs81,[%rd22];
cvt.f32.f16 %f232,%rs81;
bra.uni $0_135;
$0_134:
ld.global.nc.f32 %f232,[%rd22];
bra.uni $0_135;
$0_133:
ld.global.nc.u8 %r280,[%rd22];
cvt.u16.u32 %rs85,%r280;
and.b16 %rs86,%rs85,255;
cvt.rn.f32.u16 %f232,%rs86;
bra.uni $0_135;
$0_131:
ld.global.nc.s16 %rs83,[%rd22];
cvt.rn.f32.s16 %f232,%rs83;
$0_135:
add.s32 %r281,%r32,1;
setp.eq.s32 %p97,%r281,%r5;
selp.b32 %r282,%r281,%r32,%p18;
and.pred %p99,%p18,%p97;
selp.b32 %r283,0,%r282,%p99;
shr.u32 %r284,%r594,24;
cvt.u16.u32 %rs87,%r284;
cvt.rn.f32.u16 %f186,%rs87;
cvt.rzi.s32.f32 %r285,%f186;
mul.lo.s32 %r286,%r285,%r167;
cvt.s64.s32 %rd194,%r286;
mul.lo.s32 %r287,%r283,%r168;
cvt.s64.s32 %rd195,%r287;
add.s64 %rd196,%rd195,%rd10;
add.s64 %rd197,%rd196,%rd194;
add.s64 %rd23,%rd89,%rd197;
@%p12 bra $0_138;
@%p9 bra $0_143;
setp.eq.s32 %p104,%r4,1;
@%p104 bra $0_142;
bra.uni $0_144;
$0_142:
ld.global.nc.u16 %rs91,[%rd23];
cvt.rn.f32.u16 %f233,%rs91;
bra.uni $0_145;
$0_138:
setp.eq.s32 %p101,%r4,2;
@%p101 bra $0_141;
setp.ne.s32 %p102,%r4,3;
@%p102 bra $0_144;
ld.global.nc.u16 %rs88,[%rd23];
cvt.f32.f16 %f233,%rs88;
bra.uni $0_145;
$0_144:
ld.global.nc.f32 %f233,[%rd23];
bra.uni $0_145;
$0_143:
ld.global.nc.u8 %r288,[%rd23];
cvt.u16.u32 %rs92,%r288;
and.b16 %rs93,%rs92,255;
cvt.rn.f32.u16 %f233,%rs93;
bra.uni $0_145;
$0_141:
ld.global.nc.s16 %rs90,[%rd23];
cvt.rn.f32.s16 %f233,%rs90;
$0_145:
@%p9 bra $0_147;
st.global.v4.f32 [%rd15+1024],{%f230,%f231,%f232,%f233};
bra.uni $0_148;
$0_147:
cvt.rni.s32.f32 %r295,%f230;
cvt.rni.s32.f32 %r290,%f233;
cvt.rni.s32.f32 %r291,%f232;
mov.u32 %r292,0;
cvt.pack.sat.u8.s32.b32 %r289,%r290,%r291,%r292;
cvt.rni.s32.f32 %r294,%f231;
cvt.pack.sat.u8.s32.b32 %r293,%r294,%r295,%r289;
st.global.u32 [%rd15+256],%r293;
$0_148:
@%p8 bra $0_327;
mov.u32 %r599,0;
@%p11 bra $0_151;
rem.s32 %r599,%r18,%r5;
$0_151:
cvt.u16.u32 %rs94,%r595;
and.b16 %rs95,%rs94,255;
cvt.rn.f32.u16 %f189,%rs95;
cvt.rzi.s32.f32 %r298,%f189;
mul.lo.s32 %r299,%r298,%r167;
cvt.s64.s32 %rd203,%r299;
mul.lo.s32 %r300,%r599,%r168;
cvt.s64.s32 %rd204,%r300;
add.s64 %rd205,%rd204,%rd10;
add.s64 %rd206,%rd205,%rd203;
add.s64 %rd24,%rd89,%rd206;
@%p12 bra $0_154;
@%p9 bra $0_159;
setp.eq.s32 %p112,%r4,1;
@%p112 bra $0_158;
bra.uni $0_160;
$0_158:
ld.global.nc.u16 %rs99,[%rd24];
cvt.rn.f32.u16 %f234,%rs99;
bra.uni $0_161;
$0_154:
setp.eq.s32 %p109,%r4,2;
@%p109 bra $0_157;
setp.ne.s32 %p110,%r4,3;
@%p110 bra $0_160;
ld.global.nc.u16 %rs96,[%rd24];
cvt.f32.f16 %f234,%rs96;
bra.uni $0_161;
$0_160:
ld.global.nc.f32 %f234,[%rd24];
bra.uni $0_161;
$0_159:
ld.global.nc.u8 %r301,[%rd24];
cvt.u16.u32 %rs100,%r301;
and.b16 %rs101,%rs100,255;
cvt.rn.f32.u16 %f234,%rs101;
bra.uni $0_161;
$0_157:
ld.global.nc.s16 %rs98,[%rd24];
cvt.rn.f32.s16 %f234,%rs98;
$0_161:
add.s32 %r302,%r599,1;
setp.eq.s32 %p113,%r302,%r5;
selp.b32 %r303,%r302,%r599,%p18;
and.pred %p115,%p18,%p113;
selp.b32 %r35,0,%r303,%p115;
shr.u16 %rs103,%rs94,8;
cvt.rn.f32.u16 %f192,%rs103;
cvt.rzi.s32.f32 %r304,%f192;
mul.lo.s32 %r305,%r304,%r167;
cvt.s64.s32 %rd212,%r305;
mul.lo.s32 %r306,%r35,%r168;
cvt.s64.s32 %rd213,%r306;
add.s64 %rd214,%rd213,%rd10;
add.s64 %rd215,%rd214,%rd212;
add.s64 %rd25,%rd89,%rd215;
@%p12 bra $0_164;
@%p9 bra $0_169;
setp.eq.s32 %p120,%r4,1;
@%p120 bra $0_168;
bra.uni $0_170;
$0_168:
ld.global.nc.u16 %rs107,[%rd25];
cvt.rn.f32.u16 %f235,%rs107;
bra.uni $0_171;
$0_164:
setp.eq.s32 %p117,%r4,2;
@%p117 bra $0_167;
setp.ne.s32 %p118,%r4,3;
@%p118 bra $0_170;
ld.global.nc.u16 %rs104,[%rd25];
cvt.f32.f16 %f235,%rs104;
bra.uni $0_171;
$0_170:
ld.global.nc.f32 %f235,[%rd25];
bra.uni $0_171;
$0_169:
ld.global.nc.u8 %r307,[%rd25];
cvt.u16.u32 %rs108,%r307;
and.b16 %rs109,%rs108,255;
cvt.rn.f32.u16 %f235,%rs109;
bra.uni $0_171;
$0_167:
ld.global.nc.s16 %rs106,[%rd25];
cvt.rn.f32.s16 %f235,%rs106;
$0_171:
add.s32 %r308,%r35,1;
setp.eq.s32 %p121,%r308,%r5;
selp.b32 %r309,%r308,%r35,%p18;
and.pred %p123,%p18,%p121;
selp.b32 %r36,0,%r309,%p123;
shr.u32 %r310,%r595,16;
cvt.u16.u32 %rs110,%r310;
and.b16 %rs111,%rs110,255;
cvt.rn.f32.u16 %f195,%rs111;
cvt.rzi.s32.f32 %r311,%f195;
mul.lo.s32 %r312,%r311,%r167;
cvt.s64.s32 %rd221,%r312;
mul.lo.s32 %r313,%r36,%r168;
cvt.s64.s32 %rd222,%r313;
add.s64 %rd223,%rd222,%rd10;
add.s64 %rd224,%rd223,%rd221;
add.s64 %rd26,%rd89,%rd224;
@%p12 bra $0_174;
@%p9 bra $0_179;
setp.eq.s32 %p128,%r4,1;
@%p128 bra $0_178;
bra.uni $0_180;
$0_178:
ld.global.nc.u16 %rs115,[%rd26];
cvt.rn.f32.u16 %f236,%rs115;
bra.uni $0_181;
$0_174:
setp.eq.s32 %p125,%r4,2;
@%p125 bra $0_177;
setp.ne.s32 %p126,%r4,3;
@%p126 bra $0_180;
ld.global.nc.u16 %rs112,[%rd26];
cvt.f32.f16 %f236,%rs112;
bra.uni $0_181;
$0_180:
ld.global.nc.f32 %f236,[%rd26];
bra.uni $0_181;
$0_179:
ld.global.nc.u8 %r314,[%rd26];
cvt.u16.u32 %rs116,%r314;
and.b16 %rs117,%rs116,255;
cvt.rn.f32.u16 %f236,%rs117;
bra.uni $0_181;
$0_177:
ld.global.nc.s16 %rs114,[%rd26];
cvt.rn.f32.s16 %f236,%rs114;
$0_181:
add.s32 %r315,%r36,1;
setp.eq.s32 %p129,%r315,%r5;
selp.b32 %r316,%r315,%r36,%p18;
and.pred %p131,%p18,%p129;
selp.b32 %r317,0,%r316,%p131;
shr.u32 %r318,%r595,24;
cvt.u16.u32 %rs118,%r318;
cvt.rn.f32.u16 %f198,%rs118;
cvt.rzi.s32.f32 %r319,%f198;
mul.lo.s32 %r320,%r319,%r167;
cvt.s64.s32 %rd230,%r320;
mul.lo.s32 %r321,%r317,%r168;
cvt.s64.s32 %rd231,%r321;
add.s64 %rd232,%rd231,%rd10;
add.s64 %rd233,%rd232,%rd230;
add.s64 %rd27,%rd89,%rd233;
@%p12 bra $0_184;
@%p9 bra $0_189;
setp.eq.s32 %p136,%r4,1;
@%p136 bra $0_188;
bra.uni $0_190;
$0_188:
ld.global.nc.u16 %rs122,[%rd27];
cvt.rn.f32.u16 %f237,%rs122;
bra.uni $0_191;
$0_184:
setp.eq.s32 %p133,%r4,2;
@%p133 bra $0_187;
setp.ne.s32 %p134,%r4,3;
@%p134 bra $0_190;
ld.global.nc.u16 %rs119,[%rd27];
cvt.f32.f16 %f237,%rs119;
bra.uni $0_191;
$0_190:
ld.global.nc.f32 %f237,[%rd27];
bra.uni $0_191;
$0_189:
ld.global.nc.u8 %r322,[%rd27];
cvt.u16.u32 %rs123,%r322;
and.b16 %rs124,%rs123,255;
cvt.rn.f32.u16 %f237,%rs124;
bra.uni $0_191;
$0_187:
ld.global.nc.s16 %rs121,[%rd27];
cvt.rn.f32.s16 %f237,%rs121;
$0_191:
@%p9 bra $0_193;
st.global.v4.f32 [%rd15+1536],{%f234,%f235,%f236,%f237};
bra.uni $0_327;
$0_193:
cvt.rni.s32.f32 %r329,%f234;
cvt.rni.s32.f32 %r324,%f237;
cvt.rni.s32.f32 %r325,%f236;
mov.u32 %r326,0;
cvt.pack.sat.u8.s32.b32 %r323,%r324,%r325,%r326;
cvt.rni.s32.f32 %r328,%f235;
cvt.pack.sat.u8.s32.b32 %r327,%r328,%r329,%r323;
st.global.u32 [%rd15+384],%r327;
$0_327:
ret;
}
`;
