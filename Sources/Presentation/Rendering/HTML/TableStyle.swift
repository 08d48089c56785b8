/// The CSS of tables. Wide pages show them in columns. On narrow pages, rows with five or more cells, and long rows
/// with three or four cells, become blocks: the row's name, and below it the other cells with the titles of their
/// columns. Tables of laps keep their columns; only the note in the last of five columns moves below the others.
enum TableStyle {
  /// Copies the title of each column to a CSS variable of the column's cells, which may show it.
  private static let titles = (1...8).map { "tr > :nth-child(\($0)) { --t: var(--t\($0)) }" }.joined(separator: "\n")

  static let text = """
    .table { container-type: inline-size; overflow-x: auto }
    table { min-width: min(100%, 21rem); border-collapse: collapse }
    caption { text-align: start; padding-block: var(--space-xs); color: var(--secondary-text) }
    th, td { padding: var(--space-sm); text-align: start; border-bottom: 1px solid var(--separator);
      font-weight: 400; vertical-align: baseline }
    thead th { color: var(--secondary-text); font: var(--type-caption); border-bottom: 1px solid var(--secondary-text) }
    .end { text-align: end }
    td a, th a { display: inline-block; min-height: 44px; line-height: 44px; color: var(--accent-text);
      text-decoration: underline }
    tr > :first-child { width: 1px; white-space: nowrap; padding-inline-start: 0 }
    tr > :last-child { padding-inline-end: 0 }
    :is(th, td):has(> .dot) { white-space: nowrap }
    .dot { display: inline-block; flex: none; width: 10px; height: 10px; margin-inline-end: 8px; border-radius: 50%;
      background: var(--fill) }
    \(titles)
    table:has(.length) { width: 100% }
    td:has(> .length) { width: 60%; min-width: 7rem; padding-block: 2px }
    .length { display: inline-flex; align-items: center; gap: 8px; width: var(--length); min-width: fit-content; white-space: nowrap; min-height: 32px; padding-inline: 8px;
      border-radius: 6px; background: var(--tint); color: var(--label-text); font-weight: 600 }
    @container (max-width: 26em) {
      .length { flex-wrap: wrap; gap: 0 8px; min-width: min-content; padding-block: 2px }
      td:has(> .length) { min-width: 5.5rem }
      table:has(.length) :is(th, td) { padding-inline: 4px }
    }
    @media (forced-colors: active) { .length { border: 1px solid } }
    .table .times tr[aria-current] > * { background: var(--accent-fill); color: var(--accent-on-fill); font-weight: 600 }
    .times tr[aria-current] { scroll-initial-target: nearest }
    .table:has(> .times) { margin-inline: calc(max(var(--margin) - 8px, 0px) * -1); padding-inline: 8px; border-radius: var(--card-radius);
      background: var(--card); box-shadow: var(--elevation-low, var(--elevation-card, none)) }
    .times { width: 100% }
    @container (min-width: 14.01em) {
      .table .times > tbody > tr > * { height: 34px; padding-block: 0; vertical-align: middle }
      .table .times > thead > tr > th { height: 2.75rem; vertical-align: middle; border-bottom-color: var(--separator) }
      .times th a { margin-block: -6px }
    }
    .times tbody tr:last-child > * { border-bottom: 0 }
    .times tr[aria-current] > :first-child { border-radius: 10px 0 0 10px }
    .times tr[aria-current] > :last-child { border-radius: 0 10px 10px 0 }
    .table .times > * > tr > :first-child { padding-inline-start: 4px }
    .table .times > * > tr > :last-child { padding-inline-end: 4px }
    .times th a { display: inline-block; min-width: 44px; color: inherit; text-decoration: none; line-height: 1.25rem; padding-block: 12px }
    .times th a:hover { text-decoration: underline }
    .table .times tr > :first-child { font: inherit }
    .table .times tr > th.title, .table .times.title1 tr > th:not(.body, [scope=col]) { font-weight: 700 }
    .times small { display: none }
    @container (min-width: 26em) {
      .times th a { min-width: 4.5rem }
      .table .times > * > tr > * { padding-inline: 4px }
      .times small { display: inline; color: var(--secondary-text); white-space: nowrap }
    }
    @container (max-width: 40em) {
      .times .more { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%) }
    }
    .times tr[aria-current] small { color: inherit }
    @media print {
      .times, .table .times tr > :first-child { font-size: 10pt }
      .table .times :is(th, td) { height: auto; min-height: 0; padding: 1pt 2pt }
      .times th a { display: inline; min-height: 0; line-height: inherit }
      .times thead { display: table-header-group }
      .times tr { break-inside: avoid }
      .times small { display: inline; font-size: inherit }
      .times small::before { content: " · " }
    }
    @container (max-width: 40em) {
      .times { width: 100%; min-width: 0; table-layout: fixed }
      .table .times > * > tr > * { padding: 0 2px; font-size: 0.9375rem; white-space: nowrap }
      .table .times > thead > tr > th { font-size: 0.6875rem; white-space: normal; overflow-wrap: anywhere }
      .times .half { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
    }
    @container (min-width: 14.01em) and (max-width: 26em) { .table .times > * > tr > :first-child { width: 18% } }
    @container (min-width: 26em) and (max-width: 40em) { .table .times > * > tr > :first-child { width: 32% } }
    @container (max-width: 22em) {
      .table .times > * > tr > * { font-size: 0.8125rem }
    }
    @container (max-width: 32em) {
      .stack thead { position: absolute; display: block; width: 1px; overflow: hidden; clip-path: inset(50%) }
      .stack thead * { white-space: nowrap }
      .stack, .stack :is(caption, tbody) { display: block; width: 100% }
      .stack tr { display: grid; grid-template-columns: repeat(3, minmax(min-content, 1fr));
        gap: 0 var(--space-sm); padding-block: var(--space-sm); border-bottom: 1px solid var(--separator) }
      .stack tr:has(> :nth-child(5):last-child) { grid-template-columns: repeat(4, minmax(min-content, 1fr)) }
      .table .stack tbody > tr > :is(*, :first-child, :last-child) { display: block; width: auto; border: 0; padding: 2px 0;
        text-align: start; white-space: normal }
      .stack tr > :first-child { grid-column: 1 / -1 }
      .stack tbody > tr > :not(:first-child)::before { content: var(--t); display: block; color: var(--secondary-text);
        font: var(--type-caption); white-space: normal }
    }
    @container (max-width: 20em) {
      .stack tr, .stack tr:has(> :nth-child(5):last-child) { grid-template-columns: repeat(2, minmax(min-content, 1fr)) }
    }
    @container (min-width: 14.01em) and (max-width: 25em) {
      .laps tr { display: grid; grid-template-columns: 3em 5em minmax(8em, 1fr) auto; align-items: baseline;
        border-bottom: 1px solid var(--separator) }
      .laps tr > * { border: 0 }
      .laps tr > :nth-child(5) { grid-column: 1 / -1; padding: 0 0 var(--space-sm) }
      .laps tr > :nth-child(5):empty { display: none }
      .laps thead tr > :nth-child(5) { position: absolute; clip-path: inset(50%) }
    }
    @container (max-width: 17em) {
      th, td { padding-inline: 3px }
      .dot { margin-inline-end: var(--space-xs) }
    }
    @container (max-width: 14em) {
      thead { position: absolute; display: block; width: 1px; overflow: hidden; clip-path: inset(50%) }
      .table thead * { white-space: nowrap }
      tr { padding-block: var(--space-xs); border-bottom: 1px solid var(--separator) }
      table, caption, tbody { display: block; width: 100% }
      .table tr { display: block }
      tr > :is(*, :first-child, :nth-child(5)) { display: flex; width: auto; justify-content: space-between; gap: var(--space-sm);
        border: 0; padding: 2px 0 }
      tr > * > .dot { margin-inline: auto 0 }
      .table .stack tr > :first-child::before { content: none }
      .times tbody > * > *::before { margin-inline-end: auto }
      tbody > * > *::before { content: var(--t); color: var(--secondary-text); font: var(--type-caption) }
    }

    """
}
