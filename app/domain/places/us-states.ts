// State names by the two letters on the ZIP code map.

const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
  |DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky
  |LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana
  |NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio
  |OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee
  |TX Texas|UT Utah|VT Vermont|VA Virginia|VI Virgin Islands|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`
    .split("|")
    .map((row) => row.trim())
    .map((row) => [row.slice(0, 2), row.slice(3)]),
);

/** 'Colorado' for 'CO'; the letters themselves if they aren't a state. */
export function stateName(state: string): string {
  return NAMES[state] ?? state;
}

/** Whether two capital letters are a state's, the district's, or a territory's on the map. */
export function isState(state: string): boolean {
  return Object.hasOwn(NAMES, state);
}
