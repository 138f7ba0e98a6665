// A family with everything that is stored about one, to damage: two plans with a trip each, of which one stays whole, and somebody
// else's beside them.

import { everyPath, KEPT_BOX } from "../../support/addresses/paths.ts";
import { OWN_ITEM } from "../../support/addresses/wardrobe.ts";
import { DECISIONS } from "../../support/addresses.ts";
import { type Account, newAccount } from "./accounts.ts";
import { newCalendarLink } from "./calendar-links.ts";
import { keepDrizzle } from "./forecasts.ts";
import { newGiftList } from "./gifts.ts";
import { newHelperLink } from "./helpers.ts";
import { send } from "./http.ts";
import { newPriceSheet } from "./price-sheets.ts";
import { finishedPlan } from "./quiz.ts";
import type { Site } from "./site.ts";
import { finishedTrip, placeNamed, YEAR } from "./trips.ts";

export interface DamagedWorld {
  owner: Account;
  /** The plan that is damaged, its trip, its list's token, a helper's page, and two of its items: of the catalogue, and the owner's own. */
  plan: string;
  trip: string;
  gifts: string;
  helper: string;
  /** The path of its calendar feed. */
  calendar: string;
  bought: string;
  own: string;
  ids: { userId: string; clothing: string };
  /** A ZIP code whose climate isn't its area's. */
  sharing: { zip: string; climate: string };
  /** All addresses that the owner may ask, each with the damaged plan and its trip. */
  pages: readonly string[];
  /** What must not change, each with the page of its kind that reads the damaged rows. */
  untouched: readonly { path: string; account: Account; like: string }[];
}

const NOW = String(Date.now());
const LATER = String(Date.now() + 10 * 86_400_000);

