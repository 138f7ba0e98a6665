import { data } from "react-router";

export function loader(): never {
  throw data(null, { status: 404 });
}

export function action(): never {
  throw data(null, { status: 404 });
}

export { Nothing as default } from "~/routes/nothing.ts";
