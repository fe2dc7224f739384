import { useCombobox, useMultipleSelection, type UseComboboxStateChange } from 'downshift';
import { useRef, useState, type ChangeEvent } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../marks/icon.tsx';
import type { Option } from './select-field.tsx';
import type { TiedField } from './use-field.ts';
import fieldCss from './field.module.css';
import css from './pick-several.module.css';

/** What is said around the choice, in the reader's language. */
export interface PickWords {
  readonly chosen: string;
  readonly remove: (label: string) => string;
  readonly found: (count: number) => string;
  /** Nothing was found for this text. */
  readonly none: (text: string) => string;
  /** This text was left without choosing. */
  readonly notChosen: (text: string) => string;
  /** No more can be chosen. */
  readonly full: string;
}

interface PickSeveralProps {
  readonly tied: TiedField;
  /** What was chosen before. */
  readonly start: readonly Option[];
  /** The options that may be meant; of an empty text, those to begin with. */
  readonly find: (text: string) => readonly Option[];
  /** The option that a text left in the field certainly means. */
  readonly meant: (text: string) => Option | undefined;
  /** Whether an option can't be combined with others. */
  readonly isAlone: (value: string) => boolean;
  readonly most: number;
  readonly words: PickWords;
  /** Called with all values when the choice has changed. */
  readonly onPick?: ((values: readonly string[]) => void) | undefined;
}

/**
 * A combobox that picks several options of a long list (WAI-ARIA's pattern, by Downshift): chosen
 * ones are in front of the text, each with a button to remove it. Each is sent as a value of the
 * field's name. Needs JavaScript; the field around it has selects without it.
 */
export default function PickSeveral(props: PickSeveralProps) {
  const { tied, start, find, meant, isAlone, most, words, onPick } = props;
  const [text, setText] = useState('');
  const [left, setLeft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const {
    getSelectedItemProps,
    getDropdownProps,
    removeSelectedItem,
    setSelectedItems,
    ...several
  } = useMultipleSelection<Option>({
    initialSelectedItems: [...start],
    itemToKey: (item) => item?.value,
    onSelectedItemsChange: ({ selectedItems }) => onPick?.(selectedItems.map(({ value }) => value)),
  });
  const chosen = several.selectedItems;
  const isFull = chosen.length >= most;
  const options = find(text).filter(({ value }) => !chosen.some((one) => one.value === value));

  const add = (option: Option) => {
    const others = isAlone(option.value) ? [] : chosen.filter(({ value }) => !isAlone(value));
    setSelectedItems([...others, option]);
    setText('');
    setLeft('');
  };

  const follow = ({ type, selectedItem }: UseComboboxStateChange<Option>) => {
    switch (type) {
      case useCombobox.stateChangeTypes.InputKeyDownEnter:
      case useCombobox.stateChangeTypes.ItemClick:
        if (selectedItem && !isFull) add(selectedItem);
        break;
      case useCombobox.stateChangeTypes.InputBlur: {
        // What someone typed and left is not lost: it’s taken when it’s certain, else pointed out.
        // The field itself knows the last key, also when it was left right after that.
        const written = input.current?.value ?? text;
        const certain = isFull ? undefined : meant(written);
        if (certain) add(certain);
        else setLeft(written.trim());
        break;
      }
      default:
    }
  };

  const box = useCombobox<Option>({
    items: [...options],
    itemToString: () => '',
    itemToKey: (item) => item?.value,
    inputId: tied.ids.control,
    defaultHighlightedIndex: 0,
    selectedItem: null,
    inputValue: text,
    stateReducer(_state, { type, changes }) {
      switch (type) {
        case useCombobox.stateChangeTypes.InputKeyDownEnter:
        case useCombobox.stateChangeTypes.ItemClick:
          // One after the other: the list stays for the next.
          return { ...changes, isOpen: changes.selectedItem ? chosen.length + 1 < most : false };
        case useCombobox.stateChangeTypes.InputBlur:
          // Leaving the field chooses nothing by itself.
          return { ...changes, selectedItem: null };
        default:
          return changes;
      }
    },
    onStateChange: follow,
  });
  const isOpen = box.isOpen && !isFull;
  const { name, id, autoFocus, ...described } = tied.control;

  return (
    <div className={css.several}>
      {chosen.map(({ value }) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      {chosen.length > 0 && (
        <ul className={css.chosen} aria-label={words.chosen}>
          {chosen.map((option, index) => (
            <li key={option.value} className={css.chip}>
              <span {...getSelectedItemProps({ selectedItem: option, index, tabIndex: -1 })}>
                {option.label}
              </span>
              <button
                type="button"
                aria-label={words.remove(option.label)}
                onClick={() => {
                  removeSelectedItem(option);
                  input.current?.focus();
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={css.place}>
        <span className={classNames(fieldCss.box, tied.wrong !== null && fieldCss.wrong)}>
          <input
            type="text"
            autoCapitalize="none"
            spellCheck={false}
            className={fieldCss.input}
            aria-disabled={isFull || undefined}
            readOnly={isFull}
            {...described}
            {...box.getInputProps(
              getDropdownProps({
                ref: input,
                preventKeyAction: isOpen,
                // At once: what is typed fast would be lost if it came back a moment later.
                onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
                  setText(currentTarget.value);
                  setLeft('');
                },
              }),
            )}
            autoFocus={autoFocus}
          />
          <Icon name="chevron-down" className={fieldCss.arrow} />
        </span>
        <ul
          {...box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': words.chosen })}
          className={css.menu}
          hidden={!isOpen || options.length === 0}
        >
          {isOpen &&
            options.map((option, index) => (
              <li
                key={option.value}
                {...box.getItemProps({
                  item: option,
                  index,
                  // At once: the next one may be typed before the choice has come through.
                  onClick: () => setText(''),
                })}
                className={classNames(css.option, box.highlightedIndex === index && css.marked)}
              >
                {option.label}
                {option.hint !== undefined && <span className={css.hint}>{option.hint}</span>}
              </li>
            ))}
        </ul>
      </div>
      <p className={css.note} role="status">
        {isFull
          ? words.full
          : isOpen && text.trim() !== '' && options.length === 0
            ? words.none(text.trim())
            : left !== ''
              ? words.notChosen(left)
              : isOpen &&
                text.trim() !== '' && (
                  <span className="visually-hidden">{words.found(options.length)}</span>
                )}
      </p>
    </div>
  );
}
