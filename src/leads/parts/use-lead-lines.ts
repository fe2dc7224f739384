import { labelOf } from '../../colleges/label-of.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import type { Lead } from '../leads-queries.ts';
import { leadsWords as said } from '../leads.words.ts';

/** What a student shares, in lines, by groups; what was not told makes no line. */
export function useLeadLines(lead: Lead) {
  const say = useSay();
  const locale = useLocale();
  // Names of majors hold commas.
  const list = (parts: readonly string[]) => parts.join(' · ');
  const labels = (values: readonly string[] | null) =>
    (values ?? []).map((value) => say(labelOf(value)));
  const birth = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const { gpaScore, gpaScale, satScore, actScore, firstGeneration } = lead;
  const scores = [
    ...(gpaScore === null
      ? []
      : gpaScale === null
        ? [say(said.gpa, { score: gpaScore })]
        : [say(said.gpaOf, { score: gpaScore, scale: gpaScale })]),
    ...(satScore === null ? [] : [say(said.sat, { score: String(satScore) })]),
    ...(actScore === null ? [] : [say(said.act, { score: String(actScore) })]),
  ];
  const wishes = [
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
      say(said.born, { date: birth.format(new Date(`${lead.dob}T00:00:00Z`)) }),
    ]),
    school: present([
      lead.currentSchool,
      lead.schoolGrade && say(said.grade, { grade: lead.schoolGrade }),
      lead.graduationYear !== null && say(said.classOf, { year: String(lead.graduationYear) }),
      lead.entryDate && say(said.starts, { when: lead.entryDate }),
    ]),
    academics: present([
      (lead.majors ?? []).length > 0 && list(lead.majors ?? []),
      scores.length > 0 && list(scores),
      wishes.length > 0 && say(said.looksFor, { what: list(wishes) }),
    ]),
    demographics: present([
      lead.gender,
      (lead.ethnicity ?? []).length > 0 && list(lead.ethnicity ?? []),
      firstGeneration !== null &&
        say(firstGeneration ? said.firstGeneration : said.notFirstGeneration),
    ]),
  };
}
