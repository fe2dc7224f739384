import { useState, type ComponentProps } from 'react';
import { FieldFrame, type FieldLook } from './field.tsx';
import { formMessages } from '../forms/form.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import { classNames } from '../layout/class-names.ts';
import { useField, type FieldOptions } from './use-field.ts';
import css from './field.module.css';

type TextAreaProps = FieldLook &
  Omit<FieldOptions, 'hinted'> &
  Omit<ComponentProps<'textarea'>, keyof FieldOptions | 'id' | 'required' | 'children' | 'onInput'>;

/** Some lines of text; it tells how much room is left when there is little. */
export function TextArea(props: TextAreaProps) {
  const { name, field, defaultValue, error, label, hint, className, ...input } = props;
  const tied = useField({ name, field, defaultValue, error, hinted: hint !== undefined });
  const [length, setLength] = useState([...(tied.given[0] ?? '')].length);
  const longest = tied.spec?.longest ?? null;
  return (
    <FieldFrame
      tied={tied}
      label={label}
      hint={hint}
      className={className}
      note={longest !== null && <Room longest={longest} length={length} />}
    >
      <textarea
        rows={5}
        {...input}
        {...tied.control}
        className={classNames(css.box, css.area, tied.wrong !== null && css.wrong)}
        defaultValue={tied.given[0]}
        onInput={({ currentTarget }) => setLength([...currentTarget.value.trim()].length)}
      />
    </FieldFrame>
  );
}

/** How much room is left: shown near the limit, read out at every tenth character and where it ends. */
function Room({ longest, length }: { longest: number; length: number }) {
  const t = useTranslate();
  const left = longest - length;
  const isNear = left <= Math.max(20, longest / 10);
  const words =
    isNear &&
    (left < 0
      ? t(formMessages.charactersOver, { over: -left })
      : t(formMessages.charactersLeft, { left }));
  return (
    <>
      {words && <p className={classNames(css.room, left < 0 && css.over)}>{words}</p>}
      <p className="visually-hidden" role="status">
        {(left === -1 || left % 10 === 0) && words}
      </p>
    </>
  );
}
