// Counts and notes of a plan's items on the real database.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readItemEdit } from "~/contracts/item-edit.ts";
import { itemEvent } from "~/contracts/live-event.ts";
import { readOwnedQuantities, readPersonalNotes } from "~/contracts/stored-plan.ts";
import { userClothingItems as items } from "~/data/schema.ts";
import { livePublisher } from "~/services/live.server.ts";
import { type EditItemResult, editItem } from "~/usecases/edit-item.ts";
import { aSession, aUser } from "../support/factories.ts";
import { openLive } from "../support/live-sockets.ts";
import { aWorld, planned, readItems, type World } from "../support/plans.ts";

let world: World;
let onboardingId: string;
let itemId: number;

beforeAll(async () => {
  world = await aWorld();
  ({ onboardingId } = await planned(world));
  const [item] = await readItems(world.db, onboardingId);
  itemId = item?.dashboardItemId ?? 0;
});

interface Target {
  ownerId?: string;
  onboardingId?: string;
  itemId?: number;
}

async function edit(fields: Record<string, string>, target: Target = {}): Promise<EditItemResult> {
  const parsed = readItemEdit(fields);
  if (!parsed) throw new Error(`Not an edit: ${JSON.stringify(fields)}`);
  const published: Promise<unknown>[] = [];
  const result = await editItem(
    {
      db: world.db,
      live: livePublisher(env.LIVE_CHANNEL),
      now: Date.now(),
      waitUntil: (work) => void published.push(work),
    },
    { ownerId: world.userId, onboardingId, itemId, ...target },
    parsed,
  );
  await Promise.all(published);
  return result;
}

const count = (quantity: number, group = "1", ageRange = "0-3m") =>
  edit({ ageRange, group, quantity: String(quantity) });

async function stored() {
  const [row] = await world.db.select().from(items).where(eq(items.dashboardItemId, itemId));
  if (!row) throw new Error("The item is gone");
  return {
    row,
    owned: readOwnedQuantities(row.userAddedQuantities),
    notes: readPersonalNotes(row.personalNotes),
  };
}

describe("a parent's changes of an item", () => {
  it("sets one count and leaves the others", async () => {
    await count(4);
    await count(2, "1", "3-6m");
    await count(0);
    const { owned } = await stored();
    expect(owned).toEqual({ "0-3m": { "1": { quantity: 0 } }, "3-6m": { "1": { quantity: 2 } } });
  });

  it("keeps a note byte for byte, and takes an empty one away", async () => {
    const note = ' two lines\r\n"quotes" \\ $.a {} 🧦 <b>bold</b>\u0000 end ';
    await edit({ ageRange: "0-3m", note });
    expect((await stored()).notes).toEqual({ "0-3m": note });
    await edit({ ageRange: "3-6m", note: "other" });
    await edit({ ageRange: "0-3m", note: "" });
    expect((await stored()).notes).toEqual({ "3-6m": "other" });
  });

  it("raises the version with each change and tells the user's open pages", async () => {
    const { messages } = await openLive((await aSession(world.db, world.userId)).cookie);
    const before = (await stored()).row.version;
    const result = await edit({ ageRange: "0-3m", group: "1", quantity: "9", tab: "tab-a" });
    expect(result.kind).toBe("saved");
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    const event = itemEvent.parse(JSON.parse(messages[0] ?? ""));
    expect(event).toMatchObject({ onboardingId, itemId, version: before + 1, tab: "tab-a" });
    expect(event.owned["0-3m"]?.["1"]).toEqual({ quantity: 9 });
  });

  it("starts a column anew that held no object", async () => {
    await world.db
      .update(items)
      .set({ userAddedQuantities: "{broken" })
      .where(eq(items.dashboardItemId, itemId));
    await count(3);
    expect((await stored()).owned).toEqual({ "0-3m": { "1": { quantity: 3 } } });
  });

  it("F25: keeps a hundred changes of different cells at once, and of one cell the last", async () => {
    const groups = ["1", "Default"];
    const ages = ["0-3m", "3-6m", "6-9m", "9-12m"];
    const cells = ages.flatMap((ageRange) => groups.map((group) => ({ ageRange, group })));
    const changes = Array.from({ length: 100 }, (_, index) => ({
      ...cells[index % cells.length],
      quantity: index,
    }));
    const before = (await stored()).row.version;
    const results = await Promise.all(
      changes.map(({ ageRange = "", group = "", quantity }) => count(quantity, group, ageRange)),
    );
    const { row, owned } = await stored();
    expect(row.version).toBe(before + 100);
    const versions = results.map((result) => (result.kind === "saved" ? result.item.version : 0));
    expect(new Set(versions).size).toBe(100);
    const newest = results.find((result) => result.kind === "saved" && result.item.version === row.version);
    expect(newest?.kind === "saved" && newest.item.owned).toEqual(owned);
    for (const { ageRange, group } of cells) {
      const lastOfCell = changes
        .map((change, index) => ({ ...change, version: versions[index] ?? 0 }))
        .filter((change) => change.ageRange === ageRange && change.group === group)
        .toSorted((a, b) => a.version - b.version)
        .at(-1);
      expect(owned?.[ageRange as "0-3m"]?.[group]?.quantity).toBe(lastOfCell?.quantity);
    }
  });

  it("S43: finds neither another user's item nor an item under another plan", async () => {
    const before = await stored();
    const stranger = await aUser(world.db);
    const other = await planned(world, { dueDate: "2027-03-01" });
    const fields = { ageRange: "0-3m", group: "1", quantity: "5" };
    expect((await edit(fields, { ownerId: stranger.id })).kind).toBe("not-found");
    expect((await edit(fields, { onboardingId: other.onboardingId })).kind).toBe("not-found");
    expect((await edit(fields, { itemId: 999_999_999 })).kind).toBe("not-found");
    expect(await stored()).toEqual(before);
  });

  it("S44: refuses a weather group that the plan does not have, and paths that are none", async () => {
    const before = await stored();
    expect((await count(5, "9")).kind).toBe("no-such-group");
    for (const group of ["0", "10", "-1", "__proto__", "$.a", '1"."x', "constructor", "", "default"]) {
      expect(readItemEdit({ ageRange: "0-3m", group, quantity: "1" })).toBeNull();
    }
    for (const ageRange of ["__proto__", "$.a", "0-3m.x", "", "12-15m"]) {
      expect(readItemEdit({ ageRange, group: "1", quantity: "1" })).toBeNull();
      expect(readItemEdit({ ageRange, note: "x" })).toBeNull();
    }
    expect(await stored()).toEqual(before);
  });
});
