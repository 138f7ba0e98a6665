// Each act on a plan reaches the open pages of everyone whom it concerns: the plan's people, and givers.

import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { readItemEdit } from "~/contracts/wardrobe/item-edit-form.ts";
import { giftLists, planInvitations } from "~/data/schema.ts";
import { toDay } from "~/domain/calendar.ts";
import { newId } from "~/lib/new-id.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { changeOwnGift } from "~/usecases/gifts/own-reservations.ts";
import { saveParentsList } from "~/usecases/gifts/save-gift-list.ts";
import { tellOfList } from "~/usecases/gifts/tell-of-gifts.ts";
import { inviteToPlan, joinPlan, withdrawInvitation } from "~/usecases/members/invite-people.ts";
import { changeRole, handOverPlan, leavePlan, removeMember } from "~/usecases/members/leave-plan.ts";
import { nameBabies, nameUser } from "~/usecases/members/name-people.ts";
import { recordBirth } from "~/usecases/plans/change-answers.ts";
import { deletePlan, renamePlan, restorePlan } from "~/usecases/plans/manage-plan.ts";
import { addCustomItem } from "~/usecases/wardrobe/edit-custom-items.ts";
import { editItem } from "~/usecases/wardrobe/edit-item.ts";
import { haveEnough, saveBag } from "~/usecases/wardrobe/save-bag.ts";
import { db } from "../../support/accounts.ts";
import { ACTS_TOLD, type ActTold } from "../../support/addresses.ts";
import { aSession, aUser } from "../../support/factories.ts";
import {
  anOpenedList,
  aReserveWish,
  garmentIn,
  giftDependencies,
  type OpenedList,
  readListBehind,
  reserve,
  reserved,
} from "../../support/gifts.ts";
import { drain } from "../../support/held-queues.ts";
import { openLive } from "../../support/live-sockets.ts";
import { aMember, invitedToken } from "../../support/members.ts";
import { readItems } from "../../support/plans.ts";

let list: OpenedList;
let plan: string;
let owner: string;
let member: { id: string; email: string };
let other: { id: string; email: string };
let late: Promise<unknown>[];

beforeEach(async () => {
  list = await anOpenedList();
  plan = list.onboardingId;
  owner = list.world.userId;
  [member, other] = [await aUser(db), await aUser(db)];
  await aMember(plan, other.id, "reader", 2);
  late = [];
});

const deps = () => ({
  ...giftDependencies(list.world.queues, Date.now()),
  planQueue: jobQueue(list.world.env.PLAN_QUEUE, "plan"),
  clock: () => Date.now(),
  waitUntil: (work: Promise<unknown>) => void late.push(work),
});
const isOn = () => aMember(plan, member.id, "editor", 1);
const them = () => ({ planId: plan, memberId: member.id });
const invite = () =>
  inviteToPlan(deps(), owner, plan, { email: member.email, role: "editor", heldBackMs: 0 });

async function edit(fields: Record<string, string>): Promise<void> {
  const [item] = await readItems(db, plan);
  const parsed = readItemEdit({ ageRange: "3-6m", ...fields });
  if (!item || !parsed) throw new Error("Nothing to edit");
  await editItem(deps(), { viewerId: member.id, planId: plan, itemId: item.dashboardItemId }, parsed);
}

interface Act {
  /** What comes before anybody listens. */
  before?: () => Promise<unknown>;
  run: () => Promise<unknown>;
}

const onPlan = (run: Act["run"]): Act => ({ before: isOn, run });
let secret: string;

