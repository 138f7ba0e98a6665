// An item's picture: our drawing until the uploaded photo loads. Both have the same fixed size, so nothing shifts.
import { type ReactElement, type ReactNode, useCallback, useState } from "react";
import { preload } from "react-dom";
import { garmentDrawing } from "~/components/illustrations/art.tsx";
import { useNearViewport } from "~/components/ui/use-near-viewport.ts";
import { imageMediaType, imageSourceSet, imageUrl } from "~/contracts/wardrobe/image-variant.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";

/** The side length in CSS pixels, as in the `row-art` class. */
const SIDE = 44;
const SIZES = `${SIDE}px`;

interface ItemPictureProps {
  /** The item's clothing_name_id, which selects its drawing. */
  nameId: string;
  category: ItemCategory;
  /** The content hash of the item's photo; null when it has none. */
  image: string | null;
  /** For the first items of a page: loaded with the page instead of when they come near the viewport. */
  isPriority?: boolean;
}

/** Decorative: the item's name is next to it. */
export function itemPicture({ nameId, category, image, isPriority = false }: ItemPictureProps): ReactElement {
  const drawing = garmentDrawing({ name: nameId, category, className: "row-art" });
  if (!image) return drawing;
  return (
    <PhotoOver key={image} image={image} isPriority={isPriority}>
      {drawing}
    </PhotoOver>
  );
}

interface PhotoOverProps {
  image: string;
  isPriority: boolean;
  /** The drawing, shown until the photo loads, or for good if it never does. */
  children: ReactNode;
}

function PhotoOver({ image, isPriority, children }: PhotoOverProps) {
  const [nearRef, isNear] = useNearViewport();
  const [state, setState] = useState<"waiting" | "shown" | "failed">("waiting");
  const settle = useCallback((photo: HTMLImageElement) => {
    setState(photo.naturalWidth > 0 ? "shown" : "failed");
  }, []);
  if (isPriority) preloadPhoto(image);
  return (
    <div ref={isPriority ? null : nearRef} className="row-art">
      {state !== "shown" && children}
      {(isPriority || isNear) && state !== "failed" && (
        <Photo image={image} isPriority={isPriority} onSettled={settle} />
      )}
      {!isPriority && (
        <noscript>
          <img
            {...BOX}
            alt=""
            src={imageUrl({ contentHash: image, size: 192, format: "jpeg" })}
            loading="lazy"
          />
        </noscript>
      )}
    </div>
  );
}

const BOX = {
  width: SIDE,
  height: SIDE,
  className: "absolute inset-0 size-11 rounded-lg object-cover",
} as const;

interface PhotoProps {
  image: string;
  isPriority: boolean;
  /** Called when the photo has loaded or failed. */
  onSettled: (photo: HTMLImageElement) => void;
}

function Photo({ image, isPriority, onSettled }: PhotoProps) {
  const settleIfEarly = useCallback(
    (photo: HTMLImageElement | null) => {
      // A photo rendered by the server may have loaded before hydration, so its load event was missed.
      if (photo?.complete) onSettled(photo);
    },
    [onSettled],
  );
  const settle = ({ currentTarget }: { currentTarget: HTMLImageElement }) => onSettled(currentTarget);
  return (
    <picture>
      {(["avif", "webp"] as const).map((format) => (
        <source
          key={format}
          type={imageMediaType(format)}
          srcSet={imageSourceSet(image, format)}
          sizes={SIZES}
        />
      ))}
      <img
        {...BOX}
        alt=""
        ref={settleIfEarly}
        srcSet={imageSourceSet(image, "jpeg")}
        src={imageUrl({ contentHash: image, size: 96, format: "jpeg" })}
        sizes={SIZES}
        fetchPriority={isPriority ? "high" : undefined}
        onLoad={settle}
        onError={settle}
      />
    </picture>
  );
}

/** Lets the browser fetch the photo before it reaches the element. */
function preloadPhoto(image: string): void {
  preload(imageUrl({ contentHash: image, size: 96, format: "avif" }), {
    as: "image",
    type: imageMediaType("avif"),
    imageSrcSet: imageSourceSet(image, "avif"),
    imageSizes: SIZES,
    fetchPriority: "high",
  });
}
