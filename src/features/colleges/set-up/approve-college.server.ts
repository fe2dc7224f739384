import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import { College } from '../college.entity.ts';
import { missingSlug } from '../college-identity/give-slug.server.ts';
import { collegeEmails as messages } from '../emails.messages.ts';
import { tellReps } from '../college-reps.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { collegeRefusals } from '../college-refusals.messages.ts';

/** `approveCollege(...)`: publishes a college someone entered as a draft, and notifies its reps. */
export const approveCollege = operation<'approveCollege', PeopleServices>({
  kind: 'Mutation',
  name: 'approveCollege',
  field: `
  "Approves a draft college and notifies its reps."
  approveCollege(collegeId: ID!): College`,
  who: ['ADMINS'],
  async resolve({ collegeId }, context, records) {
    const by = signedIn(context);
    const { services, world } = context;
    await services.writer.change(async (tx) => {
      const rows = isUuid(collegeId)
        ? await readRows(tx, { name: 'text', city: 'text', state: 'text', slug: 'text?' })(
            `select name, city, state, slug from college where id = $1 and status = 'draft' for update`,
            [collegeId],
          )
        : [];
      const college = rows[0];
      if (!college) throw notFound(apiSentence(collegeRefusals.noDraft));
      await changeRecord(tx, world, College, collegeId, {
        status: 'active',
        ...(await missingSlug(tx, college)),
      });
      await writeAuditEntry(tx, world, by, {
        action: 'approveCollege',
        subject: 'College',
        subjectId: collegeId,
      });
      await tellReps(tx, services, collegeId, {
        kind: 'college-approved',
        subject: messages.publishedSubject,
        paragraphs: [messages.publishedLead],
        values: { college: cleanName(college.name) },
        page: { label: messages.openCollege, path: '/app' },
      });
    });
    return records?.get(by, collegeId) ?? null;
  },
});
