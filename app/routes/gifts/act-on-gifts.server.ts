// The forms of the parents' gift list: each returns to the page, or shows it again with what was typed and why not.
import { data, redirect } from "react-router";
import {
  ADDED_WISH_PARAM,
  GIFTS_FOLD_PARAM,
  GIFTS_SAVED_PARAM,
  parentsGiftsPath,
  wishRowId,
} from "~/contracts/gifts/gift-addresses.ts";
import {
  type GiftIntent,
  type GiftProblems,
  parentsGiftForm,
  readAddedGift,
  readArrival,
  readGiftId,
  readIntent,
  readLineKey,
  readListTitle,
  readListWish,
  readTypedWish,
} from "~/contracts/gifts/parents-gift-form.ts";
import { readTargetKey } from "~/domain/gifts/gift-lines.ts";
import type { Viewer } from "~/http/context.ts";
import { missing, refusalOf, type Why } from "~/http/error-statuses.server.ts";
import { done, formAction, type Outcome, refused, type Sent } from "~/http/form-action.server.ts";
import { shownAgain } from "~/http/form-body.server.ts";
import { errorTexts } from "~/http/plan-refusal.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { openGiftList } from "~/usecases/gifts/find-gift-list.ts";
import { markArrived } from "~/usecases/gifts/mark-arrived.ts";
import { settleGift } from "~/usecases/gifts/reserve-gift.ts";
import {
  addGift,
  addWish,
  type ListChange,
  readParentsList,
  saveParentsList,
  takeWishOff,
} from "~/usecases/gifts/save-gift-list.ts";
import { tellOfList } from "~/usecases/gifts/tell-of-gifts.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { onlyLeft } from "~/words/en/gifts/parents-gifts-copy.ts";
import { offeredSizes } from "./read-parents-gifts.server.ts";

type GiftSent = Sent<(typeof parentsGiftForm.fields)[number], Viewer>;
type Page = Response | ReturnType<typeof shownWith>;
type Result = Outcome<{ saved: true }, Page>;

/** Carries out the button that was pressed; 404 for someone else's plan, and for what isn't on its list. */
export const actOnGifts = formAction({
  contract: parentsGiftForm,
  act(sent): Promise<Result> {
    const intent = readIntent(sent.fields);
    return intent ? ACTS[intent](sent) : Promise.resolve(refuse(sent, "UNEXPECTED"));
  },
  planAct: ({ fields }) => (OWNERS_INTENTS.has(fields.intent) ? "manage" : "edit"),
  fault: {
    event: "gift_list_not_saved",
    why: "GIFT_NOT_SAVED",
    page: (sent, refusal): Page => shownWith(sent, refusal),
  },
});

/** What opens, closes, or moves the list's address. */
const OWNERS_INTENTS: ReadonlySet<string | undefined> = new Set<GiftIntent>([
  "make",
  "close",
  "open",
  "move",
]);

const ACTS: Readonly<Record<GiftIntent, (sent: GiftSent) => Promise<Result>>> = {
  make,
  choose,
  mails: (sent) => change(sent, { kind: "mails", isOn: sent.fields.mails === "on" }),
  close: (sent) => change(sent, { kind: "closed", isClosed: true }),
  open: (sent) => change(sent, { kind: "closed", isClosed: false }),
  move: (sent) => change(sent, { kind: "moved" }),
  "leave-off": (sent) => leaveOff(sent, true),
  "put-back": (sent) => leaveOff(sent, false),
  star: (sent) => star(sent, true),
  unstar: (sent) => star(sent, false),
  wish,
  unwish: (sent) =>
    withId(sent, async (id) => foundOr(sent, await takeWishOff(sent.app, listOf(sent), id), "wishes")),
  add,
  arrived,
  approve: (sent) => settle(sent, "approve"),
  remove: (sent) => settle(sent, "remove"),
  thanked: (sent) => settle(sent, "thanked"),
  "not-thanked": (sent) => settle(sent, "not-thanked"),
};

async function make(sent: GiftSent): Promise<Result> {
  const title = readListTitle(sent.fields);
  if ("problems" in title) return refuseFields(sent, title.problems);
  const { config, db, now } = sent.app;
  const { viewerId, planId } = listOf(sent);
  const deps = { db, tokenSecret: config.tokenSecret, now };
  const result = await openGiftList(deps, viewerId, planId, title.value);
  return foundOr(sent, result.kind === "open", "link");
}

async function choose(sent: GiftSent): Promise<Result> {
  const { viewerId, planId } = listOf(sent);
  const found = await readParentsList(sent.app, viewerId, planId);
  if (!found) return foundOr(sent, false);
  const wish = readListWish(sent.fields, offeredSizes(found));
  if ("problems" in wish) return refuseFields(sent, wish.problems);
  return change(sent, { kind: "choose", wish: wish.value });
}

function leaveOff(sent: GiftSent, isOff: boolean): Promise<Result> {
  const key = readLineKey(sent.fields);
  return key
    ? change(sent, { kind: "left-off", key, isOff }, "items")
    : Promise.resolve(refuse(sent, "UNEXPECTED"));
}

function star(sent: GiftSent, isOn: boolean): Promise<Result> {
  const key = readLineKey(sent.fields);
  const fold = key && readTargetKey(key)?.kind === "wish" ? "wishes" : "items";
  return key
    ? change(sent, { kind: "starred", key, isOn }, fold, { [GIFTS_FOLD_PARAM]: fold })
    : Promise.resolve(refuse(sent, "UNEXPECTED"));
}

