import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteEarlyInput } from "~/lib/early-input.ts";
import { waitForReadings } from "~/lib/patient-reading.ts";

noteEarlyInput();
waitForReadings();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
