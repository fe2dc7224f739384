import { describePublicPages } from './public-pages.ts';

await describePublicPages({ device: 'a phone', width: 390 });
