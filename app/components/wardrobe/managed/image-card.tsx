// A garment of the catalogue with its picture: choose or drop a new one here and follow its upload.
import { type DragEvent, useState } from "react";
import { Notice } from "~/components/ui/notice.tsx";
import type { ManagedItem } from "~/contracts/wardrobe/shown-dashboard.ts";
import { MANAGED_IMAGES_COPY } from "~/copy/wardrobe/managed-images-copy.ts";
import { useImageUpload } from "~/hooks/wardrobe/use-image-upload.ts";
import { ImagePicker } from "./image-picker.tsx";
import { ManagedPicture } from "./managed-picture.tsx";
import { UploadProblem, UploadProgress } from "./upload-state.tsx";

interface ImageCardProps {
  item: ManagedItem;
  address: string;
  search: string;
  /** The error of a form sent without scripts; null when there was none. */
  said: string | null;
  /** Whether the page is still polling the uploads. */
  isFollowed: boolean;
}

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
