// Requests that no browser sends.
import fc from 'fast-check';
import { largestBody } from '../../src/features/contact/limits.ts';

interface BadRequest {
  method: 'POST';
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

const fieldName = fc.oneof(
  fc.constantFrom('name', 'email', 'subject', 'message', 'id', 'saved', 'token', 'website', 'page'),
  fc.constantFrom('choice-kind', 'choice-budget'),
  fc.string({ maxLength: 20 }),
);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    'a\r\nBcc: all@evil.example',
    '\u0000',
    '\ud800',
    '<script>',
    '../../etc/passwd',
    "'; DROP TABLE messages; --",
    '__proto__',
    'x'.repeat(12_000),
  ),
);

const bytesOf = (body: string) => Uint8Array.from(Buffer.from(body));

const withType = (type: string, ...bodies: fc.Arbitrary<string>[]) =>
  fc.oneof(...bodies, fc.string({ unit: 'binary', maxLength: 200 })).map((body) => ({
    type,
    body: bytesOf(body),
  }));

const json = withType(
  'application/json',
  fc.json(),
  fc
    .dictionary(fieldName, fc.oneof(text, fc.jsonValue(), fc.array(text)))
    .map((value) => JSON.stringify(value)),
  fc.constantFrom('', '{', 'null', '[]', '{"__proto__":{"name":"x"}}', '['.repeat(20_000)),
);

const pairs = fc.array(fc.tuple(fieldName.map(encoded), text));

const urlencoded = withType(
  'application/x-www-form-urlencoded',
  pairs.map((fields) => fields.map(([name, value]) => `${name}=${encoded(value)}`).join('&')),
  fc.constantFrom('%', '%zz=%', '&&&=', 'name=%ff%fe'),
);

const multipart = withType(
  'multipart/form-data; boundary=b',
  pairs.map((fields) => {
    const parts = fields.map(
      ([name, value]) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return `${parts.join('')}--b--\r\n`;
  }),
  fc.constantFrom(
    '--b',
    '--b\r\n\r\n--b--',
    '--b\r\nContent-Disposition: form-data; name="name"; filename="x.exe"\r\n\r\nMZ\r\n--b--\r\n',
    `--b\r\n${'X: y\r\n'.repeat(5000)}\r\n--b--`,
  ),
);

const other = fc.record({
  type: fc.constantFrom(
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'nonsense',
    '',
  ),
  body: fc.uint8Array({ maxLength: 500 }).map((bytes) => Uint8Array.from(bytes)),
});

const large = fc
  .constantFrom('application/json', 'application/x-www-form-urlencoded')
  .map((type) => ({ type, body: new Uint8Array(largestBody + 1).fill(120) }));

/** Requests of every kind that is refused, and some that are not. */
export const badRequest: fc.Arbitrary<BadRequest> = fc
  .record({
    content: fc.oneof(
      { weight: 6, arbitrary: json },
      { weight: 6, arbitrary: urlencoded },
      { weight: 6, arbitrary: multipart },
      { weight: 3, arbitrary: other },
      { weight: 1, arbitrary: large },
    ),
    accept: fc.constantFrom('application/json', 'text/html', '*/*', ';;;', ''),
    origin: fc.constantFrom(
      undefined,
      undefined,
      undefined,
      'null',
      'https://evil.example',
      '::::',
    ),
    encoding: fc.constantFrom(undefined, undefined, undefined, 'gzip', 'identity'),
  })
  .map(({ content, accept, origin, encoding }) => ({
    method: 'POST',
    headers: {
      'Content-Type': content.type,
      Accept: accept,
      ...(origin && { Origin: origin }),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
    body: content.body,
  }));

function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}
