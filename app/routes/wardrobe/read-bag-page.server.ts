// Reads the page on which a bag is added, in one round trip.
import { data, href } from "react-router";
import { appContext } from "~/context.ts";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { BAG_PARAM, SIZE_PARAM } from "~/contracts/wardrobe/bag-addresses.ts";
import { readBagChanges, readBagForm } from "~/contracts/wardrobe/bag-form.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import { selectBag } from "~/data/wardrobe/bag-writes.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { printedSize } from "~/domain/growth/printed-sizes.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { cellsText } from "~/domain/wardrobe/bag-answer.ts";
import { sizeWornOn } from "~/domain/wardrobe/size-days.ts";
import { sizesOfTimes, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import type { RouteArgs } from "~/http/route-args.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { isId, newId } from "~/lib/new-id.ts";
import { bagAnswers, bagCategories, bagItems } from "~/views/wardrobe/bag-view.ts";

type BagPageArgs = RouteArgs & { params: { onboardingId: string } };

/**
 * A plan with its items, and the bag that its address names, if its pieces went that way; 404 for a plan that isn't open to
 * the viewer.
 */
export async function readPlanAndBag(args: BagPageArgs, way: "in" | "out") {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const bagId = args.url.searchParams.get(BAG_PARAM) ?? "";
  const { rows } = await readAsViewer(args, (viewerId) =>
    Promise.all([
      reader.read(selectPlanForViewer(db, viewerId, planId)),
      reader.read(selectItemsForViewer(db, viewerId, planId)),
      isId(bagId) ? reader.read(selectBag(db, { viewerId, planId, bagId })) : [],
      readUnsent(args),
    ]),
  );
  const [[plan], items, [bag], unsent] = rows;
  if (!plan) throw data(null, { status: 404 });
  const today = dayInZone(new Date(now), timeZone);
  const { days } = readSizes(plan);
  const changes = bag ? readBagChanges(bag.changes) : null;
  const isThatWay = changes?.every(({ pieces }) => pieces > 0 === (way === "in"));
  const current = sizeWornOn(days, today);
  return {
    attempt: plan,
    items: bagItems(plan, items),
    bag: bag && changes && isThatWay ? { ...bag, changes } : null,
    unsent,
    times: sizeTimes(days, today),
    current,
    plan: {
      onboardingId: planId,
      attemptNumber: plan.attemptNumber,
      cardTitle: plan.cardTitle,
      country: plan.country,
      role: plan.role,
      ownerName: plan.ownerName,
      status: plan.status,
      isReady: isComplete(plan.status),
    },
  };
}

export async function readBagPage(args: BagPageArgs) {
  const { items, bag, unsent, times, current, plan } = await readPlanAndBag(args, "in");
  const sizes = sizesOfTimes(times);
  const asked = unsent?.fields.size ?? args.url.searchParams.get(SIZE_PARAM);
  const size = sizes.find((one) => one === asked) ?? current;
  const categories = (ageRange: AgeRange) => ({
    ageRange,
    print: printedSize(plan.country, ageRange),
    time: times[ageRange],
    categories: bagCategories(items, ageRange),
  });
  return {
    plan,
    planPath: href("/dashboards/:onboardingId/:ageRangeId", {
      onboardingId: plan.onboardingId,
      ageRangeId: size,
    }),
    size,
    sizes: sizes.map(categories),
    formKey: newId(),
    bag: bag && {
      id: bag.id,
      isUndone: bag.undoneAt !== null,
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
    ? { text: wish.bag.text, cells: cellsText(wish.bag.cells) }
    : { text: "", cells: "" };
}
