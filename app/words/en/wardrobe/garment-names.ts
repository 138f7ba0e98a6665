// What people call the items of the catalogue, in the US and the UK, as a plain table, and the words that stand around them when
// someone writes about a bag of clothes. A name may mean several items: the first one that the baby needs at the size is taken,
// or else the first one that there is at the size. Browsers load it with the box that reads it.

/** Names of items in some countries alone, two letters each. Where no row holds, the box asks. */
interface LocalNames {
  items: string;
  names: string;
  countries: string;
}

const BRITISH = "GB,IE,AU,NZ,ZA,IN";
const AMERICAN = "US,CA";

/** How a language speaks of clothes. Lists of words are separated by commas; none of them needs its accents. */
export interface GarmentWords {
  /**
   * By clothing_name_ids with spaces between, the likeliest first: names in the singular, separated by commas; hyphens, spaces, capitals,
   * accents, and the order of words don't matter.
   */
  named: Readonly<Record<string, string>>;
  local: readonly LocalNames[];
  /** Words that say nothing about which garment it is; those that a name has beside them may be left out. */
  fillers: string;
  /** Numbers as words, before the garment. */
  numbers: Readonly<Record<string, number>>;
  /** Words between two garments: 'and'. */
  between: string;
  /** After a number of months. */
  months: string;
  /** Between the months of a size: '3 to 6 months'. */
  to: string;
  /** Before the number of a label: 'size 62'. */
  labels: string;
  /** That something is for newborns. */
  newborn: string;
  /** After a number: '1 dozen'. */
  dozens: string;
  /** In place of a number that isn't said: 'some'. */
  vague: string;
  /** First words that leave open how many pieces there are, or say there are none: 'packs', 'no'. */
  unclear: string;
  /** Before what says nothing of the garment: 'from grandma'. */
  asides: string;
  /** Words that are read as one other word, because by themselves they would be a number, a size, or another garment. */
  wholes: Readonly<Record<string, string>>;
  /** Whether '2,5' is one number. */
  hasDecimalComma: boolean;
  /** A word without the ending of its plural, in small letters without accents; itself if it has none. */
  singular: (word: string) => string;
}

const BODYSUIT_WORDS = "bodysuit,body suit,onesie,body,bodie,vest bodysuit,creeper".split(",");
const SLEEPER_WORDS =
  "sleeper,sleepsuit,babygro,babygrow,baby grow,footie,footy,sleep n play,pajama,pyjama,pj,jammie,stretchy,stretchie," +
  "grow suit,growsuit,allinone,coverall,zippy,zippie";
const SACK_WORDS = [
  ...["sleep sack", "sleeping bag", "sleep bag", "sleeping sack", "grobag", "gro bag", "growbag", "grow bag"],
  "wearable blanket",
];
const SLEEVES = {
  short: ["short sleeve", "short sleeved", "short", "ss"],
  long: ["long sleeve", "long sleeved", "long", "ls"],
};

const withWords = (before: readonly string[], words: readonly string[]) =>
  before.flatMap((word) => words.map((name) => `${word} ${name}`)).join(",");

