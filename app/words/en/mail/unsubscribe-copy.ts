export const UNSUBSCRIBE_COPY = {
  title: "Unsubscribe",
  lead: "Enter your email to stop marketing emails.",
  button: "Unsubscribe",
  busy: "Processing...",
  preferences: "Manage email preferences",
  doneTitle: "Successfully Unsubscribed",
  done: "Successfully unsubscribed",
  nextTitle: "What happens next",
  next: [
    "Marketing mail stops within 24 hours.",
    "Account notifications continue, such as a new password or a login from a new device.",
    "You can resubscribe at any time from your account settings.",
  ],
  affectedTitle: "What you won't get anymore",
  affected: [
    "Marketing emails and newsletters",
    "Product updates",
    "Tips and educational content, including size reminders",
    "Morning notices",
  ],
  law: "This page complies with the CAN-SPAM Act and the GDPR.",
  /** After the button or Enter. */
  failed: "Sorry, there was an error processing your request. Please try again.",
  /** After the mailed link. */
  failedByLink: "Sorry, there was an error processing your request. Please try the manual form below.",
} as const;
