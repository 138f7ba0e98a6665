// The page of today's outfit.

import type { OutAndBack, WetWords } from "~/words/en/today/today-copy.ts";
import { monthWords } from "~/words/fr/day-words.ts";
import { PRODUCT_NAME } from "~/words/fr/layout.ts";

export const TODAY_COPY = {
  title: "Aujourd’hui",
  goingHome: "Retour à la maison",
  where: "Où",
  when: "Quand",
  tonight: "Cette nuit",
  tomorrowMorning: "Demain matin",
  why: "Pourquoi cette tenue\u00a0?",
  how: "Comment nous calculons",
  wished: "Pas dans votre tiroir",
  notListed: "Pas sur votre liste",
  addToList: "Ajouter à la liste d’achats",
  onList: "Sur votre liste d’achats",
  inPlan: "Dans votre plan",
  countIt: "Comptez-la si vous l’avez",
  overStraps: "Par-dessus le harnais",
  take: "À emporter",
  rainCover: "habillage pluie",
  doubted: "La prévision est très loin de tout ce que cet endroit a connu\u00a0: nous ne l’utilisons pas",
  umbrella: "un parapluie",
  changes: "En route",
  asleep: "Endormi",
  calm: "Pas de vent",
  here: "Prendre la météo là où je suis",
  isHere: "La météo là où vous êtes, pour cette visite seulement.",
  noneHere: "Pas de prévision là où vous êtes pour l’instant\u00a0: voici le temps habituel du plan.",
  notFound: "Votre appareil n’indique pas où il est",
  fromDrawer: "De votre tiroir, tant qu’il suffit.",
  fromPlan: "De ce que prévoit votre plan, car trop peu de votre tiroir est compté dans cette taille.",
  usualDrawer: "Du tiroir habituel, car trop peu du vôtre est compté dans cette taille.",
  count: "Compter mon tiroir",
  notCounted: "pas encore compté",
  nothingLeft: "Il n’y a rien à mettre\u00a0: reprenez des vêtements écartés ou comptez-en d’autres",
  show: "Voir la tenue",
  save: "Enregistrer",
  noWeather:
    "Le climat de ce plan n’est pas lisible pour l’instant. Intérieur et Cette nuit fonctionnent sans lui.",
  unread: "Nouveau\u00a0: aucun professionnel de santé n’a encore relu ces tenues.",
  notToday: "Pas aujourd’hui",
  inWash: "Au lavage",
  putBack: "Remettre",
  allInWash: "Tout ce qui se porte est au lavage. Remettez une pièce pour voir une tenue.",
  cold: "Froide",
  sweaty: "Moite",
  yes: "Oui",
  no: "Non",
  backToUsual: "Revenir à l’habitude",
  otherOutfits: "Plus chaud, plus léger ou autre",
  send: "Envoyer à la crèche ou aux grands-parents",
  dayCare: "Liste pour la crèche",
  notice: "Recevoir un message le matin",
  both: "Les deux\u00a0:",
  allThree: "Les trois\u00a0:",
  family: "Aujourd’hui pour tous les enfants",
  noneYet: "La page «\u00a0Aujourd’hui\u00a0» commence 14 jours avant la date prévue.",
} as const;

export const WITHOUT_COPY = {
  next: (sizes: string) => `${sizes} maintenant. Ce plan s’arrête à la taille précédente.`,
  end: `${PRODUCT_NAME} s’arrête à 24 mois.`,
  in: "Mieux vaut rester à l’intérieur jusqu’au terme prévu\u00a0: les nouveau-nés prématurés ou petits sortent plus tard.",
  small: "Mieux vaut rester à l’intérieur jusqu’à 2,5 kg\u00a0: les petits nouveau-nés sortent après.",
};

export const ON_TRIP_COPY = {
  atHome: "À la maison",
  onTrip: "En voyage",
  days: "Moyenne du voyage, pas une prévision horaire",
  bag: "De ce qui est dans la valise, tant que cela suffit.",
  list: "De la liste de bagages, car trop peu y est coché.",
  toList: "Voir la liste de bagages",
} as const;

export function onTripWords(place: string, day: string): string {
  return `En voyage (${place}) jusqu’au ${day}`;
}

export function besideTripWords(place: string, day: string): string {
  return `Votre voyage (${place}) dure jusqu’au ${day}`;
}

export function backToWords(place: string): string {
  return `Revenir à ${place}`;
}

export const SITUATION_LABELS = {
  walking: "À pied",
  stroller: "Poussette",
  carrier: "Porte-bébé",
  car: "Voiture",
  ground: "Au sol",
  indoors: "Intérieur",
  night: "Cette nuit",
} as const;

export const IN_SITUATION = {
  walking: "À pied",
  stroller: "En poussette",
  asleep: "Endormi en poussette",
  carrier: "En porte-bébé",
  car: "En voiture",
  ground: "Au sol",
} as const;

export const WHEN_LABELS = {
  now: "Maintenant",
  morning: "Matin, 7\u00a0h–10\u00a0h",
  midday: "Midi, 10\u00a0h–14\u00a0h",
  afternoon: "Après-midi, 14\u00a0h–18\u00a0h",
  evening: "Soir, 18\u00a0h–21\u00a0h",
} as const;

export const SHORT_WHENS = {
  now: "Maintenant",
  morning: "7\u00a0h–10\u00a0h",
  midday: "10\u00a0h–14\u00a0h",
  afternoon: "14\u00a0h–18\u00a0h",
  evening: "18\u00a0h–21\u00a0h",
} as const;

