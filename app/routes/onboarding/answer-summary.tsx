import { Link } from "react-router";
import { GENDER_LABELS } from "~/copy/wardrobe.ts";
import { formatDay, isDay } from "~/domain/calendar.ts";
import { type QuizStep, quizPath } from "~/domain/quiz.ts";
import { GENDER_PREFERENCES } from "~/domain/vocabulary.ts";

interface AnswerSummaryProps {
  answers: Record<QuizStep, string>;
  placeName: string | null;
  formKey: string;
}

/** The answers given before the last question, each with a way back to change it. */
export function AnswerSummary({ answers, placeName, formKey }: AnswerSummaryProps) {
  const gender = GENDER_PREFERENCES.find((value) => value === answers.genderPreference);
  const rows = [
    { label: "ZIP code", value: placeName ? `${answers.zipcode} · ${placeName}` : answers.zipcode, step: 1 },
    { label: "Due date", value: isDay(answers.dueDate) ? formatDay(answers.dueDate) : "", step: 2 },
    { label: "Clothes", value: gender ? GENDER_LABELS[gender] : "", step: 3 },
  ];
  return (
    <section aria-labelledby="summary-title" className="card px-4 py-3">
      <h2 id="summary-title" className="text-sm text-ink-soft">
        Your answers so far
      </h2>
      <dl className="mt-1 divide-y divide-hairline">
        {rows.map(({ label, value, step }) => (
          <div key={label} className="flex items-center gap-3">
            <dt className="w-20 shrink-0 text-sm text-ink-soft">{label}</dt>
            <dd className="figures grow text-sm font-medium">{value}</dd>
            <dd>
              <Link
                className="linkish flex min-h-11 items-center text-sm"
                to={quizPath(step, answers, formKey)}
              >
                Edit<span className="sr-only"> {label}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
