// Names and notes of the catalogue's items, by clothing_name_id. Server only: a page gets just the texts of
// the items it shows.
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const ITEM_NAMES = {
  bodysuit_short_sleeve_nb: "Kurzarmbody (Neugeborene)",
  bodysuit_short_sleeve: "Kurzarmbody",
  bodysuit_long_sleeve_nb: "Langarmbody (Neugeborene)",
  bodysuit_long_sleeve: "Langarmbody",
  bodysuit_sleeveless: "Body ohne Arm",
  sleeper_footed_nb: "Schlafstrampler (Neugeborene)",
  sleeper_footed: "Schlafstrampler",
  sleeper_fleece: "Fleece-Schlafstrampler",
  gown_knotted_nb: "Schlafhemdchen (Neugeborene)",
  pajama_short: "Kurzer Schlafanzug",
  pajama_two_piece: "Zweiteiliger Schlafanzug, eng anliegend",
  thermal_base_layer: "Thermo-Unterwäsche (Set)",
  kimono_top_nb: "Wickelshirt (Neugeborene)",
  tee_short_sleeve: "T-Shirt",
  top_long_sleeve: "Langarmshirt",
  romper_short: "Kurzer Strampler",
  romper_long: "Langer Strampler ohne Fuß",
  cardigan: "Strickjacke",
  sweatshirt: "Sweatshirt",
  fleece_jacket_thin: "Dünne Fleecejacke",
  vest_layer: "Stepp- oder Strickweste",
  outfit_special: "Outfit für besondere Anlässe",
  pants_footed_nb: "Hose mit Fuß (Neugeborene)",
  pants_soft: "Weiche Schlupfhose",
  leggings: "Leggings",
  joggers_lined: "Gefütterte Hose oder Fleecehose",
  shorts: "Shorts",
  bloomers: "Pump- oder Windelhöschen",
  tights: "Strumpfhose oder Stulpen",
  pants_crawling: "Krabbelhose mit verstärkten Knien",
  overalls: "Latzhose",
  swaddle_muslin: "Pucktuch aus Mull",
  swaddle_wrap_nb: "Pucksack mit Klettverschluss (Neugeborene)",
  sleep_suit_transition: "Übergangs-Schlafanzug oder Schlafsack mit freien Armen",
  sleep_sack_tog_02: "Schlafsack 0,2–0,3 TOG",
  sleep_sack_tog_05: "Schlafsack 0,5 TOG",
  sleep_sack_tog_10: "Schlafsack 1,0 TOG",
  sleep_sack_tog_25: "Schlafsack 2,5 TOG",
  sleep_sack_tog_35: "Schlafsack 3,5 TOG",
  blanket_receiving: "Babydecke",
  blanket_stroller: "Kinderwagendecke",
  jacket_light: "Übergangsjacke",
  coat_warm: "Winterjacke (nur draußen)",
  bunting_fleece: "Fleece-Overall",
  snowsuit: "Schneeanzug",
  rain_suit: "Matschanzug",
  stroller_footmuff: "Fußsack für den Kinderwagen",
  car_poncho: "Autositz-Poncho",
  socks_nb: "Socken für Neugeborene (Paare)",
  socks: "Socken (Paare)",
  socks_warm: "Warme Socken (Paare)",
  socks_grip: "Stoppersocken (Paare)",
  booties_soft: "Weiche Schühchen",
  booties_winter: "Gefütterte Schühchen",
  shoes_soft_sole: "Krabbelschuhe mit weicher Sohle",
  sandals_soft: "Weiche Sandalen",
  boots_rain: "Erste Gummistiefel",
  swimsuit: "Badeanzug",
  rash_guard: "UV-Anzug",
  swim_diaper: "Waschbare Schwimmwindel",
  swim_hat: "Sonnenhut fürs Wasser",
  swim_coverup: "Badeponcho mit Kapuze",
  swim_warm_suit: "Warmer Neoprenanzug",
  water_shoes: "Badeschuhe",
  hat_cotton_nb: "Erstlingsmütze (Neugeborene)",
  hat_sun: "Sonnenhut",
  hat_warm: "Warme Strick- oder Fleecemütze",
  mittens_scratch_nb: "Kratzfäustlinge (Neugeborene, Paare)",
  mittens_warm: "Warme Fäustlinge (Paare)",
  bib_drool: "Halstuch",
  bib_feeding: "Lätzchen",
  burp_cloth: "Spucktuch",
  sunglasses: "Baby-Sonnenbrille",
} as const;

