import { Form } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { socialProviders, type SocialProviderName } from './account-alerts.ts';
import { accountMessages } from '../account-pages/account.messages.ts';
import { loginMessages } from '../sign-in/login.messages.ts';
import css from './social-buttons.module.css';

/** The sign by which a provider is known, beside its name. */
function ProviderMark({ provider }: { readonly provider: SocialProviderName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      {provider === 'google' ? <LetterInFourColours /> : <FourSquares />}
    </svg>
  );
}

/** A ring of three quarters and a bar, clockwise from the bar. */
const LetterInFourColours = () => (
  <g fill="none" strokeWidth="3.6">
    <path d="M10 10h7.2a7.2 7.2 0 0 1-2.5 5.47" stroke="#4285f4" />
    <path d="M14.7 15.47a7.2 7.2 0 0 1-11.1-2.26" stroke="#34a853" />
    <path d="M3.6 13.2a7.2 7.2 0 0 1 0-6.4" stroke="#fbbc05" />
    <path d="M3.6 6.8a7.2 7.2 0 0 1 11.5-1.9" stroke="#ea4335" />
  </g>
);

const FourSquares = () => (
  <>
    <path d="M1 1h8.5v8.5H1z" fill="#f25022" />
    <path d="M10.5 1H19v8.5h-8.5z" fill="#7fba00" />
    <path d="M1 10.5h8.5V19H1z" fill="#00a4ef" />
    <path d="M10.5 10.5H19V19h-8.5z" fill="#ffb900" />
  </>
);

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
