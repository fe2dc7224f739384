import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The test files that take longest, the longest first. Vitest orders by what an earlier run took, and
 * a fresh clone has had none: it would begin with the largest files, which are not the longest.
 */
export const longest = [
  'e2e/an-organizer-runs-a-season.test.ts',
  'e2e/a-guest-exhibitor-gets-a-booth.test.ts',
  'e2e/people-register-for-a-fair.test.ts',
  'e2e/an-admin-runs-a-fair.test.ts',
  'e2e/a-student-asks-at-a-booth.test.ts',
  'e2e/a-whole-fair.test.ts',
  'e2e/everyone-finds-their-home.test.ts',
  'e2e/an-admin-writes-a-campaign.test.ts',
  'e2e/someone-signs-in.test.ts',
  'e2e/a-page-stays-open-over-an-upgrade.test.ts',
  'e2e/every-public-page.test.ts',
  'e2e/an-admin-looks-after-money.test.ts',
  'tests/files/pdf-uploads.api.test.ts',
  'tests/access/access-walk.api.test.ts',
  'tests/operation/quad.api.test.ts',
  'src/features/onboarding/privacy/privacy-and-email.api.test.ts',
  'scripts/lint-imports.test.ts',
  'src/features/fairs/feeds/fair-calendars.test.ts',
  'src/platform/files/stores/s3-faults.test.ts',
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
