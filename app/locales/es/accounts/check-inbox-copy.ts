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
