// The owner's choices for a share link: their name, the items still to get, and the notes.

import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button.tsx";
import { ChoiceCards } from "~/components/ui/choice-cards.tsx";
import { Field } from "~/components/ui/field.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { copyText } from "~/components/ui/use-copied.ts";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import type { ShareLink } from "~/contracts/sharing/share-link.ts";
import { MAX_TITLE_LENGTH } from "~/domain/plans/card-title.ts";
import { takeFocus } from "~/lib/take-focus.ts";
import { textsIn } from "~/lib/texts-in.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { COPIED, linkFacts, SHARE_COPY } from "~/words/en/sharing/sharing-copy.ts";
import type { Share, ShareNotice } from "./use-share-link.ts";

interface ShareFieldsProps {
  /** The link whose choices are changed; null for a first one. */
  link: ShareLink | null;
  /** For a first link; empty if nobody has a name. */
  suggestedTitle: string;
  /** What was chosen and not sent before the panel was closed. */
  draft: ShareChoices | null;
}

/** The form's fields by name; an unchecked box has none. */
export type ShareChoices = Readonly<Record<string, string>>;

function ShareFields({ link, suggestedTitle, draft }: ShareFieldsProps) {
  const { exclude, include } = SHARE_COPY.notesHint;
  return (
    <>
      <Field
        id="share-whose"
        name="title"
        label={SHARE_COPY.whose}
        hint={SHARE_COPY.whoseHint}
        placeholder={SHARE_COPY.whoseExample}
        defaultValue={draft?.title ?? link?.title ?? suggestedTitle}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
      />
      <label className="card flex min-h-16 cursor-pointer items-center gap-4 px-4 py-2 hover:bg-sunken">
        <input
          type="checkbox"
          name="toGet"
          value="show"
          defaultChecked={draft ? draft.toGet === "show" : (link?.showsToGet ?? true)}
          className="size-5 shrink-0 accent-rose"
        />
        <span className="min-w-0 grow">
          <span className="block font-semibold">{SHARE_COPY.toGet}</span>
          <span className="block text-sm text-ink-soft">{SHARE_COPY.toGetHint}</span>
        </span>
      </label>
      <div className="grid gap-2">
        <p id="share-notes" className="text-sm font-semibold">
          {SHARE_COPY.notes}
        </p>
        <ChoiceCards
          name="notes"
          labelledBy="share-notes"
          defaultValue={draft?.notes ?? (link?.includePersonalNotes ? "include" : "exclude")}
          choices={[
            { value: "exclude", ...exclude },
            { value: "include", ...include },
          ]}
        />
      </div>
    </>
  );
}

interface SharePanelProps {
  share: Share;
  /** Outlives the panel: what was chosen and not sent yet. */
  draft?: RefObject<ShareChoices | null> | undefined;
}

/** A plan's share link and what its owner can do with it; plain forms until scripts run. */
export function SharePanel({ share, draft }: SharePanelProps) {
  const { link, notice } = share;
  const { linkField, makeButton, said } = useFocusOnChange(link, notice);
  const [first] = useState(link);
  useEffect(() => {
    // Whatever was sent is no draft anymore.
    if (draft && link !== first) draft.current = null;
  }, [draft, link, first]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm text-ink-soft">{SHARE_COPY.lead}</p>
      {notice && (
        <div ref={said}>
          <Notice
            look={notice.look}
            isAlert={notice.look === "error"}
            {...(notice.title ? { title: notice.title } : {})}
          >
            {notice.text}
          </Notice>
        </div>
      )}
      {link && <LinkCard share={share} link={link} linkField={linkField} />}
      <ShareForm share={share} makeButton={makeButton} draft={draft} />
    </div>
  );
}

interface ShareFormProps extends Pick<SharePanelProps, "draft"> {
  share: Share;
  makeButton: RefObject<HTMLButtonElement | null>;
}

