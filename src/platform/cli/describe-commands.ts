import type { Command } from './command.ts';

const introduction = "Quad's command line for the people who run it.";

/** The page for `--help` without a command. */
export function describeAllCommands(commands: readonly Command[]): string {
  const width = Math.max(0, ...commands.map((command) => usageOf(command).length));
  const lines = commands.map(
    (command) => `  ${usageOf(command).padEnd(width)}  ${command.summary}`,
  );
  return [
    introduction,
    '',
    'quad <command> [options]',
    '',
    ...lines,
    '',
    'Each command explains itself with --help. Settings come from the environment (see docs/configuration.md).',
    'In a copy of the sources without an installation: npm run quad -- <command> [options]',
  ].join('\n');
}

/** The page for `<command> --help`. */
export function describeCommand(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([name, option]) => ({
    word: `${option.short ? `-${option.short}, ` : ''}--${name}${option.type === 'string' ? ' VALUE' : ''}`,
    summary: option.summary,
  }));
  const width = Math.max(0, ...options.map((option) => option.word.length));
  const optionLines = options.map((option) => `  ${option.word.padEnd(width)}  ${option.summary}`);
  return [
    command.summary,
    '',
    `quad ${usageOf(command)}${options.length > 0 ? ' [options]' : ''}`,
    '',
    command.help,
    ...(options.length > 0 ? ['', ...optionLines] : []),
  ].join('\n');
}

/** The name of a command and its arguments, e.g. `import-colleges FILE`. */
export function usageOf(command: Command): string {
  return [command.name, ...(command.arguments ?? [])].join(' ');
}
