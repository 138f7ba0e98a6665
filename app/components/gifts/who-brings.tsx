// One reservation: what it is, what the giver said, and what the parents can do about it.

import { type ReactNode, useState } from "react";
import { Chevron } from "~/components/ui/marks.tsx";
import { Headline } from "~/components/wardrobe/headline.tsx";
import { parentsGiftsPath } from "~/contracts/gifts/gift-addresses.ts";
import { byPerson, type ParentsGift, type ShownGiftList } from "~/contracts/gifts/shown-gifts.ts";
import { arrivedOf, comingOf, comingWords, GIFTS_COPY, labelOf } from "~/copy/gifts/parents-gifts-copy.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import { GiftButton } from "./gift-form.tsx";

interface GiftRowProps {
  planId: string;
  gift: ParentsGift;
}

function GiftRow({ planId, gift, mayEdit }: GiftRowProps & { mayEdit: boolean }) {
  return (
    <li className="border-t border-hairline py-3 first:border-t-0">
      <p className="font-semibold wrap-anywhere">{gift.what}</p>
      <GiftNotes gift={gift} mayEdit={mayEdit} />
      {gift.told?.message && <p className="mt-1 text-sm wrap-anywhere">“{gift.told.message}”</p>}
      {mayEdit && <GiftActs planId={planId} gift={gift} />}
    </li>
  );
}

function GiftNotes({ gift, mayEdit }: { gift: ParentsGift; mayEdit: boolean }) {
  const { pieces, arrived, told, isMadeByParent } = gift;
  const notes = [
    told?.name,
    told && (gift.isBought ? GIFTS_COPY.bought : GIFTS_COPY.how[told.how]),
    mayEdit && isMadeByParent && GIFTS_COPY.byHand,
    arrived > 0 && arrivedOf(arrived, pieces),
    gift.isThanked && GIFTS_COPY.thanked,
  ].filter((note) => typeof note === "string");
  if (notes.length === 0) return null;
  return <p className="figures text-sm wrap-anywhere text-ink-soft">{notes.join(" · ")}</p>;
}

interface OneLineProps extends GiftRowProps {
  isOpen: boolean;
  act: { intent: "thanked" | "approve"; label: string; words: string };
}

/** On one line, with what is to be done beside it; the rest is folded. */
function OneLine({ planId, gift, isOpen, act }: OneLineProps) {
  const { id, what, told } = gift;
  return (
    <li className="gift-one-line">
      <details open={isOpen}>
        <summary>
          <span className="min-w-0">
            <b className="wrap-anywhere">{what}</b>
            <span className="block text-sm wrap-anywhere text-ink-soft">{told?.name}</span>
          </span>
          <Chevron className="gift-mark" />
        </summary>
        {told?.message && <p className="text-sm wrap-anywhere">“{told.message}”</p>}
        <GiftNotes gift={gift} mayEdit />
        <GiftActs planId={planId} gift={gift} />
      </details>
      <GiftButton
        planId={planId}
        intent={act.intent}
        fields={{ id }}
        look={act.intent === "approve" ? "primary" : "quiet"}
        label={labelOf(act.label, [what, told?.name].filter(Boolean).join(", "))}
      >
        {act.words}
      </GiftButton>
    </li>
  );
}

function GiftActs({ planId, gift }: GiftRowProps) {
  const { id, what, told } = gift;
  return (
    <div data-chrome className="mt-2 flex flex-wrap gap-2">
      {!gift.isWaiting && <Arrival planId={planId} gift={gift} />}
      {told && !gift.isWaiting && !isToThank(gift) && (
        <GiftButton
          planId={planId}
          intent={gift.isThanked ? "not-thanked" : "thanked"}
          fields={{ id }}
          look="bare"
          label={labelOf(gift.isThanked ? GIFTS_COPY.notThanked : GIFTS_COPY.thank, what)}
        >
          {gift.isThanked ? GIFTS_COPY.notThanked : GIFTS_COPY.thank}
        </GiftButton>
      )}
      <GiftButton
        planId={planId}
        intent="remove"
        fields={{ id }}
        look="bare"
        label={labelOf(GIFTS_COPY.remove, what)}
      >
        {GIFTS_COPY.remove}
      </GiftButton>
    </div>
  );
}

/** One tap for all of it; of several pieces, also one at a time; and the way back. */
function Arrival({ planId, gift: { id, what, pieces, arrived } }: GiftRowProps) {
  const some = { planId, intent: "arrived" };
  const seen = { id, seen: `${arrived}` };
  return (
    <>
      {arrived < pieces && (
        <GiftButton
          {...some}
          fields={{ ...seen, arrived: `${pieces}` }}
          label={labelOf(pieces > 1 ? GIFTS_COPY.allArrived : GIFTS_COPY.arrived, what)}
        >
          {pieces > 1 ? GIFTS_COPY.allArrived : GIFTS_COPY.arrived}
        </GiftButton>
      )}
      {arrived + 1 < pieces && (
        <GiftButton
          {...some}
          fields={{ ...seen, arrived: `${arrived + 1}` }}
          label={labelOf(arrivedOf(arrived + 1, pieces), what)}
        >
          {arrivedOf(arrived + 1, pieces)}
        </GiftButton>
      )}
      {arrived > 0 && (
        <GiftButton
          {...some}
          fields={{ ...seen, arrived: "0" }}
          look="bare"
          label={labelOf(GIFTS_COPY.notArrived, what)}
        >
          {GIFTS_COPY.notArrived}
        </GiftButton>
      )}
    </>
  );
}

// The page's answer: how much is coming from how many, then who brings what, by person and by item.

interface WhoBringsProps {
  planId: string;
  list: ShownGiftList;
}

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

/** Whether it has arrived, in part at least, and its giver isn't thanked; a surprise is thanked for later. */
function isToThank({ arrived, isThanked, isWaiting, told }: ParentsGift): boolean {
  return arrived > 0 && !isThanked && !isWaiting && told !== null;
}

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
  const oneLines = (of: readonly ParentsGift[], act: OneLineProps["act"]) => (
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

interface FoldProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="card px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
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

// Who brings what as text, as a file, and on paper.

const ACT = "linkish inline-flex min-h-11 items-center text-sm";

export function TakeGiftsAlong({ planId, text }: { planId: string; text: string }) {
  const needsScript = useHydrated() ? ACT : `${ACT} invisible`;
  const [outcome, setOutcome] = useState("");
  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? GIFTS_COPY.copied : GIFTS_COPY.notCopied);
  }
  return (
    <div data-chrome className="mt-2 flex flex-wrap items-center gap-x-4">
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
