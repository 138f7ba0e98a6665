import { data, type MiddlewareFunction } from "react-router";

/** Addresses that only receive forms have no page: 404 for GET. */
export const formsOnlyMiddleware: MiddlewareFunction<Response> = ({ request }, next) => {
  if (request.method === "GET" || request.method === "HEAD") throw data(null, { status: 404 });
  return next();
};
