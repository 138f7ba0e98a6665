// The guide to swaddles and sleep sacks. Every warmth and temperature is passed in.

import { decimal } from "~/words/fr/counted.ts";
import { PRODUCT_NAME } from "~/words/fr/layout.ts";
import { DEGREES } from "~/words/fr/weather/weather-copy.ts";

export const GUIDE_COPY = {
  title: "Emmaillotage et gigoteuses",
  description:
    "Quel TOG pour quelle chambre\u00a0: un outil en °C et °F, quand arrêter d’emmailloter, quoi mettre dessous, et ce que coûte une année de gigoteuses.",
  reviewed: "Relu le 22\u00a0novembre 2026",
  notAdvice:
    "Informations générales, et non un avis médical. Demandez à votre pédiatre, surtout si votre bébé est né en avance ou a un problème de santé.",
} as const;

export const PICKER_COPY = {
  country: "FR",
  title: "Quel TOG pour votre chambre\u00a0?",
  label: "Quelle température fait-il la nuit dans la chambre\u00a0?",
  unit: "Unité",
  show: "Voir le TOG",
  common: "Températures courantes",
  under: "Dessous\u00a0:",
  rooms: {
    warm: "Si possible, rafraîchissez d’abord la chambre\u00a0: volets fermés le jour, fenêtre ouverte, ventilateur qui ne souffle pas vers le lit.",
    cold: "Si possible, chauffez d’abord un peu la chambre.",
  },
  check:
    "Ensuite, touchez la nuque ou la poitrine. Tiède et sec, c’est bien\u00a0; moite ou chaud, c’est trop. Des mains et des pieds frais, c’est normal.",
} as const;

/** "21 °C (70 °F)": the requested unit first, then whole degrees of the other. */
export function roomWords(degrees: number, others: number, unit: "f" | "c"): string {
  const other = unit === "f" ? "c" : "f";
  return `${degrees}\u00a0${DEGREES[unit]} (${others}\u00a0${DEGREES[other]})`;
}

/** "TOG 1 pour une chambre à 21 °C (70 °F)". */
export function togHeadline(togs: readonly string[], room: string): string {
  return `TOG ${togs.map(togWords).join(" ou ")} pour une chambre à ${room}`;
}

/** '1', '2,5', '0,2–0,3' */
export function togWords(tog: string): string {
  return tog
    .split("–")
    .map((warmth) => decimal(Number(warmth)))
    .join("–");
}

/** "23–26 °C (74–78 °F)", "24 °C (75 °F) et plus", "14 °C (57 °F) ou moins". */
export function bandWords(
  from: readonly [number, number] | null,
  to: readonly [number, number] | null,
): string {
  if (from && to) return `${from[1]}–${to[1]}\u00a0°C (${from[0]}–${to[0]}\u00a0°F)`;
  if (from) return `${from[1]}\u00a0°C (${from[0]}\u00a0°F) et plus`;
  return to ? `${to[1]}\u00a0°C (${to[0]}\u00a0°F) ou moins` : "";
}

/** The picker's error. */
export function roomLimits(
  fahrenheit: readonly [number, number],
  celsius: readonly [number, number],
): string {
  return `Saisissez une température de ${celsius[0]} à ${celsius[1]}\u00a0°C, ou de ${fahrenheit[0]} à ${fahrenheit[1]}\u00a0°F.`;
}

export const TOG_COPY = {
  id: "tog",
  title: "Ce que veut dire TOG",
  text: "Le TOG (de l’anglais «\u00a0thermal overall grade\u00a0») dit combien un tissu retient la chaleur. Plus le nombre est grand, plus la gigoteuse est chaude. Fiez-vous à la température de la chambre, et non au temps dehors\u00a0: un thermomètre dans la chambre de bébé vaut mieux que toutes les prévisions.",
  columns: { tog: "TOG", room: "Chambre", under: "Dessous" },
  caption: "Quel TOG pour quelle chambre",
} as const;

export const STOP_COPY = {
  id: "when-to-stop",
  title: "Quand arrêter d’emmailloter",
  lead: "Au premier signe que bébé se retourne, souvent entre 2 et 4\u00a0mois. Arrêtez le soir même.",
  signs: [
    "Bébé se retourne, ou essaie\u00a0: il se met sur le côté, ou se soulève sur un bras quand il est sur le ventre.",
    "Bébé sort un bras ou une jambe, encore et encore.",
    "Le lange se défait pendant la nuit. Un tissu lâche n’a pas sa place dans un lit de bébé.",
  ],
  after:
    "Un bébé qui peut se retourner a besoin de ses deux bras libres pour lever la tête. Passez à la gigoteuse, même si les premières nuits sont plus courtes. Beaucoup laissent un bras libre quelques nuits, puis l’autre\u00a0: seulement tant que rien n’indique que bébé se retourne.",
} as const;

