// @vitest-environment jsdom
// A mail as a mail program sees it: two parts with the same content, nothing to load, one link, and no markup
// from users.
import { describe, expect, it } from "vitest";
import { renderMail, renderMarketingMail } from "../../../app/services/mail/outbox.server.ts";
import { sizeReminderMail as germanReminderMail } from "../../../app/words/de/mail/plan-mails.ts";
import type { MailCopy } from "../../../app/words/en/mail/account-mails.ts";
import * as words from "../../../app/words/en/mail/account-mails.ts";
import { sizeReminderMail } from "../../../app/words/en/mail/plan-mails.ts";

const URL = "https://layette.example/auth/confirm?token=abc&x=1";

const isCopy = (value: unknown): value is MailCopy =>
  typeof value === "object" && value !== null && "paragraphs" in value;
const MAILS = Object.entries(words).flatMap(([name, value]): [string, MailCopy][] =>
  isCopy(value) ? [[name, value]] : [],
);
const REMINDER = sizeReminderMail({
  size: "3-6m",
  isFirst: false,
  day: "Apr 25",
  isLikely: false,
  askedAt: null,
  daysLeft: 21,
  needed: 50,
  remaining: 31,
  lists: [
    { title: "Bottoms", lines: [{ count: 4, name: "Leggings" }] },
    {
      title: "Accessories",
      lines: [
        { count: 12, name: "Socks" },
        { count: 15, name: "Grandma's hat & scarf" },
      ],
    },
  ],
});

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const squeeze = (text: string) => text.replace(/[\u034f\u200c\u00a0\s]+/g, " ").trim();

/** The text a person reads, in order, without the preview line, which repeats the first words. */
function visibleText(html: string): string {
  const { body } = parse(html);
  for (const hidden of body.querySelectorAll('[style*="display:none"]')) hidden.remove();
  const words: string[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? "");
  return squeeze(words.join(" "));
}

it("knows the product's mails", () => {
  expect(MAILS.length).toBeGreaterThanOrEqual(2);
});

describe.each([...MAILS, ["SIZE_REMINDER", REMINDER] as const])("%s", (_, copy) => {
  const mail = renderMail(copy, URL);
  const page = parse(mail.html);

  it("says the same in both parts, in the same order", () => {
    const spoken = mail.text.replace(`${copy.button}:\n${URL}`, copy.button).replace("-- ", "");
    expect(visibleText(mail.html)).toBe(squeeze(spoken));
  });

  it("carries its link once: behind the button, and in the text", () => {
    const links = [...page.querySelectorAll("a")];
    expect(links.map((link) => [link.textContent, link.href])).toEqual([[copy.button, URL]]);
    expect(mail.text.split(URL)).toHaveLength(2);
    expect(mail.text.match(/https?:/g)).toHaveLength(1);
  });

  it("loads nothing and runs nothing", () => {
    expect(page.querySelectorAll("img, script, link, iframe, object, video, form, svg, base")).toHaveLength(
      0,
    );
    expect(mail.html).not.toMatch(/url\(|@import|@font-face|src=|background=|\son\w+=/i);
  });

  it("has a subject of one line, which is its title, and is not cut by Gmail", () => {
    expect(mail.subject).toBe(copy.subject);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.subject.length).toBeLessThanOrEqual(70);
    expect(page.title).toBe(mail.subject);
    expect(mail.html.length).toBeLessThan(20_000);
  });

  it("starts with a preview line and names its language and colours", () => {
    expect(page.body.firstElementChild?.textContent).toContain(copy.preheader ?? copy.paragraphs[0]);
    expect(page.documentElement.lang).toBe("en");
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute("content")).toBe("light dark");
    expect(mail.html.startsWith("<!doctype html><html")).toBe(true);
  });

  it("cannot be unsubscribed from: it is no marketing mail", () => {
    expect(mail).not.toHaveProperty("unsubscribeUrl");
    expect(mail.html + mail.text).not.toMatch(/unsubscribe/i);
  });
});

const EVIL = `<img src=x onerror=alert(1)>"'&</style></title><script>alert(1)</script>`;
const EVIL_COPY: MailCopy = {
  subject: `Hello\r\nBcc: all@layette.test ${EVIL}`,
  preheader: EVIL,
  heading: EVIL,
  paragraphs: [EVIL],
  lists: [{ title: EVIL, lines: [{ count: 1, name: EVIL }] }],
  button: EVIL,
  footer: EVIL,
};

