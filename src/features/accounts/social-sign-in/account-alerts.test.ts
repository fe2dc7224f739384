import { describe, expect, it } from 'vitest';
import { socialRedirectAlert, socialStartFailed } from './account-alerts.ts';

describe('Someone who comes back from Google or Microsoft', () => {
  it('without an account here is told to sign up first', () => {
    expect(socialRedirectAlert('signup_disabled')?.message).toBe(
      'Account not found.  Please Sign Up with this email first.',
    );
  });

  it.each(['state_mismatch', 'access_denied', 'invalid_code', 'anything else'])(
    'after %s is asked to try again',
    (error) => {
      expect(socialRedirectAlert(error)?.message).toBe('Sign in failed.  Please try again.');
    },
  );

  it('sees no alert when it worked or a code is asked for', () => {
    expect(socialRedirectAlert(null)).toBeNull();
    expect(socialRedirectAlert('')).toBeNull();
    expect(socialRedirectAlert('code_wanted')).toBeNull();
  });

  it('reads which provider could not be reached', () => {
    expect(socialStartFailed('google').message).toBe(
      'There was a problem using Google sign-in.  Please try again.',
    );
    expect(socialStartFailed('microsoft').message).toBe(
      'There was a problem using Microsoft sign-in.  Please try again.',
    );
  });
});
