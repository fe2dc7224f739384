import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { downloadPath } from './download-path.ts';
import { leavingMessages as messages } from './leaving.messages.ts';
import css from './data.module.css';

/** Asks for one's data, to read or for programs. A plain form: what comes back is saved by the browser. */
export function DownloadButtons() {
  const t = useTranslate();
  return (
    <form method="post" action={downloadPath} className={css.buttons}>
      <Button type="submit" name="as" value="page" kind="line" icon="file">
        {t(messages.downloadPage)}
      </Button>
      <Button type="submit" name="as" value="json" kind="line" icon="download">
        {t(messages.downloadJson)}
      </Button>
    </form>
  );
}
