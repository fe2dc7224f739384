// Line breaks and tabs are text; every other C0 and C1 control character is an accident or an
// attack.
const control = /(?![\t\n\r])\p{Cc}/u;
// Also the two line separators of Unicode.
const lineBreaking = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const runs = new RegExp(`${lineBreaking.source}+`, 'gu');

/** Whether a text holds control characters other than tabs and line breaks. */
export const holdsControl = (text: string): boolean => control.test(text);

/**
 * Whether a text contains a character that is not allowed on a single line: a control character or
 * line separator.
 */
export const breaksLine = (text: string): boolean => lineBreaking.test(text);

/** A text on one line: each run of control characters and line separators becomes one space. */
export const onOneLine = (text: string): string => text.replace(runs, ' ');
