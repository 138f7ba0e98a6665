// The pieces that an outfit lacks, or has beyond a plan that is the drawer, each with its way to the shopping list. No shop stands here.
import { type FormEvent, useRef } from "react";
import { href, Link, useLocation } from "react-router";
import { useReadAgain } from "~/components/live/use-live-line.ts";
import { useMay } from "~/components/members/on-plan.ts";
import { useFormSend } from "~/components/ui/use-form-send.ts";
import type { WishedPiece, WishedWay } from "~/contracts/today/shown-today.ts";
import { isItemAnswer } from "~/contracts/wardrobe/item-answers.ts";
import { showToast } from "~/lib/toast.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { labelled } from "~/words/en/language.ts";
import { TODAY_COPY } from "~/words/en/today/today-copy.ts";

interface WishedLineProps {
  planId: string;
  wished: readonly WishedPiece[];
  /** False where the plan is the drawer. */
  isCounted: boolean;
}

export function WishedLine({ planId, wished, isCounted }: WishedLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const mayAdd = useMay("edit");
  if (wished.length === 0) return null;
  return (
    <div ref={line} tabIndex={-1} aria-live="polite" className="today-wished">
      <b>{isCounted ? TODAY_COPY.wished : TODAY_COPY.notListed}</b>
      {wished.map(({ key, name, way }) => (
        <span key={key}>
          {name}{" "}
          {way && (mayAdd || way.kind === "listed") && (
            <WayToList
              {...{ planId, name, way, isCounted }}
              onDone={() => line.current?.focus({ preventScroll: true })}
            />
          )}
        </span>
      ))}
    </div>
  );
}

interface WayProps extends Pick<WishedLineProps, "planId" | "isCounted"> {
  name: string;
  way: WishedWay;
  onDone: () => void;
}

function WayToList({ planId, name, way, isCounted, onDone }: WayProps) {
  if (way.kind === "aside") return <WantAgain {...{ planId, name, way, onDone }} />;
  const row = isCounted ? TODAY_COPY.inPlan : TODAY_COPY.countIt;
  const texts = { listed: TODAY_COPY.onList, own: TODAY_COPY.addToList, row };
  return (
    <Link to={`${href("/dashboards/:onboardingId", { onboardingId: planId })}/${way.path}`}>
      <span className="sr-only">{labelled(name, "")}</span>
      {texts[way.kind]}
    </Link>
  );
}

interface WantAgainProps extends Omit<WayProps, "isCounted"> {
  way: Extract<WishedWay, { kind: "aside" }>;
}

/** Takes a piece back from being set aside: the item's own form, so that it works before any script. */
function WantAgain({ planId, name, way: { itemId, ageRange }, onDone }: WantAgainProps) {
  const { pathname, search } = useLocation();
  const { isSending, send } = useFormSend(isItemAnswer);
  const readAgain = useReadAgain();
  const address = href("/dashboards/:onboardingId/items/:itemId", {
    onboardingId: planId,
    itemId: `${itemId}`,
  });

  async function add(event: FormEvent) {
    event.preventDefault();
    const result = await send(
      address,
      { ageRange, setAside: "no" },
      { failed: ERROR_TEXTS.SET_ASIDE_NOT_SAVED },
    );
    // Another one is under way.
    if (result === null) return;
    if (!result.isDone) {
      showToast({ title: result.problem.message, look: "error" });
      return;
    }
    onDone();
    readAgain();
  }
  return (
    <form method="post" action={address} noValidate className="today-mark" onSubmit={add}>
      <input type="hidden" name="ageRange" value={ageRange} />
      <input type="hidden" name="setAside" value="no" />
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      <button type="submit" aria-disabled={isSending || undefined}>
        <span className="sr-only">{labelled(name, "")}</span>
        {TODAY_COPY.addToList}
      </button>
    </form>
  );
}
