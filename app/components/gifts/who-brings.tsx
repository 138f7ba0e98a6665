// The page's answer: how much is coming from how many, then who brings what, by person and by item.
import type { ReactNode } from "react";
import { Headline } from "~/components/wardrobe/headline.tsx";
import { byPerson, type ParentsGift, type ShownGiftList } from "~/contracts/gifts/shown-gifts.ts";
import { comingOf, comingWords, GIFTS_COPY } from "~/copy/gifts/parents-gifts-copy.ts";
import { GiftRow } from "./gift-row.tsx";

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
    <div className="max-w-xl">
      <Headline count={null} words={words} notes={isSurprise || isNothing ? [notes] : []} />
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
