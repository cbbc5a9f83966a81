import { routes } from '#domain/shared/routes.ts';
import { loaderKey, sessionKey, themeKey } from '#domain/shared/storage-keys.ts';

// Inline scripts, because they must run before the first paint; very short, because every page contains them.

/**
 * In the head. Sets that scripts run (READ-6), the chosen theme (READ-1), whether the header shows a guest or a user
 * (SHELL-6), and whether this browser session begins with the loader (SHELL-1).
 */
export const beforePaint = `try{let r=document.documentElement.dataset,s;r.script='';s=localStorage;r.theme=s.getItem('${themeKey}')||'';if(s.getItem('${sessionKey}'))r.session='user';s=sessionStorage;if(s.getItem('${loaderKey}')==null){s.setItem('${loaderKey}','');r.loader=''}}catch{}`;

/** After the header. Fills in the user's name. An unreadable session hint is deleted, and the header shows a guest. */
export const fillAccount = `try{let s=localStorage,h=JSON.parse(s.getItem('${sessionKey}'));if(h)for(let[q,f]of[['username',e=>e.textContent=h.username],['profile',e=>e.href='${routes.user('')}'+encodeURIComponent(h.username)],['panel',e=>e.hidden=!h.staff]])document.querySelectorAll('[data-'+q+']').forEach(f)}catch{delete document.documentElement.dataset.session}`;

/**
 * In the head. Only the card that links to the next page, or to the previous one, is animated into that page's head
 * (styles/site/view-transitions.css). The card is marked only during the navigation, because its transition name must
 * be unique on a page.
 */
export const morphCards = `for(let t of['pageswap','pagereveal'])addEventListener(t,e=>{let d=document;d.querySelectorAll('[data-transition]').forEach(c=>delete c.dataset.transition);if(e.viewTransition){let p=new URL((t=='pageswap'?e:navigation).activation[t=='pageswap'?'entry':'from'].url).pathname,a=[...d.querySelectorAll('[data-card]')].find(a=>a.pathname==p);if(a)a.closest('article,li').dataset.transition=''}})`;
