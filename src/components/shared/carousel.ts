// Makes a carousel move: Swiper's core, loaded by carousel.client.ts when it is needed.
import Swiper from 'swiper';
import { Autoplay, Navigation } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

// HOME-5, LESSON-2. After a touch the partners' carousel continues to move; the others stop.
const kinds: Record<string, SwiperOptions> = {
  lessons: { slidesPerView: 1, spaceBetween: 50, speed: 300, autoplay: { delay: 3000 } },
  posts: {
    speed: 300,
    spaceBetween: 24,
    autoplay: { delay: 3000 },
    breakpoints: { 0: { slidesPerView: 1 }, 640: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
  },
  partners: {
    loop: true,
    autoplay: { delay: 2500, disableOnInteraction: false },
    breakpoints: { 0: { slidesPerView: 1 }, 567: { slidesPerView: 2 }, 767: { slidesPerView: 3 } },
  },
};
/** The number of copies after the partners, so that they also move when all of them fit (HOME-5). */
const copies = 2;
const still = matchMedia('(prefers-reduced-motion: reduce)');
const phone = matchMedia('(max-width: 39.99rem)');

export function startCarousel(root: HTMLElement): void {
  const kind = root.dataset.carousel ?? '';
  if (kind === 'partners') repeatSlides(root);
  if (kind !== 'lessons') {
    moveCarousel(root, kind);
    return;
  }
  // On a wide screen the lessons are a grid.
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    stop = phone.matches ? moveCarousel(root, kind) : undefined;
  };
  phone.addEventListener('change', follow);
  follow();
}

function moveCarousel(root: HTMLElement, kind: string): () => void {
  const viewport = root.querySelector<HTMLElement>('[data-viewport]');
  const pause = root.querySelector<HTMLButtonElement>('[data-pause]');
  if (!viewport || !pause) return () => {};
  const ended = new AbortController();
  root.setAttribute('aria-roledescription', root.dataset.role ?? '');
  viewport.scrollLeft = 0;
  viewport.removeAttribute('tabindex');
  const swiper = new Swiper(viewport, {
    ...kinds[kind],
    modules: [Autoplay, Navigation],
    wrapperClass: 'track',
    slideClass: 'slide',
    navigation: {
      prevEl: root.querySelector<HTMLElement>('[data-previous]'),
      nextEl: root.querySelector<HTMLElement>('[data-next]'),
    },
    on: {
      init: hideUnseen,
      slideChange: hideUnseen,
      breakpoint: hideUnseen,
    },
  });

  const say = () => {
    const moving = swiper.autoplay.running;
    root.toggleAttribute('data-still', !moving);
    pause.ariaLabel = (moving ? pause.dataset.stop : pause.dataset.play) ?? '';
  };
  swiper.on('autoplayStart', say);
  swiper.on('autoplayStop', say);
  const obey = () => {
    if (still.matches) swiper.autoplay.stop();
    else swiper.autoplay.start();
    swiper.params.speed = still.matches ? 0 : (kinds[kind]?.speed ?? 300);
    say();
  };
  still.addEventListener('change', obey, { signal: ended.signal });
  pause.addEventListener(
    'click',
    () => (swiper.autoplay.running ? swiper.autoplay.stop() : swiper.autoplay.start()),
    { signal: ended.signal },
  );
  // A keyboard user reading a slide must not lose it to autoplay.
  root.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && swiper.autoplay.pause(),
    { signal: ended.signal },
  );
  root.addEventListener('focusout', () => swiper.autoplay.paused && swiper.autoplay.resume(), {
    signal: ended.signal,
  });
  obey();

  return () => {
    ended.abort();
    swiper.destroy(true, true);
    root.removeAttribute('aria-roledescription');
    for (const slide of root.querySelectorAll<HTMLElement>('.slide')) slide.inert = false;
  };
}

/** Hidden slides can't be focused and are not read out. Copies never can. */
function hideUnseen({ slides, params, activeIndex }: Swiper): void {
  if (params.loop) return;
  const end = activeIndex + Number(params.slidesPerView);
  for (const [index, slide] of slides.entries()) slide.inert = index < activeIndex || index >= end;
}

function repeatSlides(root: HTMLElement): void {
  const track = root.querySelector('.track');
  const slides = [...(track?.children ?? [])];
  for (let round = 0; round < copies; round++) {
    for (const slide of slides) {
      const copy = slide.cloneNode(true);
      if (!(copy instanceof HTMLElement)) continue;
      copy.dataset.copy = '';
      copy.ariaHidden = 'true';
      copy.inert = true;
      track?.append(copy);
    }
  }
}
