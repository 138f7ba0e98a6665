// The guide to swaddles and sleep sacks. Every warmth and temperature is passed in.
import { PRODUCT_NAME } from "~/words/es/layout.ts";
import { DEGREES } from "~/words/es/weather/weather-copy.ts";

export const GUIDE_COPY = {
  title: "Mantas envolventes y sacos de dormir",
  description:
    "Qué TOG para qué cuarto: un selector en °C y °F, cuándo dejar de envolver, qué ponerle debajo y cuánto cuesta un año de sacos de dormir.",
  reviewed: "Revisado el 22 de noviembre de 2026",
  notAdvice:
    "Es información general, no consejo médico. Pregunta a tu pediatra, sobre todo si tu bebé nació antes de tiempo o tiene algún problema de salud.",
} as const;

export const PICKER_COPY = {
  country: "MX",
  title: "¿Qué TOG para tu cuarto?",
  label: "¿A qué temperatura está el cuarto de noche?",
  unit: "Unidad",
  show: "Ver el TOG",
  common: "Temperaturas habituales",
  under: "Debajo:",
  rooms: {
    warm: "Si puedes, refresca primero el cuarto: sombra de día, una ventana abierta, un ventilador que no dé a la cuna.",
    cold: "Si puedes, calienta un poco el cuarto primero.",
  },
  check:
    "Luego toca la nuca o el pecho. Tibio y seco está bien; húmedo o caliente es demasiado. Las manos y los pies frescos son normales.",
} as const;

/** "21 °C (70 °F)": the requested unit first, then whole degrees of the other. */
export function roomWords(degrees: number, others: number, unit: "f" | "c"): string {
  const other = unit === "f" ? "c" : "f";
  return `${degrees}\u00a0${DEGREES[unit]} (${others}\u00a0${DEGREES[other]})`;
}

/** A warmth as it is printed: '0.5', '0.2–0.3'. */
export function togWords(tog: string): string {
  return tog;
}

/** "TOG 1.0 para un cuarto a 21 °C (70 °F)". */
export function togHeadline(togs: readonly string[], room: string): string {
  return `TOG ${togs.join(" o ")} para un cuarto a ${room}`;
}

/** "23–26 °C (74–78 °F)", "24 °C (75 °F) o más", "14 °C (57 °F) o menos". */
export function bandWords(
  from: readonly [number, number] | null,
  to: readonly [number, number] | null,
): string {
  if (from && to) return `${from[1]}–${to[1]}\u00a0°C (${from[0]}–${to[0]}\u00a0°F)`;
  if (from) return `${from[1]}\u00a0°C (${from[0]}\u00a0°F) o más`;
  return to ? `${to[1]}\u00a0°C (${to[0]}\u00a0°F) o menos` : "";
}

/** The picker's error. */
export function roomLimits(
  fahrenheit: readonly [number, number],
  celsius: readonly [number, number],
): string {
  return `Escribe una temperatura de ${celsius[0]} a ${celsius[1]}\u00a0°C, o de ${fahrenheit[0]} a ${fahrenheit[1]}\u00a0°F.`;
}

export const TOG_COPY = {
  id: "tog",
  title: "Qué significa TOG",
  text: "TOG (siglas en inglés de “grado térmico general”) indica cuánto calor guarda una tela. Cuanto más alto el número, más abriga el saco. Guíate por la temperatura del cuarto, no por el clima de afuera: un termómetro en el cuarto del bebé vale más que cualquier pronóstico.",
  columns: { tog: "TOG", room: "Cuarto", under: "Debajo" },
  caption: "Qué TOG para qué cuarto",
} as const;

export const STOP_COPY = {
  id: "when-to-stop",
  title: "Cuándo dejar de envolver",
  lead: "A la primera señal de que se voltea, muchas veces entre los 2 y los 4 meses. Deja de hacerlo esa misma noche.",
  signs: [
    "El bebé se voltea o lo intenta: se pone de lado, o se apoya en un brazo cuando está boca abajo.",
    "El bebé saca un brazo o una pierna de la manta envolvente, una y otra vez.",
    "La manta envolvente se afloja de noche. En la cuna no debe haber tela suelta.",
  ],
  after:
    "Un bebé que puede voltearse necesita los dos brazos libres para levantar la cabeza. Pásalo a un saco de dormir, aunque las primeras noches sean más cortas. Muchos bebés sacan un brazo unas noches y luego el otro; hazlo así solo mientras no haya ninguna señal de que se voltea.",
} as const;

