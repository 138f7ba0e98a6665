// When a fact was so: a chip for the usual days, or a date.
import { ChoiceChips } from "~/components/travel/choice-chips.tsx";
import { Field } from "~/components/ui/field.tsx";
import { FACT_FORM_COPY } from "~/copy/growth/size-copy.ts";
import { type IsoDay, plusDays, plusMonths } from "~/domain/calendar.ts";
import { useOwnDay } from "~/hooks/use-own-day.ts";

interface DayFieldsProps {
  today: IsoDay;
  bornOn: IsoDay | null;
  /** What is chosen at first. */
  day: IsoDay;
  error: string | undefined;
}

export function DayFields({ today, bornOn, day, error }: DayFieldsProps) {
  const ownDay = useOwnDay(today);
  const chips = usualDays(ownDay, bornOn);
  const chosen = day === today ? ownDay : day;
  const isUsual = !error && chips.some(({ value }) => value === chosen);
  return (
    <div key={ownDay} className="day-fields">
      <ChoiceChips
        id="day-chips"
        legend={FACT_FORM_COPY.day}
        type="radio"
        choices={[...chips, { value: "", label: FACT_FORM_COPY.days.other }].map(({ value, label }) => ({
          name: "on",
          value,
          label,
          isChosen: value === (isUsual ? chosen : ""),
        }))}
      />
      <div className="other-day mt-2">
        <DayField day={chosen} ownDay={ownDay} error={error} />
      </div>
    </div>
  );
}

interface DayFieldProps {
  day: string;
  ownDay: IsoDay;
  error: string | undefined;
}

/** Any day up to today. */
export function DayField({ day, ownDay, error }: DayFieldProps) {
  return (
    <Field
      id="day"
      name="day"
      type="date"
      label={FACT_FORM_COPY.date}
      defaultValue={day}
      max={ownDay}
      error={error}
      className="figures max-w-60"
    />
  );
}

/** Those since the birth, each once. */
function usualDays(today: IsoDay, bornOn: IsoDay | null): { value: IsoDay; label: string }[] {
  const { days } = FACT_FORM_COPY;
  const all = [
    { value: today, label: days.today },
    ...(bornOn && bornOn <= today ? [{ value: bornOn, label: days.birth }] : []),
    { value: plusDays(today, -7), label: days.week },
    { value: plusMonths(today, -1), label: days.month },
  ];
  return all.filter(
    ({ value }, at) =>
      (bornOn === null || value >= bornOn) && all.findIndex((one) => one.value === value) === at,
  );
}
