/** The vertical extent of a row of a list, in pixels. */
export interface RowBox {
  top: number;
  height: number;
}

/** A row that is dragged: its index, where it would be dropped, and by how far it was moved in pixels. */
export interface Drag {
  from: number;
  to: number;
  offset: number;
}

/** The index at which a dragged row would be dropped: it has passed each row whose middle it is below. */
export function dropIndex(rows: readonly RowBox[], from: number, offset: number): number {
  const dragged = rows[from];
  if (dragged === undefined) return from;
  const top = dragged.top + offset;
  const bottom = top + dragged.height;
  // Downwards the lower edge passes the middle of a row, upwards the upper one.
  return rows.filter((row, index) => {
    const middle = row.top + row.height / 2;
    if (index === from) return false;
    return index < from ? middle < top : middle < bottom;
  }).length;
}

/** By how many pixels a row is shown away from its place while another row is dragged. */
export function shiftOf(
  rows: readonly RowBox[],
  index: number,
  { from, to, offset }: Drag,
): number {
  if (index === from) return offset;
  const [dragged, next] = [rows[from], rows[from + 1] ?? rows[from - 1]];
  if (dragged === undefined || next === undefined) return 0;
  // Rows have the same gap between them, so a row moves by the height of the dragged one and a gap.
  const gap = Math.abs(next.top - dragged.top) - (next.top > dragged.top ? dragged : next).height;
  const step = dragged.height + gap;
  if (index > from && index <= to) return -step;
  return index < from && index >= to ? step : 0;
}

/** A copy of a list with one entry at another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
