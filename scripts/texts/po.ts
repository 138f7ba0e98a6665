// Reads and writes gettext's PO files, which every translators' tool opens: https://www.gnu.org/software/gettext/manual. Only what
// the exchange needs, because the libraries for it bring tables of encodings along. What it doesn't know it refuses.

/** One text of the file. */
export interface PoEntry {
  context: string;
  /** The English text. */
  id: string;
  text: string;
  /** Whether someone should look at it again. */
  isFuzzy: boolean;
}

/** An entry with what is told about it. */
export interface ToldEntry extends PoEntry {
  notes: readonly string[];
  /** The file and line of the English text. */
  reference: string;
}

/** What is wrong with a file, and in which line. */
export class PoError extends Error {
  override name = "PoError";
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: "\u0007",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "\\": "\\",
  '"': '"',
};

/** A file for a language. `remarks` stand at its head, as comments. */
export function writePo(language: string, remarks: readonly string[], entries: readonly ToldEntry[]): string {
  const header = [
    "Project-Id-Version: Layette\n",
    `Language: ${language}\n`,
    "MIME-Version: 1.0\n",
    "Content-Type: text/plain; charset=UTF-8\n",
    "Content-Transfer-Encoding: 8bit\n",
  ];
  const head = [
    ...remarks.map((remark) => `# ${oneLine(remark)}`.trimEnd()),
    'msgid ""',
    'msgstr ""',
    ...header.map(quoted),
  ];
  return `${[head, ...entries.map(linesOf)].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function linesOf({ context, id, text, isFuzzy, notes, reference }: ToldEntry): string[] {
  return [
    ...notes.map((note) => `#. ${oneLine(note)}`),
    `#: ${reference}`,
    ...(isFuzzy ? ["#, fuzzy"] : []),
    `msgctxt ${quoted(context)}`,
    `msgid ${quoted(id)}`,
    `msgstr ${quoted(text)}`,
  ];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

function quoted(text: string): string {
  const plain = text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n");
  return `"${plain.replace(/\p{Cc}/gu, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`)}"`;
}

type Field = "msgctxt" | "msgid" | "msgstr";

/** The entries and the language of a file; throws PoError. */
export function readPo(source: string): { language: string | null; entries: PoEntry[] } {
  const reader = new Reader();
  const lines = source.replace(/^\ufeff/, "").split(/\r?\n/);
  for (const [index, line] of lines.entries()) reader.take(line.trim(), index + 1);
  const all = reader.finished(lines.length);
  const header = all.find(({ context, id }) => context === "" && id === "");
  const charset = /charset=([\w-]+)/i.exec(header?.text ?? "")?.[1] ?? "utf-8";
  if (charset.toLowerCase() !== "utf-8")
    throw new PoError(`The file says that it is in ${charset}, not in UTF-8`);
  return {
    language: /^Language: *(\S+)/m.exec(header?.text ?? "")?.[1] ?? null,
    entries: all.filter((entry) => entry !== header),
  };
}

/** Takes a file line by line. */
class Reader {
  private readonly entries: PoEntry[] = [];
  private readonly contexts = new Set<string>();
  private fields: Partial<Record<Field, string>> = {};
  private field: Field | null = null;
  private isFuzzy = false;

  take(line: string, number: number): void {
    // Obsolete entries, which an editor keeps at the end.
    if (line === "" || line.startsWith("#~")) return;
    if (line.startsWith("#")) this.comment(line, number);
    else this.string(line, number);
  }

  /** All entries of a file that ends here. */
  finished(number: number): PoEntry[] {
    this.end(number);
    return this.entries;
  }

  private string(line: string, number: number): void {
    const [, word, text] = /^(?:([\w[\]]+)\s*)?"((?:[^"\\]|\\.)*)"$/.exec(line) ?? [];
    if (text === undefined) throw new PoError(`Line ${number} is not PO: ${line}`);
    if (word !== undefined) this.begin(word, number);
    if (this.field === null) throw new PoError(`Line ${number} belongs to no entry: ${line}`);
    this.fields[this.field] += unescaped(text, number);
  }

  private comment(line: string, number: number): void {
    this.endIfWhole(number);
    if (line.startsWith("#,") && /\bfuzzy\b/.test(line)) this.isFuzzy = true;
  }

  private begin(word: string, number: number): void {
    if (word !== "msgctxt" && word !== "msgid" && word !== "msgstr")
      throw new PoError(`Line ${number} has ${word}, which no text here needs`);
    this.endIfWhole(number);
    if (this.fields[word] !== undefined) throw new PoError(`Line ${number} has a second ${word}`);
    this.fields[word] = "";
    this.field = word;
  }

  private endIfWhole(number: number): void {
    if (this.fields.msgstr !== undefined) this.end(number);
  }

  private end(number: number): void {
    const { msgctxt: context = "", msgid: id, msgstr: text } = this.fields;
    if (this.field !== null) {
      if (id === undefined || text === undefined)
        throw new PoError(`The entry before line ${number} is not whole`);
      const key = JSON.stringify(context === "" ? [id] : context);
      if (this.contexts.has(key))
        throw new PoError(`The entry before line ${number} is there twice: ${context || id}`);
      this.contexts.add(key);
      this.entries.push({ context, id, text, isFuzzy: this.isFuzzy });
    }
    this.fields = {};
    this.field = null;
    this.isFuzzy = false;
  }
}

function unescaped(text: string, number: number): string {
  return text.replace(
    /\\(?:([0-7]{1,3})|x([\da-f]{1,2})|(.))/gi,
    (all, octal, hex, char: string | undefined) => {
      const code = octal ? Number.parseInt(octal, 8) : Number.parseInt(hex ?? "", 16);
      const known = char === undefined ? (code < 128 ? String.fromCharCode(code) : undefined) : ESCAPES[char];
      if (known === undefined) throw new PoError(`Line ${number} has an escape that isn't known: ${all}`);
      return known;
    },
  );
}
