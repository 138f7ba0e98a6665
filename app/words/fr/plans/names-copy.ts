export const NAMES_COPY = {
  title: "Prénoms",
  baby: "Comment appelez-vous le bébé\u00a0?",
  babyOf: (number: number) => `Comment appelez-vous le bébé ${number}\u00a0?`,
  babyHint: "Un surnom convient.",
  you: "Votre prénom",
  youHint: "Les personnes de vos plans le voient.",
  save: "Enregistrer les prénoms",
  skip: "Passer",
} as const;

export const NAMES_PAGE_COPY = {
  lead: "Les prénoms sont facultatifs. Les personnes de ce plan les voient, et ils figurent dans vos e-mails et votre calendrier.",
  outside: "Dire le prénom dans les messages et les calendriers",
  outsideHint:
    "D’autres personnes voient peut-être un écran verrouillé ou un calendrier partagé. Sinon, c’est la taille qui y figure.",
  inviteHint: "Facultatif. L’invitation dit de qui elle vient.",
  ownTitle: "Votre prénom",
  ownLead: "Les personnes de vos plans le voient à la place de votre adresse e-mail.",
  saveOwn: "Enregistrer le prénom",
  toldTitle: "Ce que voient les personnes de vos plans",
  told: (masked: string) =>
    `Elles voient votre prénom, ou votre adresse e-mail si vous n’en avez pas donné. Jusqu’à votre réponse, elles voient ${masked}.`,
  toldHint: "Facultatif.",
  toldDone: "C’est compris",
} as const;

export const MEANWHILE_COPY = { title: "En attendant", ready: "Votre plan est prêt." } as const;
