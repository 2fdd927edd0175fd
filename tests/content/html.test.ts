import { testErrors } from './table-tests.ts';

const expected =
  'expected Markdown, or HTML elements for text, such as <br>, <details>, <kbd>, <small> or <sub>';

testErrors('HTML in a text', {
  'myself, → myself,\n<script>alert(1)</script>': `about.md:9: ${expected}, found <script>, which is not allowed in texts. To show the tag itself, put the tag between backticks: \`<script>\``,
  'Bread. → Bread.\n\n<b onclick="bake()">Rye</b>':
    'projects/bakery/index.md:13: expected <b> with no attributes except class, dir, id, lang, title, found the attribute onclick',
  'See [the address book](/contact.vcf). → See [the address book](javascript:alert(1)).':
    "services.yaml:15 services[1].details: expected a link to a page of this site, or one with https:, http:, mailto: or tel:, found 'javascript:alert(1)'",
  'title: Shops → title: Shops\n    questions: [{ question: Why?, answer: A <form>. }]': `services.yaml:11 services[1].questions[0].answer: ${expected}, found <form>, which is not allowed in texts. To show the tag itself, put the tag between backticks: \`<form>\``,
});
