import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { Asked } from '../directory-page/directory-address.ts';
import { directoryMessages } from '../directory-page/directory.messages.ts';
import { Choices, Facet, Folded, type Choosing } from './choices.tsx';
import { directoryForm, type FormActs } from '../directory-page/use-directory-form.ts';
import css from './facets.module.css';

/** Groups of majors visible before the rest is unfolded. */
const firstMajors = 6;

/** Majors: the groups most colleges teach, or matches of a search among five hundred titles. */
export function MajorFacet({
  asked,
  acts,
  ...choosing
}: Choosing & { readonly asked: Asked; readonly acts: FormActs }) {
  const t = useTranslate();
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

  // On back navigation; someone who is typing here is not interrupted.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = asked.major;
  }, [asked.major]);

  return (
    <Facet title={t(directoryMessages.majors)}>
      <div className={css.find}>
        <Icon name="search" />
        <input
          ref={box}
          type="search"
          name="major"
          form={directoryForm}
          defaultValue={asked.major}
          aria-label={t(directoryMessages.findMajor)}
          placeholder={t(directoryMessages.findMajor)}
          autoComplete="off"
          onInput={acts.onType}
          onBlur={acts.onLeave}
        />
      </div>
      <Choices name="majors" of={first} {...choosing} />
      {isSearch && majors.length === 0 && (
        <p className={css.note}>{t(directoryMessages.noMajor)}</p>
      )}
      {moreMajors > 0 && <p className={css.note}>{t(directoryMessages.more, { n: moreMajors })}</p>}
      {rest.length > 0 && (
        <Folded title={t(directoryMessages.allMajors)}>
          <Choices name="majors" of={rest} {...choosing} />
        </Folded>
      )}
    </Facet>
  );
}
