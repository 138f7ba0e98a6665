import { ERROR_TEXTS, type ErrorCode } from "~/copy/errors.ts";

/** A fault that a person may be told about; its message is the catalogue's text for the code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;

  /** `status` is the HTTP status a route answers with when nothing nearer handles the error. */
  constructor(code: ErrorCode, status = 400, options?: ErrorOptions) {
    super(ERROR_TEXTS[code], options);
    this.name = "AppError";
    this.code = code;
    this.status = status;
  }
}
