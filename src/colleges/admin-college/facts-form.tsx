import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { NumberField, TextField, UrlField } from '../../ui/text-field.tsx';
import type { Initial } from '../../ui/use-form-state.ts';
import { adminCollegeWords as said } from './admin-college.words.ts';
import { wasName } from './changed-values.ts';
import { factFields } from './college-fields.ts';
import css from './facts.module.css';

/** What both forms of a college are given. */
export interface CollegeFormProps {
  readonly now: Date;
  readonly initial: Initial;
  /** The values the form is opened with, as JSON. */
  readonly was: string;
  /** What is said of where a field's value comes from, by its name. */
  readonly sources: Readonly<Record<string, string | undefined>>;
}

/** Name, place, website, email domain, page address and description of a college. */
export function FactsForm({ now, initial, was, sources }: CollegeFormProps) {
  const say = useSay();
  const off = { autoComplete: 'off' } as const;
  const hinted = (name: keyof typeof factFields, hint = '') => {
    const words = [hint, sources[name] ?? ''].filter(Boolean).join(' ');
    return { name, ...off, ...(words === '' ? {} : { hint: words }) };
  };
  return (
    <Form fields={factFields} now={now} intent="facts" initial={initial}>
      <input type="hidden" name={wasName} value={was} />
      <div className={css.fields}>
        <TextField {...hinted('name')} label={say(said.name)} />
        <UrlField {...hinted('boothUrl')} label={say(said.boothUrl)} />
        <TextField {...hinted('address1')} label={say(said.address1)} />
        <TextField {...hinted('address2')} label={say(said.address2)} />
        <TextField {...hinted('city')} label={say(said.city)} />
        <TextField {...hinted('state', say(said.stateHint))} label={say(said.state)} />
        <TextField {...hinted('postalCode')} label={say(said.postalCode)} />
        <TextField {...hinted('country', say(said.countryHint))} label={say(said.country)} />
        <NumberField {...hinted('latitude')} label={say(said.latitude)} />
        <NumberField {...hinted('longitude')} label={say(said.longitude)} />
        <TextField
          {...hinted('domain', say(said.domainHint))}
          label={say(said.domain)}
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...hinted('slug', say(said.slugHint))}
          label={say(said.slug)}
          autoCapitalize="none"
          spellCheck={false}
        />
        <NumberField
          {...hinted('unitId', say(said.unitIdHint))}
          label={say(said.unitId)}
          inputMode="numeric"
        />
        <TextArea name="description" label={say(said.about)} className={css.wide} />
      </div>
      <SubmitButton pending={say(said.saving)}>{say(said.save)}</SubmitButton>
    </Form>
  );
}
