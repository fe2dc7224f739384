import { apiSentence } from '../../platform/model/api-sentence.ts';
import { Field } from '../../platform/model/field.ts';
import { text } from '../../platform/model/kinds.ts';
import { boothRuleMessages as messages } from './booth-rules.messages.ts';
import { findVideo, videoPage } from './find-video.ts';
import { rowList } from './row-list.ts';

/** The address of a video at YouTube or Vimeo; stored as that of its page there. */
const videoAddress = () =>
  new Field<string>({
    scalar: 'URL',
    column: 'text',
    check(value) {
      const video = typeof value === 'string' ? findVideo(value) : null;
      return video
        ? { value: videoPage(video) }
        : { problems: { '': apiSentence(messages.video) } };
    },
  });

/** The videos of a booth. */
export const videos = rowList({
  name: 'videos',
  most: 3,
  parts: {
    url: { field: videoAddress().optional(), input: 'videoUrl' },
    title: { field: text({ max: 120 }).optional(), input: 'videoTitle' },
  },
});
