export const MANAGED_IMAGES_COPY = {
  title: "Fotos der Kleidung",
  lead: (withImage: number, all: number) =>
    `${withImage} von ${all} Artikeln ${withImage === 1 ? "hat" : "haben"} ein Foto.`,
  search: "Artikel suchen",
  searchButton: "Suchen",
  found: (count: number) => `${count} Artikel`,
  empty: "Keine Artikel gefunden",
  choose: "Foto wählen",
  replace: "Foto ersetzen",
  chooseFor: (name: string) => `Foto: ${name}`,
  drop: "oder hier ablegen",
  small: (width: number, height: number) =>
    `Nur ${width} × ${height} Pixel, das kann unscharf aussehen. Wir empfehlen mindestens 200 × 200.`,
  without: "Nur Artikel ohne Foto",
  category: (withImage: number, all: number) => `${withImage} von ${all} mit Foto`,
  upload: "Hochladen",
  uploading: "Wird hochgeladen...",
  progress: (name: string) => `Hochladen: ${name}`,
  percent: (share: number) => `${share}\u00a0%`,
  processing: "Wird verarbeitet...",
  /** When the queue takes longer than the page waits. */
  stillProcessing: "Wird noch verarbeitet. Lade die Seite in einer Minute neu.",
  ready: "Foto",
  drawing: "Standardzeichnung",
  updated: "Foto ersetzt",
  failed: "Wir konnten dieses Foto nicht verarbeiten. Bitte versuch es mit einer anderen Datei.",
  dismiss: "Schließen",
} as const;

export const GUIDELINES_COPY = {
  title: "So sollten die Fotos sein",
  points: [
    "Dateien in PNG, JPEG, JPG und WebP",
    "Höchstens 5 MB",
    "Am besten mindestens 200 × 200 Pixel",
    "Fotos werden automatisch fürs Web optimiert",
  ],
} as const;
