// What parents call clothes in the Americas and in Spain. Fillers such as "de" are left out of the names, unless a name without
// them, and without what else says nothing, means something else.
import type { GarmentWords } from "~/words/en/wardrobe/garment-names.ts";

/** Each name with each addition. */
const withWords = (names: string, additions: readonly string[]) =>
  additions.flatMap((addition) => names.split(",").map((name) => `${name} ${addition}`)).join(",");

/** What is counted in pairs: '5 pares de calcetines'. */
const inPairs = (names: string) => `${names},${withWords(names, ["par", "pareja"])}`;

const BODIES = "body,bodie,bodi,bodito,pañalero,body pañalero,bodie pañalero,mameluco corto,camiseta broche";
const SLEEPERS =
  "mameluco,pelele,pijama,piyama,pijama entera,pijama enteriza,pijama pies,osito,mameluco pies,enterizo pies," +
  "pelele pies,mono pies,pijama unapieza,piyama unapieza,sleeper,dormilona";
const SHIRTS = "camiseta,playera,remera,polera,franela,camisetita";
const PAJAMAS = "pijama,piyama";
const ROMPERS = "enterizo,enterito,romper,mono,monito,pelele,macacon,mameluco,jumpsuit";
const PANTS = "pantalon,pantaloncito,jogger,jean,vaquero,pant,pantalon chandal,mezclilla";
const SACKS = "saco dormir,saquito dormir,bolsa dormir,bolsita dormir,saco,saquito,sleeping";
const BLANKETS = "cobija,manta,mantita,cobijita,frazada,frazadita,cobertor,cobertorcito,colcha,colchita";
const STROLLERS = ["carriola", "carrito", "cochecito", "coche", "carro bebe", "silla paseo", "paseo"];
const JACKETS = "chamarra,chaqueta,campera,casaca,chompa,chumpa,cazadora,cortaviento,rompeviento,anorak";
const SOCKS = "calcetin,calcetincito,calceta,calcetita,soquete,escarpin lana,tin";
const MITTENS = "miton,mitoncito,manopla,manoplita,guante,guantecito";
const HATS = "gorro,gorrito";
const WARM = ["invierno", "abrigador", "abrigadora", "grueso", "gruesa", "lana", "termico", "termica"];

