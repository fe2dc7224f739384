import { inBytes, namesOfTypes } from '../../../platform/files/file-types.ts';
import { FieldFrame } from '../../../ui/fields/field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { mostPictureBytes, pictureKinds, pictureTypes } from '../pictures/picture-rules.ts';
import { longestPictureWords } from './draft-fields.ts';
import { editorMessages as messages } from './editor.messages.ts';
import css from './editor.module.css';

/**
 * Adds an image at the end of the text, where no script does it. What else was typed is saved with it,
 * and any button of the form takes it along.
 */
export function PicturePart() {
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
        <input type="file" accept={pictureTypes.join(',')} {...tied.control} />
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
