// The list of trips, its cards, and the actions on a whole trip.

import { counted } from "~/words/es/counted.ts";

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
  activities: "Actividades",
  shortTrip: "Viaje corto",
  viewDetails: "Ver detalles",
  working: "Calculando qué empacar...",
  tryAgain: "Reintentar",
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

/** Announced when the list changes by itself. */
export const TRIP_CHANGES = {
  ready: (destination: string) => `Tu viaje a ${destination} está listo.`,
  failed: (destination: string) => `No pudimos preparar tu viaje a ${destination}.`,
} as const;

export const TRIP_FORM_COPY = {
  title: "Planear un viaje",
  editTitle: "Cambiar este viaje",
  lead: "Qué empacar, en la talla que usará tu bebé.",
  editLead: "Volvemos a hacer la lista de equipaje. Lo que ya marcaste y aún necesitas sigue marcado.",
  startDate: "Fecha de ida",
  endDate: "Fecha de regreso",
  calendar: "Elegir en un calendario",
  laundry: "Lavado durante el viaje",
  activities: "Actividades",
  activitiesHint: "Si quieres. La natación, el senderismo y el esquí agregan piezas.",
  plan: "Según",
  notes: "Notas",
  addNotes: "Agregar una nota",
  notesHint: "Horarios de vuelo, quién lleva la carriola...",
  submit: "Crear mi lista de equipaje",
  save: "Actualizar mi lista de equipaje",
  busy: "Guardando...",
  cancel: "Cancelar",
} as const;

export const TRIP_LAUNDRY = {
  daily: "Diario",
  every_2_3_days: "Cada 2 o 3 días",
  weekly_plus: "Una vez por semana o sin lavar",
} as const;

export const DESTINATION_COPY = {
  label: "¿A dónde?",
  example: "Denver, Múnich o un código postal",
  search: "Buscar",
  matches: "Lugares encontrados",
  none: "Sin resultados. Prueba con el nombre en inglés o con una ciudad más grande cercana.",
  found: (count: number) => (count === 1 ? "1 lugar encontrado" : `${count} lugares encontrados`),
} as const;

export const NO_PLAN_COPY = {
  title: "Primero, el plan de tu bebé",
  text: "La lista de equipaje se basa en el plan de tu bebé, que tiene la talla y tu rutina de lavado. Son cuatro preguntas, unos 30 segundos.",
  button: "Empezar el cuestionario",
  plans: "Ver mis planes",
} as const;
