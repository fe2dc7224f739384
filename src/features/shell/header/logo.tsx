import { Link } from 'react-router';
import { useMaybeSite } from '../../../platform/pages/site.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { shellMessages } from '../shell.messages.ts';
import css from './logo.module.css';

/** The brand and its pennant: leads to one's own home when signed in, otherwise to the start. */
export function Logo() {
  const t = useTranslate();
  const site = useMaybeSite();
  const brand = site?.brand.name ?? 'Quad';
  return (
    <Link
      to={site?.person ? '/app' : '/'}
      className={css.logo}
      aria-label={t(shellMessages.logo, { brand })}
    >
      {site?.brand.logo ? (
        <img className={css.picture} {...site.brand.logo} alt="" />
      ) : (
        <>
          <svg viewBox="0 0 60 32" width="38" height="20" aria-hidden="true">
            <path className={css.felt} d="M1 1.5 59 16 1 30.5Z" />
            <path className={css.band} d="M1 1.5 9.5 3.6v24.8L1 30.5Z" />
            <path className={css.line} d="M15 16h22" />
          </svg>
          <span>{brand}</span>
        </>
      )}
    </Link>
  );
}
