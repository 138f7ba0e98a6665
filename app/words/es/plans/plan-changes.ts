// Changes to a plan as a whole: other answers, a birth, deletion.

export const ANSWERS_COPY = {
  title: "Cambiar respuestas",
  lead: "Recalculamos tu plan con estas respuestas. Conservamos tus cantidades y notas, y no gasta ningún cuestionario.",
  leadOfFailed:
    "Recalculamos tu plan con estas respuestas. No gasta otro cuestionario, y conservamos tus cantidades y notas.",
  datesHint:
    "Las tallas se cuentan desde la fecha probable de parto, y tu plan empieza el día del nacimiento. Cambia la fecha que esté mal.",
  gender: "¿Para quién es la ropa?",
  laundry: "¿Cada cuánto lavas la ropa?",
  save: "Recalcular mi plan",
  saving: "Guardando...",
  keep: "Dejar mis respuestas",
  notReadyTitle: "Todavía estamos haciendo este plan",
  notReady: "Podrás cambiar sus respuestas en cuanto esté listo.",
  unmadeCopy: "Esta copia no se terminó. Primero intenta copiarla de nuevo.",
} as const;

export const DELETE_PLAN_COPY = {
  title: "Eliminar este plan",
  question: (title: string) => `¿Eliminar “${title}”?`,
  lead: "También se eliminan tus cantidades, tus notas, lo que agregaste y tus cajas. Los enlaces para compartir dejan de funcionar; las copias que hicieron otras personas no cambian.",
  quota: "No recuperas el cuestionario.",
  button: "Eliminar este plan",
  busy: "Eliminando...",
  keep: "Conservarlo",
  deleted: (title: string) => `Se eliminó “${title}”.`,
  undo: "Deshacer",
  undoing: "Recuperándolo...",
  goneTitle: "No hay nada que recuperar",
  gone: "Un plan eliminado se puede recuperar durante cerca de un minuto. O ya se eliminó para siempre, o ya está otra vez en tu lista.",
  toList: "Ver todos mis planes",
} as const;

export const BIRTH_PAGE_COPY = {
  notReadyTitle: "Todavía estamos haciendo este plan",
  notReady: "Podrás escribir la fecha de nacimiento en cuanto esté listo.",
} as const;
