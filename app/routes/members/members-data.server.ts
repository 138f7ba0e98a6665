// What the page of a plan's people reads and does.

import { data } from "react-router";
import { emailForm } from "~/contracts/accounts/account-forms.ts";
import {
  handOverForm,
  handOverRequest,
  invitationRequest,
  type MembersWish,
  membersForm,
  membersRequest,
} from "~/contracts/members/member-forms.ts";
import { readNames } from "~/contracts/plans/names-form.ts";
import { membersPath } from "~/contracts/plans/plan-addresses.ts";
import { selectInvitations } from "~/data/members/invitations.server.ts";
import { type PlanOfPeople, selectMembers, selectPlanOfPeople } from "~/data/members/people.server.ts";
import { selectLinksOfPlan } from "~/data/sharing/made-links.server.ts";
import { toDay } from "~/domain/calendar.ts";
import { firstNameOf, maskedAs, personName } from "~/domain/members/person-name.ts";
import { MOST_MEMBERS } from "~/domain/members/plan-acts.ts";
import type { MemberRole } from "~/domain/members/roles.ts";
import { appContext, type Viewer } from "~/http/context.ts";
import { invitationCookie } from "~/http/cookies/link-cookies.server.ts";
import { formAction, leads, type Sent as SentForm } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { checkForm, type FormOutcome, refuseFields, refuseForm } from "~/http/shown-form.server.ts";
import { refuseTooMany, takeMailTurn } from "~/http/tries.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import {
  findInvitation,
  inviteToPlan,
  joinPlan,
  withdrawInvitation,
} from "~/usecases/members/invite-people.ts";
import { changeRole, handOverPlan, removeMember } from "~/usecases/members/leave-plan.ts";
import { nameUser } from "~/usecases/members/name-people.ts";
import { linksSeenBy, linksSeenByGone, moveSeenLinks } from "~/usecases/sharing/move-seen-links.ts";
import { viewPeople } from "~/views/members/people-view.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { CALENDAR_COPY } from "~/words/en/feed/calendar-links-copy.ts";
import type { FlashName } from "~/words/en/flashes.ts";
import { GIFTS_COPY } from "~/words/en/gifts/parents-gifts-copy.ts";
import { HAND_OVER_COPY, INVITATION_COPY, MEMBERS_COPY } from "~/words/en/members/members-copy.ts";
import { HELPERS_COPY } from "~/words/en/today/helper-copy.ts";

/** The people of a plan for whoever may read it, and for its owner those who are invited. */
export async function readMembers(args: RouteArgs, planId: string) {
  const { db, reader, now, country } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectPlanOfPeople(db, userId, planId)),
      reader.read(selectMembers(db, userId, planId)),
      reader.read(selectInvitations(db, userId, planId, now)),
      readUnsent(args),
      reader.read(selectLinksOfPlan(db, userId, planId)),
    ]),
  );
  const [[plan], members, invitations, unsent, links] = rows;
  if (!plan) throw data(null, { status: 404 });
  return {
    onboardingId: planId,
    role: plan.role,
    people: viewPeople(plan, members, viewer.id).map((person) => ({
      ...person,
      made: linkNames(links.filter(({ userId }) => userId !== null && userId === person.memberId)),
      seen: linkNames(linksSeenBy(links, person.memberId ?? "")),
    })),
    seenByGone: linkNames(linksSeenByGone(links, idsOf(viewer.id, members))),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      until: dayWords(toDay(new Date(expiresAt)), country ?? "US"),
    })),
    typed: unsent?.fields ?? null,
    isFull: members.length + invitations.length >= MOST_MEMBERS,
    maskedAs: maskedAs(viewer),
    /** Asked once, with the first invitation. */
    asksOwnName: firstNameOf(viewer) === null && members.length + invitations.length === 0,
  };
}

const idsOf = (ownerId: string, members: readonly { userId: string }[]) => [
  ownerId,
  ...members.map(({ userId }) => userId),
];

