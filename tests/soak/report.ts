// What a run prints: what happened, and what was judged.
import type { WorldFacts } from "../../scripts/copies/tell-world.ts";
import type { Finding } from "./invariants/finding.ts";
import { percentile, type Tally } from "./tally.ts";

/** Broken things are shown up to so many a line of the table. */
const SHOWN = 10;

/** A table as Markdown has them, its columns aligned. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column === 0;
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (isText(column) ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => (isText(column) ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  const [top = [], ...rest] = cells;
  return [line(top), rule, ...rest.map(line)].join("\n");
}

/** What people did, and what was done to them. */
export function happenedText(tally: Tally): string {
  const actions = [...tally.actions].sort(([a], [b]) => a.localeCompare(b));
  const rows = actions.map(([kind, { acknowledged, refused, unknown }]) => [
    kind,
    acknowledged,
    refused,
    unknown,
  ]);
  const total = (fate: "acknowledged" | "refused" | "unknown") =>
    actions.reduce((sum, [, counts]) => sum + counts[fate], 0);
  const all = ["all", total("acknowledged"), total("refused"), total("unknown")];
  const statuses = [...tally.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => [`status ${status}`, count]);
  const notes = [...tally.notes].sort(([a], [b]) => a.localeCompare(b));
  const times = [0.5, 0.95].map((share) => [
    `answer, p${share * 100}, ms`,
    Math.round(percentile(tally.durations, share)),
  ]);
  return [
    table(["Action", "Acknowledged", "Refused", "Unknown"], [...rows, all]),
    table(["Besides", "Count"], [...notes, ...statuses, ...times]),
  ].join("\n\n");
}

/** What was judged, and what is broken of it. */
export function judgedText(findings: readonly Finding[]): string {
  const rows = findings.map(({ invariant, checked, broken }) => [invariant, checked, broken.length]);
  const broken = findings.flatMap(({ invariant, broken }) =>
    broken.slice(0, SHOWN).map((words) => `${invariant}: ${words}`),
  );
  return [table(["Invariant", "Checked", "Broken"], rows), ...broken].join("\n");
}

/** The places where pages that may lag were read, the fate of a copy's "no", and the slowest of them. */
export function nearText({ pages, worstMs }: Pick<WorldFacts, "pages" | "worstMs">): string {
  const all = Object.values(pages).reduce((sum, count) => sum + count, 0);
  const rows = Object.entries(pages)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => [name, count, `${((100 * count) / all).toFixed(1)} %`]);
  return table(["Pages that may lag", "Count", "Share"], [...rows, ["the slowest, ms", worstMs, ""]]);
}
