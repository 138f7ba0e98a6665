import { Link } from "react-router";
import type { SizeLine } from "~/contracts/growth/shown-sizes.ts";
import { sizePath } from "~/contracts/growth/size-addresses.ts";

/** When the next size begins, with the way to the page that knows why. */
export function NextSize({ planId, line }: { planId: string; line: SizeLine }) {
  return (
    <p className="figures text-sm">
      <Link className="linkish" to={sizePath(planId)}>
        {line.text}
      </Link>
      {line.notes.map((note) => ` · ${note}`)}
    </p>
  );
}
