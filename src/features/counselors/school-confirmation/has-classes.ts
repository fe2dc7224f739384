import type { StoreServices } from '../../../platform/store/store-services.server.ts';

/** For emails to counselors: `no` while the organizer has classes switched off. */
export const hasClasses = ({ features }: Pick<StoreServices, 'features'>): 'yes' | 'no' =>
  features?.off.has('classes') ? 'no' : 'yes';
