import { Link } from 'react-router';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { formatDay } from './legal-day.ts';
import { legalPageMessages as messages } from './legal-page.messages.ts';
import { versionPath, type LegalKind } from '../legal/legal-kinds.ts';
import css from './legal-page.module.css';

/** The versions of a text, as visitors may know them. */
export interface LegalHistory {
  readonly kind: LegalKind;
  /** The one that is shown. */
  readonly version: {
    readonly number: number;
    readonly countsFrom: string;
    readonly state: string;
    /** Whether it is Quad’s own text. */
    readonly isQuad: boolean;
  };
  /** Newest first. */
  readonly versions: readonly {
    readonly number: number;
    readonly countsFrom: string;
    readonly state: string;
    readonly whatChanged: string | null;
  }[];
}

/** That another version counts from a day to come; nothing where none does. */
export function UpcomingNotice({
  history: { kind, versions },
}: {
  readonly history: LegalHistory;
}) {
  const t = useTranslate();
  const locale = useLocale();
  const next = versions.findLast(({ state }) => state === 'UPCOMING');
  if (!next) return null;
  const { number, countsFrom, whatChanged } = next;
  return (
    <div className={css.notice}>
      <Notice
        title={t(messages.upcomingTitle, { date: formatDay(locale, countsFrom) })}
        action={<Link to={versionPath(kind, number)}>{t(messages.readUpcoming, { number })}</Link>}
      >
        {whatChanged}
      </Notice>
    </div>
  );
}

/** Every version with the day from which it counted; nothing where there is but one. */
export function Versions({ history: { kind, versions } }: { readonly history: LegalHistory }) {
  const t = useTranslate();
  const locale = useLocale();
  if (versions.length < 2) return null;
  return (
    <section className={css.versions} aria-labelledby="versions">
      <h2 id="versions">{t(messages.versions)}</h2>
      <p>{t(messages.versionsText)}</p>
      <ul role="list">
        {versions.map(({ number, countsFrom, state, whatChanged }) => (
          <li key={number}>
            <span className={css.version}>
              <Link to={versionPath(kind, number)}>{t(messages.version, { number })}</Link>{' '}
              <span>{t(messages.since, { date: formatDay(locale, countsFrom) })}</span>
              {state === 'IN_FORCE' && <Tag kind="lawn">{t(messages.inForce)}</Tag>}
              {state === 'UPCOMING' && <Tag kind="sun">{t(messages.upcoming)}</Tag>}
            </span>
            {whatChanged && <span className={css.changed}>{whatChanged}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
