// What a queue's message is about, so that the log names it also if the rest of the message can't be read.
import { z } from "zod";

const id = z.string().max(64).optional().catch(undefined);

export const messageSubject = z.object({ onboardingId: id, travelPlanId: id, mailId: id, imageId: id });
