import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { World } from '../world.ts';
import type { Env } from '../env.server.ts';
import {
  CommandFailure,
  type Command,
  type CommandCall,
  type DatabaseOpening,
  type OpenedDatabase,
} from './command.ts';
import { describeAllCommands, describeCommand, usageOf } from './describe-commands.ts';
import { showProgress, type ProgressOutput } from './progress.server.ts';

/** Dependencies of the command line; tests bring their own. */
export interface CommandLineApp {
  readonly world: World;
  readonly output: { write(text: string): unknown };
  readonly errors: ProgressOutput;
  readEnv(): Env;
  /** Opens the configured database and migrates it, unless told not to. */
  openDatabase(how: DatabaseOpening): Promise<OpenedDatabase>;
}

/**
 * Runs the command that `words` (the arguments after the program name) names, and returns the exit
 * code: 0, or 1 after one sentence on standard error.
 */
export async function runCommandLine(
  words: readonly string[],
  commands: readonly Command[],
  app: CommandLineApp,
): Promise<number> {
  try {
    await runNamedCommand(words, commands, app);
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const sentence = reason.split('\n')[0] ?? reason;
    app.errors.write(`${sentence}\n`);
    return 1;
  }
}

async function runNamedCommand(
  words: readonly string[],
  commands: readonly Command[],
  app: CommandLineApp,
): Promise<void> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    app.output.write(`${describeAllCommands(commands)}\n`);
    return;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    throw new CommandFailure(`There is no command "${name}"; quad --help lists the commands.`);
  }
  const { given, values } = parseWords(command, rest);
  if (values['help'] === true) {
    app.output.write(`${describeCommand(command)}\n`);
    return;
  }
  checkArguments(command, given);
  const opened: { database?: Promise<OpenedDatabase> } = {};
  try {
    await command.run(makeCall(command, given, values, app, opened));
  } finally {
    // A database that could not be opened has already been reported by the command itself.
    const database = await opened.database?.catch(() => undefined);
    await database?.database.close();
  }
}

interface ParsedWords {
  readonly given: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

function parseWords(command: Command, rest: readonly string[]): ParsedWords {
  const options: ParseArgsOptionsConfig = { help: { type: 'boolean', short: 'h' } };
  for (const [name, { type, short }] of Object.entries(command.options ?? {})) {
    options[name] = short === undefined ? { type } : { type, short };
  }
  try {
    const parsed = parseArgs({ args: [...rest], options, allowPositionals: true });
    return { given: parsed.positionals, values: parsed.values };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new CommandFailure(`${reason}; see quad ${command.name} --help.`);
  }
}

function checkArguments(command: Command, args: readonly string[]): void {
  const declared = command.arguments ?? [];
  const needed = declared.filter((name) => !name.startsWith('[')).length;
  if (args.length >= needed && args.length <= declared.length) return;
  throw new CommandFailure(`Usage: quad ${usageOf(command)}`);
}

function makeCall(
  command: Command,
  args: readonly string[],
  values: Readonly<Record<string, unknown>>,
  app: CommandLineApp,
  opened: { database?: Promise<OpenedDatabase> },
): CommandCall {
  const declared = command.arguments ?? [];
  return {
    world: app.world,
    argument(name) {
      const index = declared.findIndex((word) => word === name || word === `[${name}]`);
      if (index < 0) throw new Error(`The command ${command.name} declares no argument ${name}.`);
      return args[index] ?? '';
    },
    text(option) {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
    flag: (option) => values[option] === true,
    print: (line) => void app.output.write(`${line}\n`),
    progress: (label, total) => showProgress(label, total, app.errors, app.world),
    readEnv: () => app.readEnv(),
    openDatabase: (how = {}) => (opened.database ??= app.openDatabase(how)),
  };
}
