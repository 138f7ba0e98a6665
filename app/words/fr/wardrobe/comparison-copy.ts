// The comparison of laundry routines.
import type { More } from "~/words/en/wardrobe/comparison-copy.ts";
import { counted, plural } from "~/words/fr/counted.ts";

const ROUTINES = {
  daily: "une lessive par jour",
  every_2_3_days: "une lessive tous les 2 ou 3 jours",
  weekly_plus: "une lessive par semaine",
} as const;

type Routine = keyof typeof ROUTINES;

export const COMPARISON_COPY = {
  /** Of a plan whose sizes are all outgrown. */
  nothing: "Ce plan n’a plus de taille à venir, il n’y a donc plus rien à comparer.",
  back: "Revenir aux recommandations",
  plans: "Revenir à mes plans",
  sizes: "Tailles",
  routines: "Rythmes de lessive",
  missingId: "Il manque le numéro du plan. Réessayez.",
  failed: "Impossible de charger la comparaison. Réessayez.",
  /** Only for ids in the valid form. */
  notFound: (id: string) => `Le plan ${id} est introuvable.`,
  chooseOne: "Choisissez l’un des trois rythmes de lessive.",
  same: "Pareil, quel que soit votre rythme",
  current: "Votre rythme",
  use: "Choisir",
  routineOf: (scenario: Routine) => `Choisir\u00a0: ${ROUTINES[scenario]}`,
  inAll: (pieces: number) => `${pieces} en tout`,
  ofAll: (pieces: number) => `sur ${pieces}`,
  chartTitle: "Pièces par taille et par rythme de lessive",
  bySize: "Par taille",
  countsLead: "Les essentiels, sur l’ensemble des pièces.",
  byCategory: "Par catégorie",
  everyItem: "Tous les articles",
  everyItemLead: "Combien il en faut avec chaque rythme. Ce qui diffère du vôtre est signalé.",
  size: "Taille",
  category: "Catégorie",
  item: "Article",
  key: { essentials: "Essentiels", rest: "Tout le reste" },
  unneeded: (items: number) =>
    `${counted(items, "article n’est nécessaire", "articles ne sont nécessaires")} avec aucun rythme.`,
  setAside: (items: number) =>
    items < 2
      ? `${items} article n’est pas compté aux tailles où vous l’écartez.`
      : `${items} articles ne sont pas comptés aux tailles où vous les écartez.`,
  leftOut: (names: string) =>
    `Nous n’avons pas pu charger combien il en faut, donc nous ne les comptons pas\u00a0: ${names}.`,
  withoutRules: (names: string) =>
    `Nous n’avons pas pu les recalculer, donc nous comparons les quantités de votre plan\u00a0: ${names}.`,
} as const;

/** The headline after its number: 'essentiels de plus avec une lessive par semaine'. */
export function moreWords(more: More, scenario: Routine): string {
  const isOfEssentials = more.essentials !== 0;
  const count = isOfEssentials ? more.essentials : more.all;
  const noun = isOfEssentials ? "essentiel" : "pièce";
  return `${plural(count, noun, `${noun}s`)} de ${count > 0 ? "plus" : "moins"} avec ${ROUTINES[scenario]}`;
}

/** The line below it: '41 de plus en tout qu’avec une lessive tous les 2 ou 3 jours'. */
export function comparedWith(more: More | null, current: Routine): string {
  const hasAll = more && more.essentials !== 0 && more.all !== 0;
  return hasAll
    ? `${signedWords(more.all)} en tout qu’avec ${ROUTINES[current]}`
    : `Par rapport à ${ROUTINES[current]}`;
}

/** '31 de plus', '8 de moins', 'autant'. */
export function signedWords(more: number): string {
  if (more === 0) return "autant";
  return `${Math.abs(more)} de ${more > 0 ? "plus" : "moins"}`;
}

/** '+31', '−8' with a real minus sign. */
export function signed(more: number): string {
  return more > 0 ? `+${more}` : `−${Math.abs(more)}`;
}

/** One bar of the chart, for screen readers. */
export function barWords(label: string, { essentials, all }: More): string {
  return `${label} ${counted(essentials, "essentiel", "essentiels")} sur ${counted(all, "pièce", "pièces")}`;
}
