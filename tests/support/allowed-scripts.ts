import { createHash } from "node:crypto";

const SCRIPT = /<script type="module"(?: src="([^"]+)")?>([\s\S]*?)<\/script>/g;

/** What the policy of a page without a nonce has to say of its scripts: files by address, and texts by their hash. */
export function allowedScripts(html: string, origin: string): string {
  const sources = [...html.matchAll(SCRIPT)].map(([, path, text = ""]) =>
    path ? `${origin}${path}` : `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return `script-src ${sources.join(" ")}`;
}
