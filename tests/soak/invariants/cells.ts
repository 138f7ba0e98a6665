// No acknowledged change is lost: what is stored is what was said to be stored, or what was sent later and never answered.
import { ONE_SIZE_ITEMS } from "../../../app/domain/wardrobe/size-table.ts";
import { dayFromNow } from "../actions/answers.ts";
import { grouped } from "../grouped.ts";
import { historyOf, subjectOf, UNTOLD } from "../ledger.ts";
import { type Row, text } from "../rows.ts";
import { type Evidence, type Finding, judge } from "./finding.ts";
import { lookInto, partsOf } from "./stored-cells.ts";

/** The judgement of every cell of which something was acknowledged, and of the versions of items. */
export function judgeCells(evidence: Evidence): Finding[] {
  const { ledger } = evidence.town;
  const look = lookInto(evidence);
  const told = ledger.cells().filter((cell) => ledger.allowed(cell) !== null);
  const isOneSize = oneSizeIn(evidence);
  const namesOf = (cell: string) => (isOneSize(cell) ? countsOf(evidence, cell) : [cell]);
  const kinds = [...grouped(told, kindOf)].toSorted(([a], [b]) => a.localeCompare(b));
  const findings = kinds.map(([kind, cells]) =>
    judge(`No acknowledged change of ${kind} is lost`, cells, (cell) => {
      const allowed = ledger.allowed(...namesOf(cell));
      const found = look(cell);
      if (allowed === null || found === null || allowed.has(found) || allowed.has(UNTOLD)) return null;
      if (isBirthByAnswers(evidence, cell, found)) return null;
      if (isCountedUp([...allowed], found, arrivedAt(evidence, cell))) return null;
      const history = ledger.changesOf(cell).map(historyOf).join("; ");
      return `${cell} is ${JSON.stringify(found)} instead of ${JSON.stringify([...allowed])}: ${history}`;
    }),
  );
  return [...findings, judgeVersions(evidence)];
}

/** Answers with a past date are taken as the birth, and those with a later one take it back. */
function isBirthByAnswers({ town: { ledger } }: Evidence, cell: string, found: string): boolean {
  if (!cell.endsWith("/birth")) return false;
  const changes = ledger.changesOf(`${subjectOf(cell)}/answers`).filter(({ state }) => state !== "refused");
  const today = dayFromNow(0);
  return changes.some(({ value }) => {
    const [, dueDate = ""] = value.split(" ");
    return found === "" ? dueDate > today : dueDate === found;
  });
}

/** How many gifts of a cell's item may have arrived, one piece of each. */
function arrivedAt({ stored, town }: Evidence, cell: string): number {
  const { id, itemId, what } = partsOf(cell);
  if (!what.startsWith("count ")) return 0;
  const clothingId = stored.items.find((row) => text(row, "dashboard_item_id") === itemId)?.clothing_id;
  const isOfItem = (item: string) => item.split(".")[0] === `${clothingId}`;
  return town.gifts.filter(({ planId, item, hasArrived }) => hasArrived && planId === id && isOfItem(item))
    .length;
}

/** What arrives is added to whatever is counted just then. */
function isCountedUp(allowed: readonly string[], found: string, arrived: number): boolean {
  return allowed.some((value) => Number(found) > Number(value) && Number(found) <= Number(value) + arrived);
}

function kindOf(cell: string): string {
  const { kind, what } = partsOf(cell);
  return `${kind} ${what.split(" ")[0]}`;
}

/** What has no size is counted once for all ages: its four counts are one cell. */
function oneSizeIn({ stored }: Evidence): (cell: string) => boolean {
  const ids = new Set(
    stored.items
      .filter((row) => ONE_SIZE_ITEMS.includes(text(row, "clothing_name_id")))
      .map((row) => text(row, "dashboard_item_id")),
  );
  return (cell) => cell.includes("/count ") && ids.has(partsOf(cell).itemId);
}

function countsOf({ town: { ledger } }: Evidence, cell: string): string[] {
  return ledger.cells().filter((other) => other.startsWith(`${subjectOf(cell)}/count `));
}

/** Each acknowledged change whose answer told a version has counted it up by itself. */
function judgeVersions({ town: { ledger }, stored }: Evidence): Finding {
  const rows = new Map([
    ...stored.items.map((row) => [subjectOfItem(row), row] as const),
    ...stored.attempts.map((row) => [`plan:${text(row, "onboarding_id")}`, row] as const),
  ]);
  const told = [...rows].filter(([subject]) => ledger.versionsOf(subject).length > 0);
  return judge("A version counts every acknowledged change of an item or title", told, ([subject, row]) => {
    const versions = ledger.versionsOf(subject);
    const version = Number(row.version);
    if (new Set(versions).size < versions.length) return `${subject} gave one version twice: ${versions}`;
    const isCounted = Math.max(...versions) <= version && versions.length < version;
    return isCounted ? null : `${subject} is at ${version} after ${versions.length} changes`;
  });
}

function subjectOfItem(row: Row): string {
  return `item:${text(row, "onboarding_id")}:${text(row, "dashboard_item_id")}`;
}
