// What a list's address leads to: in one round trip, with the plan's own numbers, and with nothing that the parents didn't choose.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { GiverPage } from "~/contracts/gifts/giver-page.ts";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import {
  affiliateLinks,
  giftLists,
  giftReservations,
  planMembers,
  userClothingItems,
  userOnboardingData,
  users,
} from "~/data/schema.ts";
import { findGiftListForPage } from "~/usecases/gifts/find-gift-list.ts";
import { reservationsOf, secretFor } from "~/usecases/gifts/own-reservations.ts";
import { viewGiverPage } from "~/views/gifts/giver-page-view.ts";
import { db } from "../../support/accounts.ts";
import { aUser } from "../../support/factories.ts";
import {
  anOpenedList,
  aReserveWish,
  aWish,
  GIFT_NOW,
  garmentIn,
  type OpenedList,
  own,
  readListBehind,
  reserved,
} from "../../support/gifts.ts";
import { meteredDatabase } from "../../support/metered-database.ts";

let list: OpenedList;

beforeEach(async () => {
  list = await anOpenedList();
});

async function change(fields: Partial<typeof giftLists.$inferInsert>): Promise<void> {
  await db.update(giftLists).set(fields).where(eq(giftLists.onboardingId, list.onboardingId));
}

async function read(database: D1Database = env.DB, hasMonths = false) {
  const metered = openDatabase(database);
  const deps = {
    db: metered,
    reader: createPageReader(metered),
    tokenSecret: env.TOKEN_SECRET,
    now: GIFT_NOW,
  };
  const found = await findGiftListForPage(deps, list.token, hasMonths);
  if (!found) throw new Error("The list isn't open");
  return found;
}

const pageOf = async (secrets: readonly string[] = [], country = "US", asked: string | null = null) => {
  const found = await read(env.DB, asked !== null);
  return viewGiverPage({ ...found, own: reservationsOf(found, { keys: [], secrets }) }, { country, asked });
};

/** Every line that can be reserved, in the page's order. */
const linesOn = ({ ideas, bundles, kinds }: GiverPage) => [
  ...ideas,
  ...bundles.flatMap(({ lines }) => lines.map(({ line }) => line)),
  ...kinds.flatMap(({ lines }) => lines),
];

