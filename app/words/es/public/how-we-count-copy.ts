// The method behind outfits, for everyone who wants to check us. Figures are passed in.

export const HOW_COPY = {
  title: "Cómo contamos",
  description:
    "Cómo elige Layette un conjunto de ropa: el método, las fuentes, la comparación con tablas publicadas y las preguntas abiertas.",
  isNew:
    "Nuevo: ningún profesional de la salud ha leído todavía estas respuestas. Mientras tanto, tómalas como una tabla más.",
  lead: "Un conjunto de ropa es una suma de aislamiento. Sumamos las prendas, comparamos con lo que pide el clima y elegimos el conjunto más cercano.",
  method: "El método",
  steps: [
    "De la temperatura, el viento y la humedad sacamos una sensación térmica, con las fórmulas del Servicio Meteorológico de Estados Unidos. Una carriola con la capota abierta quita la mitad del viento.",
    "Una línea dice cuánto aislamiento pide cada situación. Es el punto medio de tablas publicadas, más bajo entre −4 y 10\u00a0°C, donde un estudio de campo encontró bebés con demasiada ropa, y comprobado con un balance de calor.",
    "Para un bebé que ya camina, desde el primer cumpleaños, usamos una línea propia, porque no conocemos ninguna tabla que diga por grados qué ponerle. Está más o menos una décima parte por debajo de la de un bebé que gatea, y cerca de un balance de calor para 2.5 veces el calor en reposo, una cifra que suponemos. El viento cuenta completo.",
    "Cada prenda tiene una cifra en clo, casi siempre de ropa de adultos (ISO\u00a09920) ajustada a lo que cubre. Los sacos de dormir tienen el TOG de su etiqueta. Las cifras son las mismas en todas las tallas, porque el abrigo depende de lo que cubre cada prenda; solo el traje de nieve ya no tiene pies desde los 12 meses. Es una estimación nuestra.",
    "Ordenamos todos los conjuntos razonables del más ligero al más abrigador y elegimos el más cercano. De dos igual de cercanos, el más ligero, porque el exceso de calor es el mayor peligro. Así, una hora más cálida nunca lleva más ropa.",
    "Las primeras cuatro semanas cuentan como si hiciera 2\u00a0°C menos. De noche solo cuenta la habitación, nunca el clima.",
  ],
  agreement: "Frente a tablas publicadas",
  agreementText:
    "Comparamos 126 casillas de 15 tablas y reglas. Una casilla coincide si nuestro conjunto está a 0.35\u00a0clo, más o menos un cárdigan, o a 20\u00a0%; de noche, a 0.5\u00a0TOG.",
  columns: {
    kind: "Situación",
    cells: "Casillas",
    warmth: "Abrigo",
    hat: "Gorro o saco",
    mittens: "Mitones",
  },
  kinds: {
    stroller: "Carriola",
    carrier: "Portabebés",
    play: "En el suelo",
    indoors: "Adentro",
    night: "Noche",
    all: "Todas",
  },
  fairness: (without: number, between: number) =>
    `Las tablas son también nuestra fuente principal, así que coincidir es en parte lo esperado. Si se deja fuera cada tabla por turno, en la carriola coincide ${without}\u00a0% de las casillas; las tablas coinciden entre sí en ${between}\u00a0%. No somos peores que una tabla publicada, ni está más demostrado.`,
  unknown: "Preguntas abiertas",
  unknowns: [
    "El aislamiento de la ropa de bebé casi no se ha medido: la mayoría de las cifras son por analogía y algunas son estimaciones. Si todas fallaran por 15\u00a0%, de día seguiría coincidiendo 84\u00a0% de las casillas.",
    "El portabebés y el juego en el suelo se apoyan en dos tablas y en una; caminar, en ninguna. Los niños pequeños se mueven casi siempre con poca intensidad: quien pasa mucho rato de pie quizá necesite una capa más.",
    "A menos de −7\u00a0°C, el balance de calor pide más de lo que un bebé puede llevar. Ahí decimos que sea rápido o mejor adentro, en vez de otra capa.",
    "No se cuentan la ropa mojada, el sol sobre tela oscura ni un bebé que acaba de comer. Si tu bebé nació antes de tiempo, está enfermo o tiene fiebre, nada de esto vale: pregunta en su consulta de pediatría.",
  ],
  sources: "Fuentes",
  list: [
    {
      name: "Academia Americana de Pediatría: sueño seguro (2022) y sillas de auto en invierno",
      url: "https://doi.org/10.1542/peds.2022-057990",
    },
    {
      name: "CFOC, normas de Estados Unidos para guarderías, 3.1.3.2: jugar al aire libre",
      url: "https://nrckids.org/CFOC",
    },
    { name: "Organización Mundial de la Salud: el índice UV", url: "https://www.who.int/" },
    {
      name: "Servicio Meteorológico de Estados Unidos: sensación térmica e índice de calor",
      url: "https://www.weather.gov/",
    },
    {
      name: "The Lullaby Trust y Red Nose: temperatura de la habitación, carriolas cubiertas",
      url: "https://www.lullabytrust.org.uk/",
    },
    {
      name: "Bebés que duermen la siesta al aire libre en un invierno del norte (Eur J Appl Physiol, 2011)",
      url: "https://doi.org/10.1007/s00421-010-1686-1",
    },
    {
      name: "Un maniquí térmico de bebé (Engineering, 2021)",
      url: "https://doi.org/10.4236/eng.2021.137027",
    },
    {
      name: "El aislamiento de una carriola (Health, 2021)",
      url: "https://doi.org/10.4236/health.2021.139073",
    },
    { name: "Calor de bebés dormidos (Arch Dis Child, 1996)", url: "https://adc.bmj.com/content/75/4/282" },
    {
      name: "Habitaciones y ropa de cama por la noche (Arch Dis Child, 1989)",
      url: "https://doi.org/10.1136/adc.64.4.600",
    },
    {
      name: "Cuánto se mueven los niños pequeños (Int J Behav Nutr Phys Act, 2020)",
      url: "https://doi.org/10.1186/s12966-020-0912-4",
    },
    { name: "CFOC, norma 3.4.6.1: cordones y bufandas", url: "https://nrckids.org/cfoc/database/3.4.6.1" },
  ],
  version: (version: number, day: string) => `Modelo ${version}, ${day}.`,
} as const;

/** '84 %' */
export function shareWords(percent: number | null): string {
  return percent === null ? "–" : `${percent}\u00a0%`;
}