async function change(
  sent: GiftSent,
  wanted: ListChange,
  hash = "link",
  params: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const { config, db, now } = sent.app;
  const deps = { db, tokenSecret: config.tokenSecret, now };
  const result = await saveParentsList(deps, listOf(sent), wanted);
  switch (result.kind) {
    case "saved":
      if (result.ended !== undefined) sent.app.waitUntil(sent.app.givers.tell(result.ended));
      return saved(sent, hash, params);
    case "not-found":
      return foundOr(sent, false);
    case "stays-surprise":
      return refuseFields(sent, { revealOn: "GIFT_STAYS_SURPRISE" });
    case "stars-full":
      return refuse(sent, "GIFT_STARS_FULL");
    case "busy":
      return refuse(sent, "GIFT_NOT_SAVED");
    default:
      return result satisfies never;
  }
}

async function wish(sent: GiftSent): Promise<Result> {
  const typed = readTypedWish(sent.fields);
  if ("problems" in typed) return refuseFields(sent, typed.problems);
  const id = await addWish(sent.app, listOf(sent), typed.value);
  if (id === null) return refuseFields(sent, { wishName: "GIFT_WISHES_FULL" });
  return saved(sent, wishRowId(id), { [ADDED_WISH_PARAM]: id });
}

async function add(sent: GiftSent): Promise<Result> {
  const typed = readAddedGift(sent.fields);
  if (!typed) return refuse(sent, "UNEXPECTED");
  if ("problems" in typed) return refuseFields(sent, typed.problems);
  const { config, db, now } = sent.app;
  const deps = { db, tokenSecret: config.tokenSecret, now };
  const result = await addGift(deps, listOf(sent), typed.value);
  switch (result.kind) {
    case "added":
      return saved(sent, "gifts");
    case "not-found":
      return foundOr(sent, false);
    case "gone":
      return refuse(sent, "GIFT_GONE");
    case "taken":
      return refuse(
        sent,
        refusalOf("GIFT_TAKEN", {
          message: onlyLeft(result.left),
          errors: { pieces: onlyLeft(result.left) },
        }),
      );
    case "closed":
      return refuse(sent, "GIFT_LIST_CLOSED");
    case "full":
      return refuse(sent, "GIFT_RESERVATIONS_FULL");
    case "busy":
      return refuse(sent, "GIFT_NOT_SAVED");
    default:
      return result satisfies never;
  }
}

function arrived(sent: GiftSent): Promise<Result> {
  const arrival = readArrival(sent.fields);
  return withId(sent, async (id) => {
    const result =
      arrival === null
        ? ({ kind: "not-found" } as const)
        : await markArrived(sent.app, listOf(sent), id, arrival);
    if (result.kind === "unreadable") return refuse(sent, "COUNTS_UNREADABLE");
    if (result.kind === "busy") return refuse(sent, "GIFT_NOT_SAVED");
    return foundOr(sent, result.kind === "saved", "gifts");
  });
}

function settle(sent: GiftSent, decision: Parameters<typeof settleGift>[3]): Promise<Result> {
  return withId(sent, async (id) =>
    foundOr(sent, await settleGift(sent.app, listOf(sent), id, decision), "gifts"),
  );
}

function withId(sent: GiftSent, act: (id: string) => Promise<Result>): Promise<Result> {
  const id = readGiftId(sent.fields);
  return id ? act(id) : Promise.resolve(refuse(sent, "UNEXPECTED"));
}

function listOf({ viewer, params }: GiftSent) {
  return { viewerId: viewer.id, planId: params.onboardingId ?? "" };
}

function foundOr(sent: GiftSent, isFound: boolean, hash = ""): Result {
  if (isFound) return saved(sent, hash);
  return refused(missing("GIFT_NOT_YOURS"), ({ status, message }): Page => {
    throw data({ message }, { status });
  });
}

function saved(sent: GiftSent, hash: string, params: Readonly<Record<string, string>> = {}): Result {
  const list = listOf(sent);
  const { planId } = list;
  const act = sent.fields.intent === "arrived" ? "gift-arrived" : "gift-list";
  noteAct(sent.app, { userId: list.viewerId, planId }, { act, of: act });
  sent.app.waitUntil(tellOfList(sent.app, list));
  const search = new URLSearchParams({ [GIFTS_SAVED_PARAM]: sent.fields.intent ?? "", ...params });
  return done(
    { saved: true } as const,
    (): Page =>
      redirect(`${parentsGiftsPath(encodeURIComponent(planId))}?${search}${hash && `#${hash}`}`, 303),
  );
}

function refuseFields(sent: GiftSent, problems: GiftProblems): Result {
  const [first = "UNEXPECTED"] = Object.values(problems);
  return refuse(sent, refusalOf(first, { errors: errorTexts(problems) }));
}

function refuse(sent: GiftSent, why: Why): Result {
  const { errors = {}, ...refusal } = refusalOf(why);
  return refused({ ...refusal, errors }, (told): Page => shownWith(sent, told));
}

/** The page with what was typed. */
function shownWith({ fields }: GiftSent, { status, message, errors = {} }: Refusal) {
  return data({ message, errors, typed: shownAgain(fields), intent: fields.intent ?? "" }, { status });
}
