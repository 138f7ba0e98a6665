// Things that go with the layers: head, hands, feet, sun, rain, and the car seat; and the notes of a moment. Each table is read from
// above, and its order is that of the answer.
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import { coveredBy, coversFeet, inRoles, roleOf } from "./outfit-sets.ts";
import { CALM, type HourWeather, type Moment, type Note, type Pieces } from "./today-terms.ts";
import { type Felt, isOutdoors, isStroller } from "./weather-asks.ts";

/** A moment as the tables read it: °F, clo, and the set that is worn. */
export interface Scene extends Felt, Omit<HourWeather, "tempF"> {
  moment: Moment;
  months: number;
  weeks: number;
  isOutdoors: boolean;
  isStroller: boolean;
  /** On the child's own feet. */
  isWalking: boolean;
  /** The sun asks for protection: outdoors, UV index 3 or more. */
  isSunny: boolean;
  isRaining: boolean;
  isSnowing: boolean;
  has: (key: ItemKey) => boolean;
}

/** A scene with the set that was chosen for it. */
export interface Dressed extends Scene {
  keys: Pieces;
  want: number;
  got: number;
  /** Over the straps of a car seat. */
  over: Pieces;
}

/** In the sun cloth is better than skin below this, °F felt. */
export const CLOTH_IN_SUN_BELOW = 81;

/** From here on no baby wears a rain suit, °F felt. */
const NO_SUIT_FROM = 80;

/** Rain counts from a chance of 40 % and a hundredth of an inch; snow at any depth, and then there is no rain. */
export function sceneOf(
  moment: Moment,
  { bodyF, skinF }: Felt,
  { months, weeks }: { months: number; weeks: number },
  has: (key: ItemKey) => boolean,
): Scene {
  const { windMph, humidity, uv, wetChance, rainIn, snowIn } =
    moment.situation === "indoors" ? CALM : moment.weather;
  const outdoors = isOutdoors(moment.situation);
  // Named one by one, because spreading them takes a fifth of the time of a page with outfits.
  return {
    windMph,
    humidity,
    uv,
    wetChance,
    rainIn,
    snowIn,
    bodyF,
    skinF,
    moment,
    months,
    weeks,
    has,
    isOutdoors: outdoors,
    isStroller: isStroller(moment.situation),
    isWalking: moment.situation === "walk",
    isSunny: outdoors && uv >= 3,
    isRaining: rainIn >= 0.01 && wetChance >= 40 && snowIn === 0,
    isSnowing: snowIn > 0,
  };
}

interface WornSet {
  /** It covers the feet. */
  hasFeetIn: boolean;
  /** Nothing in the drawer is warm enough. */
  isTooLight: boolean;
}

/** Hats, mittens, and so on: the first owned option is worn, else the wish is named. */
interface Extra {
  options: Pieces;
  /** Null if nobody needs to buy one. */
  wish: ItemKey | null;
  when: (scene: Scene, set: WornSet) => boolean;
}

/** Shoes aren't warm enough for a child who walks, and not high enough in fresh snow. */
function isBootWeather({ skinF, isSnowing }: Scene): boolean {
  return skinF < 36 || isSnowing;
}

/** A light hat is worn below this, °F; a child who walks wears one in wind only. */
function lightHatBelow({ isWalking, weeks, windMph }: Scene): number {
  if (isWalking) return windMph >= 10 ? 62 : 0;
  return weeks < 13 || windMph >= 10 ? 66 : 62;
}

function isLightHatWeather(scene: Scene): boolean {
  return scene.isOutdoors && scene.skinF >= 55 && scene.skinF < lightHatBelow(scene);
}

const WARM_EXTRAS: readonly Extra[] = [
  {
    options: ["hat_warm", "hat_cotton_nb"],
    wish: "hat_warm",
    when: ({ isOutdoors, skinF }) => isOutdoors && skinF < 55,
  },
  { options: ["hat_cotton_nb"], wish: null, when: isLightHatWeather },
  {
    // A warm hat is too much there, unless everything else is too little.
    options: ["hat_warm"],
    wish: null,
    when: (scene, { isTooLight }) => isTooLight && isLightHatWeather(scene) && !scene.has("hat_cotton_nb"),
  },
  {
    options: ["mittens_warm"],
    wish: "mittens_warm",
    when: ({ isOutdoors, skinF }) => isOutdoors && skinF < 43,
  },
  {
    options: ["socks_nb", "socks", "socks_warm", "socks_grip"],
    wish: "socks",
    when: ({ isOutdoors, skinF, has }, { hasFeetIn }) =>
      skinF < (isOutdoors ? 75 : 72) && !hasFeetIn && !(skinF < 45 && isOutdoors && has("socks_warm")),
  },
  { options: ["socks_warm"], wish: "socks_warm", when: ({ isOutdoors, skinF }) => isOutdoors && skinF < 45 },
  {
    options: ["shoes_soft_sole", "booties_soft"],
    wish: "shoes_soft_sole",
    when: ({ moment, months, skinF }) => moment.situation === "play" && months >= 9 && skinF >= 36,
  },
  {
    options: ["sandals_soft", "shoes_soft_sole"],
    wish: "shoes_soft_sole",
    when: (scene) => scene.isWalking && !isBootWeather(scene) && scene.skinF >= 75,
  },
  {
    options: ["shoes_soft_sole"],
    wish: "shoes_soft_sole",
    when: (scene) => scene.isWalking && !isBootWeather(scene) && scene.skinF < 75,
  },
  {
    options: ["booties_winter"],
    wish: "booties_winter",
    when: (scene) => scene.isWalking && isBootWeather(scene),
  },
  {
    options: ["shoes_soft_sole"],
    wish: null,
    when: (scene) => scene.isWalking && isBootWeather(scene) && !scene.has("booties_winter"),
  },
  {
    options: ["booties_winter", "booties_soft"],
    wish: "booties_winter",
    when: ({ isOutdoors, isWalking, months, skinF }) => isOutdoors && !isWalking && months >= 6 && skinF < 36,
  },
  {
    options: ["booties_soft"],
    wish: "booties_soft",
    when: ({ isOutdoors, months, skinF }, { hasFeetIn }) =>
      isOutdoors && months < 6 && skinF < 45 && !hasFeetIn,
  },
];

