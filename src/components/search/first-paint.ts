import { limits } from '#domain/shared/limits.ts';
import { searchField } from '#domain/shared/routes.ts';
import { results } from '#messages/search/search.ts';

const [before, after] = results.of('\n').split('\n');

/**
 * Inline after the heading: it shows the term before the first paint, so that the content below does not move. It
 * collapses spaces as in domain/search/term.ts.
 */
export const showSearchTerm = `{let t=(new URLSearchParams(location.search).get('${searchField}')||'').normalize('NFC').replace(/\\s+/g,' ').trim().slice(0,${limits.title}).trim(),h=document.querySelector('[data-title]');if(t)document.title=t;h.textContent=t?'${before}'+t+'${after}':'${results.noTerm}'}`;