const RUN: Readonly<Record<ActTold, Act>> = {
  "invite somebody": { run: invite },
  "withdraw an invitation": {
    before: invite,
    run: async () => {
      const [row] = await db.select().from(planInvitations).where(eq(planInvitations.onboardingId, plan));
      await withdrawInvitation(deps(), owner, plan, row?.id ?? "");
    },
  },
  "accept an invitation": {
    before: invite,
    run: async () => joinPlan(deps(), member.id, await invitedToken(member.email)),
  },
  "change a member's role": onPlan(() => changeRole(deps(), owner, them(), "reader")),
  "remove a member": onPlan(() => removeMember(deps(), owner, them())),
  "leave a plan": onPlan(() => leavePlan(deps(), member.id, plan)),
  "hand a plan over": onPlan(() => handOverPlan(deps(), owner, { planId: plan, toId: member.id })),
  "delete the account of a member": onPlan(() =>
    deleteAccount(deps(), { id: member.id, provedAt: Date.now() }, {}),
  ),
  "delete the account of the owner": onPlan(() =>
    deleteAccount(deps(), { id: owner, provedAt: Date.now() }, { plans: "delete" }),
  ),
  "count pieces": onPlan(() => edit({ quantity: "3" })),
  "set an item aside": onPlan(() => edit({ setAside: "age" })),
  "change a note": onPlan(() => edit({ note: "Size 56" })),
  "save a bag": onPlan(() =>
    saveBag(
      deps(),
      { viewerId: owner, planId: plan },
      { formKey: newId(), cells: [], text: "3 sleepers", ageRange: "3-6m" },
    ),
  ),
  "have enough of a size": onPlan(() =>
    haveEnough(
      deps(),
      { viewerId: owner, planId: plan },
      { ageRange: "3-6m", scenario: "daily", today: toDay(new Date()) },
    ),
  ),
  "add an item of one's own": onPlan(() =>
    addCustomItem(
      deps(),
      { viewerId: owner, planId: plan },
      { name: "Knitted hat", category: "Accessories", ageRange: "0-3m", "group-1": "3", key: newId() },
    ),
  ),
  "rename a plan": onPlan(() => renamePlan(deps(), owner, plan, "Winter")),
  "name the babies": onPlan(() => nameBabies(deps(), owner, plan, ["Mia"])),
  "name oneself": onPlan(() => nameUser(deps(), member.id, "Sam")),
  "record the birth": onPlan(() => recordBirth(deps(), owner, plan, "2027-02-01")),
  "work the plan out again": {
    before: async () => {
      await isOn();
      await recordBirth(deps(), owner, plan, "2027-02-01");
    },
    run: () => drain(list.world.queues, list.world.env),
  },
  "delete a plan": onPlan(() => deletePlan(deps(), owner, plan)),
  "restore a plan": {
    before: async () => {
      await isOn();
      await deletePlan(deps(), owner, plan);
    },
    run: () => restorePlan(deps(), owner, plan),
  },
  "reserve a gift": onPlan(async () =>
    reserve(list.token, aReserveWish(garmentIn(await readListBehind(list.token)).key)),
  ),
  "undo a gift": {
    before: async () => {
      await isOn();
      secret = await reserved(list.token, aReserveWish(garmentIn(await readListBehind(list.token)).key));
    },
    run: () => changeOwnGift(deps(), secret, { intent: "undo", pieces: null }),
  },
  "mark a gift as bought": {
    before: async () => {
      await isOn();
      secret = await reserved(list.token, aReserveWish(garmentIn(await readListBehind(list.token)).key));
    },
    run: () => changeOwnGift(deps(), secret, { intent: "bought", pieces: null }),
  },
  // As routes/gifts/act-on-gifts does.
  "change the gift list": onPlan(async () => {
    await saveParentsList(deps(), { viewerId: owner, planId: plan }, { kind: "closed", isClosed: true });
    await tellOfList(deps(), { viewerId: owner, planId: plan });
  }),
};

/** What somebody's open page hears: kinds of events. */
async function listen(userId: string): Promise<() => string[]> {
  const { messages } = await openLive((await aSession(db, userId)).cookie);
  const types = () => messages.map((message) => readLiveEvent(message)?.type ?? message);
  return () => [...new Set(types())].toSorted();
}

/** How often a giver's open page is told something after it has opened. */
async function listenAsGiver(): Promise<() => number> {
  const [row] = await db.select().from(giftLists).where(eq(giftLists.onboardingId, plan));
  if (!row) throw new Error("No list");
  const { webSocket } = await env.GIFT_CHANNEL.getByName(row.tokenHash).fetch("http://channel/", {
    headers: { Upgrade: "websocket" },
  });
  if (!webSocket) throw new Error("The channel was refused");
  const messages: unknown[] = [];
  webSocket.addEventListener("message", ({ data }) => {
    messages.push(data);
  });
  webSocket.accept();
  onTestFinished(() => webSocket.close(1000));
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  return () => messages.length - 1;
}

it.each(Object.keys(ACTS_TOLD).filter((act): act is ActTold => act in RUN))("%s", async (act) => {
  const { before, run } = RUN[act];
  await before?.();
  await Promise.all(late);
  const pages = await Promise.all([owner, other.id, member.id].map(listen));
  const givers = await listenAsGiver();
  await run();
  await Promise.all(late);
  const { owner: toOwner, others, member: toMember, givers: isToldToGivers } = ACTS_TOLD[act];
  await vi.waitFor(() => {
    expect(pages.map((heard) => heard())).toEqual([toOwner, others, toMember]);
    expect(givers() > 0).toBe(isToldToGivers);
  });
});

it("a list that moves tells the pages of its old address", async () => {
  const [row] = await db.select().from(giftLists).where(eq(giftLists.onboardingId, plan));
  const saved = await saveParentsList(deps(), { viewerId: owner, planId: plan }, { kind: "moved" });
  expect(saved).toEqual({ kind: "saved", ended: row?.tokenHash });
});
