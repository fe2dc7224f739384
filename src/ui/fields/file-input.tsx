import { useState, type ComponentProps } from 'react';
import { useHydrated } from '../layout/hydrated.ts';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../marks/icon.tsx';
import { useTranslate } from '../text/translate.tsx';
import { fileInputMessages as messages } from './file-input.messages.ts';
import css from './file-input.module.css';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'>;

/**
 * Where a file is chosen: an area to drop it on, with a button. The browser's own input lies over
 * it, so that keyboards, screen readers and dropped files need nothing else; without JavaScript it
 * is what is seen. The label is the page's.
 */
export function FileInput({ onChange, disabled, ...input }: FileInputProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState('');
  const [isOver, setOver] = useState(false);
  return (
    <span
      className={classNames(
        css.area,
        hydrated && css.drawn,
        isOver && css.over,
        disabled && css.disabled,
      )}
    >
      {hydrated && (
        <span className={css.words} aria-hidden="true">
          <span className={css.button}>
            <Icon name="upload" />
            {t(chosen === '' ? messages.choose : messages.chooseOther)}
          </span>
          <span className={css.name}>{chosen === '' ? t(messages.drop) : chosen}</span>
        </span>
      )}
      <input
        {...input}
        type="file"
        disabled={disabled}
        className={css.input}
        onChange={(event) => {
          onChange?.(event);
          // Empty where the page has sent the file already.
          const { files } = event.currentTarget;
          setChosen([...(files ?? [])].map(({ name }) => name).join(', '));
          setOver(false);
        }}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </span>
  );
}
