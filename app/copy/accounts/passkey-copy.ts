/** The name of a passkey from a device that says nothing about itself. */
export const NEW_PASSKEY = "Passkey";

export const PASSKEY_COPY = {
  use: "Use a passkey",
  busy: "Waiting for your device...",
  title: "Passkeys",
  lead: "Log in with your fingerprint, face, or screen lock instead of a password.",
  none: "You don't have a passkey yet.",
  add: "Add a passkey",
  unsupported: "This browser can't add passkeys.",
  added: "Added",
  lastUsed: "Last used",
  neverUsed: "Not used yet",
  edit: "Rename or remove",
  name: "Name",
  rename: "Rename",
  remove: "Remove",
  offerTitle: "Log in without a password next time",
  offerText: "Add a passkey and use your fingerprint, face, or screen lock.",
  offerLater: "Not now",
} as const;
