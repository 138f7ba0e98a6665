// What a run has left in the database and in the bucket of a server that is stopped.
import { openLocalDatabase } from "../../scripts/local-worker.ts";
import type { Row } from "./rows.ts";

export interface Stored {
  attempts: readonly Row[];
  /** With `owner_id` and `clothing_name_id` of what they are. */
  items: readonly Row[];
  clothing: readonly Row[];
  /** With the address of the account. */
  profiles: readonly Row[];
  outbox: readonly Row[];
  preferences: readonly Row[];
  images: readonly Row[];
  trips: readonly Row[];
  packed: readonly Row[];
  lists: readonly Row[];
  wishes: readonly Row[];
  reservations: readonly Row[];
  members: readonly Row[];
  invitations: readonly Row[];
  /** Keys of the bucket. */
  objects: readonly string[];
}

const QUERIES = {
  attempts: "select a.*, u.email from user_onboarding_data a left join users u on u.id = a.user_id",
  items: `select i.*, c.owner_id, c.clothing_name_id, c.name, c.category
    from user_clothing_items i left join clothing_list c on c.clothing_id = i.clothing_id`,
  clothing: "select clothing_id, clothing_name_id, name, owner_id from clothing_list",
  profiles: "select p.*, u.email as account from users_profile p left join users u on u.id = p.user_id",
  outbox: "select id, idempotency_key, kind, to_address, status, lease_until from mail_outbox",
  preferences: "select * from mail_preferences",
  images: "select * from clothing_images",
  trips: `select t.*, w.travel_plan_id as weather from user_travel_plans t
    left join travel_weather_data w on w.travel_plan_id = t.id`,
  packed: "select * from travel_plan_items",
  lists: "select onboarding_id, mailed_at from gift_lists",
  wishes: "select id, onboarding_id, pieces from gift_wishes",
  reservations: "select * from gift_reservations",
  members: "select m.*, u.email from plan_members m left join users u on u.id = m.user_id",
  invitations: "select id, onboarding_id from plan_invitations",
} as const satisfies Record<Exclude<keyof Stored, "objects">, string>;

/** Reads everything that is to be judged. */
export async function readStored(stateDir: string): Promise<Stored> {
  const simulator = openLocalDatabase(stateDir);
  try {
    const database = await simulator.getD1Database("DB");
    const rows = async (name: keyof typeof QUERIES) =>
      (await database.prepare(QUERIES[name]).all<Row>()).results;
    return {
      attempts: await rows("attempts"),
      items: await rows("items"),
      clothing: await rows("clothing"),
      profiles: await rows("profiles"),
      outbox: await rows("outbox"),
      preferences: await rows("preferences"),
      images: await rows("images"),
      trips: await rows("trips"),
      packed: await rows("packed"),
      lists: await rows("lists"),
      wishes: await rows("wishes"),
      reservations: await rows("reservations"),
      members: await rows("members"),
      invitations: await rows("invitations"),
      objects: await keysOf(await simulator.getR2Bucket("IMAGES_BUCKET")),
    };
  } finally {
    await simulator.dispose();
  }
}

/** Makes an account an administrator's, behind the back of a server that is stopped. */
export async function makeAdministrator(stateDir: string, email: string): Promise<void> {
  const simulator = openLocalDatabase(stateDir);
  try {
    const database = await simulator.getD1Database("DB");
    const statement =
      "update users_profile set role = 'admin' where user_id = (select id from users where email = ?)";
    await database.prepare(statement).bind(email).run();
  } finally {
    await simulator.dispose();
  }
}

interface ListedBucket {
  list(options: {
    cursor?: string;
  }): Promise<{ objects: { key: string }[]; truncated: boolean; cursor?: string }>;
}

async function keysOf(bucket: ListedBucket): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list(cursor === undefined ? {} : { cursor });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return keys;
}
