// A parent with all that a plan can have: one full of things, one abroad, one that is over, one that failed, and one
// whose weather can't be read.
import type { HostedServer } from "../../support/hosted-server.ts";
import { type Account, newAccount } from "../support/accounts.ts";
import { newCalendarLink } from "../support/calendar-links.ts";
import { newGiftList } from "../support/gifts.ts";
import { newHelperLink } from "../support/helpers.ts";
import { send } from "../support/http.ts";
import { newInvitation, newMember } from "../support/members.ts";
import { newPriceSheet } from "../support/price-sheets.ts";
import { completed, finishedPlan } from "../support/quiz.ts";
import { enrich, newShareLink } from "../support/sharing.ts";
import type { Site } from "../support/site.ts";
import { finishedTrip, YEAR } from "../support/trips.ts";

export interface PlanWorld {
  parent: Account;
  plan: string;
  /** On the plan with the parent. */
  editor: Account;
  reader: Account;
  readerId: string;
  abroad: string;
  over: string;
  /** Of a baby about whose size something is known. */
  grown: string;
  fact: string;
  /** Of a baby that was born some days ago, whose weight at birth is known. */
  newborn: string;
  /** Of a baby who was here when the plan was made, and whose worn size ends in two or three weeks. */
  ending: string;
  failed: string;
  unreadable: string;
  trip: string;
  /** A full box of the grown baby, which has an empty one too. */
  box: string;
  /** A bag of the plan, with too many pieces and a part that wasn't understood. */
  bag: string;
  /** An item of the catalogue with links, and one of the parent's own. */
  item: string;
  own: string;
  /** The path of a link to the plan. */
  share: string;
  /** The path of its gift list, which shows all that it can. */
  gifts: string;
  /** The path of a helper's link to the grown baby's plan. */
  helper: string;
  /** The gift list of another plan, a surprise on which something is reserved. */
  surprised: string;
}

const DAY_MS = 86_400_000;

export async function makePlanWorld(site: Site): Promise<PlanWorld> {
  const parent = await newAccount(site);
  await site.server.ask("update subscription_tiers set max_quiz_attempts = 9");
  const make = (fields: Parameters<typeof finishedPlan>[2]) => finishedPlan(site, parent, fields);
  const over = await make({ dueDate: new Date(Date.now() - 400 * DAY_MS).toISOString().slice(0, 10) });
  const grown = await make({ dueDate: new Date(Date.now() - 150 * DAY_MS).toISOString().slice(0, 10) });
  const newborn = await make({ dueDate: new Date(Date.now() - 5 * DAY_MS).toISOString().slice(0, 10) });
  const ending = await make({ dueDate: new Date(Date.now() - 165 * DAY_MS).toISOString().slice(0, 10) });
  const damaged = await make({});
  const failed = await make({});
  const unreadable = await make({});
  const abroad = await make({ zipcode: "", placeId: "2867714" });
  const plan = await make({ laundryScenario: "weekly_plus" });
  await enrich(site.server, plan);
  const trip = await finishedTrip(site, parent, {
    onboardingId: plan,
    startDate: `${YEAR}-03-20`,
    endDate: `${YEAR}-04-09`,
    notes: "Bring the carrier, and ask for a cot.",
    skiing: "on",
  });
  const share = await newShareLink(site, parent, plan);
  const greeting = "Thank you for looking! Hand-me-downs are welcome.";
  const gifts = await newGiftList(site.server, plan, { greeting, saysPlace: true, saysMonth: true });
  await newCalendarLink(site.server, grown, { label: "Ana" });
  const helper = await newHelperLink(site.server, grown, { helper: "Ana", shownName: "Mia" });
  await newPriceSheet(site.server, "US", "USD");
  await site.server.ask(
    `insert into morning_notices (user_id, onboarding_id, minute, weekdays, only_changes, next_at)
    select user_id, onboarding_id, 420, 62, 1, ${Date.now() + DAY_MS} from user_onboarding_data where onboarding_id = ?`,
    grown,
  );
  await site.server.ask(
    `insert into push_devices (id, user_id, session_hash, endpoint_hash, sealed_target, user_agent, created_at, seen_at)
    select 'device', plan.user_id, (select token_hash from sessions where user_id = plan.user_id), 'device', '', ?, 1, 1
    from user_onboarding_data as plan where onboarding_id = ?`,
    ...["Mozilla/5.0 (X11; Linux) Gecko Firefox/140.0", grown],
  );
  const [editor, reader] = await addPeople(site, plan);
  const surprised = abroad;
  await newSurprise(site, surprised);
  const fact = await tellWeight(site, parent, grown, { weight: "16", ounces: "4" });
  await tellWeight(site, parent, newborn, { weight: "6", ounces: "4" });
  const bag = await saveBag(site, parent, plan);
  const box = await packBoxes(site.server, grown);
  const { server } = site;
  await server.ask("update user_onboarding_data set status = 'failed' where onboarding_id = ?", failed);
  await server.ask(
    "update user_onboarding_data set weather_groups = '{' where onboarding_id = ?",
    unreadable,
  );
  await server.ask(
    "update user_onboarding_data set expected_due_date = 'soon' where onboarding_id = ?",
    damaged,
  );
  const item = await itemOf(server, plan, "clothing_name_id = 'hat_sun'");
  const own = await itemOf(server, plan, "owner_id is not null");
  const [row] = await server.ask("select id from users where email = ?", reader.email);
  return {
    ...{ parent, plan, editor, reader, readerId: String(row?.id), surprised },
    ...{
      newborn,
      ending,
      abroad,
      over,
      grown,
      fact,
      bag,
      box,
      failed,
      unreadable,
      trip,
      item,
      own,
      share,
      gifts,
      helper,
    },
  };
}

