// The parents' page of links for calendars.

export const CALENDAR_COPY = {
  title: "Calendario",
  lead: "Tallas, viajes y cambios de tiempo en tu propio calendario. Se pone al día solo.",
  links: "Enlaces",
  unnamed: "Un calendario",
  subscribe: "Suscribirse",
  copyLink: "Copiar enlace",
  copied: "¡Copiado!",
  notCopied: "No se pudo copiar. Cópialo a mano.",
  see: "Abrir el archivo",
  close: "Cerrar enlace",
  make: "Crear un enlace",
  label: "¿Para qué calendario es?",
  usualLabel: "Nuestro calendario",
  ofFamily: "Todos nuestros hijos",
  hidden: "El enlace en sí solo lo ve quien lo creó.",
  shows:
    "Quien tenga el enlace puede leerlo hasta que lo cierres. Muestra semanas, fechas y lo que escribiste para él, pero ni el lugar, ni la fecha de parto, ni cuentas ni notas.",
  how: "Cómo añadirlo",
  apple: "iPhone, iPad, Mac: toca “Suscribirse”.",
  google:
    "Google Calendar: en una computadora, junto a “Otros calendarios”, elige “Desde URL” y pega el enlace.",
  outlook: "Outlook: elige “Agregar calendario”, luego “Suscribirse desde la web”, y pega el enlace.",
  when: "Los calendarios lo vuelven a leer en el plazo de un día.",
  full: "Un plan tiene como máximo tres enlaces de calendario. Cierra uno para crear otro.",
} as const;
