// E26: who makes, sees, and closes a plan's links for calendars, and when one shows nothing.
import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeMember } from "~/data/members/memberships.server.ts";
import { calendarEvents, calendarLinks, planMembers, userOnboardingData } from "~/data/schema.ts";
import { selectMadeLinks } from "~/data/sharing/made-links.server.ts";
import { plusDays, toDay } from "~/domain/calendar.ts";
import { MOST_LINKS } from "~/domain/sharing/made-link.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { giveLink, linkAddress } from "~/usecases/sharing/give-link.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { loggedLines } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, readPlan, type World } from "../../support/plans.ts";

const NOW = Date.now();

let world: World;
let plan: string;
let otherId: string;
let owner: Browser;
let editor: Browser;
let reader: Browser;
let stranger: Browser;

async function browserOf(userId: string): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOW + 86_400_000 });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({ now: NOW, cookies: [[name, value]] });
}

beforeAll(async () => {
  world = await aWorld();
  plan = (await planned(world, { zipcode: "55401" })).onboardingId;
  const [other, one] = [await aUser(world.db), await aUser(world.db)];
  otherId = other.id;
  await aMember(plan, other.id);
  await aMember(plan, one.id, "reader");
  owner = await browserOf(world.userId);
  editor = await browserOf(other.id);
  reader = await browserOf(one.id);
  stranger = await browserOf((await aUser(world.db)).id);
});

beforeEach(() => world.db.batch([world.db.delete(calendarLinks), world.db.delete(calendarEvents)]));

const path = () => `/dashboards/${plan}/calendar`;
const make = (browser: Browser, label = "Ours", fields = {}) =>
  browser.post(path(), { intent: "make", label, ...fields });
const rows = () => selectMadeLinks(world.db, world.userId, plan, "calendar");

/** The path of the newest link's feed. */
async function feedPath(): Promise<string> {
  const link = (await rows()).at(-1);
  const address =
    link && (await linkAddress({ tokenSecret: env.TOKEN_SECRET, origin: "" }, "calendar", link));
  if (!address) throw new Error("There is no link");
  return address;
}

/** Without an account. */
const read = (address: string) => aBrowser({ now: NOW }).get(address);

