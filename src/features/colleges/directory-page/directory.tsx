import { Wrap } from '../../../ui/layout/page.tsx';
import { useSite } from '../../../platform/pages/site.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { addressOf } from './directory-address.ts';
import { directoryMessages } from './directory.messages.ts';
import type { DirectoryProblem, DirectoryView } from './directory-view.ts';
import { Narrowing } from '../directory-filters/narrowing.tsx';
import { Problem } from './no-results.tsx';
import { SearchBox } from './search-box.tsx';
import { KeptTray, VisitorCard } from './visitor-card.tsx';
import { useDirectoryForm } from './use-directory-form.ts';
import css from './directory.module.css';

interface DirectoryProps {
  readonly view: DirectoryView | DirectoryProblem;
}

/** The search, the filters, and the results. */
export default function Directory({ view }: DirectoryProps) {
  const t = useTranslate();
  const form = useDirectoryForm(view.asked);
  const isVisitor = useSite().person === null;
  return (
    <Wrap className={css.page}>
      <h1 className={css.title}>{t(directoryMessages.title)}</h1>
      <SearchBox asked={view.asked} form={form} />
      {'problem' in view ? (
        <div className={css.problem}>
          <Problem problem={view.problem} again={addressOf(view.asked)} />
        </div>
      ) : (
        <Narrowing view={view} form={form} card={isVisitor ? VisitorCard : undefined} />
      )}
      {isVisitor && <KeptTray />}
    </Wrap>
  );
}