const NAMED_ITEMS: GarmentWords["named"] = {
  "bodysuit_short_sleeve bodysuit_long_sleeve": `${BODYSUIT_WORDS.join(",")},undershirt`,
  bodysuit_short_sleeve: `${withWords(SLEEVES.short, BODYSUIT_WORDS)},short sleeve vest,short sleeved vest`,
  bodysuit_long_sleeve: `${withWords(SLEEVES.long, BODYSUIT_WORDS)},long sleeve vest,long sleeved vest`,
  bodysuit_sleeveless: withWords(["sleeveless", "tank"], ["bodysuit", "onesie", "vest", "body", "top"]),
  sleeper_footed: `${SLEEPER_WORDS},${withWords(["footed", "footie", "zip", "zipper"], ["sleeper", "pajama", "pyjama", "pj", "jammie", "sleepsuit", "onesie"])}`,
  sleeper_fleece: withWords(
    ["fleece", "fleece footed", "warm"],
    ["sleeper", "sleepsuit", "pajama", "pyjama"],
  ),
  gown_knotted_nb: "gown,sleep gown,nightgown,night gown,knotted gown,nightie",
  pajama_short: "short pajama,short pyjama,short pajama set,short pyjama set,summer pajama",
  pajama_two_piece: "two piece pajama,two piece pyjama,pajama set,pyjama set,snug pajama,two piece",
  thermal_base_layer:
    "base layer,thermal,thermal set,base layer set,long john,thermal underwear,wool underwear",
  kimono_top_nb: "kimono,kimono top,wrap top,kimono wrap,side snap shirt,side snap top",
  tee_short_sleeve: "t shirt,tee,tee shirt,short sleeve t shirt,short sleeve shirt,short sleeve top",
  "top_long_sleeve tee_short_sleeve": "top,shirt",
  top_long_sleeve:
    "long sleeve top,long sleeve shirt,long sleeve t shirt,long sleeve tee,long sleeved top,turtleneck",
  "romper_short romper_long": "romper,playsuit,jumpsuit",
  romper_short: "short romper,summer romper,bubble romper,shortall",
  romper_long: "long romper,long playsuit,footless romper,longall",
  cardigan: "cardigan,cardi,cardie,sweater,knit sweater,woolly,knitted cardigan",
  "sweatshirt cardigan": "sweatshirt,pullover,hoodie,hoody,pullover sweatshirt",
  fleece_jacket_thin: "fleece,fleece jacket,thin fleece,fleece hoodie,zip fleece",
  vest_layer:
    "quilted vest,knit vest,knitted vest,puffer vest,padded vest,down vest,fleece vest,waistcoat,gilet,bodywarmer,body warmer,tank sweater,sweater vest",
  outfit_special:
    "special occasion outfit,special outfit,dress,party dress,party outfit,christening outfit,christening gown,suit,outfit",
  "pants_footed_nb pants_soft": "footed pant,footed trouser,footed legging",
  pants_soft: "pant,soft pant,pull on pant,trouser,soft trouser,bottom,jogger,sweatpant,harem pant,jean",
  "leggings pants_soft": "legging,jegging",
  "joggers_lined pants_soft":
    "lined pant,fleece pant,lined jogger,fleece jogger,lined trouser,fleece trouser,warm pant",
  shorts: "short,pair short",
  bloomers: "bloomer,diaper cover,nappy cover",
  tights: "tight,leg warmer,legwarmer",
  "pants_crawling pants_soft": "crawling pant,crawler,crawling trouser,reinforced knee pant",
  overalls: "overall,dungaree,bib overall",
  "swaddle_muslin blanket_receiving":
    "swaddle,swaddle blanket,muslin swaddle,muslin blanket,swaddling blanket,muslin wrap",
  "swaddle_wrap_nb swaddle_muslin":
    "swaddle wrap,velcro swaddle,swaddleme,swaddle me,halo swaddle,swaddle pod,swaddle sack,zip swaddle",
  sleep_suit_transition:
    "transitional sleep suit,transition sack,transition suit,arms free sack,transition swaddle,merlin suit",
  "sleep_sack_tog_10 sleep_sack_tog_05 sleep_sack_tog_25": SACK_WORDS.join(","),
  sleep_sack_tog_02: withWords(["tog02"], SACK_WORDS),
  sleep_sack_tog_05: withWords(["tog05", "summer"], SACK_WORDS),
  sleep_sack_tog_10: withWords(["tog10"], SACK_WORDS),
  sleep_sack_tog_25: withWords(["tog25", "winter", "warm"], SACK_WORDS),
  sleep_sack_tog_35: withWords(["tog35"], SACK_WORDS),
  "blanket_receiving blanket_stroller": "blanket,receiving blanket,baby blanket,cellular blanket",
  blanket_stroller: "stroller blanket,pram blanket,buggy blanket,pushchair blanket",
  "jacket_light coat_warm fleece_jacket_thin": "jacket,light jacket,windbreaker,anorak",
  "coat_warm jacket_light":
    "coat,winter coat,warm coat,winter jacket,warm jacket,puffer,puffer jacket,puffer coat,parka,down jacket",
  "bunting_fleece snowsuit":
    "pram suit,bunting,fleece bunting,fleece pram suit,fleece suit,fleece overall,wool suit,wool overall,teddy suit,bear suit",
  "snowsuit bunting_fleece": "snowsuit,winter suit,ski suit,padded suit,winter overall",
  rain_suit: "rain suit,puddle suit,puddlesuit,waterproof suit,waterproof,rain set,rain overall",
  stroller_footmuff: "footmuff,stroller footmuff,cosy toe,cosytoe,cozy toe,bunting bag,stroller sack",
  car_poncho: "car poncho,car seat poncho,poncho",
  socks: "sock,thin sock,cotton sock",
  "socks_warm socks": "warm sock,wool sock,winter sock,woollen sock,woolly sock,thick sock",
  "socks_grip socks": "grip sock,non slip sock,gripper sock,slipper sock",
  "booties_soft booties_winter": "bootie,booty,soft bootie,bootee,knitted bootie,slipper",
  "booties_winter booties_soft":
    "winter bootie,warm bootie,insulated bootie,winter boot,snow boot,boot,winter shoe",
  shoes_soft_sole: "shoe,soft shoe,soft sole shoe,pre walker,prewalker,crib shoe,sneaker,trainer,moccasin",
  sandals_soft: "sandal,soft sandal",
  boots_rain: "rain boot,wellie,welly,wellington,wellington boot,rubber boot,gumboot,first rain boot",
  swimsuit: "swimsuit,swim suit,bathing suit,swimming costume,swimming trunk,swim trunk,cossie",
  rash_guard: "rash guard,rash guard suit,rash vest,uv suit,upf suit,uv swimsuit,sunsuit,sun suit",
  swim_diaper: "swim diaper,swim nappy,reusable swim diaper,reusable swim nappy",
  swim_hat: "swim hat,swim sun hat,swimming hat",
  swim_coverup: "towel poncho,hooded towel,hooded towel poncho,cover up,swim cover up",
  swim_warm_suit: "wetsuit,baby wetsuit,warm baby wetsuit",
  water_shoes: "water shoe,swim shoe,beach shoe,aqua shoe",
  "hat_warm hat_sun hat_cotton_nb": "hat",
  "hat_cotton_nb hat_warm": "cotton cap,cotton hat,beanie,cap",
  hat_sun: "sun hat,sunhat,summer hat,bucket hat,bonnet",
  hat_warm:
    "warm hat,winter hat,wool hat,woolly hat,knit hat,knitted hat,fleece hat,winter cap,balaclava,bobble hat",
  "mittens_scratch_nb mittens_warm": "scratch mitten,scratch mitt,anti scratch mitten",
  "mittens_warm mittens_scratch_nb": "mitten,warm mitten,mitt,glove,winter mitten",
  "bib_drool bib_feeding": "bib",
  bib_drool: "drool bib,dribble bib,bandana bib,bandana",
  bib_feeding: "feeding bib,silicone bib,weaning bib,sleeved bib,smock bib,food bib",
  burp_cloth: "burp cloth,muslin square,muslin cloth,burp rag,burping cloth",
  sunglasses: "sunglass,baby sunglass",
};

