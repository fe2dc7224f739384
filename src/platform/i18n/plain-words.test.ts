import { describe, expect, test } from 'vitest';
import catalogue from '../../../locales/en.json' with { type: 'json' };

/** What no message says, and what it says instead. */
const banned: readonly (readonly [term: RegExp, instead: string])[] = [
  [/\bmail(?:s|ed)?\b|\be-mail/iu, 'email'],
  [/\bletters?\b/iu, 'email, newsletter'],
  [/\bsays? to (?:be|have|represent|work)\b/iu, 'says they are'],
  [/\bjust now\b/iu, 'right now'],
  [/\bany more\b/iu, 'no longer'],
  [/\bno longer good\b|\b(?:is|are) good for\b/iu, 'expires'],
  [/\bthere is no such\b/iu, 'we couldn’t find that'],
  [/\bhouses?\b/iu, 'Quad, this site'],
  [/\b(?:some|every|any|no)body\b/iu, 'someone, everyone, anyone, no one'],
  [/(?<!up)\bcoming fairs?\b/iu, 'upcoming fairs'],
  [/\bstands?\b/iu, 'is, appears'],
  [/\bby the rule\b/iu, 'the rule itself'],
  [/\bspeaks? for\b/iu, 'represents'],
  [/\b(?:a|the|your) yes\b/iu, 'agree, share'],
  [/\bfloor\b/iu, 'published'],
];

/** Phrases in which a banned word has its common meaning. */
const meant: readonly RegExp[] = [
  // Paper mail, and checks that are sent by it.
  /\bBy mail$/u,
  /\bMail checks to\b/u,
  // Characters, of passwords, addresses, states and names of majors.
  /\b(?:upper|lower)case letters?\b/iu,
  /\b(?:two|three) letters\b/iu,
  // What teachers write for applicants.
  /\bletters? of recommendation\b/iu,
  // The size of paper.
  /\bA4 and Letter\b/u,
];

/** Wordings that stay as they are: students have answered the first version of the question. */
const kept = 'students.sharingQuestion1.';

/** The terms that a message uses though it should not. */
const foundIn = (message: string): readonly string[] => {
  const rest = meant.reduce((text, phrase) => text.replaceAll(all(phrase), ''), message);
  return banned.flatMap(([term, instead]) =>
    rest.match(term) ? [`“${String(rest.match(term)?.[0])}”: say ${instead}`] : [],
  );
};

const all = (phrase: RegExp) => new RegExp(phrase.source, `${phrase.flags}g`);

test('no message uses a term that readers would not expect', () => {
  const found = Object.entries(catalogue).flatMap(([id, message]) =>
    id.startsWith(kept) ? [] : foundIn(message).map((term) => `${id}: ${term}`),
  );
  expect(found).toEqual([]);
});

test('every phrase that is allowed is in use', () => {
  const messages = Object.values(catalogue);
  const unused = meant.filter((phrase) => !messages.some((message) => phrase.test(message)));
  expect(unused).toEqual([]);
});

describe('A sentence', () => {
  test.each([
    'We mail you a code.',
    'Names and e-mails, one on each line',
    'Everybody gets a letter with the new time.',
    '{who} says to represent {college}',
    'No further code can be sent just now.',
    'This link is no longer good.',
    'The code is good for ten minutes.',
    'There is no such record.',
    'This house is being tried out',
    'See the coming fairs',
    'What you signed up for stands below.',
    'What you paid comes back by the rule of the fair.',
    'Which college do you speak for?',
    'You can take your yes back.',
    'Put the booth on the floor',
    'Ask two teachers for letters of recommendation, and read our letter.',
  ])('is found: %s', (sentence) => {
    expect(foundIn(sentence)).not.toEqual([]);
  });

  test.each([
    'We’ll email you a code.',
    'Could not subscribe to mailing list.  Please try again.',
    'Mail checks to {address}.',
    'See upcoming fairs',
    'Ask two teachers for letters of recommendation.',
    'Household income',
    'Understand the price.',
  ])('is left alone: %s', (sentence) => {
    expect(foundIn(sentence)).toEqual([]);
  });
});
