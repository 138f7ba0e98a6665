// Who may do what at every address of the route manifest: a visitor, a stranger, an administrator, and the owner,
// an editor, a reader, a former member of a plan, and somebody invited to it (S77). tests/support/addresses.ts says who may.
import { beforeAll, describe, expect, test } from "vitest";
import { RULES_VERSION } from "../../../app/domain/plans/rules-version.ts";
import type { Who } from "../../support/addresses/about.ts";
import { everyPath, filledIn, KEPT_BOX } from "../../support/addresses/paths.ts";
import { PACKED } from "../../support/addresses/travel.ts";
import { OWN_ITEM, PASSED_ON } from "../../support/addresses/wardrobe.ts";
import { DECISIONS, type Decision } from "../../support/addresses.ts";
import { type Account, newAccount } from "../support/accounts.ts";
import { newCalendarLink } from "../support/calendar-links.ts";
import { newGiftList } from "../support/gifts.ts";
import { newHelperLink } from "../support/helpers.ts";
import { type Answer, send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { ofTier, pickBy, TIER } from "../support/tiers.ts";
import { finishedTrip, YEAR } from "../support/trips.ts";

const site = startSite();

/** Whoever may do more to the plan comes later. */
const PEOPLE = [
  "nobody",
  "somebody else",
  "somebody invited",
  "a former member",
  "an administrator",
  "a reader",
  "an editor",
  "the owner",
] as const;
type Person = (typeof PEOPLE)[number];

const cookies = new Map<Person, string>();
let owner: Account;
let plan: string;
let trip: string;
/** The address of the plan's gift list. */
let gifts: string;
let helper: string;
let calendar: string;
let packed: string;
/** An item that can be bought, and one the owner added. */
let bought: string;
let own: string;

beforeAll(async () => {
  owner = await newAccount(site);
  const [other, admin] = [await newAccount(site), await newAccount(site)];
  await site.server.ask(
    "update users_profile set role = 'admin' where user_id = (select id from users where email = ?)",
    admin.email,
  );
  cookies.set("somebody else", other.cookie).set("an administrator", admin.cookie);
  cookies.set("the owner", owner.cookie);
  plan = await finishedPlan(site, owner);
  cookies.set("somebody invited", await invited());
  cookies.set("an editor", await onPlan("editor")).set("a reader", await onPlan("reader"));
  cookies.set("a former member", await onPlan("editor"));
  await site.server.ask(
    "delete from plan_members where rowid = (select max(rowid) from plan_members where onboarding_id = ?)",
    plan,
  );
  gifts = await newGiftList(site.server, plan);
  helper = await newHelperLink(site.server, plan);
  calendar = await newCalendarLink(site.server, plan);
  trip = await finishedTrip(site, owner, { startDate: `${YEAR}-02-10`, endDate: `${YEAR}-02-16` });
  packed = await idOf(
    "select clothing_id as id from travel_plan_items where travel_plan_id = ? limit 1",
    trip,
  );
  bought = await idOf(
    `select item.dashboard_item_id as id from user_clothing_items as item join affiliate_links as link using (clothing_id)
    where item.onboarding_id = ? and link.is_active and coalesce(link.age_range, '0-3m') = '0-3m' limit 1`,
  );
  const added = await post("/dashboards/:onboardingId/items", "the owner", OWN_ITEM);
  expect(added.status, added.text).toBe(200);
  await site.server.ask(
    "insert into bags (id, onboarding_id, form_key, changes, created_at) values (?, ?, 'passed-on', '[]', 0)",
    PASSED_ON,
    plan,
  );
  await site.server.ask(
    "insert into boxes (id, onboarding_id, label, created_at) values (?, ?, 'Ours', 0)",
    KEPT_BOX,
    plan,
  );
  own = await idOf(
    `select item.dashboard_item_id as id from user_clothing_items as item join clothing_list as garment using (clothing_id)
    where item.onboarding_id = ? and garment.owner_id is not null limit 1`,
  );
});

/** The cookie of a new account that is put on the plan. */
async function onPlan(role: "editor" | "reader"): Promise<string> {
  const { email, cookie } = await newAccount(site);
  await site.server.ask(
    `insert into plan_members (user_id, onboarding_id, role, joined_at)
    select id, '${plan}', '${role}', 0 from users where email = ?`,
    email,
  );
  return cookie;
}

/** The cookie of a new account that has an invitation to the plan and hasn't taken it. */
async function invited(): Promise<string> {
  const { email, cookie } = await newAccount(site);
  const now = Date.now();
  await site.server.ask(
    `insert into plan_invitations (id, onboarding_id, email, role, expires_at, created_at, sent_at)
    values ('invited', ?, ?, 'editor', ?, ?, ?)`,
    plan,
    email,
    `${now + 14 * 86_400_000}`,
    `${now}`,
    `${now}`,
  );
  return cookie;
}

async function idOf(sql: string, of = plan): Promise<string> {
  const [row] = await site.server.ask(sql, of);
  if (!row) throw new Error(`Nothing was found: ${sql}`);
  return String(row.id);
}

function addressOf(path: string, ending = ""): string {
  if (path === "/scenario-comparison") return `${path}${ending}?attempt=${plan}`;
  return `${filledIn(path, { plan, trip, gifts, helper, calendar, own, bought })}${ending}`;
}

/** Everyone sits elsewhere, so that nobody is told to wait. */
function clientOf(person: Person) {
  return { "CF-Connecting-IP": `198.51.100.${1 + PEOPLE.indexOf(person)}` };
}

function ask(path: string, person: Person, method = "GET", ending = ""): Promise<Answer> {
  const address = path === "/" && ending ? `/_${ending}` : addressOf(path, ending);
  return send(`${site.url}${address}`, { method, cookie: cookies.get(person), headers: clientOf(person) });
}

/** Sends a form like a script, with a fresh session if the form would end it. */
async function post(path: string, person: Person, fields: Decision["form"] = {}): Promise<Answer> {
  const isEnding = path === "/logout" && person !== "nobody";
  return send(`${site.url}${addressOf(path)}`, {
    form: fields.clothingId === PACKED ? { ...fields, clothingId: packed } : fields,
    cookie: isEnding ? (await newAccount(site)).cookie : cookies.get(person),
    headers: { Accept: "application/json", ...clientOf(person) },
  });
}

/** An answer's verdict: in (including an invalid form), sign in first, denied, told why not, or nothing here. */
function verdictOf({ status, headers, text }: Answer): "in" | "sign in" | "denied" | "told" | "nothing" {
  const target = status === 202 ? text : (headers.location ?? "");
  if (status === 401 || target.includes("/auth?from=") || /(^|")\/dashboard[?]from=/.test(target))
    return "sign in";
  if (status === 403 && text.includes("Admin or Owner role")) return "denied";
  if (status === 403 && /You can view this plan|Only .* can do that with this plan/.test(text)) return "told";
  return status === 404 || status === 405 ? "nothing" : "in";
}

/** What a signed-in user without access gets under each decision. */
const TOLD: Readonly<Record<Who, readonly string[]>> = {
  everyone: ["in"],
  user: ["in"],
  reader: ["nothing"],
  editor: ["nothing"],
  owner: ["nothing"],
  admin: ["denied"],
  nobody: ["nothing", "denied"],
};

/** The answers allowed under a decision; a missing page may also ask to sign in first. */
function expected(decision: Who, person: Person, path: string): readonly string[] {
  if (person === "nobody" && decision === "nobody") return ["nothing", "sign in"];
  if (person === "nobody" && decision !== "everyone") return ["sign in"];
  if (isMeant(decision, person)) return ["in"];
  // Somebody on the plan knows of it, so the answer says why instead of denying it.
  return ON_PLAN.includes(person) && NEEDS_ROLE.includes(decision) && !OF_DELETED.has(path)
    ? ["told"]
    : TOLD[decision];
}

const ON_PLAN: readonly Person[] = ["a reader", "an editor"];
/** To everyone else, what is deleted is gone. */
const OF_DELETED = new Set(["/dashboards/:onboardingId/restore", "/travel-plans/:planId/restore"]);
const NEEDS_ROLE: readonly Who[] = ["editor", "owner"];

/** Who is let in where not everyone is. */
const MEANT: Partial<Record<Who, readonly Person[]>> = {
  reader: ["a reader", "an editor", "the owner"],
  editor: ["an editor", "the owner"],
  owner: ["the owner"],
  admin: ["an administrator"],
};

const isMeant = (decision: Who, person: Person) => MEANT[decision]?.includes(person) ?? false;

/** S83 A page's form sent after its session ended leads to the sign-in and back to a page that exists. */
async function expectWayBack(path: string, { post, form }: Decision): Promise<void> {
  if (post === "everyone" || post === "nobody" || OWN_DOORS.has(path)) return;
  const fields = form?.clothingId === PACKED ? { ...form, clothingId: packed } : form;
  const { status, headers } = await send(`${site.url}${addressOf(path)}`, { form: fields ?? {} });
  const to = new URL(headers.location ?? "", site.url);
  // As specified, the comparison redirects to the list, and that to the sign-in.
  const first = path === "/scenario-comparison" ? "/dashboard" : "/auth";
  expect([status, to.pathname], `${path} leads to ${to}`).toEqual([302, first]);
  const from = to.searchParams.get("from") ?? "";
  const person = post === "admin" ? "an administrator" : "the owner";
  const { status: shown } = await send(`${site.url}${from}`, { cookie: cookies.get(person) });
  // A plan redirects on to its own page; a mailed link's page without its token says that it needs another.
  const there = path === "/profile/email/confirm" ? [400] : [200, 302, 303];
  expect(there, `${path} comes back at ${from}`).toContain(shown);
}

/** These answer signed-out users themselves: a script's upload, a claim and an invitation, which keep their tokens. */
const OWN_DOORS = new Set(["/admin/clothing/upload", "/replicate", "/invitation"]);

/** All of the owner's rows, table by table, so that a failure names the column. */
function theirRows(): Promise<unknown[]> {
  const ofPlan = ["user_onboarding_data", "user_clothing_items", "bags", "boxes"].map((table) => ({
    sql: `select * from ${table} where onboarding_id = ?`,
    values: [plan],
  }));
  return site.server.askAll(
    ...ofPlan,
    { sql: "select * from clothing_list where owner_id is not null", values: [] },
    { sql: "select * from user_travel_plans where id = ?", values: [trip] },
    { sql: "select * from travel_plan_items where travel_plan_id = ?", values: [trip] },
  );
}

/** A room that was told has the plan worked out anew by a later sweep: it runs here, so that it moves no row between two readings. */
async function untilWorkedOut(): Promise<void> {
  const isWaiting = async () => {
    const [row] = await site.server.ask(
      "select 1 from user_onboarding_data where onboarding_id = ? and (lease_until is not null or rules_version <> ?)",
      plan,
      `${RULES_VERSION}`,
    );
    if (row) await site.server.sweep();
    return row !== undefined;
  };
  await expect.poll(isWaiting, { timeout: 60_000, interval: 500 }).toBe(false);
}

/** What this tier reads. The sample is each address as each person, the page or its data by turns: both have the same loaders. */
function readings(path: string) {
  const all = PEOPLE.flatMap((person) => ["", ".data"].map((ending) => ({ person, ending })));
  return ofTier(all, ({ person, ending }) => (ending === "") === (pickBy(`${path} ${person}`, 2) === 0));
}

describe("S43 every address has a decision", () => {
  // In manifest order: what the owner deletes in one step is restored in the next.
  test.each(everyPath())("S43 %s", async (path) => {
    const decision = DECISIONS[path];
    if (!decision) throw new Error(`Nobody has decided who may use ${path}`);
    for (const { person, ending } of readings(path)) {
      const answer = await ask(path, person, "GET", ending);
      expect(answer.status, `${ending} as ${person}`).toBeLessThan(500);
      expect(expected(decision.read, person, path), `${ending} as ${person}`).toContain(verdictOf(answer));
    }
    for (const person of ofTier(PEOPLE, (_, at) => at === pickBy(path, PEOPLE.length))) {
      // OPTIONS runs no loader, so it never asks to sign in.
      const { status, headers, text, cookie } = await ask(path, person, "OPTIONS");
      expect([status, headers.allow, text, cookie]).toEqual([204, "GET, HEAD, OPTIONS, POST", "", null]);
    }
    // The first tier sends every form.
    if (TIER === "second") return;
    await expectWayBack(path, decision);
    await untilWorkedOut();
    const before = await theirRows();
    for (const person of PEOPLE.filter((one) => one !== "the owner" && !isMeant(decision.post, one))) {
      const answer = await post(path, person, decision.form);
      expect(answer.status, `POST as ${person}`).toBeLessThan(500);
      expect(expected(decision.post, person, path), `POST as ${person}`).toContain(verdictOf(answer));
    }
    expect(await theirRows()).toEqual(before);
    // Some forms can be sent only once, so whoever may do least of those who may do it sends it.
    const sender = PEOPLE.find((person) => isMeant(decision.post, person)) ?? "the owner";
    const answer = await post(path, sender, decision.form);
    expect(answer.status, `POST as ${sender}`).toBeLessThan(500);
    expect(expected(decision.post, sender, path), `POST as ${sender}`).toContain(verdictOf(answer));
  });
});
