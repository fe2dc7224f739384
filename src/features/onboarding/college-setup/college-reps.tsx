import { claimMessages } from '../../colleges/college.messages.ts';
import { collegeRefusals } from '../../colleges/college-refusals.messages.ts';
import { collegeSteps } from '../../colleges/college-steps.ts';
import { RequestFacts } from '../../colleges/request-facts.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { collegeSetupMessages as messages } from './college-setup.messages.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import { colleagueFields } from '../setup/colleague-fields.ts';
import { CollegeFrame, type CollegeStepProps } from './college-frame.tsx';
import { OneButton } from '../one-button.tsx';
import { PeopleList } from '../setup/people-list.tsx';
import { SentBack } from '../setup/sent-back.tsx';
import { StepActs } from '../setup/step-acts.tsx';

/** The college's reps: pending requests, the caller, colleagues, invitees. */
export function CollegeReps({ setup, now }: CollegeStepProps) {
  const t = useTranslate();
  return (
    <CollegeFrame setup={setup} title={t(messages.repsHeading)} lead={t(messages.repsLead)}>
      <RepRequests setup={setup} />
      <Form fields={collegeSteps.rep} now={now} intent="rep" initial={setup.told.rep}>
        <h2>{t(messages.meTitle)}</h2>
        <TextField name="firstName" label={t(messages.firstName)} autoComplete="given-name" />
        <TextField name="lastName" label={t(messages.lastName)} autoComplete="family-name" />
        <PhoneField name="phone" label={t(messages.phone)} />
        <CheckboxField name="contactVisible" label={t(messages.contactVisible)} />
        <StepActs back="profile" />
      </Form>
      <Colleagues setup={setup} now={now} />
    </CollegeFrame>
  );
}

/** Who asks to represent the college, for a rep to decide. */
export function RepRequests({ setup: { claimants } }: Pick<CollegeStepProps, 'setup'>) {
  const t = useTranslate();
  return (
    <>
      {['approve', 'reject', 'remove', 'take-back'].map((intent) => (
        <SentBack key={intent} intent={intent} />
      ))}
      {claimants.length > 0 && (
        <PeopleList
          title={t(messages.claimsTitle)}
          people={claimants.map(({ id, name, email, isAtDomain, ...request }) => ({
            key: id,
            name: name || email,
            about: (
              <>
                {email}
                {'\u00a0· '}
                {t(isAtDomain ? claimMessages.atDomain : claimMessages.notAtDomain)}
                {request.role !== null && <RequestFacts request={request} />}
              </>
            ),
            acts: (
              <>
                <OneButton intent="approve" values={{ id }} size="small" about={email}>
                  {t(messages.approve)}
                </OneButton>
                <OneButton intent="reject" values={{ id }} kind="line" size="small" about={email}>
                  {t(messages.reject)}
                </OneButton>
              </>
            ),
          }))}
        />
      )}
    </>
  );
}

/** The reps of the college, those who are invited, and how to invite one more. */
export function Colleagues({ setup, now }: CollegeStepProps) {
  const t = useTranslate();
  const { reps, invited } = setup;
  return (
    <>
      <PeopleList
        title={t(messages.colleagues)}
        people={reps.map(({ id, firstName, lastName, email, isMe }) => ({
          key: id,
          name: [firstName, lastName].filter(Boolean).join(' ') || (email ?? ''),
          about: isMe ? t(messages.itsYou) : email,
          acts: !isMe && (
            <OneButton
              intent="remove"
              values={{ id }}
              kind="line"
              size="small"
              about={email ?? firstName ?? ''}
            >
              {t(messages.remove)}
            </OneButton>
          ),
        }))}
      />
      {invited.length > 0 && (
        <PeopleList
          title={t(messages.invitedTitle)}
          people={invited.map((email) => ({
            key: email,
            name: email,
            about: t(messages.invitedAbout),
            acts: (
              <OneButton
                intent="take-back"
                values={{ email }}
                kind="line"
                size="small"
                about={email}
              >
                {t(messages.takeBack)}
              </OneButton>
            ),
          }))}
        />
      )}
      {setup.college?.isDraft ? (
        <section>
          <h2>{t(messages.inviteTitle)}</h2>
          <p>{t(collegeRefusals.inviteAfterApproval)}</p>
        </section>
      ) : (
        <Form key={invited.length} fields={colleagueFields} now={now} intent="invite">
          <h2>{t(messages.inviteTitle)}</h2>
          <EmailField name="colleagueEmail" label={t(messages.colleagueEmail)} autoComplete="off" />
          <SubmitButton kind="line" size="large" block pending={t(setupMessages.saving)}>
            {t(messages.invite)}
          </SubmitButton>
        </Form>
      )}
    </>
  );
}
