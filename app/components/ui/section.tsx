import type { ComponentProps } from "react";

interface SectionProps extends ComponentProps<"section"> {
  titleId: string;
  title: string;
  titleLook?: string;
}

/** A section that its heading names. */
export function Section({ titleId, title, titleLook = "text-lg", children, ...section }: SectionProps) {
  return (
    <section {...section} aria-labelledby={titleId}>
      <h2 id={titleId} className={titleLook}>
        {title}
      </h2>
      {children}
    </section>
  );
}
