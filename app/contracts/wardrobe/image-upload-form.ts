// The form that uploads a clothing image, and the answer to a script. The file's name is accepted but not used.
import { href } from "react-router";
import type { FormContract } from "../form.ts";
import { isText, objectOf, oneOf, type Shaped } from "../shape.ts";

export const FILE_FIELD = "file";

/** The upload was accepted. The URL works only once the picture has been made. */
export const isUploadAnswer = objectOf({ success: oneOf(true), data: objectOf({ imageUrl: isText }) });

export type UploadAnswer = Shaped<typeof isUploadAnswer>;

export const imageUploadForm = {
  fields: ["clothingId", "fileName", "replaceExisting", "q"],
  typed: [],
  page: () => href("/admin/clothing"),
  answer: isUploadAnswer,
} as const satisfies FormContract;
