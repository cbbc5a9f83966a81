import { answersToday } from '#features/bell/today.ts';
import { reviewsToday } from '#features/exercises/today.ts';
import { videoToday } from '#features/progress/place-store.ts';
import { notedDue, type TodayPart } from '#features/today/today.ts';

/** What «Bu gün» has (START-3), in this order. A feature adds a function here that reads the device alone, or notes with `noteDue` what a page of its own has read. */
export const todayParts: readonly TodayPart[] = [notedDue, answersToday, videoToday, reviewsToday];
