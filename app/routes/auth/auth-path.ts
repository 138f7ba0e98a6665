/** The address of a tab of the auth page, with the path that the visitor came from. */
export function authPath(mode: "signin" | "signup", from: string): string {
  const params = new URLSearchParams({
    ...(mode === "signup" ? { mode } : {}),
    ...(from === "/" ? {} : { from }),
  });
  return params.size > 0 ? `/auth?${params}` : "/auth";
}
