import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findWording, presentQuestion, sharingWordings } from './sharing-wordings.ts';

/** What people have answered to, to the letter, by hand. */
const answeredTo: Readonly<Record<string, string>> = {
  'sharing-question 1': '64f354b31518d75e',
  'sharing-question 2': '2f3f1204d14ef28e',
  'sharing-question 3': '41336af0b8d17ff9',
};

const nameOf = ({ id, version }: { id: string; version: number }) => `${id} ${version}`;

test('what people have answered to is never changed: another wording gets a number of its own', () => {
  const kept = sharingWordings.map((wording) => [
    nameOf(wording),
    createHash('sha256')
      .update(
        JSON.stringify(Object.entries(wording.says).map(([key, { message }]) => [key, message])),
      )
      .digest('hex')
      .slice(0, 16),
  ]);
  expect(
    Object.fromEntries(kept),
    'A wording changed. Write it as a new version, and leave the old one for those who answered it.',
  ).toEqual(answeredTo);
});

test('a wording is read in its order, and whole', () => {
  for (const { order, says } of sharingWordings)
    expect(order.toSorted()).toEqual(Object.keys(says).toSorted());
});

test('a wording is found by its name and number, and the question that is put is the last of its own', () => {
  expect(new Set(sharingWordings.map(nameOf)).size).toBe(sharingWordings.length);
  for (const one of sharingWordings) expect(findWording(one.id, one.version)).toBe(one);
  expect(findWording('sharing-question', 0)).toBeUndefined();
  const versions = sharingWordings.filter(({ id }) => id === presentQuestion.id);
  expect(presentQuestion).toEqual(versions.at(-1));
});
