// Said once what was entered without a network has been sent, on whatever page is open then.

export const SENT_LATER_COPY = {
  facts: {
    sent: "What you told us about the size while you were offline is saved.",
    refused: "We couldn't save what you told us about the size while you were offline.",
    seeWhy: "Open the page with your baby's size to see why.",
  },
  bags: {
    sent: "The bag you added while you were offline is saved.",
    refused: "We couldn't save the bag you added while you were offline.",
    seeWhy: "Open the page of bags to see why.",
  },
  left: (text: string) => `We couldn't read: ${text}`,
};
