import { addPlayButtons } from './video-card.ts';

addPlayButtons(document);
