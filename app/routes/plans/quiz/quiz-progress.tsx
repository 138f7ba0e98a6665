import { stepOf } from "~/copy/plans/quiz-copy.ts";
import { QUIZ_STEPS } from "~/domain/plans/quiz.ts";

/** The question's number in words and as a bar. */
export function QuizProgress({ number, steps }: { number: number; steps: number }) {
  return (
    <div>
      <p className="figures text-sm text-ink-soft" id="progress-text">
        {stepOf(number, steps)}
      </p>
      <div
        role="progressbar"
        aria-labelledby="progress-text"
        aria-valuenow={number}
        aria-valuemin={1}
        aria-valuemax={steps}
        className="mt-2 flex gap-1.5"
      >
        {QUIZ_STEPS.map((name, index) => (
          <span
            key={name}
            className={`h-1.5 grow rounded-full ${index < number ? "bg-rose" : "bg-hairline"}`}
          />
        ))}
      </div>
    </div>
  );
}
