import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { manyPosts } from '#stores/panel/many-posts.ts';
import { SelectPart } from '../select/SelectPart.tsx';
import type { SelectProps } from '../select/select-props.ts';

/** PANEL-15: many posts at once. */
const PostSelect = (props: SelectProps) => <SelectPart many={manyPosts} {...props} />;

export default guarded(PostSelect);
