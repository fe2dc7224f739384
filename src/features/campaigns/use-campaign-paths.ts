import { useLocation } from 'react-router';
import { campaignPathsAt, type CampaignPaths } from './campaign-paths.ts';

/** The paths of the area that is shown. The server reads the other file, and has no React Router. */
export const useCampaignPaths = (): CampaignPaths => campaignPathsAt(useLocation().pathname);
