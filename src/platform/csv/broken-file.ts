/**
 * A file in an invalid format. The message is one sentence for the person who chose it: the file,
 * the line (1 is the header) and the problem.
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
