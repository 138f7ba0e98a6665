// The guide to swaddles and sleep sacks. Every warmth and temperature is passed in.
import { PRODUCT_NAME } from "~/words/de/layout.ts";
import { DEGREES } from "~/words/de/weather/weather-copy.ts";

export const GUIDE_COPY = {
  title: "Pucken und Schlafsäcke",
  description:
    "Welcher TOG-Wert für welches Zimmer: mit Rechner in °C und °F, wann mit dem Pucken Schluss ist, was darunter gehört und was ein Jahr mit Schlafsäcken kostet.",
  reviewed: "Geprüft am 22. November 2026",
  notAdvice:
    "Das sind allgemeine Informationen, keine medizinische Beratung. Frag in eurer Kinderarztpraxis nach, vor allem, wenn dein Baby zu früh gekommen ist oder eine Krankheit hat.",
} as const;

export const PICKER_COPY = {
  country: "DE",
  title: "Welcher TOG-Wert für euer Zimmer?",
  label: "Wie warm ist es nachts im Zimmer?",
  unit: "Einheit",
  show: "TOG-Wert zeigen",
  common: "Übliche Zimmertemperaturen",
  under: "Darunter:",
  rooms: {
    warm: "Kühl das Zimmer zuerst ab, wenn es geht: tagsüber Schatten, ein offenes Fenster, ein Ventilator, der nicht aufs Babybett bläst.",
    cold: "Heiz das Zimmer zuerst ein wenig, wenn es geht.",
  },
  check:
    "Fühl dann im Nacken oder an der Brust. Warm und trocken ist richtig, feucht oder heiß ist zu viel. Kühle Hände und Füße sind normal.",
} as const;

/** "21 °C (70 °F)": the requested unit first, then whole degrees of the other. */
export function roomWords(degrees: number, others: number, unit: "f" | "c"): string {
  const other = unit === "f" ? "c" : "f";
  return `${degrees}\u00a0${DEGREES[unit]} (${others}\u00a0${DEGREES[other]})`;
}

/** A warmth as it is printed: '0,5', '0,2–0,3'. */
export function togWords(tog: string): string {
  return tog.replaceAll(".", ",");
}

/** "1,0 TOG für ein Zimmer mit 21 °C (70 °F)". */
export function togHeadline(togs: readonly string[], room: string): string {
  return `${togs.map(togWords).join(" oder ")} TOG für ein Zimmer mit ${room}`;
}

/** "23–26 °C (74–78 °F)", "ab 24 °C (75 °F)", "14 °C (57 °F) oder kälter"; the pairs are °F and °C. */
export function bandWords(
  from: readonly [number, number] | null,
  to: readonly [number, number] | null,
): string {
  if (from && to) return `${from[1]}–${to[1]}\u00a0°C (${from[0]}–${to[0]}\u00a0°F)`;
  if (from) return `ab ${from[1]}\u00a0°C (${from[0]}\u00a0°F)`;
  return to ? `${to[1]}\u00a0°C (${to[0]}\u00a0°F) oder kälter` : "";
}

/** The picker's error. */
export function roomLimits(
  fahrenheit: readonly [number, number],
  celsius: readonly [number, number],
): string {
  return `Gib eine Zimmertemperatur von ${celsius[0]} bis ${celsius[1]}\u00a0°C ein, oder von ${fahrenheit[0]} bis ${fahrenheit[1]}\u00a0°F.`;
}

export const TOG_COPY = {
  id: "tog",
  title: "Was TOG bedeutet",
  text: "TOG (von englisch „thermal overall grade“) sagt, wie viel Wärme ein Stoff hält. Je höher die Zahl, desto wärmer der Schlafsack. Richte dich nach der Temperatur im Zimmer, nicht nach dem Wetter draußen: Ein Thermometer im Kinderzimmer ist besser als jede Vorhersage.",
  columns: { tog: "TOG", room: "Zimmer", under: "Darunter" },
  caption: "Welcher TOG-Wert für welches Zimmer",
} as const;

export const STOP_COPY = {
  id: "when-to-stop",
  title: "Wann mit dem Pucken Schluss ist",
  lead: "Beim ersten Anzeichen von Drehen, oft mit 2 bis 4 Monaten. Hör noch am selben Abend auf.",
  signs: [
    "Das Baby dreht sich oder versucht es: auf die Seite, oder in Bauchlage auf einen Arm gestützt.",
    "Das Baby strampelt immer wieder einen Arm oder ein Bein frei.",
    "Das Tuch geht nachts auf. Loser Stoff gehört nicht ins Babybett.",
  ],
  after:
    "Ein Baby, das sich drehen kann, muss beide Arme frei haben, um den Kopf heben zu können. Wechsle zum Schlafsack, auch wenn die ersten Nächte kürzer werden. Viele Babys haben ein paar Nächte lang erst einen Arm frei, dann beide. Mach das nur, solange es noch gar kein Anzeichen von Drehen gibt.",
} as const;

