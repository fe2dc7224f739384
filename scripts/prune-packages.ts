// `node scripts/prune-packages.ts`, in an installation whose pages are built: removes what only
// development needs from node_modules. `npm prune --omit=dev` would keep the optional peers of
// production packages as soon as development has them, and with them nearly everything that builds.
import { existsSync, readdirSync, readFileSync, readlinkSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The dependency fields of a package-lock.json entry. */
interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type Lock = Readonly<Record<string, Locked>>;

/** The folders of all packages that a running Quad may load. */
export function neededPackages(lock: Lock): ReadonlySet<string> {
  const needed = new Set(['']);
  // What is added on the way is visited, too.
  for (const folder of needed)
    for (const name of namesNeededBy(lock[folder] ?? {})) {
      const found = findPackage(lock, folder, name);
      if (found !== undefined) needed.add(found);
    }
  needed.delete('');
  return needed;
}

const namesNeededBy = (entry: Locked): readonly string[] => [
  ...Object.keys(entry.dependencies ?? {}),
  ...Object.keys(entry.optionalDependencies ?? {}),
  ...Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  ),
];

/** Where Node finds a package: in the nearest node_modules at or above the folder that asks. */
function findPackage(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ;) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (candidate in lock) return candidate;
    if (folder === '') return undefined;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

function prunePackages(root: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Lock;
  };
  const needed = neededPackages(packages);
  for (const folder of Object.keys(packages)) {
    if (folder === '' || needed.has(folder)) continue;
    rmSync(join(root, folder), { recursive: true, force: true });
  }
  const modules = join(root, 'node_modules');
  for (const name of readdirSync(modules)) {
    const path = join(modules, name);
    if (name === '.bin') removeDeadLinks(path);
    // What tools keep for their next run.
    else if (name.startsWith('.')) rmSync(path, { recursive: true });
    else if (name.startsWith('@') && readdirSync(path).length === 0) rmdirSync(path);
  }
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && forDevelopers.test(entry.name))
      rmSync(join(entry.parentPath, entry.name));
}

/** What debuggers and editors read, and Node does not: source maps and declarations of types. */
const forDevelopers = /\.(?:[cm]?js|css|[cm]?ts)\.map$|\.d\.[cm]?ts$/;

function removeDeadLinks(folder: string): void {
  for (const name of readdirSync(folder)) {
    const link = join(folder, name);
    if (!existsSync(join(dirname(link), readlinkSync(link)))) rmSync(link);
  }
}

if (import.meta.main) prunePackages(join(import.meta.dirname, '..'));
