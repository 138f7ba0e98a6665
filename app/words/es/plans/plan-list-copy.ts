// Words of the list of plans: its header, its cards, and its screen reader announcements.

/** The offer of reminders, below the plans. */
export const REMINDER_OFFER = {
  text: "¿Quieres un correo tres semanas antes de cada nueva talla, con lo que aún te falta?",
  yes: "Avísame antes de cada talla",
  no: "No, gracias",
} as const;

export const LIST_COPY = {
  textsChanged: (day: string) => `Actualizado el ${day}:`,
  /** Of a plan whose sizes are all outgrown. */
  allOver: "Este plan termina con su última talla, así que no queda nada por conseguir.",
  title: "Tus planes",
  newQuiz: "Nuevo cuestionario",
  emptyTitle: "Aún no tienes planes",
  emptyText: "¡Empieza con tu primer cuestionario!",
  emptyButton: "Empezar mi primer cuestionario",
  viewDetails: "Ver detalles",
  shoppingList: "Lista de compras",
  gifts: "Lista de regalos",
  notReadyTitle: "Tu plan aún no está listo",
  created: (day: string) => `Creado el ${day}`,
  place: "Lugar",
  dueDate: "Fecha probable de parto",
  born: "Nació",
  watch: "Ver el avance",
  cloning: "Copiando el plan...",
  final: "Principal",
  meter: "Básicos que ya tienes",
  failed: (message: string) => `Error: ${message}`,
  unreadable: (error: string) => `No pudimos cargar tus planes: ${error}`,
} as const;

/** What is still possible once all attempts are used; the link goes between the first two. */
export const AT_LIMIT = {
  before: "Aún puedes abrir tus planes. Sin gastar un cuestionario, también puedes ",
  changeAnswers: (title: string) => `cambiar las respuestas de ${title}`,
  after: " o copiar un plan que alguien comparta contigo.",
  /** If no plan is complete. */
  noPlan: "Aún puedes copiar un plan que alguien comparta contigo. No gasta ningún cuestionario.",
} as const;

/** Updates from other tabs and the server, one sentence each; `several` are announced as a count. */
export const LIST_CHANGES = {
  added: (title: string) => `Se agregó ${title}.`,
  ready: (title: string) => `${title}: el plan está listo.`,
  failed: (title: string) => `${title}: el plan falló.`,
  renamed: (title: string) => `Un título cambió a ${title}.`,
  removed: (title: string) => `Se quitó ${title}.`,
  several: (count: number) => `Cambiaron ${count} planes.`,
} as const;

/** Whose plan it is, for its members, and who else is on it; null for a plan without members. */
export function sharedText(plan: {
  ownerName: string | null;
  memberNames: readonly string[];
}): string | null {
  const { ownerName, memberNames } = plan;
  const names = new Intl.ListFormat("es-MX").format(memberNames);
  if (ownerName === null) return memberNames.length > 0 ? `Con ${names}` : null;
  return `${ownerName} lo comparte contigo${memberNames.length > 0 ? `, y con ${names}` : ""}`;
}

export const TITLE_COPY = {
  edit: (title: string) => `Editar título: ${title}`,
  label: "Título",
  save: "Guardar",
  saving: "Guardando...",
  cancel: "Cancelar",
  updated: "Título actualizado",
  required: "Escribe un título",
} as const;
