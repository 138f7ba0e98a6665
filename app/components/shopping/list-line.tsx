// One item of the list on one line: checkbox, drawing, name, and how many to get; the rest is behind its arrow.

import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Garment } from "~/components/illustrations/art.tsx";
import { useMay } from "~/components/members/on-plan.ts";
import { Chevron } from "~/components/ui/marks.tsx";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import type { ShoppingLine, ShoppingPart } from "~/domain/shopping/shopping-list.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { stepText } from "~/domain/wardrobe/item-edit.ts";
import { elsewhere } from "~/domain/wardrobe/settle.ts";
import { LINE_COPY, SHOPPING_COPY, youHave } from "~/words/en/shopping/shopping-list-copy.ts";
import { Circle, type LineProps, LineTick } from "./line-tick.tsx";
import { ListButton, useListAddress } from "./list-buttons.tsx";
import { sizesOf } from "./shopping-list-text.ts";
import type { ListTicks } from "./use-list-ticks.ts";

const ACT = "tap-link text-sm";

/** Checks off one of several sizes, skips the item, or opens it in the plan. */
function LineMore(props: LineProps & { onAside: () => void }) {
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
      <div className="flow gap-x-5 pb-1 ps-11">
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

export function ListLine(props: LineProps & { category: ItemCategory }) {
  const { line, lineId, scope, ticks, category } = props;
  const { id, name, nameId, parts } = line;
  const open = parts.filter((part) => !ticks.tickOf(id, part));
  const isDone = open.length === 0;
  const isAside = isDone && parts.some((part) => ticks.tickOf(id, part) === "aside");
  const { row, focusNext } = useFocusWhenDone(isDone);
  return (
    <li ref={row} id={lineId} data-state={isDone ? (isAside ? "aside" : "got") : undefined}>
      <div className="list-line" data-done={isDone || undefined}>
        <span
          aria-hidden="true"
          className="hidden size-3.5 shrink-0 border border-ink text-xs leading-none print:block"
        >
          {isDone && !isAside && "✓"}
        </span>
        <LineTick {...props} isGot={isDone && !isAside} isAside={isAside} />
        <Garment name={nameId} category={category} className={isDone ? "opacity-60" : ""} />
        <div className={isDone ? "text-ink-soft" : ""}>
          <p
            className={`text-sm leading-tight font-semibold break-words [&_small]:font-normal ${isDone ? "line-through" : ""}`}
          >
            {itemName(name)}
          </p>
          <Detail line={line} open={open} isAside={isAside} isYear={scope === "year"} ticks={ticks} />
        </div>
        {!isDone && (
          <p className="figures shrink-0 font-display text-lg leading-none">
            <span className="sr-only">{SHOPPING_COPY.toGet}: </span>
            {open.reduce((sum, { remaining }) => sum + remaining, 0)}
          </p>
        )}
      </div>
      {isDone ? (
        <Undo {...props} isAside={isAside} onUndo={() => focusNext("tick")} />
      ) : (
        <LineMore {...props} onAside={() => focusNext("undo")} />
      )}
    </li>
  );
}

/** A button that disappears once used hands the focus to the button that undoes it, and vice versa. */
function useFocusWhenDone(isDone: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const next = useRef<"tick" | "undo" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with it
  useEffect(() => {
    if (next.current) row.current?.querySelector<HTMLElement>(`[data-part=${next.current}]`)?.focus();
    next.current = null;
  }, [isDone]);
  function focusNext(part: "tick" | "undo") {
    next.current = part;
  }
  return { row, focusNext };
}

interface DetailProps {
  line: ShoppingLine;
  open: readonly ShoppingPart[];
  isAside: boolean;
  isYear: boolean;
  ticks: ListTicks;
}

/** The small print under the name: what was done, the year's sizes, or what the family already has. */
function Detail({ line, open, isAside, isYear, ticks }: DetailProps) {
  const [part] = line.parts;
  if (line.parts.some((one) => ticks.isWaiting(line.id, one))) {
    return <Small className="text-amber">{LINE_COPY.waiting}</Small>;
  }
  if (open.length === 0) {
    const by = part && ticks.byOf(line.id, part);
    const have = by ? LINE_COPY.haveBy(by) : LINE_COPY.have;
    return <Small>{isAside ? LINE_COPY.skipped : <span className="text-leaf">{have}</span>}</Small>;
  }
  if (isYear) return <Sizes sizes={sizesOf({ ...line, parts: [...open] })} />;
  const isSaid = part && part.owned + elsewhere(part) > 0;
  return isSaid ? <Small>{youHave(part)}</Small> : null;
}

function Sizes({ sizes }: { sizes: readonly string[] }) {
  return (
    <Small>
      {sizes.map((size, index) => (
        <Fragment key={size}>
          <span className="whitespace-nowrap">
            {size}
            {index < sizes.length - 1 && " ·"}
          </span>{" "}
        </Fragment>
      ))}
    </Small>
  );
}

function Small({ className = "", children }: { className?: string; children: ReactNode }) {
  return <p className={`figures text-xs leading-snug text-ink-soft ${className}`}>{children}</p>;
}

function Undo({
  line,
  lineId,
  ticks,
  isAside,
  onUndo,
}: LineProps & { isAside: boolean; onUndo: () => void }) {
  const [part] = line.parts;
  if (!part) return null;
  const { ageRange, owned, needed } = part;
  return (
    <ListButton
      itemId={line.id}
      lineId={lineId}
      edit={isAside ? { ageRange, setAside: "no" } : { ageRange, step: stepText(owned - needed) }}
      label={LINE_COPY.undoOf(line.name)}
      part="undo"
      className="line-undo"
      onPress={() => {
        onUndo();
        if (isAside) ticks.setAside(line.id, false);
        else ticks.setGot(line.id, line.parts, false);
      }}
    >
      {LINE_COPY.undo}
    </ListButton>
  );
}
