import { useRef } from 'react';
import { settingNames } from '../../platform/audit/setting-names.words.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { wasName } from '../changed-in.ts';
import type { Setting } from '../parts/setting-form.tsx';
import { SettingNote } from '../parts/setting-note.tsx';
import { brandWords as said } from './brand.words.ts';
import { isDarker, sayRatio } from './color-preview.tsx';
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
  const say = useSay();
  const locale = useLocale();
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const { zone, now, resetForm } = props;
  const { key, value, changedAt, changedBy } = setting;
  const name = say(settingNames[key]);

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
        hint={say(key === 'primaryColor' ? said.primaryHint : said.secondaryHint)}
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
              aria-label={say(said.choose, { name })}
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
              {say(said.whiteOnIt, {
                ratio: sayRatio(locale, '#ffffff', color),
                dark: sayRatio(locale, '#23211d', color),
              })}{' '}
              {used === color
                ? say(said.asChosen)
                : say(said.changed, {
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
