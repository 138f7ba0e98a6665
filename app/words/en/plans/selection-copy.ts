export const SELECTION_COPY = {
  label: "Select as Final",
  saved: "Saved as final",
  savedHint: "You can change this in Attempts",
  cleared: "Selection cleared",
  updated: "Dashboard selection updated.",
  confirmTitle: "Confirm Selection Change",
  confirmText:
    "Another dashboard is already selected as final. Do you want to change your selection to this one?",
  confirm: "Confirm",
  cancel: "Cancel",
} as const;
