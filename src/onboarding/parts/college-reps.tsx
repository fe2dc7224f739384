import { claimWords } from '../../colleges/claim.words.ts';
import { collegeRefusals } from '../../colleges/college-refusals.words.ts';
import { collegeSteps } from '../../colleges/college-steps.ts';
import { RequestFacts } from '../../colleges/request-facts.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx';
import { collegeSetupWords as said } from '../college-setup.words.ts';
import { setupWords } from '../setup.words.ts';
import { colleagueFields } from './colleague-fields.ts';
import { CollegeFrame, type CollegeStepProps } from './college-frame.tsx';
import { OneButton } from './one-button.tsx';
import { PeopleList } from './people-list.tsx';
import { SentBack } from './sent-back.tsx';
import { StepActs } from './step-acts.tsx';

/** Who speaks for the college: colleagues, those who ask to, those who are invited, and oneself. */
export function CollegeReps({ setup, now }: CollegeStepProps) {
  const say = useSay();
  const { reps, invited, claimants } = setup;
  return (
    <CollegeFrame setup={setup} title={say(said.repsHeading)} lead={say(said.repsLead)}>
      {['approve', 'reject', 'remove', 'take-back'].map((intent) => (
        <SentBack key={intent} intent={intent} />
      ))}
      {claimants.length > 0 && (
        <PeopleList
          title={say(said.claimsTitle)}
          people={claimants.map(({ id, name, email, isAtDomain, ...request }) => ({
            ...{ key: id, name: name || email },
            about: (
              <>
                {email} · {say(isAtDomain ? claimWords.atDomain : claimWords.notAtDomain)}
                {request.role !== null && <RequestFacts request={request} />}
              </>
            ),
            acts: (
              <>
                <OneButton intent="approve" values={{ id }} size="small" about={email}>
                  {say(said.approve)}
                </OneButton>
                <OneButton intent="reject" values={{ id }} kind="line" size="small" about={email}>
                  {say(said.reject)}
                </OneButton>
              </>
            ),
          }))}
        />
      )}
      <Form fields={collegeSteps.rep} now={now} intent="rep" initial={setup.told.rep}>
        <h2>{say(said.meTitle)}</h2>
        <TextField name="firstName" label={say(said.firstName)} autoComplete="given-name" />
        <TextField name="lastName" label={say(said.lastName)} autoComplete="family-name" />
        <PhoneField name="phone" label={say(said.phone)} />
        <CheckboxField name="contactVisible" label={say(said.contactVisible)} />
        <StepActs back="profile" />
      </Form>
      <PeopleList
        title={say(said.colleagues)}
        people={reps.map(({ id, firstName, lastName, email, isMe }) => ({
          key: id,
          name: [firstName, lastName].filter(Boolean).join(' ') || (email ?? ''),
          about: isMe ? say(said.itsYou) : email,
          acts: !isMe && (
            <OneButton
              intent="remove"
              values={{ id }}
              kind="line"
              size="small"
              about={email ?? firstName ?? ''}
            >
              {say(said.remove)}
            </OneButton>
          ),
        }))}
      />
      {invited.length > 0 && (
        <PeopleList
          title={say(said.invitedTitle)}
          people={invited.map((email) => ({
            ...{ key: email, name: email, about: say(said.invitedAbout) },
            acts: (
              <OneButton
                intent="take-back"
                values={{ email }}
                kind="line"
                size="small"
                about={email}
              >
                {say(said.takeBack)}
              </OneButton>
            ),
          }))}
        />
      )}
      {setup.college?.isDraft ? (
        <section>
          <h2>{say(said.inviteTitle)}</h2>
          <p>{say(collegeRefusals.inviteAfterApproval)}</p>
        </section>
      ) : (
        <Form key={invited.length} fields={colleagueFields} now={now} intent="invite">
          <h2>{say(said.inviteTitle)}</h2>
          <EmailField name="colleagueEmail" label={say(said.colleagueEmail)} autoComplete="off" />
          <SubmitButton kind="line" size="large" block pending={say(setupWords.saving)}>
            {say(said.invite)}
          </SubmitButton>
        </Form>
      )}
    </CollegeFrame>
  );
}
