import { data } from "react-router";
import { appContext } from "~/context.ts";
import { invitationRequest } from "~/contracts/members/member-forms.ts";
import { clearedInvitationCookie } from "~/http/cookies/link-cookies.server.ts";
import { readFields } from "~/http/form-body.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import type { RouteArgs } from "~/http/route-args.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { joinPlan } from "~/usecases/members/invite-people.ts";

/** Puts the viewer on the plan of the invitation that the page showed, and leads there. */
export async function acceptInvitation(args: RouteArgs) {
  const viewer = await requireViewer(args);
  const { config, db, live, now } = args.context.get(appContext);
  const { token = "" } = await readFields(args, invitationRequest);
  const joined = await joinPlan({ db, live, tokenSecret: config.tokenSecret, now }, viewer.id, token);
  if (!joined) return data(null, { status: 404 });
  const page = await seeOther(args, `/dashboards/${joined.onboardingId}`, "plan-joined");
  page.headers.append("Set-Cookie", await clearedInvitationCookie(config));
  throw page;
}
