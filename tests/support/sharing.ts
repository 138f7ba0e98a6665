// Dashboards that are shared and claimed, as the owner and the friend do it.
import { env as bindings } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { ShareLink } from "~/contracts/sharing/share-link.ts";
import { openDatabase } from "~/data/database.server.ts";
import { clothingList, userClothingItems, userOnboardingData } from "~/data/schema.ts";
import type { ShareChoices } from "~/domain/sharing/share-choices.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { type ClaimResult, claimShare } from "~/usecases/sharing/claim-share.ts";
import { generateShareLink } from "~/usecases/sharing/share-dashboard.ts";
import { ORIGIN } from "./accounts.ts";
import { aCustomGarment, aUser } from "./factories.ts";
import { planned, type World } from "./plans.ts";

/** A note that can be found wherever a byte of it is left. */
export const SECRET_NOTE = "Quilla7 grandma knits";

export const shareDependencies = (now = Date.now()) => ({
  db: openDatabase(bindings.DB),
  origin: ORIGIN,
  tokenSecret: bindings.TOKEN_SECRET,
  now,
});

interface SharedAs {
  notes: boolean;
  title: string | null;
  toGet: boolean;
}

/** What an owner chooses for a link: as little as possible unless told otherwise. */
export function choices({
  notes = false,
  title = null,
  toGet = false,
}: Partial<SharedAs> = {}): ShareChoices {
  return { includePersonalNotes: notes, title, showsToGet: toGet };
}

/** Gives someone's plan a link, or a new one. */
export async function shared(
  ownerId: string,
  planId: string,
  { now = Date.now(), ...chosen }: Partial<SharedAs> & { now?: number } = {},
): Promise<ShareLink> {
  const wish = { ...choices(chosen), replace: true };
  const result = await generateShareLink(shareDependencies(now), ownerId, planId, wish);
  if (result.kind !== "shared") throw new Error(`The dashboard was not shared: ${result.kind}`);
  return result.link;
}

/** A finished plan of the world's user, with owned counts, notes, and an item of the user's own. */
export async function aRichPlan(world: World): Promise<string> {
  const { onboardingId: planId, attemptNumber } = await planned(world);
  const { db, userId } = world;
  await db
    .update(userClothingItems)
    .set({
      userAddedQuantities: '{"0-3m":{"1":{"quantity":4}}}',
      personalNotes: JSON.stringify({ "0-3m": `${SECRET_NOTE} a "hat"`, "3-6m": "ünï\n✓" }),
    })
    .where(eq(userClothingItems.onboardingId, planId));
  const custom = await aCustomGarment(db, userId, {
    name: "Knitted <b>hat</b>",
    category: "Accessories",
    notes: `${SECRET_NOTE} on the item itself`,
    essentiality: '{"Mild":"Nice-to-have"}',
    baseQuantities: '{"daily":{"0-3m":2},"every_2_3_days":{"0-3m":2},"weekly_plus":{"0-3m":2}}',
    validAgeRanges: '["0-3m"]',
  });
  const now = Date.now();
  await db
    .insert(userClothingItems)
    .values({
      userId,
      clothingId: custom.clothingId,
      itemName: custom.name,
      onboardingId: planId,
      attemptNumber,
      essentiality: "Nice-to-have",
      weatherGroupOrder: 1,
      warmAs: "hat_warm",
      calculatedQuantities: "N222...",
      userAddedQuantities: '{"0-3m":{"Default":{"quantity":9}}}',
      personalNotes: JSON.stringify({ "0-3m": `${SECRET_NOTE} on my own item` }),
      createdAt: now,
      updatedAt: now,
    });
  return planId;
}

/** The same world with another user in it. */
export async function asFriend(world: World): Promise<World> {
  return { ...world, userId: (await aUser(world.db)).id };
}

/** Claims the dashboard behind a link for the world's user. */
export function claim(
  { env, userId }: World,
  { replicationToken: token }: Pick<ShareLink, "replicationToken">,
  { formKey = newId(), now = Date.now() }: { formKey?: unknown; now?: number } = {},
): Promise<ClaimResult> {
  return claimShare(
    {
      db: openDatabase(env.DB),
      planQueue: jobQueue(env.PLAN_QUEUE, "plan"),
      live: livePublisher(env.LIVE_CHANNEL),
      tokenSecret: env.TOKEN_SECRET,
      now,
    },
    userId,
    { token, formKey },
  );
}

/** Claims and expects a copy; returns its id. */
export async function claimed(...args: Parameters<typeof claim>): Promise<string> {
  const result = await claim(...args);
  if (result.kind !== "claimed") throw new Error(`The claim was refused: ${result.code}`);
  return result.newOnboardingId;
}

/** All attempts of the world's user. */
export function plansOf({ db, userId }: World) {
  return db.select().from(userOnboardingData).where(eq(userOnboardingData.userId, userId));
}

/** Everything in the database that belongs to a user, as one text. */
export async function everythingOf({ db, userId }: World): Promise<string> {
  const rows = await db.batch([
    db.select().from(userOnboardingData).where(eq(userOnboardingData.userId, userId)),
    db.select().from(userClothingItems).where(eq(userClothingItems.userId, userId)),
    db.select().from(clothingList).where(eq(clothingList.ownerId, userId)),
  ]);
  return JSON.stringify(rows);
}
