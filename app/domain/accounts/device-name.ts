// The browser and system of a sign-in, so that users recognize it. A user agent is whatever the browser
// claims to be, so no decision depends on it.

/** First match wins: most browsers also claim to be those further down. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bVersion\/\S{1,20} .{0,40}\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** The names of a browser and its system, null if unknown. */
export type Device = { browser: string | null; system: string | null };

/** The browser and system in a user agent. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? "";
  return { browser: firstMatch(BROWSERS, text), system: firstMatch(SYSTEMS, text) };
}

function firstMatch(table: readonly (readonly [RegExp, string])[], text: string): string | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
