import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Which features are on: names, what goes and stays when one is off, and how much it is used. */
export const featuresMessages = defineMessages('settings.features', {
  title: 'Features',
  lead: 'Select what this site offers. What’s off isn’t shown or promised anywhere, and nothing is lost: it comes back as it was.',
  newsletter: 'Newsletter sign-up',
  newsletterOff:
    'When off: the form and every link to it go away. Subscribers stay on the list, can leave it, and get what you send.',
  newsletterUse:
    '{inUse, plural, =0 {No subscribers yet} one {# subscriber} other {# subscribers}}{people, plural, =0 {} other {, # waiting to confirm}}.',
  contactForm: 'Contact form',
  contactFormOff:
    'When off: the footer, pages, policies and emails lead to your contact email instead of the form.',
  contactFormUse:
    '{inUse, plural, =0 {No messages} one {# message} other {# messages}} in the last 30 days.',
  contactFormNeeds:
    'It stays on until you set a contact email under Organization, so that people can reach you.',
  guides: 'Guides',
  guidesOff: 'When off: “Resources” in the menu, the guides and every link to them go away.',
  classes: 'Counselors’ classes',
  classesOff:
    'When off: counselors see no classes and no invitations go out. Class links on flyers lead to the fair’s registration. Lists and registrations stay.',
  classesUse:
    '{inUse, plural, =0 {No classes at upcoming fairs} one {# class at upcoming fairs} other {# classes at upcoming fairs}}{inUse, plural, =0 {} other {{people, plural, one {, # student in it} other {, # students in them}}}}.',
  fairNews: 'Emails about new fairs',
  fairNewsOff:
    'When off: no automatic email tells students about a new fair. Their choice stays, and your campaigns still follow it.',
  fairNewsUse:
    '{people, plural, =0 {No students have asked for them} one {# student has asked for them} other {# students have asked for them}}.',
  push: 'Notifications on people’s devices',
  pushOff:
    'When off: no one is offered them, and none are sent. Answers still come by email, and what people allowed stays.',
  pushUse:
    '{people, plural, =0 {No one has allowed them} one {# person has allowed them} other {# people have allowed them}}.',
  off: 'Off',
  switchedOffBy: 'Switched off by {name},',
  switchedOff: 'Switched off',
  save: 'Save features',
  saved: 'Features saved.',
  ask: 'Switch off {features}?',
  askText:
    'People are using it now. They keep what they have, and it comes back when you switch it on.',
  keep: 'Leave as it is',
  switchOff: 'Switch off',
});
