import { fromBase64Url } from '../../private/encoding.ts';
import { decrypt, fileKey } from '../../private/unlock.ts';
import { fetchBytes } from './open-text.ts';

/** How far from the window a picture is decrypted, so that it is there when the visitor reaches it. */
const AHEAD = '800px';

/**
 * Decrypts the pictures of an opened page when they come near the window, each in one width, and draws them on
 * their canvases.
 *
 * @param folder The address of the folder with the encrypted files.
 * @param files The keys of the files by name.
 * @param failed The text below a picture that cannot be loaded or decrypted.
 */
export function drawPictures(
  page: HTMLElement,
  folder: string,
  files: Readonly<Record<string, string>>,
  failed: string,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!(isIntersecting && target instanceof HTMLCanvasElement)) continue;
        observer.unobserve(target);
        draw(target).catch(console.error);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const canvas of page.querySelectorAll('.private-picture')) observer.observe(canvas);

  async function draw(canvas: HTMLCanvasElement) {
    const { sources = '' } = canvas.dataset;
    const name = fittingFile(sources, canvas.clientWidth * devicePixelRatio);
    const sealed = await fetchBytes(folder + name);
    const plain =
      sealed && (await decrypt(await fileKey(fromBase64Url(files[name] ?? '') ?? sealed), sealed));
    if (!plain) {
      const note = document.createElement('p');
      note.className = 'small-note';
      note.textContent = failed;
      canvas.after(note);
      return;
    }
    const picture = await createImageBitmap(new Blob([plain], { type: 'image/webp' }));
    // The size of a canvas is that of its bitmap. Its width on the page stays that of the image in the content.
    canvas.style.setProperty('--image-width', `${canvas.width}px`);
    Object.assign(canvas, { width: picture.width, height: picture.height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    canvas.dataset.drawn = '';
  }
}

/**
 * The name of the smallest file that is wide enough, else of the widest.
 *
 * @param sources The widths of the files with their names, such as `640:a.bin 1280:b.bin`, the smallest first.
 * @param pixels The width on the screen, in pixels of the device.
 */
export function fittingFile(sources: string, pixels: number): string {
  const all = sources.split(' ').map((source) => source.split(':'));
  const [, name = ''] = all.find(([width]) => Number(width) >= pixels) ?? all.at(-1) ?? [];
  return name;
}
