import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { readRows } from '../../../platform/database/read-rows.ts';
import { accountAlerts } from '../account-alerts.messages.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { passwordProblems } from '../password-policy.ts';
import { passwordMessages } from './password-policy.messages.ts';
import { messages } from '../../../platform/model/messages.ts';
import { accountRefusal, wrongFields } from '../endpoints/account-refusal.server.ts';
import {
  addressIn,
  onEndpoint,
  bodyOf,
  type EndpointContext,
  type EndpointHook,
} from '../endpoints/on-endpoint.server.ts';
import { apiSentence, carried, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { tokenOf } from '../callers/token-of.server.ts';

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
  const personalWords = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const { guesses, sequence } = estimator.check(
    password.slice(0, longest),
    personalWords.filter(({ length }) => length > 2),
  );
  const [first] = sequence;
  const isListed =
    sequence.length === 1 &&
    first?.pattern === 'dictionary' &&
    'dictionaryName' in first &&
    first.dictionaryName === 'passwords-common';
  return isListed || guesses < fewestGuesses;
}

/** The error for a password that breaks the rules, as worded in the specification's section 5. */
export function rejectedPassword(problems: readonly ApiSentence[], field: string) {
  const message = carried(problems.join(' '));
  return accountRefusal('InvalidPasswordException', { message, fields: { [field]: message } });
}

/**
 * Refuses a common password, as worded in the specification's section 8.
 * @throws InvalidPasswordException
 */
export async function refuseCommonPassword(
  password: string,
  about: readonly string[],
  field: string,
): Promise<void> {
  if (!(await isCommonPassword(password, about))) return;
  throw accountRefusal('InvalidPasswordException', {
    message: apiSentence(accountAlerts.passwordRejected),
    fields: { [field]: apiSentence(passwordMessages.common) },
  });
}

/** Enforces the policy wherever a password is set, before a code or challenge is spent. */
export function guardNewPassword(parts: AccountParts): readonly EndpointHook[] {
  const guarded = (
    path: string,
    field: string,
    aboutOf: (context: EndpointContext) => Promise<readonly string[]>,
  ) =>
    onEndpoint(path, async (context) => {
      const password = bodyOf(context)[field];
      if (typeof password !== 'string') throw wrongFields({ [field]: messages.required });
      const problems = passwordProblems(password);
      if (problems.length > 0) throw rejectedPassword(problems, field);
      const about = await aboutOf(context);
      await refuseCommonPassword(password, [...about, parts.brand.name], field);
    });
  return [
    guarded('/email-otp/reset-password', 'password', (context) =>
      Promise.resolve([addressIn(bodyOf(context))]),
    ),
    guarded('/change-password', 'newPassword', (context) => ownerOf(parts, context)),
    guarded('/new-password', 'newPassword', () => Promise.resolve([])),
  ];
}

/** Address and name of the session's owner; nothing without a session. */
async function ownerOf({ pool, secret }: AccountParts, context: EndpointContext) {
  const token = tokenOf(context, secret);
  if (token === null) return [];
  const rows = await readRows(pool, { email: 'text', name: 'text' })(
    `select a.email, a.name from session s join account a on a.id = s.account_id
     where s.token = $1`,
    [token],
  );
  return rows.flatMap(({ email, name }) => [email, name]);
}
