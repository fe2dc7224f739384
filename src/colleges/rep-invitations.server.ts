import { endLinkTokens } from '../accounts/link-token.server.ts';
import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import { operation } from '../platform/graphql/operation.ts';
import { notFound } from '../platform/model/refusal.ts';
import { ownCollege } from './own-college.server.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { accountRefusals as said } from '../accounts/account-refusals.words.ts';

interface SentInvitation {
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** `repInvitations`: the colleagues who are invited to the own college and have not answered yet. */
export const repInvitations = operation<object, PeopleServices>({
  kind: 'Query',
  name: 'repInvitations',
  field: 'repInvitations: [RepInvitation!]!',
  types: 'type RepInvitation { email: Email! createdAt: DateTime! expiresAt: DateTime! }',
  who: ['COLLEGES'],
  async resolve(_, context): Promise<readonly SentInvitation[]> {
    const { holds } = signedIn(context);
    const { services, world } = context;
    const { rows } = await services.database.pool.query<SentInvitation>(
      `select address as email, created_at as "createdAt", expires_at as "expiresAt"
       from link_token
       where purpose = 'rep-invitation' and payload ->> 'collegeId' = any($1)
         and redeemed_at is null and ended_at is null and expires_at > $2
       order by id desc limit 100`,
      [holds['college'] ?? [], world.now()],
    );
    return rows;
  },
});

/** `withdrawRepInvitation(...)`: an invitation to the own college that waits is good no longer. */
export const withdrawRepInvitation = operation<{ readonly userEmail: string }, PeopleServices>({
  kind: 'Mutation',
  name: 'withdrawRepInvitation',
  field: 'withdrawRepInvitation(userEmail: String!): Boolean!',
  who: ['COLLEGES'],
  async resolve({ userEmail }, context) {
    const collegeId = ownCollege(signedIn(context));
    const { services, world } = context;
    const ended = await services.writer.change((tx) =>
      endLinkTokens(tx, world, {
        purpose: 'rep-invitation',
        payload: { collegeId },
        address: userEmail.trim(),
      }),
    );
    if (ended === 0) throw notFound(apiSentence(said.noInvitation));
    return true;
  },
});
