import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import type { Asked } from '../directory-address.ts';
import { directoryWords } from '../directory.words.ts';
import { Choices, Facet, Folded, type Choosing } from './choices.tsx';
import { directoryForm, type FormActs } from './use-directory-form.ts';
import css from './facets.module.css';

/** Groups of majors that are shown before all of them are asked for. */
const firstMajors = 6;

/** Majors: the groups most colleges teach, or what somebody looks for among five hundred titles. */
export function MajorFacet({
  asked,
  acts,
  ...choosing
}: Choosing & { readonly asked: Asked; readonly acts: FormActs }) {
  const say = useSay();
  const box = useRef<HTMLInputElement>(null);
  const { majors, moreMajors } = choosing.options;
  const isChosen = ({ value }: { value: string }) => asked.majors.includes(value);
  const isSearch = asked.major !== '';
  const others = majors.filter((major) => !isChosen(major));
  const first = [
    ...majors.filter(isChosen),
    ...others.slice(0, isSearch ? undefined : firstMajors),
  ];
  const rest = isSearch ? [] : others.slice(firstMajors);

  // Somebody went back; who is typing here is left alone.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = asked.major;
  }, [asked.major]);

  return (
    <Facet title={say(directoryWords.majors)}>
      <div className={css.find}>
        <Icon name="search" />
        <input
          ref={box}
          type="search"
          name="major"
          form={directoryForm}
          defaultValue={asked.major}
          aria-label={say(directoryWords.findMajor)}
          placeholder={say(directoryWords.findMajor)}
          autoComplete="off"
          onInput={acts.onType}
          onBlur={acts.onLeave}
        />
      </div>
      <Choices name="majors" of={first} {...choosing} />
      {isSearch && majors.length === 0 && <p className={css.note}>{say(directoryWords.noMajor)}</p>}
      {moreMajors > 0 && <p className={css.note}>{say(directoryWords.more, { n: moreMajors })}</p>}
      {rest.length > 0 && (
        <Folded title={say(directoryWords.allMajors)}>
          <Choices name="majors" of={rest} {...choosing} />
        </Folded>
      )}
    </Facet>
  );
}
