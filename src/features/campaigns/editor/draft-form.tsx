import { lazy, Suspense, useRef, useState, type RefObject } from 'react';
import { FileInput } from '../../../ui/fields/file-input.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { editorMessages as messages } from './editor.messages.ts';
import type { OpenDraft } from './open-draft.ts';
import { useAutosave } from './use-autosave.ts';
import css from './editor.module.css';
import { useCampaignPaths } from '../use-campaign-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { labelOfField } from '../rich-text/label-of-field.ts';
import { inBytes, namesOfTypes } from '../../../platform/files/file-types.ts';
import { FieldFrame } from '../../../ui/fields/field.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { mostPictureBytes, pictureKinds, pictureTypes } from '../pictures/picture-rules.ts';
import { longestPictureWords } from './draft-fields.ts';

const RichText = lazy(() => import('../rich-text.tsx'));

interface DraftFormProps {
  readonly draft: OpenDraft;
  readonly mergeFields: readonly string[];
  readonly now: Date;
}

/** Everything can be saved; the save reports what is wrong with it. */
const checkedLater = {};

/**
 * The form in which a campaign is written. With scripts the text is edited as it looks and saved as it
 * is typed; without them it is a field for text or HTML, and a button.
 */
export function DraftForm({ draft, mergeFields, now }: DraftFormProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { draftAction, isOfAdmins } = useCampaignPaths();
  const around = useRef<HTMLDivElement>(null);
  const { version, twin, problems, state } = useAutosave(around, draft);
  const fields = mergeFields.filter((field) => field !== 'unsubscribeUrl');
  // From here on the editor's content is authoritative; saved content no longer replaces it.
  const [initial] = useState({
    subject: draft.subject,
    preheader: draft.preheader,
    htmlBody: draft.htmlBody,
    plainTextBody: draft.plainTextBody,
  });
  const wrongOf = (field: 'subject' | 'preheader' | 'htmlBody' | 'plainTextBody') => {
    const found = problems.find((one) => one.field === field);
    const isEmpty = field === 'htmlBody' ? twin === '' : !draft[field];
    return found && !isEmpty ? found.problem : undefined;
  };
  return (
    <div ref={around}>
      <Form
        fields={checkedLater}
        now={now}
        intent="save"
        initial={initial}
        action={draftAction(draft.id)}
        files={!hydrated}
        className={css.writing}
      >
        <input type="hidden" name="version" value={version} />
        <div className={css.fields}>
          <TextField
            name="subject"
            label={t(messages.subject)}
            hint={t(messages.subjectHint)}
            error={wrongOf('subject')}
            autoComplete="off"
          />
          {hydrated && <FieldMenu fields={fields} around={around} />}
          <TextField
            name="preheader"
            label={t(messages.preheader)}
            hint={t(messages.preheaderHint)}
            error={wrongOf('preheader')}
            autoComplete="off"
          />
          {hydrated ? (
            <Suspense fallback={<div className={css.paper} aria-busy="true" />}>
              <RichText
                name="htmlBody"
                label={t(messages.body)}
                start={initial.htmlBody}
                fields={fields}
                wrong={wrongOf('htmlBody')}
                uploadTo={isOfAdmins ? `/api/campaign-pictures/${draft.id}` : undefined}
              />
            </Suspense>
          ) : (
            <TextArea
              name="htmlBody"
              label={t(messages.body)}
              hint={`${t(messages.bodyHint, {
                fields: fields.map((field) => `{{${field}}}`).join(', '),
              })} ${isOfAdmins ? t(messages.bodyHintImages) : ''}`}
              error={wrongOf('htmlBody')}
              rows={16}
            />
          )}
          <div className={css.saving}>
            <SubmitButton name="next" value="recipients" pending={t(messages.saving)}>
              {t(messages.saveAndOn)}
            </SubmitButton>
            <SubmitButton kind="line" pending={t(messages.saving)}>
              {t(messages.save)}
            </SubmitButton>
            <span role="status" className={css.state}>
              {state && t(messages[state])}
            </span>
          </div>
          {isOfAdmins && (
            <noscript>
              <PicturePart />
            </noscript>
          )}
        </div>
        <aside className={css.twin} aria-label={t(messages.plain)}>
          <h2>{t(messages.plain)}</h2>
          <p className={css.quiet}>{t(messages.plainHint)}</p>
          <pre tabIndex={0}>{twin || t(messages.plainEmpty)}</pre>
          <Disclosure title={t(messages.plainOwn)} open={draft.plainTextBody !== null}>
            <TextArea
              name="plainTextBody"
              label={t(messages.plainOwnLabel)}
              hint={t(messages.plainOwnHint)}
              error={wrongOf('plainTextBody')}
              rows={8}
            />
          </Disclosure>
        </aside>
      </Form>
    </div>
  );
}

interface FieldMenuProps {
  readonly fields: readonly string[];
  /** The subject is in there. */
  readonly around: RefObject<HTMLElement | null>;
}

/** Puts a merge field into the subject where the caret is. */
function FieldMenu({ fields, around }: FieldMenuProps) {
  const t = useTranslate();
  const [chosen, choose] = useState('');
  function insert(): void {
    const input = around.current?.querySelector<HTMLInputElement>('input[name=subject]');
    if (!input || chosen === '') return;
    const { selectionStart, selectionEnd, value } = input;
    input.setRangeText(
      `{{${chosen}}}`,
      selectionStart ?? value.length,
      selectionEnd ?? value.length,
      'end',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }
  return (
    <div className={css.menu}>
      <SelectField
        name="field"
        label={t(messages.mergeField)}
        empty={t(messages.chooseField)}
        options={fields.map((value) => ({ value, label: labelOfField(t, value) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Button kind="line" onClick={insert}>
        {t(messages.insertInSubject)}
      </Button>
    </div>
  );
}

/**
 * Adds an image at the end of the text, where no script does it. What else was typed is saved with it,
 * and any button of the form takes it along.
 */
function PicturePart() {
  const t = useTranslate();
  const tied = useField({ name: 'picture', hinted: true });
  return (
    <fieldset className={css.picture}>
      <legend>{t(messages.addImageAtEnd)}</legend>
      <FieldFrame
        tied={tied}
        className={css.file}
        label={t(messages.imageFile)}
        hint={t(messages.imageFileHint, {
          kinds: namesOfTypes(pictureKinds),
          size: inBytes(mostPictureBytes),
        })}
      >
        <FileInput accept={pictureTypes.join(',')} {...tied.control} />
      </FieldFrame>
      <TextField
        name="pictureWords"
        label={t(messages.imageWords)}
        hint={t(messages.imageWordsHint)}
        maxLength={longestPictureWords}
        autoComplete="off"
      />
      <div>
        <SubmitButton kind="line" name="next" value="picture">
          {t(messages.addImage)}
        </SubmitButton>
      </div>
    </fieldset>
  );
}
