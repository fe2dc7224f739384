import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

// Estimating longer texts takes long and adds nothing.
const longest = 32;

/** Guesses below which a password is refused: the size of a list of common ones and variants. */
const fewestGuesses = 1_000_000;

let opened: Promise<ZxcvbnFactory> | undefined;

/** The list of common passwords and the estimator, loaded when the first password is chosen. */
async function openEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: longest,
    // More substitutions take seconds, which an attacker could use to keep the process busy.
    l33tMaxSubstitutions: 4,
  });
}

/**
 * Whether a password is among the most common ones, a variant of one (`P@ssw0rd1!`, `aaaaaaA1!`),
 * or hardly more than what is publicly known about its owner.
 *
 * @param about what is known about the owner: address, name, name of the site
 */
export async function isCommonPassword(
  password: string,
  about: readonly string[],
): Promise<boolean> {
  opened ??= openEstimator();
  const estimator = await opened;
  const known = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const { guesses, sequence } = estimator.check(
    password.slice(0, longest),
    known.filter(({ length }) => length > 2),
  );
  const [first] = sequence;
  const isListed =
    sequence.length === 1 &&
    first?.pattern === 'dictionary' &&
    'dictionaryName' in first &&
    first.dictionaryName === 'passwords-common';
  return isListed || guesses < fewestGuesses;
}
