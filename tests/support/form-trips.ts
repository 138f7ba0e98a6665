// How many round trips to the database each form waits for, one after the other, from its sending to its answer, if it does what it
// is meant to. tests/integration/operations/request-trips.test.ts sends each of them and counts; tests/unit/operations/form-trips.test.ts
// fails when a form is added that isn't here, and holds the table in docs/speed.md.

export interface FormTrips {
  /** As in the route manifest. */
  path: string;
  /** Which of several acts, in the document's words. */
  act: string;
  trips: number;
}

const row = (trips: number, path: string, act: string): FormTrips => ({ trips, path, act });

/** In an order in which no form takes away what a later one needs. */
export const FORM_TRIPS: readonly FormTrips[] = [
  row(2, "/auth", "log in"),
  row(2, "/auth", "log in with a browser that the account knows"),
  row(1, "/auth", "log in with a wrong password"),
  row(3, "/auth", "sign up"),
  row(2, "/auth/check-inbox", "have the confirmation mailed again"),
  row(3, "/auth/confirm", "confirm a sign-up"),
  row(0, "/auth/google", "log in with Google"),
  row(0, "/auth/facebook", "log in with Facebook"),
  row(2, "/auth/complete", "have the link of a provider's sign-in mailed"),
  row(0, "/auth/passkey", "ask for a passkey's question"),
  row(5, "/auth/passkey", "log in with a passkey"),
  row(5, "/auth/connect", "connect a provider"),
  row(2, "/auth/forgot", "have the link for a new password mailed"),
  row(2, "/auth/resend", "have the confirmation mailed again, by address"),
  row(3, "/reset-password", "set a forgotten password"),
  row(1, "/logout", "log out"),
  row(2, "/unsubscribe", "end emails"),
  row(2, "/unsubscribe/notice", "end a morning notice by its link"),
  row(2, "/profile", "switch reminders"),
  row(2, "/profile/name", "name oneself"),
  row(2, "/profile/units", "choose units"),
  row(2, "/profile/language", "choose a language"),
  row(2, "/profile/device", "renew a browser with notices"),
  row(3, "/unsent", "discard what wasn't sent"),
  row(4, "/profile/email", "ask for another address"),
  row(3, "/profile/email/confirm", "confirm another address"),
  row(4, "/profile/prove", "prove who one is"),
  row(2, "/profile/prove/passkey", "ask for a passkey's question, as proof"),
  row(2, "/profile/passkeys", "ask for a new passkey's question"),
  row(6, "/profile/password", "change the password"),
  row(2, "/profile/data", "download one's data"),
  row(5, "/profile/delete", "delete the account"),
  row(2, "/onboarding", "send the quiz"),
  row(1, "/onboarding", "go on to the next question"),
  row(2, "/onboarding/processing/:onboardingId", "try again"),
  row(1, "/dashboards/:onboardingId/items/:itemId", "tap on +"),
  row(1, "/dashboards/:onboardingId/items/:itemId", "tap on +, without a script"),
  row(2, "/dashboards/:onboardingId/items", "add an item"),
  row(3, "/dashboards/:onboardingId/items/:itemId/edit", "change an item"),
  row(2, "/dashboards/:onboardingId/items/:itemId/remove", "remove an item"),
  row(2, "/dashboards/:onboardingId/items/:itemId/restore", "put an item back"),
  row(2, "/dashboards/:onboardingId/bag", "save a bag"),
  row(3, "/dashboards/:onboardingId/enough", "have enough of a size"),
  row(2, "/dashboards/:onboardingId/pass-on", "pass things on"),
  row(2, "/dashboards/:onboardingId/boxes/pack", "pack a box"),
  row(2, "/dashboards/:onboardingId/boxes", "unpack a box"),
  row(2, "/dashboards/:onboardingId/final", "choose the final plan"),
  row(2, "/dashboards/:onboardingId/title", "rename a plan"),
  row(2, "/dashboards/:onboardingId/today", "say how warm a room is"),
  row(2, "/dashboards/:onboardingId/today/choices", "set one's own times"),
  row(2, "/dashboards/:onboardingId/today/helpers", "make a link for a helper"),
  row(2, "/dashboards/:onboardingId/today/day-care", "change the list for day care"),
  row(2, "/dashboards/:onboardingId/cost", "set one's own prices"),
  row(2, "/dashboards/:onboardingId/calendar", "make a link for calendars"),
  row(3, "/dashboards/:onboardingId/today/notice", "choose a morning notice"),
  row(3, "/dashboards/:onboardingId/today/marks", "mark a piece or a neck"),
  row(2, "/dashboards/:onboardingId/names", "name the babies"),
  row(2, "/dashboards/:onboardingId/numbers", "dismiss changed numbers"),
  row(2, "/dashboards/:onboardingId/moves", "dismiss moved sizes"),
  row(2, "/scenario-comparison", "choose a laundry routine"),
  row(2, "/dashboards/:onboardingId/share", "share"),
  row(2, "/replicate", "take a copy"),
  row(2, "/dashboards/:onboardingId/gifts", "make a gift list"),
  row(2, "/gifts/:token/reserve", "reserve a gift"),
  row(2, "/gifts/:token/mine", "mark a gift as bought"),
  row(2, "/gifts/undo", "undo a gift"),
  row(4, "/dashboards/:onboardingId/members", "invite somebody"),
  row(3, "/invitation", "take an invitation"),
  row(2, "/dashboards/:onboardingId/leave", "leave a plan"),
  row(2, "/travel-quiz", "plan a trip"),
  row(2, "/travel-quiz", "change a trip"),
  row(2, "/travel-plans/:planId/packed", "tick off a piece"),
  row(3, "/travel-plans/:planId/add", "add a trip's piece to the plan"),
  row(2, "/travel-plans/:planId/retry", "try a trip again"),
  row(2, "/travel-plans/:planId/delete", "delete a trip"),
  row(2, "/travel-plans/:planId/restore", "restore a trip"),
  row(2, "/admin/links/:clothingId/new", "add a link"),
  row(2, "/admin/links/:clothingId", "switch a link"),
  row(2, "/admin/links/:clothingId/:linkId", "change a link"),
  row(2, "/admin/prices", "keep a price sheet"),
  row(2, "/admin/clothing/upload", "upload a photo"),
  row(4, "/dashboards/:onboardingId/size", "tell a weight"),
  row(3, "/dashboards/:onboardingId/birth", "record the birth"),
  row(4, "/dashboards/:onboardingId/answers", "change the answers"),
  row(3, "/dashboards/:onboardingId/second-year", "go on to 24 months"),
  row(2, "/dashboards/:onboardingId/delete", "delete a plan"),
  row(2, "/dashboards/:onboardingId/restore", "restore a plan"),
  row(2, "/dashboards/:onboardingId/members/hand-over", "hand a plan over"),
];

