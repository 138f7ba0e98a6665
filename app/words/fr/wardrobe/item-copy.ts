// Names and notes of the catalogue's items, by clothing_name_id. Server only: a page gets just the texts of
// the items it shows.
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const ITEM_NAMES = {
  bodysuit_short_sleeve_nb: "Body manches courtes (naissance)",
  bodysuit_short_sleeve: "Body manches courtes",
  bodysuit_long_sleeve_nb: "Body manches longues (naissance)",
  bodysuit_long_sleeve: "Body manches longues",
  bodysuit_sleeveless: "Body sans manches",
  sleeper_footed_nb: "Pyjama à pieds (naissance)",
  sleeper_footed: "Pyjama à pieds",
  sleeper_fleece: "Pyjama à pieds en polaire",
  gown_knotted_nb: "Chemise de nuit (naissance)",
  pajama_short: "Pyjama court",
  pajama_two_piece: "Pyjama deux pièces ajusté",
  thermal_base_layer: "Ensemble thermique",
  kimono_top_nb: "Brassière cache-cœur (naissance)",
  tee_short_sleeve: "T-shirt manches courtes",
  top_long_sleeve: "T-shirt manches longues",
  romper_short: "Barboteuse",
  romper_long: "Combinaison longue",
  cardigan: "Gilet",
  sweatshirt: "Sweat",
  fleece_jacket_thin: "Veste polaire fine",
  vest_layer: "Gilet sans manches",
  outfit_special: "Tenue de cérémonie",
  pants_footed_nb: "Pantalon à pieds (naissance)",
  pants_soft: "Pantalon souple",
  leggings: "Legging",
  joggers_lined: "Pantalon doublé ou polaire",
  shorts: "Short",
  bloomers: "Bloomer ou cache-couche",
  tights: "Collants ou jambières",
  pants_crawling: "Pantalon à genoux renforcés",
  overalls: "Salopette",
  swaddle_muslin: "Lange d’emmaillotage",
  swaddle_wrap_nb: "Couverture d’emmaillotage à scratch (naissance)",
  sleep_suit_transition: "Combinaison ou gigoteuse de transition",
  sleep_sack_tog_02: "Gigoteuse TOG 0,2-0,3",
  sleep_sack_tog_05: "Gigoteuse TOG 0,5",
  sleep_sack_tog_10: "Gigoteuse TOG 1",
  sleep_sack_tog_25: "Gigoteuse TOG 2,5",
  sleep_sack_tog_35: "Gigoteuse TOG 3,5",
  blanket_receiving: "Couverture de naissance",
  blanket_stroller: "Couverture de poussette",
  jacket_light: "Veste légère",
  coat_warm: "Manteau chaud (dehors seulement)",
  bunting_fleece: "Combinaison polaire ou pilote",
  snowsuit: "Combinaison de neige",
  rain_suit: "Combinaison de pluie",
  stroller_footmuff: "Chancelière",
  car_poncho: "Poncho pour siège auto",
  socks_nb: "Chaussettes naissance (paires)",
  socks: "Chaussettes (paires)",
  socks_warm: "Chaussettes chaudes (paires)",
  socks_grip: "Chaussettes antidérapantes (paires)",
  booties_soft: "Chaussons souples",
  booties_winter: "Chaussons fourrés",
  shoes_soft_sole: "Chaussures à semelle souple",
  sandals_soft: "Sandales souples",
  boots_rain: "Premières bottes de pluie",
  swimsuit: "Maillot de bain",
  rash_guard: "Combinaison anti-UV",
  swim_diaper: "Couche de bain lavable",
  swim_hat: "Chapeau de bain anti-UV",
  swim_coverup: "Poncho de bain à capuche",
  swim_warm_suit: "Combinaison néoprène",
  water_shoes: "Chaussures de plage",
  hat_cotton_nb: "Bonnet en coton (naissance)",
  hat_sun: "Chapeau de soleil",
  hat_warm: "Bonnet chaud, tricot ou polaire",
  mittens_scratch_nb: "Moufles anti-griffures (naissance, paires)",
  mittens_warm: "Moufles chaudes (paires)",
  bib_drool: "Bavoir bandana",
  bib_feeding: "Bavoir de repas",
  burp_cloth: "Petit lange en mousseline",
  sunglasses: "Lunettes de soleil bébé",
} as const;

