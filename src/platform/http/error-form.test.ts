import { describe, expect, it } from 'vitest';
import { badInput, conflict, forbidden, rateLimited, unauthenticated } from '../model/refusal.ts';
import { formError } from './error-form.ts';
import { forPrograms } from '../model/api-sentence.ts';
import { messages } from '../model/messages.ts';

describe('A caller whose call did not work', () => {
  it.each([
    [unauthenticated(), 401, 'UNAUTHENTICATED'],
    [forbidden(), 403, 'FORBIDDEN'],
    [badInput({}), 400, 'BAD_USER_INPUT'],
    [conflict(forPrograms('No.')), 409, 'CONFLICT'],
    [rateLimited(7), 429, 'RATE_LIMITED'],
  ])('is told why: %s', (refusal, status, code) => {
    const answer = formError(refusal, 'id-1');
    expect(answer).toMatchObject({ status, unexpected: false });
    expect(answer.body.errors[0].extensions['code']).toBe(code);
  });

  it('is told which fields to mend', () => {
    expect(formError(badInput({ email: messages.required }), '').body.errors[0].extensions).toEqual(
      {
        code: 'BAD_USER_INPUT',
        fields: { email: 'Required.' },
      },
    );
  });

  it('is told nothing but an id when no one foresaw it', () => {
    const answer = formError(new Error('select * from secret'), 'id-2');
    expect(answer).toMatchObject({ status: 500, unexpected: true });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(answer.body.errors[0].extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', id: 'id-2' });
  });

  it.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('starting up'), { code: '57P03' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('is asked to come back when the database is away: %s', (error) => {
    expect(formError(error, '')).toMatchObject({ status: 503, retryAfter: 5, unexpected: true });
  });
});
