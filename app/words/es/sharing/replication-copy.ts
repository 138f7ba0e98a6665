// The page that a share link opens.
import type { Essentials } from "~/words/en/sharing/replication-copy.ts";
import { essentialsWord } from "~/words/es/wardrobe/dashboard-copy.ts";
import { SIZE_LABELS, type Size } from "~/words/es/wardrobe/wardrobe-copy.ts";

/** After the number: 'básicos por conseguir', or 'básicos' of a link that shows everything. */
function neededWords({ essentials, isToGet }: Essentials): string {
  return isToGet ? `${essentialsWord(essentials)} por conseguir` : essentialsWord(essentials);
}

/** '31 básicos por conseguir' */
export function essentialsOf(of: Essentials): string {
  if (of.isToGet && of.essentials === 0) return REPLICATION_COPY.hasAll;
  return `${of.essentials} ${neededWords(of)}`;
}

/** The words after the large number: 'básicos por conseguir para 0–3m en Minneapolis, MN'. */
export function essentialsFor(of: Essentials, ageRange: Size, place: string): string {
  return `${neededWords(of)} para ${SIZE_LABELS[ageRange]} en ${place}`;
}

export const REPLICATION_COPY = {
  title: "Un plan de ropa que comparten contigo",
  lead: "Cuántas prendas de cada tipo necesita este bebé, talla por talla, según el clima del lugar y la rutina de lavado de la familia.",
  /** If the link shows what is still to get. */
  leadToGet:
    "Lo que a este bebé aún le falta, talla por talla, según el clima del lugar y la rutina de lavado de la familia.",
  /** Of a size for which nothing essential is still to get. */
  hasAll: "Ya tienen todos los básicos",
  /** The same of all sizes. */
  hasEverything: "Ya tienen todos los básicos de todas las tallas",
  restOfYear: "Tu copia abarca todas las tallas, también con lo recomendado y lo opcional.",
  factsTitle: "Acerca de este plan",
  facts: {
    place: "Lugar",
    dueDate: "Fecha probable de parto",
    clothes: "Ropa",
    laundry: "Lavado",
    notes: "Notas personales",
    sharer: "Lo comparte",
  },
  notesIncluded: "Incluidas",
  notesExcluded: "No incluidas",
  ownLink: "Este es tu propio plan. Si te quedas con una copia, tendrás dos.",
  claimHint: "La copia es solo tuya. Puedes cambiarla, y no gasta ningún cuestionario.",
  claim: "Quedarme con una copia",
  claiming: "Copiando...",
  signInHint:
    "Crea una cuenta o inicia sesión para guardar una copia. Es gratis, y después vuelves justo aquí.",
  logIn: "Iniciar sesión",
  signUp: "Crear cuenta",
  toHome: "Ir a la página principal",
  invalidTitle: "Sin acceso o enlace no válido",
  invalidHint: "Pide uno nuevo a quien te lo envió.",
  titleFromFriend: "Copia de un plan compartido",
  titleFromSelf: "Copia de mi plan",
} as const;
