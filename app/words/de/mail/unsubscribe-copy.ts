export const UNSUBSCRIBE_COPY = {
  title: "Abbestellen",
  lead: "Gib deine E-Mail-Adresse ein, wenn du keine Werbe-E-Mails mehr möchtest.",
  button: "Abbestellen",
  busy: "Einen Moment...",
  preferences: "E-Mail-Einstellungen",
  doneTitle: "Abbestellt",
  done: "Abbestellt",
  nextTitle: "Wie es weitergeht",
  next: [
    "Innerhalb von 24 Stunden kommen keine Werbe-E-Mails mehr.",
    "E-Mails zu deinem Konto kommen weiterhin, zum Beispiel bei einem neuen Passwort oder einer Anmeldung mit einem neuen Gerät.",
    "In den Einstellungen deines Kontos kannst du sie jederzeit wieder abonnieren.",
  ],
  affectedTitle: "Was du nicht mehr bekommst",
  affected: [
    "Werbe-E-Mails und Newsletter",
    "Neues über das Produkt",
    "Tipps und Wissenswertes, auch die Erinnerungen an neue Größen",
    "Morgennachrichten",
  ],
  law: "Diese Seite entspricht dem CAN-SPAM Act und der DSGVO.",
  /** After the button or Enter. */
  failed: "Das hat leider nicht geklappt. Bitte versuch es noch mal.",
  /** After the mailed link. */
  failedByLink: "Das hat leider nicht geklappt. Bitte nutze das Formular unten.",
} as const;
