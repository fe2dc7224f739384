import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import type { Suggestions } from './suggestions.route.tsx';

/** Someone types faster than this. */
const pause = 200;

/**
 * A line of text with what it may mean below, as the browser shows it. Without scripts it is a line of
 * text.
 */
export function SuggestingField({
  what,
  ...props
}: TextFieldProps & { readonly what: 'school' | 'major' }) {
  const list = useId();
  const fetcher = useFetcher<Suggestions>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (
    <>
      <TextField
        autoComplete="off"
        {...props}
        list={list}
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => {
            if ([...value.trim()].length < 3) return;
            const query = new URLSearchParams({ what, q: value });
            void fetcher.load(`/app/setup/suggestions?${query}`);
          }, pause);
        }}
      />
      <datalist id={list}>
        {fetcher.data?.map(({ value, label }, index) => (
          <option key={`${value} ${index}`} value={value} label={label} />
        ))}
      </datalist>
    </>
  );
}
