import {
  hasDemoAccounts,
  loadDemoAccounts,
  unlockDemoAccounts,
} from '../../features/accounts/demo-accounts.server.ts';
import { loadDemoAttendees } from '../../features/attendees/demo-attendees.server.ts';
import { loadDemoBooths } from '../../features/booths/demo-booths.server.ts';
import {
  loadDemoCampaigns,
  rollDemoCampaigns,
} from '../../features/campaigns/sending/demo-campaigns.server.ts';
import { loadDemoClasses } from '../../features/classes/class-page/demo-class.server.ts';
import { loadDemoColleges } from '../../features/colleges/demo-data/demo-colleges.server.ts';
import { demoRepsCollege, loadDemoRep } from '../../features/colleges/demo-data/demo-rep.server.ts';
import { loadDemoCounselor } from '../../features/counselors/counselor-record/demo-counselor.server.ts';
import { loadDemoExhibitors } from '../../features/exhibitors/registering/demo-exhibitors.server.ts';
import { loadDemoFairs, rollDemoFairs } from '../../features/fairs/demo-fairs.server.ts';
import { staffedBooths } from './life/demo-cast.server.ts';
import { tendDemoSessions } from '../../features/sessions/room/demo-sessions.server.ts';
import { loadDemoWebinars } from '../../features/sessions/webinar-settings/demo-webinars.server.ts';
import { loadDemoLeads } from '../../features/leads/lead-list/demo-leads.server.ts';
import { loadDemoConversation } from '../../features/lobby/conversation/demo-conversation.server.ts';
import { loadDemoVisits } from '../../features/lobby/entry/demo-visits.server.ts';
import { loadDemoSavedAnswers } from '../../features/lobby/saved-answers/demo-saved-answers.server.ts';
import { loadDemoThreads } from '../../features/lobby/threads/demo-threads.server.ts';
import { loadDemoPayments } from '../../features/payments/demo-payments.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { transaction } from '../../platform/database/transaction.server.ts';
import type { World } from '../../platform/world.ts';
import { loadDemoFamily } from '../../features/students/student-record/demo-family.server.ts';

/** Any number, the same in every Quad: who holds this lock loads the demo. */
const lockKey = 7_823_114_503;

/**
 * Loads the demo into a database without one; otherwise moves its fairs to the present and leaves
 * everything else unchanged. Of several processes that start at once, one loads and the others
 * wait.
 *
 * @returns what it did
 */
export async function loadDemo(
  { pool }: Pick<Database, 'pool'>,
  world: World,
): Promise<'loaded' | 'rolled forward'> {
  return transaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lockKey]);
    if (await hasDemoAccounts(tx)) {
      await unlockDemoAccounts(tx);
      await rollDemoFairs(tx, world);
      await tendDemoSessions(tx, world, staffedBooths);
      await rollDemoCampaigns(tx, world);
      return 'rolled forward';
    }
    await loadEverything(tx, world);
    return 'loaded';
  });
}

/** Exhibitors of tomorrow's fair who have their session: two of the three are full. */
const plannedTomorrow = 12;

async function loadEverything(tx: Queryable, world: World): Promise<void> {
  await loadDemoAccounts(tx, world);
  const colleges = await loadDemoColleges(tx, world);
  const own = colleges.get(demoRepsCollege);
  if (own === undefined) throw new Error('The college of the demo is not in its list.');
  await loadDemoRep(tx, world, own);
  await loadDemoFamily(tx, world);
  await loadDemoCounselor(tx, world);
  await loadDemoFairs(tx, world);
  await loadDemoPayments(tx, world, own);

  // Colleges from all over the list, the rep's first.
  const others = [...colleges.values()].filter((id) => id !== own);
  const among = (count: number, offset: number) => [own, ...everyNth(others, count - 1, offset)];
  const atBooths = among(60, 0);
  await loadDemoBooths(tx, world, atBooths);
  await loadDemoExhibitors(tx, world, { fair: 'demo', collegeIds: atBooths, planned: 0 });
  const tomorrow = await loadDemoExhibitors(tx, world, {
    fair: 'demo-6x6',
    collegeIds: among(18, 1),
    planned: plannedTomorrow,
  });
  const lastFall = await loadDemoExhibitors(tx, world, {
    fair: 'last-fall',
    collegeIds: among(18, 2),
    planned: 18,
  });
  await loadDemoWebinars(tx, world, {
    'demo-6x6': tomorrow.slice(0, plannedTomorrow),
    'last-fall': lastFall,
  });
  await tendDemoSessions(tx, world, staffedBooths);
  await loadDemoAttendees(tx, world);
  await loadDemoLeads(tx, world, own);
  await loadDemoClasses(tx, world);
  await loadDemoConversation(tx, world);
  await loadDemoThreads(tx, world);
  await loadDemoSavedAnswers(tx, world);
  await loadDemoVisits(tx);
  await loadDemoCampaigns(tx, world);
}

/** So many of a list, spread evenly over it. */
function everyNth(list: readonly string[], count: number, offset: number): string[] {
  const step = Math.floor(list.length / count);
  return list.filter((_, index) => index % step === offset % step).slice(0, count);
}
