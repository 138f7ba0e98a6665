// Opens what adds items, and loads it with the first opening, by links to the page with the form, so that they work without
// scripts. It opens through a ref handle, so that the dashboard around it doesn't re-render.

import {
  type ComponentProps,
  lazy,
  type MouseEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useImperativeHandle,
  useState,
} from "react";
import { useSearchParams } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { late } from "~/components/ui/late.tsx";
import { LineMark } from "~/components/ui/line-mark.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { ownSearch, RESULT_PARAMS } from "~/contracts/wardrobe/page-search.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { offeredCategory } from "~/domain/wardrobe/custom-item.ts";
import { ADD_ITEM_COPY, itemAddedText, itemSavedText } from "~/words/en/wardrobe/item-words.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import type { AddItemTarget } from "./add-item-fields.tsx";

type DialogProps = ComponentProps<typeof import("./add-item-dialog.tsx").default>;

const AddItemDialog = late(
  () => import("./add-item-dialog.tsx"),
  ({ isOpen }) => isOpen,
);
const PlusSheet = late(
  () => import("./bag/plus-sheet.tsx"),
  ({ isOpen }) => isOpen,
);

export interface ItemAdder {
  /** Opens the dialog with a category selected. */
  open(category: ItemCategory): void;
  /** Opens the box for one thing or a whole bag. */
  openBox(): void;
}

type AddItemOpenerProps = Omit<DialogProps, "isOpen" | "category" | "name" | "onClose"> & {
  ref: Ref<ItemAdder>;
};

/** Mounts the dialog when it is first opened. */
export function AddItemOpener({ ref, ...props }: AddItemOpenerProps) {
  const { onboardingId: planId, ageRange, onAdded } = props;
  const [adding, setAdding] = useState<Adding | null>(null);
  /** Null until the box is first opened. */
  const [isBoxOpen, setBoxOpen] = useState<boolean | null>(null);
  useImperativeHandle(
    ref,
    () => ({ open: (category) => setAdding({ category, isOpen: true }), openBox: () => setBoxOpen(true) }),
    [],
  );
  return (
    <>
      {isBoxOpen !== null && (
        <PlusSheet
          planId={planId}
          ageRange={ageRange}
          isOpen={isBoxOpen}
          onClose={() => setBoxOpen(false)}
          onChanged={onAdded}
          onDetails={(name) => {
            setBoxOpen(false);
            setAdding({ category: null, name, isOpen: true });
          }}
        />
      )}
      {adding && (
        <AddItemDialog {...props} {...adding} onClose={() => setAdding({ ...adding, isOpen: false })} />
      )}
    </>
  );
}

interface Adding extends Pick<DialogProps, "category" | "isOpen" | "name"> {}

/** The button at the end of a section, which adds an item to its category. */
export function AddItemButton({ category, onOpen }: { category: ItemCategory; onOpen: () => void }) {
  return (
    <AddItemLink category={category} onOpen={onOpen} className="fold">
      <LineMark d="M8 2.5v11M2.5 8h11" className="size-3" />
      <span>
        {ADD_ITEM_COPY.add}{" "}
        <span className="sr-only">{ADD_ITEM_COPY.to(ITEM_CATEGORY_LABELS[category])}</span>
      </span>
    </AddItemLink>
  );
}

interface AddItemLinkProps {
  /** The page that does the same without scripts; without a path, the form below the items. */
  path?: string;
  category?: ItemCategory;
  onOpen: () => void;
  className: string;
  children: ReactNode;
}

/** A link to the dialog, or to the box. */
export function AddItemLink({ path, category, onOpen, className, children }: AddItemLinkProps) {
  const [search] = useSearchParams();
  const mayAdd = useMay("edit");
  function open(event: MouseEvent) {
    // The user wants another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }
  if (!mayAdd) return null;
  return (
    <a
      href={path ?? searchForAdding(search, category ?? null)}
      aria-haspopup="dialog"
      onClick={open}
      className={className}
    >
      {children}
    </a>
  );
}

const loadForm = () => import("./add-item-form.tsx");

/** Rarely asked for where there are scripts, so browsers load it then; the server renders it for visitors without. */
const AddItemForm = import.meta.env.SSR ? (await loadForm()).default : lazy(loadForm);

interface AddItemSectionProps extends Omit<AddItemTarget, "category"> {
  /** The page's items, used to name the one that was added or edited. */
  items: readonly { id: number; name: string }[];
  /** The problem that the address reported when the page was read. */
  problem: string | null;
}

/** For pages without scripts: the form if the address asks for it, and what was done or failed; otherwise nothing. */
export function AddItemSection({ items, problem: reported, ...plan }: AddItemSectionProps) {
  const [search] = useSearchParams();
  const mayAdd = useMay("edit");
  const asked = search.get(RESULT_PARAMS.add);
  const named = (param: string) => items.find(({ id }) => String(id) === search.get(param));
  const [added, edited] = [named(RESULT_PARAMS.added), named(RESULT_PARAMS.edited)];
  const problem = search.has(RESULT_PARAMS.problem) ? reported : null;
  return (
    <>
      {added && <Notice look="good">{itemAddedText(added.name)}</Notice>}
      {edited && <Notice look="good">{itemSavedText(edited.name)}</Notice>}
      {asked === null && problem && <ErrorNotice>{problem}</ErrorNotice>}
      {asked !== null && mayAdd && (
        <Suspense fallback={null}>
          <AddItemForm
            {...plan}
            category={offeredCategory(asked)}
            search={ownSearch(search)}
            values={Object.fromEntries(new URLSearchParams(search.get(RESULT_PARAMS.draft) ?? ""))}
            problem={problem}
          />
        </Suspense>
      )}
    </>
  );
}

/** The page's address with the form requested. */
function searchForAdding(search: URLSearchParams, category: string | null): string {
  const rest = new URLSearchParams(ownSearch(search));
  rest.set(RESULT_PARAMS.add, category ?? "");
  return `?${rest}`;
}
