import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { rateLimited } from '../../../platform/model/refusal.ts';
import { allPersonalData } from './all-personal-data.server.ts';

/** It reads a dozen tables: no one needs it every minute. */
const perHour = { points: 10, perSeconds: 3600 };

/** `myData`: all data stored about the caller, for download (GDPR articles 15 and 20). */
export const myData = operation<'myData', PeopleServices>({
  kind: 'Query',
  name: 'myData',
  field: `
  "Returns everything Quad stores about the caller, for download."
  myData: JSON!`,
  who: ['signedIn'],
  async resolve(_, context) {
    const { id, email } = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const { allowed, retryAfter } = await spend(pool, world, `my-data:${id}`, perHour);
    if (!allowed) throw rateLimited(retryAfter);
    const personalData: Record<string, unknown> = { askedAt: world.now().toISOString() };
    for (const { tell } of allPersonalData)
      Object.assign(personalData, await tell(pool, { id, email }));
    return personalData;
  },
});
