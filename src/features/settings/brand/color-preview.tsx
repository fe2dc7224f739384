import { contrast } from '../../../ui/brand/contrast.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { brandMessages as messages } from './brand.messages.ts';
import { leastContrast, looksOf, type ThemeLook } from './theme-looks.ts';
import css from './brand.module.css';

interface ColorPreviewProps {
  /** `#rrggbb`. */
  readonly primary: string;
  readonly secondary: string;
}

/** `4.5:1`; rounded down, so that nothing seems better than it is. */
export const formatRatio = (locale: string, one: string, other: string): string =>
  `${(Math.floor(contrast(one, other) * 10) / 10).toLocaleString(locale, { maximumFractionDigits: 1 })}:1`;

/** A button, a link, a panel and a tag in the four themes, with the contrast of each. */
export function ColorPreview({ primary, secondary }: ColorPreviewProps) {
  const t = useTranslate();
  return (
    <div className={css.previews}>
      <h3 className={css.previewsTitle}>{t(messages.themes)}</h3>
      <ul className={css.themes}>
        {looksOf(primary, secondary).map((look) => (
          <li key={look.theme}>
            <ThemeCard look={look} chosen={{ primary, secondary }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ThemeCardProps {
  readonly look: ThemeLook;
  readonly chosen: ColorPreviewProps;
}

function ThemeCard({ look, chosen }: ThemeCardProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { theme, paper, ink, primary, onPrimary, primarySoft, primaryInk } = look;
  const { secondary, secondarySoft } = look;
  const ratio = (one: string, other: string) => formatRatio(locale, one, other);
  return (
    <figure className={css.theme}>
      <figcaption className={css.themeName}>{t(messages[theme])}</figcaption>
      <div className={css.sample} style={{ background: paper, color: ink }} aria-hidden="true">
        <p>
          {t(messages.sampleText)}{' '}
          <span className={css.sampleLink} style={{ color: primary }}>
            {t(messages.sampleLink)}
          </span>
        </p>
        <p className={css.sampleRow}>
          <span className={css.sampleButton} style={{ background: primary, color: onPrimary }}>
            {t(messages.sampleButton)}
          </span>
          <span className={css.sampleTag} style={{ background: secondarySoft, color: secondary }}>
            {t(messages.sampleTag)}
          </span>
        </p>
        <p className={css.samplePanel} style={{ background: primarySoft, color: primaryInk }}>
          {t(messages.samplePanel)}
        </p>
      </div>
      <dl className={css.shades}>
        <Shade name={t(messages.main)} chosen={chosen.primary} used={primary} />
        <Shade name={t(messages.second)} chosen={chosen.secondary} used={secondary} />
      </dl>
      <p className={css.figures}>
        {t(messages.figures, {
          button: ratio(onPrimary, primary),
          link: ratio(primary, paper),
          panel: ratio(primaryInk, primarySoft),
          tag: ratio(secondary, secondarySoft),
          least: `${leastContrast(theme)}:1`,
        })}
      </p>
    </figure>
  );
}

interface ShadeProps {
  readonly name: string;
  readonly chosen: string;
  readonly used: string;
}

/** Which shade of a color a theme uses. */
function Shade({ name, chosen, used }: ShadeProps) {
  const t = useTranslate();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={css.dot} style={{ background: used }} />
        <code>{used}</code>{' '}
        {t(
          used === chosen
            ? messages.exact
            : isDarker(used, chosen)
              ? messages.darker
              : messages.lighter,
        )}
      </dd>
    </div>
  );
}

/** Whether a color is darker than another one. */
export const isDarker = (one: string, other: string): boolean =>
  contrast(one, '#ffffff') > contrast(other, '#ffffff');
