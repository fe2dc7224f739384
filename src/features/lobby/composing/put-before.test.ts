import { expect, test } from 'vitest';
import { putBefore } from './composer.tsx';

test('someone who changes a refused message keeps what they are typing, behind it', () => {
  expect(putBefore('On the lake', 'And in winter')).toBe('On the lake\nAnd in winter');
  expect(putBefore('On the lake', ' \n')).toBe('On the lake');
});
