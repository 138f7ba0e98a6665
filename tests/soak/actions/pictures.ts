// An administrator gives garments photos. Making the variants is the heaviest work of all, so there are few.
import { pictureFile } from "../../support/picture-files.ts";
import type { Tab } from "../town.ts";
import type { Action } from "./action.ts";

const FORMATS = ["png", "jpeg", "webp"] as const;

async function upload({ client, random, town, person }: Tab) {
  if (!person.isAdministrator) return null;
  const file = await pictureFile(random.pick(FORMATS) ?? "png");
  const form = new FormData();
  form.set("clothingId", String(random.between(1, 12)));
  form.set("file", new Blob([new Uint8Array(file)]), "photo");
  const outcome = await client.script("/admin/clothing/upload", form);
  const facts = outcome.body?.data;
  if (typeof facts === "object" && facts !== null && "imageUrl" in facts) {
    town.promisedPictures.push(String(facts.imageUrl));
  }
  return outcome;
}

export const PICTURE_ACTIONS: readonly Action[] = [{ kind: "picture uploaded", weight: 6, act: upload }];
