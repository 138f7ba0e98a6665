export const COMPARE = "Waschrhythmus vergleichen";
