/** Keeps '0–3m' and '2-3' from breaking at the dash. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/((?<!\d)\d+[-–]\d+m?)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