/** Pieces that are worn, and those that the drawer lacks. */
export type Extras = { worn: readonly ItemKey[]; wished: readonly ItemKey[] };

/** Head, hands, feet, sun, and rain for a set, by what bare skin feels. */
export function extrasFor(scene: Scene, keys: Pieces, isTooLight: boolean): Extras {
  const warm = warmExtras(scene, keys, isTooLight);
  const sun = sunThings(scene);
  // One hat: the sun's takes the place of another.
  const isReplaced = (key: ItemKey) => sun.worn.includes("hat_sun") && roleOf(key) === "head";
  const worn = [...warm.worn.filter((key) => !isReplaced(key)), ...sun.worn];
  return forRain(scene, { worn, wished: [...warm.wished, ...sun.wished] });
}

function warmExtras(scene: Scene, keys: Pieces, isTooLight: boolean): Extras {
  // A cover isn't on the feet of a baby who is lifted out.
  const hasFeetIn = keys.some(
    (key) => !["mid", "cover"].includes(roleOf(key)) && coversFeet(key, scene.months),
  );
  const asked = WARM_EXTRAS.filter(({ when }) => when(scene, { hasFeetIn, isTooLight }));
  const found = asked.map(({ options, wish }) => ({ key: options.find(scene.has), wish }));
  return {
    worn: found.flatMap(({ key }) => key ?? []),
    wished: found.flatMap(({ key, wish }) => (key ? [] : (wish ?? []))),
  };
}

function sunThings({ isSunny, skinF, months, uv, isSnowing, has }: Scene): Extras {
  if (!isSunny) return { worn: [], wished: [] };
  const hat: ItemKey[] = skinF >= 55 ? ["hat_sun"] : [];
  const wearsGlasses = months >= 6 && (uv >= 6 || isSnowing) && has("sunglasses");
  return {
    worn: [...hat.filter(has), ...(wearsGlasses ? (["sunglasses"] as const) : [])],
    wished: hat.filter((key) => !has(key)),
  };
}

/** Rain clothes: a stroller has a cover for them, a carrier the wearer's umbrella or cover, and in warm rain boots are enough. */
function forRain(scene: Scene, { worn, wished }: Extras): Extras {
  const { moment, isRaining, isOutdoors, isStroller, bodyF, months, has } = scene;
  if (!isRaining || !isOutdoors || isStroller) return { worn, wished };
  const suit: ItemKey[] = bodyF < NO_SUIT_FROM ? ["rain_suit"] : [];
  const lacks = (key: ItemKey) => !has(key) && months >= 3 && moment.situation !== "carrier";
  return onWetGround(scene, {
    worn: [...worn, ...suit.filter(has)],
    wished: [...wished, ...suit.filter(lacks)],
  });
}

const SHOES: Pieces = ["sandals_soft", "shoes_soft_sole"];
const isNoShoe = (key: ItemKey) => !SHOES.includes(key);

/** Rain boots in place of shoes; insulated ones stay. */
export function inBoots(feet: readonly ItemKey[]): ItemKey[] {
  return feet.includes("booties_winter") || feet.includes("boots_rain")
    ? [...feet]
    : [...feet.filter(isNoShoe), "boots_rain"];
}

/** Rain boots in place of shoes. A child who walks needs them, unless it has insulated ones on. */
function onWetGround({ moment, isWalking, months, has }: Scene, { worn, wished }: Extras): Extras {
  const plays = moment.situation === "play" && months >= 9;
  const walks = isWalking && !worn.includes("booties_winter");
  if (has("boots_rain") && (plays || walks))
    return {
      worn: [...worn.filter(isNoShoe), "boots_rain"],
      wished: walks ? wished.filter(isNoShoe) : wished,
    };
  return { worn, wished: walks ? [...wished, "boots_rain"] : wished };
}

