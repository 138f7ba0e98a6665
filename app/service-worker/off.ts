// The worker of a deployment that no longer uses one: it replaces the old worker at once, deletes what that
// one kept, and unregisters itself. Open pages aren't touched.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

export {};
