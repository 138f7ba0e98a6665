// The method behind outfits, for everyone who wants to check us. Figures are passed in.

export const HOW_COPY = {
  title: "Comment nous comptons",
  description:
    "Comment Layette choisit une tenue\u00a0: la méthode, les sources, la comparaison avec les tableaux publiés et les questions ouvertes.",
  isNew:
    "Nouveau\u00a0: aucun professionnel de santé n’a encore lu ces réponses. D’ici là, c’est un tableau de plus.",
  lead: "Une tenue est une somme d’isolation. Nous additionnons les pièces, comparons avec ce que demande la météo, et prenons la tenue la plus proche.",
  method: "La méthode",
  steps: [
    "De la température, du vent et de l’humidité, nous tirons une température ressentie, avec les formules du service météo des États-Unis. Une poussette à capote dépliée enlève la moitié du vent.",
    "Une ligne dit combien d’isolation demande chaque situation. C’est le milieu de tableaux publiés, plus bas entre −4 et 10\u00a0°C, où une étude de terrain a trouvé des bébés trop couverts, et vérifié par un bilan de chaleur.",
    "Un enfant qui marche, dès son premier anniversaire, a une ligne à nous, car nous ne connaissons aucun tableau qui dise par degré comment l’habiller. Elle passe à peu près un dixième sous celle d’un bébé qui rampe, et près d’un bilan de chaleur pour 2,5 fois la chaleur au repos, un chiffre que nous supposons. Le vent compte en entier.",
    "Chaque pièce a une valeur en clo, le plus souvent tirée de vêtements d’adulte (ISO\u00a09920) selon ce qu’elle couvre. Les gigoteuses ont le TOG de leur étiquette. Les valeurs sont les mêmes pour toutes les tailles, car la chaleur dépend de ce qu’une pièce couvre\u00a0; seule la combinaison de neige n’a plus de pieds dès 12\u00a0mois. C’est notre estimation.",
    "Nous rangeons toutes les tenues sensées de la plus légère à la plus chaude et prenons la plus proche du besoin. De deux aussi proches, la plus légère, car trop chaud est le plus grand danger. Ainsi, une heure plus chaude n’ajoute jamais de vêtement.",
    "Les quatre premières semaines comptent 2\u00a0°C de moins. La nuit, seule la chambre compte, jamais la météo.",
  ],
  agreement: "Face aux tableaux publiés",
  agreementText:
    "Nous avons comparé 126 cases de 15 tableaux et règles. Une case concorde si notre tenue est à 0,35\u00a0clo près, à peu près un gilet, ou à 20\u00a0% près\u00a0; la nuit, à 0,5\u00a0TOG près.",
  columns: {
    kind: "Situation",
    cells: "Cases",
    warmth: "Chaleur",
    hat: "Bonnet ou gigoteuse",
    mittens: "Moufles",
  },
  kinds: {
    stroller: "Poussette",
    carrier: "Porte-bébé",
    play: "Au sol",
    indoors: "À l’intérieur",
    night: "Nuit",
    all: "Toutes",
  },
  fairness: (without: number, between: number) =>
    `Les tableaux sont aussi notre source principale, l’accord est donc en partie attendu. En laissant de côté chaque tableau à son tour, ${without}\u00a0% des cases de la poussette concordent\u00a0; les tableaux concordent entre eux à ${between}\u00a0%. Nous ne faisons pas moins bien qu’un tableau publié, et rien n’est mieux prouvé.`,
  unknown: "Questions ouvertes",
  unknowns: [
    "L’isolation des vêtements de bébé n’a presque pas été mesurée\u00a0: la plupart des valeurs sont transposées, certaines estimées. Si chacune était fausse de 15\u00a0%, 84\u00a0% des cases du jour concorderaient encore.",
    "Le porte-bébé et le jeu au sol reposent sur deux tableaux et sur un seul, la marche sur aucun. Les tout-petits bougent surtout doucement\u00a0: un enfant qui reste longtemps debout aura peut-être besoin d’une épaisseur de plus.",
    "Sous −7\u00a0°C, le bilan de chaleur demande plus que ce qu’un bébé peut porter. Nous disons alors d’être bref ou de rester à l’intérieur, plutôt que d’ajouter une épaisseur.",
    "Les vêtements mouillés, le soleil sur un tissu sombre et un bébé qui vient de manger ne sont pas comptés. Pour un bébé prématuré, malade ou fiévreux, rien de tout cela ne vaut\u00a0: demandez à votre médecin.",
  ],
  sources: "Sources",
  list: [
    {
      name: "American Academy of Pediatrics\u00a0: sommeil sûr (2022), et sièges auto en hiver",
      url: "https://doi.org/10.1542/peds.2022-057990",
    },
    { name: "Caring for Our Children, norme 3.1.3.2\u00a0: jouer dehors", url: "https://nrckids.org/CFOC" },
    { name: "Organisation mondiale de la Santé\u00a0: l’indice UV", url: "https://www.who.int/" },
    {
      name: "Service météo des États-Unis\u00a0: refroidissement éolien et indice de chaleur",
      url: "https://www.weather.gov/",
    },
    {
      name: "The Lullaby Trust et Red Nose\u00a0: température de la chambre, poussettes couvertes",
      url: "https://www.lullabytrust.org.uk/",
    },
    {
      name: "Siestes dehors dans un hiver du Nord (Eur J Appl Physiol, 2011)",
      url: "https://doi.org/10.1007/s00421-010-1686-1",
    },
    {
      name: "Un mannequin thermique de bébé (Engineering, 2021)",
      url: "https://doi.org/10.4236/eng.2021.137027",
    },
    { name: "L’isolation d’une poussette (Health, 2021)", url: "https://doi.org/10.4236/health.2021.139073" },
    {
      name: "La chaleur des bébés endormis (Arch Dis Child, 1996)",
      url: "https://adc.bmj.com/content/75/4/282",
    },
    {
      name: "Chambres et literie la nuit (Arch Dis Child, 1989)",
      url: "https://doi.org/10.1136/adc.64.4.600",
    },
    {
      name: "Combien les tout-petits bougent (Int J Behav Nutr Phys Act, 2020)",
      url: "https://doi.org/10.1186/s12966-020-0912-4",
    },
    {
      name: "Caring for Our Children, norme 3.4.6.1\u00a0: cordons et écharpes",
      url: "https://nrckids.org/cfoc/database/3.4.6.1",
    },
  ],
  version: (version: number, day: string) => `Modèle ${version}, ${day}.`,
} as const;

/** '84 %' */
export function shareWords(percent: number | null): string {
  return percent === null ? "–" : `${percent}\u00a0%`;
}
