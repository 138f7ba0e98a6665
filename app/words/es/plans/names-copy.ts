export const NAMES_COPY = {
  title: "Nombres",
  baby: "¿Cómo le dicen al bebé?",
  babyOf: (number: number) => `¿Cómo le dicen al bebé ${number}?`,
  babyHint: "Puede ser un apodo.",
  you: "Tu nombre",
  youHint: "Lo ven las personas de tus planes.",
  save: "Guardar los nombres",
  skip: "Omitir",
} as const;

export const NAMES_PAGE_COPY = {
  lead: "Los nombres son opcionales. Los ven las personas de este plan, y salen en tus correos y tu calendario.",
  outside: "Decir el nombre en los avisos y calendarios",
  outsideHint:
    "Otros pueden ver una pantalla bloqueada o un calendario compartido. Sin esto, dicen la talla.",
  inviteHint: "Opcional. La invitación dice de quién viene.",
  ownTitle: "Tu nombre",
  ownLead: "Las personas de tus planes lo ven en lugar de tu correo.",
  saveOwn: "Guardar el nombre",
  toldTitle: "Qué ven las personas de tus planes",
  told: (masked: string) =>
    `Ven tu nombre o, si no lo has dado, tu correo. Hasta que respondas, ven ${masked}.`,
  toldHint: "Opcional.",
  toldDone: "Entendido",
} as const;

export const MEANWHILE_COPY = { title: "Mientras esperas", ready: "Tu plan está listo." } as const;
