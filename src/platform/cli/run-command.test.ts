import { expect, test } from 'vitest';
import { worldAt } from '../testing/world-at.server.ts';
import { CommandFailure, type Command } from './command.ts';
import { runCommandLine } from './run-command.server.ts';

const greet: Command = {
  name: 'greet',
  arguments: ['NAME', '[PLACE]'],
  options: {
    loudly: { type: 'boolean', short: 'l', summary: 'With an exclamation mark.' },
    language: { type: 'string', summary: 'The language to greet in.' },
  },
  summary: 'Greets somebody.',
  help: 'Says hello, once.',
  run: async (call) => {
    if (call.argument('NAME') === 'nobody') throw new CommandFailure('There is nobody to greet.');
    const words = ['hello', call.argument('NAME'), call.argument('PLACE')]
      .filter(Boolean)
      .join(' ');
    call.print(`${words}${call.flag('loudly') ? '!' : ''} (${call.text('language') ?? 'en'})`);
  },
};

async function type(...words: string[]) {
  const said = { output: '', errors: '' };
  const exitCode = await runCommandLine(words, [greet], {
    world: worldAt('2026-10-01T12:00:00Z'),
    output: { write: (text: string) => (said.output += text) },
    errors: { write: (text: string) => (said.errors += text) },
    readEnv: () => {
      throw new Error('There is no environment in this test.');
    },
    openDatabase: () => Promise.reject(new Error('There is no database in this test.')),
  });
  return { exitCode, ...said };
}

test('an operator who types nothing is shown the commands', async () => {
  const { exitCode, output } = await type();
  expect(exitCode).toBe(0);
  expect(output).toContain('greet NAME [PLACE]  Greets somebody.');
});

test('an operator asks what a command does before running it', async () => {
  const { exitCode, output } = await type('greet', '--help');
  expect(exitCode).toBe(0);
  expect(output).toContain('Says hello, once.');
  expect(output).toContain('--language VALUE');
  expect(output).toContain('-l, --loudly');
});

test('an operator runs a command with its arguments and options', async () => {
  const { exitCode, output } = await type('greet', 'Ada', 'there', '-l', '--language', 'fr');
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: 'hello Ada there! (fr)\n' });
});

test('an operator may leave out an argument in brackets', async () => {
  expect((await type('greet', 'Ada')).output).toBe('hello Ada (en)\n');
});

test.each([
  [['gret'], 'There is no command "gret"; quad --help lists the commands.\n'],
  [['greet'], 'Usage: quad greet NAME [PLACE]\n'],
  [['greet', 'a', 'b', 'c'], 'Usage: quad greet NAME [PLACE]\n'],
  [['greet', 'nobody'], 'There is nobody to greet.\n'],
  [['greet', 'Ada', '--shout'], "Unknown option '--shout'; see quad greet --help.\n"],
])('an operator who types %j is told in one sentence what is wrong', async (words, sentence) => {
  expect(await type(...words)).toEqual({ exitCode: 1, output: '', errors: sentence });
});
