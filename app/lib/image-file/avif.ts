import { boxesOf, contentOf } from "./boxes.ts";
import { type ImageFacts, letters, type Pose, viewOf } from "./image-facts.ts";

/** Version and flags, before the content of a full box. */
const HEAD = 4;

/** An AVIF whose boxes fill the file; null for what is not built like one. */
export function readAvif(bytes: Uint8Array<ArrayBuffer>): ImageFacts | null {
  if (bytes.length < 16 || letters(bytes, 4) !== "ftyp") return null;
  const file = boxesOf(bytes);
  const brands = contentOf(file, "ftyp");
  const meta = contentOf(file, "meta");
  if (!brands || !meta || !contentOf(file, "mdat") || !brandsIn(brands).includes("avif")) return null;
  const properties = primaryProperties(meta);
  const size = properties?.find(({ name }) => name === "ispe")?.content;
  if (!properties || !size || size.length < HEAD + 8) return null;
  const view = viewOf(size);
  return {
    type: "image/avif",
    width: view.getUint32(HEAD),
    height: view.getUint32(HEAD + 4),
    clean: bytes,
    pose: poseOf(properties),
  };
}

function brandsIn(content: Uint8Array): string[] {
  const [major, ...compatible] = Array.from({ length: Math.floor(content.length / 4) }, (_, at) =>
    letters(content, at * 4),
  );
  // Between them stands a version.
  return [major ?? "", ...compatible.slice(1)];
}

/** The properties of the picture that the file is about, in their order. */
function primaryProperties(meta: Uint8Array) {
  const parts = boxesOf(meta.subarray(HEAD));
  const primary = contentOf(parts, "pitm");
  const collection = boxesOf(contentOf(parts, "iprp") ?? new Uint8Array());
  const properties = boxesOf(contentOf(collection, "ipco") ?? new Uint8Array());
  const associations = contentOf(collection, "ipma");
  if (!primary || primary.length < HEAD + 2 || !properties || !associations) return null;
  const isLong = primary[0] !== 0;
  if (isLong && primary.length < HEAD + 4) return null;
  const item = isLong ? viewOf(primary).getUint32(HEAD) : viewOf(primary).getUint16(HEAD);
  const numbers = propertiesOf(associations, item);
  return numbers.flatMap((number) => properties[number - 1] ?? []);
}

/** Which properties belong to an item, counted from 1; none where the list ends before it is over. */
function propertiesOf(content: Uint8Array, item: number): number[] {
  const isLongId = content[0] !== 0;
  const bytesOfNumber = ((content[3] ?? 0) & 1) === 1 ? 2 : 1;
  try {
    const view = viewOf(content);
    let at = HEAD + 4;
    for (let left = view.getUint32(HEAD); left > 0; left--) {
      const id = isLongId ? view.getUint32(at) : view.getUint16(at);
      const first = at + (isLongId ? 4 : 2) + 1;
      const count = view.getUint8(first - 1);
      if (id === item) return numbersAt(view, first, count, bytesOfNumber);
      at = first + count * bytesOfNumber;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return [];
}

/** Each led by a bit that says whether a reader must understand it. */
function numbersAt(view: DataView, first: number, count: number, bytes: 1 | 2): number[] {
  return Array.from({ length: count }, (_, index) =>
    bytes === 2 ? view.getUint16(first + index * 2) & 0x7fff : view.getUint8(first + index) & 0x7f,
  );
}

/** `irot` turns against the clock, and `imir` mirrors what was turned; here a picture is mirrored first. */
function poseOf(properties: readonly { name: string; content: Uint8Array }[]): Pose {
  const turns = (properties.find(({ name }) => name === "irot")?.content[0] ?? 0) & 3;
  const mirror = properties.find(({ name }) => name === "imir")?.content[0];
  if (mirror === undefined) return { isMirrored: false, quarterTurns: quarters(4 - turns) };
  // Top and bottom change places: left and right do, and it is turned upside down. A mirror before a turn undoes it.
  const upsideDown = (mirror & 1) === 0 ? 2 : 0;
  return { isMirrored: true, quarterTurns: quarters(turns + upsideDown) };
}

function quarters(turns: number): Pose["quarterTurns"] {
  const [none, one, two, three] = [0, 1, 2, 3] as const;
  return [none, one, two, three][turns % 4] ?? none;
}