const STEPS =
  "Where somebody proves something, each step waits for the one before: nothing is counted for an account before its session is checked, and nothing is written before the proof. People do this once in months.";
const PASSKEY =
  "A question is answered once, by a passkey whose counter goes up, and a session follows only then; each of these is a conditional write of its own.";
const TURN =
  "A mail's turn is taken only once nothing else stands against it, so nobody uses up a stranger's.";
const AGAIN =
  "Trips of a plan that starts anew are found after it has started, so that none of them starts on old numbers.";
const READ_FIRST =
  "What is written depends on what the plan has, which is read after the session is checked. Read along with it, as a bag is, it would be two; they are rare.";

const TWICE =
  "After each form what was typed into it before a session ended is deleted, so here two things are, one after the other.";

const JOINED = "A plan is read once somebody is on it, so that its people are told.";

/** Why a form waits for more than two. */
export const WHY_MORE: Readonly<Record<string, string>> = {
  "log in with a passkey": PASSKEY,
  "connect a provider": STEPS,
  "set a forgotten password": STEPS,
  "confirm a sign-up": STEPS,
  "confirm another address": STEPS,
  "prove who one is": STEPS,
  "change the password": STEPS,
  "delete the account": STEPS,
  "sign up": TURN,
  "ask for another address": TURN,
  "invite somebody": TURN,
  "record the birth": AGAIN,
  "go on to 24 months": AGAIN,
  "change the answers": AGAIN,
  "tell a weight": AGAIN,
  "change an item": READ_FIRST,
  "have enough of a size": READ_FIRST,
  "mark a piece or a neck": READ_FIRST,
  "choose a morning notice": READ_FIRST,
  "add a trip's piece to the plan": READ_FIRST,
  "take an invitation": JOINED,
  "discard what wasn't sent": TWICE,
};

/** The table of docs/speed.md. */
export function tableOfTrips(): string {
  const counts = [...new Set(FORM_TRIPS.map(({ trips }) => trips))].toSorted((a, b) => a - b);
  const lines = counts.map((count) => {
    const acts = FORM_TRIPS.filter(({ trips }) => trips === count).map(({ act }) => act);
    return `| ${count} | ${acts.join(" · ")} |`;
  });
  return ["| Round trips | Forms |", "|---|---|", ...lines].join("\n");
}
