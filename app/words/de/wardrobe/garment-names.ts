// What people call the items of the catalogue in German, as a plain table, and the words that stand around them when someone
// writes about a bag of clothes. A name may mean several items: the first one that the baby needs at the size is taken, or else
// the first one that there is at the size. Browsers load it with the box that reads it.
import type { GarmentWords } from "~/words/en/wardrobe/garment-names.ts";

/** 'kurz' as it stands before or after a noun: 'kurze', 'kurzer', 'kurzes', … */
function inflected(adjective: string): string[] {
  return ["", "e", "er", "es", "en"].map((ending) => `${adjective}${ending}`);
}

/** 'kurzer Schlafanzug', 'Schlafanzug kurz', … for each noun. */
function withAdjectives(adjectives: readonly string[], nouns: readonly string[]): string {
  return adjectives
    .flatMap(inflected)
    .flatMap((adjective) => nouns.map((noun) => `${adjective} ${noun}`))
    .join(",");
}

const BODYS = ["Body", "Wickelbody", "Babybody"];
const PAJAMAS = ["Schlafanzug", "Pyjama", "Schlafi"];
const SLEEPERS = ["Schlafstrampler", "Schlafoverall", "Strampelanzug"];
const ROMPERS = ["Strampler", "Spieler", "Einteiler", "Jumpsuit"];

