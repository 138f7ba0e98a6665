// `npm run push-keys`: prints a new key pair for notices on devices, to be kept as the secret VAPID_KEYS.
import { newPushKeys } from "./new-push-keys.ts";

console.log(newPushKeys());
