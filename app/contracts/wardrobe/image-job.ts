// What the producer of IMAGE_QUEUE tells its consumer: of which upload to make the variants. Messages outlive deployments: add
// fields, never rename.
import { z } from "zod";

export const imageJob = z.object({ imageId: z.string().min(1).max(64) });

export type ImageJob = z.infer<typeof imageJob>;
