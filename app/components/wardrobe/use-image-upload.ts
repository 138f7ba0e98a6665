// Uploads one picture and tracks its progress and its errors.

import { useState } from "react";
import { useRevalidator } from "react-router";
import { FILE_FIELD, isUploadAnswer } from "~/contracts/wardrobe/image-upload-form.ts";
import { imageProblem, MOST_IMAGE_BYTES } from "~/domain/wardrobe/image-upload.ts";
import { AVIF_HEAD, isAvif } from "~/lib/image-file/image-facts.ts";
import type { FormFailure } from "~/lib/send-form.ts";
import { type FormAnswer, readAnswer } from "~/lib/send-form.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

/**
 * Sends a form to our own origin and reads its JSON answer, which `isAnswer` checks; never throws. By XMLHttpRequest, because
 * fetch doesn't report upload progress.
 */
function sendFile<Answer>(
  address: string,
  form: FormData,
  isAnswer: (body: unknown) => body is Answer,
  /** From 0 to 1: how much has been sent. */
  onProgress: (share: number) => void,
): Promise<FormAnswer<Answer>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("Accept", "application/json");
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      const { status, responseText } = request;
      const retryAfter = request.getResponseHeader("Retry-After");
      resolve(readAnswer({ status, body: parsed(responseText), retryAfter }, isAnswer));
    });
    for (const end of ["error", "abort", "timeout"]) {
      request.addEventListener(end, () => resolve({ kind: "unreachable" }));
    }
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const KNOWN_TYPE = /^image\/(png|jpeg|jpg|webp|avif)$/;
/** In pixels: twice the largest variant, so that the variants stay sharp. */
const ENOUGH_SIDE = 576;
const QUALITY = 0.9;

interface ImageUpload {
  /** From 0 to 1; null while nothing is being sent. */
  share: number | null;
  /** The error message. */
  problem: string | null;
  send(file: File): Promise<void>;
  dismiss(): void;
}

/** Uploads pictures of one garment; `said` is the error of an earlier try, if the page has one. */
export function useImageUpload(address: string, clothingId: number, said: string | null): ImageUpload {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState(said);
  const { revalidate } = useRevalidator();

  async function send(file: File): Promise<void> {
    if (share !== null) return;
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal) return;
    setShare(0);
    const sent = await sentFor(file);
    if (typeof sent === "string") {
      setProblem(sent);
      setShare(null);
      return;
    }
    const form = new FormData();
    form.set("clothingId", String(clothingId));
    form.set("replaceExisting", "true");
    form.set(FILE_FIELD, sent);
    const result = await sendFile(address, form, isUploadAnswer, setShare);
    if (result.kind === "done") await revalidate();
    else setProblem(messageOf(result));
    setShare(null);
  }
  return { share, problem, send, dismiss: () => setProblem(null) };
}

/** The server's own checks of type and size, made before anything is sent. */
function refusalOf({ type, size }: File): string | null {
  if (type !== "" && !KNOWN_TYPE.test(type)) return ERROR_TEXTS.IMAGE_TYPE_INVALID;
  return size > MOST_IMAGE_BYTES ? ERROR_TEXTS.IMAGE_TOO_LARGE : null;
}

/** The file to send for a chosen one; the error message if there is none. The server reads no AVIF: the browser draws it anew. */
async function sentFor(file: File): Promise<Blob | string> {
  // A file that can't be read anymore fails when it is sent.
  const head = await file
    .slice(0, AVIF_HEAD)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  if (!isAvif(new Uint8Array(head))) return file;
  try {
    const picture = await createImageBitmap(file);
    try {
      return imageProblem(picture) ? ERROR_TEXTS.IMAGE_TOO_MANY_PIXELS : await redrawn(picture);
    } finally {
      picture.close();
    }
  } catch {
    return ERROR_TEXTS.IMAGE_AVIF_UNREADABLE;
  }
}

/** A picture as a small WebP, or as a PNG by a browser that writes no WebP. */
async function redrawn(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, ENOUGH_SIDE / Math.min(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
}

function messageOf(failure: FormFailure): string {
  switch (failure.kind) {
    case "refused":
      return failure.message ?? ERROR_TEXTS.IMAGE_UPLOAD_FAILED;
    case "unreadable":
      return ERROR_TEXTS.UNKNOWN;
    case "unreachable":
      return ERROR_TEXTS.IMAGE_UPLOAD_FAILED;
    case "signed-out":
      return ERROR_TEXTS.MANAGER_SIGNED_OUT;
    default:
      return failure satisfies never;
  }
}
