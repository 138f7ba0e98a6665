/** For a device that says nothing about itself. */
export const UNKNOWN_DEVICE = "Dispositivo desconocido";

/** 'Safari en iPhone', or whatever part of it is known; null if nothing is. */
export function deviceName(device: { browser: string | null; system: string | null }): string | null {
  const { browser, system } = device;
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system;
}
