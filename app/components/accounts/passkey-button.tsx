import { Button, type ButtonLook } from "~/components/ui/button.tsx";
import { FieldError } from "~/components/ui/field.tsx";
import { LineMark } from "~/components/ui/line-mark.tsx";
import { PASSKEY_COPY } from "~/words/en/accounts/oauth-copy.ts";
import { useKnowsPasskeys } from "./use-passkey.ts";

interface PasskeyButtonProps {
  id: string;
  look?: ButtonLook;
  label: string;
  way: { isBusy: boolean; problem: string | null; start: () => void };
}

/** Asks for a passkey. Invisible until scripts run, and in browsers without passkeys, but it keeps its space. */
export function PasskeyButton({ id, look = "primary", label, way }: PasskeyButtonProps) {
  const knowsPasskeys = useKnowsPasskeys();
  return (
    <div className={`grid noscript:hidden ${knowsPasskeys ? "" : "invisible"}`}>
      <Button
        id={id}
        look={look}
        onClick={way.start}
        aria-disabled={way.isBusy || undefined}
        aria-describedby={way.problem ? `${id}-error` : undefined}
      >
        <LineMark side={20} d="M9.5 10.5 17 3m-2.5 2.5L17 8m-6.2 5.2a4 4 0 1 1-4-4 4 4 0 0 1 4 4Z" />
        {way.isBusy ? PASSKEY_COPY.busy : label}
      </Button>
      <FieldError id={`${id}-error`} error={way.problem ?? undefined} />
    </div>
  );
}
