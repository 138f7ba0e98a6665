import { type ReactNode, type SubmitEvent, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { Garment } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { Section } from "~/components/ui/section.tsx";
import { useFormSend } from "~/components/ui/use-form-send.ts";
import { Headline } from "~/components/wardrobe/headline.tsx";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import type { GuestAnswer, GuestCategory, GuestItem } from "~/contracts/sharing/share-form.ts";
import { isClaimAnswer } from "~/contracts/sharing/share-link.ts";
import { placeName, placeWithZip } from "~/domain/places/place.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { showToast } from "~/lib/toast.ts";
import { authPath } from "~/routes/accounts/auth-path.ts";
import type { SharePreview } from "~/usecases/sharing/share-dashboard.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { REPLICATION_STARTED } from "~/words/en/flashes.ts";
import { BABIES_FACT, babiesWords } from "~/words/en/plans/babies-copy.ts";
import { essentialsFor, essentialsOf, REPLICATION_COPY } from "~/words/en/sharing/replication-copy.ts";
import { GUEST_COPY, inAll } from "~/words/en/wardrobe/dashboard-copy.ts";
import {
  GENDER_LABELS,
  ITEM_CATEGORY_LABELS,
  SCENARIO_LABELS,
  SIZE_LABELS,
} from "~/words/en/wardrobe/wardrobe-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import { forgetReplicationToken } from "./use-replication-token.ts";

const words = () => ({
  failed: ERROR_TEXTS.REPLICATION_FAILED,
  unreadable: ERROR_TEXTS.REPLICATION_ANSWER_INVALID,
  signedOut: ERROR_TEXTS.REPLICATION_SIGNED_OUT,
});

/** Sends the claim by script: an outage leaves the page unchanged, and a success opens the list. */
function useClaim() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isGoing, setGoing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const form = useFormSend(isClaimAnswer);
  const isBusy = form.isSending || isGoing;

  async function send(typed: FormData): Promise<void> {
    setError(null);
    const fields = { token: textIn(typed, "token"), formKey: textIn(typed, "formKey") };
    const result = await form.send("/replicate", fields, words());
    if (result?.isDone) {
      setGoing(true);
      forgetReplicationToken();
      const [title, description] = REPLICATION_STARTED;
      showToast({ title, description, look: "info" });
      await navigate("/dashboards");
    } else if (result) {
      const { message, failure } = result.problem;
      setError(message);
      // The session has ended: the page then shows the sign-in link.
      if (failure.kind === "signed-out") void revalidate();
    }
  }

  return {
    isBusy,
    error,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!isBusy) void send(new FormData(event.currentTarget));
    },
  };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

interface PreviewProps {
  token: string;
  formKey: string;
  preview: SharePreview;
  /** Null if the plan can't be read. */
  answer: GuestAnswer | null;
  isSignedIn: boolean;
  /** Why a claim made without scripts was refused. */
  error: string | null;
}

/** What a share link offers and the next step: claim it, or sign in to do so. */
export function Preview(props: PreviewProps) {
  const { preview, answer, isSignedIn } = props;
  const claim = useClaim();
  const problem = claim.error ?? props.error;
  return (
    <PageFrame title={preview.title ?? REPLICATION_COPY.title}>
      <Answer {...props} />
      {preview.isOwn && <p className="mt-3 text-sm text-ink-soft">{REPLICATION_COPY.ownLink}</p>}
      {problem && <ErrorNotice className="mt-4">{problem}</ErrorNotice>}
      {isSignedIn && <ClaimForm {...props} claim={claim} />}
      {answer && (
        <div className="mt-4">
          <GuestSizes answer={answer} />
        </div>
      )}
      {!isSignedIn && <SignInLinks />}
      {answer && (
        <p data-chrome className="mt-4 text-sm">
          {REPLICATION_COPY.restOfYear}
        </p>
      )}
      <Facts preview={preview} />
      <HomeLink />
    </PageFrame>
  );
}

/** Whose plan it is and the answer, or the plan's name alone if the plan can't be read. */
function Answer({ preview, answer }: PreviewProps) {
  const { lead, leadToGet, hasEverything } = REPLICATION_COPY;
  if (!answer) return <p className="text-ink-soft">{lead}</p>;
  const { isToGet, first } = answer;
  const { ageRange, essentials, everything } = first;
  const place = placeName(preview) ?? preview.zipcode;
  return (
    <>
      <Headline
        as="p"
        count={essentials === 0 ? null : essentials}
        words={essentials === 0 ? hasEverything : essentialsFor({ essentials, isToGet }, ageRange, place)}
        notes={everything > essentials ? [inAll(everything)] : []}
      />
      <p className="mt-2 text-sm text-ink-soft">{isToGet ? leadToGet : lead}</p>
    </>
  );
}