export function shortTomorrowWords(label: string): string {
  return `Demain ${label}`;
}

export function tomorrowWords(label: string): string {
  return `Demain\u00a0: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

export const OWN_TIMES_COPY = {
  title: "Vos propres horaires",
  lead: "À quelle heure sortez-vous et rentrez-vous d’habitude\u00a0? Aujourd’hui s’ouvre sur ces horaires. Ils ne sont qu’à vous, sur ce plan.",
  weekday: "En semaine",
  weekend: "Le week-end",
  out: "Sortie",
  back: "Retour",
} as const;

function timeWords(minute: number): string {
  const minutes = minute % 60 === 0 ? "" : String(minute % 60).padStart(2, "0");
  return `${Math.floor(minute / 60)}\u00a0h${minutes}`;
}

export function ownTimeWords({ out, back }: OutAndBack): string {
  return `Dehors de ${timeWords(out)} à ${timeWords(back)}`;
}

export function shortOwnTimeWords({ out, back }: OutAndBack): string {
  return `${timeWords(out)}–${timeWords(back)}`;
}

export const ROOM_COPY = {
  indoors: { ask: "Quelle température fait-il dans la pièce\u00a0?", label: "Pièce" },
  night: {
    ask: "Jusqu’où la température de la chambre descend-elle au petit matin\u00a0?",
    label: "Chambre, au plus froid",
  },
} as const;

function hourWords(hour: number): string {
  return `${hour}\u00a0h`;
}

export function usualWeatherWords(degrees: string, hour: number): string {
  return `Environ ${degrees} à ${hourWords(hour)}.`;
}

export function forecastWords(degrees: string, hour: number, wet: WetWords | null): string {
  const kind = wet?.kind === "snow" ? "neige" : "pluie";
  const water =
    wet && (wet.from === null ? `, sous la ${kind}` : `, ${kind} à partir de ${hourWords(wet.from)}`);
  return `${degrees} à ${hourWords(hour)}${water ?? ""}.`;
}

export function turnWords(turn: "up" | "down", degrees: string, hour: number): string {
  return `${turn === "up" ? "jusqu’à" : "plus que"} ${degrees} vers ${hourWords(hour)}`;
}

export function feelsWords(degrees: string): string {
  return `ressenti ${degrees}`;
}

export function windWords(force: "light" | "windy" | "strong", speed: string): string {
  const words = { light: "vent léger", windy: `du vent (${speed})`, strong: `vent fort (${speed})` };
  return words[force];
}

export function speedWords(whole: number, units: "f" | "c"): string {
  return `${whole}\u00a0${units === "f" ? "mph" : "km/h"}`;
}

export function sunWords(band: "moderate" | "high" | "very high", index: number): string {
  const words = { moderate: "un peu de soleil", high: "soleil fort", "very high": "soleil très fort" };
  return `${words[band]} (UV\u00a0${index})`;
}

export function movesWords(off: string, on: string): string {
  return [...(off ? [`sans ${off}`] : []), ...(on ? [`avec ${on}`] : [])].join(", ");
}

export function changeAtWords(hour: number, off: string, on: string): string {
  return `Vers ${hourWords(hour)}\u00a0: ${movesWords(off, on)}.`;
}

export const WEAR_LABELS = {
  warmer: "Plus chaud",
  lighter: "Plus léger",
  swap1: "Échanger",
  swap2: "Échanger",
} as const;

/** 'pyjama à pieds au lieu de body manches courtes et pantalon', 'gilet au lieu d’ensemble thermique' */
export function insteadWords(on: string, off: string): string {
  return `${on} au lieu ${/^[aeéèiou]/i.test(off) ? "d’" : "de "}${off}`;
}

export function asOfWords({ hour, minute }: { hour: number; minute: number }, isYesterday: boolean): string {
  const time = `${hour}\u00a0h\u00a0${String(minute).padStart(2, "0")}`;
  return `Prévision ${isYesterday ? "d’hier, " : "de "}${time}`;
}

export function feltWords(air: string, felt: string, of: "wind" | "humidity", hasHood: boolean): string {
  const cause = of === "wind" ? "avec ce vent" : "avec cette humidité";
  const hood = of === "wind" && hasHood ? "\u00a0; la capote en arrête la moitié" : "";
  return `${air} se ressentent comme ${felt} ${cause}${hood}.`;
}

export function roomWords(degrees: string): string {
  return `${degrees} dans la pièce.`;
}

export function usualForWords(day: string): string {
  const date = Number(day.slice(8));
  const part = date <= 10 ? "début " : date <= 20 ? "mi-" : "fin ";
  return `Temps habituel ${part}${monthWords(day, "name")}, pas une prévision`;
}

export function haveWords(count: number): string {
  return `vous en avez ${count}`;
}

export function moreWords(count: number): string {
  return `${count} de plus`;
}

export function sizesWords(sizes: readonly string[]): string {
  return sizes.join(" et ");
}

export const STEP_OFFERS = {
  warmer: "Habiller un cran plus chaud pendant deux semaines\u00a0?",
  lighter: "Habiller un cran plus léger pendant deux semaines\u00a0?",
  usual: "Habiller de nouveau comme d’habitude\u00a0?",
} as const;

export function stepUntilWords(isWarmer: boolean, day: string): string {
  return isWarmer ? `Un cran plus chaud jusqu’au ${day}` : `Un cran plus léger jusqu’au ${day}`;
}
