// The package's own types are read as those of a CommonJS module, whose default export differs from
// that of the module that Node loads. The used part of its types (1.15.3).
declare module 'highs' {
  interface Model {
    readonly options: { set(options: Readonly<Record<string, boolean | number | string>>): void };
    readonly info: { get(name: string): unknown };
    run(): { readonly modelStatus: number };
    getSolution(): { readonly colValue: Float64Array };
    getColName(index: number): string;
  }

  interface Highs {
    readonly constants: { readonly modelStatus: { readonly optimal: number } };
    withModel<Result>(
      source: { readonly format: 'lp'; readonly data: string },
      use: (model: Model) => Result,
    ): Result;
  }

  /** Loads the solver into this thread; its calls block the thread. */
  export default function loadHighs(): Promise<Highs>;
}
