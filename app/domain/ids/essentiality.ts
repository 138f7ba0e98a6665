export const essential = "Essential";
export const recommended = "Recommended";
export const niceToHave = "Nice-to-have";
