import { inPrice } from '../../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { NumberField } from '../../../ui/fields/text-field.tsx';
import { adminFairsMessages as messages } from '../admin-fairs.messages.ts';
import { fairTypes } from '../fair-choices.ts';
import { describeKind } from '../describe-kind.ts';
import { LocalTimeField } from '../fair-form-fields.tsx';
import type { UsualPrices } from './usual-prices.ts';

interface AboutFieldsProps {
  readonly usualPrices: UsualPrices;
}

/** What a fair is, besides its name and time. */
export function AboutFields({ usualPrices }: AboutFieldsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const prices = usualPrices.map(({ fairType, ...price }) =>
    t(messages.usualPrice, { kind: describeKind(t, fairType), price: inPrice(locale, price) }),
  );
  return (
    <>
      <SelectField
        name="fairType"
        label={t(messages.fairType)}
        options={fairTypes.map((value) => ({ value, label: describeKind(t, value) }))}
      />
      <TextArea name="description" label={t(messages.fairDescription)} />
      <LocalTimeField
        name="exhibitorDeadline"
        label={t(messages.deadline)}
        hint={t(messages.inZone)}
      />
      <LocalTimeField
        name="registrationOpensAt"
        label={t(messages.opens)}
        hint={t(messages.opensHint)}
      />
      <NumberField
        name="capacity"
        label={t(messages.capacity)}
        hint={t(messages.capacityHint)}
        inputMode="numeric"
      />
      <NumberField
        name="price"
        label={t(messages.price)}
        hint={t(messages.priceHint, { prices: new Intl.ListFormat(locale).format(prices) })}
      />
    </>
  );
}
