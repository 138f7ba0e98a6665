export const TITLE_COPY = {
  edit: (title: string) => `Edit title: ${title}`,
  label: "Title",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  updated: "Title updated",
  required: "Title required",
} as const;
