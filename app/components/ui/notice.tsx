import type { ReactNode } from "react";

const LOOKS = {
  info: "border-hairline bg-surface",
  good: "border-leaf/40 bg-leaf-tint text-leaf",
  look: "border-amber/40 bg-amber-tint text-amber",
  error: "border-brick/40 bg-brick-tint text-brick",
} as const;

interface NoticeProps {
  look?: keyof typeof LOOKS;
  title?: string;
  children?: ReactNode;
  /** Announced at once; for something that just went wrong. */
  isAlert?: boolean;
  /** Its distance from what is around it. */
  className?: string;
}

/** A message in a box. The color only repeats what the words say. */
export function Notice({ look = "info", title, children, isAlert = false, className = "" }: NoticeProps) {
  return (
    <div
      role={isAlert ? "alert" : "status"}
      data-answer=""
      className={`rounded-card border px-4 py-3 text-sm break-words ${LOOKS[look]} ${className}`}
    >
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className={title ? "mt-1" : ""}>{children}</div>}
    </div>
  );
}

/** What just went wrong; announced at once. */
export function ErrorNotice(said: Pick<NoticeProps, "title" | "children" | "className">) {
  return <Notice look="error" isAlert {...said} />;
}
