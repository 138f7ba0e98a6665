// No page, quiz, or cron scans a table that grows with the number of users, according to SQLite's own query
// plans. The queries are recorded from real work, so that new ones are checked too.
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { isNewPasskeyQuestion, isPasskeyQuestion } from "~/contracts/accounts/passkey-answer.ts";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { selectAllowance } from "~/data/accounts/account-rows.server.ts";
import { selectLiveSessions } from "~/data/accounts/live-sessions.server.ts";
import { selectIdentities } from "~/data/accounts/oauth-accounts.server.ts";
import { deleteAccount, readOwnData } from "~/data/accounts/own-data.server.ts";
import { selectPasskeys } from "~/data/accounts/passkey-rows.server.ts";
import { selectCredentials } from "~/data/accounts/password-rows.server.ts";
import { selectProfile, selectWaysToProve } from "~/data/accounts/profiles.server.ts";
import { selectSessionsOfUser, selectViewer, sessionTag } from "~/data/accounts/sessions.server.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectGiftImages, selectGiftLinks } from "~/data/gifts/gift-extras.server.ts";
import { selectReservationBySecret } from "~/data/gifts/reservations.server.ts";
import {
  isListBehind,
  isListOfPlan,
  isListOfReservation,
  selectGiftChannel,
  selectGiftLine,
  selectGiftList,
} from "~/data/gifts/select-gift-list.server.ts";
import { selectBabies, selectFacts, selectSizedPlan } from "~/data/growth/size-facts.server.ts";
import { askForReminders, endReminders, selectMailChoice } from "~/data/mail/mail-preferences.server.ts";
import {
  selectCity,
  selectClimateAround,
  selectClimateOfCity,
  selectClimateOfZip,
  selectPlace,
  selectPlacesNamed,
  selectUsCitiesNamed,
} from "~/data/places/select-places.server.ts";
import {
  selectAttemptForOwner,
  selectAttemptSummaryForOwner,
  selectAttemptsOfOwner,
  selectHasAttempt,
  selectLastAnswers,
  selectNewestQuizOfOwner,
  selectYearForOwner,
} from "~/data/plans/attempts.server.ts";
import { selectDeletedForOwner } from "~/data/plans/deletions.server.ts";
import { selectSelection } from "~/data/plans/selection.server.ts";
import { selectShownPlan } from "~/data/plans/shown-plan.server.ts";
import { selectSharedItems, selectSharedPlan } from "~/data/sharing/shares.server.ts";
import {
  selectActiveLinks,
  selectGuideLinks,
  selectItemsWithLinks,
} from "~/data/shopping/affiliate-links.server.ts";
import { countTrips } from "~/data/travel/own-trips.server.ts";
import {
  selectItemsOfTripsPlan,
  selectPackedImages,
  selectPackedItems,
  selectTripForOwner,
} from "~/data/travel/select-trip.server.ts";
import {
  selectAskedOfTrips,
  selectDeletedTrip,
  selectPackablePlans,
  selectTripAnswers,
  selectTripsOfOwner,
} from "~/data/travel/select-trips.server.ts";
import { selectTripState } from "~/data/travel/trip-writes.server.ts";
import { selectBag } from "~/data/wardrobe/bag-writes.server.ts";
import { selectReadyImages } from "~/data/wardrobe/clothing-images.server.ts";
import { selectCustomItem } from "~/data/wardrobe/custom-items.server.ts";
import { selectRemovedItem } from "~/data/wardrobe/removed-items.server.ts";
import {
  selectEssentialsOfOwner,
  selectItemRulesForOwner,
  selectItemsForOwner,
  selectWeatherOfOwner,
} from "~/data/wardrobe/select-wardrobe.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { editFact, forgetFacts, removeFacts } from "~/usecases/growth/edit-fact.ts";
import { recordFact } from "~/usecases/growth/record-fact.ts";
import { addToPlan } from "~/usecases/travel/add-to-plan.ts";
import { changeTrip } from "~/usecases/travel/change-trip.ts";
import { deleteTrip, restoreTrip } from "~/usecases/travel/delete-trip.ts";
import { packItem } from "~/usecases/travel/pack-item.ts";
import { restartTrips } from "~/usecases/travel/restart-trips.ts";
import { retryTrip } from "~/usecases/travel/retry-trip.ts";
import { passOnPieces, saveBag, takeBagBack } from "~/usecases/wardrobe/save-bag.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { sendForm } from "../../support/account-site.ts";
import { mailedToken, PASSWORD } from "../../support/accounts.ts";
import { makePasskey, signWith } from "../../support/authenticator.ts";
import { anAttempt, aSession } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { drain } from "../../support/held-queues.ts";
import { aUserWithPassword } from "../../support/known-users.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { aBrowser, signInWith } from "../../support/pages.ts";
import { aWorld, planned, submitted } from "../../support/plans.ts";
import { aTrip, aTripForm, aTripWorld, packedRows, TODAY, tripDeps } from "../../support/trips.ts";

