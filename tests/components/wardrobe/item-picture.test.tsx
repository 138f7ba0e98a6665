import { act, fireEvent, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { itemPicture } from "~/components/wardrobe/item-picture.tsx";

const HASH = "0123456789abcdef".repeat(4);
const OTHER = "f".repeat(64);

/** The browser's observer, which reports only what a test has it report. */
class ScriptedObserver {
  static made: ScriptedObserver[] = [];
  readonly watched = new Set<Element>();
  readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  readonly options: IntersectionObserverInit;

  constructor(tell: ScriptedObserver["tell"], options: IntersectionObserverInit) {
    this.tell = tell;
    this.options = options;
    ScriptedObserver.made.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
}

// The hook keeps one observer as long as the page lives, and so does this file.
vi.stubGlobal("IntersectionObserver", ScriptedObserver);

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

function watched(): Element[] {
  return ScriptedObserver.made.flatMap((observer) => [...observer.watched]);
}

function scroll(target: Element | undefined, isIntersecting = true) {
  if (!target) throw new Error("Nothing is watched");
  act(() => ScriptedObserver.made[0]?.tell([{ target, isIntersecting }]));
}

function picture(parts: { image?: string | null; isPriority?: boolean } = {}) {
  return itemPicture({ nameId: "coat_warm", category: "Outerwear", image: HASH, ...parts });
}

const photoIn = (container: Element) => container.querySelector<HTMLImageElement>("picture img");
const drawingIn = (container: Element) => container.querySelector("svg use");

/** Makes the photo look loaded, or impossible to load. */
function settle(photo: HTMLImageElement | null, naturalWidth: number) {
  if (!photo) throw new Error("There is no photo");
  Object.defineProperty(photo, "naturalWidth", { value: naturalWidth });
  if (naturalWidth > 0) fireEvent.load(photo);
  else fireEvent.error(photo);
}

test("an item without a photo is its drawing, which nothing has to watch", () => {
  const { container } = render(picture({ image: null }));
  expect(drawingIn(container)?.getAttribute("href")).toContain("#coat_warm");
  expect(photoIn(container)).toBeNull();
  expect(watched()).toEqual([]);
});

test("a photo waits until its place comes within 50 px of what is seen, once and for all", () => {
  const { container } = render(picture());
  const [place] = watched();
  expect(ScriptedObserver.made[0]?.options.rootMargin).toBe("50px");
  scroll(place, false);
  expect(photoIn(container)).toBeNull();
  scroll(place);
  expect(photoIn(container)).not.toBeNull();
  expect(watched()).toEqual([]);
});

test("all photos of a page share one observer, and one that is taken away is not watched any more", () => {
  const { container, unmount } = render(
    <>
      {picture()}
      {picture({ image: OTHER })}
    </>,
  );
  expect(watched()).toHaveLength(2);
  expect(ScriptedObserver.made).toHaveLength(1);
  scroll(watched()[1]);
  expect([...container.querySelectorAll("picture img")].map((photo) => photo.getAttribute("src"))).toEqual([
    `/images/clothing/${OTHER}/96.jpeg`,
  ]);
  unmount();
  expect(watched()).toEqual([]);
});

test("a photo is offered as avif, webp and jpeg in three sizes, and takes a room of one size", () => {
  const { container } = render(picture({ isPriority: true }));
  const sizes = (format: string) =>
    [96, 192, 288].map((size) => `/images/clothing/${HASH}/${size}.${format} ${size}w`).join(", ");
  expect(
    [...container.querySelectorAll("source")].map((source) => [source.type, source.srcset, source.sizes]),
  ).toEqual([
    ["image/avif", sizes("avif"), "44px"],
    ["image/webp", sizes("webp"), "44px"],
  ]);
  const photo = photoIn(container);
  expect(photo?.srcset).toBe(sizes("jpeg"));
  expect(photo?.sizes).toBe("44px");
  expect(photo?.getAttribute("alt")).toBe("");
  expect([photo?.getAttribute("width"), photo?.getAttribute("height")]).toEqual(["44", "44"]);
});

test("the drawing stays until the photo has come", () => {
  const { container } = render(picture({ isPriority: true }));
  expect(drawingIn(container)).not.toBeNull();
  settle(photoIn(container), 96);
  expect(drawingIn(container)).toBeNull();
  expect(photoIn(container)).not.toBeNull();
});

test("the drawing stays when the photo does not come", () => {
  const { container } = render(picture({ isPriority: true }));
  settle(photoIn(container), 0);
  expect(drawingIn(container)).not.toBeNull();
  expect(photoIn(container)).toBeNull();
});

test("another photo of the same item starts from the drawing again", () => {
  const { container, rerender } = render(picture({ isPriority: true }));
  settle(photoIn(container), 0);
  rerender(picture({ isPriority: true, image: OTHER }));
  expect(photoIn(container)?.getAttribute("src")).toContain(OTHER);
  expect(drawingIn(container)).not.toBeNull();
});

test("the first photos are there at once, unwatched, and the head of the page asks for them", () => {
  const image = "a".repeat(64);
  const { container, rerender } = render(picture({ isPriority: true, image }));
  rerender(picture({ isPriority: true, image }));
  expect(watched()).toEqual([]);
  expect(photoIn(container)?.getAttribute("fetchpriority")).toBe("high");
  const [link, ...more] = document.head.querySelectorAll(`link[rel=preload][imagesrcset*="${image}"]`);
  expect(more).toEqual([]);
  expect(link?.getAttribute("as")).toBe("image");
  expect(link?.getAttribute("type")).toBe("image/avif");
  expect(link?.getAttribute("imagesrcset")).toContain(`/images/clothing/${image}/192.avif 192w`);
  expect(link?.getAttribute("imagesizes")).toBe("44px");
});

test("the server sends the first photos with the page, of the others one that only loads without scripts", () => {
  const first = renderToString(picture({ isPriority: true }));
  expect(first).toContain("<picture>");
  expect(first).toMatch(/<link rel="preload" as="image"[^>]*type="image\/avif"/);
  expect(first).not.toContain("<noscript>");
  const other = renderToString(picture());
  expect(other).not.toContain("<picture>");
  expect(other).not.toContain("preload");
  expect(other).toMatch(/<noscript><img[^>]*loading="lazy"[^>]*\/><\/noscript>/);
});

test.each([{ isPriority: true }, { isPriority: false }, { image: null }])(
  "what the server sends is what the browser goes on with: %o",
  async (parts) => {
    const container = document.createElement("div");
    container.innerHTML = renderToString(picture(parts));
    document.body.appendChild(container);
    const before = container.querySelector("svg");
    const root = await act(async () => hydrateRoot(container, picture(parts)));
    expect(container.querySelector("svg")).toBe(before);
    act(() => root.unmount());
    container.remove();
  },
);

test("a photo that had come before the scripts has come", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(picture({ isPriority: true }));
  document.body.appendChild(container);
  const photo = photoIn(container);
  if (!photo) throw new Error("There is no photo");
  Object.defineProperties(photo, { complete: { value: true }, naturalWidth: { value: 96 } });
  const root = await act(async () => hydrateRoot(container, picture({ isPriority: true })));
  expect(photoIn(container)).toBe(photo);
  expect(drawingIn(container)).toBeNull();
  act(() => root.unmount());
  container.remove();
});
