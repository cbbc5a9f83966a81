import { type CourseFigure, shareOf } from './places.ts';

export const progress = {
  continue: 'Davam et',
  continueWith: (title: string) => `Davam et: ${title}`,
  leftAt: (time: string) => `${time} anında qalmısınız`,
  watched: (figure: CourseFigure) => {
    const { finished, total } = figure;
    if (total === null) return `Baxdığınız videolar: ${finished}`;
    return `Baxdığınız videolar: ${finished} / ${total} (${Math.round(shareOf(figure) * 100)}%)`;
  },
} as const;
