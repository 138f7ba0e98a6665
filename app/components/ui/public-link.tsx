import type { ComponentProps } from "react";
import { Link, useHref } from "react-router";
import { publicPath } from "~/language/public-path.ts";

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
