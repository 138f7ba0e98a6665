// Carries out the forms of boxes.

import { href } from "react-router";
import { boxesPath, NEW_BOX } from "~/contracts/wardrobe/box-addresses.ts";
import {
  boxFields,
  boxForm,
  newBoxFields,
  oldBoxFields,
  packForm,
  readPieces,
  readRow,
  type WayOut,
} from "~/contracts/wardrobe/box-forms.ts";
import { dayInZone } from "~/domain/calendar.ts";
import type { PlanAct } from "~/domain/members/plan-acts.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { Viewer } from "~/http/context.ts";
import { formAction, leads, type Sent } from "~/http/form-action.server.ts";
import { backToForm, seeOther } from "~/http/form-page.server.ts";
import { checkForm, type FormOutcome, formAgain, refuseForm } from "~/http/shown-form.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import {
  changeBox,
  type MovedPieces,
  packBox,
  packIntoSize,
  removeBox,
  takeFromAttic,
  unpackBox,
} from "~/usecases/wardrobe/keep-boxes.ts";
import { takeBagBack } from "~/usecases/wardrobe/save-bag.ts";
import type { FlashName } from "~/words/en/flashes.ts";
import { readEditable } from "./read-boxes.server.ts";

type SentForm<Name extends string> = Sent<Name, Viewer>;

const PACKED = { act: "boxed", flash: "box-packed" } as const satisfies Told;

/** Puts pieces into a box. */
export const sendPack = formAction({
  contract: packForm,
  async act(sent): Promise<FormOutcome> {
    const isNew = sent.fields.box === NEW_BOX;
    const read = isNew ? checkForm(sent, newBoxFields) : checkForm(sent, oldBoxFields);
    if ("refusal" in read) return read.refusal;
    const pieces = readPieces(sent.fields);
    if ("problem" in pieces) return refuseForm(sent, pieces.problem);
    const { formKey, into } = read.value;
    const moved = await packBox(sent.app, planOf(sent), into, { formKey, ...pieces });
    return answer(sent, moved, PACKED);
  },
  fault: { event: "box_not_packed", why: "BOX_NOT_SAVED", page: formAgain },
});

const OUT = {
  unpack: { act: "unboxed", flash: "box-unpacked" },
  use: { act: "box-used", flash: "box-used" },
  give: { act: "box-given", flash: "box-given" },
} as const satisfies Record<WayOut, Told>;

/** Names a box or deletes it, and takes pieces out of it. */
export const sendBox = formAction({
  contract: boxForm,
  async act(sent): Promise<FormOutcome> {
    const read = checkForm(sent, boxFields);
    if ("refusal" in read) return read.refusal;
    const { value: wish } = read;
    if (wish.intent === "undo") {
      const bag = { ...planOf(sent), bagId: wish.bagId };
      const taken = await takeBagBack(sent.app, bag, { act: "box-undone" });
      return changed(sent, typeof taken === "object", null);
    }
    if (wish.intent === "save") {
      const { boxId, label, where: place } = wish;
      return changed(sent, await changeBox(sent.app, planOf(sent), { boxId, label, place }), "box-saved");
    }
    if (wish.intent === "delete") {
      return changed(sent, await removeBox(sent.app, planOf(sent), wish.boxId), "box-deleted");
    }
    const { formKey } = wish;
    const now = { formKey, today: dayInZone(new Date(sent.app.now), sent.app.timeZone) };
    if (wish.intent === "row") {
      const row = readRow(sent.fields);
      if (!row) return refuseForm(sent, "BOX_CHANGED");
      if (row.act === "take")
        return answer(sent, await takeFromAttic(sent.app, planOf(sent), row.cell, now), OUT.use);
      return answer(sent, await packIntoSize(sent.app, planOf(sent), row.which, now), PACKED);
    }
    const pieces = readPieces(sent.fields);
    if ("problem" in pieces) return refuseForm(sent, pieces.problem);
    const { intent: way, boxId } = wish;
    const moved = await unpackBox(sent.app, planOf(sent), { boxId, way }, { formKey, ...pieces });
    return answer(sent, moved, OUT[way]);
  },
  fault: { event: "box_not_saved", why: "BOX_NOT_SAVED", page: formAgain },
});

function planOf<Name extends string>({ viewer, params }: SentForm<Name>) {
  return { viewerId: viewer.id, planId: params.onboardingId ?? "" };
}

type Told = { act: PlanAct; flash: FlashName };

/** Back to the boxes, or to the page of a row, once others on the plan, and on the box's plan, can read what was done. */
async function answer<Name extends string>(
  sent: SentForm<Name>,
  moved: MovedPieces,
  { act, flash }: Told,
): Promise<FormOutcome> {
  if (moved.kind === "refused") {
    const { status } = await readEditable(sent);
    return refuseForm(sent, isComplete(status) ? moved.why : "ATTEMPT_NOT_READY");
  }
  const { viewerId: userId, planId } = planOf(sent);
  const { ofPlan, bagId: bag, pieces: after } = moved;
  if (ofPlan !== null) noteAct(sent.app, { userId, planId }, { act, after, bag });
  if (ofPlan !== null && ofPlan !== planId) {
    noteAct(sent.app, { userId, planId: ofPlan }, { act: "box-taken", after, bag });
  }
  return leads(await backToForm(sent, boxesPath(planId, bag), flash));
}

async function changed<Name extends string>(
  sent: SentForm<Name>,
  isDone: boolean,
  flash: FlashName | null,
): Promise<FormOutcome> {
  const { viewerId: userId, planId } = planOf(sent);
  if (!isDone) {
    await readEditable(sent);
    return refuseForm(sent, "BOX_CHANGED");
  }
  // The list of what changed says how many pieces are back.
  if (!flash) {
    return leads(await seeOther(sent, href("/dashboards/:onboardingId/changes", { onboardingId: planId })));
  }
  noteAct(sent.app, { userId, planId }, { act: "box" });
  return leads(await seeOther(sent, boxesPath(planId), flash));
}
