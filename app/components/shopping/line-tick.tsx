import { useMay } from "~/components/members/on-plan.ts";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import type { ShoppingLine, ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { stepText } from "~/domain/wardrobe/item-edit.ts";
import { LINE_COPY } from "~/words/en/shopping/shopping-list-copy.ts";
import { ListButton } from "./list-buttons.tsx";
import type { ListTicks } from "./use-list-ticks.ts";

export interface LineProps {
  line: ShoppingLine;
  /** In the year, an item can have a line for each essentiality; this tells them apart. */
  lineId: string;
  scope: ShoppingScope;
  ticks: ListTicks;
}

const LOOK =
  "touch -ms-2.5 grid shrink-0 place-items-center rounded-full text-leaf hover:bg-sunken print:hidden";

interface LineTickProps extends LineProps {
  isGot: boolean;
  isAside: boolean;
}

/** "Have" as a round checkbox. It checks off all of an item's sizes by script; without one, each size has its own. */
export function LineTick({ line, lineId, ticks, isGot, isAside }: LineTickProps) {
  const isHydrated = useHydrated();
  const mayTick = useMay("edit");
  const [part, ...others] = line.parts;
  if (!part || isAside || !mayTick) return <span className={LOOK} />;
  const label = LINE_COPY.haveOf(line.name);
  const toggle = () => ticks.setGot(line.id, isGot ? line.parts : open(), !isGot);
  const open = () => line.parts.filter((one) => !ticks.tickOf(line.id, one));
  if (others.length > 0) {
    const isPartly = !isGot && open().length < line.parts.length;
    return (
      <button
        type="button"
        data-part="tick"
        aria-label={label}
        aria-pressed={isPartly ? "mixed" : isGot}
        className={`${LOOK} ${isHydrated ? "" : "invisible"}`}
        onClick={toggle}
      >
        <Circle isTicked={isGot} />
      </button>
    );
  }
  const { ageRange, needed, owned } = part;
  return (
    <ListButton
      itemId={line.id}
      lineId={lineId}
      edit={{ ageRange, step: stepText(isGot ? owned - needed : needed - owned) }}
      mark={isGot ? null : { tick: "got", itemId: line.id, ageRange, before: owned }}
      label={label}
      part="tick"
      isPressed={isGot}
      className={LOOK}
      onPress={toggle}
    >
      <Circle isTicked={isGot} />
    </ListButton>
  );
}

/** The check mark shows the state by shape, not by color alone. */
export function Circle({ isTicked }: { isTicked: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="34" height="34" className="fill-none stroke-current">
      <circle
        cx="12"
        cy="12"
        r="10.5"
        strokeWidth="1.4"
        className={isTicked ? "fill-leaf" : "fill-surface stroke-outline"}
      />
      {isTicked && (
        <path
          d="m7 12.4 3.4 3.4 6.6-7.2"
          className="stroke-surface"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
