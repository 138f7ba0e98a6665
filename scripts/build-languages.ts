// Builds one language after the other in this process, each when it is told to (scripts/build.ts), and answers null, or the
// words of the failure.
import { getEachMessage, sendMessage } from "execa";
import { createBuilder } from "vite";
import { languageOf } from "../app/words/languages.ts";
import { finishBuild } from "./finish-build.ts";

for await (const message of getEachMessage()) await sendMessage(await build(message));

async function build(message: unknown): Promise<string | null> {
  try {
    const language = languageOf(message);
    if (!language) throw new Error(`There is no language ${message}`);
    // The configuration is read again for each build.
    process.env.BUILD_LANGUAGE = language;
    const builder = await createBuilder({ logLevel: "silent" });
    await builder.buildApp();
    await finishBuild(language);
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
