import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { insideOf, pathOf, type Asked } from './directory-address.ts';
import { directoryMessages } from './directory.messages.ts';
import { directoryForm, type DirectoryForm } from './use-directory-form.ts';

/** The search: updates while someone types, and by its button without JavaScript. */
export function SearchBox({
  asked,
  form,
}: {
  readonly asked: Asked;
  readonly form: DirectoryForm;
}) {
  const t = useTranslate();
  const { acts } = form;
  return (
    <form
      id={directoryForm}
      method="get"
      action={pathOf(asked)}
      role="search"
      ref={form.form}
      onSubmit={acts.onSubmit}
    >
      {insideOf(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {asked.view === 'map' && <input type="hidden" name="view" value="map" />}
      <SearchField
        bare
        large
        ref={form.box}
        name="q"
        label={t(directoryMessages.search)}
        placeholder={t(directoryMessages.placeholder)}
        act={t(directoryMessages.submit)}
        defaultValue={form.firstQ}
        maxLength={200}
        onInput={acts.onType}
        onBlur={acts.onLeave}
        onClear={acts.onChoose}
      />
    </form>
  );
}
