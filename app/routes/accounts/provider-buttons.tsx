import { Button } from "~/components/ui/button.tsx";
import { LineMark } from "~/components/ui/line-mark.tsx";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import { OAUTH_COPY, PROVIDER_NAMES } from "~/words/en/accounts/oauth-copy.ts";
import { publicPath } from "~/words/public-path.ts";

interface ProviderButtonsProps {
  /** The providers that are configured. */
  available: readonly ProviderName[];
  from: string;
}

/** The quickest ways to sign in, above the form. */
export function ProviderButtons({ available, from }: ProviderButtonsProps) {
  if (available.length === 0) return null;
  return (
    <div className="mt-6">
      <ProviderForms available={available} from={from} />
      <Divider className="mt-6">{OAUTH_COPY.divider}</Divider>
    </div>
  );
}

interface ProviderFormsProps extends ProviderButtonsProps {
  /** To prove the user's identity rather than to sign in. */
  isProof?: boolean;
}

/** One plain form for each provider, because the response goes to another site. */
export function ProviderForms({ available, from, isProof = false }: ProviderFormsProps) {
  return (
    <div className="grid gap-3">
      {available.map((provider) => (
        <form key={provider} method="post" action={publicPath(`/auth/${provider}`)}>
          <input type="hidden" name="from" value={from} />
          {isProof && <input type="hidden" name="purpose" value="prove" />}
          <Button type="submit" look="quiet" className="w-full">
            <LineMark side={20} d={MARKS[provider]} />
            {OAUTH_COPY.button(PROVIDER_NAMES[provider])}
          </Button>
        </form>
      ))}
    </div>
  );
}

/** A line between two alternatives. */
export function Divider({ className = "", children }: { className?: string; children: string }) {
  return (
    <p
      className={`flex items-center gap-3 text-xs text-ink-soft before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline ${className}`}
    >
      {children}
    </p>
  );
}

/** The letters of the providers, in one line. */
const MARKS: Readonly<Record<ProviderName, string>> = {
  google: "M15.9 5.2A7.5 7.5 0 1 0 17.5 10H10.6",
  facebook: "M13.8 3h-1.3A3.2 3.2 0 0 0 9.3 6.2V17.5M6.3 10h6.6",
};