const NAMED_ITEMS: GarmentWords["named"] = {
  "bodysuit_short_sleeve bodysuit_long_sleeve": `${BODYS.join(",")},Unterhemd,Unterhemdchen`,
  bodysuit_short_sleeve: `Kurzarmbody,Kurzarmwickelbody,Halbarmbody,Body Halbarm,Body Kurzarm,Wickelbody Kurzarm,Body kurzer Arm,Body kurze Ärmel,Body mit kurzem Arm,Body mit kurzen Ärmeln,${withAdjectives(["kurz", "kurzärmlig", "kurzarmig"], BODYS)}`,
  bodysuit_long_sleeve: `Langarmbody,Langarmwickelbody,Body Langarm,Wickelbody Langarm,Body langer Arm,Body lange Ärmel,Body mit langem Arm,Body mit langen Ärmeln,${withAdjectives(["lang", "langärmlig", "langarmig"], BODYS)}`,
  bodysuit_sleeveless: `Body ohne Arm,Body ohne Ärmel,Trägerbody,Achselbody,Body mit Trägern,${withAdjectives(["ärmellos"], BODYS)}`,
  "sleeper_footed pajama_two_piece": `${[...PAJAMAS, ...SLEEPERS].join(",")},Nachtwäsche`,
  sleeper_footed: `Schlafanzug mit Fuß,Schlafanzug mit Füßen,Strampler mit Fuß,Strampler mit Füßen,Strampelanzug mit Fuß,Einteiler mit Fuß,Overall mit Fuß,${withAdjectives(["einteilig"], PAJAMAS)}`,
  sleeper_fleece: `Fleecestrampler,Fleeceschlafanzug,Fleeceschlafstrampler,Fleeceschlafoverall,Winterschlafanzug,${withAdjectives(["warm", "gefüttert"], [...PAJAMAS, ...SLEEPERS])}`,
  gown_knotted_nb: "Schlafhemdchen,Schlafhemd,Nachthemd,Nachthemdchen,Knotenhemdchen,Schlafkleidchen",
  pajama_short: `Sommerschlafanzug,Sommerpyjama,Shorty,${withAdjectives(["kurz"], PAJAMAS)}`,
  pajama_two_piece: `Zweiteiler,${withAdjectives(["zweiteilig"], PAJAMAS)}`,
  thermal_base_layer:
    "Thermounterwäsche,Set Thermounterwäsche,Unterwäsche,Wollunterwäsche,Skiunterwäsche,Thermoset,lange Unterwäsche,warme Unterwäsche",
  kimono_top_nb: "Wickelshirt,Wickelhemd,Wickelhemdchen,Flügelhemd,Flügelhemdchen,Kimono",
  tee_short_sleeve: "T-Shirt,Kurzarmshirt,Shirt Kurzarm,kurzes Shirt,Polohemd,Poloshirt",
  "top_long_sleeve tee_short_sleeve": "Shirt,Oberteil,Top,Hemd,Bluse",
  top_long_sleeve:
    "Langarmshirt,Shirt Langarm,langes Shirt,langärmliges Shirt,Longsleeve,Rolli,Rollkragenpullover",
  "romper_long romper_short sleeper_footed": `${ROMPERS.join(",")},Strampelhose,Latzstrampler`,
  romper_short: `Sommerstrampler,Sommereinteiler,Sommeroverall,Playsuit,${withAdjectives(["kurz"], ROMPERS)}`,
  romper_long: `Strampler ohne Fuß,Einteiler ohne Fuß,Jerseyoverall,${withAdjectives(["lang"], [...ROMPERS, "Strampler ohne Fuß", "Einteiler ohne Fuß"])}`,
  cardigan: "Strickjacke,Strickjäckchen,Jäckchen,Wickeljacke,Wickeljäckchen,Cardigan,Bolero",
  "sweatshirt cardigan":
    "Sweatshirt,Pullover,Pulli,Hoodie,Hoody,Kapuzenpullover,Kapuzenpulli,Sweater,Sweatjacke,Strickpullover,Strickpulli",
  fleece_jacket_thin: `Fleecejacke,Fleecejäckchen,Fleecepulli,Fleecepullover,Fleece,${withAdjectives(["dünn"], ["Fleecejacke"])}`,
  vest_layer: "Weste,Steppweste,Strickweste,Fleeceweste,Daunenweste,Pullunder",
  outfit_special:
    "Outfit,festliches Outfit,Kleid,Kleidchen,Taufkleid,Taufanzug,Taufoutfit,Festkleid,Sommerkleid,Outfit für besondere Anlässe",
  "pants_footed_nb pants_soft": "Hose mit Fuß,Hose mit Füßen,Strampelhose mit Fuß,Stramplerhose",
  pants_soft: `Hose,Babyhose,Schlupfhose,Pumphose,Pluderhose,Haremshose,Jogginghose,Sweathose,Stoffhose,Baumwollhose,Jerseyhose,Mitwachshose,Jeans,Jeanshose,${withAdjectives(["weich", "lang"], ["Hose", "Schlupfhose"])}`,
  "leggings pants_soft": "Leggings,Leggins,Jeggings",
  "joggers_lined pants_soft": `Fleecehose,Thermohose,Futterhose,Winterhose,Wollhose,Strickhose,Walkhose,${withAdjectives(["warm", "gefüttert", "dick"], ["Hose", "Jogginghose"])}`,
  shorts: `Shorts,Bermuda,Sommerhose,${withAdjectives(["kurz"], ["Hose"])}`,
  bloomers: "Pumphöschen,Windelhöschen,Höschen,Spielhöschen,Bloomer,Windelüberhose,Überhose",
  tights: "Strumpfhose,Stulpe,Beinstulpe",
  "pants_crawling pants_soft":
    "Krabbelhose,Krabbelhose mit verstärkten Knien,Hose mit verstärkten Knien,Spielhose",
  overalls: "Latzhose,Jeanslatzhose,Latzhöschen",
  "swaddle_muslin blanket_receiving":
    "Pucktuch,Swaddle,Swaddletuch,großes Mulltuch,Musselindecke,Pucktuch aus Mull,Pucktuch aus Musselin",
  "swaddle_wrap_nb swaddle_muslin":
    "Pucksack,Puckdecke,Klettpucksack,Pucksack mit Klett,Pucksack mit Klettverschluss",
  sleep_suit_transition:
    "Übergangsschlafanzug,Übergangsschlafsack,Schlafsack mit freien Armen,Pucksack mit freien Armen,Übergangspucksack",
  "sleep_sack_tog_10 sleep_sack_tog_05 sleep_sack_tog_25":
    "Schlafsack,Babyschlafsack,Innenschlafsack,Ganzjahresschlafsack,Schlafsäckchen",
  sleep_sack_tog_02: "tog02 Schlafsack",
  sleep_sack_tog_05: `tog05 Schlafsack,Sommerschlafsack,${withAdjectives(["dünn", "leicht"], ["Schlafsack"])}`,
  sleep_sack_tog_10: "tog10 Schlafsack",
  sleep_sack_tog_25: `tog25 Schlafsack,Winterschlafsack,Daunenschlafsack,Außenschlafsack,${withAdjectives(["dick", "warm", "gefüttert"], ["Schlafsack"])}`,
  sleep_sack_tog_35: "tog35 Schlafsack",
  "blanket_receiving blanket_stroller": "Decke,Babydecke,Einschlagdecke,Kuscheldecke,Strickdecke,Wolldecke",
  blanket_stroller: "Kinderwagendecke,Wagendecke",
  "jacket_light coat_warm fleece_jacket_thin": `Jacke,Übergangsjacke,Windjacke,Softshelljacke,Sommerjacke,Frühlingsjacke,Herbstjacke,${withAdjectives(["leicht", "dünn"], ["Jacke"])}`,
  "coat_warm jacket_light": `Winterjacke,Mantel,Wintermantel,Wollmantel,Daunenjacke,Steppjacke,Parka,Anorak,${withAdjectives(["warm", "dick", "gefüttert"], ["Jacke"])}`,
  "bunting_fleece snowsuit":
    "Overall,Fleeceoverall,Fleeceanzug,Walkoverall,Wollwalkoverall,Wolloverall,Wollanzug,Walkanzug,Wollfleeceoverall,Teddyoverall,Teddyanzug,Übergangsoverall,Wagenanzug,Ausfahranzug,Kinderwagenanzug",
  "snowsuit bunting_fleece": "Schneeanzug,Schneeoverall,Winteroverall,Winteranzug,Skianzug,Steppoverall",
  rain_suit:
    "Matschanzug,Matschoverall,Matschhose,Buddelhose,Regenanzug,Regenoverall,Regenhose,Regenjacke,Softshelloverall,Softshellanzug",
  stroller_footmuff: "Fußsack,Fussack,Winterfußsack,Kinderwagenfußsack,Fußsack für den Kinderwagen",
  car_poncho: "Autositzponcho,Kindersitzponcho,Autoponcho,Poncho",
  socks: "Socke,Söckchen,Babysocke,Strumpf,dünne Socke,Baumwollsocke",
  "socks_warm socks": `Wollsocke,Wintersocke,Stricksocke,${withAdjectives(["warm", "dick"], ["Socke"])}`,
  "socks_grip socks": "Stoppersocke,ABS-Socke,Rutschsocke,Antirutschsocke,Noppensocke,rutschfeste Socke",
  "booties_soft booties_winter": `Schühchen,Babyschühchen,Strickschühchen,Strickschuh,Bootie,${withAdjectives(["weich"], ["Schühchen"])}`,
  "booties_winter booties_soft": `Winterschühchen,Winterschuh,Winterstiefel,Schneestiefel,Stiefel,Stiefelchen,Lammfellschuh,${withAdjectives(["gefüttert", "warm"], ["Schühchen", "Schuh", "Stiefel"])}`,
  shoes_soft_sole:
    "Schuh,Babyschuh,Krabbelschuh,Krabbelschuh mit weicher Sohle,Krabbelpuschen,Lederpuschen,Puschen,Lauflernschuh,Hausschuh,Lederschuh,Turnschuh,Sneaker",
  sandals_soft: "Sandale,Babysandale,weiche Sandale",
  boots_rain: "Gummistiefel,Regenstiefel,Matschstiefel,erste Gummistiefel",
  swimsuit: "Badeanzug,Badehose,Schwimmanzug,Bikini",
  rash_guard: "UV-Anzug,UV-Shirt,UV-Schutzanzug,UV-Badeanzug,Sonnenanzug,Schwimmshirt,Badeshirt",
  swim_diaper: "Schwimmwindel,Badewindel,Aquawindel,waschbare Schwimmwindel",
  swim_hat: "Badehut,Bademütze,UV-Hut,UV-Mütze,Sonnenhut fürs Wasser",
  swim_coverup:
    "Badeponcho,Badeponcho mit Kapuze,Kapuzenhandtuch,Kapuzentuch,Kapuzenbadetuch,Handtuchponcho,Badecape,Bademantel",
  swim_warm_suit: `Neoprenanzug,Babyneoprenanzug,Thermobadeanzug,${withAdjectives(["warm"], ["Neoprenanzug", "Badeanzug"])}`,
  water_shoes: "Badeschuh,Aquaschuh,Wasserschuh,Strandschuh",
  "hat_warm hat_cotton_nb hat_sun": "Mütze,Mützchen,Haube,Babymütze",
  "hat_sun hat_warm": "Hut,Hütchen",
  "hat_cotton_nb hat_warm": `Erstlingsmütze,Erstlingsmützchen,Baumwollmütze,Jerseymütze,Krankenhausmütze,Übergangsmütze,Beanie,${withAdjectives(["dünn"], ["Mütze"])}`,
  hat_sun: "Sonnenhut,Sommerhut,Sonnenmütze,Sommermütze,Schirmmütze,Fischerhut,Kappe,Cap,Käppi",
  hat_warm: `Wintermütze,Strickmütze,Wollmütze,Fleecemütze,Bommelmütze,Schlupfmütze,Schalmütze,Sturmhaube,${withAdjectives(["warm", "dick", "gefüttert"], ["Mütze"])}`,
  "mittens_scratch_nb mittens_warm": "Kratzfäustling,Kratzhandschuh,Kratzfäustel,Kratzschutz",
  "mittens_warm mittens_scratch_nb": `Fäustling,Handschuh,Fausthandschuh,Fäustel,Winterhandschuh,${withAdjectives(["warm"], ["Fäustling", "Handschuh"])}`,
  "bib_feeding bib_drool": "Lätzchen,Latz",
  bib_drool: "Halstuch,Dreieckstuch,Sabbertuch,Sabberlatz,Sabberlätzchen,Spucklätzchen,Bandana",
  bib_feeding:
    "Esslatz,Esslätzchen,Ärmellatz,Ärmellätzchen,Lätzchen mit Ärmeln,Silikonlatz,Silikonlätzchen,Breilätzchen",
  burp_cloth: "Spucktuch,Mulltuch,Mullwindel,Moltontuch,Musselintuch,Spuckwindel,Stoffwindel",
  sunglasses: "Sonnenbrille,Babysonnenbrille",
};

