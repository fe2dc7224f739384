import { forPrograms } from '../../../platform/model/api-sentence.ts';
import { messages } from '../../../platform/model/messages.ts';
import { describe, expect, it } from 'vitest';
import { accountRefusal } from './account-refusal.server.ts';
import { translateError } from './translate-error.server.ts';

describe('An error of the identity library', () => {
  it.each([
    [401, 'INVALID_EMAIL_OR_PASSWORD', 401, 'NotAuthorizedException'],
    [403, 'EMAIL_NOT_VERIFIED', 403, 'UserNotConfirmedException'],
    [400, 'INVALID_OTP', 400, 'CodeMismatchException'],
    [403, 'TOO_MANY_ATTEMPTS', 400, 'CodeMismatchException'],
    [400, 'USER_NOT_FOUND', 400, 'CodeMismatchException'],
    [400, 'OTP_EXPIRED', 400, 'ExpiredCodeException'],
    [401, 'UNAUTHORIZED', 401, 'UNAUTHENTICATED'],
    [403, 'INVALID_ORIGIN', 403, 'FORBIDDEN'],
    [500, 'SOMETHING_NEW', 500, 'INTERNAL_SERVER_ERROR'],
    [422, 'SOMETHING_NEW', 400, 'BAD_USER_INPUT'],
  ])('%s %s reads %s %s', (status, code, newStatus, newCode) => {
    const translated = translateError(status, { code, message: 'internal words' });
    expect(translated.status).toBe(newStatus);
    expect(translated.body.code).toBe(newCode);
    expect(translated.body.message).not.toContain('internal');
  });

  it('without a code or a body goes by its status', () => {
    expect(translateError(429, { message: 'Too many requests.' }).body.code).toBe(
      'LimitExceededException',
    );
    expect(translateError(404, undefined).body.code).toBe('NOT_FOUND');
    expect(translateError(500, null).body.code).toBe('INTERNAL_SERVER_ERROR');
    expect(translateError(401, 'text').body.code).toBe('UNAUTHENTICATED');
  });

  it('about a missing field names it', () => {
    const { body } = translateError(400, {
      code: 'VALIDATION_ERROR',
      message: '[body.email] Invalid input; [body.password] Invalid input',
    });
    expect(body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'Required.', password: 'Required.' },
    });
    expect(translateError(400, { code: 'INVALID_EMAIL' }).body.fields).toEqual({
      email: 'Please enter a valid email address.',
    });
  });

  it('that is ours already keeps its words, its fields and its wait', () => {
    const details = {
      message: forPrograms('Not now.'),
      fields: { a: messages.required },
      retryAfter: 5,
    };
    const ours = accountRefusal('LimitExceededException', details);
    expect(translateError(429, ours.body)).toEqual({
      status: 429,
      body: { code: 'LimitExceededException', ...details },
    });
  });
});
