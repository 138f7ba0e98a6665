export const HERO = {
  title: "Planea la ropa de tu bebé sin estrés",
  lead: "Una guía de compras personalizada para el primer año, hecha según tu clima, el crecimiento de tu bebé y tu rutina de lavado.",
  start: "Empezar gratis",
  how: "Ver cómo funciona",
  formNote: "Mira cuántas prendas de cada tipo necesita tu bebé. Sin crear cuenta.",
  note: "Tu propio plan es gratis. Cuatro preguntas cortas, unos 30 segundos.",
} as const;

/** The pair of numbers beside the form. */
export const PAIR = {
  title: (month: string) => `El mismo bebé de ${month} necesita:`,
  notNeeded: "no hace falta",
} as const;

/** Where the babies of the example live. */
export const EXAMPLE_PLACE_NAMES = {
  minneapolis: "Minneapolis, MN",
  miami: "Miami, FL",
  munich: "Múnich",
  lasPalmas: "Las Palmas",
} as const;

export const PREVIEW = {
  title: "El mismo bebé, dos cajones distintos",
  mark: "Ejemplo",
  age: "Sus primeros tres meses",
  items: "Algunos de los básicos",
  essential: "Básico",
  needed: "Piezas necesarias: ",
  notNeeded: "No hace falta",
  why: "Por qué",
  whole: "Ver un plan completo",
  credit: "Calculado igual que todos los planes.",
} as const;

/** What both previews have in common. */
export function previewLead(dueDay: string): string {
  return `Fecha probable de parto: ${dueDay}, con lavado cada 2 o 3 días. Solo cambia el lugar. Mira lo que eso le hace al cajón.`;
}

export const HOW_IT_WORKS = {
  id: "how-it-works",
  title: "Cómo funciona",
  start: "Empezar el cuestionario",
  steps: [
    {
      title: "Cuéntanos de tu bebé",
      text: "Fecha probable de parto, lugar y rutina de lavado. Te toma unos 30 segundos.",
    },
    {
      title: "Estimamos el clima",
      text: "Años de datos del clima de tu zona muestran qué tan cálido, lluvioso o nevado será cada mes.",
    },
    {
      title: "Recibe un plan de ropa por edad",
      text: "Cuántas prendas de cada tipo, de recién nacido a doce meses, y por qué.",
    },
  ],
} as const;

export const FEATURES = {
  title: "Lo justo, y ni un cajón más",
  guide: "¿Qué saco de dormir para qué cuarto? Lee la guía",
  weather: {
    title: "Según tu clima y tu rutina de lavado",
    text: "Las cantidades dependen del clima donde vives y de cada cuánto lavas, no una lista igual para todos.",
  },
  parents: {
    title: "Experiencia de otras familias",
    text: "Otra mamá puede compartirte su plan de ropa y sus notas con un enlace. Míralos, copia el plan y hazlo tuyo.",
  },
  enough: {
    title: "Sin comprar de más",
    text: "Cada cantidad tiene su explicación. Sabrás cuándo ya tienes suficiente.",
  },
  travel: {
    title: "Maletas listas para viajar",
    text: "Una lista de equipaje para el lugar y las fechas de tu viaje, en la talla que usará tu bebé.",
  },
} as const;

export const CLOSING = {
  title: "Una preocupación menos",
  text: "Responde cuatro preguntas y sabrás exactamente lo que vas a necesitar el primer año.",
  start: "Empezar ahora",
} as const;
