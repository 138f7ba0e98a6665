import { Labelled, type wrongMark } from "~/components/ui/field.tsx";
import { monthWords } from "~/copy/day-words.ts";
import { PLAN_FORM_COPY } from "~/copy/public/instant-plan-copy.ts";

interface MonthFieldProps {
  id: string;
  months: readonly string[];
  usual: string;
  /** Its error's mark, if it has one elsewhere on the page. */
  mark?: ReturnType<typeof wrongMark>;
}

/** The month in which the baby of an instant plan is born. */
export function MonthField({ id, months, usual, mark }: MonthFieldProps) {
  return (
    <Labelled id={id} label={PLAN_FORM_COPY.month} error={undefined}>
      {(wiring) => (
        <select {...wiring} name="month" defaultValue={usual} {...mark} className="field figures mt-1">
          {months.map((month) => (
            <option key={month} value={month}>
              {monthWords(`${month}-01`)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
