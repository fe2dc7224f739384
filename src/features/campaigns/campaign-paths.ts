/** The admins' list of campaigns. */
export const campaignsPath = '/admin/campaigns/email';

/** The coordinators' emails to people at 6x6 fairs. */
const sessionEmailsPath = '/app/fairs/6x6/emails';

/** Where campaigns and drafts are: the screens are the same for admins and coordinators. */
export interface CampaignPaths {
  /** Admins have all campaigns, templates and the suppression list. */
  readonly isOfAdmins: boolean;
  /** The list, of a fair where coordinators look at it. */
  readonly list: (fairSlug?: string | null) => string;
  /** The result of a campaign. */
  readonly one: (id: string) => string;
  /** Where a draft is written. */
  readonly draft: (id: string) => string;
  /** The target of forms about a draft's text: the page itself, not its layout route. */
  readonly draftAction: (id: string) => string;
}

const pathsUnder = (base: string): Omit<CampaignPaths, 'list' | 'isOfAdmins'> => ({
  one: (id) => `${base}/${id}`,
  draft: (id) => `${base}/drafts/${id}`,
  draftAction: (id) => `${base}/drafts/${id}?index`,
});

const ofAdmins: CampaignPaths = {
  ...pathsUnder(campaignsPath),
  isOfAdmins: true,
  list: () => campaignsPath,
};

/** The paths of coordinators. */
export const sessionEmailPaths: CampaignPaths = {
  ...pathsUnder(sessionEmailsPath),
  isOfAdmins: false,
  list: (fairSlug) =>
    fairSlug == null
      ? sessionEmailsPath
      : `${sessionEmailsPath}?${new URLSearchParams({ fair: fairSlug })}`,
};

/** The paths of the area that a path is in. */
export const campaignPathsAt = (pathname: string): CampaignPaths =>
  pathname.startsWith(sessionEmailsPath) ? sessionEmailPaths : ofAdmins;