export const ITEM_NOTES: Readonly<Record<keyof typeof ITEM_NAMES, string>> = {
  bodysuit_short_sleeve_nb:
    "Choisissez-les croisés ou à large encolure jusqu’à la chute du cordon. Prenez-en peu\u00a0: beaucoup de bébés dépassent 4\u00a0kg dès le premier mois.",
  bodysuit_short_sleeve:
    "La base de tous les jours\u00a0: seul quand il fait chaud, sous tout le reste quand il fait froid.",
  bodysuit_long_sleeve_nb:
    "Croisé ou à pressions sur le côté, il s’enfile sans passer par la tête, qui ne tient pas encore toute seule.",
  bodysuit_long_sleeve:
    "Des manches longues dessous tiennent chaud sans rembourrage\u00a0: elles conviennent donc aussi sous le harnais du siège auto.",
  bodysuit_sleeveless: "Seul les jours très chauds, ou dessous, pour garder le T-shirt bien rentré.",
  sleeper_footed_nb:
    "Avec un zip à double sens, on change la couche la nuit sans découvrir le haut du corps.",
  sleeper_footed:
    "La plupart des nouveau-nés y vivent jour et nuit. Au-delà de la taille 9\u00a0mois, préférez un pyjama près du corps ou résistant au feu, comme l’exigent les règles américaines.",
  sleeper_fleece:
    "Seulement pour une chambre froide et les sorties. Jamais sous une gigoteuse chaude\u00a0: avoir trop chaud augmente le risque de mort inattendue du nourrisson.",
  gown_knotted_nb:
    "Ouverte en bas, elle rend les changes de nuit rapides. Pas pour le siège auto\u00a0: le harnais doit passer entre les jambes.",
  pajama_short: "Sous une gigoteuse TOG 0,5, manches et jambes courtes conviennent à une chambre chaude.",
  pajama_two_piece:
    "Il est près du corps exprès, pour la sécurité en cas de feu\u00a0: ne prenez pas une taille au-dessus.",
  thermal_base_layer:
    "Un dessous fin, en laine ou thermique, tient plus chaud qu’un seul vêtement épais, et laisse le harnais du siège auto bien serré.",
  kimono_top_nb:
    "Elle se noue ou se ferme sur le côté\u00a0: rien ne frotte le cordon les deux premières semaines.",
  tee_short_sleeve: "Avec un pantalon souple, dès que bébé joue assis.",
  top_long_sleeve: "Les encolures américaines ou extensibles s’enfilent plus vite qu’un col rigide.",
  romper_short:
    "Une tenue en une pièce pour les jours chauds. Vérifiez que l’entrejambe s’ouvre pour le change.",
  romper_long: "Sans pieds, elle laisse de la place pour grandir.",
  cardigan:
    "Il s’ouvre devant et se met ou s’enlève selon qu’il fait frais ou chaud dans la maison. Évitez les boutons mal cousus.",
  sweatshirt: "Choisissez-le sans cordon, et ne laissez jamais bébé dormir avec une capuche.",
  fleece_jacket_thin:
    "Une polaire fine est le vêtement chaud qui passe encore le test du pincement en siège auto.",
  vest_layer:
    "Il tient la poitrine au chaud et laisse les bras libres. Enlevez-le avant d’attacher bébé dans le siège auto.",
  outfit_special:
    "Une seule suffit\u00a0: elle devient trop petite après quelques sorties, et on vous en offrira sûrement.",
  pants_footed_nb: "Les pieds cousus remplacent les chaussettes que les nouveau-nés perdent sans cesse.",
  pants_soft: "Une taille élastique se pose sur la couche sans marquer le ventre.",
  leggings: "Assez fin pour se glisser sous un pantalon les jours froids.",
  joggers_lined:
    "Un pantalon chaud pour les promenades. Mieux vaut ajouter un dessous chaud qu’un pantalon plus épais.",
  shorts: "Un coton léger garde les jambes au frais. En plein soleil, couvrez-les ou restez à l’ombre.",
  bloomers: "Utile seulement sous une robe ou une barboteuse.",
  tights: "Les jambières gardent les jambes au chaud pendant le change, et sous le pantalon dehors.",
  pants_crawling:
    "Les genoux doublés durent plus longtemps quand bébé marche à quatre pattes, souvent entre 6 et 10\u00a0mois.",
  overalls:
    "Choisissez-la avec des pressions à l’entrejambe. Des bretelles réglables la font durer plus longtemps.",
  swaddle_muslin:
    "Arrêtez d’emmailloter au premier signe que bébé se retourne, souvent entre 2 et 4\u00a0mois. Laissez les hanches libres, et ne laissez jamais de couverture dans le lit.",
  swaddle_wrap_nb:
    "Deux d’entre elles peuvent remplacer deux langes, et elles se ferment plus vite la nuit. La taille se choisit selon le poids\u00a0; arrêtez au premier signe que bébé se retourne.",
  sleep_suit_transition:
    "Elle fait le lien entre l’emmaillotage et la gigoteuse pour les bébés qui dorment sur le dos. Respectez les limites de l’étiquette, laissez les bras libres dès que bébé commence à se retourner, et évitez tout ce qui est lesté.",
  sleep_sack_tog_02:
    "Pour une chambre à 24\u00a0°C environ ou plus. La taille se choisit selon le poids\u00a0: une encolure trop large est un danger.",
  sleep_sack_tog_05:
    "Pour une chambre de 23 à 26\u00a0°C. Pour savoir si bébé a chaud ou froid, touchez la poitrine ou la nuque, pas les mains.",
  sleep_sack_tog_10:
    "Pour une chambre de 21 à 23\u00a0°C, comme dans bien des logements chauffés ou climatisés même la nuit.",
  sleep_sack_tog_25:
    "Pour une chambre de 16 à 20\u00a0°C, comme bien des chambres moins chauffées la nuit. Dessous, habillez bébé plus légèrement que sous une gigoteuse fine.",
  sleep_sack_tog_35:
    "Seulement pour une chambre à 14\u00a0°C environ ou moins. Mieux vaut en général chauffer un peu la chambre.",
  blanket_receiving:
    "Pour le rot, les moments sur le ventre, et pour envelopper bébé quand il est réveillé. Pas de couverture dans le lit avant 12\u00a0mois.",
  blanket_stroller:
    "Bordez-la par-dessus le harnais attaché, loin du visage, et enlevez-la à l’intérieur et dans une voiture chaude.",
  jacket_light: "Contre le vent, matin et soir. Évitez les capuches à cordon.",
  coat_warm:
    "Enlevez-le avant d’attacher bébé\u00a0: en cas de choc, le rembourrage s’écrase et le harnais devient lâche.",
  bunting_fleece:
    "Le vêtement d’extérieur des six premiers mois. Une combinaison fine, d’une seule pièce et avec des jambes, convient au harnais de la poussette ou du siège auto. Les modèles en sac, sans jambes, ne conviennent pas, et une combinaison rembourrée s’enlève avant d’attacher bébé.",
  snowsuit:
    "À partir de 6 mois, à la place du manteau là où la neige tient des semaines. Avant, par-dessus la combinaison polaire par très grand froid. Pour les promenades en poussette et les jeux dans la neige, jamais dans un siège auto.",
  rain_suit:
    "Conseillée seulement au-delà de 15\u00a0jours de pluie, à partir de 3\u00a0mois. Aérez-la\u00a0: le tissu imperméable garde la chaleur.",
  stroller_footmuff:
    "Une seule suit bébé toute l’année. Dans un siège auto, n’en passez jamais une derrière le harnais.",
  car_poncho: "Il se pose par-dessus les sangles attachées, jamais dessous.",
  socks_nb:
    "Pas nécessaires les jours en pyjama à pieds. Si toutes les paires sont pareilles, perdre une chaussette ne coûte rien.",
  socks: "Une seule couleur et un seul modèle évitent le tri. Vérifiez qu’aucun fil ne dépasse au bout.",
  socks_warm:
    "En laine ou en coton épais, par-dessus des chaussettes fines. Mains et pieds sont souvent frais\u00a0: touchez la poitrine pour juger.",
  socks_grip:
    "Les semelles antidérapantes aident sur sol lisse quand bébé se met debout. Pieds nus, c’est encore mieux s’il fait bon.",
  booties_soft: "Pour tenir chaud, pas pour marcher. Ceux qui ferment à la cheville restent en place.",
  booties_winter:
    "Laissez de la place pour bouger les orteils\u00a0: trop serrés, les chaussons refroidissent les pieds.",
  shoes_soft_sole:
    "Un bébé n’a pas besoin de chaussures avant de marcher. Choisissez une semelle souple pour les sorties.",
  sandals_soft:
    "Seulement pour les bébés qui se tiennent debout dehors, sur un sol chaud. Le bout fermé protège ceux qui avancent en se tenant.",
  boots_rain: "Utiles seulement une fois que bébé marche dehors.",
  swimsuit:
    "Les premiers mois, demandez à votre pédiatre avant la baignade, et gardez les séances courtes, dans une eau chaude.",
  rash_guard:
    "Les vêtements anti-UV à manches longues passent avant la crème solaire. Avant 6\u00a0mois, pas de soleil direct du tout.",
  swim_diaper:
    "Elle doit être bien ajustée à la taille et aux cuisses. Beaucoup de piscines l’exigent par-dessus une couche jetable.",
  swim_hat: "L’utile\u00a0: un protège-nuque et une attache sous le menton qui s’ouvre facilement.",
  swim_coverup: "Enveloppez bébé dès la sortie de l’eau\u00a0: il se refroidit vite.",
  swim_warm_suit: "Seulement pour des séances régulières dans une piscine couverte fraîche.",
  water_shoes: "Pour le sable brûlant ou les abords rugueux des piscines, dès que bébé se tient debout.",
  hat_cotton_nb:
    "Pour sortir et pour le retour de la maternité. Une fois à la maison, pas de bonnet à l’intérieur ni pour dormir.",
  hat_sun:
    "Avec l’ombre, un bord qui couvre le visage, les oreilles et le cou est la principale protection avant 6\u00a0mois.",
  hat_warm:
    "Couvrez les oreilles dehors. Enlevez-le à l’intérieur, en voiture, et chaque fois que bébé dort.",
  mittens_scratch_nb:
    "Des poignets à rabat et des ongles limés font aussi bien l’affaire, et laissent les mains libres d’explorer.",
  mittens_warm:
    "Sans pouce, elles s’enfilent plus vite. Gardez une paire sèche de rechange\u00a0: bébé les mâchouille.",
  bib_drool: "Un bavoir sec évite de changer toute la tenue. Enlevez toujours le bavoir avant le sommeil.",
  bib_feeding:
    "Dès la diversification, vers 6\u00a0mois\u00a0: facile à essuyer, avec une poche, plus un à manches si les repas tournent à la fête.",
  burp_cloth: "Le tissu qui sert le plus les premiers mois. Comptez-en quatre ou plus par jour au début.",
  sunglasses:
    "Choisissez une protection UV de 97 à 100\u00a0% et une attache souple. L’éclat de la neige compte aussi.",
};

