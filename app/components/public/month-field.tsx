import { Labelled, type wrongMark } from "~/components/ui/field.tsx";
import { monthWords } from "~/copy/day-words.ts";
import { PLAN_FORM_COPY } from "~/copy/public/instant-plan-copy.ts";
import type { OfferedMonths } from "~/domain/public/plan-address.ts";

interface MonthFieldProps {
  id: string;
  /** Empty if no month was asked for. It may be one that isn't offered, such as a past one. */
  asked: string;
  offered: OfferedMonths;
  /** Its error's mark, if it has one elsewhere on the page. */
  mark?: ReturnType<typeof wrongMark>;
}

/** The month in which the baby of an instant plan is born. */
export function MonthField({ id, asked, offered: { months, usual }, mark }: MonthFieldProps) {
  const all = asked === "" || months.includes(asked) ? months : [asked, ...months];
  return (
    <Labelled id={id} label={PLAN_FORM_COPY.month} error={undefined}>
      {(wiring) => (
        <select
          {...wiring}
          name="month"
          defaultValue={asked || usual}
          {...mark}
          className="field figures mt-1"
        >
          {all.map((month) => (
            <option key={month} value={month}>
              {monthWords(`${month}-01`, "choice")}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
