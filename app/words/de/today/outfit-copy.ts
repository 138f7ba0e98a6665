// The words of an outfit: short names of its pieces, the sentence that joins them, notes, and stay words. Nouns stand without an
// article, as on a list of things to put on, so that no case changes them.
import { inWords } from "~/words/de/weather/weather-copy.ts";

export const PIECE_WORDS = {
  bodysuit_short_sleeve: "Kurzarmbody",
  bodysuit_long_sleeve: "Langarmbody",
  bodysuit_sleeveless: "Body ohne Arm",
  sleeper_footed: "Schlafstrampler",
  sleeper_fleece: "Fleece-Schlafstrampler",
  gown_knotted: "Schlafhemdchen",
  pajama_short: "kurzer Schlafanzug",
  pajama_two_piece: "zweiteiliger Schlafanzug",
  thermal_base_layer: "Thermo-Unterwäsche",
  kimono_top: "Wickelshirt",
  tee_short_sleeve: "T-Shirt",
  top_long_sleeve: "Langarmshirt",
  romper_short: "kurzer Strampler",
  romper_long: "langer Strampler",
  cardigan: "Strickjacke",
  sweatshirt: "Sweatshirt",
  fleece_jacket_thin: "Fleecejacke",
  vest_layer: "Weste",
  pants_footed: "Hose mit Fuß",
  pants_soft: "Hose",
  leggings: "Leggings",
  joggers_lined: "gefütterte Hose",
  shorts: "Shorts",
  pants_crawling: "Krabbelhose",
  overalls: "Latzhose",
  swaddle_muslin: "Pucktuch",
  swaddle_wrap: "Pucksack",
  sleep_suit_transition: "Übergangs-Schlafanzug",
  sleep_sack_tog_02: "Schlafsack mit 0,2\u00a0TOG",
  sleep_sack_tog_05: "Schlafsack mit 0,5\u00a0TOG",
  sleep_sack_tog_10: "Schlafsack mit 1,0\u00a0TOG",
  sleep_sack_tog_25: "Schlafsack mit 2,5\u00a0TOG",
  sleep_sack_tog_35: "Schlafsack mit 3,5\u00a0TOG",
  blanket_stroller: "Kinderwagendecke",
  jacket_light: "Übergangsjacke",
  coat_warm: "Winterjacke",
  bunting_fleece: "Fleece-Overall",
  snowsuit: "Schneeanzug",
  rain_suit: "Matschanzug",
  stroller_footmuff: "Fußsack",
  car_poncho: "Autositz-Poncho",
  socks: "Socken",
  socks_warm: "warme Socken",
  socks_grip: "Stoppersocken",
  booties_soft: "Schühchen",
  booties_winter: "gefütterte Schühchen",
  shoes_soft_sole: "Krabbelschuhe",
  sandals_soft: "Sandalen",
  boots_rain: "Gummistiefel",
  hat_cotton: "Erstlingsmütze",
  hat_sun: "Sonnenhut",
  hat_warm: "warme Mütze",
  mittens_warm: "Fäustlinge",
  sunglasses: "Sonnenbrille",
} as const;

