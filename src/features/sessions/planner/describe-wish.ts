import { readUnavailable, type UnavailableTime } from '../../exhibitors/stated-times.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { findingMessages as messages } from './findings.messages.ts';
import type { Wish } from './plan-shapes.ts';

/** A clock time in the reader's format: `7:00 PM`. */
export function formatClock(clock: string, locale: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, 1, hours, minutes),
  );
}

/** `1, 2 or 3` */
function either(t: Translate, numbers: readonly number[]): string {
  const last = numbers.at(-1);
  const list = numbers.slice(0, -1).join(', ');
  return list === '' ? String(last) : t(messages.or, { list, last: last ?? '' });
}

/** A preference in a few words; `nameOf` returns the name of its exhibitor. */
export function describeWish(
  t: Translate,
  locale: string,
  wish: Wish,
  nameOf: (id: string) => string,
): string {
  switch (wish.kind) {
    case 'time': {
      const from = wish.from === undefined ? '' : formatClock(wish.from, locale);
      const until = wish.until === undefined ? '' : formatClock(wish.until, locale);
      if (from === '') return t(messages.timeUntil, { until });
      return until === ''
        ? t(messages.timeFrom, { from })
        : t(messages.timeBetween, { from, until });
    }
    case 'sessions':
      return t(messages.sessionList, { numbers: either(t, wish.numbers) });
    case 'places':
      return t(messages.placeList, { places: either(t, wish.places) });
    case 'with':
      return t(messages.withOther, { other: nameOf(wish.exhibitorId) || t(messages.anyone) });
    case 'apart':
      return t(messages.apartOther, { other: nameOf(wish.exhibitorId) || t(messages.anyone) });
    case 'need': {
      const time = readUnavailable(wish.text);
      if (time) return describeUnavailable(t, locale, time);
      return t(messages.need, { text: wish.text });
    }
  }
}

function describeUnavailable(t: Translate, locale: string, time: UnavailableTime): string {
  const from = time.from === null ? '' : formatClock(time.from, locale);
  const until = time.until === null ? '' : formatClock(time.until, locale);
  if (from === '') return t(messages.notUntil, { until });
  return until === '' ? t(messages.notFrom, { from }) : t(messages.notBetween, { from, until });
}
