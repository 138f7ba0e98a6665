// Words of the pages about an existing account: mailed links, the profile, the end of an account.

export const FORGOT_COPY = {
  link: "Forgot password",
  title: "Forgot password",
  lead: "Enter your email and we'll send you a link to choose a new password.",
  button: "Send the link",
  busy: "Sending...",
  sent: "Reset email sent: Check your inbox for a password reset link.",
} as const;

export const RESEND_COPY = {
  link: "Send the confirmation link again",
  title: "Get a new confirmation link",
  lead: "Enter the email you signed up with. Only the newest link works.",
  button: "Send the link again",
  sent: "Check your inbox: We have sent you a confirmation link to finish signing up.",
} as const;

export const RESET_COPY = {
  title: "Reset password",
  lead: "You'll be signed out on your other devices. Passkeys, if you have any, are removed: you can add them again in your profile.",
  password: "New Password",
  confirmPassword: "Confirm New Password",
  button: "Update Password",
  busy: "Updating password...",
  invalidTitle: "This link no longer works",
  newLink: "Request a new link",
  toPlans: "Back to my plans",
} as const;

/** What the sign-in page says of how somebody got there; `?notice=` names it. */
export const SIGN_IN_NOTICES = {
  "invalid-reset-link": {
    look: "error",
    text: "Invalid or expired link: Please request a new password reset link.",
  },
  "account-deleted": { look: "good", text: "Your account and everything in it have been deleted." },
  "account-exists": {
    look: "error",
    text: "Account Already Exists: This email is already associated with an account. Please sign out and log in with your existing account.",
  },
} as const;

export const REPLICATION_STARTED = {
  look: "info",
  title: "Replication Started",
  text: "Your new dashboard is being prepared and will appear in your list shortly.",
} as const;

export const LOGOUT_COPY = {
  failed: "Failed to log out. Please try again.",
  /** On the profile besides. */
  failedHint: "Logout failed. Please try refreshing the page and try again.",
} as const;

/** What the next page says of what has just been done. */
export const FLASHES = {
  "logout-failed": {
    look: "error",
    title: LOGOUT_COPY.failed,
    text: LOGOUT_COPY.failedHint,
  },
  "password-updated": {
    look: "info",
    title: "Password updated",
    text: "Your password has been successfully reset.",
  },
  "password-changed": { look: "info", title: "Password updated", text: "All other devices were signed out." },
  proved: { look: "info", title: "Confirmed", text: "Thanks, it's you. You can go ahead now." },
  "address-changed": { look: "info", title: "Email changed", text: "We've told your old address." },
  disconnected: { look: "info", title: "Disconnected", text: "It no longer opens your account." },
  "not-disconnected": {
    look: "error",
    title: "Not disconnected",
    text: "This is your only way to sign in. Please choose a password or add a passkey first.",
  },
  "passkey-added": { look: "info", title: "Passkey added", text: "You can sign in with it from now on." },
  "passkey-renamed": { look: "info", title: "Passkey renamed", text: "" },
  "passkey-removed": { look: "info", title: "Passkey removed", text: "It no longer opens your account." },
  "passkey-not-found": { look: "error", title: "That passkey isn't there anymore.", text: "" },
  "passkey-last": {
    look: "error",
    title: "Passkey not removed",
    text: "This is your only way to sign in. Please choose a password or add another passkey first.",
  },
  "passkey-not-renamed": {
    look: "error",
    title: "Passkey not renamed",
    text: "Please enter a name of at most 60 characters.",
  },
  "passkey-failed": { look: "error", title: "That didn't work. Please try again.", text: "" },
  "device-signed-out": { look: "info", title: "Signed out", text: "That device will need to sign in again." },
  "parameters-missing": { look: "error", title: "Missing required parameters.", text: "" },
  "quantity-not-saved": { look: "error", title: "Failed to save quantity. Please try again.", text: "" },
  "note-not-saved": { look: "error", title: "Failed to save note. Please try again.", text: "" },
  "set-aside-not-saved": {
    look: "error",
    title: "Could not set the item aside. Please try again.",
    text: "",
  },
  "trip-tick-not-saved": { look: "error", title: "Couldn't save that. Please try again.", text: "" },
  "trip-item-not-added": {
    look: "error",
    title: "Couldn't add the item to your plan. Please try again.",
    text: "",
  },
  "final-saved": { look: "info", title: "Saved as final", text: "You can change this in Attempts" },
  "final-cleared": { look: "info", title: "Selection cleared", text: "" },
  "final-updated": { look: "info", title: "Dashboard selection updated.", text: "" },
  "final-failed": {
    look: "error",
    title: "Failed to update selection",
    text: "Could not update your selection.",
  },
  "title-updated": { look: "info", title: "Title updated", text: "" },
  "title-required": { look: "error", title: "Title required", text: "Please enter a title or cancel." },
  "title-unreadable": {
    look: "error",
    title: "Unable to update title",
    text: "Please leave out line breaks and invisible characters.",
  },
  "title-too-long": {
    look: "error",
    title: "Unable to update title",
    text: "Please use at most 80 characters.",
  },
  "title-not-updated": { look: "error", title: "Unable to update title", text: "Update failed" },
  "birth-not-saved": { look: "error", title: "Could not save the birth date. Please try again.", text: "" },
  "replication-started": REPLICATION_STARTED,
  "reminders-on": {
    look: "info",
    title: "Reminders are on",
    text: "We'll email you three weeks before each size begins.",
  },
  "reminders-off": { look: "info", title: "No reminders", text: "You can turn them on in your profile." },
  "link-added": { look: "info", title: "Link added", text: "" },
  "link-saved": { look: "info", title: "Link saved", text: "" },
  "link-on": { look: "info", title: "Link turned on", text: "" },
  "link-off": { look: "info", title: "Link turned off", text: "" },
  "link-not-saved": { look: "error", title: "Could not save the link. Please try again.", text: "" },
  "units-saved": { look: "info", title: "Units saved", text: "" },
  "units-not-saved": { look: "error", title: "Could not save the units. Please try again.", text: "" },
  "reset-sent": {
    look: "info",
    title: "Reset email sent",
    text: "Check your inbox for a password reset link.",
  },
} as const;

