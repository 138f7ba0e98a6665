import { useState } from "react";
import { Button } from "~/components/ui/button.tsx";
import { FieldError } from "~/components/ui/field.tsx";
import { PASSKEY_COPY } from "~/copy/accounts/oauth-copy.ts";
import { useCanKeepPasskeys, useNewPasskey } from "~/hooks/accounts/use-passkey.ts";
import { keepText, keptText } from "~/lib/browser-store.ts";

/** Signing out empties what a page keeps. A browser that keeps nothing asks again. */
const KEPT = "passkey-offer";

/** Offers a passkey right after sign-in on a device that can store one. "Not now" lasts until the next sign-in. */
export function PasskeyOffer() {
  const canKeep = useCanKeepPasskeys();
  const [isLater, setLater] = useState(false);
  const way = useNewPasskey("/dashboards");
  if (!canKeep || isLater || keptText(KEPT) !== null) return null;
  return (
    <section
      aria-labelledby="passkey-offer"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline pt-5"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="passkey-offer" className="text-sm font-semibold">
          {PASSKEY_COPY.offerTitle}
        </h2>
        <p className="text-sm text-ink-soft">{PASSKEY_COPY.offerText}</p>
        <FieldError id="passkey-offer-error" error={way.problem ?? undefined} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        <Button look="quiet" onClick={way.start} aria-disabled={way.isBusy || undefined}>
          {way.isBusy ? PASSKEY_COPY.busy : PASSKEY_COPY.add}
        </Button>
        <button
          type="button"
          className="linkish min-h-12 text-sm"
          onClick={() => {
            keepText(KEPT, "later");
            setLater(true);
          }}
        >
          {PASSKEY_COPY.offerLater}
        </button>
      </div>
    </section>
  );
}
