import { data, type MiddlewareFunction } from "react-router";

/** There is nothing to look at where forms are sent to. */
export const formsOnlyMiddleware: MiddlewareFunction<Response> = ({ request }, next) => {
  if (request.method === "GET" || request.method === "HEAD") throw data(null, { status: 404 });
  return next();
};
