import { dayWords } from "~/words/de/day-words.ts";
import type { LinkFacts } from "~/words/en/sharing/sharing-copy.ts";

export const SHARE = "Teilen";

export const SHARE_COPY = {
  title: "Plan teilen",
  lead: "Wer den Link hat, sieht Ort, Geburtstermin, Antworten und Mengen dieses Plans und kann eine Kopie sichern.",
  whose: "Für wen ist der Plan?",
  whoseHint: "Wer den Link öffnet, sieht das zuerst. Freiwillig.",
  /** Offered as the answer. */
  whoseSuggested: (firstName: string) => `Kleiderplan von ${firstName}`,
  whoseExample: "Kleidung für Baby Sommer",
  toGet: "Zeigen, was noch fehlt",
  toGetHint:
    "Der Link zeigt, was dir noch fehlt, und damit auch, was du hast. Ohne Häkchen zeigt er die ganze Liste, und niemand sieht, was du hast.",
  notes: "Deine eigenen Notizen",
  notesHint: {
    exclude: { label: "Notizen weglassen", hint: "Niemand sonst sieht sie." },
    include: { label: "Notizen mitgeben", hint: "Jede Kopie enthält alle deine Notizen." },
  },
  generate: "Link erstellen",
  save: "Speichern",
  saving: "Wird gespeichert...",
  regenerate: "Neuer Link",
  generating: "Wird erstellt...",
  regenerateHint: "Ein neuer Link ersetzt diesen. Der alte gilt dann nicht mehr.",
  link: "Freigabelink",
  copy: "Link kopieren",
  send: "Link senden",
  /** The link's title when it is sent. */
  linkTitle: "Ein Kleiderplan fürs Baby",
  revoke: "Link abschalten",
  loading: "Wird geladen...",
  signedOut:
    "Du bist abgemeldet. Melde dich in einem neuen Tab wieder an, komm dann hierher zurück und versuch es noch mal.",
} as const;

/** How long a link works, and what it shows. */
export function linkFacts({ validUntil, country, includePersonalNotes, showsToGet }: LinkFacts): string {
  const shown = showsToGet
    ? "Er zeigt, was dir noch fehlt."
    : "Er zeigt die ganze Liste, nicht, was du hast.";
  return `Dieser Link gilt bis zum ${dayWords(validUntil, country)}. ${shown} Deine Notizen sind ${includePersonalNotes ? "dabei" : "nicht dabei"}.`;
}

/** What was done with a link; the share page's address names it. */
export const SHARE_NOTICES = {
  generated: "Der neue Freigabelink ist da.",
  saved: "Deine Änderungen sind gespeichert.",
  revoked: "Der Freigabelink ist abgeschaltet und gilt nicht mehr.",
} as const;

export const COPIED = { title: "Kopiert!", text: "Der Freigabelink liegt in der Zwischenablage." } as const;
