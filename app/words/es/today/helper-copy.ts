// Today for helpers: the page of a link, and the parents' page of their links.

export const HELPER_COPY = {
  title: "La ropa de hoy",
  tomorrow: "Mañana",
  later: "Más tarde",
  goodToKnow: "Conviene saber",
  copyText: "Copiar como texto",
  copied: "¡Copiado!",
  notCopied: "No se pudo copiar. Cópialo a mano.",
  asText: "Todo como texto",
  allInWash: "Toda la ropa está para lavar.",
  noWeather: "Ahora mismo no se puede leer el tiempo. Inténtalo de nuevo en unos minutos.",
  gone: "Este enlace ya no funciona",
  goneHint: "Los enlaces terminan a los 90 días o cuando la familia los cierra. Pídele uno nuevo.",
} as const;

export function clothesWords(name: string): string {
  return name ? `Ropa para ${name}` : "Ropa para el bebé";
}

export function helperDayWords(title: string, day: string): string {
  return `${title}, ${day}`;
}

export const HELPERS_COPY = {
  title: "Para la guardería y los abuelos",
  lead: "La ropa de hoy y de mañana, para quien no tiene cuenta.",
  readText: "Leerlo",
  links: "Enlaces",
  shows:
    "La página muestra ropa y tiempo, y dice si estás de viaje. No dice el lugar, la fecha de parto, tus cuentas ni tus notas, y un nombre solo si lo escribes.",
  helper: "¿Para quién es?",
  usualHelper: "Guardería",
  unnamed: "Sin nombre",
  name: "Nombre en la página (opcional)",
  make: "Crear un enlace",
  copyLink: "Copiar enlace",
  until: (day: string) => `Funciona hasta el ${day}`,
  ended: (day: string) => `Terminó el ${day}`,
  showsName: (name: string) => `Dice “${name}”`,
  see: "Ver la página",
  madeBy: (name: string) => `Creado por ${name}`,
  hidden: "El enlace en sí solo lo ven quien lo creó y la persona dueña del plan.",
  lost: "Este enlace ya no se puede abrir. Crea uno nuevo.",
  renew: "Renovar por 90 días",
  close: "Cerrar el enlace",
  full: "Un plan tiene como máximo cinco enlaces. Cierra uno para crear otro.",
} as const;
