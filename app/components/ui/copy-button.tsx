import { Button } from "./button.tsx";
import { useCopied } from "./use-copied.ts";
import { useHydrated } from "./use-hydrated.ts";

interface CopyButtonProps {
  text: string;
  label: string;
  /** The id of the heading that names it. */
  of: string;
  /** The words after a copy, and after a browser's refusal. */
  told: { copied: string; notCopied: string };
  look?: "primary" | "quiet";
}

/** Copies a text, and says if that worked; invisible without scripts. */
export function CopyButton({ text, label, of, told, look = "primary" }: CopyButtonProps) {
  const isHydrated = useHydrated();
  const { outcome, copy } = useCopied(text, told);
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
