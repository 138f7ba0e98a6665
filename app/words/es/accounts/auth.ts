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
  signedOut: "Cerraste la sesión.",
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
