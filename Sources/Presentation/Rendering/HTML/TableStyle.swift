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
    .facing { display: block }
    .facing::after { content: ""; display: block; width: var(--length); height: 8px; margin: 2px -6px 2px auto; border-radius: 4px;
      background: var(--fill) }
    td:has(> .facing) { width: 28% }
    td:has(> .facing) + td > .facing::after { margin-inline: -6px auto }
    table:has(.facing) { width: 100%; direction: ltr }
    .table table:has(.facing) tr > :nth-child(2) { padding-inline: 0 8px }
    .table table:has(.facing) tr > :nth-child(3) { padding-inline: 8px 0; text-align: left }
    @media (forced-colors: active) { .facing::after { border: 1px solid } }
    table:has(.length) { width: 100% }
    td:has(> .length) { width: 60%; min-width: 7rem }
    table:has(.length) tbody :is(th, td) { padding-block: 2px; border-bottom: 0; vertical-align: middle }
    .length { display: inline-flex; align-items: center; gap: 8px; width: var(--length); min-width: fit-content; white-space: nowrap; min-height: 32px; padding-inline: 8px;
      border-radius: 6px; background: var(--tint); color: var(--label-text); font-weight: 600 }
    table:has(.length) td:nth-child(2):not(:has(> .length)) { text-indent: 8px; font-weight: 600 }
    @container (max-width: 26em) {
      .length { flex-wrap: wrap; gap: 0 8px; min-width: min-content; padding-block: 2px }
      td:has(> .length) { min-width: 5.5rem }
      table:has(.length) :is(th, td) { padding-inline: 4px }
      table:has(.length):not(:has(tr > :nth-child(5))) tr > :not(:first-child, :last-child) { padding-inline: 8px }
      table:has(.length):not(:has(tr > :nth-child(5))) tr > :last-child { padding-inline: 8px 0 }
      table:has(.length):not(:has(tr > :nth-child(5))) tr > :first-child { padding-inline: 0 8px }
    }
    @media (forced-colors: active) { .length { border: 1px solid } }
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
      tbody > * > *::before { content: var(--t); color: var(--secondary-text); font: var(--type-caption); white-space: normal }
    }

    """
}
