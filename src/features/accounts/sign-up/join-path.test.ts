import { expect, test } from 'vitest';
import { joinPath } from './join-path.ts';

test('Someone new on the way into a fair joins that fair, and everyone else makes an account', () => {
  expect(joinPath('/app/fairs/visit/spring-2027')).toBe('/fair-spring-2027/register');
  expect(joinPath('/app/fairs/visit/demo/booths/1?a=b')).toBe('/fair-demo/register');
  expect(joinPath('/app/fairs/visit/demo#bag')).toBe('/fair-demo/register');
  for (const other of [null, '/app', '/app/fairs/visit/', '/app/fairs/visit/a..b', '/x/visit/demo'])
    expect(joinPath(other)).toBeNull();
});
