export const UNSUBSCRIBE_COPY = {
  title: "Darse de baja",
  lead: "Escribe tu correo para dejar de recibir correos promocionales.",
  button: "Darme de baja",
  busy: "Procesando...",
  preferences: "Elegir qué correos recibir",
  doneTitle: "Te diste de baja",
  done: "Te diste de baja",
  nextTitle: "Qué sigue",
  next: [
    "Dejarás de recibir correos promocionales en menos de 24 horas.",
    "Los avisos de tu cuenta siguen llegando, como los de una contraseña nueva o un inicio de sesión desde otro dispositivo.",
    "Puedes volver a suscribirte cuando quieras en los ajustes de tu cuenta.",
  ],
  affectedTitle: "Lo que ya no recibirás",
  affected: [
    "Correos promocionales y boletines",
    "Novedades del producto",
    "Consejos y contenido educativo, incluidos los recordatorios de tallas",
    "Avisos matutinos",
  ],
  law: "Esta página cumple con la ley CAN-SPAM y el RGPD.",
  /** After the button or Enter. */
  failed: "Hubo un error al procesar tu solicitud. Inténtalo de nuevo.",
  /** After the mailed link. */
  failedByLink: "Hubo un error al procesar tu solicitud. Prueba con el formulario de abajo.",
} as const;
