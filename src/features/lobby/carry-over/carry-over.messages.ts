import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What a booth takes over from the college's other booths. */
export const carryOverMessages = defineMessages('lobby.carryOver', {
  follows: 'This is what you have at {fair}',
  followsText:
    'Whatever you change at that booth shows up here, too, until you change something here or the booth is published.',
  offer: 'You’ve answered some of this at {fair}',
  offerText: 'Copy what’s still empty here: {things}. What you’ve written stays as it is.',
  copy: 'Copy from {fair}',
  documents: '{count, plural, one {# document} other {# documents}}',
  pictures: '{count, plural, one {# picture} other {# pictures}}',
  copied: 'Copied from {fair}: {things}.',
  filesFollow: 'Files follow in a moment.',
  nothing: 'There was nothing left to copy from {fair}.',
});
