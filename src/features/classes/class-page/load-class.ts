import type { PageCall } from '../../../platform/pages/page-call.ts';
import { drawQr } from '../../../ui/qr-codes/qr-code.ts';
import { classPath } from '../../counselors/class-code.ts';
import { loadFairHead } from '../../fairs/fair-view.ts';
import { classQuery, type ShownClass } from '../class-queries.ts';

/**
 * A counselor's class at a fair, for its pages; without one for a counselor without a school.
 * @throws Response 404 when there is no such public fair
 */
export async function loadClass(call: PageCall, slug: string) {
  const { fair: shown, now } = await loadFairHead(call, `fair-${slug}`);
  const { name, startTime, endTime, timeZone, cancelledAt } = shown;
  const fair = {
    slug: shown.slug,
    name,
    startTime,
    endTime,
    timeZone,
    cancelledAt,
    collegeCount: shown.collegeCount,
    /** Some of those that come. */
    colleges: shown.pennants.map(({ name: college }) => college),
  };
  const { data, errors } = await call.ask(classQuery, { fair: fair.slug });
  const [error] = errors;
  if (error && error.code !== 'FORBIDDEN') throw new Response(null, { status: 404 });
  const found: ShownClass | null = data?.myClass ?? null;
  const link = found?.code ? `${call.publicUrl}${classPath(found.code)}` : null;
  return {
    fair,
    now,
    found,
    link,
    qr: link === null ? null : drawQr(link),
  };
}

/** The result of `loadClass`. */
export type ClassData = Awaited<ReturnType<typeof loadClass>>;
