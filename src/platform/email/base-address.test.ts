import { expect, it } from 'vitest';
import { baseAddress } from './mailer.server.ts';

it.each([
  ['Ada@Example.test', 'ada@example.test'],
  ['ada+fair@example.test', 'ada@example.test'],
  ['ada+a+b@example.test', 'ada@example.test'],
  ['ada+@example.test', 'ada@example.test'],
  ['+ada@example.test', '+ada@example.test'],
  ['ada@plus+host.test', 'ada@plus+host.test'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(baseAddress(address)).toBe(mailbox);
});
