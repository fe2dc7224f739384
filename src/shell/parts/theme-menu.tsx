import { useReducer } from 'react';
import { useLocation } from 'react-router';
import { MenuDisclosure } from '../../ui/menu-disclosure.tsx';
import { useSay } from '../../ui/say.tsx';
import { orNothing, still } from '../../ui/still.tsx';
import { shellWords } from '../shell.words.ts';
import css from './theme-menu.module.css';

const ThemeForm = still(() => import('./theme-form.tsx').catch(orNothing));

/** The menu of the theme; its switches become live when somebody comes near. */
export function ThemeMenu({ up = false }: { readonly up?: boolean }) {
  const say = useSay();
  const { pathname, search } = useLocation();
  const [isUsed, use] = useReducer(() => true, false);
  return (
    <MenuDisclosure
      className={up ? css.up : undefined}
      label={say(shellWords.theme)}
      icon="contrast"
      align="end"
      bare
      onUse={use}
    >
      <ThemeForm from={`${pathname}${search}`} awake={isUsed} />
    </MenuDisclosure>
  );
}
