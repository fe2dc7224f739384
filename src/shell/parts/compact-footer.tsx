import { orNothing, still } from '../../ui/still.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import css from './footer.module.css';

const Copyright = still(() => import('./copyright.tsx').catch(orNothing));

/** The footer where people work: copyright and theme, nothing that leads away. */
export function CompactFooter() {
  return (
    <footer className={css.compact}>
      <Copyright />
      <ThemeMenu up />
    </footer>
  );
}
