import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Makes a form work that the build has rendered. What was typed meanwhile stays, because its fields are uncontrolled. */
export const hydrate = (place: HTMLElement, form: FunctionComponent): void => {
  hydrateRoot(place, createElement(form));
};
