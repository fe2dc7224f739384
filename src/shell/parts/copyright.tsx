import { useMaybeSite } from '../../platform/pages/site.ts';
import { useSay } from '../../ui/say.tsx';
import { shellWords } from '../shell.words.ts';

/** Whose pages these are, from the year of the founding to this one. */
export function Copyright() {
  const say = useSay();
  const site = useMaybeSite();
  if (!site) return null;
  const { legalName: company, founded } = site.brand;
  const from = String(founded);
  const to = site.now.slice(0, 4);
  return (
    <p>
      {from < to
        ? say(shellWords.copyright, { from, to, company })
        : say(shellWords.copyrightOneYear, { to, company })}
    </p>
  );
}
