export const PROFILE_COPY = {
  title: "Dein Profil",
  errorTitle: "Fehler",
  email: "E-Mail",
  role: "Rolle",
  quizAttempts: "Planungen",
  memberSince: "Dabei seit",
  logOut: "Abmelden",
  loggingOut: "Wird abgemeldet...",
  mailTitle: "E-Mails von uns",
  mailSwitch: "Erinnerung an neue Größen per E-Mail",
  mailHint:
    "Drei Wochen vor jeder neuen Größe schreiben wir dir, was an Wichtigem noch fehlt. E-Mails zu deinem Konto bekommst du immer.",
  morningNotice: "Eine Morgennachricht am Ende von „Heute“ einschalten oder beenden",
  devicesTitle: "Geräte",
  devicesLead: "Wo du angemeldet bist.",
  thisDevice: "Dieses Gerät",
  lastSeen: "Zuletzt genutzt:",
  signOutOne: "Abmelden",
  signOutAll: "Überall abmelden",
  changeEmail: "E-Mail ändern",
  providersTitle: "Verbundene Konten",
  providersLead: "Auch damit kommst du in dein Konto.",
  disconnect: "Trennen",
  passwordTitle: "Passwort",
  changePassword: "Passwort ändern",
  noPassword: "Du hast noch kein Passwort. Wir können dir einen Link mailen, mit dem du eins wählst.",
  mailResetLink: "Link zuschicken",
  dataTitle: "Deine Daten",
  dataLead: "Lade alles, was wir über dich speichern, in einer Datei herunter.",
  download: "Daten herunter\u00adladen",
  deleteAccount: "Konto löschen",
} as const;

/** The page that changes the address, and the one that the link mailed to the new address opens. */
export const CHANGE_ADDRESS_COPY = {
  title: "E-Mail ändern",
  lead: "Wir schicken einen Link an deine neue Adresse. Solange du ihn nicht öffnest, ändert sich nichts. Deiner alten Adresse sagen wir auch Bescheid.",
  now: "Bisherige E-Mail",
  email: "Neue E-Mail",
  button: "Link schicken",
  busy: "Wird gesendet...",
  sent: "Schau in dein Postfach: Wir haben einen Link an deine neue Adresse geschickt. Öffne ihn auf einem Gerät, auf dem du angemeldet bist.",
  confirmTitle: "Bestätige deine neue E-Mail",
  confirmLead: "Ab jetzt meldest du dich mit dieser Adresse an, und wir schreiben dir dorthin.",
  confirmButton: "Diese Adresse verwenden",
  invalidTitle: "Dieser Link gilt nicht mehr",
  invalidText: "Der Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an.",
  invalidHint: "Er gilt nur einmal, 24 Stunden lang, und nur für das Konto, das ihn angefordert hat.",
} as const;

export const CHANGE_PASSWORD_COPY = {
  title: "Passwort ändern",
  lead: "Wir melden dich auf deinen anderen Geräten ab und informieren dich per E-Mail über die Änderung.",
  currentPassword: "Aktuelles Passwort",
} as const;

export const PROVE_COPY = {
  title: "Bist du es?",
  lead: "Du hast dich vor einer Weile angemeldet. Damit dein Konto sicher bleibt, bestätige bitte, dass du es bist.",
  password: "Dein Passwort",
  button: "Bestätigen",
  busy: "Wird bestätigt...",
  divider: "oder",
  noWay:
    "Du hast noch kein Passwort. Wir können dir einen Link mailen, mit dem du eins wählst. Damit bestätigst du auch, dass du es bist.",
} as const;

export const DELETE_COPY = {
  title: "Konto löschen",
  lead: "Damit löschst du dein Konto und alles darin: deine Pläne, Mengen, Notizen, selbst hinzugefügten Artikel, Kisten, Planungen und Reisen. Das lässt sich nicht rückgängig machen.",
  sharedPlans: "An diesen Plänen planen andere mit:",
  heir: (title: string, name: string) => `${title} (würde ${name} übernehmen)`,
  planChoices: [
    { value: "hand-over", label: "Übergeben", hint: "Sie bleiben für alle, die dabei sind." },
    { value: "delete", label: "Auch löschen", hint: "Sie werden für alle gelöscht." },
  ],
  choiceNeeded: "In deinen Plänen sind inzwischen andere Leute. Bitte sieh dir deine Wahl noch mal an.",
  password: "Dein Passwort",
  proveFirst: "Du meldest dich ohne Passwort an. Bestätige deshalb bitte zuerst, dass du es bist.",
  prove: "Bestätigen, dass ich es bin",
  button: "Konto löschen",
  busy: "Wird gelöscht...",
  keep: "Konto behalten",
} as const;

/** For a device that says nothing about itself. */
export const UNKNOWN_DEVICE = "Unbekanntes Gerät";

/** 'Safari auf iPhone', or whatever part of it is known; null if nothing is. */
export function deviceName(device: { browser: string | null; system: string | null }): string | null {
  const { browser, system } = device;
  if (browser && system) return `${browser} auf ${system}`;
  return browser ?? system;
}

export const LANGUAGE_COPY = {
  title: "Sprache",
  lead: "Für deine Pläne und die E-Mails, die wir dir schicken.",
  save: "Sprache speichern",
} as const;
