// The year's picture with its key, and the same data as a table.
import { useId } from "react";
import type { YearPicture as Picture } from "~/contracts/weather/year-picture-parts.ts";
import { YEAR_COPY } from "~/words/en/weather/year-picture-copy.ts";
import { YearDrawing } from "./year-drawing.tsx";
import { YearKey, YearTable } from "./year-table.tsx";

interface YearPictureProps {
  picture: Picture;
  /** Whether the page's title is the picture's. */
  isPage?: boolean;
}

/** A plan's first year: temperatures, rain and snow, weather, age ranges, today, and the due date. */
export function YearPicture({ picture, isPage = false }: YearPictureProps) {
  const id = useId();
  return (
    <figure aria-label={YEAR_COPY.title} className="max-w-[28rem]">
      <figcaption>
        {!isPage && <h2 className="text-lg">{YEAR_COPY.title}</h2>}
        <p className="figures text-sm text-ink-soft">{picture.dates}</p>
      </figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className="figures mt-3 w-full fill-ink-soft overflow-visible"
        fontSize="12"
      >
        <title id={`${id}-title`}>{YEAR_COPY.pictureTitle}</title>
        <desc id={`${id}-text`}>{picture.description}</desc>
        <YearDrawing picture={picture} id={id} />
      </svg>
      <YearKey picture={picture} id={id} />
      {picture.hasEstimates && <p className="mt-2 text-xs text-ink-soft">{YEAR_COPY.estimated}</p>}
      <YearTable picture={picture} />
    </figure>
  );
}
