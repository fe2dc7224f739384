import { useMemo } from 'react';
import type { Route } from './+types/students.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { displayName } from '../../accounts/person-name.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { familyForms } from './family-fields.ts';
import { familyMessages as messages } from './family.messages.ts';
import { loadStudents, type StudentsData } from './load-students.ts';
import { OneButton } from '../one-button.tsx';
import { Pair, Row, Rows, Sheet } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { RelationshipField } from './relationship-field.tsx';
import { describeRelationship } from './relationships.ts';
import css from '../profile/profile-section.module.css';
import { ConsentList } from '../consents/consent-list.tsx';
import { consentsMessages } from '../consents/consents.messages.ts';
import { privacySwitches } from '../../students/privacy-switches.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { readSubmission, saveOne } from '../profile/profile-submission.ts';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import {
  endFamilyLink,
  saveRelationship,
  sendStudentInvitation,
  sendStudentInvitationAgain,
  withdrawStudentInvitation,
} from './save-family.ts';
import { WaitingStudents } from './waiting-students.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  return {
    ...(await loadStudents(call)),
    ...aboutSection(call, 'students', profileMessages.students),
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), {
    'invite-student': sendStudentInvitation,
    'invite-again': sendStudentInvitationAgain,
    withdraw: withdrawStudentInvitation,
    relationship: saveRelationship,
    'end-link': endFamilyLink,
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The students of a parent, what the parent is to each, and a form to invite another. */
export default function Students({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { own, links, waiting } = loaderData;
  const isNamed = own.firstName !== '' && own.lastName !== '';
  const now = new Date(loaderData.now);
  return (
    <SectionPage title={t(profileMessages.students)} lead={t(messages.studentsLead)}>
      <Sheet>
        {links.length === 0 && waiting.length === 0 && <p>{t(messages.noStudents)}</p>}
        <WaitingStudents waiting={waiting} />
        <Rows>
          {links.map((link) => {
            const name = nameOf(link);
            return (
              <Row
                key={link.id}
                mark={<Avatar name={name} />}
                name={name}
                about={link.student?.currentSchool}
              >
                <OneButton
                  kind="line"
                  intent="end-link"
                  values={{ id: link.id }}
                  aria-label={t(messages.endNamed, { name })}
                >
                  {t(messages.end)}
                </OneButton>
              </Row>
            );
          })}
        </Rows>
        {links.map(
          (link) =>
            link.student && (
              <div key={link.id} className={css.folds}>
                <Relationship link={link} name={nameOf(link)} now={now} />
                <StudentSettings student={link.student} />
                <StudentConsents student={link.student} now={loaderData.now} />
              </div>
            ),
        )}
      </Sheet>
      <Sheet>
        <Disclosure
          key={waiting.length}
          title={t(messages.inviteStudent)}
          open={links.length === 0 && waiting.length === 0}
        >
          <Form
            key={links.length}
            fields={isNamed ? familyForms.inviteStudentOnly : familyForms.inviteStudent}
            now={now}
            intent="invite-student"
            initial={own}
          >
            <EmailField name="studentEmail" label={t(messages.studentEmail)} autoComplete="off" />
            {isNamed ? (
              <p>{t(messages.from, { name: displayName(own) })}</p>
            ) : (
              <>
                <Pair>
                  <TextField
                    name="firstName"
                    label={t(messages.yourFirstName)}
                    autoComplete="given-name"
                  />
                  <TextField
                    name="lastName"
                    label={t(messages.yourLastName)}
                    autoComplete="family-name"
                  />
                </Pair>
                <PhoneField name="phone" label={t(messages.phone)} />
              </>
            )}
            <RelationshipField label={t(messages.yourRelationship)} />
            <div>
              <SubmitButton icon="mail">{t(messages.send)}</SubmitButton>
            </div>
          </Form>
        </Disclosure>
      </Sheet>
    </SectionPage>
  );
}

type Link = StudentsData['links'][number];
type LinkedStudent = NonNullable<Link['student']>;

const nameOf = ({ student }: Link) => (student ? displayName(student) : '');

interface RelationshipProps {
  readonly link: Link;
  readonly name: string;
  readonly now: Date;
}

/** What the parent is to one student. */
function Relationship({ link, name, now }: RelationshipProps) {
  const t = useTranslate();
  const { id, studentRelationship } = link;
  const initial = useMemo(() => ({ studentRelationship }), [studentRelationship]);
  return (
    <Disclosure
      title={t(messages.relationship, { name })}
      aside={describeRelationship(t, studentRelationship)}
    >
      <Form fields={familyForms.relationship} now={now} intent="relationship" initial={initial}>
        <input type="hidden" name="id" value={id} />
        <RelationshipField label={t(messages.yourRelationship)} value={studentRelationship} />
        <div>
          <SubmitButton kind="line" aria-label={t(messages.changeNamed, { name })}>
            {t(messages.change)}
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

interface StudentConsentsProps {
  readonly student: LinkedStudent;
  readonly now: string;
}

/** Who sees a student's details, for a parent to read: the student alone decides. */
function StudentConsents({ student, now }: StudentConsentsProps) {
  const t = useTranslate();
  const name = displayName(student);
  return (
    <Disclosure title={t(consentsMessages.parentTitle, { name })}>
      <div className={css.apart}>
        {student.consents.length === 0 ? (
          <p>{t(consentsMessages.parentNone, { name })}</p>
        ) : (
          <ConsentList consents={student.consents} now={now} />
        )}
        <p>{t(consentsMessages.parentOwn, { name })}</p>
      </div>
    </Disclosure>
  );
}

interface StudentSettingsProps {
  readonly student: LinkedStudent;
}

/** What a student has decided, for a parent to read: the student alone changes it. */
function StudentSettings({ student }: StudentSettingsProps) {
  const t = useTranslate();
  const name = student.firstName ?? '';
  const settings = student.privacySettings;
  return (
    <Disclosure title={t(messages.settings, { name })}>
      <div className={css.apart}>
        {settings ? (
          <ul role="list" className={css.switches}>
            {privacySwitches.map((one) => (
              <li key={one}>
                <span>{t(messages[one])}</span>
                <span className={css.state}>
                  <Icon name={settings[one] ? 'check' : 'minus'} />
                  {t(settings[one] ? messages.on : messages.off)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t(messages.settingsNone, { name })}</p>
        )}
        <p>{t(messages.settingsOwn, { name })}</p>
      </div>
    </Disclosure>
  );
}
