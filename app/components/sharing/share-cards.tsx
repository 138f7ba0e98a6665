// The ways to share a plan, a card each: what it is for, how it stands, and the next step.

import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { Garment } from "~/components/illustrations/art.tsx";
import { Button, ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { CopyButton } from "~/components/ui/copy-button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { parentsGiftsPath } from "~/contracts/gifts/gift-addresses.ts";
import { membersPath, sharePath } from "~/contracts/plans/plan-addresses.ts";
import type { ShareLink } from "~/contracts/sharing/share-link.ts";
import { helpersPath } from "~/contracts/today/today-addresses.ts";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import { CALENDAR_COPY } from "~/words/en/feed/calendar-links-copy.ts";
import { GIFTS_COPY } from "~/words/en/gifts/parents-gifts-copy.ts";
import { MEMBERS_COPY } from "~/words/en/members/members-copy.ts";
import { NAMES_COPY, NAMES_PAGE_COPY } from "~/words/en/plans/names-copy.ts";
import { linkFacts } from "~/words/en/sharing/sharing-copy.ts";
import { WAYS_COPY } from "~/words/en/sharing/ways-copy.ts";
import { HELPERS_COPY } from "~/words/en/today/helper-copy.ts";

interface WayCardProps {
  id: string;
  title: string;
  hint?: string;
  picture: ReactNode;
  children: ReactNode;
}

function WayCard({ id, title, hint, picture, children }: WayCardProps) {
  return (
    <section aria-labelledby={id} className="card p-4">
      <div className="flow gap-x-4 gap-y-2">
        <div aria-hidden="true" className="flex w-14 shrink-0 justify-center">
          {picture}
        </div>
        <div className="min-w-0 grow basis-44">
          <h2 id={id} className="text-base">
            {title}
          </h2>
          {hint && <p className="text-sm text-ink-soft">{hint}</p>}
        </div>
      </div>
      <div className="mt-3 grid grid-cols-1 gap-3 border-t border-hairline pt-3">{children}</div>
    </section>
  );
}

interface PartnerCardProps {
  planId: string;
  people: readonly {
    memberId: string | null;
    name: string;
    initials: string;
    isViewer: boolean;
    /** In words; null for the owner. */
    joinedOn: string | null;
  }[];
  invited: readonly { id: string; email: string }[];
  asksOwnName: boolean;
  mayManage: boolean;
}

/** Who is on the plan, and the form that invites the first one. */
export function PartnerCard({ planId, people, invited, asksOwnName, mayManage }: PartnerCardProps) {
  const others = people.filter(({ isViewer }) => !isViewer);
  const isAlone = others.length + invited.length === 0;
  return (
    <WayCard
      id="partner"
      title={mayManage ? WAYS_COPY.partner : WAYS_COPY.people}
      {...(mayManage && { hint: WAYS_COPY.partnerHint })}
      picture={people.slice(0, 2).map(({ memberId, initials }, at) => (
        <span
          key={memberId ?? ""}
          className={`initials size-9 shrink-0 border-2 border-surface ${at > 0 ? "-ms-2 bg-leaf-tint! text-leaf!" : ""}`}
        >
          {initials}
        </span>
      ))}
    >
      {!isAlone && (
        <div className="flow justify-between gap-x-4 gap-y-1">
          <ul className="figures min-w-0 text-sm">
            {others.map(({ memberId, name, joinedOn }) => (
              <li key={memberId ?? ""} className="wrap-anywhere">
                <b className="font-semibold">{name}</b>{" "}
                <span className="text-ink-soft">
                  {joinedOn === null ? WAYS_COPY.owner : WAYS_COPY.joined(joinedOn)}
                </span>
              </li>
            ))}
            {invited.map(({ id, email }) => (
              <li key={id} className="wrap-anywhere">
                <b className="font-semibold">{email}</b>{" "}
                <span className="text-ink-soft">{WAYS_COPY.invited}</span>
              </li>
            ))}
          </ul>
          <Link
            to={`${membersPath(planId)}${mayManage ? "#invite-title" : ""}`}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-rose no-underline"
          >
            {mayManage ? WAYS_COPY.invite : WAYS_COPY.seePeople}
          </Link>
        </div>
      )}
      {isAlone && mayManage && <FirstInvitation planId={planId} asksOwnName={asksOwnName} />}
    </WayCard>
  );
}

/** Invites an editor; the page of people shows the rest, and a refusal. */
function FirstInvitation({ planId, asksOwnName }: { planId: string; asksOwnName: boolean }) {
  const path = membersPath(planId);
  return (
    <Form method="post" action={path} noValidate className="grid grid-cols-1 gap-3">
      <input type="hidden" name="intent" value="invite" />
      <input type="hidden" name="role" value="editor" />
      <Field
        name="email"
        type="email"
        label={MEMBERS_COPY.email}
        hint={MEMBERS_COPY.inviteLead}
        autoComplete="off"
        enterKeyHint="send"
        required
      />
      {asksOwnName && (
        <Field
          name="yourName"
          label={NAMES_COPY.you}
          hint={NAMES_PAGE_COPY.inviteHint}
          autoComplete="given-name"
        />
      )}
      <SubmitButton path={path} busy={MEMBERS_COPY.sending} look="quiet">
        {MEMBERS_COPY.send}
      </SubmitButton>
    </Form>
  );
}

interface FamilyCardProps {
  planId: string;
  /** Null before there is a list. */
  gifts: { coming: number; wished: number; isOpen: boolean; link: string | null } | null;
  isReady: boolean;
  mayManage: boolean;
}

/** The gift list: how much is coming, its address, and its page. */
export function FamilyCard({ planId, gifts, isReady, mayManage }: FamilyCardProps) {
  const path = parentsGiftsPath(planId);
  return (
    <WayCard
      id="family"
      title={WAYS_COPY.family}
      hint={WAYS_COPY.familyHint}
      picture={<Garment name="bunting_fleece" category={ITEM_CATEGORY.outerwear} />}
    >
      {gifts && (
        <>
          <p className="figures text-sm">
            <b className="font-semibold">{gifts.coming}</b> {WAYS_COPY.coming},{" "}
            <b className="font-semibold">{gifts.wished}</b> {WAYS_COPY.wished}
          </p>
          {!gifts.isOpen && <p className="text-sm text-ink-soft">{WAYS_COPY.closed}</p>}
          <div className="flex flex-wrap gap-3">
            {gifts.isOpen && gifts.link && (
              <CopyButton text={gifts.link} label={GIFTS_COPY.copy} told={GIFTS_COPY} of="family" />
            )}
            <ButtonLink to={path} look="quiet" className="grow">
              {WAYS_COPY.openList}
            </ButtonLink>
          </div>
        </>
      )}
      {!gifts && isReady && mayManage && (
        <ButtonLink to={path} className="justify-self-stretch">
          {GIFTS_COPY.make}
        </ButtonLink>
      )}
      {!gifts && !(isReady && mayManage) && (
        <p className="text-sm">{isReady ? GIFTS_COPY.onlyOwnerMakes : WAYS_COPY.notReady}</p>
      )}
    </WayCard>
  );
}

/** Today for helpers without an account: its page has the links, and a text to copy. */
export function HelpersCard({ planId }: { planId: string }) {
  return (
    <WayCard
      id="helpers"
      title={HELPERS_COPY.title}
      hint={HELPERS_COPY.lead}
      picture={<Garment name="hat_warm" category={ITEM_CATEGORY.accessories} />}
    >
      <ButtonLink to={helpersPath(planId)} look="quiet" className="justify-self-stretch">
        {WAYS_COPY.openHelpers}
      </ButtonLink>
    </WayCard>
  );
}

/** A feed for calendars: its page has the links. */
export function CalendarCard({ planId }: { planId: string }) {
  return (
    <WayCard
      id="calendar"
      title={CALENDAR_COPY.title}
      hint={CALENDAR_COPY.lead}
      picture={<Garment name="cardigan" category={ITEM_CATEGORY.tops} />}
    >
      <ButtonLink
        to={href("/dashboards/:onboardingId/calendar", { onboardingId: planId })}
        look="quiet"
        className="justify-self-stretch"
      >
        {WAYS_COPY.openCalendar}
      </ButtonLink>
    </WayCard>
  );
}

interface FriendCardProps {
  planId: string;
  link: ShareLink | null;
  /** Why the last one works no more; null if there was none. */
  over: string | null;
  /** The title that a first link would have; empty if no name is known. */
  suggestedTitle: string;
  isReady: boolean;
}

/** The link to a copy: made at once as it says, or the one that there is. */
export function FriendCard({ planId, link, over, suggestedTitle, isReady }: FriendCardProps) {
  const path = sharePath(planId);
  return (
    <WayCard
      id="friend"
      title={WAYS_COPY.friend}
      hint={WAYS_COPY.friendHint}
      picture={<Garment name="bodysuit_long_sleeve" category={ITEM_CATEGORY.tops} />}
    >
      {link && (
        <>
          <p className="figures text-sm">{linkFacts(link)}</p>
          <div className="flex flex-wrap gap-3">
            <CopyButton text={link.link} label={GIFTS_COPY.copy} told={GIFTS_COPY} of="friend" look="quiet" />
            <ButtonLink to={path} look="quiet" className="grow">
              {WAYS_COPY.changeLink}
            </ButtonLink>
          </div>
        </>
      )}
      {over && <p className="figures text-sm">{over}</p>}
      {!link && isReady && (
        <Form method="post" action={path} className="grid grid-cols-1 gap-3">
          <input type="hidden" name="title" value={suggestedTitle} />
          <input type="hidden" name="notes" value="exclude" />
          <p className="text-sm text-ink-soft wrap-anywhere">
            {suggestedTitle ? WAYS_COPY.linkSays(suggestedTitle) : WAYS_COPY.linkSaysNothing}
          </p>
          <Button type="submit" name="intent" value="generate" look="quiet">
            {WAYS_COPY.makeLink}
          </Button>
        </Form>
      )}
      {!link && !isReady && <p className="text-sm">{WAYS_COPY.notReady}</p>}
    </WayCard>
  );
}
