import { readUnavailable, type UnavailableTime } from '../../exhibitors/stated-times.ts';
import type { Say } from '../../platform/words/speak.ts';
import { findingWords as said } from './findings.words.ts';
import type { Wish } from './plan-shapes.ts';

/** A clock time as the reader writes it: `7:00 PM`. */
export function sayClock(clock: string, locale: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, 1, hours, minutes),
  );
}

/** `1, 2 or 3` */
function either(say: Say, numbers: readonly number[]): string {
  const last = numbers.at(-1);
  const list = numbers.slice(0, -1).join(', ');
  return list === '' ? String(last) : say(said.or, { list, last: last ?? '' });
}

/** A wish in a few words; `nameOf` names the exhibitor it is about. */
export function sayWish(
  say: Say,
  locale: string,
  wish: Wish,
  nameOf: (id: string) => string,
): string {
  switch (wish.kind) {
    case 'time': {
      const from = wish.from === undefined ? '' : sayClock(wish.from, locale);
      const until = wish.until === undefined ? '' : sayClock(wish.until, locale);
      if (from === '') return say(said.timeUntil, { until });
      return until === '' ? say(said.timeFrom, { from }) : say(said.timeBetween, { from, until });
    }
    case 'sessions':
      return say(said.sessionList, { numbers: either(say, wish.numbers) });
    case 'places':
      return say(said.placeList, { places: either(say, wish.places) });
    case 'with':
      return say(said.withOther, { other: nameOf(wish.exhibitorId) || say(said.anyone) });
    case 'apart':
      return say(said.apartOther, { other: nameOf(wish.exhibitorId) || say(said.anyone) });
    case 'need': {
      const time = readUnavailable(wish.text);
      if (time) return sayUnavailable(say, locale, time);
      return say(said.need, { text: wish.text });
    }
  }
}

function sayUnavailable(say: Say, locale: string, time: UnavailableTime): string {
  const from = time.from === null ? '' : sayClock(time.from, locale);
  const until = time.until === null ? '' : sayClock(time.until, locale);
  if (from === '') return say(said.notUntil, { until });
  return until === '' ? say(said.notFrom, { from }) : say(said.notBetween, { from, until });
}
