// For a form that arrived after its session ended and is shown again after signing in.

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
  email: "Correo",
};

/** On a page whose session ended elsewhere. */
export const SESSION_COPY = {
  signedOut: "Se cerró tu sesión. No se guardará nada más en esta página hasta que inicies sesión de nuevo.",
  another:
    "Otra persona inició sesión en este navegador. Nada de lo que hay en esta página se guarda en su cuenta.",
  signIn: "Iniciar sesión",
} as const;
