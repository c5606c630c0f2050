// Generated from test/conformance/kernels/pointer.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/pointer.cu`. */
export const POINTER: string = `.version 8.0
.target sm_75
.address_size 64
.func  (.param .b32 func_retval0) _Z3sumjj
(
	.param .b32 _Z3sumjj_param_0,
	.param .b32 _Z3sumjj_param_1
)
;
.func  (.param .b32 func_retval0) _Z10differencejj
(
	.param .b32 _Z10differencejj_param_0,
	.param .b32 _Z10differencejj_param_1
)
;
.func  (.param .b32 func_retval0) _Z7productjj
(
	.param .b32 _Z7productjj_param_0,
	.param .b32 _Z7productjj_param_1
)
;
.func  (.param .b32 func_retval0) _Z6largerjj
(
	.param .b32 _Z6largerjj_param_0,
	.param .b32 _Z6largerjj_param_1
)
;
.func  (.param .b32 func_retval0) _ZNK5Named4nameEv
(
	.param .b64 _ZNK5Named4nameEv_param_0
)
;
.func _ZN5ShapeD1Ev
(
	.param .b64 _ZN5ShapeD1Ev_param_0
)
;
.func _ZN5ShapeD0Ev
(
	.param .b64 _ZN5ShapeD0Ev_param_0
)
;
.func  (.param .b32 func_retval0) _ZNK5Shape7cornersEj
(
	.param .b64 _ZNK5Shape7cornersEj_param_0,
	.param .b32 _ZNK5Shape7cornersEj_param_1
)
;
.func  (.param .b32 func_retval0) _ZNK5Shape8describeEv
(
	.param .b64 _ZNK5Shape8describeEv_param_0
)
;
.func _ZN6SquareD1Ev
(
	.param .b64 _ZN6SquareD1Ev_param_0
)
;
.func _ZN6SquareD0Ev
(
	.param .b64 _ZN6SquareD0Ev_param_0
)
;
.func  (.param .b32 func_retval0) _ZNK6Square4areaEv
(
	.param .b64 _ZNK6Square4areaEv_param_0
)
;
.func  (.param .b32 func_retval0) _ZNK6Square7cornersEj
(
	.param .b64 _ZNK6Square7cornersEj_param_0,
	.param .b32 _ZNK6Square7cornersEj_param_1
)
;
.func  (.param .b32 func_retval0) _ZNK6Square4nameEv
(
	.param .b64 _ZNK6Square4nameEv_param_0
)
;
.func  (.param .b32 func_retval0) _ZThn16_NK6Square4nameEv
(
	.param .b64 _ZThn16_NK6Square4nameEv_param_0
)
;
.func _ZN6CircleD1Ev
(
	.param .b64 _ZN6CircleD1Ev_param_0
)
;
.func _ZN6CircleD0Ev
(
	.param .b64 _ZN6CircleD0Ev_param_0
)
;
.func  (.param .b32 func_retval0) _ZNK6Circle4areaEv
(
	.param .b64 _ZNK6Circle4areaEv_param_0
)
;
.func _ZN4HalfD1Ev
(
	.param .b64 _ZN4HalfD1Ev_param_0
)
;
.func _ZN4HalfD0Ev
(
	.param .b64 _ZN4HalfD0Ev_param_0
)
;
.func  (.param .b32 func_retval0) _ZNK4Half4areaEv
(
	.param .b64 _ZNK4Half4areaEv_param_0
)
;
.func  (.param .b32 func_retval0) _ZNK4Half8describeEv
(
	.param .b64 _ZNK4Half8describeEv_param_0
)
;
.func  (.param .b32 func_retval0) _Z8warp_sumjj
(
	.param .b32 _Z8warp_sumjj_param_0,
	.param .b32 _Z8warp_sumjj_param_1
)
;
.func  (.param .b32 func_retval0) _Z12warp_largestjj
(
	.param .b32 _Z12warp_largestjj_param_0,
	.param .b32 _Z12warp_largestjj_param_1
)
;
.func  (.param .b32 func_retval0) _Z9block_sumjj
(
	.param .b32 _Z9block_sumjj_param_0,
	.param .b32 _Z9block_sumjj_param_1
)
;
.func  (.param .b32 func_retval0) _Z8half_sumjj
(
	.param .b32 _Z8half_sumjj_param_0,
	.param .b32 _Z8half_sumjj_param_1
)
;
.func  (.param .b32 func_retval0) _Z9half_votejj
(
	.param .b32 _Z9half_votejj_param_0,
	.param .b32 _Z9half_votejj_param_1
)
;
.func  (.param .b32 func_retval0) _Z12collatz_evenjj
(
	.param .b32 _Z12collatz_evenjj_param_0,
	.param .b32 _Z12collatz_evenjj_param_1
)
;
.func  (.param .b32 func_retval0) _Z11collatz_oddjj
(
	.param .b32 _Z11collatz_oddjj_param_0,
	.param .b32 _Z11collatz_oddjj_param_1
)
;
.extern .func  (.param .b64 func_retval0) malloc
(
	.param .b64 malloc_param_0
)
;
.extern .func free
(
	.param .b64 free_param_0
)
;
.global .align 8 .u64 in_global[4] = {_Z3sumjj, _Z10differencejj, _Z7productjj, _Z6largerjj};
.const .align 8 .u64 in_constant[3] = {_Z6largerjj, _Z3sumjj, _Z7productjj};
.global .align 8 .u64 entries[6] = {10, _Z10differencejj, 20, _Z6largerjj, 30, _Z3sumjj};
.global .align 8 .u64 _ZTV5Named[3] = {0, 0, _ZNK5Named4nameEv};
.global .align 8 .u64 _ZTV5Shape[7] = {0, 0, _ZN5ShapeD1Ev, _ZN5ShapeD0Ev, 0, _ZNK5Shape7cornersEj, _ZNK5Shape8describeEv};
.global .align 8 .u64 _ZTV6Square[11] = {0, 0, _ZN6SquareD1Ev, _ZN6SquareD0Ev, _ZNK6Square4areaEv, _ZNK6Square7cornersEj, _ZNK5Shape8describeEv, _ZNK6Square4nameEv, 18446744073709551600, 0, _ZThn16_NK6Square4nameEv};
.global .align 8 .u64 _ZTV6Circle[7] = {0, 0, _ZN6CircleD1Ev, _ZN6CircleD0Ev, _ZNK6Circle4areaEv, _ZNK5Shape7cornersEj, _ZNK5Shape8describeEv};
.global .align 8 .u64 _ZTV4Half[7] = {0, 0, _ZN4HalfD1Ev, _ZN4HalfD0Ev, _ZNK4Half4areaEv, _ZNK5Shape7cornersEj, _ZNK4Half8describeEv};
.global .align 8 .u64 waiting[4] = {_Z8warp_sumjj, _Z12warp_largestjj, _Z9block_sumjj, _Z10differencejj};
.global .align 8 .u64 halves[2] = {_Z8half_sumjj, _Z9half_votejj};
.global .align 8 .u64 collatz[2] = {_Z12collatz_evenjj, _Z11collatz_oddjj};
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_pointer_cu__Z3sumjj2nv6target5sm_90E = 90;
.func  (.param .b32 func_retval0) _Z3sumjj(
	.param .b32 _Z3sumjj_param_0,
	.param .b32 _Z3sumjj_param_1
)
{
	.reg .b32 	%r<4>;
	ld.param.u32 	%r1, [_Z3sumjj_param_0];
	ld.param.u32 	%r2, [_Z3sumjj_param_1];
	add.s32 	%r3, %r2, %r1;
	st.param.b32 	[func_retval0+0], %r3;
	ret;
}
.func  (.param .b32 func_retval0) _Z10differencejj(
	.param .b32 _Z10differencejj_param_0,
	.param .b32 _Z10differencejj_param_1
)
{
	.reg .b32 	%r<4>;
	ld.param.u32 	%r1, [_Z10differencejj_param_0];
	ld.param.u32 	%r2, [_Z10differencejj_param_1];
	sub.s32 	%r3, %r1, %r2;
	st.param.b32 	[func_retval0+0], %r3;
	ret;
}
.func  (.param .b32 func_retval0) _Z7productjj(
	.param .b32 _Z7productjj_param_0,
	.param .b32 _Z7productjj_param_1
)
{
	.reg .b32 	%r<4>;
	ld.param.u32 	%r1, [_Z7productjj_param_0];
	ld.param.u32 	%r2, [_Z7productjj_param_1];
	mul.lo.s32 	%r3, %r2, %r1;
	st.param.b32 	[func_retval0+0], %r3;
	ret;
}
.func  (.param .b32 func_retval0) _Z6largerjj(
	.param .b32 _Z6largerjj_param_0,
	.param .b32 _Z6largerjj_param_1
)
{
	.reg .b32 	%r<4>;
	ld.param.u32 	%r1, [_Z6largerjj_param_0];
	ld.param.u32 	%r2, [_Z6largerjj_param_1];
	max.u32 	%r3, %r1, %r2;
	st.param.b32 	[func_retval0+0], %r3;
	ret;
}
.func  (.param .b32 func_retval0) _ZNK5Named4nameEv(
	.param .b64 _ZNK5Named4nameEv_param_0
)
{
	.reg .b32 	%r<2>;
	mov.u32 	%r1, 5;
	st.param.b32 	[func_retval0+0], %r1;
	ret;
}
.func _ZN5ShapeD1Ev(
	.param .b64 _ZN5ShapeD1Ev_param_0
)
{
	.reg .b32 	%r<2>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd1, [_ZN5ShapeD1Ev_param_0];
	mov.u64 	%rd2, _ZTV5Shape;
	cvta.global.u64 	%rd3, %rd2;
	add.s64 	%rd4, %rd3, 16;
	st.u64 	[%rd1], %rd4;
	mov.u32 	%r1, 0;
	st.u32 	[%rd1+8], %r1;
	ret;
}
.func _ZN5ShapeD0Ev(
	.param .b64 _ZN5ShapeD0Ev_param_0
)
{
	.reg .b32 	%r<2>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd1, [_ZN5ShapeD0Ev_param_0];
	mov.u64 	%rd2, _ZTV5Shape;
	cvta.global.u64 	%rd3, %rd2;
	add.s64 	%rd4, %rd3, 16;
	st.u64 	[%rd1], %rd4;
	mov.u32 	%r1, 0;
	st.u32 	[%rd1+8], %r1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd1;
	call.uni
	free,
	(
	param0
	);
	}
	ret;
}
.func  (.param .b32 func_retval0) _ZNK5Shape7cornersEj(
	.param .b64 _ZNK5Shape7cornersEj_param_0,
	.param .b32 _ZNK5Shape7cornersEj_param_1
)
{
	.reg .b32 	%r<4>;
	.reg .b64 	%rd<2>;
	ld.param.u64 	%rd1, [_ZNK5Shape7cornersEj_param_0];
	ld.param.u32 	%r1, [_ZNK5Shape7cornersEj_param_1];
	ld.u32 	%r2, [%rd1+8];
	mul.lo.s32 	%r3, %r2, %r1;
	st.param.b32 	[func_retval0+0], %r3;
	ret;
}
.func  (.param .b32 func_retval0) _ZNK5Shape8describeEv(
	.param .b64 _ZNK5Shape8describeEv_param_0
)
{
	.reg .b32 	%r<5>;
	.reg .b64 	%rd<6>;
	ld.param.u64 	%rd1, [_ZNK5Shape8describeEv_param_0];
	ld.u64 	%rd2, [%rd1];
	ld.u64 	%rd3, [%rd2+16];
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd1;
	.param .b32 retval0;
	prototype_339 : .callprototype (.param .b32 _) _ (.param .b64 _);
	call (retval0),
	%rd3,
	(
	param0
	)
	, prototype_339;
	ld.param.b32 	%r1, [retval0+0];
	}
	ld.u64 	%rd4, [%rd1];
	ld.u64 	%rd5, [%rd4+24];
	mov.u32 	%r2, 2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd1;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r2;
	.param .b32 retval0;
	prototype_340 : .callprototype (.param .b32 _) _ (.param .b64 _, .param .b32 _);
	call (retval0),
	%rd5,
	(
	param0,
	param1
	)
	, prototype_340;
	ld.param.b32 	%r3, [retval0+0];
	}
	mad.lo.s32 	%r4, %r1, 3, %r3;
	st.param.b32 	[func_retval0+0], %r4;
	ret;
}
.func _ZN6SquareD1Ev(
	.param .b64 _ZN6SquareD1Ev_param_0
)
{
	.reg .b32 	%r<2>;
	.reg .b64 	%rd<8>;
	mov.u64 	%rd1, _ZTV6Square;
	cvta.global.u64 	%rd2, %rd1;
	add.s64 	%rd3, %rd2, 80;
	ld.param.u64 	%rd4, [_ZN6SquareD1Ev_param_0];
	st.u64 	[%rd4+16], %rd3;
	mov.u64 	%rd5, _ZTV5Shape;
	cvta.global.u64 	%rd6, %rd5;
	add.s64 	%rd7, %rd6, 16;
	st.u64 	[%rd4], %rd7;
	mov.u32 	%r1, 0;
	st.u32 	[%rd4+8], %r1;
	ret;
}
.func _ZN6SquareD0Ev(
	.param .b64 _ZN6SquareD0Ev_param_0
)
{
	.reg .b32 	%r<2>;
	.reg .b64 	%rd<8>;
	mov.u64 	%rd1, _ZTV6Square;
	cvta.global.u64 	%rd2, %rd1;
	add.s64 	%rd3, %rd2, 80;
	ld.param.u64 	%rd4, [_ZN6SquareD0Ev_param_0];
	st.u64 	[%rd4+16], %rd3;
	mov.u64 	%rd5, _ZTV5Shape;
	cvta.global.u64 	%rd6, %rd5;
	add.s64 	%rd7, %rd6, 16;
	st.u64 	[%rd4], %rd7;
	mov.u32 	%r1, 0;
	st.u32 	[%rd4+8], %r1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd4;
	call.uni
	free,
	(
	param0
	);
	}
	ret;
}
.func  (.param .b32 func_retval0) _ZNK6Square4areaEv(
	.param .b64 _ZNK6Square4areaEv_param_0
)
{
	.reg .b32 	%r<3>;
	.reg .b64 	%rd<2>;
	ld.param.u64 	%rd1, [_ZNK6Square4areaEv_param_0];
	ld.u32 	%r1, [%rd1+28];
	mul.lo.s32 	%r2, %r1, %r1;
	st.param.b32 	[func_retval0+0], %r2;
	ret;
}
.func  (.param .b32 func_retval0) _ZNK6Square7cornersEj(
	.param .b64 _ZNK6Square7cornersEj_param_0,
	.param .b32 _ZNK6Square7cornersEj_param_1
)
{
	.reg .b32 	%r<3>;
	ld.param.u32 	%r1, [_ZNK6Square7cornersEj_param_1];
	shl.b32 	%r2, %r1, 2;
	st.param.b32 	[func_retval0+0], %r2;
	ret;
}
.func  (.param .b32 func_retval0) _ZNK6Square4nameEv(
	.param .b64 _ZNK6Square4nameEv_param_0
)
{
	.reg .b32 	%r<6>;
	.reg .b64 	%rd<2>;
	ld.param.u64 	%rd1, [_ZNK6Square4nameEv_param_0];
	ld.v2.u32 	{%r1, %r2}, [%rd1+24];
	add.s32 	%r5, %r1, %r2;
	st.param.b32 	[func_retval0+0], %r5;
	ret;
}
.func  (.param .b32 func_retval0) _ZThn16_NK6Square4nameEv(
	.param .b64 _ZThn16_NK6Square4nameEv_param_0
)
{
	.reg .b32 	%r<6>;
	.reg .b64 	%rd<2>;
	ld.param.u64 	%rd1, [_ZThn16_NK6Square4nameEv_param_0];
	ld.v2.u32 	{%r1, %r2}, [%rd1+8];
	add.s32 	%r5, %r1, %r2;
	st.param.b32 	[func_retval0+0], %r5;
	ret;
}
.func _ZN6CircleD1Ev(
	.param .b64 _ZN6CircleD1Ev_param_0
)
{
	.reg .b32 	%r<2>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd1, [_ZN6CircleD1Ev_param_0];
	mov.u64 	%rd2, _ZTV5Shape;
	cvta.global.u64 	%rd3, %rd2;
	add.s64 	%rd4, %rd3, 16;
	st.u64 	[%rd1], %rd4;
	mov.u32 	%r1, 0;
	st.u32 	[%rd1+8], %r1;
	ret;
}
.func _ZN6CircleD0Ev(
	.param .b64 _ZN6CircleD0Ev_param_0
)
{
	.reg .b32 	%r<2>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd1, [_ZN6CircleD0Ev_param_0];
	mov.u64 	%rd2, _ZTV5Shape;
	cvta.global.u64 	%rd3, %rd2;
	add.s64 	%rd4, %rd3, 16;
	st.u64 	[%rd1], %rd4;
	mov.u32 	%r1, 0;
	st.u32 	[%rd1+8], %r1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd1;
	call.uni
	free,
	(
	param0
	);
	}
	ret;
}
.func  (.param .b32 func_retval0) _ZNK6Circle4areaEv(
	.param .b64 _ZNK6Circle4areaEv_param_0
)
{
	.reg .b32 	%r<4>;
	.reg .b64 	%rd<2>;
	ld.param.u64 	%rd1, [_ZNK6Circle4areaEv_param_0];
	ld.u32 	%r1, [%rd1+12];
	mul.lo.s32 	%r2, %r1, %r1;
	mul.lo.s32 	%r3, %r2, 3;
	st.param.b32 	[func_retval0+0], %r3;
	ret;
}
.func _ZN4HalfD1Ev(
	.param .b64 _ZN4HalfD1Ev_param_0
)
{
	.reg .b32 	%r<2>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd1, [_ZN4HalfD1Ev_param_0];
	mov.u64 	%rd2, _ZTV5Shape;
	cvta.global.u64 	%rd3, %rd2;
	add.s64 	%rd4, %rd3, 16;
	st.u64 	[%rd1], %rd4;
	mov.u32 	%r1, 0;
	st.u32 	[%rd1+8], %r1;
	ret;
}
.func _ZN4HalfD0Ev(
	.param .b64 _ZN4HalfD0Ev_param_0
)
{
	.reg .b32 	%r<2>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd1, [_ZN4HalfD0Ev_param_0];
	mov.u64 	%rd2, _ZTV5Shape;
	cvta.global.u64 	%rd3, %rd2;
	add.s64 	%rd4, %rd3, 16;
	st.u64 	[%rd1], %rd4;
	mov.u32 	%r1, 0;
	st.u32 	[%rd1+8], %r1;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd1;
	call.uni
	free,
	(
	param0
	);
	}
	ret;
}
.func  (.param .b32 func_retval0) _ZNK4Half4areaEv(
	.param .b64 _ZNK4Half4areaEv_param_0
)
{
	.reg .b32 	%r<5>;
	.reg .b64 	%rd<2>;
	ld.param.u64 	%rd1, [_ZNK4Half4areaEv_param_0];
	ld.u32 	%r1, [%rd1+12];
	mul.lo.s32 	%r2, %r1, %r1;
	mul.lo.s32 	%r3, %r2, 3;
	shr.u32 	%r4, %r3, 1;
	st.param.b32 	[func_retval0+0], %r4;
	ret;
}
.func  (.param .b32 func_retval0) _ZNK4Half8describeEv(
	.param .b64 _ZNK4Half8describeEv_param_0
)
{
	.reg .b32 	%r<6>;
	.reg .b64 	%rd<6>;
	ld.param.u64 	%rd1, [_ZNK4Half8describeEv_param_0];
	ld.u64 	%rd2, [%rd1];
	ld.u64 	%rd3, [%rd2+16];
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd1;
	.param .b32 retval0;
	prototype_344 : .callprototype (.param .b32 _) _ (.param .b64 _);
	call (retval0),
	%rd3,
	(
	param0
	)
	, prototype_344;
	ld.param.b32 	%r1, [retval0+0];
	}
	ld.u64 	%rd4, [%rd1];
	ld.u64 	%rd5, [%rd4+24];
	mov.u32 	%r2, 2;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd1;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r2;
	.param .b32 retval0;
	prototype_345 : .callprototype (.param .b32 _) _ (.param .b64 _, .param .b32 _);
	call (retval0),
	%rd5,
	(
	param0,
	param1
	)
	, prototype_345;
	ld.param.b32 	%r3, [retval0+0];
	}
	mad.lo.s32 	%r4, %r1, 3, %r3;
	xor.b32  	%r5, %r4, 255;
	st.param.b32 	[func_retval0+0], %r5;
	ret;
}
.func  (.param .b32 func_retval0) _Z8warp_sumjj(
	.param .b32 _Z8warp_sumjj_param_0,
	.param .b32 _Z8warp_sumjj_param_1
)
{
	.reg .pred 	%p<6>;
	.reg .b32 	%r<21>;
	ld.param.u32 	%r1, [_Z8warp_sumjj_param_0];
	ld.param.u32 	%r2, [_Z8warp_sumjj_param_1];
	mov.u32 	%r3, 31;
	mov.u32 	%r4, 16;
	mov.u32 	%r5, -1;
	shfl.sync.bfly.b32 	%r6|%p1, %r1, %r4, %r3, %r5;
	add.s32 	%r7, %r6, %r1;
	mov.u32 	%r8, 8;
	shfl.sync.bfly.b32 	%r9|%p2, %r7, %r8, %r3, %r5;
	add.s32 	%r10, %r9, %r7;
	mov.u32 	%r11, 4;
	shfl.sync.bfly.b32 	%r12|%p3, %r10, %r11, %r3, %r5;
	add.s32 	%r13, %r12, %r10;
	mov.u32 	%r14, 2;
	shfl.sync.bfly.b32 	%r15|%p4, %r13, %r14, %r3, %r5;
	add.s32 	%r16, %r15, %r13;
	mov.u32 	%r17, 1;
	shfl.sync.bfly.b32 	%r18|%p5, %r16, %r17, %r3, %r5;
	add.s32 	%r19, %r18, %r16;
	add.s32 	%r20, %r19, %r2;
	st.param.b32 	[func_retval0+0], %r20;
	ret;
}
.func  (.param .b32 func_retval0) _Z12warp_largestjj(
	.param .b32 _Z12warp_largestjj_param_0,
	.param .b32 _Z12warp_largestjj_param_1
)
{
	.reg .pred 	%p<6>;
	.reg .b32 	%r<21>;
	ld.param.u32 	%r1, [_Z12warp_largestjj_param_0];
	ld.param.u32 	%r2, [_Z12warp_largestjj_param_1];
	mov.u32 	%r3, 31;
	mov.u32 	%r4, 16;
	mov.u32 	%r5, -1;
	shfl.sync.bfly.b32 	%r6|%p1, %r1, %r4, %r3, %r5;
	max.u32 	%r7, %r6, %r1;
	mov.u32 	%r8, 8;
	shfl.sync.bfly.b32 	%r9|%p2, %r7, %r8, %r3, %r5;
	max.u32 	%r10, %r7, %r9;
	mov.u32 	%r11, 4;
	shfl.sync.bfly.b32 	%r12|%p3, %r10, %r11, %r3, %r5;
	max.u32 	%r13, %r10, %r12;
	mov.u32 	%r14, 2;
	shfl.sync.bfly.b32 	%r15|%p4, %r13, %r14, %r3, %r5;
	max.u32 	%r16, %r13, %r15;
	mov.u32 	%r17, 1;
	shfl.sync.bfly.b32 	%r18|%p5, %r16, %r17, %r3, %r5;
	max.u32 	%r19, %r16, %r18;
	xor.b32  	%r20, %r19, %r2;
	st.param.b32 	[func_retval0+0], %r20;
	ret;
}
.func  (.param .b32 func_retval0) _Z9block_sumjj(
	.param .b32 _Z9block_sumjj_param_0,
	.param .b32 _Z9block_sumjj_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<8>;
	.reg .b64 	%rd<2>;
	.shared .align 4 .u32 _ZZ9block_sumjjE5total;
	ld.param.u32 	%r1, [_Z9block_sumjj_param_0];
	ld.param.u32 	%r2, [_Z9block_sumjj_param_1];
	mov.u32 	%r3, %tid.x;
	setp.ne.s32 	%p1, %r3, 0;
	@%p1 bra 	$L__BB24_2;
	mov.u32 	%r4, 0;
	st.shared.u32 	[_ZZ9block_sumjjE5total], %r4;
$L__BB24_2:
	bar.sync 	0;
	mov.u64 	%rd1, _ZZ9block_sumjjE5total;
	atom.shared.add.u32 	%r5, [%rd1], %r1;
	bar.sync 	0;
	ld.shared.u32 	%r6, [_ZZ9block_sumjjE5total];
	add.s32 	%r7, %r6, %r2;
	st.param.b32 	[func_retval0+0], %r7;
	ret;
}
.func  (.param .b32 func_retval0) _Z8half_sumjj(
	.param .b32 _Z8half_sumjj_param_0,
	.param .b32 _Z8half_sumjj_param_1
)
{
	.reg .pred 	%p<5>;
	.reg .b32 	%r<18>;
	ld.param.u32 	%r1, [_Z8half_sumjj_param_0];
	ld.param.u32 	%r2, [_Z8half_sumjj_param_1];
	mov.u32 	%r3, 31;
	mov.u32 	%r4, 8;
	mov.u32 	%r5, 65535;
	shfl.sync.bfly.b32 	%r6|%p1, %r1, %r4, %r3, %r5;
	add.s32 	%r7, %r6, %r1;
	mov.u32 	%r8, 4;
	shfl.sync.bfly.b32 	%r9|%p2, %r7, %r8, %r3, %r5;
	add.s32 	%r10, %r9, %r7;
	mov.u32 	%r11, 2;
	shfl.sync.bfly.b32 	%r12|%p3, %r10, %r11, %r3, %r5;
	add.s32 	%r13, %r12, %r10;
	mov.u32 	%r14, 1;
	shfl.sync.bfly.b32 	%r15|%p4, %r13, %r14, %r3, %r5;
	add.s32 	%r16, %r15, %r13;
	sub.s32 	%r17, %r16, %r2;
	st.param.b32 	[func_retval0+0], %r17;
	ret;
}
.func  (.param .b32 func_retval0) _Z9half_votejj(
	.param .b32 _Z9half_votejj_param_0,
	.param .b32 _Z9half_votejj_param_1
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<7>;
	ld.param.u32 	%r1, [_Z9half_votejj_param_0];
	ld.param.u32 	%r2, [_Z9half_votejj_param_1];
	and.b32  	%r3, %r1, 1;
	setp.eq.b32 	%p1, %r3, 1;
	mov.u32 	%r4, -65536;
	vote.sync.ballot.b32 	%r5, %p1, %r4;
	add.s32 	%r6, %r5, %r2;
	st.param.b32 	[func_retval0+0], %r6;
	ret;
}
.func  (.param .b32 func_retval0) _Z12collatz_evenjj(
	.param .b32 _Z12collatz_evenjj_param_0,
	.param .b32 _Z12collatz_evenjj_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<6>;
	ld.param.u32 	%r3, [_Z12collatz_evenjj_param_0];
	ld.param.u32 	%r8, [_Z12collatz_evenjj_param_1];
	setp.lt.u32 	%p1, %r3, 2;
	@%p1 bra 	$L__BB27_2;
	shr.u32 	%r5, %r3, 1;
	shl.b32 	%r6, %r3, 2;
	cvt.u64.u32 	%rd1, %r6;
	and.b64  	%rd2, %rd1, 8;
	mov.u64 	%rd3, collatz;
	add.s64 	%rd4, %rd3, %rd2;
	ld.global.u64 	%rd5, [%rd4];
	add.s32 	%r7, %r8, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r5;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r7;
	.param .b32 retval0;
	prototype_346 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd5,
	(
	param0,
	param1
	)
	, prototype_346;
	ld.param.b32 	%r8, [retval0+0];
	}
$L__BB27_2:
	st.param.b32 	[func_retval0+0], %r8;
	ret;
}
.func  (.param .b32 func_retval0) _Z11collatz_oddjj(
	.param .b32 _Z11collatz_oddjj_param_0,
	.param .b32 _Z11collatz_oddjj_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<7>;
	ld.param.u32 	%r3, [_Z11collatz_oddjj_param_0];
	ld.param.u32 	%r8, [_Z11collatz_oddjj_param_1];
	setp.lt.u32 	%p1, %r3, 2;
	@%p1 bra 	$L__BB28_2;
	mul.lo.s32 	%r5, %r3, 3;
	add.s32 	%r6, %r5, 1;
	mul.wide.u32 	%rd1, %r5, 8;
	not.b64 	%rd2, %rd1;
	and.b64  	%rd3, %rd2, 8;
	mov.u64 	%rd4, collatz;
	add.s64 	%rd5, %rd4, %rd3;
	ld.global.u64 	%rd6, [%rd5];
	add.s32 	%r7, %r8, 1;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r6;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r7;
	.param .b32 retval0;
	prototype_347 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd6,
	(
	param0,
	param1
	)
	, prototype_347;
	ld.param.b32 	%r8, [retval0+0];
	}
$L__BB28_2:
	st.param.b32 	[func_retval0+0], %r8;
	ret;
}
.visible .entry pointer_table(
	.param .u64 pointer_table_param_0,
	.param .u64 pointer_table_param_1,
	.param .u32 pointer_table_param_2
)
{
	.local .align 8 .b8 	__local_depot29[24];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<3>;
	.reg .b32 	%r<36>;
	.reg .b64 	%rd<50>;
	mov.u64 	%SPL, __local_depot29;
	ld.param.u64 	%rd1, [pointer_table_param_0];
	ld.param.u64 	%rd2, [pointer_table_param_1];
	ld.param.u32 	%r2, [pointer_table_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB29_2;
	cvta.to.global.u64 	%rd3, %rd2;
	add.u64 	%rd5, %SPL, 0;
	cvta.to.global.u64 	%rd6, %rd1;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd6, %rd7;
	ld.global.u32 	%r6, [%rd8];
	mov.u64 	%rd9, _Z3sumjj;
	st.local.u64 	[%rd5+8], %rd9;
	mov.u64 	%rd10, _Z10differencejj;
	st.local.u64 	[%rd5+16], %rd10;
	mul.wide.u32 	%rd11, %r6, -1431655765;
	shr.u64 	%rd12, %rd11, 33;
	cvt.u32.u64 	%r7, %rd12;
	mul.lo.s32 	%r8, %r7, 3;
	sub.s32 	%r9, %r6, %r8;
	mul.wide.u32 	%rd13, %r9, 8;
	mov.u64 	%rd14, in_constant;
	add.s64 	%rd15, %rd14, %rd13;
	ld.const.u64 	%rd16, [%rd15];
	st.local.u64 	[%rd5], %rd16;
	shr.u32 	%r10, %r6, 4;
	mul.wide.u32 	%rd17, %r10, -1431655765;
	shr.u64 	%rd18, %rd17, 33;
	cvt.u32.u64 	%r11, %rd18;
	mul.lo.s32 	%r12, %r11, 3;
	sub.s32 	%r13, %r10, %r12;
	mul.wide.u32 	%rd19, %r13, 8;
	add.s64 	%rd20, %rd5, %rd19;
	mov.u64 	%rd21, _Z7productjj;
	st.local.u64 	[%rd20], %rd21;
	shl.b32 	%r14, %r6, 3;
	cvt.u64.u32 	%rd22, %r14;
	and.b64  	%rd23, %rd22, 24;
	mov.u64 	%rd24, in_global;
	add.s64 	%rd25, %rd24, %rd23;
	ld.global.u64 	%rd26, [%rd25];
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r6;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r1;
	.param .b32 retval0;
	prototype_348 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd26,
	(
	param0,
	param1
	)
	, prototype_348;
	ld.param.b32 	%r15, [retval0+0];
	}
	add.s64 	%rd27, %rd3, %rd7;
	st.global.u32 	[%rd27], %r15;
	mul.hi.s32 	%r16, %r1, 1431655766;
	shr.u32 	%r17, %r16, 31;
	add.s32 	%r18, %r16, %r17;
	mul.lo.s32 	%r19, %r18, 3;
	sub.s32 	%r20, %r1, %r19;
	mul.wide.s32 	%rd28, %r20, 8;
	add.s64 	%rd29, %rd14, %rd28;
	ld.const.u64 	%rd30, [%rd29];
	mov.u32 	%r21, 1000;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r6;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r21;
	.param .b32 retval0;
	prototype_349 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd30,
	(
	param0,
	param1
	)
	, prototype_349;
	ld.param.b32 	%r22, [retval0+0];
	}
	mul.wide.s32 	%rd31, %r2, 4;
	add.s64 	%rd32, %rd27, %rd31;
	st.global.u32 	[%rd32], %r22;
	shr.u32 	%r23, %r6, 8;
	mul.wide.u32 	%rd33, %r23, -1431655765;
	shr.u64 	%rd34, %rd33, 33;
	cvt.u32.u64 	%r24, %rd34;
	mul.lo.s32 	%r25, %r24, 3;
	sub.s32 	%r26, %r23, %r25;
	mul.wide.u32 	%rd35, %r26, 8;
	add.s64 	%rd36, %rd5, %rd35;
	ld.local.u64 	%rd37, [%rd36];
	mov.u32 	%r27, 7;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r6;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r27;
	.param .b32 retval0;
	prototype_350 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd37,
	(
	param0,
	param1
	)
	, prototype_350;
	ld.param.b32 	%r28, [retval0+0];
	}
	add.s32 	%r29, %r1, %r2;
	add.s32 	%r30, %r29, %r2;
	shl.b32 	%r31, %r2, 1;
	mul.wide.s32 	%rd38, %r31, 4;
	add.s64 	%rd39, %rd27, %rd38;
	st.global.u32 	[%rd39], %r28;
	mul.wide.s32 	%rd40, %r20, 16;
	mov.u64 	%rd41, entries;
	add.s64 	%rd42, %rd41, %rd40;
	ld.global.u32 	%r32, [%rd42];
	mul.wide.u32 	%rd43, %r9, 16;
	add.s64 	%rd44, %rd41, %rd43;
	ld.global.u64 	%rd45, [%rd44+8];
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r32;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r6;
	.param .b32 retval0;
	prototype_351 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd45,
	(
	param0,
	param1
	)
	, prototype_351;
	ld.param.b32 	%r33, [retval0+0];
	}
	add.s32 	%r34, %r30, %r2;
	mul.wide.s32 	%rd46, %r34, 4;
	add.s64 	%rd47, %rd3, %rd46;
	st.global.u32 	[%rd47], %r33;
	ld.global.u64 	%rd48, [%rd25];
	setp.eq.s64 	%p2, %rd48, %rd9;
	selp.u32 	%r35, 1, 0, %p2;
	add.s64 	%rd49, %rd39, %rd38;
	st.global.u32 	[%rd49], %r35;
$L__BB29_2:
	ret;
}
.visible .entry pointer_exchange(
	.param .u64 pointer_exchange_param_0,
	.param .u64 pointer_exchange_param_1,
	.param .u32 pointer_exchange_param_2
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<20>;
	.reg .b64 	%rd<25>;
	.shared .align 8 .b8 _ZZ16pointer_exchangeE9functions[512];
	ld.param.u64 	%rd8, [pointer_exchange_param_0];
	ld.param.u64 	%rd6, [pointer_exchange_param_1];
	mov.u32 	%r5, %ctaid.x;
	shl.b32 	%r6, %r5, 6;
	mov.u32 	%r1, %tid.x;
	add.s32 	%r7, %r6, %r1;
	cvt.s64.s32 	%rd1, %r7;
	cvta.to.global.u64 	%rd9, %rd8;
	mul.wide.s32 	%rd10, %r7, 4;
	add.s64 	%rd2, %rd9, %rd10;
	ld.global.u32 	%r8, [%rd2];
	mov.u64 	%rd24, 0;
	mul.wide.u32 	%rd11, %r8, -858993459;
	shr.u64 	%rd12, %rd11, 34;
	cvt.u32.u64 	%r9, %rd12;
	mul.lo.s32 	%r10, %r9, 5;
	sub.s32 	%r2, %r8, %r10;
	setp.eq.s32 	%p1, %r2, 4;
	@%p1 bra 	$L__BB30_2;
	mul.wide.u32 	%rd13, %r2, 8;
	mov.u64 	%rd14, in_global;
	add.s64 	%rd15, %rd14, %rd13;
	ld.global.u64 	%rd24, [%rd15];
$L__BB30_2:
	mul.wide.s32 	%rd16, %r1, 8;
	mov.u64 	%rd17, _ZZ16pointer_exchangeE9functions;
	add.s64 	%rd18, %rd17, %rd16;
	st.shared.u64 	[%rd18], %rd24;
	bar.sync 	0;
	add.s32 	%r12, %r1, 13;
	shr.s32 	%r13, %r12, 31;
	shr.u32 	%r14, %r13, 26;
	add.s32 	%r15, %r12, %r14;
	and.b32  	%r16, %r15, -64;
	sub.s32 	%r17, %r12, %r16;
	mul.wide.s32 	%rd19, %r17, 8;
	add.s64 	%rd20, %rd17, %rd19;
	ld.shared.u64 	%rd5, [%rd20];
	setp.eq.s64 	%p2, %rd5, 0;
	mov.u32 	%r19, 77;
	@%p2 bra 	$L__BB30_4;
	ld.global.u32 	%r18, [%rd2];
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r18;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r1;
	.param .b32 retval0;
	prototype_352 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd5,
	(
	param0,
	param1
	)
	, prototype_352;
	ld.param.b32 	%r19, [retval0+0];
	}
$L__BB30_4:
	cvta.to.global.u64 	%rd21, %rd6;
	shl.b64 	%rd22, %rd1, 2;
	add.s64 	%rd23, %rd21, %rd22;
	st.global.u32 	[%rd23], %r19;
	ret;
}
.visible .entry pointer_virtual(
	.param .u64 pointer_virtual_param_0,
	.param .u64 pointer_virtual_param_1,
	.param .u32 pointer_virtual_param_2
)
{
	.local .align 8 .b8 	__local_depot31[104];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<7>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<49>;
	.reg .b64 	%rd<81>;
	mov.u64 	%SPL, __local_depot31;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd13, [pointer_virtual_param_0];
	ld.param.u64 	%rd14, [pointer_virtual_param_1];
	ld.param.u32 	%r11, [pointer_virtual_param_2];
	cvta.to.global.u64 	%rd1, %rd14;
	add.u64 	%rd2, %SPL, 64;
	add.u64 	%rd80, %SP, 88;
	cvta.to.local.u64 	%rd79, %rd80;
	mov.u32 	%r12, %ntid.x;
	mov.u32 	%r13, %ctaid.x;
	mov.u32 	%r14, %tid.x;
	mad.lo.s32 	%r1, %r13, %r12, %r14;
	setp.ge.s32 	%p1, %r1, %r11;
	@%p1 bra 	$L__BB31_6;
	cvta.to.global.u64 	%rd17, %rd13;
	cvt.s64.s32 	%rd4, %r1;
	mul.wide.s32 	%rd18, %r1, 4;
	add.s64 	%rd19, %rd17, %rd18;
	ld.global.u16 	%r2, [%rd19];
	add.u64 	%rd20, %SP, 0;
	add.u64 	%rd21, %SPL, 0;
	add.s64 	%rd5, %rd21, 8;
	st.local.u32 	[%rd21+8], %r2;
	add.s64 	%rd6, %rd21, 16;
	mov.u64 	%rd22, _ZTV6Square;
	cvta.global.u64 	%rd23, %rd22;
	add.s64 	%rd24, %rd23, 16;
	st.local.u64 	[%rd21], %rd24;
	add.s64 	%rd25, %rd23, 80;
	st.local.u64 	[%rd21+16], %rd25;
	mov.u32 	%r17, 9;
	st.local.v2.u32 	[%rd21+24], {%r17, %r1};
	add.u64 	%rd26, %SP, 32;
	add.u64 	%rd7, %SPL, 32;
	mov.u64 	%rd27, _ZTV6Circle;
	cvta.global.u64 	%rd28, %rd27;
	add.s64 	%rd29, %rd28, 16;
	st.local.u64 	[%rd7], %rd29;
	mov.u32 	%r47, 0;
	add.s32 	%r18, %r1, 1;
	st.local.v2.u32 	[%rd7+8], {%r2, %r18};
	add.s32 	%r19, %r1, 2;
	add.u64 	%rd30, %SP, 48;
	add.u64 	%rd31, %SPL, 48;
	add.s64 	%rd8, %rd31, 8;
	st.local.v2.u32 	[%rd31+8], {%r2, %r19};
	mov.u64 	%rd32, _ZTV4Half;
	cvta.global.u64 	%rd33, %rd32;
	add.s64 	%rd34, %rd33, 16;
	st.local.u64 	[%rd31], %rd34;
	st.local.u64 	[%rd2], %rd20;
	st.local.u64 	[%rd2+8], %rd26;
	st.local.u64 	[%rd2+16], %rd30;
	mul.wide.u32 	%rd35, %r2, 613566757;
	shr.u64 	%rd36, %rd35, 32;
	cvt.u32.u64 	%r20, %rd36;
	sub.s32 	%r21, %r2, %r20;
	shr.u32 	%r22, %r21, 1;
	add.s32 	%r23, %r22, %r20;
	shr.u32 	%r24, %r23, 2;
	mul.lo.s32 	%r25, %r24, 7;
	sub.s32 	%r3, %r2, %r25;
	mov.u32 	%r46, %r2;
	mov.u32 	%r48, %r47;
$L__BB31_2:
	mul.wide.u32 	%rd37, %r46, -1431655765;
	shr.u64 	%rd38, %rd37, 33;
	cvt.u32.u64 	%r26, %rd38;
	mul.lo.s32 	%r27, %r26, 3;
	sub.s32 	%r28, %r2, %r27;
	add.s32 	%r29, %r47, %r28;
	mul.wide.u32 	%rd39, %r29, 8;
	add.s64 	%rd40, %rd2, %rd39;
	ld.local.u64 	%rd41, [%rd40];
	ld.u64 	%rd42, [%rd41];
	ld.u64 	%rd43, [%rd42+16];
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd41;
	.param .b32 retval0;
	prototype_353 : .callprototype (.param .b32 _) _ (.param .b64 _);
	call (retval0),
	%rd43,
	(
	param0
	)
	, prototype_353;
	ld.param.b32 	%r30, [retval0+0];
	}
	mad.lo.s32 	%r48, %r48, 5, %r30;
	add.s32 	%r46, %r46, 1;
	add.s32 	%r47, %r47, 1;
	setp.le.u32 	%p2, %r47, %r3;
	@%p2 bra 	$L__BB31_2;
	shl.b64 	%rd45, %rd4, 2;
	add.s64 	%rd46, %rd1, %rd45;
	st.global.u32 	[%rd46], %r48;
	mul.wide.u32 	%rd47, %r2, -1431655765;
	shr.u64 	%rd48, %rd47, 33;
	cvt.u32.u64 	%r31, %rd48;
	mul.lo.s32 	%r32, %r31, 3;
	sub.s32 	%r33, %r2, %r32;
	mul.wide.u32 	%rd49, %r33, 8;
	add.s64 	%rd50, %rd2, %rd49;
	ld.local.u64 	%rd51, [%rd50];
	ld.u64 	%rd52, [%rd51];
	ld.u64 	%rd53, [%rd52+24];
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd51;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r1;
	.param .b32 retval0;
	prototype_354 : .callprototype (.param .b32 _) _ (.param .b64 _, .param .b32 _);
	call (retval0),
	%rd53,
	(
	param0,
	param1
	)
	, prototype_354;
	ld.param.b32 	%r34, [retval0+0];
	}
	mul.wide.s32 	%rd54, %r11, 4;
	add.s64 	%rd55, %rd46, %rd54;
	st.global.u32 	[%rd55], %r34;
	shr.u32 	%r35, %r2, 3;
	mul.wide.u32 	%rd56, %r35, -1431655765;
	shr.u64 	%rd57, %rd56, 33;
	cvt.u32.u64 	%r36, %rd57;
	mul.lo.s32 	%r37, %r36, 3;
	sub.s32 	%r38, %r35, %r37;
	mul.wide.u32 	%rd58, %r38, 8;
	add.s64 	%rd59, %rd2, %rd58;
	ld.local.u64 	%rd60, [%rd59];
	ld.u64 	%rd61, [%rd60];
	ld.u64 	%rd62, [%rd61+32];
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd60;
	.param .b32 retval0;
	prototype_355 : .callprototype (.param .b32 _) _ (.param .b64 _);
	call (retval0),
	%rd62,
	(
	param0
	)
	, prototype_355;
	ld.param.b32 	%r39, [retval0+0];
	}
	add.s32 	%r40, %r1, %r11;
	add.s32 	%r10, %r40, %r11;
	mul.wide.s32 	%rd63, %r10, 4;
	add.s64 	%rd64, %rd1, %rd63;
	st.global.u32 	[%rd64], %r39;
	mov.u64 	%rd65, _ZTV5Named;
	cvta.global.u64 	%rd66, %rd65;
	add.s64 	%rd67, %rd66, 16;
	st.local.u64 	[%rd79], %rd67;
	mov.u32 	%r41, 9;
	st.local.u32 	[%rd79+8], %r41;
	mov.u16 	%rs1, 0;
	st.local.v4.u8 	[%rd79+12], {%rs1, %rs1, %rs1, %rs1};
	and.b32  	%r42, %r2, 1;
	setp.eq.b32 	%p3, %r42, 1;
	mov.pred 	%p4, 0;
	xor.pred  	%p5, %p3, %p4;
	not.pred 	%p6, %p5;
	@%p6 bra 	$L__BB31_5;
	add.s64 	%rd80, %rd20, 16;
	mov.u64 	%rd79, %rd6;
$L__BB31_5:
	ld.local.u64 	%rd69, [%rd79];
	ld.u64 	%rd70, [%rd69];
	mov.u32 	%r43, 0;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd80;
	.param .b32 retval0;
	prototype_356 : .callprototype (.param .b32 _) _ (.param .b64 _);
	call (retval0),
	%rd70,
	(
	param0
	)
	, prototype_356;
	ld.param.b32 	%r44, [retval0+0];
	}
	add.s32 	%r45, %r10, %r11;
	mul.wide.s32 	%rd71, %r45, 4;
	add.s64 	%rd72, %rd1, %rd71;
	st.global.u32 	[%rd72], %r44;
	mov.u64 	%rd73, _ZTV5Shape;
	cvta.global.u64 	%rd74, %rd73;
	add.s64 	%rd75, %rd74, 16;
	st.local.u64 	[%rd8+-8], %rd75;
	st.local.u32 	[%rd8], %r43;
	st.local.u64 	[%rd7], %rd75;
	st.local.u32 	[%rd7+8], %r43;
	st.local.u64 	[%rd5+8], %rd25;
	st.local.u64 	[%rd5+-8], %rd75;
	st.local.u32 	[%rd5], %r43;
$L__BB31_6:
	ret;
}
.visible .entry pointer_new(
	.param .u64 pointer_new_param_0,
	.param .u64 pointer_new_param_1,
	.param .u32 pointer_new_param_2
)
{
	.reg .pred 	%p<8>;
	.reg .b32 	%r<12>;
	.reg .b64 	%rd<41>;
	ld.param.u64 	%rd10, [pointer_new_param_0];
	ld.param.u64 	%rd11, [pointer_new_param_1];
	ld.param.u32 	%r4, [pointer_new_param_2];
	mov.u32 	%r5, %ntid.x;
	mov.u32 	%r6, %ctaid.x;
	mov.u32 	%r7, %tid.x;
	mad.lo.s32 	%r1, %r6, %r5, %r7;
	setp.ge.s32 	%p1, %r1, %r4;
	@%p1 bra 	$L__BB32_11;
	cvta.to.global.u64 	%rd12, %rd10;
	cvt.s64.s32 	%rd1, %r1;
	mul.wide.s32 	%rd13, %r1, 4;
	add.s64 	%rd14, %rd12, %rd13;
	ld.global.u8 	%r2, [%rd14];
	mul.wide.u32 	%rd15, %r2, -1431655765;
	shr.u64 	%rd16, %rd15, 33;
	cvt.u32.u64 	%r8, %rd16;
	mul.lo.s32 	%r9, %r8, 3;
	sub.s32 	%r3, %r2, %r9;
	setp.eq.s32 	%p2, %r3, 0;
	@%p2 bra 	$L__BB32_7;
	setp.eq.s32 	%p3, %r3, 1;
	@%p3 bra 	$L__BB32_5;
	bra.uni 	$L__BB32_3;
$L__BB32_5:
	mov.u64 	%rd23, 16;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd23;
	.param .b64 retval0;
	call.uni (retval0),
	malloc,
	(
	param0
	);
	ld.param.b64 	%rd4, [retval0+0];
	}
	setp.eq.s64 	%p5, %rd4, 0;
	mov.u64 	%rd40, 0;
	@%p5 bra 	$L__BB32_9;
	mov.u64 	%rd24, _ZTV6Circle;
	cvta.global.u64 	%rd25, %rd24;
	add.s64 	%rd26, %rd25, 16;
	st.u64 	[%rd4], %rd26;
	st.v2.u32 	[%rd4+8], {%r2, %r1};
	mov.u64 	%rd40, %rd4;
	bra.uni 	$L__BB32_9;
$L__BB32_7:
	mov.u64 	%rd28, 32;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd28;
	.param .b64 retval0;
	call.uni (retval0),
	malloc,
	(
	param0
	);
	ld.param.b64 	%rd6, [retval0+0];
	}
	setp.eq.s64 	%p6, %rd6, 0;
	mov.u64 	%rd40, 0;
	@%p6 bra 	$L__BB32_9;
	st.u32 	[%rd6+8], %r2;
	mov.u64 	%rd29, _ZTV6Square;
	cvta.global.u64 	%rd30, %rd29;
	add.s64 	%rd31, %rd30, 16;
	st.u64 	[%rd6], %rd31;
	add.s64 	%rd32, %rd30, 80;
	st.u64 	[%rd6+16], %rd32;
	mov.u32 	%r10, 9;
	st.v2.u32 	[%rd6+24], {%r10, %r1};
	mov.u64 	%rd40, %rd6;
	bra.uni 	$L__BB32_9;
$L__BB32_3:
	mov.u64 	%rd18, 16;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd18;
	.param .b64 retval0;
	call.uni (retval0),
	malloc,
	(
	param0
	);
	ld.param.b64 	%rd2, [retval0+0];
	}
	setp.eq.s64 	%p4, %rd2, 0;
	mov.u64 	%rd40, 0;
	@%p4 bra 	$L__BB32_9;
	st.v2.u32 	[%rd2+8], {%r2, %r1};
	mov.u64 	%rd19, _ZTV4Half;
	cvta.global.u64 	%rd20, %rd19;
	add.s64 	%rd21, %rd20, 16;
	st.u64 	[%rd2], %rd21;
	mov.u64 	%rd40, %rd2;
$L__BB32_9:
	ld.u64 	%rd33, [%rd40];
	ld.u64 	%rd34, [%rd33+32];
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd40;
	.param .b32 retval0;
	prototype_360 : .callprototype (.param .b32 _) _ (.param .b64 _);
	call (retval0),
	%rd34,
	(
	param0
	)
	, prototype_360;
	ld.param.b32 	%r11, [retval0+0];
	}
	cvta.to.global.u64 	%rd35, %rd11;
	shl.b64 	%rd36, %rd1, 2;
	add.s64 	%rd37, %rd35, %rd36;
	st.global.u32 	[%rd37], %r11;
	setp.eq.s64 	%p7, %rd40, 0;
	@%p7 bra 	$L__BB32_11;
	ld.u64 	%rd38, [%rd40];
	ld.u64 	%rd39, [%rd38+8];
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd40;
	prototype_361 : .callprototype ()_ (.param .b64 _);
	call
	%rd39,
	(
	param0
	)
	, prototype_361;
	}
$L__BB32_11:
	ret;
}
.visible .entry pointer_block(
	.param .u64 pointer_block_param_0,
	.param .u64 pointer_block_param_1,
	.param .u32 pointer_block_param_2
)
{
	.reg .b32 	%r<8>;
	.reg .b64 	%rd<13>;
	ld.param.u64 	%rd1, [pointer_block_param_0];
	ld.param.u64 	%rd2, [pointer_block_param_1];
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd1;
	mov.u32 	%r1, %ctaid.x;
	shl.b32 	%r2, %r1, 6;
	mov.u32 	%r3, %tid.x;
	add.s32 	%r4, %r2, %r3;
	mul.wide.s32 	%rd5, %r4, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r5, [%rd6];
	shl.b32 	%r6, %r1, 3;
	cvt.u64.u32 	%rd7, %r6;
	and.b64  	%rd8, %rd7, 24;
	mov.u64 	%rd9, waiting;
	add.s64 	%rd10, %rd9, %rd8;
	ld.global.u64 	%rd11, [%rd10];
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r5;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r4;
	.param .b32 retval0;
	prototype_362 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd11,
	(
	param0,
	param1
	)
	, prototype_362;
	ld.param.b32 	%r7, [retval0+0];
	}
	add.s64 	%rd12, %rd3, %rd5;
	st.global.u32 	[%rd12], %r7;
	ret;
}
.visible .entry pointer_warp(
	.param .u64 pointer_warp_param_0,
	.param .u64 pointer_warp_param_1,
	.param .u32 pointer_warp_param_2
)
{
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<14>;
	ld.param.u64 	%rd1, [pointer_warp_param_0];
	ld.param.u64 	%rd2, [pointer_warp_param_1];
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd1;
	mov.u32 	%r1, %ctaid.x;
	shl.b32 	%r2, %r1, 7;
	mov.u32 	%r3, %tid.x;
	add.s32 	%r4, %r2, %r3;
	mul.wide.s32 	%rd5, %r4, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r5, [%rd6];
	shr.u32 	%r6, %r3, 2;
	cvt.u64.u32 	%rd7, %r6;
	and.b64  	%rd8, %rd7, 8;
	mov.u64 	%rd9, waiting;
	add.s64 	%rd10, %rd9, %rd8;
	ld.global.u64 	%rd11, [%rd10];
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r5;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r3;
	.param .b32 retval0;
	prototype_363 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd11,
	(
	param0,
	param1
	)
	, prototype_363;
	ld.param.b32 	%r7, [retval0+0];
	}
	ld.global.u64 	%rd12, [waiting+16];
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r7;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r4;
	.param .b32 retval0;
	prototype_364 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd12,
	(
	param0,
	param1
	)
	, prototype_364;
	ld.param.b32 	%r8, [retval0+0];
	}
	add.s64 	%rd13, %rd3, %rd5;
	st.global.u32 	[%rd13], %r8;
	ret;
}
.visible .entry pointer_diverged(
	.param .u64 pointer_diverged_param_0,
	.param .u64 pointer_diverged_param_1,
	.param .u32 pointer_diverged_param_2
)
{
	.reg .b32 	%r<8>;
	.reg .b64 	%rd<13>;
	ld.param.u64 	%rd1, [pointer_diverged_param_0];
	ld.param.u64 	%rd2, [pointer_diverged_param_1];
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd1;
	mov.u32 	%r1, %ctaid.x;
	shl.b32 	%r2, %r1, 6;
	mov.u32 	%r3, %tid.x;
	add.s32 	%r4, %r2, %r3;
	mul.wide.s32 	%rd5, %r4, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r5, [%rd6];
	shr.u32 	%r6, %r3, 1;
	cvt.u64.u32 	%rd7, %r6;
	and.b64  	%rd8, %rd7, 8;
	mov.u64 	%rd9, halves;
	add.s64 	%rd10, %rd9, %rd8;
	ld.global.u64 	%rd11, [%rd10];
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r5;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r3;
	.param .b32 retval0;
	prototype_365 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd11,
	(
	param0,
	param1
	)
	, prototype_365;
	ld.param.b32 	%r7, [retval0+0];
	}
	add.s64 	%rd12, %rd3, %rd5;
	st.global.u32 	[%rd12], %r7;
	ret;
}
.visible .entry pointer_recursion(
	.param .u64 pointer_recursion_param_0,
	.param .u64 pointer_recursion_param_1,
	.param .u32 pointer_recursion_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<11>;
	.reg .b64 	%rd<13>;
	ld.param.u64 	%rd1, [pointer_recursion_param_0];
	ld.param.u64 	%rd2, [pointer_recursion_param_1];
	ld.param.u32 	%r2, [pointer_recursion_param_2];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB36_2;
	cvta.to.global.u64 	%rd3, %rd1;
	mul.wide.s32 	%rd4, %r1, 4;
	add.s64 	%rd5, %rd3, %rd4;
	ld.global.u32 	%r6, [%rd5];
	and.b32  	%r7, %r6, 7;
	shl.b32 	%r8, %r6, 3;
	cvt.u64.u32 	%rd6, %r8;
	and.b64  	%rd7, %rd6, 8;
	mov.u64 	%rd8, collatz;
	add.s64 	%rd9, %rd8, %rd7;
	ld.global.u64 	%rd10, [%rd9];
	mov.u32 	%r9, 0;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r7;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r9;
	.param .b32 retval0;
	prototype_366 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (retval0),
	%rd10,
	(
	param0,
	param1
	)
	, prototype_366;
	ld.param.b32 	%r10, [retval0+0];
	}
	cvta.to.global.u64 	%rd11, %rd2;
	add.s64 	%rd12, %rd11, %rd4;
	st.global.u32 	[%rd12], %r10;
$L__BB36_2:
	ret;
}
`;
