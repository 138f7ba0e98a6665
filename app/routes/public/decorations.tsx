import { Garment } from "~/components/illustrations/art.tsx";
import { type Speck, scatter } from "./scatter.ts";

const STRIPS = scatter();

/** A quiet gap between two sections with a few faint garments in it; the strip counts from 0. */
export function Decorations({ strip }: { strip: number }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none relative h-28 w-full overflow-hidden opacity-12 lg:h-40 dark:opacity-10 print:hidden"
    >
      {STRIPS[strip]?.map((speck) => (
        <Scattered key={speck.x} speck={speck} />
      ))}
    </div>
  );
}

function Scattered({ speck }: { speck: Speck }) {
  const { name, category, x, y, turn, size, isWideOnly } = speck;
  return (
    <div
      className={`absolute ${isWideOnly ? "max-sm:hidden" : ""}`}
      style={{
        left: `calc(${percent(x)} - ${Math.round(x * size)}px)`,
        top: `calc(${percent(y)} - ${Math.round(y * size)}px)`,
        width: size,
        height: size,
        rotate: `${turn}deg`,
      }}
    >
      <Garment name={name} category={category} className="size-full" />
    </div>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
