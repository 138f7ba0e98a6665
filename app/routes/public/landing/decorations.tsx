import { PlacedGarment } from "~/components/illustrations/art.tsx";
import { type Speck, scatter } from "./scatter.ts";

const STRIPS = scatter();

/** A gap between two sections with a few faint garments. `strip` counts from 0. */
export function Decorations({ strip }: { strip: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none block h-28 w-full overflow-hidden opacity-12 lg:h-40 dark:opacity-10 print:hidden"
    >
      {STRIPS[strip]?.map((speck) => (
        <Scattered key={speck.x} speck={speck} />
      ))}
    </svg>
  );
}

function Scattered({ speck }: { speck: Speck }) {
  const { name, category, x, y, turn, size, isWideOnly } = speck;
  return (
    <PlacedGarment
      name={name}
      category={category}
      x={percent(x)}
      y={percent(y)}
      left={-Math.round(x * size)}
      top={-Math.round(y * size)}
      size={size}
      turn={turn}
      className={isWideOnly ? "max-sm:hidden" : ""}
    />
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
