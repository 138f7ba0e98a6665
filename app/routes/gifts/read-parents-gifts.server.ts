// What the parents' page of a gift list shows, and its file: read in the same round trip as the session check.
import { data } from "react-router";
import type { NamedLine, ShownGiftList } from "~/contracts/gifts/shown-gifts.ts";
import { readGiftChoices } from "~/contracts/gifts/stored-gift-list.ts";
import { readMonths, readSizes } from "~/contracts/growth/stored-sizes.ts";
import { isListOfPlan, selectGiftList } from "~/data/gifts/select-gift-list.server.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { targetKey } from "~/domain/gifts/gift-lines.ts";
import { dayOfReveal, giftListState, isGiverHidden, isSurprise } from "~/domain/gifts/gift-list-state.ts";
import { may } from "~/domain/members/roles.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { offersSecondYear } from "~/domain/wardrobe/growth.ts";
import { sizesToCome, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { appContext } from "~/http/context.ts";
import type { PlanRouteArgs } from "~/http/request-context.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { newId } from "~/lib/new-id.ts";
import { type FoundGiftList, giftListLink, viewFound } from "~/usecases/gifts/find-gift-list.ts";
import { lineName, viewGiftLines } from "~/views/gifts/gift-lines-view.ts";
import { giftsText, viewParentsGifts } from "~/views/gifts/parents-gifts-view.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { GIFTS_COPY } from "~/words/en/gifts/parents-gifts-copy.ts";
import { namesTogether } from "~/words/en/plans/title-of-plan.ts";

/**
 * The plan, and its list if it has one; throws 404 for a plan that isn't open to the viewer. Readers get sums only, as in a
 * surprise: they may be givers themselves, who never see each other's names.
 */
export async function readParentsGifts(args: PlanRouteArgs) {
  const { db, reader, now } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const absent = data(null, { status: 404 });
  const [plan, [list], items, wishes, reservations] = await readFound(args, absent, (userId) => {
    const selects = selectGiftList(db, isListOfPlan(userId, planId, "read"));
    return [
      reader.read(selectPlanForViewer(db, userId, planId)),
      reader.read(selects.list),
      reader.read(selects.items),
      reader.read(selects.wishes),
      reader.read(selects.reservations),
    ];
  });
  const found = list ? viewFound({ list, items, wishes, reservations }, now) : null;
  const mayEdit = may(plan.role, "edit");
  return { plan, mayEdit, found, gifts: found && giftsFor(found, mayEdit, dayOfReveal(now)) };
}

function giftsFor(found: FoundGiftList, mayEdit: boolean, today: IsoDay) {
  const isSurpriseNow = !mayEdit || isSurprise(found.list, today);
  return viewParentsGifts(
    found,
    isSurpriseNow,
    (one) => isSurpriseNow || isGiverHidden(found.list, one, today),
  );
}

/** The page's data. */
export async function readGiftsPage(args: PlanRouteArgs) {
  const { config, now } = args.context.get(appContext);
  const { plan, mayEdit, found, gifts } = await readParentsGifts(args);
  const { onboardingId: planId, status } = plan;
  const { tokenSecret, origin } = config;
  const mayManage = may(plan.role, "manage");
  // The address is its owner's to pass on.
  const sealedToken = mayManage && found ? found.list.sealedToken : null;
  return {
    onboardingId: planId,
    status,
    isReady: isComplete(status),
    mayManage,
    suggestedTitle: GIFTS_COPY.suggestedTitle(namesTogether(plan.babyNames)),
    formKey: newId(),
    list: found &&
      gifts && {
        ...viewList(found, now),
        gifts,
        mayEdit,
        mayManage,
        text: giftsText(found.list.title, gifts),
        link:
          sealedToken && (await giftListLink({ tokenSecret, origin }, { onboardingId: planId, sealedToken })),
      },
  };
}

/** What the list says and asks for, and what can be left off it or added to it. */
function viewList(
  found: FoundGiftList,
  now: number,
): Omit<ShownGiftList, "gifts" | "text" | "link" | "mayEdit" | "mayManage"> {
  const { list, lines, wishes, today } = found;
  const { title, greeting, saysPlace, saysMonth, mode, revealOn, approves, mails, country } = list;
  const { leftOff, starred, sizes, essentialities } = readGiftChoices(list);
  const withStar = (line: NamedLine) => ({ ...line, isStarred: starred.includes(line.key) });
  const offered = sizesToCome(sizeTimes(readSizes(list).days, today));
  const everything = viewGiftLines({ ...found, list: { ...list, leftOff: "[]" } }, today);
  return {
    state: giftListState(list, today),
    opensWithPlan: offersSecondYear(readMonths(list), planStart(list), today),
    ...{ greeting, saysPlace, saysMonth, mode, revealOn, approves, mails, listTitle: title },
    revealsOn: revealOn && dayWords(revealOn, country),
    isSurpriseKept: found.reservations.length > 0 && isSurprise(list, dayOfReveal(now)),
    offered,
    sizes: sizes ?? offered,
    essentialities,
    lines: everything
      .filter(({ kind }) => kind === "garment")
      .map((line) => ({
        ...withStar({ key: line.key, name: lineName(line) }),
        isOff: leftOff.includes(line.key),
      })),
    left: lines.filter(({ left }) => left > 0).map((line) => ({ key: line.key, name: lineName(line) })),
    wishes: wishes.map(({ id, name, pieces, link, priceHint }) => ({
      ...{ id, pieces, link, priceHint },
      ...withStar({ key: targetKey({ kind: "wish", wishId: id }), name }),
    })),
  };
}

/** The sizes that a list can ask for. */
export function offeredSizes({ list, today }: FoundGiftList): readonly string[] {
  return sizesToCome(sizeTimes(readSizes(list).days, today));
}
