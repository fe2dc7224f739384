import { memo, type CSSProperties, useEffect, useRef } from 'react';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { filterCount, type Asked } from '../directory-page/directory-address.ts';
import { directoryMessages } from '../directory-page/directory.messages.ts';
import { Choices, Facet, Folded, type Choosing } from './choices.tsx';
import type { Options } from '../directory-page/directory-view.ts';
import { directoryForm, type FormActs } from '../directory-page/use-directory-form.ts';
import css from './facets.module.css';
import { campusSizes } from '../college-choices.ts';
import { labelOf } from '../college-facts.ts';
import sizeFacetCss from './size-facet.module.css';

/** Groups of majors visible before the rest is unfolded. */
const firstMajors = 6;

/** Majors: the groups most colleges teach, or matches of a search among five hundred titles. */
function MajorFacet({
  asked,
  acts,
  ...choosing
}: Choosing & { readonly asked: Asked; readonly acts: FormActs }) {
  const t = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const { majors, moreMajors } = choosing.options;
  const isChosen = ({ value }: { value: string }) => asked.majors.includes(value);
  const isSearch = asked.major !== '';
  const others = majors.filter((major) => !isChosen(major));
  const first = [
    ...majors.filter(isChosen),
    ...others.slice(0, isSearch ? undefined : firstMajors),
  ];
  const rest = isSearch ? [] : others.slice(firstMajors);

  // On back navigation; someone who is typing here is not interrupted.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = asked.major;
  }, [asked.major]);

  return (
    <Facet title={t(directoryMessages.majors)}>
      <SearchField
        ref={box}
        className={css.find}
        name="major"
        form={directoryForm}
        label={t(directoryMessages.findMajor)}
        defaultValue={asked.major}
        onInput={acts.onType}
        onBlur={acts.onLeave}
        onClear={acts.onChoose}
      />
      <Choices name="majors" of={first} {...choosing} />
      {isSearch && majors.length === 0 && (
        <p className={css.note}>{t(directoryMessages.noMajor)}</p>
      )}
      {moreMajors > 0 && <p className={css.note}>{t(directoryMessages.more, { n: moreMajors })}</p>}
      {rest.length > 0 && (
        <Folded title={t(directoryMessages.allMajors)}>
          <Choices name="majors" of={rest} {...choosing} />
        </Folded>
      )}
    </Facet>
  );
}

/** The size classes as a row of bars, their height the number of colleges, each a checkbox. */
function SizeFacet({ shown, options, onChoose }: Choosing) {
  const t = useTranslate();
  const countOf = (size: string) => options.size.find(({ value }) => value === size)?.count ?? 0;
  const most = Math.max(1, ...campusSizes.map(countOf));
  return (
    <Facet title={t(directoryMessages.size)}>
      <div className={sizeFacetCss.bars}>
        {campusSizes.map((size) => {
          const n = countOf(size);
          const style: CSSProperties & Record<'--share', number> = { '--share': n / most };
          return (
            <label key={size} className={sizeFacetCss.column} style={style}>
              <input
                type="checkbox"
                name="size"
                value={size}
                form={directoryForm}
                checked={shown.size.includes(size)}
                onChange={onChoose}
                aria-label={t(directoryMessages.sizeBar, { size: t(labelOf(size)), n })}
              />
              <span className={sizeFacetCss.bar} aria-hidden="true" />
              <span className={sizeFacetCss.mark} aria-hidden="true">
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

/** The id with which the button on phones opens the sheet. */
export const filterSheet = 'filters';

/** States visible before the rest is unfolded. */
const firstStates = 6;

interface FacetsProps {
  readonly asked: Asked;
  readonly total: number;
  readonly options: Options;
  /** The current or pending selection. */
  readonly shown: Asked;
  readonly acts: FormActs;
}

/**
 * The filters: beside the list where there is room, else a sheet that its button opens, also
 * without JavaScript. Focus that leaves the sheet closes it, so no one types behind it.
 */
export const Facets = memo(function Facets({ asked, total, options, shown, acts }: FacetsProps) {
  const t = useTranslate();
  const choosing: Choosing = { shown, options, onChoose: acts.onChoose };
  const isChosen = ({ value }: { value: string }) => asked.state.includes(value);
  const byCount = options.state.toSorted((one, other) => other.count - one.count);
  const largest = byCount.filter((state) => !isChosen(state)).slice(0, firstStates);
  const first = [...options.state.filter(isChosen), ...largest];
  const others = options.state.filter(({ value }) => !first.some((one) => one.value === value));
  return (
    <div
      id={filterSheet}
      className={css.sheet}
      popover="auto"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && isOpen(currentTarget))
          currentTarget.hidePopover();
      }}
    >
      <div className={css.bar}>
        <p className={css.title}>{t(directoryMessages.filters)}</p>
        <button
          type="button"
          className={css.close}
          popoverTarget={filterSheet}
          popoverTargetAction="hide"
          aria-label={t(directoryMessages.close)}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <div className={css.facets}>
        {options.fair.length > 0 && (
          <Facet title={t(directoryMessages.exhibitsAt)}>
            <Choices name="fair" of={options.fair} {...choosing} />
          </Facet>
        )}
        {first.length > 0 && (
          <Facet title={t(directoryMessages.state)}>
            <Choices name="state" of={first} {...choosing} />
            {others.length > 0 && (
              <Folded title={t(directoryMessages.allStates)}>
                <Choices name="state" of={others} {...choosing} />
              </Folded>
            )}
          </Facet>
        )}
        <Facet title={t(directoryMessages.type)}>
          <Choices name="type" of={options.type} {...choosing} />
        </Facet>
        <SizeFacet {...choosing} />
        <Facet title={t(directoryMessages.setting)}>
          <Choices name="setting" of={options.setting} {...choosing} />
        </Facet>
        <MajorFacet asked={asked} acts={acts} {...choosing} />
        {options.online.length > 0 && (
          <Facet title={t(directoryMessages.online)}>
            <Choices name="online" of={options.online} {...choosing} />
          </Facet>
        )}
        <noscript>
          <button type="submit" form={directoryForm} className={css.apply}>
            {t(directoryMessages.apply)}
          </button>
        </noscript>
      </div>
      <div className={css.done}>
        <button
          type="button"
          className={css.show}
          popoverTarget={filterSheet}
          popoverTargetAction="hide"
        >
          {t(directoryMessages.show, { n: total })}
        </button>
      </div>
    </div>
  );
});

const isOpen = (element: HTMLElement): boolean => element.matches(':popover-open');

/** The number of active filters, for the button that opens them. */
export function FilterButton({ asked }: { readonly asked: Asked }) {
  const t = useTranslate();
  const n = filterCount(asked);
  return (
    <button type="button" className={css.open} popoverTarget={filterSheet}>
      <Icon name="filter" />
      {t(directoryMessages.filters)}
      {n > 0 && (
        <span className={css.number}>
          {n} <span className="visually-hidden">{t(directoryMessages.areSet)}</span>
        </span>
      )}
    </button>
  );
}
