// What people call the items of the catalogue, in France, Belgium, Switzerland, and Québec, as a plain table, and the words that
// stand around them. Browsers load it with the box that reads it.
import type { GarmentWords } from "~/words/en/wardrobe/garment-names.ts";

const BODIES = ["body", "bodie", "bodi"] as const;
const SLEEPERS = ["pyjama", "pyj", "dors bien", "dormeuse", "grenouillère", "babygro"] as const;
const FOOTED = ["à pieds", "avec pieds", "une pièce", "zippé", "naissance"] as const;
const SHORT_SLEEVES = ["manches courtes", "manche courte", "mc", "court", "été"] as const;
const LONG_SLEEVES = ["manches longues", "manche longue", "ml", "long", "hiver"] as const;
const SHIRTS = ["t shirt", "tee shirt", "tee", "haut", "top", "chemise", "polo"] as const;
const SACKS = ["gigoteuse", "turbulette", "sac de couchage"] as const;
const ONE_PIECES = ["combinaison", "combi"] as const;

/** Every word with each that follows it, which French puts last. */
const withWords = (words: readonly string[], after: readonly string[]) =>
  words.flatMap((word) => after.map((more) => `${word} ${more}`)).join(",");

const NAMED_ITEMS: GarmentWords["named"] = {
  "bodysuit_short_sleeve bodysuit_long_sleeve": BODIES.join(","),
  bodysuit_short_sleeve: withWords(BODIES, SHORT_SLEEVES),
  bodysuit_long_sleeve: `${withWords(BODIES, LONG_SLEEVES)},${withWords(BODIES, ["croisé", "cache cœur"])}`,
  bodysuit_sleeveless: withWords(BODIES, ["sans manches", "débardeur", "à bretelles", "bretelles"]),
  "sleeper_footed pajama_two_piece": SLEEPERS.join(","),
  sleeper_footed: `${withWords(SLEEPERS, FOOTED)},dors bien velours,pyjama velours`,
  sleeper_fleece: `${withWords(SLEEPERS, ["polaire", "en polaire", "à pieds en polaire", "à pieds polaire", "chaud"])},surpyjama,sur pyjama`,
  gown_knotted_nb: "chemise de nuit,robe de nuit,chemise nuit,nuisette",
  pajama_short: "pyjama court,pyjama short,pyjama été,pyjashort,pyja short,pyjama manches courtes,pyjama mc",
  pajama_two_piece:
    "pyjama deux pièces,pyjama deux pièces ajusté,pyjama ajusté,pyjama sans pieds,ensemble pyjama",
  thermal_base_layer:
    "ensemble thermique,thermique,sous vêtement thermique,sous vêtement,sous vêtement laine,première couche,pyjama laine",
  kimono_top_nb: "brassière,brassière cache cœur,cache cœur,brassière croisée,brassière tricot,kimono",
  "tee_short_sleeve top_long_sleeve": "t shirt,tee shirt,tee",
  tee_short_sleeve: `${withWords(SHIRTS, SHORT_SLEEVES)},polo,débardeur,marcel`,
  "top_long_sleeve tee_short_sleeve": "haut,top",
  top_long_sleeve: `${withWords(SHIRTS, LONG_SLEEVES)},sous pull,col roulé,chemise,blouse,tunique,marinière`,
  "romper_short romper_long": "barboteuse",
  "romper_long romper_short": "combinaison,combi,grenouillère sans pieds",
  romper_short: `${withWords(ONE_PIECES, ["courte", "short", "été"])},combishort,barboteuse courte,barboteuse été`,
  romper_long: `${withWords(ONE_PIECES, ["longue", "sans pieds", "pantalon", "manches longues"])},barboteuse longue`,
  cardigan: "gilet,cardigan,gilet laine,gilet en laine,gilet tricot,gilet maille,petite laine,veste tricot",
  "sweatshirt cardigan":
    "sweat,sweat shirt,sweat à capuche,sweat capuche,pull,pullover,pull over,hoodie,chandail,tricot",
  fleece_jacket_thin: "polaire,veste polaire,veste polaire fine,veste en polaire,gilet polaire,sweat polaire",
  vest_layer: withWords(
    ["gilet", "doudoune", "veste", "pull"],
    ["sans manches", "sans manches matelassé", "sans manches tricot"],
  ).concat(",gilet matelassé,gilet berger,bodywarmer"),
  outfit_special:
    "tenue de cérémonie,tenue de fête,tenue de baptême,robe,robe de baptême,robe de cérémonie,costume,tenue,ensemble",
  "pants_footed_nb pants_soft": withWords(["pantalon", "legging"], ["à pieds", "avec pieds"]),
  pants_soft:
    "pantalon,pantalon souple,pantalon élastiqué,bas,jogging,bas de jogging,pantalon jogging,sarouel,jean,pantalon léger",
  "leggings pants_soft": "legging,caleçon,jegging,tregging",
  "joggers_lined pants_soft": withWords(
    ["pantalon", "jogging"],
    ["doublé", "polaire", "chaud", "molletonné", "velours"],
  ),
  shorts: "short,bermuda",
  bloomers: "bloomer,cache couche,culotte,culotte bloomer",
  tights: "collant,jambière,guêtre",
  "pants_crawling pants_soft":
    "pantalon quatre pattes,pantalon genoux renforcés,pantalon à genoux renforcés,pantalon renforcé",
  overalls: "salopette,salopette longue,salopette pantalon,salopette jean",
  "swaddle_muslin blanket_receiving":
    "lange d’emmaillotage,lange emmaillotage,couverture d’emmaillotage,couverture emmaillotage,emmaillotage,maxi lange,grand lange,couverture mousseline",
  "swaddle_wrap_nb swaddle_muslin": `${withWords(
    ["couverture d’emmaillotage", "couverture emmaillotage", "emmaillotage", "lange"],
    ["à scratch", "scratch", "velcro", "à velcro", "zippé"],
  )},gigoteuse d’emmaillotage,gigoteuse emmaillotage,turbulette emmaillotage`,
  sleep_suit_transition: withWords(
    ["gigoteuse", "combinaison", "turbulette"],
    ["de transition", "transition", "bras libres"],
  ),
  "sleep_sack_tog_10 sleep_sack_tog_05 sleep_sack_tog_25": SACKS.join(","),
  sleep_sack_tog_02: withWords(SACKS, ["tog02"]),
  sleep_sack_tog_05: withWords(SACKS, ["tog05", "été", "d’été", "légère", "fine"]),
  sleep_sack_tog_10: withWords(SACKS, ["tog10", "mi saison", "de mi saison", "quatre saisons"]),
  sleep_sack_tog_25: withWords(SACKS, ["tog25", "tog20", "hiver", "d’hiver", "chaude"]),
  "sleep_sack_tog_35 sleep_sack_tog_25": withWords(SACKS, ["tog35", "tog30"]),
  "blanket_receiving blanket_stroller":
    "couverture,couverture de naissance,couverture naissance,plaid,couverture tricot,couverture polaire",
  blanket_stroller: withWords(["couverture", "plaid"], ["de poussette", "poussette", "landau"]),
  "jacket_light coat_warm fleece_jacket_thin":
    "veste,veste légère,veste mi saison,blouson,coupe vent,kway,k way",
  "coat_warm jacket_light":
    "manteau,manteau chaud,manteau hiver,manteau d’hiver,doudoune,parka,anorak,blouson hiver,veste hiver,veste chaude,caban",
  "bunting_fleece snowsuit": `${withWords(ONE_PIECES, ["polaire", "pilote", "laine", "en laine", "teddy", "sherpa", "ourson"])},pilote,nid d’ange,surcombinaison`,
  "snowsuit bunting_fleece": `${withWords(ONE_PIECES, ["de neige", "neige", "de ski", "ski", "hiver", "d’hiver"])},habit de neige`,
  rain_suit: `${withWords([...ONE_PIECES, "ensemble"], ["de pluie", "pluie", "imperméable"])},ciré,imperméable`,
  stroller_footmuff: "chancelière,chancelière poussette,sac chancelière",
  car_poncho: "poncho,poncho siège auto,poncho pour siège auto,poncho voiture",
  socks: "chaussette,chaussette fine,socquette,mi chaussette,bas court",
  "socks_warm socks": withWords(
    ["chaussette"],
    ["chaude", "laine", "en laine", "hiver", "d’hiver", "épaisse"],
  ),
  "socks_grip socks":
    "chaussette antidérapante,chaussette anti dérapante,chausson chaussette,chaussette chausson",
  "booties_soft booties_winter":
    "chausson,chausson souple,chausson tricot,chausson cuir,chausson en cuir,pantoufle",
  "booties_winter booties_soft":
    "chausson fourré,chausson chaud,bottillon,botte,botte fourrée,botte hiver,botte d’hiver,botte de neige,après ski,boots",
  shoes_soft_sole:
    "chaussure,chaussure souple,chaussure à semelle souple,chaussure semelle souple,basket,tennis,ballerine,mocassin,chaussure premiers pas",
  sandals_soft: "sandale,sandale souple,sandalette,nu pied",
  boots_rain: "botte de pluie,botte pluie,première botte de pluie,botte caoutchouc,botte en caoutchouc",
  swimsuit: "maillot de bain,maillot bain,maillot,slip de bain,short de bain,costume de bain",
  rash_guard: `${withWords([...ONE_PIECES, "t shirt", "tee shirt", "maillot", "maillot de bain", "haut"], ["anti uv", "uv"])},lycra`,
  swim_diaper:
    "couche de bain,couche bain,couche de bain lavable,couche piscine,couche de piscine,maillot couche,maillot de bain couche,culotte de bain",
  swim_hat: `${withWords(["chapeau", "casquette", "bob"], ["anti uv", "uv", "de bain", "de bain anti uv", "de plage", "plage"])},bonnet de bain`,
  swim_coverup:
    "poncho de bain,poncho de bain à capuche,poncho bain,poncho éponge,cape de bain,cape bain,sortie de bain,peignoir",
  swim_warm_suit: `${withWords(ONE_PIECES, ["néoprène", "en néoprène"])},néoprène`,
  water_shoes: withWords(["chaussure", "chausson"], ["de plage", "plage", "d’eau", "aquatique"]).concat(
    ",aquashoe,méduse",
  ),
  "hat_warm hat_cotton_nb": "bonnet",
  "hat_sun hat_warm": "chapeau",
  "hat_cotton_nb hat_warm": "bonnet coton,bonnet en coton,béguin",
  hat_sun: "chapeau de soleil,chapeau soleil,chapeau été,chapeau de paille,bob,casquette,capeline",
  hat_warm:
    "bonnet chaud,bonnet laine,bonnet en laine,bonnet tricot,bonnet polaire,bonnet hiver,bonnet d’hiver,bonnet péruvien,cagoule,chapka,tuque",
  "mittens_scratch_nb mittens_warm":
    "moufle anti griffure,moufle anti griffe,gant anti griffure,anti griffure,moufle coton",
  "mittens_warm mittens_scratch_nb": "moufle,moufle chaude,moufle hiver,moufle laine,gant,mitaine",
  "bib_drool bib_feeding": "bavoir,bavette",
  bib_drool: "bavoir bandana,bandana,bavoir foulard,foulard,bavoir bave",
  bib_feeding:
    "bavoir de repas,bavoir repas,bavoir silicone,bavoir plastique,bavoir à manches,bavoir manches longues,tablier",
  "burp_cloth swaddle_muslin":
    "lange,petit lange,petit lange en mousseline,lange mousseline,lange en mousseline,lange carré,mousseline,carré mousseline,carré de mousseline,tétra,protège épaule,bavoir de rot",
  sunglasses: "lunette de soleil,lunette soleil,lunette",
};

