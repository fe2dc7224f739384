import { Link } from 'react-router';
import { useMaybeSite, type Person } from '../../../platform/pages/site.ts';
import type { MenuItem } from './menus.ts';
import { hasProfileBlock, isActive, menuOf, secondRowOf } from './menus.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { shellMessages } from '../shell.messages.ts';
import { Logo } from './logo.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ThemeMenu } from '../reader-choices/theme-menu.tsx';
import css from './header.module.css';

interface HeaderProps {
  readonly path: string;
  /** Who is signed in. */
  readonly person: Person | null;
}

/** The top of every page: logo, the menu of this part of the site, theme, who is signed in. */
export default function Header({ path, person }: HeaderProps) {
  const t = useTranslate();
  const items = menuOf(path, person?.role ?? null, useMaybeSite()?.featuresOff);
  const row = secondRowOf(path, person?.role ?? null);
  const inLine = items.filter((item) => !item.inDrawerOnly);
  return (
    <header className={css.header}>
      <div className={css.line}>
        <Logo />
        {inLine.length > 0 && (
          <nav className={css.wide} aria-label={t(shellMessages.mainMenu)}>
            <ul>
              {inLine.map((item) => (
                <Entry key={item.to} item={item} path={path} />
              ))}
            </ul>
          </nav>
        )}
        <div className={css.end}>
          <ThemeMenu />
          {person && hasProfileBlock(path, true) && <ProfileMenu person={person} />}
          {items.length + row.length > 0 && (
            <NavDrawer className={css.narrow} label={t(shellMessages.menu)}>
              <nav aria-label={t(shellMessages.menu)}>
                <ul className={css.drawer}>
                  {inDrawer(items, row).map((item) => (
                    <Entry key={item.to} item={item} path={path} />
                  ))}
                </ul>
              </nav>
            </NavDrawer>
          )}
          <span className={css.whole} hidden />
        </div>
      </div>
      {row.length > 0 && (
        <nav className={css.row} data-second-row="" aria-label={t(shellMessages.organize)}>
          <ul>
            {row.map((item) => (
              <Entry key={item.to} item={item} path={path} />
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

/** The entries of both rows in the drawer of small screens; what is only there comes last. */
const inDrawer = (items: readonly MenuItem[], row: readonly MenuItem[]): readonly MenuItem[] => [
  ...items.filter((item) => !item.inDrawerOnly),
  ...row,
  ...items.filter((item) => item.inDrawerOnly),
];

function Entry({ item, path }: { readonly item: MenuItem; readonly path: string }) {
  const t = useTranslate();
  const { to, words, shortWords, look } = item;
  return (
    <li className={look === 'button' ? css.apart : undefined}>
      <Link
        to={to}
        className={look === 'button' ? css.act : css.entry}
        {...(isActive(item, path) ? { 'aria-current': 'page' } : {})}
      >
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
