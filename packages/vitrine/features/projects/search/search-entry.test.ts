import { expect, it } from 'vitest';
import { searchEntry } from './search-entry.ts';

const project = {
  title: 'Birch & Café Zoë',
  client: undefined,
  category: 'Blog Website',
  technologies: ['HTML-CSS', 'PHP'],
  summary: 'Forty chairs.',
  caseStudy: '',
};

it('normalizes the words of each field', () => {
  expect(searchEntry(project, 'en')).toEqual({
    title: 'birch cafe zoe',
    client: '',
    kind: 'blog website html css php',
    text: 'chairs forty',
  });
});

it('includes the words of the problem and of the results', () => {
  const results = [{ figure: '71', label: 'sold jars', source: 'Till' }];
  expect(searchEntry({ ...project, problem: 'No honey.', results }, 'en').text).toBe(
    '71 chairs forty honey jars no sold',
  );
});

it('includes each word of the case study once, and no words of the HTML markup', () => {
  const caseStudy =
    '<h2>The <em>task</em></h2><p>Salt&amp;Oil &quot;now&quot; &#x43;af&#233; &lt;b&gt; &constructor; forty</p><a href="https://secret.example">here</a>';
  expect(searchEntry({ ...project, caseStudy }, 'en').text).toBe(
    'b cafe chairs constructor forty here now oil salt task the',
  );
});
