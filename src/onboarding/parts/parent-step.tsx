import { AccountFrame } from '../../accounts/account-frame.tsx';
import { labelOf } from '../../colleges/label-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx';
import { parentSetupWords as said } from '../parent-setup.words.ts';
import { relationships } from '../relationships.ts';
import { setupWords } from '../setup.words.ts';
import type { ParentSetup } from './load-parent.ts';
import { Offers } from './offers.tsx';
import { OneButton } from './one-button.tsx';
import { ownParentFields } from './parent-fields.ts';
import { PeopleList } from './people-list.tsx';
import { SentBack } from './sent-back.tsx';
import css from './parent-step.module.css';

/** A parent's students, with what each has told, and the form that invites another one. */
export function ParentStep({ setup, now }: { readonly setup: ParentSetup; readonly now: Date }) {
  const say = useSay();
  const { students, waiting, offers } = setup;
  return (
    <AccountFrame title={say(said.heading)} lead={say(said.lead)}>
      <SentBack intent="withdraw" />
      <SentBack intent="end" />
      <Offers offers={offers} />
      {students.map((student) => (
        <StudentCard key={student.id} student={student} />
      ))}
      {waiting.length > 0 && (
        <PeopleList
          title={say(said.waitingTitle)}
          people={waiting.map(({ parentId, email }) => ({
            ...{ key: parentId, name: email, about: say(said.waiting) },
            acts: (
              <OneButton
                intent="withdraw"
                values={{ id: parentId }}
                kind="line"
                size="small"
                about={email}
              >
                {say(said.withdraw)}
              </OneButton>
            ),
          }))}
        />
      )}
      <section className={css.invite}>
        <h2>{say(students.length > 0 ? said.anotherHeading : said.inviteHeading)}</h2>
        <Form
          key={waiting.length}
          fields={ownParentFields}
          now={now}
          intent="student"
          initial={setup.own}
        >
          <EmailField
            name="studentEmail"
            label={say(said.studentEmail)}
            hint={say(said.studentEmailHint)}
            autoComplete="off"
          />
          <TextField name="firstName" label={say(said.firstName)} autoComplete="given-name" />
          <TextField name="lastName" label={say(said.lastName)} autoComplete="family-name" />
          <PhoneField name="phone" label={say(said.phone)} />
          <SelectField
            name="studentRelationship"
            label={say(said.relationship)}
            options={relationships.map(([value, label]) => ({ value, label: say(label) }))}
          />
          <SubmitButton size="large" block pending={say(setupWords.saving)}>
            {say(said.invite)}
          </SubmitButton>
        </Form>
      </section>
      <ButtonLink to="/app" kind="line" size="large" block iconAfter="arrow-right">
        {say(setupWords.goHome)}
      </ButtonLink>
    </AccountFrame>
  );
}

/** What a student has told, as the student sees it. */
function StudentCard({ student }: { readonly student: ParentSetup['students'][number] }) {
  const say = useSay();
  const joined = (parts: readonly (string | null)[]) =>
    parts.filter((part) => part !== null && part !== '').join(', ') || say(said.notTold);
  const facts = [
    [said.school, joined([student.currentSchool, student.schoolGrade])],
    [said.entry, joined([student.entryDate])],
    [said.place, joined([student.city, student.state])],
    [said.majors, joined(student.majors)],
    [said.lookingFor, joined(student.wishes.map((wish) => say(labelOf(wish))))],
    [said.shares, say(sharing(student.shares))],
  ] as const;
  const name = `${student.firstName} ${student.lastName}`;
  return (
    <section className={css.student}>
      <h2>{name}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label.id}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OneButton intent="end" values={{ id: student.linkId }} kind="line" size="small" about={name}>
        {say(said.end)}
      </OneButton>
    </section>
  );
}

const sharing = (shares: boolean | null) =>
  shares === null ? said.notTold : shares ? said.sharesYes : said.sharesNo;
