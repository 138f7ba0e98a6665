import { Garment } from "~/components/illustrations/art.tsx";
import { imageMediaType, imageSourceSet, imageUrl } from "~/contracts/wardrobe/image-variant.ts";
import type { ManagedItem } from "~/contracts/wardrobe/shown-dashboard.ts";

const SIDE = 80;

/** What parents see for a garment: its photo or our drawing. Decorative: the name is next to it. */
export function ManagedPicture({ item: { nameId, category, image } }: { item: ManagedItem }) {
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
