import { Credit } from "~/components/ui/public-link.tsx";
import { creditParts } from "~/domain/weather/credits.ts";

/** The words of a credit with their links, on a page whose data doesn't bring them. */
export function Credited({ text }: { text: string }) {
  return <Credit parts={creditParts(text)} />;
}
