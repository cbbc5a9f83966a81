import type { CmsEventListener } from 'decap-cms-core';
import { exercisePath } from '#core/addresses/routes.ts';
import { tellAddress } from '#features/announcements/tell.ts';
import { telling as texts } from '#panel/texts.ts';

const place = document.createElement('p');
place.role = 'status';
place.style.cssText = 'margin: 0; padding: 0.75rem 1.5rem; background: #e3f1ee; color: #10302a';

// A new entry gets its address after it was published, so the offer stays on all screens of exercises.
addEventListener('hashchange', () => {
  if (!location.hash.startsWith('#/collections/exercises')) place.remove();
});

/** Offers to tell the students of a course of an exercise that was published (TELL-1). */
export const tellStudents: CmsEventListener = {
  name: 'postPublish',
  handler: ({ entry }) => {
    if (entry.get('collection') !== 'exercises') return;
    const field = (name: string) => String(entry.getIn(['data', name]));
    const course = field('course');
    const link = document.createElement('a');
    link.href = tellAddress({
      course,
      text: texts.newExercise(field('title')),
      link: exercisePath(course, field('slug')),
    });
    link.textContent = texts.tell;
    place.replaceChildren(`${texts.newExercise(field('title'))}. `, link);
    document.body.prepend(place);
  },
};
