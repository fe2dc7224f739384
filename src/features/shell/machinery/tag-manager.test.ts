import { expect, test } from 'vitest';
import { describeConsent, type DataLayer } from './tag-manager.ts';

test('a visitor is counted and nothing else, until they agree to more', () => {
  const layer: DataLayer = [];
  describeConsent(layer);
  const [first] = layer;
  // Not a list: the tag manager passes those over.
  expect(Object.prototype.toString.call(first)).toBe('[object Arguments]');
  expect(Array.from(first as ArrayLike<unknown>)).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      personalization_storage: 'denied',
      analytics_storage: 'granted',
    },
  ]);
});
