/** Regions of the United States in the federal college files (IPEDS OBEREG), by postal codes. */
const regions: Readonly<Record<string, string>> = {
  'new-england': 'CT ME MA NH RI VT',
  'mid-east': 'DE DC MD NJ NY PA',
  'great-lakes': 'IL IN MI OH WI',
  plains: 'IA KS MN MO NE ND SD',
  southeast: 'AL AR FL GA KY LA MS NC SC TN VA WV',
  southwest: 'AZ NM OK TX',
  'rocky-mountains': 'CO ID MT UT WY',
  'far-west': 'AK CA HI NV OR WA',
  islands: 'AS FM GU MH MP PR PW VI',
};

const regionByState = new Map(
  Object.entries(regions).flatMap(([region, states]) =>
    states.split(' ').map((state): [string, string] => [state, region]),
  ),
);

/** The region of a state; null for an unknown state. */
export const regionOf = (state: string): string | null => regionByState.get(state) ?? null;
