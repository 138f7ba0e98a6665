// Shown without a network, and of a form that arrived after its session ended and is shown again after signing in.

export const OFFLINE_COPY = {
  title: "Estás sin conexión",
  text: "Esta página necesita conexión. Se cargará en cuanto la recuperes.",
  readable: "Disponible sin conexión",
  nothing:
    "Los planes, las listas de compras y las listas de equipaje que abras con la sesión iniciada estarán disponibles aquí sin conexión.",
  retry: "Reintentar",
  asOf: (moment: string) => `Al ${moment}`,
};

const KEPT_THINGS = { plan: "tu plan", shopping: "tu lista", trips: "tu viaje" } as const;

/** Above a page that the browser has stored: "Estás sin conexión. Te mostramos tu plan como estaba el 22 nov, 21:10." */
export function keptWords(place: keyof typeof KEPT_THINGS, moment: string, isOnline: boolean): string {
  const why = isOnline ? "No podemos conectar con Layette en este momento." : "Estás sin conexión.";
  return `${why} Te mostramos ${KEPT_THINGS[place]} como estaba el ${moment}.`;
}

/** "Se enviarán 2 cambios cuando recuperes la conexión." */
export function unsentWords(count: number): string {
  return `${count === 1 ? "Se enviará 1 cambio" : `Se enviarán ${count} cambios`} cuando recuperes la conexión.`;
}

export const ALL_SENT = "Todos los cambios están guardados.";

export const NO_NETWORK = {
  title: "No tienes conexión",
  description: "Esto necesita conexión. Inténtalo de nuevo cuando vuelvas a tenerla.",
} as const;

export const UNSENT_COPY = {
  title: "Se cerró la sesión antes de guardar esto",
  lead: "Esto es lo que escribiste. Aún no se ha enviado nada.",
  inForm: "Lo que escribiste está otra vez en el formulario de abajo. Aún no se ha enviado nada.",
  send: "Enviar ahora",
  forget: "Descartar",
  otherViewer:
    "Otra persona inició sesión en este navegador. No se envió nada. Inicia sesión de nuevo para guardar tus cambios.",
} as const;

/** The labels of fields that people type into, by field name. */
export const UNSENT_LABELS: Readonly<Record<string, string>> = {
  title: "Título",
  note: "Nota",
  notes: "Notas",
  quantity: "Tienes",
  step: "Tienes",
  bornOn: "Fecha de nacimiento",
  name: "Nombre",
  category: "Categoría",
  productTitle: "Nombre del producto",
  descriptor: "Descripción",
  affiliateUrl: "Enlace",
  displayOrder: "Orden",
  yourName: "Tu nombre",
  email: "Correo",
};

/** On a page whose session ended elsewhere. */
export const SESSION_COPY = {
  signedOut: "Se cerró tu sesión. No se guardará nada más en esta página hasta que inicies sesión de nuevo.",
  another:
    "Otra persona inició sesión en este navegador. Nada de lo que hay en esta página se guarda en su cuenta.",
  signIn: "Iniciar sesión",
} as const;