export async function aDamagedWorld(site: Site): Promise<DamagedWorld> {
  const owner = await newAccount(site);
  const other = await newAccount(site);
  const munich = await placeNamed(site, owner, "Munich");
  const dueDate = `${YEAR}-03-01`;
  const whole = await finishedPlan(site, owner);
  const plan = await finishedPlan(site, owner, {
    zipcode: "",
    placeId: munich.replace("place:", ""),
    dueDate,
  });
  const others = await finishedPlan(site, other);
  const dates = { startDate: `${YEAR}-03-10`, endDate: `${YEAR}-03-16` };
  const trip = await finishedTrip(site, owner, { ...dates, onboardingId: plan, place: munich });
  const wholeTrip = await finishedTrip(site, owner, { ...dates, onboardingId: whole });
  const otherTrip = await finishedTrip(site, other, dates);
  const gifts = await newGiftList(site.server, plan);
  const userId = await idOf(site, "select id from users where email = ?", owner.email);
  const otherId = await idOf(site, "select id from users where email = ?", other.email);
  const bought = await idOf(
    site,
    `select item.dashboard_item_id as id from user_clothing_items as item join affiliate_links as link using (clothing_id)
    where item.onboarding_id = ? and link.is_active and coalesce(link.age_range, '0-3m') = '0-3m' limit 1`,
    plan,
  );
  const added = await send(`${site.url}/dashboards/${plan}/items`, {
    form: OWN_ITEM,
    cookie: owner.cookie,
    headers: { Accept: "application/json" },
  });
  if (added.status !== 200) throw new Error(`The own item was not added: ${added.text}`);
  const own = await idOf(
    site,
    `select item.dashboard_item_id as id from user_clothing_items as item join clothing_list as garment using (clothing_id)
    where item.onboarding_id = ? and garment.owner_id is not null limit 1`,
    plan,
  );
  const clothing = await idOf(
    site,
    "select clothing_id as id from user_clothing_items where dashboard_item_id = ?",
    bought,
  );
  const ids = { userId, clothing };
  for (const sql of [
    `insert into plan_members (user_id, onboarding_id, role, joined_at) values ('${otherId}', '${plan}', 'reader', 0)`,
    `insert into plan_invitations (id, onboarding_id, email, role, expires_at, created_at, sent_at)
      values ('invited', '${plan}', 'grandma@example.test', 'editor', ${LATER}, ${NOW}, ${NOW})`,
    `insert into plan_acts (onboarding_id, user_id, act, facts, made_at)
      values ('${plan}', '${userId}', 'count', '{"of":"1 0-3m","item":${bought},"name":"Bodysuit","size":"0-3m","before":0,"after":2}', ${NOW})`,
    `insert into bags (id, onboarding_id, form_key, changes, created_at)
      values ('${"w".repeat(20)}', '${plan}', 'walked', '[[${bought},"0-3m",2]]', ${NOW})`,
    `insert into size_facts (id, onboarding_id, kind, measured_on, amount, unit, form_key, created_at, updated_at)
      values ('fact', '${plan}', 'weight', '2026-01-02', 3500, 'g', 'walked', ${NOW}, ${NOW})`,
    `insert into plan_babies (onboarding_id, baby, sex) values ('${plan}', 0, 'girl')`,
    `insert into gift_wishes (id, onboarding_id, name, link, pieces, price_hint, created_at)
      values ('wish', '${plan}', 'Stroller', 'https://shop.example/', 2, 'about $120', ${NOW})`,
    `insert into gift_reservations (id, onboarding_id, wish_id, item_name, giver_name, pieces, how, secret_hash, form_key, state,
      created_at, updated_at) values ('kept', '${plan}', 'wish', 'Stroller', 'Ann', 1, 'buy', 'walked', 'walked', 'reserved', ${NOW}, ${NOW})`,
    `insert into gift_reservations (id, onboarding_id, clothing_id, size, item_name, giver_name, pieces, how, secret_hash, form_key, state,
      created_at, updated_at) values ('garment', '${plan}', ${clothing}, '0-3m', 'Bodysuit', 'Ben', 1, 'buy', 'walked2', 'walked2', 'reserved', ${NOW}, ${NOW})`,
    `insert into passkeys (credential_id, user_id, public_key, counter, transports, name, created_at)
      values ('walked', '${userId}', 'AAAA', 0, 'internal', 'Phone', ${NOW})`,
    `insert into oauth_accounts (provider, subject, user_id, email, created_at) values ('google', 'walked', '${userId}', 'a@b.test', ${NOW})`,
    `insert into address_changes (user_id, email, token_hash, expires_at) values ('${userId}', 'new@example.test', 'walked', ${LATER})`,
    `insert into email_tokens (token_hash, user_id, purpose, created_at, expires_at) values ('walked', '${userId}', 'reset', ${NOW}, ${LATER})`,
    `insert into mail_preferences (email, reminders, look_at, updated_at) values ('${owner.email}', 1, ${LATER}, ${NOW})`,
    `insert into mail_outbox (id, idempotency_key, kind, to_address, status, created_at, sent_at)
      values ('walked', 'walked', 'size-reminder', '${owner.email}', 'sent', ${NOW}, ${NOW})`,
    `insert into size_reminders (onboarding_id, age_range, user_id, mail_id, created_at)
      values ('${plan}', '0-3m', '${userId}', 'walked', ${NOW})`,
    `insert into clothing_images (image_id, clothing_id, content_hash, media_type, width, height, status, uploaded_by, created_at, updated_at)
      values ('walked', ${clothing}, 'walked', 'image/png', 100, 100, 'ready', '${userId}', ${NOW}, ${NOW})`,
    `insert into unsent_forms (browser_hash, address, page_path, sealed, expires_at) values ('walked', '/', '/', 'x', ${LATER})`,
    `insert into pending_sign_ups (id, email, password_hash, browser_hash, return_path, created_at)
      values ('walked', 'p@example.test', 'x', 'x', 'x', ${NOW})`,
    "insert into spent_secrets (hash, expires_at) values ('walked', 1)",
    `insert into rate_counters (key, whole_at) values ('walked', ${LATER})`,
    `insert into weather_cells (cell, provider, latitude, longitude, start_date, end_date, fetched_at, last_used_at)
      values ('walked', 'open-meteo', 1, 1, '2020-01-01', '2024-12-31', ${NOW}, ${NOW})`,
    `insert into morning_notices (user_id, onboarding_id, minute, weekdays, only_changes, next_at, last_day, last_digest, due_at)
      select user_id, onboarding_id, 420, 127, 1, ${LATER}, '2026-01-01', 'walked', ${NOW}
      from user_onboarding_data where onboarding_id = '${plan}'`,
    `insert into push_devices (id, user_id, session_hash, endpoint_hash, sealed_target, user_agent, created_at, seen_at)
      select 'walked', '${userId}', token_hash, 'walked', 'walked', 'Firefox', ${NOW}, ${NOW}
      from sessions where user_id = '${userId}' limit 1`,
    `insert into push_messages (id, device_id, push_id, message, topic, next_at, until)
      values ('walked', 'walked', 'walked', '{}', 'walked', ${LATER}, ${LATER})`,
    `insert into helper_links (id, onboarding_id, helper, shown_name, token_hash, sealed_token, expires_at, created_at)
      values ('helper', '${plan}', 'Grandma', 'Mia', 'walked', 'walked', ${LATER}, ${NOW})`,
    `insert into day_care_lists (onboarding_id, size, counts, more, updated_at)
      values ('${plan}', '0-3m', '{"socks":[3,1]}', 'Cream', ${NOW})`,
    `insert into own_prices (onboarding_id, currency, prices, updated_at) values ('${plan}', 'EUR', '{"socks":250}', ${NOW})`,
    `insert into boxes (id, onboarding_id, label, place, created_at)
      values ('${KEPT_BOX}', '${plan}', 'Winter', 'Attic', ${NOW})`,
    `insert into box_pieces (box_id, item_id, size, pieces) values ('${KEPT_BOX}', ${bought}, '0-3m', 2)`,
    `insert into today_choices (onboarding_id, user_id, situation, weekday_out, weekday_back) values ('${plan}', '${userId}', 'carrier', 510, 720)`,
  ])
    await site.server.ask(sql);
  await newPriceSheet(site.server, "DE", "EUR");
  // The plan's own cell, for which nobody asks.
  await keepDrizzle(site.server);
  const [shared] = await site.server.ask(
    `select from_zip as zip, climate_id as climate from climate_exceptions join zipcode_city_map on zipcode = from_zip limit 1`,
  );
  const sharing = { zip: String(shared?.zip), climate: String(shared?.climate) };
  const helper = await newHelperLink(site.server, plan, { shownName: "Mia" });
  const calendar = await newCalendarLink(site.server, plan);
  // It announces.
  await send(`${site.url}${calendar}`);
  const dashboard = `/dashboards/${plan}`;
  const untouched = [
    { path: `/dashboards/${whole}.data`, account: owner, like: dashboard },
    { path: `/dashboards/${whole}/0-3m.data`, account: owner, like: `${dashboard}/0-3m` },
    { path: `/dashboards/${whole}/shopping-list.data`, account: owner, like: `${dashboard}/shopping-list` },
    { path: `/travel-plans/${wholeTrip}.data`, account: owner, like: `/travel-plans/${trip}` },
    { path: `/dashboards/${others}/0-3m.data`, account: other, like: `${dashboard}/0-3m` },
    { path: `/travel-plans/${otherTrip}.data`, account: other, like: `/travel-plans/${trip}` },
  ];
  const world = { owner, plan, trip, gifts, helper, calendar, bought, own, ids, sharing };
  return { ...world, untouched, pages: pagesOf(world) };
}

