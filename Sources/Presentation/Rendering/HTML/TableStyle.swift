/// How tables look: columns stand beside each other however wide the page is, and below each other where it is narrowest.
/// Where six and more would not fit, each row is a block: its name, and below it three cells a line under their titles.
enum TableStyle {
  static let text = """
    .table { container-type: inline-size; overflow-x: auto }
    table { min-width: min(100%, 24rem); border-collapse: collapse }
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
    @container (max-width: 34em) {
      table:has(tr > :nth-child(6)) thead { position: absolute; display: block; width: 1px; overflow: hidden;
        clip-path: inset(50%) }
      .table:has(tr > :nth-child(6)) thead * { white-space: nowrap }
      table:has(tr > :nth-child(6)), table:has(tr > :nth-child(6)) :is(caption, tbody) { display: block;
        width: 100% }
      tr:has(> :nth-child(6)) { display: grid; grid-template-columns: repeat(3, minmax(min-content, 1fr));
        gap: 0 var(--space-sm); padding-block: var(--space-sm); border-bottom: 1px solid var(--separator) }
      .table tbody > tr:has(> :nth-child(6)) > :is(*, :first-child, :last-child) { display: block; width: auto; border: 0;
        padding: 2px 0; text-align: start; white-space: normal }
      tr:has(> :nth-child(6)) > :first-child { grid-column: 1 / -1 }
      tbody > tr:has(> :nth-child(6)) > :not(:first-child)::before { display: block; color: var(--secondary-text);
        font: var(--type-caption) }
      tbody > :has(> :nth-child(6)) > :nth-child(2)::before { content: var(--t2) }
      tbody > :has(> :nth-child(6)) > :nth-child(3)::before { content: var(--t3) }
      tbody > :has(> :nth-child(6)) > :nth-child(4)::before { content: var(--t4) }
      tbody > :has(> :nth-child(6)) > :nth-child(5)::before { content: var(--t5) }
      tbody > :has(> :nth-child(6)) > :nth-child(6)::before { content: var(--t6) }
      tbody > :has(> :nth-child(6)) > :nth-child(7)::before { content: var(--t7) }
      tbody > :has(> :nth-child(6)) > :nth-child(8)::before { content: var(--t8) }
    }
    @container (max-width: 19em) {
      tr:has(> :nth-child(6)) { grid-template-columns: repeat(2, minmax(min-content, 1fr)) }
    }
    @container (max-width: 25em) {
      tr:has(> :nth-child(5):last-child) { display: grid; grid-template-columns: 3em 5em minmax(8em, 1fr) auto;
        align-items: baseline; border-bottom: 1px solid var(--separator) }
      thead tr:has(> :nth-child(5):last-child) > :nth-child(5) { position: absolute; clip-path: inset(50%) }
      tr:has(> :nth-child(5):last-child) > * { border: 0 }
      tr > :nth-child(5):last-child { grid-column: 1 / -1; padding: 0 0 var(--space-sm) }
      tr > :nth-child(5):last-child:empty { display: none }
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
      tbody > * > *::before { color: var(--secondary-text); font: var(--type-caption) }
      tbody > * > :nth-child(1)::before { content: var(--t1) }
      tbody > * > :nth-child(2)::before { content: var(--t2) }
      tbody > * > :nth-child(3)::before { content: var(--t3) }
      tbody > * > :nth-child(4)::before { content: var(--t4) }
      tbody > * > :nth-child(5)::before { content: var(--t5) }
      tbody > * > :nth-child(6)::before { content: var(--t6) }
      tbody > * > :nth-child(7)::before { content: var(--t7) }
      tbody > * > :nth-child(8)::before { content: var(--t8) }
    }

    """
}
