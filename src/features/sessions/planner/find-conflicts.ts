import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { findFix } from './find-fix.ts';
import { findingMessages as messages } from './findings.messages.ts';
import {
  hostTwice,
  judgeWishes,
  layOut,
  overlap,
  repElsewhere,
  tooShort,
  type Board,
  type Planned,
} from './judge-plan.ts';
import {
  fullMinutes,
  rollCallMinutes,
  type Plan,
  type PlannedSession,
  type PlanOperation,
} from './plan-shapes.ts';
import { describeWish } from './describe-wish.ts';

/**
 * `conflict`: cannot work. `missed`: works, but not as requested. `waits`: no spot yet. `left`: an
 * exhibitor withdrew. `kept`: a preference that is met.
 */
export type FindingLevel = 'conflict' | 'missed' | 'waits' | 'left' | 'kept';

export interface Finding {
  readonly level: FindingLevel;
  /** The card to show it on, and a short text. */
  readonly exhibitorId: string | null;
  readonly session: number | null;
  readonly short: string;
  /** The full sentence. */
  readonly text: string;
  readonly fix: { readonly label: string; readonly operation: PlanOperation } | null;
}

interface Reader {
  readonly t: Translate;
  readonly locale: string;
  /** The fair's time zone. */
  readonly zone: string;
}

/** Maximum number of fixes to compute: others are found once these are applied. */
const mostFixes = 24;

/** All findings of a plan, conflicts first. */
export function findConflicts(
  plan: Plan,
  exhibitors: readonly Planned[],
  reader: Reader,
): readonly Finding[] {
  const board = layOut(plan, exhibitors, reader.zone);
  const findings = [
    ...ofSessions(board, reader),
    ...exhibitors.flatMap((one) => ofExhibitor(board, one, reader)),
    ...plan.left.map((one) => ofLeft(one, reader)),
  ];
  const order: readonly FindingLevel[] = ['conflict', 'left', 'missed', 'waits', 'kept'];
  const sorted = findings.toSorted(
    (one, other) => order.indexOf(one.level) - order.indexOf(other.level),
  );
  let looked = 0;
  return sorted.map((finding) => {
    const exhibitor = exhibitors.find(({ id }) => id === finding.exhibitorId);
    if (finding.fix || finding.level === 'kept' || !exhibitor || looked >= mostFixes)
      return finding;
    looked += 1;
    const fix = fixOf(board, exhibitor, reader);
    if (fix || finding.level !== 'waits') return { ...finding, fix };
    const spots = plan.sessions.reduce((sum, { places }) => sum + places, 0);
    const why = reader.t(
      plan.placements.length >= spots ? messages.waitsFull : messages.waitsRules,
    );
    return { ...finding, short: finding.short || why, text: `${finding.text} ${why}` };
  });
}

function fixOf(board: Board, exhibitor: Planned, { t }: Reader): Finding['fix'] {
  const found = findFix(board, exhibitor);
  if (!found) return null;
  const { to, over } = found;
  const from = board.spots.get(exhibitor.id) ?? null;
  const name = board.exhibitors.find(({ id }) => id === over)?.name ?? '';
  const words = over === null ? (from ? messages.moveTo : messages.placeIn) : messages.swapWith;
  return {
    label: t(words, { ...to, name }),
    operation: { kind: 'move', exhibitorId: exhibitor.id, from, to, over },
  };
}

