import { bakery, base, siteFiles } from './base.ts';
import { testErrors } from './table-tests.ts';

const project = base[bakery].replace(/cover.*\n/g, '');
const anId = 'lower-case letters, digits and single hyphens, such as blue-door-2';

testErrors('front matter', {
  'diary\n--- → diary':
    'projects/bakery/index.md:1: expected a second line of --- between the fields and the text, found front matter that begins here and is never closed',
  'that is not there': [
    { [bakery]: '# Fourth Bakehouse\n\nBread.\n' },
    `${bakery}:1: expected a line of --- at the top of the file, then the fields, then another line of ---, found text without front matter`,
  ],
  'that is empty': [
    { [bakery]: '---\n---\nBread.\n' },
    `${bakery}:1: expected the fields of this file, found no fields`,
  ],
});

testErrors('a file', {
  'that is empty': [
    { 'site.yaml': '' },
    'site.yaml:1: expected the fields of this file, found an empty file',
  ],
  'in another encoding': [
    { 'site.yaml': Buffer.from(base['site.yaml'], 'latin1') },
    'site.yaml:9: expected a text file in UTF-8, found letters in another encoding, perhaps Windows-1252',
  ],
  'in UTF-16': [
    { 'site.yaml': Buffer.from(`\ufeff${base['site.yaml']}`, 'utf16le') },
    'site.yaml: expected a text file in UTF-8, found text in UTF-16',
  ],
  'that is a folder': [
    { 'contact.yaml': null, 'contact.yaml/note.txt': '' },
    'contact.yaml: expected a text file in UTF-8, found a folder',
  ],
  'home.yaml → ': 'home.yaml: expected this file, which every site needs, found no such file',
  'home.yaml → hoem.yaml': `hoem.yaml: expected one of the files ${siteFiles}, found an unknown file 'hoem.yaml'. Did you mean 'home.yaml'?`,
  'site.yaml → site.yml': `site.yml: expected one of the files ${siteFiles}, found an unknown file 'site.yml'. Did you mean 'site.yaml'?`,
});

testErrors('a project', {
  'projects.yaml → ':
    'projects.yaml: expected this file, because the folder projects/ has entries, found no such file',
  'projects/bakery/index.md → ':
    'projects/bakery/index.md: expected this file, with the fields of the entry, found no such file',
  'whose index.md has an upper-case letter': [
    { [bakery]: null, 'projects/bakery/Index.md': '' },
    `${bakery}: expected this file, with the fields of the entry, found no such file, but a file with the name 'Index.md'`,
  ],
  'that is a file': [
    { 'projects/cafe.md': project },
    "projects/cafe.md: expected a folder for each entry, with the file index.md in it, found a file. Did you mean 'projects/cafe/index.md'?",
  ],
  'with a wrong id and a wrong field': [
    { 'projects/Door/index.md': project.replace('2025-02-28', 'soon') },
    `projects/Door/: expected a folder name that contains only ${anId}, found 'Door'`,
    "projects/Door/index.md:5 date: expected a day that exists, as YYYY-MM-DD, found 'soon'",
  ],
});
