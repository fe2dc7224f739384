import { describe, expect, it } from 'vitest';
import { translatorFor, i18nFor } from './translator-for.ts';
import { defineMessages } from './define-messages.ts';

const said = defineMessages('test', {
  invited: '{from} invites you. It’s good for {days, plural, one {# day} other {# days}}.',
  bye: 'Bye.',
});
const languages = {
  es: { 'test.invited': '{from} te invita: {days, plural, one {# día} other {# días}}.' },
};

describe('Someone who is spoken to', () => {
  it('hears English with everything put in, as it was typed', () => {
    const t = translatorFor('en');
    expect(t(said.invited, { from: "<b>{O'Brien}</b>", days: 1 })).toBe(
      "<b>{O'Brien}</b> invites you. It’s good for 1 day.",
    );
    expect(t(said.invited, { from: 'Ada', days: 14 })).toContain('14 days');
  });

  it.each(['es', 'es-MX', 'ES_es'])('hears their own language where it is there: %s', (locale) => {
    expect(translatorFor(locale, languages)(said.invited, { from: 'Ada', days: 2 })).toBe(
      'Ada te invita: 2 días.',
    );
    expect(i18nFor(locale, languages).locale).toBe('es');
  });

  it.each(['es', 'fr', '', null, undefined])('hears English where it is not: %s', (locale) => {
    expect(translatorFor(locale, languages)(said.bye)).toBe('Bye.');
  });
});
