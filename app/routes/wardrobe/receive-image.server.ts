// The form that uploads a picture: scripts get the interface's answers, pages return to their item.
import { redirect } from "react-router";
import { fieldsOf, readRowId, type SentFields } from "~/contracts/form.ts";
import { FILE_FIELD, imageUploadForm, type UploadAnswer } from "~/contracts/wardrobe/image-upload-form.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { canManageClothingImages } from "~/domain/plans/access.ts";
import { MOST_IMAGE_BYTES } from "~/domain/wardrobe/image-upload.ts";
import { appContext, sessionContext, type Viewer } from "~/http/context.ts";
import { refusalOf, type Why } from "~/http/error-statuses.server.ts";
import { actionOf, done, type FormArgs, type Outcome, refused } from "~/http/form-action.server.ts";
import { readUpload, type UploadBody } from "~/http/form-body.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { noteDenial, toSignIn } from "~/http/viewer.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { uploadClothingImage } from "~/usecases/wardrobe/clothing-images.ts";
import { backToItem } from "./managed-search.ts";

interface SentUpload extends FormArgs {
  /** Null if signed out; "unknown" if the session couldn't be read. */
  viewer: Viewer | null | "unknown";
  /** Null if it wasn't read because of who sent it. */
  body: UploadBody | null;
  fields: SentFields<(typeof imageUploadForm.fields)[number]>;
}

type Result = Outcome<UploadAnswer, Response>;

/** Accepts a picture from someone with a managing role; for anyone else the file isn't even read. */
export const uploadImage = actionOf<SentUpload, UploadAnswer, Response, keyof SentUpload["fields"]>({
  contract: imageUploadForm,
  async read(args) {
    const viewer = await findViewer(args);
    const mayUpload = viewer !== "unknown" && canManageClothingImages(viewer?.role);
    const body = mayUpload ? await readUpload(args.request, FILE_FIELD, MOST_IMAGE_BYTES) : null;
    if (!body) await args.request.body?.cancel().catch(() => undefined);
    const entries = body && "entries" in body ? body.entries : [];
    return { ...args, viewer, body, fields: fieldsOf(imageUploadForm, entries) };
  },
  act(sent) {
    const { viewer, body } = sent;
    if (viewer === "unknown")
      return refuse(refusalOf("ROLE_UNVERIFIED", { status: 503 }), () => redirect("/admin/clothing", 303));
    if (!viewer) return refuse("MANAGER_SIGNED_OUT", () => toSignIn(sent));
    if (!body) return deny(viewer);
    return body.kind === "form" ? upload(sent, viewer, body.file) : refuseBody(sent, body);
  },
  fault: {
    event: "image_not_uploaded",
    why: () => told("IMAGE_UPLOAD_FAILED"),
    page: ({ fields }) => backToItem(fields, "IMAGE_UPLOAD_FAILED"),
  },
});

async function findViewer({ context }: FormArgs): Promise<SentUpload["viewer"]> {
  try {
    return await context.get(sessionContext).viewer();
  } catch (error) {
    log.error("viewer_not_read", errorFacts(error));
    return "unknown";
  }
}

async function upload(
  sent: SentUpload,
  viewer: Viewer,
  file: Uint8Array<ArrayBuffer> | null,
): Promise<Result> {
  if (!file) return refuseFile(sent, "IMAGE_MISSING");
  const { db, images, imageQueue, now } = sent.context.get(appContext);
  const clothingId = readRowId(sent.fields.clothingId);
  const sentImage = { userId: viewer.id, clothingId, file };
  const result = await uploadClothingImage({ db, images, imageQueue, now }, sentImage);
  switch (result.kind) {
    case "accepted":
      return done({ success: true, data: { imageUrl: result.imageUrl } }, () => backToItem(sent.fields));
    case "refused":
      return refuseFile(sent, result.code);
    case "denied":
      return refuseSender(result.code);
    default:
      return result satisfies never;
  }
}

function deny(viewer: Viewer): Promise<Result> {
  noteDenial(viewer);
  return refuseSender(viewer.role === null ? "ROLE_UNVERIFIED" : "IMAGE_ROLE_REQUIRED");
}

/** The page says the same. */
function refuseSender(code: ErrorCode): Promise<Result> {
  return refuse(code, () => redirect("/admin/clothing", 303));
}

function refuseBody(sent: SentUpload, body: Exclude<UploadBody, { kind: "form" }>): Promise<Result> {
  return refuseFile(sent, body.kind === "too-large" ? "IMAGE_TOO_LARGE" : "FORM_UNREADABLE");
}

function refuseFile({ fields }: SentUpload, code: ErrorCode): Promise<Result> {
  return refuse(code, () => backToItem(fields, code));
}

async function refuse(why: Why, page: () => Response | Promise<Response>): Promise<Result> {
  return refused(told(why), page);
}

/** `success` and `error` as specified, besides the `message` for our own scripts. */
function told(why: Why): Refusal {
  const refusal = refusalOf(why);
  return { ...refusal, more: { success: false, error: refusal.message } };
}
