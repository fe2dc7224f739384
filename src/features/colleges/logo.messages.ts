import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** The field for a college's logo. */
export const logoMessages = defineMessages('colleges.logo', {
  logo: 'Logo',
  logoOf: 'The logo of {name}',
  hint: 'PNG, JPEG or WebP, up to 5 MB. Without one, we draw a pennant.',
  sending: 'Uploading the logo…',
  lost: 'We couldn’t upload the logo. Please try again.',
  needsScript: 'Adding a logo needs JavaScript.',
  remove: 'Remove the logo',
  removed: 'Logo removed.',
});
