// Rotates the pictures of a lightbox, which PhotoSwipe itself can't.
import type PhotoSwipe from 'photoswipe';

export function makeRotatable(viewer: PhotoSwipe): () => void {
  const degrees = new WeakMap<object, number>();

  // PhotoSwipe sizes the slide as the picture looks; after an odd number of quarter turns the <img> itself needs the sides swapped.
  viewer.on('contentResize', (event) => {
    const { content, width, height } = event;
    const turned = degrees.get(content);
    if (turned === undefined || !content.element || !content.isImageContent()) return;
    event.preventDefault();
    const odd = (turned / 90) % 2 !== 0;
    const size = odd ? { width: height, height: width } : { width, height };
    Object.assign(content.element.style, {
      width: `${size.width}px`,
      height: `${size.height}px`,
      rotate: `${turned}deg`,
      translate: `${(width - size.width) / 2}px ${(height - size.height) / 2}px`,
    });
    content.element.dataset.turned = String(turned % 360);
  });

  return () => {
    const slide = viewer.currSlide;
    if (!slide) return;
    const { content } = slide;
    degrees.set(content, (degrees.get(content) ?? 0) + 90);
    [slide.width, slide.height] = [slide.height, slide.width];
    [content.width, content.height] = [content.height, content.width];
    slide.calculateSize();
    slide.currentResolution = 0;
    slide.zoomAndPanToInitial();
    slide.applyCurrentZoomPan();
    slide.updateContentSize(true);
  };
}
