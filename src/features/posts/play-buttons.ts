import { videoCard as texts } from './video-card-texts.ts';

/** YouTube is asked for nothing before a press (BLOG-10). */
export function addPlayButtons(root: ParentNode): void {
  for (const card of root.querySelectorAll<HTMLElement>('.video-card')) {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'video-play',
      textContent: texts.play,
    });
    const note = document.createElement('p');
    note.className = 'small soft';
    note.textContent = texts.loads;
    note.setAttribute('role', 'status');
    button.addEventListener('click', () => {
      if (navigator.onLine) play(card, button, note);
      else note.textContent = texts.offline;
    });
    card.prepend(button);
    card.append(note);
  }
}

function play(card: HTMLElement, button: HTMLElement, note: HTMLElement): void {
  const frame = Object.assign(document.createElement('iframe'), {
    src: card.dataset.played ?? '',
    title: texts.frame,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  button.replaceWith(frame);
  note.textContent = texts.refused;
  frame.focus();
}