/** The names of links that people on a plan have made, as one text; null for none. */
function linkNames(links: readonly { kind: "helper" | "calendar" | "gifts"; label: string }[]) {
  const unnamed = { helper: HELPERS_COPY.unnamed, calendar: CALENDAR_COPY.unnamed, gifts: GIFTS_COPY.title };
  return links.length === 0 ? null : links.map(({ kind, label }) => label || unnamed[kind]).join(" · ");
}

type SentWish = SentForm<(typeof membersRequest.fields)[number], Viewer>;

/** Does what a button of the page asks for; 404 unless the plan is the viewer's. */
export const actOnMembers = formAction({
  contract: membersRequest,
  planAct: "manage",
  async act(sent): Promise<FormOutcome> {
    const wish = membersForm.safeParse(sent.fields).data;
    if (wish) return carryOut(sent, wish);
    await requireManaged(sent);
    return refuseForm(sent, "UNEXPECTED", "email");
  },
});

async function carryOut(sent: SentWish, wish: MembersWish): Promise<FormOutcome> {
  const { db, live } = sent.app;
  const { viewer } = sent;
  const planId = planOf(sent);
  switch (wish.intent) {
    case "invite":
      return invite(sent, wish.role);
    case "send-again": {
      const known = await findInvitation({ db }, viewer.id, planId, wish.invitation);
      if (!known) throw data(null, { status: 404 });
      return invite({ ...sent, fields: { ...sent.fields, email: known.email } }, known.role);
    }
    case "withdraw":
      if (!(await withdrawInvitation({ db, live }, viewer.id, planId, wish.invitation))) {
        throw data(null, { status: 404 });
      }
      return back(sent, "invitation-withdrawn");
    case "change-role": {
      const one = { planId, memberId: wish.member };
      return doneTo(sent, await changeRole({ db, live }, viewer.id, one, wish.role), "role-changed");
    }
    case "remove": {
      const isDone = await removeMember({ db, live }, viewer.id, { planId, memberId: wish.member });
      if (isDone && wish.links) await moveLinks(sent, (links) => linksSeenBy(links, wish.member));
      return doneTo(sent, isDone, "member-removed");
    }
    case "change-links": {
      await requireManaged(sent);
      const people = idsOf(viewer.id, await selectMembers(db, viewer.id, planId));
      await moveLinks(sent, (links) => linksSeenByGone(links, people));
      return back(sent, "links-changed");
    }
    default:
      return wish satisfies never;
  }
}

async function doneTo(sent: SentWish, isDone: boolean, flash: FlashName): Promise<FormOutcome> {
  if (isDone) return back(sent, flash);
  // Somebody who has just left is told apart from a plan that isn't the viewer's.
  await requireManaged(sent);
  return back(sent, "member-gone");
}

/** Gives links other addresses, and tells the gift list's givers that theirs has ended. */
async function moveLinks({ app, viewer, params }: SentWish, choose: Parameters<typeof moveSeenLinks>[3]) {
  const { config, db, now, givers, waitUntil } = app;
  const deps = { db, now, tokenSecret: config.tokenSecret };
  const ended = await moveSeenLinks(deps, viewer.id, planOf({ params }), choose);
  if (ended !== null) waitUntil(givers.tell(ended));
}

/** Invites the address in the form. */
async function invite(sent: SentWish, role: MemberRole): Promise<FormOutcome> {
  const { config, db, reader, live, outbox, now } = sent.app;
  const { viewer } = sent;
  const planId = planOf(sent);
  const wish = readInvite(sent);
  if ("refusal" in wish) {
    await requireManaged(sent);
    return wish.refusal;
  }
  const { email, names } = wish;
  // Whoever may not invite here loses a try of their own.
  const [plan, tooMany] = await Promise.all([
    requireManaged(sent),
    refuseTooMany(sent, "invite", viewer.id, reader),
  ]);
  if (tooMany) return refuseForm(sent, tooMany, "email");
  const turn = await takeMailTurn(sent, "invitation", email);
  if ("refusal" in turn) return refuseForm(sent, turn.refusal, "email");
  // The email says who invites.
  if (names.own) await nameUser({ db, live }, viewer.id, names.own);
  const result = await inviteToPlan(
    { db, live, outbox, tokenSecret: config.tokenSecret, now },
    viewer.id,
    planId,
    // A plan that was read before its owner had a name doesn't say who invites.
    { email, role, ...turn, known: names.own ? null : plan },
  );
  switch (result) {
    case "invited":
      return back(sent, "invited");
    case "plan-full":
      return refuseForm(sent, { status: 409, message: MEMBERS_COPY.full }, "email");
    case "not-found":
      throw data(null, { status: 404 });
    default:
      return result satisfies never;
  }
}

