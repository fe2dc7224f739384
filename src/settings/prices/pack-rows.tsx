import { mostPacks } from '../../payments/price-fields.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { NumberField, TextField } from '../../ui/text-field.tsx';
import { stepName } from './price-answer.ts';
import { packInput, type rowsIn } from './price-inputs.ts';
import css from './prices.module.css';
import { pricesWords as said } from './prices.words.ts';

interface PackRowsProps {
  readonly rows: ReturnType<typeof rowsIn>;
  readonly priceLabel: string;
}

/**
 * The packs with buttons to move and remove them. A press sends what is typed and gets it back in the
 * new order, with JavaScript or without.
 */
export function PackRows({ rows, priceLabel }: PackRowsProps) {
  const say = useSay();
  if (rows.length === 0) return <p>{say(said.noPacks)}</p>;
  return rows.slice(0, mostPacks).map((row, place) => {
    const name = row.name === '' ? say(said.newPack) : row.name;
    const shift = [
      ...(place > 0 ? [['up', said.up, said.upOf, 'chevron-up'] as const] : []),
      ...(place < rows.length - 1
        ? [['down', said.down, said.downOf, 'chevron-down'] as const]
        : []),
      ['remove', said.remove, said.removeOf, 'trash'] as const,
    ];
    return (
      // Drawn anew when another pack stands here, so that the inputs show it.
      <fieldset key={`${place} ${JSON.stringify(row)}`} className={css.pack}>
        <legend>{say(said.pack, { number: place + 1 })}</legend>
        <input type="hidden" name={packInput(place, 'id')} value={row.id} />
        <TextField
          name={packInput(place, 'name')}
          label={say(said.packName)}
          autoComplete="off"
          className={css.wide}
        />
        <NumberField
          name={packInput(place, 'credits')}
          label={say(said.packCredits)}
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
              aria-label={say(labelOf, { name })}
            >
              {say(label)}
            </Button>
          ))}
        </p>
      </fieldset>
    );
  });
}
