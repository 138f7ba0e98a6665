// A plan's boxes, and what its child can wear of the boxes of another plan.

import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { NO_SIZE, type PackedSize } from "~/contracts/wardrobe/box-addresses.ts";
import type {
  ShownBox,
  ShownFitLine,
  ShownOtherBox,
  ShownOtherBoxes,
  ShownPacking,
  ShownUnpacked,
} from "~/contracts/wardrobe/shown-boxes.ts";
import { readBoxPieces, type StoredPieces } from "~/contracts/wardrobe/stored-box.ts";
import { atAnyTime } from "~/domain/shopping/shopping-list.ts";
import { sum } from "~/domain/sum.ts";
import { cellsText, piecesOf } from "~/domain/wardrobe/bag-answer.ts";
import { type FitLine, fitBoxes, LONGEST_BOX_TEXT, mergeLines } from "~/domain/wardrobe/boxed-pieces.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { settle } from "~/domain/wardrobe/settle.ts";
import { isOneSize } from "~/domain/wardrobe/size-table.ts";
import { type NamedPlan, titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { proposedLabel } from "~/words/en/wardrobe/boxes-copy.ts";
import { PASS_ON_COPY } from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import type { viewPassOn } from "./bag-view.ts";
import type { FamilyWardrobe } from "./plan-items.ts";

/** A row of data/wardrobe/boxes.server.ts. */
interface BoxRow {
  id: string;
  label: string;
  place: string;
  content: string;
}

type OtherBoxRow = BoxRow & NamedPlan & { onboardingId: string };

const sizeOf = ({ nameId, ageRange }: StoredPieces) => (isOneSize(nameId) ? null : ageRange);

/** A box with its pieces in the catalogue's order, in the language that is spoken. */
export function viewBox({ content, ...box }: BoxRow): ShownBox {
  const inside = readBoxPieces(content);
  return {
    ...box,
    pieces: piecesOf(inside),
    lines: inside.map((piece) => ({
      cell: `${piece.itemId}:${piece.ageRange}`,
      name: itemName(piece.nameId, piece.name),
      ageRange: sizeOf(piece),
      pieces: piece.pieces,
    })),
    all: cellsText(inside),
  };
}

/** The boxes of other plans, plan by plan, with what fits this plan's child. */
export function viewOtherBoxes(
  rows: readonly OtherBoxRow[],
  { needs, over }: Pick<FamilyWardrobe, "needs" | "over">,
): ShownOtherBoxes[] {
  const idOf = new Map(needs.map(({ nameId, id }) => [nameId, id]));
  const fitted = fitBoxes(
    rows.map(({ content }) => readBoxPieces(content)),
    { items: atAnyTime(needs), over },
  );
  const planIds = [...new Set(rows.map(({ onboardingId: planId }) => planId))];
  return planIds.flatMap((planId) => {
    const ofPlan = rows.flatMap((row, at) =>
      row.onboardingId === planId ? [{ row, lines: fitted[at] ?? [] }] : [],
    );
    const [first] = ofPlan;
    if (!first) return [];
    const shown = ofPlan.map(({ row, lines }) => otherBox(row, lines, idOf));
    const together = mergeLines(ofPlan.map(({ lines }) => lines));
    return [
      {
        planId,
        title: titleOfPlan(first.row),
        pieces: sum(shown.map(({ pieces }) => pieces)),
        fits: sum(shown.map(({ fits }) => fits)),
        boxes: shown,
        together: shown.length > 1 ? together.map((line) => ({ ...fitLine(line, idOf), use: null })) : [],
      },
    ];
  });
}

/** What older children have outgrown and nobody has packed, as far as it is needed beside what the boxes hold. */
export function viewUnpacked({ needs, items }: Pick<FamilyWardrobe, "needs" | "items">): ShownUnpacked[] {
  return needs.flatMap(({ id, name }, place) =>
    [...(items[place]?.at ?? [])].flatMap(([ageRange, there]) => {
      const inBoxes = sum((there.kept ?? []).map(({ box, pieces }) => (box ? pieces : 0)));
      const pieces = Math.max(0, settle(there).boxed - inBoxes);
      const isOpen = there.kept?.some((one) => one.box === null && one.isOpen);
      if (pieces === 0 || !isOpen) return [];
      return [{ take: cellsText([{ itemId: id, ageRange, pieces }]), name, ageRange, pieces }];
    }),
  );
}

type IdOf = ReadonlyMap<string, number>;

function otherBox(
  { id, label, place }: OtherBoxRow,
  lines: readonly FitLine<StoredPieces>[],
  idOf: IdOf,
): ShownOtherBox {
  const shown = lines.map((line) => fitLine(line, idOf));
  return {
    ...{ id, label, place },
    pieces: sum(shown.map(({ pieces }) => pieces)),
    fits: sum(shown.map(({ fits }) => fits)),
    lines: shown,
    use: shown.flatMap(({ use }) => use ?? []).join(),
  };
}

function fitLine({ piece, fits, needed, count, misfit }: FitLine<StoredPieces>, idOf: IdOf): ShownFitLine {
  const itemId = idOf.get(piece.nameId);
  const isUsed = fits > 0 && itemId !== undefined;
  return {
    key: `${piece.itemId}:${piece.ageRange}`,
    name: itemName(piece.nameId, piece.name),
    ageRange: sizeOf(piece),
    pieces: piece.pieces,
    ...{ fits, needed, misfit },
    use: isUsed ? cellsText([{ itemId, ageRange: piece.ageRange, pieces: count }]) : null,
  };
}

interface Packing {
  /** What the address asks for. */
  asked: string | null;
  /** The pieces that were checked, by cell; null for all. */
  chosen: ReadonlyMap<string, number>;
  boxes: readonly BoxRow[];
  weatherGroups: string | null;
}

/** The section of what there is to pass on that is packed; null if there is none. */
export function viewPacking(
  sections: ReturnType<typeof viewPassOn>,
  { asked, chosen, boxes, weatherGroups }: Packing,
): ShownPacking | null {
  const size = parseAgeRange(asked);
  const section = sections.find(({ ageRange }) => ageRange === size && (size !== null || asked === NO_SIZE));
  if (!section) return null;
  const lines = section.lines.map(({ id, ageRange, name, pieces }) => {
    const cell = `${id}:${ageRange}`;
    return { cell, name, pieces, chosen: Math.min(pieces, chosen.get(cell) ?? 0) };
  });
  const isChosen = lines.some((line) => line.chosen > 0);
  return {
    size: section.ageRange ?? NO_SIZE,
    lines: isChosen ? lines : lines.map((line) => ({ ...line, chosen: line.pieces })),
    boxes: boxes.map(({ id, label, place }) => ({ id, label, place })),
    label: labelFor(section.ageRange ?? NO_SIZE, weatherGroups),
  };
}

/** A label in the plan's words for the weather in which a size is worn, as long as it has room. */
export function labelFor(size: PackedSize, weatherGroups: string | null): string {
  if (size === NO_SIZE) return PASS_ON_COPY.oneSize;
  const groups = readWeatherGroups(weatherGroups)?.[size] ?? [];
  const label = proposedLabel(
    size,
    groups.map(({ category }) => category),
  );
  return label.length > LONGEST_BOX_TEXT ? SIZE_LABELS[size] : label;
}
