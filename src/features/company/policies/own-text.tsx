import { Link } from 'react-router';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Outline } from '../../../ui/navigation/outline.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import looks from './policy-page.module.css';
import { formatDay } from './legal-day.ts';
import { UpcomingNotice, Versions, type LegalHistory } from './legal-history.tsx';
import { legalPageMessages as messages } from './legal-page.messages.ts';
import { legalPaths, type LegalKind } from '../legal/legal-kinds.ts';
import css from './legal-page.module.css';

interface OwnTextProps {
  readonly kind: LegalKind;
  readonly own: {
    /** Cleaned on the server. */
    readonly html: string;
    readonly headings: readonly { readonly anchor: string; readonly label: string }[];
  };
  /** Null: a preview, which is no version yet. */
  readonly history: LegalHistory | null;
  /** The page of one version, in force or not. */
  readonly asVersion?: boolean;
}

const notes = {
  IN_FORCE: messages.inForceNote,
  UPCOMING: messages.upcomingNote,
  EARLIER: messages.earlierNote,
  REPLACED: messages.replacedNote,
} as const;

const isState = (state: string): state is keyof typeof notes => Object.hasOwn(notes, state);

/** A text of the site's own, with an outline beside it. */
export default function OwnText({ kind, own, history, asVersion = false }: OwnTextProps) {
  const t = useTranslate();
  const locale = useLocale();
  const version = history?.version;
  // Versions of Quad's own text are kept in the language in which they were agreed to.
  const lang = version?.isQuad ? 'en' : undefined;
  const dated = version && { number: version.number, date: formatDay(locale, version.countsFrom) };
  return (
    <Wrap className={looks.page}>
      <header className={looks.head}>
        <h1>{t(messages.title, { kind })}</h1>
        {version && dated && (
          <p className={classNames(looks.changed, css.dated)}>
            <time dateTime={version.countsFrom}>
              {t(version.state === 'IN_FORCE' ? messages.inForceSince : messages.from, dated)}
            </time>
          </p>
        )}
      </header>
      {asVersion && version && isState(version.state) && (
        <div className={css.notice}>
          <Notice
            action={
              version.state !== 'IN_FORCE' && (
                <Link to={legalPaths[kind]}>{t(messages.readInForce)}</Link>
              )
            }
          >
            {t(notes[version.state], { date: dated?.date ?? '' })}
          </Notice>
        </div>
      )}
      {!asVersion && history && <UpcomingNotice history={history} />}
      <div className={looks.columns}>
        <Outline places={own.headings} lang={lang} />
        <article className={looks.text}>
          <div
            className={css.own}
            lang={lang}
            // Of a few elements without attributes but the addresses of links.
            dangerouslySetInnerHTML={{ __html: own.html }}
          />
          {history && <Versions history={history} />}
        </article>
      </div>
    </Wrap>
  );
}
