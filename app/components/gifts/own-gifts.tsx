// "Your reservations": what the one who looks has reserved, to change, mark as bought, and undo. Plain forms.

import { Button } from "~/components/ui/button.tsx";
import { Section } from "~/components/ui/section.tsx";
import type { OwnGift } from "~/contracts/gifts/giver-page.ts";
import { arrivedWords, GIVER_COPY } from "~/words/en/gifts/giver-page-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import { ownGiftPath } from "./giver-paths.ts";

/** The longest list of numbers to choose from. */
const MOST_CHOICES = 50;

export function OwnGifts({ token, own }: { token: string; own: readonly OwnGift[] }) {
  if (own.length === 0) return null;
  return (
    <Section titleId="own-gifts" title={GIVER_COPY.own} titleLook="text-base" className="card mt-4 px-4 py-3">
      <ul>
        {own.map((gift) => (
          <OwnRow key={gift.id} gift={gift} action={publicPath(ownGiftPath(token))} />
        ))}
      </ul>
    </Section>
  );
}

type RowProps = { gift: OwnGift; action: string };

function OwnRow({ gift, action }: RowProps) {
  const { what, pieces, arrivedPieces, state, isOnList } = gift;
  const hasAllArrived = arrivedPieces === pieces;
  return (
    <li className="border-t border-hairline py-2 first:border-0">
      <p className="font-semibold break-words">{what}</p>
      <p className="text-sm text-ink-soft empty:hidden">
        {state === "waiting" && GIVER_COPY.waiting}
        {state === "bought" && arrivedPieces === 0 && GIVER_COPY.isBought}
        {arrivedPieces > 0 && arrivedWords(arrivedPieces, pieces)}
      </p>
      {!isOnList && !hasAllArrived && <p className="text-sm text-ink-soft">{GIVER_COPY.offList}</p>}
      {!hasAllArrived && <Changes gift={gift} action={action} />}
    </li>
  );
}

function Changes({ gift, action }: RowProps) {
  const { id, what, state, most } = gift;
  return (
    <div data-chrome className="mt-1 flex flex-wrap items-end gap-2">
      {most > 1 && <ChangePieces gift={gift} action={action} />}
      {state !== "waiting" && (
        <form method="post" action={action} noValidate>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            look="quiet"
            name="intent"
            value={state === "bought" ? "not-bought" : "bought"}
          >
            {state === "bought" ? GIVER_COPY.notBought : GIVER_COPY.bought}
            <span className="sr-only">: {what}</span>
          </Button>
        </form>
      )}
      <form method="post" action={action} noValidate>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="quiet" name="intent" value="undo">
          {GIVER_COPY.undo}
          <span className="sr-only">: {what}</span>
        </Button>
      </form>
    </div>
  );
}

function ChangePieces({ gift: { id, lineKey, what, pieces, most, arrivedPieces }, action }: RowProps) {
  const least = Math.max(1, arrivedPieces);
  const numbers = Array.from(
    { length: Math.min(most, least + MOST_CHOICES) - least + 1 },
    (_, at) => least + at,
  );
  return (
    <form method="post" action={action} noValidate className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="id" value={id} />
      <label className="text-xs text-ink-soft">
        <span className="sr-only">{what}: </span>
        {GIVER_COPY.pieces}
        <select
          name="pieces"
          data-line={lineKey}
          data-pieces={pieces}
          defaultValue={pieces}
          className="field mt-0.5 block w-20"
        >
          {numbers.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
      </label>
      <Button type="submit" look="quiet" name="intent" value="pieces">
        {GIVER_COPY.change}
      </Button>
    </form>
  );
}
