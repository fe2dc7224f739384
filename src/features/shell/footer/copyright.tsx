import { useMaybeSite } from '../../../platform/pages/site.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { shellMessages } from '../shell.messages.ts';

/** Whose pages these are, from the year of the founding to this one. */
export function Copyright() {
  const t = useTranslate();
  const site = useMaybeSite();
  if (!site) return null;
  const { legalName: company, founded } = site.brand;
  const from = String(founded);
  const to = site.now.slice(0, 4);
  return (
    <p>
      {from < to
        ? t(shellMessages.copyright, { from, to, company })
        : t(shellMessages.copyrightOneYear, { to, company })}
    </p>
  );
}
