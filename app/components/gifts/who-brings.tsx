// One reservation: what it is, what the giver said, and what the parents can do about it.

import { type ReactNode, useState } from "react";
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
  const { what, pieces, arrived, told, isMadeByParent } = gift;
  const notes = [
    told && GIFTS_COPY.how[told.how],
    mayEdit && isMadeByParent && GIFTS_COPY.byHand,
    arrived > 0 && arrivedOf(arrived, pieces),
    gift.isThanked && GIFTS_COPY.thanked,
  ].filter((note) => typeof note === "string");
  return (
    <li className="border-t border-hairline py-3 first:border-t-0">
      <p className="font-semibold wrap-anywhere">{what}</p>
      {notes.length > 0 && <p className="figures text-sm text-ink-soft">{notes.join(" · ")}</p>}
      {told?.message && <p className="mt-1 text-sm wrap-anywhere">“{told.message}”</p>}
      {mayEdit && <GiftActs planId={planId} gift={gift} />}
    </li>
  );
}

function GiftActs({ planId, gift }: GiftRowProps) {
  const { id, what, told } = gift;
  return (
    <div data-chrome className="mt-2 flex flex-wrap gap-2">
      {gift.isWaiting ? (
        <GiftButton
          planId={planId}
          intent="approve"
          fields={{ id }}
          look="primary"
          label={labelOf(GIFTS_COPY.approve, what)}
        >
          {GIFTS_COPY.approve}
        </GiftButton>
      ) : (
        <Arrival planId={planId} gift={gift} />
      )}
      {told && !gift.isWaiting && (
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
  const words = coming === 0 ? GIFTS_COPY.nothing : comingWords(coming, people);
  const hidden = mayEdit ? GIFTS_COPY.surpriseText(revealsOn) : GIFTS_COPY.readersText;
  const notes = isSurprise ? hidden : GIFTS_COPY.nothingText;
  return (
    <div>
      <Headline as="p" count={null} words={words} notes={isSurprise || isNothing ? [notes] : []} />
      <p className="mt-2 text-xs text-ink-soft wrap-anywhere">{listTitle}</p>
    </div>
  );
}

/** Every reservation once, by person; in a surprise, one after the other. */
export function WhoBrings({ planId, list }: WhoBringsProps) {
  const { gifts, items, isSurprise } = list.gifts;
  const listed = gifts.filter(({ isListed, isWaiting }) => isListed && !isWaiting);
  const waiting = gifts.filter(({ isWaiting }) => isWaiting);
  const off = gifts.filter(({ isListed, isWaiting }) => !isListed && !isWaiting);
  const rows = (of: readonly ParentsGift[]) => (
    <ul>
      {of.map((gift) => (
        <GiftRow key={gift.id} planId={planId} gift={gift} mayEdit={list.mayEdit} />
      ))}
    </ul>
  );
  const named = (of: readonly ParentsGift[]) =>
    isSurprise
      ? rows(of)
      : byPerson(of).map((person) => (
          <section key={person.name} className="mt-3 first:mt-0">
            <h3 className="text-sm font-semibold wrap-anywhere">{person.name || GIFTS_COPY.secretly}</h3>
            {rows(person.gifts)}
          </section>
        ));
  return (
    <div id="gifts" className="mt-6 grid max-w-2xl grid-cols-1 gap-4">
      {waiting.length > 0 && <Part title={GIFTS_COPY.waiting}>{named(waiting)}</Part>}
      {listed.length > 0 && (
        <Part title={isSurprise ? GIFTS_COPY.coming : GIFTS_COPY.byPerson}>{named(listed)}</Part>
      )}
      {off.length > 0 && (
        <Part title={GIFTS_COPY.notOnList}>
          {list.mayEdit && <p className="mb-2 text-sm text-ink-soft">{GIFTS_COPY.notOnListText}</p>}
          {named(off)}
        </Part>
      )}
      {items.length > 0 && (
        <Part title={GIFTS_COPY.byItem}>
          <ul>
            {items.map(({ key, what, coming, needed, names }) => (
              <li key={key} className="border-t border-hairline py-2 first:border-t-0">
                <p className="font-semibold wrap-anywhere">{what}</p>
                <p className="figures text-sm text-ink-soft wrap-anywhere">
                  {[comingOf(coming, needed), names.join(", ")].filter(Boolean).join(" · ")}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
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
