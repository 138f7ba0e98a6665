import { useNavigation } from "react-router";
import { ACCESS_COPY, PENDING_COPY } from "~/copy/layout.ts";

const DELAYS = ["", "[animation-delay:200ms]", "[animation-delay:400ms]"];

/**
 * Three pink dots while the next page loads, after a short delay. They stay at the very top of the screen so
 * that they never cover text.
 */
export function PendingDots() {
  const { state, location } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      role="status"
      data-pending
      className="pointer-events-none fixed inset-x-0 top-[max(2px,env(safe-area-inset-top))] z-40 mx-auto flex w-fit animate-[appear_1ms_300ms_both] gap-2"
    >
      {isForManagers(location?.pathname) ? (
        <span className="rounded-full bg-surface px-3 py-1 text-xs shadow-overlay">
          {ACCESS_COPY.checking}
        </span>
      ) : (
        <span className="sr-only">{PENDING_COPY.loading}</span>
      )}
      {DELAYS.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`size-1.5 animate-pulse rounded-full bg-rose ${delay}`}
        />
      ))}
    </div>
  );
}

/** Loading these pages includes a check of the viewer's role. */
function isForManagers(path: string | undefined): boolean {
  return path?.startsWith("/admin/") ?? false;
}
