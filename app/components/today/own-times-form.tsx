import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import { ownChoicesPath, todayPath } from "~/contracts/today/today-addresses.ts";
import { minuteText, type OwnTimes } from "~/domain/today/own-times.ts";
import type { ShownSituation } from "~/domain/today/shown-situation.ts";
import { OWN_TIMES_COPY, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { useOwnTimes } from "./use-own-choices.ts";

type Texts = Readonly<Record<string, string>>;

const DAYS = ["weekday", "weekend"] as const;

/** The form's fields for stored times: '08:30', or empty. */
export function timeFieldsOf(times: OwnTimes): Texts {
  return Object.fromEntries(
    DAYS.flatMap((days) => {
      const pair = times[days];
      return [
        [`${days}Out`, pair ? minuteText(pair.out) : ""],
        [`${days}Back`, pair ? minuteText(pair.back) : ""],
      ];
    }),
  );
}

interface OwnTimesFormProps {
  planId: string;
  /** By field. */
  values: Texts;
  /** Today comes back to it; null to open as it does by itself. */
  situation: ShownSituation | null;
  /** Today comes back with a trip under way left aside. */
  isAtHome: boolean;
  /** What the page's form was refused for, by field; `message` for the form as a whole. */
  refused?: { message: string | null; errors: Texts } | undefined;
  onSaved?: () => void;
}

/** The times at which the reader goes out and comes back, by weekday and weekend. The server validates. */
export function OwnTimesForm({ planId, values, situation, isAtHome, refused, onSaved }: OwnTimesFormProps) {
  const { isSaving, problem, save } = useOwnTimes(planId, onSaved);
  const errors = (problem ?? refused)?.errors ?? {};
  const message = problem ? problem.message : refused?.message;
  const form = useFirstWrong(problem ?? refused);
  return (
    <form
      ref={form}
      method="post"
      action={ownChoicesPath(planId, situation, isAtHome)}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void save(event, todayPath(planId, situation, isAtHome))}
    >
      <p className="text-sm text-ink-soft">{OWN_TIMES_COPY.lead}</p>
      {message && Object.keys(errors).length === 0 && <ErrorNotice>{message}</ErrorNotice>}
      {DAYS.map((days) => (
        <fieldset key={days}>
          <legend className="text-sm font-semibold">{OWN_TIMES_COPY[days]}</legend>
          <div className="mt-1 grid grid-cols-2 gap-3">
            {(["Out", "Back"] as const).map((end) => {
              const name = `${days}${end}`;
              return (
                <Field
                  key={name}
                  id={name}
                  name={name}
                  type="time"
                  label={end === "Out" ? OWN_TIMES_COPY.out : OWN_TIMES_COPY.back}
                  defaultValue={values[name]}
                  error={errors[name]}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      <Button type="submit" look="quiet" aria-disabled={isSaving || undefined}>
        {TODAY_COPY.save}
      </Button>
    </form>
  );
}