const OVER_STRAPS = ["car_poncho", "blanket_stroller"] as const satisfies Pieces;
const COATS_ALONG = ["coat_warm", "bunting_fleece", "snowsuit"] as const satisfies Pieces;

/** In the car: one thing over the straps, what the way from the car needs, and of that the coat that isn't there. */
export function carThings({ moment, skinF, months, has }: Scene): Record<"over" | "carry" | "lacks", Pieces> {
  if (moment.situation !== "car") return { over: [], carry: [], lacks: [] };
  const hats: Pieces = skinF < 55 && has("hat_warm") ? ["hat_warm"] : [];
  const coats = skinF < 50 ? COATS_ALONG.filter(has).slice(0, 1) : [];
  const lacks: Pieces = skinF < 50 && coats.length === 0 ? [months < 6 ? "bunting_fleece" : "coat_warm"] : [];
  return { over: skinF < 60 ? OVER_STRAPS.filter(has).slice(0, 1) : [], carry: [...hats, ...coats], lacks };
}

/** A drawer is too light for a need by more than this, clo. */
export const TOO_LIGHT = 0.3;

/** A drawer is too warm for a need by more than this, clo. */
export const TOO_WARM = 0.25;

/** Long sleeves and legs with nothing over them, and nothing that is for the cold. */
export function hasThinSleeves(keys: Pieces): boolean {
  return coveredBy(keys) === "sleeves" && inRoles(keys, "top", "legs", "onepiece").length === keys.length;
}

/** True for the set nearest to the need, false for one that a parent has chosen instead. */
type Choice = { isNearest: boolean };

const NOTES: readonly { note: Note; when: (dressed: Dressed & Choice) => boolean }[] = [
  { note: "shade_first", when: ({ isSunny, months }) => isSunny && months < 6 },
  { note: "shade", when: ({ isSunny, months }) => isSunny && months >= 6 },
  {
    note: "canopy_up",
    when: ({ isSunny, isStroller, months, skinF }) => isSunny && isStroller && (months < 6 || skinF < 55),
  },
  {
    note: "thin_sleeves",
    when: ({ isSunny, bodyF, keys }) => isSunny && bodyF < CLOTH_IN_SUN_BELOW && hasThinSleeves(keys),
  },
  { note: "sunscreen_bare_skin", when: ({ isSunny, months }) => isSunny && months >= 6 },
  { note: "rain_cover_vented", when: ({ isRaining, isStroller }) => isRaining && isStroller },
  { note: "cover_over_both", when: ({ isRaining, moment }) => isRaining && moment.situation === "carrier" },
  {
    note: "wind_layer_outside",
    when: ({ isOutdoors, windMph, bodyF, keys }) =>
      isOutdoors && windMph >= 15 && bodyF < 60 && inRoles(keys, "jacket", "coat", "suit").length === 0,
  },
  { note: "nothing_at_the_neck", when: ({ isWalking, bodyF }) => isWalking && bodyF < 50 },
  { note: "nothing_padded_under_straps", when: ({ moment }) => moment.situation === "car" },
  { note: "off_when_warm", when: ({ over }) => over.length > 0 },
  { note: "buckles_hot", when: ({ moment, skinF }) => moment.situation === "car" && skinF >= 80 },
  { note: "carrier_is_a_layer", when: ({ moment, bodyF }) => moment.situation === "carrier" && bodyF < 75 },
  { note: "two_bodies_warm", when: ({ moment, bodyF }) => moment.situation === "carrier" && bodyF >= 75 },
  { note: "open_up_indoors", when: ({ isOutdoors, bodyF }) => isOutdoors && bodyF < 60 },
  {
    note: "never_drape_the_stroller",
    when: ({ isStroller, uv, bodyF }) => isStroller && (uv >= 3 || bodyF >= 75),
  },
  {
    note: "coat_over_both",
    when: ({ moment, want, got }) => moment.situation === "carrier" && want - got > TOO_LIGHT,
  },
  {
    note: "drawer_too_light",
    when: ({ moment, want, got, isNearest }) =>
      isNearest && !["carrier", "indoors"].includes(moment.situation) && want - got > TOO_LIGHT,
  },
  {
    note: "drawer_too_warm",
    when: ({ keys, want, got, isNearest }) => isNearest && keys.length > 0 && got - want > TOO_WARM,
  },
  {
    note: "warm_the_room",
    when: ({ moment, bodyF, want, got, isNearest }) =>
      moment.situation === "indoors" && (bodyF < 60 || (isNearest && want - got > TOO_LIGHT)),
  },
  { note: "feel_the_neck", when: () => true },
];

/** The notes that apply, in the order in which they are said. */
export function notesFor(dressed: Dressed & Choice): Note[] {
  return NOTES.filter(({ when }) => when(dressed)).map(({ note }) => note);
}

/** Notes, each once, in the order in which they are said. */
export function inNoteOrder(notes: readonly Note[]): Note[] {
  return NOTES.map(({ note }) => note).filter((note) => notes.includes(note));
}
