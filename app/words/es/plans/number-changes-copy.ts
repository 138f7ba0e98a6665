// Notice of numbers that newer rules, or another room at night, have changed.

/** What has changed them. */
export const CHANGED_BY = {
  rules: "Mejoramos la forma de contar. Tus cantidades y notas no cambiaron.",
  room: "Los sacos de dormir ahora van según la temperatura del cuarto de tu bebé por la noche. Tus cantidades y notas no cambiaron.",
} as const;

export const NUMBERS_COPY = {
  title: "Actualizamos las cantidades de tu plan",
  summary: (count: number) =>
    count === 1 ? "Ver el cambio de esta talla" : `Ver los ${count} cambios de esta talla`,
  line: (name: string, before: number, after: number) => `${name}: ${before} → ${after}`,
  dismiss: "Entendido",
  dismissing: "Guardando...",
} as const;
