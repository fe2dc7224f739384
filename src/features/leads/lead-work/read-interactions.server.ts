import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  arrayOf,
  jsonOf,
  nullable,
  readRows,
  row,
  textOf,
  type RowOf,
} from '../../../platform/database/read-rows.ts';
import type { SharingAction, SharingGroup } from '../../students/sharing-choices.ts';
import { interactionsOf } from './interactions.ts';

interface Answer {
  /** Milliseconds. */
  readonly at: number;
  readonly by: string | null;
  readonly text: string;
}

const interactionRow = row({
  id: 'text',
  kind: textOf<'shared' | 'question'>(),
  at: 'timestamp',
  fairName: 'text?',
  action: nullable(textOf<SharingAction>()),
  groups: nullable(arrayOf(textOf<SharingGroup>())),
  text: 'text?',
  answers: jsonOf<readonly Answer[]>(),
});

/** Something a student did with a college. */
export type Interaction = RowOf<typeof interactionRow>;

/** Maximum number of interactions shown of one student, the latest ones. */
const mostInteractions = 200;

/**
 * What a student did with a college, the earliest first. The caller has checked that the student
 * shares with it.
 */
export async function readInteractions(
  on: Queryable,
  sharingId: string,
): Promise<readonly Interaction[]> {
  const rows = await readRows(on, interactionRow)(
    `select i.id, i.kind, i.at, f.name as "fairName", i.action, i.groups, i.text, i.answers
     from sharing s cross join lateral (${interactionsOf('s')}) i
     left join fair f on f.id = i.fair_id and f.published_at is not null
     where s.id = $1 order by i.at desc, i.id desc limit ${mostInteractions}`,
    [sharingId],
  );
  return rows.reverse();
}
