import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { carouselDelay, phoneLayout } from '#core/page/shell.ts';

/** HOME-5, LESSON-2. */
const kinds: Record<string, SwiperOptions> = {
  lessons: { slidesPerView: 1, spaceBetween: 50, speed: 300 },
  posts: {
    speed: 300,
    spaceBetween: 24,
    breakpoints: { 0: { slidesPerView: 1 }, 640: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
  },
  partners: {
    loop: true,
    breakpoints: { 0: { slidesPerView: 1 }, 567: { slidesPerView: 2 }, 767: { slidesPerView: 3 } },
  },
};
const copies = 2; // so that the partners also move when all of them fit (HOME-5)
const still = matchMedia('(prefers-reduced-motion: reduce)');
const phone = matchMedia(phoneLayout);

export function startCarousel(root: HTMLElement): void {
  const kind = root.dataset.carousel ?? '';
  if (kind === 'partners') repeatSlides(root);
  if (kind !== 'lessons') {
    moveCarousel(root, kind);
    return;
  }
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
  const [first, second] = viewport.querySelectorAll<HTMLElement>('.slide');
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
  const initialSlide = step > 0 ? Math.round(viewport.scrollLeft / step) : 0;
  viewport.scrollLeft = 0;
  for (const name of ['role', 'aria-label']) viewport.removeAttribute(name);
  // It scrolls no more, so it is no stop of Tab. Without the attribute it would lose the focus that it may have.
  viewport.tabIndex = -1;
  const swiper = new Swiper(viewport, {
    ...kinds[kind],
    initialSlide,
    wrapperClass: 'track',
    slideClass: 'slide',
    on: {
      init: hideUnseen,
      slideChange: hideUnseen,
      breakpoint: hideUnseen,
    },
  });
  const previous = root.querySelector<HTMLElement>('[data-previous]');
  const next = root.querySelector<HTMLElement>('[data-next]');
  previous?.addEventListener('click', () => swiper.slidePrev(), { signal: ended.signal });
  next?.addEventListener('click', () => swiper.slideNext(), { signal: ended.signal });
  // Not Swiper's own module: `disabled` would take the focus from the button that was just pressed.
  const showEnds = () => {
    previous?.setAttribute('aria-disabled', String(!swiper.params.loop && swiper.isBeginning));
    next?.setAttribute('aria-disabled', String(!swiper.params.loop && swiper.isEnd));
  };
  swiper.on('progress', showEnds);
  showEnds();
  const position = root.querySelector('[data-position]');
  const showPosition = () => {
    if (position) position.textContent = `${swiper.activeIndex + 1} / ${swiper.slides.length}`;
  };
  swiper.on('slideChange', showPosition);
  showPosition();

  const autoplay = startAutoplay(swiper, kind, (moving) => {
    root.toggleAttribute('data-still', !moving);
    pause.setAttribute('aria-label', (moving ? pause.dataset.stop : pause.dataset.play) ?? '');
  });
  const obey = () => {
    autoplay.run(!still.matches);
    swiper.params.speed = still.matches ? 0 : (kinds[kind]?.speed ?? 300);
  };
  still.addEventListener('change', obey, { signal: ended.signal });
  pause.addEventListener('click', () => autoplay.run(!autoplay.isRunning()), { signal: ended.signal });
  // A keyboard user reading a slide must not lose it to autoplay.
  root.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && autoplay.hold(true),
    { signal: ended.signal },
  );
  root.addEventListener('focusout', () => autoplay.hold(false), { signal: ended.signal });
  obey();

  return () => {
    ended.abort();
    autoplay.run(false);
    swiper.destroy(true, true);
    root.removeAttribute('aria-roledescription');
    for (const button of [previous, next]) button?.removeAttribute('aria-disabled');
    for (const slide of root.querySelectorAll<HTMLElement>('.slide')) slide.inert = false;
  };
}

interface Autoplay {
  isRunning(): boolean;
  run(running: boolean): void;
  hold(held: boolean): void;
}

/** Not Swiper's own module, which requests every animation frame. After a touch only the partners go on. */
function startAutoplay(swiper: Swiper, kind: string, say: (running: boolean) => void): Autoplay {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isHeld = false;
  const goOn = () => {
    const { top, bottom } = swiper.el.getBoundingClientRect();
    if (isHeld || document.hidden || bottom < 0 || top > innerHeight) return;
    if (swiper.isEnd && !swiper.params.loop) swiper.slideTo(0, undefined, true, true);
    else swiper.slideNext(undefined, true, true);
  };
  const run = (running: boolean) => {
    clearInterval(timer);
    timer = running ? setInterval(goOn, carouselDelay(kind)) : undefined;
    say(running);
  };
  const isRunning = () => timer !== undefined;
  const touched = () => {
    if (isRunning()) run(kind === 'partners');
  };
  swiper.on('sliderFirstMove', touched);
  swiper.on('beforeTransitionStart', (_swiper, _speed, isOurs) => {
    if (!isOurs) touched();
  });
  return {
    isRunning,
    run,
    hold: (held) => {
      isHeld = held;
    },
  };
}

/** Hidden slides and copies can't be focused and are not read out. */
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
      copy.setAttribute('aria-hidden', 'true');
      copy.inert = true;
      track?.append(copy);
    }
  }
}
