import { Copyright } from './copyright.tsx';
import { ThemeMenu } from '../reader-choices/theme-menu.tsx';
import css from './footer.module.css';

/** The footer where people work: copyright and theme, nothing that leads away. */
export default function CompactFooter() {
  return (
    <footer className={css.compact}>
      <Copyright />
      <ThemeMenu up />
    </footer>
  );
}
