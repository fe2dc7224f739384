import { useContactWay } from '../platform/pages/contact-way.ts';
import { useIsOff } from '../platform/pages/site.ts';
import type { Message } from '../platform/words/words.ts';
import { ButtonAnchor } from './button.tsx';
import { errorWords as said } from './error-page.words.ts';
import { Icon } from './icon.tsx';
import { Wrap } from './page.tsx';
import { Pennant, type PennantArt } from './pennant.tsx';
import { useSay } from './say.tsx';
import css from './error-page.module.css';

const art: PennantArt = { shape: 'limp', base: '#5555aa', ink: '#f3bd2f' };

type Way = readonly [path: string, words: Message];

const ways: readonly Way[] = [
  ['/', said.home],
  ['/calendar', said.fairs],
];
const guides: Way = ['/resources', said.resources];

/** What somebody sees where there is no page, or where one failed, and where to go from there. */
export default function ErrorPage({ status = 500 }: { readonly status?: number }) {
  const say = useSay();
  const isMissing = status === 404;
  const noGuides = useIsOff('guides');
  const contact: Way = [useContactWay(), said.contact];
  const more = isMissing ? (noGuides ? [] : [guides]) : [contact];
  return (
    <Wrap className={css.page}>
      <div className={css.lawn}>
        <Pennant art={art} width={340} pole />
      </div>
      <div className={css.words}>
        <p className={css.status}>{say(said.status, { status: String(status) })}</p>
        <h1>{say(isMissing ? said.notFound : said.failed)}</h1>
        <p className={css.text}>{say(isMissing ? said.notFoundText : said.failedText)}</p>
        {isMissing ? <Search /> : <TryAgain />}
        <ul className={css.ways}>
          {[...ways, ...more].map(([path, words]) => (
            <li key={path}>
              {/* Whole pages: what failed may be what the browser already holds. */}
              <a href={path}>{say(words)}</a>
            </li>
          ))}
        </ul>
      </div>
    </Wrap>
  );
}

function TryAgain() {
  const say = useSay();
  // Without an address a link leads to the page it is on.
  return (
    <ButtonAnchor href="" kind="primary">
      {say(said.tryAgain)}
    </ButtonAnchor>
  );
}

function Search() {
  const say = useSay();
  return (
    <form action="/colleges" role="search" className={css.search}>
      <label className={css.label} htmlFor="error-search">
        {say(said.findCollege)}
      </label>
      <input id="error-search" name="q" type="search" className={css.input} autoComplete="off" />
      <button type="submit" className={css.submit} aria-label={say(said.search)}>
        <Icon name="search" />
      </button>
    </form>
  );
}