const COLORS =
  "weiß,schwarz,grau,rot,blau,hellblau,dunkelblau,grün,gelb,braun,bunt,gestreift,geringelt,gepunktet,geblümt,gemustert,einfarbig";
const OTHER_ADJECTIVES = "neu,gebraucht,alt,schön,süß,niedlich,klein,gut,hübsch,verschieden,unterschiedlich";

const FILLERS = [
  ...`${COLORS},${OTHER_ADJECTIVES}`.split(",").flatMap(inflected),
  "der,die,das,den,dem,unser,unsere,unseren,mein,meine,meinen,für,fürs,mit,von,vom,aus,in,je,jeweils,paar,baby,babys,junge,jungen,mädchen,unisex,neutral",
  "rosa,pink,lila,orange,beige,creme,mint,türkis,marine,uni,bio,baumwolle,jersey,frottee,wolle,stück,st,teil,teile,set,ca,circa,etwa,ungefähr,noch,auch,größe,alter",
].join(",");

const NUMBER_WORDS = {
  ...{ ein: 1, eine: 1, einen: 1, eins: 1, zwei: 2, zwo: 2, drei: 3, vier: 4, fünf: 5, sechs: 6 },
  ...{ sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12, dutzend: 12, dreizehn: 13 },
  ...{ vierzehn: 14, fünfzehn: 15, sechzehn: 16, achtzehn: 18, zwanzig: 20 },
};

