import { useId, useState } from "react";
import { Form, Link } from "react-router";
import { useCanKeepPasskeys, useNewPasskey } from "~/components/accounts/use-passkey.ts";
import { Scene } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { FieldError } from "~/components/ui/field.tsx";
import { UndoNotice } from "~/components/ui/undo-notice.tsx";
import { answersPath, restorePath } from "~/contracts/plans/plan-addresses.ts";
import { type AttemptAllowance, mayUpgrade } from "~/domain/plans/access.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { PlanSummary } from "~/domain/plans/plan-summary.ts";
import { LEGAL_KNOWN, type LegalTextName } from "~/domain/public/legal-changes.ts";
import { keepText, keptText } from "~/lib/browser-store.ts";
import { PASSKEY_COPY } from "~/words/en/accounts/oauth-copy.ts";
import { dayWords, UNKNOWN_COUNTRY } from "~/words/en/day-words.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { FOOTER_COPY, TOAST_COPY } from "~/words/en/layout.ts";
import { DELETE_PLAN_COPY } from "~/words/en/plans/plan-changes.ts";
import { AT_LIMIT, LIST_COPY, REMINDER_OFFER } from "~/words/en/plans/plan-list-copy.ts";
import { attemptsUsed, planName } from "~/words/en/plans/tiers.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { NameForOthers } from "./name-fields.tsx";
import { PlanCard } from "./plan-card.tsx";
import { type GivenTitle, useListChanges, usePlanEvents } from "./use-plan-events.ts";

/** Says that a plan was deleted, with an undo button. Use the plan's id as the key. */
export function DeletedNotice({ planId, title }: { planId: string; title: string }) {
  const { deleted, undo, undoing } = DELETE_PLAN_COPY;
  return <UndoNotice text={deleted(title)} undo={undo} undoing={undoing} path={restorePath(planId)} />;
}

interface PlanListHeadProps {
  allowance: AttemptAllowance;
  tier: string;
  /** The newest complete plan, whose answers can be changed. */
  newest: { onboardingId: string; title: string } | null;
}

/** The tier and its attempts, and a new quiz, or what to do when none is left. */
function PlanListHead({ allowance, tier, newest }: PlanListHeadProps) {
  const reasonId = useId();
  return (
    <>
      <div className="flow justify-between gap-x-4 gap-y-2">
        <p className="figures min-w-0 grow basis-40 text-sm text-ink-soft">
          {mayUpgrade(tier) ? (
            `${planName(tier)} · ${attemptsUsed(allowance.used, allowance.max)}`
          ) : (
            <Link className="tap-link" to="/subscription">
              {planName(tier)}
            </Link>
          )}
        </p>
        {allowance.blocked ? (
          <Button
            disabled
            look="quiet"
            className="shrink-0"
            title={ERROR_TEXTS.QUIZ_LIMIT_REACHED}
            aria-describedby={reasonId}
          >
            {LIST_COPY.newQuiz}
          </Button>
        ) : (
          <ButtonLink to="/onboarding" look="quiet" className="shrink-0">
            {LIST_COPY.newQuiz}
          </ButtonLink>
        )}
      </div>
      {allowance.blocked && (
        // Visible text as well as a title: phones have no pointer to hover with.
        <div className="mt-2 max-w-2xl text-sm text-ink-soft">
          <p id={reasonId}>{ERROR_TEXTS.QUIZ_LIMIT_REACHED}</p>
          <WithoutQuiz newest={newest} />
        </div>
      )}
    </>
  );
}

function WithoutQuiz({ newest }: Pick<PlanListHeadProps, "newest">) {
  if (!newest) return <p>{AT_LIMIT.noPlan}</p>;
  return (
    <p className="wrap-anywhere">
      {AT_LIMIT.before}
      <Link className="linkish" to={answersPath(newest.onboardingId)}>
        {AT_LIMIT.changeAnswers(newest.title)}
      </Link>
      {AT_LIMIT.after}
    </p>
  );
}

/** Says which legal texts have changed, until one is read or the line is closed: by a form, so that every device knows. */
function ChangedTexts({ changed }: { changed: readonly LegalTextName[] }) {
  const text = LIST_COPY.textsChanged(dayWords(LEGAL_KNOWN, UNKNOWN_COUNTRY, "longDate"));
  return (
    <Form method="post" action="/profile" className="mt-2 flow gap-x-5 text-sm">
      <input type="hidden" name="intent" value="legal-known" />
      <input type="hidden" name="from" value="/dashboards" />
      <p className="text-ink-soft">{text}</p>
      {[...changed, undefined].map((name) => (
        <button key={name} type="submit" name={name && "read"} value={name} className="linkish min-h-11">
          {name ? FOOTER_COPY[name] : TOAST_COPY.close}
        </button>
      ))}
    </Form>
  );
}

/** Offers reminders below the plans; either answer removes it for good. */
function ReminderOffer() {
  return (
    <Form
      method="post"
      action="/profile"
      className="mt-8 flow justify-between gap-x-6 gap-y-2 border-t border-hairline pt-5"
    >
      <input type="hidden" name="intent" value="mail" />
      <input type="hidden" name="from" value="/dashboards" />
      <p className="min-w-0 grow basis-64 text-sm text-ink-soft">{REMINDER_OFFER.text}</p>
      <div className="flow gap-x-5">
        <Button type="submit" look="quiet" name="reminders" value="on">
          {REMINDER_OFFER.yes}
        </Button>
        <button type="submit" name="reminders" value="off" className="linkish min-h-12 text-sm">
          {REMINDER_OFFER.no}
        </button>
      </div>
    </Form>
  );
}

