import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a legal text is not saved or published. */
export const legalRefusals = defineMessages('company.legalRefusals', {
  link: '“{link}” can’t be the address of a link. Use one that begins with https:// or mailto:, or a page of this site, such as /contact-us.',
  changed:
    'This draft was changed after you opened it. Nothing of yours is lost: compare the two below, then save yours over it or start from theirs.',
  changedBeforePublishing:
    'The draft was changed after you opened this preview. Look at it again, then publish.',
  noDraft: 'There’s no draft to publish. Save one first.',
  sameText: 'This text is in force already. Change the draft first.',
  quadAlready: 'Quad’s own text is in force already.',
  past: 'Please choose today or a later day.',
  withinYear: 'Please choose a day within a year.',
  zone: 'There’s no time zone called {zone}.',
});
