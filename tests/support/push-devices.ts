// Devices at the stand-in for push services, for tests in workerd and in browsers.
import type { PushStep, SeenByDevice, TestDevice } from "./push-service.ts";

/** A key that something can be encrypted for: the curve's own base point. */
export const A_PUSH_KEY =
  "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU";

/** A browser's subscription at a push service, by default that of Chrome. */
export async function newDevice(url: string, host = "fcm.googleapis.com"): Promise<TestDevice> {
  return (await fetch(`${url}/devices`, { method: "POST", body: host })).json();
}

/** What the service answers next. */
export async function scriptDevice(url: string, { id }: TestDevice, ...steps: PushStep[]): Promise<void> {
  await fetch(`${url}/devices/${id}/script`, { method: "PUT", body: JSON.stringify(steps) });
}

/** What has come for a device. */
export async function seenBy(url: string, { id }: TestDevice): Promise<SeenByDevice> {
  return (await fetch(`${url}/devices/${id}/seen`)).json();
}
