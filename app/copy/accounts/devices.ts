/** For a device that says nothing about itself. */
export const UNKNOWN_DEVICE = "Unrecognized device";

/** 'Safari on iPhone', or whatever part of it is known; null if nothing is. */
export function deviceName(device: { browser: string | null; system: string | null }): string | null {
  const { browser, system } = device;
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system;
}
