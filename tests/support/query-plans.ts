// Every query that a function of app/data writes or sends while an integration test runs, with SQLite's plan of it. A file fails
// if one of its queries scans a table that grows with the number of users; scripts/query-plans.ts prints them all.

import { env } from "cloudflare:workers";
import { AsyncLocalStorage } from "node:async_hooks";
import { interceptDatabase } from "./faulty-bindings.ts";

export interface QueryPlan {
  sql: string;
  /** The functions of app/data that wrote it, such as `accounts/sessions selectViewer`. */
  by: string[];
  plan: string[];
  /** Those lines of the plan that say that a growing table is read whole. */
  scans: string[];
}

/** What one file has added to what its process knows. */
export interface RecordedOfFile {
  queries: QueryPlan[];
  /** All functions of app/data, and those that some file of the process has called. */
  functions: string[];
  reached: string[];
}

declare module "vitest" {
  interface TaskMeta {
    recorded?: RecordedOfFile;
  }
}

/** The function of app/data that is at work. */
const atWork = new AsyncLocalStorage<string>();

/** Files of tests share a Worker, and so this. */
const functions: string[] = [];
const reached = new Set<string>();
const writers = new Map<string, Set<string>>();
/** Queries that have a plan to be found, or another writer than when it was told. */
const untold = new Set<string>();

const FOLDER = "../../app/data/";
const MODULES = import.meta.glob<Record<string, unknown>>("../../app/data/**/*.server.ts", { eager: true });

// From here on, what the functions of app/data write and send is noted.
for (const [path, exported] of Object.entries(MODULES)) {
  const module = path.replace(FOLDER, "").replace(".server.ts", "");
  for (const [name, value] of Object.entries(exported)) {
    if (typeof value !== "function") continue;
    const by = `${module} ${name}`;
    const recorded = name === "openDatabase" ? opening(value) : noting(by, value);
    Object.defineProperty(exported, name, { value: recorded, configurable: true, enumerable: true });
    functions.push(by);
  }
}

/** The function, with the queries that it writes or sends noted as its own. */
function noting(by: string, original: object) {
  return function noted(this: unknown, ...args: unknown[]): unknown {
    reached.add(by);
    const answer = atWork.run(by, () => call(original, this, args));
    for (const sql of queriesIn(answer)) note(sql, by);
    return answer;
  };
}

/** `openDatabase`, recording each query under the function of app/data that sent it. What a test sends itself isn't recorded. */
function opening(original: object) {
  const watched = new WeakMap<D1Database, D1Database>();
  return function opened(this: unknown, binding: D1Database): unknown {
    reached.add("database openDatabase");
    const database =
      watched.get(binding) ??
      interceptDatabase(binding, (statements, run) => {
        const by = atWork.getStore();
        if (by) for (const sql of statements) note(sql, by);
        return run();
      });
    watched.set(binding, database);
    return call(original, this, [database]);
  };
}

function call(original: object, self: unknown, args: unknown[]): unknown {
  if (typeof original !== "function") throw new Error("Not a function");
  return Reflect.apply(original, self, args);
}

function note(sql: string, by: string): void {
  const known = writers.get(sql) ?? new Set();
  if (known.has(by)) return;
  writers.set(sql, known.add(by));
  untold.add(sql);
}

/** The queries that a function of app/data has written or sent, for whichever file of the process. */
export function queriesOf(name: string): string[] {
  return [...writers].filter(([, by]) => by.has(name)).map(([sql]) => sql);
}

/** The queries in what a function answers: one, or several in a list or under names. */
function queriesIn(answer: unknown, depth = 2): string[] {
  if (typeof answer !== "object" || answer === null || answer instanceof Promise) return [];
  const sql = sqlOf(answer);
  if (sql !== null) return [sql];
  const isPlain = Array.isArray(answer) || Object.getPrototypeOf(answer) === Object.prototype;
  return isPlain && depth > 0 ? Object.values(answer).flatMap((part) => queriesIn(part, depth - 1)) : [];
}

/** The text of one of drizzle's queries; null for anything else. */
function sqlOf(answer: object): string | null {
  for (const method of ["toSQL", "getQuery"]) {
    const write: unknown = Reflect.get(answer, method);
    if (typeof write !== "function") continue;
    const { sql }: { sql?: unknown } = Reflect.apply(write, answer, []);
    if (typeof sql === "string") return sql;
  }
  return null;
}

/** What was noted since the last call, with its plans. */
export async function plansOfNoted(): Promise<RecordedOfFile> {
  const queries: QueryPlan[] = [];
  for (const sql of untold) {
    const plan = await planOf(sql, [...(writers.get(sql) ?? [])]);
    if (!plan) continue;
    untold.delete(sql);
    queries.push(plan);
  }
  return { queries, functions, reached: [...reached] };
}

/** Functions whose query may read a growing table whole, and why. */
const MAY_SCAN: Readonly<Record<string, string>> = {
  "mail/mail-outbox selectKeptMails": "the mailbox of a development server",
};

/** A query's plan. Null for a part of another query, which can't be sent by itself. */
export async function planOf(sql: string, by: string[]): Promise<QueryPlan | null> {
  const plan = await explain(sql);
  if (!plan) return null;
  const isFree = by.length > 0 && by.every((name) => name in MAY_SCAN);
  return { sql, by, plan, scans: isFree ? [] : scansIn(sql, plan, await readSchema()) };
}

async function explain(sql: string): Promise<string[] | null> {
  const parameters = sql.match(/\?/g)?.length ?? 0;
  try {
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...Array.from({ length: parameters }, () => null))
      .all<{ detail: string }>();
    return results.map(({ detail }) => detail);
  } catch {
    return null;
  }
}

interface Schema {
  tables: ReadonlySet<string>;
  partialIndexes: ReadonlySet<string>;
}

async function readSchema(): Promise<Schema> {
  const { results } = await env.DB.prepare(
    "select name, type, lower(sql) like '% where %' as is_partial from sqlite_master",
  ).all<{ name: string; type: string; is_partial: number }>();
  const names = (rows: typeof results) => new Set(rows.map(({ name }) => name));
  return {
    tables: names(results.filter(({ type }) => type === "table")),
    partialIndexes: names(results.filter(({ type, is_partial }) => type === "index" && is_partial === 1)),
  };
}

/** Tables that don't grow with the number of users and may be scanned. */
const SMALL = new Set([
  "subscription_tiers",
  "seed_state",
  "clothing_images",
  "affiliate_links",
  "price_sheets",
]);

/** The lines of a plan that read a growing table whole; reading a partial index whole is allowed, because it's small. */
function scansIn(sql: string, plan: readonly string[], { tables, partialIndexes }: Schema): string[] {
  return plan.filter((line) => {
    const [, named = "", index = ""] = /^SCAN (\S+)(?:.* INDEX (\S+))?/.exec(line) ?? [];
    const table = tables.has(named) ? named : tableCalled(sql, named);
    return table !== null && tables.has(table) && !SMALL.has(table) && !partialIndexes.has(index);
  });
}

/** The name before an alias. */
function tableCalled(sql: string, alias: string): string | null {
  if (!/^\w+$/.test(alias)) return null;
  return new RegExp(`(\\w+)"? (?:as )?"?${alias}\\b`, "i").exec(sql)?.[1] ?? null;
}
