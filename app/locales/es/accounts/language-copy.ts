export const LANGUAGE_COPY = {
  title: "Idioma",
  lead: "Para tus planes y los correos que te enviamos.",
  save: "Guardar idioma",
} as const;
