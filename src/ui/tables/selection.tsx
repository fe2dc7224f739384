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
  /** The number of matching rows, on all pages. */
  readonly total: number;
  /** The rows of this page that can be selected. */
  readonly shown: number;
  /** The maximum number of rows to act on at once; 0 if only rows of this page can be selected. */
  readonly most?: number;
  /** The address's query string: the question keeps filters and order. */
  readonly query: string;
  /** The form’s method and address, unless a button overrides them. */
  readonly method?: 'get' | 'post';
  readonly action?: string;
  /** The buttons that act on the selection. */
  readonly acts: ReactNode;
  /** The table; its checkboxes belong to the form with this id. */
  readonly children: (formId: string) => ReactNode;
}

/**
 * A table whose rows can be selected (some, all of this page, or all that match), with their number
 * and the buttons that act on them. It is a form, so it works without JavaScript.
 */
export function Selection(props: SelectionProps) {
  const { total, shown, most = 0, query, method = 'get', action, acts, children } = props;
  const t = useTranslate();
  const formId = `chosen${useId()}`;
  // After an action, or with other rows, the checkboxes follow the address.
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
          // It leads to another page, which starts at its top.
          event.preventDefault();
          void submit(submitter);
        }}
        preventScrollReset
      >
        {method === 'get' &&
          [...new URLSearchParams(withoutSelection(query))].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        {most > 0 && <SelectMatching key={search} total={total} shown={shown} most={most} />}
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
  /** Whether all rows of this page are selected. */
  readonly isPage: boolean;
}

/** The current selection: follows the checkboxes, and new pages of rows. */
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

/** The checkboxes of the rows, and the one for all that match. */
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

/** Checks or clears the checkboxes of all rows of this page. Empty without JavaScript. */
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
  /** For screen readers: whose row it is. */
  readonly label: string;
  readonly checked?: boolean;
}

/** The checkbox that selects a row. */
export const Pick = ({ id, form, label, checked = false }: PickProps) => (
  <label className={css.pick}>
    <input type="checkbox" name="id" value={id} form={form} defaultChecked={checked} />
    <span className="visually-hidden">{label}</span>
  </label>
);

interface ChosenProps {
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  /** The number of rows, if all matching ones are meant; `rows` are the first of them. */
  readonly all: number | null;
}

/** The selection in a question: as hidden fields, and as a list of names. */
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

/** The selection as hidden fields, for the form of a question. */
export const ChosenInputs = ({ ids, all }: ChosenInputsProps) =>
  all === null ? (
    ids.map((id) => <input key={id} type="hidden" name="id" value={id} />)
  ) : (
    <input type="hidden" name="all" value={all} />
  );

/** Says that a button was used without a selection. */
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
