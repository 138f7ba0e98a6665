export const INVITATION_COPY = {
  title: "Einladung",
  question: (inviter: string) => `${inviter} hat dich zu einem Plan eingeladen`,
  asRole: {
    editor:
      "Du würdest mitplanen: Du kannst alles ändern, außer wer dabei ist und den Freigabelink, und du kannst den Plan nicht löschen.",
    reader: "Du würdest mitlesen: Du siehst alles und änderst nichts.",
  },
  seen: "Die anderen im Plan sehen deinen Namen, oder einen Teil deiner E-Mail, wenn du keinen angegeben hast.",
  as: "Du bist angemeldet als",
  accept: "Mitmachen",
  notNow: "Jetzt nicht",
  signUp: "Konto anlegen und mitmachen",
  logIn: "Anmelden und mitmachen",
  signInHint: "Die Einladung wartet, während du ein Konto anlegst oder dich anmeldest.",
  invalidTitle: "Diese Einladung gilt nicht mehr",
  invalid:
    "Vielleicht wurde sie schon benutzt, zurückgezogen oder durch eine neuere ersetzt, oder sie ist älter als 14 Tage.",
  invalidHint:
    "Wenn du schon dabei bist, findest du den Plan in deiner Liste. Sonst bitte um eine neue Einladung.",
  toPlans: "Deine Pläne",
} as const;
