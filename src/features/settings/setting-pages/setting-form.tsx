import { useId } from 'react';
import { Form as RouterForm } from 'react-router';
import { settingNames } from '../../../platform/audit/setting-names.messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, NumberField, TextField, UrlField } from '../../../ui/fields/text-field.tsx';
import { wasName } from '../changed-in.ts';
import { settingsMessages as messages } from '../settings.messages.ts';
import { siteFields, type SiteKey } from '../site-settings.ts';
import { SetElsewhere } from './set-elsewhere.tsx';
import { SettingNote } from './setting-note.tsx';
import css from './setting-form.module.css';

/** Those with a field of their own. */
type PlainKey = Exclude<SiteKey, 'primaryColor' | 'secondaryColor'>;

/** A setting as the page knows it. */
export interface Setting {
  readonly key: string;
  readonly value: string | null;
  readonly variable: string | null;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

interface SettingFormProps {
  readonly settings: readonly Setting[];
  /** Those that the form sets, in their order. */
  readonly keys: readonly PlainKey[];
  readonly intent: string;
  /** What the button says. */
  readonly save: string;
  readonly zone: string;
  readonly now: Date;
}

const emails: readonly PlainKey[] = ['contactEmail', 'replyTo'];

const links = ['instagramUrl', 'youtubeUrl', 'xUrl', 'facebookUrl', 'linkedinUrl'] as const;
const isLink = (key: PlainKey): key is (typeof links)[number] => links.some((link) => link === key);

/** A few settings and a button; what the environment sets is shown without a field. */
export function SettingForm({ settings, keys, intent, save, zone, now }: SettingFormProps) {
  const t = useTranslate();
  // Its buttons are inside of the other form, where Enter must not press them.
  const resetForm = useId();
  const shown = keys.flatMap((key) => {
    const found = settings.find((one) => one.key === key);
    return found ? [{ ...found, key }] : [];
  });
  const open = shown.filter(({ variable }) => variable === null);
  const fields = Object.fromEntries(open.map(({ key }) => [key, siteFields[key]]));
  // A field remounts when its setting has changed, so that it shows the current value.
  const list = shown.map((setting) =>
    setting.variable === null ? (
      <SettingField
        key={`${setting.key} ${setting.value ?? ''}`}
        setting={setting}
        zone={zone}
        now={now}
        resetForm={resetForm}
      />
    ) : (
      <SetElsewhere
        key={setting.key}
        label={t(settingNames[setting.key])}
        value={setting.value ?? t(messages.unset)}
        variable={setting.variable}
      />
    ),
  );
  if (open.length === 0) return <div className={css.form}>{list}</div>;
  return (
    <>
      <Form fields={fields} now={now} intent={intent} className={css.form}>
        {list}
        <SubmitButton>{save}</SubmitButton>
      </Form>
      <RouterForm method="post" id={resetForm} />
    </>
  );
}

interface SettingFieldProps {
  readonly setting: Setting & { readonly key: PlainKey };
  readonly zone: string;
  readonly now: Date;
  /** The id of the form that puts a setting back to its default. */
  readonly resetForm: string;
}

function SettingField({ setting, zone, now, resetForm }: SettingFieldProps) {
  const t = useTranslate();
  const { key, changedAt, changedBy } = setting;
  const value = setting.value ?? '';
  const Field = emails.includes(key)
    ? EmailField
    : isLink(key)
      ? UrlField
      : key === 'founded'
        ? NumberField
        : TextField;
  return (
    <>
      <input type="hidden" name={wasName(key)} value={value} />
      <Field
        name={key}
        label={t(settingNames[key])}
        hint={t(isLink(key) ? messages.linkHint : messages[`${key}Hint`])}
        autoComplete="off"
        defaultValue={value}
        note={
          <SettingNote
            name={key}
            changedAt={changedAt}
            changedBy={changedBy}
            zone={zone}
            now={now}
            resetForm={resetForm}
          />
        }
      />
    </>
  );
}
