import type { LinkFacts } from "~/words/en/sharing/sharing-copy.ts";
import { dayWords } from "~/words/es/day-words.ts";

export const SHARE = "Compartir";

export const SHARE_COPY = {
  title: "Compartir este plan",
  lead: "Cualquier persona con el enlace puede ver el lugar, la fecha probable de parto, las respuestas y las cantidades de este plan, y guardar una copia.",
  whose: "¿De quién es el plan?",
  whoseHint: "Es lo primero que ve quien tiene el enlace. Opcional.",
  /** Offered as the answer. */
  whoseSuggested: (firstName: string) => `La ropa del bebé de ${firstName}`,
  whoseExample: "La ropa del bebé Rivera",
  toGet: "Mostrar lo que aún me falta",
  toGetHint:
    "El enlace muestra lo que aún te falta, así que se puede deducir lo que ya tienes. Desmárcalo para mostrar la lista completa sin que nadie vea lo que tienes.",
  notes: "Tus notas personales",
  notesHint: {
    exclude: { label: "Sin mis notas", hint: "Nadie más las ve." },
    include: { label: "Con mis notas", hint: "Cada copia lleva todas tus notas." },
  },
  generate: "Crear enlace",
  save: "Guardar cambios",
  saving: "Guardando...",
  regenerate: "Crear otro enlace",
  generating: "Creando...",
  regenerateHint: "El nuevo enlace reemplaza a este, que dejará de funcionar.",
  link: "Enlace para compartir",
  copy: "Copiar enlace",
  send: "Enviar enlace",
  /** The link's title when it is sent. */
  linkTitle: "Un plan de ropa para bebé",
  revoke: "Anular enlace",
  loading: "Cargando...",
  signedOut: "Se cerró tu sesión. Inicia sesión en otra pestaña, luego vuelve aquí e intenta de nuevo.",
} as const;

/** How long a link works, and what it shows. */
export function linkFacts({ validUntil, country, includePersonalNotes, showsToGet }: LinkFacts): string {
  const shown = showsToGet ? "Muestra lo que aún te falta." : "Muestra la lista completa, no lo que tienes.";
  const notes = includePersonalNotes ? "Incluye tus notas." : "No incluye tus notas.";
  return `Este enlace funciona hasta el ${dayWords(validUntil, country)}. ${shown} ${notes}`;
}

/** What was done with a link; the share page's address names it. */
export const SHARE_NOTICES = {
  generated: "Creamos un nuevo enlace para compartir.",
  saved: "Tus cambios están guardados.",
  revoked: "El enlace se anuló y ya no funciona.",
} as const;

export const COPIED = { title: "¡Copiado!", text: "El enlace está en el portapapeles." } as const;
