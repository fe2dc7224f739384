import { honeypotName, honeypotSealName } from './check-honeypot.ts';
import { formMessages } from './form.messages.ts';
import { useTranslate } from '../text/translate.tsx';

/** Blocks simple robots without asking people anything; `checkHoneypot` verifies it. */
export function Honeypot({ seal }: { readonly seal: string }) {
  const t = useTranslate();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {t(formMessages.leaveEmpty)}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      <input type="hidden" name={honeypotSealName} value={seal} />
    </div>
  );
}
