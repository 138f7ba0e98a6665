// B11: copying a plan as one batch that makes its rows from one text, against one insert after the other.

import type { Site } from "../scripts/demo-site.ts";
import { measureRatio } from "./ratio.ts";
import { type Row, times } from "./table.ts";

const LEAST_RATIO = 10;
const SOURCE = "demochicagoplan";
const COPY = "benchcopy";
const COLUMNS = `user_id, clothing_id, item_name, onboarding_id, attempt_number, calculated_quantities, created_at,
  updated_at`;

interface Query {
  sql: string;
  params: unknown[];
}

interface SourceItem {
  user_id: string;
  clothing_id: number;
  item_name: string;
  calculated_quantities: string;
}

/** Times are those of a Worker beside its database; elsewhere every further round trip would cost more. */
export async function benchCopying(bare: Site): Promise<Row[]> {
  const db = await bare.worker.getD1Database("DB");
  const { results } = await db
    .prepare(
      "select user_id, clothing_id, item_name, calculated_quantities from user_clothing_items where onboarding_id = ?",
    )
    .bind(SOURCE)
    .all<SourceItem>();
  await db.batch(await planCopied(db));
  const ratio = await measureRatio(
    async () => (await timeCopy(bare, results)).each,
    async () => (await timeCopy(bare, results)).batch,
  );
  return [
    {
      id: "B11",
      what: `Copying a plan of ${results.length} items, one batch (${ratio.theirs.toFixed(0)} ms)`,
      against: `row by row (${ratio.ours.toFixed(0)} ms)`,
      target: `≥ ${LEAST_RATIO}× faster`,
      measured: times(ratio),
      isMet: ratio.median >= LEAST_RATIO,
      why: "the simulator stands beside its database, so that a round trip costs next to nothing",
    },
  ];
}

/** The attempt that the rows belong to. */
async function planCopied(db: D1Database): Promise<D1PreparedStatement[]> {
  const { results } = await db
    .prepare("select name from pragma_table_info('user_onboarding_data')")
    .all<{ name: string }>();
  const own = new Map([
    ["onboarding_id", `'${COPY}'`],
    ["submission_key", `'${COPY}'`],
    ["attempt_number", "99"],
  ]);
  const names = results.map(({ name }) => name);
  const values = names.map((name) => own.get(name) ?? name);
  return [
    db
      .prepare(
        `insert into user_onboarding_data (${names}) select ${values} from user_onboarding_data where onboarding_id = ?`,
      )
      .bind(SOURCE),
  ];
}

async function timeCopy(bare: Site, items: readonly SourceItem[]) {
  const snapshot = JSON.stringify(items);
  const whole: Query[] = [
    {
      sql: `insert into user_clothing_items (${COLUMNS})
        select item.value ->> '$.user_id', item.value ->> '$.clothing_id', item.value ->> '$.item_name', '${COPY}', 99,
          item.value ->> '$.calculated_quantities', 0, 0
        from json_each(?) as item where true on conflict (onboarding_id, clothing_id) do nothing`,
      params: [snapshot],
    },
    {
      sql: "update user_onboarding_data set status = 'completed', lease_until = null where onboarding_id = ?",
      params: [COPY],
    },
  ];
  const rows: Query[] = [
    ...items.map(({ user_id, clothing_id, item_name, calculated_quantities }) => ({
      sql: `insert into user_clothing_items (${COLUMNS}) values (?, ?, ?, '${COPY}', 99, ?, 0, 0)`,
      params: [user_id, clothing_id, item_name, calculated_quantities],
    })),
    ...whole.slice(1),
  ];
  const empty = { sql: "delete from user_clothing_items where onboarding_id = ?", params: [COPY] };
  const body = JSON.stringify({ empty, whole, rows });
  const response = await fetch(`${bare.url}/copy`, { method: "POST", body });
  if (!response.ok) throw new Error(`The copy answered ${response.status}: ${await response.text()}`);
  const { batch, each }: { batch: number; each: number } = await response.json();
  return { batch: Math.max(1, batch), each };
}
