import { useEffect, useMemo, useRef } from 'react';
import { pricedTypes, mostPacks } from '../../payments/price-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RadioCards } from '../../../ui/fields/choice-fields.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField, type Option } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { NumberField, TextField } from '../../../ui/fields/text-field.tsx';
import { basedOnName, pricesIntent, stepName } from './price-answer.ts';
import {
  packInput,
  priceFormFields,
  rowsIn,
  typedOf,
  typeInput,
  type ShownPrices,
  type Typed,
} from './price-inputs.ts';
import css from './prices.module.css';
import { pricesMessages as messages } from './prices.messages.ts';
import { RulePreview } from './rule-preview.tsx';
import { kindWords } from './describe-differences.ts';

interface PriceFormProps {
  readonly current: ShownPrices & { readonly number: number };
  /** What was typed, where the form comes back; null: what counts now. */
  readonly typed: Typed | null;
  /** The row of packs to go on in. */
  readonly row: number | undefined;
  /** Those that can be chosen; none where the currency stays. */
  readonly currencies: readonly Option[];
  readonly now: string;
}

/** Everything that colleges pay, in one form. */
export function PriceForm({ current, typed, row, currencies, now }: PriceFormProps) {
  const t = useTranslate();
  const initial = useMemo(
    () => ({ ...typedOf(current), [basedOnName]: [String(current.number)] }),
    [current],
  );
  const shown: Typed = typed ?? initial;
  const rows = rowsIn(shown);
  const fields = useMemo(() => priceFormFields(rows.length), [rows.length]);
  const packs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (row === undefined) return;
    const input = packs.current?.querySelector<HTMLElement>(`[name="${packInput(row, 'name')}"]`);
    input?.focus();
  }, [row, typed]);
  const code = (shown['currency']?.[0] ?? current.currency).toUpperCase();
  const priceLabel = t(messages.price, { currency: code });
  return (
    <Form
      fields={fields}
      now={new Date(now)}
      intent={pricesIntent}
      initial={initial}
      className={css.form}
    >
      {/* Enter in a field presses the first button of a form: this one, and none of the packs. */}
      <button
        type="submit"
        name={stepName}
        value="review"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t(messages.review)}
      </button>
      <input type="hidden" name={basedOnName} value={shown[basedOnName]?.[0] ?? current.number} />
      <section className={css.part} aria-labelledby="prices-registration">
        <h3 id="prices-registration">{t(messages.registration)}</h3>
        <p className={css.quiet}>{t(messages.registrationText)}</p>
        {pricedTypes.map((type) => (
          <fieldset key={type} className={css.kind}>
            <legend>{t(kindWords[type])}</legend>
            <NumberField
              name={typeInput(type, 'price')}
              label={priceLabel}
              hint={t(messages.priceHint)}
            />
            <NumberField
              name={typeInput(type, 'credits')}
              label={t(messages.credits)}
              hint={t(messages.creditsHint)}
              inputMode="numeric"
            />
          </fieldset>
        ))}
      </section>
      <section className={css.part} aria-labelledby="prices-packs">
        <h3 id="prices-packs">{t(messages.packs)}</h3>
        <p className={css.quiet}>{t(messages.packsText)}</p>
        <div ref={packs} className={css.packs}>
          <PackRows rows={rows} priceLabel={priceLabel} />
        </div>
        <p>
          <Button type="submit" kind="line" icon="plus" name={stepName} value="add" formNoValidate>
            {t(messages.addPack)}
          </Button>
        </p>
      </section>
      <section className={css.part} aria-labelledby="prices-rule">
        <h3 id="prices-rule">{t(messages.rule)}</h3>
        <p className={css.quiet}>{t(messages.ruleText)}</p>
        <NumberField
          name="daysBefore"
          label={t(messages.daysBefore)}
          hint={t(messages.daysBeforeHint)}
          inputMode="numeric"
          className={css.short}
        />
        <RadioCards
          name="gives"
          label={t(messages.gives)}
          options={[
            {
              value: 'credits',
              label: t(messages.givesCredits),
              hint: t(messages.givesCreditsHint),
            },
            { value: 'money', label: t(messages.givesMoney), hint: t(messages.givesMoneyHint) },
          ]}
        />
        <RulePreview rule={current.withdrawal} now={now} />
      </section>
      <section className={css.part} aria-labelledby="prices-currency">
        <h3 id="prices-currency">{t(messages.currency)}</h3>
        {currencies.length > 0 ? (
          <SelectField
            name="currency"
            label={t(messages.currency)}
            hint={t(messages.currencyHint)}
            options={currencies}
            empty={null}
            className={css.short}
          />
        ) : (
          <>
            <input type="hidden" name="currency" value={current.currency} />
            <p className={css.quiet}>
              {t(messages.currencyKept, { currency: current.currency.toUpperCase() })}
            </p>
          </>
        )}
      </section>
      <SubmitButton size="large" name={stepName} value="review">
        {t(messages.review)}
      </SubmitButton>
    </Form>
  );
}

interface PackRowsProps {
  readonly rows: ReturnType<typeof rowsIn>;
  readonly priceLabel: string;
}

/**
 * The packs with buttons to move and remove them. A press sends what is typed and gets it back in the
 * new order, with JavaScript or without.
 */
function PackRows({ rows, priceLabel }: PackRowsProps) {
  const t = useTranslate();
  if (rows.length === 0) return <p>{t(messages.noPacks)}</p>;
  return rows.slice(0, mostPacks).map((row, index) => {
    const name = row.name === '' ? t(messages.newPack) : row.name;
    const shift = [
      ...(index > 0 ? [['up', messages.up, messages.upOf, 'chevron-up'] as const] : []),
      ...(index < rows.length - 1
        ? [['down', messages.down, messages.downOf, 'chevron-down'] as const]
        : []),
      ['remove', messages.remove, messages.removeOf, 'trash'] as const,
    ];
    return (
      // Remounts when another pack moves here, so that the inputs show it.
      <fieldset key={`${index} ${JSON.stringify(row)}`} className={css.pack}>
        <legend>{t(messages.pack, { number: index + 1 })}</legend>
        <input type="hidden" name={packInput(index, 'id')} value={row.id} />
        <TextField
          name={packInput(index, 'name')}
          label={t(messages.packName)}
          autoComplete="off"
          className={css.wide}
        />
        <NumberField
          name={packInput(index, 'credits')}
          label={t(messages.packCredits)}
          inputMode="numeric"
        />
        <NumberField name={packInput(index, 'price')} label={priceLabel} />
        <p className={css.moves}>
          {shift.map(([verb, label, labelOf, icon]) => (
            <Button
              key={verb}
              type="submit"
              kind="quiet"
              size="small"
              icon={icon}
              name={stepName}
              value={`${verb} ${index}`}
              formNoValidate
              aria-label={t(labelOf, { name })}
            >
              {t(label)}
            </Button>
          ))}
        </p>
      </fieldset>
    );
  });
}
