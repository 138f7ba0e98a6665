// Who brings what: how much is coming from how many, then by person and by item; and the same as text, as a file, and on paper.

import type { ReactNode } from "react";
import { Chevron } from "~/components/ui/marks.tsx";
import { useCopied } from "~/components/ui/use-copied.ts";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { Headline } from "~/components/wardrobe/headline.tsx";
import { parentsGiftsPath } from "~/contracts/gifts/gift-addresses.ts";
import { byPerson, type ParentsGift, type ShownGiftList } from "~/contracts/gifts/shown-gifts.ts";
import { comingOf, comingWords, GIFTS_COPY } from "~/words/en/gifts/parents-gifts-copy.ts";
import { GiftRow, isToThank, OneLine, type OneLineAct } from "./gift-row.tsx";

type WhoBringsProps = { planId: string; list: ShownGiftList };

/** '9 things are coming from 4 people' */
export function ComingHeadline({
  list: { listTitle, gifts, revealsOn, mayEdit },
}: Pick<WhoBringsProps, "list">) {
  const { coming, people, isSurprise } = gifts;
  const isNothing = gifts.gifts.length === 0;
  const none = gifts.gifts.some(({ isWaiting }) => isWaiting) ? GIFTS_COPY.waiting : GIFTS_COPY.allArrived;
  const words = coming > 0 ? comingWords(coming, people) : isNothing ? GIFTS_COPY.nothing : none;
  const hidden = mayEdit ? GIFTS_COPY.surpriseText(revealsOn) : GIFTS_COPY.readersText;
  const notes = isSurprise ? hidden : GIFTS_COPY.nothingText;
  return (
    <div>
      <Headline as="p" count={null} words={words} notes={isSurprise || isNothing ? [notes] : []} />
      <p className="mt-2 text-xs text-ink-soft wrap-anywhere">{listTitle}</p>
    </div>
  );
}

/** As many gifts stand open; more are folded by item. */
const MOST_OPEN = 3;

/** Every reservation with its buttons once: what waits, whom to thank, what is coming by item, and what is done; then by person. */
export function WhoBrings({ planId, list }: WhoBringsProps) {
  const { gifts, items, isSurprise } = list.gifts;
  const { mayEdit } = list;
  const isFew = gifts.length <= MOST_OPEN;
  const waiting = gifts.filter(({ isWaiting }) => isWaiting);
  const toThank = gifts.filter((gift) => mayEdit && isToThank(gift));
  const others = gifts.filter((gift) => !gift.isWaiting && !toThank.includes(gift));
  const done = others.filter(({ arrived, pieces, isListed }) => isListed && arrived === pieces);
  const off = others.filter(({ isListed }) => !isListed);
  const coming = others.filter((gift) => !done.includes(gift) && !off.includes(gift));
  const rows = (of: readonly ParentsGift[]) => (
    <ul>
      {of.map((gift) => (
        <GiftRow key={gift.id} planId={planId} gift={gift} mayEdit={mayEdit} />
      ))}
    </ul>
  );
  const oneLines = (of: readonly ParentsGift[], act: OneLineAct) => (
    <ul>
      {of.map((gift) => (
        <OneLine key={gift.id} planId={planId} gift={gift} isOpen={isFew} act={act} />
      ))}
    </ul>
  );
  return (
    <div id="gifts" className="mt-6 grid max-w-2xl grid-cols-1 gap-4">
      {waiting.length > 0 && (
        <Part title={GIFTS_COPY.waiting}>
          {mayEdit
            ? oneLines(waiting, { intent: "approve", label: GIFTS_COPY.approve, words: GIFTS_COPY.approve })
            : rows(waiting)}
        </Part>
      )}
      {toThank.length > 0 && (
        <Part title={GIFTS_COPY.toThank}>
          {oneLines(toThank, { intent: "thanked", label: GIFTS_COPY.thank, words: GIFTS_COPY.thanked })}
        </Part>
      )}
      {items.length > 0 && (
        <Part title={isSurprise ? GIFTS_COPY.coming : GIFTS_COPY.byItem}>
          {items.map(({ key, what, needed, names, coming: pieces }) => (
            <ItemFold key={key} what={what} notes={[comingOf(pieces, needed), ...names]} isOpen={isFew}>
              {rows(coming.filter((gift) => gift.key === key))}
            </ItemFold>
          ))}
        </Part>
      )}
      {off.length > 0 && (
        <Fold title={`${GIFTS_COPY.notOnList} (${off.length})`} isOpen={isFew}>
          {mayEdit && <p className="mb-2 text-sm text-ink-soft">{GIFTS_COPY.notOnListText}</p>}
          {off.map((gift) => (
            <ItemFold key={gift.id} what={gift.what} notes={[gift.told?.name]} isOpen={isFew}>
              {rows([gift])}
            </ItemFold>
          ))}
        </Fold>
      )}
      {done.length > 0 && (
        <Fold title={`${GIFTS_COPY.arrived} ${done.length}`} isOpen={isFew}>
          {rows(done)}
        </Fold>
      )}
      {!isSurprise && others.length + toThank.length > 0 && (
        <Fold title={GIFTS_COPY.byPerson} isOpen={isFew}>
          {byPerson([...toThank, ...others]).map((person) => (
            <section key={person.name} className="mt-3 first:mt-0">
              <h3 className="text-sm font-semibold wrap-anywhere">{person.name || GIFTS_COPY.secretly}</h3>
              <ul className="text-sm text-ink-soft">
                {person.gifts.map(({ id, what }) => (
                  <li key={id} className="wrap-anywhere">
                    {what}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Fold>
      )}
    </div>
  );
}

type FoldProps = { title: string; isOpen: boolean; children: ReactNode };

function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="card px-4 py-1">
      <summary className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="figures text-lg">{title}</h2>
        <Chevron className="gift-mark" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

interface ItemFoldProps extends Omit<FoldProps, "title"> {
  what: string;
  notes: readonly (string | undefined)[];
}

/** One item, with how much is coming and from whom, which opens to its reservations. */
function ItemFold({ what, notes: [first, ...more], isOpen, children }: ItemFoldProps) {
  return (
    <details open={isOpen} className="gift-item">
      <summary>
        <span className="min-w-0">
          <b className="wrap-anywhere">{what}</b>
          <span className="figures block text-sm wrap-anywhere text-ink-soft">
            {[first, more.join(", ")].filter(Boolean).join(" · ")}
          </span>
        </span>
        <Chevron className="gift-mark" />
      </summary>
      {children}
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card p-4">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

const ACT = "tap-link text-sm";

export function TakeGiftsAlong({ planId, text }: { planId: string; text: string }) {
  const needsScript = useHydrated() ? ACT : `${ACT} invisible`;
  const { outcome, copy } = useCopied(text, GIFTS_COPY);
  return (
    <div data-chrome className="mt-2 flow gap-x-4">
      <a href={`${parentsGiftsPath(planId)}.csv`} className={ACT} download>
        {GIFTS_COPY.csv}
      </a>
      <button type="button" className={needsScript} onClick={copy}>
        {GIFTS_COPY.text}
      </button>
      <button type="button" className={needsScript} onClick={() => window.print()}>
        {GIFTS_COPY.print}
      </button>
      <p role="status" className="text-sm font-medium">
        {outcome}
      </p>
    </div>
  );
}
