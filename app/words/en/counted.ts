// English only, and so for the texts beside it alone: each language counts in its own way.

/** A whole number with its noun: '1 week', '3 weeks'. The noun must take a plain s. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
