import { useNavigation } from "react-router";

/** Three pink dots while the next page is on its way; a quick one is there before they show. */
export function PendingDots() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-20 z-40 flex animate-[appear_1ms_300ms_both] justify-center gap-2"
    >
      <span className="sr-only">Loading</span>
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          className="size-3 animate-bounce rounded-full bg-rose"
          style={{ animationDelay: `${dot * 120}ms` }}
        />
      ))}
    </div>
  );
}
