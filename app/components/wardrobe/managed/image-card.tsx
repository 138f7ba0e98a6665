import { type DragEvent, useState } from "react";
import { Garment } from "~/components/illustrations/art.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { useImageUpload } from "~/components/wardrobe/use-image-upload.ts";
import { imageMediaType, imageSourceSet, imageUrl } from "~/contracts/wardrobe/image-variant.ts";
import type { ManagedItem } from "~/contracts/wardrobe/shown-dashboard.ts";
import { MANAGED_IMAGES_COPY } from "~/words/en/managed-copy.ts";
import { ImagePicker } from "./image-picker.tsx";

const SIDE = 80;

/** What parents see for a garment: its photo or our drawing. Decorative: the name is next to it. */
function ManagedPicture({ item: { nameId, category, image } }: { item: ManagedItem }) {
  if (!image) return <Garment name={nameId} category={category} className="size-20 shrink-0" />;
  return (
    <picture key={image} className="shrink-0">
      {(["avif", "webp"] as const).map((format) => (
        <source
          key={format}
          type={imageMediaType(format)}
          srcSet={imageSourceSet(image, format)}
          sizes={`${SIDE}px`}
        />
      ))}
      <img
        alt=""
        width={SIDE}
        height={SIDE}
        loading="lazy"
        src={imageUrl({ contentHash: image, size: 96, format: "jpeg" })}
        className="size-20 rounded-card object-cover"
      />
    </picture>
  );
}

interface UploadProgressProps {
  name: string;
  /** From 0 to 1. */
  share: number;
}

function UploadProgress({ name, share }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  const words = `${MANAGED_IMAGES_COPY.uploading} ${MANAGED_IMAGES_COPY.percent(percent)}`;
  return (
    <div>
      <p className="figures text-sm font-medium">{words}</p>
      <div
        role="progressbar"
        aria-label={MANAGED_IMAGES_COPY.progress(name)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-hairline"
      >
        <svg width={`${percent}%`} aria-hidden="true" className="h-full rounded-full bg-rose" />
      </div>
    </div>
  );
}

type UploadProblemProps = { name: string; message: string; onDismiss: () => void };

/** An upload's error, until it is dismissed. */
function UploadProblem({ name, message, onDismiss }: UploadProblemProps) {
  return (
    <div
      role="alert"
      className="flex items-start justify-between gap-2 rounded-card border border-brick/40 bg-brick-tint py-1 pe-1 ps-4 text-sm text-brick"
    >
      <p className="min-w-0 py-2.5 break-words">{message}</p>
      <button
        type="button"
        onClick={onDismiss}
        aria-label={`${MANAGED_IMAGES_COPY.dismiss}: ${name}`}
        className="grid size-11 shrink-0 place-items-center rounded-full text-xl leading-none hover:bg-sunken"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

interface ImageCardProps {
  item: ManagedItem;
  address: string;
  search: string;
  /** The error of a form sent without scripts; null when there was none. */
  said: string | null;
  /** Whether the page is still polling the uploads. */
  isFollowed: boolean;
}

/** A garment of the catalogue with its picture: choose or drop a new one here and follow its upload. */
export function ImageCard({ item, address, search, said, isFollowed }: ImageCardProps) {
  const upload = useImageUpload(address, item.id, said);
  const [isOver, setOver] = useState(false);
  const [first] = useState(item.image);

  function dragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    setOver(false);
    if (!file) return;
    event.preventDefault();
    void upload.send(file);
  }

  return (
    <li
      id={`item-${item.id}`}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`card flex scroll-mt-6 flex-col gap-4 p-4 transition-colors ${isOver ? "border-rose bg-blush" : ""}`}
    >
      <div className="flex items-center gap-4">
        <ManagedPicture item={item} />
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold break-words">{item.name}</h3>
          <p className="figures text-xs break-all text-ink-soft">{`#${item.id} · ${item.nameId}`}</p>
          <p role="status" className="text-sm">
            {stateOf(item, { isFollowed, isChanged: item.image !== first })}
          </p>
        </div>
      </div>
      {item.small && (
        <Notice look="look">{MANAGED_IMAGES_COPY.small(item.small.width, item.small.height)}</Notice>
      )}
      {upload.share !== null && <UploadProgress name={item.name} share={upload.share} />}
      {upload.problem && (
        <UploadProblem name={item.name} message={upload.problem} onDismiss={upload.dismiss} />
      )}
      <div className="mt-auto">
        <ImagePicker
          item={item}
          address={address}
          search={search}
          isBusy={upload.share !== null}
          onPick={(file) => void upload.send(file)}
        />
      </div>
    </li>
  );
}

/** The picture's state in words. */
function stateOf(
  { upload, image }: ManagedItem,
  { isFollowed, isChanged }: { isFollowed: boolean; isChanged: boolean },
): string {
  switch (upload) {
    case "processing":
      return isFollowed ? MANAGED_IMAGES_COPY.processing : MANAGED_IMAGES_COPY.stillProcessing;
    case "failed":
      return MANAGED_IMAGES_COPY.failed;
    case "none":
      if (!image) return MANAGED_IMAGES_COPY.drawing;
      return isChanged ? MANAGED_IMAGES_COPY.updated : MANAGED_IMAGES_COPY.ready;
    default:
      return upload satisfies never;
  }
}
