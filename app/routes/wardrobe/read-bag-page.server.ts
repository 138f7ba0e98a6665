// Reads the page on which a bag is added, in one round trip, and takes its form. Without scripts, each button leads back to the
// page; a refused form comes back as it was typed and counted.

import { data, href } from "react-router";
import { BAG_PARAM, bagPath, COUNT_FIELD, SIZE_PARAM } from "~/contracts/wardrobe/bag-addresses.ts";
import {
  type BagInForm,
  bagForm,
  LONGEST_COUNT,
  readBagChanges,
  readBagForm,
  readTakenBack,
} from "~/contracts/wardrobe/bag-form.ts";
import type { BoxAnswer } from "~/contracts/wardrobe/box-answer.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import { selectBag, selectRecentBags } from "~/data/wardrobe/bag-writes.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { printedSize } from "~/domain/growth/printed-sizes.ts";
import { TAKEN_BACK_MS } from "~/domain/members/plan-acts.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { bagAnswers, cellsText, piecesOf } from "~/domain/wardrobe/bag-answer.ts";
import { ownAsTyped, ownText } from "~/domain/wardrobe/bag-box.ts";
import { parseCount } from "~/domain/wardrobe/owned.ts";
import { LONGEST_BAG_TEXT } from "~/domain/wardrobe/read-garments.ts";
import { sizesOfTimes } from "~/domain/wardrobe/size-times.ts";
import { appContext } from "~/http/context.ts";
import { missing, unreadable } from "~/http/error-statuses.server.ts";
import { done, provingFormAction, refused, type Sent } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import type { PlanRouteArgs } from "~/http/request-context.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { readAsViewer, readFound, requireViewer } from "~/http/viewer.server.ts";
import { isId, newId } from "~/lib/new-id.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import {
  type ReadBag,
  readBag,
  type SaveBagResult,
  saveBag,
  takeBagBack,
} from "~/usecases/wardrobe/save-bag.ts";
import { bagItems } from "~/views/wardrobe/bag-view.ts";
import { readWardrobe } from "~/views/wardrobe/plan-items.ts";
import { namesTogether } from "~/words/en/plans/title-of-plan.ts";
import { addTo } from "~/words/en/wardrobe/hand-me-downs-copy.ts";

/**
 * A plan with its items, and the bag that its address names, if its pieces went that way, else the last one of a day; 404 for a plan
 * that isn't open to the viewer.
 */
export async function readPlanAndBag(args: PlanRouteArgs, way: "in" | "out") {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const bagId = args.url.searchParams.get(BAG_PARAM) ?? "";
  const [plan, items, bags, unsent] = await readFound(args, data(null, { status: 404 }), (viewerId) => [
    reader.read(selectPlanForViewer(db, viewerId, planId)),
    reader.read(selectItemsForViewer(db, viewerId, planId)),
    reader.read(
      isId(bagId)
        ? selectBag(db, { viewerId, planId, bagId })
        : selectRecentBags(db, { viewerId, planId }, now - TAKEN_BACK_MS, null),
    ),
    readUnsent(args),
  ]);
  const today = dayInZone(new Date(now), timeZone);
  const wardrobe = readWardrobe(plan, items, { today });
  const [bag] = bags.flatMap((one) => {
    const changes = readBagChanges(one.changes);
    const isThatWay = changes?.every(({ pieces }) => pieces === 0 || pieces > 0 === (way === "in"));
    // What wasn't understood of it is shown once.
    const leftText = isId(bagId) ? one.leftText : "";
    return changes && isThatWay ? { ...one, changes, leftText, undone: readTakenBack(one) } : [];
  });
  return {
    attempt: plan,
    items: bagItems(wardrobe),
    bag: bag ?? null,
    unsent,
    times: wardrobe.times,
    current: wardrobe.leading.ageRange,
    plan: {
      onboardingId: planId,
      attemptNumber: plan.attemptNumber,
      cardTitle: plan.cardTitle,
      babyNames: plan.babyNames,
      country: plan.country,
      role: plan.role,
      ownerName: plan.ownerName,
      status: plan.status,
      isReady: isComplete(plan.status),
    },
  };
}

type PlanAndBag = Awaited<ReturnType<typeof readPlanAndBag>>;

/** What the box needs to know of its plan. */
export function boxOf({ items, times, plan }: Pick<PlanAndBag, "items" | "times" | "plan">): BoxAnswer {
  const { country, cardTitle, babyNames } = plan;
  return {
    title: addTo(cardTitle, namesTogether(babyNames)),
    country,
    items: items.map((item) => ({ ...item, setAside: [...item.setAside] })),
    sizes: sizesOfTimes(times).map((ageRange) => ({
      ageRange,
      print: printedSize(country, ageRange),
      time: times[ageRange],
    })),
  };
}

export async function readBagPage(args: PlanRouteArgs) {
  const read = await readPlanAndBag(args, "in");
  const { items, bag, unsent, times, current, plan } = read;
  const sizes = sizesOfTimes(times);
  const asked = unsent?.fields.size ?? args.url.searchParams.get(SIZE_PARAM);
  const size = sizes.find((one) => one === asked) ?? current;
  return {
    plan,
    planPath: href("/dashboards/:onboardingId/:ageRangeId", {
      onboardingId: plan.onboardingId,
      ageRangeId: size,
    }),
    size,
    box: boxOf(read),
    formKey: newId(),
    bag: bag && {
      id: bag.id,
      undone: bag.undone,
      leftText: bag.leftText,
      answers: bagAnswers(items, bag.changes),
    },
    typed: typedIn(unsent?.fields ?? {}),
  };
}

