// What all files of integration tests have noted of queries, put together and as text.
import type { QueryPlan, RecordedOfFile } from "./query-plans.ts";

/** Functions that no test calls by their name, and why their queries are known all the same. */
const SEEN_OTHERWISE: Readonly<Record<string, string>> = {
  "plans/plans allowed": "a part of other functions' queries, written while their module loads",
};

const WIDTH = 160;

export interface PlanReport {
  lines: string[];
  scanning: number;
  unreached: string[];
}

/** All queries with their plans, by the table that they name first, and in a last line what is wrong. */
export function reportOf(files: readonly RecordedOfFile[]): PlanReport {
  const queries = merged(files.flatMap((file) => file.queries));
  const reached = new Set(files.flatMap((file) => file.reached));
  const functions = new Set(files.flatMap((file) => file.functions));
  const unreached = [...functions].filter((name) => !reached.has(name) && !(name in SEEN_OTHERWISE)).sort();
  const scanning = queries.filter(({ scans }) => scans.length > 0).length;
  const lines = [...byTable(queries)].flatMap(([table, own]) => [
    `${table}: ${own.length}`,
    ...own.flatMap(linesOf),
    "",
  ]);
  for (const name of unreached) lines.push(`No test calls ${name}`);
  lines.push(`Queries: ${queries.length}. Scans of a table that grows: ${scanning}.`);
  return { lines, scanning, unreached };
}

/** Each query once, with all its writers. */
function merged(queries: readonly QueryPlan[]): QueryPlan[] {
  const bySql = new Map<string, QueryPlan>();
  for (const query of queries) {
    const by = [...new Set([...(bySql.get(query.sql)?.by ?? []), ...query.by])].sort();
    bySql.set(query.sql, { ...query, by });
  }
  return [...bySql.values()];
}

function byTable(queries: readonly QueryPlan[]): [table: string, queries: QueryPlan[]][] {
  const tables = new Map<string, QueryPlan[]>();
  for (const query of queries) {
    const table = tableOf(query.sql);
    tables.set(table, [...(tables.get(table) ?? []), query]);
  }
  for (const own of tables.values()) own.sort((a, b) => a.sql.localeCompare(b.sql));
  return [...tables].sort(([a], [b]) => a.localeCompare(b));
}

function tableOf(sql: string): string {
  return /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql)?.[1] ?? "no table";
}

function linesOf({ sql, by, plan, scans }: QueryPlan): string[] {
  const line = sql.replace(/\s+/g, " ");
  return [
    `  ${line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line}`,
    `    of ${by.join(", ")}`,
    ...plan.map((step) => `    ${scans.includes(step) ? "!!" : "  "} ${step}`),
  ];
}
