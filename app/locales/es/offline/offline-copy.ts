// Shown without a network.

export const OFFLINE_COPY = {
  title: "Estás sin conexión",
  text: "Esta página necesita conexión. Se cargará en cuanto la recuperes.",
  readable: "Disponible sin conexión",
  nothing:
    "Los planes, las listas de compras y las listas de equipaje que abras con la sesión iniciada se podrán leer aquí después.",
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
