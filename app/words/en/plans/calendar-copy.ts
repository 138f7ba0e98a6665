// A month to pick days from.

export const PICKER_COPY = {
  navigation: "Calendar navigation",
  previous: "Go to the Previous Month",
  next: "Go to the Next Month",
  month: "Choose the Month",
  year: "Choose the Year",
};

/** From Sunday on: as short as a column, and whole. */
export const WEEKDAYS_IN_COLUMNS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];
export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
