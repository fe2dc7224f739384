import { Form } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { socialProviders } from './account-alerts.ts';
import { accountMessages } from '../account-pages/account.messages.ts';
import { loginMessages } from '../sign-in/login.messages.ts';
import { ProviderMark } from './provider-mark.tsx';
import css from './social-buttons.module.css';

const labels = {
  google: loginMessages.withGoogle,
  microsoft: loginMessages.withMicrosoft,
} as const;

/** The ways in by someone else's sign-in, those that are configured. */
export function SocialButtons({
  social,
}: {
  readonly social: Readonly<Record<keyof typeof labels, boolean>>;
}) {
  const t = useTranslate();
  const offered = socialProviders.filter((provider) => social[provider]);
  if (offered.length === 0) return null;
  return (
    <div className={css.social}>
      <p className={css.or}>{t(accountMessages.or)}</p>
      {offered.map((provider) => (
        <Form key={provider} method="post">
          <input type="hidden" name="intent" value="social" />
          <input type="hidden" name="provider" value={provider} />
          <Button type="submit" kind="line" size="large" block>
            <ProviderMark provider={provider} />
            {t(labels[provider])}
          </Button>
        </Form>
      ))}
    </div>
  );
}
