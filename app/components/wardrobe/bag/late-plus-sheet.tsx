// Loads the box of + when it is first opened: it brings the words of a whole language along.
import { type ComponentProps, lazy, Suspense } from "react";
import { Dialog } from "~/components/ui/dialog.tsx";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import type { PlusSheet } from "./plus-sheet.tsx";

type PlusSheetProps = ComponentProps<typeof PlusSheet>;

const Loaded = lazy(async (): Promise<{ default: typeof PlusSheet }> => {
  try {
    return { default: (await import("./plus-sheet.tsx")).PlusSheet };
  } catch {
    // Without a network, a failed load must not take down the page.
    return { default: NoSheet };
  }
});

export function LatePlusSheet(props: PlusSheetProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

function NoSheet({ isOpen, onClose }: PlusSheetProps) {
  return (
    <Dialog title={DASHBOARD_COPY.noNetwork} isOpen={isOpen} onClose={onClose}>
      <p role="status">{DASHBOARD_COPY.noNetworkText}</p>
    </Dialog>
  );
}
