import { addCopyButtons } from './code-copy.ts';

addCopyButtons(document);
