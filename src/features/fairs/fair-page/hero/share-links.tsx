import { useState } from 'react';
import { useSite } from '../../../../platform/pages/site.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../../ui/layout/hydrated.ts';
import { Icon } from '../../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { fairAddress } from '../../calendar-fair.ts';
import { fairMessages } from '../../fair-page.messages.ts';

/** The link to a fair, to copy or send; without JavaScript it can be selected by hand. */
export default function ShareLinks({ fair }: { readonly fair: { name: string; slug: string } }) {
  const t = useTranslate();
  const { publicUrl } = useSite();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const link = fairAddress(publicUrl, fair.slug);
  const subject = encodeURIComponent(fair.name);
  const body = encodeURIComponent(t(fairMessages.mailBody, { link }));
  return (
    <>
      <label htmlFor="link-to-fair">{t(fairMessages.linkToFair)}</label>
      <input id="link-to-fair" value={link} readOnly onFocus={(event) => event.target.select()} />
      {hydrated && (
        <Button
          block
          icon={copied ? 'check' : 'copy'}
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          <span role="status">{t(copied ? fairMessages.copied : fairMessages.copy)}</span>
        </Button>
      )}
      <a href={`mailto:?subject=${subject}&body=${body}`}>
        <Icon name="mail" />
        {t(fairMessages.sendByMail)}
      </a>
    </>
  );
}
