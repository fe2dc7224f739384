import { useId, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { forReader } from '../../platform/page-server/for-reader.ts';
import { FileInput } from '../../ui/fields/file-input.tsx';
import { readRefused } from '../../ui/forms/form-problem.ts';
import { useHydrated } from '../../ui/layout/hydrated.ts';
import { Icon } from '../../ui/marks/icon.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { logoMessages as messages } from './college.messages.ts';
import css from './set-up/college-set-up.module.css';

interface LogoFieldProps {
  readonly collegeId: string;
  readonly name: string;
  /** The logo's address in a small size. */
  readonly logo: string | null;
  /** The button that removes the logo. */
  readonly children: ReactNode;
}

/** The logo of a college: uploads on selection, which needs JavaScript. */
export function LogoField({ collegeId, name, logo, children }: LogoFieldProps) {
  const t = useTranslate();
  const id = useId();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  async function send(file: File): Promise<void> {
    setBusy(true);
    setWrong(null);
    try {
      const called = encodeURIComponent(file.name);
      const answer = await fetch(`/api/files/college/${collegeId}/logo?name=${called}`, {
        method: 'POST',
        headers: forReader,
        body: file,
      });
      if (answer.ok) await revalidate();
      else setWrong((await readRefused(answer, t)).message);
    } catch {
      setWrong(t(messages.lost));
    }
    setBusy(false);
  }

  return (
    <div className={css.logo}>
      {hydrated ? (
        <label htmlFor={id} className={css.label}>
          {t(messages.logo)}
        </label>
      ) : (
        <p className={css.label}>{t(messages.logo)}</p>
      )}
      {logo !== null && (
        <div className={css.now}>
          <img src={logo} alt={t(messages.logoOf, { name })} width="96" height="96" />
          {children}
        </div>
      )}
      {hydrated ? (
        <>
          <FileInput
            id={id}
            accept="image/png,image/jpeg,image/webp"
            disabled={busy}
            aria-describedby={`${id}h`}
            onChange={({ currentTarget: { files } }) => {
              const file = files?.[0];
              if (file) void send(file);
            }}
          />
          <p id={`${id}h`} className={css.hint} role="status">
            {t(busy ? messages.sending : messages.hint)}
          </p>
        </>
      ) : (
        <p className={css.hint}>{t(messages.needsScript)}</p>
      )}
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          <Icon name="error" />
          {wrong}
        </p>
      )}
    </div>
  );
}
