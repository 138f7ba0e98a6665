// One reservation: what it is, what the giver said, and what the parents can do about it.
import type { ParentsGift } from "~/contracts/gifts/shown-gifts.ts";
import { arrivedOf, GIFTS_COPY, labelOf } from "~/copy/gifts/parents-gifts-copy.ts";
import { GiftButton } from "./gift-form.tsx";

interface GiftRowProps {
  planId: string;
  gift: ParentsGift;
}

export function GiftRow({ planId, gift, mayEdit }: GiftRowProps & { mayEdit: boolean }) {
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
