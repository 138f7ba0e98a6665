import { MANAGED_IMAGES_COPY } from "~/copy/wardrobe/managed-images-copy.ts";

interface UploadProgressProps {
  name: string;
  /** From 0 to 1. */
  share: number;
}

export function UploadProgress({ name, share }: UploadProgressProps) {
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

interface UploadProblemProps {
  name: string;
  message: string;
  onDismiss: () => void;
}

/** An upload's error, until it is dismissed. */
export function UploadProblem({ name, message, onDismiss }: UploadProblemProps) {
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
