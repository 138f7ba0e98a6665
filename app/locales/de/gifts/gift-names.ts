// What givers are told they bring: "2 Schlafstrampler, 3–6 Monate". Names of the catalogue's items for more than one, by
// clothing_name_id. Server only, like the names.
import type { ITEM_NAMES } from "../wardrobe/item-copy.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

type NameId = keyof typeof ITEM_NAMES;

/** One is the item's name, or "Paar ..." where these say so. Adjectives begin with a small letter. */
const MANY = {
  bodysuit_short_sleeve_nb: "Kurzarmbodys (Neugeborene)",
  bodysuit_short_sleeve: "Kurzarmbodys",
  bodysuit_long_sleeve_nb: "Langarmbodys (Neugeborene)",
  bodysuit_long_sleeve: "Langarmbodys",
  bodysuit_sleeveless: "Bodys ohne Arm",
  sleeper_footed_nb: "Schlafstrampler (Neugeborene)",
  sleeper_footed: "Schlafstrampler",
  sleeper_fleece: "Fleece-Schlafstrampler",
  gown_knotted_nb: "Schlafhemdchen (Neugeborene)",
  pajama_short: "kurze Schlafanzüge",
  pajama_two_piece: "zweiteilige Schlafanzüge, eng anliegend",
  thermal_base_layer: "Sets Thermo-Unterwäsche",
  kimono_top_nb: "Wickelshirts (Neugeborene)",
  tee_short_sleeve: "T-Shirts",
  top_long_sleeve: "Langarmshirts",
  romper_short: "kurze Strampler",
  romper_long: "lange Strampler ohne Fuß",
  cardigan: "Strickjacken",
  sweatshirt: "Sweatshirts",
  fleece_jacket_thin: "dünne Fleecejacken",
  vest_layer: "Stepp- oder Strickwesten",
  outfit_special: "Outfits für besondere Anlässe",
  pants_footed_nb: "Hosen mit Fuß (Neugeborene)",
  pants_soft: "weiche Schlupfhosen",
  leggings: "Leggings",
  joggers_lined: "gefütterte Hosen oder Fleecehosen",
  shorts: "Shorts",
  bloomers: "Pump- oder Windelhöschen",
  tights: "Strumpfhosen oder Paar Stulpen",
  pants_crawling: "Krabbelhosen mit verstärkten Knien",
  overalls: "Latzhosen",
  swaddle_muslin: "Pucktücher aus Mull",
  swaddle_wrap_nb: "Pucksäcke mit Klettverschluss (Neugeborene)",
  sleep_suit_transition: "Übergangs-Schlafanzüge oder Schlafsäcke mit freien Armen",
  sleep_sack_tog_02: "Schlafsäcke 0,2–0,3 TOG",
  sleep_sack_tog_05: "Schlafsäcke 0,5 TOG",
  sleep_sack_tog_10: "Schlafsäcke 1,0 TOG",
  sleep_sack_tog_25: "Schlafsäcke 2,5 TOG",
  sleep_sack_tog_35: "Schlafsäcke 3,5 TOG",
  blanket_receiving: "Babydecken",
  blanket_stroller: "Kinderwagen-Decken",
  jacket_light: "Übergangsjacken",
  coat_warm: "Winterjacken (nur draußen)",
  bunting_fleece: "Fleece-Overalls",
  snowsuit: "Schneeanzüge",
  rain_suit: "Matschanzüge",
  stroller_footmuff: "Fußsäcke für den Kinderwagen",
  car_poncho: "Autositz-Ponchos",
  socks_nb: "Paar Socken für Neugeborene",
  socks: "Paar Socken",
  socks_warm: "Paar warme Socken",
  socks_grip: "Paar Stoppersocken",
  booties_soft: "Paar weiche Schühchen",
  booties_winter: "Paar gefütterte Schühchen",
  shoes_soft_sole: "Paar Krabbelschuhe mit weicher Sohle",
  sandals_soft: "Paar weiche Sandalen",
  boots_rain: "Paar erste Gummistiefel",
  swimsuit: "Badeanzüge",
  rash_guard: "UV-Anzüge",
  swim_diaper: "waschbare Schwimmwindeln",
  swim_hat: "Sonnenhüte fürs Wasser",
  swim_coverup: "Badeponchos mit Kapuze",
  swim_warm_suit: "warme Neoprenanzüge",
  water_shoes: "Paar Badeschuhe",
  hat_cotton_nb: "Erstlingsmützen (Neugeborene)",
  hat_sun: "Sonnenhüte",
  hat_warm: "warme Strick- oder Fleecemützen",
  mittens_scratch_nb: "Paar Kratzfäustlinge (Neugeborene)",
  mittens_warm: "Paar warme Fäustlinge",
  bib_drool: "Halstücher",
  bib_feeding: "Lätzchen",
  burp_cloth: "Spucktücher",
  sunglasses: "Baby-Sonnenbrillen",
} as const satisfies Readonly<Record<NameId, string>>;

interface Named {
  /** Null for a wish and for anything that isn't the catalogue's. */
  nameId: string | null;
  name: string;
}

/** '2 Schlafstrampler', '1 kurzer Schlafanzug', '1 Paar Socken', '2 × Kindersitz', 'Kindersitz' */
export function countedName({ nameId, name }: Named, pieces: number): string {
  const many = manyOf(nameId);
  if (many === null) return pieces === 1 ? name : `${pieces} × ${name}`;
  if (pieces !== 1 || many.startsWith("Paar ")) return `${pieces} ${many}`;
  return `1 ${/^[a-zäöü]/.test(many) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name}`;
}

/** '2 Schlafstrampler, 3–6 Monate' */
export function giftWords(named: Named & { size: Size | null }, pieces: number): string {
  const counted = countedName(named, pieces);
  return named.size === null ? counted : `${counted}, ${monthsOfSize(named.size)}`;
}

/** '3–6 Monate' */
export function monthsOfSize(size: Size): string {
  return SIZE_LABELS[size].replace("\u00a0M", " Monate");
}

function manyOf(nameId: string | null): string | null {
  return nameId !== null && nameId in MANY ? MANY[nameId as NameId] : null;
}
