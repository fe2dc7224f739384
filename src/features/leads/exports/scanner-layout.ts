import type { Lead } from '../lead-work/lead-rows.ts';
import { columnsOf, type LeadLayout } from './lead-layout.ts';

const interest =
  (place: number) =>
  ({ student }: Lead) =>
    student.majors?.[place] ?? null;

/** The federal answer to one category (OMB Directive 15, as IPEDS collects it); null: not told. */
const federal =
  (answer: string) =>
  ({ student: { ethnicity } }: Lead) =>
    ethnicity === null || ethnicity.length === 0 ? null : ethnicity.includes(answer);

/**
 * The 45 columns that fair scanners export, in this order:
 *
 * 1 Fair, 2 ID, 3 First Name, 4 Middle Name, 5 Last Name, 6 Email, 7 Phone, 8 Text Permission,
 * 9 Address 1, 10 Address 2, 11 City, 12 State, 13 Postal Code, 14 Country, 15 Birth Date,
 * 16 High School, 17 High School City, 18 High School State, 19 High School CEEB,
 * 20 Graduation Year, 21 College Start, 22 GPA, 23 GPA Scale, 24 SAT, 25 ACT, 26 Interest 1,
 * 27 Interest 2, 28 Interest 3, 29 Hispanic or Latino, 30 American Indian or Alaska Native,
 * 31 Asian, 32 Black or African American, 33 Native Hawaiian or Other Pacific Islander, 34 White,
 * 35 Rating, 36 Notes, 37 Follow-Up, 38 Follow-Up Date, 39 Met, 40 Time, 41 Rep, 42 Language,
 * 43 Saved, 44 Updated, 45 Status.
 */
export const scannerLayout: LeadLayout = {
  id: 'ID',
  status: 'Status',
  merges: false,
  columns: columnsOf(
    ['Fair', 'quad', ({ student }) => student.fairName],
    ['ID', 'quad', ({ student }) => student.id],
    ['First Name', 'contact', ({ student }) => student.firstName],
    ['Middle Name', 'neverAsked', () => null],
    ['Last Name', 'contact', ({ student }) => student.lastName],
    ['Email', 'contact', ({ student }) => student.email],
    ['Phone', 'contact', ({ student }) => student.phone],
    ['Text Permission', 'contact', ({ student }) => student.texts],
    ['Address 1', 'contact', ({ student }) => student.address1],
    ['Address 2', 'contact', ({ student }) => student.address2],
    ['City', 'contact', ({ student }) => student.city],
    ['State', 'contact', ({ student }) => student.state],
    ['Postal Code', 'contact', ({ student }) => student.postalCode],
    ['Country', 'contact', ({ student }) => student.country],
    ['Birth Date', 'contact', ({ student }) => student.dob],
    ['High School', 'school', ({ student }) => student.currentSchool],
    ['High School City', 'neverAsked', () => null],
    ['High School State', 'neverAsked', () => null],
    ['High School CEEB', 'neverAsked', () => null],
    ['Graduation Year', 'school', ({ student }) => student.graduationYear],
    ['College Start', 'school', ({ student }) => student.entryDate],
    ['GPA', 'academics', ({ student }) => student.gpaScore],
    ['GPA Scale', 'academics', ({ student }) => student.gpaScale],
    ['SAT', 'academics', ({ student }) => student.satScore],
    ['ACT', 'academics', ({ student }) => student.actScore],
    ['Interest 1', 'academics', interest(0)],
    ['Interest 2', 'academics', interest(1)],
    ['Interest 3', 'academics', interest(2)],
    ['Hispanic or Latino', 'demographics', federal('Hispanic')],
    ['American Indian or Alaska Native', 'demographics', federal('Native American')],
    ['Asian', 'demographics', federal('Asian')],
    ['Black or African American', 'demographics', federal('Black')],
    ['Native Hawaiian or Other Pacific Islander', 'demographics', federal('Pacific Islander')],
    ['White', 'demographics', federal('White')],
    ['Rating', 'team', ({ work }) => work.rating],
    ['Notes', 'team', ({ work }) => work.notes],
    ['Follow-Up', 'team', ({ work }) => work.followUp],
    ['Follow-Up Date', 'team', ({ work }) => work.followUpOn],
    ['Met', 'quad', () => 'Student'],
    ['Time', 'quad', ({ student }) => student.agreedAt],
    ['Rep', 'team', ({ work }) => work.changedBy],
    ['Language', 'neverAsked', () => null],
    ['Saved', 'quad', ({ student }) => student.agreedAt],
    ['Updated', 'quad', ({ student, work }) => work.changedAt ?? student.agreedAt],
    ['Status', 'quad', () => 'shared'],
  ),
};
