import { counted } from "~/words/es/counted.ts";

export const COST_COPY = {
  title: "Costo",
  /** Amounts come as the language writes them: '$410'. */
  fromTo: (low: string, high: string) => `De unos ${low} a ${high}`,
  about: (amount: string) => `Unos ${amount}`,
  withSecondHand: (range: string, amount: string) => `${range}; de segunda mano, unos ${amount}`,
  range: (low: string, high: string) => `${low} a ${high}`,
  secondHand: (amount: string) => `de segunda mano ${amount}`,
  nothing: "No queda nada por comprar",
  lead: "Piezas esenciales y recomendadas que todavía no tienes y que nadie te va a regalar.",
  bySize: "Por talla",
  byGroup: "Por tipo",
  groups: {
    tops: "Bodies y camisetas",
    sleepers: "Mamelucos y pijamas",
    rompers: "Enterizos y overoles",
    pants: "Pantalones y leggings",
    knits: "Tejidos y forro polar",
    base: "Ropa térmica interior",
    sacks: "Sacos de dormir",
    blankets: "Cobijas y cobertores",
    outerwear: "Chamarras y trajes de nieve",
    feet: "Calcetines y zapatos",
    swim: "Ropa de baño",
    hats: "Gorros y mitones",
    cloths: "Baberos y paños",
    own: "Tus propias prendas",
  },
  noPrice: "todavía sin precio",
  pieces: (count: number) => counted(count, "pieza", "piezas"),
  source: (month: string) => `Precios de ${month}, de la lista del operador`,
  notes:
    "Los montos están redondeados a 10, del precio económico al alto. Tu propio precio cuenta para ambos y también de segunda mano.",
  oneSize: "Las piezas sin talla cuentan en cada talla, pero solo una vez en total.",
  unpriced: (count: number) =>
    count === 1
      ? "1 pieza de tus propias prendas no tiene precio, así que no cuenta."
      : `${count} piezas de tus propias prendas no tienen precio, así que no cuentan.`,
  other: (theirs: string, now: string) =>
    `Tus propios precios en ${theirs} no cuentan, porque aquí los precios son en ${now}.`,
  own: (name: string, currency: string) => `Tu precio de ${name}, en ${currency}`,
  yours: (price: string, currency: string) => `tu precio ${price} ${currency}`,
  ownHint: (currency: string) =>
    `Tu precio por una pieza, en ${currency}. Déjalo vacío para usar el precio del operador.`,
  save: "Guardar precios",
  saving: "Guardando...",
  list: "Abrir la lista",
  noSheet: (country: string) => `No hay precios actuales para este país: ${country}.`,
} as const;
