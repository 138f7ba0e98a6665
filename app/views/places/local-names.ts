// What people call their own place: a city whose country speaks the reader's language has the name that is used there, and so has
// its region. The table of places has English names for a few of them. Elsewhere the names stay as the table has them.

import { foldName } from "~/domain/places/fold-name.ts";
import { LANGUAGE } from "~/words/en/language.ts";
import type { Language, OtherLanguage } from "~/words/languages.ts";

type Named = { name: string; region: string | null };

/** 'English name=name there', parted by '|'. */
type NamesThere = { cities?: string; regions?: string };

/** By country; one that is named here speaks the language. */
type Countries = Readonly<Record<string, NamesThere>>;

const ARABIC_AND_FRENCH = {
  DZ: {
    cities: "Algiers=Alger|Boumerdas=Boumerdès|District of Taher=Taher",
    regions: "Algiers=Alger|Boumerdes=Boumerdès|Medea=Médéa|Saida=Saïda|Ghardaia=Ghardaïa|Naama=Naâma",
  },
  MA: {
    cities: "Marrakesh=Marrakech|Tangier=Tanger|Sale=Salé",
    regions:
      "Fes-Meknes=Fès-Meknès|Marrakesh-Safi=Marrakech-Safi|Beni Mellal-Khenifra=Béni Mellal-Khénifra|Laayoune-Sakia El Hamra=Laâyoune-Sakia El Hamra",
  },
  TN: { regions: "Kef=Le Kef|Medenine=Médenine|Kebili=Kébili" },
} as const;

