import { Form } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatDay } from '../../../ui/time/format-times.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { fairParameter } from '../open-session-fair.ts';
import { frameMessages as messages } from './session-frame.messages.ts';
import css from './choose-fair.module.css';

interface ChooseFairProps {
  readonly fairs: readonly {
    readonly slug: string;
    readonly name: string;
    readonly startTime: string;
    readonly timeZone: string;
  }[];
  /** The slug of the current fair. */
  readonly chosen: string;
  /** The path of the current screen, which stays. */
  readonly action: string;
  readonly now: string;
}

/** Selects one of several fairs: the choice goes into the address, with or without JavaScript. */
export function ChooseFair({ fairs, chosen, action, now }: ChooseFairProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Form method="get" action={action} className={css.choose} aria-label={t(messages.choose)}>
      <SelectField
        key={chosen}
        name={fairParameter}
        label={t(messages.fair)}
        empty={null}
        defaultValue={chosen}
        options={fairs.map(({ slug, name, startTime, timeZone }) => ({
          value: slug,
          label: `${name}, ${formatDay(locale, timeZone, startTime, now)}`,
        }))}
      />
      <Button type="submit" kind="line">
        {t(messages.show)}
      </Button>
    </Form>
  );
}
