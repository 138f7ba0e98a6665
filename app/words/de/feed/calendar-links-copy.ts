// The parents' page of links for calendars.

export const CALENDAR_COPY = {
  title: "Kalender",
  lead: "Größen, Reisen und Wetterwechsel in deinem eigenen Kalender. Er bleibt von selbst aktuell.",
  links: "Links",
  unnamed: "Ein Kalender",
  subscribe: "Abonnieren",
  copyLink: "Link kopieren",
  copied: "Kopiert!",
  notCopied: "Das Kopieren hat nicht geklappt. Bitte kopier es von Hand.",
  see: "Datei öffnen",
  close: "Link schließen",
  make: "Link erstellen",
  label: "Für welchen Kalender ist der Link?",
  usualLabel: "Unser Kalender",
  ofFamily: "Alle unsere Kinder",
  hidden: "Den Link selbst sieht nur, wer ihn erstellt hat.",
  shows:
    "Wer den Link hat, kann ihn lesen, bis du ihn schließt. Er zeigt Wochen, Daten und was du dafür eingetippt hast, aber weder Ort noch Geburtstermin, keine Anzahlen und keine Notizen.",
  how: "So fügst du ihn hinzu",
  apple: "iPhone, iPad, Mac: tipp auf „Abonnieren“.",
  google:
    "Google Kalender: wähl am Computer neben „Weitere Kalender“ die Option „Per URL“ und füg den Link ein.",
  outlook: "Outlook: wähl „Kalender hinzufügen“, dann „Aus dem Internet abonnieren“, und füg den Link ein.",
  when: "Kalender lesen ihn innerhalb eines Tages neu.",
  full: "Ein Plan hat höchstens drei Kalenderlinks. Schließ einen, um einen neuen zu erstellen.",
} as const;
