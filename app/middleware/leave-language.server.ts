import { type MiddlewareFunction, redirectDocument } from "react-router";
import { appContext } from "~/context.ts";
import { isInsidePath, splitPath } from "~/language/addresses.ts";

/**
 * Inside the product no address names a language: whoever comes there from a public page of one, such as by signing in, goes on
 * without it. So does the home page's own second spelling.
 */
export const leaveLanguageMiddleware: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
  const { language, path } = splitPath(url.pathname);
  if (language === "en" || request.method === "POST") return next();
  const { origin } = context.get(appContext).config;
  if (isInsidePath(path)) throw redirectDocument(`${origin}${path}${url.search}`);
  if (path === "/" && url.pathname.endsWith("/"))
    throw redirectDocument(`${origin}/${language}${url.search}`, 308);
  return next();
};
