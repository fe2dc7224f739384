import { useRef } from 'react';
import { settingNames } from '../../../platform/audit/setting-names.messages.ts';
import { useHydrated } from '../../../ui/islands/hydrated.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { wasName } from '../changed-in.ts';
import type { Setting } from '../setting-pages/setting-form.tsx';
import { SettingNote } from '../setting-pages/setting-note.tsx';
import { brandMessages as messages } from './brand.messages.ts';
import { isDarker, formatRatio } from './color-preview.tsx';
import { leastContrast } from './theme-looks.ts';
import css from './brand.module.css';

export type ColorKey = 'primaryColor' | 'secondaryColor';

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
export function ColorField({ setting, start, color, used, ...props }: ColorFieldProps) {
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
            <SettingNote name={key} {...{ changedAt, changedBy, zone, now, resetForm }} />
          </>
        }
      />
    </div>
  );
}
