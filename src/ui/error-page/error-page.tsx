import { useContactWay } from '../../platform/pages/contact-way.ts';
import { useIsOff } from '../../platform/pages/site.ts';
import type { Message } from '../../platform/i18n/define-messages.ts';
import { ButtonAnchor } from '../buttons/button.tsx';
import { errorMessages as messages } from './error-page.messages.ts';
import { SearchField } from '../fields/search-field.tsx';
import { Wrap } from '../layout/page.tsx';
import { Pennant, type PennantArt } from '../pennants/pennant.tsx';
import { useTranslate } from '../text/translate.tsx';
import css from './error-page.module.css';

const art: PennantArt = { shape: 'limp', base: '#5555aa', ink: '#f3bd2f' };

type Way = readonly [path: string, words: Message];

const ways: readonly Way[] = [
  ['/', messages.home],
  ['/calendar', messages.fairs],
];
const guides: Way = ['/resources', messages.resources];

/** The content where there is no page, or where one failed, and links from there. */
export default function ErrorPage({ status = 500 }: { readonly status?: number }) {
  const t = useTranslate();
  const isMissing = status === 404;
  const noGuides = useIsOff('guides');
  const contact: Way = [useContactWay(), messages.contact];
  const more = isMissing ? (noGuides ? [] : [guides]) : [contact];
  return (
    <Wrap className={css.page}>
      <div className={css.lawn}>
        <Pennant art={art} width={340} pole />
      </div>
      <div className={css.words}>
        <p className={css.status}>{t(messages.status, { status: String(status) })}</p>
        <h1>{t(isMissing ? messages.notFound : messages.failed)}</h1>
        <p className={css.text}>{t(isMissing ? messages.notFoundText : messages.failedText)}</p>
        {isMissing ? <Search /> : <TryAgain />}
        <ul className={css.ways}>
          {[...ways, ...more].map(([path, words]) => (
            <li key={path}>
              {/* Whole pages: what failed may be what the browser already holds. */}
              <a href={path}>{t(words)}</a>
            </li>
          ))}
        </ul>
      </div>
    </Wrap>
  );
}

function TryAgain() {
  const t = useTranslate();
  // Without an address a link leads to the page it is on.
  return (
    <ButtonAnchor href="" kind="primary">
      {t(messages.tryAgain)}
    </ButtonAnchor>
  );
}

function Search() {
  const t = useTranslate();
  return (
    <form action="/colleges" role="search" className={css.search}>
      <SearchField name="q" label={t(messages.findCollege)} act={t(messages.search)} />
    </form>
  );
}
