// The form that uploads a clothing image: what it sends beside the file, and what a script is answered. The name that a
// file has on somebody's computer is taken and means nothing.
import type { FormContract } from "../form.ts";

export const FILE_FIELD = "file";

export const imageUploadForm = {
  fields: ["clothingId", "fileName", "replaceExisting", "q"],
  answer: isUploadAnswer,
} as const satisfies FormContract;

export interface UploadAnswer {
  success: true;
  data: {
    /** Where the picture will be once it is made; until then there is nothing. */
    imageUrl: string;
  };
}

/** Whether a script was answered that its upload has been taken. */
export function isUploadAnswer(body: unknown): body is UploadAnswer {
  if (typeof body !== "object" || body === null || !("success" in body) || !("data" in body)) return false;
  const { success, data } = body;
  return success === true && typeof data === "object" && data !== null && "imageUrl" in data;
}
