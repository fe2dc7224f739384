import { NewPasswordField } from '../../accounts/new-password-field.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { accountForms } from './account-fields.ts';
import { accountSettingsMessages as messages } from './account-settings.messages.ts';
import type { loadAccount } from './load-account.ts';
import { methodName } from './method-name.ts';
import { OneButton } from '../one-button.tsx';
import { ProfileSection, Row, Rows } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';

interface MyMethodsProps {
  readonly methods: Awaited<ReturnType<typeof loadAccount>>['methods'];
}

interface MyPasswordProps extends MyMethodsProps {
  readonly email: string;
  readonly now: Date;
}

/** Changes the password; requires the old one. */
export function MyPassword({ methods, email, now }: MyPasswordProps) {
  const t = useTranslate();
  const hasOne = methods.some(({ providerId }) => providerId === 'credential');
  return (
    <ProfileSection anchor="password" title={t(profileMessages.password)}>
      {hasOne ? (
        <Form fields={accountForms.password} now={now} intent="password">
          {/* So that a password manager knows whose it is. */}
          <input
            type="email"
            name="username"
            autoComplete="username"
            defaultValue={email}
            readOnly
            hidden
          />
          <PasswordField
            name="current"
            label={t(messages.currentPassword)}
            autoComplete="current-password"
          />
          <NewPasswordField label={t(messages.newPassword)} />
          <p>{t(messages.endsOthers)}</p>
          <div>
            <SubmitButton pending={t(messages.changing)}>{t(messages.changePassword)}</SubmitButton>
          </div>
        </Form>
      ) : (
        <>
          <p>{t(messages.noPassword)}</p>
          <div>
            <ButtonLink kind="line" to="/reset-password">
              {t(messages.setPassword)}
            </ButtonLink>
          </div>
        </>
      )}
    </ProfileSection>
  );
}

/** The ways to sign in. */
export function MyMethods({ methods }: MyMethodsProps) {
  const t = useTranslate();
  return (
    <ProfileSection
      anchor="methods"
      title={t(profileMessages.methods)}
      lead={t(messages.methodsLead)}
    >
      <Rows>
        {methods.map(({ id, providerId }) => {
          const method = t(methodName(providerId));
          return (
            <Row
              key={id}
              mark={<Icon name={providerId === 'credential' ? 'lock' : 'link'} />}
              name={method}
              about={methods.length === 1 ? t(messages.onlyWay) : null}
            >
              {methods.length > 1 && (
                <OneButton kind="line" intent="unlink" values={{ id }}>
                  {t(messages.unlink, { method })}
                </OneButton>
              )}
            </Row>
          );
        })}
      </Rows>
      <p>{t(messages.addMethod)}</p>
    </ProfileSection>
  );
}