/** How garments form their plurals, by the last part of a word. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(anzug|schuh|ling|sack|hut|strumpf|latz)e$/, "$1"],
  [/(tuch|kleid)er$/, "$1"],
  [/(hemd)en$/, "$1"],
  [/(mutze|jacke|hose|decke|socke|weste|bluse|sandale|brille|stulpe|kappe|haube|windel)n$/, "$1"],
  [/bodies$/, "body"],
  [/^(.{2,}[^s])s$/, "$1"],
];

function singular(word: string): string {
  const [plural, one] = PLURALS.find(([ending]) => ending.test(word)) ?? [];
  return plural && one ? word.replace(plural, one) : word;
}

export const GARMENT_WORDS: GarmentWords = {
  named: NAMED_ITEMS,
  local: [],
  fillers: FILLERS,
  numbers: NUMBER_WORDS,
  between: "und,plus,sowie,dazu",
  months: "monate,monaten,monat,mon.,mon,mo.,mo,m",
  to: "bis",
  labels: "größe,groesse,grösse,gr.,gr,eu,size",
  newborn: "neugeborene,neugeborenen,neugeborenes,neugeboren,newborn,new born,nb",
  dozens: "dutzend",
  vague: "einige,einpaar,mehrere,viele,diverse,verschiedene",
  unclear: "kein,keine,keinen,nicht,ohne,packs,packungen,pakete,sets,tüten",
  asides: "von,vom,mit",
  // 'Ein paar' is no number, and 'zwei' of 'zwei-teilig' counts nothing.
  wholes: {
    "ein paar": "einpaar",
    "zwei teil": "zweiteil",
    "ein teiler": "einteiler",
    "ein teilig": "einteilig",
  },
  hasDecimalComma: true,
  singular,
};
