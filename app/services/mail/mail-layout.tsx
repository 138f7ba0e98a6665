// The layout of all mails: warm paper, a serif heading, one rose button. Every mail program understands
// tables and inline styles; the style sheet adds dark colors where supported. Nothing is loaded from
// anywhere: no picture, no font, no trace of who opened it.

import type { ComponentProps } from "react";
import { LANGUAGE } from "~/words/en/language.ts";
import { PRODUCT_NAME, TAGLINE } from "~/words/en/layout.ts";
import type { MailCopy, MailList } from "~/words/en/mail/account-mails.ts";

const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";

const LIGHT = {
  ground: "#fbf6f0",
  surface: "#fffdfa",
  hairline: "#e8dace",
  ink: "#3b2530",
  inkSoft: "#6b535e",
  rose: "#a63d57",
  onRose: "#ffffff",
};

/** Folded linen along the top edge of the sheet. */
const LINEN = ["#f4cfd0", "#f6e3b4", "#d3e2cb", "#cfdfee", "#e9d3ea"];

// Outlook's apps mark what they recolor with data-ogsc and data-ogsb.
const DARK = {
  ground: "#1f171d",
  surface: "#291f27",
  hairline: "#44343e",
  ink: "#f3e7e1",
  inkSoft: "#c5afb6",
};
const DARK_RULES = [
  ["ground", `background-color:${DARK.ground}!important`],
  ["sheet", `background-color:${DARK.surface}!important;border-color:${DARK.hairline}!important`],
  ["ink", `color:${DARK.ink}!important`],
  ["soft", `color:${DARK.inkSoft}!important`],
  ["brand", "color:#f3a8b7!important"],
  ["button", "background-color:#f3a8b7!important"],
  ["label", "color:#33101c!important"],
  ["linen", "opacity:.75"],
] as const;

const STYLES = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  `@media (prefers-color-scheme:dark){${DARK_RULES.map(([name, rule]) => `.${name}{${rule}}`).join("")}}`,
  DARK_RULES.map(([name, rule]) => `[data-ogsc] .${name},[data-ogsb] .${name}{${rule}}`).join(""),
  "@media (max-width:480px){.pad{padding:28px 24px 32px!important}.edge{padding:24px 12px 32px!important}}",
].join("");

/** What a marketing mail adds to the footer. */
export interface MarketingFooter {
  /** The link to unsubscribe. */
  url: string;
  label: string;
  postalAddress: string;
}

type MailLayoutProps = { copy: MailCopy; url: string; marketing?: MarketingFooter | undefined };

/** A mail as an HTML document. */
export function MailLayout({ copy, url, marketing }: MailLayoutProps) {
  return (
    <html lang={LANGUAGE.html}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{copy.subject}</title>
        <style>{STYLES}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: LIGHT.ground }}>
        <Preheader text={copy.preheader ?? copy.paragraphs[0] ?? ""} />
        <Table className="ground" style={{ backgroundColor: LIGHT.ground }}>
          <tr>
            <td align="center" className="edge" style={{ padding: "40px 16px 48px" }}>
              <Table style={{ maxWidth: 520 }}>
                <tr>
                  <td
                    className="brand"
                    style={{ padding: "0 8px 20px", font: `600 22px/1.2 ${SERIF}`, color: LIGHT.rose }}
                  >
                    {PRODUCT_NAME}
                  </td>
                </tr>
                <tr>
                  <td>
                    <Sheet copy={copy} url={url} />
                  </td>
                </tr>
                <tr>
                  <td
                    className="soft"
                    style={{ padding: "24px 8px 0", font: `13px/1.55 ${SANS}`, color: LIGHT.inkSoft }}
                  >
                    {copy.footer}
                    {marketing && (
                      <>
                        {" "}
                        <a className="soft" href={marketing.url} style={{ color: LIGHT.inkSoft }}>
                          {marketing.label}
                        </a>
                      </>
                    )}
                    <br />
                    <br />
                    {signature()}
                    {marketing && (
                      <>
                        <br />
                        {marketing.postalAddress}
                      </>
                    )}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

/** An address of ours in a mail, at the same origin as its button. */
export function linkUrl({ path }: { path: string }, url: string): string {
  return new URL(path, url).href;
}

/** The last line of every mail. */
export function signature(): string {
  return `${PRODUCT_NAME} · ${TAGLINE}`;
}

