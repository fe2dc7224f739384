import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict, rateLimited } from '../../../platform/model/refusal.ts';
import { classDesk, lockClass, needConfirmed } from '../class-desk.server.ts';
import { classEmailJob, emailKinds, readEmailKind } from './class-emails.ts';
import { classRefusals } from '../class-refusals.messages.ts';
import { figureOf, showClass } from '../show-class.server.ts';
import { countDue } from './write-class-emails.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';

/** How many mailings to a list a counselor can request. */
const perDay = { points: 20, perSeconds: 24 * 3600 };

/**
 * `writeToClass(...)`: invites everyone on the list, or reminds those invited a day ago or earlier;
 * except those registered. No one gets either twice for the same fair. The response does not reveal
 * the recipients, and their number only where it says nothing about a handful of students: it would
 * reveal who has registered.
 */
export const writeToClass = operation<'writeToClass', ClassServices>({
  kind: 'Mutation',
  name: 'writeToClass',
  field: `
  "Emails a class list. \`kind\` is \`invitation\` or \`reminder\`."
  writeToClass(fair: String!, kind: String!): FairClass!`,
  who: ['COUNSELORS'],
  feature: 'classes',
  async resolve({ fair, kind: requestedKind }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const kind = readEmailKind(requestedKind);
    if (kind === null) throw badInput({ kind: messages.choice(emailKinds) });
    if (services.env.production && services.env.brand.postalAddress === undefined)
      throw conflict(apiSentence(classRefusals.noAddress));
    const { allowed, retryAfter } = await spend(
      services.database.pool,
      world,
      `class-letters:${by.id}`,
      perDay,
    );
    if (!allowed) throw rateLimited(retryAfter);
    return services.writer.change(async (tx) => {
      const desk = await lockClass(tx, world, by, fair);
      needConfirmed(desk);
      const { classId, code } = desk;
      if (code === null) throw conflict(apiSentence(classRefusals.noLink));
      await tx.query(
        `insert into class_request (class_id, kind, asked_at) values ($1, $2, $3)
         on conflict (class_id, kind) do update set asked_at = $3`,
        [classId, kind, world.now()],
      );
      await services.jobs.enqueue(
        tx,
        classEmailJob,
        { classId, kind },
        { key: `${classId} ${kind}` },
      );
      const shown = await showClass(tx, await classDesk(tx, by, fair), world.now());
      const due = await countDue(tx, services.env, { classId, fairId: desk.fair.id, kind });
      return { ...shown, emailsDue: figureOf(due, shown.list.length) };
    });
  },
});

/** The services that class operations need. */
interface ClassServices extends PeopleServices {
  readonly env: PeopleServices['env'] & Pick<Env, 'production'>;
  readonly jobs: Jobs;
}
