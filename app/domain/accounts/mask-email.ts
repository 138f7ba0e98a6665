/** 'robin@example.com' → 'r•••@e•••.com': enough to recognize a friend, too little to write to. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const ending = domain.slice(Math.max(domain.lastIndexOf("."), 0));
  return `${first(email)}•••@${first(domain)}•••${ending.startsWith(".") ? ending : ""}`;
}

/** The first letter, even if it takes two code units. */
function first(text: string): string {
  return Array.from(text)[0] ?? "";
}
