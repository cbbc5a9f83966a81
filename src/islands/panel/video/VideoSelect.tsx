import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { manyVideos } from '#stores/panel/many-videos.ts';
import { SelectPart } from '../select/SelectPart.tsx';
import type { SelectProps } from '../select/select-props.ts';

/** PANEL-15: many videos at once. */
const VideoSelect = (props: SelectProps) => <SelectPart many={manyVideos} {...props} />;

export default guarded(VideoSelect);
