import { momentAddress } from '#core/addresses/video-address.ts';
import type { ErrorCode } from '#core/cloud/errors.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { $coursePath } from './sources.ts';
import type { Video } from './video.ts';

export type Player =
  | { step: 'still' }
  | { step: 'opening' }
  | { step: 'open'; isPlaying: boolean }
  | { step: 'failed'; code: ErrorCode };

export const $player = sessionAtom<Player>({ step: 'still' });

/** A new number is a new start, also of the same video. */
export const $plays = sessionAtom(0);

/** LEARN-4. */
export const showInAddress = ({ id }: Video, seconds = 0): void =>
  history.replaceState(history.state, '', momentAddress($coursePath.get(), id, seconds));

/** Another video may work, and a player that opens late is still used. */
export const fail = (code: ErrorCode): void => $player.set({ step: 'failed', code });
