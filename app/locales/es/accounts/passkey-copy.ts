/** The name of a passkey from a device that says nothing about itself. */
export const NEW_PASSKEY = "Llave de acceso";

export const PASSKEY_COPY = {
  use: "Usar una llave de acceso",
  busy: "Esperando a tu dispositivo...",
  title: "Llaves de acceso",
  lead: "Inicia sesión con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña.",
  none: "Aún no tienes una llave de acceso.",
  add: "Agregar una llave de acceso",
  unsupported: "Este navegador no puede agregar llaves de acceso.",
  added: "Agregada el",
  lastUsed: "Último uso:",
  neverUsed: "Sin usar",
  edit: "Cambiar nombre o quitar",
  name: "Nombre",
  rename: "Cambiar nombre",
  remove: "Quitar",
  offerTitle: "La próxima vez, entra sin contraseña",
  offerText: "Agrega una llave de acceso y usa tu huella, tu cara o el bloqueo de pantalla.",
  offerLater: "Ahora no",
} as const;
