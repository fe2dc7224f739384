import { useId } from 'react';
import { Form as RouterForm } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField, TextField, UrlField } from '../../ui/text-field.tsx';
import { When } from '../../ui/when.tsx';
import { wasName } from '../changed-in.ts';
import { settingsWords as said } from '../settings.words.ts';
import { siteFields, type SiteKey } from '../site-settings.ts';
import { SetElsewhere } from './set-elsewhere.tsx';
import css from './setting-form.module.css';

/** A setting as the page knows it. */
interface Setting {
  readonly key: string;
  readonly value: string | null;
  readonly variable: string | null;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

interface SettingFormProps {
  readonly settings: readonly Setting[];
  /** Those that the form sets, in their order. */
  readonly keys: readonly SiteKey[];
  readonly intent: string;
  /** What the button says. */
  readonly save: string;
  readonly zone: string;
  readonly now: Date;
}

const emails: readonly SiteKey[] = ['contactEmail', 'replyTo'];

const links = ['instagramUrl', 'youtubeUrl', 'xUrl', 'facebookUrl', 'linkedinUrl'] as const;
const isLink = (key: SiteKey): key is (typeof links)[number] => links.some((link) => link === key);

/** A few settings and a button; what the environment sets is shown without a field. */
export function SettingForm({ settings, keys, intent, save, zone, now }: SettingFormProps) {
  const say = useSay();
  // Its buttons are inside of the other form, where Enter must not press them.
  const resetForm = useId();
  const shown = keys.flatMap((key) => {
    const found = settings.find((one) => one.key === key);
    return found ? [{ ...found, key }] : [];
  });
  const open = shown.filter(({ variable }) => variable === null);
  const fields = Object.fromEntries(open.map(({ key }) => [key, siteFields[key]]));
  // A field is drawn anew when its setting has changed, so that it shows what counts now.
  const list = shown.map((setting) =>
    setting.variable === null ? (
      <SettingField
        key={`${setting.key} ${setting.value ?? ''}`}
        {...{ setting, zone, now, resetForm }}
      />
    ) : (
      <SetElsewhere
        key={setting.key}
        label={say(said[setting.key])}
        value={setting.value ?? say(said.unset)}
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
  readonly setting: Setting & { readonly key: SiteKey };
  readonly zone: string;
  readonly now: Date;
  /** The id of the form that puts a setting back to its default. */
  readonly resetForm: string;
}

function SettingField({ setting, zone, now, resetForm }: SettingFieldProps) {
  const say = useSay();
  const { key, changedAt, changedBy } = setting;
  const value = setting.value ?? '';
  const Field = emails.includes(key) ? EmailField : isLink(key) ? UrlField : TextField;
  return (
    <>
      <input type="hidden" name={wasName(key)} value={value} />
      <Field
        name={key}
        label={say(said[key])}
        hint={say(isLink(key) ? said.linkHint : said[`${key}Hint`])}
        autoComplete="off"
        defaultValue={value}
        note={
          changedAt !== null && (
            <span className={css.changed}>
              <span className={css.quiet}>
                {changedBy === null ? say(said.changed) : say(said.changedBy, { name: changedBy })}{' '}
                <When start={changedAt} zone={zone} now={now.toISOString()} />
              </span>
              <Button
                type="submit"
                kind="quiet"
                size="small"
                form={resetForm}
                name="reset"
                value={key}
                aria-label={say(said.toDefaultOf, { name: say(said[key]) })}
              >
                {say(said.toDefault)}
              </Button>
            </span>
          )
        }
      />
    </>
  );
}
