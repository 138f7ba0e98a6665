// Mails are asked for and ended; strangers sign up.
import { createClient } from "../client.ts";
import type { Tab } from "../town.ts";
import { type Action, change } from "./action.ts";

const PASSWORD = "wooden rattle 7";

/** The form of a sign-up. */
export function signUpFields(email: string): Record<string, string> {
  return { mode: "signup", from: "/", email, password: PASSWORD, confirmPassword: PASSWORD };
}

function choose(reminders: "on" | "off") {
  return (tab: Tab) =>
    change(tab, `person:${tab.person.email}/reminders`, reminders, () =>
      tab.client.form("/profile", { intent: "mail", reminders }),
    );
}

async function unsubscribe(tab: Tab) {
  return change(tab, `person:${tab.person.email}/reminders`, "off", () =>
    tab.client.script("/unsubscribe", { email: tab.person.email }),
  );
}

/** Whoever is not answered does not try again: the second form of a minute is answered, and its mail is held back. */
async function newcomer({ town, person, random }: Tab) {
  const email = `newcomer.${random.key().slice(0, 12)}@example.test`;
  const once = { ...town, cookie: null, address: person.address, random, isOn: () => false };
  const outcome = await createClient(once).form("/auth", signUpFields(email));
  if (outcome.fate === "acknowledged" && outcome.status >= 300) town.promisedMails.push(email);
  return outcome;
}

export const MAIL_ACTIONS: readonly Action[] = [
  { kind: "reminders on", weight: 2, act: choose("on") },
  { kind: "reminders off", weight: 1, act: choose("off") },
  { kind: "unsubscribe", weight: 1, act: unsubscribe },
  { kind: "sign-up", weight: 1, act: newcomer },
];
