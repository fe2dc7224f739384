import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that tests start, and Debian's package of it. */
interface Wanted {
  readonly package: string;
  /** The name of the program. */
  readonly program: string;
  /** The variable that names an installed one. */
  readonly variable: string;
  /** What needs it, as the beginning of a sentence. */
  readonly why: string;
  /** What the program loads as it runs, below its libraries. */
  readonly loads?: readonly string[];
}

/** How to start a program: where it is, and where its libraries are. */
interface Found {
  readonly program: string;
  /** Where to look for libraries; null: where the system has them. */
  readonly libraries: string | null;
  /** The folders of libraries, in which there are those that it loads. */
  readonly folders: readonly string[];
}

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache');

/**
 * A program of this machine, otherwise of Debian's package, fetched when it is first asked for and
 * unpacked beside the modules: nothing is installed, and no rights are needed.
 *
 * @throws with one sentence on what to install when there is neither
 */
export function findDebianProgram(wanted: Wanted, environment: Readonly<NodeJS.ProcessEnv>): Found {
  const named = environment[wanted.variable];
  if (named) return installedAt(named);
  const paths = [...(environment['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const installed = paths
    .map((folder) => join(folder || '.', wanted.program))
    .find((path) => existsSync(path));
  if (installed !== undefined) return installedAt(installed);
  const home = join(cache, wanted.package, 'unpacked');
  if (!existsSync(home)) fetchPackage(wanted, home);
  const folders = foldersOf(home);
  return { program: programIn(home, wanted), libraries: folders.join(delimiter), folders };
}

const installedAt = (program: string): Found => ({
  program,
  libraries: null,
  folders: foldersOf('/'),
});

const programIn = (tree: string, { program }: Wanted): string => join(tree, 'usr', 'bin', program);

const foldersOf = (tree: string): readonly string[] =>
  ['usr/local/lib', 'usr/lib', 'lib'].flatMap((folder) => {
    const base = join(tree, folder);
    return existsSync(base) ? [base, ...readdirSync(base).map((name) => join(base, name))] : [];
  });

/** Levels of packages that libraries need in turn. */
const deepest = 8;

function fetchPackage(wanted: Wanted, home: string): void {
  const folder = join(cache, wanted.package);
  mkdirSync(folder, { recursive: true });
  const draft = mkdtempSync(join(folder, 'draft-'));
  try {
    const apt = aptHere(wanted.package, draft);
    const tree = join(draft, 'tree');
    const [fetched, next] = [new Set<string>(), [wanted.package]];
    for (let depth = 0; depth < deepest; depth += 1) {
      const names = next.splice(0).filter((name) => !fetched.has(name));
      for (const name of names) fetched.add(name);
      // All at once; one by one where a name is that of a virtual package.
      if (names.length > 0 && run('apt-get', [...apt, 'download', ...names], draft).status !== 0)
        for (const name of names) run('apt-get', [...apt, 'download', name], draft);
      next.push(...dependenciesOf(apt, names, draft));
      for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb'))) {
        run('dpkg-deb', ['-x', join(draft, file), tree], draft);
        rmSync(join(draft, file));
      }
      if (isComplete(tree, wanted)) {
        renameSync(tree, home);
        return;
      }
    }
    throw new Error(
      `${wanted.why} ${wanted.package}, and Debian’s package of it could not be fetched: install ${wanted.package}, or name its ${wanted.program} in ${wanted.variable}.`,
    );
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Options for apt: the machine's lists if they know the package, else lists of our own. */
function aptHere(name: string, draft: string): readonly string[] {
  const known = run('apt-cache', ['show', name], draft);
  if (known.status === 0 && known.stdout.includes('Filename:')) return [];
  const state = join(draft, 'state');
  mkdirSync(join(state, 'lists', 'partial'), { recursive: true });
  mkdirSync(join(draft, 'archives', 'partial'), { recursive: true });
  const own = ['-o', `Dir::State=${state}`, '-o', `Dir::Cache=${draft}`];
  run('apt-get', [...own, 'update'], draft);
  return own;
}

function dependenciesOf(
  apt: readonly string[],
  names: readonly string[],
  folder: string,
): readonly string[] {
  const { stdout } = run('apt-cache', [...apt, 'depends', '--important', ...names], folder);
  return [...stdout.matchAll(/^ [ |]*Depends: (lib[\w.+-]+)$/gm)].flatMap(([, one]) =>
    one === undefined || one.startsWith('libc6') ? [] : [one],
  );
}

function isComplete(tree: string, wanted: Wanted): boolean {
  const folders = foldersOf(tree);
  const loaded = (wanted.loads ?? []).map((name) =>
    folders.map((folder) => join(folder, name)).find((path) => existsSync(path)),
  );
  return [programIn(tree, wanted), ...loaded].every((file) => {
    if (file === undefined || !existsSync(file)) return false;
    const { status, stdout } = run('ldd', [file], tree, folders.join(delimiter));
    return status === 0 && !stdout.includes('not found');
  });
}

function run(program: string, args: readonly string[], cwd: string, libraries?: string) {
  const { status, stdout } = spawnSync(program, args, {
    cwd: existsSync(cwd) ? cwd : cache,
    encoding: 'utf8',
    env: { ...process.env, ...(libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries }) },
  });
  return { status, stdout: stdout || '' };
}
