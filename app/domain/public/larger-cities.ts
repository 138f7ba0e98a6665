// The larger cities, whose plans the sitemap lists: those of the US, each with a ZIP code from its center, and those abroad.

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

/**
 * The larger cities outside the US, as spelled in the addresses of their plans, for the sitemap: the capital
 * and the largest city of a country from 200,000 people, its four largest from 900,000, and in
 * English-speaking countries the ten largest from 250,000.
 */
const BY_COUNTRY = `
  ae: abu-dhabi-292968 dubai-292223 sharjah-292672; af: kabul-1138958; al: tirana-3183875; am:
  yerevan-616052; ao: luanda-2240449; ar: buenos-aires-3435910 cordoba-3860259 rosario-3838583; at:
  vienna-2761369; au: adelaide-2078025 brisbane-2174003 canberra-2172517 gold-coast-2165087
  logan-city-7281838 melbourne-2158177 newcastle-2155472 perth-2063523 sydney-2147714 wollongong-2171507;
  az: baku-587084; ba: sarajevo-3191281; bd: chattogram-1205733 dhaka-1185241 khulna-1336135 rangpur-1185188;
  be: brussels-2800866; bf: bobo-dioulasso-2362344 ouagadougou-2357048; bg: sofia-727011; bi:
  bujumbura-425378; bj: cotonou-2394819 porto-novo-2392087; bo: la-paz-3911925
  santa-cruz-de-la-sierra-3904906 sucre-3903987; br: belo-horizonte-3470127 brasilia-3469058
  rio-de-janeiro-3451190 salvador-3450554 sao-paulo-3448439; bs: nassau-3571824; bw: gaborone-933773; by:
  minsk-625144; ca: brampton-5907364 calgary-5913490 edmonton-5946768 mississauga-6075357 montreal-6077243
  ottawa-6094817 quebec-6325494 toronto-6167865 vancouver-6173331 winnipeg-6183235; cd: kinshasa-2314302
  lubumbashi-922704; cf: bangui-2389853; cg: brazzaville-2260535; ch: zurich-2657896; ci: abidjan-2293538
  abobo-2293521; cl: santiago-3871336; cm: douala-2232593 yaounde-2220957; cn: beijing-1816670
  guangzhou-1809858 shanghai-1796236 shenzhen-1795565; co: barranquilla-3689147 bogota-3688689 cali-3687925
  medellin-3674962; cr: san-jose-3621849; cu: havana-3553478; cy: nicosia-146268; cz: prague-3067696; de:
  berlin-2950159 hamburg-2911298 koln-2886242 munich-2867714; dj: djibouti-223817; dk: copenhagen-2618425;
  do: santiago-de-los-caballeros-3492914 santo-domingo-3492908; dz: algiers-2507480; ec: guayaquil-3657509
  quito-3652462; ee: tallinn-588409; eg: alexandria-361058 cairo-360630 giza-360995 shubra-al-khaymah-349076;
  er: asmara-343300; es: barcelona-3128760 madrid-3117735; et: addis-ababa-344979; fi: helsinki-658225; fr:
  paris-2988507; ga: libreville-2399697; gb: birmingham-2655603 bristol-2654675 cardiff-2653822
  edinburgh-2650225 glasgow-2648579 leeds-2644688 liverpool-2644210 london-2643743 manchester-2643123
  sheffield-2638077; ge: tbilisi-611717; gh: accra-2306104 kumasi-2298890; gm: serekunda-2411989; gn:
  camayenne-2422488 conakry-2422465; gr: athens-264371; gt: guatemala-city-3598132; gw: bissau-2374775; gy:
  georgetown-3378644; hk: hong-kong-1819729 kowloon-1819609 victoria-1931681; hn: tegucigalpa-3600949; hr:
  zagreb-3186886; ht: port-au-prince-3718426; hu: budapest-3054643; id: bandung-1650357 bekasi-1649378
  jakarta-1642911 surabaya-1625822; ie: dublin-2964574; il: jerusalem-281184; in: ahmedabad-1279233
  bengaluru-1277333 chennai-1264527 delhi-1273294 hyderabad-1269843 kanpur-1267995 kolkata-1275004
  mumbai-1275339 new-delhi-1261481 pune-1259229 surat-1255364; iq: baghdad-98182 basrah-99532 erbil-95446
  mosul-99072; ir: isfahan-418863 karaj-128747 mashhad-124665 tehran-112931; it: milan-3173435
  naples-3172394 rome-3169070; jm: kingston-3489854; jo: amman-250441; jp: nagoya-1856057 osaka-1853909
  tokyo-1850147 yokohama-1848354; ke: kakamega-195272 mombasa-186301 nairobi-184745; kg: bishkek-1528675;
  kh: phnom-penh-1821306; kp: pyongyang-1871859; kr: busan-1838524 daegu-1835329 incheon-1843564
  seoul-1835848; kw: al-ahmadi-285839; kz: almaty-1526384 astana-1526273 shymkent-1518980; lb: beirut-276781;
  lk: colombo-1248991; lr: monrovia-2274895; lt: vilnius-593116; lv: riga-456172; ly: tripoli-2210247; ma:
  casablanca-2553604 fes-2548885 rabat-2538475 sale-2537763; md: chisinau-618426; me: podgorica-3193044; mg:
  antananarivo-1070940; mk: skopje-785842; ml: bamako-2460596; mm: mandalay-1311874 nay-pyi-taw-6611854
  yangon-1298824; mn: ulaanbaatar-2028462; mo: macau-1821274; mr: nouakchott-2377450; mw: lilongwe-927967;
  mx: iztapalapa-3526683 leon-de-los-aldama-3998655 mexico-city-3530597 tijuana-3981609; my:
  kuala-lumpur-1735161 petaling-jaya-1735158; mz: maputo-1040652 matola-1039854; na: windhoek-3352136; ne:
  niamey-2440485; ng: abuja-2352778 ibadan-2339354 kano-2335204 lagos-2332459 port-harcourt-2324774; ni:
  managua-3617763; nl: amsterdam-2759794; no: oslo-3143244; np: kathmandu-1283240; nz: auckland-2193733
  christchurch-2192362 manukau-city-2187404 wellington-2179537; om: muscat-287286; pa: panama-3703443; pe:
  arequipa-3947322 callao-3946083 lima-3936456 trujillo-3691175; pg: port-moresby-2088122; ph:
  caloocan-city-1720151 davao-1715348 manila-1701668 quezon-city-1692192; pk: faisalabad-1179400
  islamabad-1176615 karachi-1174872 lahore-1172451 rawalpindi-1166993; pl: warsaw-756135; ps: gaza-281133;
  pt: lisbon-2267057; py: asuncion-3439389; qa: doha-290030; ro: bucharest-683506; rs: belgrade-792680; ru:
  moscow-524901 novosibirsk-1496747 saint-petersburg-498817 yekaterinburg-1486209; rw: kigali-202061; sa:
  jeddah-105343 mecca-104515 medina-109223 riyadh-108410; sd: khartoum-379252 omdurman-365137; se:
  stockholm-2673730; sg: singapore-1880252 woodlands-1882316; si: ljubljana-3196359; sk: bratislava-3060972;
  sl: freetown-2409306; sn: dakar-2253354; so: mogadishu-53654; sr: paramaribo-3383330; ss: juba-373303; sv:
  san-salvador-3583361; sy: aleppo-170063 damascus-170654; td: ndjamena-2427123; tg: lome-2365267; th:
  bangkok-1609350; tj: dushanbe-1221874; tm: ashgabat-162183; tn: tunis-2464470; tr: ankara-323786
  bursa-750269 istanbul-745044 izmir-311046; tw: kaohsiung-1673820 taichung-1668399 taipei-1668341; tz:
  dar-es-salaam-160263; ua: dnipro-709930 kharkiv-706483 kyiv-703448 odesa-698740; ug: kampala-232422; uy:
  montevideo-3441575; uz: namangan-1513157 tashkent-1512569; ve: caracas-3646738 maracaibo-3633009
  maracay-3632998 valencia-3625549; vn: da-nang-1583992 hanoi-1581130 ho-chi-minh-city-1566083; xk:
  pristina-786714; ye: sanaa-71137; za: benoni-1020098 bloemfontein-1018725 cape-town-3369157 durban-1007311
  johannesburg-993800 pietermaritzburg-965301 port-elizabeth-964420 pretoria-964137 soweto-953781
  tembisa-949880; zm: lusaka-909137; zw: bulawayo-894701 harare-890299
`;

/** As in the address of a city's plan: 'de/munich-2867714'. */
const LARGER_CITIES_ABROAD: readonly string[] = BY_COUNTRY.split(";").flatMap((line) => {
  const [country = "", ...cities] = line.trim().split(/:?\s+/);
  return cities.map((city) => `${country}/${city}`);
});

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
