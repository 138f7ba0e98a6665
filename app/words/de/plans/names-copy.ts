export const NAMES_COPY = {
  title: "Namen",
  baby: "Wie nennt ihr das Baby?",
  babyOf: (number: number) => `Wie nennt ihr Baby ${number}?`,
  babyHint: "Ein Kosename genügt.",
  you: "Dein Vorname",
  youHint: "Ihn sehen alle, die an deinen Plänen mitmachen.",
  save: "Namen speichern",
  skip: "Über\u00adspringen",
} as const;

export const NAMES_PAGE_COPY = {
  lead: "Namen sind freiwillig. Alle, die an diesem Plan mitmachen, sehen sie, und sie stehen in deinen E-Mails und deinem Kalender.",
  outside: "Den Namen in Nachrichten und Kalendern nennen",
  outsideHint:
    "Einen Sperrbildschirm oder geteilten Kalender sehen vielleicht auch andere. Sonst steht dort die Größe.",
  inviteHint: "Freiwillig. In der Einladung steht dann, von wem sie kommt.",
  ownTitle: "Dein Name",
  ownLead: "Alle, die an deinen Plänen mitmachen, sehen ihn statt deiner E-Mail-Adresse.",
  saveOwn: "Namen speichern",
  toldTitle: "Was die anderen in deinen Plänen sehen",
  told: (masked: string) =>
    `Sie sehen deinen Vornamen oder, wenn du keinen angegeben hast, deine E-Mail-Adresse. Bis du antwortest, sehen sie ${masked}.`,
  toldHint: "Freiwillig.",
  toldDone: "Alles klar",
} as const;

export const MEANWHILE_COPY = { title: "In der Zwischenzeit", ready: "Dein Plan ist fertig." } as const;