/** Names that mean something else elsewhere. */
const LOCAL_NAMES: GarmentWords["local"] = [
  { items: "bodysuit_short_sleeve bodysuit_long_sleeve", names: "vest", countries: BRITISH },
  { items: "vest_layer", names: "vest", countries: AMERICAN },
  { items: "sweatshirt cardigan", names: "jumper", countries: BRITISH },
  { items: "burp_cloth", names: "muslin", countries: BRITISH },
  { items: "swaddle_muslin burp_cloth", names: "muslin", countries: AMERICAN },
];

/** Words that say nothing about which garment it is. */
const FILLERS = (
  "of the our my some like maybe around roughly pack set in for to with each pair baby babies boy girl unisex used new old nice good great lovely cute tiny little " +
  "white black grey gray red blue navy green yellow pink purple orange brown beige cream mint teal striped stripy plain " +
  "patterned floral dotted spotted organic cotton jersey terry piece pc pcs size sized label labeled labelled aged age approx about"
).replaceAll(" ", ",");

/** Numbers as words. */
const NUMBER_WORDS = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    couple: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
  },
  ...{ ten: 10, eleven: 11, twelve: 12, dozen: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ eighteen: 18, twenty: 20 },
};

const ENDINGS = ["sses", "shes", "ches", "xes"] as const;

function singular(word: string): string {
  if (ENDINGS.some((ending) => word.endsWith(ending))) return word.slice(0, -2);
  return word.length > 2 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

export const GARMENT_WORDS: GarmentWords = {
  named: NAMED_ITEMS,
  local: LOCAL_NAMES,
  fillers: FILLERS,
  numbers: NUMBER_WORDS,
  // Not that of "sleep and play".
  between: "and(?! plays?(?![a-z])),plus",
  months: "months,month,mths,mth,mos,mo,m",
  to: "to",
  labels: "size,sz,eu,au,gr",
  newborn: "nb,newborn,new born",
  dozens: "dozen,dozens",
  vague: "some,few,several,handful,lots,many,bunch,bunches,various,assorted",
  unclear: "no,not,without,none,packs,sets,bags,boxes",
  asides: "from,with,w",
  wholes: {
    "two piece": "twopiece",
    "all in one": "allinone",
    "l/s": "ls",
    "s/s": "ss",
    "sleep and play": "sleep n play",
  },
  hasDecimalComma: false,
  singular,
};
