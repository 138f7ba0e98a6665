// Words of the pages that people sign in and up on, of those that mail a link, and of those that a mailed link opens.

export const AUTH_COPY = {
  signUpTitle: "Crear cuenta",
  signInTitle: "Iniciar sesión",
  signUpLead: "Crea una cuenta gratis para guardar tu plan.",
  signInLead: "Sigue donde te quedaste.",
  tabsLabel: "Iniciar sesión o crear cuenta",
  busy: "Procesando...",
  agreement: {
    before: "Al crear tu cuenta, confirmas que tienes al menos 18 años y aceptas nuestros ",
    terms: "términos",
    between: " y nuestra ",
    privacy: "política de privacidad",
    after: ".",
  },
  invalidLink: "El enlace no es válido o ya venció: puede que ya lo hayas usado.",
  invalidLinkTitle: "Este enlace ya no funciona",
  invalidLinkHint: "Si ya confirmaste tu correo, solo inicia sesión.",
  confirmTitle: "Confirma tu correo",
  confirmLead: "Un toque y tu cuenta está lista.",
  confirmButton: "Confirmar mi correo",
  choosePasswordTitle: "Elige tu contraseña",
  choosePasswordLead: "Un paso más y tu cuenta está lista.",
  choosePasswordFor: "Para",
  choosePasswordWhy:
    "Parece que este no es el navegador donde creaste tu cuenta, así que elige aquí tu contraseña. Reemplaza la que escribiste allá.",
} as const;

/** Shown after sign-up. */
export const CHECK_INBOX_COPY = {
  title: "Revisa tu correo",
  lead: "Te enviamos un enlace de confirmación para terminar de crear tu cuenta.",
  sentTo: "Enviado a",
  hint: "El enlace funciona durante 24 horas. Si no lo ves, revisa tu carpeta de spam.",
  button: "Enviar el enlace otra vez",
  resendHint: "Puedes pedir un enlace nuevo una vez por minuto. Solo funciona el más reciente.",
  resent: "Va de nuevo en camino. Usa el enlace más reciente.",
  wrongAddress: "¿El correo no es el correcto?",
  signUpAgain: "Crear la cuenta otra vez",
  alreadyConfirmed: "¿Ya lo confirmaste?",
} as const;

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
  "invalid-reset-link": "El enlace no es válido o ya venció: pide uno nuevo para cambiar tu contraseña.",
  "account-deleted": "Eliminamos tu cuenta y todo lo que había en ella.",
  "account-exists":
    "La cuenta ya existe: este correo ya pertenece a una cuenta. Cierra la sesión y entra con la cuenta que ya tienes.",
  "signed-out": "Cerraste la sesión.",
} as const;
