export const COMPARE = "Comparer les rythmes de lessive";
