import { useLocation } from 'react-router';
import { MenuDisclosure } from '../../ui/menu-disclosure.tsx';
import { useSay } from '../../ui/say.tsx';
import { shellWords } from '../shell.words.ts';
import { ThemeForm } from './theme-form.tsx';
import css from './theme-menu.module.css';

/** The menu of the theme. */
export function ThemeMenu({ up = false }: { readonly up?: boolean }) {
  const say = useSay();
  const { pathname, search } = useLocation();
  return (
    <MenuDisclosure
      className={up ? css.up : undefined}
      label={say(shellWords.theme)}
      icon="contrast"
      align="end"
      bare
    >
      <ThemeForm from={`${pathname}${search}`} />
    </MenuDisclosure>
  );
}
