/** Marks something that unfolds. */
export function Chevron({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={`chevron ${className}`}>
      <path d="M6 3.5 10.5 8 6 12.5" />
    </svg>
  );
}
