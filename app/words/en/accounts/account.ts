export const PROFILE_COPY = {
  title: "Your Profile",
  errorTitle: "Error",
  email: "Email",
  role: "Role",
  quizAttempts: "Quiz Attempts",
  memberSince: "Member Since",
  logOut: "Log Out",
  loggingOut: "Logging out...",
  mailTitle: "Emails from us",
  mailSwitch: "Size reminders by email",
  mailHint:
    "We'll email you three weeks before each new size, with the essentials you still need. You'll always get emails about your account.",
  morningNotice: "Choose or end a morning notice at the end of Today",
  devicesTitle: "Devices",
  devicesLead: "Where you're logged in.",
  thisDevice: "This device",
  lastSeen: "Last seen",
  signOutOne: "Log out",
  signOutAll: "Log out everywhere",
  changeEmail: "Change email",
  providersTitle: "Connected accounts",
  providersLead: "You can also log in with these.",
  disconnect: "Disconnect",
  passwordTitle: "Password",
  changePassword: "Change password",
  noPassword: "You don't have a password yet. We can email you a link to choose one.",
  mailResetLink: "Email me a link",
  dataTitle: "Your data",
  dataLead: "Download everything we store about you in one file.",
  download: "Download my data",
  deleteAccount: "Delete my account",
} as const;

/** The page that changes the address, and the one that the link mailed to the new address opens. */
export const CHANGE_ADDRESS_COPY = {
  title: "Change email",
  lead: "We'll send a link to your new address. Nothing changes until you open it. We'll let your old address know, too.",
  now: "Current email",
  email: "New email",
  button: "Send the link",
  busy: "Sending...",
  sent: "Check your inbox: We've sent a link to your new address. Open it on a device where you're logged in.",
  confirmTitle: "Confirm your new email",
  confirmLead: "From now on, you'll log in with this address, and we'll send your emails here.",
  confirmButton: "Use this address",
  invalidTitle: "This link no longer works",
  invalidText: "Invalid or expired link: Please ask for a new one.",
  invalidHint: "Each link works once, for 24 hours, and only for the account that requested it.",
} as const;

export const CHANGE_PASSWORD_COPY = {
  title: "Change password",
  lead: "We'll log you out on your other devices and email you about the change.",
  currentPassword: "Current Password",
} as const;

export const PROVE_COPY = {
  title: "Confirm it's you",
  lead: "It's been a while since you logged in. To keep your account safe, please confirm it's you.",
  password: "Your password",
  button: "Confirm",
  busy: "Confirming...",
  divider: "or",
  noWay: "You don't have a password yet. We can email you a link to choose one, and that confirms it's you.",
} as const;

export const DELETE_COPY = {
  title: "Delete my account",
  lead: "This deletes your account and everything in it: your plans, counts, notes, added items, boxes, quiz attempts, and trips. You can't undo it.",
  sharedPlans: "These plans are shared with other people:",
  heir: (title: string, name: string) => `${title}, which ${name} would take over`,
  planChoices: [
    { value: "hand-over", label: "Hand them over", hint: "Everyone on these plans keeps them." },
    { value: "delete", label: "Delete them too", hint: "They'll be deleted for everyone." },
  ],
  choiceNeeded: "The people on your plans have changed. Please look at your choice again.",
  password: "Your password",
  proveFirst: "You log in without a password, so please confirm it's you first.",
  prove: "Confirm it's you",
  button: "Delete my account",
  busy: "Deleting...",
  keep: "Keep my account",
} as const;

/** For a device that says nothing about itself. */
export const UNKNOWN_DEVICE = "Unrecognized device";

/** 'Safari on iPhone', or whatever part of it is known; null if nothing is. */
export function deviceName(device: { browser: string | null; system: string | null }): string | null {
  const { browser, system } = device;
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system;
}

/** The choice of a language, whose own names are in app/words/languages.ts. */
export const LANGUAGE_COPY = {
  title: "Language",
  lead: "For your plans and for the emails we send you.",
  save: "Save language",
} as const;