/** Whom the form invites, and what its sender is called; or what is wrong with it. */
function readInvite(sent: SentWish) {
  const form = checkForm(sent, emailForm);
  if ("refusal" in form) return form;
  const { email } = form.value;
  const { names, errors } = readNames({ yourName: sent.fields.yourName });
  if (!names) return { refusal: refuseFields(sent, errors) };
  if (email === sent.viewer.email) {
    const why = { status: 400, message: MEMBERS_COPY.ownAddress };
    return { refusal: refuseForm(sent, why, "email") };
  }
  return { email, names };
}

type SentOnPlan = Pick<SentForm<string, Viewer>, "app" | "context" | "params" | "viewer">;

function planOf({ params }: Pick<SentOnPlan, "params">): string {
  return params.onboardingId ?? "";
}

/** 404 unless the plan is the viewer's to manage. */
async function requireManaged(sent: SentOnPlan): Promise<PlanOfPeople> {
  const { db, reader } = sent.app;
  const [plan] = await reader.read(selectPlanOfPeople(db, sent.viewer.id, planOf(sent), "manage"));
  if (!plan) throw data(null, { status: 404 });
  return plan;
}

async function back(sent: SentOnPlan, flash: FlashName): Promise<FormOutcome> {
  return leads(await seeOther(sent, membersPath(planOf(sent)), flash));
}

/** Makes the chosen member the owner; 404 unless the plan is the viewer's. */
export const takeHandOver = formAction({
  contract: handOverRequest,
  planAct: "manage",
  async act(sent): Promise<FormOutcome> {
    const { db, live, now } = sent.app;
    const planId = planOf(sent);
    const wish = handOverForm.safeParse(sent.fields).data;
    if (!wish) {
      await requireManaged(sent);
      return refuseForm(sent, "UNEXPECTED");
    }
    const result = await handOverPlan({ db, live, now }, sent.viewer.id, { planId, toId: wish.member });
    switch (result) {
      case "handed-over":
        return back(sent, "handed-over");
      case "not-a-member":
        return back(sent, "member-gone");
      case "no-room":
      case "no-room-for-trips": {
        const members = await selectMembers(db, sent.viewer.id, planId);
        const member = members.find(({ userId }) => userId === wish.member);
        const say = result === "no-room" ? HAND_OVER_COPY.noRoom : HAND_OVER_COPY.noRoomForTrips;
        return refuseForm(sent, { status: 409, message: say(member ? personName(member) : "") });
      }
      case "not-found":
        throw data(null, { status: 404 });
      default:
        return result satisfies never;
    }
  },
});

/** Puts the viewer on the plan of the invitation that the page showed, and leads there. */
export const acceptInvitation = formAction({
  contract: invitationRequest,
  async act(sent): Promise<FormOutcome> {
    const { config, db, live, now } = sent.app;
    const { token = "" } = sent.fields;
    const joined = await joinPlan({ db, live, tokenSecret: config.tokenSecret, now }, sent.viewer.id, token);
    if (!joined) return refuseForm(sent, { status: 404, message: INVITATION_COPY.invalid });
    const page = await seeOther(sent, `/dashboards/${joined.onboardingId}`, "plan-joined");
    page.headers.append("Set-Cookie", await invitationCookie.clear(config));
    return leads(page);
  },
});