/** An editor, a reader, somebody invited, and a note of the editor's in place of another. */
async function addPeople(site: Site, plan: string): Promise<[Account, Account]> {
  const editor = await newMember(site, plan, { name: "Sam Ito" });
  const reader = await newMember(site, plan, { name: "Magdalena Oberhuber-Rivera", role: "reader" });
  await newInvitation(site, plan, "grandma.of.the.baby@example.test");
  const item = await itemOf(site.server, plan, "clothing_name_id = 'hat_sun'");
  for (const note of ["From the flea market, size 56", "Too small, take the next one"]) {
    const { status } = await send(`${site.url}/dashboards/${plan}/items/${item}`, {
      form: { ageRange: "0-3m", note },
      cookie: editor.cookie,
      headers: { Accept: "application/json" },
    });
    if (status !== 200) throw new Error(`The note was answered with ${status}`);
  }
  return [editor, reader];
}

/** A list that says only how much is coming. */
async function newSurprise(site: Site, plan: string): Promise<void> {
  const path = await newGiftList(site.server, plan, { mode: "surprise" });
  const item = "2.3-6m";
  const form = { item, formKey: "d".repeat(20), name: "Grandma", pieces: "1", how: "buy" };
  const { status } = await send(`${site.url}${path}/reserve?${new URLSearchParams({ item })}`, { form });
  if (status !== 303) throw new Error(`The gift was answered with ${status}`);
}

/** Tells a weight, and waits until the plan's sizes follow it; returns the fact. */
async function tellWeight(
  site: Site,
  parent: Account,
  plan: string,
  weight: { weight: string; ounces: string },
): Promise<string> {
  const on = new Date().toISOString().slice(0, 10);
  const { text } = await send(`${site.url}/dashboards/${plan}/size`, {
    form: { intent: "tell", ...weight, weightUnit: "lb", on, sex: "girl", formKey: "a".repeat(20) },
    cookie: parent.cookie,
    headers: { Accept: "application/json" },
  });
  await completed(site, parent, plan);
  const { facts }: { facts: string[] } = JSON.parse(text);
  return facts[0] ?? "";
}

/** Boxes with what the baby has outgrown and what it never wore; returns the full one. */
async function packBoxes(server: HostedServer, plan: string): Promise<string> {
  const [full, empty] = ["k".repeat(20), "m".repeat(20)];
  for (const id of [full, empty]) {
    await server.ask(
      "insert into boxes (id, onboarding_id, label, place, created_at) values (?, ?, 'Ana', 'Ana', 0)",
      id,
      plan,
    );
  }
  await server.ask(
    `insert into box_pieces (box_id, item_id, size, pieces)
      select ?, dashboard_item_id, '0-3m', 3 from user_clothing_items join clothing_list using (clothing_id)
      where onboarding_id = ? and clothing_name_id in ('sleeper_footed_nb', 'socks_nb', 'snowsuit', 'bib_drool', 'sleeper_footed')`,
    full,
    plan,
  );
  // Something to pack.
  await server.ask(
    `update user_clothing_items set user_added_quantities = '{"0-3m":{"Default":{"quantity":4}}}'
      where onboarding_id = ? and clothing_id in (select clothing_id from clothing_list where clothing_name_id = 'hat_cotton_nb')`,
    plan,
  );
  return full;
}

/** Saves a bag; returns its id. */
async function saveBag(site: Site, parent: Account, plan: string): Promise<string> {
  const { text } = await send(`${site.url}/dashboards/${plan}/bag`, {
    form: { intent: "save", size: "0-3m", text: "30 sleepers, 2 hats 3-6m, a toy", formKey: "c".repeat(20) },
    cookie: parent.cookie,
    headers: { Accept: "application/json" },
  });
  const { bagId }: { bagId: string } = JSON.parse(text);
  return bagId;
}

async function itemOf(server: HostedServer, plan: string, which: string): Promise<string> {
  const [row] = await server.ask(
    `select dashboard_item_id as id from user_clothing_items join clothing_list using (clothing_id)
      where onboarding_id = ? and ${which}`,
    plan,
  );
  return String(row?.id);
}
