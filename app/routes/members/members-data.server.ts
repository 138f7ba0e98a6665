// What the page of a plan's people reads and does.

import { data } from "react-router";
import { appContext, type Viewer } from "~/context.ts";
import { emailForm } from "~/contracts/accounts/account-forms.ts";
import {
  handOverForm,
  handOverRequest,
  invitationRequest,
  type MembersWish,
  membersForm,
  membersRequest,
} from "~/contracts/members/member-forms.ts";
import { membersPath } from "~/contracts/plans/plan-addresses.ts";
import type { FlashName } from "~/copy/accounts/flashes.ts";
import { dayWords } from "~/copy/day-words.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { HAND_OVER_COPY, MEMBERS_COPY } from "~/copy/members/members-copy.ts";
import { titleOfPlan } from "~/copy/plans/title-of-plan.ts";
import { selectInvitations } from "~/data/members/invitations.server.ts";
import { selectMembers, selectPlanOfPeople } from "~/data/members/people.server.ts";
import { toDay } from "~/domain/calendar.ts";
import { personName } from "~/domain/members/person-name.ts";
import { MOST_MEMBERS } from "~/domain/members/plan-acts.ts";
import type { MemberRole } from "~/domain/members/roles.ts";
import { clearedInvitationCookie } from "~/http/cookies/link-cookies.server.ts";
import { checkFields, readFields } from "~/http/form-body.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readAsViewer, requireViewer } from "~/http/viewer.server.ts";
import { refuseTooMany, takeMailTurn } from "~/routes/accounts/tries.server.ts";
import {
  findInvitation,
  inviteToPlan,
  joinPlan,
  withdrawInvitation,
} from "~/usecases/members/invite-people.ts";
import { changeRole, handOverPlan, removeMember } from "~/usecases/members/leave-plan.ts";
import { viewPeople } from "~/views/members/people-view.ts";

/** The people of a plan for whoever may read it, and for its owner those who are invited. */
export async function readMembers(args: RouteArgs, planId: string) {
  const { db, reader, now, country } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectPlanOfPeople(db, userId, planId)),
      reader.read(selectMembers(db, userId, planId)),
      reader.read(selectInvitations(db, userId, planId, now)),
      readUnsent(args),
    ]),
  );
  const [[plan], members, invitations, unsent] = rows;
  if (!plan) throw data(null, { status: 404 });
  return {
    onboardingId: planId,
    title: titleOfPlan(plan),
    role: plan.role,
    people: viewPeople(plan, members, viewer.id),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      until: dayWords(toDay(new Date(expiresAt)), country ?? "US"),
    })),
    typed: unsent?.fields ?? null,
    isFull: members.length + invitations.length >= MOST_MEMBERS,
  };
}

interface Sent {
  args: RouteArgs;
  viewer: Viewer;
  planId: string;
}

/** Does what a button of the page asks for; 404 unless the plan is the viewer's. */
export async function actOnMembers(args: RouteArgs, planId: string) {
  const viewer = await requireViewer(args);
  const { db } = args.context.get(appContext);
  const wish = membersForm.safeParse(await readFields(args, membersRequest)).data;
  if (!wish) {
    const [plan] = await selectPlanOfPeople(db, viewer.id, planId, "manage");
    if (!plan) throw data(null, { status: 404 });
    return refuse(ERROR_TEXTS.UNEXPECTED, "", 400);
  }
  return carryOut({ args, viewer, planId }, wish);
}

async function carryOut(sent: Sent, wish: MembersWish) {
  const { args, viewer, planId } = sent;
  const { db, live } = args.context.get(appContext);
  switch (wish.intent) {
    case "invite":
      return invite(sent, wish.email, wish.role);
    case "send-again": {
      const known = await findInvitation({ db }, viewer.id, planId, wish.invitation);
      if (!known) throw data(null, { status: 404 });
      return invite(sent, known.email, known.role);
    }
    case "withdraw":
      if (!(await withdrawInvitation({ db, live }, viewer.id, planId, wish.invitation))) {
        throw data(null, { status: 404 });
      }
      return back(sent, "invitation-withdrawn");
    case "change-role":
    case "remove": {
      const one = { planId, memberId: wish.member };
      const isDone =
        wish.intent === "remove"
          ? await removeMember({ db, live }, viewer.id, one)
          : await changeRole({ db, live }, viewer.id, one, wish.role);
      if (isDone) return back(sent, wish.intent === "remove" ? "member-removed" : "role-changed");
      return memberGone(sent);
    }
    default:
      return wish satisfies never;
  }
}

async function invite(sent: Sent, typed: string, role: MemberRole) {
  const { args, viewer, planId } = sent;
  const { config, db, live, outbox, now } = args.context.get(appContext);
  const [plan] = await selectPlanOfPeople(db, viewer.id, planId, "manage");
  if (!plan) throw data(null, { status: 404 });
  const submission = checkFields({ email: typed }, emailForm);
  if (submission.status !== "success") {
    return refuse(submission.error?.email?.[0] ?? ERROR_TEXTS.EMAIL_INVALID, typed, 400);
  }
  const { email } = submission.value;
  if (email === viewer.email) return refuse(MEMBERS_COPY.ownAddress, typed, 400);
  const tooMany = await refuseTooMany(args, "invite", viewer.id);
  if (tooMany) return refuse(tooMany.message, typed, 429, tooMany.init.headers);
  const turn = await takeMailTurn(args, "invitation", email);
  if (turn.kind === "refuse") return refuse(turn.refusal.message, typed, 429, turn.refusal.init.headers);
  const result = await inviteToPlan(
    { db, live, outbox, tokenSecret: config.tokenSecret, now },
    viewer.id,
    planId,
    { email, role, isMailHeldBack: turn.kind === "hold-back" },
  );
  switch (result) {
    case "invited":
      return back(sent, "invited");
    case "plan-full":
      return refuse(MEMBERS_COPY.full, typed, 409);
    case "not-found":
      throw data(null, { status: 404 });
    default:
      return result satisfies never;
  }
}

/** Somebody who has just left is told apart from a plan that isn't the viewer's. */
async function memberGone(sent: Sent) {
  const { db } = sent.args.context.get(appContext);
  const [plan] = await selectPlanOfPeople(db, sent.viewer.id, sent.planId, "manage");
  if (!plan) throw data(null, { status: 404 });
  return back(sent, "member-gone");
}

async function back({ args, planId }: Sent, flash: FlashName): Promise<never> {
  throw await seeOther(args, membersPath(planId), flash);
}

function refuse(error: string, email: string, status: number, headers: Record<string, string> = {}) {
  return data({ error, email }, { status, headers });
}

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
