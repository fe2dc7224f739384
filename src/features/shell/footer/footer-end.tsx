import { useMaybeSite } from '../../../platform/pages/site.ts';
import { Icon, type IconName } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { shellMessages as messages } from '../shell.messages.ts';
import { Copyright } from './copyright.tsx';
import css from './footer.module.css';

const networks: readonly (readonly [key: string, name: string, icon: IconName])[] = [
  ['instagram', 'Instagram', 'instagram'],
  ['youtube', 'YouTube', 'youtube'],
  ['x', 'X', 'x'],
  ['facebook', 'Facebook', 'facebook'],
  ['linkedin', 'LinkedIn', 'linkedin'],
];

/** The last line: whose pages these are, and where else we are. */
export function FooterEnd() {
  const t = useTranslate();
  const brand = useMaybeSite()?.brand;
  const name = brand?.name ?? 'Quad';
  const shown = networks.flatMap(([key, network, icon]) => {
    const href = brand?.links[key];
    return href ? [{ href, network, icon }] : [];
  });
  return (
    <div className={css.end}>
      <Copyright />
      {shown.length > 0 && (
        <ul className={css.networks}>
          {shown.map(({ href, network, icon }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <Icon
                  name={icon}
                  size={22}
                  label={t(messages.elsewhere, { brand: name, network })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
