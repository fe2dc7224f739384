import { expect, test } from 'vitest';
import { oneAddress } from './one-address.ts';

test.each([
  ['/ABOUT-US', '/about-us'],
  ['/Fair-Demo/Register', '/fair-demo/register'],
  ['/%61bout-us', '/about-us'],
  ['/caf%c3%A9', '/caf%C3%A9'],
])('a page that was found at %s is at %s', (path, address) => {
  expect(oneAddress(path)).toBe(address);
  expect(oneAddress(address)).toBeNull();
});

test.each([
  '/',
  '/about-us',
  '/fair-demo/join/2/SomeToken',
  '/app/Profile',
  '/ADMIN/users',
  '//EVIL.example',
  '/\\EVIL.example',
  '/%2F%2FEVIL.example',
  '/%FF',
])('and %j is nowhere else', (path) => {
  expect(oneAddress(path)).toBeNull();
});
