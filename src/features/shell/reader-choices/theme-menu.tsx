import { useLocation } from 'react-router';
import { MenuDisclosure } from '../../../ui/overlays/menu-disclosure.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { shellMessages } from '../shell.messages.ts';
import { ThemeForm } from './theme-form.tsx';
import css from './theme-menu.module.css';

/** The menu of the theme. */
export function ThemeMenu({ up = false }: { readonly up?: boolean }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <MenuDisclosure
      className={up ? css.up : undefined}
      label={t(shellMessages.theme)}
      icon="contrast"
      align="end"
      bare
    >
      <ThemeForm from={`${pathname}${search}`} />
    </MenuDisclosure>
  );
}