export const TRANSITION_COPY = {
  id: "transitional-suit",
  title: "Les combinaisons de transition",
  text: "Une combinaison de transition, ou une gigoteuse qui couvre les bras le long du corps, apaise le réflexe de sursaut d’un bébé qu’on n’emmaillote plus. C’est un passage de quelques semaines, en général entre 3 et 6\u00a0mois, et beaucoup de bébés n’en ont jamais besoin.",
  rules: [
    "Sur le dos, dans un lit où il n’y a rien d’autre, dès la première nuit.",
    "Les combinaisons rembourrées tiennent déjà chaud\u00a0: habillez bébé légèrement dessous, et rien par-dessus.",
    "Bébé s’est retourné avec\u00a0? C’était la dernière nuit. Passez à la gigoteuse.",
    "Rien de lesté\u00a0: ni combinaison, ni lange, ni gigoteuse.",
  ],
} as const;

export const ONE_SACK_COPY = {
  id: "one-sack",
  title: "Une seule gigoteuse pour l’année\u00a0?",
  text: "Certaines gigoteuses en mérinos se vendent en une seule taille, de 2\u00a0mois à 2\u00a0ans, pour des chambres de 18 à 25\u00a0°C environ\u00a0: suivez les limites du fabricant. L’une coûte plus cher qu’une gigoteuse en coton, mais vous dépenserez peut-être moins sur l’année. Deux suffisent\u00a0: une portée, une au lavage. Pour les deux premiers mois, et pour les chambres plus chaudes ou plus froides, il vous faudra encore autre chose.",
  caption: "Une première année de gigoteuses, de trois façons",
  columns: { way: "Ce que vous achetez", sacks: "Nombre", price: "L’unité", total: "L’année" },
  ways: {
    "one-rating":
      "Deux TOG 1 dans chacune des deux tailles, si la chambre reste à 21–23\u00a0°C toute l’année",
    "by-season":
      "Deux TOG 0,5, deux TOG 1 et une TOG 2,5 dans chacune des deux tailles, si la chambre change avec les saisons",
    "one-sack": "Deux gigoteuses quatre saisons en mérinos, en une seule taille",
  },
  note: "Prix d’exemple en dollars américains, pour comparer seulement.",
  differ: "Ils peuvent être différents dans votre magasin.",
  own: "Saisissez les prix de votre magasin pour comparer.",
  yourPrice: (way: string) => `Votre prix à l’unité\u00a0: ${way}`,
} as const;

export const SAFETY_COPY = {
  id: "safe-sleep",
  title: "Chaque nuit, en toute saison",
  rules: [
    "Sur le dos, dans son propre lit, sur un matelas ferme et plat, sans rien d’autre.",
    "Pas de couverture avant 12\u00a0mois, ni de couverture par-dessus une gigoteuse.",
    "Pas de bonnet pour dormir à l’intérieur. Pas de bavoir, de cordon ni de capuche dans le lit.",
    "Rien de lesté.",
    "L’encolure est à la bonne taille\u00a0: elle ne peut pas remonter au-dessus du menton. Ne prenez jamais un lange ou une gigoteuse une taille au-dessus «\u00a0pour durer\u00a0».",
    "Le lange est bien ajusté à la poitrine, avec la place de deux doigts, et lâche aux hanches, pour que les jambes puissent se plier vers le haut et s’écarter.",
    "Jamais de lange ni de gigoteuse dans un siège auto\u00a0: les sangles se posent contre le corps.",
  ],
} as const;

export const GUIDE_SHOP_COPY = {
  title: "Où acheter",
  disclosure: `Liens affiliés\u00a0: ${PRODUCT_NAME} touche une commission sur les achats concernés. Cela ne change ni les prix ni ce que nous conseillons.`,
  unreadable: "Impossible de charger les liens d’achat. Tout le reste de cette page est complet.",
  budget: "Petit budget",
  premium: "Haut de gamme",
} as const;

export const GUIDE_QUIZ_COPY = {
  title: "Combien en faut-il\u00a0?",
  text: "Cela dépend de votre climat et de vos lessives. Quatre questions, environ 30\u00a0secondes.",
  link: "Répondre au questionnaire",
} as const;

export const SOURCES_COPY = {
  id: "sources",
  title: "Sources",
  text: "Ces fourchettes sont celles que la plupart des fabricants indiquent sur leurs gigoteuses\u00a0; si la vôtre dit autre chose, suivez la vôtre. Les règles de sécurité viennent de ces pages, en anglais\u00a0:",
  list: [
    {
      name: "Académie américaine de pédiatrie\u00a0: décès du nourrisson liés au sommeil, recommandations de 2022",
      url: "https://doi.org/10.1542/peds.2022-057990",
    },
    {
      name: "The Lullaby Trust\u00a0: température de la chambre et gigoteuses",
      url: "https://www.lullabytrust.org.uk/",
    },
    {
      name: "International Hip Dysplasia Institute\u00a0: emmailloter en respectant les hanches",
      url: "https://hipdysplasia.org/",
    },
    {
      name: "U.S. Consumer Product Safety Commission\u00a0: sommeil sûr et vêtements de nuit pour enfants",
      url: "https://www.cpsc.gov/",
    },
  ],
} as const;