/** 'Schlafstrampler, Fleece-Overall, warme Mütze und Kinderwagendecke' */
export function outfitSentence(pieces: readonly string[]): string {
  const said = inWords(pieces, "and") || "nur eine Windel";
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export const STAY_TEXTS = {
  check: "Oft nachfühlen",
  shade_short: "Nur kurz, im Schatten, und oft zu trinken geben",
  short: "Nur kurz",
  errands: "Nur für das Nötigste",
  stay_in_heat: "Drinnen bleiben, wo es kühl ist",
  stay_in_cold: "Drinnen bleiben",
} as const;

export const SHORT_TEXTS = {
  outdoors: "Zu wenig für diese Kälte: drinnen bleiben oder nur ganz kurz hinaus",
  carrier: "Allein nicht warm genug: Dein Mantel kommt über euch beide",
  car: "Noch nicht warm genug: erst das Auto wärmen",
  room: "Nicht warm genug für dieses Zimmer: erst etwas heizen",
} as const;

export function notThereWords(pieces: string, isBag: boolean): string {
  return isBag ? `Noch nicht eingepackt: ${pieces}` : `Noch nicht gezählt: ${pieces}`;
}

export function usualDrawerWords(isBag: boolean): string {
  return isBag
    ? "Dafür ist zu wenig eingepackt, deshalb aus der üblichen Schublade"
    : "Dafür ist zu wenig gezählt, deshalb aus der üblichen Schublade";
}

export const NOTE_TEXTS = {
  shade_first: "Im Schatten bleiben.",
  shade: "Möglichst im Schatten bleiben.",
  canopy_up: "Verdeck hoch, auch wenn die Sonne tief steht.",
  thin_sleeves: "Dünne lange Ärmel und Beine halten die Sonne ab.",
  sunscreen_bare_skin: "Sonnencreme auf Haut, die frei bleibt.",
  rain_cover_vented: "Der Regenschutz kommt nur bei Regen drauf, mit offenen Lüftungen.",
  cover_over_both: "Bei Regen ein Schirm oder ein Regenschutz über euch beide.",
  wind_layer_outside: "Darüber noch etwas Winddichtes anziehen.",
  nothing_at_the_neck: "Nichts am Hals, das hängen bleiben kann: kein Schal, keine Kordel an der Kapuze.",
  nothing_padded_under_straps:
    "Nichts Gepolstertes unter die Gurte: Gepolstertes wird erst nach der Fahrt angezogen.",
  off_when_warm: "Was über den Gurten liegt, kommt weg, sobald das Auto warm ist.",
  buckles_hot: "Erst die Schnallen anfassen: Sie werden heiß.",
  carrier_is_a_layer: "Die Trage zählt als eine Schicht.",
  two_bodies_warm: "Zwei Körper wärmen sich: leicht anziehen und Pausen machen.",
  open_up_indoors: "Drinnen öffnen, auch im Laden oder in der Bahn.",
  never_drape_the_stroller: "Nie etwas über das Verdeck hängen: Darunter wird es heiß.",
  coat_over_both: "Deine eigene Jacke über euch beide.",
  drawer_too_light: "Für diese Kälte ist das zu wenig: nur kurz hinaus.",
  drawer_too_warm: "Das ist etwas zu warm: öffnen.",
  warm_the_room: "Erst das Zimmer etwas wärmer machen.",
  cool_the_room: "Wenn es geht, erst das Zimmer kühlen.",
  feel_the_neck: "Im Nacken fühlen: warm und trocken ist richtig.",
  room_temperature_counts: "Es zählt das Zimmer, wenn es gegen Morgen am kältesten ist, nicht das Wetter.",
  nothing_loose: "Nichts Loses und nichts Beschwertes im Bett, und keine Decke.",
  head_bare: "Keine Mütze beim Schlafen drinnen.",
  stop_swaddle_when_rolling: "Nicht mehr pucken, sobald das Baby sich zu drehen beginnt.",
  follow_the_label: "TOG ist je nach Marke verschieden: Es gilt das Etikett.",
} as const;

export const WHY_TEXTS = {
  stroller:
    "Im Kinderwagen bewegt sich ein Baby kaum: also etwa eine Schicht mehr, als du beim Spaziergang trägst.",
  stroller_asleep: "Ein schlafendes Baby wärmt sich weniger, deshalb zählt es als etwas kälter.",
  carrier:
    "In der Trage wärmst du dein Baby von vorn, und die Trage ist selbst eine Schicht: etwa halb so viel wie im Kinderwagen.",
  play: "Wer krabbelt, wärmt sich mehr als wer sitzt, also reicht weniger.",
  walk: "Wer läuft, wärmt sich mehr als wer sitzt, also reicht weniger.",
  car: "Gurte müssen eng anliegen, deshalb kommen nur dünne Schichten darunter. Der Sitz zählt selbst als eine Schicht.",
  indoors: "Drinnen zählt die Temperatur im Zimmer, nicht das Wetter.",
  night: "Nachts wird in TOG gezählt, wie es auf Schlafsäcken steht, nach der Temperatur im Zimmer.",
} as const;

export const OUTFIT_COPY = {
  /** The reason on a warm day, when a layer more would be too much. */
  warmWhy: "Bei dieser Wärme braucht ein Baby nicht mehr als du: eine dünne Schicht oder weniger.",
  accuracy:
    "Höchstens eine Strickjacke Unterschied zu den meisten veröffentlichten Tabellen; jedes Baby ist anders.",
  advice:
    "Allgemeine Hinweise, keine medizinischen. Bei Frühchen, Krankheit oder Fieber: Frag deine Kinderarztpraxis.",
} as const;

export function barsWords(asked: { bars: number; clo: number }, worn: { bars: number; clo: number }): string {
  return `Nötig sind ${asked.bars} von 5 Balken Wärme (${clo(asked.clo)}), angezogen sind ${worn.bars} (${clo(worn.clo)}).`;
}

function clo(figure: number): string {
  return `${figure.toFixed(1).replace(".", ",")}\u00a0clo`;
}
