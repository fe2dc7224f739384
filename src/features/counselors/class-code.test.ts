import { expect, test } from 'vitest';
import {
  classCodeIn,
  classPath,
  makeClassCode,
  readClassCode,
  showClassCode,
} from './class-code.ts';

const code = makeClassCode(Uint8Array.from({ length: 10 }, (_, place) => place * 25));

test('someone types the code off a flyer, in any case and with or without its hyphen', () => {
  expect(code).toHaveLength(10);
  for (const typed of [code, showClassCode(code), ` ${showClassCode(code).toUpperCase()} `])
    expect(readClassCode(typed)).toBe(code);
});

test('someone who takes a zero for an O, and a one for an L or I, still gets there', () => {
  expect(readClassCode('OIL0l-abcde')).toBe('01101abcde');
});

test('what is no code is none', () => {
  for (const typed of [null, undefined, '', 'short', 'uuuuuuuuuu', `${code}x`, '%00', '../../x/xx'])
    expect(readClassCode(typed)).toBeNull();
});

test('the short path leads back to its code, and no other path does', () => {
  expect(classCodeIn(classPath(code).slice(1))).toBe(code);
  for (const segment of ['class', 'class-', 'classes-abcdeabcde', 'fair-abcdeabcde'])
    expect(classCodeIn(segment)).toBeNull();
});
