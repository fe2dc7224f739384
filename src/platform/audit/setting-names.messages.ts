import { defineMessages } from '../i18n/define-messages.ts';

/** What the settings of the site are called, on their screens and in the audit log. */
export const settingNames = defineMessages('settings.names', {
  brandName: 'Name',
  tagline: 'Tagline',
  legalName: 'Legal name',
  founded: 'First year of the copyright',
  postalAddress: 'Postal address',
  contactEmail: 'Contact email',
  senderName: 'Sender name',
  replyTo: 'Replies go to',
  primaryColor: 'Main color',
  secondaryColor: 'Second color',
  logo: 'Logo',
  icon: 'Icon',
  instagramUrl: 'Instagram',
  youtubeUrl: 'YouTube',
  xUrl: 'X',
  facebookUrl: 'Facebook',
  linkedinUrl: 'LinkedIn',
});
