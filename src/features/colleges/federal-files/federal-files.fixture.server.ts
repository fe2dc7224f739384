import { fileURLToPath } from 'node:url';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

/** Some fifty colleges of the real files, for tests. */
export const sample = {
  hd2023: fixture('hd2023-sample.csv'),
  hd2024: fixture('hd2024-sample.csv'),
  completions: fixture('c2024-sample.csv'),
  online: fixture('ic2024-sample.csv'),
};

/** The whole files, if `find` has a path for each of them; null otherwise. */
export function wholeFiles(find: (name: string) => string | null): typeof sample | null {
  const hd2023 = find('hd2023.csv.gz');
  const hd2024 = find('hd2024.csv.gz');
  const completions = find('completions_2024_by_college.csv.gz');
  const online = find('ic2024.csv.gz');
  return hd2023 && hd2024 && completions && online ? { hd2023, hd2024, completions, online } : null;
}
