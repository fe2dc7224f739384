import { describe, expect, it } from 'vitest';
import { conflict } from '../model/refusal.ts';
import { asRefusal } from './as-refusal.ts';
import { forPrograms } from '../model/api-sentence.ts';

const coded = (code: string) => Object.assign(new Error('something'), { code });

describe('a visitor whose call meets a database that is away', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    '08006',
    '28P01',
    '53300',
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '25P03',
    '25006',
  ])('is told to try again (%s)', (code) => {
    expect(asRefusal(coded(code))).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 });
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('is told to try again (%s)', (message) => {
    expect(asRefusal(new Error(message))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    const wrapped = new Error('It did not work.', { cause: new Error(message) });
    expect(asRefusal(wrapped)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});

describe('a visitor whose call is wrong by itself', () => {
  it.each(['23505', '23503', '23514', '40001', '40P01', '42703', 'ENOENT'])(
    'is not told to try again (%s)',
    (code) => {
      expect(asRefusal(coded(code))).toBeUndefined();
    },
  );

  it('is told what a refusal says', () => {
    const refusal = conflict(forPrograms('Somebody was faster.'));
    expect(asRefusal(refusal)).toBe(refusal);
    expect(asRefusal('a string')).toBeUndefined();
    expect(asRefusal(undefined)).toBeUndefined();
  });
});
