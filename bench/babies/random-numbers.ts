/** Random numbers that are the same in every run. */
export function randomOf(seed: number): { chance(): number; normal(): number } {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  const chance = () => {
    // Mulberry32: well mixed even for seeds in a row.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return { chance, normal };
}
