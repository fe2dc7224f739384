import { displayName } from '../../accounts/person-name.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { familyForms } from './family-fields.ts';
import { familyMessages as messages } from './family.messages.ts';
import type { ProfileData } from '../profile/load-profile.ts';
import { OneButton } from '../one-button.tsx';
import { Pair, ProfileSection, Row, Rows } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { RelationshipField } from './relationship-field.tsx';
import css from '../profile/profile-section.module.css';
import { ConsentList } from '../consents/consent-list.tsx';
import { consentsMessages } from '../consents/consents.messages.ts';
import { privacySwitches } from '../../students/privacy-switches.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { privacyMessages } from '../privacy/privacy.messages.ts';

interface MyStudentsProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** The students of a parent, what the parent is to each, and a form to invite another. */
export function MyStudents({ data, now }: MyStudentsProps) {
  const t = useTranslate();
  const { me, forms, parents, students } = data;
  if (me.userType !== 'parent') return null;
  const links = parents.filter(({ studentId }) => studentId !== null);
  const studentOf = ({ studentId }: (typeof links)[number]) =>
    students.find(({ id }) => id === studentId);
  return (
    <ProfileSection
      anchor="students"
      title={t(profileMessages.students)}
      lead={t(messages.studentsLead)}
    >
      {links.length === 0 && <p>{t(messages.noStudents)}</p>}
      <Rows>
        {links.map((link) => {
          const student = studentOf(link);
          const name = student ? displayName(student) : '';
          return (
            <Row
              key={link.id}
              mark={<Avatar name={name} />}
              name={name}
              about={student?.currentSchool}
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
      {links.map((link) => {
        const student = studentOf(link);
        return (
          student && (
            <div key={link.id} className={css.folds}>
              <Relationship link={link} name={displayName(student)} now={now} />
              <StudentSettings student={student} />
              <StudentConsents student={student} now={data.now} />
            </div>
          )
        );
      })}
      <Disclosure title={t(messages.inviteStudent)} open={links.length === 0}>
        <Form
          key={parents.length}
          fields={familyForms.inviteStudent}
          now={now}
          intent="invite-student"
          initial={forms.parent ?? nothing}
        >
          <EmailField name="studentEmail" label={t(messages.studentEmail)} autoComplete="off" />
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
          <RelationshipField label={t(messages.yourRelationship)} />
          <div>
            <SubmitButton icon="mail">{t(messages.send)}</SubmitButton>
          </div>
        </Form>
      </Disclosure>
    </ProfileSection>
  );
}

const nothing = {};

interface RelationshipProps {
  readonly link: ProfileData['parents'][number];
  readonly name: string;
  readonly now: Date;
}

/** What the parent is to one student. */
function Relationship({ link, name, now }: RelationshipProps) {
  const t = useTranslate();
  return (
    <Disclosure title={t(messages.relationship, { name })} aside={link.studentRelationship}>
      <Form fields={familyForms.relationship} now={now} intent="relationship" initial={link}>
        <input type="hidden" name="id" value={link.id} />
        <RelationshipField label={t(messages.yourRelationship)} value={link.studentRelationship} />
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
  readonly student: ProfileData['students'][number];
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
  readonly student: ProfileData['students'][number];
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
                <span>{t(privacyMessages[one])}</span>
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
