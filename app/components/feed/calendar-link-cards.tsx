// The parents' side of a plan's calendars: the links that there are, the form of the next one, and how calendars take them.
import { Form } from "react-router";
import { calendarPath, subscribingAddress } from "~/contracts/feed/feed-addresses.ts";
import type { ShownCalendarLink } from "~/contracts/feed/shown-calendar-link.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { CALENDAR_COPY } from "~/copy/feed/calendar-links-copy.ts";
import { BIRTH_COPY } from "~/copy/plans/birth-copy.ts";
import { useFirstWrong } from "~/hooks/use-form-send.ts";
import { Button, ButtonLink, SubmitButton } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";

/** The links of a plan, each with its addresses and the way to close it. */
export function CalendarLinks({ planId, links }: { planId: string; links: readonly ShownCalendarLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="calendar-links">
      <h2 id="calendar-links" className="text-lg">
        {CALENDAR_COPY.links}
      </h2>
      <ul className="mt-2 grid gap-2">
        {links.map((link) => (
          <CalendarLink key={link.id} planId={planId} link={link} />
        ))}
      </ul>
    </section>
  );
}

function CalendarLink({ planId, link }: { planId: string; link: ShownCalendarLink }) {
  const { id, label, language, link: address } = link;
  const headingId = `calendar-${id}`;
  return (
    <li className="card px-4 py-3" data-answer="">
      <h3 id={headingId} className="font-sans text-base font-semibold wrap-anywhere">
        {label || CALENDAR_COPY.unnamed}
      </h3>
      <p className="text-sm text-ink-soft">{language}</p>
      {address && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <ButtonLink to={subscribingAddress(address)} aria-describedby={headingId} className="grow">
            {CALENDAR_COPY.subscribe}
          </ButtonLink>
          <CopyButton
            text={address}
            label={CALENDAR_COPY.copyLink}
            told={CALENDAR_COPY}
            of={headingId}
            look="quiet"
          />
        </div>
      )}
      <Form
        method="post"
        action={calendarPath(planId)}
        className="mt-2 flex flex-wrap items-center justify-between gap-x-3"
      >
        <input type="hidden" name="calendarId" value={id} />
        {address && (
          <a href={address} className="linkish inline-flex min-h-11 items-center text-sm">
            {CALENDAR_COPY.see}
          </a>
        )}
        <Button type="submit" name="intent" value="close" look="bare" aria-describedby={headingId}>
          {CALENDAR_COPY.close}
        </Button>
      </Form>
    </li>
  );
}

interface CalendarFormProps {
  planId: string;
  /** Why a form was refused, and for what was typed. */
  refusal: AnsweredForm | null;
  /** A form that was sent after its session had ended. */
  typed: Readonly<Record<string, string>> | null;
  isFirst: boolean;
  isFull: boolean;
}

/** Makes a link. */
export function CalendarForm({ planId, refusal, typed, isFirst, isFull }: CalendarFormProps) {
  const form = useFirstWrong(refusal);
  const path = calendarPath(planId);
  const values: AnsweredForm["typed"] = {
    ...(isFirst && { label: CALENDAR_COPY.usualLabel }),
    ...typed,
    ...refusal?.typed,
  };
  return (
    <section aria-labelledby="make-title" className={isFirst ? "" : "mt-6"}>
      <h2 id="make-title" className="text-lg">
        {CALENDAR_COPY.make}
      </h2>
      {refusal?.message && (
        <Notice look="error" isAlert>
          {refusal.message}
        </Notice>
      )}
      <p className="mt-1 text-sm text-ink-soft">{isFull ? CALENDAR_COPY.full : CALENDAR_COPY.shows}</p>
      {!isFull && (
        <Form ref={form} method="post" action={path} noValidate className="mt-3 grid grid-cols-1 gap-4">
          <input type="hidden" name="intent" value="make" />
          <Field
            id="label"
            name="label"
            label={CALENDAR_COPY.label}
            autoComplete="off"
            defaultValue={values.label ?? ""}
            error={refusal?.errors.label}
          />
          <SubmitButton path={path} busy={BIRTH_COPY.saving}>
            {CALENDAR_COPY.make}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}

/** How calendars take a link. */
export function CalendarHelp() {
  return (
    <section aria-labelledby="calendar-help" className="mt-6">
      <h2 id="calendar-help" className="text-lg">
        {CALENDAR_COPY.how}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-sm">
        {[CALENDAR_COPY.apple, CALENDAR_COPY.google, CALENDAR_COPY.outlook, CALENDAR_COPY.when].map(
          (line) => (
            <li key={line}>{line}</li>
          ),
        )}
      </ul>
    </section>
  );
}
