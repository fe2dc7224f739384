/** The text of an input of a form; empty where there is none, or a file. */
export function formText(form: FormData, name: string): string {
  const given = form.get(name);
  return typeof given === 'string' ? given : '';
}