/** What was typed and counted before the session ended, to show again. */
function typedIn(fields: Readonly<Record<string, string | undefined>>): { text: string; cells: string } {
  const wish = readBagForm({ ...fields, intent: "read" });
  return wish.kind === "read"
    ? { text: textWithOwn(wish.bag), cells: cellsText(wish.bag.cells) }
    : { text: "", cells: "" };
}

/** What was typed, and below it the own items that were to come. */
function textWithOwn({ text, own }: Pick<BagInForm, "text" | "own">): string {
  return [text, ownAsTyped(ownText(own))].filter(Boolean).join("\n");
}

type SentForm = Sent<(typeof bagForm.fields)[number], SessionKey>;

/** The page after a form that saved nothing: what to show in it, and why. */
export interface BagAgain {
  /** Null if it was only read or shows another size. */
  message: string | null;
  /** Whether the text was read into counts. */
  isRead: boolean;
  text: string;
  /** As in the form's field. */
  cells: string;
  size: AgeRange | null;
}

type Page = Response | ReturnType<typeof again> | Promise<Response>;

export const sendBag = provingFormAction({
  contract: bagForm,
  async act(sent) {
    const plan = planOf(sent);
    const wish = readBagForm(sent.fields);
    if (wish.kind === "wrong" || wish.kind === "undo") await requireViewer(sent);
    const readHere = async (bag: BagInForm) =>
      (await readAsViewer(sent, () => readBag(sent.app, plan, bag))).rows;
    switch (wish.kind) {
      case "wrong":
        return refused(unreadable(wish.error), (refusal): Page => asTyped(sent, refusal));
      case "undo": {
        const outcome = await takeBagBack(sent.app, { ...plan, bagId: wish.bagId }, { act: "bag-undone" });
        if (outcome === "none") return notFound();
        if (outcome === "unreadable")
          return refused("COUNTS_UNREADABLE", (refusal): Page => asTyped(sent, refusal));
        const answer = { bagId: wish.bagId, leftText: "", undone: outcome };
        return done(answer, (): Page => toBag(sent, wish.bagId));
      }
      case "read": {
        const read = await readHere(wish.bag);
        return read
          ? done(
              { bagId: "", leftText: read.leftText },
              (): Page => again({ ...shown(read, wish.go), isRead: wish.bag.text !== "" }, 200),
            )
          : notFound();
      }
      case "save": {
        const bag = { ...wish.bag, formKey: wish.formKey };
        return saved(sent, bag, await saveBag(sent.app, plan, bag, await readHere(bag)));
      }
      default:
        return wish satisfies never;
    }
  },
  fault: {
    event: "bag_not_saved",
    why: "BAG_NOT_SAVED",
    page: (sent, refusal): Page => asTyped(sent, refusal),
  },
});

function planOf({ viewer, params }: SentForm) {
  return { viewerId: viewer.userId, planId: params.onboardingId ?? "" };
}

const REFUSALS = {
  empty: "BAG_EMPTY",
  "too-many": "BAG_COUNT_TOO_HIGH",
  full: "CUSTOM_ITEM_LIMIT",
  unreadable: "COUNTS_UNREADABLE",
} as const;

function saved(sent: SentForm, { ageRange }: BagInForm, result: SaveBagResult) {
  switch (result.kind) {
    case "saved": {
      const { bagId, leftText, cells, own } = result;
      const { viewerId: userId, planId } = planOf(sent);
      noteAct(sent.app, { userId, planId }, { act: "bag", after: piecesOf([...cells, ...own]), bag: bagId });
      return done({ bagId, leftText }, (): Page => toBag(sent, bagId, ageRange));
    }
    case "empty":
    case "full":
    case "too-many":
    case "unreadable":
      return refused(
        REFUSALS[result.kind],
        ({ status, message }): Page => again({ ...shown(result, ageRange), message }, status),
      );
    case "not-found":
      return notFound();
    default:
      return result satisfies never;
  }
}

function toBag(sent: SentForm, bagId: string, size?: AgeRange): Promise<Response> {
  const query = new URLSearchParams({ [BAG_PARAM]: bagId, ...(size && { [SIZE_PARAM]: size }) });
  return seeOther(sent, `${bagPath(sent.params.onboardingId ?? "")}?${query}`);
}

/** The refusal of a bag whose plan or pieces are not there. */
export function notFound() {
  return refused(missing("BAG_NOT_SAVED"), (): never => {
    throw data(null, { status: 404 });
  });
}

function shown({ cells, own, leftText }: ReadBag, size: AgeRange): BagAgain {
  const text = textWithOwn({ text: leftText, own });
  return { message: null, isRead: false, text, cells: cellsText(cells), size };
}

/** The form as it was sent, as far as it can be shown. */
function asTyped({ fields }: SentForm, { status, message }: Refusal) {
  const typed = [fields.text, ownAsTyped(fields.own ?? "")].filter(Boolean).join("\n");
  const text = typed.slice(0, LONGEST_BAG_TEXT);
  const counted = Object.entries(fields).filter(
    ([name, value = ""]) => !name.startsWith(COUNT_FIELD) || isCount(value),
  );
  const wish = readBagForm({ ...Object.fromEntries(counted), text, own: undefined, intent: "read" });
  const page = { message, isRead: false, text };
  const size = AGE_RANGES.find((ageRange) => ageRange === fields.size) ?? null;
  if (wish.kind !== "read") return again({ ...page, cells: "", size }, status);
  return again({ ...page, cells: cellsText(wish.bag.cells), size: wish.go }, status);
}

const isCount = (text: string) => text.length <= LONGEST_COUNT && parseCount(text) !== null;

function again(page: BagAgain, status: number) {
  return data(page, { status });
}
