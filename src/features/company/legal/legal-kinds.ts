/** The texts with versions. */
export const legalKinds = ['terms', 'privacy'] as const;

export type LegalKind = (typeof legalKinds)[number];

/** Tells whether a text names one of them. */
export const isLegalKind = (kind: string | undefined): kind is LegalKind =>
  legalKinds.some((one) => one === kind);

/** Where visitors read each. */
export const legalPaths: Readonly<Record<LegalKind, string>> = {
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
};

/** Where a version is read for good. */
export const versionPath = (kind: LegalKind, number: number): string =>
  `${legalPaths[kind]}/versions/${number}`;

/** Where admins look after them. */
export const legalSettings = '/admin/settings/legal';

/** Where one is written. */
export const draftPath = (kind: LegalKind): string => `${legalSettings}/${kind}`;

/** Where it is read before it is published: the draft, or Quad's own text. */
export const previewPath = (kind: LegalKind, of: 'draft' | 'quad'): string =>
  `${draftPath(kind)}/preview${of === 'quad' ? '?text=quad' : ''}`;
