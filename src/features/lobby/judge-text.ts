import { heldWords } from './composing/held-words.ts';

/** Why a message needs a rep's review first. */
export const heldReasons = ['link', 'email', 'phone', 'words'] as const;
export type HeldReason = (typeof heldReasons)[number];

// Writers control the text, and everyone waits while it is checked: no pattern begins with a run of
// any length, or has two adjacent ones, so that each takes time linear in the text.
const email =
  /[^\s@](?:@|\s?(?:\(at\)|\[at\])\s?)[^\s@]{1,100}?(?:\.|\s?(?:\(dot\)|\[dot\])\s?)[a-z]{2}/i;
const spelledEmail = /[\w.+-] at [\w-]{1,63} dot [a-z]{2}/i;
const link =
  /\b(?:https?:|www\.)|[\p{L}\d]\.(?:com|org|net|edu|gov|io|co|me|gg|tv|app|ly|link|info|biz|us|uk|ca|xyz)\b|(?<!\w)@\w{3}/iu;
// Groups of three, three and four digits, or eight or more in a row; years and prices are neither.
const phone =
  /(?<!\d)(?:\+?\d{1,3}[\s.-]*)?(?:\(\d{3}\)|\d{3})[\s./-]*\d{3}[\s./-]*\d{4}(?!\d)|(?<![\d,.])\+?\d{8,}(?!\d)|(?<!\d)\d{3}[\s.-]\d{4}(?!\d)/;

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Normalized letters: without case, accents, look-alikes and separators. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\S+/g, (word) =>
      /[a-z]/.test(word) ? word.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign) : word,
    )
    .replace(/[^\p{L}\d\s]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(.)\1{2,}/gu, '$1');

/**
 * Whether a rep reviews an attendee's message before everyone sees it, and why: it leads away from
 * the fair, contains contact details, or insults. Null for nearly all messages.
 */
export function judgeText(text: string, words: readonly string[] = heldWords): HeldReason | null {
  const shown = text.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '');
  if (email.test(shown) || spelledEmail.test(shown)) return 'email';
  if (link.test(shown)) return 'link';
  if (phone.test(shown)) return 'phone';
  const paddedText = ` ${plain(shown)}`;
  return words.some((word) => paddedText.includes(` ${word}`)) ? 'words' : null;
}
