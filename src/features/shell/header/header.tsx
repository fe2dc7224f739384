import { Link, useLocation } from 'react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMaybeSite, type Person } from '../../../platform/pages/site.ts';
import {
  type MenuItem,
  currentOf,
  hasProfileBlock,
  isActive,
  menuOf,
  placeOfRow,
  secondRowOf,
} from './menus.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { shellMessages } from '../shell.messages.ts';
import { hasCompactFooter } from '../footer/which-footer.ts';
import { Logo } from './logo.tsx';
import { LanguageSwitch } from '../reader-choices/language-switch.tsx';
import { ThemeMenu } from '../reader-choices/theme-menu.tsx';
import css from './header.module.css';
import { classNames } from '../../../ui/layout/class-names.ts';
import { closing } from '../../../ui/overlays/close-by-itself.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import navDrawerCss from './nav-drawer.module.css';
import { MenuDisclosure } from '../../../ui/overlays/menu-disclosure.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import profileMenuCss from './profile-menu.module.css';

interface HeaderProps {
  readonly path: string;
  /** Who is signed in. */
  readonly person: Person | null;
}

/** The top of every page: logo, the menu of this part of the site, theme, who is signed in. */
export default function Header({ path, person }: HeaderProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const off = useMaybeSite()?.featuresOff;
  const role = person?.role ?? null;
  const items = menuOf(path, role, off);
  const row = secondRowOf(path, role, off);
  const place = placeOfRow(path, role);
  const current = currentOf(row, path, search) ?? items.find((item) => isActive(item, path));
  const inLine = items.filter((item) => !item.inDrawerOnly);
  return (
    <header className={css.header}>
      <div className={css.line}>
        <Logo />
        {inLine.length > 0 && (
          <nav className={css.wide} aria-label={t(shellMessages.mainMenu)}>
            <ul>
              {inLine.map((item) => (
                <Entry key={item.to} item={item} isCurrent={isActive(item, path)} person={person} />
              ))}
            </ul>
          </nav>
        )}
        <div className={css.end}>
          {/* Where the footer is short, the theme is there. */}
          {!hasCompactFooter(path) && <ThemeMenu />}
          {person && hasProfileBlock(path, true) && <ProfileMenu person={person} />}
          {items.length + row.length > 0 && (
            <NavDrawer className={css.narrow} label={t(shellMessages.menu)}>
              <nav aria-label={t(shellMessages.menu)}>
                <ul className={css.drawer}>
                  {inDrawer(items, row, person).map((item) => (
                    <Entry key={item.to} item={item} isCurrent={item === current} person={person} />
                  ))}
                </ul>
              </nav>
              <div className={css.languages}>
                <LanguageSwitch />
              </div>
            </NavDrawer>
          )}
          <span className={css.whole} hidden />
        </div>
      </div>
      {row.length > 0 && place !== 'drawer' && (
        <SecondRow
          label={t(role === 'ADMINS' ? shellMessages.organize : shellMessages.secondMenu)}
          className={place === 'wide' ? css.rowWide : undefined}
        >
          {row.map((item) => (
            <Entry key={item.to} item={item} isCurrent={item === current} />
          ))}
        </SecondRow>
      )}
    </header>
  );
}

interface SecondRowProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The row under the header. Where it is longer than the window it scrolls, and shows the current entry. */
function SecondRow({ label, className, children }: SecondRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && entry)
      list.current.scrollLeft =
        entry.offsetLeft - (list.current.clientWidth - entry.offsetWidth) / 2;
  }, [key]);
  return (
    <nav className={classNames(css.row, className)} data-second-row="" aria-label={label}>
      <ul ref={list}>{children}</ul>
    </nav>
  );
}

const profile: MenuItem = { to: '/app/profile', words: shellMessages.profile };
const sharing: MenuItem = { to: '/app/profile/sharing', words: shellMessages.sharing };

