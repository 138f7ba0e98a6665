export const ROLE_NAMES = { owner: "Leitung", editor: "Plant mit", reader: "Liest mit" } as const;

export const MEMBERS_COPY = {
  title: "Wer dabei ist",
  alone: "Bis jetzt bist nur du dabei.",
  you: "du",
  change: "Ändern",
  changeOf: (name: string) => `Rolle ändern oder entfernen: ${name}`,
  role: "Rolle",
  saveRole: "Rolle speichern",
  remove: "Aus dem Plan entfernen",
  removeHint: "Die Person kann den Plan sofort nicht mehr öffnen. Was sie eingetragen hat, bleibt.",
  theirLinksEnd: (links: string) => `Die Links, die diese Person angelegt hat, enden sofort: ${links}.`,
  changeSeen: (links: string) =>
    `Auch die Links ändern, die diese Person gesehen haben kann: ${links}. Die alten enden, und du gibst die neuen weiter.`,
  seenByGone: (links: string) =>
    `Jemand, der nicht mehr zu diesem Plan gehört, kann diese Links gesehen haben: ${links}.`,
  changeLinks: "Diese Links ändern",
  makeOwner: "Plan übergeben",
  invite: "Jemanden einladen",
  inviteLead: "Die Person bekommt eine E-Mail mit einem Link. Er gilt nur einmal, 14 Tage lang.",
  email: "E-Mail der Person",
  send: "Einladung schicken",
  sending: "Wird gesendet...",
  full: "Außer dir sind schon fünf Leute dabei oder eingeladen, mehr gehen in einem Plan nicht.",
  ownAddress: "Das ist deine eigene Adresse.",
  pending: "Eingeladen",
  until: (day: string) => `Der Link gilt bis zum ${day}.`,
  sendAgain: "Noch mal schicken",
  withdraw: "Zurückziehen",
  leave: "Plan verlassen",
} as const;

export const ROLE_HINTS = {
  editor: "Kann alles ändern, nur nicht die Personen und den Freigabelink; kann den Plan nicht löschen",
  reader: "Kann alles sehen, aber nichts ändern",
} as const;

/** Who is on the plan, in one sentence; `names` are the others. */
export function peopleSentence(names: readonly string[]): string {
  if (names.length === 0) return MEMBERS_COPY.alone;
  return `In diesem Plan: ${new Intl.ListFormat("de-DE").format(["du", ...names])}.`;
}

export const LEAVE_COPY = {
  title: "Plan verlassen?",
  lead: "Du kannst ihn dann sofort nicht mehr öffnen, und die Links, die du für Helfer und Kalender angelegt hast, enden. Was du sonst eingetragen hast, bleibt im Plan. Um zurückzukommen, brauchst du eine neue Einladung.",
  button: "Plan verlassen",
  busy: "Einen Moment...",
  keep: "Dabeibleiben",
  ownerTitle: "Das ist dein Plan",
  ownerLead:
    "Deinen eigenen Plan kannst du nicht verlassen. Du kannst ihn aber vorher jemandem übergeben oder ihn löschen.",
  people: "Sehen, wer dabei ist",
} as const;

export const HAND_OVER_COPY = {
  title: "Plan übergeben?",
  question: (name: string) => `Soll dieser Plan ab jetzt ${name} gehören?`,
  lead: "Du bleibst dabei und planst mit. Leute einladen und entfernen, den Plan teilen und ihn löschen kann nur, wem er gehört.",
  shareEnds:
    "Der Freigabelink des Plans gilt dann nicht mehr. Die verbrauchte Planung bleibt bei dir, die andere Person verbraucht keine.",
  button: "Übergeben",
  busy: "Wird übergeben...",
  keep: "Plan behalten",
  noRoom: (name: string) =>
    `${name} hat schon so viele Pläne von anderen, wie in ein Konto passen, und müsste zuerst einen löschen.`,
  noRoomForTrips: (name: string) =>
    `Mit den Reisen dieses Plans hätte ${name} mehr Reisen, als in ein Konto passen, und müsste zuerst einige löschen.`,
} as const;

export const INVITATION_COPY = {
  title: "Einladung",
  question: (inviter: string) => `${inviter} hat dich zu einem Plan eingeladen`,
  asRole: {
    editor:
      "Du kannst alles ändern, nur nicht die Personen und den Freigabelink. Löschen kannst du den Plan nicht.",
    reader: "Du siehst alles, kannst aber nichts ändern.",
  },
  seen: "Die anderen im Plan sehen deinen Vornamen oder, wenn du keinen angegeben hast, deine E-Mail-Adresse.",
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
