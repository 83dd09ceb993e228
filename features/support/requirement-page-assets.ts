/** Styles of the page of requirements, inline because the page is one file that can be sent. */
export const PAGE_STYLE = `
  :root {
    color-scheme: light dark;
    --page: light-dark(#ffffff, #1c2127); --panel: light-dark(#f6f7f9, #252a31); --line: light-dark(#d3d8de, #404854);
    --text: light-dark(#1c2127, #f6f7f9); --quiet: light-dark(#5f6b7c, #abb3bf); --link: light-dark(#5e2aa6, #cbadf9);
    --good: light-dark(#165a36, #72ca9b); --bad: light-dark(#ac2f33, #fa999c);
  }
  :root[data-theme=light] { color-scheme: light; }
  :root[data-theme=dark] { color-scheme: dark; }
  * { box-sizing: border-box; }
  body { font: 14px/1.45 system-ui, sans-serif; margin: 0; background: var(--page); color: var(--text); }
  header { border-bottom: 1px solid var(--line); background: var(--panel); padding: 8px 12px; }
  header a { display: inline-block; min-height: 24px; padding: 2px 4px; margin-right: 12px; }
  main { margin: 0 auto; max-width: 90rem; overflow-wrap: anywhere; padding: 0 12px 3rem; }
  a { color: var(--link); }
  :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
  table { border-collapse: collapse; width: 100%; margin: 8px 0 24px; }
  .totals { width: auto; }
  .totals th { overflow-wrap: normal; }
  .totals td { text-align: right; font-variant-numeric: tabular-nums; }
  th, td { border-bottom: 1px solid var(--line); padding: 5px 10px; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  thead th { color: var(--quiet); font-weight: 400; overflow-wrap: normal; }
  .rows th[scope=row] { font-weight: 400; white-space: nowrap; font-variant-numeric: tabular-nums; }
  summary { cursor: pointer; padding: 4px 0; font-weight: 600; min-height: 24px; }
  small { color: var(--quiet); display: block; margin-bottom: 4px; font-size: 12px; }
  img { display: block; margin: 2px 0 4px; border: 1px solid var(--line); object-fit: cover; object-position: top; }
  form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; position: sticky; top: 0; background: var(--page); padding: 8px 0; border-bottom: 1px solid var(--line); }
  label { color: var(--quiet); max-width: 100%; min-width: 0; }
  input, select { display: block; font: inherit; min-height: 30px; padding: 0 6px; max-width: 100%; }
  input { width: 20rem; }
  .proved { color: var(--good); }
  .mark { font-weight: 400; }
  .newly-proved, .signed-off { color: var(--good); }
  .newly-red, .rejected, .void { color: var(--bad); }
  .failing, .unknown, .unproved { color: var(--bad); font-weight: 600; }
  .unneeded { color: var(--quiet); }
  .steps { list-style: none; padding: 0; max-width: 60rem; }
  .steps > li { margin: 4px 0; }
  .steps > .failing::after { content: " – failed"; }
  .cells { width: auto; margin: 4px 0 4px 1rem; }
  .failures > li { margin-bottom: 16px; }
  pre { background: var(--panel); border-left: 3px solid var(--bad); margin: 4px 0; padding: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
  small a { display: inline-block; min-height: 24px; min-width: 24px; padding: 3px 2px; }
  h3 { font-size: 14px; margin: 16px 0 0; }
  section:target { outline: 2px solid var(--link); outline-offset: 6px; }
  section, tr { scroll-margin-top: 5rem; }
  @media (max-width: 700px) {
    form { position: static; }
    section, tr { scroll-margin-top: 0; }
    .rows thead { display: none; }
    .rows tr { display: block; border-bottom: 1px solid var(--line); padding: 6px 0; }
    .rows th, .rows td { display: block; border: 0; padding: 1px 0; }
    .rows tr[hidden] { display: none; }
    .totals { display: block; font-size: 12px; overflow-x: auto; }
    .totals th, .totals td { padding: 3px 4px; }
    .cells:has(td:nth-child(3)) tr { border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0 12px; }
    .cells:has(td:nth-child(3)) td { border: 0; padding: 2px 0; }
  }
  @media (max-height: 480px) {
    form { position: static; }
    section, tr { scroll-margin-top: 0; }
  }
`;

/** Filters rows while the user types. The filter is kept in the address, so that links can set it. */
export const PAGE_SCRIPT = `
  const form = document.forms[0];
  const rows = [...document.querySelectorAll("tr[data-status]")];
  const words = new Map(rows.map((row) => [row, row.textContent.toLowerCase()]));
  const fields = ["find", "area", "status", "mark"];
  const asked = new URLSearchParams(location.search);
  for (const name of fields) form.elements[name].value = asked.get(name) ?? "";
  const apply = () => {
    const [find, area, status, mark] = fields.map((name) => form.elements[name].value.trim());
    const wanted = find.replace(/^@/, "").toLowerCase();
    const isAsked = Boolean(wanted || area || status || mark);
    let count = 0;
    for (const row of rows) {
      row.hidden = !(words.get(row).includes(wanted) && (!area || row.dataset.area === area) && (!status || row.dataset.status === status) && (!mark || row.dataset.marks.split(" ").includes(mark)));
      if (!row.hidden) count++;
    }
    for (const section of document.querySelectorAll("details.section")) {
      section.hidden = isAsked && !section.querySelector("tr[data-status]:not([hidden])");
      section.open = isAsked && !section.hidden;
    }
    document.getElementById("count").textContent = isAsked ? count + " of " + rows.length + " rows" : "";
    const search = new URLSearchParams(fields.map((name) => [name, form.elements[name].value]).filter(([, value]) => value));
    history.replaceState(null, "", search.size > 0 ? "?" + search + location.hash : location.pathname + location.hash);
  };
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  apply();
  // A link to a row or a scenario opens the part where it is, also if a filter hides it.
  const show = () => {
    const found = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!found) return;
    if (found.hidden) { form.reset(); apply(); }
    found.closest("details")?.setAttribute("open", "");
    found.scrollIntoView();
  };
  addEventListener("hashchange", show);
  show();
  // Links to the trainer's console lead nowhere from a file.
  if (location.protocol !== "file:") for (const link of document.querySelectorAll("[data-served]")) link.hidden = false;
  // Uses the theme of the console if both are served by the bank; otherwise the browser's preference.
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
`;
