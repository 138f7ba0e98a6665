// What leads to the page about the baby's size: the quiet question on plan and list, and links.
export const SIZE_ASK_COPY = {
  birth: "What did your baby weigh at birth? Sizes follow from it.",
  checkup: "Been to a checkup lately? Tell us what it said, and sizes keep in step.",
  yes: "Add it",
  no: "Not now",
} as const;

/** Ways to the page. */
export const SIZE_LINK_COPY = {
  menu: "Your baby's size",
  atBirth: "Add the weight at birth",
} as const;
