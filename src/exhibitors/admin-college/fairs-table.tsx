import { Link } from 'react-router';
import { DataTable } from '../../ui/data-table.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import { readinessWords } from '../readiness.words.ts';
import { standingOf, wayOf } from '../say-payment.ts';
import { collegeMoneyWords as said } from './college-money.words.ts';
import type { CollegeAtFair } from './fairs-of-college.ts';
import css from './college-money.module.css';

interface FairsTableProps {
  readonly fairs: readonly CollegeAtFair[];
  readonly college: string;
  readonly now: Date;
}

/** The fairs of a college, each with its registration and how far its booth is. */
export function FairsTable({ fairs, college, now }: FairsTableProps) {
  const say = useSay();
  return (
    <DataTable
      caption={say(said.fairs)}
      columns={[
        { key: 'fair', title: say(said.fair) },
        { key: 'registration', title: say(said.registration) },
        { key: 'booth', title: say(said.booth) },
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
  const say = useSay();
  const { id, name, startTime, timeZone, cancelledAt } = fair;
  return (
    <>
      <Link to={`/admin/fairs/${id}`}>{name}</Link>
      {startTime !== null && (
        <span className={css.second}>
          <When start={startTime} zone={timeZone ?? 'UTC'} now={now.toISOString()} show="day" />
        </span>
      )}
      {cancelledAt !== null && <Tag>{say(said.canceled)}</Tag>}
    </>
  );
}

function Registration({ at: { fair, exhibitor } }: { readonly at: CollegeAtFair }) {
  const say = useSay();
  if (!exhibitor) return say(said.noRegistration);
  const { id, paymentStatus, paymentType } = exhibitor;
  const state = say(standingOf(paymentStatus ?? 'pending'));
  return (
    <>
      <Link
        to={`/admin/fairs/${fair.id}/exhibitors/${id}`}
        aria-label={say(said.registrationAt, { state, fair: fair.name ?? '' })}
      >
        {state}
      </Link>
      <span className={css.second}>{say(wayOf(paymentType ?? ''))}</span>
    </>
  );
}

const steps = ['paid', 'boothReady', 'questionsAnswered', 'chatReady'] as const;

interface BoothProps {
  readonly at: CollegeAtFair;
  readonly college: string;
}

function Booth({ at: { fair, booth }, college }: BoothProps) {
  const say = useSay();
  if (!booth) return say(said.noBooth);
  const missing = steps.filter((step) => booth[step] !== true);
  const name = fair.name ?? '';
  return (
    <div className={css.booth}>
      {booth.boothSent === true ? (
        <Tag kind="lawn" icon="check">
          {say(said.published)}
        </Tag>
      ) : (
        missing.length === 0 && <Tag kind="sun">{say(said.ready)}</Tag>
      )}
      {missing.length > 0 && (
        <span>
          {say(said.stillMissing, {
            steps: missing.map((step) => say(readinessWords[step])).join(', '),
          })}
        </span>
      )}
      <span className={css.links}>
        <Link
          to={`/admin/fairs/${fair.id}/readiness?q=${encodeURIComponent(college)}`}
          aria-label={say(said.readinessOf, { fair: name })}
        >
          {say(said.readiness)}
        </Link>
        {booth.boothSent === true && (
          <Link
            to={`/app/fairs/visit/${fair.slug ?? ''}/booths/${booth.id}`}
            aria-label={say(said.visitAt, { fair: name })}
          >
            {say(said.visit)}
          </Link>
        )}
      </span>
    </div>
  );
}
