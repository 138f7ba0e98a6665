import { dayWords } from "~/copy/day-words.ts";
import { CITY_COPY } from "~/copy/places/city-search-copy.ts";
import { babiesWords } from "~/copy/plans/babies-copy.ts";
import { SUMMARY_COPY } from "~/copy/plans/quiz-copy.ts";
import { GENDER_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { type IsoDay, isDay } from "~/domain/calendar.ts";
import { birthIn } from "~/domain/plans/birth-date.ts";
import type { TypedAnswers } from "~/domain/plans/quiz.ts";
import { GENDER_PREFERENCES } from "~/domain/vocabulary.ts";
import { GoButton } from "./go-button.tsx";

interface AnswerSummaryProps {
  answers: TypedAnswers;
  placeName: string | null;
  country: string;
  today: IsoDay;
}

/** The earlier answers, shown in the last question's form, each with a button to go back and change it. */
export function AnswerSummary({ answers, placeName, country, today }: AnswerSummaryProps) {
  const gender = GENDER_PREFERENCES.find((value) => value === answers.genderPreference);
  const { labels } = SUMMARY_COPY;
  const day = isDay(answers.dueDate) ? answers.dueDate : null;
  const rows = [
    {
      label: answers.placeId ? CITY_COPY.summary : labels.zipcode,
      value: [answers.zipcode, placeName].filter(Boolean).join(" · "),
      step: 1,
    },
    {
      label: day && birthIn(day, today) ? labels.born : labels.dueDate,
      value: [day && dayWords(day, country), babiesWords(Number(answers.babies))].filter(Boolean).join(" · "),
      step: 2,
    },
    { label: labels.genderPreference, value: gender ? GENDER_LABELS[gender] : "", step: 3 },
  ];
  return (
    <section aria-labelledby="summary-title">
      <h2 id="summary-title" className="text-sm font-sans text-ink-soft">
        {SUMMARY_COPY.title}
      </h2>
      <dl className="card mt-1 divide-y divide-hairline px-4">
        {rows.map(({ label, value, step }) => (
          <div key={label} className="flex flex-wrap items-center gap-x-3 text-sm">
            <dt className="min-w-20 leading-8 text-ink-soft">{label}</dt>
            <dd className="figures flex grow basis-auto flex-wrap items-center justify-between gap-x-2 font-medium">
              <span className="min-w-0 flex-[1_1_auto] break-words">{value}</span>
              <GoButton
                number={step}
                className="linkish flex min-h-11 min-w-9 items-center justify-end font-normal"
              >
                {SUMMARY_COPY.edit}
                <span className="sr-only"> {label}</span>
              </GoButton>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
