// The list's address, with ways to pass it on, to look at it as givers do, and to end it.
import { useState } from "react";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import type { ShownGiftList } from "~/contracts/gifts/shown-gifts.ts";
import { GIFTS_COPY } from "~/copy/gifts/parents-gifts-copy.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import { GiftButton } from "./gift-form.tsx";

interface ListLinkProps {
  planId: string;
  list: Pick<ShownGiftList, "state" | "link" | "mayManage">;
}

export function ListLink({ planId, list: { state, link, mayManage } }: ListLinkProps) {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState("");
  async function copy() {
    setOutcome("");
    setOutcome(await copyLink(link ?? ""));
  }
  return (
    <section id="link" data-chrome className="card mt-4 grid max-w-2xl grid-cols-1 gap-3 p-4">
      {state !== "open" && (
        <p className="text-sm">{state === "over" ? GIFTS_COPY.overNote : GIFTS_COPY.closedNote}</p>
      )}
      {state === "open" && link && (
        <>
          <label htmlFor="gift-link" className="text-sm font-semibold">
            {GIFTS_COPY.link}
          </label>
          <input
            id="gift-link"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className="field -mt-1.5 bg-sunken text-sm"
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button className={isHydrated ? "" : "invisible"} onClick={copy}>
              {GIFTS_COPY.copy}
            </Button>
            <a className={buttonClasses("quiet")} href={link} target="_blank" rel="noreferrer">
              {GIFTS_COPY.seeAsGiver}
            </a>
            <p role="status" className="text-sm font-medium">
              {outcome}
            </p>
          </div>
        </>
      )}
      {mayManage && state !== "over" && (
        <div className="flex flex-wrap gap-2">
          <GiftButton planId={planId} intent={state === "open" ? "close" : "open"} look="bare">
            {state === "open" ? GIFTS_COPY.close : GIFTS_COPY.openAgain}
          </GiftButton>
          <GiftButton planId={planId} intent="move" look="bare">
            {GIFTS_COPY.move}
          </GiftButton>
        </div>
      )}
      {mayManage && state !== "over" && <p className="text-xs text-ink-soft">{GIFTS_COPY.moveHint}</p>}
    </section>
  );
}

async function copyLink(link: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link);
    return GIFTS_COPY.copied;
  } catch {
    return GIFTS_COPY.notCopied;
  }
}
