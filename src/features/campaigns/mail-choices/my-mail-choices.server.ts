import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';
import { suppress, unsuppress } from '../../../platform/email/suppress.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { featureIsOff } from '../../../platform/model/feature-refusal.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { mailScopes, type MailScope } from '../audiences.ts';

const mailChoiceRow = row({ scope: textOf<MailScope>(), subscribed: 'boolean' });

type MailChoice = RowOf<typeof mailChoiceRow>;

/** `myMailChoices`: which bulk email the caller gets, including unsubscribes by link. */
export const myMailChoices = operation<'myMailChoices', PeopleServices>({
  kind: 'Query',
  name: 'myMailChoices',
  field: `
  "Lists which bulk emails the caller gets."
  myMailChoices: [MailChoice!]!`,
  types: `
    "The caller’s choice about one kind of bulk email: campaigns, or the newsletter for attendees or exhibitors."
    type MailChoice { scope: String! subscribed: Boolean! }`,
  who: ['signedIn'],
  resolve: (_, context) => readChoices(context.services.database.pool, signedIn(context).email),
});

/**
 * `setMyMailChoice(...)`: unsubscribes from a kind of email, or subscribes again. The address of an
 * account is confirmed, so a newsletter needs no second email.
 */
export const setMyMailChoice = operation<'setMyMailChoice', PeopleServices>({
  kind: 'Mutation',
  name: 'setMyMailChoice',
  field: `
  "Subscribes the caller to one kind of bulk email, or unsubscribes them."
  setMyMailChoice(scope: String!, subscribed: Boolean!): [MailChoice!]!`,
  who: ['signedIn'],
  async resolve({ scope: requestedScope, subscribed }, context) {
    const { id, email } = signedIn(context);
    const { services, world } = context;
    const scope = mailScopes.find((one) => one === requestedScope);
    if (scope === undefined) throw badInput({ scope: messages.choice(mailScopes) });
    return services.writer.change(async (tx) => {
      // Current subscribers stay and can leave; no one can join.
      if (subscribed && scope !== 'campaigns' && services.features?.off.has('newsletter')) {
        const before = await readChoices(tx, email);
        if (before.some((one) => one.scope === scope && one.subscribed)) return before;
        throw featureIsOff('newsletter');
      }
      if (!subscribed) await suppress(tx, world, { address: email, scope, reason: 'unsubscribed' });
      else {
        await unsuppress(tx, { address: email, scope });
        if (scope !== 'campaigns')
          await tx.query(
            `insert into newsletter_subscription as s (id, list, address, name, created_at, confirmed_at)
             select $1, $2, $3, a.name, $5, $5 from account a where a.id = $4
             on conflict (list, address) do update set confirmed_at = coalesce(s.confirmed_at, $5),
               token_hash = null, token_expires_at = null`,
            [world.newId(), scope, email, id, world.now()],
          );
      }
      return readChoices(tx, email);
    });
  },
});

async function readChoices(tx: Queryable, email: string): Promise<readonly MailChoice[]> {
  return readRows(tx, mailChoiceRow)(
    `select w.scope, not is_suppressed($1, w.scope) and (w.scope = 'campaigns' or exists (
         select from newsletter_subscription n
         where n.list = w.scope and n.address = lower($1) and n.confirmed_at is not null
       )) as subscribed
     from unnest($2::text[]) with ordinality as w (scope, place) order by w.place`,
    [email, mailScopes],
  );
}
