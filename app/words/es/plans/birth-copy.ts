export const BIRTH_COPY = {
  title: "Ya nació el bebé",
  label: "Fecha de nacimiento",
  lead: "Recalculamos tu plan a partir de este día. Conservamos tus cantidades y notas, y no gasta ningún cuestionario.",
  onDays: ["En la fecha de parto", "Hoy"],
  save: "Guardar",
  saving: "Guardando...",
  change: "Cambiar",
  remove: "Quitar la fecha de nacimiento",
  /** What the button does, for screen readers. */
  removeLabel: (dueDay: string) =>
    `Quitar la fecha de nacimiento y volver a calcular el plan desde la fecha probable de parto, ${dueDay}`,
} as const;

// "How many babies?"
export const BABIES_COPY = {
  fold: "¿Gemelos o más?",
  question: "¿Cuántos bebés?",
  hint: "Un solo plan para todos. Comparten la ropa, así que no necesitas el doble.",
} as const;
