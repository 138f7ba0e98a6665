// The method behind outfits, for everyone who wants to check us. Figures are passed in.

export const HOW_COPY = {
  title: "So rechnen wir",
  description:
    "So wählt Layette ein Outfit: die Methode, die Quellen, der Vergleich mit veröffentlichten Tabellen und die offenen Fragen.",
  isNew:
    "Neu: Noch keine Fachperson hat diese Antworten gelesen. Bis dahin sind sie eine Tabelle unter anderen.",
  lead: "Ein Outfit ist eine Summe von Wärmedämmung. Wir zählen die Teile zusammen, vergleichen mit dem, was das Wetter verlangt, und nehmen die nächste Zusammenstellung.",
  method: "Die Methode",
  steps: [
    "Aus Temperatur, Wind und Luftfeuchte wird eine gefühlte Temperatur, nach den Formeln des US-Wetterdienstes für Windchill und Hitzeindex. Ein Kinderwagen mit Verdeck nimmt die Hälfte des Windes weg.",
    "Eine Linie sagt, wie viel Dämmung jede Situation verlangt. Sie ist die Mitte veröffentlichter Tabellen, zwischen −4 und 10\u00a0°C niedriger, weil eine Feldstudie dort zu warm angezogene Babys fand, und mit einer Wärmebilanz geprüft.",
    "Für Kinder, die laufen, also ab dem ersten Geburtstag, haben wir eine eigene Linie, weil wir keine Tabelle kennen, die dafür Grad und Kleidung nennt. Sie liegt etwa ein Zehntel unter der von Babys, die krabbeln, und nahe an einer Wärmebilanz für das 2,5-Fache der Wärme in Ruhe, eine Annahme von uns. Der Wind zählt voll.",
    "Jedes Teil hat einen Wert in clo, meist von Kleidung für Erwachsene (ISO\u00a09920) auf das umgerechnet, was das Teil bedeckt. Schlafsäcke haben den TOG ihres Etiketts. Die Werte gelten für alle Größen, weil die Wärme davon abhängt, was ein Teil bedeckt; nur ein Schneeanzug hat ab 12 Monaten keine Füße mehr. Das ist unsere Schätzung.",
    "Wir ordnen alle sinnvollen Zusammenstellungen von leicht bis warm und nehmen die, die dem Bedarf am nächsten ist. Von zwei gleich nahen nehmen wir die leichtere, weil zu warm die größere Gefahr ist. So gibt es in einer wärmeren Stunde nie mehr Kleidung.",
    "Die ersten vier Wochen zählen als 2\u00a0°C kälter. Nachts zählt nur das Zimmer, nie das Wetter.",
  ],
  agreement: "Im Vergleich mit Tabellen",
  agreementText:
    "Wir haben 126 Felder aus 15 Tabellen und Regelwerken verglichen. Ein Feld stimmt überein, wenn unser Outfit höchstens 0,35\u00a0clo, etwa eine Strickjacke, oder 20\u00a0% abweicht; nachts höchstens 0,5\u00a0TOG.",
  columns: {
    kind: "Situation",
    cells: "Felder",
    warmth: "Wärme",
    hat: "Mütze oder Schlafsack",
    mittens: "Fäustlinge",
  },
  kinds: {
    stroller: "Kinderwagen",
    carrier: "Trage",
    play: "Am Boden",
    indoors: "Drinnen",
    night: "Nachts",
    all: "Alle",
  },
  fairness: (without: number, between: number) =>
    `Die Tabellen sind auch unsere wichtigste Quelle, die Übereinstimmung ist also zum Teil gewollt. Lässt man jeweils eine Tabelle weg, stimmen im Kinderwagen ${without}\u00a0% der Felder; die Tabellen untereinander stimmen zu ${between}\u00a0%. Wir sind nicht schlechter als eine veröffentlichte Tabelle, und nicht besser bewiesen.`,
  unknown: "Offene Fragen",
  unknowns: [
    "Die Dämmung von Babykleidung ist kaum gemessen: Die meisten Werte sind übertragen, einige geschätzt. Wäre jeder Wert um 15\u00a0% falsch, stimmten am Tag immer noch 84\u00a0% der Felder.",
    "Trage und Spielen am Boden beruhen auf zwei Tabellen und auf einer, das Laufen auf keiner. Kleinkinder bewegen sich meist nur leicht: Wer lange steht, braucht vielleicht eine Schicht mehr.",
    "Unter −7\u00a0°C verlangt die Wärmebilanz mehr, als ein Baby tragen kann. Dann raten wir zu Eile oder zum Drinnenbleiben statt zu noch einer Schicht.",
    "Nasse Kleidung, Sonne auf dunklem Stoff und ein Baby, das gerade getrunken hat, sind nicht berücksichtigt. Für Frühchen, kranke Babys und bei Fieber gilt das alles nicht: Frag deine Kinderarztpraxis.",
  ],
  sources: "Quellen",
  list: [
    {
      name: "American Academy of Pediatrics: sicherer Schlaf (2022) und Autositze im Winter",
      url: "https://doi.org/10.1542/peds.2022-057990",
    },
    { name: "Caring for Our Children, Standard 3.1.3.2: Spielen im Freien", url: "https://nrckids.org/CFOC" },
    { name: "Weltgesundheitsorganisation: der UV-Index", url: "https://www.who.int/" },
    { name: "US-Wetterdienst: Windchill und Hitzeindex", url: "https://www.weather.gov/" },
    {
      name: "The Lullaby Trust und Red Nose: Zimmertemperatur, verhängte Kinderwagen",
      url: "https://www.lullabytrust.org.uk/",
    },
    {
      name: "Mittagsschlaf im Freien im nordischen Winter (Eur J Appl Physiol, 2011)",
      url: "https://doi.org/10.1007/s00421-010-1686-1",
    },
    {
      name: "Eine Wärmepuppe in Babygröße (Engineering, 2021)",
      url: "https://doi.org/10.4236/eng.2021.137027",
    },
    { name: "Wie ein Kinderwagen dämmt (Health, 2021)", url: "https://doi.org/10.4236/health.2021.139073" },
    { name: "Wärme schlafender Babys (Arch Dis Child, 1996)", url: "https://adc.bmj.com/content/75/4/282" },
    {
      name: "Schlafzimmer und Bettzeug in der Nacht (Arch Dis Child, 1989)",
      url: "https://doi.org/10.1136/adc.64.4.600",
    },
    {
      name: "Wie viel sich Kleinkinder bewegen (Int J Behav Nutr Phys Act, 2020)",
      url: "https://doi.org/10.1186/s12966-020-0912-4",
    },
    {
      name: "Caring for Our Children, Standard 3.4.6.1: Kordeln und Schals",
      url: "https://nrckids.org/cfoc/database/3.4.6.1",
    },
  ],
  version: (version: number, day: string) => `Modell ${version}, ${day}.`,
} as const;

/** '84 %' */
export function shareWords(percent: number | null): string {
  return percent === null ? "–" : `${percent}\u00a0%`;
}
