import { memo } from 'react';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { filterCount, type Asked } from '../directory-page/directory-address.ts';
import { directoryMessages } from '../directory-page/directory.messages.ts';
import { Choices, Facet, Folded, type Choosing } from './choices.tsx';
import type { Options } from '../directory-page/directory-view.ts';
import { MajorFacet } from './major-facet.tsx';
import { SizeFacet } from './size-facet.tsx';
import { directoryForm, type FormActs } from '../directory-page/use-directory-form.ts';
import css from './facets.module.css';

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
