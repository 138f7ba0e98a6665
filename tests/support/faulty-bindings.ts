// Bindings that fail on command. They wrap the real ones, so everything that doesn't fail really happens.

/** Runs one round trip to D1, or throws before or after it; `sql` holds its statements. */
export type AroundDatabase = (sql: readonly string[], run: () => Promise<unknown>) => Promise<unknown>;

const RUNNERS = new Set<PropertyKey>(["run", "all", "raw", "first"]);

/** The database with `around` in every round trip. */
export function interceptDatabase(database: D1Database, around: AroundDatabase): D1Database {
  const originals = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();

  function wrap(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, key) {
        if (key === "bind") return (...values: unknown[]) => wrap(target.bind(...values), sql);
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        if (!RUNNERS.has(key)) return value.bind(target);
        return (...args: unknown[]) => around([sql], async () => Reflect.apply(value, target, args));
      },
    });
    originals.set(wrapped, { statement, sql });
    return wrapped;
  }

  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => wrap(target.prepare(sql), sql);
      if (key === "batch") {
        return (statements: D1PreparedStatement[]) => {
          const real = statements.map((entry) => originals.get(entry) ?? { statement: entry, sql: "" });
          return around(
            real.map(({ sql }) => sql),
            () => target.batch(real.map(({ statement }) => statement)),
          );
        };
      }
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

export interface FaultySwitch {
  isOn: boolean;
}

/**
 * A database whose round trips with a statement like `pattern` fail, before or after they are carried out,
 * while on.
 */
export function failingDatabase(
  database: D1Database,
  pattern: RegExp,
  when: "before" | "after" = "before",
): D1Database & { fault: FaultySwitch } {
  const fault: FaultySwitch = { isOn: true };
  const intercepted = interceptDatabase(database, async (sql, run) => {
    const fails = fault.isOn && sql.some((statement) => pattern.test(statement));
    if (fails && when === "before") throw new Error("D1_ERROR: scripted fault before the commit");
    const result = await run();
    if (fails) throw new Error("D1_ERROR: scripted fault after the commit");
    return result;
  });
  return Object.assign(intercepted, { fault });
}

/** A namespace whose methods of these names reject. */
export function failingNamespace(namespace: KVNamespace, methods: readonly ("get" | "put")[]): KVNamespace {
  return failingBinding(namespace, methods, "KV");
}

/** A bucket whose methods of these names reject. */
export function failingBucket(bucket: R2Bucket, methods: readonly ("get" | "head" | "put")[]): R2Bucket {
  return failingBinding(bucket, methods, "R2");
}

/** A bucket that takes this many objects and then rejects, while on. */
export function fillingBucket(bucket: R2Bucket, most: number): R2Bucket & { fault: FaultySwitch } {
  const fault: FaultySwitch = { isOn: true };
  let taken = 0;
  const filling = new Proxy(bucket, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      if (key !== "put") return value.bind(target);
      return (...args: unknown[]) => {
        if (fault.isOn && taken >= most) return Promise.reject(new Error("R2: scripted fault"));
        taken++;
        return Reflect.apply(value, target, args);
      };
    },
  });
  return Object.assign(filling, { fault });
}

function failingBinding<Binding extends object>(
  binding: Binding,
  methods: readonly string[],
  name: string,
): Binding {
  const names = new Set<PropertyKey>(methods);
  return new Proxy(binding, {
    get(target, key) {
      if (names.has(key)) return () => Promise.reject(new Error(`${name}: scripted fault`));
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
