import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, matchesGlob, relative, sep } from 'node:path';

/** The root of the repository. */
const repository = join(import.meta.dirname, '../../..');

/** How a production that was laid out in a temporary folder is run. */
export interface LaidOut {
  /** The folder that stands for `/`. */
  readonly root: string;
  /** Folders that only their owner changes: everything that was installed. */
  readonly installed: string;
  readonly workingDirectory: string;
  readonly command: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  /** Folders that belong to the user that Quad runs as. */
  readonly kept: readonly string[];
}

/** The ordinary user that Quad runs as: ourselves, or for root one that owns nothing. */
export const ordinary =
  process.getuid?.() === 0
    ? { uid: 65_534, gid: 65_534 }
    : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

/**
 * An npm for `folder` whose `npm ci` takes the packages that are on this machine already, by links
 * where the disk allows them; everything else is done by the real one. Answers the PATH that finds it.
 */
function npmWithoutNetwork(folder: string): string {
  const programs = join(folder, 'npm-without-network');
  mkdirSync(programs);
  const packages = join(repository, 'node_modules');
  writeFileSync(
    join(programs, 'npm'),
    `#!/bin/sh
if [ "$1" != ci ]; then PATH=\${PATH#*:} exec npm "$@"; fi
cp -al '${packages}' node_modules 2>/dev/null && exit
rm -rf node_modules
exec cp -a '${packages}' node_modules
`,
    { mode: 0o755 },
  );
  return `${programs}:${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
}

/** Follows deploy/Dockerfile step by step, each stage in its own folder. */
export function layOutImage(folder: string): LaidOut {
  const path = npmWithoutNetwork(folder);
  const kept = keptFromBuilder();
  const stages = new Map<string, string>();
  const image = { root: '', workingDirectory: '/', command: [''], variables: {} as Words };
  for (const { word, rest } of readInstructions('deploy/Dockerfile')) {
    if (word === 'FROM') {
      const [from = '', , name] = rest.split(' ');
      const before = stages.get(from);
      image.root = join(folder, `stage-${stages.size}`);
      stages.set(name ?? 'image', image.root);
      if (before === undefined) makeBase(image.root);
      else execFileSync('cp', ['-al', before, image.root]);
    } else if (word === 'WORKDIR') {
      image.workingDirectory = rest;
      mkdirSync(join(image.root, rest), { recursive: true });
    } else if (word === 'COPY') {
      const words = rest.split(/\s+/);
      const stage = /^--from=(.*)/.exec(words[0] ?? '')?.[1];
      if (stage !== undefined) words.shift();
      const from = stage === undefined ? repository : stages.get(stage);
      if (from === undefined) throw new Error(`No stage is called so: ${rest}`);
      const target = words.pop() ?? '.';
      for (const source of words)
        copyInto({
          from: join(from, source),
          to: join(image.root, image.workingDirectory, target, target.endsWith('/') ? source : ''),
          keeps: (path) => stage !== undefined || kept(relative(repository, path)),
          links: stage !== undefined,
        });
    } else if (word === 'RUN') {
      const line = rest
        .replaceAll(/(?<=\s)\/(?=var\/)/g, `${image.root}/`)
        .replaceAll('node:node', `${ordinary.uid}:${ordinary.gid}`);
      const cwd = join(image.root, image.workingDirectory);
      execFileSync('sh', ['-ec', line], { cwd, env: { PATH: path }, stdio: 'pipe' });
    } else if (word === 'ENV') {
      for (const [, name = '', value = ''] of rest.matchAll(/([A-Z_]+)=(\S+)/g))
        image.variables[name] = value.replace(/^\//, `${image.root}/`);
    } else if (word === 'CMD') image.command = JSON.parse(rest) as string[];
  }
  const { root } = image;
  mkdirSync(join(root, 'tmp'));
  chmodSync(join(root, 'tmp'), 0o1777);
  return {
    ...image,
    installed: join(root, 'app'),
    workingDirectory: join(root, image.workingDirectory),
    command: [join(root, 'usr/local/bin', image.command[0] ?? ''), ...image.command.slice(1)],
    kept: [],
  };
}

type Words = Record<string, string>;

/** As much of the base image as Quad uses. */
function makeBase(root: string): void {
  const programs = join(root, 'usr/local/bin');
  mkdirSync(programs, { recursive: true });
  linkOrCopy(process.execPath, join(programs, 'node'));
}

function readInstructions(file: string) {
  return readFileSync(join(repository, file), 'utf8')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({
      word: line.slice(0, line.indexOf(' ')),
      rest: line.slice(line.indexOf(' ') + 1).trim(),
    }));
}

/** Which files of the repository reach the builder, by deploy/Dockerfile.dockerignore. */
function keptFromBuilder(): (path: string) => boolean {
  const rules = readFileSync(join(repository, 'deploy/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  // The last rule that names a path, or a folder above it, decides.
  return (path) => {
    const parts = path.split(sep);
    const paths = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    const last = rules.findLast((rule) =>
      paths.some((each) => matchesGlob(each, rule.replace(/^!/, ''))),
    );
    return last === undefined || last.startsWith('!');
  };
}

interface Copying {
  readonly from: string;
  readonly to: string;
  readonly keeps: (path: string) => boolean;
  readonly links: boolean;
}

function copyInto({ from, to, keeps, links }: Copying): void {
  mkdirSync(dirname(to), { recursive: true });
  if (links) execFileSync('cp', ['-al', from, to]);
  else cpSync(from, to.endsWith('/') ? join(to, '.') : to, { recursive: true, filter: keeps });
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

/**
 * Installs this copy of the repository with deploy/install.sh, as the guide does, next to a
 * previous version with the given file among its assets.
 */
export function layOutInstallation(root: string, oldAsset: string): LaidOut {
  const path = npmWithoutNetwork(root);
  const source = join(root, 'opt/quad/source');
  const home = join(root, 'opt/quad');
  mkdirSync(source, { recursive: true });
  // As a clone has them: nothing that was installed or built.
  cpSync(repository, source, {
    recursive: true,
    filter: (from) =>
      !/^(?:node_modules|build.*|data|coverage|\.git|\.react-router)$/.test(
        relative(repository, from),
      ),
  });
  const before = 'releases/20260101T000000Z';
  const assets = join(home, before, 'build/client/assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, oldAsset), '');
  symlinkSync(before, join(home, 'current'));
  execFileSync('sh', [join(source, 'deploy/install.sh'), home], {
    env: { PATH: path },
    stdio: 'pipe',
  });
  const inside = (text: string) =>
    text.replaceAll(/\/(?=(?:opt|var\/lib|var\/cache)\/quad\b)/g, `${root}/`);
  const unit = inside(readFileSync(join(repository, 'deploy/quad.service'), 'utf8'));
  const said = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const variables = Object.fromEntries(
    [...said('Environment').matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  ) as Words;
  const kept = ['var/lib/quad', 'var/cache/quad'].map((folder) => join(root, folder));
  for (const folder of kept) mkdirSync(folder, { recursive: true });
  return {
    root,
    installed: home,
    workingDirectory: said('WorkingDirectory'),
    command: said('ExecStart').split(' '),
    variables,
    kept,
  };
}

/** Every file below a folder with its size and when it was changed, by its path. */
export function listTree(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = lstatSync(path);
    found.set(relative(folder, path), entry.isDirectory() ? 'folder' : `${size} ${mtimeMs}`);
  }
  return found;
}

/** Makes a folder read-only for everyone. */
export function makeReadOnly(folder: string): void {
  // Files may be links to those of the repository, whose rights would change with theirs.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o555);
  chmodSync(folder, 0o555);
}

/** Lets the owner delete a folder again. */
export function makeWritable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) makeWritable(join(folder, entry.name));
}

/** What a folder takes on the disk, in MB as `du -sm` counts them. */
export function megabytesOf(folder: string): number {
  let blocks = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    blocks += lstatSync(join(entry.parentPath, entry.name)).blocks;
  return (blocks * 512) / 2 ** 20;
}