describe("E26 a link for calendars", () => {
  it.each([
    ["the owner", () => owner],
    ["an editor", () => editor],
  ])("is made by %s, in their language, and read by whoever has it", async (_, browser) => {
    expect((await make(browser())).status).toBe(303);
    expect(await rows()).toMatchObject([{ label: "Ours", language: "en" }]);
    const { status, text } = await read(await feedPath());
    expect(status).toBe(200);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect((await browser().get(path())).text).toContain(await feedPath());
  });

  it("S113 is shown to its maker and the owner; others see that it is there, and who made it", async () => {
    await make(owner);
    const theOwners = await feedPath();
    await make(editor, "Theirs");
    const theirs = (await rows()).find(({ label }) => label === "Theirs");
    const settings = { tokenSecret: env.TOKEN_SECRET, origin: "" };
    const theEditors = theirs && (await linkAddress(settings, "calendar", theirs));
    const [atOwner, atEditor] = [(await owner.get(path())).text, (await editor.get(path())).text];
    for (const address of [theOwners, theEditors]) expect(atOwner).toContain(address);
    expect(atEditor).toContain(theEditors);
    expect(atEditor).not.toContain(theOwners.slice("/calendar/".length, -".ics".length));
    expect(atEditor).toContain("Ours");
    expect(atEditor).toMatch(/"label":"Ours","maker":"[^"]+@layette.test"/);
  });

  it("leads its owner, and nobody else, to where the name may be said outside the app", async () => {
    for (const at of [path(), `/dashboards/${plan}/today/notice`]) {
      expect((await owner.get(at)).text).toContain('"mayName":true');
      expect((await editor.get(at)).text).toContain('"mayName":false');
    }
  });

  it.each([
    ["a reader", () => reader, 403],
    ["a stranger", () => stranger, 404],
  ])("is neither shown to %s nor made or closed by them", async (_, browser, status) => {
    await make(owner);
    const [{ id = "" } = {}] = await rows();
    expect((await browser().get(path())).status).toBe(status);
    for (const intent of ["make", "close"]) {
      const answer = await browser().post(path(), { intent, label: "Theirs", calendarId: id });
      expect([intent, answer.status]).toEqual([intent, status]);
    }
    expect(await rows()).toMatchObject([{ id, label: "Ours" }]);
  });

  it("is one for each name, and keeps its address", async () => {
    await make(owner);
    const address = await feedPath();
    const sent = await Promise.all([make(owner), make(editor)]);
    // Another's name would show whoever asks for it an address that isn't theirs.
    expect(sent.map(({ status }) => status)).toEqual([303, 409]);
    expect(await rows()).toHaveLength(1);
    expect(await feedPath()).toBe(address);
  });

  it(`is one of ${MOST_LINKS.calendar} of a plan at most, also of those made at once`, async () => {
    const made = await Promise.all(
      Array.from({ length: MOST_LINKS.calendar + 2 }, (_, at) => make(owner, `Calendar ${at}`)),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 409, 409]);
    const [first] = await rows();
    await owner.post(path(), { intent: "close", calendarId: first?.id ?? "" });
    expect((await make(owner, "One more")).status).toBe(303);
  });

  it("whose other parent has closed it says so", async () => {
    await make(owner);
    const [{ id = "" } = {}] = await rows();
    await editor.post(path(), { intent: "close", calendarId: id });
    const { status, location, setCookies } = await owner.post(path(), { intent: "close", calendarId: id });
    expect([status, location]).toEqual([303, path()]);
    expect(setCookies.join()).toContain("flash=");
  });

  it.each([
    ["a line break", "Our\ncalendar"],
    ["41 letters", "a".repeat(41)],
    ["a mark that turns the direction of text", "Ours\u202e"],
  ])("isn't made with %s in its name", async (_, label) => {
    expect((await make(owner, label)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it("isn't made of a plan that isn't complete", async () => {
    const pending = (await planned(world)).onboardingId;
    await world.db
      .update(userOnboardingData)
      .set({ status: "pending" })
      .where(eq(userOnboardingData.onboardingId, pending));
    const to = `/dashboards/${pending}/calendar`;
    expect((await owner.post(to, { intent: "make", label: "x" })).status).toBe(409);
    expect((await owner.get(to)).status).toBe(200);
  });

  it("S91 that is closed, unknown, malformed, or of a deleted plan has one answer, and no log has its token", async () => {
    await make(owner);
    const address = await feedPath();
    const [{ id = "" } = {}] = await rows();
    const token = "x".repeat(22);
    const unknown = await read(`/calendar/${token}.ics`);
    expect(unknown).toMatchObject({ status: 404, text: "Not found" });
    const deletedAt = (at: number | null) =>
      world.db
        .update(userOnboardingData)
        .set({ deletedAt: at })
        .where(eq(userOnboardingData.onboardingId, plan));
    await deletedAt(NOW);
    const ofDeleted = await read(address);
    await deletedAt(null);
    expect((await read(address)).status).toBe(200);
    await owner.post(path(), { intent: "close", calendarId: id });
    const answers = [ofDeleted, await read(address)];
    for (const file of [token, `${token}.ICS`, `${token}.ics.ics`, `${token}x.ics`, ".ics", "%00.ics"])
      answers.push(await read(`/calendar/${file}`));
    const same = ({ status, text, headers }: typeof unknown) => [
      status,
      text,
      [...headers].filter(([name]) => name !== "server-timing"),
    ];
    for (const one of answers) expect(same(one)).toEqual(same(unknown));
    expect(unknown.headers.get("Cache-Control")).toBe("no-store");
    expect(unknown.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(loggedLines().join()).not.toMatch(new RegExp(`${token}|${address.slice(10, 32)}`));
  });

  it("S91 that is a helper's or another kind's shows nothing", async () => {
    await make(owner);
    const token = (await feedPath()).slice("/calendar/".length, -".ics".length);
    expect((await read(`/today/${token}`)).status).toBe(404);
  });

  it("S99 ends with the membership of whoever made it, at once and for good", async () => {
    await make(editor);
    const address = await feedPath();
    expect((await read(address)).status).toBe(200);
    const membership = and(eq(planMembers.userId, otherId), eq(planMembers.onboardingId, plan));
    await world.db.update(planMembers).set({ role: "reader" }).where(membership);
    expect((await read(address)).status).toBe(200);
    await world.db.delete(planMembers).where(membership);
    expect((await read(address)).status).toBe(404);
    await aMember(plan, otherId);
    expect((await read(address)).status).toBe(200);
    await removeMember(world.db, world.userId, { planId: plan, memberId: otherId });
    await aMember(plan, otherId);
    expect((await read(address)).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it("is in its owner's export without its token, with what it announced, and gone with the plan", async () => {
    await make(owner, "Grandma's phone");
    await read(await feedPath());
    const data = JSON.stringify(await exportOwnData({ db: world.db, now: NOW }, world.userId));
    expect(data).toContain('"label":"Grandma\'s phone"');
    expect(data).toContain('"kind":"size"');
    const [stored] = await world.db.select().from(calendarLinks);
    for (const secret of [stored?.tokenHash, stored?.sealedToken]) expect(data).not.toContain(secret);
    const doomed = (await planned(world)).onboardingId;
    const deps = { db: world.db, tokenSecret: env.TOKEN_SECRET, now: NOW };
    await giveLink(deps, world.userId, doomed, {
      kind: "calendar",
      label: "x",
      language: "de",
      ofFamily: false,
    });
    await world.db.delete(userOnboardingData).where(eq(userOnboardingData.onboardingId, doomed));
    const left = await world.db.select().from(calendarLinks);
    expect(left.map(({ onboardingId }) => onboardingId)).toEqual([plan]);
  });
});

describe("E26 a link for a calendar of all children", () => {
  const ALL = { ofFamily: "yes" };
  let owners: string;
  let editors: string;

  /** The owner, as a reader, and the editor have another child each, whom the other has nothing to do with. */
  beforeAll(async () => {
    const dueDate = plusDays(toDay(new Date(NOW)), 90);
    const childOf = async (userId: string) =>
      (await planned({ ...world, userId }, { zipcode: "55401", dueDate })).onboardingId;
    owners = await childOf((await aUser(world.db)).id);
    await aMember(owners, world.userId, "reader");
    editors = await childOf(otherId);
    await nameOf(plan, "Mia");
    await nameOf(owners, "Leo");
    await nameOf(editors, "Ida");
  });

  const change = (id: string, columns: Partial<typeof userOnboardingData.$inferInsert>) =>
    world.db.update(userOnboardingData).set(columns).where(eq(userOnboardingData.onboardingId, id));
  const nameOf = (id: string, name: string) => change(id, { babyNames: [name], namesOutside: true });
  const rowsOf = (userId: string) => selectMadeLinks(world.db, userId, plan, "calendar");

  /** The address that a person sees of the only link. */
  async function addressOf(userId: string): Promise<string | null> {
    const [link] = await rowsOf(userId);
    return link ? linkAddress({ tokenSecret: env.TOKEN_SECRET, origin: "" }, "calendar", link) : null;
  }

  async function namesIn(address: string | null): Promise<string[]> {
    const { text } = await read(address ?? "");
    return ["Mia", "Leo", "Ida"].filter((name) => text.includes(name));
  }

  it("is offered to whoever has another child, is asked for by a tick, and says so in the list", async () => {
    const offered = async (browser: Browser) =>
      (await browser.get(path())).text.includes('"hasSibling":true');
    expect([await offered(owner), await offered(editor)]).toEqual([true, true]);
    await change(owners, { deletedAt: NOW });
    expect([await offered(owner), await offered(editor)]).toEqual([false, true]);
    await change(owners, { deletedAt: null });
    expect((await make(owner, "All", ALL)).status).toBe(303);
    expect((await make(owner, "Mia's")).status).toBe(303);
    expect((await make(owner, "Neither", { ofFamily: "maybe" })).status).toBe(400);
    expect(new Map((await rows()).map(({ label, ofFamily }) => [label, ofFamily]))).toEqual(
      new Map([
        ["All", true],
        ["Mia's", false],
      ]),
    );
    expect((await owner.get(path())).text).toContain('"ofFamily":true');
    expect(JSON.stringify(await exportOwnData({ db: world.db, now: NOW }, world.userId))).toContain(
      '"ofFamily":true',
    );
  });

  it("isn't offered for a second plan of the same child", async () => {
    const { babyBornOn, expectedDueDate } = await readPlan(world.db, plan);
    const { babyBornOn: bornOn, expectedDueDate: dueOn } = await readPlan(world.db, owners);
    await change(owners, { babyBornOn, expectedDueDate, babyNames: ["Mia"] });
    expect((await owner.get(path())).text).toContain('"hasSibling":false');
    await nameOf(owners, "Leo");
    // Twins with a plan each.
    expect((await owner.get(path())).text).toContain('"hasSibling":true');
    await change(owners, { babyBornOn: bornOn, expectedDueDate: dueOn });
  });

  it("S113 has its maker's children, and nobody else sees its address, not even the plan's owner", async () => {
    await make(editor, "Theirs", ALL);
    const theirs = await addressOf(otherId);
    expect(await namesIn(theirs)).toEqual(["Mia", "Ida"]);
    expect(await addressOf(world.userId)).toBeNull();
    const { text } = await owner.get(path());
    expect(text).not.toContain(theirs?.slice("/calendar/".length, -".ics".length));
    expect(text).toMatch(/"label":"Theirs","maker":"[^"]+"/);
    await owner.post(path(), { intent: "close", calendarId: (await rows())[0]?.id ?? "" });
    expect((await read(theirs ?? "")).status).toBe(404);
  });

  it("S113 doesn't take the place of a link whose address somebody else may have seen", async () => {
    await make(editor, "Theirs");
    const seen = await addressOf(world.userId);
    expect((await make(editor, "Theirs", ALL)).status).toBe(409);
    expect((await make(owner, "Theirs", ALL)).status).toBe(409);
    expect(await namesIn(seen)).toEqual(["Mia"]);
    await owner.post(path(), { intent: "close", calendarId: (await rows())[0]?.id ?? "" });
    await make(owner);
    await world.db.update(calendarLinks).set({ seenBy: '["somebody"]' });
    expect((await make(owner, "Ours", ALL)).status).toBe(409);
    expect(await rows()).toMatchObject([{ ofFamily: false }]);
  });

  it("is what the owner's own link becomes and stops being under its name, with its address", async () => {
    await make(owner);
    const address = await addressOf(world.userId);
    expect(await namesIn(address)).toEqual(["Mia"]);
    expect((await make(owner, "Ours", ALL)).status).toBe(303);
    expect(await addressOf(world.userId)).toBe(address);
    expect(await namesIn(address)).toEqual(["Mia", "Leo"]);
    // Nobody else takes it over.
    for (const fields of [{}, ALL]) expect((await make(editor, "Ours", fields)).status).toBe(409);
    expect((await make(owner)).status).toBe(303);
    expect(await namesIn(address)).toEqual(["Mia"]);
  });

  it("of an editor's becomes the plan's alone under its name, and isn't the owner's to change", async () => {
    await make(editor, "Theirs", ALL);
    const theirs = await addressOf(otherId);
    for (const fields of [{}, ALL]) expect((await make(owner, "Theirs", fields)).status).toBe(409);
    expect(await namesIn(theirs)).toEqual(["Mia", "Ida"]);
    expect((await make(editor, "Theirs")).status).toBe(303);
    expect([await addressOf(world.userId), await namesIn(theirs)]).toEqual([theirs, ["Mia"]]);
  });
});
