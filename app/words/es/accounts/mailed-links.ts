// Words of the pages that mail a link and of those that a mailed link opens.

export const FORGOT_COPY = {
  link: "Olvidé mi contraseña",
  title: "¿Olvidaste tu contraseña?",
  lead: "Escribe tu correo y te enviaremos un enlace para elegir una contraseña nueva.",
  button: "Enviarme el enlace",
  justSignedUp: "¿Acabas de crear tu cuenta?",
  busy: "Enviando...",
  sent: "Correo enviado: revisa tu bandeja de entrada, ahí está el enlace para cambiar tu contraseña.",
} as const;

export const RESEND_COPY = {
  link: "Enviar otra vez el enlace de confirmación",
  title: "Confirma tu correo",
  lead: "¿No te llegó nuestro correo al crear tu cuenta? Escribe la misma dirección y te enviaremos otra vez la confirmación. Solo funciona el enlace más reciente.",
  button: "Enviar otra vez mi confirmación",
  sent: "Revisa tu correo: te enviamos un enlace de confirmación para terminar de crear tu cuenta.",
} as const;

export const RESET_COPY = {
  title: "Cambiar contraseña",
  lead: "Cerraremos la sesión en tus otros dispositivos y quitaremos tus llaves de acceso. Puedes agregarlas otra vez en tu perfil.",
  password: "Contraseña nueva",
  confirmPassword: "Confirma la contraseña nueva",
  button: "Cambiar contraseña",
  busy: "Cambiando contraseña...",
  invalidTitle: "Este enlace ya no funciona",
  newLink: "Pedir un enlace nuevo",
  toPlans: "Volver a mis planes",
} as const;

/** Why the visitor landed on the sign-in page; `?notice=` names it. */
export const SIGN_IN_NOTICES = {
  "invalid-reset-link": {
    look: "error",
    text: "El enlace no es válido o ya venció: pide uno nuevo para cambiar tu contraseña.",
  },
  "account-deleted": { look: "good", text: "Eliminamos tu cuenta y todo lo que había en ella." },
  "account-exists": {
    look: "error",
    text: "La cuenta ya existe: este correo ya pertenece a una cuenta. Cierra la sesión y entra con la cuenta que ya tienes.",
  },
} as const;
