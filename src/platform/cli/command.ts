import type { Database } from '../database/database.server.ts';
import type { Env } from '../env.server.ts';
import type { World } from '../world.ts';
import type { Progress } from './progress.server.ts';

/** An option of a command, written `--name` or `--name VALUE`. */
export interface CommandOption {
  readonly type: 'boolean' | 'string';
  /** The letter after a single dash. */
  readonly short?: string;
  /** What it does, for `--help`. */
  readonly summary: string;
}

/** One command of the operator's command line, `quad <name> ...`. */
export interface Command {
  readonly name: string;
  /** The words that follow the name, in order, e.g. `['FILE']`; one in brackets may be left out. */
  readonly arguments?: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** One line in the list of commands. */
  readonly summary: string;
  /** What an operator should know before running it: a paragraph or a few. */
  readonly help: string;
  /** Does it. Throws `CommandFailure` to end with exit code 1 and a sentence. */
  run(call: CommandCall): Promise<void>;
}

/** What a running command is handed. */
export interface CommandCall {
  readonly world: World;
  /** The word given for a declared argument; '' for one in brackets that was left out. */
  argument(name: string): string;
  /** The value of a string option, undefined when it was not given. */
  text(option: string): string | undefined;
  /** Whether a boolean option was given. */
  flag(option: string): boolean;
  /** Writes a line to standard output. */
  print(line: string): void;
  /** Shows the progress of a long step on standard error. */
  progress(label: string, total: number): Progress;
  /** The checked environment. */
  readEnv(): Env;
  /**
   * Opens the database from the environment and migrates it, unless told not to. Returns the same
   * one at each call; it is closed when the command ends.
   */
  openDatabase(how?: DatabaseOpening): Promise<OpenedDatabase>;
}

/** How a command wants the database. */
export interface DatabaseOpening {
  /** Runs no migration and opens also what a newer Quad has made. */
  readonly asItIs?: boolean;
}

export interface OpenedDatabase {
  readonly database: Database;
  /** Names of the migrations that were run just now. */
  readonly migrated: readonly string[];
}

/** A command that fails for a reason stated in one sentence. */
export class CommandFailure extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'CommandFailure';
  }
}