interface PlanListProps {
  attempts: readonly PlanSummary[];
  /** Whether Today has a page of several children. */
  isFamily?: boolean;
  allowance: AttemptAllowance;
  tier: string;
  selectedOnboardingId: string | null;
  /** The plan just deleted, while it can still be restored. */
  deleted?: {
    onboardingId: string;
    cardTitle: string | null;
    attemptNumber: number;
    babyNames: readonly string[] | null;
  } | null;
  changedTexts?: readonly LegalTextName[];
  /** Whether to offer reminders; only once there is a plan. */
  canOfferReminders?: boolean;
  /** Whether to offer a passkey; only once there is a plan. */
  canOfferPasskey?: boolean;
  /** The masked form of the viewer's address that others see, until the viewer has read that they will see it whole; else null. */
  maskedAs?: string | null;
  /** When the page was loaded, by the server's clock. */
  loadedAt: number;
}

/** The whole page: the header, the cards, newest attempt first, and one live region for changes made elsewhere. */
export function PlanList(props: PlanListProps) {
  const { attempts: plans, allowance, tier, selectedOnboardingId: selectedPlanId, deleted, loadedAt } = props;
  const { canOfferReminders, canOfferPasskey, changedTexts = [], maskedAs } = props;
  const { current, rename } = usePlanEvents(plans, loadedAt);
  const { announcement, expect } = useListChanges(current);
  function takeOver(planId: string, given: GivenTitle) {
    expect(planId, given.title);
    rename(planId, given);
  }
  const newest = current.find(({ status }) => isComplete(status));
  return (
    <PageFrame title={LIST_COPY.title} back={null} isWide>
      <PlanListHead
        allowance={allowance}
        tier={tier}
        newest={newest ? { onboardingId: newest.onboardingId, title: titleOfPlan(newest) } : null}
      />
      {props.isFamily && (
        <Link className="tap-link" to="/today">
          {TODAY_COPY.family}
        </Link>
      )}
      {changedTexts.length > 0 && <ChangedTexts changed={changedTexts} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {deleted && (
        <div className="mt-4">
          <DeletedNotice
            key={deleted.onboardingId}
            planId={deleted.onboardingId}
            title={titleOfPlan(deleted)}
          />
        </div>
      )}
      {current.length === 0 ? (
        <EmptyList />
      ) : (
        <ul className="mt-5 grid gap-4">
          {current.map((plan) => (
            <li key={plan.onboardingId}>
              <PlanCard
                plan={plan}
                loadedAt={loadedAt}
                selectedOnboardingId={selectedPlanId}
                onRenamed={(given) => takeOver(plan.onboardingId, given)}
              />
            </li>
          ))}
        </ul>
      )}
      {maskedAs && <NameForOthers maskedAs={maskedAs} from="/dashboards" />}
      {canOfferReminders && newest && <ReminderOffer />}
      {canOfferPasskey && newest && <PasskeyOffer />}
    </PageFrame>
  );
}

function EmptyList() {
  return (
    <div className="card mt-5 flex flex-col items-center gap-3 px-6 py-10 text-center">
      <Scene name="empty-plans" className="aspect-8/5 w-64 max-w-full" />
      <h2 className="text-lg">{LIST_COPY.emptyTitle}</h2>
      <p className="text-ink-soft">{LIST_COPY.emptyText}</p>
      <ButtonLink to="/onboarding">{LIST_COPY.emptyButton}</ButtonLink>
    </div>
  );
}

/** Signing out empties what a page keeps. A browser that keeps nothing asks again. */
const KEPT = "passkey-offer";

/** Offers a passkey right after sign-in on a device that can store one. "Not now" lasts until the next sign-in. */
function PasskeyOffer() {
  const canKeep = useCanKeepPasskeys();
  const [isLater, setLater] = useState(false);
  const way = useNewPasskey("/dashboards");
  if (!canKeep || isLater || keptText(KEPT) !== null) return null;
  return (
    <section
      aria-labelledby="passkey-offer"
      className="mt-8 flow justify-between gap-x-6 gap-y-2 border-t border-hairline pt-5"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="passkey-offer" className="text-sm font-semibold">
          {PASSKEY_COPY.offerTitle}
        </h2>
        <p className="text-sm text-ink-soft">{PASSKEY_COPY.offerText}</p>
        <FieldError id="passkey-offer-error" error={way.problem ?? undefined} />
      </div>
      <div className="flow gap-x-5">
        <Button look="quiet" onClick={way.start} aria-disabled={way.isBusy || undefined}>
          {way.isBusy ? PASSKEY_COPY.busy : PASSKEY_COPY.add}
        </Button>
        <button
          type="button"
          className="linkish min-h-12 text-sm"
          onClick={() => {
            keepText(KEPT, "later");
            setLater(true);
          }}
        >
          {PASSKEY_COPY.offerLater}
        </button>
      </div>
    </section>
  );
}
