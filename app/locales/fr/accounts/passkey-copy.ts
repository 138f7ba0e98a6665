/** The name of a passkey from a device that says nothing about itself. */
export const NEW_PASSKEY = "Clé d’accès";

export const PASSKEY_COPY = {
  use: "Utiliser une clé d’accès",
  busy: "En attente de votre appareil...",
  title: "Clés d’accès",
  lead: "Connectez-vous avec votre empreinte, votre visage ou le code de votre écran plutôt qu’un mot de passe.",
  none: "Vous n’avez pas encore de clé d’accès.",
  add: "Ajouter une clé d’accès",
  unsupported: "Ce navigateur ne peut pas ajouter de clés d’accès.",
  added: "Ajoutée le",
  lastUsed: "Dernière utilisation\u00a0:",
  neverUsed: "Jamais utilisée",
  edit: "Renommer ou retirer",
  name: "Nom",
  rename: "Renommer",
  remove: "Retirer",
  offerTitle: "La prochaine fois, sans mot de passe",
  offerText:
    "Ajoutez une clé d’accès et servez-vous de votre empreinte, de votre visage ou du code de votre écran.",
  offerLater: "Plus tard",
} as const;
