import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import { writeAuditEntry } from '../platform/audit/write-audit-entry.server.ts';
import { cleanName } from '../platform/email/clean-name.ts';
import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { notFound } from '../platform/model/refusal.ts';
import { changeRecord } from '../platform/store/house-records.server.ts';
import { College } from './college.entity.ts';
import { tellReps } from './tell-reps.server.ts';

/** `approveCollege(...)`: a college that somebody entered leaves its draft, and its reps are told. */
export const approveCollege = operation<{ readonly collegeId: string }, PeopleServices>({
  kind: 'Mutation',
  name: 'approveCollege',
  field: 'approveCollege(collegeId: ID!): College',
  who: ['ADMINS'],
  async resolve({ collegeId }, context, records) {
    const by = signedIn(context);
    const { services, world } = context;
    await services.writer.change(async (tx) => {
      const { rows } = isUuid(collegeId)
        ? await tx.query<{ name: string }>(
            `select name from college where id = $1 and status = 'draft' for update`,
            [collegeId],
          )
        : { rows: [] };
      const college = rows[0];
      if (!college) throw notFound('There is no such draft.');
      await changeRecord(tx, world, College, collegeId, { status: 'active' });
      await writeAuditEntry(tx, world, by, {
        action: 'approveCollege',
        subject: 'College',
        subjectId: collegeId,
      });
      const name = cleanName(college.name);
      await tellReps(tx, services, collegeId, {
        kind: 'college-approved',
        subject: `${name} is approved`,
        heading: `${name} is approved`,
        paragraphs: ['Your college is published. It can be found, and take part in fairs.'],
        page: { label: 'Open my college', path: '/app' },
      });
    });
    return records?.get(by, collegeId) ?? null;
  },
});
