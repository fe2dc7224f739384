import { fileURLToPath } from 'node:url';

/**
 * A list of 25,212 high schools of the United States that ships with Quad: name, city, state and
 * whether it’s public. From the directories of public and private schools of the National Center
 * for Education Statistics, U.S. Department of Education, 2022; public domain.
 */
export const nationalSchools = fileURLToPath(new URL('us-high-schools.csv.gz', import.meta.url));