function Sheet({ copy, url }: { copy: MailCopy; url: string }) {
  return (
    <Table
      className="sheet"
      style={{
        borderCollapse: "separate",
        overflow: "hidden",
        backgroundColor: LIGHT.surface,
        border: `1px solid ${LIGHT.hairline}`,
        borderRadius: 16,
      }}
    >
      <tr>
        <td>
          <Table>
            <tr>
              {LINEN.map((color) => (
                <td
                  key={color}
                  className="linen"
                  height={6}
                  style={{ backgroundColor: color, fontSize: 0, lineHeight: "6px" }}
                >
                  {NO_BREAK_SPACE}
                </td>
              ))}
            </tr>
          </Table>
        </td>
      </tr>
      <tr>
        <td className="pad" style={{ padding: "36px 40px 44px" }}>
          {copy.above && (
            <p
              className="brand"
              style={{ margin: "0 0 8px", font: `600 17px/1.4 ${SANS}`, color: LIGHT.rose }}
            >
              {copy.above}
            </p>
          )}
          <h1
            className="ink"
            style={{ margin: "0 0 20px", font: `600 28px/1.25 ${SERIF}`, color: LIGHT.ink }}
          >
            {copy.heading}
          </h1>
          {copy.paragraphs.map((text) => (
            <p
              key={text}
              className="soft"
              style={{ margin: "0 0 16px", font: `17px/1.6 ${SANS}`, color: LIGHT.inkSoft }}
            >
              {text}
            </p>
          ))}
          {copy.lists?.map((list) => (
            <CountedList key={list.title} list={list} />
          ))}
          {copy.links?.map((link) => (
            <p key={link.path} style={{ margin: "16px 0 0", font: `17px/1.6 ${SANS}` }}>
              <a className="brand" href={linkUrl(link, url)} style={{ color: LIGHT.rose }}>
                {link.text}
              </a>
            </p>
          ))}
          <Button url={url} label={copy.button} />
          {copy.question && (
            <p
              className="soft"
              style={{ margin: "28px 0 0", font: `15px/1.6 ${SANS}`, color: LIGHT.inkSoft }}
            >
              {copy.question.text}{" "}
              <a className="brand" href={linkUrl(copy.question, url)} style={{ color: LIGHT.rose }}>
                {copy.question.link}
              </a>
            </p>
          )}
        </td>
      </tr>
    </Table>
  );
}

function CountedList({ list }: { list: MailList }) {
  return (
    <>
      <h2 className="ink" style={{ margin: "24px 0 6px", font: `600 17px/1.4 ${SANS}`, color: LIGHT.ink }}>
        {list.title}
      </h2>
      <Table>
        {list.lines.map(({ count, name }, index) => (
          // Two custom items may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never changes
          <tr key={index}>
            <td
              className="brand"
              width={54}
              style={{
                padding: "4px 0",
                verticalAlign: "top",
                font: `600 16px/1.5 ${SANS}`,
                color: LIGHT.rose,
              }}
            >
              {count} ×
            </td>
            <td
              className="soft"
              style={{
                padding: "4px 0",
                font: `16px/1.5 ${SANS}`,
                color: LIGHT.inkSoft,
                wordBreak: "break-word",
              }}
            >
              {name}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** The whole cell is the button, because some mail programs ignore padding on links. */
function Button({ url, label }: { url: string; label: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "28px 0 0" }}>
      <tbody>
        <tr>
          <td className="button" style={{ backgroundColor: LIGHT.rose, borderRadius: 999 }}>
            <a
              className="label"
              href={url}
              style={{
                display: "inline-block",
                padding: "15px 30px",
                font: `600 17px/1.2 ${SANS}`,
                color: LIGHT.onRose,
                textDecoration: "none",
              }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const NO_BREAK_SPACE = "\u00a0";
/** Pushes the rest of the mail out of the inbox preview. */
const FILLER = "\u034f\u200c\u00a0".repeat(60);

function Preheader({ text }: { text: string }) {
  return (
    <div
      style={{
        display: "none",
        maxHeight: 0,
        overflow: "hidden",
        opacity: 0,
        fontSize: 1,
        lineHeight: "1px",
      }}
    >
      {text}
      {FILLER}
    </div>
  );
}

function Table({ children, ...props }: ComponentProps<"table">) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...props}>
      <tbody>{children}</tbody>
    </table>
  );
}