function ofExhibitor(board: Board, exhibitor: Planned, reader: Reader): readonly Finding[] {
  const { t, locale } = reader;
  const { id, name } = exhibitor;
  const at = board.spots.get(id) ?? null;
  const nameOf = (other: string) => board.exhibitors.find((one) => one.id === other)?.name ?? '';
  const judged = judgeWishes(board, id);
  const base = { exhibitorId: id, session: at?.session ?? null, fix: null };
  if (!at) {
    const wishText = judged.map(({ wish }) => describeWish(t, locale, wish, nameOf)).join(', ');
    return [
      {
        ...base,
        level: 'waits',
        short: wishText,
        text: t(wishText ? messages.waits : messages.waitsPlain, { name, wishes: `(${wishText})` }),
      },
    ];
  }
  const findings: Finding[] = judged.map(({ wish, isKept, must }) => {
    const short = describeWish(t, locale, wish, nameOf);
    const other = 'exhibitorId' in wish ? nameOf(wish.exhibitorId) || t(messages.anyone) : '';
    const words = {
      time: must ? messages.timeMust : messages.timeMissed,
      sessions: must ? messages.sessionsMust : messages.sessionsMissed,
      places: messages.placesMissed,
      with: messages.withMissed,
      apart: messages.apartMissed,
      need: messages.unavailable,
    }[wish.kind];
    return {
      ...base,
      level: isKept ? 'kept' : must ? 'conflict' : 'missed',
      short,
      text: isKept ? short : t(words, { name, wish: short, place: at.place, other }),
    };
  });
  const elsewhere = repElsewhere(board, exhibitor);
  const there = elsewhere && board.spots.get(elsewhere.id);
  if (elsewhere && there)
    findings.push({
      ...base,
      level: 'conflict',
      short: t(messages.repTwiceOverlap, { minutes: rollCallMinutes }),
      text: t(messages.repTwice, {
        rep: exhibitor.repName ?? '',
        name,
        session: at.session,
        other: elsewhere.name,
        otherSession: there.session,
      }),
    });
  return findings;
}

function ofSessions(board: Board, { t, locale, zone }: Reader): readonly Finding[] {
  const { sessions } = board.plan;
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone });
  const short = sessions.filter(tooShort).map((session): Finding => {
    const minutes = fullMinutes(session);
    const text = t(messages.tooLong, {
      session: session.number,
      length: session.lengthMinutes,
      minutes,
    });
    return {
      level: 'conflict',
      exhibitorId: null,
      session: session.number,
      short: text,
      text,
      fix: {
        label: t(messages.makeLonger, { minutes }),
        operation: {
          kind: 'editSession',
          before: session,
          after: { ...session, lengthMinutes: minutes },
        },
      },
    };
  });
  const hosts = hostTwice(sessions).map(([first, second]): Finding => {
    const end = Date.parse(first.startTime) + first.lengthMinutes * 60_000;
    const start = Date.parse(second.startTime) - rollCallMinutes * 60_000;
    const text = t(messages.hostTwice, {
      host: first.host ?? '',
      session: first.number,
      end: clock.format(end),
      other: second.number,
      start: clock.format(start),
    });
    return {
      level: 'conflict',
      exhibitorId: null,
      session: second.number,
      short: text,
      text,
      fix: otherHost(sessions, second, t),
    };
  });
  return [...short, ...hosts];
}

/** Another host at the fair who is free at that time. */
function otherHost(
  sessions: readonly PlannedSession[],
  session: PlannedSession,
  t: Translate,
): Finding['fix'] {
  const hosts = new Set(sessions.flatMap(({ host }) => (host?.trim() ? [host.trim()] : [])));
  const host = [...hosts].find(
    (name) =>
      name !== session.host?.trim() &&
      !sessions.some(
        (one) =>
          one.number !== session.number && one.host?.trim() === name && overlap(one, session),
      ),
  );
  return host === undefined
    ? null
    : {
        label: t(messages.giveTo, { session: session.number, host }),
        operation: { kind: 'editSession', before: session, after: { ...session, host } },
      };
}

function ofLeft(one: Plan['left'][number], { t }: Reader): Finding {
  const text = t(one.name ? messages.left : messages.leftUnknown, one);
  return {
    level: 'left',
    exhibitorId: null,
    session: one.session,
    short: text,
    text,
    fix: { label: t(messages.seen), operation: { kind: 'forgetLeft', left: [one] } },
  };
}

/** The figures above the board. */
export function countPlan(plan: Plan, findings: readonly Finding[], exhibitors: number) {
  const count = (level: FindingLevel) => findings.filter((one) => one.level === level).length;
  const keptCount = count('kept');
  return {
    placed: plan.placements.length,
    exhibitors,
    kept: keptCount,
    wishes: keptCount + findings.filter((one) => one.level === 'missed').length,
    conflicts: count('conflict'),
  };
}
