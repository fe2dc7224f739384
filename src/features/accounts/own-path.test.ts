import { describe, expect, it } from 'vitest';
import { loginFor, ownPath } from './own-path.ts';

describe('A page someone asked for before signing in', () => {
  it.each([
    ['/app/profile', '/app/profile'],
    ['/app/fairs/visit/fair-demo?booth=7#chat', '/app/fairs/visit/fair-demo?booth=7#chat'],
    ['/colleges?q=a b', '/colleges?q=a%20b'],
    ['/admin/../app', '/app'],
    ['/', '/'],
    ['/college-universit%C3%A9', '/college-universit%C3%A9'],
    ['/app/sign-out', '/app/sign-out'],
  ])('%s is kept', (given, kept) => {
    expect(ownPath(given)).toBe(kept);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['another host', 'https://evil.example/app'],
    ['another host without a scheme', '//evil.example'],
    ['another host behind a backslash', '/\\evil.example'],
    ['another host behind two backslashes', '\\\\evil.example'],
    ['another host behind a tab', '/\t/evil.example'],
    ['another host behind a line end', '/\n/evil.example'],
    ['another host behind dots', '/..//evil.example'],
    ['another host behind encoded dots', '/%2e%2e//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['a relative path', 'app/profile'],
    ['the sign-in page itself', '/login?return=/login'],
    ['leaving', '/sign-out'],
    ['leaving, in capitals', '/SIGN-OUT/'],
    ['leaving, with a letter encoded', '/%73ign-out'],
    ['leaving, with a letter encoded twice', '/%2573ign-out'],
    ['leaving, with a slash encoded at its end', '/sign-out%2F'],
    ['the data of leaving', '/sign-out.data'],
    ['the data of leaving, after a slash', '/sign-out/_.data'],
    ['the data of leaving, encoded', '/sign-ou%74%2Edata?x=1'],
    ['registration with a letter encoded', '/regi%73ter?as=student#top'],
    ['what cannot be decoded', '/app/%E0%A4%A'],
    ['a name in the address', '@evil.example'],
    ['an endless address', `/${'a'.repeat(3000)}`],
  ])('is forgotten when it is %s', (_what, given) => {
    expect(ownPath(given)).toBeNull();
  });

  it('is in the address of the sign-in page, unless it is /app', () => {
    expect(loginFor('/app/profile?a=1&b=2')).toBe('/login?return=%2Fapp%2Fprofile%3Fa%3D1%26b%3D2');
    expect(loginFor('/app')).toBe('/login');
    expect(loginFor('//evil.example')).toBe('/login');
  });
});
