import { AccountFrame } from '../../accounts/account-frame.tsx';
import { displayName } from '../../accounts/person-name.ts';
import { labelOf } from '../../colleges/college-facts.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { parentSetupMessages as messages } from './parent-setup.messages.ts';
import { relationships } from '../family/relationships.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import type { ParentSetup } from './load-parent.ts';
import { Offers } from '../invitations/offers.tsx';
import { OneButton } from '../one-button.tsx';
import { ownParentFields, studentToInvite } from './parent-fields.ts';
import { PeopleList } from '../setup/people-list.tsx';
import { SentBack } from '../setup/sent-back.tsx';
import css from './parent-step.module.css';

/** A parent's students, with each one's answers, and the form that invites another. */
export function ParentStep({ setup, now }: { readonly setup: ParentSetup; readonly now: Date }) {
  const t = useTranslate();
  const { students, waiting, offers, own } = setup;
  const isNamed = own.firstName !== '' && own.lastName !== '';
  return (
    <AccountFrame title={t(messages.heading)} lead={t(messages.lead)}>
      <SentBack intent="withdraw" />
      <SentBack intent="end" />
      <Offers offers={offers} />
      {students.map((student) => (
        <StudentCard key={student.id} student={student} />
      ))}
      {waiting.length > 0 && (
        <PeopleList
          title={t(messages.waitingTitle)}
          people={waiting.map(({ parentId, email }) => ({
            key: parentId,
            name: email,
            about: t(messages.waiting),
            acts: (
              <OneButton
                intent="withdraw"
                values={{ id: parentId }}
                kind="line"
                size="small"
                about={email}
              >
                {t(messages.withdraw)}
              </OneButton>
            ),
          }))}
        />
      )}
      <section className={css.invite}>
        <h2>{t(students.length > 0 ? messages.anotherHeading : messages.inviteHeading)}</h2>
        <Form
          key={waiting.length}
          fields={isNamed ? studentToInvite : ownParentFields}
          now={now}
          intent="student"
          initial={own}
        >
          <EmailField
            name="studentEmail"
            label={t(messages.studentEmail)}
            hint={t(messages.studentEmailHint)}
            autoComplete="off"
          />
          {!isNamed && (
            <>
              <TextField name="firstName" label={t(messages.firstName)} autoComplete="given-name" />
              <TextField name="lastName" label={t(messages.lastName)} autoComplete="family-name" />
              <PhoneField name="phone" label={t(messages.phone)} />
            </>
          )}
          <SelectField
            name="studentRelationship"
            label={t(messages.relationship)}
            options={relationships.map(([value, label]) => ({ value, label: t(label) }))}
          />
          {isNamed && <p>{t(messages.from, { name: displayName(own) })}</p>}
          <SubmitButton size="large" block pending={t(setupMessages.saving)}>
            {t(messages.invite)}
          </SubmitButton>
        </Form>
      </section>
      <ButtonLink to="/app" kind="line" size="large" block iconAfter="arrow-right">
        {t(setupMessages.goHome)}
      </ButtonLink>
    </AccountFrame>
  );
}

/** What a student has told, as the student sees it. */
function StudentCard({ student }: { readonly student: ParentSetup['students'][number] }) {
  const t = useTranslate();
  const joined = (parts: readonly (string | null)[]) =>
    parts.filter((part) => part !== null && part !== '').join(', ') || t(messages.notTold);
  const facts = [
    [messages.school, joined([student.currentSchool, student.schoolGrade])],
    [messages.entry, joined([student.entryDate])],
    [messages.place, joined([student.city, student.state])],
    [messages.majors, joined(student.majors)],
    [messages.lookingFor, joined(student.wishes.map((wish) => t(labelOf(wish))))],
    [messages.shares, t(sharing(student.shares))],
  ] as const;
  const name = `${student.firstName} ${student.lastName}`;
  return (
    <section className={css.student}>
      <h2>{name}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label.id}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OneButton intent="end" values={{ id: student.linkId }} kind="line" size="small" about={name}>
        {t(messages.end)}
      </OneButton>
    </section>
  );
}

const sharing = (shares: boolean | null) =>
  shares === null ? messages.notTold : shares ? messages.sharesYes : messages.sharesNo;
