import { of } from "~/words/fr/counted.ts";

export const HERO = {
  title: "La garde-robe de bébé, sans stress",
  lead: "Un guide d’achat personnalisé pour la première année, selon votre climat, la croissance de votre bébé et votre rythme de lessive.",
  start: "Commencer gratuitement",
  how: "Comment ça fonctionne",
  formNote: "Voyez combien d’articles de chaque sorte il faut à votre bébé. Sans compte.",
  note: "Votre propre plan est gratuit. Quatre petites questions, environ 30\u00a0secondes.",
} as const;

/** The pair of numbers beside the form. */
export const PAIR = {
  title: (month: string) => `Pour le même bébé ${of(month)}, il faut\u00a0:`,
  notNeeded: "aucun",
} as const;

/** Where the babies of the example live. */
export const EXAMPLE_PLACE_NAMES = {
  minneapolis: "Minneapolis, MN",
  miami: "Miami, FL",
  munich: "Munich",
  lasPalmas: "Las Palmas",
} as const;

export const PREVIEW = {
  title: "Même bébé, deux tiroirs différents",
  mark: "Exemple",
  age: "Ses trois premiers mois",
  items: "Quelques-uns des essentiels",
  essential: "Essentiel",
  needed: "Pièces à prévoir\u00a0: ",
  notNeeded: "Pas nécessaire",
  why: "Pourquoi",
  whole: "Voir un plan entier",
  credit: "Calculé comme tous les plans.",
} as const;

/** What both previews have in common. */
export function previewLead(dueDay: string): string {
  return `Bébé prévu le ${dueDay}, une lessive tous les 2 ou 3 jours. Seul l’endroit change. Regardez ce que cela change dans le tiroir.`;
}

export const HOW_IT_WORKS = {
  id: "how-it-works",
  title: "Comment ça fonctionne",
  start: "Commencer le questionnaire",
  steps: [
    {
      title: "Parlez-nous de bébé",
      text: "La date prévue, le lieu et votre rythme de lessive. Cela prend environ 30\u00a0secondes.",
    },
    {
      title: "Nous prévoyons le temps",
      text: "Des années de météo locale montrent si chaque mois sera chaud, pluvieux ou neigeux.",
    },
    {
      title: "Vous recevez un plan, âge par âge",
      text: "Combien d’articles de chaque sorte, de la naissance à douze mois, et pourquoi.",
    },
  ],
} as const;

export const FEATURES = {
  title: "Juste assez, et pas un tiroir de plus",
  guide: "Quelle gigoteuse pour quelle chambre\u00a0? Lire le guide",
  weather: {
    title: "Selon le temps et les lessives",
    text: "Les quantités dépendent de votre climat et de vos lessives, et non une liste toute faite.",
  },
  parents: {
    title: "L’expérience d’autres parents",
    text: "Une autre maman peut partager sa garde-robe et ses notes par un lien. Regardez-les, puis copiez le plan et faites-en le vôtre.",
  },
  enough: {
    title: "Rien de trop",
    text: "Chaque quantité est expliquée. Vous saurez quand vous en avez assez.",
  },
  travel: {
    title: "La valise, prête à partir",
    text: "Une liste de bagages pour le lieu et les dates de votre voyage, dans la taille que portera votre bébé.",
  },
} as const;

export const CLOSING = {
  title: "Un souci de moins",
  text: "Répondez à quatre questions et vous saurez exactement ce qu’il faut pour la première année.",
  start: "Commencer",
} as const;
