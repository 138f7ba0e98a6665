import type { PlaceName } from "~/contracts/places/stored-place-name.ts";
import { placeName } from "~/domain/places/place.ts";
import { readZip } from "~/domain/places/zip.ts";
import { appContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { locateZip } from "~/usecases/places/locate-answer.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import type { Route } from "./+types/read-place";

export { readsNear as handle } from "~/contracts/route-facts.ts";

/** The name of a ZIP code's place, to show under the field. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { db, reader } = args.context.get(appContext);
  const typed = new URL(args.request.url).searchParams.get("zipcode") ?? "";
  const zipcode = readZip(typed);
  const { rows: place } = await readAsViewer(args, async () =>
    zipcode === null ? null : locateZip(db, zipcode, reader),
  );
  if (zipcode === null || place === null) return answer({ zipcode: typed, name: null, error: null });
  return answer({
    zipcode,
    name: place.kind === "place" ? placeName(place) : null,
    error: place.kind === "unknown" ? ERROR_TEXTS[place.code] : null,
  });
}

function answer(place: PlaceName): Response {
  return Response.json(place);
}
