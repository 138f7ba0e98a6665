export const TITLE_COPY = {
  edit: (title: string) => `Editar título: ${title}`,
  label: "Título",
  save: "Guardar",
  saving: "Guardando…",
  cancel: "Cancelar",
  updated: "Título actualizado",
  required: "Escribe un título",
} as const;
