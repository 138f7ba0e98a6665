// Reading near on the built site, from copies that have nothing of what others just changed: a page that was told reads it, no reader
// goes backward, and copies that are silent or of an older schema are as good as none.
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { tellWorld } from "../../../scripts/copies/tell-world.ts";
import { until } from "../../support/local-server.ts";
import { type Account, newAccount } from "../support/accounts.ts";
import { aBrowser, bringLevel, byCopy, firstItem, isOpen, startCopiedSite, TOLD } from "../support/copies.ts";
import { newGiftList } from "../support/gifts.ts";
import { newMember } from "../support/members.ts";
import { finishedPlan } from "../support/quiz.ts";

const site = startCopiedSite();

let owner: Account;
let plan: string;
let dashboard: string;

beforeAll(async () => {
  owner = await newAccount(site, "owner");
  plan = await finishedPlan(site, owner);
  dashboard = `/dashboards/${plan}/0-3m`;
});

beforeEach(async () => {
  await site.server.ask("delete from gift_lists where onboarding_id = ?", plan);
  await site.server.ask("delete from plan_members where onboarding_id = ?", plan);
});

/** Somebody's live line, greeted; it waits for a message with a text in it. */
async function openLine({ cookie }: Account): Promise<{ heard(part: string): Promise<void> }> {
  const socket = new WebSocket(`${site.url.replace("http", "ws")}/live`, {
    headers: { Cookie: cookie, Origin: site.url },
  });
  onTestFinished(() => socket.close());
  const messages: string[] = [];
  socket.on("message", (message) => messages.push(String(message)));
  await until(() => messages.length > 0, "the line has greeted");
  return {
    heard: (part) => until(() => messages.some((one) => one.includes(part)), `the line tells of ${part}`),
  };
}

test("S104 a page of another member that its live line has told of a count reads it, though no copy has it", async () => {
  const member = await newMember(site, plan, { name: "Kim" });
  await bringLevel(site);
  const theirs = aBrowser(site, member.cookie);
  const { id, count } = firstItem(await byCopy(site, () => theirs.get(dashboard)));
  const line = await openLine(member);
  const mine = aBrowser(site, owner.cookie);
  await mine.post(`/dashboards/${plan}/items/${id}`, { ageRange: "0-3m", quantity: `${count + 3}` });
  expect(firstItem(await mine.get(dashboard)).count).toBe(count + 3);
  await line.heard(plan);
  expect(firstItem(await theirs.get(dashboard, TOLD)).count).toBe(count + 3);
  // And no copy takes it back.
  for (let time = 0; time < 4; time += 1)
    expect(firstItem(await theirs.get(dashboard)).count).toBe(count + 3);
});

test("S104 a reservation is read by its giver, the parents' told page, and the next giver, though no copy has it", async () => {
  const list = await newGiftList(site.server, plan);
  await bringLevel(site);
  const giver = aBrowser(site);
  const item = /\/reserve\?item=([^"&]+)"/.exec((await giver.get(list)).text)?.[1] ?? "";
  const wished = ({ text }: { text: string }) =>
    Number(/id="gift-count"[^>]*>.*?<b>(\d+)<\/b>/s.exec(text)?.[1]);
  const before = wished(await giver.get(list));
  const line = await openLine(owner);
  const form = {
    item: decodeURIComponent(item),
    formKey: "a".repeat(32),
    name: "Grandma Ana",
    pieces: "1",
    how: "buy",
  };
  expect((await giver.post(`${list}/reserve?item=${item}`, form)).status).toBe(303);
  expect(wished(await giver.get(list))).toBe(before - 1);
  expect((await giver.get(list)).text).toContain("Your reservations");
  await line.heard(plan);
  const parents = await aBrowser(site, owner.cookie).get(`/dashboards/${plan}/gifts`, TOLD);
  expect(parents.text).toContain("Grandma Ana");
  expect(wished(await aBrowser(site).get(list))).toBe(before - 1);
  expect(wished(await aBrowser(site, "language=en").get(`${list}?fresh`, TOLD))).toBe(before - 1);
});

test("S101 two copies in turn, one level and one far behind: no reader goes backward", async () => {
  const member = await newMember(site, plan, { name: "Lou" });
  await bringLevel(site);
  const theirs = aBrowser(site, member.cookie);
  const { id, count } = firstItem(await theirs.get(dashboard));
  const read: number[] = [];
  for (let more = 1; more <= 6; more += 1) {
    await aBrowser(site, owner.cookie).post(`/dashboards/${plan}/items/${id}`, {
      ageRange: "0-3m",
      quantity: `${count + more}`,
    });
    await bringLevel(site, [more % 2]);
    for (let time = 0; time < 3; time += 1) read.push(firstItem(await theirs.get(dashboard)).count);
  }
  expect(read).toEqual(read.toSorted((one, other) => one - other));
  expect(read.at(-1)).toBeGreaterThan(count);
});

test("F41 copies that never answer: pages, sign-in, and a plan that was just changed are as without copies", async () => {
  await tellWorld(site, { do: "silence", isSilent: true });
  onTestFinished(async () => {
    await tellWorld(site, { do: "silence", isSilent: false });
  });
  const reader = () => aBrowser(site, owner.cookie);
  const { id, count } = firstItem(await reader().get(dashboard));
  await reader().post(`/dashboards/${plan}/items/${id}`, { ageRange: "0-3m", quantity: `${count + 1}` });
  for (const path of [dashboard, `/dashboards/${plan}/shopping-list`, "/dashboards", "/travel-plans"])
    expect(await reader().get(path), path).toSatisfy(isOpen);
  expect(firstItem(await reader().get(dashboard)).count).toBe(count + 1);
});

test("S106 copies of an older schema, or that no heartbeat has ever reached, are as good as none", async () => {
  const reader = () => aBrowser(site, owner.cookie);
  const { id, count } = firstItem(await reader().get(dashboard));
  const quantity = `${count + 1}`;
  const told = async (sql: string) => void (await tellWorld(site, { do: "copies", sql }));
  await reader().post(`/dashboards/${plan}/items/${id}`, { ageRange: "0-3m", quantity });
  for (const [away, back] of [
    [
      "alter table user_clothing_items rename to older_items",
      "alter table older_items rename to user_clothing_items",
    ],
    ["delete from heartbeat", `insert into heartbeat values (1, ${Date.now()})`],
    ["alter table heartbeat rename to older_beats", "alter table older_beats rename to heartbeat"],
  ] as const) {
    await told(away);
    try {
      for (let time = 0; time < 4; time += 1)
        expect(firstItem(await reader().get(dashboard)).count, away).toBe(count + 1);
    } finally {
      await told(back);
    }
  }
});
