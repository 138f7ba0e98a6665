import { counted } from "~/words/es/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/es/wardrobe/wardrobe-copy.ts";

export const CARE_COPY = {
  title: "Lista para la guardería",
  headline: (pieces: number) => `${counted(pieces, "pieza", "piezas")} para la guardería`,
  sizes: "Talla",
  wear: "Lo que lleva puesto",
  sets: { spare: "Mudas de repuesto", outdoor: "Para salir", sleep: "Para dormir", sun: "Para el sol" },
  take: "Llevar",
  there: "Ya están ahí",
  notListed: (name: string) => `${name} (no está en tu lista)`,
  /** Names a piece's field for screen readers. */
  takeOf: (name: string) => `Llevar: ${name}`,
  thereOf: (name: string) => `Ya están ahí: ${name}`,
  thereHint:
    "Hoy no propone lo que ya está ahí. Cuando guardes la lista, lo que falte en tu plan pasa a tu lista de compras.",
  weekly: "Regresa a casa cada semana para lavarse",
  sunscreen: "Protector solar, con el formulario de tu guardería",
  shade: "Menos de 6 meses: sombra en lugar de protector solar",
  more: "Tus propias líneas",
  moreHint: "Pañales, un chupón, medicinas con su formulario",
  next: (size: Size, day: string, isLikely: boolean) =>
    `Próxima talla: ${SIZE_LABELS[size]} desde ${isLikely ? "cerca del" : "el"} ${day}`,
  left: (size: Size, pieces: number) =>
    `Todavía ahí en ${SIZE_LABELS[size]}: ${counted(pieces, "pieza", "piezas")}`,
  save: "Guardar la lista",
  saving: "Guardando...",
  reset: "Volver a la lista de siempre",
  labels: "Imprimir etiquetas con el nombre",
} as const;

export const NAME_LABELS_COPY = {
  title: "Etiquetas con el nombre",
  lead: "Escribe un nombre e imprime la hoja. El nombre se queda en este navegador: no se envía ni se guarda.",
  name: "Nombre",
  size: "Tamaño de las etiquetas",
  sizes: { small: "Chicas, para la ropa", medium: "Medianas, para biberones", large: "Grandes, para bolsas" },
  paper: "Papel",
  papers: { letter: "Carta", a4: "A4" },
  print: "Imprimir etiquetas",
  byHand:
    "Sin scripts, las etiquetas salen en blanco. Imprímelas con tu navegador y escribe el nombre a mano.",
} as const;
