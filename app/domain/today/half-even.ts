/** Below it, all halves are doubles. */
const ALL_HALVES = 2 ** 52;

/**
 * Rounds to decimals, 0 to 10, and a number exactly halfway between two to the even one, as IEEE 754 does and the reference of
 * the outfit model with it: 2.5 becomes 2, and 0.125 becomes 0.12. `toFixed` alone rounds these up.
 */
export function halfEven(value: number, decimals: number): number {
  const one = 10 ** decimals;
  const many = value * one;
  const whole = Math.round(many);
  // The product is rounded itself, at most to a half and never beyond it; the slow way then decides.
  const isNearest = Math.abs(many - whole) < 0.5 && Math.abs(many) < ALL_HALVES;
  return isNearest ? whole / one + 0 : byText(value, decimals);
}

function byText(value: number, decimals: number): number {
  // Only an odd number of such fractions of two lies exactly halfway in binary.
  const isHalfway = Math.abs((value * 2 ** (decimals + 1)) % 2) === 1;
  if (!isHalfway) return Number(value.toFixed(decimals)) + 0;
  const below = Math.floor(value * 10 ** decimals);
  return (below % 2 === 0 ? below : below + 1) / 10 ** decimals + 0;
}
