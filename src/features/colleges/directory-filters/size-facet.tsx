import type { CSSProperties } from 'react';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { campusSizes } from '../college-choices.ts';
import { labelOf } from '../college-facts.ts';
import { directoryMessages } from '../directory-page/directory.messages.ts';
import { Facet, type Choosing } from './choices.tsx';
import { directoryForm } from '../directory-page/use-directory-form.ts';
import css from './size-facet.module.css';

/** The size classes as a row of bars, their height the number of colleges, each a checkbox. */
export function SizeFacet({ shown, options, onChoose }: Choosing) {
  const t = useTranslate();
  const countOf = (size: string) => options.size.find(({ value }) => value === size)?.count ?? 0;
  const most = Math.max(1, ...campusSizes.map(countOf));
  return (
    <Facet title={t(directoryMessages.size)}>
      <div className={css.bars}>
        {campusSizes.map((size) => {
          const n = countOf(size);
          const style: CSSProperties & Record<'--share', number> = { '--share': n / most };
          return (
            <label key={size} className={css.column} style={style}>
              <input
                type="checkbox"
                name="size"
                value={size}
                form={directoryForm}
                checked={shown.size.includes(size)}
                onChange={onChoose}
                aria-label={t(directoryMessages.sizeBar, { size: t(labelOf(size)), n })}
              />
              <span className={css.bar} aria-hidden="true" />
              <span className={css.mark} aria-hidden="true">
                {t(shortSizes[size])}
              </span>
            </label>
          );
        })}
      </div>
    </Facet>
  );
}

/** The label under a bar, which is 44 pixels wide. */
const shortSizes = {
  'under 1,000': directoryMessages.sizeUnder1,
  '1,000-4,999': directoryMessages.sizeFrom1,
  '5,000-9,999': directoryMessages.sizeFrom5,
  '10,000-19,999': directoryMessages.sizeFrom10,
  '20,000 and more': directoryMessages.sizeFrom20,
} as const;
