import type { ReactNode } from 'react';
import { Section } from '../../../ui/layout/page.tsx';
import { QuestionFacts } from '../../../ui/overlays/question.tsx';
import { nameSubject } from '../../subjects/name-subject.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { readType } from '../questions/asked-fields.ts';
import { optionsOf } from '../choice-options.ts';
import { registerMessages } from '../questions/register.messages.ts';
import type { ShownSession } from '../questions/shown-sessions.ts';
import type { ManagedRegistration } from './attendee-queries.ts';
import { attendeeMessages as messages } from './attendee.messages.ts';

interface AttendeeFactsProps {
  readonly person: ManagedRegistration;
  /** The fair's sessions; none at a booth fair. */
  readonly sessions: readonly Pick<ShownSession, 'number' | 'title'>[];
  readonly zone: string;
  readonly now: string;
}

/** A registration, what its person entered, and what they did at the fair. */
export function AttendeeFacts({ person, sessions, zone, now }: AttendeeFactsProps) {
  const t = useTranslate();
  const at = (instant: string) => <When start={instant} zone={zone} now={now} />;
  const titled = (list: readonly (number | null)[] | null, none: string) =>
    list && list.length > 0 ? <Titled numbers={list} sessions={sessions} /> : none;
  const label = (value: string | null) => value && optionsOf(t, [value])[0]?.label;
  const type = readType(person.attendeeType);
  return (
    <>
      <Section title={t(messages.registration)}>
        <QuestionFacts
          facts={[
            [t(messages.kind), type === null ? person.attendeeType : t(registerMessages[type])],
            [t(messages.address), person.email],
            [t(messages.registered), at(person.createdAt)],
            [
              t(messages.confirmed),
              person.confirmedAt === null ? t(messages.notConfirmed) : at(person.confirmedAt),
            ],
            [t(messages.consent), t(person.consent ? messages.yes : messages.consentNo)],
            [t(messages.spot), t(person.hasSeat ? messages.spotYes : messages.spotNo)],
            [t(messages.account), t(person.hasAccount ? messages.yes : messages.no)],
            ...filledFacts([[t(messages.class), person.class]]),
          ]}
        />
      </Section>
      <Section title={t(messages.answers)}>
        <QuestionFacts
          facts={filledFacts([
            [t(registerMessages.firstName), person.firstName],
            [t(registerMessages.lastName), person.lastName],
            [t(registerMessages.phone), person.phone],
            [t(messages.relationship), label(person.parentRelationship)],
            [t(registerMessages.school), person.schoolName],
            [t(registerMessages.grade), label(person.schoolGrade)],
            [t(registerMessages.start), label(person.collegeStart)],
            [t(messages.role), label(person.counselorType)],
            [t(registerMessages.roleTitle), person.title],
            [t(registerMessages.zip), person.postalCode],
            [t(messages.country), person.country],
            [
              t(messages.majors),
              person.majors
                ?.flatMap((title) => (title === null ? [] : nameSubject(t, title)))
                .join(', '),
            ],
            [t(registerMessages.gpa), person.gpaScore],
            [t(registerMessages.sat), person.satScore],
            [t(registerMessages.act), person.actScore],
          ])}
        />
      </Section>
      <Section title={t(messages.attended)}>
        <QuestionFacts
          facts={[
            [
              t(messages.came),
              person.enteredAt === null ? t(messages.notYet) : at(person.enteredAt),
            ],
            ...(sessions.length > 0 || person.attending
              ? ([
                  [t(messages.chosen), titled(person.attending, t(messages.noSessions))],
                  [t(messages.joined), titled(person.joined, t(messages.none))],
                ] as const)
              : []),
            // A session-based fair has no booths.
            ...(sessions.length > 0 ? [] : [[t(messages.booths), person.boothsVisited] as const]),
          ]}
        />
      </Section>
    </>
  );
}

/** Sessions by number and title, one per line. */
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

const filledFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(([, value]) => value !== null && value !== undefined && value !== '');

interface GuardedProps {
  readonly dob: string | null;
  readonly ethnicity?: string | readonly string[] | null | undefined;
  readonly gender?: string | null | undefined;
  readonly firstGeneration?: boolean | null | undefined;
  readonly heardFrom?: string | null | undefined;
}

/** Shown on request only. */
export function Guarded({ dob, ethnicity, gender, firstGeneration, heardFrom }: GuardedProps) {
  const t = useTranslate();
  const locale = useLocale();
  const or = (value: ReactNode) => value ?? t(messages.notSaid);
  const born =
    dob &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dob));
  const first = firstGeneration == null ? null : t(firstGeneration ? messages.yes : messages.no);
  return (
    <QuestionFacts
      facts={[
        [t(messages.born), or(born)],
        [t(messages.ethnicity), or(Array.isArray(ethnicity) ? ethnicity.join(', ') : ethnicity)],
        [t(messages.gender), or(gender)],
        [t(messages.firstGeneration), or(first)],
        [t(messages.heardFrom), or(heardFrom)],
      ]}
    />
  );
}
