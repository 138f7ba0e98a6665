import { creditParts } from "~/domain/weather/credits.ts";

/** The words of a credit, with a link to each source and to its license. */
export function Credited({ text }: { text: string }) {
  return creditParts(text).map(({ words, address }) =>
    address ? (
      <a key={words} className="underline" href={address} rel="noreferrer">
        {words}
      </a>
    ) : (
      words
    ),
  );
}
