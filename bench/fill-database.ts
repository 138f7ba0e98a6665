// Rows of many other people, so that no table of B13's databases is small. No one opens what is theirs: a column that only their
// own pages would read is left short.
import { ITEM_CATEGORY } from "../app/domain/ids.ts";
import type { Site } from "../scripts/demo-site.ts";

export interface Size {
  /** Each with three finished plans. */
  users: number;
  customItems: number;
  sentMails: number;
  /** Plans that have a gift list, a trip, and a fact each; a fifth of them has five members beside its owner. */
  families: number;
}

/** 2100: what is due then is not what a cron of today looks for. */
const FAR = 4_102_444_800_000;

const MEMBERS_BESIDE_OWNER = 5;
const ITEMS_OF_TRIP = 3;

const count = (to: number) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${to})`;

const plansOf = (families: number) =>
  `(select onboarding_id as plan, user_id as owner, row_number() over (order by onboarding_id) as i from user_onboarding_data
    where user_id like 'u%' limit ${families})`;

/** Fills a database: people with their plans, their own items, and their sent mails; and families with all that a plan may have. */
export async function fill(site: Site, size: Size): Promise<void> {
  await runAll(site, [
    `${count(size.users)} insert into users (id, email, email_confirmed_at, created_at)
      select 'u' || i, 'u' || i || '@bench.test', 0, 0 from n`,
    `${count(size.users)} insert into users_profile (user_id, email, quiz_attempts_count, created_at, updated_at)
      select 'u' || i, 'u' || i || '@bench.test', 3, 0, 0 from n`,
    // All of them wait for reminders that aren't due yet.
    `${count(size.users)} insert into mail_preferences (email, reminders, look_at, updated_at)
      select 'u' || i || '@bench.test', 1, ${FAR} + i, 0 from n`,
    `${count(size.users * 3)} insert into user_onboarding_data (onboarding_id, user_id, attempt_number, zipcode,
        expected_due_date, gender_preference, laundry_scenario, status, month_cards, weather_groups, weather_source,
        submission_key, run_id, created_at, updated_at, rules_version)
      select 'p' || i, 'u' || ((i + 2) / 3), 1 + i % 3, zipcode, expected_due_date, gender_preference, laundry_scenario,
        status, month_cards, weather_groups, weather_source, 's' || i, 'r' || i, 0, 0, rules_version
      from n, user_onboarding_data where onboarding_id = 'demochicagoplan'`,
    `insert into user_clothing_items (user_id, clothing_id, item_name, onboarding_id, attempt_number,
        calculated_quantities, created_at, updated_at)
      select plan.user_id, item.clothing_id, item.item_name, plan.onboarding_id, 1, item.calculated_quantities, 0, 0
      from user_onboarding_data plan, user_clothing_items item
      where plan.user_id like 'u%' and item.onboarding_id = 'demochicagoplan'`,
    `${count(size.customItems)} insert into clothing_list (clothing_name_id, name, category, essentiality,
        weather_adjustments, base_quantities, valid_age_ranges, owner_id)
      select 'custom-' || i, 'Own item ' || i, '${ITEM_CATEGORY.other}', '{}', '{}', '{}', '[]', 'u' || (1 + i % ${size.users}) from n`,
    `${count(size.sentMails)} insert into mail_outbox (id, idempotency_key, kind, to_address, status, created_at, sent_at)
      select 'm' || i, 'm' || i, 'bench', 'u@bench.test', 'sent', i, i from n`,
  ]);
  if (size.families > 0) await fillFamilies(site, size);
}

async function fillFamilies(site: Site, { users, families }: Size): Promise<void> {
  const withPlans = Math.max(0, families - users * 3);
  const plans = plansOf(families);
  await runAll(site, [
    // Beside those of three a user: their numbers would fill hundreds of megabytes, and nothing here reads them.
    `${count(withPlans)} insert into user_onboarding_data (onboarding_id, user_id, attempt_number, zipcode, expected_due_date,
        gender_preference, laundry_scenario, status, submission_key, run_id, created_at, updated_at, rules_version)
      select 'q' || i, 'u' || (1 + i % ${users}), 3 + i, zipcode, expected_due_date, gender_preference, laundry_scenario, status,
        'q' || i, 'q' || i, 0, 0, rules_version
      from n, user_onboarding_data where onboarding_id = 'demochicagoplan'`,
    `${count(MEMBERS_BESIDE_OWNER)} insert into plan_members (user_id, onboarding_id, role, joined_at)
      select 'u' || (1 + (substr(owner, 2) + n.i) % ${users}), plan, iif(n.i = 1, 'reader', 'editor'), 0
      from n, ${plansOf(Math.round(families / MEMBERS_BESIDE_OWNER))} where n.i + 1 < ${users}`,
    `insert into size_facts (id, onboarding_id, kind, measured_on, amount, unit, form_key, created_at, updated_at)
      select 'f' || i, plan, 'weight', '2026-01-01', 4000, 'kg', 'f' || i, 0, 0 from ${plans}`,
    // With an instant of their next mail, the trigger of reservations leaves them as they are.
    `insert into gift_lists (onboarding_id, list_id, token_hash, sealed_token, title, essentialities, mail_at, created_at, updated_at)
      select plan, 'l' || i, 'l' || i, 'sealed', 'Gifts for Baby', '[]', ${FAR} + i, 0, 0 from ${plans}`,
    `insert into gift_wishes (id, onboarding_id, name, pieces, created_at) select 'w' || i, plan, 'Car seat', 20, 0 from ${plans}`,
    `insert into gift_reservations (id, onboarding_id, wish_id, item_name, giver_name, pieces, how, message, secret_hash, form_key,
        state, created_at, updated_at)
      select 'g' || i, plan, 'w' || i, 'Car seat', 'Grandma', 1, 'buy', 'Welcome!', 'g' || i, 'g' || i, 'reserved', 0, 0
      from ${plans}`,
    `insert into user_travel_plans (id, user_id, onboarding_id, destination, zipcode, start_date, end_date, laundry_frequency,
        has_laundry_access, activities, plan_start, status, run_id, form_key, created_at, updated_at)
      select 't' || i, owner, plan, 'Denver, CO', '80202', '2026-01-10', '2026-01-16', 'daily', 1, '{}', '2026-01-01', 'ready',
        't' || i, 't' || i, 0, 0 from ${plans}`,
    `insert into travel_weather_data (travel_plan_id, weather_category, avg_temp_max, avg_temp_min, rain_days, snow_days, source,
        is_forecast, days)
      select 't' || i, '', 40, 20, 1, 2, 'typical-climate', 0, 7 from ${plans}`,
    `${count(ITEMS_OF_TRIP)} insert into travel_plan_items (travel_plan_id, age_range, clothing_id, user_id, item_name, quantity,
        pack_quantity)
      select 't' || of.i, '0-3m', n.i, owner, 'Sleeper', 2, 2 from n, ${plans} as of`,
  ]);
}

/** This many users with a profile, a session, and preferences, and nothing else. */
export async function fillUsers(site: Site, users: number): Promise<void> {
  const id = "'v' || i";
  const email = "'v' || i || '@bench.test'";
  await runAll(site, [
    `${count(users)} insert into users (id, email, email_confirmed_at, created_at) select ${id}, ${email}, 0, 0 from n`,
    `${count(users)} insert into users_profile (user_id, email, created_at, updated_at) select ${id}, ${email}, 0, 0 from n`,
    `${count(users)} insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, proved_at)
      select printf('%064x', i), ${id}, 0, 0, ${FAR} + i, 0 from n`,
    `${count(users)} insert into mail_preferences (email, reminders, look_at, updated_at) select ${email}, 1, ${FAR} + i, 0 from n`,
  ]);
}

/** How large a database is on the disk. */
export async function megabytes({ worker }: Site): Promise<number> {
  const db = await worker.getD1Database("DB");
  const { meta } = await db.prepare("select 1").run();
  return meta.size_after / 1e6;
}

/** One by one, because a transaction around all of them would keep everything twice until it ends. */
async function runAll({ worker }: Site, statements: readonly string[]): Promise<void> {
  const db = await worker.getD1Database("DB");
  for (const sql of statements) await db.prepare(sql).run();
}
