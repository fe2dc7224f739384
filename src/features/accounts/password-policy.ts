import { messages } from '../../platform/model/messages.ts';
import { apiSentence, type ApiSentence } from '../../platform/model/api-sentence.ts';
import { passwordMessages } from './passwords/password-policy.messages.ts';

/** The special characters that count: the printable ones of ASCII. */
const specialCharacters = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const shortest = 8;
const longest = 128;

/** One rule for a password; `name` is for screens that tell it in short words. */
interface PasswordRule {
  readonly name: 'shortest' | 'longest' | 'number' | 'uppercase' | 'lowercase' | 'special';
  readonly fits: (password: string) => boolean;
  readonly message: ApiSentence;
}

/** The rules of the specification's section 5, in the order in which they are told. */
export const passwordRules: readonly PasswordRule[] = [
  {
    name: 'shortest',
    fits: (password) => length(password) >= shortest,
    message: messages.minLength(shortest),
  },
  {
    name: 'longest',
    fits: (password) => length(password) <= longest,
    message: messages.maxLength(longest),
  },
  {
    name: 'number',
    fits: (password) => /[0-9]/.test(password),
    message: apiSentence(passwordMessages.number),
  },
  {
    name: 'uppercase',
    fits: (password) => /\p{Lu}/u.test(password),
    message: apiSentence(passwordMessages.uppercase),
  },
  {
    name: 'lowercase',
    fits: (password) => /\p{Ll}/u.test(password),
    message: apiSentence(passwordMessages.lowercase),
  },
  {
    name: 'special',
    fits: (password) => [...password].some((character) => specialCharacters.includes(character)),
    message: apiSentence(passwordMessages.special, { characters: specialCharacters }),
  },
];

/** Everything that is wrong with a new password, in the words of section 5; empty when it will do. */
export function passwordProblems(password: string): readonly ApiSentence[] {
  if (password === '') return [messages.required];
  return passwordRules.filter(({ fits }) => !fits(password)).map(({ message }) => message);
}

function length(password: string): number {
  return [...password].length;
}

/** Lifetime of a temporary password in days. */
export const temporaryPasswordDays = 7;
