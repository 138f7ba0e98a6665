// A plan as full as families make it, in whichever database: six people, a born baby with forty facts, twenty trips, and a gift
// list with as many reservations as it takes; and another list with more than that. Birth, sizes, and trips are written by the
// site's own forms, because they are worked out.
import { plusDays, toDay } from "../app/domain/calendar.ts";
import {
  MAX_RESERVATIONS,
  MAX_WISH_PIECES,
  MAX_WISHES,
  readTargetKey,
  targetColumns,
} from "../app/domain/gifts/gift-lines.ts";
import { newId } from "../app/lib/new-id.ts";
import { DEMO_PLAN, newMember, type Site, signIn } from "../scripts/demo-site.ts";
import { untilCompleted } from "./quiz.ts";

export const FACTS = 40;
export const TRIPS = 20;
/** The owner is one of them. */
export const PEOPLE = 6;
/** The product refuses more than the first, so the second says what a higher limit would cost. */
export const RESERVATIONS = { most: MAX_RESERVATIONS, beyond: 1000 } as const;

/** As many on each list, so that their pages are equally long. */
const FOR_GARMENTS = 100;

const PLAN = DEMO_PLAN.split("/").at(-1) ?? "";
const OTHER_PLAN = "plansbesidedemo1";

export interface Family {
  /** The cookie of someone on the plan who isn't its owner. */
  member: string;
  /** Paths of the pages that givers see. */
  lists: Record<keyof typeof RESERVATIONS, string>;
}

/** Makes the demo plan such a plan. Pages of the same family in two databases differ only in ids and tokens. */
export async function makeFamily(site: Site): Promise<Family> {
  const owner = await signIn(site);
  const member = await newMember(site);
  for (let people = 2; people < PEOPLE; people++) await newMember(site);
  await tellFacts(site, owner);
  await planTrips(site, owner);
  await copyPlan(site);
  const lists = {
    most: await reservedList(site, owner, PLAN, RESERVATIONS.most),
    beyond: await reservedList(site, owner, OTHER_PLAN, RESERVATIONS.beyond),
  };
  return { member, lists };
}

/** Another plan with the same items, so that the lists differ only in what is reserved. */
async function copyPlan(site: Site): Promise<void> {
  const db = await site.worker.getD1Database("DB");
  const copied = `zipcode, expected_due_date, baby_born_on, gender_preference, laundry_scenario, status, month_cards, weather_groups,
    weather_source, planned_sizes, sized_up_groups, size_moves, created_at, updated_at, rules_version`;
  await db
    .prepare(
      `insert into user_onboarding_data (onboarding_id, user_id, attempt_number, submission_key, run_id, ${copied})
      select ?1, user_id, 100000, ?1, ?1, ${copied} from user_onboarding_data where onboarding_id = ?2`,
    )
    .bind(OTHER_PLAN, PLAN)
    .run();
  await db
    .prepare(
      `insert into user_clothing_items (user_id, clothing_id, item_name, onboarding_id, attempt_number, calculated_quantities,
        created_at, updated_at)
      select user_id, clothing_id, item_name, ?1, 100000, calculated_quantities, created_at, updated_at
      from user_clothing_items where onboarding_id = ?2`,
    )
    .bind(OTHER_PLAN, PLAN)
    .run();
}

