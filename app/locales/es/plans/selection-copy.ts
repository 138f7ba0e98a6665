export const SELECTION_COPY = {
  label: "Elegir como final",
  saved: "Guardado como final",
  savedHint: "Puedes cambiarlo en Intentos",
  cleared: "Selección quitada",
  updated: "Cambiamos el plan seleccionado.",
  confirmTitle: "Confirmar el cambio",
  confirmText: "Ya elegiste otro plan como final. ¿Quieres cambiarlo por este?",
  confirm: "Confirmar",
  cancel: "Cancelar",
} as const;
