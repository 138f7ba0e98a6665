// The list of trips, its cards, and the actions on a whole trip.
import { counted } from "../counted.ts";

/** Each is also said in lower case after 'para'. */
export const ACTIVITY_LABELS = {
  beach: "Playa",
  hiking: "Senderismo",
  swimming: "Natación",
  sightseeing: "Paseos",
  skiing: "Esquí",
} as const;

export const TRIPS_COPY = {
  title: "Mis viajes",
  create: "Nuevo viaje",
  emptyTitle: "Aún no tienes viajes",
  emptyText: "Dinos dónde y cuándo, y calculamos qué empacar, en la talla que usará tu bebé.",
  emptyButton: "Planear mi primer viaje",
  upcoming: "Próximos viajes",
  past: "Viajes anteriores",
  dates: "Fechas",
  activities: "Actividades",
  shortTrip: "Viaje corto",
  viewDetails: "Ver detalles",
  working: "Calculando qué empacar...",
  tryAgain: "Intentar de nuevo",
  tryingAgain: "Intentando de nuevo...",
  unreadable: "No pudimos cargar tus viajes. Intenta de nuevo.",
} as const;

export const DELETE_TRIP_COPY = {
  title: "Eliminar este viaje",
  question: (destination: string) => `¿Eliminar tu viaje a ${destination}?`,
  lead: "También se elimina su lista de equipaje. Lo que agregaste a tu plan para este viaje se queda ahí.",
  button: "Eliminar este viaje",
  busy: "Eliminando...",
  keep: "Conservarlo",
  deleted: (destination: string) => `Se eliminó tu viaje a ${destination}.`,
  undo: "Deshacer",
  undoing: "Recuperándolo...",
  goneTitle: "No hay nada que recuperar",
  gone: "Un viaje eliminado se puede recuperar durante cerca de un minuto. O ya se eliminó para siempre, o ya está otra vez en tu lista.",
} as const;

export const TRIP_NOT_FOUND_COPY = {
  title: "No encontramos el viaje",
  text: "No encontramos este viaje, o no tienes acceso a él.",
  back: "Volver a mis viajes",
} as const;

/** '4 días' */
export function daysWords(days: number): string {
  return counted(days, "día", "días");
}

/** 'Denver' from 'Denver, CO', for narrow places. */
export function shortDestination(destination: string): string {
  return destination.split(",")[0] ?? destination;
}

/** Announced when the list changes by itself. */
export const TRIP_CHANGES = {
  ready: (destination: string) => `Tu viaje a ${destination} está listo.`,
  failed: (destination: string) => `No pudimos preparar tu viaje a ${destination}.`,
} as const;
