import { lazy, Suspense, useRef, useState } from 'react';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useHydrated } from '../../../ui/islands/hydrated.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { editorMessages as messages } from './editor.messages.ts';
import { FieldMenu } from './field-menu.tsx';
import type { OpenDraft } from './open-draft.ts';
import { PicturePart } from './picture-part.tsx';
import { useAutosave } from './use-autosave.ts';
import css from './editor.module.css';
import { useCampaignPaths } from '../use-campaign-paths.ts';

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
