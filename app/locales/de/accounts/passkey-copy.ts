/** The name of a passkey from a device that says nothing about itself. */
export const NEW_PASSKEY = "Passkey";

export const PASSKEY_COPY = {
  use: "Passkey verwenden",
  busy: "Dein Gerät ist dran...",
  title: "Passkeys",
  lead: "Melde dich mit Fingerabdruck, Gesicht oder Bildschirmsperre an statt mit einem Passwort.",
  none: "Du hast noch keinen Passkey.",
  add: "Passkey hinzu\u00adfügen",
  unsupported: "Dieser Browser kann keine Passkeys hinzufügen.",
  added: "Hinzugefügt:",
  lastUsed: "zuletzt genutzt:",
  neverUsed: "noch nicht genutzt",
  edit: "Umbenennen oder entfernen",
  name: "Name",
  rename: "Umbenennen",
  remove: "Entfernen",
  offerTitle: "Nächstes Mal ohne Passwort anmelden",
  offerText: "Füge einen Passkey hinzu und nimm Fingerabdruck, Gesicht oder Bildschirmsperre.",
  offerLater: "Jetzt nicht",
} as const;
