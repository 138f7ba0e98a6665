import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { OTHER_VIEWER_STATUS, VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";
import { noteEarlyInput } from "~/lib/early-input.ts";
import { waitForReadings } from "~/lib/patient-reading.ts";
import { showToast } from "~/lib/toast.ts";
import { stampRequests } from "~/lib/viewer-stamp.ts";

noteEarlyInput();
waitForReadings();
stampRequests({
  header: VIEWER_HEADER,
  status: OTHER_VIEWER_STATUS,
  onRefused: (title) => showToast({ title, look: "error" }),
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
