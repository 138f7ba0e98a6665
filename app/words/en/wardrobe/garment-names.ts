// What people call the items of the catalogue, in the US and the UK, as a plain table, and the words that stand around them when
// someone writes about a bag of clothes. A name may mean several items: the first one that the baby needs at the size is taken,
// or else the first one that there is at the size. Browsers load it with the box that reads it.

interface NamedItems {
  /** clothing_name_ids, the likeliest first. */
  items: readonly string[];
  /** In the singular, separated by commas; hyphens, spaces, capitals, accents, and the order of words don't matter. */
  names: string;
  /** Where the names mean them, two letters each; everywhere if missing. Where no row holds, the box asks. */
  countries?: string;
}

const BRITISH = "GB,IE,AU,NZ,ZA,IN";
const AMERICAN = "US,CA";

/** How a language speaks of clothes. Lists of words are separated by commas; none of them needs its accents. */
export interface GarmentWords {
  named: readonly NamedItems[];
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

const BODYSUIT_WORDS = [
  "bodysuit",
  "body suit",
  "onesie",
  "body",
  "bodie",
  "vest bodysuit",
  "creeper",
] as const;
const SLEEPER_WORDS = [
  ...["sleeper", "sleepsuit", "babygro", "babygrow", "baby grow", "footie", "footy"],
  ...[
    "sleep n play",
    "pajama",
    "pyjama",
    "pj",
    "jammie",
    "stretchy",
    "stretchie",
    "grow suit",
    "growsuit",
    "allinone",
    "coverall",
    "zippy",
    "zippie",
  ],
];
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

const NAMED_ITEMS: readonly NamedItems[] = [
  {
    items: ["bodysuit_short_sleeve", "bodysuit_long_sleeve"],
    names: `${BODYSUIT_WORDS.join(",")},undershirt`,
  },
  { items: ["bodysuit_short_sleeve", "bodysuit_long_sleeve"], names: "vest", countries: BRITISH },
  { items: ["vest_layer"], names: "vest", countries: AMERICAN },
  {
    items: ["bodysuit_short_sleeve"],
    names: `${withWords(SLEEVES.short, BODYSUIT_WORDS)},short sleeve vest,short sleeved vest`,
  },
  {
    items: ["bodysuit_long_sleeve"],
    names: `${withWords(SLEEVES.long, BODYSUIT_WORDS)},long sleeve vest,long sleeved vest`,
  },
  {
    items: ["bodysuit_sleeveless"],
    names: withWords(["sleeveless", "tank"], ["bodysuit", "onesie", "vest", "body", "top"]),
  },
  {
    items: ["sleeper_footed"],
    names: `${SLEEPER_WORDS.join(",")},${withWords(["footed", "footie", "zip", "zipper"], ["sleeper", "pajama", "pyjama", "pj", "jammie", "sleepsuit", "onesie"])}`,
  },
  {
    items: ["sleeper_fleece"],
    names: withWords(["fleece", "fleece footed", "warm"], ["sleeper", "sleepsuit", "pajama", "pyjama"]),
  },
  { items: ["gown_knotted_nb"], names: "gown,sleep gown,nightgown,night gown,knotted gown,nightie" },
  {
    items: ["pajama_short"],
    names: "short pajama,short pyjama,short pajama set,short pyjama set,summer pajama",
  },
  {
    items: ["pajama_two_piece"],
    names: "two piece pajama,two piece pyjama,pajama set,pyjama set,snug pajama,two piece",
  },
  {
    items: ["thermal_base_layer"],
    names: "base layer,thermal,thermal set,base layer set,long john,thermal underwear,wool underwear",
  },
  { items: ["kimono_top_nb"], names: "kimono,kimono top,wrap top,kimono wrap,side snap shirt,side snap top" },
  {
    items: ["tee_short_sleeve"],
    names: "t shirt,tee,tee shirt,short sleeve t shirt,short sleeve shirt,short sleeve top",
  },
  { items: ["top_long_sleeve", "tee_short_sleeve"], names: "top,shirt" },
  {
    items: ["top_long_sleeve"],
    names:
      "long sleeve top,long sleeve shirt,long sleeve t shirt,long sleeve tee,long sleeved top,turtleneck",
  },
  { items: ["romper_short", "romper_long"], names: "romper,playsuit,jumpsuit" },
  { items: ["romper_short"], names: "short romper,summer romper,bubble romper,shortall" },
  { items: ["romper_long"], names: "long romper,long playsuit,footless romper,longall" },
  { items: ["cardigan"], names: "cardigan,cardi,cardie,sweater,knit sweater,woolly,knitted cardigan" },
  { items: ["sweatshirt", "cardigan"], names: "sweatshirt,pullover,hoodie,hoody,pullover sweatshirt" },
  // In the US, a dress over a shirt.
  { items: ["sweatshirt", "cardigan"], names: "jumper", countries: BRITISH },
  { items: ["fleece_jacket_thin"], names: "fleece,fleece jacket,thin fleece,fleece hoodie,zip fleece" },
  {
    items: ["vest_layer"],
    names:
      "quilted vest,knit vest,knitted vest,puffer vest,padded vest,down vest,fleece vest,waistcoat,gilet,bodywarmer,body warmer,tank sweater,sweater vest",
  },
  {
    items: ["outfit_special"],
    names:
      "special occasion outfit,special outfit,dress,party dress,party outfit,christening outfit,christening gown,suit,outfit",
  },
  { items: ["pants_footed_nb", "pants_soft"], names: "footed pant,footed trouser,footed legging" },
  {
    items: ["pants_soft"],
    names: "pant,soft pant,pull on pant,trouser,soft trouser,bottom,jogger,sweatpant,harem pant,jean",
  },
  { items: ["leggings", "pants_soft"], names: "legging,jegging" },
  {
    items: ["joggers_lined", "pants_soft"],
    names: "lined pant,fleece pant,lined jogger,fleece jogger,lined trouser,fleece trouser,warm pant",
  },
  { items: ["shorts"], names: "short,pair short" },
  { items: ["bloomers"], names: "bloomer,diaper cover,nappy cover" },
  { items: ["tights"], names: "tight,leg warmer,legwarmer" },
  {
    items: ["pants_crawling", "pants_soft"],
    names: "crawling pant,crawler,crawling trouser,reinforced knee pant",
  },
  { items: ["overalls"], names: "overall,dungaree,bib overall" },
  {
    items: ["swaddle_muslin", "blanket_receiving"],
    names: "swaddle,swaddle blanket,muslin swaddle,muslin blanket,swaddling blanket,muslin wrap",
  },
  {
    items: ["swaddle_wrap_nb", "swaddle_muslin"],
    names:
      "swaddle wrap,velcro swaddle,swaddleme,swaddle me,halo swaddle,swaddle pod,swaddle sack,zip swaddle",
  },
  {
    items: ["sleep_suit_transition"],
    names:
      "transitional sleep suit,transition sack,transition suit,arms free sack,transition swaddle,merlin suit",
  },
  { items: ["sleep_sack_tog_10", "sleep_sack_tog_05", "sleep_sack_tog_25"], names: SACK_WORDS.join(",") },
  { items: ["sleep_sack_tog_02"], names: withWords(["tog02"], SACK_WORDS) },
  { items: ["sleep_sack_tog_05"], names: withWords(["tog05", "summer"], SACK_WORDS) },
  { items: ["sleep_sack_tog_10"], names: withWords(["tog10"], SACK_WORDS) },
  { items: ["sleep_sack_tog_25"], names: withWords(["tog25", "winter", "warm"], SACK_WORDS) },
  { items: ["sleep_sack_tog_35"], names: withWords(["tog35"], SACK_WORDS) },
  {
    items: ["blanket_receiving", "blanket_stroller"],
    names: "blanket,receiving blanket,baby blanket,cellular blanket",
  },
  { items: ["blanket_stroller"], names: "stroller blanket,pram blanket,buggy blanket,pushchair blanket" },
  {
    items: ["jacket_light", "coat_warm", "fleece_jacket_thin"],
    names: "jacket,light jacket,windbreaker,anorak",
  },
  {
    items: ["coat_warm", "jacket_light"],
    names:
      "coat,winter coat,warm coat,winter jacket,warm jacket,puffer,puffer jacket,puffer coat,parka,down jacket",
  },
  {
    items: ["bunting_fleece", "snowsuit"],
    names:
      "pram suit,bunting,fleece bunting,fleece pram suit,fleece suit,fleece overall,wool suit,wool overall,teddy suit,bear suit",
  },
  {
    items: ["snowsuit", "bunting_fleece"],
    names: "snowsuit,winter suit,ski suit,padded suit,winter overall",
  },
  {
    items: ["rain_suit"],
    names: "rain suit,puddle suit,puddlesuit,waterproof suit,waterproof,rain set,rain overall",
  },
  {
    items: ["stroller_footmuff"],
    names: "footmuff,stroller footmuff,cosy toe,cosytoe,cozy toe,bunting bag,stroller sack",
  },
  { items: ["car_poncho"], names: "car poncho,car seat poncho,poncho" },
  { items: ["socks"], names: "sock,thin sock,cotton sock" },
  {
    items: ["socks_warm", "socks"],
    names: "warm sock,wool sock,winter sock,woollen sock,woolly sock,thick sock",
  },
  { items: ["socks_grip", "socks"], names: "grip sock,non slip sock,gripper sock,slipper sock" },
  {
    items: ["booties_soft", "booties_winter"],
    names: "bootie,booty,soft bootie,bootee,knitted bootie,slipper",
  },
  {
    items: ["booties_winter", "booties_soft"],
    names: "winter bootie,warm bootie,insulated bootie,winter boot,snow boot,boot,winter shoe",
  },
  {
    items: ["shoes_soft_sole"],
    names: "shoe,soft shoe,soft sole shoe,pre walker,prewalker,crib shoe,sneaker,trainer,moccasin",
  },
  { items: ["sandals_soft"], names: "sandal,soft sandal" },
  {
    items: ["boots_rain"],
    names: "rain boot,wellie,welly,wellington,wellington boot,rubber boot,gumboot,first rain boot",
  },
  {
    items: ["swimsuit"],
    names: "swimsuit,swim suit,bathing suit,swimming costume,swimming trunk,swim trunk,cossie",
  },
  {
    items: ["rash_guard"],
    names: "rash guard,rash guard suit,rash vest,uv suit,upf suit,uv swimsuit,sunsuit,sun suit",
  },
  { items: ["swim_diaper"], names: "swim diaper,swim nappy,reusable swim diaper,reusable swim nappy" },
  { items: ["swim_hat"], names: "swim hat,swim sun hat,swimming hat" },
  { items: ["swim_coverup"], names: "towel poncho,hooded towel,hooded towel poncho,cover up,swim cover up" },
  { items: ["swim_warm_suit"], names: "wetsuit,baby wetsuit,warm baby wetsuit" },
  { items: ["water_shoes"], names: "water shoe,swim shoe,beach shoe,aqua shoe" },
  { items: ["hat_warm", "hat_sun", "hat_cotton_nb"], names: "hat" },
  { items: ["hat_cotton_nb", "hat_warm"], names: "cotton cap,cotton hat,beanie,cap" },
  { items: ["hat_sun"], names: "sun hat,sunhat,summer hat,bucket hat,bonnet" },
  {
    items: ["hat_warm"],
    names:
      "warm hat,winter hat,wool hat,woolly hat,knit hat,knitted hat,fleece hat,winter cap,balaclava,bobble hat",
  },
  { items: ["mittens_scratch_nb", "mittens_warm"], names: "scratch mitten,scratch mitt,anti scratch mitten" },
  { items: ["mittens_warm", "mittens_scratch_nb"], names: "mitten,warm mitten,mitt,glove,winter mitten" },
  { items: ["bib_drool", "bib_feeding"], names: "bib" },
  { items: ["bib_drool"], names: "drool bib,dribble bib,bandana bib,bandana" },
  { items: ["bib_feeding"], names: "feeding bib,silicone bib,weaning bib,sleeved bib,smock bib,food bib" },
  { items: ["burp_cloth"], names: "burp cloth,muslin square,muslin cloth,burp rag,burping cloth" },
  { items: ["burp_cloth"], names: "muslin", countries: BRITISH },
  { items: ["swaddle_muslin", "burp_cloth"], names: "muslin", countries: AMERICAN },
  { items: ["sunglasses"], names: "sunglass,baby sunglass" },
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
    ten: 10,
  },
  ...{
    eleven: 11,
    twelve: 12,
    dozen: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    eighteen: 18,
    twenty: 20,
  },
};

const ENDINGS = ["sses", "shes", "ches", "xes"] as const;

function singular(word: string): string {
  if (ENDINGS.some((ending) => word.endsWith(ending))) return word.slice(0, -2);
  return word.length > 2 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

export const GARMENT_WORDS: GarmentWords = {
  named: NAMED_ITEMS,
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
