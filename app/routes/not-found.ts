import { data } from "react-router";

export function loader(): never {
  throw data(null, { status: 404 });
}

export function action(): never {
  throw data(null, { status: 404 });
}

/** Never rendered: the root's error boundary shows the page. */
export default function NotFound() {
  return null;
}
