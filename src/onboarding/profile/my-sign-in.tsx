import { NewPasswordField } from '../../accounts/new-password-field.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { accountForms } from './account-fields.ts';
import { accountSettingsWords as said } from './account-settings.words.ts';
import type { ProfileData } from './load-profile.ts';
import { methodName } from './method-name.ts';
import { Press } from './press.tsx';
import { ProfileSection, Row, Rows } from './profile-section.tsx';
import { profileWords } from './profile.words.ts';

interface MySignInProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** Another password, by the old one. */
export function MyPassword({ data: { me, account }, now }: MySignInProps) {
  const say = useSay();
  const hasOne = account.methods.some(({ providerId }) => providerId === 'credential');
  return (
    <ProfileSection anchor="password" title={say(profileWords.password)}>
      {hasOne ? (
        <Form fields={accountForms.password} now={now} intent="password">
          {/* So that a password manager knows whose it is. */}
          <input
            type="email"
            name="username"
            autoComplete="username"
            defaultValue={me.email}
            readOnly
            hidden
          />
          <PasswordField
            name="current"
            label={say(said.currentPassword)}
            autoComplete="current-password"
          />
          <NewPasswordField label={say(said.newPassword)} />
          <p>{say(said.endsOthers)}</p>
          <div>
            <SubmitButton pending={say(said.changing)}>{say(said.changePassword)}</SubmitButton>
          </div>
        </Form>
      ) : (
        <>
          <p>{say(said.noPassword)}</p>
          <div>
            <ButtonLink kind="line" to="/reset-password">
              {say(said.setPassword)}
            </ButtonLink>
          </div>
        </>
      )}
    </ProfileSection>
  );
}

/** By what somebody may come in. */
export function MyMethods({ data: { account } }: Pick<MySignInProps, 'data'>) {
  const say = useSay();
  const { methods } = account;
  return (
    <ProfileSection anchor="methods" title={say(profileWords.methods)} lead={say(said.methodsLead)}>
      <Rows>
        {methods.map(({ id, providerId }) => {
          const method = say(methodName(providerId));
          return (
            <Row
              key={id}
              mark={<Icon name={providerId === 'credential' ? 'lock' : 'link'} />}
              name={method}
              about={methods.length === 1 ? say(said.onlyWay) : null}
            >
              {methods.length > 1 && (
                <Press intent="unlink" id={id}>
                  {say(said.unlink, { method })}
                </Press>
              )}
            </Row>
          );
        })}
      </Rows>
      <p>{say(said.addMethod)}</p>
    </ProfileSection>
  );
}
