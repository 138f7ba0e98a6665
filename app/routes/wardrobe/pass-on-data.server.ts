// Reads the page of what there is to pass on, and carries out its forms: pieces go off the counts of their size, and back.
import { data, href } from "react-router";
import { BAG_PARAM, passOnPath, type TakenBack } from "~/contracts/wardrobe/bag-addresses.ts";
import { passOnForm, readPassOnForm } from "~/contracts/wardrobe/bag-form.ts";
import { piecesOf } from "~/domain/wardrobe/bag-answer.ts";
import { missing, unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { newId } from "~/lib/new-id.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { passOnPieces, takeBagBack } from "~/usecases/wardrobe/save-bag.ts";
import { viewPassOn } from "~/views/wardrobe/bag-view.ts";
import { readPlanAndBag } from "./read-bag-page.server.ts";

type PassOnArgs = RouteArgs & { params: { onboardingId: string } };

/** 404 for a plan that isn't open to the viewer. */
export async function readPassOn(args: PassOnArgs) {
  const { items, bag, times, current, plan } = await readPlanAndBag(args, "out");
  const { onboardingId: planId } = plan;
  return {
    plan,
    planPath: href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId: current }),
    sections: viewPassOn(items, times),
    formKey: newId(),
    bag: bag && {
      id: bag.id,
      undone: bag.undone,
      pieces: bag.changes.reduce((sum, { pieces }) => sum - pieces, 0),
    },
  };
}

type Page = Response | Promise<Response> | ReturnType<typeof data<{ message: string }>>;

export const sendPassOn = formAction({
  contract: passOnForm,
  async act(sent) {
    const { onboardingId: planId = "" } = sent.params;
    const plan = { viewerId: sent.viewer.id, planId };
    const wish = readPassOnForm(sent.fields);
    const gone = (bagId: string, undone?: TakenBack) =>
      done(
        { bagId, leftText: "", undone },
        (): Page => seeOther(sent, `${passOnPath(planId)}?${new URLSearchParams({ [BAG_PARAM]: bagId })}`),
      );
    switch (wish.kind) {
      case "wrong":
        return refused(unreadable("BAG_NOT_SAVED"), onPage);
      case "nothing":
        return refused("PASS_ON_EMPTY", onPage);
      case "undo": {
        const act = { act: "passed-on-undone" } as const;
        const outcome = await takeBagBack(sent.app, { ...plan, bagId: wish.bagId }, act);
        if (outcome === "none") return notFound();
        if (outcome === "unreadable") return refused("COUNTS_UNREADABLE", onPage);
        return gone(wish.bagId, outcome);
      }
      case "pass-on": {
        const result = await passOnPieces(sent.app, plan, wish);
        if (result.kind === "nothing") return notFound();
        if (result.kind === "unreadable") return refused("COUNTS_UNREADABLE", onPage);
        const act = { act: "passed-on", after: piecesOf(wish.cells), bag: result.bagId } as const;
        noteAct(sent.app, { userId: sent.viewer.id, planId }, act);
        return gone(result.bagId);
      }
      default:
        return wish satisfies never;
    }
  },
  fault: { event: "pass_on_not_saved", why: "BAG_NOT_SAVED", page: (_, refusal) => onPage(refusal) },
});

function notFound() {
  return refused(missing("BAG_NOT_SAVED"), (): Page => {
    throw data(null, { status: 404 });
  });
}

function onPage({ status, message }: Refusal): Page {
  return data({ message }, { status });
}
