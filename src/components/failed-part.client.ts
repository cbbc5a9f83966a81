// A part of the page that could not be loaded when it was asked for.
import { reportFailedRead } from '#stores/failures.ts';
import './toasts.client.ts';

export const sayFailed = reportFailedRead;
