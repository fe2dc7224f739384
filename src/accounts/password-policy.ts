import { messages } from '../platform/model/messages.ts';

/** The special characters that count: the printable ones of ASCII. */
const specialCharacters = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const shortest = 8;
const longest = 128;

/** The rules of the specification's section 5, in the order in which they are told. */
const rules: readonly { readonly fits: (password: string) => boolean; readonly message: string }[] =
  [
    { fits: (password) => length(password) >= shortest, message: messages.minLength(shortest) },
    { fits: (password) => length(password) <= longest, message: messages.maxLength(longest) },
    {
      fits: (password) => /[0-9]/.test(password),
      message: 'Password must contain at least 1 number.',
    },
    {
      fits: (password) => /\p{Lu}/u.test(password),
      message: 'Password must contain at least 1 uppercase letter.',
    },
    {
      fits: (password) => /\p{Ll}/u.test(password),
      message: 'Password must contain at least 1 lowercase letter.',
    },
    {
      fits: (password) => [...password].some((character) => specialCharacters.includes(character)),
      message: `Password must contain at least 1 special character: ${specialCharacters}`,
    },
  ];

/** Everything that is wrong with a new password, in the words of section 5; empty when it will do. */
export function passwordProblems(password: string): readonly string[] {
  if (password === '') return [messages.required];
  return rules.filter(({ fits }) => !fits(password)).map(({ message }) => message);
}

function length(password: string): number {
  return [...password].length;
}
