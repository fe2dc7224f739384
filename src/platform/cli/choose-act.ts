import { CommandFailure, type CommandCall } from './command.ts';

/** What a command does for one word, as for the second in `quad jobs dead`. */
type Act = (call: CommandCall) => Promise<void>;

/**
 * What a command of several acts runs: its argument WHAT names the act; the one under '' is done when
 * it is left out.
 *
 * @param command the command's name
 */
export function chooseAct(command: string, acts: Readonly<Record<string, Act>>): Act {
  const byName = new Map(Object.entries(acts));
  return async (call) => {
    const what = call.argument('WHAT');
    const act = byName.get(what);
    if (!act) {
      throw new CommandFailure(
        `There is no "${command} ${what}"; quad ${command} --help tells more.`,
      );
    }
    await act(call);
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a word that an operator typed names one thing, by its id. */
export function isId(word: string): boolean {
  return uuid.test(word);
}
