// The words of a plan's calendar feed. Others may see a calendar, so its words name no person and no place.
import { PRODUCT_NAME } from "~/words/de/layout.ts";
import { SIZE_LABELS, type Size } from "~/words/de/wardrobe/wardrobe-copy.ts";

type Season = "cold" | "cool" | "mild" | "hot";

const SEASON_TITLES = {
  cold: "Babykleidung: um diese Zeit wird es meist kalt",
  cool: "Babykleidung: um diese Zeit wird es meist kühl",
  mild: "Babykleidung: um diese Zeit wird es meist mild",
  hot: "Babykleidung: um diese Zeit wird es meist heiß",
} as const;

export const FEED_COPY = {
  name: (label: string) => `${PRODUCT_NAME}: ${label}`,
  size: (size: Size, who: string) =>
    `Babykleidung: Größe ${SIZE_LABELS[size]} beginnt etwa jetzt${who && ` (${who})`}`,
  between: (span: string) => `Wahrscheinlich irgendwann in diesen Wochen: ${span}.`,
  until: (day: string) => `Sie passt etwa bis zur Woche ab ${day}.`,
  toGet: (url: string) => `Was noch fehlt: ${url}`,
  trip: "Reise",
  toPack: (url: string) => `Packliste: ${url}`,
  swap: (size: Size) => `Kita: Wechselkleidung gegen Größe ${SIZE_LABELS[size]} tauschen`,
  toSwap: "Bring die nächste Größe mit und nimm mit nach Hause, was zu klein ist.",
  outerwear: (size: Size) =>
    `Babykleidung: Entscheide etwa jetzt über die dicke Winterkleidung, Größe ${SIZE_LABELS[size]}`,
  season: (season: Season) => SEASON_TITLES[season],
  usual: "Nach dem Wetter der letzten Jahre, keine Vorhersage.",
  end: "Babykleidung: der Plan endet etwa jetzt",
  goOn: (url: string) => `Weiter ist nichts geplant. Von hier geht es bis 24 Monate weiter: ${url}`,
  noMore: (isOneOfMore = false) =>
    `${PRODUCT_NAME} plant Kleidung für die ersten 24 Monate.${isOneOfMore ? "" : " Du kannst diesen Kalender entfernen."}`,
} as const;
