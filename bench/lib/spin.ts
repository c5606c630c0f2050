/**
 * A kernel of adjustable duration, `spin(unsigned* x, unsigned rounds)`: one thread, dependent arithmetic.
 */
export const SPIN: string = `.version 7.0
.target sm_70
.address_size 64
.visible .entry spin(.param .u64 x, .param .u32 rounds)
{
  .reg .pred %p;
  .reg .b32 %value, %i, %n;
  .reg .b64 %address;
  ld.param.u64 %address, [x];
  ld.param.u32 %n, [rounds];
  ld.global.u32 %value, [%address];
  mov.u32 %i, 0;
LOOP:
  mad.lo.u32 %value, %value, 1664525, 1013904223;
  add.u32 %i, %i, 1;
  setp.lt.u32 %p, %i, %n;
  @%p bra LOOP;
  st.global.u32 [%address], %value;
  ret;
}
`;
