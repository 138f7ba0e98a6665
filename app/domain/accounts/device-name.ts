// The browser and the system that somebody signs in with, so that they recognize them. A user agent is what a browser likes to call
// itself, so this is for recognition only; nothing is decided by it.

/** First match wins: most browsers also claim to be the ones below them. */
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

/** The names that a browser and its system go by, each null where it is not known. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The browser and the system of a user agent. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? "";
  return { browser: firstMatch(BROWSERS, text), system: firstMatch(SYSTEMS, text) };
}

function firstMatch(table: readonly (readonly [RegExp, string])[], text: string): string | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
