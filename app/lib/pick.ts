/** Some of an object's fields, in this order; of a table, columns of a select under their own names. */
export function pick<From extends object, Name extends keyof From & string>(
  from: From,
  ...names: readonly Name[]
): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
}
