import { otherPostsShown } from '#domain/blog/post.ts';

/** Shuffles the cards (Fisher–Yates) and shows the first five. Inline, so that it runs before the cards are painted. */
export const shuffleOthers = `{let l=document.querySelector('[data-others]'),c=[...l.querySelectorAll('[data-post]')],i=c.length;while(i){let j=Math.random()*i--|0;[c[i],c[j]]=[c[j],c[i]]}c.forEach((e,n)=>e.hidden=n>=${otherPostsShown});l.append(...c)}`;
