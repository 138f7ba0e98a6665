// Names of babies and people are stored as typed, seen by those on the plan and nobody else, and gone with plan and account.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { selectMembers, selectPlanOfPeople } from "~/data/members/people.server.ts";
import { selectPlansForViewer } from "~/data/plans/plans.server.ts";
import { users } from "~/data/schema.ts";
import { livePublisher } from "~/services/live.server.ts";
import { nameBabies, nameUser } from "~/usecases/members/name-people.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { aMember } from "../../support/members.ts";
import { readPlan } from "../../support/plans.ts";

const db = openDatabase(env.DB);
const deps = { db, live: livePublisher(env.LIVE_CHANNEL) };

let owner: { id: string; email: string };
let plan: string;

beforeEach(async () => {
  owner = await aUser(db);
  plan = (await aStoredPlan(db, owner.id, { status: "completed", version: 5, babies: 2 })).onboardingId;
});

const givenNameOf = async (id: string) =>
  (await db.select({ name: users.givenName }).from(users).where(eq(users.id, id)))[0]?.name;

describe("the names of babies", () => {
  it("are stored one for each, with the plan's next version and nothing else", async () => {
    const before = await readPlan(db, plan);
    expect(await nameBabies(deps, owner.id, plan, ["Mia", "Leo"])).toBe(true);
    expect(await readPlan(db, plan)).toEqual({ ...before, babyNames: ["Mia", "Leo"], version: 6 });
  });

  it.each(["<img src=x onerror=alert(1)>", `'; drop table users; --`, "=1+1", "👶", "מיה"])(
    "S112 are kept letter by letter: %s",
    async (name) => {
      await nameBabies(deps, owner.id, plan, [name, ""]);
      expect((await readPlan(db, plan)).babyNames).toEqual([name, ""]);
    },
  );

  it("are marked as asked when the question is skipped, and a name stays", async () => {
    await nameBabies(deps, owner.id, plan, null);
    expect((await readPlan(db, plan)).babyNames).toEqual([""]);
    await nameBabies(deps, owner.id, plan, ["Mia", ""]);
    await nameBabies(deps, owner.id, plan, null);
    expect((await readPlan(db, plan)).babyNames).toEqual(["Mia", ""]);
  });

  it("are an editor's to change, not a reader's or a stranger's", async () => {
    const [editor, reader, stranger] = await Promise.all([aUser(db), aUser(db), aUser(db)]);
    await aMember(plan, editor.id, "editor", 1);
    await aMember(plan, reader.id, "reader", 2);
    expect(await nameBabies(deps, editor.id, plan, ["Mia", ""])).toBe(true);
    for (const one of [reader, stranger]) {
      expect(await nameBabies(deps, one.id, plan, ["Eve", ""])).toBe(false);
    }
    expect((await readPlan(db, plan)).babyNames).toEqual(["Mia", ""]);
  });
});

describe("a person's own name", () => {
  it("is what the others on the plan see in place of the address", async () => {
    const sam = await aUser(db);
    await aMember(plan, sam.id, "editor", 1);
    const named = async () => (await selectPlansForViewer(db, owner.id))[0]?.memberNames;
    expect(await named()).toBe(JSON.stringify([sam.email]));
    await nameUser(deps, sam.id, "Sam");
    expect(await named()).toBe(JSON.stringify(["Sam"]));
    expect(await selectMembers(db, owner.id, plan)).toMatchObject([{ givenName: "Sam" }]);
    await nameUser(deps, owner.id, "Ana");
    expect(await selectPlanOfPeople(db, sam.id, plan)).toMatchObject([{ givenName: "Ana" }]);
    expect((await selectPlansForViewer(db, sam.id))[0]?.ownerName).toBe("Ana");
  });

  it("comes before the one that a provider has told, and is taken back by an empty one", async () => {
    await db.update(users).set({ fullName: "Samantha Reed" }).where(eq(users.id, owner.id));
    const reader = await aUser(db);
    await aMember(plan, reader.id, "reader", 1);
    const shown = async () => (await selectPlansForViewer(db, reader.id))[0]?.ownerName;
    expect(await shown()).toBe("Samantha");
    await nameUser(deps, owner.id, "Sam");
    expect(await shown()).toBe("Sam");
    await nameUser(deps, owner.id, "");
    expect(await shown()).toBe("Samantha");
  });

  it("is marked as asked when the question is skipped, and a name stays", async () => {
    expect(await givenNameOf(owner.id)).toBeNull();
    await nameUser(deps, owner.id, null);
    expect(await givenNameOf(owner.id)).toBe("");
    await nameUser(deps, owner.id, "Ana");
    await nameUser(deps, owner.id, null);
    expect(await givenNameOf(owner.id)).toBe("Ana");
  });
});
