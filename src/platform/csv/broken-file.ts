/**
 * A file that cannot be read as what it should be. The message is one sentence for the person who
 * chose the file: it names the file, the line (1 is the header) and what is wrong there.
 */
export class BrokenFile extends Error {
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, problem: string) {
    super(`${file}, line ${line.toLocaleString('en-US')}: ${problem}`);
    this.name = 'BrokenFile';
    this.file = file;
    this.line = line;
  }
}
