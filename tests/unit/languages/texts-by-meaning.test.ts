// Texts by their meaning. What a text is told stands in the same order in every language, unless the table below has the language's own;
// words that make the opposite of each other, and texts of safety, say in each language what they have to.
import { readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import type { ArrowFunctionExpression, FunctionDeclaration, Node, TSType } from "@babel/types";
import { describe, expect, it, test } from "vitest";
import type { Note } from "../../../app/domain/today/today-terms.ts";
import * as german from "../../../app/words/de/index.ts";
import * as guide from "../../../app/words/en/public/guide-copy.ts";
import * as notice from "../../../app/words/en/today/notice-copy.ts";
import * as outfit from "../../../app/words/en/today/outfit-copy.ts";
import * as today from "../../../app/words/en/today/today-copy.ts";
import * as boxes from "../../../app/words/en/wardrobe/boxes-copy.ts";
import * as spanish from "../../../app/words/es/index.ts";
import * as french from "../../../app/words/fr/index.ts";

const COPY = import.meta.glob<Record<string, unknown>>("../../../app/words/en/**/*.ts", { eager: true });
const ENGLISH = Object.fromEntries(
  Object.entries(COPY).map(([path, module]) => [path.replace("../../../app/words/en/", ""), module]),
);
const LANGUAGES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  en: ENGLISH,
  es: spanish,
  de: german,
  fr: french,
};

/** Told apart in what is said: names, and numbers that are the same by any clock. */
const WORDS = ["Quaxle", "Brindlo", "Vormick", "Zephtar", "Luntrop", "Okwedge"];
const NUMBERS = [7, 11, 9, 8, 4, 3, 6];

/** What values of imported types look like; a text that is told of others is left out. */
const IMPORTED: Readonly<Record<string, unknown>> = { Size: "3-6m", IsoDay: "2027-05-10", Routine: "daily" };

interface Marks {
  words: string[];
  numbers: number[];
  types: ReadonlyMap<string, TSType>;
}

/** A value of a type, with marks that are used once; undefined for a type that isn't known here. */
function valueLike(type: TSType, marks: Marks): unknown {
  switch (type.type) {
    case "TSStringKeyword":
      return marks.words.shift();
    case "TSNumberKeyword":
      return marks.numbers.shift();
    case "TSBooleanKeyword":
      return true;
    case "TSLiteralType":
      return "value" in type.literal ? type.literal.value : undefined;
    case "TSUnionType": {
      const [first] = type.types.filter(
        ({ type: kind }) => kind !== "TSNullKeyword" && kind !== "TSUndefinedKeyword",
      );
      return first && valueLike(first, marks);
    }
    case "TSTypeOperator":
      return type.typeAnnotation && valueLike(type.typeAnnotation, marks);
    case "TSArrayType":
      return [valueLike(type.elementType, marks)];
    case "TSTupleType":
      return type.elementTypes.map((one) =>
        one.type === "TSNamedTupleMember" ? undefined : valueLike(one, marks),
      );
    case "TSTypeLiteral":
      return objectOf(type.members, marks);
    case "TSTypeReference": {
      const name = type.typeName.type === "Identifier" ? type.typeName.name : "";
      const known = marks.types.get(name);
      return IMPORTED[name] ?? (known && valueLike(known, marks));
    }
    default:
      return undefined;
  }
}

