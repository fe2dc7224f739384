import { use } from 'react';
import { FormContext } from '../forms/form-context.ts';
import { GroupFrame, type FieldLook } from './field.tsx';
import { classNames } from '../layout/class-names.ts';
import { formMessages } from '../forms/form.messages.ts';
import { Icon } from '../marks/icon.tsx';
import { useLocale, useTranslate } from '../text/translate.tsx';
import { useField, type FieldOptions } from './use-field.ts';
import fieldCss from './field.module.css';
import css from './date-field.module.css';

type DateFieldProps = FieldLook &
  Omit<FieldOptions, 'hinted'> & {
    readonly disabled?: boolean;
    /** A date of birth: browsers fill it in. */
    readonly birth?: boolean;
  };

/** A date someone knows by heart: month, day and year, in the order of the reader's language. */
export function DateField(props: DateFieldProps) {
  const { name, field, defaultValue, error, label, hint, className, disabled, birth } = props;
  const t = useTranslate();
  const locale = useLocale();
  const tied = useField({ name, field, defaultValue, error, hinted: hint !== undefined });
  const { id, required, autoFocus, ...control } = tied.control;
  const sent = use(FormContext)?.typed;
  const [year, month, day] = tied.given[0]?.split('-') ?? [];
  const initialParts = { year, month, day };
  const order = partsOf(locale);
  const startOf = (part: Part) => sent?.[`${name}.${part}`]?.[0] ?? initialParts[part] ?? '';
  const shared = (part: Part) => ({
    ...control,
    id: `${id}-${part}`,
    name: `${name}.${part}`,
    required,
    disabled,
    autoFocus: part === order[0] ? autoFocus : undefined,
    autoComplete: birth ? `bday-${part}` : 'off',
    className: fieldCss.input,
  });
  return (
    <GroupFrame tied={tied} label={label} hint={hint} className={className}>
      <div className={css.parts}>
        {order.map((part) => (
          <label key={part} className={css[part]}>
            <span className={css.name}>{t(formMessages[part])}</span>
            <span className={classNames(fieldCss.box, tied.wrong !== null && fieldCss.wrong)}>
              {part === 'month' ? (
                <>
                  <select {...shared(part)} defaultValue={startOf('month')}>
                    <option value="">–</option>
                    {months(locale).map((month, index) => (
                      <option key={month} value={String(index + 1).padStart(2, '0')}>
                        {month}
                      </option>
                    ))}
                  </select>
                  <Icon name="chevron-down" className={fieldCss.arrow} />
                </>
              ) : (
                <input
                  {...shared(part)}
                  type="text"
                  inputMode="numeric"
                  maxLength={part === 'day' ? 2 : 4}
                  defaultValue={startOf(part)}
                />
              )}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

type Part = 'year' | 'month' | 'day';

const someDay = Date.UTC(2001, 10, 22);

const partsOf = (locale: string): readonly Part[] =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC' })
    .formatToParts(someDay)
    .map(({ type }) => type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day');

function months(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2001, month, 1)));
}