/** What a link shows, and the buttons that make one, change it, and replace it. */
function ShareForm({ share, makeButton, draft }: ShareFormProps) {
  const { link, suggestedTitle, busy, address, onSubmit } = share;
  const isBusy = busy !== null || undefined;
  return (
    <form
      method="post"
      action={address}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => {
        if (draft) draft.current = textsIn(currentTarget);
      }}
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      <ShareFields link={link} suggestedTitle={suggestedTitle} draft={draft?.current ?? null} />
      {link && (
        <>
          <Button type="submit" name="intent" value="save" aria-disabled={isBusy}>
            {busy === "save" ? SHARE_COPY.saving : SHARE_COPY.save}
          </Button>
          <p id="share-regenerate" className="text-sm text-ink-soft">
            {SHARE_COPY.regenerateHint}
          </p>
        </>
      )}
      <Button
        ref={makeButton}
        type="submit"
        look={link ? "quiet" : "primary"}
        name="intent"
        value={link ? "regenerate" : "generate"}
        aria-describedby={link ? "share-regenerate" : undefined}
        aria-disabled={isBusy}
      >
        {makeWords(share)}
      </Button>
    </form>
  );
}

function makeWords({ link, busy }: Share): string {
  if (busy === "generate" || busy === "regenerate") return SHARE_COPY.generating;
  return link ? SHARE_COPY.regenerate : SHARE_COPY.generate;
}

/** The link itself, with buttons to copy, send, and revoke it. */
function LinkCard({ share, link, linkField }: LinkCardProps) {
  const { busy, address, onSubmit } = share;
  return (
    <div className="card grid gap-3 p-4">
      <label htmlFor="share-link" className="text-sm font-semibold">
        {SHARE_COPY.link}
      </label>
      <input
        ref={linkField}
        id="share-link"
        readOnly
        value={link.link}
        aria-describedby="share-link-facts"
        onFocus={(event) => event.currentTarget.select()}
        className="field -mt-1.5 bg-sunken text-sm"
      />
      <p id="share-link-facts" className="figures text-sm text-ink-soft">
        {linkFacts(link)}
      </p>
      <div className="flow gap-2">
        <CopyButton link={link.link} onDone={share.setNotice} />
        <SendButton link={link.link} />
        <form method="post" action={address} onSubmit={onSubmit}>
          <Button
            type="submit"
            look="bare"
            name="intent"
            value="revoke"
            aria-disabled={busy !== null || undefined}
          >
            {SHARE_COPY.revoke}
          </Button>
        </form>
      </div>
    </div>
  );
}

type LinkCardProps = { share: Share; link: ShareLink; linkField: RefObject<HTMLInputElement | null> };

/** Moves the focus to a new link, to the button that makes one after a revocation, or to what else was answered. */
function useFocusOnChange(link: ShareLink | null, notice: ShareNotice | null) {
  const said = useRef<HTMLDivElement>(null);
  const linkField = useRef<HTMLInputElement>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const token = link?.replicationToken;
  const shown = useRef({ token, notice });
  useEffect(() => {
    const before = shown.current;
    shown.current = { token, notice };
    if (before.token !== token) (token ? linkField : makeButton).current?.focus();
    else if (notice && notice !== before.notice && said.current) takeFocus(said.current);
  }, [token, notice]);
  return { linkField, makeButton, said };
}

/** Copying takes a script; without one, the link can be selected by hand. */
function CopyButton({ link, onDone }: { link: string; onDone: (notice: ShareNotice) => void }) {
  if (!useHydrated()) return null;
  async function copy(): Promise<void> {
    const outcome = await copyText(link);
    if (outcome === "copied") return onDone({ look: "good", ...COPIED });
    // Each by its name, so that browsers get no other error's text.
    const text = outcome === "noClipboard" ? ERROR_TEXTS.CLIPBOARD_MISSING : ERROR_TEXTS.COPY_LINK_FAILED;
    onDone({ look: "error", text });
  }
  return <Button onClick={() => void copy()}>{SHARE_COPY.copy}</Button>;
}

/** Opens the system's share sheet, where there is one. */
function SendButton({ link }: { link: string }) {
  if (!useHydrated() || typeof navigator.share !== "function") return null;
  function send() {
    // Rejects when the user closes the sheet, which needs no message.
    navigator.share({ title: SHARE_COPY.linkTitle, url: link }).catch(() => {});
  }
  return (
    <Button look="quiet" onClick={send}>
      {SHARE_COPY.send}
    </Button>
  );
}
