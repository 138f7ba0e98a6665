// What a parent has: an item's count, its list of numbers, and whether a change is saved.

export const COUNT_COPY = {
  have: "Tienes",
  listLabel: (name: string) => `Tienes: ${name}`,
  /** `shown` is the button's text: '2', or '2 de 4'. */
  valueLabel: (name: string, shown: number | string) => `Tienes ${shown}: ${name}. Elige un número`,
  oneLess: (name: string) => `Uno menos: ${name}`,
  oneMore: (name: string) => `Uno más: ${name}`,
  search: "Buscar un número...",
  /** Beside a change that the server failed to save. */
  keepsTrying: "Sigue en esta página, y lo seguiremos intentando.",
  waitingAfterFailure: "Aún no se guarda. Intentando de nuevo…",
  noNumber: "No hay ese número.",
  noList: "Esta lista necesita conexión. Aún puedes usar − y +.",
  keep: (count: number) => `Dejar en ${count}`,
  close: "Cerrar",
  saving: "Guardando…",
  saved: "Guardado",
  waiting: "Lo guardaremos cuando vuelvas a tener conexión",
  /** What was entered, if it is no longer on the screen, and why it wasn't saved. */
  refused: (value: string | number | null, reason: string) =>
    `No se guardó${value === null ? "" : `: ${value}`}. ${reason}`,
  /** What somebody else on the plan has just changed: the count, or (null) the note. */
  by: (name: string, count: string | null) =>
    count ? `${name}: ${count}, ahora mismo` : `${name} acaba de cambiar la nota`,
  otherPage: "En otra página",
  over: (count: number) => `en lugar de ${count}`,
  noteBack: "Volver a poner la tuya",
  undo: "Deshacer",
  savedCount: (name: string, count: number) => `${name}: ${count}. Guardado.`,
} as const;
