// How administrators see the catalogue's pictures and find a garment.
import { describe, expect, it } from "vitest";
import { isFound } from "../../../app/domain/wardrobe/find-garment.ts";
import { managedItems } from "../../../app/views/wardrobe/managed-images-view.ts";

const SOCKS = { id: 12, nameId: "socks_warm", name: "Warm Socks (pairs)", category: "Footwear" };

describe("a garment's pictures", () => {
  const upload = (contentHash: string, status: "processing" | "ready" | "failed") => ({
    clothingId: 12,
    contentHash,
    status,
    width: 800,
    height: 600,
  });

  it.each([
    [[], null, "none"],
    [[upload("a", "processing")], null, "processing"],
    [[upload("a", "ready")], "a", "none"],
    [[upload("a", "ready"), upload("b", "processing")], "a", "processing"],
    [[upload("a", "ready"), upload("b", "failed")], "a", "failed"],
    [[upload("a", "failed"), upload("b", "ready")], "b", "none"],
    [[upload("a", "ready"), upload("b", "ready")], "b", "none"],
  ] as const)("%j are shown as %s, %s", (uploads, image, state) => {
    expect(managedItems([SOCKS], uploads)).toEqual([{ ...SOCKS, image, upload: state, small: null }]);
  });

  it.each([
    [{ width: 199, height: 800 }, "ready", true],
    [{ width: 800, height: 199 }, "processing", true],
    [{ width: 200, height: 200 }, "ready", false],
    [{ width: 10, height: 10 }, "failed", false],
  ] as const)("of %j, %s, are small: %s", (size, status, isSmall) => {
    const uploads = [upload("a", "ready"), { ...upload("b", status), ...size }];
    expect(managedItems([SOCKS], uploads)[0]?.small).toEqual(isSmall ? size : null);
  });
});

describe("looking for a garment", () => {
  it.each(["", "  ", "socks", "WARM socks", "pairs warm", "socks_w", "12", "#12", "#1"])(
    "finds it by %j",
    (search) => {
      expect(isFound(SOCKS, search)).toBe(true);
    },
  );
  it.each(["hat", "socks hat", "1", "2", "#2"])("does not find it by %j", (search) => {
    expect(isFound(SOCKS, search)).toBe(false);
  });
});
