import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The emails that remind exhibitors of a fair. */
export const exhibitorReminders = defineMessages('exhibitors.reminders', {
  weekSubject: 'You’re exhibiting at {fair} in one week',
  daySubject: 'You’re exhibiting at {fair} tomorrow',
  lead: '{name} is exhibiting at {fair}.',
  sessions: 'Your sessions:',
  noSession: 'You don’t have a session yet. The coordinator will email you as soon as you do.',
  todo: 'Still to do:',
  ready: 'Everything on your checklist is done.',
  paid: 'Pay for your spot.',
  boothReady: 'Fill in your booth: describe your college and add your links.',
  questionsAnswered: 'Answer the questions that families ask.',
  chatReady: 'Try the chat at your booth with at least one of your reps.',
  early: 'Please be there 10 minutes early.',
  openAccount: 'See my fairs',
  openBooth: 'Open my booth',
  tryChat: 'Try the chat',
  openGuest: 'Open my registration',

  paySubject: 'Your payment for {fair} is due',
  payText: 'We haven’t received the payment from {name} for {fair} ({when}) yet.',
  payCard: 'You chose to pay by card. Use the button to open your registration and pay.',
  payInvoice:
    'You chose an invoice, which came by email as a PDF. It says how to pay; you can open it again with the button.',
  payCheck:
    'You chose a check. The invoice, which came by email, says where to send it; you can open it again with the button.',
  paySent: 'If your payment is already on its way, thank you. You don’t need to do anything else.',
});
