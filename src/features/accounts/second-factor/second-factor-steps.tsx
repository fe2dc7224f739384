import { useState } from 'react';
import { useSite } from '../../../platform/pages/site.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import type { QrArt } from '../../../ui/qr-codes/qr-code.ts';
import { QrDrawing } from '../../../ui/qr-codes/qr-drawing.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { secondFactorMessages as messages } from '../sign-in-settings.messages.ts';
import { accountFields } from '../account-pages/account-fields.ts';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { accountMessages } from '../account-pages/account.messages.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import css from './second-factor.module.css';

interface StepProps {
  readonly now: Date;
  readonly back: string | null;
}

/** Behind the password: the code of the app. */
export function AppCodeForm({ now, back }: StepProps) {
  const t = useTranslate();
  const { brand } = useSite();
  return (
    <AccountFrame
      title={t(messages.stepHeading)}
      lead={t(messages.stepLead, { brand: brand.name })}
    >
      <Form fields={accountFields.code} now={now} intent="second-factor">
        <CodeField name="code" label={t(messages.code)} hint={t(messages.codeHint)} />
        <SubmitButton size="large" block pending={t(messages.confirming)}>
          {t(messages.continue)}
        </SubmitButton>
      </Form>
      <AccountLinks>
        <AccountLink
          question={t(messages.lostApp)}
          to={leadTo('/login', back, { step: 'recovery' })}
        >
          {t(messages.useRecovery)}
        </AccountLink>
        <AccountLink to={leadTo('/login', back)}>{t(accountMessages.backToSignIn)}</AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}

/** Behind the password, without the phone: a recovery code. */
export function RecoveryForm({ now, back }: StepProps) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(messages.recoveryHeading)} lead={t(messages.recoveryLead)}>
      <Form fields={accountFields.recovery} now={now} intent="recovery">
        <TextField
          name="code"
          label={t(messages.recoveryCode)}
          hint={t(messages.noRecovery)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton size="large" block pending={t(messages.confirming)}>
          {t(messages.continue)}
        </SubmitButton>
      </Form>
      <AccountLinks>
        <AccountLink to={leadTo('/login', back, { step: 'second-factor' })}>
          {t(messages.useApp)}
        </AccountLink>
        <AccountLink to={leadTo('/login', back)}>{t(accountMessages.backToSignIn)}</AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}

interface ScanProps {
  readonly now: Date;
  readonly uri: string;
  readonly codes: readonly string[];
  readonly key_: string;
  readonly qr: QrArt;
}

/** The key for the app, and the first code that comes of it. */
export function ScanForm({ now, uri, codes, key_, qr }: ScanProps) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(messages.scanHeading)} lead={t(messages.scanLead)}>
      <div className={css.qr}>
        <QrDrawing art={qr} label={t(messages.qr)} />
      </div>
      <div>
        <p>{t(messages.noCamera)}</p>
        <p className={css.key} dir="ltr" translate="no">
          {key_}
        </p>
      </div>
      <Form fields={accountFields.code} now={now} intent="confirm">
        <input type="hidden" name="uri" value={uri} />
        <input type="hidden" name="codes" value={codes.join(' ')} />
        <CodeField name="code" label={t(messages.code)} hint={t(messages.codeHint)} />
        <SubmitButton size="large" block pending={t(messages.confirming)}>
          {t(messages.confirm)}
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}

/** The recovery codes, this once. */
export function RecoveryCodes({
  codes,
  next,
}: {
  readonly codes: readonly string[];
  readonly next: string;
}) {
  const t = useTranslate();
  const { brand } = useSite();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <AccountFrame title={t(messages.codesHeading)} lead={t(messages.codesLead)}>
      <ol className={css.codes} aria-label={t(messages.codes)} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={css.keep}>
        <ButtonAnchor
          kind="line"
          icon="download"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={`${brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-recovery-codes.txt`}
        >
          {t(messages.download)}
        </ButtonAnchor>
        {hydrated && (
          <>
            <Button
              kind="line"
              icon={copied ? 'check' : 'copy'}
              onClick={() =>
                void navigator.clipboard.writeText(text).then(
                  () => setCopied(true),
                  () => setCopied(false),
                )
              }
            >
              <span role="status">{t(copied ? messages.copied : messages.copy)}</span>
            </Button>
            <Button kind="line" icon="print" onClick={() => window.print()}>
              {t(messages.print)}
            </Button>
          </>
        )}
      </div>
      {/* Read from the server: until now this person could not go anywhere, and the menu says so. */}
      <ButtonLink to={next} size="large" block reloadDocument>
        {t(messages.done)}
      </ButtonLink>
    </AccountFrame>
  );
}
