const FORMAT: Intl.DateTimeFormatOptions = {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

/** 'Nov 22, 8:20 AM' in the browser's time zone. `at` is in epoch milliseconds. */
export function momentText(at: number): string {
  // Some runtimes put a narrow no-break space before AM.
  return new Intl.DateTimeFormat("en-US", FORMAT).format(at).replace(/\u202f/g, " ");
}
