// What the producer of IMAGE_QUEUE tells its consumer: which upload needs its variants. Messages outlive
// deployments: add fields, never rename them.
import { z } from "zod";

export const imageJob = z.object({ imageId: z.string().min(1).max(64) });

export type ImageJob = z.infer<typeof imageJob>;
