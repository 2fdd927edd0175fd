// Random invalid requests to the contact API, which no browser would send.
import fc from 'fast-check';
import { maxMessageBytes } from '../../packages/vitrine/message/limits.ts';
import { sentNames } from '../../packages/vitrine/message/sent-names.ts';

const fieldName = fc.oneof(
  fc.constantFrom(...sentNames([{ id: 'kind' }, { id: 'budget' }])),
  fc.string({ maxLength: 20 }),
);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('a\r\nBcc: all@evil.example', '\u0000', '\ud800', '<script>', '../../etc/passwd'),
  fc.constantFrom("'; DROP TABLE messages; --", '__proto__', 'x'.repeat(12_000)),
);

const encoded = (value: string) => encodeURIComponent(value.toWellFormed());

const pairs = fc.array(fc.tuple(fieldName.map(encoded), text));

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const anyText = fc.string({ unit: 'binary', maxLength: 200 });

const withType = (type: fc.Arbitrary<string>, body: fc.Arbitrary<string | Uint8Array>) =>
  fc.record({ type, body: body.map((content) => Uint8Array.from(Buffer.from(content))) });

const json = withType(
  fc.constant('application/json'),
  fc.oneof(
    fc.json(),
    fc
      .dictionary(fieldName, fc.oneof(text, fc.jsonValue(), fc.array(text)))
      .map((value) => JSON.stringify(value)),
    fc.constantFrom('', '{', 'null', '[]', '{"__proto__":{"name":"x"}}', '['.repeat(20_000)),
    anyText,
  ),
);

const urlencoded = withType(
  fc.constant('application/x-www-form-urlencoded'),
  fc.oneof(
    pairs.map((fields) => fields.map(([name, value]) => `${name}=${encoded(value)}`).join('&')),
    fc.constantFrom('%', '%zz=%', '&&&=', 'name=%ff%fe'),
    anyText,
  ),
);

const multipart = withType(
  fc.constant('multipart/form-data; boundary=b'),
  fc.oneof(
    pairs.map((fields) => `${fields.map(([name, value]) => part(name, value)).join('')}--b--\r\n`),
    fc.constantFrom(
      '--b',
      '--b\r\n\r\n--b--',
      `${part('name"; filename="x.exe', 'MZ')}--b--\r\n`,
      `${part(`name"; filename*=UTF-8''%ff; x="`, 'MZ')}--b--\r\n`,
      `--b\r\n${'X: y\r\n'.repeat(5000)}\r\n--b--`,
    ),
    anyText,
  ),
);

const other = withType(
  fc.oneof(
    fc.constantFrom('text/plain', 'application/xml', 'nonsense', ''),
    fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary='),
    fc.constant('application/json; charset=utf-16'),
  ),
  fc.uint8Array({ maxLength: 500 }),
);

const large = withType(
  fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
  fc.constant('x'.repeat(maxMessageBytes + 1)),
);

/** Generates requests to the contact API that are mostly invalid, in body, type or headers. */
export const badRequest = fc
  .record({
    content: fc.oneof(
      { weight: 20, arbitrary: fc.oneof(json, urlencoded, multipart, other) },
      { weight: 1, arbitrary: large },
    ),
    accept: fc.constantFrom('application/json', 'text/html', '*/*', ';;;', ''),
    origin: fc.option(fc.constantFrom('null', 'https://evil.example', '::::'), { freq: 2 }),
    encoding: fc.option(fc.constantFrom('gzip', 'identity'), { freq: 2 }),
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
