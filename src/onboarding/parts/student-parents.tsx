import { AccountFrame } from '../../accounts/account-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField, TextField } from '../../ui/text-field.tsx';
import { relationships } from '../relationships.ts';
import { setupWords } from '../setup.words.ts';
import { studentSetupWords as said } from '../student-setup.words.ts';
import { Offers } from './offers.tsx';
import { OneButton } from './one-button.tsx';
import { parentFields } from './parent-fields.ts';
import { PeopleList } from './people-list.tsx';
import type { StudentStepProps } from './student-step.ts';

/** After the four steps: a parent may be invited, now or later. */
export function StudentParents({ setup, now }: StudentStepProps) {
  const say = useSay();
  return (
    <AccountFrame title={say(said.parentsHeading)} lead={say(said.parentsLead)}>
      <Offers offers={setup.offers} />
      {setup.parents.length > 0 && (
        <PeopleList
          title={say(said.parentsTitle)}
          people={setup.parents.map(({ id, firstName, lastName, email, confirmedAt }) => ({
            key: id,
            name: `${firstName} ${lastName}`,
            about: `${email} · ${say(confirmedAt === null ? said.parentWaiting : said.parentAccepted)}`,
            acts: (
              <OneButton intent="remove-parent" values={{ id }} kind="line" size="small">
                {say(said.remove, { name: firstName })}
              </OneButton>
            ),
          }))}
        />
      )}
      <Form key={setup.parents.length} fields={parentFields} now={now} intent="parent">
        <TextField name="firstName" label={say(said.parentFirstName)} autoComplete="off" />
        <TextField name="lastName" label={say(said.parentLastName)} autoComplete="off" />
        <EmailField name="email" label={say(said.parentEmail)} autoComplete="off" />
        <SelectField
          name="studentRelationship"
          label={say(said.parentRelationship)}
          options={relationships.map(([value, label]) => ({ value, label: say(label) }))}
        />
        <SubmitButton size="large" block pending={say(setupWords.saving)}>
          {say(said.inviteParent)}
        </SubmitButton>
      </Form>
      <ButtonLink to="/app" kind="line" size="large" block iconAfter="arrow-right">
        {say(setup.parents.length > 0 ? setupWords.goHome : said.noParentNow)}
      </ButtonLink>
    </AccountFrame>
  );
}
