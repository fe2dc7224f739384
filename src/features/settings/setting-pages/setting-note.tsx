import { settingNames } from '../../../platform/audit/setting-names.messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { settingsMessages as messages } from '../settings.messages.ts';
import css from './setting-form.module.css';

interface ChangedByProps {
  readonly changedAt: string;
  readonly changedBy: string | null;
  readonly zone: string;
  readonly now: Date;
}

/** Who changed a setting last, and when. */
export function ChangedBy({ changedAt, changedBy, zone, now }: ChangedByProps) {
  const t = useTranslate();
  return (
    <span className={css.quiet}>
      {changedBy === null ? t(messages.changed) : t(messages.changedBy, { name: changedBy })}{' '}
      <When start={changedAt} zone={zone} now={now.toISOString()} />
    </span>
  );
}

interface SettingNoteProps extends Omit<ChangedByProps, 'changedAt'> {
  readonly name: keyof typeof settingNames;
  /** Null while the default counts: there is nothing to say then. */
  readonly changedAt: string | null;
  /** The id of the form that puts a setting back to its default. */
  readonly resetForm: string;
}

/** Below a setting that was changed: by whom, and the way back to the default. */
export function SettingNote({ name, changedAt, resetForm, ...changed }: SettingNoteProps) {
  const t = useTranslate();
  if (changedAt === null) return null;
  return (
    <span className={css.changed}>
      <ChangedBy changedAt={changedAt} {...changed} />
      <Button
        type="submit"
        kind="quiet"
        size="small"
        form={resetForm}
        name="reset"
        value={name}
        aria-label={t(messages.toDefaultOf, { name: t(settingNames[name]) })}
      >
        {t(messages.toDefault)}
      </Button>
    </span>
  );
}
