import { Link } from 'react-router';
import type { Person } from '../../../platform/pages/site.ts';
import { MenuDisclosure } from '../../../ui/overlays/menu-disclosure.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { shellMessages } from '../shell.messages.ts';
import css from './profile-menu.module.css';

/** The signed-in person, and the profile menu; without a finished setup there is no profile. */
export function ProfileMenu({ person }: { readonly person: Person }) {
  const t = useTranslate();
  return (
    <MenuDisclosure
      className={css.block}
      align="end"
      label={t(shellMessages.profileMenu)}
      bare
      face={
        <span className={css.face}>
          <Avatar name={person.displayName} initials={person.avatarInitials} kind="sun" />
          <span className={css.who}>
            <b>{person.displayName}</b>
            <span className={css.title}>{person.profileTitle}</span>
          </span>
          <Icon name="chevron-down" />
        </span>
      }
    >
      <ul>
        {person.setupComplete && (
          <li>
            <Link to="/app/profile">
              <Icon name="user" />
              {t(shellMessages.profile)}
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
