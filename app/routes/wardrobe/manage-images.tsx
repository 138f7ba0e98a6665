// /admin/clothing: the catalogue's pictures, for administrators.

import { useEffect, useState } from "react";
import { href, useRevalidator } from "react-router";
import { GarmentGroups, GarmentSearch } from "~/components/layout/garment-search.tsx";
import { ManagedNav } from "~/components/layout/managed-nav.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ImageCard } from "~/components/wardrobe/managed/image-card.tsx";
import { UploadGuidelines } from "~/components/wardrobe/managed/image-picker.tsx";
import type { ManagedItem } from "~/contracts/wardrobe/shown-dashboard.ts";
import { selectCatalogueNames, selectUploads } from "~/data/wardrobe/select-wardrobe.server.ts";
import { isFound } from "~/domain/wardrobe/find-garment.ts";
import { appContext } from "~/http/context.ts";
import { readAsManager } from "~/http/viewer.server.ts";
import { readPatiently } from "~/lib/patient-reading.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { managedItems } from "~/views/wardrobe/managed-images-view.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { MANAGED_IMAGES_COPY } from "~/words/en/managed-copy.ts";
import type { Route } from "./+types/manage-images";
import { readManagedSearch } from "./managed-search.ts";

export { passRetryAfter as headers } from "~/lib/send-form.ts";

const EVERY_MS = 1500;
const MOST_TIMES = 40;

/**
 * Reloads the page's data every 1.5 seconds while `waitingFor` is not empty, for up to a minute; a new value
 * starts the minute again. Returns whether it is still polling.
 */
export function useReadAgain(waitingFor: string): boolean {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState({ waitingFor, times: 0 });
  const times = asked.waitingFor === waitingFor ? asked.times : 0;
  const isAsking = waitingFor !== "" && times < MOST_TIMES;
  useEffect(() => {
    if (!isAsking || state !== "idle") return;
    const timer = setTimeout(() => {
      setAsked({ waitingFor, times: times + 1 });
      void readPatiently(revalidate);
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [isAsking, state, waitingFor, times, revalidate]);
  return isAsking;
}

/** How often a page without scripts reloads. */
const PLAIN_SECONDS = 3;

export const meta: Route.MetaFunction = () => privatePageMeta(MANAGED_IMAGES_COPY.title);

export async function loader(args: Route.LoaderArgs) {
  const { db, reader } = args.context.get(appContext);
  const [garments, uploads] = await readAsManager(
    args,
    () => Promise.all([reader.read(selectCatalogueNames(db)), reader.read(selectUploads(db))]),
    ERROR_TEXTS.MANAGER_ROLE_REQUIRED,
  );
  const items = managedItems(garments, uploads);
  const isWaiting = items.some(({ upload }) => upload === "processing");
  return {
    items,
    ...readManagedSearch(args.url),
    ...(isWaiting && { plainRefresh: { seconds: PLAIN_SECONDS } }),
  };
}

function withPhoto(items: readonly ManagedItem[]): number {
  return items.filter(({ image }) => image !== null).length;
}

export default function ManageImages({ loaderData: { items, q, isWithout, said } }: Route.ComponentProps) {
  const [search, setSearch] = useState(q);
  const [isOnlyWithout, setOnlyWithout] = useState(isWithout);
  const found = items.filter((item) => isFound(item, search) && !(isOnlyWithout && item.image));
  const waiting = items.filter(({ upload }) => upload === "processing");
  const isFollowed = useReadAgain(waiting.map(({ id }) => id).join());
  return (
    <PageFrame
      title={MANAGED_IMAGES_COPY.title}
      lead={<span className="figures">{MANAGED_IMAGES_COPY.lead(withPhoto(items), items.length)}</span>}
      isWide
    >
      <ManagedNav />
      <div className="mt-3 grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <GarmentSearch
          label={MANAGED_IMAGES_COPY.search}
          button={MANAGED_IMAGES_COPY.searchButton}
          value={q}
          onChange={setSearch}
          found={MANAGED_IMAGES_COPY.found(found.length)}
        >
          <label className="flex min-h-11 basis-full items-center gap-3 text-sm">
            <input
              type="checkbox"
              name="without"
              value="1"
              defaultChecked={isWithout}
              onChange={({ target }) => setOnlyWithout(target.checked)}
              className="size-5 accent-rose"
            />
            {MANAGED_IMAGES_COPY.without}
          </label>
        </GarmentSearch>
        <UploadGuidelines />
        <div className="lg:col-span-2">
          {found.length === 0 && (
            <p className="card p-6 text-center text-ink-soft">{MANAGED_IMAGES_COPY.empty}</p>
          )}
          <GarmentGroups
            items={found}
            isSearch={search.trim() !== ""}
            openFor={said?.item ?? null}
            summary={(own) => MANAGED_IMAGES_COPY.category(withPhoto(own), own.length)}
          >
            {(shown) => (
              <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {shown.map((item) => (
                  <ImageCard
                    key={item.id}
                    item={item}
                    address={href("/admin/clothing/upload")}
                    search={search}
                    said={said?.item === item.id ? said.problem : null}
                    isFollowed={isFollowed}
                  />
                ))}
              </ul>
            )}
          </GarmentGroups>
        </div>
      </div>
    </PageFrame>
  );
}
