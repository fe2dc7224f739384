import { Copyright } from './copyright.tsx';
import { LanguageSwitch } from '../reader-choices/language-switch.tsx';
import { ThemeMenu } from '../reader-choices/theme-menu.tsx';
import css from './footer.module.css';

/** The footer where people work: copyright, language and theme, nothing that leads away. */
export default function CompactFooter() {
  return (
    <footer className={css.compact}>
      <Copyright />
      <LanguageSwitch />
      <ThemeMenu up />
    </footer>
  );
}
