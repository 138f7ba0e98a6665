// Two small bars per month: the days with rain and the days with snow.
import type { PictureBar, YearPicture } from "~/contracts/weather/year-picture-parts.ts";
import { DAY_COUNTS } from "~/copy/weather/weather-copy.ts";
import { plusDays } from "~/domain/calendar.ts";
import { type MonthCard, round } from "~/domain/weather/month-cards.ts";
import { centred, LAYOUT, type TimeScale } from "./year-layout.ts";

/** If no month has more, the highest bar doesn't use its full height: few days should look like few. */
const FEW_DAYS = 10;
const BAR = { width: 6, gap: 1.5 };

/** A bar for each month and kind with at least one day, and a label on the highest. */
export function drawPrecipitation(
  cards: readonly MonthCard[],
  time: TimeScale,
): Pick<YearPicture, "bars" | "barLabel"> {
  const most = Math.max(...cards.flatMap(({ rainDays, snowDays }) => [rainDays, snowDays]));
  const { top, base } = LAYOUT.bars;
  const scale = (base - top) / Math.max(most, FEW_DAYS);
  const hasSnow = cards.some(({ snowDays }) => snowDays > 0);
  const bars = cards.flatMap((card): (PictureBar & { days: number })[] => {
    const middle = (time.xOf(card.startDate) + time.xOf(plusDays(card.endDate, 1))) / 2;
    const bar = (kind: PictureBar["kind"], days: number, x: number) => {
      const height = round(days * scale, 1);
      return { kind, days, x: round(x, 1), y: round(base - height, 1), width: BAR.width, height };
    };
    const beside = (BAR.width + BAR.gap) / 2;
    return [
      bar("rain", card.rainDays, middle - BAR.width / 2 - (hasSnow ? beside : 0)),
      bar("snow", card.snowDays, middle - BAR.width / 2 + beside),
    ].filter(({ days }) => days > 0);
  });
  const highest = bars.find(({ days }) => days === most);
  return {
    bars: bars.map(({ days, ...bar }) => bar),
    barLabel: highest
      ? centred(DAY_COUNTS.days(highest.days), highest.x + BAR.width / 2, highest.y - 4, time.todayX)
      : null,
  };
}
