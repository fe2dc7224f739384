import { Fragment, useEffect, useId, useState, type ReactNode } from 'react';
import { Form as RouterForm, useLocation, useSubmit } from 'react-router';
import { classNames } from '../layout/class-names.ts';
import { useHydrated } from '../layout/hydrated.ts';
import { Notice } from '../layout/notice.tsx';
import { useTranslate } from '../text/translate.tsx';
import { SelectMatching, SomeNames } from './select-matching.tsx';
import { selectMatchingMessages as messages } from './select-matching.messages.ts';
import { withoutSelection } from './table-address.ts';
import css from './selection.module.css';

interface SelectionProps {
  /** Rows that match, over all pages. */
  readonly total: number;
  /** Rows of this page that can be selected. */
  readonly shown: number;
  /** Rows that are acted on at once at most; 0 where only rows of this page can be selected. */
  readonly most?: number;
  /** The address's own search: filters and order go along to the question. */
  readonly query: string;
  /** How and where it is sent; a button may say otherwise. */
  readonly method?: 'get' | 'post';
  readonly action?: string;
  /** The buttons: what can be done with what is selected. */
  readonly acts: ReactNode;
  /** The table; its boxes belong to the form of this id. */
  readonly children: (formId: string) => ReactNode;
}

/**
 * A table whose rows can be selected: some, all of this page, or all that match; how many they are;
 * and what can be done with them. It is a form, so it works without JavaScript.
 */
export function Selection(props: SelectionProps) {
  const { total, shown, most = 0, query, method = 'get', action, acts, children } = props;
  const t = useTranslate();
  const formId = `chosen${useId()}`;
  // After an action, or with other rows, the boxes follow the address.
  const { search } = useLocation();
  const { count, isPage } = useSelected(formId, total);
  const submit = useSubmit();
  return (
    <div className={css.listed}>
      <SelectPage formId={formId} shown={shown} isPage={isPage} />
      <Fragment key={search}>{children(formId)}</Fragment>
      <RouterForm
        id={formId}
        method={method}
        {...(action === undefined ? {} : { action })}
        className={css.bulk}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent;
          const isPosted =
            submitter instanceof HTMLButtonElement && submitter.formMethod === 'post';
          if (method === 'post' || !isPosted) return;
          // It leads to another page, which is read from its top.
          event.preventDefault();
          void submit(submitter);
        }}
        preventScrollReset
      >
        {method === 'get' &&
          [...new URLSearchParams(withoutSelection(query))].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        {most > 0 && <SelectMatching key={search} {...{ total, shown, most }} />}
        <span role="status">
          {count === null ? t(messages.withSelected) : t(messages.selected, { count })}
        </span>
        {acts}
      </RouterForm>
    </div>
  );
}

interface Selected {
  /** Null until a box is checked. */
  readonly count: number | null;
  /** All rows of this page are. */
  readonly isPage: boolean;
}

/** What is selected, followed as boxes are checked and cleared, and as another page of rows comes. */
function useSelected(formId: string, total: number): Selected {
  const [selected, setSelected] = useState(nothingYet);
  const { search } = useLocation();
  useEffect(() => {
    const read = () => setSelected(readSelected(formId, total));
    // Nothing moves on a page that has just been opened.
    if (boxesOf(formId).some(({ checked }) => checked)) read();
    else setSelected(nothingYet);
    document.addEventListener('change', read);
    return () => document.removeEventListener('change', read);
  }, [formId, total, search]);
  return selected;
}

const nothingYet: Selected = { count: null, isPage: false };

function readSelected(formId: string, total: number): Selected {
  const boxes = boxesOf(formId);
  const isAll = boxes.some(({ name, checked }) => name === 'all' && checked);
  const rows = boxes.filter(({ name }) => name === 'id');
  const { length } = rows.filter(({ checked }) => checked);
  return { count: isAll ? total : length, isPage: length > 0 && length === rows.length };
}

/** The boxes of rows, and the one of all that match. */
function boxesOf(formId: string): readonly HTMLInputElement[] {
  const form = document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`);
  return [...(form?.elements ?? [])].filter(
    (box) =>
      box instanceof HTMLInputElement &&
      box.type === 'checkbox' &&
      (box.name === 'id' || box.name === 'all'),
  ) as HTMLInputElement[];
}

interface SelectPageProps {
  readonly formId: string;
  readonly shown: number;
  readonly isPage: boolean;
}

/** Checks or clears the boxes of all rows of this page. Empty without JavaScript. */
function SelectPage({ formId, shown, isPage }: SelectPageProps) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  if (shown < 2) return null;
  return (
    <label className={classNames(css.page, !isHydrated && css.away)}>
      <input
        type="checkbox"
        checked={isPage}
        onChange={({ currentTarget: { checked } }) => {
          for (const box of boxesOf(formId)) if (box.name === 'id') box.checked = checked;
        }}
      />
      {t(messages.selectPage)}
    </label>
  );
}

interface PickProps {
  readonly id: string;
  readonly form: string;
  /** Read out: whose row it is. */
  readonly label: string;
  readonly checked?: boolean;
}

/** The box that selects a row. */
export const Pick = ({ id, form, label, checked = false }: PickProps) => (
  <label className={css.pick}>
    <input type="checkbox" name="id" value={id} form={form} defaultChecked={checked} />
    <span className="visually-hidden">{label}</span>
  </label>
);

interface ChosenProps {
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  /** How many there are where all that match are meant, of which `rows` are the first. */
  readonly all: number | null;
}

/** What is selected, for the form of a question and for its reader. */
export function Chosen({ rows, all }: ChosenProps) {
  return (
    <>
      <ChosenInputs ids={rows.map(({ id }) => id)} all={all} />
      <ul>
        <SomeNames names={rows.map(({ name }) => name)} count={all ?? rows.length} />
      </ul>
    </>
  );
}

interface ChosenInputsProps {
  readonly ids: readonly string[];
  readonly all: number | null;
}

/** What is selected, for the form of a question. */
export const ChosenInputs = ({ ids, all }: ChosenInputsProps) =>
  all === null ? (
    ids.map((id) => <input key={id} type="hidden" name="id" value={id} />)
  ) : (
    <input type="hidden" name="all" value={all} />
  );

/** Says that nothing was selected before a button was used. */
export function NothingChosen() {
  const t = useTranslate();
  return (
    <div className={css.told}>
      <Notice kind="warning" live>
        {t(messages.chooseFirst)}
      </Notice>
    </div>
  );
}
