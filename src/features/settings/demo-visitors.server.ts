import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import { writeAuditEntry } from '../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { conflict } from '../../platform/model/refusal.ts';
import { demoVisitorsMessages as messages } from './demo-visitors.messages.ts';

/** The services of the switch. */
export interface DemoVisitorServices extends PeopleServices {
  /** This server has demo visitors, switched on or off. */
  readonly hasDemoVisitors: boolean;
}

/** Its row says `off`; without a row they are on. */
const key = 'demo.visitors';

/** Whether no admin has switched the demo's visitors off. */
export async function areDemoVisitorsOn(on: Queryable): Promise<boolean> {
  const { rowCount } = await on.query('select from setting where key = $1', [key]);
  return rowCount === 0;
}

/** `demoVisitors`: whether invented people are at the demo's fair. */
const demoVisitors = operation<'demoVisitors', DemoVisitorServices>({
  kind: 'Query',
  name: 'demoVisitors',
  field: `
  "Returns whether the demo’s invented reps and students are on. Null on a site without them."
  demoVisitors: DemoVisitors`,
  types: `
  "The invented reps and students of the demo’s live fair."
  type DemoVisitors { isOn: Boolean! }`,
  who: ['ADMINS'],
  resolve: async (_args, { services }) =>
    services.hasDemoVisitors ? { isOn: await areDemoVisitorsOn(services.database.pool) } : null,
});

/** `setDemoVisitors(isOn)`: they leave at once, or come; it stays so after a restart. */
const setDemoVisitors = operation<'setDemoVisitors', DemoVisitorServices>({
  kind: 'Mutation',
  name: 'setDemoVisitors',
  field: `
  "Turns the demo’s invented reps and students on or off."
  setDemoVisitors(isOn: Boolean!): DemoVisitors!`,
  who: ['ADMINS'],
  async resolve({ isOn }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (!services.hasDemoVisitors) throw conflict(apiSentence(messages.none));
    await services.writer.change(async (tx) => {
      const { rowCount } = isOn
        ? await tx.query('delete from setting where key = $1', [key])
        : await tx.query(
            `insert into setting (key, value, changed_at, changed_by) values ($1, '"off"', $2, $3)
             on conflict do nothing`,
            [key, world.now(), by.id],
          );
      if (rowCount === 1)
        await writeAuditEntry(tx, world, by, {
          action: 'setDemoVisitors',
          subject: 'Setting',
          subjectId: null,
          details: { status: isOn ? 'on' : 'off' },
        });
    });
    return { isOn };
  },
});

/** The calls around the demo's visitors. */
export const demoVisitorOperations = [demoVisitors, setDemoVisitors] as const;
