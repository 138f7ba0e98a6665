import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ShareDialog from "~/components/sharing/share-dialog.tsx";

const PLAN = { onboardingId: "plan1", attemptNumber: 3, cardTitle: null, babyNames: null };
const LINK = {
  replicationToken: "abcdefghijklmnopqrstuv",
  link: "http://localhost:8787/replicate?token=abcdefghijklmnopqrstuv",
  title: "Baby Rivera's wardrobe",
  includePersonalNotes: false,
  showsToGet: false,
  validUntil: "2027-02-18",
  country: "US",
};
const NONE = { replicationToken: null, suggestedTitle: "Ana's baby wardrobe" };

/** What the server has been sent, and what it answers next. */
const sent: Record<string, string>[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

beforeEach(() => {
  sent.length = 0;
  answers = [];
  // jsdom knows the element, but not how to show it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal("fetch", async (address: string, { body }: { body: URLSearchParams }) => {
    expect(address).toBe("/dashboards/plan1/share");
    sent.push(Object.fromEntries(body));
    const answer = answers.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

async function openDialog(...replies: (() => Response)[]): Promise<void> {
  answers = replies;
  render(<ShareDialog plan={PLAN} isOpen onClose={() => {}} />);
  await screen.findByRole("radiogroup", { name: "Your personal notes" });
}

const linkField = () => screen.queryByLabelText<HTMLInputElement>("Share link");

test("a link is generated without notes unless they are asked for, and is then shown", async () => {
  await openDialog(json(NONE), json(LINK));
  expect(screen.getByText("Quiz #3")).toBeDefined();
  expect(linkField()).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Leave my notes out/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Generate Link" }));
  expect((await screen.findByRole("status")).textContent).toBe("New share link generated.");
  const chosen = { title: "Ana's baby wardrobe", toGet: "show", notes: "exclude" };
  expect(sent).toEqual([{ intent: "show" }, { intent: "generate", ...chosen }]);
  expect(linkField()?.value).toBe(LINK.link);
  await waitFor(() => expect(document.activeElement).toBe(linkField()));
  expect(
    screen.getByText(
      "This link works until Feb 18, 2027. It shows the full list, not what you own. Your notes aren't included.",
    ),
  ).toBeDefined();
});

test("a link that exists is shown again, and regenerated with the notes", async () => {
  const other = {
    ...LINK,
    replicationToken: "other",
    link: "http://localhost:8787/x",
    includePersonalNotes: true,
  };
  await openDialog(json(LINK), json(other));
  expect(linkField()?.value).toBe(LINK.link);
  fireEvent.click(screen.getByRole("radio", { name: /Include my notes/ }));
  fireEvent.click(screen.getByRole("button", { name: "Regenerate Link" }));
  await screen.findByText("New share link generated.");
  expect(sent.at(-1)).toEqual({ intent: "regenerate", title: LINK.title, notes: "include" });
  expect(linkField()?.value).toBe(other.link);
  expect(screen.getByText(/Your notes are included\.$/)).toBeDefined();
});

test("what a link shows is changed without another link, and the page says what it shows", async () => {
  const changed = { ...LINK, title: "Baby R.", showsToGet: true };
  await openDialog(json(LINK), json(changed));
  fireEvent.change(screen.getByLabelText("Whose plan is it?"), { target: { value: "Baby R." } });
  fireEvent.click(screen.getByRole("checkbox", { name: /Show what we still need/ }));
  fireEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  await screen.findByText("Your changes are saved.");
  expect(sent.at(-1)).toEqual({ intent: "save", title: "Baby R.", toGet: "show", notes: "exclude" });
  expect(linkField()?.value).toBe(LINK.link);
  expect(screen.getByText(/It shows what you still need\./)).toBeDefined();
});

test("a revoked link is gone, and the focus is on the way to another", async () => {
  await openDialog(json(LINK), json(NONE));
  fireEvent.click(screen.getByRole("button", { name: "Revoke Link" }));
  await screen.findByText("The share link was revoked and no longer works.");
  expect(sent.at(-1)).toMatchObject({ intent: "revoke" });
  expect(linkField()).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Generate Link" })),
  );
});

test.each([
  [
    "what the server says",
    json({ message: "Failed to enable dashboard replication: no." }, 409),
    "Failed to enable dashboard replication: no.",
  ],
  ["an answer without a token", json({ ok: true }), "Invalid response from server: missing replicationToken"],
  [
    "a server error without words",
    () => new Response("<p>", { status: 502 }),
    "Could not generate share link.",
  ],
  ["no answer at all", () => Response.error(), "Could not generate share link."],
])("%s is said in its place", async (_, reply, text) => {
  await openDialog(json(NONE), reply);
  fireEvent.click(screen.getByRole("button", { name: "Generate Link" }));
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(linkField()).toBeNull();
  expect(screen.getByRole("button", { name: "Generate Link" })).toBeDefined();
});

test("a link that could not be loaded is said so, and can still be made", async () => {
  await openDialog();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Couldn't load the share link. Please try again.",
  );
  answers = [json(LINK)];
  fireEvent.click(screen.getByRole("button", { name: "Generate Link" }));
  await waitFor(() => expect(linkField()?.value).toBe(LINK.link));
});

test("an impatient finger makes one link", async () => {
  let release = (_: Response) => {};
  const held = new Promise<Response>((resolve) => {
    release = resolve;
  });
  await openDialog(json(NONE));
  answers = [() => held];
  const button = screen.getByRole("button", { name: "Generate Link" });
  fireEvent.click(button);
  expect(await screen.findByRole("button", { name: "Generating..." })).toBe(button);
  fireEvent.click(button);
  release(Response.json(LINK));
  await screen.findByText("New share link generated.");
  expect(sent.filter(({ intent }) => intent === "generate")).toHaveLength(1);
});

test.each([
  ["copied", { writeText: async () => {} }, "status", "Copied!Share link copied to clipboard."],
  [
    "refused",
    {
      writeText: async () => {
        throw new DOMException("no", "NotAllowedError");
      },
    },
    "alert",
    "Could not copy link to clipboard.",
  ],
  ["missing", undefined, "alert", "Clipboard API not available in this browser."],
])("a clipboard: %s", async (_, clipboard, role, text) => {
  const writeText = clipboard && vi.spyOn(clipboard, "writeText");
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard }));
  await openDialog(json(LINK));
  fireEvent.click(screen.getByRole("button", { name: "Copy Link" }));
  expect((await screen.findByRole(role)).textContent).toBe(text);
  if (writeText) expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK.link);
});
