/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

function text(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A smooth line through points (Catmull-Rom), as path commands without the first move. */
function through(points: readonly Point[]): string {
  let path = '';
  for (let index = 0; index < points.length - 1; index += 1) {
    const b = points[index] ?? [0, 0];
    const c = points[index + 1] ?? b;
    const a = points[index - 1] ?? b;
    const d = points[index + 2] ?? c;
    path += `C${text(b[0] + (c[0] - a[0]) / 6)} ${text(b[1] + (c[1] - a[1]) / 6)} `;
    path += `${text(c[0] - (d[0] - b[0]) / 6)} ${text(c[1] - (d[1] - b[1]) / 6)} `;
    path += `${text(c[0])} ${text(c[1])}`;
  }
  return path;
}

/** A smooth open line through points. */
export function curve(points: readonly Point[]): string {
  const [x, y] = points[0] ?? [0, 0];
  return `M${text(x)} ${text(y)}${through(points)}`;
}

/** A smooth closed outline through points. */
export function outline(points: readonly Point[]): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  let path = `M${text(at(0)[0])} ${text(at(0)[1])}`;
  for (let index = 0; index < count; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${text(b[0] + (c[0] - a[0]) / 6)} ${text(b[1] + (c[1] - a[1]) / 6)} `;
    path += `${text(c[0] - (d[0] - b[0]) / 6)} ${text(c[1] - (d[1] - b[1]) / 6)} `;
    path += `${text(c[0])} ${text(c[1])}`;
  }
  return `${path}Z`;
}

/** A straight-edged closed outline. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${text(x)} ${text(y)}`).join('L')}Z`;
}

/** The outline of something turned on a wheel or lathe: half widths from top to bottom, at `x`. */
export function lathe(x: number, profile: readonly Point[]): string {
  const left = profile.map(([half, y]): Point => [x - half, y]);
  const right = profile.map(([half, y]): Point => [x + half, y]).reverse();
  const [foot, low] = right[0] ?? [x, 0];
  return `${curve(left)}L${text(foot)} ${text(low)}${through(right)}Z`;
}

/** A leaf from one point to another, `width` across at its middle. */
export function leaf([x1, y1]: Point, [x2, y2]: Point, width: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const [mx, my] = [x1 + dx * 0.5, y1 + dy * 0.5];
  return (
    `M${text(x1)} ${text(y1)}Q${text(mx + nx)} ${text(my + ny)} ${text(x2)} ${text(y2)}` +
    `Q${text(mx - nx)} ${text(my - ny)} ${text(x1)} ${text(y1)}Z`
  );
}
