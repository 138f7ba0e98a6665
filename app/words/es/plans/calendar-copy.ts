export const PICKER_COPY = {
  navigation: "Navegación del calendario",
  previous: "Ir al mes anterior",
  next: "Ir al mes siguiente",
  month: "Elegir el mes",
  year: "Elegir el año",
};

/** From Sunday on: as short as a column, and whole. */
export const WEEKDAYS_IN_COLUMNS = ["do", "lu", "ma", "mi", "ju", "vi", "sá"];
export const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
