// The form that uploads a clothing image: what it sends beside the file, and what a script gets as an answer.
// The file's name is accepted but not used.
import type { FormContract } from "../form.ts";

export const FILE_FIELD = "file";

export const imageUploadForm = {
  fields: ["clothingId", "fileName", "replaceExisting", "q"],
  answer: isUploadAnswer,
} as const satisfies FormContract;

export interface UploadAnswer {
  success: true;
  data: {
    /** The picture's address once it is processed; until then there is nothing. */
    imageUrl: string;
  };
}

/** Whether the answer to a script says that its upload was accepted. */
export function isUploadAnswer(body: unknown): body is UploadAnswer {
  if (typeof body !== "object" || body === null || !("success" in body) || !("data" in body)) return false;
  const { success, data } = body;
  return success === true && typeof data === "object" && data !== null && "imageUrl" in data;
}
