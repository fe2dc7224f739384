const light = `--paper:#faf8f3;--surface:#fff;--line:#e3ded2;--edge:#857f73;--ink:#23211d;--ink-2:#524e47;--primary:#5555aa;--primary-hover:#43438f;--on-primary:#fff;--secondary:#0960a6;--sun:#f6c544;--on-sun:#2c2000;--error:#a1360c;--error-soft:#fdebe2;--shadow:0 1px 2px rgb(35 33 29/.08),0 8px 24px -8px rgb(35 33 29/.16);color-scheme:light`;
const dark = `--paper:#171612;--surface:#211f1a;--line:#38352d;--edge:#8f897c;--ink:#f4f0e6;--ink-2:#c9c3b5;--primary:#aeaef0;--primary-hover:#c6c6f8;--on-primary:#191938;--secondary:#7cc0f2;--sun:#f2c14a;--on-sun:#2c2000;--error:#ffae8a;--error-soft:#42200f;--shadow:0 1px 2px rgb(0 0 0/.5),0 12px 32px -8px rgb(0 0 0/.6);color-scheme:dark`;
const lightContrast = `--paper:#fff;--line:#6b6862;--edge:#000;--ink:#000;--ink-2:#1f1e1b;--primary:#2f2f80;--primary-hover:#1c1c63;--secondary:#00437a;--sun:#ffd24d;--on-sun:#000;--error:#7a2200;--error-soft:#fff0e8`;
const darkContrast = `--paper:#000;--surface:#0c0b0a;--line:#a8a59d;--edge:#fff;--ink:#fff;--ink-2:#f2efe8;--primary:#c9c9ff;--primary-hover:#e2e2ff;--on-primary:#000;--secondary:#9bd3ff;--sun:#ffd75e;--on-sun:#000;--error:#ffc3a8;--error-soft:#331304`;

/** The style of the test gateway's page: the design tokens in their four themes. */
export const pageStyle = `
:root{${light}}
@media (prefers-contrast:more){:root{${lightContrast}}}
@media (prefers-color-scheme:dark){:root{${dark}}}
@media (prefers-color-scheme:dark) and (prefers-contrast:more){:root{${darkContrast}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 "Instrument Sans Variable","Instrument Sans",system-ui,sans-serif;font-variant-numeric:lining-nums tabular-nums}
.test{padding:12px 16px;background:var(--sun);color:var(--on-sun);text-align:center}
main{max-width:32rem;margin:0 auto;padding:32px 16px 64px}
.test p{margin:0}
.to{margin:0;color:var(--ink-2);font-weight:600}
h1{margin:4px 0 24px;font:800 clamp(1.75rem,1.4rem + 1.5vw,2.5rem)/1.1 "Bricolage Grotesque Variable","Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.015em;text-wrap:balance}
table{width:100%;border-collapse:separate;border-spacing:0;padding:8px 24px;background:var(--surface);border:1px solid var(--line);border-radius:16px;box-shadow:var(--shadow)}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:12px 0;text-align:left;font-weight:400;vertical-align:baseline;overflow-wrap:anywhere}
th{width:100%}
td{padding-left:16px;text-align:right;white-space:nowrap}
tfoot th,tfoot td{border-top:1px solid var(--line);font-size:1.25rem;font-weight:700}
.times,.hint{color:var(--ink-2)}
form{display:grid;gap:12px;margin:24px 0 16px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 20px;border:0;border-radius:8px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:650;text-decoration:none;cursor:pointer;box-shadow:inset 0 -2px 0 rgb(0 0 0/.16)}
.button:hover{background:var(--primary-hover)}
.button.line{background:transparent;color:var(--ink);box-shadow:inset 0 0 0 1.5px var(--edge)}
.button.quiet{background:transparent;color:var(--primary);box-shadow:none}
.button.line:hover,.button.quiet:hover{text-decoration:underline}
.button:focus-visible,a:focus-visible{outline:3px solid var(--secondary);outline-offset:2px}
main p:has(>.button){margin-top:24px}
.hint{margin:0;font-size:.875rem}
.alert{display:flex;gap:12px;align-items:center;min-height:64px;margin:0 0 24px;padding:12px 16px;border-radius:8px;background:var(--error-soft);color:var(--error)}
.alert svg{flex:none}.alert p{margin:0}
`;