export const ITEM_NOTES: Readonly<Record<keyof typeof ITEM_NAMES, string>> = {
  bodysuit_short_sleeve_nb:
    "Nimm Wickelbodys oder welche mit weitem Ausschnitt, bis der Nabelrest abgefallen ist. Kauf nur wenige: Viele Babys wiegen schon im ersten Monat über 4\u00a0kg.",
  bodysuit_short_sleeve:
    "Für jeden Tag: bei Hitze allein getragen, bei Kälte als unterste Lage unter allem anderen.",
  bodysuit_long_sleeve_nb:
    "Mit Wickelschnitt oder seitlichen Druckknöpfen muss nichts über das wackelige Köpfchen.",
  bodysuit_long_sleeve:
    "Eine Lage mit langen Ärmeln wärmt, ohne aufzutragen. Deshalb ist sie auch unter dem Gurt des Kindersitzes sicher.",
  bodysuit_sleeveless: "Allein an sehr heißen Tagen, oder als Unterhemd, das nicht aus der Hose rutscht.",
  sleeper_footed_nb: "Mit einem Zwei-Wege-Reißverschluss wickelst du nachts, ohne das Oberteil zu öffnen.",
  sleeper_footed:
    "Darin leben die meisten Neugeborenen, Tag und Nacht. In Größen über 9 Monaten nimm eng anliegende oder schwer entflammbare Schlafkleidung, wie es in den USA Vorschrift ist.",
  sleeper_fleece:
    "Nur für kalte Zimmer und für unterwegs. Nie unter einem warmen Schlafsack: Überwärmung erhöht das Risiko für den plötzlichen Kindstod.",
  gown_knotted_nb:
    "Es ist unten offen, so geht das Wickeln nachts schnell. In den Kindersitz gehört es nicht, weil der Gurt zwischen den Beinen durchmuss.",
  pajama_short:
    "Unter einem Schlafsack mit 0,5 TOG passen kurze Ärmel und Beine zu einem warmen Schlafzimmer.",
  pajama_two_piece: "Er sitzt absichtlich eng, zum Schutz vor Feuer. Kauf ihn also nicht größer.",
  thermal_base_layer:
    "Eine dünne Lage aus Wolle oder Thermostoff wärmt mehr als ein einzelnes dickes Teil, und der Gurt des Kindersitzes liegt eng an.",
  kimono_top_nb:
    "Es wird seitlich gebunden oder geknöpft, so reibt in den ersten zwei Wochen nichts am Nabel.",
  tee_short_sleeve: "Passt zur weichen Hose, sobald dein Baby sitzt und spielt.",
  top_long_sleeve:
    "Mit dehnbarem oder überlapptem Ausschnitt ist es schneller angezogen als mit steifem Kragen.",
  romper_short:
    "Ein einziges Teil für warme Tage. Achte darauf, dass sich die Beine zum Wickeln aufknöpfen lassen.",
  romper_long: "Ohne Fuß bleibt Platz zum Wachsen.",
  cardigan:
    "Sie geht vorn auf und ist schnell an und aus, wenn es kühler oder wärmer wird. Achte auf fest sitzende Knöpfe.",
  sweatshirt: "Nimm eins ohne Kordel, und lass dein Baby nie mit Kapuze schlafen.",
  fleece_jacket_thin:
    "Dünnes Fleece ist die warme Lage, mit der im Kindersitz der Kneiftest noch klappt: Der Gurt lässt sich an der Schulter nicht zur Falte kneifen.",
  vest_layer: "Sie hält die Brust warm und die Arme frei. Zieh sie aus, bevor du im Kindersitz anschnallst.",
  outfit_special: "Eins reicht völlig: Es passt nur ein paarmal und wird gern geschenkt.",
  pants_footed_nb: "Mit Füßen dran brauchst du keine Socken, die Neugeborene doch nur wegstrampeln.",
  pants_soft: "Ein dehnbarer Bund liegt über der Windel und drückt nicht am Bauch.",
  leggings: "Dünn genug, um sie an kalten Tagen unter der Hose zu tragen.",
  joggers_lined:
    "Eine warme Hose für Spaziergänge. Eine Lage darunter bringt mehr als eine noch dickere Hose.",
  shorts: "Leichte Baumwolle hält die Beine kühl. In direkter Sonne bedeck die Beine oder bleib im Schatten.",
  bloomers: "Brauchst du nur unter Kleidchen oder kurzen Stramplern.",
  tights: "Stulpen halten die Beine beim Wickeln warm, und draußen unter der Hose.",
  pants_crawling:
    "Doppelte Knie halten länger, sobald das Krabbeln losgeht, meist zwischen 6 und 10 Monaten.",
  overalls: "Achte auf Druckknöpfe an den Beinen. Mit verstellbaren Trägern passt eine Hose länger.",
  swaddle_muslin:
    "Hör beim ersten Anzeichen von Drehen mit dem Pucken auf, oft mit 2 bis 4 Monaten. Lass die Hüften locker, und leg nie ein loses Tuch ins Babybett.",
  swaddle_wrap_nb:
    "Zwei davon ersetzen zwei Pucktücher und sind nachts schneller zu. Die Größe richtet sich nach dem Gewicht. Hör beim ersten Anzeichen von Drehen damit auf.",
  sleep_suit_transition:
    "Die Brücke zwischen Pucken und Schlafsack, für Babys, die auf dem Rücken schlafen. Halt dich an die Grenzen auf dem Etikett, lass die Arme frei, sobald das Drehen anfängt, und nimm nichts mit eingenähten Gewichten.",
  sleep_sack_tog_02:
    "Für Zimmer ab etwa 24\u00a0°C. Die Größe richtet sich nach dem Gewicht: Ein zu weiter Halsausschnitt ist gefährlich.",
  sleep_sack_tog_05:
    "Für Zimmer mit 23 bis 26\u00a0°C. Ob es warm genug ist, fühlst du an der Brust oder im Nacken, nicht an den Händen.",
  sleep_sack_tog_10:
    "Für Zimmer mit 21 bis 23\u00a0°C, wie in vielen Wohnungen, die auch nachts geheizt oder gekühlt werden.",
  sleep_sack_tog_25:
    "Für Zimmer mit 16 bis 20\u00a0°C, wie in vielen Schlafzimmern, die nachts auskühlen. Zieh deinem Baby darunter weniger an als unter einem dünnen.",
  sleep_sack_tog_35:
    "Nur für Schlafzimmer mit etwa 14\u00a0°C oder kälter. Meist ist es besser, das Zimmer ein wenig zu heizen.",
  blanket_receiving:
    "Fürs Bäuerchen, für die Bauchlage und zum Einwickeln, solange dein Baby wach ist. In den ersten 12 Monaten keine losen Decken im Babybett.",
  blanket_stroller:
    "Leg sie über den geschlossenen Gurt, lass das Gesicht frei, und nimm sie drinnen und im warmen Auto weg.",
  jacket_light: "Sie hält morgens und abends den Wind ab. Nimm keine mit Kordel an der Kapuze.",
  coat_warm:
    "Zieh sie vor dem Anschnallen aus: Bei einem Unfall wird die Füllung zusammengedrückt, und der Gurt sitzt zu locker.",
  bunting_fleece:
    "Die einzige äußere Lage der ersten sechs Monate. Ein dünner Einteiler mit Beinen passt zum Gurt von Kinderwagen und Kindersitz. Ein Sack ohne Beine passt nicht, und ein wattierter muss vor dem Anschnallen ausgezogen werden.",
  snowsuit:
    "Ab 6 Monaten statt der Winterjacke, wo wochenlang Schnee liegt. Vorher bei strengem Frost über dem Fleece-Overall. Für Spaziergänge im Kinderwagen und zum Spielen im Schnee, nie im Kindersitz.",
  rain_suit:
    "Nur bei mehr als 15 Regentagen empfohlen, ab 3 Monaten. Lass zwischendurch Luft dran: Wasserdichter Stoff staut die Wärme.",
  stroller_footmuff: "Einer reicht das ganze Jahr. Leg im Kindersitz nichts Nachgekauftes hinter den Gurt.",
  car_poncho: "Er kommt über den geschlossenen Gurt, nie darunter.",
  socks_nb:
    "An Tagen im Schlafstrampler nicht nötig. Wenn alle Paare gleich sind, macht eine verlorene Socke nichts.",
  socks: "Eine Farbe, ein Modell: Das spart das Sortieren. Schau an den Zehen nach losen Fäden.",
  socks_warm:
    "Wolle oder dicke Baumwolle über dünnen Socken. Hände und Füße sind oft kühl: Ob es warm genug ist, fühlst du an der Brust.",
  socks_grip:
    "Rutschfeste Sohlen helfen auf glattem Boden, wenn sich dein Baby zum Stehen hochzieht. Wo es warm ist, ist barfuß besser.",
  booties_soft: "Zum Wärmen, nicht zum Laufen. Mit Druckknopf am Knöchel bleiben sie dran.",
  booties_winter: "Lass Platz für die Zehen: In engen Schuhen werden die Füße kälter.",
  shoes_soft_sole:
    "Vor den ersten Schritten braucht kein Baby Schuhe. Nimm für unterwegs eine biegsame Sohle.",
  sandals_soft:
    "Nur für Babys, die draußen auf warmem Boden stehen. Vorn geschlossen schützen sie beim Entlanghangeln die Zehen.",
  boots_rain: "Sie lohnen sich erst, wenn dein Baby draußen läuft.",
  swimsuit:
    "Frag in den ersten Monaten vor dem Baden in der Kinderarztpraxis nach. Im Schwimmbad gilt: kurz und warm.",
  rash_guard:
    "Lange Ärmel mit UV-Schutz kommen vor der Sonnencreme. In den ersten 6 Monaten gar nicht in die direkte Sonne.",
  swim_diaper:
    "Sie muss an Bauch und Beinen eng sitzen. Viele Schwimmbäder verlangen sie über einer Einwegwindel.",
  swim_hat: "Nützlich sind ein Nackenschutz und ein Kinnverschluss, der leicht aufgeht.",
  swim_coverup: "Pack dein Baby gleich nach dem Wasser ein: Babys kühlen schnell aus.",
  swim_warm_suit: "Nur für regelmäßiges Babyschwimmen in einem kühlen Hallenbad.",
  water_shoes: "Für heißen Sand oder rauen Boden am Becken, sobald dein Baby steht.",
  hat_cotton_nb:
    "Für draußen und für den Weg nach Hause. Wieder daheim, gibt es drinnen und zum Schlafen keine Mütze mehr.",
  hat_sun:
    "Zusammen mit Schatten ist eine Krempe, die Gesicht, Ohren und Nacken bedeckt, in den ersten 6 Monaten der wichtigste Schutz.",
  hat_warm: "Draußen bedeckt sie die Ohren. Drinnen, im Auto und zum Schlafen kommt sie immer ab.",
  mittens_scratch_nb:
    "Umklappbare Ärmelbündchen und gefeilte Nägel tun dasselbe, und die Hände können alles erkunden.",
  mittens_warm:
    "Ohne Daumen sind sie am schnellsten an. Nimm ein trockenes Paar zum Wechseln mit: Babys kauen gern darauf.",
  bib_drool: "Ein trockenes Tuch spart das Umziehen. Vor dem Schlafen kommt jedes Tuch und Lätzchen ab.",
  bib_feeding:
    "Ab dem ersten Brei mit etwa 6 Monaten: abwischbar mit Auffangschale, dazu eins mit Ärmeln, wenn es beim Essen wild zugeht.",
  burp_cloth:
    "Nichts ist in den ersten Monaten öfter im Einsatz. Rechne am Anfang mit vier oder mehr am Tag.",
  sunglasses: "Nimm eine mit 97 bis 100 Prozent UV-Schutz und weichem Band. Auch Schnee blendet.",
};

