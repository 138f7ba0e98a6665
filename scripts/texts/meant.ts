// What looks like a text to translate or like one that was forgotten, and isn't.

/** Modules that each language writes for itself, instead of translating them: how it counts, and what people call clothes. */
export const OF_EACH_LANGUAGE: ReadonlySet<string> = new Set(["counted.ts", "wardrobe/garment-names.ts"]);

/** Addresses of what machines read. A test finds those that are gone. */
export const FOR_MACHINES: ReadonlySet<string> = new Set([
  "day-words.ts#CLOCK.day",
  "day-words.ts#CLOCK.hour",
  "day-words.ts#CLOCK.minute",
  "day-words.ts#CLOCK.month",
  "day-words.ts#UNKNOWN_COUNTRY",
  "public/guide-copy.ts#roomWords()",
  "public/guide-copy.ts#roomWords()~2",
]);

/** Names and units, which are the same in all languages; "…" is what is filled in. */
const EVERYWHERE = [
  "Layette",
  "Google",
  "Facebook",
  "OK",
  "Minneapolis, MN",
  "Miami, FL",
  "Las Palmas",
  "TOG",
  "0–3m",
  "3–6m",
  "6–9m",
  "9–12m",
  "12–18m",
  "18–24m",
  "kg",
  "lb · oz",
  "in",
  "cm",
  "°F",
  "°C",
  "… kg",
  "… oz",
  "… lb",
  "… lb … oz",
  "… in",
  "… mm",
  "…–…°F (…–…°C)",
];

/** Texts of a language that happen to be the English ones. */
const IN_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  de: [
    "Baby …",
    "Community",
    "Extras",
    "Fr",
    "Leggings",
    "Link",
    "Mild",
    "Mo",
    "Name",
    "Neutral",
    "Passkey",
    "Passkeys",
    "Plan",
    "Sa",
    "Shorts",
    "Wind",
    "in …",
    "minus …",
    "plus …",
    "… in …",
  ],
  es: ["Editor", "Error", "Error: …", "Extras", "Final", "Leggings", "Plan", "Shorts", "idea", "ideas"],
  fr: [
    "Administration",
    "Date",
    "Dates",
    "Description",
    "Extras",
    "Final",
    "Invitation",
    "Message",
    "Munich",
    "Note",
    "Notes",
    "Notifications",
    "Photo",
    "Plan",
    "Plans",
    "Sources",
    "plus …",
  ],
};

/** Whether a language may say a text as English does. It has "…" for each piece that is filled in. */
export function mayBeTheSame(text: string, language: string): boolean {
  return EVERYWHERE.includes(text) || (IN_LANGUAGE[language] ?? []).includes(text);
}
