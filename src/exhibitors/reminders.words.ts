import { words } from '../platform/words/words.ts';

/** The letters that remind exhibitors of a fair. */
export const exhibitorReminders = words('exhibitors.reminders', {
  weekSubject: 'In a week you exhibit at {fair}',
  daySubject: 'Tomorrow you exhibit at {fair}',
  when: '{name} exhibits at {fair} on {when}.',
  ownTime: 'In the time zone of the fair, that is {when}.',
  sessions: 'Your sessions:',
  noSession: 'You have no session yet. The coordinator writes to you as soon as you have one.',
  todo: 'This is still to do:',
  ready: 'Everything on your checklist is done.',
  paid: 'Pay for the place.',
  boothReady: 'Fill in your booth: what you are like, and your links.',
  questionsAnswered: 'Answer the questions that families ask.',
  chatReady: 'Try the chat at your booth, with at least one of your people.',
  early: 'Please be there ten minutes early.',
  openAccount: 'See my fairs',
  openBooth: 'Open my booth',
  tryChat: 'Try the chat',
  openGuest: 'Open my sign-up',

  paySubject: 'Your payment for {fair} is still open',
  payText: 'We haven’t received the payment of {name} for {fair} ({when}) yet.',
  payCard: 'You chose to pay by card. Use the button to open your registration and pay.',
  payInvoice:
    'You chose an invoice, which came by email as a PDF. It says how to pay; you can open it again with the button.',
  payCheck:
    'You chose a check. The invoice, which came by email, says where to send it; you can open it again with the button.',
  paySent: 'If your payment is already on its way, thank you. You don’t need to do anything else.',
});
