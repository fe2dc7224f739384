import { mostPacks } from '../../payments/price-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { NumberField, TextField } from '../../../ui/fields/text-field.tsx';
import { stepName } from './price-answer.ts';
import { packInput, type rowsIn } from './price-inputs.ts';
import css from './prices.module.css';
import { pricesMessages as messages } from './prices.messages.ts';

interface PackRowsProps {
  readonly rows: ReturnType<typeof rowsIn>;
  readonly priceLabel: string;
}

/**
 * The packs with buttons to move and remove them. A press sends what is typed and gets it back in the
 * new order, with JavaScript or without.
 */
export function PackRows({ rows, priceLabel }: PackRowsProps) {
  const t = useTranslate();
  if (rows.length === 0) return <p>{t(messages.noPacks)}</p>;
  return rows.slice(0, mostPacks).map((row, place) => {
    const name = row.name === '' ? t(messages.newPack) : row.name;
    const shift = [
      ...(place > 0 ? [['up', messages.up, messages.upOf, 'chevron-up'] as const] : []),
      ...(place < rows.length - 1
        ? [['down', messages.down, messages.downOf, 'chevron-down'] as const]
        : []),
      ['remove', messages.remove, messages.removeOf, 'trash'] as const,
    ];
    return (
      // Remounts when another pack moves here, so that the inputs show it.
      <fieldset key={`${place} ${JSON.stringify(row)}`} className={css.pack}>
        <legend>{t(messages.pack, { number: place + 1 })}</legend>
        <input type="hidden" name={packInput(place, 'id')} value={row.id} />
        <TextField
          name={packInput(place, 'name')}
          label={t(messages.packName)}
          autoComplete="off"
          className={css.wide}
        />
        <NumberField
          name={packInput(place, 'credits')}
          label={t(messages.packCredits)}
          inputMode="numeric"
        />
        <NumberField name={packInput(place, 'price')} label={priceLabel} />
        <p className={css.moves}>
          {shift.map(([verb, label, labelOf, icon]) => (
            <Button
              key={verb}
              type="submit"
              kind="quiet"
              size="small"
              icon={icon}
              name={stepName}
              value={`${verb} ${place}`}
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
