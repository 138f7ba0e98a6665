export const SELECTION_COPY = {
  label: "Elegir como plan principal",
  saved: "Guardado como plan principal",
  savedHint: "Puedes cambiarlo en Tus planes",
  cleared: "Ya no hay un plan elegido",
  updated: "Cambiamos el plan seleccionado.",
  confirmTitle: "Confirmar el cambio",
  confirmText: "Ya elegiste otro plan como principal. ¿Quieres cambiarlo por este?",
  confirm: "Confirmar",
  cancel: "Cancelar",
} as const;
