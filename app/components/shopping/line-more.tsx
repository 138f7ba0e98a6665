// More actions of a line: check off one of several sizes, skip the item, open it in the plan.

import { Link } from "react-router";
import { Chevron } from "~/components/ui/chevron.tsx";
import { LINE_COPY } from "~/copy/shopping/shopping-list-copy.ts";
import type { ShoppingPart } from "~/domain/shopping/shopping-list.ts";
import { stepText } from "~/domain/wardrobe/item-edit.ts";
import { useMay } from "~/hooks/members/on-plan.ts";
import type { LineProps } from "./line-props.ts";
import { Circle } from "./line-tick.tsx";
import { ListButton, useListAddress } from "./list-buttons.tsx";

const ACT = "linkish inline-flex min-h-11 items-center text-sm";

export function LineMore(props: LineProps & { onAside: () => void }) {
  const { line, lineId, scope, ticks, onAside } = props;
  const { id, name, parts } = line;
  const { dashboardOf } = useListAddress();
  const mayTick = useMay("edit");
  const [first] = parts;
  if (!first) return null;
  const { ageRange } = first;
  const skip = LINE_COPY.skip(scope);
  return (
    <details className="group/more print:hidden">
      <summary aria-label={LINE_COPY.more(name)} className="line-arrow">
        <Chevron className="size-4 group-open/more:rotate-90" />
      </summary>
      <div className="flex flex-wrap items-center gap-x-5 pb-1 ps-11">
        {mayTick &&
          parts.length > 1 &&
          parts.map((part) => <Size key={part.ageRange} {...props} part={part} />)}
        {mayTick && (
          <ListButton
            itemId={id}
            lineId={lineId}
            edit={{ ageRange, setAside: scope === "year" ? "plan" : "age" }}
            mark={{ tick: "aside", itemId: id, ageRange, before: 0 }}
            label={`${skip}: ${name}`}
            className={ACT}
            onPress={() => {
              onAside();
              ticks.setAside(id, true);
            }}
          >
            {skip}
          </ListButton>
        )}
        <Link className={ACT} to={`${dashboardOf(ageRange)}#item-${id}`}>
          {LINE_COPY.openRow}
        </Link>
      </div>
    </details>
  );
}

function Size({ line, lineId, ticks, part }: LineProps & { part: ShoppingPart }) {
  const { id, name } = line;
  const { ageRange, needed, owned, remaining } = part;
  const isGot = ticks.tickOf(id, part) === "got";
  return (
    <ListButton
      itemId={id}
      lineId={lineId}
      edit={{ ageRange, step: stepText(isGot ? owned - needed : needed - owned) }}
      mark={isGot ? null : { tick: "got", itemId: id, ageRange, before: owned }}
      label={LINE_COPY.haveSizeOf(name, ageRange, remaining)}
      isPressed={isGot}
      className="figures inline-flex min-h-11 items-center gap-1.5 text-sm text-leaf"
      onPress={() => ticks.setGot(id, [part], !isGot)}
    >
      <Circle isTicked={isGot} />
      <span className="text-ink">{LINE_COPY.size(ageRange, remaining)}</span>
    </ListButton>
  );
}
