import { PRODUCT_NAME } from "~/copy/layout.ts";
import { Scene } from "../illustrations/art.tsx";

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-lg text-ink">
      <Scene name="wordmark" className="size-8" />
      {PRODUCT_NAME}
    </span>
  );
}
