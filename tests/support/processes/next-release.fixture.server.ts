import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

/** What tomorrow's migration adds: a table, columns of tables that are much in use, a rule about them. */
const tomorrow = `
  create table tomorrow (id uuid primary key default gen_random_uuid(), at timestamptz not null);
  alter table account add column tomorrow text;
  alter table fair add column tomorrow text not null default 'soon' check (tomorrow <> '');
  alter table fair_booth add column tomorrow uuid references college (id);
  alter table booth_message add column tomorrow text;
  create index on booth_message (tomorrow);`;

/**
 * Lays out the release after this one in an empty folder: the same sources, pages of which every asset
 * has another name, and a migration that adds to the tables.
 */
export function layOutNextRelease(folder: string): void {
  for (const name of ['src', 'locales', 'migrations', 'build'])
    cpSync(join(repository, name), join(folder, name), { recursive: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(repository, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'migrations', '9001-tomorrow.sql'), tomorrow);
  writeFileSync(join(folder, 'build', 'built-from'), 'of-tomorrow-of-tomorrow');
  renameAssets(join(folder, 'build'));
}

/** Like a build of changed sources: other file names, in every reference to them. */
function renameAssets(build: string): void {
  const assets = join(build, 'client', 'assets');
  const names: string[] = [];
  for (const name of readdirSync(assets))
    if (/\.(?:br|gz)$/.test(name)) rmSync(join(assets, name));
    else names.push(name);
  const named = new RegExp(
    `(?<![\\w-])(?:${names.map((name) => name.replace('.', '\\.')).join('|')})(?!\\w)`,
    'g',
  );
  // The end of the name, which is of the build: a script’s twin in another language ends like `.es.js`.
  const renamed = (name: string) => name.replace(/(?:\.es)?\.\w+$/, '-next$&');
  const inText = (path: string) =>
    writeFileSync(path, readFileSync(path, 'utf8').replace(named, renamed));
  for (const name of names) {
    if (/\.(?:js|css)$/.test(name)) inText(join(assets, name));
    renameSync(join(assets, name), join(assets, renamed(name)));
  }
  for (const entry of readdirSync(join(build, 'server'), { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith('.js')) inText(join(entry.parentPath, entry.name));
}
