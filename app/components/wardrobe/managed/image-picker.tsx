import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { FILE_FIELD } from "~/contracts/wardrobe/image-upload.ts";
import type { ManagedItem } from "~/contracts/wardrobe/managed-item.ts";
import { MANAGED_IMAGES_COPY } from "~/copy/wardrobe/managed-images.ts";
import { PICKED_TYPES } from "~/domain/wardrobe/image-upload.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";

const ACCEPT = [...PICKED_TYPES, ".png", ".jpeg", ".jpg", ".webp"].join(",");

interface ImagePickerProps {
  item: ManagedItem;
  address: string;
  /** Of the page, to come back to it. */
  search: string;
  isBusy: boolean;
  onPick: (file: File) => void;
}

/** Chooses a picture, which is then sent at once; before the scripts are there, by its own button. */
export function ImagePicker({ item, address, search, isBusy, onPick }: ImagePickerProps) {
  const isHydrated = useHydrated();
  const label = MANAGED_IMAGES_COPY.chooseFor(item.name);
  const input = (
    <input
      type="file"
      name={FILE_FIELD}
      accept={ACCEPT}
      aria-label={label}
      disabled={isBusy}
      required
      className={isHydrated ? "sr-only" : "min-w-0 text-sm"}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onPick(file);
        // The same file can be chosen again.
        target.value = "";
      }}
    />
  );
  return (
    <form
      method="post"
      action={address}
      encType="multipart/form-data"
      className="flex flex-wrap items-center gap-3"
    >
      <input type="hidden" name="clothingId" value={item.id} />
      <input type="hidden" name="q" value={search} />
      {isHydrated ? (
        <label
          className={buttonClasses(
            "quiet",
            "relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose",
          )}
        >
          {input}
          {item.image ? MANAGED_IMAGES_COPY.replace : MANAGED_IMAGES_COPY.choose}
        </label>
      ) : (
        <>
          {input}
          <Button type="submit" look="quiet">
            {MANAGED_IMAGES_COPY.upload}
          </Button>
        </>
      )}
      {isHydrated && <span className="text-xs text-ink-soft max-sm:hidden">{MANAGED_IMAGES_COPY.drop}</span>}
    </form>
  );
}
