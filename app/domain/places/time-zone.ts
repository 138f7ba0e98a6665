// A place's time zone, for the time of day a mail arrives. States with two zones are split by straight lines,
// so near the real borders, which follow counties, it may be an hour off; the Navajo Nation counts as the
// rest of Arizona.

export interface PlaceOnMap {
  /** Two letters; includes territories. */
  state: string;
  latitude: number;
  longitude: number;
}

const ATLANTIC = "America/Puerto_Rico";
const EASTERN = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

const STATES: Readonly<Record<string, string>> = {
  ...states(ATLANTIC, "PR VI"),
  ...states(EASTERN, "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV"),
  ...states(CENTRAL, "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI"),
  ...states(MOUNTAIN, "CO ID MT NM UT WY"),
  ...states(PACIFIC, "CA NV OR WA"),
  AZ: "America/Phoenix",
  AK: "America/Anchorage",
  HI: "Pacific/Honolulu",
  GU: "Pacific/Guam",
  MP: "Pacific/Saipan",
  AS: "Pacific/Pago_Pago",
};

interface Part {
  state: string;
  zone: string;
  /** Degrees; without one, the part extends to the state's border. */
  west?: number;
  east?: number;
  south?: number;
  north?: number;
}

/** The parts of states that lie in another zone than most of the state. */
const PARTS: readonly Part[] = [
  { state: "AK", zone: "America/Adak", east: -169.5 },
  { state: "FL", zone: CENTRAL, east: -85.1 },
  { state: "ID", zone: PACIFIC, south: 45.5 },
  { state: "IN", zone: CENTRAL, east: -86.6, south: 40.9 },
  { state: "IN", zone: CENTRAL, east: -86.6, north: 38.3 },
  { state: "KS", zone: MOUNTAIN, east: -101.5 },
  { state: "KY", zone: CENTRAL, east: -86.25 },
  { state: "MI", zone: CENTRAL, east: -87.55, north: 46.6 },
  { state: "ND", zone: MOUNTAIN, east: -101.2, north: 47.2 },
  { state: "NE", zone: MOUNTAIN, east: -101 },
  { state: "OR", zone: MOUNTAIN, west: -117.9, north: 44.45 },
  { state: "SD", zone: MOUNTAIN, east: -100.9 },
  { state: "TN", zone: EASTERN, west: -85 },
  { state: "TN", zone: EASTERN, west: -85.4, north: 35.4 },
  { state: "TX", zone: MOUNTAIN, east: -105 },
];

/** The IANA name of a place's time zone; Central time for an unknown place. */
export function timeZoneOf(place: PlaceOnMap | null): string {
  if (!place) return CENTRAL;
  return PARTS.find((part) => isInside(place, part))?.zone ?? STATES[place.state] ?? CENTRAL;
}

function isInside({ state, latitude, longitude }: PlaceOnMap, part: Part): boolean {
  const { west = -180, east = 180, south = -90, north = 90 } = part;
  return (
    state === part.state && longitude >= west && longitude <= east && latitude >= south && latitude <= north
  );
}

function states(zone: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(" ").map((name) => [name, zone]));
}
