// What else is on the list or isn't: wishes that are no garments, and items that are left off.

import { Button } from "~/components/ui/button.tsx";
import { Field, Select, Tick } from "~/components/ui/field.tsx";
import { wishRowId } from "~/contracts/gifts/gift-addresses.ts";
import type {
  RefusedGiftForm,
  ShownGiftList,
  ShownWish,
  StarredLine,
} from "~/contracts/gifts/shown-gifts.ts";
import { GIVING_WAYS } from "~/domain/gifts/gift-choices.ts";
import { MAX_GIVER_NAME, MAX_LIST_TITLE } from "~/domain/gifts/gift-lines.ts";
import { readPastedLinks } from "~/domain/gifts/pasted-link.ts";
import { GIFTS_COPY, labelOf } from "~/words/en/gifts/parents-gifts-copy.ts";
import { GiftButton, GiftForm } from "./gift-form.tsx";

const LINE = "flow justify-between gap-x-3 border-t border-hairline py-1 first:border-t-0";
const SUMMARY = "flex min-h-11 items-center font-semibold";

/** Stars a line, so that givers see it first, or takes the star off. */
function StarButton({ planId, line: { key, name, isStarred } }: { planId: string; line: StarredLine }) {
  return (
    <GiftButton
      planId={planId}
      intent={isStarred ? "unstar" : "star"}
      fields={{ item: key }}
      look="bare"
      label={labelOf(GIFTS_COPY.star, name)}
      isPressed={isStarred}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="star" data-on={isStarred || undefined}>
        <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.6l6.3-.8z" />
      </svg>
    </GiftButton>
  );
}

interface ListWishesProps {
  planId: string;
  wishes: ShownGiftList["wishes"];
  refused: RefusedGiftForm | null;
  /** Whether a wish was just added or removed: the page shows the others. */
  isChanged: boolean;
  /** The wish that was just added, by its id: its address leads to its row, with the focus. */
  added: string | null;
}

export function ListWishes({ planId, wishes, refused, isChanged, added }: ListWishesProps) {
  const { typed = {}, errors = {} } = refused ?? {};
  return (
    <details id="wishes" open={isChanged || refused !== null} data-chrome className="card px-4 py-1">
      <summary className={SUMMARY}>{GIFTS_COPY.wishes}</summary>
      <p className="text-sm text-ink-soft">{GIFTS_COPY.wishesHint}</p>
      <ul className="mt-2">
        {wishes.map((wish) => (
          <WishRow key={wish.id} planId={planId} wish={wish} isAdded={wish.id === added} />
        ))}
      </ul>
      {/* Empty again once a wish is added: another tap would add it twice. */}
      <GiftForm key={added} planId={planId} intent="wish" className="grid grid-cols-1 gap-4 py-4">
        <Field
          id="wish-name"
          name="wishName"
          label={GIFTS_COPY.wish}
          maxLength={MAX_LIST_TITLE}
          defaultValue={typed.wishName}
          error={errors.wishName}
        />
        <Field
          id="wish-pieces"
          name="pieces"
          label={GIFTS_COPY.pieces}
          inputMode="numeric"
          defaultValue={typed.pieces ?? "1"}
          error={errors.pieces}
          className="w-24"
        />
        <Field
          id="wish-link"
          name="link"
          type="url"
          label={GIFTS_COPY.wishLink}
          hint={GIFTS_COPY.wishLinkHint}
          defaultValue={typed.link}
          error={errors.link}
        />
        <WhichLink pasted={typed.link} isAsked={errors.link !== undefined} />
        <Field
          id="wish-price"
          name="price"
          label={GIFTS_COPY.price}
          hint={GIFTS_COPY.priceHint}
          defaultValue={typed.price}
          error={errors.price}
        />
        <div>
          <Button type="submit">{GIFTS_COPY.addWish}</Button>
        </div>
      </GiftForm>
    </details>
  );
}

function WishRow({ planId, wish, isAdded }: { planId: string; wish: ShownWish; isAdded: boolean }) {
  const { id, name, pieces, link, priceHint } = wish;
  return (
    <li id={wishRowId(id)} tabIndex={-1} data-answer="" className={LINE}>
      <span className="min-w-0 text-sm wrap-anywhere">
        <b>{name}</b> <span className="figures text-ink-soft">× {pieces}</span>
        {priceHint && <span className="text-ink-soft"> · {priceHint}</span>}
        {link && (
          <>
            {" · "}
            <a className="linkish" href={link} target="_blank" rel="noopener noreferrer nofollow">
              {new URL(link).hostname}
            </a>
          </>
        )}
      </span>
      <span className="flex">
        <StarButton planId={planId} line={wish} />
        <GiftButton
          planId={planId}
          intent="unwish"
          fields={{ id }}
          look="bare"
          label={labelOf(GIFTS_COPY.remove, name)}
        >
          {GIFTS_COPY.remove}
        </GiftButton>
      </span>
      {isAdded && (
        <p role="status" className="w-full pb-2 text-sm font-semibold text-leaf">
          {GIFTS_COPY.wishAdded}
        </p>
      )}
    </li>
  );
}

