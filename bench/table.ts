import type { Ratio } from "./ratio.ts";

export interface Row {
  id: string;
  what: string;
  against: string;
  target: string;
  measured: string;
  isMet: boolean;
  /** If the target isn't met, what takes the time. */
  why?: string;
}

/** The table as Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.id,
    row.what,
    row.against,
    row.target,
    row.measured,
    row.isMet ? "yes" : `no${row.why ? `: ${row.why}` : ""}`,
  ]);
  const head = ["#", "Ours", "Against", "Target", "Measured, median (min to max)", "Met"];
  return [head, head.map(() => "---"), ...cells].map((line) => `| ${line.join(" | ")} |`).join("\n");
}

/** A percentage with its spread. */
export function percent({ median, min, max }: Ratio): string {
  const of = (value: number) => (value * 100).toFixed(1);
  return `${of(median)} % (${of(min)} to ${of(max)})`;
}

/** A factor with its spread. */
export function times({ median, min, max }: Ratio): string {
  const of = (value: number) => (value >= 20 ? value.toFixed(0) : value.toFixed(2));
  return `${of(median)}× (${of(min)} to ${of(max)})`;
}
