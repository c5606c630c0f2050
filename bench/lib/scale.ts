/**
 * The kernel of the launch benchmarks: output[i] = input[i] * factor for i < count. C and Python load the
 * same PTX.
 */
export const SCALE: string = `.version 7.0
.target sm_75
.address_size 64

.visible .entry scale(
    .param .u64 output,
    .param .u64 input,
    .param .f32 factor,
    .param .u32 count
)
{
    .reg .pred  %p<2>;
    .reg .b32   %r<6>;
    .reg .f32   %f<4>;
    .reg .b64   %rd<8>;

    ld.param.u32    %r1, [count];
    mov.u32         %r2, %ctaid.x;
    mov.u32         %r3, %ntid.x;
    mov.u32         %r4, %tid.x;
    mad.lo.s32      %r5, %r2, %r3, %r4;
    setp.ge.u32     %p1, %r5, %r1;
    @%p1 bra        done;

    ld.param.u64    %rd1, [output];
    ld.param.u64    %rd2, [input];
    ld.param.f32    %f1, [factor];
    cvta.to.global.u64 %rd3, %rd1;
    cvta.to.global.u64 %rd4, %rd2;
    mul.wide.u32    %rd5, %r5, 4;
    add.s64         %rd6, %rd4, %rd5;
    add.s64         %rd7, %rd3, %rd5;
    ld.global.f32   %f2, [%rd6];
    mul.f32         %f3, %f2, %f1;
    st.global.f32   [%rd7], %f3;

done:
    ret;
}
`;
