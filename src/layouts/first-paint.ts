import { routes } from '#domain/shared/routes.ts';
import { loaderKey, sessionKey, themeKey } from '#domain/shared/storage-keys.ts';

// Inline scripts, because they have to run before the first paint. Kept to the letter they need: they are on every page.

/**
 * In the head: that scripts run (READ-6), the chosen theme (READ-1), which half of the header is shown (SHELL-6) and
 * whether this browser session begins with the loader (SHELL-1).
 */
export const beforePaint = `try{let r=document.documentElement.dataset,s;r.script='';s=localStorage;r.theme=s.getItem('${themeKey}')||'';if(s.getItem('${sessionKey}'))r.session='user';s=sessionStorage;if(s.getItem('${loaderKey}')==null){s.setItem('${loaderKey}','');r.loader=''}}catch{}`;

/** Behind the header: who it is. A hint that cannot be read is thrown away, and with it the user's half. */
export const fillAccount = `try{let s=localStorage,h=JSON.parse(s.getItem('${sessionKey}'));if(h)for(let[q,f]of[['username',e=>e.textContent=h.username],['profile',e=>e.href='${routes.user('')}'+encodeURIComponent(h.username)],['panel',e=>e.hidden=!h.staff]])document.querySelectorAll('[data-'+q+']').forEach(f)}catch{delete document.documentElement.dataset.session}`;

/**
 * In the head: of all cards only the one that leads to the next page, or to the one left, morphs into that page's head
 * (styles/site/view-transitions.css). Both pages are marked while the browser changes them, so no card carries a name that must be unique.
 */
export const morphCards = `for(let t of['pageswap','pagereveal'])addEventListener(t,e=>{let d=document;d.querySelectorAll('[data-transition]').forEach(c=>delete c.dataset.transition);if(e.viewTransition){let p=new URL((t=='pageswap'?e:navigation).activation[t=='pageswap'?'entry':'from'].url).pathname,a=[...d.querySelectorAll('[data-card]')].find(a=>a.pathname==p);if(a)a.closest('article,li').dataset.transition=''}})`;
