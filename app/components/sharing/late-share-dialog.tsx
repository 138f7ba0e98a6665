// Loads the share dialog when it is first opened: most visits never do, and it needs the network anyway.
import { type ComponentProps, lazy, Suspense } from "react";
import { Dialog } from "~/components/ui/dialog.tsx";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import type { ShareDialog } from "./share-dialog.tsx";

type ShareDialogProps = ComponentProps<typeof ShareDialog>;

const Loaded = lazy(async (): Promise<{ default: typeof ShareDialog }> => {
  try {
    return { default: (await import("./share-dialog.tsx")).ShareDialog };
  } catch {
    // Without a network, a failed load must not take down the page.
    return { default: NoDialog };
  }
});

export function LateShareDialog(props: ShareDialogProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

function NoDialog({ isOpen, onClose }: ShareDialogProps) {
  return (
    <Dialog title={DASHBOARD_COPY.noNetwork} isOpen={isOpen} onClose={onClose}>
      <p role="status">{DASHBOARD_COPY.noNetworkText}</p>
    </Dialog>
  );
}
