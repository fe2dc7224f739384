import { signedIn } from '../../accounts/people-services.ts';
import type { NamedAction } from '../../../platform/audit/audit-actions.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import {
  namesOf,
  suppress as takeOff,
  unsuppress,
  type Suppression,
  type SuppressionScope,
} from '../../../platform/email/suppress.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isEmail } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { NextTokens } from '../../../platform/store/next-token.server.ts';
import { listLimit } from '../../../platform/store/selection.ts';
import { mailScopes } from '../audiences.ts';
import { campaignRefusals } from '../campaign-refusals.messages.ts';
import type { CampaignCall, CampaignServices } from '../campaign-services.ts';

interface Listed extends Suppression {
  readonly createdAt: Date;
}

interface Given {
  readonly address: string;
  readonly scope: string;
}

const scopes: readonly SuppressionScope[] = ['all', ...mailScopes, 'classes', 'reminders'];

/** `listSuppressions(...)`: addresses without bulk email, and why; erased ones by hash alone. */
export const listSuppressions = operation<'listSuppressions', CampaignServices>({
  kind: 'Query',
  name: 'listSuppressions',
  field: `
  "Lists addresses that get no bulk email, with the reason; erased people appear as a hash only."
  listSuppressions(search: String, limit: Int, nextToken: String): SuppressionPage!`,
  types: `
    "A page of suppressions."
    type SuppressionPage { items: [Suppression!]! nextToken: String }
    "A suppressed address."
    type Suppression {
      "For erased people: \`sha256:\` and the hash of the address."
      address: String!
      "all, campaigns, attendees, exhibitors or classes"
      scope: String!
      "hard-bounce, complaint, unsubscribed or by-hand"
      reason: String!
      createdAt: DateTime!
    }`,
  who: ['ADMINS'],
  async resolve({ search, limit, nextToken }, { services }) {
    const tokens = new NextTokens(services.env.secret);
    const words = (search ?? '').trim().slice(0, 320).replaceAll('\u0000', '').toWellFormed();
    const scope = JSON.stringify(['suppressions', words]);
    const most = listLimit(limit);
    const rows = await readRows<Listed>(services.database.pool, {
      createdAt: 'timestamp',
      address: 'text',
      scope: textOf(),
      reason: textOf(),
    })(
      `select address, scope, reason, created_at as "createdAt" from mail_suppression
       where ($1 = '' or strpos(address, lower($1)) > 0 or address = any($2))
         and ($3::text is null or address || ' ' || scope > $3)
       order by address || ' ' || scope limit $4`,
      [words, namesOf(words), nextToken ? tokens.read(scope, nextToken) : null, most + 1],
    );
    const items = rows.slice(0, most);
    const last = items.at(-1);
    const more = rows.length > most && last;
    return { items, nextToken: more ? tokens.write(scope, `${last.address} ${last.scope}`) : null };
  },
});

/** `suppress(...)`: removes an address from bulk email; returns whether it was on it. */
export const suppress = operation<'suppress', CampaignServices>({
  kind: 'Mutation',
  name: 'suppress',
  field: `
  "Suppresses an address for one kind of bulk email. False if it was suppressed already."
  suppress(address: String!, scope: String!): Boolean!`,
  who: ['ADMINS'],
  resolve: (input, context) =>
    context.services.writer.change(async (tx) => {
      const { address, scope } = checkGiven(input);
      const reason = 'by-hand';
      const changed = await takeOff(tx, context.world, { address, scope, reason });
      await note(tx, context, 'suppress', address, scope);
      return changed;
    }),
});

/**
 * `liftSuppression(...)`: allows bulk email to an address again after a bounce, a complaint or a
 * manual entry; returns whether there was any. Someone who unsubscribed can only return on their
 * own (CAN-SPAM Act, 15 U.S.C. 7704(a)(4)).
 */
export const liftSuppression = operation<'liftSuppression', CampaignServices>({
  kind: 'Mutation',
  name: 'liftSuppression',
  field: `
  "Lifts a suppression. False if there was none."
  liftSuppression(address: String!, scope: String!): Boolean!`,
  who: ['ADMINS'],
  resolve: (input, context) =>
    context.services.writer.change(async (tx) => {
      const { address, scope } = checkGiven(input, true);
      const { rows } = await tx.query(
        `select from mail_suppression
         where scope = $2 and address = any($1) and reason = 'unsubscribed' for update`,
        [namesOf(address), scope],
      );
      if (rows.length > 0) throw conflict(apiSentence(campaignRefusals.ownUnsubscribe));
      const changed = await unsuppress(tx, { address, scope });
      await note(tx, context, 'liftSuppression', address, scope);
      return changed;
    }),
});

/** @throws Refusal BAD_USER_INPUT that names each wrong argument */
function checkGiven(input: Given, alsoHash = false) {
  const address = input.address.trim().toLowerCase();
  const scope = scopes.find((one) => one === input.scope);
  const fits = isEmail(address) || (alsoHash && /^sha256:[0-9a-f]{64}$/.test(address));
  if (scope === undefined || !fits)
    throw badInput({
      ...(fits ? {} : { address: messages.email }),
      ...(scope === undefined ? { scope: messages.choice(scopes) } : {}),
    });
  return { address, scope };
}

/** Permanent records contain the address as a hash, so that it can be erased. */
async function note(
  tx: Parameters<typeof writeAuditEntry>[0],
  context: CampaignCall,
  action: NamedAction,
  address: string,
  scope: SuppressionScope,
): Promise<void> {
  await writeAuditEntry(tx, context.world, signedIn(context), {
    action,
    subject: 'Suppression',
    subjectId: null,
    details: { scope, address: address.startsWith('sha256:') ? address : namesOf(address)[1] },
  });
}
