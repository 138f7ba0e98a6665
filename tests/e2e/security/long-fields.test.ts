// Every field of every form filled to the form's limit, and address parameters: answered quickly, whatever
// reads them (S79).

import { globSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { ASKED, parentsGiftForm } from "../../../app/contracts/gifts/parents-gift-form.ts";
import { A_PUSH_KEY } from "../../support/push-devices.ts";
import { type Account, newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { answers, finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { ofTier, pickBy } from "../support/tiers.ts";
import { finishedTrip, YEAR } from "../support/trips.ts";

const site = startSite({ alone: true });

/** Together with the other fields, within the body limit. */
const LENGTH = 60_000;
/** Far more than any of them takes on a busy machine; a non-linear pattern takes ten times as long. */
const PATIENCE_MS = 5000;

interface Form {
  /** The paths it is sent to. */
  to: readonly string[];
  /** Valid values for the other fields, so that the long field is read. */
  right?: Readonly<Record<string, string>>;
  /** Fields that are cut or ignored here, so the form succeeds anyway. */
  taken?: readonly string[];
  /** Fields that may stay empty, so that spaces are nothing. */
  optional?: readonly string[];
  by?: "the owner" | "an administrator" | "nobody";
}

const PASSWORD = "a wooden rattle 7";
const AT_0_3 = { ageRange: "0-3m" };
const OWN_ITEM = {
  ...AT_0_3,
  name: "Knitted hat",
  category: "Accessories",
  essentiality: "Essential",
  warmAs: "cardigan",
  notes: "",
  key: "a".repeat(24),
  "group-1": "1",
};
const NEW_PASSWORD = { password: PASSWORD, confirmPassword: PASSWORD };

/** A typed city is searched for. */
const CITY = ["city", "cityFound"];

/** Ignored where Turnstile isn't configured. */
const TURNSTILE = "cf-turnstile-response";
/** Fields that renaming a passkey doesn't need. */
const PASSKEY = ["flow", "credential", "from"];

/** Forms by their contract's name, plus the variant if there are several. */
/** One button of the parents' gift list: it reads what is right for it and some fields more, and ignores the others. */
function parentsForm(right: Readonly<Record<string, string>>, more: readonly string[]): Form {
  const read = [...Object.keys(right).filter((name) => name !== "mode"), ...more];
  const others = parentsGiftForm.fields.filter((name) => !read.includes(name));
  return {
    to: ["/dashboards/:plan/gifts"],
    right,
    optional: more,
    taken: [...others, `${ASKED}1`, `${ASKED}x`],
  };
}

const FORMS: Readonly<Record<string, Form>> = {
  credentialsRequest: {
    to: ["/auth"],
    right: { mode: "signup", email: "long@example.test", ...NEW_PASSWORD, from: "/" },
    taken: ["from", TURNSTILE],
    by: "nobody",
  },
  emailRequest: {
    to: ["/auth/forgot", "/auth/resend"],
    right: { email: "long@example.test" },
    taken: [TURNSTILE],
    by: "nobody",
  },
  // Requests the previous form's mail again.
  resendRequest: { to: ["/auth/check-inbox"], taken: [TURNSTILE], by: "nobody" },
  passkeyAnswerForm: {
    to: ["/auth/passkey"],
    right: { flow: "x", credential: "{}" },
    taken: ["from"],
    by: "nobody",
  },
  passkeysForm: {
    to: ["/profile/passkeys"],
    right: { intent: "rename", passkey: "x", name: "Phone" },
    taken: PASSKEY,
  },
  // A user without an identity from a provider is redirected to the sign-in.
  connectRequest: { to: ["/auth/connect"], taken: ["intent", "password"], by: "nobody" },
  confirmAddressRequest: { to: ["/profile/email/confirm"] },
  forgetUnsentForm: { to: ["/unsent"], taken: ["address", "from"] },
  // A user who doesn't come from a provider is redirected to the sign-in.
  completeRequest: { to: ["/auth/complete"], taken: ["token", "email"], by: "nobody" },
  confirmRequest: { to: ["/auth/confirm"], right: { token: "x", ...NEW_PASSWORD }, by: "nobody" },
  providerRequest: { to: ["/auth/google"], taken: ["purpose", "from"], by: "nobody" },
  logoutRequest: { to: ["/logout"], taken: ["reason"], by: "nobody" },
  resetPasswordRequest: {
    to: ["/reset-password"],
    right: { token: "x", ...NEW_PASSWORD },
    // Without a link, nothing else is read.
    taken: ["token", "password", "confirmPassword"],
    by: "nobody",
  },
  unsubscribeForm: { to: ["/unsubscribe"], by: "nobody" },
  endNoticeForm: { to: ["/unsubscribe/notice"], by: "nobody" },
  changePasswordRequest: { to: ["/profile/password"], right: { currentPassword: "x", ...NEW_PASSWORD } },
  profileRequest: { to: ["/profile"], right: { intent: "mail" }, taken: ["session", "provider", "from"] },
  "profileRequest, a device": {
    to: ["/profile"],
    right: { intent: "end-session" },
    taken: ["reminders", "provider"],
  },
  // A user who has just signed in has already proved it.
  proveRequest: { to: ["/profile/prove"], right: { password: "x", from: "/" }, taken: ["password", "from"] },
  deleteAccountRequest: { to: ["/profile/delete"] },
  ownDataRequest: { to: ["/profile/data"] },
  languageForm: { to: ["/profile/language"], right: { language: "en" } },
  ownNameForm: { to: ["/profile/name"], right: { from: "/" }, taken: ["from"] },
  namesForm: {
    to: ["/dashboards/:plan/names"],
    right: { from: "/" },
    taken: ["from", "wish", "outside", "outsideAsked", "baby-x"],
  },
  roomForm: { to: ["/dashboards/:plan/today"], right: { roomName: "night", roomDegrees: "66", units: "f" } },
  ownChoicesForm: {
    to: ["/dashboards/:plan/today/choices"],
    right: { weekdayOut: "08:30", weekdayBack: "12:00" },
  },
  calendarForm: {
    to: ["/dashboards/:plan/calendar"],
    right: { intent: "make", label: "Ours" },
    taken: ["calendarId"],
  },
  helperForm: {
    to: ["/dashboards/:plan/today/helpers"],
    right: { intent: "make", helper: "Day care" },
    // It names a link to renew or to close.
    taken: ["helperId"],
  },
  careForm: {
    to: ["/dashboards/:plan/today/day-care"],
    right: { intent: "save", size: "0-3m" },
    // Counts of pieces that there aren't.
    taken: ["care-1", "care-x"],
  },
  ownPricesForm: { to: ["/dashboards/:plan/cost"], right: { currency: "USD" }, taken: ["for", "scenario"] },
  noticeForm: {
    to: ["/dashboards/:plan/today/notice"],
    right: { intent: "save", time: "07:00", "day-1": "on" },
    // A device that there isn't is off already.
    taken: ["day-x", "device", "endpoint", "p256dh", "auth"],
  },
  deviceForm: {
    to: ["/profile/device"],
    right: {
      endpoint: "https://fcm.googleapis.com/a",
      p256dh: A_PUSH_KEY,
      auth: "A".repeat(22),
      before: "https://fcm.googleapis.com/a",
    },
  },
  markForm: {
    to: ["/dashboards/:plan/today/marks"],
    right: { intent: "neck", what: "cold" },
    taken: ["from"],
  },
  unitsForm: { to: ["/profile/units"], right: { units: "c", from: "/" }, taken: ["from"] },
  quizForm: { to: ["/onboarding"], right: { ...answers() }, taken: ["formKey", "go", ...CITY] },
  // Letters in the field for a ZIP code are a city to look for.
  answersForm: {
    to: ["/dashboards/:plan/answers"],
    right: { ...answers() },
    taken: ["go", "zipcode", ...CITY],
  },
  birthForm: { to: ["/dashboards/:plan/birth"], right: { bornOn: `${YEAR}-01-01` } },
  factForm: {
    to: ["/dashboards/:plan/size"],
    right: {
      intent: "tell",
      on: new Date().toISOString().slice(0, 10),
      size: "0-3m",
      weightUnit: "lb",
      formKey: "a".repeat(20),
    },
    // For changing and deleting, for the page without scripts, and for "Not now".
    taken: ["factId", "way", "day", "from"],
  },
  bagForm: {
    to: ["/dashboards/:plan/bag"],
    right: { intent: "save", size: "0-3m", text: "2 hats", formKey: "a".repeat(20) },
    // For another size, for the rows of an earlier text, and for undo.
    taken: ["go", "rowsOf", "bagId"],
  },
  passOnForm: {
    to: ["/dashboards/:plan/pass-on"],
    right: { formKey: "a".repeat(20) },
    taken: ["intent", "bagId"],
  },
  packForm: {
    to: ["/dashboards/:plan/boxes/pack"],
    right: { box: "new", label: "Ours", formKey: "a".repeat(20), "pass-1:0-3m": "1" },
    // Counts of pieces that there aren't.
    taken: ["box", "pass-x"],
  },
  boxForm: {
    to: ["/dashboards/:plan/boxes"],
    right: { intent: "save", boxId: "a".repeat(20), label: "Ours", formKey: "a".repeat(20) },
    // For pieces that leave a box.
    taken: ["all", "formKey", "pass-1", "pass-x"],
  },
  enoughForm: {
    to: ["/dashboards/:plan/enough"],
    right: { intent: "enough", ageRange: "0-3m", scenario: "daily" },
    // For undo.
    taken: ["bagId", "from"],
  },
  movesForm: { to: ["/dashboards/:plan/moves"], taken: ["undo", "from"] },
  titleForm: { to: ["/dashboards/:plan/title"], right: { title: "Mine" }, taken: ["from"] },
  finalForm: {
    to: ["/dashboards/:plan/final"],
    right: { final: "on", confirmed: "yes" },
    taken: ["from", "tab", "confirmed"],
  },
  pageForm: { to: ["/dashboards/:plan/delete", "/dashboards/:plan/restore"], taken: ["from"] },
  shareForm: { to: ["/dashboards/:plan/share"], right: { intent: "generate", notes: "exclude" } },
  reserveForm: {
    to: [`/gifts/${"x".repeat(22)}/reserve`],
    right: { item: "1.0-3m", formKey: "a".repeat(24), name: "Ana", pieces: "1", how: "buy" },
    by: "nobody",
  },
  ownGiftForm: {
    to: [`/gifts/${"x".repeat(22)}/mine`],
    right: { intent: "undo", id: "x", pieces: "1" },
    by: "nobody",
  },
  undoGiftForm: { to: ["/gifts/undo"], by: "nobody" },
  // The first makes the list that the others change.
  "parentsGiftForm, make": parentsForm({ intent: "make", title: "Gifts" }, []),
  "parentsGiftForm, choose": parentsForm({ intent: "choose", title: "Gifts", mode: "surprise" }, [
    "greeting",
    "revealOn",
  ]),
  "parentsGiftForm, wish": parentsForm({ intent: "wish", wishName: "Car seat", pieces: "1" }, [
    "link",
    "price",
  ]),
  "parentsGiftForm, add": parentsForm(
    { intent: "add", item: "1.0-3m", formKey: "a".repeat(24), name: "Ana", pieces: "1", how: "buy" },
    [],
  ),
  "parentsGiftForm, arrived": parentsForm({ intent: "arrived", id: "a".repeat(20), arrived: "1" }, []),
  claimForm: { to: ["/replicate"], right: { token: "x" } },
  customItemForm: { to: ["/dashboards/:plan/items"], right: OWN_ITEM, taken: ["tab"] },
  customItemEditForm: { to: ["/dashboards/:plan/items/:own/edit"], right: OWN_ITEM, taken: ["tab"] },
  itemRemovalForm: {
    to: ["/dashboards/:plan/items/:item/remove", "/dashboards/:plan/items/:item/restore"],
    right: AT_0_3,
    taken: ["tab"],
  },
  itemEditForm: {
    to: ["/dashboards/:plan/items/:item"],
    right: { ...AT_0_3, quantity: "1" },
    taken: ["from"],
  },
  membersRequest: { to: ["/dashboards/:plan/members"], right: { intent: "invite", role: "editor" } },
  handOverRequest: { to: ["/dashboards/:plan/members/hand-over"] },
  secondYearForm: { to: ["/dashboards/:plan/second-year"] },
  leaveRequest: { to: ["/dashboards/:plan/leave"] },
  invitationRequest: { to: ["/invitation"] },
  scenarioForm: { to: ["/scenario-comparison?attempt=:plan"] },
  // A destination that isn't a place yet is searched for.
  tripForm: { to: ["/travel-quiz"], taken: ["destination", "found"] },
  packedForm: { to: ["/travel-plans/:trip/packed"], right: { ...AT_0_3, isPacked: "true" } },
  addToPlanForm: { to: ["/travel-plans/:trip/add"], right: { ...AT_0_3 } },
  tripButtonForm: {
    to: ["/travel-plans/:trip/delete", "/travel-plans/:trip/restore", "/travel-plans/:trip/retry"],
    taken: ["from"],
  },
  linkForm: { to: ["/admin/links/1/new", "/admin/links/1/100"], by: "an administrator" },
  sheetForm: {
    to: ["/admin/prices"],
    right: { intent: "save", country: "AT", currency: "EUR" },
    // Prices of groups that there aren't.
    taken: ["sheet-1", "sheet-x"],
    by: "an administrator",
  },
  linkSwitchForm: { to: ["/admin/links/1"], right: { linkId: "100" }, by: "an administrator" },
  imageUploadForm: { to: ["/admin/clothing/upload"], by: "an administrator" },
};

interface Contract {
  fields: readonly string[];
  numbered?: { prefix: string };
}

function isContract(value: unknown): value is Contract {
  return typeof value === "object" && value !== null && "fields" in value && Array.isArray(value.fields);
}

const contracts = new Map<string, Contract>();
for (const path of globSync("app/contracts/**/*.ts")) {
  const module: Record<string, unknown> = await import(`../../../${path}`);
  for (const [name, value] of Object.entries(module)) if (isContract(value)) contracts.set(name, value);
}

let owner: Account;
let admin: Account;
const ids = new Map<string, string>();

beforeAll(async () => {
  owner = await newAccount(site);
  admin = await newAccount(site);
  await site.server.ask(
    "update users_profile set role = 'admin' where user_id = (select id from users where email = ?)",
    admin.email,
  );
  const plan = await finishedPlan(site, owner);
  ids.set(":plan", plan);
  ids.set(":trip", await finishedTrip(site, owner, { startDate: `${YEAR}-02-10`, endDate: `${YEAR}-02-16` }));
  await post(`/dashboards/${plan}/items`, OWN_ITEM, owner.cookie);
  const items = "select dashboard_item_id as id from user_clothing_items as item";
  const garments = "join clothing_list as garment using (clothing_id) where item.onboarding_id = ?";
  ids.set(":own", await idOf(`${items} ${garments} and garment.owner_id is not null`, plan));
  ids.set(":item", await idOf(`${items} ${garments} and garment.owner_id is null limit 1`, plan));
});

async function idOf(sql: string, of: string): Promise<string> {
  const [row] = await site.server.ask(sql, of);
  return String(row?.id);
}

function placed(path: string): string {
  return path.replace(/:\w+/g, (name) => ids.get(name) ?? name);
}

let visitors = 0;
/** From a different address each time, so that no flood limit answers first. */
function post(path: string, form: Readonly<Record<string, string>>, cookie?: string) {
  visitors += 1;
  const address = `198.19.${Math.floor(visitors / 250) % 250}.${visitors % 250}`;
  const headers = { Accept: "application/json", "CF-Connecting-IP": address };
  return send(`${site.url}${path}`, { form, cookie, headers });
}

/** What fills a field: each kind repeats something that a pattern might match. */
const KINDS = {
  digits: "1".repeat(LENGTH),
  "digits before a letter": `${"1".repeat(LENGTH - 1)}x`,
  letters: "a".repeat(LENGTH),
  spaces: " ".repeat(LENGTH),
  "spaces in digits": `1${" ".repeat(LENGTH - 2)}1`,
};

/** What this tier fills a field or a page's parameters with. One kind of each is the sample, by turns: forms share their readers. */
function kindsFor(what: string): [string, string][] {
  const sample = pickBy(what, Object.keys(KINDS).length);
  return ofTier(Object.entries(KINDS), (_, at) => at === sample);
}

/** Some contracts are tried with several variants of a form. */
function contractOf(name: string): string {
  return name.split(",")[0] ?? "";
}

/** Every request to try with one form. */
function plans(name: string, { to, right = {} }: Form) {
  const { fields = [], numbered } = contracts.get(contractOf(name)) ?? {};
  const names = [...fields, ...(numbered ? [`${numbered.prefix}1`, `${numbered.prefix}x`] : [])];
  return to.flatMap((path) =>
    names.flatMap((field) =>
      kindsFor(`${path} ${field}`).map(([kind, text]) => ({
        path: placed(path),
        field,
        kind,
        what: `${path} ${field} of ${kind}`,
        form: { ...right, [field]: text },
      })),
    ),
  );
}

const PAGES = [
  ...[
    "/",
    "/plan",
    "/plan/cities",
    "/swaddles-sleep-sacks",
    "/wear",
    "/wear/find",
    "/wear/50",
    "/auth",
    "/auth/confirm",
    "/auth/complete",
  ],
  ...[
    "/reset-password",
    "/unsubscribe",
    "/replicate",
    "/auth/google/callback",
    "/onboarding",
    "/onboarding/place",
  ],
  ...[
    "/onboarding/cities.json",
    "/travel-quiz",
    "/travel-quiz/places.json",
    "/scenario-comparison",
    "/dashboards",
  ],
  ...[
    "/dashboards/:plan",
    "/dashboards/:plan/0-3m",
    "/dashboards/:plan/shopping-list",
    "/dashboards/:plan/size",
    "/dashboards/:plan/bag",
    "/dashboards/:plan/bag-items",
    "/dashboards/:plan/pass-on",
    "/dashboards/:plan/boxes",
    "/dashboards/:plan/boxes/pack",
    "/dashboards/:plan/members",
    "/dashboards/:plan/members/hand-over",
    "/dashboards/:plan/leave",
    "/dashboards/:plan/second-year",
    "/dashboards/:plan/changes",
    "/invitation",
    "/admin/links",
    "/offline",
  ],
];
const PARAMETERS = [
  ...[
    "from",
    "mode",
    "notice",
    "token",
    "state",
    "zip",
    "month",
    "zipcode",
    "placeId",
    "city",
    "cityFound",
    "q",
  ],
  ...[
    "dueDate",
    "room",
    "unit",
    "step",
    "attempt",
    "scenario",
    "ageRange",
    "draft",
    "added",
    "member",
    "fit",
    "_routes",
  ],
];
/** What a server in front of ours may accept per parameter; ours accepts eight of this length. */
const LONGEST_VALUE = 12_000;
const AT_ONCE = 8;

/** All parameters, spread over several addresses: a page reads the ones it knows, once each. */
function addresses(page: string, text: string): string[] {
  const value = encodeURIComponent(text.slice(-LONGEST_VALUE)).slice(0, LONGEST_VALUE);
  const groups = Array.from({ length: Math.ceil(PARAMETERS.length / AT_ONCE) }, (_, index) =>
    PARAMETERS.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  return groups.map((names) => `${placed(page)}?${names.map((name) => `${name}=${value}`).join("&")}`);
}

test.each(PAGES)(
  "S79 a parameter that is as long as an address may be is answered soon: %s",
  async (page) => {
    for (const [kind, text] of kindsFor(page)) {
      for (const address of addresses(page, text)) {
        const what = `${kind} in ${address.replaceAll(/=[^&]*/g, "")}`;
        const start = performance.now();
        const { status } = await send(`${site.url}${address}`, { cookie: owner.cookie });
        expect(performance.now() - start, what).toBeLessThan(PATIENCE_MS);
        expect(status, what).toBeLessThan(500);
        expect(status, `${what} has been read`).not.toBe(431);
      }
    }
  },
);

describe("S79 a field that is as long as a form may be", () => {
  test("is tried in every form that there is", () => {
    expect(new Set(Object.keys(FORMS).map(contractOf))).toEqual(new Set(contracts.keys()));
  });

  test.each(Object.entries(FORMS))("is refused soon: %s", async (name, form) => {
    const people = { "the owner": owner.cookie, "an administrator": admin.cookie, nobody: undefined };
    for (const { path, field, kind, what, form: sent } of plans(name, form)) {
      const start = performance.now();
      const { status } = await post(path, sent, people[form.by ?? "the owner"]);
      expect(performance.now() - start, what).toBeLessThan(PATIENCE_MS);
      expect(status, what).toBeLessThan(500);
      const mayBeTaken = kind === "spaces" ? [form.taken, form.optional].flat() : form.taken;
      if (!mayBeTaken?.includes(field)) expect(status, what).toBeGreaterThanOrEqual(400);
    }
  });
});
