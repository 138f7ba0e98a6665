// Files of one picture as cameras and programs write them: 60 × 40, its quarters red, green, blue, and white,
// lying on its side or mirrored as a tag says, with the place where it was taken.
import sharp from "sharp";

const PICTURE = { width: 60, height: 40 };
/** Top left, top right, bottom left, bottom right. */
const QUARTERS = ["red", "green", "blue", "white"] as const;

const COLORS = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] } as const;

/** Turns clockwise and mirrors that undo an orientation. */
const UNDONE: Readonly<Record<number, { flop?: true; flip?: true; turn?: number }>> = {
  1: {},
  2: { flop: true },
  3: { turn: 180 },
  4: { flip: true },
  5: { flop: true, turn: 270 },
  6: { turn: 270 },
  7: { flop: true, turn: 90 },
  8: { turn: 90 },
};

export type PictureFormat = "png" | "jpeg" | "webp" | "avif";

/** The pixels as they should be seen. */
export function pixels() {
  const { width, height } = PICTURE;
  const bytes = Array.from({ length: width * height }, (_, at) => {
    const quarter =
      QUARTERS[(Math.floor(at / width) < height / 2 ? 0 : 2) + (at % width < width / 2 ? 0 : 1)];
    return COLORS[quarter ?? "white"];
  });
  return Buffer.from(bytes.flat());
}

/** The stored pixels of a file with this orientation, which make the picture when shown correctly. */
async function lyingPixels(orientation: number) {
  const { flop = false, flip = false, turn } = UNDONE[orientation] ?? {};
  const mirrored = await sharp(pixels(), { raw: { ...PICTURE, channels: 3 } })
    .flop(flop)
    .flip(flip)
    .png()
    .toBuffer();
  const turned = turn === undefined ? sharp(mirrored) : sharp(mirrored).rotate(turn);
  return turned.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** A file of the picture with this orientation and a place. */
export async function pictureFile(format: PictureFormat, orientation = 1) {
  const { data, info } = await lyingPixels(orientation);
  const { width, height } = info;
  const file = await sharp(data, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: "Layette Camera", Copyright: "A family" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "44/1 58/1 30/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "93/1 15/1 0/1",
      },
    })
    .withMetadata({ orientation })
    .toFormat(format, { quality: 90 })
    .toBuffer();
  return Buffer.from(file);
}
