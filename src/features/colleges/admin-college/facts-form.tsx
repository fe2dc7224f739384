import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { NumberField, TextField, UrlField } from '../../../ui/fields/text-field.tsx';
import type { Initial } from '../../../ui/forms/use-form-state.ts';
import { adminCollegeMessages as messages } from './admin-college.messages.ts';
import { wasName } from './changed-values.ts';
import { factFields } from './college-fields.ts';
import css from './facts.module.css';

/** Props of both forms of a college. */
export interface CollegeFormProps {
  readonly now: Date;
  readonly initial: Initial;
  /** The initial values of the form, as JSON. */
  readonly was: string;
  /** The note on the source of a field's value, by field name. */
  readonly sources: Readonly<Record<string, string | undefined>>;
}

/** Name, place, website, email domain, page address and description of a college. */
export function FactsForm({ now, initial, was, sources }: CollegeFormProps) {
  const t = useTranslate();
  const off = { autoComplete: 'off' } as const;
  const hinted = (name: keyof typeof factFields, hint = '') => {
    const words = [hint, sources[name] ?? ''].filter(Boolean).join(' ');
    return { name, ...off, ...(words === '' ? {} : { hint: words }) };
  };
  return (
    <Form fields={factFields} now={now} intent="facts" initial={initial}>
      <input type="hidden" name={wasName} value={was} />
      <div className={css.fields}>
        <TextField {...hinted('name')} label={t(messages.name)} />
        <UrlField {...hinted('boothUrl')} label={t(messages.boothUrl)} />
        <TextField {...hinted('address1')} label={t(messages.address1)} />
        <TextField {...hinted('address2')} label={t(messages.address2)} />
        <TextField {...hinted('city')} label={t(messages.city)} />
        <TextField {...hinted('state', t(messages.stateHint))} label={t(messages.state)} />
        <TextField {...hinted('postalCode')} label={t(messages.postalCode)} />
        <TextField {...hinted('country', t(messages.countryHint))} label={t(messages.country)} />
        <NumberField {...hinted('latitude')} label={t(messages.latitude)} />
        <NumberField {...hinted('longitude')} label={t(messages.longitude)} />
        <TextField
          {...hinted('domain', t(messages.domainHint))}
          label={t(messages.domain)}
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...hinted('slug', t(messages.slugHint))}
          label={t(messages.slug)}
          autoCapitalize="none"
          spellCheck={false}
        />
        <NumberField
          {...hinted('unitId', t(messages.unitIdHint))}
          label={t(messages.unitId)}
          inputMode="numeric"
        />
        <TextArea name="description" label={t(messages.about)} className={css.wide} />
      </div>
      <SubmitButton pending={t(messages.saving)}>{t(messages.save)}</SubmitButton>
    </Form>
  );
}
