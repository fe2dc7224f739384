import { Link } from 'react-router';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { readinessMessages } from '../readiness/readiness.messages.ts';
import { statusMessageOf, wayOf } from '../describe-payment.ts';
import { collegeMoneyMessages as messages } from './college-money.messages.ts';
import type { CollegeAtFair } from './fairs-of-college.ts';
import css from './college-money.module.css';

interface FairsTableProps {
  readonly fairs: readonly CollegeAtFair[];
  readonly college: string;
  readonly now: Date;
}

/** The fairs of a college, each with its registration and its booth's readiness. */
export function FairsTable({ fairs, college, now }: FairsTableProps) {
  const t = useTranslate();
  return (
    <DataTable
      caption={t(messages.fairs)}
      columns={[
        { key: 'fair', title: t(messages.fair) },
        { key: 'registration', title: t(messages.registration) },
        { key: 'booth', title: t(messages.booth) },
      ]}
      rows={fairs.map((at) => ({
        id: at.fair.id,
        cells: {
          fair: <Fair fair={at.fair} now={now} />,
          registration: <Registration at={at} />,
          booth: <Booth at={at} college={college} />,
        },
      }))}
    />
  );
}

function Fair({ fair, now }: { readonly fair: CollegeAtFair['fair']; readonly now: Date }) {
  const t = useTranslate();
  const { id, name, startTime, timeZone, cancelledAt } = fair;
  return (
    <>
      <Link to={`/admin/fairs/${id}`}>{name}</Link>
      {startTime !== null && (
        <span className={css.second}>
          <When start={startTime} zone={timeZone ?? 'UTC'} now={now.toISOString()} show="day" />
        </span>
      )}
      {cancelledAt !== null && <Tag>{t(messages.canceled)}</Tag>}
    </>
  );
}

function Registration({ at: { fair, exhibitor } }: { readonly at: CollegeAtFair }) {
  const t = useTranslate();
  if (!exhibitor) return t(messages.noRegistration);
  const { id, paymentStatus, paymentType } = exhibitor;
  const state = t(statusMessageOf(paymentStatus ?? 'pending'));
  return (
    <>
      <Link
        to={`/admin/fairs/${fair.id}/exhibitors/${id}`}
        aria-label={t(messages.registrationAt, { state, fair: fair.name ?? '' })}
      >
        {state}
      </Link>
      <span className={css.second}>{t(wayOf(paymentType ?? ''))}</span>
    </>
  );
}

const steps = ['paid', 'boothReady', 'questionsAnswered', 'chatReady'] as const;

interface BoothProps {
  readonly at: CollegeAtFair;
  readonly college: string;
}

function Booth({ at: { fair, booth }, college }: BoothProps) {
  const t = useTranslate();
  if (!booth) return t(messages.noBooth);
  const missing = steps.filter((step) => booth[step] !== true);
  const name = fair.name ?? '';
  return (
    <div className={css.booth}>
      {booth.boothSent === true ? (
        <Tag kind="lawn" icon="check">
          {t(messages.published)}
        </Tag>
      ) : (
        missing.length === 0 && <Tag kind="sun">{t(messages.ready)}</Tag>
      )}
      {missing.length > 0 && (
        <span>
          {t(messages.stillMissing, {
            steps: missing.map((step) => t(readinessMessages[step])).join(', '),
          })}
        </span>
      )}
      <span className={css.links}>
        <Link
          to={`/admin/fairs/${fair.id}/readiness?q=${encodeURIComponent(college)}`}
          aria-label={t(messages.readinessOf, { fair: name })}
        >
          {t(messages.readiness)}
        </Link>
        {booth.boothSent === true && (
          <Link
            to={`/app/fairs/visit/${fair.slug ?? ''}/booths/${booth.id}`}
            aria-label={t(messages.visitAt, { fair: name })}
          >
            {t(messages.visit)}
          </Link>
        )}
      </span>
    </div>
  );
}
