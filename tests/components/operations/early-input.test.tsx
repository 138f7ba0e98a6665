// S110: if React has to draw a page anew because something foreign stands in it, what was typed, chosen, and tapped before that goes
// to the fields and buttons that stand in their places.
import { afterEach, expect, test } from "vitest";
import { keepTyped, noteEarlyInput, replayedTap, tellEarlyInput, wasReloadedFor } from "~/lib/early-input.ts";

const PAGE = `
  <form action="/auth">
    <input name="email" type="email" value="">
    <input name="password" type="password" value="">
    <input name="stay" type="checkbox" value="yes">
    <input name="mode" type="radio" value="a" checked><input name="mode" type="radio" value="b">
    <select name="units"><option value="c">C</option><option value="f">F</option></select>
    <textarea name="note">From Oma</textarea>
  </form>
  <form action="/other"><input name="email" type="email" value=""></form>
  <button form="counts" aria-label="One more: Hat" type="button">+</button>
  <button form="counts" aria-label="One more: Cap" type="button">+</button>`;

afterEach(() => {
  document.body.innerHTML = "";
});

const find = <Found = HTMLElement>(selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(selector);
  return found as Found;
};

test.each(["drawn anew", "kept"])(
  "S110 nothing typed or tapped is lost on a page that is %s",
  async (how) => {
    document.body.innerHTML = PAGE;
    noteEarlyInput();
    const password = find<HTMLInputElement>("[name=password]");
    find<HTMLInputElement>("[name=email]").value = "oma@owls.test";
    password.value = "secret 1";
    password.focus();
    find<HTMLInputElement>("[name=stay]").checked = true;
    find<HTMLInputElement>("[value=b]").checked = true;
    find<HTMLSelectElement>("select").selectedIndex = 1;
    find<HTMLTextAreaElement>("textarea").value = "From Oma, with love";
    const tapped = find<HTMLButtonElement>("[aria-label='One more: Cap']");
    window.takeEarlyTaps = () => [{ button: tapped, by: 2 }];
    if (how === "drawn anew") {
      document.body.innerHTML = `<div data-foreign><input name="search"></div>${PAGE}`;
      expect(find<HTMLInputElement>("[name=email]").value).toBe("");
    }
    const told: string[] = [];
    document.body.addEventListener("input", ({ target }) => told.push((target as HTMLInputElement).name));
    const taps: string[] = [];
    document.body.addEventListener("click", ({ target }) => {
      const name = (target as Element).getAttribute("aria-label");
      if (name) taps.push(`${name}, ${replayedTap()?.by}`);
    });
    tellEarlyInput();
    await new Promise((done) => setTimeout(done, 0));
    expect(find<HTMLInputElement>("[name=email]").value).toBe("oma@owls.test");
    expect(find<HTMLInputElement>("[action='/other'] [name=email]").value).toBe("");
    expect(find<HTMLInputElement>("[name=password]").value).toBe("secret 1");
    expect(document.activeElement).toBe(find("[name=password]"));
    expect(find<HTMLInputElement>("[name=stay]").checked).toBe(true);
    expect(find<HTMLInputElement>("[value=b]").checked).toBe(true);
    expect(find<HTMLSelectElement>("select").value).toBe("f");
    expect(find<HTMLTextAreaElement>("textarea").value).toBe("From Oma, with love");
    expect(told).toEqual(expect.arrayContaining(["email", "password", "note"]));
    expect(taps).toEqual(["One more: Cap, 2"]);
  },
);

const type = (selector: string, value: string) => {
  const field = find<HTMLInputElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

/** The page as the server draws it, once more. */
function reload(): void {
  document.body.innerHTML = PAGE;
  noteEarlyInput();
}

test("F46 what was typed and chosen is there once after a reload for another build, but no secret, nothing sent, and nothing that nobody touched", () => {
  reload();
  type("[name=email]", "oma@owls.test");
  type("[name=password]", "secret 1");
  type("[action='/other'] [name=email]", "sent@owls.test");
  find("[action='/other']").dispatchEvent(new Event("submit", { bubbles: true }));
  find<HTMLInputElement>("[name=stay]").checked = true;
  find("[name=stay]").dispatchEvent(new Event("input", { bubbles: true }));
  type("select", "f");
  keepTyped("the next build");
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain("secret");
  reload();
  const typed = () => [
    find<HTMLInputElement>("[name=email]").value,
    find<HTMLInputElement>("[name=password]").value,
    find<HTMLInputElement>("[action='/other'] [name=email]").value,
    find<HTMLInputElement>("[name=stay]").checked,
    find<HTMLSelectElement>("select").value,
    find<HTMLTextAreaElement>("textarea").value,
  ];
  expect(typed()).toEqual(["oma@owls.test", "", "", true, "f", "From Oma"]);
  expect(wasReloadedFor()).toBe("the next build");
  reload();
  expect(typed()).toEqual(["", "", "", false, "c", "From Oma"]);
  expect(wasReloadedFor()).toBeNull();
});

test("F46 what was typed into a sheet comes back when the sheet is open again", () => {
  const sheet = `<form action="/bag"><textarea name="text"></textarea><input name="own" type="checkbox"></form>`;
  document.body.innerHTML = PAGE + sheet;
  noteEarlyInput();
  const area = find<HTMLTextAreaElement>("[name=text]");
  area.value = "4 sleepers";
  area.dispatchEvent(new Event("input", { bubbles: true }));
  keepTyped("the next build");
  document.body.innerHTML = PAGE;
  noteEarlyInput();
  const heard: string[] = [];
  document.body.addEventListener("input", ({ target }) => heard.push((target as HTMLTextAreaElement).value));
  const open = () => {
    document.body.insertAdjacentHTML("beforeend", sheet);
    const opened = find<HTMLTextAreaElement>("[name=text]");
    opened.focus();
    return opened.value;
  };
  expect(open()).toBe("4 sleepers");
  find("[action='/bag']").remove();
  expect([open(), heard]).toEqual(["", ["4 sleepers"]]);
});
