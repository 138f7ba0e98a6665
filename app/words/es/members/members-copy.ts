export const ROLE_NAMES = { owner: "Titular", editor: "Editor", reader: "Lector" } as const;

export const MEMBERS_COPY = {
  title: "Personas en este plan",
  alone: "Por ahora solo estás tú.",
  you: "tú",
  change: "Cambiar",
  changeOf: (name: string) => `Cambiar el rol de ${name} o quitar a esta persona`,
  role: "Rol",
  saveRole: "Guardar rol",
  remove: "Quitar de este plan",
  removeHint: "Esa persona dejará de ver el plan de inmediato. Lo que agregó se queda.",
  theirLinksEnd: (links: string) => `Los enlaces que creó terminan al instante: ${links}.`,
  changeSeen: (links: string) =>
    `Cambiar también los enlaces que puede haber visto: ${links}. Los anteriores terminan, y tú pasas los nuevos.`,
  seenByGone: (links: string) =>
    `Alguien que ya no está en este plan puede haber visto estos enlaces: ${links}.`,
  changeLinks: "Cambiar estos enlaces",
  makeOwner: "Pasarle el plan",
  invite: "Invitar a alguien",
  inviteLead: "Le mandaremos un enlace por correo. Funciona una sola vez y vence en 14 días.",
  email: "Su correo",
  send: "Enviar invitación",
  sending: "Enviando...",
  full: "Además de su titular, este plan ya tiene cinco personas o invitaciones, que es el máximo.",
  ownAddress: "Esa es tu propia dirección.",
  pending: "Invitaciones pendientes",
  until: (day: string) => `El enlace funciona hasta el ${day}.`,
  sendAgain: "Enviar otra vez",
  withdraw: "Retirar",
  leave: "Salir de este plan",
} as const;

export const ROLE_HINTS = {
  editor: "Puede cambiar todo, excepto las personas y el enlace para compartir, y no puede eliminar el plan",
  reader: "Puede ver todo, pero no cambiar nada",
} as const;

/** Who is on the plan, in one sentence; `names` are the others. */
export function peopleSentence(names: readonly string[]): string {
  if (names.length === 0) return MEMBERS_COPY.alone;
  return `${new Intl.ListFormat("es-MX").format(["Tú", ...names])} están en este plan.`;
}

export const LEAVE_COPY = {
  title: "¿Salir de este plan?",
  lead: "Dejarás de tener acceso de inmediato, y los enlaces que creaste para ayudantes y calendarios terminan. Lo demás que agregaste se queda en el plan. Para volver, necesitarías otra invitación.",
  button: "Salir de este plan",
  busy: "Saliendo...",
  keep: "Quedarme",
  ownerTitle: "Este plan es tuyo",
  ownerLead: "No puedes salir de tu propio plan. Puedes pasárselo antes a alguien más o eliminarlo.",
  people: "Ver quiénes están en este plan",
} as const;

export const HAND_OVER_COPY = {
  title: "¿Pasar este plan a otra persona?",
  question: (name: string) => `¿Quieres que este plan sea de ${name}?`,
  lead: "Te quedarás en él para editarlo. Solo su titular puede invitar y quitar personas, compartir el plan y eliminarlo.",
  shareEnds:
    "El enlace para compartir el plan dejará de funcionar. El cuestionario que usaste sigue contando como tuyo; a la otra persona no le gasta ninguno.",
  button: "Pasar el plan",
  busy: "Pasando el plan...",
  keep: "Conservar el plan",
  noRoom: (name: string) =>
    `${name} ya tiene de otras personas todos los planes que admite una cuenta. Antes tendría que eliminar uno.`,
  noRoomForTrips: (name: string) =>
    `Con los viajes de este plan, ${name} tendría más viajes de los que admite una cuenta. Antes tendría que eliminar algunos.`,
} as const;

export const INVITATION_COPY = {
  title: "Invitación",
  question: (inviter: string) => `${inviter} te invitó a su plan de ropa para bebé`,
  asRole: {
    editor:
      "Podrás cambiar todo, excepto las personas y el enlace para compartir, y no podrás eliminar el plan.",
    reader: "Podrás ver todo, pero no cambiar nada.",
  },
  seen: "Las personas del plan verán tu nombre, o tu correo si no lo has dado.",
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
