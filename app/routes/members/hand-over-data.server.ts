import { data } from "react-router";
import { appContext } from "~/context.ts";
import { handOverForm, handOverRequest } from "~/contracts/members/member-forms.ts";
import { membersPath } from "~/contracts/plans/plan-addresses.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { HAND_OVER_COPY } from "~/copy/members/members-copy.ts";
import { selectMembers, selectPlanOfPeople } from "~/data/members/people.server.ts";
import { personName } from "~/domain/members/person-name.ts";
import { readFields } from "~/http/form-body.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import type { RouteArgs } from "~/http/route-args.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { handOverPlan } from "~/usecases/members/leave-plan.ts";

/** Makes the chosen member the owner; 404 unless the plan is the viewer's. */
export async function takeHandOver(args: RouteArgs, planId: string) {
  const viewer = await requireViewer(args);
  const { db, live, now } = args.context.get(appContext);
  const wish = handOverForm.safeParse(await readFields(args, handOverRequest)).data;
  if (!wish) {
    const [plan] = await selectPlanOfPeople(db, viewer.id, planId, "manage");
    if (!plan) throw data(null, { status: 404 });
    return data({ error: ERROR_TEXTS.UNEXPECTED }, { status: 400 });
  }
  const result = await handOverPlan({ db, live, now }, viewer.id, { planId, toId: wish.member });
  switch (result) {
    case "handed-over":
      throw await seeOther(args, membersPath(planId), "handed-over");
    case "not-a-member":
      throw await seeOther(args, membersPath(planId), "member-gone");
    case "no-room":
    case "no-room-for-trips": {
      const members = await selectMembers(db, viewer.id, planId);
      const member = members.find(({ userId }) => userId === wish.member);
      const say = result === "no-room" ? HAND_OVER_COPY.noRoom : HAND_OVER_COPY.noRoomForTrips;
      return data({ error: say(member ? personName(member) : "") }, { status: 409 });
    }
    case "not-found":
      throw data(null, { status: 404 });
    default:
      return result satisfies never;
  }
}
