import { useId, useState, useRef } from 'react';
import { Form as RouterForm } from 'react-router';
import { settingNames } from '../../../platform/audit/setting-names.messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import type { Setting } from '../setting-pages/setting-form.tsx';
import { SetElsewhere } from '../setting-pages/set-elsewhere.tsx';
import { siteFields } from '../site-settings.ts';
import { brandMessages as messages } from './brand.messages.ts';
import { ColorPreview, isDarker, formatRatio } from './color-preview.tsx';
import { readColor } from './read-color.ts';
import { looksOf, ownColors, leastContrast } from './theme-looks.ts';
import css from './brand.module.css';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { wasName } from '../changed-in.ts';
import { SettingNote } from '../setting-pages/setting-note.tsx';

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
        setting={setting}
        zone={zone}
        now={now}
        resetForm={resetForm}
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

type ColorKey = 'primaryColor' | 'secondaryColor';

interface ColorFieldProps {
  readonly setting: Setting & { readonly key: ColorKey };
  /** What is in the field at first: what is set, or what is tried. */
  readonly start: string;
  /** The color that the field holds, where it holds one, `#rrggbb`. */
  readonly color: string;
  /** What the light theme makes of it. */
  readonly used: string;
  readonly zone: string;
  readonly now: Date;
  readonly resetForm: string;
}

/** A color: typed, or chosen with the browser’s own chooser, which needs JavaScript. */
function ColorField({ setting, start, color, used, ...props }: ColorFieldProps) {
  const t = useTranslate();
  const locale = useLocale();
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const { zone, now, resetForm } = props;
  const { key, value, changedAt, changedBy } = setting;
  const name = t(settingNames[key]);

  /** Puts a chosen color in the text field, as if it was typed. */
  function choose(chosen: string): void {
    const input = box.current?.querySelector<HTMLInputElement>(`input[name="${key}"]`);
    if (!input) return;
    input.value = chosen;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div className={css.color} ref={box}>
      <input type="hidden" name={wasName(key)} value={value ?? ''} />
      <TextField
        name={key}
        label={name}
        hint={t(key === 'primaryColor' ? messages.primaryHint : messages.secondaryHint)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        defaultValue={start}
        end={
          hydrated ? (
            <input
              type="color"
              className={css.chooser}
              aria-label={t(messages.choose, { name })}
              value={color}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
          ) : (
            <span className={css.chooser} style={{ background: color }} />
          )
        }
        note={
          <>
            <p className={css.check} role={hydrated ? 'status' : undefined}>
              {t(messages.whiteOnIt, {
                ratio: formatRatio(locale, '#ffffff', color),
                dark: formatRatio(locale, '#23211d', color),
              })}{' '}
              {used === color
                ? t(messages.asChosen)
                : t(messages.changed, {
                    need: `${leastContrast('light')}:1`,
                    darker: String(isDarker(used, color)),
                    color: used,
                  })}
            </p>
            <SettingNote
              name={key}
              changedAt={changedAt}
              changedBy={changedBy}
              zone={zone}
              now={now}
              resetForm={resetForm}
            />
          </>
        }
      />
    </div>
  );
}
