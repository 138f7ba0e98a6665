// The report of all queries: each once, by its table, with who wrote it and what reads a growing table whole.
import { expect, it } from "vitest";
import { reportOf } from "../../support/query-plan-report.ts";
import type { QueryPlan, RecordedOfFile } from "../../support/query-plans.ts";

const aQuery = (sql: string, fields: Partial<QueryPlan> = {}): QueryPlan => ({
  sql,
  by: ["plans/plans selectOne"],
  plan: ["SEARCH plans USING INDEX by_user (user_id=?)"],
  scans: [],
  ...fields,
});

const aFile = (queries: QueryPlan[], reached: string[] = ["plans/plans selectOne"]): RecordedOfFile => ({
  queries,
  functions: ["plans/plans selectOne", "plans/plans saveOne", "plans/plans allowed"],
  reached,
});

it("lists each query once, by its table, with all who write it", () => {
  const shared = 'select *\n   from "users" where id = ?';
  const { lines } = reportOf([
    aFile([aQuery(shared), aQuery('insert into "bags" values (?)')]),
    aFile([aQuery(shared, { by: ["accounts/profiles selectUser"] })]),
  ]);
  expect(lines.slice(0, 9)).toEqual([
    "bags: 1",
    '  insert into "bags" values (?)',
    "    of plans/plans selectOne",
    "       SEARCH plans USING INDEX by_user (user_id=?)",
    "",
    "users: 1",
    '  select * from "users" where id = ?',
    "    of accounts/profiles selectUser, plans/plans selectOne",
    "       SEARCH plans USING INDEX by_user (user_id=?)",
  ]);
});

it("marks and counts scans, and shortens what is longer than a line", () => {
  const long = `update "plans" set ${"a = 1, ".repeat(40)}`;
  const { lines, scanning } = reportOf([
    aFile([aQuery(long, { plan: ["SCAN plans"], scans: ["SCAN plans"] })]),
  ]);
  expect(scanning).toBe(1);
  expect(lines).toContain("    !! SCAN plans");
  expect(lines[1]).toHaveLength(163);
  expect(lines.at(-1)).toBe("Queries: 1. Scans of a table that grows: 1.");
});

it("names the functions that no file has called", () => {
  expect(reportOf([aFile([]), aFile([], [])]).unreached).toEqual(["plans/plans saveOne"]);
  expect(reportOf([aFile([]), aFile([], ["plans/plans saveOne"])]).unreached).toEqual([]);
});