function ClaimForm({ token, formKey, claim }: PreviewProps & { claim: ReturnType<typeof useClaim> }) {
  return (
    <form
      method="post"
      action={publicPath("/replicate")}
      onSubmit={claim.onSubmit}
      data-chrome
      className="mt-4"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="formKey" value={formKey} />
      <Actions>
        <Button type="submit" aria-describedby="claim-hint" aria-disabled={claim.isBusy || undefined}>
          {claim.isBusy ? REPLICATION_COPY.claiming : REPLICATION_COPY.claim}
        </Button>
      </Actions>
      <p id="claim-hint" className="mt-2 text-sm text-ink-soft">
        {REPLICATION_COPY.claimHint}
      </p>
    </form>
  );
}

function SignInLinks() {
  return (
    <div data-chrome className="mt-6">
      <Actions>
        <ButtonLink to={authPath("signup", "/replicate")}>{REPLICATION_COPY.signUp}</ButtonLink>
        <ButtonLink to={authPath("signin", "/replicate")} look="quiet">
          {REPLICATION_COPY.logIn}
        </ButtonLink>
      </Actions>
      <p className="mt-2 text-sm text-ink-soft">{REPLICATION_COPY.signInHint}</p>
    </div>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="flow gap-3">{children}</div>;
}

/** A full page load, because its destination depends on the session. */
function HomeLink() {
  return (
    <a href={publicPath("/")} data-chrome className="tap-link mt-4 text-sm">
      {REPLICATION_COPY.toHome}
    </a>
  );
}

/** An email address, which may go on after its @ on another line. */
function Address({ address }: { address: string }) {
  const at = address.indexOf("@") + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function Facts({ preview }: { preview: SharePreview }) {
  const { country, expectedDueDate, genderPreference, laundryScenario } = preview;
  const { facts, factsTitle, notesIncluded, notesExcluded } = REPLICATION_COPY;
  const babies = babiesWords(preview.babies);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [facts.place, placeWithZip(preview)],
    [facts.dueDate, dayWords(expectedDueDate, country)],
    ...(babies ? [[BABIES_FACT, babies] as const] : []),
    [facts.clothes, GENDER_LABELS[genderPreference]],
    [facts.laundry, SCENARIO_LABELS[laundryScenario]],
    [facts.notes, preview.includePersonalNotes ? notesIncluded : notesExcluded],
    [facts.sharer, <Address key="sharer" address={preview.sharerEmail} />],
  ];
  return (
    <Section titleId="facts-title" title={factsTitle} titleLook="mt-8 text-base">
      <dl className="card figures mt-2 grid grid-cols-1 gap-x-8 gap-y-4 p-[20px] sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** One fold per size, with its number; the first one is open. */
function GuestSizes({ answer: { isToGet, first, sizes } }: { answer: GuestAnswer }) {
  return sizes.map(({ ageRange, essentials, categories }) => (
    <details key={ageRange} open={ageRange === first.ageRange} className="guest-size">
      <summary>
        <h2>{SIZE_LABELS[ageRange]}</h2>
        <span className="figures grow text-sm text-ink-soft">{essentialsOf({ essentials, isToGet })}</span>
        <Chevron className="guest-mark" />
      </summary>
      <GuestRows categories={categories} />
    </details>
  ));
}

/** One list per category: drawing, name, and number of each item. */
function GuestRows({ categories }: { categories: readonly GuestCategory[] }) {
  return categories.map(({ category, items }) => (
    <section key={category}>
      <h3 className="mt-3 border-b border-hairline pb-0.5 font-sans text-xs font-semibold text-ink-soft">
        {ITEM_CATEGORY_LABELS[category]}
      </h3>
      <ul className="guest-rows">
        {items.map((item) => (
          <Row key={item.nameId} item={item} category={category} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ item: { nameId, name, pieces }, category }: { item: GuestItem; category: ItemCategory }) {
  return (
    <li>
      <Garment name={nameId} category={category} className="" />
      <p>{itemName(name)}</p>
      <b>
        <span className="sr-only">{GUEST_COPY.needed}: </span>
        {pieces}
      </b>
    </li>
  );
}
