import { describe, expect, it } from 'vitest';
import { setMailboxPage } from '../mailbox.server.ts';

const mail = {
  id: '0190b4d2-0000-7000-8000-000000000001',
  to: 'ada@example.test',
  subject: 'Your code',
  text: 'Your code is 482913.',
  html: null,
  sentAt: new Date('2026-11-20T12:00:00Z'),
};

describe('Someone who reads the mailbox', () => {
  it('sees recipient, subject, text and time without any script', () => {
    const page = setMailboxPage({ mails: [mail], to: undefined, limit: 100 });
    for (const shown of [
      'ada@example.test',
      'Your code',
      '482913',
      '2026-11-20 12:00:00 UTC',
      '1 mail.',
    ])
      expect(page).toContain(shown);
    expect(page).not.toContain('<script');
  });

  it('is safe from a mail that brings its own markup', () => {
    const evil = '</pre><script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const page = setMailboxPage({
      mails: [{ ...mail, subject: evil, text: evil, to: evil, html: evil }],
      to: evil,
      limit: 100,
    });
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('<iframe sandbox referrerpolicy');
  });

  it('can follow the links of a mail, and only those to the web', () => {
    const text = 'Open https://quad.example/join?a=1&b="2"><script> or javascript:alert(1)';
    const page = setMailboxPage({ mails: [{ ...mail, text }], to: undefined, limit: 100 });
    expect(page).toContain(
      '<a href="https://quad.example/join?a=1&#38;b=" rel="noreferrer">https://quad.example/join?a=1&#38;b=</a>&#34;2&#34;',
    );
    expect(page).not.toMatch(/<script|href="javascript/);
  });

  it('is told when there is nothing, and when there is more', () => {
    expect(setMailboxPage({ mails: [], to: undefined, limit: 2 })).toContain(
      'There is no mail yet.',
    );
    expect(setMailboxPage({ mails: [mail, mail], to: undefined, limit: 2 })).toContain(
      'The newest 2 mails.',
    );
  });
});
