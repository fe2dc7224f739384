import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The settings of prices, packs and the refund rule. */
export const pricesMessages = defineMessages('settings.prices', {
  tab: 'Pricing',
  title: 'Pricing settings',
  description: 'What colleges pay, and what they get back.',
  lead: 'New prices apply from the moment you save: on the pricing page, at registration and for packs. What a college has registered for or paid keeps its price and its refund rule.',
  lockedLead:
    'The server sets these with {variable}. Change them there, or remove it to set them here.',

  registration: 'One fair',
  registrationText:
    'What a college pays for one fair. A fair with a price of its own keeps it; you set that on the fair.',
  price: 'Price in {currency}',
  priceHint: '0 is free.',
  credits: 'Or credits',
  creditsHint: 'How many credits it takes instead.',
  free: 'Free',
  priceAndCredits: '{price} or {credits, plural, one {# credit} other {# credits}}',

  packs: 'Packs of credits',
  packsText:
    'Colleges buy credits ahead and use them for fairs later. They see the packs in this order.',
  noPacks: 'No packs are offered.',
  pack: 'Pack {number}',
  packName: 'Name',
  packCredits: 'Credits',
  addPack: 'Add a pack',
  up: 'Move up',
  upOf: 'Move up: {name}',
  down: 'Move down',
  downOf: 'Move down: {name}',
  remove: 'Remove',
  removeOf: 'Remove: {name}',
  newPack: 'new pack',

  rule: 'Refund rule',
  ruleText: 'What a college gets back when it withdraws from a fair it has paid for.',
  daysBefore: 'Days before the fair',
  daysBeforeHint: 'Until then a college can withdraw online. 0 is until the fair starts.',
  gives: 'What it gets back',
  givesCredits: 'Credits',
  givesCreditsHint: 'At once, for another fair. Guests without an account get their money back.',
  givesMoney: 'Money',
  givesMoneyHint: 'You refund it under Payments.',
  ruleSays: 'Colleges read:',

  currency: 'Currency',
  currencyHint: 'For everything above, and for fairs with a price of their own.',
  currencyKept: 'Someone has registered or paid already, so the currency stays {currency}.',

  review: 'Review changes',
  reviewTitle: 'Check the changes',
  reviewText: 'Nothing has changed yet. This is what would change:',
  note: 'Note',
  noteHint: 'Why, for other admins.',
  publish: 'Save these prices',
  edit: 'Keep editing',
  saved: 'Prices saved. They apply from now on.',
  unchanged: 'These prices are in use already. There’s nothing to save.',
  meanwhile: 'Changed in the meantime:',
  stale:
    'The prices changed while you were editing. Your changes are still here: check them against the new prices.',
  staleBy:
    '{name} changed the prices while you were editing. Your changes are still here: check them against the new prices.',

  versions: 'Earlier prices',
  current: 'In use now',
  by: 'Saved by {name},',
  bySomeone: 'Saved',
  byServer: 'Set on the server with PRICES,',
  builtIn: 'What Quad starts with',
  again: 'Use these again',
  againOf: 'Use these again: version {number}',
  version: 'Version {number}',

  changedPrice: 'Registration, {kind}: {before} → {after}',
  changedCredits: 'Credits, {kind}: {before} → {after}',
  changedCurrency: 'Currency: {before} → {after}',
  packAdded: 'New pack: {after}',
  packRemoved: 'Pack removed: {before}',
  packChanged: 'Pack: {before} → {after}',
  packOrder: 'The order of the packs',
  packIs: '{name}, {credits, plural, one {# credit} other {# credits}} for {price}',
  changedDays: 'Withdrawing online: until {before} → {after} days before the fair',
  changedGives: 'Refund as: {before} → {after}',
});
