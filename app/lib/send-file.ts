// Sends a form with a file by XMLHttpRequest, because fetch doesn't report upload progress.
import { type FormAnswer, readAnswer } from "./send-form.ts";

/** Sends a form to our own origin and reads its JSON answer, which `isAnswer` checks; never throws. */
export function sendFile<Answer>(
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