export type FlashName = keyof typeof FLASHES;

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
    "Three weeks before each size begins: which essentials are still to get. We'll always email you about your account.",
  devicesTitle: "Devices",
  devicesLead: "Where you're signed in.",
  thisDevice: "This device",
  lastSeen: "Last seen",
  signOutOne: "Sign out",
  signOutAll: "Sign out everywhere",
  changeEmail: "Change email",
  providersTitle: "Connected accounts",
  providersLead: "These open your account, too.",
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

/** The page that changes the address, and the one behind the link that is mailed to the new one. */
export const CHANGE_ADDRESS_COPY = {
  title: "Change email",
  lead: "We'll send a link to your new address. Until you open it, nothing changes. We'll tell your old address, too.",
  now: "Your email now",
  email: "New email",
  button: "Send the link",
  busy: "Sending...",
  sent: "Check your inbox: We have sent a link to your new address. Please open it where you're signed in.",
  back: "Back to your profile",
  confirmTitle: "Confirm your new email",
  confirmLead: "From now on, you'll sign in with this address, and we'll write to it.",
  confirmButton: "Use this address",
  invalidTitle: "This link no longer works",
  invalidText: "Invalid or expired link: Please ask for a new one.",
  invalidHint: "It works once, within 24 hours, and only for the account that asked for it.",
} as const;

export const CHANGE_PASSWORD_COPY = {
  title: "Change password",
  lead: "You'll be signed out on your other devices, and we'll email you about the change.",
  currentPassword: "Current Password",
  back: "Back to your profile",
} as const;

export const PROVE_COPY = {
  title: "Confirm it's you",
  lead: "It's been a while since you signed in. To keep your account safe, we ask once more before this step.",
  password: "Your password",
  button: "Confirm",
  busy: "Confirming...",
  divider: "or",
  back: "Back to your profile",
  noWay: "You don't have a password yet. We can email you a link to choose one, and that confirms it's you.",
} as const;

export const DELETE_COPY = {
  title: "Delete my account",
  lead: "This deletes your account and everything in it: your plans, counts, notes, custom items, quiz attempts, and travel plans. It can't be undone.",
  password: "Your password",
  proveFirst: "You sign in without a password, so please confirm first that it's you.",
  prove: "Confirm it's you",
  button: "Delete my account",
  busy: "Deleting...",
  keep: "Keep my account",
} as const;

export const PROFILE_PROBLEM_COPY = {
  title: "Account Already Exists",
  signOut: "Sign out now",
  otherTitle: "Error creating profile",
} as const;
