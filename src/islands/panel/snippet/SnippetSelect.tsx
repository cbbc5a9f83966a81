import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { manySnippets } from '#stores/panel/many-snippets.ts';
import { SelectPart } from '../select/SelectPart.tsx';
import type { SelectProps } from '../select/select-props.ts';

/** PANEL-15: many snippets at once. */
const SnippetSelect = (props: SelectProps) => <SelectPart many={manySnippets} {...props} />;

export default guarded(SnippetSelect);
