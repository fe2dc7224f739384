import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { endRepLink } from '../../colleges/college-reps.server.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { endFamilyLink } from '../../students/family-links.server.ts';

/**
 * `endLink(...)`: ends a link between people from either side, at once. `id` is that of the Parent
 * or CollegeRep record; an invitation that still waits is withdrawn.
 */
export const endLink = operation<'endLink', PeopleServices>({
  kind: 'Mutation',
  name: 'endLink',
  field: `
  "Ends a link between two people from either side, or withdraws a pending invitation. \`id\` is that of the Parent or CollegeRep."
  endLink(link: LinkKind!, id: ID!): Boolean!`,
  types: `
  "The kind of a link between people."
  enum LinkKind { PARENT COLLEGE_REP }`,
  who: ['STUDENTS', 'PARENTS', 'COLLEGES', 'ADMINS'],
  async resolve({ link, id }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (!isUuid(id)) throw notFound();
    await services.writer.change(async (tx) => {
      const ended = link === 'PARENT' ? null : await endRepLink(tx, services, by, id);
      if (ended === null) await endFamilyLink(tx, world, by, id);
      await writeAuditEntry(tx, world, by, {
        action: 'endLink',
        subject: link === 'PARENT' ? 'Parent' : 'CollegeRep',
        subjectId: id,
        ...(ended === null ? {} : { details: { ...ended } }),
      });
    });
    return true;
  },
});
