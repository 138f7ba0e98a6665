// The administrators' page of price sheets.
export const PRICE_SHEETS_COPY = {
  lead: (months: number) =>
    `One sheet a country, in one currency. Plans in that country are priced by it for ${months} months after its date.`,
  none: "There are no sheets yet, so no plan shows a cost.",
  sheets: "Sheets",
  add: "New sheet",
  tooOld: "too old, not shown",
  unreadable: "can't be read, not shown",
  country: "Country",
  countryHint: "A sheet that this country has already is replaced.",
  currency: "Currency",
  pricedOn: "Date of the prices",
  budget: "Budget",
  premium: "Premium",
  share: "Second-hand, %",
  shareHint: "For one piece. Second-hand is in percent of the budget price.",
  field: (column: string, group: string) => `${column}: ${group}`,
  choose: "Please choose",
  save: "Save sheet",
  saving: "Saving...",
  remove: "Remove sheet",
} as const;
