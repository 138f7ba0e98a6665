// Gift lists as parents open them and givers use them.
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import type { ReserveWish } from "~/contracts/gifts/giver-forms.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { giftLists, giftReservations, giftWishes, userClothingItems } from "~/data/schema.ts";
import { type GarmentLine, type GiftLine, readTargetKey } from "~/domain/gifts/gift-lines.ts";
import { newId } from "~/lib/new-id.ts";
import { giftLine, livePublisher } from "~/services/live.server.ts";
import { type FoundGiftList, findGiftList, openGiftList } from "~/usecases/gifts/find-gift-list.ts";
import type { GiverProof } from "~/usecases/gifts/own-reservations.ts";
import { type ReserveResult, reserveGift } from "~/usecases/gifts/reserve-gift.ts";
import { tellGiversOver } from "~/usecases/gifts/tell-givers.ts";
import { db, outboxOver } from "./accounts.ts";
import { heldQueues } from "./held-queues.ts";
import { aWorld, planned, type World } from "./plans.ts";

/** When the tests' lists are used: before the birth that the usual answers expect. */
export const GIFT_NOW = Date.UTC(2026, 10, 23, 12);

/** Tells givers' and parents' pages at once. */
export function giverLine() {
  const givers = giftLine(env.GIFT_CHANNEL);
  const live = livePublisher(env.LIVE_CHANNEL, undefined, tellGiversOver(db, givers));
  return { givers, live, waitUntil: (work: Promise<unknown>) => void work };
}

export interface OpenedList {
  world: World;
  onboardingId: string;
  token: string;
}

export function giftDependencies(queues = heldQueues(), now = GIFT_NOW) {
  const outbox = outboxOver(queues, now);
  return { db, reader: createPageReader(db), tokenSecret: env.TOKEN_SECRET, now, outbox, ...giverLine() };
}

/** A finished plan with an open list; `fields` replaces columns of the list's row. */
export async function anOpenedList(fields: Partial<typeof giftLists.$inferInsert> = {}): Promise<OpenedList> {
  const world = await aWorld();
  const { onboardingId: planId } = await planned(world);
  const opened = await openGiftList(giftDependencies(), world.userId, planId, "Gifts for Baby Rivera");
  if (opened.kind !== "open") throw new Error("No list was opened");
  if (Object.keys(fields).length > 0) {
    await db.update(giftLists).set(fields).where(eq(giftLists.onboardingId, planId));
  }
  return { world, onboardingId: planId, token: opened.token };
}

/** A wish on a list. */
export async function aWish(
  planId: string,
  fields: Partial<typeof giftWishes.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await db
    .insert(giftWishes)
    .values({ id, onboardingId: planId, name: "Car seat", pieces: 1, createdAt: GIFT_NOW, ...fields });
  return id;
}

export async function readListBehind(token: string, now = GIFT_NOW): Promise<FoundGiftList> {
  const found = await findGiftList({ db, tokenSecret: env.TOKEN_SECRET, now }, token);
  if (!found) throw new Error("The list isn't open");
  return found;
}

/** A garment's line with a size. */
export function garmentIn(
  { lines }: { lines: readonly GiftLine[] },
  nameId = "sleeper_footed",
  size = "3-6m",
): GarmentLine {
  const line = lines.find((one) => one.kind === "garment" && one.nameId === nameId && one.size === size);
  if (line?.kind !== "garment") throw new Error(`No line ${nameId} ${size}`);
  return line;
}

/** A form as a page of ours sends it. */
export function aReserveWish(key: string, fields: Partial<ReserveWish> = {}): ReserveWish {
  const target = readTargetKey(key);
  if (!target) throw new Error(`No target ${key}`);
  return {
    target,
    formKey: newId(),
    name: "Grandma",
    pieces: 1,
    how: "buy",
    message: "",
    email: null,
    told: null,
    ...fields,
  };
}

export function reserve(
  token: string,
  wish: ReserveWish,
  {
    secrets = [],
    keys = [],
    queues = heldQueues(),
  }: Partial<GiverProof> & { queues?: ReturnType<typeof heldQueues> } = {},
): Promise<ReserveResult> {
  return reserveGift(giftDependencies(queues), token, wish, async () => ({ keys, secrets }));
}

/** Reserves, and expects it to work; returns the secret. */
export async function reserved(token: string, wish: ReserveWish): Promise<string> {
  const result = await reserve(token, wish);
  if (result.kind !== "reserved") throw new Error(`Not reserved: ${result.kind}`);
  return result.secret;
}

/** The family's count of an item at one age, as a parent's tap writes it. */
export async function own(planId: string, line: GarmentLine, quantity: number): Promise<void> {
  const counts = JSON.stringify({ [line.size ?? "0-3m"]: { Default: { quantity } } });
  await db
    .update(userClothingItems)
    .set({ userAddedQuantities: counts, version: sql`${userClothingItems.version} + 1` })
    .where(
      sql`${userClothingItems.onboardingId} = ${planId} and ${userClothingItems.clothingId} = ${line.clothingId}`,
    );
}

export function readReservations(planId: string) {
  return db.select().from(giftReservations).where(eq(giftReservations.onboardingId, planId));
}