export const TRANSITION_COPY = {
  id: "transitional-suit",
  title: "Übergangs-Schlafanzüge",
  text: "Ein Übergangs-Schlafanzug, oder ein Schlafsack, der die Arme seitlich bedeckt, dämpft das Zusammenzucken, wenn das Pucktuch zu klein geworden ist. Er ist eine Brücke für ein paar Wochen, meist zwischen 3 und 6 Monaten, und viele Babys brauchen nie einen.",
  rules: [
    "Auf dem Rücken, in einem sonst leeren Babybett, ab der ersten Nacht.",
    "Wattierte Anzüge sind von sich aus warm: darunter wenig anziehen, darüber nichts.",
    "Hat sich das Baby darin gedreht? Das war die letzte Nacht damit. Wechsle zum Schlafsack.",
    "Nichts mit eingenähten Gewichten: weder Anzug noch Pucktuch noch Schlafsack.",
  ],
} as const;

export const ONE_SACK_COPY = {
  id: "one-sack",
  title: "Ein Schlafsack fürs ganze Jahr?",
  text: "Manche Schlafsäcke aus Merinowolle gibt es in einer Größe von 2 Monaten bis 2 Jahre, für Zimmer mit etwa 18 bis 25\u00a0°C (64 bis 77\u00a0°F): Halt dich an die Angaben des Herstellers. Einer kostet mehr als ein Schlafsack aus Baumwolle, aber übers Jahr kann es trotzdem günstiger sein. Zwei reichen: einer zum Anziehen, einer in der Wäsche. Für die ersten zwei Monate und für wärmere oder kältere Zimmer brauchst du noch etwas anderes.",
  caption: "Das erste Jahr mit Schlafsäcken, auf drei Arten",
  columns: { way: "Was du kaufst", sacks: "Stück", price: "Je Stück", total: "Im Jahr" },
  ways: {
    "one-rating": "Je zwei mit 1,0 TOG in zwei Größen, wenn das Zimmer das ganze Jahr 21–23\u00a0°C hat",
    "by-season":
      "Je zwei mit 0,5, zwei mit 1,0 und einer mit 2,5 TOG in zwei Größen, wenn das Zimmer mit der Jahreszeit wechselt",
    "one-sack": "Zwei Merino-Schlafsäcke für alle vier Jahreszeiten in einer Größe",
  },
  note: "Beispielpreise in US-Dollar, nur zum Vergleichen.",
  differ: "In deinem Laden können die Preise anders sein.",
  own: "Gib die Preise aus deinem Laden ein, um sie zu vergleichen.",
  yourPrice: (way: string) => `Dein Preis je Stück: ${way}`,
} as const;

export const SAFETY_COPY = {
  id: "safe-sleep",
  title: "Jede Nacht, zu jeder Jahreszeit",
  rules: [
    "Auf dem Rücken, auf einer eigenen, festen, flachen Unterlage, auf der sonst nichts liegt.",
    "Keine losen Decken in den ersten 12 Monaten, und keine Decke über dem Schlafsack.",
    "Drinnen keine Mütze zum Schlafen. Kein Lätzchen, keine Kordel, keine Kapuze im Babybett.",
    "Nichts mit eingenähten Gewichten.",
    "Der Halsausschnitt sitzt: Er kann nicht über das Kinn rutschen. Kauf Pucktuch oder Schlafsack nie auf Zuwachs.",
    "Das Pucktuch sitzt an der Brust eng, mit Platz für zwei Finger, und an den Hüften locker, damit sich die Beine anwinkeln und spreizen können.",
    "Nie mit Pucktuch oder Schlafsack in den Kindersitz: Der Gurt gehört direkt an den Körper.",
  ],
} as const;

export const GUIDE_SHOP_COPY = {
  title: "Wo kaufen?",
  disclosure: `Hinweis auf Werbung: Das sind Werbelinks. Wenn du darüber kaufst, bekommt ${PRODUCT_NAME} bei manchen Einkäufen eine Provision. Auf die Preise und unsere Empfehlungen hat das keinen Einfluss.`,
  unreadable: "Wir konnten die Einkaufslinks nicht laden. Alles andere auf dieser Seite ist vollständig.",
  budget: "Günstig",
  premium: "Luxus",
} as const;

export const GUIDE_QUIZ_COPY = {
  title: "Wie viele brauchst du?",
  text: "Das hängt vom Klima bei dir ab und davon, wie oft du wäschst. Vier Fragen, etwa 30 Sekunden.",
  link: "Zu den Fragen",
} as const;

export const SOURCES_COPY = {
  id: "sources",
  title: "Quellen",
  text: "Diese Bereiche drucken die meisten Hersteller auf ihre Schlafsäcke. Steht auf deinem etwas anderes, gilt deiner. Die Regeln zur Sicherheit kommen von diesen Seiten, auf Englisch:",
  list: [
    {
      name: "American Academy of Pediatrics: Todesfälle im Schlaf bei Säuglingen, aktualisierte Empfehlungen von 2022",
      url: "https://doi.org/10.1542/peds.2022-057990",
    },
    {
      name: "The Lullaby Trust: Zimmertemperatur und Babyschlafsäcke",
      url: "https://www.lullabytrust.org.uk/",
    },
    {
      name: "International Hip Dysplasia Institute: hüftfreundlich pucken",
      url: "https://hipdysplasia.org/",
    },
    {
      name: "U.S. Consumer Product Safety Commission: sicher schlafen, und Schlafkleidung für Kinder",
      url: "https://www.cpsc.gov/",
    },
  ],
} as const;
