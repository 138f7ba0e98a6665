// The script that takes what is tapped before the page's own scripts have come. It runs while the document is read.
import { use } from "react";
import script from "~/assets/early-taps.js?raw";
import { NonceContext } from "~/lib/nonce-context.ts";

export function EarlyTaps() {
  const nonce = use(NonceContext);
  // A browser has run it by now, so its build leaves the text out.
  const text = import.meta.env.SSR ? `(() => {${script}})()` : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