describe("a giver's page", () => {
  it("shows every line of which something is left once, and says how many there are", async () => {
    await aWish(list.onboardingId);
    const { lines } = await read();
    const page = await pageOf();
    const keys = linesOn(page).map(({ key }) => key);
    expect(keys.toSorted()).toEqual(
      lines
        .filter(({ left }) => left > 0)
        .map(({ key }) => key)
        .toSorted(),
    );
    expect(linesOn(page).reduce((sum, { left }) => sum + left, 0)).toBe(page.wished);
  });

  it("begins with what the parents have starred, their wishes first, and says who they are", async () => {
    const wish = await aWish(list.onboardingId);
    const line = garmentIn(await read(), "socks", "3-6m");
    await change({ starred: JSON.stringify([line.key, `wish.${wish}`, "999.3-6m"]) });
    await db.update(users).set({ givenName: "Ana" }).where(eq(users.id, list.world.userId));
    const page = await pageOf();
    expect(page.ideas.map(({ key }) => key)).toEqual([`wish.${wish}`, line.key]);
    expect(page.parents).toBe("Ana");
  });

  it("names a second parent only if one editor is on the plan, and nobody without a name of their own", async () => {
    const join = async (name: string, role: "editor" | "reader") => {
      const userId = (await aUser(db)).id;
      await db.update(users).set({ givenName: name }).where(eq(users.id, userId));
      await db
        .insert(planMembers)
        .values({ userId, onboardingId: list.onboardingId, role, joinedAt: GIFT_NOW });
    };
    expect((await pageOf()).parents).toBeNull();
    await join("Sam", "editor");
    await join("Aunt Bea", "reader");
    expect((await pageOf()).parents).toBe("Sam");
    await db.update(users).set({ givenName: "Ana" }).where(eq(users.id, list.world.userId));
    expect((await pageOf()).parents).toBe("Ana & Sam");
    await join("Grandma", "editor");
    expect((await pageOf()).parents).toBe("Ana");
  });

  it("is read in one round trip", async () => {
    const { DB, cost } = meteredDatabase(env.DB);
    await read(DB);
    expect(cost.trips).toBe(1);
    expect(cost.rowsWritten).toBe(0);
    expect(cost.rowsRead).toBeLessThan(900);
  });

  it("wishes for what the plan needs and the family doesn't have, and not for what is set aside", async () => {
    const line = garmentIn(await read());
    await own(list.onboardingId, line, 1);
    expect(garmentIn(await read())).toMatchObject({ needed: line.needed, owned: 1, left: line.needed - 1 });
    await db
      .update(userClothingItems)
      .set({ setAside: '["3-6m"]' })
      .where(eq(userClothingItems.onboardingId, list.onboardingId));
    expect((await read()).lines.filter((one) => one.kind === "garment" && one.size === "3-6m")).toEqual([]);
  });

  it("counts what is still wished for, and folds away what is reserved altogether", async () => {
    const line = garmentIn(await read());
    const before = await pageOf();
    await reserved(list.token, aReserveWish(line.key, { pieces: line.left }));
    const after = await pageOf();
    expect(after.wished).toBe(before.wished - line.left);
    expect(after.taken.map(({ key }) => key)).toEqual([line.key]);
    expect(linesOn(after).map(({ key }) => key)).not.toContain(line.key);
  });

  it("shows one's own reservations only, also of what is no longer on the list", async () => {
    const line = garmentIn(await read());
    const secret = await reserved(list.token, aReserveWish(line.key, { pieces: 2, name: "Grandma" }));
    const other = await reserved(list.token, aReserveWish(line.key, { name: "Aunt" }));
    expect((await pageOf([secret])).own).toEqual([
      expect.objectContaining({
        what: "2 Footed Sleepers, 3–6 months",
        pieces: 2,
        isOnList: true,
        most: line.left - 1,
      }),
    ]);
    const found = await read();
    const [mine] = reservationsOf(found, { keys: [], secrets: [secret] });
    expect(secretFor(found, mine?.id ?? "", { keys: [other, secret], secrets: [] })).toBe(secret);
    expect(secretFor(found, mine?.id ?? "", { keys: [other], secrets: [] })).toBeNull();
    await change({ leftOff: JSON.stringify([line.key]) });
    expect((await pageOf([secret])).own).toEqual([
      expect.objectContaining({ what: "2 × Footed Sleeper, 3–6 months", isOnList: false, most: 2 }),
    ]);
  });

  it("shows a wish with the parents' own link and price", async () => {
    await aWish(list.onboardingId, { link: "https://shop.example/seat", priceHint: "about $120" });
    const { ideas } = await pageOf();
    expect(ideas[0]).toMatchObject({
      name: "Car seat",
      wishLink: "https://shop.example/seat",
      priceHint: "about $120",
    });
  });

  it("shows the sizes of the giver's own shops", async () => {
    const line = garmentIn(await read());
    const shopSizeIn = async (country: string) =>
      linesOn(await pageOf([], country)).find(({ key }) => key === line.key)?.shopSize;
    expect(await shopSizeIn("DE")).toBe("EU 68");
    expect(await shopSizeIn("US")).toBeNull();
  });

  it("S74 says the place, the weather, and the month only where the parents chose to", async () => {
    const silent = await pageOf();
    expect(silent).toMatchObject({ place: null, month: null });
    expect(JSON.stringify(silent)).not.toMatch(/Minneapolis|55401|2027-02|February/);
    expect(linesOn(silent).filter(({ weather }) => weather !== null)).toEqual([]);
    await change({ saysPlace: true, saysMonth: true });
    const open = await pageOf();
    expect(open).toMatchObject({ place: "Minneapolis, MN", month: "February" });
    const weathers = linesOn(open).map(({ weather }) => weather);
    expect(weathers).toContainEqual(expect.stringMatching(/^For days around −?\d+°F\.$/));
  });

  it("S74 says what fits in a month only if the month is shown, and how warm it is only with the place", async () => {
    const askDecember = () => pageOf([], "DE", "2027-12");
    expect((await askDecember()).fit).toBeNull();
    await change({ saysMonth: true });
    const { fit } = await askDecember();
    expect(fit?.answer).toMatchObject({ warmth: null });
    expect(fit?.answer?.text).toMatch(/^December 2027: .*9–12m \(EU 80\)/);
    expect((await pageOf([], "DE")).fit).toMatchObject({ answer: null });
    expect((await pageOf([], "DE", "2031-12")).fit).toMatchObject({ answer: null });
    await change({ saysPlace: true });
    expect((await askDecember()).fit?.answer?.warmth).toMatch(/^Highs near \d+°F, lows near /);
  });

  it("names five pieces for that month at most, and none that nobody wishes for", async () => {
    await change({ saysPlace: true, saysMonth: true });
    const askJuly = async () => (await pageOf([], "US", "2027-07")).fit?.answer?.pieces ?? [];
    const pieces = await askJuly();
    expect(pieces).toHaveLength(5);
    const { lines } = await read();
    const [first] = pieces;
    const line = lines.find(({ key }) => key === first?.lineKey);
    expect(first?.words).toBe(`${line?.name}, ${line?.left} of ${line?.left} left`);
    expect(pieces.map(({ words }) => words).join()).not.toMatch(/Fleece|Snow|Wool/);
    await reserved(list.token, aReserveWish(line?.key ?? "", { pieces: line?.left ?? 0 }));
    expect((await askJuly()).map(({ lineKey }) => lineKey)).not.toContain(line?.key);
  });

  it("S74 has nothing of the parents, of their notes, or of other givers", async () => {
    await db
      .update(userClothingItems)
      .set({ personalNotes: '{"3-6m":"Quilla7 knits"}' })
      .where(eq(userClothingItems.onboardingId, list.onboardingId));
    const line = garmentIn(await read());
    await reserved(
      list.token,
      aReserveWish(line.key, { name: "Quixote", message: "Zanzibar", email: "q@layette.test" }),
    );
    const text = JSON.stringify(await pageOf());
    for (const secret of [
      "Quilla7",
      "Quixote",
      "Zanzibar",
      "q@layette",
      list.world.userId,
      list.onboardingId,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it("S74 links to nothing that is for boys or for girls", async () => {
    const { clothingId, key } = garmentIn(await read());
    const link = { clothingId, displayOrder: 0, isActive: true, descriptor: null, ageRange: null };
    await db.insert(affiliateLinks).values([
      {
        ...link,
        category: "budget",
        gender: "girl",
        productTitle: "For girls",
        affiliateUrl: "https://shop.example/g",
      },
      {
        ...link,
        category: "budget",
        gender: null,
        productTitle: "For all",
        affiliateUrl: "https://shop.example/a",
      },
      {
        ...link,
        category: "premium",
        gender: null,
        productTitle: "Not a shop",
        affiliateUrl: "javascript:alert(1)",
      },
    ]);
    const seen = linesOn(await pageOf()).find((one) => one.key === key);
    expect(seen?.links.map(({ title }) => title)).toContain("For all");
    expect(JSON.stringify(seen)).not.toMatch(/For girls|javascript/);
  });
});

it("stays readable while its plan is worked out again", async () => {
  const { lines } = await readListBehind(list.token);
  await db
    .update(userOnboardingData)
    .set({ status: "processing_calcs" })
    .where(eq(userOnboardingData.onboardingId, list.onboardingId));
  expect((await readListBehind(list.token)).lines).toEqual(lines);
});

it("S76 is as quick to read with as many reservations as a list can hold", async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 300)
    insert into gift_reservations (id, onboarding_id, clothing_id, size, item_name, giver_name, pieces, how, secret_hash,
      form_key, state, created_at, updated_at)
    select ?1 || i, ?1, 999, '0-3m', 'Gone', 'Someone', 1, 'buy', ?1 || i, 'f' || i, 'reserved', 0, 0 from n`,
  )
    .bind(list.onboardingId)
    .run();
  const { DB, cost } = meteredDatabase(env.DB);
  await read(DB);
  expect(cost.rowsRead).toBeLessThan(1500);
  expect(await db.$count(giftReservations, eq(giftReservations.onboardingId, list.onboardingId))).toBe(300);
});
