import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';

/** A form as HTML from which `hydrate` can go on in the browser. For the build only. */
export const rendered = (form: FunctionComponent): string => renderToString(createElement(form));
