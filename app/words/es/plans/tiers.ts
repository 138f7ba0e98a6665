// The subscription plans in words: what each includes, how much of it is used, and what happens at its limit.

export const LIMIT_COPY = {
  reachedTitle: "Ya no te quedan cuestionarios",
  /** For plans that have no larger one. */
  reachedForGood: "Ya usaste todos los cuestionarios de tu suscripción.",
  approachingTitle: "Te quedan pocos cuestionarios",
  screenTitle: "Llegaste al límite de tu suscripción",
  upgrade: "Mejorar suscripción",
  compare: "Comparar suscripciones",
  details: "Detalles de la suscripción",
} as const;

/** For users without attempts left, so that the page isn't a dead end. */
export const STILL_POSSIBLE = {
  title: "Lo que todavía puedes hacer",
  ways: [
    "Abrir tus planes. Tus cantidades, notas y listas de compras siguen funcionando.",
    "Cambiar las respuestas de un plan, como el lugar o la fecha de parto. Esto no gasta un cuestionario.",
    "Quedarte con una copia de un plan que alguien te comparta. Esto tampoco gasta un cuestionario.",
  ],
  deleting: "Si eliminas un plan, no recuperas el cuestionario.",
  open: "Abrir tus planes",
} as const;

export const SUBSCRIPTION_COPY = {
  title: "Suscripción",
  compareTitle: "Comparar suscripciones",
  yours: "La tuya",
  soon: "Próximamente",
  upgradesSoon: "Pronto podrás mejorar tu suscripción",
  upgrade: "Pasar a Premium",
  upgradeHint:
    "Pronto podrás mejorar tu suscripción. Hoy no tienes que pagar nada, y todo lo que tienes aquí se queda como está.",
  later: "Tal vez después",
  back: "Volver",
} as const;

const TIER_NAMES: Readonly<Record<string, string>> = { free: "gratis", premium: "Premium" };

/** 'Suscripción gratis'. */
export function planName(tier: string): string {
  return `Suscripción ${TIER_NAMES[tier] ?? tier}`;
}

/** 'Usaste 2 de 3 cuestionarios'. */
export function attemptsUsed(used: number, max: number): string {
  return max === 1 ? `Usaste ${used} de 1 cuestionario` : `Usaste ${used} de ${max} cuestionarios`;
}

/** 'Te quedan 2 de 3 cuestionarios'. */
export function attemptsRemaining(remaining: number, max: number): string {
  return `Te ${remaining === 1 ? "queda" : "quedan"} ${remaining} de ${max} ${max === 1 ? "cuestionario" : "cuestionarios"}`;
}

/** The meter of attempts, for screen readers. */
export const METER_COPY = {
  label: "Cuestionarios usados",
  value: (used: number, max: number) => `${used} de ${max} ${used === 1 ? "usado" : "usados"}`,
} as const;

/** The warning one attempt before the limit. */
export function approachingLimit(used: number, max: number, mayUpgrade: boolean): string {
  const warning = `Te quedan pocos cuestionarios: usaste ${used} de ${max}.`;
  return mayUpgrade ? `${warning} Mejora tu suscripción para tener más.` : warning;
}

const FOR_ALL = [
  "Un plan de ropa completo por cada cuestionario",
  "Ropa y equipaje para tus viajes",
] as const;

const FEATURES: Readonly<Record<string, readonly string[]>> = {
  free: FOR_ALL,
  premium: [...FOR_ALL, "Soporte prioritario"],
};

/** What a plan includes; the number of attempts comes from its tier. */
export function planFeatures(tier: string, max: number): readonly string[] {
  return [`Hasta ${max} ${max === 1 ? "cuestionario" : "cuestionarios"}`, ...(FEATURES[tier] ?? [])];
}
