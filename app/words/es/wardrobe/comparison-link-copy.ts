export const COMPARE = "Comparar rutinas de lavado";
