import type { ComponentProps } from "react";
import { Link, useHref } from "react-router";
import type { CreditPart } from "~/domain/places/place-credit.ts";
import { publicPath } from "~/words/public-path.ts";

interface PublicLinkProps extends ComponentProps<typeof Link> {
  /** The page's path in English. */
  to: string;
}

/**
 * A link to a public page in the reader's language, from anywhere. Pages of another language than English have a router of their own,
 * so that from inside the product it leads to a new document.
 */
export function PublicLink({ to, ...rest }: PublicLinkProps) {
  const isAmongThem = useHref("/") !== "/";
  const path = isAmongThem ? to : publicPath(to);
  return <Link to={path} {...(path === to ? {} : { reloadDocument: true })} {...rest} />;
}

/** The words of a credit, with a link to each source and license. */
export function Credit({ parts }: { parts: readonly CreditPart[] }) {
  return parts.map(({ words, address }) =>
    address ? (
      <a key={words} className="underline" href={address} rel="noreferrer">
        {words}
      </a>
    ) : (
      words
    ),
  );
}
