// The form that uploads a clothing image: what it sends beside the file, and what a script gets as an answer.
// The file's name is accepted but not used.
import type { FormContract } from "../form.ts";
import { isText, objectOf, oneOf, type Shaped } from "../shape.ts";

export const FILE_FIELD = "file";

/** It has been taken: where the picture will be once it is made; until then there is nothing. */
export const isUploadAnswer = objectOf({ success: oneOf(true), data: objectOf({ imageUrl: isText }) });

export type UploadAnswer = Shaped<typeof isUploadAnswer>;

export const imageUploadForm = {
  fields: ["clothingId", "fileName", "replaceExisting", "q"],
  answer: isUploadAnswer,
} as const satisfies FormContract;
