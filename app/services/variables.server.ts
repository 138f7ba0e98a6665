// A deployment's variables, read part by part. A required one that is missing or wrong refuses the whole; an optional part that is
// wrong or half there is off, and its variables are named, so that the rest of the site goes on.
import { z } from "zod";
import { readWebUrl } from "../domain/urls.ts";

/** What isn't there, as the reader of an error is told. */
export const text = z.string("is missing");
export const webAddress = text.refine(
  (address) => readWebUrl(address) !== null,
  "must be an address like https://layette.example",
);
/** A key or an id of a service: without spaces, and fit for a header. */
export const key = text.regex(/^[!-~]{1,4096}$/, "must have no spaces");

/** Ignored elsewhere. */
const FOR_DEVELOPMENT = ["CLOCK_SHIFT_HOURS", "PUSH_SERVICE_URL"];

export type Variables = ReturnType<typeof variablesOf>;

/** The variables in a Worker's environment. Spaces around a value don't count, and an empty one is as good as none. */
export function variablesOf(env: object) {
  const asked = new Set<string>();
  const wrong = new Set<string>();

  function givenAs(name: string): unknown {
    const value: unknown = Reflect.get(env, name);
    return typeof value === "string" ? value.trim() || undefined : value;
  }

  const isDevelopment = givenAs("APP_ENV") === "development";

  /** The value that a part may use. */
  function taken(name: string): unknown {
    asked.add(name);
    const value = givenAs(name);
    if (value === undefined || isDevelopment || !FOR_DEVELOPMENT.includes(name)) return value;
    wrong.add(name);
    return undefined;
  }

  function read<Shape extends z.ZodRawShape>(shape: Shape) {
    const given = Object.fromEntries(Object.keys(shape).map((name) => [name, taken(name)]));
    const isUnset = Object.values(given).every((value) => value === undefined);
    return { isUnset, ...z.object(shape).safeParse(given) };
  }

  return {
    /** The values of required variables. Throws with the names of those that are missing or wrong. */
    required<Shape extends z.ZodRawShape>(shape: Shape): z.output<z.ZodObject<Shape>> {
      const { data, error } = read(shape);
      if (data) return data;
      throw new Error(error?.issues.map(({ path, message }) => `${path.join()} ${message}`).join("\n"));
    },
    /** The values of an optional part's variables; null if none of them is set, one is wrong, or one that it needs is missing. */
    optional<Shape extends z.ZodRawShape>(shape: Shape): z.output<z.ZodObject<Shape>> | null {
      const { isUnset, data, error } = read(shape);
      if (isUnset) return null;
      for (const { path } of error?.issues ?? []) wrong.add(path.join());
      return data ?? null;
    },
    /** The names of variables that are wrong, are missing beside others of their part, don't belong here, or that nobody has asked for. */
    wrong(): string[] {
      const unknown = Object.entries(env).flatMap(([name, value]) =>
        typeof value === "string" && /^[a-z]/i.test(name) && !asked.has(name) ? [name] : [],
      );
      return [...wrong, ...unknown].sort();
    },
  };
}
