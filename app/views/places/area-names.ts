// What a region or country is called by those who type it after a city: in the languages of the product, as people there call it,
// and in letters. Folded.
import { foldName } from "~/domain/places/fold-name.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { stateName } from "~/domain/places/us-states.ts";
import { LANGUAGES } from "~/words/languages.ts";

/** Names that Intl doesn't know. */
const ALSO: Readonly<Record<string, string>> = {
  AE: "uae|emirates|vae|eau",
  CD: "dr congo|drc|zaire",
  CI: "ivory coast",
  CZ: "czech republic|tschechische republik|republique tcheque|republica checa|bohemia",
  GB: "uk|great britain|britain|grossbritannien|gran bretana|grande bretagne",
  KP: "north korea",
  KR: "korea|south korea|corea|coree|sudkorea",
  LA: "laos",
  MK: "macedonia",
  MM: "burma|birma|birmania|birmanie",
  NL: "holland|holanda|hollande|niederlande",
  RU: "russia",
  SY: "syria",
  SZ: "swaziland",
  TR: "turkey|turkiye",
  TW: "republic of china",
  US: "usa|us|united states|united states of america|america|amerika|eeuu|ee uu|etats unis d amerique|etats unis",
  VA: "vatican",
  VN: "viet nam",
};

/** Regions by what people there say, or by the letters in their addresses; Brazil's and Australia's are in use for cities. */
const REGIONS: Readonly<Record<string, string>> = {
  AT: "wien=vienna|steiermark=styria|oberosterreich=upper austria|tirol=tyrol|karnten=carinthia|niederosterreich=lower austria",
  AU: "act=australian capital territory|nsw=new south wales|nt=northern territory|qld=queensland|sa=south australia|tas=tasmania|vic=victoria|wa=western australia",
  BR: "ac=acre|al=alagoas|ap=amapa|am=amazonas|ba=bahia|ce=ceara|df=federal district|es=espirito santo|go=goias|ma=maranhao|mt=mato grosso|ms=mato grosso do sul|mg=minas gerais|pa=para|pb=paraiba|pr=parana|pe=pernambuco|pi=piaui|rj=rio de janeiro|rn=rio grande do norte|rs=rio grande do sul|ro=rondonia|rr=roraima|sc=santa catarina|sp=sao paulo|se=sergipe|to=tocantins",
  CA: "ab=alberta|bc=british columbia|mb=manitoba|nb=new brunswick|nl=newfoundland and labrador|ns=nova scotia|nt=northwest territories|nu=nunavut|on=ontario|ont=ontario|pe=prince edward island|pei=prince edward island|qc=quebec|que=quebec|sk=saskatchewan|yt=yukon",
  CH: "zh=zurich|zuerich=zurich|geneve=geneva|genf=geneva|waadt=vaud|luzern=lucerne|sankt gallen=saint gallen|graubunden=grisons|tessin=ticino|wallis=valais|freiburg=fribourg|be=bern",
  DE: "berlin=state of berlin|bayern=bavaria|nordrhein westfalen=north rhine westphalia|nrw=north rhine westphalia|hessen=hesse|sachsen=saxony|niedersachsen=lower saxony|sachsen anhalt=saxony anhalt|rheinland pfalz=rheinland pfalz|rlp=rheinland pfalz|rhineland palatinate=rheinland pfalz|thuringen=thuringia|bw=baden wurttemberg",
  ES: "cataluna=catalonia|catalunya=catalonia|andalucia=andalusia|comunidad valenciana=valencia|islas baleares=balearic islands|mallorca=balearic islands|canarias=canary islands|islas canarias=canary islands|tenerife=canary islands|pais vasco=basque country|euskadi=basque country|navarra=navarre|castilla y leon=castille and leon|castilla la mancha=castille la mancha|castile and leon=castille and leon|castile la mancha=castille la mancha",
  FR: "bretagne=brittany|normandie=normandy|corse=corsica|nouvelle aquitaine=new aquitaine|ile de france=ile de france|idf=ile de france|alsace=grand est|paca=provence alpes cote dazur|provence=provence alpes cote dazur",
  GB: "england=england|scotland=scotland|wales=wales|ni=northern ireland|schottland=scotland|escocia=scotland|ecosse=scotland|inglaterra=england|angleterre=england",
  IT: "lombardia=lombardy|piemonte=piedmont|sicilia=sicily|toscana=tuscany|puglia=apulia|sardegna=sardinia|marche=the marches|basilicata=basilicate|trentino=trentino alto adige",
  MX: "cdmx=mexico city|bc=baja california|bcs=baja california sur|edomex=mexico|nl=nuevo leon|slp=san luis potosi|gto=guanajuato|jal=jalisco",
};

/** Abbreviations of states besides their two letters that aren't the beginning of the name. */
const STATES: Readonly<Record<string, string>> = {
  FL: "fla",
  HI: "hawai",
  CA: "cali",
  PA: "penna",
  VA: "va",
  WV: "w va",
};

const countries = new Map<string, readonly string[]>();
const regions = new Map<string, readonly string[]>();

/** The folded names of a place's region and country; a country's two letters are among them. */
export function areaNames(country: string, region: string | null): readonly string[] {
  const key = `${country} ${region ?? ""}`;
  const known = regions.get(key) ?? [...regionNames(country, region), ...countryNames(country)];
  regions.set(key, known);
  return known;
}

/** The folded names of a US city's state and of the US. */
export function stateAreaNames(state: string): readonly string[] {
  const also = STATES[state];
  return [...[state, stateName(state)].map(foldName), ...(also ? [also] : []), ...countryNames(ZIP_COUNTRY)];
}

function regionNames(country: string, region: string | null): string[] {
  if (region === null) return [];
  const folded = foldName(region);
  const others = (REGIONS[country] ?? "")
    .split("|")
    .map((pair) => pair.split("="))
    .filter(([, name]) => name === folded)
    .map(([also = ""]) => also);
  return [folded, ...others];
}

function countryNames(country: string): readonly string[] {
  const known = countries.get(country) ?? [
    ...new Set([
      country.toLowerCase(),
      ...[...LANGUAGES, languageThere(country)]
        .flatMap((language) => namesIn(language, country))
        .map(foldName),
      ...(ALSO[country]?.split("|") ?? []),
    ]),
  ];
  countries.set(country, known);
  return known;
}

/** The language that most people in a country speak. */
function languageThere(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().language;
}

/** They are slow to make. */
const displayed = new Map<string, readonly Intl.DisplayNames[]>();

function namesIn(language: string, country: string): string[] {
  const both =
    displayed.get(language) ??
    (["short", "long"] as const).map((style) => new Intl.DisplayNames(language, { type: "region", style }));
  displayed.set(language, both);
  return both.flatMap((names) => names.of(country) ?? []);
}
