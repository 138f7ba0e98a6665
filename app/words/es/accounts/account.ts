export const PROFILE_COPY = {
  title: "Tu perfil",
  errorTitle: "Error",
  email: "Correo",
  role: "Rol",
  quizAttempts: "Cuestionarios",
  memberSince: "Con nosotros desde",
  logOut: "Cerrar sesión",
  loggingOut: "Cerrando sesión...",
  mailTitle: "Correos que te enviamos",
  mailSwitch: "Recordatorios de tallas por correo",
  mailHint:
    "Te escribiremos tres semanas antes de cada talla nueva, con los básicos que aún te faltan. Los correos sobre tu cuenta te llegarán siempre.",
  morningNotice: "Activar o terminar un aviso matutino al final de Hoy",
  devicesTitle: "Dispositivos",
  devicesLead: "Dónde tienes la sesión abierta.",
  thisDevice: "Este dispositivo",
  lastSeen: "Último uso:",
  signOutOne: "Cerrar sesión",
  signOutAll: "Cerrar sesión en todas partes",
  changeEmail: "Cambiar correo",
  providersTitle: "Cuentas conectadas",
  providersLead: "También puedes entrar con estas cuentas.",
  disconnect: "Desconectar",
  passwordTitle: "Contraseña",
  changePassword: "Cambiar contraseña",
  noPassword: "Aún no tienes contraseña. Podemos enviarte un enlace por correo para que elijas una.",
  mailResetLink: "Enviarme un enlace",
  dataTitle: "Tus datos",
  dataLead: "Descarga en un solo archivo todo lo que guardamos sobre ti.",
  download: "Descargar mis datos",
  deleteAccount: "Eliminar mi cuenta",
} as const;

/** The page that changes the address, and the one that the link mailed to the new address opens. */
export const CHANGE_ADDRESS_COPY = {
  title: "Cambiar correo",
  lead: "Te enviaremos un enlace a tu nuevo correo. Hasta que lo abras, nada cambia. También avisaremos a tu correo anterior.",
  now: "Correo actual",
  email: "Correo nuevo",
  button: "Enviar el enlace",
  busy: "Enviando...",
  sent: "Revisa tu correo: te enviamos un enlace a tu nueva dirección. Ábrelo en un dispositivo donde tengas la sesión iniciada.",
  confirmTitle: "Confirma tu nuevo correo",
  confirmLead: "Desde ahora iniciarás sesión con esta dirección y ahí te escribiremos.",
  confirmButton: "Usar esta dirección",
  invalidTitle: "Este enlace ya no funciona",
  invalidText: "El enlace no es válido o ya venció: pide uno nuevo.",
  invalidHint: "Funciona una sola vez, durante 24 horas, y solo en la cuenta que lo pidió.",
} as const;

export const CHANGE_PASSWORD_COPY = {
  title: "Cambiar contraseña",
  lead: "Cerraremos la sesión en tus otros dispositivos y te avisaremos del cambio por correo.",
  currentPassword: "Contraseña actual",
} as const;

export const PROVE_COPY = {
  title: "Confirma que eres tú",
  lead: "Hace tiempo que no inicias sesión. Para proteger tu cuenta, confirma que eres tú.",
  password: "Tu contraseña",
  button: "Confirmar",
  busy: "Confirmando...",
  divider: "o",
  noWay:
    "Aún no tienes contraseña. Podemos enviarte un enlace por correo para que elijas una, y así confirmas que eres tú.",
} as const;

export const DELETE_COPY = {
  title: "Eliminar mi cuenta",
  lead: "Esto elimina tu cuenta y todo lo que hay en ella: tus planes, cantidades, notas, prendas agregadas, cajas, cuestionarios y viajes. No se puede deshacer.",
  sharedPlans: "Compartes estos planes con otras personas:",
  heir: (title: string, name: string) => `${title}, que pasaría a ser de ${name}`,
  planChoices: [
    { value: "hand-over", label: "Pasarlos a alguien más", hint: "Las demás personas los conservan." },
    { value: "delete", label: "Eliminarlos también", hint: "Se eliminarán para todas las personas." },
  ],
  choiceNeeded: "Las personas de tus planes cambiaron. Revisa de nuevo tu elección.",
  password: "Tu contraseña",
  proveFirst: "Inicias sesión sin contraseña, así que primero confirma que eres tú.",
  prove: "Confirmar que soy yo",
  button: "Eliminar mi cuenta",
  busy: "Eliminando...",
  keep: "Conservar mi cuenta",
} as const;

/** For a device that says nothing about itself. */
export const UNKNOWN_DEVICE = "Dispositivo desconocido";

/** 'Safari en iPhone', or whatever part of it is known; null if nothing is. */
export function deviceName(device: { browser: string | null; system: string | null }): string | null {
  const { browser, system } = device;
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system;
}

export const LANGUAGE_COPY = {
  title: "Idioma",
  lead: "Para tus planes y los correos que te enviamos.",
  save: "Guardar idioma",
} as const;