/** Words that say nothing about which garment it is. */
const FILLERS = (
  "de du des d l t le la les un une à au aux en dans pour avec mon ma mes nos notre ce ces lot paire bébé garçon fille mixte unisexe " +
  "neuf neuve occasion joli jolie beau belle mignon mignonne petit petite grand grande bon bonne état blanc blanche noir noire gris " +
  "grise rouge bleu bleue marine vert verte jaune rose violet violette orange marron brun brune beige crème écru écrue menthe " +
  "turquoise rayé rayée rayure uni unie imprimé imprimée fleuri fleurie fleur étoile pois coton bio jersey éponge velours pièce pc " +
  "taille âge environ chaque soit"
).replaceAll(" ", ",");

/** Numbers as words. */
const NUMBER_WORDS = {
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
  ...{ onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20 },
  ...{ "dix-sept": 17, "dix-huit": 18, "dix-neuf": 19 },
  ...{ "demi-douzaine": 6, dizaine: 10, dizaines: 10, douzaine: 12, douzaines: 12, quinzaine: 15 },
};

/** Words that are no plural, though they end like one. */
const IN_SINGULAR: ReadonlySet<string> = new Set(
  "bas bras boots dans dors dos gris merinos mois ours pas plus pois sans sous tennis trois velours".split(
    " ",
  ),
);

