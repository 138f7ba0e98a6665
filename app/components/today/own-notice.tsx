// One person's morning notice: what there is, the form to choose it, and the button to end it. All of it works without scripts.
import { Form, Link } from "react-router";
import { Button, SubmitButton } from "~/components/ui/button.tsx";
import { Field, FieldError } from "~/components/ui/field.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { namesPath } from "~/contracts/plans/plan-addresses.ts";
import { dayField, FORM_WEEKDAYS, type ShownNotice, type ShownPush } from "~/contracts/today/shown-notice.ts";
import { noticePath } from "~/contracts/today/today-addresses.ts";
import { hasWeekday, USUAL_TIMES } from "~/domain/today/morning-notice.ts";
import { minuteText } from "~/domain/today/own-times.ts";
import { type ShownOuting, usualSituation } from "~/domain/today/shown-situation.ts";
import { WEEKDAYS } from "~/words/en/plans/calendar-copy.ts";
import { NAMES_PAGE_COPY } from "~/words/en/plans/names-copy.ts";
import { NOTICE_COPY } from "~/words/en/today/notice-copy.ts";
import { IN_SITUATION, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { PushButton, PushDevices } from "./notice-on-device.tsx";

interface OwnNoticeProps {
  planId: string;
  /** Null without one. */
  notice: ShownNotice | null;
  /** Those offered at the baby's age. */
  situations: readonly ShownOuting[];
  isConfirmed: boolean;
  /** Whether the reader may let the babies' names stand in notices. */
  mayName: boolean;
  /** Whether a device of the reader's gets notices; without one, they come by email. */
  isAnyOn: boolean;
  /** Null where notices come by email alone. */
  push: ShownPush | null;
  /** Why a form was refused, and for what was typed. */
  refusal: AnsweredForm | null;
  /** A form that was sent after its session had ended. */
  typed: Readonly<Record<string, string>> | null;
}

/** The notice first, then the form. */
export function OwnNotice(props: OwnNoticeProps) {
  const { planId, notice, situations, isConfirmed, mayName, isAnyOn, push, refusal, typed } = props;
  const isByPush = notice?.byPush ?? false;
  return (
    <>
      <p className="text-lg font-semibold" aria-live="polite">
        {notice?.words ?? NOTICE_COPY.none}
      </p>
      {!isConfirmed && !(isByPush && isAnyOn) && <Notice look="info">{NOTICE_COPY.unconfirmed}</Notice>}
      {isByPush && !isAnyOn && <Notice look="info">{NOTICE_COPY.noneOn}</Notice>}
      <NoticeForm {...{ planId, notice, situations, push, refusal }} sent={refusal?.typed ?? typed} />
      {notice && (
        <Form method="post" action={noticePath(planId)} className="mt-3">
          <Button type="submit" name="intent" value="end" look="bare">
            {NOTICE_COPY.end}
          </Button>
        </Form>
      )}
      {mayName && (
        <Link className="tap-link mt-3" to={namesPath(planId)}>
          {NAMES_PAGE_COPY.outside}
        </Link>
      )}
      {push && push.devices.length > 0 && <PushDevices planId={planId} devices={push.devices} />}
    </>
  );
}

interface NoticeFormProps
  extends Pick<OwnNoticeProps, "planId" | "notice" | "situations" | "push" | "refusal"> {
  /** The values of a form that was sent before; null for the stored ones. */
  sent: Readonly<Record<string, string>> | null;
}

function NoticeForm({ planId, notice, situations, push, refusal, sent }: NoticeFormProps) {
  const form = useFirstWrong(refusal);
  const path = noticePath(planId);
  const times = notice ?? USUAL_TIMES;
  const kept = notice?.situation;
  const usual = situations.find((one) => one === kept) ?? usualSituation(situations);
  const isOn = (name: string, isKept: boolean) => (sent ? sent[name] === "on" : isKept);
  return (
    <Form ref={form} method="post" action={path} noValidate className="mt-4 grid grid-cols-1 gap-5">
      <input type="hidden" name="intent" value="save" />
      {refusal?.message && <ErrorNotice>{refusal.message}</ErrorNotice>}
      <Field
        id="time"
        name="time"
        type="time"
        step={60}
        required
        label={NOTICE_COPY.time}
        hint={NOTICE_COPY.timeHint}
        defaultValue={sent ? (sent.time ?? "") : minuteText(times.minute)}
        error={refusal?.errors.time}
      />
      <fieldset>
        <legend className="text-sm font-semibold">{TODAY_COPY.where}</legend>
        <div className="chips mt-2">
          {situations.map((one) => (
            <label key={one} className="chip">
              <input
                type="radio"
                name="situation"
                value={one}
                defaultChecked={one === (sent?.situation ?? usual)}
              />
              {IN_SITUATION[one]}
            </label>
          ))}
        </div>
      </fieldset>
      {/* ChoiceChips would bring the dashboard's scripts along. */}
      <fieldset aria-describedby={refusal?.errors.days && "days-error"}>
        <legend className="text-sm font-semibold">{NOTICE_COPY.days}</legend>
        <div className="chips mt-2">
          {FORM_WEEKDAYS.map((day) => (
            <label key={day} className="chip">
              <input
                type="checkbox"
                name={dayField(day)}
                value="on"
                defaultChecked={isOn(dayField(day), hasWeekday(times.weekdays, day))}
              />
              {WEEKDAYS[day]}
            </label>
          ))}
        </div>
        <FieldError id="days-error" error={refusal?.errors.days} />
      </fieldset>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          name="onlyChanges"
          value="on"
          defaultChecked={isOn("onlyChanges", notice?.onlyChanges ?? true)}
          aria-describedby="only-changes-hint"
          className="mt-0.5 size-5 shrink-0 accent-rose"
        />
        <span className="min-w-0">
          <span className="font-semibold">{NOTICE_COPY.onlyChanges}</span>
          <span id="only-changes-hint" className="block text-sm text-ink-soft">
            {NOTICE_COPY.onlyChangesHint}
          </span>
        </span>
      </label>
      <FieldError id="device-error" error={refusal?.errors.device} />
      <SubmitButton path={path} busy={NOTICE_COPY.saving}>
        {notice ? NOTICE_COPY.save : NOTICE_COPY.start}
      </SubmitButton>
      {push && (
        <PushButton {...{ path, push }} isByPush={notice?.byPush ?? false} refused={refusal?.errors.device} />
      )}
      {notice?.byPush && (
        <Button type="submit" name="intent" value="mail" look="bare">
          {NOTICE_COPY.mailInstead}
        </Button>
      )}
    </Form>
  );
}