/** Tables that don't grow with the number of users and may be scanned. */
const SMALL = new Set(["subscription_tiers", "seed_state", "clothing_images", "affiliate_links"]);

async function partialIndexes(): Promise<Set<string>> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'index' and lower(sql) like '% where %'",
  ).all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
}

/** The full scans in a query's plan; scanning a small partial index is allowed. */
async function scansOf(sql: string, partial: ReadonlySet<string>): Promise<string[]> {
  const parameters = sql.match(/\?/g)?.length ?? 0;
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...Array.from({ length: parameters }, () => null))
    .all<{ detail: string }>();
  return results
    .map(({ detail }) => detail)
    .filter((detail) => {
      const [, table = "", index = ""] = /^SCAN (\S+)(?:.* INDEX (\S+))?/.exec(detail) ?? [];
      return (
        detail.startsWith("SCAN ") &&
        !SMALL.has(table) &&
        !partial.has(index) &&
        !/CONSTANT ROW|VIRTUAL TABLE|SUBQUERY|^SCAN (allowance|a|page|found)$/.test(detail)
      );
    });
}

/** What is read to reserve. */
function byLine() {
  const line = selectGiftLine(openDatabase(env.DB), ["hash"], { kind: "wish", wishId: "wish" });
  const { list, items, wishes, reservations } = line;
  return {
    "gift list of a line": list,
    "gift list's item of a line": items,
    "gift list's wish of a line": wishes,
    "gift list's reservations, for a line": reservations,
  };
}

/** Everything that is read of a gift list. */
function byList(by: string, isList: Parameters<typeof selectGiftList>[1]) {
  const db = openDatabase(env.DB);
  const { list, items, wishes, reservations } = selectGiftList(db, isList);
  return {
    [`gift list by ${by}`]: list,
    [`gift list's channel by ${by}`]: selectGiftChannel(db, isList),
    [`gift list's items by ${by}`]: items,
    [`gift list's wishes by ${by}`]: wishes,
    [`gift list's reservations by ${by}`]: reservations,
    [`gift list's links by ${by}`]: selectGiftLinks(db, isList),
    [`gift list's photos by ${by}`]: selectGiftImages(db, isList),
  };
}

/** The statements that `work` runs on the database it is given. */
async function recorded(work: (DB: D1Database) => Promise<unknown>): Promise<string[]> {
  const statements = new Set<string>();
  const DB = interceptDatabase(env.DB, (sql, run) => {
    for (const statement of sql) statements.add(statement);
    return run();
  });
  await work(DB);
  return [...statements];
}

async function expectNoScans(statements: readonly string[]): Promise<void> {
  const partial = await partialIndexes();
  expect(statements.length).toBeGreaterThan(0);
  for (const sql of statements) expect([sql, ...(await scansOf(sql, partial))]).toEqual([sql]);
}