/** Opens a plan's gift list with all wishes that fit; all of its reservations but a few are for them. */
async function reservedList(site: Site, cookie: string, plan: string, count: number): Promise<string> {
  const db = await site.worker.getD1Database("DB");
  const opened = await post(site, `/dashboards/${plan}/gifts`, cookie, {
    intent: "make",
    title: "Gifts for Baby Rivera",
  });
  const [path] = /\/gifts\/[\w-]{22}\b/.exec(await opened.text()) ?? [];
  if (!path) throw new Error(`${plan} has no gift list`);
  // Otherwise the first reservation asks for a mail.
  await db.prepare("update gift_lists set mails = 0 where onboarding_id = ?").bind(plan).run();
  const wishes = Array.from({ length: MAX_WISHES }, (_, at) => `${plan}-${at}`);
  await db
    .prepare(
      `insert into gift_wishes (id, onboarding_id, name, link, pieces, price_hint, created_at)
      select value, ?1, 'Wish ' || key, 'https://shop.example/' || key, ?2, 'about $20', key from json_each(?3)`,
    )
    .bind(plan, MAX_WISH_PIECES, JSON.stringify(wishes))
    .run();
  const page = await (await fetch(`${site.url}${path}?fresh`)).text();
  const keys = [...page.matchAll(/\/reserve\?item=([^"&]+)"/g)].map(([, key = ""]) =>
    decodeURIComponent(key),
  );
  const garments = [...new Set(keys.filter((key) => /^\d+\.[\w-]+$/.test(key)))];
  const reserved = Array.from({ length: count }, (_, at) => {
    const key = at < FOR_GARMENTS ? garments[at % garments.length] : `wish.${wishes[at % MAX_WISHES]}`;
    const target = readTargetKey(key ?? "");
    if (!target) throw new Error(`${key} can't be reserved`);
    return targetColumns(target);
  });
  await db
    .prepare(
      `insert into gift_reservations (id, onboarding_id, clothing_id, size, wish_id, item_name, giver_name, pieces, how, message,
        sealed_email, secret_hash, form_key, state, created_at, updated_at)
      select ?1 || key, ?1, value ->> 'clothingId', value ->> 'size', value ->> 'wishId', 'Item ' || key, 'Giver ' || key, 1, 'buy',
        'With love from all of us, and we are looking forward to seeing you soon.', hex(randomblob(50)), ?1 || key, ?1 || key,
        'reserved', key, key
      from json_each(?2)`,
    )
    .bind(plan, JSON.stringify(reserved))
    .run();
  return path;
}

/** The baby was born as many days ago as there are facts: a weight a day, all but the last of them without a form. */
async function tellFacts(site: Site, cookie: string): Promise<void> {
  const db = await site.worker.getD1Database("DB");
  const today = toDay(new Date());
  const born = plusDays(today, -FACTS);
  await db
    .prepare("update user_onboarding_data set expected_due_date = ? where onboarding_id = ?")
    .bind(born, PLAN)
    .run();
  await post(site, `${DEMO_PLAN}/birth`, cookie, { intent: "save", bornOn: born });
  await untilCompleted(site, cookie, PLAN);
  const facts = Array.from({ length: FACTS - 1 }, (_, day) => ({
    on: plusDays(born, day + 1),
    grams: 3500 + 30 * day,
  }));
  await db
    .prepare(
      `insert into size_facts (id, onboarding_id, kind, measured_on, amount, unit, form_key, created_at, updated_at)
      select ?1 || key, ?1, 'weight', value ->> 'on', value ->> 'grams', 'kg', ?1 || key, key, key from json_each(?2)`,
    )
    .bind(PLAN, JSON.stringify(facts))
    .run();
  await post(site, `${DEMO_PLAN}/size`, cookie, {
    intent: "tell",
    on: today,
    weight: "4.7",
    weightUnit: "kg",
    formKey: newId(),
  });
  await untilCompleted(site, cookie, PLAN);
}

/** Trips of a week each, one after the other. */
async function planTrips(site: Site, cookie: string): Promise<void> {
  const db = await site.worker.getD1Database("DB");
  for (let trip = 0; trip < TRIPS; trip++) {
    const startDate = plusDays(toDay(new Date()), 7 * trip);
    await post(site, "/travel-quiz", cookie, {
      onboardingId: PLAN,
      place: "zip:80202",
      startDate,
      endDate: plusDays(startDate, 6),
      formKey: newId(),
    });
  }
  const ready = db
    .prepare("select count(*) as trips from user_travel_plans where onboarding_id = ? and status = 'ready'")
    .bind(PLAN);
  while ((await ready.first<{ trips: number }>())?.trips !== TRIPS)
    await new Promise((done) => setTimeout(done, 100));
}

/** Sends a form as its page does, without scripts. */
async function post(
  { url }: Site,
  path: string,
  cookie: string,
  fields: Record<string, string>,
): Promise<Response> {
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { Origin: url, Cookie: cookie },
    body: new URLSearchParams(fields),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
