import { useId, useState } from 'react';
import { Form as RouterForm } from 'react-router';
import { settingNames } from '../../../platform/audit/setting-names.messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useHydrated } from '../../../ui/islands/hydrated.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import type { Setting } from '../setting-pages/setting-form.tsx';
import { SetElsewhere } from '../setting-pages/set-elsewhere.tsx';
import { siteFields } from '../site-settings.ts';
import { brandMessages as messages } from './brand.messages.ts';
import { ColorField, type ColorKey } from './color-field.tsx';
import { ColorPreview } from './color-preview.tsx';
import { readColor } from './read-color.ts';
import { looksOf, ownColors } from './theme-looks.ts';
import css from './brand.module.css';

const keys = ['primaryColor', 'secondaryColor'] as const;

interface ColorFormProps {
  readonly settings: readonly Setting[];
  /** Colors that the address asks to be shown, before they are saved. */
  readonly tried: Readonly<Record<ColorKey, string | undefined>>;
  readonly zone: string;
  readonly now: Date;
}

/** The two colors, and what pages make of them: while they are typed, or by a button. */
export function ColorForm({ settings, tried, zone, now }: ColorFormProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const resetForm = useId();
  const [typed, setTyped] = useState<Readonly<Partial<Record<ColorKey, string>>>>({});
  const shown = keys.flatMap((key) => {
    const found = settings.find((one) => one.key === key);
    return found ? [{ ...found, key }] : [];
  });
  const set = (key: ColorKey) => shown.find((one) => one.key === key);
  const start = (key: ColorKey) =>
    (set(key)?.variable === null ? tried[key] : undefined) ?? set(key)?.value ?? '';
  const colorOf = (key: ColorKey, fallback: string) =>
    readColor(typed[key] ?? start(key)) ?? readColor(set(key)?.value ?? '') ?? fallback;
  const primary = colorOf('primaryColor', ownColors.primary);
  const secondary = colorOf('secondaryColor', ownColors.secondary);
  const [light] = looksOf(primary, secondary);
  const open = shown.filter(({ variable }) => variable === null);
  const fields = Object.fromEntries(open.map(({ key }) => [key, siteFields[key]]));
  const isTried = !hydrated && open.some(({ key, value }) => start(key) !== value);
  const list = shown.map((setting) =>
    setting.variable === null ? (
      <ColorField
        key={`${setting.key} ${setting.value ?? ''}`}
        {...{ setting, zone, now, resetForm }}
        start={start(setting.key)}
        color={setting.key === 'primaryColor' ? primary : secondary}
        used={(setting.key === 'primaryColor' ? light?.primary : light?.secondary) ?? primary}
      />
    ) : (
      <SetElsewhere
        key={setting.key}
        label={t(settingNames[setting.key])}
        value={setting.value ?? ''}
        variable={setting.variable}
      />
    ),
  );
  return (
    <div
      className={css.colors}
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const key = keys.find((one) => one === target.name);
        if (key) setTyped((before) => ({ ...before, [key]: target.value }));
      }}
    >
      {open.length === 0 ? (
        <div className={css.fields}>{list}</div>
      ) : (
        <>
          <Form fields={fields} now={now} intent="colors" className={css.form}>
            <div className={css.fields}>{list}</div>
            <div className={css.acts}>
              <SubmitButton>{t(messages.saveColors)}</SubmitButton>
              {!hydrated && (
                <SubmitButton kind="line" formMethod="get" formNoValidate>
                  {t(messages.preview)}
                </SubmitButton>
              )}
            </div>
          </Form>
          <RouterForm method="post" id={resetForm} />
        </>
      )}
      {isTried && <Notice title={t(messages.unsaved)} />}
      <ColorPreview primary={primary} secondary={secondary} />
    </div>
  );
}
