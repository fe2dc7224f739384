import { nullable, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';
import type { LeadFollowUp, LeadRating } from '../lead-choices.ts';
import { repName, sharedRows, sharedStudentRow, type SharedStudent } from '../shared-rows.ts';
import { interactionsOf } from './interactions.ts';

const workRow = row({
  rating: nullable(textOf<LeadRating>()),
  tags: 'text[]',
  notes: 'text',
  followUp: nullable(textOf<LeadFollowUp>()),
  followUpOn: 'text?',
  version: 'number',
  changedAt: 'timestamp?',
  changedBy: 'text?',
});

/** The columns of {@link leadRows}. */
export const leadRow = row({ ...sharedStudentRow, ...workRow, interactions: 'number' });

/** What a college's team has noted about a student. */
export type LeadWork = RowOf<typeof workRow>;

/** A student as a college sees them, with what its own team has noted. */
export interface Lead {
  readonly student: SharedStudent;
  readonly work: LeadWork;
  /** What the student did with the college. */
  readonly interactions: number;
}

/** SQL: the leads of the college of `$1`, an account, at the moment `$2`. */
export const leadRows = `
  select w.*, l.rating, coalesce(l.tags, '{}') as tags, coalesce(l.notes, '') as notes,
    l.follow_up as "followUp", to_char(l.follow_up_on, 'YYYY-MM-DD') as "followUpOn",
    coalesce(l.version, 0) as version, l.changed_at as "changedAt",
    ${repName('l.changed_by', 's.college_id')} as "changedBy",
    (select count(*)::int from (${interactionsOf('s')}) i) as interactions
  from (${sharedRows}) w
  join sharing s on s.id = w.id
  left join lead l on l.sharing_id = w.id`;

/** The two parts of a row, as the API tells them. */
export function leadOf(found: RowOf<typeof leadRow>): Lead {
  const { rating, tags, notes, followUp, followUpOn, version, changedAt, changedBy } = found;
  return {
    student: found,
    work: { rating, tags, notes, followUp, followUpOn, version, changedAt, changedBy },
    interactions: found.interactions,
  };
}
