// What an owner chooses to show behind a share link: whose plan it is, what is still to get, and the notes.
import { ChoiceCards } from "~/components/ui/choice-cards.tsx";
import { Field } from "~/components/ui/field.tsx";
import type { ShareLink } from "~/contracts/sharing/share-link.ts";
import { SHARE_COPY } from "~/copy/sharing/sharing-copy.ts";
import { MAX_TITLE_LENGTH } from "~/domain/plans/card-title.ts";

interface ShareFieldsProps {
  /** The link whose choices are changed; null for a first one. */
  link: ShareLink | null;
  /** The owner's; empty if unknown. */
  firstName: string;
}

export function ShareFields({ link, firstName }: ShareFieldsProps) {
  const { exclude, include } = SHARE_COPY.notesHint;
  const suggested = firstName && SHARE_COPY.whoseSuggested(firstName);
  return (
    <>
      <Field
        id="share-whose"
        name="title"
        label={SHARE_COPY.whose}
        hint={SHARE_COPY.whoseHint}
        placeholder={SHARE_COPY.whoseExample}
        defaultValue={link?.title ?? suggested}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
      />
      <label className="card flex min-h-16 cursor-pointer items-center gap-4 px-4 py-2 hover:bg-sunken">
        <input
          type="checkbox"
          name="toGet"
          value="show"
          defaultChecked={link?.showsToGet ?? true}
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
          defaultValue={link?.includePersonalNotes ? "include" : "exclude"}
          choices={[
            { value: "exclude", ...exclude },
            { value: "include", ...include },
          ]}
        />
      </div>
    </>
  );
}
