import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { CardView } from '../card-view.ts';
import { CollegeCard } from '../college-card.tsx';
import { keepColleges, useKept } from './kept-colleges.ts';
import { keptMessages as messages } from './kept.messages.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import trayCss from './tray.module.css';
import css from './visitor-card.module.css';

/** A college for someone without an account, who can save it on this device. */
export function VisitorCard({ college }: { readonly college: CardView }) {
  return <CollegeCard college={college} corner={<KeepButton college={college} />} />;
}

/** Without JavaScript, and where the browser keeps nothing, it leads to signing up. */
function KeepButton({ college: { id, name } }: { readonly college: CardView }) {
  const t = useTranslate();
  const kept = useKept();
  if (kept === null)
    return (
      <Link to="/register" className={css.link} aria-label={t(messages.signUpToSave, { name })}>
        <Icon name="bookmark" />
      </Link>
    );
  const isKept = kept.includes(id);
  return (
    <IconButton
      icon={isKept ? 'bookmark-on' : 'bookmark'}
      tone={isKept && 'primary'}
      label={t(messages.save, { name })}
      aria-pressed={isKept}
      onClick={() => keepColleges(isKept ? kept.filter((one) => one !== id) : [...kept, id])}
    />
  );
}

/** At the lower edge of the list: what is saved on this device, and how to keep it. */
export function KeptTray() {
  const t = useTranslate();
  const count = useKept()?.length ?? 0;
  if (count === 0) return null;
  return (
    <section className={classNames(trayCss.tray, css.tray)} aria-label={t(messages.tray)}>
      <p role="status">{t(messages.count, { n: count })}</p>
      <ButtonLink to="/register" size="small">
        {t(messages.signUp)}
      </ButtonLink>
    </section>
  );
}
