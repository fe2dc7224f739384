import type { Command } from '../cli/command.ts';
import { runCommandLine } from '../cli/run-command.server.ts';
import type { Database } from '../database/database.server.ts';
import { readEnv } from '../env.server.ts';
import type { RawEnv } from '../env/read-variables.ts';
import type { World } from '../world.ts';

/** What an operator sees of a command that has ended. */
export interface Typed {
  readonly exitCode: number;
  readonly output: string;
  readonly errors: string;
}

/** Where an operator of a test types: at a database that stays open, and in an environment or none. */
interface Workplace {
  readonly database: Database;
  readonly world: World;
  readonly env?: RawEnv;
}

/** An operator who knows one command: types it with the words that follow its name. */
export function operatorOf(command: Command, { database, world, env }: Workplace) {
  return async (...words: readonly string[]): Promise<Typed> => {
    const captured = { output: '', errors: '' };
    const exitCode = await runCommandLine([command.name, ...words], [command], {
      world,
      output: { write: (text: string) => (captured.output += text) },
      errors: { write: (text: string) => (captured.errors += text) },
      readEnv() {
        if (!env) throw new Error('This command asks the environment nothing.');
        return readEnv({ SECRET: 'tests-only-tests-only-tests-only-tests-only', ...env });
      },
      openDatabase: () =>
        Promise.resolve({
          database: { ...database, close: () => Promise.resolve() },
          migrated: [],
        }),
    });
    return { exitCode, ...captured };
  };
}