describe("text of others", () => {
  const mail = renderMail(EVIL_COPY, `https://layette.example/?a="><script>alert(1)</script>`);
  const page = parse(mail.html);

  it("S35 is shown as text, everywhere", () => {
    expect(page.querySelectorAll("script, img")).toHaveLength(0);
    expect(page.querySelector("h1")?.textContent).toBe(EVIL);
    expect(page.querySelector("p")?.textContent).toBe(EVIL);
    expect(page.querySelector("h2")?.textContent).toBe(EVIL);
    expect([...page.querySelectorAll("td")].map((cell) => cell.textContent)).toContain(EVIL);
    expect(page.querySelector("a")?.textContent).toBe(EVIL);
    expect(page.title).toContain(EVIL);
    expect([...page.querySelectorAll("*")].flatMap((element) => element.getAttributeNames())).not.toContain(
      "onerror",
    );
  });

  it("S117 makes no subject longer than 120 characters, and cuts none inside a letter", () => {
    const of = (subject: string) => renderMail({ ...EVIL_COPY, subject }, URL).subject;
    expect(of("x".repeat(120))).toBe("x".repeat(120));
    expect(of(`${"x".repeat(120)} more`)).toBe(`${"x".repeat(119)}…`);
    for (const letter of ["a\u0300\u0301\u0302", "👨‍👩‍👧‍👦", "evil.test ", "🇩🇪"]) {
      const subject = of(letter.repeat(60));
      expect(subject.length).toBeLessThanOrEqual(120);
      expect(subject.length).toBeGreaterThan(100);
      expect(letter.repeat(60)).toContain(subject.slice(0, -1).replaceAll("[.]", "."));
    }
  });

  it("S32 cannot break a subject into two lines", () => {
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.subject).toContain("Hello Bcc: all[@]layette[.]test");
  });

  it("S35 cannot put a script behind the button", () => {
    expect(() => renderMail(EVIL_COPY, "javascript:alert(1)")).toThrow("javascript:");
    expect(() => renderMail(EVIL_COPY, "/auth")).toThrow();
  });
});

describe("a marketing mail", () => {
  const [[, copy] = ["", EVIL_COPY]] = MAILS;
  const unsubscribeUrl = "https://layette.example/unsubscribe?token=abc";
  const postalAddress = "Layette, 1 Linen Lane, Dover, DE 19901";
  const mail = renderMarketingMail(copy, URL, { unsubscribeUrl, postalAddress });

  it("A9 carries the address that takes one click, and shows it in both parts", () => {
    expect(mail.unsubscribeUrl).toBe(unsubscribeUrl);
    const links = [...parse(mail.html).querySelectorAll("a")].map((link) => [link.textContent, link.href]);
    expect(links).toEqual([
      [copy.button, URL],
      ["Unsubscribe", unsubscribeUrl],
    ]);
    expect(mail.text).toContain(`Unsubscribe:\n${unsubscribeUrl}`);
  });

  it("ends with where its sender can be written to", () => {
    expect(visibleText(mail.html).endsWith(postalAddress)).toBe(true);
    expect(mail.text.endsWith(`\n\n${postalAddress}`)).toBe(true);
  });
});

describe("the words of a size reminder", () => {
  const about = {
    size: "3-6m" as const,
    isFirst: false,
    day: "Apr 25",
    isLikely: false,
    askedAt: null,
    daysLeft: 21,
    needed: 50,
    remaining: 31,
    lists: [],
  };

  it.each([
    [{}, "3–6m starts Apr 25: 31 essentials to go", "Size 3–6m starts Apr 25, in 3 weeks."],
    [{ remaining: 1 }, "3–6m starts Apr 25: 1 essential to go", "You have 49 of its 50 essentials."],
    [
      { isFirst: true, size: "0-3m" as const },
      "0–3m starts Apr 25: 31",
      "Your baby is due Apr 25, in 3 weeks, and will start in size 0–3m.",
    ],
    [{ daysLeft: 13 }, "3–6m starts", "in 13 days."],
    [{ daysLeft: 7 }, "3–6m starts", "in a week."],
    [{ remaining: 50 }, "3–6m starts", "in 3 weeks. You still need:"],
    [{ isLikely: true }, "3–6m starts about Apr 25: 31", "Size 3–6m starts about Apr 25, in 3 weeks."],
  ])("%j", (fields, subject, sentence) => {
    const copy = sizeReminderMail({ ...about, ...fields });
    expect(copy.subject).toContain(subject);
    expect(copy.paragraphs[0]).toContain(sentence);
    expect(copy.question).toBeUndefined();
  });

  it("say in German the centimeters of labels, where the plan's country has them", () => {
    const begins = (shopSize: string | null) => germanReminderMail({ ...about, shopSize }).paragraphs[0];
    expect(begins("EU 62/68")).toContain("Größe 62/68 (3–6\u00a0M) beginnt");
    expect(begins(null)).toContain("Größe 3–6\u00a0M beginnt");
  });

  it("end with a question, whose link stands in both parts, if what fits now hasn't been told lately", () => {
    const copy = sizeReminderMail({ ...about, askedAt: "/dashboards/p1/size" });
    const { html, text } = renderMail(copy, "https://layette.example/dashboards/p1/3-6m");
    const link = parse(html).querySelector<HTMLAnchorElement>(
      'a[href="https://layette.example/dashboards/p1/size"]',
    );
    expect(link?.textContent).toBe("Tell us what fits now");
    const [, question = ""] = text.split("Does this date still sound right?");
    expect(question).toMatch(/^[^\n]*\nhttps:\/\/layette\.example\/dashboards\/p1\/size\n/);
    expect(visibleText(html)).toContain("Does this date still sound right?");
  });
});
