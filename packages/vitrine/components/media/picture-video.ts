// Plays the videos over pictures (Picture.tsx) while they are in view, after the page and its pictures have loaded.
// Nothing of a video is loaded for visitors who want no motion or fewer bytes.
import { isStill, onMotionChange } from '../../browser/motion.ts';

for (const video of document.querySelectorAll<HTMLVideoElement>('.picture-video')) {
  let isInView = false;
  const update = () => {
    const isLoaded = document.readyState === 'complete';
    if (!isLoaded || !isInView || isStill() || navigator.connection?.saveData) return video.pause();
    video.muted = true;
    video.play().catch(() => undefined); // A browser that refuses shows the picture.
  };
  addEventListener('load', update);
  onMotionChange(update);
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(video);
}
