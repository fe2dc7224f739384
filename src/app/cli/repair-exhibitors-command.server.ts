import { repairExhibitors } from '../../features/exhibitors/settling/repair-exhibitors.server.ts';
import { postOf } from '../mail.server.ts';
import { CommandFailure, type Command } from '../../platform/cli/command.ts';
import { withSettings } from '../../features/settings/open-settings.server.ts';

/** `quad repair-exhibitors` */
export const repairExhibitorsCommand: Command = {
  name: 'repair-exhibitors',
  summary: 'Links paid registrations without an account to their college and booth.',
  help: [
    'Lists paid registrations without a college, registrations whose booth is missing, and colleges',
    'that are registered twice for one fair. With --apply, a registration whose name and email domain',
    'match one published college is assigned to it and gets a booth, and its contact is emailed a link',
    'that makes them a rep (unless the fair is over). The rest is listed with the page where an admin',
    'decides. Running it again changes nothing. Exits with code 1 if anything is left to decide.',
  ].join('\n'),
  options: { apply: { type: 'boolean', summary: 'write the repairs (default: only list them)' } },
  async run(call) {
    const { database } = await call.openDatabase();
    const env = await withSettings(call.readEnv(), database.pool);
    const { mailer } = postOf(env, database.pool, call.world);
    const write = call.flag('apply');
    const found = await repairExhibitors(
      database.pool,
      { world: call.world, mailer, env },
      { write },
    );
    for (const { exhibitorId, fairId, what, why } of found) {
      const page = `${env.publicUrl}/admin/fairs/${fairId}/exhibitors/${exhibitorId}`;
      call.print(`${write ? done[what] : planned[what]}: ${page}${why ? ` (${why})` : ''}`);
    }
    const left = found.filter(({ what }) => what !== 'assign' && what !== 'booth').length;
    call.print(
      `${found.length} registrations checked, ${found.length - left} ${write ? 'repaired' : 'to repair'}, ${left} to decide by hand.`,
    );
    if (left > 0) throw new CommandFailure('Some registrations need an admin: open their pages.');
  },
};

const planned = {
  assign: 'Would get its college, booth and rep',
  booth: 'Would get its booth',
  choose: 'Choose the college',
  twice: 'Registered twice',
  failed: 'Failed',
};
const done = { ...planned, assign: 'Got its college, booth and rep', booth: 'Got its booth' };
