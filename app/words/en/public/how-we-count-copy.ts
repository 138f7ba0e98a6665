// The method behind outfits, for everyone who wants to check us. Figures are passed in.

export const HOW_COPY = {
  title: "How we count",
  description:
    "How Layette chooses an outfit: the method, the sources, the agreement with published charts, and the open questions.",
  isNew: "New: no health professional has read these answers yet. Until then, take them as one more chart.",
  lead: "An outfit is a sum of insulation. We add up the pieces, compare the sum with the need in that weather, and take the nearest set.",
  method: "The method",
  steps: [
    "We turn temperature, wind, and humidity into a felt temperature, by the wind chill and heat index formulas of the US National Weather Service. A stroller with its hood up takes half of the wind.",
    "A line by temperature says how much insulation each situation asks for. It is the middle of published charts, put lower from 25 to 50°F (−4 to 10°C), where a field study found babies dressed too warmly, and checked by a heat balance.",
    "A child who walks, from the first birthday on, has a line of our own, because we know no chart that says by degree what to walk in. It is about a tenth below that of a baby who crawls, and near a heat balance for 2.5 times the heat of rest, a figure that we assume. The wind counts in full.",
    "Each piece has a figure in clo, most of them scaled from adult garments of ISO 9920 to what the piece covers. Sacks have the TOG of their label. We use the same figures for all sizes, because warmth goes by what a piece covers; only a snowsuit has no feet from 12 months on. That is our estimate.",
    "We put all sensible sets in order from light to warm and take the one nearest to the need. Of two that are equally near we take the lighter one, because too warm is the greater danger. So a warmer hour never gets more clothing.",
    "The first four weeks count as 3°F (2°C) colder. Nights go by the room alone, never by the weather.",
  ],
  agreement: "Against published charts",
  agreementText:
    "We compared 126 cells of 15 charts and rule sets. A cell agrees if our outfit is within 0.35 clo, about one cardigan, or within 20%; at night within 0.5 TOG.",
  columns: { kind: "Situation", cells: "Cells", warmth: "Warmth", hat: "Hat or sack", mittens: "Mittens" },
  kinds: {
    stroller: "Stroller",
    carrier: "Carrier",
    play: "On the ground",
    indoors: "Indoors",
    night: "Night",
    all: "All",
  },
  /** `without` is the share with a chart's own cells left out of the curve, `between` that of the charts among themselves. */
  fairness: (without: number, between: number) =>
    `The charts are also our main source, so this is partly a fit. With each chart left out in turn, ${without}% of the stroller's cells agree; the charts agree with each other in ${between}%. We are no worse than any published chart, and no more proven.`,
  unknown: "Open questions",
  unknowns: [
    "The insulation of baby clothes has hardly been measured: most figures are analogs, some are estimates. If every figure were off by 15%, 84% of the day's cells would still agree.",
    "Carrier and playing on the ground rest on two charts and on one. Walking rests on none. Toddlers move lightly most of the time, so one who stands for long may need a layer more.",
    "Below 20°F (−7°C) a heat balance asks for more than any baby can wear. There we say to be quick or to stay in, instead of adding a layer.",
    "Wet clothes, sun on dark cloth, and a baby who has just eaten aren't counted. Babies who were born early, are ill, or have a fever are outside of it all: ask your doctor.",
  ],
  sources: "Sources",
  list: [
    {
      name: "American Academy of Pediatrics: safe sleep (2022), and winter car seat safety",
      url: "https://doi.org/10.1542/peds.2022-057990",
    },
    { name: "Caring for Our Children, standard 3.1.3.2: playing outdoors", url: "https://nrckids.org/CFOC" },
    { name: "World Health Organization: the UV index", url: "https://www.who.int/" },
    { name: "US National Weather Service: wind chill and heat index", url: "https://www.weather.gov/" },
    {
      name: "The Lullaby Trust, and Red Nose: room temperature, covered strollers",
      url: "https://www.lullabytrust.org.uk/",
    },
    {
      name: "Infants napping outdoors in winter (Eur J Appl Physiol, 2011)",
      url: "https://doi.org/10.1007/s00421-010-1686-1",
    },
    {
      name: "A thermal manikin of an infant (Engineering, 2021)",
      url: "https://doi.org/10.4236/eng.2021.137027",
    },
    {
      name: "The insulation of a stroller (Health, 2021)",
      url: "https://doi.org/10.4236/health.2021.139073",
    },
    { name: "Heat of sleeping infants (Arch Dis Child, 1996)", url: "https://adc.bmj.com/content/75/4/282" },
    {
      name: "Bedrooms and bedding at night (Arch Dis Child, 1989)",
      url: "https://doi.org/10.1136/adc.64.4.600",
    },
    {
      name: "How much toddlers move (Int J Behav Nutr Phys Act, 2020)",
      url: "https://doi.org/10.1186/s12966-020-0912-4",
    },
    {
      name: "Caring for Our Children, standard 3.4.6.1: cords and scarves",
      url: "https://nrckids.org/cfoc/database/3.4.6.1",
    },
  ],
  version: (version: number, day: string) => `Model ${version}, ${day}.`,
} as const;

/** '84%' */
export function shareWords(percent: number | null): string {
  return percent === null ? "–" : `${percent}%`;
}
