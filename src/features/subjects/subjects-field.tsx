import { lazy, Suspense } from 'react';
import { FieldFrame, type FieldLook } from '../../ui/fields/field.tsx';
import fieldCss from '../../ui/fields/field.module.css';
import pickCss from '../../ui/fields/pick-several.module.css';
import { useField } from '../../ui/fields/use-field.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { useHydrated } from '../../ui/layout/hydrated.ts';
import { Icon } from '../../ui/marks/icon.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { nameSubject } from './name-subject.ts';
import { subjectAreaNames, subjectNames } from './subjects.messages.ts';
import { mostSubjects, subjectAreas, undecided } from './subjects.ts';
import { subjectWords as messages } from './subject-words.messages.ts';
import css from './subjects-field.module.css';

const SubjectsPicker = lazy(() => import('./subjects-picker.tsx'));

interface SubjectsFieldProps extends Partial<FieldLook> {
  /** Stored titles, where the form around has none. */
  readonly chosen?: readonly string[];
  readonly onPick?: (titles: readonly string[]) => void;
}

/**
 * What someone would like to study, as `majors`: titles of CIP 2020 or `undecided`, chosen by plain
 * names. A combobox; without JavaScript three selects.
 */
export function SubjectsField({ label, hint, className, chosen, onPick }: SubjectsFieldProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const told = hint ?? t(messages.hint, { most: mostSubjects });
  const tied = useField({ name: 'majors', defaultValue: chosen, hinted: true });
  const selects = (
    <>
      <ChosenBefore titles={tied.given.filter((title) => title !== '')} />
      <Selects tied={tied} />
    </>
  );
  return (
    <FieldFrame tied={tied} label={label ?? t(messages.label)} hint={told} className={className}>
      {hydrated ? (
        <Suspense fallback={selects}>
          <SubjectsPicker tied={tied} onPick={onPick} />
        </Suspense>
      ) : (
        selects
      )}
    </FieldFrame>
  );
}

/** Keeps the room that what was chosen takes in the combobox, until its script is there. */
function ChosenBefore({ titles }: { readonly titles: readonly string[] }) {
  const t = useTranslate();
  return (
    titles.length > 0 && (
      <ul className={classNames(pickCss.chosen, css.before)} aria-hidden="true">
        {titles.map((title) => (
          <li key={title} className={pickCss.chip}>
            <span>{nameSubject(t, title)}</span>
            <span className={css.button} />
          </li>
        ))}
      </ul>
    )
  );
}

/** The same without JavaScript: as many as chosen, three at least. */
function Selects({ tied }: { readonly tied: ReturnType<typeof useField> }) {
  const t = useTranslate();
  const { given, control } = tied;
  const { id, ...rest } = control;
  const count = Math.max(3, given.length);
  return (
    <div className={css.selects}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={fieldCss.box}>
          <select
            {...rest}
            id={index === 0 ? id : `${id}-${index}`}
            aria-label={index === 0 ? undefined : t(messages.nth, { n: index + 1 })}
            autoFocus={index === 0 ? rest.autoFocus : undefined}
            className={fieldCss.input}
            defaultValue={given[index] ?? ''}
          >
            <option value="">–</option>
            <option value={undecided}>{t(messages.undecided)}</option>
            {given[index] !== undefined && (
              <option value={given[index]}>{nameSubject(t, given[index])}</option>
            )}
            {subjectAreas.map(({ key, subjects }) => (
              <optgroup key={key} label={t(subjectAreaNames[key])}>
                {subjects.map((subject) => (
                  <option key={subject.key} value={subject.title}>
                    {t(subjectNames[subject.key])}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Icon name="chevron-down" className={fieldCss.arrow} />
        </span>
      ))}
    </div>
  );
}
