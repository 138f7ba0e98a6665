// The service that counts visits of public pages, from this deployment's variables. It works with any service
// that has a script, an attribute with the site's id, and a host to report to.
import { z } from "zod";

const httpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).transform((url) => new URL(url));

/** An empty variable counts as unset. */
const blankAsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

export const analyticsVariables = {
  ANALYTICS_SCRIPT_URL: z.preprocess(blankAsUnset, httpsUrl.optional()),
  ANALYTICS_ATTRIBUTE: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(
        /^data-[a-z-]{1,40}=[ -~]{1,300}$/,
        "ANALYTICS_ATTRIBUTE must read like: data-domain=layette.example",
      )
      .optional(),
  ),
  ANALYTICS_COLLECTOR: z.preprocess(blankAsUnset, httpsUrl.optional()),
};

const variables = z.object(analyticsVariables);

export interface Analytics {
  scriptUrl: string;
  /** The attribute that tells the service which site it is. */
  attribute: { name: string; value: string } | null;
  /** The origin that visits are reported to. */
  collector: string;
}

/** Null if no script is set: then nothing is loaded or reported. */
export function readAnalytics(values: z.output<typeof variables>): Analytics | null {
  const { ANALYTICS_SCRIPT_URL: script, ANALYTICS_ATTRIBUTE: text, ANALYTICS_COLLECTOR: collector } = values;
  if (!script) return null;
  const at = text?.indexOf("=") ?? -1;
  return {
    scriptUrl: script.href,
    attribute: text ? { name: text.slice(0, at), value: text.slice(at + 1) } : null,
    collector: (collector ?? script).origin,
  };
}
