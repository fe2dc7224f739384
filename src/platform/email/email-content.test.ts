import { describe, expect, it } from 'vitest';
import { emailContent } from './email-content.ts';
import { frameCampaign } from './frame-campaign.ts';

const brand = {
  name: 'Quad',
  legalName: 'Quad Fairs, Inc.',
  postalAddress: '1 College Green, Springfield, IL 62701',
  home: 'https://quad.example',
  primaryColor: '#5555aa',
};

describe('An email', () => {
  it('says the same to a reader of plain text and to one of HTML', () => {
    const set = emailContent({
      brand,
      heading: 'Confirm your address',
      paragraphs: ['Type this code within 10 minutes.', 'Not you? Then do nothing.'],
      code: '482913',
      after: ['This code expires in 10 minutes.'],
      action: { label: 'Open Quad', url: 'https://quad.example/register' },
      links: [{ title: 'Elsewhere', links: [{ label: 'Help', url: 'https://quad.example/help' }] }],
      small: ['The link works once.'],
      why: 'You asked for it.',
      leave: { label: 'Stop these', url: 'https://quad.example/unsubscribe/abc' },
    });
    for (const said of [
      'Confirm your address',
      'Type this code within 10 minutes.',
      'Not you? Then do nothing.',
      'The link works once.',
      'You asked for it.',
      'Stop these',
      'https://quad.example/unsubscribe/abc',
      'This code expires in 10 minutes.',
      'Quad Fairs, Inc.',
      'Or open this address:',
      'Open Quad',
      'https://quad.example/register',
      'Elsewhere',
      'Help',
      'https://quad.example/help',
      brand.postalAddress,
    ]) {
      if (!said.startsWith('Or open')) expect(set.text).toContain(said);
      expect(set.html).toContain(said);
    }
  });

  it('shows a code first, in two groups for the eye and in one for the clipboard', () => {
    const set = emailContent({
      brand,
      heading: 'Confirm your address',
      code: '482913',
      codeNote: 'This code expires in 10 minutes.',
      paragraphs: ['Type it on the page.'],
    });
    expect(set.text).toMatch(
      /^Confirm your address\n\n    482913\n\nThis code expires in 10 minutes\.\n\nType it/,
    );
    expect(set.html).toMatch(/>482<\/span><span [^>]*>913<[^]*expires in 10 minutes[^]*Type it/);
  });

  it('shows a fair as a ticket with its date, in the reader’s zone and language', () => {
    const ticket = {
      title: 'Fall <Fair>',
      startTime: new Date('2026-11-21T01:00:00Z'),
      endTime: new Date('2026-11-21T04:00:00Z'),
      timeZone: 'America/Denver',
      details: ['Live booths'],
    };
    const written = { brand, heading: 'See you there', paragraphs: ['Hi.'], tickets: [ticket] };
    const set = emailContent(written);
    expect(set.text).toContain(
      'Fall <Fair>\nFriday, November 20, 2026, 6:00 – 9:00 PM MST\nLive booths\n',
    );
    expect(set.html).toContain('Fall &#60;Fair&#62;');
    expect(set.html).toMatch(/>Nov<[^]*>20<[^]*>Fri<[^]*Friday, November 20, 2026, 6:00 – 9:00 PM/);
    expect(emailContent({ ...written, locale: 'es' }).text).toContain('viernes, 20 de noviembre');
  });

  it('always says why it came, and that it is not a newsletter where it can’t be stopped', () => {
    const { text, html } = emailContent({ brand, heading: 'Hello', paragraphs: [] });
    for (const part of [text, html])
      expect(part).toContain('You’re getting this email because this address is used on Quad.');
  });

  it('shows a name full of markup as the person typed it', () => {
    const name = '<script>alert("1")</script> & \'Ada\'';
    const set = emailContent({ brand: { ...brand, name }, heading: name, paragraphs: [name] });
    expect(set.text).toContain(name);
    expect(set.html).not.toContain('<script');
    expect(set.html).toContain(
      '&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;Ada&#39;',
    );
  });

  it('leads nowhere but to the web', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://a" onclick="x'])
      expect(() =>
        emailContent({ brand, heading: 'Hello', paragraphs: [], action: { label: 'Go', url } }),
      ).toThrow('http');
  });

  it('loads nothing from anywhere', () => {
    for (const { html } of [
      emailContent({ brand, heading: 'Hello', paragraphs: ['There.'] }),
      frameCampaign({ ...campaign, html: '<p>There.</p>' }),
    ]) {
      expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=|http-equiv="refresh"/);
      expect(html).not.toMatch(/\{\{|<!--\[\w+-->/);
    }
  });

  it('leaves out an address that no one has set, and keeps a color readable', () => {
    const { postalAddress: _none, ...without } = brand;
    const set = emailContent({
      brand: { ...without, primaryColor: '#ffee00' },
      heading: 'Hello',
      paragraphs: [],
      action: { label: 'Go', url: 'https://quad.example' },
    });
    expect(set.text).toContain('-- \nQuad Fairs, Inc.\nhttps://quad.example');
    expect(set.html).toContain('background:#ffee00;color:#23211d');
  });
});

const campaign = {
  brand,
  subject: 'Fairs <in> fall',
  html: '<p>Dear Ada</p>',
  text: 'Dear Ada',
  reason: 'You get this mail because you have an account.',
  unsubscribeUrl: 'https://quad.example/unsubscribe/abc?x="1"',
};

describe('A mail to many', () => {
  it('says who sends it, why, from where, and how to get no more', () => {
    const set = frameCampaign(campaign);
    for (const said of [
      campaign.reason,
      brand.postalAddress,
      brand.legalName,
      'Unsubscribe',
      'Dear Ada',
    ]) {
      expect(set.text).toContain(said);
      expect(set.html).toContain(said);
    }
    expect(set.text).toContain(campaign.unsubscribeUrl);
    expect(set.html).toContain('<p>Dear Ada</p>');
    expect(set.html).toContain('Fairs &#60;in&#62; fall');
    expect(set.html).toContain('href="https://quad.example/unsubscribe/abc?x=&#34;1&#34;"');
  });
});
