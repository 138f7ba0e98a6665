import type { ReactNode } from "react";
import { Scene } from "~/components/illustrations/art.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { REPLICATION_COPY } from "~/copy/sharing.ts";
import { GENDER_LABELS, SCENARIO_LABELS } from "~/copy/wardrobe.ts";
import { formatDay } from "~/domain/calendar.ts";
import type { ReplicationPreview } from "~/usecases/preview-replication.ts";
import { authPath } from "../auth/auth-path.ts";
import { useClaim } from "./use-claim.ts";

interface PreviewProps {
  token: string;
  formKey: string;
  preview: ReplicationPreview;
  isSignedIn: boolean;
  /** Why a claim without a script was refused. */
  error: string | null;
}

/** What a share link offers, and the one thing to do next: claim it, or sign in for that. */
export function Preview({ token, formKey, preview, isSignedIn, error }: PreviewProps) {
  const claim = useClaim();
  const problem = claim.error ?? error;
  return (
    <section className="container-page max-w-2xl py-8 md:py-12">
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto]">
        <div>
          <h1 className="text-xl">{REPLICATION_COPY.title}</h1>
          <p className="mt-2 text-ink-soft">{REPLICATION_COPY.lead}</p>
        </div>
        <Scene name="landing-drawer" className="hidden aspect-4/3 w-52 sm:block" />
      </div>
      <Facts preview={preview} />
      {preview.isOwn && <p className="mt-4 text-sm text-ink-soft">{REPLICATION_COPY.ownLink}</p>}
      {problem && (
        <div className="mt-4">
          <Notice look="error" isAlert>
            {problem}
          </Notice>
        </div>
      )}
      {isSignedIn ? (
        <form method="post" action="/replicate" onSubmit={claim.onSubmit} className="mt-6">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="formKey" value={formKey} />
          <p id="claim-hint" className="text-sm text-ink-soft">
            {REPLICATION_COPY.claimHint}
          </p>
          <Actions>
            <Button type="submit" aria-describedby="claim-hint" aria-disabled={claim.isBusy || undefined}>
              {claim.isBusy ? REPLICATION_COPY.claiming : REPLICATION_COPY.claim}
            </Button>
            <HomeLink />
          </Actions>
        </form>
      ) : (
        <div className="mt-6">
          <p className="text-sm text-ink-soft">{REPLICATION_COPY.signInHint}</p>
          <Actions>
            <ButtonLink to={authPath("signin", "/replicate")}>{REPLICATION_COPY.logIn}</ButtonLink>
            <ButtonLink to={authPath("signup", "/replicate")} look="quiet">
              {REPLICATION_COPY.signUp}
            </ButtonLink>
            <HomeLink />
          </Actions>
        </div>
      )}
    </section>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap items-center gap-3">{children}</div>;
}

/** A whole new page: where it leads depends on the session. */
function HomeLink() {
  return (
    <a href="/" className="linkish inline-flex min-h-11 items-center text-sm sm:ml-3">
      {REPLICATION_COPY.toHome}
    </a>
  );
}

function Facts({ preview }: { preview: ReplicationPreview }) {
  const { zipcode, city, state, expectedDueDate, genderPreference, laundryScenario } = preview;
  const { facts, notesIncluded, notesExcluded } = REPLICATION_COPY;
  const rows = [
    [facts.place, city ? `${city}, ${state} ${zipcode}` : zipcode],
    [facts.dueDate, formatDay(expectedDueDate)],
    [facts.clothes, GENDER_LABELS[genderPreference]],
    [facts.laundry, SCENARIO_LABELS[laundryScenario]],
    [facts.notes, preview.includePersonalNotes ? notesIncluded : notesExcluded],
    [facts.sharer, preview.sharerEmail],
  ] as const;
  return (
    <dl className="card figures mt-6 grid grid-cols-1 gap-x-8 gap-y-4 p-5 sm:grid-cols-2">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
