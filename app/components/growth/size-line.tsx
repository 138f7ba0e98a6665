// A clothes line from the size that fits now to the next: clothes, a peg where the size changes, and how soft that is.
import { Garment } from "~/components/illustrations/art.tsx";
import { ITEM_CATEGORY } from "~/domain/ids.ts";

const SMALL = [
  ["sleeper_footed_nb", ITEM_CATEGORY.sleepwear],
  ["bodysuit_short_sleeve", ITEM_CATEGORY.bottoms],
] as const;
const LARGER = [
  ["overalls", ITEM_CATEGORY.blankets],
  ["sleeper_footed", ITEM_CATEGORY.sleepwear],
] as const;

/** The words beside it say the same. */
export function SizeLine({ hasNext }: { hasNext: boolean }) {
  return (
    <div aria-hidden="true" className="size-line">
      {SMALL.map(([name, category]) => (
        <Garment key={name} name={name} category={category} className="size-11" />
      ))}
      {hasNext && (
        <>
          <i />
          {LARGER.map(([name, category]) => (
            <Garment key={name} name={name} category={category} className="size-14" />
          ))}
        </>
      )}
    </div>
  );
}
