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

const NAMED_ITEMS: GarmentWords["named"] = [
  {
    items: ["bodysuit_short_sleeve", "bodysuit_long_sleeve"],
    names: `${BODYS.join(",")},Unterhemd,Unterhemdchen`,
  },
  {
    items: ["bodysuit_short_sleeve"],
    names: `Kurzarmbody,Kurzarmwickelbody,Halbarmbody,Body Halbarm,Body Kurzarm,Wickelbody Kurzarm,Body kurzer Arm,Body kurze Ärmel,Body mit kurzem Arm,Body mit kurzen Ärmeln,${withAdjectives(["kurz", "kurzärmlig", "kurzarmig"], BODYS)}`,
  },
  {
    items: ["bodysuit_long_sleeve"],
    names: `Langarmbody,Langarmwickelbody,Body Langarm,Wickelbody Langarm,Body langer Arm,Body lange Ärmel,Body mit langem Arm,Body mit langen Ärmeln,${withAdjectives(["lang", "langärmlig", "langarmig"], BODYS)}`,
  },
  {
    items: ["bodysuit_sleeveless"],
    names: `Body ohne Arm,Body ohne Ärmel,Trägerbody,Achselbody,Body mit Trägern,${withAdjectives(["ärmellos"], BODYS)}`,
  },
  {
    items: ["sleeper_footed", "pajama_two_piece"],
    names: `${[...PAJAMAS, ...SLEEPERS].join(",")},Nachtwäsche`,
  },
  {
    items: ["sleeper_footed"],
    names: `Schlafanzug mit Fuß,Schlafanzug mit Füßen,Strampler mit Fuß,Strampler mit Füßen,Strampelanzug mit Fuß,Einteiler mit Fuß,Overall mit Fuß,${withAdjectives(["einteilig"], PAJAMAS)}`,
  },
  {
    items: ["sleeper_fleece"],
    names: `Fleecestrampler,Fleeceschlafanzug,Fleeceschlafstrampler,Fleeceschlafoverall,Winterschlafanzug,${withAdjectives(["warm", "gefüttert"], [...PAJAMAS, ...SLEEPERS])}`,
  },
  {
    items: ["gown_knotted_nb"],
    names: "Schlafhemdchen,Schlafhemd,Nachthemd,Nachthemdchen,Knotenhemdchen,Schlafkleidchen",
  },
  {
    items: ["pajama_short"],
    names: `Sommerschlafanzug,Sommerpyjama,Shorty,${withAdjectives(["kurz"], PAJAMAS)}`,
  },
  { items: ["pajama_two_piece"], names: `Zweiteiler,${withAdjectives(["zweiteilig"], PAJAMAS)}` },
  {
    items: ["thermal_base_layer"],
    names:
      "Thermounterwäsche,Set Thermounterwäsche,Unterwäsche,Wollunterwäsche,Skiunterwäsche,Thermoset,lange Unterwäsche,warme Unterwäsche",
  },
  {
    items: ["kimono_top_nb"],
    names: "Wickelshirt,Wickelhemd,Wickelhemdchen,Flügelhemd,Flügelhemdchen,Kimono",
  },
  {
    items: ["tee_short_sleeve"],
    names: "T-Shirt,Kurzarmshirt,Shirt Kurzarm,kurzes Shirt,Polohemd,Poloshirt",
  },
  { items: ["top_long_sleeve", "tee_short_sleeve"], names: "Shirt,Oberteil,Top,Hemd,Bluse" },
  {
    items: ["top_long_sleeve"],
    names: "Langarmshirt,Shirt Langarm,langes Shirt,langärmliges Shirt,Longsleeve,Rolli,Rollkragenpullover",
  },
  {
    items: ["romper_long", "romper_short", "sleeper_footed"],
    names: `${ROMPERS.join(",")},Strampelhose,Latzstrampler`,
  },
  {
    items: ["romper_short"],
    names: `Sommerstrampler,Sommereinteiler,Sommeroverall,Playsuit,${withAdjectives(["kurz"], ROMPERS)}`,
  },
  {
    items: ["romper_long"],
    names: `Strampler ohne Fuß,Einteiler ohne Fuß,Jerseyoverall,${withAdjectives(["lang"], [...ROMPERS, "Strampler ohne Fuß", "Einteiler ohne Fuß"])}`,
  },
  {
    items: ["cardigan"],
    names: "Strickjacke,Strickjäckchen,Jäckchen,Wickeljacke,Wickeljäckchen,Cardigan,Bolero",
  },
  {
    items: ["sweatshirt", "cardigan"],
    names:
      "Sweatshirt,Pullover,Pulli,Hoodie,Hoody,Kapuzenpullover,Kapuzenpulli,Sweater,Sweatjacke,Strickpullover,Strickpulli",
  },
  {
    items: ["fleece_jacket_thin"],
    names: `Fleecejacke,Fleecejäckchen,Fleecepulli,Fleecepullover,Fleece,${withAdjectives(["dünn"], ["Fleecejacke"])}`,
  },
  { items: ["vest_layer"], names: "Weste,Steppweste,Strickweste,Fleeceweste,Daunenweste,Pullunder" },
  {
    items: ["outfit_special"],
    names:
      "Outfit,festliches Outfit,Kleid,Kleidchen,Taufkleid,Taufanzug,Taufoutfit,Festkleid,Sommerkleid,Outfit für besondere Anlässe",
  },
  {
    items: ["pants_footed_nb", "pants_soft"],
    names: "Hose mit Fuß,Hose mit Füßen,Strampelhose mit Fuß,Stramplerhose",
  },
  {
    items: ["pants_soft"],
    names: `Hose,Babyhose,Schlupfhose,Pumphose,Pluderhose,Haremshose,Jogginghose,Sweathose,Stoffhose,Baumwollhose,Jerseyhose,Mitwachshose,Jeans,Jeanshose,${withAdjectives(["weich", "lang"], ["Hose", "Schlupfhose"])}`,
  },
  { items: ["leggings", "pants_soft"], names: "Leggings,Leggins,Jeggings" },
  {
    items: ["joggers_lined", "pants_soft"],
    names: `Fleecehose,Thermohose,Futterhose,Winterhose,Wollhose,Strickhose,Walkhose,${withAdjectives(["warm", "gefüttert", "dick"], ["Hose", "Jogginghose"])}`,
  },
  { items: ["shorts"], names: `Shorts,Bermuda,Sommerhose,${withAdjectives(["kurz"], ["Hose"])}` },
  {
    items: ["bloomers"],
    names: "Pumphöschen,Windelhöschen,Höschen,Spielhöschen,Bloomer,Windelüberhose,Überhose",
  },
  { items: ["tights"], names: "Strumpfhose,Stulpe,Beinstulpe" },
  {
    items: ["pants_crawling", "pants_soft"],
    names: "Krabbelhose,Krabbelhose mit verstärkten Knien,Hose mit verstärkten Knien,Spielhose",
  },
  { items: ["overalls"], names: "Latzhose,Jeanslatzhose,Latzhöschen" },
  {
    items: ["swaddle_muslin", "blanket_receiving"],
    names:
      "Pucktuch,Swaddle,Swaddletuch,großes Mulltuch,Musselindecke,Pucktuch aus Mull,Pucktuch aus Musselin",
  },
  {
    items: ["swaddle_wrap_nb", "swaddle_muslin"],
    names: "Pucksack,Puckdecke,Klettpucksack,Pucksack mit Klett,Pucksack mit Klettverschluss",
  },
  {
    items: ["sleep_suit_transition"],
    names:
      "Übergangsschlafanzug,Übergangsschlafsack,Schlafsack mit freien Armen,Pucksack mit freien Armen,Übergangspucksack",
  },
  {
    items: ["sleep_sack_tog_10", "sleep_sack_tog_05", "sleep_sack_tog_25"],
    names: "Schlafsack,Babyschlafsack,Innenschlafsack,Ganzjahresschlafsack,Schlafsäckchen",
  },
  { items: ["sleep_sack_tog_02"], names: "tog02 Schlafsack" },
  {
    items: ["sleep_sack_tog_05"],
    names: `tog05 Schlafsack,Sommerschlafsack,${withAdjectives(["dünn", "leicht"], ["Schlafsack"])}`,
  },
  { items: ["sleep_sack_tog_10"], names: "tog10 Schlafsack" },
  {
    items: ["sleep_sack_tog_25"],
    names: `tog25 Schlafsack,Winterschlafsack,Daunenschlafsack,Außenschlafsack,${withAdjectives(["dick", "warm", "gefüttert"], ["Schlafsack"])}`,
  },
  { items: ["sleep_sack_tog_35"], names: "tog35 Schlafsack" },
  {
    items: ["blanket_receiving", "blanket_stroller"],
    names: "Decke,Babydecke,Einschlagdecke,Kuscheldecke,Strickdecke,Wolldecke",
  },
  { items: ["blanket_stroller"], names: "Kinderwagendecke,Wagendecke" },
  {
    items: ["jacket_light", "coat_warm", "fleece_jacket_thin"],
    names: `Jacke,Übergangsjacke,Windjacke,Softshelljacke,Sommerjacke,Frühlingsjacke,Herbstjacke,${withAdjectives(["leicht", "dünn"], ["Jacke"])}`,
  },
  {
    items: ["coat_warm", "jacket_light"],
    names: `Winterjacke,Mantel,Wintermantel,Wollmantel,Daunenjacke,Steppjacke,Parka,Anorak,${withAdjectives(["warm", "dick", "gefüttert"], ["Jacke"])}`,
  },
  {
    items: ["bunting_fleece", "snowsuit"],
    names:
      "Overall,Fleeceoverall,Fleeceanzug,Walkoverall,Wollwalkoverall,Wolloverall,Wollanzug,Walkanzug,Wollfleeceoverall,Teddyoverall,Teddyanzug,Übergangsoverall,Wagenanzug,Ausfahranzug,Kinderwagenanzug",
  },
  {
    items: ["snowsuit", "bunting_fleece"],
    names: "Schneeanzug,Schneeoverall,Winteroverall,Winteranzug,Skianzug,Steppoverall",
  },
  {
    items: ["rain_suit"],
    names:
      "Matschanzug,Matschoverall,Matschhose,Buddelhose,Regenanzug,Regenoverall,Regenhose,Regenjacke,Softshelloverall,Softshellanzug",
  },
  {
    items: ["stroller_footmuff"],
    names: "Fußsack,Fussack,Winterfußsack,Kinderwagenfußsack,Fußsack für den Kinderwagen",
  },
  { items: ["car_poncho"], names: "Autositzponcho,Kindersitzponcho,Autoponcho,Poncho" },
  { items: ["socks"], names: "Socke,Söckchen,Babysocke,Strumpf,dünne Socke,Baumwollsocke" },
  {
    items: ["socks_warm", "socks"],
    names: `Wollsocke,Wintersocke,Stricksocke,${withAdjectives(["warm", "dick"], ["Socke"])}`,
  },
  {
    items: ["socks_grip", "socks"],
    names: "Stoppersocke,ABS-Socke,Rutschsocke,Antirutschsocke,Noppensocke,rutschfeste Socke",
  },
  {
    items: ["booties_soft", "booties_winter"],
    names: `Schühchen,Babyschühchen,Strickschühchen,Strickschuh,Bootie,${withAdjectives(["weich"], ["Schühchen"])}`,
  },
  {
    items: ["booties_winter", "booties_soft"],
    names: `Winterschühchen,Winterschuh,Winterstiefel,Schneestiefel,Stiefel,Stiefelchen,Lammfellschuh,${withAdjectives(["gefüttert", "warm"], ["Schühchen", "Schuh", "Stiefel"])}`,
  },
  {
    items: ["shoes_soft_sole"],
    names:
      "Schuh,Babyschuh,Krabbelschuh,Krabbelschuh mit weicher Sohle,Krabbelpuschen,Lederpuschen,Puschen,Lauflernschuh,Hausschuh,Lederschuh,Turnschuh,Sneaker",
  },
  { items: ["sandals_soft"], names: "Sandale,Babysandale,weiche Sandale" },
  { items: ["boots_rain"], names: "Gummistiefel,Regenstiefel,Matschstiefel,erste Gummistiefel" },
  { items: ["swimsuit"], names: "Badeanzug,Badehose,Schwimmanzug,Bikini" },
  {
    items: ["rash_guard"],
    names: "UV-Anzug,UV-Shirt,UV-Schutzanzug,UV-Badeanzug,Sonnenanzug,Schwimmshirt,Badeshirt",
  },
  { items: ["swim_diaper"], names: "Schwimmwindel,Badewindel,Aquawindel,waschbare Schwimmwindel" },
  { items: ["swim_hat"], names: "Badehut,Bademütze,UV-Hut,UV-Mütze,Sonnenhut fürs Wasser" },
  {
    items: ["swim_coverup"],
    names:
      "Badeponcho,Badeponcho mit Kapuze,Kapuzenhandtuch,Kapuzentuch,Kapuzenbadetuch,Handtuchponcho,Badecape,Bademantel",
  },
  {
    items: ["swim_warm_suit"],
    names: `Neoprenanzug,Babyneoprenanzug,Thermobadeanzug,${withAdjectives(["warm"], ["Neoprenanzug", "Badeanzug"])}`,
  },
  { items: ["water_shoes"], names: "Badeschuh,Aquaschuh,Wasserschuh,Strandschuh" },
  { items: ["hat_warm", "hat_cotton_nb", "hat_sun"], names: "Mütze,Mützchen,Haube,Babymütze" },
  { items: ["hat_sun", "hat_warm"], names: "Hut,Hütchen" },
  {
    items: ["hat_cotton_nb", "hat_warm"],
    names: `Erstlingsmütze,Erstlingsmützchen,Baumwollmütze,Jerseymütze,Krankenhausmütze,Übergangsmütze,Beanie,${withAdjectives(["dünn"], ["Mütze"])}`,
  },
  {
    items: ["hat_sun"],
    names: "Sonnenhut,Sommerhut,Sonnenmütze,Sommermütze,Schirmmütze,Fischerhut,Kappe,Cap,Käppi",
  },
  {
    items: ["hat_warm"],
    names: `Wintermütze,Strickmütze,Wollmütze,Fleecemütze,Bommelmütze,Schlupfmütze,Schalmütze,Sturmhaube,${withAdjectives(["warm", "dick", "gefüttert"], ["Mütze"])}`,
  },
  {
    items: ["mittens_scratch_nb", "mittens_warm"],
    names: "Kratzfäustling,Kratzhandschuh,Kratzfäustel,Kratzschutz",
  },
  {
    items: ["mittens_warm", "mittens_scratch_nb"],
    names: `Fäustling,Handschuh,Fausthandschuh,Fäustel,Winterhandschuh,${withAdjectives(["warm"], ["Fäustling", "Handschuh"])}`,
  },
  { items: ["bib_feeding", "bib_drool"], names: "Lätzchen,Latz" },
  {
    items: ["bib_drool"],
    names: "Halstuch,Dreieckstuch,Sabbertuch,Sabberlatz,Sabberlätzchen,Spucklätzchen,Bandana",
  },
  {
    items: ["bib_feeding"],
    names:
      "Esslatz,Esslätzchen,Ärmellatz,Ärmellätzchen,Lätzchen mit Ärmeln,Silikonlatz,Silikonlätzchen,Breilätzchen",
  },
  {
    items: ["burp_cloth"],
    names: "Spucktuch,Mulltuch,Mullwindel,Moltontuch,Musselintuch,Spuckwindel,Stoffwindel",
  },
  { items: ["sunglasses"], names: "Sonnenbrille,Babysonnenbrille" },
];

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