function objectOf(members: readonly Node[], marks: Marks): unknown {
  const entries = members.map((member): [string, unknown] => {
    const isKnown =
      member.type === "TSPropertySignature" && member.key.type === "Identifier" && member.typeAnnotation;
    return isKnown && member.key.type === "Identifier" && member.typeAnnotation
      ? [member.key.name, valueLike(member.typeAnnotation.typeAnnotation, marks)]
      : ["", undefined];
  });
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

interface Told {
  /** Of the module, and of the function within it. */
  path: string;
  at: readonly string[];
  facts: readonly unknown[];
}

type Said = ArrowFunctionExpression | FunctionDeclaration;

/** The functions in a value of texts, each with the names that lead to it. */
function functionsIn(node: Node | null | undefined, at: readonly string[]): [Said, readonly string[]][] {
  switch (node?.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return functionsIn(node.expression, at);
    case "ObjectExpression":
      return node.properties.flatMap((one) =>
        one.type === "ObjectProperty" && one.key.type === "Identifier"
          ? functionsIn(one.value, [...at, one.key.name])
          : [],
      );
    case "VariableDeclaration":
      return node.declarations.flatMap(({ id, init }) =>
        id.type === "Identifier" ? functionsIn(init, [id.name]) : [],
      );
    case "ArrowFunctionExpression":
      return [[node, at]];
    case "FunctionDeclaration":
      return [[node, [node.id?.name ?? ""]]];
    default:
      return [];
  }
}

/** The named types of a module. */
function typesIn(statements: readonly Node[]): Map<string, TSType> {
  const types = new Map<string, TSType>();
  for (const one of statements) {
    if (one.type === "TSTypeAliasDeclaration") types.set(one.id.name, one.typeAnnotation);
    if (one.type === "TSInterfaceDeclaration" && !one.extends?.length)
      types.set(one.id.name, { type: "TSTypeLiteral", members: one.body.body } as unknown as TSType);
  }
  return types;
}

function factOf(param: Node, marks: Marks): unknown {
  const typed = param.type === "AssignmentPattern" ? param.left : param;
  const type = "typeAnnotation" in typed ? typed.typeAnnotation : null;
  return type?.type === "TSTypeAnnotation" ? valueLike(type.typeAnnotation, marks) : undefined;
}

/** All functions of a module's texts, with what they are told; those that are told something unknown are left out. */
function toldIn(path: string): Told[] {
  const source = readFileSync(`app/words/en/${path}`, "utf8");
  const { body } = parse(source, { sourceType: "module", plugins: ["typescript"] }).program;
  const types = typesIn(
    body.flatMap((one) => (one.type === "ExportNamedDeclaration" ? (one.declaration ?? []) : one)),
  );
  return body
    .flatMap((one) => (one.type === "ExportNamedDeclaration" ? functionsIn(one.declaration, []) : []))
    .map(([{ params }, at]) => {
      const marks = { words: [...WORDS], numbers: [...NUMBERS], types };
      return { path, at, facts: params.map((param) => factOf(param, marks)) };
    })
    .filter(({ facts }) => !facts.includes(undefined));
}

/** What a language says when it is told the same; undefined if that is no text. */
function saidIn(language: string, { path, at, facts }: Told): string | undefined {
  let value: unknown = LANGUAGES[language]?.[path];
  for (const step of at) value = (value as Record<string, unknown> | undefined)?.[step];
  if (typeof value !== "function") return undefined;
  let said: unknown;
  try {
    said = value(...facts);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
  return typeof said === "string"
    ? said
    : said && typeof said === "object"
      ? JSON.stringify(said)
      : undefined;
}

/** The marks that stand in a text, in the order in which each stands there first. */
function orderIn(text: string): string {
  const marks =
    text.match(new RegExp(`${WORDS.join("|")}|(?<![\\d.,])(?:${NUMBERS.join("|")})(?![\\d])`, "gi")) ?? [];
  return [...new Set(marks.map((mark) => mark.toLowerCase()))].join(" ");
}

const ALL = Object.keys(ENGLISH).flatMap(toldIn);

/** Where a language says what it is told in another order than English: looked at by hand. °C comes first where people use it. */
const ROOMS = { "public/guide-copy.ts#bandWords": "11 8 7 9", "public/guide-copy.ts#roomLimits": "9 8 7 11" };
const OTHER_ORDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: ROOMS,
  de: {
    ...ROOMS,
    "gifts/giver-page-copy.ts#UNDO_GIFT_COPY.lead": "brindlo quaxle",
    "today/today-copy.ts#insteadWords": "brindlo quaxle",
  },
  fr: {
    ...ROOMS,
    // It takes figures only, and writes them with a comma.
    "public/guide-copy.ts#togHeadline": "brindlo",
    // It says the weather, and this is none.
    "wardrobe/boxes-copy.ts#proposedLabel": "",
  },
};

describe("what a text is told", () => {
  const several = ALL.filter((told) => orderIn(saidIn("en", told) ?? "").includes(" "));

  it("is known for most texts that are told something", () => {
    expect(several.length).toBeGreaterThan(80);
  });

  it.each(["es", "de", "fr"])(
    "stands in %s where it stands in English, or where the table says",
    (language) => {
      const orders = several.map((told): [string, string, string] => [
        `${told.path}#${told.at.join(".")}`,
        orderIn(saidIn("en", told) ?? ""),
        orderIn(saidIn(language, told) ?? ""),
      ]);
      const others = orders.filter(
        ([path, english, other]) => path !== "counted.ts#counted" && english !== other,
      );
      expect(Object.fromEntries(others.map(([path, , other]) => [path, other]))).toEqual(
        OTHER_ORDERS[language],
      );
    },
  );
});

/** The modules of each language that opposites and safety stand in. */
const MODULES = {
  en: { today, notice, boxes, outfit, guide },
  es: modulesOf(spanish),
  de: modulesOf(german),
  fr: modulesOf(french),
} as const;
const TONGUES = ["en", "es", "de", "fr"] as const;

function modulesOf(language: typeof spanish | typeof german | typeof french) {
  return {
    today: language["today/today-copy.ts"],
    notice: language["today/notice-copy.ts"],
    boxes: language["wardrobe/boxes-copy.ts"],
    outfit: language["today/outfit-copy.ts"],
    guide: language["public/guide-copy.ts"],
  };
}

type Modules = (typeof MODULES)[(typeof TONGUES)[number]];

const noticeIn = ({ notice: { noticeWords } }: Modules, ahead: number) =>
  noticeWords({
    byPush: true,
    minute: 420,
    days: { kind: "every", days: [] },
    onlyChanges: false,
    next: { ahead, weekday: 3 },
  });

/** What a text has to say in English, Spanish, German, and French, and what its opposite says. */
const OPPOSITES: readonly [
  what: string,
  said: (modules: Modules) => string,
  words: readonly [RegExp, RegExp, RegExp, RegExp],
][] = [
  [
    "warmer later",
    ({ today: { turnWords } }) => turnWords("up", "52°", 13),
    [/^up to/, /^hasta/, /^bis zu/, /^jusqu’à/],
  ],
  [
    "colder later",
    ({ today: { turnWords } }) => turnWords("down", "30°", 13),
    [/^down to/, /^baja a/, /^nur noch/, /^plus que/],
  ],
  [
    "a notice of today",
    (modules) => noticeIn(modules, 0),
    [/today\.$/, /hoy\.$/, /heute\.$/, /aujourd’hui\.$/],
  ],
  [
    "a notice of tomorrow",
    (modules) => noticeIn(modules, 1),
    [/tomorrow\.$/, /mañana\.$/, /morgen\.$/, /demain\.$/],
  ],
  [
    "a notice of a weekday",
    (modules) => noticeIn(modules, 2),
    [/Wednesday\.$/, /miércoles\.$/, /Mittwoch\.$/, /mercredi\.$/],
  ],
  [
    "too early",
    ({ boxes: { stayWords } }) => stayWords({ kind: "early", sizes: 2 }, 3),
    [/early$/, /antes de tiempo$/, /zu früh$/, /trop tôt$/],
  ],
  [
    "too late",
    ({ boxes: { stayWords } }) => stayWords({ kind: "late", sizes: 2 }, 3),
    [/late$/, /tarde$/, /zu spät$/, /trop tard$/],
  ],
  [
    "pieces that aren't counted",
    ({ outfit: { notThereWords } }) => notThereWords("Quaxle", false),
    [
      /^Not counted yet: Quaxle$/,
      /^Aún sin contar: Quaxle$/,
      /^Noch nicht gezählt: Quaxle$/,
      /^Pas encore compté\s: Quaxle$/,
    ],
  ],
  [
    "pieces that aren't packed",
    ({ outfit: { notThereWords } }) => notThereWords("Quaxle", true),
    [
      /^Not packed yet: Quaxle$/,
      /^Aún sin guardar.*maleta: Quaxle$/,
      /^Noch nicht eingepackt: Quaxle$/,
      /^Pas encore.*valise\s: Quaxle$/,
    ],
  ],
  [
    "too little counted",
    ({ outfit: { usualDrawerWords } }) => usualDrawerWords(false),
    [
      /^Too little is counted.*usual drawer$/,
      /muy poco contado.*cajón usual$/,
      /zu wenig gezählt.*üblichen Schublade$/,
      /^Trop peu.*comptés.*tiroir habituel$/,
    ],
  ],
  [
    "too little packed",
    ({ outfit: { usualDrawerWords } }) => usualDrawerWords(true),
    [
      /^Too little is packed.*usual drawer$/,
      /muy poco en la maleta.*cajón usual$/,
      /zu wenig eingepackt.*üblichen Schublade$/,
      /^Trop peu.*valise.*tiroir habituel$/,
    ],
  ],
  [
    "a warmer set",
    ({ today: { WEAR_LABELS } }) => WEAR_LABELS.warmer,
    [/^Warmer/, /^Más/, /^Wärmer/, /^Plus chaud/],
  ],
  [
    "a lighter set",
    ({ today: { WEAR_LABELS } }) => WEAR_LABELS.lighter,
    [/^Lighter/, /^Menos/, /^Leichter/, /^Plus léger/],
  ],
  [
    "a warmer step",
    ({ today: { STEP_OFFERS } }) => STEP_OFFERS.warmer,
    [/warmer/, /nivel más/, /wärmer/, /plus chaud/],
  ],
  [
    "a lighter step",
    ({ today: { STEP_OFFERS } }) => STEP_OFFERS.lighter,
    [/lighter/, /nivel menos/, /leichter/, /plus léger/],
  ],
  [
    "a warmer fortnight",
    ({ today: { stepUntilWords } }) => stepUntilWords(true, "Dec 11"),
    [/warmer/, /nivel más/, /wärmer/, /plus chaud/],
  ],
  [
    "a lighter fortnight",
    ({ today: { stepUntilWords } }) => stepUntilWords(false, "Dec 11"),
    [/lighter/, /nivel menos/, /leichter/, /plus léger/],
  ],
  [
    "rain",
    ({ today: { forecastWords } }) => forecastWords("50°", 7, { kind: "rain", from: 9 }),
    [/rain from/, /lluvia/, /Regen ab/, /pluie/],
  ],
  [
    "snow",
    ({ today: { forecastWords } }) => forecastWords("20°", 7, { kind: "snow", from: 9 }),
    [/snow from/, /nieve/, /Schnee ab/, /neige/],
  ],
  [
    "wind",
    ({ today: { feltWords } }) => feltWords("36°", "30°", "wind", false),
    [/wind/, /viento/, /Wind/, /vent/],
  ],
  [
    "moisture",
    ({ today: { feltWords } }) => feltWords("86°", "95°", "humidity", false),
    [/damp/, /humedad/, /[Ff]eucht/, /humid/],
  ],
  [
    "warm the room",
    ({ guide: { PICKER_COPY } }) => PICKER_COPY.rooms.cold,
    [/^Warm/, /calienta/, /^Heiz/, /chauffez/],
  ],
  [
    "cool the room",
    ({ guide: { PICKER_COPY } }) => PICKER_COPY.rooms.warm,
    [/^Cool/, /refresca/, /^Kühl/, /rafraîchissez/],
  ],
];

describe("words that make an opposite", () => {
  test.each(OPPOSITES)("say %s in each language", (_, said, words) => {
    for (const [at, tongue] of TONGUES.entries())
      expect([tongue, said(MODULES[tongue])]).toEqual([tongue, expect.stringMatching(words[at] ?? /^$/)]);
  });
});

/** What each note has to say in English, Spanish, German, and French: its "no" and "never", and the thing itself. */
const SAFETY: Readonly<Record<Note, readonly [RegExp, RegExp, RegExp, RegExp]>> = {
  shade_first: [/^Stay in the shade/, /sombra/, /^Im Schatten bleiben/, /^Restez à l’ombre/],
  shade: [/^Keep to the shade/, /sombra/, /Schatten bleiben/, /l’ombre/],
  canopy_up: [/^Canopy up/, /^Capota abierta/, /^Verdeck hoch/, /^Capote dépliée/],
  thin_sleeves: [
    /^Thin long sleeves and legs/,
    /largas y delgadas/,
    /^Dünne lange Ärmel/,
    /longues et fines/,
  ],
  sunscreen_bare_skin: [/^Sunscreen/, /^Protector solar/, /^Sonnencreme/, /crème solaire/],
  rain_cover_vented: [
    /only while it rains.*open/,
    /solo mientras llueve.*ventilación/,
    /nur bei Regen.*offen/,
    /que sous la pluie.*ouvertes/,
  ],
  cover_over_both: [
    /umbrella, or a cover over both/,
    /paraguas o .*los dos/,
    /Schirm oder .*euch beide/,
    /parapluie, ou .*vous deux/,
  ],
  wind_layer_outside: [/windproof/, /corte el viento/, /Winddichtes/, /coupe le vent/],
  nothing_at_the_neck: [
    /^Nothing.*no scarf, no hood cords/,
    /^Nada.*ni bufanda ni/,
    /^Nichts.*kein Schal, keine Kordel/,
    /^Rien.*ni écharpe, ni/,
  ],
  nothing_padded_under_straps: [
    /^Nothing padded under.*after/,
    /^Nada acolchado debajo/,
    /^Nichts Gepolstertes unter.*nach/,
    /^Rien de rembourré sous.*après/,
  ],
  off_when_warm: [
    /^Take off.*over the straps.*warm/,
    /sobre las correas se quita/,
    /über den Gurten.*weg.*warm/,
    /sur le harnais s’enlève.*chaude/,
  ],
  buckles_hot: [/buckles.*hot/, /hebillas.*calientan/, /Schnallen.*heiß/, /boucles.*brûlantes/],
  carrier_is_a_layer: [
    /carrier counts as a layer/,
    /portabebés cuenta como una capa/,
    /Trage zählt als eine Schicht/,
    /porte-bébé compte comme une épaisseur/,
  ],
  two_bodies_warm: [/lightly/, /poca ropa/, /leicht anziehen/, /tenue légère/],
  open_up_indoors: [/^Open up indoors/, /^Al entrar se abre/, /^Drinnen öffnen/, /l’intérieur, on ouvre/],
  never_drape_the_stroller: [/^Never/, /^Nunca/, /^Nie /, /^Ne .* jamais/],
  coat_over_both: [
    /coat goes over both/,
    /abrigo va sobre los dos/,
    /Jacke über euch beide/,
    /manteau par-dessus vous deux/,
  ],
  drawer_too_light: [
    /less than.*only briefly/,
    /menos de.*solo un momento/,
    /zu wenig.*nur kurz/,
    /moins que.*qu’un moment/,
  ],
  drawer_too_warm: [/too warm.*open/, /de más.*ábrelo/, /zu warm.*öffnen/, /trop chaud.*ouvrez/],
  warm_the_room: [/^Warm the room/, /calienta/, /wärmer/, /^Réchauffez/],
  cool_the_room: [/^Cool the room/, /refresca/, /kühlen/, /rafraîchissez/],
  feel_the_neck: [
    /neck: warm and dry/,
    /nuca: tibia y seca/,
    /Nacken.*warm und trocken/,
    /nuque.*tiède et sèche/,
  ],
  room_temperature_counts: [/weather doesn't/, /no el clima/, /nicht das Wetter/, /non la météo/],
  nothing_loose: [
    /^Nothing loose and nothing weighted.*no blanket/,
    /^Nada suelto ni con peso.*sin cobija/,
    /^Nichts Loses und nichts Beschwertes.*keine Decke/,
    /^Rien de libre ni de lesté.*pas de couverture/,
  ],
  head_bare: [/^No hat/, /^Sin gorro/, /^Keine Mütze/, /^Pas de bonnet/],
  stop_swaddle_when_rolling: [
    /^No swaddle/,
    /^Deja de envolver/,
    /^Nicht mehr pucken/,
    /^Plus d’emmaillotage/,
  ],
  follow_the_label: [/follow the label/, /sigue la etiqueta/, /gilt das Etikett/, /suivez l’étiquette/],
};

/** The guide's rules of every night, in their order. */
const EVERY_NIGHT: readonly (readonly [RegExp, RegExp, RegExp, RegExp])[] = [
  [
    /^On their back.*nothing else/,
    /^Boca arriba.*sin nada más/,
    /^Auf dem Rücken.*sonst nichts/,
    /^Sur le dos.*sans rien/,
  ],
  [
    /^No loose blankets.*no blanket/,
    /^Sin cobijas.*sin cobija/,
    /^Keine losen Decken.*keine Decke/,
    /^Pas de couverture.*ni de couverture/,
  ],
  [
    /^No hat.*No bib, cord, or hood/,
    /^Sin gorro.*Sin babero, cordón ni/,
    /keine Mütze.*Kein Lätzchen, keine Kordel, keine/,
    /^Pas de bonnet.*Pas de bavoir, de cordon ni/,
  ],
  [/^Nothing weighted/, /^Nada con peso/, /^Nichts mit .*Gewichten/, /^Rien de lesté/],
  [
    /can't slip.*Never size up/,
    /no puede subir.*Nunca/,
    /nicht über.*nie auf Zuwachs/,
    /ne peut pas.*jamais/,
  ],
  [
    /snug at the chest.*loose at the hips/,
    /ajustada al pecho.*suelta en la cadera/,
    /Brust eng.*Hüften locker/,
    /ajusté à la poitrine.*lâche aux hanches/,
  ],
  [/^Never use/, /^Nunca uses/, /^Nie mit/, /^Jamais/],
];

/** Limits of time outdoors. */
const STAY: Readonly<Record<keyof typeof outfit.STAY_TEXTS, readonly [RegExp, RegExp, RegExp, RegExp]>> = {
  check: [/^Check often/, /^Revisa seguido/, /^Oft /, /^Vérifiez souvent/],
  shade_short: [/^Shade, short/, /sombra, poco rato/, /^Nur kurz, im Schatten/, /ombre, peu de temps/],
  short: [/short/, /^Poco rato/, /^Nur kurz/, /^Peu de temps/],
  errands: [/only/, /^Solo/, /^Nur/, /^Seulement/],
  stay_in_heat: [/^Stay in.*cool/, /adentro.*fresco/, /^Drinnen bleiben.*kühl/, /^Restez au frais/],
  stay_in_cold: [/^Stay in$/, /adentro$/, /^Drinnen bleiben$/, /^Restez à l’intérieur$/],
};

/** What an outfit that is too light says in its own sentence. */
const SHORT: Readonly<Record<keyof typeof outfit.SHORT_TEXTS, readonly [RegExp, RegExp, RegExp, RegExp]>> = {
  outdoors: [
    /^Not warm enough.*stay in, or go out only for a moment$/,
    /^No abriga bastante.*(en casa|adentro) o sal.* solo un momento$/,
    /^Zu wenig.*drinnen bleiben oder nur ganz kurz/,
    /^Pas assez chaud.*restez à l’intérieur, ou ne sortez qu’un moment$/,
  ],
  carrier: [
    /^Not warm enough.*your coat goes over both of you$/,
    /no abriga bastante.*tu abrigo.* de los dos$/,
    /nicht warm genug.*Dein Mantel .*über euch beide$/,
    /^Pas assez chaud.*votre manteau .*vous deux$/,
  ],
  car: [
    /^Not warm enough yet: warm the car first$/,
    /^Todavía no abriga bastante: calienta antes el/,
    /^Noch nicht warm genug: erst das Auto wärmen$/,
    /^Pas encore assez chaud.*chauffez d’abord la voiture$/,
  ],
  room: [
    /^Not warm enough.*room: warm it first$/,
    /^No abriga bastante.*caliéntal[ao] antes$/,
    /^Nicht warm genug.*Zimmer: erst etwas heizen$/,
    /^Pas assez chaud.*chauffez-la d’abord$/,
  ],
};

/** Whoever was born early or small stays in. */
const STAYS_IN = [
  /^Stay in until the due date.*early and small/,
  /en casa hasta la fecha.*prematuros o pequeños/,
  /^Bis zum errechneten Termin.*drinnen.*Frühgeborene und kleine/,
  /rester à l’intérieur jusqu’au terme.*prématurés ou petits/,
] as const;

describe.each(TONGUES.map((tongue, at) => [tongue, at] as const))("texts of safety in %s", (tongue, at) => {
  const { NOTE_TEXTS, STAY_TEXTS } = MODULES[tongue].outfit;
  const { SAFETY_COPY, STOP_COPY } = MODULES[tongue].guide;

  test("are notes that say what they have to", () => {
    expect(Object.keys(NOTE_TEXTS).toSorted()).toEqual(Object.keys(SAFETY).toSorted());
    for (const [note, words] of Object.entries(SAFETY))
      expect(textAt(NOTE_TEXTS, note)).toMatch(words[at] ?? /^$/);
    for (const [stay, words] of Object.entries(STAY))
      expect(textAt(STAY_TEXTS, stay)).toMatch(words[at] ?? /^$/);
  });

  test("say of an outfit that is too light what to do about it, and of a baby who isn't due yet to stay in", () => {
    for (const [kind, words] of Object.entries(SHORT))
      expect(textAt(MODULES[tongue].outfit.SHORT_TEXTS, kind)).toMatch(words[at] ?? /^$/);
    expect(MODULES[tongue].today.WITHOUT_COPY.in).toMatch(STAYS_IN[at] ?? /^$/);
  });

  test("P17 name a canopy, sleeves, a sack, or a suit only where the outfit has one", () => {
    const THINGS: readonly [RegExp, readonly Note[]][] = [
      [
        /canopy|hood\b|capota|Verdeck|[Cc]apote/,
        ["canopy_up", "never_drape_the_stroller", "nothing_at_the_neck"],
      ],
      [/sleeve|manga|Ärmel|manche/, ["thin_sleeves"]],
      [/\bsack|\bsaco|[Ss]chlafsack|gigoteuse/, []],
      [/bunting|snowsuit|enterizo|Overall|Anzug|combinaison/, []],
    ];
    for (const [thing, notes] of THINGS) {
      const found = Object.entries(NOTE_TEXTS)
        .filter(([, text]) => thing.test(text))
        .map(([note]) => note);
      expect(found.filter((note) => !notes.some((one) => one === note))).toEqual([]);
    }
  });

  test("are the rules of every night", () => {
    expect(SAFETY_COPY.rules).toHaveLength(EVERY_NIGHT.length);
    for (const [rule, words] of EVERY_NIGHT.entries())
      expect(SAFETY_COPY.rules[rule]).toMatch(words[at] ?? /^$/);
    expect(STOP_COPY.lead).toMatch(
      [
        /first sign.*Stop that very night/,
        /primera señal.*Deja de hacerlo/,
        /ersten Anzeichen.*Hör noch/,
        /premier signe.*Arrêtez/,
      ][at] ?? /^$/,
    );
  });
});

function textAt(texts: Readonly<Record<string, string>>, key: string): string {
  return texts[key] ?? "";
}