async function idOf(site: Site, sql: string, of: string): Promise<string> {
  const [row] = await site.server.ask(sql, of);
  const [id] = Object.values(row ?? {});
  if (!id) throw new Error(`Nothing was found: ${sql}`);
  return String(id);
}

function pagesOf({
  plan,
  trip,
  gifts,
  helper,
  calendar,
  own,
  bought,
  sharing,
}: Omit<DamagedWorld, "pages" | "untouched">): string[] {
  const month = new Date().toISOString().slice(0, 7);
  const asked = everyPath()
    .filter((path) => !["nobody", "admin"].includes(DECISIONS[path]?.read ?? "nobody") && !AT_REST.test(path))
    .map((path) =>
      (path.endsWith("/bag") || path.endsWith("/pass-on")
        ? `${path}?bag=${"w".repeat(20)}`
        : path === "/scenario-comparison"
          ? `${path}?attempt=${plan}`
          : path === "/travel-quiz"
            ? `${path}?edit=${trip}`
            : path
      )
        .replace(":onboardingId", plan)
        .replace(":planId", trip)
        .replace("/gifts/:token", gifts)
        .replace("/today/:token", helper)
        .replace("/calendar/:file", calendar)
        .replace("/sitemap/:part", "/sitemap/pages.xml")
        .replace(":country/:place/:month", `de/munich-2867714/${month}`)
        .replace(":place/:month", `55401/${month}`)
        .replace(/:ageRangeId\??/, "0-3m")
        .replace(":boxId", KEPT_BOX)
        .replace(":itemId", path.includes("/items/") ? own : bought),
    );
  return [...asked, `/plan/${sharing.zip}/${month}`];
}

/** Ways out of here, and pictures, which read what a page beside them reads. */
const AT_REST = /^\/(?:auth\/|logout|dev\/|healthz|plan\/.*picture)/;
