import fc from 'fast-check';

/** A change of one file, as a mistyped key makes it. */
export interface Mutation {
  /** What happened, for the report of a test. */
  what: string;
  /** What becomes of the file; undefined where it is taken away. */
  change: (bytes: Uint8Array) => Uint8Array | undefined;
}

/** What may stand where a value of another type stood; some of it is no YAML. */
const strangers = [
  ...['[]', '{}', 'true', 'null', '~', '12', '-1.5', '.nan', '.inf', '0x1f', '1e400', '""', "''"],
  ...['[a, b]', '{a: b}', '[[[]]]', '2024-02-30', '!!binary x', '!x y', '*x', '&a', '|', '>', '@'],
  ...['"open', '[open', '{', '}', '#b3321f', '- - -', '? x', '%', '`', ': :', '\t', '\u0000', '..'],
  ...['constructor', '__proto__', '../../etc/hosts', '/', 'a'.repeat(5000), 'https://', '<<'],
];

const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** Mutations of every kind: a byte, a line, a name, a value, the whole file. */
export const mutations: fc.Arbitrary<Mutation> = fc.oneof<fc.Arbitrary<Mutation>[]>(
  fc.tuple(at, fc.nat(255)).map(([place, byte]) => ({
    what: `byte ${byte} at ${place}`,
    change: (bytes) => bytes.with(Math.floor(place * bytes.length), byte),
  })),
  at.map((place) => ({
    what: `line dropped at ${place}`,
    change: (bytes) => withLine(bytes, place, () => []),
  })),
  at.map((place) => ({
    what: `line doubled at ${place}`,
    change: (bytes) => withLine(bytes, place, (line) => [line, line]),
  })),
  fc
    .tuple(at, fc.constantFrom('x', '__proto__', '', '"', 'constructor', '1', 'é'))
    .map(([place, name]) => ({
      what: `key renamed to '${name}' at ${place}`,
      change: (bytes) =>
        withLine(bytes, place, (line) => [line.replace(/[\w-]+(?=:)/, () => name)], /[\w-]+:/),
    })),
  fc.tuple(at, fc.constantFrom(...strangers)).map(([place, value]) => ({
    what: `value '${value.slice(0, 20)}' at ${place}`,
    change: (bytes) =>
      withLine(
        bytes,
        place,
        (line) => [line.replace(/(: |- ).*$/, (_, sign) => sign + value)],
        /: |- /,
      ),
  })),
  fc.constant({ what: 'file removed', change: () => undefined }),
  fc.constant({ what: 'file emptied', change: () => new Uint8Array() }),
);

/** Replaces one of the lines that have a form. A file without such a line stays as it is. */
function withLine(
  bytes: Uint8Array,
  place: number,
  change: (line: string) => string[],
  form = /^/,
): Uint8Array {
  const lines = Buffer.from(bytes).toString('utf8').split('\n');
  const right = lines.flatMap((line, index) => (form.test(line) ? [index] : []));
  const index = right[Math.floor(place * right.length)];
  if (index === undefined) return bytes;
  lines.splice(index, 1, ...change(lines[index] ?? ''));
  return Buffer.from(lines.join('\n'));
}
