import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { socialProviders } from '../account-alerts.ts';
import { accountWords } from './account.words.ts';
import { loginWords } from './login.words.ts';
import { ProviderMark } from './provider-mark.tsx';
import css from './social-buttons.module.css';

const labels = { google: loginWords.withGoogle, microsoft: loginWords.withMicrosoft } as const;

/** The ways in by somebody else's sign-in, those that are configured. */
export function SocialButtons({
  social,
}: {
  readonly social: Readonly<Record<keyof typeof labels, boolean>>;
}) {
  const say = useSay();
  const offered = socialProviders.filter((provider) => social[provider]);
  if (offered.length === 0) return null;
  return (
    <div className={css.social}>
      <p className={css.or}>{say(accountWords.or)}</p>
      {offered.map((provider) => (
        <Form key={provider} method="post">
          <input type="hidden" name="intent" value="social" />
          <input type="hidden" name="provider" value={provider} />
          <Button type="submit" kind="line" size="large" block>
            <ProviderMark provider={provider} />
            {say(labels[provider])}
          </Button>
        </Form>
      ))}
    </div>
  );
}
