import type { ReactNode } from 'react';
import { Link, useLocation, type To } from 'react-router';
import { Icon, type IconName } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { boothPath, deskPath, savedAnswersPath } from '../../booths/booth-path.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { bagAnchor } from '../bag/bag-anchor.ts';
import type { Frame } from './frame-query.ts';
import { frameMessages as messages } from './frame.messages.ts';
import { badgeOf } from './unread-now.ts';
import css from './fair-bar.module.css';

interface FairBarProps {
  readonly frame: Frame;
  readonly slug: string;
  readonly unread: number;
}

/** The bar of a live fair: at the bottom of phones, a row under the header of wide screens. */
export function FairBar({ frame, slug, unread }: FairBarProps) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const { hasSessions, boothId, mine } = frame;
  const { visit, questions } = fairPaths(slug);
  const own = boothId === null ? null : boothPath(slug, boothId);
  const desk = deskPath(slug);
  const isAtDesk = [desk, savedAnswersPath(slug)].includes(pathname);
  const isAtSession = pathname.startsWith(`${visit}/sessions/`);
  const isAtBooths = !isAtDesk && !isAtSession && ![questions, own].includes(pathname);
  return (
    <nav className={css.bar} aria-label={t(messages.label)}>
      <ul role="list">
        <Entry to={`${visit}#booths`} icon="flag" isCurrent={isAtBooths}>
          {t(messages.booths)}
        </Entry>
        {hasSessions && (
          <Entry to={`${visit}#talks`} icon="calendar" isCurrent={isAtSession}>
            {t(messages.sessions)}
          </Entry>
        )}
        {own !== null && (
          <Entry to={desk} icon="chat" isCurrent={isAtDesk}>
            {t(messages.desk)}
          </Entry>
        )}
        {own !== null && (
          <Entry to={own} icon="home" isCurrent={pathname === own}>
            {t(messages.myBooth)}
          </Entry>
        )}
        {mine && (
          <>
            <Entry
              to={questions}
              icon="chat"
              isCurrent={pathname === questions}
              count={unread}
              counted={t(messages.unread, { count: unread })}
            >
              <span className={css.short}>{t(messages.questions)}</span>
              <span className={css.long}>{t(messages.myConversations)}</span>
            </Entry>
            <Entry
              // In the lobby the bag opens over what was chosen there.
              to={{ pathname: visit, search: pathname === visit ? search : '', hash: bagAnchor }}
              staysInPlace={pathname === visit}
              icon="bag"
              count={mine.bagCount}
              counted={t(messages.inBag, { count: mine.bagCount })}
            >
              <span className={css.short}>{t(messages.bag)}</span>
              <span className={css.long}>{t(messages.myBag)}</span>
            </Entry>
          </>
        )}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly to: To;
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly isCurrent?: boolean;
  readonly staysInPlace?: boolean;
  readonly count?: number;
  /** The count in words. */
  readonly counted?: string;
}

function Entry({ to, icon, children, isCurrent, staysInPlace, count = 0, counted }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset={staysInPlace === true}
        aria-current={isCurrent === true ? 'page' : undefined}
      >
        <span className={css.picture}>
          <Icon name={icon} size={24} />
          {count > 0 && (
            <span className={css.badge} aria-hidden="true">
              {badgeOf(count)}
            </span>
          )}
        </span>
        <span>
          {children}
          {count > 0 && <span className="visually-hidden">{counted}</span>}
        </span>
      </Link>
    </li>
  );
}