const NAMED_ITEMS: GarmentWords["named"] = {
  "bodysuit_short_sleeve bodysuit_long_sleeve": BODIES,
  bodysuit_short_sleeve: withWords(BODIES, ["manga corta", "mangas cortas", "corto", "mc"]),
  bodysuit_long_sleeve: withWords(BODIES, ["manga larga", "mangas largas", "largo", "ml"]),
  bodysuit_sleeveless: `${withWords(BODIES, ["sin mangas", "sin manga", "tirante", "tirantes", "tirita", "sisa"])},pilucho,musculosa`,
  "sleeper_footed pajama_two_piece": "pijama,piyama,pijamita",
  sleeper_footed: SLEEPERS.replace("pijama,piyama,", ""),
  sleeper_fleece: `${withWords("mameluco,pelele,pijama,piyama", [
    ...["polar", "polar pies", "terciopelo", "peluche", "coralina"],
    ...WARM,
  ])}`,
  gown_knotted_nb: "bata,bata dormir,camison,batita dormir,bata nudo,saco nudo",
  pajama_short: withWords(PAJAMAS, ["corta", "corto", "verano", "manga corta", "mangas cortas"]),
  pajama_two_piece: `${withWords(PAJAMAS, ["dospiezas", "ajustada", "larga", "largo", "manga larga"])},conjunto pijama,dospiezas`,
  thermal_base_layer:
    "conjunto termico,conjunto termico interior,ropa termica,ropa interior termica,termico,termica,camiseta termica," +
    "primera capa,capa base,ropa interior lana,conjunto lana merino",
  kimono_top_nb:
    "kimono,quimono,camiseta cruzada,camisa cruzada,jubon,batita,camiseta kimono,cruzado,camisita",
  tee_short_sleeve: `${SHIRTS},${withWords(SHIRTS, ["manga corta", "mangas cortas", "corta", "mc"])},polo,camisa manga corta`,
  "top_long_sleeve tee_short_sleeve": "camisa,blusa,top",
  top_long_sleeve: `${withWords(SHIRTS, ["manga larga", "mangas largas", "larga", "ml"])},camisa manga larga,blusa manga larga,cuello alto,cuello tortuga,cuello cisne`,
  "romper_short romper_long": "enterizo,enterito,romper,mono,monito,macacon,jumpsuit",
  romper_short: `${withWords(ROMPERS, ["corto", "verano"])
    .split(",")
    .filter((name) => name !== "mameluco corto")
    .join(",")},ranita verano,bombachito entero`,
  romper_long: withWords(ROMPERS, ["largo", "sin pies", "manga larga", "mangas largas"]),
  "cardigan sweatshirt":
    "cardigan,rebeca,rebequita,chambrita,chambra,saco tejido,saquito tejido,sueter,suetercito,jersey,jersei,chaleca," +
    "chaqueta punto,sueter tejido,sueter abierto,chompa tejida,torera",
  "sweatshirt cardigan":
    "sudadera,sudaderita,pulover,poleron,hoodie,hoody,canguro,buzo algodon,sudadera capucha",
  "sweatshirt bunting_fleece": "buzo,buzito,buso",
  fleece_jacket_thin: `polar,forro polar,${withWords(JACKETS, ["polar", "polar delgada", "polar ligera"])},sudadera polar,poleron polar,buzo polar,polar cierre`,
  vest_layer: "chaleco,chalequito,chaleco acolchado,chaleco tejido,chaleco punto,chaleco polar,chaleco pluma",
  outfit_special:
    "vestido,vestidito,ropon,traje bautizo,vestido bautizo,vestido fiesta,traje,trajecito,conjunto,conjuntito,conjunto fiesta," +
    "conjunto especial,ropa fiesta,traje fiesta,pichi,jumper,faldon,faldon bautizo,esmoquin",
  "pants_footed_nb pants_soft": "pantalon pies,polaina,ranita,ranita pies,pantaloncito pies,polaina pies",
  pants_soft: `${PANTS},pantalon suave,pantalon elastico,pantalon algodon,pantalon largo,pantalon bombacho,pantalon deportivo`,
  "leggings pants_soft":
    "legging,leggin,legin,leguin,malla,mallita,mallon,calza,calcita,licra,jeggin,jegging",
  "joggers_lined pants_soft": withWords("pantalon,jogger,pant", [
    "forrado",
    "polar",
    "afelpado",
    "pana",
    ...WARM,
  ]),
  shorts: "short,shorcito,pantalon corto,pantaloncito corto,pantaloneta,bermuda,bermudita",
  bloomers:
    "bombacho,bombachito,bombacha,bombachita,cubrepañal,cubre pañal,cubrepañalito,calzon,calzoncito,braguita,culote,culotte," +
    "calzon cubrepañal,cubrecalzon",
  "tights socks": "media",
  tights:
    "leotardo,malla pierna,calentadores,panti,panty,pantimedia,cancan,calentador,calentador pierna,media pantalon,media panty,media entera,malla ballet",
  "pants_crawling pants_soft":
    "pantalon gateo,pantalon gatear,pantalon rodillas reforzadas,pantalon rodillera,pantalon gateador,rodillera,legging gateo",
  overalls:
    "overol,overolcito,peto,petito,jardinero,jardinerita,pantalon peto,jardinera,mono peto,carpintero,tirantes",
  "swaddle_muslin blanket_receiving":
    "arrullo,muselina,manta muselina,cobija muselina,manta envolver,manta arrullo,cobija envolver,swaddle,sabana muselina," +
    "muselina grande,mantilla",
  "swaddle_wrap_nb swaddle_muslin":
    "manta envolvente,manta envolvente velcro,cobija envolvente,envoltura,envoltura velcro,manta velcro,swaddle velcro,saco envolver,saquito envolver,swaddle cierre,envolvedor,tacuche," +
    "nido,nidito,arrullo velcro,capullo",
  sleep_suit_transition:
    "traje transicion,traje dormir transicion,saco transicion,swaddle transicion,saco brazos libres",
  "sleep_sack_tog_10 sleep_sack_tog_05 sleep_sack_tog_25": `${SACKS},cobija vestible,manta vestible`,
  sleep_sack_tog_02: withWords(SACKS, ["tog02"]),
  sleep_sack_tog_05: withWords(SACKS, ["tog05", "verano", "ligero", "ligera", "delgado", "fino"]),
  sleep_sack_tog_10: withWords(SACKS, ["tog10", "entretiempo", "media estacion"]),
  sleep_sack_tog_25: withWords(SACKS, ["tog25", "invierno", "grueso", "gruesa", "abrigador", "abrigadora"]),
  sleep_sack_tog_35: withWords(SACKS, ["tog35"]),
  "blanket_receiving blanket_stroller": `${BLANKETS},${withWords("cobija,manta,frazada", ["bebe", "algodon", "tejida", "polar", "cuna", "crochet"])},primeracobija,toquilla,rebozo`,
  blanket_stroller: withWords("cobija,manta,mantita,cobijita,frazada,colcha", STROLLERS),
  "jacket_light coat_warm fleece_jacket_thin": `${JACKETS},${withWords("chamarra,chaqueta,campera,casaca", ["ligera", "delgada", "liviana", "fina", "entretiempo", "mezclilla", "vaquera"])}`,
  "coat_warm jacket_light": `abrigo,abriguito,abrigo grueso,parka,plumifero,plumon,inflable,tapado,trenca,${withWords(
    "chamarra,chaqueta,campera,casaca,abrigo,chompa",
    ["pluma", "acolchada", "acolchado", "inflable", ...WARM],
  )}`,
  "bunting_fleece snowsuit":
    "saco polar,traje polar,enterizo polar capucha,mono polar capucha,mono polar,enterizo polar,buzo polar entero,enterizo polar entero,traje carriola,traje carrito,traje oso,traje osito," +
    "mono osito,overol polar,traje lana,overol lana,traje paseo,mono paseo,traje teddy,enterizo osito,astronauta polar",
  "snowsuit bunting_fleece": `${withWords("traje,mono,enterizo,buzo,overol,astronauta", ["nieve", "esqui", "acolchado", "invierno"])},astronauta`,
  rain_suit:
    "traje lluvia,impermeable,chubasquero,traje impermeable,mono impermeable,mono lluvia,traje agua,enterizo lluvia," +
    "enterizo impermeable,pilotin,piloto lluvia,conjunto lluvia,capa lluvia,overol lluvia,traje charcos",
  stroller_footmuff: `${withWords("saco,saquito,cubrepies", STROLLERS)},saco silla,cubrepies,footmuff,bolsa carriola,saco termico carriola,saco capazo`,
  car_poncho:
    "poncho,ponchito,poncho silla auto,poncho silla coche,poncho silla carro,poncho auto,poncho coche,poncho carro,poncho polar,ruana",
  socks: `${inPairs(`${SOCKS},${withWords(SOCKS, ["algodon", "delgado", "fino", "corto"])}`)},par media,par mediecita,par medias cortas`,
  "socks_warm socks": inPairs(withWords(`${SOCKS},media`, ["polar", ...WARM])),
  "socks_grip socks": inPairs(
    withWords(`${SOCKS},media`, ["antideslizante", "antiderrapante", "goma", "suela", "antirresbalante"]),
  ),
  "booties_soft booties_winter": inPairs(
    "botita,botita suave,patuco,escarpin,zapatito tejido,botita tejida,pantufla,pantuflita,botin tejido,chapin,zapatilla casa,babucha",
  ),
  "booties_winter booties_soft": inPairs(
    `bota,botin,bota nieve,botita nieve,${withWords("botita,bota,botin,patuco", ["polar", "forrado", "forrada", ...WARM])},zapato invierno`,
  ),
  shoes_soft_sole: inPairs(
    "zapato,zapatito,zapato suave,zapato suela blanda,zapatito suela blanda,zapatilla,zapatillita,tenis,deportiva,mocasin," +
      "zapato cuna,zapatito cuna,primer zapato,zapato gateo,zapato respetuoso,bailarina,guarachito,zapato piel,champion",
  ),
  sandals_soft: inPairs(
    "sandalia,sandalita,sandalia suave,huarache,huarachito,chancla,chanclita,ojota,cangrejera",
  ),
  boots_rain: inPairs(
    "bota lluvia,botita lluvia,bota agua,botita agua,bota hule,bota goma,katiuska,catiusca,primera bota lluvia",
  ),
  swimsuit:
    "traje baño,bañador,malla baño,malla agua,vestido baño,calzoneta,bikini,traje baño entero,ropa baño",
  rash_guard:
    "camiseta baño,camiseta agua,camiseta uv,camiseta upf,playera baño,playera agua,playera uv,remera uv,remera agua,polera uv," +
    "traje uv,traje upf,bañador uv,traje baño uv,traje baño proteccion uv,traje baño proteccion,traje baño manga larga,conjunto uv,camiseta proteccion solar,traje proteccion solar,licra agua,lycra agua,rashguard",
  swim_diaper:
    "pañal agua,pañal bañador,pañal natacion,pañal piscina,pañal alberca,pañal nadar,pañal agua reutilizable,bañador pañal," +
    "pañal pileta,pañal playa,pañal baño",
  swim_hat:
    "gorro baño,gorro natacion,gorro agua,gorro piscina,sombrero agua,sombrero baño,gorra baño,gorra natacion,gorra agua,sombrero playa",
  swim_coverup:
    "poncho toalla,toalla capucha,toalla gorro,poncho baño,poncho playa,capa baño,toalla poncho,bata baño,albornoz,salida baño,salida playa",
  swim_warm_suit: "traje neopreno,neopreno,bañador neopreno,wetsuit,traje termico agua",
  water_shoes: inPairs(
    "zapato agua,zapatito agua,zapatilla agua,escarpin agua,zapato playa,aquashoe,zapato acuatico,zapatilla playa",
  ),
  "hat_warm hat_sun hat_cotton_nb": HATS,
  "hat_cotton_nb hat_warm":
    "gorro de algodon,gorrito de algodon,gorro algodon,gorrito algodon,gorro hospital,gorrito hospital,gorro nacimiento",
  hat_sun: `sombrero,sombrerito,gorra,gorrita,capota,visera,jockey,cachucha,panama,${withWords(
    "sombrero,sombrerito,gorra,gorro,gorrito",
    ["sol", "verano", "ala"],
  )}`,
  hat_warm: `pasamontaña,balaclava,verdugo,chullo,${withWords(HATS, [
    ...["tejido", "polar", "punto", "pompon", "orejera", "crochet"],
    ...WARM,
  ])}`,
  "mittens_scratch_nb mittens_warm": inPairs(
    withWords(MITTENS, [
      "rasguño",
      "contra rasguño",
      "antirasguño",
      "anti rasguño",
      "arañazo",
      "antiarañazo",
    ]),
  ),
  "mittens_warm mittens_scratch_nb": inPairs(
    `${MITTENS},${withWords(MITTENS, ["polar", "tejido", "tejida", "nieve", ...WARM])}`,
  ),
  "bib_drool bib_feeding": "babero,baberito",
  bib_drool:
    "babero baba,bandana,babero bandana,paliacate,pañuelo,pañuelito,babero pañuelo,bandanita,bufandita,cuello baba",
  bib_feeding: withWords("babero", [
    ...[
      "comer",
      "comida",
      "silicon",
      "silicona",
      "impermeable",
      "plastico",
      "manga",
      "mangas",
      "papilla",
      "hule",
    ],
    ...["alimentacion", "recogedor", "manga larga", "mangas largas"],
  ]),
  burp_cloth:
    "paño eructar,paño,pañito,paño muselina,paño eructo,paño regurgito,pañal tela,gasa,gasita,eructero,repetidor,pañal gasa," +
    "muselina pequeña,trapito,toallita eructar,paño hombro,protector hombro,babita",
  sunglasses: "lente sol,lente,lentecito,gafas sol,gafa sol,gafa,anteojo sol,anteojo,lentes oscuros,gafita",
};

