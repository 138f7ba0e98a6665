import { piecesReady, SHOPPING_COPY } from "~/copy/shopping-list.ts";
import type { Progress } from "~/domain/shopping-list.ts";
import { Meter } from "../../ui/meter.tsx";

/** '34 of 61 pieces ready', in words and as a bar. */
export function ReadyMeter({ progress }: { progress: Progress }) {
  const { needed, ready } = progress;
  const words = piecesReady(progress);
  return (
    <div>
      <p className="figures font-display text-lg">{words}</p>
      <div className="mt-2">
        <Meter label={SHOPPING_COPY.ready} value={ready} max={needed} words={words} />
      </div>
    </div>
  );
}
