import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Makes a form work that the build has rendered. What was typed meanwhile stays, because its fields are uncontrolled. */
export const hydrate = (place: HTMLElement, form: FunctionComponent): void => {
  hydrateRoot(place, createElement(form));
};

/** A form as HTML from which `hydrate` can go on in the browser. For the build only. */
export const rendered = (form: FunctionComponent): string => renderToString(createElement(form));
