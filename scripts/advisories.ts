// Asks the registry whether a production package has a known advisory, and fails for a high or
// critical one. If the registry does not answer, one sentence says so and nothing fails: a check
// must not depend on the network.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Report {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly via: readonly unknown[] }>
  >;
}

const { stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
  { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
);
const { vulnerabilities } = read(stdout);
if (vulnerabilities === undefined) {
  console.log('The registry does not say which packages have advisories: they were not checked.');
} else {
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  for (const [name, { severity, via }] of grave)
    console.log(`${name}: ${severity}. ${via.map(said).join(' ')}`);
  const others = Object.keys(vulnerabilities).length - grave.length;
  console.log(
    `Packages with a high or critical advisory: ${grave.length}, with a lesser one: ${others}.`,
  );
  process.exitCode = grave.length > 0 ? 1 : 0;
}

/** npm's output; empty if it can't be parsed. */
function read(text: string | null): Report {
  try {
    return JSON.parse(text ?? '') as Report;
  } catch {
    return {};
  }
}

/** An advisory by its title and address; a package by the name of the one that it has it from. */
function said(via: unknown): string {
  if (typeof via === 'string') return `By way of ${via}.`;
  const { title, url } = via as { readonly title?: string; readonly url?: string };
  return `${title ?? 'No title'} (${url ?? 'no address'})`;
}
