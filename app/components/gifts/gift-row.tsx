// One reservation: what it is, what the giver said, and what the parents can do about it.

import { Chevron } from "~/components/ui/marks.tsx";
import type { ParentsGift } from "~/contracts/gifts/shown-gifts.ts";
import { arrivedOf, GIFTS_COPY, labelOf } from "~/words/en/gifts/parents-gifts-copy.ts";
import { GiftButton } from "./gift-form.tsx";

/** Whether it has arrived, in part at least, and its giver isn't thanked; a surprise is thanked for later. */
export function isToThank({ arrived, isThanked, isWaiting, told }: ParentsGift): boolean {
  return arrived > 0 && !isThanked && !isWaiting && told !== null;
}

interface GiftRowProps {
  planId: string;
  gift: ParentsGift;
}

export function GiftRow({ planId, gift, mayEdit }: GiftRowProps & { mayEdit: boolean }) {
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

export type OneLineAct = { intent: "thanked" | "approve"; label: string; words: string };

interface OneLineProps extends GiftRowProps {
  isOpen: boolean;
  act: OneLineAct;
}

/** On one line, with what is to be done beside it; the rest is folded. */
export function OneLine({ planId, gift, isOpen, act }: OneLineProps) {
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