const FILLERS =
  "de,del,la,las,el,los,lo,en,con,para,por,al,a,tipo,estilo,mi,mis,su,sus,nuestro,nuestra,algun,alguna,cada,casi,como," +
  "bebe,bebita,bebito,niño,niña,nene,nena,varon,unisex,usado,usada,nuevo,nueva,viejo,vieja,bueno,buena,bonito,bonita," +
  "lindo,linda,chico,chica,chiquito,chiquita,pequeño,pequeña,precioso,preciosa," +
  "blanco,blanca,negro,negra,gris,rojo,roja,azul,marino,celeste,verde,amarillo,amarilla,rosa,rosado,rosada,morado,morada,lila," +
  "violeta,naranja,anaranjado,cafe,marron,beige,beis,crema,crudo,cruda,menta,turquesa,claro,clara,oscuro,oscura,color," +
  "raya,rayas,rayado,rayada,liso,lisa,estampado,estampada,flores,floreado,floreada,lunares,cuadros,estrellas,animalito,bordado,bordada," +
  "organico,organica,algodon,pieza,pza,pz,unidad,unid,ud,u,talla,tallas,tamaño,edad,aprox,aproximadamente,etiqueta,marca";

const NUMBER_WORDS = {
  ...{ un: 1, una: 1, uno: 1, unos: 1, unas: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
  ...{ siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12, docena: 12, docenas: 12, trece: 13 },
  ...{ catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20 },
};

/** Words that are plural of any one garment: 'un body sin mangas'. */
const OF_ONE: ReadonlySet<string> = new Set(
  "pies,mangas,brazos,piernas,rodillas,rayas,lunares,flores,cuadros,estrellas,tirantes,meses,gris,beis,tenis,cubrepies".split(
    ",",
  ),
);
/** Words whose singular ends in a single "e", unlike "pantalones". */
const WITH_E: ReadonlySet<string> = new Set(["peleles", "nenes"]);

/** 'pantalones' → 'pantalon', 'calcetines' → 'calcetin', 'trajes' → 'traje', 'bodies' → 'bodie'. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss") || OF_ONE.has(word)) return word;
  if (word.endsWith("ces")) return `${word.slice(0, -3)}z`;
  return /[aeiou][dlnr]es$/.test(word) && !WITH_E.has(word) ? word.slice(0, -2) : word.slice(0, -1);
}

export const GARMENT_WORDS: GarmentWords = {
  named: NAMED_ITEMS,
  local: [],
  fillers: FILLERS,
  numbers: NUMBER_WORDS,
  between: "y,e,más,mas",
  months: "meses,mes,m",
  to: "al,a,hasta",
  labels: "tallas,talla,t.,t,eu",
  newborn: "recién nacidos,recién nacidas,recién nacido,recién nacida,rn,nb,newborn",
  dozens: "docenas,docena",
  vague: "unpar,algunos,algunas,unos,unas,varios,varias,muchos,muchas",
  unclear: "sin,no,ningun,ninguna,paquetes,juegos,lotes,bolsas",
  asides: "con",
  wholes: {
    "media docena": "seis",
    "un par de": "unpar",
    "de una sola pieza": "unapieza",
    "de una pieza": "unapieza",
    "de 1 pieza": "unapieza",
    "de dos piezas": "dospiezas",
    "de 2 piezas": "dospiezas",
    "dos piezas": "dospiezas",
    // The plan's own name of it, which is for every size.
    "cobija de recién nacido": "primeracobija",
    "cobijas de recién nacido": "primeracobijas",
  },
  hasDecimalComma: true,
  singular,
};
