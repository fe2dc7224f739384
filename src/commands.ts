import type { Command } from './platform/cli/command.ts';
import { migrateCommand } from './platform/database/migrate-command.ts';

/** The commands of `npm run quad`, in the order in which `--help` lists them. */
export const commands: readonly Command[] = [migrateCommand];
