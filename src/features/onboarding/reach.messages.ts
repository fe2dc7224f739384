import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** How far a student would go for college, what it may cost, and who should get in. */
export const reachMessages = defineMessages('onboarding.reach', {
  maxMiles: 'How far from home?',
  anyDistance: 'Any distance',
  within: 'Up to {miles, number} miles',
  states: 'Which states?',
  statesHint: 'A college in one of these states fits however far it is. Up to {most}.',
  state: 'State {n}',
  chosen: 'Chosen states',
  remove: 'Remove {name}',
  found: '{count, plural, one {# state} other {# states}} found. Use the arrow keys to choose.',
  none: 'We don’t know a state “{text}”.',
  notChosen: '“{text}” isn’t chosen. Pick a state from the list.',
  full: 'That’s {most} states. Remove one to choose another.',
  maxNetPrice: 'How much can one year cost?',
  maxNetPriceHint: 'After grants and scholarships. Not every college tells us.',
  anyPrice: 'Not sure yet',
  upTo: 'Up to {price}',
  admission: 'How hard should it be to get in?',
});
