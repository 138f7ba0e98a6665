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

const NAMED_ITEMS: GarmentWords["named"] = [
  { items: ["bodysuit_short_sleeve", "bodysuit_long_sleeve"], names: BODIES.join(",") },
  { items: ["bodysuit_short_sleeve"], names: withWords(BODIES, SHORT_SLEEVES) },
  {
    items: ["bodysuit_long_sleeve"],
    names: `${withWords(BODIES, LONG_SLEEVES)},${withWords(BODIES, ["croisé", "cache cœur"])}`,
  },
  {
    items: ["bodysuit_sleeveless"],
    names: withWords(BODIES, ["sans manches", "débardeur", "à bretelles", "bretelles"]),
  },
  { items: ["sleeper_footed", "pajama_two_piece"], names: SLEEPERS.join(",") },
  { items: ["sleeper_footed"], names: `${withWords(SLEEPERS, FOOTED)},dors bien velours,pyjama velours` },
  {
    items: ["sleeper_fleece"],
    names: `${withWords(SLEEPERS, ["polaire", "en polaire", "à pieds en polaire", "à pieds polaire", "chaud"])},surpyjama,sur pyjama`,
  },
  { items: ["gown_knotted_nb"], names: "chemise de nuit,robe de nuit,chemise nuit,nuisette" },
  {
    items: ["pajama_short"],
    names: "pyjama court,pyjama short,pyjama été,pyjashort,pyja short,pyjama manches courtes,pyjama mc",
  },
  {
    items: ["pajama_two_piece"],
    names: "pyjama deux pièces,pyjama deux pièces ajusté,pyjama ajusté,pyjama sans pieds,ensemble pyjama",
  },
  {
    items: ["thermal_base_layer"],
    names:
      "ensemble thermique,thermique,sous vêtement thermique,sous vêtement,sous vêtement laine,première couche,pyjama laine",
  },
  {
    items: ["kimono_top_nb"],
    names: "brassière,brassière cache cœur,cache cœur,brassière croisée,brassière tricot,kimono",
  },
  { items: ["tee_short_sleeve", "top_long_sleeve"], names: "t shirt,tee shirt,tee" },
  { items: ["tee_short_sleeve"], names: `${withWords(SHIRTS, SHORT_SLEEVES)},polo,débardeur,marcel` },
  { items: ["top_long_sleeve", "tee_short_sleeve"], names: "haut,top" },
  {
    items: ["top_long_sleeve"],
    names: `${withWords(SHIRTS, LONG_SLEEVES)},sous pull,col roulé,chemise,blouse,tunique,marinière`,
  },
  { items: ["romper_short", "romper_long"], names: "barboteuse" },
  { items: ["romper_long", "romper_short"], names: "combinaison,combi,grenouillère sans pieds" },
  {
    items: ["romper_short"],
    names: `${withWords(ONE_PIECES, ["courte", "short", "été"])},combishort,barboteuse courte,barboteuse été`,
  },
  {
    items: ["romper_long"],
    names: `${withWords(ONE_PIECES, ["longue", "sans pieds", "pantalon", "manches longues"])},barboteuse longue`,
  },
  {
    items: ["cardigan"],
    names: "gilet,cardigan,gilet laine,gilet en laine,gilet tricot,gilet maille,petite laine,veste tricot",
  },
  {
    items: ["sweatshirt", "cardigan"],
    names: "sweat,sweat shirt,sweat à capuche,sweat capuche,pull,pullover,pull over,hoodie,chandail,tricot",
  },
  {
    items: ["fleece_jacket_thin"],
    names: "polaire,veste polaire,veste polaire fine,veste en polaire,gilet polaire,sweat polaire",
  },
  {
    items: ["vest_layer"],
    names: withWords(
      ["gilet", "doudoune", "veste", "pull"],
      ["sans manches", "sans manches matelassé", "sans manches tricot"],
    ).concat(",gilet matelassé,gilet berger,bodywarmer"),
  },
  {
    items: ["outfit_special"],
    names:
      "tenue de cérémonie,tenue de fête,tenue de baptême,robe,robe de baptême,robe de cérémonie,costume,tenue,ensemble",
  },
  {
    items: ["pants_footed_nb", "pants_soft"],
    names: withWords(["pantalon", "legging"], ["à pieds", "avec pieds"]),
  },
  {
    items: ["pants_soft"],
    names:
      "pantalon,pantalon souple,pantalon élastiqué,bas,jogging,bas de jogging,pantalon jogging,sarouel,jean,pantalon léger",
  },
  { items: ["leggings", "pants_soft"], names: "legging,caleçon,jegging,tregging" },
  {
    items: ["joggers_lined", "pants_soft"],
    names: withWords(["pantalon", "jogging"], ["doublé", "polaire", "chaud", "molletonné", "velours"]),
  },
  { items: ["shorts"], names: "short,bermuda" },
  { items: ["bloomers"], names: "bloomer,cache couche,culotte,culotte bloomer" },
  { items: ["tights"], names: "collant,jambière,guêtre" },
  {
    items: ["pants_crawling", "pants_soft"],
    names: "pantalon quatre pattes,pantalon genoux renforcés,pantalon à genoux renforcés,pantalon renforcé",
  },
  { items: ["overalls"], names: "salopette,salopette longue,salopette pantalon,salopette jean" },
  {
    items: ["swaddle_muslin", "blanket_receiving"],
    names:
      "lange d’emmaillotage,lange emmaillotage,couverture d’emmaillotage,couverture emmaillotage,emmaillotage,maxi lange,grand lange,couverture mousseline",
  },
  {
    items: ["swaddle_wrap_nb", "swaddle_muslin"],
    names: `${withWords(
      ["couverture d’emmaillotage", "couverture emmaillotage", "emmaillotage", "lange"],
      ["à scratch", "scratch", "velcro", "à velcro", "zippé"],
    )},gigoteuse d’emmaillotage,gigoteuse emmaillotage,turbulette emmaillotage`,
  },
  {
    items: ["sleep_suit_transition"],
    names: withWords(
      ["gigoteuse", "combinaison", "turbulette"],
      ["de transition", "transition", "bras libres"],
    ),
  },
  { items: ["sleep_sack_tog_10", "sleep_sack_tog_05", "sleep_sack_tog_25"], names: SACKS.join(",") },
  { items: ["sleep_sack_tog_02"], names: withWords(SACKS, ["tog02"]) },
  { items: ["sleep_sack_tog_05"], names: withWords(SACKS, ["tog05", "été", "d’été", "légère", "fine"]) },
  {
    items: ["sleep_sack_tog_10"],
    names: withWords(SACKS, ["tog10", "mi saison", "de mi saison", "quatre saisons"]),
  },
  {
    // Shops in France sell 2 TOG where others sell 2.5.
    items: ["sleep_sack_tog_25"],
    names: withWords(SACKS, ["tog25", "tog20", "hiver", "d’hiver", "chaude"]),
  },
  { items: ["sleep_sack_tog_35", "sleep_sack_tog_25"], names: withWords(SACKS, ["tog35", "tog30"]) },
  {
    items: ["blanket_receiving", "blanket_stroller"],
    names:
      "couverture,couverture de naissance,couverture naissance,plaid,couverture tricot,couverture polaire",
  },
  {
    items: ["blanket_stroller"],
    names: withWords(["couverture", "plaid"], ["de poussette", "poussette", "landau"]),
  },
  {
    items: ["jacket_light", "coat_warm", "fleece_jacket_thin"],
    names: "veste,veste légère,veste mi saison,blouson,coupe vent,kway,k way",
  },
  {
    items: ["coat_warm", "jacket_light"],
    names:
      "manteau,manteau chaud,manteau hiver,manteau d’hiver,doudoune,parka,anorak,blouson hiver,veste hiver,veste chaude,caban",
  },
  {
    items: ["bunting_fleece", "snowsuit"],
    names: `${withWords(ONE_PIECES, ["polaire", "pilote", "laine", "en laine", "teddy", "sherpa", "ourson"])},pilote,nid d’ange,surcombinaison`,
  },
  {
    items: ["snowsuit", "bunting_fleece"],
    names: `${withWords(ONE_PIECES, ["de neige", "neige", "de ski", "ski", "hiver", "d’hiver"])},habit de neige`,
  },
  {
    items: ["rain_suit"],
    names: `${withWords([...ONE_PIECES, "ensemble"], ["de pluie", "pluie", "imperméable"])},ciré,imperméable`,
  },
  { items: ["stroller_footmuff"], names: "chancelière,chancelière poussette,sac chancelière" },
  { items: ["car_poncho"], names: "poncho,poncho siège auto,poncho pour siège auto,poncho voiture" },
  { items: ["socks"], names: "chaussette,chaussette fine,socquette,mi chaussette,bas court" },
  {
    items: ["socks_warm", "socks"],
    names: withWords(["chaussette"], ["chaude", "laine", "en laine", "hiver", "d’hiver", "épaisse"]),
  },
  {
    items: ["socks_grip", "socks"],
    names: "chaussette antidérapante,chaussette anti dérapante,chausson chaussette,chaussette chausson",
  },
  {
    items: ["booties_soft", "booties_winter"],
    names: "chausson,chausson souple,chausson tricot,chausson cuir,chausson en cuir,pantoufle",
  },
  {
    items: ["booties_winter", "booties_soft"],
    names:
      "chausson fourré,chausson chaud,bottillon,botte,botte fourrée,botte hiver,botte d’hiver,botte de neige,après ski,boots",
  },
  {
    items: ["shoes_soft_sole"],
    names:
      "chaussure,chaussure souple,chaussure à semelle souple,chaussure semelle souple,basket,tennis,ballerine,mocassin,chaussure premiers pas",
  },
  { items: ["sandals_soft"], names: "sandale,sandale souple,sandalette,nu pied" },
  {
    items: ["boots_rain"],
    names: "botte de pluie,botte pluie,première botte de pluie,botte caoutchouc,botte en caoutchouc",
  },
  {
    items: ["swimsuit"],
    names: "maillot de bain,maillot bain,maillot,slip de bain,short de bain,costume de bain",
  },
  {
    items: ["rash_guard"],
    names: `${withWords([...ONE_PIECES, "t shirt", "tee shirt", "maillot", "maillot de bain", "haut"], ["anti uv", "uv"])},lycra`,
  },
  {
    items: ["swim_diaper"],
    names:
      "couche de bain,couche bain,couche de bain lavable,couche piscine,couche de piscine,maillot couche,maillot de bain couche,culotte de bain",
  },
  {
    items: ["swim_hat"],
    names: `${withWords(["chapeau", "casquette", "bob"], ["anti uv", "uv", "de bain", "de bain anti uv", "de plage", "plage"])},bonnet de bain`,
  },
  {
    items: ["swim_coverup"],
    names:
      "poncho de bain,poncho de bain à capuche,poncho bain,poncho éponge,cape de bain,cape bain,sortie de bain,peignoir",
  },
  { items: ["swim_warm_suit"], names: `${withWords(ONE_PIECES, ["néoprène", "en néoprène"])},néoprène` },
  {
    items: ["water_shoes"],
    names: withWords(["chaussure", "chausson"], ["de plage", "plage", "d’eau", "aquatique"]).concat(
      ",aquashoe,méduse",
    ),
  },
  { items: ["hat_warm", "hat_cotton_nb"], names: "bonnet" },
  { items: ["hat_sun", "hat_warm"], names: "chapeau" },
  { items: ["hat_cotton_nb", "hat_warm"], names: "bonnet coton,bonnet en coton,béguin" },
  {
    items: ["hat_sun"],
    names: "chapeau de soleil,chapeau soleil,chapeau été,chapeau de paille,bob,casquette,capeline",
  },
  {
    items: ["hat_warm"],
    names:
      "bonnet chaud,bonnet laine,bonnet en laine,bonnet tricot,bonnet polaire,bonnet hiver,bonnet d’hiver,bonnet péruvien,cagoule,chapka,tuque",
  },
  {
    items: ["mittens_scratch_nb", "mittens_warm"],
    names: "moufle anti griffure,moufle anti griffe,gant anti griffure,anti griffure,moufle coton",
  },
  {
    items: ["mittens_warm", "mittens_scratch_nb"],
    names: "moufle,moufle chaude,moufle hiver,moufle laine,gant,mitaine",
  },
  { items: ["bib_drool", "bib_feeding"], names: "bavoir,bavette" },
  { items: ["bib_drool"], names: "bavoir bandana,bandana,bavoir foulard,foulard,bavoir bave" },
  {
    items: ["bib_feeding"],
    names:
      "bavoir de repas,bavoir repas,bavoir silicone,bavoir plastique,bavoir à manches,bavoir manches longues,tablier",
  },
  {
    items: ["burp_cloth", "swaddle_muslin"],
    names:
      "lange,petit lange,petit lange en mousseline,lange mousseline,lange en mousseline,lange carré,mousseline,carré mousseline,carré de mousseline,tétra,protège épaule,bavoir de rot",
  },
  { items: ["sunglasses"], names: "lunette de soleil,lunette soleil,lunette" },
];

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
