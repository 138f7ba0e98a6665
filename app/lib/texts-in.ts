/** What a form's fields hold, by name; files and unchecked boxes are left out. */
export function textsIn(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)];
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
