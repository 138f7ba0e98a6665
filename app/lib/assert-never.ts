/** Marks a branch that the types rule out; reaching it at run time is a bug. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
