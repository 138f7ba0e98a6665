// Used by the texts beside it alone.

/** A whole number with its noun: '1 Woche', '3 Wochen'. The nouns come in the case that the sentence asks for. */
export function counted(count: number, one: string, other: string): string {
  return `${whole(count)} ${count === 1 ? one : other}`;
}

/** '1.234' */
export function whole(count: number): string {
  const rest = `${count % 1000}`;
  return count < 1000 ? rest : `${whole(Math.floor(count / 1000))}.${rest.padStart(3, "0")}`;
}

/** '1,5' */
export function decimal(value: number): string {
  return `${value}`.replace(".", ",");
}

/** With a full stop, unless it ends with one already, as 'bis 5. Jan.' does. */
export function ended(sentence: string): string {
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}