/** An item's notes from 12 months on, where the ones above are about a baby who doesn't walk yet. */
const SECOND_YEAR_NOTES: Readonly<Partial<Record<keyof typeof ITEM_NAMES, string>>> = {
  sleeper_footed:
    "Préférez un pyjama près du corps ou résistant au feu, comme l’exigent les règles américaines. Des semelles antidérapantes aident dès que votre enfant marche.",
  snowsuit:
    "Pour jouer dans la neige, avec de la place pour une couche thermique et une polaire fine dessous. Jamais dans un siège auto.",
  socks_grip:
    "Les semelles antidérapantes aident sur sol lisse. Pieds nus, c’est encore mieux s’il fait bon.",
  shoes_soft_sole:
    "Pour marcher dehors, avec une semelle souple. Une paire dure environ trois mois\u00a0: achetez la seconde quand la première serre.",
  swimsuit: "Gardez les séances courtes, dans une eau chaude\u00a0: les petits se refroidissent vite.",
  hat_sun:
    "Choisissez un bord qui couvre le visage, les oreilles et le cou, et un chapeau qui tient quand votre enfant court.",
  bib_feeding:
    "Facile à essuyer, avec une poche, plus un à manches pour les repas que votre enfant mange seul.",
};

/** A catalogue item's name; for a custom item the typed one, or else its id. */
export function itemName(id: string, typed = id): string {
  return isOfCatalogue(id) ? ITEM_NAMES[id] : typed;
}

