// No acknowledged change is lost: what is stored is what was said to be stored, or what was sent later and never answered.
import { ONE_SIZE_ITEMS } from "../../../app/domain/wardrobe/sizes.ts";
import { answersText } from "../actions/answers.ts";
import { grouped } from "../grouped.ts";
import { subjectOf } from "../ledger.ts";
import { by, type Row, text } from "../stored.ts";
import { tripCell } from "./trips.ts";
import { type Evidence, type Finding, isEmptied, judge, plansById } from "./finding.ts";

/** What a cell holds; null where it is lawfully gone. */
type Look = (cell: string) => string | null;

/** The judgement of every cell of the ledger, and of the versions of items. */
export function judgeCells(evidence: Evidence): Finding[] {
  const { ledger } = evidence.town;
  const look = lookInto(evidence);
  const kinds = grouped(ledger.cells(), kindOf);
  const findings = [...kinds].map(([kind, cells]) =>
    judge(`No acknowledged change of ${kind} is lost`, heardOf(evidence, cells), (cell) => {
      const allowed = ledger.allowed(...namesOf(evidence, cell));
      const found = look(cell);
      if (allowed === null || found === null || allowed.has(found)) return null;
      return `${cell} is ${JSON.stringify(found)} instead of ${JSON.stringify([...allowed])}`;
    }),
  );
  return [...findings, judgeVersions(evidence)];
}

function kindOf(cell: string): string {
  const [subject = "", what = ""] = [cell.slice(0, cell.indexOf(":")), cell.slice(cell.indexOf("/") + 1)];
  return `${subject} ${what.split(" ")[0]}`;
}

/** Those of which something was acknowledged. */
function heardOf({ town: { ledger } }: Evidence, cells: readonly string[]): string[] {
  return cells.filter((cell) => ledger.allowed(cell) !== null);
}

/** What has no size is counted once for all ages: its four counts are one cell. */
function namesOf({ town: { ledger }, stored }: Evidence, cell: string): string[] {
  if (!cell.includes("/count ")) return [cell];
  const row = stored.items.find((item) => text(item, "dashboard_item_id") === itemIdOf(cell));
  if (!ONE_SIZE_ITEMS.includes(text(row, "clothing_name_id"))) return [cell];
  return ledger.cells().filter((other) => other.startsWith(`${subjectOf(cell)}/count `));
}

function itemIdOf(cell: string): string {
  return subjectOf(cell).split(":")[2] ?? "";
}

function lookInto(evidence: Evidence): Look {
  const { stored } = evidence;
  const plans = plansById(evidence);
  const items = new Map(stored.items.map((row) => [text(row, "dashboard_item_id"), row]));
  const profiles = new Map(stored.profiles.map((row) => [text(row, "account"), row]));
  const preferences = by(stored.preferences, "email");
  return (cell) => {
    const [kind, id = ""] = subjectOf(cell).split(":");
    const what = cell.slice(cell.indexOf("/") + 1);
    if (kind === "plan") return planCell(plans.get(id), what);
    if (kind === "trip") return tripCell(evidence, id, what);
    if (kind === "item") {
      const item = items.get(itemIdOf(cell));
      return isEmptied(plans.get(id)) ? null : itemCell(item, what);
    }
    if (what === "reminders") return remindersOf(preferences.get(id)?.[0]);
    const final = text(profiles.get(id), "selected_onboarding_id");
    return final === "" && mayBeEmptied(evidence, cell, plans) ? null : final;
  };
}

/** Whether a plan that may be the final one is gone, and the choice with it. */
function mayBeEmptied({ town }: Evidence, cell: string, plans: ReadonlyMap<string, Row>): boolean {
  return [...(town.ledger.allowed(cell) ?? [])].some((id) => isEmptied(plans.get(id)));
}

function planCell(plan: Row | undefined, what: string): string | null {
  if (what === "deleted") return plan && plan.deleted_at === null ? "no" : "yes";
  if (isEmptied(plan) || !plan) return null;
  switch (what) {
    case "title":
      return text(plan, "card_title");
    case "birth":
      return text(plan, "baby_born_on");
    case "shared":
      return plan.replication_token === null ? "no" : "yes";
    default:
      return answersText({
        zipcode: text(plan, "zipcode"),
        placeId: String(JSON.parse(text(plan, "place") || "{}").id ?? ""),
        dueDate: text(plan, "expected_due_date"),
        genderPreference: text(plan, "gender_preference"),
        laundryScenario: text(plan, "laundry_scenario"),
      });
  }
}

function remindersOf(preference: Row | undefined): string {
  return preference?.reminders === 1 && preference.unsubscribed_at === null ? "on" : "off";
}

const WHOLE_YEAR = 4;

function itemCell(item: Row | undefined, what: string): string {
  if (!item) return "gone";
  const [name, ageRange = ""] = what.split(" ");
  switch (name) {
    case "count":
      return String(JSON.parse(text(item, "user_added_quantities"))[ageRange]?.Default?.quantity ?? "none");
    case "note":
      return JSON.parse(text(item, "personal_notes"))[ageRange] ?? "";
    case "aside": {
      const aside: string[] = JSON.parse(text(item, "set_aside"));
      const isAside = ageRange === "plan" ? aside.length === WHOLE_YEAR : aside.includes(ageRange);
      return isAside ? "yes" : "no";
    }
    case "removed":
      return item.removed_at === null ? "no" : "yes";
    default:
      return `${text(item, "name")}, ${text(item, "category")}`;
  }
}

/** Each acknowledged change has counted the item's version up by itself. */
function judgeVersions(evidence: Evidence): Finding {
  const { ledger } = evidence.town;
  const subject = (item: Row) => `item:${text(item, "onboarding_id")}:${text(item, "dashboard_item_id")}`;
  const told = evidence.stored.items.filter((item) => ledger.versionsOf(subject(item)).length > 0);
  return judge("An item's version counts every acknowledged change", told, (item) => {
    const versions = ledger.versionsOf(subject(item));
    const stored = Number(item.version);
    if (new Set(versions).size < versions.length)
      return `${subject(item)} gave one version twice: ${versions}`;
    const isCounted = Math.max(...versions) <= stored && versions.length < stored;
    return isCounted ? null : `${subject(item)} is at ${stored} after ${versions.length} changes`;
  });
}
