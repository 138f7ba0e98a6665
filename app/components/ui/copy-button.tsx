import { useState } from "react";
import { GIFTS_COPY } from "~/copy/gifts/parents-gifts-copy.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import { Button } from "./button.tsx";

interface CopyButtonProps {
  text: string;
  label: string;
  /** The id of the heading that names it. */
  of: string;
  /** Said if the browser refuses; by default about a link. */
  failed?: string;
  look?: "primary" | "quiet";
}

/** Copies a text, and says if that worked; invisible without scripts. */
export function CopyButton({
  text,
  label,
  of,
  failed = GIFTS_COPY.notCopied,
  look = "primary",
}: CopyButtonProps) {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState("");
  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? GIFTS_COPY.copied : failed);
  }
  return (
    <>
      <Button
        look={look}
        aria-describedby={of}
        className={isHydrated ? "grow" : "invisible grow"}
        onClick={copy}
      >
        {label}
      </Button>
      <p role="status" className="order-last w-full text-sm font-medium empty:hidden">
        {outcome}
      </p>
    </>
  );
}
