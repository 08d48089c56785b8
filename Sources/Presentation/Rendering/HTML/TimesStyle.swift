/// The CSS of tables of times of day. A day and six times stand side by side on a phone, in columns whose times are
/// centred, and the table fits one sheet of paper. The row of today is in the window when the page opens.
enum TimesStyle {
  static let text = """
    body:has(.times, main.settings) { background: var(--page) }
    body.tabbed:has(.times) .wrap:not(.canvas) { max-width: 56.25rem }
    @media (min-width: 64em) {
      body.tabbed:has(.times) .wrap:not(.canvas) { padding-inline: 2rem }
      .table:has(> .times) { --margin: 0px }
    }
    body:has(.times) main > p { margin-inline: auto; text-align: center }
    body:has(.times) main > .button { border: 0; background: var(--accent-tint); color: var(--accent-on-tint) }
    .head.timetable > .wrap { display: grid; align-items: center; gap: 0 var(--space-sm);
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 9rem) auto minmax(0, 1fr); padding-bottom: 0 }
    @media screen { .head.timetable .tools { display: contents } }
    .head.timetable .leading { grid-area: 1 / 1 / auto / -1; justify-self: start; min-height: 52px }
    .head.timetable .tool:not(.leading) { grid-row: 2; place-self: end center; min-width: 46px; min-height: 46px; margin: 0; border-radius: 50%;
      background: var(--control); color: var(--label-text) }
    .head.timetable .tools > .tool:nth-child(2), .head.timetable .reveal:nth-child(2) > .tool { grid-column: 2 }
    .head.timetable .tools > .tool:nth-child(3), .head.timetable .reveal:nth-child(3) > .tool { grid-column: 4 }
    .head.timetable .tools .tool.trailing:is([popovertarget], :has([href="#calendar"])) { grid-area: 1 / 5; justify-self: end;
      border-radius: 0; background: none; color: var(--accent-text) }
    .head.timetable .tools:has([popovertarget]) .tool:has([href="#calendar"]) { margin-inline-end: 46px }
    .head.timetable .reveal::details-content { grid-column: 1 / -1 }
    .head.timetable h1 { grid-area: 2 / 1 / auto / -1; margin: 0; padding: 0 }
    .comma { font-size: 0 }
    .month { display: block; font-size: 0.9375rem; line-height: 46px }
    .head.timetable .subtitle { grid-area: 3 / 1 / auto / -1; font: var(--type-caption) }
    .table:has(> .times) { overflow-x: visible; margin-inline: calc(max(var(--margin) - 8px, 0px) * -1);
      border-radius: var(--card-radius); background: var(--card);
      box-shadow: var(--elevation-low, var(--elevation-card, none)) }
    .times { width: 100% }
    .times tr[aria-current] { scroll-initial-target: nearest }
    .table .times tr[aria-current] > * { background: var(--accent-fill); color: var(--accent-on-fill); font-weight: 600 }
    .times tbody tr > * { border-bottom-color: color-mix(in srgb, var(--separator) 60%, transparent) }
    .times tbody tr:last-child > * { border-bottom: 0 }
    .times tr[aria-current] > :first-child { border-start-start-radius: 10px; border-end-start-radius: 10px }
    .times tr[aria-current] > :last-child { border-start-end-radius: 10px; border-end-end-radius: 10px }
    .times th a { display: inline-block; min-width: 44px; color: inherit; text-decoration: none; line-height: 1.25rem;
      padding-block: 12px }
    .times th a:hover { text-decoration: underline }
    .table .times tbody > tr > :first-child { font: inherit }
    .table .times tr > th.title, .table .times.title1 tr > th:not(.body, [scope=col]) { font-weight: 700 }
    .times b { display: inline-block; min-width: 1.25rem; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums }
    .times b + span { font-size: 0.8125rem; color: var(--secondary-text) }
    .times em { display: block; font-style: normal; font-size: 0.6875rem; line-height: 1.1; white-space: normal }
    .times tr > .title b + span, .times tr[aria-current] :is(b + span, small), .times tr[aria-current] > *::before {
      color: inherit }
    .times small { color: var(--secondary-text) }
    .times small, .times small > span { display: none }
    .table:has(> .times) + p + p { margin-top: calc(4px - var(--space-lg)) }
    .table .times > thead > tr > th { font: var(--type-caption); font-size: 0.8125rem; font-weight: 500 }
    @container (min-width: 14.01em) {
      .table .times > * > tr > :nth-child(n) { padding-inline: 0; text-align: center; white-space: nowrap }
      .table .times > * > tr > :first-child { padding-inline-start: 8px; text-align: start }
      .table .times > thead > tr > th { height: 2.75rem; vertical-align: middle; border-bottom: 0 }
      .table .times > tbody > tr > * { padding-block: 0; vertical-align: middle }
      .times th a { margin-block: -6px }
    }
    @media screen {
      @container (min-width: 14.01em) {
        .table .times > tbody > tr > * { height: 34px }
        .times > thead > tr > th { position: sticky; inset-block-start: 0; z-index: 1; background: var(--card);
          box-shadow: inset 0 -1px var(--separator) }
      }
    }
    @container (min-width: 26em) {
      .table .times > * > tr > :first-child { width: 7.5rem; padding-inline-start: 12px }
      .times th a { min-width: 4rem }
      .times tbody th { position: relative }
      .times small { display: grid; place-content: center; position: absolute; inset-block: 0; inset-inline-end: 0; width: 2.75rem; margin: 0 }
      .times thead small { font: inherit }
    }
    @container (min-width: 40.01em) {
      .table .times > * > tr > :first-child { width: 8.5rem }
      .times small { width: 4rem }
    }
    @container (max-width: 40em) {
      .times { min-width: 0; table-layout: fixed }
      .table .times > tbody > tr > :nth-child(n) { font-size: 0.9375rem }
      .table .times > thead > tr > th { white-space: normal; overflow-wrap: anywhere }
      .table .times > thead > tr:has(> :nth-child(8)) > th { font-size: 0.6875rem }
    }
    @container (min-width: 14.01em) and (max-width: 26em) {
      .table .times > * > tr > :first-child { width: 3.5rem }
      .table .times tr:not(:has(> :nth-child(8))) > :nth-child(4) { width: 15.5% }
      .times .more { display: none }
    }
    @container (min-width: 14.01em) and (max-width: 22em) {
      .times b { min-width: 1.125rem }
      .table .times > * > tr > :first-child { width: 3rem; padding-inline-start: 4px }
      .table .times > tbody > tr > :nth-child(n) { font-size: 0.8125rem }
      .table .times > thead > tr > th { font-size: 0.6875rem }
    }
    @container (max-width: 14em) {
      .times tbody > * > *::before { margin-inline-end: auto }
    }
    @media (forced-colors: active) {
      .table .times tr[aria-current] > * { border-block: 3px solid Highlight }
    }
    @media print {
      .table:has(> .times) { margin: 0; background: none; box-shadow: none }
      .table:has(> .times) ~ .card { display: none }
      .table .times > tbody > tr > :nth-child(n) { height: 18pt; font-size: 10pt }
      .table .times > * > tr > :first-child { width: 33% }
      .times th a { display: inline; min-height: 0; line-height: inherit }
      .times thead { display: table-header-group }
      .table .times > thead > tr > th { border-bottom: 1px solid }
      .times tr { break-inside: avoid }
      .table .times tr[aria-current] > * { background: none; color: inherit; font-weight: 700; border-radius: 0;
        border-block: 2px solid }
      .times small, .times small > span { display: inline; position: static; font-size: inherit }
      .times small::before { content: " · " }
      .times tr > :not(.title) b + span { display: none }
    }

    """
}
