import { describe, expect, it } from 'vitest';
import { findCredential } from './find-credential.ts';

describe('A caller is known by', () => {
  it('a bearer token, in any case of the word', () => {
    const found = { token: 'abc.def=', from: 'header' };
    expect(findCredential({ authorization: 'Bearer abc.def=' })).toEqual(found);
    expect(findCredential({ authorization: 'bearer  abc.def%3D' })).toEqual(found);
  });

  it('the bare token, as some generated clients send it', () => {
    expect(findCredential({ authorization: 'abc.def=' })?.token).toBe('abc.def=');
  });

  it('the session cookie, with and without the prefix of https', () => {
    const found = { token: 'abc.d/f=', from: 'cookie' };
    expect(findCredential({ cookie: 'theme=dark; quad.session_token=abc.d%2Ff%3D' })).toEqual(
      found,
    );
    expect(
      findCredential({ cookie: 'quad.session_token=x; __Secure-quad.session_token=abc.d%2Ff%3D' }),
    ).toEqual(found);
  });

  it('the header when both are there', () => {
    const both = { authorization: 'one.two', cookie: 'quad.session_token=three.four' };
    expect(findCredential(both)).toEqual({ token: 'one.two', from: 'header' });
  });

  it.each([
    {},
    { authorization: '' },
    { authorization: 'Bearer ' },
    { authorization: 'Basic dXNlcjpwYXNz extra' },
    { cookie: 'theme=dark; quad.session_token=' },
    { cookie: 'notquad.session_token=abc' },
  ])('nothing in %j', (headers) => {
    expect(findCredential(headers)).toBeNull();
  });

  it('a broken percent sign, left as it is', () => {
    expect(findCredential({ authorization: 'Bearer abc%zz' })?.token).toBe('abc%zz');
  });
});
