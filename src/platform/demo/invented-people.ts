import type { SeededRandom } from './seeded-random.ts';

const firstNames = [
  ...['Aaliyah', 'Aiden', 'Alejandro', 'Amara', 'Anika', 'Asher', 'Beatriz', 'Brianna', 'Caleb'],
  ...['Camila', 'Chidi', 'Claire', 'Dakota', 'Darius', 'Diego', 'Elena', 'Elijah', 'Emi', 'Fatima'],
  ...['Felix', 'Gabriela', 'Grace', 'Hassan', 'Hazel', 'Imani', 'Isaac', 'Ivy', 'Jamal', 'Jasmine'],
  ...['Kai', 'Kenji', 'Kiara', 'Leila', 'Liam', 'Lucia', 'Malik', 'Mateo', 'Maya', 'Mei', 'Naomi'],
  ...['Nia', 'Noah', 'Olivia', 'Omar', 'Priya', 'Quinn', 'Rafael', 'Rosa', 'Samir', 'Sofia'],
  ...['Tariq', 'Tessa', 'Valeria', 'Wyatt', 'Ximena', 'Yara', 'Zoe'],
];

const lastNames = [
  ...['Adeyemi', 'Alvarez', 'Anderson', 'Begay', 'Bennett', 'Brooks', 'Castillo', 'Chen', 'Cohen'],
  ...['Cruz', 'Davis', 'Diaz', 'Edwards', 'Flores', 'Foster', 'Garcia', 'Gupta', 'Hall', 'Haddad'],
  ...['Hernandez', 'Hughes', 'Ibrahim', 'Jackson', 'Johnson', 'Kahale', 'Kaur', 'Kim', 'Kowalski'],
  ...['Lee', 'Lopez', 'Martin', 'Mendoza', 'Morris', 'Nguyen', 'Novak', 'Okafor', 'Ortiz', 'Park'],
  ...['Patel', 'Price', 'Ramirez', 'Reyes', 'Robinson', 'Rossi', 'Sato', 'Silva', 'Singh', 'Tran'],
  ...['Vargas', 'Walker', 'Washington', 'Whitehorse', 'Williams', 'Wright', 'Yamada', 'Young'],
];

/** Cities with their state and a ZIP of theirs, so that maps and filters have something to show. */
const places: readonly (readonly [city: string, state: string, postalCode: string])[] = [
  ['Albuquerque', 'NM', '87106'],
  ['Anchorage', 'AK', '99501'],
  ['Asheville', 'NC', '28801'],
  ['Atlanta', 'GA', '30310'],
  ['Austin', 'TX', '78704'],
  ['Baltimore', 'MD', '21218'],
  ['Bangor', 'ME', '04401'],
  ['Billings', 'MT', '59101'],
  ['Boise', 'ID', '83702'],
  ['Buffalo', 'NY', '14201'],
  ['Burlington', 'VT', '05401'],
  ['Charleston', 'SC', '29403'],
  ['Chicago', 'IL', '60615'],
  ['Cleveland', 'OH', '44113'],
  ['Columbus', 'OH', '43215'],
  ['Denver', 'CO', '80205'],
  ['Des Moines', 'IA', '50309'],
  ['Detroit', 'MI', '48201'],
  ['Fargo', 'ND', '58102'],
  ['Flagstaff', 'AZ', '86001'],
  ['Fresno', 'CA', '93721'],
  ['Hartford', 'CT', '06106'],
  ['Hilo', 'HI', '96720'],
  ['Houston', 'TX', '77004'],
  ['Indianapolis', 'IN', '46202'],
  ['Jackson', 'MS', '39201'],
  ['Kansas City', 'MO', '64108'],
  ['Las Cruces', 'NM', '88001'],
  ['Lexington', 'KY', '40507'],
  ['Little Rock', 'AR', '72201'],
  ['Madison', 'WI', '53703'],
  ['Memphis', 'TN', '38104'],
  ['Miami', 'FL', '33130'],
  ['Minneapolis', 'MN', '55404'],
  ['Mobile', 'AL', '36602'],
  ['New Orleans', 'LA', '70113'],
  ['Newark', 'NJ', '07103'],
  ['Oakland', 'CA', '94612'],
  ['Omaha', 'NE', '68102'],
  ['Philadelphia', 'PA', '19104'],
  ['Pittsburgh', 'PA', '15213'],
  ['Portland', 'OR', '97214'],
  ['Providence', 'RI', '02903'],
  ['Reno', 'NV', '89501'],
  ['Richmond', 'VA', '23220'],
  ['Salt Lake City', 'UT', '84102'],
  ['San Antonio', 'TX', '78205'],
  ['Seattle', 'WA', '98118'],
  ['Sioux Falls', 'SD', '57104'],
  ['Spokane', 'WA', '99201'],
  ['Springfield', 'MA', '01103'],
  ['Tulsa', 'OK', '74103'],
  ['Wichita', 'KS', '67202'],
];

const streets = ['Maple St', 'Oak Ave', 'Elm St', 'Lake Rd', 'Hill St', 'Park Ave', 'River Rd'];

/** A fictional person with an address at a reserved domain (RFC 2606). */
export interface InventedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** Invents a person; `number` makes addresses unique. Phone numbers are reserved for fiction. */
export function inventPerson(
  seededRandom: SeededRandom,
  number: number,
  domain: string,
): InventedPerson {
  const firstName = seededRandom.pick(firstNames);
  const lastName = seededRandom.pick(lastNames);
  const [city, state, postalCode] = seededRandom.pick(places);
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${number}@${domain}`.toLowerCase(),
    phone: `${seededRandom.whole(201, 989)}-555-01${String(seededRandom.whole(0, 99)).padStart(2, '0')}`,
    address1: `${seededRandom.whole(1, 980)} ${seededRandom.pick(streets)}`,
    city,
    state,
    postalCode,
  };
}
