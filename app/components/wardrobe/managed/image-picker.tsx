import { useEffect, useEffectEvent, useRef } from "react";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { FILE_FIELD } from "~/contracts/wardrobe/image-upload-form.ts";
import type { ManagedItem } from "~/contracts/wardrobe/shown-dashboard.ts";
import { PICKED_TYPES } from "~/domain/wardrobe/image-upload.ts";
import { GUIDELINES_COPY, MANAGED_IMAGES_COPY } from "~/words/en/managed-copy.ts";

const ACCEPT = [...PICKED_TYPES, ".png", ".jpeg", ".jpg", ".webp"].join(",");

const BUTTON = buttonClasses(
  "quiet",
  "relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose",
);

interface ImagePickerProps {
  item: ManagedItem;
  address: string;
  /** The page's query string, to return to it. */
  search: string;
  isBusy: boolean;
  onPick: (file: File) => void;
}

/** Chooses a picture and uploads it at once; without scripts, it has a submit button. */
export function ImagePicker({ item, address, search, isBusy, onPick }: ImagePickerProps) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const send = useEffectEvent(() => {
    const [file] = input.current?.files ?? [];
    if (!file || !input.current) return;
    onPick(file);
    // Allows choosing the same file again.
    input.current.value = "";
  });
  useEffect(() => {
    // A file may have been chosen before hydration.
    send();
    const field = input.current;
    field?.addEventListener("change", send);
    return () => field?.removeEventListener("change", send);
  }, []);
  return (
    <form method="post" action={address} encType="multipart/form-data" noValidate className="flow gap-3">
      <input type="hidden" name="clothingId" value={item.id} />
      <input type="hidden" name="q" value={search} />
      <label className={isHydrated ? BUTTON : "min-w-0"}>
        <input
          ref={input}
          type="file"
          name={FILE_FIELD}
          accept={ACCEPT}
          aria-label={MANAGED_IMAGES_COPY.chooseFor(item.name)}
          disabled={isBusy}
          required
          className={isHydrated ? "sr-only" : "max-w-full text-sm"}
        />
        {isHydrated && (item.image ? MANAGED_IMAGES_COPY.replace : MANAGED_IMAGES_COPY.choose)}
      </label>
      {isHydrated ? (
        <span className="text-xs text-ink-soft max-sm:hidden">{MANAGED_IMAGES_COPY.drop}</span>
      ) : (
        <Button type="submit" look="quiet">
          {MANAGED_IMAGES_COPY.upload}
        </Button>
      )}
    </form>
  );
}

/** The rules for uploads, shown up front. */
export function UploadGuidelines() {
  return (
    <aside aria-labelledby="guidelines" className="card p-5 max-lg:order-last">
      <h2 id="guidelines" className="text-lg">
        {GUIDELINES_COPY.title}
      </h2>
      <ul className="mt-2 grid list-disc gap-x-8 gap-y-1 ps-5 text-sm text-ink-soft sm:max-lg:grid-cols-2">
        {GUIDELINES_COPY.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </aside>
  );
}