const NAMES: Readonly<Record<OtherLanguage, Countries>> = {
  de: {
    AT: {
      cities: "Vienna=Wien",
      regions:
        "Vienna=Wien|Lower Austria=Niederösterreich|Upper Austria=Oberösterreich|Styria=Steiermark|Tyrol=Tirol|Carinthia=Kärnten",
    },
    CH: {
      cities: "Genève=Genf|Sankt Gallen=St. Gallen|Fribourg=Freiburg|Neuchâtel=Neuenburg|Biel/Bienne=Biel",
      regions:
        "Geneva=Genf|Zurich=Zürich|Saint Gallen=St. Gallen|Vaud=Waadt|Valais=Wallis|Lucerne=Luzern|Ticino=Tessin|Fribourg=Freiburg|Neuchâtel=Neuenburg|Grisons=Graubünden|Basel-City=Basel-Stadt",
    },
    DE: {
      cities: "Munich=München|Eisleben Lutherstadt=Lutherstadt Eisleben",
      regions:
        "Bavaria=Bayern|Baden-Wurttemberg=Baden-Württemberg|North Rhine-Westphalia=Nordrhein-Westfalen|Lower Saxony=Niedersachsen|Hesse=Hessen|Saxony=Sachsen|Saxony-Anhalt=Sachsen-Anhalt|State of Berlin=Berlin|Thuringia=Thüringen",
    },
    LI: {},
    LU: {
      cities: "Luxembourg=Luxemburg|Esch-sur-Alzette=Esch an der Alzette",
      regions: "Esch-sur-Alzette=Esch an der Alzette",
    },
  },
  es: {
    AR: {
      regions:
        "Cordoba=Córdoba|Entre Rios=Entre Ríos|Rio Negro=Río Negro|Tucuman=Tucumán|Neuquen=Neuquén|Buenos Aires F.D.=Ciudad Autónoma de Buenos Aires",
    },
    BO: {},
    CL: {
      regions:
        "Biobio=Biobío|Santiago Metropolitan=Región Metropolitana|Araucania=La Araucanía|Valparaiso=Valparaíso",
    },
    CO: {
      cities: "Girardot City=Girardot",
      regions: "Bogota D.C.=Bogotá D. C.|San Andres y Providencia=San Andrés y Providencia",
    },
    CR: {},
    CU: { cities: "Havana=La Habana", regions: "Havana=La Habana" },
    DO: { regions: "Nacional=Distrito Nacional" },
    EC: { regions: "Canar=Cañar" },
    ES: {
      cities: "Cadiz=Cádiz|Gasteiz / Vitoria=Vitoria-Gasteiz|Donostia / San Sebastián=San Sebastián",
      regions:
        "Andalusia=Andalucía|Catalonia=Cataluña|Valencia=Comunidad Valenciana|Canary Islands=Canarias|Castille-La Mancha=Castilla-La Mancha|Castille and León=Castilla y León|Basque Country=País Vasco|Balearic Islands=Islas Baleares|Aragon=Aragón|Navarre=Navarra",
    },
    GQ: {},
    GT: { cities: "Guatemala City=Ciudad de Guatemala" },
    HN: { cities: "Puerto Cortez=Puerto Cortés", regions: "Bay Islands=Islas de la Bahía" },
    MX: {
      cities: "Mexico City=Ciudad de México|Benito Juarez=Benito Juárez",
      regions: "Mexico City=Ciudad de México|México=Estado de México",
    },
    NI: {
      cities: "Great Corn Island=Isla Grande del Maíz",
      regions: "South Caribbean Coast=Costa Caribe Sur|North Caribbean Coast=Costa Caribe Norte",
    },
    PA: { regions: "Embera=Emberá" },
    PE: { regions: "Junin=Junín|Cuzco=Cusco|Ancash=Áncash" },
    PY: { regions: "Asuncion=Asunción" },
    SV: {
      regions:
        "Usulutan=Usulután|Ahuachapan=Ahuachapán|La Union=La Unión|Cuscatlan=Cuscatlán|Morazan=Morazán|Cabanas=Cabañas",
    },
    UY: {},
    VE: {},
  },
  fr: {
    ...ARABIC_AND_FRENCH,
    BE: {
      cities:
        "Brussels=Bruxelles|Antwerpen=Anvers|Gent=Gand|Brugge=Bruges|Leuven=Louvain|Ostend=Ostende|Mechelen=Malines|Kortrijk=Courtrai|Aalst=Alost|Ieper=Ypres|Roeselare=Roulers|Sint-Niklaas=Saint-Nicolas|Dendermonde=Termonde|Vilvoorde=Vilvorde",
      regions: "Flanders=Flandre|Wallonia=Wallonie|Brussels Capital=Bruxelles-Capitale",
    },
    BF: {},
    BI: {},
    BJ: {},
    CA: {
      cities: "Greater Sudbury=Grand Sudbury",
      regions:
        "Quebec=Québec|British Columbia=Colombie-Britannique|Nova Scotia=Nouvelle-Écosse|New Brunswick=Nouveau-Brunswick|Newfoundland and Labrador=Terre-Neuve-et-Labrador|Prince Edward Island=Île-du-Prince-Édouard|Northwest Territories=Territoires du Nord-Ouest",
    },
    CD: {
      regions:
        "North Kivu=Nord-Kivu|South Kivu=Sud-Kivu|East Kasai=Kasaï-Oriental|Kasai=Kasaï|Kasai-Central=Kasaï-Central|Bas-Uele=Bas-Uélé|Haut-Uele=Haut-Uélé",
    },
    CF: {},
    CG: {},
    CH: {
      cities:
        "Sitten=Sion|Biel/Bienne=Bienne|Bern=Berne|Zürich=Zurich|Basel=Bâle|Luzern=Lucerne|Sankt Gallen=Saint-Gall|Schaffhausen=Schaffhouse|Chur=Coire|Solothurn=Soleure|Thun=Thoune|Zug=Zoug|Glarus=Glaris",
      regions:
        "Bern=Berne|Saint Gallen=Saint-Gall|Schaffhausen=Schaffhouse|Solothurn=Soleure|Geneva=Genève|Aargau=Argovie|Basel-Landschaft=Bâle-Campagne|Basel-City=Bâle-Ville|Ticino=Tessin|Thurgau=Thurgovie|Zug=Zoug|Glarus=Glaris|Obwalden=Obwald|Nidwalden=Nidwald|Appenzell Ausserrhoden=Appenzell Rhodes-Extérieures|Appenzell Innerrhoden=Appenzell Rhodes-Intérieures",
    },
    CI: { regions: "Abidjan Autonomous=Abidjan" },
    CM: {
      regions:
        "West=Ouest|South-West=Sud-Ouest|North-West=Nord-Ouest|East=Est|Far North=Extrême-Nord|North=Nord|South=Sud",
    },
    DJ: {},
    FR: { regions: "New Aquitaine=Nouvelle-Aquitaine|Brittany=Bretagne|Normandy=Normandie|Corsica=Corse" },
    GA: { regions: "Ngouni=Ngounié" },
    GF: {},
    GN: {},
    GP: {},
    HT: {},
    KM: {},
    LU: {},
    MC: { regions: "Municipality of Monaco=Monaco" },
    MG: { regions: "Upper Matsiatra=Haute Matsiatra" },
    ML: {},
    MQ: {},
    NC: { regions: "South=Province Sud|North=Province Nord|Loyalty Islands=Îles Loyauté" },
    NE: {},
    PF: {},
    RE: { regions: "Reunion=La Réunion" },
    SN: { regions: "Thies=Thiès|Kedougou=Kédougou" },
    TD: {},
    TG: {},
    YT: {},
  },
};

/** What the table adds to the names of regions in English. */
const KIND_OF_REGION = /^Region of | (?:Department|Province|Region|region|Governorate|District)$/;

const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * The city and its region as people there call them, for a reader of a language that is spoken there; others get the names of the
 * table. A region that is called like its city is null: 'Wien', not 'Wien, Wien'.
 */
export function namesThere(
  { name, region }: Named,
  country: string,
  language: Language = LANGUAGE.html,
): Named {
  const there = language === "en" ? undefined : NAMES[language][country];
  if (there === undefined) return { name, region };
  const city = listed(there.cities).get(name) ?? name;
  const plain = region?.replace(KIND_OF_REGION, "") ?? null;
  const around = plain === null ? null : (listed(there.regions).get(plain) ?? plain);
  const isSame = around !== null && foldName(around) === foldName(city);
  return { name: city, region: isSame ? null : around };
}

function listed(pairs = ""): ReadonlyMap<string, string> {
  const names = known.get(pairs) ?? new Map(pairs.split("|").map(pairOf));
  known.set(pairs, names);
  return names;
}

function pairOf(pair: string): [string, string] {
  const [english = "", there = ""] = pair.split("=");
  return [english, there];
}
