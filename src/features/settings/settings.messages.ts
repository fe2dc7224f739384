import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** The settings of the site. */
export const settingsMessages = defineMessages('settings.screen', {
  title: 'Settings',
  description: 'Who runs this site, what it offers, and what its emails say.',
  tabs: 'Settings of this site',
  organization: 'Organization',
  emailTab: 'Email',
  legal: 'Legal',
  emailTitle: 'Email settings',
  organizationText:
    'Pages, emails, invoices and receipts use these from the moment you save. An empty field goes back to the default.',
  brand: 'Brand',
  brandTitle: 'Brand settings',
  brandText:
    'What visitors call this site: in page titles, emails, calendars, shared links and on home screens. It applies from the moment you save.',
  nameAndTagline: 'Name and tagline',
  links: 'Links',
  linksText: 'Shown in the footer of every page. An empty field shows no link.',
  brandNameHint:
    'Up to 60 characters. The legal name follows it where nothing else is set. People who use an authenticator app keep the name they scanned.',
  taglineHint: 'What the site offers, in one line without a period.',
  linkHint: 'The full address, beginning with https://',
  saveBrand: 'Save name and tagline',
  saveLinks: 'Save links',
  sender: 'Email sender',
  senderText: 'The name people see in their inbox, and where their replies go.',
  legalNameHint:
    'The company behind the site, in the footer, on legal pages, invoices and receipts.',
  foundedHint: 'In the footer, as in “© 2012–2026”.',
  postalAddressHint:
    'On one line. It’s below every email: US law (CAN-SPAM) requires it, so bulk email isn’t sent without it.',
  contactEmailHint: 'Where messages to you go, from the contact form or by email.',
  senderNameHint: 'Beside the address, as in “Central Valley College Fairs”.',
  replyToHint: 'Leave it empty if replies should go to the sender’s address.',
  saveOrganization: 'Save organization',
  saveSender: 'Save sender',
  saved: 'Settings saved.',
  unset: 'Not set',
  setBy: 'The server sets this with {variable}.',
  changedBy: 'Changed by {name},',
  changed: 'Changed',
  toDefault: 'Back to the default',
  toDefaultOf: 'Back to the default: {name}',
  senderAddress: 'Sender address',
  senderAddressBy: 'The server sets this with MAIL_FROM.',
  mailbox: 'No email server is set up',
  mailboxText:
    'Emails stay in the built-in mailbox, which shows no sender. With SMTP_URL and MAIL_FROM set on the server, they go out under this name.',
  test: 'Try it',
  testText: 'We’ll send a test email to {email} with what is saved now.',
  testNow: 'Send me a test',
  tested: 'Test email sent to {email}.',
});
