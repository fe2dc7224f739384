import { existsSync, globSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What the caller asked for can't be done; the message says why. */
export class Refused extends Error {}

/** A part of a file whose entries are in alphabetical order. */
interface Block {
  /** The text before the first entry. */
  readonly start: string;
  /** The text after the last one. */
  readonly end: string;
  /** Finds entries, and their names as the first group. */
  readonly entry: RegExp;
}

/** New and changed files, written together once nothing can be refused any more. */
export class Changes {
  readonly #root: string;
  readonly #files = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  get paths(): string[] {
    return [...this.#files.keys()];
  }

  /** @throws Refused if there is such a file */
  add(path: string, text: string): void {
    if (existsSync(join(this.#root, path))) throw new Refused(`${path} exists already.`);
    this.#files.set(path, text);
  }

  async read(path: string): Promise<string> {
    return this.#files.get(path) ?? (await readFile(join(this.#root, path), 'utf8'));
  }

  /** The path of a file directly in a feature's folder. */
  find(name: string): string {
    const [path] = globSync(`src/features/*/${name}`, { cwd: this.#root });
    if (path === undefined) throw new Error(`No feature has a file ${name}.`);
    return path;
  }

  /** Inserts text before a text that the file has. */
  async insertBefore(path: string, anchor: string | RegExp, added: string): Promise<void> {
    const text = await this.read(path);
    const at = typeof anchor === 'string' ? text.indexOf(anchor) : text.search(anchor);
    if (at < 0)
      throw new Error(`${path} has changed: npm run new finds no ${String(anchor)} in it.`);
    this.#files.set(path, text.slice(0, at) + added + text.slice(at));
  }

  /** Inserts an entry before the first one whose name comes later. */
  async insertInOrder(path: string, block: Block, name: string, added: string): Promise<void> {
    const text = await this.read(path);
    const from = text.indexOf(block.start) + block.start.length;
    const to = text.indexOf(block.end, from);
    if (from < block.start.length || to < 0)
      throw new Error(`${path} has changed: npm run new finds no ${block.start.trim()} in it.`);
    const entries = text.slice(from, to).matchAll(block.entry);
    const at = [...entries].find(([, other = '']) => other > name)?.index ?? to - from;
    this.#files.set(path, text.slice(0, from + at) + added + text.slice(from + at));
  }

  /** @throws Refused naming the features, if this is none of them */
  feature(name: string | undefined): string {
    const features = readdirSync(join(this.#root, 'src/features'));
    if (name !== undefined && features.includes(name)) return name;
    const what = name === undefined ? 'Name a feature' : `There is no feature ${name}. Name one`;
    throw new Refused(`${what} with --feature: ${features.join(', ')}.`);
  }

  async write(): Promise<void> {
    for (const [path, text] of this.#files) {
      await mkdir(dirname(join(this.#root, path)), { recursive: true });
      await writeFile(join(this.#root, path), text);
    }
  }
}

/** `OpenDay` with another separator: `open-day`, `open day`. */
export const separated = (name: string, separator: string): string =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])/g, separator).toLowerCase();

/** `open-days` as the name of a component: `OpenDays`. */
export const capitalized = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** With another first letter: `openDays`, `Open days`. */
export const uncapitalized = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
