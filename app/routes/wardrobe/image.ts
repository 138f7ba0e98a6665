// Serves clothing images from R2. An address includes its content's hash, so responses can be cached forever.
// Their CSP and nosniff headers are the usual ones for responses that aren't pages.

import { type ImageVariant, imageMediaType, parseImageUrl } from "~/contracts/wardrobe/image-variant.ts";
import { appContext } from "~/http/context.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import type { Route } from "./+types/image";

const FOR_EVER = "public, max-age=31536000, immutable";

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  // The raw path: a decoded one would give a variant several addresses.
  const variant = parseImageUrl(new URL(request.url).pathname);
  if (!variant) return missing();
  const { images } = context.get(appContext);
  const known = request.headers.get("If-None-Match");
  try {
    if (known !== null || request.method === "HEAD") {
      const stored = await images.find(variant);
      if (!stored) return missing();
      const headers = headersOf(variant, stored.etag);
      if (matches(known, stored.etag)) return new Response(null, { status: 304, headers });
      if (request.method === "HEAD") {
        headers.set("Content-Length", String(stored.bytes));
        return new Response(null, { headers });
      }
    }
    const stored = await images.open(variant);
    if (!stored) return missing();
    return new Response(stored.body, { headers: headersOf(variant, stored.etag) });
  } catch (error) {
    log.error("image_unreadable", errorFacts(error));
    return new Response("Not available at the moment", { status: 503, headers: { "Retry-After": "60" } });
  }
}

/** Nothing can be changed here, so anything but a read gets a 404. */
export function action(): Response {
  return missing();
}

function headersOf({ format }: ImageVariant, etag: string): Headers {
  return new Headers({ "Content-Type": imageMediaType(format), "Cache-Control": FOR_EVER, ETag: etag });
}

/** Whether the browser's copy is current; a proxy may have made its tag a weak one (RFC 9110, 13.1.2). */
function matches(header: string | null, etag: string): boolean {
  const known = header?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return known.includes(etag) || known.includes("*");
}

function missing(): Response {
  return new Response("Not found", { status: 404 });
}
