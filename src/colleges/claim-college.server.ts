import { displayName } from '../accounts/display-name.ts';
import {
  signedIn,
  type PeopleCall,
  type PeopleServices,
  type SignedIn,
} from '../accounts/people-services.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { cleanName } from '../platform/email/clean-name.ts';
import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { badInput, conflict, notFound } from '../platform/model/refusal.ts';
import { readClaim, type Claim } from './claims.server.ts';
import { domainOf } from './import/read-web-address.ts';
import { isAtDomain } from './is-at-domain.ts';
import { collegeLetters as said } from './letters.words.ts';
import { tellOrganizers, tellReps } from './tell-reps.server.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { collegeRefusals } from './college-refusals.words.ts';
import { collegeRuleWords } from './college-rules.words.ts';

interface ClaimedCollege {
  readonly id: string;
  readonly name: string;
  readonly domain: string | null;
  readonly boothUrl: string | null;
}

/**
 * `claimCollege(...)`: somebody with an address at a college says that he speaks for it. The claim is
 * a draft that gives no right: students have such addresses too. Everybody who already represents the
 * college is told, and an admin or one of them decides.
 */
export const claimCollege = operation<{ readonly collegeId: string }, PeopleServices>({
  kind: 'Mutation',
  name: 'claimCollege',
  field: 'claimCollege(collegeId: ID!): CollegeClaim!',
  who: ['COLLEGES'],
  async resolve({ collegeId }, context) {
    const by = signedIn(context);
    const { services } = context;
    if (by.holds['college']?.length) throw conflict(apiSentence(collegeRuleWords.representsOne));
    return services.writer.change(async (tx) => {
      const college = await readCollege(tx, collegeId);
      if (!mayClaim(by, college))
        throw badInput(
          { collegeId: apiSentence(collegeRefusals.notAtCollege) },
          apiSentence(collegeRefusals.ownDomain),
        );
      return fileClaim(tx, context, by, college);
    });
  },
});

/** Whether somebody has an address at a college, as far as its domain is known. */
export function mayClaim(
  { email }: Pick<SignedIn, 'email'>,
  { domain, boothUrl }: Pick<ClaimedCollege, 'domain' | 'boothUrl'>,
): boolean {
  const known = domain ?? domainOf(boothUrl);
  return known !== null && isAtDomain(email, known);
}

type Letters = Pick<PeopleServices, 'mailer' | 'env'>;

/**
 * Puts down the claim of somebody who may make it, and tells those who decide.
 * @throws Refusal CONFLICT when another claim of the account is open
 */
export async function fileClaim(
  tx: Queryable,
  context: Pick<PeopleCall, 'world'> & { readonly services: Letters },
  by: Pick<SignedIn, 'id' | 'email'>,
  college: Pick<ClaimedCollege, 'id' | 'name'>,
): Promise<Claim> {
  const { world } = context;
  const id = world.newId();
  const { rowCount } = await tx.query(
    `insert into college_claim (id, college_id, account_id, status, created_at)
     values ($1, $2, $3, 'open', $4) on conflict do nothing`,
    [id, college.id, by.id, world.now()],
  );
  if (rowCount !== 1) throw conflict(apiSentence(collegeRefusals.claimedOne));
  await tell(tx, context, by, college);
  return readClaim(tx, id);
}

async function readCollege(tx: Queryable, collegeId: string): Promise<ClaimedCollege> {
  const { rows } = isUuid(collegeId)
    ? await tx.query<ClaimedCollege>(
        `select id, name, domain, booth_url as "boothUrl" from college
         where id = $1 and status <> 'closed'`,
        [collegeId],
      )
    : { rows: [] };
  const college = rows[0];
  if (!college) throw notFound(apiSentence(collegeRefusals.noCollege));
  return college;
}

async function tell(
  tx: Queryable,
  { services }: { readonly services: Letters },
  by: Pick<SignedIn, 'id' | 'email'>,
  { id, name }: Pick<ClaimedCollege, 'id' | 'name'>,
): Promise<void> {
  const { rows } = await tx.query<{ name: string }>('select name from account where id = $1', [
    by.id,
  ]);
  const who = cleanName(displayName({ firstName: rows[0]?.name ?? '' }));
  const college = cleanName(name);
  const news = {
    kind: 'college-claim',
    subject: said.claimSubject,
    heading: said.claimHeading,
    paragraphs: [said.claimLead, said.claimTail],
    values: { who, college, email: by.email },
  };
  const decide = { label: said.claimAction, path: '/app/setup?step=reps' };
  const told = await tellReps(tx, services, id, { ...news, page: decide });
  if (told === 0)
    await tellOrganizers(tx, services, {
      ...news,
      page: { label: said.claimAction, path: '/admin/claims' },
    });
}
