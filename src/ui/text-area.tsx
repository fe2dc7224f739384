import { useState, type ComponentProps } from 'react';
import { FieldFrame, type FieldLook } from './field.tsx';
import { formWords } from './form.words.ts';
import { useSay } from './say.tsx';
import { classNames } from './class-names.ts';
import { useField, type FieldOptions } from './use-field.ts';
import css from './field.module.css';

type TextAreaProps = FieldLook &
  Omit<FieldOptions, 'hinted'> &
  Omit<ComponentProps<'textarea'>, keyof FieldOptions | 'id' | 'required' | 'children'>;

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

/** How much room is left: shown near the limit. */
function Room({ longest, length }: { longest: number; length: number }) {
  const say = useSay();
  const left = longest - length;
  if (left > Math.max(20, longest / 10)) return <p className={css.room} role="status" />;
  return (
    <p className={css.room} role="status">
      {left < 0
        ? say(formWords.charactersOver, { over: -left })
        : say(formWords.charactersLeft, { left })}
    </p>
  );
}
