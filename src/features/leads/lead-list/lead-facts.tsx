import { nameSubject } from '../../subjects/name-subject.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { Lead } from '../leads-queries.ts';
import { labelOf } from '../../colleges/college-facts.ts';
import { leadsMessages as messages } from './leads.messages.ts';
import css from './lead-panel.module.css';

const groups = ['school', 'academics', 'demographics'] as const;

/** What a student shared, by groups. */
export function LeadFacts({ lead }: { readonly lead: Lead }) {
  const t = useTranslate();
  const lines = useLeadLines(lead);
  return (
    <dl className={css.facts}>
      <dt>{t(messages.contact)}</dt>
      <dd>
        <a href={`mailto:${lead.email}`}>{lead.email}</a>
      </dd>
      {lead.phone && (
        <dd>
          <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</a>
        </dd>
      )}
      {lines.contact.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {groups
        .filter((group) => lead.groups.includes(group))
        .map((group) => [
          <dt key={group}>{t(messages[group])}</dt>,
          ...(lines[group].length === 0
            ? [
                <dd key={`${group} none`} className={css.quiet}>
                  {t(messages.nothingTold)}
                </dd>,
              ]
            : lines[group].map((line) => <dd key={`${group} ${line}`}>{line}</dd>)),
        ])}
    </dl>
  );
}

/** A student's shared details, in lines, by groups; empty fields make no line. */
function useLeadLines(lead: Lead) {
  const t = useTranslate();
  const locale = useLocale();
  // Names of majors contain commas.
  const list = (parts: readonly string[]) => parts.join('\u00a0· ');
  const labels = (values: readonly string[] | null) =>
    (values ?? []).map((value) => t(labelOf(value)));
  const birth = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const { gpaScore, gpaScale, satScore, actScore, firstGeneration } = lead;
  const scores = [
    ...(gpaScore === null
      ? []
      : gpaScale === null
        ? [t(messages.gpa, { score: gpaScore })]
        : [t(messages.gpaOf, { score: gpaScore, scale: gpaScale })]),
    ...(satScore === null ? [] : [t(messages.sat, { score: String(satScore) })]),
    ...(actScore === null ? [] : [t(messages.act, { score: String(actScore) })]),
  ];
  const preferences = [
    ...labels(lead.collegeType),
    ...labels(lead.campusSize),
    ...labels(lead.campusSetting),
  ];
  const present = (lines: readonly (string | null | false)[]) =>
    lines.filter((line): line is string => Boolean(line));
  return {
    contact: present([
      present([lead.address1, lead.address2]).join(', '),
      present([lead.city, present([lead.state, lead.postalCode]).join(' '), lead.country]).join(
        ', ',
      ),
      lead.dob !== null &&
        t(messages.born, { date: birth.format(new Date(`${lead.dob}T00:00:00Z`)) }),
    ]),
    school: present([
      lead.currentSchool,
      lead.schoolGrade && t(messages.grade, { grade: lead.schoolGrade }),
      lead.graduationYear !== null && t(messages.classOf, { year: String(lead.graduationYear) }),
      lead.entryDate && t(messages.starts, { when: lead.entryDate }),
    ]),
    academics: present([
      (lead.majors ?? []).length > 0 &&
        list((lead.majors ?? []).map((title) => nameSubject(t, title))),
      scores.length > 0 && list(scores),
      preferences.length > 0 && t(messages.looksFor, { what: list(preferences) }),
    ]),
    demographics: present([
      lead.gender,
      (lead.ethnicity ?? []).length > 0 && list(lead.ethnicity ?? []),
      firstGeneration !== null &&
        t(firstGeneration ? messages.firstGeneration : messages.notFirstGeneration),
    ]),
  };
}
