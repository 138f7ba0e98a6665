import { useState } from "react";
import { SHOPPING_COPY } from "~/copy/shopping-list.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

interface ListActionsProps {
  csvPath: string;
  /** The list as plain text. */
  text: string;
}

/** The ways to take the list along: a file without any script; paper and clipboard as soon as scripts are there. */
export function ListActions({ csvPath, text }: ListActionsProps) {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState("");
  // The buttons keep their room before there is a script, so that nothing moves when it comes.
  const needsScript = isHydrated ? "" : "invisible";
  async function copy() {
    setOutcome("");
    setOutcome(await copyText(text));
  }
  return (
    <div data-chrome className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-3">
      <ButtonLink to={csvPath} reloadDocument look="quiet">
        {SHOPPING_COPY.download}
      </ButtonLink>
      <Button look="quiet" className={needsScript} onClick={copy}>
        {SHOPPING_COPY.copy}
      </Button>
      <Button look="quiet" className={needsScript} onClick={() => window.print()}>
        {SHOPPING_COPY.print}
      </Button>
      <p role="status" className="text-sm font-medium">
        {outcome}
      </p>
    </div>
  );
}

/** Puts the text on the clipboard; answers what to say of it. */
async function copyText(text: string): Promise<string> {
  if (!navigator.clipboard) return SHOPPING_COPY.noClipboard;
  try {
    await navigator.clipboard.writeText(text);
    return SHOPPING_COPY.copied;
  } catch {
    return SHOPPING_COPY.notCopied;
  }
}
