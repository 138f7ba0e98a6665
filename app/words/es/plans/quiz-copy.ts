export const QUIZ_COPY = {
  title: "Cuestionario de ropa para bebé",
  lead: "Cuatro preguntas rápidas, unos 30 segundos. Luego revisamos cinco años del clima de tu zona y calculamos lo que tu bebé va a necesitar.",
  start: "Empezar el cuestionario",
  blocked: "Mejora tu suscripción para seguir",
  back: "Volver a mis planes",
  next: "Siguiente",
  previous: "Anterior",
  submit: "Crear mi plan",
  submitting: "Creando tu plan...",
  submissionError: "No se pudo enviar",
  editInQuiz: "Cambiar en el cuestionario",
} as const;

/** 'Lugar: 55401' or 'Lugar: Munich, Germany', followed by the link to change it. */
export function usingPlace(place: string): string {
  return `Lugar: ${place}`;
}

/** 'Paso 2 de 4 · 50%'. */
export function stepOf(number: number, steps: number): string {
  return `Paso ${number} de ${steps} · ${Math.round((number / steps) * 100)}%`;
}

export const EXPECTATIONS = [
  {
    title: "Lugar y clima",
    text: "El lugar donde vives nos dice qué tan cálido, lluvioso o nevado suele ser cada mes.",
  },
  { title: "Fecha probable de parto", text: "Nos dice qué talla usará tu bebé en cada temporada." },
  { title: "Rutina de lavado", text: "Cuanto más tiempo pasa entre lavados, más ropa limpia necesitas." },
] as const;

export const QUESTIONS = {
  zipcode: "¿Cuál es tu código postal de EE. UU.?",
  city: "¿Cuál es tu ciudad?",
  dueDate: "¿Para cuándo esperas a tu bebé?",
  genderPreference: "¿Para quién es la ropa?",
  laundryScenario: "¿Cada cuánto lavas la ropa?",
} as const;

export const QUESTION_HINTS = {
  zipcode: "Donde tu bebé va a pasar el primer año.",
  dueDate: "¿Ya nació? Elige la fecha de nacimiento.",
  genderPreference: "Solo cambia los enlaces de compra, no cuánto necesitas.",
  laundryScenario: "Es lo que más cambia las cantidades.",
} as const;

export const FIELD_COPY = {
  zipcode: { label: "Código postal (EE. UU.)", format: "Cinco dígitos, de EE. UU.", example: "55401" },
  dueDate: { label: "Fecha probable de parto", bornLabel: "Fecha de nacimiento" },
} as const;

/** The chosen day in words, with what it means if it is past. */
export const CHOSEN_DAY_COPY = {
  due: (day: string) => `Fecha probable de parto: ${day}`,
  born: (day: string) => `Nació el ${day}`,
  notBorn: "¿Todavía no nace? Elige hoy o un día posterior.",
} as const;

/** Added to a calendar day's accessible name. */
export const CALENDAR_COPY = { today: "Hoy", selected: "día elegido" } as const;

export const GENDER_HINTS = {
  boy: "Primero, enlaces de compra para niño",
  girl: "Primero, enlaces de compra para niña",
  neutral: "Enlaces de compra para cualquier bebé",
} as const;

export const LAUNDRY_HINTS = {
  daily: "Una carga pequeña casi todos los días",
  every_2_3_days: "Dos o tres veces por semana",
  weekly_plus: "Una vez por semana o menos",
} as const;

export const SUMMARY_COPY = {
  title: "Tus respuestas hasta ahora",
  labels: {
    zipcode: "Código postal",
    dueDate: "Fecha probable de parto",
    born: "Nació",
    genderPreference: "Ropa",
  },
  edit: "Editar",
} as const;

/** The page shown when a profile couldn't be created. */
export const PROFILE_PROBLEM_COPY = { title: "La cuenta ya existe", signOut: "Cerrar sesión ahora" } as const;

/** The city search, which replaces the ZIP code outside the US. */
export const CITY_COPY = {
  toCity: "¿Fuera de EE. UU.? Busca tu ciudad",
  toZip: "¿En EE. UU.? Usa tu código postal",
  label: "Ciudad",
  example: "Múnich",
  search: "Buscar",
  hint: "En inglés o como se escribe ahí, con o sin acentos.",
  matches: "Ciudades encontradas",
  inUs: "Está en EE. UU., donde los planes parten de un código postal. Elígela para usar el suyo.",
  none: "Sin resultados. Prueba con el nombre en inglés o con una ciudad más grande cercana.",
  title: "Busca tu ciudad",
  summary: "Ciudad",
} as const;

/** Announced to screen readers when the list opens; '#' stands for a number that a script fills in. */
export function citiesFound(count: number | "#"): string {
  return count === 1 ? "1 ciudad encontrada" : `${count} ciudades encontradas`;
}
