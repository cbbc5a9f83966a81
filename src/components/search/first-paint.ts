import { limits } from '#domain/shared/limits.ts';
import { searchField } from '#domain/shared/routes.ts';
import { results } from '#messages/search/search.ts';

const [before, after] = results.of('\n').split('\n');

/**
 * Inline behind the heading: it names the term before anything is painted, or what stands below would jump. The term is
 * tidied as in domain/search/term.ts.
 */
export const showSearchTerm = `{let t=(new URLSearchParams(location.search).get('${searchField}')||'').normalize('NFC').replace(/\\s+/g,' ').trim().slice(0,${limits.title}).trim(),h=document.querySelector('[data-title]');if(t)document.title=t;h.textContent=t?'${before}'+t+'${after}':'${results.noTerm}'}`;
