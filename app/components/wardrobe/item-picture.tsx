// The picture of an item: our drawing, and over it the photo that an administrator has uploaded, once it is there. Both
// have one fixed size, so that nothing moves.
import { type ReactNode, useCallback, useState } from "react";
import { preload } from "react-dom";
import { Garment } from "~/components/illustrations/art.tsx";
import { imageMediaType, imageSourceSet, imageUrl } from "~/contracts/wardrobe/image-variant.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { useNearViewport } from "~/hooks/use-near-viewport.ts";

/** CSS pixels of a side: `row-art`. */
const SIDE = 44;
const SIZES = `${SIDE}px`;

interface ItemPictureProps {
  /** The item's clothing_name_id, which names its drawing. */
  nameId: string;
  category: ItemCategory;
  /** The content hash of the item's photo; null when it has none. */
  image: string | null;
  /** For the first items of a page: fetched with the page instead of when they come near. */
  isPriority?: boolean;
}

/** The item's photo over its drawing; only decoration, as the name stands beside it. */
export function ItemPicture({ nameId, category, image, isPriority = false }: ItemPictureProps) {
  const drawing = <Garment name={nameId} category={category} className="row-art" />;
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
  /** The drawing, until the photo has come, and for good when it does not come. */
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
  /** The photo is there, or will not come. */
  onSettled: (photo: HTMLImageElement) => void;
}

function Photo({ image, isPriority, onSettled }: PhotoProps) {
  const settleIfEarly = useCallback(
    (photo: HTMLImageElement | null) => {
      // A photo of the server's page may have come before there was a script to hear of it.
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

/** Tells the browser of a photo before it comes to its place in the page. */
function preloadPhoto(image: string): void {
  preload(imageUrl({ contentHash: image, size: 96, format: "avif" }), {
    as: "image",
    type: imageMediaType("avif"),
    imageSrcSet: imageSourceSet(image, "avif"),
    imageSizes: SIZES,
    fetchPriority: "high",
  });
}
