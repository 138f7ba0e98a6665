// A month to pick days from.

export const PICKER_COPY = {
  navigation: "Kalender-Navigation",
  previous: "Zum vorigen Monat",
  next: "Zum nächsten Monat",
  month: "Monat wählen",
  year: "Jahr wählen",
};

/** From Sunday on: as short as a column, and whole. */
export const WEEKDAYS_IN_COLUMNS = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"];
export const WEEKDAYS = ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"];
