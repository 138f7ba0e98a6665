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
  submit: "Hacer mi lista de equipaje",
  save: "Actualizar mi lista de equipaje",
  busy: "Guardando...",
  cancel: "Cancelar",
} as const;

export const TRIP_LAUNDRY = {
  daily: "Diario",
  every_2_3_days: "Cada 2 o 3 días",
  weekly_plus: "Semanal o nunca",
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
  text: "La lista de equipaje parte del plan de tu bebé, que conoce la talla y tu rutina de lavado. Son cuatro preguntas, unos 30 segundos.",
  button: "Empezar el cuestionario",
  plans: "Ver mis planes",
} as const;