function singular(word: string): string {
  if (word.length < 4 || IN_SINGULAR.has(word)) return word;
  return /(?:[^s]s|[ae]ux)$/.test(word) ? word.slice(0, -1) : word;
}

export const GARMENT_WORDS: GarmentWords = {
  named: NAMED_ITEMS,
  local: [],
  fillers: FILLERS,
  numbers: NUMBER_WORDS,
  between: "et,plus",
  months: "mois,m",
  to: "à,au",
  labels: "taille,t.,t,eu",
  newborn: "naissance,nouveau né,nouveau nés,nn",
  dozens: "douzaines,douzaine",
  vague: "des,quelques,plusieurs,beaucoup,divers,diverses",
  unclear: "pas,sans,aucun,aucune,lots,paquets,sacs",
  asides: "avec",
  wholes: {
    "demi douzaine": "six",
    "une demi douzaine": "six",
    "manches longues": "manchelongue",
    "manche longue": "manchelongue",
    "manches courtes": "manchecourte",
    "manche courte": "manchecourte",
    "sans manches": "sansmanche",
    "sans manche": "sansmanche",
    "sans pieds": "sanspied",
    "avec pieds": "apied",
    "à pieds": "apied",
    "bras libres": "braslibre",
    "genoux renforcés": "genourenforce",
    "premiers pas": "premierpas",
    "à bretelles": "abretelle",
    "pyjama 2 pièces": "pyjama deuxpiece",
    "pyjamas 2 pièces": "pyjamas deuxpiece",
    "deux pièces": "deuxpiece",
    "une pièce": "unepiece",
    "4 pattes": "quatrepatte",
    "quatre pattes": "quatrepatte",
    "4 saisons": "quatresaison",
    "quatre saisons": "quatresaison",
    "couverture de naissance": "couverture",
    "couvertures de naissance": "couvertures",
    "couverture naissance": "couverture",
    "couvertures naissance": "couvertures",
    "upf 50": "uv",
  },
  hasDecimalComma: true,
  singular,
};
