// The larger US cities, each with a ZIP code from its center; the sitemap lists their plans.
import { LARGER_CITIES_ABROAD } from "./larger-cities-abroad.ts";

/** ZIP code → the place as the ZIP code map names it. */
export const LARGER_CITIES: Readonly<Record<string, string>> = Object.fromEntries(
  `
  10001 New York, NY; 90012 Los Angeles, CA; 60601 Chicago, IL; 77002 Houston, TX; 85004 Phoenix, AZ;
  19103 Philadelphia, PA; 78205 San Antonio, TX; 92101 San Diego, CA; 75201 Dallas, TX;
  32202 Jacksonville, FL; 78701 Austin, TX; 76102 Fort Worth, TX; 95113 San Jose, CA; 43215 Columbus, OH;
  28202 Charlotte, NC; 46204 Indianapolis, IN; 94102 San Francisco, CA; 98101 Seattle, WA; 80202 Denver, CO;
  20001 Washington, DC; 37203 Nashville, TN; 73102 Oklahoma City, OK; 79901 El Paso, TX; 02108 Boston, MA;
  97204 Portland, OR; 89101 Las Vegas, NV; 48226 Detroit, MI; 38103 Memphis, TN; 40202 Louisville, KY;
  21202 Baltimore, MD; 53202 Milwaukee, WI; 87102 Albuquerque, NM; 85701 Tucson, AZ; 93721 Fresno, CA;
  95814 Sacramento, CA; 64106 Kansas City, MO; 85201 Mesa, AZ; 30303 Atlanta, GA; 68102 Omaha, NE;
  80903 Colorado Springs, CO; 27601 Raleigh, NC; 33131 Miami, FL; 23451 Virginia Beach, VA;
  90802 Long Beach, CA; 94612 Oakland, CA; 55401 Minneapolis, MN; 74103 Tulsa, OK; 93301 Bakersfield, CA;
  33602 Tampa, FL; 67202 Wichita, KS; 76010 Arlington, TX; 80012 Aurora, CO; 70112 New Orleans, LA;
  44113 Cleveland, OH; 96813 Honolulu, HI; 92805 Anaheim, CA; 40507 Lexington, KY; 95202 Stockton, CA;
  78401 Corpus Christi, TX; 89052 Henderson, NV; 92501 Riverside, CA; 07102 Newark, NJ;
  55101 Saint Paul, MN; 92701 Santa Ana, CA; 45202 Cincinnati, OH; 92612 Irvine, CA; 32801 Orlando, FL;
  15222 Pittsburgh, PA; 63101 Saint Louis, MO; 27401 Greensboro, NC; 07302 Jersey City, NJ;
  99501 Anchorage, AK; 68508 Lincoln, NE; 75074 Plano, TX; 27701 Durham, NC; 14202 Buffalo, NY;
  85225 Chandler, AZ; 91910 Chula Vista, CA; 43604 Toledo, OH; 53703 Madison, WI; 85251 Scottsdale, AZ;
  89501 Reno, NV; 46802 Fort Wayne, IN; 23510 Norfolk, VA; 33701 Saint Petersburg, FL; 78040 Laredo, TX;
  79401 Lubbock, TX; 75039 Irving, TX; 27101 Winston Salem, NC; 23219 Richmond, VA; 70801 Baton Rouge, LA;
  83702 Boise, ID; 99201 Spokane, WA; 50309 Des Moines, IA; 84101 Salt Lake City, UT; 35203 Birmingham, AL;
  14604 Rochester, NY; 57104 Sioux Falls, SD; 72201 Little Rock, AR; 37902 Knoxville, TN;
  29401 Charleston, SC; 04101 Portland, ME; 05401 Burlington, VT; 58102 Fargo, ND; 59101 Billings, MT;
  02903 Providence, RI; 06103 Hartford, CT; 39201 Jackson, MS
`
    .split(";")
    .map((city) => [city.trim().slice(0, 5), city.trim().slice(6)]),
);

/** The city of the sample plan, if none is named. */
export const SAMPLE_ZIP = "55401";
/** The same for readers whose home has no ZIP codes. */
export const SAMPLE_CITY = "de/munich-2867714";

/** All larger cities, as spelled in addresses. */
export const LARGER_PLACES: readonly string[] = [
  ...Object.keys(LARGER_CITIES).sort(),
  ...LARGER_CITIES_ABROAD,
];

const known = new Set(LARGER_PLACES);

/** Whether a place, as spelled in addresses, is a larger city. */
export function isLargerCity(place: string): boolean {
  return known.has(place);
}