/** The page that is someone's own: before students finish setup, who sees their details. */
const ownPageOf = (person: Person | null): MenuItem | false =>
  person?.setupComplete ? profile : person?.role === 'STUDENTS' && sharing;

/** The entries of both rows and the profile in the drawer of small screens; what is only there comes last. */
const inDrawer = (
  items: readonly MenuItem[],
  row: readonly MenuItem[],
  person: Person | null,
): readonly MenuItem[] => {
  const own = row.length > 0 && ownPageOf(person);
  return [
    ...items.filter((item) => !item.inDrawerOnly),
    ...row,
    ...(own ? [own] : []),
    ...items.filter((item) => item.inDrawerOnly),
  ];
};

interface EntryProps {
  readonly item: MenuItem;
  readonly isCurrent: boolean;
  /** Whose home the entry of a public page leads to. */
  readonly person?: Person | null;
}

function Entry({ item, isCurrent, person }: EntryProps) {
  const t = useTranslate();
  const { to, words, shortWords, look, atEnd } = item;
  return (
    <li className={look === 'button' || atEnd ? css.apart : undefined}>
      <Link
        to={to}
        className={look === 'button' ? css.act : css.entry}
        {...(isCurrent ? { 'aria-current': 'page' } : {})}
      >
        {person && look === 'button' && <OwnAvatar person={person} size="small" />}
        {shortWords ? (
          <>
            <span className={css.longWords}>{t(words)}</span>
            <span className={css.shortWords}>{t(shortWords)}</span>
          </>
        ) : (
          t(words)
        )}
      </Link>
    </li>
  );
}

interface NavDrawerProps {
  /** What its button is called. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The temporary drawer of small screens. Its button opens and closes it, without a script as well; with
 * one, Escape, a press on the page behind it, leaving it and going to another page close it, too.
 */
function NavDrawer({ label, children, className }: NavDrawerProps) {
  const drawer = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    // Someone may have opened it before a script was there.
    if (drawer.current && lastKey.current !== key) drawer.current.open = false;
    lastKey.current = key;
  }, [key]);
  return (
    <details ref={drawer} {...closing} className={classNames(navDrawerCss.drawer, className)}>
      <summary className={navDrawerCss.button} aria-label={label}>
        <Icon name="menu" size={24} className={navDrawerCss.whenClosed} />
        <Icon name="close" size={24} className={navDrawerCss.whenOpen} />
      </summary>
      <div className={navDrawerCss.ground} data-ground="" aria-hidden="true" />
      <div className={navDrawerCss.panel}>{children}</div>
    </details>
  );
}

/** Initials of the name. Where that is an email address, the API says which. */
function OwnAvatar({ person, size }: { readonly person: Person; readonly size?: 'small' }) {
  const { displayName, avatarInitials } = person;
  return (
    <Avatar
      name={displayName}
      initials={displayName.includes('@') ? avatarInitials : undefined}
      kind="sun"
      {...(size && { size })}
    />
  );
}

/** The signed-in person, and the profile menu; without a finished setup there is no profile. */
function ProfileMenu({ person }: { readonly person: Person }) {
  const t = useTranslate();
  const own = ownPageOf(person);
  return (
    <MenuDisclosure
      className={profileMenuCss.block}
      align="end"
      label={t(shellMessages.profileMenu)}
      bare
      face={
        <span className={profileMenuCss.face}>
          <OwnAvatar person={person} />
          <span className={profileMenuCss.who}>
            <b>{person.displayName}</b>
            <span className={profileMenuCss.title}>{person.profileTitle}</span>
          </span>
          <Icon name="chevron-down" />
        </span>
      }
    >
      <ul>
        {own && (
          <li>
            <Link to={own.to}>
              <Icon name="user" />
              {t(own.words)}
            </Link>
          </li>
        )}
        <li>
          <Link to="/sign-out">
            <Icon name="sign-out" />
            {t(shellMessages.signOut)}
          </Link>
        </li>
      </ul>
    </MenuDisclosure>
  );
}
