// A parent's note on an item at one age. It saves when typing pauses or on blur, and never overwrites what is being typed.
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { Button } from "~/components/ui/button.tsx";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { MAX_NOTE_LENGTH } from "~/domain/wardrobe/owned.ts";
import { NOTE_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import type { FieldState } from "./edit-queue.ts";
import { SaveStatus } from "./save-status.tsx";

const PAUSE_MS = 800;

interface NoteBoxProps {
  itemName: string;
  ageRange: AgeRange;
  /** The stored note. */
  note: string;
  action: string;
  state: FieldState | undefined;
  onSave: (note: string) => void;
}

export function NoteBox({ itemName, ageRange, note, action, state, onSave }: NoteBoxProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const [draft, setDraft] = useState<string | null>(null);
  const sent = unsavedNote(state) ?? note;
  const shown = draft ?? sent;

  const save = useEffectEvent(() => {
    if (draft !== null && draft !== sent) onSave(draft);
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(save, PAUSE_MS);
    window.addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", save);
    };
  }, [draft]);
  // A page that closes by itself leaves no time to leave the box first.
  useEffect(() => () => save(), []);

  function leave() {
    if (draft !== null && draft !== sent) onSave(draft);
    setDraft(null);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(shown);
    setDraft(null);
  }
  return (
    <form method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="ageRange" value={ageRange} />
      <label htmlFor={id} className="text-xs text-ink-soft">
        {NOTE_COPY.label}
        <span className="sr-only">: {itemName}</span>
      </label>
      <textarea
        id={id}
        name="note"
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        // Otherwise, a browser that restores an old draft would cause it to be saved.
        autoComplete="off"
        value={shown}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={leave}
        placeholder={NOTE_COPY.placeholder}
        className="field mt-1 field-sizing-content min-h-18 px-3 py-2 text-sm"
      />
      {/* This line is always here, so that nothing shifts when the note is saved. */}
      <div className="flex min-h-6 items-center justify-between gap-3 text-xs text-ink-soft">
        {state ? <SaveStatus state={state} /> : <span />}
        {(!isHydrated || state?.phase === "refused") && (
          <Button type="submit" look="bare" className="min-h-11">
            {NOTE_COPY.save}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Text that isn't stored yet, refused or not, which stays in the box. */
function unsavedNote(state: FieldState | undefined): string | null {
  if (!state || state.phase === "saved" || state.edit.kind !== "note") return null;
  return state.edit.value;
}
