// Who may read and who may send what, at every address of the route manifest. The authorization journey tries
// each of them as each kind of person; a unit test names addresses that nobody has decided about.

import type { RouteConfigEntry } from "@react-router/dev/routes";
import { AGE_RANGES } from "../../app/domain/vocabulary.ts";
import routes from "../../app/routes.ts";
import { A_PUSH_KEY } from "./push-devices.ts";

/**
 * everyone: anyone who asks; user: anyone signed in; reader: whoever is on the plan; editor: its editors and its
 * owner; owner: its owner alone. For all others there is no such plan, except that people on the plan are told why. admin: administrators, and all others are
 * denied; nobody: there is nothing to read, or no form is taken.
 */
export type Who = "everyone" | "user" | "reader" | "editor" | "owner" | "admin" | "nobody";

export interface Decision {
  read: Who;
  post: Who;
  /** What its owner may send. */
  form?: Readonly<Record<string, string>>;
}

const AT_0_3 = { ageRange: "0-3m" };
export const OWN_ITEM = {
  ...AT_0_3,
  name: "Knitted hat",
  category: "Accessories",
  "group-1": "1",
  key: crypto.randomUUID().replaceAll("-", ""),
};

/** In a form, the placeholder for an item that is packed. */
export const PACKED = "packed";

/** The bag that was passed on before anyone asks. */
export const PASSED_ON = "p".repeat(20);

/** A box of the plan that there is before anyone asks. */
export const KEPT_BOX = "k".repeat(20);

/** A piece of no plan, on its way into a box. */
const PACKING = { formKey: "f".repeat(20), "pass-999999999:0-3m": "1" };

const page = (read: Who): Decision => ({ read, post: "nobody" });
const form = (read: Who, post: Who, fields: Decision["form"] = {}): Decision => ({
  read,
  post,
  form: fields,
});
const ownForm = (fields: Decision["form"]): Decision => form("nobody", "editor", fields);