export const TRANSITION_COPY = {
  id: "transitional-suit",
  title: "Trajes de dormir de transición",
  text: "Un traje de transición para dormir, o un saco que cubre los brazos a los lados, calma el reflejo de sobresalto de un bebé que ya dejó la manta envolvente. Es un puente de unas semanas, por lo general entre los 3 y los 6 meses, y muchos bebés nunca lo necesitan.",
  rules: [
    "Boca arriba, en una cuna sin nada más, desde la primera noche.",
    "Los trajes acolchados abrigan por sí solos: viste al bebé ligero por debajo y no le pongas nada encima.",
    "¿Se volteó con el traje puesto? Esa fue su última noche. Pasa al saco de dormir.",
    "Nada con peso: ni trajes, ni mantas, ni sacos con peso.",
  ],
} as const;

export const ONE_SACK_COPY = {
  id: "one-sack",
  title: "¿Un solo saco para todo el año?",
  text: "Algunos sacos de merino se venden en una sola talla de los 2 meses a los 2 años, para cuartos de unos 18 a 25\u00a0°C (64 a 77\u00a0°F): sigue el rango del fabricante. Uno cuesta más que un saco de algodón, pero aun así puedes gastar menos en el año. Con dos basta: uno puesto y otro en el lavado. Para los dos primeros meses, y para cuartos más cálidos o más fríos, todavía necesitas algo más.",
  caption: "El primer año de sacos de dormir, de tres maneras",
  columns: { way: "Lo que compras", sacks: "Sacos", price: "Cada uno", total: "El año" },
  ways: {
    "one-rating":
      "Dos de TOG 1.0 en cada una de dos tallas, si el cuarto está todo el año a 21–23\u00a0°C (69–73\u00a0°F)",
    "by-season":
      "Dos de TOG 0.5, dos de 1.0 y uno de 2.5 en cada una de dos tallas, si el cuarto cambia con la temporada",
    "one-sack": "Dos sacos de merino para las cuatro estaciones, en una sola talla",
  },
  note: "Precios de ejemplo en dólares estadounidenses, solo para comparar.",
  differ: "En tu tienda, los precios pueden ser otros.",
  own: "Escribe los precios de tu tienda para compararlos.",
  yourPrice: (way: string) => `Tu precio por cada uno: ${way}`,
} as const;

export const SAFETY_COPY = {
  id: "safe-sleep",
  title: "Todas las noches, en cualquier temporada",
  rules: [
    "Boca arriba, en una superficie propia, firme y plana, sin nada más.",
    "Sin cobijas sueltas antes de los 12 meses, y sin cobija encima de un saco.",
    "Sin gorro para dormir bajo techo. Sin babero, cordón ni capucha en la cuna.",
    "Nada con peso.",
    "El cuello queda justo: no puede subir más allá de la barbilla. Nunca elijas una manta envolvente o un saco de una talla más para que le dure.",
    "La manta envolvente va ajustada al pecho, con espacio para dos dedos, y suelta en la cadera, para que las piernas se doblen hacia arriba y hacia afuera.",
    "Nunca uses una manta envolvente o un saco en la silla para el auto: las correas van pegadas al cuerpo.",
  ],
} as const;

export const GUIDE_SHOP_COPY = {
  title: "Dónde comprar",
  disclosure: `Aviso de afiliados: estos son enlaces de afiliados, y ${PRODUCT_NAME} gana una comisión por las compras que cumplen los requisitos. Eso no cambia los precios ni lo que recomendamos.`,
  unreadable: "No pudimos cargar los enlaces de compra. Todo lo demás de esta página está completo.",
  budget: "Opción económica",
  premium: "Opción de lujo",
} as const;

export const GUIDE_QUIZ_COPY = {
  title: "¿Cuántos necesitas?",
  text: "Depende de tu clima y de cada cuánto lavas. Cuatro preguntas, unos 30 segundos.",
  link: "Responder el cuestionario",
} as const;

export const SOURCES_COPY = {
  id: "sources",
  title: "Fuentes",
  text: "Estos rangos son los que la mayoría de los fabricantes imprime en sus sacos; si el tuyo dice otra cosa, sigue el tuyo. Las reglas de seguridad vienen de estas páginas, en inglés:",
  list: [
    {
      name: "Academia Americana de Pediatría: muertes infantiles relacionadas con el sueño, recomendaciones actualizadas de 2022",
      url: "https://doi.org/10.1542/peds.2022-057990",
    },
    {
      name: "The Lullaby Trust: temperatura del cuarto y sacos de dormir para bebé",
      url: "https://www.lullabytrust.org.uk/",
    },
    {
      name: "Instituto Internacional de Displasia de Cadera: cómo envolver cuidando la cadera",
      url: "https://hipdysplasia.org/",
    },
    {
      name: "Comisión de Seguridad de Productos del Consumidor de EE. UU.: sueño seguro y ropa de dormir para niños",
      url: "https://www.cpsc.gov/",
    },
  ],
} as const;
