// The settings of a parents' gift list: what it says and asks for, whether it's a surprise, and its address, with ways to pass it
// on, to look at it as givers do, and to end it.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { Field, LongField, Tick } from "~/components/ui/field.tsx";
import { useCopied } from "~/components/ui/use-copied.ts";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import type { RefusedGiftForm, ShownGiftList } from "~/contracts/gifts/shown-gifts.ts";
import { secondYearPath } from "~/contracts/plans/plan-addresses.ts";
import { GIFT_MODES } from "~/domain/gifts/gift-choices.ts";
import { MAX_GREETING, MAX_LIST_TITLE } from "~/domain/gifts/gift-lines.ts";
import { ESSENTIALITIES } from "~/domain/vocabulary.ts";
import { GIFTS_COPY } from "~/words/en/gifts/parents-gifts-copy.ts";
import { HELPERS_COPY } from "~/words/en/today/helper-copy.ts";
import { ESSENTIALITY_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { GiftButton, GiftForm } from "./gift-form.tsx";

/** As contracts/gifts/parents-gift-form.ts reads them. */
const ASKED = "ask-";

type ListSettingsProps = { planId: string; list: ShownGiftList; refused: RefusedGiftForm | null };

export function ListSettings({ planId, list, refused }: ListSettingsProps) {
  const { typed = {}, errors = {} } = refused ?? {};
  const isOn = (name: string, isChosen: boolean) => (refused ? typed[name] !== undefined : isChosen);
  const mode = typed.mode ?? list.mode;
  return (
    <details open={refused !== null} data-chrome className="card px-4 py-1">
      <summary className="flex min-h-11 items-center font-semibold">{GIFTS_COPY.settings}</summary>
      <GiftForm planId={planId} intent="choose" className="grid grid-cols-1 gap-5 pb-4">
        <Field
          id="list-title"
          name="title"
          label={GIFTS_COPY.listTitle}
          hint={GIFTS_COPY.titleHint}
          maxLength={MAX_LIST_TITLE}
          defaultValue={typed.title ?? list.listTitle}
          error={errors.title}
        />
        <LongField
          name="greeting"
          label={GIFTS_COPY.greeting}
          hint={GIFTS_COPY.greetingHint}
          error={errors.greeting}
          rows={3}
          maxLength={MAX_GREETING}
          defaultValue={typed.greeting ?? list.greeting}
        />
        <Group title={GIFTS_COPY.sizes}>
          {list.offered.map((size) => (
            <Box
              key={size}
              name={`${ASKED}${size}`}
              label={SIZE_LABELS[size]}
              isOn={isOn(`${ASKED}${size}`, list.sizes.includes(size))}
            />
          ))}
        </Group>
        <Group title={GIFTS_COPY.levels}>
          {ESSENTIALITIES.map((level) => (
            <Box
              key={level}
              name={`${ASKED}${level}`}
              label={ESSENTIALITY_LABELS[level]}
              isOn={isOn(`${ASKED}${level}`, list.essentialities.includes(level))}
            />
          ))}
        </Group>
        <div className="grid gap-1">
          <Box name="place" label={GIFTS_COPY.place} isOn={isOn("place", list.saysPlace)} />
          <Box name="month" label={GIFTS_COPY.month} isOn={isOn("month", list.saysMonth)} />
        </div>
        <Group title={GIFTS_COPY.names}>
          {GIFT_MODES.map((one) => (
            <Box
              key={one}
              type="radio"
              name="mode"
              value={one}
              label={GIFTS_COPY[one]}
              isOn={mode === one}
              isFixed={list.isSurpriseKept && one !== list.mode}
            />
          ))}
        </Group>
        <p className="-mt-3 text-xs text-ink-soft">{GIFTS_COPY.surpriseHint}</p>
        <Field
          id="reveal-on"
          name="revealOn"
          type="date"
          label={GIFTS_COPY.revealOn}
          hint={GIFTS_COPY.revealHint}
          readOnly={list.isSurpriseKept}
          defaultValue={typed.revealOn ?? list.revealOn ?? ""}
          error={errors.revealOn}
          className="max-w-56"
        />
        <Box name="approves" label={GIFTS_COPY.approves} isOn={isOn("approves", list.approves)} />
        <div>
          <Button type="submit">{GIFTS_COPY.save}</Button>
        </div>
      </GiftForm>
    </details>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{title}</legend>
      <div className="mt-1 flex flex-wrap gap-x-5">{children}</div>
    </fieldset>
  );
}

interface BoxProps {
  type?: "checkbox" | "radio";
  name: string;
  value?: string;
  label: string;
  isOn: boolean;
  isFixed?: boolean;
}

function Box({ type = "checkbox", name, value = "on", label, isOn, isFixed = false }: BoxProps) {
  return (
    <Tick
      row="cursor-pointer gap-2 text-sm"
      type={type}
      name={name}
      value={value}
      defaultChecked={isOn}
      disabled={isFixed}
    >
      {label}
    </Tick>
  );
}

interface ListLinkProps {
  planId: string;
  list: Pick<ShownGiftList, "state" | "opensWithPlan" | "link" | "mayManage">;
}

export function ListLink({ planId, list: { state, opensWithPlan, link, mayManage } }: ListLinkProps) {
  const isHydrated = useHydrated();
  const { outcome, copy } = useCopied(link ?? "", GIFTS_COPY);
  return (
    <section id="link" data-chrome className="card mt-4 grid max-w-2xl grid-cols-1 gap-3 p-4">
      {state !== "open" && (
        <p className="text-sm">{state === "over" ? GIFTS_COPY.overNote : GIFTS_COPY.closedNote}</p>
      )}
      {state === "over" && opensWithPlan && (
        <Link to={secondYearPath(planId)} className="link self-start">
          {GIFTS_COPY.goOn}
        </Link>
      )}
      {state === "open" && link && (
        <>
          <label htmlFor="gift-link" className="text-sm font-semibold">
            {GIFTS_COPY.link}
          </label>
          <input
            id="gift-link"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className="field -mt-1.5 bg-sunken text-sm"
          />
          <div className="flow gap-2">
            <Button className={isHydrated ? "" : "invisible"} onClick={copy}>
              {GIFTS_COPY.copy}
            </Button>
            <a className={buttonClasses("quiet")} href={link} target="_blank" rel="noreferrer">
              {GIFTS_COPY.seeAsGiver}
            </a>
            <p role="status" className="text-sm font-medium">
              {outcome}
            </p>
          </div>
        </>
      )}
      {state === "open" && mayManage && !link && <p className="text-sm">{HELPERS_COPY.lost}</p>}
      {mayManage && state !== "over" && (
        <div className="flex flex-wrap gap-2">
          <GiftButton planId={planId} intent={state === "open" ? "close" : "open"} look="bare">
            {state === "open" ? GIFTS_COPY.close : GIFTS_COPY.openAgain}
          </GiftButton>
          <GiftButton planId={planId} intent="move" look="bare">
            {GIFTS_COPY.move}
          </GiftButton>
        </div>
      )}
      {mayManage && state !== "over" && <p className="text-xs text-ink-soft">{GIFTS_COPY.moveHint}</p>}
    </section>
  );
}
