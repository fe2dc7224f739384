import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { classPaths } from '../class-paths.ts';
import { classMessages as messages } from '../class.messages.ts';
import type { ClassData } from '../class-page/load-class.ts';
import { ActForm } from '../class-page/act-form.tsx';
import { QrDrawing } from '../../../ui/qr-codes/qr-drawing.tsx';
import css from '../class-page/class-parts.module.css';

/** The link of a class: to copy, to scan, to print, to renew and to end. */
export function ClassLink({ data }: { readonly data: ClassData }) {
  const { fair, found, link, qr, now } = data;
  const t = useTranslate();
  return (
    <Section title={t(messages.linkTitle)}>
      <div className={css.link}>
        <div className={css.code}>
          {qr ? <QrDrawing art={qr} label={t(messages.qr)} /> : <BlankCode />}
        </div>
        <div className={css.words}>
          <p>
            {found?.isConfirmed
              ? t(messages.linkText, { school: found.school })
              : t(messages.linkUnconfirmed)}
          </p>
          {link === null ? (
            <ActForm
              intent="open"
              now={now}
              size="large"
              pending={t(messages.making)}
              act={t(messages.makeLink)}
            />
          ) : (
            <>
              <CopyLink link={link} />
              <p>
                <ButtonLink to={classPaths(fair.slug).flyer} kind="line" icon="print">
                  {t(messages.flyer)}
                </ButtonLink>
              </p>
              <Disclosure title={t(messages.linkMore)}>
                <div className={css.turns}>
                  <ActForm
                    intent="renew"
                    now={now}
                    kind="line"
                    pending={t(messages.making)}
                    act={t(messages.renew)}
                  >
                    <p>{t(messages.renewText)}</p>
                  </ActForm>
                  <ActForm intent="end" now={now} kind="line" act={t(messages.end)}>
                    <p>{t(messages.endText)}</p>
                  </ActForm>
                </div>
              </Disclosure>
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

/** The outline of the QR code: its three corners. */
const BlankCode = () => (
  <svg viewBox="0 0 29 29" aria-hidden="true" className={css.blank}>
    {[
      [4, 4],
      [18, 4],
      [4, 18],
    ].map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <rect x={x} y={y} width="7" height="7" rx="1" />
        <rect x={(x ?? 0) + 2} y={(y ?? 0) + 2} width="3" height="3" rx="0.5" />
      </g>
    ))}
  </svg>
);

function CopyLink({ link }: { readonly link: string }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  return (
    <div className={css.copy}>
      <label htmlFor="class-link">{t(messages.linkLabel)}</label>
      <input
        id="class-link"
        value={link}
        readOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {/* Copying needs a script; its space is reserved, so that nothing moves. */}
      <div className={css.button} data-hydrated={hydrated || undefined}>
        <Button
          disabled={!hydrated}
          icon={copied ? 'check' : 'copy'}
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          <span role="status">{t(copied ? messages.copied : messages.copy)}</span>
        </Button>
      </div>
    </div>
  );
}
