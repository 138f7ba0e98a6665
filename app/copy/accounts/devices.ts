// What a device is called that somebody has signed in from.

/** 'Safari on iPhone', from the names that browser and system give themselves, as far as they are known. */
export function deviceName({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
