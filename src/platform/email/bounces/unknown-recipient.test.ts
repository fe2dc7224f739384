import { describe, expect, it } from 'vitest';
import { isUnknownRecipient, refusesRecipient, refusesUs } from './unknown-recipient.ts';

describe('A reader whom no one knows', () => {
  it.each([
    [550, '550 5.1.1 <ada@example.test>: Recipient address rejected: User unknown'],
    [550, '550-5.1.1 The email account that you tried to reach does not exist.'],
    [553, '553 5.1.3 Bad destination mailbox address syntax'],
    [550, '550 5.2.1 The account is disabled'],
    [556, '556 5.1.10 Recipient address has null MX'],
    [550, '550 No such user here'],
    [551, '551 User not local'],
  ])('is told from the answer to RCPT: %i %s', (code, response) => {
    expect(refusesRecipient(code, response)).toBe(true);
  });

  it.each([
    [550, '550 5.7.1 Service unavailable; client host blocked using a list'],
    [554, '554 5.7.1 Relay access denied'],
    [552, '552 5.2.2 Mailbox full'],
    [550, '550 5.1.8 Sender address rejected'],
    [550, '550 5.4.1 Recipient address rejected: Access denied'],
    [550, '550 Message rejected as spam'],
    [550, '550 Your host is listed'],
    [554, '554 No'],
  ])('is not one whose server dislikes us, or has no room: %i %s', (code, response) => {
    expect(refusesRecipient(code, response)).toBe(false);
  });

  it('is told from the status of a report', () => {
    expect(isUnknownRecipient('5.1.1')).toBe(true);
    expect(isUnknownRecipient('5.7.1')).toBe(false);
    expect(isUnknownRecipient('4.1.1')).toBe(false);
  });
});

describe('An answer to RCPT that refuses', () => {
  it.each([
    ['550 5.7.1 relaying denied', true],
    ['550 5.4.5 Daily user sending quota exceeded', true],
    ['550 5.1.8 Sender address rejected', true],
    ['550 Your host is listed', true],
    ['550 5.1.1 No such user: reject by policy', false],
    ['550 No such user here', false],
    ['554 No', false],
  ])('is about us or about the reader: %s', (response, us) => {
    expect(refusesUs(response)).toBe(us);
  });
});
