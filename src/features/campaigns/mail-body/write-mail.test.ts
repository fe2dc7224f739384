import { describe, expect, it } from 'vitest';
import { testBrand as known } from '../../../platform/testing/test-brand.ts';
import { emailWriter } from './write-mail.ts';

const testBrand = {
  ...known,
  home: 'https://quad.example',
  postalAddress: '1 College Green, Springfield, IL 62701',
};
const emailContent = {
  audience: 'COLLEGES',
  subject: '{{firstName}} of {{collegeName}}',
  html: '<p>Hi {{firstName|you}} at {{collegeName}}, <a href="{{unsubscribeUrl}}">leave</a></p>',
  text: 'Hi {{firstName|you}} at {{collegeName}}',
} as const;
const to = {
  email: 'rep@people.test',
  unsubscribeUrl: 'https://quad.example/unsubscribe/AAAAAAAAAAAAAAAAAAAAAA',
};
const write = emailWriter(emailContent, testBrand);

describe('The reader of a mail to many', () => {
  it('is called by name, in all three places', () => {
    const mail = write({ ...to, merge: { firstName: 'Priya', collegeName: 'Elm & Oak' } });
    expect(mail.subject).toBe('Priya of Elm & Oak');
    expect(mail.text).toContain('Hi Priya at Elm & Oak\n');
    expect(mail.html).toContain('Hi Priya at Elm &#38; Oak');
  });

  it('is told why it came in their own language, where there is a translation', () => {
    const languages = { es: { 'campaigns.letters.whyAccount': 'Tienes una cuenta en {brand}.' } };
    const writeIn = emailWriter(emailContent, testBrand, languages);
    expect(writeIn({ ...to, merge: { locale: 'es-MX' } }).text).toContain('Tienes una cuenta en');
    expect(writeIn({ ...to, merge: {} }).text).toContain('because you have an account with');
  });

  it('finds out why it came, from whom, and how to leave, in both bodies', () => {
    const mail = write({ ...to, merge: {} });
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('because you have an account with');
      expect(body).toContain(testBrand.postalAddress);
      expect(body).toContain(to.unsubscribeUrl);
    }
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${to.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('with a hostile name harms no one, himself least', () => {
    const hostile = '"><script>alert(1)</script>\r\nBcc: all@people.test\u202e{{email}}';
    const mail = write({ ...to, merge: { firstName: hostile, collegeName: 'x'.repeat(5000) } });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.subject.length).toBeLessThanOrEqual(250);
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).not.toContain('rep@people.test');
    expect(mail.text).not.toContain('\nBcc');
  });

  it('is told of the newsletter where it is one', () => {
    const mail = emailWriter(
      { ...emailContent, audience: 'NEWSLETTER_EXHIBITORS' },
      testBrand,
    )({
      ...to,
      merge: {},
    });
    expect(mail.text).toContain('because you subscribed to the Quad newsletter');
  });
});
