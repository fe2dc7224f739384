import { words } from '../platform/words/words.ts';

/** The field in which a college gives its logo. */
export const logoWords = words('colleges.logo', {
  logo: 'Logo',
  logoOf: 'The logo of {name}',
  hint: 'PNG, JPEG or WebP, up to 5 MB. Without one, we draw a pennant.',
  sending: 'Uploading the logo…',
  lost: 'We couldn’t upload the logo. Please try again.',
  needsScript: 'Adding a logo needs JavaScript.',
  remove: 'Remove the logo',
  removed: 'Logo removed.',
});
