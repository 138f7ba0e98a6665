// Shapes of answers, each a check in the browser and a type. Zod would weigh more than the pages that use
// them.

export type Shape<Value> = (value: unknown) => value is Value;

/** The type that a shape checks for. */
export type Shaped<S> = S extends Shape<infer Value> ? Value : never;

type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Fields<S extends Shapes> = { [name in keyof S]: Shaped<S[name]> };

export const isText: Shape<string> = (value) => typeof value === "string";
export const isNumber: Shape<number> = (value): value is number => Number.isFinite(value);
export const isFlag: Shape<boolean> = (value) => typeof value === "boolean";

/** An object with any content. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One of these values. */
export function oneOf<const Value>(...values: readonly Value[]): Shape<Value> {
  return (value): value is Value => values.some((known) => known === value);
}

/** A value of one of these shapes. */
export function either<S extends readonly Shape<unknown>[]>(...shapes: S): Shape<Shaped<S[number]>> {
  return (value): value is Shaped<S[number]> => shapes.some((isShape) => isShape(value));
}

export function listOf<Value>(isValue: Shape<Value>): Shape<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(isValue);
}

/** A record of names to values; if the names are a fixed list, some may be missing. */
type Named<Name extends string, Value> = string extends Name
  ? Record<string, Value>
  : Partial<Record<Name, Value>>;

/** An object whose names have one shape and whose values have another. */
export function recordOf<Name extends string, Value>(
  isName: Shape<Name>,
  isValue: Shape<Value>,
): Shape<Named<Name, Value>> {
  return (value): value is Named<Name, Value> =>
    isFields(value) && Object.entries(value).every(([name, entry]) => isName(name) && isValue(entry));
}

/** An object with these required and these optional fields; it may have more. */
export function objectOf<Required extends Shapes, Optional extends Shapes = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Shape<Fields<Required> & { [name in keyof Optional]?: Shaped<Optional[name]> | undefined }> {
  return (value): value is Fields<Required> & Partial<Fields<Optional>> =>
    isFields(value) &&
    Object.entries(required).every(([name, isValue]) => isValue(value[name])) &&
    Object.entries(optional ?? {}).every(
      ([name, isValue]) => value[name] === undefined || isValue(value[name]),
    );
}
