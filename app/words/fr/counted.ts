// Used by the texts beside it alone.

/** A whole number with its noun: '0 semaine', '1 semaine', '3 semaines'. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${plural(count, one, other)}`;
}

/** One of two forms; French counts from 2 in the plural. */
export function plural(count: number, one: string, other: string): string {
  return Math.abs(count) < 2 ? one : other;
}

/** '2,5' */
export function decimal(value: number | string): string {
  return `${value}`.replace(".", ",");
}

/** A sentence with its full stop: 'le 5 janv.' has it already. */
export function ended(sentence: string): string {
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}

/** What "de" elides before: vowels, a y that is one, and most of what begins with hé. */
const MUTE = /^(?:[aàâäeéèêëiîïoôöuùûüœæ]|y(?![aàâeéèêioôu])|h[eéèê])/i;

/** 'de Marie', 'd’Anna', 'du Mans' */
export function of(name: string): string {
  const article = /^(Le|Les) (?=\S)/.exec(name);
  if (article) return `${article[1] === "Le" ? "du" : "des"} ${name.slice(article[0].length)}`;
  return MUTE.test(name) ? `d’${name}` : `de ${name}`;
}

/** 'à Lyon', 'au Mans', 'aux Ulis' */
export function at(place: string): string {
  const article = /^(Le|Les) (?=\S)/.exec(place);
  if (article) return `${article[1] === "Le" ? "au" : "aux"} ${place.slice(article[0].length)}`;
  return `à ${place}`;
}

/** 'a', 'a et b', 'a, b et c'; with "or" 'a, b ou c'. */
export function listed(words: readonly string[], last: "and" | "or" = "and"): string {
  const final = words.at(-1) ?? "";
  if (words.length < 2) return final;
  return `${words.slice(0, -1).join(", ")} ${last === "and" ? "et" : "ou"} ${final}`;
}
