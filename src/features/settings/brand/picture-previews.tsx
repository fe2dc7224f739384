import { useTranslate } from '../../../ui/text/translate.tsx';
import { brandMessages as messages } from './brand.messages.ts';
import css from './brand.module.css';

interface LogoPreviewProps {
  /** What the site is called. */
  readonly brand: string;
  readonly logo:
    { readonly src: string; readonly width: number; readonly height: number } | undefined;
}

/** The logo as the header shows it, on a light and on a dark page. */
export function LogoPreview({ brand, logo }: LogoPreviewProps) {
  const t = useTranslate();
  if (!logo) return null;
  return (
    <ul className={css.grounds}>
      {(['onLight', 'onDark'] as const).map((ground) => (
        <li key={ground}>
          <figure>
            <div className={ground === 'onLight' ? css.lightGround : css.darkGround}>
              <img {...logo} alt={t(messages.logoOf, { brand })} />
            </div>
            <figcaption>{t(messages[ground])}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const sizes = [16, 32, 180] as const;

/** The icon as tabs and home screens are given it. `version` changes with how it looks. */
export function IconPreview({ version }: { readonly version: string }) {
  const t = useTranslate();
  return (
    <ul className={css.icons}>
      {sizes.map((size) => (
        <li key={size}>
          <figure>
            <img
              src={`${size === 180 ? '/apple-touch-icon.png' : '/icon.svg'}?v=${version}`}
              width={size}
              height={size}
              className={size === 180 ? css.homeIcon : undefined}
              alt={t(messages.iconAt, { size })}
            />
            <figcaption>{t(messages.pixels, { size })}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
