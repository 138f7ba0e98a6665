export const INVITATION_COPY = {
  title: "Invitación",
  question: (inviter: string) => `${inviter} te invitó a un plan`,
  asRole: {
    editor:
      "Podrías editar: cambiar todo, menos las personas y el enlace para compartir. Tampoco podrías eliminar el plan.",
    reader: "Podrías leer: ver todo, sin cambiar nada.",
  },
  seen: "Las personas del plan verán tu nombre, o una parte de tu correo si no lo has dado.",
  as: "Iniciaste sesión como",
  accept: "Unirme a este plan",
  notNow: "Ahora no",
  signUp: "Crear cuenta para unirme",
  logIn: "Iniciar sesión para unirme",
  signInHint: "La invitación te espera mientras creas tu cuenta o inicias sesión.",
  invalidTitle: "Esta invitación ya no funciona",
  invalid:
    "Puede que ya se haya usado, que la hayan retirado o cambiado por otra, o que tenga más de 14 días.",
  invalidHint: "Si ya te uniste, encontrarás el plan en tu lista. Si no, pide otra invitación.",
  toPlans: "Tus planes",
} as const;
