import { PIECES_COPY } from "~/words/en/wardrobe/pieces-copy.ts";

interface BoxLabelProps {
  title: string;
  /** The weather of the pieces; null for none. */
  weather?: string | null;
  lines: readonly { key: string | number; name: string; size?: string | null; pieces: number }[];
  /** Where the box is kept; empty for a line to write on. */
  place?: string;
}

/** A box's label: on paper it stands alone. */
export function BoxLabel({ title, weather, lines, place = "" }: BoxLabelProps) {
  return (
    <section className="box-label">
      <p className="box-label-size">{title}</p>
      {weather && <p>{weather}</p>}
      <ul>
        {lines.map(({ key, pieces, name, size }) => (
          <li key={key}>
            <b>{pieces}</b>{" "}
            <span>
              {name}
              {size && `, ${size}`}
            </span>
          </li>
        ))}
      </ul>
      {place ? (
        <p className="mt-3 text-sm">
          {PIECES_COPY.where}: {place}
        </p>
      ) : (
        <p className="box-label-where">{PIECES_COPY.where}</p>
      )}
    </section>
  );
}
