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
    const page = setMailboxPage({
      mails: [mail],
      to: undefined,
      limit: 100,
      zone: 'America/Denver',
    });
    for (const shown of [
      'ada@example.test',
      'Your code',
      '482913',
      'Nov 20, 2026, 5:00:00 AM MST',
      '1 email.',
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
    const text = setMailboxPage({ mails: [{ ...mail, text: evil }], to: evil, limit: 1 });
    expect(text).not.toMatch(/<script|<img/);
  });

  it('switches between the design and the text, whose links can be followed in both', () => {
    const html = '<p>Designed</p>';
    const both = { ...mail, html, text: 'Open https://quad.example/join now.' };
    const link = '<a href="https://quad.example/join" rel="noreferrer">';
    const page = { mails: [both], to: 'ada@example.test', limit: 100 };
    const designed = setMailboxPage(page);
    expect(designed).toContain('srcdoc="&#60;p&#62;Designed');
    expect(designed).toContain(`<li>${link}`);
    expect(designed).not.toContain('<pre');
    expect(designed).toContain('href="/mailbox?to=ada%40example.test&#38;view=text"');
    const plain = setMailboxPage({ ...page, view: 'text' });
    expect(plain).toContain(`<pre dir="auto">Open ${link}`);
    expect(plain).not.toContain('<iframe');
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
    expect(setMailboxPage({ mails: [], to: undefined, limit: 2 })).toContain('No emails yet.');
    expect(setMailboxPage({ mails: [mail, mail], to: undefined, limit: 2 })).toContain(
      'The newest 2 emails.',
    );
  });
});
