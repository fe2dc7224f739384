import type { ComponentType } from 'react';
import { classNames } from '../../../ui/layout/class-names.ts';
import type { CardView } from '../card-view.ts';
import { canNarrow, type DirectoryView } from '../directory-page/directory-view.ts';
import { Facets } from './facets.tsx';
import { Results } from '../directory-page/results.tsx';
import type { DirectoryForm } from '../directory-page/use-directory-form.ts';
import css from './narrowing.module.css';

interface NarrowingProps<One extends CardView> {
  readonly view: DirectoryView<One>;
  readonly form: DirectoryForm;
  /** How one college is shown; compared by identity, so declare it outside. */
  readonly card?: ComponentType<{ readonly college: One }> | undefined;
  readonly className?: string | undefined;
}

/** The filters, and beside them the results. */
export function Narrowing<One extends CardView>(props: NarrowingProps<One>) {
  const { view, form, card, className } = props;
  const { asked, total, options } = view;
  const { shown, acts } = form;
  return (
    <div className={classNames(css.columns, !canNarrow(view) && css.alone, className)}>
      <Facets asked={asked} total={total} options={options} shown={shown} acts={acts} />
      <Results view={view} form={form} card={card} />
    </div>
  );
}