/** Of several links that were pasted, the one to take. Nothing for one. */
function WhichLink({ pasted = "", isAsked }: { pasted: string | undefined; isAsked: boolean }) {
  const links = isAsked ? readPastedLinks(pasted) : [];
  if (links.length < 2) return null;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{GIFTS_COPY.whichLink}</legend>
      {links.map((link, index) => (
        <Tick
          key={link}
          row="gap-3 text-sm"
          name="chosenLink"
          value={link}
          data-question={index === 0 ? "" : undefined}
        >
          <span className="min-w-0 wrap-anywhere">{link}</span>
        </Tick>
      ))}
    </fieldset>
  );
}

interface ListItemsProps {
  planId: string;
  lines: ShownGiftList["lines"];
  /** Whether one was just changed, or couldn't be. */
  isChanged: boolean;
}

/** The garments that the list could show: each is starred here, or left off. */
export function ListItems({ planId, lines, isChanged }: ListItemsProps) {
  return (
    <details id="items" open={isChanged} data-chrome className="card px-4 py-1">
      <summary className={SUMMARY}>{GIFTS_COPY.items}</summary>
      <p className="text-sm text-ink-soft">{GIFTS_COPY.itemsHint}</p>
      <ul className="mt-2 pb-2">
        {lines.map((line) => (
          <li key={line.key} className={LINE}>
            <span className="min-w-0 text-sm wrap-anywhere">
              {line.name}
              {line.isOff && <span className="text-ink-soft"> · {GIFTS_COPY.leftOff}</span>}
            </span>
            <span className="flex">
              {!line.isOff && <StarButton planId={planId} line={line} />}
              <GiftButton
                planId={planId}
                intent={line.isOff ? "put-back" : "leave-off"}
                fields={{ item: line.key }}
                look="bare"
                label={labelOf(line.isOff ? GIFTS_COPY.putBack : GIFTS_COPY.leaveOff, line.name)}
              >
                {line.isOff ? GIFTS_COPY.putBack : GIFTS_COPY.leaveOff}
              </GiftButton>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface AddGiftFormProps {
  planId: string;
  formKey: string;
  left: ShownGiftList["left"];
  refused: RefusedGiftForm | null;
}

/** Adds a gift for someone who doesn't use this page. */
export function AddGiftForm({ planId, formKey, left, refused }: AddGiftFormProps) {
  const { typed = {}, errors = {} } = refused ?? {};
  return (
    <details open={refused !== null} data-chrome className="card px-4 py-1">
      <summary className="flex min-h-11 items-center font-semibold">{GIFTS_COPY.add}</summary>
      {left.length === 0 ? (
        <p className="pb-3 text-sm text-ink-soft">{GIFTS_COPY.nothingToAdd}</p>
      ) : (
        <GiftForm planId={planId} intent="add" fields={{ formKey }} className="grid grid-cols-1 gap-4 pb-4">
          <p className="text-sm text-ink-soft">{GIFTS_COPY.addHint}</p>
          <Field
            id="add-name"
            name="name"
            label={GIFTS_COPY.who}
            maxLength={MAX_GIVER_NAME}
            autoComplete="off"
            defaultValue={typed.name}
            error={errors.name}
          />
          <Select id="add-item" name="item" label={GIFTS_COPY.what} defaultValue={typed.item}>
            {left.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
          <Field
            id="add-pieces"
            name="pieces"
            label={GIFTS_COPY.pieces}
            inputMode="numeric"
            defaultValue={typed.pieces ?? "1"}
            error={errors.pieces}
            className="w-24"
          />
          <Select id="add-how" name="how" label={GIFTS_COPY.way} defaultValue={typed.how}>
            {GIVING_WAYS.map((way) => (
              <option key={way} value={way}>
                {GIFTS_COPY.ways[way]}
              </option>
            ))}
          </Select>
          <div>
            <Button type="submit">{GIFTS_COPY.addIt}</Button>
          </div>
        </GiftForm>
      )}
    </details>
  );
}
