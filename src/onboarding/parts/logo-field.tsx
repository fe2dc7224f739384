import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { forReader } from '../../platform/pages/for-reader.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { collegeSetupWords as said } from '../college-setup.words.ts';
import { readRefused } from '../../ui/form-problem.ts';
import { OneButton } from './one-button.tsx';
import css from './logo-field.module.css';

interface LogoFieldProps {
  readonly collegeId: string;
  readonly name: string;
  /** Its address in a small size. */
  readonly logo: string | null;
}

/** The logo: sent as soon as it is chosen. It needs JavaScript; without a logo there is a pennant. */
export function LogoField({ collegeId, name, logo }: LogoFieldProps) {
  const say = useSay();
  const id = useId();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  if (!hydrated) return null;

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
      else setWrong((await readRefused(answer, say)).message);
    } catch {
      setWrong(say(said.logoLost));
    }
    setBusy(false);
  }

  return (
    <div className={css.logo}>
      <label htmlFor={id} className={css.label}>
        {say(said.logo)}
      </label>
      {logo !== null && (
        <div className={css.now}>
          <img src={logo} alt={say(said.logoOf, { name })} width="96" height="96" />
          <OneButton intent="remove-logo" values={{ id: collegeId }} kind="line" size="small">
            {say(said.removeLogo)}
          </OneButton>
        </div>
      )}
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        disabled={busy}
        aria-describedby={`${id}h`}
        onChange={({ currentTarget: { files } }) => {
          const file = files?.[0];
          if (file) void send(file);
        }}
      />
      <p id={`${id}h`} className={css.hint} role="status">
        {say(busy ? said.logoSending : said.logoHint)}
      </p>
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          <Icon name="error" />
          {wrong}
        </p>
      )}
    </div>
  );
}
