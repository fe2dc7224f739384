import { describe, expect, it } from 'vitest';
import { displayName } from './person-name.ts';

describe('A person is called', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@demo.test' }, 'Ada Lovelace'],
    [{ firstName: ' Ada ', lastName: '', email: 'ada@demo.test' }, 'Ada'],
    [{ firstName: null, lastName: 'Lovelace' }, 'Lovelace'],
    [{ firstName: ' ', lastName: null, email: 'ada@demo.test' }, 'ada@demo.test'],
    [{ email: '' }, 'Unknown User'],
    [{}, 'Unknown User'],
  ])('after %j: %s', (parts, name) => {
    expect(displayName(parts)).toBe(name);
  });
});
