// The entry point of every command under Node 24, for example: node cli/main.ts check --strict
import { columns, runCommand } from './command.ts';
import { commands, isCommand } from './commands.ts';
import { unknownName } from './unknown-name.ts';

const [name = '--help', ...args] = process.argv.slice(2);
if (isCommand(name)) await runCommand((await commands[name]()).command, args);
else if (name === '--help') console.log(await listCommands());
else {
  const unknown = unknownName('command', name, Object.keys(commands));
  console.error(`${unknown}\n\nnpx vitrine lists all commands.`);
  process.exitCode = 2;
}

async function listCommands(): Promise<string> {
  const rows = Object.entries(commands).map(
    async ([word, load]) => [word, (await load()).command.summary] as const,
  );
  return `npx vitrine <command> [options]

${columns(await Promise.all(rows))}

npx vitrine <command> --help lists the options of a command.
Exit codes: 0 for success, 1 for an error in the content or the settings, 2 for wrong arguments.`;
}