/** An item's notes from 12 months on, where the ones above are about a baby who doesn't walk yet. */
const SECOND_YEAR_NOTES: Readonly<Partial<Record<keyof typeof ITEM_NAMES, string>>> = {
  sleeper_footed:
    "Nimm eng anliegende oder schwer entflammbare Schlafkleidung, wie es in den USA Vorschrift ist. Rutschfeste Sohlen helfen, sobald dein Kind läuft.",
  snowsuit:
    "Zum Spielen im Schnee, mit Platz für Thermowäsche und eine dünne Fleecejacke darunter. Nie im Kindersitz.",
  socks_grip: "Rutschfeste Sohlen helfen auf glattem Boden. Wo es warm ist, ist barfuß besser.",
  shoes_soft_sole:
    "Zum Laufen draußen, mit biegsamer Sohle. Ein Paar passt etwa drei Monate: Kauf das zweite, wenn das erste eng wird.",
  swimsuit: "Im Schwimmbad gilt: kurz und warm, denn kleine Kinder kühlen schnell aus.",
  hat_sun:
    "Nimm eine Krempe, die Gesicht, Ohren und Nacken bedeckt, und einen Hut, der beim Rennen sitzen bleibt.",
  bib_feeding: "Abwischbar mit Auffangschale, dazu eins mit Ärmeln, wenn dein Kind allein isst.",
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

/** 'Kurzarmbody und Latzhose': the items that one can replace. */
export function togetherWords(names: readonly string[]): string {
  return names.join(" und ");
}

function isOfCatalogue(id: string): id is keyof typeof ITEM_NAMES {
  return Object.hasOwn(ITEM_NAMES, id);
}

/** Below a row, and beside its reasons. */
export const ADVICE_COPY = {
  insteadOf: (names: string) => `Oder lass das weg: ${names} (eins ersetzt das andere)`,
  /** For pieces that also serve a stretch of weather at the edge of the size beside theirs. */
  coveredWeeks: {
    first: (size: Size) => `die ersten Wochen in ${SIZE_LABELS[size]}`,
    last: (size: Size) => `die letzten Wochen in ${SIZE_LABELS[size]}`,
  },
  covers: (weeks: readonly string[]) => `Reicht auch für ${weeks.join(" und ")}`,
  coveredBy: (size: Size) => `Für diese Wochen reicht Größe ${SIZE_LABELS[size]}`,
  /** For weather after newborn sizes. */
  outgrownBy: "Bis dahin passen Größen für Neugeborene nicht mehr",
  sizeUp: "Kurze Saison: eine Nummer größer",
  forCare: (pieces: number) => `${pieces} mehr für die Kita`,
  /** Beside the number of rain suits, which is one for each wet stretch. */
  rainSuit: {
    warm: "Bei warmem Regen reicht ein leichter Regenschutz",
    same: "Derselbe reicht für alle nassen Wochen",
  },
} as const;
