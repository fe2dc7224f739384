import { apiSentence } from '../../platform/model/api-sentence.ts';
import { flag, text } from '../../platform/model/kinds.ts';
import type { FormRule, FormValues } from '../../ui/forms/check-form.ts';
import { exhibitorMessages as messages } from './exhibitor.messages.ts';
import {
  isInOrder,
  writeTimes,
  writeUnavailable,
  type StatedTimes,
  type UnavailableTime,
} from './stated-times.ts';

/** `17:00`, the value of the browser's time field. */
const clock = () =>
  text({ max: 5 })
    .must((typed) =>
      /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed) ? null : apiSentence(messages.clockForm),
    )
    .optional();

/** Times in the fair's zone, at fairs with sessions: one that works, and several that don't. */
export const timeFields = {
  timesFrom: clock(),
  timesUntil: clock(),
  timesOnly: flag().optional(),
  unavailableFrom1: clock(),
  unavailableUntil1: clock(),
  unavailableFrom2: clock(),
  unavailableUntil2: clock(),
  unavailableFrom3: clock(),
  unavailableUntil3: clock(),
  unavailableFrom4: clock(),
  unavailableUntil4: clock(),
};

/** Number of inputs for times that don't work; further ones are among the requests in words. */
export const unavailableInputs = [
  { from: 'unavailableFrom1', until: 'unavailableUntil1' },
  { from: 'unavailableFrom2', until: 'unavailableUntil2' },
  { from: 'unavailableFrom3', until: 'unavailableUntil3' },
  { from: 'unavailableFrom4', until: 'unavailableUntil4' },
] as const;

/** The input, as lines among the requests of an exhibitor. */
export function timeLines(typed: FormValues<typeof timeFields>): readonly string[] {
  const { timesFrom: from, timesUntil: until, timesOnly: must } = typed;
  const lines = [
    writeTimes({ from, until, must: must ?? false }),
    ...unavailableInputs.map((names) =>
      writeUnavailable({ from: typed[names.from], until: typed[names.until] }),
    ),
  ];
  return lines.filter((line) => line !== null);
}

interface Stated {
  readonly times: StatedTimes | null;
  readonly unavailable: readonly UnavailableTime[];
}

/** The values of the inputs, by name. */
export function typedTimes({ times, unavailable }: Stated): Readonly<Record<string, unknown>> {
  const rows = unavailableInputs.map(({ from, until }, index) => ({
    [from]: unavailable[index]?.from,
    [until]: unavailable[index]?.until,
  }));
  const one = { timesFrom: times?.from, timesUntil: times?.until, timesOnly: times?.must };
  return rows.reduce<Record<string, unknown>>((all, row) => ({ ...all, ...row }), one);
}

/** Times end after they begin. */
export const timesInOrder: FormRule = (values) => {
  const textOf = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : null;
  };
  const wrong = [{ from: 'timesFrom', until: 'timesUntil' }, ...unavailableInputs].filter(
    ({ from, until }) => !isInOrder({ from: textOf(from), until: textOf(until) }),
  );
  return Object.fromEntries(wrong.map(({ until }) => [until, apiSentence(messages.clockOrder)]));
};
