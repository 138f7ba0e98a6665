// What the cells of the ledger hold in the database.
import { answersText } from "../actions/answers.ts";
import { subjectOf } from "../ledger.ts";
import { by, type Row, text } from "../rows.ts";
import { type Evidence, isEmptied, plansById } from "./finding.ts";
import { tripCell } from "./stored-trips.ts";

/** What a cell holds; null where it is lawfully gone. */
type Look = (cell: string) => string | null;

/** The parts of a cell's name: 'item:{plan}:{row}/count 0-3m'. */
export function partsOf(cell: string) {
  const subject = subjectOf(cell);
  const [kind = "", id = "", itemId = ""] = subject.split(":");
  return { kind, id, itemId, what: cell.slice(subject.length + 1) };
}

/** Looks cells up, of all kinds. */
export function lookInto(evidence: Evidence): Look {
  const { stored } = evidence;
  const plans = plansById(evidence);
  const items = new Map(stored.items.map((row) => [text(row, "dashboard_item_id"), row]));
  const lookAtPerson = peopleIn(evidence, plans);
  return (cell) => {
    const { kind, id, itemId, what } = partsOf(cell);
    switch (kind) {
      case "plan":
        return planCell(plans.get(id), what);
      case "trip":
        return tripCell(evidence, id, what);
      case "item":
        return isEmptied(plans.get(id)) ? null : itemCell(items.get(itemId), what);
      default:
        return lookAtPerson(cell);
    }
  };
}

function peopleIn(evidence: Evidence, plans: ReadonlyMap<string, Row>): Look {
  const { stored, town } = evidence;
  const profiles = new Map(stored.profiles.map((row) => [text(row, "account"), row]));
  const preferences = by(stored.preferences, "email");
  return (cell) => {
    const { id: email, what } = partsOf(cell);
    if (what === "reminders") return remindersOf(preferences.get(email)?.[0]);
    const final = text(profiles.get(email), "selected_onboarding_id");
    // With a plan that is gone the choice is gone as well.
    const allowed = [...(town.ledger.allowed(cell) ?? [])];
    const isLost = (id: string) => isEmptied(plans.get(id)) || !isOn(evidence, plans.get(id), email);
    return final === "" && allowed.some(isLost) ? null : final;
  };
}

/** Whether a plan is open to somebody: whoever leaves it has not chosen it anymore. */
function isOn({ stored }: Evidence, plan: Row | undefined, email: string): boolean {
  const isMember = (row: Row) => row.onboarding_id === plan?.onboarding_id && row.email === email;
  return plan?.email === email || stored.members.some(isMember);
}

function remindersOf(preference: Row | undefined): string {
  return preference?.reminders === 1 && preference.unsubscribed_at === null ? "on" : "off";
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

function itemCell(item: Row | undefined, what: string): string {
  if (!item) return "gone";
  const [name, ageRange = ""] = what.split(" ");
  switch (name) {
    case "count":
      return String(JSON.parse(text(item, "user_added_quantities"))[ageRange]?.Default?.quantity ?? "none");
    case "note":
      return JSON.parse(text(item, "personal_notes"))[ageRange] ?? "";
    case "aside":
      return isAside(JSON.parse(text(item, "set_aside")), ageRange) ? "yes" : "no";
    case "removed":
      return item.removed_at === null ? "no" : "yes";
    default:
      return `${text(item, "name")}, ${text(item, "category")}`;
  }
}

const WHOLE_YEAR = 4;

function isAside(ages: readonly string[], scope: string): boolean {
  return scope === "plan" ? ages.length === WHOLE_YEAR : ages.includes(scope);
}
