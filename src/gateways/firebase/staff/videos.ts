import { VideoDocument } from '#domain/video.ts';
import type { StaffVideos } from '../../staff/videos.ts';
import { contentList } from '../queries/staff.ts';
import { removeContent } from './remove.ts';
import { readRows } from './rows.ts';

export const staffVideos: StaffVideos = {
  list: (asked) => readRows(contentList('videos', asked), VideoDocument),
  remove: (by, id) => removeContent(by, 'videos', id),
};
