import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What to do when there is no TURN server, in one sentence. */
const coturnWanted =
  'The tests of relayed calls need coturn, and Debian’s package of it could not be fetched: install coturn, or name its turnserver in TURNSERVER.';

/** How to start coturn: its program, and where its libraries are. */
interface Turnserver {
  readonly program: string;
  readonly libraries: string | null;
}

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'coturn');

/**
 * The coturn of this machine, otherwise Debian's package, fetched when it is first asked for and
 * unpacked beside the modules: nothing is installed, and no rights are needed.
 *
 * @throws with one sentence on what to install when there is neither
 */
export function findTurnserver(environment: Readonly<NodeJS.ProcessEnv>): Turnserver {
  const named = environment['TURNSERVER'];
  if (named) return { program: named, libraries: null };
  const folders = [...(environment['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const installed = folders
    .map((folder) => join(folder || '.', 'turnserver'))
    .find((path) => existsSync(path));
  if (installed !== undefined) return { program: installed, libraries: null };
  const home = join(cache, 'unpacked');
  if (!existsSync(home)) fetchCoturn(home);
  return { program: join(home, 'usr', 'bin', 'turnserver'), libraries: librariesOf(home) };
}

const librariesOf = (home: string): string =>
  ['usr/lib', 'lib']
    .flatMap((folder) => {
      const base = join(home, folder);
      return existsSync(base) ? [base, ...readdirSync(base).map((name) => join(base, name))] : [];
    })
    .join(delimiter);

/** Levels of packages that libraries need in turn. */
const deepest = 4;

function fetchCoturn(home: string): void {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    const apt = aptHere(draft);
    const tree = join(draft, 'tree');
    const [fetched, next] = [new Set<string>(), ['coturn']];
    for (let depth = 0; depth < deepest; depth += 1) {
      const wanted = next.splice(0).filter((name) => !fetched.has(name));
      for (const name of wanted) fetched.add(name);
      // All at once; one by one where a name is that of a virtual package.
      if (wanted.length > 0 && run('apt-get', [...apt, 'download', ...wanted], draft).status !== 0)
        for (const name of wanted) run('apt-get', [...apt, 'download', name], draft);
      next.push(...dependenciesOf(apt, wanted, draft));
      for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb'))) {
        run('dpkg-deb', ['-x', join(draft, file), tree], draft);
        rmSync(join(draft, file));
      }
      if (isComplete(tree)) {
        renameSync(tree, home);
        return;
      }
    }
    throw new Error(coturnWanted);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Options for apt: the machine's lists if they know coturn, else lists of our own. */
function aptHere(draft: string): readonly string[] {
  const known = run('apt-cache', ['show', 'coturn'], draft);
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

function isComplete(tree: string): boolean {
  const program = join(tree, 'usr', 'bin', 'turnserver');
  if (!existsSync(program)) return false;
  const { status, stdout } = run('ldd', [program], tree, librariesOf(tree));
  return status === 0 && !stdout.includes('not found');
}

function run(program: string, args: readonly string[], cwd: string, libraries?: string) {
  const { status, stdout } = spawnSync(program, args, {
    cwd: existsSync(cwd) ? cwd : cache,
    encoding: 'utf8',
    env: { ...process.env, ...(libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries }) },
  });
  return { status, stdout: stdout || '' };
}
