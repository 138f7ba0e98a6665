import { Fragment } from "react";
import { garmentDrawing } from "~/components/illustrations/art.tsx";
import type { TodayPiece } from "~/contracts/today/shown-today.ts";
import { labelled } from "~/words/en/language.ts";
import { haveWords, moreWords, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { MarkButton } from "./mark-buttons.tsx";
import type { Marking } from "./use-marks.ts";

/** Pieces that stand below the drawing without a tap. */
const SHOWN = 3;

interface OutfitPiecesProps {
  pieces: readonly TodayPiece[];
  /** Null where nothing may be put into the wash. */
  marking: Marking | null;
}

/** An outfit as one drawing in dressing order, and its pieces by name. */
export function OutfitPieces({ pieces, marking }: OutfitPiecesProps) {
  if (pieces.length === 0) return null;
  const rest = pieces.slice(SHOWN);
  const row = (piece: TodayPiece) => <PieceRow key={piece.key} piece={piece} marking={marking} />;
  return (
    <div>
      <OutfitDrawing pieces={pieces} />
      <ul className="today-pieces">{pieces.slice(0, SHOWN).map(row)}</ul>
      {rest.length > 0 && (
        <details className="today-more">
          <summary>
            {rest.map(({ key, category }) => (
              <Fragment key={key}>{garmentDrawing({ name: key, category, className: "size-9" })}</Fragment>
            ))}
            <b>{moreWords(rest.length)}</b>
          </summary>
          <ul className="today-pieces">{rest.map(row)}</ul>
        </details>
      )}
    </div>
  );
}

function PieceRow({
  piece: { key, category, name, have },
  marking,
}: {
  piece: TodayPiece;
  marking: Marking | null;
}) {
  return (
    <li>
      {garmentDrawing({ name: key, category, className: "size-10" })}
      <span>{name}</span>
      {have !== null && (
        <span className="figures">{have === 0 ? TODAY_COPY.notCounted : haveWords(have)}</span>
      )}
      {marking && (
        <MarkButton marking={marking} mark={{ intent: "out", what: key }}>
          <span className="sr-only">{labelled(name, "")}</span>
          {TODAY_COPY.notToday}
        </MarkButton>
      )}
    </li>
  );
}

/** Small pieces share a column, so that hat, mittens, and socks lie as they are worn. */
function OutfitDrawing({ pieces }: { pieces: readonly TodayPiece[] }) {
  const small = pieces.filter(({ part }) => part === "small");
  const draw = ({ key, category, part }: TodayPiece) => (
    <span key={key} data-part={part}>
      {garmentDrawing({ name: key, category, className: "size-full" })}
    </span>
  );
  return (
    <div aria-hidden="true" className="today-outfit">
      {pieces.filter(({ part }) => part === "inner" || part === "outer").map(draw)}
      {small.length > 0 && <span data-part="column">{small.map(draw)}</span>}
      {pieces.filter(({ part }) => part === "cover").map(draw)}
    </div>
  );
}
