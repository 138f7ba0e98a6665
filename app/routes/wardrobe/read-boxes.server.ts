// Reads the pages of boxes, each in one round trip.
import { data } from "react-router";
import type { AnsweredForm } from "~/contracts/form.ts";
import { BAG_PARAM, PASS_FIELD } from "~/contracts/wardrobe/bag-addresses.ts";
import { PACK_SIZE_PARAM } from "~/contracts/wardrobe/box-addresses.ts";
import { selectPlanForViewer, selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { selectBox, selectBoxes, selectBoxesOfOthers } from "~/data/wardrobe/boxes.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { may } from "~/domain/members/roles.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { parseCount } from "~/domain/wardrobe/owned.ts";
import { appContext } from "~/http/context.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import type { PlanRouteArgs, RouteArgs } from "~/http/request-context.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { isId, newId } from "~/lib/new-id.ts";
import { bagItems, viewPassOn } from "~/views/wardrobe/bag-view.ts";
import { viewBox, viewOtherBoxes, viewPacking, viewUnpacked } from "~/views/wardrobe/boxes-view.ts";
import { readWardrobe } from "~/views/wardrobe/plan-items.ts";

type PlanForPage = Awaited<ReturnType<typeof selectPlanForViewer>>[number];

function planOfPage(
  plan: Omit<PlanForPage, "weatherGroups" | "numberChanges" | "sizeMoves" | "memberNames" | "attic">,
) {
  const { onboardingId, cardTitle, babyNames, attemptNumber, status, role, ownerName } = plan;
  return { onboardingId, cardTitle, babyNames, attemptNumber, status, role, ownerName };
}

/** A plan's boxes, and what its child can wear of those of other plans; 404 for a plan that isn't open to the viewer. */
export async function readBoxes(args: PlanRouteArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [plan, items, boxes, others, unsent] = await readFound(args, noSuchPlan(planId), (viewerId) => [
    reader.read(selectPlanForViewer(db, viewerId, planId)),
    reader.read(selectItemsForViewer(db, viewerId, planId)),
    reader.read(selectBoxes(db, { viewerId, planId })),
    reader.read(selectBoxesOfOthers(db, { viewerId, planId })),
    readUnsent(args),
  ]);
  const today = dayInZone(new Date(now), timeZone);
  const isReady = isComplete(plan.status);
  const wardrobe = isReady ? readWardrobe(plan, items, { today }) : null;
  const moved = args.url.searchParams.get(BAG_PARAM) ?? "";
  return {
    plan: planOfPage(plan),
    isReady,
    moved: isId(moved) && may(plan.role, "edit") ? moved : null,
    boxes: boxes.map(viewBox),
    others: wardrobe ? viewOtherBoxes(others, wardrobe) : [],
    unpacked: wardrobe && may(plan.role, "edit") ? viewUnpacked(wardrobe) : [],
    formKey: newId(),
    kept: asTyped(unsent?.fields),
  };
}

/** The pieces to pack of one section of what there is to pass on, those that the address checks or all. */
export async function readPacking(args: PlanRouteArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const { searchParams } = args.url;
  const [plan, items, boxes, unsent] = await readFound(args, noSuchPlan(planId), (viewerId) => [
    reader.read(selectPlanForViewer(db, viewerId, planId)),
    reader.read(selectItemsForViewer(db, viewerId, planId)),
    reader.read(selectBoxes(db, { viewerId, planId })),
    readUnsent(args),
  ]);
  const today = dayInZone(new Date(now), timeZone);
  const wardrobe = readWardrobe(plan, items, { today });
  const sections = viewPassOn(bagItems(wardrobe), wardrobe.times);
  const { weatherGroups } = plan;
  const checked = [...searchParams].filter(([name]) => name.startsWith(PASS_FIELD));
  return {
    plan: planOfPage(plan),
    isReady: isComplete(plan.status),
    packing: viewPacking(sections, {
      asked: searchParams.get(PACK_SIZE_PARAM),
      chosen: new Map(checked.map(([name, text]) => [name.slice(PASS_FIELD.length), parseCount(text) ?? 0])),
      boxes,
      weatherGroups,
    }),
    formKey: newId(),
    kept: asTyped(unsent?.fields),
  };
}

/** One box, for its label; 404 unless it is in a plan that is open to the viewer. */
export async function readBoxLabel(args: PlanRouteArgs & { params: { boxId: string } }) {
  const { db, reader } = args.context.get(appContext);
  const { onboardingId: planId, boxId } = args.params;
  if (!isId(boxId)) throw data(null, { status: 404 });
  const [plan, [box]] = await readFound(args, noSuchPlan(planId), (viewerId) => [
    reader.read(selectPlanForViewer(db, viewerId, planId)),
    reader.read(selectBox(db, { viewerId, planId, boxId })),
  ]);
  if (!box) throw data(null, { status: 404 });
  return { plan: planOfPage(plan), box: viewBox(box) };
}

/** The plan of a form; 404 unless its sender may edit it. */
export async function readEditable(args: {
  context: RouteArgs["context"];
  viewer: { id: string };
  params: Readonly<Record<string, string | undefined>>;
}) {
  const { db } = args.context.get(appContext);
  const planId = args.params.onboardingId ?? "";
  const [plan] = await selectPlanSummaryForViewer(db, args.viewer.id, planId, "edit");
  if (!plan) throw data(null, { status: 404 });
  return plan;
}

/** A form that was sent after its session had ended, as its page shows it again. */
function asTyped(fields: Readonly<Record<string, string | undefined>> = {}): AnsweredForm | null {
  const typed = Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : []));
  return typed.length > 0
    ? { isDone: false, message: null, errors: {}, typed: Object.fromEntries(typed) }
    : null;
}
