import { useTranslate } from '../../../ui/text/translate.tsx';
import { settingsMessages as messages } from '../settings.messages.ts';
import css from './setting-form.module.css';

interface SetElsewhereProps {
  readonly label: string;
  readonly value: string;
  /** The environment variable that sets it. */
  readonly variable: string;
}

/** A setting that the environment sets: its value, and no field. */
export function SetElsewhere({ label, value, variable }: SetElsewhereProps) {
  const t = useTranslate();
  return (
    <div className={css.fixed}>
      <p className={css.label}>{label}</p>
      <p className={css.value}>{value}</p>
      <p className={css.quiet}>{t(messages.setBy, { variable })}</p>
    </div>
  );
}
