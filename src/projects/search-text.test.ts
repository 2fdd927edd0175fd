import { expect, it } from 'vitest';
import { searchText } from './search-text.ts';

it('takes words from the summary and the case study, not from its markup', () => {
  const caseStudy =
    '<h2>The <em>task</em></h2><p>Salt&amp;Oil &quot;now&quot; &#x43;af&#233; &lt;b&gt; &constructor;</p><a href="https://secret.example">here</a>';
  expect(searchText({ summary: 'Forty chairs.', caseStudy })).toEqual(
    'forty chairs the task salt oil now cafe b constructor here'.split(' '),
  );
});
