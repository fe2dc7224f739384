import { columnsOf, joined, type LeadLayout } from './lead-layout.ts';

/**
 * Columns that map to a source format of Slate: delimited, with headers, one row for a person. Leads
 * with the same first and last name, email and date of birth are one row.
 *
 * Record ID, Status, First, Last, Email, Phone, Text Opt In, Street, Street 2, City, Region, Postal,
 * Country, Birthdate, Gender, Race, First Generation, School Name, School CEEB, Grade, Graduation
 * Year, Entry Term, GPA, GPA Scale, SAT, ACT, Academic Interests, Source, Event, Event Date, Rating,
 * Tags, Notes, Follow-Up, Follow-Up Date, Interactions, Rep, Updated.
 */
export const slateLayout: LeadLayout = {
  id: 'Record ID',
  status: 'Status',
  merges: true,
  columns: columnsOf(
    ['Record ID', 'quad', ({ student }) => student.id],
    ['Status', 'quad', () => 'shared'],
    ['First', 'contact', ({ student }) => student.firstName],
    ['Last', 'contact', ({ student }) => student.lastName],
    ['Email', 'contact', ({ student }) => student.email],
    ['Phone', 'contact', ({ student }) => student.phone],
    ['Text Opt In', 'contact', ({ student }) => student.texts],
    ['Street', 'contact', ({ student }) => student.address1],
    ['Street 2', 'contact', ({ student }) => student.address2],
    ['City', 'contact', ({ student }) => student.city],
    ['Region', 'contact', ({ student }) => student.state],
    ['Postal', 'contact', ({ student }) => student.postalCode],
    ['Country', 'contact', ({ student }) => student.country],
    ['Birthdate', 'contact', ({ student }) => student.dob],
    ['Gender', 'demographics', ({ student }) => student.gender],
    ['Race', 'demographics', ({ student }) => joined(student.ethnicity)],
    ['First Generation', 'demographics', ({ student }) => student.firstGeneration],
    ['School Name', 'school', ({ student }) => student.currentSchool],
    ['School CEEB', 'neverAsked', () => null],
    ['Grade', 'school', ({ student }) => student.schoolGrade],
    ['Graduation Year', 'school', ({ student }) => student.graduationYear],
    ['Entry Term', 'school', ({ student }) => student.entryDate],
    ['GPA', 'academics', ({ student }) => student.gpaScore],
    ['GPA Scale', 'academics', ({ student }) => student.gpaScale],
    ['SAT', 'academics', ({ student }) => student.satScore],
    ['ACT', 'academics', ({ student }) => student.actScore],
    ['Academic Interests', 'academics', ({ student }) => joined(student.majors)],
    ['Source', 'quad', () => 'Quad'],
    ['Event', 'quad', ({ student }) => student.fairName],
    ['Event Date', 'quad', ({ student }) => student.agreedAt],
    ['Rating', 'team', ({ work }) => work.rating],
    ['Tags', 'team', ({ work }) => joined(work.tags)],
    ['Notes', 'team', ({ work }) => work.notes],
    ['Follow-Up', 'team', ({ work }) => work.followUp],
    ['Follow-Up Date', 'team', ({ work }) => work.followUpOn],
    ['Interactions', 'quad', ({ interactions }) => interactions],
    ['Rep', 'team', ({ work }) => work.changedBy],
    ['Updated', 'team', ({ work }) => work.changedAt],
  ),
};
