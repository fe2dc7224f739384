import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { addressOf } from '../directory-page/directory-address.ts';
import { mostCompared } from '../college-choices.ts';
import { myCollegesMessages as messages } from '../my-colleges/my-colleges.messages.ts';
import type { MyDirectoryView } from '../my-colleges/my-directory-view.ts';
import { addressWithPick, comparisonOf } from './pick.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import trayCss from '../directory-page/tray.module.css';
import css from './compare-tray.module.css';

/** The selection to compare, at the lower edge of the list; explains why a fifth must wait. */
export function CompareTray({ view }: { readonly view: MyDirectoryView }) {
  const t = useTranslate();
  const { asked, picked } = view;
  const { inside } = asked;
  if (!inside || picked.length === 0) return null;
  const shown = picked.slice(0, mostCompared);
  const [fifth] = picked.slice(mostCompared);
  return (
    <section className={classNames(trayCss.tray, css.tray)} aria-label={t(messages.tray)}>
      <p className={css.words} role="status">
        {fifth ? (
          <>
            <b>{t(messages.fullTitle)}.</b> {t(messages.full, { name: fifth.name })}
          </>
        ) : (
          t(messages.trayCount, { n: shown.length })
        )}
      </p>
      <ul role="list" className={css.picked}>
        {shown.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              className={css.one}
              to={addressWithPick(asked, slug)}
              preventScrollReset
              data-keep-scroll=""
              aria-label={t(messages.leaveOut, { name })}
            >
              <span>{name}</span>
              <Icon name="close" />
            </Link>
          </li>
        ))}
      </ul>
      <div className={css.acts}>
        {shown.length > 1 && (
          <ButtonLink
            to={comparisonOf(
              shown.map(({ slug }) => slug),
              inside.student,
            )}
          >
            {t(messages.sideBySide)}
          </ButtonLink>
        )}
        <ButtonLink
          kind="quiet"
          to={addressOf({ ...asked, inside: { ...inside, pick: [] } })}
          preventScrollReset
          data-keep-scroll=""
        >
          {t(messages.clearPicked)}
        </ButtonLink>
      </div>
    </section>
  );
}
