import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The test files that take longest, the longest first. Vitest orders by what an earlier run took, and
 * a fresh clone has had none: it would begin with the largest files, which are not the longest.
 */
export const longest = [
  'e2e/every-page-for-everyone.test.ts',
  'e2e/everyone-finds-their-home.test.ts',
  'e2e/journeys-in-both-languages.test.ts',
  'e2e/every-public-page.test.ts',
  'e2e/a-student-asks-at-a-booth.test.ts',
  'e2e/an-admin-runs-a-fair.test.ts',
  'e2e/a-newcomer-goes-through-the-fair.test.ts',
  'e2e/a-person-signs-in-with-two-steps.test.ts',
  'e2e/a-rep-works-with-the-team.test.ts',
  'e2e/people-register-for-a-fair.test.ts',
  'e2e/an-admin-writes-a-campaign.test.ts',
  'tests/files/pdf-uploads.api.test.ts',
  'tests/demo/load-demo-pictures.api.test.ts',
  'scripts/new.test.ts',
  'tests/operation/restore-backup.api.test.ts',
  'tests/access/access-walk.api.test.ts',
  'src/features/attendees/recordings-email/recordings-email.api.test.ts',
  'src/features/onboarding/privacy/privacy-and-email.api.test.ts',
  'tests/operation/quad.api.test.ts',
  'tests/files/file-quotas.api.test.ts',
  'src/features/lobby/entry/opening-minute.api.test.ts',
];

/** The order of test files: those that take longest at the head of their project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: TestSpecification) => {
      const found = longest.findIndex((path) => file.moduleId.endsWith(`/${path}`));
      return found === -1 ? longest.length : found;
    };
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return sorted.sort(
      (a, b) =>
        projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || place(a) - place(b),
    );
  }
}