export const DECISIONS: Readonly<Record<string, Decision>> = {
  "/": page("everyone"),
  "/swaddles-sleep-sacks": page("everyone"),
  "/wear": page("everyone"),
  "/wear/find": page("everyone"),
  "/wear/how-we-count": page("everyone"),
  "/wear/night": page("everyone"),
  "/wear/:degrees/:situation?": page("everyone"),
  "/wear/night/:room": page("everyone"),
  "/privacy": page("everyone"),
  "/terms": page("everyone"),
  "/plan": page("everyone"),
  "/plan/:place/:month": page("everyone"),
  "/plan/:place/:month/picture.png": page("everyone"),
  "/plan/cities": page("everyone"),
  "/plan/cities.json": page("everyone"),
  "/plan/:country/:place/:month": page("everyone"),
  "/plan/:country/:place/:month/picture.png": page("everyone"),
  "/sample-plan": page("everyone"),
  "/today": page("user"),
  "/shopping": page("user"),
  "/sitemap.xml": page("everyone"),
  "/sitemap/:part": page("everyone"),
  "/robots.txt": page("everyone"),
  // This deployment names no contact; if one is named, everyone may read it.
  "/.well-known/security.txt": page("nobody"),
  "/.well-known/change-password": page("everyone"),
  "/manifest.webmanifest": page("everyone"),
  "/offline": page("everyone"),
  "/auth": form("everyone", "everyone"),
  "/auth/check-inbox": form("everyone", "everyone"),
  "/auth/confirm": form("everyone", "everyone"),
  "/auth/google": form("everyone", "everyone"),
  "/auth/facebook": form("everyone", "everyone"),
  "/auth/google/callback": page("everyone"),
  "/auth/facebook/callback": page("everyone"),
  "/auth/complete": form("everyone", "everyone"),
  "/auth/passkey": form("everyone", "everyone"),
  "/auth/connect": form("everyone", "everyone"),
  "/auth/forgot": form("everyone", "everyone"),
  "/auth/resend": form("everyone", "everyone"),
  "/reset-password": form("everyone", "everyone"),
  "/logout": form("everyone", "everyone"),
  "/unsubscribe": form("everyone", "everyone"),
  // A notice's token is the right to end it; without one the page says that the link isn't complete.
  "/unsubscribe/notice": form("everyone", "everyone"),
  // A link is shown to whoever has it; only signed-in people can claim it.
  "/replicate": form("everyone", "user"),
  // Whoever has a list's address may read it. Without a reservation's secret there is nothing to undo.
  "/gifts/undo": form("nobody", "nobody"),
  "/gifts/:token": page("everyone"),
  "/gifts/:token/reserve": form("nobody", "everyone"),
  "/gifts/:token/mine": form("nobody", "everyone"),
  // So may whoever has a helper's link.
  "/today/:token": page("everyone"),
  // And whoever has the address of a calendar's feed.
  "/calendar/:file": page("everyone"),
  // An invitation too; without one there is nothing to see.
  "/invitation": form("nobody", "nobody"),
  "/profile": form("user", "user"),
  "/profile/email": form("user", "user"),
  "/profile/email/confirm": form("user", "user"),
  "/profile/password": form("user", "user"),
  "/profile/delete": form("user", "user"),
  "/profile/prove": form("user", "user"),
  "/profile/prove/passkey": form("user", "user"),
  "/profile/passkeys": form("user", "user", { intent: "add" }),
  "/profile/data": form("user", "user"),
  "/profile/name": form("nobody", "user", { yourName: "Robin" }),
  // A service worker says that its browser is still in use.
  "/profile/device": form("nobody", "user", {
    endpoint: "https://fcm.googleapis.com/a",
    p256dh: A_PUSH_KEY,
    auth: "A".repeat(22),
    before: "https://fcm.googleapis.com/a",
  }),
  "/profile/units": form("nobody", "user", { units: "c" }),
  "/profile/language": form("nobody", "user", { language: "en" }),
  "/unsent": form("nobody", "user"),
  "/onboarding": form("user", "user"),
  "/onboarding/place": page("user"),
  "/onboarding/cities.json": page("user"),
  "/onboarding/processing/:onboardingId": form("reader", "editor"),
  "/onboarding/status/:onboardingId": page("reader"),
  "/transition": page("user"),
  "/subscription": page("user"),
  // Remembers a choice in the browser; the plan stays as it is.
  "/scenario-comparison": form("reader", "reader", { scenario: "daily" }),
  "/dashboard": page("user"),
  "/age-ranges": page("user"),
  "/age-range-dashboard/:ageRangeId?": page("user"),
  "/dashboards": page("user"),
  "/dashboards/default-attempt/:ageRangeId?": page("user"),
  ...Object.fromEntries(AGE_RANGES.map((ageRange) => [`/dashboards/${ageRange}`, page("user")])),
  "/dashboards/:onboardingId": page("reader"),
  "/dashboards/:onboardingId/items": ownForm(OWN_ITEM),
  "/dashboards/:onboardingId/items/:itemId": ownForm({ ...AT_0_3, quantity: "1" }),
  "/dashboards/:onboardingId/items/:itemId/edit": form("editor", "editor", { ...OWN_ITEM, name: "Bonnet" }),
  "/dashboards/:onboardingId/items/:itemId/remove": ownForm(AT_0_3),
  "/dashboards/:onboardingId/items/:itemId/restore": ownForm(AT_0_3),
  "/dashboards/:onboardingId/bag": form("reader", "editor", {
    intent: "save",
    size: "0-3m",
    text: "2 hats",
    formKey: "b".repeat(20),
  }),
  "/dashboards/:onboardingId/enough": form("nobody", "editor", {
    intent: "enough",
    ageRange: "0-3m",
    scenario: "daily",
  }),
  "/dashboards/:onboardingId/pass-on": form("reader", "editor", { intent: "undo", bagId: PASSED_ON }),
  "/dashboards/:onboardingId/pieces/:ageRangeId": page("reader"),
  "/dashboards/:onboardingId/boxes": form("reader", "editor", {
    intent: "save",
    boxId: KEPT_BOX,
    label: "Ours",
  }),
  "/dashboards/:onboardingId/boxes/pack": form("reader", "editor", { box: "new", label: "Ours", ...PACKING }),
  "/dashboards/:onboardingId/boxes/:boxId": page("reader"),
  "/dashboards/:onboardingId/shopping-list": page("reader"),
  "/dashboards/:onboardingId/shopping-list.csv": page("reader"),
  "/dashboards/:onboardingId/sizes.ics": page("reader"),
  // Everyone chooses for themselves which plan is final.
  "/dashboards/:onboardingId/final": form("nobody", "reader", { final: "on", confirmed: "yes" }),
  "/dashboards/:onboardingId/today": form("reader", "editor", {
    roomName: "night",
    roomDegrees: "66",
    units: "f",
  }),
  // Everyone chooses for themselves, a reader as well.
  "/dashboards/:onboardingId/today/choices": form("reader", "reader", { situation: "carrier" }),
  "/dashboards/:onboardingId/today/notice": form("reader", "reader", {
    intent: "save",
    time: "07:00",
    "day-1": "on",
  }),
  // Readers get the text to copy; links are the parents'.
  "/dashboards/:onboardingId/today/day-care": form("reader", "editor", { intent: "save", size: "0-3m" }),
  "/dashboards/:onboardingId/cost": form("reader", "editor", { currency: "USD", "price-socks": "2" }),
  "/dashboards/:onboardingId/today/labels": page("reader"),
  "/dashboards/:onboardingId/today/helpers": form("reader", "editor", { intent: "make", helper: "Day care" }),
  // A link passes the plan's dates on: it is the parents'.
  "/dashboards/:onboardingId/calendar": form("editor", "editor", { intent: "make", label: "Ours" }),
  "/dashboards/:onboardingId/today/marks": ownForm({ intent: "neck", what: "cold" }),
  "/dashboards/:onboardingId/names": form("editor", "editor", { "baby-1": "Robin" }),
  "/dashboards/:onboardingId/birth": form("editor", "editor", { intent: "remove" }),
  "/dashboards/:onboardingId/size": form("reader", "editor", { intent: "forget" }),
  "/dashboards/:onboardingId/answers": form("editor", "editor"),
  // The plan has these months already, so that no run goes on while the next address is asked.
  "/dashboards/:onboardingId/second-year": form("editor", "editor", { intent: "first-year" }),
  "/dashboards/:onboardingId/delete": form("owner", "owner"),
  "/dashboards/:onboardingId/restore": form("nobody", "owner"),
  "/dashboards/:onboardingId/numbers": ownForm({}),
  "/dashboards/:onboardingId/moves": ownForm({}),
  "/dashboards/:onboardingId/title": ownForm({ title: "Mine" }),
  // Each card shows what its reader may see.
  "/dashboards/:onboardingId/sharing": page("reader"),
  "/dashboards/:onboardingId/files": page("reader"),
  "/dashboards/:onboardingId/share": form("owner", "owner", { intent: "generate", notes: "exclude" }),
  // Readers see how much is coming, not from whom. Making a list makes its address, which is the owner's.
  "/dashboards/:onboardingId/gifts": form("reader", "owner", { intent: "make", title: "Gifts" }),
  "/dashboards/:onboardingId/gifts.csv": page("reader"),
  "/dashboards/:onboardingId/members": form("reader", "owner"),
  "/dashboards/:onboardingId/members/hand-over": form("owner", "owner"),
  // Without the button's name nobody leaves.
  "/dashboards/:onboardingId/leave": form("reader", "reader"),
  "/dashboards/:onboardingId/year": page("reader"),
  "/dashboards/:onboardingId/year/figure": page("reader"),
  "/dashboards/:onboardingId/changes": page("reader"),
  "/dashboards/:onboardingId/bag-items": page("reader"),
  "/dashboards/:onboardingId/:ageRangeId": page("reader"),
  "/dashboards/:onboardingId/:ageRangeId/reasons": page("reader"),
  "/dashboards/:onboardingId/:ageRangeId/shop/:itemId": page("reader"),
  "/dashboards/:onboardingId/:ageRangeId/shop/:itemId/links": page("reader"),
  "/travel-quiz": form("user", "user"),
  "/travel-quiz/places.json": page("user"),
  "/travel-plans": page("user"),
  "/travel-plans/:planId": page("reader"),
  "/travel-plans/:planId/packed": ownForm({ ...AT_0_3, clothingId: PACKED, isPacked: "true" }),
  "/travel-plans/:planId/add": ownForm({}),
  "/travel-plans/:planId/delete": form("editor", "editor"),
  "/travel-plans/:planId/restore": ownForm({}),
  "/travel-plans/:planId/retry": ownForm({}),
  "/admin/clothing/upload": form("nobody", "admin"),
  "/admin/clothing": page("admin"),
  "/admin/links": page("admin"),
  "/admin/links/:clothingId": form("admin", "admin", { linkId: "100", active: "on" }),
  "/admin/links/:clothingId/new": form("admin", "admin"),
  "/admin/links/:clothingId/:linkId": form("admin", "admin"),
  "/admin/prices": form("admin", "admin", { intent: "save", country: "AT" }),
  // A picture that doesn't exist; existing ones are the catalogue's and open to everyone.
  "/images/*": page("nobody"),
  "/healthz": page("everyone"),
  // In development only; elsewhere there is no mailbox.
  "/dev/mailbox": page("everyone"),
  "/dev/mailbox.json": page("everyone"),
  "/*": page("nobody"),
};

