import { honeypotName, honeypotSealName } from './check-honeypot.ts';
import { formWords } from './form.words.ts';
import { useSay } from './say.tsx';

/** Keeps simple robots out of a form without asking people anything; `checkHoneypot` judges it. */
export function Honeypot({ seal }: { readonly seal: string }) {
  const say = useSay();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {say(formWords.leaveEmpty)}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      <input type="hidden" name={honeypotSealName} value={seal} />
    </div>
  );
}
