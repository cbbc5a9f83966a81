import { exercisePath, exercisesPath, routes } from '#core/addresses/routes.ts';
import { absolute } from '#core/installation/structured-data.ts';
import type { Course } from '#features/courses/course.ts';
import type { Exercise } from './exercise.ts';

export const exercise = ({ title, slug }: Exercise, course: Course, description: string, siteUrl: string) =>
  ({
    '@type': 'LearningResource',
    name: title,
    description,
    url: absolute(siteUrl, exercisePath(course.path, slug)),
    learningResourceType: 'Exercise',
    inLanguage: 'az',
    isAccessibleForFree: true,
    isPartOf: { '@id': absolute(siteUrl, routes.course(course.path)) },
  }) as const;

export const exerciseList = ({ title, path }: Course, exercises: readonly Exercise[], siteUrl: string) =>
  ({
    '@type': 'ItemList',
    name: title,
    url: absolute(siteUrl, exercisesPath(path)),
    itemListElement: exercises.map(
      (one, index) =>
        ({
          '@type': 'ListItem',
          position: index + 1,
          name: one.title,
          url: absolute(siteUrl, exercisePath(path, one.slug)),
        }) as const,
    ),
  }) as const;
