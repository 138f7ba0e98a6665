// Every query of app/data is checked where some test sends it: tests/support/query-plans.ts. Here is that a scan is found, and
// what no other test sends.
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { saveLanguage } from "~/data/accounts/profiles.server.ts";
import { deleteUnsentForm } from "~/data/accounts/unsent-forms.server.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectSizedPlan } from "~/data/growth/size-facts.server.ts";
import { handOverStatements } from "~/data/members/hand-over.server.ts";
import { selectInvitation, selectInvitations, selectInvited } from "~/data/members/invitations.server.ts";
import { clothingList } from "~/data/schema.ts";
import { selectBag } from "~/data/wardrobe/bag-writes.server.ts";
import { planOf, plansOfNoted, queriesOf } from "../../support/query-plans.ts";

const db = openDatabase(env.DB);

async function scansOf(sql: string): Promise<string[] | undefined> {
  return (await planOf(sql, ["a test"]))?.scans;
}

describe("the plans of queries", () => {
  it("tell a scan of a table that grows, whatever the query calls it", async () => {
    expect(await scansOf("select * from clothing_list where name = ?")).toEqual(["SCAN clothing_list"]);
    expect(await scansOf("select * from clothing_list as one where one.name = ?")).toEqual(["SCAN one"]);
    expect(await scansOf('select * from "clothing_list" "one" where "one"."name" = ?')).toEqual(["SCAN one"]);
    expect(await scansOf("select owner_id from clothing_list")).toHaveLength(1);
    expect(
      await scansOf("with found as (select * from clothing_list where name = ?) select * from found"),
    ).toEqual(["SCAN clothing_list"]);
  });

  it("allow what is small, and what an index finds", async () => {
    expect(await scansOf("select * from subscription_tiers")).toEqual([]);
    expect(await scansOf("select * from clothing_list where owner_id = ?")).toEqual([]);
    expect(await scansOf("select one.value from json_each(?) as one")).toEqual([]);
    expect(await scansOf("select removed_at from user_clothing_items where removed_at is not null")).toEqual(
      [],
    );
  });

  it("are noted of what functions of app/data answer and send, and of no test's own query", async () => {
    selectInvited(db, ["hash"], 0);
    await saveLanguage(db, "nobody", "de");
    await db.select().from(clothingList).where(undefined);
    const { queries, reached, functions } = await plansOfNoted();
    expect(queriesOf("members/invitations selectInvited")).toEqual([
      expect.stringContaining('from "plan_invitations"'),
    ]);
    expect(queriesOf("accounts/profiles saveLanguage")).toEqual([expect.stringContaining('update "users')]);
    expect(queries.flatMap(({ scans }) => scans)).toEqual([]);
    expect(reached).toContain("accounts/profiles saveLanguage");
    expect(functions.length).toBeGreaterThan(300);
  });

  it("scan nothing where only journeys go", () => {
    const handOver = { planId: "p", ownerId: "u", toId: "v", id: "h", most: 20, mostTrips: 50, now: 0 };
    for (const query of [
      selectInvitation(db, "u", "p", "i"),
      selectInvitations(db, "u", "p", 0),
      selectSizedPlan(db, { viewerId: "u", planId: "p" }),
      selectBag(db, { viewerId: "u", planId: "p", bagId: "b" }),
      deleteUnsentForm(db, "hash", "/quiz"),
      ...handOverStatements(db, handOver),
    ]) {
      // Their plans are looked at after the last test.
      expect(query).toBeDefined();
    }
  });
});
