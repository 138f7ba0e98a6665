import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { QUIZ_PATH } from "~/contracts/plans/quiz-addresses.ts";
import { TRIP_QUIZ_PATH } from "~/contracts/travel/trip-addresses.ts";
import { OTHER_VIEWER_STATUS, VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";
import { noteEarlyInput } from "~/lib/early-input.ts";
import { askPatiently } from "~/lib/patient-reading.ts";
import { showToast } from "~/lib/toast.ts";
import { stampRequests } from "~/lib/viewer-stamp.ts";

noteEarlyInput();
// These forms carry a key, so a form sent twice is carried out once.
askPatiently([QUIZ_PATH, TRIP_QUIZ_PATH]);
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
