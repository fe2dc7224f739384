import { useLocation } from 'react-router';
import { useSyncExternalStore } from 'react';
import { MenuDisclosure } from '../../../ui/overlays/menu-disclosure.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { shellMessages } from '../shell.messages.ts';
import css from './theme-menu.module.css';
import { writeTheme } from '../../../platform/pages/read-cookies.ts';
import { pageCookies, rememberingCookie } from '../../../platform/pages/remember-cookie.ts';
import { useMaybeSite } from '../../../platform/pages/site.ts';

const switches = [
  { name: 'dark', attribute: 'data-dark', query: '(prefers-color-scheme: dark)' },
  { name: 'contrast', attribute: 'data-contrast', query: '(prefers-contrast: more)' },
] as const;

type Switch = (typeof switches)[number];

/** The two switches of the theme, each for itself. Without JavaScript they are a form. */
function ThemeForm({ from }: { /** The address of the page. */ readonly from: string }) {
  const t = useTranslate();
  return (
    <form
      method="post"
      action="/theme"
      className={css.form}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent;
        const pressed = switches.find(({ name }) => name === submitter?.getAttribute('name'));
        if (!pressed) return;
        event.preventDefault();
        turn(pressed);
      }}
    >
      <input type="hidden" name="return" value={from} />
      <ThemeSwitch of={switches[0]} words={t(shellMessages.darkMode)} />
      <ThemeSwitch of={switches[1]} words={t(shellMessages.highContrast)} />
    </form>
  );
}

function ThemeSwitch({ of, words }: { readonly of: Switch; readonly words: string }) {
  const { dark, highContrast } = useMaybeSite()?.theme ?? {};
  const chosen = of.name === 'dark' ? dark : highContrast;
  const isOn = useSyncExternalStore(
    watch,
    () => isTurnedOn(of),
    () => chosen ?? false,
  );
  return (
    <button
      type="submit"
      role="switch"
      aria-checked={isOn}
      name={of.name}
      value={isOn ? 'off' : 'on'}
      className={css.switch}
    >
      {words}
      <span className={css.track} aria-hidden="true" />
    </button>
  );
}

/** The current theme: the one chosen, else the device's preference. */
function isTurnedOn({ attribute, query }: Switch): boolean {
  const chosen = document.documentElement.getAttribute(attribute);
  return chosen === null ? matchMedia(query).matches : chosen === 'on';
}

const watchers = new Set<() => void>();

function watch(notify: () => void): () => void {
  watchers.add(notify);
  const media = switches.map(({ query }) => matchMedia(query));
  for (const one of media) one.addEventListener('change', notify);
  return () => {
    watchers.delete(notify);
    for (const one of media) one.removeEventListener('change', notify);
  };
}

/** Turns one switch at once and remembers the choice; the other stays as it is. */
function turn(pressed: Switch): void {
  const { dataset } = document.documentElement;
  dataset[pressed.name] = isTurnedOn(pressed) ? 'off' : 'on';
  const theme = {
    dark: asChoice(dataset['dark']),
    highContrast: asChoice(dataset['contrast']),
  };
  document.cookie = rememberingCookie(pageCookies.theme, writeTheme(theme));
  for (const notify of watchers) notify();
}

const asChoice = (value: string | undefined): boolean | undefined =>
  value === undefined ? undefined : value === 'on';

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
