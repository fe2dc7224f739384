import { describePublicPages } from './public-pages.ts';

await describePublicPages({ device: 'a desk', width: 1440 });
