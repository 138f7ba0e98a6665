// Pictures for the tests in workerd, which cannot draw them: by format and orientation, such as 'jpeg-6'.
import type { TestProject } from "vitest/node";
import { type PictureFormat, pictureFile } from "./picture-files.ts";

declare module "vitest" {
  interface ProvidedContext {
    pictures: Record<string, string>;
  }
}

const FORMATS: readonly PictureFormat[] = ["png", "jpeg", "webp", "avif"];

export default async function setup(project: TestProject): Promise<void> {
  const wishes = FORMATS.flatMap((format) => [1, 6].map((orientation) => ({ format, orientation })));
  const files = wishes.map(async ({ format, orientation }) => {
    const file = await pictureFile(format, orientation);
    return [`${format}-${orientation}`, file.toString("base64")] as const;
  });
  project.provide("pictures", Object.fromEntries(await Promise.all(files)));
}
