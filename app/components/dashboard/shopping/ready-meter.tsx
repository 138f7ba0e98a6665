import { piecesReady, SHOPPING_COPY } from "~/copy/shopping-list.ts";
import type { Progress } from "~/domain/shopping-list.ts";

/** '34 of 61 pieces ready', in words and as a bar. */
export function ReadyMeter({ progress }: { progress: Progress }) {
  const { needed, ready } = progress;
  const words = piecesReady(progress);
  return (
    <div>
      <p className="figures font-display text-lg">{words}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn alike by all browsers */}
      <div
        role="meter"
        aria-label={SHOPPING_COPY.ready}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={ready}
        aria-valuetext={words}
        className="mt-2 h-2.5 overflow-hidden rounded-full bg-hairline"
      >
        <div
          className="h-full rounded-full bg-leaf motion-safe:transition-[width] motion-safe:duration-200"
          style={{ width: `${needed > 0 ? (100 * ready) / needed : 0}%` }}
        />
      </div>
    </div>
  );
}