describe("the plans of queries", () => {
  it("scan nothing when a quiz is sent and its plan is made", async () => {
    const statements = await recorded(async (DB) => {
      const world = await aWorld(undefined, { DB });
      await submitted(world);
      await drain(world.queues, world.env);
    });
    expect(statements.some((sql) => sql.includes("clothing_list"))).toBe(true);
    await expectNoScans(statements);
  });

  it("scan nothing when somebody signs in, proves it again, signs a device out and chooses units", async () => {
    const user = await aUserWithPassword();
    const other = await aSession(openDatabase(env.DB), user.id);
    const statements = await recorded(async (DB) => {
      const browser = aBrowser({ bindings: { DB } });
      await signInWith(browser, user.email, PASSWORD);
      await signInWith(browser, user.email, PASSWORD);
      browser.now += 15 * 60_000;
      await browser.get("/profile/prove");
      await browser.post("/profile/prove", { password: PASSWORD });
      await browser.post("/profile", { intent: "end-session", session: sessionTag(other.tokenHash) });
      await browser.post("/profile/units", { units: "c" });
      await browser.post("/logout", {});
    });
    expect(statements.some((sql) => sql.includes("proved_at"))).toBe(true);
    expect(statements.some((sql) => sql.includes('set "units"'))).toBe(true);
    await expectNoScans(statements);
  });

  it("scan nothing when somebody adds, uses, renames and removes a passkey, and changes the address", async () => {
    const user = await aUserWithPassword();
    const statements = await recorded(async (DB) => {
      const browser = aBrowser({ bindings: { DB } });
      const script = { Accept: "application/json" };
      await signInWith(browser, user.email, PASSWORD);
      const asked: unknown = JSON.parse(
        (await browser.post("/profile/passkeys", { intent: "add" }, script)).text,
      );
      if (!isNewPasskeyQuestion(asked)) throw new Error("No question");
      const made = await makePasskey(asked.options, OWN_ORIGIN);
      const added = { intent: "add", flow: asked.flow, credential: made.credential };
      expect((await browser.post("/profile/passkeys", added, script)).status).toBe(200);
      const question: unknown = JSON.parse((await browser.post("/auth/passkey", {}, script)).text);
      if (!isPasskeyQuestion(question)) throw new Error("No question");
      const credential = await signWith(made.passkey, question.options, OWN_ORIGIN);
      const answer = { flow: question.flow, credential };
      expect((await browser.post("/auth/passkey", answer, script)).status).toBe(200);
      await browser.post("/profile/passkeys", { intent: "rename", passkey: made.passkey.id, name: "Mine" });
      await browser.post("/profile/passkeys", { intent: "remove", passkey: made.passkey.id });
      await browser.post("/profile", { intent: "disconnect", provider: "google" });
      const email = `${user.id}@new.test`;
      await browser.post("/profile/email", { email });
      const token = await mailedToken(email);
      expect((await browser.post("/profile/email/confirm", { token })).location).toBe("/profile");
    });
    for (const part of ['update "passkeys"', 'delete from "passkeys"', 'delete from "address_changes"'])
      expect(statements.some((sql) => sql.includes(part))).toBe(true);
    // For a changed address, SQLite lists every table that refers to users; it reads them only if a reference
    // is already broken.
    await expectNoScans(statements);
  });

  it.each(["* * * * *", "17 4 * * *"])("scan nothing in the cron %s", async (cron) => {
    const statements = await recorded(async (DB) => {
      const { env: bindings } = await aWorld(undefined, { DB });
      await runCron(cron, bindings, Date.now());
    });
    await expectNoScans(statements);
  });

  it("scan nothing when reminders are due, sent, and ended by their reader", async () => {
    const morning = Date.parse("2027-01-20T14:00:00Z");
    const statements = await recorded(async (DB) => {
      const world = await aWorld(undefined, { DB });
      await submitted(world, { dueDate: "2027-02-10" });
      await drain(world.queues, world.env);
      await askForReminders(openDatabase(DB), world.userId, 0);
      await runCron("* * * * *", world.env, morning);
      await drain(world.queues, world.env);
      // A check when nothing is due.
      await runCron("* * * * *", world.env, morning + 86_400_000);
      await endReminders(openDatabase(DB), world.userId, morning);
      await aBrowser({ bindings: { DB } }).post("/unsubscribe", { email: "reader@layette.test" });
    });
    for (const part of ['insert into "size_reminders"', 'as "isWanted"', 'update "mail_preferences"']) {
      expect(statements.some((sql) => sql.includes(part))).toBe(true);
    }
    await expectNoScans(statements);
  });

  it("scan nothing when a trip is planned, changed, ticked, added from, deleted and purged", async () => {
    const statements = await recorded(async (DB) => {
      const world = await aTripWorld(undefined, { DB });
      const deps = tripDeps(world);
      const tripId = await aTrip(world);
      const trip = { ownerId: world.userId, tripId };
      const [row] = await packedRows(world.db, tripId);
      const form = { clothingId: `${row?.clothingId}`, ageRange: row?.ageRange, isPacked: "true" };
      await packItem(deps, trip, form);
      await packItem(deps, trip, { kit: "wipes", isPacked: "true" });
      await addToPlan(deps, trip, {});
      await changeTrip(deps, trip, aTripForm(world, { place: "zip:99701", skiing: "on" }), TODAY);
      await drain(world.queues, world.env);
      await addToPlan(deps, trip, {});
      await retryTrip(deps, trip);
      await restartTrips(deps, { ownerId: world.userId, onboardingId: world.onboardingId });
      await deleteTrip(deps, trip);
      await restoreTrip(deps, trip);
      await deleteTrip(deps, trip);
      await runCron("* * * * *", world.env, Date.now() + 61_000);
    });
    for (const part of ["travel_plan_items", "'deleted:'", 'delete from "user_travel_plans"'])
      expect(statements.some((sql) => sql.includes(part))).toBe(true);
    await expectNoScans(statements);
  });

  it("scan nothing when a baby's size is told, corrected, taken back, and forgotten", async () => {
    const statements = await recorded(async (DB) => {
      const { db, userId, ...world } = await aWorld(undefined, { DB });
      const plan = { ownerId: userId, onboardingId: (await anAttempt(db, userId)).onboardingId };
      const needs = {
        db: openDatabase(world.env.DB),
        planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
        live: livePublisher(world.env.LIVE_CHANNEL),
        now: 0,
      };
      const fields = { on: "2027-04-12", weight: "5.1", weightUnit: "kg", sex: "girl", formKey: "aaaabbbb" };
      const wish = readFactForm(fields, "2027-04-12");
      if ("error" in wish) throw new Error(wish.error);
      const told = await recordFact(needs, plan, wish);
      const fact = { ...plan, factId: told.kind === "saved" ? (told.facts[0]?.id ?? "") : "" };
      await editFact(needs, fact, wish);
      await removeFacts(needs, { ...plan, factIds: [fact.factId] });
      await forgetFacts(needs, plan);
    });
    for (const part of ['into "size_facts"', 'update "size_facts"', 'delete from "plan_babies"'])
      expect(statements.some((sql) => sql.includes(part))).toBe(true);
    await expectNoScans(statements);
  });

  it("scan nothing when a bag of clothes is added, passed on, shown, and undone", async () => {
    const statements = await recorded(async (DB) => {
      const world = await aWorld(undefined, { DB });
      const { onboardingId } = await planned(world);
      const bag = { ownerId: world.userId, onboardingId };
      const deps = {
        db: openDatabase(DB),
        live: livePublisher(world.env.LIVE_CHANNEL),
        now: 0,
        waitUntil: () => {},
      };
      const formKey = "aaaabbbb";
      const saved = await saveBag(deps, bag, { formKey, cells: [], text: "3 hats", ageRange: "3-6m" });
      if (saved.kind !== "saved") throw new Error(saved.kind);
      await passOnPieces(deps, bag, { formKey: "ccccdddd", cells: saved.cells });
      await selectBag(deps.db, { ...bag, bagId: saved.bagId });
      await takeBagBack(deps, { ...bag, bagId: saved.bagId });
    });
    for (const part of ['into "bags"', 'update "bags"', 'delete from "bags"'])
      expect(statements.some((sql) => sql.includes(part))).toBe(true);
    await expectNoScans(statements);
  });

  it("scan nobody's wardrobe and trips when somebody is handed out all data, or leaves", async () => {
    const tables = /"(?:user_(?:onboarding_data|clothing_items|travel_plans)|size_facts|plan_babies)"/;
    const statements = await recorded(async (DB) => {
      const db = openDatabase(DB);
      const { id, email } = await aUserWithPassword();
      await readOwnData(db, id);
      await deleteAccount(db, { id, email }, selectSessionsOfUser(db, id, 0));
    });
    // Copies of what a user shared are searched for in all plans.
    const ownData = statements.filter((sql) => tables.test(sql) && !sql.includes("json_remove"));
    expect(ownData.some((sql) => sql.startsWith('delete from "user_clothing_items"'))).toBe(true);
    await expectNoScans(ownData);
  });

  it("scan nothing when somebody signs up, asks for links and confirms", async () => {
    const email = "planner@layette.test";
    const form = { mode: "signup", email, password: PASSWORD, confirmPassword: PASSWORD };
    const now = Date.now();
    const signedUp = await sendForm("/auth", form, { now });
    const cookie = signedUp.cookies.join("; ");
    const answers = [
      signedUp,
      await sendForm("/auth/resend", { email }, { now: now + 60_000 }),
      await sendForm("/auth/forgot", { email }, { now: now + 120_000 }),
      await sendForm("/auth/confirm", { token: await mailedToken(email) }, { cookie, now: now + 180_000 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([302, 200, 200, 302]);
    const statements = answers.flatMap(({ trips }) => trips.flat());
    expect(statements.some((sql) => sql.includes('delete from "pending_sign_ups"'))).toBe(true);
    // For a new user, SQLite lists the tables that refer to users; it reads them only if a reference is
    // already broken.
    await expectNoScans([...new Set(statements)].filter((sql) => !sql.startsWith('insert into "users"')));
  });

  const db = openDatabase(env.DB);
  const plan = { ownerId: "u", onboardingId: "p" };
  const item = { ...plan, itemId: 1 };
  const trip = { ownerId: "u", tripId: "t" };
  it.each(
    Object.entries({
      selectViewer: selectViewer(db, "u", "t", 0),
      selectLiveSessions: selectLiveSessions(db, "u", ["t", "t2"], 0),
      selectAllowance: selectAllowance(db, "u"),
      selectProfile: selectProfile(db, "u"),
      selectPasskeys: selectPasskeys(db, "u"),
      selectIdentities: selectIdentities(db, "u"),
      selectWaysToProve: selectWaysToProve(db, "u"),
      selectCredentials: selectCredentials(db, "u"),
      selectSessionsOfUser: selectSessionsOfUser(db, "u", 0),
      selectSelection: selectSelection(db, "u"),
      selectShownPlan: selectShownPlan(db, { viewerId: "u", openId: "p", lastId: null }),
      selectMailChoice: selectMailChoice(db, "u"),
      selectHasAttempt: selectHasAttempt(db, "u"),
      selectLastAnswers: selectLastAnswers(db, "u"),
      selectNewestQuizOfOwner: selectNewestQuizOfOwner(db, "u"),
      selectAttemptsOfOwner: selectAttemptsOfOwner(db, "u"),
      selectAttemptSummaryForOwner: selectAttemptSummaryForOwner(db, "u", "p"),
      selectAttemptForOwner: selectAttemptForOwner(db, "u", "p"),
      selectYearForOwner: selectYearForOwner(db, "u", "p"),
      selectDeletedForOwner: selectDeletedForOwner(db, "u", "p"),
      selectWeatherOfOwner: selectWeatherOfOwner(db, "u"),
      selectEssentialsOfOwner: selectEssentialsOfOwner(db, "u"),
      selectItemsForOwner: selectItemsForOwner(db, "u", "p"),
      selectItemRulesForOwner: selectItemRulesForOwner(db, "u", "p"),
      selectItemsWithLinks: selectItemsWithLinks(db, "u", "p"),
      selectReadyImages: selectReadyImages(db, "u", "p"),
      selectRemovedItem: selectRemovedItem(db, item),
      selectCustomItem: selectCustomItem(db, item),
      selectFacts: selectFacts(db, plan),
      selectSizedPlan: selectSizedPlan(db, plan),
      selectBabies: selectBabies(db, plan),
      selectActiveLinks: selectActiveLinks(db, "u", 1, "p"),
      selectGuideLinks: selectGuideLinks(db, "US"),
      selectPlace: selectPlace(db, "55401"),
      selectClimateOfZip: selectClimateOfZip(db, "84770"),
      selectCity: selectCity(db, 1),
      selectClimateAround: selectClimateAround(db, { latitude: 48, longitude: 11 }),
      selectClimateOfCity: selectClimateOfCity(db, 1),
      selectPlacesNamed: selectPlacesNamed(db, "mun", 8),
      selectUsCitiesNamed: selectUsCitiesNamed(db, "den", 8),
      countTrips: countTrips(db, "u"),
      selectTripsOfOwner: selectTripsOfOwner(db, "u"),
      selectAskedOfTrips: selectAskedOfTrips(db, "u"),
      selectTripForOwner: selectTripForOwner(db, trip, "read"),
      selectPackedItems: selectPackedItems(db, trip),
      selectItemsOfTripsPlan: selectItemsOfTripsPlan(db, trip),
      selectPackedImages: selectPackedImages(db, trip),
      selectTripAnswers: selectTripAnswers(db, trip),
      selectTripState: selectTripState(db, trip),
      selectDeletedTrip: selectDeletedTrip(db, trip),
      selectPackablePlans: selectPackablePlans(db, "u"),
      selectSharedPlan: selectSharedPlan(db, ["hash", "older"], 0),
      selectSharedItems: selectSharedItems(db, ["hash", "older"], 0),
      ...byLine(),
      ...byList("a token", isListBehind(["hash", "older"])),
      ...byList("a plan", isListOfPlan("u", "p", "read")),
      ...byList("a reservation", isListOfReservation("hash")),
      selectReservationBySecret: selectReservationBySecret(db, "hash"),
    }),
  )("scan nothing for a page that asks for %s", async (_, query) => {
    await expectNoScans([query.toSQL().sql]);
  });

  it("would be found out", async () => {
    const partial = await partialIndexes();
    expect(await scansOf("select * from clothing_list where name = ?", partial)).toEqual([
      "SCAN clothing_list",
    ]);
    expect(await scansOf("select owner_id from clothing_list", partial)).toHaveLength(1);
  });
});
