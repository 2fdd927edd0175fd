/**
 * Moves the dividers between "before" and "after" pictures (BeforeAfter.tsx), and shows the captions of a video
 * when it plays (Film.tsx): with the attribute `default` browsers would load them with the page.
 */
export function startMedia(): void {
  for (const range of document.querySelectorAll<HTMLInputElement>('.states input')) {
    range.oninput = () => range.parentElement?.style.setProperty('--at', `${range.value}%`);
  }
  for (const video of document.querySelectorAll('video')) {
    const showCaptions = () => {
      for (const track of video.textTracks) track.mode = 'showing';
    };
    video.addEventListener('play', showCaptions, { once: true });
  }
}
