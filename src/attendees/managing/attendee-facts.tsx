import type { ReactNode } from 'react';
import { Section } from '../../ui/page.tsx';
import { QuestionFacts } from '../../ui/question.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { readType } from '../asked-fields.ts';
import { optionsOf } from '../choice-options.ts';
import { registerWords } from '../register.words.ts';
import type { ShownSession } from '../shown-sessions.ts';
import type { ManagedRegistration } from './attendee-queries.ts';
import { attendeeWords as said } from './attendee.words.ts';

interface AttendeeFactsProps {
  readonly person: ManagedRegistration;
  /** Of the fair; none at a fair of booths. */
  readonly sessions: readonly Pick<ShownSession, 'number' | 'title'>[];
  readonly zone: string;
  readonly now: string;
}

/** A registration, what its person entered, and what they did at the fair. */
export function AttendeeFacts({ person, sessions, zone, now }: AttendeeFactsProps) {
  const say = useSay();
  const at = (instant: string) => <When start={instant} zone={zone} now={now} />;
  const titled = (list: readonly (number | null)[] | null, none: string) =>
    list && list.length > 0 ? <Titled numbers={list} sessions={sessions} /> : none;
  const label = (value: string | null) => value && optionsOf(say, [value])[0]?.label;
  const type = readType(person.attendeeType);
  return (
    <>
      <Section title={say(said.registration)}>
        <QuestionFacts
          facts={[
            [say(said.kind), type === null ? person.attendeeType : say(registerWords[type])],
            [say(said.address), person.email],
            [say(said.registered), at(person.createdAt)],
            [
              say(said.confirmed),
              person.confirmedAt === null ? say(said.notConfirmed) : at(person.confirmedAt),
            ],
            [say(said.consent), say(person.consent ? said.yes : said.consentNo)],
            [say(said.spot), say(person.hasSeat ? said.spotYes : said.spotNo)],
            [say(said.account), say(person.hasAccount ? said.yes : said.no)],
            ...given([[say(said.class), person.class]]),
          ]}
        />
      </Section>
      <Section title={say(said.answers)}>
        <QuestionFacts
          facts={given([
            [say(registerWords.firstName), person.firstName],
            [say(registerWords.lastName), person.lastName],
            [say(registerWords.phone), person.phone],
            [say(said.relationship), label(person.parentRelationship)],
            [say(registerWords.school), person.schoolName],
            [say(registerWords.grade), label(person.schoolGrade)],
            [say(registerWords.start), label(person.collegeStart)],
            [say(said.role), label(person.counselorType)],
            [say(registerWords.roleTitle), person.title],
            [say(registerWords.zip), person.postalCode],
            [say(said.country), person.country],
            [say(said.majors), person.majors?.join(', ')],
            [say(registerWords.gpa), person.gpaScore],
            [say(registerWords.sat), person.satScore],
            [say(registerWords.act), person.actScore],
          ])}
        />
      </Section>
      <Section title={say(said.attended)}>
        <QuestionFacts
          facts={[
            [say(said.came), person.enteredAt === null ? say(said.notYet) : at(person.enteredAt)],
            ...(sessions.length > 0 || person.attending
              ? ([
                  [say(said.chosen), titled(person.attending, say(said.noSessions))],
                  [say(said.joined), titled(person.joined, say(said.none))],
                ] as const)
              : []),
            // A fair of sessions has no booths.
            ...(sessions.length > 0 ? [] : [[say(said.booths), person.boothsVisited] as const]),
          ]}
        />
      </Section>
    </>
  );
}

/** Sessions by number and title, a line each. */
function Titled({
  numbers,
  sessions,
}: {
  readonly numbers: readonly (number | null)[];
  readonly sessions: AttendeeFactsProps['sessions'];
}) {
  return (
    <ul role="list">
      {numbers.map((number) => (
        <li key={number}>
          {[number, sessions.find((one) => one.number === number)?.title]
            .filter(Boolean)
            .join('. ')}
        </li>
      ))}
    </ul>
  );
}

type Fact = readonly [name: string, value: ReactNode];

const given = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(([, value]) => value !== null && value !== undefined && value !== '');

interface GuardedProps {
  readonly dob: string | null;
  readonly ethnicity?: string | readonly string[] | null | undefined;
  readonly gender?: string | null | undefined;
  readonly firstGeneration?: boolean | null | undefined;
  readonly heardFrom?: string | null | undefined;
}

/** What is shown on demand only. */
export function Guarded({ dob, ethnicity, gender, firstGeneration, heardFrom }: GuardedProps) {
  const say = useSay();
  const locale = useLocale();
  const or = (value: ReactNode) => value ?? say(said.notSaid);
  const born =
    dob &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dob));
  const first = firstGeneration == null ? null : say(firstGeneration ? said.yes : said.no);
  return (
    <QuestionFacts
      facts={[
        [say(said.born), or(born)],
        [say(said.ethnicity), or(Array.isArray(ethnicity) ? ethnicity.join(', ') : ethnicity)],
        [say(said.gender), or(gender)],
        [say(said.firstGeneration), or(first)],
        [say(said.heardFrom), or(heardFrom)],
      ]}
    />
  );
}
