import { Scene, type SceneName } from "~/components/illustrations/art.tsx";
import { PROCESSING_COPY } from "~/copy/plans/processing-copy.ts";
import { progressOf } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";

const GARMENTS = [
  "line-onesie",
  "line-hat",
  "line-socks",
  "line-blanket",
] as const satisfies readonly SceneName[];

/** The clothesline: one garment hangs for each stage the plan has reached. */
export function PlanProgress({ status }: { status: PlanStatus }) {
  const { percent, step } = progressOf(status) ?? { percent: 0, step: 0 };
  const { stages, marks } = PROCESSING_COPY;
  return (
    <div>
      <div className="relative mx-auto mt-10 grid max-w-lg grid-cols-4 gap-2 px-3">
        <span aria-hidden="true" className="absolute inset-x-0 top-1 h-0.5 rounded-full bg-outline" />
        {stages.map((stage, index) => {
          const isReached = index < step;
          return (
            <div key={stage} className="flex flex-col items-center">
              <Scene
                name={GARMENTS[index] ?? "line-onesie"}
                className={`mt-1 aspect-[72/88] w-16 origin-top transition duration-200 sm:w-20 ${isReached ? "" : "scale-90 opacity-15 grayscale"}`}
              />
              <p className={`mt-3 text-xs sm:text-sm ${isReached ? "font-semibold" : "text-ink-soft"}`}>
                {stage}
                <span className="sr-only">{isReached ? marks.reached : marks.ahead}</span>
              </p>
            </div>
          );
        })}
      </div>
      <div
        role="progressbar"
        aria-label={PROCESSING_COPY.title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%, ${stages[step - 1] ?? stages[0]}`}
        className="mx-auto mt-8 h-2.5 max-w-lg overflow-hidden rounded-full bg-hairline"
      >
        <svg
          width={`${percent}%`}
          aria-hidden="true"
          className="h-full rounded-full bg-rose transition-[width] duration-200"
        />
      </div>
      <p role="status" className="figures mt-3 text-sm text-ink-soft">
        {percent}% · {stages[step - 1] ?? stages[0]}
      </p>
    </div>
  );
}
