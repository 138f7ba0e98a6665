// The parents' side of links that they make for others: the links that there are, and the form of the next one; and for helpers a text for
// a chat, for calendars how these take a link.
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { CopyButton } from "~/components/ui/copy-button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import { calendarPath, subscribingAddress } from "~/contracts/feed/feed-addresses.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import type { ShownLink } from "~/contracts/sharing/made-link-form.ts";
import { helpersPath } from "~/contracts/today/today-addresses.ts";
import { CALENDAR_COPY } from "~/words/en/feed/calendar-links-copy.ts";
import { BIRTH_COPY } from "~/words/en/plans/birth-copy.ts";
import { HELPER_COPY, HELPERS_COPY } from "~/words/en/today/helper-copy.ts";

/** Today and tomorrow as text. */
export function HelperText({ text }: { text: string }) {
  return (
    <section className="card p-4">
      <h2 id="helper-text-title" className="text-base">
        {HELPER_COPY.asText}
      </h2>
      <details className="mt-1">
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-rose">
          {HELPERS_COPY.readText}
        </summary>
        <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
      </details>
      <div className="mt-2 flex flex-wrap gap-3">
        <CopyButton text={text} label={HELPER_COPY.copyText} told={HELPER_COPY} of="helper-text-title" />
      </div>
    </section>
  );
}

/** A list of links; `card` is what one shows below its name. */
function Links(props: {
  title: string;
  unnamed: string;
  links: readonly ShownLink[];
  card: (link: ShownLink, headingId: string) => ReactNode;
}) {
  const { title, unnamed, links, card } = props;
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="links" className="mt-6">
      <h2 id="links" className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 grid gap-2">
        {links.map((link) => {
          const headingId = `link-${link.id}`;
          return (
            <li key={link.id} className="card px-4 py-3" data-answer="">
              <h3 id={headingId} className="font-sans text-base font-semibold wrap-anywhere">
                {link.label || unnamed}
              </h3>
              {link.maker !== null && (
                <p className="text-sm text-ink-soft wrap-anywhere">{HELPERS_COPY.madeBy(link.maker)}</p>
              )}
              {card(link, headingId)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The link of a row without its address isn't for the viewer, or it was sealed under a secret that is gone. */
const whyNoAddress = (isHidden: boolean, hidden: string) => (isHidden ? hidden : HELPERS_COPY.lost);

/** The helpers' links of a plan, each with its end, its address for whoever may see it, and the ways to renew and to close it. */
export function HelperLinks({ planId, links }: { planId: string; links: readonly ShownLink[] }) {
  return (
    <Links
      title={HELPERS_COPY.links}
      unnamed={HELPERS_COPY.unnamed}
      links={links}
      card={({ id, shownName, link: address, isHidden, isOver, until }, headingId) => (
        <>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {until !== null && (isOver ? HELPERS_COPY.ended(until) : HELPERS_COPY.until(until))}
            {shownName && ` · ${HELPERS_COPY.showsName(shownName)}`}
          </p>
          {!address && <p className="text-sm text-ink-soft">{whyNoAddress(isHidden, HELPERS_COPY.hidden)}</p>}
          {!isOver && address && (
            <div className="mt-2 flex flex-wrap items-center gap-3">
              <CopyButton text={address} label={HELPERS_COPY.copyLink} told={HELPER_COPY} of={headingId} />
              <a href={address} className="linkish inline-flex min-h-11 items-center wrap-anywhere">
                {HELPERS_COPY.see}
              </a>
            </div>
          )}
          <Form method="post" action={helpersPath(planId)} className="mt-2 flex flex-wrap gap-2">
            <input type="hidden" name="helperId" value={id} />
            <Button type="submit" name="intent" value="renew" look="quiet" aria-describedby={headingId}>
              {HELPERS_COPY.renew}
            </Button>
            <Button type="submit" name="intent" value="close" look="bare" aria-describedby={headingId}>
              {HELPERS_COPY.close}
            </Button>
          </Form>
        </>
      )}
    />
  );
}

/** The calendars' links of a plan, each with its addresses for whoever may see them, and the way to close it. */
export function CalendarLinks({ planId, links }: { planId: string; links: readonly ShownLink[] }) {
  return (
    <Links
      title={CALENDAR_COPY.links}
      unnamed={CALENDAR_COPY.unnamed}
      links={links}
      card={({ id, language, link: address, isHidden, ofFamily }, headingId) => (
        <>
          <p className="text-sm text-ink-soft">
            {ofFamily && `${CALENDAR_COPY.ofFamily} · `}
            {address ? language : whyNoAddress(isHidden, (ofFamily ? CALENDAR_COPY : HELPERS_COPY).hidden)}
          </p>
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
        </>
      )}
    />
  );
}

interface LinkFormProps {
  /** Where it is sent. */
  path: string;
  copy: { make: string; full: string; shows: string };
  fields: readonly { name: string; label: string /** In the first link's form. */; usual?: string }[];
  /** Why a form was refused, and for what was typed. */
  refusal: AnsweredForm | null;
  /** A form that was sent after its session had ended. */
  typed: Readonly<Record<string, string>> | null;
  isFirst: boolean;
  isFull: boolean;
  children?: ReactNode;
}

/** Makes a link. */
export function LinkForm({ path, copy, fields, refusal, typed, isFirst, isFull, children }: LinkFormProps) {
  const form = useFirstWrong(refusal);
  const values: AnsweredForm["typed"] = { ...typed, ...refusal?.typed };
  return (
    <section aria-labelledby="make-title" className="mt-6">
      <h2 id="make-title" className="text-lg">
        {copy.make}
      </h2>
      {refusal?.message && <ErrorNotice>{refusal.message}</ErrorNotice>}
      <p className="mt-1 text-sm text-ink-soft">{isFull ? copy.full : copy.shows}</p>
      {!isFull && (
        <Form ref={form} method="post" action={path} noValidate className="mt-3 grid grid-cols-1 gap-4">
          <input type="hidden" name="intent" value="make" />
          {fields.map(({ name, label, usual = "" }) => (
            <Field
              key={name}
              name={name}
              label={label}
              autoComplete="off"
              defaultValue={values[name] ?? (isFirst ? usual : "")}
              error={refusal?.errors[name]}
            />
          ))}
          {children}
          <SubmitButton path={path} busy={BIRTH_COPY.saving}>
            {copy.make}
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
