// Gift lists: parents make them and wish for things, givers from anywhere reserve and undo, and something arrives. One
// wish a list is fought over: nothing but reservations ever changes how many pieces of it are left.
import { aPlan, type GivenGift, type KnownGiftList, type Tab } from "../town.ts";
import { type Action, maybeTwice } from "./action.ts";

const TITLE = "Gifts for Baby Rivera";
const TOKEN = /\/gifts\/([\w-]{22})\b/;
const LINE = /\/reserve\?item=([^"&]+)"/g;
const MOST_AT_ONCE = 3;

async function makeList(tab: Tab) {
  const plan = aPlan(tab, true);
  if (!plan) return null;
  const page = `/dashboards/${plan.id}/gifts`;
  const outcome = await tab.client.script(page, { intent: "make", title: TITLE });
  if (outcome.fate !== "acknowledged") return outcome;
  const [, token] = TOKEN.exec((await tab.client.get(page)).text) ?? [];
  if (token && !tab.town.giftLists.some((list) => list.token === token)) {
    tab.town.giftLists.push({ token, planId: plan.id });
    const wish = { intent: "wish", wishName: "Car seat", pieces: "4", formKey: tab.random.key() };
    await tab.client.script(page, wish);
  }
  return outcome;
}

/** Reads the list as a giver without an account, and reserves one of its lines, often the same one twice at once. */
async function reserve(tab: Tab) {
  const { random, town } = tab;
  const list = random.pick(town.giftLists);
  if (!list) return null;
  const giver = tab.client.as(null);
  const { text } = await giver.get(`/gifts/${list.token}`);
  const items = [...text.matchAll(LINE)].map(([, item = ""]) => decodeURIComponent(item));
  const wishes = items.filter((item) => !/^\d/.test(item));
  const item = random.pick(random.chance(0.5) && wishes.length > 0 ? wishes : items);
  if (item === undefined) return null;
  const formKey = random.key();
  const pieces = random.between(1, MOST_AT_ONCE);
  const outcomes = await maybeTwice(tab, () => giver.script(addressOf(list, item), fieldsOf(item)));
  const ids = outcomes.flatMap(({ body }) => (typeof body?.id === "string" ? [body.id] : []));
  const [answered] = outcomes.filter(({ fate }) => fate === "acknowledged");
  const cookie = answered?.cookie ?? "";
  town.gifts.push({ ...list, item, formKey, pieces, ids, cookie, isUndone: false, hasArrived: false });
  return outcomes[0];

  function fieldsOf(of: string) {
    return { item: of, formKey, name: `Giver ${formKey.slice(0, 6)}`, pieces: `${pieces}`, how: "buy" };
  }
}

function addressOf({ token }: KnownGiftList, item: string): string {
  return `/gifts/${token}/reserve?${new URLSearchParams({ item })}`;
}

/** One of the reservations that were said to be made. */
function aGift(
  { random, town }: Tab,
  isMeant: (gift: GivenGift) => boolean = () => true,
): (GivenGift & { id: string }) | null {
  const standing = town.gifts.filter(({ ids, isUndone }) => ids.length > 0 && !isUndone);
  const gift = random.pick(standing.filter(isMeant));
  const [id] = gift?.ids ?? [];
  return gift && id ? Object.assign(gift, { id }) : null;
}

async function undo(tab: Tab) {
  const gift = aGift(tab);
  if (!gift) return null;
  gift.isUndone = true;
  return tab.client.as(gift.cookie).script(`/gifts/${gift.token}/mine`, { intent: "undo", id: gift.id });
}

/** Whoever can edit the plan marks one piece as arrived. */
async function arrive(tab: Tab) {
  const gift = aGift(tab, ({ planId }) => tab.person.plans.has(planId));
  if (!gift) return null;
  gift.hasArrived = true;
  const fields = { intent: "arrived", id: gift.id, arrived: "1" };
  return tab.client.script(`/dashboards/${gift.planId}/gifts`, fields);
}

export const GIFT_ACTIONS: readonly Action[] = [
  { kind: "gift list made", weight: 3, act: makeList },
  { kind: "gift reserved", weight: 12, act: reserve },
  { kind: "gift undone", weight: 2, act: undo },
  { kind: "gift arrived", weight: 6, act: arrive },
];