/** A catalogue item's notes; for a custom item the stored ones, if any. */
export function itemNotes(id: string, stored: string | null = null): string | null {
  return isOfCatalogue(id) ? ITEM_NOTES[id] : stored;
}

/** A catalogue item's own notes from 12 months on; null where those above hold. */
export function secondYearNotes(id: string): string | null {
  return isOfCatalogue(id) ? (SECOND_YEAR_NOTES[id] ?? null) : null;
}

/** 'Body et Pantalon': the items that one can replace. */
export function togetherWords(names: readonly string[]): string {
  return names.join(" et ");
}

function isOfCatalogue(id: string): id is keyof typeof ITEM_NAMES {
  return Object.hasOwn(ITEM_NAMES, id);
}

/** Below a row, and beside its reasons. */
export const ADVICE_COPY = {
  insteadOf: (names: string) => `Ou écartez\u00a0: ${names} (l’un remplace l’autre)`,
  /** For pieces that also serve a stretch of weather at the edge of the size beside theirs. */
  coveredWeeks: {
    first: (size: Size) => `les premières semaines en ${SIZE_LABELS[size]}`,
    last: (size: Size) => `les dernières semaines en ${SIZE_LABELS[size]}`,
  },
  covers: (weeks: readonly string[]) => `Sert aussi pour ${weeks.join(" et ")}`,
  coveredBy: (size: Size) => `La taille ${SIZE_LABELS[size]} sert pour ces semaines`,
  /** For weather after newborn sizes. */
  outgrownBy: "D’ici là, les tailles naissance ne vont plus",
  sizeUp: "Saison courte\u00a0: une taille au-dessus",
  forCare: (pieces: number) => `${pieces} de plus pour la crèche`,
  /** Beside the number of rain suits, which is one for each wet stretch. */
  rainSuit: {
    warm: "Par pluie chaude, une protection légère suffit",
    same: "La même sert pour toutes les semaines de pluie",
  },
} as const;
