// The parents' side of helpers' links: a text for a chat, the links that there are, and the form of the next one.
import { Form } from "react-router";
import type { AnsweredForm } from "~/contracts/form.ts";
import type { ShownHelperLink } from "~/contracts/today/shown-helper.ts";
import { helpersPath } from "~/contracts/today/today-addresses.ts";
import { BIRTH_COPY } from "~/copy/plans/birth-copy.ts";
import { HELPER_COPY, HELPERS_COPY } from "~/copy/today/helper-copy.ts";
import { useFirstWrong } from "~/hooks/use-form-send.ts";
import { Button, SubmitButton } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";

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

/** The links of a plan, each with its end, its address, and the ways to renew and to close it. */
export function HelperLinks({ planId, links }: { planId: string; links: readonly ShownHelperLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="helper-links" className="mt-6">
      <h2 id="helper-links" className="text-lg">
        {HELPERS_COPY.links}
      </h2>
      <ul className="mt-2 grid gap-2">
        {links.map((link) => (
          <HelperLink key={link.id} planId={planId} link={link} />
        ))}
      </ul>
    </section>
  );
}

function HelperLink({ planId, link }: { planId: string; link: ShownHelperLink }) {
  const { id, helper, shownName, link: address, isOver, until } = link;
  const headingId = `helper-${id}`;
  return (
    <li className="card px-4 py-3" data-answer="">
      <h3 id={headingId} className="font-sans text-base font-semibold wrap-anywhere">
        {helper || HELPERS_COPY.unnamed}
      </h3>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {isOver ? HELPERS_COPY.ended(until) : HELPERS_COPY.until(until)}
        {shownName && ` · ${HELPERS_COPY.showsName(shownName)}`}
      </p>
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
    </li>
  );
}

interface HelperFormProps {
  planId: string;
  /** Why a form was refused, and for what was typed. */
  refusal: AnsweredForm | null;
  /** A form that was sent after its session had ended. */
  typed: Readonly<Record<string, string>> | null;
  isFirst: boolean;
  isFull: boolean;
}

/** Makes a link. */
export function HelperForm({ planId, refusal, typed, isFirst, isFull }: HelperFormProps) {
  const form = useFirstWrong(refusal);
  const path = helpersPath(planId);
  const values: AnsweredForm["typed"] = {
    ...(isFirst && { helper: HELPERS_COPY.usualHelper }),
    ...typed,
    ...refusal?.typed,
  };
  return (
    <section aria-labelledby="make-title" className="mt-6">
      <h2 id="make-title" className="text-lg">
        {HELPERS_COPY.make}
      </h2>
      {refusal?.message && (
        <Notice look="error" isAlert>
          {refusal.message}
        </Notice>
      )}
      <p className="mt-1 text-sm text-ink-soft">{isFull ? HELPERS_COPY.full : HELPERS_COPY.shows}</p>
      {!isFull && (
        <Form ref={form} method="post" action={path} noValidate className="mt-3 grid grid-cols-1 gap-4">
          <input type="hidden" name="intent" value="make" />
          <Field
            id="helper"
            name="helper"
            label={HELPERS_COPY.helper}
            autoComplete="off"
            defaultValue={values.helper ?? ""}
            error={refusal?.errors.helper}
          />
          <Field
            id="shownName"
            name="shownName"
            label={HELPERS_COPY.name}
            autoComplete="off"
            defaultValue={values.shownName ?? ""}
            error={refusal?.errors.shownName}
          />
          <SubmitButton path={path} busy={BIRTH_COPY.saving}>
            {HELPERS_COPY.make}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
