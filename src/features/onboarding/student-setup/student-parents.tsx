import { AccountFrame } from '../../accounts/account-frame.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, TextField } from '../../../ui/fields/text-field.tsx';
import { relationships } from '../family/relationships.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import { studentSetupMessages as messages } from './student-setup.messages.ts';
import { Offers } from '../invitations/offers.tsx';
import { OneButton } from '../setup/one-button.tsx';
import { parentFields } from '../parent-setup/parent-fields.ts';
import { PeopleList } from '../setup/people-list.tsx';
import type { StudentStepProps } from './student-step.ts';

/** After the four steps: a parent may be invited, now or later. */
export function StudentParents({ setup, now }: StudentStepProps) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(messages.parentsHeading)} lead={t(messages.parentsLead)}>
      <Offers offers={setup.offers} />
      {setup.parents.length > 0 && (
        <PeopleList
          title={t(messages.parentsTitle)}
          people={setup.parents.map(({ id, firstName, lastName, email, confirmedAt }) => ({
            key: id,
            name: `${firstName} ${lastName}`,
            about: `${email} · ${t(confirmedAt === null ? messages.parentWaiting : messages.parentAccepted)}`,
            acts: (
              <OneButton intent="remove-parent" values={{ id }} kind="line" size="small">
                {t(messages.remove, { name: firstName })}
              </OneButton>
            ),
          }))}
        />
      )}
      <Form key={setup.parents.length} fields={parentFields} now={now} intent="parent">
        <TextField name="firstName" label={t(messages.parentFirstName)} autoComplete="off" />
        <TextField name="lastName" label={t(messages.parentLastName)} autoComplete="off" />
        <EmailField name="email" label={t(messages.parentEmail)} autoComplete="off" />
        <SelectField
          name="studentRelationship"
          label={t(messages.parentRelationship)}
          options={relationships.map(([value, label]) => ({ value, label: t(label) }))}
        />
        <SubmitButton size="large" block pending={t(setupMessages.saving)}>
          {t(messages.inviteParent)}
        </SubmitButton>
      </Form>
      <ButtonLink to="/app" kind="line" size="large" block iconAfter="arrow-right">
        {t(setup.parents.length > 0 ? setupMessages.goHome : messages.noParentNow)}
      </ButtonLink>
    </AccountFrame>
  );
}