/** Every address of the manifest with the file of its route, in its order. */
export function everyRoute(entries: readonly RouteConfigEntry[] = routes): { path: string; file: string }[] {
  return entries.flatMap(({ path, index, children, file }) =>
    children
      ? everyRoute(children)
      : index
        ? [{ path: "/", file }]
        : path === undefined
          ? []
          : [{ path: `/${path}`, file }],
  );
}

/** Every address of the manifest, in its order. */
export function everyPath(entries: readonly RouteConfigEntry[] = routes): string[] {
  return everyRoute(entries).map(({ path }) => path);
}

/** What the parameters of the manifest's paths stand for. */
export interface FilledIn {
  plan: string;
  trip: string;
  /** The path of the plan's gift list. */
  gifts: string;
  /** The path of a link for a helper. */
  helper: string;
  /** The path of its calendar feed. */
  calendar: string;
  /** Ids of two of its items: one that the owner added, and one that can be bought. */
  own: string;
  bought: string;
}

/** An address of the manifest's path, with every parameter filled in. */
export function filledIn(
  path: string,
  { plan, trip, gifts, helper, calendar, own, bought }: FilledIn,
): string {
  const month = new Date().toISOString().slice(0, 7);
  return path
    .replace(":onboardingId", plan)
    .replace(":planId", trip)
    .replace("/gifts/:token", gifts)
    .replace("/today/:token", helper)
    .replace("/calendar/:file", calendar)
    .replace("/sitemap/:part", "/sitemap/pages.xml")
    .replace(":country/:place/:month", `de/munich-2867714/${month}`)
    .replace(":place/:month", `55401/${month}`)
    .replace(/:ageRangeId\??/, "0-3m")
    .replace(":clothingId/:linkId", "1/100")
    .replace(":clothingId", "1")
    .replace(":itemId", path.includes("/items/") ? own : bought)
    .replace(":boxId", KEPT_BOX)
    .replace("/wear/night/:room", "/wear/night/70")
    .replace(":degrees", "50")
    .replace(/:situation\??/, "carrier")
    .replace("*", "no/such");
}
