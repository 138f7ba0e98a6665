/** For a device that says nothing about itself. */
export const UNKNOWN_DEVICE = "Unbekanntes Gerät";

/** 'Safari auf iPhone', or whatever part of it is known; null if nothing is. */
export function deviceName(device: { browser: string | null; system: string | null }): string | null {
  const { browser, system } = device;
  if (browser && system) return `${browser} auf ${system}`;
  return browser ?? system;
}
